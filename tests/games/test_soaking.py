"""What the soak is made of: set-ups of everything with everything, and the cards that a game has tried."""

from __future__ import annotations

import ast

import pytest

import longbox
from soak import SHARES, Tally

from .combining import FACTS, WHOLE, Combinations, pairs
from .resolving import resolved
from .scenarios import acting, tried
from .spare_decks import dealable, spare_decks

DRAWS = 80
DRAWS_OF = {"legendary": 480}
"""Where much more can be named."""
SEATS = {"vs": {2, 3, 4}, "champions": {1, 2, 3, 4}, "legendary": {1, 2, 3, 4, 5}}


@pytest.fixture(params=longbox.games(), scope="module")
def drawn(request):
    combinations = Combinations(request.param, seed=1)
    return request.param, [combinations.draw() for _ in range(DRAWS_OF.get(request.param, DRAWS))]


def test_every_set_up_drawn_can_be_played(drawn):
    name, setups = drawn
    assert [setup for setup in setups if longbox.check(name, **dealable(setup))] == []


def test_everything_on_the_form_comes_up(drawn):
    name, setups = drawn
    for item in longbox.setup(name):
        if item.name in WHOLE | FACTS:
            continue
        values = [setup[item.name] for setup in setups if item.name in setup]
        came_up = {entry for value in values for entry in (value if item.many else [value])}
        spare = spare_decks(name) if item.name == "decks" else ()
        assert came_up == {*item.choices, *spare}, item.name


def test_rare_pairs_come_first(drawn):
    """Set-ups drawn with an eye on the pairs so far bring more different pairs than as many drawn without."""
    name, setups = drawn
    blind = Combinations(name, seed=1)
    unseen = {pair for _ in setups for pair in pairs(blind._legal())}
    assert len({pair for setup in setups for pair in pairs(setup)}) > len(unseen)


def test_players_of_any_number_sit_down(drawn):
    name, setups = drawn
    sizes = {longbox.deal(name, **dealable(setup), record=False).seats for setup in setups}
    assert sizes == SEATS[name]


@pytest.mark.parametrize("name", longbox.games())
def test_scenarios_name_cards_that_are_written(name):
    """Also those that wait for the rest of their group: what they do is known, and tried."""
    assert tried(name) <= {card.id for card in longbox.cards(name) if card.playable or card.text}


def test_what_a_random_game_of_vs_hardly_meets_has_a_scenario():
    """Higher levels take a game that goes well; tokens and cards of no ready-made deck take that deck."""
    rare = {
        card.id
        for card in longbox.cards("vs")
        if card.playable
        and (card.facts.get("level", 1) > 1 or card.set != "The Marvel Battles" or "token" in card.kind)
    }
    assert rare - tried("vs") == set()


def test_random_games_meet_cards_that_come_with_no_deck_of_ours():
    decks = [longbox.Deck.parse(deck) for deck in spare_decks("vs")]
    held = {name for deck in decks for _, name in deck.cards}
    assert {"mcu-peggy-carter", "mcu-heroes-mantis"} <= held
    assert "mcu-nick-fury" not in held, "the MCU Heroes bring this one"
    assert [deck.problems() for deck in decks] == [[]] * len(decks)


def test_a_card_counts_once_it_is_played_and_not_while_it_is_held():
    game = longbox.deal("champions", seed=0, heroes=["spider-man"], scenario="rhino")
    assert resolved(game) == {"peter-parker", "rhino-i", "the-break-in-1a", "the-break-in-1b"}
    assert "interrogation-room" in {card["id"] for card in game.view(0)["zones"]["hand:0"]["cards"]}
    take(game, "done")
    assert "interrogation-room" not in resolved(game)
    take(game, "play", "Interrogation Room")
    take(game, "pay", "Tenacity")
    assert "interrogation-room" in resolved(game)
    assert "tenacity" not in resolved(game)


def test_pairs_that_can_not_be_are_not_waited_for():
    wanted = Combinations("legendary", seed=1).wanted()
    assert (("mastermind", "loki"), ("scheme", "the-legacy-virus")) in wanted
    assert (("players", "1"), ("scheme", "super-hero-civil-war")) not in wanted, "not for one player"


def test_a_card_is_tried_by_the_test_that_plays_it_not_by_one_that_lays_it_out():
    test = ast.parse("Scenario(scheme='the-legacy-virus').hand('Odinson').city(Bank='Blob').fight('Blob')")
    assert sorted(acting(test, "legendary")) == ["Blob", "the-legacy-virus"]
    assert "unending-energy" in tried("legendary")


def take(game, verb, words=""):
    options = game.decision.options
    game.choose(next(k for k, option in enumerate(options) if option.verb == verb and words in option.label))


def test_the_soak_gives_every_kind_of_player_its_share_of_the_time():
    tally = Tally("vs", seed=1, check_one_in=1000)
    game = longbox.deal("vs", seed=1)
    for _ in range(400):
        kind = tally.next_kind()
        tally.count(kind, game, {"chance": 1.0, "greedy": 5.0, "search": 20.0}[kind])
    total = sum(tally.spent.values())
    assert {kind: round(spent / total, 1) for kind, spent in tally.spent.items()} == SHARES
    assert sum(tally.played.values()) == tally.games == 400
