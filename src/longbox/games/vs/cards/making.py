"""A box takes its cards: supporting and main characters, plot twists, Locations, each with what is printed on it."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.cards import Card, Library, identifier
from longbox.engine.effects.abilities import Power
from longbox.engine.effects.flow import do
from longbox.engine.frames import Node
from longbox.games.vs.table.cards import EXPANSIONS, VsCard
from longbox.games.vs.table.kinds import MCU_VILLAINS, TOKEN
from longbox.games.vs.table.powers import (
    Grants,
    Keyword,
    LevelsAt,
    LevelUp,
    Loyalty,
    PlotTwist,
    SuperPower,
    names_of,
)
from longbox.games.vs.vocabulary.keywords.how_many import SWARM

PLAYSET: Final = 4
BASIC_LOCATIONS: Final = 16
"""How many of a card are in the box."""

SYMBOLS_OF_THE_LOYAL: Final = 3
"""How many of its team's symbols a plot twist with Loyalty takes."""

LIBRARY: Final = Library()


def keys(powers: tuple[Power, ...]) -> dict[str, int]:
    return {power.key: 1 for power in powers if isinstance(power, Keyword)}


class Box:
    """The cards of one set or, of them, those of a team.

    `prefix` begins the ids of a set whose cards may bear the names of older ones.
    """

    def __init__(self, name: str, *teams: str, prefix: str = "") -> None:
        self.name = name
        self.teams = teams
        self.prefix = prefix

    def of(self, *teams: str) -> Box:
        """The part of the box that belongs to a team, or to several at once."""
        return Box(self.name, *teams, prefix=self.prefix)

    def id_of(self, name: str) -> str:
        return f"{self.prefix}-{identifier(name)}" if self.prefix else identifier(name)

    def supporting(
        self,
        name: str,
        cost: int,
        atk: int,
        defense: int,
        health: int,
        *powers: Power,
        id: str = "",
        copies: int = PLAYSET,
        hatches: tuple[Card, ...] = (),
        behind: tuple[Card, ...] = (),
    ) -> Card:
        """A supporting character; a second one of a name needs an `id`, such as "a-force-mystique". `hatches`: the
        pile from which one that is an egg hatches; `behind`: those who may really be meant by one."""
        stats = {"cost": cost, "atk": atk, "def": defense, "health": health}
        return LIBRARY.add(
            VsCard(
                name,
                "supporting character",
                id=id or self.id_of(name),
                set=self.name,
                copies=copies,
                stats=stats,
                keywords=keys(powers),
                traits=self.teams,
                powers=powers,
                names=names_of(name, powers),
                hatches=hatches,
                behind=behind,
            )
        )

    def token(
        self,
        name: str,
        atk: int,
        defense: int,
        health: int,
        *powers: Power,
        cost: int = 0,
        of_pile: int = 0,
        copies: int = PLAYSET,
    ) -> Card:
        """A token character: powers make it, and no deck holds it. `of_pile`: how many are in the pile of eggs."""
        return LIBRARY.add(
            VsCard(
                name,
                TOKEN,
                id=self.id_of(name),
                set=self.name,
                copies=of_pile or copies,
                stats={"cost": cost, "atk": atk, "def": defense, "health": health},
                keywords=keys(powers),
                traits=self.teams,
                powers=powers,
                names=frozenset((name,)),
                from_pile=of_pile > 0,
            )
        )

    def pile_card(self, name: str, *powers: Power) -> Card:
        """A card of the pile of eggs from which nothing hatches."""
        return self.card(name, "pile card", powers, copies=1)

    def equipment(self, name: str, cost: int, *powers: Power, stays: bool = False) -> Card:
        """Equipment: its bearer has the powers; `stays`: even after losing its own."""
        return LIBRARY.add(
            VsCard(
                name,
                "equipment",
                id=self.id_of(name),
                set=self.name,
                copies=PLAYSET,
                stats={"cost": cost},
                traits=self.teams,
                powers=tuple(Grants(power, stays) for power in powers),
                names=frozenset((name,)),
            )
        )

    def level(
        self, name: str, level: int, atk: int, defense: int, health: int, *powers: Power, version: str = ""
    ) -> Card:
        """A level of a main character; a second one of that number needs a `version`, such as "legacy"."""
        ups = [power.xp for power in powers if isinstance(power, (LevelUp, LevelsAt))]
        return VsCard(
            name,
            "main character",
            id="-".join(filter(None, (self.id_of(name), version, f"level-{level}"))),
            set=self.name,
            stats={"atk": atk, "def": defense, "health": health},
            keywords=keys(powers),
            traits=self.teams,
            powers=powers,
            level=level,
            level_up=ups[0] if ups else 0,
        )

    def main(self, *levels: Card) -> Card:
        return LIBRARY.add(main_character(*levels))

    def more_levels(self, name: str, *levels: Card) -> Card:
        """More versions of levels for a main character of an older box, which becomes one card with all of them."""
        return LIBRARY.replace(main_character(*older_main(name).faces, *levels))

    def printed(self, main: str, power: str) -> SuperPower:
        """A super power of a main character of an older box that its new levels print again: it is the same power."""
        powers = [one for face in older_main(main).faces for one in face.powers if isinstance(one, SuperPower)]
        return next(one for one in powers if one.name == power)

    def mains_of_a_facility(self, *levels: tuple[int, Card]) -> tuple[Card, ...]:
        """Several main characters of one player, so many of each level, the first of whom leads the deck. They are
        cards of their own: nobody goes up."""
        mains = [LIBRARY.add(main_character(level)) for _, level in levels]
        for main in mains:
            main.facts["facility"] = ()
        each = [main for main, (number, _) in zip(mains, levels, strict=True) for _ in range(number)]
        mains[0].facts["facility"] = tuple(each[1:])
        return tuple(mains)

    def plot_twist(
        self,
        name: str,
        timing: str,
        *effects: Node,
        any_turn: bool = False,
        second: PlotTwist | None = None,
        marvel_symbol: bool = False,
    ) -> Card:
        """A plot twist; `second` is what one does that can be played at another time as well. One with the Marvel
        symbol asks for a character of any Marvel team."""
        twist = PlotTwist(timing, do(*effects), any_turn)
        powers = (twist,) if second is None else (twist, second)
        facts: dict[str, Any] = {"marvel_symbol": True} if marvel_symbol else {}
        return self.card(name, "plot twist", powers, **facts)

    def loyal_twist(self, name: str, timing: str, *effects: Node, any_turn: bool = False) -> Card:
        """A plot twist for decks of its team alone, which takes three of the team's symbols."""
        twist = PlotTwist(timing, do(*effects), any_turn, SYMBOLS_OF_THE_LOYAL)
        powers = (twist, *[Loyalty(team) for team in self.teams])
        return self.card(name, "plot twist", powers, symbols_needed=SYMBOLS_OF_THE_LOYAL)

    def location(self, name: str, *symbols: str, copies: int = 0) -> Card:
        """A Location: one without a team is basic, and the box has more of it."""
        copies = copies or (PLAYSET if self.teams else BASIC_LOCATIONS)
        return self.card(name, "location", symbols=symbols, copies=copies)

    def card(
        self,
        name: str,
        kind: str,
        powers: tuple[Power, ...] = (),
        symbols: tuple[str, ...] = (),
        copies: int = PLAYSET,
        **facts: Any,
    ) -> Card:
        names = frozenset((name,))
        return LIBRARY.add(
            VsCard(
                name,
                kind,
                id=self.id_of(name),
                set=self.name,
                copies=copies,
                traits=self.teams,
                powers=powers,
                names=names,
                symbols=symbols,
                **facts,
            )
        )


