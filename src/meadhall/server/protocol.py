"""The messages of clients: the same ones over WebSocket and over plain HTTP.

Every struct refuses unknown fields and wrong types, and the error names the field.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec

from meadhall.kernel import told
from meadhall.server.security import CHAT_LIMIT, NAME_LIMIT

MOST_SAID: Final = 16  # things that were said of the option which is meant

T = TypeVar("T")
Seed = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]  # JavaScript holds integers up to this


class Refused(Exception):
    """A request that is refused. Nothing has changed; `reason` is a code for programs, `rule` a rule's id.

    If the rules give the reason, the form and numbers of its sentence are sent along.
    """

    def __init__(self, reason: str, detail: str = "", rule: str = "", status: int = 409) -> None:
        super().__init__(detail or reason)
        self.reason = reason
        self.detail = detail
        self.rule = rule
        self.status = status
        self.wait = 1.0  # seconds to wait before asking again, if a limit was reached

    def to_data(self) -> dict[str, Any]:
        return {"type": "refused", "reason": self.reason, "detail": self.detail, **cited(self.rule)}


def cited(rule: str) -> dict[str, Any]:
    """Return a rule's id, with the form and numbers of its sentence."""
    form, numbers = told(rule)
    return {"rule": str(rule), "form": form, "numbers": numbers}


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Who gets a seat: me, a friend by link, the first who joins (open), or a bot."""

    kind: Literal["me", "friend", "open", "bot"]
    name: str = ""
    bot: str = ""


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time for a move: no limit, seconds, or days."""

    mode: Literal["none", "live", "days"] = "none"
    seconds: int = 0


class OpenTable(msgspec.Struct, forbid_unknown_fields=True):
    """Create a table. Every seat that is *me* or *friend* gets a link."""

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
    """Take an open seat; without a number, the first one."""

    name: str = ""
    seat: int | None = None


class Answer(msgspec.Struct, forbid_unknown_fields=True, tag="answer"):
    """Answer a decision: quote its id, and name the option."""

    version: int
    decision: str
    option: str
    token: str = ""


class Undo(msgspec.Struct, forbid_unknown_fields=True, tag="undo"):
    """Take back the last answer."""

    version: int
    token: str = ""


class Why(msgspec.Struct, forbid_unknown_fields=True, tag="why"):
    """Ask why an option is off, or a thing; `said` lists other things that the option is about."""

    option: str = ""
    noun: str = ""
    key: str = ""
    said: Annotated[list[tuple[str, str]], msgspec.Meta(max_length=MOST_SAID)] = []
    token: str = ""


class Hint(msgspec.Struct, forbid_unknown_fields=True, tag="hint"):
    """Ask for a bot's suggestion."""

    token: str = ""


class Chat(msgspec.Struct, forbid_unknown_fields=True, tag="chat"):
    """Write to the players, or among spectators."""

    text: str
    token: str = ""
    name: str = ""


class Relieve(msgspec.Struct, forbid_unknown_fields=True, tag="relieve"):
    """Let a bot play a seat, or (bot empty) give the seat back to its player."""

    seat: int
    bot: str = ""
    token: str = ""


class Mark(msgspec.Struct, forbid_unknown_fields=True, tag="plan"):
    """Mark a thing for your teammates, or remove the mark."""

    noun: str
    key: str
    token: str = ""


class AddAlert(msgspec.Struct, forbid_unknown_fields=True):
    """Ask for alerts: by a feed, a push to the browser, or a hook (a host's: for all seats)."""

    kind: Literal["feed", "push", "hook"]
    token: str
    lang: Literal["en", "fr"] = "en"
    url: str = ""
    keys: list[str] = []


class DropAlert(msgspec.Struct, forbid_unknown_fields=True):
    """End an alert."""

    id: str
    token: str


class ConfirmAlert(msgspec.Struct, forbid_unknown_fields=True):
    """Confirm an alert by its code; without one: get a new code, or turn it on again."""

    id: str
    token: str
    code: str = ""


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    """Replace a seat's link; `link` is the number of the current one. For the host."""

    token: str
    seat: int
    link: int


class Remove(msgspec.Struct, forbid_unknown_fields=True):
    """Remove a player; a bot takes the seat. `link` as in `NewLink`. For the host."""

    token: str
    seat: int
    link: int
    bot: str = "greedy"


class Claim(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat at a rematch, with the link of the previous match."""

    token: str


class Seen(msgspec.Struct, forbid_unknown_fields=True, tag="seen"):
    """Say that you saw everything up to a version: your time starts."""

    version: int
    token: str = ""


class Hello(msgspec.Struct, forbid_unknown_fields=True, tag="hello"):
    """The first message on a socket: who connects, and what they want to receive.

    No token: a spectator. `drawn`: a picture to draw, not the plain view. `changes`: differences are enough.
    """

    token: str = ""
    drawn: bool = False
    changes: bool = False


class Ping(msgspec.Struct, forbid_unknown_fields=True, tag="ping"):
    """Keep a quiet connection open."""


class Look(msgspec.Struct, forbid_unknown_fields=True, tag="look"):
    """Ask for the whole table again."""


FromClient = Answer | Undo | Why | Hint | Chat | Relieve | Mark | Seen | Look | Ping


ANY: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)


def read(raw: bytes | str, kind: type[T]) -> T:
    """Return a message of this kind. `Refused` says what is wrong with it."""
    return _read(raw, msgspec.json.Decoder(kind))


def read_any(raw: bytes | str) -> FromClient:
    """Return a message sent on a socket after its hello."""
    return _read(raw, ANY)


def _read(raw: bytes | str, decoder: msgspec.json.Decoder[T]) -> T:
    try:
        return decoder.decode(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", str(error), status=400) from None


def short(text: str, limit: int = NAME_LIMIT) -> str:
    """Return a person's text as one line, without control characters. Too long is refused."""
    line = " ".join("".join([c if c.isprintable() else " " for c in text]).split())
    if len(line) > limit:
        raise Refused("too-long", f"at most {limit} characters", status=400)
    return line


def chat_text(text: str) -> str:
    line = short(text, CHAT_LIMIT)
    if not line:
        raise Refused("empty", "the message is empty", status=400)
    return line
