"""Rounds and how they open: gods, Seals, the Asgard row (AS-201 to AS-216)."""

from __future__ import annotations

import pytest

from meadhall.games.asgard import board as b
from tests.games.asgard.scene import Scene, new, scene

EVERY_ROUND = {"freyja", "baldr", "odin", "tyr", "thor", "loki", "hel"}


def chooseable(s: Scene) -> set[str]:
    """The gods the red player may choose."""
    return {text.split()[1] for text in s.options("red", "choose")}


def told(s: Scene, *names: str) -> list[str]:
    return [type(event).__name__ for event in s.events(*names)]


# -- rounds and phases ----------------------------------------------------------------------------------------


@pytest.mark.rule("AS-201")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_and_then_ragnarok(seats: int) -> None:
    s = new(seats).to_phase("over")

    assert s.match.over
    assert [event.round for event in s.events("RoundBegan")] == [1, 2, 3, 4, 5]
    phases = [b.PHASES[event.phase] for event in s.events("PhaseBegan")]
    after = phases.index("ragnarok")
    assert phases[after - 1] == "battles"
    assert phases[after:] == ["ragnarok", "valhalla", "arming", "twilight", "over"]


@pytest.mark.rule("AS-202")
@pytest.mark.parametrize("seed", range(3))
def test_a_round_has_four_phases_in_order(seed: int) -> None:
    s = new(3, seed).to_phase("over")

    log: list[int | str] = []
    for event in s.events("RoundBegan", "PhaseBegan"):
        log.append(event.round if hasattr(event, "round") else b.PHASES[event.phase])

    four = ["gods", "placement", "actions", "battles"]
    assert log[:5] == [1, *four]
    assert log[5:29] == [word for number in (2, 3, 4, 5) for word in (number, "start", *four)]


@pytest.mark.rule("AS-203")
def test_the_opening_steps_in_order() -> None:
    s = scene(
        round=2,
        phase="start",
        no_seal=["mimir"],
        asgard=["asgard-1", "asgard-2"],
        asgard_used=["asgard-3"],
        supply={"red": 1},
        centre={"red": 1},
    )

    steps = told(s, "GodActivated", "SealLaid", "AsgardTileDrawn", "DiscRecovered", "PhaseBegan")

    assert steps == ["PhaseBegan", "GodActivated", "SealLaid", "AsgardTileDrawn", "DiscRecovered", "PhaseBegan"]
    assert s.has_seal("mimir")


@pytest.mark.rule("AS-204")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_round_skips_the_opening_steps(seats: int) -> None:
    s = new(seats)
    before = s.view(None)

    s.to_phase("gods")

    after = s.view(None)
    assert [god.seal for god in after.gods] == [god.seal for god in before.gods]
    assert (after.seals, after.asgard, after.asgard_left) == (before.seals, before.asgard, before.asgard_left)
    assert told(s, "GodActivated", "SealLaid", "AsgardTileDrawn", "DiscRecovered") == []


# -- gods that come later -------------------------------------------------------------------------------------


@pytest.mark.rule("AS-205", "AS-206", "AS-207")
def test_mimir_surtr_and_fenrir_come_in_rounds_2_3_and_4() -> None:
    s = new(2).to_phase("gods", 1)
    assert chooseable(s) == EVERY_ROUND
    s.refused("red: choose mimir", "AS-304")

    s.to_phase("gods", 2)
    assert chooseable(s) == EVERY_ROUND | {"mimir"}
    s.refused("red: choose surtr", "AS-304")
    s.to_phase("gods", 3)
    assert chooseable(s) == EVERY_ROUND | {"mimir", "surtr"}
    s.refused("red: choose fenrir", "AS-304")
    s.to_phase("gods", 4)
    assert chooseable(s) == EVERY_ROUND | {"mimir", "surtr", "fenrir"}
    s.to_phase("gods", 5)
    assert len(chooseable(s)) == 10
    assert [b.GODS[event.god] for event in s.events("GodActivated")] == [
        "mimir", "surtr", "fenrir",
    ]  # fmt: skip