def older_main(name: str) -> Card:
    return LIBRARY[f"{identifier(name)}-main"]


def expansion(location: Card) -> Card:
    """What a Location is while it is a character: no card of its own."""
    return VsCard(
        "Ego's Expansion",
        "supporting character",
        id=f"{location.id}-expansion",
        set=location.set,
        stats={"cost": 0, "atk": 6, "def": 6, "health": 1},
        keywords=keys((SWARM,)),
        traits=(MCU_VILLAINS,),
        powers=(SWARM,),
        names=frozenset(("Ego's Expansion",)),
        printed=location,
    )


def keep_expansions() -> None:
    """Know what each Location is while it is a character, once all boxes are there."""
    for location in [card for card in LIBRARY if card.kind == "location"]:
        EXPANSIONS[location.id] = LIBRARY.keep(expansion(location))


def main_character(*levels: Card) -> Card:
    """A main character with its levels. A power that several levels print is one power: used once a turn."""
    first = levels[0]
    card = VsCard(
        first.name,
        "main character",
        id=f"{first.id.removesuffix('-level-1')}-main",
        set=first.set,
        traits=first.traits,
        faces=levels,
        names=names_of(first.name, first.powers),
    )
    ordinals: dict[int, int] = {}
    for face in levels:
        face.facts["levels"] = tuple(level.id for level in levels)
        for instance in face.instances:
            instance.ordinal = ordinals.setdefault(id(instance.power), instance.ordinal)
    return card
