"""What is to be seen of the competitive game: attacks as they stand, Missions, Odin's Path (VG-801, VG-810)."""

from __future__ import annotations

import msgspec

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.queries import market
from meadhall.games.vikings_gone_wild.queries.bonuses import count
from meadhall.games.vikings_gone_wild.queries.missions import progress
from meadhall.games.vikings_gone_wild.queries.raids import why_not_beast
from meadhall.games.vikings_gone_wild.queries.reckoning import is_alone, printed_defence, total_defence
from meadhall.games.vikings_gone_wild.state import NOBODY, Vikings
from meadhall.kernel.render_cache import once


class MissionView(msgspec.Struct, frozen=True):
    """An open Mission and how far its owner is; what is in their hand no one else sees."""

    mission: str
    level: int
    points: int
    progress: int
    needed: int


class PathView(msgspec.Struct, frozen=True):
    """A slot of Odin's Path: its card, price, and the rule against buying it now, if any."""

    card: str  # nothing: empty
    beer: int
    gold: int
    why: str


class BonusView(msgspec.Struct, frozen=True):
    """A Bonus, and how much each player has of what it counts; all cards count, which all know."""

    bonus: str
    counts: tuple[int, ...]


class BoutView(msgspec.Struct, frozen=True):
    """A target of an attack: whose, with what Units, and what stands against them."""

    foe: int  # NOBODY: Draco or the Undead camp
    target: str
    units: tuple[str, ...]
    attack: int
    printed: int
    cards: tuple[str, ...]  # Defence cards played there
    defence: int
    alone: bool  # nothing can be played against it
    fate: str  # open (being prepared), waits, asked, held or fell


class RaidView(msgspec.Struct, frozen=True):
    """An attack in progress."""

    seat: int
    damaged: int  # buildings so far in this turn; the next one gives one VP more than that
    bouts: tuple[BoutView, ...]


def missions(g: Vikings, seat: int, me: int) -> tuple[MissionView, ...]:
    return tuple([_mission(g, seat, me, mission) for mission in g.missions[seat]])


def _mission(g: Vikings, seat: int, me: int, mission: int) -> MissionView:
    row = g.box.missions[mission]
    hidden = row.condition.word == w.REVEAL and seat != me
    done = 0 if hidden else min(progress(g, seat, mission), row.condition.number)
    return MissionView(row.slug, row.level, row.points, done, row.condition.number)


def path(g: Vikings, me: int) -> tuple[PathView, ...]:
    """The row with its prices, for the seat that looks."""
    mine = me == g.turn != NOBODY
    return tuple([_path_slot(g, card, me, mine) for card in g.path]) if g.versus else ()


def _path_slot(g: Vikings, card: int, me: int, mine: bool) -> PathView:
    if card == b.EMPTY:
        return PathView("", 0, 0, "")
    row = g.box.cards[card]
    return PathView(row.slug, row.beer, row.gold, str(market.why_not_buy(g, me, card)) if mine else "")


@once
def bonuses(g: Vikings) -> tuple[BonusView, ...]:
    """What each player would score now."""
    seats, rows = range(g.seats), g.box.bonuses
    return tuple([BonusView(rows[bonus].slug, tuple([count(g, seat, bonus) for seat in seats])) for bonus in g.bonuses])


def camp(g: Vikings, me: int) -> str:
    """The rule against attacking the Undead camp now, for whose turn it is."""
    return str(why_not_beast(g, me, b.AT_CAMP)) if g.versus and me == g.turn != NOBODY else ""


@once
def raid(g: Vikings) -> RaidView | None:
    if g.raid is None:
        return None
    return RaidView(g.turn, g.deeds[b.DAMAGED], tuple([_bout(g, bout) for bout in range(len(g.raid.foes))]))


def _bout(g: Vikings, bout: int) -> BoutView:
    foe, place = g.bouts.foes[bout], g.bouts.places[bout]
    beast = "draco" if place == b.AT_DRACO else "camp"
    return BoutView(
        foe=foe,
        target=beast if foe == NOBODY else b.TARGETS[g.kind_at(foe, place)],
        units=tuple([g.box.cards[unit].slug for unit in g.bouts.units[bout]]),
        attack=g.bouts.attack[bout],
        printed=printed_defence(g, bout),
        cards=tuple([g.box.cards[card].slug for card in g.bouts.cards[bout]]),
        defence=total_defence(g, bout),
        alone=is_alone(g, bout),
        fate=b.FATES[g.bouts.fates[bout]],
    )
