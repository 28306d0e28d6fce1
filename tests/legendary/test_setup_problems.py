"""What is said about a set-up that can't be played."""

import pytest

import longbox
from longbox.games.legendary.table.cards import COLLECTION

from .dealt import Dealt


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


@pytest.mark.rule("LG-SETUP-19")
def test_a_group_of_a_set_that_is_not_in_use_is_asked_for_in_vain(monkeypatch):
    war = COLLECTION.schemes["the-legacy-virus"]._replace(required_villains=("lethal-legion",))
    monkeypatch.setitem(COLLECTION.schemes, "the-legacy-virus", war)
    (problem,) = longbox.check("legendary", scheme="the-legacy-virus")
    assert problem.rule == "LG-SETUP-19"
    assert "The Legacy Virus needs the group Lethal Legion of the set revelations" in problem.text
    assert problem.cure == "Add revelations to the expansions."
    in_use = {"expansions": ["revelations"]}
    assert longbox.check("legendary", scheme="the-legacy-virus", **in_use) == []
    assert longbox.check("legendary", scheme="the-legacy-virus", villains=["lethal-legion"]) == []
    for seed in range(20):
        assert Dealt(seed, heroes=["rogue"]).scheme != "The Legacy Virus"


@pytest.mark.rule("LG-SETUP-19")
def test_so_is_a_group_that_a_mastermind_leads(monkeypatch):
    boss = COLLECTION.masterminds["loki"]._replace(leads="lethal-legion")
    monkeypatch.setitem(COLLECTION.masterminds, "loki", boss)
    (problem,) = longbox.check("legendary", mastermind="loki")
    assert problem.rule == "LG-SETUP-19"
    assert longbox.check("legendary", mastermind="loki", expansions=["revelations"]) == []
    assert longbox.check("legendary", mastermind="loki", players=1) == [], "who is alone ignores whom it leads"


ONE_SIDE = [
    ({"sidekicks": True}, "LG-SETUP-14"),
    ({"challenges": ["opening-salvo-1"]}, "LG-SETUP-14"),
    ({"challenges": ["evacuate-the-wounded"]}, "LG-SETUP-14"),
    ({"starting_decks": ["usual", "shield"]}, "LG-TERMS-14"),
]


@pytest.mark.rule("LG-SETUP-14", "LG-TERMS-14")
@pytest.mark.parametrize(("setup", "rule"), ONE_SIDE)
def test_villains_alone_do_without_what_only_heroes_have(setup, rule):
    problems = longbox.check("legendary", side="villains", **setup)
    assert rule in [problem.rule for problem in problems]
    assert "Add a set of the other side to the expansions." in [problem.cure for problem in problems]
    assert longbox.check("legendary", side="villains", expansions=["core"], **setup) == []


@pytest.mark.rule("LG-TERMS-14", "LG-TERMS-15")
@pytest.mark.parametrize("setup", [{"challenges": ["prison-break-1"]}, {"starting_decks": ["hydra"]}])
def test_heroes_alone_do_without_what_only_villains_have(setup):
    assert len(longbox.check("legendary", **setup)) == 1
    assert longbox.check("legendary", expansions=["villains"], **setup) == []
    assert longbox.check("legendary", heroes=["green-goblin"], **setup) == []


@pytest.mark.rule("LG-DIFFICULTY-03")
def test_nobody_is_helped_by_more_madame_hydras_than_there_are():
    mixed = {"side": "villains", "expansions": ["core"]}
    (problem,) = longbox.check("legendary", **mixed, helped=[8, 5])
    assert problem.text == "the players are helped by 13 Madame HYDRA in all, but there are 12"
    assert longbox.check("legendary", **mixed, helped=[8, 5], starting_decks=["usual", "shield"]) == []


def test_every_set_up_drawn_at_random_can_be_played():
    for seed in range(40):
        players = 1 + seed % 5
        game = longbox.deal("legendary", seed=seed, players=players, heroes=["rogue"], record=False)
        assert game.decision is not None or game.result is not None
