"""The discard piles, which anybody may look through at any time (LR-850)."""

from __future__ import annotations

from meadhall.games.lords_of_ragnarok.picture import signs
from meadhall.games.lords_of_ragnarok.view import Table
from meadhall.kernel.picture import Pile, Said
from meadhall.kernel.render_cache import part


@part
def discards(table: Table) -> tuple[Pile, ...]:
    """Combat cards, in a Hunt Attack cards, and Blessings; empty ones are left out. The last Event is in the notice."""
    piles = (
        Pile("deck", Said("pile-combat"), cards=table.combat_discard),
        Pile("jaws", Said("pile-attacks"), cards=table.hunt.discard if table.hunt is not None else ()),
        Pile(signs.GODS[0], Said("pile-blessings"), cards=table.blessing_discard),
    )
    return tuple([pile for pile in piles if pile.cards])
