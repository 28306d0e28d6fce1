"""Villains and Tactics that no box holds: no set-up draws them."""

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Power
from longbox.games.legendary.cards.making import Box


def villain(name: str, *powers: Power, attack: int, vp: int) -> Card:
    return Box.villain(name, *powers, copies=1, attack=attack, vp=vp).of("Made-Up Villains", "made up")


def tactic(name: str, *powers: Power) -> Card:
    return Box.tactic(name, *powers).of("Made-Up Mastermind", "made up")
