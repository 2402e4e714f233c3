"""Files of earlier versions lay one folder deeper: they move to where they are looked for now."""

import logging
from pathlib import Path

from game.records.folders import GAMES, Lock

log = logging.getLogger(__name__)


def moved_up(old: Path, new: Path) -> Path:
    """The folder to use: `new`, once everything that lay in `old` lies there; games go first.

    `old` itself is used on while another program plays there, or where its games cannot be moved.
    What has a namesake in `new` stays where it is. Nothing is deleted; nothing here raises.
    """
    if not old.is_dir():
        return new
    try:
        if (old / GAMES).is_dir() and not (new / GAMES).exists():
            lock = Lock.take(old / GAMES / ".lock")
            if lock is None:
                return old
            lock.release()
            (old / GAMES).rename(new / GAMES)
        _move_the_rest(old, new)
    except OSError as error:
        log.warning("files stay in %s: %s", old, error.strerror)
        return new if (new / GAMES).exists() else old
    return new


def _move_the_rest(old: Path, new: Path) -> None:
    for path in sorted(old.iterdir()):
        if (new / path.name).exists():
            log.warning("there are two of these, one is not used: %s", path)
        else:
            path.rename(new / path.name)
    if not any(old.iterdir()):
        old.rmdir()
