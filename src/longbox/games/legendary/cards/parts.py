"""Parts of stacks as card files write them down: cards of which it is not known yet whose they are."""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.engine.cards import Card, identifier
from longbox.engine.effects.abilities import Power
from longbox.games.legendary.table import faces
from longbox.games.legendary.table.abilities import ON_EXCESS, ON_PLAY, AlwaysLeads, ToPlay, TurnUse
from longbox.games.legendary.table.cards import HERO_SIDE, TACTIC_SIDE, VILLAIN_SIDE
from longbox.games.legendary.table.kinds import ATTACK_POINTS, HERO, MASTERMIND, RECRUIT_POINTS, TACTIC, VILLAIN
from longbox.games.legendary.vocabulary.keywords.size_changing import SizeChanging, either_size

TACTIC_POINTS: Final = 5


def points(attack: float | None, recruit: float | None, cost: int, piercing: int | None = None) -> dict[str, int]:
    """The whole points; see `half_points`."""
    stats = {"cost": cost}
    if piercing is not None:
        stats["piercing"] = piercing
    if attack is not None:
        stats["attack"] = int(attack)
    if recruit is not None:
        stats["recruit"] = int(recruit)
    return stats


def half_points(attack: float | None, recruit: float | None) -> tuple[str, ...]:
    """The currencies of which a card prints half a point more: 2.5 Attack are 2 and a half."""
    printed = ((ATTACK_POINTS, attack), (RECRUIT_POINTS, recruit))
    return tuple(currency for currency, number in printed if number is not None and number % 1)


def several(classes: str | tuple[str, ...]) -> tuple[str, ...]:
    """The classes of a card: mostly there is one, the first of which is the colour of the card."""
    return (classes,) if isinstance(classes, str) else classes


class HeroCard(NamedTuple):
    """One of the four different cards of a Hero, before it is known whose it is."""

    name: str
    copies: int
    classes: tuple[str, ...]
    powers: tuple[Power, ...]
    stats: dict[str, int]
    second: bool = False
    halves: tuple[Half, ...] = ()
    half_points: tuple[str, ...] = ()

    def of(self, hero: str, teams: tuple[str, ...], set: str, id: str = "") -> Card:
        if self.halves:
            return self.divided(hero, teams, set, id)
        return Card(
            self.name,
            HERO,
            id=own_id(id, self.name),
            set=set,
            copies=self.copies,
            stats=self.stats,
            traits=[icon for icon in (*self.classes, *teams) if icon],
            powers=self.powers,
            hero=hero,
            icon=self.classes[0],
            classes=self.classes,
            team=teams[0],
            teams=teams,
            half_points=self.half_points,
        )

    def divided(self, hero: str, teams: tuple[str, ...], set: str, id: str) -> Card:
        """A card with two sides, which out of play is what either of them is, and costs what both do. The left side is
        named first."""
        stack = own_id(id, self.name) or identifier(self.name)
        halves = [half.of(hero, teams, self.stats["cost"], set, stack, self.copies) for half in self.halves]
        left = halves[0]
        classes = union([half.facts["classes"] for half in halves])
        stats = {stat: max([half.stats.get(stat, 0) for half in halves]) for half in halves for stat in half.stats}
        return Card(
            self.name,
            HERO,
            id=stack,
            set=set,
            copies=self.copies,
            stats=stats,
            traits=left.traits.union(*[half.traits for half in halves]),
            powers=out_of_play([half.powers for half in halves]),
            halves=halves,
            hero=left.facts["hero"],
            heroes=union([(half.facts["hero"],) for half in halves]),
            icon=left.facts["icon"],
            classes=classes,
            team=left.facts["team"],
            teams=union([half.facts["teams"] for half in halves]),
        )


class Half(NamedTuple):
    """A side of a divided card, before it is known whose it is. Where it names no `hero`, it shows the Hero of the
    stack, and that one's teams."""

    name: str
    classes: tuple[str, ...]
    powers: tuple[Power, ...]
    stats: dict[str, int]
    hero: str
    teams: tuple[str, ...] | None

    def of(self, hero: str, teams: tuple[str, ...], cost: int, set: str, stack: str, copies: int) -> Card:
        own = teams if self.teams is None else self.teams
        return Card(
            self.name,
            HERO,
            id=own_id(stack, self.name),
            set=set,
            copies=copies,
            stats={**self.stats, "cost": cost},
            traits=[icon for icon in (*self.classes, *own) if icon],
            powers=self.powers,
            hero=self.hero or hero,
            icon=self.classes[0],
            classes=self.classes,
            team=own[0] if own else "",
            teams=own,
        )


def union(several: list[tuple[str, ...]]) -> tuple[str, ...]:
    """What stands in any of these, in order."""
    return tuple(dict.fromkeys([one for each in several for one in each]))


