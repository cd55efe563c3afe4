"""Asgard: secret requests to the gods, temples and battles, and Ragnarök at the end, for two to four players."""

from meadhall.games.asgard import board, events, options, questions, rules, text, view
from meadhall.games.asgard.cards import tables
from meadhall.games.asgard.counsel import COUNSEL, features
from meadhall.games.asgard.picture import MOMENTS, faces, picture
from meadhall.games.asgard.rules import rounds
from meadhall.games.asgard.setup import CHOICES, set_table
from meadhall.games.asgard.state import Asgard
from meadhall.games.asgard.view import hidden
from meadhall.kernel import Game

GAME = Game(
    slug="asgard",
    title="Asgard",
    seats=range(2, 5),
    state=Asgard,
    setup=set_table,
    play=rounds.play,
    rules=(rules,),
    questions=(questions,),
    events=(events,),
    vocabulary=options.OPTIONS,
    nouns={
        "camp": board.CAMPS,
        "cause": board.CAUSES,
        "god": board.GODS,
        "kind": tables.KINDS,
        "number": ("0", "1", "2", "3", "4"),
        "part": options.PARTS,
        "phase": board.PHASES,
        "piece": board.PIECES,
        "place": board.PLACES,
        "rank": ("upper", "lower"),
        "recruit": board.RECRUITS,
        "slot": board.SLOTS,
        "spot": board.SPOTS,
        "stone": board.STONES,
        "tile": tables.SLUGS,
        "world": board.WORLDS,
    },
    names=text.name,
    topics=text.TOPICS,
    hidden=("tile",),
    seat_names=lambda g: [board.COLOURS[colour] for colour in g.colours],
    order=lambda g: g.order,
    view=view.view,
    pools=hidden.pools,
    shown=hidden.shown,
    contents=hidden.contents,
    unseen=hidden.unseen_cards,
    redeal=hidden.redeal_choices,
    outcome=rounds.outcome,
    conserved=hidden.conserved,
    features=features,
    counsel=COUNSEL,
    picture=picture,
    moments=MOMENTS,
    faces=faces,
    choices=CHOICES,
)

__all__ = ["GAME"]