@pytest.mark.rule("AS-208")
def test_an_activated_god_has_a_seal_and_open_slots() -> None:
    s = scene(round=3, phase="start", no_seal=["surtr"], recruits={"red": "giant"}, stones={"red": "2 pink"})
    assert s.has_seal("surtr")
    assert s.seal_reserve() == (4, 9 - 4)  # Loki, Hel, Mimir and Surtr

    s.play("red: choose surtr", "red: choose freyja", "red: choose thor").to_phase("placement")
    assert {text for text in s.options("red") if "surtr" in text} == {
        "place surtr request-1", "place surtr temple", "place surtr asgard",
    }  # fmt: skip
    s.play("red: place surtr temple").to_phase("actions")
    s.play("red: resolve surtr", "red: settle dark-3")

    assert s.seals("red") == (0, 1)
    assert s.at("dark-3") == "surtr-1"
    assert s.support("surtr") == ("red", None)


@pytest.mark.rule("AS-209")
def test_a_god_not_yet_active_offers_nothing() -> None:
    s = scene(round=2, phase="start", no_seal=["mimir"])

    assert [god.name for god in s.view(None).gods if not god.seal] == ["surtr", "fenrir"]
    for god in ("surtr", "fenrir"):
        s.refused(f"red: choose {god}", "AS-304")
    s.to_phase("placement")
    for god in ("surtr", "fenrir"):
        for slot in ("request-1", "temple", "asgard"):
            s.refused(f"red: place {god} {slot}", "AS-209")
    assert not any(god in text for text in s.options("red") for god in ("surtr", "fenrir"))


# -- Seals ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-210")
def test_a_seal_is_put_where_there_is_none_and_never_doubled() -> None:
    s = scene(round=2, phase="battles", no_seal=["thor", "hel", "mimir"])
    assert s.g.round == 3  # no one had to decide anything; Surtr has come
    assert all(god.seal == (god.name != "fenrir") for god in s.view(None).gods)

    s = scene(round=2, phase="start", no_seal=["thor", "mimir"])

    assert (s.has_seal("thor"), s.has_seal("tyr")) == (True, True)
    assert s.seal_reserve() == (9 - 5, 9 - 3)
    laid = [(b.GODS[event.god], b.CAMPS[event.camp], event.seat) for event in s.events("SealLaid")]
    assert laid == [("thor", "light", -1), ("mimir", "dark", -1)]


@pytest.mark.rule("AS-211")
def test_a_seal_the_reserve_lacks_comes_from_who_has_most() -> None:
    s = scene(
        round=2, phase="start", no_seal=["odin"], seals={"red": (4, 1), "blue": (1, 3)}, seal_reserve=(0, 2)
    )  # fmt: skip

    assert s.has_seal("odin")
    assert (s.seals("red"), s.seals("blue")) == ((3, 1), (1, 3))
    assert s.seal_reserve() == (0, 2)


@pytest.mark.rule("AS-211")
def test_a_seal_of_the_other_camp_does_not_count() -> None:
    s = scene(round=2, phase="start", no_seal=["hel"], seals={"red": (4, 1), "blue": (0, 3)}, seal_reserve=(0, 0))

    assert s.has_seal("hel")
    assert (s.seals("red"), s.seals("blue")) == ((4, 1), (0, 2))


@pytest.mark.rule("AS-211")
def test_where_no_one_has_a_seal_the_god_goes_without() -> None:
    s = scene(round=2, phase="start", no_seal=["odin"], seals={"red": (0, 4)}, seal_reserve=(0, 2))

    assert not s.has_seal("odin")
    assert s.seals("red") == (0, 4)


@pytest.mark.rule("AS-212")
def test_the_first_player_decides_who_gives_among_equals() -> None:
    s = scene(
        round=2,
        phase="start",
        order=("red", "mauve", "blue", "yellow"),
        no_seal=["odin"],
        seals={"red": (1, 0), "blue": (2, 0), "yellow": (2, 0)},
        seal_reserve=(0, 2),
    )

    assert s.asked() == ["red: seal_giver"]
    assert s.options("red") == {"from blue", "from yellow"}
    s.refused("red: from red", "AS-212")
    s.play("red: from yellow")

    assert (s.seals("red"), s.seals("blue"), s.seals("yellow")) == ((1, 0), (2, 0), (1, 0))
    assert s.has_seal("odin")


