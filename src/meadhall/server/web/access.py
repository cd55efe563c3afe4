"""Checks the Host and Origin headers of requests.

Another site can point its own name at this machine and read the hall as its own (DNS rebinding). So requests for a name
that the hall doesn't know are refused before anything is read.
"""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address
from typing import Final, NamedTuple

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.server.protocol import Refused
from meadhall.server.web.addresses import Address, is_loopback

HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]{1,253})(:[0-9]{1,5})?", re.IGNORECASE)

SCHEMES: Final = {"ws": "http", "wss": "https"}  # of pages that open these sockets


class Access(NamedTuple):
    """The names of a hall, and who can read its metrics."""

    names: frozenset[str] = frozenset()
    metrics: str = "loopback"
    token: str = ""  # reads the metrics from anywhere
    proxied: bool = False  # are there trusted proxies?


NOTHING_SAID: Final = Access()


def check_origin(headers: Headers, scheme: str) -> None:
    """Refuse requests from pages of other sites. Programs send no origin."""
    origin, own = headers.get("origin"), f"//{headers.get('host')}"
    if origin in (None, f"{SCHEMES.get(scheme, scheme)}:{own}"):
        return
    if origin == f"https:{own}":
        raise Refused("origin", "the page uses https; behind a proxy, start the hall with --proxy", status=403)
    raise Refused("origin", "requests from other sites are refused", status=403)


class HostCheck:
    """Refuses requests for other host names."""

    def __init__(self, app: ASGIApp, names: frozenset[str] = frozenset()) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope.get("forwarded"):  # the first process has checked it
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Refused as refused:
            scope["app"].state.hall.count(refused)
            await _refusal(scope, refused)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        found = HOST.fullmatch(Headers(scope=scope).get("host", ""))
        if found is None:
            raise Refused("host", "the Host header is missing or malformed", status=400)
        name = plain(found[1])
        if not (name in self.names or is_loopback(name) or _is_number_of(scope, name)):
            raise Refused("host", f"this hall isn't {name}; if it is, start it with --name {name}", status=421)


def plain(name: str) -> str:
    """Return a host name in a form to compare."""
    return name.strip("[]").rstrip(".").lower()


def _is_number_of(scope: Scope, name: str) -> bool:
    """Whether a name is the IP address that the connection uses."""
    server = scope.get("server")
    number = _number(name)
    return number is not None and server is not None and number == _number(server[0])


def _number(text: str) -> Address | None:
    try:
        number = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return (number.ipv4_mapped or number) if isinstance(number, IPv6Address) else number


def _refusal(scope: Scope, refused: Refused) -> Response:
    """Return a refusal as text for people, as JSON for programs."""
    headers = {"cache-control": "no-store"}
    if scope["path"].startswith("/api/"):
        return Response(msgspec.json.encode(refused.to_data()), refused.status, headers, "application/json")
    return Response(f"{refused.detail}\n", refused.status, headers, "text/plain")
