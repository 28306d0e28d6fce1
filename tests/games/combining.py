"""Set-ups for random games, drawn so that everything that can be combined comes up with everything else.

What can be chosen is read from the form of a game's set-up, and what goes together is asked of `longbox.check`; no
deck, hero or scheme is named here, so that whatever is added is played as soon as it is there. Cards that no deck on
the form holds come in lists of their own.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product
from typing import Any

import longbox

from .spare_decks import dealable, spare_decks

BY_SEAT: dict[str, tuple[tuple[str, ...], ...]] = {
    "vs": (("decks", "mains"),),
    "champions": (("heroes", "decks"), ("heroes", "aspects")),
    "legendary": ((),),
}
"""The lists of a set-up that hold one entry for each player; where there are several ways to say it, each of them."""

MOST_SEATS = 4
MOST_ENTRIES = 4
"""Entries of any other list: a few of each say more than all at once, which end a game before it begins."""
CANDIDATES = 12

PAIRED = {"legendary": ("mastermind", "scheme", "villains", "players", "challenges", "solo")}
"""What of a game is to be met in every pair, if one plays long enough."""

Setup = dict[str, Any]
Pair = tuple[tuple[str, str], tuple[str, str]]


COUNTED = "players"
"""The line that says how many play, where no list has an entry for each."""
FACTS = {"heights", "hour"}
"""Facts from outside the game: any of them will do."""
EACH_PLAYER = {"heights"}
"""Lists with an entry for each player, or none."""
USUAL = 0.5
"""How often a line that may be left out is left as it is: with all of them at once, hardly anything goes together."""
WHOLE = {"first_game"}
"""Lines that name a whole set-up, beside which nothing else is named."""


class Combinations:
    """Draws legal set-ups of one game, each time one whose pairs have come up least."""

    def __init__(self, name: str, seed: int) -> None:
        self._name = name
        self._rng = random.Random(f"{name} {seed}")
        self._form = {item.name: item for item in longbox.setup(name)}
        self._seatings = {names: self._possible_seatings(names) for names in BY_SEAT[name]}
        self.seen: Counter[Pair] = Counter()

    def draw(self) -> Setup:
        candidates = [self._legal() for _ in range(CANDIDATES)]
        chosen = min(candidates, key=self._how_often)
        self.seen.update(pairs(chosen))
        return chosen

    def wanted(self) -> set[Pair]:
        """The pairs that are to come up: those of what is named in `PAIRED` that go together."""
        items = [self._form[name] for name in PAIRED.get(self._name, ())]
        return {
            pair
            for one, two in combinations(items, 2)
            for first, second in product(one.choices, two.choices)
            if self._is_legal({one.name: alone(one, first), two.name: alone(two, second)})
            for pair in [in_order((one.name, str(first)), (two.name, str(second)))]
        }

    def _how_often(self, setup: Setup) -> float:
        """How often the pairs of a set-up have come up before, on average."""
        found = pairs(setup)
        return sum(self.seen[pair] for pair in found) / len(found)

    def _possible_seatings(self, names: tuple[str, ...]) -> list[tuple[Any, ...]]:
        """What one player can bring: a deck and a main character, a hero and a deck."""
        every = product(*(self._choices(name) for name in names))
        return [one for one in every if self._is_legal(seated(names, [one] * self._fewest(names)))]

    def _choices(self, name: str) -> tuple[Any, ...]:
        choices = self._form[name].choices
        return (*choices, *spare_decks(self._name)) if name == "decks" else choices

    def _fewest(self, names: tuple[str, ...]) -> int:
        return max((self._form[name].least for name in names), default=0)

    def _legal(self) -> Setup:
        """How many play is drawn once: little goes together for one player, and that is to come up as often."""
        first = setup = self._any()
        while not self._is_legal(setup):
            setup = self._any()
            setup |= {name: value for name, value in first.items() if name == COUNTED}
        return setup

    def _is_legal(self, setup: Setup) -> bool:
        return not longbox.check(self._name, **dealable(setup))

    def _any(self) -> Setup:
        """A set-up as the form allows it, whether or not it fits together."""
        names = self._rng.choice(list(self._seatings))
        seats = self._rng.randint(self._fewest(names), MOST_SEATS)
        setup = seated(names, self._rng.choices(self._seatings[names], k=seats))
        by_seat = {name for way in self._seatings for name in way}
        for item in self._form.values():
            if item.name in by_seat | WHOLE:
                continue
            if item.default is not None and item.name not in PAIRED.get(self._name, ()) and self._rng.random() < USUAL:
                setup[item.name] = list(item.default) if item.many else item.default
            elif item.many:
                setup[item.name] = self._entries(item, setup.get(COUNTED, seats))
            else:
                setup[item.name] = self._rng.choice(item.choices)
        return setup

    def _entries(self, item: longbox.Item, players: int) -> list[Any]:
        """Some of what a list may hold."""
        size = self._rng.randint(item.least, min(item.most, MOST_ENTRIES))
        if item.name in EACH_PLAYER:
            size = self._rng.choice((0, players))
        return self._rng.choices(item.choices, k=size) if item.repeats else self._rng.sample(item.choices, size)


def alone(item: longbox.Item, choice: Any) -> Any:
    """A choice as a set-up writes it down."""
    return [choice] if item.many else choice


def in_order(one: tuple[str, str], two: tuple[str, str]) -> Pair:
    return (one, two) if one < two else (two, one)


def seated(names: tuple[str, ...], seatings: list[tuple[Any, ...]]) -> Setup:
    return {name: [seating[place] for seating in seatings] for place, name in enumerate(names)}


def pairs(setup: Setup) -> set[Pair]:
    """All pairs of what a set-up is made of; how long its lists are is a part of it too."""
    parts: set[tuple[str, str]] = set()
    for name, value in setup.items():
        if isinstance(value, list):
            parts |= {(name, str(entry)) for entry in value} | {(f"number of {name}", str(len(value)))}
        else:
            parts.add((name, str(value)))
    return set(combinations(sorted(parts), 2))
