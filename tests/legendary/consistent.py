"""What holds at every table of Legendary whenever a player may act, whatever was tested: scenarios look for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from longbox.engine import history
from longbox.engine.decision import Option
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import healing, prices, turn
from longbox.games.legendary.chapters.bystanders import RESCUE
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.chapters.villain_deck import TURN_UP
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import board
from longbox.games.legendary.table.abilities import OncePerTurn, abilities
from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.kinds import ATTACK_POINTS, BYSTANDER, MASTERMIND, PIERCING_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.players import next_in_order
from longbox.games.legendary.table.roles import ROLES, body
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    ASIDE,
    BESIDE_SCHEME,
    CAGES,
    CITY_ROW,
    DECK,
    DISCARD,
    ESCAPED,
    HAND,
    HELD,
    HQ,
    LATER,
    LOCATIONS,
    MASTERMIND_SPACE,
    OFFICERS,
    PLAYED,
    REVEALED,
    SCHEME_SPACE,
    SIDEKICKS,
    TACTICS,
    TRAPS,
    UNSCANNED,
    VICTORY,
)

OWN = (DECK, HAND, PLAYED, DISCARD, VICTORY, ASIDE, LATER, ARTIFACTS)
SHARDS = 18
PLACES = {
    "play": (HAND, ARTIFACTS, DISCARD, HQ),
    "dodge": (HAND, DISCARD),
    "teleport": (HAND, DISCARD),
    "phase": (HAND, DISCARD),
    "switcheroo": (HAND, DISCARD),
    "cure": (HAND, DISCARD),
    "coordinate": (HAND, DISCARD),
    "lend": (HAND, DISCARD),
    "focus": (PLAYED, HAND),
    "use artifact": (ARTIFACTS, HAND, PLAYED),
    "throw": (ARTIFACTS, HAND, PLAYED),
    "use scheme": (SCHEME_SPACE, HAND),
    "use trap": (TRAPS, HAND),
    "spend for recruit": (PLAYED, HAND),
    "weaken": (CITY_ROW, MASTERMIND_SPACE, HELD),
    "scan": (UNSCANNED, CITY_ROW),
    "recruit": (HQ, OFFICERS, SIDEKICKS, DISCARD, CITY_ROW),
    "fight": (CITY_ROW, LOCATIONS, MASTERMIND_SPACE, SCHEME_SPACE, BESIDE_SCHEME, HQ),
}
"""Where cards may lie that something is done with, and where they may not."""
WITHOUT_A_CARD = ("heal", "spend shard", "ask", "end")

PLACES_OF_ENEMIES = (CITY_ROW, LOCATIONS, HQ, CAGES, MASTERMIND_SPACE, SCHEME_SPACE)


def check(game: Table) -> None:
    """Look over the whole table."""
    cards_are_where_they_belong(game)
    points_add_up(game)
    the_result_says_who_did_best(game)
    if game.decision is not None and isinstance(game.decision.about, turn.Actions):
        the_active_player_is_asked(game)
        nothing_speaks_against_an_offer(game)


def cards_are_where_they_belong(game: Table) -> None:
    state = game.state
    for kind in OWN:
        for seat in range(state.seats):
            for card in state.zones[kind.first + seat]:
                assert state.owner[card] == state.controller[card] == seat, "players own what lies before them"
                assert not state.as_villain[card], "and none of it is an enemy"
                assert not state.shards[card] or kind is ARTIFACTS, "only Artifacts hold Shards"
                assert state.host[card] < 0
    assert all(len(state.zones[space]) <= 1 for space in CITY_ROW.range()), "a space holds one Villain"
    assert all(len(state.zones[space]) <= 1 for space in LOCATIONS.range()), "and has one Location"
    held = [card for card, host in enumerate(state.host) if host >= 0]
    assert not set(state.zones[HELD.first]) - set(held), "what is held lies with its holder"
    for card in held:
        holder = state.host[card]
        assert card in game.on(holder)
        role = ROLES[state.role[card]]
        assert role.kind.holds(state.zone[card]), "and where its role says"
        if role.kind is HELD:
            place = state.zone[body(game, holder)]
            assert any(kind.holds(place) for kind in PLACES_OF_ENEMIES)
    assert len(held) == sum(len(game.on(card)) for card in range(len(state.host)))
    for space in state.hq:
        full = state.zones[HQ.first + space] or not state.zones[board.deck_over(game, space)]
        assert full, "the HQ is full as long as there are Heroes"
    assert state.shards_on_cards == sum(state.shards)
    assert state.shards_on_cards + sum(state.shards_of) <= SHARDS


def points_add_up(game: Table) -> None:
    state = game.state
    sums = ((ATTACK_POINTS, state.attack), (RECRUIT_POINTS, state.recruit), (PIERCING_POINTS, state.piercing))
    for currency, free in sums:
        lots = [lot.halves() for lot in state.points if lot.currency == currency and lot.purpose is None]
        assert 2 * free + (currency in state.half_points) == sum(lots)
    assert state.bound == sum(lot.purpose is not None for lot in state.points)


def the_result_says_who_did_best(game: Table) -> None:
    result = game.state.outcome
    if result is None or result.outcome == "loss":
        return
    first = [seat for seat, score in enumerate(result.scores) if score == max(result.scores)]
    assert result.best == (first[0] if len(first) == 1 else None)
    assert result.winners == (tuple(range(game.state.seats)) if result.outcome == "win" else ())
    by = {"final-blow": "LG-CHALLENGE-20", "final-showdown": "LG-SHOWDOWN-08"}
    harder = [rule for name, rule in by.items() if name in game.state.challenges]
    usual = "LG-WIN-01" if result.outcome == "win" else "LG-DRAW-01"
    if game.state.zones[MASTERMIND_SPACE.first] or result.rule != usual:  # else no card was left to do more with
        assert result.rule == (*harder, usual)[0]


def the_active_player_is_asked(game: Table) -> None:
    assert game.decision is not None
    assert game.decision.seat == game.state.active
    shown = RULES.table_view(game, None)
    assert shown["phase"] == "actions"
    assert [part["now"] for part in shown["phases"][:3]] == [False, True, False]
    assert game.decision.options[-1].verb == "end", "a turn can always be ended"
    assert not game.state.zones[REVEALED.first], "what was turned up has found its place"


def nothing_speaks_against_an_offer(game: Table) -> None:
    """Whatever is offered has no bar, and whatever has no bar is offered."""
    assert game.decision is not None
    seat = game.decision.seat
    for option in game.decision.options:
        assert game.decision.about.label(game, option)
    for verb, kinds in PLACES.items():
        zones = [at for kind in kinds for at in ([kind.first + seat] if kind in OWN else kind.range())]
        check_deed(game, seat, verb, [card for at in zones for card in game.state.zones[at]])
    for verb in WITHOUT_A_CARD:
        check_deed(game, seat, verb, [-1])


def check_deed(game: Table, seat: int, verb: str, cards: Iterable[int]) -> None:
    """A card that an option names has no bar; one without a bar is named by an option, or is alike one that is."""
    assert game.decision is not None
    offers = [option for option in game.decision.options if option.verb == verb and seat == game.decision.seat]
    named = {option.card for option in offers}
    for card in cards:
        reasons = RULES.why_not(game, seat, verb, card, -1)
        assert all(reason.text for reason in reasons)
        if card in named:
            assert not reasons, f"{verb} is offered and barred: {reasons}"
        elif not any(alike(game, card, option) for option in offers):
            assert reasons, f"there is a reason why {game.face(card).name} is not there to {verb}"


def alike(game: Table, card: int, option: Option) -> bool:
    """Whether what a card could be used for is the same as an option with another card: of equal cards in one place,
    and of abilities that several plays have, one is offered."""
    state = game.state
    if card < 0 or not option.cards:
        return False
    equal = state.definition[card] is state.definition[option.card] and state.zone[card] == state.zone[option.card]
    played_as = [play.definition for play in state.plays if play.card == card]
    return equal or any(option.power in definition.powers for definition in (state.definition[card], *played_as))


def is_bystander(game: Table, card: int) -> bool:
    return card >= 0 and game.state.definition[card].kind == BYSTANDER


def won_bystanders(game: Table) -> int:
    return sum(is_bystander(game, card) for card in game.state.zones[VICTORY.first + game.state.active])


class Escapes(NamedTuple):
    """The Villains in the Escape pile, how many escapes were counted, and the cards that players have won."""

    gone: frozenset[int]
    counted: int
    won: frozenset[int]


def escapes(game: Table) -> Escapes:
    state = game.state
    gone = frozenset(card for card in state.zones[ESCAPED.first] if is_villain(game, card))
    won = frozenset(card for zone in VICTORY.range() for card in state.zones[zone])
    return Escapes(gone, state.escapes, won)


def escapes_are_counted(game: Table, before: Escapes) -> None:
    """Of whoever has come into the Escape pile; who was put there out of a Victory Pile has not escaped."""
    now = escapes(game)
    new = now.gone - before.gone - before.won
    assert len(new) <= now.counted - before.counted, "who is in the Escape pile has been counted"


def points_left(game: Table) -> int:
    """Counted in halves."""
    return sum(lot.halves() for lot in game.state.points)


def points_made(game: Table) -> int:
    """Counted in halves."""
    state = game.state
    odd = sum(state.half_points_made.count(one) % 2 for one in (ATTACK_POINTS, RECRUIT_POINTS))
    return 2 * (state.attack_made + state.recruit_made) + odd


def price_of(game: Table, option: Option) -> int:
    """The points that an action takes, counted in halves."""
    if option.verb == "fight":
        way = prices.ways_to_fight(game, option.card)[option.amount]
        return -1 if way.staked else way.price.halves()  # nobody knows yet
    return 2 * prices.to_recruit(game, option.card) if option.verb == "recruit" else 0


def counts(game: Table, option: Option) -> dict[str, Any]:
    state = game.state
    return {
        "points": points_left(game) - points_made(game),
        "price": price_of(game, option),
        "turn": state.turn,
        "recruited": history.times(game, RECRUIT),
        "plays": len(state.plays),
        "next": state.more_turns[0] if state.more_turns else next_in_order(game),
        "rescued": len(history.cards(game, RESCUE, state.active)),
        "escapes": escapes(game),
        "waiting": any(state.zones[zone] for zone in LATER.range()),
        "shards": state.shards_of[state.active],
        "shards on it": state.shards[option.card] if option.cards else 0,
        "won": won_bystanders(game),
    }


def check_fight(game: Table, option: Option, before: dict[str, Any]) -> None:
    state = game.state
    if state.no_fights:
        return
    assert not before["shards on it"] or state.shards_of[state.active] > before["shards"], "one of its Shards is won"
    if state.definition[option.card].kind == MASTERMIND and "final-blow" not in state.challenges:
        left = [card for card in state.zones[MASTERMIND_SPACE.first] if state.ascended[card]]
        assert state.beaten == (not left and not state.zones[TACTICS.first]), "it is beaten with its last Tactic"


def artifacts_are_ready(game: Table) -> None:
    """At the beginning of a turn."""
    assert game.decision is not None
    state = game.state
    resting = {state.definition[card] for card in state.zones[ARTIFACTS.first + state.active]}
    offered = {state.definition[option.card] for option in game.decision.options if option.verb == "use artifact"}
    assert offered == {card for card in resting if abilities(card, OncePerTurn)}, "all Artifacts can be used"


def nothing_is_left_of_the_turn(game: Table) -> None:
    """Whoever comes back of their own accord has been played on the next turn by now."""
    state = game.state
    assert state.plays == []
    begun = {TURN_UP.name, KO.name, GAIN.name, GAIN_WOUND.name}
    assert {name for name, _ in state.past} <= begun, "whoever escapes as a turn begins costs a Hero, and others wound"
    assert [state.attack, state.recruit, state.bound, state.attack_made, state.recruit_made] == [0] * 5
    assert not any(state.zones[PLAYED.first + seat] for seat in range(state.seats)), "everything is discarded"


def check_step(game: Table, option: Option, before: dict[str, Any]) -> None:
    """What follows from each kind of action, whatever else comes of it."""
    state = game.state
    escapes_are_counted(game, before["escapes"])
    if option.verb != "end":
        assert state.turn == before["turn"]
        won = won_bystanders(game) - before["won"] - is_bystander(game, option.card)
        assert len(history.cards(game, RESCUE, state.active)) - before["rescued"] >= won, (
            "a Killbot is not rescued, all others are"
        )
    if option.verb in ("recruit", "fight"):
        assert healing.is_busy(game, state.active), "there is no healing after it"
    if option.verb == "fight":
        check_fight(game, option, before)
    if option.verb == "recruit":
        assert history.times(game, RECRUIT) == before["recruited"] + 1
        assert state.owner[option.card] == state.active
        assert not HQ.holds(state.zone[option.card])
    if option.verb in ("play", "recruit", "fight") and before["price"] >= 0:
        left = points_left(game) - points_made(game)
        assert left == before["points"] - before["price"], "whatever was made, the price is gone and no more"
    if option.verb == "play":
        assert len(state.plays) > before["plays"]
    if option.verb == "end":
        assert state.turn == before["turn"] + 1
        assert state.active == before["next"]
        assert state.kept == []
        if not before["waiting"]:
            nothing_is_left_of_the_turn(game)
        artifacts_are_ready(game)
