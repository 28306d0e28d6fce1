"""Using super powers (rulebook: Super Powers).

Each power of a character has bars of its own. A character can use something if any of its powers has none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.decision import Option
from longbox.engine.effects.conditions import ALWAYS
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Doing, Event, EventKind, each_card_acts
from longbox.engine.frames import Scope
from longbox.engine.language import either, listed, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.relations import Reason, forbidden
from longbox.games.vs.chapters.payment import PAY, payable
from longbox.games.vs.table import notes, slots
from longbox.games.vs.table.cards import face
from longbox.games.vs.table.characters import characters, face_up, face_up_among, in_a_row, in_combat, stunned
from longbox.games.vs.table.kinds import COMBAT, MAIN_START
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import is_yours, on_turn
from longbox.games.vs.table.powers import (
    ELSEWHERE,
    PLACES,
    Reaction,
    SuperPower,
    icons,
    used_for_good,
    used_this_turn,
    uses_by,
)
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import loses_powers
from longbox.games.vs.table.timing import another_time, heard_now, times_now


def power_of(instance: Instance) -> SuperPower:
    power = instance.power
    assert isinstance(power, SuperPower)
    return power


def waits_for_your_turn(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return not power.any_turn and not on_turn(game, seat)


def sits_out_the_combat(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return power.timing == COMBAT and not power.any_combat and not in_combat(game, card)


def is_not_met(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    condition = power.condition
    return condition is not ALWAYS and not condition.holds(game, Scope(seat, card))


def cannot_be_paid(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return not payable(game, seat, power.cost, card)


def is_for_another_place(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    """A power works in play and face up; one that says so in the KO pile, or only while its character is stunned."""
    if power.where:
        return game.rules.zones.of[game.state.zone[card]].name not in power.where
    if not in_a_row(game, card):
        return True
    if power.while_stunned:
        return not stunned(game, card) or loses_powers(game, card)
    return not face_up(game, card)


def is_for_another_time(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return not isinstance(power, Reaction) and power.timing not in times_now(game)


def waits_for_its_moment(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    """A Reaction is used as long as whatever it answers is being answered."""
    return isinstance(power, Reaction) and not heard_now(game, card, instance)


class PowerBar:
    """One thing that can stand in the way of a super power of a character. `of_card`: it is about that character."""

    def __init__(
        self,
        rule: str,
        stands: Callable[[Vs, int, int, Instance, SuperPower], bool],
        words: Callable[[Vs, int, SuperPower], str],
        *,
        of_card: bool = True,
    ) -> None:
        self.rule = rule
        self.stands = stands
        self.words = words
        self.of_card = of_card


def spent_words(game: Vs, card: int, power: SuperPower) -> str:
    return said("{power} was used this turn", power=power.name)


def spent_for_good_words(game: Vs, card: int, power: SuperPower) -> str:
    return said("{power} was used in this game", power=power.name)


def turn_words(game: Vs, card: int, power: SuperPower) -> str:
    return said("it is another player's turn")


def combat_words(game: Vs, card: int, power: SuperPower) -> str:
    return said("{card} is not in the combat", card=name(game, card))


def condition_words(game: Vs, card: int, power: SuperPower) -> str:
    condition = power.condition.words(speech(game, name(game, card)))
    return said("{power} can be used only if {condition}", power=power.name, condition=condition)


def payment_words(game: Vs, card: int, power: SuperPower) -> str:
    symbols = listed([said(symbol) for symbol in power.cost])
    return said("you have no Locations that pay {symbols} for {power}", symbols=symbols, power=power.name)


def place_words(game: Vs, card: int, power: SuperPower) -> str:
    if power.where:
        say = speech(game, name(game, card))
        place = either([say.phrase(PLACES[where]) for where in power.where])
        return said("{power} is used from your {place}", power=power.name, place=place)
    if power.while_stunned:
        return said("{power} is used while {card} is stunned", power=power.name, card=name(game, card))
    return said("{power} is used while {card} is face up in play", power=power.name, card=name(game, card))


def time_words(game: Vs, card: int, power: SuperPower) -> str:
    if power.timing == game.state.phase:
        return said("what has happened is answered first")
    return another_time(game, power.timing)


def moment_words(game: Vs, card: int, power: SuperPower) -> str:
    assert isinstance(power, Reaction)
    when = power.moment.words(speech(game, name(game, card)))
    return said("{power} is used {when}, and not otherwise", power=power.name, when=when)


OF_THE_MOMENT: Final[tuple[PowerBar, ...]] = (
    PowerBar("VS-REACTION-01", waits_for_its_moment, moment_words),
    PowerBar("VS-POWER-02", is_for_another_place, place_words),
    PowerBar("VS-POWER-03", is_for_another_time, time_words, of_card=False),
)
"""What bars a power where it is not even looked for: what can be used is looked for by its place and time."""


def is_forbidden(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return forbidden(game, "use super powers", card) is not None


def forbidden_words(game: Vs, card: int, power: SuperPower) -> str:
    ban = forbidden(game, "use super powers", card)
    return "" if ban is None else ban.rule.clause(speech(game, name(game, ban.source)))


OF_THE_POWER: Final[tuple[PowerBar, ...]] = (
    PowerBar("", is_forbidden, forbidden_words),
    PowerBar("VS-TURN-05", waits_for_your_turn, turn_words, of_card=False),
    PowerBar("VS-POWER-04", sits_out_the_combat, combat_words),
    PowerBar("VS-POWER-11", used_this_turn, spent_words),
    PowerBar("VS-POWER-16", used_for_good, spent_for_good_words),
    PowerBar("", is_not_met, condition_words),
    PowerBar("VS-POWER-07", cannot_be_paid, payment_words),
)


def may_use(game: Vs, seat: int, card: int, instance: Instance) -> bool:
    """Whether nothing bars a power where and when it is used."""
    return first_bar(game, seat, card, instance) is None


def first_bar(game: Vs, seat: int, card: int, instance: Instance) -> PowerBar | None:
    power = power_of(instance)
    for bar in OF_THE_POWER:
        if bar.stands(game, seat, card, instance, power):
            return bar
    return None


def super_powers(game: Vs, card: int) -> list[Instance]:
    """The super powers that a card has now."""
    changed = game.state.alters_powers and face_up(game, card)
    found = game.instances(card) if changed else game.face(card).actions
    return [one for one in found if isinstance(one.power, SuperPower)]


def usable(game: Vs, seat: int, card: int, timing: str) -> Iterator[Instance]:
    """The super powers of a character that its player can use and pay for now."""
    for instance in super_powers(game, card):
        power = power_of(instance)
        if power.timing != timing or is_for_another_place(game, seat, card, instance, power):
            continue
        if may_use(game, seat, card, instance):
            yield instance


def uses(game: Vs, seat: int, up: list[int], timing: str) -> list[Option]:
    """The super powers of the face-up characters on a side; most have none for this time."""
    if game.state.alters_powers:
        return [Option("use", (card,), power=one) for card in up for one in usable(game, seat, card, timing)]
    return [
        Option("use", (card,), power=one)
        for card in up
        for power_timing, one in face(game, card).uses
        if power_timing == timing and may_use(game, seat, card, one)
    ]


def uses_elsewhere(game: Vs, seat: int, timing: str) -> list[Option]:
    """The super powers that are used while their characters are stunned, or lie in the KO pile."""
    there = elsewhere(game, seat)
    return [Option("use", (card,), power=one) for card in there for one in usable(game, seat, card, timing)]


def elsewhere(game: Vs, seat: int) -> list[int]:
    """Cards with powers that are used while they are stunned, or lie in the KO pile; one of those that are alike."""
    state = game.state
    down = state.face_down
    found = [
        card for card in characters(game, seat) if down[card] and face(game, card).acts_stunned and stunned(game, card)
    ]
    if state.statics and ELSEWHERE in state.statics:
        found += distinct(game, [card for card in state.statics[ELSEWHERE] if state.owner[card] == seat])
    return found


def starting_powers(game: Vs, seat: int) -> list[Option]:
    """The super powers that a player can use only as the main phase starts."""
    return uses(game, seat, face_up_among(game, characters(game, seat)), MAIN_START)


def is_no_user(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whether a card is no character on a player's side, and has no power of its owner that works where it lies."""
    if is_yours(game, seat, card):
        return False
    own = game.state.owner[card] == seat and not in_a_row(game, card)
    return not own or not any(power_of(one).where for one in super_powers(game, card))


