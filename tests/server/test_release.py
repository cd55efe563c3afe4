"""How the client is served: compressed, with ETags, and cached under addresses of a release."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import shutil
import threading
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall.games import known_editions
from meadhall.server.assets import game_data, library, release, service_worker
from meadhall.server.assets.compression import CODINGS, Page, chosen, compressed, page
from meadhall.server.assets.release import Release
from meadhall.text import LANGUAGES
from tests.server.house import House, Reply

GOOD: Final = "public, max-age=31536000, immutable"


def asked(house: House, path: str, **headers: str) -> Reply:
    return house.request("GET", path, None, {name.replace("_", "-"): value for name, value in headers.items()})


def root_of(house: House) -> str:
    """Return the address of the release's files in a page."""
    found = re.search(r'<html data-files="(/v/\w+/)"', house.get("/").body.decode())
    assert found is not None
    return found[1]


# -- addresses ----------------------------------------------------------------------------------------------------


def test_files_of_the_page_are_cached_for_good(house: House) -> None:
    root, page = root_of(house), house.get("/")
    assert page.headers["cache-control"] == "no-cache"
    named = set(re.findall(r'(?:href|src)="(/[^"]+)"', page.body.decode())) - {"/manifest.webmanifest"}
    assert all([path.startswith(root) for path in named])
    assert {house.get(path).headers["cache-control"] for path in named} == {GOOD}


def test_styles_name_files_of_their_release(house: House) -> None:
    root = root_of(house)
    shown = re.findall(r"url\((/[^)]+)\)", house.get(f"{root}css/all.css").body.decode())
    assert shown
    assert all([path.startswith(root) and house.get(path).status == 200 for path in shown])


@pytest.mark.parametrize("path", ["art/blood-rage/sprite.svg", "art/sprite.svg", "locale/fr.ftl", "js/base/net.js"])
def test_release_has_the_same_files(house: House, path: str) -> None:
    assert house.get(root_of(house) + path).body == house.get(f"/{path}").body


def test_unknown_release_has_the_current_files(house: House) -> None:
    """A page from before an upgrade still gets its files, but they aren't cached under the old release."""
    reply = house.get("/v/0123456789/art/sprite.svg")
    assert (reply.status, reply.headers["cache-control"]) == (200, "no-cache")
    assert house.get("/v/0123456789/cli.py").status == house.get(f"{root_of(house)}../cli.py").status == 404


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the client that a test can change."""
    copy, roots = tmp_path / "client", release.roots()
    shutil.copytree(str(files("meadhall.client")), copy, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(release, "roots", lambda: {**roots, "": copy})
    return copy


def change(file: Path) -> None:
    file.write_bytes(file.read_bytes() + (b"\nvoid 0;\n" if file.suffix == ".js" else b"\n"))


@pytest.mark.parametrize("changed", ["index.html", "js/main.js", "worker.js", "locale/en.ftl"])
def test_a_changed_file_changes_the_version(client: Path, changed: str) -> None:
    before, worker = release.release(), service_worker.written()
    assert (release.release(), service_worker.written()) == (before, worker)
    change(client / changed)
    after = release.release()
    assert after.version != before.version
    assert service_worker.written().tag != worker.tag
    assert release.released(before.version) == before  # pages that are open still ask for its files


def test_modules_can_stay_separate(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(release.PLAIN, "1")
    now = release.release()
    assert now.joined == ()
    assert now.pages["js/main.js"].body == (client / "js" / "main.js").read_bytes()
    assert now.pages["index.html"].body.count(b'rel="stylesheet"') > 1


def test_page_works_with_modules_that_cannot_be_bundled(client: Path, caplog: pytest.LogCaptureFixture) -> None:
    main = client / "js" / "main.js"
    main.write_text('import "./base/net.js";\n' + main.read_text(encoding="utf-8"), encoding="utf-8")
    now = release.release()
    assert now.pages["js/main.js"].body == main.read_bytes()
    assert "not bundled: js/main.js" in caplog.text


def test_few_releases_are_remembered(client: Path) -> None:
    made: list[Release] = []
    for _ in range(4):
        change(client / "worker.js")
        made.append(release.release())
    assert [release.released(one.version) is not None for one in made] == [False, False, True, True]


# -- compression --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, identity", "gzip"),
        ("gzip;q=0", ""),
        ("gzip; q=0.0, br;q=0, zstd;q=0", ""),
        ("*", next(iter(CODINGS))),
        ("gzip;q=0, *", next((name for name in CODINGS if name != "gzip"), "")),
        ("deflate, compress", ""),
        ("gzip;q=much", ""),
    ],
)
def test_coding_is_one_that_the_browser_accepts(accepted: str, coding: str) -> None:
    assert chosen(accepted) == coding


def test_body_is_compressed_for_browsers_that_accept_it(house: House) -> None:
    plain = asked(house, "/js/base/net.js")
    packed = asked(house, "/js/base/net.js", accept_encoding="gzip")
    assert gzip.decompress(packed.body) == plain.body
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("path", ["/", "/js/base/net.js", "/api/sagas/blood-rage?lang=en", "/api/hall", "/worker.js"])
@pytest.mark.parametrize("accepted", ["", "gzip"])
def test_cached_file_is_not_sent_again(house: House, path: str, accepted: str) -> None:
    first = asked(house, path, accept_encoding=accepted)
    for tag in (first.headers["etag"], f'"other", W/{first.headers["etag"]}'):
        again = asked(house, path, accept_encoding=accepted, if_none_match=tag)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert asked(house, path, accept_encoding=accepted, if_none_match='"other"').body == first.body


def test_body_is_compressed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[bytes] = []

    def pack(body: bytes) -> bytes:
        done.append(body)
        return b"packed"

    monkeypatch.setitem(CODINGS, "gzip", pack)
    found = page(b"a body that is only here" * 100, "text/plain")
    assert [compressed(found, "gzip") for _ in range(3)] == [b"packed"] * 3
    assert done == [found.body]


@pytest.mark.parametrize("kind", ["image/png", "font/woff2"])
def test_pictures_and_letters_are_sent_as_they_are(kind: str) -> None:
    found = Page(b"x" * 10_000, kind, '"tag"')
    assert all([compressed(found, coding) is found.body for coding in CODINGS])


@pytest.mark.parametrize("coding", CODINGS)
def test_every_coding_is_smaller(coding: str) -> None:
    found = page(b"the same again, and again. " * 100, "text/plain")
    assert len(compressed(found, coding)) < len(found.body) / 5


# -- games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("saga", meadhall.sagas())
def test_game_comes_in_one_language_and_without_its_rules(house: House, saga: str) -> None:
    whole = house.get(f"/api/sagas/{saga}").data
    for lang in LANGUAGES:
        part = house.get(f"/api/sagas/{saga}?lang={lang}").data
        own = {"locale": {lang: whole["locale"][lang]}, "names": part["names"]}
        assert part == {**{key: whole[key] for key in part}, **own}
        assert set(whole) - set(part) == {"rules"}
    assert house.get(f"/api/sagas/{saga}/rules").data == {"rules": whole["rules"]}


def test_unknown_game_or_language(house: House) -> None:
    assert house.get("/api/sagas/ludo/rules").reason == "no-saga"
    assert set(house.get("/api/sagas/blood-rage?lang=xx").data["locale"]) == set(LANGUAGES)


@pytest.fixture
def held(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Don't prepare the data of games."""
    event = threading.Event()

    def slow(*asked: Any) -> bytes:
        event.wait()
        return b"{}"

    monkeypatch.setattr(library, "saga_data", slow)
    before, fresh = house.app.state.library, library.Library()
    house.app.state.library = fresh
    yield event
    event.set()
    house.app.state.library = before
    fresh.close()


