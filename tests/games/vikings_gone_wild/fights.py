"""Fights that tests play to their end without naming every card."""

from __future__ import annotations

from tests.games.vikings_gone_wild.scene import Scene


def defend_with_all(s: Scene) -> Scene:
    """Wolf plays every Defence card of the hand, asked or not."""
    while s.asked() == ["wolf: defend"]:
        s.play(f"wolf: {min(s.options('wolf', 'defend') or {'done'})}")
    return s


def attack_with_all(s: Scene, undead: str, slot: int) -> Scene:
    """Wolf attacks it with every Unit of the hand, asked or not."""
    s.play(f"wolf: attack {undead} {slot}")
    while s.asked() == ["wolf: send"]:
        s.play(f"wolf: {min(s.options('wolf', 'with') or {'done'})}")
    return s
