"""The common ground: the track over the row, the Undead Army or Odin's Path, and what is to be reached."""

from __future__ import annotations

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild.cards import words as w
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.picture import signs
from meadhall.games.vikings_gone_wild.picture.signs import said
from meadhall.games.vikings_gone_wild.view import GoalView, SlotView, Table
from meadhall.games.vikings_gone_wild.view.rivals import BonusView, PathView
from meadhall.kernel.picture import (
    Badge,
    Field,
    Goal,
    Goals,
    Heap,
    Laid,
    Marker,
    Number,
    Omen,
    Place,
    Row,
    Said,
    Shelf,
    Spread,
    Standing,
    Tile,
    Track,
    named,
)
from meadhall.kernel.render_cache import part


@part
def field(box: Box, view: Table) -> Field:
    """Everything in common but the market."""
    return rivals(box, view) if view.versus else team(box, view)


def team(box: Box, view: Table) -> Field:
    """The Undead Army on its way, and the Objectives of each player."""
    places = tuple([_slot(box, view, slot) for slot in range(b.ROW)])
    army = Heap(Said("pile-army"), view.deck, "back-army", note=Said("boss-is-out" if view.boss else "boss-below"))
    row = Row(Said("title-row"), places, army, Heap(Said("pile-fallen"), len(view.fallen), cards=view.fallen))
    goals = Goals(Said("title-goals"), tuple([_goal(box, goal) for goal in view.goals]))
    return Field(Said("title-row"), "vg-scene-ragnarok", row, _meeting(box, view), goals)


def _meeting(box: Box, view: Table) -> Track:
    """Team and Desolation on one track: what counts is how far they are apart."""
    markers = (
        Marker(view.desolation, Said("track-desolation"), "scourge"),
        Marker(view.team, Said("track-team"), "viking"),
    )
    horns = zip(b.HORNS, box.values.horns, strict=False)
    marks = tuple([(step, Badge("horn", named("horn", horn))) for horn, step in horns])
    gap = said("track-gap", gap=view.team - view.desolation)
    return Track(tuple(range(view.start + 1)), markers, marks=marks, note=gap, meets=True)


# -- the Undead Army ----------------------------------------------------------------------------------------


def _slot(box: Box, view: Table, slot: int) -> Place:
    """A slot with what lies there, the Horn over it, and whether it clashes in this round."""
    here, number = view.row[slot], slot + 1
    under = Badge("swords", Said("clashes")) if here.clashes and (here.undead or view.phase == "ragnarok") else None
    over = _omen(box, view, slot)
    if here.riposte:
        return Place(number, Laid("riposte"), over=over, means=((("board", "riposte"),),))
    if not here.undead:
        return Place(number, empty=Said("slot-empty"), over=over, under=under)
    return _undead(view, here, Place(number, over=over, under=under))


def _undead(view: Table, here: SlotView, bare: Place) -> Place:
    thing, slot = ("undead", here.undead), ("slot", str(bare.number))
    means = ((("verb", "attack"), thing, slot), (("verb", "meet"), thing))
    lives, foot = None, None
    if here.undead == view.boss:
        left = view.lives - view.wounds
        lives = Number("heart", left, Said("lives-left"), of=view.lives)
        foot = said("brief-lives", left=left, lives=view.lives)
    aimed = view.clash.slot if view.clash else view.aim
    states = ("is-subject",) if aimed == bare.number - 1 else ()
    return Place(
        bare.number, Laid(here.undead, states=states), over=bare.over, under=bare.under, lives=lives, foot=foot,
        means=means,
    )  # fmt: skip


def _omen(box: Box, view: Table, slot: int) -> Omen | None:
    """The Horns over slots 5 and 4, and the Ragnarök card over slot 3 (VG-135)."""
    horn = b.ROW - 1 - slot
    if horn > b.THIRD_HORN:
        return None
    tip = named("horn", b.HORNS[horn])
    if horn == b.THIRD_HORN:
        return Omen("vg-ragnarok", Said("omen-end"), tip, view.ragnarok)
    awake, mark = view.horns > horn, box.values.horns[horn]
    label = said("omen-awake" if awake else "omen-asleep", step=mark)
    return Omen("vg-horn-awake" if awake else "vg-horn-asleep", label, tip, awake)


