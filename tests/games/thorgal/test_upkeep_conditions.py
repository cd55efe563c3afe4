"""Chapter 9, upkeep conditions: when each is met, and what meeting it costs (TH-984 to TH-993)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import cards, heard
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


def tended(faction: str, companion: str, group: list[str], **more: object) -> Scene:
    """Dusk of this faction, and the upkeep of a companion has been begun."""
    scourge = "vikings" if faction != "vikings" else "outlaws"
    s = scene(destiny=faction, scourge=scourge, phase="dusk", groups={faction: group}, **more)  # type: ignore[arg-type]
    return s.play(f"{faction}: pass", f"{scourge}: pass", f"{faction}: tend {companion}")


def is_met(s: Scene, companion: str) -> bool:
    """Was the condition met? The question of the damage is put only if not."""
    unmet = bool(s.events("UpkeepMissed"))
    assert unmet == any(["unmet" in line for line in s.asked()])
    assert unmet != bool(s.events("UpkeepMet"))
    assert companion in s.group(s.destiny())
    return not unmet


@pytest.mark.rule("TH-984")
@pytest.mark.parametrize(
    ("others", "met"), [(["Wor", "Aaricia"], True), (["Wor"], False), (["Wor", "Drakkar", "Drakkar"], False)]
)
def test_have_counts_others_of_the_group(others: list[str], met: bool) -> None:
    s = tended("vikings", "leif-haraldson", ["Leif", *others])

    assert is_met(s, "leif-haraldson") == met


@pytest.mark.rule("TH-984")
def test_have_without_other_counts_the_companion_itself() -> None:
    with cards({"darek-the-svear": {"upkeep": "have(1,Warrior)"}}):
        assert is_met(tended("outlaws", "darek-the-svear", ["Darek", "Shaniah"]), "darek-the-svear")


@pytest.mark.rule("TH-985")
@pytest.mark.parametrize(("others", "met"), [(["Thorgal"], False), (["Leif", "Drakkar"], True)])
def test_none_is_met_by_absence(others: list[str], met: bool) -> None:
    s = tended("vikings", "gandalf-the-mad", ["Gandalf", *others])

    assert is_met(s, "gandalf-the-mad") == met


@pytest.mark.rule("TH-985")
def test_none_is_met_once_the_other_has_left() -> None:
    with cards({"thorgal-vikings": {"upkeep": "have(3,Ship)"}}):
        s = tended("vikings", "thorgal-vikings", ["Gandalf", "Thorgal"])
        s.play("vikings: dismiss", "vikings: tend gandalf-the-mad")

        assert len(s.events("UpkeepMet")) == 1
        assert s.group("vikings") == ["gandalf-the-mad"]


@pytest.mark.rule("TH-986")
@pytest.mark.parametrize(("more", "met"), [([], True), (["Syrane"], False)])
def test_max_counts_companions_this_one_included(more: list[str], met: bool) -> None:
    supports = ["Sceau royal", "Costume de plumes", "Panthère noire", "Armure de maître", "Miroirs ardents"]
    s = tended("lords", "baron-zorn", ["Baron Zorn", "Véronar", "Helgith", *more, *supports])

    assert is_met(s, "baron-zorn") == met


@pytest.mark.rule("TH-987")
@pytest.mark.parametrize(("reserve", "met"), [(2, True), (1, True), (0, False)])
def test_a_state_is_read_and_nothing_paid(reserve: int, met: bool) -> None:
    s = tended("lords", "jarl-ewing", ["Ewing", "Syrane"], reserves={"lords": reserve}, scourge_reserves={"lords": 3})

    assert (is_met(s, "jarl-ewing"), len(s.reserve("lords")), s.discard("lords")) == (met, reserve, [])


@pytest.mark.rule("TH-988")
def test_the_whole_reserve_is_discarded() -> None:
    s = tended("stars", "varth", ["Varth", "Slive"], reserves={"stars": 4}, scourge_reserves={"stars": 2})

    assert (is_met(s, "varth"), s.reserve("stars"), len(s.discard("stars"))) == (True, [], 4)
    assert len(s.reserve("stars", "scourge")) == 2


@pytest.mark.rule("TH-988")
def test_an_empty_reserve_cannot_be_discarded() -> None:
    s = tended("stars", "varth", ["Varth"], scourge_reserves={"stars": 2})

    assert not is_met(s, "varth")


@pytest.mark.rule("TH-989")
def test_the_whole_hand_goes_under_the_deck_in_the_owners_order() -> None:
    hand = ["Leif", "Drakkar", "Festin"]
    s = tended("vikings", "aaricia", ["Aaricia", "Solveig"], hands={"vikings": hand}, decks={"vikings": ["Wor"]})

    s.play("vikings: under longship", "vikings: under feast")

    assert (is_met(s, "aaricia"), s.hand("vikings")) == (True, [])
    assert s.deck("vikings") == ["leif-haraldson", "feast", "longship", "wor-the-magnificent"]


@pytest.mark.rule("TH-989")
def test_an_empty_hand_cannot_go_under_the_deck() -> None:
    assert not is_met(tended("vikings", "aaricia", ["Aaricia"]), "aaricia")


@pytest.mark.rule("TH-990")
def test_reserve_cards_are_needed_one_for_each() -> None:
    group = ["Shardar", "Mercenaires", "Mercenaires"]
    s = tended("lords", "shardar-the-powerful", group, reserves={"lords": ["Otages", "Impôts"]})

    assert (s.discard("lords"), s.reserve("lords")) == (["taxes"], ["hostages"])
    s.play("lords: tend mercenaries")
    assert (s.discard("lords"), s.reserve("lords")) == (["taxes", "hostages"], [])
    s.play("lords: tend mercenaries-2")
    assert s.asked() == ["lords: unmet"]


@pytest.mark.rule("TH-990")
@pytest.mark.parametrize(("reserve", "met"), [(3, True), (2, True), (1, False)])
def test_all_reserve_cards_are_needed(reserve: int, met: bool) -> None:
    with cards({"shardar-the-powerful": {"upkeep": "discard_reserve(2)"}}):
        s = tended("lords", "shardar-the-powerful", ["Shardar", "Syrane"], reserves={"lords": reserve})

        assert is_met(s, "shardar-the-powerful") == met
        assert len(s.reserve("lords")) == reserve - 2 * met


@pytest.mark.rule("TH-991")
def test_a_hand_card_goes_unseen_under_the_deck() -> None:
    s = tended("stars", "haynee", ["Haynée"], hands={"stars": ["Muff", "Varth"]}, decks={"stars": ["Slive"]})

    assert s.options("stars") == {"under muff", "under varth"}
    s.play("stars: under muff")

    assert (s.hand("stars"), s.deck("stars")) == (["varth"], ["muff", "slive"])
    assert heard(s, "vikings", "CardMoved") == []
    assert len(heard(s, "vikings", "CardMovedHidden")) == 1


@pytest.mark.rule("TH-991")
@pytest.mark.parametrize(("hand", "met"), [(["Muff"], False), (["Muff", "Varth"], True)])
def test_all_hand_cards_are_needed(hand: list[str], met: bool) -> None:
    with cards({"haynee": {"upkeep": "bottom_hand(2)"}}):
        s = tended("stars", "haynee", ["Haynée"], hands={"stars": hand})

        assert s.asked() == (["stars: bottom_hand"] if met else ["stars: unmet"])


@pytest.mark.rule("TH-992")
def test_damage_may_be_the_upkeep() -> None:
    s = tended("stars", "ogotai", ["Ogotaï", "Slive"], decks={"stars": 5})

    assert (is_met(s, "ogotai"), len(s.deck("stars")), len(s.walhalla("stars"))) == (True, 4, 1)


@pytest.mark.rule("TH-992")
def test_damage_that_would_be_a_defeat_is_no_upkeep() -> None:
    s = tended("stars", "ogotai", ["Ogotaï"], decks={"stars": 0})

    assert s.options("stars") == {"dismiss"}
    s.play("stars: dismiss")
    assert (s.walhalla("stars"), s.match.over) == (["ogotai"], False)


@pytest.mark.rule("TH-993")
@pytest.mark.parametrize(("activated", "tokens"), [(True, (2, 1)), (False, (1, 0))])
def test_exhausting_itself_is_always_possible(activated: bool, tokens: tuple[int, int]) -> None:
    s = scene(phase="dusk", groups={"outlaws": ["Shaniah", "Darek"]})
    if activated:
        s.play("outlaws: activate shaniah", "outlaws: target darek-the-svear", "vikings: pass")

    s.until("tend").play("outlaws: tend shaniah")
    after_upkeep = s.exhausted("Shaniah")
    s.play("outlaws: tend darek-the-svear")

    assert ((after_upkeep, s.exhausted("Shaniah")), s.g.round) == (tokens, 2)
