"""The page a person reads: the table, the events, the options. Drawn, or in plain lines."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from meadhall.kernel import Decision, Entry, Game, Match, Option, Outcome, View
from meadhall.kernel.picture import Picture
from meadhall.kernel.scene import Moment
from meadhall.ledger import Language
from meadhall.terminal.choices import Choice, Choices, Row
from meadhall.terminal.generic.moments import told
from meadhall.terminal.generic.words import badge, joined, picture_of
from meadhall.terminal.leaves import Leaves
from meadhall.terminal.screen import FULL, NAMES, ONE_LINE, Screen, flow
from meadhall.terminal.theme import coloured
from meadhall.text import Speech, locale

TALL: Final = 56  # lines from which cards are shown with their whole text
MIDDLING: Final = 44  # and from which with the beginning of it
MENTIONS: Final = ("subject", "the", "of", "from")  # forms of a seat's name that sentences use
MOMENTS: Final = 1  # shown with the table, if it has just ended
Shown: TypeAlias = list[RenderableType]
EVENTS: Final = 7  # of the last turns, shown with the table; all of them from `log`


def painter_of(game: Game[Any]) -> Any:
    """The painter of a game's table: a package beside this module, or else the generic one."""
    own = f"meadhall.terminal.{game.package}"
    return import_module(own if find_spec(own) else "meadhall.terminal.generic")


def prices(picture: Picture, choices: Choices) -> dict[Option, str]:
    """Cost, reach or effect of each option, in words, where that is a question."""
    asked, speech = _asked(choices.decision), choices.speech
    beside = {choice.option: picture.beside(choice.text, asked) for choice in choices.all}
    return {option: joined([badge(mark, speech) for mark in marks]) for option, marks in beside.items() if marks}


def _asked(decision: Decision) -> str:
    return " ".join([decision.question.name, *map(str, decision.args)])


