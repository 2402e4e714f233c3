"""What tells the levels apart: what a bot looks at, and the weights of its valuation."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Skill:
    """The measures of one level. Money is in thousandths of a coin, shares in percent.

    Sight: `counts` whether cards are counted; `sight` hand cards looked at; `most` cards on a
    side of a deal; `asks` proposals of single cards in one decision, `asks_large` of larger deals
    and of gifts; `speaks` whether it proposes in others' turns;
    `begs` how often a turn it may ask for cards for nothing.
    Values: `horizon` cards to come that are reckoned with; `capture` part of the others' cards
    that may come here; `rival` what is left of that for each seat that grows the same; `empty`
    an empty field; `near` how much each hand card counts, from the front; `keep` what a hand card
    that fits nowhere is worth all the same, because it can be traded.
    Bargaining: `margin` what a deal must bring; `gift` what giving away must bring; `share` and
    `lead` parts of the other's visible gain that count against a deal, for anybody and for the
    leader; `clear` what a proposal in another's turn must bring; `hope` what an offer to a
    person should bring that person, for each card it asks for.
    Fields: `third` a third field for each turn that is left.
    Duel: `duel_horizon` in place of `horizon`; `misfit` part of the cost of a hand card that fits
    nowhere; `spite` part of the other's gain that counts for keeping a card from it.
    """

    counts: bool = True
    sight: int = 9
    most: int = 2
    asks: int = 60
    asks_large: int = 16
    speaks: bool = True
    begs: int = 3
    horizon: int = 15
    capture: int = 30
    rival: int = 65
    empty: int = 250
    near: tuple[int, ...] = (95, 90, 85, 80, 70, 60, 50, 50, 50)
    keep: int = 150
    margin: int = 20
    gift: int = 20
    share: int = 25
    lead: int = 25
    clear: int = 150
    hope: int = 150
    third: int = 200
    duel_horizon: int = 8
    misfit: int = 0
    spite: int = 100


SKILLS: dict[str, Skill] = {
    "medium": Skill(
        counts=False,
        sight=2,
        horizon=60,
        duel_horizon=60,
        misfit=35,
        spite=0,
        capture=45,
        empty=350,
        most=1,
        asks=20,
        speaks=False,
        begs=1,
        margin=20,
        gift=20,
        share=0,
        lead=0,
    ),
    "hard": Skill(
        most=1,
        asks=40,
        speaks=False,
        begs=1,
        keep=60,
        margin=0,
        gift=0,
        share=0,
        lead=0,
        duel_horizon=35,
        misfit=20,
        spite=10,
    ),
    "expert": Skill(),
}
"""The levels that value cards."""
