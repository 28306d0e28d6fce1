"""Playing a card as a copy of another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.legendary.chapters import playing
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.drawing import top_of_deck
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_PLAY
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.names import asking, names_of
from longbox.games.legendary.table.players import in_turn_order
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table

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
            if not is_copier(play.definition) and playing.payable(game, scope, play.definition):
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
    """Each player discards the top card of their deck; you play copies of those cards, in the order you like.

    The frame's data: how many players have discarded, and the cards still to be copied.
    """

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which copy is played next?"))

    def label(self, game: Table, option: Option) -> str:
        return said("Copy {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return COPY

    def step(self, game: Table, frame: Frame) -> None:
        seats = in_turn_order(game)
        done, cards = frame.data or (0, ())
        if done == len(seats):
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
        frame.data = (done, tuple(card for card in cards if card != option.card))
        playing.play_as(game, frame.scope, game.state.definition[option.card])

    def words(self, say: Say) -> str:
        return say.phrase(
            "all players discard the top card of their decks, and you play copies of those cards in any order"
        )


def play_as_copy(icon: str) -> PlayAsCopy:
    return PlayAsCopy(icon)


def copy_tops() -> CopyTops:
    return CopyTops()
