"""The settings: every change is heard and seen at once, and kept."""

from __future__ import annotations

from game.kit.layout import Screen
from game.kit.widgets import Choice, Slider, Toggle, Widget
from game.records.settings import SPEEDS, TEXT_SIZES
from game.scenes.form import Form, Row
from game.scenes.page import Sheet, caption, heading
from game.texts import LANGUAGES, languages, mark

SPEED_NAMES: dict[str, str] = {
    "relaxed": mark("Relaxed"),
    "normal": mark("Normal"),
    "fast": mark("Fast"),
    "instant": mark("Instant"),
}


class SettingsScene(Sheet):
    """A panel over the menu or the table."""

    opaque = False

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Settings")

    def body(self) -> Widget:
        """All settings, the most wanted first."""
        say = self.texts.say
        rows = [Row(heading(self, say("Sound")), height=34)]
        rows += [
            self._volume(say("Everything"), "master_volume"),
            self._volume(say("Music"), "music_volume"),
            self._volume(say("Effects"), "sound_volume"),
            self._toggle(say("Silence (key M)"), "mute"),
            Row(heading(self, say("Picture")), height=34),
            self._speed(),
            self._text_size(),
            self._toggle(say("Less motion"), "reduced_motion"),
            self._toggle(say("Left-handed table"), "left_handed"),
        ]
        if not self.home.public:
            rows.insert(-1, self._toggle(say("Full screen (key F11)"), "full_screen"))
        if len(languages()) > 1:
            rows.append(self._language())
        self._form = Form(rows)
        return self._form

    def resized(self, screen: Screen) -> None:
        """Stay at the same place of the form."""
        offset = self._form.scroll.offset
        super().resized(screen)
        self._form.scroll.scroll_to(offset)

    def go_back(self) -> None:
        """Keep what was set."""
        self.home.save()
        self.stage.pop()

    def _volume(self, says: str, name: str) -> Row:
        def change(value: float) -> None:
            setattr(self.home.settings, name, round(value, 2))
            self.home.apply_sound()
            self.home.audio.play("tick")

        slider = Slider(getattr(self.home.settings, name), change)
        slider.name = name
        return Row(slider, caption(self, says))

    def _toggle(self, says: str, name: str) -> Row:
        def change(on: bool) -> None:
            setattr(self.home.settings, name, on)
            self._changed(name)

        toggle = Toggle(says, getattr(self.home.settings, name), change)
        toggle.name = name
        return Row(toggle)

    def _speed(self) -> Row:
        def change(index: int) -> None:
            self.home.settings.speed = SPEEDS[index]
            self.home.save()

        names = [self.texts.say(SPEED_NAMES[speed]) for speed in SPEEDS]
        choice = Choice(names, SPEEDS.index(self.home.settings.speed), change, 96)
        return Row(_named(choice, "speed"), caption(self, self.texts.say("Speed")))

    def _text_size(self) -> Row:
        def change(index: int) -> None:
            self.home.settings.text_size = TEXT_SIZES[index]
            self._changed("text_size")

        names = [self.texts.say("{n} %", n=size) for size in TEXT_SIZES]
        choice = Choice(names, TEXT_SIZES.index(self.home.settings.text_size), change, 80)
        return Row(_named(choice, "text"), caption(self, self.texts.say("Size of text")))

    def _language(self) -> Row:
        known = languages()
        now = self.texts.language if self.texts.language in known else "en"

        def change(index: int) -> None:
            self.home.settings.language = known[index]
            self.home.texts = self.home.speak(known[index])
            self.home.save()
            self.rebuild()

        choice = Choice([LANGUAGES[code] for code in known], known.index(now), change, 116)
        height = 54.0 if len(known) < 4 else 114.0
        return Row(_named(choice, "language"), caption(self, self.texts.say("Language")), height)

    def _changed(self, name: str) -> None:
        self.home.save()
        if name == "full_screen":
            self.home.display.set_fullscreen(self.home.settings.full_screen)
            return
        self.home.apply()
        if name == "reduced_motion":
            self.rebuild()


def _named(choice: Choice, name: str) -> Choice:
    for number, button in enumerate(choice.buttons):
        button.name = f"{name} {number}"
    return choice
