"""What is said and written at the table: by whom, when, and not again and again."""

from itertools import pairwise

from game.match import Decision, Match, Remark
from game.match.counsel import Reason
from game.rules import Accept, Offer, Step
from game.rules.events import Offered
from game.rules.kinds import BLUE, SOY
from game.scenes.shots import ShotWish
from game.scenes.table.log import Sort, TableLog
from game.scenes.table.scene import TableScene
from game.scenes.table.shots import play_until
from game.table.targets import Target, What
from game.texts import Texts
from tests.pilot.player import TablePlayer


def talk_of(table: TableScene) -> list[str]:
    lines, sorts = table.log.lines, table.log.sorts
    return [line for line, sort in zip(lines, sorts, strict=True) if sort is Sort.TALK]


def about_to_ask(match: Match) -> bool:
    """Whether the next thing a bot does is to ask seat 0 for a card."""
    decision = match.decision if match.think() else None
    if decision is None or len(decision.actions) != 1:
        return False
    action = decision.actions[0]
    return isinstance(action, Offer) and action.to == 0 and bool(action.want)


def test_an_offer_to_a_person_is_made_in_words_that_name_the_bean() -> None:
    player = TablePlayer("classic", 4, seed=3, speed="fast")
    match = play_until(ShotWish(turns=0), about_to_ask)
    player.match = match
    player.loop.stage.clear(player.shell.home.routes.table(match, False))
    for _ in range(40):
        player.run(0.5)
        if match.asked(0):
            break
    asked = match.asked(0)[0]
    bean = player.table.texts.kind_name(asked.offer.want[0]).split()[0].lower()
    player.run(1)
    sheet = player.table.layer.sheet
    assert sheet is not None
    words = player.table.remarks.pitch(asked.from_)
    assert bean in words.lower()
    assert any(words in widget.text for widget in sheet.walk() if widget.text)
    assert any(words in line for line in talk_of(player.table))


def test_one_asks_then_the_cards_are_shown_and_then_the_other_answers() -> None:
    player = TablePlayer("classic", 4, people=0, seed=3, speed="normal")
    seen: list[str] = []
    known = 0
    for _ in range(600):
        player.run(0.1)
        seen += player.table.log.since(known)
        known = player.table.log.newest
    names = player.table.names
    answered = 0
    for offer, answer in pairwise(seen):
        asking = next((name for name in names if offer.startswith(f"{name} → ")), None)
        if asking is None:
            continue
        other = offer.removeprefix(f"{asking} → ").split(":")[0]
        assert answer.startswith((f"{other}: “", f"{asking} traded with {other}", "Gift: "))
        answered += answer.startswith(f"{other}: “")
    assert answered > 3


def test_an_offer_that_is_heard_of_late_does_no_harm() -> None:
    """While the speed changes several things may be done before the first is heard of."""
    player = TablePlayer("classic", 4, people=0, seed=3, speed="fast")
    match, late, heard = player.match, list[Decision](), 0
    for _ in range(60):
        assert match.think()
        assert match.decision is not None
        late.append(match.decision)
        match.play()
        if len(late) == 3:
            heard += isinstance(late[0].actions[0], Offer)
            player.table.remarks.hear(late.pop(0))
    assert heard > 2


def trading_of_bots() -> tuple[TablePlayer, int, int]:
    """A trading among computer players, whose it is, and another one with blue and soy beans."""
    player = TablePlayer("classic", 4, people=0, seed=3, speed="fast")
    match = player.match
    while match.game.step is not Step.TRADE:
        assert match.think()
        match.play()
    active = match.game.active
    match.game.hands[active][:] = [BLUE, SOY, SOY]
    match.game.hands[(active + 1) % 4][:] = [BLUE, BLUE, BLUE, BLUE, SOY]
    return player, active, (active + 1) % 4


def deal(player: TablePlayer, one: int, two: int, give: tuple[int, ...], want: int) -> list[str]:
    """A deal between bots is played and seen; what was said to it."""
    table = player.table
    table.presenter.finish()
    before = len(talk_of(table))
    reason = Reason.FITS if give else Reason.GIFT
    remarks = (Remark(one, Reason.FITS, want, two), Remark(two, reason, want, one))
    pay = (player.match.game.hands[two].index(want),)
    actions = (Offer(one, two, give, (want,)), Accept(two, one, pay))
    player.match.submit_all(actions)
    table.remarks.hear(Decision(one, actions, remarks))
    table.presenter.finish()
    return talk_of(table)[before:]


def test_who_begs_again_and_again_is_not_heard_each_time() -> None:
    player, active, other = trading_of_bots()
    said = [deal(player, active, other, (), BLUE) for _ in range(4)]
    assert [len(words) for words in said] == [2, 2, 0, 0]
    assert deal(player, active, other, (0,), SOY)


def test_nothing_is_said_to_a_swap_of_like_for_like() -> None:
    player, active, other = trading_of_bots()
    assert deal(player, active, other, (0,), BLUE) == []
    assert len(deal(player, active, other, (0,), BLUE)) == 2


def test_a_deal_takes_the_place_of_its_offer_in_the_log() -> None:
    match = ShotWish(turns=12).match()
    log = TableLog(match, Texts("en"), [seat.name for seat in match.seats])
    deals = [line for line in log.lines if " traded with " in line or line.startswith("Gift: ")]
    offers = [event for event in match.history.events() if isinstance(event, Offered)]
    left = [line for line in log.lines if " → " in line and not line.startswith("Gift: ")]
    assert deals
    assert len(left) <= len(offers) - len(deals)


def test_what_was_said_stays_in_the_log_when_a_planting_is_taken_back() -> None:
    player = TablePlayer("classic", 4, seed=3, speed="normal")
    player.run(3)
    player.table.talk.say(1, "Hello!")
    before = player.table.log.lines
    player.touch_on(Target(What.HAND, 0))
    assert player.press("undo")
    assert player.table.log.lines == before
    assert player.table.log.newest == len(before)
