"""What all characters share: an inked canvas with a cream rim, arms and feet."""

from dataclasses import dataclass, field

from svg import CREAM, INK, STYLE, document, ellipse, linear, mix, path, radial

RIM = 6.6
SCALE = 0.95
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
        bright = mix(fill, "#FFD9A8" if sheen < 0.4 else "#FFF3C8", sheen)
        self.defs.append(radial("b", *light, reach, bright, fill, fill, deep))
        self.solid(d, "url(#b)")

    def gloss(self, x: float, y: float, long: float, turn: float, alpha: float = 0.55) -> None:
        """A soft highlight."""
        spin = f'transform="rotate({turn:g} {x:g} {y:g})"'
        self.parts.append(
            f'<ellipse cx="{x:g}" cy="{y:g}" rx="{long:g}" ry="{long * 0.42:g}" fill="#fff" '
            f'fill-opacity="{alpha:g}" {spin}/>'
        )

    def document(self, standing: bool = False) -> str:
        """The finished file; standing on the ground, a shadow lies under a little smaller figure.

        The smaller scale leaves room for the rim at the picture's borders.
        """
        defs = ["<defs>" + "".join(self.defs) + "</defs>"] if self.defs else []
        drawn = [*self.rim, *self.parts]
        if standing:
            ground = f'<ellipse cx="50" cy="95" rx="30" ry="3.6" fill="{INK}" fill-opacity=".2"/>'
            drawn = [ground, f'<g transform="translate(2.5 4.8) scale({SCALE})">', *drawn, "</g>"]
        return document(100, 100, [*defs, *drawn], BEAN_STYLE)


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
