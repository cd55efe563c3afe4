"""`meadhall arena`: let bots play a series and report who is stronger."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from rich.console import Console

import meadhall
from meadhall.arena.checkpoint import Memory
from meadhall.arena.report import show, show_shares, show_taken, watcher
from meadhall.arena.series import series
from meadhall.bots import SPECS
from meadhall.games.editions import chosen_edition
from meadhall.kernel import BadOptions


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("saga", metavar="GAME", choices=meadhall.sagas(), help=f"one of {', '.join(meadhall.sagas())}")
    parser.add_argument(
        "--bots", default="greedy,random", help=f"bots that play, for example greedy,random; any of {', '.join(SPECS)}"
    )
    parser.add_argument("--seats", type=int, default=2, help="players at each table (2)")
    parser.add_argument("--games", type=int, default=100, help="matches to play (100)")
    parser.add_argument("--edition", default="base", help="base, or a folder with an edition of your own")
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="choose a setting, for example mode=versus"
    )
    parser.add_argument("--seed", type=int, default=1, help="fix the deals and the bots' chance (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--lineup",
        help="seats of each bot, for example 2,2; default: one for the first, the rest for the others in turn",
    )
    parser.add_argument("--shares", action="store_true", help="also report victories by seat and by order of play")
    parser.add_argument(
        "--events", default="", help="count events, for example RoundBegan; and how the seat each names first did"
    )
    parser.add_argument(
        "--verbs",
        default="",
        help="count choices by their first word, for example build,buy; and how their players did",
    )
    parser.add_argument("--by", default="", help="report victories by a field of events, for example UndeadCame.undead")
    parser.add_argument("--json", metavar="FILE", help="also write the result to this file")
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, help="keep every match in this file, and resume the series from it"
    )


def run(args: argparse.Namespace) -> int:
    """Play the series and show it."""
    console = Console()
    game = meadhall.game(args.saga, chosen_edition(args.saga, args.edition))
    result = series(
        game,
        [bot.strip() for bot in args.bots.split(",")],
        args.seats,
        args.games,
        args.seed,
        args.workers,
        lineup(args.lineup),
        watcher(console, args.games),
        names(args.events),
        names(args.verbs),
        game.read_options(args.option),
        names(args.by),
        Memory(args.resume),
    )
    show(result, console)
    if args.shares or args.events or args.by:
        show_shares(result.seen, console)
    if args.verbs:
        show_taken(result.taken, console)
    if args.json:
        Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(result), indent=2) + b"\n")
    return 0


def names(text: str) -> list[str]:
    """The words of `RoundBegan,MatchEnded`."""
    return [word.strip() for word in text.split(",") if word.strip()]


def lineup(text: str | None) -> list[int] | None:
    """The seats of each bot, from `2,2`."""
    if text is None:
        return None
    try:
        return [int(word) for word in text.split(",")]
    except ValueError:
        raise BadOptions(f"a lineup is numbers of seats, as 2,2, not {text!r}") from None
