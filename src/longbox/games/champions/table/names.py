"""What cards and players are called in a sentence, and what tells a card from another of its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.labels import called
from longbox.engine.language import listed, message, plural, said
from longbox.engine.view import knows
from longbox.games.champions.table.abilities import icon_words
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.kinds import CONFUSED, NO_ICONS, STUNNED, TOUGH
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import (
    AREA,
    BOOST,
    DEALT,
    DECK,
    DISCARD,
    ENCOUNTER_DECKS,
    ENCOUNTER_DISCARDS,
    ENGAGED,
    HAND,
    REMOVED,
    RESOLVING,
    SCHEMES,
    SET_ASIDE,
    TUCKED,
    VILLAIN,
    ZONES,
)

DRONE: Final = message("Drone")


def name_of(game: Champions, card: int) -> str:
    """A card's name; what lies face down is only a Drone."""
    return said(DRONE) if game.state.face_down[card] else game.face(card).name


def guise(game: Champions, card: int) -> str:
    """What everybody takes a face-down minion for: a message."""
    return DRONE if game.state.face_down[card] and ENGAGED.holds(game.state.zone[card]) else ""


def asker(game: Champions) -> str:
    """The card for which a player is asked now."""
    return name_of(game, game.state.frames[-1].scope.source)


def saying(sentence: str) -> Callable[[Champions, int, int, int], str]:
    """The words of a bar: a message about a {card}, and the {target} of what it would do."""

    def words(game: Champions, seat: int, card: int, target: int) -> str:
        aim = name_of(game, target) if target >= 0 else ""
        return said(sentence, card=name_of(game, card), target=aim)

    return words


def player(game: Champions, seat: int) -> str:
    return game.face(game.state.identity[seat]).name


YOUR_PLACES: Final = {
    DECK.name: message("in your deck"),
    HAND.name: message("in your hand"),
    AREA.name: message("in your play area"),
    ENGAGED.name: message("engaged with you"),
    DISCARD.name: message("in your discard pile"),
    DEALT.name: message("dealt to you"),
}
PLACES_OF_OTHERS: Final = {
    DECK.name: message("in {player}'s deck"),
    HAND.name: message("in {player}'s hand"),
    AREA.name: message("in {player}'s play area"),
    ENGAGED.name: message("engaged with {player}"),
    DISCARD.name: message("in {player}'s discard pile"),
    DEALT.name: message("dealt to {player}"),
}
COMMON_PLACES: Final = {
    VILLAIN.name: message("beside the villain"),
    SCHEMES.name: message("among the schemes"),
    ENCOUNTER_DECKS[0].name: message("in the encounter deck"),
    ENCOUNTER_DECKS[1].name: message("in the second encounter deck"),
    ENCOUNTER_DECKS[2].name: message("in the third encounter deck"),
    ENCOUNTER_DECKS[3].name: message("in the fourth encounter deck"),
    ENCOUNTER_DISCARDS[0].name: message("in the encounter discard pile"),
    ENCOUNTER_DISCARDS[1].name: message("in the second encounter discard pile"),
    ENCOUNTER_DISCARDS[2].name: message("in the third encounter discard pile"),
    ENCOUNTER_DISCARDS[3].name: message("in the fourth encounter discard pile"),
    BOOST.name: message("as a boost card"),
    RESOLVING.name: message("being resolved"),
    SET_ASIDE.name: message("set aside"),
    TUCKED.name: message("under a card"),
    REMOVED.name: message("removed from the game"),
}
"""Where cards lie, by the zone: whoever is spoken to, another player, nobody."""


def marks(game: Champions, seat: int, card: int) -> tuple[str, ...]:
    state = game.state
    host, damage, threat = state.host[card], state.damage[card], state.threat[card]
    return (
        place(game, seat, card),
        said("on {card}", card=called(game, seat, host)) if host >= 0 else "",
        said("with {number} damage", number=damage) if damage else "",
        said("with {number} threat", number=threat) if threat else "",
        *[said(status.name) if has(game, card, status) else "" for status in (TOUGH, STUNNED, CONFUSED)],
        said("exhausted") if state.exhausted[card] else "",
        uses_left(game, card),
        carrying(game, seat, card),
        showing(game, seat, card),
    )


def place(game: Champions, seat: int, card: int) -> str:
    zone = game.state.zone[card]
    kind, owner = ZONES.of[zone].name, ZONES.seat(zone)
    if owner < 0:
        return said(COMMON_PLACES[kind])
    return said(YOUR_PLACES[kind]) if owner == seat else said(PLACES_OF_OTHERS[kind], player=player(game, owner))


def uses_left(game: Champions, card: int) -> str:
    """Its counters that are no status cards."""
    others = [counted(name, number) for name, number in game.state.counters[card] if name not in game.state.counted]
    return said("with {counters}", counters=listed(others)) if others else ""


def counted(name: str, number: int) -> str:
    """So many counters of a name: "2 web counters"."""
    return plural(number, "{number} {kind} counter", "{number} {kind} counters", kind=said(name))


def showing(game: Champions, seat: int, card: int) -> str:
    """The resources that a known card shows: some cards share a name, and nothing else sets them apart."""
    icons = game.state.definition[card].facts.get("icons", NO_ICONS)
    if not sum(icons) or not knows(game.state, seat, card):
        return ""
    say = game.rules.say(name_of(game, card))
    return say.phrase("with {resources}", resources=icon_words(icons, say))


def carrying(game: Champions, seat: int, card: int) -> str:
    attached = [called(game, seat, one) for one in game.on(card)]
    return said("with {cards}", cards=listed(attached)) if attached else ""
