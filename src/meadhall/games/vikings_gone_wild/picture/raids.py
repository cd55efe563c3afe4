"""A raid as all seats see it: a bout for each target, what strikes and what stands against it."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.signs import said
from meadhall.games.vikings_gone_wild.view import Table
from meadhall.games.vikings_gone_wild.view.rivals import BoutView, RaidView
from meadhall.kernel.picture import Blow, Bout, Bouts, Gauge, Said, Thing


def raid(box: Box, view: Table, raid: RaidView) -> Bouts:
    """The attacker's targets, and what the next damaged building gives."""
    title = Said("raid-title", {"seat": ("seat", b.SHIELDS[raid.seat])}, {"count": len(raid.bouts)})
    note = said("raid-next", damaged=raid.damaged, next=raid.damaged + 1)
    bouts = tuple([_bout(box, view, raid, bout) for bout in raid.bouts])
    return Bouts(title, bouts, raid.seat, note=note, signs=signs.SUMS)


def _bout(box: Box, view: Table, raid: RaidView, bout: BoutView) -> Bout:
    """One target: it holds if its DEF is more than the attack, which is good news except for the attacker."""
    guards = (_target(box, view, bout), *[_card(box, slug, "+") for slug in bout.cards])
    strikes = tuple([_card(box, slug) for slug in bout.units])
    holds, mine = bout.defence > bout.attack, bout.foe == view.seat
    good = holds != (raid.seat == view.seat)
    settled = bout.fate in ("held", "fell") or bout.foe < 0  # no one plays cards for Draco and the camp
    verdict = "raid-open" if not bout.units else "raid-holds" if holds else "raid-falls" if settled else "raid-burns"
    return Bout(
        _title(view, bout), bout.foe, guards, strikes, bout.defence, bout.attack, Said(verdict),
        "wait" if not bout.units else "ok" if good else "short", now=mine and bout.fate == "asked",
        note=Said("raid-alone") if bout.alone else None,
    )  # fmt: skip


def _title(view: Table, bout: BoutView) -> Said:
    if bout.foe < 0:
        return Said("raid-target", {"target": ("board", bout.target)})
    message = "clash-mine" if bout.foe == view.seat else "clash-side"
    return Said(message, {"seat": ("seat", b.SHIELDS[bout.foe]), "building": ("building", bout.target)})


def _target(box: Box, view: Table, bout: BoutView) -> Blow:
    if bout.foe < 0:
        return Blow(("board", bout.target), f"vg-{bout.target}", str(bout.printed))
    art = signs.building_art(bout.target, view.players[bout.foe].hall)
    return Blow(("building", bout.target), art, str(bout.printed))


def _card(box: Box, slug: str, plus: str = "") -> Blow:
    row = next(row for row in box.cards if row.slug == slug)
    thing: Thing = ("card", slug)
    return Blow(thing, signs.art(slug, "warrior"), f"+{row.defence}" if plus else str(row.attack))


def aim(view: Table, raid: RaidView, adds: dict[str, int]) -> Gauge | None:
    """For the attacker, their last target; for a defender with one building attacked, that one."""
    if raid.seat == view.seat:
        last = raid.bouts[-1]
        falls = Said("raid-falls" if last.foe < 0 else "raid-burns")
        return Gauge(
            signs.ATTACK, Said("sign-attack"), last.attack, last.defence, adds=adds, foe=signs.DEFENCE, enough=falls,
            short=Said("aim-short"),
        )  # fmt: skip
    mine = [bout for bout in raid.bouts if bout.foe == view.seat]
    if len(mine) != 1:
        return None
    return Gauge(
        signs.DEFENCE, Said("sign-defence"), mine[0].defence, mine[0].attack, adds=adds, foe=signs.ATTACK,
        enough=Said("aim-holds"), short=Said("aim-falls"), over=True,
    )  # fmt: skip
