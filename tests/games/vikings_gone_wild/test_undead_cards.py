"""Undead Units and Buildings, Challenges and Bosses in play, each alone (VG-919 to VG-942)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.vikings_gone_wild.fights import attack_with_all, defend_with_all
from tests.games.vikings_gone_wild.scene import Scene, scene


def clash(undead: str, seats: int = 2, **more: Any) -> Scene:
    """Put it in slot 5 under the first Horn, and end the turn for all at once."""
    settings: dict[str, Any] = {
        "seats": seats,
        "row": f"- - - - {undead}",
        "deck": "draugr*2",
        "desolation": 2,
    }
    s = scene(**(settings | more))
    for name in s.names:
        s.play(f"{name}: done")
    return s


UNITS = [
    ("draugr", 2, 2), ("dark-elf", 3, 3), ("banshee", 4, 3), ("bone-brute", 4, 4),
    ("rotten-pigonator", 5, 4), ("bone-dragon", 6, 5),
]  # fmt: skip
STRENGTH = {1: "warrior", 2: "elf-archer", 3: "big-brute", 4: "big-brute warrior", 5: "pigonator"}


@pytest.mark.rule("VG-919", "VG-920", "VG-921", "VG-922", "VG-923", "VG-925")
@pytest.mark.parametrize(("undead", "attack", "defence"), UNITS)
def test_an_undead_unit_costs_a_point_for_each_who_does_not_hold(undead: str, attack: int, defence: int) -> None:
    s = clash(undead, seats=3)

    assert s.g.lost == 3
    assert undead in s.fallen()


@pytest.mark.rule("VG-919", "VG-920", "VG-921", "VG-922", "VG-923", "VG-925")
@pytest.mark.parametrize(("undead", "attack", "defence"), UNITS)
def test_how_hard_an_undead_unit_hits(undead: str, attack: int, defence: int) -> None:
    """Held by one more than its ATK: Cannons and Chicken Towers on a Town Hall of DEF 2; lost by as much as its ATK."""
    for bonus, lost in ((attack - 1, 0), (attack - 2, 1)):
        hand = {0: "", 1: "", 2: "cannon", 3: "chicken-tower", 4: "cannon*2", 5: "sheep-mortar"}[bonus]
        if bonus == 1:
            continue  # no Defence card of the stacks has +1
        s = clash(undead, seats=1, hands={"wolf": hand})
        defend_with_all(s)
        assert s.g.lost == lost, bonus


@pytest.mark.rule("VG-919", "VG-920", "VG-921", "VG-922", "VG-923", "VG-925")
@pytest.mark.parametrize(("undead", "attack", "defence"), UNITS)
def test_what_destroys_an_undead_unit(undead: str, attack: int, defence: int) -> None:
    weak = scene(seats=1, hands={"wolf": STRENGTH[defence - 1]}, row=f"{undead} - - - -")
    strong = scene(seats=1, hands={"wolf": STRENGTH[defence]}, row=f"{undead} - - - -")

    weak.refused(f"wolf: attack {undead} 1", "VG-412", attack=defence - 1, defence=defence)
    attack_with_all(strong, undead, 1)
    assert strong.fallen() == [undead]


@pytest.mark.rule("VG-924")
def test_the_dark_assassin_leaves_only_by_clashing() -> None:
    s = scene(seats=1, hands={"wolf": "pigonator*2"}, row="- - - - dark-assassin", deck="draugr*2", desolation=2)
    s.refused("wolf: attack dark-assassin 5", "VG-409")
    s.play("wolf: done")

    assert s.g.lost == 1
    assert s.fallen() == ["dark-assassin"]


@pytest.mark.rule("VG-924")
def test_the_dark_assassin_hits_with_four() -> None:
    held, lost = (
        clash("dark-assassin", 1, hands={"wolf": "chicken-tower"}),
        clash("dark-assassin", 1, hands={"wolf": "cannon"}),
    )

    assert defend_with_all(held).g.lost == 0  # 2 + 3 against 4
    assert defend_with_all(lost).g.lost == 1


BUILDINGS = [
    ("cursed-tower", 3, 1), ("black-cannon", 4, 2), ("hell-gate", 5, 2),
    ("crypt", 4, 3), ("black-brewery", 3, 1), ("grave-vault", 3, 1),
]  # fmt: skip


@pytest.mark.rule("VG-926", "VG-927", "VG-928", "VG-929", "VG-930", "VG-931")
@pytest.mark.parametrize(("undead", "defence", "loss"), BUILDINGS)
def test_an_undead_building_costs_the_team_once(undead: str, defence: int, loss: int) -> None:
    s = clash(undead, seats=3, hands={"wolf": "sheep-mortar"})

    assert s.g.lost == loss
    assert undead in s.fallen()


@pytest.mark.rule("VG-926", "VG-927", "VG-928", "VG-929", "VG-930", "VG-931")
@pytest.mark.parametrize(("undead", "defence", "loss"), BUILDINGS)
def test_what_destroys_an_undead_building(undead: str, defence: int, loss: int) -> None:
    weak = scene(seats=1, hands={"wolf": STRENGTH[defence - 1]}, row=f"- {undead} - - -")
    strong = scene(seats=1, hands={"wolf": STRENGTH[defence]}, row=f"- {undead} - - -")

    weak.refused(f"wolf: attack {undead} 2", "VG-412", attack=defence - 1, defence=defence)
    attack_with_all(strong, undead, 2)
    assert strong.fallen() == [undead]


@pytest.mark.rule("VG-930")
def test_a_black_brewery_spills_all_beer() -> None:
    s = clash("black-brewery", villages={"wolf": "beer-storage", "bear": "gold-storage beer-storage"},
              tokens={"wolf": (2, 1)}, stored={"wolf": (1, 0), "bear": (2, 3)})  # fmt: skip

    assert (s.stored("wolf"), s.stored("bear")) == ((0, 0), (0, 3))


@pytest.mark.rule("VG-931")
def test_a_grave_vault_takes_all_gold() -> None:
    s = clash("grave-vault", villages={"wolf": "gold-storage beer-storage", "bear": "beer-storage"},
              tokens={"wolf": (2, 1)}, stored={"wolf": (0, 1), "bear": (2, 0)})  # fmt: skip

    assert (s.stored("wolf"), s.stored("bear")) == ((2, 0), (2, 0))


# -- Challenges -------------------------------------------------------------------------------------------------

CHALLENGES = [
    ("offering"), ("tribute"), ("shields"), ("hunt"), ("builders"),
    ("sacrifice"),
]  # fmt: skip


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_a_challenge_that_no_one_meets_costs_a_point_for_each_player(challenge: str) -> None:
    assert clash(challenge, seats=3).g.lost == 3


@pytest.mark.rule("VG-932")
def test_four_beer_are_offered() -> None:
    s = scene(seats=2, fresh=(3, 5), tokens={"wolf": (1, 0)}, row="offering - - - -").play("wolf: meet offering")

    assert (s.fallen(), s.purse("wolf")) == (["offering"], (0, 5))
    scene(fresh=(3, 5), row="offering - - - -").refused("wolf: meet offering", "VG-932", needs=4, has=3)


@pytest.mark.rule("VG-933")
def test_three_gold_are_paid_as_tribute() -> None:
    s = scene(seats=2, fresh=(5, 2), tokens={"wolf": (0, 1)}, row="tribute - - - -").play("wolf: meet tribute")

    assert (s.fallen(), s.purse("wolf")) == (["tribute"], (5, 0))
    scene(fresh=(5, 2), row="tribute - - - -").refused("wolf: meet tribute", "VG-933", needs=3, has=2)


@pytest.mark.rule("VG-934")
def test_two_defence_cards_make_a_wall() -> None:
    s = scene(seats=1, hands={"wolf": "cannon*2 sheep-mortar"}, row="shields - - - -")
    s.play("wolf: meet shields", "wolf: discard cannon", "wolf: discard sheep-mortar")

    assert (s.fallen(), s.hand("wolf")) == (["shields"], ["cannon"])
    assert sorted(s.discard("wolf")) == ["cannon", "sheep-mortar"]
    one = scene(seats=1, hands={"wolf": "cannon"}, row="shields - - - -")
    one.refused("wolf: meet shields", "VG-934", needs=2, has=1)


@pytest.mark.rule("VG-935")
def test_two_kills_in_a_turn_are_a_great_hunt() -> None:
    s = scene(seats=1, hands={"wolf": "elf-archer*2"}, row="hunt draugr draugr - -")
    s.play("wolf: attack draugr 2", "wolf: with elf-archer", "wolf: done")
    assert s.fallen() == ["draugr"]
    attack_with_all(s, "draugr", 3)

    assert s.fallen() == ["draugr", "draugr", "hunt"]


@pytest.mark.rule("VG-936")
def test_two_works_in_a_turn_are_great_building() -> None:
    s = scene(seats=1, fresh=(2, 5), row="builders - - - -").play("wolf: build gold-storage")
    assert s.fallen() == []
    s.play("wolf: upgrade")

    assert s.fallen() == ["builders"]


@pytest.mark.rule("VG-937")
def test_two_cards_are_sacrificed_from_hand_or_play_area() -> None:
    s = scene(seats=1, hands={"wolf": "warrior gold"}, played={"wolf": "beer"}, row="sacrifice - - - -")
    s.play("wolf: meet sacrifice", "wolf: remove warrior", "wolf: remove-played beer")

    assert (s.fallen(), s.hand("wolf"), s.played("wolf")) == (["sacrifice"], ["gold"], [])
    assert {"warrior", "beer"} <= set(s.removed("wolf"))
    assert len(s.owned("wolf")) == 8


# -- Bosses -----------------------------------------------------------------------------------------------------

BOSSES = [
    ("hel", 5, (2, 4, 6, 6), 1), ("fenrir", 4, (3, 5, 8, 8), 1),
    ("jormungandr", 6, (2, 3, 5, 5), 1), ("surt", 5, (2, 4, 6, 6), 1),
    ("nidhogg", 5, (2, 4, 5, 5), 2),
]  # fmt: skip
TROOPS = {4: "big-brute warrior", 5: "pigonator", 6: "pigonator warrior", 7: "pigonator elf-archer"}


@pytest.mark.rule("VG-938", "VG-939", "VG-940", "VG-941", "VG-942")
@pytest.mark.parametrize(("boss", "defence", "lives", "loss"), BOSSES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_boss_falls_at_its_last_life(boss: str, defence: int, lives: tuple[int, ...], loss: int, seats: int) -> None:
    for wounds, fell in ((lives[seats - 1] - 2, False), (lives[seats - 1] - 1, True)):
        s = scene(
            seats=seats, hands={"wolf": TROOPS[defence]}, row=f"- - - - {boss}", deck="", boss=boss, wounds=wounds
        )
        attack_with_all(s, boss, 5)
        assert bool(s.g.boss_fell) is fell


@pytest.mark.rule("VG-938", "VG-939", "VG-940", "VG-941", "VG-942")
@pytest.mark.parametrize(("boss", "defence", "lives", "loss"), BOSSES)
def test_what_a_boss_withstands_and_costs(boss: str, defence: int, lives: tuple[int, ...], loss: int) -> None:
    weak = {3: "big-brute", 4: "big-brute warrior", 5: "pigonator", 6: "pigonator warrior"}[defence - 1]
    s = scene(seats=2, hands={"wolf": weak}, row=f"- - - - {boss}", deck="", boss=boss, desolation=2)
    s.refused(f"wolf: attack {boss} 5", "VG-412", attack=defence - 1, defence=defence)
    s.end_turns("wolf", "bear")

    assert s.g.lost == 2 * loss
    assert s.row()[4] == boss


@pytest.mark.parametrize(
    ("boss", "attack"),
    [
        ("hel", 6), ("fenrir", 6), ("jormungandr", 6), ("surt", 7),
        ("nidhogg", 5),
    ],
)  # fmt: skip
def test_how_hard_a_boss_hits(boss: str, attack: int) -> None:
    """Sheep Mortars (5) and a Cannon (2) on buildings: a DEF above the attack is needed."""
    enough = {
        5: ("chicken-tower*2", "chicken-tower"),
        6: ("sheep-mortar", "cannon*2"),
        7: ("chicken-tower*2", "sheep-mortar"),
    }
    for hand, held in zip(enough[attack], (True, False), strict=True):
        s = scene(seats=1, hands={"wolf": hand}, row=f"- - - - {boss}", deck="", boss=boss, desolation=2).play(
            "wolf: done"
        )
        defend_with_all(s)
        assert (s.g.lost == 0) is held, hand
