"""What is heard of the scenes: taps under keys, silence behind another window, taking back."""

from game.kit.audio import SilentAudio
from game.kit.events import Activate, Direction, FocusGained, FocusLost, Nav
from game.scenes.menu import MenuScene
from game.scenes.shots import ShotWish
from game.scenes.table.scene import TableScene
from tests.pilot.devices import Keyboard
from tests.scenes.house import House


class Heard(SilentAudio):
    """Writes down what is played, and whether all rests."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.resting = False

    def play(self, name: str, variant: int = 0, pan: float = 0.0) -> None:
        self.played.append(name)

    def update(self, dt: float, away: bool = False) -> None:
        self.resting = away


def heard_in(house: House) -> Heard:
    house.home.audio = heard = Heard()
    return heard


def test_the_focus_ticks_where_it_goes_and_a_button_knocks() -> None:
    house = House()
    heard = heard_in(house)
    house.open(MenuScene(house.home))
    house.top.handle(Nav(Direction.DOWN))
    assert heard.played == ["focus"]
    house.top.handle(Activate())
    assert heard.played == ["focus", "tap"]


def test_all_rests_behind_another_window_in_the_menu_and_at_the_table() -> None:
    house = House()
    heard = heard_in(house)
    for scene in (MenuScene(house.home), TableScene(house.home, ShotWish().match(), False)):
        house.open(scene)
        assert not heard.resting
        house.top.handle(FocusLost())
        house.run(0.1)
        assert heard.resting
        house.top.handle(FocusGained())
        house.run(0.1)
        assert not heard.resting


def test_a_machine_in_public_sounds_on_behind_a_window_that_pops_up() -> None:
    house = House()
    house.home.public = True
    heard = heard_in(house)
    house.open(MenuScene(house.home))
    house.top.handle(FocusLost())
    house.run(0.1)
    assert not heard.resting


def test_taking_back_is_heard_and_has_a_caption() -> None:
    player = Keyboard(seed=3)
    player.shell.home.settings.captions = True
    player.shell.home.audio = heard = Heard()
    while not player.match.can_undo(0):
        player.move()
    player.match.undo(0)
    player.run(0.1)
    assert "undo" in heard.played
    assert player.table.ui.notes.toast_text == player.shell.home.texts.say("Take back")
