"""Moves against the Undead Army in players' turns: attacks, Challenges, the Boss."""

from __future__ import annotations

import pytest

from meadhall.games.vikings_gone_wild import GAME
from meadhall.games.vikings_gone_wild.cards import words as w
from tests.games.vikings_gone_wild.scene import Scene, new, scene


def attack(s: Scene, name: str, target: str, *units: str) -> Scene:
    """Send these Units against a card of the row."""
    s.play(f"{name}: {target}", *[f"{name}: with {unit}" for unit in units])
    return s.play(f"{name}: done") if f"{name}: send" in s.asked() else s


@pytest.mark.rule("VG-400")
def test_the_ordinary_actions_stay() -> None:
    s = scene(fresh=(3, 2), hands={"wolf": "beer"})
    assert {"buy cannon", "build gold-mine", "trade beer", "trade gold", "play beer"} <= s.options("wolf")
    assert "upgrade" in scene(fresh=(0, 4)).options("wolf")


@pytest.mark.rule("VG-401")
def test_three_new_actions() -> None:
    s = scene(fresh=(4, 0), hands={"wolf": "pigonator"}, row="hel - offering draugr -", deck="")
    assert {"attack draugr 4", "meet offering", "attack hel 1"} <= s.options("wolf")
    s = scene(fresh=(3, 0), hands={"wolf": "warrior"}, row="hel - offering draugr -", deck="")
    assert not s.options("wolf", "attack") | s.options("wolf", "meet")


@pytest.mark.rule("VG-402")
def test_players_never_attack_each_other() -> None:
    s = scene(seats=2, hands={"wolf": "pigonator big-brute warrior"}, villages={"bear": "brewery"})
    assert s.options("wolf", "raid") == set()
    s.refused("wolf: raid bear brewery")
    assert "camp" not in s.options("wolf")


@pytest.mark.rule("VG-403", "VG-403x", "VG-414")
def test_no_one_gains_points() -> None:
    s = scene(
        seats=1, team=15, fresh=(0, 4), hands={"wolf": "warrior*2 elf-archer"}, row="draugr - - - -",
        villages={"wolf": "beer-storage"}, stored={"wolf": (3, 0)},
    )  # fmt: skip
    s.play("wolf: upgrade")
    attack(s, "wolf", "draco", "warrior")
    s.play("wolf: take beer")
    attack(s, "wolf", "attack draugr 1", "elf-archer")
    assert (s.team, s.level("wolf")) == (15, 2)
    s.play("wolf: done")
    assert s.team == 15
    assert not s.options("wolf", "empty")


@pytest.mark.rule("VG-404", "VG-405")
def test_an_equal_attack_destroys_at_once() -> None:
    s = scene(hands={"wolf": "big-brute"}, row="- dark-elf - - -")
    attack(s, "wolf", "attack dark-elf 2", "big-brute")
    assert (s.row(), s.fallen()) == (["-"] * 5, ["dark-elf"])
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-404x", "VG-412")
def test_four_destroys_a_building_of_four_and_three_is_refused() -> None:
    s = scene(hands={"wolf": "elf-archer*2"}, row="- - - - black-cannon")
    attack(s, "wolf", "attack black-cannon 5", "elf-archer", "elf-archer")
    assert s.fallen() == ["black-cannon"]
    s = scene(hands={"wolf": "big-brute"}, row="- - - - black-cannon")
    s.refused("wolf: attack black-cannon 5", "VG-412", attack=3, defence=4)
    assert s.hand("wolf") == ["big-brute"]


@pytest.mark.rule("VG-406", "VG-406x")
def test_a_gap_stays_until_the_army_regroups() -> None:
    s = scene(seats=2, hands={"wolf": "big-brute"}, row="draugr banshee dark-elf bone-brute crypt", deck="hell-gate")
    attack(s, "wolf", "attack dark-elf 3", "big-brute")
    gap = ["draugr", "banshee", "-", "bone-brute", "crypt"]
    assert (s.row(), s.deck()) == (gap, ["hell-gate", "hel"])
    s.play("wolf: done")
    assert s.row() == gap
    s.play("bear: done")
    assert s.row() == ["hell-gate", "draugr", "banshee", "bone-brute", "crypt"]


