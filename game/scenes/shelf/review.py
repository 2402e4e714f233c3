"""The review of a game: how it went, the turning points, and the deals worth a second look."""

from __future__ import annotations

from collections.abc import Callable

from game.kit.brush import Brush, PanelStyle, TextStyle
from game.kit.layout import Box, Part
from game.kit.widgets import Choice, Group, Label, Pressable, ProgressBar, Widget
from game.match.review import Bargain, Review, Swing, Working, review_of
from game.match.story import Story
from game.scenes.form import Form, Row, told
from game.scenes.home import Home
from game.scenes.looks import look_of
from game.scenes.page import Sheet, heading, words
from game.scenes.pieces import draw_face
from game.scenes.shelf.charts import Course, Marker
from game.table.marks import SeatLook
from game.texts import review as in_words

SLICE_SECONDS = 0.004
"""How long the review is worked on in a frame."""
FACE, PAD = 44.0, 7.0
LEGEND_WIDEST = 520.0
"""A line that the eye can follow."""
LINES, POINTS, DEALS = 0, 1, 2


class FindingRow(Pressable):
    """A sentence about a place of the game; a tap opens the replay just before it happens."""

    def __init__(
        self,
        home: Home,
        look: SeatLook,
        mood: str,
        place: str,
        sentence: str,
        on_tap: Callable[[], object],
    ) -> None:
        super().__init__(on_tap)
        self._home, self._look, self._mood = home, look, mood
        self._place, self._sentence = place, sentence

    @property
    def text(self) -> str:
        """What it says."""
        return f"{self._place}: {self._sentence}"

    def height_for(self, width: float, brush: Brush) -> float:
        """As high as its words need."""
        inner = width - 2 * PAD - FACE - 44 - 16
        body = brush.text_height(self._sentence, self._body(brush), inner)
        head = brush.text_height(self._place, self._head(brush), inner)
        return max(62.0, head + body + 2 * PAD + 6)

    def draw(self, brush: Brush) -> None:
        """A card: the face, the words, and a sign that it can be watched."""
        c = brush.theme.colors
        sunk = 2.0 * min(1.0, self.pressed)
        card = self.box.trim(bottom=3).moved(0, sunk)
        brush.panel(card, PanelStyle(c.white, c.ink, 2, 12, 0, 3 - sunk, c.ink_soft))
        face, text, sign = card.inset(PAD, 5).columns(FACE, Part(), 36, gap=8)
        look, assets = self._look, self._home.assets
        draw_face(brush, assets, f"{look.face}-{self._mood}", look.colour, face)
        head = brush.text_height(self._place, self._head(brush), text.w)
        above, below = text.rows(min(head, text.h / 2), Part())
        brush.text(self._place, above, self._head(brush))
        brush.text(self._sentence, below, self._body(brush))
        rect = brush.screen.rect(sign.fit(1, 1))
        brush.picture(assets.image("icons/play", rect.w, rect.h), sign)

    def _head(self, brush: Brush) -> TextStyle:
        return TextStyle(17, brush.theme.colors.ink_soft, "semibold", across="left", floor=12)

    def _body(self, brush: Brush) -> TextStyle:
        style = brush.theme.text.small
        return TextStyle(style, brush.theme.colors.ink, "medium", across="left", floor=13)


