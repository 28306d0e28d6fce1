"""S.H.I.E.L.D. Level and HYDRA Level: how much of both organisations has been won, and how much has escaped."""

from __future__ import annotations

from collections.abc import Callable
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
from longbox.engine.language import message
from longbox.engine.modifiers import SET
from longbox.games.legendary.chapters.playing import FORBIDDEN_COST
from longbox.games.legendary.table.kinds import HERO, HYDRA, SHIELD
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import THIS_TURN
from longbox.games.legendary.table.zones import ESCAPED, VICTORY
from longbox.games.legendary.vocabulary.amounts import AsMuch
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import hero, your
from longbox.games.legendary.vocabulary.twins import RevealTogether, many_coloured, open_ones_first

Level = Callable[[Table, Scope], int]
AGENTS: Final = your(SHIELD)
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


def as_many_agents(game: Table, scope: Scope) -> tuple[int, ...] | None:
    agents = open_ones_first(game, scope, AGENTS.cards(game, scope))
    level = hydra_level_of_all(game, scope)
    return tuple(agents[:level]) if len(agents) >= level else None


def as_many_colours(game: Table, scope: Scope) -> tuple[int, ...] | None:
    return many_coloured(game, scope, hydra_level_of_all(game, scope))


def costs_as_much(game: Table, scope: Scope, card: int) -> bool:
    return printed_cost(game, card) == hydra_level_of_all(game, scope)


def costs_less_than_that(game: Table, scope: Scope, card: int) -> bool:
    return printed_cost(game, card) < hydra_level_of_all(game, scope)


SHIELD_LEVEL: Final = AsMuch("your {SHIELD Level}", shield_level_of_yours)
HYDRA_LEVEL: Final = AsMuch("the {HYDRA Level}", hydra_level_of_all)
RECRUIT_OF_AGENTS: Final = AsMuch(
    "the total printed {Recruit} of the {SHIELD} {Heroes} in your Victory Pile", recruit_of_agents
)
TWO_SHIELD_LEVELS: Final = Tally("2 of your {SHIELD Level}", partial(half_of, shield_level_of_yours))
TWO_HYDRA_LEVELS: Final = Tally("2 of the {HYDRA Level}", partial(half_of, hydra_level_of_all))
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


def agents_or(otherwise: Node) -> RevealTogether:
    """What happens to whoever shows fewer of S.H.I.E.L.D. than the HYDRA Level is."""
    means = message("at least as many {cards} as the {HYDRA Level} is")
    return RevealTogether(AGENTS, otherwise=otherwise, find=as_many_agents, means=means)


def as_many_colours_or(otherwise: Node) -> RevealTogether:
    """What happens to whoever shows Heroes of fewer colours than the HYDRA Level is."""
    means = message("{cards} of at least as many colours as the {HYDRA Level} is (grey counts as a colour)")
    return RevealTogether(hero, otherwise=otherwise, find=as_many_colours, means=means)
