"""What every game promises at every decision, checked through the public API alone.

Used by the tests, a little at a time, and by the soak for as long as one likes.
"""

from __future__ import annotations

import json
import random
from typing import Any

import longbox
from longbox.changes import apply_changes
from longbox.engine.triggers import Settle, Window
from longbox.players import Player

from .deeds import disagreements
from .spare_decks import dealable

SETUPS: dict[str, tuple[dict[str, Any], ...]] = {
    "vs": (
        {},
        {"mains": ["Hulk", "Loki"]},
        {"mains": ["Iron Man", "Thanos"]},
        {"mains": ["Spider-Man", "Green Goblin"]},
        {"decks": ["x-men", "guardians-of-the-galaxy"]},
        {"decks": ["guardians-of-the-galaxy", "x-men"], "mains": ["Rocket", "Storm"]},
        {"decks": ["x-men", "guardians-of-the-galaxy"], "mains": ["Professor X", "Groot"]},
        {"decks": ["super-villains", "guardians-of-the-galaxy", "avengers"], "mains": ["Magneto", "Gamora", "Hulk"]},
    ),
    "champions": (
        {},
        {"heroes": ["spider-man", "captain-marvel"], "first": 1},
        {"heroes": ["iron-man"], "scenario": "klaw"},
        {"heroes": ["spider-man", "iron-man"], "open_hands": False},
        {"heroes": ["captain-marvel", "she-hulk", "black-panther"], "scenario": "ultron", "open_hands": False},
        {"heroes": ["black-panther", "she-hulk"], "scenario": "ultron", "expert": True},
        {"heroes": ["captain-marvel"], "decks": ["captain-marvel-leadership"], "modular": ["legions-of-hydra"]},
        {"heroes": ["she-hulk", "iron-man", "spider-man"], "scenario": "klaw", "modular": ["the-doomsday-chair"]},
    ),
    "legendary": (
        {},
        {"players": 5},
        {"players": 3, "scheme": "secret-invasion-of-the-skrull-shapeshifters", "heroes": ["rogue", "deadpool"]},
        {"players": 1, "solo": "advanced"},
        {"players": 4, "mastermind": "magneto", "heroes": ["gambit", "storm", "captain-america"]},
        {"players": 1, "scheme": "midtown-bank-robbery"},
        {"scheme": "portals-to-the-dark-dimension", "heroes": ["emma-frost", "nick-fury"], "open_hands": False},
        {"mastermind": "dr-doom", "scheme": "replace-earths-leaders-with-killbots", "heroes": ["thor", "hulk"]},
        {"players": 3, "mastermind": "loki", "scheme": "super-hero-civil-war", "heroes": ["black-widow"]},
        {"players": 3, "scheme": "the-legacy-virus", "heroes": ["rogue", "captain-america"], "open_hands": False},
        {"players": 2, "scheme": "negative-zone-prison-breakout", "heroes": ["deadpool"]},
        {"players": 3, "challenges": ["final-showdown", "distracted", "evacuate-the-wounded", "hell-on-earth"]},
    ),
}
"""The set-ups that random games are played with, in turn."""

TOO_LONG = 50_000
TWIN_MOVES = 15


class BrokenPromiseError(Exception):
    """A promise that a game did not keep."""


def demand(kept: bool, promise: str) -> None:
    if not kept:
        raise BrokenPromiseError(promise)


def watchers(game: longbox.Match) -> list[int | None]:
    return [None, *range(game.seats)]


def setup_for(name: str, seed: int) -> dict[str, Any]:
    setups = SETUPS[name]
    return setups[seed % len(setups)]


def take_random(game: longbox.Match, rng: random.Random) -> bool:
    """Take any option; False if the game is over."""
    decision = game.decision
    if decision is None:
        return False
    demand(len(decision.options) > 0, "a decision has at least one option")
    game.choose(rng.randrange(len(decision.options)))
    return True


def take_one(game: longbox.Match, rng: random.Random, player: Player | None) -> bool:
    """Take the option that the player picks, if there is a player; False if the game is over."""
    decision = game.decision
    if player is None or decision is None:
        return take_random(game, rng)
    game.choose(player.choose(game.seat(decision.seat)))
    return True


def check_position(game: longbox.Match, rng: random.Random) -> None:
    """All promises about the position that a game is in."""
    check_words(game)
    check_deeds(game)
    check_cards(game)
    check_asking(game)
    check_clone(game, rng)
    check_saves(game, rng)
    check_knowledge(game, rng)
    check_retract(game, rng)


def check_words(game: longbox.Match) -> None:
    decision = game.decision
    if decision is None:
        return
    demand(decision.prompt not in ("", "Choose"), "a decision says what is asked")
    check_prompt(game, decision)
    demand(all(option.label for option in decision.options), "every option has a label")
    keys = [option.key for option in decision.options]
    demand(len(set(keys)) == len(keys), f"no two options share a key: {sorted(keys)}")
    for seat in watchers(game):
        json.dumps(game.view(seat))


