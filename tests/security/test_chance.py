"""Foretelling the cards: whoever has seen some of them fall reckons out the rest.

Chance was once a row of numbers, each a multiple of the one before (modulo 2 to the 64th), of which the upper half was
used. A card that comes up tells the first bits of a number, and all numbers hang together: the state that fits the
first cards best is a point of a lattice near to what was seen. Here the attack is carried out, against chance as it was
and as it is.
"""

from __future__ import annotations

from operator import mul

import pytest

import longbox
from engine.toy import RULES
from longbox.engine import dice
from longbox.players import seed_for

MULTIPLIER, INCREMENT, MODULUS = 6364136223846793005, 1442695040888963407, 1 << 64
"""The former row: written down here too, as an attacker reads them in the source."""
DECK, SEEN = 60, 16
SEEDS = 20


def chance(seed):
    state = RULES.new_state(1)
    dice.begin(state, seed)
    return state


def shuffled(state) -> list[int]:
    """A deck of which no two cards are the same; the last is its top."""
    deck = list(range(DECK))
    dice.shuffle(state, deck)
    return deck


def draws_told(drawn: list[int]) -> list[tuple[int, int]]:
    """What each card from the top tells of its number: which part of how many equal ones it lies in."""
    deck = list(range(DECK))
    told = []
    for card in drawn:
        told.append((deck.index(card), len(deck)))
        deck[deck.index(card)] = deck[-1]
        deck.pop()
    return told


def dot(one, other) -> float:
    return sum(map(mul, one, other))


def orthogonal(basis) -> list[list[float]]:
    """Gram and Schmidt."""
    found: list[list[float]] = []
    for row in basis:
        rest = [float(value) for value in row]
        for other in found:
            share = dot(rest, other) / dot(other, other)
            rest = [value - share * by for value, by in zip(rest, other, strict=True)]
        found.append(rest)
    return found


def taken_away(row, by, times: int) -> list[int]:
    return [value - times * other for value, other in zip(row, by, strict=True)]


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """Short vectors of the same lattice (Lenstra, Lenstra, Lovász)."""
    at = 1
    straight = orthogonal(basis)
    while at < len(basis):
        for other in range(at - 1, -1, -1):
            while times := round(dot(basis[at], straight[other]) / dot(straight[other], straight[other])):
                basis[at] = taken_away(basis[at], basis[other], times)
        share = dot(basis[at], straight[at - 1]) / dot(straight[at - 1], straight[at - 1])
        length, before = dot(straight[at], straight[at]), dot(straight[at - 1], straight[at - 1])
        if length >= (0.75 - share * share) * before:
            at += 1
        else:
            basis[at - 1], basis[at] = basis[at], basis[at - 1]
            straight = orthogonal(basis)
            at = max(at - 1, 1)
    return basis


def nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """A point of the lattice near to another (Babai)."""
    rest = target
    for row, straight in zip(reversed(basis), reversed(orthogonal(basis)), strict=True):
        while times := round(dot(rest, straight) / dot(straight, straight)):
            rest = taken_away(rest, row, times)
    return taken_away(target, rest, 1)


@pytest.fixture(scope="module")
def lattice() -> list[list[int]]:
    """All that numbers of the row, one after the other, can differ by."""
    first = [pow(MULTIPLIER, place, MODULUS) for place in range(SEEN)]
    rows = [[MODULUS if place == row else 0 for place in range(SEEN)] for row in range(1, SEEN)]
    return reduced([first, *rows])


def foretold(drawn: list[int], lattice: list[list[int]]) -> tuple[list[int], int]:
    """The cards still to come, from the top, and the number after them, as the attack has it."""
    steps = [0]
    for _ in drawn[1:]:
        steps.append((steps[-1] * MULTIPLIER + INCREMENT) % MODULUS)
    middles = [(2 * part + 1) * MODULUS // (2 * parts) for part, parts in draws_told(drawn)]
    row = nearest(lattice, [middle - step for middle, step in zip(middles, steps, strict=True)])
    former = RULES.new_state(1)
    former.key = dice.FORMER
    former.random = (row[-1] + steps[-1]) % MODULUS
    deck = list(range(DECK))
    for part, parts in draws_told(drawn):
        deck[part], deck[parts - 1] = deck[parts - 1], deck[part]
    left = deck[: DECK - len(drawn)]
    dice.shuffle(former, left)
    return left[::-1], dice.numbers(former, 1)[0]


def hits(seed, lattice) -> tuple[int, bool]:
    """How many cards of a deck the attack has right after the first were drawn, and whether the next throw."""
    state = chance(seed)
    deck = shuffled(state)[::-1]
    cards, number = foretold(deck[:SEEN], lattice)
    return sum(one == other for one, other in zip(cards, deck[SEEN:], strict=True)), number == dice.numbers(state, 1)[0]


def test_of_the_former_row_sixteen_cards_told_all_others(lattice):
    """The attack works: the rest of the deck in its order, and what falls after it."""
    for seed in range(SEEDS):
        assert hits(f"{dice.FORMER}{seed}", lattice) == (DECK - SEEN, True)


def test_today_sixteen_cards_tell_nothing_of_the_others(lattice):
    """By guessing alone one card a deck is right."""
    found = [hits(f"secret {seed}", lattice) for seed in range(SEEDS)]
    assert sum(cards for cards, _ in found) < 3 * SEEDS
    assert not any(next_throw for _, next_throw in found)


def dealt(game: str, seed):
    """A game after its first choices, when hands are dealt and decks lie there."""
    match = longbox.deal(game, seed=seed)
    for _ in range(4):
        match.choose(0)
    return match._game.state


@pytest.mark.parametrize("game", longbox.games())
def test_no_secret_of_a_table_deals_its_cards(game):
    """Somebody has worked out by which seeds a computer player there chooses, or the salt of the handles: dealt with
    these, the game is another one, and gives none of the table's other secrets."""
    secret = "a table's secret"
    table = dealt(game, secret)
    assert table.zones == dealt(game, secret).zones
    assert table.key != table.salt
    players = [seed_for(secret, choice) for choice in range(3)]
    for guess in (table.salt, *players, *(f"{dice.FORMER}{seed}" for seed in players)):
        other = dealt(game, guess)
        assert other.zones != table.zones
        assert {table.key, table.salt}.isdisjoint({other.key, other.salt})
        assert seed_for(guess, 0) not in players
