"""The scene stack: who is updated, who is drawn, who gets input.

Only the top scene is updated and gets input. An opaque scene hides those below it; below an
overlay (not opaque) the scenes stand still; a dimmed picture of them is kept. Changes asked for
during `update` or `handle` are carried out after it; when that raises, they are forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pygame

from game.kit.allowance import Allowance
from game.kit.events import Event, Key, PointerCancel
from game.kit.layers import opaque
from game.kit.layout import Screen
from game.kit.pointers import Pointers
from game.kit.theme import Color

T = TypeVar("T")


class Scene:
    """One screen or overlay. Override what is needed; set `dirty` when the picture changed."""

    opaque: bool = True
    """Hides the scenes below it."""

    def __init__(self) -> None:
        self.dirty = True

    @property
    def unfinished(self) -> bool:
        """Is a part of what it is to show still to come, in the next frames?"""
        return False

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Now on the stack (and at its top). Called once, before anything else."""

    def leave(self) -> None:
        """No longer on the stack. Called once, last."""

    def pause(self) -> None:
        """Another scene is above from now on. Always followed by `resume` or `leave`."""

    def resume(self, result: Any) -> None:
        """On top again; `result` is what the scene above was popped with."""

    def suspended(self, seconds: float) -> None:
        """The program stood still for so long (over a second): clocks must not count it."""

    def resized(self, screen: Screen) -> None:
        """The window or the text size changed: lay out anew. Also reaches covered scenes."""

    def update(self, dt: float) -> None:
        """One logic step of `dt` seconds (1/60)."""

    def draw(self, canvas: pygame.Surface, alpha: float) -> None:
        """Paint; `alpha` (0 to 1) is how far between two logic steps. Must change nothing.

        It finds on the canvas what it drew last, unless `repaint` was called. Then an overlay
        finds the scenes below: `Stage.behind` dims them, and restores them later on.
        """

    def repaint(self) -> None:
        """What this scene drew is no longer on the canvas: paint everything next time."""
        self.dirty = True

    def handle(self, event: Event) -> bool:
        """Take an event; True when it was used."""
        return False

    def wants_text(self) -> bool:
        """Shall typed text come in (a text field has the focus)?"""
        return False


