"""Messages that are nearly right: answers, undos and bot requests with a change, to be refused.

A mutant is made from what a seat was really asked. Now and then a change makes another right message, or the same one;
`is_right` knows, and that is not a mutant.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import meadhall
from meadhall.kernel import Chance
from tests.server.house import Line

BATCH: Final = 24  # that are sent before their replies are read
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 2**31, 2**63, 2**70, 1.5, 1e300, "", "0", "é\u0000", [], [[]], {}, {"type": "answer"},
)  # fmt: skip
Message = dict[str, Any]


class Asked(NamedTuple):
    """The source of mutants: a right message, and all texts that some seat could answer with."""

    right: Message
    options: frozenset[str]
    texts: Sequence[str]
    undo: bool
    seat: int | None


def answers(saga: str) -> list[str]:
    """Return all possible options of a game."""
    vocabulary = meadhall.game(saga).vocabulary
    return [vocabulary.text(option) for option in vocabulary]


def asked_of(line: Line, texts: Sequence[str], others: Sequence[Line]) -> Asked:
    """Return a message; a seat without a decision tries the answers of another."""
    own = line.state["ask"]
    ask = own or next((other.state["ask"] for other in others if other.state["ask"]), None)
    quoted = (
        {"decision": ask["decision"], "option": ask["options"][0]} if ask else {"decision": "0.0.0", "option": "pass"}
    )
    right = {"type": "answer", "version": line.state["version"], **quoted}
    options = frozenset(own["options"]) if own else frozenset()
    return Asked(right, options, texts, line.state["undo"], line.state["seat"])


# -- what is changed ------------------------------------------------------------------------------------------


def other_option(asked: Asked, chance: Chance) -> Message:
    return {**asked.right, "option": asked.texts[chance.below(len(asked.texts))]}


def other_decision(asked: Asked, chance: Chance) -> Message:
    parts = asked.right["decision"].split(".")
    parts[chance.below(len(parts))] = str(chance.below(400) - 5)
    return {**asked.right, "decision": ".".join(parts)}


def other_version(asked: Asked, chance: Chance) -> Message:
    return {**asked.right, "version": asked.right["version"] + 1 + chance.below(2**40)}


def odd_value(asked: Asked, chance: Chance) -> Message:
    keys = [*asked.right, "token"]
    return {**asked.right, keys[chance.below(len(keys))]: ODD[chance.below(len(ODD))]}


def lost_field(asked: Asked, chance: Chance) -> Message:
    gone = [*asked.right][chance.below(len(asked.right))]
    return {key: value for key, value in asked.right.items() if key != gone}


def further_field(asked: Asked, chance: Chance) -> Message:
    return {**asked.right, ("seat", "as", "options", "Version")[chance.below(4)]: ODD[chance.below(len(ODD))]}


def future_undo(asked: Asked, chance: Chance) -> Message:
    return {"type": "undo", "version": asked.right["version"] + 1 + chance.below(1000)}


def foreign_seat(asked: Asked, chance: Chance) -> Message:
    seat = -1 if asked.seat is None else asked.seat
    return {"type": "relieve", "seat": seat + 1 + chance.below(9), "bot": ("greedy", "", "nobody")[chance.below(3)]}


CHANGES: Final[tuple[Callable[[Asked, Chance], Message], ...]] = (
    other_option, other_option, other_option, other_decision, other_version, odd_value, lost_field, further_field,
    future_undo, foreign_seat,
)  # fmt: skip


def scratched(raw: bytes, chance: Chance) -> bytes:
    """Change, double or drop a byte or two, or cut the end."""
    for _ in range(1 + chance.below(2)):
        at, kind = chance.below(len(raw)), chance.below(4)
        middle = [bytes([chance.below(256)]), raw[at : at + 1] * 2, b"", b""][kind]
        raw = raw[:at] + middle + (b"" if kind == 3 else raw[at + 1 :])
        raw = raw or b"{"
    return raw


def mutant(asked: Asked, chance: Chance) -> bytes:
    """Return a message that must be refused."""
    while True:
        change = chance.below(len(CHANGES) + 2)
        message = CHANGES[change](asked, chance) if change < len(CHANGES) else asked.right
        raw = json.dumps(message).encode()
        if change >= len(CHANGES):
            raw = scratched(raw, chance)
        if not is_right(raw, asked):
            return raw


def is_right(raw: bytes, asked: Asked) -> bool:
    """Whether this is a message that the seat may send after all."""
    try:
        message = json.loads(raw.decode())
    except (UnicodeDecodeError, ValueError, RecursionError):
        return False
    if not isinstance(message, dict):
        return False
    match message.get("type"):
        case "answer":
            option = " ".join(str(message.get("option")).split()).lower()  # spaces and capitals do not matter
            same = message.get("decision") == asked.right["decision"] and option in asked.options
            return same and not _later(message.get("version"), asked)
        case "undo":
            return asked.undo and not _later(message.get("version"), asked)
        case "relieve":
            return bool(message.get("seat") == asked.seat)
    return False


def _later(version: Any, asked: Asked) -> bool:
    return not isinstance(version, int | float) or version > asked.right["version"]


# -- what comes of them ---------------------------------------------------------------------------------------


class Verdict(Counter[str]):
    """Counts of refusals by reason; `accepted` and `unhandled` must stay 0."""

    @property
    def sent(self) -> int:
        return self.total()


def attack(line: Line, asked: Asked, chance: Chance, count: int) -> Verdict:
    """Send a number of mutants on a socket and read each reply; any other message means a change."""
    found = Verdict()
    for first in range(0, count, BATCH):
        batch = [mutant(asked, chance) for _ in range(min(BATCH, count - first))]
        for raw in batch:
            line.send(_sendable(raw))
        for _ in batch:
            found[_verdict(line.hear())] += 1
    return found


def _sendable(raw: bytes) -> str | bytes:
    """Return a message as text if it is text: other frames end the connection."""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        return raw


def _verdict(reply: Message) -> str:
    if reply["type"] != "refused":
        return "accepted"
    return "unhandled" if reply["reason"] == "failed" else str(reply["reason"])
