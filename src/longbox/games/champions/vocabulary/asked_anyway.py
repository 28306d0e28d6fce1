"""What a player who hides a hand is asked although there is only one option, lest silence tell."""

from __future__ import annotations

from longbox.engine.decision import Decision
from longbox.engine.effects.flow import ChooseOne
from longbox.engine.hidden_information import hidden_hand
from longbox.games.champions.chapters.hand_size import Discarding
from longbox.games.champions.chapters.payment import Payment
from longbox.games.champions.chapters.turn import Request, Turn
from longbox.games.champions.table.abilities import Cost
from longbox.games.champions.table.state import Champions


def asked_anyway(game: Champions, decision: Decision) -> bool:
    """Where one can't pay or can pay in one way only, for an Action that one does not have, whether that is all that is
    discarded, and when there is nothing left to do on a turn."""
    if game.state.open_hands:
        return False
    about = decision.about
    if isinstance(about, Turn | Payment):
        return bool(hidden_hand(game, decision.seat))
    return isinstance(about, Request | Discarding) or (
        isinstance(about, ChooseOne) and any(isinstance(mode.effect, Cost) for mode in about.modes)
    )
