"""Chapter 5, the upkeep of companions (TH-510 to TH-523)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.quoted import cards
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")

UPKEEP = ("UpkeepMet", "UpkeepMissed")


def evening(faction: str, *group: str, hand: tuple[str, ...] = (), deck: int = 20, **more: Any) -> Scene:
    """The upkeep of a group begins."""
    foe = "lords" if faction == "vikings" else "vikings"
    s = scene(destiny=faction, scourge=foe, phase="dusk", groups={faction: group}, hands={faction: hand},
              decks={faction: deck}, **more)  # fmt: skip
    return s.play(f"{faction}: pass", f"{foe}: pass")


def kinds(s: Scene) -> list[str]:
    """The outcome of the conditions checked so far."""
    return [type(event).__name__ for event in s.events(*UPKEEP)]


# -- who is checked, and when -----------------------------------------------------------------------


@pytest.mark.rule("TH-510")
def test_every_companion_of_the_destiny_player_is_checked_once() -> None:
    s = scene(
        groups={"outlaws": ["Darek", "Kriss"], "vikings": ["Thorgal", "Aaricia"]}, hands={"outlaws": ["Shaniah"]},
        reserves={"outlaws": 2},
    )  # fmt: skip
    s.play("outlaws: play shaniah").to_phase("dusk").play("outlaws: pass", "vikings: pass")

    assert s.options("outlaws") == {"tend darek-the-svear", "tend kriss-of-valnor", "tend shaniah"}
    s.play("outlaws: tend shaniah")
    assert s.options("outlaws") == {"tend darek-the-svear", "tend kriss-of-valnor"}
    s.play("outlaws: tend kriss-of-valnor", "outlaws: tend darek-the-svear")

    assert kinds(s) == ["UpkeepMet"] * 3
    assert s.g.round == 2
    assert s.group("vikings") == ["thorgal-vikings", "aaricia"]


@pytest.mark.rule("TH-511")
def test_supports_have_no_upkeep() -> None:
    s = evening("outlaws", "Arme improvisée", "Navire pirate")

    assert (s.g.round, kinds(s)) == (2, [])
    assert s.group("outlaws") == ["improvised-weapon", "pirate-ship"]


@pytest.mark.rule("TH-512")
@pytest.mark.parametrize(
    "order", [["kriss-of-valnor", "sigwald-the-burned"], ["sigwald-the-burned", "kriss-of-valnor"]]
)
def test_the_player_chooses_the_order(order: list[str]) -> None:
    s = evening("outlaws", "Kriss", "Sigwald")

    assert s.options("outlaws") == {"tend kriss-of-valnor", "tend sigwald-the-burned"}
    s.play(f"outlaws: tend {order[0]}", "outlaws: dismiss")

    assert s.group("outlaws") == [order[1]]
    assert s.options("outlaws") == {f"tend {order[1]}"}


@pytest.mark.rule("TH-512x")
def test_veronar_goes_and_galathorn_is_content() -> None:
    s = evening("lords", "Galathorn", "Véronar")

    s.play("lords: tend veronar", "lords: dismiss", "lords: tend galathorn")

    assert (s.group("lords"), s.walhalla("lords")) == (["galathorn"], ["veronar"])
    assert s.events("DamageTaken") == []
    assert kinds(s) == ["UpkeepMissed", "UpkeepMet"]


@pytest.mark.rule("TH-518x")
def test_keeping_veronar_and_galathorn_costs_four() -> None:
    s = evening("lords", "Galathorn", "Véronar")

    s.play("lords: tend veronar", "lords: suffer")
    assert len(s.deck("lords")) == 18
    s.play("lords: tend galathorn")
    assert s.options("lords") == {"dismiss", "suffer"}
    s.play("lords: suffer")

    assert (len(s.deck("lords")), s.group("lords")) == (16, ["galathorn", "veronar"])


@pytest.mark.rule("TH-518")
def test_a_companion_is_judged_only_once() -> None:
    s = evening("outlaws", "Darek", "Kriss")

    s.play("outlaws: tend darek-the-svear", "outlaws: tend kriss-of-valnor", "outlaws: dismiss")

    assert (s.group("outlaws"), kinds(s)) == (["darek-the-svear"], ["UpkeepMet", "UpkeepMissed"])
    assert s.g.round == 2


@pytest.mark.rule("TH-521")
def test_a_companion_that_left_is_not_checked() -> None:
    s = scene(
        phase="dusk", groups={"outlaws": ["Kriss", "Darek"]}, hands={"vikings": ["Jugement du Thing"]},
        reserves={"outlaws": 1}, scourge_reserves={"vikings": 2},
    )  # fmt: skip
    s.play("outlaws: pass", "vikings: play judgment-of-the-thing", "vikings: target kriss-of-valnor")
    s.play("outlaws: pass", "vikings: pass")

    assert (s.options("outlaws"), s.hand("outlaws")) == ({"tend darek-the-svear"}, ["kriss-of-valnor"])
    s.play("outlaws: tend darek-the-svear", "outlaws: dismiss", "outlaws: top kriss-of-valnor")
    assert (len(s.reserve("outlaws")), kinds(s)) == (1, ["UpkeepMissed"])


# -- what can be met must be met --------------------------------------------------------------------


@pytest.mark.rule("TH-513")
def test_what_can_be_paid_is_paid_without_a_choice() -> None:
    s = evening("outlaws", "Kriss", reserves={"outlaws": 1})

    s.play("outlaws: tend kriss-of-valnor")

    assert (kinds(s), s.reserve("outlaws"), s.group("outlaws")) == (["UpkeepMet"], [], ["kriss-of-valnor"])
    assert s.asked() == ["vikings: prophecy"]


@pytest.mark.rule("TH-513x", "TH-516")
@pytest.mark.parametrize("reserve", [1, 3])
def test_varth_takes_all_of_the_reserve(reserve: int) -> None:
    s = evening("stars", "Varth", "Boréale", reserves={"stars": reserve})

    s.play("stars: tend varth")

    assert s.counts("stars")[:5] == (20, 0, 0, reserve, 0)
    assert (kinds(s), s.asked()) == (["UpkeepMet"], ["stars: tend"])
    assert s.group("stars") == ["varth", "boreale"]


@pytest.mark.rule("TH-514")
@pytest.mark.parametrize("answer", ["dismiss", "suffer"])
def test_an_unmet_companion_is_lost_or_costs_two_damage(answer: str) -> None:
    s = evening("outlaws", "Kriss")
    deck = s.deck("outlaws")

    s.play("outlaws: tend kriss-of-valnor")
    assert s.options("outlaws") == {"dismiss", "suffer"}
    s.play(f"outlaws: {answer}")

    lost = [[], ["kriss-of-valnor"], deck] if answer == "dismiss" else [["kriss-of-valnor"], deck[:-3:-1], deck[:-2]]
    assert [s.group("outlaws"), s.walhalla("outlaws"), s.deck("outlaws")] == lost


@pytest.mark.rule("TH-514x")
@pytest.mark.parametrize(("answer", "deck", "lost"), [("dismiss", 20, ["aaricia"]), ("suffer", 18, [])])
def test_aaricia_without_a_hand_is_lost_or_costs_two(answer: str, deck: int, lost: list[str]) -> None:
    s = evening("vikings", "Aaricia")

    s.play("vikings: tend aaricia")
    assert s.options("vikings") == {"dismiss", "suffer"}
    s.play(f"vikings: {answer}")

    assert (len(s.deck("vikings")), s.group("vikings") == []) == (deck, lost == ["aaricia"])
    assert [name for name in s.walhalla("vikings") if name == "aaricia"] == lost


@pytest.mark.rule("TH-516x", "TH-516")
@pytest.mark.parametrize(("answer", "deck", "lost"), [("dismiss", 20, ["varth"]), ("suffer", 18, [])])
def test_an_empty_reserve_does_not_content_varth(answer: str, deck: int, lost: list[str]) -> None:
    s = evening("stars", "Varth")

    s.play("stars: tend varth")
    assert s.options("stars") == {"dismiss", "suffer"}
    s.play(f"stars: {answer}")

    assert (len(s.deck("stars")), s.group("stars")) == (deck, [] if lost else ["varth"])
    assert [name for name in s.walhalla("stars") if name == "varth"] == lost


@pytest.mark.rule("TH-515")
@pytest.mark.parametrize("upkeep", ["discard_reserve(2)", "bottom_hand(2)"])
def test_nothing_is_done_in_part(upkeep: str) -> None:
    with cards({"kriss-of-valnor": {"upkeep": upkeep}}):
        s = evening("outlaws", "Kriss", hand=("Archers",), reserves={"outlaws": 1})

        s.play("outlaws: tend kriss-of-valnor")

        assert (s.asked(), kinds(s)) == (["outlaws: unmet"], ["UpkeepMissed"])
        s.play("outlaws: dismiss")
        assert (s.counts("outlaws")[:4], s.hand("outlaws")) == ((20, 1, 1, 0), ["archers"])


@pytest.mark.rule("TH-515x")
def test_aaricia_takes_the_whole_hand() -> None:
    s = evening("vikings", "Aaricia", "Solveig", hand=("Festin",))

    s.play("vikings: tend aaricia")

    assert (s.hand("vikings"), len(s.deck("vikings")), s.deck("vikings")[0]) == ([], 21, "feast")
    assert (s.group("vikings"), s.asked()) == (["aaricia", "solveig"], ["vikings: tend"])


@pytest.mark.rule("TH-517")
@pytest.mark.parametrize(("support", "met"), [("Arme improvisée", True), ("Navire pirate", False)])
def test_having_cards_asks_for_no_payment(support: str, met: bool) -> None:
    s = evening("outlaws", "Sigwald", support, "Shaniah", reserves={"outlaws": 2})
    before = s.counts("outlaws"), s.group("outlaws")

    s.play("outlaws: tend sigwald-the-burned")

    assert kinds(s) == ["UpkeepMet" if met else "UpkeepMissed"]
    assert s.asked() == ["outlaws: tend" if met else "outlaws: unmet"]
    assert (s.counts("outlaws"), s.group("outlaws")) == before


@pytest.mark.rule("TH-517")
def test_the_group_is_looked_at_when_a_companion_is_checked() -> None:
    s = evening("outlaws", "Kriss", "Darek")

    s.play("outlaws: tend kriss-of-valnor", "outlaws: dismiss", "outlaws: tend darek-the-svear")

    assert (s.asked(), kinds(s)) == (["outlaws: unmet"], ["UpkeepMissed"] * 2)  # no one is with the card now


# -- damage in upkeep -------------------------------------------------------------------------------


@pytest.mark.rule("TH-519")
@pytest.mark.parametrize(("deck", "hand"), [(1, ()), (0, ("Archers",)), (0, ())])
def test_damage_that_would_be_defeat_is_not_offered(deck: int, hand: tuple[str, ...]) -> None:
    s = evening("outlaws", "Sigwald", deck=deck, hand=hand)

    s.play("outlaws: tend sigwald-the-burned")
    assert s.options("outlaws") == {"dismiss"}
    s.refused("outlaws: suffer", "TH-519")
    s.play("outlaws: dismiss")

    assert (s.group("outlaws"), s.match.over, len(s.deck("outlaws"))) == ([], False, deck)


@pytest.mark.rule("TH-519")
def test_the_hand_counts_for_taking_damage() -> None:
    s = evening("outlaws", "Sigwald", deck=1, hand=("Archers",))

    s.play("outlaws: tend sigwald-the-burned")

    assert s.options("outlaws") == {"dismiss", "suffer"}


@pytest.mark.rule("TH-520")
@pytest.mark.parametrize(("deck", "result", "group"), [(0, "UpkeepMissed", []), (1, "UpkeepMet", ["berserkers"])])
def test_damage_upkeep_that_would_be_defeat_cannot_be_met(deck: int, result: str, group: list[str]) -> None:
    s = evening("vikings", "Berserkers", deck=deck)

    s.play("vikings: tend berserkers")
    if s.asked() == ["vikings: unmet"]:
        assert s.options("vikings") == {"dismiss"}
        s.play("vikings: dismiss")

    assert (kinds(s), s.group("vikings"), s.match.over) == ([result], group, False)
    assert s.deck("vikings") == []


@pytest.mark.rule("TH-522")
def test_damage_is_settled_before_the_next_check() -> None:
    s = evening("vikings", "Björn", "Aaricia", hand=("Festin", "Expédition"))

    s.play("vikings: tend bjorn-gandalfson", "vikings: suffer")
    s.play("vikings: destroy feast", "vikings: destroy expedition")
    assert s.hand("vikings") == []
    s.play("vikings: tend aaricia")

    assert (s.asked(), kinds(s)) == (["vikings: unmet"], ["UpkeepMissed"] * 2)
    assert len(s.deck("vikings")) == 20


# -- no actions -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-523")
def test_nothing_is_played_or_activated_during_upkeep() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="dusk", groups={"vikings": ["Björn", "Larmes de Tjahzi"]},
        hands={"vikings": ["Walkyries"], "outlaws": ["Désertion"]}, reserves={"vikings": 3},
        scourge_reserves={"outlaws": 3}, conquered={"Village des Vikings": "vikings"},
    )  # fmt: skip
    actions = ["vikings: activate tears-of-tjahzi", "vikings: play valkyries", "outlaws: play desertion",
               "outlaws: fenrir village-of-the-northern-vikings"]  # fmt: skip
    s.play("vikings: pass")
    assert {"play desertion", "fenrir village-of-the-northern-vikings"} < s.options("outlaws")
    s.play("outlaws: pass")

    seen = []
    while s.g.round == 1:
        who, asked = s.asked()[0].split()
        seen.append(asked)
        for line in actions:
            s.refused(line, "TH-523" if line.startswith(who) else "")
        s.step()

    assert seen == ["tend", "unmet", "settle_hand", "settle_hand"]
