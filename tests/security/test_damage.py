"""Saves, set-ups and decks that were damaged or forged give a clear error or the same game, and nothing else.

`python tests/security/test_damage.py 45000` tries more of them.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from typing import Any

import pytest

import longbox
from longbox.server import setups
from longbox.server.errors import Refused

TRIES = 250
STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2, 7, 10**9, 2**63, 10**30, 0.5,
    "", "x", "\x00", "\ud800", "é", "concede=0", "concede=-1",
    "concede=99999999999999999999", [], ["x"], [[]], {}, {"x": 1}, {"deck list": 5}, {"deck list": "Game: vs\n1 Thor"},
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every part of some JSON."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, one in value.items():
            found += places(one, (*path, key))
    elif isinstance(value, list):
        for place, one in enumerate(value):
            found += places(one, (*path, place))
    return found


def altered(value: Any, rng: random.Random) -> Any:
    """Some JSON with one part replaced, dropped, doubled or exchanged for another."""
    value = json.loads(json.dumps(value))
    ways = places(value)
    path, other = rng.choice(ways), rng.choice(ways)
    inside = at(value, path[:-1])
    what = rng.randrange(4)
    if what == 0:
        inside[path[-1]] = rng.choice(STRANGE)
    elif what == 1:
        del inside[path[-1]]
    elif what == 2:
        inside[path[-1]] = json.loads(json.dumps(at(value, other)))
    elif isinstance(inside[path[-1]], int):
        inside[path[-1]] += rng.choice((-1, 1, 1000))
    else:
        inside[path[-1]] = [inside[path[-1]]] * 2
    return value


def at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def scratched(data: bytes, rng: random.Random) -> bytes:
    """Bytes of which some were flipped, lost, doubled or cut off."""
    place = rng.randrange(len(data))
    end = min(len(data), place + rng.randrange(1, 20))
    return rng.choice(
        (
            data[:place] + bytes([rng.randrange(256)]) + data[place + 1 :],
            data[:place] + data[end:],
            data[:end] + data[place:],
            data[:place],
        )
    )


def a_save(name: str, rng: random.Random) -> longbox.Match:
    """A game some choices in; every other one is a position without its past."""
    game = longbox.deal(name, seed=rng.randrange(1000))
    for _ in range(rng.randrange(25)):
        if game.decision is None:
            break
        game.choose(rng.randrange(len(game.decision.options)))
    return game.determinize(0, seed=1) if rng.random() < 0.5 else game


def mutilated(data: bytes, rng: random.Random) -> bytes:
    if rng.random() < 0.4:
        return scratched(data, rng)
    return json.dumps(altered(json.loads(data), rng)).encode()


def outcome_of(data: bytes, digests: tuple[str, str]) -> str:
    """How a damaged save ends: a sentence, or a game at the same position."""
    try:
        found = longbox.load(data)
    except longbox.LongboxError as error:
        return "refused" if 0 < len(str(error)) < 2_000 else "refused without a sentence"
    seen = found.digest
    if found.decision is not None:
        found.choose(0)
    assert (seen, found.digest) == digests, "another game"
    return "same"


def try_saves(name: str, tries: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    found: Counter[str] = Counter()
    for number in range(tries):
        if number % 25 == 0:
            game = a_save(name, rng)
            data = game.save()
            again = longbox.load(data)
            before = again.digest
            if again.decision is not None:
                again.choose(0)
            digests = (before, again.digest)
        bad = mutilated(data, rng)
        try:
            found[outcome_of(bad, digests)] += 1
        except Exception as error:
            raise AssertionError(f"{name}, seed {seed}, try {number}: {bad[:3000]!r}") from error
    return found


def try_set_ups(name: str, tries: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    usual = {item.name: item.default for item in longbox.setup(name)}
    decks = [{"deck list": deck.text()} for deck in longbox.ready_decks(name).values()]
    found: Counter[str] = Counter()
    for number in range(tries):
        own = {"decks": rng.sample(decks, 2)} if decks and rng.random() < 0.5 else {}
        bad = altered(usual | own, rng)
        try:
            setups.playable(name, bad)
            longbox.deal(name, **setups.as_chosen(bad))
            found["played"] += 1
        except (Refused, longbox.LongboxError):
            found["refused"] += 1
        except Exception as error:
            raise AssertionError(f"{name}, seed {seed}, try {number}: {bad!r}") from error
    return found


def try_decks(tries: int, seed: int) -> Counter[str]:
    rng = random.Random(seed)
    lists = [deck.text().encode() for name in longbox.games() for deck in longbox.ready_decks(name).values()]
    lists += [b'{"name": "Mine", "hero_code": "01001a", "slots": {"01002": 3, "01093": 1}, "meta": "{}"}']
    lists += [b'<deck><section name="Hero"><card qty="2" id="1">Haymaker</card></section></deck>']
    found: Counter[str] = Counter()
    for number in range(tries):
        bad = rng.choice(lists)
        for _ in range(rng.randrange(1, 4)):
            bad = scratched(bad or b"x", rng)
        text = bad.decode("utf-8", "replace")
        if text.startswith("{") and rng.random() < 0.5:
            text = json.dumps(altered(json.loads(lists[-2]), rng))
        try:
            deck = longbox.Deck.parse(text)
            found["problems" if deck.problems() else "fine"] += 1
            assert longbox.Deck.parse(deck.text()).cards == deck.cards
        except longbox.LongboxError:
            found["refused"] += 1
        except Exception as error:
            raise AssertionError(f"seed {seed}, try {number}: {text!r}") from error
    return found


@pytest.mark.parametrize("name", longbox.games())
def test_damaged_saves_are_refused_or_lead_to_the_same_game(name):
    found = try_saves(name, TRIES, seed=1)
    assert found.keys() <= {"refused", "same"}
    assert found["refused"] > TRIES // 2


@pytest.mark.parametrize("name", longbox.games())
def test_damaged_set_ups_are_refused_or_can_be_played(name):
    assert try_set_ups(name, TRIES, seed=1)["refused"]


def test_damaged_decks_are_read_or_refused():
    assert sum(try_decks(4 * TRIES, seed=1).values()) == 4 * TRIES


def main() -> None:
    tries = int(sys.argv[1]) // 7
    for name in longbox.games():
        print(name, dict(try_saves(name, tries, seed=2)), dict(try_set_ups(name, tries, seed=2)), flush=True)
    print("decks", dict(try_decks(tries, seed=2)))


if __name__ == "__main__":
    main()
