"""Information: what all see, and what only some do (TH-820 to TH-827)."""

from __future__ import annotations

import pytest

from meadhall.games.thorgal.cards.wording import wording
from meadhall.kernel import Chance
from tests.games.thorgal.box import box_now, t
from tests.games.thorgal.deeds import deeds
from tests.games.thorgal.eyes import everybody, heard, public, readers, sent, words
from tests.games.thorgal.scene import Scene, begin, new, scene

POWERS = "unknown-powers"  # an event of the Outlaws


def told_apart(one: Scene, two: Scene) -> list[str | None]:
    """Whose eyes can tell two tables apart."""
    return [who for who in everybody(one) if sent(one, who) != sent(two, who)]


# -- secret -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-820")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    s = scene(hands={"outlaws": ["archers", "betrayal", "escape"], "vikings": ["nidhogg"]})

    for who in everybody(s):
        assert [player.hand for player in s.view(who).players] == [3, 1]
    assert s.view("outlaws").hand == ("archers", "betrayal", "escape")
    for card in ("archers", "betrayal", "escape"):
        assert readers(s, card) == ["outlaws"]
    assert readers(s, "nidhogg") == ["vikings"]


@pytest.mark.rule("TH-820")
def test_other_hands_look_the_same_whatever_is_in_them() -> None:
    one = scene(hands={"outlaws": ["archers", "blackmail"], "vikings": ["nidhogg"]})
    two = scene(hands={"outlaws": ["thieves-pact", "kriss-of-valnor"], "vikings": ["nidhogg"]})

    assert told_apart(one, two) == ["outlaws"]


@pytest.mark.rule("TH-820")
def test_a_drawn_card_is_known_to_its_owner_alone() -> None:
    with deeds({POWERS: "draw(1)"}):
        s = scene(phase="actions", hands={"outlaws": [POWERS]})
        drawn = s.deck("outlaws")[-1]

        s.play("outlaws: play unknown-powers")

        assert [who for who in everybody(s) if drawn in heard(s, who)] == ["outlaws"]


@pytest.mark.rule("TH-821")
def test_reserves_are_looked_at_by_no_one() -> None:
    s = scene(phase="dusk", hands={"outlaws": ["archers"]}, reserves={"outlaws": ["escape"]}, decks={"outlaws": 7})
    s.play("outlaws: pass", "vikings: pass", "outlaws: store archers")

    s.to_phase("prophecy", 3)

    assert s.destiny() == "outlaws"
    for who in everybody(s):
        assert s.view(who).players[0].destiny.reserve == 2
        assert not {"archers", "escape"} & words(s, who)
    assert [who for who in everybody(s) if "archers" in heard(s, who)] == ["outlaws"]  # they put it there themselves
    assert not [who for who in everybody(s) if "escape" in heard(s, who)]


@pytest.mark.rule("TH-821")
def test_prophecy_fills_the_reserve_unseen() -> None:
    s = scene(phase="prophecy")
    top = s.deck("outlaws")[-1]

    s.play("outlaws: reserve")

    assert s.reserve("outlaws") == [top]
    assert readers(s, top) == []


@pytest.mark.rule("TH-822")
def test_decks_show_their_size_alone() -> None:
    one, two = (scene(decks={"outlaws": 27}, scourge_decks={"vikings": 9}) for _ in range(2))
    for pile in (0, 3):
        two.g.decks[pile].reverse()
    begin(two)
    assert one.deck("outlaws") != two.deck("outlaws")

    assert told_apart(one, two) == []
    for who in everybody(one):
        players = one.view(who).players
        assert (players[0].destiny.deck, players[1].scourge.deck) == (27, 9)
        assert not set(one.deck("outlaws")) & words(one, who)


@pytest.mark.rule("TH-826")
def test_terrains_set_aside_are_seen_by_their_owner_alone() -> None:
    s = scene(terrains=["brigands-lair", "shaigans-castle", "skellingar"])

    for who in everybody(s):
        assert [player.aside for player in s.view(who).players] == [3, 4]
    assert s.view("outlaws").aside == ("invisible-fortress", "kerridwens-tower", "rebels-marsh")
    assert readers(s, "invisible-fortress") == ["outlaws"]
    assert readers(s, "the-second-world") == ["vikings"]


# -- public -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-823")
def test_paid_cards_are_read_in_the_discard() -> None:
    with deeds({}, pirate_ship={"cost": "2"}):
        s = scene(hands={"outlaws": ["pirate-ship"]}, reserves={"outlaws": ["petrov", "escape", "archers"]})
        assert readers(s, "archers") == []

        s.play("outlaws: play pirate-ship")

        for who in everybody(s):
            assert sorted(s.view(who).players[0].destiny.discard) == ["archers", "escape"]
        assert readers(s, "petrov") == []  # still in reserve


@pytest.mark.rule("TH-823")
def test_discarded_hand_cards_are_public() -> None:
    with deeds({"stunned": "discard(foe,hand,1)"}):
        s = scene(phase="actions", hands={"outlaws": ["archers", "escape"], "vikings": ["stunned"]})

        s.play("outlaws: pass", "vikings: play stunned", "outlaws: discard archers")

        assert readers(s, "archers") == everybody(s)
        assert readers(s, "escape") == ["outlaws"]


