"""A room: the match of one table where its rules run, in a worker; what it tells each seat, and its past."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, NamedTuple

import msgspec

import meadhall
from meadhall.kernel import Action, Decision, Match, Record
from meadhall.kernel.picture import Said
from meadhall.kernel.render_cache import Glance, Watched
from meadhall.kernel.scene import mentioned
from meadhall.server.workers.delta import Differences
from meadhall.server.workers.seat_log import Eyes

SPACING: Final = 8  # actions between two positions that are kept, at first
MOST_KEPT: Final = 48  # positions of a match; when there are more, every second one goes
encode = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """Who is told: a seat or a spectator, with the table as a picture or as the plain view, whole or what changed."""

    seat: int | None
    drawn: bool
    changes: bool = False


class Have(NamedTuple):
    """What an audience has: so many events, and the picture of this version of the table."""

    events: int
    version: int


class Turn(NamedTuple):
    """When something is shown: the table's version, how often something was taken back, and is it still played?"""

    version: int
    epoch: int
    playing: bool = True


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
    """What one audience is shown: fields of JSON (all, or those that changed), and the events it does not have yet."""

    fields: bytes
    undoable: bool  # may it take back its last answer?
    since: int  # its log is replaced from here on
    events: bytes
    count: int  # of all its events
    moments: bytes = b""  # that ended in these events; empty where there are none, or nobody draws them
    version: int = 0  # of the table that is shown
    whole: bool = True

    @property
    def have(self) -> Have:
        return Have(self.count, self.version)

    def told(self, audience: Audience) -> Shown:
        """The same for those who have been told already; of changes, nothing is left."""
        fields, whole = (b"", False) if audience.changes else (self.fields, True)
        moments = self.moments and b"[]"
        return Shown(fields, self.undoable, self.count, b"[]", self.count, moments, self.version, whole)


class Last(NamedTuple):
    """What an audience was last shown."""

    version: int
    picture: Any
    fields: dict[str, bytes]  # the others, as they were written


class Kept(NamedTuple):
    """A position of the past: after so many actions."""

    actions: int
    position: Match[Any]


