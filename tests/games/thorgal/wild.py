"""Cards no one would print: effects of random words, each one that the grammar allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.loader import CHOSEN_FROM, CardRow
from tests.games.thorgal.box import printed_rows

DEEP = 3
AMOUNTS = (1, 1, 1, 2, 3, 5, 9)
OPEN_ZONES = [w.ZONES[zone] for zone in CHOSEN_FROM]


class Wild:
    """A writer without sense; the same seed writes the same cards."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.arguments: Mapping[str, Callable[[], str]] = {
            "n": lambda: str(self.one(AMOUNTS)),
            "filter": self.filter,
            "who": lambda: self.one(w.WHO),
            "pile": lambda: self.one(("hand", "reserve")),
            "foe": lambda: "foe",
            "any": lambda: "*",
            "target": lambda: self.one(("this", "dest", f"grp({self.filter()})")),
            "attrs": self.attrs,
            "turn": lambda: f"{self.one(w.LETTERS)}>{self.one(w.LETTERS)}",
            "ban": lambda: self.one(w.BANS),
            "victim": lambda: self.one(("this", self.filter())),
            "cond": self.cond,
            "zone": lambda: self.one(OPEN_ZONES),
            "zones": lambda: f"{self.one(OPEN_ZONES)}>{self.one(w.ZONES)}",
            "minus": lambda: f"-{self.one(AMOUNTS)}",
            "from": lambda: self.one(w.IMMUNITIES),
        }

    def one(self, words: Sequence[str] | Sequence[int]) -> str:
        return str(self.chance.choice(words))

    def call(self, name: str, wanted: str) -> str:
        """A name with its arguments."""
        return f"{name}({','.join([self.arguments[kind]() for kind in wanted.split(',') if kind])})"

    def filter(self) -> str:
        more = self.chance.sample([*w.SUBTYPES, "other", "cost<=1"], self.chance.choice((0, 0, 1, 2)))
        return "&".join([self.one(("*", *w.TYPE_ATOMS)), *more])

    def attrs(self) -> str:
        letters = self.chance.sample(w.LETTERS, self.chance.choice((1, 1, 2)))
        return "+".join([f"{self.one(AMOUNTS)}{letter}" for letter in letters])

    def cond(self) -> str:
        counts = [f"count({self.filter()}){sign}{self.one((0, *AMOUNTS))}" for sign in (">=", "<=")]
        return self.one((*counts, f"reserve>={self.one(AMOUNTS)}", *w.CONDITIONS[3:]))

    def ops(self, depth: int = 0) -> str:
        return "; ".join([self.op(depth) for _ in range(self.chance.choice((1, 1, 2)))])

    def op(self, depth: int) -> str:
        name = self.one(w.OPS)
        wanted = w.OPERATIONS[name]
        if depth == DEEP and (wanted.endswith("{}") or name == "choose"):
            return "draw(1)"
        if name == "choose":
            return f"choose{{{' / '.join([self.ops(depth + 1) for _ in range(self.chance.choice(w.BRANCHES))])}}}"
        text = self.call(name, wanted.removesuffix(" {}"))
        if wanted.endswith("{}"):
            text += f"{{{self.ops(depth + 1)}}}"
        return f"{text}else{{{self.ops(depth + 1)}}}" if name == "if" else text

    def static(self) -> str:
        name = self.one(w.STATICS)
        text = self.call(name, w.STATIC_ENTRIES[name])
        return f"if({self.cond()}){{{text}}}" if self.chance.random() < 0.4 else text

    def acts(self, uses: str = "") -> str:
        phases = "+".join(self.chance.sample(list(w.PLAY_PHASES), self.chance.choice((1, 2, 3))))
        return f"ACT@{phases}{uses}: {self.ops()}"

    def upkeep(self) -> str:
        name = self.one(w.UPKEEPS)
        return self.call(name, w.UPKEEP_ENTRIES[name]) if w.UPKEEP_ENTRIES[name] else name

    def card(self, row: CardRow) -> dict[str, str]:
        """Other words for a card."""
        if row.kind == w.TERRAIN:
            return {"effect": self.ops(), "fenrir": self.acts(self.one(("", "*2")))}
        if row.kind in (w.EVENT, w.SCOURGE_CARD):
            return {"effect": self.ops(), "phase": self.one(("DAWN", "JOUR", "JOUR", "DUSK"))}
        abilities = [f"ENTER: {self.ops()}", f"PERM: {self.static()}", self.acts(), self.acts()]
        if row.kind == w.SUPPORT:
            return {"effect": " // ".join(self.chance.sample(abilities, 2))}
        abilities.append(f"OPP: {self.static()}")
        return {"effect": " // ".join(self.chance.sample(abilities, 2)), "upkeep": self.upkeep()}


def wild_cards(seed: int) -> dict[str, dict[str, str]]:
    """Other words for most cards of the base edition; a Scourge player never reaches the Walhalla."""
    writer = Wild(seed)
    written = {row.slug: writer.card(row) for row in printed_rows() if writer.chance.random() < 0.7}
    scourge = {row.slug for row in printed_rows() if row.kind == w.SCOURGE_CARD}
    for slug, cells in written.items():
        for column in ("fenrir", *(("effect",) if slug in scourge else ())):
            if column in cells:
                cells[column] = cells[column].replace("walhalla", "discard")
    return written
