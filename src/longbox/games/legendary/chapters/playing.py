"""Playing a Hero, or a copy of one."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.slots import BODILESS, Slot
from longbox.games.legendary.chapters import performing, points
from longbox.games.legendary.chapters.dividing import choose_side, payable
from longbox.games.legendary.chapters.points import POINTS
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.abilities import (
    ON_EXCESS,
    ON_PLAY,
    FromHand,
    StaysInPlay,
    ToPlay,
    abilities,
    acting,
    having,
)
from longbox.games.legendary.table.cards import COLLECTION, sides
from longbox.games.legendary.table.classes import changed_class
from longbox.games.legendary.table.kinds import BINDING, HERO
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.sides import in_terms, tongue
from longbox.games.legendary.table.state import Play, Table
from longbox.games.legendary.table.timing import in_showdown
from longbox.games.legendary.table.zones import ARTIFACTS, HAND, PLAYED

FORBIDDEN_COST: Final = "forbidden cost"
"""The change by which Heroes of the cost that it is about can't be played."""
RETURNED: Final = "returned"
"""The manner of a play of a card that was set aside on an earlier turn."""


def apply_play(game: Table, event: Event) -> None:
    """A card is played as some definition: a Hero's points come at once, abilities after this. A divided card is the
    side that was chosen as long as it lies there; where both sides are played, it is whole."""
    state = game.state
    definition: Card = event.notes[notes.DEFINITION]
    if state.zone[event.card] == HAND.first + event.seat or event.manner == RETURNED:
        stays = having(game, event.card, StaysInPlay)
        game.move(event.card, (ARTIFACTS if stays else PLAYED).first + event.seat)
        if definition.whole is state.definition[event.card]:
            game.turn_to(event.card, definition)
    elif definition.whole is not None:
        shown = state.definition[event.card]
        if shown.whole is definition.whole and shown is not definition:
            game.turn_to(event.card, definition.whole)
    play = Play(event.card, definition, event.notes[notes.EXTRA], changed_class(game, event.card))
    if definition.actions:
        state.in_use = 1
    if definition.at(ON_EXCESS):
        state.excess = 1
    place = event.amount
    if place == len(state.plays):
        state.plays.append(play)
    else:
        state.plays[place] = play
    points.get_printed(game, definition, event.card)


PLAY: Final = EventKind("play", apply_play, heard_as=POINTS)


def is_for_playing(game: Table, card: int) -> bool:
    """Heroes and Artifacts are."""
    return game.state.definition[card].kind == HERO or bool(having(game, card, StaysInPlay))


def not_in_hand(game: Table, seat: int, card: int, target: int) -> bool:
    return game.state.zone[card] != HAND.first + seat


def is_bindings(game: Table, seat: int, card: int, target: int) -> bool:
    return game.state.definition[card].kind == BINDING


def not_for_playing(game: Table, seat: int, card: int, target: int) -> bool:
    return not is_for_playing(game, card)


def not_payable(game: Table, seat: int, card: int, target: int) -> bool:
    return not payable(game, Scope(seat, card), game.state.definition[card])


def is_forbidden(game: Table, seat: int, card: int, target: int) -> bool:
    """Effects may forbid Heroes of some cost for the turn."""
    definition = game.state.definition[card]
    changes = game.state.modifiers.get(FORBIDDEN_COST, ())
    return definition.kind == HERO and any(change.amount == definition.stats.get("cost", 0) for change in changes)


def play_label(game: Table, option: Option) -> str:
    return said("Play {card}", card=names_of(game, option))


PLAYING: Final = PlayerDeed(
    "play",
    what=(
        Bar("LG-PLAY-01", not_in_hand, "only cards from your hand can be played", last=True),
        Bar("LG-BINDINGS-02", is_bindings, "Bindings can't be played", last=True),
        Bar("LG-WOUND-02", not_for_playing, in_terms(message("only {Heroes} and Artifacts can be played")), last=True),
        Bar("LG-SPECIAL-01", is_forbidden, in_terms(message("{Heroes} of its cost can't be played this turn"))),
        Bar("LG-SPECIAL-01", not_payable, "you can't pay what playing it asks for"),
    ),
    label=play_label,
)


