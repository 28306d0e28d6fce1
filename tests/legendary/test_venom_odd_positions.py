"""Venom: its cards in positions that come up seldom."""

import pytest

from longbox.games.legendary.table.zones import VILLAIN_DECK

from .made_up import villain
from .scenario import Scenario

PREY = villain("Prey", attack=1, vp=1)
HYBRID = {"mastermind": "hybrid", "players": 2, "villains": ["life-foundation", "hydra"]}
THANOS = {"mastermind": "poison-thanos", "players": 3, "villains": ["poisons", "hydra"]}
CROWD = {"Streets": "Sentinel", "Rooftops": "Sentinel", "Bank": "Sentinel", "Sewers": "Sentinel"}


def violently(table, *answers):
    """Fight somebody and pay 1 more."""
    return table.fight("Prey", *answers, way="2 Attack, 1 of it in excess")


# Carnage, Venom


@pytest.mark.card("feast-or-famine")
def test_a_feast_ends_with_an_empty_deck():
    table = Scenario().hand("Feast or Famine").deck("Agent").city(Bank=PREY).play("Feast or Famine")
    violently(table, "yes")
    assert (table.koed, table.in_deck()) == (["Agent"], [])


@pytest.mark.card("rending-claws")
def test_claws_draw_a_card():
    table = Scenario().hand("Rending Claws").deck("Odinson", "Agent").city(Bank=PREY).play("Rending Claws")
    assert violently(table).in_hand() == ["Odinson"]


@pytest.mark.card("venomverse-venom-insatiable-hunger")
def test_hunger_is_paid_though_there_is_nothing_to_eat():
    table = Scenario().hand("Insatiable Hunger").deck().play("Insatiable Hunger")
    assert (table.attack, table.recruit_points, table.koed) == (0, 6, [])
    table = Scenario().hand("Razor Teeth", "Razor Teeth", "Insatiable Hunger")
    table.play("Razor Teeth").play("Razor Teeth").play("Insatiable Hunger")
    assert (table.attack, table.recruit_points) == (4 + 6, 6)


@pytest.mark.card("venomverse-venom-insatiable-hunger")
@pytest.mark.parametrize(("won", "points"), [(7, (0, 6)), (8, (6, 0))])
def test_hunger_asks_for_eight(won, points):
    table = Scenario().hand("Insatiable Hunger", "Agent").victory(*["Bystander"] * won).play("Insatiable Hunger")
    assert (table.attack, table.recruit_points) == points


@pytest.mark.card("venomverse-venom-insatiable-hunger", "venomverse-venom-devouring-drool")
def test_one_of_the_team_is_too_few_for_both():
    table = Scenario().hand("Razor Teeth", "Insatiable Hunger", "Agent").play("Razor Teeth").play("Insatiable Hunger")
    assert (table.attack, table.recruit_points) == (2, 6)
    table = Scenario().hand("Razor Teeth", "Devouring Drool").victory("Bystander", "Bystander").play("Razor Teeth")
    assert (table.play("Devouring Drool").attack, table.recruit_points) == (2, 2), "Strength is no Instinct"


@pytest.mark.card("venomverse-venom-razor-teeth")
def test_teeth_give_recruit():
    table = Scenario().hand("Razor Teeth").city(Bank=PREY).play("Razor Teeth")
    assert violently(table).recruit_points == 2


# Venom Rocket


@pytest.mark.card("hungry-for-action")
def test_an_action_is_a_choice_and_takes_three():
    table = Scenario().hand("Hungry for Action", "Agent").victory(*["Bystander"] * 3).play("Hungry for Action", "done")
    assert table.in_hand() == ["Agent"]
    table = Scenario().hand("Hungry for Action", "Agent").victory(*["Bystander"] * 2).play("Hungry for Action")
    assert table.in_hand() == ["Agent"]
    table = Scenario().hand("Hungry for Action").victory(*["Bystander"] * 3).play("Hungry for Action")
    assert table.in_hand() == [], "who discards nothing draws nothing"


@pytest.mark.card("serious-overkill")
def test_nobody_must_overkill():
    table = Scenario().hand("Serious Overkill").discard("Wound").city(Bank=PREY).play("Serious Overkill")
    assert violently(table, "done").koed == []


@pytest.mark.card("ultimate-survivor")
@pytest.mark.parametrize(("answer", "gained"), [("Odinson", ["Odinson"]), ("done", [])])
def test_a_survivor_may_leave_the_hq_alone(answer, gained):
    """The Red Skull's strike KO's a Hero of each hand."""
    table = Scenario(mastermind="red-skull", players=2).hand("Odinson").hand("Ultimate Survivor", seat=1)
    table.hq("Odinson", *["Keen Senses"] * 4).villain_deck("Strike", *["Bystander"] * 5).leaving("begin")
    table.answer("Ultimate Survivor").answer(answer)
    assert table.in_deck(1)[0] == "Ultimate Survivor"
    assert table.koed == ["Odinson", *gained, "Strike"], "it was put on the deck before the strike had any effect"


