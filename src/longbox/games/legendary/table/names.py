"""What cards are called in a sentence, and what tells one from another of its name: where it stands, what it holds."""

from __future__ import annotations

from typing import Final

from longbox.engine import view
from longbox.engine.decision import Option
from longbox.engine.frames import Node
from longbox.engine.language import message, plural, said
from longbox.engine.words import sentence
from longbox.games.legendary.table.enemies import guise, name_there
from longbox.games.legendary.table.kinds import AT_FORTS, BYSTANDER, IN_SPACES, OVER_SPACES, THE_SPACES, UNDER_SPACES
from longbox.games.legendary.table.roles import parts
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    AMBITION_DECK,
    AMBITION_DISCARDS,
    AMBITION_ROW,
    ARTIFACTS,
    ASIDE,
    BESIDE_SCHEME,
    BESIDE_VILLAIN_DECK,
    BETRAYAL_CARDS,
    BETRAYAL_DECK,
    BINDINGS,
    BYSTANDERS,
    CAGES,
    CITY_ROW,
    DECK,
    DISCARD,
    ESCAPED,
    FORTIFIED,
    HAND,
    HELD,
    HERO_DECKS,
    HORROR_DECK,
    HORRORS,
    HQ,
    KO_PILE,
    LATER,
    LOCATIONS,
    LURKING,
    MADAME_HYDRA,
    MASTERMIND_SPACE,
    NEW_RECRUITS,
    OFFICERS,
    ON_HQ,
    OVER_CITY,
    OVER_MASTERMIND,
    OWN_DECK,
    OWN_HQ,
    PLAYED,
    REVEALED,
    SCHEME_SPACE,
    SIDEKICKS,
    TACTICS,
    TRANSFORMED,
    TRAPS,
    UNSCANNED,
    UNUSED_TACTICS,
    VICTORY,
    VILLAIN_DECKS,
    WOUNDS,
    ZONES,
)

ROWS: Final = {
    CITY_ROW.name: IN_SPACES,
    UNSCANNED.name: IN_SPACES,
    HQ.name: UNDER_SPACES,
    OVER_CITY.name: OVER_SPACES,
    LOCATIONS.name: OVER_SPACES,
    ON_HQ.name: UNDER_SPACES,
    OWN_HQ.name: (message("in the {Mastermind}’s own row"),) * 5,
    FORTIFIED.name: AT_FORTS,
}
SHARED: Final = {
    VILLAIN_DECKS[0].name: message("in the {Villain} Deck"),
    VILLAIN_DECKS[1].name: message("in the second {Villain} Deck"),
    VILLAIN_DECKS[2].name: message("in the third {Villain} Deck"),
    VILLAIN_DECKS[3].name: message("in the fourth {Villain} Deck"),
    VILLAIN_DECKS[4].name: message("in the fifth {Villain} Deck"),
    HERO_DECKS[0].name: message("in the {Hero} Deck"),
    HERO_DECKS[1].name: message("in the second {Hero} Deck"),
    HERO_DECKS[2].name: message("in the third {Hero} Deck"),
    HERO_DECKS[3].name: message("in the fourth {Hero} Deck"),
    HERO_DECKS[4].name: message("in the fifth {Hero} Deck"),
    OVER_MASTERMIND.name: message("over the {Mastermind}"),
    HELD.name: message("held by an enemy"),
    MASTERMIND_SPACE.name: message("in its space"),
    HORRORS.name: message("among the Horrors"),
    HORROR_DECK.name: message("in the stack of Horrors"),
    TRAPS.name: message("among the Traps"),
    TACTICS.name: message("among the Tactics"),
    UNUSED_TACTICS.name: message("among the Tactics that are not used"),
    SCHEME_SPACE.name: message("in its space"),
    BESIDE_SCHEME.name: message("beside the {Scheme}"),
    BESIDE_VILLAIN_DECK.name: message("beside the {Villain} Deck"),
    REVEALED.name: message("revealed"),
    BETRAYAL_DECK.name: message("in the Betrayal Deck"),
    OFFICERS.name: message("in the stack of Officers"),
    SIDEKICKS.name: message("in the stack of Sidekicks"),
    WOUNDS.name: message("in the stack of Wounds"),
    MADAME_HYDRA.name: message("in the stack of Madame HYDRA"),
    NEW_RECRUITS.name: message("in the stack of New Recruits"),
    BINDINGS.name: message("in the stack of Bindings"),
    BYSTANDERS.name: message("in the stack of Bystanders"),
    AMBITION_DECK.name: message("in the Ambition Deck"),
    AMBITION_ROW.name: message("in the Ambition Row"),
    AMBITION_DISCARDS.name: message("in the Ambition discard pile"),
    ESCAPED.name: message("in the {Escape} pile"),
    KO_PILE.name: message("in the KO pile"),
    OWN_DECK.name: message("in the {Mastermind}’s own deck"),
    TRANSFORMED.name: message("in the Transformation Pile"),
    LURKING.name: message("Lurking, out of play"),
    UNUSED_TACTICS.name: message("out of the game"),
}
YOURS: Final = {
    DECK.name: message("in your deck"),
    HAND.name: message("in your hand"),
    PLAYED.name: message("played"),
    DISCARD.name: message("in your discard pile"),
    VICTORY.name: message("in your Victory Pile"),
    ASIDE.name: message("set aside"),
    LATER.name: message("set aside for your next turn"),
    ARTIFACTS.name: message("in front of you"),
    CAGES.name: message("in front of you"),
    BETRAYAL_CARDS.name: message("among your Betrayal Cards"),
}
THEIRS: Final = {
    DECK.name: message("in {player}'s deck"),
    HAND.name: message("in {player}'s hand"),
    PLAYED.name: message("played"),
    DISCARD.name: message("in {player}'s discard pile"),
    VICTORY.name: message("in {player}'s Victory Pile"),
    ASIDE.name: message("set aside"),
    LATER.name: message("set aside for {player}'s next turn"),
    ARTIFACTS.name: message("in front of {player}"),
    CAGES.name: message("in front of {player}"),
    BETRAYAL_CARDS.name: message("among {player}'s Betrayal Cards"),
}
"""Where a card lies, by the kind of its zone: a row of spaces, what all share, what is the reader's and what is another
player's."""


