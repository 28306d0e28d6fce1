"""Making card definitions: a box has sets, and a set a method for each type of card, with its printed facts by name.

A card's `code` is its box and number in it ("01002"), by which deck builders know it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from longbox.engine.cards import Card, identifier
from longbox.engine.effects.abilities import Action, Power, Trigger
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import (
    AttachTo,
    DeckOf,
    DoublesFor,
    FormOnly,
    MaxPerDeck,
    MaxPerPlayer,
    Resource,
    UnderAnyControl,
    Uses,
)
from longbox.games.champions.table.cards import ChampionsCard
from longbox.games.champions.table.kinds import KEYWORDS


class Box:
    """What is sold together: its cards are made by its sets."""

    def __init__(self, name: str) -> None:
        self.name = name

    def set(self, name: str, *, hero: str = "", aspect: str = "") -> CardSet:
        return CardSet(name, box=self.name, hero=hero, aspect=aspect)


class CardSet:
    """A set of a box, which makes cards that know it: their hero, if they are a hero's own, and their aspect."""

    def __init__(self, name: str, *, box: str = "", hero: str = "", aspect: str = "") -> None:
        self.aspect = aspect
        self.known: dict[str, Any] = {"set": name, "box": box}
        if hero:
            self.known["hero"] = hero

    def make(
        self,
        name: str,
        kind: str,
        powers: Iterable[Power] = (),
        *,
        stats: Mapping[str, int | None],
        per_player: Iterable[str] = (),
        unique: bool = False,
        subtitle: str = "",
        **facts: Any,
    ) -> Card:
        """A card definition, with what its powers say about it where the rules look for it. Keywords are given by their
        names: `guard=True`, `retaliate=2`."""
        keywords: dict[str, int] = {word: int(facts.pop(word)) for word in KEYWORDS if word in facts}
        card = ChampionsCard(
            name,
            kind,
            stats={stat: value for stat, value in stats.items() if value is not None},
            keywords=keywords,
            powers=powers,
            per_player=frozenset(per_player),
            unique=unique,
            unique_names=(name, frozenset((subtitle,) if subtitle else ())) if unique else None,
            subtitle=subtitle,
            **self.known,
            **facts,
        )
        for number, power in enumerate(card.powers):
            note(card, power, number)
        card.facts.setdefault("doubles", None)
        card.read()
        return card

    def hero(
        self,
        name: str,
        *powers: Power,
        thw: int,
        atk: int,
        def_: int,
        health: int,
        hand: int,
        traits: str = "",
        **more: Any,
    ) -> Card:
        stats = {"thw": thw, "atk": atk, "def": def_, "health": health, "hand size": hand}
        return self.make(name, kinds.HERO, powers, stats=stats, traits=split(traits), **more)

    def alter_ego(
        self, name: str, *powers: Power, rec: int, health: int, hand: int, traits: str = "", **more: Any
    ) -> Card:
        stats = {"rec": rec, "health": health, "hand size": hand}
        return self.make(name, kinds.ALTER_EGO, powers, stats=stats, traits=split(traits), **more)

    def identity(self, alter: Card, hero: Card, *more: Card, code: str = "") -> Card:
        """An identity: the alter-ego side, with which it begins, the hero side, whose code it has, and any others."""
        faces = (alter, hero, *more)
        for face, letter in zip(faces, "bacdef", strict=False):
            face.facts["code"] = code.replace("a", letter)
        names = (hero.name, frozenset(face.name for face in faces if face.name != hero.name))
        return self.with_faces(hero.name, "identity", *faces, unique=True, code=code, unique_names=names)

    def ally(
        self, name: str, *powers: Power, cost: int, icons: str, atk: tuple[int, int] | None, health: int,
        thw: tuple[int, int] | None = None, traits: str = "", unique: bool = True, **more: Any,
    ) -> Card:  # fmt: skip
        """An ally; `thw` and `atk` are (value, consequential damage), None for a dash."""
        stats: dict[str, int | None] = {"cost": cost, "health": health}
        for stat, power, pair in (("atk", "attack", atk), ("thw", "thwart", thw)):
            if pair is not None:
                stats[stat], stats[f"{power} cost"] = pair
        return self.player_card(name, kinds.ALLY, powers, stats, icons, traits, unique=unique, **more)

    def event(self, name: str, *powers: Power, cost: int, icons: str, traits: str = "", **more: Any) -> Card:
        """An event: its abilities are used from hand."""
        from_hand = [
            replace(power, where=("hand",)) if isinstance(power, (Trigger, Action)) else power for power in powers
        ]
        return self.player_card(name, kinds.EVENT, from_hand, {"cost": cost}, icons, traits, **more)

    def upgrade(self, name: str, *powers: Power, cost: int, icons: str, traits: str = "", **more: Any) -> Card:
        return self.player_card(name, kinds.UPGRADE, powers, {"cost": cost}, icons, traits, **more)

    def support(self, name: str, *powers: Power, cost: int, icons: str, traits: str = "", **more: Any) -> Card:
        return self.player_card(name, kinds.SUPPORT, powers, {"cost": cost}, icons, traits, **more)

    def resource(self, name: str, *powers: Power, icons: str, **more: Any) -> Card:
        return self.player_card(name, kinds.RESOURCE, powers, {}, icons, "", **more)

    def player_card(
        self,
        name: str,
        kind: str,
        powers: Iterable[Power],
        stats: dict[str, int | None],
        icons: str,
        traits: str,
        **more: Any,
    ) -> Card:
        more.setdefault("aspect", self.aspect)
        return self.make(name, kind, powers, stats=stats, traits=split(traits), icons=kinds.icons(icons), **more)

    def minion(
        self, name: str, *powers: Power, sch: int, atk: int, health: int, boost: int = 0, traits: str = "", **more: Any
    ) -> Card:
        stats: dict[str, int | None] = {"sch": sch, "atk": atk, "health": health, "boost": boost}
        return self.encounter_card(name, kinds.MINION, powers, stats, traits, **more)

    def treachery(self, name: str, *powers: Power, boost: int = 0, **more: Any) -> Card:
        return self.encounter_card(name, kinds.TREACHERY, powers, {"boost": boost}, "", **more)

    def attachment(self, name: str, *powers: Power, boost: int = 0, traits: str = "", **more: Any) -> Card:
        return self.encounter_card(name, kinds.ATTACHMENT, powers, {"boost": boost}, traits, **more)

    def environment(self, name: str, *powers: Power, **more: Any) -> Card:
        return self.encounter_card(name, kinds.ENVIRONMENT, powers, {}, "", **more)

    def obligation(self, name: str, *powers: Power, player: str, boost: int = 2, **more: Any) -> Card:
        return self.encounter_card(name, kinds.OBLIGATION, powers, {"boost": boost}, "", player=player, **more)

    def side_scheme(
        self, name: str, *powers: Power, threat: int, per_player: bool = False, crisis: int = 0, hazard: int = 0,
        acceleration: int = 0, boost: int = 0, **more: Any,
    ) -> Card:  # fmt: skip
        stats: dict[str, int | None] = {
            "starting threat": threat, "crisis": crisis or None, "hazard": hazard or None,
            "acceleration": acceleration or None, "boost": boost,
        }  # fmt: skip
        per = ("starting threat",) if per_player else ()
        return self.encounter_card(name, kinds.SIDE_SCHEME, powers, stats, "", per_player=per, **more)

    def encounter_card(
        self, name: str, kind: str, powers: Iterable[Power], stats: dict[str, int | None], traits: str, **more: Any
    ) -> Card:
        return self.make(name, kind, powers, stats=stats, traits=split(traits), **more)

    def villain(self, name: str, *stages: Card) -> Card:
        """A villain: its stages are the faces of one card, so that what lies on it stays when the next one comes."""
        names = (name, frozenset[str]())
        return self.with_faces(name, kinds.VILLAIN, *stages, unique=True, unique_names=names)

    def stage(
        self, name: str, number: str, *powers: Power, sch: int, atk: int, health: int, traits: str = "", **more: Any
    ) -> Card:
        stats: dict[str, int | None] = {"sch": sch, "atk": atk, "health": health}
        more["id"] = f"{identifier(name)}-{number.lower()}"
        return self.encounter_card(
            name, kinds.VILLAIN, powers, stats, traits, per_player=("health",), stage=number, **more
        )

    def main_scheme(self, *sides: Card) -> Card:
        """A main scheme deck: the A and B sides of its stages are the faces of one card."""
        return self.with_faces(sides[0].name, kinds.MAIN_SCHEME, *sides)

    def scheme_side(
        self, name: str, side: str, *powers: Power, target: int = 0, acceleration: int = 0, **more: Any
    ) -> Card:
        """One side of a main scheme stage; its target and its threat in step one are per player."""
        stats: dict[str, int | None] = {"starting threat": 0, "target": target, "acceleration threat": acceleration}
        more["id"] = f"{identifier(name)}-{side.lower()}"
        per = ("target", "acceleration threat")
        return self.encounter_card(name, kinds.MAIN_SCHEME, powers, stats, "", per_player=per, stage=side, **more)

    def with_faces(self, name: str, kind: str, *faces: Card, **facts: Any) -> Card:
        """A card of several faces, each of which knows the ids of all."""
        for face in faces:
            face.facts["sides"] = tuple(one.id for one in faces)
        return ChampionsCard(name, kind, faces=faces, **self.known, **facts)


def note(card: Card, power: Power, number: int) -> None:
    """Enter a power into the card's facts, so that the rules find it without looking through all powers."""
    facts = card.facts
    if isinstance(power, AttachTo):
        facts["attach"] = power
    elif isinstance(power, Resource):
        facts["resource"] = card.instances[number]
    elif isinstance(power, Uses):
        facts["uses"] = power
    elif isinstance(power, FormOnly):
        facts["form only"] = power.form
    else:
        note_limits(card, power)


def note_limits(card: Card, power: Power) -> None:
    if isinstance(power, MaxPerPlayer):
        card.facts["max per player"] = True
    elif isinstance(power, MaxPerDeck):
        card.facts["max per deck"] = power.count
    elif isinstance(power, DeckOf):
        card.facts["aspects"] = power.aspects
    elif isinstance(power, UnderAnyControl):
        card.facts["any control"] = True
    elif isinstance(power, DoublesFor):
        card.facts["doubles"] = power.aspect


def split(traits: str) -> list[str]:
    """'Avenger, Spy' as a list."""
    return [trait.strip() for trait in traits.split(",") if trait.strip()]
