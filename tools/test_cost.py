"""Where does the time of the tests go?

    python tools/test_cost.py                                 # the whole suite, on all cores
    python tools/test_cost.py tests/server -n 2               # some of it: anything that pytest takes
    python tools/test_cost.py --write                         # and keep it in tests/costs.toml, which orders the tests

Counts CPU seconds, children included, in a control group: wall time says little on a busy machine. Each worker of
pytest and all that it starts are a group, read after every test; the use of each process is looked up at the same time.
It needs Linux and leave to make a group: root, or
`systemd-run --user --scope -p Delegate=yes python tools/test_cost.py`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
COSTS: Final = ROOT / "tests" / "costs.toml"
HERE: Final = "MEADHALL_COST"  # for the workers of pytest: the group, and where to write what they counted
LOOK: Final = 0.3  # seconds between two looks at the processes
LONG: Final = 4.0  # CPU seconds from which a test is dealt alone
SHOWN: Final = 30  # of the slowest
ENDED: Final = "ended between two looks"
KINDS: Final = {  # what a process is, by a part of its command line; the first that is found counts
    "chrom": "Chromium", "postgres": "PostgreSQL", "initdb": "PostgreSQL", "playwright": "node", "node": "node",
    "multiprocessing": "workers of halls and bots", "forkserver": "workers of halls and bots", "pytest": "pytest",
    "sys.stdin.readline": "pytest", "meadhall": "meadhall", "": "others",
}  # fmt: skip

Seconds: TypeAlias = Mapping[str, float]  # by folder, kind of process or test
Costs: TypeAlias = list[tuple[str, float]]  # of tests, as they came


# -- control groups ------------------------------------------------------------------------------------------------


class Group:
    """A control group, whose CPU time the system adds up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def below(self, name: str) -> Group:
        """A part of it, made if need be."""
        (self.folder / name).mkdir(exist_ok=True)
        return Group(self.folder / name)

    def join(self) -> None:
        """Count this process, and all that it starts, here."""
        (self.folder / "cgroup.procs").write_text(str(os.getpid()))

    def seconds(self) -> float:
        """CPU time until now: of version 1 in nanoseconds, of version 2 in microseconds."""
        v1 = self.folder / "cpuacct.usage"
        if v1.exists():
            return int(v1.read_text()) / 1e9
        lines = dict([line.split() for line in (self.folder / "cpu.stat").read_text().splitlines()])
        return int(lines["usage_usec"]) / 1e6

    def pids(self) -> Iterator[str]:
        """The processes in it and in its parts."""
        for procs in self.folder.rglob("cgroup.procs"):
            with suppress(OSError):
                yield from procs.read_text().split()

    def remove(self) -> None:
        """Take it away again; a process that still runs keeps it."""
        for folder in (*self.folder.glob("*/"), self.folder):
            with suppress(OSError):
                folder.rmdir()


def new_group() -> Group:
    """A group below the one of this process; exits with what is missing."""
    reasons = []
    for place in places():
        group = Group(place / f"meadhall-tests-{os.getpid()}")
        try:
            group.folder.mkdir()
            group.below("try").seconds()
        except (OSError, KeyError) as error:
            reasons.append(f"{place}: {error}")
            group.remove()
        else:
            return group
    sys.exit("\n".join(["No control group to count in (see the head of this file).", *reasons]))


def places() -> Iterator[Path]:
    """Where this process's groups may be: cpuacct of version 1, or version 2, each also at its root in a container."""
    for line in Path("/proc/self/mountinfo").read_text().splitlines():
        mount, system = [part.split() for part in line.split(" - ")]
        if system[0] == "cgroup2" or "cpuacct" in system[-1].split(","):
            root = Path(mount[4])
            yield from dict.fromkeys([root / own_path(system[0] == "cgroup2"), root])


def own_path(v2: bool) -> str:
    """The group of this process, relative to its root."""
    for line in Path("/proc/self/cgroup").read_text().splitlines():
        _, names, path = line.split(":", 2)
        if (not names) if v2 else ("cpuacct" in names.split(",")):
            return path.strip("/")
    return ""


# -- in the workers of pytest: `-p tools.test_cost` ----------------------------------------------------------------


