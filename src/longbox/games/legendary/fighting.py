"""Fighting Villains and the Mastermind, and defeating them by an effect."""

from __future__ import annotations

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary import challenges, ending, performing
from longbox.games.legendary.abilities import FightOnlyIf, ToFight, abilities
from longbox.games.legendary.changes import DEFEAT
from longbox.games.legendary.table import MASTERMIND, MASTERMIND_SPACE, TACTICS, Table, mastermind, space_of, villains


def price(game: Table, enemy: int) -> int:
    """The Attack that fighting an enemy takes."""
    return game.value(enemy, "attack")


def purse(game: Table) -> int:
    """The points that can be spent on fights now."""
    state = game.state
    return state.attack + state.recruit if state.recruit_fights else state.attack


def may_be_fought(game: Table, enemy: int, seat: int) -> bool:
    """Whether the enemy's own conditions let this player fight it."""
    found = limits(game, enemy)
    return not found or all(limit.condition.holds(game, Scope(seat, enemy)) for limit in found)


def limits(game: Table, enemy: int) -> tuple[FightOnlyIf | ToFight, ...]:
    """What a fight asks for beside the price: conditions, and costs that must be payable."""
    definition = game.state.definition[enemy]
    return (*abilities(definition, FightOnlyIf), *abilities(definition, ToFight))


def mastermind_stands(game: Table) -> bool:
    """Whether the Mastermind can be fought: as long as it has Tactics, or must be dealt the final blow."""
    return bool(game.state.zones[TACTICS.first]) or (
        challenges.on(game, "final-blow") and bool(game.state.zones[MASTERMIND_SPACE.first])
    )


def fightable(game: Table, seat: int) -> list[int]:
    """The enemies that a player can afford and is allowed to fight."""
    points = purse(game)
    enemies = villains(game)
    if mastermind_stands(game):
        enemies.append(mastermind(game))
    state = game.state
    if "attack" not in state.modifiers and "attack" not in state.statics:
        definition = state.definition
        enemies = [enemy for enemy in enemies if definition[enemy].stats["attack"] <= points]
    return [enemy for enemy in enemies if price(game, enemy) <= points and may_be_fought(game, enemy, seat)]


def apply_pay(game: Table, event: Event) -> None:
    """Attack is spent first: Recruit that can be used as Attack is good for more."""
    state = game.state
    attack = min(event.amount, state.attack)
    state.attack -= attack
    state.recruit -= event.amount - attack


PAY_FOR_FIGHT = EventKind("fight", apply_pay)


def pay(game: Table, scope: Scope) -> None:
    game.happen(Event(PAY_FOR_FIGHT, seat=scope.you, card=scope.source, amount=price(game, scope.source)))


def pay_extra_cost(game: Table, scope: Scope) -> None:
    for cost in abilities(game.state.definition[scope.source], ToFight):
        cost.effect.enter(game, Scope(scope.you, scope.source))


def defeat(game: Table, scope: Scope) -> None:
    """The enemy, or a random Tactic of a Mastermind, is won; the scope remembers where the fight was."""
    enemy = scope.source
    scope["space"] = space_of(game, enemy)
    tactic = -1
    if game.state.definition[enemy].kind == MASTERMIND:
        tactics = game.state.zones[TACTICS.first]
        if tactics:
            tactic = game.pick_at_random(tactics)
        scope["trophy"] = tactic if tactics else enemy
        last = 0 if challenges.on(game, "final-blow") else 1
        game.state.beaten = int(len(tactics) == last)
    game.happen(Event(DEFEAT, seat=scope.you, card=enemy, target=tactic))


def fight_effect(game: Table, scope: Scope) -> None:
    trophy = scope.vars.get("trophy", scope.source)
    performing.FIGHT.of(game, Scope(scope.you, trophy, None, space=scope["space"]))


def claim_victory(game: Table, scope: Scope) -> None:
    """The game is won at once, unless a Final Showdown is to follow at the end of the turn."""
    if game.state.beaten and "trophy" in scope.vars and not challenges.on(game, "final-showdown"):
        ending.win(game)


FIGHTS = Steps(pay, pay_extra_cost, defeat, fight_effect, claim_victory)
"""The enemy `source` is fought and paid for."""
DEFEATS = Steps(defeat, fight_effect, claim_victory)
"""The enemy `source` is defeated by an effect: no price, no conditions."""
