"""What tells some cards from others: classes and teams, groups, kinds, spaces."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from longbox.engine import history
from longbox.engine.effects import phrases
from longbox.engine.effects.adjectives import Feature, Has, Having, Is, Measure
from longbox.engine.effects.patterns import happened_to
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.players import YOU
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.slots import IT, THOSE
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.chapters.hq import PUT_UNDER
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.villain_deck import OVER_ONE
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.board import neighbours, villain_decks, zone_of, zone_over, zone_under
from longbox.games.legendary.table.classes import classes_on, shows
from longbox.games.legendary.table.enemies import guise, is_villain, masterminds, name_there, space_of, stands
from longbox.games.legendary.table.kinds import (
    ATTACK_POINTS,
    BINDING,
    BYSTANDER,
    CLASSES,
    HENCHMAN,
    HERO,
    LOCATION,
    MASTERMIND,
    RECRUIT_POINTS,
    STRIKE,
    TEAMS,
    TWIST,
    WOUND,
)
from longbox.games.legendary.table.nouns import COST, printed_cost
from longbox.games.legendary.table.roles import held, parts
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HAND, HQ


def is_of_kind(game: Game[Any], card: int, kind: str) -> bool:
    return bool(game.state.definition[card].kind == kind)


def prints_points(game: Game[Any], card: int, points: str) -> bool:
    """Be it 0."""
    return points.lower() in game.state.definition[card].stats


def is_of_group(game: Game[Any], card: int, group: str) -> bool:
    """What is bonded with another is of its group, too."""
    definition = game.state.definition
    return any(definition[part].fact("group") == group for part in parts(game, card))


def is_led(game: Game[Any], card: int, group: str) -> bool:
    """Of the group that a Mastermind always leads, or of the one that stands in for it."""
    return is_of_group(game, card, game.state.stand_in or group)


def is_of_mastermind(game: Game[Any], card: int, name: str) -> bool:
    return bool(game.state.definition[card].fact("mastermind") == name)


def bears_a_name(names: tuple[str, ...], game: Table, scope: Scope, card: int) -> bool:
    """In its own name, its Hero's, its group's or, of a Tactic, its Mastermind's."""
    told: list[str] = []
    for part in parts(game, card):
        definition = game.state.definition[part]
        told += [name_there(game, part), *[definition.fact(fact) or "" for fact in ("hero", "group", "mastermind")]]
        told += definition.fact("heroes") or ()
    return any(name in one for name in names for one in told)


def is_strike_or_twist(game: Table, scope: Scope, card: int) -> bool:
    return game.state.definition[card].kind in (STRIKE, TWIST)


KIND: Final = Feature(is_of_kind, "", rank=phrases.KIND)
"""The printed kind, which the head of a noun names."""
ICON: Final = Feature(shows, head="{Hero}")
"""Classes and teams."""


def has_a_class(game: Table, scope: Scope, card: int) -> bool:
    return bool(classes_on(game, card))


WITH_A_CLASS: Final = Is("with a class", has_a_class, BEHIND, phrases.WITH)
"""Not grey."""


def is_grey(game: Table, scope: Scope, card: int) -> bool:
    return is_of_kind(game, card, HERO) and not classes_on(game, card)


GREY: Final = Is("grey", is_grey)
POINTS: Final = Feature(prints_points, "with {a} symbol", BEHIND, phrases.THAT)
GROUP: Final = Feature(is_of_group, of_cards=True)
MASTERMIND_OF: Final = Feature(is_of_mastermind, "of {name}", BEHIND, phrases.WITH, of_cards=True)
LED_GROUP: Final = Feature(is_led, of_cards=True)


def of_kind(*kinds: str) -> Has:
    return Has(KIND, kinds)


def icon(*icons: str) -> Has:
    return Has(ICON, icons)


def lacks_icon(missing: str, game: Table, scope: Scope, card: int) -> bool:
    return not shows(game, card, missing)


def without_icon(missing: str) -> Is:
    """Neither of a class or team nor of several of which it is one."""
    return Is(f"non-{{{missing}}}", partial(lacks_icon, missing))


def is_special(game: Table, scope: Scope, card: int) -> bool:
    return bool(game.state.definition[card].powers)


def shows_no_team(game: Table, scope: Scope, card: int) -> bool:
    return TEAM_ICONS.isdisjoint(game.state.definition[card].traits)


TEAM_ICONS: Final = frozenset(TEAMS)


def with_points(points: str) -> Has:
    """Cards that print Attack or Recruit."""
    return Has(POINTS, (points.capitalize(),))