@pytest.mark.rule("TH-824")
def test_what_lies_open_is_the_same_to_all_eyes() -> None:
    s = scene(
        phase="actions",
        groups={"outlaws": ["petrov", "pirate-ship"], "vikings": ["solveig"]},
        opposer="thorgal-vikings",
        associated=[("vikings", "nidhogg"), ("outlaws", "archers")],
        walhallas={"outlaws": ["escape"]},
        niflhels={"vikings": ["alinoe"]},
        exhausted={"petrov": 2, "thorgal-vikings": 1, "skellingar": 1},
        tokens={"petrov": (1, 0, -1), "thorgal-vikings": (0, 2, 0)},
        conquered={"skellingar": "vikings"},
        destination="Port fortifié",
    )

    for who in everybody(s):
        table = s.view(who)
        outlaws, vikings = table.players
        assert [(p.card, p.exhausted, p.tokens) for p in outlaws.group] == [
            ("petrov", 2, (1, 0, -1)),
            ("pirate-ship", 0, (0, 0, 0)),
        ]
        assert [p.card for p in vikings.group] == ["solveig"]
        assert (table.opposer.card, table.opposer.seat) == ("thorgal-vikings", 1)
        assert (table.opposer.exhausted, table.opposer.tokens) == (1, (0, 2, 0))
        assert [(p.card, p.seat) for p in table.associated] == [("nidhogg", 1), ("archers", 0)]
        assert (outlaws.destiny.destroyed, vikings.scourge.destroyed) == (("escape",), ("alinoe",))
        assert (outlaws.horns, vikings.horns) == (0, 1)
        conquered = [(p.card, p.conqueror, p.exhausted) for p in table.terrains if p.conqueror >= 0]
        assert conquered == [("skellingar", 1, 1)]


@pytest.mark.rule("TH-824")
@pytest.mark.parametrize("factions", [("outlaws", "vikings"), ("stars", "lords", "vikings")])
def test_the_public_part_is_the_same_at_any_moment(factions: tuple[str, ...]) -> None:
    s, chance, looked = new(*factions, seed=2), Chance(2), 0
    while not s.match.over:
        spectator = public(s, None)
        assert all(public(s, who) == spectator for who in s.names)
        decision = s.match.decisions[0]
        s.match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        looked += 1

    assert looked > 100


@pytest.mark.rule("TH-825")
@pytest.mark.parametrize("conqueror", [None, "vikings"])
def test_both_sides_of_a_terrain_in_play_may_be_read(conqueror: str | None) -> None:
    terrain = "village-of-the-northern-vikings"
    s = scene(terrains=["brigands-lair", terrain], conquered={terrain: conqueror} if conqueror else None)

    for who in everybody(s):
        shown = next(found for found in s.view(who).terrains if found.card == terrain)
        assert shown.required == t.ATTRIBUTES[t.card(terrain)]
    for language, fenrir in (("en", "Fenrir (Dusk): "), ("fr", "Fenrir (Crépuscule)")):
        text = wording(box_now(), language).card(t.card(terrain))
        reward, found, effect = text.partition(fenrir)
        assert found
        assert len(reward) > 20
        assert len(effect) > 10


# -- lasting effects --------------------------------------------------------------------------------------------


@pytest.mark.rule("TH-827")
def test_prevention_is_shown_with_what_is_left_of_it() -> None:
    with deeds({POWERS: "prevent(2)", "stunned": "dmg(foe,1)"}):
        s = scene(phase="actions", hands={"outlaws": [POWERS], "vikings": ["stunned"]})

        s.play("outlaws: play unknown-powers")
        assert [s.view(who).players[0].prevented for who in everybody(s)] == [2, 2, 2]

        s.play("vikings: play stunned")
        assert [s.view(who).players[0].prevented for who in everybody(s)] == [1, 1, 1]


@pytest.mark.rule("TH-827")
@pytest.mark.parametrize(
    ("effect", "shown"),
    [
        ("discount(3,comp)", ("discount", 0, 3, "")),
        ("tax(2,scourge)", ("tax", 1, 2, "")),
        ("forbid(terrain)", ("ban", -1, 0, "terrain")),
    ],
)
def test_lasting_effects_are_public(effect: str, shown: tuple[str, int, int, str]) -> None:
    with deeds({POWERS: effect}):
        s = scene(phase="actions", hands={"outlaws": [POWERS]}).play("outlaws: play unknown-powers")

        for who in everybody(s):
            found = [(lasting.kind, lasting.seat, lasting.amount, lasting.ban) for lasting in s.view(who).lasting]
            assert found == [shown]


@pytest.mark.rule("TH-827")
@pytest.mark.parametrize("effect", ["keep", "protect"])
def test_kept_and_protected_companions_are_public(effect: str) -> None:
    with deeds({POWERS: f"{effect}(grp(comp))"}):
        s = scene(phase="actions", groups={"outlaws": ["petrov", "brigands"]}, hands={"outlaws": [POWERS]})

        s.play("outlaws: play unknown-powers", "outlaws: target petrov")

        for who in everybody(s):
            found = {p.card: (p.kept, p.protected) for p in s.view(who).players[0].group}
            assert found == {"petrov": (effect == "keep", effect == "protect"), "brigands": (False, False)}


@pytest.mark.rule("TH-947")
def test_a_card_drawn_stays_known_though_its_twin_goes_under_the_deck() -> None:
    deck = ["boreale", "haynee", "energy-projector", "muff", "xargos", "varth", "louve", "slive", "energy-projector"]
    s = scene(
        destiny="stars", scourge="lords", phase="dawn", hands={"stars": ["the-eyes-of-tanatloc"]},
        decks={"stars": deck}, reserves={"stars": 3},
    )  # fmt: skip

    s.play("stars: play the-eyes-of-tanatloc", "stars: take varth", "stars: done")

    assert "energy-projector" in s.hand("stars")
    assert "energy-projector" in s.deck("stars")
    assert not s.match.can_undo(s.seat("stars"))
