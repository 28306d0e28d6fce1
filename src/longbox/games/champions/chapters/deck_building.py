"""The decks that come with the game, one for each hero and aspect, and the rules of deck building."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from longbox.engine.cards import Card, Library, identifier
from longbox.engine.decks import Deck
from longbox.engine.language import listed, plural, said
from longbox.engine.setup import Problem
from longbox.games.champions.table import kinds
from longbox.games.champions.table.cards import ChampionsCard
from longbox.games.champions.table.unique import matches

USUAL_ASPECTS: Final = {
    "spider-man": kinds.JUSTICE,
    "captain-marvel": kinds.AGGRESSION,
    "she-hulk": kinds.AGGRESSION,
    "iron-man": kinds.AGGRESSION,
    "black-panther": kinds.PROTECTION,
}
"""What each hero plays if nothing is chosen: the tutorial's aspect for the first two, the starter decks' for others."""


SMALLEST, LARGEST = 40, 50


COPIES: Final = 3


@cache
def deck_names() -> tuple[str, ...]:
    folder = files("longbox.games.champions") / "cards" / "decks"
    return tuple(sorted(file.name.removesuffix(".txt") for file in folder.iterdir() if file.name.endswith(".txt")))


def ready_made(hero: str, aspect: str = "") -> str:
    """The name of the deck that comes with the game for a hero and an aspect; left out, the usual one."""
    return f"{hero}-{aspect or USUAL_ASPECTS[hero]}"


@cache
def starter(name: str) -> Deck:
    """A deck that comes with the game. It is shared: nobody may change it."""
    text = (files("longbox.games.champions") / "cards" / "decks" / f"{name}.txt").read_text("utf-8")
    return Deck.parse(text, game="champions", name=name)


def find(library: Library, name: str) -> Card | None:
    """A card by name or id."""
    if name in library:
        return library[name]
    found = library.named(name)
    return found[0] if found else None


def of_one_box(cards: list[Card]) -> list[Card]:
    """Of cards that share a name, those of the first box that has it: a later box does not change what a list means."""
    boxes = [card.box for card in cards if isinstance(card, ChampionsCard)]
    return [card for card, box in zip(cards, boxes, strict=True) if box == boxes[0]]


def copies_of(library: Library, names: tuple[tuple[int, str], ...]) -> Counter[Card]:
    """How many of each card a list holds.

    Cards that share a name are taken one after the other, as many as there are of each: "5 Wakanda Forever!" is all.
    """
    counts: Counter[Card] = Counter()
    for count, name in names:
        cards = [library[name]] if name in library else of_one_box(library.named(name))
        for card in cards[:-1]:
            taken = min(count, max(card.copies - counts[card], 0))
            counts[card] += taken
            count -= taken
        for card in cards[-1:]:
            counts[card] += count
    return +counts


def cards_of(library: Library, names: tuple[tuple[int, str], ...]) -> list[Card]:
    """The cards of a deck list that has no problems, one entry a copy."""
    return list(copies_of(library, names).elements())


def deck_problems(library: Library, deck: Deck) -> list[Problem]:
    """What is wrong with a deck by the rules of deck building."""
    problems = [unknown_card(library, name) for _, name in deck.cards if find(library, name) is None]
    hero = find_hero(library, deck)
    if isinstance(hero, Problem):
        return [*problems, hero]
    counts = copies_of(library, deck.cards)
    problems += size_problems(counts.total())
    problems += hero_problems(library, hero, counts)
    problems += aspect_problems(hero, counts)
    problems += copy_problems(counts)
    return problems + unique_problems(hero, counts)


def unknown_card(library: Library, name: str) -> Problem:
    """A card that is neither the hero's own, nor of an aspect, nor basic, as far as Longbox knows."""
    near = get_close_matches(name, [card.name for card in library if "icons" in card.facts], n=1)
    text = said("there is no card {name}", name=repr(name))
    if near:
        return Problem("MC-DECK-04", text, said("Did you mean {name}?", name=repr(near[0])))
    return Problem("MC-DECK-04", text, said("Longbox has the cards of the core set: take one of them instead."))


