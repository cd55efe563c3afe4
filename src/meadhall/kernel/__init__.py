"""The kernel: matches, procedures, decisions, chance, events, records. It knows no game word."""

from meadhall.kernel.choice import BadOptions, Choice
from meadhall.kernel.data import CorruptData, Plain
from meadhall.kernel.decision import (
    DONE,
    END,
    Decision,
    Option,
    Question,
    Reason,
    Verdicts,
    ask,
    ask_several,
    because,
    question,
    question_over,
    question_with_reasons,
    together,
    told,
)  # fmt: skip
from meadhall.kernel.event import Entry, Event, Noun, Seat
from meadhall.kernel.game import BadEdition, Game, Heuristics, Name, OtherEdition, Outcome
from meadhall.kernel.game_parts import Edition, OwnEditions, Rules, Secrets, Show, Words
from meadhall.kernel.hidden import EACH, Pool, Zone
from meadhall.kernel.hooks import Hook
from meadhall.kernel.match import DeadEnd, IllegalAction, Match
from meadhall.kernel.procedure import Frame, Procedure, Steps, begun, procedure
from meadhall.kernel.record import Action, OtherFormat, Record, Seed
from meadhall.kernel.rng import Chance
from meadhall.kernel.state import State
from meadhall.kernel.units import Odds, Points
from meadhall.kernel.view import View, Waiting
from meadhall.kernel.vocabulary import Block, Domain, Vocabulary

__all__ = [
    "DONE",
    "EACH",
    "END",
    "Action",
    "BadEdition",
    "BadOptions",
    "Block",
    "Chance",
    "Choice",
    "CorruptData",
    "DeadEnd",
    "Decision",
    "Domain",
    "Edition",
    "Entry",
    "Event",
    "Frame",
    "Game",
    "Heuristics",
    "Hook",
    "IllegalAction",
    "Match",
    "Name",
    "Noun",
    "Odds",
    "Option",
    "OtherEdition",
    "OtherFormat",
    "Outcome",
    "OwnEditions",
    "Plain",
    "Points",
    "Pool",
    "Procedure",
    "Question",
    "Reason",
    "Record",
    "Rules",
    "Seat",
    "Secrets",
    "Seed",
    "Show",
    "State",
    "Steps",
    "Verdicts",
    "View",
    "Vocabulary",
    "Waiting",
    "Words",
    "Zone",
    "ask",
    "ask_several",
    "because",
    "begun",
    "procedure",
    "question",
    "question_over",
    "question_with_reasons",
    "together",
    "told",
]
