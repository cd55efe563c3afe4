"""Requests to a worker's tables and their answers, as data."""

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
from meadhall.server.workers.worker_table import Audience, Have, Move, Shown, Standing, Turn, WorkerTable


class Ask(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A request about one table."""

    table: str


class SetUp(Ask, frozen=True):
    """Set up a table and replay its moves. Answer: `Standing`."""

    record: Record
    moves: list[Move]


class Make(Ask, frozen=True):
    """Make a move, and show the result to audiences that know the table. Answer: `Made`."""

    move: Move
    to: list[tuple[Audience, Have]]
    turn: Turn  # after the move
    timed: bool = False  # does a clock run? Then the answer says whether there is a scene to watch


class Show(Ask, frozen=True):
    """Show the table to audiences, by what they have; None: nothing yet."""

    to: list[tuple[Audience, Have | None]]
    turn: Turn


class Why(Ask, frozen=True):
    """Return why an option is off, or a thing; `said` are other things the option is about. Answer: `Off`."""

    seat: int
    option: str
    thing: Thing | None = None
    said: list[Thing] = []


class Moment(Ask, frozen=True):
    """Show the position after `at` actions, as a seat sees it."""

    at: int
    seat: int | None
    drawn: bool


class Scene(Ask, frozen=True):
    """Return a scene in the log with all its steps, by its first event and the one after it."""

    start: str
    end: str
    seat: int | None


class Imagine(Ask, frozen=True):
    """Return the position for a bot on this seat: hidden cards are re-dealt."""

    seat: int
    seed: int


class Played(Ask, frozen=True):
    """Return all actions played, and the hash of the position."""


class Heard(Ask, frozen=True):
    """Return how many events a seat has after each of these numbers of actions."""

    seat: int | None
    at: list[int]


class Forget(Ask, frozen=True):
    """Drop the table."""


class Check(Ask, frozen=True):
    """Replay a record and check its hash. Answer: whether the match is over."""

    record: Record


class Simple(Ask, frozen=True):
    """Ask for a bot's answer, within a time limit."""

    position: bytes
    seat: int
    bot: str
    seed: int
    seconds: float


class Advise(Ask, frozen=True):
    """Ask for a hint, in words that use the players' names."""

    position: bytes
    seat: int
    people: list[str] = []


class No(msgspec.Struct, frozen=True, array_like=True):
    """A refusal: its reason, and the rule with form and numbers of its sentence."""

    reason: str
    detail: str
    rule: str = ""
    form: str = ""
    numbers: dict[str, int] = {}


class Off(No, frozen=True, array_like=True):
    """The option that was meant, and what is against it."""

    option: str = ""


class Made(msgspec.Struct, frozen=True, array_like=True):
    """The result of a move: the option in its standard form, the standing, what is shown.

    If the game fails to show its table, `failure` has the error.
    """

    option: str
    standing: Standing
    undoable: bool  # can it be taken back?
    shown: list[Shown]
    failure: str = ""
    staged: bool = False  # did a scene end that players want to watch?


NOT_ASKED: Final = Off("not-asked", "this doesn't answer a current decision")
AnyAsk = SetUp | Make | Show | Why | Moment | Scene | Imagine | Played | Heard | Forget | Check | Simple
ASKED: Final = msgspec.msgpack.Decoder(AnyAsk)
pack: Final = msgspec.msgpack.Encoder().encode


def open_dispatcher() -> Work:
    """Return a worker's function for its jobs. Collecting garbage would delay all its tables."""
    gc.disable()
    return Dispatcher().answer


class Dispatcher:
    """Answers requests about the tables of one worker."""

    def __init__(self) -> None:
        self.tables: dict[str, WorkerTable] = {}

    def answer(self, job: bytes) -> bytes:
        """Return an encoded pair: a refusal or None, and the answer or None."""
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
                self.tables[asked.table] = WorkerTable(asked.record, asked.moves)
                return self.tables[asked.table].standing()
            case Forget():
                self.tables.pop(asked.table, None)
                return None
            case Check():
                return meadhall.replay(asked.record).over
            case Simple():
                return think(asked)
        return self._ask_table(self.tables[asked.table], asked)

    def _ask_table(self, table: WorkerTable, asked: AnyAsk) -> Any:
        match asked:
            case Make():
                return make(table, asked)
            case Show():
                return [table.shown(audience, have, asked.turn) for audience, have in asked.to]
            case Why():
                return why(table, asked)
            case Moment():
                return msgspec.json.encode(table.moment(asked.at, asked.seat, asked.drawn))
            case Scene():
                found = table.scene(asked.start, asked.end, asked.seat)
                return b"" if found is None else msgspec.json.encode(found)
            case Imagine():
                return imagined(table.match, asked.seat, asked.seed)
            case Heard():
                return table.heard(asked.seat, asked.at)
            case Played():
                return table.actions, table.match.hash()
        raise AssertionError(f"unknown request: {asked}")


def make(table: WorkerTable, asked: Make) -> Made:
    for audience, have in asked.to:
        table.look(audience, have)
    option = table.make(asked.move)
    standing, undoable = table.standing(), table.can_undo(asked.move.seat)
    try:
        shown = [table.shown(audience, table.left(audience, have), asked.turn) for audience, have in asked.to]
    except Exception as error:  # the move counts; the game fails to show it
        return Made(option, standing, undoable, [], repr(error))
    return Made(option, standing, undoable, shown, staged=asked.timed and is_staged(table))


def is_staged(table: WorkerTable) -> bool:
    """Whether the last move ended a scene that all can see."""
    match, seat_log = table.match, table.seat_log(Audience(None, True)).look(table.match)
    new = [entry for entry in match.log[table.marks[-2] :] if entry.heard_by(None)] if len(table.marks) > 1 else []
    reel, since = seat_log.moments(match), len(seat_log.events) - len(new)
    if not reel.spans or reel.spans[-1].end <= since:
        return False
    return any(reel.moments(seat_log.events, match.view(None).table, since))


def why(table: WorkerTable, asked: Why) -> Off:
    """Return the reason why an option or a thing is off; an empty one if it is legal."""
    decision, game = table.asked(asked.seat), table.match.game
    if decision is None:
        return NOT_ASKED
    if asked.thing is not None:
        return why_thing(table.match, decision, asked.thing, asked.said)
    option = game.vocabulary.parse(asked.option)
    if option < 0:
        return NOT_ASKED
    return off(asked.option, "" if option in decision.options else table.match.why(decision, option))


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
    """Return the position for a bot on this seat: hidden cards are re-dealt."""
    return match.fork(seat, seed).save()


def think(asked: Simple, clock: Clock = time.monotonic) -> str:
    """Return a bot's answer. Its time starts before it loads the position."""
    deadline = Deadline(asked.seconds, clock)
    match, decision = asked_in(asked.position, asked.seat)
    option = make_bot(asked.bot, match.game, asked.seed, lambda: deadline).choose(match.view(asked.seat), decision)
    return match.game.vocabulary.text(option)


def advised(asked: Advise) -> bytes:
    """Return a hint as JSON: an option, its reasons, and sentences in each language."""
    match, decision = asked_in(asked.position, asked.seat)
    found = hint(match.game, match.view(asked.seat), decision)
    says = in_all_languages(match.game, match.game.seat_names(match.state), decision, found, asked.people)
    return msgspec.json.encode({"type": "hint", **msgspec.to_builtins(found), "says": says})


def asked_in(position: bytes, seat: int) -> tuple[Match[Any], Decision]:
    """Return a position and the decision of a seat in it."""
    match = meadhall.load(position)
    decision = match.decision(seat)
    assert decision is not None, "the seat has a decision"
    return match, decision