def is_hidden(game: Vs, seat: int, card: int, target: int) -> bool:
    return bool(game.state.hidden[card])


def is_stunned(game: Vs, seat: int, card: int, target: int) -> bool:
    return stunned(game, card) and not face(game, card).acts_stunned


def has_no_super_power(game: Vs, seat: int, card: int, target: int) -> bool:
    return not super_powers(game, card)


def no_user_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no character on your side", card=name(game, card))


def hidden_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is hidden and has no powers", card=name(game, card))


def stunned_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is stunned and has no powers", card=name(game, card))


def no_power_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} has no super power", card=name(game, card))


class EachPower(Bar):
    """Every super power of a card is barred: all that bars them is told."""

    def __init__(self) -> None:
        super().__init__("", self.are_barred, "")

    def are_barred(self, game: Vs, seat: int, card: int, target: int) -> bool:
        return all(against(game, seat, card, one) for one in super_powers(game, card))

    def reasons(self, game: Vs, seat: int, card: int, target: int) -> list[Reason]:
        found = [against(game, seat, card, one) for one in super_powers(game, card)]
        return [] if [] in found else [reason for reasons in found for reason in reasons]


def against(game: Vs, seat: int, card: int, instance: Instance) -> list[Reason]:
    """What bars one super power of a card."""
    power = power_of(instance)
    return [
        Reason(bar.rule, bar.words(game, card, power), (card,) if bar.of_card else ())
        for bar in (*OF_THE_MOMENT, *OF_THE_POWER)
        if bar.stands(game, seat, card, instance, power)
    ]


