"""Setting up: who goes first, where the main characters stand, opening hands (rulebook: Setting Up the Game)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from longbox.engine import dice
from longbox.engine.cards import Card, Library
from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.dice import Seed
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.game import Game
from longbox.engine.language import said
from longbox.engine.rules import Rules
from longbox.engine.setup import Problem
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.behind_the_camera import lay_out_behind_the_camera
from longbox.games.vs.chapters.combat import next_player
from longbox.games.vs.chapters.deck_lists import cards_of, chosen, find_main
from longbox.games.vs.chapters.facehuggers import lay_out_pile
from longbox.games.vs.chapters.facility import lay_out_facility
from longbox.games.vs.chapters.hands_and_decks import DRAW_CARDS, draw, shuffle
from longbox.games.vs.chapters.modes import TWO_HEADED, seat_players
from longbox.games.vs.chapters.rows import row_facts
from longbox.games.vs.chapters.side_deck import lay_out_side_deck, named_in, side_deck
from longbox.games.vs.chapters.turn import TURNS
from longbox.games.vs.chapters.turn_player import pass_turn
from longbox.games.vs.table.characters import in_a_row, leaders_of, rows_of
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.names import name, player_label, row_choice_label
from longbox.games.vs.table.players import side_facts
from longbox.games.vs.table.state import Vs, VsState
from longbox.games.vs.table.zones import ASIDE, DECK, HAND

OPENING_HAND: Final = 7

FIRST: Final = Option("go first")
SECOND: Final = Option("go second")


class Plan(NamedTuple):
    """A set-up in full, the decks as lists of (copies, name): equal ones give equal tables."""

    mains: tuple[str, ...]
    decks: tuple[tuple[tuple[int, str], ...], ...]
    side_decks: tuple[tuple[str, ...], ...]
    mode: str
    edition: str
    open_hands: bool
    recruit_for_teammate: bool


def deal(rules: Rules, setup: dict[str, Any], seed: Seed) -> Vs:
    """The table as it is before the first choice."""
    decks = [chosen(one) for one in setup["decks"]]
    plan = Plan(
        tuple(setup["mains"] or [deck.headings["main"] for deck in decks]),
        tuple(deck.cards for deck in decks),
        tuple(tuple(named_in(deck)) for deck in decks),
        setup["mode"],
        setup["rules"],
        setup["open_hands"],
        setup["recruit_for_teammate"],
    )
    game: Vs = lay_table(rules, plan).clone()
    dice.begin(game.state, seed)
    return game


@lru_cache(maxsize=64)
def lay_table(rules: Rules, plan: Plan) -> Vs:
    """The table before anything is shuffled. Simulations deal one set-up over and over: each is laid out once."""
    library = rules.library
    state: VsState = rules.new_state(len(plan.decks))  # type: ignore[assignment]
    state.open_hands = int(plan.open_hands)
    state.recruit_for_teammate = int(plan.recruit_for_teammate)
    state.edition = plan.edition
    seat_players(state, plan.mode)
    game: Vs = Game(rules, state)
    for seat, (leader, deck, side) in enumerate(zip(plan.mains, plan.decks, plan.side_decks, strict=True)):
        main = find_main(library, leader)
        assert main is not None, f"no main character {leader!r}: the set-up was not checked"
        lay_out(game, seat, main, cards_of(library, deck))
        lay_out_side_deck(game, seat, side_deck(library, side))
    game.index()
    game.push(WHOLE_GAME, Scope(-1))
    return game


def lay_out(game: Vs, seat: int, main: Card, cards: list[Card]) -> None:
    """A player's main character and deck are brought to the table."""
    state = game.state
    card = state.new_card(main, seat, ASIDE.at(seat), pool=100 + seat)
    state.mains[card] = seat
    state.known[card] = -1
    state.new_cards(cards, seat, DECK.at(seat), pool=seat)
    lay_out_facility(game, seat, main)
    lay_out_pile(game, seat, cards)
    lay_out_behind_the_camera(game, seat, cards)


def namesake_problems(library: Library, mode: str, mains: list[str]) -> list[Problem]:
    """Two heads can't begin with main characters of one name: their side is one side."""
    if mode != TWO_HEADED:
        return []
    found = []
    for one, other in (mains[:2], mains[2:]):
        first, second = find_main(library, one), find_main(library, other)
        if first and second and not first.facts["names"].isdisjoint(second.facts["names"]):
            text = said("teammates who share a side can't both have {main}", main=one)
            found.append(Problem("VS-TWOHEADED-10", text, said("Give them main characters of different names.")))
    return found


def apply_first(game: Vs, event: Event) -> None:
    game.state.first = game.state.active = event.seat


