"""Bringing characters into play and to your side: from hands, decks and KO piles, and from the enemy for a while."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Static, Trigger
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.nouns import That
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.modifiers import Until
from longbox.engine.words import Say
from longbox.games.vs.chapters.holding import hold
from longbox.games.vs.chapters.into_a_row import CHANGING_SIDES, ignore_effect, is_stopped, put_into_a_row
from longbox.games.vs.chapters.readying import ready
from longbox.games.vs.chapters.recruiting import ALLOW_THE_FALLEN, ALLOW_THESE, recruit_of
from longbox.games.vs.chapters.rows import CHANGE_SIDES, appear, bears_name_of_main, can_be_moved
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import in_a_row, rows_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.adjectives import team
from longbox.games.vs.vocabulary.moments import loses_hold, your_turn_ends
from longbox.games.vs.vocabulary.nouns import hand_character, recruit


def come_to_your_side(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        put_into_a_row(game, scope, cards[0], scope.you)


def come_to_their_owners_side(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Where an effect names no side, a card comes to its owner's, who says where."""
    if cards:
        put_into_a_row(game, scope, cards[0], game.state.owner[cards[0]])


def come_into_your_back_row(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    appear(game, cards[0], rows_of(game, scope.you)[1], seat=scope.you, source=scope.source)


put_onto_your_side: Final = Deed("put", "{whom} onto {your} side", act=come_to_your_side, moves=True).to
put_into_play: Final = Deed("put", "{whom} into play", act=come_to_their_owners_side, moves=True).to
put_into_back_row: Final = Deed(
    "put", "{whom} into {your} {back row}", act=come_into_your_back_row, one_by_one=True, moves=True
).to


def is_prevented(game: Vs, scope: Scope, card: int) -> bool:
    """Whether the effect by which a character would come over is stopped as a whole; then it does nothing."""
    stopped = is_stopped(game, card, scope.you)
    if stopped:
        ignore_effect(game, scope)
    return stopped


def remember_lender(game: Vs, scope: Scope, card: int, back: Trigger, until: Until, lender: int) -> None:
    """A character that comes over goes back to its lender when the trigger says so."""
    vars = {slots.BORROWED: card, slots.ARRIVAL: game.state.arrival[card], slots.LENT_BY: lender}
    game.add_delayed_trigger(back, scope, until, once=True, vars=vars)


def still_with_you(game: Vs, scope: Scope, cards: list[int]) -> list[int]:
    """Those who came over and have not left since, if their lender is still there to have them back."""
    state = game.state
    if state.out[scope[slots.LENT_BY]]:
        return []
    there = [card for card in cards if in_a_row(game, card) and state.arrival[card] == scope[slots.ARRIVAL]]
    return [card for card in there if state.controller[card] == scope.you]


def send_back(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A borrowed character goes back to the side it came from, if it is still with you."""
    for card in still_with_you(game, scope, cards):
        game.push(CHANGING_SIDES, scope, (card, scope[slots.LENT_BY], scope.you))


go_back: Final = Deed("go", "back to a row of the side that it came from", act=send_back, acts=True).to
GO_BACK: Final = Trigger(your_turn_ends, go_back(That(slots.BORROWED)))


def borrow_it(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A character is readied, whether it can come or not, if the effect is not stopped as a whole; then it comes."""
    if not cards:
        return
    card = cards[0]
    if is_prevented(game, scope, card):
        return
    if not bears_name_of_main(game, card, scope.you):
        remember_lender(game, scope, card, GO_BACK, ("turn", 0), game.state.controller[card])
        game.push(CHANGING_SIDES, scope, (card, scope.you, scope.you))
    ready(game, cards, seat=scope.you)


borrow: Final = Deed(
    "{ready}",
    "{whom} and move it to a row of yours; when {your} turn ends, it goes back to a row of the side that it came from",
    act=borrow_it,
).to


def allow_the_fallen(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(ALLOW_THE_FALLEN, seat=scope.you, amount=scope.you, source=scope.source))


def allow_their_fallen(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(ALLOW_THE_FALLEN, seat=scope.you, amount=scope[slots.SEAT], source=scope.source))


def allow_these_fallen(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        owner = game.state.owner[card]
        game.happen(Event(ALLOW_THESE, seat=scope.you, cards=(card,), amount=owner, source=scope.source))


recruit_the_fallen: Final = Deed(
    "{you} may recruit", "characters from {your} {KO} pile this turn", act=allow_the_fallen
).done


recruit_their_fallen: Final = Deed(
    "{you} may recruit", "characters from that player's {KO} pile this turn", act=allow_their_fallen
).done
recruit_the_chosen: Final = Deed("{you} may recruit", "{whom} this turn", act=allow_these_fallen, one_by_one=True).to


def brainwash_it(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A character comes to your back row, until this one is stunned or leaves your side."""
    if not cards:
        return
    card = cards[0]
    if is_prevented(game, scope, card) or bears_name_of_main(game, card, scope.you):
        return
    remember_lender(game, scope, card, GO_HOME, ("game", 0), game.state.owner[card])
    hold(game, scope.source, card, seat=scope.you)
    row = rows_of(game, scope.you)[1]
    game.happen(Event(CHANGE_SIDES, seat=scope.you, card=card, amount=row, source=scope.source))


def let_it_go(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A character that came over goes to its owner's back row, if it is still with you."""
    owner: int = scope[slots.LENT_BY]
    for card in still_with_you(game, scope, cards):
        row = rows_of(game, owner)[1]
        game.happen(Event(CHANGE_SIDES, seat=owner, card=card, amount=row, source=scope.source))


go_home: Final = Deed("go", "to its owner's {back row}", act=let_it_go, acts=True).to
GO_HOME: Final = Trigger(loses_hold, go_home(That(slots.BORROWED)))
brainwash: Final = Deed(
    "move",
    "{whom} to {your} {back row}; when {this} is {stunned} or leaves {your} side, that character goes to its owner's "
    "{back row}, if it is still on {your} side",
    act=brainwash_it,
).to


CHEAPER: Final = Static("cost", -1, hand_character)


def cheapen_next(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    for _ in range(amount):
        game.add_lasting_effect(CHEAPER, scope, ("recruit", scope.you))


pay_less: Final = Deed("pay", "less for the next character that {you} recruit this turn", act=cheapen_next).so_many


@dataclass(frozen=True, eq=False)
class PayLessFor(Verb):
    """The next character of a team that you recruit this turn costs less, wherever you recruit it from."""

    cheaper: Static
    team: str

    def apply(self, game: Vs, scope: Scope) -> None:
        game.add_lasting_effect(self.cheaper, scope, (recruit_of(self.team), scope.you))

    def words(self, say: Say) -> str:
        message = "pay {number} less for the next {team} character that {you} recruit this turn"
        return say.phrase(message, number=-self.cheaper.amount, team=say.term(self.team))


def pay_less_for(amount: int, name: str) -> PayLessFor:
    return PayLessFor(Static("cost", -amount, recruit.that(team(name))), name)


def change_sides(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """This character goes to the back row of whoever controls one of those, for good."""
    for card in cards[:1]:
        join(game, scope.source, game.state.controller[card])


def join(game: Vs, card: int, seat: int) -> None:
    """A character goes to a player's back row for good."""
    if in_a_row(game, card) and can_be_moved(game, card) and not bears_name_of_main(game, card, seat):
        row = rows_of(game, seat)[1]
        game.happen(Event(CHANGE_SIDES, seat=seat, card=card, amount=row, source=card))


def change_to_that_side(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    join(game, scope.source, scope[slots.SEAT])


join_that_player: Final = Deed("move", "{this} to that player's {back row}", act=change_to_that_side).done


join_side_of: Final = Deed(
    "move", "{this} to the {back row} of the player who has such a character", act=change_sides
).to
