"""The documentation under `/docs/`: where it was built, under its policy, and linked only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.server.assets import documentation
from tests.server.house import House

PAGE = "<!doctype html><html><head><title>Docs</title></head><body>" + "<p>Skål!</p>" * 100 + "</body></html>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "site"
    (folder / "rules").mkdir(parents=True)
    for name in ("index.html", "rules/index.html", "rules/asgard.html"):
        (folder / name).write_text(PAGE, encoding="utf-8")
    (tmp_path / "secret.html").write_text("secret", encoding="utf-8")
    monkeypatch.setenv(documentation.VARIABLE, str(folder))
    return folder


@pytest.mark.usefixtures("site")
def test_pages_are_served(house: House) -> None:
    for path in ("/docs/", "/docs/index.html", "/docs/rules/", "/docs/rules/asgard.html"):
        found = house.get(path)
        assert (found.status, found.body.decode()) == (200, PAGE), path
        assert found.headers["content-type"].startswith("text/html")
    policy = found.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "img-src 'self' data:" in policy
    assert "unsafe" not in policy


@pytest.mark.usefixtures("site")
def test_pages_are_compressed_and_tagged(house: House) -> None:
    found = house.request("GET", "/docs/", headers={"accept-encoding": "gzip"})
    assert found.headers["content-encoding"] == "gzip"
    assert house.request("GET", "/docs/", headers={"if-none-match": found.headers["etag"]}).status == 304


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("path", ["nothing.html", "../secret.html", "%2e%2e/secret.html", "rules/../../secret.html"])
def test_nothing_else_can_be_read(house: House, path: str) -> None:
    assert house.get(f"/docs/{path}").status == 404


def test_the_page_says_whether_it_is_there(house: House, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert 'data-docs="asgard"' in house.get("/").body.decode()
    assert house.get("/docs").status == 308
    monkeypatch.setenv(documentation.VARIABLE, "0")
    assert "data-docs" not in house.get("/").body.decode()
    assert house.get("/docs/").status == 404


def test_where_it_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(documentation.VARIABLE, raising=False)
    built, packed = tmp_path / "built", tmp_path / "packed"
    monkeypatch.setattr(documentation, "PLACES", (packed, built))
    assert documentation.site() is None
    for place in (built, packed):
        place.mkdir()
        (place / "index.html").write_text(PAGE, encoding="utf-8")
        assert documentation.site() == place