def marks(game: Table, seat: int, card: int) -> tuple[str, ...]:
    state = game.state
    captives = sum(state.definition[held].kind == BYSTANDER for held in game.on(card))
    shards = state.shards[card]
    bonded = [state.definition[other].name for other in parts(game, card)[1:]]
    return (
        place(game, seat, card),
        said("bonded with {card}", card=bonded[0]) if bonded else "",
        plural(captives, "with {number} Bystander", "with {number} Bystanders") if captives else "",
        plural(shards, "with {number} Shard", "with {number} Shards") if shards else "",
    )


def place(game: Table, seat: int, card: int) -> str:
    """Where a card lies, as one seat says it: "in your hand", "in player 2's hand"."""
    zone = game.state.zone[card]
    kind = ZONES.of[zone].name
    owner = ZONES.seat(zone)
    told = tongue(game).told
    if kind in ROWS:
        return told(ROWS[kind][ZONES.index(zone)])
    if owner < 0:
        return told(SHARED[kind])
    return told(YOURS[kind]) if owner == seat else told(THEIRS[kind], player=game.rules.player(game, owner))


def city_name(game: Table, number: int) -> str:
    """What one of several cities is called: by the player whose it is, by its name, or by the space of its entrance."""
    state = game.state
    told = tongue(game).told
    if number < len(state.villain_decks) and state.villain_decks[number] >= 0:
        return told("the {city} of {player}", player=game.rules.player(game, state.villain_decks[number]))
    if number < len(state.city_names):
        return told(state.city_names[number])
    return told("the {city} of {space}", space=told(THE_SPACES[state.cities[number][0]]))


def deck_name(game: Table, number: int) -> str:
    """What one of several Villain Decks is called: by the city that it feeds."""
    return tongue(game).told("the {Villain} Deck of {which}", which=city_name(game, number))


def asking(game: Table, question: str) -> str:
    """A question after the name of the card that asks it; of one that has just escaped, it says so."""
    state = game.state
    source = state.frames[-1].scope.source
    if source < 0:
        return question
    told = tongue(game).told
    card = called(game, source)
    if state.zone[source] == ESCAPED.first:
        return told("{card} {escapes}: {question}", card=card, question=question)
    return told("{card}: {question}", card=card, question=question)


def effect_title(game: Table, effect: Node) -> str:
    """What an effect does, without a card that does it."""
    return as_title(effect.words(speech(game)))


def as_title(clause: str) -> str:
    return sentence(clause).rstrip(".")


def names_of(game: Table, option: Option) -> str:
    return ", ".join(name_of(game, card) for card in option.cards)


def name_of(game: Table, card: int) -> str:
    """A card by name, as an option names it: the top of a stack may lie face down."""
    zone = game.state.zone[card]
    if zone == SIDEKICKS.first:
        return said("a Sidekick")
    if zone == OFFICERS.first and not view.knows(game.state, None, card):
        return said("an Officer")
    if UNSCANNED.holds(zone) and not view.knows(game.state, None, card):
        return said("a face-down card")
    return called(game, card)


def called(game: Table, card: int) -> str:
    """A card by name; one that stands in the city as something else by that, too: "Killbot Bystander"."""
    name = name_there(game, card)
    kind = guise(game, card) if game.state.as_villain[card] else ""
    return said("{guise} {name}", guise=kind, name=name) if kind else name
