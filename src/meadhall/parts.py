"""The matches of a long series, kept in a file, so that it can be played in parts and go on after a stop."""

from __future__ import annotations

from pathlib import Path

import msgspec

from meadhall.kernel import CorruptData

Counts = dict[str, int]


class Parts:
    """Counts of several series by their names. The file is replaced whole, so that a stop never leaves half of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.series = _read(path)

    def of(self, name: str) -> Counts:
        return self.series.setdefault(name, {})

    def add(self, name: str, **counts: int) -> None:
        """Count more of a series; `save` keeps it."""
        series = self.of(name)
        for key, count in counts.items():
            series[key] = series.get(key, 0) + count

    def total(self, key: str) -> int:
        """The sum of one count over all series of the file."""
        return sum([series.get(key, 0) for series in self.series.values()])

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(self.series)) + b"\n")
        beside.replace(self.path)


def _read(path: Path) -> dict[str, Counts]:
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Counts])
    except (msgspec.DecodeError, OSError) as error:
        raise CorruptData(f"{path} does not tell what was played so far: {error}") from error
