"""Reads and checks a saved position: any JSON gives a match that plays on, or `CorruptData`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from meadhall.kernel.data import CorruptData, decode, frozen
from meadhall.kernel.decision import DONE, Decision
from meadhall.kernel.game import Game
from meadhall.kernel.procedure import Frame
from meadhall.kernel.rng import is_sound
from meadhall.kernel.state import State

if TYPE_CHECKING:
    from meadhall.kernel.match import Match

S = TypeVar("S", bound=State)


def position_data(game: Game[Any], raw: bytes | str) -> dict[str, Any]:
    """The data of a position of this title."""
    data = decode(raw)
    if not isinstance(data, dict) or data.get("saga") != game.slug:
        raise CorruptData(f"not a position of {game.title}")
    edition = data.get("edition")
    if not isinstance(edition, str):
        raise CorruptData("edition: the name of an edition is a text")
    game.check_edition(edition)
    return data


def saved_state(game: Game[S], data: dict[str, Any]) -> S:
    """The table of a saved position."""
    state = game.state.from_data(data.get("state"))
    state.log, state.box = None, game.box
    _check_state(game, state)
    return state


def restore(match: Match[Any], data: dict[str, Any]) -> None:
    """Put the rules in progress, and the decisions they wait for, on a match that has its state."""
    match.joint, match.automatic = _flag(data, "joint"), _flag(data, "automatic")
    match.answer = frozen(data.get("answer"))
    match.frames = [_frame(match.game, item) for item in _row(data, "frames")]
    match.pending = [_decision(match, item) for item in _row(data, "pending")]
    if bool(match.frames) != bool(match.decisions) or (len(match.pending) > 1 and not match.joint):
        raise CorruptData("pending: rules in progress wait for a decision, and for several only if put together")


def _decision(match: Match[Any], item: Any) -> Decision:
    match item:
        case [int(seat), str(name), list(args), int(most), list(picks), bool(ready)]:
            pass
        case _:
            raise CorruptData("pending: a decision is seat, question, arguments, most, picks, ready")
    if name not in match.game.questions or not 0 <= seat < match.state.seats or bool in (type(seat), type(most)):
        raise CorruptData(f"pending: seat {seat} has no question {name!r}")
    decision = Decision(seat, match.game.questions[name], frozen(args), most)
    try:
        return _replayed(decision, frozen(picks), ready, match.state)
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
