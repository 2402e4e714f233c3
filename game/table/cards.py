"""Cards as pictures: drawn once for each kind and size from the art, with name and figures."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.kit.assets import Assets
from game.kit.text import Fonts, Spec
from game.kit.theme import Color
from game.rules import COUNTS, NAMES, UNKNOWN, Kind
from game.rules.kinds import BEANOMETER
from game.texts import Texts

INK: Color = (59, 31, 18)
LABELS: tuple[Color, ...] = (
    (255, 255, 255),
    (20, 12, 8),
    (255, 255, 255),
    (255, 255, 255),
    (255, 255, 255),
    (20, 12, 8),
    (20, 12, 8),
    (20, 12, 8),
    (255, 255, 255),
    (20, 12, 8),
    (255, 255, 255),
)
"""The colour of a kind's name on its own ground, by kind."""
FILLS: tuple[Color, ...] = (
    (87, 43, 91),
    (255, 225, 76),
    (46, 52, 187),
    (203, 37, 16),
    (118, 102, 98),
    (71, 168, 96),
    (253, 157, 179),
    (202, 255, 255),
    (142, 18, 22),
    (157, 197, 49),
    (43, 17, 12),
)
"""The colour of a kind, by kind."""
_THRESHOLDS_AT = (17, 39, 61, 83)

NAME_ROOM = 58.0
"""How wide a name may be, on a card 100 wide."""
NARROWEST = 0.8
"""A long name is drawn narrower down to this part of its width before it becomes smaller."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Draws card pictures; keeping them is the matter of `Sprites`."""

    assets: Assets
    fonts: Fonts
    texts: Texts

    def face(self, kind: Kind, width: int, height: int) -> pygame.Surface:
        """The face of a card with bean, name, figure and beanometer; the back if unknown."""
        if kind == UNKNOWN:
            return self.assets.image("cards/back", width, height)
        name = NAMES[kind]
        card = self.assets.image(f"cards/{name}", width, height).copy()
        u = card.get_width() / 100
        self._bean(card, name, u)
        self._figure(card, kind, u)
        self._name(card, kind, u)
        self._beanometer(card, kind, u)
        return card

    def _bean(self, card: pygame.Surface, name: str, u: float) -> None:
        side = max(1, round(76 * u))
        bean = self.assets.image(f"beans/{name}-idle", side, side)
        card.blit(bean, (round(12 * u), round(27 * u)))

    def _figure(self, card: pygame.Surface, kind: Kind, u: float) -> None:
        self.figure(card, str(COUNTS[kind]), (15.2 * u, 15.2 * u), round(16.5 * u), INK)

    def _name(self, card: pygame.Surface, kind: Kind, u: float) -> None:
        text = self.texts.kind_short(kind)
        spec = Spec("extra", max(6, round(19.5 * u)), LABELS[kind])
        room = NAME_ROOM * u
        size = (round(room / NARROWEST), round(36 * u))
        fitted = self.fonts.fit(text, spec, size, max(6, round(10 * u)), "center", False)
        name = fitted.surface
        if name.get_width() > room:
            name = pygame.transform.smoothscale(name, (round(room), name.get_height()))
        top = 15.5 * u - self.fonts.ascent("extra", fitted.px) + 0.32 * fitted.px
        card.blit(name, (round(61.5 * u - name.get_width() / 2), round(top)))

    def _beanometer(self, card: pygame.Surface, kind: Kind, u: float) -> None:
        for needed, coins in BEANOMETER[kind]:
            at = (_THRESHOLDS_AT[coins - 1] * u, 126 * u)
            self.figure(card, str(needed), at, round((18 if needed < 10 else 16.5) * u), INK)

    def figure(
        self, onto: pygame.Surface, text: str, at: tuple[float, float], px: int, color: Color
    ) -> None:
        """A figure whose ink is centred about a point (pixels)."""
        line = self.fonts.line(text, Spec("extra", max(6, px), color))
        ink = line.get_bounding_rect()
        onto.blit(line, (round(at[0] - ink.centerx), round(at[1] - ink.centery)))