def _goal(box: Box, goal: GoalView) -> Goal:
    """An Objective, how far each player is, and whether the market has enough left for all (VG-808, VG-809)."""
    rows = zip(goal.progress, goal.met, strict=True)
    seats = tuple([Standing(seat, done, goal.needed, met) for seat, (done, met) in enumerate(rows)])
    left = None
    if goal.stock >= 0 and goal.lacking:
        left = said("goal-stock", stock=goal.stock, lacking=goal.lacking)
    word = next(row.condition.word for row in box.objectives if row.slug == goal.objective)
    need = said(f"goal-{w.OBJECTIVES[word]}", needed=goal.needed)
    return Goal(
        ("objective", goal.objective), need, seats, left, scarce=left is not None and goal.stock <= goal.lacking
    )


# -- rivals -------------------------------------------------------------------------------------------------


def rivals(box: Box, view: Table) -> Field:
    """Odin's Path with prices, the race for points, Favours, beasts and Bonuses."""
    places = tuple([_path(offer, slot) for slot, offer in enumerate(view.path)])
    row = Row(Said("title-path"), places, Heap(Said("pile-path"), view.path_deck, "back-path"), _gone(view))
    return Field(
        Said("title-path"), "vg-scene-versus", row, _race(box, view),
        aside=Spread("favours", Said("title-favours"), tuple([Laid(card) for card in view.favours]), verbs=("favour",)),
        shelves=(Shelf(beasts(box, view)), _bonuses(box, view)),
    )  # fmt: skip


def _gone(view: Table) -> Heap:
    return Heap(Said("pile-path-gone"), len(view.path_discard), cards=view.path_discard)


def _path(offer: PathView, slot: int) -> Place:
    """A card of Odin's Path that can be bought, or replaced by another."""
    if not offer.card:
        return Place(slot + 1, empty=Said("slot-empty"))
    means = signs.taken("buy", "renew", thing=("card", offer.card))
    return Place(slot + 1, Laid(offer.card), price=signs.price(offer.beer, offer.gold), means=means)


def _race(box: Box, view: Table) -> Track:
    """Each player's points, where Favours fall due, and where it ends."""
    markers = tuple(
        [Marker(player.points, named("seat", b.SHIELDS[player.seat]), seat=player.seat) for player in view.players]
    )
    marks = [(step, Badge("star5", Said("track-favour"))) for step in view.marks]
    goal = (view.goal, Badge("flag", Said("track-goal")))
    return Track(tuple(range(view.goal + 1)), markers, marks=(*marks, goal))


def beasts(box: Box, view: Table) -> tuple[Tile, ...]:
    """Draco, and among rivals the Undead camp: to be beaten once a turn each."""
    draco = _beast("draco", box.values.draco, Said("beast-draco-gives"), view.deeds[b.DRACO_BEATEN])
    if not view.versus:
        return (draco,)
    gives = said("beast-camp-gives", points=box.values.camp_points)
    return draco, _beast("camp", box.values.camp, gives, view.deeds[b.CAMP_BEATEN])


def _beast(key: str, defence: int, gives: Said, beaten: int) -> Tile:
    worth = signs.defence(str(defence), "plate")
    state = "spent" if beaten else ""
    return Tile(("board", key), f"vg-{key}", gives, worth=worth, state=state, means=((("verb", key),),))


def _bonuses(box: Box, view: Table) -> Shelf:
    tiles = [_bonus(view, bonus) for bonus in view.bonuses]
    note = said("bonus-points", first=box.values.first, second=box.values.second)
    return Shelf(tuple(tiles), Said("title-bonuses"), note)


def _bonus(view: Table, bonus: BonusView) -> Tile:
    """What it counts, how much the reader has of it, and who leads."""
    best = max(bonus.counts)
    words = said("bonus-best", best=best)
    if view.seat >= 0:
        words = said("bonus-mine", mine=bonus.counts[view.seat], best=best)
    leaders = tuple([seat for seat, count in enumerate(bonus.counts) if count == best > 0])
    art = signs.art(bonus.bonus, "army")
    return Tile(("bonus", bonus.bonus), art, words, seats=leaders if len(leaders) < view.seats else ())
