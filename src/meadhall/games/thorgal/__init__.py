"""Thorgal: The Card Game: one player travels, the others hinder him, in changing roles, for two to four factions."""

from meadhall.games.thorgal import board, events, options, questions, rules, text, view
from meadhall.games.thorgal.cards import grammar, tables
from meadhall.games.thorgal.cards.checking import check_edition
from meadhall.games.thorgal.counsel import COUNSEL, features
from meadhall.games.thorgal.picture import faces, picture
from meadhall.games.thorgal.rules import rounds
from meadhall.games.thorgal.setup import CHOICES, set_table
from meadhall.games.thorgal.state import Thorgal
from meadhall.kernel import Game, OwnEditions

GAME = Game(
    slug="thorgal",
    title="Thorgal: The Card Game",
    seats=range(2, 5),
    state=Thorgal,
    setup=set_table,
    play=rounds.play,
    rules=(rules,),
    questions=(questions,),
    events=(events,),
    vocabulary=options.OPTIONS,
    nouns={
        "acts": tables.SLUGS,
        "attribute": board.ATTRIBUTES,
        "ban": grammar.BANS,
        "card": tables.SLUGS,
        "deed": grammar.OPS,
        "effect": tables.EFFECTS,
        "number": options.NUMBERS,
        "phase": board.PHASES,
        "seat": board.CHAIRS,
        "zone": grammar.ZONES,
    },
    names=text.name,
    topics=text.TOPICS,
    hidden=("card",),
    seat_names=lambda g: [board.CHAIRS[chair] for chair in g.chairs],
    view=view.view,
    unseen=view.unseen,
    redeal=view.redeal,
    outcome=rounds.outcome,
    conserved=view.conserved,
    features=features,
    counsel=COUNSEL,
    picture=picture,
    faces=faces,
    choices=CHOICES,
    editions=(tables.EDITION_NAME,),
    own_editions=OwnEditions(tuple([f"{faction}.csv" for faction in board.FACTIONS]), check_edition),
    autopass=True,
)

__all__ = ["GAME"]
