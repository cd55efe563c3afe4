"""A session: people and bots at one table, one keyboard.

People who must decide at the same time are asked one after the other; between two of them the screen is hidden.
A wrong entry costs nothing: a sentence, and the same question again.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

import msgspec

import meadhall
from meadhall.bots import Bot, make_bot
from meadhall.kernel import BadOptions, CorruptData, Decision, IllegalAction, Match, Record
from meadhall.ledger import Language
from meadhall.terminal import files
from meadhall.terminal.choices import Choices
from meadhall.terminal.page import Page
from meadhall.terminal.screen import Screen


class Then(Enum):
    """The next step after a line that was typed."""

    ASK_AGAIN = 0  # the same question, on the same page
    GO_ON = 1  # the next question of the match, on a new page
    LEAVE = 2


class Session:
    """One match on one screen. Seats that no bot plays are people's."""

    def __init__(self, match: Match[Any], screen: Screen, lang: Language, bots: Mapping[int, Bot], save: str) -> None:
        self.screen = screen
        self.lang: Language = lang
        self.bots = dict(bots)
        self.file = save
        self.shown_to = -1  # whose eyes the screen was last for
        self.thinker = -1  # the bot that was last said to think
        self.begin(match)

    def begin(self, match: Match[Any]) -> None:
        """Take up a match, new or loaded."""
        self.match = match
        self.page = Page(match, self.screen, self.lang)
        self.heard = [0] * match.state.seats  # how much of the log each seat has been shown

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.match.state.seats) if seat not in self.bots]

    # -- the flow ---------------------------------------------------------------------------------

    def play(self) -> int:
        """Play until the match is over or all players leave."""
        self.page.say("welcome", title=self.page.speech.title)
        while not self.match.over:
            decision = self.next_decision()
            if decision.seat in self.bots:
                self.bot_answers(decision)
            elif self.person_answers(decision.seat) is Then.LEAVE:
                return 0
        self.page.end(self.news(self.shown_to if self.shown_to >= 0 else None))
        return self.end()

    def end(self) -> int:
        """Keep the match where that was asked for; the status of the program says whether it is kept."""
        return 0 if not self.file or self.save(self.file) else 1

    def next_decision(self) -> Decision:
        """Ask people first: a bot's secret choice can wait."""
        decisions = self.match.decisions
        asked = [decision for decision in decisions if decision.seat not in self.bots]
        same = [decision for decision in asked if decision.seat == self.shown_to]
        return (same or asked or list(decisions))[0]

    def bot_answers(self, decision: Decision) -> None:
        """Let a bot decide, and show that it is thinking."""
        thinking = self.page.words.say("thinking", seat=self.page.speech.seat(decision.seat, "subject"))
        view = self.match.view(decision.seat)
        if self.screen.plain and self.screen.typed and decision.seat != self.thinker:
            self.screen.say(thinking)
        with self.screen.busy(thinking):
            option = self.bots[decision.seat].choose(view, decision)
        self.thinker = decision.seat
        self.match.apply(decision.seat, option)

    def person_answers(self, seat: int) -> Then:
        """Show a person the question, and take lines until it is answered or overtaken."""
        if not self.hand_over(seat):
            return self.no_more_input()
        choices = self.page.question(self.match.view(seat), self.news(seat))
        while True:
            line = self.screen.read()
            if line is None:
                return self.no_more_input()
            then = self.obey(line, seat, choices)
            if then is not Then.ASK_AGAIN:
                return then

    def hand_over(self, seat: int) -> bool:
        """Hide the screen when another person sits down; False when no one answers."""
        if seat != self.shown_to and len(self.people) > 1:
            self.screen.hide()
            self.page.say("hot-seat", seat=self.page.speech.seat(seat, "the"))
            if self.screen.read() is None:
                return False
            self.screen.hide()
        self.shown_to, self.thinker = seat, -1
        return True

    def no_more_input(self) -> Then:
        """End of input: save the match if a file was asked for."""
        if self.file and self.save(self.file):
            self.page.say("farewell")
        else:
            self.page.say("end-of-input")
        return Then.LEAVE

    def news(self, seat: int | None) -> list[Any]:
        """The events a seat may know and has not been shown."""
        since = 0 if seat is None else min(self.heard[seat], len(self.match.log))
        if seat is not None:
            self.heard[seat] = len(self.match.log)
        return list(self.match.view(seat).log(since))

    # -- answers ----------------------------------------------------------------------------------

    def obey(self, line: str, seat: int, choices: Choices) -> Then:
        """An option, a command, or words that mean one option."""
        from meadhall.terminal import commands

        option = choices.exactly(line)
        if option >= 0:
            return self.answer(seat, option)
        if line.isdecimal():
            self.page.say("no-number", line=line, last=len(choices.all))
            return Then.ASK_AGAIN
        command = commands.named(line, self.lang)
        if command is not None:
            return command(self, seat, choices, line)
        return self.answer_words(line, seat, choices)

    def answer_words(self, line: str, seat: int, choices: Choices) -> Then:
        found = choices.find(line)
        if len(found) == 1:
            return self.answer(seat, found[0].option)
        if found:
            self.page.say("several", line=line)
            for choice in found:
                self.screen.say(f"  {choice.number}. {choice.words}")
            return Then.ASK_AGAIN
        option = choices.elsewhere(line)
        if option >= 0:
            return self.answer(seat, option)
        self.page.say("not-understood", line=line)
        return Then.ASK_AGAIN

    def answer(self, seat: int, option: int) -> Then:
        """Give an answer; a refusal says why, and the question stands."""
        try:
            self.match.apply(seat, option)
        except IllegalAction as error:
            self.screen.say(self.page.speech.refusal(error), "bad")
            return Then.ASK_AGAIN
        return self.end_of_turn(seat)

    def end_of_turn(self, seat: int) -> Then:
        """Offer a last chance to take the move back before the next player; scripts don't wait."""
        over = self.match.over or self.match.joint or self.match.decision(seat) is not None
        if over or not self.screen.typed or not self.match.can_undo(seat):
            return Then.GO_ON
        return self.confirm_turn(seat)

    def confirm_turn(self, seat: int) -> Then:
        for entry in self.news(seat):
            self.screen.show(self.page.told(entry))
        self.page.say("turn-over")
        while (line := self.screen.read()) != "":
            if line is None:
                return self.no_more_input()
            if self.is_undo(line):
                self.match.undo(seat)
                break
            self.page.say("turn-over-again")
        return Then.GO_ON

    def is_undo(self, line: str) -> bool:
        return line.casefold() in ("undo", self.page.words.say("command-undo"))

    # -- files ------------------------------------------------------------------------------------

    def save(self, file: str) -> bool:
        """Write the record, so that it can be resumed or replayed; False, and a sentence, if that failed."""
        assert self.match.record is not None, "a match at the table has a record"
        record = msgspec.structs.replace(self.match.record, hash=self.match.hash())
        try:
            record.save(files.named(file))
        except OSError as error:
            self.page.say("cannot", reason=files.reason(error, file, self.page.words))
            return False
        self.page.say("saved", file=file)
        return True

    def load(self, file: str) -> Then:
        """Go on with another match, if it can be read: people keep their colours, bots take the others."""
        try:
            match = resumed(files.named(file), self.match.game.slug)
        except (BadOptions, CorruptData, OSError) as error:
            self.page.say("cannot", reason=files.reason(error, file, self.page.words))
            return Then.ASK_AGAIN
        names, present = self.match.game.seat_names(self.match.state), list(match.game.seat_names(match.state))
        people = [present.index(names[seat]) for seat in self.people if names[seat] in present] or [0]
        bots = list(self.bots.values()) or [make_bot("greedy", match.game, 0)]
        free = [seat for seat in range(match.state.seats) if seat not in people]
        self.bots = {seat: bots[i % len(bots)] for i, seat in enumerate(free)}
        self.shown_to = -1
        self.begin(match)
        self.page.say("loaded", file=file)
        return Then.GO_ON


def resumed(file: Path, saga: str) -> Match[Any]:
    """The match of a record, with its history, ready to go on."""
    record = Record.load(file)
    if record.saga != saga:
        raise BadOptions(f"{file} is a match of {record.saga}, not of {saga}")
    return meadhall.replay(record)
