"""Commands to type at the table besides an answer. The English names work in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from rich.table import Table as Grid

from meadhall.hints import hint as advised
from meadhall.hints import why
from meadhall.kernel import BadOptions, IllegalAction
from meadhall.ledger import Language
from meadhall.terminal.choices import Choices
from meadhall.terminal.lookup import look_up, look_up_rules
from meadhall.terminal.page import Page
from meadhall.terminal.session import Session, Then
from meadhall.text import LANGUAGES, locale, plain

Command: TypeAlias = Callable[[Session, int, Choices, str], Then]
LOG_LINES: Final = 60


def show_help(session: Session, seat: int, choices: Choices, line: str) -> Then:
    word = line[1:].strip() if line.startswith("?") else _rest(line)
    if word:
        look_up(session.page, session.match.view(seat), word)
        return Then.ASK_AGAIN
    session.page.say("commands")
    grid = Grid.grid(padding=(0, 2, 0, 2))
    for name in COMMANDS:
        word, text = session.page.words.say(f"command-{name}"), session.page.words.say(f"command-{name}", "help")
        if session.screen.plain:
            session.screen.say(f"{word} – {text}")
        else:
            grid.add_row(word, text)
    session.screen.show(grid)
    return Then.ASK_AGAIN


def show_table(session: Session, seat: int, choices: Choices, line: str) -> Then:
    session.page.table(session.match.view(seat))
    session.page.options(choices)
    return Then.ASK_AGAIN


def show_more(session: Session, seat: int, choices: Choices, line: str) -> Then:
    """The next leaf, where a page is taller than the screen."""
    if not session.page.turn():
        session.page.say("nothing-more")
    return Then.ASK_AGAIN


def show_hand(session: Session, seat: int, choices: Choices, line: str) -> Then:
    session.page.hand(session.match.view(seat))
    return Then.ASK_AGAIN


def show_log(session: Session, seat: int, choices: Choices, line: str) -> Then:
    entries = session.match.view(seat).log()
    if not entries:
        session.page.say("nothing-yet")
    for entry in entries[-LOG_LINES:]:
        session.screen.show(session.page.told(entry))
    return Then.ASK_AGAIN


def hint(session: Session, seat: int, choices: Choices, line: str) -> Then:
    """Show a hint, as the hall does: an option, and why."""
    match, decision, words = session.match, choices.decision, session.page.words
    try:
        with session.screen.busy(words.say("hint-thinking")):
            found = advised(match.game, match.view(seat), decision)
    except BadOptions as error:
        session.page.say("cannot", reason=error.reason)
        return Then.ASK_AGAIN
    chosen = next(choice for choice in choices.all if choice.text == found.option)
    session.page.say("hint", number=chosen.number, option=chosen.words)
    session.screen.say(why(session.page.speech, decision, found), "bone")
    return Then.ASK_AGAIN


def now(session: Session, seat: int, choices: Choices, line: str) -> Then:
    """Show what a newcomer should look for here."""
    lines = session.match.view(seat).now()
    if not lines:
        session.page.say("now-nothing")
    for one in lines:
        session.screen.say(session.page.speech.said(one), "bone")
    return Then.ASK_AGAIN


def undo(session: Session, seat: int, choices: Choices, line: str) -> Then:
    try:
        session.match.undo(seat)
    except IllegalAction as error:
        session.screen.say(session.page.speech.refusal(error), "bad")
        return Then.ASK_AGAIN
    session.page.say("undone")
    return Then.GO_ON


def rules(session: Session, seat: int, choices: Choices, line: str) -> Then:
    look_up_rules(session.page, _rest(line))
    return Then.ASK_AGAIN


def save(session: Session, seat: int, choices: Choices, line: str) -> Then:
    file = _rest(line) or session.file
    if file:
        session.save(file)
    else:
        _ask_for_file(session, "save")
    return Then.ASK_AGAIN


def load(session: Session, seat: int, choices: Choices, line: str) -> Then:
    if _rest(line):
        return session.load(_rest(line))
    _ask_for_file(session, "load")
    return Then.ASK_AGAIN


def _ask_for_file(session: Session, name: str) -> None:
    session.page.say("which-file", command=session.page.words.say(f"command-{name}"))


def change_language(session: Session, seat: int, choices: Choices, line: str) -> Then:
    for lang in LANGUAGES:
        if _rest(line) == lang:
            session.lang = lang
            session.page = Page(session.match, session.screen, lang)
            return Then.GO_ON
    session.page.say("which-lang")
    return Then.ASK_AGAIN


def leave(session: Session, seat: int, choices: Choices, line: str) -> Then:
    """Leave the table; what was asked to be saved is saved, else a name for it is asked, until it could be saved."""
    file: str | None = session.file
    while not file or not session.save(file):
        session.page.say("leave-save")
        file = session.screen.read()
        if not file:
            break
    session.page.say("farewell")
    return Then.LEAVE


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help, "more": show_more, "table": show_table, "hand": show_hand, "log": show_log, "now": now,
    "hint": hint, "undo": undo, "rules": rules, "save": save, "load": load, "lang": change_language,
    "quit": leave,
}  # fmt: skip


def named(line: str, lang: Language) -> Command | None:
    """The command a line begins with, by its English name or by that of the reader's language."""
    if line.startswith("?"):
        return show_help
    if not line:
        return show_more
    first = plain(line.partition(" ")[0]).strip()
    for name, command in COMMANDS.items():
        if first in (name, plain(locale("meadhall.terminal", lang).say(f"command-{name}"))):
            return command
    return None


def _rest(line: str) -> str:
    return line.partition(" ")[2].strip()
