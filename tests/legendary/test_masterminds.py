"""The Mastermind, its Tactics and its Master Strikes."""

import pytest

from longbox.games.legendary.table.zones import TACTICS

from .scenario import Scenario

FOUR = ("Cruel Ruler", "Maniacal Tyrant", "Vanishing Illusions", "Whispers and Lies")


@pytest.mark.rule("LG-MASTERMIND-01", "LG-FIGHT-02")
def test_a_villain_and_the_mastermind_are_fought_with_one_pool():
    table = Scenario().city(Bank="Super-Skrull").tactics("Endless Resources", "Endless Resources").points(attack=12)
    table.hand("Wound").fight("Super-Skrull").fight("Red Skull")
    assert table.in_victory() == ["Super-Skrull", "Endless Resources"]
    assert table.attack == 12 - 4 - 7


@pytest.mark.rule("LG-MASTERMIND-01")
def test_the_mastermind_can_not_be_fought_for_less_than_its_attack():
    assert not Scenario().points(attack=6).hand("Agent").can("fight", "Red Skull")
    assert Scenario().points(attack=7).can("fight", "Red Skull")


@pytest.mark.rule("LG-MASTERMIND-02")
def test_the_mastermind_may_be_fought_again_in_the_same_turn():
    table = Scenario().hand("Agent").tactics(*["Endless Resources"] * 3).points(attack=14)
    table.fight("Red Skull").fight("Red Skull")
    assert table.in_victory() == ["Endless Resources"] * 2
    assert not table.can("fight"), "no Attack is left"


@pytest.mark.rule("LG-MASTERMIND-03", "LG-WIN-01")
def test_it_takes_all_four_tactics_whoever_takes_them():
    table = Scenario().hand("Agent").hand("Agent", seat=1).tactics(*["Endless Resources"] * 4).points(attack=21)
    for _ in range(3):
        table.fight("Red Skull")
    assert table.result is None
    table.end_turn().points(attack=7).fight("Red Skull")
    assert [len(table.in_victory(seat)) for seat in (0, 1)] == [3, 2], "the last one freed a Bystander"
    assert table.result.outcome == "win"
    assert table.result.winners == (0, 1)


@pytest.mark.rule("LG-MASTERMIND-04")
def test_what_strengthens_villains_does_not_strengthen_the_mastermind():
    table = Scenario(mastermind="loki", scheme="midtown-bank-robbery").city(Bank="Venom")
    table.holding("Loki", "Bystander", "Bystander").holding("Venom", "Bystander", "Bystander")
    assert table.attack_of("Venom") == 5 + 2
    assert table.attack_of("Loki") == 10


@pytest.mark.rule("LG-MASTERMIND-05")
def test_an_effect_that_defeats_a_villain_can_not_be_pointed_at_the_mastermind():
    table = Scenario(mastermind="loki").tactics(*["Cruel Ruler"] * 4).city(Bank="Venom", Bridge="Viper")
    table.points(attack=10).leaving("fight", "Loki")
    assert table.offered == ["choose Venom", "choose Viper"]


@pytest.mark.rule("LG-MASTERMIND-06")
def test_the_mastermind_is_an_enemy():
    table = (
        Scenario().hand("Silent Sniper", "Agent").holding("Red Skull", "Bystander").tactics(*["Endless Resources"] * 2)
    )
    table.city(Bank="Venom").holding("Venom", "Bystander").leaving("play", "Silent Sniper")
    assert table.offered == ["choose Venom", "choose Red Skull"]
    table.answer("Red Skull")
    assert table.in_victory() == ["Endless Resources", "Bystander"]


@pytest.mark.rule("LG-TACTIC-01")
def test_the_tactic_taken_is_a_random_one():
    taken = set()
    for seed in range(30):
        table = Scenario(mastermind="loki").tactics(*FOUR).points(attack=10).random(seed).hand("Wound")
        taken.add(table.fight("Loki").in_victory()[0])
        assert len(table.cards(TACTICS)) == 3
    assert taken == set(FOUR)


@pytest.mark.rule("LG-TACTIC-02", "LG-VICTORY-01", "LG-VICTORY-03")
def test_a_tactic_counts_for_who_took_it():
    table = Scenario().tactics("Endless Resources", "Endless Resources").victory("Bystander").points(attack=14)
    table.hand("Agent").fight("Red Skull")
    assert table.in_victory() == ["Bystander", "Endless Resources"]
    table.fight("Red Skull")
    assert table.result.scores == (1 + 5 + 5, 0)


