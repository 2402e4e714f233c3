"""House rules under a name: published options, and those that a person has kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.kit.layout import Box
from game.kit.widgets import Button, Group, TextField
from game.records.presets import LONGEST_NAME, Preset, load_presets, save_presets
from game.rules import published_options
from game.scenes.draft import Draft
from game.scenes.form import Row, lines_of
from game.scenes.home import Home
from game.scenes.page import Page, caption, heading
from game.texts import mark

WIDE = 230.0
PUBLISHED = {
    "no-cocoa-no-coffee": mark("Without cocoa and coffee"),
    "three-fields": mark("Three fields from the start"),
}
"""The published options of RULES.md section 2 by their codes."""


class PresetRows:
    """The rows of the house rules that take, keep, name and forget presets."""

    def __init__(self, page: Page, draft: Draft, changed: Callable[[], object]) -> None:
        self._page, self._draft, self._changed = page, draft, changed
        self._kept = load_presets(page.home.data_dir)

    @property
    def _home(self) -> Home:
        return self._page.home

    def rows(self, width: float) -> list[Row]:
        """One tap for each preset that fits; below it, keep or forget what is set now."""
        say, draft = self._page.texts.say, self._draft
        buttons = [
            self._button(f"published {code}", say(PUBLISHED[code]), settings)
            for code, settings in published_options(draft.edition, draft.players).items()
        ]
        for number, preset in enumerate(self._kept):
            if preset.fits(draft.edition, draft.players):
                buttons.append(self._button(f"preset {number}", preset.name, preset.settings))
        rows = []
        now = self._now()
        if now is not None:
            field = TextField(now.name, self._rename, max_length=LONGEST_NAME)
            field.name = "preset name"
            rows.append(Row(field, caption(self._page, say("Name of these rules")), alike=0.36))
            buttons.append(self._plain("forget", say("Forget these rules"), "trash", self._forget))
        elif draft.settings and draft.error() is None:
            buttons.append(self._plain("keep", say("Keep these rules"), "save", self._keep))
        if not buttons:
            return []

        def arrange(box: Box) -> None:
            for button, cell in zip(buttons, box.grid_for(len(buttons), WIDE, 6), strict=True):
                button.place(cell)

        height = 58.0 * lines_of(len(buttons), WIDE, 6, width)
        title = Row(heading(self._page, say("Kept rules")), height=34)
        return [title, Row(Group(*buttons, arrange=arrange), height=height), *rows]

    def _button(self, name: str, says: str, settings: Mapping[str, Any]) -> Button:
        button = Button(says, lambda: self._take(settings))
        button.name, button.selected = name, self._same(settings)
        return button

    def _plain(self, name: str, says: str, icon: str, on_tap: Callable[[], object]) -> Button:
        button = Button(says, on_tap, icon=self._home.assets.picture(f"icons/{icon}"))
        button.name = name
        return button

    def _same(self, settings: Mapping[str, Any]) -> bool:
        return _comparable(settings) == _comparable(self._draft.settings)

    def _now(self) -> Preset | None:
        """The kept preset whose rules are set now."""
        edition = self._draft.edition
        kept = (one for one in self._kept if one.edition == edition and self._same(one.settings))
        return next(kept, None)

    def _take(self, settings: Mapping[str, Any]) -> None:
        """These rules; once more: the edition's own again."""
        same = self._same(settings)
        self._draft.settings.clear()
        if not same:
            self._draft.settings.update(settings)
        self._changed()

    def _keep(self) -> None:
        draft, say = self._draft, self._page.texts.say
        taken = {preset.name for preset in self._kept}
        names = (say("House rules {n}", n=number) for number in range(1, len(taken) + 2))
        name = next(name for name in names if name not in taken)
        self._kept.append(Preset(name, draft.edition, draft.players, dict(draft.settings)))
        self._save()
        self._changed()

    def _forget(self) -> None:
        now = self._now()
        if now is not None:
            self._kept.remove(now)
            self._save()
            self._changed()

    def _rename(self, name: str) -> None:
        now = self._now()
        if now is not None and name.strip():
            self._kept[self._kept.index(now)] = now._replace(name=name.strip())
            self._save()

    def _save(self) -> None:
        notice = save_presets(self._kept, self._home.data_dir)
        if notice is not None and notice not in self._home.notices:
            self._home.notices.append(notice)


def _comparable(settings: Mapping[str, Any]) -> dict[str, Any]:
    return {k: tuple(v) if isinstance(v, list) else v for k, v in settings.items()}
