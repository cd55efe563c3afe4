"""What is written on a player's sheet in Asgard, and in the reserve."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.view import PlayerView, Table
from meadhall.kernel.picture import Number, Said, Stock, named, taken
from meadhall.kernel.picture.layout import Amount, Group, Layout, stock

SEALS: Final = Amount[Any]("seals", "coin-*", b.CAMPS, ("piece", "*-seal"))
RECRUITS: Final = Amount[Any]("recruits", "troop-*", b.RECRUITS, ("recruit", "*"), ("recruit", "*"), ("give", "send"))
STONES: Final = Amount[Any]("stones", "stone-*", b.STONES, ("piece", "*-stone"), ("stone", "*"), ("pay", "swap"))
WEAPONS: Final = Amount[Any]("weapons", "weapon", thing=("kind", "weapon"))
SPELLS: Final = Amount[Any]("spells", "spell", thing=("kind", "spell"))


def kept(player: PlayerView, box: Box) -> tuple[Number, ...]:
    """Temples, kept Populations and power tiles: what each is worth."""
    temples = [Number("temple", _worth(box, tile), named("tile", tile)) for tile in player.temples]
    bonuses = [Number(tile, 1, named("tile", tile), means=taken(("tile", tile), "use")) for tile in player.bonuses]
    powers = [Number(f"god-{tile.partition('-')[0]}", 1, named("tile", tile)) for tile in player.powers]
    return (*temples, *bonuses, *powers)


def _worth(box: Box, temple: str) -> int:
    return box.value[t.NUMBER[temple]]


def _battle(value: int) -> Number:
    return Number("", value, Said("good-battle", numbers={"value": value}))


SHEET: Final = Layout(
    PlayerView,
    head=(Amount("score", "glory"),),
    rows=(
        (Group(Amount("order", "turn"), Amount("supply", "disc-{colour}")), Group(SEALS)),
        (Group(RECRUITS), Group(WEAPONS, SPELLS, Amount("chosen", "hand"), Amount("revealed", "eye", open=True))),
        (Group(STONES),),
        (
            Group(kept, title="goods-temples"),
            Group(lambda player, _: map(_battle, player.battle_tiles), title="goods-battles"),
        ),
    ),
    more=(
        Group(Amount("row"), Amount("asgard"), Amount("centre")),
        Group(Amount("price", keys=b.CAMPS, thing=("camp", "*")), title="goods-next-disc"),
    ),
    learnt=(
        Amount("zones", read=lambda player, _: len(player.zones)),
        Amount("temple-points", read=lambda player, box: sum([_worth(box, tile) for tile in player.temples])),
        Amount("bonuses"),
        Amount("powers"),
        Amount("battle-points", read=lambda player, _: sum(player.battle_tiles)),
    ),
    left_out={
        "seat": "names the player",
        "aside": "belongs to a card that is being played",
        "battle_tiles": "drawn one by one; learnt as points",
    },
)

# -- what lies in common ---------------------------------------------------------------------------------------


def _quarry(table: Table, box: Box) -> list[int]:
    """Stones in reserve, by colour."""
    quarry = {box.stone[n]: god.stones for n, god in enumerate(table.gods) if box.stone[n] != b.NO_STONE}
    quarry[b.WHITE_STONE] = table.white
    return [quarry[stone] for stone in range(b.ALL_STONES)]


def _drawn(table: Table, _: Any) -> tuple[int, ...]:
    """Recruits in reserve; before the first round, the three to be drafted are the ones to take."""
    if table.phase != b.PHASES[b.DRAFT]:
        return table.reserve
    return tuple([int(recruit in table.trio) for recruit in b.RECRUITS])


def _battles(table: Table, box: Box) -> tuple[Number, ...]:
    """The Battle tiles left, the highest first."""
    left = [(value, count) for value, count in zip(box.values.battle_values, table.battle_tiles, strict=True) if count]
    return tuple([
        Number("", value, Said("good-battle-left", numbers={"value": value, "left": count}))
        for value, count in reversed(left)
    ])  # fmt: skip


_IN_VALHALLA: Final = RECRUITS.but(
    name="valhalla",
    keys=b.RECRUITS[: b.GIANT],
    verbs=("call", "raise"),
    read=lambda table, _: table.valhalla[: b.GIANT],
)
FALLEN: Final = Group[Any](_IN_VALHALLA, title="goods-valhalla")
RESERVE: Final = (
    (Group(STONES.but(verbs=("stone",), read=_quarry)),),
    (
        Group(RECRUITS.but(verbs=("draft", "muster", "buy"), read=_drawn)),
        Group(SEALS.but(about=("camp", "*"), verbs=("seal",))),
        Group(
            WEAPONS.but(about=("kind", "weapon"), verbs=("search",)),
            SPELLS.but(about=("kind", "spell"), verbs=("search",)),
        ),
    ),
    (FALLEN,),
    (Group(_battles, title="goods-battles"),),
)


def reserve(box: Box, table: Table) -> Stock:
    """Stones, Seals and recruits in reserve, the fallen, and the piles."""
    return stock("stock-reserve", RESERVE, table, box)


def fallen(box: Box, table: Table) -> Stock:
    """Warriors in Valhalla, where nothing else matters then; Giants are never there."""
    return stock("stock-reserve", ((FALLEN,),), table, box)
