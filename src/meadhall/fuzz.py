"""`meadhall fuzz`: random matches with every check of the contract on, until one breaks or all have held.

A match that breaks leaves its record in a folder, and the way to play it again: records reproduce everything.
`--light` only plays them to their end, many times faster: no dead end, nothing lost or made. `--resume` keeps count in
a file, so that a million matches can be played in parts.
"""

from __future__ import annotations

import argparse
import os
import signal
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import meadhall
from meadhall.contract import (
    check_clones,
    check_own_action,
    check_position,
    check_reasons,
    check_replay,
    check_save,
    check_views,
    demand,
)  # fmt: skip
from meadhall.games.editions import Own, chosen_edition, open_editions, own_editions
from meadhall.kernel import Action, BadOptions, Chance, CorruptData, Match, Record
from meadhall.parts import Parts

SAMPLE: Final = 24  # one decision in this many gets the checks that take long
COPIES: Final = 8  # clones made where clones are checked
CHUNK: Final = 4  # matches that a worker is given at once; sixteen times as many where they are light
MOST_DECISIONS: Final = 20_000  # a match that takes longer does not end
EVERY: Final = 5.0  # seconds between lines of progress where no bar can be drawn


class Plan(NamedTuple):
    """The plan of matches: the seats take turns, the seeds count up, and the set-up is drawn unless it was agreed."""

    saga: str
    edition: str
    seats: tuple[int, ...]
    seed: int
    options: Mapping[str, Any] | None = None
    light: bool = False

    @property
    def name(self) -> str:
        """The plan's name in a file of parts: matches of another name are other matches."""
        setup = [f"{name}={value}" for name, value in (self.options or {}).items()]
        checks = "light" if self.light else "checked"
        return " ".join([self.saga, self.edition, ",".join(map(str, self.seats)), f"from {self.seed}", *setup, checks])

    def head(self, number: int) -> Record:
        """The record of a match before its first action. In every fourth match forced choices are asked."""
        seats, seed = self.seats[number % len(self.seats)], self.seed + number
        options = self.setup(seats, seed) if self.options is None else dict(self.options)
        return Record(self.saga, seats, seed, self.edition, options, automatic=number % 4 != 3, actions=[])

    def setup(self, seats: int, seed: int) -> dict[str, Any]:
        """Any set-up for that number of players."""
        return meadhall.game(self.saga, self.edition).any_setup(seats, Chance(seed))


class Result(NamedTuple):
    """One match played: its record's text and the reason if it broke, else an empty reason."""

    seats: int
    decisions: int
    record: str
    reason: str


# -- one match ------------------------------------------------------------------------------------------------


def play_number(plan: Plan, number: int) -> Result:
    """Play the match of this number to its end, or to its first broken promise."""
    record = plan.head(number)
    try:
        match = Match.new(meadhall.game(plan.saga, plan.edition), record)
        if plan.light:
            return Result(record.seats, play_light(match, record.number), "", "")
        play_random(match, record.number)
    except Exception:  # the fuzzer looks for what goes wrong: it is reported with its record
        record.hash = ""
        return Result(record.seats, len(record.actions), record.to_json(), traceback.format_exc())
    return Result(record.seats, len(record.actions), "", "")


def play_random(match: Match[Any], seed: int) -> None:
    """Random answers to the end; quick checks at every decision, thorough ones at some."""
    chance, sample = Chance(seed), Chance(~seed)
    check_position(match)
    while not match.over:
        decision = match.decisions[chance.below(len(match.decisions))]
        option = decision.options[chance.below(len(decision.options))]
        take_step(match, decision.seat, option, thorough=sample.below(SAMPLE) == 0)
    check_replay(match)


def play_light(match: Match[Any], seed: int) -> int:
    """Random answers to the end, on a copy that keeps no history; how many there were. One that fails is kept."""
    copy = match.clone()
    try:
        return answer_randomly(copy, seed)
    except Exception:
        answer_randomly(match, seed)  # fails again, and its record says where
        raise


