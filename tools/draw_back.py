"""Draw the farm in evening light (whole, in layers, and a calm one for the table)."""

from math import pi, sin
from random import Random

from svg import INK, document, linear, radial, write

SKY = ("#8FB7DA", "#C7D3D6", "#FBE0B4", "#FFC98C", "#F7A877")


def blob(d: str, fill: str, more: str = "") -> str:
    """A shape without a line."""
    return f'<path d="{d}" fill="{fill}"{" " + more if more else ""}/>'


def ridge(w: float, h: float, base: float, swell: float, waves: float, shift: float) -> str:
    """A hill line over the whole width, closed at the bottom."""
    steps = 8
    xs = [w * i / steps for i in range(steps + 1)]
    ys = [base - swell * sin(shift + waves * pi * i / steps) for i in range(steps + 1)]
    d = f"M0 {h:g}V{ys[0]:.0f}"
    reach = w / steps / 2
    for i in range(1, steps + 1):
        d += (
            f"C{xs[i - 1] + reach:.0f} {ys[i - 1]:.0f} {xs[i] - reach:.0f} {ys[i]:.0f} "
            f"{xs[i]:.0f} {ys[i]:.0f}"
        )
    return d + f"V{h:g}Z"


def sky(w: float, h: float, level: float) -> list[str]:
    """Evening sky, a low sun and long clouds."""
    sun_x, sun_y, r = w * 0.7, level * 0.86, min(w, h) * 0.085
    parts = [
        "<defs>"
        + linear("sky", 0, 0, 0, level * 1.05, *SKY)
        + radial(
            "halo", sun_x, sun_y, r * 6, "#FFF3C4/.95", "#FFE2A0/.5", "#FFD08A/.14", "#FFD08A/0"
        )
        + "</defs>",
        f'<rect width="{w:g}" height="{h:g}" fill="url(#sky)"/>',
        f'<circle cx="{sun_x:g}" cy="{sun_y:g}" r="{r * 6:g}" fill="url(#halo)"/>',
        f'<circle cx="{sun_x:g}" cy="{sun_y:g}" r="{r:g}" fill="#FFF6D8"/>',
    ]
    s = min(w, h) / 900
    for x, y, k in ((0.16, 0.22, 1.2), (0.5, 0.13, 0.8), (0.86, 0.34, 1.1), (0.34, 0.5, 0.7)):
        parts += cloud(w * x, level * y, s * k)
    return parts


def cloud(x: float, y: float, k: float) -> list[str]:
    """A cloud with a warm belly."""
    d = "M{0} {1}c-46 0 -60 -40 -20 -48c-2 -40 58 -52 76 -20c26 -22 74 -10 72 24c44 -2 52 44 10 44Z"
    return [
        f'<g transform="translate({x:.0f} {y:.0f}) scale({k:.2f})">'
        + blob(d.format(-70, 30), "#FFFFFF", 'fill-opacity=".75"')
        + blob(
            "M-96 22c40 10 120 8 164 -4c18 -4 30 12 0 12h-138c-12 0 -22 -4 -26 -8Z",
            "#F7B98A",
            'fill-opacity=".55"',
        )
        + "</g>"
    ]


def hills(w: float, h: float, level: float) -> list[str]:
    """Far ridges, patched fields, wood, barn and mill."""
    s = min(w, h) / 900
    far = ridge(w, h, level - 36 * s, 46 * s, 2.6, 0.7)
    mid = ridge(w, h, level + 6 * s, 40 * s, 1.9, 2.4)
    near = ridge(w, h, level + 62 * s, 34 * s, 1.5, 0.2)
    span = (level - 100 * s, level + 160 * s)
    return [
        "<defs>"
        + linear("far", 0, span[0], 0, level + 60 * s, "#9DB7A0", "#C9BE8E")
        + linear("mid", 0, level - 60 * s, 0, span[1], "#93B86A", "#6E9F55")
        + linear("near", 0, level, 0, level + 300 * s, "#86B557", "#5E9A4A")
        + "</defs>",
        blob(far, "url(#far)"),
        *trees(w, level - 40 * s, s, Random(4)),
        blob(mid, "url(#mid)"),
        *patches(w, level + 30 * s, s),
        *mill(w * 0.2, level - 4 * s, s),
        blob(near, "url(#near)"),
        *barn(w * (0.86 if w > h else 0.8), level + 64 * s, s * 1.05),
    ]


