"""What is written on a clan sheet in Blood Rage."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage.view import ClanView, Troop
from meadhall.kernel.picture import Number, named
from meadhall.kernel.picture.layout import Amount, Group, Layout

AGES: Final = ("age-1", "age-2", "age-3")


def _figures(troops: Sequence[Troop]) -> int:
    return sum([troop.count for troop in troops])


def _each(pool: str) -> Callable[[ClanView, Any], tuple[Number, ...]]:
    """The figures there, kind by kind."""

    def numbers(clan: ClanView, _: Any) -> tuple[Number, ...]:
        troops: tuple[Troop, ...] = getattr(clan, pool)
        return tuple([Number("", troop.count, named("figure", troop.figure)) for troop in troops])

    return numbers


SHEET: Final = Layout(
    ClanView,
    head=(Amount("rage", "rage"), Amount("glory", "glory")),
    counts=(
        Amount("on_map", "horns", of=lambda clan, _: clan.stats[b.HORNS]),
        Amount("reserve", "warrior", read=lambda clan, _: _figures(clan.reserve)),
        Amount("valhalla", "valhalla", read=lambda clan, _: _figures(clan.valhalla)),
        Amount("hand", "hand", read=lambda clan, _: clan.hand + clan.drafted + bool(clan.kept)),
        Amount("quests", "quest"),
    ),
    more=(Group(_each("reserve"), title="goods-reserve"), Group(_each("valhalla"), title="goods-valhalla")),
    learnt=(
        Amount("steps", keys=b.STATS),
        Amount("passed"),
        Amount("upgrades", read=lambda clan, _: sum([card != "" for card in clan.upgrades])),
        Amount("backs", keys=AGES),
        Amount("quest_backs", keys=AGES),
    ),
    left_out={
        "seat": "names the clan",
        "stats": "follow from the steps, which tracks show",
        "drafted": "counted in the hand",
        "kept": "counted in the hand",
    },
)
