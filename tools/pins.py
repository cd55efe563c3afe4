"""Print the pins that an installation needs, with their hashes: `python tools/pins.py build postgres push`.

`constraints.txt` pins all that the package, its extras and its build need; pip is given the part that is wanted.
Nothing but the standard library is used: this runs before anything is installed.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PIN: Final = re.compile(r"^(?P<name>[\w.-]+)==.*\n(?:[ ].*\n)*", re.MULTILINE)
VIA: Final = re.compile(r"^    #(?: via|  ) +([\w.-]+)", re.MULTILINE)


class Pin(NamedTuple):
    """A version of a package, and which packages need it."""

    name: str
    via: frozenset[str]
    text: str


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def read_pins(text: str) -> list[Pin]:
    """The pins of a file of constraints; a package can have several, for several versions of Python."""
    return [Pin(found["name"], frozenset(VIA.findall(found[0])), found[0]) for found in PIN.finditer(text)]


def declared(extras: Iterable[str]) -> list[str]:
    """What pyproject.toml asks for: the package and some extras, or `build`, what it is built with."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked: dict[str, list[str]] = {
        "build": data["build-system"]["requires"],
        **data["project"]["optional-dependencies"],
    }
    return [*data["project"]["dependencies"], *(requirement for extra in extras for requirement in asked[extra])]


def wanted(pins: list[Pin], requirements: Iterable[str]) -> list[Pin]:
    """The pins of some requirements, and of all that these need in turn."""
    names = {canonical(re.split(r"[^\w.-]", requirement, maxsplit=1)[0]) for requirement in requirements}
    if missing := sorted(names - {pin.name for pin in pins}):
        raise SystemExit(f"constraints.txt does not pin {', '.join(missing)}: run make constraints")
    while more := {pin.name for pin in pins if pin.via & names} - names:
        names |= more
    return [pin for pin in pins if pin.name in names]


if __name__ == "__main__":
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    print("".join([pin.text for pin in wanted(read_pins(constraints), declared(sys.argv[1:]))]), end="")
