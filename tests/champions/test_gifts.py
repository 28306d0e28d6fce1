"""What only gives and costs nothing is marked, so that a client may take it for its player."""

from longbox.match import Match

from .scenario import Scenario


def gift(table: Scenario) -> str:
    """The option that is a gift, in words."""
    decision = Match(table.game, {}, 1).decision
    return "" if decision.gift is None else decision.options[decision.gift].label


def test_a_card_for_nothing_is_a_gift(solo):
    solo.you(deck=["Genius"] * 3).activates("Rhino")
    assert gift(solo) == "Use Spider-Man: draw 1 card"


def test_the_last_card_of_a_deck_is_none_for_it_brings_an_encounter_card(solo):
    solo.you(deck=["Genius"], discard=["Strength"]).activates("Rhino")
    assert solo.offers("use", "Spider-Man")
    assert gift(solo) == ""


def test_what_is_played_from_the_hand_costs_that_card(solo):
    solo.you(hand=["Backflip"]).activates("Rhino").passes().declines()
    assert solo.offers("use", "Backflip")
    assert gift(solo) == ""


def test_what_may_be_used_once_a_round_could_be_kept_for_later():
    table = Scenario("she-hulk")
    table.you("alter-ego").villain_phase()
    assert table.offers("use", "Jennifer Walters")
    assert gift(table) == ""


def test_nobody_is_offered_for_the_rest_of_a_phase_with_a_single_attack(carol):
    carol.activates("Rhino")
    assert Match(carol.game, {}, 1).decision.rest is None
    carol.you(minions=["Shocker"]).look_again()
    rest = Match(carol.game, {}, 1).decision.rest
    assert rest.words == "Nobody for the rest of this phase"
    assert carol.options[rest.option] == "Don't defend"
