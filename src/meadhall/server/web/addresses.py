"""The addresses of a hall, to print at the start and to put into links."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import ifaddr

Address = IPv4Address | IPv6Address
EVERY: Final = {"0.0.0.0": (4,), "": (4,), "::": (4, 6)}  # hosts that mean all addresses, and the IP versions
ELSEWHERE: Final = ("198.51.100.1", 9)  # a documentation address: connecting by UDP sends nothing


def links(host: str, port: int) -> list[str]:
    """Return the links for other machines; none if the hall is local."""
    if host in EVERY:
        return [link(address, port) for address in sorted_by_reach(found(EVERY[host]))]
    return [] if is_loopback(host) else [link(host, port)]


def link(host: str | Address, port: int) -> str:
    """Return the URL of a hall."""
    name = f"[{host}]" if ":" in str(host) else str(host)
    return f"http://{name}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether a host is this machine's loopback."""
    name = host.strip("[]").lower().rstrip(".")
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


def found(kinds: tuple[int, ...]) -> list[Address]:
    """Return the addresses of all interfaces that others can reach."""
    return list(dict.fromkeys(one for one in _all() if one.version in kinds and _is_reachable(one)))


def _all() -> Iterator[Address]:
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            yield ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])


def _is_reachable(address: Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def sorted_by_reach(addresses: list[Address]) -> list[Address]:
    """Sort addresses: the one of the default route first."""
    first = outward()
    return sorted(addresses, key=lambda one: (str(one) != first, one.version))


def outward() -> str:
    """Return the address of the default route; empty without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        name: str = probe.getsockname()[0]
        return name


def greeting(host: str, port: int) -> str:
    """Return the text to print at the start: where the hall is."""
    here = link("127.0.0.1" if host in EVERY else host, port)
    said = [f"The hall is open: {here}"]
    others = links(host, port)
    if host in EVERY:
        alone = ["This machine isn't in a network: friends can't reach it."]
        said += ["Friends in the same network can open", *[f"  {one}" for one in others]] if others else alone
    elif not others:
        said.append("Only this machine can open it. Use --host 0.0.0.0 (or ::, with IPv6) to let friends in.")
    return "\n".join(said)


def links_for(page: str, caller: str, listens: tuple[str, int] | None) -> list[str]:
    """Return the links for friends, if the page was opened at the loopback address.

    Others get none: a machine's addresses are private.
    """
    if listens is None or not is_loopback(caller) or not is_loopback(urlsplit(f"//{page}").hostname or ""):
        return []
    return links(*listens)