def trees(w: float, y: float, s: float, dice: Random) -> list[str]:
    """A far wood as one soft line of crowns."""
    d = ""
    for _ in range(26):
        x, r = dice.uniform(0, w), dice.uniform(10, 22) * s
        low = y + dice.uniform(-10, 26) * s
        d += f"M{x - r:.0f} {low:.0f}a{r:.0f} {r * 1.2:.0f} 0 1 1 {2 * r:.0f} 0Z"
    return [blob(d, "#7FA487", 'fill-opacity=".8"')]


def patches(w: float, y: float, s: float) -> list[str]:
    """Fields in strips on the middle hill."""
    parts = []
    for x, tone in ((0.3, "#D9C26A"), (0.45, "#A9C667"), (0.58, "#C98E54"), (0.72, "#BFCB70")):
        left, reach = w * x, 150 * s
        parts.append(
            blob(
                f"M{left:.0f} {y - 34 * s:.0f}q{reach / 2:.0f} {-16 * s:.0f} {reach:.0f} 0"
                f"l{46 * s:.0f} {66 * s:.0f}"
                f"q{-reach * 0.6:.0f} {-14 * s:.0f} {-reach * 1.25:.0f} 0Z",
                tone,
                'fill-opacity=".75"',
            )
        )
    return parts


def mill(x: float, y: float, s: float) -> list[str]:
    """A small windmill."""
    blades = "".join(
        f'<path d="M0 0L-7 -14V-62H9V-14Z" fill="#F8E6C4" stroke="{INK}" stroke-width="2.4" '
        f'transform="rotate({turn})"/>'
        for turn in (22, 112, 202, 292)
    )
    return [
        f'<g transform="translate({x:.0f} {y:.0f}) scale({s:.2f})" stroke-linejoin="round">'
        f'<path d="M-22 40L-14 -50H14L22 40Z" fill="#EBD2A6" stroke="{INK}" stroke-width="3"/>'
        f'<path d="M4 40L2 -50H14L22 40Z" fill="#C9A271"/>'
        f'<path d="M-18 -50Q0 -84 18 -50Z" fill="#A84A33" stroke="{INK}" stroke-width="3"/>'
        f'<path d="M-6 40V20Q0 12 6 20V40Z" fill="#6B3F22"/></g>'
        f'<g transform="translate({x:.0f} {y - 52 * s:.0f}) scale({s:.2f})">{blades}'
        f'<circle r="5" fill="{INK}"/></g>'
    ]


def barn(x: float, y: float, s: float) -> list[str]:
    """The red barn, its silo and a round tree."""
    return [
        f'<g transform="translate({x:.0f} {y:.0f}) scale({s:.2f})" stroke="{INK}" '
        'stroke-width="3.4" stroke-linejoin="round">'
        '<path d="M96 24V-96Q96 -122 120 -122Q144 -122 144 -96V24Z" fill="#C9BBA4"/>'
        '<path d="M126 -120Q144 -118 144 -96V24H128Z" fill="#A08F79" stroke="none"/>'
        '<path d="M96 -96Q96 -126 120 -126Q144 -126 144 -96Z" fill="#8E5A3C"/>'
        '<path d="M-80 26V-52L-44 -96L0 -116L44 -96L80 -52V26Z" fill="#B8412F"/>'
        '<path d="M30 -104L44 -96L80 -52V26H44V-52Z" fill="#8E2C22" stroke="none"/>'
        '<path d="M-92 -44L-50 -100L0 -124L50 -100L92 -44L80 -40L43 -88L0 -108L-43 -88L-80 -40Z" '
        'fill="#6B4630"/>'
        '<path d="M-30 26V-28H30V26Z" fill="#7A2A1E"/>'
        '<path d="M-30 26L30 -28M30 26L-30 -28M0 -28V26" fill="none" stroke="#F3DDBB"/>'
        '<path d="M-30 26V-28H30V26" fill="none" stroke="#F3DDBB" stroke-width="5"/>'
        '<path d="M-12 -58A12 13 0 0 1 12 -58V-48H-12Z" fill="#FFE08A"/>'
        '<path d="M-128 28V-10" stroke-width="12" stroke="#6B4630"/>'
        '<path d="M-128 -4C-168 -4 -172 -50 -146 -58C-146 -92 -104 -92 -106 -60C-80 -52 -86 -4 '
        '-128 -4Z" fill="#5B8F45"/>'
        '<path d="M-128 -6C-100 -6 -92 -30 -98 -48C-108 -30 -124 -22 -150 -16C-144 -8 -138 -6 -128 '
        '-6Z" fill="#3F7238" stroke="none"/></g>'
    ]


