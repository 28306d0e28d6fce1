"""Cards for what no card of ours does: tests lay them out by hand, the product does not know them."""

from __future__ import annotations

from longbox.games.vs.cards.making import Box, keys, main_character
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.powers import Grants, LevelUp, PlotTwist
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import gain_xp
from longbox.games.vs.vocabulary.keywords import UNIQUE

TEAM = "Defenders"


def made_up(name, *powers, team=TEAM, aka=(), kind="supporting character", atk=4, defense=4, health=3):
    """A character that costs 1; `aka` are the names that it has besides its own."""
    return VsCard(
        name,
        kind,
        stats={"cost": 1, "atk": atk, "def": defense, "health": health},
        keywords=keys(powers),
        traits=(team,),
        powers=powers,
        names=frozenset((name, *aka)),
    )


def made_up_twist(name, timing, effect, *, symbols=0):
    """A plot twist with so many symbols of the team."""
    teams = (TEAM,) if symbols else ()
    names = frozenset((name,))
    return VsCard(
        name, "plot twist", traits=teams, powers=(PlotTwist(timing, effect),), names=names, symbols_needed=symbols
    )


def made_up_equipment(name, *powers, cost=1, team=TEAM):
    """Equipment with a team symbol, or with none; Unique is said of it and not of its bearer."""
    return VsCard(
        name,
        "equipment",
        stats={"cost": cost},
        keywords={power.key: 1 for power in powers if power is UNIQUE},
        traits=(team,) if team else (),
        powers=tuple(power if power is UNIQUE else Grants(power) for power in powers),
        names=frozenset((name,)),
    )


MAINS = Box("Made up", TEAM)


def made_up_main(name, *levels):
    """A main character with these levels, one of each number."""
    return main_character(*(made_up_level(name, number, *powers) for number, powers in levels))


def made_up_level(name, number, *powers, version=""):
    """A level of a main character with ATK and DEF of twice the number, and Health of 4 and the number."""
    return MAINS.level(name, number, 2 * number, 2 * number, 4 + number, *powers, version=version)


def learns(xp):
    """A Level Up power: XP whenever the character attacks."""
    return LevelUp(moments.attacks, gain_xp(), label="Learns", xp=xp)


def made_up_location(name, *symbols):
    return VsCard(name, "location", names=frozenset((name,)), symbols=symbols)
