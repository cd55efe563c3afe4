"""Phase 4: Temple points, Ancestral Weapons, battles from World 1 to 7, Battle tiles (AS-6xx)."""

from __future__ import annotations

from meadhall.games.asgard import board as b
from meadhall.games.asgard import options as o
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import battles as e
from meadhall.games.asgard.queries import prices
from meadhall.games.asgard.queries.strengths import in_battle
from meadhall.games.asgard.queries.worlds import is_contested
from meadhall.games.asgard.questions import battles as q
from meadhall.games.asgard.rules.hosts import in_round
from meadhall.games.asgard.state import NOBODY, Asgard
from meadhall.kernel import Steps, ask_several, procedure


@procedure
def battle_phase(g: Asgard) -> Steps[None]:
    """Temples score first, Battle tiles are taken last (AS-601 to AS-605, AS-620, AS-621)."""
    g.begin_phase(b.BATTLES)
    score_temples(g)
    show_ancestrals(g)
    for world in range(b.ALL_WORLDS):
        if is_contested(g, world):
            yield from battle(g, world)
    g.turn = NOBODY
    take_battle_tiles(g)
    g.tell(e.BattlesOver(g.round, tuple(g.score)))


def score_temples(g: Asgard) -> None:
    """Every Temple, every round (AS-601, AS-602)."""
    for seat in g.order:
        g.gain_points(seat, sum([g.box.value[tile] for tile in g.temples[seat]]), b.BY_TEMPLES)


def show_ancestrals(g: Asgard) -> None:
    """One tile of each camp; only this one counts (AS-603, AS-604)."""
    for camp in (b.LIGHT, b.DARK):
        g.ancestral_shown[camp].append(g.ancestral_piles[camp].pop(0))
        g.tell(e.AncestralShown(camp, g.ancestral_shown[camp][-1]))


@procedure
def battle(g: Asgard, world: int) -> Steps[None]:
    """Each disc is judged alone, against what the other camp alone counts (AS-606 to AS-618)."""
    values = (in_battle(g, b.place_of(b.LIGHT, world)).total, in_battle(g, b.place_of(b.DARK, world)).total)
    hosts = (in_round(g, b.place_of(b.LIGHT, world)), in_round(g, b.place_of(b.DARK, world)))
    g.tell(e.BattleFought(world, values[b.LIGHT], values[b.DARK], hosts))
    for seat in tuple(g.order):
        for camp in (b.LIGHT, b.DARK):
            if g.stationed[b.place_of(camp, world)] == seat:
                yield from judge_disc(g, seat, b.place_of(camp, world), values[1 - camp] - values[camp] + 1)


@procedure
def judge_disc(g: Asgard, seat: int, place: int, needed: int) -> Steps[None]:
    """To the Victory Zone if its camp wins, alone or with help; else to the centre (AS-610 to AS-616)."""
    won = needed <= 0
    if not won and prices.can_win(g, seat, needed):
        g.turn = seat
        most = sum(g.recruits_of(seat)) + 1
        picks = yield ask_several(seat, q.reinforce, most, b.world_of(place), needed)
        won = bool(picks)
        send_help(g, seat, picks)
    leave_battle(g, seat, place, won)


def send_help(g: Asgard, seat: int, picks: tuple[int, ...]) -> None:
    """Warriors fall, Giants go back to the reserve, tiles to their gods (AS-615, AS-906, AS-908)."""
    recruits = tuple([o.SEND.one(pick) for pick in picks if pick in o.SEND])
    for recruit in recruits:
        g.add_recruits(seat, recruit, -1)
        g.bury(recruit, 1)
    if recruits:
        g.tell(e.RecruitsSent(seat, recruits, sum([b.STRENGTH[recruit] for recruit in recruits])))
    for option, tile in ((o.THOR, t.THOR_TILE), (o.TYR, t.TYR_TILE)):
        if option in picks:
            g.give_power(tile, NOBODY)
            g.tell(e.PowerTileSpent(seat, tile))


def leave_battle(g: Asgard, seat: int, place: int, won: bool) -> None:
    """No disc stays on a Battle slot (AS-620)."""
    world = b.world_of(place)
    g.stationed[place] = NOBODY
    if won:
        g.add_to_zone(seat, world)
        g.tell(e.BattleWon(seat, world))
    else:
        g.centre[seat] += 1
        g.tell(e.BattleLost(seat, world))


# -- Battle tiles -----------------------------------------------------------------------------------------


def take_battle_tiles(g: Asgard) -> None:
    """From last to first on the score track, equals in turn order (AS-621 to AS-625)."""
    for seat in sorted(g.order, key=lambda s: g.score[s]):
        kind = best_battle_tile(g, g.in_zones(seat))
        if kind != NOBODY:
            g.battle_piles[kind] -= 1
            g.add_battle_tile(seat, kind)
            g.tell(e.BattleTileTaken(seat, g.box.values.battle_values[kind]))


def best_battle_tile(g: Asgard, discs: int) -> int:
    """The tile for the number of discs in Victory Zones, or the next lower one there is (AS-622 to AS-624)."""
    for kind in range(min(discs, len(g.box.values.battle_values)) - 1, -1, -1):
        if g.battle_piles[kind]:
            return kind
    return NOBODY
