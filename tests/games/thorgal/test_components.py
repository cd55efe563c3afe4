"""Components: factions, card types, costs, subtypes, terrains, pawns (TH-101 to TH-114)."""

from __future__ import annotations

from collections import Counter

import pytest

import meadhall
from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.kernel import BadEdition
from tests.games.thorgal.box import t
from tests.games.thorgal.scene import Scene, card, changed_cards, new, scene


def printed() -> list[CardRow]:
    """Every card of the box, copies too."""
    rows = [row for number, row in enumerate(t.ROWS) if t.ROW_OF[number] == number]
    return [row for row in rows for _ in range(row.copies)]


def subtypes(name: str) -> set[str]:
    return {w.SUBTYPES[subtype] for subtype in t.ROWS[card(name)].subtypes}


def assert_unprintable(slug: str, rule: str, **cells: str) -> None:
    """A card with these words is no card of the game."""
    with pytest.raises(BadEdition, match=rule), changed_cards({slug: cells}):
        raise AssertionError(f"{slug} may have {cells}")


# -- players and cards ------------------------------------------------------------------------------


@pytest.mark.rule("TH-101")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_two_to_four_play(seats: int) -> None:
    if seats in (2, 3, 4):
        assert len(meadhall.new("thorgal", seats=seats, seed=1).state.groups) == seats
        return
    with pytest.raises(meadhall.BadOptions):
        meadhall.new("thorgal", seats=seats, seed=1)


@pytest.mark.rule("TH-102", "TH-112")
@pytest.mark.parametrize("faction", b.FACTIONS)
def test_a_faction_has_12_companions_10_supports_14_events_24_scourge_cards_and_5_terrains(faction: str) -> None:
    kinds = Counter([w.TYPES[row.kind] for row in printed() if b.FACTIONS[row.faction] == faction])

    assert kinds == {"companion": 12, "support": 10, "event": 14, "scourge": 24, "terrain": 5}


@pytest.mark.rule("TH-102", "TH-103")
def test_the_box_has_260_cards_of_four_factions_and_one_type_each() -> None:
    kinds = Counter([row.kind for row in printed()])

    assert b.FACTIONS == ("outlaws", "stars", "lords", "vikings")
    assert len(printed()) == 260
    assert kinds[w.COMPANION] + kinds[w.SUPPORT] + kinds[w.EVENT] == 144
    assert (kinds[w.SCOURGE_CARD], kinds[w.TERRAIN]) == (96, 20)


@pytest.mark.rule("TH-103")
@pytest.mark.parametrize("kind", ["companion support", "", "item"])
def test_no_card_has_two_types_or_none(kind: str) -> None:
    assert_unprintable("hidden-loot", "type", type=kind)


@pytest.mark.rule("TH-104")
def test_companions_and_supports_remain_other_cards_are_used_once() -> None:
    s = scene(
        hands={"outlaws": ["Darek", "Butin caché", "Pacte de voleurs"], "vikings": ["Hiver précoce"]},
        reserves={"outlaws": 9},
        scourge_reserves={"vikings": 3},
    )

    s.play("outlaws: play darek-the-svear", "vikings: play early-winter", "vikings: decline")
    s.play("outlaws: play hidden-loot", "vikings: pass", "outlaws: play thieves-pact", "outlaws: decline")

    assert s.group("outlaws") == ["darek-the-svear", "hidden-loot"]
    assert (s.walhalla("outlaws"), s.niflhel("vikings")) == (["thieves-pact"], ["early-winter"])
    assert not {"thieves-pact", "early-winter"} & set(s.discard("outlaws") + s.discard("vikings", "scourge"))


@pytest.mark.rule("TH-105")
def test_companions_and_no_other_cards_have_an_upkeep_condition() -> None:
    bearers = Counter([(row.faction, row.kind) for row in printed() if row.upkeep is not None])

    assert bearers == {(faction, w.COMPANION): 12 for faction in range(4)}
    for slug in ("hidden-loot", "ambush", "pickpocket", "skellingar"):
        assert_unprintable(slug, "TH-105", upkeep="exhaust_this")
    assert_unprintable("shaniah", "TH-105", upkeep="")


@pytest.mark.rule("TH-106")
def test_cards_cost_0_to_3() -> None:
    costs = [row.cost for row in printed() if row.kind != w.TERRAIN]

    assert len(costs) == 240
    assert set(costs) == {0, 1, 2, 3}
    assert_unprintable("ambush", "TH-106", cost="4")
    assert_unprintable("pickpocket", "TH-106", cost="-1")


