"""Setting the table: factions and their cards (TH-120 to TH-135). What is chosen follows in `rules/opening`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meadhall.games.thorgal import board as b
from meadhall.games.thorgal.cards import grammar as w
from meadhall.games.thorgal.cards.construction import build_deck
from meadhall.games.thorgal.cards.tables import Box
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import BadOptions, Choice

FACTIONS = Choice("factions", None, each=b.FACTIONS, one="faction")  # of each seat, by name; default: drawn
CHOICES = (
    FACTIONS,
    Choice(
        "horns", b.HORNS_TO_WIN, (b.SHORT_HORNS, b.HORNS_TO_WIN), seats={b.SHORT_HORNS: (b.MOST_SEATS,)}, rule="TH-724"
    ),
    Choice("decks", None),  # a built deck for each seat, as a list of cards, or null for the printed one
)


def set_table(box: Box, seats: int, seed: int, options: Mapping[str, Any]) -> Thorgal:
    """A new game, before the first choice."""
    g = Thorgal(seats, seed, box)
    g.horns_needed = options["horns"]
    factions = choose_factions(g, options["factions"], built=options["decks"] is not None)
    g.chairs = name_chairs(factions)
    g.lists = choose_decks(box, factions, options["decks"])
    place_cards(g)
    place_players(g)
    place_terrains(g)
    place_round(g)
    return g


def choose_factions(g: Thorgal, names: Any, *, built: bool) -> tuple[int, ...]:
    """A faction for each seat, all different with printed decks (TH-120, TH-121)."""
    if names is not None:
        return FACTIONS.seated(g.seats, names, "TH-121", twice=built)
    drawn = list(range(len(b.FACTIONS)))
    g.shuffle(drawn)
    return tuple(drawn[: g.seats])


def name_chairs(factions: tuple[int, ...]) -> tuple[int, ...]:
    """Seats of one faction are distinguished by a number."""
    return tuple([faction + len(b.FACTIONS) * factions[:seat].count(faction) for seat, faction in enumerate(factions)])


def choose_decks(box: Box, factions: tuple[int, ...], decks: Any) -> tuple[tuple[int, ...], ...]:
    """The printed cards of each faction, or those a seat has built its deck from (TH-150, TH-156)."""
    if decks is None:
        return tuple([box.printed_cards(faction) for faction in factions])
    if not isinstance(decks, list | tuple) or len(decks) != len(factions):
        raise BadOptions("decks has one entry for each seat", "TH-150")
    return tuple([
        box.printed_cards(faction) if deck is None else build_deck(box, deck, faction)
        for faction, deck in zip(factions, decks, strict=True)
    ])  # fmt: skip


def place_cards(g: Thorgal) -> None:
    """Every deck in the order of the card list; it is shuffled once the companions are chosen (TH-127, TH-128)."""
    t = g.box
    g.decks = []
    for cards in g.lists:
        g.decks.append([card for card in cards if t.is_destiny(card)])
        g.decks.append([card for card in cards if t.KIND[card] == w.SCOURGE_CARD])
    g.reserves = [[] for _ in g.decks]
    g.discards = [[] for _ in g.decks]
    g.graves = [[] for _ in g.decks]


def place_players(g: Thorgal) -> None:
    """Hands are empty, and there are no horns or tokens yet (TH-135)."""
    g.hands = [[] for _ in range(g.seats)]
    g.groups = [[] for _ in range(g.seats)]
    g.spent = [[] for _ in range(g.seats)]
    g.marks = [[] for _ in range(g.seats)]
    g.chosen = [[] for _ in range(g.seats)]
    g.out = [False] * g.seats
    g.horns, g.pawns = [0] * g.seats, (0,) * g.seats
    g.points = [0] * g.seats
    g.prevented = [0] * g.seats
    g.winners = ()


def place_terrains(g: Thorgal) -> None:
    """All terrains are still with their players."""
    g.aside = [[card for card in cards if g.box.KIND[card] == w.TERRAIN] for cards in g.lists]
    g.terrains, g.conquerors, g.terrain_spent, g.terrain_uses, g.terrain_marks = [], [], [], [], []
    g.destination = b.NOTHING
    g.opposer_seat = b.NOBODY
    g.clear_opposer()
    g.sent, g.senders, g.sent_marks = [], [], []


def place_round(g: Thorgal) -> None:
    """No round has begun, and nothing lasts."""
    g.round, g.destiny, g.phase, g.step = 0, b.NOBODY, b.SETUP, b.NO_STEP
    g.turn, g.passes, g.cut, g.result = b.NOBODY, 0, False, b.UNDECIDED
    g.played, g.player, g.played_marks = b.NOTHING, b.NOBODY, b.NONE
    g.looked, g.looker = [], b.NOBODY
    g.harmed, g.kept, g.safe = 0, [], []
    g.discounts, g.taxes, g.bans = [], [], []
    g.seen, g.mark = [], 0
    g.stirred, g.bled, g.still, g.quiet = False, False, 0, 0
