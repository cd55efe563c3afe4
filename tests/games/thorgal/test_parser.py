"""The words of the card files: what they are read as, and how a text that cannot be read is refused."""

from __future__ import annotations

import re

import pytest

from meadhall.games.reading import BadLine
from meadhall.games.thorgal.board import DAWN, DUSK, FACTIONS, JOURNEY
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import COLUMNS
from meadhall.games.thorgal.cards.parser import Words, read_band, read_effect, read_upkeep
from meadhall.games.thorgal.cards.tables import BASE_FOLDER
from meadhall.kernel import BadEdition
from tests.games.thorgal.scene import edition_with

# -- what is read ---------------------------------------------------------------------------------------------


def op(text: str) -> w.Op:
    """The only operation of a text; filters and conditions are numbers of the texts read here."""
    words = Words()
    ((trigger, _, _, ops, _),) = read_effect(text, words)
    assert trigger == w.PLAY
    return words.ops[ops[-1]]


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("draw(2)", w.Op(w.DRAW, n=2)),
        ("reserve(3)", w.Op(w.RESERVE, n=3)),
        ("search(5,comp)", w.Op(w.SEARCH, n=5, filter=0)),
        ("search(6,*)", w.Op(w.SEARCH, n=6)),
        ("scry(3)", w.Op(w.SCRY, n=3)),
        ("move(2,*,walhalla>deck_bottom)", w.Op(w.MOVE, n=2, source=w.WALHALLA, into=w.DECK_BOTTOM)),
        ("discard(foe,reserve,1)", w.Op(w.DISCARD, n=1, who=w.FOE, source=w.RESERVE_PILE)),
        ("discard(me,hand,2)", w.Op(w.DISCARD, n=2, who=w.ME, source=w.HAND)),
        ("reveal(foe)", w.Op(w.REVEAL)),
        ("dmg(me,2)", w.Op(w.DMG, n=2, who=w.ME)),
        ("prevent(1)", w.Op(w.PREVENT, n=1)),
        ("gain(this,1B+2C)", w.Op(w.GAIN, attrs=(1, 2, 0))),
        ("lose(dest,1M)", w.Op(w.LOSE, target=w.DEST, attrs=(0, 0, 1))),
        ("convert(grp(comp),B>M,2)", w.Op(w.CONVERT, n=2, filter=0, target=w.GROUP, source=0, into=2)),
        ("exhaust(grp(sup))", w.Op(w.EXHAUST, filter=0, target=w.GROUP)),
        ("keep(grp(*))", w.Op(w.KEEP, target=w.GROUP)),
        ("detach(scourge)", w.Op(w.DETACH, filter=0)),
        ("recall()", w.Op(w.RECALL)),
        ("redirect(*)", w.Op(w.REDIRECT)),
        ("terrain_in()", w.Op(w.TERRAIN_IN)),
        ("tax(1,*)", w.Op(w.TAX, n=1)),
        ("forbid(activate_sup)", w.Op(w.FORBID, ban=w.BAN_SUPPORT)),
        ("pay(1){draw(1)}", w.Op(w.PAY, n=1, then=(0,))),
        ("sac(this){draw(1)}", w.Op(w.SAC, then=(0,))),
        ("sac(comp){draw(1)}", w.Op(w.SAC, filter=0, target=w.GROUP, then=(0,))),
        ("if(fail){draw(1)}else{draw(2)}", w.Op(w.IF, cond=0, then=(0,), otherwise=(1,))),
        ("choose{draw(1) / draw(2); scry(1)}", w.Op(w.CHOOSE, branches=((0,), (1, 2)))),
        ("place(comp,walhalla)", w.Op(w.PLACE, filter=0, source=w.WALHALLA)),
    ],
)
def test_operations(text: str, read: w.Op) -> None:
    assert op(text) == read


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("comp", w.Filter(kind=w.COMPANION)),
        ("sup&cost<=2", w.Filter(kind=w.SUPPORT, cost=2)),
        ("Viking&comp&other", w.Filter(kind=w.COMPANION, subtypes=1 << w.SUBTYPES.index("Viking"), other=True)),
        ("Outlaw&Ship", w.Filter(subtypes=1 | 1 << w.SUBTYPES.index("Ship"))),
    ],
)
def test_filters(text: str, read: w.Filter) -> None:
    words = Words()

    upkeep = read_upkeep(f"none({text})", words)

    assert (upkeep, words.filters) == (w.Upkeep(w.NONE_OF, filter=0), [read])


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("count(comp)>=3", w.Cond(w.COUNT_LEAST, 0, 3)),
        ("count(Lord)<=1", w.Cond(w.COUNT_MOST, 0, 1)),
        ("reserve>=2", w.Cond(w.RESERVE_LEAST, n=2)),
        ("success", w.Cond(w.IF_SUCCESS)),
        ("fail", w.Cond(w.IF_FAIL)),
        ("opposed", w.Cond(w.IF_OPPOSED)),
    ],
)
def test_conditions(text: str, read: w.Cond) -> None:
    words = Words()

    upkeep = read_upkeep(f"state({text})", words)

    assert (upkeep, words.conds) == (w.Upkeep(w.STATE, cond=0), [read])


