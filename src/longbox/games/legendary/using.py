"""What players may use on their turn beside playing cards: what lasts of the cards they have played."""

from __future__ import annotations

from longbox.engine.decision import Option
from longbox.engine.frames import Scope
from longbox.games.legendary.abilities import AfterPlay, abilities
from longbox.games.legendary.table import Table


def after_plays(game: Table, seat: int) -> list[Option]:
    """Abilities of what was played this turn, copies included; of several plays alike one is enough."""
    found: dict[AfterPlay, Option] = {}
    for place, play in enumerate(game.state.plays):
        for use in abilities(play.definition, AfterPlay):
            if use not in found and use.possible(game, Scope(seat, play.card, play=place)):
                found[use] = Option(use.verb, (play.card,), amount=place, power=use)
    return list(found.values())


def use(game: Table, seat: int, option: Option) -> None:
    """Do what an option of this kind, or of a card in hand, stands for."""
    scope = Scope(seat, option.card)
    if isinstance(option.power, AfterPlay):
        scope["play"] = option.amount
    option.power.effect.enter(game, scope)
