"""The number that matters to an option: what fighting or recruiting takes."""

from __future__ import annotations

from longbox.engine.decision import Option
from longbox.games.legendary.chapters.prices import to_recruit, ways_to_fight
from longbox.games.legendary.table.state import Table


def price(game: Table, option: Option) -> tuple[str, int] | None:
    if option.verb == "fight":
        return "attack", ways_to_fight(game, option.card)[option.amount].price.amount
    return ("cost", to_recruit(game, option.card)) if option.verb == "recruit" else None
