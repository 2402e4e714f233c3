"""Old records of a machine that runs for years make room for new ones. For kiosks only."""

import contextlib
from pathlib import Path

from game.records.beside import SUFFIXES, forget_beside
from game.records.folders import SET_ASIDE
from game.records.store import SUFFIX, Store

AT_ONCE = 50
"""So many files at most go in one call, so that no frame waits long."""


def prune(store: Store, keep: int) -> int:
    """Delete the oldest records beyond the newest `keep` (1 or more); how many went.

    Files that were set aside are counted apart and kept in the same number. What cannot be
    deleted is passed over. What belonged to records that somebody deleted goes, too.
    """
    going = store.games()[:-keep]
    if store.folder is not None:
        _forget_orphans(store.folder)
        going += sorted((store.folder / SET_ASIDE).glob(f"*{SUFFIX}"))[:-keep]
    gone = 0
    for path in going[:AT_ONCE]:
        try:
            forget_beside(path)
            path.unlink()
        except OSError:
            continue
        gone += 1
    return gone


def _forget_orphans(folder: Path) -> None:
    with contextlib.suppress(OSError):
        for suffix in SUFFIXES:
            for path in folder.glob(f"*{suffix}"):
                if not path.with_suffix(SUFFIX).exists():
                    path.unlink()
