"""A clash with the dead, or an attack among rivals, while it goes on: what stands against what."""

from __future__ import annotations

from rich.text import Text

from meadhall.games.vikings_gone_wild.view import ClashView, DefenceView, Table
from meadhall.games.vikings_gone_wild.view.rivals import BoutView, RaidView
from meadhall.terminal.screen import Lines
from meadhall.terminal.vikings_gone_wild.marks import SHIELD, SWORD, badge, counted, dotted
from meadhall.text import Speech


def fight(table: Table, speech: Speech) -> Lines:
    """Lines of what is being fought; none if all is quiet."""
    if table.clash is not None:
        return _clash(table, table.clash, speech)
    return _raid(table, table.raid, speech) if table.raid is not None else []


def _clash(table: Table, clash: ClashView, speech: Speech) -> Lines:
    title = speech.say("clash-title", undead=speech.noun("undead", clash.undead))
    loss = speech.say("clash-loss", loss=clash.loss)
    head = dotted([Text(title, "doom"), Text(f"{SWORD}{clash.attack}", "attack"), Text(loss, "bone")])
    return [head, *[_side(table, clash, side, speech) for side in clash.sides]]


def _side(table: Table, clash: ClashView, side: DefenceView, speech: Speech) -> Text:
    """A building, its DEF with the cards played, and what comes of it as it stands."""
    if not side.building:
        return Text.assemble("  ", badge(table, side.seat, speech), (f" {speech.say('clash-none')}", "doom"))
    name = speech.noun("building", side.building)
    target = Text.assemble("  ", badge(table, side.seat, speech), f" {name} ", (f"{SHIELD}{side.defence}", "defence"))
    return target.append(_verdict(side.defence <= clash.attack, speech))


def _raid(table: Table, raid: RaidView, speech: Speech) -> Lines:
    """The attacker, what the next building gives, and every target."""
    attacker = speech.say("raid-title", count=len(raid.bouts), **{"seat-subject": speech.seat(raid.seat, "subject")})
    told = speech.say("raid-next", damaged=raid.damaged, next=raid.damaged + 1)
    head = dotted([Text(attacker, "doom"), Text(told, "bone")])
    return [head, *[_bout(table, bout, speech) for bout in raid.bouts]]


def _bout(table: Table, bout: BoutView, speech: Speech) -> Text:
    """Units and ATK against the building, its cards and DEF, and what comes of it as it stands."""
    units = ", ".join(counted(bout.units, "card", speech)) or speech.say("raid-open")
    against = Text.assemble(f"  {units} ", (f"{SWORD}{bout.attack}", "attack"), "  ")
    whose = badge(table, bout.foe, speech) if bout.foe >= 0 else Text()
    name = speech.noun("building" if bout.foe >= 0 else "board", bout.target)
    target = Text.assemble(whose, f" {name} ", (f"{SHIELD}{bout.defence}", "defence"))
    if bout.cards:
        target.append(f" ({', '.join(counted(bout.cards, 'card', speech))})", "faint")
    falls = bout.attack >= bout.defence
    return Text.assemble(against, target, _verdict(falls, speech) if bout.units else Text())


def _verdict(falls: bool, speech: Speech) -> Text:
    return Text(f"  {speech.say('raid-falls' if falls else 'raid-holds')}", "doom" if falls else "saved")
