"""Who the opponents are: names, faces, colours and temperaments, independent of their level."""

from dataclasses import dataclass
from enum import Enum


class Voice(Enum):
    """How a character speaks; each voice has sentences of its own in `game.texts.talk`."""

    WARM = "warm"
    SHARP = "sharp"
    DRY = "dry"


@dataclass(frozen=True, slots=True)
class Temperament:
    """How a character departs from an even temper. All in thousandths of a coin.

    `margin` is added to what a deal must bring; `lead` to the share of the leader's gain that
    counts against a deal; `gift` to what a gift must bring; `grudge` is added to the margin for
    a seat that refused it in an earlier turn; `patience` is what the top step of a field is
    worth beyond its coins; `favourite` is added for each card of the best kind it grows.
    """

    margin: int = 0
    lead: int = 0
    gift: int = 0
    grudge: int = 0
    patience: int = 0
    favourite: int = 0


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent as one sees it. `key` names it in records and flags; `face` is the stem of its
    pictures (`<face>-neutral.svg` and so on); `colour` is its seat's colour, as #rrggbb."""

    key: str
    name: str
    face: str
    colour: str
    voice: Voice
    temperament: Temperament


_EVEN = Temperament()

CHARACTERS: dict[str, Character] = {
    character.key: character
    for character in (
        Character("farmer", "Ole", "farmer", "#5B8C3A", Voice.DRY, _EVEN),
        Character("generous", "Gerda", "generous", "#E08A3C", Voice.WARM, Temperament(margin=-80)),
        Character("haggler", "Hugo", "haggler", "#B5483A", Voice.SHARP, Temperament(margin=120)),
        Character("grudge", "Brunhild", "grudge", "#6C4A8E", Voice.SHARP, Temperament(grudge=150)),
        Character(
            "collector", "Caspar", "collector", "#2F7F8F", Voice.DRY, Temperament(favourite=60)
        ),
        Character(
            "gambler", "Rosalie", "gambler", "#C2356B", Voice.WARM, Temperament(patience=300)
        ),
        Character("dreamer", "Luna", "dreamer", "#7E8FD6", Voice.WARM, Temperament(margin=-40)),
        Character("professor", "Anselm", "professor", "#4A6FA5", Voice.DRY, Temperament(lead=100)),
        Character(
            "grandmother", "Oma Frieda", "grandmother", "#9A7B4F", Voice.WARM, Temperament(gift=-25)
        ),
        Character("child", "Pip", "child", "#E3B23C", Voice.WARM, Temperament(margin=-60)),
        Character(
            "trickster",
            "Till",
            "trickster",
            "#3F9B6E",
            Voice.SHARP,
            Temperament(margin=60, gift=80),
        ),
        Character(
            "merchant",
            "Fatima",
            "merchant",
            "#A8577E",
            Voice.SHARP,
            Temperament(margin=40, lead=60),
        ),
    )
}
"""All characters by key. `farmer` has the even temper that levels are measured with."""

EVEN = "farmer"
"""The character that a bot has when none is named."""
