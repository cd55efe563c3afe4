"""A match: one play of a title. The only object that bots, environments and servers hold."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from meadhall.kernel.data import encode
from meadhall.kernel.decision import Decision, End, Option
from meadhall.kernel.event import Entry
from meadhall.kernel.game import Game, Outcome
from meadhall.kernel.history import History
from meadhall.kernel.procedure import Frame
from meadhall.kernel.record import Action, Record
from meadhall.kernel.rng import imagined
from meadhall.kernel.serialization import position_data, restore, saved_state
from meadhall.kernel.state import State
from meadhall.kernel.view import View

S = TypeVar("S", bound=State)


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


class Match(Generic[S]):
    """One play: the state, the rules in progress on it, and the decisions they wait for."""

    __slots__ = (
        "_history", "answer", "automatic", "frames", "game", "joint", "log", "opened", "pending", "record", "state",
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
        self.opened = 0  # how many actions were on record when the pending decisions were put: a name for that moment
        self._history: History | None = None  # once something is on record

    @classmethod
    def new(cls, game: Game[S], record: Record) -> Match[S]:
        """Set the table as the record's head says and play up to the first decision."""
        game.check_edition(record.edition)
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
        match = cls(game, state, Record(game.slug, state.seats, 0, game.edition, automatic=automatic, actions=[]))
        state.log = match.log
        match.frames += frames
        match._run()
        return match

    # -- the machine ----------------------------------------------------------

    def _run(self) -> None:
        """Go on with the rules until a seat must decide, or the match is over."""
        frames, g = self.frames, self.state
        while frames and not self.pending:
            frame = frames[-1]
            blocks = frame.blocks
            pc = frame.pc
            while pc >= 0:
                pc = blocks[pc](frame, g, self)

    def ask(self, asked: Decision | tuple[Decision, ...] | End) -> None:
        """Put one decision, or several at once, or end the match. Called by procedures where they yield."""
        if isinstance(asked, Decision):
            self._put(asked)
            self.joint = False
            if len(asked.options) == 1 and self.automatic and asked.forced and not asked.most:
                self.answer = asked.options[0]
            else:
                self.pending = [asked]
        elif isinstance(asked, End):
            self.frames.clear()
            self.answer = None
        else:
            self.joint = True
            for decision in asked:
                self._put(decision)
            self.pending = list(asked)
            self.answer = ()
        if self.record is not None:
            self.opened = len(self.record.actions)

    def _put(self, decision: Decision) -> None:
        if not decision.asked(self.state).options:
            raise DeadEnd(f"{decision} has no options, in {self.frames}")

    @staticmethod
    def items(values: object) -> tuple[Any, ...]:
        """What a loop with a stop inside goes over: values that cannot change under it."""
        if type(values) is tuple:
            return values
        assert isinstance(values, tuple | range), f"a loop that may stop needs a tuple, not {type(values).__name__}"
        return tuple(values)

    # -- playing --------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.frames

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide now, and what; several when the rules say simultaneously."""
        return tuple([d for d in self.pending if not d.ready] if self.joint else self.pending)

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

    def given(self, seat: int) -> tuple[Option, ...]:
        """What the seat has answered of what several are asked at once; no one else knows it before the last has."""
        asked = self.pending if self.joint else ()
        return tuple([pick for decision in asked if decision.seat == seat for pick in decision.picks])

    def options(self, seat: int) -> tuple[Option, ...]:
        """The legal answers of a seat; none when it is not asked."""
        decision = self.decision(seat)
        return decision.options if decision else ()

    def apply(self, seat: int, option: Option) -> None:
        """Answer for a seat. An answer outside its options is refused and changes nothing."""
        decision = self.decision(seat)
        if decision is None:
            raise self._refused(seat, option, "over" if self.over else "not-asked")
        if option not in decision.options:
            raise self._not_legal(decision, option)
        if self.record is not None:
            self._note(self.record, seat, option)
        if self.joint or decision.most:
            self._pick(decision, option)
        else:
            self._go_on(option)

    def _pick(self, decision: Decision, option: Option) -> None:
        """One answer of several: more picks of the seat, or other seats, may have to come before the rules go on."""
        pending = self.pending
        index = pending.index(decision)
        decision = decision.picked(option, self.state)
        if self.automatic and not self.joint:  # together, even that an answer is complete would tell of its picks
            decision = decision.settled(self.state)
        pending[index] = decision
        if decision.ready and (not self.joint or all([d.ready for d in pending])):
            self._go_on(tuple([d.answer for d in pending]) if self.joint else decision.answer)

    def _go_on(self, answer: Any) -> None:
        """The rules that asked receive their answer."""
        self.pending = []
        self.answer = answer
        self._run()

    def repeat(self, action: Action) -> None:
        """Answer as a record says it was done."""
        self.apply(action.seat, self.game.vocabulary.parse(action.option))

    def _refused(self, seat: int, option: Option, reason: str, rule: str = "") -> IllegalAction:
        return IllegalAction(seat, self.game.vocabulary.text(option), reason, rule)

    def _not_legal(self, decision: Decision, option: Option) -> IllegalAction:
        return self._refused(decision.seat, option, "not-legal", self.why(decision, option))

    def why(self, decision: Decision, option: Option) -> str:
        """The reason that takes an option away from a decision, which is a rule's id; empty for those it has."""
        if option not in self.game.vocabulary:
            return decision.question.rule  # a number that means nothing, in this edition at least
        return self.judge(decision)(option)

    def judge(self, decision: Decision) -> Callable[[Option], str]:
        """Return `why` for options of the vocabulary; the decision lists its own once, however many are asked about."""
        args = (decision.picks, *decision.args) if decision.most else decision.args
        return decision.question.judge(self.state, decision.seat, *args)

    # -- history --------------------------------------------------------------

    def _note(self, record: Record, seat: int, option: Option) -> None:
        """Write the answer down, and remember where undo may go back to."""
        if self._history is None:
            self._history = History(record)
        self._history.note(self, seat)
        record.actions.append(Action(seat, self.game.vocabulary.text(option)))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last answer? Not once anything was drawn or became known."""
        if self._history is None:
            return False
        return self._answered(seat) >= 0 or self._history.can_go_back(self, seat)

    def undo(self, seat: int) -> None:
        """Take back the seat's last answer."""
        if not self.can_undo(seat) or self._history is None or self.record is None:
            raise IllegalAction(seat, "undo", "nothing-to-undo")
        if self._answered(seat) >= 0:
            self._retract(self._answered(seat))
            return
        step, position = self._history.go_back()
        self._become(position)
        del self.record.actions[step.actions :]
        del self.log[step.events :]
        self.opened = step.opened

    def forget(self) -> None:
        """Let nothing before this be taken back: for a position that was changed by hand."""
        self._history = None

    def _answered(self, seat: int) -> int:
        """Which of the decisions put together the seat has answered, in whole or in part; -1 for none."""
        for index, decision in enumerate(self.pending if self.joint else ()):
            if decision.seat == seat and (decision.picks or decision.ready):
                return index
        return -1

    def _retract(self, index: int) -> None:
        """Take back the last pick of a seat in a decision that it is still part of."""
        assert self.record is not None
        assert self._history is not None
        seat, actions = self.pending[index].seat, self.record.actions
        own = [i for i in range(self.opened, len(actions)) if actions[i].seat == seat]
        decision = self.pending[index].again(self.state)
        for i in own[:-1]:
            decision = decision.picked(self.game.vocabulary.parse(actions[i].option), self.state)
        self.pending[index] = decision
        del actions[own[-1]]
        self._history.forget(self.opened)

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
        """A copy as this seat may imagine it: what it can't see dealt again, chance re-seeded."""
        new = self.clone()
        new.state.chance = imagined(seed)
        new.state.dice = []
        new.game.redeal(new.state, seat)
        new.pending = [d if d.seat == seat else new._imagined(d) for d in new.pending]
        return new

    def _imagined(self, decision: Decision) -> Decision:
        """Another seat's decision in a re-dealt position, answered at random if it had been answered.

        A pick half made is no one else's business: it begins again.
        """
        new = decision.again(self.state)
        while decision.ready and not new.ready:
            new = new.picked(new.options[self.state.below(len(new.options))], self.state)
        return new

    def view(self, seat: int | None) -> View:
        """What a seat may see (None: a spectator), and what it may do."""
        return View(self, seat)

    # -- data -----------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """The position as plain data, rules in progress included; it names the edition it is played with."""
        return {
            "saga": self.game.slug,
            "edition": self.game.edition,
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
        del data["edition"]  # which cards it is played with is said beside it: a record has a head
        for frame in data["frames"]:
            del frame["print"]
        return hashlib.blake2b(encode(data), digest_size=16).hexdigest()

    @classmethod
    def load(cls, game: Game[S], raw: bytes | str) -> Match[S]:
        """A position from its JSON, every part checked; `CorruptData` says what is wrong."""
        data = position_data(game, raw)
        match = cls(game, saved_state(game, data), None)
        restore(match, data)
        return match
