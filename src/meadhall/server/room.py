"""A room: the match of one table where its rules run, in a worker; what it tells each seat, and its past."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple

import msgspec

import meadhall
from meadhall.kernel import Action, Decision, Match, Record
from meadhall.kernel.moment import Reel, mentioned

SPACING: Final = 8  # actions between two positions that are kept, at first
MOST_KEPT: Final = 48  # positions of a match; when there are more, every second one goes
encode = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who is told: a seat or a spectator, with the table as a picture or as the plain view."""

    seat: int | None
    drawn: bool


class Move(msgspec.Struct, frozen=True, array_like=True):
    """What a line of a table's log did to the match: an answer, or (no option) the seat's last answer taken back."""

    seat: int
    option: str | None = None


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A seat that is asked, what, and how much of a choice of several it has made."""

    seat: int
    question: str
    picks: int


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """How a match stands: what the hall knows of it without asking again."""

    asked: list[Asked]
    opened: int  # names the moment at which this was asked
    joint: bool  # were several seats asked together?
    over: bool
    actions: int
    together: bool  # do all seats, two at least, play as one team?
    names: list[str]  # what the seats are called
    shared: bytes  # what every message says of it alike, as fields of JSON

    def asks(self, seat: int) -> Asked | None:
        """What a seat is asked now."""
        return next((asked for asked in self.asked if asked.seat == seat), None)


UNSET: Final = Standing([], 0, False, False, 0, False, [], b"")  # before the table is set up


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """What one audience is shown: fields of JSON, and the events it does not have yet."""

    fields: bytes
    undoable: bool  # may it take back its last answer?
    since: int  # its log is replaced from here on
    events: bytes
    count: int  # of all its events
    moments: bytes = b""  # that ended in these events; empty where there are none, or nobody draws them

    def told(self) -> Shown:
        """The same for those who have its events already."""
        return Shown(self.fields, self.undoable, self.count, b"[]", self.count, self.moments and b"[]")


class Kept(NamedTuple):
    """A position of the past: after so many actions."""

    actions: int
    position: Match[Any]


class Eyes:
    """The log as one seat may know it, kept so that it is filtered once."""

    __slots__ = ("events", "read", "reel", "seat", "told")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.events: list[Any] = []
        self.read: list[Any] = []  # the entries taken in so far
        self.told = 0  # how many events the listeners have, and still rightly
        self.reel: Reel | None = None  # the moments in it

    def look(self, match: Match[Any]) -> Eyes:
        """Take in what is new; after an undo, forget what is no longer so."""
        log, read = match.log, self.read
        same = min(len(log), len(read))
        while same and log[same - 1] is not read[same - 1]:
            same -= 1
        if same < len(read):
            self.events = [entry.event for entry in read[:same] if entry.heard_by(self.seat)]
            self.told = min(self.told, len(self.events))
            del read[same:]
            if self.reel is not None:
                self.reel.cut(len(self.events))
        fresh = log[same:]
        self.events += [entry.event for entry in fresh if entry.heard_by(self.seat)]
        read += fresh
        return self

    def moments(self, match: Match[Any]) -> Reel:
        """The moments in what was taken in."""
        if self.reel is None:
            self.reel = Reel(match.game.moments, self.seat)
        return self.reel.follow(self.events)


class Room:
    """A match, with what is kept of it for those who look on."""

    def __init__(self, record: Record, moves: list[Move]) -> None:
        self.match = meadhall.replay(record, 0)
        self.kept: list[Kept] = []
        self.marks = [len(self.match.log)]  # how long the log was after each number of actions
        self._spacing = SPACING
        self._eyes: dict[Audience, Eyes] = {}
        for action in record.actions:
            self.play(action.seat, action.option)
        for move in moves:
            self.make(move)

    # -- playing --------------------------------------------------------------------------------------------

    def make(self, move: Move) -> str:
        """Do what a line of the log says; returns the option as the saga writes it."""
        if move.option is not None:
            return self.play(move.seat, move.option)
        self.undo(move.seat)
        return ""

    def play(self, seat: int, text: str) -> str:
        vocabulary = self.match.game.vocabulary
        option = vocabulary.parse(text)
        self._keep()
        self.match.apply(seat, option)
        self.marks.append(len(self.match.log))
        return vocabulary.text(option)

    def undo(self, seat: int) -> None:
        for eyes in self._eyes.values():
            eyes.look(self.match)
        self.match.undo(seat)
        actions = len(self.actions)
        del self.marks[actions + 1 :]
        self.marks[-1] = len(self.match.log)
        self.kept = [kept for kept in self.kept if kept.actions <= min(actions, self.match.opened)]

    @property
    def actions(self) -> list[Action]:
        assert self.match.record is not None, "a room's match keeps its record"
        return self.match.record.actions

    def standing(self) -> Standing:
        match = self.match
        asked = [Asked(d.seat, d.question.name, len(d.picks)) for d in match.decisions]
        names = list(match.game.seat_names(match.state))
        together, actions = plays_together(match), len(self.actions)
        return Standing(asked, match.opened, match.joint, match.over, actions, together, names, self._shared())

    def _shared(self) -> bytes:
        match = self.match
        return _fields(
            {
                "joint": match.joint and bool(match.pending),
                "waiting": [[d.seat, d.question.name, d.args] for d in match.decisions],
                "outcome": match.outcome,
                "actions": len(self.actions),
            }
        )

    # -- what is shown --------------------------------------------------------------------------------------

    def look(self, audience: Audience, have: int) -> None:
        """Before something changes: the audience has so many events of the log as it is now."""
        self.eyes(audience).look(self.match).told = have

    def left(self, audience: Audience) -> int:
        """How many of its events an audience still has rightly, after what has changed since `look`."""
        return self.eyes(audience).look(self.match).told

    def shown(self, audience: Audience, have: int | None, epoch: int, playing: bool) -> Shown:
        """The table as an audience may see it, with the events it does not have yet: all of them, if it has none."""
        match, seat, eyes = self.match, audience.seat, self.eyes(audience).look(self.match)
        view, since = match.view(seat), have or 0
        table, undoable = view.table, view.can_undo
        staged = audience.drawn and match.game.moments
        fields = {
            "seat": seat,
            **_pictured(match, table, audience.drawn),
            "ask": self._ask(seat, epoch) if playing else None,
            "undo": playing and not match.over and undoable,
            **({"now": eyes.moments(match).now(eyes.events, table)} if staged else {}),
        }
        moments = encode(self._moments(eyes, table, have)) if staged else b""
        return Shown(_fields(fields), undoable, since, encode(eyes.events[since:]), len(eyes.events), moments)

    def _moments(self, eyes: Eyes, table: Any, have: int | None) -> list[Any]:
        """The moments that ended in what is told.

        Whoever hears of the table for the first time is told of all there were, and asks for those he wants to see.
        """
        found = list(eyes.moments(self.match).moments(eyes.events, table, have or 0))
        return found if have is not None else [mentioned(one) for one in found]

    def eyes(self, audience: Audience) -> Eyes:
        if audience not in self._eyes:
            self._eyes[audience] = Eyes(audience.seat)
        return self._eyes[audience]

    def _ask(self, seat: int | None, epoch: int) -> dict[str, Any] | None:
        """The question a seat is to answer, with its options as texts."""
        decision = None if seat is None else self.match.decision(seat)
        if decision is None:
            return None
        text = self.match.game.vocabulary.text
        return {
            "decision": decision_id(epoch, self.match.opened, len(decision.picks)),
            "question": decision.question.name,
            "args": decision.args,
            "options": [text(option) for option in decision.options],
            "picks": [text(pick) for pick in decision.picks],
            "most": decision.most,
        }

    def asked(self, seat: int) -> Decision | None:
        return self.match.decision(seat)

    # -- the past -------------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Keep the position that is now, if it is time for one: any moment is a few actions from one that was kept."""
        actions = len(self.actions)
        if self.match.joint and actions != self.match.opened:
            return  # answers given together may be taken back out of order
        if not self.kept or actions - self.kept[-1].actions >= self._spacing:
            self.kept.append(Kept(actions, self.match.clone()))
        if len(self.kept) > MOST_KEPT:
            del self.kept[1::2]
            self._spacing *= 2

    def moment(self, at: int, seat: int | None, drawn: bool) -> dict[str, Any]:
        """The table after `at` actions, with a seat's eyes."""
        view = self._at(at).view(seat)
        table, events = view.table, [entry.event for entry in view.log()]
        new = sum([entry.heard_by(seat) for entry in self.match.log[self.marks[max(0, at - 1)] : self.marks[at]]])
        before = len(events) - new if at else 0
        return {
            "type": "moment",
            "at": at,
            "of": len(self.actions),
            "seat": seat,
            **_pictured(self.match, table, drawn),
            "waiting": [[w.seat, w.question, w.args] for w in view.waiting],
            "outcome": view.outcome,
            "from": before,
            "events": events,
            **(self._replayed(events, table, before, seat) if drawn else {}),
        }

    def _replayed(self, events: list[Any], table: Any, before: int, seat: int | None) -> dict[str, Any]:
        """The moments up to here: those that the last action ended with their steps, those before it only mentioned."""
        known, here = self.eyes(Audience(seat, True)).look(self.match), Reel(self.match.game.moments, seat)
        reel, now = known.moments(self.match), here.follow(events).now(events, table)
        made = [reel.moment(span, known.events, table) for span in reel.spans if span.end <= before]
        last = list(here.moments(events, table, before))
        return {"moments": [*[mentioned(one) for one in made if one is not None], *last], "now": now}

    def _at(self, at: int) -> Match[Any]:
        """The position after so many actions, played on from the last one before it that was kept."""
        if at == len(self.actions):
            return self.match
        kept = self.kept[bisect_right(self.kept, at, key=lambda one: one.actions) - 1]
        match = kept.position.clone()
        for action in self.actions[kept.actions : at]:
            match.repeat(action)
        match.log = self.match.log[: self.marks[at]]
        return match

    def scene(self, start: str, end: str, seat: int | None) -> dict[str, Any] | None:
        """One moment in the log with all its steps; None if there is no such moment."""
        for one in self.match.view(seat).moments():
            if [str(one.start), str(one.end)] == [start, end]:
                return {"type": "scene", "moment": one}
        return None


def plays_together(match: Match[Any]) -> bool:
    """Are all seats, two at least, of one team?"""
    counsel = match.game.counsel
    if counsel is None or counsel.teams is None:
        return False
    teams = counsel.teams(match.state)
    return len(teams) > 1 and len(set(teams)) == 1


def decision_id(epoch: int, opened: int, picks: int) -> str:
    """Names a question at one moment: an answer that quotes another one is stale."""
    return f"{epoch}.{opened}.{picks}"


def _pictured(match: Match[Any], table: Any, drawn: bool) -> dict[str, Any]:
    """What a seat sees, as the client draws it or as programs read it."""
    draw = match.game.picture if drawn else None
    return {"view": table} if draw is None else {"picture": draw(table)}


def _fields(data: dict[str, Any]) -> bytes:
    """Fields of a JSON object without its braces, to be put together with others."""
    return encode(data)[1:-1]
