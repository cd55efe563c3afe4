"""What gods promise at Ragnarök, and what Weapons and Spells add to that, in points by rule of thumb.

Bots ask this of imagined tables only (`View.fork`), so reading hidden tiles on them reveals nothing.
"""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards import words as c
from meadhall.games.asgard.heuristics import weights as w
from meadhall.games.asgard.rules.twilight import value
from meadhall.games.asgard.state import EMPTY, NOBODY, Asgard


class Front:
    """A God tile in Worlds 1 to 7: whose discs lie under it, what they score, and by how much it is ahead."""

    __slots__ = ("ahead", "lower", "place", "rewards", "upper")

    def __init__(self, g: Asgard, place: int) -> None:
        world = b.world_of(place)
        self.place = place
        self.upper, self.lower = g.discs_under(place)
        self.ahead = margin(g, place)
        share = w.LONE if self.upper == self.lower and g.phase < b.RAGNAROK else 1.0
        self.rewards = [g.box.upper[world] + 0.0, share * g.box.lower[world]]
        for tile in g.laid[place]:
            if g.box.word[tile] in w.SCORING:
                self.rewards[g.box.word[tile] - c.UPPER_BONUS] += g.box.number[tile]

    def stake(self, g: Asgard, seat: int) -> float:
        """What the player is ahead by when the god wins."""
        upper, lower = self.rewards
        others = 1 - g.seats
        return upper / (1 if self.upper == seat else others) + lower / (1 if self.lower == seat else others)


Fronts = list[Front | None]
Move = tuple[Front, float]


def fronts(g: Asgard) -> Fronts:
    """By place; none where no supported god stands or all is over."""
    return [Front(g, place) if is_front(g, place) else None for place in range(b.ALL_PLACES)]


def is_front(g: Asgard, place: int) -> bool:
    god, world = w.GOD_OF[g.places[place]], b.world_of(place)
    if god == NOBODY or world == b.LOWER_WORLD or g.resolved[world]:
        return False
    return g.supporters(god) != [NOBODY, NOBODY]


def add_worlds(g: Asgard, worths: list[float]) -> None:
    """What Ragnarök promises all players, with the tiles they hold laid where they are of most use."""
    sure, where = g.phase >= b.VALHALLA, fronts(g)
    moves = [move for seat in range(g.seats) for move in lay_in_mind(g, where, seat, in_hand(g, seat), worths)]
    for front, strength in moves:
        shift(where, front, strength)
    for found in where:
        if found is not None:
            chance = w.odds(found.ahead, sure)
            worths[found.upper] += chance * found.rewards[0]
            worths[found.lower] += chance * found.rewards[1]


def in_hand(g: Asgard, seat: int) -> list[int]:
    """Weapons and Spells, the Thor tile too once it cannot help in battles; what is best laid first comes last."""
    thor = g.holder(t.THOR_TILE) == seat and g.phase >= b.VALHALLA
    tiles = [*g.tiles[seat], t.THOR_TILE] if thor else g.tiles[seat]
    return sorted(tiles, key=w.worths(g.box).laying.__getitem__) if len(tiles) > 1 else tiles[:]


def lay_in_mind(g: Asgard, where: Fronts, seat: int, hand: list[int], worths: list[float]) -> list[Move]:
    """Where a player's tiles make gods stronger, each laid after the others, as if no one else had any.

    Spells that score are laid at once; a tile of no use yet is worth something in the hand.
    """
    mine = [front for front in where if front is not None and seat in (front.upper, front.lower)]
    moves: list[Move] = []
    while hand:
        tile = hand.pop()
        gains = [tile_gain(g, seat, tile, where, front) for front in mine]
        best, kept = max(gains, default=0.0), idle(g, tile)
        if best <= kept:
            worths[seat] += kept
            continue
        front = mine[gains.index(best)]
        if g.box.word[tile] in w.SCORING:
            front.rewards[g.box.word[tile] - c.UPPER_BONUS] += g.box.number[tile]
        else:
            moves.append((front, help_of(g, tile, front.place)))
            shift(where, *moves[-1])
    for front, strength in moves:
        shift(where, front, -strength)
    return moves


def with_hand(g: Asgard, seat: int, hand: list[int]) -> Fronts:
    """The fronts as they will be once the player has laid these tiles."""
    where = fronts(g)
    for front, strength in lay_in_mind(g, where, seat, hand, [0.0] * g.seats):
        shift(where, front, strength)
    return where


