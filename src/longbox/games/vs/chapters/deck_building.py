"""What a deck must be (rulebook: Deck Building Rules). Every complaint names the rule and what to do about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from longbox.engine.cards import Awaited, Card, Library
from longbox.engine.decks import Deck
from longbox.engine.setup import Problem
from longbox.engine.words import listed
from longbox.games.vs.chapters.deck_lists import find, find_main
from longbox.games.vs.table.editions import Edition
from longbox.games.vs.table.powers import Loyalty, SuperPower
from longbox.games.vs.table.stats import LEGION, ONE_OF_A_KIND

SIZE: Final = 60
COPIES: Final = 4

PHOTOGRAPHIC_SETS: Final = ("The MCU Battles",)
"""All older cards are of the Illustrated Universe."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The cards of a deck, as far as they are known."""

    label: str
    cards: dict[Card, int]
    unknown: int

    @property
    def size(self) -> int:
        """How many cards count towards the sixty: tokens are no cards of the game."""
        return self.unknown + sum(count for card, count in self.cards.items() if card.kind != "token")


@dataclass(frozen=True, slots=True)
class Built(Listed):
    """A deck with its main character."""

    main: Card

    @property
    def all_cards(self) -> tuple[Card, ...]:
        return (self.main, *self.cards)


def deck_problems(
    library: Library, deck: Deck, main: str, book: Edition, awaited: tuple[Awaited, ...] = ()
) -> list[Problem]:
    """All that is wrong with a deck and its main character by the rules of a book."""
    label = f'deck "{deck.name}"' if deck.name else "the deck"
    problems, cards, unknown = [], defaultdict[Card, int](int), 0
    for count, name in deck.cards:
        card = find(library, name)
        if card is None:
            unknown += count
            problems.append(not_for_decks(library, label, name, awaited))
        else:
            cards[card] += count
    for check in CHECKS:
        problems += check(Listed(label, cards, unknown), book)
    leader = find_main(library, main) if main else None
    if leader is None:
        return [*problems, no_main(library, label, main)]
    for check_both in CHECKS_WITH_LEADER:
        problems += check_both(Built(label, cards, unknown, leader), book)
    return problems


def not_for_decks(library: Library, label: str, name: str, awaited: tuple[Awaited, ...]) -> Problem:
    if find_main(library, name) is not None:
        return Problem("VS-DECK-02", f"{label} holds the main character {name}", f'Write "Main: {name}" instead.')
    for one in awaited:
        if name in (one.name, one.id):
            return Problem("", f"{label} names {one.name}, which can't be played yet", one.missing)
    near = get_close_matches(name, [card.name for card in library], n=1)
    cure = f"Did you mean {near[0]}?" if near else ""
    return Problem("", f"{label} names a card that is not known: {name}", cure)


def no_main(library: Library, label: str, main: str) -> Problem:
    mains = ", ".join(card.name for card in library if card.kind == "main character")
    if main:
        return Problem("VS-DECK-01", f"there is no main character {main!r}", f"There are {mains}.")
    return Problem("VS-DECK-01", f"{label} names no main character", f'Add a line "Main: ..." ({mains}).')


def size_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    missing = SIZE - built.size
    if missing:
        text = f"{built.label} has {built.size} cards; a Vs. System deck has exactly {SIZE}"
        yield Problem("VS-DECK-01", text, f"Add {missing}." if missing > 0 else f"Take out {-missing}.")


def leader_problems(built: Built, book: Edition) -> Iterator[Problem]:
    """A game starts with Level 1. Who has none comes into play in another way."""
    if min((face.fact("level") for face in built.main.faces), default=1) > 1:
        text = f"{built.label} is led by {built.main.name}, who has no Level 1 to start with"
        yield Problem("VS-CARD-32", text, "Name the character who turns into it.")


def kind_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    """Tokens are for powers to bring, and the first book knows no equipment."""
    for card in built.cards:
        if card.kind == "token":
            text = f"{built.label} holds the token {card.name}; tokens are no part of a deck"
            yield Problem("VS-DECK-07", text, "Take it out: powers bring it into play.")
        elif card.kind == "equipment" and not book.equipment:
            text = f"{built.label} holds {card.name}, and the book you play by has no equipment"
            yield Problem("VS-SCOPE-05", text, "Take it out, or play by another book.")


