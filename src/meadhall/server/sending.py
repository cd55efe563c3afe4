"""Posting something to an address that a stranger typed in: to the open net only, briefly, and wherever it leads, once.

A hall stands inside of somebody's network. Whoever may name an address must not reach through it what they could not
reach themselves: so names are looked up once, every number they stand for must be of the open net, and the line goes
to that number. Nothing follows a redirect, nothing of the answer is kept but its status.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from meadhall.server.protocol import Refused

SECONDS: Final = 10.0  # for all of it
LONGEST: Final = 1000  # characters of an address
PORTS: Final = (80, 443, 8080, 8443)  # where hooks of the open net are
HEAD_LIMIT: Final = 4096  # bytes of an answer that are looked at
MORE_THAN_ONE: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))
TRUST: Final = ssl.create_default_context()
Address = IPv4Address | IPv6Address


class Place(NamedTuple):
    """Where something is sent: an address that was looked at, and found fit."""

    url: SplitResult
    host: str
    port: int


def place(text: str, *, near: bool = False, secure: bool = False) -> Place:
    """An address as somebody typed it; `near` allows any port, `secure` https only."""
    url = _split(text)
    if url.scheme not in (("https",) if secure else ("http", "https")) or not url.hostname:
        raise bad("an address begins with https:// or http://" if not secure else "it must begin with https://")
    if url.username is not None or url.password is not None:
        raise bad("an address must have no name and password in it")
    port = url.port or (443 if url.scheme == "https" else 80)
    if not near and port not in PORTS:
        raise bad(f"only the ports {', '.join(map(str, PORTS))} can be reached from here")
    return Place(url, url.hostname, port)


def _split(text: str) -> SplitResult:
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or " " in text:
        raise bad(f"an address has at most {LONGEST} characters, none of them blank")
    try:
        url = urlsplit(text)
        _ = url.port  # a number that cannot be is noticed here
    except ValueError:
        raise bad("this is no address") from None
    return url


async def find(at: Place, *, near: bool = False) -> str:
    """The number of a place; refused if anything it stands for is not of the open net (unless `near` is allowed)."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(at.host, at.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise bad("nobody knows this address") from None
    numbers = [ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    if not numbers or not (near or all([is_open(number) for number in numbers])):
        raise bad("this address is not of the open net")
    return str(numbers[0])


def is_open(number: Address) -> bool:
    """Is it an address of the open net, and of no other by way of it?"""
    if isinstance(number, IPv6Address):
        if number.ipv4_mapped is not None:
            return is_open(number.ipv4_mapped)
        if number.teredo is not None or any([number in net for net in MORE_THAN_ONE]):
            return False
    return number.is_global and not number.is_multicast and not number.is_reserved


async def post(at: Place, headers: Mapping[str, str], body: bytes, *, near: bool = False) -> int:
    """Post something; returns the status of the answer. `OSError` or `TimeoutError` if there is none."""
    async with asyncio.timeout(SECONDS):
        number = await find(at, near=near)
        secure = at.url.scheme == "https"
        reader, writer = await asyncio.open_connection(
            number,
            at.port,
            limit=HEAD_LIMIT,
            ssl=TRUST if secure else None,
            server_hostname=at.host if secure else None,
        )
        try:
            writer.write(request(at, headers, body))
            await writer.drain()
            return status(await reader.readline())
        except ValueError as error:
            raise OSError("the answer is no answer") from error
        finally:
            writer.transport.abort()


def request(at: Place, headers: Mapping[str, str], body: bytes) -> bytes:
    """The message as it goes over the line."""
    path = (at.url.path or "/") + (f"?{at.url.query}" if at.url.query else "")
    usual = {"host": at.url.netloc, "content-length": str(len(body)), "connection": "close", "user-agent": "meadhall"}
    lines = [f"POST {path} HTTP/1.1", *[f"{name}: {value}" for name, value in {**usual, **headers}.items()]]
    assert not any([c in line for line in lines for c in "\r\n"]), "a header is one line"
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii") + body


def status(line: bytes) -> int:
    """The number in the first line of an answer."""
    version, _, rest = line.decode("latin-1").partition(" ")
    number = rest[:3]
    if not version.startswith("HTTP/") or not number.isdigit():
        raise ValueError(line[:40])
    return int(number)


def bad(detail: str) -> Refused:
    return Refused("bad-address", detail, status=400)