def of_character(name: str, *others: str) -> Is:
    """Cards that have a name anywhere in theirs, or one of others that stand for the same character."""
    return Is(name, partial(bears_a_name, (name, *others)))


def costs_its_points(game: Table, scope: Scope, card: int) -> bool:
    return printed_cost(game, card) == printed_points(game, scope.source)


def is_no_twist(game: Table, scope: Scope, card: int) -> bool:
    return bool(game.state.definition[card].kind != TWIST)


def of_group(group: str, *, led: bool = False) -> Has:
    return Has(LED_GROUP if led else GROUP, (group,))


def of_groups(*groups: str) -> Has:
    return Has(GROUP, groups)


def counts_as_villain(game: Table, scope: Scope, card: int) -> bool:
    return is_villain(game, card)


def is_villain_anywhere(game: Table, scope: Scope, card: int) -> bool:
    """In the Villain Deck, what the Scheme makes a Villain is one already."""
    return is_villain(game, card) or (game.state.zone[card] in villain_decks(game) and bool(guise(game, card)))


def costing(least: int | None = None, most: int | None = None) -> Having:
    """Nothing costs less than 0, so what costs no more costs just that."""
    return Having(COST, 0 if most == 0 else least, most)


def costs_one_of(costs: tuple[int, ...], game: Table, scope: Scope, card: int) -> bool:
    return game.state.definition[card].stats.get("cost", 0) in costs


def costing_one_of(*costs: int) -> Is:
    said = ", ".join(map(str, costs[:-1]))
    return Is(f"that {{costs}} {said} or {costs[-1]}", partial(costs_one_of, costs), BEHIND, phrases.THAT)


def having(measure: Measure, least: int | None = None, most: int | None = None) -> Having:
    return Having(measure, least, most)


def shares_a_class(game: Table, scope: Scope, card: int) -> bool:
    """With any of the cards that were looked at."""
    definition = game.state.definition
    shown = [icon for one in scope.vars.get(THOSE, ()) for icon in CLASSES if icon in definition[one].traits]
    return any(icon in definition[card].traits for icon in shown)


def of_mastermind(name: str) -> Has:
    """Of Tactics: whose they are."""
    return Has(MASTERMIND_OF, (name,))


def lies_under_twist(game: Table, scope: Scope, card: int) -> bool:
    """Over a Villain's space, or over a Mastermind."""
    space = space_of(game, card)
    return bool(held(game, card, OVER_ONE) if space < 0 else game.state.zones[zone_over(space)])


def is_of_chosen_class(game: Table, scope: Scope, card: int) -> bool:
    return shows(game, card, CLASSES[scope[slots.CLASS]])


def can_lose(game: Table, scope: Scope, card: int) -> bool:
    """A Mastermind can be defeated as long as there is something of it to take."""
    return card not in masterminds(game) or stands(game, card)


def is_no_mastermind(game: Table, scope: Scope, card: int) -> bool:
    """Nor was it one when it was beaten."""
    state = game.state
    if state.definition[card].kind == MASTERMIND or state.ascended[card]:
        return False
    return is_no_location(game, scope, card)


def is_no_location(game: Table, scope: Scope, card: int) -> bool:
    """Of what was defeated: as what it lay there, the event tells."""
    event = scope.event
    if event is not None and event.notes.get(notes.LOCATION):
        return False
    return game.state.definition[card].kind != LOCATION


def is_not_it(game: Table, scope: Scope, card: int) -> bool:
    return card not in scope.vars.get(IT, ())


def has_twin(game: Table, scope: Scope, card: int) -> bool:
    """In the same place."""
    state = game.state
    alike = [one for one in state.zones[state.zone[card]] if state.definition[one] is state.definition[card]]
    return len(alike) > 1


def is_twin_of_it(game: Table, scope: Scope, card: int) -> bool:
    definition = game.state.definition
    return any(definition[one] is definition[card] for one in scope.vars.get(IT, ()))


def shares_its_cost(game: Table, scope: Scope, card: int) -> bool:
    """With another card in the same hand."""
    cost = printed_cost(game, card)
    hand = game.state.zones[HAND.first + scope.you]
    return any(one != card and printed_cost(game, one) == cost for one in hand)


def was_gained_this_turn(game: Table, scope: Scope, card: int) -> bool:
    """By you, from their stack or from wherever else."""
    return any(card in history.cards(game, kind, scope.you) for kind in (GAIN_WOUND, GAIN))


