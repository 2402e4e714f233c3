"""Eyes, lids, brows and mouths, shared by beans and people."""

from dataclasses import dataclass
from math import sqrt

from bean_kit import Canvas, Point
from svg import INK, ellipse, path

BROWS = {"angry": (-0.25, 0.65), "sad": (0.5, -0.05), "high": (-0.1, -0.35)}
MOUTH = "#7A1524"


@dataclass(frozen=True)
class Face:
    """Where a face sits and what is its own about it.

    `size` is the eye's radius, `wide` half the mouth's width. `lids` are the shares of the left
    and right eye under the lid (painted `lid`, its edge turned by `tilt` degrees, positive looks
    cross); `look` moves the pupils by shares of the eye; `grow` scales each eye. Moods are idle,
    blink, happy, dismayed and huff (cross).
    """

    left: Point
    right: Point
    size: float
    mouth: Point
    wide: float
    line: str = INK
    cheek: str = "#F2716B"
    brow: str = ""
    smile: str = "smile"
    lid: str = ""
    lids: tuple[float, float] = (0.0, 0.0)
    tilt: float = 0.0
    look: Point = (0.0, 0.0)
    grow: tuple[float, float] = (1.0, 1.0)
    lashes: bool = False

    def draw(self, canvas: Canvas, mood: str) -> None:
        """Cheeks, eyes, brows and mouth for a mood."""
        for index, (x, y) in enumerate((self.left, self.right)):
            side = index * 2 - 1
            self._cheek(canvas, mood, x + side * self.size * 0.75, y + self.size * 1.4)
            if mood == "blink":
                self._closed(canvas, x, y, self.size * self.grow[index])
            else:
                self._eye(canvas, mood, x, y, index)
            if self.lashes:
                self._lashes(canvas, x, y, side)
            self._brow(canvas, mood, x, y, side)
        self._mouth(canvas, mood)

    def _cheek(self, canvas: Canvas, mood: str, x: float, y: float) -> None:
        strength = {"happy": 0.75, "idle": 0.45, "blink": 0.45}.get(mood, 0)
        if strength:
            canvas.mark(
                f'<ellipse cx="{x:g}" cy="{y:g}" rx="{self.size * 0.62:g}" '
                f'ry="{self.size * 0.42:g}" fill="{self.cheek}" fill-opacity="{strength}"/>'
            )

    def _closed(self, canvas: Canvas, x: float, y: float, r: float) -> None:
        arc = f"M{x - r * 0.8:g} {y:g}Q{x:g} {y + r * 0.75:g} {x + r * 0.8:g} {y:g}"
        canvas.line(arc, self.line, 2.8)

    def _eye(self, canvas: Canvas, mood: str, x: float, y: float, index: int) -> None:
        side, r = index * 2 - 1, self.size * self.grow[index]
        tall = r * (1.22 if mood == "dismayed" else 1.12)
        canvas.mark(ellipse(x, y, r, tall, "#fff", "w"))
        pupil = r * {"idle": 0.56, "happy": 0.7, "huff": 0.5}.get(mood, 0.34)
        px, py = x - side * r * 0.2, y + r * {"idle": 0.14, "happy": -0.08}.get(mood, 0.1)
        if mood == "idle":
            px, py = px + r * self.look[0], py + r * self.look[1]
        canvas.mark(ellipse(px, py, pupil, pupil * 1.12, INK, "k"))
        if mood != "dismayed":
            glint = pupil * 0.38
            canvas.mark(ellipse(px - pupil * 0.35, py - pupil * 0.42, glint, glint, "#fff", "w"))
        if mood == "happy":
            glint = pupil * 0.2
            canvas.mark(ellipse(px + pupil * 0.4, py + pupil * 0.4, glint, glint, "#fff", "w"))
        self._upper_lid(canvas, mood, x, y, r, tall, index)
        canvas.mark(
            f'<ellipse cx="{x:g}" cy="{y:g}" rx="{r:g}" ry="{tall:g}" fill="none" '
            f'stroke="{INK}" stroke-width="{min(3.0, r * 0.37):.2g}"/>'
        )

    def _upper_lid(
        self, canvas: Canvas, mood: str, x: float, y: float, r: float, tall: float, index: int
    ) -> None:
        share = {"idle": self.lids[index], "huff": max(0.36, self.lids[index])}.get(mood, 0.0)
        if mood == "happy":
            share = self.lids[index] * 0.4
        if not self.lid or share < 0.08:
            return
        tilt = max(16.0, self.tilt) if mood == "huff" else self.tilt
        chord = r * sqrt(1 - (1 - 2 * share) ** 2)
        edge = y - tall + 2 * tall * share
        turn = -(index * 2 - 1) * tilt
        canvas.mark(
            f'<path d="M{x - chord:.1f} {edge:.1f}A{r:g} {tall:g} 0 {int(share > 0.5)} 1 '
            f'{x + chord:.1f} {edge:.1f}Z" fill="{self.lid}" stroke="{INK}" stroke-width="2.4" '
            f'transform="rotate({turn:g} {x:g} {y:g})"/>'
        )

    def _lashes(self, canvas: Canvas, x: float, y: float, side: int) -> None:
        r = self.size
        canvas.line(
            f"M{x + side * r * 0.75:g} {y - r * 0.8:g}l{side * r * 0.42:g} {-r * 0.42:g}"
            f"M{x + side * r * 0.98:g} {y - r * 0.35:g}l{side * r * 0.52:g} {-r * 0.2:g}",
            INK,
            2.4,
        )

    def _brow(self, canvas: Canvas, mood: str, x: float, y: float, side: int) -> None:
        r, top = self.size, y - self.size * 1.75
        if mood == "dismayed":
            outer, inner = 0.45, -0.3
        elif mood == "huff":
            outer, inner = BROWS["angry"]
        elif self.brow:
            outer, inner = BROWS[self.brow]
        elif mood == "happy":
            outer, inner = 0.0, -0.2
        else:
            return
        lift = 0.25 if mood == "happy" and self.brow != "angry" else 0.0
        a, b = top + r * (outer - lift), top + r * (inner - lift)
        far, near = x + side * r * 0.9, x - side * r * 0.65
        canvas.line(
            f"M{far:g} {a:g}Q{(far + near) / 2:g} {min(a, b) - r * 0.3:g} {near:g} {b:g}",
            self.line,
            2.8,
        )

    def _mouth(self, canvas: Canvas, mood: str) -> None:
        if mood == "happy":
            self._laugh(canvas)
        elif mood == "dismayed":
            self._gape(canvas)
        elif mood == "huff":
            self._bow(canvas, -0.9, 0.35, 0.75)
        elif self.smile in ("grit", "gap"):
            self._teeth(canvas)
        elif self.smile == "wobble":
            (x, y), w = self.mouth, self.wide
            canvas.line(
                f"M{x - w:g} {y:g}q{w * 0.25:g} {w * 0.5:g} {w * 0.5:g} {w * 0.1:g}"
                f"t{w * 0.5:g} {w * 0.1:g}t{w * 0.5:g} 0t{w * 0.5:g} {-w * 0.3:g}",
                self.line,
                2.8,
            )
        elif self.smile == "smirk":
            (x, y), w = self.mouth, self.wide
            canvas.line(
                f"M{x - w * 0.7:g} {y + w * 0.1:g}Q{x + w * 0.35:g} {y + w * 0.75:g} "
                f"{x + w * 0.85:g} {y - w * 0.4:g}",
                self.line,
                2.8,
            )
        else:
            bend = {"frown": -0.35, "tiny": 0.5}.get(self.smile, 0.75)
            self._bow(canvas, bend, 0.0, 0.4 if self.smile == "tiny" else 0.7)

    def _bow(self, canvas: Canvas, bend: float, drop: float, reach: float) -> None:
        (x, y), w = self.mouth, self.wide
        y += w * drop
        canvas.line(
            f"M{x - w * reach:g} {y:g}Q{x:g} {y + w * bend:g} {x + w * reach:g} {y:g}",
            self.line,
            2.8,
        )

    def _lips(self, canvas: Canvas, d: str, fill: str) -> None:
        canvas.mark(
            f'<path d="{d}" fill="{fill}" stroke="{self.line}" stroke-width="2.6" '
            'stroke-linejoin="round"/>'
        )

    def _teeth(self, canvas: Canvas) -> None:
        (x, y), w = self.mouth, self.wide
        self._lips(
            canvas,
            f"M{x - w * 0.8:g} {y - w * 0.2:g}Q{x:g} {y + w * 0.25:g} {x + w * 0.8:g} "
            f"{y - w * 0.3:g}Q{x + w * 0.7:g} {y + w * 0.75:g} {x:g} {y + w * 0.75:g}"
            f"Q{x - w * 0.65:g} {y + w * 0.7:g} {x - w * 0.8:g} {y - w * 0.2:g}Z",
            "#FFFDF2",
        )
        top, low = y + w * 0.02, y + w * 0.72
        if self.smile == "gap":
            canvas.mark(
                path(
                    f"M{x - w * 0.1:g} {top:g}H{x + w * 0.28:g}V{low:g}H{x - w * 0.1:g}Z",
                    self.line,
                    "",
                )
            )
        else:
            canvas.line(
                f"M{x - w * 0.36:g} {top:g}V{low - 1:g}M{x:g} {top:g}V{low:g}"
                f"M{x + w * 0.36:g} {top:g}V{low - 1:g}",
                self.line,
                1.6,
            )

    def _laugh(self, canvas: Canvas) -> None:
        (x, y), w = self.mouth, self.wide
        top = y - w * 0.25
        self._lips(
            canvas,
            f"M{x - w:g} {top:g}Q{x:g} {top + w * 0.3:g} {x + w:g} {top:g}"
            f"C{x + w:g} {top + w * 0.95:g} {x + w * 0.5:g} {top + w * 1.35:g} "
            f"{x:g} {top + w * 1.35:g}C{x - w * 0.5:g} {top + w * 1.35:g} "
            f"{x - w:g} {top + w * 0.95:g} {x - w:g} {top:g}Z",
            MOUTH,
        )
        canvas.mark(ellipse(x, top + w, w * 0.5, w * 0.26, "#F58A86", ""))
        canvas.mark(
            f'<path d="M{x - w * 0.72:g} {top + w * 0.24:g}Q{x:g} {top + w * 0.46:g} '
            f'{x + w * 0.72:g} {top + w * 0.24:g}" fill="none" stroke="#fff" '
            f'stroke-width="{w * 0.22:g}"/>'
        )

    def _gape(self, canvas: Canvas) -> None:
        (x, y), w = self.mouth, self.wide
        low = y + w * 0.55
        self._lips(
            canvas,
            f"M{x - w * 0.75:g} {low:g}C{x - w * 0.8:g} {y - w * 0.6:g} "
            f"{x + w * 0.8:g} {y - w * 0.6:g} {x + w * 0.75:g} {low:g}"
            f"Q{x + w * 0.4:g} {low - w * 0.36:g} {x:g} {low - w * 0.3:g}"
            f"Q{x - w * 0.4:g} {low - w * 0.36:g} {x - w * 0.75:g} {low:g}Z",
            MOUTH,
        )
