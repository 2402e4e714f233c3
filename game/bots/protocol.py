"""What a bot is, and the words in which a bot and the bargaining round speak to each other.

A bot knows its seat, the rules, the views it is handed, and what it was told to `remember`.
It never sees the game, the deck or a seed.
"""

from collections.abc import Generator
from enum import Enum, IntEnum
from typing import NamedTuple, Protocol, TypeAlias

from game.rules.actions import Action, Offer, Place
from game.rules.events import Event
from game.rules.kinds import UNKNOWN, Kind
from game.rules.view import View


class Question(IntEnum):
    """What a stream is drawn for: part of its key. Numbers are part of every recorded game."""

    ACT = 1
    ANSWER = 2
    TALK = 3


class Stream(Protocol):
    """Chance for one decision: the same numbers for the same decision, on every machine."""

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; `limit` is at least 1."""


class Verdict(Enum):
    """What a seat says to a proposal."""

    YES = "yes"
    NO = "no"
    INSTEAD = "instead"


class Reason(Enum):
    """Why a bot says what it says; the sentences are in `game.texts.talk`.

    With each goes one kind: what the sentence is about (`UNKNOWN` where it is about none).
    """

    # Refusing.
    HAVE_NONE = "have-none"
    """I do not hold what you want (kind: what is missing)."""
    TOO_FEW = "too-few"
    """I hold some of it, but not so many (kind: what is missing). Firm proposals hear HAVE_NONE."""
    NEED_IT = "need-it"
    """I grow that kind myself (kind: a card you want)."""
    NO_FIT = "no-fit"
    """I have no use for what you give (kind: a card you give)."""
    PULL_UP = "pull-up"
    """I would have to pull up a field for it (kind: what grows there)."""
    LEADING = "leading"
    """You are ahead, and this helps you further (kind: a card you want)."""
    TOO_CHEAP = "too-cheap"
    """I would gain, but too little for what I give (kind: a card you want)."""
    HELPS_YOU = "helps-you"
    """It is worth far more to you than to me (kind: a card you want)."""
    GRUDGE = "grudge"
    """You have refused me before (no kind)."""
    NO_TRADE = "no-trade"
    """Nothing to talk about: no trading now (no kind)."""

    # Agreeing and proposing.
    FITS = "fits"
    """It goes onto my field (kind: the card I get)."""
    START = "start"
    """It is the best thing for a free field of mine (kind: the card I get)."""
    RID = "rid"
    """I am glad to be rid of a card (kind: the card I give)."""
    FAIR = "fair"
    """Both of us gain (kind: the card I get)."""
    GIFT = "gift"
    """I give it away: it would only cost me a field (kind: the card I give)."""

    # On one's own.
    HARVEST = "harvest"
    """I sell a field that paid well (kind: what grew there)."""
    SPOILED = "spoiled"
    """I have to sell a field for nothing or nearly nothing (kind: what grew there)."""
    BUY = "buy"
    """I buy the third field (no kind)."""
    FOR_YOU = "for-you"
    """Duel: I leave you something (kind: a card left)."""


class Proposal(NamedTuple):
    """A deal put into words by `seat`: the cards at its places `give` for `want`.

    `kinds` are those of the cards given, in any order.

    `want` None asks "what would you pay for this?"; empty, it is a gift. `to` is the seat that
    is asked. A proposal is a query: it changes nothing and need not be an open offer. To a
    `firm` one the answer is yes or no only.
    """

    seat: int
    to: int
    give: tuple[Place, ...]
    kinds: tuple[Kind, ...]
    want: tuple[Kind, ...] | None
    firm: bool = False


class Reply(NamedTuple):
    """The answer to a proposal.

    YES: the deal as it was put, `pay` being the answering seat's own places (empty for a gift).
    INSTEAD: `instead` is a legal Offer of the answering seat back to the proposer. Its `want` is
    among the kinds given or, for a counter-offer, near what was proposed.
    NO: for the true `reason`. `kind` goes with the reason.
    """

    verdict: Verdict
    reason: Reason
    kind: Kind = UNKNOWN
    pay: tuple[Place, ...] = ()
    instead: Offer | None = None


class Remark(NamedTuple):
    """What a seat says: a code and a kind, and whom it speaks to (None: everybody)."""

    seat: int
    reason: Reason
    kind: Kind = UNKNOWN
    to: int | None = None


class Ask(NamedTuple):
    """Yielded by `Bot.act` to put proposals to other seats; it is sent a list of replies, one
    for each proposal, with None for a seat that is no bot (it can only be offered to)."""

    proposals: tuple[Proposal, ...]


class Decision(NamedTuple):
    """What a bot does now: nothing, one action, or an offer and its accept in one go.

    `remarks` are for the table to show, in order; the game does not depend on them.
    """

    seat: int
    actions: tuple[Action, ...] = ()
    remarks: tuple[Remark, ...] = ()


Thinking: TypeAlias = Generator[Ask | None, list[Reply | None] | None, Decision]
"""A bot at work. It yields None after each slice of counted evaluations."""


class Bot(Protocol):
    """One opponent. Everything it does is a function of the views, events and streams it got.

    `speaks_up`: whether it ever proposes anything while another seat is active.
    """

    seat: int
    level: str
    character: str
    speaks_up: bool

    def act(self, view: View, stream: Stream) -> Thinking | Decision:
        """Decide what to do now, looking at the seat's own `view`: at once, or by thinking.

        Asked when the seat is awaited, and while another seat is active in the trade step.
        Ends with a Decision whose actions are legal at once; without actions where there is
        nothing to do (it never passes when the game waits for this seat alone).
        """

    def answer(self, view: View, proposal: Proposal, stream: Stream) -> Reply:
        """Answer a proposal made to this seat. Changes nothing, and is bounded: well below a
        slice. The same deal gets the same answer while nothing has changed."""

    def remember(self, event: Event) -> None:
        """Fold an event, redacted for this seat, into the bot's memory. Events that are not
        `NOTED` need not be told."""
