"""Verbs of a rulebook, as data: what is done, to whom, how much.

A game declares each of its verbs once, with what it does and how it is said:

    stun = Deed("stun", act=stun_them).to                                       stun(a(enemy))
    damage = Deed("deal", "damage to {whom}", act=deal, can=could_hurt).of      damage(3, each(enemy))
    draw = Deed("draw", "card", "cards", act=draw_cards).so_many                draw(2)
    shuffle = Deed("shuffle", "{your} deck", act=shuffle_deck).done             shuffle()

Cards are then written with the lower-case words. All of them are one class of node.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from longbox.engine.effects.amounts import Number, count, measured
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Frame, Scope
from longbox.engine.words import Say

if TYPE_CHECKING:
    from longbox.engine.game import Game

Act = Callable[["Game[Any]", Scope, list[int], int], None]
Can = Callable[["Game[Any]", Scope, list[int], int], bool]


class Deed:
    """A verb: `base` is its word, `rest` what follows, with {whom}, {this}, {you}, {your} and {to_you} in their
    places.

    `act` makes one event or puts one frame on the stack, with the cards and the amount. `can`: whether it could change
    anything now, where a game asks that (the cards are those that it could be done to, before anything is chosen).
    `full`: whether all of it could be done, where that is more than to change anything: a cost is paid in full.
    `gift`: whether it surely gives its player something. `key` is the verb of the options from which a player chooses
    to whom it is done. `many`: what follows a number other than one; without it, what is counted has no plural ("3
    damage"). `one_by_one`: it is done to each card by itself, or without cards as often as the amount says, so that
    each time can be answered. `moves`: it takes cards "from" where they are. `acts`: whoever it is said of does it:
    "Hulk gains 2 XP". `subject`: what does it, where that is neither a player nor a card that is spoken of: "the attack
    gains overkill".
    """

    def __init__(
        self,
        base: str,
        rest: str = "{whom}",
        many: str = "",
        *,
        act: Act,
        can: Can | None = None,
        full: Can | None = None,
        gift: Can | None = None,
        key: str = "",
        one_by_one: bool = False,
        moves: bool = False,
        acts: bool = False,
        subject: str = "",
    ) -> None:
        self.base = base
        self.rest = rest
        self.many = many
        self.act = act
        self.can = can
        self.full = full or can
        self.gift = gift
        self.key = key
        self.one_by_one = one_by_one
        self.moves = moves
        self.acts = acts or bool(subject)
        self.subject = subject

    def to(self, whom: Noun) -> Does:
        """Done to some cards."""
        return Does(self, whom.meant_for(self.key) if self.key else whom)

    def of(self, amount: Number, whom: Noun) -> Does:
        """Done to some cards, so much of it."""
        return Does(self, whom.meant_for(self.key) if self.key else whom, amount)

    def so_many(self, amount: Number = 1) -> Does:
        """Done by a player to nothing in particular, so much of it."""
        return Does(self, None, amount)

    def done(self) -> Does:
        return Does(self)

    def __repr__(self) -> str:
        return f"<deed {self.base} {self.rest}>"


@dataclass(frozen=True, eq=False)
class Does(Verb):
    """A deed in an effect: done to whom, and how much of it."""

    deed: Deed
    whom: Noun | None = None
    amount: Number | None = None

    def enter(self, game: Game[Any], scope: Scope) -> None:
        if self.deed.one_by_one:
            game.state.frames.append(Frame(self, scope))
        else:
            super().enter(game, scope)

    def step(self, game: Game[Any], frame: Frame) -> None:
        choices = self.choices()
        if not self.deed.one_by_one or frame.at < len(choices):
            super().step(game, frame)
            return
        scope = frame.scope
        if frame.at == len(choices):
            frame.data = self.turns(game, scope)
        turn = frame.at - len(choices)
        if turn == len(frame.data):
            game.state.frames.pop()
            return
        frame.at += 1
        card: int = frame.data[turn]
        if card < 0:
            self.deed.act(game, scope, [], 1)
        else:
            self.deed.act(game, scope, [card], self.so_much(game, scope))

    def turns(self, game: Game[Any], scope: Scope) -> tuple[int, ...]:
        """The cards to which it is done one by one, or as many times nobody."""
        if self.whom is None:
            return (-1,) * self.so_much(game, scope)
        return tuple(self.whom.cards(game, scope))

    def apply(self, game: Game[Any], scope: Scope) -> None:
        amount = self.so_much(game, scope)
        self.deed.act(game, scope, [] if self.whom is None else self.whom.cards(game, scope), amount)

    def so_much(self, game: Game[Any], scope: Scope) -> int:
        return 0 if self.amount is None else count(game, scope, self.amount)

    def possible(self, game: Game[Any], scope: Scope) -> bool:
        can = self.deed.can
        return can is None or self.allowed_by(can, game, scope)

    def payable(self, game: Game[Any], scope: Scope) -> bool:
        full = self.deed.full
        return full is None or self.allowed_by(full, game, scope)

    def is_gift(self, game: Game[Any], scope: Scope) -> bool:
        gift = self.deed.gift
        if gift is None or self.choices():
            return False
        return self.allowed_by(gift, game, scope)

    def allowed_by(self, test: Can, game: Game[Any], scope: Scope) -> bool:
        """What a test of the deed says about all that it could be done to, before anything is chosen."""
        whom, amount = self.whom, self.amount
        cards = [] if whom is None else whom.candidates(game, scope)
        return test(game, scope, cards, 0 if amount is None else count(game, scope, amount))

    def words(self, say: Say) -> str:
        """What may be declined is said with a "may", unless one stands before it."""
        deed = self.deed
        if self.whom is not None and self.whom.may_be_declined and not say.bare and not deed.acts:
            return say.may(self.words(say.after_may()))
        return self.done_to("" if self.whom is None else self.whom.words(say.of_leaving() if deed.moves else say), say)

    def done_to(self, whom: str, say: Say) -> str:
        """Its words about cards that are called so."""
        deed = self.deed
        rest = say.phrase(deed.rest, whom=whom)
        if self.amount is not None:
            of_whom = say.of_it() if self.whom is THIS else say
            rest = measured(self.amount, rest, say.phrase(deed.many, whom=whom), of_whom)
        if deed.acts:
            return say.together(say.one_does(say.phrase(deed.subject) or whom or say.this, deed.base), rest)
        return say.followed(say.does(deed.base), rest)
