"""S.H.I.E.L.D. Level and HYDRA Level: how much of both organisations has been won, and how much has escaped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.amounts import Tally
from longbox.engine.effects.conditions import Fact
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import NOTHING, do, if_
from longbox.engine.frames import Node, Scope
from longbox.engine.modifiers import SET
from longbox.engine.words import Say
from longbox.games.legendary.chapters.playing import FORBIDDEN_COST
from longbox.games.legendary.table.kinds import HERO, HYDRA, SHIELD
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import THIS_TURN
from longbox.games.legendary.table.zones import ESCAPED, VICTORY
from longbox.games.legendary.vocabulary.amounts import AsMuch, colours_you_have
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import your

Level = Callable[[Table, Scope], int]
ORGANISATIONS: Final = (SHIELD, HYDRA)


@cache
def belongs_to(definition: Card, organisations: tuple[str, ...]) -> bool:
    """By its team, or by a name: its own, that of its group or of its Mastermind."""
    names = " / ".join([definition.fact(fact) or "" for fact in ("group", "mastermind")]) + definition.name
    return any(one in definition.traits or one.upper() in names.upper() for one in organisations)


def members(game: Table, zone: int) -> int:
    definition = game.state.definition
    return len([card for card in game.state.zones[zone] if belongs_to(definition[card], ORGANISATIONS)])


def shield_level_of_yours(game: Table, scope: Scope) -> int:
    return members(game, VICTORY.first + scope.you)


def hydra_level_of_all(game: Table, scope: Scope) -> int:
    return members(game, ESCAPED.first)


def has_level(least: int, game: Table, scope: Scope) -> bool:
    return shield_level_of_yours(game, scope) >= least


def half_of(level: Level, game: Table, scope: Scope) -> int:
    return level(game, scope) // 2


def recruit_of_agents(game: Table, scope: Scope) -> int:
    definition = game.state.definition
    won = [definition[card] for card in game.state.zones[VICTORY.first + scope.you]]
    return sum([card.stats.get("recruit", 0) for card in won if card.kind == HERO and SHIELD in card.traits])


def is_of_hydra(game: Table, scope: Scope, card: int) -> bool:
    return belongs_to(game.state.definition[card], (HYDRA,))


def forbid_level(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As it is now."""
    game.modify(
        FORBIDDEN_COST,
        SET,
        hydra_level_of_all(game, scope),
        [scope.source],
        THIS_TURN,
        source=scope.source,
        follows=True,
    )


def has_fewer_agents(game: Table, scope: Scope) -> bool:
    return len(your(SHIELD).cards(game, scope)) < hydra_level_of_all(game, scope)


def has_fewer_colours(game: Table, scope: Scope) -> bool:
    return colours_you_have(game, scope) < hydra_level_of_all(game, scope)


def costs_as_much(game: Table, scope: Scope, card: int) -> bool:
    return printed_cost(game, card) == hydra_level_of_all(game, scope)


def costs_less_than_that(game: Table, scope: Scope, card: int) -> bool:
    return printed_cost(game, card) < hydra_level_of_all(game, scope)


@dataclass(frozen=True, eq=False)
class Fewer(Fact):
    """What players lack in comparison with the HYDRA Level, which tells them apart."""

    def with_them(self, say: Say, denied: bool = False) -> str:
        return say.phrase("with {what}", what=say.phrase(self.word))


SHIELD_LEVEL: Final = AsMuch("your {SHIELD Level}", shield_level_of_yours)
HYDRA_LEVEL: Final = AsMuch("the {HYDRA Level}", hydra_level_of_all)
RECRUIT_OF_AGENTS: Final = AsMuch(
    "the total printed {Recruit} of the {SHIELD} {Heroes} in your Victory Pile", recruit_of_agents
)
TWO_SHIELD_LEVELS: Final = Tally("2 of your {SHIELD Level}", partial(half_of, shield_level_of_yours))
TWO_HYDRA_LEVELS: Final = Tally("2 of the {HYDRA Level}", partial(half_of, hydra_level_of_all))
FEWER_AGENTS: Final = Fewer("fewer {SHIELD} {Heroes} than the {HYDRA Level} is", has_fewer_agents)
FEWER_COLOURS: Final = Fewer(
    "{Heroes} of fewer colours than the {HYDRA Level} is (grey counts as a colour)", has_fewer_colours
)
OF_HYDRA: Final = Is("{HYDRA}", is_of_hydra)
"""By its team or by a name."""
forbid_hydra_level: Final = Deed(
    "may play",
    "no {Heroes} that {cost} as much as the {HYDRA Level} is now for the rest of the turn",
    act=forbid_level,
    subject="{you}",
).done
AS_DEAR_AS_HYDRA_LEVEL: Final = Is(
    "that {costs} as much as the {HYDRA Level} is", costs_as_much, phrases.BEHIND, phrases.THAT
)
BELOW_HYDRA_LEVEL: Final = Is(
    "that {costs} less than the {HYDRA Level} is", costs_less_than_that, phrases.BEHIND, phrases.THAT
)


def shield_level(number: int, *effects: Node, otherwise: Node = NOTHING) -> Named:
    """Something for whoever has so many cards of both in their Victory Pile, and perhaps something else for others."""
    reached = Fact(
        f"your Victory Pile holds at least {number} {{SHIELD}} or {{HYDRA}} cards", partial(has_level, number)
    )
    return Named(f"{{SHIELD Level}} {number}", if_(reached, do(*effects), otherwise))
