"""How far Missions are (VG-730 to VG-738)."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.state import Vikings

COUNTED = {  # what a Mission about doing something looks at
    w.BUILD: b.BUILT,
    w.BUY_UNIT: b.UNITS,
    w.BUY_PATH: b.PATHS,
    w.BUY_DEFENCE: b.DEFENCES,
    w.WIN: b.WINS,
    w.SPEND_BEER: b.BEER_SPENT,
    w.SPEND_GOLD: b.GOLD_SPENT,
    w.DAMAGE: b.DAMAGED,
    w.BLOW: b.STRIKE,
}

PURCHASES = (b.UNITS, b.DEFENCES, b.PATHS, b.BUILT)


def progress(g: Vikings, seat: int, mission: int) -> int:
    """Deeds of the current own turn, or what the player has when it is claimed (VG-737)."""
    word = g.box.missions[mission].condition.word
    if word == w.HALL:
        return g.halls[seat]
    if word == w.OWN:
        return len(g.built[seat])
    if word == w.TOKENS:
        return sum(g.tokens[seat]) + sum(g.stored[seat])
    if word == w.REVEAL:
        return len(g.shields(seat))
    return done_in_turn(g, word) if seat == g.turn else 0


def done_in_turn(g: Vikings, word: int) -> int:
    """What the player at turn has done of it (VG-738)."""
    if word == w.SPEND:
        return g.deeds[b.BEER_SPENT] + g.deeds[b.GOLD_SPENT]
    if word == w.TRADE:
        return int(g.deeds[b.TRADES] > 0 and any([g.deeds[deed] for deed in PURCHASES]))
    return g.deeds[COUNTED[word]]
