"""What a seat can't know changes nothing that it gets, at random decisions of random games."""

from __future__ import annotations

import random

import pytest

import longbox
from longbox.engine.zones import OWNER
from longbox.seen import Seen

from .knowing import Watcher
from .promises import BrokenPromiseError, setup_for
from .twins import asks_alike, check_alike, check_knowledge, compare, recorded, same, swap, twins_of

POINTS = 2000
PARTS = 3


def closed(name, seed):
    return setup_for(name, seed) | {"open_hands": False}


def compare_until(name, points, seed, open_hands):
    """Compare games, one after the other, until so many decisions were compared; how many they were."""
    compared = 0
    while compared < points:
        setup = setup_for(name, seed) | {"open_hands": open_hands}
        compared += compare(name, setup, seed, points - compared)
        seed += PARTS
    return compared


@pytest.mark.parametrize("open_hands", [False, True], ids=["closed hands", "open hands"])
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", longbox.games())
def test_what_a_seat_can_not_know_changes_nothing_that_it_gets(name, part, open_hands):
    """Most games are compared with closed hands, which have more secrets."""
    share = POINTS // len(longbox.games()) // PARTS + 1
    few = share // 4
    assert compare_until(name, few if open_hands else share - few, part, open_hands) > 0


@pytest.mark.rule("LG-BROOD-01")
@pytest.mark.parametrize("seed", range(2))
def test_what_lies_face_down_in_the_city_changes_nothing_that_a_seat_gets(seed):
    setup = {"players": 2, "scheme": "alien-brood-encounters", "open_hands": False}
    match = longbox.deal("legendary", seed=seed, **setup)
    rng = random.Random(seed)
    compared = 0
    while match.decision is not None and compared < 10:
        state = match._game.state
        options = match.decision.asked.options
        down = next((option.card for option in options if option.verb == "scan" and not state.known[option.card]), -1)
        others = [card for card in unseen_like(state, down) if state.definition[card] is not state.definition[down]]
        if down >= 0 and others:
            one, other = recorded(match.clone()), recorded(match.clone())
            swap(other, (down, rng.choice(others)))
            assert asks_alike(one, other, match.decision.seat)
            for seat in (None, 0, 1):
                check_alike(one, other, seat, rng, player=False, samples=1)
            compared += 1
        match.choose(rng.randrange(len(options)))
    assert compared


def unseen_like(state, card):
    """The cards that a card could just as well be."""
    return [one for one, known in enumerate(state.known) if not known and state.pool[one] == state.pool[card]]


@pytest.mark.parametrize("name", longbox.games())
def test_a_card_that_is_known_without_having_been_seen_is_found_out(name):
    match = longbox.deal(name, seed=4, **closed(name, 1))
    watcher = Watcher(match._game, 0)
    check_knowledge(match, watcher)
    hidden = watcher.unseen(match._game)[0]
    match._game.state.known[hidden] |= 1
    with pytest.raises(BrokenPromiseError, match="never saw"):
        check_knowledge(match, watcher)


@pytest.mark.parametrize("name", longbox.games())
def test_twins_are_not_the_same(name):
    """Lest a game be compared with itself: who sees all tells them apart."""
    match = longbox.deal(name, seed=4, **closed(name, 3))
    twins = twins_of(match, Watcher(match._game, None), random.Random(1))
    assert twins is not None
    with pytest.raises(BrokenPromiseError, match="not the same"):
        same(twins.one.digest, twins.other.digest, "not the same")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", longbox.games())
def test_nobody_can_follow_a_card_that_lies_unseen_by_what_deeds_call_it(name, seed):
    """Deeds tell of cards that a seat does not see (drawn, put onto a deck); what they call them leads nowhere."""
    match = longbox.deal(name, seed=seed, **closed(name, seed))
    rng = random.Random(seed)
    followed = 0
    told: set[str] = set()
    while match.decision is not None and len(match._picks) < 150:
        match.choose(rng.randrange(len(match.decision.options)))
        view = match.view(0)
        told |= {card["handle"] for card in nameless(match, 0)} - lying_open(match, view)
        shown = {card["handle"] for card in Seen(view).all_cards()}
        assert not told & shown
        followed += len(told)
    assert followed or name != "legendary"


def nameless(match, seat):
    """The cards of the last choice's deeds that a seat is told without a name."""
    for deed in match.deeds(seat, len(match._picks) - 1)[-1]["deeds"]:
        about = [deed[role] for role in ("card", "target", "source") if role in deed]
        yield from (card for card in [*about, *deed.get("cards", ())] if "name" not in card)


def lying_open(match, view):
    """What cards are called that anybody can see lying there, be it from behind."""
    kinds = match._game.rules.zones
    return {
        card["handle"]
        for zone, cards in view["zones"].items()
        if kinds.of[kinds.names.index(zone)].sight != OWNER
        for card in cards.get("cards", ())
    }


@pytest.mark.parametrize("name", longbox.games())
def test_the_backs_of_a_hand_are_as_many_as_its_unknown_cards_and_all_different(name):
    match = recorded(longbox.deal(name, seed=2, **closed(name, 3)))
    for zone, seen in match.view(None)["zones"].items():
        if zone.startswith("hand:"):
            assert all(card.keys() == {"handle"} for card in seen["cards"])
            assert len({card["handle"] for card in seen["cards"]}) == seen["count"]
