"""The coach of the first game: knows what has been learned, and what to say next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules import Action, Done, Event, Harvest
from game.scenes.learn.lesson import Lesson, Pointer
from game.scenes.learn.plan import ALWAYS, LESSONS
from game.scenes.learn.reminders import REMINDERS
from game.scenes.learn.signs import Deed, Standing, deeds_of
from game.table.talks import Answer
from game.texts import mark

REACTION_SECONDS = 3.0
PRAISE = mark("Good idea, that works, too!")
TAKEN_BACK = mark("Taken back. Try again!")
KEEP_TRADING = mark("Wait a moment: there is something to learn here first.")
LET_IT_GROW = mark("Not yet: let this field grow, it will pay more.")
_TRADES = frozenset({Deed.TOOK_A_BID, Deed.ASKED_FOR_A_KIND, Deed.GAVE})


class Coach:
    """Follows one game. Told of everything by `look`, `heard` and `update`; changes nothing.

    `reaction` is a msgid that is said for a moment instead of the lesson; empty mostly.
    """

    def __init__(self, names: Sequence[str]) -> None:
        self._names = names
        self._done: set[Deed] = set()
        self._read: set[str] = set()
        self._held: set[tuple[str, Action]] = set()
        self._left = 0.0
        self._standing: Standing | None = None
        self.lesson: Lesson | None = None
        self.reaction = ""

    @property
    def reading(self) -> bool:
        """Whether the coach waits for "Next": the others wait, too."""
        return self.lesson is not None and self.lesson.deed is Deed.READ

    @property
    def learned(self) -> list[str]:
        """The keys of all lessons that are learned."""
        return [lesson.key for lesson in LESSONS if self._knows(lesson)]

    def look(self, now: Standing) -> None:
        """This is how the table stands now."""
        lesson = self.lesson
        if lesson is not None and lesson.key == "protected" and now.sheet is None:
            self._done.add(Deed.SAW_PROTECTION)
        self._standing = now
        candidates = [lesson for lesson in LESSONS if not self._knows(lesson)]
        self.lesson = next((one for one in (*candidates, *REMINDERS) if one.when(now)), None)

    def heard(self, events: Iterable[Event]) -> None:
        """This happened since the last look."""
        if self._standing is None:
            return
        done = deeds_of(events, self._standing)
        if not done:
            return
        expected = self.lesson is None or self.lesson.deed in done or not done - self._done
        self._react("" if expected else PRAISE)
        self._done |= done

    def taken_back(self) -> None:
        """The learner has taken something back."""
        self._react(TAKEN_BACK)

    def next(self) -> None:
        """The learner has read the sentence."""
        if self.lesson is not None and self.reading:
            self._read.add(self.lesson.key)
            self._react("")

    def holds(self, action: Action) -> bool:
        """Whether the coach asks to wait with this action; a second try always goes."""
        lesson, now = self.lesson, self._standing
        if lesson is None or now is None or (lesson.key, action) in self._held:
            return False
        why = ""
        if type(action) is Done and lesson.deed in _TRADES and lesson.key not in ALWAYS:
            why = KEEP_TRADING
        elif type(action) is Harvest and now.turns == 0 and lesson.deed is not Deed.HARVESTED:
            why = LET_IT_GROW
        if why:
            self._held.add((lesson.key, action))
            self._react(why)
        return bool(why)

    def update(self, dt: float) -> bool:
        """Go on by `dt` seconds; True when a reaction is over."""
        if not self.reaction:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.reaction = ""
        return True

    def words(self) -> tuple[str, str]:
        """What is said now, as a msgid, and the name in it."""
        if self.reaction:
            return self.reaction, ""
        return (self.lesson.says if self.lesson else ""), self._name()

    def shows(self) -> list[Pointer]:
        """What is to be touched now."""
        if self.lesson is None or self._standing is None:
            return []
        return self.lesson.shows(self._standing)

    def _knows(self, lesson: Lesson) -> bool:
        if lesson.key in ALWAYS:
            return False
        return lesson.key in self._read if lesson.deed is Deed.READ else lesson.deed in self._done

    def _react(self, msgid: str) -> None:
        self.reaction, self._left = msgid, REACTION_SECONDS

    def _name(self) -> str:
        now = self._standing
        if now is None:
            return ""
        if now.sheet is not None and now.sheet.value == "asked":
            return self._names[now.about]
        speaking = now.answered(Answer.YES, Answer.BID) or now.answered(Answer.GIFT)
        return self._names[speaking[0] if speaking else now.view.active]
