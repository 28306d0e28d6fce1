"""What is printed on the cards of this game, as the rules ask for it.

The rules ask these things of many cards at every choice. So each is an attribute of its own, made once from the facts
and powers of the card.
"""

from __future__ import annotations

from typing import Final, cast

from longbox.engine.cards import Card, Instance
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import AttachTo
from longbox.games.champions.table.kinds import BASIC, NO_ICONS, Icons, count
from longbox.games.champions.table.paid import asked_about
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ZONES

Names = tuple[str, frozenset[str]]
"""The title of a unique card, and its subtitle or alter-ego names."""


class ChampionsCard(Card):
    """A card, or one face of an identity, villain or main scheme. `box` is the one that it was sold in.

    `icons` are the resources that it generates from hand, `worth` how many these are; for cards of the aspect `doubles`
    twice as many. `generator` is its Resource ability, if it has one. `generates` and `acts`: it or one of its faces
    has a Resource ability, or an Action. `asks_about` are the types of resources that it asks about: whether one was
    paid. `form_only` is the form in which it can be played, if not in both. Of each stat in `per_player` there is so
    much for each player. `rank` is its place among all cards of the library, sorted by id: numbers are quicker to
    compare.
    """

    __slots__ = (
        "acts", "any_control", "asks_about", "aspect", "attach", "box", "cost", "doubles", "form_only",
        "generates", "generator", "icons", "limited", "names", "per_player", "rank", "worth",
    )  # fmt: skip

    acts: bool
    any_control: bool
    asks_about: tuple[int, ...]
    aspect: str
    attach: AttachTo | None
    box: str
    cost: int
    doubles: str
    form_only: str
    generates: bool
    generator: Instance | None
    icons: Icons
    limited: bool
    names: Names | None
    per_player: frozenset[str]
    rank: int
    worth: int

    def read(self) -> None:
        faces = [cast("ChampionsCard", one) for one in self.faces]
        self.acts = bool(self.actions) or any(one.acts for one in faces)
        self.any_control = self.fact("any control", False)
        self.asks_about = asked_about(self.powers)
        self.aspect = self.fact("aspect", BASIC)
        self.attach = self.fact("attach")
        self.box = self.fact("box", "")
        self.cost = self.stats.get("cost", 0)
        self.doubles = self.fact("doubles") or ""
        self.form_only = self.fact("form only", "")
        self.generator = self.fact("resource")
        self.generates = self.generator is not None or any(one.generates for one in faces)
        self.icons = self.fact("icons", NO_ICONS)
        self.limited = self.fact("max per player", False)
        self.names = self.fact("unique_names")
        self.per_player = self.fact("per_player", frozenset())
        self.rank = -1
        self.worth = count(self.icons)

    def worth_for(self, aspect: str) -> int:
        """How many resources it generates from hand towards a card of an aspect."""
        return 2 * self.worth if self.doubles and self.doubles == aspect else self.worth

    def icons_for(self, aspect: str) -> Icons:
        """Which resources these are."""
        if not self.doubles or self.doubles != aspect:
            return self.icons
        mental, physical, energy, wild = self.icons
        return 2 * mental, 2 * physical, 2 * energy, 2 * wild


def definitions(game: Champions) -> list[ChampionsCard]:
    """The definition of each card: `making` makes no others."""
    return game.state.definition  # type: ignore[return-value]


def face(game: Champions, card: int) -> ChampionsCard:
    """What shows of a card: all of it, or one of its faces."""
    definition = game.state.definition[card]
    if definition.faces:
        definition = definition.faces[game.state.face[card]]
    return definition  # type: ignore[return-value]


def printed_number(game: Champions, card: int, stat: str) -> int:
    """A printed number; per-player ones are multiplied before anything changes them. A drone has none."""
    state = game.state
    if state.face_down[card]:
        return 0
    shown = face(game, card)
    found = shown.stats.get(stat)
    if found is None:
        return shown.keywords.get(stat, 0) if shown.keywords else 0
    return found * state.players if state.players > 1 and stat in shown.per_player else found


def in_play(game: Champions, card: int) -> bool:
    return ZONES.in_play[game.state.zone[card]]


def kind_of(game: Champions, card: int) -> str:
    """What a card counts as: a face-down card that is engaged with a player is a minion, whatever is printed on it."""
    return kinds.MINION if game.state.face_down[card] else game.face(card).kind


def traits_of(game: Champions, card: int) -> frozenset[str]:
    return DRONE if game.state.face_down[card] else game.face(card).traits


DRONE: Final = frozenset(("Drone",))


def has_trait(game: Champions, card: int, trait: str) -> bool:
    """Whether a card has a trait, printed or gained."""
    return trait in traits_of(game, card) or game.value(card, trait) > 0
