"""The contract: what must hold of every game at every decision. The contract suite and the fuzzer both hold it.

Each check takes a match as it stands, leaves it unchanged, and raises `Broken` with a sentence where a promise
is not kept. None of them knows a game word.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import meadhall
from meadhall.kernel import Chance, CorruptData, Decision, IllegalAction, Match, Record, hidden, told
from meadhall.kernel.data import encode

REFUSALS: Final = 6  # answers tried, legal or not, wherever errors are compared


class Broken(AssertionError):
    """A promise of the kernel or of a game that was not kept."""


def demand(kept: bool, sentence: str) -> None:
    if not kept:
        raise Broken(sentence)


def eyes(match: Match[Any]) -> tuple[int | None, ...]:
    """All who look at the table: the seats, and a spectator."""
    return (*range(match.state.seats), None)


# -- the position ---------------------------------------------------------------------------------------------


def check_position(match: Match[Any]) -> None:
    """Nothing was lost or made, and each seat that is asked has different answers of the vocabulary to give."""
    match.game.conserved(match.state)
    demand(match.over or bool(match.decisions), "the match goes on, but nobody is asked")
    for decision in match.decisions:
        options = decision.options
        demand(bool(options), f"{decision} has no options")
        demand(len(set(options)) == len(options), f"{decision} offers something twice")
        demand(min(options) >= 0 and max(options) < len(match.game.vocabulary), f"{decision} offers a foreign option")


def check_reasons(match: Match[Any]) -> list[str]:
    """Of the whole vocabulary, exactly the options of a decision have nothing against them. What the rest has."""
    met: dict[tuple[str, str], str] = {}
    for decision in match.decisions:
        args = (decision.picks, *decision.args) if decision.most else decision.args
        why_not = decision.question.judge(match.state, decision.seat, *args)
        for option in match.game.vocabulary:
            reason = why_not(option)
            if bool(reason) == (option in decision.options):
                text = match.game.vocabulary.text(option)
                offers, forbids = ("offers", reason) if reason else ("does not offer", "nothing")
                raise Broken(f"{decision} {offers} {text!r}, yet {forbids} forbids it")
            met.setdefault((reason, told(reason)[0]), reason)
    return [reason for reason in met.values() if reason]


def check_save(match: Match[Any]) -> Match[Any]:
    """Saved as JSON and loaded, it is the same position with the same options; returned to go on with."""
    again = Match.load(match.game, match.save())
    demand(again.hash() == match.hash(), "a saved position was loaded as another")
    for ours, theirs in zip(match.pending, again.pending, strict=True):
        demand(ours.options == theirs.options, f"{ours} has other options when loaded")
    return again


def check_clones(match: Match[Any], most: int = 1000) -> None:
    """A copy for each option, the option applied to it: no copy changes another, nor the match."""
    before = match.hash()
    copies: list[tuple[Match[Any], str]] = []
    for decision in match.decisions:
        step = max(1, len(decision.options) // most)
        for option in decision.options[::step]:
            copy = match.clone()
            demand(copy.hash() == before, "a clone is another position")
            copy.apply(decision.seat, option)
            copies.append((copy, copy.hash()))
    for copy, after in copies:
        demand(copy.hash() == after, "a clone was changed by another's play")
    demand(match.hash() == before, "a match was changed by its clone's play")


def check_replay(match: Match[Any]) -> None:
    """The record leads to the same position."""
    assert match.record is not None, "only a match with a record can be replayed"
    match.record.hash = match.hash()
    try:
        again = meadhall.replay(Record.from_json(match.record.to_json()))
    except CorruptData as error:
        raise Broken(f"the record does not replay: {error}") from error
    demand(again.log == match.log, "the replay told another story")


# -- what is seen ---------------------------------------------------------------------------------------------


def check_views(match: Match[Any], seed: int) -> None:
    """A seat receives the same bytes for any deal of what it can't see: view, options, lines, errors."""
    for seat in eyes(match):
        fork = match.fork(seat, seed)
        match.game.conserved(fork.state)
        demand(_received(fork, seat, seed) == _received(match, seat, seed), f"seat {seat} sees what it can't see")
        demand(
            _staged(match, fork, seat) == _staged(match, match, seat), f"seat {seat} sees on the stage what is hidden"
        )


