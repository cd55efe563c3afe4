"""Blood Rage in plain lines, for pipes and screen readers, and the facts behind `?`."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.cards import tables as t
from meadhall.games.blood_rage.view import ClanView, PlaceView, Table, Troop
from meadhall.terminal.blood_rage.cards import card_kind
from meadhall.text import Speech


def status(table: Table, speech: Speech) -> str:
    """Where the match stands, in one line."""
    scores = [
        f"{speech.seat(c.seat)} {c.glory} {speech.say('word-glory')}, {c.rage} {speech.say('word-rage')}"
        for c in table.clans
    ]
    head = f"{speech.say('table-age', age=table.age)}, {speech.noun('phase', table.phase)}"
    return f"{head}. {'. '.join(scores)}."


def describe(table: Table, speech: Speech) -> list[str]:
    """The whole table, a line for each place and each clan, and the seat's own cards."""
    lines = [status(table, speech)]
    lines += [_place(table, place, speech) for place in table.places]
    for clan in table.clans:
        lines += [_clan(clan, speech), "  " + _sheet(clan, speech)]
    if table.battle is not None:
        lines += _battle(table, speech)
    return lines + _own_cards(table, speech)


def _place(table: Table, place: PlaceView, speech: Speech) -> str:
    troops = [_troops(table, place, seat, speech) for seat in range(table.seats)]
    there = ". ".join([line for line in troops if line]) or speech.say("plain-nobody")
    name = speech.noun("place", place.name)
    if b.is_fjord(b.PLACES.index(place.name)):
        return speech.say("plain-line", name=name, what=speech.say("table-closed") if place.destroyed else there)
    if place.destroyed:
        return speech.say("plain-line", name=name, what=speech.say("table-destroyed"))
    return speech.say("plain-place", place=name, marks=", ".join(_marks(table, place, speech)), troops=there)


def _marks(table: Table, place: PlaceView, speech: Speech) -> list[str]:
    found = []
    if place.villages:
        free = place.villages - sum([troop.count for troop in place.troops])
        found.append(speech.say("plain-villages", free=free, villages=place.villages))
    if place.pillaged:
        found.append(speech.say("table-pillaged"))
    else:
        found.append(speech.say("plain-reward", reward=speech.noun("reward", place.reward, "mark")))
    if place.doomed >= table.age:
        found.append(speech.say("plain-doomed", age=place.doomed))
    return found


def _troops(table: Table, place: PlaceView, seat: int, speech: Speech) -> str:
    """A clan in a place: its figures, and its Strength with what the fjord adds."""
    name, own = speech.seat(seat), _figures([troop for troop in place.troops if troop.seat == seat], speech)
    strength = place.strengths[seat] if place.strengths else 0
    if own and strength:
        return speech.say("plain-troops", seat=name, figures=own, strength=strength)
    if own:
        return speech.say("plain-ships", seat=name, figures=own)
    return speech.say("plain-support", seat=name, strength=strength) if strength else ""


def _figures(troops: Iterable[Troop], speech: Speech) -> str:
    return speech.listed([speech.noun("figure", troop.figure) for troop in troops for _ in range(troop.count)])


def _clan(clan: ClanView, speech: Speech) -> str:
    steps = [
        speech.say("plain-step", stat=speech.noun("stat", stat), value=clan.stats[i], step=clan.steps[i])
        for i, stat in enumerate(b.STATS)
    ]
    return speech.say(
        "plain-clan",
        seat=speech.seat(clan.seat), glory=clan.glory, rage=clan.rage, steps=", ".join(steps), figures=clan.on_map,
        horns=clan.stats[b.HORNS], hand=speech.say("table-hand", count=clan.hand),
        quests=speech.say("table-quests", count=clan.quests),
    )  # fmt: skip


def _sheet(clan: ClanView, speech: Speech) -> str:
    none = speech.say("plain-none")
    return speech.say(
        "plain-sheet",
        upgrades=", ".join([speech.noun("card", card) for card in clan.upgrades if card]) or none,
        reserve=_figures(clan.reserve, speech) or none,
        valhalla=_figures(clan.valhalla, speech) or none,
    )


def _battle(table: Table, speech: Speech) -> list[str]:
    assert table.battle is not None
    lines = [speech.say("table-battle", **{"place-in": speech.noun("place", table.battle.province, "in")})]
    for seat in table.battle.rivals:
        cards = [speech.noun("card", card) for card in (*table.battle.shown[seat], *table.battle.added[seat])]
        shown = ", ".join(cards) or speech.say("table-nothing-shown")
        lines.append("  " + speech.say("plain-line", name=speech.seat(seat), what=shown))
    return lines


def _own_cards(table: Table, speech: Speech) -> list[str]:
    piles = {
        "table-your-hand": table.hand,
        "table-your-draft": table.draft,
        "table-your-picks": table.picked,
        "table-your-quests": table.quests,
        "table-kept": (table.kept,) if table.kept else (),
    }
    lines = []
    for title, slugs in piles.items():
        lines += [speech.say(title)] if slugs else []
        lines += [f"  {card_line(speech.noun('card', slug), 'card', slug, speech)}" for slug in slugs]
    return lines


def card_line(name: str, noun: str, slug: str, speech: Speech) -> str:
    """A card, or an answer that names it, with its kind and its text."""
    return speech.say("plain-card", name=name, kind=card_kind(slug, speech), text=speech.help(noun, slug))


def explain(noun: str, key: str, table: Table, speech: Speech) -> list[str]:
    """What there is to know of a thing: its help text, and how it stands on this table."""
    lines = [speech.help(noun, key)]
    if noun == "card":
        row = t.CARDS[t.card(key)]
        age, god = speech.say("table-age", age=row.age), speech.say(f"god-{row.god}")
        source = speech.say(f"source-{row.source}")
        family = speech.say(f"family-{t.FAMILIES[row.family]}")
        kind = card_kind(key, speech)
        lines.insert(0, speech.say("card-line", family=family, kind=kind, age=age, god=god, source=source))
    if noun == "place":
        places = {place.name: place for place in table.places}
        lines += [_region(places[key], speech), _place(table, places[key], speech)] if key in places else []
    return [line for line in lines if line]


def _region(place: PlaceView, speech: Speech) -> str:
    if not place.region:
        return ""
    taken = sum([troop.count for troop in place.troops])
    return speech.say(
        "place-line",
        region=speech.say(f"region-{place.region}"), villages=place.villages, free=max(0, place.villages - taken),
        reward=speech.noun("reward", place.reward),
    )  # fmt: skip
