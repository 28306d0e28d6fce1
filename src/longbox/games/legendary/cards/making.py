"""How cards are written down: Heroes, Villain groups, Masterminds and Schemes go into the box."""

from __future__ import annotations

from typing import Final, NamedTuple

from longbox.engine.cards import Card, identifier
from longbox.engine.effects.abilities import Power
from longbox.engine.words import listed
from longbox.games.legendary.table.abilities import AlwaysLeads
from longbox.games.legendary.table.cards import BOX, CORE, Group, MastermindSet, SchemeSetup
from longbox.games.legendary.table.kinds import (
    AVENGERS,
    BYSTANDER,
    HENCHMAN,
    HERO,
    MASTERMIND,
    SCHEME,
    STRIKE,
    TACTIC,
    TWIST,
    VILLAIN,
    WOUND,
)
from longbox.games.legendary.table.zones import SIDEKICKS

ANT_MAN: Final = "ant man"
CHAMPIONS_SET: Final = "champions"
CIVIL_WAR: Final = "civil war"
DARK_CITY: Final = "dark city"
FANTASTIC_FOUR: Final = "fantastic four"
GUARDIANS: Final = "guardians of the galaxy"
PAINT_THE_TOWN_RED: Final = "paint the town red"
SPIDER_MAN_HOMECOMING: Final = "spider man homecoming"
SECRET_WARS_1: Final = "secret wars 1"
SECRET_WARS_2: Final = "secret wars 2"
VILLAINS_SET: Final = "villains"
TACTIC_POINTS: Final = 5
HENCHMEN_IN_GROUP: Final = 10


def points(attack: int | None, recruit: int | None, cost: int) -> dict[str, int]:
    stats = {"cost": cost}
    if attack is not None:
        stats["attack"] = attack
    if recruit is not None:
        stats["recruit"] = recruit
    return stats


class HeroCard(NamedTuple):
    """One of the four different cards of a Hero, before it is known whose it is; `also` is a second class."""

    name: str
    copies: int
    icon: str
    powers: tuple[Power, ...]
    stats: dict[str, int]
    also: str


def common(
    name: str,
    icon: str,
    *powers: Power,
    cost: int,
    attack: int | None = None,
    recruit: int | None = None,
    also: str = "",
) -> HeroCard:
    return HeroCard(name, 5, icon, powers, points(attack, recruit, cost), also)


def uncommon(
    name: str,
    icon: str,
    *powers: Power,
    cost: int,
    attack: int | None = None,
    recruit: int | None = None,
    also: str = "",
) -> HeroCard:
    return HeroCard(name, 3, icon, powers, points(attack, recruit, cost), also)


def rare(
    name: str,
    icon: str,
    *powers: Power,
    cost: int,
    attack: int | None = None,
    recruit: int | None = None,
    also: str = "",
) -> HeroCard:
    return HeroCard(name, 1, icon, powers, points(attack, recruit, cost), also)


def hero(name: str, team: str, *cards: HeroCard, set: str = CORE) -> Group:
    """A Hero: two commons, an uncommon and a rare, 14 cards in all."""
    made = tuple(
        Card(
            card.name,
            HERO,
            set=set,
            copies=card.copies,
            stats=card.stats,
            traits=[icon for icon in (card.icon, card.also, team) if icon],
            powers=card.powers,
            hero=name,
            icon=card.icon,
            also=card.also,
            team=team,
        )
        for card in cards
    )
    group = Group(identifier(name), name, made, set)
    BOX.heroes[group.id] = group
    BOX.add(*made)
    return group


def basic_hero(
    name: str,
    team: str,
    *powers: Power,
    stack: str,
    copies: int,
    cost: int,
    attack: int | None = None,
    recruit: int | None = None,
    set: str = CORE,
    icon: str = "",
) -> Card:
    """A Hero of a stack: a starting card, an Officer or a Sidekick. `stack` is where it lies at first."""
    card = Card(
        name,
        HERO,
        set=set,
        copies=copies,
        stats=points(attack, recruit, cost),
        traits=[trait for trait in (icon, team) if trait],
        powers=powers,
        hero=name,
        icon=icon,
        team=team,
        stack=stack,
    )
    BOX.add(card)
    return card