class Counting:
    """Reads the worker's group after each test."""

    def __init__(self, group: Group, file: Path) -> None:
        self.group, self.file = group, file
        self.costs: list[tuple[str, float]] = []
        self.shared: set[str] = set()  # files that set up something for all their tests

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        before = self.group.seconds()
        done = yield
        self.costs.append((item.nodeid, self.group.seconds() - before))
        return done

    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> None:
        if fixturedef.scope == "module":
            self.shared.add(request.node.nodeid)

    def pytest_sessionfinish(self) -> None:
        counted = {"costs": self.costs, "shared": sorted(self.shared), "ended": time.monotonic()}
        self.file.write_text(json.dumps(counted), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    """Count in this process, unless it only deals out tests to others."""
    if HERE in os.environ and (hasattr(config, "workerinput") or not config.getoption("numprocesses", None)):
        group, folder = json.loads(os.environ[HERE])
        worker = os.environ.get("PYTEST_XDIST_WORKER", "alone")
        own = Group(Path(group)).below(worker)
        own.join()
        config.pluginmanager.register(Counting(own, Path(folder) / f"{worker}.json"))


# -- the report ----------------------------------------------------------------------------------------------------


class Processes:
    """The CPU time of processes by kind, as far as they were seen."""

    def __init__(self, group: Group) -> None:
        self.group = group
        self.seen: dict[tuple[str, str], tuple[str, float]] = {}  # by number and start

    def look(self) -> None:
        for pid in self.group.pids():
            with suppress(OSError):  # it may have ended just now
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                command = Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace")
                used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
                self.seen[pid, fields[19]] = kind_of(command), used

    def by_kind(self, total: float) -> Seconds:
        found = summed(self.seen.values())
        return {**found, ENDED: total - sum(found.values())}


def kind_of(command: str) -> str:
    return next(kind for part, kind in KINDS.items() if part in command)


def measure(words: Sequence[str], folder: Path) -> tuple[int, float, Seconds]:
    """Run pytest in its own group: its exit status, all CPU seconds, and those of each kind of process."""
    group = new_group()
    processes = Processes(group)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tools.test_cost", *words]
    env = os.environ | {HERE: json.dumps([str(group.folder), str(folder)])}
    with subprocess.Popen(command, cwd=ROOT, env=env, preexec_fn=group.join) as tests:  # noqa: PLW1509 (one thread here)
        while True:
            processes.look()
            try:
                status = tests.wait(LOOK)
            except subprocess.TimeoutExpired:
                continue
            total = group.seconds()
            group.remove()
            return status, total, processes.by_kind(total)


def table(title: str, rows: Seconds, most: int | None = None) -> None:
    print(f"\nCPU s  {title}")
    for name, used in ranked(rows)[:most]:
        print(f"{used:6.1f}  {name}")


def ranked(rows: Seconds) -> list[tuple[str, float]]:
    """The largest first."""
    return sorted(rows.items(), key=lambda row: -row[1])


def summed(rows: Iterable[tuple[str, float]]) -> Seconds:
    """The seconds of each name."""
    found: defaultdict[str, float] = defaultdict(float)
    for name, used in rows:
        found[name] += used
    return found


def file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


def folder_of(nodeid: str) -> str:
    """`tests/games`, or the file, if it is in no folder."""
    return "/".join(file_of(nodeid).split("/")[:2])


def ends(workers: Mapping[str, Any]) -> Iterator[str]:
    """How well the tests were dealt: when each worker had none left."""
    last = max([one["ended"] for one in workers.values()], default=0.0)
    for name, one in workers.items():
        yield f"{name}: {len(one['costs'])} tests, ended {last - one['ended']:.1f} s before the last"


def written(costs: Costs, shared: set[str], known: Mapping[str, Seconds]) -> str:
    """The content of tests/costs.toml; what is known of files that were not counted stays."""
    counted = {file_of(nodeid) for nodeid, _ in costs}
    kept = {part: {name: s for name, s in known[part].items() if file_of(name) not in counted} for part in known}
    cases: dict[str, list[float]] = {}
    for nodeid, used in costs:
        cases.setdefault(nodeid.partition("[")[0], []).append(used)
    alone = {name: max(each) for name, each in cases.items() if max(each) >= LONG and file_of(name) not in shared}
    files = summed((file_of(nodeid), used) for nodeid, used in costs if nodeid.partition("[")[0] not in alone)
    lines = [
        "# CPU seconds of the tests, children included; `python tools/test_cost.py --write` counts them anew.",
        "# It decides in which order tests are dealt to the workers, and about nothing else: see dealing.py.",
        "", "[alone] # dealt alone: of one case",
        *[f'"{name}" = {used:.0f}' for name, used in ranked({**kept["alone"], **alone})],
        "", "[files] # dealt as a whole, without those above",
        *[f'"{name}" = {used:.1f}' for name, used in ranked({**kept["files"], **files})],
    ]  # fmt: skip
    return "\n".join(lines) + "\n"


def main(words: Sequence[str]) -> int:
    """Run the tests, tell what they cost."""
    chosen = [word for word in words if word != "--write"] or ["-n", "auto", "--dist", "loadscope"]
    with tempfile.TemporaryDirectory() as folder:
        status, total, kinds = measure(chosen, Path(folder))
        read = {file.stem: json.loads(file.read_text("utf-8")) for file in sorted(Path(folder).iterdir())}
    costs = [(nodeid, used) for one in read.values() for nodeid, used in one["costs"]]
    table("by folder", summed((folder_of(nodeid), used) for nodeid, used in costs))
    table("by kind of process", kinds)
    table(f"the slowest {SHOWN} tests", dict(costs), SHOWN)
    print("\n" + "\n".join(ends(read)))
    print(f"{total:.0f} CPU seconds in all, {sum(used for _, used in costs):.0f} of them in {len(costs)} tests")
    if "--write" in words:
        shared = {file for one in read.values() for file in one["shared"]}
        known = tomllib.loads(COSTS.read_text("utf-8"))
        COSTS.write_text(written(costs, shared, known), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
