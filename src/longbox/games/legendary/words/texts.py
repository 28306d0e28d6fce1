"""Card texts in English."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.engine.words import spanned
from longbox.games.legendary.table.cards import COLLECTION, SchemeSetup
from longbox.games.legendary.table.kinds import HEROES, SCHEME
from longbox.games.legendary.table.sides import wording_of
from longbox.games.legendary.table.speech import Speech


def text(card: Card, side: str = HEROES, *, marks: bool = False) -> str:
    """What a card says, a line for each ability, in the words of a side; a Scheme first says how it is set up."""
    speech = Speech(card.name, marks=marks)
    lines = [power.words(speech) for power in card.powers]
    if card.kind == SCHEME:
        lines.insert(0, set_up(COLLECTION.schemes[card.id]))
    return wording_of(side)("\n".join(lines))


def set_up(scheme: SchemeSetup) -> str:
    """What a Scheme changes about the set-up."""
    said = [f"{twists(scheme)}."]
    if scheme.twists_beside:
        said.append(f"{scheme.twists_beside} more Twists lie beside the Scheme.")
    said += [f"For {players} players, {number} Heroes." for players, number in scheme.heroes.items() if number < 5]
    if 6 in scheme.heroes.values():
        said.append("6 Heroes.")
    if scheme.required_villains:
        said.append(f"{COLLECTION.villains[scheme.required_villains].name} must be among the Villain groups.")
    if scheme.heroes_in_villain_deck:
        said.append(f"{scheme.heroes_in_villain_deck} cards of the Hero Deck are shuffled into the Villain Deck.")
    if scheme.bystanders is not None:
        said.append(f"The Villain Deck has {scheme.bystanders} Bystanders.")
    if scheme.wounds_per_player is not None:
        said.append(f"The Wound stack has {scheme.wounds_per_player} Wounds for each player.")
    if scheme.extra_henchmen:
        said.append("One more group of Henchmen.")
    if scheme.city is not None:
        said.append(f"The city has {scheme.city} spaces.")
    if not scheme.solo:
        said.append("Not for one player by the basic rules.")
    return "Setup: " + " ".join(said)


def twists(scheme: SchemeSetup) -> str:
    numbers = dict.fromkeys(scheme.twists.values())
    if len(numbers) == 1:
        return f"{next(iter(numbers))} Twists"
    by_number = {
        number: [players for players, twists in scheme.twists.items() if twists == number] for number in numbers
    }
    return ", ".join(
        f"{number} Twists for {spanned(min(who), max(who), 'or')} players" for number, who in by_number.items()
    )
