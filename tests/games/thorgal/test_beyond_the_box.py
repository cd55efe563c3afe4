"""Cases that only custom editions and built decks bring about."""

from __future__ import annotations

import pytest

from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, begin, card, changed_cards, scene

# -- two equal terrains -------------------------------------------------------------------------------------------


def twins(*conquerors: str, tokens: tuple[int, int]) -> Scene:
    """Two Skellingars, as two players of one faction may have them, each conquered by a player."""
    s = scene(
        conquered={"Skellingar": conquerors[0], "Port fortifié": conquerors[1]},
        hands={"outlaws": ["Archers"], "vikings": ["Étourdi"]},
    )  # fmt: skip
    first, second = sorted([s.terrains().index("skellingar"), s.terrains().index("fortified-harbour")])
    s.g.terrains[first] = s.g.terrains[second] = card("Skellingar", s.g.terrains)
    s.g.conquerors[first], s.g.conquerors[second] = [s.seat(name) for name in conquerors]
    s.g.terrain_spent[first], s.g.terrain_spent[second] = tokens
    return begin(s)


def tokens(s: Scene) -> list[int]:
    return [terrain.exhausted for terrain in s.view(None).terrains if terrain.card == "skellingar"]


@pytest.mark.rule("TH-903")
@pytest.mark.parametrize(("before", "after"), [((0, 1), [0, 0]), ((1, 0), [0, 0]), ((2, 1), [2, 0])])
def test_elements_take_a_token_from_a_terrain_that_has_one(before: tuple[int, int], after: list[int]) -> None:
    with changed_cards({"archers": {"cost": "0", "band": "1E", "phase": "DAWN"}}):
        s = twins("vikings", "vikings", tokens=before)

        s.play("outlaws: play archers", "outlaws: ready skellingar")

        assert tokens(s) == after


@pytest.mark.rule("TH-904")
@pytest.mark.parametrize(("whose", "after"), [("outlaws", [1, 0]), ("vikings", [0, 1])])
def test_one_of_two_equal_terrains_is_named_by_its_conqueror(whose: str, after: list[int]) -> None:
    with changed_cards({"stunned": {"cost": "0", "band": "1P", "phase": "DAWN"}}):
        s = twins("outlaws", "vikings", tokens=(0, 0))

        s.play("outlaws: pass", "vikings: play stunned", "vikings: exhaust skellingar", f"vikings: against {whose}")

        assert tokens(s) == after


# -- Fenrir effects that are used twice ----------------------------------------------------------------------------

TWICE = {
    "fortified-harbour": {"fenrir": "ACT@DAWN*2: reserve(1)"},
    "archers": {"cost": "0", "band": "1E", "phase": "DAWN"},
    "stunned": {"cost": "0", "band": "1P", "phase": "DAWN"},
}
HARBOUR = "outlaws: fenrir fortified-harbour"


@pytest.mark.rule("TH-475")
def test_a_terrain_that_was_used_twice_serves_again_in_the_next_round() -> None:
    with changed_cards(TWICE):
        s = scene(destiny="vikings", scourge="outlaws", conquered={"Port fortifié": "vikings"})
        for after in (0, 1):
            s.play("vikings: pass", HARBOUR)
            assert s.exhausted("Port fortifié") == after
        s.play("vikings: pass")
        s.refused(HARBOUR, "TH-469")

        s.to_phase("dawn", 3).play("vikings: pass", HARBOUR)

        assert s.exhausted("Port fortifié") == 0


@pytest.mark.rule("TH-471", "TH-475")
def test_intrigue_stops_a_terrain_between_two_uses() -> None:
    with changed_cards(TWICE):
        s = scene(conquered={"Port fortifié": "outlaws"}, hands={"vikings": ["stunned"]})
        s.play("outlaws: pass", "vikings: fenrir fortified-harbour", "outlaws: pass")
        s.play("vikings: play stunned", "vikings: exhaust fortified-harbour", "outlaws: pass")

        s.refused("vikings: fenrir fortified-harbour", "TH-471")


# -- protection ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-962")
def test_foes_do_not_turn_the_attributes_of_a_protected_card() -> None:
    with deeds({"archers": "protect(grp(comp))", "stunned": "convert(grp(comp),B>C,1)"}):
        s = scene(
            phase="actions", groups={"outlaws": ["Kriss", "Sigwald"]},
            hands={"outlaws": ["archers"], "vikings": ["stunned"]},
        )  # fmt: skip
        s.play("outlaws: play archers", "outlaws: target sigwald", "vikings: play stunned")

        assert s.options("vikings") == {"target kriss-of-valnor"}
        s.refused("vikings: target sigwald-the-burned", "TH-962")


# -- a toll among several ------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-973", "TH-715")
def test_refusing_a_toll_has_its_consequences() -> None:
    with deeds({"archers": "toll(1){dmg(foe,1); discard(foe,reserve,1)}; dmg(foe,1)"}):
        s = scene(scourge=("vikings", "lords"), phase="actions", hands={"outlaws": ["archers"]},
            scourge_reserves={"vikings": 2}, decks={"vikings": 9, "lords": 9},
        )  # fmt: skip

        s.play("outlaws: play archers", "outlaws: against vikings", "vikings: decline")

        assert len(s.walhalla("vikings")) == 1
        assert len(s.reserve("vikings", "scourge")) == 1
        assert s.asked() == ["outlaws: foe"]  # after the toll they may name another one
        s.play("outlaws: against lords")
        assert len(s.walhalla("lords")) == 1


# -- the destination -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-922")
@pytest.mark.parametrize("deed", ["destroy", "bounce", "exhaust", "keep", "protect"])
def test_what_a_destination_cannot_suffer_is_not_done_to_the_card_itself(deed: str) -> None:
    with changed_cards({"kriss-of-valnor": {"effect": f"ACT@JOUR: {deed}(dest)"}}):
        s = scene(phase="actions", groups={"outlaws": ["Kriss"]})

        s.play("outlaws: activate kriss-of-valnor")

        (kriss,) = s.view(None).players[0].group
        assert (kriss.exhausted, kriss.kept, kriss.protected) == (1, False, False)
