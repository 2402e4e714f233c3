"""A storm of events: nothing raises, and painting in part is the same as painting all."""

from random import Random

import pygame

from tests.kit.gallery import Gallery
from tests.kit.pilot import FRAME, Pilot

KEYS = (
    *(pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_RETURN),
    *(pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F1, pygame.K_HOME, pygame.K_END, pygame.K_a),
    *(pygame.K_PAGEDOWN, pygame.K_BACKSPACE, pygame.K_DELETE),
)
FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)


class Overlay(Gallery):
    opaque = False


class Storm:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.pilot = Pilot()
        self.pilot.show(Gallery())
        self.acts = [
            *(self.mouse, self.mouse, self.finger, self.key, self.key, self.text, self.hat),
            *(self.wheel, self.window, self.scenes, self.widgets, self.widgets),
        ]

    @property
    def top(self) -> Gallery:
        return self.pilot.loop.stage.top

    def place(self):
        w, h = self.pilot.window.size
        return self.random.random() * w, self.random.random() * h

    def blow(self):
        self.random.choice(self.acts)()
        self.pilot.frame(self.random.choice((FRAME, FRAME, 1 / 144, 0.03)))

    def mouse(self):
        act = self.random.choice(
            (self.pilot.mouse_down, self.pilot.mouse_move, self.pilot.mouse_up)
        )
        act(*self.place())

    def finger(self):
        self.pilot.finger(self.random.choice(FINGERS), *self.place(), self.random.randrange(3))

    def key(self):
        mod = self.random.choice((0, 0, pygame.KMOD_SHIFT))
        self.pilot.post(
            pygame.KEYDOWN, key=self.random.choice(KEYS), mod=mod, unicode="", scancode=0
        )

    def text(self):
        self.pilot.post(pygame.TEXTINPUT, text=self.random.choice(("a", "ệ", "\0", "漢", "x" * 40)))

    def hat(self):
        self.pilot.pad_hat(self.random.choice((-1, 0, 1)), self.random.choice((-1, 0, 1)))

    def wheel(self):
        y = self.random.choice((-2.0, 1.0))
        self.pilot.post(pygame.MOUSEWHEEL, x=0, y=int(y), precise_x=0.0, precise_y=y)

    def window(self):
        chance = self.random.random()
        if chance < 0.1:
            size = (self.random.randrange(200, 1300), self.random.randrange(150, 900))
            pygame.display.set_mode(size, pygame.RESIZABLE)
            self.pilot.post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])
        elif chance < 0.2:
            self.pilot.post(pygame.WINDOWFOCUSLOST)
        elif chance < 0.3:
            self.pilot.frame(5.0)

    def scenes(self):
        stage, chance = self.pilot.loop.stage, self.random.random()
        if chance < 0.08:
            stage.push(Overlay())
        elif chance < 0.2 and len(stage.scenes) > 1:
            stage.pop()
        elif chance < 0.25:
            stage.replace(Gallery())

    def widgets(self):
        top, chance = self.top, self.random.random()
        if chance < 0.3:
            top.ui.toast(self.random.choice(("Short", "A longer message " * 5, "")))
        elif chance < 0.4:
            top.scroll.scroll_to(self.random.random() * 400)
        elif chance < 0.5:
            top.danger.visible = not top.danger.visible
        elif chance < 0.6:
            top.play.glow = not top.play.glow

    def picture(self):
        return pygame.image.tobytes(self.pilot.window.surface, "RGB")


def test_a_storm_of_events_breaks_nothing_and_leaves_no_traces():
    storm = Storm(seed=7)
    compared = 0
    for i in range(600):
        storm.blow()
        if i % 25 == 0 and storm.top.opaque and not storm.top.dirty:
            partly = storm.picture()
            storm.top.repaint()
            storm.pilot.frame(0.0)
            assert storm.picture() == partly, f"after {i} events"
            compared += 1
    assert compared > 5
