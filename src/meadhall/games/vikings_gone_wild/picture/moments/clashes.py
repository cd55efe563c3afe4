"""The Ragnarök phase on the stage: what stood under the Horns, how villages fared, how near the end has come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box, Undead
from meadhall.games.vikings_gone_wild.events import table as t
from meadhall.games.vikings_gone_wild.events import undead as e
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.moments.raids import named_seat
from meadhall.kernel import Event
from meadhall.kernel.picture import Badge, Gauge, Said, Thing, named
from meadhall.kernel.scene import Moment, Party, Passage, Shown, Step, Term

Fight = e.BuildingHeld | e.BuildingFell | e.NothingToAttack
LAST = {"moment-nothing-stops": "moment-nothing-stops-last", "moment-struck": "moment-struck-last"}  # the end of all


def begins(event: Event) -> bool:
    return isinstance(event, t.PhaseBegan) and event.phase == b.UNDEAD_PHASE


def ends(event: Event) -> bool:
    """Desolation has grown, or the tokens have met before."""
    return isinstance(event, e.DesolationGrew) or is_the_end(event)


def is_the_end(event: Event) -> bool:
    return isinstance(event, t.HornSounded) and event.horn == b.THIRD_HORN


def clashes(box: Box, passage: Passage) -> Moment | None:
    """While it lasts, all villages lie open in the market's place; a phase in which nothing clashed is not staged."""
    if passage.is_open or passage.first(e.ClashBegan) is None:
        return None
    steps = [*[_clash(box, events) for events in _parted(passage.events)], *_tokens(box, passage)]
    return Moment(title=Said("moment-ragnarok"), icon="doom", steps=tuple(steps), tone="night", ground="siege")


def _parted(events: Sequence[Event]) -> list[list[Event]]:
    """The events of each clash."""
    found: list[list[Event]] = []
    for event in events:
        if isinstance(event, e.ClashBegan):
            found.append([])
        if found:
            found[-1].append(event)
    return found


# -- a clash --------------------------------------------------------------------------------------------------


def _clash(box: Box, events: list[Event]) -> Step:
    """A Unit or Boss strikes every village; of all else only the price is shown."""
    began = next(event for event in events if isinstance(event, e.ClashBegan))
    row, undead = box.undead[began.undead], named("undead", box.undead[began.undead].slug)
    name = Said("moment-slot", {"undead": undead.things[""]}, {"slot": began.slot + 1})
    lost = sum([event.points for event in events if isinstance(event, t.TeamLost)])
    fights = [event for event in events if isinstance(event, Fight)]
    if row.family in (w.CHALLENGE, w.UNDEAD_BUILDING):
        told = _told("moment-nothing-stops", undead, {"points": lost}, events)
        return Step(name, told, parties=(_shown(row),), notes=tuple(_losses(events)), brief=True)
    held = len([fight for fight in fights if isinstance(fight, e.BuildingHeld)])
    numbers = {"held": held, "fell": len(fights) - held, "points": lost}
    attacker = Party(name=undead, icon="coffin", total=row.attack, unit=Said("moment-attack"))
    sums = (attacker, *[_village(box, fight) for fight in fights])
    ground = f"boss-{row.slug}" if row.slug in BOSSES else ""
    return Step(name, _told("moment-struck", undead, numbers, events), sums=sums, brief=True, ground=ground)


BOSSES: Final = frozenset({"fenrir", "hel", "jormungandr", "nidhogg", "surt"})  # which have a drawing


def _told(message: str, undead: Said, numbers: dict[str, int], events: list[Event]) -> Said:
    """What came of it; where the tokens have met no one counts again: there was no room left for all of it."""
    last = any([is_the_end(event) for event in events])
    return Said(LAST[message] if last else message, {"undead": undead.things[""]}, numbers)


def _shown(row: Undead) -> Party:
    """The card itself."""
    return Party(name=named("undead", row.slug), icon="coffin", cards=(Shown(row.slug),))


def _losses(events: list[Event]) -> Iterator[Badge]:
    for event in events:
        if isinstance(event, e.TokensLost):
            resource: Thing = ("resource", b.RESOURCES[event.resource])
            yield Badge(resource[1], Said("event-TokensLost", {"resource": resource}))


