"""Basic powers of identities and allies: attack, thwart and recover; and what follows every attack and thwart."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Case, Doing, Event, EventKind, each_card_acts
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed, the_target
from longbox.engine.slots import Note
from longbox.games.champions.chapters import activations, damage, status, threat
from longbox.games.champions.chapters.acting_characters import YOURS, is_alter_ego, is_exhausted
from longbox.games.champions.chapters.exhausting import EXHAUSTED
from longbox.games.champions.chapters.retaliate import retaliates
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.characters import allies, enemies, minions_of
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.names import name_of, saying
from longbox.games.champions.table.players import form
from longbox.games.champions.table.schemes import schemes
from longbox.games.champions.table.state import Champions

ATTACKED: Final[EventKind] = EventKind("attacked", cases=each_card_acts, doing=Doing("attack"))
"""An attack was made: one moment to answer it and all that it has defeated."""


def who_fell(event: Event) -> list[Case]:
    """What felled it was no attack: nobody has attacked."""
    return [Case(event.card, (), event.seat)]


FELLED: Final[EventKind] = EventKind(
    "felled without an attack", quiet=True, heard_as=ATTACKED, cases=who_fell, doing=Doing("defeat", rest="a minion")
)
THWARTED: Final = EventKind("thwarted", cases=each_card_acts, doing=Doing("thwart"))


def may_attack(game: Champions, seat: int, enemy: int) -> bool:
    """A guard keeps the player it is engaged with from attacking the villain."""
    if enemy not in game.state.villains:
        return True
    return not any(game.has(minion, kinds.GUARD) for minion in minions_of(game, seat))


def use_basic_power(game: Champions, seat: int, character: int, power: str, target: int) -> None:
    scope = Scope(seat, character, vars={slots.POWER: power, slots.TARGET: target})
    game.push(BASIC_POWER, scope)


def exhaust_character(game: Champions, scope: Scope) -> None:
    game.happen(Event(EXHAUSTED, card=scope.source))


def use_power(game: Champions, scope: Scope) -> None:
    """A stunned character's attack, or a confused one's thwart, is replaced by losing that status card.

    Without its target, if that is gone by now, there is no attack or thwart.
    """
    character = scope.source
    power = scope.vars[slots.POWER]
    if power == "recover":
        damage.heal(game, character, game.value(character, "rec"))
        return
    hindrance = status.hindrance(game, character, power)
    if hindrance is not None:
        status.lose(game, character, hindrance, power)
        return
    if not in_play(game, scope.vars[slots.TARGET]):
        return
    scope.vars[slots.ACTIVATION] = activations.begin(game, power, character, scope.you, scope.vars[slots.TARGET])
    game.push(BASIC_ATTACK if power == kinds.ATTACK else BASIC_THWART, scope)


BASIC_POWER: Final = Steps(exhaust_character, use_power)


def strike(game: Champions, scope: Scope) -> None:
    amount = max(0, game.value(scope.source, "atk"))
    target = scope.vars[slots.TARGET]
    damage.deal(game, target, amount, seat=scope.you, source=scope.source, attack=scope.vars[slots.ACTIVATION])


def remove_threat(game: Champions, scope: Scope) -> None:
    amount = max(0, game.value(scope.source, "thw"))
    threat.remove(game, scope.vars[slots.TARGET], amount, seat=scope.you, source=scope.source)


def after_attack(game: Champions, scope: Scope) -> None:
    """Whoever answers the attack; the attacker is the identity if a player's card made the attack."""
    number = scope.vars[slots.ACTIVATION]
    activation = activations.find(game, number)
    if activation is not None and game.listened_to(ATTACKED):
        about = activation.target if activation.target >= 0 else -1
        manner = "basic" if slots.POWER in scope.vars else "ability"
        told: dict[Note, Any] = {notes.ACTIVATION: number}
        game.happen(Event(ATTACKED, card=activation.who, seat=scope.you, target=about, manner=manner, notes=told))


