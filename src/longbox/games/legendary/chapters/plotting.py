"""A player as the Mastermind: Ambition cards come into a row, and are played for Attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters import performing
from longbox.games.legendary.chapters.points import free, spend
from longbox.games.legendary.chapters.prices import ATTACK_ONLY, Price
from longbox.games.legendary.table.kinds import ATTACK_POINTS
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.sides import in_terms
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import AMBITION_DECK, AMBITION_DISCARDS, AMBITION_ROW

MOST_IN_ROW: Final = 4


def row(game: Table) -> list[int]:
    return game.state.zones[AMBITION_ROW.first]


def stays(game: Table, card: int) -> bool:
    """The Ambition that lies in the row from the start never leaves it."""
    return bool(game.state.definition[card].fact("stays"))


def price(game: Table, card: int) -> int:
    return game.state.definition[card].stats["attack"]


def apply_reveal(game: Table, event: Event) -> None:
    game.move(event.card, AMBITION_ROW.first)


def apply_drop(game: Table, event: Event) -> None:
    game.move(event.card, AMBITION_DISCARDS.first)


def apply_plot(game: Table, event: Event) -> None:
    spend(game, ATTACK_POINTS, event.amount)


NEW_AMBITION: Final = EventKind("new ambition", apply_reveal)
DROP: Final = EventKind("drop an ambition", apply_drop)
PLOT: Final = EventKind("plot", apply_plot)


def reveal(game: Table, scope: Scope) -> None:
    deck = game.state.zones[AMBITION_DECK.first]
    if deck:
        game.happen(Event(NEW_AMBITION, seat=scope.you, card=deck[-1]))


def make_room(game: Table, scope: Scope) -> None:
    if len(row(game)) > MOST_IN_ROW:
        game.push(WHICH_TO_DROP, scope)


@dataclass(frozen=True, eq=False)
class WhichToDrop(Question):
    """Where there are too many Ambitions, their player chooses one to discard, the new one among them."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return said("Which Ambition do you discard?")

    def label(self, game: Table, option: Option) -> str:
        return said("Discard {card}", card=names_of(game, option))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return AMBITION_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision:
        options = [Option("drop", (card,)) for card in row(game) if not stays(game, card)]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.happen(Event(DROP, seat=frame.scope.you, card=option.card))


AMBITION_TOPIC: Final = Topic("ambition")
WHICH_TO_DROP: Final = WhichToDrop()
AMBITION_COMES: Final = Steps(reveal, make_room)
"""What the player who is the Mastermind does instead of playing a card of the Villain Deck."""


def no_mastermind(game: Table, seat: int, card: int, target: int) -> bool:
    return not game.state.plays_mastermind[seat]


def not_in_row(game: Table, seat: int, card: int, target: int) -> bool:
    return card not in row(game)


def too_dear(game: Table, seat: int, card: int, target: int) -> bool:
    return price(game, card) > free(game, ATTACK_POINTS)


def price_words(game: Table, seat: int, card: int, target: int) -> str:
    have = free(game, ATTACK_POINTS)
    return said("it takes {price} Attack and you have {points}", price=price(game, card), points=have)


def plot_label(game: Table, option: Option) -> str:
    cost = Price(price(game, option.card), ATTACK_ONLY)
    return said("Play the Ambition {card} ({price})", card=names_of(game, option), price=cost)


PLOTTING: Final = PlayerDeed(
    "plot",
    what=(
        Bar("LG-PLAYERMASTER-07", not_in_row, "only Ambitions in the row can be played", last=True),
        Bar(
            "LG-PLAYERMASTER-07",
            no_mastermind,
            in_terms(message("only the player who is the {Mastermind} plays Ambitions")),
            last=True,
        ),
        Bar("LG-PLAYERMASTER-07", too_dear, price_words),
    ),
    label=plot_label,
)


def offered(game: Table, seat: int) -> list[int]:
    """The Ambitions that can be paid for."""
    return [card for card in row(game) if not too_dear(game, seat, card, -1)]


def pay(game: Table, scope: Scope) -> None:
    game.happen(Event(PLOT, seat=scope.you, card=scope.source, amount=price(game, scope.source)))


def carry_out(game: Table, scope: Scope) -> None:
    performing.AMBITION.of(game, Scope(scope.you, scope.source))


def put_away(game: Table, scope: Scope) -> None:
    """Unless it has become something else."""
    if scope.source in row(game) and not stays(game, scope.source):
        game.happen(Event(DROP, seat=scope.you, card=scope.source))


PLOTS: Final = Steps(pay, carry_out, put_away)
"""The Ambition `source` is played."""