@pytest.mark.rule("AS-212")
def test_the_first_player_may_name_himself_if_he_is_tied() -> None:
    s = scene(
        round=2,
        phase="start",
        order=("mauve", "red", "blue", "yellow"),
        no_seal=["odin"],
        seals={"mauve": (2, 0), "red": (2, 0), "blue": (1, 0)},
        seal_reserve=(0, 2),
    )

    assert s.asked() == ["mauve: seal_giver"]
    assert s.options("mauve") == {"from mauve", "from red"}
    s.play("mauve: from mauve")

    assert (s.seals("mauve"), s.seals("red")) == ((1, 0), (2, 0))


@pytest.mark.rule("AS-213")
def test_missing_seals_are_settled_one_at_a_time() -> None:
    s = scene(
        round=2, phase="start", no_seal=["odin", "thor"], seals={"red": (3, 0), "blue": (2, 0)}, seal_reserve=(0, 2)
    )  # fmt: skip

    assert (s.has_seal("odin"), s.has_seal("thor")) == (True, False)
    assert s.seals("red") == (2, 0)
    assert s.asked() == ["red: seal_giver"]
    assert s.options("red") == {"from red", "from blue"}
    s.play("red: from blue")

    assert (s.seals("red"), s.seals("blue")) == ((2, 0), (1, 0))
    assert s.has_seal("thor")


# -- the Asgard row -------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-214", "AS-215")
def test_used_tiles_leave_the_row_and_new_ones_come() -> None:
    s = scene(round=2, phase="start", asgard=["asgard-4"], asgard_used=["asgard-1", "asgard-3"])

    table = s.view(None)

    assert set(table.asgard) == {"asgard-4", "asgard-2", "asgard-5"}
    assert set(table.asgard_aside) == {"asgard-1", "asgard-3"}
    assert (table.asgard_used, table.asgard_left) == ((), 0)
    assert told(s, "AsgardTileDrawn", "AsgardPileShuffled") == ["AsgardTileDrawn"] * 2


@pytest.mark.rule("AS-214")
def test_tiles_not_used_stay_in_the_row() -> None:
    s = scene(round=2, phase="start", asgard=["asgard-1", "asgard-3", "asgard-5"])

    assert set(s.view(None).asgard) == {"asgard-1", "asgard-3", "asgard-5"}
    assert s.view(None).asgard_aside == ()
    assert s.view(None).asgard_left == 2


@pytest.mark.rule("AS-215")
@pytest.mark.parametrize(("seats", "row"), [(2, 1), (3, 2), (4, 3)])
def test_the_row_is_filled_for_the_number_of_players(seats: int, row: int) -> None:
    s = scene(seats=seats, round=2, phase="start", asgard_used=["asgard-4"])

    assert len(s.view(None).asgard) == row
    assert s.view(None).asgard_left == 1
    assert s.view(None).asgard_aside == ("asgard-4",)


@pytest.mark.rule("AS-216")
def test_tiles_set_aside_make_a_new_pile() -> None:
    third = set()
    for seed in range(20):
        s = scene(round=2, phase="start", seed=seed, asgard_used=["asgard-1", "asgard-2", "asgard-3"])
        table = s.view(None)
        assert {"asgard-4", "asgard-5"} < set(table.asgard)
        assert (len(table.asgard), table.asgard_left, table.asgard_aside) == (3, 2, ())
        assert told(s, "AsgardTileDrawn", "AsgardPileShuffled") == [
            "AsgardTileDrawn", "AsgardTileDrawn", "AsgardPileShuffled", "AsgardTileDrawn",
        ]  # fmt: skip
        third |= set(table.asgard) - {"asgard-4", "asgard-5"}

    assert third == {"asgard-1", "asgard-2", "asgard-3"}