def use_label(game: Vs, option: Option) -> str:
    return power_label(game, option.card, power_of(option.power))


def power_label(game: Vs, card: int, power: SuperPower) -> str:
    """A super power with what it costs."""
    called = named(game, card)
    cost = icons(power.cost, speech(game, called))
    return said("{card}: {power} {cost}", card=called, power=power.name, cost=cost)


USING: Final = PlayerDeed(
    "use",
    what=(
        Bar("VS-POWER-02", is_no_user, no_user_words, last=True),
        Bar("VS-TERM-19", is_hidden, hidden_words, last=True),
        Bar("VS-POWER-20", is_stunned, stunned_words, last=True),
        Bar("VS-POWER-01", has_no_super_power, no_power_words, last=True),
        EachPower(),
    ),
    label=use_label,
)


def power_facts(game: Vs, event: Event) -> dict[str, str | int]:
    return {"power": event.notes[notes.POWER].name}


USE_POWER: Final = EventKind(
    "use a super power", facts=power_facts, cases=each_card_acts, doing=Doing("use", rest="a {super power}")
)
"""A power is paid for and counts as used, but has not acted yet: now is the time for Reactions to it."""


HANDED_ON: Final = (slots.DISCARDED, slots.WHOM, slots.BY, slots.TIMES)
"""What the effect of a power may speak of: what was discarded for it, and whom a Reaction answers."""


def use(game: Vs, seat: int, card: int, instance: Instance, answered: Scope | None = None) -> None:
    """Use a super power; `answered` tells what a Reaction reacts to, and whom it speaks of."""
    scope = Scope(seat, card) if answered is None else answered
    scope[slots.COST] = power_of(instance).cost
    scope[slots.INSTANCE] = instance
    game.push(USE, scope)


def pay(game: Vs, scope: Scope) -> None:
    game.push_picks(PAY, scope, None)


def count_as_used(game: Vs, scope: Scope) -> None:
    """From here on the power is used and paid, even if a Reaction cancels it."""
    instance: Instance = scope[slots.INSTANCE]
    power = power_of(instance)
    game.mark_used(scope.source, instance, "turn")
    if power.once_per_game:
        game.mark_used(scope.source, instance, "game")
    if power.counted:
        game.mark_used(scope.source, instance, uses_by(scope.you, power.name))
    told = {notes.POWER: power}
    scope.event = Event(USE_POWER, seat=scope.you, card=scope.source, answers=scope.event, notes=told)
    game.happen(scope.event)


def take_effect(game: Vs, scope: Scope) -> None:
    """Unless it was cancelled, the power does what it says; whoever it came from, it speaks of who uses it."""
    used = scope.event
    assert used is not None
    if not used.cancelled:
        effect = used.notes[notes.POWER].effect
        kept = {slot: scope[slot] for slot in HANDED_ON if slot in scope.vars}
        game.enter(effect, Scope(scope.you, scope.source, used.answers, vars=kept))


def apply_cancel(game: Vs, event: Event) -> None:
    assert event.answers is not None
    event.answers.cancelled = True


CANCEL_POWER: Final = EventKind("cancel a super power", apply_cancel, facts=power_facts)


def cancel_power(game: Vs, used: Event, *, seat: int, source: int) -> None:
    """A power that is being used never takes effect; it stays paid for and counts as used."""
    told = {notes.POWER: used.notes[notes.POWER]}
    game.happen(Event(CANCEL_POWER, seat=seat, card=used.card, source=source, answers=used, notes=told))


USE: Final = Steps(pay, count_as_used, take_effect)