class Room:
    """A match, with what is kept of it for those who look on."""

    def __init__(self, record: Record, moves: list[Move]) -> None:
        self.match = meadhall.replay(record, 0)
        self.kept: list[Kept] = []
        self.marks = [len(self.match.log)]  # how long the log was after each number of actions
        self._spacing = SPACING
        self._eyes: dict[Audience, Eyes] = {}
        self._glance, self._past = Glance(), Glance()  # at what is now, and at moments before it
        self._differences = Differences()
        self._last: dict[Audience, Last] = {}
        self._undoable: dict[int, bool] = {}
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
        self._turn()
        self.match.apply(seat, option)
        self.marks.append(len(self.match.log))
        return vocabulary.text(option)

    def undo(self, seat: int) -> None:
        for eyes in self._eyes.values():
            eyes.look(self.match)
        self._turn()
        self.match.undo(seat)
        actions = len(self.actions)
        del self.marks[actions + 1 :]
        self.marks[-1] = len(self.match.log)
        self.kept = [kept for kept in self.kept if kept.actions <= min(actions, self.match.opened)]

    def _turn(self) -> None:
        self._glance.turn()
        self._differences.clear()
        self._undoable.clear()

    def can_undo(self, seat: int | None) -> bool:
        """May a seat take back its last answer? Asked once in a position."""
        if seat is None:
            return False
        if seat not in self._undoable:
            self._undoable[seat] = self.match.can_undo(seat)
        return self._undoable[seat]

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

    def look(self, audience: Audience, have: Have) -> None:
        """Before something changes: the audience has so many events of the log as it is now."""
        self.eyes(audience).look(self.match).told = have.events

    def left(self, audience: Audience, have: Have) -> Have:
        """What an audience still has rightly, after what has changed since `look`."""
        return Have(self.eyes(audience).look(self.match).told, have.version)

    def shown(self, audience: Audience, have: Have | None, turn: Turn) -> Shown:
        """The table as an audience may see it, with the events it does not have yet: all of them, if it has none."""
        match, eyes, since = self.match, self.eyes(audience).look(self.match), have.events if have else 0
        with self._glance.taken():
            table = (view := match.view(audience.seat)).table
            key, picture = _pictured(match, table, audience.drawn)
            newcomers = view.now() if audience.drawn else ()
        undoable = self.can_undo(audience.seat)
        others = self._others(audience, turn, undoable, newcomers)
        moments = b""
        if audience.drawn and match.game.moments:
            others["now"] = encode(eyes.moments(match).now(eyes.events, table, view.given))
            moments = encode(self._moments(eyes, table, since if have else None))
        changed = self._changed(audience, have, Last(turn.version, picture, others)) if audience.changes else None
        fields = _written({key: encode(picture), **others}) if changed is None else changed
        events = encode(eyes.events[since:])
        return Shown(fields, undoable, since, events, len(eyes.events), moments, turn.version, changed is None)

    def _others(self, audience: Audience, turn: Turn, undoable: bool, newcomers: tuple[Said, ...]) -> dict[str, bytes]:
        """What an audience is told beside the picture, as it is written."""
        ask = self._ask(audience.seat, turn.epoch) if turn.playing else None
        if ask is not None and audience.drawn:
            ask["newcomers"] = newcomers
        undo = turn.playing and not self.match.over and undoable
        return {"seat": encode(audience.seat), "ask": encode(ask), "undo": encode(undo)}

    def _changed(self, audience: Audience, have: Have | None, now: Last) -> bytes | None:
        """The fields that are not as they were, with what differs in the picture; None if it must be the whole."""
        last, self._last[audience] = self._last.get(audience), now
        if have is None or last is None or last.version != have.version:
            return None
        changes = self._differences.between(last.picture, now.picture)
        if changes is None:
            return None
        fields = {key: written for key, written in now.fields.items() if last.fields.get(key) != written}
        return _written({**fields, "changes": changes})

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
        view, eyes = self._at(at).view(seat), self.eyes(Audience(seat, True)).look(self.match)
        self._past.turn()
        with self._past.taken():
            table = view.table
            key, picture = _pictured(self.match, table, drawn)
        events = eyes.events[: eyes.heard(self.marks[at])]
        before = eyes.heard(self.marks[at - 1]) if at else 0
        return {
            "type": "moment",
            "at": at,
            "of": len(self.actions),
            "seat": seat,
            key: picture,
            "waiting": [[w.seat, w.question, w.args] for w in view.waiting],
            "outcome": view.outcome,
            "from": before,
            "events": events,
            **(self._replayed(eyes, events, before, table, view.given) if drawn else {}),
        }

    def _replayed(
        self, eyes: Eyes, events: list[Any], before: int, table: Any, given: tuple[int, ...]
    ) -> dict[str, Any]:
        """The moments up to here: those that the last action ended with their steps, those before it only mentioned."""
        reel = eyes.moments(self.match)
        here = reel.until(events)
        made = [reel.moment(span, eyes.events, table) for span in here.spans]
        told = [one if one.end > before else mentioned(one) for one in made if one is not None]
        return {"moments": told, "now": here.now(events, table, given)}

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

    def heard(self, seat: int | None, at: list[int]) -> list[int]:
        """How many events a seat has after so many actions, for each of these numbers."""
        eyes = self.eyes(Audience(seat, True)).look(self.match)
        return [eyes.heard(self.marks[actions]) for actions in at]

    def scene(self, start: str, end: str, seat: int | None) -> dict[str, Any] | None:
        """One moment in the log with all its steps; None if there is no such moment."""
        for one in self.match.view(seat).moments():
            if [str(one.start), str(one.end)] == [start, end]:
                return {"type": "scene", "moment": one}
        return None


def plays_together(match: Match[Any]) -> bool:
    """Are all seats, two at least, of one team?"""
    heuristics = match.game.heuristics
    if heuristics is None or heuristics.teams is None:
        return False
    teams = heuristics.teams(match.state)
    return len(teams) > 1 and len(set(teams)) == 1


def decision_id(epoch: int, opened: int, picks: int) -> str:
    """Names a question at one moment: an answer that quotes another one is stale."""
    return f"{epoch}.{opened}.{picks}"


def _pictured(match: Match[Any], table: Any, drawn: bool) -> tuple[str, Any]:
    """What a seat sees, as the client draws it or as programs read it: the name of the field, and what is in it."""
    draw = match.game.picture if drawn else None
    return ("view", table) if draw is None else ("picture", draw(Watched(table)))


def _written(fields: dict[str, bytes]) -> bytes:
    """Fields of a JSON object that have been written already."""
    return b",".join([b'"%b":%b' % (key.encode(), written) for key, written in fields.items()])


def _fields(data: dict[str, Any]) -> bytes:
    """Fields of a JSON object without its braces, to be put together with others."""
    return encode(data)[1:-1]
