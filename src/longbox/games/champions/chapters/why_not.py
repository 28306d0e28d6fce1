"""Why something can't be done now: somebody else decides, something else is asked, or what bars the deed."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Decision
from longbox.engine.language import said
from longbox.engine.relations import Reason
from longbox.games.champions.chapters.defending import DEFEND
from longbox.games.champions.chapters.payment import PAY
from longbox.games.champions.chapters.turn import DEEDS_OF_A_TURN
from longbox.games.champions.table.copies import are_alike
from longbox.games.champions.table.state import Champions

DEEDS: Final = (*DEEDS_OF_A_TURN, DEFEND, PAY)
"""What players do by their own choice, wherever it is offered."""


def why_not(game: Champions, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return [Reason("MC-PHASE-03", said("it is not yours to decide now"))]
    offered = [deed for deed in decision.about.deeds(game) if deed.verb == verb]
    if not offered and names_option(game, decision, verb, card, target):
        return []
    for deed in (*offered, *DEEDS):
        if deed.verb == verb:
            return deed.against(game, seat, card, target)
    return [Reason("MC-PHASE-03", said("that is not asked now: {asked}", asked=decision.about.prompt(game, decision)))]


def names_option(game: Champions, decision: Decision, verb: str, card: int, target: int) -> bool:
    """Whether a question that offers no deeds, as where triggers may answer, has such an option."""
    return any(
        option.verb == verb and option.cards and are_alike(game, option.card, card) and target in (-1, option.to)
        for option in decision.options
    )
