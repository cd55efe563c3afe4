"""The cards that are printed: the one test that pins our decks. All others take their numbers from the box."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.blood_rage.cards import words as w
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import slugs

QUESTS = ("alfheim", "jotunheim", "manheim", "glorious-death")
MARKED_3 = {
    1: "odins-smite tyrs-smash-1 yggdrasil-1 sea-serpent friggas-succor tyrs-domain",
    2: "heimdalls-eye tyrs-smite-2 yggdrasil-2 fire-giant lokis-eminence tyrs-prowess",
    3: "heimdalls-gaze thors-primacy yggdrasil-3 volur-witch friggas-sacrifice tyrs-wrath",
}
MARKED_4 = {
    1: "friggas-grace lokis-trickery tyrs-crush-1 lokis-blessing",
    2: "lokis-backstab odins-tide tyrs-smash-2 thors-domain",
    3: "odins-judgement thors-ascension tyrs-smite-3 lokis-wrath",
}
UNMARKED = {
    1: "lord-of-hammers brothers-in-arms lokis-dragons troll dwarf-chieftain friggas-grace heimdalls-sight "
    "lokis-trickery odins-smite thors-hammer tyrs-bash tyrs-smash-1 tyrs-smite-1 friggas-charm lokis-domain "
    "thors-glory",
    2: "lord-of-axes experts-in-arms fire-dragons valkyrie dark-elf heimdalls-eye heimdalls-eye "
    "heimdalls-watch-2 lokis-backstab odins-tide thors-oath tyrs-crush-2 tyrs-rage-2 friggas-protection "
    "odins-inspiration tyrs-challenge",
    3: "lord-of-spears masters-in-arms eternal-dragons frost-giant soldier-of-hel heimdalls-gaze "
    "heimdalls-watch-3 lokis-poison odins-judgement thors-ascension thors-primacy tyrs-crush-3 tyrs-rage-3 "
    "friggas-domain odins-throne thors-conquest",
}


MIX = {"battle": 13, "quest": 9, "monster": 3, "leader": 1, "warrior": 1, "ship": 1, "clan": 6}


def marked(age: int, players: int) -> Counter[str]:
    """The copies of an Age that come into play with this number of players (2: the unmarked ones), by slug."""
    now, before = Counter(slugs(BOX.deck(age, players))), Counter[str]()
    if players > 2:
        before = Counter(slugs(BOX.deck(age, players - 1)))
    assert now >= before, "more players never take a card away"
    return now - before


@pytest.mark.rule(
    "BR-138", "BR-139", "BR-140", "BR-141", "BR-143", "BR-150", "BR-151", "BR-152", "BR-826",
)  # fmt: skip
@pytest.mark.parametrize("age", [1, 2, 3])
def test_the_deck_of_an_age_is_the_printed_one(age: int) -> None:
    """Which cards come into play with two, three and four players; 20, 6 and 8 of them, and none is of our design."""
    quests = [f"{quest}-{age}" for quest in QUESTS]

    assert marked(age, 2) == Counter([*UNMARKED[age].split(), *quests])
    assert marked(age, 3) == Counter(MARKED_3[age].split())
    assert marked(age, 4) == Counter([*MARKED_4[age].split(), *quests])
    assert [len(BOX.deck(age, seats)) for seats in (2, 3, 4)] == [20, 26, 34]
    assert Counter(w.FAMILIES[BOX.family[card]] for card in BOX.deck(age, 4)) == MIX
    assert {card.source for card in BOX.cards} == {"rulebook", "public"}
