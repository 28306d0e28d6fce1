"""What the Heroes' cards do."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS

from .scenario import Scenario


def test_spider_man_draws_what_costs_two_or_less():
    table = Scenario().hand("Astonishing Strength").deck("Keen Senses", "Agent").play("Astonishing Strength")
    assert table.in_hand() == ["Keen Senses"]
    table = Scenario().hand("Astonishing Strength").deck("Odinson", "Agent").play("Astonishing Strength")
    assert table.in_hand() == []
    table = Scenario().hand("Great Responsibility").deck("Wound").play("Great Responsibility")
    assert table.in_hand() == ["Wound"], "what has no cost counts as 0"


@pytest.mark.rule("LG-RESCUE-01")
def test_web_shooters_rescue_a_bystander_first():
    table = Scenario().hand("Web-Shooters").play("Web-Shooters")
    assert table.in_victory() == ["Bystander"]
    assert table.in_hand() == ["Agent"]
    assert len(table.cards(BYSTANDERS)) == 27


def test_the_amazing_spider_man_sorts_the_top_three():
    table = Scenario().hand("The Amazing Spider-Man").deck("Odinson", "Agent", "Oddball", "Trooper")
    table.play("The Amazing Spider-Man", "Oddball")
    assert table.in_hand() == ["Agent"]
    assert table.in_deck() == ["Oddball", "Odinson", "Trooper"]


def test_the_top_three_of_a_short_deck_come_from_the_discard_pile_too():
    table = Scenario().hand("The Amazing Spider-Man").deck("Odinson").discard("Agent", "Trooper")
    table.play("The Amazing Spider-Man")
    assert sorted(table.in_hand()) == ["Agent", "Trooper"]
    assert table.in_deck() == ["Odinson"]


def test_x_men_united_counts_the_x_men_before_it():
    table = Scenario().hand("Keen Senses", "Keen Senses", "X-Men United").play("Keen Senses").play("Keen Senses")
    table.play("X-Men United")
    assert table.attack == 1 + 1 + 6 + 4


@pytest.mark.rule("LG-SPECIAL-04")
def test_covering_fire_chooses_for_all_others_together():
    table = Scenario(players=3).hand("Team Player", "Covering Fire", "Agent").hand("Agent", "Trooper", seat=1)
    table.play("Team Player").leaving("play", "Covering Fire")
    assert table.seat_asked == 0
    table.answer("Each other player discards a card from their hand")
    assert table.seat_asked == 1
    table.answer("Trooper")
    assert [len(table.in_hand(seat)) for seat in range(3)] == [1, 1, 0]
    table = Scenario(players=3).hand("Team Player", "Covering Fire", "Agent")
    table.play("Team Player").play("Covering Fire", "Each other player draws a card")
    assert [len(table.in_hand(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("LG-MASTERMIND-06")
def test_impossible_trick_shot_rescues_after_every_enemy_defeated_this_turn():
    table = (
        Scenario()
        .hand("Impossible Trick Shot")
        .city(Bank="Super-Skrull")
        .tactics("Endless Resources", "Endless Resources")
    )
    table.play("Impossible Trick Shot").points(attack=11).fight("Super-Skrull").fight("Red Skull")
    assert table.in_victory().count("Bystander") == 6
    table.end_turn().points(attack=11).fight("Red Skull")
    assert table.in_victory(1).count("Bystander") == 1, "only the one Red Skull held"


def test_diamond_form_makes_recruit_of_each_enemy_defeated():
    table = Scenario().hand("Diamond Form").city(Bank="Super-Skrull", Streets="Super-Skrull").play("Diamond Form")
    table.points(attack=8).fight("Super-Skrull").fight("Super-Skrull")
    assert table.recruit_points == 6


def test_shadowed_thoughts_plays_a_villain_card_for_two_attack():
    table = (
        Scenario().hand("Oddball", "Shadowed Thoughts", "Agent").villain_deck("Sentinel", "Bystander").play("Oddball")
    )
    table.bringing(1).play("Shadowed Thoughts", "yes")
    assert table.where == {"Sewers": "Sentinel"}
    assert table.attack == 2 + 2 + 2


def test_psychic_link_lets_each_player_reveal_an_x_man():
    table = Scenario(players=3).hand("Psychic Link").hand("Optic Blast", seat=1).hand("Agent", seat=2)
    table.play("Psychic Link", "reveal")
    assert [len(table.in_hand(seat)) for seat in range(3)] == [0, 2, 1]


def test_card_shark_draws_an_x_man():
    table = Scenario().hand("Card Shark").deck("Optic Blast", "Agent").play("Card Shark")
    assert table.in_hand() == ["Optic Blast"]
    assert Scenario().hand("Card Shark", "Agent").deck("Odinson").play("Card Shark").in_hand() == ["Agent"]


def test_stack_the_deck_puts_one_card_back():
    table = Scenario().hand("Stack the Deck", "Odinson").play("Stack the Deck", "Odinson")
    assert table.in_hand() == ["Agent", "Agent"]
    assert table.in_deck()[0] == "Odinson"


def test_hypnotic_charm_judges_your_deck_and_with_instinct_all_others():
    table = Scenario(players=3).hand("Keen Senses", "Hypnotic Charm", "Agent").deck("Wound", "Agent")
    table.deck("Odinson", "Agent", seat=1).deck("Oddball", "Agent", seat=2).play("Keen Senses")
    table.play("Hypnotic Charm", "discard", "leave", "discard")
    assert [table.in_discard(seat) for seat in range(3)] == [["Wound"], [], ["Oddball"]]
    assert table.in_deck(1)[0] == "Odinson"


def test_unending_energy_discarded_by_hypnotic_charm_comes_to_its_owners_hand():
    table = Scenario().hand("Keen Senses", "Hypnotic Charm", "Agent").deck("Unending Energy", "Agent", seat=1)
    table.play("Keen Senses").play("Hypnotic Charm", "leave", "discard", "use")
    assert table.in_hand(1) == ["Unending Energy"]


def test_oddball_counts_heroes_of_odd_cost():
    table = Scenario().hand("Odinson", "Keen Senses", "Oddball", "Oddball").play("Odinson").play("Keen Senses")
    table.play("Oddball").play("Oddball")
    assert table.attack == 1 + (2 + 1) + (2 + 2)


def test_a_do_over_is_for_the_first_hero_of_the_turn():
    table = Scenario().hand("Hey, Can I Get a Do-Over?", "Wound", "Agent").deck(*["Trooper"] * 5)
    table.play("Hey, Can I Get a Do-Over?", "yes")
    assert table.in_hand() == ["Trooper"] * 4
    assert sorted(table.in_discard()) == ["Agent", "Wound"]
    table = Scenario().hand("Hey, Can I Get a Do-Over?", "Agent").play("Agent").play("Hey, Can I Get a Do-Over?")
    assert table.in_hand() == []


def test_here_hold_this_gives_a_villain_of_your_choice_a_bystander():
    table = Scenario().hand("Here, Hold This for a Second").city(Sewers="Viper", Bridge="Venom")
    table.play("Here, Hold This for a Second", "Venom")
    assert table.held_by("Venom") == ["Bystander"]


@pytest.mark.rule("LG-SPECIAL-08")
def test_cards_passed_by_random_acts_of_unkindness_are_chosen_unseen():
    table = Scenario(players=3).hand("Random Acts of Unkindness", "Agent").hand("Odinson", "Trooper", seat=1)
    table.hand("Oddball", "Wound", seat=2).leaving("play", "Random Acts of Unkindness", "yes")
    assert sorted(table.in_hand()) == ["Agent", "Wound"]
    table.answer("Wound")
    assert table.seat_asked == 1
    assert table.in_hand(1) == ["Odinson", "Trooper"], "nothing is passed before all have chosen"
    table.answer("Odinson").answer("Oddball")
    assert table.in_hand(0) == ["Agent", "Oddball"]
    assert table.in_hand(1) == ["Trooper", "Wound"]
    assert table.in_hand(2) == ["Wound", "Odinson"]


def test_an_empty_hand_passes_nothing():
    table = Scenario(players=2).hand("Random Acts of Unkindness").hand("Odinson", seat=1)
    table.play("Random Acts of Unkindness", "no")
    assert [table.in_hand(seat) for seat in (0, 1)] == [["Odinson"], []]


def test_lightning_bolt_is_for_whoever_stands_on_the_rooftops_this_turn():
    table = Scenario().hand("Lightning Bolt").city(Bank="Super-Skrull").play("Lightning Bolt")
    assert table.attack_of("Super-Skrull") == 4
    table.villain_deck("Sentinel", "Bystander")
    rooftops = table.city(Rooftops="Green Goblin")
    assert rooftops.attack_of("Green Goblin") == 4
    table.end_turn()
    assert table.attack_of("Green Goblin") == 6


def test_tidal_wave_weakens_the_bridge_and_with_ranged_the_mastermind():
    table = Scenario().hand("Optic Blast", "Tidal Wave", "Agent").city(Bridge="Venom").play("Optic Blast", "Agent")
    table.play("Tidal Wave")
    assert table.attack_of("Venom") == 3
    assert table.attack_of("Red Skull") == 5


def test_spinning_cyclone_moves_a_villain_and_frees_its_bystanders():
    table = Scenario().hand("Spinning Cyclone").city(Sewers="Viper", Bridge="Venom").holding("Viper", "Bystander")
    table.play("Spinning Cyclone", "Viper", "Move Viper to the Bridge")
    assert table.where == {"Bridge": "Viper", "Sewers": "Venom"}
    assert table.in_victory() == ["Bystander"]


@pytest.mark.rule("LG-RESCUE-02")
def test_a_rescue_never_takes_what_an_enemy_holds():
    table = Scenario().hand("Web-Shooters").city(Bank="Venom").holding("Venom", "Bystander").stack("bystanders", 0)
    table.play("Web-Shooters")
    assert table.in_victory() == []


def test_god_of_thunder_fights_with_recruit():
    table = Scenario().hand("God of Thunder").city(Bank="Green Goblin").points(attack=2).play("God of Thunder")
    table.fight("Green Goblin")
    assert (table.attack, table.recruit_points) == (0, 1)


def test_recruit_does_not_fight_by_itself():
    assert not Scenario().city(Bank="Sentinel").points(attack=2, recruit=9).can("fight")


@pytest.mark.rule("LG-SHIELDHYDRA-04")
def test_battlefield_promotion_trades_an_agent_for_an_officer():
    table = Scenario().hand("Battlefield Promotion", "Agent").play("Battlefield Promotion", "Agent", "yes")
    assert table.in_hand() == ["Officer"]
    assert table.koed == ["Agent"]


def test_legendary_commander_counts_agents():
    table = Scenario().hand("Agent", "Trooper", "Legendary Commander", "Agent").play("Agent").play("Trooper")
    assert table.play("Legendary Commander").attack == 1 + 1 + 2


def test_pure_fury_defeats_whom_the_fallen_agents_outnumber():
    table = Scenario().hand("Pure Fury").city(Bank="Super-Skrull", Streets="Venom").ko_pile(*["Agent"] * 5, "Odinson")
    table.play("Pure Fury")
    assert table.in_victory() == ["Super-Skrull"]
    assert table.where == {"Streets": "Venom"}


def test_covert_operation_counts_rescued_bystanders():
    table = Scenario().hand("Covert Operation").victory("Bystander", "Bystander", "Sentinel").play("Covert Operation")
    assert table.attack == 2


def test_unstoppable_hulk_grows_on_a_wound():
    assert Scenario().hand("Unstoppable Hulk", "Wound").play("Unstoppable Hulk", "Wound").attack == 4
    assert Scenario().hand("Unstoppable Hulk", "Agent").play("Unstoppable Hulk").attack == 2


def test_energy_drain_and_borrowed_brawn():
    table = Scenario().hand("Oddball", "Energy Drain", "Wound").play("Oddball").play("Energy Drain", "Wound")
    assert table.recruit_points == 3
    table = Scenario().hand("Odinson", "Borrowed Brawn").play("Odinson").play("Borrowed Brawn")
    assert table.attack == 4
