"""Blood Rage: three Ages of draft, invasion, pillage and glorious death, for two to four clans."""

from operator import attrgetter

from meadhall.games.blood_rage import board, events, options, questions, view
from meadhall.games.blood_rage.appraisal import appraise
from meadhall.games.blood_rage.cards import effects, tables
from meadhall.games.blood_rage.features import features
from meadhall.games.blood_rage.instinct import instinct
from meadhall.games.blood_rage.picture import faces, picture
from meadhall.games.blood_rage.rules import (
    aftermath,
    ages,
    battle,
    destruction,
    gifts,
    pillage,
    quests,
    ragnarok,
    reward,
    stats,
    turns,
)  # fmt: skip
from meadhall.games.blood_rage.setup import CHOICES, set_table
from meadhall.games.blood_rage.state import BloodRage
from meadhall.kernel import Counsel, Game

GAME = Game(
    slug="blood-rage",
    title="Blood Rage",
    seats=range(2, 5),
    state=BloodRage,
    setup=set_table,
    play=ages.play,
    rules=(aftermath, ages, battle, destruction, effects, gifts, pillage, quests, ragnarok, reward, stats, turns),
    questions=(questions,),
    events=(events,),
    vocabulary=options.OPTIONS,
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
    hidden=("card",),
    seat_names=lambda g: [board.CLANS[clan] for clan in g.clans],
    order=lambda g: [(g.first + n) % g.seats for n in range(g.seats)],
    view=view.view,
    unseen=view.unseen,
    redeal=view.redeal,
    outcome=ages.outcome,
    conserved=view.conserved,
    features=features,
    counsel=Counsel(
        appraise, instinct, rests=frozenset({"turn", "draft", "keep_card"}), spread=16.0, chapter=attrgetter("age")
    ),
    picture=picture,
    faces=faces,
    choices=CHOICES,
)

__all__ = ["GAME"]
