"""`meadhall play`: a game at one keyboard, against bots and friends."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import sleep
from typing import Any, Final

import meadhall
from meadhall.bots import SPECS, Bot, make_bot
from meadhall.bots.deadlines import MARGIN, STEP, Pace, unhurried, within
from meadhall.games.editions import chosen_edition
from meadhall.kernel import BadOptions, Match
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen
from meadhall.terminal.session import Session, resumed
from meadhall.text import LANGUAGES, locale

PAUSE: Final = 0.25  # seconds between the moves one watches


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("saga", metavar="GAME", choices=meadhall.sagas(), help=f"one of {', '.join(meadhall.sagas())}")
    parser.add_argument("--seats", type=int, help="players at the table (as many as can)")
    parser.add_argument("--me", metavar="NAME", help="seat you play, for example wolf or red (the first seat)")
    parser.add_argument(
        "--hotseat", metavar="NAMES", default="", help="seats that people at this keyboard play: wolf,bear"
    )
    parser.add_argument(
        "--bots", default="greedy", help=f"bots for the other seats, in turn; any of {', '.join(SPECS)} (greedy)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the table (en)")
    parser.add_argument("--seed", type=int, help="deal the same match again")
    parser.add_argument("--edition", default="base", help="base, or a folder with an edition of your own")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="choose a setting, for example mode=versus"
    )
    parser.add_argument("--beginners", action="store_true", help="play the shorter beginning, if the game has one")
    parser.add_argument("--no-auto", action="store_true", help="ask even when there is only one option")
    parser.add_argument(
        "--save", metavar="FILE", default="", help="save the match here when it ends, when you quit, and by `save`"
    )
    parser.add_argument("--resume", metavar="FILE", help="resume a saved match")
    parser.add_argument("--plain", action="store_true", help="print line by line, for pipes and screen readers")
    parser.add_argument("--watch", action="store_true", help="watch: bots play all seats")


def run(args: argparse.Namespace) -> int:
    """Set the table and play."""
    if not (args.plain or args.watch) and (not sys.stdin.isatty() or os.environ.get("OPEN") == "0"):
        print(how_to_play(args))
        return 0
    args.edition = chosen_edition(args.saga, args.edition)
    match = resumed(Path(args.resume), args.saga) if args.resume else new_match(args)
    people = [] if args.watch else seats_of(match, wanted(args, match))
    screen = Screen(args.plain)
    pace = within(STEP - MARGIN) if screen.typed and people else unhurried
    session = Session(match, screen, args.lang, hire(args.bots, match, people, pace), args.save)
    try:
        return watch(session) if args.watch else session.play()
    except KeyboardInterrupt:
        session.end()
        raise


def how_to_play(args: argparse.Namespace) -> str:
    """Instructions for starting it where no one can type."""
    choice = meadhall.game(args.saga).seat_choice
    me = f" --me {choice.each[0]}" if choice is not None else ""
    return locale("meadhall.terminal", args.lang).say("how-to-play", saga=args.saga, me=me)


def new_match(args: argparse.Namespace) -> Match[Any]:
    """A new match with a name for every seat, people first."""
    options = agreed(args)
    seats = seats_for(args, options)
    people = [name for name in (args.me, *args.hotseat.split(",")) if name]
    choice = meadhall.game(args.saga).seat_choice
    if choice is not None and people:
        first, others = choice.each[:seats], [name for name in choice.each if name not in people]
        seated = set(people) <= set(first)
        options[choice.name] = list(first) if seated else [*dict.fromkeys(people), *others][:seats]
    seed = args.seed if args.seed is not None else int.from_bytes(os.urandom(4))
    return meadhall.new(args.saga, seats=seats, seed=seed, edition=args.edition, automatic=not args.no_auto, **options)


def agreed(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the set-up, as they were typed."""
    beginners = {"beginners": True} if args.beginners else {}
    return {**beginners, **meadhall.game(args.saga).read_options(args.option)}


def seats_for(args: argparse.Namespace, options: dict[str, Any]) -> int:
    """The number asked for, or one that can play with these options."""
    if args.seats is not None:
        return int(args.seats)
    title = meadhall.game(args.saga)
    return max(title.counts(options) or title.seats)


def wanted(args: argparse.Namespace, match: Match[Any]) -> list[str]:
    """Whom people play: those named, or else the first."""
    named = [name for name in (args.me, *args.hotseat.split(",")) if name]
    return list(dict.fromkeys(named)) or [match.game.seat_names(match.state)[0]]


def seats_of(match: Match[Any], names: list[str]) -> list[int]:
    present = list(match.game.seat_names(match.state))
    for name in names:
        if name not in present:
            raise BadOptions(f"no {name!r} at this table; there are: {', '.join(present)}")
    return [present.index(name) for name in names]


def hire(specs: str, match: Match[Any], people: list[int], pace: Pace = unhurried) -> dict[int, Bot]:
    """A bot for every seat without a person, the named kinds in turn."""
    kinds = [spec for spec in specs.split(",") if spec] or ["greedy"]
    free = [seat for seat in range(match.state.seats) if seat not in people]
    seed = match.record.number if match.record is not None else 0
    return {seat: make_bot(kinds[i % len(kinds)], match.game, seed + seat, pace) for i, seat in enumerate(free)}


def watch(session: Session) -> int:
    """Bots alone: every event as it comes, and the table at the beginning of each phase."""
    match, screen, page = session.match, session.screen, session.page
    phase, told = "", 0
    while not match.over:
        session.bot_answers(match.decisions[0])
        entries = match.view(None).log(told)
        told = len(match.log)
        phase = _show_phase(page, phase)
        for entry in entries:
            screen.show(page.told(entry))
        if screen.typed and not screen.plain:
            sleep(PAUSE)
    page.end([], watched=True)
    return session.end()


def _show_phase(page: Page, before: str) -> str:
    """The table, when another stage or step of the match has begun."""
    picture = page.match.view(None).picture()
    phase = repr([(stage.label, stage.at) for stage in picture.stages if stage.state == "now"]) if picture else ""
    if phase != before and not page.screen.plain:
        page.table(page.match.view(None))
    return phase
