"""It does not matter which seat one has: a game goes the same way if everybody sits one chair further on."""

import random

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.cards import COLLECTION

from .chairs import moved_on, same_but_for_the_chairs

PLAYERS = 3
CHALLENGES = ("evacuate-the-wounded", "opening-salvo-2", "final-blow", "final-showdown", "hell-on-earth")


def dealt(seed):
    setup = {item.name: item.default for item in RULES.form()} | {"players": PLAYERS, "sidekicks": True}
    rng = random.Random(seed)
    setup |= {
        "expansions": COLLECTION.expansions,
        "heroes": rng.sample(sorted(COLLECTION.heroes), 4),
        "open_hands": seed % 4 > 0,
    }
    setup |= {
        "mastermind": rng.choice(sorted(COLLECTION.masterminds)),
        "challenges": ["distracted", rng.choice(CHALLENGES)],
    }
    return RULES.deal(setup, seed)


def likes(option, rng):
    """Whoever plays all cards and fights before recruiting gets far enough for everything to happen."""
    return {"play": 5, "fight": 4, "recruit": 2}.get(option.verb, 3 if option.verb != "end" else 1) + 2 * rng.random()


@pytest.mark.parametrize("seed", range(16))
def test_a_game_goes_the_same_way_one_chair_further_on(seed):
    one = dealt(seed)
    other = moved_on(one)
    other.index()
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
