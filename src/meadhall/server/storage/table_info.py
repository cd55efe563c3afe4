"""What is stored of a table besides its log: seats, settings, alerts."""

from __future__ import annotations

import logging
from typing import Any, Final

import msgspec

from meadhall.kernel import Record
from meadhall.server.protocol import Refused
from meadhall.server.security import hash_token, new_token

log = logging.getLogger("meadhall.table_info")


class Sitting(msgspec.Struct):
    """A seat: its player's name, the hash of its token (empty: free), and its bot."""

    name: str = ""
    token: str = ""
    bot: str = ""
    away: bool = False  # a bot plays until the player comes back
    late: bool = False  # because the player was out of time
    own: bool = False  # the seat of the host
    link: int = 0  # number of the link: how many were replaced
    claims: list[str] = []  # hashes of links of previous matches that can claim this seat
    claimed: bool = False  # the seat was claimed, and its new link used

    @property
    def is_free(self) -> bool:
        return not self.token and not self.bot

    def again(self) -> Sitting:
        """Return the seat at a rematch. The player claims its new link with the old one."""
        if not self.token:
            return Sitting(self.name, bot=self.bot)
        claims = [*([] if self.claimed else self.claims), self.token][-CLAIMS:]
        return Sitting(self.name, hash_token(new_token()), own=self.own, claims=claims)


class Alert(msgspec.Struct):
    """A way to alert a player: a `feed` to read, a browser to `push` to, a `hook` to post to.

    A feed's id is the hash of its token, which can only read; the others are identified by their address.
    """

    id: str
    seat: int  # or EVERY: the host's, for all seats
    kind: str
    lang: str
    home: str = ""  # the address of the hall in the browser that asked
    url: str = ""
    keys: list[str] = []  # of a browser, to encrypt pushes
    told: str = ""  # the id of the last message
    code: str = ""  # sent to a hook and not confirmed yet
    tries: int = 0  # wrong codes
    failed: int = 0  # failures in a row
    until: float = 0.0  # a time of day: the code expires; or nothing is sent before
    off: str = ""  # why it is off: `gone` or `failed`


EVERY: Final = -1
CLAIMS: Final = 4  # old links kept for a seat that no one claims at several rematches


class TableInfo(msgspec.Struct):
    """A table besides its log. Stored as JSON; its seed is secret until the end."""

    name: str
    record: Record
    sits: list[Sitting]
    clock: dict[str, Any]
    public: bool
    host: str  # hash of the host's token
    rematch: str = ""  # the next table
    chosen: str = ""  # why a player may know what is dealt: the host chose the `seed`, or uploaded a `record`
    resting: bool = False  # paused until a player connects
    alerts: list[Alert] = msgspec.field(default_factory=list, name="calls")

    @property
    def has_free_seat(self) -> bool:
        return any([sitting.is_free for sitting in self.sits])

    @property
    def has_clock(self) -> bool:
        return bool(self.clock.get("mode", "none") != "none")

    @property
    def runs_alone(self) -> bool:
        """Whether bots or a clock move the table on without players."""
        return not self.resting and (self.has_clock or any([sitting.bot for sitting in self.sits]))

    def again(self, seed: str) -> TableInfo:
        """Return the info of a rematch: the same seats and settings, another seed."""
        record = self.record.head()
        record.seed = seed
        alerts = [msgspec.structs.replace(alert, told="") for alert in self.alerts]
        sits = [sitting.again() for sitting in self.sits]
        return TableInfo(self.name, record, sits, self.clock, self.public, self.host, alerts=alerts)

    def seat_of(self, token: str) -> int | None:
        """Return the seat of a token; None without one. An unknown token is refused."""
        if not token:
            return None
        hashed = hash_token(token)
        for seat, sitting in enumerate(self.sits):
            if sitting.token == hashed:
                return seat
        raise Refused("foreign-token", "this link doesn't open a seat at this table", status=403)

    def alert_seat(self, token: str) -> int:
        """Return whose alerts a token controls: its seat, or EVERY for the host."""
        if token and hash_token(token) == self.host:
            return EVERY
        seat = self.seat_of(token)
        if seat is None:
            raise Refused("spectator", "spectators can't do this", status=403)
        return seat


def runs_alone(table: str, written: str) -> bool:
    """Whether a stored table goes on without players. False if it can't be read."""
    try:
        return msgspec.json.decode(written, type=TableInfo).runs_alone
    except msgspec.MsgspecError as error:
        log.warning("table %s: can't read its info: %s; skipped", table, error)
        return False
