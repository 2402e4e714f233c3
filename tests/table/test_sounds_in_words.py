"""Whoever cannot hear misses nothing: what sounds at the table is told in words, too."""

from game.rules import rules_for, view_of
from game.table.choreography import CHOREOGRAPHY
from game.texts import QUIET
from tests.play import play
from tests.table.pictures import Show


def test_every_event_that_sounds_has_a_caption_but_for_cards_that_move_into_the_tray() -> None:
    heard: dict[type, set[str]] = {}
    show = None
    for number, played in enumerate(play(rules_for("classic", 4), 7)):
        show = show or Show(view_of(played.before, 1))
        for event in played.events:
            show.sounds.clear()
            show.push([event])
            show.run_out()
            heard.setdefault(type(event), set()).update(show.sounds)
        if number == 60:
            break
    sounding = {kind for kind, sounds in heard.items() if sounds}
    assert len(sounding) > 6
    assert sounding <= set(CHOREOGRAPHY)
    unsaid = [heard[kind] for kind in sounding & QUIET]
    assert all(sounds == {"card"} for sounds in unsaid)