class Page:
    """Shows one match on one screen, in one language."""

    def __init__(self, match: Match[Any], screen: Screen, lang: Language) -> None:
        self.match = match
        self.screen = screen
        self.painter = painter_of(match.game)
        names = match.game.seat_names(match.state)
        screen.dress(coloured(names) | self.painter.STYLES)
        self.speech = Speech(match.game, lang, names)
        self.words = locale("meadhall.terminal", lang)
        self.leaves: Leaves | None = None
        self.prices: Mapping[Option, str] = {}  # what the picture says beside options

    def say(self, message: str, **args: str | int) -> None:
        """Say a sentence of the terminal's own."""
        self.screen.say(self.words.say(message, **args), "bone")

    # -- the table --------------------------------------------------------------------------------

    def table(self, view: View, *, low: bool = False) -> None:
        """The table as a seat sees it; `low`: on as few lines as its painter can."""
        if self.screen.plain:
            for line in self.painter.describe(view.table, self.speech):
                self.screen.say(line)
        else:
            paint = getattr(self.painter, "paint_low", self.painter.paint) if low else self.painter.paint
            self.screen.show(paint(view.table, self.speech, self.screen.width))

    def hand(self, view: View, detail: int = FULL, *, drafting: bool = False) -> None:
        """The seat's own cards."""
        self.screen.show(self.painter.hand(view.table, self.speech, detail, drafting=drafting))

    def detail(self) -> int:
        """How much of the cards fits on a screen of this height, with all the rest."""
        if self.screen.height >= TALL:
            return FULL
        return ONE_LINE if self.screen.height >= MIDDLING else NAMES

    def question(self, view: View, events: Sequence[Entry]) -> Choices:
        """A new page for a decision: table, hand, what happened, options."""
        assert view.decision is not None, "only who is asked is shown a question"
        choices = Choices(view.decision, self.speech)
        self.prices = prices(picture_of(view.table, self.speech), choices)
        if self.screen.plain:
            self._plain_question(view, choices, events)
        else:
            self._fine_question(view, choices, events)
        return choices

    def _fine_question(self, view: View, choices: Choices, events: Sequence[Entry]) -> None:
        """The whole page if the screen has room for it, else its first leaf."""
        question, answers = self._question(choices), self._answers(choices)
        reading = self._reading(view, choices, events)
        self.leaves = None
        if self.screen.fits([*reading, *question, *answers]):
            self.screen.clear()
            self.screen.show(*reading, *question, *answers)
            return
        lines = self.screen.lines
        reading = self._reading(view, choices, events, low=True)
        self.leaves = Leaves(lines(reading), lines(question), lines(answers), self.screen.height - 2)
        self._leaf(self.leaves)

    def _reading(self, view: View, choices: Choices, events: Sequence[Entry], *, low: bool = False) -> Shown:
        """The text to read before an answer."""
        with self.screen.gathered() as reading:
            self.table(view, low=low)
            self.hand(view, self.detail(), drafting=self.lists_cards(choices))
            self.moments(view, len(events), MOMENTS)
            self.events(events, EVENTS)
        return reading

    def turn(self) -> bool:
        """Go on to the next leaf; False if everything is on the page."""
        if self.leaves is not None:
            self.leaves.turn()
            self._leaf(self.leaves)
        return self.leaves is not None

    def _leaf(self, leaves: Leaves) -> None:
        self.screen.clear()
        self.screen.show_lines(leaves.above())
        words = self.words.say("leaf", at=leaves.at + 1, last=len(leaves))
        self.screen.show(Rule(Text(words, "faint"), style="frame", align="right", characters="─"))
        self.screen.show_lines(leaves.below())

    def _plain_question(self, view: View, choices: Choices, events: Sequence[Entry]) -> None:
        for entry in events:
            self.screen.say(self.speech.event(entry.event))
        self.moments(view, len(events), len(events))
        self.screen.say("")
        self.screen.say(self.painter.status(view.table, self.speech))
        self.options(choices)

    # -- what happened ----------------------------------------------------------------------------

    def moments(self, view: View, news: int, most: int) -> None:
        """The scenes of the last events, the latest ones: step by step."""
        for moment in view.moments(len(view.log()) - news)[-most:] if news else ():
            self.moment(moment, view.seat)

    def moment(self, moment: Moment, seat: int | None) -> None:
        steps, title = told(moment, self.speech, seat), self.speech.said(moment.title)
        if not steps:
            return
        if not self.screen.plain:
            self.screen.show(Rule(Text(title, "title"), style="frame", align="left", characters="─"))
        for step in steps:
            start = f"{title}, {step.name}" if self.screen.plain else f"  {step.name}"
            self.screen.show(Text(f"{start}{self.speech.colon}{step.sentence}", "bone"))
            for line in step.lines:
                self.screen.show(Text(f"    {line}", "faint" if not self.screen.plain else "bone"))

    def events(self, entries: Sequence[Entry], most: int) -> None:
        """The last events, one a line."""
        if not entries:
            return
        if not self.screen.plain:
            self.screen.show(self._heading("since"))
        if len(entries) > most:
            self.screen.say("  " + self.words.say("more-events", count=len(entries) - most), "faint")
        for entry in entries[-most:]:
            self.screen.show(self.told(entry))

    def told(self, entry: Entry) -> Text:
        """An event as a line, the seats in their colours."""
        line = Text("" if self.screen.plain else "  ", "bone")
        line.append(self.speech.event(entry.event))
        for seat, name in enumerate(self.speech.nouns["seat"]):
            forms = [self.speech.seat(seat, form) for form in self.speech.forms("seat", name) if form in MENTIONS]
            line.highlight_words(forms, f"seat-{name}")
        return line

    def _heading(self, message: str) -> RenderableType:
        return Rule(Text(self.words.say(message), "title"), style="frame", align="left", characters="─")

    # -- options ----------------------------------------------------------------------------------

    def options(self, choices: Choices) -> None:
        """The question and its numbered answers."""
        if not self.screen.plain:
            self.screen.show(*self._question(choices), *self._answers(choices))
            return
        self.screen.say(f"{self.speech.prompt(choices.decision)} {self._picked(choices)}".strip())
        for choice in choices.all:
            self.screen.say(self._plain_choice(choices, choice))

    def _question(self, choices: Choices) -> Shown:
        """The question, and the picks so far."""
        picked = self._picked(choices)
        asked = self._ask(choices.decision.seat, self.speech.prompt(choices.decision))
        return [*asked, *([Text(f"  {picked}", "bone")] if picked else [])]

    def _answers(self, choices: Choices) -> Shown:
        """Cards with their texts or a grid of answers, then those that stand alone."""
        listed = self._cards(choices) if self.lists_cards(choices) else self._grid(choices)
        alone = [self._cell(choices, choice, choice.words) for choice in choices.alone()]
        return [listed, Group(*self._hanging(Text("  "), alone))] if alone else [listed]

    def _ask(self, seat: int, prompt: str) -> Shown:
        """Who is asked and what, on one line if it is long enough; no word of a question is ever cut off."""
        name = Text(self.speech.seat(seat), f"name-{self.speech.nouns['seat'][seat]}")
        head = Text.assemble(name, (" · ", name.style), (prompt, "title"))
        whole = head.cell_len + len(" ─") <= self.screen.width
        rule = Rule(head if whole else name, style="frame", align="left", characters="─")
        return [rule] if whole else [rule, Text(prompt, "title")]

    def _picked(self, choices: Choices) -> str:
        """Where one picks several things, those picked so far."""
        words = [choices.form(pick) for pick in choices.decision.picks]
        return self.words.say("picked", options=self.speech.listed(words)) if words else ""

    def lists_cards(self, choices: Choices) -> bool:
        """Is it a choice among things that are listed with their texts?"""
        return bool(self.painter.lists(choices.decision.question.name, choices.noun))

    def _plain_choice(self, choices: Choices, choice: Choice) -> str:
        cost = self.prices.get(choice.option, "")
        line = f"{choice.number}. {choice.words}{f' ({cost})' if cost else ''}"
        if self.lists_cards(choices) and choice not in choices.alone():
            return str(self.painter.card_line(line, choices.noun, choices.key(choice), self.speech))
        return line

    def _cards(self, choices: Choices) -> RenderableType:
        cards = [choice for row in choices.rows() for choice in row.choices]
        keys, numbers = [choices.key(card) for card in cards], [str(card.number) for card in cards]
        listed: RenderableType = self.painter.card_rows(choices.noun, keys, self.speech, numbers, True)
        return Padding(listed, (0, 0, 0, 2))

    def _grid(self, choices: Choices) -> RenderableType:
        """Verb, first word, and the numbered rest; no number is ever parted from its name."""
        rows = choices.rows()
        labels = [self._label(choices, row) for row in rows]
        verbs = max([len(row.verb) for row in rows], default=0)
        widest = max([label.cell_len + 2 for label in labels if label.plain], default=0)
        lines: list[Text] = []
        said = ""
        for row, label in zip(rows, labels, strict=True):
            verb = Text(("" if row.verb == said else row.verb).ljust(verbs), "verb")
            label.pad_right(widest - label.cell_len if row.label else 0)
            start = Text.assemble("  ", verb, "  ", label)
            lines += self._hanging(start, self._cells(choices, row))
            said = row.verb
        return Group(*lines)

    def _hanging(self, start: Text, cells: list[Text]) -> list[Text]:
        """Cells after a start, in as many lines as they need."""
        margin = Text(" " * start.cell_len)
        lines = flow(cells, self.screen.width - start.cell_len)
        return [Text.assemble(margin if i else start, line) for i, line in enumerate(lines)]

    def _label(self, choices: Choices, row: Row) -> Text:
        """The first word of a row, with what it costs."""
        cost = self.prices.get(row.choices[0].option, "") if row.label else ""
        return Text.assemble((row.label, "bone"), (f" {cost}" if cost else "", "cost"))

    def _cells(self, choices: Choices, row: Row) -> list[Text]:
        cells = [(choice, choices.form(choice.option, "cell")) for choice in row.choices]
        return [self._cell(choices, choice, words, priced=not row.label) for choice, words in cells]

    def _cell(self, choices: Choices, choice: Choice, words: str, *, priced: bool = True) -> Text:
        """A numbered answer, with what it costs."""
        cost = self.prices.get(choice.option, "") if priced else ""
        cell = Text.assemble((f"{choice.number} ", "number"), (words, "bone"))
        return cell.append(f" ({cost})" if cost else "", "cost")

    # -- the end ----------------------------------------------------------------------------------

    def end(self, events: Sequence[Entry], *, watched: bool = False) -> None:
        """The last table, and who stands where; `watched`: by people who did not play."""
        outcome = self.match.outcome
        assert outcome is not None, "the match is over"
        self.screen.clear()
        if not self.screen.plain:
            self.table(self.match.view(None))
        self.events(events, 3 * EVENTS)
        self.say("over")
        if outcome.together:
            self._end_of_team(outcome, watched)
            return
        for seat in sorted(range(self.match.state.seats), key=lambda seat: outcome.ranks[seat]):
            self.say("place", rank=outcome.ranks[seat], seat=self.speech.seat(seat), score=outcome.scores[seat])

    def _end_of_team(self, outcome: Outcome, watched: bool) -> None:
        """A team, or one alone, has won or lost against the game."""
        if not outcome.winners:
            self.say("game-has-won" if watched else "lost-to-the-game", score=outcome.scores[0])
            return
        alone = ("won-alone", "won-alone-watched")
        together = ("won-together", "won-together-watched")
        message = (alone if len(outcome.winners) == 1 else together)[watched]
        names = self.speech.listed([self.speech.seat(seat) for seat in outcome.winners])
        self.say(message, names=names, score=outcome.scores[0])
