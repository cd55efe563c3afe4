"""Asgard: secret requests to the gods, temples and battles, and Ragnarök at the end, for two to four players."""

from meadhall.games.asgard import board, events, names, options, questions, rules, view
from meadhall.games.asgard.cards import tables
from meadhall.games.asgard.heuristics import HEURISTICS, features
from meadhall.games.asgard.picture import MOMENTS, faces, picture
from meadhall.games.asgard.picture.now import now
from meadhall.games.asgard.rules import rounds
from meadhall.games.asgard.setup import CHOICES, set_table
from meadhall.games.asgard.sheet import SHEET
from meadhall.games.asgard.state import Asgard
from meadhall.games.asgard.view import hidden
from meadhall.kernel import Game, Rules, Secrets, Show, Words

GAME = Game(
    slug="asgard",
    title="Asgard",
    seats=range(2, 5),
    state=Asgard,
    rules=Rules(
        setup=set_table,
        play=rounds.play,
        procedures=(rules,),
        questions=(questions,),
        events=(events,),
        vocabulary=options.OPTIONS,
        order=lambda g: g.order,
        outcome=rounds.outcome,
    ),
    words=Words(
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
        names=names.name,
        topics=names.TOPICS,
        seat_names=lambda g: [board.COLOURS[colour] for colour in g.colours],
    ),
    show=Show(
        view=view.view,
        features=features,
        picture=picture,
        sheet=SHEET,
        moments=MOMENTS,
        now=now,
        faces=faces,
    ),
    secrets=Secrets(
        nouns=("tile",),
        pools=hidden.pools,
        shown=hidden.shown,
        contents=hidden.contents,
        unseen=hidden.unseen_cards,
        redeal=hidden.redeal_choices,
        conserved=hidden.conserved,
    ),
    heuristics=HEURISTICS,
    choices=CHOICES,
)

__all__ = ["GAME"]
