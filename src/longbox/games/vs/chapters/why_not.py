"""Why something can't be done now: what bars the deed, or what must come first."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Decision
from longbox.engine.language import said
from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.relations import Reason
from longbox.engine.triggers import Window
from longbox.games.vs.chapters.attack import ATTACKING
from longbox.games.vs.chapters.equipping import EQUIPPING
from longbox.games.vs.chapters.formation import MOVING_IN_FORMATION
from longbox.games.vs.chapters.main_phase import MOVING_THE_MOBILE
from longbox.games.vs.chapters.payment import PAYING
from longbox.games.vs.chapters.plot_twists import PLAYING
from longbox.games.vs.chapters.power_ups import POWERING_UP
from longbox.games.vs.chapters.recruiting import RECRUITING
from longbox.games.vs.chapters.resource_step import LAYING_A_RESOURCE
from longbox.games.vs.chapters.super_powers import USING
from longbox.games.vs.chapters.team_attack import JOINING
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.state import Vs

DEEDS: Final = (
    ATTACKING, JOINING, PLAYING, USING, RECRUITING, EQUIPPING, LAYING_A_RESOURCE, POWERING_UP, MOVING_THE_MOBILE,
    MOVING_IN_FORMATION, PAYING,
)  # fmt: skip
"""All that players do by their own choice, as it is done mostly."""


def why_not(game: Vs, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    """The reasons against a deed; none if it can be done. What nobody does in this game has a reason too."""
    asked = game.decision
    if asked is None:
        return [Reason("", said("the game is over"))]
    if asked.seat == seat:
        for deed in offered_by(game, asked):
            if deed.verb == verb:
                return deed.against(game, seat, card, target)
    usual = deed_called(game, verb)
    if usual is None:
        verbs = ", ".join(sorted({deed.verb for deed in DEEDS}))
        return [Reason("", said("nobody can {verb} anything in this game; one can {verbs}", verb=verb, verbs=verbs))]
    return usual.against(game, seat, card, target) or [what_comes_first(game, asked, seat)]


def offered_by(game: Vs, asked: Decision) -> tuple[PlayerDeed, ...]:
    """The deeds that a decision offers: while something is answered, that is using a Reaction."""
    if isinstance(asked.about, Window):
        return (USING,) if asked.kind != "order" else ()
    return asked.about.deeds(game)


def deed_called(game: Vs, verb: str) -> PlayerDeed | None:
    if verb == MOVING_IN_FORMATION.verb and game.state.phase == BUILD:
        return MOVING_IN_FORMATION
    return next((deed for deed in DEEDS if deed.verb == verb), None)


def what_comes_first(game: Vs, asked: Decision, seat: int) -> Reason:
    if asked.seat != seat:
        return Reason("", said("{player} has to choose first", player=game.rules.player(game, asked.seat)))
    prompt = asked.about.prompt(game, asked)
    return Reason("", said("something else is to be decided first: {prompt}", prompt=prompt))
