"""Serves `/metrics` for Prometheus, to allowed addresses or with a token."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from secrets import compare_digest
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.cluster.forwarding import ask_peer, is_forwarded
from meadhall.server.hall.hall import Hall
from meadhall.server.security import bearer, belongs
from meadhall.server.storage.store import Peer
from meadhall.server.web.access import Access
from meadhall.server.workers.timings import BOUNDS

FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
FAMILIES: Final = {
    "moves_total": ("counter", "Answers and undos that are on disk"),
    "move_seconds": ("histogram", "From an answer's arrival at its table until all listeners have it"),
    "tables": ("gauge", "Tables in memory"),
    "sockets": ("gauge", "Sockets and streams that listen to a table"),
    "refusals_total": ("counter", "Refused requests, by reason"),
    "bots_waiting": ("gauge", "Bots that wait for a worker"),
    "bots_thinking": ("gauge", "Bots that think"),
    "commits_total": ("counter", "Transactions of the store; one serves many moves"),
    "work_seconds_total": ("counter", "Seconds of work, by kind"),
}
Sample = tuple[str, dict[str, str], float]  # suffix of the name, labels, value


async def get_metrics(request: Request) -> Response:
    """Return the metrics of all processes."""
    hall: Hall = request.app.state.hall
    if is_forwarded(request):
        return Response(msgspec.json.encode(samples(hall)), media_type="application/json")
    if not may_read(request, request.app.state.access):
        return Response("Not found.", 404, media_type="text/plain")
    peers = await hall.store.peers()
    found = await asyncio.gather(*[_of(request, peer) for peer in peers])
    told = [(hall.store.me.id or "hall", samples(hall)), *zip([peer.id for peer in peers], found, strict=True)]
    return Response(text(told), media_type="text/plain; version=0.0.4")


def may_read(request: Request, access: Access) -> bool:
    """Whether a request has the token or an allowed address, not hidden by an unknown proxy."""
    if access.token and compare_digest(bearer(request.headers).encode(), access.token.encode()):
        return True
    hidden = not access.proxied and any([name in request.headers for name in FORWARDED])
    return not hidden and belongs(request.client.host if request.client else "", access.metrics)


async def _of(request: Request, peer: Peer) -> dict[str, list[Sample]]:
    answer = await ask_peer(request, peer)
    return msgspec.json.decode(answer, type=dict[str, list[Sample]]) if answer else {}


def samples(hall: Hall) -> dict[str, list[Sample]]:
    """Return the samples of this process, by family."""
    meter = hall.timings
    return {
        "moves_total": [("", {}, float(meter.moves))],
        "move_seconds": _histogram(meter.latencies, meter.moves, meter.waited),
        "tables": [("", {}, float(len(hall.tables)))],
        "sockets": [("", {}, float(sum([len(table.listeners) for table in hall.tables.values()])))],
        "refusals_total": [("", {"reason": reason}, float(n)) for reason, n in sorted(hall.refusals.items())],
        "bots_waiting": [("", {}, float(hall.bot_workers.waiting))],
        "bots_thinking": [("", {}, float(hall.bot_workers.busy))],
        "commits_total": [("", {}, float(hall.store.commits))],
        "work_seconds_total": [("", {"kind": kind}, round(s, 6)) for kind, s in sorted(meter.seconds.items())],
    }


def _histogram(counts: list[int], total: int, seconds: float) -> list[Sample]:
    """Return the samples of a histogram; buckets are cumulative."""
    steps = [sum(counts[: n + 1]) for n in range(len(BOUNDS))]
    found: list[Sample] = [("_bucket", {"le": f"{le:g}"}, float(n)) for le, n in zip(BOUNDS, steps, strict=True)]
    return [*found, ("_bucket", {"le": "+Inf"}, float(total)), ("_sum", {}, seconds), ("_count", {}, float(total))]


def text(told: Iterable[tuple[str, dict[str, list[Sample]]]]) -> str:
    """Return the samples of all processes as text."""
    told, lines = list(told), []
    for family, (kind, meaning) in FAMILIES.items():
        lines += [f"# HELP meadhall_{family} {meaning}.", f"# TYPE meadhall_{family} {kind}"]
        for process, found in told:
            lines += [_line(family, process, sample) for sample in found.get(family, [])]
    return "\n".join(lines) + "\n"


def _line(family: str, process: str, sample: Sample) -> str:
    suffix, labels, value = sample
    marks = ",".join([f'{name}="{mark}"' for name, mark in {"process": process, **labels}.items()])
    return f"meadhall_{family}{suffix}{{{marks}}} {value:.12g}"
