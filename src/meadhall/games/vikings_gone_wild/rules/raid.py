"""An attack among rivals: Units for all its targets, then Defence cards, then what came of it (VG-702 to VG-712)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.events import rivals as e
from meadhall.games.vikings_gone_wild.events import table
from meadhall.games.vikings_gone_wild.queries.raids import place_of
from meadhall.games.vikings_gone_wild.queries.reckoning import is_saved, number, printed_defence, total_defence
from meadhall.games.vikings_gone_wild.questions import raid as q
from meadhall.games.vikings_gone_wild.questions import turn
from meadhall.games.vikings_gone_wild.state import NOBODY, Raid, Vikings
from meadhall.kernel import Steps, ask, ask_several, procedure


@procedure
def raid(g: Vikings, seat: int, option: int) -> Steps[None]:
    """All targets and Units first, then the Defence cards (VG-704); there may be other attacks in a turn (VG-708)."""
    open_raid(g)
    while option != o.STRIKE:
        if option in o.SEND:
            send(g, seat, o.SEND.one(option))
        else:
            aim(g, option)
        option = yield ask(seat, q.assign)
    march(g, seat)
    for foe in g.others(seat):
        yield from defend_village(g, foe)
    for bout in range(len(g.bouts.foes)):
        yield from settle(g, seat, bout)
    bury(g, seat)
    end_raid(g, seat)


# -- targets and Units ------------------------------------------------------------------------------------------


def open_raid(g: Vikings) -> None:
    g.raid = Raid()
    g.raid.foes, g.raid.places, g.raid.attack = [], [], []
    g.raid.units, g.raid.cards, g.raid.fates = [], [], []


def aim(g: Vikings, option: int) -> None:
    """One more target: of equal buildings, the one built first."""
    if option in o.RAID:
        foe, kind = o.RAID.pair(option)
        place = place_of(g, foe, kind)
    else:
        foe, place = NOBODY, q.BEASTS[option]
    g.bouts.foes.append(foe)
    g.bouts.places.append(place)
    g.bouts.attack.append(0)
    g.bouts.units.append([])
    g.bouts.cards.append([])
    g.bouts.fates.append(b.OPEN)


def send(g: Vikings, seat: int, card: int) -> None:
    """A Unit attacks one target with all its ATK, and lies in the play area from now on (VG-342 to VG-344)."""
    g.bouts.attack[-1] += g.enlist(seat, card)
    g.bouts.units[-1].append(card)


def march(g: Vikings, seat: int) -> None:
    """The attack begins: its targets are marked, won or lost (VG-355), and Mages draw (VG-948)."""
    drawn = 0
    g.bouts.fates = [b.WAITS] * len(g.bouts.foes)
    for bout, foe in enumerate(g.bouts.foes):
        units = tuple(g.bouts.units[bout])
        drawn += sum([number(g.box.cards[unit].strike, w.STRIKE_DRAW) for unit in units])
        if foe != NOBODY:
            place = g.bouts.places[bout]
            g.strike(foe, place)
            g.tell(e.RaidBegan(seat, foe, g.kind_at(foe, place), units, g.bouts.attack[bout]))
    g.draw(seat, drawn)


# -- Defence cards ----------------------------------------------------------------------------------------------


@procedure
def defend_village(g: Vikings, foe: int) -> Steps[None]:
    """Asked building by building, with or without Defence cards in hand, which is a secret (VG-705, VG-801)."""
    for bout in range(len(g.bouts.foes)):
        if g.bouts.foes[bout] == foe:
            yield from defend_building(g, foe, bout)


@procedure
def defend_building(g: Vikings, foe: int, bout: int) -> Steps[None]:
    """As many cards as the owner likes (VG-361); what a Watchtower brings may be played, too (VG-954)."""
    kind = g.kind_at(foe, g.bouts.places[bout])
    asked, g.bouts.fates[bout] = True, b.ASKED
    while asked and g.hands[foe]:
        picks = yield ask_several(foe, q.guard, len(g.hands[foe]), kind, g.bouts.attack[bout], bout)
        asked = guard(g, foe, bout, tuple([o.DEFEND.pair(pick)[0] for pick in picks]))
    g.lay_down(foe, g.bouts.cards[bout])
    g.bouts.fates[bout] = b.WAITS


def guard(g: Vikings, foe: int, bout: int, cards: tuple[int, ...]) -> bool:
    """A Shield Wall counts all turn (VG-953). Did they bring others?

    Defence cards lie in play until their owner is done with the building (VG-362), so that a Watchtower brings neither
    itself nor another one again.
    """
    drawn = 0
    for card in cards:
        g.hands[foe].remove(card)
        g.played[foe].append(card)
        g.bouts.cards[bout].append(card)
        effects = g.box.cards[card].guard
        g.walls[foe] += g.box.defence[card] if number(effects, w.EVERY) else 0
        drawn += number(effects, w.GUARD_DRAW)
    if cards:
        g.tell(e.BuildingDefended(foe, g.kind_at(foe, g.bouts.places[bout]), cards))
    g.draw(foe, drawn)
    return drawn > 0


# -- what came of it --------------------------------------------------------------------------------------------


@procedure
def settle(g: Vikings, seat: int, bout: int) -> Steps[None]:
    """Equal is enough for the attacker (VG-340); Draco and the camp are never attacked in vain."""
    if g.bouts.foes[bout] == NOBODY and g.bouts.places[bout] == b.AT_DRACO:
        yield from beat_draco(g, seat, tuple(g.bouts.units[bout]))
    elif g.bouts.foes[bout] == NOBODY:
        beat_camp(g, seat, bout)
    elif g.bouts.attack[bout] >= total_defence(g, bout):
        damage(g, seat, bout)
    else:
        repel(g, seat, bout)


@procedure
def beat_draco(g: Vikings, seat: int, units: tuple[int, ...]) -> Steps[None]:
    """1 beer or 1 gold, volatile (VG-348 to VG-350)."""
    g.deeds[b.DRACO_BEATEN] = 1
    g.deeds[b.WINS] += 1
    option = yield ask(seat, turn.spoils)
    g.fresh[o.TAKE.one(option)] += 1
    g.tell(table.DracoBeaten(seat, o.TAKE.one(option), units))


def beat_camp(g: Vikings, seat: int, bout: int) -> None:
    """1 VP, once a turn; it is no building and does not count in the series (VG-709, VG-712)."""
    g.deeds[b.CAMP_BEATEN] = 1
    g.deeds[b.WINS] += 1
    g.tell(e.CampBeaten(seat, tuple(g.bouts.units[bout]), g.bouts.attack[bout]))
    g.score(seat, g.box.values.camp_points, b.BY_CAMP)


def damage(g: Vikings, seat: int, bout: int) -> None:
    """The n-th building damaged in a turn gives n VP (VG-707); with Tyr one more (VG-968)."""
    g.bouts.fates[bout] = b.FELL
    foe, attack = g.bouts.foes[bout], g.bouts.attack[bout]
    g.deeds[b.DAMAGED] += 1
    g.deeds[b.WINS] += 1
    g.deeds[b.STRIKE] = max(g.deeds[b.STRIKE], attack)
    g.tell(e.BuildingDamaged(seat, foe, *fought(g, bout)))
    extra = sum([number(g.box.cards[unit].strike, w.DAMAGE_POINT) for unit in g.bouts.units[bout]])
    g.score(seat, g.deeds[b.DAMAGED] + extra, b.BY_RAID)


def repel(g: Vikings, seat: int, bout: int) -> None:
    """A building that its owner's cards have saved gives them 1 VP (VG-710), with Baldr one more (VG-969)."""
    g.bouts.fates[bout] = b.HELD
    foe = g.bouts.foes[bout]
    g.tell(e.RaidRepelled(seat, foe, *fought(g, bout)))
    if is_saved(g, bout):
        extra = sum([number(g.box.cards[card].guard, w.HOLD_POINT) for card in g.bouts.cards[bout]])
        g.score(foe, 1 + extra, b.BY_DEFENCE)


def fought(g: Vikings, bout: int) -> tuple[int, int, int, int, tuple[int, ...]]:
    """The data logged of a building that was attacked."""
    kind = g.kind_at(g.bouts.foes[bout], g.bouts.places[bout])
    total, printed = total_defence(g, bout), printed_defence(g, bout)
    return kind, g.bouts.attack[bout], total, printed, tuple(g.bouts.cards[bout])


def bury(g: Vikings, seat: int) -> None:
    """Undead are removed from the game after they have attacked, won or lost (VG-946)."""
    sent = [unit for units in g.bouts.units for unit in units]
    gone = tuple([unit for unit in sent if number(g.box.cards[unit].strike, w.VANISH)])
    for unit in gone:
        g.vanish(seat, unit)
    if gone:
        g.tell(e.UnitsVanished(seat, gone))


def end_raid(g: Vikings, seat: int) -> None:
    """Against Draco and the camp alone there is nothing more to tell."""
    if any([foe != NOBODY for foe in g.bouts.foes]):
        g.tell(e.RaidOver(seat, g.bouts.fates.count(b.FELL)))
    g.raid = None
