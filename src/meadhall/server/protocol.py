"""What clients and the hall say to each other. The same messages go over WebSocket and over plain HTTP.

Every struct refuses unknown fields and wrong types with a sentence that names the place.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from meadhall.kernel import told
from meadhall.server.security import CHAT_LIMIT, NAME_LIMIT

MOST_SAID: Final = 16  # things that were said of the option which is meant

T = TypeVar("T")
Seed = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]  # what every client's numbers can hold


class Refused(Exception):
    """A request that is not granted. Nothing has changed; `reason` is a word for programs, `rule` a rule's id.

    Where the rule is a reason of the rules, the form and the numbers of its sentence go with it.
    """

    def __init__(self, reason: str, detail: str = "", rule: str = "", status: int = 409) -> None:
        super().__init__(detail or reason)
        self.reason = reason
        self.detail = detail
        self.rule = rule
        self.status = status
        self.wait = 1.0  # seconds until it is worth asking again, where there were too many

    def to_data(self) -> dict[str, Any]:
        return {"type": "refused", "reason": self.reason, "detail": self.detail, **cited(self.rule)}


def cited(rule: str) -> dict[str, Any]:
    """A rule as it is sent: its id, and the form and the numbers of the sentence that gives it as a reason."""
    form, numbers = told(rule)
    return {"rule": str(rule), "form": form, "numbers": numbers}


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Who is to sit on a seat: me, a friend by link, whoever comes (open), or a bot of some level."""

    kind: Literal["me", "friend", "open", "bot"]
    name: str = ""
    bot: str = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time for a move: none, live seconds, or days."""

    mode: Literal["none", "live", "days"] = "none"
    seconds: int = 0


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table. A seat link is made for every seat that is me or a friend."""

    saga: str
    sits: list[Sit]
    name: str = ""
    options: dict[str, Any] = {}
    edition: str = "base"
    seed: Seed | None = None
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    automatic: bool = True


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down on an open seat; without a number, on the first one."""

    name: str = ""
    seat: int | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True, tag="answer"):
    """Answer a decision: its id as it was asked, and the option's text."""

    version: int
    decision: str
    option: str
    token: str = ""


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag="undo"):
    """Take back the last answer."""

    version: int
    token: str = ""


class Why(msgspec.Struct, forbid_unknown_fields=True, tag="why"):
    """Ask why an option is off, or a thing: then, what the option should be about besides."""

    option: str = ""
    noun: str = ""
    key: str = ""
    said: Annotated[list[tuple[str, str]], msgspec.Meta(max_length=MOST_SAID)] = []
    token: str = ""


class Hint(msgspec.Struct, forbid_unknown_fields=True, tag="hint"):
    """Ask a bot what it would do."""

    token: str = ""


class Chat(msgspec.Struct, forbid_unknown_fields=True, tag="chat"):
    """Say something to the players, or among spectators."""

    text: str
    token: str = ""
    name: str = ""


class Relieve(msgspec.Struct, forbid_unknown_fields=True, tag="relieve"):
    """Put a bot on a seat whose player is away, or (bot empty) give the seat back to its player."""

    seat: int
    bot: str = ""
    token: str = ""


class Plan(msgspec.Struct, forbid_unknown_fields=True, tag="plan"):
    """Mark a thing for one's partners, or take the mark away."""

    noun: str
    key: str
    token: str = ""


class CallMe(msgspec.Struct, forbid_unknown_fields=True):
    """Call me when it is my turn: by a feed that I read, by a push to my browser, or by a hook (a host's: for all)."""

    kind: Literal["feed", "push", "hook"]
    token: str
    lang: Literal["en", "fr"] = "en"
    url: str = ""
    keys: list[str] = []


class DropCall(msgspec.Struct, forbid_unknown_fields=True):
    """Do not call me that way any more."""

    id: str
    token: str


class ConfirmCall(msgspec.Struct, forbid_unknown_fields=True):
    """I have read this code where the call goes; without one: send a new code, or switch the call on again."""

    id: str
    token: str
    code: str = ""


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    """The host gives a seat a new link, in place of the one with this number."""

    token: str
    seat: int
    link: int


class Remove(msgspec.Struct, forbid_unknown_fields=True):
    """The host removes the player whose link has this number; a bot has the seat from then on."""

    token: str
    seat: int
    link: int
    bot: str = "greedy"


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat at a rematch, with the link of the match before."""

    token: str


class Seen(msgspec.Struct, forbid_unknown_fields=True, tag="seen"):
    """I have looked at all that happened up to a version of the table: my time may begin."""

    version: int
    token: str = ""


class Hello(msgspec.Struct, forbid_unknown_fields=True, tag="hello"):
    """The first message on a socket: who I am (no token: a spectator), whether I draw or read the table, and whether
    it is enough to be told what changes."""

    token: str = ""
    drawn: bool = False
    changes: bool = False


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag="ping"):
    """Keeps a quiet line open."""


class Look(msgspec.Struct, forbid_unknown_fields=True, tag="look"):
    """Show me the whole table again."""


FromClient = Answer | Undo | Why | Hint | Chat | Relieve | Plan | Seen | Look | Ping


ANY: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read(raw: bytes | str, kind: type[T]) -> T:
    """A message of this kind, or `Refused` with what is wrong with it."""
    return _read(raw, msgspec.json.Decoder(kind))


def read_any(raw: bytes | str) -> FromClient:
    """Whatever a client may say on a socket after its hello."""
    return _read(raw, ANY)


def _read(raw: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error), status=400) from None


def short(text: str, limit: int = NAME_LIMIT) -> str:
    """Text from a person: one line, no control characters, not longer than it may be."""
    line = " ".join("".join([c if c.isprintable() else " " for c in text]).split())
    if len(line) > limit:
        raise Refused("too-long", f"at most {limit} characters", status=400)
    return line


def chat_text(text: str) -> str:
    line = short(text, CHAT_LIMIT)
    if not line:
        raise Refused("empty", "there is nothing to say", status=400)
    return line