def playable(game: Table, seat: int, hand: list[int]) -> list[int]:
    """Those cards of a hand that can be played now."""
    if game.state.alters_powers or FORBIDDEN_COST in game.state.modifiers:
        return [card for card in hand if PLAYING.open_to(game, seat, card)]
    definition = game.state.definition
    return [card for card in hand if FREE[definition[card]] or PLAYING.open_to(game, seat, card)]


class Free(dict[Card, bool]):
    """Whether cards can always be played from hand by what is printed on them: most can, and every step of a turn asks
    it of all."""

    def __missing__(self, definition: Card) -> bool:
        playable = definition.kind == HERO or bool(abilities(definition, StaysInPlay))
        free = self[definition] = playable and any(not abilities(side, ToPlay) for side in sides(definition))
        return free


FREE: Final = Free()


def uses(game: Table, seat: int, cards: list[int]) -> list[tuple[int, FromHand]]:
    """What cards in hand can do now instead of being played."""
    return [
        (card, use)
        for (card, _), use in known_uses(game, seat, cards).items()
        if not barred_in_showdown(game, use) and use.possible(game, Scope(seat, card))
    ]


def known_uses(game: Table, seat: int, cards: list[int]) -> dict[tuple[int, str], FromHand]:
    """What cards in hand can do instead of being played, by card and verb."""
    return {(card, use.verb): use for card in cards for use in having(game, card, FromHand)}


def able(game: Table, seat: int, hand: list[int]) -> list[int]:
    """Those of a hand that can do something instead of being played. Cards that are alike stand for one another, unless
    only some of them were given it."""
    state = game.state
    found = [card for card in hand if state.definition[card].actions]
    if state.alters_powers:
        given = [card for card in state.zones[HAND.first + seat] if having(game, card, FromHand)]
        found += [card for card in given if card not in found and not state.definition[card].actions]
    return found


def barred_in_showdown(game: Table, use: FromHand) -> bool:
    """No card is lent in the Final Showdown, nor swapped by who plays alone."""
    return use.lends and in_showdown(game)


def use_label(game: Table, option: Option) -> str:
    use: FromHand = option.power
    return tongue(game).told(use.offer, card=names_of(game, option))


@cache
def deed_from_hand(verb: str, elsewhere: str, unable: str) -> PlayerDeed:
    """To do with a card in hand what its abilities of this name do; and what is said where it lies elsewhere, or is
    unable to do so now."""

    def use_of(game: Table, seat: int, card: int) -> FromHand | None:
        return known_uses(game, seat, [card]).get((card, verb))

    def is_barred_in_showdown(game: Table, seat: int, card: int, target: int) -> bool:
        use = use_of(game, seat, card)
        return use is not None and barred_in_showdown(game, use)

    def is_impossible(game: Table, seat: int, card: int, target: int) -> bool:
        use = use_of(game, seat, card)
        return use is None or not use.possible(game, Scope(seat, card))

    return PlayerDeed(
        verb,
        what=(
            Bar("LG-PLAY-01", not_in_hand, elsewhere, last=True),
            Bar(
                "LG-KW-COORDINATE-06",
                is_barred_in_showdown,
                "no card can be lent or swapped so in the Final Showdown",
                last=True,
            ),
            Bar("LG-SPECIAL-01", is_impossible, unable),
        ),
        label=use_label,
    )


def deeds_from_hand() -> list[PlayerDeed]:
    """Those that some card can do instead of being played."""
    uses = {use.verb: use for card in COLLECTION.library for use in abilities(card, FromHand)}
    return [deed_from_hand(use.verb, use.elsewhere, use.unable) for use in uses.values()]


