"""Interrupts and Responses: who may answer an event, and how a trigger acts."""

from __future__ import annotations

from longbox.engine.effects.abilities import Power
from longbox.engine.effects.conditions import ALWAYS
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.triggers import Answer
from longbox.games.champions.chapters import enemy_activation, playing_cards, using_abilities
from longbox.games.champions.chapters.defending import may_use_defence
from longbox.games.champions.chapters.initiating import NOTHING, obstacle
from longbox.games.champions.table.kinds import DEFENSE
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER, HAND


def may_answer(game: Champions, answer: Answer, event: Event) -> bool:
    """Whether a trigger may act: its form, limit and cost, and whether it could do anything."""
    power = answer.trigger
    if is_no_cards(answer):
        return True
    state = game.state
    card, seat = answer.card, answer.seat
    if state.phase == "set-up" and state.controller[card] != ENCOUNTER:
        return False
    if power.label == DEFENSE and not may_use_defence(game, seat):
        return False
    if obstacle(game, answer.scope(event), answer.instance) != NOTHING:
        return False
    return state.zone[card] != HAND.at(seat) or playing_cards.affordable(game, seat, card)


def is_no_cards(answer: Answer) -> bool:
    """Whether it is no ability of a card in its place: one that an effect left behind, or a keyword."""
    return answer.delayed is not None or answer.instance.ordinal < 0


def could_answer(game: Champions, seat: int, power: Power) -> bool:
    """In the set-up players' cards are silent; later everybody sees in what form a player is."""
    if game.state.phase == "set-up":
        return False
    return power.given is ALWAYS or power.given.holds(game, Scope(seat))


def use_trigger(game: Champions, answer: Answer, scope: Scope) -> None:
    """A trigger acts: events are played from hand, encounter cards speak to the player the event is about."""
    if is_no_cards(answer):
        game.enter(answer.trigger.effect, scope)
        return
    state = game.state
    event = scope.event
    if state.controller[answer.card] == ENCOUNTER and event is not None and event.kind is enemy_activation.ATTACKS:
        scope.you = event.seat
    if state.zone[answer.card] == HAND.at(answer.seat):
        playing_cards.play_event(game, scope, answer.instance)
    else:
        using_abilities.use(game, scope, answer.instance)
