"""Chapter 9, operations on decks, hands, reserves, and on players (TH-945 to TH-953)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import effect, heard
from tests.games.thorgal.scene import Scene, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


def with_effect(text: str, deck: list[str], **more: object) -> Scene:
    """The Vikings have just played a card of this effect at dawn, over this deck (top card last)."""
    with effect("expedition", text):
        s = scene(
            destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": deck},
            **more,  # type: ignore[arg-type]
        )  # fmt: skip
        return s.play("vikings: play expedition")


@pytest.mark.rule("TH-945")
@pytest.mark.parametrize(
    ("deck", "hand", "left"),
    [(["Drakkar"], ["longship"], []), (["Drakkar", "Leif", "Solveig"], ["leif-haraldson", "solveig"], ["longship"])],
)
def test_draw_takes_the_top_cards_or_all(deck: list[str], hand: list[str], left: list[str]) -> None:
    s = with_effect("draw(2)", deck)

    assert (s.hand("vikings"), s.deck("vikings"), s.match.over) == (hand, left, False)
    assert len(heard(s, "vikings", "CardDrawn")) == len(hand)
    assert (heard(s, "outlaws", "CardDrawn"), s.view("outlaws").players[0].hand) == ([], len(hand))


@pytest.mark.rule("TH-946")
def test_reserve_takes_the_top_cards_unseen() -> None:
    s = scene(destiny="lords", hands={"lords": ["Impôts"]}, decks={"lords": 20}, reserves={"lords": 1})
    second, top = s.deck("lords")[-2:]

    s.play("lords: play taxes")

    assert (len(s.deck("lords")), s.reserve("lords")[1:]) == (18, [top, second])
    shown = [repr(s.view(faction)) + repr(heard(s, faction, "CardsReserved")) for faction in ("lords", "vikings")]
    assert not any([slug in text for slug in {top, second} - {"taxes"} for text in shown])
    assert s.view("lords").hand == ()


# -- search and scry ------------------------------------------------------------------------------------------

DEEP = ["Bouclier rond", "Festin", "Leif", "Walkyries", "Solveig", "Serment de sang"]  # the last five are looked at


@pytest.mark.rule("TH-947")
def test_search_takes_a_match_and_shows_it() -> None:
    with effect("expedition", "search(5,comp)"):
        s = scene(
            destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": DEEP}
        )  # fmt: skip

        s.play("vikings: play expedition")
        assert s.options("vikings") == {"decline", "take leif-haraldson", "take solveig"}
        assert set(s.view("vikings").looked) == {"feast", "leif-haraldson", "valkyries", "solveig", "blood-oath"}
        assert s.view("outlaws").looked == ()
        s.refused("vikings: take feast", "TH-947")
        s.play("vikings: take solveig", "vikings: under feast", "vikings: under leif-haraldson", "vikings: done")

        assert s.hand("vikings") == ["solveig"]
        assert s.deck("vikings") == ["valkyries", "blood-oath", "leif-haraldson", "feast", "round-shield"]
        (shown,) = heard(s, "outlaws", "CardShown")
        assert s.match.game.nouns["card"][shown.card] == "solveig"  # type: ignore[attr-defined]


@pytest.mark.rule("TH-947")
def test_search_may_take_nothing() -> None:
    with effect("expedition", "search(5,Ship)"):
        s = scene(destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": DEEP})

        s.play("vikings: play expedition")
        assert s.options("vikings") == {"decline"}
        s.play("vikings: decline", "vikings: done")

        assert (s.hand("vikings"), s.deck("vikings")[-1], len(s.deck("vikings"))) == ([], "round-shield", 6)


@pytest.mark.rule("TH-947")
def test_search_for_anything_shows_nothing() -> None:
    with effect("expedition", "search(2,*)"):
        s = scene(destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": DEEP})

        s.play("vikings: play expedition", "vikings: take blood-oath")

        assert (s.hand("vikings"), s.deck("vikings")[0]) == (["blood-oath"], "solveig")
        assert heard(s, "outlaws", "CardShown", "CardTaken") == []
        assert len(heard(s, "outlaws", "CardTakenHidden")) == 1


@pytest.mark.rule("TH-948")
def test_scry_puts_each_card_on_top_or_under_the_deck() -> None:
    with effect("expedition", "scry(3)"):
        deck = ["Drakkar", "Festin", "Leif", "Solveig"]
        s = scene(destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": deck})

        s.play("vikings: play expedition")
        assert (s.view("vikings").looked, s.view("outlaws").looked) == (("solveig", "leif-haraldson", "feast"), ())
        s.play("vikings: under leif-haraldson", "vikings: top solveig", "vikings: top feast")

        assert s.deck("vikings") == ["leif-haraldson", "longship", "solveig", "feast"]
        assert heard(s, "outlaws", "CardMoved") == []


@pytest.mark.rule("TH-948")
@pytest.mark.parametrize("deck", [["Drakkar", "Festin", "Leif", "Solveig"], ["Leif", "Solveig"]])
def test_what_is_not_named_stays_on_top_as_it_lay(deck: list[str]) -> None:
    with effect("expedition", "scry(3)"):
        s = scene(destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": deck})
        before = s.deck("vikings")

        s.play("vikings: play expedition", "vikings: done")

        assert s.deck("vikings") == before


# -- move and discard -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-949")
@pytest.mark.parametrize("picks", [[], ["hostages"], ["hostages", "feather-suit"]])
def test_move_takes_up_to_the_number_of_chosen_cards(picks: list[str]) -> None:
    s = scene(
        destiny="lords", groups={"lords": ["Trésor de Brek Zarith"]}, reserves={"lords": ["Corruption"]},
        discards={"lords": ["Impôts", "Otages", "Costume de plumes"]},
    )  # fmt: skip

    s.play("lords: activate treasure-of-brek-zarith", *[f"lords: move {pick}" for pick in picks])
    if len(picks) < 2:
        s.play("lords: done")

    assert s.asked() == ["vikings: open_turn"]  # a third card can never move
    assert s.reserve("lords") == ["bribery", *picks]
    assert set(s.discard("lords")) == {"taxes", "hostages", "feather-suit"} - set(picks)


@pytest.mark.rule("TH-949")
def test_move_is_for_cards_that_match_in_the_order_chosen() -> None:
    with effect("expedition", "move(3,comp,walhalla>deck_top)"):
        s = scene(
            destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]}, decks={"vikings": ["Drakkar"]},
            walhallas={"vikings": ["Leif", "Festin", "Solveig"]},
        )  # fmt: skip

        s.play("vikings: play expedition")
        s.refused("vikings: move feast", "TH-949")
        s.play("vikings: move solveig", "vikings: move leif-haraldson", "vikings: done")

        assert s.deck("vikings") == ["longship", "solveig", "leif-haraldson"]
        assert s.walhalla("vikings") == ["feast", "expedition"]


@pytest.mark.rule("TH-949")
def test_from_the_reserve_the_top_ones_move_unseen() -> None:
    with effect("expedition", "move(2,*,reserve>hand)"):
        s = scene(
            destiny="vikings", scourge="outlaws", hands={"vikings": ["Expédition"]},
            reserves={"vikings": ["Drakkar", "Festin", "Leif"]},
        )  # fmt: skip

        s.play("vikings: play expedition")
        assert s.options("vikings") == {"count 0", "count 1", "count 2"}
        s.play("vikings: count 2")

        assert (s.hand("vikings"), s.reserve("vikings")) == (["leif-haraldson", "feast"], ["longship"])


@pytest.mark.rule("TH-950")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_discard_from_the_reserve_takes_the_top(held: int) -> None:
    s = scene(
        destiny="lords", scourge="outlaws", hands={"outlaws": ["Vol à la tire"]}, scourge_reserves={"lords": 1},
        reserves={"lords": ["Impôts", "Otages"][:held], "outlaws": 2},
    )  # fmt: skip

    s.play("lords: pass", "outlaws: play pickpocket")

    assert (s.reserve("lords"), s.discard("lords")) == [([], []), ([], ["taxes"]), (["taxes"], ["hostages"])][held]
    assert (len(s.reserve("lords", "scourge")), len(s.reserve("outlaws"))) == (1, 2)


@pytest.mark.rule("TH-950")
def test_discard_from_the_hand_is_its_owners_choice() -> None:
    s = scene(
        scourge="stars", hands={"stars": ["Oubli"], "outlaws": ["Kriss de Valnor", "Darek", "Archers"]},
        scourge_reserves={"stars": 1},
    )  # fmt: skip

    s.play("outlaws: pass", "stars: play forgetting")
    assert s.asked() == ["outlaws: discard_hand"]
    assert s.options("outlaws") == {"discard kriss-of-valnor", "discard darek-the-svear", "discard archers"}
    s.play("outlaws: discard archers")

    assert (s.discard("outlaws"), s.hand("outlaws")) == (["archers"], ["kriss-of-valnor", "darek-the-svear"])


@pytest.mark.rule("TH-950")
def test_discard_of_more_than_the_hand_takes_all() -> None:
    with effect("forgetting", "discard(foe,hand,3)"):
        s = scene(
            scourge="stars", hands={"stars": ["Oubli"], "outlaws": ["Tjall", "Darek"]}, scourge_reserves={"stars": 1}
        )

        s.play("outlaws: pass", "stars: play forgetting")

        assert (len(s.discard("outlaws")), s.hand("outlaws")) == (2, [])


# -- players --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-951")
def test_reveal_shows_the_hand_as_it_is_now_and_to_one_player() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", groups={"vikings": ["Solveig"]},
        hands={"outlaws": ["Espion"], "vikings": ["Leif", "Drakkar", "Expédition"]}, decks={"vikings": ["Wor"]},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play spy", "outlaws: decline")

    names = s.match.game.nouns["card"]
    seen = {names[event.card] for event in heard(s, "outlaws", "HandCardSeen")}  # type: ignore[attr-defined]
    assert seen == {"leif-haraldson", "longship", "expedition"}
    assert heard(s, "vikings", "HandCardSeen") == []
    s.play("vikings: play expedition", "vikings: branch 2", "vikings: bring skellingar")
    assert "wor-the-magnificent" in s.hand("vikings")
    assert len(heard(s, "outlaws", "HandCardSeen")) == 3
    assert s.view("outlaws").hand == ()


@pytest.mark.rule("TH-952")
def test_damage_of_an_effect_is_one_damage() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="dusk", result="failure", decks={"vikings": 20},
        hands={"outlaws": ["Incendie"], "vikings": ["Leif", "Solveig", "Wor"]}, scourge_reserves={"outlaws": 1},
    )  # fmt: skip

    s.play("vikings: pass", "outlaws: play arson", "vikings: done", "vikings: done")
    assert (s.asked(), len(s.deck("vikings"))) == (["vikings: damage"], 18)
    s.play("vikings: destroy leif-haraldson", "vikings: done")

    assert (len(s.deck("vikings")), s.hand("vikings")) == (17, ["wor-the-magnificent", "solveig"])
    assert s.asked() == ["vikings: turn"]
    assert [event.amount for event in s.events("DamageTaken")] == [1, 1, 2]


@pytest.mark.rule("TH-953")
def test_prevention_adds_up_and_is_used_up() -> None:
    s = scene(
        destiny="stars", scourge="outlaws", phase="actions", groups={"stars": ["Capsule de survie"]},
        hands={"stars": ["Champ de force"], "outlaws": ["Flèche empoisonnée"] * 2}, decks={"stars": 20},
    )  # fmt: skip

    s.play("stars: activate survival-pod", "outlaws: pass", "stars: play force-field", "stars: target survival-pod")
    assert s.g.prevented[0] == 3
    s.play("outlaws: play poisoned-arrow", "stars: pass", "outlaws: play poisoned-arrow")

    assert (len(s.deck("stars")), s.g.prevented[0]) == (19, 0)


@pytest.mark.rule("TH-953")
def test_prevention_ends_with_the_round() -> None:
    s = scene(destiny="vikings", scourge="outlaws", groups={"vikings": ["Bouclier rond"]}, phase="dusk")

    s.play("vikings: activate round-shield").to_phase("dawn", 2)

    assert s.g.prevented == [0, 0]
