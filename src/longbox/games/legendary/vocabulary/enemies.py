"""Questions about the city and the HQ: where a Villain moves, who gains which Hero."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.decision import PASS, Decision, Group, Option, Question
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import Steps, do
from longbox.engine.effects.moving import THOSE, reveal, top
from longbox.engine.effects.nouns import Noun, distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message, said
from longbox.engine.slots import IT
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters import fighting
from longbox.games.legendary.chapters.city import COME_BACK, ambush
from longbox.games.legendary.chapters.gaining import follow_the_gained, give
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import USUAL_SIZE, empty_spaces, neighbours, spaces, stands, zone_of
from longbox.games.legendary.table.enemies import space_of
from longbox.games.legendary.table.kinds import SPACES, THE_SPACES
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.places import THE_HERO_DECK

MOVE_VILLAIN: Final = Topic("move-villain")
GIVE_HEROES_TOPIC: Final = Topic("give-heroes")


@dataclass(frozen=True, eq=False)
class MoveVillain(Question):
    """Put a Villain into another space; whoever stands there takes its old one. Nobody is pushed."""

    adjacent: bool = False

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Where does {card} move?", card=names_of(game, decision.options[0])))

    def label(self, game: Table, option: Option) -> str:
        space = tongue(game).told(THE_SPACES[option.amount])
        return said("Move {card} to {space}", card=names_of(game, option), space=space)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return MOVE_VILLAIN

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        villain = frame.scope[IT]
        if not villain:
            return None
        here = space_of(game, villain[0])
        there = neighbours(game, here) if self.adjacent else spaces(game)
        options = [Option("space", villain, amount=space) for space in there if space != here]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.happen(Event(MOVE, card=option.card, amount=option.amount, seat=frame.scope.you))

    def words(self, say: Say) -> str:
        space = say.phrase("an adjacent space" if self.adjacent else "another space")
        return say.phrase("move it to {space} (trading places with {a Villain} there)", space=space)


@dataclass(frozen=True, eq=False)
class IntoEmptySpace(Question):
    """A Villain from your Victory Pile goes into an empty space of the city, as you choose both; nobody is pushed."""

    noun: Noun

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Which {Villain} goes where?"))

    def label(self, game: Table, option: Option) -> str:
        space = tongue(game).told(THE_SPACES[option.amount])
        return said("Put {card} into {space}", card=names_of(game, option), space=space)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return MOVE_VILLAIN

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        found = distinct(game, self.noun.cards(game, frame.scope))
        options = [Option("space", (card,), amount=space) for card in found for space in empty_spaces(game)]
        return Decision(frame.scope.you, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.push(COMES_INTO, Scope(frame.scope.you, option.card, vars={slots.TO: option.amount}))

    def possible(self, game: Table, scope: Scope) -> bool:
        return bool(self.noun.cards(game, scope) and empty_spaces(game))

    def words(self, say: Say) -> str:
        card = say.article(self.noun.words(say.of_leaving()))
        return say.phrase("{puts} {card} into an empty {city} space", puts=say.does("put"), card=card)


def come_into(game: Table, scope: Scope) -> None:
    game.happen(Event(COME_BACK, card=scope.source, amount=zone_of(scope[slots.TO]), seat=scope.you))


COMES_INTO: Final = Steps(come_into, ambush)
"""The Villain `source` comes into the empty space `to`, and does its Ambush."""


def apply_move(game: Table, event: Event) -> None:
    old = game.state.zone[event.card]
    new = zone_of(event.amount)
    other = list(game.state.zones[new])
    game.move(event.card, new)
    for card in other:
        game.move(card, old)


MOVE: Final = EventKind("move in the city", apply_move)


@dataclass(frozen=True, eq=False)
class GiveHeroes(Question):
    """The active player picks one of some Heroes for each player, out of those that lie there now; all are gained
    together. `means` tells it. The frame's data: the Heroes picked so far, in turn order."""

    noun: Noun
    means: str

    def prompt(self, game: Table, decision: Decision) -> str:
        player = game.rules.player(game, decision.options[0].amount)
        return asking(game, tongue(game).told("Which {Hero} does {player} gain?", player=player))

    def label(self, game: Table, option: Option) -> str:
        player = game.rules.player(game, option.amount)
        return said("{card} for {player}", card=names_of(game, option), player=player)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return GIVE_HEROES_TOPIC

    def among(self, game: Table, frame: Frame) -> list[int]:
        return self.noun.cards(game, frame.scope)

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        picked: tuple[int, ...] = frame.data or ()
        left = [card for card in self.among(game, frame) if card not in picked]
        seats = in_turn_order(game)
        if not left or len(picked) == len(seats):
            return None
        options = [Option("give", (card,), amount=seats[len(picked)]) for card in left]
        group = Group(game.state.choices - len(picked), "give", picked, len(seats), len(seats))
        return Decision(frame.scope.you, options, about=self, group=group)

    def step(self, game: Table, frame: Frame) -> None:
        if self.ask(game, frame) is not None:
            super().step(game, frame)
            return
        game.state.frames.pop()
        if frame.data:
            game.happen(Event(GIVE_HEROES, seat=frame.scope.you, cards=frame.data, source=frame.scope.source))

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        frame.data = (*(frame.data or ()), *option.cards)

    def words(self, say: Say) -> str:
        return say.phrase(self.means)


