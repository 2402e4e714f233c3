"""What the staff of a kiosk set at the machine itself: kept in the data folder, over restarts."""

import json
from pathlib import Path

from game.records.folders import Notice, NoticeCode, write_whole

FILE = "house.json"


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
