"""Chapter 4, step 1 of the journey: announcement and opposition (TH-401 to TH-417)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.thorgal.picture.drawing import spreads
from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

OUTLAW_TERRAINS = {"journey brigands-lair", "journey shaigans-castle"}
VIKING_TERRAINS = {
    "journey fortified-harbour", "journey village-of-the-northern-vikings", "journey gates-of-asgard",
    "journey skellingar",
}  # fmt: skip


def told(s: Scene, *kinds: str) -> list[str]:
    """The kinds of what happened, in order."""
    return [type(event).__name__ for event in s.events(*kinds)]


def announced(*vikings: str, to: str = "fortified-harbour", reserve: int = 0, **scenery: Any) -> Scene:
    """The Outlaws set out, and the Vikings are asked whether they oppose."""
    s = scene(phase="journey", groups={"vikings": vikings}, scourge_reserves={"vikings": reserve}, **scenery)
    return s.play(f"outlaws: journey {to}")


def prices(s: Scene, faction: str) -> dict[str, str]:
    """The prices that lie on the cards of a group."""
    rows = [spread for row in spreads(s.g.box, s.view(None)) for spread in row if spread.key == f"group-{faction}"]
    return {laid.card: mark.text for laid in rows[0].cards for mark in laid.marks if mark.kind == "price"}


# -- the destination --------------------------------------------------------------------------------


@pytest.mark.rule("TH-401")
@pytest.mark.parametrize("bravery", [6, 0])
def test_the_five_steps_come_in_order(bravery: int) -> None:
    s = scene(
        phase="journey", groups={"outlaws": ["Kriss"], "vikings": ["Thorgal"]}, tokens={"Kriss": (bravery, 9, 9)},
        hands={"outlaws": ["Tir précis"]},
    )  # fmt: skip
    success = bravery > 0

    s.play("outlaws: journey fortified-harbour", "vikings: oppose thorgal", "outlaws: play precise-shot")
    s.play("vikings: pass", "outlaws: pass", *["outlaws: decline"] * success)

    first = ["JourneyBegan", "Opposition", "CardPlayed", "Association", "Passed", "Passed", "JourneyMeasured"]
    won = ["JourneySucceeded", "CardDestroyed", "CardDestroyed", "Conquest", "JourneyOver", "RewardLeft", "PhaseBegan"]
    lost = ["JourneyFailed", "OpposerReturned", "CardDestroyed", "JourneyOver", "PhaseBegan"]
    assert told(s) == first + (won if success else lost)
    assert s.phase() == "dusk"


@pytest.mark.rule("TH-402")
def test_a_journey_is_made_even_by_no_one() -> None:
    s = scene(phase="journey")

    assert s.asked() == ["outlaws: destination"]
    assert len(s.options("outlaws", "journey")) == len(s.options("outlaws")) == 6
    for way_out in ("pass", "decline", "done"):
        s.refused(f"outlaws: {way_out}", "TH-402")


@pytest.mark.rule("TH-403")
def test_any_terrain_in_play_of_any_player() -> None:
    s = scene(phase="journey")

    assert s.options("outlaws") == OUTLAW_TERRAINS | VIKING_TERRAINS
    s.refused("outlaws: journey kerridwens-tower", "TH-134")  # set aside


@pytest.mark.rule("TH-404")
@pytest.mark.parametrize("conqueror", ["outlaws", "vikings"])
def test_a_conquered_terrain_is_no_destination(conqueror: str) -> None:
    s = scene(phase="journey", conquered={"Port fortifié": conqueror})

    assert s.options("outlaws") == (OUTLAW_TERRAINS | VIKING_TERRAINS) - {"journey fortified-harbour"}
    s.refused("outlaws: journey fortified-harbour", "TH-404")


@pytest.mark.rule("TH-405")
def test_a_terrain_brought_in_later_is_a_destination() -> None:
    s = scene(destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]})
    assert len(s.terrains()) == 6

    s.play("vikings: play expedition", "vikings: branch 2", "vikings: bring the-second-world")
    s.play("outlaws: pass", "vikings: pass")

    assert len(s.options("vikings", "journey")) == 7
    s.play("vikings: journey the-second-world")
    assert s.destination() == "the-second-world"


@pytest.mark.rule("TH-406")
def test_the_pawn_stands_on_the_destination() -> None:
    s = scene(phase="journey", groups={"outlaws": ["Sigwald", "Tjall"]})
    assert s.destination() == ""

    s.play("outlaws: journey fortified-harbour")
    assert (s.asked(), s.destination()) == (["vikings: opposition"], "fortified-harbour")
    s.play("vikings: decline", "outlaws: pass")
    assert (s.asked(), s.destination()) == (["vikings: open_turn"], "fortified-harbour")
    s.play("vikings: pass")

    assert (s.asked(), s.destination()) == (["outlaws: reward"], "")


# -- who may oppose ---------------------------------------------------------------------------------


@pytest.mark.rule("TH-407")
@pytest.mark.parametrize("group", [["Thorgal", "Björn", "Gandalf"], []])
def test_the_scourge_player_may_always_decline(group: list[str]) -> None:
    s = announced(*group)

    assert s.asked() == ["vikings: opposition"]
    assert len(s.options("vikings")) == 1 + len(group)
    s.play("vikings: decline")

    assert (s.opposer(), s.difficulty(), len(s.group("vikings"))) == ("", (4, 0, 0), len(group))
    assert told(s) == ["JourneyBegan", "Unopposed"]


@pytest.mark.rule("TH-408")
def test_one_companion_of_his_own_opposes() -> None:
    s = scene(phase="journey", groups={"outlaws": ["Sigwald"], "vikings": ["Thorgal", "Björn", "Drakkar"]},
              scourge_reserves={"vikings": 5})  # fmt: skip
    s.play("outlaws: journey fortified-harbour")

    assert s.options("vikings") == {"decline", "oppose thorgal-vikings", "oppose bjorn-gandalfson"}
    s.refused("vikings: oppose longship", "TH-408")
    s.refused("vikings: oppose sigwald-the-burned", "TH-408")  # of the other group
    s.refused("vikings: oppose aaricia", "TH-408")  # not in the group
    s.play("vikings: oppose bjorn-gandalfson")

    assert (s.opposer(), s.group("vikings")) == ("bjorn-gandalfson", ["thorgal-vikings", "longship"])
    assert s.asked() == ["outlaws: open_turn"]


@pytest.mark.rule("TH-412")
def test_later_no_one_may_oppose() -> None:
    s = announced("Thorgal")

    s.play("vikings: decline", "outlaws: pass")

    assert s.options("vikings") == {"pass"}
    s.refused("vikings: oppose thorgal-vikings", "TH-412")


@pytest.mark.rule("TH-412")
def test_no_one_opposes_before_there_is_a_destination() -> None:
    s = scene(groups={"vikings": ["Thorgal"]}).play("outlaws: pass")

    s.refused("vikings: oppose thorgal-vikings", "TH-412")


@pytest.mark.rule("TH-413")
def test_an_exhausted_companion_opposes_with_its_tokens() -> None:
    s = announced("Thorgal", exhausted={"Thorgal": 2})

    s.play("vikings: oppose thorgal-vikings")

    assert (s.exhausted("thorgal-vikings"), s.difficulty()) == (2, (5, 1, 1))


@pytest.mark.rule("TH-417")
def test_nothing_is_played_or_activated_in_step_1() -> None:
    s = scene(
        phase="journey", groups={"outlaws": ["Arme improvisée"], "vikings": ["Thorgal"]},
        hands={"outlaws": ["Pouvoirs inconnus"], "vikings": ["Étourdi"]}, conquered={"Shaigans Castle": "outlaws"},
    )  # fmt: skip

    s.refused("outlaws: play unknown-powers", "TH-417")
    s.refused("outlaws: activate improvised-weapon", "TH-417")
    s.play("outlaws: journey fortified-harbour")
    s.refused("outlaws: play unknown-powers")
    s.refused("vikings: play stunned", "TH-417")
    s.refused("vikings: fenrir shaigans-castle", "TH-417")
    assert s.options("vikings") == {"decline", "oppose thorgal-vikings"}
    s.play("vikings: decline")

    assert s.options("outlaws") == {"pass", "play unknown-powers", "activate improvised-weapon"}


# -- what it costs ----------------------------------------------------------------------------------


@pytest.mark.rule("TH-409")
@pytest.mark.parametrize("reserve", [0, 3])
def test_a_subtype_of_the_destination_opposes_for_free(reserve: int) -> None:
    s = announced("Björn", reserve=reserve)

    s.play("vikings: oppose bjorn-gandalfson")

    assert s.opposer() == "bjorn-gandalfson"
    assert s.counts("vikings", "scourge")[2:4] == (reserve, 0)


@pytest.mark.rule("TH-409x")
def test_thorgal_opposes_the_way_to_the_harbour() -> None:
    s = announced("Thorgal", reserve=4)

    s.play("vikings: oppose thorgal-vikings")

    assert (len(s.reserve("vikings", "scourge")), s.difficulty()) == (4, (5, 1, 1))


@pytest.mark.rule("TH-410")
def test_a_companion_that_cannot_be_paid_for_may_not_oppose() -> None:
    s = announced("Gandalf", to="brigands-lair", reserve=1, reserves={"vikings": 5})

    assert s.options("vikings") == {"decline"}
    s.refused("vikings: oppose gandalf-the-mad", "TH-410")


@pytest.mark.rule("TH-410")
def test_opposing_is_paid_from_the_scourge_reserve() -> None:
    s = announced("Gandalf", to="brigands-lair", reserve=3, reserves={"vikings": 5})

    s.play("vikings: oppose gandalf-the-mad")

    assert s.counts("vikings", "scourge")[2:4] == (1, 2)
    assert s.counts("vikings")[2:4] == (5, 0)


@pytest.mark.rule("TH-409", "TH-410")
def test_the_price_lies_on_companions_while_one_may_oppose() -> None:
    s = scene(phase="journey", groups={"outlaws": ["Kriss"], "vikings": ["Thorgal", "Gandalf", "Drakkar"]})
    assert prices(s, "vikings") == {}

    s.play("outlaws: journey brigands-lair")
    assert prices(s, "vikings") == {"thorgal-vikings": "0", "gandalf-the-mad": "2"}
    assert prices(s, "outlaws") == {}

    s.play("vikings: decline")
    assert prices(s, "vikings") == {}


@pytest.mark.rule("TH-411")
def test_a_discount_on_companions_is_none_for_opposing() -> None:
    s = scene(scourge="lords", phase="journey", groups={"lords": ["Galathorn", "Sceau royal"]},
              scourge_reserves={"lords": 2})  # fmt: skip

    s.play("outlaws: journey brigands-lair", "lords: oppose galathorn")

    assert s.counts("lords", "scourge")[2:4] == (0, 2)


@pytest.mark.rule("TH-411")
@pytest.mark.parametrize(("name", "cost"), [("bjorn-gandalfson", 1), ("olaf-einarson", 3)])
def test_the_destiny_players_cards_make_opposing_dearer(name: str, cost: int) -> None:
    with cards({"olaf-einarson": {"cost": "2"}, "bjorn-gandalfson": {"subtypes": "Viking Archer"}}):
        s = scene(destiny="lords", phase="journey", groups={"lords": ["Reine d’Umbria"], "vikings": ["Olaf", "Björn"]},
                  scourge_reserves={"vikings": 3})  # fmt: skip

        s.play("lords: journey city-of-umbria")
        assert prices(s, "vikings")[name] == str(cost)
        s.play(f"vikings: oppose {name}")

        assert s.counts("vikings", "scourge")[2:4] == (3 - cost, cost)


# -- what the opposer does --------------------------------------------------------------------------


def opposed(name: str, *others: str, tokens: dict[str, tuple[int, int, int]] | None = None) -> Scene:
    """The People of the Stars oppose a journey of the Vikings to their harbour."""
    s = scene(destiny="vikings", scourge="stars", phase="journey", groups={"stars": [name, *others]},
              scourge_reserves={"stars": 3}, tokens=tokens)  # fmt: skip
    return s.play("vikings: journey fortified-harbour", f"stars: oppose {name}")


@pytest.mark.rule("TH-414")
def test_an_opposer_no_longer_helps_its_group() -> None:
    with cards({"mestor": {"effect": "PERM: if(count(comp)>=2){attr(1M)}"}}):
        s = scene(destiny="vikings", scourge="stars", phase="journey", groups={"stars": ["Louve", "Mestor", "Muff"]})
        s.play("vikings: journey fortified-harbour")
        assert (s.attributes("Muff"), s.attributes("Mestor")) == ((1, 0, 0), (2, 0, 1))

        s.play("stars: oppose louve")

        assert (s.attributes("Muff"), s.attributes("Mestor")) == ((0, 0, 0), (2, 0, 0))
        assert s.group("stars") == ["mestor", "muff"]


@pytest.mark.rule("TH-415")
@pytest.mark.parametrize(
    ("name", "others", "token", "difficulty"),
    [
        ("ogotai", [], (0, 0, 0), (4, 1, 4)),
        ("ogotai", [], (2, -1, 0), (6, 0, 4)),
        ("mestor", ["Le talisman"], (0, 0, 0), (6, 0, 1)),
        ("mestor", [], (0, 0, 0), (6, 0, 0)),
    ],
)
def test_an_opposer_applies_what_changes_itself(
    name: str, others: list[str], token: tuple[int, int, int], difficulty: tuple[int, int, int]
) -> None:
    s = opposed(name, *others, tokens={name: token})

    assert s.difficulty() == difficulty


@pytest.mark.rule("TH-415")
def test_conditions_of_an_opposer_do_not_look_at_the_travellers() -> None:
    s = scene(destiny="vikings", scourge="stars", phase="journey",
              groups={"vikings": ["Larmes de Tjahzi"], "stars": ["Mestor"]})  # fmt: skip

    s.play("vikings: journey fortified-harbour", "stars: oppose mestor")

    assert s.difficulty() == (6, 0, 0)  # the Artefact is the other player's


@pytest.mark.rule("TH-416")
def test_no_one_activates_an_opposer() -> None:
    s = announced("Thorgal")
    s.play("vikings: oppose thorgal-vikings")

    s.refused("outlaws: activate thorgal-vikings", "TH-416")
    s.play("outlaws: pass")

    assert s.options("vikings") == {"pass"}
    s.refused("vikings: activate thorgal-vikings", "TH-307")
