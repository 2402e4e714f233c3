"""Texts for people: from codes of the rules to sentences in the player's language.

Make one `Texts` where the program is put together and hand it in. All that is shown to a person
comes from here; see `game.texts.catalogue` for how msgids are marked.
"""

from collections.abc import Sequence

from game.rules import UNKNOWN, Event, Kind, Refusal, Rules, RulesError, Step, View
from game.texts import editions, happenings, kinds, players, refusals, steps, talk
from game.texts.catalogue import LANGUAGES, LOCALE, Catalogue, languages, mark

__all__ = ["LANGUAGES", "LOCALE", "QUIET", "Catalogue", "Texts", "languages", "mark"]

QUIET = happenings.QUIET


class Texts(Catalogue):
    """Everything the program says. `names` are always in seat order."""

    def kind_name(self, kind: Kind) -> str:
        """ "Wax bean"."""
        return kinds.name_of(self, kind)

    def kind_short(self, kind: Kind) -> str:
        """ "Wax": for cards and other narrow places."""
        return kinds.short_of(self, kind)

    def kind(self, kind: Kind, count: int) -> str:
        """ "7 wax beans"."""
        return kinds.counted(self, kind, count)

    def crop(self, kind: Kind, count: int) -> str:
        """ "7 wax beans", or "Wax bean" for one: as a heading, not as what is given."""
        return self.kind_name(kind) if count == 1 else self.kind(kind, count)

    def bundle(self, cards: Sequence[Kind]) -> str:
        """ "2 wax beans and 1 red bean"; empty for no cards."""
        return kinds.bundle(self, cards)

    def coins(self, count: int) -> str:
        """ "3 coins"."""
        return self.count("{n} coin", "{n} coins", count)

    def refusal(self, refusal: Refusal, view: View) -> str:
        """Why an action is refused and what to do instead."""
        return refusals.sentence(self, refusal, view)

    def event(self, event: Event, names: Sequence[str]) -> str:
        """The event as a line of the log."""
        return happenings.line(self, event, names)

    def tracker(self, rules: Rules) -> list[tuple[Step | None, str]]:
        """The steps of a turn with their names; None is the drawing at its end."""
        return steps.tracker(self, rules)

    def expected(self, view: View, names: Sequence[str]) -> str:
        """What the game waits for now, said to the viewer's seat."""
        return steps.expected(self, view, names)

    def edition(self, edition: str) -> str:
        """The name of an edition."""
        return editions.edition_name(self, edition)

    def edition_summary(self, edition: str) -> str:
        """What an edition changes, in about two lines."""
        return editions.edition_summary(self, edition)

    def rule_setting(self, name: str) -> str:
        """The name of a rule setting."""
        return editions.setting_name(self, name)

    def rule_value(self, name: str, value: object) -> str:
        """A value of a rule setting."""
        return editions.setting_value(self, name, value)

    def rules_error(self, error: RulesError, edition: str) -> str:
        """An impossible rule setting in words."""
        return editions.rules_error(self, error, edition)

    def reason(self, code: str, kind: Kind = UNKNOWN) -> str:
        """What a computer player says, by the value of its `Reason`."""
        return talk.reason(self, code, kind)

    def notice(self, code: str, path: object = "", detail: str = "") -> str:
        """What to tell about files, by the value of a `NoticeCode` or `TroubleCode`."""
        return talk.notice(self, code, path, detail)

    def level(self, level: str) -> str:
        """The name of a level of computer players."""
        return players.level_name(self, level)

    def temper(self, character: str) -> str:
        """What a character is like, in a few words."""
        return players.temper(self, character)
