"""Every message exists in both languages, says the same things, is used, and can be spoken."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, get_origin

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall import ledger
from meadhall.games.asgard.cards import words as aw
from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import words as w
from meadhall.kernel import Decision, Game, IllegalAction, Noun, Question, Waiting
from meadhall.ledger import Language
from meadhall.text import LANGUAGES, Locale, MissingText, Speech, elided, event_hints, noun_of, plain, question_hints

GAME = meadhall.game("blood-rage")
GAMES = [meadhall.game(saga) for saga in meadhall.sagas()]
QUESTIONS = [pytest.param(game, q, id=f"{game.slug}-{q.name}") for game in GAMES for q in game.questions.values()]
PACKAGES = ("meadhall", "meadhall.terminal", *[f"meadhall.games.{game.package}" for game in GAMES])
SOURCES = Path(str(files("meadhall")))
ZONES = ("draft", "picked", "hand", "kept", "quests")  # of a seat's own cards, in a picture
SOURCED = ("rulebook", "public", "design")
REASONS = ("not-asked", "not-legal", "over", "unknown", "nothing-to-undo")


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def entries(package: str, lang: Language) -> dict[str, ast.Message]:
    source = files(package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "an id is there twice"
    return {message.id.name: message for message in messages}


def arguments(node: Any) -> set[str]:
    """The things a message speaks of; `$seat-the` and `$seat-from` are both about the seat."""
    variables = Variables()
    variables.visit(node)
    return {variable.partition("-")[0] for variable in variables.found}


def seats(game: Game[Any]) -> tuple[str, ...]:
    """The names that seats can have: as players choose, or as they are at the largest table."""
    if game.seat_choice is not None:
        return game.seat_choice.each
    full = game.seats[-1]
    return tuple(game.seat_names(game.setup(full, 1, game.options(full, {}))))


@cache
def speech(lang: Language, game: Game[Any] = GAME) -> Speech:
    """One for all tests: it remembers the names of things, which are many."""
    return Speech(game, lang, seats(game))


# -- the files ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    english, french = entries(package, "en"), entries(package, "fr")
    assert list(english) == list(french)
    for key, message in english.items():
        forms, other = ([a.id.name for a in entry.attributes] for entry in (message, french[key]))
        assert forms == [form for form in other if form != "original"], key  # which a translated name has
        assert arguments(message) == arguments(french[key]), key


def spoken_ids(game: Game[Any]) -> set[str]:
    """The ids that follow from the rules: questions, options, events, things, chapters."""
    ids = {f"ask-{question}" for question in game.questions}
    ids |= {f"option-{block.verb}" for block in game.vocabulary.blocks}
    ids |= {f"event-{event}" for event in game.events}
    ids |= {amount.words for amount in game.sheet.shown if amount.words} if game.sheet else set()
    for noun, keys in {**game.nouns, "seat": seats(game), **game.topics}.items():
        ids |= {game.names(noun, key).id for key in keys}
    ids |= {f"source-{source}" for source in SOURCED}
    chapters = {rule.chapter for rule in ledger.ledger(game.slug).rules}
    return ids | {f"chapter-{plain(chapter).replace(' ', '-')}" for chapter in chapters}


def asgard_ids() -> set[str]:
    """Messages that texts of tiles and gods use."""
    ids = {f"effect-{word}" for word in (*aw.WORDS, "nothing")} | {"temple-several", "temple-more", "recruit-price"}
    return ids | {f"god-{part}" for part in ("stones", "stoneless", "from", "support", "alone")} | {"support-or"}


def blood_rage_ids() -> set[str]:
    """The message ids that only cards and provinces have."""
    ids = {f"family-{family}" for family in w.FAMILIES} | {f"god-{god}" for god in w.GODS}
    ids |= {f"effect-{word}" for word in w.WORDS if word not in b.REGIONS} | {
        f"goal-{word}" for word in ("region", "yggdrasil", "deaths")
    }
    ids |= {f"monster-{form}-{kind}" for form in ("one", "own") for kind in (*w.GENDERS, "vowel")}
    ids |= {"effect-region", "card-strength", "card-ship", "card-plain", "card-quest", "listed-or", "listed-and"}
    return ids | {f"region-{region}" for region in b.REGIONS}


def thorgal_ids() -> set[str]:
    """The messages of card texts and of the table."""
    from meadhall.games.thorgal.board import FACTIONS, PHASES, ROLES, STEPS
    from meadhall.games.thorgal.cards import grammar as w

    made = {
        "type": w.TYPES, "cards": (*w.TYPE_ATOMS, "card"), "subtype": w.SUBTYPES, "target": w.TARGETS, "from": w.ZONES,
        "to": w.ZONES, "op": w.OPS, "static": w.STATICS, "upkeep": w.UPKEEPS, "card-of": FACTIONS,
        "trigger": (*[trigger.lower() for trigger in w.TRIGGERS], "reward", "fenrir"),
        "cond": ("count-least", "count-most", "reserve", "success", "fail", "opposed"),
        "zone-own": ("hand", "looked", "chosen", "aside"), "step": (*PHASES, *STEPS), "table-step": STEPS,
        "role": ROLES, "goods": ROLES, "count": [f"{role}-{pile}" for role in ROLES for pile in ("deck", "reserve")],
        "table": ROLES,
        "sign-pip": ("bravery", "cunning", "might", "elements", "intrigue", "damage"),
        "pile": ("destiny-discard", "scourge-discard", "walhalla", "niflhel"),
    }  # fmt: skip
    return {f"{start}-{end}" for start, ends in made.items() for end in ends}


def lords_ids() -> set[str]:
    """The words of cards and sheets, a sentence for every word of their effects; and those of fights."""
    from meadhall.games.lords_of_ragnarok import board
    from meadhall.games.lords_of_ragnarok.cards import words as w
    from meadhall.games.lords_of_ragnarok.picture import fights

    made = {
        "power": w.POWERS, "artefact": w.ARTEFACTS, "battle": w.BATTLE, "hunt": w.HUNT, "strike": w.STRIKES,
        "rampage": w.RAMPAGES, "bonus": w.BONUSES, "birth": w.BIRTHRIGHTS, "gift": w.GIFTS, "sign": w.SIGNS,
    }  # fmt: skip
    told = {
        "battle-step": fights.BATTLE_STEPS, "part": fights.PARTS, "hunt-step": board.HUNT_STEPS, "kind": board.WEAPONS,
        "duel-end": [end for end, _ in fights.ENDS], "shrine-gift": w.GIFTS, "token": ("drakkar", "priest"),
    }  # fmt: skip
    spoken = {f"{start}-{end}" for start, ends in told.items() for end in ends}
    return spoken | {f"effect-{kind}-{word}" for kind, words in made.items() for word in words}


def vikings_ids() -> set[str]:
    """Words of cards, buildings and aims, a sentence for every word of their effects, and in brief on small cards."""
    from meadhall.games.vikings_gone_wild import board
    from meadhall.games.vikings_gone_wild.cards import words as w
    from meadhall.games.vikings_gone_wild.cards.wording import UNDEAD_KINDS

    kinds = ("resource", "action", "unit", "defence", "unit-defence", "relic", "rank", *UNDEAD_KINDS)
    made = {
        "play": w.PLAY, "strike": w.STRIKE, "guard": w.GUARD, "bought": w.BOUGHT, "fail": w.FAIL,
        "challenge": w.CHALLENGES, "objective": w.OBJECTIVES, "mission": w.MISSIONS, "bonus": w.COUNTS,
    }  # fmt: skip
    told = {
        "kind": kinds, "brief": (*kinds, *board.BUILDINGS, *w.CHALLENGES), "goal": w.OBJECTIVES,
        "stored": board.RESOURCES, "undead": [f"{family}-loss" for family in w.UNDEAD],
        "building": [f"{building}-does" for building in board.BUILDINGS],
    }  # fmt: skip
    spoken = {f"{start}-{end}" for start, ends in told.items() for end in ends}
    return spoken | {f"effect-{kind}-{word}" for kind, words in made.items() for word in words}


def written_ids() -> set[str]:
    """The ids that stand in the code as they are, and those made of a reason or a command."""
    from meadhall.terminal.asgard.gods import COLUMNS as GOD_COLUMNS
    from meadhall.terminal.commands import COMMANDS

    code = "".join([file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py")])
    made = {f"refusal-{reason}" for reason in REASONS} | {f"command-{command}" for command in COMMANDS}
    made |= {f"zone-{zone}" for zone in ZONES} | {f"table-god-{column}" for column in GOD_COLUMNS}
    made |= {"-".join(thing) for thing in re.findall(r'Thing = \("([a-z]+)", "([a-z-]+)"\)', code)}  # pieces by name
    made |= {f"why-{rule.id.lower()}" for saga in meadhall.sagas() for rule in ledger.ledger(saga).rules}
    return set(re.findall(r"[\"']([a-z][a-z-]*)[\"']", code)) | made | board_ids()


def board_ids() -> set[str]:
    """The words on the boards."""
    boards = "".join([file.read_text(encoding="utf-8") for file in SOURCES.rglob("board.svg")])
    return {f"{noun}-{name}" for noun, name in re.findall(r'data-noun="([a-z]+)" data-name="([a-z-]+)"', boards)}


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package: str) -> None:
    spoken = blood_rage_ids().union(
        asgard_ids(), thorgal_ids(), lords_ids(), vikings_ids(), *[spoken_ids(game) for game in GAMES]
    )
    of_the_hall = {message for message in entries(package, "en") if message.startswith("hall-")}
    assert set(entries(package, "en")) - spoken - written_ids() - of_the_hall == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_thing_has_its_message(game: Game[Any]) -> None:
    assert spoken_ids(game) - set(entries(f"meadhall.games.{game.package}", "en")) == set()
    assert blood_rage_ids() - set(entries("meadhall.games.blood_rage", "en")) == set()
    assert asgard_ids() - set(entries("meadhall.games.asgard", "en")) == set()
    assert lords_ids() - set(entries("meadhall.games.lords_of_ragnarok", "en")) == set()


def test_no_sentence_is_in_the_code() -> None:
    """A string in the terminal's code with a full stop after a word would be one."""
    for file in (SOURCES / "terminal").rglob("*.py"):
        said = re.findall(r"\.say\(\"([^\"]* [^\"]*)\"", file.read_text(encoding="utf-8"))
        assert not [text for text in said if any(letter.isalpha() for letter in text)], file.name


