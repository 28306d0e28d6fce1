"""A position that is given away looks the same to its seat, and says nothing about what lies hidden."""

from __future__ import annotations

import random

import msgspec
import pytest

import longbox

SETUPS = [
    ("vs", {}),
    ("vs", {"decks": ["x-men", "guardians-of-the-galaxy", "avengers"]}),
    ("champions", {"heroes": ["spider-man", "iron-man"], "open_hands": False}),
    ("legendary", {"players": 3, "open_hands": False}),
]


LOW = 30


def positions(name, setup, count):
    rng = random.Random(7)
    for seed in range(count):
        match = longbox.deal(name, seed=f"secret {seed}", **setup)
        for _ in range(12 * seed):
            if match.decision is None:
                break
            match.choose(rng.randrange(len(match.decision.options)))
        if match.decision is not None:
            yield match


def handles(seen):
    """The handles in a view, as they come up."""
    if isinstance(seen, dict):
        found = [seen["handle"]] if "handle" in seen else []
        return found + [handle for value in seen.values() for handle in handles(value)]
    return [handle for one in seen for handle in handles(one)] if isinstance(seen, (list, tuple)) else []


def without_handles(view):
    """A view in which cards are numbered instead."""
    text = msgspec.json.encode(view).decode()
    for number, handle in enumerate(dict.fromkeys(handles(view))):
        text = text.replace(handle, f"card {number}")
    return msgspec.json.decode(text)


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_it_looks_the_same_to_its_seat_and_goes_on(name, setup):
    for match in positions(name, setup, 8):
        seat = match.decision.seat
        twin = match.lookalike(seat, "other")
        assert without_handles(twin.view(seat)) == without_handles(match.view(seat))
        assert [option.label for option in twin.decision.options] == [option.label for option in match.decision.options]
        again = longbox.load(twin.save())
        assert again.view(seat) == twin.view(seat)
        rng = random.Random(3)
        for _ in range(40):
            if again.decision is not None:
                again.choose(rng.randrange(len(again.decision.options)))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_no_handle_of_the_table_is_in_it(name, setup):
    for match in positions(name, setup, 4):
        seat = match.decision.seat
        theirs = handles(match.view(seat))
        assert theirs
        assert not set(theirs) & set(handles(match.lookalike(seat, "other").view(seat)))


@pytest.mark.parametrize(("name", "setup"), SETUPS)
def test_the_numbers_of_hidden_cards_tell_nothing(name, setup):
    """Cards of one pool that lie hidden are exchanged for each other, number and all: the save is the same. Low numbers
    are left alone: what is in progress speaks of amounts by them, and perhaps of cards."""
    exchanged = 0
    for match in positions(name, setup, 10):
        seat = match.decision.seat
        saved = msgspec.json.decode(match.lookalike(seat, 5).save())
        other = match.clone()
        state = other._game.state
        hidden = [zone for zone, cards in enumerate(state.zones) if len(cards) > 20]
        for zone in hidden:
            cards = list(state.zones[zone])
            unseen = [place for place, card in enumerate(cards) if card >= LOW and not state.known[card] >> seat & 1]
            moved = random.Random(1).sample(unseen, len(unseen))
            pools = [state.pool[cards[place]] for place in unseen]
            if len(set(pools)) > 1 or len({state.sight[cards[place]] for place in unseen}) > 1:
                continue
            lying = [cards[place] for place in moved]
            for place, card in zip(unseen, lying, strict=True):
                cards[place] = card
            state.zones[zone] = cards
            exchanged += len(unseen)
        assert msgspec.json.decode(other.lookalike(seat, 5).save())["position"] == saved["position"]
    assert exchanged > 100


def test_the_seed_of_the_table_is_not_in_it():
    match = longbox.deal("vs", seed="a secret of the table")
    assert b"a secret of the table" not in match.lookalike(0, 1).save()
    state = match._game.state
    assert state.key.encode() not in match.lookalike(0, 1).save()
    assert state.salt.encode() not in match.lookalike(0, 1).save()
