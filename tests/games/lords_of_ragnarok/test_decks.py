"""Decks, Events as cards, Artefacts, ownership and what is open to all (LR-836 to LR-852, LR-857)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.lords_of_ragnarok import board as b
from meadhall.games.lords_of_ragnarok.picture import picture
from meadhall.kernel.picture import Pile
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.names import index
from tests.games.lords_of_ragnarok.scene import scene

BOX = meadhall.game("lords-of-ragnarok").box


@pytest.mark.rule("LR-836")
def test_an_empty_deck_is_made_anew_in_the_middle_of_a_draw() -> None:
    s = scene(step="prayer", priests={"green": 1}, levels=(0, 3, 0), attributes={"green": (2, 2, 4)})
    s.g.combat_discard, s.g.combat = s.g.combat[1:], s.g.combat[:1]
    last = s.g.box.combat[s.g.combat[0]].slug

    s.play("green: send thor")

    assert len(s.hand("green")) == 3
    assert last in s.hand("green")
    assert (len(s.g.combat), len(s.g.combat_discard)) == (32, 0)
    assert "DeckShuffled" in s.told()


@pytest.mark.rule("LR-836")
def test_events_and_blessings_are_shuffled_anew_too() -> None:
    s = scene(step="special", wheel={"prepare": "green"}, armies={"green": {1: 1}})
    s.g.event_discard, s.g.events = s.g.events, []
    s.play("green: act build-monument", "green: erect odin")
    assert len(s.g.events) + len(s.g.event_discard) == 21

    s = scene(step="special", control={"green": [1]}, temples_built=1)
    s.g.blessing_discard, s.g.deck = s.g.deck[1:], s.g.deck[:1]
    s.play("green: act build-temple")
    assert len(s.g.draft) == 4


@pytest.mark.rule("LR-837")
def test_every_region_has_one_event() -> None:
    assert [card.region + 1 for card in BOX.events] == list(range(1, 22))


@pytest.mark.rule("LR-838")
def test_placement_runes() -> None:
    placed = {
        "uruz": [1, 4, 7, 10, 13, 16, 19], "othala": [2, 5, 8, 11, 14, 17, 20], "algiz": [3, 6, 9, 12, 15, 18, 21],
    }  # fmt: skip
    for rune, regions in placed.items():
        assert [card.region + 1 for card in BOX.events if b.RUNES[card.placement] == rune] == regions


@pytest.mark.rule("LR-839")
def test_activation_runes() -> None:
    acting = {
        ("othala", "algiz"): [1, 8, 10, 15, 19], ("algiz", "uruz"): [2, 9, 11, 13, 20],
        ("uruz", "othala"): [3, 7, 12, 14, 21], ("algiz", "othala"): [4, 16], ("uruz", "algiz"): [5, 17],
        ("othala", "uruz"): [6, 18],
    }  # fmt: skip
    for runes, regions in acting.items():
        named = [card.region + 1 for card in BOX.events if tuple([b.RUNES[r] for r in card.activation]) == runes]
        assert named == regions
    assert set(Counter([rune for card in BOX.events for rune in card.activation]).values()) == {14}


@pytest.mark.rule("LR-840")
def test_events_with_the_boss() -> None:
    bosses = [card.region + 1 for card in BOX.events if card.boss]
    assert bosses == [2, 6, 7, 11, 15, 18, 19]
    assert len([region for region in bosses if region <= 16]) == 5


@pytest.mark.rule("LR-857")
def test_with_nothing_to_draw_play_goes_on() -> None:
    s = scene(step="prayer", priests={"green": 1}, levels=(0, 2, 0), attributes={"green": (2, 2, 6), "red": (2, 2, 6)})
    s.g.hands[1] = sorted([*s.g.hands[1], *s.g.combat])
    s.g.combat = []

    s.play("green: send thor")

    assert s.hand("green") == []
    assert s.attribute("green", "might") == 3
    assert s.asked() == ["green: hero_option"]


# -- Artefacts ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-841")
def test_an_artefact_is_gained_charged() -> None:
    s = scene(step="manoeuvres", armies={"green": {13: 6}}, loki=1)
    s.play("green: activate 13 6", "green: march 7")
    assert s.artefacts("green") == {"mjolnir": True}


@pytest.mark.rule("LR-842")
def test_a_used_artefact_rests_until_a_monument_is_built() -> None:
    s = scene(step="prayer", control={"green": [15]}, wheel={"prepare": "red"}, armies={"red": {1: 1}}, events=[1])
    s.play("green: use brisingamen", "green: gain uruz")
    assert s.artefacts("green") == {"brisingamen": False}
    assert "use brisingamen" not in s.options("green")

    s.until("special", "red")
    s.play("red: act build-monument", "red: erect odin")
    assert s.artefacts("green") == {"brisingamen": True}


@pytest.mark.rule("LR-843", "LR-844")
def test_a_divine_artefact_goes_with_its_region_and_arrives_charged() -> None:
    s = scene(step="manoeuvres", armies={"green": {20: 1}}, control={"red": [21]}, discharged="gungnir", loki=1)
    assert s.artefacts("red") == {"gungnir": False}

    s.play("green: activate 20 1", "green: march 21")

    assert s.artefacts("red") == {}
    assert s.artefacts("green") == {"gungnir": True}


@pytest.mark.rule("LR-845")
def test_a_monster_artefact_stays_with_who_won_it() -> None:
    s = hunt(
        "draugr", artefacts={"red": "barrow-crown"}, hands={"green": "sword"}, deck="bow bow bow bow",
        wounds={"draugr": {"green": [1, 2, 3, 4, 5, 6]}},
    )  # fmt: skip
    s.play("black: attack claw").until("strike_beast")
    s.play("green: cover sword 7")
    assert s.kills("green") == 1
    assert s.artefacts("red") == {"barrow-crown": True}
    assert s.artefacts("green") == {}


# -- ownership ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-846")
def test_only_runes_in_the_reserve_are_discarded() -> None:
    s = scene(
        step="runes", monsters={"huldra": 3}, rings={"huldra": "green"}, control={"red": [3]}, forges={3: "algiz"},
        runes={"green": "uruz othala", "red": "uruz othala"},
    )  # fmt: skip
    s.play("green: invoke rouse", "green: rampage")
    assert s.options("red") == {"drop uruz", "drop othala"}

    s.play("red: drop uruz")
    assert s.g.embers[2] == 1


@pytest.mark.rule("LR-847")
def test_regions_and_monsters_with_ones_mark_are_ones_own() -> None:
    s = scene(control={"green": [5]}, monsters={"garm": 9}, rings={"garm": "green"})
    assert s.regions("green") == [5]
    assert s.g.monsters_of(0) == [index(s.g.box.monsters, "garm")]
    assert s.view("red").players[0].rings == ("garm",)


@pytest.mark.rule("LR-848")
def test_realms_seas_monuments_and_the_boss_have_no_owner() -> None:
    s = scene(control={"green": [21]}, allies={"alfheim": "green"}, drakkars={"green": "s1"}, loki=21)
    table = s.view("green")
    assert [region.region for region in table.regions if region.owner == 0] == ["21"]
    assert all(beast.ring == -1 for beast in table.monsters)
    assert not any(hasattr(god, "owner") for god in table.gods)


@pytest.mark.rule("LR-849")
def test_a_spent_rune_is_open_to_all_again() -> None:
    s = scene(step="runes", runes={"green": "uruz algiz"}, deck="bow")
    before = s.stock("uruz")
    s.play("green: invoke study")
    assert s.stock("uruz") == before + 1
    assert s.view("red").stock == tuple(s.g.stock)


# -- information ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LR-850")
@pytest.mark.parametrize("eyes", ["green", "red", None])
def test_discard_piles_are_open(eyes: str | None) -> None:
    s = scene(discard="spear sword bow")
    assert sorted(s.view(eyes).combat_discard) == ["bow", "spear", "sword"]


@pytest.mark.rule("LR-850")
@pytest.mark.parametrize("eyes", ["green", "red", None])
def test_discard_piles_lie_open_in_the_hall(eyes: str | None) -> None:
    s = hunt("garm", heroes={"green": "ragnar"}, hand="roar vanish", discard="spear sword")
    s.g.blessing_discard = [s.g.deck.pop(s.g.deck.index(0))]
    s.play("black: attack roar")

    piles = {pile.title.id: pile.cards for pile in picture(s.g.box, s.view(eyes)).all(Pile)}

    assert piles["pile-combat"] == ("spear", "sword")
    assert piles["pile-attacks"] == ("vanish",)  # discarded beside the one that was played
    assert piles["pile-blessings"] == ("raven-banner",)


def test_an_empty_discard_pile_is_not_shown() -> None:
    assert picture(scene().g.box, scene().view(None)).all(Pile) == ()


@pytest.mark.rule("LR-851")
def test_hands_and_attack_cards_are_secret() -> None:
    s = hunt("garm", hands={"green": "spear axe"}, hand="roar vanish")
    hunter, keeper, other = s.view("green"), s.view("black"), s.view("red")
    assert other.players[0].hand == len(s.hand("green"))
    assert other.hand == tuple(s.hand("red"))
    assert (hunter.hunt.hand, hunter.hunt.attacks) == ((), 2)
    assert other.hunt.hand == ()
    assert keeper.hunt.hand == ("roar", "vanish")


@pytest.mark.rule("LR-852")
def test_all_else_is_public() -> None:
    s = scene(
        attributes={"red": (3, 4, 5)}, hurt={"red": "might"}, runes={"red": "uruz algiz"}, priests={"red": 2},
        hands={"red": "spear sword"}, blessings={"red": "levy huginn"}, artefacts={"red": "barrow-crown"},
        armies={"red": {1: [2, 5]}}, control={"red": [1]}, wounds={"garm": {"red": [1]}}, monsters={"garm": 9},
    )  # fmt: skip
    red = s.view("green").players[1]
    assert (red.marks, red.hurt, red.attributes) == ((3, 4, 5), (False, True, False), (3, 2, 5))
    assert (red.runes, red.priests, red.hand) == ((1, 0, 1), 2, 2)
    assert (red.blessings, red.artefacts) == (("levy", "huginn"), (("barrow-crown", True),))
    assert s.view("green").regions[0].armies == ((1, 2), (1, 5))
    assert s.view("green").monsters[index(s.g.box.monsters, "garm")].boxes[0] == 1
    assert [omen.turned for omen in s.view("green").omens] == [False] * 5
