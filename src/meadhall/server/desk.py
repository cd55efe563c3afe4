"""The desk of a worker: what the hall asks of its rooms, and what it answers. Both are data."""

from __future__ import annotations

from typing import Any, Final

import msgspec

import meadhall
from meadhall.bots import make_bot
from meadhall.kernel import BadOptions, CorruptData, IllegalAction, Match, OtherEdition, OtherFormat, Record, told
from meadhall.server.room import Audience, Move, Room, Shown, Standing
from meadhall.server.workers import Work


class Ask(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something that is asked about one table."""

    table: str


class SetUp(Ask, frozen=True):
    """Set a table, and make what moves were made. Answer: how it stands."""

    record: Record
    moves: list[Move]


class Make(Ask, frozen=True):
    """Make a move, and show what came of it to some audiences, who have so many events each."""

    move: Move
    to: list[tuple[Audience, int]]
    epoch: int  # after the move


class Show(Ask, frozen=True):
    """Show the table to some audiences, who have so many events each; None: to those who have not seen it before."""

    to: list[tuple[Audience, int | None]]
    epoch: int
    playing: bool


class Why(Ask, frozen=True):
    seat: int
    option: str


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


class Forget(Ask, frozen=True):
    """The table was put away."""


class Check(Ask, frozen=True):
    """Does a record lead where it says? Answer: is its match over?"""

    record: Record


class Simple(Ask, frozen=True):
    """What the simplest bot there is answers in a position."""

    position: bytes
    seat: int
    bot: str
    seed: int


class No(msgspec.Struct, frozen=True, array_like=True):
    """Not granted, and nothing has changed: why, and the rule with form and numbers of its sentence."""

    reason: str
    detail: str
    rule: str = ""
    form: str = ""
    numbers: dict[str, int] = {}


class Made(msgspec.Struct, frozen=True, array_like=True):
    """A move was made: as the saga writes it, how the table stands now, and what is shown of it.

    If the saga cannot show its own table any more, `failure` says how.
    """

    option: str
    standing: Standing
    undoable: bool  # may who made it take it back?
    shown: list[Shown]
    failure: str = ""


AnyAsk = SetUp | Make | Show | Why | Moment | Scene | Imagine | Played | Forget | Check | Simple
ASKED: Final = msgspec.msgpack.Decoder(AnyAsk)
pack: Final = msgspec.msgpack.Encoder().encode


def open_desk() -> Work:
    """In a worker: what it does with a job."""
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
                return think(asked.bot, asked.seat, asked.seed, asked.position)
        return self._ask_room(self.rooms[asked.table], asked)

    def _ask_room(self, room: Room, asked: AnyAsk) -> Any:
        match asked:
            case Make():
                return make(room, asked)
            case Show():
                return [room.shown(audience, have, asked.epoch, asked.playing) for audience, have in asked.to]
            case Why():
                return why(room, asked)
            case Moment():
                return msgspec.json.encode(room.moment(asked.at, asked.seat, asked.drawn))
            case Scene():
                found = room.scene(asked.start, asked.end, asked.seat)
                return b"" if found is None else msgspec.json.encode(found)
            case Imagine():
                return imagined(room.match, asked.seat, asked.seed)
            case Played():
                return room.actions, room.match.hash()
        raise AssertionError(f"nobody answers {asked}")


def make(room: Room, asked: Make) -> Made:
    for audience, have in asked.to:
        room.look(audience, have)
    option = room.make(asked.move)
    standing, undoable = room.standing(), room.match.can_undo(asked.move.seat)
    try:
        shown = [room.shown(audience, room.left(audience), asked.epoch, True) for audience, _ in asked.to]
    except Exception as error:  # the move stands; the saga cannot show its own table
        return Made(option, standing, undoable, [], repr(error))
    return Made(option, standing, undoable, shown)


def why(room: Room, asked: Why) -> No:
    """The reason that takes an option away from a seat; an empty one if nothing does."""
    decision, option = room.asked(asked.seat), room.match.game.vocabulary.parse(asked.option)
    if decision is None or option < 0:
        return No("not-asked", "nothing is asked that this could answer")
    return refusal("", "", "" if option in decision.options else room.match.why(decision, option))


def refusal(reason: str, detail: str, rule: str) -> No:
    form, numbers = told(rule)
    return No(reason, detail, str(rule), form, numbers)


def imagined(match: Match[Any], seat: int, seed: int) -> bytes:
    """The position as a bot on this seat gets it: what the seat can't see is dealt anew."""
    return match.fork(seat, seed).save()


def think(spec: str, seat: int, seed: int, position: bytes) -> str:
    """What a bot would answer in this position."""
    match = meadhall.load(position)
    decision = match.decision(seat)
    assert decision is not None, "the seat is asked"
    option = make_bot(spec, match.game, seed).choose(match.view(seat), decision)
    return match.game.vocabulary.text(option)