@pytest.mark.rule("TH-106")
@pytest.mark.parametrize("cost", [0, 1, 2, 3])
def test_a_fate_point_is_paid_with_one_reserve_card(cost: int) -> None:
    with changed_cards({"hidden-loot": {"cost": str(cost)}}):
        s = scene(hands={"outlaws": ["Butin caché"]}, reserves={"outlaws": 5})

        s.play("outlaws: play hidden-loot")

        assert (len(s.reserve("outlaws")), len(s.discard("outlaws"))) == (5 - cost, cost)


# -- terrains -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-107")
@changed_cards(
    {
        "sigwald-the-burned": {"band": "4B"},
        "fortified-harbour": {"effect": "reserve(2)", "fenrir": "ACT@DUSK: reserve(1)"},
    }
)
def test_a_terrain_requires_attributes_in_front_and_has_reward_and_fenrir_behind() -> None:
    s = scene(phase="actions", groups={"outlaws": ["Sigwald"]}, destination="Port fortifié")

    assert s.difficulty() == (4, 0, 0)
    s.play("outlaws: pass")
    s.refused("vikings: fenrir fortified-harbour", "TH-467")
    s.play("vikings: pass", "outlaws: accept")
    assert len(s.reserve("outlaws")) == 2
    s.play("outlaws: pass", "vikings: fenrir fortified-harbour")

    assert len(s.reserve("vikings", "scourge")) == 1
    s.until("destination")
    s.refused("vikings: journey fortified-harbour", "TH-404")


@pytest.mark.rule("TH-107")
def test_without_the_required_attributes_the_terrain_keeps_its_front() -> None:
    with changed_cards({"sigwald-the-burned": {"band": "3B 4C 4M"}}):
        s = scene(phase="actions", groups={"outlaws": ["Sigwald"]}, destination="Port fortifié")

        s.play("outlaws: pass", "vikings: pass")

        assert (s.conqueror("Port fortifié"), s.asked()) == ("", ["outlaws: open_turn"])


@pytest.mark.rule("TH-108")
def test_the_first_symbol_of_a_terrain_is_its_faction() -> None:
    symbols = {"outlaws": "Outlaw", "stars": "Star", "lords": "Lord", "vikings": "Viking"}
    firsts = Counter([(row.faction, w.SUBTYPES[row.subtypes[0]]) for row in printed() if row.kind == w.TERRAIN])

    assert firsts == {(number, symbols[faction]): 5 for number, faction in enumerate(b.FACTIONS)}
    assert subtypes("Port fortifié") == {"Viking", "Warrior"}
    assert_unprintable("fortified-harbour", "TH-108", subtypes="Warrior Viking")


@pytest.mark.rule("TH-107", "TH-108")
@pytest.mark.parametrize(("symbols", "free"), [("Viking", True), ("Warrior", True), ("Mage Star", False)])
def test_every_symbol_of_the_terrain_opposes_for_free_the_factions_too(symbols: str, free: bool) -> None:
    with changed_cards({"solveig": {"subtypes": symbols, "cost": "1"}}):
        s = scene(phase="journey", groups={"vikings": ["Solveig"]}, terrains=["Port fortifié"])

        s.play("outlaws: journey fortified-harbour")

        if free:
            assert s.options("vikings") == {"decline", "oppose solveig"}
        else:
            s.refused("vikings: oppose solveig", "TH-410")


# -- subtypes -----------------------------------------------------------------------------------------


@pytest.mark.rule("TH-109")
def test_subtypes_are_those_of_the_cards_type() -> None:
    persons = {"Outlaw", "Star", "Lord", "Viking", "Warrior", "Archer", "Mage"}
    things = {"Weapon", "Gear", "Artefact", "Animal", "Ship"}
    allowed = {w.COMPANION: persons, w.TERRAIN: persons, w.SUPPORT: things, w.EVENT: set(), w.SCOURGE_CARD: set()}

    for row in printed():
        found = {w.SUBTYPES[subtype] for subtype in row.subtypes}
        assert found <= allowed[row.kind], row.slug
    assert subtypes("thorgal-vikings") == {"Viking", "Star", "Archer"}
    for slug, wrong in (("shaniah", "Weapon"), ("hidden-loot", "Warrior"), ("archers", "Archer"), ("spy", "Mage")):
        assert_unprintable(slug, "TH-109", subtypes=wrong)


