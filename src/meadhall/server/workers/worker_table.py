"""A table's match in a worker: plays it, shows it to audiences, and rewinds it."""

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
from meadhall.server.workers.seat_log import SeatLog

SPACING: Final = 8  # actions between two saved positions, at first
MOST_KEPT: Final = 48  # saved positions of a match; with more, every second one is dropped
encode = msgspec.json.Encoder().encode


class Audience(NamedTuple):
    """A seat or spectator, the form (picture or plain view), and whether deltas are enough."""

    seat: int | None
    drawn: bool
    changes: bool = False


class Have(NamedTuple):
    """What an audience has: a number of events, and the picture of a version."""

    events: int
    version: int


class Turn(NamedTuple):
    """When something is shown: the table's version, its number of undos, and its state."""

    version: int
    epoch: int
    playing: bool = True


class Move(msgspec.Struct, frozen=True, array_like=True):
    """A change of the match: an answer, or (no option) an undo of the seat's last answer."""

    seat: int
    option: str | None = None


class Asked(msgspec.Struct, frozen=True, array_like=True):
    """A seat with a decision, its question, and how many options it has picked."""

    seat: int
    question: str
    picks: int


class Standing(msgspec.Struct, frozen=True, array_like=True):
    """A match in brief: all that the server knows without asking again."""

    asked: list[Asked]
    opened: int  # identifies when these decisions began
    joint: bool  # do several seats decide at once?
    over: bool
    actions: int
    together: bool  # do all seats, at least two, play as one team?
    names: list[str]  # of the seats
    shared: bytes  # JSON fields that are the same in every message

    def asks(self, seat: int) -> Asked | None:
        """Return the decision of a seat now."""
        return next((asked for asked in self.asked if asked.seat == seat), None)


UNSET: Final = Standing([], 0, False, False, 0, False, [], b"")  # before the table is set up


class Shown(msgspec.Struct, frozen=True, array_like=True):
    """What an audience gets: JSON fields (all, or what changed), and its new events."""

    fields: bytes
    undoable: bool  # can it take back its last answer?
    since: int  # the log is replaced from here
    events: bytes
    count: int  # of all events
    moments: bytes = b""  # scenes that ended in these events
    version: int = 0  # of the table
    whole: bool = True

    @property
    def have(self) -> Have:
        return Have(self.count, self.version)

    def told(self, audience: Audience) -> Shown:
        """Return the same for a listener who has it already: no new events or changes."""
        fields, whole = (b"", False) if audience.changes else (self.fields, True)
        moments = self.moments and b"[]"
        return Shown(fields, self.undoable, self.count, b"[]", self.count, moments, self.version, whole)


class Last(NamedTuple):
    """What an audience was shown last."""

    version: int
    picture: Any
    fields: dict[str, bytes]  # the other fields, encoded


class Kept(NamedTuple):
    """A saved position, after a number of actions."""

    actions: int
    position: Match[Any]


