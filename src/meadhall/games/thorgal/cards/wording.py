"""What a card says, made from its effects: text and effect can never differ. The words are in the locale files."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, pairwise

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.tables import Box
from meadhall.ledger import Language
from meadhall.text import elided, locale

PACKAGE = "meadhall.games.thorgal"
PHASE_NAMES = ((b.DAWN, "dawn"), (b.JOURNEY, "journey"), (b.DUSK, "dusk"))


class Wording:
    """Sentences for one edition in one language. `own`: the Destiny player, whose group is meant, is the reader."""

    def __init__(self, box: Box, lang: Language, own: bool = False) -> None:
        self.box = box
        self.lang: Language = lang
        self.own = own
        self.locale = locale(PACKAGE, lang)

    def say(self, message: str, **args: str | int) -> str:
        """A message in one line, without the gaps that empty parts leave."""
        text = re.sub(r"[ \n]+", " ", self.locale.say(message, **args)).strip()
        text = text.replace(" ,", ",").replace(" .", ".")
        return elided(text).replace(" de 1 ", " d’1 ") if self.lang == "fr" else text

    # -- whole cards ------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Upkeep and effects of a card; of a terrain its reward and its Fenrir effect."""
        row = self.box.ROWS[card]
        words = wording(self.box, self.lang, own=row.kind != w.SCOURGE_CARD)
        parts = [words.ability(ability, terrain=row.kind == w.TERRAIN) for ability in row.abilities]
        parts += [self.ability(ability, terrain=True) for ability in row.fenrir]
        if row.upkeep is not None:
            parts.append(self.say("card-upkeep", text=self.upkeep(row.upkeep)))
        return " ".join([part[0].upper() + part[1:] for part in parts]) or self.say("card-plain")

    def due(self, card: int) -> str:
        """The upkeep of a card alone; empty where it has none."""
        upkeep = self.box.ROWS[card].upkeep
        return "" if upkeep is None else self.upkeep(upkeep)

    def fenrir(self, card: int) -> str:
        """What the Fenrir side of a terrain does; empty for any other card."""
        return " ".join([self.ability(ability, terrain=True) for ability in self.box.ROWS[card].fenrir])

    def ability(self, ability: w.Ability, *, terrain: bool) -> str:
        if ability.trigger in (w.PERM, w.OPP):
            text = self.row(self.statics(ability.statics))
        else:
            text = self.ops(ability.ops)
        trigger = w.TRIGGERS[ability.trigger].lower()
        if terrain:
            trigger = "fenrir" if ability.trigger == w.ACT else "reward"
        names = [self.say(f"phase-{name}") for phase, name in PHASE_NAMES if ability.phases >> phase & 1]
        return self.say(f"trigger-{trigger}", text=text, phases=" / ".join(names), some=len(names), uses=ability.uses)

    # -- operations -------------------------------------------------------------------------------

    def ops(self, ops: Sequence[int], *, inside: bool = False) -> str:
        """Operations in a row. After one with others inside it a new sentence begins, so that it keeps to itself."""
        steps = [(op, len(list(same))) for op, same in groupby(ops, lambda op: self.box.OPS[op])]
        text = self.times(*steps[0])
        for (before, _), (op, times) in pairwise(steps):
            joint = "words-then"
            if before.then or before.branches:
                joint = "words-after" if inside else "words-new"
            text = self.say(joint, first=text, next=self.times(op, times))
        return text

    def times(self, op: w.Op, times: int) -> str:
        """An operation that is done several times, said once."""
        return self.op(op) if times == 1 else self.say("words-times", text=self.op(op), n=times)

    def row(self, parts: Sequence[str]) -> str:
        """Parts one after the other."""
        text = parts[0]
        for part in parts[1:]:
            text = self.say("words-then", first=text, next=part)
        return text

    def op(self, op: w.Op) -> str:
        name = w.OPS[op.kind]
        if op.kind == w.CHOOSE:
            branches = f" {self.say('words-or')} ".join([self.ops(branch, inside=True) for branch in op.branches])
            return self.say("op-choose", branches=branches)
        return self.say(f"op-{name}", **self.arguments(op))

    def arguments(self, op: w.Op) -> dict[str, str | int]:
        """All that a message may need to know of an operation."""
        convert = op.kind == w.CONVERT
        return {
            "n": op.n,
            "who": w.WHO[op.who],
            "what": self.cards(op.filter, max(1, op.n)),
            "one": self.cards(op.filter, 1),
            "kind": self.cards(op.filter, 1, numbered=False),
            "kinds": self.cards(op.filter, 2, numbered=False),
            "target": self.target(op),
            "attrs": self.attrs(op.attrs),
            "source": self.attribute(op.source) if convert else self.say(f"from-{w.ZONES[op.source]}"),
            "into": self.attribute(op.into) if convert else self.say(f"to-{w.ZONES[op.into]}"),
            "pile": w.ZONES[op.source],
            "cond": self.cond(op.cond) if op.cond != w.ALWAYS else "",
            "ban": w.BANS[op.ban],
            "then": self.ops(op.then, inside=True) if op.then else "",
            "otherwise": self.say("words-else", text=self.ops(op.otherwise, inside=True)) if op.otherwise else "",
        }

    def target(self, op: w.Op) -> str:
        """What is acted on; what is sacrificed is always the actor's."""
        own = op.target == w.GROUP and (self.own or op.kind == w.SAC)
        return self.say("target-own" if own else f"target-{w.TARGETS[op.target]}", what=self.cards(op.filter, 1))

    def attribute(self, attribute: int) -> str:
        return self.say(f"attribute-{b.ATTRIBUTES[attribute % 3]}")

    def attrs(self, attrs: b.Three) -> str:
        """Amounts of attributes: `1 Bravery, 2 Cunning and 1 Might`."""
        *most, last = [f"{amount} {self.attribute(which)}" for which, amount in enumerate(attrs) if amount] or [""]
        return f"{', '.join(most)} {self.say('words-and')} {last}" if most else last

    # -- conditions, permanent effects, upkeep --------------------------------------------------------

    def cond(self, cond: int) -> str:
        kind, wanted, n = self.box.CONDS[cond]
        name = ("count-least", "count-most", "reserve", "success", "fail", "opposed")[kind]
        return self.say(f"cond-{name}", n=n, what=self.cards(wanted, n))

    def statics(self, statics: Sequence[w.Static]) -> list[str]:
        """Lasting effects. Of a card that foes can neither exhaust nor destroy, both are said at once."""
        immune = [static for static in statics if static.kind == w.IMMUNE and static.cond == w.ALWAYS]
        if len(immune) < len(w.IMMUNITIES):
            return [self.static(static) for static in statics]
        others = [self.static(static) for static in statics if static not in immune]
        return [self.say("static-immune", immunity="both"), *others]

    def static(self, static: w.Static) -> str:
        text = self.say(
            f"static-{w.STATICS[static.kind]}",
            n=static.n,
            attrs=self.attrs(static.attrs),
            kind=self.cards(static.filter, 1, numbered=False),
            kinds=self.cards(static.filter, 2, numbered=False),
            immunity=w.IMMUNITIES[static.n] if static.kind == w.IMMUNE else "",
        )
        if static.cond == w.ALWAYS:
            return text
        return self.say("words-while" if static.holds else "words-unless", cond=self.cond(static.cond), text=text)

    def upkeep(self, upkeep: w.Upkeep) -> str:
        return self.say(
            f"upkeep-{w.UPKEEPS[upkeep.kind]}",
            n=upkeep.n,
            what=self.cards(upkeep.filter, max(1, upkeep.n)),
            kind=self.cards(upkeep.filter, 1, numbered=False),
            cond=self.cond(upkeep.cond) if upkeep.cond != w.ALWAYS else "",
        )

    # -- filters ----------------------------------------------------------------------------------

    def cards(self, wanted: int, n: int, *, numbered: bool = True) -> str:
        """Cards that a filter means, counted or not: `2 other Viking companions`."""
        found = w.Filter() if wanted == w.ANYTHING else self.box.FILTERS[wanted]
        subtypes = [name for i, name in enumerate(w.SUBTYPES) if found.subtypes >> i & 1]
        alone = bool(subtypes) and found.kind == w.ANYTHING
        atom = "card" if found.kind == w.ANYTHING else w.TYPE_ATOMS[found.kind]
        agrees = alone or self.lang == "fr"  # English says `2 Viking companions`, French `2 compagnons Vikings`
        names = [self.say(f"subtype-{name}", n=n if agrees else 1) for name in subtypes]
        return self.say(
            "cards",
            n=str(n) if numbered else "",
            other=self.say("cards-other", n=n) if found.other else "",
            subtypes=" ".join(names),
            kind="" if alone else self.say(f"cards-{atom}", n=n),
            cost=self.say("cards-cost", n=found.cost) if found.cost >= 0 else "",
        )


@lru_cache
def wording(box: Box, lang: Language, *, own: bool = False) -> Wording:
    return Wording(box, lang, own)
