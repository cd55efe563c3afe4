"""Hidden information: what each pair of eyes may read, in views and in the log (BR-801 to BR-806)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.eyes import heard, others, readers, reads
from tests.games.blood_rage.scene import Scene, new, scene
from tests.games.blood_rage.walks import walk

OWN = ("hand", "draft", "picked", "kept", "quests")  # the fields of a table that are a seat's own


def public(s: Scene, who: str | None) -> dict[str, Any]:
    """The part of a view that is not the seat's own."""
    table: dict[str, Any] = msgspec.to_builtins(s.view(who))
    return {name: value for name, value in table.items() if name not in OWN}


@pytest.mark.rule("BR-801")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    cards = ["friggas-grace", "odins-smite", "troll", "alfheim-1", "lokis-domain"]
    s = scene(hands={"wolf": cards, "bear": ["thors-hammer"]})

    assert set(s.view("wolf").hand) == set(cards)
    for who in others(s, "wolf"):
        assert s.view(who).clans[0].hand == 5
        assert s.view(who).hand == (("thors-hammer",) if who == "bear" else ())
    for card in cards:
        assert readers(s, card) == {"wolf"}


@pytest.mark.rule("BR-801")
def test_the_card_kept_for_the_next_age_is_known_to_its_owner_alone() -> None:
    s = scene(seats=2, hands={"wolf": ["troll"]}).to_phase("discard").play("wolf: keep troll")

    assert s.view("wolf").kept == "troll"
    assert readers(s, "troll") == {"wolf"}
    s.to_phase("action", age=2)
    assert "troll" in s.view("wolf").hand
    assert readers(s, "troll") == {"wolf"}


@pytest.mark.rule("BR-801")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_shows_each_player_only_their_own_picks(seats: int) -> None:
    s = new(seats).to_phase("action")

    assert heard(s, None) == []
    for seat, clan in enumerate(("wolf", "bear", "serpent", "raven")[:seats]):
        assert sorted(heard(s, clan)) == sorted(s.hand(clan))
        assert s.view(None).clans[seat].hand == 6


@pytest.mark.rule("BR-802")
def test_a_committed_quest_stays_face_down_until_the_quest_phase() -> None:
    s = scene(hands={"wolf": ["glorious-death", "alfheim"]}, figures={"wolf": {"gimle": 1}})

    s.play("wolf: quest glorious-death-1")

    assert readers(s, "glorious-death-1") == {"wolf"}
    for who in others(s, "wolf"):
        assert s.view(who).clans[0].quests == 1
        assert "QuestCommittedHidden {'type': 'QuestCommittedHidden', 'seat': 0}" in reads(s, who)
    assert s.view("wolf").quests == ("glorious-death-1",)
    assert heard(s, "wolf") == ["glorious-death-1"]
    s.to_phase("discard")
    assert readers(s, "glorious-death-1") == {"wolf"}
    s.play("wolf: decline")
    assert readers(s, "glorious-death-1") == {None, "wolf", "bear", "serpent", "raven"}


@pytest.mark.rule("BR-803")
def test_a_battle_card_is_hidden_until_all_have_committed() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 2}, "serpent": {"gimle": 1}},
        hands={"wolf": ["tyrs-rage-2", "tyrs-crush-2"], "bear": ["odins-tide", "troll"], "serpent": ["thors-oath"]},
    )
    s.play("wolf: pillage gimle")
    before = {who: public(s, who) for who in others(s, "wolf")}

    s.play("wolf: play tyrs-rage-2")

    assert s.asked() == ["bear: battle_card", "serpent: battle_card"]  # so the Wolf is ready
    assert readers(s, "tyrs-rage-2") == {"wolf"}
    assert before == {who: public(s, who) for who in others(s, "wolf")}
    s.play("bear: play odins-tide")
    assert readers(s, "odins-tide") == {"bear"}
    s.play("serpent: play thors-oath")
    for card in ("tyrs-rage-2", "odins-tide", "thors-oath"):
        assert readers(s, card) == {None, "wolf", "bear", "serpent", "raven"}


@pytest.mark.rule("BR-803")
def test_a_revealed_card_cannot_be_changed() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs-rage-2", "tyrs-crush-2"], "bear": ["thors-oath", "troll"]},
    )
    s.play("wolf: pillage gimle", "wolf: play tyrs-crush-2")
    assert s.match.can_undo(0)  # not yet revealed
    s.play("bear: play thors-oath")

    assert s.view(None).battle.shown[:2] == (("tyrs-crush-2",), ("thors-oath",))
    assert not s.match.can_undo(0)
    assert not s.match.can_undo(1)
    s.refused("wolf: play tyrs-rage-2")


