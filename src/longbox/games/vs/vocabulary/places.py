"""Where the cards are that effects speak of."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects import phrases
from longbox.engine.effects.moving import Pile, pile
from longbox.engine.effects.phrases import BEFORE
from longbox.engine.effects.places import Among, InYour
from longbox.engine.frames import Scope
from longbox.games.vs.table import characters, players, zones
from longbox.games.vs.table.kinds import PLAYER
from longbox.games.vs.table.state import Vs


def everywhere(game: Vs, scope: Scope) -> list[int]:
    return characters.all_characters(game)


def on_your_side(game: Vs, scope: Scope) -> list[int]:
    return characters.characters(game, scope.you)


def is_on_your_side(game: Vs, scope: Scope, card: int) -> bool:
    return players.controls(game, scope.you, card)


def on_enemy_sides(game: Vs, scope: Scope) -> list[int]:
    return [card for side in players.enemy_sides(game, scope.you) for card in characters.characters(game, side)]


def is_on_an_enemy_side(game: Vs, scope: Scope, card: int) -> bool:
    return players.is_enemy(game, scope.you, card)


def is_your_side(game: Vs, scope: Scope, side: int) -> bool:
    return players.share_a_side(game, side, scope.you)


def is_an_enemy_side(game: Vs, scope: Scope, side: int) -> bool:
    return players.are_enemies(game, side, scope.you)


def in_the_combat(game: Vs, scope: Scope) -> list[int]:
    return list(characters.combatants(game))


def who_survived(game: Vs, scope: Scope) -> list[int]:
    return list(game.state.survivors)


def on_the_turn_players_side(game: Vs, scope: Scope) -> list[int]:
    return characters.characters(game, game.state.active)


def all_on_your_side(game: Vs, scope: Scope) -> list[int]:
    return characters.on_side(game, scope.you)


def your_mains(game: Vs, scope: Scope) -> list[int]:
    mains, you = game.state.mains, scope.you
    return [card for card in characters.characters(game, you) if mains.get(card) == you]


def all_resources(game: Vs, scope: Scope) -> list[int]:
    lying = game.state.zones
    return [card for zone in zones.RESOURCES.range() for card in lying[zone]]


def out_of_the_game(game: Vs, scope: Scope) -> list[int]:
    """Cards alone: a player who was attacked and is out is none."""
    state = game.state
    return [card for card in state.zones[zones.REMOVED.at()] if state.definition[card].kind != PLAYER]


EVERYWHERE: Final = Among(everywhere, anywhere=True)
IN_PLAY: Final = Among(everywhere)
"""The same of characters that were spoken of, and may be elsewhere by now."""
ON_ALL_SIDES: Final = Among(everywhere, "on all sides")
YOURS: Final = Among(on_your_side, "on {your} side", test=is_on_your_side, of_side=is_your_side)
ENEMY: Final = Among(on_enemy_sides, "enemy", BEFORE, phrases.SIDE, test=is_on_an_enemy_side, of_side=is_an_enemy_side)
IN_COMBAT: Final = Among(in_the_combat, "in the combat")
FIGHTING: Final = Among(in_the_combat)
"""The same, where the head says it: an attacker, a defender."""
SURVIVORS: Final = Among(who_survived, "that survived it", rank=phrases.THAT)
"""Those who have survived the combat that is ending."""
TURN_PLAYERS: Final = Among(on_the_turn_players_side, "on that player's side")
"""Where what is spoken of happens in a player's turn."""
ON_YOUR_SIDE: Final = Among(all_on_your_side, "on {your} side")
"""Every card on your side, resources too."""
MAINS: Final = Among(your_mains, "{your}", BEFORE, phrases.OTHER)
"""Your own main characters, as far as they are on your side."""
ALL_RESOURCES: Final = Among(all_resources)
OUT_OF_THE_GAME: Final = Among(out_of_the_game, "that is removed from the game", rank=phrases.THAT)
OWN_LEADERS: Final = Among(your_mains, "of {your} own")
"""The same where one of several may be chosen."""
DECK: Final[Pile] = pile("{your} deck", zones.DECK)
HAND: Final[Pile] = pile("{your} hand", zones.HAND)
KO_PILE: Final[Pile] = pile("{your} {KO} pile", zones.KO_PILE)
SIDE_DECK: Final[Pile] = pile("{your} side deck", zones.SIDE_DECK)
FACILITY: Final[Pile] = pile("{your} {Ultron Facility}", zones.FACILITY)
RESOURCES: Final = InYour((zones.RESOURCES,), "on {your} side")
