"""Reads the words on a card into typed effects (`grammar`). What cannot be read is refused with the place and reason.

effect  := ability { " // " ability }
ability := [trigger ":"] op { ";" op }
trigger := ENTER | PERM | OPP | ACT, the last three with "@phase+phase", ACT with "*uses"
op      := name(args) | name(args){ops} | if(cond){ops}[else{ops}] | choose{ops / ops}
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeVar

from meadhall.games.reading import BadLine
from meadhall.games.thorgal.board import NONE, Three
from meadhall.games.thorgal.cards import grammar as w

TOKEN: Final = re.compile(r"\s*(//|>=|<=|[0-9]+[BCM](?:\+[0-9]+[BCM])*|[0-9]+|[A-Za-z_]+|[(){},;/&>:+\-*@])")
DIGITS: Final = 2  # a number may have
DEEPEST: Final = 8  # braces in braces
T = TypeVar("T")
Band = tuple[Three, tuple[int, ...]]  # attributes and symbols


class Words:
    """What all cards of an edition share: operations, filters and conditions, each once, named by number."""

    def __init__(self) -> None:
        self.ops: list[w.Op] = []
        self.filters: list[w.Filter] = []
        self.conds: list[w.Cond] = []

    def op(self, op: w.Op) -> int:
        return _number(self.ops, op)

    def filter(self, found: w.Filter) -> int:
        return w.ANYTHING if found == w.Filter() else _number(self.filters, found)

    def cond(self, cond: w.Cond) -> int:
        return _number(self.conds, cond)


def _number(row: list[T], item: T) -> int:
    if item not in row:
        row.append(item)
    return row.index(item)


class Args(NamedTuple):
    """The arguments of a name, as far as it has them."""

    n: int = 0
    who: int = w.ME
    filter: int = w.ANYTHING
    target: int = w.THIS
    attrs: Three = NONE
    source: int = 0
    into: int = 0
    cond: int = w.ALWAYS
    ban: int = 0


class Parser:
    """One text, read from left to right."""

    def __init__(self, text: str, words: Words) -> None:
        self.text = text
        self.words = words
        self.tokens = _tokens(text)
        self.at = 0
        self.depth = 0

    # -- tokens -----------------------------------------------------------------------------------

    @property
    def next(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        token = self.next
        self.at += 1
        return token

    def has(self, token: str) -> bool:
        """Take this token if it comes next."""
        if self.next != token:
            return False
        self.at += 1
        return True

    def need(self, token: str) -> None:
        if not self.has(token):
            raise BadLine(f"expected {token!r} before {self.next or 'the end'!r} in {self.text!r}")

    def one_of(self, words: tuple[str, ...] | str, what: str) -> int:
        """The place of the next token among these words."""
        token = self.take()
        if token not in tuple(words):
            raise BadLine(f"{token or 'the end'!r} is no {what}; there are: {', '.join(words)}")
        return tuple(words).index(token)

    def number(self) -> int:
        token = self.take()
        if not token.isdigit() or len(token) > DIGITS:
            raise BadLine(f"expected a number below {10**DIGITS}, not {token or 'the end'!r}, in {self.text!r}")
        return int(token)

    def amount(self) -> int:
        """How many: at least 1."""
        found = self.number()
        if not found:
            raise BadLine(f"nothing is done 0 times: {self.text!r}")
        return found

    def end(self) -> None:
        if self.next:
            raise BadLine(f"{self.next!r} is too much in {self.text!r}")

    # -- parts ------------------------------------------------------------------------------------

    def filter(self) -> int:
        """Atoms joined by `&`."""
        found = w.Filter()
        while True:
            found = self.atom(found)
            if not self.has("&"):
                return self.words.filter(found)

    def atom(self, found: w.Filter) -> w.Filter:
        token = self.take()
        if token == "*":
            return found
        if token == "other":
            return found._replace(other=True)
        if token == "cost":
            self.need("<=")
            return found._replace(cost=self.number())
        if token in w.SUBTYPES:
            return found._replace(subtypes=found.subtypes | 1 << w.SUBTYPES.index(token))
        if token not in w.TYPE_ATOMS:
            known = ", ".join((*w.TYPE_ATOMS, *w.SUBTYPES, "cost<=N", "other", "*"))
            raise BadLine(f"{token or 'the end'!r} is no filter; there are: {known}")
        if found.kind != w.ANYTHING:
            raise BadLine(f"no card is of two types: {self.text!r}")
        return found._replace(kind=w.TYPE_ATOMS.index(token))

    def attrs(self) -> Three:
        """Amounts of attributes, such as `1B+2C`."""
        token = self.take()
        if token[-1:] not in tuple(w.LETTERS):
            raise BadLine(f"expected attributes such as 1B+2C, not {token or 'the end'!r}")
        return amounts(token.split("+"))

    def cond(self) -> int:
        name = self.take()
        if name == "count":
            self.need("(")
            wanted = self.filter()
            self.need(")")
            kind = self.one_of((">=", "<="), "comparison")
            return self.words.cond(w.Cond((w.COUNT_LEAST, w.COUNT_MOST)[kind], wanted, self.number()))
        if name == "reserve":
            self.need(">=")
            return self.words.cond(w.Cond(w.RESERVE_LEAST, n=self.number()))
        if name not in w.CONDITIONS[3:]:
            raise BadLine(f"{name or 'the end'!r} is no condition")
        return self.words.cond(w.Cond(w.CONDITIONS.index(name)))

    def target(self) -> tuple[int, int]:
        """What is acted on, and the filter of a group's card."""
        target = self.one_of(w.TARGETS, "target")
        if target != w.GROUP:
            return target, w.ANYTHING
        self.need("(")
        wanted = self.filter()
        self.need(")")
        return target, wanted

    def args(self, wanted: str) -> Args:
        """Arguments in brackets, as the name wants them."""
        found = Args()
        self.need("(")
        for number, kind in enumerate(wanted.split(",") if wanted else ()):
            if number:
                self.need(",")
            found = self.arg(kind, found)
        self.need(")")
        return found

    def arg(self, kind: str, found: Args) -> Args:
        if kind == "n":
            return found._replace(n=self.amount())
        if kind == "filter":
            return found._replace(filter=self.filter())
        if kind == "attrs":
            return found._replace(attrs=self.attrs())
        if kind == "who":
            return found._replace(who=self.one_of(w.WHO, "player"))
        if kind == "target":
            target, wanted = self.target()
            return found._replace(target=target, filter=wanted)
        if kind == "cond":
            return found._replace(cond=self.cond())
        return self.rare(kind, found)

    def rare(self, kind: str, found: Args) -> Args:
        """Arguments that one name only has."""
        if kind == "zones":
            source = self.one_of(w.ZONES, "zone")
            self.need(">")
            return found._replace(source=source, into=self.one_of(w.ZONES, "zone"))
        if kind in ("zone", "pile"):
            piles = (w.ZONES[w.HAND], w.ZONES[w.RESERVE_PILE])
            source = self.one_of(w.ZONES if kind == "zone" else piles, "zone")
            return found._replace(source=source if kind == "zone" else (w.HAND, w.RESERVE_PILE)[source])
        if kind == "turn":
            source = self.one_of(w.LETTERS, "attribute")
            self.need(">")
            return found._replace(source=source, into=self.one_of(w.LETTERS, "attribute"))
        if kind == "ban":
            return found._replace(ban=self.one_of(w.BANS, "prohibition"))
        if kind == "from":
            return found._replace(n=self.one_of(w.IMMUNITIES, "immunity"))
        if kind == "minus":
            self.need("-")
            return found._replace(n=self.amount())
        if kind == "victim":
            return found._replace(target=w.THIS) if self.has("this") else self.victim(found)
        self.need({"foe": "foe", "any": "*"}[kind])
        return found

    def victim(self, found: Args) -> Args:
        return found._replace(target=w.GROUP, filter=self.filter())

    # -- operations -------------------------------------------------------------------------------

    def ops(self) -> tuple[int, ...]:
        """Operations in a row, separated by semicolons."""
        if self.depth == DEEPEST:
            raise BadLine(f"there are more than {DEEPEST} braces in one another")
        self.depth += 1
        found = [self.op()]
        while self.has(";"):
            found.append(self.op())
        self.depth -= 1
        return tuple(found)

    def braces(self) -> tuple[int, ...]:
        self.need("{")
        found = self.ops()
        self.need("}")
        return found

    def op(self) -> int:
        name = self.take()
        if name not in w.OPERATIONS:
            raise BadLine(f"{name or 'the end'!r} is no operation; there are: {', '.join(w.OPS)}")
        kind, wanted = w.OPS.index(name), w.OPERATIONS[name]
        if kind == w.CHOOSE:
            return self.words.op(w.Op(kind, branches=self.branches()))
        args = self.args(wanted.removesuffix(" {}"))
        then = self.braces() if wanted.endswith("{}") else ()
        otherwise = self.braces() if kind == w.IF and self.has("else") else ()
        return self.words.op(w.Op(kind, *args, then=then, otherwise=otherwise))

    def branches(self) -> tuple[tuple[int, ...], ...]:
        self.need("{")
        found = [self.ops()]
        while self.has("/"):
            found.append(self.ops())
        self.need("}")
        if len(found) not in w.BRANCHES:
            raise BadLine(f"a choice has {w.BRANCHES[0]} to {w.BRANCHES[-1]} branches: {self.text!r}")
        return tuple(found)

    # -- statics ----------------------------------------------------------------------------------

    def statics(self, phases: int) -> tuple[w.Static, ...]:
        found = self.static(phases)
        while self.has(";"):
            found += self.static(phases)
        return found

    def static(self, phases: int) -> tuple[w.Static, ...]:
        name = self.take()
        if name == "if":
            return self.conditional(phases)
        if name not in w.STATIC_ENTRIES:
            raise BadLine(f"{name or 'the end'!r} is no permanent effect; there are: if, {', '.join(w.STATICS)}")
        args = self.args(w.STATIC_ENTRIES[name])
        return (w.Static(w.STATICS.index(name), args.n, args.filter, args.attrs, phases=phases),)

    def conditional(self, phases: int) -> tuple[w.Static, ...]:
        if self.depth:
            raise BadLine(f"a permanent effect has one condition at most: {self.text!r}")
        cond = self.args("cond").cond
        self.depth += 1
        held = self.held(phases)
        missed = self.held(phases) if self.has("else") else ()
        self.depth -= 1
        return tuple([s._replace(cond=cond) for s in held] + [s._replace(cond=cond, holds=False) for s in missed])

    def held(self, phases: int) -> tuple[w.Static, ...]:
        """Permanent effects in braces."""
        self.need("{")
        found = self.statics(phases)
        self.need("}")
        return found

    # -- abilities --------------------------------------------------------------------------------

    def ability(self) -> w.Ability:
        trigger, phases, uses = self.trigger()
        if trigger in (w.PERM, w.OPP):
            return w.Ability(trigger, phases, statics=self.statics(phases))
        return w.Ability(trigger, phases, uses, self.ops())

    def trigger(self) -> tuple[int, int, int]:
        """The trigger, the bits of its phases, and how often in a round."""
        if self.next not in w.TRIGGERS[1:]:
            return w.PLAY, 0, 1
        trigger = w.TRIGGERS.index(self.take())
        phases, uses = 0, 1
        if trigger == w.ACT or (trigger == w.PERM and self.next == "@"):
            self.need("@")
            phases = self.phases()
        if trigger == w.ACT and self.has("*"):
            uses = self.amount()
        self.need(":")
        return trigger, phases, uses

    def phases(self) -> int:
        bits = 0
        while True:
            names = tuple(w.PLAY_PHASES)
            bits |= 1 << w.PLAY_PHASES[names[self.one_of(names, "phase")]]
            if not self.has("+"):
                return bits


