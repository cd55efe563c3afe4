"""What a seat can't see of Asgard: piles, hands and secret choices; what is never lost (AS-812 to AS-819)."""

from __future__ import annotations

from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.state import EMPTY, NOBODY, SPENT, Asgard
from meadhall.games.asgard.view.knowledge import is_shown
from meadhall.kernel import EACH, Pool, Zone

BELOW_THE_TOP: Final = slice(1, None)


def pools(g: Asgard) -> list[Pool]:
    """Piles without the tile on top, Ancestral Weapons by camp, Weapons and Spells wherever others have them."""
    guards = hidden_guards(g)
    light = [place for place in guards if b.camp_of(place) == b.LIGHT]
    dark = [place for place in guards if b.camp_of(place) == b.DARK]
    arms = (
        Zone(g.tiles, EACH, tidy=True),
        *_hidden_laid(g),
        Zone((g.weapon_pile,), g.looking[t.WEAPON], tidy=True),
        Zone((g.spell_pile,), g.looking[t.SPELL], tidy=True),
    )
    return [
        Pool((Zone((*g.god_piles, *g.temple_piles), at=BELOW_THE_TOP), Zone((g.asgard_pile,))), apart=True),
        Pool((Zone((g.guards,), at=light), Zone((g.ancestral_piles[b.LIGHT],)))),
        Pool((Zone((g.guards,), at=dark), Zone((g.ancestral_piles[b.DARK],)))),
        Pool(arms, t.KIND, t.ARMS),
    ]


def hidden_guards(g: Asgard) -> list[int]:
    """The places with an Ancestral Weapon that has not been fought for."""
    return [place for place, guard in enumerate(g.guards) if guard != EMPTY and not is_shown(g, place)]


def _hidden_laid(g: Asgard) -> list[Zone]:
    """Weapons and Spells laid where no battle has been fought yet; only who laid them knows them."""
    return [
        Zone((laid,), owner, at=(i,))
        for place, laid in enumerate(g.laid) if laid and not is_shown(g, place)
        for i, owner in enumerate(g.laid_by[place]) if laid[i] != t.THOR_TILE
    ]  # fmt: skip


def unseen_cards(g: Asgard, seat: int | None) -> list[int]:
    """The God cards that others have not shown yet, chosen or not."""
    others = [other for other in range(g.seats) if other != seat]
    return [t.CARDS[god] for other in others for god in range(b.ALL_GODS) if god not in g.revealed[other]]


def redeal_choices(g: Asgard, seat: int | None) -> None:
    """What others have chosen in secret, dealt again."""
    for other in range(g.seats):
        if other != seat:
            _redeal_choice(g, other)


def _redeal_choice(g: Asgard, seat: int) -> None:
    """The gods another player has chosen may be any active ones not yet shown."""
    if g.chosen[seat]:
        gods = [god for god in g.active_gods() if god not in g.revealed[seat]]
        g.shuffle(gods)
        g.chosen[seat] = sorted(gods[: len(g.chosen[seat])])


# -- what is never lost -----------------------------------------------------------------------------------


def conserved(g: Asgard) -> None:
    """Assert that no piece was lost or made."""
    assert sorted(g.order) == list(range(g.seats)), "everybody has one Turn Order tile"
    for seat in range(g.seats):
        assert discs(g, seat) == b.DISCS, f"seat {seat} has eleven discs"
        assert g.supply[seat] >= 0, "no supply below nothing"
    for camp in (b.LIGHT, b.DARK):
        beside = sum([g.god_seals[god] for god in range(b.ALL_GODS) if t.CAMP[god] == camp])
        held = sum(g.seals[camp::2])
        assert g.seal_reserve[camp] + beside + held == g.box.values.seals[g.seats - 2], "Seals are conserved"
    coloured, white = (g.box.values.stones[g.seats - 2], g.box.values.white_stones[g.seats - 2])
    for stone in range(b.ALL_STONES):
        count = g.quarry[stone] + sum(g.stones[stone :: b.ALL_STONES])
        assert count == (white if stone == b.WHITE_STONE else coloured), "stones are conserved"
    for recruit in range(b.ALL_RECRUITS):
        piles = (g.army, g.host, g.deployed, g.valhalla, g.reserve, g.trio)
        count = sum([sum(pile[recruit :: b.ALL_RECRUITS]) for pile in piles])
        assert count == g.box.values.recruits[recruit], "recruits are conserved"
    assert all([count >= 0 for count in (*g.stones, *g.seals, *g.army, *g.host, *g.quarry, *g.seal_reserve)])
    assert all([NOBODY <= seat < g.seats for seat in (*g.slots, *g.support, *g.stationed, *g.looking)])
    assert all([SPENT <= seat < g.seats for seat in g.power]), "a power tile is somewhere"


def discs(g: Asgard, seat: int) -> int:
    """All discs of a player, the score marker included (AS-819)."""
    on_board = g.support.count(seat) + g.stationed.count(seat) + g.in_zones(seat) + g.centre[seat]
    return b.MARKER + b.ROW - g.bought[seat] + g.supply[seat] + g.placed(seat) + on_board


def shown(g: Asgard) -> list[list[int]]:
    """The tiles and God cards that lie open, except the power tiles."""
    tops = [pile[:1] for pile in (*g.god_piles, *g.temple_piles)]
    fought = [place for place in range(b.ALL_PLACES) if is_shown(g, place)]
    laid = [[tile for tile in g.laid[place] if tile != t.THOR_TILE] for place in fought]
    populations = [tile for tile in g.places if tile != EMPTY]
    guards = [g.guards[place] for place in fought if g.guards[place] != EMPTY]
    cards = [[t.CARDS[god] for god in gods] for gods in g.revealed]
    asgard = (g.asgard_row, g.asgard_used, g.asgard_aside)
    return [*tops, *g.temples, *g.bonuses, *asgard, *g.ancestral_shown, g.boxed, populations, guards, *laid, *cards]


def contents(g: Asgard) -> list[int]:
    """All tiles for this number of players, and all God cards."""
    return tiles_in_play(g.box, g.seats) + list(t.CARDS) * g.seats


def tiles_in_play(box: Box, seats: int) -> list[int]:
    """Every tile for this number of players, except the power tiles and the players' cards."""
    out = (*box.asgard_out[seats - 2], *box.populations_out[seats - 2])
    kinds = (t.POWER, t.CARD)
    tiles = tuple([tile for tile in range(len(t.SLOTS)) if t.KIND[tile] not in kinds and tile not in out])
    return box.copies(tiles)
