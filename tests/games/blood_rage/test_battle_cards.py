"""Playing cards in a battle: who commits what, what cards add, and in which order they act (BR-535 to BR-549)."""

from __future__ import annotations

import json

import pytest

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from tests.games.blood_rage.battles import clan_of, told, totals, winner
from tests.games.blood_rage.box import BOX
from tests.games.blood_rage.scene import CLANS, Scene, scene


def duel(wolf: list[str], bear: list[str], *, age: int = 1, ours: str = "warrior", theirs: str = "warrior") -> Scene:
    """The Wolf pillages Gimle, where the Bear stands too, and cards are asked for."""
    s = scene(
        seats=2,
        age=age,
        figures={"wolf": {"gimle": ours}, "bear": {"gimle": theirs}},
        hands={"wolf": wolf, "bear": bear},
    )
    return s.play("wolf: pillage gimle")


def late_offers(s: Scene) -> list[str]:
    """Decline to add a card for all; return the clans in the order they were asked."""
    asked = []
    while s.asked()[0].endswith(": late_card"):
        clan = s.asked()[0].split(":")[0]
        asked.append(clan)
        s.play(f"{clan}: decline")
    return asked


# -- committing -------------------------------------------------------------------------------------


@pytest.mark.rule("BR-535")
def test_a_ship_in_the_fjord_cannot_stay_out_of_the_battle() -> None:
    s = scene(
        figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}, "serpent": {"west": "ship"}, "raven": {"south": "ship"}},
        hands={"wolf": ["tyrs-smash"], "bear": ["tyrs-bash"], "serpent": ["troll"], "raven": ["tyrs-smite"]},
    )
    s.play("wolf: pillage gimle")
    assert s.asked() == ["wolf: battle_card", "bear: battle_card", "serpent: battle_card"]
    for way_out in ("decline", "pass", "done"):
        s.refused(f"serpent: {way_out}", "BR-536")

    s.play("serpent: troll", "wolf: tyrs-smash", "bear: tyrs-bash")
    assert totals(s) == {"wolf": 5, "bear": 3, "serpent": 2}
    assert s.at("serpent", "valhalla") == ["ship"]  # a participant that lost


@pytest.mark.rule("BR-536")
def test_everyone_with_a_card_commits_exactly_one() -> None:
    s = duel(["tyrs-smash", "tyrs-bash"], ["odins-smite"])
    s.refused("bear: decline", "BR-536")
    s.refused("bear: play tyrs-bash", "BR-536")  # not in the Bear's hand

    s.play("wolf: play tyrs-smash-1")
    s.refused("wolf: play tyrs-bash")
    s.play("bear: play odins-smite")
    assert [clan_of(s, shown.seat) for shown in told(s, e.CardRevealed)] == ["wolf", "bear"]
    assert s.hand("wolf") == ["tyrs-bash"]


@pytest.mark.rule("BR-536")
def test_an_empty_hand_skips_the_card() -> None:
    s = duel(["tyrs-smash"], [])
    assert s.asked() == ["wolf: battle_card"]
    s.play("wolf: tyrs-smash")
    assert totals(s) == {"wolf": 4, "bear": 1}


@pytest.mark.rule("BR-537")
def test_any_card_may_be_committed() -> None:
    hand = ["tyrs-bash", "alfheim-1", "troll", "lord-of-hammers", "brothers-in-arms", "lokis-dragons", "lokis-domain"]
    families = {BOX.family[BOX.card(name)] for name in hand}
    assert families == set(range(len(w.FAMILIES)))
    s = duel(hand, ["tyrs-smash"])
    assert s.options("wolf") == {f"play {name}" for name in hand}


def everything_seen(s: Scene, clan: str | None) -> str:
    """All that goes to a seat (None: a spectator): its view and its log."""
    view = s.match.view(None if clan is None else s.seat(clan))
    cards = [getattr(entry.event, "card", None) for entry in view.log()]
    return json.dumps(view.to_data()) + " ".join([BOX.keys[card] for card in cards if card is not None])


