"""Write the card tables of the edition pages from the card lists of the games.

    python tools/editions.py            # bring docs/editions up to date
    python tools/editions.py --check    # only say whether it is; the exit status is 1 if not

A page is written by hand except what is between its two markers.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.games.asgard import GAME as ASGARD
from meadhall.games.asgard import board as ab
from meadhall.games.asgard.cards import tiles as at
from meadhall.games.asgard.cards import words as aw
from meadhall.games.asgard.cards.loader import KNOWN as ASGARD_WORDS
from meadhall.games.blood_rage import GAME as BLOOD_RAGE
from meadhall.games.blood_rage.cards import words as bw
from meadhall.games.blood_rage.cards.box import Box as BloodRageBox
from meadhall.games.lords_of_ragnarok import board as lb
from meadhall.games.lords_of_ragnarok.cards import words as lw
from meadhall.games.lords_of_ragnarok.cards.loader import BASE as LORDS
from meadhall.games.lords_of_ragnarok.names import tables as lords_tables
from meadhall.games.thorgal import board as tb
from meadhall.games.thorgal.cards import grammar as tw
from meadhall.games.thorgal.cards.loader import CardRow
from meadhall.games.thorgal.cards.tables import BASE
from meadhall.games.vikings_gone_wild import GAME as VIKINGS_GAME
from meadhall.games.vikings_gone_wild import board as vb
from meadhall.games.vikings_gone_wild.cards import words as vw
from meadhall.games.vikings_gone_wild.cards.loader import BASE as VIKINGS
from meadhall.games.vikings_gone_wild.names import tables as vikings_tables
from meadhall.text import Locale, Speech

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "editions"
BEGIN: Final = "<!-- cards: written by tools/editions.py -->"
END: Final = "<!-- end of cards -->"
Row = tuple[str, ...]
HEAD: Final = ("Age", "Card", "Kind", "Value", "2 players", "3 players", "4 players", "What it says", "Source")
REGIONS: Final = ("manheim", "jotunheim", "alfheim")
GODS_HEAD: Final = ("God", "Camp", "Stone", "From round", "Request slots", "Support, upper", "Support, lower", "Source")
WORLDS_HEAD: Final = ("World", "Reward I", "Reward II", "Source")
TILES_HEAD: Final = ("Kind", "Tile", "Value", "Copies", "Source")
CARDS_HEAD: Final = ("Type", "Card", "Copies", "Cost", "Band", "Subtypes", "Played", "What it says", "Source")
LORDS_HEADS: Final = {  # of the things of Lords of Ragnarok that have a text
    "hero": ("Hero", "Title", "What it says", "Source"),
    "origin": ("Origin", "What it says", "Source"),
    "realm": ("Realm", "Action", "Rune", "Bonus", "Source"),
    "god": ("God", "Attribute", "At levels 1 / 2 / 3", "Source"),
    "card": ("Combat card", "Copies", "Weapon", "Value", "Losses", "In a Hunt", "In a Battle", "Source"),
    "attack": ("Attack card", "Copies", "Rage", "Weak Point", "Draws", "Not defended", "Source"),
    "monster": ("Monster", "Rune", "Boxes", "Region Attack", "Special Attack", "Source"),
    "artefact": ("Artefact", "What it says", "Source"),
    "blessing": ("Blessing", "God", "What it says", "Source"),
    "omen": ("Omen", "Players", "Condition", "Source"),
}
PLURAL: Final = {"Hero": "Heroes", "Bonus": "Bonuses"}
LORDS_FILES: Final = {  # of those that have none, by what they hold
    "territories.csv": "Territories",
    "regions-4.csv": "Regions, three and four players",
    "seas-4.csv": "Seas, three and four players",
    "regions-2.csv": "Regions, two players",
    "seas-2.csv": "Seas, two players",
    "boxes.csv": "Boxes of the sheets",
    "events.csv": "Events",
    "tracks.csv": "Temple tracks",
    "values.csv": "Numbers",
}
VIKINGS_HEADS: Final = {  # of the things of Vikings Gone Wild
    "card": ("Card", "From", "Copies", "Cost", "ATK", "DEF", "What it says", "Source"),
    "building": ("Building", "Copies", "Cost", "DEF", "What it does", "Source"),
    "undead": ("Undead card", "Kind", "Copies", "ATK", "DEF", "VP", "What it says", "Source"),
    "objective": ("Objective", "What everybody needs", "Source"),
    "mission": ("Mission", "Level", "VP", "What it wants", "Source"),
    "bonus": ("Bonus", "Who gets it", "Source"),
    "rank": ("Rank", "Glory", "Source"),
}
VIKINGS_FILES: Final = {"halls.csv": "Levels of the Town Hall", "values.csv": "Numbers"}
PLAYED: Final = {phase: word for word, phase in tw.PLAY_PHASES.items()}
WORTH: Final = {bw.BATTLE: "+{}", bw.QUEST: "{} Glory"}  # all others are Upgrades, which cost Rage


class NoMarkers(ValueError):
    """A page without a place for its table."""


def drawn(head: Row, rows: Iterable[Row]) -> str:
    """A table of a page."""
    return "\n".join(["| " + " | ".join(line) + " |" for line in (head, ("---",) * len(head), *rows)])


def sources(found: Iterable[str]) -> str:
    """How many come from where: `2 `public`, 5 `rulebook``."""
    return ", ".join(f"{count} `{source}`" for source, count in sorted(Counter(found).items()))


# -- Blood Rage -----------------------------------------------------------------------------------------


def value(box: BloodRageBox, number: int) -> str:
    """A card's number in the words of its kind; Heimdall's Sight has none."""
    if box.does[bw.SIGHT][number]:
        return "X"
    return WORTH.get(box.family[number], "{} Rage").format(box.value[number])


def rows() -> Iterator[Row]:
    """One row for each different card, in the order of the card list."""
    box = BLOOD_RAGE.box
    speech = Speech(BLOOD_RAGE, "en")
    for number, card in enumerate(box.cards):
        copies = [str(count) if count else "–" for count in card.copies]
        kind, says = bw.FAMILIES[card.family], speech.help("card", box.keys[number])
        yield (str(card.age), card.en, kind, value(box, number), *copies, says, card.source)


def blood_rage() -> str:
    """How many cards there are, where they come from, and each of them."""
    found = BLOOD_RAGE.box.cards
    copies = sum(card.copies[-1] for card in found)
    told = sources(card.source for card in found)
    summary = f"{len(found)} different cards ({told}), {copies} copies with four players."
    parts = [summary, drawn(HEAD, rows()), "### Words of effects", *blood_rage_words()]
    return "\n\n".join(parts)


def blood_rage_words() -> Iterator[str]:
    """Every word an effect of Blood Rage may have, and what cards say for it."""
    speech = Speech(BLOOD_RAGE, "en")
    for family, words in bw.OF_FAMILY.items():
        told = [(f"`{word if word in bw.BARE else f'{word}(n)'}`", blood_rage_word(speech, word)) for word in words]
        yield drawn((f"`{bw.FAMILIES[family]}`", "means"), told)


def blood_rage_word(speech: Speech, word: str) -> str:
    """What cards say for a word."""
    if word in REGIONS:
        return speech.say("effect-region", places=f"a province of {speech.say(f'region-{word}')}")
    shown: dict[str, str | int] = {"number": "n", "each": "n", "both": "2 + n" if word == "pairs" else "n"}
    if word == "pairs":
        shown["each"] = 1
    return speech.say(f"effect-{word}", **shown, **{f"age-{age}": f"{age + 1} × n" for age in (1, 2, 3)})


# -- Asgard -----------------------------------------------------------------------------------------------


def god_rows(speech: Speech) -> Iterator[Row]:
    """One row for each god."""
    for number, god in enumerate(ASGARD.box.gods):
        stone = "–" if god.stone == ab.NO_STONE else ab.STONES[god.stone]
        takes = [" or ".join([speech.noun("recruit", ab.RECRUITS[r], "many") for r in types]) for types in god.supports]
        name, camp = speech.noun("god", god.slug), speech.noun("camp", ab.CAMPS[at.CAMP[number]])
        upper, lower = [slot or "–" for slot in takes]
        yield (name, camp, stone, str(god.active), str(god.requests), upper, lower, god.source)


def tile_rows(speech: Speech) -> Iterator[Row]:
    """One row for each different tile; God tiles and God cards, which the god table lists, are left out."""
    box = ASGARD.box
    for tile, slot in enumerate(at.SLOTS):
        if slot.kind not in (at.GOD, at.CARD):
            kind, face = speech.noun("kind", at.KINDS[slot.kind]), box.faces[tile]
            worth = str(box.value[tile] or "–")
            yield (kind, speech.noun("tile", slot.slug), worth, str(face.copies), face.source)


def asgard() -> str:
    """Gods, worlds, tiles, numbers, and the words of effects."""
    speech, box = Speech(ASGARD, "en", ab.COLOURS), ASGARD.box
    tiles = list(tile_rows(speech))
    worlds = [(str(n), str(row.upper), str(row.lower), row.source) for n, row in enumerate(box.worlds, 1)]
    parts = [
        f"Gods ({sources(god.source for god in box.gods)}):",
        drawn(GODS_HEAD, god_rows(speech)),
        f"Worlds ({sources(row.source for row in box.worlds)}):",
        drawn(WORLDS_HEAD, worlds),
        f"Tiles, {len(tiles)} different ones ({sources(row[-1] for row in tiles)}):",
        drawn(TILES_HEAD, tiles),
        "### Words of effects",
        *asgard_words(speech),
    ]
    return "\n\n".join(parts)


def asgard_words(speech: Speech) -> Iterator[str]:
    """Every word an effect of Asgard may have, and what tiles say for it."""
    for kind, words in ASGARD_WORDS.items():
        told = [(f"`{word if word in aw.BARE else f'{word}(n)'}`", asgard_word(speech, word)) for word in words]
        yield drawn((speech.noun("kind", at.KINDS[kind]), "means"), told)


def asgard_word(speech: Speech, word: str) -> str:
    """What tiles say for a word; what is chosen by number is shown for 1 and 2."""
    if word == "comrades":
        return f"1: {speech.say('effect-comrades', number=1)} 2: {speech.say('effect-comrades', number=2)}"
    return speech.say(f"effect-{word}", number="n")


# -- Thorgal ----------------------------------------------------------------------------------------------


ROWS: Final = BASE.ROWS[: len(set(BASE.ROW_OF))]  # each once, without second copies


def band(row: CardRow) -> str:
    """Attributes and symbols by their letters, as in the card files."""
    letters = [f"{n}{letter}" for letter, n in zip(tw.LETTERS, row.attributes, strict=True) if n]
    symbols = [f"{row.symbols.count(n)}{letter}" for n, letter in enumerate(tw.SYMBOLS) if n in row.symbols]
    return " ".join([*letters, *symbols]) or "–"


def card_rows(faction: int, speech: Speech) -> Iterator[Row]:
    """One row for each different card of a faction, in the order of its file."""
    for number, row in enumerate(ROWS):
        if row.faction == faction:
            cost = "–" if row.kind == tw.TERRAIN else str(row.cost)
            kinds = " ".join([tw.SUBTYPES[s] for s in row.subtypes]) or "–"
            name = f"{row.en} / {row.fr}{' (unique)' if row.unique else ''}"
            says = speech.help("card", BASE.SLUGS[number])
            kind, source = tw.TYPES[row.kind], row.source.replace(":", ": ").replace(",", ", ")
            yield (kind, name, str(row.copies), cost, band(row), kinds, PLAYED.get(row.phase, "–"), says, source)


def thorgal() -> str:
    """Every card, faction by faction."""
    speech = Speech(meadhall.game("thorgal"), "en", tb.FACTIONS)
    told = sources(row.source.partition(":")[0] for row in ROWS)
    parts = [f"{len(ROWS)} different cards ({told}), {sum([row.copies for row in ROWS])} with their copies."]
    for faction, name in enumerate(tb.FACTIONS):
        parts += [f"### {speech.noun('seat', name)}", drawn(CARDS_HEAD, card_rows(faction, speech))]
    return "\n\n".join(parts)


# -- Lords of Ragnarok ------------------------------------------------------------------------------------


def lords_texts(speech: Speech, noun: str, row: Any) -> Row:
    """What stands on a thing between its name and its source."""
    args = speech.game.names(noun, row.slug).args
    if noun == "card":
        hunt, battle = [str(args[f"{kind}-en"]) or "–" for kind in ("hunt", "battle")]
        return (str(row.copies), lb.WEAPONS[row.weapon], str(row.value), str(row.losses), hunt, battle)
    text = str(args["text-en"])
    before: dict[str, Row] = {
        "hero": (str(args.get("title-en")),),
        "realm": (str(args.get("action")), str(args.get("rune"))),
        "god": (str(args.get("attribute")),),
        "attack": tuple([str(args.get(number)) for number in ("copies", "rage", "weak", "draw")]),
        "monster": (str(args.get("rune")), str(args.get("boxes"))),
        "blessing": (str(args.get("god")),),
        "omen": ("2" if args.get("players") == 2 else "3 and 4",),
    }
    after = (str(args["special-en"]),) if noun == "monster" else ()
    return (*before.get(noun, ()), text, *after)


def lords_rows(speech: Speech, noun: str) -> Iterator[Row]:
    """One row for each thing of a kind, in the order of its file."""
    for row in lords_tables(speech.game.box)[noun]:
        name = row.en if row.en == row.fr else f"{row.en} / {row.fr}"
        yield (name, *lords_texts(speech, noun, row), row.source.replace(":", ": ").replace(",", ", "))


def whole_file(folder: Path, name: str) -> str:
    """A file of an edition as it is, in columns."""
    lines = (folder / name).read_text(encoding="utf-8").splitlines()
    head, *rest = [tuple([cell or "–" for cell in line.split("|")]) for line in lines if line]
    return drawn(head, [(*row[:-1], row[-1].replace(":", ": ").replace(",", ", ")) for row in rest])


def lords_of_ragnarok() -> str:
    """Everything that has a text, then the maps, boxes, Events and numbers."""
    speech = Speech(meadhall.game("lords-of-ragnarok"), "en", lb.COLOURS)
    parts = []
    for noun, head in LORDS_HEADS.items():
        rows = list(lords_rows(speech, noun))
        told = sources(row[-1].partition(":")[0] for row in rows)
        parts += [
            f"### {PLURAL.get(head[0], f'{head[0]}s')}",
            f"{len(rows)} different ones ({told}).",
            drawn(head, rows),
        ]
    for name, title in LORDS_FILES.items():
        parts += [f"### {title}", whole_file(LORDS, name)]
    return "\n\n".join(parts)


LORDS_WORDS: Final = {  # words of effects, by where they are written, with the kind of their messages
    "Heroes and Blessings": ("power", lw.POWERS),
    "Artefacts": ("artefact", lw.ARTEFACTS),
    "Combat cards, `battle`": ("battle", lw.BATTLE),
    "Combat cards, `hunt`": ("hunt", lw.HUNT),
    "Attack cards, and `special` of the sheets": ("strike", lw.STRIKES),
    "Sheets, `attack`": ("rampage", lw.RAMPAGES),
    "Realms": ("bonus", lw.BONUSES),
    "Origins": ("birth", lw.BIRTHRIGHTS),
    "Gods, `bonus`": ("gift", lw.GIFTS),
    "Omens": ("sign", lw.SIGNS),
}


def lords_words() -> str:
    """Every word an effect of Lords of Ragnarok may have, and what cards say for it."""
    said = Locale("meadhall.games.lords_of_ragnarok", "en")
    parts = []
    for where, (kind, words) in LORDS_WORDS.items():
        alone = words if kind == "gift" else lw.BARE  # what a god gives is counted in a separate column
        rows = []
        for word in words:
            number: str | int = 1 if word in lw.BARE else "n"
            shown = word if word in alone else f"{word}(n)"
            rows.append((f"`{shown}`", said.say(f"effect-{kind}-{word}", number=number)))
        parts.append(drawn((where, "means"), rows))
    return "\n\n".join(parts)


# -- Vikings Gone Wild ------------------------------------------------------------------------------------


def dash(number: int) -> str:
    """A number, or nothing."""
    return str(number) if number else "–"


def price(row: Any) -> str:
    """What something costs: 3B 1G."""
    parts = [f"{row.beer}B" if row.beer else "", f"{row.gold}G" if row.gold else ""]
    return " ".join([part for part in parts if part]) or "–"


def vikings_texts(speech: Speech, noun: str, row: Any) -> Row:
    """What stands on a thing between its name and its source."""
    text = str(speech.game.names(noun, row.slug).args["text-en"])
    if noun == "card":
        return (vw.FAMILIES[row.family], str(row.copies), price(row), dash(row.attack), dash(row.defence), text)
    if noun == "building":
        return (str(row.copies), price(row), str(row.defence), text)
    if noun == "undead":
        return (vw.UNDEAD[row.family], str(row.copies), dash(row.attack), dash(row.defence), str(row.loss), text)
    if noun == "mission":
        return (str(row.level), str(row.points), text)
    return (str(row.glory),) if noun == "rank" else (text,)


def vikings_rows(speech: Speech, noun: str) -> Iterator[Row]:
    """One row for each thing of a kind, in the order of its file."""
    box = speech.game.box
    for row in {**vikings_tables(box), "building": box.buildings}[noun]:
        name = row.en if row.en == row.fr else f"{row.en} / {row.fr}"
        yield (name, *vikings_texts(speech, noun, row), row.source.replace(":", ": ").replace(",", ", "))


def vikings_gone_wild() -> str:
    """Everything that has a text, then the Town Hall and the numbers."""
    speech = Speech(VIKINGS_GAME, "en", vb.SHIELDS)
    parts = []
    for noun, head in VIKINGS_HEADS.items():
        rows = list(vikings_rows(speech, noun))
        told = sources(row[-1].partition(":")[0] for row in rows)
        title = PLURAL.get(head[0], f"{head[0]}s")
        parts += [f"### {title}", f"{len(rows)} different ones ({told}).", drawn(head, rows)]
    for name, title in VIKINGS_FILES.items():
        parts += [f"### {title}", whole_file(VIKINGS, name)]
    return "\n\n".join([*parts, "### Words of effects", *vikings_words()])


VIKINGS_WORDS: Final = {  # words of effects, by where they are written, with the kind of their messages
    "Cards, `play`": ("play", vw.PLAY),
    "Cards, `strike`": ("strike", vw.STRIKE),
    "Cards, `guard`": ("guard", vw.GUARD),
    "Cards, `bought`": ("bought", vw.BOUGHT),
    "Undead Buildings": ("fail", vw.FAIL),
    "Challenges": ("challenge", vw.CHALLENGES),
    "Objectives": ("objective", vw.OBJECTIVES),
    "Missions": ("mission", vw.MISSIONS),
    "Bonuses, `counts`": ("bonus", vw.COUNTS),
}


def vikings_words() -> Iterator[str]:
    """Every word an effect of Vikings Gone Wild may have, and what cards say for it."""
    said = Locale("meadhall.games.vikings_gone_wild", "en")
    for where, (kind, words) in VIKINGS_WORDS.items():
        rows = []
        for word in words:
            shown = word if word in vw.BARE or kind == "bonus" else f"{word}(n,m)" if word in vw.PAIRS else f"{word}(n)"
            rows.append((f"`{shown}`", said.say(f"effect-{kind}-{word}", number="n", other="m")))
        yield drawn((where, "means"), rows)


# -- the pages --------------------------------------------------------------------------------------------

TABLES: Final[dict[str, Callable[[], str]]] = {
    "blood_rage": blood_rage,
    "asgard": asgard,
    "thorgal": thorgal,
    "lords_of_ragnarok": lords_of_ragnarok,
    "vikings_gone_wild": vikings_gone_wild,
    "words": lords_words,
}


def page_of(saga: str) -> Path:
    """The page of a game's edition; `words` are on the page of edition files."""
    return FOLDER.parent / "reference" / "edition-files.md" if saga == "words" else FOLDER / f"{saga}.md"


def renewed(page: str, table: str) -> str:
    """The page with its table written again."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise NoMarkers(f"the page needs the lines {BEGIN!r} and {END!r}")
    return f"{before}{BEGIN}\n\n{table}\n\n{END}{after}"


def main(asked: Sequence[str] = ()) -> int:
    """Write the pages, or with `--check` only compare them."""
    late = []
    for saga, table in TABLES.items():
        page = page_of(saga).read_text(encoding="utf-8")
        new = renewed(page, table())
        if new != page:
            late.append(saga)
        if "--check" not in asked:
            page_of(saga).write_text(new, encoding="utf-8")
    if "--check" not in asked:
        return 0
    print(f"out of date: {', '.join(late)}; run python tools/editions.py" if late else "up to date")
    return int(bool(late))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
