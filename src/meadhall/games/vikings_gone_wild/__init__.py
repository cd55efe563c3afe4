"""Vikings Gone Wild: Ragnarök! A village and a deck each, alone or together against the Undead, or as rivals."""

from functools import partial
from pathlib import Path

from meadhall.games.vikings_gone_wild import board, events, names, options, questions, rules, view
from meadhall.games.vikings_gone_wild.cards.box import Box
from meadhall.games.vikings_gone_wild.cards.checking import FILES, check_edition
from meadhall.games.vikings_gone_wild.cards.loader import BASE, load_box
from meadhall.games.vikings_gone_wild.heuristics import HEURISTICS, features
from meadhall.games.vikings_gone_wild.picture import faces, picture
from meadhall.games.vikings_gone_wild.picture.moments import stagings
from meadhall.games.vikings_gone_wild.picture.now import now
from meadhall.games.vikings_gone_wild.rules import rounds, victory
from meadhall.games.vikings_gone_wild.setup import CHOICES, set_table
from meadhall.games.vikings_gone_wild.sheet import SHEET
from meadhall.games.vikings_gone_wild.state import Vikings
from meadhall.games.vikings_gone_wild.view import hidden
from meadhall.kernel import Edition, Game, OwnEditions, Rules, Secrets, Show, Words


def title(box: Box) -> Game[Vikings]:
    """The title as it is played with this box."""
    return Game(
        slug="vikings-gone-wild",
        title="Vikings Gone Wild: Ragnarök!",
        seats=range(1, 5),
        state=Vikings,
        rules=Rules(
            setup=partial(set_table, box),
            play=rounds.play,
            procedures=(rules,),
            questions=(questions,),
            events=(events,),
            vocabulary=options.vocabulary(box),
            order=lambda g: g.round_from(g.hammer),
            outcome=victory.outcome,
        ),
        words=Words(
            nouns=names.nouns(box),
            names=partial(names.name, box),
            topics=names.topics(box),
            seat_names=lambda g: board.SHIELDS[: g.seats],
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
            nouns=("card", "undead", "mission"),
            pools=hidden.pools,
            shown=hidden.shown,
            contents=hidden.contents,
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


def open_box(folder: Path) -> Game[Vikings]:
    """The title as it is played with an edition that players wrote."""
    return title(load_box(folder))


GAME = title(load_box(BASE))

__all__ = ["GAME", "title"]
