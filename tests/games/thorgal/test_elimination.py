"""Three and four players: elimination (TH-717 to TH-721)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.thorgal import board as b
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.scene import Scene, scene

POWERS = "unknown-powers"  # an event of the Outlaws
BLOW = {POWERS: "dmg(foe,1)"}


def struck(*others: str, victim: str, **more: Any) -> Scene:
    """The Outlaws eliminate a Scourge player on a journey."""
    given: dict[str, Any] = {"hands": {"outlaws": [POWERS]}, "decks": {victim: 0}, "phase": "actions", **more}
    s = scene(scourge=others, **given)
    return s.play("outlaws: play unknown-powers", f"outlaws: against {victim}")


@pytest.mark.rule("TH-717")
def test_all_cards_of_an_eliminated_player_leave_the_game() -> None:
    with deeds(BLOW):
        s = struck(
            "vikings", "lords", victim="vikings",
            groups={"vikings": ["Solveig", "longship"]}, opposer="thorgal-vikings",
            associated=[("vikings", "nidhogg"), ("lords", "mirror-fire")],
            hands={"outlaws": [POWERS], "vikings": ["stunned"]}, destination="Port fortifié",
            reserves={"vikings": 2}, discards={"vikings": 1}, walhallas={"vikings": 1},
            scourge_reserves={"vikings": 3}, scourge_discards={"vikings": 1}, niflhels={"vikings": 1},
        )  # fmt: skip

        assert [e.seat for e in s.events("Elimination")] == [1]
        assert s.opposer() == ""
        assert s.associated() == ["mirror-fire"]
        assert s.difficulty() == tuple(n + (4, 0, 0)[i] for i, n in enumerate(s.attributes("mirror-fire")))
        assert (s.group("vikings"), s.view(None).players[1].aside) == ([], 0)
        assert (s.counts("vikings"), s.counts("vikings", "scourge")) == ((0,) * 5, (0,) * 5)
        assert s.asked() == ["lords: open_turn"]  # the game goes on without them


@pytest.mark.rule("TH-718")
def test_conquered_and_other_terrains_of_an_eliminated_player_stay() -> None:
    with deeds(BLOW):
        own, others = (
            ["skellingar", "the-second-world", "village"],
            ["brigands", "shaigans", "bag-dadh", "land", "mines"],
        )
        s = struck(
            "vikings", "lords", victim="vikings", terrains=own + others, conquered={"the-second-world": "vikings"}
        )

        assert len(s.terrains()) == 8
        assert [terrain.conqueror for terrain in s.view(None).terrains].count(b.NOBODY) == 7
        assert s.conqueror("the-second-world") == "vikings"

        s.to_phase("journey", 2)
        assert s.options(s.destiny(), "journey") == {f"journey {name}" for name in s.terrains() if "second" not in name}


@pytest.mark.rule("TH-718")
@pytest.mark.parametrize("user", ["stars", "lords"])
def test_any_scourge_player_uses_the_terrain_of_an_eliminated_one(user: str) -> None:
    with deeds({}, unknown_powers={"cost": "0", "band": "", "phase": "DAWN", "effect": "dmg(foe,1)"}):
        s = struck(
            "vikings", "stars", "lords", victim="vikings", phase="dawn", conquered={"the-second-world": "vikings"}
        )

        s.play(*["stars: pass"][: user == "lords"], f"{user}: fenrir the-second-world")

        assert len(s.reserve(user, "scourge")) == 1


def fatal_round() -> Scene:
    """The second damage of the Vikings' Stunned has eliminated the Outlaws on a journey that the Stars opposed."""
    s = scene(
        scourge=("vikings", "stars"),
        phase="journey",
        groups={"outlaws": ["Sigwald"], "stars": ["thorgal-stars", "Boréale"]},
        hands={"vikings": ["stunned", "nidhogg"], "stars": ["atlantean-sentinels", "vertigo"]},
        decks={"outlaws": 1},
        scourge_reserves={"stars": 9},
        scourge_discards={"stars": 2},
        exhausted={"thorgal-stars": 1},
        terrains=["Port fortifié", "Skellingar"],
    )
    s.play("outlaws: journey fortified-harbour", "stars: oppose thorgal-stars", "outlaws: pass", "vikings: pass")
    s.play("stars: play atlantean-sentinels", "outlaws: pass", "vikings: play stunned")
    return s


@pytest.mark.rule("TH-719")
def test_the_round_ends_at_once_when_the_destiny_player_is_eliminated() -> None:
    s = fatal_round()

    assert [event.amount for event in s.events("DamageTaken")] == [1]
    assert (s.opposer(), s.group("stars")) == ("", ["boreale", "thorgal-stars"])
    assert s.exhausted("thorgal-stars") == 1
    assert (s.niflhel("vikings"), s.niflhel("stars")) == (["stunned"], ["atlantean-sentinels"])
    assert not s.events("JourneyMeasured", "UpkeepMet", "UpkeepMissed", "Conquest")
    assert s.asked() == ["vikings: settle_hand"]


