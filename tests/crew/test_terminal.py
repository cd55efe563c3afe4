"""The crew in the terminal: how a match of one, of a team and of rivals begins and ends, to players and to others."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.kernel import Match
from meadhall.ledger import Language
from tests.crew.guest import SLUG, invite
from tests.crew.table import Crew
from tests.terminal.table import at_the_table, meadhall_says


@pytest.fixture(autouse=True)
def guest(monkeypatch: pytest.MonkeyPatch) -> None:
    invite(monkeypatch)


def nearly(seats: int, *, won: bool) -> Match[Crew]:
    """A match that ends with the next card, any card."""
    match: Match[Crew] = meadhall.new(SLUG, seats=seats, seed=3)
    match.state.built[0] = 11 if won else 0
    match.state.water = 0 if won else 99
    return match


@pytest.mark.parametrize(
    ("seats", "won", "lang", "words"),
    [
        (1, True, "en", "You won. Score: "),
        (1, False, "fr", "Le jeu gagne. Votre score\u00a0: "),
        (2, True, "fr", "Vous avez gagné ensemble. Score\u00a0: "),
        (2, False, "en", "The game wins. Your score: "),
    ],
)
def test_players_win_or_lose_together(seats: int, won: bool, lang: Language, words: str) -> None:
    said = at_the_table(nearly(seats, won=won), "batir\n2\n" if lang == "fr" else "2\n", lang=lang)
    assert words in said
    assert "1. " not in said.rpartition(words)[2]
    assert ("L’Équipage" if lang == "fr" else "The Crew") in said


@pytest.mark.parametrize(("lang", "words"), [("en", " together. Score: "), ("fr", " ensemble. Score\u00a0: ")])
def test_a_spectator_reads_of_others(lang: str, words: str) -> None:
    said = meadhall_says("play", SLUG, "--watch", "--plain", "--seats", "2", "--seed", "3", "--lang", lang)
    told = next(line for line in said.splitlines() if words in line)
    assert told.startswith("Wolf, Bear won" if lang == "en" else "Loup, Ours ont")


def test_a_team_is_not_compared_in_the_arena() -> None:
    said = meadhall_says("arena", SLUG, "--bots", "greedy", "--seats", "1", "--games", "1", alone=True)
    assert said.startswith("crew, 1 seat, 1 match, seed 1")
    assert " –  " in said
    assert "even" not in said
