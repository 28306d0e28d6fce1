"""What is said about a set-up that can't be played."""

import pytest

import longbox


@pytest.mark.rule("LG-SETUP-01")
@pytest.mark.parametrize("players", [0, 6, "two", True])
def test_one_to_five_can_play(players):
    with pytest.raises(longbox.SetupError, match="Players can't be"):
        longbox.deal("legendary", players=players)


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"mastermind": "nobody"}, "Mastermind can't be 'nobody'"),
        ({"heroes": "wolverine"}, "must be a list"),
        ({"heroes": ["wolverine", "wolverine"]}, "twice"),
        ({"villains": ["hydra", "skrulls", "radiation"]}, "3 villains are named, but 2 players use 2"),
        ({"mastermind": "loki", "villains": ["hydra", "skrulls"]}, "Loki always leads enemies-of-asgard"),
        ({"players": 1, "scheme": "super-hero-civil-war"}, "can't be played alone"),
        (
            {"scheme": "secret-invasion-of-the-skrull-shapeshifters", "villains": ["hydra", "radiation"]},
            "needs the Villain group skrulls",
        ),
    ],
)
def test_a_set_up_that_can_not_be_played_says_why(setup, said):
    with pytest.raises(longbox.SetupError, match=said):
        longbox.deal("legendary", **setup)


def test_every_set_up_drawn_at_random_can_be_played():
    for seed in range(40):
        players = 1 + seed % 5
        game = longbox.deal("legendary", seed=seed, players=players, heroes=["rogue"], record=False)
        assert game.decision is not None or game.result is not None
