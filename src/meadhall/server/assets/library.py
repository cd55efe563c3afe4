"""Prepares the data of all games in threads, and serves it.

It starts with the server. A request for a part that isn't ready waits for that part only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

from starlette.requests import Request
from starlette.responses import Response

import meadhall
from meadhall.games import BASE, known_editions
from meadhall.overview import NoOverview
from meadhall.server.assets.compression import Page, compress_all, page, send
from meadhall.server.assets.game_data import hall_data, overview_data, rules_data, saga_data
from meadhall.server.assets.release import release
from meadhall.server.protocol import Refused
from meadhall.text import LANGUAGES

log = logging.getLogger("meadhall.library")

THREADS: Final = 2  # one prepares everything in order, the other serves requests
JSON: Final = "application/json"


Words: TypeAlias = tuple[str, ...]


class Made(NamedTuple):
    """A part, and the editions that it lists."""

    known: Words
    future: asyncio.Future[Any]


class Library:
    """The data of all games, for one event loop."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "library")
        self._made: dict[Words, Made] = {}

    async def hall(self) -> dict[str, Any]:
        editions = tuple([f"{saga} {edition}" for saga in meadhall.sagas() for edition in known_editions(saga)])
        found: dict[str, Any] = await self._once(("hall",), hall_data, editions)
        return found

    async def saga(self, saga: str, edition: str = BASE, lang: str = "") -> Page:
        editions = tuple(known_editions(saga))
        return await self._page(("saga", saga, edition, lang), lambda: saga_data(saga, edition, lang), editions)

    async def rules(self, saga: str) -> Page:
        return await self._page(("rules", saga), lambda: rules_data(saga))

    async def overview(self, saga: str) -> Page:
        return await self._page(("overview", saga), lambda: overview_data(saga))

    async def warm(self) -> None:
        """Prepare what every table needs. What fails is made on request."""
        try:
            await self._make_all()
        except (OSError, RuntimeError) as error:  # no file or thread is left, or the server is closing
            log.warning("game data: not prepared: %s; made on request", error)

    async def _make_all(self) -> None:
        await self._once(("release",), release)
        await self.hall()
        for saga in meadhall.sagas():
            for edition in known_editions(saga):
                for lang in LANGUAGES:
                    await self._run(partial(compress_all, await self.saga(saga, edition, lang)))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _page(self, key: Words, make: Callable[[], bytes], known: Words = ()) -> Page:
        found: Page = await self._once(key, lambda: page(make(), JSON), known)
        return found

    async def _once(self, key: Words, make: Callable[[], Any], known: Words = ()) -> Any:
        """Return a part, made once for a list of editions. A failure is tried again."""
        made = self._made.get(key)
        if made is None or made.known != known:
            made = self._made[key] = Made(known, self._run(make))
        try:
            return await asyncio.shield(made.future)
        except Exception:
            self._made.pop(key, None)
            raise

    def _run(self, make: Callable[[], Any]) -> asyncio.Future[Any]:
        return asyncio.get_running_loop().run_in_executor(self._threads, make)


# -- requests ----------------------------------------------------------------------------------------------


def library_of(request: Request) -> Library:
    library: Library = request.app.state.library
    return library


def saga_asked(request: Request) -> str:
    saga: str = request.path_params["saga"]
    if saga not in meadhall.sagas():
        raise Refused("no-saga", "there is no such game", status=404)
    return saga


async def get_saga(request: Request) -> Response:
    """Return a game's data; with `lang` in that language only, without rules."""
    saga, edition = saga_asked(request), request.query_params.get("edition", BASE)
    if edition not in known_editions(saga):
        raise Refused("other-edition", "this server doesn't have this edition", status=404)
    lang = request.query_params.get("lang", "")
    return await send(request, await library_of(request).saga(saga, edition, lang if lang in LANGUAGES else ""))


async def get_rules(request: Request) -> Response:
    return await send(request, await library_of(request).rules(saga_asked(request)))


async def get_overview(request: Request) -> Response:
    try:
        found = await library_of(request).overview(saga_asked(request))
    except NoOverview as missing:
        raise Refused("no-thing", str(missing), status=404) from missing
    return await send(request, found)
