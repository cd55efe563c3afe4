"""The options of a match's set-up: what players may choose before the table is set, and for how many it is meant."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

SPELT: Final = {"yes": True, "true": True, "no": False, "false": False}  # how people type a box to tick


class BadOptions(ValueError):
    """A match was asked for that the rules do not allow; the message says why, `rule` which one."""

    def __init__(self, reason: str, rule: str = "") -> None:
        super().__init__(f"{reason} ({rule})" if rule else reason)
        self.reason = reason
        self.rule = rule


class Choice(msgspec.Struct, frozen=True):
    """An option of a match's set-up: its name, what it may be, and what it is by default.

    `each`: the option gives every seat one of these, no two the same; they are what the seats are called.
    `leads`: it says what kind of game is played; it is asked first wherever a table is opened, and the seats follow it.
    `seats`: the numbers of players for whom a value is meant, if not for all: `{"rivals": (2, 3, 4)}`.
    `when`: an option only where others, named before it, are so: `{"mode": "team"}`; elsewhere it is its default.
    `needs`: a value that can be chosen only where others, named before it, are so: `{3: {"veterans": True}}`.
    """

    name: str
    default: Any
    values: tuple[Any, ...] = ()
    each: tuple[str, ...] = ()
    one: str = ""  # what one of these is called
    leads: bool = False
    seats: Mapping[Any, Sequence[int]] = {}
    when: Mapping[str, Any] = {}
    needs: Mapping[Any, Mapping[str, Any]] = {}
    rule: str = ""  # that a value for other numbers of players, or one out of place, would break

    def fits(self, value: Any, seats: int) -> bool:
        """Is a value meant for this number of players? `check` refuses what is no value at all."""
        return not self.seats or seats in next((counts for of, counts in self.seats.items() if of == value), (seats,))

    def usual(self, seats: int) -> Any:
        """The value unless another is chosen: the default, or the first for this number of players."""
        return next((value for value in (self.default, *self.values) if self.fits(value, seats)), self.default)

    def applies(self, options: Mapping[str, Any]) -> bool:
        """Is there anything to choose, with the other options as they are?"""
        return all([options.get(name) == value for name, value in self.when.items()])

    def allows(self, value: Any, options: Mapping[str, Any]) -> bool:
        """Can a value be chosen, with the other options as they are?"""
        others: Mapping[str, Any] = next((others for of, others in self.needs.items() if of == value), {})
        return all([options.get(name) == wanted for name, wanted in others.items()])

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        """Refuse a value that is none, is for other numbers of players, or conflicts with other settings."""
        name, value = self.name, options[self.name]
        if self.values and not any([value == v and type(value) is type(v) for v in self.values]):
            raise BadOptions(f"{name} is one of {', '.join(map(str, self.values))}, not {value!r}")
        if not self.fits(value, seats):
            counts = ", ".join(map(str, self.seats[value]))
            raise BadOptions(f"{name}={value} is for {counts} players, not {seats}", self.rule)
        if value != self.usual(seats) and not self.applies(options):
            others = ", ".join([f"{other}={wanted}" for other, wanted in self.when.items()])
            raise BadOptions(f"{name} can be chosen with {others} only", self.rule)
        if not self.allows(value, options):
            others = ", ".join([f"{other}={wanted}" for other, wanted in self.needs[value].items()])
            raise BadOptions(f"{name}={value} can be chosen with {others} only", self.rule)

    def read(self, text: str) -> Any:
        """Read a typed value: one of the values by its text, or else a number, a list or a name."""
        named = {str(value): value for value in self.values}
        if text in named:
            return named[text]
        if isinstance(self.default, bool):
            return SPELT.get(text.lower(), text)
        try:
            return msgspec.json.decode(text)
        except msgspec.DecodeError:
            return text

    def seated(self, seats: int, given: Any, rule: str, twice: bool = False) -> tuple[int, ...]:
        """What each seat is called, as indices into `each`: as given (a list, or `wolf,bear`), else the first ones.

        Every seat is called differently, unless the same may be named twice.
        """
        names = given.split(",") if isinstance(given, str) else given
        if names is None:
            return tuple(range(seats))
        if not isinstance(names, list | tuple) or len(names) != seats:
            raise BadOptions(f"{self.name} names one {self.one} for each of the {seats} seats", rule)
        for name in names:
            if name not in self.each:
                raise BadOptions(f"no {self.one} is called {name!r}; there are: {', '.join(self.each)}", rule)
        if len(set(names)) < seats and not twice:
            raise BadOptions(f"two seats cannot have the same {self.one}", rule)
        return tuple([self.each.index(name) for name in names])


def check_choices(choices: Sequence[Choice]) -> None:
    """Assert that a game's settings are consistent with each other."""
    before: dict[str, Choice] = {}
    for choice in choices:
        assert choice.name not in before, f"{choice.name} is an option twice"
        assert not choice.values or choice.default in choice.values, f"{choice.name} is none of its values by default"
        assert set(choice.seats) <= set(choice.values), f"{choice.name} has numbers of players for what is no value"
        assert not choice.leads or choice.values, f"{choice.name} leads, and has no values"
        assert set(choice.needs) <= set(choice.values) - {choice.default}, f"{choice.name} needs something for no value"
        wanted = [choice.when, *choice.needs.values()]
        for name, value in [pair for others in wanted for pair in others.items()]:
            assert name in before, f"{choice.name} depends on {name}, which is not named before it"
            assert value in before[name].values, f"{choice.name} depends on a value that {name} does not have"
        before[choice.name] = choice
