"""Playing cards: costs, where cards come from and go to, the order of what they do (TH-310 to TH-325)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.thorgal.scene import Scene, changed_cards, scene

WEAPON = "outlaws: play improvised-weapon"


def kinds(s: Scene) -> list[str]:
    return [type(event).__name__ for event in s.events()]


# -- costs --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-310")
def test_a_cost_goes_from_the_reserve_to_the_discard_of_the_same_role() -> None:
    with changed_cards({"shipwreck": {"cost": "2"}}):
        s = scene(hands={"vikings": ["Naufrage"]}, scourge_reserves={"vikings": 3}, reserves={"vikings": 4})

        s.play("outlaws: pass", "vikings: play shipwreck")

        assert s.counts("vikings", "scourge")[2:4] == (1, 2)
        assert s.counts("vikings")[2:4] == (4, 0)


@pytest.mark.rule("TH-310x")
def test_an_improvised_weapon_costs_two_of_four_reserve_cards() -> None:
    s = scene(hands={"outlaws": ["Arme improvisée", "Archers", "Pouvoirs inconnus"]}, reserves={"outlaws": 4})
    assert s.counts("outlaws")[1:4] == (3, 4, 0)

    s.play(WEAPON)

    assert s.counts("outlaws")[1:4] == (2, 2, 2)
    assert s.group("outlaws") == ["improvised-weapon"]


@pytest.mark.rule("TH-311")
def test_a_cost_is_paid_in_full_from_the_reserve_of_the_role() -> None:
    hand = ["Arme improvisée", "Petrov", "Lehla", "Archers", "Évasion"]
    s = scene(hands={"outlaws": hand}, reserves={"outlaws": 1}, scourge_reserves={"outlaws": 6})

    s.refused(WEAPON, "TH-311")

    assert WEAPON.split(": ")[1] not in s.options("outlaws")
    assert s.counts("outlaws")[1:4] == (5, 1, 0)
    assert s.counts("outlaws", "scourge")[2:4] == (6, 0)


@pytest.mark.rule("TH-311")
@pytest.mark.parametrize("reserve", [2, 3])
def test_exactly_the_cost_is_enough(reserve: int) -> None:
    s = scene(hands={"outlaws": ["Arme improvisée"]}, reserves={"outlaws": reserve})

    s.play(WEAPON)

    assert s.counts("outlaws")[1:4] == (0, reserve - 2, 2)


@pytest.mark.rule("TH-312")
def test_a_cost_of_nothing_is_paid_with_an_empty_reserve() -> None:
    s = scene(phase="actions", hands={"outlaws": ["Pouvoirs inconnus"]}, decks={"outlaws": 10})

    s.play("outlaws: play unknown-powers")

    assert s.associated() == ["unknown-powers"]
    assert s.counts("outlaws") == (8, 0, 0, 0, 2)
    assert not s.events("CardsPaid")


@pytest.mark.rule("TH-313")
def test_the_top_of_the_reserve_is_paid_first() -> None:
    s = scene(hands={"outlaws": ["Arme improvisée"]}, reserves={"outlaws": ["Petrov", "Lehla", "Shaniah"]})

    s.play(WEAPON)

    assert s.discard("outlaws") == ["shaniah", "lehla"]
    assert s.reserve("outlaws") == ["petrov"]
    assert s.asked() == ["vikings: open_turn"]  # no one chose anything


# -- where cards come from and go to ------------------------------------------------------------------------


@pytest.mark.rule("TH-314")
@pytest.mark.parametrize("zone", ["discards", "reserves", "decks", "walhallas"])
def test_cards_are_played_from_the_hand(zone: str) -> None:
    elsewhere: dict[str, Any] = {"reserves": {"outlaws": 4}}
    elsewhere[zone] = {"outlaws": ["Petrov", "Lehla", "Arme improvisée"]}
    s = scene(hands={"outlaws": ["Butin caché"]}, **elsewhere)

    s.refused(WEAPON, "TH-314")
    assert s.options("outlaws", "play") == {"play hidden-loot"}


@pytest.mark.rule("TH-315")
def test_a_card_that_was_played_stays_from_round_to_round() -> None:
    s = scene(hands={"outlaws": ["Arme improvisée", "Petrov"]}, reserves={"outlaws": 5})

    s.play(WEAPON, "vikings: pass", "outlaws: play petrov")
    for round_, destiny in ((2, "vikings"), (3, "outlaws")):
        s.to_phase("prophecy", round_)
        assert (s.destiny(), s.group("outlaws")) == (destiny, ["improvised-weapon", "petrov"])


@pytest.mark.rule("TH-316")
@pytest.mark.parametrize("reserve", [0, 3])
def test_an_effect_that_places_a_card_takes_nothing_from_the_reserve(reserve: int) -> None:
    with changed_cards({"taxes": {"cost": "0", "effect": "place(comp,hand)"}, "emperor-magnus": {"cost": "3"}}):
        s = scene(destiny="lords", hands={"lords": ["Impôts", "Magnus"]}, reserves={"lords": reserve})

        s.play("lords: play taxes", "lords: place emperor-magnus")

        assert (s.group("lords"), s.hand("lords")) == (["emperor-magnus"], [])
        assert s.counts("lords")[2:4] == (reserve, 0)


# -- phases -------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-317")
@pytest.mark.parametrize("phase", ["dawn", "actions", "dusk"])
def test_events_and_scourge_cards_keep_to_their_phase(phase: str) -> None:
    events = {"dawn": "thieves-pact", "actions": "unknown-powers", "dusk": "sharing-the-spoils"}
    scourges = {"dawn": "early-winter", "actions": "stunned", "dusk": "vampire-snake"}
    s = scene(
        phase=phase,
        hands={"outlaws": [*events.values()], "vikings": [*scourges.values()]},
        reserves={"outlaws": 9},
        scourge_reserves={"vikings": 9},
    )

    for faction, cards in (("outlaws", events), ("vikings", scourges)):
        assert s.options(faction, "play") == {f"play {cards[phase]}"}
        for wrong in set(cards) - {phase}:
            s.refused(f"{faction}: play {cards[wrong]}", "TH-317")
        s.play(f"{faction}: pass")


# -- the order of a card ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-318")
@pytest.mark.parametrize(("band", "symbols"), [("1P 1D", ["intrigue", "damage"]), ("1D 1P", ["damage", "intrigue"])])
def test_pay_then_symbols_then_effect_then_niflhel(band: str, symbols: list[str]) -> None:
    arrest = {"cost": "1", "band": band, "effect": "toll(1){exhaust(grp(comp))}"}
    with changed_cards({"arrest": arrest}):
        s = scene(
            scourge="lords",
            groups={"outlaws": ["Sigwald"]},
            hands={"outlaws": ["Évasion"], "lords": ["Arrestation"]},
            reserves={"outlaws": 1},
            scourge_reserves={"lords": 2},
        )
        s.play("outlaws: pass", "lords: play arrest")
        assert s.counts("lords", "scourge")[2:] == (1, 1, 0)

        asked = []
        for _ in range(3):
            asked.append(s.asked()[0].split(": ")[1])
            line = {"intrigue": "lords: exhaust sigwald", "damage": "outlaws: done", "toll": "outlaws: decline"}
            assert s.niflhel("lords") == []
            s.play(line[asked[-1]])

        assert asked == [*symbols, "toll"]
        assert s.asked() == ["lords: target"]
        s.play("lords: target sigwald")
        assert (s.exhausted("Sigwald"), s.niflhel("lords")) == (2, ["arrest"])


@pytest.mark.rule("TH-318")
def test_an_event_is_paid_its_symbols_come_before_its_effect_and_it_is_associated_last() -> None:
    with changed_cards({"ambush": {"cost": "1", "band": "2C 1E", "effect": "gain(this,1B)"}}):
        s = scene(
            phase="actions",
            groups={"outlaws": ["Sigwald"]},
            hands={"outlaws": ["Embuscade"]},
            reserves={"outlaws": 1},
            exhausted={"Sigwald": 1},
        )

        s.play("outlaws: play ambush", "outlaws: ready sigwald")

        assert kinds(s) == ["CardPlayed", "CardsPaid", "CardReadied", "AttributesGained", "Association"]
        assert (s.attributes("ambush"), s.strength()) == ((1, 2, 0), (4, 2, 0))


@pytest.mark.rule("TH-319")
def test_a_card_is_resolved_before_any_other_action() -> None:
    s = scene(
        phase="actions",
        groups={"outlaws": ["Arme improvisée"]},
        hands={"outlaws": ["Pouvoirs inconnus", "Archers"], "vikings": ["Étourdi", "Étourdi"]},
    )

    s.play("outlaws: pass", "vikings: play stunned")
    for done in range(2):
        assert s.asked() == ["outlaws: damage"]
        assert len(s.walhalla("outlaws")) == done
        s.refused("outlaws: activate improvised-weapon", "TH-602")
        s.refused("outlaws: play unknown-powers", "TH-602")
        s.refused("vikings: play stunned")
        s.play("outlaws: done")

    assert s.asked() == ["outlaws: turn"]
    s.play("outlaws: activate improvised-weapon")


# -- destroyed cards ------------------------------------------------------------------------------------


@pytest.mark.rule("TH-320")
@pytest.mark.parametrize(("phase", "event"), [("dawn", "feast"), ("dusk", "valkyries")])
def test_an_event_of_dawn_or_dusk_goes_to_walhalla(phase: str, event: str) -> None:
    with changed_cards({event: {"cost": "1", "effect": "reserve(2)"}}):
        s = scene(
            destiny="vikings",
            scourge="outlaws",
            phase=phase,
            hands={"vikings": [event]},
            reserves={"vikings": ["Drakkar"]},
        )

        s.play(f"vikings: play {event}")

        assert (s.walhalla("vikings"), s.discard("vikings"), s.hand("vikings")) == ([event], ["longship"], [])
        assert s.view("outlaws").players[0].destiny.destroyed == (event,)


@pytest.mark.rule("TH-321")
@pytest.mark.parametrize(("phase", "name"), [("dawn", "pickpocket"), ("dusk", "arson")])
def test_a_scourge_card_of_dawn_or_dusk_goes_to_niflhel(phase: str, name: str) -> None:
    with changed_cards({name: {"cost": "1", "band": "", "effect": "draw(1)"}}):
        s = scene(
            destiny="vikings",
            scourge="outlaws",
            phase=phase,
            hands={"outlaws": [name]},
            scourge_reserves={"outlaws": ["Espion"]},
        )

        s.play("vikings: pass", f"outlaws: play {name}")

        assert (s.niflhel("outlaws"), s.discard("outlaws", "scourge")) == ([name], ["spy"])
        assert (s.walhalla("outlaws"), s.walhalla("vikings")) == ([], [])
        assert s.view("vikings").players[1].scourge.destroyed == (name,)


@pytest.mark.rule("TH-322")
@changed_cards({"thieves-pact": {"band": "2B", "cost": "0", "effect": ""}, "early-winter": {"band": "2B", "cost": "0"}})
def test_attributes_of_a_dawn_card_count_for_nothing() -> None:
    s = scene(hands={"outlaws": ["Pacte de voleurs"], "vikings": ["Hiver précoce"]}, terrains=["Port fortifié"])

    s.play("outlaws: play thieves-pact", "vikings: play early-winter")
    assert (s.walhalla("outlaws"), s.niflhel("vikings"), s.associated()) == (["thieves-pact"], ["early-winter"], [])
    s.play("outlaws: pass", "vikings: pass").until("destination").step().play("vikings: decline")
    assert (s.strength(), s.difficulty()) == ((0, 0, 0), (4, 0, 0))
    s.play("outlaws: pass", "vikings: pass")

    (measured,) = s.events("JourneyMeasured")
    assert (measured.bravery, measured.bravery_needed) == (0, 4)


@pytest.mark.rule("TH-322")
@changed_cards({"sharing-the-spoils": {"band": "2B", "cost": "0", "effect": ""}})
def test_attributes_of_a_dusk_card_count_for_nothing() -> None:
    s = scene(phase="dusk", hands={"outlaws": ["Partage du butin"]})

    s.play("outlaws: play sharing-the-spoils")

    assert (s.walhalla("outlaws"), s.associated()) == (["sharing-the-spoils"], [])


# -- what a card can do -------------------------------------------------------------------------------------


@pytest.mark.rule("TH-323")
@pytest.mark.parametrize(("deck", "winners"), [(1, ["vikings"]), (2, [])])
def test_a_card_being_played_does_not_pay_its_own_damage(deck: int, winners: list[str]) -> None:
    s = scene(phase="actions", hands={"outlaws": ["Pouvoirs inconnus"]}, decks={"outlaws": deck})

    s.play("outlaws: play unknown-powers")

    assert s.winners() == winners
    if not winners:
        assert (len(s.walhalla("outlaws")), s.associated()) == (2, ["unknown-powers"])


@pytest.mark.rule("TH-324")
@changed_cards({"sabotage": {"band": "1D", "effect": "destroy(grp(sup&cost<=2))"}, "longship": {"cost": "3"}})
def test_a_card_without_a_target_does_what_it_can() -> None:
    s = scene(
        destiny="vikings",
        scourge="outlaws",
        groups={"vikings": ["Solveig", "Drakkar"]},
        hands={"outlaws": ["Sabotage"]},
        scourge_reserves={"outlaws": 3},
        decks={"vikings": 10},
    )

    s.play("vikings: pass", "outlaws: play sabotage")

    assert s.group("vikings") == ["solveig", "longship"]
    assert s.counts("vikings") == (9, 0, 0, 0, 1)
    assert s.niflhel("outlaws") == ["sabotage"]
    assert s.asked() == ["vikings: open_turn"]


@pytest.mark.rule("TH-324")
def test_an_effect_without_a_target_may_be_activated() -> None:
    with changed_cards({"mead-horn": {"effect": "ACT@JOUR: ready(grp(comp)); gain(this,1B)"}}):
        s = scene(destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Corne à hydromel"]})

        s.play("vikings: activate mead-horn")

        assert (s.exhausted("mead-horn"), s.attributes("mead-horn")) == (1, (1, 0, 0))


@pytest.mark.rule("TH-325")
@changed_cards({"banishment": {"band": "1D", "effect": "exhaust(grp(comp)); lose(grp(comp),1B+1C+1M)"}})
def test_targets_are_chosen_when_the_effect_comes_to_them() -> None:
    s = scene(
        groups={"outlaws": ["Sigwald", "Kriss de Valnor"]},
        hands={"outlaws": ["Archers"], "vikings": ["Bannissement"]},
        scourge_reserves={"vikings": 3},
    )

    s.play("outlaws: pass", "vikings: play banishment")
    assert s.asked() == ["outlaws: damage"]
    s.play("outlaws: destroy archers")
    assert (s.walhalla("outlaws"), s.asked()) == (["archers"], ["vikings: target"])
    s.play("vikings: target sigwald")
    assert (s.exhausted("Sigwald"), s.asked()) == (1, ["vikings: target"])
    assert s.options("vikings") == {"target sigwald-the-burned", "target kriss-of-valnor"}
    s.play("vikings: target kriss")

    assert (s.attributes("Kriss de Valnor"), s.attributes("Sigwald")) == ((0, 0, 0), (3, 0, 0))
    assert s.exhausted("Kriss de Valnor") == 0