def most_copies(card: Card) -> int:
    """How often a deck may hold a card: most of them four times, One of a Kind once, a Legion as often as you like."""
    if card.keywords.get(LEGION):
        return SIZE
    return 1 if card.keywords.get(ONE_OF_A_KIND) else COPIES


def copy_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    for card, count in built.cards.items():
        most = most_copies(card)
        if count > most:
            rule = "VS-DECK-03" if most == COPIES else "VS-DECK-04"
            text = f"{built.label} has {count} copies of {card.name}; a deck may have {most}"
            yield Problem(rule, text, f"Take out {count - most}.")


def neutral_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    """Neutral Locations of one symbol are the same Location: four at most, and all under one name."""
    alike: dict[tuple[str, ...], list[Card]] = defaultdict(list)
    for card in built.cards:
        if card.kind == "location" and not card.traits:
            alike[card.fact("symbols")].append(card)
    for cards in alike.values():
        names = sorted({card.name for card in cards})
        count = sum(built.cards[card] for card in cards)
        if len(names) > 1:
            text = f"{built.label} has {listed(names)}, which are names of one and the same neutral Location"
            yield Problem("VS-DECK-08", text, f"Keep to one of the names: {listed(names, 'or')}.")
        elif len(cards) > 1 and count > COPIES:
            text = f"{built.label} has {count} copies of {names[0]}; a deck may have {COPIES}, of all sets together"
            yield Problem("VS-DECK-08", text, f"Take out {count - COPIES}.")


def loyalty_problems(built: Built, book: Edition) -> Iterator[Problem]:
    """A loyal card suffers no card of other teams beside it, nor a main character of another team."""
    for card in built.all_cards:
        for team in loyalties(card):
            strangers = sorted(other.name for other in built.cards if other.traits and team not in other.traits)
            if strangers:
                rule = "VS-DECK-05" if card is built.main else "VS-KEYWORD-23"
                text = f"{card.name} is loyal to the {team}, and {built.label} holds {listed(strangers)}"
                yield Problem(rule, text, f"Take out what is of other teams, or do without {card.name}.")
            if built.main.traits and team not in built.main.traits:
                text = f"{card.name} is loyal to the {team}, and {built.label} is led by {built.main.name}"
                yield Problem("VS-DECK-05", text, f"Choose a main character of the {team}, or take out {card.name}.")


def faces_of(card: Card) -> tuple[Card, ...]:
    return card.faces or (card,)


def loyalties(card: Card) -> list[str]:
    return [power.team for face in faces_of(card) for power in face.powers if isinstance(power, Loyalty)]


def universe(card: Card) -> str:
    """The world that a card is of; in play it means nothing."""
    return "Photographic" if card.set in PHOTOGRAPHIC_SETS else "Illustrated"


def universe_problems(built: Built, book: Edition) -> Iterator[Problem]:
    home = universe(built.main)
    strangers = sorted(card.name for card in built.cards if universe(card) != home)
    if book.one_universe and strangers:
        text = f"{built.main.name} is of the {home} Universe, and of {built.label} {listed(strangers)} are not"
        yield Problem("VS-UNIVERSE-03", text, "Take them out, or play by another book.")


def symbol_problems(built: Built, book: Edition) -> Iterator[Problem]:
    for card in built.all_cards:
        unknown = sorted(symbols_on(card) - set(book.symbols))
        if unknown:
            text = f"{card.name} uses {listed(unknown)}, which the book you play by does not have"
            yield Problem("VS-LOCATION-01", text, "Take it out, or play by another book.")


def symbols_on(card: Card) -> set[str]:
    """The symbols that a Location gives, or that super powers cost."""
    costs = [power.cost for face in faces_of(card) for power in face.powers if isinstance(power, SuperPower)]
    return {*(card.fact("symbols") or ()), *(symbol for cost in costs for symbol in cost)}


CHECKS: Final = (size_problems, kind_problems, copy_problems, neutral_problems)
CHECKS_WITH_LEADER: Final = (leader_problems, loyalty_problems, universe_problems, symbol_problems)
