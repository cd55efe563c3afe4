"""What other tables notice of one whose rules loop, sleep, hoard memory or end their process: both p99 in one run.

    python bench/hall.py --hostile --tables 60 --rate 60 --seconds 40

The first half of the time is calm; in the second one hostile table after the other does its worst (`tests/hostile`).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import threading
import time
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import meadhall

WAYS: Final = ("loop", "loop-in-c", "sleep", "eat", "crash")
GUEST: Final = "hostile=tests.hostile"


def main(args: argparse.Namespace) -> None:
    root = str(Path(__file__).resolve().parents[1])
    sys.path.insert(0, root)
    os.environ["MEADHALL_GUESTS"] = GUEST
    os.environ["PYTHONPATH"] = os.pathsep.join([root, *filter(None, [os.environ.get("PYTHONPATH")])])
    bench: Any = sys.modules["__main__"]
    sagas = args.saga or [saga for saga in meadhall.sagas() if bench.SEATS in meadhall.game(saga).seats]
    with bench.hall(bench.served.serve, args.profile) as (pipe, port, stack):
        tables = bench.open_tables(port, sagas, args.tables)
        done: list[tuple[float, str, str]] = []
        began: list[float] = []

        def attack() -> None:
            began.append(time.perf_counter())
            until = began[0] + args.seconds / 2
            number = 0
            while time.perf_counter() < until:
                way = WAYS[number % len(WAYS)]
                done.append((time.perf_counter(), way, do_worst(bench.Line(port), way)))
                number += 1

        turn = threading.Timer(args.seconds / 2, attack)
        turn.daemon = True
        found = bench.load(args, tables, port, pipe, stack, turn.start)
        turn.join()
    print_both(found, began[0], done)


def do_worst(line: Any, way: str) -> str:
    """Open a table of bad rules, and let them do this; returns how the hall refused."""
    sits = [{"kind": "me"}, {"kind": "friend"}]
    table = line.post("/api/tables", json.dumps({"saga": "hostile", "sits": sits}).encode())
    assert "tokens" in table, table
    for token in table["tokens"]:
        state = line.get(f"/api/tables/{table['table']}", token)
        if state["ask"]:
            answer = {"version": state["version"], "decision": state["ask"]["decision"], "option": way, "token": token}
            said = line.post(f"/api/tables/{table['table']}/answer", json.dumps(answer).encode())
            return str(said.get("reason", said["type"]))
    return "nobody is asked"


def print_both(found: Any, began: float, done: list[tuple[float, str, str]]) -> None:
    calm = sorted([x for x, at in found.timed if at < began])
    rough = sorted([x for x, at in found.timed if at >= began])
    for name, some in (("calm", calm), ("beside hostile tables", rough)):
        print(f"{name:24} {len(some)} moves, p50 {at(some, 0.5)} ms, p99 {at(some, 0.99)} ms, worst {at(some, 1.0)} ms")
    print(f"{'p99 beside / calm':24} {at(rough, 0.99) / at(calm, 0.99):.2f}")
    print(f"{'hostile tables':24} {', '.join([f'{way}: {said}' for _, way, said in done])}")
    print(f"{'load average':24} {os.getloadavg()[0]:.1f}")


def at(ordered: list[float], share: float) -> float:
    bench: Any = import_module("hall")
    return float(bench.at(ordered, share))