def _village(box: Box, fight: Fight) -> Party:
    """A building, the Defence cards played on it, and whether it held."""
    if isinstance(fight, e.NothingToAttack):
        return Party(seat=fight.seat, total=0, verdict=Said("clash-none"), state="loses")
    held = isinstance(fight, e.BuildingHeld)
    verdict = Said("raid-holds" if held else "raid-falls")
    return Party(
        seat=fight.seat, terms=tuple(_terms(box, fight)), total=fight.defence, verdict=verdict,
        state="wins" if held else "loses",
    )  # fmt: skip


def _terms(box: Box, fight: e.BuildingHeld | e.BuildingFell) -> Iterator[Term]:
    cards = [box.cards[card] for card in fight.cards]
    printed = fight.defence - sum([card.defence for card in cards])
    yield Term(signs.DEFENCE, printed, named("building", b.TARGETS[fight.building]), signed=False)
    yield from [Term(signs.DEFENCE, card.defence, named("card", card.slug)) for card in cards]


# -- the tokens -------------------------------------------------------------------------------------------------


def _tokens(box: Box, passage: Passage) -> Iterator[Step]:
    """Desolation against the Team, and what has come up."""
    grew: e.DesolationGrew | None = passage.first(e.DesolationGrew)
    losses: list[t.TeamLost] = passage.of(t.TeamLost)
    if grew is None:
        return
    came = [Badge("coffin", _came(box, event)) for event in passage.of(e.UndeadCame)]
    gauges: tuple[Gauge, ...] = ()
    if losses:
        team = losses[-1].team
        verdict = Said("track-gap", numbers={"gap": team - grew.desolation})
        gauges = (Gauge("scourge", Said("track-desolation"), grew.desolation, team, verdict, "just"),)
    said = Said("event-DesolationGrew", numbers={"desolation": grew.desolation})
    yield Step(Said("moment-ranks"), said, gauges=gauges, notes=tuple(came), brief=True)


def _came(box: Box, event: e.UndeadCame) -> Said:
    things: dict[str, Thing] = {
        "undead": ("undead", box.undead[event.undead].slug),
        "slot": ("slot", b.SLOTS[event.slot]),
    }
    return Said("event-UndeadCame", things)


# -- the end ----------------------------------------------------------------------------------------------------


def is_over(event: Event) -> bool:
    return isinstance(event, e.TeamWon | e.TeamFailed) or is_the_end(event)


def begins_to_end(event: Event) -> bool:
    return isinstance(event, e.ObjectiveMissed) or is_over(event)


def end(box: Box, passage: Passage) -> Moment | None:
    """Won, with a rank; or the Boss has fallen for nothing; or the tokens have met."""
    if passage.is_open:
        return None
    won: e.TeamWon | None = passage.first(e.TeamWon)
    step = _lost(box, passage) if won is None else _won(box, won)
    return Moment(
        title=Said("moment-over"),
        icon="doom",
        steps=(step,),
        tone="gold" if won else "dusk",
        ground="victory" if won else "fallen",
    )


def _won(box: Box, won: e.TeamWon) -> Step:
    """The Glory of all that there is, the rank, and what is said of it."""
    things: dict[str, Thing] = {"rank": ("rank", box.ranks[won.rank].slug)}
    said = Said("event-TeamWon", things, {"glory": won.glory})
    pegs = (won.glory, max(won.glory, box.ranks[-1].glory), signs.POINTS)
    return Step(Said("moment-outcome"), said, head=said, more=Said("moment-rank", things), pegs=pegs, brief=True)


def _lost(box: Box, passage: Passage) -> Step:
    failed = passage.first(e.TeamFailed) is not None
    said = Said("event-TeamFailed" if failed else "moment-lost")
    missed = [_missed(box, event) for event in passage.of(e.ObjectiveMissed)]
    met = tuple([_met(horn) for horn in passage.of(t.HornSounded) if is_the_end(horn)])
    return Step(Said("moment-outcome"), said, head=said, gauges=met, notes=tuple(missed), brief=True)


def _met(horn: t.HornSounded) -> Gauge:
    """The two tokens, where they have met."""
    gap = Said("track-gap", numbers={"gap": horn.team - horn.desolation})
    return Gauge("scourge", Said("moment-tokens"), horn.desolation, horn.team, gap, "short")


def _missed(box: Box, event: e.ObjectiveMissed) -> Badge:
    things: dict[str, Thing] = {
        "seat": named_seat(event.seat),
        "objective": ("objective", box.objectives[event.objective].slug),
    }
    return Badge("flag", Said("event-ObjectiveMissed", things))