class WorkerTable:
    """A match with the caches for its audiences."""

    def __init__(self, record: Record, moves: list[Move]) -> None:
        self.match = meadhall.replay(record, 0)
        self.kept: list[Kept] = []
        self.marks = [len(self.match.log)]  # length of the log after each action
        self._spacing = SPACING
        self._seat_logs: dict[Audience, SeatLog] = {}
        self._glance, self._past = Glance(), Glance()  # caches for the present, and for past positions
        self._differences = Differences()
        self._last: dict[Audience, Last] = {}
        self._undoable: dict[int, bool] = {}
        for action in record.actions:
            self.play(action.seat, action.option)
        for move in moves:
            self.make(move)

    # -- playing -------------------------------------------------------------------------------------------

    def make(self, move: Move) -> str:
        """Make a change; return the option in its standard form."""
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
        for seat_log in self._seat_logs.values():
            seat_log.look(self.match)
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
        """Whether a seat can take back its last answer; cached for a position."""
        if seat is None:
            return False
        if seat not in self._undoable:
            self._undoable[seat] = self.match.can_undo(seat)
        return self._undoable[seat]

    @property
    def actions(self) -> list[Action]:
        assert self.match.record is not None, "the match keeps its record"
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

    # -- what is shown -------------------------------------------------------------------------------------

    def look(self, audience: Audience, have: Have) -> None:
        """Note before a change which events an audience has."""
        self.seat_log(audience).look(self.match).told = have.events

    def left(self, audience: Audience, have: Have) -> Have:
        """Return what an audience has that still holds after the change."""
        return Have(self.seat_log(audience).look(self.match).told, have.version)

    def shown(self, audience: Audience, have: Have | None, turn: Turn) -> Shown:
        """Return the table as an audience can see it, with the events it doesn't have yet."""
        match, seat_log, since = self.match, self.seat_log(audience).look(self.match), have.events if have else 0
        with self._glance.taken():
            table = (view := match.view(audience.seat)).table
            key, picture = _pictured(match, table, audience.drawn)
            newcomers = view.now() if audience.drawn else ()
        undoable = self.can_undo(audience.seat)
        others = self._others(audience, turn, undoable, newcomers)
        moments = b""
        if audience.drawn and match.game.moments:
            others["now"] = encode(seat_log.moments(match).now(seat_log.events, table, view.given))
            moments = encode(self._moments(seat_log, table, since if have else None))
        changed = self._changed(audience, have, Last(turn.version, picture, others)) if audience.changes else None
        fields = _written({key: encode(picture), **others}) if changed is None else changed
        events = encode(seat_log.events[since:])
        return Shown(fields, undoable, since, events, len(seat_log.events), moments, turn.version, changed is None)

    def _others(self, audience: Audience, turn: Turn, undoable: bool, newcomers: tuple[Said, ...]) -> dict[str, bytes]:
        """Return an audience's fields besides the picture, encoded."""
        ask = self._ask(audience.seat, turn.epoch) if turn.playing else None
        if ask is not None and audience.drawn:
            ask["newcomers"] = newcomers
        undo = turn.playing and not self.match.over and undoable
        return {"seat": encode(audience.seat), "ask": encode(ask), "undo": encode(undo)}

    def _changed(self, audience: Audience, have: Have | None, now: Last) -> bytes | None:
        """Return changed fields with the picture's delta; None if the whole is needed."""
        last, self._last[audience] = self._last.get(audience), now
        if have is None or last is None or last.version != have.version:
            return None
        changes = self._differences.between(last.picture, now.picture)
        if changes is None:
            return None
        fields = {key: written for key, written in now.fields.items() if last.fields.get(key) != written}
        return _written({**fields, "changes": changes})

    def _moments(self, seat_log: SeatLog, table: Any, have: int | None) -> list[Any]:
        """Return the scenes that ended in the new events.

        A new listener gets all scenes without their steps, and asks for those it wants to show.
        """
        found = list(seat_log.moments(self.match).moments(seat_log.events, table, have or 0))
        return found if have is not None else [mentioned(one) for one in found]

    def seat_log(self, audience: Audience) -> SeatLog:
        if audience not in self._seat_logs:
            self._seat_logs[audience] = SeatLog(audience.seat)
        return self._seat_logs[audience]

    def _ask(self, seat: int | None, epoch: int) -> dict[str, Any] | None:
        """Return a seat's decision, with its options as texts."""
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

    # -- rewinding -----------------------------------------------------------------------------------------

    def _keep(self) -> None:
        """Save the position now and then, so that any past one is a few actions away."""
        actions = len(self.actions)
        if self.match.joint and actions != self.match.opened:
            return  # simultaneous answers can be taken back out of order
        if not self.kept or actions - self.kept[-1].actions >= self._spacing:
            self.kept.append(Kept(actions, self.match.clone()))
        if len(self.kept) > MOST_KEPT:
            del self.kept[1::2]
            self._spacing *= 2

    def moment(self, at: int, seat: int | None, drawn: bool) -> dict[str, Any]:
        """Return the table after `at` actions, as a seat sees it."""
        view, seat_log = self._at(at).view(seat), self.seat_log(Audience(seat, True)).look(self.match)
        self._past.turn()
        with self._past.taken():
            table = view.table
            key, picture = _pictured(self.match, table, drawn)
        events = seat_log.events[: seat_log.heard(self.marks[at])]
        before = seat_log.heard(self.marks[at - 1]) if at else 0
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
            **(self._replayed(seat_log, events, before, table, view.given) if drawn else {}),
        }

    def _replayed(
        self, seat_log: SeatLog, events: list[Any], before: int, table: Any, given: tuple[int, ...]
    ) -> dict[str, Any]:
        """Return the scenes up to here; only those that the last action ended have steps."""
        reel = seat_log.moments(self.match)
        here = reel.until(events)
        made = [reel.moment(span, seat_log.events, table) for span in here.spans]
        told = [one if one.end > before else mentioned(one) for one in made if one is not None]
        return {"moments": told, "now": here.now(events, table, given)}

    def _at(self, at: int) -> Match[Any]:
        """Return the position after `at` actions, replayed from the last saved one."""
        if at == len(self.actions):
            return self.match
        kept = self.kept[bisect_right(self.kept, at, key=lambda one: one.actions) - 1]
        match = kept.position.clone()
        for action in self.actions[kept.actions : at]:
            match.repeat(action)
        match.log = self.match.log[: self.marks[at]]
        return match

    def heard(self, seat: int | None, at: list[int]) -> list[int]:
        """Return how many events a seat has after each of these numbers of actions."""
        seat_log = self.seat_log(Audience(seat, True)).look(self.match)
        return [seat_log.heard(self.marks[actions]) for actions in at]

    def scene(self, start: str, end: str, seat: int | None) -> dict[str, Any] | None:
        """Return a scene in the log with all its steps; None if there is none."""
        for one in self.match.view(seat).moments():
            if [str(one.start), str(one.end)] == [start, end]:
                return {"type": "scene", "moment": one}
        return None


def plays_together(match: Match[Any]) -> bool:
    """Whether all seats, at least two, are one team."""
    heuristics = match.game.heuristics
    if heuristics is None or heuristics.teams is None:
        return False
    teams = heuristics.teams(match.state)
    return len(teams) > 1 and len(set(teams)) == 1


def decision_id(epoch: int, opened: int, picks: int) -> str:
    """Return the id of a decision; answers that quote another one are stale."""
    return f"{epoch}.{opened}.{picks}"


def _pictured(match: Match[Any], table: Any, drawn: bool) -> tuple[str, Any]:
    """Return the field for a client (`picture`) or a program (`view`), and its value."""
    draw = match.game.picture if drawn else None
    return ("view", table) if draw is None else ("picture", draw(Watched(table)))


def _written(fields: dict[str, bytes]) -> bytes:
    """Join encoded fields of a JSON object."""
    return b",".join([b'"%b":%b' % (key.encode(), written) for key, written in fields.items()])


def _fields(data: dict[str, Any]) -> bytes:
    """Encode the fields of a JSON object, without its braces."""
    return encode(data)[1:-1]
