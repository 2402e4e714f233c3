"""A bar plot as SVG."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

_WIDTH, _LEFT, _RIGHT, _TOP, _ROW = 860, 300, 60, 64, 26
_PAPER, _INK, _BAR, _CHANCE, _GRID = "#FFF4DC", "#3B1F12", "#2F7D3F", "#B3371F", "#EFE0BE"


class Bar(NamedTuple):
    """One bar: parts of 1, with its interval and what chance alone would give."""

    label: str
    value: float
    low: float
    high: float
    chance: float


def bars(title: str, rows: Sequence[Bar]) -> str:
    """The plot. A red tick marks chance, a black line the interval."""
    height = _TOP + _ROW * len(rows) + 40
    span = _WIDTH - _LEFT - _RIGHT

    def across(part: float) -> float:
        return round(_LEFT + span * part, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{_INK}">',
        f'<rect width="{_WIDTH}" height="{height}" fill="{_PAPER}"/>',
        f'<text x="20" y="32" font-size="19" font-weight="bold">{escape(title)}</text>',
    ]
    bottom = _TOP + _ROW * len(rows)
    for tenth in range(0, 11, 2):
        x = across(tenth / 10)
        parts.append(f'<path d="M{x} {_TOP - 8}V{bottom}" stroke="{_GRID}" stroke-width="2"/>')
        parts.append(f'<text x="{x}" y="{bottom + 20}" text-anchor="middle">{tenth * 10} %</text>')
    for number, row in enumerate(rows):
        y = _TOP + _ROW * number
        middle = y + 8
        parts.append(
            f'<text x="{_LEFT - 10}" y="{y + 13}" text-anchor="end">{escape(row.label)}</text>'
        )
        parts.append(
            f'<rect x="{_LEFT}" y="{y}" width="{round(span * row.value, 1)}" height="16" '
            f'rx="3" fill="{_BAR}"/>'
        )
        parts.append(
            f'<path d="M{across(row.low)} {middle}H{across(row.high)}" '
            f'stroke="{_INK}" stroke-width="2"/>'
        )
        parts.append(
            f'<path d="M{across(row.chance)} {y - 3}V{y + 19}" '
            f'stroke="{_CHANCE}" stroke-width="3"/>'
        )
        parts.append(f'<text x="{across(row.high) + 8}" y="{y + 13}">{row.value:.0%}</text>')
    parts.append("</svg>\n")
    return "\n".join(parts)
