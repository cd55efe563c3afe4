"""A series as a table: for the eye in a terminal, plain lines elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.arena.series import BotResult, Played, Result, Share

COLUMNS: Final = ("bot", "seats", "wins", "win rate", "95 % interval", "fair", "verdict", "mean score", "decisions/s")
SHARE_COLUMNS: Final = ("matches", "wins", "win rate", "95 % interval", "fair")
COLOURS: Final = {"stronger": "green", "weaker": "red", "even": "yellow"}


def watcher(console: Console, games: int) -> Callable[[Iterable[Played]], Iterable[Played]]:
    """A progress bar around the matches as they come in; nothing where there is no terminal."""

    def watch(played: Iterable[Played]) -> Iterator[Played]:
        columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
            yield from bar.track(played, total=games)

    return watch


def cells(bot: BotResult) -> tuple[str, ...]:
    return (
        bot.bot,
        str(bot.seats),
        f"{bot.wins:.6g}",
        f"{bot.rate:.1%}",
        f"{bot.low:.1%} to {bot.high:.1%}",
        f"{bot.fair:.1%}",
        bot.verdict,
        f"{bot.score:.1f}",
        f"{bot.decisions_per_second:.1f}",
    )


def show(result: Result, console: Console) -> None:
    """The result of a series."""
    title = f"{result.saga}, {result.seats} seats, {result.games} matches, seed {result.seed}"
    if not console.is_terminal:
        show_plain(result, title, console)
        return
    table = Table(title=title)
    for column in COLUMNS:
        table.add_column(column, justify="left" if column in ("bot", "verdict") else "right")
    for bot in result.bots:
        table.add_row(*cells(bot), style=COLOURS[bot.verdict])
    console.print(table)


def show_plain(result: Result, title: str, console: Console) -> None:
    """One line for each bot, for files and pipes."""
    console.out(title, highlight=False)
    show_rows([COLUMNS, *[cells(bot) for bot in result.bots]], console)


def show_rows(rows: list[tuple[str, ...]], console: Console) -> None:
    """Columns apart by two spaces or more."""
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    for row in rows:
        line = "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)])
        console.out(line.rstrip(), highlight=False)


def show_shares(result: Result, console: Console) -> None:
    """How often each seat won, by its name and by its place in the order of play, whoever sat there."""
    for title, shares in (("seat", result.names), ("position", result.positions)):
        rows = [share_cells(share, result.seats) for share in shares]
        show_rows([(title, *SHARE_COLUMNS), *rows], console)


def share_cells(share: Share, seats: int) -> tuple[str, ...]:
    interval = f"{share.low:.1%} to {share.high:.1%}"
    return (share.name, str(share.games), f"{share.wins:.6g}", f"{share.rate:.1%}", interval, f"{1 / seats:.1%}")
