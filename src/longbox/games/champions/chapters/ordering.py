"""Orders that can't matter: there is nothing to ask about them.

The rules let a player choose the order of minions and of "each player" effects. Where every order certainly leads to
the same table, and nobody gets a word in between, the first order will do. Who listens is judged by the index of
listeners, which holds what a hidden hand might answer whether it is there or not: so silence tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.events import EventKind
from longbox.engine.triggers import Answer, mark
from longbox.games.champions.chapters import enemy_activation, status, threat
from longbox.games.champions.chapters.boost import boost_cards
from longbox.games.champions.table import slots
from longbox.games.champions.table.encounter_decks import main_scheme
from longbox.games.champions.table.players import is_hero
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK

OF_A_SCHEME: Final = (enemy_activation.SCHEMES, threat.PLACED, enemy_activation.ACTIVATION_ENDED, status.LOST)
"""All that happens while a minion schemes; one that is confused only loses that."""


def nobody_listens(game: Champions, kinds: Iterable[EventKind]) -> bool:
    return not any(game.watched(kind.would) or game.watched(kind.after) for kind in kinds)


def they_only_scheme(game: Champions, seat: int, minions: list[int]) -> bool:
    """Whether minions add their SCH to the main scheme and nothing else comes of it.

    Sums don't mind their order. Nobody answers any part of it; no boost card is turned up; all the threat together does
    not complete the main scheme, so that its stage stays; and no card makes SCH depend on threat or status cards.
    """
    if is_hero(game, seat) or not nobody_listens(game, OF_A_SCHEME):
        return False
    if any(boost_cards(game, minion) for minion in minions):
        return False
    coming = sum(max(0, game.value(minion, "sch")) for minion in minions)
    return game.state.threat[main_scheme(game)] + coming < threat.target_threat(game, main_scheme(game))


def own_decks_last(game: Champions, taken: dict[int, int]) -> bool:
    """Whether every player's deck outlasts the cards that are taken from it, by seat: one that runs out is shuffled
    anew, and its player is dealt the next encounter card, of which there is but one."""
    return all(len(game.state.zones[DECK.at(seat)]) > cards for seat, cards in taken.items())


def unlike_answers(game: Champions, answers: list[Answer]) -> list[Answer]:
    """Of forced triggers on twin cards, the first of each."""
    found: dict[object, Answer] = {}
    for answer in answers:
        found.setdefault(likeness(game, answer), answer)
    return list(found.values())


def likeness(game: Champions, answer: Answer) -> object:
    """Equal for the same trigger of two copies of a card that lie on one card in one state, with nothing on them: to
    swap them changes nothing but which of two twins is which."""
    delayed = answer.delayed
    card = answer.card if delayed is None else delayed.source
    state = game.state
    if card < 0 or state.host[card] < 0 or answer.power.limit is not None or game.on(card):
        return mark(answer)
    left = ""
    if delayed is not None:
        own = [slot for slot in delayed.vars if slot != (slots.ARRIVAL, state.arrival[card])]
        left = repr((delayed.you, delayed.until, delayed.once, own))
    marks = (state.exhausted[card], state.counters[card], state.face[card], state.face_down[card])
    where = (state.zone[card], state.host[card], state.controller[card], state.owner[card])
    return id(answer.power), id(state.definition[card]), where, marks, left
