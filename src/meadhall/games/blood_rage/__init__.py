"""Blood Rage: three Ages of draft, invasion, pillage and glorious death, for two to four clans."""

from meadhall.games.blood_rage import board, events, names, options, questions, rules, view
from meadhall.games.blood_rage.cards import tables
from meadhall.games.blood_rage.heuristics import HEURISTICS, features
from meadhall.games.blood_rage.picture import MOMENTS, faces, picture
from meadhall.games.blood_rage.picture.now import now
from meadhall.games.blood_rage.rules import ages
from meadhall.games.blood_rage.setup import CHOICES, set_table
from meadhall.games.blood_rage.sheet import SHEET
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Game, Rules, Secrets, Show, Words

GAME = Game(
    slug="blood-rage",
    title="Blood Rage",
    seats=range(2, 5),
    state=BloodRage,
    rules=Rules(
        setup=set_table,
        play=ages.play,
        procedures=(rules,),
        questions=(questions,),
        events=(events,),
        vocabulary=options.OPTIONS,
        order=lambda g: [(g.first + n) % g.seats for n in range(g.seats)],
        outcome=ages.outcome,
    ),
    words=Words(
        nouns={
            "card": tables.SLUGS,
            "cause": events.CAUSES,
            "figure": board.FIGURES,
            "phase": board.PHASES,
            "place": board.PLACES,
            "reward": board.REWARDS,
            "slot": board.SLOTS,
            "stat": board.STATS,
            "bonus": tables.BONUSES,
        },
        names=names.name,
        topics=names.TOPICS,
        seat_names=lambda g: [board.CLANS[clan] for clan in g.clans],
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
        nouns=("card",),
        pools=view.pools,
        shown=view.shown,
        contents=view.contents,
        conserved=view.conserved,
    ),
    heuristics=HEURISTICS,
    choices=CHOICES,
)

__all__ = ["GAME"]
