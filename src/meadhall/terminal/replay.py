"""`meadhall replay`: step through a record, from a seat's eyes or, after its end, with every hand open."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import meadhall
from meadhall.games.editions import open_edition
from meadhall.kernel import Entry, Match, Record
from meadhall.kernel.event import SPECTATOR
from meadhall.ledger import Language
from meadhall.terminal.page import Page
from meadhall.terminal.play import seats_of
from meadhall.terminal.screen import NAMES, Screen
from meadhall.text import LANGUAGES


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="saved match")
    parser.add_argument("--seat", metavar="NAME", help="see what this seat saw")
    parser.add_argument("--at", type=int, metavar="N", help="start at this step; with --plain, stop there")
    parser.add_argument("--plain", action="store_true", help="print the whole log, line by line")
    parser.add_argument("--edition", type=Path, metavar="FOLDER", help="edition of your own that was played")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the table (en)")


def run(args: argparse.Namespace) -> int:
    record = Record.load(args.file)
    if args.edition is not None:
        open_edition(record.saga, args.edition)
    plain = args.plain or not sys.stdin.isatty()
    replay = Replay(record, Screen(plain), args.lang, args.seat)
    if plain:
        return replay.print_log(args.at)
    return replay.step_through(args.at or 0)


class Replay:
    """A record on a screen. Step 0 is the table as it was set; step n is after the n-th action."""

    def __init__(self, record: Record, screen: Screen, lang: Language, name: str | None) -> None:
        self.record = record
        self.screen = screen
        self.lang: Language = lang
        last = meadhall.replay(record)
        self.seat = None if name is None else seats_of(last, [name])[0]
        self.open = name is None and last.over
        self.last = len(record.actions)

    def at(self, step: int) -> Match[Any]:
        """The position of a step."""
        return meadhall.replay(self.record, stop=step)

    def hears(self, entry: Entry) -> bool:
        """Is the event shown? With every hand open secrets are, and what others saw of them is not."""
        if not self.open or entry.audience is None:
            return entry.heard_by(self.seat)
        return SPECTATOR not in entry.audience

    # -- line after line --------------------------------------------------------------------------

    def print_log(self, until: int | None) -> int:
        """Every event; with a step given, only up to it, and then the table."""
        match = self.at(self.last if until is None else self.within(until))
        page = Page(match, self.screen, self.lang)
        for entry in match.log:
            if self.hears(entry):
                self.screen.show(page.told(entry))
        if until is not None:
            self.show_table(page)
        return 0

    # -- page by page -----------------------------------------------------------------------------

    def step_through(self, step: int) -> int:
        """Show a step, and go where one types."""
        step = self.within(step)
        while True:
            page = self.show(step)
            line = self.screen.read()
            if line is None or line.casefold() in ("q", "quit", page.words.say("command-quit")):
                return 0
            step = self.within(self.goal(line.casefold(), step))

    def goal(self, line: str, step: int) -> int:
        """The step a line asks for; Enter is the next one."""
        steps = {"": step + 1, "n": step + 1, "p": step - 1, "first": 0, "last": self.last}
        return int(line) if line.isdecimal() else steps.get(line, step)

    def within(self, step: int) -> int:
        return max(0, min(step, self.last))

    def show(self, step: int) -> Page:
        """The table of a step, its action and its events."""
        match = self.at(step)
        page = Page(match, self.screen, self.lang)
        before = len(self.at(step - 1).log) if step else 0
        self.screen.clear()
        self.show_table(page)
        page.say("replay-step", step=step, last=self.last)
        self.show_action(page, step)
        for entry in match.log[before:]:
            if self.hears(entry):
                self.screen.show(page.told(entry))
        view = match.view(self.seat)
        page.moments(view, len(view.log(before)), len(match.log))
        page.say("replay-keys")
        return page

    def show_action(self, page: Page, step: int) -> None:
        """Show who did what; of another player's secret, only the events."""
        if not step:
            page.say("replay-start")
            return
        action, before = self.record.actions[step - 1], self.at(step - 1)
        decision = before.decision(action.seat)
        assert decision is not None, "a record that replays was asked for each answer"
        if self.open or action.seat == self.seat or not decision.question.secret:
            number, question = page.match.game.vocabulary.parse(action.option), decision.question.name
            option = page.speech.option(number, question, asked=decision.args)
            page.say("replay-action", seat=page.speech.seat(action.seat), option=option)

    def show_table(self, page: Page) -> None:
        match = page.match
        page.table(match.view(self.seat))
        seats = range(match.state.seats) if self.open else [] if self.seat is None else [self.seat]
        for seat in seats:
            page.say("replay-hand", seat=page.speech.seat(seat, "of"))
            page.hand(match.view(seat), NAMES)
