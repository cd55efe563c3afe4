"""Chapter 9, triggers: when an effect is resolved or on (TH-940 to TH-944)."""

from __future__ import annotations

import pytest

from tests.games.thorgal.quoted import cards, effect
from tests.games.thorgal.scene import begin, new, scene

pytestmark = pytest.mark.usefixtures("quoted_cards")


@pytest.mark.rule("TH-940")
def test_an_effect_without_trigger_is_resolved_once() -> None:
    s = scene(destiny="lords", hands={"lords": ["Impôts"]}, decks={"lords": 20})

    s.play("lords: play taxes")
    assert (len(s.reserve("lords")), len(s.deck("lords"))) == (2, 18)
    s.to_phase("dawn", 2)

    assert (len(s.reserve("lords")), s.walhalla("lords")) == (2, ["taxes"])


@pytest.mark.rule("TH-941")
def test_entering_is_resolved_once() -> None:
    s = scene(hands={"outlaws": ["Pierre de sang"]}, reserves={"outlaws": 1}, decks={"outlaws": 20})

    s.play("outlaws: play bloodstone-of-kerridwen")
    assert (len(s.deck("outlaws")), s.group("outlaws")) == (18, ["bloodstone-of-kerridwen"])
    s.to_phase("dawn", 3)

    assert (s.destiny(), len(s.walhalla("outlaws"))) == ("outlaws", 2)


@pytest.mark.rule("TH-941")
def test_the_starting_group_does_not_enter() -> None:
    with effect("kriss-of-valnor", "ENTER: reserve(1)"):
        s = new("outlaws", "vikings")

        s.play("outlaws: start kriss-of-valnor").until("prophecy")

        assert ("kriss-of-valnor" in s.group("outlaws"), s.reserve("outlaws")) == (True, [])


@pytest.mark.rule("TH-941")
def test_a_placed_companion_enters_and_a_returning_opposer_does_not() -> None:
    with cards({"darek-the-svear": {"effect": "ENTER: reserve(1)"}, "thieves-pact": {"effect": "place(comp,hand)"}}):
        placed = scene(hands={"outlaws": ["Pacte de voleurs", "Darek"]})
        back = scene(destiny="vikings", scourge="outlaws", phase="actions", opposer="Darek")

        placed.play("outlaws: play thieves-pact", "outlaws: place darek-the-svear")
        back.play("vikings: pass", "outlaws: pass")

        assert (placed.group("outlaws"), len(placed.reserve("outlaws"))) == (["darek-the-svear"], 1)
        assert (back.group("outlaws"), back.reserve("outlaws")) == (["darek-the-svear"], [])
        assert back.reserve("outlaws", "scourge") == []


@pytest.mark.rule("TH-942")
@pytest.mark.parametrize("tokens", [0, 1])
def test_a_permanent_effect_is_on_even_when_exhausted(tokens: int) -> None:
    s = scene(
        destiny="lords", groups={"lords": ["Sceau royal"]}, hands={"lords": ["Ewing"]}, reserves={"lords": 3},
        exhausted={"Sceau royal": tokens},
    )  # fmt: skip

    s.play("lords: play jarl-ewing")

    assert len(s.reserve("lords")) == 2


@pytest.mark.rule("TH-942")
def test_a_permanent_effect_ends_when_the_card_leaves() -> None:
    s = scene(
        groups={"outlaws": ["Shaïgan", "Navire pirate"]},
        hands={"vikings": ["Naufrage"]},
        scourge_reserves={"vikings": 2},
    )
    assert s.attributes("Shaïgan-sans-merci") == (3, 1, 1)

    s.play("outlaws: pass", "vikings: play shipwreck", "vikings: target pirate-ship")

    assert s.attributes("Shaïgan-sans-merci") == (2, 1, 0)


@pytest.mark.rule("TH-943")
def test_an_opposers_effect_is_on_only_while_it_opposes() -> None:
    s = scene(
        destiny="vikings", scourge="lords", phase="journey", groups={"lords": ["Magnus"]}, scourge_reserves={"lords": 3}
    )
    assert s.attributes("Magnus") == (1, 0, 3)

    s.play("vikings: journey fortified-harbour", "lords: oppose emperor-magnus")
    assert (s.attributes("Magnus"), s.difficulty()) == ((2, 0, 3), (6, 0, 3))
    s.play("vikings: pass", "lords: pass")

    assert s.attributes("Magnus") == (1, 0, 3)


@pytest.mark.rule("TH-944")
def test_an_exhausted_card_is_not_activated_in_another_phase() -> None:
    s = scene(destiny="vikings", scourge="outlaws", groups={"vikings": ["Bouclier rond"]})

    s.play("vikings: activate round-shield")
    assert s.exhausted("Bouclier rond") == 1
    s.to_phase("dusk")
    s.refused("vikings: activate round-shield", "TH-334")
    s.g.spent[0][0] = 0
    begin(s)

    s.play("vikings: activate round-shield")
    assert s.exhausted("Bouclier rond") == 1


@pytest.mark.rule("TH-944")
def test_the_token_is_laid_before_the_effect_is_resolved() -> None:
    with effect("mead-horn", "ACT@DAWN: ready(grp(sup)); prevent(1)"):  # readying alone would change nothing (TH-834)
        s = scene(destiny="vikings", scourge="outlaws", groups={"vikings": ["Corne à hydromel", "Drakkar"]})

        s.play("vikings: activate mead-horn")

        assert s.options("vikings") == {"target mead-horn"}  # the only one that is exhausted


@pytest.mark.rule("TH-944")
def test_a_fenrir_effect_exhausts_the_terrain() -> None:
    s = scene(conquered={"Deuxième Monde": "outlaws"})
    s.refused("outlaws: fenrir the-second-world", "TH-308")

    s.play("outlaws: pass", "vikings: fenrir the-second-world", "outlaws: pass")

    assert (s.exhausted("Deuxième Monde"), len(s.reserve("vikings", "scourge"))) == (1, 1)
    s.refused("vikings: fenrir the-second-world", "TH-469")