def _tokens(text: str) -> list[str]:
    found, at = [], 0
    while text[at:].strip():
        match = TOKEN.match(text, at)
        if match is None:
            raise BadLine(f"{text[at:].strip()[0]!r} is no part of any word in {text!r}")
        found.append(match[1])
        at = match.end()
    return found


def amounts(parts: list[str]) -> Three:
    """`["1B", "2C"]` as Bravery, Cunning, Might."""
    found = [0, 0, 0]
    for part in parts:
        if not re.fullmatch(r"[1-9][0-9]?[BCM]", part):
            raise BadLine(f"{part!r} is no amount of an attribute, such as 2B")
        found[w.LETTERS.index(part[-1])] += int(part[:-1])
    return found[0], found[1], found[2]


def read_effect(text: str, words: Words) -> tuple[w.Ability, ...]:
    """All abilities of an effect."""
    if not text:
        return ()
    parser = Parser(text, words)
    found = [parser.ability()]
    while parser.has("//"):
        found.append(parser.ability())
    parser.end()
    return tuple(found)


def read_upkeep(text: str, words: Words) -> w.Upkeep:
    """An upkeep condition; those without arguments have no brackets."""
    parser = Parser(text, words)
    kind = parser.one_of(w.UPKEEPS, "upkeep condition")
    wanted = w.UPKEEP_ENTRIES[w.UPKEEPS[kind]]
    args = parser.args(wanted) if wanted else Args()
    parser.end()
    return w.Upkeep(kind, args.n, args.filter, args.cond)


def read_band(text: str) -> Band:
    """A band: its attributes added up, and its symbols from top to bottom."""
    parts = text.split()
    for part in parts:
        if not re.fullmatch(r"[1-9][BCMEPD]", part):
            raise BadLine(f"{part!r} is no part of a band, such as 2B or 1P")
    attributes = amounts([part for part in parts if part[-1] in w.LETTERS])
    symbols = [w.SYMBOLS.index(p[-1]) for p in parts if p[-1] in w.SYMBOLS for _ in range(int(p[:-1]))]
    return attributes, tuple(symbols)