def _received(match: Match[Any], seat: int | None, seed: int) -> bytes:
    """All bytes that a seat can get out of a match without acting; undo apart, for copies have none."""
    view = match.view(seat)
    data = view.to_data()
    del data["undo"]
    listed = [_listed(match, decision) for decision in match.decisions if decision.seat == seat]
    return encode([data, listed, view.now(), list(_errors(match, seat, seed))])


def _staged(match: Match[Any], dealt: Match[Any], seat: int | None) -> bytes:
    """The scenes a seat sees of the log, with the table as it may be dealt: the moment under way, the last one."""
    view = match.view(seat)
    events, seen, reel = [entry.event for entry in view.log()], dealt.view(seat), view.reel()
    table = seen.table
    last = [reel.moment(span, events, table) for span in reel.spans[-1:]]
    return encode([last, reel.now(events, table, seen.given)])


def _listed(match: Match[Any], decision: Decision) -> tuple[int, ...]:
    """A decision's options, listed again from the state: a fork keeps those that its own seat was given."""
    again = decision.again(match.state)
    for pick in decision.picks:
        again = again.picked(pick, match.state)
    return again.options


def _errors(match: Match[Any], seat: int | None, seed: int) -> Iterator[tuple[str, str, dict[str, int]]]:
    """How some answers that are not legal are refused: the error, and the form and the numbers of its reason."""
    if seat is None:
        return
    chance, legal = Chance(seed), match.options(seat)
    for _ in range(REFUSALS):
        option = chance.below(len(match.game.vocabulary))
        if option not in legal:
            yield _refusal(match, seat, option)


def _refusal(match: Match[Any], seat: int, option: int) -> tuple[str, str, dict[str, int]]:
    try:
        match.apply(seat, option)
    except IllegalAction as error:
        return (str(error), *told(error.rule))
    raise Broken(f"{match.game.vocabulary.text(option)!r} of seat {seat} was no option, and was accepted")


def check_own_action(match: Match[Any], seat: int, option: int, seed: int) -> bool:
    """An action that shows its seat nothing new looks the same to it for any deal; False if it does show something.

    That holds for its view, its log, and whether it may take the action back.
    """
    real, fork = listening(match.clone()), listening(match.fork(seat, seed))
    decision = match.decision(seat)
    assert decision is not None, f"seat {seat} is asked"
    real.apply(seat, option)
    joint = match.joint and real.decisions != tuple([d for d in match.decisions if d.seat != seat])
    if joint or real.state.chance != match.state.chance or learned(match, real, seat):
        return False
    fork.apply(seat, option)
    text = match.game.vocabulary.text(option)
    demand(_shown(real, seat) == _shown(fork, seat), f"seat {seat} sees by {text!r} what is hidden")
    return True


def listening(match: Match[Any]) -> Match[Any]:
    """A copy that keeps log and record from here on, as a new match would."""
    match.record = Record(match.game.slug, match.state.seats, 0, automatic=match.automatic, actions=[])
    match.state.log = match.log
    return match


def _shown(match: Match[Any], seat: int) -> bytes:
    view = match.view(seat)
    return encode(
        [
            view.to_data(),
            view.moments(),
            view.moment(),
            [type(entry.event).__name__ for entry in view.log()],
            [e.event for e in view.log()],
        ]
    )


def learned(before: Match[Any], after: Match[Any], seat: int | None) -> bool:
    """Can the seat see something that it could not see before, even for a moment? `after` has listened since."""
    shown = hidden.learned(before.game, before.state, after.state, seat)
    return shown or any(entry.event.reveals for entry in after.log)
