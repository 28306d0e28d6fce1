"""Secrecy by twins: two games that differ in nothing but two cards which a seat can't know.

Two cards that lie unseen change what they are, and both games go on by the same choices. For as long as the seat sees
neither of the two, everything that it gets from the public API must be the same: its view, in numbers too, who is
asked, its options with labels and keys, what happens, the story, why not and how much, and what a computer player in
its place would choose. Which cards a seat can't know is told by a watcher (`knowing.py`), not by what the engine
remembers.

Other secrets are compared where they are, without going on: in which order another holds his hand, and what he has
picked unseen.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import longbox
from longbox import asking, story
from longbox.engine.zones import OWNER
from longbox.players.greedy import Greedy
from longbox.players.random import Random
from longbox.record import Record
from longbox.seen import Seen

from .knowing import Watcher
from .promises import demand
from .spare_decks import dealable

STEPS = 10
"""How far twins go on together."""
TWINS_ONE_IN = 5
LONGEST = 400
SAMPLES = 0.2
"""How often a deal of what the seat can't know is compared, too."""
SKRULLS = "secret-invasion-of-the-skrull-shapeshifters"
EFFORT = 20
"""Choices that the greedy player tries out for a decision: it shall decide, not decide well."""


class Twins(NamedTuple):
    """The game as it is, the one in which two cards have changed what they are, and who watches them."""

    one: longbox.Match
    other: longbox.Match
    watchers: tuple[Watcher, Watcher]
    pair: tuple[int, int]


def compare(name: str, setup: dict[str, Any], seed: int, points: int) -> int:
    """Play a game by chance and compare twins at random decisions of it; how many decisions were compared."""
    rng = random.Random(f"{name} {seed}")
    match = longbox.deal(name, seed=seed, **dealable(setup))
    watchers = [Watcher(match._game, None), *(Watcher(match._game, seat) for seat in range(match.seats))]
    match._game.log = Crowd(watchers)
    compared = 0
    while match.decision is not None and len(match._picks) < LONGEST and compared < points:
        for watcher in watchers:
            watcher.look(match._game)
            check_knowledge(match, watcher)
        if rng.randrange(TWINS_ONE_IN) == 0:
            watcher = rng.choice(watchers)
            twins = twins_of(match, watcher, rng)
            compared += play_together(twins, rng) if twins is not None else 0
            compared += check_other_secrets(match, watcher.seat, rng)
        match.choose(rng.randrange(len(match.decision.options)))
    return compared


class Crowd:
    """Several watchers of one game."""

    def __init__(self, watchers: list[Watcher]) -> None:
        self.watchers = watchers

    def place(self) -> int:
        return max(watcher.place() for watcher in self.watchers)

    def note(self, game: Any, event: Any, place: int) -> None:
        for watcher in self.watchers:
            watcher.note(game, event, place)

    def latest(self) -> str:
        return ""


def check_knowledge(match: longbox.Match, watcher: Watcher) -> None:
    """What the engine lets a seat know is no more than it may know."""
    known = watcher._told(match._game)
    too_much = [(card, match._game.face(card).name) for card in sorted(known - watcher.may_know)]
    demand(not too_much, f"seat {watcher.seat} knows cards that it has lost track of or never saw: {too_much}")


def twins_of(match: longbox.Match, watcher: Watcher, rng: random.Random) -> Twins | None:
    """Twins of a game, if there are two cards that the watcher can't tell from each other. In the middle of a group of
    picks there are none: what was picked before belongs to the game as it is."""
    pair = two_unseen(match, watcher, rng)
    group = match.decision.group
    if pair is None or (group is not None and group.picked):
        return None
    one, other = recorded(match.clone()), recorded(match.clone())
    swap(other, pair)
    watchers = watcher.copy(one._game, one._record), watcher.copy(other._game, other._record)
    one._game.log, other._game.log = watchers
    return Twins(one, other, watchers, pair) if asks_alike(one, other, watcher.seat) else None


def recorded(match: longbox.Match) -> longbox.Match:
    """A match that begins here: what its choices led to before can't be played again with other cards."""
    game = match._game
    match._picks = []
    game.state.choices = 0
    if game.decision.group is not None:
        frame = game.state.frames[-1]
        frame.at = 0
        game.decision = frame.node.ask(game, frame)
    match._record = Record(game)
    return match


def two_unseen(match: longbox.Match, watcher: Watcher, rng: random.Random) -> tuple[int, int] | None:
    """Two different cards of one deck that the seat can't know, the first from another's hand if there is one."""
    game = match._game
    state = game.state
    unseen = watcher.unseen(game)
    held = [card for card in unseen if game.rules.zones.of[state.zone[card]].sight == OWNER]
    first = rng.choice(held if held and rng.random() < 0.7 else unseen) if unseen else -1
    others = [
        card
        for card in unseen
        if stack_of(match, card) == stack_of(match, first) and state.definition[card].id != state.definition[first].id
    ]
    return (first, rng.choice(others)) if others else None


def stack_of(match: longbox.Match, card: int) -> Any:
    """The cards that a card was mixed with before the game: its deck, or all Heroes where some of them lie among the
    Villains."""
    state = match._game.state
    mixed = match.setup.get("scheme") == SKRULLS and state.definition[card].kind == "hero"
    if mixed and match._game.rules.zones.of[state.zone[card]].name in ("hero deck", "villain deck"):
        return "heroes"
    return state.pool[card]


def swap(match: longbox.Match, pair: tuple[int, int]) -> None:
    game = match._game
    one, other = pair
    kinds = game.state.definition
    game.state.put_all("definition", [(one, kinds[other]), (other, kinds[one])])
    game.index()


