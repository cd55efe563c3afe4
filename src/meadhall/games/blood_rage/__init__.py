"""Blood Rage: three Ages of draft, invasion, pillage and glorious death, for two to four clans."""

from functools import partial
from pathlib import Path

from meadhall.games.blood_rage import board, events, names, options, questions, rules, view
from meadhall.games.blood_rage.cards.box import Box
from meadhall.games.blood_rage.cards.checking import FILES, check_edition
from meadhall.games.blood_rage.cards.loader import BASE, load_box
from meadhall.games.blood_rage.heuristics import HEURISTICS, features
from meadhall.games.blood_rage.picture import faces, picture, stagings
from meadhall.games.blood_rage.picture.now import now
from meadhall.games.blood_rage.rules import ages
from meadhall.games.blood_rage.setup import CHOICES, set_table
from meadhall.games.blood_rage.sheet import SHEET
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Edition, Game, OwnEditions, Rules, Secrets, Show, Words


def title(box: Box) -> Game[BloodRage]:
    """The title as it is played with this box."""
    return Game(
        slug="blood-rage",
        title="Blood Rage",
        seats=range(2, 5),
        state=BloodRage,
        rules=Rules(
            setup=partial(set_table, box),
            play=ages.play,
            procedures=(rules,),
            questions=(questions,),
            events=(events,),
            vocabulary=options.vocabulary(box),
            order=lambda g: [(g.first + n) % g.seats for n in range(g.seats)],
            outcome=ages.outcome,
        ),
        words=Words(
            nouns=names.nouns(box),
            names=partial(names.name, box),
            topics=names.topics(box),
            seat_names=lambda g: [board.CLANS[clan] for clan in g.clans],
        ),
        show=Show(
            view=view.view,
            features=partial(features, box),
            picture=partial(picture, box),
            sheet=SHEET,
            moments=stagings(box),
            now=partial(now, box),
            faces=partial(faces, box),
        ),
        secrets=Secrets(
            nouns=("card",),
            pools=view.pools,
            shown=view.shown,
            contents=view.contents,
            conserved=view.conserved,
        ),
        heuristics=HEURISTICS,
        choices=CHOICES,
        edition=Edition(
            name=box.name,
            box=box,
            own=OwnEditions(FILES, check_edition, open_box),
        ),
    )


def open_box(folder: Path) -> Game[BloodRage]:
    """The title as it is played with an edition of a player's own."""
    return title(load_box(folder))


GAME = title(load_box(BASE))

__all__ = ["GAME", "title"]
