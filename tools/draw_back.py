"""Draw the farm in evening light and a calm one for the table."""

from math import pi, sin
from random import Random

from back_props import bale, barn, bean_poles, birds, mill, scarecrow, sunflower
from svg import document, linear, radial, write

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
    return [*parts, birds(w * 0.3, level * 0.3, s)]


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
        *trees(w, level - 52 * s, s, Random(4)),
        blob(mid, "url(#mid)"),
        *patches(w, level + 30 * s, s),
        *mill(w * 0.2, level - 4 * s, s),
        blob(near, "url(#near)"),
        *barn(w * (0.86 if w > h else 0.8), level + 64 * s, s * 1.05),
    ]


def trees(w: float, base: float, s: float, dice: Random) -> list[str]:
    """Woods on the far ridge: a few groves of round crowns that touch."""
    d, lit = "", ""
    for centre in (0.07, 0.33, 0.52, 0.95):
        for _ in range(9):
            x, r = w * centre + dice.uniform(-70, 70) * s, dice.uniform(13, 24) * s
            low = base - dice.uniform(-14, 12) * s
            d += ball(x, low, r)
            curve = f"q{r * 0.7:.0f} {r * 0.1:.0f} {r * 0.6:.0f} {r:.0f}"
            lit += f"M{x + r * 0.2:.0f} {low - r * 0.7:.0f}{curve}"
    return [
        blob(d, "#7C9F7C"),
        f'<path d="{lit}" fill="none" stroke="#F3D79A" stroke-opacity=".5" '
        f'stroke-width="{3 * s:.1f}" stroke-linecap="round"/>',
    ]


def patches(w: float, y: float, s: float) -> list[str]:
    """Fields in strips over the middle hill, parted by hedges."""
    parts, hedges = [], ""
    left = w * 0.27
    for reach, tone, rows in (
        (170, "#D9C26A", 7),
        (150, "#A9C667", 0),
        (190, "#C08A52", 8),
        (160, "#C6D07A", 0),
        (150, "#8FB45E", 6),
    ):
        x, r = left, reach * s
        top, low, slant = y - 30 * s, y + 74 * s, 34 * s
        parts.append(
            blob(
                f"M{x:.0f} {top:.0f}Q{x + r / 2:.0f} {top - 16 * s:.0f} {x + r:.0f} {top:.0f}"
                f"L{x + r + slant:.0f} {low:.0f}H{x + slant * 0.8:.0f}Z",
                tone,
                'fill-opacity=".8"',
            )
        )
        lines = "".join(
            f"M{x + r * (k + 0.5) / rows:.0f} {top - 4 * s:.0f}l{slant:.0f} {100 * s:.0f}"
            for k in range(rows)
        )
        if lines:
            parts.append(
                f'<path d="{lines}" stroke="#7A4A2B" stroke-opacity=".25" '
                f'stroke-width="{4 * s:.1f}"/>'
            )
        for k in range(7):
            t = k / 6
            hedges += ball(x + r + slant * t, top + (low - top) * t, (5 + 4 * t) * s)
        left += r + 4 * s
    return [*parts, blob(hedges, "#4F8244")]


def ball(x: float, y: float, r: float) -> str:
    """A circle as part of a path."""
    half = f"a{r:.1f} {r:.1f} 0 1 0"
    return f"M{x - r:.0f} {y:.0f}{half} {2 * r:.1f} 0{half} {-2 * r:.1f} 0Z"


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
        scarecrow(w * (0.3 if w > h else 0.34), top + 96 * s, s * 1.05),
        bean_poles(w * (0.64 if w > h else 0.72), top + 116 * s, s * 1.15),
        bale(w * 0.965, top + 6 * s, s * 1.1),
        blob(ridge(w, h, h - 70 * s, 26 * s, 2.4, 0.4), "url(#grass)"),
        *meadow(w, h, s, Random(9)),
        sunflower(w * 0.03, h, s, 236, 26),
        sunflower(w * 0.085, h + 6 * s, s, 150, -14),
        sunflower(w * 0.965, h, s, 214, -22),
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
            d += ball(x, y, r)
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
        *tufts(w, h, level, s, Random(5)),
        f'<rect width="{w:g}" height="{h:g}" fill="url(#v)"/>',
    ]


def tufts(w: float, h: float, level: float, s: float, dice: Random) -> list[str]:
    """Grass and daisies, sparse and pale, larger towards the front."""
    grass, petals, hearts = "", "", ""
    for i in range(46):
        t = 0.12 + 0.86 * (i / 46) ** 0.8
        x, y, k = dice.uniform(0, w), level + (h - level) * t, (0.5 + 1.1 * t) * s
        grass += (
            f"M{x - 9 * k:.0f} {y:.0f}q{2 * k:.1f} {-9 * k:.1f} {-3 * k:.1f} {-15 * k:.1f}"
            f"M{x:.0f} {y:.0f}q{k:.1f} {-12 * k:.1f} {2 * k:.1f} {-20 * k:.1f}"
            f"M{x + 8 * k:.0f} {y:.0f}q0 {-8 * k:.1f} {6 * k:.1f} {-13 * k:.1f}"
        )
        if i % 4 == 0:
            x += 40 * k
            petals += "".join(
                ball(x + dx * k, y + dy * k, 4.4 * k)
                for dx, dy in ((0, -5), (4.8, -1.5), (3, 4), (-3, 4), (-4.8, -1.5))
            )
            hearts += ball(x, y, 3.2 * k)
    return [
        f'<path d="{grass}" fill="none" stroke="#CFE88E" stroke-opacity=".35" '
        f'stroke-width="{3 * s:.1f}" stroke-linecap="round"/>',
        blob(petals, "#DCEBC0", 'fill-opacity=".75"'),
        blob(hearts, "#FFD34F", 'fill-opacity=".7"'),
    ]


def main() -> None:
    """Write the wide and the tall pictures."""
    for name, w, h, share in (("wide", 1600, 900, 0.5), ("tall", 900, 1600, 0.48)):
        level = h * share
        whole = [*sky(w, h, level), *hills(w, h, level), *near(w, h, level)]
        write(f"back/farm-{name}.svg", document(w, h, whole, ""))
        write(f"back/table-{name}.svg", document(w, h, calm(w, h), ""))


if __name__ == "__main__":
    main()
