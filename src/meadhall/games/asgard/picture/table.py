"""Asgard as a picture: what the hall's client draws, from a seat's view alone. The board is in `drawing`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tables as t
from meadhall.games.asgard.picture.drawing import pieces, regions
from meadhall.games.asgard.picture.duels import contests
from meadhall.games.asgard.picture.faces import faces
from meadhall.games.asgard.view import PlayerView, Table
from meadhall.kernel.glance import gist, part
from meadhall.kernel.picture import Goods, Number, Picture, Said, Sheet, Stage, Stock, Thing, Zone, named

STEPS: Final = (b.CHOOSING, b.PLACING, b.ACTIONS, b.BATTLES)  # of a round, in the bar at the top
END: Final = (b.RAGNAROK, b.VALHALLA, b.ARMING, b.TWILIGHT)
RAGNAROK: Final = "Ragnarök"  # the same word in both languages
SEALS: Final = ("light-seal", "dark-seal")

__all__ = ["faces", "picture"]


def picture(table: Table) -> Picture:
    """The whole table."""
    return Picture(
        stages=_stages(table),
        regions=regions(table),
        pieces=pieces(table),
        sheets=_sheets(table),
        zones=_zones(table),
        contests=contests(table),
        stocks=_stocks(table),
    )


def is_ending(table: Table) -> bool:
    """Has Ragnarök begun?"""
    return b.PHASES.index(table.phase) >= b.RAGNAROK


# -- the bar ----------------------------------------------------------------------------------------------


@part
def _stages(table: Table) -> tuple[Stage, ...]:
    """Five rounds, then Ragnarök."""
    phase, rounds = b.PHASES.index(table.phase), [_round(table, number) for number in range(1, b.ROUNDS + 1)]
    title = named("phase", b.PHASES[b.RAGNAROK])
    if phase < b.RAGNAROK:
        return (*rounds, Stage(RAGNAROK, "next", title=title))
    state = "done" if phase == b.OVER else "now"
    return (*rounds, Stage(RAGNAROK, state, None, _steps(END), _at(END, phase), title))


def _round(table: Table, number: int) -> Stage:
    title = Said("stage-round", numbers={"round": number})
    if number < table.round or is_ending(table):
        return Stage(str(number), "done", title=title)
    if number > table.round:
        return Stage(str(number), "next", title=title)
    return Stage(str(number), "now", None, _steps(STEPS), _at(STEPS, b.PHASES.index(table.phase)), title)


def _steps(phases: Sequence[int]) -> tuple[Said, ...]:
    return tuple([named("phase", b.PHASES[phase]) for phase in phases])


def _at(phases: Sequence[int], phase: int) -> int:
    """Which of the steps is played: none before the first."""
    return phases.index(phase) if phase in phases else -1


# -- sheets -----------------------------------------------------------------------------------------------


@part
def _sheets(table: Table) -> tuple[Sheet, ...]:
    return tuple([_sheet(player) for player in table.players])


@part
def _sheet(player: PlayerView) -> Sheet:
    """Points and goods; nothing of it is hidden but the faces of Weapons and Spells."""
    discs = Number(f"disc-{player.colour}", player.supply, Said("good-discs"))
    order = Number("turn", player.order, Said("good-order"))
    hidden = (
        Number("weapon", player.weapons, named("kind", "weapon")),
        Number("spell", player.spells, named("kind", "spell")),
        Number("hand", player.chosen, Said("good-cards")),
    )
    return Sheet(
        seat=player.seat,
        numbers=(Number("glory", player.score, Said("number-points")),),
        tracks=(),
        slots=(),
        counts=(),
        rows=(
            (Goods((order, discs)), Goods(_seals(player.seals))),
            (Goods(_recruits(player.recruits, ("give", "send"))), Goods(hidden)),
            (Goods(tuple([good for good in _stones(player.stones, ("pay", "swap")) if good.value])),),
            (Goods(_kept(player), Said("goods-temples")), Goods(_battles(player), Said("goods-battles"))),
        ),
    )


def _taken(verbs: Sequence[str], thing: Thing) -> tuple[tuple[Thing, ...], ...]:
    """Options of these verbs about the thing are taken here."""
    return tuple([(("verb", verb), thing) for verb in verbs])


def _seals(counts: Sequence[int], verbs: Sequence[str] = ()) -> tuple[Number, ...]:
    return tuple([
        Number(f"coin-{camp}", counts[n], named("piece", SEALS[n]), means=_taken(verbs, ("camp", camp)))
        for n, camp in enumerate(b.CAMPS)
    ])  # fmt: skip


def _recruits(counts: Sequence[int], verbs: Sequence[str]) -> tuple[Number, ...]:
    return tuple([
        Number(f"troop-{key}", counts[n], named("recruit", key), means=_taken(verbs, ("recruit", key)))
        for n, key in enumerate(b.RECRUITS)
    ])  # fmt: skip


def _stones(counts: Sequence[int], verbs: Sequence[str]) -> tuple[Number, ...]:
    return tuple([
        Number(f"stone-{key}", counts[n], named("piece", f"{key}-stone"), means=_taken(verbs, ("stone", key)))
        for n, key in enumerate(b.STONES)
    ])  # fmt: skip


def _kept(player: PlayerView) -> tuple[Number, ...]:
    """Temples, kept Populations and power tiles: what each is worth."""
    temples = [Number("temple", t.VALUE[t.NUMBER[tile]], named("tile", tile)) for tile in player.temples]
    bonuses = [Number(tile, 1, named("tile", tile), means=_taken(("use",), ("tile", tile))) for tile in player.bonuses]
    powers = [Number(f"god-{tile.partition('-')[0]}", 1, named("tile", tile)) for tile in player.powers]
    return (*temples, *bonuses, *powers)


def _battles(player: PlayerView) -> tuple[Number, ...]:
    return tuple([_battle(value) for value in player.battle_tiles])


def _battle(value: int) -> Number:
    return Number("", value, Said("good-battle", numbers={"value": value}))


# -- the reader's own cards ---------------------------------------------------------------------------------


@part
def _zones(table: Table) -> tuple[Zone, ...]:
    """The pile one looks through, gods to choose, chosen and shown, Weapons and Spells; empty ones are left out."""
    if table.you < 0:
        return ()
    choosing = table.phase == b.PHASES[b.CHOOSING] and not table.chosen
    zones = (
        Zone("pile", Said("zone-pile"), table.pile),
        Zone("gods", Said("zone-gods"), _awake(table) if choosing else ()),
        Zone("chosen", Said("zone-chosen"), table.chosen),
        Zone("shown", Said("zone-shown"), _revealed(table)),
        Zone("tiles", Said("zone-tiles"), table.tiles),
    )
    return tuple([zone for zone in zones if zone.cards])


@gist
def _awake(table: Table) -> tuple[str, ...]:
    """The gods that can be chosen."""
    return tuple([god.name for god in table.gods if god.active])


@gist
def _revealed(table: Table) -> tuple[str, ...]:
    """The reader's cards that all have seen."""
    return table.players[table.you].revealed


