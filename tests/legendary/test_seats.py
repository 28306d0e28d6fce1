"""It does not matter which seat one has: a game goes the same way if everybody sits one chair further on."""

import random

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.cards import BOX
from longbox.games.legendary.table import ARTIFACTS, ASIDE, DECK, DISCARD, HAND, PLAYED, VICTORY

OWN = (DECK, HAND, PLAYED, DISCARD, VICTORY, ASIDE, ARTIFACTS)
PLAYERS = 3
CHALLENGES = ("evacuate-the-wounded", "opening-salvo-2", "final-blow", "final-showdown", "hell-on-earth")


def further_on(seat):
    return (seat + 1) % PLAYERS


def dealt(seed):
    setup = {item.name: item.default for item in RULES.form()} | {"players": PLAYERS, "sidekicks": True}
    rng = random.Random(seed)
    setup |= {"expansions": BOX.expansions, "heroes": rng.sample(sorted(BOX.heroes), 4), "open_hands": seed % 4 > 0}
    setup |= {"mastermind": rng.choice(sorted(BOX.masterminds)), "challenges": ["distracted", rng.choice(CHALLENGES)]}
    return RULES.deal(setup, seed)


def moved_bits(seats):
    """Who knows a card: everybody, or those seats whose bits are set."""
    return seats if seats < 0 else sum(1 << further_on(seat) for seat in range(PLAYERS) if seats >> seat & 1)


def moved_on(game):
    """The same game before its first turn, with everybody one chair further on."""
    other = game.clone()
    state = other.state
    for kind in OWN:
        for seat in range(PLAYERS):
            cards = game.state.zones[kind.first + seat]
            state.zones[kind.first + further_on(seat)] = list(cards)
            for card in cards:
                state.zone[card] = kind.first + further_on(seat)
                for column in ("owner", "controller", "pool"):
                    state.put(column, card, further_on(seat))
    state.known = [moved_bits(seats) for seats in state.known]
    state.active = further_on(state.active)
    other.index()
    return other


def before(game, seat):
    """All that lies before a player, and what is remembered of them."""
    state = game.state
    zones = [state.zones[kind.first + seat] for kind in OWN]
    return zones, state.shards_of[seat], state.borrowed_from[seat], state.totals[seat], state.unseen[seat]


def shared(game):
    return [game.state.zones[zone] for zone in range(DECK.first)]


def same_but_for_the_chairs(one, other):
    assert shared(one) == shared(other)
    for seat in range(PLAYERS):
        assert before(one, seat) == before(other, further_on(seat))
    if one.decision is None:
        assert other.decision is None
        assert one.state.outcome.outcome == other.state.outcome.outcome
        scores = one.state.outcome.scores
        assert scores == tuple(other.state.outcome.scores[further_on(seat)] for seat in range(PLAYERS))
        return
    assert other.decision.seat == further_on(one.decision.seat)
    assert [(option.verb, option.cards) for option in one.decision.options] == [
        (option.verb, option.cards) for option in other.decision.options
    ]


def likes(option, rng):
    """Whoever plays all cards and fights before recruiting gets far enough for everything to happen."""
    return {"play": 5, "fight": 4, "recruit": 2}.get(option.verb, 3 if option.verb != "end" else 1) + 2 * rng.random()


@pytest.mark.parametrize("seed", range(16))
def test_a_game_goes_the_same_way_one_chair_further_on(seed):
    one = dealt(seed)
    other = moved_on(one)
    rng = random.Random(seed)
    one.run()
    other.run()
    for _ in range(400):
        same_but_for_the_chairs(one, other)
        if one.decision is None:
            break
        options = one.decision.options
        place = max(range(len(options)), key=lambda place: likes(options[place], rng))
        one.choose(options[place])
        other.choose(other.decision.options[place])
