"""The pillage reward and what depends on it (BR-557, BR-562 to BR-566, BR-902, BR-928, BR-931 to BR-933)."""

from __future__ import annotations

from meadhall.games.blood_rage import board as b
from meadhall.games.blood_rage import events as e
from meadhall.games.blood_rage.cards import words as w
from meadhall.games.blood_rage.rules.stats import raise_a_stat
from meadhall.games.blood_rage.state import NOBODY, BloodRage
from meadhall.kernel import Steps, procedure


@procedure
def take_reward(g: BloodRage, seat: int, province: int, text: int) -> Steps[None]:
    """Turn the token, take its reward, then Frigga's Grace and the Leader's card.

    `text` is the pillager's Battle card if its text acts. Figures count only if they are still in the
    province (BR-990).
    """
    g.pillaged[province] = 1
    reward = g.rewards[province]
    g.tell(e.ProvincePillaged(seat, province, reward))
    gain_reward(g, seat, reward)
    if doubles(g, seat, province):
        gain_reward(g, seat, reward)
    if g.box.does[w.GRACE][text]:
        yield from raise_a_stat(g, seat, reward if reward <= b.HORNS else NOBODY)
    if g.leaders[seat] == province:
        yield from leader_profits(g, seat, province)


def doubles(g: BloodRage, seat: int, province: int) -> bool:
    """Does the clan's Frost Giant still stand there (BR-928)?"""
    giant = g.box.figure_of[w.TWICE]
    return giant in g.monsters_of(seat) and g.place_of(seat, giant) == province


def gain_reward(g: BloodRage, seat: int, reward: int) -> None:
    """A step on a stat, on all of them, or 5 Glory (BR-562 to BR-566)."""
    if reward == b.REWARD_GLORY:
        g.gain_glory(seat, g.box.values.pillage_glory, e.BY_PILLAGE)
    elif reward == b.REWARD_ALL:
        for stat in range(3):
            g.raise_stat(seat, stat)
    else:
        g.raise_stat(seat, reward)


@procedure
def leader_profits(g: BloodRage, seat: int, province: int) -> Steps[None]:
    """Lord of Spears, Hammers or Axes, whichever is on the sheet."""
    card = g.upgrades[seat][b.LEADER]
    for stat in range(3 * g.box.does[w.RAISE_ALL][card]):
        g.raise_stat(seat, stat)
    if g.box.rides[card] in w.AFTER_PILLAGE:
        yield from w.AFTER_PILLAGE[g.box.rides[card]](g, seat, province)
