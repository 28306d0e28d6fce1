"""The Imperial Guard, the Intelligencia and the U-Foes, in positions that come up less often."""

import pytest

from .scenario import Scenario

COLOSSEUM = "Gladiators' Colosseum"
U_FOES = "Unidentified Flying U-Foes"
THREE_COSTS = ("Agent", "Odinson", "Keen Senses")


def pushing(name, **table):
    """The city is full, and this Villain escapes when the next one comes."""
    city = {"Bridge": name, "Streets": "Blob", "Rooftops": "Blob", "Bank": "Blob", "Sewers": "Blob"}
    return Scenario(**table).city(**city).villain_deck("Sentinel")


@pytest.mark.card("gladiators-colosseum")
def test_who_plays_no_card_has_played_those_of_a_single_team():
    table = Scenario().villain_deck(COLOSSEUM, "Bystander").hand("Odinson", "Keen Senses").begin_turn()
    table.end_turn()
    assert table.in_victory() == [COLOSSEUM]


@pytest.mark.card("gladiators-colosseum")
def test_a_card_without_a_team_is_of_no_team():
    table = Scenario().villain_deck(COLOSSEUM, "Bystander").hand("Nothing Beats Rock", "Rebel Without a Cause")
    table.begin_turn().play("Rebel Without a Cause")
    assert table.seen(0)["zones"]["traps"]["cards"][0]["met"] is False


@pytest.mark.card("gladiators-colosseum")
def test_of_a_team_that_nobody_holds_each_player_keeps_nothing():
    table = Scenario().villain_deck(COLOSSEUM, "Bystander").hand("Odinson", "Keen Senses").deck("Wound", *["Agent"] * 5)
    table.begin_turn().hand("Agent", "Agent", seat=1).play("Odinson").play("Keen Senses")
    table.end_turn("S.H.I.E.L.D.", "S.H.I.E.L.D.")
    assert (table.in_hand(), table.in_hand(1)) == (["Agent"] * 5, ["Agent", "Agent"]), "the Wound is of no team"
    assert COLOSSEUM in table.koed


@pytest.mark.card("great-devil-corker")
def test_he_feasts_on_the_only_card_and_on_none():
    table = Scenario().city(Bank="Great Devil Corker").deck("Odinson").points(attack=6).fight("Great Devil Corker")
    assert (table.koed, table.in_deck()) == (["Odinson"], [])
    table = Scenario().city(Bank="Great Devil Corker").deck().points(attack=6).fight("Great Devil Corker")
    assert table.koed == []


@pytest.mark.card("lieutenant-caiera")
@pytest.mark.parametrize(("hand", "answers"), [(THREE_COSTS, ["pass"]), (("Agent", "Odinson"), [])])
def test_who_does_not_outwit_caiera_draws_nothing(hand, answers):
    table = Scenario().city(Bank="Lieutenant Caiera").hand(*hand).points(attack=7)
    table.fight("Lieutenant Caiera", *answers)
    assert sorted(table.in_hand()) == sorted(hand)


@pytest.mark.card("headman-charr")
def test_charr_counts_what_the_player_whose_turn_it_is_has_won():
    table = Scenario(players=3).city(Bank="Headman Charr").victory("Sentinel", seat=1).victory("Blob", "Sentinel")
    assert table.can("end")
    assert table.attack_of("Headman Charr") == 4


@pytest.mark.card("cosmic-hulk-robot")
def test_the_robot_wounds_each_player_who_does_not_outwit_it_as_it_escapes():
    table = pushing("Cosmic Hulk Robot", players=3).hand(*THREE_COSTS, seat=1).begin_turn("Keen Senses", "reveal")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.card("doc-samson")
def test_doc_samson_takes_a_hero():
    table = Scenario().city(Bank="Doc Samson").hand(*THREE_COSTS).points(attack=4).fight("Doc Samson", "Odinson")
    assert table.koed == ["Odinson"]


@pytest.mark.card("the-leader-gamma-fiend")
def test_the_leader_brings_a_card_when_he_is_fought_too():
    leader = "The Leader, Gamma Fiend"
    table = Scenario().city(Bank=leader).villain_deck("Sentinel").hand("Agent").points(attack=5).bringing(1)
    assert table.fight(leader).where == {"Sewers": "Sentinel"}
    table = Scenario().city(Bank=leader).villain_deck("Sentinel").hand(*THREE_COSTS).points(attack=5)
    assert table.fight(leader, "reveal").where == {}


@pytest.mark.card("ironclad")
def test_ironclad_crushes_what_is_worth_something_as_he_gets_away():
    table = pushing("Ironclad", players=3).hand("Odinson").discard("Quick Draw")
    table.discard("Agent", "Pickpocket", "Wound", seat=1).discard("Agent", seat=2)
    table.begin_turn("Keen Senses", "reveal")
    assert sorted(table.koed) == ["Keen Senses", "Pickpocket"]


@pytest.mark.card("vapor")
def test_vapor_strikes_each_player_as_he_gets_away():
    table = pushing("Vapor", players=3).hand("Dangerous Rescue", seat=1).begin_turn("Keen Senses", "reveal")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.card("vector", "x-ray")
def test_nobody_has_to_reveal_anything_to_vector_or_x_ray():
    table = Scenario().city(Bank="Vector").points(attack=4).hand("Keen Senses").fight("Vector", "pass")
    assert table.in_hand() == ["Keen Senses"]
    table = Scenario().city(Bank="X-Ray").points(attack=5).hand("Optic Blast").discard("Wound")
    table.fight("X-Ray", "reveal", "done")
    assert (table.koed, table.in_discard()) == ([], ["Wound"])


@pytest.mark.card("x-ray")
def test_each_player_with_ranged_may_ko_a_card_of_their_own_discard_pile():
    table = Scenario(players=3).city(Bank="X-Ray").points(attack=5).discard("Agent", seat=0).discard("Wound", seat=1)
    table.hand("Optic Blast", seat=1).discard("Trooper", seat=2).fight("X-Ray", "reveal", "Wound")
    assert table.koed == ["Wound"]


@pytest.mark.card("unidentified-flying-u-foes")
def test_a_tech_card_of_another_player_does_not_help():
    table = Scenario().villain_deck(U_FOES, "Bystander").hand("Agent", "Agent").hand("Endless Invention", seat=1)
    table.begin_turn().use("trap" if table.can("trap") else "use trap", U_FOES)
    assert table.traps == [U_FOES]


@pytest.mark.card("battle-of-wits")
def test_who_holds_four_cards_or_fewer_loses_none():
    table = Scenario(players=2).villain_deck("Battle of Wits", "Bystander").hand().begin_turn()
    table.hand("Agent", "Agent", "Agent", seat=1).deck(*["Agent"] * 4).end_turn()
    assert (len(table.in_hand()), len(table.in_hand(1))) == (4, 3)
    assert "Battle of Wits" in table.koed