def test_abilities_triggers_and_phases() -> None:
    words = Words()

    acting = "ENTER: draw(1) // ACT@DAWN+JOUR*2: scry(1)"
    standing = "PERM: attr(1B); armor(2) // OPP: attr(1C) // PERM@DUSK: prophecy(1)"
    enter, act, perm, opp, dusk = read_effect(f"{acting} // {standing}", words)

    assert (enter.trigger, perm.trigger, opp.trigger, act.trigger) == (w.ENTER, w.PERM, w.OPP, w.ACT)
    assert perm.statics == (w.Static(w.ATTR, attrs=(1, 0, 0)), w.Static(w.ARMOR, n=2))
    assert (act.phases, act.uses, act.ops) == (1 << DAWN | 1 << JOURNEY, 2, (1,))
    assert dusk.statics == (w.Static(w.PROPHECY, n=1, phases=1 << DUSK),)
    assert read_effect("", words) == ()


def test_permanent_effects_under_a_condition() -> None:
    words = Words()

    (perm,) = read_effect("PERM: if(success){attr(1B); immune(destroy)}else{cost(event,-1)}", words)

    held, immune, missed = perm.statics
    assert (held.cond, held.holds, held.attrs) == (0, True, (1, 0, 0))
    assert (immune.kind, w.IMMUNITIES[immune.n]) == (w.IMMUNE, "destroy")
    assert (missed.kind, missed.n, missed.cond, missed.holds) == (w.COST, 1, 0, False)


def test_bands() -> None:
    assert read_band("2B 1P 1B 1D 2P") == ((3, 0, 0), (w.INTRIGUE, w.DAMAGE, w.INTRIGUE, w.INTRIGUE))
    assert read_band("") == ((0, 0, 0), ())


@pytest.mark.parametrize("text", ["draw(1);draw(1)", " draw( 1 ) ;  draw(1) "])
def test_spaces_do_not_matter_and_equal_words_are_one(text: str) -> None:
    words = Words()

    (ability,) = read_effect(text, words)

    assert (ability.ops, len(words.ops)) == ((0, 0), 1)


