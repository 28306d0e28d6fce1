"""Choosing heroes, aspects or decks, and a scenario: the form of a set-up and what is wrong with it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from longbox.engine.cards import Library
from longbox.engine.decks import Deck
from longbox.engine.language import message, said
from longbox.engine.setup import Item, Problem
from longbox.games.champions.chapters import deck_building
from longbox.games.champions.table import kinds
from longbox.games.champions.table.encounter_sets import MODULAR
from longbox.games.champions.table.house_rules import HOUSE_RULES
from longbox.games.champions.table.unique import matches

MOST_PLAYERS: Final = 4


class Scenario(NamedTuple):
    """What is played against: villains, by the names of their sets, main schemes by title, and the modular set that the
    rulebook suggests. `own_decks`: each villain has the encounter deck and the main scheme of its place in the list;
    what belongs to no villain joins the first deck."""

    villains: tuple[str, ...]
    main_schemes: tuple[str, ...]
    suggested: str
    own_decks: bool = False


SCENARIOS: Final[dict[str, Scenario]] = {
    "rhino": Scenario(("rhino",), ("The Break-In!",), "bomb-scare"),
    "klaw": Scenario(("klaw",), ("Underground Distribution",), "masters-of-evil"),
    "ultron": Scenario(("ultron",), ("The Crimson Cowl",), "under-attack"),
}


SUGGESTED: Final = "suggested"
MOST_HEROIC: Final = 4
STAGES: Final = ("I", "II", "III")
NO_SKIRMISH: Final = "no"


@cache
def form(library: Library) -> tuple[Item, ...]:
    heroes = tuple(card.id for card in library if card.kind == "identity" and card.id in deck_building.USUAL_ASPECTS)
    return (
        Item("heroes", message("the heroes, one for each player"), ["spider-man"], heroes, many=True, most=MOST_PLAYERS,
             repeats=True, rule="MC-SETUP-01"),
        Item("aspects", message("their aspects, one for each hero; left out, the usual ones"), [], kinds.ASPECTS,
             many=True, least=0, most=MOST_PLAYERS, repeats=True, rule="MC-DECK-04"),
        Item("decks", message("their decks, by name or as lists; left out, those of the aspects"), [],
             deck_building.deck_names(), many=True, least=0, most=MOST_PLAYERS, repeats=True, decks=True),
        Item("scenario", message("the villain"), "rhino", tuple(SCENARIOS)),
        Item("modular", message("the modular sets, or the one suggested for the villain"), [SUGGESTED],
             (SUGGESTED, *MODULAR), many=True, least=0, most=len(MODULAR)),
        Item("random_modular", message("how many more modular sets to draw at random, unseen"), 0,
             tuple(range(len(MODULAR) + 1))),
        Item("expert", message("expert mode: a harder villain and the expert set"), False, (False, True)),
        Item("heroic", message("heroic mode: so many more encounter cards for each player in every villain phase"), 0,
             tuple(range(MOST_HEROIC + 1)), rule="MC-HEROIC-01"),
        Item("skirmish",
             message("skirmish: the one stage of the villain that you play against, or no for the usual two"),
             NO_SKIRMISH, (NO_SKIRMISH, *STAGES), rule="MC-SKIRMISH-01"),
        Item("first", message("the seat of the first player"), 0, tuple(range(MOST_PLAYERS))),
        Item("open_hands", message("whether all players may see all hands"), True, (True, False)),
        Item("house_rules", message("house rules: readings of the later Rules Reference"), [], tuple(HOUSE_RULES),
             many=True, least=0, most=len(HOUSE_RULES), rule="MC-TERM-02", meanings=HOUSE_RULES),
    )  # fmt: skip


def implied(library: Library, chosen: dict[str, Any]) -> dict[str, Any]:
    """A deck says whose it is, so decks alone are enough."""
    decks = chosen.get("decks")
    if "heroes" in chosen or not isinstance(decks, (list, tuple)):
        return {}
    heroes = [hero_of(library, deck) for deck in decks]
    return {"heroes": heroes} if heroes and all(heroes) else {}


def hero_of(library: Library, deck: Any) -> str:
    """The hero of a deck that comes with the game or of one of a player's own; "" if it has none."""
    if deck in deck_building.deck_names():
        deck = deck_building.starter(deck)
    name = deck.headings.get("hero", "") if isinstance(deck, Deck) else ""
    return next((card.id for card in library.named(name) if card.kind == "identity"), "")


def problems(library: Library, setup: dict[str, Any]) -> list[Problem]:
    """What does not go together in a set-up."""
    heroes = list(setup["heroes"])
    names = [library[hero].facts["unique_names"] for hero in heroes]
    if any(matches(one, other) for place, one in enumerate(names) for other in names[:place]):
        return [Problem("MC-SETUP-22", said("two players can't play the same person"), said("Choose other heroes."))]
    if setup["first"] >= len(heroes):
        text = said("there is no seat {number}", number=setup["first"])
        return [Problem("MC-SETUP-04", text, said("Choose a player who plays."))]
    if len(setup["modular"]) + setup["random_modular"] > len(MODULAR):
        text = said("there are only {number} modular sets", number=len(MODULAR))
        return [Problem("MC-MODULAR-01", text, said("Choose fewer, or draw fewer at random."))]
    found = choice_problems(setup)
    if found:
        return found
    for hero, chosen, deck in zip(heroes, setup["decks"], decks_of(setup), strict=False):
        if isinstance(chosen, Deck):
            found += deck_building.deck_problems(library, deck)
        if library[hero].name != deck.headings.get("hero"):
            text = said("the deck {deck} is not one for {hero}", deck=repr(deck.name), hero=library[hero].name)
            found.append(Problem("MC-DECK-09", text, said("Choose a deck of that hero.")))
    return found


def choice_problems(setup: dict[str, Any]) -> list[Problem]:
    """A deck or an aspect for each hero, not both: a deck has its own aspect."""
    found = []
    heroes = len(setup["heroes"])
    if setup["decks"] and setup["aspects"]:
        text = said("a deck has its own aspect")
        found.append(Problem("MC-DECK-04", text, said("Choose decks or aspects, not both.")))
    if setup["decks"] and len(setup["decks"]) != heroes:
        text = said("there must be a deck for each hero, or none for the usual ones")
        found.append(Problem("", text, said("Name one each.")))
    if setup["aspects"] and len(setup["aspects"]) != heroes:
        text = said("there must be an aspect for each hero, or none for the usual ones")
        found.append(Problem("MC-DECK-04", text, said("Name one each.")))
    return found


def decks_of(setup: dict[str, Any]) -> list[Deck]:
    """The decks in the order of the heroes."""
    aspects = setup["aspects"] or [""] * len(setup["heroes"])
    chosen = setup["decks"] or [deck_building.ready_made(*pair) for pair in zip(setup["heroes"], aspects, strict=True)]
    return [deck if isinstance(deck, Deck) else deck_building.starter(deck) for deck in chosen]