# Venomized Dr. Strange


@pytest.mark.card("crystal-of-kadavus")
def test_of_fewer_cards_less_is_sorted():
    table = Scenario().hand("Crystal of Kadavus").deck("Odinson", "Agent").play("Crystal of Kadavus", "Agent")
    assert (table.in_hand(), table.in_discard(), table.koed) == (["Agent"], ["Odinson"], [])
    assert Scenario().hand("Crystal of Kadavus").deck().play("Crystal of Kadavus").attack == 4


@pytest.mark.card("crystal-of-kadavus", "see-future-timelines")
def test_one_of_the_team_is_too_few_to_sort_again():
    table = Scenario().hand("Razor Teeth", "Crystal of Kadavus").deck(*["Odinson", "Agent", "Wound"] * 2)
    table.play("Razor Teeth").play("Crystal of Kadavus", "Odinson", "Agent")
    assert table.koed == ["Wound"]
    table = Scenario().hand("See Future Timelines").deck("Agent").play("See Future Timelines")
    assert (table.attack, table.in_discard()) == (2, []), "no Ranged card was played before it"


@pytest.mark.card("complete-the-grand-ritual")
def test_a_ritual_is_incomplete_without_a_card_of_two():
    table = Scenario().hand("Cauldron of the Cosmos", "Complete the Grand Ritual").play("Cauldron of the Cosmos")
    assert table.play("Complete the Grand Ritual").attack == 4


# Life Foundation


@pytest.mark.card("dr-carlton-drake")
def test_heroes_who_come_later_are_no_cheaper_and_strength_is_not():
    table = Scenario().city(Bank="Dr. Carlton Drake").hq("Keen Senses", "Endless Invention", *["Odinson"] * 3)
    table.hero_deck("Keen Senses", "Odinson").points(5, 30).fight("Dr. Carlton Drake")
    cost = table._definition("Keen Senses").stats["cost"]
    tech = table._definition("Endless Invention").stats["cost"]
    table.recruit("Keen Senses")
    assert table.recruit_points == 30 - (cost - 1)
    table.recruit("Keen Senses")
    assert table.recruit_points == 30 - (cost - 1) - cost
    table.recruit("Endless Invention")
    assert table.recruit_points == 30 - (cost - 1) - cost - (tech - 1)
    table.recruit("Odinson")
    assert table.recruit_points == 30 - (cost - 1) - cost - (tech - 1) - 3


@pytest.mark.card("riot", "agony", "phage", "lasher")
def test_without_a_villain_a_symbiote_comes_alone():
    table = Scenario().villain_deck("Riot", "Strike", "Bystander").begin_turn()
    assert (table.held_by("Riot"), table.where) == ([], {"Sewers": "Riot"})
    assert table.cards(VILLAIN_DECK) == ["Bystander", "Strike"]
    table = Scenario().villain_deck("Agony", "Bystander").begin_turn()
    assert table.held_by("Agony") == []
    table = Scenario().escaped("Bystander").villain_deck("Phage", "Bystander").victory("Bystander").begin_turn()
    assert table.held_by("Phage") == []
    table = Scenario(players=2).victory("Sentinel", seat=1).victory("Viper").villain_deck("Lasher", "Bystander")
    assert table.begin_turn().held_by("Lasher") == [], "yours alone, and henchmen alone"


@pytest.mark.card("riot")
def test_riot_is_fought_for_a_ko():
    table = Scenario().city(Bank="Riot").hand("Agent").points(attack=2).fight("Riot")
    assert (table.koed, table.in_victory(), table.points_won()) == (["Agent"], ["Riot"], 2)


# Hybrid and the Poisons


@pytest.mark.card("hybrid")
def test_hybrid_alone_in_an_empty_city_bonds_with_nobody_and_wounds_nobody():
    table = Scenario(**HYBRID).villain_deck("Strike", "Bystander").begin_turn()
    assert (table.held_by("Hybrid"), table.wounds(0), table.wounds(1)) == ([], 0, 0)
    table = Scenario(**HYBRID).city(Bank="Blob").bonded("Blob", "Riot").villain_deck("Strike", "Bystander").begin_turn()
    assert (table.held_by("Hybrid"), table.wounds(0)) == ([], 0)


@pytest.mark.card("escaped-monstrosity")
def test_a_monstrosity_may_come_out_of_the_city():
    table = Scenario(**HYBRID).tactics("Escaped Monstrosity", "Escaped Monstrosity").points(attack=6)
    table.city(Bank="Blob").escaped("Viper", "Bystander").fight("Hybrid", "Blob")
    assert (table.held_by("Hybrid"), table.where, table.gone) == (["Blob"], {}, ["Viper", "Bystander"])


