"""Widgets: import them from here."""

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.widgets.base import Widget
from game.kit.widgets.basic import Group, Image, Label, Panel, ProgressBar
from game.kit.widgets.button import Button, Hotspot, Look, Pressable
from game.kit.widgets.choices import Choice, Slider, Stepper, Toggle
from game.kit.widgets.field import TextField
from game.kit.widgets.focus import WayBack
from game.kit.widgets.scene import WidgetScene
from game.kit.widgets.scroll import Scroll
from game.kit.widgets.ui import Ui

__all__ = [
    "Brush",
    "Button",
    "Choice",
    "Group",
    "Hotspot",
    "Image",
    "Label",
    "Look",
    "Panel",
    "PanelStyle",
    "Pressable",
    "ProgressBar",
    "Scroll",
    "Slider",
    "Stepper",
    "TextField",
    "TextStyle",
    "Toggle",
    "Ui",
    "WayBack",
    "Widget",
    "WidgetScene",
]
