"""Two editions side by side in one process: each table plays with the box it holds."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.games.editions import open_edition
from meadhall.games.thorgal.cards.tables import BASE_FOLDER
from meadhall.kernel import Chance, CorruptData, Game, Match, OtherEdition
from meadhall.kernel.data import decode, encode
from tests.contract.cases import random_answer


@pytest.fixture
def mine(tmp_path: Path) -> Game[Any]:
    """An edition whose Outlaws cost nothing, and whose events have other effects."""
    folder = Path(shutil.copytree(BASE_FOLDER, tmp_path / "mine"))
    path = folder / "outlaws.csv"
    lines = path.read_text(encoding="utf-8").splitlines()
    cells = [line.split("|") for line in lines]
    for row in cells[1:]:
        if row[1] == "event":
            row[12] = "draw(2)"
        row[8] = row[8] and "0"
    path.write_text("\n".join(["|".join(row) for row in cells]), encoding="utf-8")
    return open_edition("thorgal", folder)


def play_on(match: Match[Any], chance: Chance, most: int) -> None:
    for _ in range(most):
        if match.over:
            return
        match.apply(*random_answer(match, chance))


def alone(edition: str) -> str:
    match = meadhall.new("thorgal", seats=2, seed=5, edition=edition, factions=["outlaws", "stars"])
    play_on(match, Chance(5), 100_000)
    return match.hash()


def test_two_editions_are_played_in_turn_as_they_are_alone(mine: Game[Any]) -> None:
    names = ("base", mine.edition)
    matches = [meadhall.new("thorgal", seats=2, seed=5, edition=e, factions=["outlaws", "stars"]) for e in names]
    chances = [Chance(5), Chance(5)]
    while not all([match.over for match in matches]):
        for match, chance in zip(matches, chances, strict=True):
            play_on(match, chance, 3)

    assert [match.hash() for match in matches] == [alone(edition) for edition in names]
    assert matches[0].hash() != matches[1].hash()
    assert [match.clone().state.box for match in matches] == [meadhall.game("thorgal").box, mine.box]


def test_a_saved_position_names_its_edition_and_finds_it_again(mine: Game[Any]) -> None:
    match = meadhall.new("thorgal", seats=3, seed=2, edition=mine.edition)
    play_on(match, Chance(1), 40)
    raw = match.save()

    again = meadhall.load(raw)
    assert (again.game, again.state.box, again.hash()) == (mine, mine.box, match.hash())
    with pytest.raises(OtherEdition, match="not of 'base'"):
        Match.load(meadhall.game("thorgal"), raw)
    unknown = encode({**decode(raw), "edition": "own-nobody"})
    with pytest.raises(OtherEdition, match="has no edition 'own-nobody'; it has: base"):
        meadhall.load(unknown)
    with pytest.raises(CorruptData, match="not a saved position"):
        meadhall.load(encode({**decode(raw), "edition": 7}))


def test_a_record_is_played_with_its_own_cards_only(mine: Game[Any]) -> None:
    match = meadhall.new("thorgal", seats=2, seed=3, edition=mine.edition)
    play_on(match, Chance(3), 100_000)
    record = match.record
    assert record is not None
    assert record.edition == mine.edition

    assert meadhall.replay(record).hash() == match.hash()
    record.edition = "own-other"
    with pytest.raises(OtherEdition, match="own-other"):
        meadhall.replay(record)
    with pytest.raises(OtherEdition, match="not of 'base'"):
        Match.new(meadhall.game("thorgal"), meadhall.Record("thorgal", 2, 1, mine.edition, actions=[]))


def test_an_option_means_the_same_in_both(mine: Game[Any]) -> None:
    base = meadhall.game("thorgal").vocabulary

    assert len(base) == len(mine.vocabulary)
    assert base.parse("pass") == mine.vocabulary.parse("pass")
    assert base.parse("count 3") == mine.vocabulary.parse("count 3")
    assert [(b.verb, b.base) for b in base.blocks] == [(b.verb, b.base) for b in mine.vocabulary.blocks]
