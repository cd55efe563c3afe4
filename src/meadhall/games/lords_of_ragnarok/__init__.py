"""Lords of Ragnarok: Heroes, Armies, gods and beasts, and three ways to win at any moment, for two to four players."""

from functools import partial
from pathlib import Path

from meadhall.games.lords_of_ragnarok import board, events, options, questions, rules, text, view
from meadhall.games.lords_of_ragnarok.cards.box import Box
from meadhall.games.lords_of_ragnarok.cards.checking import FILES, check_edition
from meadhall.games.lords_of_ragnarok.cards.loader import BASE, load_box
from meadhall.games.lords_of_ragnarok.counsel import COUNSEL, features
from meadhall.games.lords_of_ragnarok.picture import faces, picture, stagings
from meadhall.games.lords_of_ragnarok.rules import turns, victory
from meadhall.games.lords_of_ragnarok.setup import CHOICES, set_table
from meadhall.games.lords_of_ragnarok.state import Lords
from meadhall.games.lords_of_ragnarok.view import hidden
from meadhall.kernel import Game, OwnEditions


def title(box: Box) -> Game[Lords]:
    """The title as it is played with this box."""
    return Game(
        slug="lords-of-ragnarok",
        title="Lords of Ragnarok",
        edition=box.name,
        box=box,
        seats=range(2, 5),
        state=Lords,
        setup=partial(set_table, box),
        play=turns.play,
        rules=(rules,),
        questions=(questions,),
        events=(events,),
        vocabulary=options.vocabulary(box),
        nouns=text.nouns(box),
        names=partial(text.name, box),
        topics=text.topics(box),
        hidden=("card", "attack", "blessing", "event"),
        seat_names=lambda g: [board.COLOURS[colour] for colour in g.colours],
        order=lambda g: g.round_from(max(g.first, 0)),
        view=view.view,
        pools=hidden.pools,
        shown=hidden.shown,
        redeal=hidden.redeal,
        outcome=victory.outcome,
        conserved=hidden.conserved,
        features=features,
        counsel=COUNSEL,
        choices=CHOICES,
        picture=partial(picture, box),
        faces=partial(faces, box),
        moments=stagings(box),
        own_editions=OwnEditions(FILES, check_edition, open_box),
        autopass=True,
    )


def open_box(folder: Path) -> Game[Lords]:
    """The title as it is played with an edition that somebody wrote."""
    return title(load_box(folder))


GAME = title(load_box(BASE))

__all__ = ["GAME", "title"]