@pytest.mark.card("poison-thanos")
def test_thanos_takes_what_was_shown_of_each_player_and_grey_heroes_stay():
    table = Scenario(**THANOS).hand("Agent").hand("Keen Senses", "Odinson", seat=1).hand("Wound", seat=2)
    table.villain_deck("Strike", "Bystander").begin_turn("Keen Senses")
    assert [table.in_hand(seat) for seat in range(3)] == [["Agent"], ["Odinson"], ["Wound"]]
    assert table.attack_of("Poison Thanos") == 13


@pytest.mark.card("soul-seize")
def test_souls_of_five_or_more_are_seized():
    table = Scenario(**THANOS).tactics("Soul Seize", "Soul Seize").points(attack=12)
    table.hq("Calculated Rage", "Furry Fury", "Recursive Pummeling", "Odinson", "Odinson").hero_deck(*["Odinson"] * 9)
    table.fight("Poison Thanos")
    assert table.in_hq == ["Odinson", "Furry Fury", "Odinson", "Odinson", "Odinson"]
    assert table.attack_of("Poison Thanos") == 12 + 2


@pytest.mark.card("searing-poisons")
def test_all_others_burn_and_may_rather_be_wounded():
    table = Scenario(**THANOS).tactics("Searing Poisons", "Searing Poisons").points(attack=12)
    poison = table._definition("Poison Hulk").facts["hero_side"]
    table.hand("Agent").hand(poison, seat=1).hand("Agent", seat=2).fight("Poison Thanos", "done")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 1]
    assert table.in_hand(1) == ["Poison Hulk"]


@pytest.mark.card("poisoned-loyalties")
def test_loyalties_of_all_others_are_poisoned():
    table = Scenario(**THANOS).tactics("Poisoned Loyalties", "Poisoned Loyalties").points(attack=12)
    hulk, storm = (table._definition(name).facts["hero_side"] for name in ("Poison Hulk", "Poison Storm"))
    table.discard(hulk).discard(hulk, seat=1).discard(storm, "Odinson", seat=2).fight("Poison Thanos")
    assert [table.in_discard(seat) for seat in range(3)] == [["Poison Hulk"], [], ["Odinson"]]
    assert table.attack_of("Poison Thanos") == 12 + 2


@pytest.mark.card("poison-spider-man")
@pytest.mark.parametrize(("top", "drawn"), [("Cauldron of the Cosmos", 1), ("Odinson", 0)])
def test_poison_spider_man_draws_what_costs_two_or_less(top, drawn):
    table = Scenario()
    table.hand(table._definition("Poison Spider-Man").facts["hero_side"]).deck(top).play("Poison Spider-Man")
    assert (len(table.in_hand()), table.attack) == (drawn, 2)


@pytest.mark.card("symbiotic-armor")
def test_the_armor_is_a_villain_of_one_where_it_finds_no_mastermind_to_bond_with():
    table = Scenario(mastermind="hybrid").bonded("Hybrid", "Riot").villain_deck("Symbiotic Armor", "Blob").begin_turn()
    table.hand("Agent").points(attack=1).fight("Symbiotic Armor")
    assert (table.in_victory(), table.points_won(), table.koed) == (["Symbiotic Armor"], 6, [])


@pytest.mark.card("symbiotic-armor")
def test_defeated_for_free_the_mastermind_loses_its_armor_and_no_tactic():
    table = Scenario(mastermind="red-skull").villain_deck("Symbiotic Armor", "Bystander").begin_turn()
    table.hand("Silent Sniper", "Agent").holding("Red Skull", "Bystander").points().play("Silent Sniper", "Agent")
    assert table.in_victory()[0] == "Symbiotic Armor"
    assert table.seen(0)["tactics_left"] == 4
    assert table.koed == ["Agent"]


@pytest.mark.card("poison-storm")
@pytest.mark.parametrize("space", ["Rooftops", "Bridge"])
def test_poison_storm_bonds_on_either_space(space):
    table = Scenario().city(**{space: "Blob", "Bank": "Poison Storm"}).points(attack=3).fight("Poison Storm")
    assert table.held_by("Blob") == ["Poison Storm"]


@pytest.mark.rule("LG-KW-SYMBIOTE-09")
@pytest.mark.card("symbiotic-armor")
def test_an_armor_that_comes_bonded_does_not_change_its_bearer():
    table = Scenario(mastermind="red-skull").villain_deck("Riot", "Symbiotic Armor", "Blob").bringing(1).begin_turn()
    assert (table.held_by("Riot"), table.held_by("Red Skull")) == (["Symbiotic Armor"], [])
    table.hand("Agent").points(attack=3).fight("Riot", "Symbiotic Armor")
    assert (table.in_victory(), table.koed, table.where) == (["Symbiotic Armor"], [], {"Sewers": "Riot"})