@pytest.mark.rule("BR-804")
def test_everything_else_is_public() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": "2 warrior leader", "west": "ship", "valhalla": 3, "yggdrasil": "troll"}},
        upgrades={"wolf": ["lokis-domain"]},
        hands={"wolf": ["tyrs-rage-2", "alfheim-1"]},
        quests={"wolf": ["manheim-2"]},
        steps={"wolf": (2, 3, 4)},
        glory={"wolf": 17},
        rage={"wolf": 5},
        rewards={"gimle": "axes"},
        pillaged=["horgr"],
        destroyed=["myrkulor"],
    )

    table = s.view(None)

    wolf = table.clans[0]
    assert (wolf.glory, wolf.rage, wolf.stats, wolf.steps) == (17, 5, (7, 5, 7), (2, 3, 4))
    assert wolf.upgrades == ("", "", "", "troll", "", "lokis-domain", "", "")
    assert (wolf.hand, wolf.quests, wolf.on_map) == (2, 1, 5)
    assert [(troop.figure, troop.count) for troop in wolf.reserve] == [("warrior", 3)]
    assert [(troop.figure, troop.count) for troop in wolf.valhalla] == [("warrior", 3)]
    places = {place.name: place for place in table.places}
    there = {(name, troop.figure, troop.count) for name, place in places.items() for troop in place.troops}
    assert there == {("gimle", "warrior", 2), ("gimle", "leader", 1), ("west", "ship", 1), ("yggdrasil", "troll", 1)}
    assert places["gimle"].reward == "axes"
    assert [name for name, place in places.items() if place.pillaged] == ["horgr"]
    assert [name for name, place in places.items() if place.destroyed] == ["myrkulor"]
    assert table.doom == ("myrkulor", "elvagar", "muspelheim")


@pytest.mark.rule("BR-804")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_public_part_is_the_same_to_all_eyes_at_any_moment(seats: int) -> None:
    for s in walk(seats, seed=seats):
        spectator = public(s, None)
        assert all(public(s, clan) == spectator for clan in ("wolf", "bear", "serpent", "raven")[:seats])


@pytest.mark.rule("BR-805")
@pytest.mark.parametrize("seed", range(8))
def test_the_doomed_provinces_are_known_to_all_from_the_start(seed: int) -> None:
    s = new(3, seed)

    for who in (None, "wolf", "bear", "serpent"):
        table = s.view(who)
        doomed = {place.doomed: place.name for place in table.places if place.doomed}
        assert len(set(table.doom)) == 3
        assert doomed == dict(enumerate(table.doom, start=1))
        assert table.marker == table.doom[0]
        assert not {place.name for place in table.places if place.destroyed} & set(table.doom)
    known = s.view(None).doom
    assert [s.to_phase("action", age=age).view(None).marker for age in (1, 2, 3)] == list(known)


@pytest.mark.rule("BR-806")
def test_draft_leftovers_stay_secret() -> None:
    s = new(4).to_phase("action")

    assert len(s.g.buried) == len(BOX.deck(1, 4)) - 24  # in hands
    for who in (None, "wolf", "bear", "serpent", "raven"):
        assert s.view(who).discard == ()


@pytest.mark.rule("BR-806")
def test_cards_discarded_after_being_shown_are_public_and_hands_are_not() -> None:
    s = scene(
        passed=["bear", "serpent", "raven"],
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["brothers-in-arms"]},
        hands={"wolf": ["tyrs-crush-1", "experts-in-arms", "dwarf-chieftain"], "bear": ["thors-hammer"]},
        quests={"wolf": ["jotunheim"]},
    )

    s.play("wolf: pillage gimle", "wolf: play tyrs-crush-1", "bear: play thors-hammer")
    assert s.view(None).discard == ("tyrs-crush-1",)
    s.play("wolf: upgrade experts-in-arms", "wolf: decline")
    assert set(s.view(None).discard) == {"tyrs-crush-1", "brothers-in-arms"}
    s.to_phase("gifts", age=2)

    for who in (None, "wolf", "bear", "serpent", "raven"):
        assert set(s.view(who).discard) == {"tyrs-crush-1", "brothers-in-arms", "jotunheim-1"}
    assert readers(s, "dwarf-chieftain") == set()
