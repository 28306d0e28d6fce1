"""Weakening enemies before they are fought: what the active player can do with one once a turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Option
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.frames import Node, Scope
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.words import Say
from longbox.games.legendary.chapters.wounds import TO_RECRUIT_AND_FIGHT
from longbox.games.legendary.table.abilities import TurnUse, abilities, having, instances
from longbox.games.legendary.table.enemies import foes
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.roles import parts
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table


@dataclass(frozen=True, eq=False)
class Weakness(TurnUse):
    """What the active player can do once a turn to weaken this enemy, if something is given. The words of its name are
    those of `keyword` and `icon`."""

    effect: Node = field()
    given: Condition = ALWAYS
    keyword: str = ""
    icon: str = ""

    def possible(self, game: Table, scope: Scope) -> bool:
        return self.given.holds(game, scope)

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase("once per turn, you may {effect}", effect=self.effect.words(say.after_may())))

    def title(self, say: Say) -> str:
        return say.together(say.phrase(self.keyword), say.term(self.icon)) if self.icon else say.phrase(self.keyword)


def take_note(game: Table, cards: Iterable[Card]) -> None:
    """Whether some card of the game can be weakened: in most games none can."""
    if any(abilities(card, Weakness) for card in cards):
        game.state.weaknesses = 1


def weaknesses(game: Table, seat: int) -> list[Option]:
    """All that a player can do now to weaken an enemy. Every step of a turn asks, and in most games none can be."""
    if not game.state.weaknesses:
        return []
    return [
        Option("weaken", (card,), power=weakness)
        for enemy in foes(game)
        for card in parts(game, enemy)
        for weakness in unused(game, card)
        if weakness.possible(game, Scope(seat, card))
    ]


def unused(game: Table, card: int) -> list[Weakness]:
    found = having(game, card, Weakness)
    return [weakness for weakness in found if not game.uses(card, one_of(game, card, weakness), "turn")]


def one_of(game: Table, card: int, weakness: Weakness) -> Instance:
    """The ability as this card has it: each counts its own uses."""
    return next(one for one in instances(game, card, game.state.definition[card]) if one.power is weakness)


def has_none(game: Table, seat: int, card: int, target: int) -> bool:
    if not having(game, card, Weakness):
        return True
    return all(card not in parts(game, enemy) for enemy in foes(game))


def was_done(game: Table, seat: int, card: int, target: int) -> bool:
    return not unused(game, card)


def nothing_to_show(game: Table, seat: int, card: int, target: int) -> bool:
    return not any(weakness.possible(game, Scope(seat, card)) for weakness in having(game, card, Weakness))


def label(game: Table, option: Option) -> str:
    say = speech(game)
    return say.phrase("{cards}: {does}", cards=names_of(game, option), does=option.power.effect.words(say))


WEAKENING: Final = PlayerDeed(
    "weaken",
    when=TO_RECRUIT_AND_FIGHT,
    what=(
        Bar("LG-KW-COSMICTHREAT-01", has_none, "it has no weakness that can be used", last=True),
        Bar("LG-KW-COSMICTHREAT-01", was_done, "that was done this turn", last=True),
        Bar("LG-KW-COSMICTHREAT-01", nothing_to_show, "you have no card to show for it"),
    ),
    label=label,
)


def weaken(game: Table, seat: int, option: Option) -> None:
    weakness: Weakness = option.power
    game.mark_used(option.card, one_of(game, option.card, weakness), "turn")
    weakness.effect.enter(game, Scope(seat, option.card))
