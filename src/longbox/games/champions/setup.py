"""Setting up: the form, what is wrong with it, and the table as the game begins."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

from longbox.engine import dice
from longbox.engine.cards import Card, Library
from longbox.engine.decks import Deck
from longbox.engine.dice import Seed
from longbox.engine.effects.flow import Steps
from longbox.engine.frames import Scope
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.games.champions import decklists, kinds
from longbox.games.champions.arrival import matches
from longbox.games.champions.house_rules import HOUSE_RULES
from longbox.games.champions.modular import MODULAR, cards_of_sets, draw_unseen
from longbox.games.champions.piles import draw
from longbox.games.champions.reveal import resolve_when_revealed
from longbox.games.champions.round import ROUND, for_each_player, hand_size
from longbox.games.champions.stages import VILLAIN_REVEALED, turn_to_b
from longbox.games.champions.table import (
    AREA,
    DECK,
    ENCOUNTER,
    ENCOUNTER_DECK,
    ENCOUNTER_POOL,
    HAND,
    SCHEMES,
    SET_ASIDE,
    VILLAIN,
    Champions,
)
from longbox.games.champions.turn import DISCARDING

MOST_PLAYERS: Final = 4
SCENARIOS: Final = {
    "rhino": ("The Break-In!", "bomb-scare"),
    "klaw": ("Underground Distribution", "masters-of-evil"),
    "ultron": ("The Crimson Cowl", "under-attack"),
}
"""The scenarios, each with its main scheme and the modular set that the rulebook suggests."""
SUGGESTED: Final = "suggested"
MOST_HEROIC: Final = 4
STAGES: Final = ("I", "II", "III")
NO_SKIRMISH: Final = "no"


@cache
def form(library: Library) -> tuple[Item, ...]:
    heroes = tuple(card.id for card in library if card.kind == "identity" and card.id in decklists.USUAL_ASPECTS)
    return (
        Item("heroes", "the heroes, one for each player", ["spider-man"], heroes, many=True, most=MOST_PLAYERS,
             repeats=True, rule="MC-SETUP-01"),
        Item("aspects", "their aspects, one for each hero; left out, the usual ones", [], kinds.ASPECTS, many=True,
             least=0, most=MOST_PLAYERS, repeats=True, rule="MC-DECK-04"),
        Item("decks", "their decks, by name or as lists; left out, those of the aspects", [], decklists.deck_names(),
             many=True, least=0, most=MOST_PLAYERS, repeats=True, decks=True),
        Item("scenario", "the villain", "rhino", tuple(SCENARIOS)),
        Item("modular", "the modular sets, or the one suggested for the villain", [SUGGESTED], (SUGGESTED, *MODULAR),
             many=True, least=0, most=len(MODULAR)),
        Item("random_modular", "how many more modular sets to draw at random, unseen", 0,
             tuple(range(len(MODULAR) + 1))),
        Item("expert", "expert mode: a harder villain and the expert set", False, (False, True)),
        Item("heroic", "heroic mode: so many more encounter cards for each player in every villain phase", 0,
             tuple(range(MOST_HEROIC + 1)), rule="MC-HEROIC-01"),
        Item("skirmish", "skirmish: the one stage of the villain that you play against, or no for the usual two",
             NO_SKIRMISH, (NO_SKIRMISH, *STAGES), rule="MC-SKIRMISH-01"),
        Item("first", "the seat of the first player", 0, tuple(range(MOST_PLAYERS))),
        Item("open_hands", "whether all players may see all hands", True, (True, False)),
        Item("house_rules", "house rules: readings of the later Rules Reference", [], tuple(HOUSE_RULES), many=True,
             least=0, most=len(HOUSE_RULES), rule="MC-TERM-02", meanings=HOUSE_RULES),
    )  # fmt: skip


def implied(library: Library, chosen: dict[str, Any]) -> dict[str, Any]:
    """A deck says whose it is, so decks alone are enough."""
    decks = chosen.get("decks")
    if "heroes" in chosen or not isinstance(decks, (list, tuple)):
        return {}
    heroes = [hero_of(library, deck) for deck in decks]
    return {"heroes": heroes} if heroes and all(heroes) else {}


def hero_of(library: Library, deck: Any) -> str:
    """The hero of a deck that comes with the game or of one of a player's own; "" if it has none."""
    if deck in decklists.deck_names():
        deck = decklists.starter(deck)
    name = deck.headings.get("hero", "") if isinstance(deck, Deck) else ""
    return next((card.id for card in library.named(name) if card.kind == "identity"), "")


def problems(library: Library, setup: dict[str, Any]) -> list[Problem]:
    """What does not go together in a set-up."""
    heroes = list(setup["heroes"])
    names = [library[hero].facts["unique_names"] for hero in heroes]
    if any(matches(one, other) for place, one in enumerate(names) for other in names[:place]):
        return [Problem("MC-SETUP-22", "two players can't play the same person", "Choose other heroes.")]
    if setup["first"] >= len(heroes):
        return [Problem("MC-SETUP-04", f"there is no seat {setup['first']}", "Choose a player who plays.")]
    if len(setup["modular"]) + setup["random_modular"] > len(MODULAR):
        text = f"there are only {len(MODULAR)} modular sets"
        return [Problem("MC-MODULAR-01", text, "Choose fewer, or draw fewer at random.")]
    found = choice_problems(setup)
    if found:
        return found
    for hero, chosen, deck in zip(heroes, setup["decks"], decks_of(setup), strict=False):
        if isinstance(chosen, Deck):
            found += decklists.deck_problems(library, deck)
        if library[hero].name != deck.headings.get("hero"):
            text = f"the deck {deck.name!r} is not one for {library[hero].name}"
            found.append(Problem("MC-DECK-09", text, "Choose a deck of that hero."))
    return found