@pytest.mark.rule("VG-407")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5])
def test_any_slot_can_be_attacked(slot: int) -> None:
    row = ["-"] * 5
    row[slot - 1] = "draugr"
    s = scene(hands={"wolf": "elf-archer"}, row=" ".join(row))
    attack(s, "wolf", f"attack draugr {slot}", "elf-archer")
    assert s.fallen() == ["draugr"]


@pytest.mark.rule("VG-408")
def test_the_undead_do_not_strike_back() -> None:
    s = scene(hands={"wolf": "elf-archer*2"}, row="draugr draugr bone-dragon - -", villages={"wolf": "brewery"})
    attack(s, "wolf", "attack draugr 1", "elf-archer")
    attack(s, "wolf", "attack draugr 2", "elf-archer")
    assert s.team == 20
    assert (s.village("wolf"), s.hall_struck("wolf")) == (["brewery"], False)


@pytest.mark.rule("VG-409", "VG-409x")
def test_the_dark_assassin_cannot_be_attacked() -> None:
    s = scene(hands={"wolf": "pigonator*3"}, row="- - - draugr dark-assassin")
    s.refused("wolf: attack dark-assassin 5", "VG-409")
    assert s.options("wolf", "attack") == {"attack draugr 4"}


@pytest.mark.rule("VG-410", "VG-413")
def test_every_attack_is_one_players() -> None:
    s = scene(seats=2, hands={"wolf": "elf-archer", "bear": "elf-archer"}, row="- bone-brute - - -")
    s.refused("wolf: attack bone-brute 2", "VG-412", attack=2, defence=4)
    s.play("wolf: done")
    s.refused("bear: attack bone-brute 2", "VG-412", attack=2, defence=4)


@pytest.mark.rule("VG-411")
def test_several_targets_in_one_turn() -> None:
    s = scene(hands={"wolf": "elf-archer*2"}, row="- draugr draugr - -")
    attack(s, "wolf", "attack draugr 2", "elf-archer")
    attack(s, "wolf", "attack draugr 3", "elf-archer")
    assert s.fallen() == ["draugr", "draugr"]


@pytest.mark.rule("VG-413")
def test_undead_keep_no_damage() -> None:
    s = scene(seats=2, hands={"wolf": "big-brute", "bear": "big-brute"}, row="bone-dragon - - - -")
    for name in ("wolf", "bear"):
        s.refused(f"{name}: attack bone-dragon 1", "VG-412", attack=3, defence=5)
        s.play(f"{name}: done")
    assert "bone-dragon" in s.row()


@pytest.mark.rule("VG-414")
def test_a_kill_gives_nothing() -> None:
    s = scene(hands={"wolf": "elf-archer"}, row="draugr - - - -", team=18)
    attack(s, "wolf", "attack draugr 1", "elf-archer")
    assert (s.purse("wolf"), s.team) == ((0, 0), 18)


def test_an_attack_on_what_lies_elsewhere_is_refused() -> None:
    s = scene(hands={"wolf": "pigonator"}, row="draugr - - - -")
    s.refused("wolf: attack draugr 2", "VG-407")
    s.refused("wolf: attack banshee 1", "VG-407")
    s.play("wolf: attack draugr 1")
    s.refused("wolf: with beer", "VG-342")


# -- Challenges -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-420", "VG-428")
@pytest.mark.parametrize(("challenge", "fresh"), [("tribute", (0, 3)), ("offering", (4, 0))])
def test_a_challenge_that_is_met_goes_at_once(challenge: str, fresh: tuple[int, int]) -> None:
    s = scene(fresh=fresh, row=f"- - - {challenge} -")
    s.play(f"wolf: meet {challenge}")
    assert (s.row(), s.fallen(), s.fresh()) == (["-"] * 5, [challenge], (0, 0))
    assert s.discard("wolf") == []


