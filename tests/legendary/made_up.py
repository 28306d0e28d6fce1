"""Heroes, Villains and Tactics that no box holds: no set-up draws them."""

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Power
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.table.kinds import HERO


def villain(name: str, *powers: Power, attack: int, vp: int) -> Card:
    return Box.villain(name, *powers, copies=1, attack=attack, vp=vp).of("Made-Up Villains", "made up")


def tactic(name: str, *powers: Power) -> Card:
    return Box.tactic(name, *powers).of("Made-Up Mastermind", "made up")


def hero(name: str, *powers: Power, cost: int = 2, icon: str = "") -> Card:
    traits = [icon] if icon else []
    return Card(name, HERO, set="made up", stats={"cost": cost}, traits=traits, powers=powers, hero=name, icon=icon)
