"""How Blood Rage names its things: cards and Monsters have their names from the box."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.cards.wording import Facts, card_facts, monster_facts, place_facts
from meadhall.kernel import Name


def nouns(box: Box) -> dict[str, Sequence[str]]:
    """Everything that has a name, by noun."""
    return {
        "card": box.keys,
        "cause": e.CAUSES,
        "figure": box.figures,
        "phase": b.PHASES,
        "place": b.PLACES,
        "reward": b.REWARDS,
        "slot": b.SLOTS,
        "stat": b.STATS,
        "bonus": w.BONUSES,
    }


def topics(box: Box) -> dict[str, Sequence[str]]:
    """Things with a help text."""
    every = nouns(box)
    return {noun: every[noun] for noun in ("card", "place", "figure", "stat", "phase")}


def name(box: Box, noun: str, key: str) -> Name:
    """Cards of one name say their Age, where it is in several."""
    if noun == "card":
        card = box.card(key)
        wrap = "card-of-age" if box.cards[card].slug in box.repeated else ""
        return Name("card", card_facts(box, card), wrap)
    if noun == "figure" and key not in b.OWN_FIGURES:
        return Name("monster", monster_facts(box, box.figures.index(key)))
    if noun == "bonus":
        return Name("bonus", {"value": int(key)})
    return Name(f"{noun}-{key}", _facts(box, noun, key))


def _facts(box: Box, noun: str, key: str) -> Facts:
    """The numbers of the edition that a help text says."""
    if noun == "stat":
        return {"track": _row(box.tracks[b.STATS.index(key)]), "bonus": _row(box.values.end_bonus)}
    if noun == "phase":
        ages = {f"age-{age}": glory for age, glory in enumerate(box.values.ragnarok_glory, 1)}
        return {"bonus": _row(box.values.end_bonus), **ages}
    if noun == "place":
        return place_facts(box, b.PLACES.index(key))
    return {"glory": box.values.pillage_glory} if noun == "reward" else {}


def _row(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
