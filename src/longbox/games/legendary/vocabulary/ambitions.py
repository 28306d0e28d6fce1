"""What Ambitions do that no other cards do."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.choosing import at_random, the
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import ChoosePlayer, choose_player
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import ANYWHERE, Among
from longbox.engine.effects.some_players import SomePlayers
from longbox.engine.events import Event
from longbox.engine.frames import Node, Scope
from longbox.engine.slots import IT
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.chapters.defeating import TACTIC_BACK
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.faces import is_called
from longbox.games.legendary.table.kinds import AMBITION, MASTERMIND, TACTIC
from longbox.games.legendary.table.nouns import IN_CITY
from longbox.games.legendary.table.players import everybody_else
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import MASTERMIND_SPACE, VICTORY
from longbox.games.legendary.vocabulary.adjectives import of_kind
from longbox.games.legendary.vocabulary.places import IN_ANY_VICTORY_PILE


def with_fewest_villains(game: Table, scope: Scope) -> list[int]:
    found = everybody_else(game, scope)
    zones = game.state.zones
    won = {seat: len([card for card in zones[VICTORY.first + seat] if is_villain(game, card)]) for seat in found}
    return [seat for seat in found if won[seat] == min(won.values())]


THE_WEAKEST: Final = SomePlayers(
    "the other player with the fewest {Villains} in their Victory Pile", with_fewest_villains
)


def the_weakest(*effects: Node) -> ChoosePlayer:
    """Of several you choose."""
    return choose_player(THE_WEAKEST, *effects)


def go_back(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """To the Mastermind whose it is, if that is still there."""
    state = game.state
    for card in cards:
        name = state.definition[card].fact("mastermind")
        bosses = [boss for boss in state.zones[MASTERMIND_SPACE.first] if is_called(state.definition[boss], name)]
        if bosses:
            game.happen(Event(TACTIC_BACK, card=card, target=bosses[0], seat=scope.you, source=scope.source))


def do_what_it_says(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of an Ambition that escapes: what it would do to each other player it does to each."""
    told = {slots.EVERYBODY: 1, **({slots.SPARED: 1} if game.state.plotting else {})}
    performing.AMBITION.of(game, Scope(game.state.active, scope.source, vars=told))


does_what_it_says: Final = Deed(
    "do",
    "what it says as {a Ambition}, to each player what it says of each other player",
    act=do_what_it_says,
    acts=True,
    subject="it",
).done
an_ambition: Final = Cards("{Ambition}", ANYWHERE, (of_kind(AMBITION),))
ambition_villain: Final = Cards("{Ambition}", IN_CITY, (of_kind(AMBITION),))


def whose_it_is(game: Table, scope: Scope) -> list[int]:
    """The Mastermind of the Tactic spoken of, beaten or not. One that adapts is itself a Tactic."""
    definition = game.state.definition
    (card,) = scope.vars[IT]
    if "attack" in definition[card].stats:
        return [card]
    name = definition[card].fact("mastermind")
    return [one for one, other in enumerate(definition) if other.kind == MASTERMIND and is_called(other, name)][:1]


a_tactic: Final = Cards("{Tactic}", ANYWHERE, (of_kind(TACTIC),))
tactic_villain: Final = Cards("{Tactic}", IN_CITY, (of_kind(TACTIC),))
"""Where a Scheme makes Villains of them."""
ITS_MASTERMIND: Final = the(Cards("{Mastermind}", Among(whose_it_is, "whose {Tactic} it is")))
won_tactic: Final = Cards("{Tactic}", IN_ANY_VICTORY_PILE, (of_kind(TACTIC),))
GOES_BACK: Final = Deed("shuffle", "{whom} in with the {Tactics} of its {Mastermind} again", act=go_back)


def lose_a_tactic() -> Does:
    return GOES_BACK.to(at_random(won_tactic))
