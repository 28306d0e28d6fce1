"""What players see of cards and of the table, ready for a client to draw."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

from longbox.engine.cards import Card
from longbox.engine.decision import Question
from longbox.engine.effects.lasting import Leaves
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.frames import Node
from longbox.engine.language import message
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters import (
    adapting,
    challenges,
    cleanup,
    ending,
    healing,
    points,
    prices,
    traps,
    turn,
)
from longbox.games.legendary.table import board
from longbox.games.legendary.table.abilities import ON_PLAY, FromHand, ToPlay, abilities
from longbox.games.legendary.table.cards import HERO_SIDE, as_owned, sides
from longbox.games.legendary.table.classes import changed_class
from longbox.games.legendary.table.enemies import guise, is_mastermind, is_villain, lies_in_wait, masterminds
from longbox.games.legendary.table.faces import OTHER_FACE, other_face
from longbox.games.legendary.table.kinds import BYSTANDER, HENCHMAN, HQ_SPACES, SPACES, VILLAIN, VILLAINS
from longbox.games.legendary.table.names import city_name
from longbox.games.legendary.table.roles import parts
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Points, Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    ASIDE,
    BINDINGS,
    BYSTANDERS,
    CITY_ROW,
    DECK,
    DISCARD,
    ESCAPED,
    HAND,
    HQ,
    KO_PILE,
    LATER,
    MADAME_HYDRA,
    MASTERMIND_SPACE,
    NEW_RECRUITS,
    OFFICERS,
    OWN_DECK,
    OWN_HQ,
    PLAYED,
    SIDEKICKS,
    TACTICS,
    TRAPS,
    UNSCANNED,
    VILLAIN_DECKS,
    WOUNDS,
    ZONES,
)
from longbox.games.legendary.vocabulary.points import Get
from longbox.games.legendary.words import scheme_progress

PHASES: Final = {
    "villain deck": message("{Villain} Deck"),
    "actions": message("Play, recruit, fight"),
    "new hand": message("New hand"),
}
SHOWDOWN: Final = {"showdown": message("Final Showdown")}
"""The parts of a turn in their order, by the names of `turn.phase`, and what may come at the end."""

STACKS: Final = (
    *(OFFICERS, SIDEKICKS, WOUNDS, MADAME_HYDRA, NEW_RECRUITS, BINDINGS),
    *(BYSTANDERS, TACTICS, ESCAPED, KO_PILE),
)


OWN_ROW: Final = 2
"""The number of the row below those of the HQ."""
PRICED: Final = frozenset((*CITY_ROW.range(), *HQ.range(), *OWN_HQ.range(), *MASTERMIND_SPACE.range()))
"""Where cards lie that can be fought or recruited."""


def card_view(game: Table, card: int) -> dict[str, Any]:
    """A card as its table speaks of it: what it is called to be may differ from side to side."""
    seen = priced(game, card)
    if game.state.side == VILLAINS:
        seen["tongue"] = VILLAINS
    return seen


def priced(game: Table, card: int) -> dict[str, Any]:
    """A card with what it takes to get it. Most cards lie where nothing changes."""
    state = game.state
    definition = state.definition[card]
    zone = state.zone[card]
    in_wait = lies_in_wait(game, card)
    if zone == TRAPS.first:
        return printed(definition) | {"met": traps.is_met(game, card)}
    if zone not in PRICED and not state.as_villain[card] and not in_wait:
        changed = changed_class(game, card)
        shown = {"icon": changed, "classes": [changed]} if changed else {}
        resting = at_rest(definition) | shown
        if "villain" in resting and not is_villain(game, card):
            del resting["villain"]
        return resting
    seen = dict(printed(definition))
    if CITY_ROW.holds(zone) or zone == MASTERMIND_SPACE.first or in_wait:
        seen["printed"] = {"attack": sum(state.definition[part].stats.get("attack", 0) for part in parts(game, card))}
        seen["attack"] = prices.to_fight(game, card)
        if prices.half_to_fight(game, card):
            seen["half_points"] = ["attack"]
        captives = [held for held in game.on(card) if state.definition[held].kind == BYSTANDER]
        seen["captives"] = len(captives)
        if is_mastermind(game, card):
            seen["tactics"] = adapting.left_to_win(game, card)
    elif (HQ.holds(zone) or OWN_HQ.holds(zone)) and prices.to_recruit(game, card) != definition.stats["cost"]:
        seen["printed"] = {"cost": definition.stats["cost"]}
        seen["cost"] = prices.to_recruit(game, card)
    if is_villain(game, card):
        seen["villain"] = True
    if state.as_villain[card]:
        seen["counts_as"] = guise(game, card)
    return seen


AT_REST: Final[dict[Card, dict[str, Any]]] = {}


def at_rest(definition: Card) -> dict[str, Any]:
    known = AT_REST.get(definition)
    if known is None:
        is_one = definition.kind in (VILLAIN, HENCHMAN)
        known = AT_REST[definition] = printed(definition) | ({"villain": True} if is_one else {})
    return known


@cache
def printed(definition: Card) -> dict[str, Any]:
    """The face of a card: its kind, icons and numbers, of which `half_points` names those that are half a point more;
    `hero_side` is the card that it is once it is gained as a Hero, `other_face` what is on its back.
    `grows` names the points that its abilities may add to, and `asks` says that whoever holds it has a choice: whether
    to play it, or while it is played."""
    facts = {"kind": definition.kind}
    for fact in ("hero", "icon", "team", "group", "mastermind", "leads", "stack"):
        if definition.fact(fact):
            facts[fact] = definition.facts[fact]
    if definition.fact(HERO_SIDE):
        facts[HERO_SIDE] = definition.facts[HERO_SIDE].id
    other = other_face(definition)
    if other is not None:
        facts[OTHER_FACE] = other.id
    classes = {"classes": list(definition.facts["classes"])} if definition.fact("classes") else {}
    half = {"half_points": list(definition.facts["half_points"])} if definition.fact("half_points") else {}
    grows = sorted(growing(definition))
    asks = {"asks": True} if gives_a_choice(definition) else {}
    several = several_of(definition)
    return facts | classes | several | definition.stats | half | ({"grows": grows} if grows else {}) | asks


def several_of(definition: Card) -> dict[str, Any]:
    """The teams of a card that has more than one; of a divided card the Heroes, if there are two, and its sides."""
    several = {
        fact: list(definition.fact(fact, ())) for fact in ("teams", "heroes") if len(definition.fact(fact, ())) > 1
    }
    if definition.halves:
        several["halves"] = [{"id": half.id, "name": half.name, **printed(half)} for half in definition.halves]
    return several


def growing(definition: Card) -> set[str]:
    found: set[str] = set()
    for side in sides(definition):
        gets = [node for node in parts_of(side.powers) if isinstance(node, Get)]
        found |= {get.currency for get in gets} & side.stats.keys()
    return found


def gives_a_choice(definition: Card) -> bool:
    """Whether a card can do something else than be played, or may ask something while it is."""
    if abilities(definition, FromHand) or definition.halves:
        return True
    acting = (*abilities(definition, ToPlay), *definition.at(ON_PLAY))
    return any(asks(node) for node in parts_of(acting))


def asks(node: Node) -> bool:
    """Whether a player chooses: cards that are only counted or looked at are no question."""
    return isinstance(node, A) or (isinstance(node, Question) and not isinstance(node, Noun))


def parts_of(powers: Iterable[Node]) -> Iterator[Node]:
    """All that powers are made of, but for what they leave behind to act later."""
    waiting = list(powers)
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, Leaves):
            waiting += node.children()


def table_view(game: Table) -> dict[str, Any]:
    state = game.state
    return {
        "phase": turn.phase(game),
        "phases": phases(game),
        "words": tongue(game).terms,
        "city": [SPACES[space] for space in board.spaces(game)],
        "mixed_stacks": [stack.name for stack in (OFFICERS, WOUNDS, BYSTANDERS) if is_mixed(game, stack)],
        "cities": [city_view(game, number) for number in range(len(state.cities))],
        "hq": [HQ_SPACES[space] for space in state.hq],
        "hq_spaces": [*(hq_view(game, space) for space in state.hq), *own_row(game)],
        "stacks": {ZONES.names[zone]: len(state.zones[zone]) for zone in stacks(game)},
        "tactics_left": sum([adapting.left_to_win(game, boss) for boss in masterminds(game)]),
        "twists_in_all": scheme_progress.twists_in_all(game),
        "schemes": scheme_progress.schemes_view(game),
        "victory_points": list(ending.scores(game)),
        "owned": [owned(game, one) for one in range(state.seats)],
        "bound_points": [
            {"currency": lot.currency, "amount": lot.amount, "for": words_for(game, lot)} for lot in points.bound(game)
        ],
        "played": [play.definition.id for play in state.plays],
        "may_heal": not healing.is_busy(game, state.active),
        "next_hand": {
            "size": cleanup.hand_size(game),
            "extra": state.extra_cards + len(state.kept),
        },
    }


def is_mixed(game: Table, stack: ZoneKind) -> bool:
    """Whether not all cards of a stack are alike."""
    return len({game.state.definition[card] for card in game.state.zones[stack.first]}) > 1


def stacks(game: Table) -> list[int]:
    """The zones of the decks and stacks that all share."""
    return [*board.villain_decks(game), *board.hero_decks(game), *(stack.first for stack in STACKS)]


def city_view(game: Table, number: int) -> dict[str, Any]:
    """A city from its entrance to its exit: whose it is, which deck feeds it, and of each space what lies over and
    under it."""
    state = game.state
    several = len(state.villain_decks) > 1
    return {
        "name": city_name(game, number) if len(state.cities) > 1 or state.city_names else "",
        "seat": state.villain_decks[number] if several else -1,
        "deck": ZONES.names[VILLAIN_DECKS[number if several else 0].first],
        "spaces": [space_view(game, space) for space in state.cities[number]],
    }


def space_view(game: Table, space: int) -> dict[str, Any]:
    under = board.zone_under(game, space)
    return {
        "name": SPACES[space],
        "zone": ZONES.names[board.zone_of(space)],
        "unscanned": ZONES.names[UNSCANNED.first + space],
        "location": ZONES.names[board.location_zone(space)],
        "over": ZONES.names[board.zone_over(space)],
        "under": ZONES.names[under] if under >= 0 else None,
    }


def hq_view(game: Table, space: int) -> dict[str, Any]:
    """A space of the HQ: in which row it lies, which deck fills it and where lies what is put on it."""
    return {
        "name": HQ_SPACES[space],
        "zone": ZONES.names[HQ.first + space],
        "row": int(space >= board.USUAL_SIZE),
        "deck": ZONES.names[board.deck_over(game, space)],
        "on": ZONES.names[board.zone_on_hq(space)],
    }


def own_row(game: Table) -> list[dict[str, Any]]:
    """The row of the player who is the Mastermind, where there is one."""
    zones = OWN_HQ.range() if game.state.own_hq else ()
    deck = ZONES.names[OWN_DECK.first]
    return [
        {"name": ZONES.names[zone], "zone": ZONES.names[zone], "row": OWN_ROW, "deck": deck, "on": ""} for zone in zones
    ]


def words_for(game: Table, lot: Points) -> str:
    """What bound points are good for."""
    return "" if lot.purpose is None else lot.purpose.words(speech(game))


def phases(game: Table) -> list[dict[str, Any]]:
    now = turn.phase(game)
    names = PHASES | SHOWDOWN if challenges.on(game, "final-showdown") else PHASES
    told = tongue(game).told
    return [{"name": told(name), "now": phase == now} for phase, name in names.items()]


def owned(game: Table, seat: int) -> list[dict[str, Any]]:
    """The cards that a player shuffles, wherever they lie: all saw them being gained, only their order is secret."""
    state = game.state
    zones = (kind.first + seat for kind in (DECK, HAND, PLAYED, ARTIFACTS, DISCARD, ASIDE, LATER))
    copies = Counter(as_owned(state.definition[card]) for zone in zones for card in state.zones[zone])
    return [
        {"id": card.id, "name": card.name, "copies": copies[card], **printed(card)}
        for card in sorted(copies, key=lambda card: card.id)
    ]
