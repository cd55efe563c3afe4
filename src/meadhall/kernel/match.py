"""A match: one play of a title. The only object that bots, environments and servers hold."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final, Generic, NamedTuple, TypeVar

from meadhall.kernel.chance import imagined, is_sound
from meadhall.kernel.data import CorruptData, decode, encode, frozen
from meadhall.kernel.decision import DONE, Decision, Option
from meadhall.kernel.event import Entry
from meadhall.kernel.game import Game, Outcome
from meadhall.kernel.procedure import Frame
from meadhall.kernel.record import Action, Record
from meadhall.kernel.state import State
from meadhall.kernel.view import View

S = TypeVar("S", bound=State)


MOST_TRIES: Final = 20  # to imagine as many picks as somebody has made


class IllegalAction(ValueError):
    """An answer that is refused. Nothing has changed; the fields say who, what, why and by which rule."""

    def __init__(self, seat: int, option: str, reason: str, rule: str = "") -> None:
        super().__init__(f"seat {seat}: {option!r} refused: {reason}" + (f" ({rule})" if rule else ""))
        self.seat = seat
        self.option = option
        self.reason = reason  # one of: not-asked, not-legal, over, unknown, nothing-to-undo
        self.rule = rule


class DeadEnd(AssertionError):
    """A question without an answer: a bug in the rules."""


class Step(NamedTuple):
    """A position before an action, for undo: who acted, on what, and how long record and log were."""

    seat: int
    position: Match[Any]
    actions: int
    events: int


class Match(Generic[S]):
    """One play: the state, the rules in progress on it, and the decisions they wait for."""

    __slots__ = (
        "_opened", "_steps", "answer", "automatic", "frames", "game", "joint", "log", "pending", "record", "state",
    )  # fmt: skip

    def __init__(self, game: Game[S], state: S, record: Record | None) -> None:
        self.game = game
        self.state = state
        self.frames: list[Frame] = []
        self.pending: list[Decision] = []
        self.joint = False  # were they put together, so that the answer is a tuple?
        self.answer: Any = None  # what the procedure on top receives when it goes on
        self.automatic = record is None or record.automatic  # forced choices answer themselves
        self.record = record  # None in clones and forks: they keep no history
        self.log: list[Entry] = []
        self._opened = 0  # length of the record when the pending decisions were put
        self._steps: list[Step] = []

    @classmethod
    def new(cls, game: Game[S], record: Record) -> Match[S]:
        """Set the table as the record's head says and play up to the first decision."""
        options = game.options(record.seats, record.options)
        state = game.setup(record.seats, record.number, options)
        match = cls(game, state, record)
        state.log = match.log
        play: Any = game.play
        match.frames.append(play.frame())
        match._run()
        return match

    @classmethod
    def at(cls, game: Game[S], state: S, *frames: Frame, automatic: bool = True) -> Match[S]:
        """A position set by hand, played on to its next decision: the state, and rules in progress, outermost first.

        Log and history begin there; its record has no beginning, so it cannot be replayed.
        """
        match = cls(game, state, Record(game.slug, state.seats, 0, automatic=automatic, actions=[]))
        state.log = match.log
        match.frames += frames
        match._run()
        return match

    # -- the machine ----------------------------------------------------------

    def _run(self) -> None:
        """Go on with the rules until somebody must decide, or the match is over."""
        frames, g = self.frames, self.state
        while frames and not self.pending:
            frame = frames[-1]
            blocks = frame.blocks
            pc = frame.pc
            while pc >= 0:
                pc = blocks[pc](frame, g, self)

    def ask(self, asked: Decision | tuple[Decision, ...]) -> None:
        """Put one decision, or several at once. Called by procedures where they yield."""
        if isinstance(asked, Decision):
            self._put(asked)
            self.joint = False
            if self.automatic and asked.forced and not asked.most:
                self.answer = asked.options[0]
            else:
                self.pending = [asked]
        else:
            self.joint = True
            for decision in asked:
                self._put(decision)
            self.pending = list(asked)
            self.answer = ()
        if self.record is not None:
            self._opened = len(self.record.actions)

    def _put(self, decision: Decision) -> None:
        if not decision.asked(self.state).options:
            raise DeadEnd(f"{decision} has no options, in {self.frames}")

    @staticmethod
    def items(values: object) -> tuple[Any, ...]:
        """What a loop with a stop inside goes over: values that cannot change under it."""
        assert isinstance(values, tuple | range), f"a loop that may stop needs a tuple, not {type(values).__name__}"
        return tuple(values)

    # -- playing --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.frames

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide now, and what; several when the rules say simultaneously."""
        return tuple([d for d in self.pending if not d.ready])

    @property
    def opened(self) -> int:
        """How many actions were on record when the pending decisions were put: a name for that moment."""
        return self._opened

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.game.outcome(self.state) if self.over else None

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked now; answered secretly, it may still be changed by `undo`."""
        for decision in self.pending:
            if decision.seat == seat and not decision.ready:
                return decision
        return None

    def options(self, seat: int) -> tuple[Option, ...]:
        """The legal answers of a seat; none when it is not asked."""
        decision = self.decision(seat)
        return decision.options if decision else ()

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. An answer outside its options is refused and changes nothing."""
        pending = self.pending
        decision = self.decision(seat)
        if decision is None:
            raise self._refused(seat, option, "over" if self.over else "not-asked")
        if option not in decision.options:
            raise self._not_legal(decision, option)
        if self.record is not None:
            self._note(seat, option)
        index = pending.index(decision)
        pending[index] = decision = decision.picked(option, self.state)
        if decision.ready and (not self.joint or all([d.ready for d in pending])):
            self.pending = []
            self.answer = tuple([d.answer for d in pending]) if self.joint else decision.answer
            self._run()

    def _refused(self, seat: int, option: Option, reason: str, rule: str = "") -> IllegalAction:
        return IllegalAction(seat, self.game.vocabulary.text(option), reason, rule)

    def _not_legal(self, decision: Decision, option: Option) -> IllegalAction:
        return self._refused(decision.seat, option, "not-legal", self.why(decision, option))

    def why(self, decision: Decision, option: Option) -> str:
        """The reason that takes an option away from a decision, which is a rule's id; empty for those it has."""
        args = (decision.picks, *decision.args) if decision.most else decision.args
        return decision.question.against(option, self.state, decision.seat, *args)

    # -- history --------------------------------------------------------------

    def _note(self, seat: int, option: Option) -> None:
        """Write the answer down, and remember where undo may go back to."""
        assert self.record is not None
        steps = self._steps
        if steps and (self.joint or steps[-1].seat != seat or steps[-1].position.state.chance != self.state.chance):
            steps.clear()
        if not self.joint:  # answers given together are taken back in place, see `_retract`
            steps.append(Step(seat, self.clone(), len(self.record.actions), len(self.log)))
        self.record.actions.append(Action(seat, self.game.vocabulary.text(option)))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last answer? Not once anything was drawn or became known."""
        if self.record is None:
            return False
        if self._answered(seat) >= 0:
            return True
        if not self._steps or self._steps[-1].seat != seat:
            return False
        before, events = self._steps[-1].position, self._steps[-1].events
        if before.state.chance != self.state.chance or any(entry.event.reveals for entry in self.log[events:]):
            return False
        return not any(self._learned(before.state, other) for other in range(-1, self.state.seats))

    def _learned(self, before: S, seat: int) -> bool:
        """Does the seat (-1: a spectator) see something now that it could not see before?"""
        who = None if seat < 0 else seat
        hidden = list(self.game.unseen(self.state, who))
        for thing in self.game.unseen(before, who):
            if thing not in hidden:
                return True
            hidden.remove(thing)
        return False

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat) or self.record is None:
            raise IllegalAction(seat, "undo", "nothing-to-undo")
        if self._answered(seat) >= 0:
            self._retract(self._answered(seat))
            return
        step = self._steps.pop()
        self._become(step.position)
        del self.record.actions[step.actions :]
        del self.log[step.events :]
        self._opened = min(self._opened, step.actions)

    def _answered(self, seat: int) -> int:
        """Which of the decisions put together the seat has answered, in whole or in part; -1 for none."""
        for index, decision in enumerate(self.pending):
            if self.joint and decision.seat == seat and (decision.picks or decision.ready):
                return index
        return -1

    def _retract(self, index: int) -> None:
        """Take back a seat's answers to the decision it is still part of."""
        assert self.record is not None
        seat, actions = self.pending[index].seat, self.record.actions
        self.pending[index] = self.pending[index].again(self.state)
        actions[self._opened :] = [action for action in actions[self._opened :] if action.seat != seat]
        self._steps.clear()

    def _become(self, other: Match[S]) -> None:
        self.state, self.frames, self.answer = other.state, other.frames, other.answer
        self.pending, self.joint = other.pending, other.joint
        self.state.log = self.log

    # -- copies ---------------------------------------------------------------

    def clone(self) -> Match[S]:
        """An independent copy without history."""
        new: Match[S] = Match(self.game, self.state.clone(), None)
        new.frames = [frame.clone() for frame in self.frames]
        new.pending = self.pending[:]
        new.joint = self.joint
        new.answer = self.answer
        new.automatic = self.automatic
        return new

    def fork(self, seat: int | None, seed: int) -> Match[S]:
        """A copy as this seat may imagine it: what it can't see dealt anew, chance re-seeded."""
        new = self.clone()
        new.state.chance = imagined(seed)
        new.state.dice = []
        new.game.redeal(new.state, seat)
        new.pending = [d if d.seat == seat else new._imagined(d) for d in new.pending]
        return new

    def _imagined(self, decision: Decision) -> Decision:
        """Another seat's decision in a re-dealt position, answered at random if it had been answered.

        A pick half made is made again pick by pick; where the picks drawn lead no further, it begins anew.
        """
        new = decision.again(self.state)
        tries = 0
        while not (new.ready if decision.ready else len(new.picks) == len(decision.picks)):
            options = new.options if decision.ready else [o for o in new.options if o != DONE]
            if options:
                new = new.picked(options[self.state.below(len(options))], self.state)
            elif tries == MOST_TRIES:
                break
            else:
                new, tries = decision.again(self.state), tries + 1
        return new

    def view(self, seat: int | None) -> View:
        """What a seat may see (None: a spectator), and what it may do."""
        return View(self, seat)

    # -- data -----------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """The position as plain data, rules in progress included."""
        return {
            "saga": self.game.slug,
            "state": self.state,
            "frames": [frame.to_data() for frame in self.frames],
            "pending": [[d.seat, d.question.name, d.args, d.most, d.picks, d.ready] for d in self.pending],
            "joint": self.joint,
            "answer": self.answer,
            "automatic": self.automatic,
        }

    def save(self) -> bytes:
        """The position as JSON; `Match.load` goes on from there."""
        return encode(self.to_data())

    def hash(self) -> str:
        """A short name of the position: equal positions have equal hashes, in any process.

        The wording of the rules in progress is no part of it (their fingerprints only guard saves).
        """
        data = self.to_data()
        for frame in data["frames"]:
            del frame["print"]
        return hashlib.blake2b(encode(data), digest_size=16).hexdigest()

    @classmethod
    def load(cls, game: Game[S], raw: bytes | str) -> Match[S]:
        """A position from its JSON, every part checked; `CorruptData` says what is wrong."""
        data = decode(raw)
        if not isinstance(data, dict) or data.get("saga") != game.slug:
            raise CorruptData(f"not a position of {game.title}")
        match = cls(game, game.state.from_data(data.get("state")), None)
        match.state.log = None
        _check_state(game, match.state)
        match.joint, match.automatic = _flag(data, "joint"), _flag(data, "automatic")
        match.answer = frozen(data.get("answer"))
        match.frames = [_frame(game, item) for item in _row(data, "frames")]
        match.pending = [match._restored(item) for item in _row(data, "pending")]
        if bool(match.frames) != bool(match.decisions) or (len(match.pending) > 1 and not match.joint):
            raise CorruptData("pending: rules in progress wait for a decision, and for several only if put together")
        return match

    def _restored(self, item: Any) -> Decision:
        match item:
            case [int(seat), str(name), list(args), int(most), list(picks), bool(ready)]:
                pass
            case _:
                raise CorruptData("pending: a decision is seat, question, arguments, most, picks, ready")
        if name not in self.game.questions or not 0 <= seat < self.state.seats or bool in (type(seat), type(most)):
            raise CorruptData(f"pending: seat {seat} has no question {name!r}")
        decision = Decision(seat, self.game.questions[name], frozen(args), most)
        try:
            return _replayed(decision, frozen(picks), ready, self.state)
        except CorruptData:
            raise
        except Exception as error:  # a question fails on a position that the rules never make
            raise CorruptData(f"pending: {name}{decision.args} cannot be asked here: {error!r}") from error


