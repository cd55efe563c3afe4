"""How long others wait for a bot while one address asks for many hints: a move of `greedy`, in seconds.

    python bench/starving.py                       beside 0, 10 and 50 hints
    python bench/starving.py --hints 0 10 --moves 8

The hall runs on loopback, with its usual limits except those on how often an address may ask. Half of
the tables are those of the address that asks for hints; at another one a person plays against `greedy`, and it is
measured how long it is until that has moved. Loopback only; all ends with the bench.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import time
from contextlib import ExitStack
from importlib import import_module
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

bench: Any = import_module("hall")
HERE: Final = "127.0.0.2"  # who asks for hints
ELSEWHERE: Final = "127.0.0.1"  # who plays


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--saga", default="blood-rage")
    parser.add_argument("--hints", type=int, nargs="*", default=[0, 10, 50])
    parser.add_argument("--moves", type=int, default=5, help="moves of greedy that are measured beside each")
    args = parser.parse_args()
    print(f"{'hints':>6}{'under way':>11}{'refused':>9}{'median s':>10}{'worst s':>9}")
    for count in args.hints:
        with bench.hall(bench.served.serve, False) as (_, port, _stack), ExitStack() as lines:
            print_row(count, port, args, lines)
    print(f"{'load average':24} {os.getloadavg()[0]:.1f}")


def print_row(count: int, port: int, args: argparse.Namespace, stack: ExitStack) -> None:
    lines = [Player(port, args.saga, "friend", HERE, stack) for _ in range(count)]
    player = Player(port, args.saga, "bot", ELSEWHERE, stack)
    player.moved()  # the worker is there
    for line in lines:
        line.send({"type": "hint"})
    time.sleep(1.0)
    refused = sum([line.has_been_refused() for line in lines])
    waits = [player.moved() for _ in range(args.moves)]
    print(f"{count:>6}{count - refused:>11}{refused:>9}{statistics.median(waits):>10.2f}{max(waits):>9.2f}", flush=True)


class Player:
    """A client at the first seat of a table of two."""

    def __init__(self, port: int, saga: str, other: str, address: str, stack: ExitStack) -> None:
        sits = [{"kind": "me"}, {"kind": other, **({"bot": "greedy"} if other == "bot" else {})}]
        wish = {"saga": saga, "sits": sits, "seed": 7}
        table = bench.Line(port).post("/api/tables", json.dumps(wish).encode())
        url = f"ws://127.0.0.1:{port}/api/tables/{table['table']}/socket"
        self.socket: ClientConnection = stack.enter_context(connect(url, source_address=(address, 0), max_size=None))
        self.send({"type": "hello", "token": table["tokens"][0]})
        self.state = self.hear()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        heard: dict[str, Any] = json.loads(self.socket.recv(300))
        return heard

    def has_been_refused(self) -> bool:
        try:
            return json.loads(self.socket.recv(0))["type"] == "refused"  # type: ignore[no-any-return]
        except TimeoutError:
            return False

    def moved(self) -> float:
        """Answer until the bot has moved after that; returns the seconds it took."""
        while True:
            while not self.state["ask"]:
                self.listen()
            ask, before = self.state["ask"], self.state["actions"]
            quoted = {"version": self.state["version"], "decision": ask["decision"], "option": ask["options"][0]}
            self.send({"type": "answer", **quoted})
            began = time.perf_counter()
            self.listen()
            while not self.state["ask"] or self.state["actions"] == before:
                self.listen()
            if self.state["actions"] > before + 1:
                return time.perf_counter() - began

    def listen(self) -> None:
        heard = self.hear()
        if heard["type"] == "state":
            self.state = heard


if __name__ == "__main__":
    main()
