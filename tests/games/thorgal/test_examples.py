"""The worked examples of the rulebook, played through with their numbers."""

from __future__ import annotations

import pytest

from tests.games.thorgal.scene import Scene, changed_cards, scene


def printed_journey(*, event: bool = True) -> Scene:
    """The journey of the rulebook's example, at its actions."""
    return scene(
        phase="actions",
        groups={"outlaws": ["Sigwald", "Kriss", "Arme improvisée"]},
        hands={"outlaws": ["Pouvoirs inconnus"] if event else []},
        opposer="Thorgal",
        destination="Port fortifié",
    )


@pytest.mark.rule("TH-870x", "TH-202x", "TH-310x", "TH-423x", "TH-425x", "TH-452x", "TH-461x", "TH-538x")
def test_a_whole_round() -> None:
    s = scene(
        phase="prophecy",
        groups={"outlaws": ["Sigwald", "Kriss"], "vikings": ["Thorgal", "Solveig"]},
        terrains=["Port fortifié", "Skellingar", "Repaire des brigands"],
    )
    deck = s.g.decks[0]
    for name in ("archers", "unknown-powers", "improvised-weapon"):  # the last one on top
        number = next(c for c in deck if name in s.match.game.nouns["card"][c])
        deck.remove(number)
        deck.append(number)
    scourge = s.g.decks[3]
    scourge.append(scourge.pop(scourge.index(next(c for c in scourge if s.match.game.nouns["card"][c] == "stunned"))))
    assert s.counts("outlaws") == (34, 0, 0, 0, 0)

    s.play(*["outlaws: hand"] * 3, *["outlaws: reserve"] * 4)
    assert s.counts("outlaws") == (27, 3, 4, 0, 0)
    s.play("vikings: hand", *["vikings: reserve"] * 6)
    s.play("outlaws: play improvised-weapon")
    assert s.counts("outlaws") == (27, 2, 2, 2, 0)

    s.play("vikings: pass", "outlaws: pass", "outlaws: journey fortified-harbour", "vikings: oppose thorgal")
    assert s.difficulty() == (5, 1, 1)
    s.play("outlaws: activate improvised-weapon", "vikings: pass")
    s.play("outlaws: play unknown-powers", "outlaws: done")
    assert s.counts("outlaws") == (25, 1, 2, 2, 2)
    s.play("vikings: play stunned", "outlaws: done", "outlaws: done")
    assert s.counts("outlaws") == (23, 1, 2, 2, 4)
    assert s.niflhel("vikings") == ["stunned"]
    assert s.strength() == (5, 3, 3)

    s.play("outlaws: pass", "vikings: pass")
    assert s.counts("outlaws") == (23, 1, 2, 2, 5)
    assert (s.exhausted("Arme improvisée"), s.attributes("Arme improvisée")) == (1, (1, 2, 0))
    s.play("outlaws: accept")
    assert s.counts("outlaws") == (21, 1, 4, 2, 5)
    s.play("outlaws: pass", "vikings: pass", "outlaws: tend kriss-of-valnor", "outlaws: tend sigwald")
    assert s.counts("outlaws") == (21, 1, 3, 3, 5)
    s.play("outlaws: top archers")
    assert s.counts("outlaws") == (25, 0, 3, 0, 5)
    assert s.deck("outlaws")[-1] == "archers"
    assert s.exhausted("Arme improvisée") == 0
    assert (s.horns("outlaws"), s.horns("vikings")) == (1, 0)
    assert s.walhalla("vikings") == ["thorgal-vikings"]
    assert s.destiny() == "vikings"


@pytest.mark.rule("TH-433x", "TH-436x")
def test_without_the_weapon_bravery_is_missing() -> None:
    s = printed_journey()

    s.play("outlaws: play unknown-powers", "vikings: pass", "outlaws: pass")

    (measured,) = s.events("JourneyMeasured")
    assert [measured.bravery, measured.cunning, measured.might] == [4, 1, 3]
    assert s.events("JourneyFailed")
    assert "thorgal-vikings" in s.group("vikings")


@pytest.mark.rule("TH-435x")
def test_without_the_event_might_is_missing() -> None:
    s = printed_journey(event=False)

    s.play("outlaws: activate improvised-weapon", "vikings: pass", "outlaws: pass")

    assert s.events("JourneyFailed")
    assert not s.events("Conquest")


@pytest.mark.rule("TH-834")
def test_cards_that_ready_each_other_do_not_go_on_for_ever() -> None:
    s = scene(
        destiny="vikings", scourge="outlaws", phase="actions", groups={"vikings": ["Aaricia", "Corne à hydromel"]}
    )

    s.play("vikings: activate aaricia", "outlaws: pass")  # none to ready
    s.play("vikings: activate mead-horn", "vikings: target aaricia", "outlaws: pass")
    assert (s.exhausted("aaricia"), s.exhausted("mead-horn")) == (0, 1)

    s.refused("vikings: activate aaricia", "TH-834")  # would ready the horn: as it was after the first activation
    assert s.options("vikings") == {"pass"}


@pytest.mark.rule("TH-850")
def test_a_card_prevails_over_the_rules() -> None:
    with changed_cards({"fortified-harbour": {"fenrir": "ACT@DAWN*2: draw(1)"}}):
        s = scene(destiny="vikings", scourge="outlaws", conquered={"Port fortifié": "vikings"})

        s.play(*["vikings: pass", "outlaws: fenrir fortified-harbour"] * 2)

        assert len(s.hand("outlaws")) == 2
        s.play("vikings: pass")
        s.refused("outlaws: fenrir fortified-harbour", "TH-469")


@pytest.mark.rule("TH-316", "TH-842")
def test_placing_is_free_and_keeps_to_uniqueness() -> None:
    with changed_cards({"taxes": {"effect": "place(comp,walhalla)"}}):
        s = scene(destiny="lords", scourge="vikings", hands={"lords": ["Impôts"]}, walhallas={"lords": ["Magnus"]})

        s.play("lords: play taxes", "lords: place emperor-magnus")

        assert s.group("lords") == ["emperor-magnus"]
