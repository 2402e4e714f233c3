"""Curves from 0 to 1. Some overshoot on the way; all begin at 0 and end at 1."""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """At one pace."""
    return t


def in_quad(t: float) -> float:
    """Slow start."""
    return t * t


def in_cubic(t: float) -> float:
    """Slower start: for departures."""
    return t**3


def out_cubic(t: float) -> float:
    """Softer end: for arrivals."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Soft at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def back_out(overshoot: float) -> Ease:
    """An `out_back` with its own overshoot (1.7 goes ten per cent too far)."""

    def ease(t: float) -> float:
        return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2

    return ease


def out_back(t: float) -> float:
    """Goes ten per cent too far and comes back: for emphasis."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2
