"""What lasts for the rest of the turn, or waits for the new hand or the next turn."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects import lending
from longbox.engine.effects.abilities import Power, Static, Trigger
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.lasting import Lasts, Leaves, Span, lasts, leaves
from longbox.engine.effects.lending import Copies, Gains, Loses
from longbox.engine.effects.nouns import Noun
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD, SET, Until
from longbox.games.legendary.chapters import rest_of_turn
from longbox.games.legendary.table import timing
from longbox.games.legendary.table.kinds import TO_FIGHT, TO_RECRUIT
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.statics import EnemyStatic
from longbox.games.legendary.table.zones import DISCARD


def end_of_turn(game: Table, scope: Scope) -> Until:
    return timing.THIS_TURN


def mastermind_fought(game: Table, scope: Scope) -> Until:
    return timing.MASTERMIND_FIGHT


THIS_TURN: Final = Span("this turn", "for the rest of the turn", end_of_turn)
NEXT_MASTERMIND_FIGHT: Final = Span(
    "in your next fight with the {Mastermind} this turn",
    "the next time you fight the {Mastermind} this turn",
    mastermind_fought,
)


def next_twist(game: Table, scope: Scope) -> Until:
    return timing.UNTIL_NEXT_TWIST


UNTIL_NEXT_TWIST: Final = Span("before the next {Twist}", "until the next {Twist}", next_twist)


def static(to: Noun, *, attack: Number, given: Condition = ALWAYS) -> Static:
    """Enemies have more or less Attack, as long as it is said; an amount may speak of each of them as "it"."""
    kind = Static if isinstance(attack, int) else EnemyStatic
    return kind("attack", attack, to, given)


def sets(to: Noun, *, attack: Number) -> Static:
    """Enemies have as much Attack."""
    return EnemyStatic("attack", attack, to, op=SET)


def price(to: Noun, *, attack: int) -> Static:
    """It takes more or less to fight them."""
    return Static(TO_FIGHT, attack, to)


def gains(whom: Noun, *powers: Power, span: Span = THIS_TURN) -> Gains:
    """Cards are given keywords or other abilities."""
    return lending.gains(whom, span, *powers)


def gains_those_of(others: Noun, whom: Noun, span: Span = THIS_TURN) -> Copies:
    """Cards are given all abilities that others have now."""
    return lending.gains_those_of(others, whom, span)


def loses(whom: Noun, *powers: Power, span: Span = THIS_TURN) -> Loses:
    """Cards lose abilities; all, where none are named."""
    return lending.loses(whom, span, *powers)


def this_turn_long(power: Trigger | Static, *, enough: bool = False) -> Leaves | Lasts:
    """A trigger or a standing change for the rest of the turn. A trigger that is `enough` is not left a second time."""
    return leaves(power, THIS_TURN, enough=enough) if isinstance(power, Trigger) else lasts(THIS_TURN, power)


def make_cheaper(number: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Those that are meant now."""
    if cards:
        game.modify(TO_RECRUIT, ADD, -number, cards, timing.THIS_TURN, source=scope.source)


def costs_less(number: int, whom: Noun) -> Does:
    return Deed("cost", f"{number} less this turn", act=partial(make_cheaper, number), acts=True).to(whom)


def make_dearer(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards and amount:
        game.modify(TO_RECRUIT, ADD, amount, cards, timing.THIS_TURN, source=scope.source)


def let_recruit_fight(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(rest_of_turn.RECRUIT_FIGHTS, seat=scope.you, source=scope.source))


def play_both(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(rest_of_turn.BOTH_SIDES, seat=scope.you, source=scope.source))


def set_new_hand(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """A second such effect changes nothing."""
    game.happen(Event(rest_of_turn.NEW_HAND_OF, seat=scope.you, amount=amount, source=scope.source))


def enlarge_new_hand(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(rest_of_turn.EXTRA_CARDS, seat=scope.you, amount=amount, source=scope.source))


def add_to_new_hand(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Beyond its size."""
    game.happen(Event(rest_of_turn.KEEP, seat=scope.you, cards=tuple(cards), source=scope.source))


def set_them_aside(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """What has gone elsewhere by now stays there."""
    found = tuple([card for card in cards if game.state.zone[card] == DISCARD.first + scope.you])
    if found:
        game.happen(Event(rest_of_turn.SET_ASIDE, seat=scope.you, cards=found, source=scope.source))


def have_another_turn(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(rest_of_turn.ANOTHER_TURN, seat=scope.you, source=scope.source))


def turn_the_order(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(rest_of_turn.TURN_BACK, seat=scope.you, source=scope.source))


def show_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.show(cards)


costs_more: Final = Deed("cost", "{Recruit} more this turn", act=make_dearer, acts=True).of
FOR_NEW_HAND: Final = "for {your} new hand at the end of this turn"

spend_recruit_on_fights: Final = Deed(
    "may spend",
    "{Recruit} as if it were {Attack} for the rest of the turn",
    act=let_recruit_fight,
    subject="{you}",
).done
both_sides: Final = Deed(
    "play", "both sides of each {divided} card that {you} play this turn, as if they were two cards", act=play_both
).done
new_hand_of: Final = Deed(
    "draw", f"card instead of 6 {FOR_NEW_HAND}", f"cards instead of 6 {FOR_NEW_HAND}", act=set_new_hand
).so_many
extra_cards: Final = Deed(
    "draw", f"extra card {FOR_NEW_HAND}", f"extra cards {FOR_NEW_HAND}", act=enlarge_new_hand
).so_many
keep: Final = Deed("keep", f"{{whom}} as an additional card {FOR_NEW_HAND}", act=add_to_new_hand).to
set_aside: Final = Deed("set", f"{{whom}} aside as an additional card {FOR_NEW_HAND}", act=set_them_aside).to
another_turn: Final = Deed("take", "another turn after this one", act=have_another_turn).done
turn_order_round: Final = Deed("turn", "the order of turns round for the rest of the game", act=turn_the_order).done
show: Final = Deed("{reveal}", act=show_them).to
