"""The sheets of the six Monsters: Rune, boxes, Trophies (LR-520, LR-533 to LR-538)."""

from __future__ import annotations

import pytest

from meadhall.games.lords_of_ragnarok import board as b
from tests.games.lords_of_ragnarok.beasts import box_of, hero_round, plain
from tests.games.lords_of_ragnarok.scene import new

RUNES = {
    "jotunn": "uruz", "garm": "uruz", "draugr": "othala", "fafnir": "othala", "huldra": "algiz", "hraesvelgr": "algiz",
}  # fmt: skip
SHEETS = {
    "jotunn": "axe hammer/priest sword axe/army spear/realm sword/army axe hammer sword",
    "garm": "spear axe/army spear/rune sword/realm spear axe sword",
    "draugr": "sword/rune axe/army hammer/priest sword axe spear sword",
    "fafnir": "spear/rune sword/rune bow/realm spear hammer/priest sword spear bow sword",
    "huldra": "bow/realm axe/rune bow spear/priest bow axe spear",
    "hraesvelgr": "bow/rune spear/army bow axe/priest bow spear sword/realm bow",
}
COUNTS = {  # boxes, Trophies, and which boxes are plain
    "jotunn": (9, 4, [1, 3, 7, 8, 9]),
    "garm": (7, 3, [1, 5, 6, 7]),
    "draugr": (7, 3, [4, 5, 6, 7]),
    "fafnir": (9, 4, [4, 6, 7, 8, 9]),
    "huldra": (7, 3, [3, 5, 6, 7]),
    "hraesvelgr": (8, 4, [3, 5, 6, 8]),
}


@pytest.mark.rule("LR-520")
def test_each_rune_is_on_two_of_the_six_sheets() -> None:
    s = new()

    runes = {sheet.slug: b.RUNES[sheet.rune] for sheet in s.g.box.monsters[: b.MONSTERS]}

    assert runes == RUNES
    assert [list(runes.values()).count(rune) for rune in b.RUNES] == [2, 2, 2]


@pytest.mark.rule("LR-533", "LR-534", "LR-535", "LR-536", "LR-537", "LR-538")
@pytest.mark.parametrize("name", SHEETS)
def test_boxes_and_trophies_of_a_sheet(name: str) -> None:
    s = new()

    boxes = [
        "/".join([b.WEAPONS[box.weapons[0]]] + [b.TROPHIES[box.trophy]] * (box.trophy != b.NOTHING))
        for box in box_of(s, name).boxes
    ]

    assert boxes == SHEETS[name].split()
    assert (len(boxes), len(boxes) - len(plain(s, name)), plain(s, name)) == COUNTS[name]


@pytest.mark.rule("LR-533", "LR-534", "LR-535", "LR-536", "LR-537", "LR-538")
@pytest.mark.parametrize("name", SHEETS)
def test_each_weapon_covers_the_boxes_that_show_it(name: str) -> None:
    s = hero_round(name, hands={"green": "spear sword axe bow hammer"})

    shown = [box.split("/")[0] for box in SHEETS[name].split()]

    assert s.options("green", "cover") == {f"cover {weapon} {box + 1}" for box, weapon in enumerate(shown)}
