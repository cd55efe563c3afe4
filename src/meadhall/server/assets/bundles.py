"""Bundles the client's modules: a page fetches one or two files, not a hundred.

The sources are plain modules without import cycles. In a bundle each is a function, called once and after those it
imports, so its names stay private. The code is that of the sources, without comments and indentation. A module that is
imported later, by `import(…)`, starts another bundle; what several bundles need is in the first. (Bundlers such as
esbuild need Node or the network.)
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from posixpath import dirname, join, normpath, relpath
from typing import Final, NamedTuple

Sources = Mapping[str, str]  # modules by address: "js/main.js"
BEGIN: Final = r"(?:^|(?<=[;}]))"  # of a line, or after another statement in minified code
FROM: Final = r"""\s*from\s*["'](?P<path>\.[^"']+)["'];?"""
NAMES: Final = r"\s*(?P<names>[\w$]+|\{[^{}]*\})"
IMPORT: Final = re.compile(rf"{BEGIN}(?P<word>import|export){NAMES}{FROM}", re.MULTILINE)
LISTED: Final = re.compile(rf"{BEGIN}export\s*(?P<names>\{{[^{{}}]*\}});?", re.MULTILINE)
DECLARED: Final = re.compile(r"^export (?=(?:const|class|(?:async )?function) (?P<name>[\w$]+))", re.MULTILINE)
DEFAULT: Final = re.compile(rf"{BEGIN}export default ", re.MULTILINE)
LATER: Final = re.compile(r"""(?<=[^.\w]import\()["'](?P<path>\.[^"']+)["'](?=\))""")
LEFT_OVER: Final = re.compile(r"^(?:import\b(?!\()|export\b).*", re.MULTILINE)
COMMENT: Final = re.compile(r"^[ \t]*(?:/\*[\s\S]*?\*/[ \t]*|// .*)\n", re.MULTILINE)

BESIDE: Final = re.compile(r"""(?<=[;{},)])[ \t]+// [^"'`\n]*$""", re.MULTILINE)  # outside of strings
INDENT: Final = re.compile(r"^[ \t]+", re.MULTILINE)  # also in markup, where it means nothing


class CannotJoin(ValueError):
    """A module uses syntax that can't be bundled."""


class Import(NamedTuple):
    """A name of another module, and its name here."""

    address: str
    name: str
    here: str


class Module(NamedTuple):
    """A parsed module. `exports` maps each public name to its name inside."""

    imports: list[Import]
    exports: dict[str, str]
    later: list[str]
    body: str

    @property
    def needs(self) -> list[str]:
        return list(dict.fromkeys([one.address for one in self.imports]))


def joined(sources: Sources, first: str) -> dict[str, str]:
    """Return the bundles by address: of the first module, and of each imported later."""
    return Joiner(sources, first).files()


