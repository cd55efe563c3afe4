"""Battles for the rule tests: green marches from one Region into red's Armies in another."""

from __future__ import annotations

from typing import Any

from tests.games.lords_of_ragnarok.scene import Scene, scene
from tests.games.lords_of_ragnarok.setting import Values


def battle(
    attack: Values = 4,
    defence: Values = 4,
    *,
    region: int = 12,
    origin: int = 11,
    green: str = "",
    red: str = "",
    **rest: Any,
) -> Scene:
    """Green attacks red, at the first question of the Battle.

    One Army comes by Manoeuvres, several by Mobilize. `green` and `red` are the hands. Unless `control` says else, red
    controls the Region and 14, green the Region of origin.
    """
    values = [attack] if isinstance(attack, int) else list(attack)
    rest.setdefault("control", {"green": [origin], "red": sorted({region, 14})})
    rest.setdefault("hands", {"green": green, "red": red})
    armies: dict[str, dict[int, Values]] = {"green": {origin: values}, "red": {region: defence}}
    for colour, places in rest.pop("armies", {}).items():
        armies.setdefault(colour, {}).update(places)
    s = scene(step="manoeuvres" if len(values) == 1 else "special", armies=armies, **rest)
    return march(s, values, origin, region)


def march(s: Scene, values: list[int], origin: int, region: int) -> Scene:
    """Green's Armies of these values leave one Region for another; all others stay."""
    if len(values) > 1:
        s.play("green: act mobilize")
    for value in values:
        if s.asked() != ["green: army_acts"]:  # unless there is one Army that it can be
            s.play(f"green: activate {origin} {value}")
        s.play(f"green: march {region}")
    return s.decline_all("mobilize")


def both_pass(s: Scene) -> Scene:
    """Pass for both sides, the defender first."""
    while s.asked() and s.asked()[0].endswith(": battle_card"):
        s.play(s.asked()[0].replace("battle_card", "pass"))
    return s


def values(s: Scene) -> tuple[int, int]:
    """The Battle values that were last compared: attacker's, defender's."""
    compared = s.events("ValuesCompared")[-1]
    return compared.attack, compared.defence


def winner(s: Scene) -> str:
    """Who won the last Battle."""
    seat: int = s.events("BattleWon")[-1].seat
    return s.names[seat]
