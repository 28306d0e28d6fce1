"""Which cards: characters by side, row, level and state, cards in hands and piles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.nouns import Kind, Noun, That, anything, of_seat
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.plays import playable, twist_of
from longbox.games.vs.table import cards, characters, players
from longbox.games.vs.table.kinds import COMBAT
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import RANGED, has, teams
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE, RESOURCES, SIDE_DECK


def everywhere(game: Vs, scope: Scope) -> list[int]:
    return characters.all_characters(game)


def on_your_side(game: Vs, scope: Scope) -> list[int]:
    return characters.characters(game, scope.you)


def on_enemy_sides(game: Vs, scope: Scope) -> list[int]:
    return [card for side in players.enemy_sides(game, scope.you) for card in characters.characters(game, side)]


def fighting(game: Vs, scope: Scope) -> list[int]:
    return list(characters.combatants(game))


def is_up(game: Vs, scope: Scope, card: int) -> bool:
    return characters.face_up(game, card)


def is_stunned(game: Vs, scope: Scope, card: int) -> bool:
    return characters.stunned(game, card)


def is_supporting(game: Vs, scope: Scope, card: int) -> bool:
    return not characters.is_main(game, card)


def is_main(game: Vs, scope: Scope, card: int) -> bool:
    return characters.is_main(game, card)


def is_other(game: Vs, scope: Scope, card: int) -> bool:
    return card != scope.source


def is_attacking(game: Vs, scope: Scope, card: int) -> bool:
    return card in game.state.attackers


def is_defending(game: Vs, scope: Scope, card: int) -> bool:
    return card == game.state.defender


def is_enemy(game: Vs, scope: Scope, card: int) -> bool:
    return players.is_enemy(game, scope.you, card)


def is_yours(game: Vs, scope: Scope, card: int) -> bool:
    return players.controls(game, scope.you, card)


def has_plus(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.counters[card] > 0


def has_ranged(game: Vs, scope: Scope, card: int) -> bool:
    return has(game, card, RANGED)


def in_back(game: Vs, scope: Scope, card: int) -> bool:
    return characters.in_a_row(game, card) and not characters.in_front(game, card)


def in_front(game: Vs, scope: Scope, card: int) -> bool:
    return characters.in_front(game, card)


def is_a_character(game: Vs, scope: Scope, card: int) -> bool:
    return characters.is_character(game, card)


def is_a_twist(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.definition[card].kind == "plot twist"


def lies_face_down(game: Vs, scope: Scope, card: int) -> bool:
    return bool(game.state.face_down[card])


def is_turned_location(game: Vs, scope: Scope, card: int) -> bool:
    return bool(game.state.face_down[card]) and game.state.definition[card].kind == "location"


def can_be_played_again(game: Vs, scope: Scope, card: int) -> bool:
    if not is_a_twist(game, scope, card) or not twist_of(game, card).any_turn:
        return False
    return playable(game, scope.you, card, COMBAT)


def is_a_copy(game: Vs, scope: Scope, card: int) -> bool:
    return cards.share_a_name(game, card, scope.source)


def every(kind: Any) -> Any:
    """The cards of a zone kind of all players."""
    return lambda game, scope: [card for seat in range(game.state.seats) for card in game.state.zones[kind.at(seat)]]


def is_team(game: Vs, card: int, team: str) -> bool:
    return team in teams(game, card)


def any_card(game: Vs, scope: Scope, card: int) -> bool:
    return True


character: Final = Kind("face-up character", everywhere, is_up)
any_character: Final = Kind("character", everywhere, anything)
other_character: Final = character.that("other {}", is_other)
your_character: Final = Kind("face-up character on your side", on_your_side, is_up, "face-up characters on your side")
your_supporting: Final = Kind(
    "face-up supporting character on your side",
    on_your_side,
    lambda game, scope, card: is_up(game, scope, card) and is_supporting(game, scope, card),
)
enemy_character: Final = Kind("face-up enemy character", on_enemy_sides, is_up)
any_enemy: Final = Kind("enemy character", on_enemy_sides, anything)
enemy_supporting: Final = enemy_character.that("face-up enemy supporting character", is_supporting)
stunned_character: Final = Kind("stunned character", everywhere, is_stunned)
stunned_supporting: Final = stunned_character.that("stunned supporting character", is_supporting)
stunned_enemy_supporting: Final = Kind("stunned enemy supporting character", on_enemy_sides, is_stunned).that(
    "{}", is_supporting
)
back_row_enemy: Final = any_enemy.that("enemy character in its back row", in_back)

combatant: Final = Kind("character in the combat", fighting, anything)
attacker: Final = combatant.that("attacker", is_attacking)
defender: Final = combatant.that("defender", is_defending)
enemy_combatant: Final = combatant.that("enemy character in the combat", is_enemy)
your_combatant: Final = combatant.that("character on your side in the combat", is_yours)
any_own: Final = Kind("character on your side", on_your_side, anything)
other_of_yours: Final = your_character.that("other {}", is_other)
cheap_supporting: Final = character.that(
    "face-up supporting character with a cost of 3 or less",
    lambda game, scope, card: is_supporting(game, scope, card) and game.value(card, "cost") <= 3,
)


def of_opponents(kind: Any) -> Any:
    return lambda game, scope: [
        card for seat in players.opponents(game, scope.you) for card in game.state.zones[kind.at(seat)]
    ]


hand_character: Final = Kind("character in your hand", of_seat(HAND), is_a_character)


def affordable(game: Vs, scope: Scope, card: int) -> bool:
    """Whether some character card in your hand costs at least as much as this one."""
    costs = [game.value(one, "cost") for one in hand_character.cards(game, scope)]
    return bool(costs) and max(costs) >= game.value(card, "cost")


def costs_enough(game: Vs, scope: Scope, card: int) -> bool:
    chosen = scope.vars.get("it", ())
    return bool(chosen) and game.value(card, "cost") >= game.value(chosen[0], "cost")


enemy_to_match: Final = enemy_supporting.that("face-up enemy supporting character", affordable)
matching_card: Final = hand_character.that("card of the same cost or more", costs_enough)
other_supporting_of_yours: Final = Kind(
    "other supporting character on your side",
    on_your_side,
    lambda game, scope, card: is_supporting(game, scope, card) and is_other(game, scope, card),
)
card_in_ko_pile: Final = Kind("card from your KO pile", of_seat(KO_PILE), anything)
card_of_yours: Final = Kind("card on your side", lambda game, scope: characters.on_side(game, scope.you), anything)
face_up_location: Final = Kind(
    "Location", every(RESOURCES), lambda game, scope, card: bool(cards.locations(game, [card]))
)
your_resource: Final = Kind("resource on your side", of_seat(RESOURCES), anything)
face_down_resource: Final = Kind("face-down resource", every(RESOURCES), lies_face_down)
your_turned_location: Final = Kind("face-down Location in your resource row", of_seat(RESOURCES), is_turned_location)
ko_d_character: Final = Kind("character in any KO pile", every(KO_PILE), is_a_character)
enemy_ko_d_character: Final = Kind("character from an enemy player's KO pile", of_opponents(KO_PILE), is_a_character)
twist_in_ko_pile: Final = Kind(
    "plot twist from your KO pile that says Combat on any turn", of_seat(KO_PILE), can_be_played_again
)
main_in_side_deck: Final = Kind("main character from your side deck", of_seat(SIDE_DECK), anything)
card_in_deck: Final = Kind("card from it", of_seat(DECK), anything)
copy_in_deck: Final = Kind("copy of this character from it", of_seat(DECK), is_a_copy)

IT: Final = That("it", "it")


def their(kind: Any) -> Any:
    """The cards of a zone kind of the player who is being spoken of."""
    return lambda game, scope: game.state.zones[kind.at(scope["seat"])]


def on_their_side(game: Vs, scope: Scope) -> list[int]:
    return characters.characters(game, scope["seat"])


their_main: Final = Kind(
    "that player's main character",
    on_their_side,
    lambda game, scope, card: card == game.state.main[scope["seat"]],
)
their_supporting: Final = Kind("supporting character of that player", on_their_side, is_supporting)
their_resource: Final = Kind("resource of that player", their(RESOURCES), anything)


@dataclass(frozen=True, eq=False)
class StunnedByThis(Noun):
    """The characters in play that this card has stunned in the event which is answered."""

    def cards(self, game: Vs, scope: Scope) -> list[int]:
        event = scope.event
        assert event is not None
        stuns = zip(event.cards, event.notes["sources"], strict=True)
        return [card for card, by in stuns if scope.source in by and characters.in_a_row(game, card)]

    def words(self, say: Say) -> str:
        return "it"
