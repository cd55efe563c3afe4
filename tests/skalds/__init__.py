"""The Skalds' Wager: secret bids of verses for the best seats in the hall, for two to four skalds.

The smallest game that has everything a game needs, and nothing else: no art, no terminal painter. It is the
example of the guide in CONTRIBUTING.md, and the tests play it in the terminal and in the hall.
"""

from meadhall.kernel import Game, Rules, Show, Words
from tests.skalds import board, events, names, options, questions, rules
from tests.skalds.heuristics import HEURISTICS, features
from tests.skalds.picture import faces, picture
from tests.skalds.rules import rounds
from tests.skalds.setup import set_table
from tests.skalds.sheet import SHEET
from tests.skalds.state import Skalds
from tests.skalds.view import view

GAME = Game(
    slug="skalds",
    title="The Skalds’ Wager",
    seats=range(2, 5),
    state=Skalds,
    rules=Rules(
        setup=set_table,
        play=rounds.play,
        procedures=(rules,),
        questions=(questions,),
        events=(events,),
        vocabulary=options.OPTIONS,
        outcome=rounds.outcome,
    ),
    words=Words(
        nouns={"phase": board.PHASES, "place": board.BENCHES, "verse": board.VERSES},
        topics=names.TOPICS,
        seat_names=lambda g: board.SKALDS[: g.seats],
    ),
    show=Show(
        view=view,
        features=features,
        picture=picture,
        sheet=SHEET,
        faces=faces,
    ),
    heuristics=HEURISTICS,
)

__all__ = ["GAME"]
