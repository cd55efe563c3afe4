"""`/metrics`: what the hall does, in the text form that Prometheus reads; for whom the owner allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from secrets import compare_digest
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.server.cluster.forwarding import ask_peer, is_carried
from meadhall.server.hall.hall import Hall
from meadhall.server.security import bearer, belongs
from meadhall.server.storage.store import Peer
from meadhall.server.web.access import Access
from meadhall.server.workers.timings import BOUNDS

FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
FAMILIES: Final = {
    "moves_total": ("counter", "Answers and undos that are on disk"),
    "move_seconds": ("histogram", "From an answer's arrival at its table until all there were told"),
    "tables": ("gauge", "Tables in memory"),
    "sockets": ("gauge", "Sockets and streams that listen to a table"),
    "refusals_total": ("counter", "What was refused, by reason"),
    "bots_waiting": ("gauge", "Bots that wait for a worker"),
    "bots_thinking": ("gauge", "Bots that think"),
    "commits_total": ("counter", "Transactions of the store; one serves many moves"),
    "work_seconds_total": ("counter", "Seconds of work, by kind"),
}
Sample = tuple[str, dict[str, str], float]  # what comes after the family's name, labels, value


async def get_metrics(request: Request) -> Response:
    """Of all processes, whichever was reached."""
    hall: Hall = request.app.state.hall
    if is_carried(request):
        return Response(msgspec.json.encode(samples(hall)), media_type="application/json")
    if not may_read(request, request.app.state.access):
        return Response("There is nothing here.", 404, media_type="text/plain")
    peers = await hall.store.peers()
    found = await asyncio.gather(*[_of(request, peer) for peer in peers])
    told = [(hall.store.me.id or "hall", samples(hall)), *zip([peer.id for peer in peers], found, strict=True)]
    return Response(text(told), media_type="text/plain; version=0.0.4")


def may_read(request: Request, access: Access) -> bool:
    """Does it come with the token, or from where it may? Through a proxy that nobody named, it comes from anywhere."""
    if access.token and compare_digest(bearer(request.headers).encode(), access.token.encode()):
        return True
    hidden = not access.proxied and any([name in request.headers for name in FORWARDED])
    return not hidden and belongs(request.client.host if request.client else "", access.metrics)


async def _of(request: Request, peer: Peer) -> dict[str, list[Sample]]:
    answer = await ask_peer(request, peer)
    return msgspec.json.decode(answer, type=dict[str, list[Sample]]) if answer else {}


def samples(hall: Hall) -> dict[str, list[Sample]]:
    """What this process has to tell, by family."""
    meter = hall.meter
    return {
        "moves_total": [("", {}, float(meter.moves))],
        "move_seconds": _histogram(meter.latencies, meter.moves, meter.waited),
        "tables": [("", {}, float(len(hall.tables)))],
        "sockets": [("", {}, float(sum([len(table.listeners) for table in hall.tables.values()])))],
        "refusals_total": [("", {"reason": reason}, float(n)) for reason, n in sorted(hall.refusals.items())],
        "bots_waiting": [("", {}, float(hall.thinkers.waiting))],
        "bots_thinking": [("", {}, float(hall.thinkers.busy))],
        "commits_total": [("", {}, float(hall.store.commits))],
        "work_seconds_total": [("", {"kind": kind}, round(s, 6)) for kind, s in sorted(meter.seconds.items())],
    }


def _histogram(counts: list[int], total: int, seconds: float) -> list[Sample]:
    """Buckets count all that took as long at most."""
    steps = [sum(counts[: n + 1]) for n in range(len(BOUNDS))]
    found: list[Sample] = [("_bucket", {"le": f"{le:g}"}, float(n)) for le, n in zip(BOUNDS, steps, strict=True)]
    return [*found, ("_bucket", {"le": "+Inf"}, float(total)), ("_sum", {}, seconds), ("_count", {}, float(total))]


def text(told: Iterable[tuple[str, dict[str, list[Sample]]]]) -> str:
    """The samples of all processes, family by family."""
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
