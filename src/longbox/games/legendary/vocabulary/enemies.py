"""What effects do with enemies and the Villain Deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Group, Option, Question
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.amounts import Number, count, measured
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.slots import IT
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters import city, defeating, villain_deck
from longbox.games.legendary.chapters.bystanders import CAPTURE, rescue
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.board import neighbours, stands, zone_of
from longbox.games.legendary.table.enemies import masterminds, space_of
from longbox.games.legendary.table.kinds import BYSTANDER, SHIELD, SPACES
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD
from longbox.games.legendary.vocabulary.nouns import in_ko_pile


@dataclass(frozen=True, eq=False)
class PlayVillainCards(Node):
    """Cards of the Villain Deck are played, each completely before the next."""

    number: int = 1

    def step(self, game: Table, frame: Frame) -> None:
        if frame.at == self.number:
            game.state.frames.pop()
            return
        frame.at += 1
        game.push(villain_deck.PLAY_VILLAIN_CARD, Scope(game.state.active))

    def words(self, say: Say) -> str:
        cards = "the next card" if self.number == 1 else f"the next {self.number} cards"
        return f"play {cards} of the Villain Deck"


@dataclass(frozen=True, eq=False)
class DefeatFree(Verb):
    """Defeat an enemy by an effect: neither its price nor its conditions count."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            game.push(defeating.DEFEATS, Scope(scope.you, card))

    def words(self, say: Say) -> str:
        return f"defeat, for free, {self.what.words(say)}"


def has_bystander(game: Table, scope: Scope, card: int) -> bool:
    definition = game.state.definition
    return any(definition[held].kind == BYSTANDER for held in game.on(card)) and can_lose(game, card)


def can_lose(game: Table, card: int) -> bool:
    """A Mastermind can be defeated as long as there is something of it to take."""
    return card not in masterminds(game) or defeating.mastermind_stands(game)


def is_outnumbered(game: Table, scope: Scope, card: int) -> bool:
    """Whether an enemy that can lose has less Attack than there are S.H.I.E.L.D. Heroes in the KO pile."""
    return game.value(card, "attack") < len(in_ko_pile(SHIELD).cards(game, scope)) and can_lose(game, card)


HOLDING_A_BYSTANDER: Final = Is("that holds a Bystander", has_bystander, BEHIND, phrases.THAT)
OUTNUMBERED_BY_FALLEN_AGENTS: Final = Is(
    "with less Attack than there are S.H.I.E.L.D. Heroes in the KO pile", is_outnumbered, BEHIND, phrases.THAT
)


@dataclass(frozen=True, eq=False)
class Captures(Verb):
    """An enemy takes Bystanders from their stack."""

    who: Noun
    number: Number = 1

    def apply(self, game: Table, scope: Scope) -> None:
        number = count(game, scope, self.number)
        for card in self.who.cards(game, scope):
            game.happen(Event(CAPTURE, card=card, amount=number, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{self.who.words(say)} captures {measured(self.number, 'Bystander', 'Bystanders', say)}"


@dataclass(frozen=True, eq=False)
class TakesHero(Verb):
    """This Villain takes a Hero from the HQ."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        cards = tuple(self.what.cards(game, scope))
        if cards:
            game.happen(Event(CAPTURE, card=scope.source, cards=cards, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return f"put {self.what.words(say)} under {say.this}"


@dataclass(frozen=True, eq=False)
class PushOn(Verb):
    """Whoever stands in one space moves to another, pushing anybody there out of the city."""

    space: int
    to: int

    def apply(self, game: Table, scope: Scope) -> None:
        for card in game.state.zones[zone_of(self.space)] if stands(game, self.to) else ():
            game.push(city.MOVES_ON, Scope(game.state.active, card, vars={slots.TO: self.to}))

    def words(self, say: Say) -> str:
        here, there = SPACES[self.space], SPACES[self.to]
        return f"a Villain in the {here} moves to the {there}, and one that is there escapes"


MOVE_VILLAIN: Final = Topic("move-villain")
GIVE_HEROES_TOPIC: Final = Topic("give-heroes")


@dataclass(frozen=True, eq=False)
class MoveVillain(Question):
    """Put a Villain into another space; whoever stands there takes its old one. Nobody is pushed."""

    adjacent: bool = False

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, f"Where does {names_of(game, decision.options[0])} move?")

    def label(self, game: Table, option: Option) -> str:
        return f"Move {names_of(game, option)} to the {SPACES[option.amount]}"

    def topic(self, game: Table, decision: Decision) -> Topic:
        return MOVE_VILLAIN

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        villain = frame.scope[IT]
        if not villain:
            return None
        here = space_of(game, villain[0])
        there = neighbours(game, here) if self.adjacent else game.state.city
        spaces = [Option("space", villain, amount=space) for space in there if space != here]
        return Decision(frame.scope.you, spaces, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.happen(Event(MOVE, card=option.card, amount=option.amount, seat=frame.scope.you))

    def words(self, say: Say) -> str:
        space = "an adjacent space" if self.adjacent else "another space"
        return f"move it to {space} (trading places with a Villain there)"


def apply_move(game: Table, event: Event) -> None:
    old = game.state.zone[event.card]
    new = zone_of(event.amount)
    other = list(game.state.zones[new])
    game.move(event.card, new)
    for card in other:
        game.move(card, old)


def apply_free(game: Table, event: Event) -> None:
    """Bystanders that `card` holds come to the Victory Pile of a player."""
    held = game.on(event.card)
    event.cards = tuple(card for card in held if game.state.definition[card].kind == BYSTANDER)
    rescue(game, event.seat, event.cards)


MOVE: Final = EventKind("move in the city", apply_move)
FREE: Final = EventKind("free", apply_free)


@dataclass(frozen=True, eq=False)
class RescueHeld(Verb):
    """Rescue all Bystanders that an enemy holds."""

    who: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        for card in self.who.cards(game, scope):
            if has_bystander(game, scope, card):
                game.happen(Event(FREE, card=card, seat=scope.you, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{say.does('rescue')} the Bystanders {self.who.words(say)} holds"


@dataclass(frozen=True, eq=False)
class EnterCity(Verb):
    """A card enters the city as a Villain, pushing others."""

    what: Noun

    def apply(self, game: Table, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            game.push(city.ENTERS, Scope(game.state.active, card))

    def words(self, say: Say) -> str:
        return f"{self.what.words(say)} enters the city as a Villain"


@dataclass(frozen=True, eq=False)
class GiveHeroesFromHQ(Question):
    """The active player picks a Hero from the HQ for each player, out of those that lie there now; all are gained
    together. The frame's data: the Heroes picked so far, in turn order."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, f"Which Hero does {game.rules.player(game, decision.options[0].amount)} gain?")

    def label(self, game: Table, option: Option) -> str:
        return f"{names_of(game, option)} for {game.rules.player(game, option.amount)}"

    def topic(self, game: Table, decision: Decision) -> Topic:
        return GIVE_HEROES_TOPIC

    def among(self, game: Table, frame: Frame) -> list[int]:
        return hero_in_hq.cards(game, frame.scope)

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
        return "choose a Hero in the HQ for each player; each player gains theirs"


def apply_give_heroes(game: Table, event: Event) -> None:
    for seat, card in zip(in_turn_order(game), event.cards, strict=False):
        give(game, card, seat, DISCARD.first + seat)


GIVE_HEROES: Final = EventKind("give heroes", apply_give_heroes)
