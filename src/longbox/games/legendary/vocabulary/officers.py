"""Officers who come out of their stack as Villains."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import Cards
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.officers import CALL_OUT, EVERYWHERE
from longbox.games.legendary.table.enemies import HOSTILE_ATTACK, is_hostile_officer, is_officer
from longbox.games.legendary.table.nouns import IN_CITY
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.adjectives import is_of_group
from longbox.games.legendary.vocabulary.places import IN_DISCARD_PILE

AS_VILLAINS: Final = f"with {HOSTILE_ATTACK} {{Attack}}; whoever defeats one {{gains}} it"


def call_them_out(manner: str, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(CALL_OUT, seat=scope.you, amount=amount, manner=manner, source=scope.source))


def is_an_officer(game: Table, scope: Scope, card: int) -> bool:
    return is_officer(game, card)


def is_elite_or_officer(group: str, game: Table, scope: Scope, card: int) -> bool:
    return is_hostile_officer(game, card) or is_of_group(game, card, group)


def of_group_or_officer(group: str) -> Cards:
    """Villains of a group in the city, and Officers there."""
    found = Is("", partial(is_elite_or_officer, group))
    return Cards(f"{group} {{Villain}} or {{Officer}}", IN_CITY, (found,))


officers_enter: Final = Deed(
    "let",
    f"{{Officer}} enter the {{city}} as {{a Villain}} {AS_VILLAINS}",
    f"{{Officers}} enter the {{city}} as {{Villains}} {AS_VILLAINS}",
    act=partial(call_them_out, ""),
).so_many
officers_everywhere: Final = Deed(
    "let",
    f"an {{Officer}} enter each empty {{city}} space as {{a Villain}} {AS_VILLAINS}",
    act=partial(call_them_out, EVERYWHERE),
).done
discarded_officer: Final = Cards("{Officer}", IN_DISCARD_PILE, (Is("", is_an_officer),))
