"""Setting up: the table as the game begins."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from longbox.engine import dice
from longbox.engine.cards import Card, Library
from longbox.engine.dice import Seed
from longbox.engine.effects.flow import Steps
from longbox.engine.frames import Scope
from longbox.engine.rules import Rules
from longbox.games.champions.chapters import deck_building
from longbox.games.champions.chapters.choosing import NO_SKIRMISH, SCENARIOS, STAGES, SUGGESTED, Scenario, decks_of
from longbox.games.champions.chapters.hand_size import DISCARDING, hand_size
from longbox.games.champions.chapters.phases import for_each_player
from longbox.games.champions.chapters.player_deck import draw
from longbox.games.champions.chapters.revealing import resolve_when_revealed
from longbox.games.champions.chapters.round import ROUND
from longbox.games.champions.chapters.stages import VILLAIN_REVEALED, turn_to_b
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import AT_SETUP
from longbox.games.champions.table.encounter_sets import MODULAR, cards_of_sets
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import (
    AREA,
    DECK,
    ENCOUNTER,
    ENCOUNTER_DECKS,
    ENCOUNTER_POOL,
    HAND,
    SCHEMES,
    SET_ASIDE,
    VILLAIN,
)


def deal(rules: Rules, setup: dict[str, Any], seed: Seed) -> Champions:
    """The table as it is before the first choice."""
    plan = Plan(
        tuple(setup["heroes"]),
        tuple(deck.cards for deck in decks_of(setup)),
        setup["scenario"],
        tuple(setup["modular"]),
        setup["expert"],
        setup["heroic"],
        setup["skirmish"],
        setup["first"],
        setup["open_hands"],
        tuple(sorted(setup["house_rules"])),
    )
    game = lay_out(rules, plan).clone()
    dice.begin(game.state, seed)
    draw_unseen(game, modular_sets(plan), setup["random_modular"])
    return game


def modular_sets(plan: Plan) -> list[str]:
    suggested = SCENARIOS[plan.scenario].suggested
    return [suggested if name == SUGGESTED else name for name in plan.modular]


class Plan(NamedTuple):
    """A set-up in full, the decks as lists of (copies, name): equal ones give equal tables."""

    heroes: tuple[str, ...]
    decks: tuple[tuple[tuple[int, str], ...], ...]
    scenario: str
    modular: tuple[str, ...]
    expert: bool
    heroic: int
    skirmish: str
    first: int
    open_hands: bool
    house_rules: tuple[str, ...]


@lru_cache(maxsize=64)
def lay_out(rules: Rules, plan: Plan) -> Champions:
    """The table before anything is shuffled. Simulations deal one set-up over and over: each is laid out once."""
    library = rules.library
    state = rules.new_state(len(plan.heroes))
    game: Champions = Champions(rules, state)  # type: ignore[arg-type]
    game.state.players = len(plan.heroes)
    game.state.first = plan.first
    game.state.open_hands = int(plan.open_hands)
    game.state.house_rules = plan.house_rules
    game.state.heroic = plan.heroic
    for seat, (hero, deck) in enumerate(zip(plan.heroes, plan.decks, strict=True)):
        seat_player(game, seat, library[hero], deck_building.cards_of(library, deck))
    lay_out_scenario(game, library, plan)
    game.show([*game.state.identity, *game.state.villains, *game.state.main_schemes, *game.state.zones[SET_ASIDE.at()]])
    game.index()
    game.push(GAME, Scope(plan.first))
    return game


def seat_player(game: Champions, seat: int, hero: Card, deck: list[Card]) -> None:
    state = game.state
    state.identity[seat] = state.new_card(hero, seat, AREA.at(seat), pool=seat)
    state.new_cards(deck, seat, DECK.at(seat), pool=seat)


def lay_out_scenario(game: Champions, library: Library, plan: Plan) -> None:
    """The villains, their schemes, the encounter decks, and the nemesis sets aside."""
    state = game.state
    scenario = SCENARIOS[plan.scenario]
    villains = [library[name] for name in scenario.villains]
    schemes = [library.named(title)[0] for title in scenario.main_schemes]
    state.villains = encounter_cards(game, villains, VILLAIN.at(), scenario)
    state.main_schemes = encounter_cards(game, schemes, SCHEMES.at(), scenario)
    first_stage, last_stage = stages_of(plan)
    state.put_all("face", [(villain, first_stage) for villain in state.villains])
    state.last_stages = (last_stage,) * len(villains)
    lay_out_encounter_decks(game, library, plan)


def encounter_cards(game: Champions, cards: list[Card], zone: int, scenario: Scenario) -> tuple[int, ...]:
    """Cards that belong to the only encounter deck, or each to its own."""
    places = [number if scenario.own_decks else 0 for number in range(len(cards))]
    return tuple(
        [
            game.state.new_card(card, ENCOUNTER, zone, pool=ENCOUNTER_POOL + place)
            for card, place in zip(cards, places, strict=True)
        ]
    )


def lay_out_encounter_decks(game: Champions, library: Library, plan: Plan) -> None:
    """The sets of the villains, in one deck or in decks of their own; all else goes into the first one."""
    state = game.state
    scenario = SCENARIOS[plan.scenario]
    joined = scenario.villains[:1] if scenario.own_decks else scenario.villains
    sets = [*joined, "standard", *modular_sets(plan), *(["expert"] if plan.expert else [])]
    identities = [state.definition[card].set for card in state.identity]
    nemeses = {f"{identity}_nemesis" for identity in identities}
    deck = cards_of_sets(library, sets)
    aside: list[Card] = []
    for card in library:
        if card.kind == kinds.OBLIGATION and card.set in identities:
            deck += [card] * card.copies
        elif card.set in nemeses:
            aside += [card] * card.copies
    state.new_cards(deck, ENCOUNTER, ENCOUNTER_DECKS[0].at(), pool=ENCOUNTER_POOL)
    state.new_cards(aside, ENCOUNTER, SET_ASIDE.at(), pool=ENCOUNTER_POOL)
    for number in range(1, len(scenario.villains) if scenario.own_decks else 1):
        own = cards_of_sets(library, [scenario.villains[number]])
        state.new_cards(own, ENCOUNTER, ENCOUNTER_DECKS[number].at(), pool=ENCOUNTER_POOL + number)
        state.encounter_decks += 1


def stages_of(plan: Plan) -> tuple[int, int]:
    """The first and the last stage of the villain deck: a skirmish has one, else there are two."""
    if plan.skirmish != NO_SKIRMISH:
        only = STAGES.index(plan.skirmish)
        return only, only
    return int(plan.expert), int(plan.expert) + 1


def shuffle_decks(game: Champions, scope: Scope) -> None:
    for seat in range(game.state.seats):
        game.shuffle(DECK.at(seat))
    for number in range(game.state.encounter_decks):
        game.shuffle(ENCOUNTER_DECKS[number].at())


def reveal_scheme(game: Champions, scope: Scope) -> None:
    """Side A says how to set up and leads to side B."""
    for scheme in reversed(game.state.main_schemes):
        game.push(SET_UP_SCHEME, Scope(scope.you, scheme))


def resolve_setup(game: Champions, scope: Scope) -> None:
    for power in game.face(scope.source).at(AT_SETUP):
        game.enter(power.effect, scope)


SET_UP_SCHEME: Final = Steps(resolve_setup, turn_to_b, resolve_when_revealed)


def reveal_villain(game: Champions, scope: Scope) -> None:
    for villain in reversed(game.state.villains):
        game.push(VILLAIN_REVEALED, Scope(scope.you, villain))


def draw_hands(game: Champions, scope: Scope) -> None:
    for_each_player(game, DRAW_HAND)


def draw_hand(game: Champions, scope: Scope) -> None:
    draw(game, scope.you, hand_size(game, scope.you) - len(game.state.zones[HAND.at(scope.you)]))


DRAW_HAND: Final = Steps(draw_hand)


def mulligans(game: Champions, scope: Scope) -> None:
    for_each_player(game, MULLIGAN)


def mulligan(game: Champions, scope: Scope) -> None:
    game.push_picks(DISCARDING, Scope(scope.you, vars={slots.KEEP: len(game.state.zones[HAND.at(scope.you)])}))


MULLIGAN: Final = Steps(mulligan, draw_hand)


def identity_setup(game: Champions, scope: Scope) -> None:
    for_each_player(game, IDENTITY_SETUP)


def set_up_identity(game: Champions, scope: Scope) -> None:
    resolve_setup(game, Scope(scope.you, game.state.identity[scope.you]))


IDENTITY_SETUP: Final = Steps(set_up_identity)


def first_round(game: Champions, scope: Scope) -> None:
    game.push(ROUND, Scope(-1))


GAME: Final = Steps(shuffle_decks, reveal_scheme, reveal_villain, draw_hands, mulligans, identity_setup, first_round)


def draw_unseen(game: Champions, chosen: list[str], count: int) -> None:
    """Put sets that nobody chose and nobody looks at into the encounter deck."""
    if not count:
        return
    left = [name for name in MODULAR if name not in chosen]
    drawn = sorted(left.pop(dice.below(game.state, len(left))) for _ in range(count))
    game.state.drawn = tuple(drawn)
    cards = cards_of_sets(game.rules.library, drawn)
    game.state.new_cards(cards, ENCOUNTER, ENCOUNTER_DECKS[0].at(), pool=ENCOUNTER_POOL)
