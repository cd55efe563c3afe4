"""What the hall gives a browser to keep: every file of the client, under a name made of them all."""

from __future__ import annotations

import json
import re
from importlib.resources.abc import Traversable

import pytest

from meadhall.server import offline
from meadhall.server.pages import Page, read
from tests.server.house import House


def kept(body: str) -> tuple[str, list[str]]:
    """The version of a worker, and the files it keeps."""
    version, listed = re.findall(r"^const (?:VERSION|FILES) = (.*);$", body, re.MULTILINE)
    return json.loads(version), json.loads(listed)


def test_worker_names_every_file_that_a_page_asks_for(house: House) -> None:
    reply = house.get("/worker.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "no-cache"
    _, listed = kept(reply.body.decode())
    page = house.get("/").body.decode()
    asked = set(re.findall(r'(?:href|src)="(/[^"]+)"', page))
    assert asked <= set(listed)
    assert {"/", "/js/hall/hall.js", "/locale/fr.ftl", "/vendor/preact.js", "/art/sprite.svg"} <= set(listed)
    assert "/worker.js" not in listed
    assert all([house.get(path).status == 200 for path in listed])


@pytest.mark.parametrize("changed", ["index.html", "js/main.js", "worker.js", "locale/en.ftl"])
def test_another_version_as_soon_as_one_file_is_another(monkeypatch: pytest.MonkeyPatch, changed: str) -> None:
    before = offline.written()

    def other(folder: Traversable, path: str) -> Page | None:
        found = read(folder, path)
        return found._replace(tag='"other"') if found is not None and path == changed else found

    assert offline.written() == before
    monkeypatch.setattr(offline, "read", other)
    after = offline.written()
    assert kept(after.body.decode())[0] != kept(before.body.decode())[0]
    assert after.tag != before.tag


def test_manifest_and_its_icons(house: House) -> None:
    reply = house.get("/manifest.webmanifest")
    assert reply.headers["content-type"] == "application/manifest+json"
    for icon in reply.data["icons"]:
        found = house.get(icon["src"])
        assert found.status == 200
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            wide, high = icon["sizes"].split("x")
            assert found.body[16:24] == int(wide).to_bytes(4, "big") + int(high).to_bytes(4, "big")
