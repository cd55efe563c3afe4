"""The Crew: a small co-operative game for one to three, with a kind of game for rivals; its rules stand in `table`.

It shows how a game declares its set-up (`table.CHOICES`), and how a team or a single seat plays against the game. It
is a guest of the hall, `MEADHALL_GUESTS="crew=tests.crew"`, and is played in terminal and hall like any other.
"""

from meadhall.kernel import Game, Rules, Secrets, Show, Words
from tests.crew import table
from tests.crew.picture import faces, picture

GAME = Game(
    slug="crew",
    title="The Crew",
    seats=range(1, 4),
    state=table.Crew,
    rules=Rules(
        setup=table.set_table,
        play=table.play,
        procedures=(table,),
        questions=(table,),
        events=(table,),
        vocabulary=table.OPTIONS,
        outcome=table.outcome,
    ),
    words=Words(
        nouns={"card": table.CARDS},
        topics={"card": table.CARDS},
        seat_names=lambda g: table.SAILORS[: g.seats],
    ),
    show=Show(
        view=table.view,
        features=lambda view, seat: [sum(view.built), view.water, seat],
        picture=picture,
        faces=faces,
    ),
    secrets=Secrets(
        nouns=("card",),
        pools=table.pools,
        shown=lambda g: [g.played],
        contents=table.contents,
    ),
    heuristics=table.HEURISTICS,
    choices=table.CHOICES,
)

__all__ = ["GAME"]
