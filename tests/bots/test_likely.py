"""What a hint advises to propose is what somebody may well agree to: made-up positions."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots import Proposal, Reason, Reply, Verdict, make_bot
from game.bots.advice import Hint, worth_of_deal
from game.bots.answering import lacks
from game.bots.likely import LIKELY, Heard
from game.match.counsel import Counsel
from game.rules import Done, Game, Kind, Position, SeatPosition, Step, rules_for, view_of
from game.rules.kinds import BLACK_EYED, BLUE, CHILI, COUNTS, GREEN, RED, SOY, STINK
from tests.bots.tables import LEVELS, positions, stream

Fields = Sequence[tuple[Kind, int]]
ME, ANA, BEN, CEM = range(4)
BASE = rules_for("base", 4)


def a_trade(
    fields: Sequence[Fields],
    hands: Sequence[Sequence[Kind]],
    up: Sequence[Kind],
    discard: Sequence[Kind] = (),
) -> Game:
    """Four players, the first of them trading; all cards that lie nowhere else are in the deck."""
    lying = [kind for seat in fields for kind, count in seat for _ in range(count)]
    lying += [*up, *discard, *(kind for cards in hands for kind in cards)]
    deck = BASE.full_deck()
    for kind in lying:
        deck.remove(kind)
    seats = tuple(
        SeatPosition(tuple(cards), tuple(grown), (), (), False)
        for cards, grown in zip(hands, fields, strict=True)
    )
    trade = Position(
        step=Step.TRADE,
        active=ME,
        planted=1,
        discarded=False,
        final=False,
        exhausted=0,
        gifts=(),
        deck=tuple(deck),
        discard=tuple(discard),
        up=tuple(up),
        seats=seats,
    )
    return Game.at(BASE, ME, trade, lambda cards, _: list(cards))


def hint_of(game: Game, heard: Heard = (), seat: int = ME) -> Hint:
    counsel = Counsel(view_of(game, seat), heard)
    while not counsel.step():
        pass
    assert counsel.hint is not None
    return counsel.hint


def deal_of(game: Game, heard: Heard = ()) -> Proposal:
    proposal = hint_of(game, heard).proposal
    assert proposal is not None
    return proposal


def no(proposal: Proposal, reason: Reason, kind: Kind = -1) -> tuple[Proposal, Reply]:
    return proposal, Reply(Verdict.NO, reason, kind)


MINE = [(STINK, 2), (SOY, 2)]
ANA_GROWS_CHILI = [MINE, [(CHILI, 2), (BLUE, 2)], [(BLUE, 1), (RED, 1)], [(BLUE, 2), (RED, 1)]]
BASE_HANDS = [[GREEN], [BLUE, GREEN, RED, BLUE, GREEN], [BLUE] * 3, [BLUE] * 3]


def test_it_asks_for_one_card_that_may_well_be_there_and_not_for_a_rare_pair() -> None:
    proposal = deal_of(a_trade(ANA_GROWS_CHILI, BASE_HANDS, [CHILI, GREEN]))
    assert (proposal.to, proposal.kinds) == (ANA, (CHILI,))
    assert proposal.want in ((STINK,), (SOY,))


def test_it_asks_for_nothing_that_everybody_can_see_lying_elsewhere() -> None:
    soy = [SOY] * (COUNTS[SOY] - 2)
    game = a_trade(ANA_GROWS_CHILI, BASE_HANDS, [CHILI, BLUE], soy)
    assert deal_of(game).want == (STINK,)


def test_it_asks_for_nothing_that_the_other_grows() -> None:
    fields = [MINE, [(CHILI, 3), (STINK, 4)], [(BLUE, 1), (RED, 1)], [(BLUE, 2), (GREEN, 1)]]
    proposal = deal_of(a_trade(fields, BASE_HANDS, [CHILI, BLUE]))
    assert proposal.to != ANA or proposal.want == (SOY,)


def test_of_two_who_would_like_the_card_it_asks_the_one_with_more_cards() -> None:
    fields = [MINE, [(CHILI, 3), (BLUE, 2)], [(CHILI, 3), (BLUE, 2)], [(RED, 2), (GREEN, 1)]]
    small, large = [BLUE], [BLUE, GREEN, RED, BLUE, GREEN, BLUE]
    hands = [[GREEN], small, large, [BLUE] * 3]
    assert deal_of(a_trade(fields, hands, [CHILI, BLUE])).to == BEN
    hands = [[GREEN], large, small, [BLUE] * 3]
    assert deal_of(a_trade(fields, hands, [CHILI, BLUE])).to == ANA


def test_nobody_is_given_a_card_that_would_cost_it_a_field() -> None:
    for game in positions("base", 4, 12, every=4, step=Step.TRADE):
        proposal = hint_of(game, seat=game.active).proposal
        if proposal is None:
            continue
        theirs = dict(game.fields[proposal.to])
        free = [count for _, count in game.fields[proposal.to]].count(0)
        strange = {kind for kind in proposal.kinds if kind not in theirs}
        ripe = any(count > 3 for count in theirs.values())
        assert len(strange) <= free or ripe, proposal


def test_who_has_said_that_it_has_none_is_not_asked_for_it_again() -> None:
    game = a_trade(ANA_GROWS_CHILI, BASE_HANDS, [CHILI, BLUE])
    first = deal_of(game)
    assert first.want is not None
    second = deal_of(game, [no(first, Reason.HAVE_NONE, first.want[0])])
    assert (second.to, second.want) != (first.to, first.want)
    if second.to == first.to:
        assert second.want is not None
        assert first.want[0] not in second.want


def test_who_has_some_but_too_few_is_asked_for_fewer() -> None:
    game = a_trade(ANA_GROWS_CHILI, BASE_HANDS, [CHILI, BLUE])
    asked = Proposal(ME, ANA, (0,), (GREEN,), (STINK, STINK))
    hint = hint_of(game, [no(asked, Reason.TOO_FEW, STINK)])
    assert hint.proposal is not None
    assert STINK in (hint.proposal.want or ())
    assert hint.chance > hint_of(game).chance


def test_a_deal_that_was_refused_is_not_advised_again() -> None:
    game = a_trade(ANA_GROWS_CHILI, BASE_HANDS, [CHILI, BLUE])
    heard: list[tuple[Proposal, Reply]] = []
    while (hint := hint_of(game, heard)).proposal is not None:
        proposal = hint.proposal
        assert proposal not in [said[0] for said in heard]
        heard.append(no(proposal, Reason.TOO_CHEAP, proposal.kinds[0]))
        assert len(heard) < 60
    assert isinstance(hint.action, Done)
    assert heard


def test_a_card_that_somebody_has_no_use_for_is_not_offered_to_it_again() -> None:
    game = a_trade(ANA_GROWS_CHILI, BASE_HANDS, [CHILI, BLUE])
    first = deal_of(game)
    second = hint_of(game, [no(first, Reason.NO_FIT, CHILI)]).proposal
    assert second is None or second.to != ANA or CHILI not in second.kinds


def test_a_card_that_lies_open_is_asked_for_by_others() -> None:
    fields = [[(STINK, 1), (RED, 2)], [(CHILI, 2), (BLUE, 2)], MINE, MINE]
    hands = [[GREEN], [RED, GREEN, BLUE], [BLUE], [BLUE]]
    game = a_trade(fields, hands, [CHILI, BLACK_EYED])
    hint = hint_of(game, seat=ANA)
    assert hint.proposal is not None
    assert hint.proposal.want == (CHILI,)
    assert hint.chance > LIKELY


def test_as_many_agree_as_the_chances_say() -> None:
    """Counted over games of all levels: the proposals as they are put, and whether the cards are
    there and the deal is good for the other side too."""
    expected = agreed = asked = 0
    for edition, seed in (("base", 3), ("base", 4), ("classic", 5), ("classic", 6)):
        for game in positions(edition, 4, seed, every=3, step=Step.TRADE):
            hint = hint_of(game, seat=game.active)
            proposal = hint.proposal
            if proposal is None or proposal.seat != game.active:
                continue
            others = [seat for seat in range(4) if seat != game.active]
            asked += 1
            expected += hint.chance
            agreed += any(says_yes(game, proposal._replace(to=seat)) for seat in others)
    assert asked > 60
    assert agreed >= 0.4 * asked
    assert abs(agreed - expected / 100) < 0.2 * asked


def says_yes(game: Game, proposal: Proposal) -> bool:
    view = view_of(game, proposal.to)
    if lacks(view, proposal.to, proposal.want or ()) is not None:
        return False
    bot = make_bot(LEVELS[proposal.to], "farmer", proposal.to, game.rules)
    return bot.answer(view, proposal, stream(1)).verdict is Verdict.YES


def test_both_sides_gain_by_what_is_advised_as_far_as_one_can_see() -> None:
    for game in positions("classic", 5, 6, every=4, step=Step.TRADE):
        hint = hint_of(game, seat=game.active)
        if hint.proposal is None or hint.proposal.seat != game.active:
            continue
        worth = worth_of_deal(view_of(game, game.active), hint.proposal)
        assert worth is not None
        assert worth.mine > 0
        assert worth.theirs > 0
