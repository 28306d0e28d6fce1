"""What players may use on their turn beside playing cards: what lasts of those they have played, Artifacts, Shards."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Option
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import shards
from longbox.games.legendary.table.abilities import AfterPlay, OncePerTurn, TurnUse, abilities
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS


def usable(game: Table, seat: int) -> list[Option]:
    """All that a player may use now. Every step of a turn asks, and mostly there is nothing."""
    state = game.state
    artifacts = state.zones[ARTIFACTS.first + seat]
    if not (state.in_use or artifacts or state.shards_of[seat]):
        return []
    found: dict[TurnUse, Option] = {}
    for place in range(len(state.plays)):
        found |= uses_of_play(game, seat, place, found)
    for card in artifacts:
        found |= unused(game, card, state.definition[card], found)
    options = list(found.values())
    return [*options, SPEND_A_SHARD] if state.shards_of[seat] else options


SPEND_A_SHARD: Final = Option("spend shard")


def uses_of_play(game: Table, seat: int, place: int, known: Container[TurnUse]) -> dict[TurnUse, Option]:
    """What a play lets its player do for the rest of the turn; of several plays alike one is enough.

    An Artifact is used from in front of its player, but a copy of one here, and once.
    """
    play = game.state.plays[place]
    found: dict[TurnUse, Option] = {}
    for use in abilities(play.definition, AfterPlay):
        if use not in known and use.possible(game, Scope(seat, play.card, vars={"play": place})):
            found[use] = Option(use.verb, (play.card,), amount=place, power=use)
    if is_copy(game, play.card, play.definition):
        found |= unused(game, play.card, play.definition, known)
    return found


def unused(game: Table, card: int, definition: Card, known: Container[TurnUse]) -> dict[TurnUse, Option]:
    """The once-per-turn abilities of a card that were not used this turn."""
    return {
        ability: Option("use artifact", (card,), power=ability)
        for ability in abilities(definition, OncePerTurn)
        if ability not in known and not game.uses(card, instance(definition, ability), "turn")
    }


def is_copy(game: Table, card: int, definition: Card) -> bool:
    """Whether a card was played as something that it is not."""
    return definition is not game.state.definition[card]


def instance(definition: Card, ability: OncePerTurn) -> Instance:
    return next(one for one in definition.instances if one.power is ability)


def use(game: Table, seat: int, option: Option) -> None:
    """Do what an option of this kind, or of a card in hand, stands for."""
    if option.verb == "spend shard":
        shards.spend_one(game, seat)
        return
    ability = option.power
    scope = Scope(seat, option.card)
    if isinstance(ability, AfterPlay):
        scope["play"] = option.amount
    elif isinstance(ability, OncePerTurn):
        scope["play"] = len(game.state.plays)
        mark_used(game, option.card, ability)
    ability.effect.enter(game, scope)


def mark_used(game: Table, card: int, ability: OncePerTurn) -> None:
    """A card is used as itself, or as what it was played as this turn."""
    state = game.state
    known = [state.definition[card], *(play.definition for play in state.plays if play.card == card)]
    definition = next(one for one in known if ability in abilities(one, OncePerTurn))
    game.mark_used(card, instance(definition, ability), "turn")
