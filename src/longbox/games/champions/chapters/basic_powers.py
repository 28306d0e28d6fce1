"""Basic powers of identities and allies: attack, thwart and recover; and what follows every attack and thwart."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.champions.chapters import activations, damage, status, threat
from longbox.games.champions.chapters.exhausting import EXHAUSTED
from longbox.games.champions.chapters.retaliate import retaliates
from longbox.games.champions.table import kinds
from longbox.games.champions.table.cards import in_play
from longbox.games.champions.table.characters import allies, enemies, minions_of
from longbox.games.champions.table.players import form
from longbox.games.champions.table.schemes import schemes
from longbox.games.champions.table.state import Champions

ATTACKED: Final[EventKind] = EventKind("attacked")
"""An attack was made: one moment to answer it and all that it has defeated."""


FELLED: Final = EventKind("felled without an attack", quiet=True, heard_as=ATTACKED)


THWARTED: Final = EventKind("thwarted")


def may_attack(game: Champions, seat: int, enemy: int) -> bool:
    """A guard keeps the player it is engaged with from attacking the villain."""
    if enemy != game.state.villain:
        return True
    return not any(game.has(minion, "guard") for minion in minions_of(game, seat))


def use_basic_power(game: Champions, seat: int, character: int, power: str, target: int) -> None:
    scope = Scope(seat, character, vars={"power": power, "target": target})
    game.push(BASIC_POWER, scope)


def exhaust_character(game: Champions, scope: Scope) -> None:
    game.happen(Event(EXHAUSTED, card=scope.source))


def use_power(game: Champions, scope: Scope) -> None:
    """A stunned character's attack, or a confused one's thwart, is replaced by losing that status card.

    Without its target, if that is gone by now, there is no attack or thwart.
    """
    character = scope.source
    power = scope.vars["power"]
    if power == "recover":
        damage.heal(game, character, game.value(character, "rec"))
        return
    hindrance = status.hindrance(game, character, power)
    if hindrance:
        status.lose(game, character, hindrance, power)
        return
    if not in_play(game, scope.vars["target"]):
        return
    scope.vars["activation"] = activations.begin(game, power, character, scope.you, scope.vars["target"])
    game.push(BASIC_ATTACK if power == kinds.ATTACK else BASIC_THWART, scope)


BASIC_POWER: Final = Steps(exhaust_character, use_power)


def strike(game: Champions, scope: Scope) -> None:
    amount = max(0, game.value(scope.source, "atk"))
    target = scope.vars["target"]
    damage.deal(game, target, amount, seat=scope.you, source=scope.source, attack=scope.vars["activation"])


def remove_threat(game: Champions, scope: Scope) -> None:
    amount = max(0, game.value(scope.source, "thw"))
    threat.remove(game, scope.vars["target"], amount, seat=scope.you, source=scope.source)


def after_attack(game: Champions, scope: Scope) -> None:
    """Whoever answers the attack; the attacker is the identity if a player's card made the attack."""
    number = scope.vars["activation"]
    activation = activations.find(game, number)
    if activation is not None and game.listened_to(ATTACKED):
        about = activation.target if activation.target >= 0 else -1
        manner = "basic" if "power" in scope.vars else "ability"
        notes = {"activation": number}
        game.happen(Event(ATTACKED, card=activation.who, seat=scope.you, target=about, manner=manner, notes=notes))


def after_thwart(game: Champions, scope: Scope) -> None:
    activation = activations.find(game, scope.vars["activation"])
    if activation is not None and game.listened_to(THWARTED):
        game.happen(Event(THWARTED, card=activation.who, seat=scope.you, notes={"activation": activation.id}))


def consequential_damage(game: Champions, scope: Scope) -> None:
    """An ally pays for the power it used."""
    ally = scope.source
    if in_play(game, ally) and game.face(ally).kind == kinds.ALLY:
        amount = game.face(ally).stats.get(f"{scope.vars['power']} cost", 0)
        damage.deal(game, ally, amount, seat=scope.you, source=ally, manner="consequential")


def end(game: Champions, scope: Scope) -> None:
    activations.finish(game, scope.vars["activation"])


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
    state = game.state
    stats = game.face(character).stats
    found = []
    if "atk" in stats:
        aims = [-1] if state.stunned[character] else targets
        found += [Option(kinds.ATTACK, (character,), to=enemy) for enemy in aims]
    if "thw" in stats:
        aims = [-1] if state.confused[character] else removable
        found += [Option(kinds.THWART, (character,), to=scheme) for scheme in aims]
    return found
