"""The words of the rulebook for kinds of cards, currencies, classes, teams, sides and the spaces of the city."""

from __future__ import annotations

from typing import Final

from longbox.engine.language import message

HERO: Final = "hero"
WOUND: Final = "wound"
BINDING: Final = "bindings"
VILLAIN: Final = "villain"
HENCHMAN: Final = "henchman"
MASTERMIND: Final = "mastermind"
TACTIC: Final = "tactic"
SCHEME: Final = "scheme"
BYSTANDER: Final = "bystander"
WEAPON: Final = "villainous weapon"
TWIST: Final = "twist"
STRIKE: Final = "strike"
AMBITION: Final = "ambition"
LOCATION: Final = "location"
TRAP: Final = "trap"
HORROR: Final = "horror"

ATTACK_POINTS: Final = "attack"
RECRUIT_POINTS: Final = "recruit"
PIERCING_POINTS: Final = "piercing"
CURRENCIES: Final = (ATTACK_POINTS, RECRUIT_POINTS, PIERCING_POINTS)
"""The currencies, by the names under which cards print them."""
TO_FIGHT: Final = "to fight"
TO_RECRUIT: Final = "to recruit"
"""What it takes to fight an enemy and to recruit a Hero: their Attack and cost, as changed for that alone."""

STRENGTH: Final = "Strength"
INSTINCT: Final = "Instinct"
COVERT: Final = "Covert"
TECH: Final = "Tech"
RANGED: Final = "Ranged"
CLASSES: Final = (STRENGTH, INSTINCT, COVERT, TECH, RANGED)

AVENGERS: Final = message("Avengers")
GUARDIANS_TEAM: Final = message("Guardians of the Galaxy")
FANTASTIC_FOUR_TEAM: Final = message("Fantastic Four")
SHIELD: Final = message("S.H.I.E.L.D.")
BROTHERHOOD: Final = message("Brotherhood")
CHAMPIONS: Final = message("Champions")
HYDRA: Final = message("HYDRA")
SINISTER_SIX: Final = message("Sinister Six")
SPIDER_FRIENDS: Final = message("Spider Friends")
X_FORCE: Final = message("X-Force")
X_MEN: Final = message("X-Men")
MARVEL_KNIGHTS: Final = message("Marvel Knights")
NEW_WARRIORS: Final = message("New Warriors")
MERCS_FOR_MONEY: Final = message("Mercs for Money")
FOES_OF_ASGARD: Final = message("Foes of Asgard")
HEROES_OF_ASGARD: Final = message("Heroes of Asgard")
ILLUMINATI: Final = message("Illuminati")
CABAL: Final = message("Cabal")
VENOMVERSE: Final = message("Venomverse")
CRIME_SYNDICATE: Final = message("Crime Syndicate")
WARBOUND: Final = message("Warbound")
TEAMS: Final = (
    AVENGERS,
    GUARDIANS_TEAM,
    FANTASTIC_FOUR_TEAM,
    SHIELD,
    BROTHERHOOD,
    CHAMPIONS,
    HYDRA,
    SINISTER_SIX,
    SPIDER_FRIENDS,
    X_FORCE,
    X_MEN,
    MARVEL_KNIGHTS,
    NEW_WARRIORS,
    MERCS_FOR_MONEY,
    FOES_OF_ASGARD,
    HEROES_OF_ASGARD,
    ILLUMINATI,
    CABAL,
    VENOMVERSE,
    CRIME_SYNDICATE,
    WARBOUND,
)
SYMBOLS: Final = {icon: f"[{icon}]" for icon in (*CLASSES, *TEAMS)}
"""How the icon of a class or a team stands in texts."""

HEROES: Final = "heroes"
VILLAINS: Final = "villains"
"""The side that the players are on."""

SPACES: Final = (
    *("Sewers", "Bank", "Rooftops", "Streets", "Bridge"),
    *("space 6", "space 7", "space 8", "space 9", "space 10"),
)
"""The spaces that cities are made of; which of them there are, and in what order, is for `board.py` to say. Those
beyond the five of the board have no name but a number."""
THE_SPACES: Final = (
    message("the {Sewers}"),
    message("the {Bank}"),
    message("the {Rooftops}"),
    message("the {Streets}"),
    message("the {Bridge}"),
    message("space 6"),
    message("space 7"),
    message("space 8"),
    message("space 9"),
    message("space 10"),
)
IN_SPACES: Final = (
    message("in the {Sewers}"),
    message("in the {Bank}"),
    message("on the {Rooftops}"),
    message("in the {Streets}"),
    message("on the {Bridge}"),
    message("in space 6"),
    message("in space 7"),
    message("in space 8"),
    message("in space 9"),
    message("in space 10"),
)
HQ_SPACES: Final = (
    *("under the Sewers", "under the Bank", "under the Rooftops", "under the Streets", "under the Bridge"),
    *("second row 1", "second row 2", "second row 3"),
)
"""The spaces that an HQ is made of: those under the board's five, and those in a row below, from the left on."""
UNDER_SPACES: Final = (
    message("under the {Sewers}"),
    message("under the {Bank}"),
    message("under the {Rooftops}"),
    message("under the {Streets}"),
    message("under the {Bridge}"),
    message("first in the second row of the {HQ}"),
    message("second in the second row of the {HQ}"),
    message("third in the second row of the {HQ}"),
)
OVER_SPACES: Final = (
    message("over the {Sewers}"),
    message("over the {Bank}"),
    message("over the {Rooftops}"),
    message("over the {Streets}"),
    message("over the {Bridge}"),
    message("over space 6"),
    message("over space 7"),
    message("over space 8"),
    message("over space 9"),
    message("over space 10"),
)
SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE = range(5)
FORTS: Final = ("wounds", "bystanders", "sidekicks", "officers", "villain deck", "hero deck")
"""The places beside Masterminds that a Villain can fortify."""
AT_FORTS: Final = (
    message("on the stack of Wounds"),
    message("on the stack of Bystanders"),
    message("on the stack of Sidekicks"),
    message("on the stack of Officers"),
    message("on the {Villain} Deck"),
    message("on the {Hero} Deck"),
)
UNNAMED: Final = range(5, len(SPACES))
"""The spaces beyond the five of the board."""
