"""Texts of cards: they say what the effect does, and leave no doubt how far a price or a choice reaches."""

from __future__ import annotations

import re

import pytest

import meadhall
from meadhall.games.thorgal.cards.wording import wording
from meadhall.games.thorgal.events import AttributesLost
from meadhall.text import LANGUAGES, Speech
from tests.games.thorgal.box import box_now, printed_rows, t
from tests.games.thorgal.scene import changed_cards
from tests.games.thorgal.wild import wild_cards

# words that lose their vowel before another, or before a mute h
UNELIDED = re.compile(
    r"\b(?:que|de|le|la|ne|se|je|me|te|jusque|lorsque|puisque) (?:[aeiouyàâéèêîôûœ]|h(?!ors|ache)|1 )", re.IGNORECASE
)


def said(effect: str, slug: str = "taxes", column: str = "effect") -> str:
    """The English text of an effect on an event, or on another card."""
    with changed_cards({slug: {column: effect}}):
        return wording(box_now(), "en").card(t.card(slug))


def test_what_follows_a_choice_is_a_sentence_of_its_own() -> None:
    assert said("choose{draw(1) / draw(2)}; reserve(1)") == (
        "Choose one: draw 1 card — or — draw 2 cards. Then put the top card of your deck into your reserve, unseen."
    )
    assert said("hurt(1){draw(1); draw(2)}") == "You may take 1 damage to do this: draw 1 card; draw 2 cards."
    assert said("hurt(1){pay(1){draw(1)}; draw(2)}").endswith("to do this: draw 1 card; after that draw 2 cards.")


def test_the_group_that_is_meant_is_called_by_its_owner() -> None:
    assert said("gain(grp(comp),1B+1C+1M)") == "1 companion in your group gains 1 Bravery, 1 Cunning and 1 Might."
    assert said("lose(grp(comp),1B)", "stunned") == "1 companion in the Destiny player’s group loses 1 Bravery."
    assert said("sac(comp){draw(1)}", "stunned") == "You may destroy 1 companion in your group to do this: draw 1 card."
    assert "exhaust 1 card in the Destiny player’s group" in said("ACT@DAWN: exhaust(grp(*))", "skellingar", "fenrir")


def test_one_card_may_be_moved_several_up_to_a_number() -> None:
    assert said("move(1,event,walhalla>hand)") == "You may move 1 event from your Walhalla into your hand."
    assert said("move(2,*,hand>reserve)") == "Move up to 2 cards from your hand into your reserve."


def test_what_is_done_twice_is_said_once() -> None:
    assert said("keep(grp(comp)); keep(grp(comp))").endswith("in your group counts as paid this round (twice).")
    assert "(twice)" not in said("draw(1); reserve(1); draw(1)")


def test_a_pile_is_called_by_its_owner() -> None:
    assert said("discard(foe,reserve,1)", "stunned") == "Your foe discards 1 card from their reserve."
    with changed_cards({"stunned": {"effect": "discard(foe,hand,1)"}, "taxes": {"effect": "discard(me,hand,1)"}}):
        words = wording(box_now(), "fr")
        assert words.card(t.card("stunned")) == "L’adversaire défausse 1 carte de sa main."
        assert words.card(t.card("taxes")) == "Défaussez 1 carte de votre main."


def test_one_damage_is_a_point_of_it() -> None:
    assert said("prevent(1)") == "Ignore the next point of damage to you this round."
    assert said("prevent(2)") == "Ignore the next 2 damage to you this round."


def test_a_card_that_can_be_neither_exhausted_nor_destroyed_says_so_once() -> None:
    both = "PERM: immune(exhaust); attr(1B); immune(destroy)"
    assert said(both, "dane-axe").startswith("Always: foes can neither exhaust nor destroy this card; this card has 1")
    assert said("PERM: immune(destroy)", "dane-axe") == "Always: foes can’t destroy this card."


def test_french_makes_several_companions_agree() -> None:
    with changed_cards({"taxes": {"effect": "if(count(comp&Viking)>=3){draw(1)}"}}):
        assert "3 compagnons Vikings" in wording(box_now(), "fr").card(t.card("taxes"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_has_gaps_or_loose_marks(lang: str) -> None:
    words = wording(box_now(), "fr" if lang == "fr" else "en")
    for card in range(len(printed_rows())):
        text = words.card(card)
        assert text[0].isupper() or text[0].isdigit()
        assert text.endswith(".")
        assert not any(mark in text for mark in ("  ", "..", " ,", " .", "{", "}")), text


def test_french_says_tant_qu_un() -> None:
    with changed_cards({"dane-axe": {"effect": "PERM: if(opposed){attr(1B)}"}}):
        text = wording(box_now(), "fr").card(t.card("dane-axe"))

    assert text == "En permanence\u00a0: cette carte a 1 Bravoure de plus tant qu’un compagnon s’oppose au périple."


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_no_vowel_stands_before_a_vowel_in_french(seed: int) -> None:
    with changed_cards(wild_cards(seed) if seed else {}):
        words = wording(box_now(), "fr")
        texts = [words.card(card) for card in range(len(box_now().SLUGS))]

    assert [text for text in texts if UNELIDED.search(text)] == []


def test_what_is_lost_is_said_once() -> None:
    """Neither “loses −1” nor “perd −1”."""
    game = meadhall.game("thorgal")
    event = AttributesLost(t.card("taxes"), 1, 0, 2)
    lines = [Speech(game, lang, ("vikings", "lords")).event(event) for lang in LANGUAGES]
    assert [line.split(" ", 1)[1] for line in lines] == [
        "gets −1 Bravery −2 Might.",
        "reçoit −1 Bravoure −2 Puissance.",
    ]
