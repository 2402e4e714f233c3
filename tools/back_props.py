"""Single things that stand in the farm picture: mill, barn, bales, bean poles, sunflowers."""

from math import cos, pi, sin

from svg import INK


def group(x: float, y: float, s: float, parts: list[str]) -> str:
    """Parts drawn around a foot point, with ink lines."""
    return (
        f'<g transform="translate({x:.0f} {y:.0f}) scale({s:.2f})" stroke="{INK}" '
        f'stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round">{"".join(parts)}</g>'
    )


def bale(x: float, y: float, s: float) -> str:
    """A round bale of straw."""
    return group(
        x,
        y,
        s,
        [
            '<path d="M-26 0C-34 -30 -20 -46 -2 -46H18C34 -44 40 -20 30 0Z" fill="#D9AE4E"/>',
            '<ellipse cx="-4" cy="-22" rx="23" ry="23" fill="#F0CC72"/>',
            '<path d="M-4 -22m-3 0a3 3 0 1 1 6 2a8 8 0 1 1 -13 -5a13 13 0 1 1 17 17" fill="none" '
            'stroke="#B98A35" stroke-width="2.4"/>',
        ],
    )


def scarecrow(x: float, y: float, s: float) -> str:
    """Somebody has to watch the beans."""
    return group(
        x,
        y,
        s,
        [
            '<path d="M0 6V-92M-44 -70L44 -74" stroke="#6B4328" stroke-width="8" fill="none"/>',
            '<path d="M-46 -82L46 -84L44 -62L22 -60L24 -14L-22 -12L-20 -58L-44 -58Z" '
            'fill="#4E79A8"/>',
            '<path d="M-8 -40h16v14h-16Z" fill="#E0A93A" stroke-width="2.4"/>',
            '<circle cx="0" cy="-102" r="20" fill="#F2DDB0"/>',
            '<path d="M-8 -106h.1M8 -106h.1" stroke-width="6" fill="none"/>',
            '<path d="M-10 -96Q0 -88 10 -97M-4 -96v5M3 -96v5" fill="none" stroke-width="2.4"/>',
            '<path d="M-32 -112Q0 -124 32 -114L17 -118L12 -142Q0 -150 -14 -140L-17 -117Z" '
            'fill="#8A5A2E"/>',
            '<path d="M-46 -64l-12 4M-46 -70l-13 -4M46 -66l12 5M46 -72l13 -4" fill="none" '
            'stroke="#D9AE4E"/>',
        ],
    )


def bean_poles(x: float, y: float, s: float) -> str:
    """A tent of poles with climbing beans."""
    leaves = "".join(
        f'<path d="M0 0C4 -14 20 -16 24 -4C18 8 6 8 0 0Z" fill="{tone}" '
        f'transform="translate({px} {py}) rotate({turn})"/>'
        for px, py, turn, tone in (
            (-44, -20, -150, "#6CBF55"),
            (-36, -52, -20, "#58A84A"),
            (-26, -84, -160, "#7CCB5A"),
            (-16, -118, 10, "#6CBF55"),
            (44, -26, -30, "#58A84A"),
            (34, -60, -165, "#7CCB5A"),
            (24, -92, -15, "#6CBF55"),
            (13, -128, -170, "#58A84A"),
            (2, -40, -20, "#6CBF55"),
            (-2, -78, -155, "#7CCB5A"),
            (1, -112, -25, "#58A84A"),
        )
    )
    pods = "".join(
        f'<path d="M{px} {py}q8 10 2 26q-9 -10 -2 -26Z" fill="{tone}" stroke-width="2.4"/>'
        for px, py, tone in (
            (-30, -66, "#CB2510"),
            (28, -76, "#2E34BB"),
            (6, -62, "#FFE14C"),
            (38, -40, "#FD9DB3"),
            (-40, -36, "#8E1216"),
        )
    )
    return group(
        x,
        y,
        s,
        [
            '<path d="M-54 4L10 -160M54 4L-10 -160M0 6L0 -164" stroke-width="11" fill="none"/>',
            '<path d="M-54 4L10 -160M54 4L-10 -160M0 6L0 -164" stroke="#D9A866" stroke-width="5" '
            'fill="none"/>',
            '<path d="M-46 -10C-10 -30 30 -40 30 -66C20 -96 -30 -70 -22 -104C-10 -126 14 -112 6 '
            '-140" stroke="#4F9A46" stroke-width="5" fill="none"/>',
            '<path d="M-12 -142Q0 -136 12 -142" stroke="#E8C98F" stroke-width="6" fill="none"/>',
            leaves,
            pods,
        ],
    )