def apply_give_heroes(game: Table, event: Event) -> None:
    for seat, card in zip(in_turn_order(game), event.cards, strict=False):
        give(game, card, seat, DISCARD.first + seat)


GIVE_HEROES: Final = EventKind("give heroes", apply_give_heroes, then=follow_the_gained)


@dataclass(frozen=True, eq=False)
class FightNow(Question):
    """An enemy may be fought on the spot, wherever it lies."""

    whom: Noun

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Fight {card}?", card=names_of(game, decision.options[0])))

    def label(self, game: Table, option: Option) -> str:
        return said("No") if option is PASS else fighting.fight_label(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return FIGHT_NOW

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        if not fighting.FIGHTING.open_now(game, seat):
            return None
        options = [
            Option("fight", (card,), amount=way)
            for card in self.whom.cards(game, frame.scope)
            for way in fighting.open_ways(game, seat, card)
        ]
        return Decision(seat, [*options, PASS], about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        if option.verb == "fight":
            game.push(fighting.FIGHTS, Scope(frame.scope.you, option.card, vars={slots.WAY: option.amount}))

    def words(self, say: Say) -> str:
        return say.phrase("{you} may fight {card}", card=self.whom)


FIGHT_NOW: Final = Topic("fight-now", window="Fighting an enemy where it lies")


def may_fight(whom: Noun) -> FightNow:
    return FightNow(whom)


def swap_into(space: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Whoever is there takes its place; nobody is pushed."""
    for card in cards:
        if stands(game, space) and space_of(game, card) not in (space, -1):
            game.happen(Event(MOVE, card=card, amount=space, seat=game.state.active))


def trade_places(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The one that speaks, with another Villain."""
    for card in cards:
        if space_of(game, scope.source) >= 0 and space_of(game, card) >= 0:
            game.happen(Event(MOVE, card=scope.source, amount=space_of(game, card), seat=game.state.active))


trades_places: Final = Deed("trade", "places with {whom}", act=trade_places, subject="{this}").to
MOVES_TO: Final = tuple(
    [
        Deed(
            "move",
            f"to the {{{there}}} (trading places with {{a Villain}} there)",
            act=partial(swap_into, space),
            acts=True,
        )
        for space, there in enumerate(SPACES[:USUAL_SIZE])
    ]
)


def moves_to(whom: Noun, space: int) -> Does:
    """Another space; whoever is there takes its place."""
    return MOVES_TO[space].to(whom)


def move_villain(*, adjacent: bool = False) -> MoveVillain:
    return MoveVillain(adjacent)


def give_heroes_from_hq() -> GiveHeroes:
    return GiveHeroes(hero_in_hq, message("choose {a Hero} in the {HQ} for each player; each player {gains} theirs"))


def reveal_for_everybody(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    look = reveal(top(THE_HERO_DECK, game.state.seats))
    look.apply(game, scope)


REVEAL_FOR_EVERYBODY: Final = Deed(
    "{reveal}", "as many cards of the {Hero} Deck as there are players", act=reveal_for_everybody
).done


def give_heroes_from_deck() -> Node:
    """One of as many as there are players, from the top of the Hero Deck."""
    give_out = message("put one of them into each player's discard pile")
    return do(REVEAL_FOR_EVERYBODY(), GiveHeroes(THOSE, give_out))


def put_into_empty_space(noun: Noun) -> IntoEmptySpace:
    return IntoEmptySpace(noun)
