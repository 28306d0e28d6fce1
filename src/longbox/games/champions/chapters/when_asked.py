"""When a deed can be done: where the question that a player is asked offers it."""

from __future__ import annotations

from longbox.engine.language import said
from longbox.engine.player_deeds import Bar
from longbox.games.champions.table.state import Champions


def offered_elsewhere(verb: str, rule: str, words: str) -> Bar:
    """The bar against a deed while something else is to be decided. `words` are a message."""

    def stands(game: Champions, seat: int, card: int, target: int) -> bool:
        decision = game.decision
        return decision is None or all(deed.verb != verb for deed in decision.about.deeds(game))

    def told(game: Champions, seat: int, card: int, target: int) -> str:
        decision = game.decision
        if decision is None:
            return said(words)
        asked = decision.about.prompt(game, decision)
        return said("{reason}; now you are asked: {asked}", reason=said(words), asked=asked)

    return Bar(rule, stands, told, last=True)
