"""Taking characters out of the game, or into hand, until one's next turn starts, or one leaves play."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.patterns import when
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.shelter import LEAVE_SHELTERED, SHELTER, bring_back, what_lies_on
from longbox.games.vs.chapters.turn import TURN_STARTS
from longbox.games.vs.chapters.withdrawal import WITHDRAW
from longbox.games.vs.chapters.withdrawal import come_back as come_back_from_hand
from longbox.games.vs.table import slots
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.zones import HAND
from longbox.games.vs.vocabulary.moments import YOU_TOGETHER


def let_them_back(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.expire("shelter", scope.source)
    bring_back(game, scope)


come_back: Final = Deed("bring", "back those who were taken out of the game", act=let_them_back).done
BACK_AT_YOUR_TURN: Final = Trigger(when(TURN_STARTS, who=YOU_TOGETHER), come_back())
BACK_WHEN_THIS_LEAVES: Final = Trigger(when(LEAVE_SHELTERED, whom=THIS), come_back())


def shelter_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """What brings them back does not hang on this character's powers."""
    if cards:
        for back in (BACK_AT_YOUR_TURN, BACK_WHEN_THIS_LEAVES):
            game.add_delayed_trigger(back, scope, ("shelter", scope.source), once=True)
        game.happen(Event(SHELTER, seat=scope.you, cards=tuple(cards), source=scope.source))


shelter: Final = Deed(
    "remove",
    "{whom} from the game; when {your} next turn starts or {this} leaves play, they {appear} on their owners' sides "
    "with the counters, {wounds} and {XP} that they had",
    act=shelter_them,
).to


def let_back_from_hand(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    come_back_from_hand(game, scope)


BACK_FROM_HAND: Final = Trigger(
    when(TURN_STARTS, who=YOU_TOGETHER),
    Deed("bring", "back the character that went to hand", act=let_back_from_hand).done(),
)


def withdraw_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """What lies on the character is set aside; its owner, whoever sent it home, brings it back."""
    state = game.state
    for card in cards:
        kept = what_lies_on(game, card)
        owner = state.owner[card]
        game.take_place(Event(WITHDRAW, seat=owner, card=card, source=scope.source))
        if state.zone[card] == HAND.at(owner):
            vars = {slots.MARKED: card, slots.ARRIVAL: state.arrival[card], slots.KEPT: kept}
            game.add_delayed_trigger(BACK_FROM_HAND, Scope(owner, card), ("withdrawn", card), once=True, vars=vars)


withdraw: Final = Deed(
    "put",
    "{whom} into its owner's hand; when that player's next turn starts, it {appears} from there on their side with the "
    "{counters}, {wounds} and {XP} that it had",
    act=withdraw_them,
).to
