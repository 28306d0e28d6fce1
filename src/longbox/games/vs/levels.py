"""XP and levels (rulebook: Level Up Powers, Regressing/Progressing Main Characters).

The levels of a main character are the faces of one card, so that orientation, wounds, counters and whatever lasts
stay where they are when it goes up. The XP that lies on the next level's card is the column `xp`.
"""

from __future__ import annotations

from longbox.engine.events import Event, EventKind
from longbox.engine.relations import forbidden
from longbox.games.vs.table import Vs


def apply_xp(game: Vs, event: Event) -> None:
    game.state.xp[event.card] += event.amount


def apply_level(game: Vs, event: Event) -> None:
    game.state.xp[event.card] = 0
    game.turn_to(event.card, event.amount)


def xp_facts(game: Vs, event: Event) -> dict[str, str | int]:
    return {"xp": game.state.xp[event.card], "needed": needed_xp(game, event.card)}


GAIN_XP = EventKind("gain XP", apply_xp, facts=xp_facts)
LEVEL_UP = EventKind("level up", apply_level)
REGRESS = EventKind("regress", apply_level)


def gain_xp(game: Vs, card: int, amount: int, *, seat: int) -> None:
    """Gain XP; whoever can't level up gains no more than the next level takes."""
    needed = needed_xp(game, card)
    if needed and forbidden(game, "level up", card) is not None:
        amount = min(amount, needed - game.state.xp[card])
    if amount > 0 and needed:
        game.happen(Event(GAIN_XP, seat=seat, card=card, amount=amount))


def needed_xp(game: Vs, card: int) -> int:
    """The number by Level Up on the level that shows, or 0 if there is none."""
    needed: int = game.face(card).fact("level_up", 0)
    return needed


def level_up_if_due(game: Vs, event: Event) -> bool:
    """Go up a level with enough XP. Whoever can't, because of an enemy, does as soon as nothing is in the way."""
    state = game.state
    card = event.card
    needed = needed_xp(game, card)
    if not 0 < needed <= state.xp[card]:
        return False
    if forbidden(game, "level up", card) is not None:
        state.held_back = (*state.held_back, card)
        return False
    game.happen(Event(LEVEL_UP, seat=event.seat, card=card, amount=state.face[card] + 1))
    return True


def level_up_the_freed(game: Vs) -> bool:
    """The first of those held back whom nothing holds back any more goes up."""
    state = game.state
    for card in state.held_back:
        if forbidden(game, "level up", card) is None:
            state.held_back = tuple(other for other in state.held_back if other != card)
            return level_up_if_due(game, Event(GAIN_XP, seat=state.controller[card], card=card))
    return False
