"""What is told and counted as a game ends, and what its result says: which goal was met, and of what."""

import json

import pytest

import longbox
from longbox.engine.saves import from_plain, to_plain
from longbox.languages import speaking
from longbox.languages.marking import unmarked

from .scenario import Scenario

BREAKOUT = "negative-zone-prison-breakout"
KILLBOTS = "replace-earths-leaders-with-killbots"
SKRULLS = "secret-invasion-of-the-skrull-shapeshifters"
CROWDED = {"Sewers": "Viper", "Bank": "Viper", "Rooftops": "Viper", "Streets": "Viper"}


def crowded(bridge: str, scheme: str, **setup) -> Scenario:
    """Whoever stands on the Bridge escapes as soon as another enters the city."""
    table = Scenario(scheme=scheme, **setup).hand("Agent").hand("Agent", seat=1)
    return table.city(**CROWDED, Bridge=bridge).villain_deck("Sentinel", "Bystander").telling()


@pytest.mark.rule("LG-ESCAPE-01", "LG-LOSE-01")
def test_the_escape_that_loses_the_game_is_told_and_counted():
    table = crowded("Doctor Octopus", BREAKOUT).escaped(*["Sentinel"] * 11)
    table.holding("Doctor Octopus", "Bystander", "Bystander").begin_turn()
    assert table.told[-2:] == ["The Villain Deck turns up Sentinel.", "Doctor Octopus escapes with 2 Bystanders!"]
    assert table.seen()["escapes"] == 1
    assert table.gone == [*["Sentinel"] * 11, "Doctor Octopus", "Bystander", "Bystander"]
    assert table.seen()["schemes"][0]["goals"][0]["left"] == 0


@pytest.mark.rule("LG-CITY-06")
def test_on_the_table_of_a_lost_game_the_newcomer_has_pushed_everybody_on():
    table = crowded("Doctor Octopus", BREAKOUT).escaped(*["Sentinel"] * 11).begin_turn()
    assert table.result.outcome == "loss"
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper", "Rooftops": "Viper", "Streets": "Viper"} | {
        "Bridge": "Viper"
    }
    spaces = [zone for name, zone in table.seen()["zones"].items() if name.startswith("city")]
    assert [len(zone["cards"]) for zone in spaces] == [1] * 5


def lost_by_villains() -> Scenario:
    return crowded("Doctor Octopus", BREAKOUT).escaped(*["Sentinel"] * 11).begin_turn()


def lost_by_bystanders() -> Scenario:
    table = crowded("Doctor Octopus", "midtown-bank-robbery").escaped(*["Bystander"] * 6)
    return table.holding("Doctor Octopus", "Bystander", "Bystander").begin_turn()


def lost_by_killbots() -> Scenario:
    table = Scenario(scheme=KILLBOTS).hand("Agent").hand("Agent", seat=1).villain_deck(*["Bystander"] * 11).telling()
    table.begin_turn()
    for _ in range(4):
        table.end_turn()
    for _ in range(4):
        table.end_turn("ko")
    return table.end_turn()


def lost_by_heroes() -> Scenario:
    table = crowded("Skrull Shapeshifters", SKRULLS).escaped(*["Odinson"] * 5)
    return table.holding("Skrull Shapeshifters", "Keen Senses").begin_turn()


def lost_by_wounds() -> Scenario:
    table = Scenario(scheme="the-legacy-virus").hand("Crazed Rampage", "Agent").stack("wounds", 2).telling()
    return table.play("Crazed Rampage")


def lost_by_the_hero_deck() -> Scenario:
    table = Scenario(scheme="super-hero-civil-war", players=3).hand("Agent").hero_deck(*["Odinson"] * 5).telling()
    return table.villain_deck("Twist", "Bystander").begin_turn()


def lost_by_twists(scheme: str, before: int) -> Scenario:
    table = Scenario(scheme=scheme).hand("Agent").twists_so_far(before).telling()
    return table.villain_deck("Twist", "Bystander").begin_turn()


