"""Fighting Villains and the Mastermind."""

import pytest

from longbox.engine.modifiers import Sum, explain
from longbox.games.legendary.table.zones import KO_PILE, TACTICS
from longbox.games.legendary.words import views

from .scenario import Scenario


@pytest.mark.rule("LG-FIGHT-01")
@pytest.mark.parametrize("space", ["Sewers", "Bank", "Rooftops", "Streets", "Bridge"])
def test_a_villain_in_any_space_may_be_fought(space):
    table = Scenario().city(**{space: "Super-Skrull"}).points(attack=4).fight("Super-Skrull")
    assert table.in_victory() == ["Super-Skrull"]
    assert table.where == {}


@pytest.mark.rule("LG-FIGHT-02")
def test_a_fight_spends_the_attack_of_the_enemy_and_no_more():
    assert Scenario().city(Bank="Super-Skrull").points(attack=9).fight("Super-Skrull").attack == 5


@pytest.mark.rule("LG-FIGHT-03")
@pytest.mark.parametrize(("attack", "possible"), [(5, False), (6, True)])
def test_who_has_one_attack_too_few_can_not_fight(attack, possible):
    table = Scenario().hand("Agent").city(Bank="Green Goblin").points(attack=attack, recruit=1)
    assert table.can("fight", "Green Goblin") == possible
    assert [why.rule for why in table.why_not("fight", "Green Goblin")] == ([] if possible else ["LG-FIGHT-03"])
    assert table.attack == attack


@pytest.mark.rule("LG-FIGHT-05")
def test_several_enemies_are_fought_in_one_turn_one_by_one():
    table = Scenario().city(Sewers="Super-Skrull", Bank="Green Goblin", Bridge="HYDRA Kidnappers").points(attack=13)
    table.fight("HYDRA Kidnappers", "no").fight("Super-Skrull").fight("Green Goblin")
    assert table.attack == 0
    assert table.in_victory() == ["HYDRA Kidnappers", "Super-Skrull", "Green Goblin"]


@pytest.mark.rule("LG-BYSTANDER-05", "LG-VICTORY-01")
def test_who_defeats_the_holder_rescues_its_bystanders():
    table = Scenario().city(Bank="Green Goblin").holding("Green Goblin", "Bystander", "Bystander").points(attack=6)
    table.fight("Green Goblin")
    assert table.in_victory() == ["Green Goblin", "Bystander", "Bystander"]


@pytest.mark.rule("LG-FIGHT-04", "LG-FIGHT-06")
def test_a_fight_is_paid_and_won_before_its_effect():
    table = Scenario().city(Bank="Sentinel").holding("Sentinel", "Bystander").hand("Agent", "Trooper").points(attack=5)
    table.leaving("fight", "Sentinel")
    assert table.offered == ["ko Agent", "ko Trooper"], "the Fight effect is about to take a Hero"
    assert table.attack == 2
    assert table.in_victory() == ["Sentinel", "Bystander"]
    assert table.where == {}


