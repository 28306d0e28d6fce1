"""The decks that come with the game, one for each hero and aspect, and the rules of deck building."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

from longbox.engine.cards import Card, Library, identifier
from longbox.engine.decks import Deck
from longbox.engine.setup import Problem
from longbox.games.champions import kinds
from longbox.games.champions.arrival import matches

USUAL_ASPECTS = {
    "spider-man": kinds.JUSTICE,
    "captain-marvel": kinds.AGGRESSION,
    "she-hulk": kinds.AGGRESSION,
    "iron-man": kinds.AGGRESSION,
    "black-panther": kinds.PROTECTION,
}
"""What each hero plays if nothing is chosen: the tutorial's aspect for the first two, the starter decks' for others."""

SMALLEST, LARGEST = 40, 50
COPIES = 3


@cache
def deck_names() -> tuple[str, ...]:
    folder = files("longbox.games.champions") / "decks"
    return tuple(sorted(file.name.removesuffix(".txt") for file in folder.iterdir() if file.name.endswith(".txt")))


def ready_made(hero: str, aspect: str = "") -> str:
    """The name of the deck that comes with the game for a hero and an aspect; left out, the usual one."""
    return f"{hero}-{aspect or USUAL_ASPECTS[hero]}"


@cache
def starter(name: str) -> Deck:
    """A deck that comes with the game. It is shared: nobody may change it."""
    text = (files("longbox.games.champions") / "decks" / f"{name}.txt").read_text("utf-8")
    return Deck.parse(text, game="champions", name=name)


def find(library: Library, name: str) -> Card | None:
    """A card by name or id."""
    if name in library:
        return library[name]
    found = library.named(name)
    return found[0] if found else None


def cards_of(library: Library, names: tuple[tuple[int, str], ...]) -> list[Card]:
    """The cards of a deck list that has no problems, one entry a copy."""
    found = [(count, find(library, name)) for count, name in names]
    return [card for count, card in found if card is not None for _ in range(count)]


def deck_problems(library: Library, deck: Deck) -> list[Problem]:
    """What is wrong with a deck by the rules of deck building."""
    problems = [
        Problem("", f"there is no card {name!r}", "Check its spelling, or choose a card of the library.")
        for _, name in deck.cards
        if find(library, name) is None
    ]
    name = identifier(deck.headings.get("hero", ""))
    if name not in library:
        text = "the deck does not say for which hero it is"
        return [*problems, Problem("MC-DECK-01", text, 'Add a line "Hero: ...".')]
    hero = library[name]
    cards = cards_of(library, deck.cards)
    if not SMALLEST <= len(cards) <= LARGEST:
        text = f"the deck has {len(cards)} cards; a deck has {SMALLEST} to {LARGEST}"
        problems.append(Problem("MC-DECK-02", text, "Add or take out cards."))
    counts = Counter(cards)
    problems += hero_problems(library, hero, counts)
    problems += aspect_problems(cards)
    problems += copy_problems(counts)
    return problems + unique_problems(hero, counts)


def hero_problems(library: Library, hero: Card, counts: Counter[Card]) -> list[Problem]:
    """All of the hero's own cards, in their exact numbers; none of another hero's, and no encounter card."""
    problems = []
    for card in library:
        own = card.set == hero.set and "icons" in card.facts
        if own and counts[card] != card.copies:
            text = f"the deck has {counts[card]} of {card.name}; {hero.name} plays with {card.copies}"
            problems.append(Problem("MC-DECK-03", text, "Take all of the hero's own cards."))
    for card in counts:
        foreign = card.set != hero.set and not card.fact("aspect")
        if foreign or "icons" not in card.facts:
            text = f"{card.name} does not belong into a deck of {hero.name}"
            problems.append(Problem("MC-DECK-09", text, "Take it out."))
    return problems


def aspect_problems(cards: list[Card]) -> list[Problem]:
    aspects = sorted({card.fact("aspect") for card in cards} & set(kinds.ASPECTS))
    if len(aspects) > 1:
        text = f"the deck mixes {' and '.join(aspects)}; a deck has one aspect"
        return [Problem("MC-DECK-04", text, "Keep the cards of one aspect.")]
    return []


def copy_problems(counts: Counter[Card]) -> list[Problem]:
    problems = []
    for card, count in counts.items():
        if not card.fact("aspect"):
            continue
        most = card.fact("max per deck", 1 if card.fact("unique") else COPIES)
        rule = "MC-DECK-07" if card.fact("max per deck") else "MC-DECK-06" if card.fact("unique") else "MC-DECK-05"
        if count > most:
            text = f"the deck has {count} of {card.name}; at most {most} may be in it"
            problems.append(Problem(rule, text, "Take some out."))
    return problems


def unique_problems(hero: Card, counts: Counter[Card]) -> list[Problem]:
    """No two cards that are the same person, the hero included."""
    problems = []
    people = [hero]
    for card in counts:
        if card.fact("unique_names") is None:
            continue
        double = next((one for one in people if matches(one.facts["unique_names"], card.facts["unique_names"])), None)
        if double is not None:
            problems.append(Problem("MC-DECK-10", f"{card.name} is the same person as {double.name}", "Take it out."))
        people.append(card)
    return problems