def test_hall_answers_while_a_game_is_made(house: House, held: threading.Event) -> None:
    """Thorgal's data take a second; other requests don't wait, and all that ask for it get the same."""
    replies: list[Reply] = []
    asking = [threading.Thread(target=lambda: replies.append(house.get("/api/sagas/thorgal"))) for _ in range(3)]
    for thread in asking:
        thread.start()
    assert house.get("/api/doors").status == 200
    assert replies == []
    held.set()
    for thread in asking:
        thread.join()
    assert [reply.body for reply in replies] == [b"{}"] * 3


def test_games_are_prepared_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[Any, ...]] = []

    def note(*asked: Any) -> bytes:
        made.append(asked)
        return b"{}"

    monkeypatch.setattr(library, "saga_data", note)

    async def warm() -> None:
        shelf = library.Library()
        await shelf.warm()
        await shelf.saga("thorgal", "base", "fr")
        shelf.close()

    asyncio.run(warm())
    everything = [(saga, edition) for saga in meadhall.sagas() for edition in known_editions(saga)]
    assert made == [(*one, lang) for one in everything for lang in LANGUAGES]


def test_failed_part_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def fail_once(saga: str, *more: str) -> bytes:
        asked.append(saga)
        if len(asked) == 1:
            raise OSError("no room")
        return b"{}"

    monkeypatch.setattr(library, "saga_data", fail_once)

    async def ask() -> bytes:
        shelf = library.Library()
        with pytest.raises(OSError, match="no room"):
            await shelf.saga("thorgal")
        found = await shelf.saga("thorgal")
        shelf.close()
        return found.body

    assert asyncio.run(ask()) == b"{}"


def test_without_free_files_games_are_made_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(*asked: Any) -> bytes:
        raise OSError("too many open files")

    monkeypatch.setattr(library, "saga_data", full)

    async def warm() -> None:
        shelf = library.Library()
        await shelf.warm()
        shelf.close()

    asyncio.run(warm())
    assert [record.getMessage() for record in caplog.records] == [
        "game data: not prepared: too many open files; made on request"
    ]


def test_an_edition_that_comes_later_is_listed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    def listed() -> list[str]:
        cards = house.get("/api/hall").data["sagas"]
        return next(card["editions"] for card in cards if card["slug"] == "thorgal")

    before = listed()
    for module in (library, game_data):
        monkeypatch.setattr(module, "known_editions", lambda game: [*before, "mine"] if game == "thorgal" else ["base"])
    monkeypatch.setattr(game_data, "called", lambda *of: of[1])
    assert listed() == [*before, "mine"]


def test_data_of_a_game_list_editions_that_came_later(monkeypatch: pytest.MonkeyPatch) -> None:
    before = game_data.saga_data("thorgal", "base", "en")
    monkeypatch.setattr(game_data, "known_editions", lambda _: ("base", "mine"))
    monkeypatch.setattr(game_data, "called", lambda *of: of[1])
    assert json.loads(game_data.saga_data("thorgal", "base", "en"))["editions"] == ["base", "mine"]
    monkeypatch.undo()
    assert game_data.saga_data("thorgal", "base", "en") == before