def out_of_play(sides: list[tuple[Power, ...]]) -> tuple[Power, ...]:
    """What the powers of two sides are good for as long as the card is not played: what both have is one, and the
    discount of one side is not that of the other."""
    found = [power for side in sides for power in side if not of_playing(power)]
    sizes = [power for power in found if isinstance(power, SizeChanging)]
    if len(sizes) > 1:
        found = [either_size(sizes[0], sizes[1]), *[power for power in found if power not in sizes]]
    return tuple(dict.fromkeys(found))


def of_playing(power: Power) -> bool:
    """Whether a power matters only when its card is played, and afterwards."""
    if power.occasions:
        return all(occasion in (ON_PLAY, ON_EXCESS) for occasion in power.occasions)
    return isinstance(power, (ToPlay, TurnUse))


class HeroSide(NamedTuple):
    """What a card is that is gained as a Hero, before it is known which."""

    classes: tuple[str, ...]
    team: str
    powers: tuple[Power, ...]
    attack: int | None
    recruit: int | None

    def of(self, card: Card, cost: int) -> Card:
        """It costs what its Attack was."""
        side = Card(
            card.name,
            HERO,
            id=f"{card.id}-hero",
            set=card.set,
            copies=card.copies,
            stats=points(self.attack, self.recruit, cost),
            traits=[icon for icon in (*self.classes, self.team) if icon],
            powers=self.powers,
            hero=card.name,
            icon=self.classes[0] if self.classes else "",
            classes=self.classes,
            team=self.team,
            teams=(self.team,),
            group=card.fact("group"),
        )
        card.facts[HERO_SIDE] = side
        side.facts[VILLAIN_SIDE] = card
        return side


class VillainCard(NamedTuple):
    """A card of a Villain group, before it is known which: mostly a Villain, but it may be of another kind."""

    name: str
    copies: int
    powers: tuple[Power, ...]
    stats: dict[str, int]
    kind: str = VILLAIN
    as_hero: HeroSide | None = None
    as_tactic: tuple[Power, ...] = ()

    def of(self, group: str, set: str, id: str = "") -> Card:
        card = Card(
            self.name,
            self.kind,
            id=own_id(id, self.name),
            set=set,
            copies=self.copies,
            stats=self.stats,
            powers=self.powers,
            group=group,
        )
        if self.as_hero is not None:
            self.as_hero.of(card, self.stats["attack"])
        if self.as_tactic:
            vp = {"vp": self.stats["vp"]}
            side = Card(self.name, TACTIC, id=f"{card.id}-tactic", set=set, stats=vp, powers=self.as_tactic)
            card.facts[TACTIC_SIDE] = side
        return card


class FaceCard(NamedTuple):
    """The other side of a card, before it is known of which."""

    name: str
    powers: tuple[Power, ...]
    stats: dict[str, int]

    def of(self, front: Card) -> Card:
        """It is worth what the front is."""
        worth = {stat: value for stat, value in front.stats.items() if stat == "vp"}
        stats = self.stats | worth
        id = f"{front.id}-transformed"
        back = Card(self.name, front.kind, id=id, set=front.set, copies=front.copies, stats=stats, powers=self.powers)
        faces.join(front, back)
        return back


class EpicSide(NamedTuple):
    """The harder side of a Mastermind, before it is known whose."""

    attack: int
    powers: tuple[Power, ...]

    def of(self, front: Card) -> Card:
        """It leads and is worth the same."""
        return Card(
            f"Epic {front.name.removeprefix('The ')}",
            MASTERMIND,
            id=f"epic-{front.id}",
            set=front.set,
            stats=front.stats | {"attack": self.attack},
            powers=[*[power for power in front.powers if isinstance(power, AlwaysLeads)], *self.powers],
            leads=front.facts["leads"],
            mastermind=front.name,
        )


class TacticCard(NamedTuple):
    """A Tactic, before it is known whose."""

    name: str
    powers: tuple[Power, ...]
    as_hero: HeroSide | None = None
    in_city: int | None = None
    """Its Attack where it lies in the city."""

    def of(self, mastermind: str, set: str, id: str = "", vp: int = TACTIC_POINTS, attack: int = 0) -> Card:
        """As a Hero it costs what the Mastermind's Attack is."""
        card = Card(
            self.name,
            TACTIC,
            id=own_id(id, self.name),
            set=set,
            stats={"vp": vp} if self.in_city is None else {"vp": vp, "attack": self.in_city},
            powers=self.powers,
            mastermind=mastermind,
        )
        if self.as_hero is not None:
            self.as_hero.of(card, attack)
        return card


def own_id(stack: str, name: str) -> str:
    """The id of a card in a stack that has an id of its own; "" stands for the card's name."""
    return f"{stack}-{identifier(name)}" if stack else ""
