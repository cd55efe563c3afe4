"""The service worker: a list of all the client's files, under a version made from them."""

from __future__ import annotations

import json
import re

from tests.server.house import House


def kept(body: str) -> tuple[str, list[str]]:
    """Return the version of a worker, and the files it caches."""
    version, listed = re.findall(r"^const (?:VERSION|FILES) = (.*);$", body, re.MULTILINE)
    return json.loads(version), json.loads(listed)


def test_worker_names_every_file_that_a_page_asks_for(house: House) -> None:
    reply = house.get("/worker.js")
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "no-cache"
    version, listed = kept(reply.body.decode())
    page = house.get("/").body.decode()
    asked = set(re.findall(r'(?:href|src)="(/[^"]+)"', page))
    assert {path for path in asked if "/art/icon-" not in path} <= set(listed)
    needed = ("js/hall/hall.js", "js/table/table.js", "locale/fr.ftl", "art/sprite.svg")
    assert {"/", *[f"/v/{version}/{name}" for name in needed]} <= set(listed)
    assert not [path for path in listed if "/blood-rage/" in path or path.endswith("/js/base/net.js")]
    assert all([house.get(path).status == 200 for path in listed])


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