def after_thwart(game: Champions, scope: Scope) -> None:
    activation = activations.find(game, scope.vars[slots.ACTIVATION])
    if activation is not None and game.listened_to(THWARTED):
        game.happen(Event(THWARTED, card=activation.who, seat=scope.you, notes={notes.ACTIVATION: activation.id}))


def consequential_damage(game: Champions, scope: Scope) -> None:
    """An ally pays for the power it used."""
    ally = scope.source
    if in_play(game, ally) and game.face(ally).kind == kinds.ALLY:
        amount = game.face(ally).stats.get(f"{scope.vars[slots.POWER]} cost", 0)
        damage.deal(game, ally, amount, seat=scope.you, source=ally, manner="consequential")


def end(game: Champions, scope: Scope) -> None:
    activations.finish(game, scope.vars[slots.ACTIVATION])


BASIC_ATTACK: Final = Steps(strike, retaliates(ATTACKED), after_attack, consequential_damage, end)
BASIC_THWART: Final = Steps(remove_threat, after_thwart, consequential_damage, end)


def basic_powers(game: Champions, seat: int) -> list[Option]:
    """Attack, thwart and recover, with a ready identity and ready allies."""
    state = game.state
    identity = state.identity[seat]
    found: list[Option] = []
    able: list[int] = []
    if not state.exhausted[identity]:
        if form(game, seat) == kinds.HERO:
            able.append(identity)
        elif state.damage[identity]:
            found.append(Option("recover", (identity,)))
    able += [ally for ally in allies(game, seat) if not state.exhausted[ally]]
    if able:
        targets = [enemy for enemy in enemies(game) if may_attack(game, seat, enemy)]
        removable = [scheme for scheme in schemes(game) if threat.can_remove(game, scheme)]
        for character in able:
            found += powers_of(game, character, targets, removable)
    return found


def powers_of(game: Champions, character: int, targets: list[int], removable: list[int]) -> list[Option]:
    """The attacks and thwarts of a character. One that is stunned or confused needs no target to lose that."""
    stats = game.face(character).stats
    found = []
    if "atk" in stats:
        aims = [-1] if has(game, character, kinds.STUNNED) else targets
        found += [Option(kinds.ATTACK, (character,), to=enemy) for enemy in aims]
    if "thw" in stats:
        aims = [-1] if has(game, character, kinds.CONFUSED) else removable
        found += [Option(kinds.THWART, (character,), to=scheme) for scheme in aims]
    return found


