"""Open and hidden information in a team, and the limits of the table."""

from __future__ import annotations

import pytest

from meadhall.games.vikings_gone_wild import GAME
from tests.games.vikings_gone_wild.scene import Scene, new, scene


def seen_by(s: Scene, name: str | None) -> bytes:
    """The data sent to a player, without that player's own question."""
    data = s.match.view(None if name is None else s.seat(name)).to_data()
    return repr([data["table"], data["waiting"]]).encode()


@pytest.mark.rule("VG-802")
def test_hands_are_open_in_a_team() -> None:
    s = scene(seats=3, hands={"wolf": "beer", "bear": "cannon gold", "serpent": "elf-archer"})
    for name in ("wolf", "bear", None):
        assert [player.hand for player in s.view(name).players] == [("beer",), ("gold", "cannon"), ("elf-archer",)]


@pytest.mark.rule("VG-803")
def test_the_order_of_piles_is_hidden_even_from_their_owner() -> None:
    s = scene(seats=2, piles={"wolf": "beer gold warrior beer"}, deck="draugr banshee crypt")
    assert [s.view(name).players[0].deck for name in ("wolf", "bear", None)] == [4, 4, 4]
    assert s.view("wolf").deck == 4
    before = [seen_by(s, name) for name in ("wolf", "bear", None)]
    s.g.piles[0].reverse()
    s.g.deck[1:] = s.g.deck[:0:-1]
    assert [seen_by(s, name) for name in ("wolf", "bear", None)] == before


@pytest.mark.rule("VG-804")
def test_discards_and_removed_cards_are_public() -> None:
    s = scene(
        seats=2, fresh=(3, 0), hands={"wolf": "elf-archer beer*2"}, row="draugr sacrifice - - -",
    )  # fmt: skip
    s.play("wolf: buy elf-archer", "wolf: attack draugr 1", "wolf: with elf-archer")
    s.play("wolf: meet sacrifice", "wolf: remove beer", "wolf: remove beer")
    for name in ("bear", None):
        view = s.view(name)
        assert view.players[0].discard == ("elf-archer",)
        assert view.players[0].removed == ("beer", "beer")
        assert view.fallen == ("draugr", "sacrifice")


@pytest.mark.rule("VG-804", "VG-806")
def test_they_are_public_among_rivals_too() -> None:
    s = scene(versus=True, seats=2, fresh=(3, 0), hands={"wolf": "undead"}, villages={"bear": "brewery"})
    s.play("wolf: buy elf-archer", "wolf: raid bear brewery", "wolf: with undead", "wolf: strike")
    for name in ("bear", None):
        wolf = s.view(name).players[0]
        assert (wolf.discard, wolf.removed, wolf.points) == (("elf-archer",), ("undead",), 1)


@pytest.mark.rule("VG-805")
def test_the_boss_is_shown_when_it_comes() -> None:
    s = scene(seats=1, row="draugr - - - -", deck="", boss="surt", desolation=0)
    assert (s.view("wolf").boss, s.view("wolf").lives) == ("", 0)
    before = seen_by(s, "wolf")
    s.g.deck[0], s.g.bosses[0] = s.g.bosses[0], s.g.deck[0]
    assert seen_by(s, "wolf") == before
    s.g.deck[0], s.g.bosses[0] = s.g.bosses[0], s.g.deck[0]
    s.play("wolf: done")
    assert (s.view("wolf").boss, s.view("wolf").lives) == ("surt", 2)


@pytest.mark.rule("VG-806")
def test_villages_and_tokens_are_public() -> None:
    s = scene(
        seats=2, villages={"bear": "tavern+ beer-storage"}, stored={"bear": (2, 0)}, tokens={"bear": (0, 1)},
        halls={"bear": 2}, played={"bear": "gold"},
    )  # fmt: skip
    for name in ("wolf", None):
        bear = s.view(name).players[1]
        assert [(each.building, each.site) for each in bear.buildings] == [("tavern", True), ("beer-storage", False)]
        assert (bear.stored, bear.tokens, bear.hall, bear.played) == ((2, 0), (0, 1), 2, ("gold",))