@pytest.mark.rule("BR-537")
def test_cards_stay_hidden_until_all_have_chosen() -> None:
    s = scene(
        age=2,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs-smite-2", "tyrs-bash"], "bear": ["tyrs-rage-2", "troll"]},
    )
    s.play("wolf: pillage gimle", "wolf: play tyrs-smite-2")
    others: list[str | None] = [*CLANS[1:], None]
    assert s.asked() == ["bear: battle_card"]
    assert "tyrs-smite-2" in everything_seen(s, "wolf")
    for clan in others:
        assert "tyrs-smite-2" not in everything_seen(s, clan)

    s.play("bear: play tyrs-rage-2")
    for clan in ["wolf", *others]:
        assert s.view(clan).battle.shown[:2] == (("tyrs-smite-2",), ("tyrs-rage-2",))
        assert "tyrs-smite-2" in everything_seen(s, clan)
        assert "tyrs-rage-2" in everything_seen(s, clan)


# -- what cards and figures add ---------------------------------------------------------------------


@pytest.mark.rule("BR-538")
def test_a_battle_card_adds_its_bonus() -> None:
    s = duel(["tyrs-smite"], ["tyrs-bash"], ours="2 warrior")
    s.play("wolf: tyrs-smite", "bear: tyrs-bash")
    assert totals(s) == {"wolf": 7, "bear": 3}


@pytest.mark.rule("BR-538")
def test_a_battle_cards_text_takes_effect() -> None:
    s = duel(["thors-hammer"], [], ours="2 warrior")
    s.play("wolf: thors-hammer")
    assert totals(s)["wolf"] == 3
    assert s.glory("wolf") == 6  # 3 of the Hammer's text, 3 of Axes


@pytest.mark.rule("BR-538x")
def test_red_beats_blue_seven_to_two_at_andlang() -> None:
    s = scene(
        figures={"wolf": {"south": "ship", "andlang": 1}, "raven": {"andlang": 2}},
        hands={"wolf": ["tyrs-crush-1"], "raven": ["troll"]},
    )
    s.play("wolf: pillage andlang", "wolf: tyrs-crush-1", "raven: troll")
    assert totals(s) == {"wolf": 7, "raven": 2}
    assert winner(s) == "wolf"


@pytest.mark.rule("BR-539")
@pytest.mark.parametrize("name", ["troll", "alfheim-1", "yggdrasil-1", "brothers-in-arms", "lord-of-hammers"])
def test_a_revealed_quest_or_upgrade_does_nothing(name: str) -> None:
    s = duel([name], ["tyrs-bash"], ours="2 warrior")
    s.play(f"wolf: play {name}", "bear: tyrs-bash")
    assert totals(s) == {"wolf": 2, "bear": 3}
    assert s.upgrades("wolf") == []
    assert s.quests("wolf") == []
    assert s.g.place_of(s.seat("wolf"), BOX.figures.index("troll")) == b.BOX


@pytest.mark.rule("BR-539")
def test_an_upgrade_may_let_a_quest_count() -> None:
    s = scene(
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}},
        upgrades={"wolf": ["tyrs-domain"]},
        hands={"wolf": ["alfheim-1"], "bear": ["manheim-1"]},
    )
    s.play("wolf: pillage gimle", "wolf: alfheim-1", "bear: manheim-1", "wolf: count 3")
    assert totals(s) == {"wolf": 4, "bear": 1}


@pytest.mark.rule("BR-540")
def test_a_total_is_province_and_fjord_and_cards() -> None:
    s = scene(
        figures={
            "wolf": {"horgr": "leader warrior", "east": "ship", "muspelheim": 2, "utgard": 1},
            "bear": {"horgr": 1, "south": "ship"},
        },
        hands={"wolf": ["tyrs-bash", "tyrs-smite"]},
    )
    s.play("wolf: pillage horgr", "wolf: decline", "wolf: tyrs-bash")
    assert totals(s) == {"wolf": 3 + 1 + 2 + 2, "bear": 1}


# -- the order of texts -----------------------------------------------------------------------------


@pytest.mark.rule("BR-541")
def test_watch_sweeps_smite_away_before_it_strikes() -> None:
    s = duel(["odins-smite", "troll"], ["heimdalls-watch-2", "valkyrie"], age=2)
    s.play("wolf: odins-smite", "bear: heimdalls-watch-2")
    assert s.at("bear", "gimle") == ["warrior"]
    assert s.discard() == ["odins-smite", "heimdalls-watch-2"]
    assert s.asked() == ["wolf: battle_card", "bear: battle_card"]  # new cards are played


