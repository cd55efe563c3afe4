"""Messages that are nearly right are refused and change nothing; `bench/mutants.py` sends a million."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import Chance
from tests.contract.cases import LONG
from tests.server.house import House, play, seated
from tests.server.mutants import Asked, Verdict, answers, asked_of, attack, is_right

EACH = 24 * LONG
STEPS = 4


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_no_mutant_is_taken_for_an_answer(house: House, saga: str) -> None:
    table, chance, found = house.open("me friend", saga=saga), Chance(5), Verdict()
    texts = answers(saga)
    with seated(house, table) as lines:
        for _ in range(STEPS):
            before, version = house.hash(table.id), lines[0].state["version"]
            for line in lines:
                found += attack(line, asked_of(line, texts, lines), chance, EACH)
            assert house.hash(table.id) == before
            assert house.table(table.id).version == version
            play(lines, chance, 3)

    assert found.sent == STEPS * 3 * EACH
    assert not found["accepted"]
    assert not found["unhandled"]
    assert {"malformed", "stale", "not-legal", "not-asked", "spectator"} <= set(found)


@pytest.mark.parametrize(
    ("raw", "right"),
    [
        (b'{"type": "answer", "version": 7, "decision": "0.3.0", "option": "pass"}', True),
        (b'{"type": "answer", "version": 6, "decision": "0.3.0", "option": "pass"}', True),
        (b'{"type": "answer", "version": 8, "decision": "0.3.0", "option": "pass"}', False),
        (b'{"type": "answer", "version": 7, "decision": "0.4.0", "option": "pass"}', False),
        (b'{"type": "answer", "version": 7, "decision": "0.3.0", "option": "sing"}', False),
        (b'{"type": "answer", "version": 7, "decision": "0.3.0", "option": " Pass"}', True),
        (b'{"type": "undo", "version": 7}', True),
        (b'{"type": "relieve", "seat": 1, "bot": "greedy"}', True),
        (b'{"type": "relieve", "seat": 0, "bot": "greedy"}', False),
        (b"[]", False),
        (b"\xff", False),
    ],
)
def test_a_right_message_is_no_mutant(raw: bytes, right: bool) -> None:
    asked = Asked(
        {"type": "answer", "version": 7, "decision": "0.3.0", "option": "pass"}, frozenset(["pass"]), [], True, 1
    )
    assert is_right(raw, asked) == right
