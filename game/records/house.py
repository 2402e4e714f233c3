"""What the staff of a kiosk set at the machine itself: kept in the data folder, over restarts."""

import json
import logging
from pathlib import Path

from game.records.folders import Notice, NoticeCode, write_whole
from game.records.store import Store

FILE, PLAYING = "house.json", "playing"
log = logging.getLogger(__name__)


def read_volume(data_dir: Path | None) -> float | None:
    """The volume (0 to 1) that was set here, or None. A damaged file counts as none."""
    if data_dir is None:
        return None
    try:
        values = json.loads((data_dir / FILE).read_bytes().decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return None
    volume = values.get("volume") if isinstance(values, dict) else None
    if isinstance(volume, bool) or not isinstance(volume, int | float) or not 0 <= volume <= 1:
        return None
    return float(volume)


def keep_volume(volume: float, data_dir: Path | None) -> Notice | None:
    """Keep the volume for the next start; what should be told when that fails."""
    if data_dir is None:
        return None
    path = data_dir / FILE
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({"volume": volume}).encode() + b"\n")
    except OSError as error:
        return Notice(NoticeCode.NOT_WRITABLE, path, error.strerror or str(error))
    return None


def note_playing(record: Path | None, data_dir: Path | None) -> None:
    """Note which game is being played, so that a pulled plug does not part it from its players;
    None when it was left on purpose. Never raises."""
    if data_dir is None:
        return
    path = data_dir / PLAYING
    try:
        if record is not None:
            write_whole(path, _told(record).encode() + b"\n")
        else:
            path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("the game that is played is not noted: %s", error)


def read_playing(data_dir: Path | None, store: Store) -> Path | None:
    """The unfinished game that was being played when the program was cut off, or None."""
    if data_dir is None or store.folder is None:
        return None
    try:
        name = (data_dir / PLAYING).read_bytes()[:80].decode("ascii").strip()
    except (OSError, ValueError):
        return None
    return next((path for path in store.unfinished() if _told(path) == name), None)


def _told(record: Path) -> str:
    """Folder and name: of two programs each has a folder of its own."""
    return f"{record.parent.name}/{record.name}"
