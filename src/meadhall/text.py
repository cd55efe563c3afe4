"""Words: what a match says, in English and in French. The sentences are in the locale files, none is in the code.

A game's locale answers to ids made from the rules themselves: `ask-<question>` (with `.wait` for those who
wait), `option-<verb>` (with `.verb`, `.row` and `.cell` for lists), `event-<Event>`, and `<noun>-<key>` for every
thing. An argument that names a thing is passed as its name (`$place`), as its key (`$place-key`) for selectors,
and in each form its message has as an attribute (`$place-in`, `$place-from`); a form may be missing in no
language. A row of things is passed as a list of names (`$cards`) and their number (`$cards-count`). A message that
names a thing, or helps with it, always gets the number of players (`$seats`; 0 where there are none), because a
place may be another one on the board for two. A missing or wrong message raises `MissingText`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from meadhall import ledger
from meadhall.games import package_of
from meadhall.kernel import Decision, Event, Game, IllegalAction, Name, Noun, Question, Waiting, told
from meadhall.kernel.picture import Said
from meadhall.ledger import Language

LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
NOTHING: Final = "none"  # the key of a thing that is not there: an int below 0
HELP: Final = "text"  # the attribute with a thing's help text, which is no form of its name
ENTRY: Final = re.compile(r"^(?=[a-z])", re.MULTILINE)  # where a message begins
PERSON: Final = "hall-seat-named"  # the message with the forms of a person's name, where a game has one
MUTE: Final = re.compile(
    r"(?<![\w-])(?:([djmnst]|qu|jusqu|lorsqu|puisqu)e|(l)[ea]) "
    r"(?=[aeiouàâäéèêëîïôöûüæœ](?!nz|ui\b)|y[^aeiouy])",
    re.IGNORECASE,
)
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")  # a hyphen before a number that follows nothing

Args = Mapping[str, str | int]


class MissingText(LookupError):
    """A message, an attribute or a variable that a locale file should have, and has not."""


class Locale:
    """The messages of one folder in one language. Each is read when it is first said, so that starting stays quick."""

    def __init__(self, package: str, lang: Language) -> None:
        self.lang = lang
        self.where = f"{package}/locale/{lang}.ftl"
        source = files(package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
        self._sources = {entry.partition(" ")[0]: entry for entry in ENTRY.split(source)}
        self._bundle = FluentBundle([lang], use_isolating=False)

    def __contains__(self, message: str) -> bool:
        return message in self._sources

    def forms(self, message: str) -> tuple[str, ...]:
        """The attributes of a message."""
        return tuple(self._message(message).attributes)

    def say(self, message: str, form: str = "", /, **args: str | int) -> str:
        """A message, or one of its attributes, with its arguments filled in."""
        found = self._message(message)
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            raise MissingText(f"{self.where}: {message} has no {form or 'text of its own'}")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise MissingText(f"{self.where}: {message}{'.' + form if form else ''}: {errors[0]}")
        said = MINUS.sub("−", str(text))
        return ledger.tied(elided(said)) if self.lang == "fr" else said

    def _message(self, message: str) -> Any:
        if message not in self:
            raise MissingText(f"{self.where}: there is no {message}")
        if not self._bundle.has_message(message):
            self._bundle.add_resource(self._resource(message))
        return self._bundle.get_message(message)

    def _resource(self, message: str) -> ast.Resource:
        """The part of the file that holds a message, and nothing that cannot be read."""
        resource = FluentResource(self._sources[message])
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                first = (entry.content or "").strip().splitlines()[0]
                raise MissingText(f"{self.where}: cannot be read: {first}")
        return resource


def elided(text: str) -> str:
    """French as it is spoken: `de`, `que`, `la` and their like lose their vowel before a word that begins with one."""
    return MUTE.sub(r"\1\2’", text)


@cache
def locale(package: str, lang: Language) -> Locale:
    """The messages of a package, read once."""
    return Locale(package, lang)


class Speech:
    """A game's words in one language. `seats` are the names of the seats, as `game.seat_names` lists them.

    Where it is known who sits there, sentences call them by name (`people`, seat by seat; empty: no one).
    """

    def __init__(self, game: Game[Any], lang: Language, seats: Sequence[str] = (), people: Sequence[str] = ()) -> None:
        self.game = game
        self.lang: Language = lang
        self.nouns: dict[str, Sequence[str]] = {**game.nouns, "seat": tuple(seats)}
        self.locale = locale(package_of(game.slug), lang)
        self.hall = locale("meadhall", lang)
        self.people = {key: name for key, name in zip(seats, people, strict=False) if name}
        self._forms: dict[tuple[str, str], dict[str, str]] = {}

    @property
    def title(self) -> str:
        """The game's title in this language."""
        return self.say("hall-title") if "hall-title" in self.locale else self.game.title

    def say(self, message: str, form: str = "", /, **args: str | int) -> str:
        """A message of the game's own."""
        return self.locale.say(message, form, **args)

    def said(self, said: Said | None, form: str = "", **more: str | int) -> str:
        """A sentence or a name of a picture, perhaps in another form, told `more`; empty for nothing."""
        if said is None:
            return ""
        if not said.id:
            return self.noun(*said.things[""], form)
        args: dict[str, str | int] = {**said.numbers, **more}
        for argument, (noun, key) in said.things.items():
            args |= self._thing(argument, noun, key)
        return self.say(said.id, form, **args)

    # -- what happens -----------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """An event as one sentence."""
        hints = event_hints(type(event))
        args = self.arguments({name: (hint, getattr(event, name)) for name, hint in hints.items()})
        return self.say(f"event-{type(event).__name__}", **args)

    def prompt(self, decision: Decision) -> str:
        """The question to the seat."""
        return self._asked(decision.question, decision.seat, decision.args, "", len(decision.picks), decision.most)

    def waiting(self, waiting: Waiting) -> str:
        """The line that other seats see while they wait."""
        return self._asked(self.game.questions[waiting.question], waiting.seat, waiting.args, "wait", 0, 0)

    def _asked(self, question: Question, seat: int, args: tuple[Any, ...], form: str, picks: int, most: int) -> str:
        spoken = self._question(question, args) | self.arguments({"seat": (Annotated[int, Noun("seat")], seat)})
        return self.say(f"ask-{question.name}", form, **spoken, picks=picks, most=most)

    def _question(self, question: Question, args: tuple[Any, ...]) -> dict[str, str | int]:
        """The arguments of a question, spoken."""
        hints = question_hints(question)
        return self.arguments({name: (hint, value) for (name, hint), value in zip(hints.items(), args, strict=True)})

    def option(self, option: int, question: str, form: str = "", asked: tuple[Any, ...] | None = None) -> str:
        """An answer to a question, in words; `form` is `verb`, `row` or `cell` for lists.

        `asked` are the arguments of the question: an answer may speak of them, if it is given where they are known.
        """
        block = self.game.vocabulary.block_of(option)
        args = {} if asked is None else self._question(self.game.questions[question], asked)
        args["question"] = question
        for domain, value in zip(block.domains, block.values(option), strict=True):
            args |= self._thing(domain.name, domain.noun, domain.keys[value])
        return self.say(f"option-{block.verb}", form, **args)

    def refusal(self, error: IllegalAction) -> str:
        """Why an answer was refused: the reason in a few words, and the rule to look up."""
        if not error.rule:
            return self.hall.say(f"refusal-{error.reason}")
        rule = ledger.ledger(self.game.slug).rule(error.rule)
        why = self.why(error.rule) or ledger.text(rule, self.lang).rstrip(".")
        return self.hall.say("refusal-with-rule", rule=rule.id, text=why)

    def why(self, reason: str) -> str:
        """In a few words, why an option is off; empty where the game has no sentence for it."""
        message = f"why-{reason.lower()}"
        if message not in self.locale:
            return ""
        form, numbers = told(reason)
        return self.say(message, form, **numbers)

    # -- things -------------------------------------------------------------------------------------

    def noun(self, noun: str, key: str, form: str = "") -> str:
        """A thing's name, or another form of it."""
        forms = self._names(noun, key)
        if form not in forms:
            raise MissingText(f"{self.locale.where}: {noun} {key} has no form {form}")
        return forms[form]

    def forms(self, noun: str, key: str) -> tuple[str, ...]:
        """The forms a thing's name has."""
        return tuple(self._names(noun, key))

    def seat(self, seat: int, form: str = "") -> str:
        """The name of a seat."""
        return self.noun("seat", self.nouns["seat"][seat], form)

    def called(self, seat: int, form: str = "") -> str:
        """The name of a seat in a sentence: its player's, if it is known."""
        return self._spoken("seat", self.nouns["seat"][seat])[form]

    def help(self, noun: str, key: str) -> str:
        """The help text of a thing; empty where there is nothing to say."""
        name: Name = self.game.names(noun, key)
        return self.say(name.id, HELP, **self._known(name)) if HELP in self.locale.forms(name.id) else ""

    def _known(self, name: Name) -> dict[str, str | int]:
        """The arguments of a thing's message: those of the game, and how many sit at the table."""
        return {**name.args, "seats": len(self.nouns["seat"])}

    def _names(self, noun: str, key: str) -> dict[str, str]:
        """The name of a thing under "", and its other forms under theirs; remembered, for they never change."""
        known = self._forms.get((noun, key))
        if known is None:
            name: Name = self.game.names(noun, key)
            args = self._known(name)
            known = {form: self.say(name.id, form, **args) for form in self.locale.forms(name.id) if form != HELP}
            known[""] = self.say(name.id, **args)
            if name.wrap:
                known[""] = self.say(name.wrap, name=known[""], **args)
            self._forms[noun, key] = known
        return known

    def _spoken(self, noun: str, key: str) -> dict[str, str]:
        """In sentences a player is called by name; the game says how it is inflected."""
        forms, name = self._names(noun, key), self.people.get(key, "") if noun == "seat" else ""
        if not name or PERSON not in self.locale:
            return forms
        args = {"name": name, "plays": forms[""]}
        named = {form: self.say(PERSON, form, **args) for form in self.locale.forms(PERSON)}
        return {**forms, **named, "": self.say(PERSON, **args)}

    def _thing(self, argument: str, noun: str, key: str) -> dict[str, str | int]:
        forms = self._spoken(noun, key)
        spoken: dict[str, str | int] = {f"{argument}-{form}": text for form, text in forms.items() if form}
        return {argument: forms[""], f"{argument}-key": key, **spoken}

    def arguments(self, values: Mapping[str, tuple[Any, Any]]) -> dict[str, str | int]:
        """Message arguments of values with their annotations: ints as they are, things by name, rows as lists."""
        args: dict[str, str | int] = {}
        for name, (hint, value) in values.items():
            noun = noun_of(hint)
            if not noun:
                args[name] = value
            elif get_origin(hint) is tuple:
                names = [self._spoken(noun, self.nouns[noun][item])[""] for item in value]
                args |= {name: self.listed(names), f"{name}-count": len(names)}
            elif value < 0:
                args |= {name: "", f"{name}-key": NOTHING}
            else:
                args |= self._thing(name, noun, self.nouns[noun][value])
        return args

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row, the same ones counted: `Warrior ×2, Leader`."""
        counted = [name if names.count(name) == 1 else f"{name} ×{names.count(name)}" for name in dict.fromkeys(names)]
        return ", ".join(counted)

    @property
    def colon(self) -> str:
        """A colon with its spaces; the one that French puts before it breaks no line."""
        return "\u00a0: " if self.lang == "fr" else ": "

    def parted(self, parts: Iterable[str]) -> str:
        """The words about one thing, part by part; French puts a space before a semicolon, at which no line breaks."""
        return ("\u00a0; " if self.lang == "fr" else "; ").join(parts)


@cache
def event_hints(event: type[Event]) -> dict[str, Any]:
    """The fields of an event with their annotations."""
    return get_type_hints(event, include_extras=True)


@cache
def question_hints(question: Question) -> dict[str, Any]:
    """The arguments of a question with their annotations: those after the state, the seat and the picks."""
    hints = get_type_hints(question.function, include_extras=True)
    named = [(name, hint) for name, hint in hints.items() if name not in ("option", "picks", "return")]
    return dict(named[2:])


def noun_of(hint: Any) -> str:
    """The noun an annotation names, of a single thing or of a row of them; empty for a plain number."""
    if get_origin(hint) is tuple:
        return noun_of(get_args(hint)[0])
    return next((part.name for part in get_args(hint) if isinstance(part, Noun)), "")


def plain(text: str) -> str:
    """Without capitals, accents and punctuation: what is left to compare words by."""
    return "".join([letter if letter.isalnum() else " " for letter in ledger.unadorned(text)])