# -- what lies in common ------------------------------------------------------------------------------------


def _reserve(table: Table) -> Stock:
    """Stones, Seals and recruits in reserve, the fallen, and the piles."""
    piles = (
        Number("weapon", table.weapons, named("kind", "weapon"), means=_taken(("search",), ("kind", "weapon"))),
        Number("spell", table.spells, named("kind", "spell"), means=_taken(("search",), ("kind", "spell"))),
    )
    recruits = _recruits(_drawn(table), ("draft", "muster", "buy"))
    battles = [_battle(value) for n, value in enumerate(t.BATTLE_VALUES) if table.battle_tiles[n]]
    return Stock(
        Said("stock-reserve"),
        (
            (Goods(_stones(_quarry(table), ("stone",))),),
            (Goods(recruits), Goods(_seals(table.seals, ("seal",))), Goods(piles)),
            _fallen(table),
            (Goods(tuple(battles[::-1]), Said("goods-battles")),),
        ),
    )


def _quarry(table: Table) -> list[int]:
    """Stones in reserve, by colour."""
    quarry = {t.STONE[n]: god.stones for n, god in enumerate(table.gods) if t.STONE[n] != b.NO_STONE}
    quarry[b.WHITE_STONE] = table.white
    return [quarry[stone] for stone in range(b.ALL_STONES)]


def _fallen(table: Table) -> tuple[Goods, ...]:
    """Warriors in Valhalla; Giants are never there."""
    return (Goods(_recruits(table.valhalla, ("call", "raise"))[: b.GIANT], Said("goods-valhalla")),)


@part
def _stocks(table: Table) -> tuple[Stock, ...]:
    """The reserve while it matters; then only the fallen, as long as they rise."""
    if not is_ending(table):
        return (_reserve(table),)
    rises = b.PHASES.index(table.phase) <= b.VALHALLA
    return (Stock(Said("stock-reserve"), (_fallen(table),)),) if rises else ()


def _drawn(table: Table) -> tuple[int, ...]:
    """Recruits in reserve; before the first round, the three to be drafted are the ones to take."""
    if table.phase != b.PHASES[b.DRAFT]:
        return table.reserve
    return tuple([int(recruit in table.trio) for recruit in b.RECRUITS])
