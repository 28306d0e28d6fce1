"""Longbox: three card games with every rule enforced, to play, to study and to simulate."""

__version__ = "0.9.0"

from longbox.asked import Group, Option, Reason, Rest
from longbox.decisions import Decision
from longbox.decks import Deck, ready_decks
from longbox.engine.numbers import NumberNames, Numbers
from longbox.engine.setup import Item, Problem, Result
from longbox.errors import IllegalChoice, LongboxError, SaveError, SetupError
from longbox.glossaries import Term, glossary
from longbox.languages import languages, speaking
from longbox.lookup import CardInfo, Window, cards, rules, topics, windows
from longbox.match import Match, Seat
from longbox.registry import About, about, check, compiled, deal, draw, games, needs, setup
from longbox.saving import load
from longbox.teaching import Lesson, lessons

__all__ = [
    "About",
    "CardInfo",
    "Decision",
    "Deck",
    "Group",
    "IllegalChoice",
    "Item",
    "Lesson",
    "LongboxError",
    "Match",
    "NumberNames",
    "Numbers",
    "Option",
    "Problem",
    "Reason",
    "Rest",
    "Result",
    "SaveError",
    "Seat",
    "SetupError",
    "Term",
    "Window",
    "about",
    "cards",
    "check",
    "compiled",
    "deal",
    "draw",
    "games",
    "glossary",
    "languages",
    "lessons",
    "load",
    "needs",
    "ready_decks",
    "rules",
    "setup",
    "speaking",
    "topics",
    "windows",
]
