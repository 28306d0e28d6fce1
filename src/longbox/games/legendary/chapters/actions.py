"""What players may do on their turn by their own choice, in any order, until they end it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Final

from longbox.engine.decision import Decision, Option, Question, offers
from longbox.engine.effects.nouns import distinct
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import listed, plural, said
from longbox.engine.player_deeds import PlayerDeed
from longbox.games.legendary.chapters import (
    betrayal,
    borrowing,
    fighting,
    healing,
    playing,
    plotting,
    points,
    recruiting,
    scanning,
    shielding,
    staking,
    traps,
    using,
    weakening,
)
from longbox.games.legendary.chapters.prices import Price, affordable
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.kinds import ATTACK_POINTS, CURRENCIES, RECRUIT_POINTS, VILLAINS
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Points, Table
from longbox.games.legendary.table.timing import in_showdown
from longbox.games.legendary.table.zones import ARTIFACTS, HAND, TRAPS

PLAY: Final = offers("play")
RECRUIT: Final = offers("recruit")
FIGHT: Final = offers("fight")
HEAL: Final = Option("heal")
BETRAY: Final = Option("betray")
END: Final = Option("end")
PAID_FOR: Final[dict[str, Callable[[Table, Scope, Option], None]]] = {
    "fight": staking.fight,
    "ransom": shielding.begin,
    "scan": scanning.begin,
}
"""What an option says more of than its card: the way to pay for it."""


def showdown_total(game: Table) -> int:
    """What was made counts in a Final Showdown, also what was spent on the way."""
    return game.state.attack_made + game.state.recruit_made


def end_label(game: Table, option: Option) -> str:
    """Ending the turn, and what it leaves unused; in a Final Showdown all points count."""
    state = game.state
    unplayed = playing.playable(game, state.active, state.zones[HAND.at(state.active)])
    left = [plural(len(unplayed), "{number} card", "{number} cards")] if unplayed else []
    if in_showdown(game):
        return showdown_end_label(game, left)
    free = [Price(points.free(game, one), (one,), int(one in state.half_points)) for one in CURRENCIES]
    left += [str(price) for price in free if price.halves()]
    return said("End the turn with {left} unused", left=listed(left)) if left else said("End the turn")


def showdown_end_label(game: Table, left: list[str]) -> str:
    total = showdown_total(game)
    if left:
        return said("End with a total of {total} and {left} unused", total=total, left=listed(left))
    return said("End with a total of {total}", total=total)


ENDING_THE_TURN: Final = PlayerDeed("end", label=end_label)


@cache
def turn_deeds() -> tuple[PlayerDeed, ...]:
    """All that can be done on a turn; what cards can do beside being played is printed on them."""
    return (
        playing.PLAYING,
        *playing.deeds_from_hand(),
        *using.deeds_after_play(),
        using.USING_AN_ARTIFACT,
        using.THROWING,
        using.USING_A_SCHEME,
        traps.USING_A_TRAP,
        using.SPENDING_A_SHARD,
        borrowing.ASKING_FOR_A_CARD,
        recruiting.RECRUITING,
        fighting.FIGHTING,
        weakening.WEAKENING,
        shielding.RANSOMING,
        scanning.SCANNING,
        plotting.PLOTTING,
        healing.HEALING,
        betrayal.BETRAYING,
        ENDING_THE_TURN,
    )


def points_to_spend(game: Table) -> str:
    """What the active player has; points that are good for one purpose only stand in brackets."""
    state = game.state
    attack = points.in_words(state.attack, ATTACK_POINTS in state.half_points)
    recruit = points.in_words(state.recruit, RECRUIT_POINTS in state.half_points)
    free = said("{attack} Attack, {recruit} Recruit", attack=attack, recruit=recruit)
    if state.piercing:
        free = said("{others}, {piercing} Piercing", others=free, piercing=state.piercing)
    lots = [lot_words(game, lot) for lot in points.bound(game)]
    return said("{points} (and {others})", points=free, others=listed(lots)) if lots else free


def lot_words(game: Table, lot: Points) -> str:
    """Points that are good for one purpose only: "2 Attack for a Villain on the Bridge"."""
    assert lot.purpose is not None, "what is bound has a purpose"
    say = speech(game)
    enemy = say.article(lot.purpose.words(say))
    amount = points.in_words(lot.amount, lot.half)
    if lot.currency == ATTACK_POINTS:
        return said("{amount} Attack for {enemy}", amount=amount, enemy=enemy)
    if lot.currency == RECRUIT_POINTS:
        return said("{amount} Recruit for {enemy}", amount=amount, enemy=enemy)
    return said("{amount} Piercing for {enemy}", amount=amount, enemy=enemy)


@dataclass(frozen=True, eq=False)
class TurnActions(Question):
    """The active player does one thing after the other, until they end the turn."""

    def deeds(self, game: Table) -> tuple[PlayerDeed, ...]:
        return turn_deeds()

    def ask(self, game: Table, frame: Frame) -> Decision:
        """Whatever has no bar. Every step of a turn asks, so only cards are looked at that a deed may be about."""
        state = game.state
        seat = frame.scope.you
        hand = distinct(game, state.zones[HAND.first + seat])
        options = [PLAY[card] for card in playing.playable(game, seat, hand)]
        able = playing.able(game, seat, hand)
        if able:
            options += [Option(use.verb, (card,), power=use) for card, use in playing.uses(game, seat, able)]
        if (
            state.in_use
            or state.alters_powers
            or state.scheme_uses
            or state.shards_of[seat]
            or state.zones[ARTIFACTS.first + seat]
        ):
            options += using.usable(game, seat)
        if state.zones[TRAPS.first]:
            options += traps.uses_of_traps(game, seat)
        if state.borrowable:
            options += [Option("ask", amount=lender) for lender in borrowing.lenders(game)]
        if recruiting.RECRUITING.open_now(game, seat):  # and fighting, which is barred by the same
            options += [RECRUIT[card] for card in affordable(game, recruiting.offered(game, seat))]
            options += [
                Option("fight", (enemy,), amount=way) if way else FIGHT[enemy]
                for enemy, way in fighting.fights(game, seat)
            ]
            options += weakening.weaknesses(game, seat)
        if state.shields and not state.showdown:
            options += shielding.offered(game)
        options += scanning.offered(game)
        if state.plays_mastermind[seat]:
            options += [Option("plot", (card,)) for card in plotting.offered(game, seat)]
        if healing.HEALING.open_now(game, seat):
            options.append(HEAL)
        if VILLAINS in state.sides and betrayal.BETRAYING.open_now(game, seat):
            options.append(BETRAY)
        options.append(END)
        return Decision(seat, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        scope = Scope(frame.scope.you, option.card)
        if option.verb == "ask":
            game.push(borrowing.BORROWS, Scope(scope.you, vars={slots.LENDER: option.amount}))
            return
        if game.state.borrowable:
            borrowing.forget_refusals(game)
        if option.verb == "end":
            game.state.frames.pop()
        elif option.verb == "play":
            playing.play_as(game, scope, game.state.definition[option.card])
        elif option.verb == "recruit":
            recruiting.recruit(game, scope.you, option.card)
        elif option.verb in PAID_FOR:
            PAID_FOR[option.verb](game, scope, option)
        elif option.verb == "plot":
            game.push(plotting.PLOTS, scope)
        elif option.verb == "heal":
            healing.heal(game, scope.you)
        elif option.verb == "betray":
            game.push(betrayal.BETRAYS, Scope(scope.you))
        else:
            using.use(game, scope.you, option)