@pytest.mark.rule("BR-541")
def test_primacy_comes_before_watch() -> None:
    s = duel(["heimdalls-watch-3", "troll"], ["thors-primacy", "valkyrie"], age=3)
    s.play("wolf: heimdalls-watch-3", "bear: thors-primacy")
    assert told(s, e.CardsSwept) == []
    assert s.discard() == []
    assert s.asked() == ["wolf: late_card"]


@pytest.mark.rule("BR-542")
@pytest.mark.parametrize(("tide", "smite"), [("bear", "serpent"), ("bear", "wolf"), ("serpent", "wolf")])
def test_texts_of_one_class_resolve_clockwise_from_the_pillager(tide: str, smite: str) -> None:
    s = crowd("bear", {tide: "odins-tide", smite: "odins-smite"}, each="leader 2 warrior")
    assert s.asked() == ["bear: hold_figure"]  # Tide comes first, and asks the pillager first
    assert told(s, e.FigureDestroyed) == []

    s.play("bear: hold warrior", "serpent: hold warrior", "wolf: hold warrior")
    left = {clan: s.at(clan, "yggdrasil") for clan in CLANS[:3]}
    assert left == {clan: ["warrior"] * (clan == smite) for clan in CLANS[:3]}  # Smite then took what others held


@pytest.mark.rule("BR-542")
def test_texts_before_the_tide_hit_the_figures_it_would_have_taken() -> None:
    s = crowd("bear", {"serpent": "odins-smite", "wolf": "odins-tide"}, each="leader 2 warrior")
    assert s.asked() == ["bear: hold_figure"]
    assert s.at("bear", "yggdrasil") == ["leader", "warrior"]
    assert s.at("wolf", "yggdrasil") == ["leader", "warrior"]
    assert s.at("serpent", "yggdrasil") == ["leader", "warrior", "warrior"]


@pytest.mark.rule("BR-542")
def test_of_two_watches_the_pillagers_acts() -> None:
    s = crowd("serpent", {"wolf": "heimdalls-watch-2", "bear": "tyrs-crush", "serpent": "heimdalls-watch-3"}, age=3)
    assert [clan_of(s, swept.seat) for swept in told(s, e.CardsSwept)] == ["serpent"]
    assert (s.glory("serpent"), s.glory("wolf")) == (4, 0)


@pytest.mark.rule("BR-542")
def test_of_two_primacies_the_pillagers_acts() -> None:
    s = crowd("serpent", {"wolf": "thors-primacy", "bear": "odins-smite", "serpent": "thors-primacy"}, age=3)
    assert [clan_of(s, cancelled.seat) for cancelled in told(s, e.TextCancelled)] == ["wolf", "bear"]


def crowd(pillager: str, cards: dict[str, str], *, age: int = 2, each: str = "2 warrior") -> Scene:
    """Three clans with the same figures fight for Yggdrasil; the cards named are revealed, plain ones otherwise."""
    clans = CLANS[:3]
    spare = dict(zip(clans, ("alfheim-1", "jotunheim-1", "manheim-1"), strict=True))
    hands = {clan: [cards.get(clan, "troll"), spare[clan]] for clan in clans}
    s = scene(seats=3, age=age, turn=pillager, figures={clan: {"yggdrasil": each} for clan in clans}, hands=hands)
    s.play(f"{pillager}: pillage yggdrasil")
    return s.play(*(f"{clan}: {hands[clan][0]}" for clan in clans))


@pytest.mark.rule("BR-543")
def test_a_clan_without_figures_left_may_win_on_its_card() -> None:
    s = duel(["odins-smite"], ["tyrs-rage-2"], age=2, ours="leader")
    s.play("wolf: odins-smite", "bear: tyrs-rage-2")
    assert s.at("bear", "valhalla") == ["warrior"]
    assert totals(s) == {"wolf": 4, "bear": 6}
    assert winner(s) == "bear"
    assert s.glory("bear") == 3


# -- white-disc cards -------------------------------------------------------------------------------


@pytest.mark.rule("BR-544")
def test_a_white_disc_card_is_added_after_the_reveal() -> None:
    s = duel(["tyrs-crush-2"], ["tyrs-smash-2", "heimdalls-eye", "tyrs-bash"], age=2)
    s.play("wolf: tyrs-crush-2", "bear: tyrs-smash-2")
    assert s.options("bear") == {"decline", "add heimdalls-eye"}
    s.refused("bear: add tyrs-bash", "BR-544")

    s.play("bear: heimdalls-eye", "bear: decline")
    assert totals(s) == {"wolf": 5, "bear": 6}
    assert winner(s) == "bear"


