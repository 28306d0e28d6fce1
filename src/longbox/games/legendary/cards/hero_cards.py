"""How the cards of Heroes are written down: by how many there are of each."""

from __future__ import annotations

from longbox.engine.effects.abilities import Power
from longbox.games.legendary.cards.parts import Half, HeroCard, half_points, points, several


class HeroCards:
    """The words of a box for them."""

    @staticmethod
    def common(
        name: str,
        classes: str | tuple[str, ...],
        *powers: Power,
        cost: int,
        attack: float | None = None,
        recruit: float | None = None,
        piercing: int | None = None,
    ) -> HeroCard:
        stats = points(attack, recruit, cost, piercing)
        return HeroCard(name, 5, several(classes), powers, stats, half_points=half_points(attack, recruit))

    @staticmethod
    def uncommon(
        name: str,
        classes: str | tuple[str, ...],
        *powers: Power,
        cost: int,
        attack: float | None = None,
        recruit: float | None = None,
        piercing: int | None = None,
    ) -> HeroCard:
        stats = points(attack, recruit, cost, piercing)
        return HeroCard(name, 3, several(classes), powers, stats, half_points=half_points(attack, recruit))

    @staticmethod
    def rare(
        name: str,
        classes: str | tuple[str, ...],
        *powers: Power,
        cost: int,
        attack: float | None = None,
        recruit: float | None = None,
        piercing: int | None = None,
    ) -> HeroCard:
        stats = points(attack, recruit, cost, piercing)
        return HeroCard(name, 1, several(classes), powers, stats, half_points=half_points(attack, recruit))

    @staticmethod
    def transformed(
        name: str,
        classes: str | tuple[str, ...],
        *powers: Power,
        copies: int,
        cost: int,
        attack: int | None = None,
        recruit: int | None = None,
    ) -> HeroCard:
        """What another card of the Hero transforms into."""
        return HeroCard(name, copies, several(classes), powers, points(attack, recruit, cost), second=True)

    @staticmethod
    def side(
        name: str,
        classes: str | tuple[str, ...],
        *powers: Power,
        attack: int | None = None,
        recruit: int | None = None,
        piercing: int | None = None,
        hero: str = "",
        team: str | None = None,
    ) -> Half:
        """A side of a divided card; it shows the stack's Hero and team unless it names others."""
        stats = points(attack, recruit, 0, piercing)
        teams = None if team is None else tuple([one for one in (team,) if one])
        return Half(name, several(classes), powers, stats, hero, teams)

    @staticmethod
    def divided(copies: int, left: Half, right: Half, *, cost: int) -> HeroCard:
        """A card with two sides, which cost the same: a common (5 copies) or an uncommon (3)."""
        name = f"{left.name} / {right.name}"
        return HeroCard(name, copies, (), (), {"cost": cost}, halves=(left, right))