def test_viper_spares_those_who_have_beaten_another_hydra_villain():
    table = Scenario().city(Bank="Viper", Streets="Endless Armies of HYDRA").points(attack=5).fight("Viper")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1], "Viper herself is no other HYDRA Villain"
    table = Scenario().city(Bank="Viper").victory("HYDRA Kidnappers").points(attack=5).fight("Viper")
    assert [table.wounds(seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("LG-FIGHT-07", "LG-FIGHT-08", "LG-FIGHT-11")
def test_a_free_defeat_ignores_conditions_and_does_the_fight_effect():
    table = Scenario().city(Bank="Blob", Streets="Sentinel").holding("Blob", "Bystander").points(attack=9)
    table.hand("Silent Sniper", "Agent")
    assert not table.can("fight", "Blob"), "nobody has an X-Men Hero"
    table.play("Silent Sniper")
    assert table.in_victory() == ["Blob", "Bystander"]
    table = Scenario().city(Streets="Sentinel").holding("Sentinel", "Bystander").hand("Silent Sniper", "Agent")
    table.play("Silent Sniper", "Agent")
    assert table.koed == ["Agent"]


@pytest.mark.rule("LG-FIGHT-09", "LG-FIGHT-10")
def test_attack_does_not_go_below_zero():
    table = Scenario().city(Rooftops="The Lizard").hand("Lightning Bolt", "Lightning Bolt", "Pure Fury", "Agent")
    table.play("Lightning Bolt").play("Lightning Bolt").points(attack=0).play("Pure Fury")
    assert table.where == {"Rooftops": "The Lizard"}, "its Attack is not less than no S.H.I.E.L.D. Heroes"
    lizard = table.find("The Lizard")
    assert (table.game.value(lizard, "attack"), views.card_view(table.game, lizard)["attack"]) == (0, 0)
    assert explain(table.game, lizard, "attack") == Sum(
        0, ((3, "printed"), (-2, "Lightning Bolt"), (-2, "Lightning Bolt"), (1, "as it is never below 0"))
    )
    table.fight("The Lizard")
    assert table.attack == 0


@pytest.mark.rule("LG-MASTERMIND-02", "LG-TACTIC-03")
def test_each_fight_with_the_mastermind_takes_a_tactic():
    table = Scenario().tactics("Negablast Grenades", "Negablast Grenades", "Negablast Grenades").points(attack=14)
    table.fight("Red Skull").fight("Red Skull")
    assert table.in_victory() == ["Negablast Grenades", "Negablast Grenades"]
    assert table.attack == 6, "14 less 7 and 7, and 3 more for each Tactic"
    assert len(table.cards(TACTICS)) == 1


@pytest.mark.rule("LG-TACTIC-04")
def test_a_tactic_rescues_what_the_mastermind_held_before():
    table = Scenario().holding("Red Skull", "Bystander").tactics("Endless Resources", "Endless Resources")
    table.points(attack=7).fight("Red Skull")
    assert table.in_victory() == ["Endless Resources", "Bystander"]


@pytest.mark.rule("LG-WIN-01", "LG-WIN-02")
def test_the_last_tactic_wins_the_game_for_all():
    table = Scenario().tactics("Endless Resources").points(attack=7).victory("Viper").victory("Bystander", seat=1)
    table.fight("Red Skull")
    assert table.result.outcome == "win"
    assert table.result.winners == (0, 1)
    assert table.result.scores == (8, 1)
    assert table.result.best == 0


@pytest.mark.rule("LG-WIN-04")
def test_a_loss_within_the_last_tactic_is_ignored():
    table = Scenario(mastermind="magneto", scheme="the-legacy-virus", players=2, villains=["brotherhood", "skrulls"])
    table.tactics("Crushing Shockwave").stack("wounds", 2).points(attack=8).fight("Magneto")
    assert table.wounds(1) == 2
    assert table.result.outcome == "win"


@pytest.mark.rule("LG-WIN-02", "LG-DRAW-02")
def test_equal_points_share_the_individual_victory():
    table = Scenario().tactics("Endless Resources").points(attack=7).victory(*["Bystander"] * 5, seat=1)
    table.fight("Red Skull")
    assert table.result.scores == (5, 5)
    assert table.result.best is None


@pytest.mark.rule("LG-MASTERMIND-04", "LG-MASTERMIND-05")
def test_effects_on_villains_leave_the_mastermind_alone():
    table = Scenario().hand("Here, Hold This for a Second").play("Here, Hold This for a Second")
    assert table.held_by("Red Skull") == []
    table = Scenario(mastermind="loki", scheme="midtown-bank-robbery").holding("Loki", "Bystander")
    assert table.attack_of("Loki") == 10


@pytest.mark.rule("LG-SPECIAL-01")
def test_what_a_card_says_wins_over_the_rules():
    table = Scenario().city(Bank="Venom", Streets="Green Goblin").hand("Agent", "God of Thunder").points(attack=5)
    assert not table.can("fight", "Venom"), "though there is Attack enough"
    assert table.play("God of Thunder").can("fight", "Green Goblin"), "though 1 of it is Recruit"
    table = Scenario().city(Bank="Doctor Octopus").hand("Agent").points(attack=4).fight("Doctor Octopus").end_turn()
    assert len(table.in_hand()) == 8


@pytest.mark.rule("LG-KO-03")
def test_a_koed_hero_leaves_its_points():
    table = Scenario().city(Bank="Sentinel").hand("Trooper", "Trooper", "Trooper", "Trooper")
    for _ in range(4):
        table.play("Trooper")
    table.fight("Sentinel")
    assert table.koed == ["Trooper"]
    assert table.attack == 1


@pytest.mark.rule("LG-KO-02")
def test_one_of_your_heroes_may_lie_in_hand_or_in_front_of_you():
    table = (
        Scenario().city(Bank="Sentinel").hand("Trooper", "Agent").discard("Odinson").play("Trooper").points(attack=3)
    )
    table.leaving("fight", "Sentinel")
    assert table.offered == ["ko Agent", "ko Trooper"]
    table.answer("Agent")
    assert table.cards(KO_PILE) == ["Agent"]


@pytest.mark.rule("LG-YOURHEROES-01", "LG-YOURHEROES-02")
def test_heroes_you_have_are_in_hand_or_played():
    table = Scenario().city(Bank="Venom").points(attack=9).discard("Oddball").deck("Oddball", "Agent")
    assert not table.can("fight", "Venom")
    table = Scenario().city(Bank="Venom").points(attack=9).hand("Oddball")
    assert table.can("fight", "Venom")
    table.play("Oddball")
    assert table.can("fight", "Venom")


@pytest.mark.rule("LG-TACTIC-06", "LG-FIGHT-02")
def test_every_fight_with_a_mastermind_costs_the_same():
    table = Scenario(mastermind="dr-doom").points(attack=18).tactics(*["Treasures of Latveria"] * 3)
    table.fight("Dr. Doom").fight("Dr. Doom")
    assert table.attack == 0


@pytest.mark.rule("LG-LOSE-01", "LG-LOSE-02")
def test_the_scheme_fulfilled_loses_the_game_for_all():
    table = Scenario().twists_so_far(7).villain_deck("Twist", "Bystander").begin_turn()
    assert table.result.outcome == "loss"
    assert table.result.villain_won
    assert table.result.winners == ()


@pytest.mark.rule("LG-DRAW-01", "LG-DRAW-02")
def test_an_empty_villain_deck_ends_the_game_in_a_draw_after_the_turn():
    table = Scenario().victory("Viper", seat=1).villain_deck("Sentinel").begin_turn()
    assert table.result is None
    table.end_turn()
    assert table.result.outcome == "draw"
    assert table.result.best == 1


@pytest.mark.rule("LG-DRAW-03")
def test_the_turn_that_empties_a_deck_may_still_be_won():
    table = Scenario().villain_deck("Sentinel").tactics("Endless Resources").begin_turn().points(attack=7)
    table.fight("Red Skull")
    assert table.result.outcome == "win"


@pytest.mark.rule("LG-DRAW-01")
def test_an_empty_hero_deck_ends_the_game_too():
    table = Scenario().hero_deck("Odinson").points(recruit=2).recruit("Keen Senses").end_turn()
    assert table.result.outcome == "draw"


@pytest.mark.rule("LG-VICTORY-03", "LG-BYSTANDER-06")
def test_victory_points_are_printed_on_what_was_won():
    table = Scenario().victory("Bystander", "Green Goblin", "Sentinel").tactics("Endless Resources").points(attack=7)
    table.fight("Red Skull")
    assert table.result.scores[0] == 1 + 4 + 1 + 5


@pytest.mark.rule("LG-VICTORY-03")
def test_what_prints_no_points_is_worth_none():
    table = Scenario().victory("Odinson", "Bystander")
    assert table.points_won() == 1
