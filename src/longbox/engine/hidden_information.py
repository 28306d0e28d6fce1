"""What being asked or not would give away: where hands are hidden, whoever might hold an answer is asked, even if all
that is left is to pass.

Who might hold one is judged by what everybody knows: a hand has hidden cards, and among the cards of its pool that have
not been seen there is one that could answer.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from longbox.engine.decision import DONE, Question
from longbox.engine.frames import Scope
from longbox.engine.view import knows
from longbox.engine.zones import OWNER, Zones

if TYPE_CHECKING:
    from longbox.engine.cards import Card
    from longbox.engine.decision import Decision
    from longbox.engine.effects.abilities import Power
    from longbox.engine.events import Event
    from longbox.engine.game import Game
    from longbox.engine.state import State


def hidden_keys(game: Game[Any]) -> list[str]:
    """The event stages that some card could answer from a hidden hand: each of them is a moment, whoever holds it."""
    if game.rules.open_hands(game):
        return []
    powers = [power for card in set(game.state.definition) for power in answers_from_hand(game.rules.zones, card)]
    return sorted({power.watches for power in powers if power.watches is not None})


@cache
def answers_from_hand(zones: Zones, card: Card) -> tuple[Power, ...]:
    """The triggers that a card's player may use while it is in hand."""
    hands = [kind for kind in zones.kinds if kind.sight == OWNER]
    return tuple(
        power
        for power in card.powers
        if power.watches is not None and not power.forced and any(power.works_in(hand) for hand in hands)
    )


def might_answer(game: Game[Any], seat: int, key: str, event: Event) -> bool:
    """Whether, for all that the table knows, a seat could answer an event from its hand."""
    if game.rules.open_hands(game):
        return False
    state: State = game.state
    pools = {state.pool[card] for card in hidden_hand(game, seat)}
    if not pools:
        return False
    return any(
        power.watches == key
        and power.hears(game, Scope(seat, card, event))
        and game.rules.could_answer(game, seat, power)
        for card in range(len(state.definition))
        if state.pool[card] in pools and not knows(state, None, card)
        for power in answers_from_hand(game.rules.zones, state.definition[card])
    )


def only_choice_tells(game: Game[Any], decision: Decision) -> bool:
    """Whether the only option is a card of a hand that others can't look into: not to ask would tell them that there is
    no other card to choose, and so what the rest of that hand is. The same where nothing is left but to choose none."""
    option = decision.options[0]
    if option is DONE and decision.group is None:
        return isinstance(decision.about, Question) and decision.about.silence_tells
    card = option.card
    if card < 0 or game.rules.open_hands(game):
        return False
    state: State = game.state
    zone = state.zone[card]
    return game.rules.zones.of[zone].sight == OWNER and len(state.zones[zone]) > 1


def hidden_hand(game: Game[Any], seat: int) -> list[int]:
    """The cards in a seat's hand that not everybody knows."""
    state: State = game.state
    hands = [kind.at(seat) for kind in game.rules.zones.kinds if kind.sight == OWNER]
    return [card for hand in hands for card in state.zones[hand] if not knows(state, None, card)]
