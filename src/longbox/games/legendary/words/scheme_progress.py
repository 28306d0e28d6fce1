"""How far each Scheme has come, ready for a client to draw: what each Twist does, and what is missing for its goal."""

from __future__ import annotations

from functools import cache
from itertools import groupby
from typing import Any

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.deeds import Does
from longbox.engine.frames import Scope
from longbox.engine.language import spoken
from longbox.engine.words import sentence
from longbox.games.legendary.chapters import challenges
from longbox.games.legendary.table.abilities import AT_TWIST, EvilWins, abilities
from longbox.games.legendary.table.cards import COLLECTION, SchemeSetup
from longbox.games.legendary.table.enemies import masterminds, schemes
from longbox.games.legendary.table.faces import other_face
from longbox.games.legendary.table.ordinals import TwistNumbers
from longbox.games.legendary.table.sides import TONGUES, tongue_name
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.twists import LOSE


def schemes_view(game: Table) -> list[dict[str, Any]]:
    """Every Scheme, in the order in which they lie; with the first one, what Masterminds strive for themselves."""
    views = [scheme_view(game, card) for card in schemes(game)]
    for boss in masterminds(game) if views else []:
        views[0]["goals"] += goals_view(game, boss)
    return views


def scheme_view(game: Table, card: int) -> dict[str, Any]:
    definition = game.state.definition[card]
    side = tongue_name(game)
    return {
        "twists": [stretch.copy() for stretch in stretches(definition, twists_in_all(game), side, spoken().code)],
        "last_twist": last_twist(definition),
        "goals": goals_view(game, card),
    }


def goals_view(game: Table, card: int) -> list[dict[str, Any]]:
    definition = game.state.definition[card]
    side = tongue_name(game)
    language = spoken().code
    return [
        {
            "words": goal_words(definition, goal, side, language),
            "left": max(0, goal.condition.left(game, Scope(-1, card))),
        }
        for goal in abilities(definition, EvilWins)
    ]


def twists_in_all(game: Table) -> int:
    """The Twists in the Villain Deck when the game began."""
    state = game.state
    printed = sum(set_up_as(state.definition[card]).twists[state.seats] for card in schemes(game))
    return printed + challenges.total(state.challenges, "twists")


def set_up_as(definition: Card) -> SchemeSetup:
    """What a Scheme has changed about the set-up, whichever of its sides is up."""
    other = other_face(definition)
    front = definition if other is None or definition.id in COLLECTION.schemes else other
    return COLLECTION.schemes[front.id]


@cache
def stretches(definition: Card, twists: int, side: str, language: str) -> tuple[dict[str, Any], ...]:
    """The Twists in order, those together that do the same, in the words of a side and of the language spoken now."""
    say = speaking(definition, side)
    found = []
    for words, alike in groupby(range(1, twists + 1), lambda number: twist_words(definition, number, say)):
        numbers = list(alike)
        found.append({"first": numbers[0], "last": numbers[-1], "words": words})
    return tuple(found)


def twist_words(definition: Card, number: int, say: Speech) -> str:
    """What the Scheme does at its Twist of this number."""
    acting = [twist for twist in definition.at(AT_TWIST) if acts_at(twist, number)]
    return " ".join(sentence(twist.effect.words(say)) for twist in acting)


@cache
def goal_words(definition: Card, goal: EvilWins, side: str, language: str) -> str:
    return goal.words(speaking(definition, side))


def speaking(definition: Card, side: str) -> Speech:
    return Speech(definition.name, tongue=TONGUES[side])


def acts_at(twist: Ability, number: int) -> bool:
    return not isinstance(twist.given, TwistNumbers) or twist.given.has(number)


@cache
def last_twist(definition: Card) -> int | None:
    """The Twist with which the Scheme is fulfilled, whatever else happens."""
    for twist in definition.at(AT_TWIST):
        if isinstance(twist.given, TwistNumbers) and any(
            isinstance(node, Does) and node.deed is LOSE for node in (twist.effect, *twist.effect.children())
        ):
            return twist.given.first
    return None