def answer_randomly(match: Match[Any], seed: int) -> int:
    """The kernel asks nothing that has no answer; what there is at the end is what there was."""
    chance, number = Chance(seed), 0
    while not match.over:
        demand(number < MOST_DECISIONS, "the match does not end")
        decision = match.decisions[chance.below(len(match.decisions))]
        match.apply(decision.seat, decision.options[chance.below(len(decision.options))])
        number += 1
    check_position(match)
    demand(match.outcome is not None, "the match is over, and has no outcome")
    return number


def take_step(match: Match[Any], seat: int, option: int, thorough: bool) -> None:
    """One answer, with the checks before and after it. They depend on the record alone, so it reproduces them."""
    assert match.record is not None, "the fuzzer plays with a record"
    number = len(match.record.actions)
    demand(number < MOST_DECISIONS, "the match does not end")
    if thorough:
        check_save(match)
        check_views(match, number)
        check_clones(match, COPIES)
        check_reasons(match)
        if option in match.options(seat):
            check_own_action(match, seat, option, number)
    match.apply(seat, option)
    check_position(match)


def play_record(record: Record) -> int:
    """Play a record again with every check at every action; returns the number of actions that held."""
    match = meadhall.replay(record, stop=0)
    check_position(match)
    for action in record.actions:
        take_step(match, action.seat, _option(match, action), thorough=True)
    check_replay(match)
    return len(record.actions)


def _option(match: Match[Any], action: Action) -> int:
    option = match.game.vocabulary.parse(action.option)
    if option not in match.options(action.seat):
        raise CorruptData(f"{action.option!r} of seat {action.seat} is not legal at this point of the record")
    return option


# -- many -----------------------------------------------------------------------------------------------------


@contextmanager
def results(plan: Plan, numbers: range, workers: int) -> Iterator[Iterable[Result]]:
    """The matches of these numbers in their order, from a number of processes; leaving the block stops them."""
    play = partial(play_number, plan)
    if workers == 1:
        yield map(play, numbers)
        return
    with Pool(workers, initializer=_start_worker, initargs=(own_editions(),)) as pool:
        yield pool.imap(play, numbers, chunksize=CHUNK * 16 if plan.light else CHUNK)


def _start_worker(own: list[Own]) -> None:
    """The same editions; and Ctrl-C is for the process that was asked, which stops the workers."""
    open_editions(own)
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def watched(found: Iterable[Result], games: int, console: Console) -> Iterator[Result]:
    """The same results, with a bar on a terminal and a line every few seconds elsewhere."""
    if not console.is_terminal:
        yield from _in_lines(found, games, console)
        return
    columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("matches", total=games)
        for result in found:
            progress.advance(task)
            yield result


def _in_lines(found: Iterable[Result], games: int, console: Console) -> Iterator[Result]:
    said = time.monotonic()
    for number, result in enumerate(found, 1):
        if time.monotonic() - said >= EVERY:
            said = time.monotonic()
            console.print(f"{number} of {games} matches", highlight=False)
        yield result


class Tally:
    """How much was played."""

    def __init__(self) -> None:
        self.matches: Counter[int] = Counter()  # by seats
        self.decisions = 0
        self.started = time.monotonic()

    def add(self, result: Result) -> None:
        self.matches[result.seats] += 1
        self.decisions += result.decisions

    def __str__(self) -> str:
        seconds = max(time.monotonic() - self.started, 0.001)
        by_seats = ", ".join(
            [f"{count:,} of {seats} seat{'' if seats == 1 else 's'}" for seats, count in sorted(self.matches.items())]
        )
        return (
            f"{self.matches.total():,} matches ({by_seats}), {self.decisions:,} decisions in {seconds:.1f} s: "
            f"{self.decisions / seconds:,.0f} decisions/s"
        )