def choice_problems(setup: dict[str, Any]) -> list[Problem]:
    """A deck or an aspect for each hero, not both: a deck has its own aspect."""
    found = []
    heroes = len(setup["heroes"])
    if setup["decks"] and setup["aspects"]:
        found.append(Problem("MC-DECK-04", "a deck has its own aspect", "Choose decks or aspects, not both."))
    if setup["decks"] and len(setup["decks"]) != heroes:
        found.append(Problem("", "there must be a deck for each hero, or none for the usual ones", "Name one each."))
    if setup["aspects"] and len(setup["aspects"]) != heroes:
        text = "there must be an aspect for each hero, or none for the usual ones"
        found.append(Problem("MC-DECK-04", text, "Name one each."))
    return found


def decks_of(setup: dict[str, Any]) -> list[Deck]:
    """The decks in the order of the heroes."""
    aspects = setup["aspects"] or [""] * len(setup["heroes"])
    chosen = setup["decks"] or [decklists.ready_made(*pair) for pair in zip(setup["heroes"], aspects, strict=True)]
    return [deck if isinstance(deck, Deck) else decklists.starter(deck) for deck in chosen]


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
    suggested = SCENARIOS[plan.scenario][1]
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
        seat_player(game, seat, library[hero], decklists.cards_of(library, deck))
    lay_out_scenario(game, library, plan)
    game.show([*game.state.identity, game.state.villain, game.state.main_scheme, *game.state.zones[SET_ASIDE.at()]])
    game.index()
    game.push(GAME, Scope(plan.first))
    return game


def seat_player(game: Champions, seat: int, hero: Card, deck: list[Card]) -> None:
    state = game.state
    state.identity[seat] = state.new_card(hero, seat, AREA.at(seat), pool=seat)
    state.new_cards(deck, seat, DECK.at(seat), pool=seat)


def lay_out_scenario(game: Champions, library: Library, plan: Plan) -> None:
    """The villain, its scheme, the encounter deck, and the nemesis sets aside."""
    state = game.state
    villain = library[plan.scenario]
    main_scheme = SCENARIOS[plan.scenario][0]
    state.villain = encounter_card(game, villain, VILLAIN.at())
    first_stage, state.last_stage = stages_of(plan)
    state.put("face", state.villain, first_stage)
    state.main_scheme = encounter_card(game, library.named(main_scheme)[0], SCHEMES.at())
    sets = [plan.scenario, "standard", *modular_sets(plan), *(["expert"] if plan.expert else [])]
    identities = [state.definition[card].set for card in state.identity]
    nemeses = {f"{identity}_nemesis" for identity in identities}
    deck = cards_of_sets(library, sets)
    aside: list[Card] = []
    for card in library:
        if card.kind == kinds.OBLIGATION and card.set in identities:
            deck += [card] * card.copies
        elif card.set in nemeses:
            aside += [card] * card.copies
    state.new_cards(deck, ENCOUNTER, ENCOUNTER_DECK.at(), pool=ENCOUNTER_POOL)
    state.new_cards(aside, ENCOUNTER, SET_ASIDE.at(), pool=ENCOUNTER_POOL)


def stages_of(plan: Plan) -> tuple[int, int]:
    """The first and the last stage of the villain deck: a skirmish has one, else there are two."""
    if plan.skirmish != NO_SKIRMISH:
        only = STAGES.index(plan.skirmish)
        return only, only
    return int(plan.expert), int(plan.expert) + 1


def encounter_card(game: Champions, card: Card, zone: int) -> int:
    return game.state.new_card(card, ENCOUNTER, zone, pool=ENCOUNTER_POOL)


def shuffle_decks(game: Champions, scope: Scope) -> None:
    for seat in range(game.state.seats):
        game.shuffle(DECK.at(seat))
    game.shuffle(ENCOUNTER_DECK.at())


def reveal_scheme(game: Champions, scope: Scope) -> None:
    """Side A says how to set up and leads to side B."""
    game.push(SET_UP_SCHEME, Scope(scope.you, game.state.main_scheme))


def resolve_setup(game: Champions, scope: Scope) -> None:
    power = game.face(scope.source).fact("setup")
    if power is not None:
        game.enter(power.effect, scope)


SET_UP_SCHEME: Final = Steps(resolve_setup, turn_to_b, resolve_when_revealed)


def reveal_villain(game: Champions, scope: Scope) -> None:
    game.push(VILLAIN_REVEALED, Scope(scope.you, game.state.villain))


def draw_hands(game: Champions, scope: Scope) -> None:
    for_each_player(game, DRAW_HAND)


def draw_hand(game: Champions, scope: Scope) -> None:
    draw(game, scope.you, hand_size(game, scope.you) - len(game.state.zones[HAND.at(scope.you)]))


DRAW_HAND: Final = Steps(draw_hand)


def mulligans(game: Champions, scope: Scope) -> None:
    for_each_player(game, MULLIGAN)


def mulligan(game: Champions, scope: Scope) -> None:
    game.push_picks(DISCARDING, Scope(scope.you, vars={"keep": len(game.state.zones[HAND.at(scope.you)])}))


MULLIGAN: Final = Steps(mulligan, draw_hand)


def identity_setup(game: Champions, scope: Scope) -> None:
    for_each_player(game, IDENTITY_SETUP)


def set_up_identity(game: Champions, scope: Scope) -> None:
    resolve_setup(game, Scope(scope.you, game.state.identity[scope.you]))


IDENTITY_SETUP: Final = Steps(set_up_identity)


def first_round(game: Champions, scope: Scope) -> None:
    game.push(ROUND, Scope(-1))


GAME: Final = Steps(shuffle_decks, reveal_scheme, reveal_villain, draw_hands, mulligans, identity_setup, first_round)
