"""What covered boxes bring at once (LR-632 to LR-637)."""

from __future__ import annotations

import pytest

from tests.games.lords_of_ragnarok.beasts import hero_round

REALMS = ("vanaheim", "alfheim", "jotunheim", "muspelheim", "svartalfheim", "niflheim")


@pytest.mark.rule("LR-632")
def test_a_trophy_is_gained_before_the_next_card_is_played() -> None:
    s = hero_round(hands={"green": "sword spear"}, deck="shield shield shield axe")
    s.play("green: cover sword 4")

    assert s.asked() == ["green: realm_trophy"]
    s.play("green: join alfheim")

    assert s.allies("alfheim") == ["green"]
    assert s.hand("green") == ["spear", "axe", "shield", "shield", "shield"]  # the first ally has drawn the Axe
    assert s.asked() == ["green: strike_beast"]


@pytest.mark.rule("LR-632")
def test_the_trophy_of_the_last_box_is_gained_although_the_hunt_is_over() -> None:
    s = hero_round(hands={"green": "spear"}, wounds={"garm": {"red": [1, 2, 4], "black": [5, 6, 7]}})
    s.play("green: cover spear 3", "green: gain othala")

    assert s.runes("green") == ["othala"]
    assert "HuntWon" in s.told()


@pytest.mark.rule("LR-633")
def test_the_realm_trophy_is_an_alliance_with_any_realm_for_nothing() -> None:
    s = hero_round(hands={"green": "sword"}, runes={"green": "uruz"}, allies={"niflheim": "green", "alfheim": "red"})
    s.play("green: cover sword 4")

    assert s.options("green") == {f"join {realm}" for realm in REALMS if realm != "niflheim"}
    s.refused("green: join niflheim", "LR-633")
    before = len(s.hand("green"))
    s.play("green: join alfheim")

    assert s.allies("alfheim") == ["red", "green"]
    assert s.runes("green") == ["uruz"]
    assert len(s.hand("green")) == before  # the second ally draws nothing


@pytest.mark.rule("LR-634")
def test_a_realm_trophy_gives_nothing_to_the_ally_of_all_six() -> None:
    s = hero_round(hands={"green": "sword spear"}, allies=dict.fromkeys(REALMS, "green"))
    before = s.hand("green")
    s.play("green: cover sword 4")

    assert s.boxes("garm") == {4: "green"}
    assert s.asked() == ["green: strike_beast"]
    assert s.hand("green") == [card for card in before if card != "sword"]
    assert [len(s.allies(realm)) for realm in REALMS] == [1] * 6


@pytest.mark.rule("LR-635")
def test_the_priest_trophy_is_a_priest_for_the_reserve() -> None:
    s = hero_round("draugr", hands={"green": "hammer"}, priests={"green": 1}).play("green: cover hammer 3")

    assert s.priests("green") == 2


@pytest.mark.rule("LR-635")
def test_no_priest_is_gained_where_none_is_left() -> None:
    s = hero_round("draugr", hands={"green": "hammer"}, priests={"green": 4}).play("green: cover hammer 3")

    assert s.priests("green") == 4
    assert s.boxes("draugr") == {3: "green"}


@pytest.mark.rule("LR-636")
def test_the_army_trophy_raises_an_army_anywhere() -> None:
    s = hero_round(hands={"green": "axe"}, armies={"green": {1: 2}}).play("green: cover axe 2")

    assert s.armies("green", 1) == [3]


@pytest.mark.rule("LR-636")
def test_which_army_the_trophy_raises_the_hunter_says() -> None:
    s = hero_round(hands={"green": "axe"}, armies={"green": {1: 2, 9: [4, 6]}}).play("green: cover axe 2")

    assert s.options("green") == {"grow 1 2", "grow 9 4"}
    s.play("green: grow 9 4")

    assert s.armies("green", 9) == [5, 6]
    assert s.armies("green", 1) == [2]


@pytest.mark.rule("LR-636")
def test_without_an_army_the_trophy_does_nothing() -> None:
    s = hero_round(hands={"green": "axe"}, armies={"red": {1: 2}}).play("green: cover axe 2")

    assert s.asked() == ["green: strike_beast"]
    assert s.armies("red", 1) == [2]


@pytest.mark.rule("LR-637")
def test_the_rune_trophy_is_a_rune_of_choice_and_the_limit_holds_at_once() -> None:
    s = hero_round(hands={"green": "spear spear"}, runes={"green": "uruz othala"})
    stock = s.stock("algiz")
    s.play("green: cover spear 3")

    assert s.options("green") == {"gain uruz", "gain othala", "gain algiz"}
    s.play("green: gain algiz")
    assert s.stock("algiz") == stock - 1
    assert s.options("green") == {"drop uruz", "drop othala", "drop algiz"}
    s.play("green: drop othala")

    assert s.runes("green") == ["uruz", "algiz"]
    assert s.asked() == ["green: strike_beast"]
