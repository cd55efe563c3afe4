"""The listeners of a table, and what each was shown last."""

from __future__ import annotations

from typing import Final, Protocol

from meadhall.server.protocol import Refused
from meadhall.server.tables.messages import News, change, state
from meadhall.server.workers.worker_table import Audience, Have, Shown

LISTENERS: Final = 256  # spectators of a table
SHARE: Final = 4  # an address gets at most this part of them
SEAT_LISTENERS: Final = 16  # connections of a seat

To = list[tuple[Audience, Have]]  # audiences, and what each has


class Listener(Protocol):
    """Receives every change of a table."""

    address: str

    def hear(self, said: bytes) -> None: ...

    def close(self) -> None: ...


class Subscribers:
    """Listeners by audience; what is shown is made once for each audience."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, Audience] = {}
        self._shown: dict[Audience, Shown] = {}
        self._news: dict[Audience, News] = {}  # the rest of their last message
        self._audiences: list[Audience] = []  # of all listeners
        self.barred: set[int] = set()  # seats whose links are being replaced

    def check_limit(self, listener: Listener, audience: Audience) -> None:
        """Refuse a listener beyond the limits."""
        alike = [other.address for other, who in self.listeners.items() if who.seat == audience.seat]
        if len(alike) >= (LISTENERS if audience.seat is None else SEAT_LISTENERS):
            raise Refused("full", "too many connections to this table", status=503)
        if audience.seat is None and alike.count(listener.address) >= max(1, LISTENERS // SHARE):
            raise Refused("full", "too many spectators of this table from one address", status=503)

    def join(self, listener: Listener, audience: Audience, shown: Shown, news: News, more: bytes = b"") -> None:
        """Add a listener, and send the whole table to it."""
        listener.hear(state(news, shown, more))
        self._shown[audience] = shown.told(audience)
        self._news[audience] = news.agreed(self._news.get(audience, news))
        self.listeners[listener] = audience
        self._note_audiences()

    def leave(self, listener: Listener) -> None:
        audience = self.listeners.pop(listener, None)
        if audience is not None and audience not in self.listeners.values():
            self._shown.pop(audience, None)
            self._news.pop(audience, None)
            self._note_audiences()

    def dismiss(self) -> None:
        """Close all connections. Clients connect again and get the whole table."""
        for listener in list(self.listeners):
            listener.close()

    def bar(self, seat: int) -> None:
        """Bar a seat while its link is replaced, and close its connections."""
        self.barred.add(seat)
        for listener in [one for one, audience in self.listeners.items() if audience.seat == seat]:
            listener.close()

    def to(self) -> To:
        """Return the audiences, and what each has."""
        return [(audience, self._shown[audience].have) for audience in self._audiences]

    def take_up(self, to: To, shown: list[Shown]) -> None:
        """Note what to send to each audience; some may be gone by now."""
        self._shown |= {one: seen for (one, _), seen in zip(to, shown, strict=True) if one in self._shown}

    def tell(self, news: tuple[News, News], spectators_only: bool) -> None:
        """Send the change to every listener, as its seat can see it."""
        said: dict[Audience, bytes] = {}
        for audience in self._audiences:
            if audience.seat is None or not spectators_only:
                said[audience] = self._message(audience, news[audience.seat is None])
        for listener, audience in list(self.listeners.items()):
            if audience in said:
                listener.hear(said[audience])

    def _message(self, audience: Audience, news: News) -> bytes:
        shown, before = self._shown[audience], self._news[audience]
        self._shown[audience], self._news[audience] = shown.told(audience), news
        return state(news, shown) if shown.whole else change(before, news, shown)

    def _note_audiences(self) -> None:
        self._audiences = list(dict.fromkeys(self.listeners.values()))
