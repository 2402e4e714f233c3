"""Small helpers shared by the drawing scripts: they write plain SVG that SDL_image can read.

Only shapes, groups, `<style>` classes and gradients in user-space units are used; clipPath, mask,
use, pattern, text and filters are not read by the game's rasteriser.
"""

from pathlib import Path

INK = "#3B1F12"
CREAM = "#FFF4DC"
ART = Path(__file__).resolve().parent.parent / "assets" / "art"

STYLE = (
    f".i{{stroke:{INK};stroke-width:3;stroke-linejoin:round;stroke-linecap:round}}"
    f".t{{fill:none;stroke:{INK};stroke-width:2.2;stroke-linejoin:round;stroke-linecap:round}}"
    f".k{{fill:{INK}}}.w{{fill:#fff}}"
)


def document(width: float, height: float, parts: list[str], style: str = STYLE) -> str:
    """A whole SVG file of the given size in its own units, one element a line."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}">'
    )
    css = f"<style>{style}</style>" if style else ""
    return "\n".join([head, css, *parts, "</svg>", ""]).replace("\n\n", "\n")


def write(path: str, text: str) -> None:
    """Write one drawing below assets/art, making its folder."""
    target = ART / path
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def radial(name: str, cx: float, cy: float, r: float, *stops: str) -> str:
    """A round gradient in user-space units; stops are spread evenly from the centre."""
    body = _stops(stops)
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'cx="{cx:g}" cy="{cy:g}" r="{r:g}">{body}</radialGradient>'
    )


def linear(name: str, x1: float, y1: float, x2: float, y2: float, *stops: str) -> str:
    """A straight gradient in user-space units; stops are spread evenly from start to end."""
    body = _stops(stops)
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" '
        f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}">{body}</linearGradient>'
    )


def _stops(stops: tuple[str, ...]) -> str:
    last = max(1, len(stops) - 1)
    out = []
    for place, stop in enumerate(stops):
        colour, _, opacity = stop.partition("/")
        extra = f' stop-opacity="{opacity}"' if opacity else ""
        out.append(f'<stop offset="{place / last:.2g}" stop-color="{colour}"{extra}/>')
    return "".join(out)


def path(d: str, fill: str = "none", kind: str = "i", extra: str = "") -> str:
    """A path; `kind` is the style class (i: inked, t: thin line, empty: no line)."""
    cls = f' class="{kind}"' if kind else ""
    paint = "" if kind in ("t", "k", "w") else f' fill="{fill}"'
    return f'<path d="{d}"{cls}{paint}{" " + extra if extra else ""}/>'


def stroke(d: str, colour: str, width: float, more: str = "") -> str:
    """An open line with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" '
        f'stroke-linecap="round" stroke-linejoin="round"{" " + more if more else ""}/>'
    )


def ellipse(
    cx: float, cy: float, rx: float, ry: float, fill: str, kind: str = "i", turn: float = 0
) -> str:
    """An ellipse, turned about its centre by degrees."""
    cls = f' class="{kind}"' if kind else ""
    paint = "" if kind in ("t", "k", "w") else f' fill="{fill}"'
    spin = f' transform="rotate({turn:g} {cx:g} {cy:g})"' if turn else ""
    return f'<ellipse cx="{cx:g}" cy="{cy:g}" rx="{rx:g}" ry="{ry:g}"{cls}{paint}{spin}/>'


def mix(one: str, other: str, share: float) -> str:
    """A colour between two hex colours; share 0 is the first, 1 the second."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
