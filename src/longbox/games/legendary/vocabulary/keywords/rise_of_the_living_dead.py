"""Rise of the Living Dead: who lies uppermost in a Victory Pile goes back into the city."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.choosing import each
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import Among
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.victory_piles import does, looks_at_piles
from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import VICTORY
from longbox.games.legendary.vocabulary.enemy_deeds import enters_city
from longbox.games.legendary.vocabulary.flow import each_player
from longbox.games.legendary.vocabulary.named import Named


def on_top(game: Table, scope: Scope) -> list[int]:
    return game.state.zones[VICTORY.first + scope.you][-1:]


def is_living_dead(game: Table, scope: Scope, card: int) -> bool:
    """A Villain that has the ability; a Tactic that has it is none."""
    return is_villain(game, card) and does(game.state.definition[card], [RISE_OF_THE_LIVING_DEAD])


LIVING_DEAD: Final = Is("with {Rise of the Living Dead}", is_living_dead, BEHIND, phrases.WITH)
UPPERMOST: Final = Cards("{Villain}", Among(on_top, "on top of {your} Victory Pile"), (LIVING_DEAD,))

RISE_OF_THE_LIVING_DEAD: Final = Named(
    "{Rise of the Living Dead}",
    each_player(enters_city(each(UPPERMOST))),
    means="{a Villain} with this ability on top of a player's Victory Pile goes back into the {city}, for each player",
)
looks_at_piles(RISE_OF_THE_LIVING_DEAD)