# -- what is refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("drink(1)", "'drink' is no operation"),
        ("draw(one)", "number.*'one'"),
        ("draw()", "number"),
        ("draw(1", r"'\)'"),
        ("draw(1) draw(1)", "'draw' is too much"),
        ("draw(1);", "'the end' is no operation"),
        ("draw(1) //", "'the end' is no operation"),
        ("draw(1)!", "'!' is no part of any word"),
        ("gain(this,B)", "'B' is no amount"),
        ("gain(this,2)", "attributes such as 1B"),
        ("gain(that,1B)", "'that' is no target"),
        ("gain(grp(Wolf),1B)", "'Wolf' is no filter"),
        ("exhaust(grp(comp&sup))", "two types"),
        ("dmg(you,1)", "'you' is no player"),
        ("discard(foe,deck_top,1)", "'deck_top' is no zone"),
        ("move(1,*,hand)", "'>'"),
        ("move(1,*,hand>sea)", "'sea' is no zone"),
        ("convert(this,B>X,1)", "'X' is no attribute"),
        ("forbid(laughter)", "'laughter' is no prohibition"),
        ("if(rain){draw(1)}", "'rain' is no condition"),
        ("if(count(comp)>2){draw(1)}", "'>' is no comparison"),
        ("pay(1)", "'{'"),
        ("choose{draw(1)}", "branches"),
        ("ACT: draw(1)", "'@'"),
        ("ACT@NOON: draw(1)", "'NOON' is no phase"),
        ("PERM: draw(1)", "'draw' is no permanent effect"),
        ("PERM: cost(comp,1)", "'-'"),
        ("PERM: immune(rain)", "'rain' is no immunity"),
        ("PERM: if(fail){if(success){attr(1B)}}", "one condition"),
    ],
)
def test_effects_that_cannot_be_read(text: str, reason: str) -> None:
    with pytest.raises(BadLine, match=reason):
        read_effect(text, Words())


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("feast", "'feast' is no upkeep condition"),
        ("have(1)", "','"),
        ("exhaust_this(1)", "too much"),
        ("state(rain)", "'rain' is no condition"),
        ("dmg(x)", "number"),
    ],
)
def test_upkeep_that_cannot_be_read(text: str, reason: str) -> None:
    with pytest.raises(BadLine, match=reason):
        read_upkeep(text, Words())


@pytest.mark.parametrize("text", ["2X", "B", "2", "B2", "1B,1C"])
def test_bands_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadLine, match="no part of a band, such as 2B"):
        read_band(text)


# -- files ----------------------------------------------------------------------------------------------------

KRISS, WEAPON, EVENT, STUNNED, LAIR = (
    "kriss-of-valnor", "improvised-weapon", "unknown-powers", "stunned", "brigands-lair",
)  # fmt: skip


def line_of(slug: str) -> str:
    """File and line of a card."""
    for name in FACTIONS:
        lines = (BASE_FOLDER / f"{name}.csv").read_text(encoding="utf-8").split("\n")
        found = [number for number, line in enumerate(lines, 1) if f"|{slug}|" in line]
        if found:
            return f"{name}.csv:{found[0]}"
    raise AssertionError(f"no card is called {slug}")


def refusals(changes: dict[str, dict[str, str]]) -> list[str]:
    """The mistakes of an edition with these changes, without the folder."""
    with pytest.raises(BadEdition) as caught:
        edition_with(changes)
    return [line.rpartition("/")[2] for line in str(caught.value).split("\n")]


