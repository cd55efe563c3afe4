"""Battles of a round and Ragnarök on the stage: world by world, what both camps count, and what it brought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meadhall.games.asgard import board as b
from meadhall.games.asgard.cards import tiles as t
from meadhall.games.asgard.events import battles, ragnarok, rounds
from meadhall.games.asgard.view import Table
from meadhall.kernel import Event
from meadhall.kernel.picture import Badge, Said, Thing, named
from meadhall.kernel.scene import Ledger, Moment, Party, Passage, Staging, Step, Term, is_any, ledger

Fought = battles.BattleFought | ragnarok.WorldFought
VERDICTS = {"wins": "moment-wins", "loses": "moment-loses", "": "moment-tie"}
CAUSE_SIGNS = ("temple", "population", "population", "god-fenrir", "swords", "swords", "spell")


def _begins(phase: int) -> Staging:
    """The battles of a phase."""
    ends = is_any(battles.BattlesOver, ragnarok.RagnarokOver)
    return Staging(lambda event: isinstance(event, rounds.PhaseBegan) and event.phase == phase, ends, worlds)


def worlds(passage: Passage) -> Moment | None:
    """One step for each world that was fought for, and the points at the end."""
    over = passage.first(battles.BattlesOver) or passage.first(ragnarok.RagnarokOver)
    if over is None or not passage.of(battles.BattleFought, ragnarok.WorldFought):
        return None
    told = Told(passage, over)
    return Moment(title=told.title, icon="swords", steps=(*told.steps(), told.scores()), tone="war", ground=told.ground)


class Told:
    """A row of battles that is over."""

    def __init__(self, passage: Passage, over: battles.BattlesOver | ragnarok.RagnarokOver) -> None:
        self.passage, self.over = passage, over
        self.table: Table = passage.table

    @property
    def title(self) -> Said:
        if isinstance(self.over, battles.BattlesOver):
            return Said("moment-battles", numbers={"round": self.over.round})
        return named("phase", "ragnarok")

    @property
    def ground(self) -> str:
        return "bifrost" if isinstance(self.over, battles.BattlesOver) else "last-battle"

    def seat(self, seat: int) -> Thing:
        return ("seat", self.table.players[seat].colour)

    def steps(self) -> Iterator[Step]:
        """Each world with what followed its battle."""
        events = self.passage.events
        starts = [i for i, event in enumerate(events) if isinstance(event, Fought)]
        for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
            fought = events[start]
            assert isinstance(fought, Fought)
            yield self._world(fought, events[start + 1 : end])

    def _world(self, fought: Fought, after: Sequence[Event]) -> Step:
        return Step(
            name=named("world", b.WORLDS[fought.world]),
            said=self._verdict(fought, after),
            sums=tuple([self._camp(fought, camp) for camp in (b.LIGHT, b.DARK)]),
            notes=tuple(self._notes(after)),
            brief=True,
        )

    def _verdict(self, fought: Fought, after: Sequence[Event]) -> Said:
        """As the log says it; in a battle of a round each disc is judged alone."""
        world: dict[str, Thing] = {"world": ("world", b.WORLDS[fought.world])}
        for event in after:
            if isinstance(event, ragnarok.WorldWon):
                return Said("event-WorldWon", {"god": ("god", b.GODS[event.god]), **world})
            if isinstance(event, ragnarok.WorldHeld | ragnarok.WorldTied):
                return Said(f"event-{type(event).__name__}", world)
        return Said("event-BattleFought", world, {"light": fought.light, "dark": fought.dark})

    def _camp(self, fought: Fought, camp: int) -> Party:
        total, other = (fought.light, fought.dark) if camp == b.LIGHT else (fought.dark, fought.light)
        state = "wins" if total > other else "loses" if total < other else ""
        return Party(
            name=named("camp", b.CAMPS[camp]),
            icon=f"coin-{b.CAMPS[camp]}",
            seats=fought.hosts[camp].seats,
            terms=tuple([_term(*part) for part in fought.hosts[camp].parts]),
            total=total,
            verdict=Said(VERDICTS[state]),
            state=state,
        )

    def _notes(self, after: Sequence[Event]) -> Iterator[Badge]:
        """What help came, who won or lost there, and what it brought."""
        for event in after:
            if isinstance(event, battles.RecruitsSent | battles.PowerTileSpent):
                yield self._help(event)
            elif isinstance(event, battles.BattleWon | battles.BattleLost):
                things = {"seat": self.seat(event.seat), "world": ("world", b.WORLDS[event.world])}
                icon = "check" if isinstance(event, battles.BattleWon) else "cross"
                yield Badge(icon, Said(f"event-{type(event).__name__}", things))
            elif isinstance(event, rounds.Scored) and event.cause != b.BY_BATTLE_TILES:
                words = Said("moment-scored", {"seat": self.seat(event.seat)}, {"points": event.points})
                yield Badge("crown", words)

    def _help(self, event: battles.RecruitsSent | battles.PowerTileSpent) -> Badge:
        """What turned a battle after the sums: without it, players would not see why a weaker camp wins."""
        seat = self.seat(event.seat)
        if isinstance(event, battles.RecruitsSent):
            return Badge("swords", Said("moment-helped", {"seat": seat}, {"strength": event.strength}))
        god = b.GODS[t.GROUP[event.tile]]
        return Badge(f"god-{god}", Said("event-PowerTileSpent", {"seat": seat, "tile": ("tile", t.SLUGS[event.tile])}))

    # -- points -----------------------------------------------------------------------------------------------

    def scores(self) -> Step:
        accounts = self._ledger()
        lead, second = accounts.rows[:2]
        said = Said("moment-leads", {"seat": self.seat(lead.seat)}, {"points": lead.after})
        if lead.after == second.after:
            said = Said("moment-level", numbers={"points": lead.after})
        return Step(Said("moment-scores"), said, ledger=accounts, tone="gold", ground="temple", brief=True)

    def _ledger(self) -> Ledger:
        gains: list[dict[int, int]] = [{} for _ in self.over.score]
        for event in self.passage.of(rounds.Scored):
            gains[event.seat][event.cause] = gains[event.seat].get(event.cause, 0) + event.points
        reasons = [[_reason(cause, points) for cause, points in gained.items()] for gained in gains]
        before = [now - sum(gained.values()) for now, gained in zip(self.over.score, gains, strict=True)]
        return ledger(Said("moment-points"), "crown", before, self.over.score, reasons)


def _reason(cause: int, points: int) -> Term:
    return Term(CAUSE_SIGNS[cause], points, named("cause", b.CAUSES[cause]))


def _term(kind: str, number: int, worth: int, counts: bool) -> Term:
    """Something that stands in a world, and what it adds."""
    if kind == "recruit":
        return Term(f"troop-{b.RECRUITS[number]}", worth if counts else 0, named("recruit", b.RECRUITS[number]))
    return Term(_sign(kind, number), worth if counts else 0, named("tile", t.SLUGS[number]), signed=kind != "tile")


def _sign(kind: str, tile: int) -> str:
    if kind != "tile":
        return "god-thor" if t.KIND[tile] == t.POWER else t.KINDS[t.KIND[tile]]
    return f"god-{b.GODS[t.GROUP[tile]]}" if t.KIND[tile] == t.GOD else "population"


MOMENTS = (_begins(b.BATTLES), _begins(b.TWILIGHT))