@pytest.mark.rule("TH-719")
def test_the_others_clean_up_and_the_next_one_travels() -> None:
    s = fatal_round()
    deck = len(s.deck("stars", "scourge")) + len(s.discard("stars", "scourge"))

    s.play("vikings: store nidhogg")
    assert s.asked() == ["stars: settle_hand"]
    s.play("stars: store vertigo")

    assert (s.g.round, s.phase(), s.destiny()) == (2, "prophecy", "vikings")
    assert (s.discard("stars", "scourge"), len(s.deck("stars", "scourge"))) == ([], deck)
    assert s.view(None).players[0].out
    assert s.destination() == ""
    assert s.to_phase("prophecy", 3).destiny() == "stars"
    assert s.to_phase("prophecy", 4).destiny() == "vikings"


@pytest.mark.rule("TH-720")
@pytest.mark.parametrize(
    ("others", "victim", "points", "held"),
    [
        (("vikings", "lords", "stars"), "stars", [4, 7, 3, 0], [0, 0, -1, 0]),
        (("vikings", "lords", "stars"), "lords", [4, 7, 0, 3], [0, 0, 0, -1]),
        (("vikings", "lords", "stars"), "vikings", [4, 0, 7, 3], [0, 0, 0, -1]),
        (("vikings", "lords"), "lords", [7, 7, 0], [0, 0, 0]),
        (("vikings", "lords"), "vikings", [7, 0, 7], [0, 0, 0]),
    ],
)
def test_those_who_are_left_have_the_points_of_their_number(
    others: tuple[str, ...], victim: str, points: list[int], held: list[int]
) -> None:
    with deeds(BLOW):
        s = struck(*others, victim=victim).to_phase("prophecy", 2)

        assert [player.points for player in s.view(None).players] == points
        assert [player.pawn for player in s.view(None).players] == held


@pytest.mark.rule("TH-720")
@pytest.mark.parametrize(
    ("victim", "held"), [("stars", [0, -1, 0, 0]), ("lords", [0, -1, 0, 1]), ("vikings", [0, 0, 0, 1])]
)
def test_pawns_stay_until_the_round_is_over(victim: str, held: list[int]) -> None:
    with deeds(BLOW):
        s = struck("vikings", "lords", "stars", victim=victim)

        assert [player.pawn for player in s.view(None).players] == held


@pytest.mark.rule("TH-720")
@pytest.mark.parametrize(
    ("others", "left"), [(("vikings", "lords"), [0, 1, 1]), (("vikings", "lords", "stars"), [0, 0, 0])]
)
def test_two_who_are_left_ready_only_terrains_that_were_used(others: tuple[str, ...], left: list[int]) -> None:
    terrains = {"the-second-world": "vikings", "skellingar": "vikings", "land-of-aran": "lords"}
    with deeds(BLOW):
        s = struck(*others, victim="lords", conquered=terrains).to_phase("dawn", 2)
        for name in ("skellingar", "land-of-aran"):
            s.g.terrain_spent[s.terrains().index(name)] = 1
        s.until("open_turn", "outlaws").play("outlaws: fenrir the-second-world").to_phase("prophecy", 3)

        assert [s.exhausted(name) for name in terrains] == left


@pytest.mark.rule("TH-720", "TH-539")
@pytest.mark.parametrize(("others", "left"), [(("vikings", "lords"), 1), (("vikings", "lords", "stars"), 0)])
def test_the_round_that_leaves_two_is_cleaned_up_as_theirs(others: tuple[str, ...], left: int) -> None:
    with deeds(BLOW):
        s = struck(*others, victim="lords", conquered={"Skellingar": "outlaws"}, exhausted={"Skellingar": 1})

        s.to_phase("prophecy", 2)

        assert s.exhausted("Skellingar") == left  # blocked, but not used


@pytest.mark.rule("TH-721")
def test_the_last_player_in_the_game_wins() -> None:
    with deeds({POWERS: "dmg(foe,1)", "archers": "dmg(foe,1)"}):
        s = struck(
            "vikings", "lords", victim="vikings", hands={"outlaws": [POWERS, "Archers"]},
            decks={"vikings": 0, "lords": 0}, conquered={"Skellingar": "lords", "Port fortifié": "lords"},
        )  # fmt: skip
        assert s.winners() == []

        s.play("lords: pass", "outlaws: play archers")  # no foe left to choose

        assert (s.winners(), s.horns("outlaws"), s.horns("lords")) == (["outlaws"], 0, 2)
