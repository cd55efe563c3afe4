"""What rivals are asked besides attacks: Odin's Path, Missions, Favours, full Storages."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.vikings_gone_wild import board as b
from meadhall.games.vikings_gone_wild import options as o
from meadhall.games.vikings_gone_wild.queries.missions import progress
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.kernel import DONE, Option, because, question, question_over

# -- in a turn --------------------------------------------------------------------------------------------------


def deals(g: Vikings, seat: int) -> list[Option]:
    """Missions to claim or to change, and cards of Odin's Path to renew."""
    found = [o.CLAIM.base + mission for mission in g.missions[seat] if not why_not_claim(g, seat, mission)]
    if g.purse(seat, b.GOLD) >= g.box.values.price:
        found += [o.CHANGE.base + mission for mission in g.missions[seat] if not why_not_change(g, seat, mission)]
        path = [card for card in dict.fromkeys(g.path) if card != b.EMPTY]
        found += [o.RENEW.base + card for card in path if not why_not_renew(g, seat, card)]
    return found


def why_not(option: Option, g: Vikings, seat: int) -> str | None:
    """The reason against one of these; None for what is none of them."""
    if option in o.CLAIM:
        return why_not_claim(g, seat, o.CLAIM.one(option))
    if option in o.CHANGE:
        return why_not_change(g, seat, o.CHANGE.one(option))
    return why_not_renew(g, seat, o.RENEW.one(option)) if option in o.RENEW else None


def why_not_claim(g: Vikings, seat: int, mission: int) -> str:
    """An open Mission whose condition is met, one a turn (VG-731, VG-732, VG-737)."""
    if mission not in g.missions[seat]:
        return _why_not_open(g)
    if g.deeds[b.CLAIMED]:
        return "VG-732"
    done, needs = progress(g, seat, mission), g.box.missions[mission].condition.number
    return "" if done >= needs else because("VG-737", done=done, needs=needs)


def why_not_change(g: Vikings, seat: int, mission: int) -> str:
    """For 1 gold, once a turn, as long as its deck has another (VG-736)."""
    if mission not in g.missions[seat]:
        return _why_not_open(g)
    if g.deeds[b.CHANGED]:
        return because("VG-736", "once")
    if not g.mission_decks[g.box.missions[mission].level - 1]:
        return because("VG-736", "deck")
    return _why_not_priced(g, seat, "VG-736")


def why_not_renew(g: Vikings, seat: int, card: int) -> str:
    """For 1 gold, once a turn, as long as there is a deck (VG-723)."""
    if not g.versus:
        return "VG-120"
    if card not in g.path:
        return because("VG-723", "row")
    if g.deeds[b.RENEWED]:
        return because("VG-723", "once")
    return _why_not_priced(g, seat, "VG-723") if g.path_deck else because("VG-723", "deck")


def _why_not_open(g: Vikings) -> str:
    return "VG-730" if g.versus else "VG-120"


def _why_not_priced(g: Vikings, seat: int, rule: str) -> str:
    price, has = g.box.values.price, g.purse(seat, b.GOLD)
    return "" if has >= price else because(rule, "gold", needs=price, has=has)


# -- at other times ---------------------------------------------------------------------------------------------


@question_over("VG-750", o.FAVOUR)
def favour(option: Option, g: Vikings, seat: int) -> str:
    """One of the Favours that lie face up."""
    return "" if o.FAVOUR.one(option) in g.favours else because("VG-750", "open")


@question("VG-760")
def empty_storage(g: Vikings, seat: int) -> Iterator[Option]:
    """A full Storage for VP, or none (VG-760, VG-761)."""
    yield DONE
    yield from [o.EMPTY_STORAGE.base + resource for resource in (b.BEER, b.GOLD) if g.full_storages(seat, resource)]


@empty_storage.otherwise
def why_not_empty(option: Option, g: Vikings, seat: int) -> str | None:
    if option not in o.EMPTY_STORAGE:
        return None
    resource = o.EMPTY_STORAGE.one(option)
    needs, has = g.box.buildings[b.STORAGES[resource]].number, g.stored[seat][resource]
    return because("VG-760", "full", needs=needs, has=has)
