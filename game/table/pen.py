"""Drawing helpers of the table: art in boxes, figures centred by their ink, cards with shadow."""

from __future__ import annotations

from dataclasses import dataclass

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box
from game.kit.text import Spec
from game.kit.theme import Color
from game.table.marks import SeatLook
from game.table.poses import Poses
from game.table.sprites import Likeness, Sprites
from game.texts import Texts

INK: Color = (59, 31, 18)
PAPER: Color = (255, 244, 220)
PAPER_SHADE: Color = (239, 224, 190)
SOIL: Color = (122, 74, 42)
SOIL_DARK: Color = (84, 48, 27)
GO: Color = (47, 125, 63)
GOLD: Color = (246, 178, 44)
RED: Color = (179, 55, 31)
WHITE: Color = (255, 255, 255)

PANEL = PanelStyle(PAPER, INK, 2.0, 13.0)
ACTIVE = PanelStyle((255, 238, 184), GOLD, 4.0, 13.0)


@dataclass(slots=True)
class Pen:
    """What painters draw with."""

    brush: Brush
    sprites: Sprites
    poses: Poses
    texts: Texts
    seats: tuple[SeatLook, ...]

    def sees(self, box: Box) -> bool:
        """Does any of the box lie where something is painted just now?"""
        clip = self.brush.surface.get_clip()
        return clip.colliderect(self.brush.screen.rect(box).inflate(2, 2))

    def art(self, name: str, box: Box) -> None:
        """A picture of the art, as large as the box allows, in its middle."""
        rect = self.brush.screen.rect(box)
        if rect.w > 0 and rect.h > 0:
            self.brush.picture(self.sprites.image(name, rect.w, rect.h), box)

    def filling(self, name: str, box: Box) -> None:
        """A picture of the art stretched to the whole box."""
        rect = self.brush.screen.rect(box)
        if rect.w > 0 and rect.h > 0:
            self.brush.surface.blit(self.sprites.filling(name, rect.w, rect.h), rect)

    def thing(self, look: Likeness, box: Box, sx: float = 1.0, sy: float = 1.0) -> None:
        """A thing at rest; stretched about the middle of its foot."""
        rect = self.brush.screen.rect(box)
        if rect.w <= 0 or rect.h <= 0:
            return
        picture = self.sprites.stretched(look, rect.size, sx, sy)
        self.brush.surface.blit(picture, picture.get_rect(midbottom=rect.midbottom))

    def card(self, look: Likeness, box: Box, glow: bool = False, rest: Box | None = None) -> None:
        """A card at rest with its shadow, and the golden rim of what may be touched.

        On its way to another size it is given the box of its `rest`, and made of that picture.
        """
        if not self.sees(box.inset(-0.25 * box.w)):
            return
        screen = self.brush.screen
        if glow:
            shine = Box(box.x - 0.12 * box.w, box.y - 0.12 * box.w, box.w * 1.24, box.w * 1.64)
            self.art("cards/glow", shine)
        size, middle = screen.size(box), screen.rect(box).center
        final = size if rest is None else screen.size(rest)
        self.brush.surface.blits(self.poses.lying(look, size, final, middle), False)

    def figure(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        color: Color = INK,
        outline: Color | None = None,
        across: float = 0.5,
    ) -> float:
        """A figure whose ink is centred at a height; `across` 0 starts, 1 ends at x.

        Gives back its width in units.
        """
        screen = self.brush.screen
        px = max(6, round(size * screen.unit * min(1.2, screen.text_scale)))
        line, ink = self.brush.fonts.inked(text, Spec("extra", px, color, outline))
        at = (round(x * screen.unit - ink.x - ink.w * across), round(y * screen.unit - ink.centery))
        self.brush.surface.blit(line, at)
        return ink.w / screen.unit

    def dot(self, x: float, y: float, radius: float, color: Color) -> None:
        """A small round mark with a dark rim."""
        screen = self.brush.screen
        side = max(4, screen.px(2 * radius))
        disc = self.sprites.disc(color, side, SOIL_DARK, max(1, screen.px(1.4)))
        at = disc.get_rect(center=(round(x * screen.unit), round(y * screen.unit)))
        self.brush.surface.blit(disc, at)

    def size_within(self, size: float, height: float) -> float:
        """This size of letters, or the largest whose capitals and tails are no higher."""
        return min(size, height / self.brush.screen.text_scale)

    def words(self, text: str, box: Box, style: TextStyle) -> None:
        """Text made to fit a box."""
        self.brush.text(text, box, style)

    def face(self, seat: int, box: Box, mood: str, dx: float = 0.0) -> None:
        """The portrait of a seat on the disc of its colour."""
        look = self.seats[seat]
        screen = self.brush.screen
        rect = screen.rect(box.fit(1, 1).moved(dx))
        disc = self.sprites.disc(look.colour, rect.w, INK, screen.px(2))
        self.brush.surface.blit(disc, rect)
        picture = self.sprites.image(f"faces/{look.face}-{mood}", rect.w, rect.h)
        self.brush.surface.blit(picture, picture.get_rect(center=rect.center))
