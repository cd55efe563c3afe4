"""The Skalds' Wager: secret bids of verses for the best seats in the hall, for two to four skalds.

The smallest saga that has everything a saga needs, and nothing else: no art, no painter of its own. It is the
example of the guide in CONTRIBUTING.md, and the tests play it in the terminal and in the hall.
"""

from meadhall.kernel import Game
from tests.skalds import board, events, options, questions, rules, text
from tests.skalds.counsel import COUNSEL, features
from tests.skalds.picture import faces, picture
from tests.skalds.rules import rounds
from tests.skalds.setup import set_table
from tests.skalds.state import Skalds
from tests.skalds.view import view

GAME = Game(
    slug="skalds",
    title="The Skalds’ Wager",
    seats=range(2, 5),
    state=Skalds,
    setup=set_table,
    play=rounds.play,
    rules=(rules,),
    questions=(questions,),
    events=(events,),
    vocabulary=options.OPTIONS,
    nouns={"phase": board.PHASES, "place": board.BENCHES, "verse": board.VERSES},
    topics=text.TOPICS,
    seat_names=lambda g: board.SKALDS[: g.seats],
    view=view,
    outcome=rounds.outcome,
    features=features,
    counsel=COUNSEL,
    picture=picture,
    faces=faces,
)

__all__ = ["GAME"]
