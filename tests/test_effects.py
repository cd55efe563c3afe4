"""Every effect that cards can have is read by a rule. Half a second."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from tools import effects

PACKAGES = [meadhall.game(slug).package for slug in meadhall.sagas()]


@pytest.mark.parametrize("package", PACKAGES)
def test_a_rule_reads_every_effect(package: str) -> None:
    """If this fails for an effect that works, `UNNAMED` of the tool says how; if it names one that is read, it goes."""
    unread = effects.missing(effects.GAMES / package, effects.RULES)
    assert effects.declared(effects.GAMES / package)
    assert effects.nameless(effects.GAMES / package) == []
    assert set(unread) == set(effects.UNNAMED.get(package, ()))


def test_an_effect_that_no_one_reads_is_found(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "rules").mkdir()
    hooks = "".join([f'{name.upper()}: Final = Hook("{name}", 0)\n' for name in ("luck", "run", "end")])
    (tmp_path / "cards" / "tables.py").write_text(hooks)
    (tmp_path / "cards" / "words.py").write_text("PLAY: Final = ('draw', 'burn', 'renew')\nDRAW, BURN = range(2)\n")
    (tmp_path / "rules" / "effects.py").write_text("@t.END.of(t.STORM)\ndef storm(g):\n    return None\n")
    (tmp_path / "rules" / "turns.py").write_text("def play(g):\n    return t.RUN[0] if g.word == w.DRAW else 0\n")

    assert effects.declared(tmp_path) == ["LUCK", "RUN", "END", "DRAW", "BURN"]
    assert effects.missing(tmp_path, effects.RULES) == ["LUCK", "END", "BURN"]
    assert effects.nameless(tmp_path) == ["renew"]
    assert effects.missing(tmp_path, ("heuristics",)) == ["LUCK", "RUN", "END", "DRAW", "BURN"]


def test_the_list_names_what_bots_and_stage_leave_out(capsys: pytest.CaptureFixture[str]) -> None:
    effects.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in told[::2]] == sorted(PACKAGES)
    assert all(": bots give no value to: " in line for line in told[::2])
    assert all(": the stage does not name: " in line for line in told[1::2])
