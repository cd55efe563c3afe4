"""Seat tokens, security headers, and limits for each address."""

from __future__ import annotations

import hashlib
import secrets
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MESSAGE_LIMIT: Final = 16_384  # bytes of one message from a client
IMPORT_LIMIT: Final = 1_048_576  # bytes of an imported record
CHAT_LIMIT: Final = 500  # characters
NAME_LIMIT: Final = 40
CALLER_RATE: Final = (30.0, 120.0)  # requests of one address: a second, and in a burst
OPENING_RATE: Final = (2.0, 120.0)  # tables it may create
MESSAGE_RATE: Final = (100.0, 400.0)  # messages on all its sockets
CALLERS: Final = 10_000  # addresses remembered
LINES: Final = 512  # sockets and streams that an address may have open
WORTH: Final = 0.002  # seconds of work that one request pays for; longer work costs more tokens
MOST_WAIT: Final = 60.0
LATELY: Final = 5.0  # seconds for which another process's count is valid
NAMED: Final = {"loopback": "127.0.0.0/8,::1", "nobody": ""}  # networks with a name

CSP: Final = (
    "default-src 'self'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # seat links have their token in the fragment: never leak one
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    """Return a secret for a seat: 128 random bits."""
    return secrets.token_urlsafe(16)


def hash_token(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def bearer(headers: Headers) -> str:
    """Return the token of a GET. It is in a header, because addresses are logged."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else ""


class Bucket:
    """A rate limit: `rate` messages a second, `burst` at once."""

    __slots__ = ("burst", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.then = monotonic()

    def take(self) -> bool:
        """Take one token; False if there is none."""
        now = monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def charge(self, tokens: float) -> None:
        """Take more tokens for work that cost more than usual."""
        self.tokens = max(-self.burst, self.tokens - tokens)

    @property
    def wait(self) -> float:
        """Seconds until the next token."""
        return max(0.0, (1 - self.tokens) / self.rate) if self.rate else MOST_WAIT


def caller(host: str) -> str:
    """Return what limits count: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host) if ":" in host else None
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))


def belongs(address: str, allowed: str) -> bool:
    """Whether an address is in one of the networks."""
    try:
        there = ip_address(caller(address) if address.startswith("::ffff:") else address)
        return any([there in ip_network(part.strip()) for part in NAMED.get(allowed, allowed).split(",") if part])
    except ValueError:
        return False


class Callers:
    """Limits for every address: requests, new tables, messages, open connections."""

    def __init__(self) -> None:
        self._buckets: dict[str, tuple[Bucket, Bucket, Bucket]] = {}
        self.lines: dict[str, int] = {}
        self.spent: dict[str, list[float]] | None = (
            None  # since the last report to other processes; None: there are none
        )
        self._elsewhere: dict[
            str, tuple[float, dict[str, int]]
        ] = {}  # connections at each other process, and when it reported

    def allow_request(self, address: str, opening: bool = False) -> bool:
        calls, openings, _ = self._of(caller(address))
        may = calls.take() and (not opening or openings.take())
        if may:
            self._note(address, 1.0, float(opening), 0.0)
        return may

    def wait(self, address: str, opening: bool = False) -> float:
        """Seconds that an address over its limit should wait."""
        calls, openings, _ = self._of(caller(address))
        return min(MOST_WAIT, max(calls.wait, openings.wait if opening else 0.0))

    def charge(self, address: str, seconds: float) -> None:
        """Charge an address for work it asked for."""
        cost = max(0.0, seconds / WORTH - 1)
        self._of(caller(address))[0].charge(cost)
        self._note(address, cost, 0.0, 0.0)

    def allow_message(self, address: str) -> bool:
        may = self._of(caller(address))[2].take()
        if may:
            self._note(address, 0.0, 0.0, 1.0)
        return may

    def _note(self, address: str, *costs: float) -> None:
        if self.spent is not None:
            before = self.spent.get(caller(address), [0.0, 0.0, 0.0])
            self.spent[caller(address)] = [one + more for one, more in zip(before, costs, strict=True)]

    def learn(self, process: str, spent: dict[str, list[float]], lines: dict[str, int]) -> None:
        """Count what addresses used at another process."""
        self._elsewhere[process] = monotonic(), lines
        for address, costs in spent.items():
            for bucket, cost in zip(self._of(address), costs, strict=True):
                bucket.charge(cost)

    def _of(self, address: str) -> tuple[Bucket, Bucket, Bucket]:
        """Return the buckets of an address. The one unused for longest is dropped first."""
        found = self._buckets.pop(address, None)
        if found is None:
            found = Bucket(*CALLER_RATE), Bucket(*OPENING_RATE), Bucket(*MESSAGE_RATE)
        self._buckets[address] = found
        if len(self._buckets) > CALLERS:
            del self._buckets[next(iter(self._buckets))]
        return found

    def enter(self, address: str) -> bool:
        """Count one more connection; False if the limit is reached. Call `leave` when it ends."""
        address = caller(address)
        if self.lines.get(address, 0) + self._lines_elsewhere(address) >= LINES:
            return False
        self.lines[address] = self.lines.get(address, 0) + 1
        return True

    def _lines_elsewhere(self, address: str) -> int:
        """Connections at processes that reported lately."""
        lately = monotonic() - LATELY
        return sum([lines.get(address, 0) for then, lines in self._elsewhere.values() if then > lately])

    def leave(self, address: str) -> None:
        address = caller(address)
        self.lines[address] -= 1
        if not self.lines[address]:
            del self.lines[address]


class SecureHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def secured(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, secured if scope["type"] == "http" else send)