def special_sidekick(
    name: str,
    icon: str,
    *powers: Power,
    copies: int,
    set: str,
    attack: int | None = None,
    recruit: int | None = None,
) -> Card:
    """A Sidekick with a class, shuffled into their stack where its set is played with."""
    card = basic_hero(
        name,
        AVENGERS,
        *powers,
        stack=SIDEKICKS.name,
        copies=copies,
        cost=2,
        attack=attack,
        recruit=recruit,
        set=set,
        icon=icon,
    )
    BOX.special_sidekicks.append(card)
    return card


def plain(name: str, kind: str, *powers: Power, stack: str, copies: int, vp: int = 0) -> Card:
    """A Bystander, a Wound, a Twist or a Strike."""
    assert kind in (BYSTANDER, WOUND, TWIST, STRIKE)
    card = Card(name, kind, set=CORE, copies=copies, stats={"vp": vp} if vp else {}, powers=powers, stack=stack)
    BOX.add(card)
    return card


def villain(name: str, *powers: Power, copies: int, vp: int, attack: int = 0) -> Card:
    return Card(name, VILLAIN, copies=copies, stats={"attack": attack, "vp": vp}, powers=powers)


def villain_group(name: str, *cards: Card, set: str = CORE) -> Group:
    for card in cards:
        card.set = set
        card.facts["group"] = name
    group = Group(identifier(name), name, cards, set)
    BOX.villains[group.id] = group
    BOX.add(*cards)
    return group


def part_of_a_group(name: str, *cards: Card, set: str, without: tuple[str, ...]) -> None:
    """Villains of a group that is not whole yet, and those that it is `without`: they are in the list of cards, and no
    set-up can name them."""
    missing = f"{name} are played as a whole group, and {listed(list(without))} are missing."
    for card in cards:
        card.set = set
        card.facts["group"] = name
        BOX.unplayable[card] = missing
    BOX.add(*cards)


def henchmen(name: str, *powers: Power, attack: int = 3, vp: int = 1, set: str = CORE) -> Group:
    """A Henchmen group: ten cards alike."""
    card = Card(
        name,
        HENCHMAN,
        set=set,
        copies=HENCHMEN_IN_GROUP,
        stats={"attack": attack, "vp": vp},
        powers=powers,
        group=name,
    )
    group = Group(card.id, name, (card,), set)
    BOX.henchmen[group.id] = group
    BOX.add(card)
    return group


def tactic(name: str, *powers: Power) -> Card:
    return Card(name, TACTIC, stats={"vp": TACTIC_POINTS}, powers=powers)


def mastermind(
    name: str, *powers: Power, attack: int, leads: str, tactics: tuple[Card, ...], set: str = CORE
) -> MastermindSet:
    card = Card(
        name,
        MASTERMIND,
        set=set,
        stats={"attack": attack, "vp": TACTIC_POINTS},
        powers=[AlwaysLeads(leads), *powers],
        leads=leads,
    )
    made = MastermindSet(card.id, name, card, tactics, identifier(leads), set)
    for one in tactics:
        one.facts["mastermind"] = name
        one.set = set
    BOX.masterminds[made.id] = made
    BOX.add(card, *tactics)
    return made


ALL_PLAYER_COUNTS: Final = (1, 2, 3, 4, 5)


def scheme(
    name: str,
    *powers: Power,
    twists: int | dict[int, int],
    heroes: dict[int, int] | None = None,
    bystanders: int | None = None,
    wounds_per_player: int | None = None,
    extra_henchmen: int = 0,
    twists_beside: int = 0,
    required_villains: str = "",
    heroes_in_villain_deck: int = 0,
    solo: bool = True,
    set: str = CORE,
    city: int | None = None,
) -> SchemeSetup:
    card = Card(name, SCHEME, set=set, powers=powers)
    by_players = twists if isinstance(twists, dict) else dict.fromkeys(ALL_PLAYER_COUNTS, twists)
    made = SchemeSetup(
        card.id,
        name,
        card,
        by_players,
        heroes or {},
        bystanders,
        wounds_per_player,
        extra_henchmen,
        twists_beside,
        required_villains,
        heroes_in_villain_deck,
        solo,
        set,
        city,
    )
    card.facts["setup"] = made
    BOX.schemes[made.id] = made
    BOX.add(card)
    return made
