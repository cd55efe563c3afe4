"""Asgard: secret requests to the gods, temples and battles, and Ragnarök at the end, for two to four players."""

from functools import partial
from pathlib import Path

from meadhall.games.asgard import board, events, names, options, questions, rules, view
from meadhall.games.asgard.cards import tiles
from meadhall.games.asgard.cards.box import Box
from meadhall.games.asgard.cards.checking import FILES, check_edition
from meadhall.games.asgard.cards.loader import BASE, load_box
from meadhall.games.asgard.heuristics import HEURISTICS, features
from meadhall.games.asgard.picture import MOMENTS, faces, picture
from meadhall.games.asgard.picture.now import now
from meadhall.games.asgard.rules import rounds
from meadhall.games.asgard.setup import CHOICES, set_table
from meadhall.games.asgard.sheet import SHEET
from meadhall.games.asgard.state import Asgard
from meadhall.games.asgard.view import hidden
from meadhall.kernel import Edition, Game, OwnEditions, Rules, Secrets, Show, Words


def title(box: Box) -> Game[Asgard]:
    """The title as it is played with this box."""
    return Game(
        slug="asgard",
        title="Asgard",
        seats=range(2, 5),
        state=Asgard,
        rules=Rules(
            setup=partial(set_table, box),
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
                "kind": tiles.KINDS,
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
                "tile": tiles.SLUGS,
                "world": board.WORLDS,
            },
            names=partial(names.name, box),
            topics=names.TOPICS,
            seat_names=lambda g: [board.COLOURS[colour] for colour in g.colours],
        ),
        show=Show(
            view=view.view,
            features=partial(features, box),
            picture=partial(picture, box),
            sheet=SHEET,
            moments=MOMENTS,
            now=now,
            faces=partial(faces, box),
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
        edition=Edition(
            name=box.name,
            box=box,
            own=OwnEditions(FILES, check_edition, open_box),
        ),
    )


def open_box(folder: Path) -> Game[Asgard]:
    """The title as it is played with an edition of a player's own."""
    return title(load_box(folder))


GAME = title(load_box(BASE))

__all__ = ["GAME", "title"]
