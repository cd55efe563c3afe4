"""Why a beast, its keeper or a Hunter may not: each question of beasts and Hunts, in a place where it is asked.

Of the whole vocabulary exactly what is offered has nothing against it, and what is said of the rest is said in both
languages.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from meadhall.contract import check_reasons
from meadhall.games.lords_of_ragnarok.options import DECLINE
from meadhall.games.lords_of_ragnarok.questions.hunts import injury_or_discard
from meadhall.kernel import IllegalAction, told
from meadhall.ledger import Language
from meadhall.text import LANGUAGES
from tests.contract.test_reasons import told_in_full
from tests.games.lords_of_ragnarok.beasts import event, hero_round, roused, say
from tests.games.lords_of_ragnarok.hunting import hunt
from tests.games.lords_of_ragnarok.scene import Scene, scene


def started(**rest: Any) -> Scene:
    """A Hunt at the effects of its start; Loki's, if nothing else is there."""
    rest.setdefault("monsters", {"garm": 14})
    s = scene(step="special", **rest)
    return say(s, "green: act monsters", "green: hunt garm", "green: hunt loki")


def tamed() -> Scene:
    s = scene(
        step="runes", runes={"green": "algiz"}, monsters={"garm": 1, "draugr": 2, "huldra": 14},
        rings={"garm": "green", "draugr": "green"},
    )  # fmt: skip
    return say(s, "green: invoke tame")


def tricked() -> Scene:
    return scene(step="runes", runes={"green": "algiz"}, loki=14, armies={"red": {12: 3, 1: 2}}).play(
        "green: invoke rouse-loki"
    )


ARMIES: Final = {"red": {19: [2, 3], 20: 4}, "black": {19: 2, 20: 4, 1: 1}}
WOUNDS: Final = {"garm": {"green": [3, 6], "red": [1]}}
ALL: Final = "authority might wisdom"
THOR: Final = "giant-slayer storms-fury"
PLACES: Final[dict[str, tuple[Callable[[], Scene], str]]] = {
    "the die shows the arrow": (lambda: roused("draugr"), "beast_acts LR-503.die LR-503 LR-501"),
    "a controlled Monster": (lambda: roused("garm", rings={"garm": "green"}), "beast_acts LR-503"),
    "two seats": (lambda: roused("garm", region=16, seats=2, rings={"garm": "green"}), "beast_acts LR-503"),
    "a neutral Monster tramples": (
        lambda: roused("draugr", armies=ARMIES).play("green: stalk 19"), "trample LR-512 LR-510 LR-509 LR-511",
    ),
    "a controlled one tramples": (
        lambda: roused("draugr", armies=ARMIES, rings={"draugr": "green"}).play("green: stalk 19"), "trample LR-510",
    ),
    "an Army beside Fafnir": (
        lambda: roused("fafnir", "attack", 19, armies={"red": {20: 4, 1: 2}, "black": {18: 3}}),
        "strike LR-504.far LR-509 LR-504",
    ),
    "whose Army": (lambda: roused("draugr", "attack", armies={"red": {20: 4}, "black": {20: 4}}), "whose LR-504.whose"),
    "a storm": (
        lambda: roused("hraesvelgr", "attack", 9, drakkars={"green": "s2", "red": "s5"}),
        "blow LR-526.empty LR-526.far LR-526.next LR-526",
    ),
    "a third Monster": (tamed, "free_monster LR-517.yours LR-517"),
    "Loki goes": (tricked, "place_loki LR-544.armies LR-544"),
    "Loki goes with two": (lambda: event(2, seats=2, armies={"red": {12: 2}}), "place_loki LR-544.armies LR-544"),
    "Loki strikes": (lambda: tricked().play("green: stalk 14"), "loki_strikes LR-544.far LR-509 LR-544"),
    "Mjolnir": (lambda: started(control={"green": [7]}), "start_hunt LR-604.none LR-604"),
    "Mjolnir is discharged": (
        lambda: started(control={"green": [7]}, discharged="mjolnir", blessings={"green": THOR}),
        "start_hunt LR-929 LR-974.trophy LR-623.none",
    ),
    "an effect was used": (
        lambda: started(blessings={"green": THOR}, wounds=WOUNDS).play("green: draw"),
        "start_hunt LR-604.used LR-623 LR-974.trophy",
    ),
    "a Hero who is hurt": (
        lambda: started(blessings={"green": THOR}, hurt={"green": "might"}), "start_hunt LR-974.hurt",
    ),
    "three Injuries": (
        lambda: started(blessings={"green": THOR}, heroes={"green": "beowulf"}, hurt={"green": ALL}),
        "start_hunt LR-997",
    ),
    "Giant-Slayer and the Boss": (
        lambda: started(blessings={"green": THOR}, monsters={}, loki=14, tokens={"green": 2}), "start_hunt LR-974.boss",
    ),
    "an Attack": (lambda: hunt(hand="claw crush"), "attack LR-609.hand LR-609"),
    "a defence": (
        lambda: hunt(hand="claw", hands={"green": "axe bow"}, deck="axe sword").play(
            "black: attack claw", "green: defend bow", "green: defend axe"
        ),
        "defend LR-610.hand LR-610.laid LR-610",
    ),
    "Regeneration": (
        lambda: hero_round(attack="regeneration", wounds=WOUNDS), "regenerate LR-957.open LR-957.other LR-957",
    ),
    "an Injury or cards": (
        lambda: hero_round("huldra", "special-attack", hands={"green": "axe"}), "injury_or_discard LR-531",
    ),
    "a box": (
        lambda: hero_round(hands={"green": "spear"}, wounds=WOUNDS),
        "strike_beast LR-622.hand LR-622.weapon LR-623 LR-623.none LR-630 LR-622",
    ),
    "one box only": (
        lambda: hero_round("jotunn", "special-attack", hands={"green": "axe sword"}).play(
            "green: hurt might", "green: cover axe 1"
        ),
        "strike_beast LR-527",
    ),
    "a box of Loki": (
        lambda: hero_round("loki", hands={"green": "sword hammer"}), "strike_beast LR-547.two LR-622.weapon LR-630",
    ),
    "a second card": (
        lambda: hero_round("loki", hands={"green": "sword spear hammer dwarven-blade"}).play("green: cover sword 1"),
        "second_card LR-547.hand LR-547.weapon LR-547",
    ),
    "another box": (
        lambda: hero_round(hands={"green": "berserkers-axe"}, wounds=WOUNDS).play("green: cover berserkers-axe 2"),
        "cleave LR-938.same LR-938.trophy LR-623 LR-623.none LR-938",
    ),
    "an effect": (lambda: hero_round("huldra", hands={"green": "bow"}).play("green: cover bow 3"), "use_effect LR-624"),
    "a Realm": (
        lambda: hero_round(hands={"green": "sword"}, allies={"alfheim": "green"}).play("green: cover sword 4"),
        "realm_trophy LR-633.allied LR-633",
    ),
}  # fmt: skip


