"""Events and Scourge cards of a test's own: free of cost, without symbols, with one effect."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager

from tests.games.thorgal.scene import changed_cards


def deeds(effects: Mapping[str, str], **others: Mapping[str, str]) -> AbstractContextManager[None]:
    """These cards cost nothing and do this: `{"stunned": "dmg(foe,3)"}`.

    A keyword changes whole columns of another card, with underscores for hyphens: `royal_seal={"cost": "1"}`.
    """
    changes: dict[str, Mapping[str, str]] = {
        slug: {"cost": "0", "band": "", "effect": effect} for slug, effect in effects.items()
    }
    return changed_cards(changes | {slug.replace("_", "-"): columns for slug, columns in others.items()})