def late(seats: int, hands: dict[str, list[str]], *, pillager: str = "wolf", age: int = 2) -> Scene:
    """A battle for Gimle, one Warrior each, in which all have revealed a Quest of no use."""
    quests = dict(zip(CLANS, ("manheim-1", "manheim-1", "jotunheim-1"), strict=False))
    s = scene(
        seats=seats,
        age=age,
        turn=pillager,
        figures={clan: {"gimle": 1} for clan in hands},
        hands={clan: [quests[clan], *cards] for clan, cards in hands.items()},
    )
    s.play(f"{pillager}: pillage gimle")
    return s.play(*(f"{clan}: {quests[clan]}" for clan in hands))


@pytest.mark.rule("BR-545")
def test_white_disc_cards_are_offered_clockwise_from_the_pillager_until_none_is_added() -> None:
    hands = {"wolf": ["heimdalls-eye", "heimdalls-gaze"], "bear": ["heimdalls-eye"], "serpent": ["heimdalls-eye"]}
    s = late(3, hands, pillager="bear", age=3)
    s.play("bear: decline", "serpent: decline", "wolf: heimdalls-eye")
    assert late_offers(s) == ["bear", "serpent", "wolf"]
    assert totals(s) == {"bear": 1, "serpent": 1, "wolf": 3}

    assert late_offers(late(3, hands, pillager="bear", age=3)) == ["bear", "serpent", "wolf"]


@pytest.mark.rule("BR-546")
def test_one_card_at_an_offer_several_over_the_rounds_and_no_refusal_is_final() -> None:
    s = late(2, {"wolf": ["heimdalls-eye", "heimdalls-eye", "troll"], "bear": ["heimdalls-eye", "valkyrie"]})
    s.play("wolf: decline", "bear: heimdalls-eye", "wolf: heimdalls-eye")
    assert s.asked() == ["bear: late_card"]
    s.refused("wolf: add heimdalls-eye")

    s.play("bear: decline", "wolf: heimdalls-eye")
    assert late_offers(s) == ["bear", "wolf"]
    assert totals(s) == {"wolf": 5, "bear": 3}


@pytest.mark.rule("BR-547")
def test_a_white_disc_card_may_be_the_card_committed() -> None:
    s = duel(["heimdalls-eye", "heimdalls-eye"], ["tyrs-smash-2"], age=2)
    s.play("wolf: play heimdalls-eye", "bear: tyrs-smash-2")
    assert s.options("wolf") == {"decline", "add heimdalls-eye"}
    s.play("wolf: add heimdalls-eye")
    assert totals(s) == {"wolf": 1 + 2 + 2, "bear": 4}


@pytest.mark.rule("BR-548")
def test_only_participants_are_asked_for_white_disc_cards() -> None:
    s = scene(
        age=3,
        figures={"wolf": {"gimle": 1}, "bear": {"gimle": 1}, "serpent": {"utgard": 1, "south": "ship"}},
        hands={
            "wolf": ["alfheim-1", "heimdalls-gaze"],
            "bear": ["alfheim-1", "heimdalls-gaze"],
            "serpent": ["heimdalls-eye"],
        },
    )
    s.play("wolf: pillage gimle", "wolf: alfheim-1", "bear: alfheim-1")
    assert s.asked() == ["wolf: late_card"]
    s.refused("serpent: add heimdalls-eye")
    assert late_offers(s) == ["wolf", "bear"]
    assert s.hand("serpent") == ["heimdalls-eye"]


@pytest.mark.rule("BR-549")
def test_texts_act_before_white_disc_cards_are_offered() -> None:
    s = duel(["odins-tide", "heimdalls-eye"], ["tyrs-smash-2"], age=2, ours="2 warrior", theirs="leader warrior")
    s.play("wolf: odins-tide", "bear: tyrs-smash-2")
    assert s.asked() == ["bear: hold_figure"]  # the Wolf's two Warriors are alike

    s.play("bear: hold warrior")
    assert s.at("bear", "valhalla") == ["leader"]
    assert s.at("wolf", "valhalla") == ["warrior"]
    assert s.asked() == ["wolf: late_card"]
    gimle = s.view("wolf").places[b.PLACES.index("gimle")]
    assert gimle.strengths == (1, 1)

    s.play("wolf: heimdalls-eye")
    assert totals(s) == {"wolf": 1 + 1 + 2, "bear": 1 + 3}