def check_prompt(match: longbox.Match, decision: longbox.Decision) -> None:
    """What a card asks names the card, in the question or in every answer; where several may act, each is an option."""
    game = match._game
    frame = game.state.frames[-1]
    source = frame.scope.source
    if source < 0 or game.state.face_down[source] or isinstance(frame.node, Window | Settle):
        return
    name = game.face(source).name
    said = name in decision.prompt or all(name in option.label for option in decision.options)
    demand(said, f"a question that comes from {name} says so: {decision.prompt}")


def check_deeds(match: longbox.Match) -> None:
    told = disagreements(match._game)
    demand(not told, f"what is offered has no bar, and what is not has one: {told}")


def check_cards(game: longbox.Match) -> None:
    state = game._game.state
    places = sorted(card for zone in state.zones for card in zone)
    demand(places == list(range(len(state.definition))), "every card is in exactly one zone")
    at_home = all(card in state.zones[state.zone[card]] for card in places)
    demand(at_home, "every card is in the zone that it says")


def check_asking(game: longbox.Match) -> None:
    """Whoever is asked once more is offered the same, and nothing has changed by that."""
    if game.decision is None:
        return
    before, keys = game.digest, game.decision.keys
    frame = game._game.state.frames[-1]
    frame.node.ask(game._game, frame)
    demand(game.digest == before, "to ask once more changes nothing")
    again = game.clone()
    again._game.ask_again()
    demand(again.decision is not None and again.decision.keys == keys, "whoever is asked once more is offered the same")


def check_clone(game: longbox.Match, rng: random.Random) -> None:
    before = game.digest
    twin = game.clone()
    demand(twin.digest == before, "a clone is the same position")
    for _ in range(TWIN_MOVES):
        take_random(twin, rng)
    demand(game.digest == before, "playing on in a clone leaves the original alone")


def check_saves(game: longbox.Match, rng: random.Random) -> None:
    again = longbox.load(game.save())
    demand(again.digest == game.digest, "a saved and loaded game is the same position")
    guess = game.determinize(0, seed=rng.getrandbits(32))
    kept = longbox.load(guess.save())
    demand(kept.digest == guess.digest, "a position without a past is saved and loaded as it is")
    seed = rng.getrandbits(32)
    play_alike(guess.clone(), kept.clone(), seed)


def play_alike(one: longbox.Match, other: longbox.Match, seed: int) -> None:
    first, second = random.Random(seed), random.Random(seed)
    for _ in range(TWIN_MOVES):
        if not take_random(one, first):
            break
        take_random(other, second)
    demand(one.digest == other.digest, "a loaded position plays on like the one that was saved")


def check_knowledge(game: longbox.Match, rng: random.Random) -> None:
    for seat in watchers(game):
        seed = rng.getrandbits(32)
        guess = game.determinize(seat, seed=rng.getrandbits(32))
        demand(guess.view(seat) == game.view(seat), f"what seat {seat} sees survives determinize")
        demand(
            guess.determinize(seat, seed=seed).digest == game.determinize(seat, seed=seed).digest,
            f"positions that look the same to seat {seat} are dealt anew alike",
        )


def check_retract(game: longbox.Match, rng: random.Random) -> None:
    """In the middle of a group of picks, taking one back gives the position before it."""
    decision = game.decision
    if decision is None or decision.group is None:
        return
    twin = longbox.load(game.save())
    before = twin.digest
    twin.choose(rng.randrange(len(decision.options)))
    after = twin.decision
    if after is not None and after.group is not None and after.group.id == decision.group.id:
        twin.retract()
        demand(twin.digest == before, "a retracted pick was never made")


def check_story(game: longbox.Match, since: int, before: list[dict[str, Any]]) -> None:
    """A view and the steps after it give the next view, for every seat."""
    for seat, seen in zip(watchers(game), before, strict=True):
        for told in game.steps(seat, since):
            json.dumps(told)
            seen = apply_changes(seen, told["changes"])
        demand(seen == game.view(seat), f"the steps that seat {seat} is told lead to what it sees")


def play(
    name: str,
    seed: int,
    check_one_in: int = 40,
    setup: dict[str, Any] | None = None,
    player: Player | None = None,
) -> longbox.Match:
    """Play one game to its end, checking as it goes; by chance, unless a player decides for all seats."""
    rng = random.Random(seed)
    game = longbox.deal(name, seed=seed, **dealable(setup_for(name, seed) if setup is None else setup))
    while take_one(game, rng, player):
        taken = len(game._picks)
        demand(taken < TOO_LONG, f"a game ends within {TOO_LONG:,} decisions")
        if rng.randrange(check_one_in) == 0:
            check_position(game, rng)
            before = [game.view(seat) for seat in watchers(game)]
            for _ in range(3):
                take_one(game, rng, player)
            check_story(game, taken, before)
    demand(game.result is not None, "a game without a decision has a result")
    return game
