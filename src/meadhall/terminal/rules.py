"""`meadhall rules`: the numbered rules of a game, by chapter, by number or by word."""

from __future__ import annotations

import argparse
from collections import Counter

from rich.padding import Padding
from rich.text import Text

import meadhall
from meadhall import ledger
from meadhall.kernel import BadOptions
from meadhall.ledger import Ledger, Rule
from meadhall.terminal.screen import Screen
from meadhall.text import LANGUAGES, Locale, Speech, locale, plain


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("saga", metavar="GAME", choices=meadhall.sagas(), help=f"one of {', '.join(meadhall.sagas())}")
    parser.add_argument("words", nargs="*", help="rule number, its start, or words")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the rules (en)")
    parser.add_argument("--plain", action="store_true", help="print without colour or layout")


def run(args: argparse.Namespace) -> int:
    """The chapters, or the rules that the words find."""
    shelf = Shelf(args.saga, args.lang, Screen(args.plain))
    if args.words:
        shelf.show_found(" ".join(args.words))
    else:
        shelf.show_chapters()
    return 0


class Shelf:
    """The ledger of one game on a screen."""

    def __init__(self, saga: str, lang: ledger.Language, screen: Screen) -> None:
        self.ledger: Ledger = ledger.ledger(saga)
        self.saga = saga
        self.speech = Speech(meadhall.game(saga), lang)
        self.words: Locale = locale("meadhall.terminal", lang)
        self.screen = screen

    def show_chapters(self) -> None:
        """All chapters with the number of their rules, in the order of the rulebook."""
        self.screen.say(self.words.say("rules-title", title=self.ledger.title, count=len(self.ledger.rules)), "title")
        rules = [rule for rule in self.ledger.rules if not rule.is_example]
        for chapter, count in Counter([rule.chapter for rule in rules]).items():
            self.screen.say("  " + self.words.say("rules-chapter", chapter=self.chapter(chapter), count=count), "bone")
        self.screen.say(self.words.say("rules-how", saga=self.saga, rule=self.ledger.rules[0].id), "faint")

    def show_found(self, words: str) -> None:
        """The rules of a number or of words, chapter by chapter."""
        found = self.ledger.find(words, self.speech.lang, self.chapter)
        if not found:
            raise BadOptions(self.words.say("nothing-found", word=words))
        said = ""
        for rule in found:
            if self.ledger.home(rule).chapter != said:
                said = self.ledger.home(rule).chapter
                self.screen.say(self.chapter(said), "title")
            self.show(rule)

    def show(self, rule: Rule) -> None:
        """An example stands apart: further in, and called so."""
        line = Text.assemble((rule.id, "number"), "  ")
        if rule.is_example:
            line.append(f"{self.words.say('rules-example')} ", "faint")
        line.append(ledger.text(rule, self.speech.lang), "bone")
        line.append(f"  ({self.source(rule)})", "faint")
        self.screen.show(line if self.screen.plain else Padding(line, (0, 0, 0, 6 if rule.is_example else 2)))

    def source(self, rule: Rule) -> str:
        if rule.source == "R" and rule.page:
            return self.words.say("rules-page", page=rule.page)
        return self.words.say("rules-source", source=rule.source)

    def chapter(self, name: str) -> str:
        return self.speech.say(f"chapter-{plain(name).replace(' ', '-')}")