class Stage:
    """The stack. `changed` is called after every change of the top (to let go of held keys)."""

    def __init__(self, screen: Screen, changed: Callable[[], object] | None = None) -> None:
        self._screen = screen
        self._changed = changed
        self._scenes: list[Scene] = []
        self._pending: list[Callable[[], None]] = []
        self._busy = False
        self._pointers = Pointers()
        self._drawn: list[Scene] = []
        self._below = opaque((1, 1))
        self._below_is_kept = False
        self.allowance = Allowance()
        """What a scene that has just come may take of a frame."""
        self.swept = True
        """False from when scenes were taken away until whoever frees their memory says so."""

    @property
    def screen(self) -> Screen:
        """The present sizes."""
        return self._screen

    @property
    def top(self) -> Scene | None:
        """The scene in front, if there is any."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    @property
    def empty(self) -> bool:
        """Nothing left: the program ends."""
        return not self._scenes and not self._pending

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the present one is paused."""
        self._ask(lambda: self._put(scene, drop=0))

    def pop(self, result: Any = None) -> None:
        """Take the top scene away; the one below is resumed with `result`."""
        self._ask(lambda: self._pop(result))

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one; those below notice nothing."""
        self._ask(lambda: self._put(scene, drop=1))

    def clear(self, scene: Scene | None = None) -> None:
        """Take all scenes away (and put this one there)."""
        self._ask(lambda: self._put(scene, drop=len(self._scenes)))

    def update(self, dt: float) -> None:
        """One logic step for the top scene."""
        if self._scenes:
            self._run(lambda: self._scenes[-1].update(dt))

    def suspended(self, seconds: float) -> None:
        """Tell all scenes that the program stood still."""
        self._run(lambda: _tell(self._scenes, lambda scene: scene.suspended(seconds)))

    def handle(self, event: Event) -> bool:
        """Give the event to the top scene; a key nobody used is followed by its meaning."""
        if not self._scenes or self._pointers.stale(event):
            return False
        scene = self._scenes[-1]
        used = self._run(lambda: scene.handle(event))
        if isinstance(event, Key) and event.meaning and not used and scene is self.top:
            meaning = event.meaning
            used = self._run(lambda: scene.handle(meaning))
        return bool(used)

    def resized(self, screen: Screen) -> None:
        """New window or text size, for all scenes."""
        self._screen = screen
        self._run(lambda: _tell(self._scenes, lambda scene: scene.resized(screen)))
        self.repaint()

    def repaint(self) -> None:
        """The canvas was lost: all visible scenes paint everything."""
        self._drawn = []
        for scene in self._scenes:
            scene.repaint()

    def behind(self, canvas: pygame.Surface, clip: pygame.Rect, dim: Color) -> None:
        """For the overlay on top, while it draws: what is below it, dimmed, within the clip.

        The first time everything is dimmed, whatever the clip.
        """
        if self._below_is_kept:
            canvas.blit(self._below, clip, clip)
            return
        if self._below.get_size() != canvas.get_size():
            self._below = opaque(canvas.get_size())
        canvas.fill(dim, None, pygame.BLEND_MULT)
        self._below.blit(canvas, (0, 0))
        self._below_is_kept = True

    def wants_text(self) -> bool:
        """Does the top scene want typed text?"""
        return bool(self._scenes) and self._scenes[-1].wants_text()

    @property
    def unfinished(self) -> bool:
        """Is the scene on top still being painted, over several frames?"""
        return bool(self._scenes) and self._scenes[-1].unfinished

    def draw(self, canvas: pygame.Surface, alpha: float) -> bool:
        """Draw what is visible if something changed; True when the canvas changed."""
        visible = _visible(self._scenes)
        if not any(scene.dirty for scene in visible):
            return False
        self.allowance.begin()
        first, fresh = _to_draw(visible, self._drawn)
        self._drawn = []
        for index in range(first, len(visible)):
            scene = visible[index]
            if index >= fresh:
                self._below_is_kept = False
            scene.dirty = False
            scene.draw(canvas, alpha)
        self._drawn = visible
        return True

    def _ask(self, change: Callable[[], None]) -> None:
        self._pending.append(change)
        if not self._busy:
            self._run(lambda: None)

    def _run(self, work: Callable[[], T]) -> T:
        outer = self._busy
        self._busy = True
        try:
            result = work()
            while self._pending and not outer:
                self._pending.pop(0)()
        except BaseException:
            self._pending.clear()
            raise
        finally:
            self._busy = outer
        return result

    def _let_go(self) -> None:
        """The top is about to change: presses that are held end without meaning anything."""
        held = self._pointers.let_go()
        if self._scenes:
            for pointer in held:
                self._scenes[-1].handle(PointerCancel(pointer))

    def _put(self, scene: Scene | None, drop: int) -> None:
        """Take scenes off the top, then put one on; without a drop the old top is paused."""
        self._let_go()
        above = not drop and bool(self._scenes)
        if above:
            self._scenes[-1].pause()
        for _ in range(min(drop, len(self._scenes))):
            self.swept = False
            self._scenes.pop().leave()
        if scene is not None:
            self._scenes.append(scene)
            scene.enter(self, self._screen)
        self._top_changed(kept=above and scene is not None and not scene.opaque)

    def _pop(self, result: Any) -> None:
        if not self._scenes:
            return
        self._let_go()
        self.swept = False
        self._scenes.pop().leave()
        if self._scenes:
            self._scenes[-1].resume(result)
        self._top_changed()

    def _top_changed(self, kept: bool = False) -> None:
        """`kept`: what was seen before stays on the canvas."""
        if not kept:
            self.repaint()
        if self._changed is not None:
            self._changed()


def _to_draw(visible: list[Scene], drawn: list[Scene]) -> tuple[int, int]:
    """The lowest scene that must be drawn, and the lowest that must paint everything; `drawn`
    are those on the canvas."""
    count = len(drawn)
    held = count > 0 and drawn == visible[:count]
    if held and not any(scene.dirty for scene in visible[: count - 1]):
        return (count - 1 if visible[count - 1].dirty else count), count
    for scene in visible:
        scene.repaint()
    return 0, 0


def _tell(scenes: list[Scene], what: Callable[[Scene], None]) -> None:
    for scene in list(scenes):
        what(scene)


def _visible(scenes: list[Scene]) -> list[Scene]:
    """The highest opaque scene and those above it."""
    opaque = [i for i, scene in enumerate(scenes) if scene.opaque]
    return scenes[opaque[-1] :] if opaque else list(scenes)
