"""Schemes and Ambitions of the second Secret Wars, in positions that come up less often."""

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME, MASTERMIND_SPACE, VILLAIN_DECK

from .scenario import Scenario


def sinister(**ambitions):
    """Ambitions stand in the city as Villains."""
    table = Scenario(scheme="sinister-ambitions", players=3)
    for space, name in ambitions.items():
        (card,) = table._set(table.zone_in_city(space), (name,))
        table.state.put("as_villain", card, 1)
    return table


def escaping(name, others=("Sentinel", "Sentinel", "Sentinel", "Sentinel")):
    table = sinister(Bridge=name)
    table.city(**dict(zip(("Streets", "Rooftops", "Bank", "Sewers"), others, strict=True)))
    return table.villain_deck("Sentinel")


@pytest.mark.card("sinister-ambitions")
def test_all_ambitions_in_the_city_escape_at_the_sixth_twist_and_no_other_villain():
    table = sinister(Bank="Detonate the Bridge", Rooftops="Crazed Charge").city(Sewers="Sentinel").twists_so_far(5)
    table.villain_deck("Twist").leaving("begin")
    while not table.can("end"):
        table.game.choose(table.options[0])
    assert sorted(table.gone) == ["Crazed Charge", "Detonate the Bridge"]
    assert table.result is None


@pytest.mark.card("sinister-ambitions", "detonate-the-bridge", "crazed-charge")
def test_twists_beside_the_scheme_make_ambitions_stronger_and_no_other_villain():
    table = sinister(Bank="Crazed Charge").city(Sewers="Sentinel")
    table._set(BESIDE_SCHEME.first, ("Twist",) * 3)
    assert table.can("end")
    assert (table.attack_of("Crazed Charge"), table.attack_of("Sentinel")) == (3 + 3, 3)


@pytest.mark.card("sinister-ambitions")
def test_an_ambition_that_was_won_is_worth_four_whatever_lies_beside_the_scheme():
    table = sinister().victory("Rack and Ruin", "Crazed Charge")
    table._set(BESIDE_SCHEME.first, ("Twist",) * 2)
    assert table.can("end")
    assert table.points_won() == 8


@pytest.mark.card("sinister-ambitions", "devastate-s-h-i-e-l-d")
def test_what_escapes_devastates_every_player():
    table = escaping("Devastate S.H.I.E.L.D.").hand("Agent", "Odinson").hand("Trooper", "Keen Senses", seat=1)
    table.hand("Odinson", "Agent", seat=2).begin_turn("Keen Senses")
    assert [table.in_hand(seat) for seat in range(3)] == [["Odinson"], ["Keen Senses"], ["Odinson"]]


@pytest.mark.card("devastate-s-h-i-e-l-d")
def test_what_costs_1_is_not_devastated():
    cheap = "Pickpocket"
    table = escaping("Devastate S.H.I.E.L.D.").hand(cheap, "Wound", "Agent").begin_turn("Keen Senses")
    assert table.in_hand() == [cheap]


@pytest.mark.card("hostage-situation")
@pytest.mark.parametrize(("space", "held"), [("Streets", 1), ("Rooftops", 0)])
def test_each_villain_takes_a_hostage_if_one_stands_in_the_streets(space, held):
    table = sinister(Bank="Hostage Situation").city(Sewers="Sentinel", **{space: "Viper"}).stack("bystanders", 20)
    table.twists_so_far(5).villain_deck("Twist").leaving("begin")
    while not table.can("end"):
        table.answer("Keen Senses")
    assert [len(table.held_by(name)) for name in ("Sentinel", "Viper")] == [held, held]
    assert table.gone == ["Hostage Situation"]


@pytest.mark.card("this-is-a-stickup")
def test_a_stickup_takes_one_card_that_prints_recruit_of_each_player():
    table = escaping("This is a Stickup").hand("Agent", "Agent", "Trooper").hand("Trooper", seat=1)
    table.hand("Agent", seat=2).begin_turn("Keen Senses")
    assert [table.in_hand(seat) for seat in range(3)] == [["Agent", "Trooper"], ["Trooper"], []]


@pytest.mark.card("short-escape-tunnels")
def test_through_the_tunnels_the_villain_of_the_sewers_follows():
    table = escaping("Short Escape Tunnels").leaving("begin")
    while not table.can("end"):
        table.answer("Keen Senses")
    assert len(table.gone) == 2
    assert "Short Escape Tunnels" in table.gone


@pytest.mark.card("detonate-the-bridge")
def test_the_bridge_is_detonated_only_with_somebody_on_it():
    table = sinister(Bank="Detonate the Bridge").twists_so_far(5).villain_deck("Twist").leaving("begin")
    while not table.can("end"):
        table.answer("Keen Senses")
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.card("crazed-charge")
def test_nobody_charges_out_of_an_empty_city():
    table = sinister(Bank="Crazed Charge").twists_so_far(5).villain_deck("Twist").leaving("begin")
    while not table.can("end"):
        table.answer("Keen Senses")
    assert (table.gone, table.where) == (["Crazed Charge"], {})


@pytest.mark.card("rack-and-ruin")
def test_as_it_escapes_rack_and_ruin_strikes_and_twists():
    table = sinister(Bridge="Rack and Ruin").villain_deck("Sentinel", "Viper")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").leaving("begin")
    while table.game.decision is not None and not table.can("end"):
        table.game.choose(table.options[0])
    assert table.state.twists == 1
    assert "Viper" in table.where.values(), "a Twist plays another card"


@pytest.mark.card("enthrone-the-barons-of-battleworld")
def test_at_the_eighth_twist_they_are_stronger_by_two_as_well():
    table = Scenario(scheme="enthrone-the-barons-of-battleworld", mastermind="red-skull").victory("Blob", seat=1)
    table.twists_so_far(7).villain_deck("Twist").begin_turn()
    assert table.cards(MASTERMIND_SPACE) == ["Red Skull", "Blob"]
    assert table.attack_of("Blob") == 4 + 2


@pytest.mark.card("enthrone-the-barons-of-battleworld")
def test_with_nobody_in_the_city_nobody_is_enthroned():
    table = Scenario(scheme="enthrone-the-barons-of-battleworld", mastermind="red-skull").villain_deck("Twist")
    assert table.begin_turn().cards(MASTERMIND_SPACE) == ["Red Skull"]
    assert table.cards(VILLAIN_DECK) == []


@pytest.mark.card("master-the-mysteries-of-kung-fu")
def test_henchmen_learn_the_mysteries_too_and_escape_as_villains():
    table = Scenario(scheme="master-the-mysteries-of-kung-fu", players=2).hand("Agent").city(Bank="Sentinel")
    table._set(BESIDE_SCHEME.first, ("Twist",) * 2)
    assert table.can("end")
    assert table.attack_of("Sentinel") == 3 + 2
    table = Scenario(scheme="master-the-mysteries-of-kung-fu", players=2).escaped("Sentinel", "Sentinel", "Bystander")
    table.city(Bridge="Viper", Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper").villain_deck("Viper")
    table.begin_turn("Keen Senses")
    assert table.result is None, "three Villains, and a Bystander that was carried off"
