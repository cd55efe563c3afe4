"""Compiled procedures on disk: what is found there is what the source says, and nothing there can do harm."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games import package_of
from meadhall.kernel import Procedure, block_cache, rule_files
from meadhall.kernel.compiler import Compiled, compile_blocks
from meadhall.kernel.procedure import nowhere
from meadhall.kernel.rule_files import RuleFile

RULES = """\
from meadhall.kernel import ask, procedure
from tests.kernel.hostile import digit

@procedure
def first(g):
    answer = yield ask(0, digit, 2)
    return answer + 1

@procedure
def second(g, n):
    for i in range(n):
        yield ask(0, digit, i)
"""
GARBAGE = b"\xe3no code of ours"
START = """
import ast, sys
import meadhall
def refuse(*args, **kwargs): raise AssertionError("a source is read")
if sys.argv[1:] == ["kept"]: ast.parse = ast.unparse = refuse
match = meadhall.new("skalds", seats=2, seed=7)
while not match.over:
    match.apply(match.decisions[0].seat, match.options(match.decisions[0].seat)[0])
print(match.hash())
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache folder in place of the user's own."""
    monkeypatch.setenv("MEADHALL_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    path = tmp_path / "kept_rules.py"
    path.write_text(RULES, encoding="utf-8")
    return path


def start(path: Path) -> Any:
    """The module of rules as another process would import it."""
    rule_files._rule_file.cache_clear()
    spec = spec_from_file_location("kept_rules", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the procedures that were compiled, as they come."""
    names: list[str] = []

    def listed(function: Callable[..., Any], tree: Any) -> Any:
        names.append(function.__name__)
        return compile_blocks(function, tree)

    monkeypatch.setattr(rule_files, "compile_blocks", listed)
    return names


def only(folder: Path) -> Path:
    [entry] = folder.iterdir()
    return entry


def procedures(saga: str) -> dict[str, list[Procedure]]:
    """Every procedure of a game, by the file that it is written in."""
    meadhall.games.game(saga)
    found: dict[str, list[Procedure]] = {}
    for name, module in list(sys.modules.items()):
        if name.startswith(package_of(saga)):
            for rule in vars(module).values():
                if isinstance(rule, Procedure) and rule.__module__ == name:
                    found.setdefault(rule.plain.__code__.co_filename, []).append(rule)
    return found


@pytest.mark.parametrize("saga", meadhall.sagas())
@pytest.mark.usefixtures("folder")
def test_a_kept_procedure_is_what_its_source_compiles_to(saga: str) -> None:
    """Kept or compiled here, the blocks are equal. 0.7 CPU seconds in all."""
    for path, rules in procedures(saga).items():
        source = Path(path).read_bytes()
        writer, reader = RuleFile(path, source), RuleFile(path, source)
        made = [writer.compiled(rule.plain) for rule in rules]
        kept = [reader.compiled(rule.plain) for rule in rules]

        assert reader.trees == {}, "read from disk"
        assert kept == made
        assert [form.fingerprint for form in kept] == [rule.fingerprint for rule in rules]
        assert [places(form) for form in kept] == [places(form) for form in made]
        assert [[code for code in form.codes if code] for form in kept] == [running(rule) for rule in rules]


def places(form: Compiled) -> list[str]:
    """The files that tracebacks name, which codes are equal without."""
    return [code.co_filename for code in form.codes if code]


def running(rule: Procedure) -> list[Any]:
    """The codes of the blocks that a rule runs by in this process."""
    return [block.__code__ for block in rule.frame.blocks if block is not nowhere]


def test_a_process_that_finds_everything_kept_reads_no_source(folder: Path) -> None:
    """Two processes, 0.3 CPU seconds."""
    env = os.environ | {"MEADHALL_GUESTS": "skalds=tests.skalds"}

    first, other = [
        subprocess.run([sys.executable, "-c", START, *kept], env=env, check=True, capture_output=True, text=True).stdout
        for kept in ((), ("kept",))
    ]

    assert first == other
    assert (folder.stat().st_mode & 0o777, only(folder).stat().st_mode & 0o777) == (0o700, 0o600)


def test_what_was_kept_is_not_compiled_again(folder: Path, rules: Path, compiled: list[str]) -> None:
    start(rules)
    start(rules)

    assert compiled == ["first", "second"]
    assert only(folder).suffix == ".blocks"


@pytest.mark.usefixtures("folder")
def test_a_changed_source_counts_at_once(rules: Path, compiled: list[str]) -> None:
    """Even one of the same length and time: a package that was unpacked may have no other."""
    before, stat = start(rules), rules.stat()
    rules.write_text(RULES.replace("answer + 1", "answer + 2"), encoding="utf-8")
    os.utime(rules, ns=(stat.st_atime_ns, stat.st_mtime_ns))
    Path(before.__cached__).unlink(missing_ok=True)

    after = start(rules)

    assert compiled == ["first", "second"] * 2
    assert before.first.fingerprint != after.first.fingerprint


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda kept: kept[:0],
    "cut short": lambda kept: kept[:-9],
    "foreign": lambda kept: GARBAGE * (1 + len(kept) // len(GARBAGE)),
    "one bit": lambda kept: kept[:40] + bytes([kept[40] ^ 1]) + kept[41:],
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_file_is_compiled_again_and_replaced(
    folder: Path, rules: Path, compiled: list[str], spoil: Callable[[bytes], bytes]
) -> None:
    start(rules)
    good = only(folder).read_bytes()
    only(folder).write_bytes(spoil(good))

    start(rules)
    start(rules)

    assert compiled == ["first", "second"] * 2
    assert len(only(folder).read_bytes()) == len(good)


def test_a_file_of_another_source_is_not_taken(folder: Path, rules: Path, compiled: list[str], tmp_path: Path) -> None:
    start(rules)
    kept = only(folder).read_bytes()
    other = tmp_path / "other_rules.py"
    other.write_text(RULES, encoding="utf-8")
    start(other)
    for entry in folder.iterdir():
        entry.write_bytes(kept)

    start(other)

    assert compiled == ["first", "second"] * 3


@pytest.mark.skipif(sys.platform == "win32", reason="has other owners and modes")
@pytest.mark.parametrize("mode", [0o620, 0o602])
@pytest.mark.parametrize("shared", ["file", "folder"])
def test_what_others_can_write_is_ignored(
    folder: Path, rules: Path, compiled: list[str], shared: str, mode: int
) -> None:
    start(rules)
    (only(folder) if shared == "file" else folder).chmod(mode | 0o100)

    start(rules)

    assert compiled == ["first", "second"] * 2


@pytest.mark.skipif(sys.platform == "win32", reason="has other owners and modes")
def test_what_belongs_to_another_user_is_neither_read_nor_written(
    folder: Path, rules: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    start(rules)
    kept = only(folder).stat()
    monkeypatch.setattr(os, "geteuid", lambda: kept.st_uid + 1)

    start(rules)

    assert compiled == ["first", "second"] * 2
    assert only(folder).stat() == kept


@pytest.mark.skipif(sys.platform == "win32", reason="asks for rights to make links")
def test_a_link_is_not_followed(folder: Path, rules: Path, compiled: list[str], tmp_path: Path) -> None:
    start(rules)
    only(folder).rename(tmp_path / "elsewhere")
    (folder / rule_entry(rules).name).symlink_to(tmp_path / "elsewhere")

    start(rules)

    assert compiled == ["first", "second"] * 2


def rule_entry(rules: Path) -> Path:
    entry = block_cache._entry(str(rules))
    assert entry is not None
    return entry


@pytest.mark.parametrize("value", ["", "0"])
def test_nothing_is_kept_where_the_user_says_so(
    tmp_path: Path, rules: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[str], value: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("MEADHALL_CACHE", value)

    start(rules)
    start(rules)

    assert compiled == ["first", "second"] * 2
    assert not (tmp_path / ".cache").exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="keep caches elsewhere")
@pytest.mark.parametrize("variable", ["XDG_CACHE_HOME", "HOME"])
def test_blocks_lie_in_the_cache_of_the_user(
    tmp_path: Path, rules: Path, monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    for name in ("MEADHALL_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, str(tmp_path))

    start(rules)

    assert only(tmp_path / ("meadhall" if variable == "XDG_CACHE_HOME" else ".cache/meadhall")).is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="has no /proc and no limits")
@pytest.mark.parametrize("place", ["/dev/null", "/dev/null/cache", "/proc/cache", "home"])
def test_without_a_place_to_write_everything_is_compiled(
    rules: Path, monkeypatch: pytest.MonkeyPatch, compiled: list[str], place: str
) -> None:
    if place == "home":
        for name in ("MEADHALL_CACHE", "XDG_CACHE_HOME"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("HOME", "/nonexistent")
    else:
        monkeypatch.setenv("MEADHALL_CACHE", place)

    start(rules)

    assert compiled == ["first", "second"]
    assert not Path("/nonexistent").exists()


FULL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # as on a disk without room
import meadhall
meadhall.new("skalds", seats=2, seed=7)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="has no limits")
def test_a_full_disk_leaves_nothing_behind(folder: Path) -> None:
    env = os.environ | {"MEADHALL_GUESTS": "skalds=tests.skalds", "PYTHONDONTWRITEBYTECODE": "1"}

    subprocess.run([sys.executable, "-c", FULL], env=env, check=True)

    assert list(folder.iterdir()) == []


def test_old_entries_are_thrown_away(folder: Path, rules: Path) -> None:
    folder.mkdir(mode=0o700)
    for name, days in (("gone.blocks", 91), ("recent.blocks", 89), ("of-others", 91)):
        (folder / name).write_bytes(GARBAGE)
        then = rules.stat().st_mtime - days * 24 * 3600
        os.utime(folder / name, (then, then))

    start(rules)

    assert {entry.name for entry in folder.iterdir()} == {"recent.blocks", "of-others", rule_entry(rules).name}