def near(w: float, h: float, level: float) -> list[str]:
    """The bean field in front, a fence, grass and flowers."""
    s = min(w, h) / 900
    top = level + 150 * s
    field = ridge(w, h, top, 16 * s, 1.2, 0.9)
    return [
        "<defs>"
        + linear("soil", 0, top, 0, h, "#9C6A3E", "#7A4A2B", "#5C3520")
        + linear("grass", 0, h * 0.86, 0, h, "#5F9E48", "#2F6B34")
        + "</defs>",
        *fence(w, top - 14 * s, s),
        blob(field, "url(#soil)"),
        *rows(w, h, top, s),
        blob(ridge(w, h, h - 70 * s, 26 * s, 2.4, 0.4), "url(#grass)"),
        *meadow(w, h, s, Random(9)),
    ]


def fence(w: float, y: float, s: float) -> list[str]:
    """Posts and two rails along the field."""
    posts = "".join(
        f"M{x:.0f} {y + 22 * s:.0f}V{y - 26 * s:.0f}"
        for x in [w * 0.02 + i * 92 * s for i in range(int(w / (92 * s)) + 1)]
    )
    rails = f"M0 {y - 12 * s:.0f}H{w:g}M0 {y + 6 * s:.0f}H{w:g}"
    return [
        f'<path d="{rails}" stroke="#7B5233" stroke-width="{6 * s:.1f}"/>',
        f'<path d="{posts}" stroke="#6B4328" stroke-width="{11 * s:.1f}" stroke-linecap="round"/>',
    ]


def rows(w: float, h: float, top: float, s: float) -> list[str]:
    """Furrows running to a vanishing point, with small plants."""
    mid, far = w * 0.42, top - 120 * s
    dark, leaf, lit = "", "", ""
    for i in range(-9, 12):
        low = mid + i * w * 0.16
        t0 = (top + 14 * s - far) / (h - far)
        x0 = mid + (low - mid) * t0
        dark += (
            f"M{x0 - 3 * s:.0f} {top + 10 * s:.0f}H{x0 + 3 * s:.0f}"
            f"L{low + 34 * s:.0f} {h:g}H{low - 34 * s:.0f}Z"
        )
        for step in range(7):
            t = t0 + (1 - t0) * (0.04 + (step / 7) ** 1.5)
            x, y, k = mid + (low + w * 0.08 - mid) * t, far + (h - far) * t, (0.4 + 1.9 * t) * s
            if -40 < x < w + 40:
                leaf += sprout(x, y, k * 9)
                lit += f"M{x:.0f} {y:.0f}q{4 * k:.1f} {-9 * k:.1f} {8 * k:.1f} {-9 * k:.1f}"
    return [
        blob(dark, "#4A2A18", 'fill-opacity=".45"'),
        blob(leaf, "#4F9A46"),
        f'<path d="{lit}" fill="none" stroke="#B7DB6E" stroke-width="{2.4 * s:.1f}"/>',
    ]


