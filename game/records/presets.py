"""House rules that a person keeps under a name: a JSON file beside the settings.

What cannot be read is passed over; nothing here raises on a bad file or folder.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.records.folders import Notice, NoticeCode, write_whole
from game.rules import RulesError, rules_for

FILE = "house-rules.json"
LONGEST_NAME = 24
MOST = 24


class Preset(NamedTuple):
    """Settings of RULES.md section 2 for an edition and a number of players, under a name."""

    name: str
    edition: str
    players: int
    settings: Mapping[str, Any]

    def fits(self, edition: str, players: int) -> bool:
        """Whether these rules can be played so."""
        if edition != self.edition:
            return False
        try:
            rules_for(edition, players, self.settings)
        except RulesError:
            return False
        return True


def load_presets(data_dir: Path | None) -> list[Preset]:
    """What was kept; nothing where there is no folder or no file."""
    if data_dir is None:
        return []
    try:
        data = json.loads((data_dir / FILE).read_bytes().decode("utf-8"))
    except (OSError, ValueError, RecursionError):
        return []
    values = data.get("presets") if isinstance(data, dict) else None
    if not isinstance(values, list):
        return []
    found = [_preset(value) for value in values[:MOST]]
    return [preset for preset in found if preset is not None]


def save_presets(presets: Sequence[Preset], data_dir: Path | None) -> Notice | None:
    """Keep these; None when that worked, else what should be told."""
    if data_dir is None:
        return None
    path = data_dir / FILE
    values = [
        {
            "name": preset.name,
            "edition": preset.edition,
            "players": preset.players,
            "settings": dict(preset.settings),
        }
        for preset in presets
    ]
    try:
        data_dir.mkdir(parents=True, exist_ok=True)
        write_whole(path, json.dumps({"presets": values}, indent=2).encode() + b"\n")
    except OSError as error:
        return Notice(NoticeCode.NOT_WRITABLE, path, error.strerror or str(error))
    return None


def _preset(value: object) -> Preset | None:
    if not isinstance(value, dict):
        return None
    name, edition = value.get("name"), value.get("edition")
    players, settings = value.get("players"), value.get("settings")
    if not isinstance(name, str) or not isinstance(edition, str) or type(players) is not int:
        return None
    if not name.strip() or not name.isprintable() or not isinstance(settings, dict):
        return None
    kept = {key: tuple(v) if isinstance(v, list) else v for key, v in settings.items()}
    preset = Preset(name[:LONGEST_NAME], edition, players, kept)
    return preset if preset.fits(edition, players) else None