def asks_alike(one: longbox.Match, other: longbox.Match, seat: int | None) -> bool:
    """Ask what is asked now in the other game, too. That somebody else is asked may depend on what he holds: there the
    two cards are no secret; what a seat is asked itself may not."""
    game = other._game
    frame = game.state.frames[-1]
    asked = frame.node.ask(game, frame)
    before = one._game.decision
    assert before is not None
    fits = asked is not None and asked.seat == before.seat and bool(asked.options)
    fits = fits and (len(asked.options) > 1 or len(before.options) == 1 or game.must_ask(asked))
    demand(fits or before.seat != seat, f"whether seat {seat} is asked depends on what it can't know")
    game.decision = asked
    return fits


def play_together(twins: Twins, rng: random.Random) -> int:
    """Go on in both games by the same choices, comparing what the seat gets; how often that was."""
    one, other, watchers, pair = twins
    player = rng.random() < 0.1
    for step in range(STEPS):
        check_alike(one, other, watchers[0].seat, rng, player=player, samples=SAMPLES)
        player = False
        picks = same_choice(one, other, rng)
        if picks is None:
            return step + 1
        one.choose(picks[0])
        other.choose(picks[1])
        for match, watcher in zip((one, other), watchers, strict=True):
            watcher.look(match._game)
            check_knowledge(match, watcher)
        if (watchers[0].has_seen | watchers[1].has_seen) & set(pair) or one.decision is None or other.decision is None:
            return step + 1
    return STEPS


def check_other_secrets(match: longbox.Match, seat: int | None, rng: random.Random) -> int:
    """The order of other hands, and what others have picked unseen; whether there was such a secret."""
    one, other = recorded(match.clone()), recorded(match.clone())
    game = other._game
    zones = game.state.zones
    hands = [
        zone
        for zone, cards in enumerate(zones)
        if len(cards) > 1 and game.rules.zones.of[zone].sight == OWNER and game.rules.zones.seat(zone) != seat
    ]
    for zone in hands if not getattr(game.state, "open_hands", 0) else ():
        zones[zone] = rng.sample(zones[zone], len(zones[zone]))
    sealed = getattr(game.state, "unseen", [])
    for picker, card in enumerate(sealed):
        if card >= 0 and picker != seat:
            sealed[picker] = rng.choice(zones[game.state.zone[card]])
    if zones == one._game.state.zones and sealed == getattr(one._game.state, "unseen", []):
        return 0
    check_alike(one, other, seat, rng, player=False, samples=0)
    return 1


def same_choice(one: longbox.Match, other: longbox.Match, rng: random.Random) -> tuple[int, int] | None:
    """Any option of the one game that the other one has, too."""
    here, there = (
        [(option.verb, option.cards, option.to, option.amount) for option in match.decision.asked.options]
        for match in (one, other)
    )
    pick = rng.randrange(len(here))
    return (pick, there.index(here[pick])) if here[pick] in there else None


def check_alike(
    one: longbox.Match, other: longbox.Match, seat: int | None, rng: random.Random, *, player: bool, samples: float
) -> None:
    """Everything that a seat may ask for is the same."""
    say = f"what seat {seat} can't know changes"
    same(one.view(seat), other.view(seat), f"{say} its view")
    same(standing(one, seat), standing(other, seat), f"{say} what is asked")
    last = len(one._picks) - 1
    same(one.steps(seat, last), other.steps(seat, last), f"{say} the steps")
    same(story.tell(one, seat), story.tell(other, seat), f"{say} the story")
    if rng.random() < samples:
        seed = rng.getrandbits(32)
        samples = [match.determinize(seat, seed).digest for match in (one, other)]
        same(*samples, f"{say} what is dealt anew for it")
    if seat is None:
        return
    verbs = {"play": 1, "use": 2}
    same(one.numbers(seat, verbs), other.numbers(seat, verbs), f"{say} the numbers")
    cards = [card for card in Seen(one.view(seat)).all_cards() if "name" in card]
    for card in rng.sample(cards, min(2, len(cards))):
        about = card["name"]
        why = [asking.reasons_against(match, seat, card) for match in (one, other)]
        same(*why, f"{say} why {about} can't be used")
        sums = [asking.sums(match, seat, card) for match in (one, other)]
        same(*sums, f"{say} the numbers of {about}")
    if one.decision is not None and one.decision.seat == seat:
        same(Random(5).choose(one.seat(seat)), Random(5).choose(other.seat(seat)), f"{say} a random choice")
        if player:
            chosen = [Greedy(5, effort=EFFORT).choose(match.seat(seat)) for match in (one, other)]
            same(*chosen, f"{say} what a computer player chooses")


def standing(match: longbox.Match, seat: int | None) -> Any:
    """Who is asked, and what, as far as the seat is concerned."""
    decision = match.decision
    floor = match.undo_floor
    if decision is None:
        return "over", match.result, floor
    if decision.seat != seat:
        return decision.seat, decision.number, floor
    options = [(option, decision.ids(number)) for number, option in enumerate(decision.options)]
    found = [decision.kind, decision.topic, decision.prompt, decision.cards, decision.group, floor, options]
    if decision.group is not None and not decision.group.picked:
        found += [match.can_add(), match.proposal()]
    return found


def same(one: Any, other: Any, otherwise: str) -> None:
    if one != other:
        demand(False, f"{otherwise}: {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two answers differ first."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}/{key}")
    if isinstance(one, (list, tuple)) and isinstance(other, (list, tuple)) and len(one) == len(other):
        for place, (here, there) in enumerate(zip(one, other, strict=True)):
            if here != there:
                return difference(here, there, f"{path}/{place}")
    return f"{path}: {one!r} here, {other!r} there"
