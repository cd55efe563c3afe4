"""Thorgal: The Card Game: one player travels, the others stand in the way, in changing roles, for 2 to 4 factions."""

from functools import partial
from pathlib import Path

from meadhall.games.thorgal import board, events, names, options, questions, rules, view
from meadhall.games.thorgal.cards import grammar
from meadhall.games.thorgal.cards.checking import check_edition
from meadhall.games.thorgal.cards.loader import load_edition
from meadhall.games.thorgal.cards.tables import BASE, Box, packed
from meadhall.games.thorgal.heuristics import HEURISTICS, features
from meadhall.games.thorgal.picture import faces, picture, stagings
from meadhall.games.thorgal.picture.now import now
from meadhall.games.thorgal.rules import rounds
from meadhall.games.thorgal.setup import CHOICES, set_table
from meadhall.games.thorgal.sheet import SHEET
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Edition, Game, OwnEditions, Rules, Secrets, Show, Words


def title(box: Box) -> Game[Thorgal]:
    """The title as it is played with this box."""
    return Game(
        slug="thorgal",
        title="Thorgal: The Card Game",
        seats=range(2, 5),
        state=Thorgal,
        rules=Rules(
            setup=partial(set_table, box),
            play=rounds.play,
            procedures=(rules,),
            questions=(questions,),
            events=(events,),
            vocabulary=options.vocabulary(box),
            outcome=rounds.outcome,
        ),
        words=Words(
            nouns={
                "acts": box.SLUGS,
                "attribute": board.ATTRIBUTES,
                "ban": grammar.BANS,
                "card": box.SLUGS,
                "deed": grammar.OPS,
                "effect": box.EFFECTS,
                "number": options.NUMBERS,
                "phase": board.PHASES,
                "seat": board.CHAIRS,
                "zone": grammar.ZONES,
            },
            names=partial(names.name, box),
            topics=names.topics(box),
            seat_names=lambda g: [board.CHAIRS[chair] for chair in g.chairs],
        ),
        show=Show(
            view=view.view,
            features=partial(features, box),
            picture=partial(picture, box),
            sheet=SHEET,
            faces=partial(faces, box),
            moments=stagings(box),
            now=now,
        ),
        secrets=Secrets(
            nouns=("card",),
            pools=view.pools,
            shown=view.shown,
            conserved=view.conserved,
        ),
        heuristics=HEURISTICS,
        choices=CHOICES,
        edition=Edition(
            name=box.name,
            box=box,
            own=OwnEditions(tuple([f"{faction}.csv" for faction in board.FACTIONS]), check_edition, open_box),
        ),
        autopass=True,
    )


def open_box(folder: Path) -> Game[Thorgal]:
    """The title as it is played with an edition of a player's own."""
    return title(packed(load_edition(folder)))


GAME = title(BASE)

__all__ = ["GAME", "title"]