@dataclass(frozen=True, eq=False)
class WhoGoesFirst(Question):
    """Whom chance picks is first or second as they like, with whoever shares their turns; or names anybody."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        sides = sorted(set(game.state.home))
        if len(sides) > 2 and edition(game).anybody_goes_first:
            return Decision(frame.scope.you, [Option("player", amount=seat) for seat in sides], about=self)
        return Decision(frame.scope.you, [FIRST, SECOND], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        state = game.state
        state.frames.pop()
        side = state.home[frame.scope.you]
        begins = {FIRST.verb: side, SECOND.verb: (side - 1) % state.seats, "player": option.amount}
        game.take_place(Event(GO_FIRST, seat=state.home[begins[option.verb]]))

    def prompt(self, game: Vs, decision: Decision) -> str:
        if decision.options[0].verb == "player":
            return said("Chance has picked you: who takes the first turn?")
        return said("Chance has picked you: go first or second?")

    def label(self, game: Vs, option: Option) -> str:
        if option.verb == "player":
            return player_label(game, option)
        return said("Go first") if option is FIRST else said("Go second")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return FIRST_PLAYER


@dataclass(frozen=True, eq=False)
class PlaceMain(Question):
    """Put each main character into the front or the back row."""

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        aside = [main for main in leaders_of(game, seat) if not in_a_row(game, main)]
        if game.state.out[seat] or not aside:
            return None
        return Decision(seat, [Option("place", (aside[0],), amount=row) for row in (0, 1)], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        game.happen(Event(PLACE, seat=seat, card=option.card, amount=rows_of(game, seat)[option.amount]))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Where does {card}, your main character, stand?", card=name(game, decision.options[0].card))

    def label(self, game: Vs, option: Option) -> str:
        return row_choice_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return PLACE_MAIN_TOPIC


@dataclass(frozen=True, eq=False)
class Mulligan(Question):
    """Keep the opening hand, or shuffle all of it in and draw anew, once."""

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        if game.state.out[frame.scope.you]:
            return None
        return Decision(frame.scope.you, [NO, YES], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option is YES:
            game.happen(Event(MULLIGAN, seat=frame.scope.you))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Keep this hand, or shuffle it into your deck and draw seven new cards?")

    def label(self, game: Vs, option: Option) -> str:
        return said("New hand") if option is YES else said("Keep")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return MULLIGAN_TOPIC


FIRST_PLAYER: Final = Topic("first-player")
PLACE_MAIN_TOPIC: Final = Topic("place-main")
MULLIGAN_TOPIC: Final = Topic("mulligan")
GO_FIRST: Final = EventKind("go first", apply_first, facts=side_facts)
WHO_GOES_FIRST: Final = WhoGoesFirst()
PLACE_MAIN: Final = PlaceMain()
ASK_MULLIGAN: Final = Mulligan()


def apply_place(game: Vs, event: Event) -> None:
    game.move(event.card, event.amount)


def apply_mulligan(game: Vs, event: Event) -> None:
    seat = event.seat
    for card in list(game.state.zones[HAND.at(seat)]):
        game.move(card, DECK.at(seat))
    game.shuffle(DECK.at(seat))


def draw_anew(game: Vs, event: Event) -> None:
    draw(game, event.seat, OPENING_HAND)


PLACE: Final = EventKind("place the main character", apply_place, facts=row_facts)
MULLIGAN: Final = EventKind("mulligan", apply_mulligan, then=draw_anew)


def pick_a_player(game: Vs, scope: Scope) -> None:
    game.push(WHO_GOES_FIRST, Scope(dice.below(game.state, game.state.seats)))


def in_turn_order(game: Vs, question: Question) -> None:
    """Ask every player, the first one first: what is asked first lies on top."""
    state = game.state
    for step in reversed(range(state.seats)):
        game.push(question, Scope((state.first + step) % state.seats))


def place_mains(game: Vs, scope: Scope) -> None:
    in_turn_order(game, PLACE_MAIN)


def deal_hands(game: Vs, scope: Scope) -> None:
    for seat in range(game.state.seats):
        shuffle(game, DECK.at(seat))
        game.take_place(Event(DRAW_CARDS, seat=seat, amount=OPENING_HAND))


def mulligans(game: Vs, scope: Scope) -> None:
    in_turn_order(game, ASK_MULLIGAN)


def start_turns(game: Vs, scope: Scope) -> None:
    """Whoever was to begin may have given up: then the next one does."""
    state = game.state
    if state.out[state.active]:
        pass_turn(game, next_player(game, state.active))
    game.push(TURNS, scope)


WHOLE_GAME: Final = Steps(pick_a_player, place_mains, deal_hands, mulligans, start_turns)