LOSSES = [
    (
        lost_by_villains,
        "The Scheme is fulfilled: 12 Villains have escaped (Negative Zone Prison Breakout)",
        "Doctor Octopus escapes!",
    ),
    (
        lost_by_bystanders,
        "The Scheme is fulfilled: 8 Bystanders have been carried off by Villains that escaped (Midtown Bank Robbery)",
        "Doctor Octopus escapes with 2 Bystanders!",
    ),
    (
        lost_by_killbots,
        "The Scheme is fulfilled: 5 Killbots have escaped (Replace Earth's Leaders with Killbots)",
        "Bystander escapes!",
    ),
    (
        lost_by_heroes,
        "The Scheme is fulfilled: 6 Heroes lie in the Escape pile (Secret Invasion of the Skrull Shapeshifters)",
        "Skrull Shapeshifters escapes!",
    ),
    (
        lost_by_wounds,
        "The Scheme is fulfilled: the Wound stack has run out (The Legacy Virus)",
        "Player 2 gains 1 Wound (Crazed Rampage).",
    ),
    (
        lost_by_the_hero_deck,
        "The Scheme is fulfilled: the Hero Deck has run out (Super Hero Civil War)",
        "You KO 5 × Keen Senses (Super Hero Civil War).",
    ),
    (
        lambda: lost_by_twists("portals-to-the-dark-dimension", 6),
        "The Scheme is fulfilled: Twist 7 has come (Portals to the Dark Dimension)",
        "This is Twist 7 of the Scheme.",
    ),
    (
        lambda: lost_by_twists("unleash-the-power-of-the-cosmic-cube", 7),
        "The Scheme is fulfilled: Twist 8 has come (Unleash the Power of the Cosmic Cube)",
        "This is Twist 8 of the Scheme.",
    ),
]


@pytest.mark.rule("LG-LOSE-01")
@pytest.mark.parametrize(
    ("lose", "goal", "last"), LOSSES, ids=[goal.split("(")[1].rstrip(")") for _, goal, _ in LOSSES]
)
def test_the_result_of_a_lost_game_names_the_scheme_and_its_goal(lose, goal, last):
    table = lose()
    assert table.result.outcome == "loss"
    assert table.result.rule == "LG-LOSE-01"
    assert table.result.reason == goal
    assert table.told[-1] == last, "what fulfilled it is the last that is told"


@pytest.mark.parametrize(
    "lose", [lost_by_heroes, lost_by_wounds, lambda: lost_by_twists("portals-to-the-dark-dimension", 6)]
)
def test_the_goal_of_a_scheme_is_written_and_read_back(lose):
    game = lose().game
    again = from_plain(game.rules, json.loads(json.dumps(to_plain(game))))
    assert again.state.outcome == game.state.outcome
    assert again.state.outcome.reason == game.state.outcome.reason
    with speaking("xx"):
        assert unmarked(again.state.outcome.reason, [card.name for card in longbox.cards("legendary")]) == []


@pytest.mark.rule("LG-DRAW-01")
def test_a_drawn_game_says_which_deck_has_run_out():
    villains = Scenario().hand("Agent").villain_deck("Bystander").begin_turn().end_turn()
    assert villains.result.reason == "The Villain Deck has run out"
    heroes = Scenario().hand("Agent").hero_deck("Odinson").points(recruit=2).recruit("Keen Senses").end_turn()
    assert heroes.result.reason == "The Hero Deck has run out"
    both = Scenario().hand("Agent").hero_deck("Odinson").villain_deck("Bystander").begin_turn()
    both.points(recruit=2).recruit("Keen Senses").end_turn()
    assert both.result.reason == "The Villain Deck and the Hero Deck have run out"


@pytest.mark.rule("LG-WIN-01")
def test_a_won_game_says_who_is_beaten_and_who_took_the_last_tactic():
    table = Scenario().tactics("Endless Resources").points(attack=7).telling().fight("Red Skull")
    assert table.told[:1] == ["You defeat Red Skull and take Endless Resources (0 Tactics left)."]
    assert table.result.rule == "LG-WIN-01"
    assert table.result.reason == "The Mastermind Red Skull is beaten: player 1 took the last Tactic, Endless Resources"


@pytest.mark.rule("LG-CHALLENGE-20")
def test_after_a_final_blow_the_result_says_so():
    table = Scenario(challenges=["final-blow"]).tactics().points(attack=7).telling().fight("Red Skull")
    assert table.told[-1] == "You defeat Red Skull."
    assert table.result.rule == "LG-CHALLENGE-20"
    assert table.result.reason == "The Mastermind Red Skull is beaten: player 1 struck the Final Blow"


def test_who_gives_up_is_named():
    table = Scenario().hand("Agent").begin_turn()
    table.game.rules.concede(table.game, 1)
    assert table.result.reason == "Player 2 gave up"
    assert table.result.rule == ""