# -- the command ----------------------------------------------------------------------------------------------


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("saga", metavar="GAME", help="game to play, for example blood-rage")
    parser.add_argument("--games", type=_count, default=100, metavar="N", help="matches to play (100)")
    parser.add_argument("--seats", type=_seats, default=(), metavar="2,3,4", help="player counts, in turn (all)")
    parser.add_argument("--workers", type=_count, default=os.cpu_count() or 1, metavar="N", help="processes")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the first match (0)")
    parser.add_argument("--edition", default="base", help="base, or a folder with an edition of your own")
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help="choose a setting (drawn)")
    parser.add_argument("--light", action="store_true", help="check only the end of each match; many times faster")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep count in this file, and resume from it")
    parser.add_argument(
        "--out", type=Path, default=Path("fuzz"), metavar="DIR", help="folder for failing matches (fuzz)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="replay this match with every check instead")


def _count(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a whole number from 1 on, not {text!r}")
    return int(text)


def _seats(text: str) -> tuple[int, ...]:
    return tuple([_count(part.strip()) for part in text.split(",")])


def run(args: argparse.Namespace) -> int:
    """Exit status 0: everything held; 1: something broke."""
    console = Console(soft_wrap=True)
    plan = planned(args)
    if args.record is not None:
        return again(plan.saga, args.record, console)
    parts = Parts(args.resume) if args.resume else None
    begun = parts.of(plan.name).get("matches", 0) if parts else 0
    tally = Tally()
    with results(plan, range(begun, args.games), args.workers) as found:
        for result in watched(counted(found, plan, parts), max(args.games - begun, 0), console):
            tally.add(result)
            if result.reason:
                report(result, args.out, console)
                return 1
    console.print(f"{tally}. {'Every match came to its end' if plan.light else 'Every promise held'}.", highlight=False)
    if parts:
        whole = f"{parts.total('matches'):,} matches, {parts.total('decisions'):,} decisions"
        console.print(f"{args.games:,} of this series; {whole} in {args.resume}.", highlight=False)
    return 0


def counted(found: Iterable[Result], plan: Plan, parts: Parts | None) -> Iterator[Result]:
    """The same results, those that held written into the file of parts every few seconds."""
    if parts is None:
        yield from found
        return
    saved = time.monotonic()
    try:
        for result in found:
            if not result.reason:
                parts.add(plan.name, matches=1, decisions=result.decisions)
            if time.monotonic() - saved >= EVERY:
                saved = time.monotonic()
                parts.save()
            yield result
    finally:
        parts.save()


def planned(args: argparse.Namespace) -> Plan:
    """The plan of the arguments, refused where the game does not allow it."""
    edition = chosen_edition(args.saga, args.edition)
    title = meadhall.game(args.saga, edition)
    options = title.read_options(args.option)
    seats = args.seats or tuple(title.counts(options)) or tuple(title.seats)
    for count in seats:
        title.options(count, options)
    return Plan(title.slug, edition, seats, args.seed, options or None, args.light)


def report(result: Result, folder: Path, console: Console) -> None:
    """Dump the record of a match that broke, and say how to play it again."""
    record = Record.from_json(result.record)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{record.saga}-{record.edition}-{record.seats}-{record.seed}.json"
    record.save(path)
    console.print(result.reason.rstrip(), highlight=False, markup=False)
    console.print(
        f"Broke after {len(record.actions)} actions of the match with {record.seats} seats and seed {record.seed}.\n"
        f"Its record is {path}; to play it again with every check:\n"
        f"  python -m meadhall fuzz {record.saga} --record {path}{_edition_again(record)}",
        highlight=False,
        markup=False,
    )


def _edition_again(record: Record) -> str:
    """The words that choose the same edition again, if it is one of somebody's own."""
    found = [own.folder for own in own_editions() if (own.saga, own.name) == (record.saga, record.edition)]
    return f" --edition {found[0]}" if found else ""


def again(saga: str, path: Path, console: Console) -> int:
    """Play a record with every check at every action; says where it breaks, if it does."""
    record = Record.load(path)
    if record.saga != saga:
        raise BadOptions(f"{path} is a record of {record.saga}, not of {saga}")
    try:
        held = play_record(record)
    except (BadOptions, CorruptData):
        raise
    except Exception:  # this is what the record was kept for
        console.print(traceback.format_exc().rstrip(), highlight=False, markup=False)
        console.print("The record breaks again.", highlight=False)
        return 1
    console.print(f"{held} actions played again. Every promise held.", highlight=False)
    return 0
