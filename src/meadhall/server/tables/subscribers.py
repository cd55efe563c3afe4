"""The circle round a table: those who look on, and what they were last shown of it."""

from __future__ import annotations

from typing import Final, Protocol

from meadhall.server.protocol import Refused
from meadhall.server.tables.messages import News, change, state
from meadhall.server.workers.worker_table import Audience, Have, Shown

LISTENERS: Final = 256  # spectators that a table may have
SHARE: Final = 4  # one address has at most this part of them
SEAT_LISTENERS: Final = 16  # and a seat, however many spectators there are

To = list[tuple[Audience, Have]]  # audiences, and what each of them has


class Listener(Protocol):
    """Somebody who is told of every change, and where they are."""

    address: str

    def hear(self, said: bytes) -> None: ...

    def close(self) -> None: ...


class Circle:
    """Those who listen, each with the eyes they have; what is shown is kept once for all with the same eyes."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, Audience] = {}
        self._shown: dict[Audience, Shown] = {}
        self._news: dict[Audience, News] = {}  # what they were last told beside that
        self._audiences: list[Audience] = []  # all that there are
        self.barred: set[int] = set()  # seats whose links are being changed

    def check_room(self, listener: Listener, audience: Audience) -> None:
        """Is there a place for one more?"""
        alike = [other.address for other, who in self.listeners.items() if who.seat == audience.seat]
        if len(alike) >= (LISTENERS if audience.seat is None else SEAT_LISTENERS):
            raise Refused("full", "too many people look at this table already", status=503)
        if audience.seat is None and alike.count(listener.address) >= max(1, LISTENERS // SHARE):
            raise Refused("full", "too many spectators of this table are from one address", status=503)

    def join(self, listener: Listener, audience: Audience, shown: Shown, news: News, more: bytes = b"") -> None:
        """One more, who is told the whole table."""
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
        """Close all lines: whoever comes back is told the whole table, or why not."""
        for listener in list(self.listeners):
            listener.close()

    def bar(self, seat: int) -> None:
        """A seat's link is being changed: its lines are closed, and nobody comes in by it."""
        self.barred.add(seat)
        for listener in [one for one, audience in self.listeners.items() if audience.seat == seat]:
            listener.close()

    def to(self) -> To:
        """Those who listen, and what they have."""
        return [(audience, self._shown[audience].have) for audience in self._audiences]

    def take_up(self, to: To, shown: list[Shown]) -> None:
        """What those who listen are to be told; some may have gone meanwhile."""
        self._shown |= {one: seen for (one, _), seen in zip(to, shown, strict=True) if one in self._shown}

    def tell(self, news: tuple[News, News], spectators_only: bool) -> None:
        """Tell every listener what its eyes may know of the change, with the news of players or of spectators."""
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