@pytest.mark.rule(
    "LR-503", "LR-504", "LR-512", "LR-517", "LR-526", "LR-527", "LR-547", "LR-623", "LR-630",
)  # fmt: skip
@pytest.mark.parametrize("place", PLACES)
def test_what_is_off_has_a_true_reason(place: str) -> None:
    make, expected = PLACES[place]
    question, *reasons = expected.split()
    s = make()

    assert s.asked()[0].split()[1] == question
    met = check_reasons(s.match)

    said = {".".join([reason, told(reason)[0]]).rstrip(".") for reason in met}
    assert set(reasons) <= said


@pytest.mark.rule("LR-531")
def test_too_few_cards_to_discard_are_counted() -> None:
    """Where nothing goes without saying, that is: the Injury is all there is."""
    s = hunt("huldra", hands={"green": "axe"}, deck="bow bow")

    assert told(too_few(s)) == ("cards", {"needs": 4, "has": 3})


def too_few(s: Scene) -> str:
    return injury_or_discard.why_not(DECLINE, s.g, s.seat("green"), 4)


@pytest.mark.rule("LR-547")
@pytest.mark.parametrize(("card", "form"), [("sword", "hand"), ("axe", "hand"), ("hammer", "weapon")])
def test_the_first_card_against_loki_is_not_in_hand_for_the_second(card: str, form: str) -> None:
    s = hero_round("loki", hands={"green": "sword spear hammer dwarven-blade"}).play("green: cover sword 1")

    with pytest.raises(IllegalAction) as caught:
        s.play(f"green: with {card}")

    assert told(caught.value.rule) == (form, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_a_sentence(lang: Language) -> None:
    scenes = [make() for make, _ in PLACES.values()]
    reasons = [reason for s in scenes for reason in check_reasons(s.match)]
    reasons.append(too_few(hunt("huldra")))

    told_in_full(scenes[0].match.game, lang, list({(r, told(r)[0]): r for r in reasons}.values()))