def is_no_alter_ego(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.face(card).kind != kinds.ALTER_EGO


def is_unhurt(game: Champions, seat: int, card: int, target: int) -> bool:
    return not game.state.damage[card]


def has_no_atk(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.face(card).kind == kinds.ALLY and "atk" not in game.face(card).stats


def has_no_thw(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.face(card).kind == kinds.ALLY and "thw" not in game.face(card).stats


def is_stunned(game: Champions, seat: int, card: int, target: int) -> bool:
    return has(game, card, kinds.STUNNED)


def is_confused(game: Champions, seat: int, card: int, target: int) -> bool:
    return has(game, card, kinds.CONFUSED)


def is_no_enemy(game: Champions, seat: int, card: int, target: int) -> bool:
    return target not in enemies(game)


def is_guarded(game: Champions, seat: int, card: int, target: int) -> bool:
    return not may_attack(game, seat, target)


def nothing_to_thwart(game: Champions, seat: int, card: int, target: int) -> bool:
    if target >= 0 or has(game, card, kinds.CONFUSED):
        return False
    return not any(threat.can_remove(game, scheme) for scheme in schemes(game))


def is_no_scheme(game: Champions, seat: int, card: int, target: int) -> bool:
    return target not in schemes(game)


def holds_no_threat(game: Champions, seat: int, card: int, target: int) -> bool:
    return not game.state.threat[target]


def is_in_crisis(game: Champions, seat: int, card: int, target: int) -> bool:
    return bool(game.state.threat[target]) and threat.in_crisis(game, target)


def keeps_its_threat(game: Champions, seat: int, card: int, target: int) -> bool:
    return not (holds_no_threat(game, seat, card, target) or threat.in_crisis(game, target)) and not threat.can_remove(
        game, target
    )


def attack_label(game: Champions, option: Option) -> str:
    """ "Attack with Tigra: Rhino", or what a status card leaves of it."""
    name = name_of(game, option.card)
    hindrance = status.hindrance(game, option.card, kinds.ATTACK)
    if hindrance is not None:
        return said("Attack with {card}, {only}", card=name, only=status.only_to_lose(hindrance))
    return said("Attack with {card}: {target}", card=name, target=name_of(game, option.to))


def thwart_label(game: Champions, option: Option) -> str:
    name = name_of(game, option.card)
    hindrance = status.hindrance(game, option.card, kinds.THWART)
    if hindrance is not None:
        return said("Thwart with {card}, {only}", card=name, only=status.only_to_lose(hindrance))
    return said("Thwart with {card}: {target}", card=name, target=name_of(game, option.to))


def recover_label(game: Champions, option: Option) -> str:
    return said("Recover with {card}", card=name_of(game, option.card))


def at_another_time(verb: str) -> tuple[Bar, ...]:
    return (offered_elsewhere(verb, "MC-PHASE-03", message("basic powers are used on your own turn")),)


READY: Final = Bar("MC-ALLY-09", is_exhausted, saying(message("{card} is exhausted")))
ATTACK: Final = PlayerDeed(
    kinds.ATTACK,
    when=at_another_time(kinds.ATTACK),
    what=(
        YOURS,
        READY,
        Bar("MC-PHASE-04", is_alter_ego, saying(message("{card} can't attack in alter-ego form"))),
        Bar("MC-BASIC-07", has_no_atk, saying(message("{card} has no ATK"))),
    ),
    whom=(
        Bar(
            "MC-STATUS-10",
            is_stunned,
            saying(message("{card} is stunned: an attack has no target, and only makes it lose that")),
        ),
        Bar("MC-BASIC-07", is_no_enemy, saying(message("{target} is not an enemy in play")), cards=the_target),
        Bar("MC-KEYWORD-01", is_guarded, message("a minion engaged with you guards the villain"), cards=the_target),
    ),
    label=attack_label,
)
THWART: Final = PlayerDeed(
    kinds.THWART,
    when=at_another_time(kinds.THWART),
    what=(
        YOURS,
        READY,
        Bar("MC-PHASE-04", is_alter_ego, saying(message("{card} can't thwart in alter-ego form"))),
        Bar("MC-BASIC-04", has_no_thw, saying(message("{card} has no THW"))),
        Bar("MC-BASIC-06", nothing_to_thwart, message("no scheme has threat that could be removed")),
    ),
    whom=(
        Bar(
            "MC-STATUS-10",
            is_confused,
            saying(message("{card} is confused: a thwart has no target, and only makes it lose that")),
        ),
        Bar(
            "MC-BASIC-04",
            is_no_scheme,
            saying(message("{target} is not a scheme in play")),
            cards=the_target,
            last=True,
        ),
        Bar("MC-BASIC-06", holds_no_threat, message("there is no threat to remove"), cards=the_target),
        Bar("MC-SIDE-02", is_in_crisis, message("there is a crisis"), cards=the_target),
        Bar(
            "MC-BASIC-06",
            keeps_its_threat,
            saying(message("its threat can't be removed from {target}")),
            cards=the_target,
        ),
    ),
    label=thwart_label,
)
RECOVER: Final = PlayerDeed(
    "recover",
    when=at_another_time("recover"),
    what=(
        YOURS,
        READY,
        Bar("MC-PHASE-04", is_no_alter_ego, message("recovering needs alter-ego form"), last=True),
        Bar("MC-BASIC-03", is_unhurt, saying(message("{card} has no damage to recover from"))),
    ),
    label=recover_label,
)
