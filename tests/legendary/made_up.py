"""Heroes, Villains and Tactics that no box holds: no set-up draws them."""

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Power
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.kinds import HERO


def villain(name: str, *powers: Power, attack: int, vp: int) -> Card:
    return Box.villain(name, *powers, copies=1, attack=attack, vp=vp).of("Made-Up Villains", "made up")


def tactic(name: str, *powers: Power) -> Card:
    return Box.tactic(name, *powers).of("Made-Up Mastermind", "made up")


def hero(name: str, *powers: Power, cost: int = 2, icon: str | tuple[str, ...] = "", attack: int | None = None) -> Card:
    classes = (icon,) if isinstance(icon, str) else icon
    stats = {"cost": cost} if attack is None else {"cost": cost, "attack": attack}
    traits = [one for one in classes if one]
    return Card(name, HERO, set="made up", stats=stats, traits=traits, powers=powers, hero=name, icon=classes[0])