@pytest.mark.parametrize(
    ("slug", "cells", "column", "reason"),
    [
        (KRISS, {"type": "god"}, "type", "'god' is none of companion"),
        (KRISS, {"slug": "Kriss 2"}, "slug", "small letters"),
        (KRISS, {"slug": "kriss-2"}, "slug", "number at the end"),
        (KRISS, {"en": ""}, "en", "name in both languages"),
        (KRISS, {"fr": ""}, "fr", "name in both languages"),
        (KRISS, {"no": "x"}, "no", "number"),
        (WEAPON, {"no": "13-15"}, "no", "one or two copies, not 3"),
        (WEAPON, {"unique": "yes"}, "no", "unique card has one copy"),
        (KRISS, {"unique": "true"}, "unique", "neither empty nor yes"),
        (EVENT, {"unique": "yes"}, "unique", "only cards of a group"),
        (KRISS, {"gold": "no"}, "gold", "neither empty nor yes"),
        (KRISS, {"subtypes": "Wolf"}, "subtypes", "'Wolf' is none of"),
        (KRISS, {"subtypes": "Weapon"}, "subtypes", "TH-109"),
        (WEAPON, {"subtypes": ""}, "subtypes", "TH-109"),
        (EVENT, {"subtypes": "Viking"}, "subtypes", "TH-109"),
        (LAIR, {"subtypes": "Viking"}, "subtypes", "TH-108"),
        (KRISS, {"cost": "4"}, "cost", "0 to 3"),
        (LAIR, {"cost": "1"}, "cost", "no cost"),
        (KRISS, {"band": "1Q"}, "band", "no part of a band"),
        (EVENT, {"band": "1D"}, "band", "no D on a event"),
        (STUNNED, {"band": "1E"}, "band", "no E on a scourge"),
        (EVENT, {"phase": "NOON"}, "phase", "'NOON' is none of"),
        (KRISS, {"phase": "JOUR"}, "phase", "TH-309"),
        (LAIR, {"phase": "DAWN"}, "phase", "not played"),
        (KRISS, {"upkeep": ""}, "upkeep", "TH-105"),
        (WEAPON, {"upkeep": "exhaust_this"}, "upkeep", "TH-105"),
        (KRISS, {"effect": "draw(1)"}, "effect", "no PLAY on a companion"),
        (WEAPON, {"effect": "OPP: attr(1B)"}, "effect", "no OPP on a support"),
        (EVENT, {"effect": "ENTER: draw(1)"}, "effect", "no ENTER on a event"),
        (LAIR, {"effect": "ACT@DAWN: draw(1)"}, "effect", "no ACT on a terrain"),
        (EVENT, {"fenrir": "ACT@DAWN: draw(1)"}, "fenrir", "terrains only"),
        (LAIR, {"fenrir": "draw(1)"}, "fenrir", "ACT@phase"),
        (KRISS, {"source": "hearsay"}, "source", "rulebook, public, design"),
    ],
)
def test_a_broken_cell_is_named_by_file_line_and_column(
    slug: str, cells: dict[str, str], column: str, reason: str
) -> None:
    first = refusals({slug: cells})[0]

    assert first.startswith(f"{line_of(slug)}: {column}: ")
    assert reason in first


@pytest.mark.parametrize(
    ("slug", "text", "reason"),
    [
        (EVENT, "move(1,comp,reserve>hand)", "nobody sees the cards of reserve"),
        (EVENT, "place(comp,deck_top)", "deck_top"),
        (STUNNED, "move(1,*,walhalla>hand)", "Walhalla"),
        (STUNNED, "choose{draw(1) / move(1,*,walhalla>hand)}", "Walhalla"),
    ],
)
def test_effects_that_no_one_could_resolve(slug: str, text: str, reason: str) -> None:
    assert reason in refusals({slug: {"effect": text}})[0]


def test_a_line_with_too_many_columns() -> None:
    (first, *_) = refusals({KRISS: {"source": "design|more"}})

    assert first == f"outlaws.csv:2: a line has {len(COLUMNS)} columns, not {len(COLUMNS) + 1}"


def test_several_mistakes_are_reported_at_once() -> None:
    found = refusals({KRISS: {"cost": "9"}, EVENT: {"effect": "drink(1)"}, STUNNED: {"band": "1X"}})

    lines = [line for line in found if re.match(r"\w+\.csv:\d+: ", line)]
    assert [line.split(": ")[1] for line in lines] == ["cost", "effect", "band"]
    assert [line.split(":")[0] for line in lines] == ["outlaws.csv", "outlaws.csv", "vikings.csv"]
    assert lines == found  # nothing is said of the numbers of cards, as long as some cannot be read


def test_two_cards_of_one_slug() -> None:
    (told,) = refusals({"wolf-of-fenrir": {"slug": "stunned"}})

    assert told == line_of("stunned")  # the end of the path of the first one; the second comes before it
