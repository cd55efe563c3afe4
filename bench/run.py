"""The numbers: how fast each game plays, copies, forks, views and saves; catanatron in the same run as the yardstick.

Machines are noisy, so every figure that is compared is measured in turns with its yardstick, round by round, and
what counts is the median of the rounds' ratios. Times are processor time of this process.

    make bench                       a table, and the same as JSON in bench/results.json
    python bench/run.py --rounds 3 --seconds 0.5     a quick look
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import meadhall
from meadhall.kernel import Chance, Match

sys.path.insert(0, str(Path(__file__).resolve().parent))
yardstick: Any = import_module("yardstick")

RESULTS = Path(__file__).resolve().parent / "results.json"


class Speed(NamedTuple):
    """Rates per second: matches, decisions asked, and decisions with more than one option."""

    matches: float
    decisions: float
    choices: float


def random_play(saga: str, seats: int, seconds: float, history: bool) -> Speed:
    """Whole random matches until the time is used up; without history as search uses them, with it as tables do."""
    decisions = choices = 0
    start = process_time()
    for seed in count(1):
        chance = Chance(seed)
        match = meadhall.new(saga, seats=seats, seed=seed)
        match = match if history else match.clone()
        while not match.over:
            for decision in match.decisions:
                options = decision.options
                match.apply(decision.seat, options[chance.below(len(options))])
                decisions += 1
                choices += len(options) > 1
        spent = process_time() - start
        if spent >= seconds:
            return Speed(seed / spent, decisions / spent, choices / spent)
    raise AssertionError("count never ends")


def positions(saga: str, seats: int, every: int = 9) -> list[Match[Any]]:
    """Positions from all parts of a few random matches."""
    found = []
    for seed in (1, 2, 3):
        chance = Chance(seed)
        match = meadhall.new(saga, seats=seats, seed=seed)
        while not match.over:
            for decision in match.decisions:
                if chance.below(every) == 0:
                    found.append(meadhall.replay(match.record) if match.record else match)
                match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
    return found


def microseconds(action: Callable[[Match[Any]], object], where: list[Match[Any]], repeat: int = 20) -> float:
    """Mean processor time of an action over these positions."""
    start = process_time()
    for match in where:
        for _ in range(repeat):
            action(match)
    return (process_time() - start) / (len(where) * repeat) * 1e6


def measure(saga: str, seats: int, rounds: int, seconds: float) -> dict[str, Any]:
    """All numbers of one game, best of the rounds, with its ratios to the yardstick."""
    where = positions(saga, seats)
    plays, tables, clones, rivals, copies = [], [], [], [], []
    random_play(saga, seats, 0.1, history=False)  # warm up
    for number in range(rounds):
        print(f"\r{saga}: round {number + 1} of {rounds}", end="", file=sys.stderr, flush=True)
        plays.append(random_play(saga, seats, seconds, history=False))
        tables.append(random_play(saga, seats, seconds, history=True))
        clones.append(microseconds(Match.clone, where))
        if yardstick.available():
            rivals.append(yardstick.one_round(seconds))
            copies.append(yardstick.copy_us(seeds=range(1, 6), repeat=10, rounds=1))
    print(file=sys.stderr)
    best = max(plays, key=lambda speed: speed.decisions)
    return {
        "saga": saga,
        "seats": seats,
        "decisions_per_s": round(best.decisions),
        "choices_per_s": round(best.choices),
        "matches_per_s": round(best.matches, 1),
        "decisions_per_s_with_history": round(max(speed.decisions for speed in tables)),
        "clone_us": round(min(clones), 2),
        "fork_us": round(min(microseconds(lambda m: m.fork(0, 1), where, 5) for _ in range(3)), 1),
        "view_us": round(min(microseconds(lambda m: m.view(0).table, where, 5) for _ in range(3)), 1),
        "hash_us": round(min(microseconds(Match.hash, where, 5) for _ in range(3)), 1),
        "save_bytes": round(sum(len(match.save()) for match in where) / len(where)),
        "yardstick": ratios(plays, tables, clones, rivals, copies) if rivals else None,
    }


def ratios(
    plays: list[Speed], tables: list[Speed], clones: list[float], rivals: list[Any], copies: list[float]
) -> dict[str, float]:
    """Medians of the rounds' ratios: ours to catanatron's."""
    return {
        "ticks_per_s": round(max(rival.ticks for rival in rivals)),
        "copy_us": round(min(copies), 1),
        "decisions_ratio": round(median(p.decisions / r.ticks for p, r in zip(plays, rivals, strict=True)), 2),
        "decisions_ratio_with_history": round(
            median(p.decisions / r.ticks for p, r in zip(tables, rivals, strict=True)), 2
        ),
        "choices_ratio": round(median(p.choices / r.choices for p, r in zip(plays, rivals, strict=True)), 2),
        "clone_ratio": round(median(c / y for c, y in zip(clones, copies, strict=True)), 3),
    }


def show(result: dict[str, Any]) -> None:
    """One game as lines a person reads."""
    print(f"\n{result['saga']}, {result['seats']} seats, random play")
    for key, value in result.items():
        if key not in {"saga", "seats", "yardstick"}:
            print(f"  {key:<30} {value:>12,}")
    if result["yardstick"] is None:
        print("  catanatron is not installed: no yardstick (pip install 'meadhall[bench]')")
        return
    for key, value in result["yardstick"].items():
        print(f"  catanatron {key:<30} {value:>12,}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure every saga against catanatron.")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each kind of play in each round")
    parser.add_argument("--json", type=Path, default=RESULTS, help="where the results go")
    args = parser.parse_args()
    sagas = [measure(saga, meadhall.game(saga).seats[-1], args.rounds, args.seconds) for saga in meadhall.sagas()]
    results = {"python": platform.python_version(), "machine": platform.machine(), "sagas": sagas}
    for result in sagas:
        show(result)
    args.json.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    print("\n" + json.dumps(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
