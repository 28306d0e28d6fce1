"""Why something can't be done now: what bars the deed, or what must come first."""

from __future__ import annotations

from typing import Final

from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.relations import Reason
from longbox.games.legendary.chapters.actions import turn_deeds
from longbox.games.legendary.chapters.borrowing import LENDING
from longbox.games.legendary.chapters.turn import phase
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table

NOT_YET: Final = {
    "villain deck": ("LG-TURN-03", "the card of the {Villain} Deck comes first"),
    "new hand": ("LG-TURN-01", "the turn is over"),
}
"""What is said in the parts of a turn in which its player can do nothing, with the rule."""


def why_not(game: Table, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    told = tongue(game).told
    return [Reason(rule, told(text), cards) for rule, text, cards in reasons(game, seat, verb, card, target)]


def reasons(game: Table, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    decision = game.decision
    about = (card,) if card >= 0 else ()
    deed = deed_called(verb)
    if deed is None:
        return [Reason("", f"there is nothing called {verb!r} to do; there are play, recruit, fight and heal", about)]
    if decision is None:
        return [Reason("", "the game is over", about)]
    if decision.seat == seat and deed in decision.about.deeds(game):
        return deed.against(game, seat, card, target)
    if deed is LENDING:
        return [Reason("LG-KW-COORDINATE-01", "nobody has asked you to lend a card", about)]
    if seat != game.state.active:
        return [Reason("LG-TURN-01", "it is another player's turn", about)]
    if decision.seat != seat:
        return [Reason("LG-SPECIAL-07", f"{game.rules.player(game, decision.seat)} has to choose first", about)]
    rule, first = NOT_YET.get(phase(game), ("LG-PLAY-01", "what was begun is carried out first"))
    return [Reason(rule, f"{first}: {decision.about.prompt(game, decision)}", about)]


def deed_called(verb: str) -> PlayerDeed | None:
    return next((deed for deed in (*turn_deeds(), LENDING) if deed.verb == verb), None)
