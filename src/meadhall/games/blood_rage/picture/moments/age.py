"""The end of an Age on the stage: Quests, Ragnarök, Valhalla, and the scores before and after."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.picture.moments.glory import gains, glory_ledger
from meadhall.games.blood_rage.view import Table
from meadhall.kernel import Event
from meadhall.kernel.picture import Badge, Said, Thing, named
from meadhall.kernel.scene import Fate, Fates, Goal, Moment, Near, Passage, Step, Token


def end_of_age(box: Box, passage: Passage) -> Moment | None:
    """Told when it is over."""
    ended = passage.first(e.AgeEnded)
    if passage.is_open or ended is None:
        return None
    told = Ended(box, passage, ended)
    return Moment(
        title=Said("moment-age", numbers={"age": ended.age}),
        icon="doom",
        steps=tuple(told.steps()),
        tone="grass",
        ground="manheim",
    )


class Ended:
    """An Age that is over."""

    def __init__(self, box: Box, passage: Passage, ended: e.AgeEnded) -> None:
        self.box, self.passage, self.ended = box, passage, ended
        self.table: Table = passage.table
        self.phases = self._phases()

    def _phases(self) -> dict[int, list[Event]]:
        """The events of each phase; what happened before the first of them belongs to none."""
        found: dict[int, list[Event]] = {phase: [] for phase in range(len(b.PHASES))}
        told: list[Event] = []
        for event in self.passage.events:
            if isinstance(event, e.PhaseBegan):
                told = found[event.phase]
            told.append(event)
        return found

    def seat(self, seat: int) -> Thing:
        return ("seat", self.table.clans[seat].clan)

    def steps(self) -> Iterator[Step]:
        if self.passage.of(e.QuestFulfilled, e.QuestFailed):
            yield self.quests()
        yield self.ragnarok()
        if self.passage.of(e.FiguresReleased):
            yield self.valhalla()
        yield self.scores()

    # -- Quests -----------------------------------------------------------------------------------------------

    def quests(self) -> Step:
        judged = self.passage.of(e.QuestFulfilled, e.QuestFailed)
        met = len(self.passage.of(e.QuestFulfilled))
        return Step(
            name=Said("moment-judged"),
            said=Said("moment-quests", numbers={"count": len(judged), "met": met}),
            goals=tuple(self._goals(judged)),
            tone="grass",
            ground="jotunheim",
            brief=True,
        )

    def _goals(self, judged: list[e.QuestFulfilled | e.QuestFailed]) -> Iterator[Goal]:
        """A clan is paid for its Quests in the order in which they were turned up."""
        paid = [iter(self._paid(seat)) for seat in range(len(self.table.clans))]
        for event in judged:
            yield self._goal(event, next(paid[event.seat], ()) if isinstance(event, e.QuestFulfilled) else ())

    def _paid(self, seat: int) -> list[tuple[Said, ...]]:
        """For each Quest that a clan fulfilled its Glory and, unless all its stats are full, the step that it took."""
        found: list[tuple[Said, ...]] = []
        for event in self.phases[b.QUEST]:
            if isinstance(event, e.GloryGained) and event.seat == seat and event.cause == e.BY_QUEST:
                found.append((Said("moment-paid", numbers={"glory": event.amount}),))
            elif isinstance(event, e.StatRaised) and event.seat == seat and found:
                found[-1] += (named("reward", b.STATS[event.stat]),)
        return found

    def _goal(self, event: e.QuestFulfilled | e.QuestFailed, paid: tuple[Said, ...]) -> Goal:
        return Goal(
            seat=event.seat,
            name=named("card", self.box.keys[event.card]),
            words=self._decided(event),
            met=isinstance(event, e.QuestFulfilled),
            worth=self.box.value[event.card],
            gain=paid[0] if paid else None,
            more=paid[1] if len(paid) > 1 else None,
        )

    def _decided(self, event: e.QuestFulfilled | e.QuestFailed) -> Said:
        """What was asked, the clan's own number and the best of the others, where it was decided."""
        own = event.numbers[event.seat] if event.numbers else 0
        others = [number for seat, number in enumerate(event.numbers) if seat != event.seat]
        numbers = {"own": own, "other": max(others, default=0)}
        card: dict[str, Thing] = {"card": ("card", self.box.keys[event.card])}
        if event.place == b.VALHALLA:
            return Said("moment-deaths", card, numbers)
        if event.place < 0 or not own:
            return Said("moment-none-there", card)
        return Said("moment-decided", {**card, "place": ("place", b.PLACES[event.place])}, numbers)

    # -- Ragnarök ---------------------------------------------------------------------------------------------

    def ragnarok(self) -> Step:
        fell = self.passage.first(e.ProvinceDestroyed)
        events = self.phases[b.RAGNAROK]
        dead = [event for event in events if isinstance(event, e.FigureDestroyed)]
        place: Thing = ("place", b.PLACES[fell.place])
        rows = [self._victims(seat, dead, events) for seat in range(len(self.table.clans))]
        return Step(
            name=Said("moment-doom"),
            said=Said("moment-burns", {"place": place}, {"count": len(dead)}),
            near=Near(place[1], fallen=True),
            fates=(Fates(Said("moment-falls", {"place": place}), tuple(rows)),),
            tone="war",
            ground="ragnarok",
            brief=True,
        )

    def _victims(self, seat: int, dead: list[e.FigureDestroyed], events: list[Event]) -> Fate:
        figures = [event.figure for event in dead if event.seat == seat]
        points = sum([term.value for clan, term in gains(self.box, events) if clan == seat])
        if not figures:
            return Fate(seat, "pass", Said("moment-nobody-there"), points=points)
        tokens = tuple([token(self.box, seat, figure, "gone") for figure in figures])
        return Fate(seat, "glory", Said("moment-dead-there", numbers={"count": len(figures)}), tokens, points=points)

    # -- Valhalla ---------------------------------------------------------------------------------------------

    def valhalla(self) -> Step:
        events = self.phases[b.RELEASE]
        home = self.passage.of(e.FiguresReleased)
        rows = [self._home(event, events) for event in home]
        return Step(
            name=Said("moment-valhalla"),
            said=Said("moment-home", numbers={"count": sum([event.count for event in home])}),
            fates=(Fates(Said("moment-all-home"), tuple(rows)),),
            tone="night",
            ground="valhalla",
        )

    def _home(self, event: e.FiguresReleased, events: list[Event]) -> Fate:
        released = events[: self._end_of_release(events)]
        points = sum([term.value for seat, term in gains(self.box, released) if seat == event.seat])
        tokens = tuple([token(self.box, event.seat, figure) for figure in event.figures])
        return Fate(event.seat, "warrior", Said("moment-back", numbers={"count": event.count}), tokens, points=points)

    @staticmethod
    def _end_of_release(events: list[Event]) -> int:
        """What comes after the Age is of the end of the match."""
        return next((i for i, event in enumerate(events) if isinstance(event, e.AgeEnded)), len(events))

    # -- scores -----------------------------------------------------------------------------------------------

    def scores(self) -> Step:
        at = next(i for i, event in enumerate(self.passage.events) if isinstance(event, e.AgeEnded))
        after = list(self.ended.glory)
        for seat, term in gains(self.box, self.passage.events[at:]):
            after[seat] += term.value
        accounts = glory_ledger(self.box, self.passage.events, after)
        lead, second = accounts.rows[:2]
        said = Said("moment-leads", {"seat": self.seat(lead.seat)}, {"glory": lead.after})
        if lead.after == second.after:
            said = Said("moment-level", numbers={"glory": lead.after})
        won = self.passage.first(e.MatchEnded)
        if won is not None:
            said = Said("event-MatchEnded", {"seat": self.seat(won.seat)}, {"glory": won.glory})
        ground = "" if won is None else "valhalla"
        return Step(
            name=Said("moment-scores"),
            said=said,
            ledger=accounts,
            notes=self._next(),
            tone="gold",
            ground=ground,
            brief=True,
        )

    def _next(self) -> tuple[Badge, ...]:
        """The province that falls next."""
        if self.ended.age == b.AGES:
            return ()
        things: dict[str, Thing] = {"place": ("place", self.table.doom[self.ended.age])}
        return (Badge("doom", Said("moment-next", things, {"glory": self.box.values.ragnarok_glory[self.ended.age]})),)


def token(box: Box, seat: int, figure: int, state: str = "") -> Token:
    text = "" if figure == b.WARRIOR else str(box.strength[figure])
    return Token(seat, b.FIGURES[figure], ("figure", box.figures[figure]), text, state=state)
