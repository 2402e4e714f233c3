"""The light bulb at the table: from what the asking seat knows, in words, at the right place."""

from __future__ import annotations

import pytest

from game.bots import Proposal, Verdict
from game.match import Match
from game.match.counsel import Counsel
from game.rules import Plant, Step
from game.scenes.learn.coach_widgets import Highlights
from game.texts import LANGUAGES, Texts, advice
from tests.pilot.player import TablePlayer
from tests.pilot.test_first_game import Learner

WORTHS = [(812, -440), (812, 20), (-49, -440), (50, 0)]
"""What a deal is worth to both, in thousandths of a coin: much, or next to nothing."""


def hinted(player: TablePlayer) -> str:
    player.key("h")
    player.run(0.2)
    return player.table.ui.notes.bubble_text or player.table.hints.said


def highlights(player: TablePlayer) -> list[Highlights]:
    return [widget for widget in player.table.layer.walk() if isinstance(widget, Highlights)]


def test_a_hint_says_what_to_plant_and_points_at_it():
    player = TablePlayer("classic", 4, speed="normal")
    player.run(6)
    assert "Plant the front card here" in hinted(player)
    assert player.table.hints.box_of("bulb") is not None


def test_the_hint_goes_away_with_the_next_touch():
    player = TablePlayer("classic", 4)
    hinted(player)
    assert highlights(player)
    player.point(400, 300)
    assert not highlights(player)


def test_what_the_hint_advises_is_legal():
    player = TablePlayer("classic", 4, seed=9)
    for _ in range(60):
        if player.finished:
            break
        view = player.match.view(0)
        counsel = Counsel(view)
        while not counsel.step():
            pass
        if counsel.hint is not None and counsel.hint.action is not None:
            assert view.why_not(counsel.hint.action) is None
        player.move()


def advised_deal(match: Match) -> Proposal | None:
    counsel = Counsel(match.view(0), match.heard(0))
    while not counsel.step():
        pass
    return counsel.hint.proposal if counsel.hint is not None else None


def a_deal_is_advised() -> TablePlayer:
    """A table at which the person trades, and a deal is the best thing to do."""
    player = TablePlayer("classic", 4, seed=9)
    for _ in range(200):
        game = player.match.game
        if game.step is Step.TRADE and game.active == 0 and advised_deal(player.match):
            return player
        player.move()
    raise AssertionError("no deal is ever advised")


def test_a_hint_for_a_deal_tells_how_likely_a_yes_is():
    told = hinted(a_deal_is_advised())
    assert "Ask for this" in told or told.startswith("Give")
    assert told.endswith(("A yes is likely.", "A yes is possible.", "Worth a try."))


def test_what_was_refused_on_the_desk_is_not_advised_again():
    match = a_deal_is_advised().match
    advised: list[Proposal] = []
    while (deal := advised_deal(match)) is not None:
        assert deal not in advised
        advised.append(deal)
        query = match.propose(0, deal.give, deal.want)
        while not query.step():
            pass
        if any(reply and reply.verdict is Verdict.YES for reply in query.replies.values()):
            break
    assert advised


def test_the_first_hint_of_a_game_is_to_plant_the_front_card():
    player = TablePlayer("classic", 4, seed=2)
    counsel = Counsel(player.match.view(0))
    while not counsel.step():
        pass
    assert counsel.hint is not None
    assert isinstance(counsel.hint.action, Plant)


def test_without_hints_the_rules_stand_in_the_place_of_the_bulb():
    player = TablePlayer("classic", 4)
    assert player.table.hints.box_of("bulb") is not None
    player.shell.home.settings.hints = False
    player.table.refresh()
    assert player.table.hints.box_of("bulb") is None
    assert player.table.hints.box_of("book") is not None


def test_an_open_offer_tells_what_it_is_worth():
    learner = Learner()
    learner.learn("asked")
    scene = learner.learning
    scene.hinting = True  # type: ignore[misc]
    scene.refresh()
    assert scene.picture.marks.status.startswith("Worth about +")
    scene.hinting = False  # type: ignore[misc]
    scene.refresh()
    assert not scene.picture.marks.status.startswith("Worth")


def test_sums_are_written_as_in_the_language():
    assert advice.signed(Texts("en"), 812) == "+0.8"
    assert advice.signed(Texts("de"), -1250) == "−1,2"


def test_a_deal_worth_less_than_a_tenth_of_a_coin_is_told_in_words_not_as_zero():
    told = [advice.worth(Texts("en"), *sides, "Gerda") for sides in WORTHS]
    assert told == [
        "Worth about +0.8 coins to you, −0.4 to Gerda.",
        "Worth about +0.8 coins to you, nothing to Gerda.",
        "Worth nothing to you, about −0.4 coins to Gerda.",
        "Worth about nothing to either of you.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_writes_a_worth_of_zero(language: str):
    for mine, theirs in WORTHS:
        assert "0.0" not in advice.worth(Texts(language), mine, theirs, "Gerda")
        assert "0,0" not in advice.worth(Texts(language), mine, theirs, "Gerda")
    assert advice.gain(Texts(language), 50) == ""
