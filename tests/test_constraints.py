"""Installed packages: everything that pyproject.toml asks for is pinned, with hashes, and nothing else is taken."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tools.pins import Pin, canonical, declared, read_pins, wanted

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "constraints.txt").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = read_pins(TEXT)
HINT = "run make constraints"


def version(pin: Pin) -> str:
    return pin.text.partition("==")[2].split()[0]


@pytest.mark.parametrize("requirement", sorted(set(declared(["build", *PROJECT["optional-dependencies"]]))))
def test_pins_fit_what_is_asked_for(requirement: str) -> None:
    asked = Requirement(requirement)
    found = [version(pin) for pin in PINS if pin.name == canonical(asked.name)]
    assert found, HINT
    assert all(one in asked.specifier for one in found), HINT


def test_every_pin_has_hashes_and_no_address() -> None:
    """No line says where to get a package: that is the configuration of those who install."""
    assert "".join([pin.text for pin in PINS]) == re.sub(r"^#.*\n", "", TEXT, flags=re.MULTILINE)
    for pin in PINS:
        assert len(re.findall(r"--hash=sha256:[0-9a-f]{64}", pin.text)) >= 1, pin.name
        assert "://" not in pin.text


def test_hall_needs_little_and_the_tests_more() -> None:
    hall, image, tests = [{pin.name for pin in wanted(PINS, declared(extras))}
                          for extras in ([], ["postgres", "push"], ["dev"])]  # fmt: skip
    assert {"starlette", "anyio", "attrs"} <= hall
    assert "hatchling" in {pin.name for pin in wanted(PINS, declared(["build"]))} - image
    assert image - hall >= {"psycopg-binary", "cryptography", "cffi"}
    assert not image & {"pytest", "playwright", "ruff", "mypy"}
    assert tests >= image | {"pytest", "playwright"}


def test_nothing_is_pinned_that_nothing_needs() -> None:
    assert wanted(PINS, declared(["build", *PROJECT["optional-dependencies"]])) == PINS, HINT


def test_pin_that_is_missing_is_a_sentence() -> None:
    with pytest.raises(SystemExit, match=r"does not pin longship: run make constraints"):
        wanted(PINS, ["longship>=1"])


def test_floors_have_no_published_advisories() -> None:
    """h11: chunks that end in any two bytes; starlette: long headers, files and hosts."""
    floors = {Requirement(text).name: str(Requirement(text).specifier) for text in PROJECT["dependencies"]}
    assert floors["h11"] == ">=0.16"
    assert floors["starlette"] == ">=1.6"


def test_make_installs_what_is_pinned() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    installs = re.findall(r"-m pip install (.*)", makefile)
    assert len(installs) == 3  # the first is that of the tool that pins
    assert "tools/pins.py build $(1) > $(VENV)/pins.txt" in makefile
    assert [line for line in installs if "--require-hashes --requirement $(VENV)/pins.txt" in line]
    assert [line for line in installs if line.endswith("--no-deps --no-build-isolation --editable .")]
    assert makefile.count("pyproject.toml constraints.txt | $(BIN)/python") == 2
    assert "make test" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
