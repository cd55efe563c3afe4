"""Who sits at a table, and what the table is: the part of it that is not its log."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from meadhall.kernel import Record
from meadhall.server.protocol import Refused
from meadhall.server.security import hash_token, new_token

log = logging.getLogger("meadhall.table_info")


class Sitting(msgspec.Struct):
    """A seat of the table: the hash of its token (empty: nobody yet), its player's name, and the bot on it."""

    name: str = ""
    token: str = ""
    bot: str = ""
    away: bool = False  # a bot plays for a person who may come back
    late: bool = False  # and was put there because the person's time was up
    own: bool = False  # of the one who opened the table
    link: int = 0  # how many links were ended before this one
    claims: list[str] = []  # hashes of links of the match before, by which this one can be claimed
    claimed: bool = False  # and it was, and has been used

    @property
    def is_free(self) -> bool:
        return not self.token and not self.bot

    def again(self) -> Sitting:
        """The same at a rematch. A player claims the new link, which nobody knows until then, with the old one."""
        if not self.token:
            return Sitting(self.name, bot=self.bot)
        claims = [*([] if self.claimed else self.claims), self.token][-CLAIMS:]
        return Sitting(self.name, hash_token(new_token()), own=self.own, claims=claims)


class Call(msgspec.Struct):
    """A way to call somebody back to the table: a `feed` to be read, a browser to `push` to, a `hook` to be told.

    A feed is known by the hash of its token, which can read and nothing else; the others by their address.
    """

    id: str
    seat: int  # or EVERY: the host is told of all
    kind: str
    lang: str
    home: str = ""  # the address of the hall, as whoever asked for it had it
    url: str = ""
    keys: list[str] = []  # of a browser, by which it reads what is pushed
    told: str = ""  # what it was told last
    code: str = ""  # sent to a hook, until somebody shows to have read it there
    tries: int = 0  # wrong codes
    failed: int = 0  # messages in a row that were not taken
    until: float = 0.0  # a time of day: the code holds so long; or nothing is sent before
    off: str = ""  # why nothing is sent any more: `gone` or `failed`


EVERY: Final = -1
CLAIMS: Final = 4  # of a seat that nobody takes at one rematch after the other


class Head(msgspec.Struct):
    """What a table is, apart from its log. Stored as JSON; the seed never leaves the server before the end."""

    name: str
    record: Record
    sits: list[Sitting]
    clock: dict[str, Any]
    public: bool
    host: str  # hash of the host's token
    rematch: str = ""  # the table this one was continued at
    chosen: str = ""  # how somebody may know what is dealt: the `seed` was chosen, or a `record` brought
    resting: bool = False  # nobody is left to play it, until somebody comes
    calls: list[Call] = []  # how people are called back

    @property
    def has_free_seat(self) -> bool:
        return any([sitting.is_free for sitting in self.sits])

    @property
    def has_clock(self) -> bool:
        return bool(self.clock.get("mode", "none") != "none")

    @property
    def goes_on_alone(self) -> bool:
        """Does the table have a bot or a clock, so that it goes on without anybody looking?"""
        return not self.resting and (self.has_clock or any([sitting.bot for sitting in self.sits]))

    def again(self, seed: str) -> Head:
        """The head of a rematch: the same people and options, another seed."""
        record = self.record.head()
        record.seed = seed
        calls = [msgspec.structs.replace(call, told="") for call in self.calls]
        sits = [sitting.again() for sitting in self.sits]
        return Head(self.name, record, sits, self.clock, self.public, self.host, calls=calls)

    def seat_of(self, token: str) -> int | None:
        """The seat of a token; None for a spectator. A token that is none of ours is refused."""
        if not token:
            return None
        hashed = hash_token(token)
        for seat, sitting in enumerate(self.sits):
            if sitting.token == hashed:
                return seat
        raise Refused("foreign-token", "this link opens no seat at this table", status=403)

    def caller_of(self, token: str) -> int:
        """Whom a token lets ask to be called: its seat, or the host."""
        if token and hash_token(token) == self.host:
            return EVERY
        seat = self.seat_of(token)
        if seat is None:
            raise Refused("spectator", "spectators look on", status=403)
        return seat


def plays_by_itself(table: str, written: str) -> bool:
    """Does a table go on alone, by its head as it is written? One that cannot be read does not."""
    try:
        return msgspec.json.decode(written, type=Head).goes_on_alone
    except msgspec.MsgspecError as error:
        log.warning("table %s cannot be opened: %s", table, error)
        return False