def find_hero(library: Library, deck: Deck) -> Card | Problem:
    """The deck's hero, or what is wrong with it."""
    heroes = {card.id: card for card in library if card.kind == "identity"}
    name = deck.headings.get("hero", "")
    if identifier(name) in heroes:
        return heroes[identifier(name)]
    text = said("there is no hero {name}", name=repr(name))
    if not name:
        text = said("the deck does not say for which hero it is")
    names = ", ".join(hero.name for hero in heroes.values())
    return Problem("MC-DECK-01", text, said('Write a line "Hero: ..." ({heroes}).', heroes=names))


def size_problems(size: int) -> list[Problem]:
    if SMALLEST <= size <= LARGEST:
        return []
    text = plural(
        size,
        "the deck has {number} card; a deck has {least} to {most}",
        "the deck has {number} cards; a deck has {least} to {most}",
        least=SMALLEST,
        most=LARGEST,
    )
    if size < SMALLEST:
        return [Problem("MC-DECK-02", text, said("Add {number} or more.", number=SMALLEST - size))]
    return [Problem("MC-DECK-02", text, said("Take out {number} or more.", number=size - LARGEST))]


def hero_problems(library: Library, hero: Card, counts: Counter[Card]) -> list[Problem]:
    """All of the hero's own cards, in their exact numbers; none of another hero's, and no encounter card."""
    problems = []
    for card in library:
        own = card.set == hero.set and "icons" in card.facts
        if own and counts[card] != card.copies:
            text = said(
                "the deck has {number} of {card}; {hero} plays with {copies}",
                number=counts[card],
                card=card.name,
                hero=hero.name,
                copies=card.copies,
            )
            cure = said("Make it {number}: the hero's own cards are all there.", number=card.copies)
            problems.append(Problem("MC-DECK-03", text, cure))
    for card in counts:
        foreign = card.set != hero.set and not card.fact("aspect")
        if foreign or "icons" not in card.facts:
            text = said("{card} does not belong into a deck of {hero}", card=card.name, hero=hero.name)
            problems.append(Problem("MC-DECK-09", text, said("Take it out.")))
    return problems


def aspects_of(counts: Counter[Card]) -> list[str]:
    """The aspects of a deck, first that of most cards."""
    copies: Counter[str] = Counter()
    for card, count in counts.items():
        if card.fact("aspect") in kinds.ASPECTS:
            copies[card.fact("aspect")] += count
    return [aspect for aspect, _ in copies.most_common()]


def aspect_problems(hero: Card, counts: Counter[Card]) -> list[Problem]:
    """One aspect only, or as many as the identity says; the cure is to keep those that most cards have."""
    aspects = aspects_of(counts)
    most = max([face.fact("aspects", 1) for face in hero.faces])
    if len(aspects) <= most:
        return []
    others = [card.name for card in counts if card.fact("aspect") in aspects[most:]]
    text = plural(
        most,
        "the deck mixes {aspects}; a deck has one aspect",
        "the deck mixes {aspects}; a deck has {number} aspects",
        aspects=listed([said(kinds.ASPECT_WORDS[aspect]) for aspect in sorted(aspects)]),
    )
    return [Problem("MC-DECK-04", text, said("Take out {cards}.", cards=", ".join(others)))]


def copy_problems(counts: Counter[Card]) -> list[Problem]:
    problems = []
    for card, count in counts.items():
        if not card.fact("aspect"):
            continue
        most = card.fact("max per deck", 1 if card.fact("unique") else COPIES)
        rule = "MC-DECK-07" if card.fact("max per deck") else "MC-DECK-06" if card.fact("unique") else "MC-DECK-05"
        if count > most:
            text = said(
                "the deck has {number} of {card}; at most {most} may be in it", number=count, card=card.name, most=most
            )
            problems.append(Problem(rule, text, said("Take {number} out.", number=count - most)))
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
            text = said("{card} is the same person as {other}", card=card.name, other=double.name)
            problems.append(Problem("MC-DECK-10", text, said("Take it out.")))
        people.append(card)
    return problems
