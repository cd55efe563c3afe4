"""Matches played through the real program, and what a session answers to what is typed."""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.bots import make_bot
from meadhall.cli import main
from meadhall.kernel import Record
from meadhall.terminal.screen import Screen
from meadhall.text import Speech
from tests.games.blood_rage.scene import scene
from tests.terminal.table import at_the_table, meadhall_says

TABLE = ("play", "blood-rage", "--plain", "--seats", "2", "--seed", "7", "--bots", "random")


def test_a_whole_match_by_typing_ones(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    said = meadhall_says(*TABLE, "--save", str(file), typed="1\n" * 400, alone=True)
    assert "The match is over." in said
    assert "\n1. " in said
    match = meadhall.replay(Record.load(file))
    assert match.over
    assert match.outcome is not None
    assert f" – {max(match.outcome.scores)}" in said.splitlines()[-3]


def test_without_a_keyboard_it_says_how_to_play() -> None:
    for env in ({}, {"OPEN": "0"}):
        said = meadhall_says("play", "blood-rage", env=env)
        assert said.count("\n") == 1
        assert "meadhall play blood-rage" in said


def test_the_end_of_the_commands_ends_the_session() -> None:
    assert meadhall_says(*TABLE, typed="1\n").endswith("End of input. The match was not saved.\n")


@pytest.mark.parametrize(
    "words", [("--me", "fox"), ("--bots", "oracle"), ("--edition", "deluxe"), ("--resume", "none")]
)
def test_bad_arguments_are_a_sentence(words: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*TABLE, *words]) == 2
    assert capsys.readouterr().err.startswith("meadhall play: ")


def test_save_and_resume_give_the_same_position(tmp_path: Path) -> None:
    file, again = str(tmp_path / "one.json"), str(tmp_path / "two.json")
    first = meadhall_says(*TABLE, typed="1\n2\n1\n2\n1\n2\n1\n" + f"save {file}\ntable\nquit\n\n")
    second = meadhall_says(*TABLE, "--resume", file, typed=f"save {again}\ntable\nquit\n\n")
    table = "\nAge I, Action"
    assert first[first.rindex(table) :] == second[second.rindex(table) :]
    assert Record.load(Path(file)) == Record.load(Path(again))


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    said = meadhall_says(*TABLE, typed=f"1\nquit\n{file}\n")
    assert "Save before you leave?" in said
    assert meadhall.replay(Record.load(file)).decisions


def test_leaving_is_asked_again_when_the_match_could_not_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    said = meadhall_says(*TABLE, "--save", str(tmp_path), typed=f"1\nquit\n{tmp_path / 'none' / 'x'}\n{file}\n")
    assert f"{tmp_path} is a folder." in said
    assert f"{tmp_path / 'none' / 'x'} does not exist." in said
    assert said.count("Save before you leave?") == 2
    assert meadhall.replay(Record.load(file)).decisions
    assert [path.name for path in tmp_path.iterdir()] == ["left.json"]


def test_the_end_of_the_commands_saves_what_was_to_be_saved(tmp_path: Path) -> None:
    file = tmp_path / "left.json"
    said = meadhall_says(*TABLE, "--save", str(file), typed="1\n")
    assert "was not saved" not in said
    assert len(Record.load(file).actions) > 0


def test_an_interrupted_match_is_saved_where_it_was_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(screen: Screen) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupted)
    assert main([*TABLE, "--save", str(tmp_path / "left.json")]) == 130
    assert Record.load(tmp_path / "left.json").saga == "blood-rage"


def test_a_file_is_named_as_in_a_shell(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path)}
    said = meadhall_says(*TABLE, typed="1\nsave\nload\nsave ~/m.json\nload ~/none\nload ~/m.json\nquit\n\n", env=home)
    assert "for example: save match.json" in said
    assert "for example: load match.json" in said
    assert "~/none does not exist." in said
    assert "~/m.json loaded." in said
    assert (tmp_path / "m.json").exists()


