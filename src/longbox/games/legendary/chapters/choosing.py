"""Which stacks a game is played with: those named, and the rest drawn at random as the rules allow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from longbox.engine import dice
from longbox.engine.cards import identifier
from longbox.engine.dice import Seed
from longbox.engine.language import listed, said
from longbox.engine.setup import Problem
from longbox.engine.state import State
from longbox.games.legendary.chapters import challenges, outside
from longbox.games.legendary.chapters.first_games import FIRST_GAMES, FirstGame
from longbox.games.legendary.chapters.numbers import NUMBERS, Numbers, sizes
from longbox.games.legendary.chapters.opposing import against, wrong_mastermind_player
from longbox.games.legendary.chapters.setup_problems import too_many, wrong_challenges
from longbox.games.legendary.chapters.starting_decks import OWN_DECKS, starting_deck, too_much_help
from longbox.games.legendary.table.cards import COLLECTION, CORE_SETS, Group, MastermindSet, SchemeSetup
from longbox.games.legendary.table.kinds import HENCHMAN, HEROES, VILLAINS

OWN_HEROES: Final = 3
"""Of so many a player's own row is made, 42 cards."""


class Chosen(NamedTuple):
    """A complete choice of stacks, by id."""

    players: int
    mastermind: str
    scheme: str
    heroes: tuple[str, ...]
    villains: tuple[str, ...]
    henchmen: tuple[str, ...]
    in_hero_deck: tuple[str, ...] = ()
    """Henchmen of whom some are among the Heroes."""
    lurking: tuple[str, ...] = ()
    """Masterminds who wait out of play."""
    own_row: tuple[str, ...] = ()
    """Heroes whom the player who is the Mastermind alone can recruit."""


STACKS: Final = ("mastermind", "scheme", "heroes", "villains", "henchmen")
COLLECTED: Final = {"mastermind": "masterminds", "scheme": "schemes"}
"""What the form names one of, and the collection has many of."""


