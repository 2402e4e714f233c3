"""Which key and which pad button does what. Keys are known by pygame's names, in lower case.

Everything in the program names a key by what it is called out of the box: `Key("t")` turns up.
Where a person moved that to another key, `Bindings` puts the old name in the place of the key
that was pressed, so that nobody else has to know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.kit.events import (
    Activate,
    Back,
    Direction,
    Help,
    Info,
    Jump,
    Meaning,
    Menu,
    Nav,
    RulesAsked,
)

_KEY_MEANINGS: dict[str, Meaning] = {
    "left": Nav(Direction.LEFT),
    "right": Nav(Direction.RIGHT),
    "up": Nav(Direction.UP),
    "down": Nav(Direction.DOWN),
    "tab": Nav(Direction.NEXT),
    "return": Activate(),
    "space": Activate(),
    "enter": Activate(),
    "escape": Back(),
    "ac back": Back(),
    "f1": Help(),
    "f6": Jump(1),
    "i": Info(),
    "?": RulesAsked(),
}
PAD_MEANINGS: dict[str, Meaning] = {
    "choose": Activate(),
    "back": Back(),
    "help": Help(),
    "explain": Info(),
    "before": Jump(-1),
    "after": Jump(1),
    "menu": Menu(),
}
"""What pad buttons do, by name."""

PAD_BUTTONS: dict[str, tuple[int, ...]] = {
    "choose": (0,),
    "back": (1,),
    "help": (2,),
    "explain": (3,),
    "before": (4, 9),
    "after": (5, 10),
    "menu": (6, 7),
}
"""The numbers that most pads report: A, B, X, Y, shoulders, Start."""

_PAD_NAMES = {0: "A", 1: "B", 2: "X", 3: "Y", 4: "LB", 5: "RB", 6: "Back", 7: "Start"}
_KEY_SIGNS = {
    "left": "←",
    "right": "→",
    "up": "↑",
    "down": "↓",
    "return": "Enter",
    "escape": "Esc",
    "page up": "PgUp",
    "page down": "PgDn",
}


@dataclass(frozen=True, slots=True)
class Bindings:
    """What differs from the keys and buttons out of the box.

    `keys`: the name out of the box -> the key that does it now. `pad`: a name of `PAD_BUTTONS`
    -> the number of the button.
    """

    keys: Mapping[str, str] = field(default_factory=dict)
    pad: Mapping[str, int] = field(default_factory=dict)

    def known_as(self, pressed: str) -> str:
        """The name out of the box of the key that was pressed; "" when it does nothing now."""
        for name, key in self.keys.items():
            if key == pressed:
                return name
        return "" if pressed in self.keys else pressed

    def key(self, name: str) -> str:
        """The key that does now what `name` does out of the box."""
        return self.keys.get(name, name)

    def button(self, name: str) -> int:
        """The pad button that does this now."""
        return self.pad.get(name, PAD_BUTTONS[name][0])

    def key_sign(self, name: str) -> str:
        """What stands on that key, as short as can be."""
        key = self.key(name)
        return _KEY_SIGNS.get(key, key.capitalize())

    def button_sign(self, name: str) -> str:
        """What stands on that pad button, as most pads have it."""
        number = self.button(name)
        return _PAD_NAMES.get(number, f"{number + 1}")

    def meaning(self, known_as: str, shift: bool, repeat: bool) -> Meaning | None:
        """What a key means to widgets, by its name out of the box."""
        meaning = _KEY_MEANINGS.get(known_as)
        if isinstance(meaning, Nav):
            back = shift and meaning.direction is Direction.NEXT
            return Nav(Direction.PREVIOUS if back else meaning.direction, repeat)
        if isinstance(meaning, Jump) and shift:
            meaning = Jump(-1)
        return None if repeat else meaning

    def pad_meaning(self, number: int) -> Meaning | None:
        """What a pad button means."""
        for name, button in self.pad.items():
            if button == number:
                return PAD_MEANINGS[name]
        for name, numbers in PAD_BUTTONS.items():
            if number in numbers and name not in self.pad:
                return PAD_MEANINGS[name]
        return None

    def with_key(self, name: str, key: str) -> tuple[Bindings, str]:
        """Let this key do it; who had the key takes the old one, and is named ("" if nobody)."""
        other = self.known_as(key)
        if other == name:
            return self, ""
        keys = {**self.keys, name: key}
        if other:
            keys[other] = self.key(name)
        return Bindings({n: k for n, k in keys.items() if n != k}, self.pad), other

    def with_button(self, name: str, number: int) -> tuple[Bindings, str]:
        """The same for a pad button."""
        owners = [n for n in PAD_BUTTONS if n != name and self.owns(n, number)]
        pad = {**self.pad, name: number}
        for other in owners:
            pad[other] = self.button(name)
        plain = {n: b for n, b in pad.items() if b != PAD_BUTTONS[n][0]}
        return Bindings(self.keys, plain), owners[0] if owners else ""

    def owns(self, name: str, number: int) -> bool:
        """Whether the pad button does this now."""
        if name in self.pad:
            return self.pad[name] == number
        return number in PAD_BUTTONS[name] and number not in self.pad.values()
