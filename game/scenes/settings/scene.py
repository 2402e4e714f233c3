"""The settings: tabs; every change is heard and seen at once, and kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.kit.layout import Box, Part, Screen
from game.kit.widgets import Button, Choice, Group, Look, Widget
from game.scenes.form import Form, Row
from game.scenes.home import Home
from game.scenes.page import Sheet, caption
from game.scenes.settings.keys import binding_rows
from game.scenes.settings.preview import FlightPreview, TablePreview
from game.scenes.settings.rows import SPEED_NAMES, Rows, WithForm
from game.table.presenter import SPEEDS as FACTORS
from game.texts import LANGUAGES, languages, mark

__all__ = ["SPEED_NAMES", "TABS", "SettingsScene"]

TABS: dict[str, tuple[str, str]] = {
    "display": (mark("Picture"), "eye"),
    "sound": (mark("Sound"), "sound"),
    "motion": (mark("Speed"), "speed"),
    "play": (mark("Game"), "cards"),
    "controls": (mark("Controls"), "gamepad"),
    "language": (mark("Language"), "language"),
}
"""Each tab: what it says, and its icon."""

SIDE = 142.0
TAB = 54.0
_THEME = ("motion", "high_contrast", "hold")
_HANDS = ("cooldown", "scan", "two_buttons")
_SOUND = ("master_volume", "music_volume", "sound_volume", "tap_volume", "mute", "mono")


class SettingsScene(Sheet, WithForm):
    """A panel over the menu, the table, or anything else."""

    opaque = False
    widest = 820.0

    def __init__(self, home: Home, tab: str = "display") -> None:
        super().__init__(home)
        self._tab = tab

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Settings")

    def extras(self) -> list[Widget]:
        """Keys and buttons at a glance."""
        keys = Button(
            "",
            lambda: self.stage.push(self.home.helps.keys()),
            icon=self.home.assets.picture("icons/keyboard"),
        )
        keys.name, keys.info = "keys", self.texts.say("Keys and buttons")
        return [keys]

    @property
    def form_width(self) -> float:
        """How wide the rows are, in logical units."""
        return self.paper_width - (0.0 if self.stage.screen.portrait else SIDE + 12)

    def body(self) -> Widget:
        """Tabs, and the rows of the chosen one."""
        say, picture = self.texts.say, self.home.assets.picture
        self._tabs: list[Button] = []
        for tab, (words, icon) in TABS.items():
            chosen = tab == self._tab
            light = "-light" if chosen else ""
            button = Button(
                say(words),
                partial(self._open, tab),
                Look.PRIMARY if chosen else Look.PLAIN,
                picture(f"icons/{icon}{light}"),
                self.theme.text.small,
            )
            button.name = f"tab {tab}"
            self._tabs.append(button)
        rows = Rows(self, self._changed)
        make: dict[str, Callable[[Rows], list[Row]]] = {
            "display": self._display,
            "sound": self._sound,
            "motion": self._motion,
            "play": self._play,
            "controls": self._controls,
            "language": self._language,
        }
        self._form = Form(make[self._tab](rows))
        return Group(*self._tabs, self._form, arrange=self._lay)

    def _lay(self, box: Box) -> None:
        if self.stage.screen.portrait:
            tabs, form = box.rows(2 * TAB + 6, Part(), gap=10)
            cells = tabs.grid(3, 2, 6)
        else:
            tabs, form = box.columns(SIDE, Part(), gap=12)
            cells = tabs.align(SIDE, min(tabs.h, 6 * (TAB + 6)), "left", "top").even_rows(6, 6)
        for button, cell in zip(self._tabs, cells, strict=True):
            button.place(cell)
        self._form.place(form)

    def resized(self, screen: Screen) -> None:
        """Stay at the same place of the form."""
        self._again(lambda: super(SettingsScene, self).resized(screen))

    def resume(self, result: Any) -> None:
        """A key was moved: what that means to others is told."""
        self._again(lambda: super(SettingsScene, self).resume(result))
        if isinstance(result, str) and result:
            self.tell(result)

    def go_back(self) -> None:
        """Keep what was set."""
        self.home.save()
        self.stage.pop()

    # -- the tabs ----------------------------------------------------------------------------

    def _display(self, rows: Rows) -> list[Row]:
        words = self.texts.say("Plant, trade, harvest")
        settings = self.home.settings
        preview = TablePreview(self.home.assets, words, settings.left_handed, settings.front_right)
        toggles = ("high_contrast", "left_handed", "front_right")
        preview_row = Row(preview, height=66 + 26 * self.stage.screen.text_scale)
        made = [rows.choice("text_size"), preview_row, *map(rows.toggle, toggles)]
        if not self.home.public:
            made.append(rows.toggle("full_screen"))
        return made

    def _sound(self, rows: Rows) -> list[Row]:
        volumes = ("master_volume", "music_volume", "sound_volume", "tap_volume")
        toggles = ("mute", "mono", "captions")
        return [*map(rows.volume, volumes), *map(rows.toggle, toggles)]

    def _motion(self, rows: Rows) -> list[Row]:
        settings = self.home.settings
        speed = FACTORS[settings.speed]
        preview = FlightPreview(self.home.assets, speed, settings.reduced_motion)
        self._flight = preview
        return [
            rows.choice("speed", 96),
            rows.choice("motion", 96),
            rows.words(
                self.texts.say(
                    "Less: nothing shakes, sways or bursts. None: cards fade instead of flying."
                )
            ),
            Row(preview, height=92),
        ]

    def _play(self, rows: Rows) -> list[Row]:
        say = self.texts.say
        return [
            rows.toggle("hints"),
            rows.choice("trade_timer", 66),
            rows.words(say("How long computer players wait for your bid before they end trading.")),
        ]

    def _controls(self, rows: Rows) -> list[Row]:
        say = self.texts.say
        made = [
            rows.choice("screen_keys", 100),
            rows.choice("hold", 70),
            rows.toggle("cooldown"),
            rows.choice("scan", 66),
            rows.words(
                say("The light goes round by itself; any key, button or touch chooses what is lit.")
            ),
        ]
        if not self.home.public:
            # A machine that stands in public has no keys: a touch alone would choose for ever.
            made += [
                rows.toggle("two_buttons"),
                rows.words(
                    say(
                        "Space, the right mouse button or B moves the light; Enter, the left mouse "
                        "button, a touch or A chooses."
                    )
                ),
            ]
        return made + binding_rows(self, self.form_width, self._reset_keys)

    def _language(self, rows: Rows) -> list[Row]:
        known = languages()
        now = self.texts.language if self.texts.language in known else "en"

        def change(index: int) -> None:
            self.home.settings.language = known[index]
            self.home.texts = self.home.speak(known[index])
            self.home.save()
            self.rebuild()

        choice = Choice([LANGUAGES[code] for code in known], known.index(now), change, 150)
        for number, button in enumerate(choice.buttons):
            button.name = f"language {number}"
        lines = -(-len(known) // max(1, int((self.form_width + 6) // 156)))
        return [
            Row(caption(self, self.texts.say("Language")), height=34),
            Row(choice, height=lines * 66.0),
        ]

    # -- inside ------------------------------------------------------------------------------

    def _open(self, tab: str) -> None:
        self._tab = tab
        self.rebuild()

    def _again(self, build: Callable[[], object]) -> None:
        offset = self._form.scroll.offset
        build()
        self._form.scroll.scroll_to(offset)

    def _reset_keys(self) -> None:
        self.home.settings.keys, self.home.settings.pad = {}, {}
        self._changed("keys")

    def _changed(self, name: str) -> None:
        home = self.home
        home.save()
        if name == "full_screen":
            home.display.set_fullscreen(home.settings.full_screen)
        elif name in _SOUND:
            home.apply_sound()
            home.audio.play("tap" if name == "tap_volume" else "tick")
        elif name in _HANDS:
            home.apply_hands()
        elif name == "text_size":
            home.apply()
        elif name in _THEME or name in ("keys", "left_handed", "front_right", "speed"):
            home.apply_theme()
            home.apply_hands()
            self._again(self.rebuild)

    def enter(self, *given: Any) -> None:
        """Let the preview move."""
        super().enter(*given)
        self._move_preview()

    def rebuild(self) -> None:
        """The preview moves on."""
        super().rebuild()
        self._move_preview()

    def _move_preview(self) -> None:
        if self._tab == "motion":
            self.ui.wake(self._flight)
