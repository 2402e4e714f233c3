"""Rows of the settings: one control for each, changed at once and kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.kit.widgets import Choice, Label, Slider, TextStyle, Toggle, Widget
from game.records.settings import (
    HOLDS,
    MOTIONS,
    SCANS,
    SCREEN_KEYS,
    SPEEDS,
    TEXT_SIZES,
    TRADE_TIMERS,
)
from game.scenes.form import TWO_LINES, Row, lines_of
from game.scenes.page import Page, caption
from game.texts import mark

SPEED_NAMES: dict[str, str] = {
    "relaxed": mark("Relaxed"),
    "normal": mark("Normal"),
    "fast": mark("Fast"),
    "instant": mark("Instant"),
}
SCREEN_KEY_NAMES: dict[str, str] = {
    "auto": mark("When needed"),
    "always": mark("Always"),
    "never": mark("Never"),
}
MOTION_NAMES: dict[str, str] = {
    "full": mark("All of it"),
    "less": mark("Less"),
    "none": mark("None"),
}
TOGGLES: dict[str, str] = {
    "mute": mark("Silence (key M)"),
    "mono": mark("Mono: the same in both ears"),
    "captions": mark("Captions of what happens"),
    "left_handed": mark("Left-handed table"),
    "front_right": mark("Front card at the right"),
    "full_screen": mark("Full screen (key F11)"),
    "high_contrast": mark("Strong contrast"),
    "hints": mark("Hints"),
    "cooldown": mark("Rest half a second after each input"),
    "two_buttons": mark("Two buttons: one moves the light, one chooses"),
}
CHOICES: dict[str, Sequence[Any]] = {
    "speed": SPEEDS,
    "motion": MOTIONS,
    "text_size": TEXT_SIZES,
    "trade_timer": TRADE_TIMERS,
    "hold": HOLDS,
    "scan": SCANS,
    "screen_keys": SCREEN_KEYS,
}
CAPTIONS: dict[str, str] = {
    "master_volume": mark("Everything"),
    "music_volume": mark("Music"),
    "sound_volume": mark("Effects"),
    "tap_volume": mark("Taps on buttons"),
    "speed": mark("Speed"),
    "motion": mark("Motion"),
    "text_size": mark("Size of text"),
    "trade_timer": mark("Waiting time for bids"),
    "hold": mark("Hold to explain"),
    "scan": mark("One button: light moves every"),
    "screen_keys": mark("Keys on the screen"),
}


class WithForm(Page):
    """A page that knows how wide its form is."""

    @property
    def form_width(self) -> float:
        """In logical units, the bar at its side included."""
        raise NotImplementedError

    @property
    def screen_scale(self) -> float:
        """How much larger than usual all text is."""
        return self.stage.screen.text_scale


class Rows:
    """Makes the rows of one page; `changed(name)` is called after every change."""

    def __init__(self, page: WithForm, changed: Callable[[str], object]) -> None:
        self._page, self._changed = page, changed
        self._settings = page.home.settings
        self._say = page.texts.say

    def toggle(self, name: str) -> Row:
        """On or off."""
        toggle = Toggle(
            self._say(TOGGLES[name]),
            getattr(self._settings, name),
            lambda on: self._set(name, on),
        )
        toggle.name = name
        return Row(toggle)

    def volume(self, name: str) -> Row:
        """A slider."""
        slider = Slider(
            getattr(self._settings, name), lambda value: self._set(name, round(value, 2))
        )
        slider.name = name
        return self._with_caption(slider, name)

    def choice(self, name: str, width: float = 84.0) -> Row:
        """One of several."""
        values = CHOICES[name]
        now = getattr(self._settings, name)
        if isinstance(values[0], str):
            width *= self._page.screen_scale
        choice = Choice(
            [self._word(name, value) for value in values],
            values.index(now) if now in values else 0,
            lambda index: self._set(name, values[index]),
            width,
        )
        for number, button in enumerate(choice.buttons):
            button.name = f"{name} {number}"
            button.label = self._say(CAPTIONS[name])
        room = self._page.form_width - 12
        if room >= TWO_LINES:
            room = (room - 12) * 0.58
        lines = lines_of(len(values), width, 6, room)
        return self._with_caption(choice, name, 54.0 * lines + 6.0 * (lines - 1))

    def words(self, text: str) -> Row:
        """What a setting is for."""
        theme = self._page.theme
        style = TextStyle(theme.text.small, theme.colors.ink_soft, "medium", across="left")
        label = Label(text, style)
        return Row(label, measured=label)

    def _with_caption(self, control: Widget, name: str, height: float = 54.0) -> Row:
        text = self._say(CAPTIONS[name])
        control.label = text
        return Row(control, caption(self._page, text), height)

    def _word(self, name: str, value: Any) -> str:
        say = self._say
        if name == "speed":
            return say(SPEED_NAMES[value])
        if name == "motion":
            return say(MOTION_NAMES[value])
        if name == "screen_keys":
            return say(SCREEN_KEY_NAMES[value])
        if name == "text_size":
            return say("{n} %", n=value)
        number = (
            f"{value:g}" if self._page.texts.language == "en" else f"{value:g}".replace(".", ",")
        )
        return say("{n} s", n=number) if value else say("Off")

    def _set(self, name: str, value: Any) -> None:
        setattr(self._settings, name, value)
        self._changed(name)