@pytest.mark.rule("TH-109")
@pytest.mark.parametrize(("companion", "bravery"), [("Sigwald", 2), ("Kriss", 3)])
def test_an_event_called_archers_is_no_archer(companion: str, bravery: int) -> None:
    effect = {"band": "2B", "cost": "0", "effect": "if(count(Archer)>=1){gain(this,1B)}"}
    with changed_cards({"archers": effect}):
        s = scene(phase="actions", groups={"outlaws": [companion]}, hands={"outlaws": ["Archers", "Archers"]})

        s.play("outlaws: play archers", "vikings: pass", "outlaws: play archers")

        assert s.associated() == ["archers", "archers-2"]
        assert [s.attributes("archers"), s.attributes("archers-2")] == [(bravery, 0, 0)] * 2


@pytest.mark.rule("TH-110")
@pytest.mark.parametrize(("symbols", "then"), [("Warrior", "tend"), ("Lord Warrior", "unmet")])
def test_the_deck_of_a_card_gives_it_no_faction_symbol(symbols: str, then: str) -> None:
    changes = {"mercenaries": {"subtypes": symbols}, "galathorn": {"upkeep": "none(Lord&other)"}}
    with changed_cards(changes):
        group = {"lords": ["Mercenaires", "Galathorn"]}
        s = scene(destiny="lords", phase="dusk", groups=group)

        s.play("lords: pass", "vikings: pass", "lords: tend galathorn")

        assert s.asked() == [f"lords: {then}"]


# -- numbers, owners, pawns -----------------------------------------------------------------------------


def play_two_weapons() -> Scene:
    s = scene(hands={"outlaws": ["Arme improvisée", "Arme improvisée"]}, reserves={"outlaws": 4})
    assert s.options("outlaws") == {"pass", "play improvised-weapon"}
    s.play("outlaws: play improvised-weapon", "vikings: pass", "outlaws: play improvised-weapon")
    return s.until("open_turn", "outlaws").play("outlaws: pass").until("destination").step().until("open_turn")


@pytest.mark.rule("TH-111")
def test_the_number_of_a_card_means_nothing() -> None:
    s = play_two_weapons()
    assert s.options("outlaws") == {"pass", "activate improvised-weapon", "activate improvised-weapon-2"}
    s.play("outlaws: activate improvised-weapon-2")
    assert [s.exhausted(f"improvised-weapon{copy}") for copy in ("", "-2")] == [0, 1]
    s.play("vikings: pass", "outlaws: activate improvised-weapon")

    assert s.attributes("improvised-weapon") == s.attributes("improvised-weapon-2") == (1, 2, 0)
    with changed_cards({"improvised-weapon": {"no": "23-24"}, "unknown-powers": {"no": "13-14"}}):
        other = play_two_weapons().play("outlaws: activate improvised-weapon-2", "vikings: pass")
        assert other.play("outlaws: activate improvised-weapon").match.hash() == s.match.hash()


@pytest.mark.rule("TH-113")
def test_the_foes_cards_never_pay() -> None:
    reserves = {"reserves": {"vikings": 5}, "scourge_reserves": {"vikings": 5, "outlaws": 5}}
    s = scene(hands={"outlaws": ["Arme improvisée"]}, **reserves)  # type: ignore[arg-type]

    s.refused("outlaws: play improvised-weapon", "TH-311")
    assert s.options("outlaws") == {"pass"}


@pytest.mark.rule("TH-113")
def test_players_pay_and_draw_from_their_own_piles() -> None:
    with changed_cards({"thieves-pact": {"effect": "draw(1); reserve(1)", "cost": "1"}}):
        s = scene(hands={"outlaws": ["Pacte de voleurs"]}, reserves={"outlaws": 3, "vikings": 3})
        top = s.deck("outlaws")[-1]
        theirs = [s.counts("vikings"), s.counts("vikings", "scourge"), s.counts("outlaws", "scourge")]
        deck = len(s.deck("outlaws"))

        s.play("outlaws: play thieves-pact")

        assert s.counts("outlaws") == (deck - 2, 1, 3, 1, 1)
        assert s.hand("outlaws") == [top]
        assert [s.counts("vikings"), s.counts("vikings", "scourge"), s.counts("outlaws", "scourge")] == theirs


@pytest.mark.rule("TH-114")
@pytest.mark.parametrize("pawns", [[0], [-1, 0], [-1, 0, 1]])
def test_numbered_scourge_pawns_serve_with_three_and_four_only(pawns: list[int]) -> None:
    s = new(*b.FACTIONS[: len(pawns) + 1]).until("prophecy")
    players = s.view(None).players
    first = s.g.destiny

    assert [player.role for player in players].count("destiny") == 1
    assert (players[first].role, players[first].pawn) == ("destiny", 0)
    others = [players[(first + n) % len(players)] for n in range(1, len(players))]
    assert [player.pawn for player in others] == pawns
