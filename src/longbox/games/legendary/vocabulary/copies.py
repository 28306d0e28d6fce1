"""Playing a card as a copy of another."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.choosing import the
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Cards
from longbox.engine.effects.places import Among
from longbox.engine.effects.players import Players
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import message, said
from longbox.engine.modifiers import SET
from longbox.engine.topics import Topic
from longbox.engine.words import Say, sentence
from longbox.games.legendary.chapters import playing
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.dividing import payable
from longbox.games.legendary.chapters.drawing import top_of_deck
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_PLAY, AfterPlay, instances
from longbox.games.legendary.table.board import hero_decks
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.players import EACH_PLAYER
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import THIS_TURN
from longbox.games.legendary.table.zones import DISCARD, HQ
from longbox.games.legendary.vocabulary.deeds import put_under_hero_deck

COPY: Final = Topic("copy")


@dataclass(frozen=True, eq=False)
class PlayAsCopy(Question):
    """This play becomes a copy of an earlier one, with a class of its own besides."""

    extra: str

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Which {Hero} is copied?"))

    def label(self, game: Table, option: Option) -> str:
        return said("Copy {card}", card=game.state.plays[option.amount].definition.name)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return COPY

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        originals = self.originals(game, frame.scope)
        if not originals:
            return None
        return Decision(frame.scope.you, [Option("copy play", amount=place) for place in originals], about=self)

    def originals(self, game: Table, scope: Scope) -> list[int]:
        """Where one play of each definition stands; a copier that copied nothing is no more than this card itself."""
        found: dict[Card, int] = {}
        for place, play in enumerate(game.state.plays[: scope[slots.PLAY]]):
            if not is_copier(play.definition) and payable(game, scope, play.definition):
                found.setdefault(play.definition, place)
        return list(found.values())

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        definition = game.state.plays[option.amount].definition
        playing.play_as(game, scope, definition, extra=self.extra, place=scope[slots.PLAY])

    def words(self, say: Say) -> str:
        return say.phrase(
            "play {this} as a copy of another {Hero} you played this turn; it is {icon} as well",
            icon=say.term(self.extra),
        )


def is_copier(definition: Card) -> bool:
    return any(isinstance(power.effect, PlayAsCopy) for power in definition.at(ON_PLAY))


@dataclass(frozen=True, eq=False)
class CopyTops(Question):
    """Some players discard the top card of their decks; you play copies of those cards, in the order you like, or of
    `one` of them. An enemy that lets you do so lends the copy no card.

    The frame's data: how many players have discarded, and the cards still to be copied.
    """

    players: Players
    one: bool = False

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which card do you play a copy of?" if self.one else "Which copy is played next?"))

    def label(self, game: Table, option: Option) -> str:
        return said("Copy {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return COPY

    def step(self, game: Table, frame: Frame) -> None:
        seats = self.players.seats(game, frame.scope)
        done, cards = frame.data or (0, ())
        if done == len(seats):
            frame.data = (done, cards)
            super().step(game, frame)
            return
        card = top_of_deck(game, seats[done])
        frame.data = (done + 1, cards if card < 0 else (*cards, card))
        if card >= 0:
            game.happen(
                Event(DISCARDS, seat=seats[done], cards=(card,), source=frame.scope.source, manner="effect")
            )  # fmt: skip

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        heroes = [card for card in frame.data[1] if game.state.definition[card].kind == HERO]
        if not heroes:
            return None
        return Decision(frame.scope.you, [Option("copy", (card,)) for card in heroes], kind="order", about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        done, cards = frame.data
        frame.data = (done, () if self.one else tuple(card for card in cards if card != option.card))
        scope = frame.scope
        definition = game.state.definition
        if definition[scope.source].kind == HERO:
            playing.play_as(game, scope, definition[option.card])
        else:
            playing.play_as(game, Scope(scope.you, option.card), definition[option.card], bodiless=True)

    def words(self, say: Say) -> str:
        if self.one:
            return say.phrase(
                "{players} discards the top card of their deck, and you play a copy of one of those {Heroes}",
                players=self.players,
            )
        return say.phrase(
            "all players discard the top card of their decks, and you play copies of those cards in any order"
        )


@dataclass(frozen=True, eq=False)
class CopyNoted(AfterPlay):
    """Once this turn, play a copy of the card that was noted when this was played, of the Hero Deck or discarded."""

    effect: Node = field()
    verb = "copy"
    elsewhere = message("only a card that you have played this turn lets you copy another")
    unable = message("there is nothing left to copy")
    played_rule = "LG-CARD-89"
    rule = "LG-CARD-89"

    def possible(self, game: Table, scope: Scope) -> bool:
        noted = NOTED_CARD.cards(game, scope)
        if not noted or game.uses(scope.source, copying(game, scope), "turn"):
            return False
        if game.state.definition[noted[0]].kind != HERO:
            return False
        return payable(game, scope, game.state.definition[noted[0]])

    def words(self, say: Say) -> str:
        return sentence(say.phrase("once this turn, you may {effect}", effect=self.effect))


def copying(game: Table, scope: Scope) -> Instance:
    """The ability to copy as the play has it; each card counts its own uses."""
    definition = game.state.plays[scope[slots.PLAY]].definition
    return next(one for one in instances(game, scope.source, definition) if isinstance(one.power, CopyNoted))


def noted_by(game: Table, scope: Scope) -> list[int]:
    """As long as it has not gone farther than from the Hero Deck into the HQ, or lies where it was discarded."""
    found: list[int] = []
    discarded = False
    for change in game.state.modifiers.get(NOTED, ()):
        if change.source == scope.source:
            found = [card for card, _ in change.bound]
            discarded = change.amount == DISCARDED
    zone = game.state.zone
    if discarded:
        return [card for card in found if DISCARD.holds(zone[card])]
    return [card for card in found if zone[card] in hero_decks(game) or HQ.holds(zone[card])]


def note(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Whether it lay in a discard pile is remembered with it."""
    kind = DISCARDED if cards and DISCARD.holds(game.state.zone[cards[0]]) else 1
    game.modify(NOTED, SET, kind, cards, THIS_TURN, source=scope.source, follows=True)


