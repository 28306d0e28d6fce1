"""The game in English: card texts, prompts, options, and why something can't be done."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option
from longbox.engine.relations import Reason
from longbox.engine.words import Say
from longbox.games.champions.table import Champions


class ChampionsSay(Say):
    """How the cards of this game speak."""


def text(card: Card) -> str:
    """What a card says, a line for its keywords and one for each power."""
    say = ChampionsSay(card.name)
    keywords = [
        word.capitalize() + (f" {value}" if word == "retaliate" else "") for word, value in card.keywords.items()
    ]
    lines = [f"{', '.join(keywords)}."] if keywords else []
    return "\n".join(lines + [power.words(say) for power in card.powers])


def prompt(game: Champions, decision: Decision) -> str:
    return "Choose"


def label(game: Champions, option: Option) -> str:
    names = ", ".join(game.face(card).name for card in option.cards)
    aim = f" → {game.face(option.to).name}" if option.to >= 0 else ""
    return f"{option.verb} {names}{aim}".strip()


def why_not(game: Champions, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    return []
