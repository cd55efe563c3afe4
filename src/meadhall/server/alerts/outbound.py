"""Posts to addresses that strangers enter: to the public internet only, without redirects.

A server may be inside a private network, and must not give strangers a way into it (SSRF). So a name is looked up once,
all its IP addresses must be public, and the connection goes to that IP address. A server must not flood others either:
a target gets one message at a time, even from many tables.
"""

from __future__ import annotations

import asyncio
import ssl
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from meadhall.server.alerts.name_lookup import NameLookup, SlowName
from meadhall.server.protocol import Refused
from meadhall.server.security import caller

SECONDS: Final = 10.0  # for a message and its response
AT_ONCE: Final = 32  # messages in progress, to all targets
QUEUE: Final = 256  # messages that may wait for one target
LONGEST: Final = 1000  # characters of an address
PORTS: Final = (80, 443, 8080, 8443)  # of public hooks
HEAD_LIMIT: Final = 4096  # bytes of a response's head that are read
ECHO_LIMIT: Final = 64  # and of its body, which may have a code
CODE_HEADER: Final = b"meadhall-code"
MORE_THAN_ONE: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))
CLOSED: Final = (  # not public, but global in some versions of Python: RFC 3879, 6890, 7526, 9602, 9637
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv6Network("2001::/23"),
    IPv6Network("3fff::/20"),
    IPv6Network("5f00::/16"),
    IPv6Network("fec0::/10"),
)
TRUST: Final = ssl.create_default_context()
Address = IPv4Address | IPv6Address


class Place(NamedTuple):
    """A checked address to send to."""

    url: SplitResult
    host: str
    port: int


def place(text: str, *, near: bool = False, secure: bool = False) -> Place:
    """Check an address. `near` allows any port, `secure` only https."""
    url = _split(text)
    if url.scheme not in (("https",) if secure else ("http", "https")) or not url.hostname:
        raise bad(
            "an address starts with https:// or http://" if not secure else "the address must start with https://"
        )
    if url.username is not None or url.password is not None:
        raise bad("remove name and password from the address")
    port = url.port or (443 if url.scheme == "https" else 80)
    if not near and port not in PORTS:
        raise bad(f"only these ports are allowed: {', '.join(map(str, PORTS))}")
    return Place(url, url.hostname, port)


def _split(text: str) -> SplitResult:
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise bad(f"an address has at most {LONGEST} characters and no spaces")
    try:
        url = urlsplit(text)
        _ = url.port  # raises for a bad port
    except ValueError:
        raise bad("this isn't an address") from None
    return url


def is_open(number: Address) -> bool:
    """Whether an IP address is public, and doesn't embed a private one."""
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return is_open(number.ipv4_mapped)
        if number.teredo is not None or any([number in net for net in MORE_THAN_ONE]):
            return False
    closed = any([number in net for net in CLOSED if net.version == number.version])
    return number.is_global and not (number.is_multicast or number.is_reserved or closed)


class Answer(NamedTuple):
    """A response: its status, and the code it sends back if asked for."""

    status: int
    echo: str = ""


class Sender:
    """Sends messages: one at a time to each target, and a limited number in all."""

    def __init__(self, names: NameLookup | None = None) -> None:
        self._names = names or NameLookup()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._locks: dict[str, asyncio.Lock] = {}
        self._wanted: Counter[str] = Counter()

    async def find(self, at: Place, *, near: bool = False) -> str:
        """Return the IP address of a place. Refused if any is not public (unless `near`)."""
        try:
            numbers = [ip_address(number) for number in await self._names.find(at.host, at.port)]
        except SlowName:
            raise
        except (OSError, UnicodeError):
            raise bad("this address was not found") from None
        if not numbers or not (near or all([is_open(number) for number in numbers])):
            raise bad("this address isn't on the public internet")
        return str(numbers[0])

    async def post(
        self,
        at: Place,
        headers: Mapping[str, str],
        body: bytes,
        *,
        near: bool = False,
        echo: bool = False,
        check: Callable[[str], None] | None = None,
    ) -> Answer:
        """Post a message; return the response. `OSError` or `TimeoutError` if there is none.

        `check` can refuse the IP address, or a message that has become obsolete while waiting.
        """
        async with self._lane(f"name {at.host.lower()}:{at.port}"):
            number = await self.find(at, near=near)
            lane = self._lane(f"number {caller(number)}:{at.port}")  # an IPv6 network is one target
            async with lane, self._free, asyncio.timeout(SECONDS):
                if check is not None:
                    check(number)
                return await _exchanged(number, at, headers, body, echo)

    @asynccontextmanager
    async def _lane(self, target: str) -> AsyncIterator[None]:
        """Hold a target's lock; dropped when unused."""
        if self._wanted[target] >= QUEUE:
            raise OSError("too many messages wait for this target")
        self._wanted[target] += 1
        try:
            async with self._locks.setdefault(target, asyncio.Lock()):
                yield
        finally:
            self._wanted[target] -= 1
            if not self._wanted[target]:
                del self._wanted[target], self._locks[target]


async def _exchanged(number: str, at: Place, headers: Mapping[str, str], body: bytes, echo: bool) -> Answer:
    """Send a message over a new connection; return the response."""
    secure = at.url.scheme == "https"
    reader, writer = await asyncio.open_connection(
        number, at.port, ssl=TRUST if secure else None, server_hostname=at.host if secure else None
    )
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD_LIMIT)
    try:
        writer.write(message(line, at, headers, body))
        await writer.drain()
        return await _answered(line, reader, echo)
    except h11.RemoteProtocolError as error:
        raise OSError("the response isn't HTTP") from error
    finally:
        writer.transport.abort()


def message(line: h11.Connection, at: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    """Return the bytes of a request."""
    path = (at.url.path or "/") + (f"?{at.url.query}" if at.url.query else "")
    usual = {"host": at.url.netloc, "content-length": str(len(body)), "connection": "close", "user-agent": "meadhall"}
    asked = h11.Request(method="POST", target=path, headers=list({**usual, **headers}.items()))
    return b"".join([line.send(part) or b"" for part in (asked, h11.Data(body), h11.EndOfMessage())])


async def _answered(line: h11.Connection, reader: asyncio.StreamReader, echo: bool) -> Answer:
    """Read the status; for an echo, also its header or a short body."""
    status, header, body = 0, b"", b""
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(HEAD_LIMIT))
        elif isinstance(event, h11.Response):
            status, header = event.status_code, dict(event.headers).get(CODE_HEADER, b"")
            if not echo:
                return Answer(status)
        elif isinstance(event, h11.Data):
            body += event.data
        elif not isinstance(event, h11.InformationalResponse):  # the end
            return Answer(status, (header or body).decode("latin-1").strip())
        if len(body) > ECHO_LIMIT:
            return Answer(status, header.decode("latin-1"))


def bad(detail: str) -> Refused:
    return Refused("bad-address", detail, status=400)
