"""A series as a table: for the eye in a terminal, plain lines elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from meadhall.arena.by_option import Taken
from meadhall.arena.outcomes import Played
from meadhall.arena.series import BotResult, Result
from meadhall.arena.shares import Shares

COLUMNS: Final = ("bot", "seats", "wins", "win rate", "95 % interval", "fair", "verdict", "mean score", "decisions/s")
SHARE_COLUMNS: Final = ("seats", "matches", "wins", "win rate", "95 % interval", "fair")
COUNT_COLUMNS: Final = ("event", "mean", "least", "most")
TAKEN_COLUMNS: Final = ("option", "per match", "takers", "won by them", "of winners")
NOTHING: Final = "–"
COLOURS: Final = {"stronger": "green", "weaker": "red", "even": "yellow"}


def watcher(console: Console, games: int) -> Callable[[Iterable[Played]], Iterable[Played]]:
    """A progress bar around the matches as they come in; nothing where there is no terminal."""

    def watch(played: Iterable[Played]) -> Iterator[Played]:
        columns = (TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
            yield from bar.track(played, total=games)

    return watch


def cells(bot: BotResult, together: bool) -> tuple[str, ...]:
    """A bot's row; who wins or loses with all others cannot be compared with them."""
    return (
        bot.bot,
        str(bot.seats),
        f"{bot.wins:.6g}",
        f"{bot.rate:.1%}",
        f"{bot.low:.1%} to {bot.high:.1%}",
        NOTHING if together else f"{bot.fair:.1%}",
        NOTHING if together else bot.verdict,
        f"{bot.score:.1f}",
        f"{bot.decisions_per_second:.1f}",
    )


def show(result: Result, console: Console) -> None:
    """The result of a series."""
    size = f"{counted(result.seats, 'seat')}, {counted(result.games, 'match', 'es')}"
    title = f"{result.saga}{apart(result)}, {size}, seed {result.seed}"
    if not console.is_terminal:
        show_plain(result, title, console)
        return
    table = Table(title=title)
    for column in COLUMNS:
        table.add_column(column, justify="left" if column in ("bot", "verdict") else "right")
    for bot in result.bots:
        table.add_row(*cells(bot, result.together), style=COLOURS[bot.verdict])
    console.print(table)


def counted(number: int, one: str, ending: str = "s") -> str:
    """`1 seat`, `2 seats`."""
    return f"{number} {one}{'' if number == 1 else ending}"


def apart(result: Result) -> str:
    """What was not as usual: the edition, and the options of the set-up."""
    edition = [] if result.edition == "base" else [result.edition]
    setup = [f"{name}={value}" for name, value in result.options.items()]
    return f" ({', '.join([*edition, *setup])})" if edition or setup else ""


def show_plain(result: Result, title: str, console: Console) -> None:
    """One line for each bot, columns apart by two spaces or more, for files and pipes."""
    console.out(title, highlight=False)
    show_rows([COLUMNS, *[cells(bot, result.together) for bot in result.bots]], console)


def show_rows(rows: Sequence[Sequence[str]], console: Console) -> None:
    widths = [max([len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    for row in rows:
        line = "  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)])
        console.out(line.rstrip(), highlight=False)


def show_shares(seen: Shares, console: Console) -> None:
    """Victories by what seats have in common, and how often the events happened."""
    rows = [
        (s.what, str(s.matches), f"{s.wins:.6g}", f"{s.rate:.1%}", f"{s.low:.1%} to {s.high:.1%}", f"{s.fair:.1%}")
        for s in (*seen.shares, *seen.named)
    ]
    show_rows([SHARE_COLUMNS, *rows], console)
    if seen.counts:
        show_rows(
            [COUNT_COLUMNS, *[(c.event, f"{c.mean:.2f}", str(c.least), str(c.most)) for c in seen.counts]], console
        )


def show_taken(taken: Iterable[Taken], console: Console) -> None:
    """How often each option was taken, and how those fared who took it."""
    rows = [
        (t.option, f"{t.mean:.2f}", str(t.takers), f"{t.rate:.1%}" if t.takers else "-", f"{t.winners:.1%}")
        for t in taken
    ]
    show_rows([TAKEN_COLUMNS, *rows], console)
