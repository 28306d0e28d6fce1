"""Playing a Hero, or a copy of one."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import performing, points
from longbox.games.legendary.chapters.points import POINTS
from longbox.games.legendary.table.abilities import FromHand, StaysInPlay, ToPlay, abilities
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.state import Play, Table
from longbox.games.legendary.table.zones import ARTIFACTS, HAND, PLAYED


def apply_play(game: Table, event: Event) -> None:
    """A card is played as some definition: a Hero's points come at once, abilities after this."""
    state = game.state
    if state.zone[event.card] == HAND.first + event.seat:
        stays = abilities(state.definition[event.card], StaysInPlay)
        game.move(event.card, (ARTIFACTS if stays else PLAYED).first + event.seat)
    definition: Card = event.notes["definition"]
    play = Play(event.card, definition, event.notes["extra"])
    if definition.actions:
        state.in_use = 1
    place = event.amount
    if place == len(state.plays):
        state.plays.append(play)
    else:
        state.plays[place] = play
    points.get_printed(game, definition, event.card)


PLAY: Final = EventKind("play", apply_play, heard_as=POINTS)


def playable(game: Table, seat: int, hand: list[int]) -> list[int]:
    """Those cards of a hand that can be played now."""
    definition = game.state.definition
    return [card for card in hand if FREE[definition[card]] or can_play(game, seat, card)]


def can_play(game: Table, seat: int, card: int) -> bool:
    """Whether a card in hand is for playing, and its cost of playing can be paid."""
    definition = game.state.definition[card]
    return is_for_playing(definition) and payable(game, Scope(seat, card), definition)


def is_for_playing(definition: Card) -> bool:
    """Heroes and Artifacts are."""
    return definition.kind == HERO or bool(abilities(definition, StaysInPlay))


class Free(dict[Card, bool]):
    """Whether cards can always be played from hand: most can, and every step of a turn asks it of all."""

    def __missing__(self, definition: Card) -> bool:
        free = self[definition] = is_for_playing(definition) and not abilities(definition, ToPlay)
        return free


FREE: Final = Free()


def payable(game: Table, scope: Scope, definition: Card) -> bool:
    return all(cost.condition.holds(game, scope) for cost in abilities(definition, ToPlay))


def uses(game: Table, seat: int, hand: list[int]) -> list[tuple[int, FromHand]]:
    """What cards of a hand can do now instead of being played."""
    state = game.state
    definition = state.definition
    able = [card for card in hand if definition[card].actions]
    if not able and not state.lent:
        return []
    found = {(card, use.verb): use for card in able for use in printed_uses(game, card)}
    for card, lender in state.lent:
        if state.zone[card] == HAND.first + seat:
            found |= {(card, use.verb): use for use in printed_uses(game, lender)}
    return [(card, use) for (card, _), use in found.items() if use.possible(game, Scope(seat, card))]


def printed_uses(game: Table, card: int) -> tuple[FromHand, ...]:
    return abilities(game.state.definition[card], FromHand)


def play_as(
    game: Table, scope: Scope, definition: Card, *, extra: str = "", place: int = -1, again: bool = False
) -> None:
    """Play the scope's card as some definition; `place` names a play of this turn that becomes this one, and `again`
    is a second play of the same card in a row."""
    place = len(game.state.plays) if place < 0 else place
    about = {"play": place, "extra": extra, "again": again, "as": definition}
    game.push(PLAYS, Scope(scope.you, scope.source, vars=about))


def pay_cost(game: Table, scope: Scope) -> None:
    """A copy whose cost of playing can't be paid is not played."""
    costs = abilities(scope["as"], ToPlay)
    if costs and not payable(game, scope, scope["as"]):
        scope["as"] = None
        return
    for cost in costs:
        cost.effect.enter(game, scope)


def take_points(game: Table, scope: Scope) -> None:
    definition = scope["as"]
    if definition is not None:
        notes = {"definition": definition, "extra": scope["extra"]}
        game.happen(Event(PLAY, seat=scope.you, card=scope.source, amount=scope["play"], notes=notes))


def use_abilities(game: Table, scope: Scope) -> None:
    if scope["as"] is not None:
        performing.WHEN_PLAYED.of(game, scope, scope["as"])


PLAYS: Final = Steps(pay_cost, take_points, use_abilities)
"""The card `source` is played: its cost, its points, its abilities in printed order."""
