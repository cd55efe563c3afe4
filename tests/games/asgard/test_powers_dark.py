"""The powers of the gods of Darkness for those who ask on their first Request slot (AS-910 to AS-916)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.asgard.cards import tiles as t
from tests.games.asgard.asking import request
from tests.games.asgard.scene import scene, slugs

SPELLS = {f"take spell-{number}" for number in range(1, 8)}


@pytest.mark.rule("AS-910")
def test_loki_leads_a_recruit_from_a_god_to_another() -> None:
    s = request("loki", round=2, on_gods={"thor": "orange giant", "surtr": "giant"})

    assert s.options("red") == {"decline", "lure thor orange", "lure thor giant"}
    s.play("red: lure thor orange")
    targets = {"freyja", "baldr", "odin", "tyr", "loki", "hel", "mimir"}
    assert s.options("red") == {f"lead {god}" for god in targets}
    for god in ("surtr", "fenrir", "thor"):
        s.refused(f"red: lead {god}", "AS-910")
    s.play("red: lead hel")

    assert s.on_god("thor") == {"giant": 1}
    assert s.on_god("hel") == {"orange": 1}
    assert s.valhalla() == {}


@pytest.mark.rule("AS-910")
def test_loki_never_leads_a_recruit_to_fenrir() -> None:
    s = request("loki", round=5, on_gods={"thor": "orange"})

    s.play("red: lure thor orange")
    assert "lead surtr" in s.options("red")
    s.refused("red: lead fenrir", "AS-910")


@pytest.mark.rule("AS-911")
def test_hel_slays_up_to_two_recruits_of_one_god() -> None:
    s = request("hel", on_gods={"thor": "2 orange giant", "tyr": "white", "surtr": "giant"})
    giants = s.recruit_reserve()["giant"]

    assert s.options("red") == {"done", "slay thor orange", "slay thor giant", "slay tyr white"}
    s.play("red: slay thor giant")
    s.refused("red: slay tyr white", "AS-911")
    s.refused("red: slay thor giant", "AS-911")
    assert s.options("red") == {"done", "slay thor orange"}
    s.play("red: slay thor orange")

    assert s.on_god("thor") == {"orange": 1}
    assert s.on_god("tyr") == {"white": 1}
    assert s.valhalla() == {"orange": 1}
    assert s.recruit_reserve()["giant"] == giants + 1
    assert s.asked() == ["blue: act"]


@pytest.mark.rule("AS-911")
def test_hel_may_slay_one_or_none() -> None:
    one = request("hel", on_gods={"thor": "2 orange"}).play("red: slay thor orange", "red: done")
    assert (one.on_god("thor"), one.valhalla()) == ({"orange": 1}, {"orange": 1})

    none = request("hel", on_gods={"thor": "2 orange"}).play("red: done")
    assert none.on_god("thor") == {"orange": 2}


@pytest.mark.rule("AS-912")
def test_mimir_shows_one_pile_and_gives_a_tile_of_it() -> None:
    s = request("mimir", piles={"weapons": "weapon-2 weapon-3 weapon-4 weapon-5 weapon-6"})

    assert s.options("red") == {"decline", "search weapon", "search spell"}
    s.play("red: search spell")
    assert s.options("red") == SPELLS
    assert set(s.view("red").pile) == {slug.split()[1] for slug in SPELLS}
    assert s.view("blue").pile == s.view(None).pile == ()
    s.play("red: take spell-6")

    assert s.tiles("red") == ["spell-6"]
    assert (len(s.g.weapon_pile), len(s.g.spell_pile)) == (5, 6)
    assert s.view("red").pile == ()


@pytest.mark.rule("AS-912")
def test_mimir_gives_a_weapon_too_and_never_from_an_empty_pile() -> None:
    s = request("mimir", piles={"weapons": "weapon-3 weapon-5", "spells": ""})

    assert s.options("red") == {"decline", "search weapon"}
    s.play("red: search weapon", "red: take weapon-5")

    assert s.tiles("red") == ["weapon-5"]
    assert slugs(s.g.weapon_pile) == ["weapon-3"]


@pytest.mark.rule("AS-913")
def test_surtr_turns_a_population_over_and_its_bonus_is_used_at_once() -> None:
    s = request(
        "surtr",
        worlds={"light-5": "population-6", "dark-4": "hel-1"},
        flipped=["light-3"],
    )

    places = {f"{camp}-{world}" for camp in ("light", "dark") for world in (*range(1, 8), "lower")}
    assert s.options("red") == {"decline", *[f"burn {place}" for place in places - {"light-3", "dark-4"}]}
    s.play("red: burn light-5")

    assert s.score("red") == 4
    assert s.flipped("light-5")
    assert s.at("light-5") == "population-6"
    assert s.bonuses("red") == []


@pytest.mark.rule("AS-913")
def test_surtr_burns_a_lower_world_and_gives_what_lay_there() -> None:
    s = request("surtr", worlds={"dark-lower": "population-4"})

    s.play("red: burn dark-lower")

    assert s.flipped("dark-lower")
    assert s.recruits("red") == {"giant": 1}


@pytest.mark.rule("AS-914")
def test_a_population_turned_over_has_no_strength() -> None:
    s = scene(
        phase="battles",
        worlds={"light-3": "population-1", "dark-3": "population-8"},
        flipped=["dark-3"],
        battle={"light-3": "red", "dark-3": "blue"},
        ancestral=(2, 2),
    )

    assert [(one.world, one.light, one.dark) for one in s.events("BattleFought")] == [(2, 4, 2)]
    assert s.zones("red") == [3]
    assert s.centre("blue") == 1


@pytest.mark.rule("AS-914")
def test_a_god_that_replaces_a_population_turned_over_finds_no_bonus() -> None:
    s = scene(
        round=3,
        placed={"red": ["surtr request-1"], "blue": ["hel temple"]},
        recruits={"blue": "giant"},
        stones={"blue": "2 pink"},
        worlds={"dark-5": "population-6"},
    )
    s.play("red: resolve surtr", "red: burn dark-5", "blue: resolve hel", "blue: settle dark-5")

    assert s.at("dark-5") == "hel-1"
    assert not s.flipped("dark-5")
    assert s.bonuses("blue") == s.bonuses("red") == []
    assert s.g.boxed.count(t.NUMBER["population-6"]) == 1


@pytest.mark.rule("AS-915")
def test_a_burnt_discount_saves_no_stone() -> None:
    table: dict[str, Any] = {
        "round": 3,
        "placed": {"red": ["surtr request-1", "tyr temple", "asgard"]},
        "recruits": {"red": "orange"},
        "worlds": {"light-5": "population-7"},
        "tops": ["temple-1-red"],
    }
    poor = scene(**table, stones={"red": "red"}).play("red: resolve surtr", "red: burn light-5")
    assert poor.flipped("light-5")
    assert poor.bonuses("red") == []
    poor.refused("red: resolve tyr", "AS-521")

    rich = scene(**table, stones={"red": "2 red"}).play("red: resolve surtr", "red: burn light-5")
    rich.play("red: resolve tyr", "red: settle light-4")
    assert rich.temples("red") == ["temple-1-red"]
    assert rich.stones("red") == {}


@pytest.mark.rule("AS-916")
def test_fenrir_ousts_an_opponents_disc_or_scores() -> None:
    table: dict[str, Any] = {"battle": {"light-3": "blue", "dark-6": "red"}, "tiles": {"blue": "weapon-2"}}
    s = request("fenrir", **table)
    assert s.options("red") == {"decline", "score", "oust light-3"}
    s.refused("red: oust dark-6", "AS-916")
    s.play("red: oust light-3")
    assert s.centre("blue") == 1
    assert s.zones("blue") == []
    assert s.tiles("blue") == ["weapon-2"]
    assert s.score("red") == 0

    assert request("fenrir", **table).play("red: score").score("red") == 3


@pytest.mark.rule("AS-916")
def test_without_an_opponents_disc_fenrir_only_scores() -> None:
    s = request("fenrir", battle={"dark-6": "red"})

    assert s.options("red") == {"decline", "score"}
    s.play("red: score")
    assert s.score("red") == 3