def _check_state(game: Game[S], state: S) -> None:
    """Refuse a state that has the right types, but that no match could have come to."""
    if state.seats not in game.seats or not is_sound(state.chance):
        raise CorruptData(f"state: {game.title} has no such number of seats, or chance is out of range")
    try:
        game.conserved(state)
    except Exception as error:  # an assert, or a lookup in tables that do not fit together
        raise CorruptData(f"state: {error!r}") from error


def _flag(data: dict[str, Any], name: str) -> bool:
    if not isinstance(data.get(name), bool):
        raise CorruptData(f"{name}: neither true nor false")
    return bool(data[name])


def _row(data: dict[str, Any], name: str) -> list[Any]:
    row = data.get(name)
    if not isinstance(row, list):
        raise CorruptData(f"{name}: not a list")
    return row


def _frame(game: Game[Any], item: Any) -> Frame:
    name = item.get("rule") if isinstance(item, Mapping) else None
    if not isinstance(name, str) or name not in game.procedures:
        raise CorruptData(f"no such rule: {name!r}")
    return game.procedures[name].restore(dict(item))


def _replayed(decision: Decision, picks: tuple[int, ...], ready: bool, g: State) -> Decision:
    """A decision with its saved picks made again, each checked."""
    decision = decision.asked(g)
    for pick in picks:
        if decision.ready or pick not in decision.options:
            raise CorruptData(f"{decision.question.name}: {pick!r} was not an option")
        decision = decision.picked(pick, g)
    if ready and not decision.ready and DONE in decision.options:
        decision = decision.picked(DONE, g)
    if decision.ready != ready or not decision.options:
        raise CorruptData(f"{decision.question.name}: {len(picks)} picks do not answer it, or nothing would")
    return decision
