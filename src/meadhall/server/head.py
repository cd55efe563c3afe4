"""Who sits at a table, and what the table is: the part of it that is not its log."""

from __future__ import annotations

from typing import Any

import msgspec

from meadhall.kernel import Record
from meadhall.server.protocol import Refused
from meadhall.server.security import hash_token


class Sitting(msgspec.Struct):
    """A seat of the table: the hash of its token (empty: nobody yet), its player's name, and the bot on it."""

    name: str = ""
    token: str = ""
    bot: str = ""
    away: bool = False  # a bot plays for a person who may come back

    @property
    def is_free(self) -> bool:
        return not self.token and not self.bot


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

    @property
    def has_free_seat(self) -> bool:
        return any([sitting.is_free for sitting in self.sits])

    @property
    def has_clock(self) -> bool:
        return bool(self.clock.get("mode", "none") != "none")

    def seat_of(self, token: str) -> int | None:
        """The seat of a token; None for a spectator. A token that is none of ours is refused."""
        if not token:
            return None
        hashed = hash_token(token)
        for seat, sitting in enumerate(self.sits):
            if sitting.token == hashed:
                return seat
        raise Refused("foreign-token", "this link opens no seat at this table", status=403)