def laying_gains(g: Asgard, seat: int, tile: int) -> dict[int, float]:
    """What a tile brings at each place where it may be laid, once all others in the hand are laid."""
    hand = in_hand(g, seat)
    hand.remove(tile)
    where = with_hand(g, seat, hand)
    mine = [front for front in where if front is not None and seat in (front.upper, front.lower)]
    return {front.place: tile_gain(g, seat, tile, where, front) for front in mine}


def shift(where: Fronts, front: Front, strength: float) -> None:
    """Make a god stronger, and so the god against it weaker."""
    front.ahead += strength
    enemy = where[b.opposite(front.place)]
    if enemy is not None:
        enemy.ahead -= strength


def margin(g: Asgard, place: int) -> float:
    """By how much a god's side of a world is stronger than the other."""
    if g.phase >= b.VALHALLA:
        return value(g, place) - value(g, b.opposite(place))
    return prospect(g, place) - prospect(g, b.opposite(place))


def prospect(g: Asgard, place: int) -> float:
    """What a side of a world may count at Ragnarök, as armies stand now."""
    god = g.god_at(place)
    if god == NOBODY:
        return g.tile_strength(place) + w.ANCESTRAL if g.places[place] != EMPTY else 0.0
    return g.tile_strength(place) + army(g, place)


def army(g: Asgard, place: int) -> float:
    """The recruits that will stand by a god's tile: deployed, or its share of the god's host."""
    if g.phase >= b.VALHALLA:
        return float(g.deployed_strength(place))
    god = g.god_at(place)
    if god == NOBODY:
        return 0.0
    first = b.place_of(t.CAMP[god], 0)
    tiles = [w.GOD_OF[tile] for tile in g.places[first : first + b.ALL_WORLDS]].count(god)
    return g.host_strength(god) / max(1, tiles)


# -- Weapons and Spells -----------------------------------------------------------------------------------------


def gain_by(g: Asgard, seat: int, where: Fronts, front: Front, strength: float) -> float:
    """What more strength at a god gives the player, and keeps from others."""
    if not strength:
        return 0.0
    sure, enemy = g.phase >= b.VALHALLA, where[b.opposite(front.place)]
    stake = front.stake(g, seat) - (enemy.stake(g, seat) if enemy is not None else 0.0)
    return (w.odds(front.ahead + strength, sure) - w.odds(front.ahead, sure)) * stake


def tile_gain(g: Asgard, seat: int, tile: int, where: Fronts, front: Front) -> float:
    """What a Weapon or a Spell brings if it is laid there."""
    if g.box.word[tile] in w.SCORING:
        mine = seat == (front.upper if g.box.word[tile] == c.UPPER_BONUS else front.lower)
        return g.box.number[tile] / (1 if mine else 1 - g.seats) * w.odds(front.ahead, g.phase >= b.VALHALLA)
    return gain_by(g, seat, where, front, help_of(g, tile, front.place))


def help_of(g: Asgard, tile: int, place: int) -> float:
    """The strength a tile adds there, or takes from the other side."""
    enemy = b.opposite(place)
    if t.KIND[tile] != t.SPELL:
        return float(g.box.value[tile])
    word = g.box.word[tile]
    if word == c.NO_ANCESTRAL:
        return w.ANCESTRAL if g.has_population(enemy) else 0.0
    if word == c.DOUBLE_RECRUITS:
        return army(g, place)
    if g.god_at(enemy) == NOBODY:
        return 0.0
    if word == c.NO_GOD:
        return float(g.tile_strength(enemy))
    return w.LIKELY_WEAPON if word == c.NO_WEAPONS else army(g, enemy)


def idle(g: Asgard, tile: int) -> float:
    """A tile of no use yet: a hope as long as there are rounds to come."""
    return w.worths(g.box).idle[tile] if g.phase < b.RAGNAROK and g.round < b.ROUNDS else 0.0


def all_gains(g: Asgard, seat: int, tiles: list[int]) -> list[float]:
    """What each of several tiles would add to those the player holds, where it is of most use."""
    where = with_hand(g, seat, in_hand(g, seat)) if tiles and seat in g.support else []
    mine = [front for front in where if front is not None and seat in (front.upper, front.lower)]
    return [max([idle(g, tile), *[tile_gain(g, seat, tile, where, front) for front in mine]]) for tile in tiles]