def bears_a_name_in_hq(game: Table, scope: Scope, card: int) -> bool:
    state = game.state
    names = {state.definition[one].name for zone in HQ.range() for one in state.zones[zone]}
    return state.definition[card].name in names


def is_beside_a_villain(game: Table, scope: Scope, card: int) -> bool:
    """In a space of the city next to which there is another one."""
    return any(game.state.zones[zone_of(space)] for space in neighbours(game, space_of(game, card)))


def is_next_to_it(game: Table, scope: Scope, card: int) -> bool:
    beside = neighbours(game, space_of(game, card))
    return any(space_of(game, one) in beside for one in scope.vars.get(IT, ()))


def is_next_to_this(game: Table, scope: Scope, card: int) -> bool:
    space = space_of(game, scope.source)
    return space >= 0 and space_of(game, card) in neighbours(game, space)


def is_of_this_group(game: Table, scope: Scope, card: int) -> bool:
    """Of the same group as the card that speaks."""
    definition = game.state.definition
    group = definition[scope.source].fact("group")
    return bool(group) and definition[card].fact("group") == group


def is_of_its_group(game: Table, scope: Scope, card: int) -> bool:
    """Of the group of the card that was chosen."""
    groups = [group_of(game, one) for one in scope.vars.get(IT, ())]
    return bool(group_of(game, card)) and group_of(game, card) in groups


def group_of(game: Game[Any], card: int) -> str:
    return game.state.definition[card].fact("group") or ""


def was_not_sunk(game: Table, scope: Scope, card: int) -> bool:
    past = history.events(game, PUT_UNDER)
    return all(case.whom != card or scope.source not in case.by for cases in past for case in cases)


def is_rightmost(game: Table, scope: Scope, card: int) -> bool:
    """Under the Sewers, or what is left next to them."""
    return game.state.zone[card] == HQ.first + min(game.state.hq, default=-1)


def is_leftmost(game: Table, scope: Scope, card: int) -> bool:
    """Under the Bridge, or what is left next to it."""
    return game.state.zone[card] == HQ.first + max(game.state.hq, default=-1)


def lies_beneath(game: Table, scope: Scope, card: int) -> bool:
    """Under the city space of the card that speaks; after a fight, under the space where that was."""
    space = space_of(game, scope.source)
    if space < 0:
        space = scope.vars.get(slots.SPACE, -1)
    return space >= 0 and game.state.zone[card] == zone_under(game, space) and is_of_kind(game, card, HERO)


def attack_now(game: Game[Any], card: int) -> int:
    return game.value(card, "attack")


def printed_attack(game: Game[Any], card: int) -> int:
    """What prints none counts 0; what is bonded prints both."""
    return sum([game.state.definition[part].stats.get("attack", 0) for part in parts(game, card)])


def half_an_attack(game: Game[Any], card: int) -> bool:
    """Whether half a point more is printed."""
    halves = game.state.definition[card].fact("half_points")
    return bool(halves) and ATTACK_POINTS in halves


def half_a_recruit(game: Game[Any], card: int) -> bool:
    halves = game.state.definition[card].fact("half_points")
    return bool(halves) and RECRUIT_POINTS in halves


def printed_recruit(game: Game[Any], card: int) -> int:
    return game.state.definition[card].stats.get("recruit", 0)


def printed_points(game: Game[Any], card: int) -> int:
    return sum([game.state.definition[part].stats.get("vp", 0) for part in parts(game, card)])


def is_henchman(game: Table, scope: Scope, card: int) -> bool:
    return any(is_of_kind(game, part, HENCHMAN) for part in parts(game, card))


def is_no_henchman(game: Table, scope: Scope, card: int) -> bool:
    return not is_henchman(game, scope, card)


def costs_odd(game: Table, scope: Scope, card: int) -> bool:
    return bool(game.state.definition[card].stats.get("cost", 0) % 2)


def has_odd_attack(game: Table, scope: Scope, card: int) -> bool:
    return bool(attack_now(game, card) % 2)


def shards_on(game: Game[Any], card: int) -> int:
    return int(game.state.shards[card])


SHARDS: Final = Measure("{Shards}", shards_on)


def costs_as_its_shards(game: Table, scope: Scope, card: int) -> bool:
    return game.state.definition[card].stats.get("cost", 0) - game.state.shards[scope.source] in (0, 1)


