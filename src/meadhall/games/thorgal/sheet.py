"""What is written on a player's board in Thorgal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.view import PileView, PlayerView
from meadhall.kernel.picture import Number, Said, Thing
from meadhall.kernel.picture.layout import Amount, Group, Layout

BACKS: Final = {"destiny": "back-destiny", "scourge": "back-scourge"}
DESTROYED: Final = {"destiny": ("valhalla", "walhalla"), "scourge": ("scourge", "niflhel")}  # sign, and place


def chair(player: PlayerView) -> dict[str, Thing]:
    """Whose a thing is, for sentences."""
    return {"seat": ("seat", player.chair)}


def _open(role: str) -> Callable[[PlayerView, Any], tuple[Number, ...]]:
    """The discard and the place of what was destroyed, which can be looked through."""
    icon, place = DESTROYED[role]

    def numbers(player: PlayerView, _: Any) -> tuple[Number, ...]:
        pile: PileView = getattr(player, role)
        whose = chair(player)
        found = (
            Number("discard", len(pile.discard), Said(f"pile-{role}-discard", whose), cards=pile.discard),
            Number(icon, len(pile.destroyed), Said(f"pile-{place}", whose), cards=pile.destroyed),
        )
        return tuple([number for number in found if number.value])

    return numbers


def _deck(role: str) -> Group[PlayerView]:
    """A deck, its reserve and its open piles."""
    return Group(
        Amount[PlayerView](f"{role}.deck", "deck", always=True),
        Amount[PlayerView](f"{role}.reserve", "reserve", always=True),
        _open(role),
        title=f"goods-{role}",
        back=BACKS[role],
        state=lambda player: "" if not player.role else "now" if player.role == role else "rests",
    )


def _attributes(player: PlayerView) -> tuple[int, ...]:
    """Bravery, Cunning and Might of the group."""
    return tuple([sum([piece.attributes[which] for piece in player.group]) for which in range(len(b.ATTRIBUTES))])


SHEET: Final = Layout(
    PlayerView,
    rows=(
        (
            Group(Amount("horns", "horn", of=lambda _, table: table.horns_needed), title="count-horns"),
            Group(
                Amount("hand", "hand", read=lambda player, _: player.hand + player.chosen),
                Amount("aside", "terrain"),
            ),
        ),
        *[(_deck(role),) for role in b.ROLES],
    ),
    more=(Group(Amount("pawn"), Amount("points"), Amount("prevented")),),
    learnt=(
        Amount("out"),
        Amount("is-destiny", read=lambda player, _: player.role == b.ROLES[b.DESTINY]),
        Amount("passed"),
        Amount("walhalla", read=lambda player, _: len(player.destiny.destroyed)),
        Amount("exhausted", read=lambda player, _: sum([piece.exhausted for piece in player.group])),
        Amount("attributes", keys=b.ATTRIBUTES, read=lambda player, _: _attributes(player)),
    ),
    left_out={"seat": "names the player", "chosen": "counted in the hand"},
)
