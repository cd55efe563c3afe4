"""The middle of the board: the two tokens and the dead in their row, or Odin's Path and what rivals play for."""

from __future__ import annotations

from typing import Final

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.view import GoalView, SlotView, Table
from meadhall.games.vikings_gone_wild.view.rivals import BonusView, PathView
from meadhall.terminal.screen import Lines
from meadhall.terminal.vikings_gone_wild.marks import badge, counted, dotted, goods, labelled, strength
from meadhall.text import Speech

HORN: Final = "♪"
STYLE: Final = {w.UNDEAD[w.BOSS]: "boss"}
DONE: Final = "✓"

# -- against the dead -------------------------------------------------------------------------------------------


def track(table: Table, speech: Speech, width: int) -> Text:
    """Desolation and Team on one track, with the Horns, and the gap between them."""
    said = {
        "left": f"{speech.say('track-desolation')} {table.desolation} ",
        "right": f" {table.team} {speech.say('track-team')}  ",
        "gap": speech.say("track-gap", gap=table.team - table.desolation),
    }
    room = max(10, min(table.start, width - sum(map(len, said.values())) - 2))
    horns = [mark for mark in speech.game.box.values.horns if mark > table.desolation]
    steps = range(table.start + 1)[:: max(1, table.start // room)]
    dots = [_step(table, step, horns) for step in steps]
    return Text.assemble((said["left"], "doom"), *dots, (said["right"], "saved"), (said["gap"], "bone"))


def _step(table: Table, step: int, horns: list[int]) -> tuple[str, str]:
    if step <= table.desolation:
        return "█", "doom"
    if step > table.team:
        return "·", "faint"
    return (HORN, "points") if step in horns else ("─", "saved")


def army(table: Table, speech: Speech) -> Grid:
    """The five slots side by side, what clashes marked below."""
    grid = Grid.grid(expand=True)
    for _ in table.row:
        grid.add_column(ratio=1)
    grid.add_row(*[_slot(table, number, slot, speech) for number, slot in enumerate(table.row)])
    return grid


def _slot(table: Table, number: int, slot: SlotView, speech: Speech) -> Panel:
    ragged = slot.clashes and not slot.riposte
    title = Text.assemble((f"{number + 1}", "number"), (f" {HORN}" if ragged else "", "doom"))
    below = Text(speech.say("clashes"), "doom") if ragged and slot.undead else None
    border = "doom" if below else "frame"
    content = Text("\n").join(_card(table, slot, speech))
    content.no_wrap, content.overflow = True, "ellipsis"
    return Panel(content, title=title, title_align="left", subtitle=below, border_style=border, height=5)


def _card(table: Table, slot: SlotView, speech: Speech) -> Lines:
    """Name, strengths, and what it costs to let it clash."""
    if slot.riposte:
        return [Text(speech.noun("board", "riposte"), "saved"), Text(speech.say("brief-riposte"), "faint")]
    if not slot.undead:
        return [Text(speech.say("slot-empty"), "faint")]
    name = Text(speech.noun("undead", slot.undead), STYLE.get(slot.family, "dead"))
    lives = slot.undead == table.boss and speech.say("brief-lives", left=table.lives - table.wounds, lives=table.lives)
    return [name, strength(slot.attack, slot.defence), Text(lives or _brief(slot, speech), "bone")]


def _brief(slot: SlotView, speech: Speech) -> str:
    if slot.family == w.UNDEAD[w.BOSS]:
        return speech.say("brief-boss", number=slot.loss)
    if slot.family != w.UNDEAD[w.CHALLENGE]:
        return speech.say(f"brief-undead-{slot.family}", number=slot.loss)
    row = next(row for row in speech.game.box.undead if row.slug == slot.undead)
    wanted = row.effects[0]
    return speech.say(f"brief-{w.CHALLENGES[wanted.word]}", number=wanted.number)


def goals(table: Table, speech: Speech) -> Lines:
    """Each Objective, each player's progress, and what the market still has for it."""
    lines = [labelled("title-goals", _goal(table, goal, speech), speech) for goal in table.goals]
    for line in lines:
        line.no_wrap = False
    return lines


def _goal(table: Table, goal: GoalView, speech: Speech) -> Text:
    words = [Text(speech.noun("objective", goal.objective), "verb")]
    words += [Text.assemble(badge(table, seat, speech), " ", _far(goal, seat)) for seat in range(table.seats)]
    if goal.stock >= 0 and goal.lacking:
        words.append(Text(speech.say("goal-stock", stock=goal.stock, lacking=goal.lacking), "bone"))
    return dotted(words)


def _far(goal: GoalView, seat: int) -> Text:
    done = goal.met[seat]
    return Text(DONE if done else f"{goal.progress[seat]}/{goal.needed}", "saved" if done else "bone")


def piles(table: Table, speech: Speech) -> Text:
    """The Undead Army still to come, and what has fallen."""
    boss = speech.say("boss-is-out" if table.boss else "boss-below")
    come = Text(f"{table.deck}, {boss}", "bone")
    fallen = ", ".join(counted(table.fallen, "undead", speech)) or speech.say("fund-nothing")
    return dotted(
        [
            labelled("pile-army", come, speech),
            labelled("pile-fallen", Text(f"{len(table.fallen)} ({fallen})", "faint"), speech),
        ]
    )


# -- among rivals -----------------------------------------------------------------------------------------------


def path(table: Table, speech: Speech) -> Grid:
    """Odin's Path, slot by slot, with its prices."""
    grid = Grid.grid(expand=True)
    for _ in table.path:
        grid.add_column(ratio=1)
    grid.add_row(*[_path_slot(slot, number, speech) for number, slot in enumerate(table.path)])
    return grid


def _path_slot(slot: PathView, number: int, speech: Speech) -> Panel:
    lines = [Text(speech.say("slot-empty"), "faint")]
    if slot.card:
        row = next(row for row in speech.game.box.cards if row.slug == slot.card)
        style = "locked" if slot.why else "verb"
        lines = [Text(speech.noun("card", slot.card), style), goods((slot.beer, slot.gold), speech)]
        lines.append(strength(row.attack, row.defence) if row.attack or row.defence else _effect(slot.card, speech))
    content = Text("\n").join(lines)
    content.no_wrap, content.overflow = True, "ellipsis"
    return Panel(content, title=Text(str(number + 1), "number"), title_align="left", border_style="frame", height=5)


def _effect(card: str, speech: Speech) -> Text:
    return Text(speech.noun("card", card, "effect"), "faint")


def race(table: Table, speech: Speech) -> Text:
    """Points on their way to the goal."""
    seats = sorted(range(table.seats), key=lambda seat: -table.players[seat].points)
    said = [Text.assemble(badge(table, seat, speech), (f" {table.players[seat].points}", "points")) for seat in seats]
    said.append(Text(speech.say("track-goal-at", goal=table.goal), "faint"))
    said.append(Text(f"{speech.say('track-favour')}{speech.colon}{', '.join(map(str, table.marks))}", "faint"))
    return labelled("count-points", dotted(said), speech)


def gifts(table: Table, speech: Speech) -> Lines:
    """The open Favours, and the Bonuses with who has most."""
    favours = dotted([Text(speech.noun("card", card), "verb") for card in table.favours])
    bonuses = dotted([_bonus(table, bonus, speech) for bonus in table.bonuses])
    return [labelled("title-favours", favours, speech), labelled("title-bonuses", bonuses, speech)]


def _bonus(table: Table, bonus: BonusView, speech: Speech) -> Text:
    name, most = Text(speech.noun("bonus", bonus.bonus), "bone"), max(bonus.counts)
    first = [badge(table, seat, speech) for seat, count in enumerate(bonus.counts) if count == most and most]
    return Text.assemble(name, f" {most} ", Text("").join(first))


def beasts(table: Table, speech: Speech) -> Text:
    """Whom one can beat for a little something, once a turn."""
    values = speech.game.box.values
    found = [_beast("draco", values.draco, table.draco, speech.say("beast-draco-gives"), speech)]
    if table.versus:
        gives = speech.say("beast-camp-gives", points=values.camp_points)
        found.append(_beast("camp", values.camp, table.camp, gives, speech))
    return dotted(found)


def _beast(key: str, defence: int, why: str, gives: str, speech: Speech) -> Text:
    return Text.assemble(
        (speech.noun("board", key), "locked" if why else "verb"), " ", strength(0, defence), (f" {gives}", "faint")
    )
