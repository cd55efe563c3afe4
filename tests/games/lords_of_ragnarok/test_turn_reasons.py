"""Why an option is off in a turn: true for every option there is, with the numbers, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.kernel import IllegalAction, told
from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.games.lords_of_ragnarok.test_battle_reasons import prove
from tests.games.lords_of_ragnarok.turns import acting

AWAY = {"green": 14, "red": 1, "black": 1}


@pytest.mark.rule("LR-306", "LR-309", "LR-320", "LR-842", "LR-987")
def test_in_prayer() -> None:
    s = scene(
        at={"green": 16}, cold=[16], priests={"green": 2}, prayers={"odin": "red"}, blessings={"green": "cat-chariot"},
        artefacts={"green": "jotunns-horn huldras-veil"}, discharged="huldras-veil",
    )  # fmt: skip
    first = {"LR-302", "LR-306", "LR-309", "LR-320", "LR-842 charge", "LR-842 moment", "LR-842 owner"}
    assert prove(s) == first

    s.play("green: send thor")

    assert prove(s) == first | {"LR-987"}


@pytest.mark.rule("LR-321", "LR-322", "LR-323", "LR-324", "LR-988")
def test_in_the_hero_step() -> None:
    s = scene(
        step="hero", at=AWAY, drakkars={"green": "s1"}, hurt={"green": "might"}, blessings={"green": "falcon-cloak"},
        control={"green": [5]}, artefacts={"green": "link-of-gleipnir huldras-veil"},
    )  # fmt: skip
    common = {"LR-302", "LR-321", "LR-342 none", "LR-842 owner"}
    assert prove(s) == common | {"LR-322", "LR-323", "LR-324 unharmed", "LR-988"}

    s.play("green: heal might")
    assert prove(s) == common | {"LR-321 chosen"}
    s.play("green: use huldras-veil")
    assert prove(s) == {"LR-926", "LR-926 far"}


@pytest.mark.rule("LR-334", "LR-336", "LR-337", "LR-338", "LR-348", "LR-358")
def test_in_the_rune_action_step() -> None:
    s = scene(
        step="runes", at=AWAY, runes={"green": "uruz uruz othala"}, attributes={"green": (2, 2, 3)},
        monsters={"huldra": 14}, rings={"huldra": "red"}, artefacts={"green": "andvaris-ring"},
    )  # fmt: skip
    assert prove(s) == {
        "LR-302", "LR-334", "LR-337 set", "LR-338", "LR-339 taken", "LR-340 none", "LR-348", "LR-358", "LR-842 owner",
    }  # fmt: skip

    s.play("green: use andvaris-ring", "green: gain uruz")
    assert prove(s) == {"LR-835", "LR-925"}


@pytest.mark.rule("LR-349", "LR-351", "LR-352", "LR-360")
def test_in_manoeuvres() -> None:
    s = scene(step="manoeuvres", armies={"green": {19: 2, 5: 6}}, control={"green": [5]})
    assert prove(s) == {"LR-302", "LR-349", "LR-349 army", "LR-349 none", "LR-352"}

    s.play("green: activate 19 2")
    assert prove(s) == {"LR-244", "LR-245", "LR-350", "LR-351"}
    s = scene(step="manoeuvres", armies={"green": {5: 6}}, control={"green": [5]}).play("green: activate 5 6")
    assert prove(s) == {"LR-244", "LR-245", "LR-350", "LR-360"}


@pytest.mark.rule("LR-402", "LR-403", "LR-439", "LR-441", "LR-443", "LR-449")
def test_of_a_special_action() -> None:
    some = {"LR-302", "LR-303", "LR-401", "LR-413", "LR-423 none", "LR-434 none"}

    assert prove(acting()) == some | {"LR-439", "LR-449"}
    assert prove(acting(at=AWAY)) == some | {"LR-441", "LR-449"}
    assert prove(acting(at=AWAY, armies={"red": {14: 3}}, control={"red": [14]})) == some | {"LR-443", "LR-449"}
    assert prove(acting(at=AWAY, wheel={"prepare": "green"})) == some | {"LR-403", "LR-441"}


@pytest.mark.rule("LR-414", "LR-422", "LR-423", "LR-434", "LR-437", "LR-452")
def test_within_special_actions() -> None:
    mobilized = acting(armies={"green": {18: 1}}).play("green: act mobilize")
    assert prove(mobilized) == {"LR-349 army", "LR-349 none", "LR-414", "LR-414 first"}
    mobilized.play("green: activate 18 1", "green: march 17")
    assert prove(mobilized) == {"LR-349 army", "LR-349 none", "LR-414", "LR-414 again"}

    assert prove(acting().play("green: act prepare")) == {"LR-417", "LR-422 grow", "LR-422 heal"}
    temple = acting(control={"green": [1, 4, 5, 9]}, temples=[1]).play("green: act build-temple")
    assert prove(temple) == {"LR-423", "LR-423 altar", "LR-423 control", "LR-423 temple"}

    hunted = acting(
        at=AWAY, monsters={"garm": 14, "huldra": 2, "draugr": 5}, rings={"draugr": "red"}, loki=14, dice=[0]
    )
    hunted.play("green: act monsters")
    assert prove(hunted) == {"LR-342 away", "LR-342 boss", "LR-342 foreign", "LR-434", "LR-436", "LR-437"}
    hunted.play("green: rouse garm", "green: stalk 13")
    assert prove(hunted) == {
        "LR-342 away", "LR-342 boss", "LR-342 foreign", "LR-434 roused", "LR-435", "LR-471",
    }  # fmt: skip

    built = acting(wheel={"prepare": "green"}, levels=(3, 0, 0)).play("green: act build-monument")
    assert prove(built) == {"LR-452", "LR-452 most"}


# -- what an option is about, and what it is not ------------------------------------------------------------------


def forms(s: Scene, *options: str) -> list[str]:
    """The rule against each option of green's, and the form of its sentence."""
    found = []
    for option in options:
        with pytest.raises(IllegalAction) as caught:
            s.match.apply(s.seat("green"), s.match.game.vocabulary.parse(option))
        found.append(f"{caught.value.rule} {told(caught.value.rule)[0]}".strip())
    return found


