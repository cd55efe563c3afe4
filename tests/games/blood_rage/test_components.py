"""The contents of the box: map, figures, stats, tokens and cards (BR-101 to BR-152, those about components)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import CLANS, new, scene, slugs

OUTER = b.PLACES[: b.OUTER]
FJORDS = b.PLACES[b.FIRST_FJORD : b.MAP]


def neighbours(province: str) -> set[str]:
    return {b.PLACES[place] for place in BOX.borders[b.PLACES.index(province)]}


def is_word(text: str) -> bool:
    """Can this be said at all, legal or not?"""
    return meadhall.game("blood-rage").vocabulary.parse(text) >= 0


# -- players and clans ------------------------------------------------------------------------------------


@pytest.mark.rule("BR-101")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_base_game_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(meadhall.BadOptions):
        meadhall.new("blood-rage", seats=seats, seed=1)


@pytest.mark.rule("BR-101")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_leads_a_different_clan(seats: int) -> None:
    chosen = ["raven", "wolf", "bear", "serpent"][:seats]

    assert [clan.clan for clan in new(seats, clans=chosen).view(None).clans] == chosen
    assert len({clan.clan for clan in new(seats).view(None).clans}) == seats
    with pytest.raises(meadhall.BadOptions) as caught:
        new(seats, clans=["wolf"] * 2 + chosen[2:])
    assert caught.value.rule == "BR-101"


@pytest.mark.rule("BR-117")
def test_clans_are_identical_at_the_start() -> None:
    s = new(4).to_phase("action")

    clans = [(c.glory, c.rage, c.stats, c.steps, c.upgrades, c.on_map, c.hand) for c in s.view(None).clans]
    reserves = [s.at(clan, "reserve") for clan in CLANS]
    strengths = [[s.g.invasion_cost(seat, f) for f in s.g.kinds_of(seat)] for seat in range(4)]
    assert clans == [(0, 6, (6, 3, 4), (1, 1, 1), ("",) * 8, 0, 6)] * 4
    assert reserves == [reserves[0]] * 4
    assert strengths == [[1, 0, 2]] * 4


# -- the map ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-102", "BR-103")
def test_eight_provinces_in_three_regions_around_yggdrasil() -> None:
    regions: dict[str, set[str]] = {}
    for place in new(4).view(None).places[: b.PROVINCES]:
        regions.setdefault(place.region, set()).add(place.name)

    assert regions == {
        "manheim": {"myrkulor", "elvagar", "angerboda"},
        "jotunheim": {"muspelheim", "horgr", "utgard"},
        "alfheim": {"andlang", "gimle"},
        "none": {"yggdrasil"},
    }


@pytest.mark.rule("BR-104")
def test_yggdrasil_is_next_to_all_and_every_outer_province_to_three() -> None:
    assert neighbours("yggdrasil") == set(OUTER)
    for province in OUTER:
        assert len(neighbours(province)) == 3
        assert "yggdrasil" in neighbours(province)
        assert province not in neighbours(province)


@pytest.mark.rule("BR-105")
def test_outer_provinces_form_a_ring() -> None:
    ring = ("elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor")

    for at, province in enumerate(ring):
        assert neighbours(province) == {ring[at - 1], ring[(at + 1) % 8], "yggdrasil"}


@pytest.mark.rule("BR-104", "BR-105")
def test_only_figures_in_adjacent_provinces_may_join() -> None:
    around = dict.fromkeys(("andlang", "myrkulor", "yggdrasil", "horgr", "elvagar"), 1)
    s = scene(figures={"wolf": {"gimle": 1}, "bear": around})

    s.play("wolf: pillage gimle")

    assert s.options("bear", "join") == {f"join warrior {p}" for p in ("andlang", "myrkulor", "yggdrasil")}


@pytest.mark.rule("BR-106")
def test_a_village_holds_one_figure_of_any_clan() -> None:
    s = scene(turn="serpent", figures={"wolf": {"andlang": 2}, "bear": {"andlang": 1}, "serpent": {"gimle": 1}})

    s.refused("serpent: invade warrior andlang", "BR-403")
    s.refused("serpent: march gimle andlang", "BR-425")


@pytest.mark.rule("BR-107")
@pytest.mark.parametrize(
    ("province", "villages"),
    [
        ("myrkulor", 3), ("elvagar", 4), ("angerboda", 5), ("muspelheim", 5),
        ("horgr", 4), ("utgard", 3), ("andlang", 3), ("gimle", 5),
    ],
)  # fmt: skip
def test_villages_of_each_province(province: str, villages: int) -> None:
    s = scene(figures={"bear": {province: villages - 1}}, passed=["bear"])
    seen = {place.name: place.villages for place in s.view(None).places[: b.OUTER]}
    assert seen[province] == villages
    assert sum(seen.values()) == 32

    s.play(f"wolf: invade warrior {province}")

    s.refused(f"serpent: invade warrior {province}", "BR-403")


@pytest.mark.rule("BR-108")
def test_yggdrasil_holds_any_number_of_figures() -> None:
    others = {clan: {"yggdrasil": 4} for clan in CLANS[1:]}
    s = scene(figures={"wolf": {"gimle": 4}, **others})

    s.play("wolf: march gimle yggdrasil", *["wolf: send warrior"] * 4)

    assert [s.at(clan, "yggdrasil") for clan in CLANS] == [["warrior"] * 4] * 4


# -- fjords -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-109", "BR-110")
@pytest.mark.parametrize(
    ("fjord", "supported"),
    [
        ("north", {"elvagar", "angerboda"}), ("east", {"muspelheim", "horgr"}),
        ("south", {"utgard", "andlang"}), ("west", {"gimle", "myrkulor"}),
    ],
)  # fmt: skip
def test_a_fjord_supports_its_two_provinces_and_no_other(fjord: str, supported: set[str]) -> None:
    s = scene(figures={"wolf": {fjord: "ship"}})

    assert {p for p in b.PLACES[: b.PROVINCES] if s.strength("wolf", p) == 2} == supported
    assert {p for p in b.PLACES[: b.PROVINCES] if s.strength("wolf", p) == 0} == {*OUTER, "yggdrasil"} - supported
    assert s.options("wolf", "pillage") == {f"pillage {p}" for p in supported}


@pytest.mark.rule("BR-109")
def test_there_are_four_fjords_and_each_outer_province_has_one() -> None:
    assert FJORDS == ("north", "east", "south", "west")
    assert Counter(BOX.fjord[: b.OUTER]) == dict.fromkeys(range(b.FIRST_FJORD, b.MAP), 2)
    assert BOX.fjord[b.YGGDRASIL] == b.NOWHERE


@pytest.mark.rule("BR-111")
def test_what_destroys_a_province_destroys_the_ships_of_its_fjord() -> None:
    ships = {"bear": {"west": "ship"}, "serpent": {"south": "ship"}}
    s = scene(figures=ships, passed=CLANS[1:], doom=("gimle", "horgr", "utgard"), hands={"wolf": ["troll"]})

    s.play("wolf: pass", "wolf: decline")

    assert s.destroyed("gimle")
    assert (s.at("bear", "west"), s.glory("bear")) == ([], 2)
    assert (s.at("serpent", "south"), s.glory("serpent")) == (["ship"], 0)


@pytest.mark.rule("BR-112")
def test_any_number_of_ships_share_a_fjord() -> None:
    s = scene(upgrades={"wolf": ["sea-serpent"]})

    s.play(*[f"{clan}: invade ship north" for clan in CLANS], "wolf: invade sea-serpent north")

    assert s.at("wolf", "north") == ["sea-serpent", "ship"]
    assert [s.at(clan, "north") for clan in CLANS[1:]] == [["ship"]] * 3


@pytest.mark.rule("BR-113")
def test_only_ships_stand_in_fjords() -> None:
    s = scene(upgrades={"wolf": ["troll", "sea-serpent"]})

    for figure in ("warrior", "leader", "troll"):
        s.refused(f"wolf: invade {figure} north", "BR-113")
    ashore = {o.split()[2] for o in s.options("wolf", "invade") if o.split()[1] not in {"ship", "sea-serpent"}}
    assert ashore == set(OUTER)


@pytest.mark.rule("BR-113")
def test_a_fjord_is_neither_pillaged_nor_marched_to() -> None:
    s = scene(figures={"wolf": {"north": "ship", "gimle": 1}})

    assert s.options("wolf", "pillage") == {"pillage elvagar", "pillage angerboda", "pillage gimle"}
    assert s.options("wolf", "march") == {f"march gimle {p}" for p in (*OUTER, "yggdrasil") if p != "gimle"}
    for fjord in FJORDS:
        assert not is_word(f"pillage {fjord}")
        assert not is_word(f"march gimle {fjord}")
        assert not is_word(f"march {fjord} gimle")


# -- figures ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-114")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_clan_owns_ten_figures_all_in_reserve(seats: int) -> None:
    s = new(seats)

    for clan in CLANS[:seats]:
        assert s.at(clan, "reserve") == ["leader", "ship", *["warrior"] * 8]
    assert all(place.troops == () for place in s.view(None).places)


@pytest.mark.rule("BR-115")
@pytest.mark.parametrize(
    ("figures", "strength"),
    [
        ({"horgr": "leader"}, 3), ({"east": "ship"}, 2), ({"horgr": "warrior"}, 1),
        ({"horgr": "leader 2 warrior", "east": "ship"}, 7),
    ],
)  # fmt: skip
def test_strengths_before_upgrades(figures: dict[str, str], strength: int) -> None:
    s = scene(figures={"wolf": figures})

    assert s.strength("wolf", "horgr") == strength


@pytest.mark.rule("BR-116")
@pytest.mark.parametrize("upgrade", ["lord-of-hammers", "lord-of-axes", "lord-of-spears"])
def test_an_upgraded_leader_still_invades_free(upgrade: str) -> None:
    s = scene(upgrades={"wolf": [upgrade]})

    s.play("wolf: invade leader gimle")

    assert s.at("wolf", "gimle") == ["leader"]
    assert s.rage("wolf") == 6


@pytest.mark.rule("BR-116")
@pytest.mark.parametrize("upgrade", ["lokis-dragons", "fire-dragons", "eternal-dragons"])
def test_an_upgraded_ship_still_supports_two_provinces_and_keeps_to_fjords(upgrade: str) -> None:
    s = scene(upgrades={"wolf": [upgrade]})

    assert s.options("wolf", "invade") >= {f"invade ship {fjord}" for fjord in FJORDS}
    s.refused("wolf: invade ship gimle", "BR-404")
    s.play("wolf: invade ship west")

    assert (s.strength("wolf", "gimle"), s.strength("wolf", "myrkulor")) == (2, 2)


# -- stats and tokens -------------------------------------------------------------------------------------


@pytest.mark.rule("BR-119")
@pytest.mark.parametrize(
    ("stat", "values"),
    [
        ("rage", [6, 7, 8, 9, 12, 12]), ("axes", [3, 4, 5, 6, 8, 8]), ("horns", [4, 5, 6, 7, 10, 10]),
    ],
)  # fmt: skip
def test_each_stat_has_six_steps(stat: str, values: list[int]) -> None:
    outer = ("gimle", "horgr", "utgard", "andlang", "angerboda", "muspelheim")
    s = scene(
        figures={"wolf": dict.fromkeys(outer, 1)},
        rewards=dict.fromkeys(outer, stat),
        passed=CLANS[1:],
    )
    read = [s.stat("wolf", stat)]
    for province in outer:
        s.play(f"wolf: pillage {province}").decline_all("join_battle")
        read.append(s.stat("wolf", stat))

    assert read == [*values, values[-1]]  # there is no seventh step
    assert s.step("wolf", stat) == 6


@pytest.mark.rule("BR-120")
def test_the_rage_stat_is_what_a_clan_has_to_spend_each_age() -> None:
    s = scene(steps={"wolf": (2, 1, 1)}).to_phase("action", 2)
    assert (s.rage("wolf"), s.rage("bear")) == (7, 6)

    s.play("bear: invade ship north")

    assert s.rage("bear") == 4


@pytest.mark.rule("BR-121")
def test_the_winner_of_a_battle_scores_its_axes() -> None:
    s = scene(turn="bear", figures={"bear": {"gimle": 1}, "wolf": {"gimle": 2}}, steps={"wolf": (1, 3, 1)})

    s.play("bear: pillage gimle")

    assert s.stat("wolf", "axes") == 5
    assert (s.glory("wolf"), s.glory("bear")) == (5, 0)


@pytest.mark.rule("BR-122")
def test_horns_limit_the_figures_on_the_map() -> None:
    spread = {"gimle": "warrior", "yggdrasil": "leader", "north": "ship"}
    s = scene(figures={"wolf": spread}, passed=CLANS[1:])

    s.play("wolf: invade warrior horgr")  # the fourth of four, ship and Yggdrasil counted

    s.refused("wolf: invade warrior horgr", "BR-407")
    assert s.options("wolf", "invade") == set()


@pytest.mark.rule("BR-125")
def test_glory_counts_on_above_99() -> None:
    s = scene(
        age=3, figures={"wolf": {"gimle": 1}}, rewards={"gimle": "glory"}, glory={"wolf": 98, "bear": 99},
    )  # fmt: skip

    s.play("wolf: pillage gimle")
    assert s.glory("wolf") == 103
    s.to_phase("over")

    assert s.match.outcome is not None
    assert s.match.outcome.scores == (103, 99, 0, 0)
    assert s.match.outcome.ranks == (1, 2, 3, 3)


@pytest.mark.rule("BR-128")
def test_the_eight_outer_pillage_tokens() -> None:
    for seed in range(20):
        rewards = [place.reward for place in new(4, seed).view(None).places[: b.OUTER]]
        assert Counter(rewards) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1}


# -- cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BR-144")
@pytest.mark.parametrize("slug", BOX.keys)
def test_a_card_is_for_battle_for_a_quest_or_for_one_kind_of_slot(slug: str) -> None:
    s = scene(hands={"wolf": [slug]})
    family = w.FAMILIES[BOX.family[BOX.card(slug)]]
    can = {verb for verb in ("quest", "upgrade") if s.options("wolf", verb)}
    assert can == {"battle": set(), "quest": {"quest"}}.get(family, {"upgrade"})

    if can == {"upgrade"}:
        s.play(f"wolf: upgrade {slug}")
        filled = [slot for slot, card in zip(b.SLOTS, s.g.upgrades[0], strict=True) if card >= 0]
        assert [slot.split("-")[0] for slot in filled] == [family]


@pytest.mark.rule("BR-145")
@pytest.mark.parametrize(
    ("age", "monsters"),
    [
        (1, ["troll", "dwarf-chieftain", "sea-serpent"]),
        (2, ["valkyrie", "dark-elf", "fire-giant"]),
        (3, ["frost-giant", "soldier-of-hel", "volur-witch"]),
    ],
)
def test_nine_monsters_three_for_each_age(age: int, monsters: list[str]) -> None:
    cards = [card for card in BOX.deck(age, 4) if BOX.family[card] == w.MONSTER]

    assert slugs(cards) == monsters
    assert [b.FIGURES[BOX.monster_of[card]] for card in cards] == monsters
    assert len(b.FIGURES) - b.FIRST_MONSTER == len(BOX.monster_of) == 9