@pytest.mark.rule("VG-421")
def test_six_challenges_each_at_most_once() -> None:
    rows = [row for row in GAME.box.undead if row.family == w.CHALLENGE]
    assert [row.copies for row in rows] == [1] * 6
    for seed in range(5):
        s = new(4, seed, undead=1)
        there = [*s.row(), *s.deck()]
        assert all(there.count(row.slug) <= 1 for row in rows)


@pytest.mark.rule("VG-422")
def test_a_challenge_may_be_met_in_any_slot() -> None:
    for slot in range(5):
        row = ["-"] * 5
        row[slot] = "offering"
        assert "meet offering" in scene(fresh=(4, 0), row=" ".join(row)).options("wolf")


@pytest.mark.rule("VG-423")
def test_a_challenge_is_met_by_one_alone() -> None:
    s = scene(seats=2, tokens={"wolf": (2, 0), "bear": (2, 0)}, row="offering - - - -")
    s.refused("wolf: meet offering", "VG-932", needs=4, has=2)
    s.play("wolf: done")
    s.refused("bear: meet offering", "VG-932", needs=4, has=2)


@pytest.mark.rule("VG-423", "VG-935")
def test_two_hunters_do_not_make_a_great_hunt() -> None:
    s = scene(seats=2, hands={"wolf": "elf-archer", "bear": "elf-archer"}, row="hunt draugr draugr - -", desolation=0)
    attack(s, "wolf", "attack draugr 2", "elf-archer").play("wolf: done")
    attack(s, "bear", "attack draugr 3", "elf-archer")
    assert "hunt" in s.row()


@pytest.mark.rule("VG-424", "VG-936")
@pytest.mark.parametrize(
    ("lines", "met"),
    [
        (("build brewery", "upgrade"), True),
        (("build beer-storage", "build gold-storage"), True),
        (("upgrade", "upgrade"), True),
        (("build brewery",), False),
        (("buy elf-archer", "buy elf-archer"), False),
    ],
)
def test_great_builders_is_met_by_itself_at_the_second_work(lines: tuple[str, ...], met: bool) -> None:
    s = scene(fresh=(12, 12), row="- builders - - -")
    s.refused("wolf: meet builders", "VG-424", done=0, of=2)
    s.play(f"wolf: {lines[0]}")
    assert "builders" in s.row()
    s.play(*[f"wolf: {line}" for line in lines[1:]])
    assert ("builders" in s.fallen()) is met


@pytest.mark.rule("VG-424", "VG-935")
def test_great_hunt_is_met_by_itself_at_the_second_kill() -> None:
    s = scene(hands={"wolf": "elf-archer*2"}, row="hunt draugr draugr - -")
    attack(s, "wolf", "attack draugr 2", "elf-archer")
    assert s.fallen() == ["draugr"]
    attack(s, "wolf", "attack draugr 3", "elf-archer")
    assert s.fallen() == ["draugr", "draugr", "hunt"]
    assert s.asked() == ["wolf: act"]


@pytest.mark.rule("VG-425")
def test_counters_begin_anew_with_every_turn() -> None:
    s = scene(
        seats=1, hands={"wolf": "elf-archer"}, piles={"wolf": "elf-archer beer*4"}, row="hunt - draugr draugr -",
        desolation=0, deck="crypt hell-gate",
    )  # fmt: skip
    attack(s, "wolf", "attack draugr 3", "elf-archer").play("wolf: done")
    attack(s, "wolf", f"attack draugr {s.row().index('draugr') + 1}", "elf-archer")
    assert s.fallen() == ["draugr", "draugr"]
    assert "hunt" in s.row()


@pytest.mark.rule("VG-426")
def test_boss_and_draco_are_no_kills_of_a_hunt() -> None:
    s = scene(seats=1, hands={"wolf": "pigonator elf-archer warrior"}, row="hunt hel draugr - -", deck="")
    attack(s, "wolf", "attack hel 2", "pigonator")
    attack(s, "wolf", "draco", "warrior")
    s.play("wolf: take beer")
    attack(s, "wolf", "attack draugr 3", "elf-archer")
    assert "hunt" in s.row()


