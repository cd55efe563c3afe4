"""The hall under attack: messages that are nearly right, from every seat and from onlookers, at tables of all games.

Each must be refused with a reason and change nothing; between two attacks a player moves, so that every part of a match
is met. What was sent is counted in a file, so that a million can be sent in parts.

    python bench/mutants.py --messages 20000
    python bench/mutants.py --messages 1000000 --resume mutants.json

Loopback only, and it ends on its own. Status 1 if one was accepted, or the hall did not know what to say.
"""

from __future__ import annotations

import argparse
import logging
import sys
import tempfile
import time
from itertools import count
from pathlib import Path
from typing import Final

import meadhall
from meadhall.kernel import Chance
from meadhall.parts import Parts
from meadhall.server import security
from meadhall.server.web import listeners

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.house import House, Line, play, seated
from tests.server.mutants import Verdict, answers, asked_of, attack

EACH: Final = 48  # mutants of a seat at a position
MOVES: Final = 2  # between two positions
SECONDS: Final = 5.0  # between two lines of progress


def without_limits() -> None:
    """All clients here share one address, and are quicker than people."""
    security.CALLER_RATE = security.OPENING_RATE = listeners.SOCKET_RATE = (1e9, 1e9)  # type: ignore[misc]
    security.MESSAGE_RATE, security.WORTH = (1e9, 1e9), 1e9  # type: ignore[misc]


def one_match(house: House, saga: str, seed: int, most: int) -> Verdict:
    """Attack a table of a game all through a match, or until enough were sent."""
    seats = meadhall.game(saga).seats[seed % len(meadhall.game(saga).seats)]
    texts, chance, found = answers(saga), Chance(seed), Verdict()
    table = house.open(" ".join(["me"] + ["friend"] * (seats - 1)), saga=saga, seed=seed)
    with seated(house, table) as lines:
        while found.sent < most:
            found += all_round(house, table.id, lines, texts, chance)
            if not play(lines, chance, MOVES):
                break
    return found


def all_round(house: House, table: str, lines: list[Line], texts: list[str], chance: Chance) -> Verdict:
    """All seats try; the position stays as it was."""
    before, found = house.hash(table), Verdict()
    for line in lines:
        found += attack(line, asked_of(line, texts, lines), chance, EACH)
    found["accepted"] += house.hash(table) != before
    return found


def bombard(messages: int, parts: Parts | None) -> Verdict:
    """Tables of one game after the other, until enough messages were sent in all."""
    found, begun = Verdict(parts.of("mutants") if parts else {}), parts.of("mutants").get("matches", 0) if parts else 0
    found.pop("matches", None)
    said = time.monotonic()
    sagas = meadhall.sagas()
    with tempfile.TemporaryDirectory(prefix="hall-mutants-") as folder, House(Path(folder) / "data") as house:
        for number in count(begun):
            if found.sent >= messages:
                return found
            part = one_match(house, sagas[number % len(sagas)], number, messages - found.sent)
            found += part
            if parts:
                parts.add("mutants", matches=1, **part)
                parts.save()
            if time.monotonic() - said >= SECONDS:
                said = time.monotonic()
                print(f"{found.sent:,} of {messages:,}", file=sys.stderr, flush=True)
    raise AssertionError("count never ends")


def main() -> int:
    parser = argparse.ArgumentParser(description="Send the hall messages that are nearly right.")
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep count there, and go on where it stopped")
    args = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    without_limits()
    found = bombard(args.messages, Parts(args.resume) if args.resume else None)
    bad = found["accepted"] + found["unhandled"]
    print(f"{found.sent:,} sent: {found['accepted']} accepted, {found['unhandled']} unhandled")
    print(", ".join([f"{count:,} {reason}" for reason, count in found.most_common() if count]))
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
