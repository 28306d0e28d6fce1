"""Coming into play, uniqueness, and moving between rows and sides (rulebook: Uniqueness, Game Terms)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.engine.language import said
from longbox.engine.relations import forbidden
from longbox.games.vs.chapters import equipment
from longbox.games.vs.chapters.equipment import come_along
from longbox.games.vs.chapters.newcomers import tell_of_newcomer
from longbox.games.vs.chapters.stun import knock_out, leave_combat
from longbox.games.vs.table.cards import namesakes_among, share_a_name
from longbox.games.vs.table.characters import characters, face_up, in_a_row, in_front, is_main, rows_of
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.names import named, row_name
from longbox.games.vs.table.players import controls, share_a_side
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import COCOON, NEVER_APPEARS, SWARM, has
from longbox.games.vs.table.zones import REMOVED


def apply_appear(game: Vs, event: Event) -> None:
    """A character enters play on a side, in the row that `amount` names."""
    enter_row(game, event.card, event.seat, event.amount)


def enter_row(game: Vs, card: int, seat: int, row: int) -> None:
    state = game.state
    state.put("controller", card, seat)
    game.move(card, row)
    if game.face(card).keywords.get(COCOON):
        state.put("exhausted", card, 1)
        game.turn_down(card)


def apply_move(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, other_row(game, card))


def apply_take(game: Vs, event: Event) -> None:
    """A character changes sides. That is not appearing."""
    state = game.state
    leave_combat(game, event.card)
    state.put("lender", event.card, state.controller[event.card])
    state.put("controller", event.card, event.seat)
    game.move(event.card, event.amount)
    come_along(game, event.card)


def row_facts(game: Vs, event: Event) -> dict[str, object]:
    """The row that an event names by the number of its zone."""
    return {"row": row_name(event.amount)}


def moved_facts(game: Vs, event: Event) -> dict[str, object]:
    """The row to which characters have moved, if it is the same for all."""
    rows = {row_name(game.state.zone[card]) for card in event.cards}
    return {"row": rows.pop()} if len(rows) == 1 else {"variant": "both ways"}


def who_appears(event: Event) -> list[Case]:
    return [Case(event.card, (event.source,), event.seat, side=event.seat)]


def apply_vanishing(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, REMOVED.at())


VANISH: Final = EventKind("can't appear", apply_vanishing)
"""Whoever would appear and may not is removed from the game."""
APPEAR: Final = EventKind(
    "appear",
    apply_appear,
    then=tell_of_newcomer,
    facts=row_facts,
    cases=who_appears,
    doing=Doing("{appear}", past="appeared"),
    remembered=True,
)
MOVE: Final = EventKind("move", apply_move, facts=moved_facts)
CHANGE_SIDES: Final = EventKind("change sides", apply_take)


def appear(
    game: Vs, card: int, zone: int, *, seat: int | None = None, source: int = -1, manner: str = "effect"
) -> None:
    """Let a character enter play; one whose name a main character on that side bears can't.

    It plays for the player whose row it is or, where two share their rows, for the one that `seat` names.
    """
    if seat is None:
        seat = game.rules.zones.seat(zone)
    if never_appears(game, card):
        game.take_place(Event(VANISH, seat=seat, cards=(card,)))
    elif not bears_name_of_main(game, card, seat):
        game.happen(Event(APPEAR, seat=seat, card=card, amount=zone, source=source, manner=manner))


def never_appears(game: Vs, card: int) -> bool:
    """Whether a card can't enter play: it is read from the card, which has no powers where it lies."""
    return NEVER_APPEARS in game.face(card).keywords


def can_be_moved(game: Vs, card: int) -> bool:
    return forbidden(game, "be moved", card) is None


def change_rows(game: Vs, cards: Iterable[int], *, seat: int, source: int = -1) -> None:
    who = tuple(card for card in cards if can_be_moved(game, card))
    if who:
        game.happen(Event(MOVE, seat=seat, cards=who, source=source))


def give_back(game: Vs, card: int) -> bool:
    """Let a character go back to the player on whose side it was before, if they are still in the game."""
    lender = game.state.lender[card]
    if lender < 0 or game.state.out[lender]:
        return False
    row = rows_of(game, lender)[0 if in_front(game, card) else 1]
    game.happen(Event(CHANGE_SIDES, seat=lender, card=card, amount=row))
    return True


