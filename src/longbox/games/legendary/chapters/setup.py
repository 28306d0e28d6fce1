"""Laying the table: stacks, decks, the HQ and the first hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from longbox.engine import dice
from longbox.engine.cards import Card
from longbox.engine.dice import Seed
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.rules import Rules
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters import (
    adapting,
    challenges,
    choosing,
    horrors,
    hq,
    scattering,
    standing_challenges,
    starting_decks,
    turn,
    victory_piles,
    weakening,
)
from longbox.games.legendary.chapters.adapting import TACTIC, tactics
from longbox.games.legendary.chapters.beside import lay_beside, lay_own_row, mix_bystanders
from longbox.games.legendary.chapters.betraying import BINDINGS_EACH
from longbox.games.legendary.chapters.choosing import Chosen
from longbox.games.legendary.chapters.drawing import draw_from_top
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.chapters.numbers import sizes
from longbox.games.legendary.chapters.stacks import lay_stacks, put, put_all
from longbox.games.legendary.chapters.villain_deck import BESIDE_ONE
from longbox.games.legendary.table import board
from longbox.games.legendary.table.abilities import (
    AT_START,
    FromHand,
    SchemeUse,
    WoundsInDecks,
    abilities,
    acting,
    can_be_lent,
    having,
)
from longbox.games.legendary.table.cards import COLLECTION, MastermindSet, SchemeSetup
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.kinds import CLASSES, HEROES, TWIST, VILLAINS
from longbox.games.legendary.table.players import mastermind_seat
from longbox.games.legendary.table.roles import bind, let_go
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    AMBITION_DECK,
    AMBITION_ROW,
    BESIDE_SCHEME,
    BETRAYAL_DECK,
    BINDINGS,
    BYSTANDERS,
    DECK,
    DISCARD,
    HERO_DECK,
    HERO_POOL,
    HERO_POOLS,
    HORROR_DECK,
    HORRORS,
    LURKING,
    MADAME_HYDRA,
    MASTERMIND_SPACE,
    OFFICERS,
    OWN_DECK,
    SCHEME_SPACE,
    SIDEKICKS,
    TACTIC_POOLS,
    TACTICS,
    TRANSFORMED,
    UNUSED_TACTICS,
    VILLAIN_DECK,
    VILLAIN_POOL,
    WOUNDS,
    stack_pool,
)

A_TWIST: Final = {HEROES: "Scheme Twist", VILLAINS: "Plot Twist"}
A_STRIKE: Final = {HEROES: "Master Strike", VILLAINS: "Command Strike"}
"""What they are called on each side."""

RECRUITS: Final = 8
FIGHTERS: Final = 4
"""The cards of a starting deck."""
STRIKES: Final = 5
SOLO_STRIKES: Final = 1
SOLO_HENCHMEN: Final = 3


class Plan(NamedTuple):
    """A set-up in full: equal ones give equal tables."""

    chosen: Chosen
    solo: str
    open_hands: bool
    challenges: tuple[str, ...]
    helped: tuple[int, ...]
    side: str
    sides: tuple[str, ...]
    """The sides whose stacks lie there."""
    starting_decks: tuple[str, ...]
    sidekicks: bool
    epic: bool
    horrors: tuple[str, ...]
    random_horrors: int
    horror_stack: bool
    """Whether there is a stack that effects may take Horrors from."""
    mastermind_player: int
    """The number of the player who is the Mastermind; 0: none of them is."""
    expansions: tuple[str, ...]
    """Those whose special cards are in the stacks."""
    heights: tuple[int, ...]
    hour: int


def deal(rules: Rules, setup: dict[str, Any], seed: Seed) -> Table:
    stream = choosing.stream(seed)
    plan = Plan(
        choosing.choose(setup, stream),
        setup["solo"] if setup["players"] == 1 else "",
        setup["open_hands"],
        tuple(setup["challenges"]),
        tuple(setup["helped"]),
        setup["side"],
        choosing.sides_in_use(setup),
        tuple(starting_decks.starting_deck(setup, seat) for seat in range(setup["players"])),
        setup["sidekicks"],
        setup["epic"],
        tuple(setup["horrors"]),
        setup["random_horrors"],
        bool(COLLECTION.horror_sets & choosing.sets_in_use(setup)) or setup["random_horrors"] > 0,
        setup["mastermind_player"],
        tuple(sorted(choosing.sets_to_draw_from(setup))),
        tuple(setup["heights"]),
        setup["hour"],
    )
    game: Table = lay_out(rules, plan).clone()
    state = game.state
    state.random, state.key, state.salt = stream.random, stream.key, stream.salt
    draw_henchmen(game, plan.chosen)
    shuffle_decks(game, COLLECTION.schemes[plan.chosen.scheme])
    for card in state.zones[HORROR_DECK.first][-plan.random_horrors :] if plan.random_horrors else []:
        game.move(card, HORRORS.first)
    hq.refill(game)
    state.came_into_hq = 0
    draw_hands(game)
    state.active = dice.below(state, state.seats)
    if state.plotting:
        state.active = mastermind_seat(game)
    state.seen = 0
    return game


@lru_cache(maxsize=64)
def lay_out(rules: Rules, plan: Plan) -> Table:
    """The table before anything is shuffled. Simulations deal one set-up over and over: each is laid out once."""
    chosen = plan.chosen
    state: Any = rules.new_state(chosen.players)
    state.open_hands = int(plan.open_hands)
    state.challenges = plan.challenges
    state.hour = plan.hour
    for seat, height in enumerate(plan.heights):
        state.heights[seat] = height
    state.solo = plan.solo
    if plan.mastermind_player:
        state.plotting = 1
        state.plays_mastermind[plan.mastermind_player - 1] = 1
    state.side = plan.side
    state.sides = plan.sides
    game: Table = Game(rules, state)
    if plan.solo == "advanced":
        state.stand_in = stand_in(chosen)
    board.arrange(game, COLLECTION.schemes[chosen.scheme].layout)
    lay_stacks(game, plan.chosen, plan.sides, plan.expansions, sidekicks=plan.sidekicks)
    lay_enemies(game, chosen, plan.epic)
    lay_ambitions(game, COLLECTION.schemes[chosen.scheme])
    lay_horrors(game, plan)
    lay_hero_deck(game, chosen)
    lay_own_row(game, chosen.own_row)
    lay_villain_deck(game, chosen)
    lay_player_decks(game, plan)
    victory_piles.take_note(game, state.definition)
    weakening.take_note(game, state.definition)
    game.index()
    standing_challenges.take_up(game)
    game.push(turn.TURNS, Scope(-1))
    if plan.horrors or plan.random_horrors or any(acting(game, boss, AT_START) for boss in masterminds(game)):
        game.push(horrors.BEFORE_THE_GAME, Scope(-1))
    return game


def shuffle_decks(game: Table, scheme: SchemeSetup) -> None:
    """Some Schemes put Heroes into the Villain Deck: those that the shuffled Hero Deck has on top."""
    zones = game.state.zones
    for stack in (SIDEKICKS, TACTICS, HERO_DECK, OWN_DECK, HORROR_DECK):
        game.shuffle(stack.first)
    adapting.begin(game)
    if scheme.tactics_each:
        lay_tactics_aside(game, scheme.tactics_each)
    if zones[AMBITION_DECK.first]:
        game.shuffle(AMBITION_DECK.first)
    if scheme.ambitions_in_villain_deck:
        into_villain_deck(game, zones[AMBITION_DECK.first][-scheme.ambitions_in_villain_deck :])
    for stack in (OFFICERS, WOUNDS):
        if has_special(game, stack):
            game.shuffle(stack.first)
    if scheme.heroes_in_villain_deck:
        into_villain_deck(game, zones[HERO_DECK.first][-scheme.heroes_in_villain_deck :])
    mix_bystanders(game)
    game.shuffle(VILLAIN_DECK.first)
    game.shuffle(BETRAYAL_DECK.first)
    split_villain_deck(game, scheme.layout.own_twists)
    if scheme.layout.sorted_heroes:
        sort_hero_deck(game)
    for seat in range(game.state.seats):
        game.shuffle(DECK.first + seat)


def lay_tactics_aside(game: Table, number: int) -> None:
    """Each Mastermind has so many of its shuffled Tactics. Nobody knows which of them are out of the game."""
    for boss in [*masterminds(game), *game.state.zones[LURKING.first]]:
        for card in tactics(game, boss)[number:]:
            let_go(game, card)
            game.move(card, UNUSED_TACTICS.first)


def has_special(game: Table, stack: ZoneKind) -> bool:
    """Whether not all cards of a stack are alike."""
    cards = game.state.zones[stack.first]
    return bool(cards) and game.state.definition[cards[0]] is not game.state.definition[cards[-1]]


def split_villain_deck(game: Table, own_twists: int) -> None:
    """Where there are several Villain Decks, all are alike in size; Twists that each has of its own come last."""
    state = game.state
    decks = board.villain_decks(game)
    if len(decks) == 1:
        return
    cards = state.zones[VILLAIN_DECK.first]
    kept = [card for card in cards if own_twists and state.definition[card].kind == TWIST]
    for at, card in enumerate([card for card in cards if card not in kept]):
        game.move(card, decks[at % len(decks)])
    for at, card in enumerate(kept):
        game.move(card, decks[at % len(decks)])
    for deck in decks if own_twists else ():
        game.shuffle(deck)


def sort_hero_deck(game: Table) -> None:
    """A Hero Deck for each class, from the left on; of the classes of a card, or for a card without one, it is chance
    that decides."""
    state = game.state
    for card in list(state.zones[HERO_DECK.first]):
        classes = [at for at, icon in enumerate(CLASSES) if icon in state.definition[card].traits]
        classes = classes or list(range(len(CLASSES)))
        at = classes[dice.below(state, len(classes))] if len(classes) > 1 else classes[0]
        space = len(CLASSES) - 1 - at
        game.move(card, board.deck_over(game, space))
        state.put("pool", card, HERO_POOLS + space)


def stand_in(chosen: Chosen) -> str:
    """The group in the place of the one that the Mastermind always leads, Villains for Villains and Henchmen for
    Henchmen."""
    leads = COLLECTION.masterminds[chosen.mastermind].leads
    if leads in COLLECTION.henchmen:
        return COLLECTION.henchmen[chosen.henchmen[0]].name
    return COLLECTION.villains[chosen.villains[0]].name if leads in COLLECTION.villains else ""


def lay_enemies(game: Table, chosen: Chosen, epic: bool) -> None:
    lay_mastermind(game, COLLECTION.masterminds[chosen.mastermind], epic=epic)
    for one in chosen.lurking:
        lay_mastermind(game, COLLECTION.masterminds[one], LURKING)
    lay_scheme(game, COLLECTION.schemes[chosen.scheme])


def lay_ambitions(game: Table, scheme: SchemeSetup) -> None:
    """Where a player is the Mastermind one lies in the row from the start. The others are a deck, from which a Scheme
    may take some."""
    if not game.state.plotting and not scheme.ambitions_in_villain_deck:
        return
    for card in COLLECTION.ambitions:
        if not card.fact("stays"):
            put(game, card, AMBITION_DECK)
        elif game.state.plotting:
            game.show(put(game, card, AMBITION_ROW))


def lay_horrors(game: Table, plan: Plan) -> None:
    """Those that were chosen are there from the start; the others are a stack, where anything may take one from it."""
    for name in plan.horrors:
        game.show(put(game, COLLECTION.horrors[name], HORRORS))
    for name, card in COLLECTION.horrors.items() if plan.horror_stack else ():
        if name not in plan.horrors:
            put(game, card, HORROR_DECK)


def lay_mastermind(game: Table, boss: MastermindSet, place: ZoneKind = MASTERMIND_SPACE, *, epic: bool = False) -> int:
    """A Mastermind with its Tactics, which nobody can confuse with those of another. One that adapts is itself the
    first of them; another may have its Epic side up."""
    (card,) = put(game, boss.side(epic), place)
    game.show((card,))
    below = [one for one in boss.tactics if one is not boss.card]
    for tactic in put_all(game, below, TACTICS, TACTIC_POOLS + card):
        bind(game, tactic, card, TACTIC)
    return card


def lay_scheme(game: Table, scheme: SchemeSetup) -> int:
    """A Scheme with the Twists that it has from the start."""
    (card,) = put(game, scheme.card, SCHEME_SPACE)
    twists = put(game, COLLECTION.basic(A_TWIST[game.state.side]), BESIDE_SCHEME, scheme.twists_beside)
    game.show((card, *twists))
    for twist in twists:
        bind(game, twist, card, BESIDE_ONE)
    lay_beside(game, scheme)
    game.state.scheme_uses = int(bool(abilities(scheme.card, SchemeUse)))
    if scheme.betrayal:
        lay_betrayal_deck(game)
    return card


def lay_betrayal_deck(game: Table) -> None:
    """Bindings from their stack, and a Twist."""
    state = game.state
    for card in state.zones[BINDINGS.first][-BINDINGS_EACH * state.seats :]:
        game.move(card, BETRAYAL_DECK.first)
        state.put("pool", card, stack_pool(BETRAYAL_DECK))
    put(game, COLLECTION.basic(A_TWIST[state.side]), BETRAYAL_DECK)


def some_henchmen(group: str, number: int) -> list[Card]:
    """Of a group whose cards are alike; of another one chance says which (`draw_henchmen`)."""
    cards = COLLECTION.henchmen[group].cards
    return list(cards) * number if len(cards) == 1 else []


def few_henchmen(chosen: Chosen, group: str, solo: str) -> bool:
    """Alone, a group that no Scheme asks for is only a few cards."""
    return bool(solo) and group not in COLLECTION.schemes[chosen.scheme].required_henchmen


def draw_henchmen(game: Table, chosen: Chosen) -> None:
    """Where not all cards of a group are used and they differ, those that are come by chance."""
    intruders = COLLECTION.schemes[chosen.scheme].henchmen_in_hero_deck
    alone = [group for group in chosen.henchmen if few_henchmen(chosen, group, game.state.solo)]
    uses = [(group, SOLO_HENCHMEN, VILLAIN_DECK, VILLAIN_POOL) for group in alone]
    uses += [(group, intruders, HERO_DECK, HERO_POOL) for group in chosen.in_hero_deck]
    for group, number, deck, pool in uses:
        cards = COLLECTION.henchmen[group].all_cards
        if len(set(cards)) > 1:
            dice.shuffle(game.state, cards)
            put_all(game, cards[:number], deck, pool)


def among_heroes(chosen: Chosen) -> tuple[str, ...]:
    """The Heroes of the Hero Deck: the last ones that were chosen may be among the Villains."""
    return chosen.heroes[: len(chosen.heroes) - COLLECTION.schemes[chosen.scheme].extra_heroes]


def cards_of(heroes: Sequence[str]) -> list[Card]:
    return [card for hero in heroes for card in COLLECTION.heroes[hero].cards for _ in range(card.copies)]


def lay_hero_deck(game: Table, chosen: Chosen) -> None:
    cards = [card for hero in chosen.heroes for card in COLLECTION.heroes[hero].cards]
    if game.state.seats > 1 and any(can_be_lent(abilities(card, FromHand)) for card in cards):
        game.state.borrowable = 1
    put_all(game, cards_of(among_heroes(chosen)), HERO_DECK, HERO_POOL)
    intruders = COLLECTION.schemes[chosen.scheme].henchmen_in_hero_deck
    for group in chosen.in_hero_deck:
        put_all(game, some_henchmen(group, intruders), HERO_DECK, HERO_POOL)
        game.state.enemies_elsewhere = 1
    for card in [card for hero in chosen.heroes for card in COLLECTION.heroes[hero].second]:
        game.show(put(game, card, TRANSFORMED, card.copies))


def lay_villain_deck(game: Table, chosen: Chosen) -> None:
    scheme = COLLECTION.schemes[chosen.scheme]
    state = game.state
    more_twists = challenges.total(state.challenges, "twists")
    cards = [COLLECTION.basic(A_TWIST[state.side])] * (scheme.twists[chosen.players] + more_twists)
    cards += [COLLECTION.basic(A_STRIKE[state.side])] * (SOLO_STRIKES if state.solo == "basic" else STRIKES)
    for group in chosen.villains:
        beside = COLLECTION.schemes[chosen.scheme].beside.villain
        cards += [card for card in COLLECTION.villains[group].cards if card.id != beside for _ in range(card.copies)]
    for group in chosen.henchmen:
        alone = few_henchmen(chosen, group, state.solo)
        cards += some_henchmen(group, SOLO_HENCHMEN) if alone else COLLECTION.henchmen[group].all_cards
    cards += cards_of(chosen.heroes[len(among_heroes(chosen)) :])
    put_all(game, cards, VILLAIN_DECK, VILLAIN_POOL)
    if scheme.tactics_in_villain_deck:
        scattering.scatter(game)
    bystanders = sizes(chosen.players, scheme, chosen.players - state.plotting).bystanders
    into_villain_deck(game, state.zones[BYSTANDERS.first][-bystanders:] if bystanders else [])


def into_villain_deck(game: Table, cards: list[int]) -> None:
    for card in cards:
        game.move(card, VILLAIN_DECK.first)
    game.state.put_all("pool", [(card, VILLAIN_POOL) for card in cards])


def lay_player_decks(game: Table, plan: Plan) -> None:
    """A player who is helped has better cards from their stack instead of some that make Recruit."""
    state = game.state
    for seat, kind in enumerate(plan.starting_decks):
        deck = starting_decks.STARTING_DECKS[kind]
        helpers = plan.helped[seat] if seat < len(plan.helped) else 0
        for name, copies in ((deck.recruits, RECRUITS - helpers), (deck.fighters, FIGHTERS)):
            state.new_cards([COLLECTION.basic(name)] * copies, seat, DECK.first + seat, pool=seat)
        take(game, OFFICERS if kind == "shield" else MADAME_HYDRA, helpers, seat, DECK)
        take(game, WOUNDS, challenges.total(state.challenges, "wounds"), seat, DISCARD)
        for boss in masterminds(game):
            take(game, WOUNDS, sum([one.number for one in having(game, boss, WoundsInDecks)]), seat, DECK)
        take(game, BINDINGS, challenges.total(state.challenges, "bindings"), seat, DISCARD)


def take(game: Table, stack: ZoneKind, number: int, seat: int, place: ZoneKind) -> None:
    """So many cards of a stack, as far as there are any, come among those of a player."""
    for card in game.state.zones[stack.first][-number:] if number else []:
        give(game, card, seat, place.first + seat)


def draw_hands(game: Table) -> None:
    for seat in range(game.state.seats):
        draw_from_top(game, seat, challenges.hand_size(game))
