"""A Battle and a Hunt while they last: both sides and what their values are made of; the beast, its Attack."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from meadhall.games.lords_of_ragnarok.view import HuntView, Table
from meadhall.games.lords_of_ragnarok.view.battles import BattleView, SideView
from meadhall.terminal.lords_of_ragnarok.beasts import numbered
from meadhall.terminal.lords_of_ragnarok.marks import dotted
from meadhall.terminal.screen import Lines
from meadhall.text import Speech


def fight(table: Table, speech: Speech) -> Lines:
    """The fight under way, if any."""
    if table.battle is not None:
        return list(_battle(table, table.battle, speech))
    return list(_hunt(table, table.hunt, speech)) if table.hunt is not None else []


def _name(table: Table, seat: int, speech: Speech) -> Text:
    return Text(speech.seat(seat), f"name-{table.players[seat].colour}")


# -- Battles --------------------------------------------------------------------------------------------------


def _battle(table: Table, battle: BattleView, speech: Speech) -> Iterator[Text]:
    yield Text(speech.say("table-battle", region=speech.noun("region", battle.region, "in")), "title")
    for side in (battle.attacker, battle.defender):
        yield _side(table, battle, side, speech)
    if battle.shown:
        cards = speech.listed([speech.noun("card", card) for card in battle.shown])
        yield Text(f"  {speech.say('table-shown', cards=cards)}", "faint")


def _side(table: Table, battle: BattleView, side: SideView, speech: Speech) -> Text:
    """Who, what it is worth and why, what was played, and what it will cost."""
    role = speech.say("side-attacks" if side is battle.attacker else "side-defends")
    head = Text.assemble("  ", _name(table, side.seat, speech), (f" {role}", "faint"))
    ahead = battle.leader == side.seat
    parts = [head, Text(speech.say("table-value", value=side.value), "points" if ahead else "bone")]
    parts += [Text(f"{speech.say(f'part-{part}')} {amount}", "faint") for part, amount in side.parts]
    return dotted([*parts, *_played(side, speech)])


def _played(side: SideView, speech: Speech) -> Lines:
    found = []
    if side.cards:
        named = ", ".join([f"{speech.noun('card', card)} +{value}" for card, value in side.cards])
        found.append(Text(named, "kind"))
    if side.losses:
        found.append(Text(speech.say("table-losses", count=side.losses), "doom"))
    return [*found, Text(speech.say("table-passed"), "faint")] if side.passed else found


# -- Hunts ----------------------------------------------------------------------------------------------------


def _hunt(table: Table, hunt: HuntView, speech: Speech) -> Iterator[Text]:
    beast = next(monster for monster in table.monsters if monster.monster == hunt.monster)
    names = {"hunter": speech.seat(hunt.hunter), "monster": speech.noun("monster", hunt.monster)}
    title = speech.say("table-hunt", **names, keeper=speech.seat(hunt.keeper, "the"), round=hunt.round)
    yield Text(title, "title")
    yield Text("  ").append(numbered(table, beast, speech))
    if hunt.attack:
        yield Text("  ").append(_attack(hunt, speech))
    yield Text("  ").append(_beast_side(hunt, speech))


def _attack(hunt: HuntView, speech: Speech) -> Text:
    """The Attack and the defence against it."""
    defence = speech.listed([speech.noun("card", card) for card in hunt.defence])
    parts = [
        Text(speech.noun("attack", hunt.attack), "beast"),
        Text(speech.say("table-rage", value=hunt.value, rage=hunt.rage), "bone"),
        Text(speech.say("table-weak", value=hunt.insight, weak=hunt.weak_point), "bone"),
        Text(defence, "kind"),
    ]
    return dotted([*parts, Text(speech.noun("attack", hunt.attack, "effect"), "faint")])


def _beast_side(hunt: HuntView, speech: Speech) -> Text:
    """The cards left to the beast's side, and the number of boxes the Hunter may cover."""
    parts = [speech.say("table-attacks", hand=hunt.attacks, deck=hunt.deck)]
    if hunt.hand:
        parts.append(speech.listed([speech.noun("attack", attack) for attack in hunt.hand]))
    if hunt.calm:
        parts.append(speech.say("table-calm", count=hunt.calm))
    if hunt.most_boxes >= 0:
        parts.append(speech.say("duel-most", boxes=hunt.most_boxes))
    return dotted([Text(part, "faint") for part in parts])
