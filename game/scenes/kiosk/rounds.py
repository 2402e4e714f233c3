"""What the staff may do at the machine: the doors behind the staff page."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from game.kit.audio import Audio
from game.kit.stage import Scene
from game.records.house import keep_volume, read_volume
from game.scenes.home import Home
from game.scenes.kiosk.scores import ScoresScene
from game.scenes.kiosk.staff import MachineLog

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Tools:
    """What a kiosk needs of the machine: the sound that there is now, the last lines of
    the log, facts for the staff page, the picture's light (0 to 1), and the minute of the day,
    None where the machine does not know it."""

    reopen: Callable[[], Audio]
    log_lines: Callable[[], list[str]]
    facts: Callable[[], list[str]]
    set_light: Callable[[float], object]
    minute_of_day: Callable[[], int | None]


class StaffRounds:
    """The house's volume, the figures, the log, and the two ways away from the staff page."""

    def __init__(
        self,
        home: Home,
        tools: Tools,
        usual_volume: float,
        to_attract: Callable[[], None],
        to_quit: Callable[[], None],
    ) -> None:
        self._home, self._tools = home, tools
        self._to_attract, self._to_quit = to_attract, to_quit
        kept = read_volume(home.data_dir)
        self._volume = usual_volume if kept is None else kept
        self._kept = self._volume

    def house_volume(self) -> float:
        """The house's own volume, 0 to 1."""
        return self._volume

    def set_volume(self, volume: float) -> None:
        """Heard at once; kept when the staff page is left."""
        self._volume = volume
        self._home.settings.master_volume = volume
        self._home.apply_sound()

    def keep_volume(self) -> None:
        """Write it down if it was changed."""
        if self._volume == self._kept:
            return
        self._kept = self._volume
        notice = keep_volume(self._volume, self._home.data_dir)
        if notice is not None:
            log.warning("the volume is not kept: %s", notice.detail)

    def scores(self) -> Scene:
        """The figures."""
        assert self._home.statistics is not None
        return ScoresScene(self._home, self._home.statistics, clearable=True)

    def log_page(self) -> Scene:
        """The last lines of the log."""
        return MachineLog(self._home, self._tools.log_lines())

    def facts(self) -> list[str]:
        """About this machine."""
        return self._tools.facts()

    def to_attract(self) -> None:
        """Back to the demonstration."""
        self._to_attract()

    def quit(self) -> None:
        """End the program."""
        self._to_quit()
