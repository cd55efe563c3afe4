"""Steps 2 to 4 of the Ragnarök phase: the Riposte, the row, the Desolation token and its Horns."""

from __future__ import annotations

import pytest

from meadhall.games.vikings_gone_wild import GAME
from tests.games.vikings_gone_wild.scene import new, scene


@pytest.mark.rule("VG-530")
def test_the_riposte_moves_one_slot_to_the_right() -> None:
    s = scene(phase="ragnarok", desolation=0, row="- - - riposte -", deck="")
    assert s.row()[4] == "riposte"


@pytest.mark.rule("VG-531")
def test_past_the_last_slot_the_riposte_is_gone_for_good() -> None:
    s = scene(seats=1, phase="ragnarok", desolation=0, row="- - - - riposte", deck="")
    assert "riposte" not in s.row() + s.fallen()
    assert s.told("RiposteGone") == ["RiposteGone"]
    s.play("wolf: done")
    assert "riposte" not in s.row()


@pytest.mark.rule("VG-531x")
def test_the_ripostes_way() -> None:
    s = new(1)
    places, clashes = [], []
    for _ in range(3):
        places.append(s.row().index("riposte") + 1 if "riposte" in s.row() else 0)
        s.play("wolf: done")
        s.decline_all("defend")
        clashes.append(len(s.events("ClashBegan")))
    assert (places, clashes) == ([4, 5, 0], [0, 0, 1])


@pytest.mark.rule("VG-532")
def test_the_riposte_has_no_values() -> None:
    s = scene(seats=1, hands={"wolf": "pigonator*2"}, row="- - - draugr riposte", desolation=2)
    assert s.options("wolf", "attack") == {"attack draugr 4"}
    s.play("wolf: done")
    assert (s.told("ClashBegan"), s.team) == ([], 20)


@pytest.mark.rule("VG-540")
def test_the_army_closes_ranks_to_the_right() -> None:
    s = scene(phase="ragnarok", desolation=0, row="draugr banshee - - -", deck="", boss="hel")
    assert s.row()[3:] == ["draugr", "banshee"]


@pytest.mark.rule("VG-540x", "VG-544")
def test_after_kills_the_rest_slides_and_the_deck_fills_up() -> None:
    s = scene(phase="ragnarok", desolation=0, row="draugr - banshee crypt -", deck="hell-gate bone-brute")
    assert s.row() == ["bone-brute", "hell-gate", "draugr", "banshee", "crypt"]


@pytest.mark.rule("VG-541")
def test_the_riposte_stops_the_army() -> None:
    s = scene(phase="ragnarok", desolation=0, row="draugr - banshee riposte -", deck="")
    assert s.row() == ["-", "hel", "draugr", "banshee", "riposte"]


@pytest.mark.rule("VG-541x")
def test_the_first_round_of_a_quiet_team() -> None:
    s = scene(phase="ragnarok", round=1, desolation=0, row="draugr banshee crypt riposte -", deck="hell-gate")
    assert s.row() == ["hell-gate", "draugr", "banshee", "crypt", "riposte"]


@pytest.mark.rule("VG-542")
def test_sliding_keeps_the_order() -> None:
    s = scene(phase="ragnarok", desolation=0, row="draugr - banshee - crypt", deck="")
    assert s.row()[2:] == ["draugr", "banshee", "crypt"]


@pytest.mark.rule("VG-543")
def test_every_empty_slot_is_filled() -> None:
    s = scene(phase="ragnarok", desolation=0, row="- - - - -", deck="draugr*5 banshee*2 crypt hell-gate")
    assert s.row() == ["draugr"] * 5
    assert s.deck() == ["banshee", "banshee", "crypt", "hell-gate", "hel"]


@pytest.mark.rule("VG-545", "VG-611")
def test_when_the_deck_is_empty_the_left_stays_empty() -> None:
    s = scene(phase="ragnarok", desolation=1, row="- - hel - -", deck="")
    assert (s.row(), s.desolation) == (["-", "-", "-", "-", "hel"], 2)
    assert s.asked() == ["bear: act"]  # nothing is won by an empty deck


@pytest.mark.rule("VG-546")
def test_the_boss_slides_like_any_other_card() -> None:
    s = scene(seats=1, phase="ragnarok", desolation=2, row="- - - hel draugr", deck="")
    assert s.row() == ["-", "-", "-", "-", "hel"]


@pytest.mark.rule("VG-547")
def test_the_undead_discard_never_comes_back() -> None:
    fallen = "draugr*5 dark-elf*4 banshee*2 bone-brute*3 crypt"
    s = scene(phase="ragnarok", desolation=1, row="- - - - hel", deck="", fallen=fallen)
    assert s.row() == ["-", "-", "-", "-", "hel"]
    assert len(s.fallen()) == 15


@pytest.mark.rule("VG-548")
def test_a_card_that_comes_up_does_nothing_yet() -> None:
    s = scene(seats=1, phase="ragnarok", desolation=5, row="- - - - -", deck="hell-gate crypt")
    assert s.row()[3:] == ["crypt", "hell-gate"]
    assert s.team == 20
    s.play("wolf: done")
    assert s.team == 15  # in the next round they clash


@pytest.mark.rule("VG-550")
def test_desolation_grows_in_every_round() -> None:
    s = scene(seats=1, desolation=3, row="- - - - -", deck="")
    s.play("wolf: done")
    assert s.desolation == 4


@pytest.mark.rule("VG-551", "VG-552", "VG-553", "VG-556")
@pytest.mark.parametrize(("before", "active"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_horns_wake_at_2_and_at_5_and_count_from_the_next_round(before: int, active: int) -> None:
    s = scene(seats=1, phase="ragnarok", desolation=before, row="- - - draugr draugr", deck="")
    woken = [GAME.nouns["horn"][event.horn] for event in s.events("HornSounded")]
    assert s.g.horns == s.view("wolf").horns == active
    assert woken == {1: ["first"], 4: ["second"]}.get(before, [])
    assert len(s.events("ClashBegan")) == (before >= 2) + (before >= 5)
    assert not s.view("wolf").ragnarok


@pytest.mark.rule("VG-554", "VG-554x", "VG-605", "VG-612")
@pytest.mark.parametrize(("team", "desolation", "result"), [(10, 9, "lost"), (7, 6, "lost"), (8, 6, "")])
def test_when_desolation_reaches_the_team_all_is_lost(team: int, desolation: int, result: str) -> None:
    s = scene(seats=1, phase="ragnarok", team=team, desolation=desolation, row="- - - - -", deck="")
    assert s.result() == result
    assert s.view("wolf").ragnarok is bool(result)
    assert ("PhaseBegan" in s.told()[s.told().index("DesolationGrew") :]) is not bool(result)  # no Storage follows


@pytest.mark.rule("VG-555")
def test_horns_never_fall_silent_again() -> None:
    s = scene(seats=1, desolation=6, team=30, row="- - - - -", deck="")
    seen = []
    for _ in range(5):
        s.play("wolf: done")
        seen.append((s.g.horns, s.desolation))
    assert seen == [(2, number) for number in range(7, 12)]