def needs(setup: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    """How many stacks of each kind the decks are made of; the Scheme has a say, if there is one already."""
    first = first_game_of(setup)
    named = first.scheme if first else setup["scheme"]
    schemes = [COLLECTION.schemes[named]] if named else playable(setup, possible_schemes(setup))
    limits = [sizes(setup["players"], scheme, against(setup)) for scheme in schemes] or [NUMBERS[against(setup)]]
    return {
        "heroes": tuple(sorted({limit.heroes for limit in limits})),
        "villains": tuple(sorted({limit.villains for limit in limits})),
        "henchmen": tuple(sorted({limit.henchmen for limit in limits})),
    }


def problems(setup: dict[str, Any]) -> list[Problem]:
    """What the rules say about a set-up."""
    wrong = (
        wrong_mastermind_player(setup)
        + wrong_challenges(setup)
        + wrong_sides(setup)
        + too_much_help(setup)
        + outside.wrong_heights(setup)
        + named_beside_a_first_game(setup)
        + no_epic_side(setup)
        + too_many_horrors(setup)
    )
    return wrong if wrong or first_game_of(setup) else wrong_stacks(setup)


def named_beside_a_first_game(setup: dict[str, Any]) -> list[Problem]:
    first = setup["first_game"]
    if first and stacks_are_named(setup):
        text = said("a first game has stacks of its own, and others are named")
        return [Problem("LG-FIRSTGAME-01", text, said("Name no stacks, or choose no first game."))]
    if first and COLLECTION.side(first) != setup["side"]:
        text = said("that first game is one of the other side")
        return [Problem("LG-FIRSTGAME-01", text, said("Choose the first game of another box, or the other side."))]
    return []


def too_many_horrors(setup: dict[str, Any]) -> list[Problem]:
    """There is one of each. One of them asks for what a Final Showdown is about."""
    if len(setup["horrors"]) + setup["random_horrors"] > len(COLLECTION.horrors):
        text = said("there are {number} Horrors", number=len(COLLECTION.horrors))
        return [Problem("LG-HORROR-02", text, said("Take fewer."))]
    if setup["horrors"] and "fight-to-the-end" in setup["horrors"] and "final-showdown" in setup["challenges"]:
        text = said("Fight to the End takes the Mastermind card that a Final Showdown is about")
        return [Problem("LG-SHOWDOWN-07", text, said("Choose one of the two."))]
    return []


def no_epic_side(setup: dict[str, Any]) -> list[Problem]:
    """A first game has a Mastermind with one side, and so have most others."""
    if not setup["epic"]:
        return []
    first = first_game_of(setup)
    named = first.mastermind if first else setup["mastermind"]
    if named is not None and COLLECTION.masterminds[named].epic is None:
        text = said("{mastermind} has no Epic side", mastermind=COLLECTION.masterminds[named].name)
        return [Problem("LG-EPIC-01", text, said("Choose another Mastermind, or the usual side."))]
    if named is None and not any(boss.epic for boss in to_draw_from(setup, COLLECTION.masterminds)):
        text = said("no Mastermind of the sets in use has an Epic side")
        return [Problem("LG-EPIC-01", text, said("Add a set to the expansions, or name a Mastermind."))]
    return []


def sets_in_use(setup: dict[str, Any]) -> set[str]:
    """The sets that a game takes cards from, by id: those that it draws from, and those of what is named."""
    named = [stacks[one] for kind, stacks in stacks_by_kind().items() for one in in_a_list(setup[kind])]
    return {*sets_to_draw_from(setup), *(identifier(stack.set) for stack in named)}


def sets_to_draw_from(setup: dict[str, Any]) -> set[str]:
    """The side's core set and the other sets that are played with."""
    return {CORE_SETS[setup["side"]], *setup["expansions"]}


def sides_in_use(setup: dict[str, Any]) -> tuple[str, ...]:
    """The sides whose sets a game takes cards from: both, where a player recruits from the other one's."""
    found = {HEROES, VILLAINS} if setup["own_row"] else set(map(COLLECTION.side, sets_in_use(setup)))
    return tuple(side for side in (HEROES, VILLAINS) if side in found)


def stacks_by_kind() -> dict[str, Mapping[str, Group | MastermindSet | SchemeSetup]]:
    return {kind: getattr(COLLECTION, COLLECTED.get(kind, kind)) for kind in STACKS}


def in_a_list(value: Sequence[str] | str | None) -> Sequence[str]:
    return [value] if isinstance(value, str) else value or ()


def wrong_sides(setup: dict[str, Any]) -> list[Problem]:
    """What only sets of the other side have."""
    sides = sides_in_use(setup)
    if len(sides) == 2:
        return []
    cure = said("Add a set of the other side to the expansions.")
    found = []
    if any(starting_deck(setup, seat) != OWN_DECKS[setup["side"]] for seat in range(setup["players"])):
        text = said("each player's starting deck can be picked only where sets of both sides are mixed")
        found.append(Problem("LG-TERMS-14", text, cure))
    if VILLAINS in sides and setup["sidekicks"]:
        found.append(Problem("LG-SETUP-14", said("a game of villains alone has New Recruits, and no Sidekicks"), cure))
    missing = "wounds" if VILLAINS in sides else "bindings"
    if challenges.needs(tuple(setup["challenges"]), missing):
        lacks = {"wounds": said("a game of villains alone has no Wounds"), "bindings": said("there are no Bindings")}
        found.append(Problem("LG-SETUP-14", lacks[missing], cure))
    return found


def wrong_stacks(setup: dict[str, Any]) -> list[Problem]:
    schemes = possible_schemes(setup)
    if not schemes:
        return [scheme_problem(setup)]
    if not any(possible_masterminds(setup, scheme) for scheme in schemes):
        return [mastermind_problem(setup)]
    scheme = schemes[0] if setup["scheme"] is None else COLLECTION.schemes[setup["scheme"]]
    limits = sizes(setup["players"], scheme, against(setup))
    return [
        Problem("LG-QUICK-03", too_many(kind, len(named), setup["players"], limit))
        for kind, limit in zip(("heroes", "villains", "henchmen"), limits, strict=False)
        if len(named := setup[kind] or ()) > limit
    ]


def scheme_problem(setup: dict[str, Any]) -> Problem:
    scheme = setup["scheme"]
    if scheme is None:
        return Problem(
            "LG-SETUP-18", said("no Scheme can be played with these stacks"), said("Name fewer Villain groups.")
        )
    stack = COLLECTION.schemes[scheme]
    limits = sizes(setup["players"], stack, against(setup))
    if setup["players"] not in stack.twists:
        text = said("{scheme} is not for one player", scheme=stack.name)
        return Problem("LG-SETUP-18", text, said("Choose another Scheme."))
    if setup["players"] == 1 and setup["solo"] == "basic" and not stack.solo:
        text = said("{scheme} can't be played alone by the basic rules", scheme=stack.name)
        return Problem("LG-SOLO-03", text, said("Choose another Scheme, or the advanced rules for one player."))
    for group in (*stack.required_villains, *stack.required_henchmen):
        if lacks(setup, group):
            return missing_set(stack.name, group)
    if not has_room(setup["villains"] or (), stack.required_villains, limits.villains):
        needed = listed(stack.required_villains)
        text = said("{scheme} needs the Villain group {group}", scheme=stack.name, group=needed)
        return Problem("LG-SETUP-18", text, said("Put {group} among the villains.", group=needed))
    if stack.two_called and not two_can_be_called(setup, stack):
        text = said("{scheme} needs exactly two Heroes called {name}", scheme=stack.name, name=stack.two_called)
        return Problem("LG-SETUP-18", text, said("Name two of them, or add sets that they are in."))
    if lies_beside(setup, stack):
        group = COLLECTION.henchmen[stack.beside.henchmen].name
        text = said("{group} lie beside {scheme} and are no group of the Villain Deck", group=group, scheme=stack.name)
        return Problem("LG-CARD-08", text, said("Name another Henchmen group instead of {group}.", group=group))
    needed = listed(stack.required_henchmen)
    text = said("{scheme} needs the Henchmen group {group}", scheme=stack.name, group=needed)
    return Problem("LG-SETUP-18", text, said("Put {group} among the henchmen.", group=needed))


def mastermind_problem(setup: dict[str, Any]) -> Problem:
    if setup["mastermind"] is None:
        return Problem("LG-DECK-09", said("no Mastermind leads any of these groups"), said("Name fewer groups."))
    boss = COLLECTION.masterminds[setup["mastermind"]]
    if lacks(setup, boss.leads):
        return missing_set(boss.name, boss.leads)
    if setup["scheme"] and COLLECTION.schemes[setup["scheme"]].lurking and not can_lurk(boss):
        text = said("{mastermind} has no card that could lurk", mastermind=boss.name)
        return Problem("LG-SETUP-18", text, said("Choose another Mastermind or another Scheme."))
    return Problem(
        "LG-DECK-09",
        said("{mastermind} always leads {group}", mastermind=boss.name, group=boss.leads),
        said("Put {group} among the groups.", group=boss.leads),
    )


def has_room(named: Sequence[str], groups: tuple[str, ...], slots: int) -> bool:
    return set(groups) <= set(named) or len(required(named, *groups)) <= slots


def group_of(name: str) -> Group | None:
    return COLLECTION.villains.get(name) or COLLECTION.henchmen.get(name)


def lacks(setup: dict[str, Any], name: str) -> bool:
    """Whether a group that must be there is of a set that the game does not take cards from."""
    group = group_of(name)
    return group is not None and identifier(group.set) not in sets_in_use(setup)


def missing_set(who: str, name: str) -> Problem:
    group = group_of(name)
    assert group is not None, "it lacks one that there is"
    text = said(
        "{who} needs the group {group} of the set {set}, which is not in use",
        who=who,
        group=group.name,
        set=identifier(group.set),
    )
    return Problem("LG-SETUP-19", text, said("Add {set} to the expansions.", set=identifier(group.set)))


def fits(group: str, named: Sequence[str] | None, slots: int) -> bool:
    """Whether a group is among those named, or there is room for it."""
    return not group or is_among(group, named or ()) or len(named or ()) < slots


def is_among(group: str, named: Sequence[str]) -> bool:
    """Whether a group is named, or one of the same name from another box."""
    return any(group_name(one) == group_name(group) for one in named)


def group_name(group: str) -> str:
    found = COLLECTION.villains.get(group) or COLLECTION.henchmen.get(group)
    return found.name if found else group


def possible_schemes(setup: dict[str, Any]) -> list[SchemeSetup]:
    players = setup["players"]
    named = [COLLECTION.schemes[setup["scheme"]]] if setup["scheme"] else to_draw_from(setup, COLLECTION.schemes)
    return [
        scheme
        for scheme in named
        if (players > 1 or scheme.solo or setup["solo"] == "advanced")
        and players in scheme.twists
        and has_room(setup["villains"] or (), scheme.required_villains, sizes(players, scheme, against(setup)).villains)
        and has_room(setup["henchmen"] or (), scheme.required_henchmen, sizes(players, scheme, against(setup)).henchmen)
        and not any(lacks(setup, group) for group in (*scheme.required_villains, *scheme.required_henchmen))
        and not lies_beside(setup, scheme)
        and (setup["scheme"] or enough_room(setup, scheme))
        and (not scheme.two_called or two_can_be_called(setup, scheme))
    ]


def lies_beside(setup: dict[str, Any], scheme: SchemeSetup) -> bool:
    """Whether a Henchmen group is named that lies beside this Scheme instead of being in the Villain Deck."""
    return scheme.beside.henchmen in (setup["henchmen"] or ())


def enough_room(setup: dict[str, Any], scheme: SchemeSetup) -> bool:
    """Whether a Scheme that was not named has a place for all the stacks that were."""
    limits = sizes(setup["players"], scheme, against(setup))
    return len(setup["heroes"] or ()) <= limits.heroes and len(setup["henchmen"] or ()) <= limits.henchmen


def possible_masterminds(setup: dict[str, Any], scheme: SchemeSetup) -> list[MastermindSet]:
    named = (
        [COLLECTION.masterminds[setup["mastermind"]]]
        if setup["mastermind"]
        else to_draw_from(setup, COLLECTION.masterminds)
    )
    if setup["epic"]:
        named = [boss for boss in named if boss.epic is not None]
    if scheme.lurking:
        named = [boss for boss in named if can_lurk(boss)]
    if setup["players"] == 1:
        return named
    limits = sizes(setup["players"], scheme, against(setup))
    villains = required(setup["villains"], *scheme.required_villains)
    if len(scheme.required_villains) >= limits.villains:  # it names all groups, whomever a Mastermind leads
        return [boss for boss in named if may_lead_henchmen(boss, setup, scheme, limits)]
    return [
        boss
        for boss in named
        if not lacks(setup, boss.leads)
        and (fits(boss.leads, villains, limits.villains) if boss.leads in COLLECTION.villains else True)
        and may_lead_henchmen(boss, setup, scheme, limits)
    ]


def may_lead_henchmen(boss: MastermindSet, setup: dict[str, Any], scheme: SchemeSetup, limits: Numbers) -> bool:
    """Whether there is room for the Henchmen that a Mastermind always leads, if it leads any. A Scheme that names all
    of them has its way."""
    if boss.leads not in COLLECTION.henchmen or len(scheme.required_henchmen) >= limits.henchmen:
        return True
    return fits(boss.leads, required(setup["henchmen"], *scheme.required_henchmen), limits.henchmen)


def playable(setup: dict[str, Any], schemes: list[SchemeSetup]) -> list[SchemeSetup]:
    """The Schemes that leave room for what a Mastermind leads."""
    return [scheme for scheme in schemes if possible_masterminds(setup, scheme)]


Stack = TypeVar("Stack", Group, MastermindSet, SchemeSetup)


def to_draw_from(setup: dict[str, Any], stacks: dict[str, Stack]) -> list[Stack]:
    """The stacks that are drawn from where none are named."""
    sets = sets_to_draw_from(setup)
    return [stack for stack in stacks.values() if identifier(stack.set) in sets]


def required(named: Sequence[str] | None, *groups: str) -> tuple[str, ...]:
    """The groups named, and those that must be among them."""
    found = list(named or ())
    found += [group for group in groups if group and not is_among(group, found)]
    return tuple(found)


def stream(seed: Seed) -> State:
    """A state that has only its random stream: what there is to draw from before there is a table."""
    state = State()
    dice.begin(state, seed)
    return state


def choose(setup: dict[str, Any], state: State) -> Chosen:
    """Fill in what was left out: the first game if nothing was named, else at random."""
    first = first_game_of(setup)
    chosen = first_game(setup, first, state) if first else draw(setup, state)
    return chosen._replace(own_row=heroes_of_others(setup, chosen.heroes, state)) if setup["own_row"] else chosen


def heroes_of_others(setup: dict[str, Any], taken: Sequence[str], state: State) -> tuple[str, ...]:
    """Three Heroes of the other side, from its core set and what else is played with."""
    other = HEROES if setup["side"] == VILLAINS else VILLAINS
    sets = {CORE_SETS[other], *setup["expansions"]}
    found = [hero for hero in COLLECTION.heroes.values() if identifier(hero.set) in sets and hero.id not in taken]
    return completed((), [hero for hero in found if COLLECTION.side(identifier(hero.set)) == other], OWN_HEROES, state)


def stacks_are_named(setup: dict[str, Any]) -> bool:
    return any(setup[name] is not None for name in STACKS)


def first_game_of(setup: dict[str, Any]) -> FirstGame | None:
    """The first game that was asked for, or where nothing was named that of the side's core set: its stacks go
    together."""
    if setup["first_game"]:
        return FIRST_GAMES[setup["first_game"]]
    return None if setup["expansions"] or stacks_are_named(setup) else FIRST_GAMES.get(CORE_SETS[setup["side"]])


def draw(setup: dict[str, Any], state: State) -> Chosen:
    """Fill in what was left out at random, as the rules allow."""
    players = setup["players"]
    scheme = one_of(playable(setup, possible_schemes(setup)), state)
    boss = one_of(possible_masterminds(setup, scheme), state)
    limits = sizes(players, scheme, against(setup))
    leads = boss.leads if players > 1 else ""
    is_open = leads in COLLECTION.villains and len(scheme.required_villains) < limits.villains
    villains = required(setup["villains"], *scheme.required_villains, leads if is_open else "")
    may_lead = leads in COLLECTION.henchmen and len(scheme.required_henchmen) < limits.henchmen
    henchmen = required(setup["henchmen"], *scheme.required_henchmen, leads if may_lead else "")
    heroes = hero_stacks(setup, scheme, limits.heroes, state)
    villains = completed(villains, to_draw_from(setup, COLLECTION.villains), limits.villains, state)
    backups = [group for group in to_draw_from(setup, COLLECTION.henchmen) if group.id != scheme.beside.henchmen]
    henchmen = completed(henchmen, backups, limits.henchmen, state)
    intruders = intruding(setup, henchmen, state) if scheme.henchmen_in_hero_deck else ()
    waiting = completed((), lurkers(setup, boss.id), scheme.lurking, state) if scheme.lurking else ()
    return Chosen(players, boss.id, scheme.id, heroes, villains, henchmen, intruders, waiting)


def hero_stacks(setup: dict[str, Any], scheme: SchemeSetup, size: int, state: State) -> tuple[str, ...]:
    """The Heroes named and others; some Schemes ask for exactly two with a word in their names."""
    named = tuple(setup["heroes"] or ())
    others = to_draw_from(setup, COLLECTION.heroes)
    word = scheme.two_called
    if word:
        alike = [hero for hero in others if word in hero.name]
        named = completed(named, alike, len(named) + 2 - called(word, named), state)
        others = [hero for hero in others if word not in hero.name]
    return completed(named, others, size, state)


def called(word: str, heroes: Sequence[str]) -> int:
    """How many of these Heroes have a word in their names."""
    return len([hero for hero in heroes if word in COLLECTION.heroes[hero].name])


def two_can_be_called(setup: dict[str, Any], scheme: SchemeSetup) -> bool:
    """Whether there can be exactly two of the name that a Scheme asks for."""
    word = scheme.two_called
    named = setup["heroes"] or ()
    missing = 2 - called(word, named)
    others = [hero.id for hero in to_draw_from(setup, COLLECTION.heroes) if hero.id not in named]
    room = sizes(setup["players"], scheme, against(setup)).heroes - len(named)
    return 0 <= missing <= min(room, called(word, others))


def lurkers(setup: dict[str, Any], boss: str) -> list[MastermindSet]:
    """The Masterminds who may wait out of play, whomever they lead. Each core set has enough of them."""
    return [one for one in to_draw_from(setup, COLLECTION.masterminds) if one.id != boss and can_lurk(one)]


def can_lurk(boss: MastermindSet) -> bool:
    """One that is nothing but Tactics has no card to lurk with."""
    return boss.card not in boss.tactics


def intruding(setup: dict[str, Any], others: Sequence[str], state: State) -> tuple[str, ...]:
    """One more Henchmen group, of whom some are among the Heroes."""
    groups = to_draw_from(setup, COLLECTION.henchmen)
    found = [one for one in groups if one.id not in others and one.cards[0].kind == HENCHMAN]
    return completed((), found, 1, state)


def first_game(setup: dict[str, Any], first: FirstGame, state: State) -> Chosen:
    players = setup["players"]
    heroes, villains, henchmen = first.stacks[against(setup)]
    heroes = completed(heroes, to_draw_from(setup, COLLECTION.heroes), NUMBERS[against(setup)].heroes, state)
    return Chosen(players, first.mastermind, first.scheme, heroes, villains, henchmen)


def one_of(things: list[Any], state: State) -> Any:
    return things[dice.below(state, len(things))]


def completed(
    named: tuple[str, ...], others: Sequence[Group | MastermindSet], size: int, state: State
) -> tuple[str, ...]:
    """The stacks named, and others at random up to a number."""
    rest = [one.id for one in others if one.id not in named]
    order = list(range(len(rest)))
    dice.shuffle(state, order)
    return (*named, *(rest[place] for place in order[: size - len(named)]))