def sprout(x: float, y: float, r: float) -> str:
    """Two leaves."""
    return (
        f"M{x:.0f} {y:.0f}q{-r * 1.3:.0f} {-r * 0.1:.0f} {-r * 1.4:.0f} {-r:.0f}"
        f"q{r * 1.3:.0f} {-r * 0.2:.0f} {r * 1.4:.0f} {r:.0f}"
        f"q{r * 0.1:.0f} {-r * 1.2:.0f} {r * 1.4:.0f} {-r * 1.2:.0f}"
        f"q{-r * 0.1:.0f} {r * 1.2:.0f} {-r * 1.4:.0f} {r * 1.2:.0f}Z"
    )


def meadow(w: float, h: float, s: float, dice: Random) -> list[str]:
    """Blades and flowers along the lower edge."""
    blades = ""
    for _ in range(90):
        x, y, k = dice.uniform(0, w), h - dice.uniform(-6, 64) * s, dice.uniform(14, 30) * s
        bend = dice.uniform(-9, 9) * s
        blades += (
            f"M{x - 3 * s:.0f} {y:.0f}q{bend / 2:.0f} {-k / 2:.0f} {bend:.0f} {-k:.0f}"
            f"q{3 * s:.0f} {k / 2:.0f} {6 * s - bend:.0f} {k:.0f}Z"
        )
    parts = [blob(blades, "#8CC25A", 'fill-opacity=".8"')]
    for tone in ("#FFE08A", "#F7A6B4", "#FFFFFF"):
        d = ""
        for _ in range(9):
            x, y, r = dice.uniform(0, w), h - dice.uniform(6, 70) * s, dice.uniform(4, 7) * s
            half = f"a{r:.1f} {r:.1f} 0 1 0"
            d += f"M{x - r:.0f} {y:.0f}{half} {2 * r:.1f} 0{half} {-2 * r:.1f} 0Z"
        parts.append(blob(d, tone))
    return parts


def calm(w: float, h: float) -> list[str]:
    """Behind the table: a strip of sky and hills, then a quiet meadow in long shadow bands."""
    level = h * 0.13
    s = min(w, h) / 900
    bands = ""
    for i in range(9):
        y = level + (h - level) * (0.12 + 0.88 * (i / 9) ** 1.25)
        thick = (6 + 6 * i) * s
        bands += (
            f"M0 {y:.0f}C{w * 0.3:.0f} {y - 26 * s:.0f} {w * 0.6:.0f} {y + 30 * s:.0f} "
            f"{w:g} {y - 8 * s:.0f}V{y + thick:.0f}C{w * 0.6:.0f} {y + 30 * s + thick:.0f} "
            f"{w * 0.3:.0f} {y - 26 * s + thick:.0f} 0 {y + thick:.0f}Z"
        )
    green = ridge(w, h, level + 20 * s, 14 * s, 1.4, 0.3)
    return [
        *sky(w, h, level * 1.25),
        "<defs>"
        + linear("m", 0, level, 0, h, "#9CC25F", "#6FA650", "#4E8B45", "#3B7340")
        + radial(
            "v",
            w / 2,
            h * 0.5,
            max(w, h) * 0.62,
            "#FFF0B0/.20",
            "#FFF0B0/.06",
            "#1F3A20/.10",
            "#1F3A20/.42",
        )
        + "</defs>",
        blob(ridge(w, h, level - 6 * s, 22 * s, 2.3, 1.2), "#A9BE88"),
        blob(green, "url(#m)"),
        blob(bands, "#FFFFFF", 'fill-opacity=".055"'),
        f'<rect width="{w:g}" height="{h:g}" fill="url(#v)"/>',
    ]


def main() -> None:
    """Write the wide and the tall pictures."""
    for name, w, h, share in (("wide", 1600, 900, 0.5), ("tall", 900, 1600, 0.48)):
        level = h * share
        layers = {"sky": sky(w, h, level), "hills": hills(w, h, level), "near": near(w, h, level)}
        for layer, parts in layers.items():
            write(f"back/{name}-{layer}.svg", document(w, h, parts, ""))
        whole = [part for parts in layers.values() for part in parts]
        write(f"back/farm-{name}.svg", document(w, h, whole, ""))
        write(f"back/table-{name}.svg", document(w, h, calm(w, h), ""))


if __name__ == "__main__":
    main()
