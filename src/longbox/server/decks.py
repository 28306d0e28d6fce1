"""The HTTP routes about decks: those that come with the games, and reading one that somebody has pasted."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter

import longbox
from longbox.server.bodies import DeckLine, DeckText, Problem, ReadDeck
from longbox.server.library import KnownGame

ROUTES = APIRouter(prefix="/api")
NEVER_IN_DECKS = {"main character", "hero", "alter-ego", "villain", "main scheme", "side scheme", "minion", "treachery"}


@ROUTES.get("/games/{game}/decks")
def ready_made(game: KnownGame) -> list[ReadDeck]:
    """The decks that come with a game, by the names that its set-up knows."""
    return [read_deck(deck, key) for key, deck in longbox.ready_decks(game).items()]


@ROUTES.post("/decks/read")
def read(body: DeckText) -> ReadDeck:
    """What a pasted deck is: its cards, what is wrong with it, and the same deck as Longbox writes it."""
    return read_deck(longbox.Deck.parse(body.text, game=body.game))


def read_deck(deck: longbox.Deck, key: str = "") -> ReadDeck:
    ids = ids_by_name(deck.game) if deck.game in longbox.games() else {}
    return ReadDeck(
        key=key,
        name=deck.name,
        game=deck.game,
        headings=deck.headings,
        cards=[DeckLine(count=count, name=name, card=ids.get(name.casefold(), "")) for count, name in deck.cards],
        size=deck.size,
        problems=[Problem.model_validate(problem) for problem in deck.problems()],
        text=deck.text(),
    )


@cache
def ids_by_name(game: str) -> dict[str, str]:
    """Which card a line of a deck means.

    A name that several cards have is that of one that goes into decks and can be played, and of those the one whose id
    is the plain name: the others have longer ones.
    """
    ids: dict[str, str] = {}

    def unlikely(card: longbox.CardInfo) -> tuple[bool, bool, int]:
        return card.kind in NEVER_IN_DECKS, not card.playable, len(card.id)

    for card in sorted(longbox.cards(game), key=unlikely):
        ids[card.id] = card.id
        ids.setdefault(card.name.casefold(), card.id)
    return ids
