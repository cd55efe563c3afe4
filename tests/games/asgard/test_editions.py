"""The edition page is true: its tables are the tables of the game."""

from __future__ import annotations

import meadhall
from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.text import Speech
from tools.editions import asgard, god_rows, page_of, renewed, tile_rows


def test_the_page_is_up_to_date() -> None:
    page = page_of("asgard").read_text(encoding="utf-8")

    assert renewed(page, asgard()) == page, "run python tools/editions.py"


def test_the_tables_have_every_god_and_every_tile() -> None:
    speech = Speech(meadhall.game("asgard"), "en", b.COLOURS)

    gods, tiles = list(god_rows(speech)), list(tile_rows(speech))

    assert len(gods) == b.ALL_GODS
    assert ("Surtr", "Darkness", "–", "3", "1", "Giants", "white Warriors or orange Warriors", "rulebook") in gods
    assert ("Fenrir", "Darkness", "–", "4", "1", "–", "–", "rulebook") in gods
    assert len(tiles) == len([row for row in t.SLOTS if row.kind not in (t.GOD, t.CARD)])
    assert ("Temple", "Temple 7 (pink, green, white, one more)", "7", "1", "rulebook") in tiles
    assert ("Population", "Seeresses (6)", "6", "2", "design") in tiles
    copies = {kind: sum(int(row[3]) for row in tiles if row[0] == kind) for kind in ("Weapon", "Spell", "Temple")}
    assert copies == {"Weapon": 7, "Spell": 7, "Temple": 24}
