"""What all bean characters share: an inked canvas with a cream rim, eyes, mouths, arms and feet."""

from dataclasses import dataclass, field

from svg import CREAM, INK, STYLE, document, ellipse, linear, mix, path, radial

RIM = 6.6
BEAN_STYLE = STYLE + (
    f".h{{fill:{CREAM};stroke:{CREAM};stroke-width:{RIM};stroke-linejoin:round;"
    f"stroke-linecap:round}}.g{{fill:none;stroke:#fff;stroke-linecap:round}}"
)
Point = tuple[float, float]


@dataclass
class Canvas:
    """Collects the drawing and, beneath it, the cream rim around everything solid."""

    rim: list[str] = field(default_factory=list)
    parts: list[str] = field(default_factory=list)
    defs: list[str] = field(default_factory=list)

    def solid(self, d: str, fill: str, extra: str = "") -> None:
        """An inked shape with a rim."""
        self.rim.append(path(d, "", "h", extra).replace(' fill=""', ""))
        self.parts.append(path(d, fill, "i", extra))

    def oval(self, cx: float, cy: float, rx: float, ry: float, fill: str, turn: float = 0) -> None:
        """An inked ellipse with a rim."""
        self.rim.append(ellipse(cx, cy, rx, ry, "", "h", turn).replace(' fill=""', ""))
        self.parts.append(ellipse(cx, cy, rx, ry, fill, "i", turn))

    def rope(self, d: str, colour: str, width: float) -> None:
        """A stroke of a colour with an ink line on both sides and a rim."""
        line = 'stroke-linecap="round" stroke-linejoin="round"'
        self.rim.append(
            f'<path d="{d}" fill="none" stroke="{CREAM}" stroke-width="{width + 8.4:g}" {line}/>'
        )
        self.parts.append(
            f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width + 4.8:g}" {line}/>'
        )
        self.parts.append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" {line}/>'
        )

    def mark(self, *drawn: str) -> None:
        """Details that lie inside a shape already there: no rim."""
        self.parts.extend(drawn)

    def line(self, d: str, colour: str = INK, width: float = 2.2) -> None:
        """A thin line without a rim."""
        self.parts.append(
            f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def body(self, d: str, fill: str, light: Point, reach: float, sheen: float = 0.45) -> None:
        """The bean itself: lit from `light`, darker towards its far side."""
        deep = mix(fill, INK, 0.38)
        bright = mix(fill, "#FFF3C8", sheen)
        self.defs.append(radial("b", *light, reach, bright, fill, fill, deep))
        self.solid(d, "url(#b)")

    def gloss(self, x: float, y: float, long: float, turn: float, alpha: float = 0.55) -> None:
        """A soft highlight."""
        spin = f'transform="rotate({turn:g} {x:g} {y:g})"'
        self.parts.append(
            f'<ellipse cx="{x:g}" cy="{y:g}" rx="{long:g}" ry="{long * 0.42:g}" fill="#fff" '
            f'fill-opacity="{alpha:g}" {spin}/>'
        )

    def document(self, shadow: bool = False) -> str:
        """The finished file, with a shadow on the ground if wanted."""
        defs = ["<defs>" + "".join(self.defs) + "</defs>"] if self.defs else []
        ground = f'<ellipse cx="50" cy="95" rx="30" ry="3.6" fill="{INK}" fill-opacity=".2"/>'
        below = [ground, *self.rim] if shadow else self.rim
        return document(100, 100, [*defs, *below, *self.parts], BEAN_STYLE)


@dataclass(frozen=True)
class Face:
    """Where a face sits: eyes, their size, the mouth's middle and half width, the line colour."""

    left: Point
    right: Point
    size: float
    mouth: Point
    wide: float
    line: str = INK
    cheek: str = "#F2716B"
    brow: str = ""

    def draw(self, canvas: Canvas, mood: str) -> None:
        """Cheeks, eyes, brows and mouth for a mood."""
        self._cheeks(canvas, mood)
        for side, (x, y) in ((-1, self.left), (1, self.right)):
            self._eye(canvas, mood, x, y, side)
        self._brows(canvas, mood)
        self._mouth(canvas, mood)

    def _cheeks(self, canvas: Canvas, mood: str) -> None:
        strength = {"happy": 0.75, "idle": 0.45, "blink": 0.45}.get(mood, 0)
        if strength:
            for side, (x, y) in ((-1, self.left), (1, self.right)):
                canvas.mark(
                    f'<ellipse cx="{x + side * self.size * 0.75:g}" cy="{y + self.size * 1.35:g}" '
                    f'rx="{self.size * 0.62:g}" ry="{self.size * 0.42:g}" fill="{self.cheek}" '
                    f'fill-opacity="{strength}"/>'
                )

    def _eye(self, canvas: Canvas, mood: str, x: float, y: float, side: int) -> None:
        r = self.size
        if mood == "blink":
            canvas.line(
                f"M{x - r * 0.8:g} {y:g}Q{x:g} {y + r * 0.75:g} {x + r * 0.8:g} {y:g}",
                self.line,
                2.8,
            )
            return
        tall = r * (1.22 if mood == "dismayed" else 1.12)
        canvas.mark(ellipse(x, y, r, tall, "#fff"))
        pupil = r * {"idle": 0.56, "happy": 0.7, "huff": 0.5}.get(mood, 0.34)
        px, py = x - side * r * 0.2, y + r * {"idle": 0.14, "happy": -0.08}.get(mood, 0.1)
        canvas.mark(ellipse(px, py, pupil, pupil * 1.12, INK, "k"))
        if mood != "dismayed":
            glint = pupil * 0.38
            canvas.mark(ellipse(px - pupil * 0.35, py - pupil * 0.42, glint, glint, "#fff", "w"))
        if mood == "happy":
            glint = pupil * 0.2
            canvas.mark(ellipse(px + pupil * 0.4, py + pupil * 0.4, glint, glint, "#fff", "w"))

    def _brows(self, canvas: Canvas, mood: str) -> None:
        r = self.size
        for side, (x, y) in ((-1, self.left), (1, self.right)):
            top = y - r * 1.75
            if mood == "dismayed":
                a, b = top + r * 0.45, top - r * 0.3
            elif self.brow == "angry":
                a, b = top - r * 0.25, top + r * 0.65
            elif self.brow == "sad":
                a, b = top + r * 0.5, top - r * 0.05
            elif self.brow == "high":
                a, b = top, top - r * 0.25
            elif mood == "happy":
                a, b = top, top - r * 0.2
            else:
                continue
            lift = r * 0.25 if mood == "happy" and self.brow != "angry" else 0
            outer, inner = x + side * r * 0.9, x - side * r * 0.65
            canvas.line(
                f"M{outer:g} {a - lift:g}Q{(outer + inner) / 2:g} {min(a, b) - r * 0.3 - lift:g} "
                f"{inner:g} {b - lift:g}",
                self.line,
                2.8,
            )

    def _mouth(self, canvas: Canvas, mood: str) -> None:
        (x, y), w = self.mouth, self.wide
        if mood in ("idle", "blink"):
            bend = -0.35 if self.brow == "sad" else 0.75
            canvas.line(
                f"M{x - w * 0.7:g} {y:g}Q{x:g} {y + w * bend:g} {x + w * 0.7:g} {y:g}",
                self.line,
                2.8,
            )
        elif mood == "huff":
            canvas.line(
                f"M{x - w * 0.75:g} {y + w * 0.35:g}Q{x:g} {y - w * 0.55:g} "
                f"{x + w * 0.75:g} {y + w * 0.35:g}",
                self.line,
                2.8,
            )
        elif mood == "happy":
            top = y - w * 0.25
            canvas.mark(
                path(
                    f"M{x - w:g} {top:g}Q{x:g} {top + w * 0.3:g} {x + w:g} {top:g}"
                    f"C{x + w:g} {top + w * 0.95:g} {x + w * 0.5:g} {top + w * 1.35:g} "
                    f"{x:g} {top + w * 1.35:g}C{x - w * 0.5:g} {top + w * 1.35:g} "
                    f"{x - w:g} {top + w * 0.95:g} {x - w:g} {top:g}Z",
                    "#7A1524",
                ),
                ellipse(x, top + w * 1.0, w * 0.5, w * 0.26, "#F58A86", ""),
                f'<path d="M{x - w * 0.72:g} {top + w * 0.2:g}Q{x:g} {top + w * 0.42:g} '
                f'{x + w * 0.72:g} {top + w * 0.2:g}" fill="none" stroke="#fff" '
                f'stroke-width="{w * 0.24:g}"/>',
            )
        else:
            low = y + w * 0.45
            canvas.mark(
                path(
                    f"M{x - w * 0.75:g} {low:g}C{x - w * 0.8:g} {y - w * 0.55:g} "
                    f"{x + w * 0.8:g} {y - w * 0.55:g} {x + w * 0.75:g} {low:g}"
                    f"Q{x + w * 0.4:g} {low - w * 0.36:g} {x:g} {low - w * 0.3:g}"
                    f"Q{x - w * 0.4:g} {low - w * 0.36:g} {x - w * 0.75:g} {low:g}Z",
                    "#7A1524",
                )
            )


def legs(canvas: Canvas, one: float, two: float, top: float, shoe: str) -> None:
    """Two short legs with shoes that stand on y = 96."""
    for x, side in ((one, -1), (two, 1)):
        canvas.rope(f"M{x:g} {top:g}L{x:g} 91", shoe, 0.6)
        toe = x + side * 3.4
        canvas.solid(
            f"M{toe - 6.4:g} 95C{toe - 6.8:g} 88 {toe - 3:g} 87.6 {toe:g} 87.6"
            f"C{toe + 4:g} 87.6 {toe + 6.8:g} 90 {toe + 6.4:g} 95Z",
            shoe,
        )


def arm(canvas: Canvas, start: Point, bend: Point, end: Point, glove: str) -> None:
    """An arm from the shoulder to a round hand."""
    d = f"M{start[0]:g} {start[1]:g}Q{bend[0]:g} {bend[1]:g} {end[0]:g} {end[1]:g}"
    canvas.rope(d, glove, 0.8)
    canvas.oval(end[0], end[1], 4.3, 4.3, glove)


def arms(canvas: Canvas, mood: str, left: Point, right: Point, glove: str, cheek: Point) -> None:
    """Both arms in the mood's pose: hanging, thrown up, or hands at the cheeks.

    `cheek` is the distance of the hands from the shoulders, inwards and upwards, when dismayed.
    """
    for side, (x, y) in ((-1, left), (1, right)):
        if mood == "happy":
            arm(canvas, (x, y), (x + side * 9, y - 2), (x + side * 9, y - 17), glove)
        elif mood == "dismayed":
            hand = (x - side * cheek[0], y - cheek[1])
            arm(canvas, (x, y), (x + side * 8, y - 1), hand, glove)
        else:
            arm(canvas, (x, y), (x + side * 8, y + 3), (x + side * 6, y + 14), glove)


def sweat(canvas: Canvas, x: float, y: float) -> None:
    """A drop of worry."""
    canvas.mark(
        path(f"M{x:g} {y:g}q5 6.5 0 9.5q-5 -3 0 -9.5Z", "#BFE9FF", "i", 'stroke-width="1.8"')
    )


def shine(canvas: Canvas, name: str, one: Point, two: Point, *stops: str) -> str:
    """Add a straight gradient and give the paint that uses it."""
    canvas.defs.append(linear(name, *one, *two, *stops))
    return f"url(#{name})"
