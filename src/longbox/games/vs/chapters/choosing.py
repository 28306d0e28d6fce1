"""What is chosen before a game, and what is wrong with it: decks, main characters, a way to play, a book."""

from __future__ import annotations

from functools import cache
from typing import Any

from longbox.engine.cards import Awaited, Library
from longbox.engine.decks import Deck
from longbox.engine.language import plural, said, spoken
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.games.vs.chapters import deck_building, deck_lists, modes, side_deck
from longbox.games.vs.chapters.setup import namesake_problems
from longbox.games.vs.table.editions import BOOKS, EDITIONS, MCU
from longbox.games.vs.table.kinds import COMPILED


@cache
def form(library: Library) -> tuple[Item, ...]:
    mains = deck_lists.names_of_leaders(library)
    return (
        Item(
            "decks", "the deck of each player", ("avengers", "super-villains"), deck_lists.STARTERS,
            many=True, least=2, most=4, repeats=True, decks=True, rule="VS-SCOPE-03",
            meanings={name: deck_lists.called(library, name) for name in deck_lists.STARTERS},
        ),
        Item(
            "mains", "the main character of each player; left out: the deck's own", (), mains,
            many=True, least=0, most=4, repeats=True,
        ),
        Item("mode", "who plays with whom", modes.FREE_FOR_ALL, tuple(modes.MODES), meanings=modes.MODES),
        Item(
            "recruit_for_teammate", "whether characters can be recruited into a teammate's rows", False,
            (False, True), rule="VS-TEAM2V2-08",
        ),
        Item(
            "rules", "the book to play by, where the books differ", COMPILED, tuple(BOOKS), rule="VS-SCOPE-02",
            meanings=BOOKS,
        ),
        Item("open_hands", "whether all hands are open", False, (False, True)),
    )  # fmt: skip


@cache
def starter_problems(
    library: Library, awaited: tuple[Awaited, ...], name: str, main: str, book: str, language: str
) -> tuple[Problem, ...]:
    """What is wrong with a starter deck under a main character, in the language that is spoken; simulations ask it
    over and over."""
    return tuple(deck_building.deck_problems(library, deck_lists.starter(name), main, EDITIONS[book], awaited))


def implied(chosen: dict[str, Any]) -> dict[str, Any]:
    """Teams of players are four, a starter deck for each; the MCU book has starter decks of its own."""
    in_teams = chosen.get("mode") in tuple(modes.PARTIES)
    if chosen.get("rules") == MCU:
        players = 4 if in_teams else 2
        return {"decks": (deck_lists.OF_THE_MCU * 4)[:players]}
    return {"decks": deck_lists.STARTERS[:4]} if in_teams else {}


def problems(rules: Rules, setup: dict[str, Any]) -> list[Problem]:
    """What is wrong with a set-up."""
    chosen = setup["decks"]
    mains = list(setup["mains"])
    if mains and len(mains) != len(chosen):
        text = said(
            "there are {decks} and {mains}",
            decks=plural(len(chosen), "{number} deck", "{number} decks"),
            mains=plural(len(mains), "{number} main character", "{number} main characters"),
        )
        return [Problem("VS-SETUP-01", text, said("Name one main character for each deck, or none."))]
    book = setup["rules"]
    found = modes.mode_problems(setup["mode"], len(chosen), setup["recruit_for_teammate"])
    fielded = []
    for seat, one in enumerate(chosen):
        deck = deck_lists.chosen(one)
        main = mains[seat] if mains else deck.headings.get("main", "")
        if isinstance(one, Deck):
            found += one.unread_problems() + problems_of(rules, one, main, book)
        else:
            found += starter_problems(rules.library, rules.awaited, one, main, book, spoken().code)
        fielded.append(main)
    return found or namesake_problems(rules.library, setup["mode"], fielded)


def problems_of(rules: Rules, deck: Deck, main: str, book: str) -> list[Problem]:
    """What is wrong with a deck under a main character."""
    found = deck_building.deck_problems(rules.library, deck, main, EDITIONS[book], rules.awaited)
    return found + side_deck.side_deck_problems(rules.library, deck)
