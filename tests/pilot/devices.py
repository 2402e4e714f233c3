"""People who play with one device alone: keyboard, gamepad, one button, fingers, mouse."""

from __future__ import annotations

from game.kit.events import Device
from game.kit.widgets import Button, Ui, Widget
from game.kit.widgets.groups import box_around, groups_of, scan_groups
from game.scenes.curtain import CurtainScene
from game.scenes.menu import MenuScene
from game.scenes.results import ResultsScene
from game.scenes.setup import SetupScene
from game.scenes.table.scene import TableScene
from game.table.targets import Target
from tests.pilot.player import TablePlayer

SCAN = 0.6
STEPS = 400


def is_lit(ui: Ui, widget: Widget) -> bool:
    """Whether the light lies on the group of this widget."""
    group = next((g for g in scan_groups(ui.root) if widget in g), None)
    return group is not None and box_around(group) == ui.lit


class OneDevice(TablePlayer):
    """Does everything by `choose(widget)`, which subclasses do with their device."""

    def __init__(self, edition: str = "classic", players: int = 3, **settings: object) -> None:
        super().__init__(edition, players, **settings)  # type: ignore[arg-type]

    @property
    def front(self) -> Ui:
        ui = self.loop.stage.top.ui  # type: ignore[union-attr]
        assert isinstance(ui, Ui)
        return ui

    def choose(self, widget: Widget) -> None:
        """Press this widget with the device."""
        raise NotImplementedError

    def press_in(self, root: Widget, name: str) -> bool:
        for widget in root.walk():
            if widget.name == name and isinstance(widget, Button) and widget.enabled:
                self.choose(widget)
                return True
        return False

    def point(self, x: float, y: float) -> None:
        """No pointer: what lies there is chosen with the device."""
        there = [w for w in self.front.root.walk() if w.focusable and w.box.contains(x, y)]
        self.choose(there[-1])

    def touch_on(self, target: Target) -> None:
        if not self.at_the_table:
            return
        spot = self.table.layer.spot(target)
        if spot is not None:
            self.choose(spot)

    def drag_onto(self, target: Target, onto: Target) -> None:
        """Without a pointer: choose the one, then the other."""
        self.touch_on(target)
        self.touch_on(onto)

    def begin_in_the_menu(self) -> None:
        """From the menu, with the device alone, into a new game."""
        self.shell.home.routes.menu(self.loop.stage)
        self.run(0.3)
        assert isinstance(self.loop.stage.top, MenuScene)
        assert self.press_in(self.front.root, "entry cards")
        self.run(0.3)
        assert isinstance(self.loop.stage.top, SetupScene)
        assert self.press_in(self.front.root, "play")
        self.run(0.5)
        assert isinstance(self.loop.stage.top, TableScene)
        playing = self.shell.home.routes.playing
        assert playing is not None
        self.match = playing

    def back_to_the_menu(self) -> None:
        """From the results, with the device alone."""
        self.run(10)
        assert isinstance(self.loop.stage.top, ResultsScene)
        assert self.press_in(self.front.root, "menu")
        self.run(0.3)
        assert isinstance(self.loop.stage.top, MenuScene)

    def assert_ring(self) -> None:
        """Where the focus is, is to be seen."""
        assert self.front.shows_ring


class Mouse(OneDevice):
    """Clicks."""

    def choose(self, widget: Widget) -> None:
        TablePlayer.point(self, *widget.box.center)
        self.run(0.05)


class Finger(Mouse):
    """Taps."""

    def __init__(self, *given: object, **settings: object) -> None:
        super().__init__(*given, touch=True, **settings)  # type: ignore[arg-type]


class Keyboard(OneDevice):
    """Goes to things with F6, Tab and arrows, and chooses with Enter."""

    def choose(self, widget: Widget) -> None:
        self.step_into_region(widget)
        for _ in range(STEPS):
            if self.front.focus is widget:
                break
            self.step_on()
        assert self.front.focus is widget, f"the focus does not reach {widget.name}"
        self.assert_ring()
        self.enter()
        self.run(0.05)

    def step_into_region(self, widget: Widget) -> None:
        groups = groups_of(self.front.root)
        for _ in range(len(groups) + 1):
            here = next((g for g in groups if self.front.focus in g), None)
            if here is not None and widget in here:
                return
            self.next_region()

    def next_region(self) -> None:
        self.key("f6")

    def step_on(self) -> None:
        self.key("tab")

    def enter(self) -> None:
        self.key("return")


class Gamepad(Keyboard):
    """Shoulder buttons, the cross, and A."""

    def next_region(self) -> None:
        self.pad_button(5)

    def step_on(self) -> None:
        """Right along a line, then down: the cross knows no order of its own."""
        widget = self.goal
        focus = self.front.focus
        if focus is None:
            self.cross(0, -1)
            return
        (fx, fy), (x, y) = focus.box.center, widget.box.center
        moves = [(1 if x > fx else -1, 0), (0, 1 if y < fy else -1)]
        if abs(y - fy) > abs(x - fx):
            moves.reverse()
        for move in (*moves, (-moves[0][0], -moves[0][1]), (-moves[1][0], -moves[1][1])):
            self.cross(*move)
            if self.front.focus is not focus:
                return

    def cross(self, x: int, y: int) -> None:
        self.pad_hat(x, y)
        self.pad_hat(0, 0)

    def enter(self) -> None:
        self.pad_button(0)

    def choose(self, widget: Widget) -> None:
        self.goal = widget
        super().choose(widget)
        assert self.front.device is Device.PAD or isinstance(self.loop.stage.top, CurtainScene)


class OneButton(OneDevice):
    """Waits until the light is there, and presses the space bar: nothing else, ever."""

    def __init__(self, *given: object, **settings: object) -> None:
        super().__init__(*given, **settings)  # type: ignore[arg-type]
        self.shell.home.settings.scan = SCAN
        self.shell.home.apply_hands()

    def choose(self, widget: Widget) -> None:
        front = self.front.root
        for _ in range(STEPS):
            lit = self.front.lit
            if self.front.focus is widget and lit is None:
                self.key("space")
                self.run(0.05)
                return
            if lit is not None and is_lit(self.front, widget):
                self.key("space")
            self.run(SCAN / 2)
            if self.front.root is not front or widget.host is None:
                return
        raise AssertionError(f"the light does not reach {widget.name}")


class TwoButtons(OneDevice):
    """Moves the light with the space bar, and chooses with Enter: nothing else, ever."""

    def __init__(self, *given: object, **settings: object) -> None:
        super().__init__(*given, **settings)  # type: ignore[arg-type]
        self.shell.home.settings.two_buttons = True
        self.shell.home.apply_hands()

    def choose(self, widget: Widget) -> None:
        for _ in range(STEPS):
            self.run(0.05)
            if widget.host is None:
                return
            if self.front.lit is None and self.front.focus is widget:
                self.key("return")
                self.run(0.05)
                return
            opens = self.front.lit is not None and is_lit(self.front, widget)
            self.key("return" if opens else "space")
        raise AssertionError(f"the light does not reach {widget.name}")
