"""What an option comes to as things stand: the number that matters to it, and what an attack does to either side."""

from __future__ import annotations

from typing import Final

from longbox.engine import relations
from longbox.engine.decision import Fate, Option
from longbox.games.champions.chapters import activations
from longbox.games.champions.chapters.resources import cost_of
from longbox.games.champions.table import kinds
from longbox.games.champions.table.characters import remaining
from longbox.games.champions.table.counters import has
from longbox.games.champions.table.state import Champions

POWERS: Final = {kinds.ATTACK: "atk", kinds.THWART: "thw"}


def price(game: Champions, option: Option) -> tuple[str, int] | None:
    """What a card costs now, what a basic power does, and what a defender takes off an attack."""
    if option.verb == "play" and game.decision is not None:
        return "cost", cost_of(game, game.decision.seat, option.card)
    if option.verb == "defend":
        return "def", off_damage(game, option.card)
    stat = POWERS.get(option.verb, "")
    return (stat, max(0, game.value(option.card, stat))) if stat and option.to >= 0 else None


def fates(game: Champions, option: Option) -> tuple[Fate, ...]:
    """Of an attack those of its target and its attacker, of a defence that of the defender, with no boost."""
    if option.verb == kinds.ATTACK and option.to >= 0:
        return of_attack(game, option.card, option.to)
    if option.verb == "thwart" and option.to >= 0:
        return of_an_ally(game, option.card, "thwart cost", 0)
    return of_defence(game, option.card) if option.verb == "defend" else ()


def of_attack(game: Champions, attacker: int, target: int) -> tuple[Fate, ...]:
    amount = max(0, game.value(attacker, "atk"))
    found = [struck(game, target, amount, attacker)]
    survives = not found[0].becomes
    back = game.value(target, kinds.RETALIATE) if survives else 0
    return (*found, *of_an_ally(game, attacker, "attack cost", back, target))


def of_an_ally(game: Champions, card: int, cost: str, back: int, target: int = -1) -> tuple[Fate, ...]:
    """What the user of a basic power takes itself: for using it, and from who strikes back."""
    own = game.face(card).stats.get(cost, 0) if game.face(card).kind == kinds.ALLY else 0
    return (struck(game, card, own + back, target),) if own + back else ()


def of_defence(game: Champions, defender: int) -> tuple[Fate, ...]:
    attack = activations.enemy_attack(game)
    if attack is None:
        return ()
    amount = max(0, game.value(attack.who, "atk") - off_damage(game, defender))
    return (struck(game, defender, amount, attack.who),)


def off_damage(game: Champions, defender: int) -> int:
    """What a defender takes off the damage: an ally nothing."""
    return 0 if game.face(defender).kind == kinds.ALLY else max(0, game.value(defender, "def"))


def struck(game: Champions, card: int, amount: int, source: int) -> Fate:
    """Damage to a character, which one that is tough, or can't take any, does not take."""
    holds = remaining(game, card)
    if has(game, card, kinds.TOUGH) or relations.forbidden(game, "take damage", card, source) is not None:
        amount = 0
    return Fate(card, amount, holds, "defeated" if amount >= holds else "")
