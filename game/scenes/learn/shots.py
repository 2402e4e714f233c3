"""Pictures of the first game, lesson by lesson, and of what comes after it."""

from __future__ import annotations

from game.kit.layout import Screen
from game.kit.stage import Scene, Stage
from game.match import Match
from game.records.presets import Preset, save_presets
from game.rules import Step, hand, up
from game.scenes.draft import Draft
from game.scenes.home import Home
from game.scenes.house_rules import HouseRulesScene
from game.scenes.learn.learned import LearnedScene
from game.scenes.learn.plan import LESSONS
from game.scenes.learn.scene import LearnScene, first_game
from game.scenes.looks import NAMES, look_of
from game.scenes.rulebook import RulesScene
from game.scenes.shots import NoMoment, Shot, ShotWish
from game.scenes.table.log import TableLog
from game.scenes.table.shots import ME, Moment, Staged, being_asked, play_until
from game.scenes.table.talk import TalkScene
from game.table.targets import Target

MOST_STEPS = 3000
STEP = 0.1
_OF_ANSWERS = ("no-takers", "free-answer")


class _Walked(LearnScene):
    """The first game, walked up to a lesson by doing all that the coach asks for."""

    def __init__(self, home: Home, lesson: str) -> None:
        super().__init__(home, first_game(NAMES[0]))
        self._wanted = lesson

    def enter(self, stage: Stage, screen: Screen) -> None:
        """Walk."""
        super().enter(stage, screen)
        for _ in range(MOST_STEPS):
            self.presenter.finish()
            self.refresh()
            if self._is_there() or self._comes_by_a_card():
                return
            self._step()
        raise NoMoment(self.match.rules)

    def _is_there(self) -> bool:
        lesson = self.coach.lesson
        return lesson is not None and lesson.key == self._wanted

    def _comes_by_a_card(self) -> bool:
        """What is said of an answer comes only if the right card is laid on the desk."""
        desk, talks = self.state.talks.desk, self.state.talks
        lesson = self.coach.lesson
        if self._wanted not in _OF_ANSWERS or lesson is None or lesson.key != "free":
            return False
        view = self.state.view()
        for place in [*map(up, range(len(view.up))), *map(hand, range(view.hand_size(ME)))]:
            desk.toggle(place)
            while talks.refresh():
                pass
            self.refresh()
            if self._is_there():
                return True
            desk.toggle(place)
        return False

    def _step(self) -> None:
        if self.coach.reading and not self.match.over:
            self.next()
            return
        shown = self.coach.shows() or (["sheet-accept"] if self.layer.sheet else [])
        if shown and isinstance(shown[0], Target):
            self.play.tap(shown[0])
        elif shown:
            named = (widget for widget in self.layer.walk() if widget.name == shown[0])
            widget = next(named, None)
            if widget is not None:
                widget.activate()
        self.update(STEP)


def walked(home: Home, lesson: str) -> LearnScene:
    """The first game at this lesson, for pictures."""
    return _Walked(home, lesson)


def _lesson(key: str) -> Shot:
    return Shot(lambda home, wish: walked(home, key), 1.0)


def _hinted(home: Home, wish: ShotWish, moment: Moment) -> Scene:
    return Staged(home, play_until(wish, moment), lambda table: table.hints.ask())


def _my_planting(match: Match) -> bool:
    return match.game.active == ME and match.game.step is Step.PLANT


def _my_trade(match: Match) -> bool:
    return match.game.active == ME and match.game.step is Step.TRADE


def _talk(home: Home, wish: ShotWish) -> list[Scene]:
    match = wish.match()
    look = look_of(match.seats[ME], ME)
    return [home.routes.table(match), TalkScene(home, look, refuses=True)]


def _log(home: Home, wish: ShotWish) -> list[Scene]:
    match = wish.match()
    log = TableLog(match, home.texts, [seat.name for seat in match.seats])
    log.talk(1, home.texts.say("Hello!"))
    return [home.routes.table(match), home.routes.log(log.lines, log.sorts)]


def _search(home: Home, wish: ShotWish) -> list[Scene]:
    rules = wish.rules()
    words = home.texts.say("The third field")
    return [home.routes.table(wish.match()), RulesScene(home, rules, Step.TRADE, words)]


def _kept(home: Home, wish: ShotWish) -> list[Scene]:
    """A published option and one that somebody has kept."""
    draft = Draft()
    draft.set_players(7)
    name = home.texts.say("House rules {n}", n=1)
    save_presets([Preset(name, "classic", 7, {"draw": 5})], home.data_dir)
    draft.change("draw", 5)
    return [home.routes.setup(), HouseRulesScene(home, draft)]


LEARN_SHOTS: dict[str, Shot] = {
    **{f"learn-{lesson.key}": _lesson(lesson.key) for lesson in LESSONS},
    "hint-plant": Shot(lambda home, wish: _hinted(home, wish, _my_planting), 1.0),
    "hint-trade": Shot(lambda home, wish: _hinted(home, wish, _my_trade), 1.0),
    "hint-asked": Shot(lambda home, wish: _hinted(home, wish, being_asked), 1.0),
    "talk": Shot(_talk, 0.6),
    "log-trades": Shot(_log, 0.6),
    "rules-search": Shot(_search, 0.6),
    "house-rules-kept": Shot(_kept, 0.6),
    "learned": Shot(lambda home, wish: LearnedScene(home, first_game(NAMES[0])), 0.5),
}
"""A picture of every lesson and of hints, by name."""
