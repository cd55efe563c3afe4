"""The addresses under which friends reach the hall: printed when it opens, and told to whoever shares a link on it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

import ifaddr

Address = IPv4Address | IPv6Address
EVERY: Final = {"0.0.0.0": (4,), "": (4,), "::": (4, 6)}  # hosts that are all addresses of the machine, of which kinds
ELSEWHERE: Final = ("198.51.100.1", 9)  # an address of nobody: asking for the way there sends nothing


def links(host: str, port: int) -> list[str]:
    """Where friends find a hall that listens here; nothing if only this machine does."""
    if host in EVERY:
        return [link(address, port) for address in sorted_by_reach(found(EVERY[host]))]
    return [] if is_loopback(host) else [link(host, port)]


def link(host: str | Address, port: int) -> str:
    """The address of a hall as a browser understands it."""
    name = f"[{host}]" if ":" in str(host) else str(host)
    return f"http://{name}:{port}/"


def is_loopback(host: str) -> bool:
    """Does a name or number lead nowhere but to the machine it is asked on?"""
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
    """The addresses of all interfaces that others may reach: no loopback, none that needs to name its interface."""
    return list(dict.fromkeys(one for one in _all() if one.version in kinds and _is_reachable(one)))


def _all() -> Iterator[Address]:
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            yield ip_address(one.ip if isinstance(one.ip, str) else one.ip[0])


def _is_reachable(address: Address) -> bool:
    return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)


def sorted_by_reach(addresses: list[Address]) -> list[Address]:
    """That of the way out first, which is most likely the one that friends share; the others as they are."""
    first = outward()
    return sorted(addresses, key=lambda one: (str(one) != first, one.version))


def outward() -> str:
    """The address with which this machine speaks to the world; empty if it has no way there."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return ""
        name: str = probe.getsockname()[0]
        return name


def greeting(host: str, port: int) -> str:
    """What a hall says when it opens: where it is, and where friends find it."""
    here = link("127.0.0.1" if host in EVERY else host, port)
    said = [f"The hall is open: {here}"]
    others = links(host, port)
    if host in EVERY:
        alone = ["This machine has no address that friends could use: it is in no network."]
        said += ["Friends in the same network find it at", *[f"  {one}" for one in others]] if others else alone
    elif not others:
        said.append("It listens on this machine only; with --host 0.0.0.0 (or ::, for IPv6 too) friends can come, too.")
    return "\n".join(said)


def told_to(page: str, caller: str, listens: tuple[str, int] | None) -> list[str]:
    """The links for friends, for a page that was opened on the hall's own machine, by its loopback address.

    Nobody else is told: what addresses a machine has is not for everybody who can ask.
    """
    if listens is None or not is_loopback(caller) or not is_loopback(urlsplit(f"//{page}").hostname or ""):
        return []
    return links(*listens)