@pytest.mark.rule("VG-427")
def test_a_challenge_cannot_be_attacked() -> None:
    s = scene(hands={"wolf": "pigonator*2"}, row="- - - - tribute")
    s.refused("wolf: attack tribute 5", "VG-427")


# -- the Boss -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("VG-440")
def test_the_boss_can_be_attacked_in_any_slot() -> None:
    s = scene(seats=1, hands={"wolf": "elf-archer*2"}, row="- fenrir - - -", deck="")
    attack(s, "wolf", "attack fenrir 2", "elf-archer", "elf-archer")
    assert (s.g.wounds, s.row()[1]) == (1, "fenrir")


@pytest.mark.rule("VG-441", "VG-448")
def test_one_token_for_each_attack_however_large() -> None:
    s = scene(seats=1, hands={"wolf": "pigonator*4"}, row="- - hel - -", deck="")
    attack(s, "wolf", "attack hel 3", "pigonator", "pigonator", "pigonator", "pigonator")  # ATK 20
    assert s.g.wounds == 1
    assert "hel" in s.row()


@pytest.mark.rule("VG-448")
def test_every_boss_has_at_least_two_lives() -> None:
    lives = [row.lives for row in GAME.box.undead if row.family == w.BOSS]
    assert [len(row) for row in lives] == [4] * 5
    assert min(map(min, lives)) >= 2


@pytest.mark.rule("VG-442", "VG-442x", "VG-445")
def test_as_many_tokens_as_lives_defeat_the_boss_and_the_round_goes_on() -> None:
    s = scene(
        seats=1, hands={"wolf": "pigonator"}, row="- - - - hel", deck="", wounds=1, desolation=2,
        objectives="chieftain", halls={"wolf": 2},
    )  # fmt: skip
    attack(s, "wolf", "attack hel 5", "pigonator")
    assert (s.g.boss_fell, s.fallen(), s.match.over) == (1, ["hel"], False)
    s.play("wolf: done")
    phases = [GAME.nouns["phase"][event.phase] for event in s.events("PhaseBegan")]
    assert phases == ["ragnarok", "storage", "end"]
    assert s.told("ClashBegan") == []  # no player is attacked from slot 5
    assert s.result() == "won"


@pytest.mark.rule("VG-443")
def test_the_boss_may_be_attacked_several_times_in_a_turn() -> None:
    s = scene(seats=1, hands={"wolf": "elf-archer*4"}, row="fenrir - - - -", deck="")
    for _ in range(2):
        attack(s, "wolf", "attack fenrir 1", "elf-archer", "elf-archer")
    assert s.g.wounds == 2


@pytest.mark.rule("VG-444")
def test_tokens_on_the_boss_stay() -> None:
    s = scene(seats=2, row="- - - - hel", deck="", wounds=1)
    s.end_turns("wolf", "bear")
    assert (s.g.round, s.g.wounds) == (5, 1)


@pytest.mark.rule("VG-446")
def test_the_boss_comes_as_the_last_card() -> None:
    s = scene(seats=1, phase="ragnarok", row="- draugr draugr draugr draugr", deck="", boss="surt", desolation=0)
    assert s.row() == ["surt", "draugr", "draugr", "draugr", "draugr"]
    assert s.deck() == []


@pytest.mark.rule("VG-447")
def test_the_others_still_take_their_turns() -> None:
    s = scene(seats=3, hands={"wolf": "pigonator"}, row="- - - - hel", deck="", wounds=5, fresh=(0, 0))
    attack(s, "wolf", "attack hel 5", "pigonator")
    s.play("wolf: done")
    assert s.asked() == ["bear: act"]
    s.play("bear: done")
    assert s.asked() == ["serpent: act"]
    s.play("serpent: done")
    assert s.match.over


@pytest.mark.rule("VG-447", "VG-220")
def test_a_round_of_turns_is_not_cut_short_by_the_bosss_fall() -> None:
    s = new(3)
    s.g.fallen.append(s.g.deck.pop(0))
    s.g.boss_fell = 1
    s.end_turns("wolf", "bear")
    assert s.asked() == ["serpent: act"]
    s.end_turns("serpent")
    assert s.match.over