def test_french_from_the_first_word_to_the_last() -> None:
    said = meadhall_says(
        *TABLE, "--lang", "fr", "--me", "bear", typed="1\n1\naide\n? valkyrie\nrègles BR-512\nquitter\n\n"
    )
    assert "Gardez 2 cartes" in said
    assert "Commandes" in said
    assert "Améliorations" not in said.split("Commandes")[0]
    assert "une province adjacente" in said
    assert said.endswith("À la prochaine.\n")


def test_watching_bots_needs_no_one() -> None:
    said = meadhall_says("play", "blood-rage", "--watch", "--plain", "--seats", "2", "--seed", "3", "--bots", "random")
    assert "Action phase." in said
    assert "The match is over." in said


# -- what is typed ----------------------------------------------------------------------------------------


def test_words_numbers_and_parts_of_words() -> None:
    for line in ("invade leader gimle", "inv lead gim", "Invade GIMLE with the Leader", "leader gimle"):
        s = scene(seats=2)
        at_the_table(s.match, f"{line}\n")
        assert s.at("wolf", "gimle") == ["leader"], line


def test_french_words_without_accents() -> None:
    s = scene(seats=2, hands={"wolf": ["troll"]})
    at_the_table(s.match, "amelioration troll\n", lang="fr")
    assert s.upgrades("wolf") == ["troll"]


def test_order_says_where_a_march_begins() -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": 1, "utgard": 1}})
    at_the_table(s.match, "march utgard gimle\nwarrior\n")
    assert s.at("wolf", "gimle") == ["warrior", "warrior"]


def test_nothing_is_lost_by_bad_input() -> None:
    s = scene(seats=2)
    before = s.match.hash()
    said = at_the_table(s.match, "hello\n999\ninvade gimle\n\nload\nsave\nlang de\nload nowhere.json\n")
    assert s.match.hash() == before
    for line in (
        "“hello” is not an option here",
        "There is no option 999",
        "“invade gimle” could mean several options:",
        "Add a file name",
        "Choose a language",
        "Error:",
    ):
        assert line in said


def test_a_refusal_says_why_and_names_the_rule() -> None:
    s = scene(seats=2, destroyed=["gimle"], rage={"wolf": 1})
    said = at_the_table(s.match, "invade warrior gimle\ninvade ship north\n")
    assert "Not allowed: this province is destroyed (BR-135)." in said
    assert "Not allowed: needs 2 Rage; you have 1 (BR-212)." in said
    french = at_the_table(s.match, "invade ship north\n", lang="fr")
    assert "Impossible\u00a0: il faut 2 de Rage\u00a0; vous en avez 1 (BR-212)." in french


def test_load_goes_on_with_another_match(tmp_path: Path) -> None:
    other = meadhall.new("blood-rage", seats=3, seed=2, clans=["raven", "wolf", "bear"])
    assert other.record is not None
    file = tmp_path / "other.json"
    other.record.save(file)
    said = at_the_table(scene(seats=2).match, f"load {file}\n")
    assert f"{file} loaded." in said
    after = said[said.index(" loaded.") :]
    assert "Raven: 6 Rage, 0 Glory" in after
    assert "Keep 1 card" in after


def test_undo_takes_back_a_march() -> None:
    s = scene(seats=2, figures={"wolf": {"gimle": 2}})
    before = s.match.hash()
    said = at_the_table(s.match, "undo\nmarch gimle utgard\nundo\n")
    assert "You can’t undo" in said
    assert "Undone." in said
    assert s.match.hash() == before


def test_a_person_may_take_the_turn_back_before_it_ends() -> None:
    s = scene(seats=2)
    bots = {1: make_bot("random", s.match.game, 1)}
    said = at_the_table(s.match, "leader gimle\nwhat?\nundo\nleader utgard\n\n", person=True, bots=bots)
    assert "Press Enter or type undo." in said
    assert s.at("wolf", "gimle") == []
    assert s.at("wolf", "utgard") == ["leader"]