def play_as(
    game: Table,
    scope: Scope,
    definition: Card,
    *,
    extra: str = "",
    place: int = -1,
    again: bool = False,
    returned: bool = False,
    bodiless: bool = False,
) -> None:
    """Play the scope's card as some definition; `place` names a play of this turn that becomes this one, `again` is a
    second play of the same card in a row, and `returned` one of a card that was set aside on an earlier turn. A copy
    that no card of the player stands for is `bodiless`: the scope's card is the original, and nothing happens to it."""
    place = len(game.state.plays) if place < 0 else place
    known: dict[Slot, Any] = {
        slots.PLAY: place,
        slots.EXTRA: extra,
        slots.AGAIN: again,
        slots.RETURNED: returned,
        slots.AS: definition,
    }
    if bodiless:
        known[BODILESS] = 1
    game.push(PLAYS_SIDE if definition.halves else PLAYS, Scope(scope.you, scope.source, vars=known))


def pay_cost(game: Table, scope: Scope) -> None:
    """A copy whose cost of playing can't be paid is not played."""
    costs = having(game, scope.source, ToPlay, scope[slots.AS])
    if costs and not payable(game, scope, scope[slots.AS]):
        scope[slots.AS] = None
        return
    for cost in costs:
        cost.effect.enter(game, scope)


def take_points(game: Table, scope: Scope) -> None:
    definition = scope[slots.AS]
    if definition is not None:
        game.happen(
            Event(
                PLAY,
                seat=scope.you,
                card=scope.source,
                amount=scope[slots.PLAY],
                manner=RETURNED if scope[slots.RETURNED] else "",
                notes={notes.DEFINITION: definition, notes.EXTRA: scope[slots.EXTRA]},
            )
        )


def use_abilities(game: Table, scope: Scope) -> None:
    if scope[slots.AS] is not None:
        performing.WHEN_PLAYED.of(game, scope, acting(game, scope.source, ON_PLAY, scope[slots.AS]))


PLAYS: Final = Steps(pay_cost, take_points, use_abilities)
"""The card `source` is played: its cost, its points, its abilities in printed order."""


def play_side(game: Table, scope: Scope) -> None:
    if not scope[slots.AS].halves:
        game.push(PLAYS, scope)


def play_other_side(game: Table, scope: Scope) -> None:
    """Where both sides of a card that a player has are played, the other one follows like another card."""
    side: Card = scope[slots.AS]
    if side.whole is not None and game.state.both_sides and not scope.vars.get(BODILESS):
        other = next(half for half in side.whole.halves if half is not side)
        play_as(game, Scope(scope.you, scope.source), other)


PLAYS_SIDE: Final = Steps(choose_side, play_side, play_other_side)
"""A divided card is played, as one of its sides."""


def apply_copied_points(game: Table, event: Event) -> None:
    points.get_printed(game, event.notes[notes.DEFINITION], event.card)


COPIED: Final = EventKind("copy effects", apply_copied_points, heard_as=POINTS)


def take_copied_points(game: Table, scope: Scope) -> None:
    game.happen(Event(COPIED, seat=scope.you, card=scope.source, notes={notes.DEFINITION: scope[slots.AS]}))


COPIES: Final = Steps(take_copied_points, use_abilities)


def copy_side(game: Table, scope: Scope) -> None:
    if not scope[slots.AS].halves:
        game.push(COPIES, scope)


COPIES_SIDE: Final = Steps(choose_side, copy_side)


def do_as_if_played(game: Table, scope: Scope, card: int) -> None:
    """A player gets what a card that they do not play gives: its points and abilities."""
    definition = game.state.definition[card]
    known: dict[Slot, Any] = {
        slots.PLAY: len(game.state.plays),
        slots.EXTRA: "",
        slots.AGAIN: False,
        slots.RETURNED: False,
        slots.AS: definition,
        BODILESS: 1,
    }
    game.push(COPIES_SIDE if definition.halves else COPIES, Scope(scope.you, card, vars=known))
