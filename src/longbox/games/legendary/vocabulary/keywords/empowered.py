"""Empowered: strength drawn from the classes in the HQ."""

from __future__ import annotations

from longbox.engine.effects.counting import per
from longbox.engine.effects.flow import do
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.vocabulary.adjectives import OF_CHOSEN_CLASS
from longbox.games.legendary.vocabulary.bonuses import Bonus, bonus, multiple
from longbox.games.legendary.vocabulary.flow import choose_class
from longbox.games.legendary.vocabulary.named import Named
from longbox.games.legendary.vocabulary.nouns import in_hq
from longbox.games.legendary.vocabulary.points import get


def empowered(*classes: str, times: int = 1) -> Bonus:
    """Each card counts once, however many of these classes it has."""
    by = " and ".join([f"{{{one}}}" for one in classes])
    return bonus(f"{multiple('{Empowered}', times)} by {by}", per(in_hq(*classes), times))


def empowered_by_choice() -> Named:
    """On a Hero, whose player names the class when it is played."""
    counted = get(attack=per(hero_in_hq.that(OF_CHOSEN_CLASS)))
    return Named("{Empowered} by the class of your choice", do(choose_class(), counted))