def sunflower(x: float, y: float, s: float, tall: float, lean: float) -> str:
    """A sunflower in the foreground."""
    top_x, top_y = lean, -tall
    petals = "".join(
        f'<ellipse cx="{top_x + 27 * cos(a):.1f}" cy="{top_y + 27 * sin(a):.1f}" rx="15" ry="8.5" '
        f'fill="{"#F6B22C" if i % 2 else "#FFCF4A"}" stroke-width="2.6" '
        f'transform="rotate({a * 180 / pi:.0f} {top_x + 27 * cos(a):.1f} '
        f'{top_y + 27 * sin(a):.1f})"/>'
        for i, a in enumerate([2 * pi * k / 12 for k in range(12)])
    )
    seeds = "".join(
        f"M{top_x + r * cos(a):.1f} {top_y + r * sin(a):.1f}h.1"
        for r, count in ((6, 5), (13, 9))
        for a in [2 * pi * k / count for k in range(count)]
    )
    stem = f"M0 10Q{-lean * 0.3:.0f} {-tall * 0.5:.0f} {top_x:g} {top_y + 14:g}"
    return group(
        x,
        y,
        s,
        [
            f'<path d="{stem}" fill="none" stroke-width="13"/>',
            f'<path d="{stem}" fill="none" stroke="#4F9A46" stroke-width="7"/>',
            f'<path d="M0 {-tall * 0.3:.0f}C-18 {-tall * 0.3 - 40:.0f} -64 {-tall * 0.3 - 34:.0f} '
            f"-70 {-tall * 0.3 - 2:.0f}C-44 {-tall * 0.3 + 12:.0f} -16 {-tall * 0.3 + 10:.0f} 0 "
            f'{-tall * 0.3:.0f}Z" fill="#6CBF55"/>',
            f'<path d="M2 {-tall * 0.5:.0f}C16 {-tall * 0.5 - 40:.0f} 54 {-tall * 0.5 - 38:.0f} '
            f"62 {-tall * 0.5 - 8:.0f}C40 {-tall * 0.5 + 6:.0f} 16 {-tall * 0.5 + 8:.0f} 2 "
            f'{-tall * 0.5:.0f}Z" fill="#58A84A"/>',
            petals,
            f'<circle cx="{top_x:g}" cy="{top_y:g}" r="20" fill="#7A4A24"/>',
            f'<path d="{seeds}" fill="none" stroke="#B97C3C" stroke-width="3.4"/>',
        ],
    )


def birds(x: float, y: float, s: float) -> str:
    """Three birds on their way home."""
    d = "".join(
        f"M{x + dx * s:.0f} {y + dy * s:.0f}q{9 * s:.0f} {-9 * s:.0f} {16 * s:.0f} 0"
        f"q{9 * s:.0f} {-9 * s:.0f} {16 * s:.0f} 0"
        for dx, dy in ((0, 0), (52, -24), (70, 20))
    )
    return (
        f'<path d="{d}" fill="none" stroke="#6A5A6A" stroke-opacity=".7" '
        f'stroke-width="{3.4 * s:.1f}" stroke-linecap="round"/>'
    )


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
