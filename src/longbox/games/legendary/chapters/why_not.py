"""Why something can't be done now: what bars the deed, or what must come first."""

from __future__ import annotations

from longbox.engine.decision import Decision
from longbox.engine.language import said
from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.relations import Reason
from longbox.games.legendary.chapters.actions import turn_deeds
from longbox.games.legendary.chapters.borrowing import LENDING
from longbox.games.legendary.chapters.turn import phase
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table


def why_not(game: Table, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    decision = game.decision
    deed = deed_called(verb)
    if decision is not None and deed is not None and decision.seat == seat and deed in decision.about.deeds(game):
        return deed.against(game, seat, card, target)
    rule, text = not_now(game, seat, verb, deed, decision)
    return [Reason(rule, text, (card,) if card >= 0 else ())]


def not_now(game: Table, seat: int, verb: str, deed: PlayerDeed | None, decision: Decision | None) -> tuple[str, str]:
    """Why a deed is not what a player is asked about, with the rule."""
    if deed is None:
        text = said("there is nothing called {verb} to do; there are play, recruit, fight and heal", verb=repr(verb))
        return "", text
    if decision is None:
        return "", said("the game is over")
    if deed is LENDING:
        return "LG-KW-COORDINATE-01", said("nobody has asked you to lend a card")
    if seat != game.state.active:
        return "LG-TURN-01", said("it is another player's turn")
    if decision.seat != seat:
        return "LG-SPECIAL-07", said("{player} has to choose first", player=game.rules.player(game, decision.seat))
    return comes_first(game, decision)


def comes_first(game: Table, decision: Decision) -> tuple[str, str]:
    """What a player is asked on their own turn before they can do anything else, with the rule."""
    question = decision.about.prompt(game, decision)
    now = phase(game)
    if now == "villain deck":
        told = tongue(game).told
        return "LG-TURN-03", told("the card of the {Villain} Deck comes first: {question}", question=question)
    if now == "new hand":
        return "LG-TURN-01", said("the turn is over: {question}", question=question)
    return "LG-PLAY-01", said("what was begun is carried out first: {question}", question=question)


def deed_called(verb: str) -> PlayerDeed | None:
    return next((deed for deed in (*turn_deeds(), LENDING) if deed.verb == verb), None)