class Joiner:
    """Parses modules and decides which bundle each is in."""

    def __init__(self, sources: Sources, first: str) -> None:
        self.sources = sources
        self.first = first
        self.modules: dict[str, Module] = {}  # each after those it imports
        self.entries = [first]
        for entry in self.entries:  # grows while reading
            self._read(entry, ())
        self.names = {address: f"$m{number}" for number, address in enumerate(self.modules)}
        reached = {entry: set(self._reached(entry)) for entry in self.entries}
        self.homes = {address: self._home(address, reached) for address in self.modules}

    def files(self) -> dict[str, str]:
        return {entry: self._file(entry) for entry in self.entries}

    def _read(self, address: str, above: tuple[str, ...]) -> None:
        """Parse a module, after those it imports."""
        if address in above:
            raise CannotJoin(f"{address} imports itself: {' → '.join([*above, address])}")
        if address in self.modules:
            return
        if address not in self.sources:
            raise CannotJoin(f"{above[-1] if above else 'the page'}: there is no {address}")
        module = parsed(address, self.sources[address])
        for need in module.needs:
            self._read(need, (*above, address))
        for one in module.imports:
            if one.name not in self.modules[one.address].exports:
                raise CannotJoin(f"{address}: {one.address} has no {one.name}")
        self.modules[address] = module
        self.entries += [late for late in module.later if late not in self.entries]

    def _reached(self, entry: str) -> list[str]:
        """Return a module and all it imports."""
        found = {entry: True}
        for address in (queue := [entry]):
            new = [need for need in self.modules[address].needs if need not in found]
            found |= dict.fromkeys(new, True)
            queue += new
        return queue

    def _home(self, address: str, reached: Mapping[str, set[str]]) -> str:
        """Return the bundle of a module: the only one that needs it, or the first."""
        homes = [entry for entry in self.entries if address in reached[entry]]
        return homes[0] if len(homes) == 1 else self.first

    def _file(self, entry: str) -> str:
        inside = [address for address in self.modules if self.homes[address] == entry]
        needed = {need for address in inside for need in self.modules[address].needs}
        parts = [self._function(address) for address in inside]
        if entry == self.first:
            shared = {need for a, m in self.modules.items() if self.homes[a] != entry for need in m.needs}
            return "\n".join([*parts, f"export {{ {self._listed(shared, entry)} }};", ""])
        outside = self._listed(needed, self.first)
        above = [f'import {{ {outside} }} from "{_path(self.first, entry)}";'] if outside else []
        return "\n".join([*above, *parts, self._exported(entry), ""])

    def _listed(self, addresses: set[str], home: str) -> str:
        return ", ".join([self.names[one] for one in self.modules if one in addresses and self.homes[one] == home])

    def _function(self, address: str) -> str:
        module = self.modules[address]
        imports = [f"const {self._taken(module, need)} = {self.names[need]};" for need in module.needs]
        exports = ", ".join([f"{name}: {inside}" for name, inside in module.exports.items()])
        home = self.homes[address]
        body = LATER.sub(lambda found: f'"{_path(_target(address, found["path"]), home)}"', module.body)
        inside = [*imports, body.strip(), f"return {{ {exports} }};"]
        return "\n".join([f"// {address}", f"const {self.names[address]} = (() => {{", *inside, "})();"])

    def _taken(self, module: Module, need: str) -> str:
        return "{ " + ", ".join([f"{one.name}: {one.here}" for one in module.imports if one.address == need]) + " }"

    def _exported(self, entry: str) -> str:
        names = [name for name in self.modules[entry].exports if name != "default"]
        return f"export const {{ {', '.join(names)} }} = {self.names[entry]};" if names else ""


def parsed(address: str, source: str) -> Module:
    """Parse a module."""
    body = INDENT.sub("", BESIDE.sub("", COMMENT.sub("", source)))
    imports, exports = [], {}
    for found in IMPORT.finditer(body):
        target = _target(address, found["path"])
        for name, alias in _pairs(found["names"]):
            passed_on = found["word"] == "export"
            here = f"$passed_{name}" if passed_on else alias
            imports.append(Import(target, name, here))
            if passed_on:
                exports[alias] = here
    body = IMPORT.sub("", body)
    exports |= {alias: name for found in LISTED.finditer(body) for name, alias in _pairs(found["names"])}
    exports |= {found["name"]: found["name"] for found in DECLARED.finditer(body)}
    if DEFAULT.search(body):
        exports["default"] = "$default"
    body = DEFAULT.sub("const $default = ", DECLARED.sub("", LISTED.sub("", body)))
    if left := LEFT_OVER.search(body):
        raise CannotJoin(f"{address}: {left[0]}")
    later = [_target(address, found["path"]) for found in LATER.finditer(body)]
    return Module(imports, exports, later, body)


def _pairs(names: str) -> Iterator[tuple[str, str]]:
    """Yield names and aliases: `{ a, b as c }` as a → a, b → c; a bare name is the default."""
    if not names.startswith("{"):
        yield "default", names
        return
    for part in names.strip("{}").split(","):
        if part.strip():
            name, _, alias = part.strip().partition(" as ")
            yield name.strip(), (alias or name).strip()


def _target(address: str, path: str) -> str:
    return normpath(join(dirname(address), path))


def _path(target: str, home: str) -> str:
    """Return the relative path from one bundle to another."""
    path = relpath(target, dirname(home) or ".")
    return path if path.startswith(".") else f"./{path}"
