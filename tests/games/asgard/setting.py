"""How a scene of Asgard is set: pieces and tiles by name, and a check that there can be such a table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import meadhall
from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.setup import WORLDS_OUT, prepare_ragnarok
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard
from meadhall.games.asgard.view.hidden import discs, tiles_in_play
from tests.games.asgard.box import BOX

COLOURS = b.COLOURS
Words = str | Sequence[str]  # "2 white giant", or ["white", "white", "giant"]


def seat_of(g: Asgard, colour: str) -> int:
    return g.colours.index(COLOURS.index(colour))


def words(what: Words) -> list[str]:
    """`"2 white giant"` as `["white", "white", "giant"]`."""
    if not isinstance(what, str):
        return list(what)
    found, count = [], 1
    for word in what.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [word] * count
            count = 1
    return found


def take(pile: list[int], tile: int) -> None:
    """A tile leaves its pile."""
    assert tile in pile, f"there is no {t.SLUGS[tile]} left to take"
    pile.remove(tile)


# -- pieces and tiles -----------------------------------------------------------------------------------


def set_recruits(
    g: Asgard, recruits: Mapping[str, Words], on_gods: Mapping[str, Words], valhalla: Words, reserve: Mapping[str, int]
) -> None:
    g.trio, g.valhalla, g.reserve = [0] * 3, [0] * 3, list(BOX.values.recruits)
    g.host, g.army = [0] * len(g.host), [0] * len(g.army)
    piles = [(g.army, seat_of(g, colour), given) for colour, given in recruits.items()]
    piles += [(g.host, b.GODS.index(god), given) for god, given in on_gods.items()]
    for pile, owner, given in (*piles, (g.valhalla, 0, valhalla)):
        for word in words(given):
            pile[owner * b.ALL_RECRUITS + b.RECRUITS.index(word)] += 1
            g.reserve[b.RECRUITS.index(word)] -= 1
    for name, count in reserve.items():
        g.reserve[b.RECRUITS.index(name)] = count


def set_stones(g: Asgard, stones: Mapping[str, Words], reserve: Mapping[str, int]) -> None:
    for colour, given in stones.items():
        for word in words(given):
            g.add_stones(seat_of(g, colour), b.STONES.index(word))
            g.quarry[b.STONES.index(word)] -= 1
    for name, count in reserve.items():
        g.quarry[b.STONES.index(name)] = count


def set_seals(
    g: Asgard, seals: Mapping[str, tuple[int, int]], reserve: tuple[int, int] | None, no_seal: Sequence[str]
) -> None:
    g.god_seals = [int(g.is_active(god) and b.GODS[god] not in no_seal) for god in range(b.ALL_GODS)]
    g.seal_reserve = [BOX.values.seals[g.seats - 2]] * 2
    for god, there in enumerate(g.god_seals):
        g.seal_reserve[t.CAMP[god]] -= there
    for colour, two in seals.items():
        for camp in (b.LIGHT, b.DARK):
            g.add_seals(seat_of(g, colour), camp, two[camp])
            g.seal_reserve[camp] -= two[camp]
    if reserve is not None:
        g.seal_reserve = list(reserve)


def set_worlds(g: Asgard, worlds: Mapping[str, str], flipped: Sequence[str]) -> None:
    for camp in (b.LIGHT, b.DARK):
        left = [tile for tile in t.POPULATIONS if tile not in BOX.populations_out[g.seats - 2]]
        for world in range(b.PLACES_OF_CAMP):
            if world not in WORLDS_OUT[g.seats]:
                g.places[b.place_of(camp, world)] = left.pop(0)
    for place, tile in worlds.items():
        number, where = t.NUMBER[tile], b.PLACES.index(place)
        if t.KIND[number] == t.GOD:
            take(g.god_piles[t.GROUP[number]], number)
            g.boxed.append(g.places[where])
        g.places[where] = number
    for place in flipped:
        g.flipped[b.PLACES.index(place)] = 1


def set_tiles(
    g: Asgard,
    temples: Mapping[str, Words],
    bonuses: Mapping[str, Words],
    tiles: Mapping[str, Words],
    piles: Mapping[str, Words],
) -> None:
    for colour, given in temples.items():
        for word in words(given):
            take(g.temple_piles[t.GROUP[t.NUMBER[word]]], t.NUMBER[word])
            g.temples[seat_of(g, colour)].append(t.NUMBER[word])
    for colour, given in bonuses.items():
        g.bonuses[seat_of(g, colour)] = sorted(t.NUMBER[word] for word in words(given))
    for colour, given in tiles.items():
        for word in words(given):
            tile = t.NUMBER[word]
            take(g.pile_of(t.KIND[tile]), tile)
            g.tiles[seat_of(g, colour)] = sorted([*g.tiles[seat_of(g, colour)], tile])
    if "weapons" in piles:
        g.weapon_pile = sorted(t.NUMBER[word] for word in words(piles["weapons"]))
    if "spells" in piles:
        g.spell_pile = sorted(t.NUMBER[word] for word in words(piles["spells"]))


def set_tops(g: Asgard, tops: Sequence[str]) -> None:
    for pile in (*g.god_piles, *g.temple_piles):
        pile.sort()
    for slug in reversed(tops):
        tile = t.NUMBER[slug]
        pile = (g.god_piles if t.KIND[tile] == t.GOD else g.temple_piles)[t.GROUP[tile]]
        take(pile, tile)
        pile.insert(0, tile)


def set_asgard(g: Asgard, row: Sequence[str], used: Sequence[str]) -> None:
    g.asgard_pile = [tile for tile in t.ASGARD_TILES if tile not in BOX.asgard_out[g.seats - 2]]
    g.asgard_used = [t.NUMBER[slug] for slug in used]
    for tile in g.asgard_used:
        take(g.asgard_pile, tile)
    g.asgard_row = [t.NUMBER[slug] for slug in row] or g.asgard_pile[: BOX.values.asgard_row[g.seats - 2] - len(used)]
    g.asgard_pile = [tile for tile in g.asgard_pile if tile not in g.asgard_row]


def set_ancestrals(g: Asgard, ancestral: tuple[int, int] | None) -> None:
    """As many tiles as rounds have passed lie open, and the named ones come next."""
    shown = b.ROUNDS if g.phase >= b.RAGNAROK else g.round - 1
    for camp in (b.LIGHT, b.DARK):
        pile = sorted(t.ANCESTRALS[camp])
        if ancestral is not None:
            pile.remove(t.ANCESTRALS[camp][ancestral[camp] - 1])
            pile.insert(shown, t.ANCESTRALS[camp][ancestral[camp] - 1])
        g.ancestral_shown[camp], g.ancestral_piles[camp] = pile[:shown], pile[shown:]


def set_scores(
    g: Asgard, score: Mapping[str, int], piles: Mapping[int, int], held: Mapping[str, Sequence[int]]
) -> None:
    for colour, points in score.items():
        g.score[seat_of(g, colour)] = points
    for colour, values in held.items():
        for value in values:
            kind = BOX.values.battle_values.index(value)
            g.add_battle_tile(seat_of(g, colour), kind)
            g.battle_piles[kind] -= 1
    for value, count in piles.items():
        g.battle_piles[BOX.values.battle_values.index(value)] = count


def set_discs(
    g: Asgard,
    placed: Mapping[str, Sequence[str]],
    support: Mapping[str, tuple[str | None, str | None]],
    battle: Mapping[str, str],
    zones: Mapping[str, Sequence[int]],
    centre: Mapping[str, int],
    supply: Mapping[str, int],
    bought: Mapping[str, int],
) -> None:
    for colour, spots in placed.items():
        for spot in spots:
            place_disc(g, seat_of(g, colour), spot)
    for god, two in support.items():
        for rank, who in enumerate(two):
            g.set_support(b.GODS.index(god), rank, NOBODY if who is None else seat_of(g, who))
    for place, who in battle.items():
        g.stationed[b.PLACES.index(place)] = seat_of(g, who)
    for colour, numbers in zones.items():
        for number in numbers:
            g.add_to_zone(seat_of(g, colour), number - 1)
    for colour, count in centre.items():
        g.centre[seat_of(g, colour)] = count
    for seat in range(g.seats):
        colour = COLOURS[g.colours[seat]]
        on_board = g.placed(seat) + g.support.count(seat) + g.stationed.count(seat) + g.in_zones(seat) + g.centre[seat]
        left = b.FIRST_SUPPLY + b.ROW - on_board
        if colour in bought:
            g.supply[seat] = supply.get(colour, max(0, left - b.ROW + bought[colour]))
            g.bought[seat] = bought[colour]
        else:
            g.supply[seat] = supply.get(colour, max(0, b.FIRST_SUPPLY - on_board))
            g.bought[seat] = max(0, min(b.ROW, b.ROW - left + g.supply[seat]))


def place_disc(g: Asgard, seat: int, spot: str) -> None:
    if spot == "asgard":
        g.visitors[seat] += 1
        return
    god, slot = spot.split()
    number = b.slot_of(b.GODS.index(god), b.SLOTS.index(slot))
    assert g.slots[number] == NOBODY, f"two discs on {spot}"
    g.slots[number] = seat
    g.revealed[seat].append(b.GODS.index(god))


def set_ragnarok(
    g: Asgard, deployed: Mapping[str, Words], laid: Mapping[str, Sequence[str]], guards: Mapping[str, int]
) -> None:
    prepare_ragnarok(g)
    for place, given in deployed.items():
        for word in words(given):
            g.deploy(b.PLACES.index(place), b.RECRUITS.index(word))
            g.reserve[b.RECRUITS.index(word)] -= 1
    for place, lines in laid.items():
        for line in lines:
            colour, slug = line.split()
            tile = t.NUMBER[slug]
            g.laid[b.PLACES.index(place)].append(tile)
            g.laid_by[b.PLACES.index(place)].append(seat_of(g, colour))
            if tile != t.THOR_TILE:
                take(g.pile_of(t.KIND[tile]), tile)
    for place, value in guards.items():
        camp = b.camp_of(b.PLACES.index(place))
        g.guards[b.PLACES.index(place)] = t.ANCESTRALS[camp][value - 1]
        take(g.ancestral_shown[camp], t.ANCESTRALS[camp][value - 1])


# -- what can be on a table -----------------------------------------------------------------------------


def check(g: Asgard) -> None:
    """Refuse, with a sentence, a position with more pieces than there are, less than none, or one of them twice."""
    check_places(g)
    full = g.clone()
    fill_reserves(full)
    fill_box(full)
    try:
        meadhall.game("asgard").conserved(full)
    except AssertionError as error:
        raise AssertionError(f"there is no such position: {error}") from error


def check_places(g: Asgard) -> None:
    """Each disc has its own place, and none is where no disc can be."""
    for god, name in enumerate(b.GODS):
        upper, lower = g.supporters(god)
        assert upper != lower or upper == NOBODY, f"both Support slots of {name} are the same player's"
    assert max(g.zones) <= 1, "two discs of a player in one Victory Zone"
    assert min((*g.centre, *g.supply, *g.bought)) >= 0, "fewer than no discs"
    for place, seat in enumerate(g.stationed):
        there = seat == NOBODY or (b.world_of(place) != b.LOWER_WORLD and g.places[place] != EMPTY)
        assert there, f"{b.PLACES[place]} has no Battle slot"


def fill_reserves(g: Asgard) -> None:
    """Put pieces that a scene leaves out back into their reserve; there must be none too many."""
    for seat in range(g.seats):
        fill(g.supply, seat, discs(g, seat) - g.supply[seat], b.DISCS, f"{COLOURS[g.colours[seat]]} discs")
    coloured, white = (BOX.values.stones[g.seats - 2], BOX.values.white_stones[g.seats - 2])
    for stone, name in enumerate(b.STONES):
        count = white if stone == b.WHITE_STONE else coloured
        fill(g.quarry, stone, sum(g.stones[stone :: b.ALL_STONES]), count, f"{name} stones")
    for camp, name in enumerate(b.CAMPS):
        beside = sum([g.god_seals[god] for god in range(b.ALL_GODS) if t.CAMP[god] == camp])
        fill(g.seal_reserve, camp, beside + sum(g.seals[camp::2]), BOX.values.seals[g.seats - 2], f"{name} Seals")
    for recruit, name in enumerate(b.RECRUITS):
        piles = (g.army, g.host, g.deployed, g.valhalla, g.trio)
        count = sum([sum(pile[recruit :: b.ALL_RECRUITS]) for pile in piles])
        fill(g.reserve, recruit, count, BOX.values.recruits[recruit], f"{name} recruits")
    for kind, value in enumerate(BOX.values.battle_values):
        held = sum(g.battle_tiles[kind :: len(BOX.values.battle_values)])
        fill(g.battle_piles, kind, held, BOX.battle_tiles[g.seats - 2][kind], f"Battle tiles of {value}")


def fill(reserve: list[int], kind: int, used: int, count: int, name: str) -> None:
    """Put the pieces that are not in use into the reserve."""
    assert reserve[kind] >= 0, f"fewer than no {name} in reserve"
    assert used + reserve[kind] <= count, f"more {name} than there are: {used + reserve[kind]} of {count}"
    reserve[kind] = count - used


def fill_box(g: Asgard) -> None:
    """Tiles that lie nowhere are in the box. Kept Populations come on top of those in the worlds, two of each."""
    kept = Counter([tile for tiles in g.bonuses for tile in tiles])
    assert not kept or max(kept.values()) <= len(b.CAMPS), "more of a Population than there are"
    g.bonuses = [[] for _ in g.bonuses]
    g.places = [tile if tile != EMPTY and t.KIND[tile] == t.GOD else EMPTY for tile in g.places]
    g.boxed = []
    missing = Counter(tiles_in_play(g.box, g.seats))
    missing.subtract(all_tiles(g))
    twice = [t.SLUGS[tile] for tile, count in missing.items() if count < 0]
    assert not twice, f"more than there are of {', '.join(twice)}"
    g.boxed = list(missing.elements())


def all_tiles(g: Asgard) -> list[int]:
    """Every tile that lies somewhere, except the Thor tile."""
    piles = (
        *g.god_piles, *g.temple_piles, *g.temples, *g.tiles, g.weapon_pile, g.spell_pile, g.asgard_pile, g.asgard_row,
        g.asgard_used, g.asgard_aside, *g.ancestral_piles, *g.ancestral_shown, *g.laid, g.places, g.guards,
    )  # fmt: skip
    return [tile for pile in piles for tile in pile if tile not in (EMPTY, t.THOR_TILE)]
