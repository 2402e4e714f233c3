"""Rules that can be searched, an almanac that counts, kept rules, table talk, the log's sorts."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.rules import KINDS, NAMES, Step, rules_for
from game.scenes.almanac import in_sight, seen_in_words
from game.scenes.draft import Draft
from game.scenes.house_rules import HouseRulesScene
from game.scenes.kiosk.staff import MachineLog
from game.scenes.looks import NAMES as PEOPLE
from game.scenes.shots import ShotWish
from game.scenes.table.log import Sort
from game.table.targets import Target, What
from game.texts import Texts
from game.texts.rulebook import chapter_of, chapters, found
from tests.pilot.player import TablePlayer
from tests.scenes.house import House

RULES = rules_for("classic", 4)


def labels(house: House) -> list[str]:
    return [widget.text for widget in house.ui.root.walk() if widget.text]


class TestSearchInTheRules:
    def test_finds_the_paragraphs_with_all_the_words(self):
        hits = found(chapters(Texts("en"), RULES), "third field")
        assert any("third field" in hit.title.lower() for hit in hits)
        assert all("field" in " ".join([h.title, *(p.text for p in h.paragraphs)]) for h in hits)

    def test_does_not_mind_capitals_and_accents(self):
        book = chapters(Texts("es"), RULES)
        assert found(book, "ULTIMO judia") == found(book, "último judía")

    def test_does_not_mind_question_marks_and_stops(self):
        book = chapters(Texts("en"), RULES)
        assert (
            found(book, "third field?") == found(book, "third, field") == found(book, "third field")
        )

    def test_finds_nothing_for_nothing(self):
        assert found(chapters(Texts("en"), RULES), "  ") == []
        assert found(chapters(Texts("en"), RULES), "?") == []
        assert found(chapters(Texts("en"), RULES), "elephant") == []

    def test_the_book_opens_at_the_step_of_the_turn(self):
        book = chapters(Texts("en"), RULES)
        assert book[chapter_of(RULES, Step.TRADE)].title == "2. Turn up and trade"
        duel = rules_for("duel", 2)
        assert chapters(Texts("en"), duel)[chapter_of(duel, Step.TRADE)].title == "3. Turn up"

    def test_what_is_typed_is_found_and_the_focus_stays(self):
        house = House()
        house.open(house.home.routes.rules(RULES))
        house.press("search")
        house.type("protect")
        assert house.ui.focus is not None
        assert house.ui.focus.name == "search"
        assert any("protect" in text.lower() for text in labels(house))
        house.press("chapter 1")
        assert house.named("search").text == ""

    def test_says_so_where_nothing_is_found(self):
        house = House()
        house.open(house.home.routes.rules(RULES))
        house.press("search")
        house.type("xyz")
        assert "Nothing found." in labels(house)


class TestAlmanac:
    def test_counts_what_the_viewer_sees_and_nothing_else(self):
        match = ShotWish().match()
        view = match.view(0)
        for kind in match.rules.kinds:
            seen = in_sight(view, kind)
            assert seen.hands == match.game.hands[0].count(kind)
            assert seen.discard == match.game.discard.count(kind)
            assert seen.total <= match.game.rules.kinds.count(kind) * 24

    def test_tells_in_words_where_the_cards_are(self):
        match = ShotWish().match()
        seen = in_sight(match.view(0), match.rules.kinds[0])
        assert f"{seen.fields} on fields" in seen_in_words(Texts("en"), seen)

    def test_comes_from_the_pause_with_what_has_been_seen(self):
        player = TablePlayer("classic", 4)
        player.key("escape")
        top = player.loop.stage.top
        player.press_in(top.ui.root, "entry 2")
        player.run(0.1)
        entries = [w for w in player.loop.stage.top.ui.root.walk() if "on fields" in w.info]
        assert len(entries) == len(player.match.rules.kinds)


class TestKeptRules:
    def draft(self, edition: str = "classic", players: int = 4) -> Draft:
        draft = Draft()
        draft.set_players(players)
        draft.set_edition(edition)
        return draft

    def open(self, draft: Draft, folder=None) -> House:
        house = House((1280, 720), data_dir=folder)
        house.open([house.home.routes.setup(), HouseRulesScene(house.home, draft)])
        return house

    @pytest.mark.parametrize(("edition", "players"), [("classic", 7), ("duel", 2)])
    def test_published_options_are_one_tap_away(self, edition, players):
        draft = self.draft(edition, players)
        house = self.open(draft)
        option = next(w.name for w in house.ui.root.walk() if w.name.startswith("published"))
        house.press(option)
        rules = rules_for(edition, players, draft.settings)
        if edition == "duel":
            assert (rules.fields, rules.field_price) == (3, None)
        else:
            left_out = {NAMES[kind] for kind in KINDS if kind not in rules.kinds}
            assert left_out == {"cocoa", "coffee"}
        house.press(option)
        assert draft.settings == {}

    def test_are_there_again_after_a_restart(self, tmp_path):
        draft = self.draft()
        draft.change("draw", 5)
        house = self.open(draft, tmp_path)
        house.press("keep")
        house.home.store.close()
        other = self.draft()
        again = self.open(other, tmp_path)
        again.press("preset 0")
        assert other.value("draw") == 5

    def test_have_a_name_and_can_be_forgotten(self, tmp_path):
        draft = self.draft()
        draft.change("draw", 5)
        house = self.open(draft, tmp_path)
        house.press("keep")
        assert house.named("preset name").text == "House rules 1"
        house.press("preset name")
        house.type("x")
        house.press("forget")
        assert not [w for w in house.ui.root.walk() if w.name.startswith("preset")]

    def test_a_file_that_is_no_file_of_ours_is_passed_over(self, tmp_path):
        (tmp_path / "house-rules.json").write_text('{"presets": [{"name": 3}, 7, {}]}', "utf-8")
        house = self.open(self.draft(), tmp_path)
        assert not [w for w in house.ui.root.walk() if w.name.startswith("preset")]


class TestTalk:
    def test_what_was_refused_for_good_is_taken_back(self):
        player = TablePlayer("classic", 3)
        asking = player.match.asking
        player.key("g")
        player.run(0.1)
        assert not player.press_in(player.loop.stage.top.ui.root, "ask again")
        player.key("escape")
        asking.refuse_bot(0, 1)
        player.key("g")
        player.run(0.1)
        assert player.press_in(player.loop.stage.top.ui.root, "ask again")
        player.run(0.1)
        assert not asking.refuses(0)
        assert any("Ask me anything again!" in line for line in player.table.log.lines)

    def test_words_are_heard_answered_and_kept_in_the_log(self):
        player = TablePlayer("classic", 4, speed="normal")
        player.key("g")
        player.run(0.1)
        player.press_in(player.loop.stage.top.ui.root, "words 0")
        player.run(2)
        talk = [
            line
            for line, sort in zip(player.table.log.lines, player.table.log.sorts, strict=True)
            if sort is Sort.TALK
        ]
        assert talk[0].endswith("“Hello everybody!”")
        assert any("“Hello!”" in line for line in talk)

    def test_the_others_take_it_with_a_smile_and_forget_it(self):
        player = TablePlayer("classic", 4)
        player.key("g")
        player.run(0.1)
        player.press_in(player.loop.stage.top.ui.root, "words 2")
        player.run(0.2)
        assert set(player.table.talk.moods.values()) == {"happy"}
        player.run(4)
        assert player.table.talk.moods == {}

    def test_the_wheel_can_be_closed_without_a_word(self):
        player = TablePlayer("classic", 4)
        player.key("g")
        player.run(0.1)
        player.key("escape")
        player.run(0.1)
        assert Sort.TALK not in player.table.log.sorts


def test_the_log_shows_one_sort_of_lines():
    house = House()
    lines, sorts = ["a deal", "a harvest"], [Sort.TRADE, Sort.HARVEST]
    house.open(house.home.routes.log(lines, sorts))
    house.press("sort 1")
    assert "a deal" in labels(house)
    assert "a harvest" not in labels(house)


class TestMessages:
    def test_that_went_away_are_read_again_in_the_log(self):
        player = TablePlayer("classic", 4)
        player.touch_on(Target(What.HAND, 2))
        message = player.table.ui.notes.toast_text
        assert "front card" in message
        player.run(30)
        assert player.table.ui.notes.toast_text == ""
        player.key("l")
        player.run(0.2)
        log = player.loop.stage.top.ui.root
        assert not any(message in widget.text for widget in log.walk())
        player.press_in(log, "sort 4")
        player.run(0.2)
        assert any(message in widget.text for widget in player.loop.stage.top.ui.root.walk())

    def test_of_the_files_are_kept_too_the_same_one_once(self):
        house = House()
        house.open(house.home.routes.setup())
        for name in ("letter.txt", "letter.txt", "list.txt"):
            house.top.dropped(Path("/nowhere") / name)
        first, second = house.home.messages
        assert "letter" in first
        assert "list" in second


def test_the_first_name_of_the_settings_learns_to_play():
    house = House()
    house.home.settings.names = ["Līga"]
    house.home.routes.course.begin(house.loop.stage)
    house.run(0.1)
    assert house.top.names[0] == "Līga"  # type: ignore[attr-defined]
    assert PEOPLE[0] != "Līga"


class TestTheMachinesLog:
    def test_has_no_sorts_but_messages_and_every_choice_can_be_made(self):
        house = House()
        house.home.remember("The disk is full.")
        house.open(MachineLog(house.home, ["one", "two"]))
        for name in ("sort 1", "sort 0", "sort 1"):
            house.press(name)
            house.run(0.1)
        assert not any(widget.name == "sort 2" for widget in house.ui.root.walk())
