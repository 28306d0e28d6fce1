"""What tells some cards from others: sides, rows, levels, states, names and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Adjective, Feature, Has, Having, Is, Measure
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.phrases import BEFORE, BEHIND, Part, part
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.words import Say
from longbox.games.vs.chapters.combat import has_met
from longbox.games.vs.chapters.counters import can_hold
from longbox.games.vs.chapters.equipping import can_bear
from longbox.games.vs.chapters.levels import level_of
from longbox.games.vs.chapters.plot_twists import playable, twist_of
from longbox.games.vs.chapters.reach import can_be_attacked, share_a_team
from longbox.games.vs.chapters.readying import thaws_later
from longbox.games.vs.table import cards, characters, players, slots, stats
from longbox.games.vs.table.cards import definitions, namesakes_among
from longbox.games.vs.table.kinds import COMBAT, ENERGY, OF_OTHER_WORLDS, TOKEN
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import DECK, KO_PILE, REMOVED


def is_up(game: Vs, scope: Scope, card: int) -> bool:
    return characters.face_up(game, card)


def is_stunned(game: Vs, scope: Scope, card: int) -> bool:
    return characters.stunned(game, card)


def has_plus(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.counters[card] > 0


def has_minus(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.counters[card] < 0


def may_have_plus(game: Vs, scope: Scope, card: int) -> bool:
    return can_hold(game, card, 1)


def is_exhausted(game: Vs, scope: Scope, card: int) -> bool:
    return bool(game.state.exhausted[card])


def is_ready(game: Vs, scope: Scope, card: int) -> bool:
    return characters.face_up(game, card) and not game.state.exhausted[card]


def is_frozen(game: Vs, scope: Scope, card: int) -> bool:
    return thaws_later(game, card)


def is_good(game: Vs, scope: Scope, card: int) -> bool:
    return stats.is_good(game, card)


def is_evil(game: Vs, scope: Scope, card: int) -> bool:
    return stats.is_evil(game, card)


def is_a_stranger(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a card has no team of that player's main character; without one in play nothing has."""
    seat = scope[slots.SEAT]
    mains = [main for main in characters.mains_of(game, seat) if characters.in_a_row(game, main)]
    return all(stats.teams(game, card).isdisjoint(stats.teams(game, main)) for main in mains)


