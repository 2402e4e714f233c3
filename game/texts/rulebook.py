"""The rules for people: chapters by phase of a turn, for the edition at hand (RULES.md)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from game.rules import Rules, Step
from game.texts.catalogue import Catalogue
from game.texts.editions import changes_in_words


class Paragraph(NamedTuple):
    """Some sentences, and the picture that stands beside them ("" for none)."""

    text: str
    picture: str = ""


class Chapter(NamedTuple):
    """One part of the rules."""

    title: str
    paragraphs: tuple[Paragraph, ...]


def chapter_of(rules: Rules, step: Step) -> int:
    """The number of the chapter of `chapters` about a step; 0 for the end."""
    order = (
        [Step.GIFTS, Step.PLANT, Step.TRADE]
        if rules.duel
        else [Step.PLANT, Step.TRADE, Step.PLANT_REST]
    )
    return order.index(step) + 1 if step in order else 0


def found(chapters: Sequence[Chapter], words: str) -> list[Chapter]:
    """Of each chapter the paragraphs with all of these words, in any order, without regard to
    capitals, accents, stops and question marks; a chapter whose title has them all comes whole."""
    wanted = re.findall(r"\w+", _plain(words))
    hits = []
    for chapter in chapters:
        if _has(chapter.title, wanted):
            hits.append(chapter)
            continue
        kept = tuple(part for part in chapter.paragraphs if _has(part.text, wanted))
        if kept:
            hits.append(Chapter(chapter.title, kept))
    return hits if wanted else []


def _has(text: str, wanted: Sequence[str]) -> bool:
    plain = _plain(text)
    return all(word in plain for word in wanted)


def _plain(text: str) -> str:
    letters = unicodedata.normalize("NFKD", text.casefold().replace("đ", "d"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def chapters(c: Catalogue, rules: Rules) -> list[Chapter]:
    """The whole rules of a game, in the order in which one needs them."""
    found = [_goal(c, rules)]
    found += [_gifts(c), _plant_duel(c), _turn_up_duel(c)] if rules.duel else []
    found += [] if rules.duel else [_plant(c), _trade(c), _rest(c)]
    found += [_draw(c, rules), _harvest(c, rules), _third_field(c, rules), _end(c, rules)]
    changed = changes_in_words(c, rules)
    if changed:
        house = tuple(Paragraph(line) for line in changed)
        found.append(Chapter(c.say("House rules of this game"), house))
    return [chapter for chapter in found if chapter.paragraphs]


def _goal(c: Catalogue, rules: Rules) -> Chapter:
    fields = c.count(
        "You have {n} field. Only one kind of bean grows in it.",
        "You have {n} fields. Only one kind of bean grows in each.",
        rules.fields,
    )
    return Chapter(
        c.say("What it is about"),
        (
            Paragraph(
                c.say(
                    "Plant beans, harvest them for coins, and own the most coins at the end. "
                    "Many beans of one kind pay well, so collect what belongs together."
                ),
                "table/coin-stack",
            ),
            Paragraph(fields, "table/field"),
            Paragraph(
                c.say(
                    "Never change the order of your hand! The front card is always planted next, "
                    "and new cards join at the back. Trading is how you get rid of cards that "
                    "stand in the way."
                ),
                "cards/back",
            ),
        ),
    )


def _plant(c: Catalogue) -> Chapter:
    return Chapter(
        c.say("1. Plant"),
        (
            Paragraph(
                c.say(
                    "You must plant the front card of your hand. If you like, plant the next one "
                    "too, but never a third."
                ),
                "beans/green-happy",
            ),
            Paragraph(
                c.say(
                    "A bean goes into a field of its own kind or into an empty field. If there is "
                    "neither, you must harvest a field first."
                ),
                "table/field",
            ),
        ),
    )


def _trade(c: Catalogue) -> Chapter:
    return Chapter(
        c.say("2. Turn up and trade"),
        (
            Paragraph(
                c.say(
                    "Turn up the top two cards of the deck. They are yours: keep them, trade them "
                    "or give them away."
                ),
                "table/deck",
            ),
            Paragraph(
                c.say(
                    "You trade with all the others, but they do not trade with each other. Cards "
                    "may come from any place in a hand, any number for any number. A gift needs "
                    "the other's consent."
                ),
                "table/stamp",
            ),
            Paragraph(
                c.say(
                    "What you get lies beside your hand until it is planted. It never joins the "
                    "hand and is not traded on."
                ),
                "table/puff-2",
            ),
        ),
    )


def _rest(c: Catalogue) -> Chapter:
    return Chapter(
        c.say("3. Plant the rest"),
        (
            Paragraph(
                c.say(
                    "Now everyone plants all cards from trades, and you also what is left of the "
                    "cards you turned up. The order is free, but nothing may be left."
                ),
                "beans/red-happy",
            ),
        ),
    )


def _gifts(c: Catalogue) -> Chapter:
    return Chapter(
        c.say("1. Gifts"),
        (
            Paragraph(
                c.say(
                    "Your turn begins with the cards that the other left for you. Plant or discard "
                    "each of them."
                ),
                "beans/soy-happy",
            ),
        ),
    )


def _plant_duel(c: Catalogue) -> Chapter:
    return Chapter(
        c.say("2. Plant and discard"),
        (
            Paragraph(
                c.say(
                    "You must plant the front card of your hand and may plant the next one. After "
                    "planting you may discard one card from any place of your hand."
                ),
                "beans/green-happy",
            ),
            Paragraph(
                c.say(
                    "A bean goes into a field of its own kind or into an empty field. If there is "
                    "neither, you must harvest a field first."
                ),
                "table/field",
            ),
        ),
    )


def _turn_up_duel(c: Catalogue) -> Chapter:
    return Chapter(
        c.say("3. Turn up"),
        (
            Paragraph(
                c.say(
                    "Turn up three cards. If the top of the discard pile is of a kind that lies "
                    "there, it joins them, again and again."
                ),
                "table/deck",
            ),
            Paragraph(
                c.say(
                    "Plant as many of them as you like. What you leave is a gift for the other: "
                    "choose well!"
                ),
                "beans/black-eyed-happy",
            ),
        ),
    )


def _draw(c: Catalogue, rules: Rules) -> Chapter:
    if rules.draws == "everyone":
        told = c.count(
            "Everyone draws {n} card, you first, then round the table. It joins the back of the "
            "hand.",
            "Everyone draws {n} cards, you first, then round the table. They join the back of the "
            "hand.",
            rules.draw,
        )
    else:
        told = c.count(
            "Draw {n} card. It joins the back of your hand. Then the next player has the turn.",
            "Draw {n} cards, one by one. They join the back of your hand. Then the next player "
            "has the turn.",
            rules.draw,
        )
    return Chapter(c.say("4. Draw"), (Paragraph(told, "cards/back"),))


def _harvest(c: Catalogue, rules: Rules) -> Chapter:
    when = c.say("You may harvest at any time, even when it is not your turn.")
    if not rules.harvest_out_of_turn:
        when = c.say("You may harvest at any time in your own turn.")
    protection = c.say(
        "A field with a single bean is protected: you may not harvest it while another field of "
        "yours holds two or more."
    )
    if rules.protection == "strict":
        protection = c.say(
            "A field with a single bean is protected: you may harvest it only when every field of "
            "yours holds exactly one."
        )
    return Chapter(
        c.say("Harvest"),
        (
            Paragraph(
                when
                + " "
                + c.say(
                    "A harvest takes the whole field. The card's beanometer says how many beans "
                    "pay how many coins. The rest goes onto the discard pile."
                ),
                "table/purse",
            ),
            Paragraph(
                c.say("The number in a card's corner says how many cards of its kind there are."),
                "beans/garden-happy",
            ),
            Paragraph(protection, "beans/stink-dismayed"),
        ),
    )


def _third_field(c: Catalogue, rules: Rules) -> Chapter:
    if rules.field_price is None:
        return Chapter("", ())
    told = c.count(
        "Once in the game you may buy a third field for {n} coin. You can plant in it at once.",
        "Once in the game you may buy a third field for {n} coins. You can plant in it at once.",
        rules.field_price,
    )
    return Chapter(c.say("The third field"), (Paragraph(told, "table/sign-sale"),))


def _end(c: Catalogue, rules: Rules) -> Chapter:
    when = c.count(
        "The game ends when the deck is empty for the first time.",
        "The game ends when the deck has been emptied {n} times. Until then the discard pile is "
        "shuffled and becomes the new deck.",
        rules.exhaustions,
    )
    if rules.duel:
        step = c.say(
            "If that happens while cards are turned up, they may still be planted; if it happens "
            "while drawing, it is over at once."
        )
    else:
        step = c.say(
            "If that happens while cards are turned up, you still trade and plant; if it happens "
            "while drawing, it is over at once."
        )
    return Chapter(
        c.say("The end"),
        (
            Paragraph(when, "table/riffle"),
            Paragraph(step, "beans/coffee-dismayed"),
            Paragraph(
                c.say("All fields are harvested then, hands are worth nothing. Most coins win!")
                + " "
                + tie_rule(c, rules),
                "beans/cocoa-happy",
            ),
        ),
    )


def tie_rule(c: Catalogue, rules: Rules) -> str:
    """Who wins of those with equal coins."""
    if rules.tie == "seat":
        return c.say("In a tie, whoever sits farthest from the start player wins.")
    return c.say("In a tie, most cards in hand win.")
