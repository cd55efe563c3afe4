"""How long a bot's longest step takes, game by game, with the budget of the hall: `python bench/steps.py mcts:3`.

Plays one match of each game, all seats by the same bot, and prints the longest step in seconds of work and of time, how
many steps there were, and how many took all the time they had. With `--every 5`, every fifth step is thought over by
the bot, the others by `greedy`: a match for who is in a hurry. With `--work`, the bot's clock counts seconds of work:
on a busy machine, what it would do on one that has nothing else to do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import monotonic, perf_counter, process_time
from typing import Any, NamedTuple

import meadhall
from meadhall.bots import Bot, make_bot
from meadhall.bots.deadlines import MARGIN, STEP, within
from meadhall.kernel import Match

SECONDS = STEP - MARGIN


class Step(NamedTuple):
    """One answer of a bot: seconds of work, seconds, and among how many options."""

    work: float
    time: float
    options: int


def steps(match: Match[Any], bots: list[Bot], every: int) -> Iterator[Step]:
    """Play a match to its end, and clock every step that had a choice, or a part of them."""
    quick, number = make_bot("greedy", match.game, 1), 0
    while not match.over:
        for decision in match.decisions:
            number += len(decision.options) > 1
            if len(decision.options) > 1 and number % every == 0:
                work, time = process_time(), perf_counter()
                option = bots[decision.seat].choose(match.view(decision.seat), decision)
                yield Step(process_time() - work, perf_counter() - time, len(decision.options))
            else:
                option = quick.choose(match.view(decision.seat), decision)
            match.apply(decision.seat, option)


def report(saga: str, spec: str, seats: int, args: argparse.Namespace) -> str:
    match = meadhall.new(saga, seats=seats, seed=args.seed)
    pace = within(SECONDS, process_time if args.work else monotonic)
    bots = [make_bot(spec, match.game, args.seed + seat, pace) for seat in range(seats)]
    found = list(steps(match, bots, args.every))
    longest, mean = max(found, key=lambda step: step.work), sum([step.work for step in found]) / len(found)
    full = sum([(step.work if args.work else step.time) >= SECONDS for step in found])
    return (
        f"| {saga} | {seats} | {spec} | {len(found)} | {longest.work:.2f} | {max([step.time for step in found]):.2f} "
        f"| {longest.options} | {mean:.2f} | {full} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", nargs="*", default=["mcts:2", "mcts:3"])
    parser.add_argument("--sagas", default=",".join(meadhall.sagas()))
    parser.add_argument("--seats", type=int, help="as many as can, unless said otherwise")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1, help="think over one step in so many")
    parser.add_argument("--work", action="store_true", help="count seconds of work, not of time")
    args = parser.parse_args()
    print("| saga | seats | bot | steps | longest, CPU s | longest, s | options | mean, CPU s | out of time |")
    print("|---" * 9 + "|", flush=True)
    for saga in args.sagas.split(","):
        for spec in args.bots:
            print(report(saga, spec, args.seats or max(meadhall.game(saga).seats), args), flush=True)


if __name__ == "__main__":
    main()
