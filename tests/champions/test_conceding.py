"""A player gives up: eliminated like any other, in the middle of whatever is going on."""

import pytest

from longbox.games.champions import RULES
from longbox.games.champions.table.zones import ENCOUNTER_DISCARDS

from .scenario import Scenario


def gives_up(table, player):
    table.decision  # noqa: B018  (a scenario starts when somebody asks what is to be decided)
    RULES.concede(table.game, player.seat)
    table.game.ask_again()
    return table


@pytest.mark.rule("MC-WIN-03")
def test_who_gives_up_alone_has_lost(solo):
    gives_up(solo, solo.you)
    assert solo.result.rule == "MC-WIN-03"


def test_the_others_play_on_and_get_the_minions(duo):
    duo.you(minions=["Shocker"], hand=["Genius"], play=["Tigra"], dealt=["Quiet"])
    gives_up(duo, duo.you)
    assert (duo.you.out, duo.partner.out) == (True, False)
    assert duo.partner.minions == ["Shocker"]
    assert duo.asked == 1
    assert duo.is_a_turn
    assert (duo.you.hand, duo.you.play, duo.you.dealt) == ([], [], [])
    assert {"Genius", "Tigra"} <= set(duo.removed)
    assert duo.encounter_discard == ["Quiet"]


def test_who_gives_up_while_attacked_ends_the_attack(duo):
    duo.activates("Rhino", duo.you).passes()
    assert duo.boost_cards == ["Quiet"]
    gives_up(duo, duo.you)
    assert duo.boost_cards == []
    assert not duo.state.activations
    assert duo.asked == 1
    assert duo.partner.damage == 0
    duo.activates("Rhino", duo.partner).declines()
    assert duo.partner.damage == 2


def test_who_gives_up_in_another_players_attack_leaves_it_alone():
    duo = Scenario("captain-marvel", "spider-man")
    duo.rhino(encounter=["Sandman"])
    duo.activates("Rhino", duo.you)
    gives_up(duo, duo.partner)
    assert duo.partner.out
    assert duo.boost_cards == ["Sandman"]
    duo.declines()
    assert duo.you.damage == 2 + 2


def test_who_gives_up_in_a_payment_takes_the_card_along(duo):
    duo.you(hand=["Swinging Web Kick", "Genius", "Haymaker", "Uppercut"])
    duo.takes("play", "Swinging Web Kick")
    gives_up(duo, duo.you)
    assert duo.you.hand == []
    assert "Swinging Web Kick" in duo.removed
    assert duo.is_a_turn


def test_a_revealed_card_is_discarded_with_who_revealed_it():
    duo = Scenario("captain-marvel", "spider-man", villain="klaw")
    duo.you(hand=["Energy", "Genius", "Strength"]).reveals("Sonic Boom")
    gives_up(duo, duo.you)
    assert duo.names(ENCOUNTER_DISCARDS[0].at()) == ["Sonic Boom"]


def test_giving_up_twice_changes_nothing(duo):
    gives_up(duo, duo.you)
    before = duo.view(duo.partner)
    gives_up(duo, duo.you)
    assert duo.view(duo.partner) == before
