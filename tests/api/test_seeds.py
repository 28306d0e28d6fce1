"""Seeds are numbers or texts, and chance may become another's on the way."""

import random

import pytest

import longbox
from longbox import seeds


def played(game, choices, seed=3):
    rng = random.Random(seed)
    for _ in range(choices):
        game.choose(rng.randrange(len(game.decision.options)))
    return game


def test_texts_are_seeds_like_numbers():
    assert longbox.deal("vs", seed="a long secret").digest == longbox.deal("vs", seed="a long secret").digest
    assert longbox.deal("vs", seed="a long secret").digest != longbox.deal("vs", seed="another").digest


@pytest.mark.parametrize("name", longbox.games())
def test_up_to_its_turn_a_game_is_the_same_and_then_another(name):
    first, other = longbox.deal(name, seed="one"), longbox.deal(name, seed=seeds.turned("one", 6, "two"))
    for _ in range(6):
        assert other.digest == first.digest
        first.choose(0)
        other.choose(0)
    assert other.digest != first.digest
    for seat in range(first.seats):
        assert other.view(seat) == first.view(seat), "what anybody has seen stays"


@pytest.mark.parametrize("name", longbox.games())
def test_it_goes_on_the_same_after_undo_saves_and_copies(name):
    game = played(longbox.deal(name, seed="one>6:two"), 12)
    digest = game.digest
    assert longbox.load(game.save()).digest == digest
    for back in (9, 6, 5, 0):
        game.undo(back)
        again = played(longbox.deal(name, seed="one>6:two"), 12)
        assert again.digest == digest
        while len(game.history) < 12:
            key = again.history[len(game.history)]
            game.choose(game.decision.keys.index(key))
        assert game.digest == digest


def test_a_turn_before_the_first_choice_deals_what_nobody_saw_anew():
    first, other = longbox.deal("vs", seed="one"), longbox.deal("vs", seed="one>0:two")
    assert other.digest != first.digest
    assert other.view(0) == first.view(0)


def test_a_later_turn_takes_the_place_of_those_behind_it():
    assert seeds.turned(7, 4, "b") == "7>4:b"
    assert seeds.turned("a>3:b>9:c", 5, "d") == "a>3:b>5:d"
    assert seeds.parts("a>3:b>5:d") == ("a", ((3, "b"), (5, "d")))


@pytest.mark.parametrize("seed", ["a>", "a>b", "a>3", "a>3:", "a>:b", "a>x:b"])
def test_a_seed_that_can_not_be_read_is_refused_in_a_sentence(seed):
    with pytest.raises(longbox.SetupError, match="can't be read"):
        longbox.deal("vs", seed=seed)
