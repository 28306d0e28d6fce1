"""What a deck must be (rulebook: Deck Building Rules). Every complaint names the rule and what to do about it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from longbox.engine.cards import Awaited, Card, Library, identifier
from longbox.engine.decks import Deck
from longbox.engine.language import either, listed, plural, said
from longbox.engine.setup import Problem
from longbox.games.vs.chapters.deck_lists import find, find_main
from longbox.games.vs.table.editions import Edition
from longbox.games.vs.table.kinds import ONE_OF_FOUR
from longbox.games.vs.table.powers import Loyalty, SuperPower
from longbox.games.vs.table.stats import LEGION, LEGION_OF_EIGHT, ONE_OF_A_KIND

SIZE: Final = 60
COPIES: Final = 4
COPIES_OF_A_LEGION: Final = 8

ILLUSTRATED: Final = "Illustrated"
PHOTOGRAPHIC: Final = "Photographic"
PHOTOGRAPHIC_SETS: Final = ("The MCU Battles", "MCU Heroes", "MCU Villains")
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
    label = said('deck "{name}"', name=deck.name) if deck.name else said("the deck")
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
    alike = [card.kind for card in library if identifier(card.name) == identifier(name)]
    if find_main(library, name) is not None and set(alike) <= {"main character"}:
        text = said("{deck} holds the main character {card}", deck=label, card=name)
        return Problem("VS-DECK-02", text, said('Write "{line}" instead.', line=f"Main: {name}"))
    for one in awaited:
        if name in (one.name, one.id):
            text = said("{deck} names {card}, which can't be played yet", deck=label, card=one.name)
            return Problem("", text, said(one.missing))
    near = get_close_matches(name, [card.name for card in library], n=1)
    cure = said("Did you mean {card}?", card=near[0]) if near else ""
    return Problem("", said("{deck} names a card that is not known: {card}", deck=label, card=name), cure)


def no_main(library: Library, label: str, main: str) -> Problem:
    mains = ", ".join(dict.fromkeys(card.name for card in library if card.kind == "main character"))
    if main:
        text = said("there is no main character {main}", main=repr(main))
        return Problem("VS-DECK-01", text, said("There are {mains}.", mains=mains))
    cure = said('Add a line "{line}" ({mains}).', line="Main: ...", mains=mains)
    return Problem("VS-DECK-01", said("{deck} names no main character", deck=label), cure)


def size_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    missing = SIZE - built.size
    if missing:
        text = plural(
            built.size,
            "{deck} has {number} card; a Vs. System deck has exactly {size}",
            "{deck} has {number} cards; a Vs. System deck has exactly {size}",
            deck=built.label,
            size=SIZE,
        )
        cure = said("Add {number}.", number=missing) if missing > 0 else take_out(-missing)
        yield Problem("VS-DECK-01", text, cure)


def take_out(number: int) -> str:
    return said("Take out {number}.", number=number)


def leader_problems(built: Built, book: Edition) -> Iterator[Problem]:
    """A game starts with Level 1. Who has none comes into play in another way."""
    if min((face.fact("level") for face in built.main.faces), default=1) > 1:
        text = said("{deck} is led by {main}, who has no Level 1 to start with", deck=built.label, main=built.main.name)
        yield Problem("VS-CARD-32", text, said("Name the character who turns into it."))


def kind_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    """Tokens are for powers to bring, and the first book knows no equipment."""
    for card in built.cards:
        if card.kind in ("token", "pile card"):
            text = said("{deck} holds the token {card}; tokens are no part of a deck", deck=built.label, card=card.name)
            yield Problem("VS-DECK-07", text, said("Take it out: powers bring it into play."))
        elif card.kind == "equipment" and not book.equipment:
            text = said(
                "{deck} holds {card}, and the book you play by has no equipment", deck=built.label, card=card.name
            )
            yield Problem("VS-SCOPE-05", text, said("Take it out, or play by another book."))


def most_copies(card: Card) -> int:
    """How often a deck may hold a card: most of them four times, One of a Kind once, a Legion as its card says."""
    if card.keywords.get(LEGION):
        return SIZE
    if card.keywords.get(LEGION_OF_EIGHT):
        return COPIES_OF_A_LEGION
    return 1 if card.keywords.get(ONE_OF_A_KIND) else COPIES


def copy_problems(built: Listed, book: Edition) -> Iterator[Problem]:
    for card, count in built.cards.items():
        most = most_copies(card)
        if count > most:
            rule = "VS-DECK-03" if most == COPIES else "VS-DECK-04"
            text = plural(
                count,
                "{deck} has {number} copy of {card}; a deck may have {most}",
                "{deck} has {number} copies of {card}; a deck may have {most}",
                deck=built.label,
                card=card.name,
                most=most,
            )
            yield Problem(rule, text, take_out(count - most))


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
            text = said(
                "{deck} has {cards}, which are names of one and the same neutral Location",
                deck=built.label,
                cards=listed(names),
            )
            yield Problem("VS-DECK-08", text, said("Keep to one of the names: {cards}.", cards=either(names)))
        elif len(cards) > 1 and count > COPIES:
            text = plural(
                count,
                "{deck} has {number} copy of {card}; a deck may have {most}, of all sets together",
                "{deck} has {number} copies of {card}; a deck may have {most}, of all sets together",
                deck=built.label,
                card=names[0],
                most=COPIES,
            )
            yield Problem("VS-DECK-08", text, take_out(count - COPIES))


def loyalty_problems(built: Built, book: Edition) -> Iterator[Problem]:
    """A loyal card suffers no card of other teams beside it, nor a main character of another team."""
    for card in built.all_cards:
        for team in loyalties(card):
            strangers = sorted(other.name for other in built.cards if other.traits and team not in other.traits)
            if strangers:
                rule = "VS-DECK-05" if card is built.main else "VS-KEYWORD-23"
                text = said(
                    "{card} is loyal to the {team}, and {deck} holds {cards}",
                    card=card.name,
                    team=said(team),
                    deck=built.label,
                    cards=listed(strangers),
                )
                cure = said("Take out what is of other teams, or do without {card}.", card=card.name)
                yield Problem(rule, text, cure)
            if built.main.traits and team not in built.main.traits:
                yield led_by_a_stranger(built, card, team)


def led_by_a_stranger(built: Built, card: Card, team: str) -> Problem:
    text = said(
        "{card} is loyal to the {team}, and {deck} is led by {main}",
        card=card.name,
        team=said(team),
        deck=built.label,
        main=built.main.name,
    )
    cure = said("Choose a main character of the {team}, or take out {card}.", team=said(team), card=card.name)
    return Problem("VS-DECK-05", text, cure)


def faces_of(card: Card) -> tuple[Card, ...]:
    return card.faces or (card,)


def loyalties(card: Card) -> list[str]:
    return [power.team for face in faces_of(card) for power in face.powers if isinstance(power, Loyalty)]


def universe(card: Card) -> str:
    """The world that a card is of; in play it means nothing."""
    return PHOTOGRAPHIC if card.set in PHOTOGRAPHIC_SETS else ILLUSTRATED


def universe_problems(built: Built, book: Edition) -> Iterator[Problem]:
    home = universe(built.main)
    strangers = sorted(card.name for card in built.cards if universe(card) != home)
    if book.one_universe and strangers:
        cure = said("Take them out, or play by another book.")
        yield Problem("VS-UNIVERSE-03", strangers_words(built, home, strangers), cure)


def strangers_words(built: Built, home: str, strangers: list[str]) -> str:
    """Which cards are not of the main character's universe."""
    cards = listed(strangers)
    if home == PHOTOGRAPHIC:
        return plural(
            len(strangers),
            "{main} is of the Photographic Universe, and of {deck} {cards} is not",
            "{main} is of the Photographic Universe, and of {deck} {cards} are not",
            main=built.main.name,
            deck=built.label,
            cards=cards,
        )
    return plural(
        len(strangers),
        "{main} is of the Illustrated Universe, and of {deck} {cards} is not",
        "{main} is of the Illustrated Universe, and of {deck} {cards} are not",
        main=built.main.name,
        deck=built.label,
        cards=cards,
    )


def symbol_problems(built: Built, book: Edition) -> Iterator[Problem]:
    for card in built.all_cards:
        unknown = sorted(symbols_on(card) - set(book.symbols))
        if unknown:
            symbols = listed([said(symbol) for symbol in unknown])
            text = said(
                "{card} uses {symbols}, which the book you play by does not have", card=card.name, symbols=symbols
            )
            yield Problem("VS-LOCATION-01", text, said("Take it out, or play by another book."))


def symbols_on(card: Card) -> set[str]:
    """The symbols that a Location gives, or that super powers cost; a choice of several is each of them."""
    costs = [power.cost for face in faces_of(card) for power in face.powers if isinstance(power, SuperPower)]
    asked = [one for cost in costs for symbol in cost for one in ONE_OF_FOUR.get(symbol, (symbol,))]
    return {*(card.fact("symbols") or ()), *asked}


CHECKS: Final = (size_problems, kind_problems, copy_problems, neutral_problems)
CHECKS_WITH_LEADER: Final = (leader_problems, loyalty_problems, universe_problems, symbol_problems)