def other_row(game: Vs, card: int) -> int:
    front, back = rows_of(game, game.state.controller[card])
    return back if in_front(game, card) else front


def bears_name_of_main(game: Vs, card: int, seat: int) -> bool:
    """Whether a card has the name of a main character that plays for this side and, by most books, is on it."""
    book = edition(game)
    for main, player in game.state.mains.items():
        if main == card or not share_a_side(game, player, seat) or not share_a_name(game, card, main):
            continue
        if book.namesake_of_main_stops_all or (in_a_row(game, main) and controls(game, seat, main)):
            of_facility = game.state.definition[main].fact("facility") is not None
            return not ((book.main_may_swarm or of_facility) and swarms(game, main))
    return False


def has_namesakes_as_main(game: Vs, card: int, seat: int, without: int = -1) -> bool:
    """Whether there are others of a card's name on a side, so that it can't be a main character there: no effect may
    bring that about either. `without` is somebody who leaves for it."""
    if edition(game).main_may_swarm and swarms(game, card):
        return False
    there = namesakes_among(game, card, characters(game, seat))
    return any(other not in (card, without) for other in there)


def swarms(game: Vs, card: int) -> bool:
    """Swarm can't be turned off: it is read from the card, whatever has become of its powers. One can have it from
    others, too, as long as one has powers."""
    if game.face(card).keywords.get(SWARM):
        return True
    return bool(game.state.alters_powers) and face_up(game, card) and has(game, card, SWARM)


def ko_the_namesakes(game: Vs, event: Event) -> bool:
    """Of characters with one name the one that has just come stays, and the others are KO'd."""
    older = namesakes(game, event.card)
    knock_out(game, older, seat=event.seat, source=event.card, manner="uniqueness")
    return bool(older)


def namesakes(game: Vs, card: int) -> list[int]:
    """The supporting characters on a character's side that can't be there beside it."""
    if swarms(game, card):
        return []
    same = namesakes_among(game, card, characters(game, game.state.controller[card]))
    return [other for other in same if other != card and not is_main(game, other) and not swarms(game, other)]


def ko_who_no_longer_swarm(game: Vs, event: Event) -> bool:
    """Whoever had Swarm from others has lost it with the stun: of those of its name the newest stays."""
    for card in event.cards:
        crowd = namesakes(game, card) if in_a_row(game, card) and not is_main(game, card) else []
        if crowd:
            newest = max((card, *crowd), key=lambda one: game.state.arrival[one])
            older = [one for one in (card, *crowd) if one != newest]
            knock_out(game, older, seat=event.seat, manner="uniqueness")
            return True
    return False


def cannot_be_moved(game: Vs, seat: int, card: int, target: int) -> bool:
    return not can_be_moved(game, card)


def held_fast_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} can't be moved", card=named(game, card))


def move_label(game: Vs, option: Option) -> str:
    if in_front(game, option.card):
        return said("{card} to the back row", card=named(game, option.card))
    return said("{card} to the front row", card=named(game, option.card))


def be_what_is_printed(game: Vs, card: int) -> None:
    """A card that has become another one for as long as it is in play is itself again."""
    printed = game.state.definition[card].fact("printed")
    if printed is not None:
        game.state.put("definition", card, printed)


def new_object(game: Vs, card: int) -> None:
    """A card that enters or leaves play is what is printed on it again."""
    state = game.state
    be_what_is_printed(game, card)
    if state.counters[card]:
        state.put("counters", card, 0)
    if state.wounds[card]:
        state.put("wounds", card, 0)
    if state.xp[card]:
        state.put("xp", card, 0)
    if state.xp_aside:
        state.xp_aside = {key: xp for key, xp in state.xp_aside.items() if key[0] != card}
    if state.hidden[card]:
        state.put("hidden", card, 0)
    if state.lender[card] >= 0:
        state.put("lender", card, -1)
    if state.attacked[card]:
        state.put("attacked", card, 0)
    if state.exhausted[card]:
        state.put("exhausted", card, 0)
    if state.attached:
        equipment.part(game, card)