class ReviewScene(Sheet):
    """Works the review out in slices, then shows it in three parts."""

    widest = 1000.0

    def __init__(self, home: Home, story: Story, part: int = LINES) -> None:
        super().__init__(home)
        self.story = story
        self.review: Review | None = None
        self._looks = [look_of(seat, number) for number, seat in enumerate(story.seats)]
        self._working: Working | None = review_of(story)
        self._part = part
        self._done = 0.0

    def title(self) -> str:
        """What stands on the board."""
        return self.texts.say("Review")

    def update(self, dt: float) -> None:
        """Work on, a little in each frame."""
        super().update(dt)
        started = self.home.timer()
        if self._working is None:
            return
        while self._working is not None and self.home.timer() - started < SLICE_SECONDS:
            self._work(self._working)
        if self._working is None:
            self.rebuild()
        else:
            self._bar.value = round(self._done, 2)

    def work_out(self) -> None:
        """All of it at once, before it is shown."""
        while self._working is not None:
            self._work(self._working)

    def body(self) -> Widget:
        """A bar while it works; then the parts."""
        if self.review is None:
            return self._waiting()
        say = self.texts.say
        parts = [say("How it went"), say("Turning points"), say("Deals")]
        if self.story.rules.duel:
            parts.pop()
        tabs = Choice(parts, self._part, self._show, 120)
        for number, button in enumerate(tabs.buttons):
            button.name = f"part {number}"
        makers = (self._course, self._points, self._deals)
        content = makers[self._part](self.review)

        def arrange(box: Box) -> None:
            above, below = box.rows(50, Part(), gap=8)
            tabs.place(above)
            content.place(below)

        return Group(tabs, content, arrange=arrange)

    def _work(self, working: Working) -> None:
        try:
            done = next(working)
        except StopIteration as end:
            self.review, self._working = end.value, None
            return
        self._done = done

    def _waiting(self) -> Widget:
        label = words(self, self.texts.say("Looking through the game …"))
        self._bar = ProgressBar(self._done)

        def arrange(box: Box) -> None:
            above, below = box.align(min(box.w, 420), 90).rows(Part(), 26, gap=8)
            label.place(above)
            self._bar.place(below)

        return Group(label, self._bar, arrange=arrange)

    def _course(self, review: Review) -> Widget:
        markers = [
            Marker(number, swing.seat, swing.turn) for number, swing in enumerate(review.swings, 1)
        ]
        chart = Course(self.home, self._looks, review.expected, review.coins, markers)
        told_below = self.texts.say(
            "Thick lines: the coins each player could expect to end with. "
            "Thin lines: the coins each had. Numbers: the turning points."
        )
        style = TextStyle(17, self.theme.colors.ink_soft, "medium", floor=12)
        legend = Label(told_below, style)

        def arrange(box: Box) -> None:
            above, below = box.rows(Part(), 46, gap=4)
            chart.place(above)
            legend.place(below.align(min(below.w, LEGEND_WIDEST), below.h))

        return Group(chart, legend, arrange=arrange)

    def _points(self, review: Review) -> Widget:
        if not review.swings:
            return Form([told(words(self, self.texts.say("It was even all the way.")))])
        return Form(
            [self._row(self._swing(number, s)) for number, s in enumerate(review.swings, 1)]
        )

    def _deals(self, review: Review) -> Widget:
        rows: list[Row] = []
        for title, deals, tell in (
            (self.texts.say("Best deals made"), review.made, self._made),
            (self.texts.say("Deals missed, seen with all hands open"), review.missed, self._missed),
        ):
            rows.append(told(heading(self, title)))
            rows += [self._row(tell(deals[seat])) for seat in sorted(deals)]
            if not deals:
                rows.append(told(words(self, self.texts.say("None worth telling."))))
        return Form(rows)

    def _row(self, finding: FindingRow) -> Row:
        return Row(finding, measured=finding)

    def _swing(self, number: int, swing: Swing) -> FindingRow:
        names = self.story.names
        other = "" if swing.other is None else names[swing.other]
        why = in_words.cause(self.texts, swing.cause, other, swing.cards, swing.given, swing.coins)
        rival = names[1 - swing.seat] if len(names) == 2 else ""
        sentence = in_words.swing(
            self.texts, names[swing.seat], swing.amount, swing.leads, (why, swing.mostly), rival
        )
        mood = "happy" if swing.amount > 0 else "annoyed"
        place = f"{number} · {self._place(swing.turn)}"
        return self._finding(f"point {number}", swing.seat, mood, place, sentence, swing.at - 1)

    def _made(self, deal: Bargain) -> FindingRow:
        both = self.story.names[deal.seat], self.story.names[deal.other]
        sentence = in_words.deal_made(self.texts, both, deal.given, deal.got, deal.gain)
        return self._deal("made", "happy", deal._replace(at=deal.at - 1), sentence)

    def _missed(self, deal: Bargain) -> FindingRow:
        both = self.story.names[deal.seat], self.story.names[deal.other]
        gains = deal.gain, deal.their_gain
        sentence = in_words.deal_missed(self.texts, both, deal.given, deal.got, gains)
        return self._deal("missed", "neutral", deal, sentence)

    def _deal(self, sort: str, mood: str, deal: Bargain, sentence: str) -> FindingRow:
        name = self.story.names[deal.seat]
        if deal.got:
            grown = in_words.field_grown(self.texts, name, deal.got[0], deal.grown)
            sentence = f"{sentence} {grown}".strip()
        place = self._place(deal.turn)
        return self._finding(f"{sort} {deal.seat}", deal.seat, mood, place, sentence, deal.at)

    def _finding(
        self, name: str, seat: int, mood: str, place: str, sentence: str, at: int
    ) -> FindingRow:
        finding = FindingRow(
            self.home, self._looks[seat], mood, place, sentence, self._watch(at, seat)
        )
        finding.name = name
        return finding

    def _place(self, turn: int) -> str:
        seat = self.story.turns[turn - 1].seat
        return in_words.turn_of(self.texts, turn, self.story.names[seat])

    def _watch(self, at: int, seat: int) -> Callable[[], None]:
        return lambda: self.stage.push(self.home.routes.shelf.replay(self.story, at, seat))

    def _show(self, part: int) -> None:
        self._part = part
        self.rebuild()
