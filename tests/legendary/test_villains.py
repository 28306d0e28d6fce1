"""What Villains, Henchmen and Masterminds do."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS, OFFICERS

from .scenario import Scenario

CROWDED = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}


def escapes(name, **setup):
    """A table on which this Villain is about to be pushed off the Bridge by a Sentinel."""
    return Scenario(**setup).city(**CROWDED, Bridge=name).villain_deck("Sentinel", "Bystander")


def fought(name, attack, **setup):
    return Scenario(**setup).city(Bank=name).points(attack=attack)


@pytest.mark.rule("LG-TURN-02")
def test_endless_armies_play_two_villain_cards():
    table = fought("Endless Armies of HYDRA", 4).villain_deck("Viper", "Sentinel", "Bystander")
    table.bringing(2).fight("Endless Armies of HYDRA")
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper"}


def test_hydra_kidnappers_offer_an_officer():
    assert fought("HYDRA Kidnappers", 3).fight("HYDRA Kidnappers", "yes").in_discard() == ["Officer"]
    assert fought("HYDRA Kidnappers", 3).fight("HYDRA Kidnappers", "no").in_discard() == []


@pytest.mark.rule("LG-GAIN-01", "LG-GAIN-02")
def test_a_gained_officer_is_not_recruited():
    table = fought("HYDRA Kidnappers", 3).points(attack=3, recruit=1).fight("HYDRA Kidnappers", "yes")
    assert table.recruit_points == 1
    assert table.in_discard() == ["Officer"]
    assert len(table.cards(OFFICERS)) == 29


def test_supreme_hydra_is_worth_more_with_company():
    table = Scenario().victory("Supreme HYDRA", "Viper", "HYDRA Kidnappers", "Sentinel").tactics("Endless Resources")
    table.points(attack=7).fight("Red Skull")
    assert table.result.scores[0] == (3 + 6) + 3 + 1 + 1 + 5


@pytest.mark.rule("LG-OWN-01")
def test_ultron_is_worth_more_for_tech_among_all_your_cards():
    table = Scenario().victory("Ultron").deck("Arc Reactor", "Agent").hand("Team Player").discard("Endless Invention")
    table.tactics("Endless Resources").points(attack=7).fight("Red Skull")
    assert table.result.scores[0] == (2 + 3) + 5


def test_viper_wounds_those_without_hydra_when_she_escapes():
    table = escapes("Viper").victory("HYDRA Kidnappers", seat=1).begin_turn("ko")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]


def test_ultron_escaping_asks_for_tech():
    table = escapes("Ultron").hand("Arc Reactor", seat=1).begin_turn("ko", "reveal")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 0]


def test_baron_zemo_frees_bystanders_for_avengers():
    table = fought("Baron Zemo", 6).hand("Odinson", "Quick Draw", "Keen Senses").play("Keen Senses").points(attack=6)
    assert table.fight("Baron Zemo").in_victory() == ["Baron Zemo", "Bystander", "Bystander"]


def test_melter_lets_the_fighter_judge_every_top_card():
    table = fought("Melter", 5, players=3).deck("Wound", "Agent").deck("Odinson", seat=1).deck("Oddball", seat=2)
    table.leaving("fight", "Melter")
    assert table.seat_asked == 0
    table.answer("ko").answer("ko").answer("leave")
    assert table.koed == ["Wound", "Odinson"]
    assert table.in_deck(2) == ["Oddball"]


def test_whirlwind_is_dangerous_on_the_rooftops_and_the_bridge():
    assert fought("Whirlwind", 4).hand("Agent", "Agent").fight("Whirlwind").koed == []
    table = Scenario().city(Rooftops="Whirlwind").points(attack=4).hand("Agent", "Agent", "Odinson")
    table.fight("Whirlwind", "Odinson")
    assert table.koed == ["Agent", "Odinson"]


def test_abomination_leaves_bystanders_in_the_streets():
    assert (
        Scenario().city(Streets="Abomination").points(attack=5).fight("Abomination").in_victory().count("Bystander")
        == 3
    )
    assert fought("Abomination", 5).fight("Abomination").in_victory() == ["Abomination"]


def test_the_lizard_bites_only_in_the_sewers():
    table = Scenario(players=3).city(Sewers="The Lizard").points(attack=3).fight("The Lizard")
    assert [table.wounds(seat) for seat in range(3)] == [0, 1, 1]
    table = fought("The Lizard", 3, players=3).fight("The Lizard")
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("LG-AMBUSH-01")
def test_the_leader_brings_another_card():
    table = Scenario().villain_deck("The Leader", "Sentinel", "Bystander").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "The Leader"}


@pytest.mark.rule("LG-SPECIAL-06")
def test_maestro_counts_strength_before_the_first_ko():
    table = fought("Maestro", 6).hand("Odinson", "Growing Anger", "Agent").leaving("fight", "Maestro", "Odinson")
    assert table.offered == ["ko Growing Anger", "ko Agent"], "a second one, though one Strength Hero is left"
    table.answer("Agent")
    assert sorted(table.koed) == ["Agent", "Odinson"]


def test_juggernaut_takes_two_heroes_from_each():
    table = Scenario().discard("Agent", "Wound", "Odinson").villain_deck("Juggernaut", "Bystander").begin_turn()
    assert sorted(table.koed) == ["Agent", "Odinson"]
    table = escapes("Juggernaut").hand("Agent", "Wound").hand("Agent", "Agent", "Trooper", seat=1)
    table.begin_turn("ko", "Trooper")
    assert table.in_hand(0) == ["Wound"]
    assert table.in_hand(1) == ["Agent"]


def test_mystique_becomes_a_twist_when_she_escapes():
    table = escapes("Mystique").twists_so_far(4).begin_turn("ko")
    assert table.state.twists == 5
    assert table.gone == []
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


def test_destroyer_kos_all_your_shield_heroes():
    table = (
        fought("Destroyer", 7).hand("Agent", "Odinson", "Trooper").play("Trooper").points(attack=7).fight("Destroyer")
    )
    assert sorted(table.koed) == ["Agent", "Trooper"]
    assert table.in_hand() == ["Odinson"]


def test_enchantress_lets_you_draw_three():
    assert len(fought("Enchantress", 6).fight("Enchantress").in_hand()) == 3


def test_paibok_gives_every_player_a_hero_of_the_fighters_choice():
    table = fought("Paibok the Power Skrull", 8, players=3).hq("Odinson", "Oddball", "Arc Reactor")
    table.hero_deck("Team Player", "Quick Draw", "Optic Blast", "Agent")
    table.fight("Paibok the Power Skrull", "Oddball", "Odinson", "Arc Reactor")
    assert [table.in_discard(seat) for seat in range(3)] == [["Oddball"], ["Odinson"], ["Arc Reactor"]]
    assert table.in_hq[:3] == ["Team Player", "Quick Draw", "Optic Blast"]


def test_veranke_takes_the_dearest_hero_and_is_as_strong():
    table = (
        Scenario()
        .hq("Odinson", "Hulk Smash!", "Oddball")
        .villain_deck("Skrull Queen Veranke", "Bystander")
        .begin_turn()
    )
    assert table.held_by("Skrull Queen Veranke") == ["Hulk Smash!"]
    assert table.attack_of("Skrull Queen Veranke") == 8
    table.points(attack=8).fight("Skrull Queen Veranke")
    assert table.in_discard() == ["Hulk Smash!"]
    assert table.in_victory() == ["Skrull Queen Veranke"]


@pytest.mark.rule("LG-SPECIAL-04")
def test_equally_dear_heroes_are_the_active_players_choice():
    table = Scenario().hq("Hulk Smash!", "Odinson", "X-Men United").villain_deck("Skrull Queen Veranke", "Bystander")
    table.leaving("begin")
    assert table.offered == ["choose Hulk Smash!", "choose X-Men United"]


def test_shapeshifters_take_the_rightmost_hero():
    table = Scenario().hq("Odinson", "Hulk Smash!").villain_deck("Skrull Shapeshifters", "Bystander").begin_turn()
    assert table.attack_of("Skrull Shapeshifters") == 3


def test_super_skrull_costs_everybody_a_hero():
    table = (
        fought("Super-Skrull", 4).hand("Agent", "Wound").hand("Agent", "Odinson", seat=1).fight("Super-Skrull", "Agent")
    )
    assert table.koed == ["Agent", "Agent"]
    assert table.in_hand(1) == ["Odinson"]


def test_henchmen():
    table = fought("Doombot Legion", 3).deck("Wound", "Odinson", "Agent").fight("Doombot Legion", "Wound")
    assert table.koed == ["Wound"]
    assert table.in_deck() == ["Odinson", "Agent"]
    assert fought("Hand Ninjas", 3).fight("Hand Ninjas").recruit_points == 1
    table = fought("Savage Land Mutates", 3).fight("Savage Land Mutates").end_turn()
    assert len(table.in_hand()) == 7


@pytest.mark.rule("LG-STRIKE-01", "LG-STRIKE-02")
def test_red_skulls_strike_kos_a_hero_from_every_hand():
    table = Scenario().hand("Agent", "Odinson").hand("Wound", seat=1).villain_deck("Strike", "Bystander")
    table.begin_turn("Odinson")
    assert sorted(table.koed) == ["Odinson", "Strike"]
    assert table.in_hand(1) == ["Wound"]


def test_lokis_strike_asks_for_strength():
    table = Scenario(mastermind="loki").hand("Odinson").villain_deck("Strike", "Bystander").begin_turn("reveal")
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("LG-SPECIAL-07")
def test_magnetos_strike_discards_down_to_four():
    table = (
        Scenario(mastermind="magneto")
        .hand(*["Agent"] * 5, "Odinson")
        .hand("Agent", "Optic Blast", *["Trooper"] * 3, seat=1)
    )
    table.villain_deck("Strike", "Bystander").begin_turn("Odinson", "reveal")
    assert table.in_hand(0) == ["Agent"] * 4
    assert len(table.in_hand(1)) == 5


def test_dooms_strike_is_for_hands_of_six():
    table = Scenario(mastermind="dr-doom").hand(*["Agent"] * 4, "Odinson", "Oddball").hand(*["Agent"] * 5, seat=1)
    table.villain_deck("Strike", "Bystander").begin_turn("Odinson", "Oddball")
    assert table.in_deck()[:2] == ["Oddball", "Odinson"]
    assert len(table.in_hand(0)) == 4
    assert len(table.in_hand(1)) == 5


def test_ruthless_dictator_sorts_the_top_three():
    table = Scenario().tactics("Ruthless Dictator", "Endless Resources").deck("Wound", "Odinson", "Agent", "Trooper")
    table.tactics("Ruthless Dictator", "Ruthless Dictator").points(attack=7).fight("Red Skull", "Wound", "Agent")
    assert table.koed == ["Wound"]
    assert table.in_discard() == ["Agent"]
    assert table.in_deck() == ["Odinson", "Trooper"]


def test_hydra_conspiracy_draws_for_hydra():
    table = Scenario().tactics("HYDRA Conspiracy", "HYDRA Conspiracy").victory("Viper", "Sentinel").points(attack=7)
    assert len(table.fight("Red Skull").in_hand()) == 3


def test_tactics_of_loki():
    table = Scenario(mastermind="loki").tactics(*["Cruel Ruler"] * 2).city(Bank="Blob").points(attack=10).fight("Loki")
    assert table.in_victory() == ["Cruel Ruler", "Blob"]
    table = (
        Scenario(mastermind="loki")
        .tactics(*["Maniacal Tyrant"] * 2)
        .discard("Wound", "Wound", "Agent")
        .points(attack=10)
    )
    assert table.fight("Loki", "Wound", "Wound", "done").koed == ["Wound", "Wound"]
    table = Scenario(mastermind="loki").tactics(*["Vanishing Illusions"] * 2).victory("Viper", "Bystander", seat=1)
    assert table.points(attack=10).fight("Loki").in_victory(1) == ["Bystander"]
    table = Scenario(mastermind="loki").tactics(*["Whispers and Lies"] * 2).victory("Viper", "Bystander", seat=1)
    assert table.points(attack=10).fight("Loki").in_victory(1) == ["Viper"]


def test_tactics_of_magneto():
    table = (
        Scenario(mastermind="magneto")
        .tactics(*["Bitter Captor"] * 2)
        .hq(*["Odinson"] * 4, "Optic Blast")
        .points(attack=8)
    )
    assert table.fight("Magneto").in_discard() == ["Optic Blast"]
    table = (
        Scenario(mastermind="magneto")
        .tactics(*["Electromagnetic Bubble"] * 2)
        .hand("Optic Blast", "Agent")
        .points(attack=8)
    )
    table.fight("Magneto").end_turn()
    assert sorted(table.in_hand()) == ["Agent"] * 6 + ["Optic Blast"]
    table = (
        Scenario(mastermind="magneto").tactics(*["Xavier's Nemesis"] * 2).hand("Optic Blast", "Agent").points(attack=8)
    )
    assert table.fight("Magneto").in_victory() == ["Xavier's Nemesis", "Bystander"]
    assert len(table.cards(BYSTANDERS)) == 27
    table = Scenario(mastermind="magneto").tactics(*["Crushing Shockwave"] * 2).points(attack=8).fight("Magneto")
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 2]


def test_tactics_of_dr_doom():
    table = (
        Scenario(mastermind="dr-doom").tactics(*["Dark Technology"] * 2).hq("Odinson", "Arc Reactor").points(attack=9)
    )
    table.fight("Dr. Doom", "Arc Reactor")
    assert table.in_discard() == ["Arc Reactor"]
    table = (
        Scenario(mastermind="dr-doom")
        .tactics(*["Secrets of Time Travel"] * 2)
        .points(attack=9)
        .fight("Dr. Doom")
        .end_turn()
    )
    assert table.seat_asked == 0
    assert table.end_turn().seat_asked == 1
    table = (
        Scenario(mastermind="dr-doom")
        .tactics(*["Treasures of Latveria"] * 2)
        .points(attack=9)
        .fight("Dr. Doom")
        .end_turn()
    )
    assert len(table.in_hand()) == 9
    table = Scenario(mastermind="dr-doom").tactics(*["Monarch's Decree"] * 2).hand("Agent", seat=1).points(attack=9)
    table.fight("Dr. Doom", "Each other player discards a card from their hand")
    assert table.in_hand(1) == []
