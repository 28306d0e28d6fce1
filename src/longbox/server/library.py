"""What can be looked up by HTTP: games and their forms, cards, rules, and what is wrong with a deck."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query

import longbox
from longbox import catalogue, players
from longbox.server import bodies, setups
from longbox.server.errors import Refused

ROUTES = APIRouter(prefix="/api")
MOST_FOUND = 3_000
"""More than any game has cards or rules: the list of cards shows all of them."""

Sought = Annotated[str, Query(max_length=100, description="All of these words must be there.")]

Spoken = Annotated[str, Query(max_length=40, description="How the table speaks, as its views tell.")]


def known(game: str) -> str:
    try:
        longbox.setup(game)
    except longbox.LongboxError as error:
        raise Refused("no_such_game", f"{error}") from error
    return game


KnownGame = Annotated[str, Depends(known)]


@ROUTES.get("/games")
def games() -> list[bodies.GameForm]:
    """The games, and what can be chosen before each."""
    return [game_form(game) for game in longbox.games()]


@ROUTES.get("/games/{game}")
def game_form(game: KnownGame) -> bodies.GameForm:
    form = [
        bodies.FormItem(**item._asdict() | {"choices": list(item.choices), "meanings": dict(item.meanings)})
        for item in longbox.setup(game)
    ]
    return bodies.GameForm(name=game, form=form, players=list(players.levels()), usual_player=players.USUAL_LEVEL)


@ROUTES.post("/games/{game}/check")
def check(game: KnownGame, body: bodies.Setup) -> list[bodies.Problem]:
    """What is wrong with a set-up; an empty list if it can be played."""
    return [bodies.Problem(**problem._asdict(), items=items) for problem, items in setups.diagnosed(game, body.setup)]


@ROUTES.post("/games/{game}/needs")
def needs(game: KnownGame, body: bodies.Setup) -> dict[str, list[int]]:
    """How many entries a line of a set-up comes to in the end, by the rules: one number, or those that chance may come
    to. Lines that the players make as long as they like are left out."""
    return {name: list(numbers) for name, numbers in setups.needs(game, body.setup).items()}


@ROUTES.get("/games/{game}/cards")
def cards(game: KnownGame, q: Sought = "", tongue: Spoken = "") -> list[bodies.CardInfo]:
    """Cards with all the words in their names or texts."""
    words = q.casefold().split()
    every = longbox.cards(game, tongue)
    found = [card for card in every if all(w in f"{card.name} {card.text}".casefold() for w in words)]
    return [bodies.CardInfo.model_validate(card) for card in found[:MOST_FOUND]]


@ROUTES.get("/games/{game}/lessons")
def lessons(game: KnownGame, tongue: Spoken = "") -> list[bodies.Lesson]:
    """What a newcomer is told: the topic `opening` before the first decision, the others when they first come up."""
    return [bodies.Lesson.model_validate(lesson) for lesson in longbox.lessons(game, tongue)]


@ROUTES.get("/games/{game}/glossary")
def glossary(game: KnownGame, tongue: Spoken = "") -> list[bodies.Term]:
    """The words that cards use, explained."""
    return [bodies.Term.model_validate(term) for term in longbox.glossary(game, tongue)]


@ROUTES.get("/games/{game}/windows")
def windows(game: KnownGame) -> list[bodies.PassedWindow]:
    """The kinds of decisions that a player may want to pass on without being asked."""
    return [bodies.PassedWindow.model_validate(window) for window in longbox.windows(game)]


@ROUTES.get("/games/{game}/rules")
def rules(game: KnownGame, q: Sought = "") -> list[bodies.Rule]:
    """Rules by id or words."""
    known = longbox.rules(game)
    found = catalogue.find(game, q) if q else known
    return [
        bodies.Rule(id=rule.id, text=rule.text, source=list(rule.source), example=rule.example)
        for rule in found[:MOST_FOUND]
    ]


@ROUTES.post("/decks/check")
def check_deck(body: bodies.DeckText) -> list[bodies.Problem]:
    """What is wrong with a deck that is written out; an empty list if it can be played."""
    return [bodies.Problem.model_validate(problem) for problem in longbox.Deck.parse(body.text).problems()]