def attacked_since_your_turn(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.attacked[card] > game.state.last_turn[scope.you]


def lies_face_down(game: Vs, scope: Scope, card: int) -> bool:
    return bool(game.state.face_down[card])


def can_be_played_again(game: Vs, scope: Scope, card: int) -> bool:
    if game.state.definition[card].kind != "plot twist" or not twist_of(game, card).any_turn:
        return False
    return playable(game, scope.you, card, COMBAT)


def is_a_copy(game: Vs, scope: Scope, card: int) -> bool:
    return cards.share_a_name(game, card, scope.source)


def can_stand_in(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a face-up character could take the place of the defender of this combat, if that is yours."""
    state = game.state
    return (
        state.defender >= 0
        and players.controls(game, scope.you, state.defender)
        and card != state.defender
        and characters.face_up(game, card)
        and all(can_be_attacked(game, attacker, card) for attacker in state.attackers)
    )


def cost_now(game: Game[Any], card: int) -> int:
    return game.value(card, "cost")


def is_of_team(game: Vs, card: int, team: str) -> bool:
    return team in stats.teams(game, card)


TEAM: Final = Feature(is_of_team)
"""Of a team, as printed or as things are now."""


def is_of_kind(game: Vs, card: int, kind: str) -> bool:
    return game.state.definition[card].kind == kind


KIND: Final = Feature(is_of_kind, "", rank=phrases.KIND)
"""As printed; the head of a noun says which."""


def has_status(game: Vs, card: int, status: str) -> bool:
    return characters.is_main(game, card) == (status == "main")


STATUS: Final = Feature(has_status, rank=phrases.KIND)


def is_called(game: Vs, card: int, name: str) -> bool:
    return name in definitions(game)[card].names


NAME: Final = Feature(is_called, "named {name}", BEHIND, phrases.WITH, of_cards=True)


FRONT_ROW: Final = "front row"
BACK_ROW: Final = "back row"


def stands_in(game: Vs, card: int, row: str) -> bool:
    return characters.in_a_row(game, card) and characters.in_front(game, card) == (row == FRONT_ROW)


ROW: Final = Feature(stands_in, "in its {name}", BEHIND, phrases.PLACE, many="in their {name}")


def fights_as(game: Vs, card: int, role: str) -> bool:
    state = game.state
    return card in state.attackers if role == "attacker" else card == state.defender


ROLE: Final = Feature(fights_as, "", rank=phrases.KIND)
"""In the combat; the head of a noun says which."""


def has_keyword(game: Vs, card: int, name: str) -> bool:
    return stats.has(game, card, name.lower())


KEYWORD: Final = Feature(has_keyword, "with {name}", BEHIND, phrases.WITH)
"""What a character has now."""


def team(name: str) -> Has:
    return Has(TEAM, (name,))


def named(name: str) -> Has:
    return Has(NAME, (name,))


def has_cost(game: Game[Any], card: int) -> bool:
    """Main characters have none; one that is no longer a main character costs 0."""
    return not characters.is_main(game, card)


COST: Final = Measure("{cost}", cost_now, "with a {word} of {bound}", has=has_cost)
ATK: Final = Measure("{ATK}", stats.atk)
DEF: Final = Measure("{DEF}", stats.defense)


def wounds_on(game: Game[Any], card: int) -> int:
    wounds: int = game.state.wounds[card]
    return wounds


WOUNDS: Final = Measure("{wounds}", wounds_on, "with {bound} {word}", on="the number of {wounds} on")
WOUNDED: Final = Having(WOUNDS, least=1)


def fallen_health_of(game: Game[Any], card: int) -> int:
    health: int = game.state.fallen_health[card]
    return health


FALLEN_HEALTH: Final = Measure("{Health}", fallen_health_of)
"""Of characters that were KO'd: what they had then."""


def plus_counters_on(game: Game[Any], card: int) -> int:
    counters: int = game.state.counters[card]
    return max(0, counters)


PLUS_COUNTERS: Final = Measure(
    "{+1/+1 counters}", plus_counters_on, "with {bound} {word}", on="the number of {+1/+1 counters} on"
)
LEVEL: Final = Measure("{Level}", level_of, "of {word} {bound}")


@dataclass(frozen=True, eq=False)
class Namesake(Adjective):
    """With a name of a card that was spoken of: "of the same name"."""

    of: Noun

    def fits(self, game: Vs, scope: Scope, card: int) -> bool:
        return bool(namesakes_among(game, card, self.of.cards(game, scope)))

    def part(self, say: Say) -> Part:
        return part(say.phrase("of the same name"), BEHIND, phrases.WITH)


def namesake_of(noun: Noun) -> Namesake:
    return Namesake(noun)


@dataclass(frozen=True, eq=False)
class Besides(Adjective):
    """Any but the cards that were spoken of: "other"."""

    these: Noun

    def fits(self, game: Vs, scope: Scope, card: int) -> bool:
        return card not in self.these.cards(game, scope)

    def part(self, say: Say) -> Part:
        return part(say.phrase("other"), BEFORE, phrases.OTHER)


def besides(these: Noun) -> Besides:
    return Besides(these)


@dataclass(frozen=True, eq=False)
class NotNamed(Adjective):
    """With none of some names: "other than Cyclops or Havok"."""

    names: tuple[str, ...]

    def fits(self, game: Vs, scope: Scope, card: int) -> bool:
        return definitions(game)[card].names.isdisjoint(self.names)

    def part(self, say: Say) -> Part:
        return part(say.phrase("other than {names}", names=say.either(list(self.names))), BEHIND, phrases.WITH)


def not_named(*names: str) -> NotNamed:
    return NotNamed(names)


def was_of_that_side(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a character is on the side of those to whom what is answered was done."""
    event = scope.event
    assert event is not None
    whom = scope[slots.WHOM]
    sides = [case.side for case in event.kind.cases(event) if case.whom in whom]
    return any(players.share_a_side(game, game.state.controller[card], side) for side in sides)


def may_bear(game: Vs, scope: Scope, card: int) -> bool:
    return can_bear(game, card)


def is_your_main(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.mains.get(card) == scope.you


def stands_unprotected(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a character is in front, or nobody face up is in front of it."""
    front = characters.rows_of(game, game.state.controller[card])[0]
    return characters.in_front(game, card) or not any(characters.face_up(game, one) for one in game.state.zones[front])


def gives_basic(symbol: str, game: Vs, scope: Scope, card: int) -> bool:
    return definitions(game)[card].basic_symbol == symbol


def basic(symbol: str) -> Is:
    """Of a Location: a basic one of this symbol."""
    return Is(f"basic {{{symbol}}}", partial(gives_basic, symbol), rank=phrases.TEAM)


def is_protected_by_this(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a face-up character stands behind the one that speaks, which is face up in front of it."""
    this = scope.source
    if not (characters.in_front(game, this) and characters.face_up(game, this) and characters.face_up(game, card)):
        return False
    return game.state.zone[card] == characters.rows_of(game, game.state.controller[this])[1]


def attacks_this_first(game: Vs, scope: Scope, card: int) -> bool:
    """Whether neither a character nor one of its name has attacked this one in an earlier combat of the game."""
    return not has_met(game, scope.source, card)


def is_no_character_card(game: Vs, scope: Scope, card: int) -> bool:
    return not characters.is_character(game, card)


def costs_no_more_than_was_paid(game: Vs, scope: Scope, card: int) -> bool:
    return has_cost(game, card) and cost_now(game, card) <= scope[slots.SO_MANY]


def costs_what_was_paid(game: Vs, scope: Scope, card: int) -> bool:
    return has_cost(game, card) and cost_now(game, card) == scope[slots.SO_MANY]


def bears_another_name(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a card shares no name with the one that was chosen first."""
    first = list(scope.vars.get(slots.FOUND, ()))
    return bool(first) and not namesakes_among(game, card, first)


def lies_beside_another_name(game: Vs, scope: Scope, card: int) -> bool:
    """Whether there is a card of another name where a card lies."""
    there = game.state.zones[game.state.zone[card]]
    return any(not cards.share_a_name(game, card, one) for one in there)


def gives_basic_energy(game: Vs, scope: Scope, card: int) -> bool:
    return definitions(game)[card].basic_symbol == ENERGY


def is_any_basic(game: Vs, scope: Scope, card: int) -> bool:
    return bool(definitions(game)[card].basic_symbol)


def is_another_twist(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a plot twist has another name than all plot twists in a player's KO pile."""
    there = game.state.zones[KO_PILE.at(scope.you)]
    return not any(definitions(game)[one].twist is not None and cards.share_a_name(game, one, card) for one in there)


def is_not_on_your_side(game: Vs, scope: Scope, card: int) -> bool:
    """Whether no character on a player's side has a name of a card."""
    return not namesakes_among(game, card, characters.characters(game, scope.you))


def outdoes_in_atk(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a face-up character has more ATK than each face-up supporting enemy."""
    return all(stats.atk(game, card) > stats.atk(game, one) for one in supporting_enemies(game, scope.you))


def supporting_enemies(game: Vs, seat: int) -> list[int]:
    """The face-up supporting characters on the enemies' sides."""
    there = [card for side in players.enemy_sides(game, seat) for card in characters.characters(game, side)]
    return [card for card in there if characters.face_up(game, card) and not characters.is_main(game, card)]


def towers_over_your_side(game: Vs, scope: Scope, card: int) -> bool:
    yours = [one for one in characters.characters(game, scope.you) if characters.face_up(game, one)]
    return all(stats.atk(game, card) > stats.atk(game, one) for one in yours)


def is_of_its_team(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a card shares a team with the one that was found first."""
    return all(card != other and share_a_team(game, (card, other)) for other in scope[slots.FOUND])


def has_a_fellow_in_the_deck(game: Vs, scope: Scope, card: int) -> bool:
    """Whether there is another character of a card's team in its player's deck."""
    deck = game.state.zones[DECK.at(scope.you)]
    return any(
        other != card and characters.is_character(game, other) and share_a_team(game, (card, other)) for other in deck
    )


def is_of_marvel(game: Vs, scope: Scope, card: int) -> bool:
    return bool(stats.teams(game, card) - OF_OTHER_WORLDS)


def having_plus(least: int) -> Having:
    return Having(PLUS_COUNTERS, least)


def has_a_team(game: Vs, scope: Scope, card: int) -> bool:
    """A resource that lies face down is of no team; a character that does is still of its own."""
    return bool(stats.teams(game, card)) and (characters.face_up(game, card) or characters.in_a_row(game, card))


def is_owned_by_another(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.owner[card] != scope.you


def has_left_play(game: Vs, scope: Scope, card: int) -> bool:
    return not characters.in_a_row(game, card)


def is_removed(game: Vs, scope: Scope, card: int) -> bool:
    return game.state.zone[card] == REMOVED.at()


def fights_this(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a character attacks the card that speaks, or is attacked by it."""
    state, this = game.state, scope.source
    if not characters.in_combat(game, this) or not characters.in_combat(game, card):
        return False
    return (card == state.defender) != (this == state.defender)


def costing(least: int | None = None, most: int | None = None) -> Having:
    return Having(COST, least, most)


def with_atk(least: int | None = None, most: int | None = None) -> Having:
    return Having(ATK, least, most)


FACE_UP: Final = Is("face-up", is_up)
STUNNED: Final = Is("{stunned}", is_stunned)
SUPPORTING: Final = Has(STATUS, ("supporting",))
MAIN_CHARACTER: Final = Has(STATUS, ("main",))
ATTACKING: Final = Has(ROLE, ("attacker",))
DEFENDING: Final = Has(ROLE, ("defender",))
STRENGTHENED: Final = Is("that has a {+1/+1 counter}", has_plus, BEHIND, phrases.THAT, "that have a {+1/+1 counter}")
WEAKENED: Final = Is("that has a {-1/-1 counter}", has_minus, BEHIND, phrases.THAT, "that have a {-1/-1 counter}")
ABLE_TO_GROW: Final = Is("that can have {+1/+1 counters}", may_have_plus, BEHIND, phrases.THAT)
"""Face up, or stunned with Symbiosis."""
ON_THAT_SIDE: Final = Is("on that side", was_of_that_side, BEHIND, phrases.PLACE)
YOUR_MAIN: Final = Is("{your} {main character}", is_your_main)
PROTECTED: Final = Is("that {this} protects", is_protected_by_this, BEHIND, phrases.THAT)
NEW_FOE: Final = Is(
    "that never attacked {this} in a combat before, nor did one of its name", attacks_this_first, BEHIND, phrases.THAT
)
NO_CHARACTER: Final = Is("other than a character", is_no_character_card, BEHIND, phrases.WITH)
PAID_FOR: Final = Is("with that {cost} or less", costs_no_more_than_was_paid, BEHIND, phrases.WITH)
OF_THAT_COST: Final = Is("with that {cost}", costs_what_was_paid, BEHIND, phrases.WITH)
OF_ANOTHER_NAME: Final = Is("with another name", bears_another_name, BEHIND, phrases.WITH)
BESIDE_ANOTHER_NAME: Final = Is("", lies_beside_another_name)
ABLE_TO_BEAR: Final = Is("that can have {equipment}", may_bear, BEHIND, phrases.THAT)
UNPROTECTED: Final = Is("unprotected", stands_unprotected)
EXHAUSTED: Final = Is("{exhausted}", is_exhausted)
READY: Final = Is("{ready}", is_ready)
WITH_A_TEAM: Final = Is("with a team", has_a_team, BEHIND, phrases.WITH)
ANOTHERS: Final = Is("that another player owns", is_owned_by_another, BEHIND, phrases.THAT)
REMOVED_FROM_GAME: Final = Is("removed from the game", is_removed, BEHIND, phrases.THAT)
FIGHTING_THIS: Final = Is("in combat with {this}", fights_this, BEHIND, phrases.PLACE)
FALLEN: Final = Is("{KO'd}", has_left_play)
"""Of those who were in play before."""
FROZEN: Final = Is("{frozen}", is_frozen)
GOOD: Final = Is("Good", is_good, rank=phrases.TEAM)
EVIL: Final = Is("Evil", is_evil, rank=phrases.TEAM)
IN_BACK_ROW: Final = Has(ROW, (BACK_ROW,))
IN_FRONT_ROW: Final = Has(ROW, (FRONT_ROW,))
WITH_FLIGHT: Final = Has(KEYWORD, ("Flight",))
WITH_SWARM: Final = Has(KEYWORD, ("Swarm",))
WITH_RANGED: Final = Has(KEYWORD, ("Ranged",))
CHARACTER_CARD: Final = Has(KIND, ("main character", "supporting character", TOKEN))
FACE_DOWN: Final = Is("face-down", lies_face_down)
EQUIPMENT: Final = Has(KIND, ("equipment",))
PLOT_TWIST: Final = Has(KIND, ("plot twist",))
LOCATION: Final = Has(KIND, ("location",))
PLAYABLE_AGAIN: Final = Is("that says Combat {on any turn}", can_be_played_again, BEHIND, phrases.THAT)
STRANGER: Final = Is("that shares no team with that player's {main character}", is_a_stranger, BEHIND, phrases.THAT)
ATTACKED_SINCE_YOUR_TURN: Final = Is(
    "that has attacked since {your} last turn", attacked_since_your_turn, BEHIND, phrases.THAT
)
COPY: Final = Is("", is_a_copy)
NAMED_LIKE_THIS: Final = Is("named {this}", is_a_copy, BEHIND, phrases.WITH)
"""Who has gained a power that says so speaks of its own name."""
ABLE_TO_DEFEND: Final = Is("", can_stand_in)
BASIC_ENERGY: Final = basic(ENERGY)
BASIC_LOCATION: Final = Is("basic", is_any_basic)
ANOTHER_TWIST: Final = Is(
    "with another name than the {plot twists} in {your} {KO} pile", is_another_twist, BEHIND, phrases.WITH
)
NOT_YET_YOURS: Final = Is("whose name no character on {your} side has", is_not_on_your_side, BEHIND, phrases.THAT)
STRONGEST_SUPPORT: Final = Is(
    "with more {ATK} than each face-up enemy {supporting} character", outdoes_in_atk, BEHIND, phrases.WITH
)
STRONGER_THAN_YOURS: Final = Is(
    "with more {ATK} than each face-up character on {your} side", towers_over_your_side, BEHIND, phrases.WITH
)
OF_ITS_TEAM: Final = Is("of the same team", is_of_its_team, BEHIND, phrases.WITH)
WITH_A_FELLOW: Final = Is("that shares a team with another one there", has_a_fellow_in_the_deck, BEHIND, phrases.THAT)
MARVEL: Final = Is("Marvel", is_of_marvel, rank=phrases.TEAM)
WITH_SOME_DEF: Final = Having(DEF, least=1)
"""Whoever has none is stunned as soon as it recovers: to recover again and again would never end."""
LEVELED: Final = Having(LEVEL, least=2)