def runes(**rest: Any) -> Scene:
    """Green's Rune Actions, with a Rune and a Ring to use, beside what is said."""
    rest.setdefault("runes", {"green": "uruz"})
    rest.setdefault("blessings", {"green": "war-cry"})
    return scene(step="runes", at=rest.pop("at", AWAY), artefacts={"green": "andvaris-ring"}, **rest)


@pytest.mark.rule("LR-336", "LR-339", "LR-982")
def test_an_act_is_off_for_what_holds_of_all_monsters_in_reach() -> None:
    """A click on the act names no Monster: the reason is true of all of them."""
    both = ("invoke tame", "invoke war-cry")

    assert forms(runes(), *both) == ["LR-339 none", "LR-982 none"]
    assert forms(runes(monsters={"huldra": 5}), *both) == ["LR-339 none", "LR-982 none"]
    held = runes(monsters={"garm": 5, "huldra": 14}, rings={"huldra": "red"})
    assert forms(held, *both) == ["LR-339 taken", "LR-982 taken"]
    assert forms(runes(monsters={"draugr": 14}), *both) == ["LR-336", "LR-336"]


@pytest.mark.rule("LR-339", "LR-982")
def test_a_monster_is_off_for_what_holds_of_it() -> None:
    """Two are in reach, so that one is chosen."""
    beasts = {"garm": 14, "jotunn": 14, "huldra": 14, "draugr": 1}
    taming = runes(monsters=beasts, rings={"huldra": "red"}, runes={"green": "uruz othala algiz"})
    taming.play("green: invoke tame")
    assert forms(taming, "tame huldra", "tame draugr") == ["LR-339 held", "LR-339 far"]

    crying = runes(monsters=beasts, rings={"huldra": "red"}, runes={"green": "uruz othala algiz"})
    crying.play("green: invoke war-cry")
    assert forms(crying, "rouse huldra", "rouse draugr") == ["LR-342 foreign", "LR-982 far"]


@pytest.mark.rule("LR-238", "LR-340")
def test_a_realm_is_off_for_what_holds_of_it_and_the_act_for_all_of_them() -> None:
    assert forms(runes(), "invoke ally") == ["LR-340 none"]
    allied = runes(at={"green": 5}, allies={"vanaheim": "green"})
    assert forms(allied, "invoke ally") == ["LR-340 taken"]


@pytest.mark.rule("LR-835")
def test_a_rune_that_is_not_in_the_stock_cannot_be_gained() -> None:
    s = runes()
    s.g.stock[0] = 0
    s.play("green: use andvaris-ring")

    assert forms(s, "gain uruz") == ["LR-835 stock"]


@pytest.mark.rule("LR-835", "LR-986")
def test_an_empty_forge_gives_nothing_that_the_stock_lacks() -> None:
    s = scene(at={"green": 16}, cold=[16], blessings={"green": "golden-tears"}, priests={"green": 1})
    s.g.stock[s.g.forges[15]] = 0
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]

    assert forms(s, "forge") == ["LR-835 stock"]


@pytest.mark.rule("LR-402", "LR-414")
def test_without_an_army_no_one_mobilizes() -> None:
    assert forms(scene(step="special", at=AWAY, wheel={"usurp": "green"}), "act mobilize") == ["LR-414 none"]


@pytest.mark.rule("LR-452")
def test_no_monument_is_built_when_all_are_complete() -> None:
    assert forms(acting(wheel={"usurp": "green"}, levels=(3, 3, 3)), "act build-monument") == ["LR-452 complete"]


@pytest.mark.rule("LR-245", "LR-350")
def test_an_army_that_can_go_nowhere_is_not_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    """No Region of the base maps is a dead end; an edition may have one, and Loki stand before it."""
    s = scene(step="manoeuvres", armies={"green": {9: 2, 14: 2}}, loki=10)
    borders = tuple([(9,) if region == 8 else near for region, near in enumerate(s.g.map.borders)])
    monkeypatch.setattr(type(s.g), "map", s.g.map._replace(borders=borders))
    s.match.pending = [decision.again(s.g) for decision in s.match.pending]

    assert "activate 9 2" not in s.options("green")
    assert forms(s, "activate 9 2") == ["LR-350 stuck"]
