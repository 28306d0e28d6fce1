"""The first games that rulebooks propose: of a box a Mastermind, a Scheme, and stacks that go together."""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.games.legendary.table.cards import CORE

PHASE_1: Final = "marvel-studios-phase-1"
OF_VILLAINS: Final = "villains"


class Stacks(NamedTuple):
    """The Heroes, Villain groups and Henchmen for a number of players; Heroes that are missing are drawn at random."""

    heroes: tuple[str, ...]
    villains: tuple[str, ...]
    henchmen: tuple[str, ...]


class FirstGame(NamedTuple):
    mastermind: str
    scheme: str
    stacks: dict[int, Stacks]
    """By the number of players."""


FIRST_MASTERMIND: Final = "red-skull"
FIRST_SCHEME: Final = "unleash-the-power-of-the-cosmic-cube"
FIRST_HEROES: Final = ("cyclops", "hawkeye", "iron-man", "spider-man", "wolverine")
FIRST_ALLIES: Final = ("dr-octopus", "green-goblin", "kingpin", "mysterio", "venom")
FILM_HEROES: Final = ("black-widow", "hawkeye", "hulk", "iron-man", "thor")
FILM_HYDRA: Final = f"{PHASE_1}-hydra"
FILM_ASGARD: Final = f"{PHASE_1}-enemies-of-asgard"

FIRST_GAMES: Final[dict[str, FirstGame]] = {
    CORE: FirstGame(
        FIRST_MASTERMIND,
        FIRST_SCHEME,
        {
            1: Stacks(("cyclops", "spider-man", "wolverine"), ("hydra",), ("sentinel",)),
            2: Stacks(FIRST_HEROES, ("hydra", "spider-foes"), ("sentinel",)),
            3: Stacks(FIRST_HEROES, ("hydra", "skrulls", "spider-foes"), ("hand-ninjas",)),
            4: Stacks(FIRST_HEROES, ("hydra", "skrulls", "spider-foes"), ("hand-ninjas", "sentinel")),
            5: Stacks(
                (*FIRST_HEROES, "rogue"),
                ("hydra", "masters-of-evil", "skrulls", "spider-foes"),
                ("hand-ninjas", "sentinel"),
            ),
        },
    ),
    OF_VILLAINS: FirstGame(
        "dr-strange",
        "graduation-at-xaviers-x-academy",
        {
            1: Stacks(("dr-octopus", "kingpin", "mysterio"), ("marvel-knights",), ("cops",)),
            2: Stacks(FIRST_ALLIES, ("defenders", "marvel-knights"), ("cops",)),
            3: Stacks(FIRST_ALLIES, ("defenders", "marvel-knights", "uncanny-avengers"), ("cops",)),
            4: Stacks(
                FIRST_ALLIES, ("defenders", "marvel-knights", "uncanny-avengers"), ("asgardian-warriors", "cops")
            ),
            5: Stacks(
                (*FIRST_ALLIES, "mystique"),
                ("defenders", "marvel-knights", "uncanny-avengers", "x-men-first-class"),
                ("asgardian-warriors", "cops"),
            ),
        },
    ),
    PHASE_1: FirstGame(
        FIRST_MASTERMIND,
        FIRST_SCHEME,
        {
            1: Stacks(("hawkeye", "iron-man", "thor"), (FILM_HYDRA,), ("ten-rings-fanatics",)),
            2: Stacks(FILM_HEROES, (FILM_ASGARD, FILM_HYDRA), ("ten-rings-fanatics",)),
            3: Stacks(FILM_HEROES, (FILM_ASGARD, FILM_HYDRA, "iron-foes"), ("ten-rings-fanatics",)),
            4: Stacks(FILM_HEROES, (FILM_ASGARD, FILM_HYDRA, "iron-foes"), ("hydra-pilots", "ten-rings-fanatics")),
            5: Stacks(
                FILM_HEROES,
                (FILM_ASGARD, "gamma-hunters", FILM_HYDRA, "iron-foes"),
                ("hydra-pilots", "ten-rings-fanatics"),
            ),
        },
    ),
}
"""By the box whose book proposes them.

The core book names no sixth Hero for five players; Rogue, whose cards copy the others', is ours, and so are the
stacks of Phase 1 for one player.
"""