@pytest.mark.rule("VG-807")
def test_row_horns_and_tokens_are_public() -> None:
    s = scene(seats=3, row="hel draugr - - riposte", deck="", desolation=3, wounds=2, team=17)
    views = [s.view(name) for name in (*s.names, None)]
    for view in views:
        assert [slot.undead for slot in view.row] == ["hel", "draugr", "", "", ""]
        assert [slot.riposte for slot in view.row] == [False] * 4 + [True]
        assert (view.row[0].attack, view.row[0].defence, view.row[0].loss) == (6, 5, 1)
        assert (view.horns, view.wounds, view.lives, view.team, view.desolation) == (1, 2, 6, 17, 3)


@pytest.mark.rule("VG-808")
def test_who_meets_which_objective_is_always_shown() -> None:
    s = scene(seats=2, halls={"wolf": 2}, objectives="chieftain industry", fresh=(0, 0), tokens={"bear": (0, 4)})
    for name in ("wolf", "bear", None):
        goal = s.view(name).goals[0]
        assert (goal.objective, goal.met, goal.progress, goal.needed) == ("chieftain", (True, False), (2, 1), 2)
    s.play("wolf: done", "bear: upgrade")
    assert s.view("wolf").goals[0].met == (True, True)
    assert not s.match.over  # the display decides nothing


@pytest.mark.rule("VG-809")
def test_what_is_left_in_the_stacks_is_public() -> None:
    s = scene(seats=2, fresh=(0, 4))
    s.play("wolf: buy cannon", "wolf: buy cannon")
    for name in ("wolf", "bear", None):
        assert {offer.key: offer.left for offer in s.view(name).offers}["cannon"] == 4


@pytest.mark.rule("VG-809x")
def test_a_greedy_partner_starves_the_others_in_sight_of_all() -> None:
    s = scene(seats=4, objectives="warband rampart", discards={"wolf": "elf-archer*7"})
    goal = s.view("bear").goals
    units = next(each for each in goal if each.objective == "warband")
    assert (units.stock, units.lacking) == (18 - 7, 3 * 4)  # 11 are left, 12 are needed
    full = scene(seats=4, objectives="warband rampart").view("bear").goals
    assert {each.objective: (each.stock, each.lacking) for each in full} == {"warband": (18, 16), "rampart": (14, 12)}


@pytest.mark.rule("VG-811")
def test_a_refused_move_changes_nothing() -> None:
    s = scene(tokens={"wolf": (0, 2)}, villages={"wolf": "brewery"})
    before = s.match.hash()
    s.refused("wolf: build brewery", "VG-323", level=1, limit=1)
    assert s.match.hash() == before


@pytest.mark.rule("VG-812")
def test_nothing_is_given_to_a_partner() -> None:
    s = scene(seats=2, tokens={"wolf": (0, 3)}, hands={"wolf": "cannon beer"}, fresh=(2, 0))
    verbs = {option.split()[0] for option in s.options("wolf")}
    assert verbs <= {"done", "play", "buy", "build", "upgrade", "trade", "draco", "attack", "meet", "gather"}
    s.refused("wolf: rob bear")
    s.play("wolf: trade gold", "wolf: done")
    assert s.purse("bear") == (0, 0)
    assert s.hand("bear") == []


@pytest.mark.rule("VG-813")
def test_removed_cards_never_come_back() -> None:
    s = scene(seats=1, hands={"wolf": "beer*2"}, row="sacrifice - - - -", deck="", desolation=0, team=60)
    s.play("wolf: meet sacrifice", "wolf: remove beer")
    assert s.removed("wolf") == ["beer", "beer"]  # nothing else was left to choose
    for _ in range(6):
        s.until("act").play("wolf: done")
        assert len(s.owned("wolf")) == 8
    assert s.events("Reshuffled")
    assert GAME.outcome(s.g).winners == ()


@pytest.mark.rule("VG-203", "VG-526")
def test_a_seat_that_is_not_asked_waits_for_those_who_are() -> None:
    s = new(2)
    waiting = s.match.view(1).waiting
    assert [(each.seat, each.question) for each in waiting] == [(0, "act")]
