"""Lords of Ragnarok: Heroes, Armies, gods and beasts, and three ways to win at any moment, for two to four players."""

from functools import partial
from pathlib import Path

from meadhall.games.lords_of_ragnarok import board, events, names, options, questions, rules, view
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.cards.checking import FILES, check_edition
from meadhall.games.lords_of_ragnarok.cards.loader import BASE, load_box
from meadhall.games.lords_of_ragnarok.heuristics import HEURISTICS, features
from meadhall.games.lords_of_ragnarok.picture import faces, picture, stagings
from meadhall.games.lords_of_ragnarok.picture.now import now
from meadhall.games.lords_of_ragnarok.rules import turns, victory
from meadhall.games.lords_of_ragnarok.setup import CHOICES, set_table
from meadhall.games.lords_of_ragnarok.sheet import SHEET
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.games.lords_of_ragnarok.view import hidden
from meadhall.kernel import Edition, Game, OwnEditions, Rules, Secrets, Show, Words


def title(box: Box) -> Game[Lords]:
    """The title as it is played with this box."""
    return Game(
        slug="lords-of-ragnarok",
        title="Lords of Ragnarok",
        seats=range(2, 5),
        state=Lords,
        rules=Rules(
            setup=partial(set_table, box),
            play=turns.play,
            procedures=(rules,),
            questions=(questions,),
            events=(events,),
            vocabulary=options.vocabulary(box),
            order=lambda g: g.round_from(max(g.first, 0)),
            outcome=victory.outcome,
        ),
        words=Words(
            nouns=names.nouns(box),
            names=partial(names.name, box),
            topics=names.topics(box),
            seat_names=lambda g: [board.COLOURS[colour] for colour in g.colours],
        ),
        show=Show(
            view=view.view,
            features=features,
            picture=partial(picture, box),
            sheet=SHEET,
            faces=partial(faces, box),
            moments=stagings(box),
            now=now,
        ),
        secrets=Secrets(
            nouns=("card", "attack", "blessing", "event"),
            pools=hidden.pools,
            shown=hidden.shown,
            redeal=hidden.redeal,
            conserved=hidden.conserved,
        ),
        heuristics=HEURISTICS,
        choices=CHOICES,
        edition=Edition(
            name=box.name,
            box=box,
            own=OwnEditions(FILES, check_edition, open_box),
        ),
        autopass=True,
    )


def open_box(folder: Path) -> Game[Lords]:
    """The title as it is played with an edition that players wrote."""
    return title(load_box(folder))


GAME = title(load_box(BASE))

__all__ = ["GAME", "title"]