def play_its_copy(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Its place is among the plays of the turn, after what has been played so far."""
    game.mark_used(scope.source, copying(game, scope), "turn")
    playing.play_as(game, Scope(scope.you, scope.source), game.state.definition[cards[0]])


def copy_the_effects(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Nothing is played: no cost is paid, and no later superpower sees it."""
    for card in cards:
        playing.do_as_if_played(game, scope, card)


copy_effects: Final = Deed("copy", "the effects of {whom}, with its {Recruit} and {Attack}", act=copy_the_effects).to
NOTED: Final = "noted"
"""What a card has that may be copied later in the turn."""
DISCARDED: Final = 2
"""What is noted of a card that was discarded."""
NOTED_CARD: Final = the(Cards("noted card", Among(noted_by)))
note_it: Final = Deed("note", act=note).to
PLAY_ITS_COPY: Final = Deed("play", "a copy of {whom}", act=play_its_copy).to


def copy_noted() -> CopyNoted:
    """It goes under the Hero Deck first: nothing in the copy meets it on top."""
    return CopyNoted(do(put_under_hero_deck(NOTED_CARD), PLAY_ITS_COPY(NOTED_CARD)))


def copy_discarded() -> CopyNoted:
    """It stays where it was discarded."""
    return CopyNoted(PLAY_ITS_COPY(NOTED_CARD))


def play_as_copy(icon: str) -> PlayAsCopy:
    return PlayAsCopy(icon)


def copy_tops(players: Players = EACH_PLAYER, *, one: bool = False) -> CopyTops:
    return CopyTops(players, one)
