"""Hatching, capturing and bursting, and paying for what is no super power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import NO, YES, Decision, Option, Question
from longbox.engine.effects.abilities import Power
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Steps, do
from longbox.engine.effects.nouns import Cards, That
from longbox.engine.effects.places import Among
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.engine.words import Say
from longbox.games.vs.chapters.capture import GIVE_UP, captives_of, capture
from longbox.games.vs.chapters.facehuggers import pile_of
from longbox.games.vs.chapters.hands_and_decks import REVEAL, shuffle
from longbox.games.vs.chapters.payment import PAY, payer
from longbox.games.vs.table import slots
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.names import name
from longbox.games.vs.table.powers import icons
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.adjectives import SUPPORTING
from longbox.games.vs.vocabulary.nouns import any_enemy
from longbox.games.vs.vocabulary.topics import OPTIONAL_TRIGGER

any_enemy_supporting: Final = any_enemy.that(SUPPORTING)


def capture_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    capture(game, scope.source, cards[0], seat=scope.you)


def give_up_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(GIVE_UP, seat=scope.you, cards=tuple(cards), source=scope.source))


def captives_here(game: Vs, scope: Scope) -> list[int]:
    return captives_of(game, scope.source)


captive: Final = Cards("{captive}", Among(captives_here))
take_captive: Final = Deed("{capture}", act=capture_them, one_by_one=True).to
give_up: Final = Deed("put", "{whom} into its owner's {KO} pile", act=give_up_them).to

THAT_EGG: Final = That(slots.EGG, "egg")


@dataclass(frozen=True, eq=False)
class WhenRevealed(Power):
    """What happens when a card is revealed from the pile of eggs: whatever hatches does it."""

    label: str
    effect: Node

    def words(self, say: Say) -> str:
        said = say.phrase("when {this} is revealed for an egg, {effect}", effect=self.effect)
        return say.labelled(say.label(self.label), said)


def when_revealed(label: str, *effects: Node) -> WhenRevealed:
    return WhenRevealed(label, do(*effects))


def mix_into_pile(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    shuffle(game, game.state.zone[scope.source])


shuffle_back: Final = Deed(
    "shuffle", "it back into {your} Facehugger Pile; the egg stays closed", act=mix_into_pile
).done


def reveal_from_pile(game: Vs, scope: Scope) -> None:
    """A card of the Facehugger Pile, by chance."""
    pile = pile_of(game, scope.you)
    scope[slots.IT] = (game.pick_at_random(pile),) if pile else ()
    if pile:
        game.happen(Event(REVEAL, seat=scope.you, cards=scope[slots.IT], source=scope.source))


def do_what_it_says(game: Vs, scope: Scope) -> None:
    for card in scope[slots.IT]:
        for power in game.state.definition[card].powers:
            if isinstance(power, WhenRevealed):
                game.enter(power.effect, Scope(scope.you, card, vars={slots.EGG: (scope.source,)}))


HATCHING: Final = Steps(reveal_from_pile, do_what_it_says)


def let_it_hatch(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(HATCHING, scope)


hatch: Final = Deed("reveal", "a card at random from {your} Facehugger Pile", act=let_it_hatch).done


def let_them_hatch(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        if in_a_row(game, card):
            game.push(HATCHING, Scope(scope.you, card))


let_hatch: Final = Deed("let", "{whom} try to hatch", act=let_them_hatch).to


@dataclass(frozen=True, eq=False)
class MayPay(Question):
    """Pay symbols outside any super power, if you can and like, for an effect."""

    cost: tuple[str, ...]
    effect: Node
    given: Condition = ALWAYS

    def step(self, game: Vs, frame: Frame) -> None:
        if frame.at:
            game.state.frames.pop()
            self.effect.enter(game, frame.scope)
        else:
            super().step(game, frame)

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        scope = frame.scope
        if not self.given.holds(game, scope):
            return None
        able = payer(game, scope.you, self.cost, scope.source) >= 0
        return Decision(scope.you, [YES, NO] if able else [NO], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        if option is NO:
            game.state.frames.pop()
        else:
            frame.at = 1
            scope = frame.scope
            by = payer(game, scope.you, self.cost, scope.source)
            game.push_picks(
                PAY, Scope(scope.you, by, vars={slots.COST: self.cost, slots.CHARACTER: scope.source}), None
            )

    def prompt(self, game: Vs, decision: Decision) -> str:
        source = name(game, game.state.frames[-1].scope.source)
        say = speech(game, source)
        symbols, effect = icons(self.cost, say), self.effect.words(say)
        return said("{source}: pay {symbols} to {effect}?", source=source, symbols=symbols, effect=effect)

    def label(self, game: Vs, option: Option) -> str:
        return said("Pay") if option is YES else said("Don't pay")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return OPTIONAL_TRIGGER

    def words(self, say: Say) -> str:
        if say.third:
            effect = self.effect.words(say.after_may())
            return say.phrase("may pay {symbols} to {effect}", symbols=icons(self.cost, say), effect=effect)
        message = "{you} may pay {symbols}; if {you} do, {effect}"
        return say.phrase(message, symbols=icons(self.cost, say), effect=self.effect)


def may_pay(cost: tuple[str, ...], *effects: Node, given: Condition = ALWAYS) -> MayPay:
    return MayPay(cost, do(*effects), given)