AS_DEAR_AS_SHARDS: Final = Is("that {costs} as much as {this} has {Shards}, or 1 more", costs_as_its_shards, BEHIND)
OF_ITS_CLASS: Final = Is("of its class", shares_a_class, BEHIND, phrases.WITH)
"""Of the class of the card that was revealed."""
COSTING_ITS_POINTS: Final = Is(
    "that {costs} as much as that {Mastermind} has printed {VP}", costs_its_points, BEHIND, phrases.THAT
)
NO_TWIST: Final = Is("that is no {Twist}", is_no_twist, BEHIND, phrases.THAT, "that are no {Twists}")
PRINTED_POINTS: Final = Measure("printed {VP}", printed_points)
PRINTED_ATTACK: Final = Measure("printed {Attack}", printed_attack, half=half_an_attack)
PRINTED_RECRUIT: Final = Measure("printed {Recruit}", printed_recruit, half=half_a_recruit)
ATTACK_NOW: Final = Measure("{Attack}", attack_now, "with {bound} {word}")
A_STRIKE_OR_TWIST: Final = Is(
    "that is {a Master Strike} or {a Scheme} {Twist}", is_strike_or_twist, BEHIND, phrases.THAT
)
A_HENCHMAN: Final = Is("", is_henchman)
NO_HENCHMAN: Final = Is("non-{Henchman}", is_no_henchman)
ODD_COST: Final = Is("of odd {cost}", costs_odd, BEHIND, phrases.WITH)
"""0 is even."""
ODD_ATTACK: Final = Is("with odd {Attack}", has_odd_attack, BEHIND, phrases.WITH)
SHARING_ITS_COST: Final = Is(
    "that {costs} as much as another card in {your} hand", shares_its_cost, BEHIND, phrases.THAT
)
SPECIAL: Final = Is("special", is_special)
"""Of Bystanders: one that is more than that."""
NO_TEAM: Final = Is("without a team icon", shows_no_team, BEHIND, phrases.WITH)
A_HERO: Final = of_kind(HERO)
A_WOUND: Final = of_kind(WOUND)
A_BINDINGS: Final = of_kind(BINDING)
A_BYSTANDER: Final = of_kind(BYSTANDER)
GAINED_THIS_TURN: Final = Is("that {you} gained this turn", was_gained_this_turn, BEHIND, phrases.THAT)
NAMED_LIKE_ONE_IN_HQ: Final = Is("with the name of a card in the {HQ}", bears_a_name_in_hq, BEHIND, phrases.WITH)
BESIDE_A_VILLAIN: Final = Is("with another one in an adjacent space", is_beside_a_villain, BEHIND, phrases.WITH)
NEXT_TO_IT: Final = Is("next to it", is_next_to_it, BEHIND, phrases.PLACE)
NEXT_TO_THIS: Final = Is("next to {this}", is_next_to_this, BEHIND, phrases.PLACE)
OF_THIS_GROUP: Final = Is("of the same group", is_of_this_group, BEHIND, phrases.WITH)
OF_ITS_GROUP: Final = Is("of its group", is_of_its_group, BEHIND, phrases.WITH)
OF_THAT_GROUP: Final = Is("of that group", is_of_its_group, BEHIND, phrases.WITH)
BENEATH: Final = Is("under its space", lies_beneath, BEHIND, phrases.PLACE)
RIGHTMOST: Final = Is("rightmost", is_rightmost)
LEFTMOST: Final = Is("leftmost", is_leftmost)
ABLE_TO_LOSE: Final = Is("", can_lose)
OF_CHOSEN_CLASS: Final = Is("of that class", is_of_chosen_class, BEHIND, phrases.WITH)
UNDER_A_PORTAL: Final = Is("under a Dark Portal", lies_under_twist, BEHIND, phrases.PLACE)
"""Twists that lie over the city or the Mastermind are Dark Portals."""
WITH_A_TWIN: Final = Is("of which there is another one", has_twin, BEHIND, phrases.THAT)
TWIN_OF_IT: Final = Is("identical", is_twin_of_it)
A_VILLAIN: Final = Is("", counts_as_villain)
NOT_SUNK_YET: Final = Is("other", was_not_sunk, rank=phrases.OTHER)
"""Of Heroes in the HQ those that this card has not put under the Hero Deck this turn: one may be back already."""
KOED_THIS_TURN: Final = happened_to(KO)
NO_MASTERMIND: Final = Is("", is_no_mastermind)
"""Of enemies that were defeated: whoever stood in the city was a Villain."""
NO_LOCATION: Final = Is("", is_no_location)
NOT_IT: Final = Is("other", is_not_it, rank=phrases.OTHER)
"""Another one than was chosen before."""
A_VILLAIN_ANYWHERE: Final = Is("", is_villain_anywhere)
DISCARDED_THIS_TURN: Final = happened_to(DISCARDS, who=YOU)
