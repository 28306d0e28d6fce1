"""A box takes its cards: supporting and main characters, plot twists, Locations, each with what is printed on it."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.cards import Awaited, Card, Library, identifier
from longbox.engine.effects.abilities import Power
from longbox.engine.effects.flow import do
from longbox.engine.frames import Node
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.kinds import TOKEN
from longbox.games.vs.table.powers import Grants, Keyword, LevelsAt, LevelUp, PlotTwist, names_of

PLAYSET: Final = 4
BASIC_LOCATIONS: Final = 16
"""How many of a card are in the box."""

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
    ) -> Card:
        """A supporting character; a second one of a name needs an `id`, such as "a-force-mystique". `hatches`: the
        pile from which one that is an egg hatches."""
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
            )
        )

    def token(
        self, name: str, atk: int, defense: int, health: int, *powers: Power, cost: int = 0, of_pile: int = 0
    ) -> Card:
        """A token character: powers make it, and no deck holds it. `of_pile`: how many are in the pile of eggs."""
        return LIBRARY.add(
            VsCard(
                name,
                TOKEN,
                id=self.id_of(name),
                set=self.name,
                copies=of_pile or PLAYSET,
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
        return self.card(name, "plot twist", powers, marvel_symbol=marvel_symbol)

    def location(self, name: str, *symbols: str, copies: int = 0) -> Card:
        """A Location: one without a team is basic, and the box has more of it."""
        copies = copies or (PLAYSET if self.teams else BASIC_LOCATIONS)
        return self.card(name, "location", symbols=symbols, copies=copies)

    def awaited(self, kind: str, missing: dict[str, str], ending: str = "") -> tuple[Awaited, ...]:
        """Cards that can't be played yet: of each name, what is missing."""
        return tuple(
            Awaited(f"{self.id_of(name)}{ending}", name, self.name, kind, what) for name, what in missing.items()
        )

    def card(
        self,
        name: str,
        kind: str,
        powers: tuple[Power, ...] = (),
        symbols: tuple[str, ...] = (),
        copies: int = PLAYSET,
        marvel_symbol: bool = False,
    ) -> Card:
        names = frozenset((name,))
        facts: dict[str, Any] = {"marvel_symbol": True} if marvel_symbol else {}
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