def test_help_explains_things_and_finds_rules() -> None:
    s = scene(seats=2, hands={"wolf": ["troll"]}, figures={"bear": {"gimle": "2 warrior"}})
    said = at_the_table(s.match, "?\n? gimle\n? troll\n? tie\n? qwertz\nrules BR-512\nrules BR-999999\n")
    assert "3 of 5 villages free; " in said
    assert "Bear: Warrior ×2, Strength 2" in said
    assert "Troll (Monster upgrade, −2 Rage, 2 Strength, Age I): " in said
    assert "from published card lists and answers" in said
    assert "rules for “tie”:" in said
    assert "No card, place or rule matches “qwertz”" in said
    assert "BR-512x" in said
    assert "has no rule BR-999999" in said


def test_hint_log_hand_table_and_language() -> None:
    s = scene(seats=2, hands={"wolf": ["tyrs-smash"]})
    said = at_the_table(s.match, "log\nnow\nhint\nhand\ntable\nlang fr\nconseil\nrepères\n")
    assert "Nothing has happened yet." in said
    assert "Pillaging is free, and raises a stat or scores Glory." in said
    assert "Suggestion: " in said
    assert "At the end of the Age, you should have about" in said
    assert "Tyr’s Smash I" in said
    assert "on the board" in said.casefold()
    assert "Conseil\u00a0: " in said
    assert "À la fin de l’Âge, vous devriez avoir environ" in said
    assert "Piller est gratuit" in said


def test_save_the_figure_or_the_match() -> None:
    """`save` is a command, unless its whole line is one of the options."""
    s = scene(
        seats=2, figures={"wolf": {"gimle": 2}, "bear": {"gimle": 1}}, upgrades={"bear": ["friggas-protection"]},
        hands={"wolf": ["odins-smite"], "bear": ["tyrs-smash"]},
    )  # fmt: skip
    s.play("wolf: pillage gimle").decline_all("join_battle").play("wolf: odins-smite", "bear: tyrs-smash")
    assert s.asked() == ["bear: save_figure"]
    said = at_the_table(s.match, "save warrior\n", people=(1,))
    assert "pays 1 Rage to save a Warrior" in said


# -- several people ---------------------------------------------------------------------------------------


def test_the_curtain_falls_between_two_people() -> None:
    hot = ("play", "blood-rage", "--plain", "--seats", "2", "--seed", "7", "--hotseat", "wolf,bear")
    said = meadhall_says(*hot, typed="\n1\n1\n\n")
    curtains = said.split("Next: ")
    assert [part.partition(".")[0] for part in curtains[1:]] == ["the Wolf", "the Bear"]
    match = meadhall.new("blood-rage", seats=2, seed=7)
    speech = Speech(match.game, "en", ("wolf", "bear"))
    hands = [{speech.option(option, "draft") for option in match.options(seat)} for seat in (0, 1)]
    for seat in (0, 1):
        assert all(f"{option} (" in curtains[1 + seat] for option in hands[seat])
        assert not any(f"{option} (" in curtains[1 + seat] for option in hands[1 - seat] - hands[seat])


def test_a_person_sees_nothing_of_anothers_choice() -> None:
    picks = []
    for choice in ("1\n1\n", "5\n5\n"):
        match = meadhall.new("blood-rage", seats=2, seed=7)
        said = at_the_table(match, f"\n{choice}\n", people=(0, 1))
        picks.append(said[said.index("Next: the Bear") :])
    assert picks[0] == picks[1]


def test_any_clan_can_be_played_at_any_table() -> None:
    said = meadhall_says(
        "play", "blood-rage", "--plain", "--seats", "2", "--me", "raven", "--seed", "1", typed="table\n"
    )
    assert "Raven" in said
    assert "Keep 2 cards" in said
