"""The powers that cards have while something gives, copies (Mutant Power Duplication) or takes powers."""

from __future__ import annotations

from longbox.engine.cards import Instance
from longbox.engine.frames import Scope
from longbox.games.vs.table import stats
from longbox.games.vs.table.powers import AlsoKnownAs, Grants, LevelsAt, LevelUp, PowersOf, cannot_be_lost
from longbox.games.vs.table.state import Vs


def powers(game: Vs, card: int) -> tuple[Instance, ...]:
    """A card's powers while something gives or takes powers: less what it lost, more what it has from others."""
    own = game.face(card).instances
    if stats.loses_powers(game, card):
        levels_up = not stats.loses_level_up(game, card)
        kept = [
            one
            for one in own
            if cannot_be_lost(one.power) or (levels_up and isinstance(one.power, (LevelUp, LevelsAt)))
        ]
        return (*kept, *granted(game, card, to_stay=True))
    others = granted(game, card) + absorbed(game, card)
    others += copied(game, card, (*own, *others))
    return (*own, *others) if others else own


def granted(game: Vs, card: int, *, to_stay: bool = False) -> list[Instance]:
    """The powers that a character has from its equipment, or those of them that stay whatever it loses."""
    return [
        Instance(one.power.power, worn, one.ordinal)
        for worn in game.on(card)
        for one in game.state.definition[worn].instances
        if isinstance(one.power, Grants) and (one.power.stays or not to_stay)
    ]


def absorbed(game: Vs, card: int) -> list[Instance]:
    """The printed powers of other cards that a character has taken over."""
    found: list[Instance] = []
    for change in game.state.modifiers.get("powers", ()):
        if change.amount < stats.NULLIFIED and change.binds(game, card):
            other = stats.absorbed_from(change.amount)
            printed = game.state.definition[other].instances
            found += [
                Instance(one.power, other, one.ordinal)
                for one in printed
                if not isinstance(one.power, (LevelUp, LevelsAt, AlsoKnownAs))
            ]
    return found


def copied(game: Vs, card: int, own: tuple[Instance, ...]) -> list[Instance]:
    """The powers of other cards that a power of this one says it has."""
    found: list[Instance] = []
    for lends in own:
        if isinstance(lends.power, PowersOf):
            others = lends.power.noun.cards(game, Scope(game.state.controller[card], card))
            found += [
                Instance(one.power, other, one.ordinal)
                for other in others
                for one in game.face(other).instances
                if not isinstance(one.power, (PowersOf, LevelUp, LevelsAt))
            ]
    return found