# -- speaking ---------------------------------------------------------------------------------------------


def samples(game: Game[Any], hints: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Values for annotated fields: each thing once, with the other fields at rest; and small numbers."""
    nouns = {**game.nouns, "seat": seats(game)}
    base = {key: (0, 1) if get_origin(hint) is tuple else 0 for key, hint in hints.items()}
    yield base
    for key, hint in hints.items():
        noun = noun_of(hint)
        if get_origin(hint) is not tuple:
            for value in range(len(nouns[noun])) if noun else (1, 2, 3):
                yield {**base, key: value}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_event_is_spoken(game: Game[Any], lang: Language) -> None:
    said = speech(lang, game)
    for event in game.events.values():
        for values in samples(game, event_hints(event)):
            line = said.event(event(**values))
            assert re.fullmatch(r"[A-ZÉÎ].*[.!]", line), line
            assert "  " not in line, line


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_every_question_is_asked(game: Game[Any], question: Question, lang: Language) -> None:
    said = speech(lang, game)
    for values in samples(game, question_hints(question)):
        for most in (0, 1, 2):
            prompt = said.prompt(Decision(0, question, tuple(values.values()), most))
            assert re.fullmatch(r"(?!.*  ).*[.?!]", prompt), prompt
        waiting = said.waiting(Waiting(1, question.name, tuple(values.values())))
        assert re.fullmatch(f"{said.seat(1, 'subject')} .*[.]", waiting), waiting


def test_nothing_barred_is_not_spoken_of() -> None:
    decision = Decision(0, GAME.questions["raise_stat"], (-1,), 0)
    assert speech("en").prompt(decision) == "Choose a stat to raise."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_option_is_spoken_and_no_two_alike(game: Game[Any], lang: Language) -> None:
    said = speech(lang, game)
    for block in game.vocabulary.blocks:
        options = [option for option in range(block.base, block.end) if option in game.vocabulary]
        assert len({said.option(option, "turn") for option in options}) == len(options), block.verb
        forms = ("verb", "row", "cell") if len(block.domains) == 2 else ("verb", "cell") if block.domains else ()
        for form in forms:
            assert said.option(block.base, "turn", form)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_thing_has_a_name_and_every_topic_an_explanation(game: Game[Any], lang: Language) -> None:
    said, painter = speech(lang, game), import_module(f"meadhall.terminal.{game.package}")
    for noun, keys in {**game.nouns, "seat": seats(game)}.items():
        names = [said.noun(noun, key) for key in keys]
        assert len(set(names)) == len(names), noun
    table = meadhall.new(game.slug, seats=game.seats[-1], seed=1).view(0).table
    for noun, keys in game.topics.items():
        assert all(said.help(noun, key)[-1:] in (".", "!", "?", "…", "") for key in keys)
        assert all(painter.explain(noun, key, table, said) for key in keys)


def test_a_card_of_several_ages_says_which() -> None:
    assert speech("en").noun("card", "tyrs-crush-2") == "Tyr’s Crush II"
    assert speech("fr").noun("card", "odins-tide") == "Marée d’Odin"
    assert speech("fr").noun("card", "odins-tide", "original") == "Odin’s Tide"
    assert "9 Glory" in speech("en").help("card", "alfheim-3")


def test_french_inflects() -> None:
    said = speech("fr")
    option = GAME.vocabulary.parse("march utgard gimle")
    assert said.option(option, "turn") == "Marcher d’Utgard vers Gimle"
    assert said.option(GAME.vocabulary.parse("invade valkyrie gimle"), "turn") == "Envahir Gimle avec la Valkyrie"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_every_refusal_says_why(reason: str, lang: Language) -> None:
    line = speech(lang).refusal(IllegalAction(0, "invade warrior yggdrasil", reason, "BR-405"))
    assert "BR-405" in line
    assert speech(lang).why("BR-405") in line
    assert "BR" not in speech(lang).refusal(IllegalAction(0, "undo", reason))


def test_what_is_missing_is_an_error() -> None:
    said = speech("en")
    with pytest.raises(MissingText, match="there is no no-such-message"):
        said.say("no-such-message")
    with pytest.raises(MissingText, match="seat-wolf has no hat"):
        said.say("seat-wolf", "hat")
    with pytest.raises(MissingText, match="event-BattleBegan"):
        said.say("event-BattleBegan")
    with pytest.raises(MissingText, match="has no form hat"):
        said.noun("seat", "wolf", "hat")


def test_a_damaged_file_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale" / "en.ftl").write_text("good = yes\nbad = { no\n", encoding="utf-8")
    monkeypatch.setattr("meadhall.text.files", lambda _: tmp_path)
    damaged = Locale("anything", "en")
    assert damaged.say("good") == "yes"
    with pytest.raises(MissingText, match="cannot be read: bad"):
        damaged.say("bad")


def test_rows_of_things_are_counted() -> None:
    hint = tuple[b.Figure, ...]
    assert noun_of(hint) == "figure"
    assert noun_of(int) == ""
    assert noun_of(b.Figure) == Noun("figure").name
    args = speech("en").arguments({"victims": (hint, (0, 1, 0))})
    assert args == {"victims": "Warrior ×2, Leader", "victims-count": 3}


@pytest.mark.parametrize(("players", "name"), [(0, "Jarnmark"), (2, "Myrkvid"), (3, "Jarnmark"), (4, "Jarnmark")])
def test_a_place_is_named_for_as_many_as_sit_at_the_table(players: int, name: str) -> None:
    """On the board for two, Region 16 is of another Territory."""
    lords = meadhall.game("lords-of-ragnarok")
    said = Speech(lords, "en", seats(lords)[:players])
    assert said.noun("region", "16") == f"Region 16 ({name})"
    assert said.event(lords.events["MonsterMoved"](0, 15)) == f"Jotunn goes to {said.noun('region', '16')}."
    assert ("Next to Svartalfheim." in said.help("region", "16")) == (players == 2)


@pytest.mark.parametrize(
    ("text", "spoken"),
    [
        ("L’entretien de Aaricia", "L’entretien d’Aaricia"),
        ("la récompense de Île des mers gelées", "la récompense d’Île des mers gelées"),
        ("plus que Odin", "plus qu’Odin"),
        ("le village de Ylva", "le village d’Ylva"),
        ("le village de Yann", "le village de Yann"),
        ("tant que un compagnon", "tant qu’un compagnon"),
        ("la action de le Événement", "l’action de l’Événement"),
        ("Que elle se épuise", "Qu’elle s’épuise"),
        ("placez-la ici", "placez-la ici"),
        ("le onzième, le oui et le ouvrage", "le onzième, le oui et l’ouvrage"),
        ("une île à côté", "une île à côté"),
        ("un effet de Jolan", "un effet de Jolan"),
        ("l’aide Aaricia", "l’aide Aaricia"),
    ],
)
def test_french_is_elided_before_names(text: str, spoken: str) -> None:
    assert elided(text) == spoken


@pytest.mark.parametrize(
    ("written", "set_so"),
    [
        ("Bataille ! Qui joue : vous ?", "Bataille\u00a0! Qui joue\u00a0: vous\u00a0?"),
        ("La Mission « Ouvrier » ; puis", "La Mission «\u00a0Ouvrier\u00a0»\u00a0; puis"),
        ("déjà\u202f: fait", "déjà\u00a0: fait"),
        ("? ou aide : ceci ; ? et un mot", "? ou aide\u00a0: ceci\u00a0; ? et un mot"),
    ],
)
def test_french_breaks_no_line_before_its_marks(written: str, set_so: str) -> None:
    assert ledger.tied(written) == set_so


def test_rules_are_read_with_the_marks_of_print() -> None:
    ours = ledger.Rule("X-1", "c", "R", "The clans' 'foe' isn't here.", "L'autre : « rien »", "")
    assert ledger.text(ours, "en") == "The clans’ ‘foe’ isn’t here."
    assert ledger.text(ours, "fr") == "L’autre\u00a0: «\u00a0rien\u00a0»"
