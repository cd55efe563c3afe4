"""The desk of a worker: what the hall asks of its rooms, and what it answers. Both are data."""

from __future__ import annotations

import gc
import time
from typing import Any, Final

import msgspec

import meadhall
from meadhall.bots import make_bot
from meadhall.bots.deadlines import Clock, Deadline
from meadhall.hints import hint, in_all_languages
from meadhall.kernel import (
    BadOptions,
    CorruptData,
    Decision,
    IllegalAction,
    Match,
    OtherEdition,
    OtherFormat,
    Record,
    told,
)
from meadhall.server.workers.reasons import Thing, why_off
from meadhall.server.workers.worker import Work
from meadhall.server.workers.worker_table import Audience, Have, Move, Room, Shown, Standing, Turn


class Ask(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something that is asked about one table."""

    table: str


class SetUp(Ask, frozen=True):
    """Set a table, and make what moves were made. Answer: how it stands."""

    record: Record
    moves: list[Move]


class Make(Ask, frozen=True):
    """Make a move, and show what came of it to some audiences, who have something already."""

    move: Move
    to: list[tuple[Audience, Have]]
    turn: Turn  # after the move
    timed: bool = False  # is there a clock, so that it must be known whether there is something to look at?


class Show(Ask, frozen=True):
    """Show the table to some audiences, by what they have; None: to those who have not seen it before."""

    to: list[tuple[Audience, Have | None]]
    turn: Turn


class Why(Ask, frozen=True):
    """Why an option is off, or a thing: then `said` is what the option should be about besides."""

    seat: int
    option: str
    thing: Thing | None = None
    said: list[Thing] = []


class Moment(Ask, frozen=True):
    at: int
    seat: int | None
    drawn: bool


class Scene(Ask, frozen=True):
    """One moment in the log with all its steps, by its first event and the one after its last."""

    start: str
    end: str
    seat: int | None


class Imagine(Ask, frozen=True):
    """The position as a bot on this seat gets it: what the seat can't see is dealt anew."""

    seat: int
    seed: int


class Played(Ask, frozen=True):
    """Everything played so far, with the hash of where it led."""


class Heard(Ask, frozen=True):
    """How many events a seat has after so many actions."""

    seat: int | None
    at: list[int]


class Forget(Ask, frozen=True):
    """The table was put away."""


class Check(Ask, frozen=True):
    """Does a record lead where it says? Answer: is its match over?"""

    record: Record


class Simple(Ask, frozen=True):
    """What a bot answers in a position, in so many seconds."""

    position: bytes
    seat: int
    bot: str
    seed: int
    seconds: float


class Advise(Ask, frozen=True):
    """What a bot would do in a position, and why; with the names of whoever plays, for its words."""

    position: bytes
    seat: int
    people: list[str] = []


class No(msgspec.Struct, frozen=True, array_like=True):
    """Not granted, and nothing has changed: why, and the rule with form and numbers of its sentence."""

    reason: str
    detail: str
    rule: str = ""
    form: str = ""
    numbers: dict[str, int] = {}


class Off(No, frozen=True, array_like=True):
    """The option that was meant, and what is against it."""

    option: str = ""


class Made(msgspec.Struct, frozen=True, array_like=True):
    """A move was made: as the saga writes it, how the table stands now, and what is shown of it.

    If the saga cannot show its own table any more, `failure` says how.
    """

    option: str
    standing: Standing
    undoable: bool  # may who made it take it back?
    shown: list[Shown]
    failure: str = ""
    staged: bool = False  # did a moment end in it, which people will want to look at?


NOT_ASKED: Final = Off("not-asked", "nothing is asked that this could answer")
AnyAsk = SetUp | Make | Show | Why | Moment | Scene | Imagine | Played | Heard | Forget | Check | Simple
ASKED: Final = msgspec.msgpack.Decoder(AnyAsk)
pack: Final = msgspec.msgpack.Encoder().encode


def open_desk() -> Work:
    """In a worker: what it does with a job. To look for rings in all its rooms would hold up everybody."""
    gc.disable()
    return Desk().answer


class Desk:
    """The rooms of one worker."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}

    def answer(self, job: bytes) -> bytes:
        """The answer to what is asked: two fields, of which one is filled: a refusal, or what was asked for."""
        try:
            return pack((None, self._do(ASKED.decode(job))))
        except IllegalAction as error:
            return pack((refusal(error.reason, str(error), error.rule), None))
        except BadOptions as error:
            reason = "other-edition" if isinstance(error, OtherEdition) else "bad-options"
            return pack((refusal(reason, error.reason, error.rule), None))
        except CorruptData as error:
            return pack((No("other-format" if isinstance(error, OtherFormat) else "bad-record", str(error)), None))

    def _do(self, asked: AnyAsk) -> Any:
        match asked:
            case SetUp():
                self.rooms[asked.table] = Room(asked.record, asked.moves)
                return self.rooms[asked.table].standing()
            case Forget():
                self.rooms.pop(asked.table, None)
                return None
            case Check():
                return meadhall.replay(asked.record).over
            case Simple():
                return think(asked)
        return self._ask_room(self.rooms[asked.table], asked)

    def _ask_room(self, room: Room, asked: AnyAsk) -> Any:
        match asked:
            case Make():
                return make(room, asked)
            case Show():
                return [room.shown(audience, have, asked.turn) for audience, have in asked.to]
            case Why():
                return why(room, asked)
            case Moment():
                return msgspec.json.encode(room.moment(asked.at, asked.seat, asked.drawn))
            case Scene():
                found = room.scene(asked.start, asked.end, asked.seat)
                return b"" if found is None else msgspec.json.encode(found)
            case Imagine():
                return imagined(room.match, asked.seat, asked.seed)
            case Heard():
                return room.heard(asked.seat, asked.at)
            case Played():
                return room.actions, room.match.hash()
        raise AssertionError(f"nobody answers {asked}")


def make(room: Room, asked: Make) -> Made:
    for audience, have in asked.to:
        room.look(audience, have)
    option = room.make(asked.move)
    standing, undoable = room.standing(), room.can_undo(asked.move.seat)
    try:
        shown = [room.shown(audience, room.left(audience, have), asked.turn) for audience, have in asked.to]
    except Exception as error:  # the move stands; the saga cannot show its own table
        return Made(option, standing, undoable, [], repr(error))
    return Made(option, standing, undoable, shown, staged=asked.timed and is_staged(room))


def is_staged(room: Room) -> bool:
    """Has the last move ended a moment, before everybody's eyes?"""
    match, eyes = room.match, room.eyes(Audience(None, True)).look(room.match)
    new = [entry for entry in match.log[room.marks[-2] :] if entry.heard_by(None)] if len(room.marks) > 1 else []
    reel, since = eyes.moments(match), len(eyes.events) - len(new)
    if not reel.spans or reel.spans[-1].end <= since:
        return False
    return any(reel.moments(eyes.events, match.view(None).table, since))


def why(room: Room, asked: Why) -> Off:
    """The reason that takes an option or a thing away from a seat; an empty one if nothing does."""
    decision, game = room.asked(asked.seat), room.match.game
    if decision is None:
        return NOT_ASKED
    if asked.thing is not None:
        return why_thing(room.match, decision, asked.thing, asked.said)
    option = game.vocabulary.parse(asked.option)
    if option < 0:
        return NOT_ASKED
    return off(asked.option, "" if option in decision.options else room.match.why(decision, option))


def why_thing(match: Match[Any], decision: Decision, thing: Thing, said: list[Thing]) -> Off:
    """The reason that takes a thing away; an empty one where no option ever is about it."""
    found = why_off(match, decision, thing, said)
    if found is not None:
        option, reason = found
        return off(match.game.vocabulary.text(option), reason)
    noun, key = thing
    known = key in match.game.nouns.get(noun, ())
    return off("", "") if known else Off("no-thing", "there is no such thing here")


def off(option: str, reason: str) -> Off:
    form, numbers = told(reason)
    return Off("", "", str(reason), form, numbers, option)


def refusal(reason: str, detail: str, rule: str) -> No:
    form, numbers = told(rule)
    return No(reason, detail, str(rule), form, numbers)


def imagined(match: Match[Any], seat: int, seed: int) -> bytes:
    """The position as a bot on this seat gets it: what the seat can't see is dealt anew."""
    return match.fork(seat, seed).save()


def think(asked: Simple, clock: Clock = time.monotonic) -> str:
    """What a bot answers; its time begins now, before it has read the position."""
    deadline = Deadline(asked.seconds, clock)
    match, decision = asked_in(asked.position, asked.seat)
    option = make_bot(asked.bot, match.game, asked.seed, lambda: deadline).choose(match.view(asked.seat), decision)
    return match.game.vocabulary.text(option)


def advised(asked: Advise) -> bytes:
    """A hint as it is told: an option, why, and the same in words of each language."""
    match, decision = asked_in(asked.position, asked.seat)
    found = hint(match.game, match.view(asked.seat), decision)
    says = in_all_languages(match.game, match.game.seat_names(match.state), decision, found, asked.people)
    return msgspec.json.encode({"type": "hint", **msgspec.to_builtins(found), "says": says})


def asked_in(position: bytes, seat: int) -> tuple[Match[Any], Decision]:
    """A position, and what the seat is asked there."""
    match = meadhall.load(position)
    decision = match.decision(seat)
    assert decision is not None, "the seat is asked"
    return match, decision