@pytest.mark.rule("LG-TACTIC-03")
def test_a_tactic_does_what_it_says_when_it_is_taken():
    table = Scenario().tactics("Endless Resources", "Endless Resources").points(attack=7, recruit=1).fight("Red Skull")
    assert table.recruit_points == 5


@pytest.mark.rule("LG-TACTIC-04")
def test_any_tactic_frees_all_bystanders_of_the_mastermind():
    table = Scenario().holding("Red Skull", *["Bystander"] * 3).tactics(*["Endless Resources"] * 2).points(attack=7)
    table.fight("Red Skull")
    assert table.in_victory() == ["Endless Resources", *["Bystander"] * 3]
    assert table.held_by("Red Skull") == []


@pytest.mark.rule("LG-TACTIC-05", "LG-ADVSOLO-06")
def test_the_bystanders_are_free_before_the_tactic_acts():
    table = Scenario(players=1, solo="advanced", mastermind="loki").tactics(*["Whispers and Lies"] * 2).hand("Agent")
    table.holding("Loki", "Bystander").points(attack=10).fight("Loki")
    assert table.in_victory() == ["Whispers and Lies"]
    assert table.koed == ["Bystander"], "the Tactic found it in the Victory Pile"


@pytest.mark.rule("LG-TACTIC-06")
@pytest.mark.parametrize("tactic", FOUR)
def test_every_tactic_takes_the_attack_of_its_mastermind(tactic):
    table = Scenario(mastermind="loki").tactics(tactic, tactic).hand("Wound").points(attack=10)
    assert table.fight("Loki").attack == 0


@pytest.mark.rule("LG-STRIKE-01")
@pytest.mark.parametrize(("mastermind", "left"), [("red-skull", 5), ("loki", 6), ("magneto", 4), ("dr-doom", 4)])
def test_a_strike_does_what_the_mastermind_of_this_game_says(mastermind, left):
    table = Scenario(mastermind=mastermind).hand(*["Agent"] * 6).villain_deck("Strike", "Bystander").begin_turn()
    assert len(table.in_hand()) == left
    assert table.wounds() == (1 if mastermind == "loki" else 0)


@pytest.mark.rule("LG-SPECIAL-02")
def test_each_player_acts_in_turn_from_the_active_one_clockwise():
    table = Scenario(players=3).hand("Agent", "Trooper").villain_deck("Strike", "Strike", "Bystander")
    table.hand("Agent", "Trooper", seat=1).hand("Agent", "Trooper", seat=2).leaving("begin")
    asked = []
    for _ in range(3):
        asked.append(table.seat_asked)
        table.answer("Trooper")
    assert asked == [0, 1, 2]
    table.hand("Agent", "Trooper", seat=1).hand("Agent", "Trooper", seat=2).leaving("end")
    assert table.seat_asked == 1
    table.answer("Trooper")
    assert table.seat_asked == 2


@pytest.mark.rule("LG-STRIKE-02")
def test_a_strike_is_koed_when_it_is_over():
    table = (
        Scenario(mastermind="loki").hand("Agent").hand("Agent", seat=1).villain_deck("Strike", "Strike", "Bystander")
    )
    table.begin_turn().end_turn()
    assert table.koed == ["Strike", "Strike"]


@pytest.mark.rule("LG-LOSE-02")
def test_nobody_plays_the_mastermind():
    table = Scenario(players=3, mastermind="loki").hand("Agent").villain_deck("Strike", "Bystander").begin_turn()
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1], "without a question to anybody"
    table = Scenario(players=3).hand("Agent").twists_so_far(7).villain_deck("Twist", "Bystander").begin_turn()
    assert table.result.villain_won
    assert table.result.winners == ()


def test_a_beaten_mastermind_is_nobody_to_defeat_but_its_villains_are():
    table = Scenario(challenges=["final-showdown"]).tactics().hand("Silent Sniper").city(Bank="Sentinel")
    table.holding("Red Skull", "Bystander").holding("Sentinel", "Bystander").play("Silent Sniper")
    assert table.in_victory() == ["Sentinel", "Bystander"]
