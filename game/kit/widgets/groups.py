"""Parts of a screen: what shoulder buttons jump between, and what a scan goes through."""

from __future__ import annotations

from collections.abc import Iterator

from game.kit.layout import Box
from game.kit.widgets.base import Widget

FEW = 6
"""So many controls without a region of their own are gone through one by one when scanned."""


def groups_of(front: Widget) -> list[list[Widget]]:
    """All that can be focused, by region in the order of their numbers, the rest by lines."""
    found: dict[int, list[Widget]] = {}
    for region, widget in _in_regions(front, 0):
        found.setdefault(region, []).append(widget)
    rest = found.pop(0, [])
    return [found[region] for region in sorted(found)] + _lines(rest)


def scan_groups(front: Widget) -> list[list[Widget]]:
    """The same without what only explains, and a few controls each for itself."""
    groups = [[w for w in group if not w.minor] for group in groups_of(front)]
    groups = [group for group in groups if group]
    if sum(len(group) for group in groups) <= FEW:
        return [[widget] for group in groups for widget in group]
    return groups


def box_around(widgets: list[Widget]) -> Box:
    """The smallest box that holds all of them."""
    whole = widgets[0].box
    for widget in widgets[1:]:
        whole = whole.union(widget.box)
    return whole


def _in_regions(widget: Widget, region: int) -> Iterator[tuple[int, Widget]]:
    if not widget.visible:
        return
    region = widget.region or region
    if widget.focusable:
        yield region, widget
    for child in widget.children:
        yield from _in_regions(child, region)


def _lines(widgets: list[Widget]) -> list[list[Widget]]:
    """Those side by side together, the highest line first."""
    lines: list[list[Widget]] = []
    for widget in sorted(widgets, key=lambda w: (w.box.center[1], w.box.x)):
        if lines and _beside(lines[-1][0], widget):
            lines[-1].append(widget)
        else:
            lines.append([widget])
    return [sorted(line, key=lambda w: w.box.x) for line in lines]


def _beside(one: Widget, other: Widget) -> bool:
    apart = abs(one.box.center[1] - other.box.center[1])
    return apart < min(one.box.h, other.box.h) / 2
