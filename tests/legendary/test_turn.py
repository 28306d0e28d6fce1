"""The turn: a Villain Deck card, playing and recruiting, the new hand."""

import pytest

from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.kinds import ATTACK_POINTS
from longbox.games.legendary.table.zones import HAND
from longbox.games.legendary.vocabulary.nouns import the_mastermind

from .scenario import Scenario


@pytest.mark.rule("LG-TURN-01")
def test_a_turn_is_a_villain_card_then_actions_then_a_new_hand():
    table = Scenario().hand("Agent").hand("Agent", seat=1).villain_deck("Sentinel", "Viper", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Sentinel"}, "first the Villain Deck"
    assert table.offered == ["play Agent", "end"], "then the player acts"
    table.end_turn()
    assert table.in_discard() == ["Agent"], "at last the hand is discarded"
    assert len(table.in_hand()) == 6, "and a new one drawn"
    assert table.where == {"Sewers": "Viper", "Bank": "Sentinel"}, "and so on with the next player"
    assert table.seat_asked == 1


@pytest.mark.rule("LG-TURN-02", "LG-TURN-03", "LG-VILLAINDECK-01")
def test_a_turn_starts_with_one_villain_card():
    table = Scenario().hand("Agent").villain_deck("Sentinel", "Viper", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Sentinel"}
    assert table.can("play", "Agent")


@pytest.mark.rule("LG-TURN-03", "LG-AMBUSH-01")
def test_nothing_can_be_played_before_the_villain_card_is_resolved():
    table = (
        Scenario().hand("Agent", "Trooper").discard("Agent", "Trooper", "Agent").villain_deck("Juggernaut", "Bystander")
    )
    table.leaving("begin")
    assert "play Agent" not in table.offered
    assert table.seat_asked == 0


@pytest.mark.rule("LG-PLAY-01")
def test_a_card_is_carried_out_before_the_next_is_played():
    table = Scenario().hand("Agent", "Quick Draw").deck("Trooper", "Agent").play("Quick Draw")
    assert table.in_hand() == ["Agent", "Trooper"], "drawn at once"
    table.play("Trooper").play("Agent")
    assert table.in_play() == ["Quick Draw", "Trooper", "Agent"], "in the order the player likes"


@pytest.mark.rule("LG-PLAY-07")
def test_spending_one_kind_of_points_leaves_the_other():
    table = Scenario().hand("Agent").city(Bank="Super-Skrull").points(attack=5, recruit=5).recruit("Keen Senses")
    assert (table.attack, table.recruit_points) == (5, 3)
    table.play("Agent").fight("Super-Skrull")
    assert (table.attack, table.recruit_points) == (1, 4)


@pytest.mark.rule("LG-SETUP-05")
def test_an_agent_gives_a_recruit_and_a_trooper_an_attack():
    table = Scenario().hand("Agent", "Trooper").play("Agent")
    assert (table.attack, table.recruit_points) == (0, 1)
    table.play("Trooper")
    assert (table.attack, table.recruit_points) == (1, 1)


@pytest.mark.rule("LG-PLAY-02", "LG-PLAY-07")
def test_played_cards_add_to_two_separate_pools():
    table = Scenario().hand("Keen Senses", "Officer").play("Officer")
    assert (table.attack, table.recruit_points) == (0, 2)
    table.play("Keen Senses")
    assert (table.attack, table.recruit_points) == (1, 2)


@pytest.mark.rule("LG-PLAY-04")
def test_played_cards_stay_in_front_of_their_player_until_the_turn_ends():
    table = Scenario().hand("Agent", "Agent", "Trooper").play("Agent").play("Trooper").play("Agent")
    assert table.in_play() == ["Agent", "Trooper", "Agent"]
    assert table.in_discard() == []
    assert table.end_turn().in_play() == []


@pytest.mark.rule("LG-RECRUIT-01")
def test_recruiting_costs_the_price_and_puts_the_hero_into_the_discard_pile():
    table = Scenario().hand("Agent").hq("Oddball").points(recruit=7).recruit("Oddball")
    assert table.recruit_points == 2
    assert table.in_discard() == ["Oddball"]
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-HQ-01", "LG-HQ-02", "LG-HQ-03")
def test_the_space_of_a_recruited_hero_is_filled():
    table = Scenario().hq("Optic Blast", "Keen Senses", "Odinson").hero_deck("Quick Draw", "Arc Reactor")
    table.points(recruit=3).recruit("Odinson")
    assert table.in_hq[:3] == ["Optic Blast", "Keen Senses", "Quick Draw"]


@pytest.mark.rule("LG-RECRUIT-08")
def test_the_hero_that_fills_the_space_can_be_recruited_at_once():
    table = Scenario().hq("Odinson").hero_deck("Oddball", "Arc Reactor").points(recruit=8).recruit("Odinson")
    table.recruit("Oddball")
    assert table.in_discard() == ["Odinson", "Oddball"]
    assert table.recruit_points == 0


@pytest.mark.rule("LG-RECRUIT-03")
def test_a_hero_that_costs_one_too_much_can_not_be_recruited():
    table = Scenario().hand("Agent").hq("Oddball", *["Hulk Smash!"] * 4).points(recruit=4)
    assert not table.can("recruit", "Oddball")
    assert table.play("Agent").can("recruit", "Oddball")


@pytest.mark.rule("LG-HQ-02", "LG-HQ-03")
def test_a_hero_taken_by_a_villain_is_replaced_at_once_in_its_space():
    table = Scenario().hand("Agent").hq("Odinson", "Hulk Smash!", "Oddball").hero_deck("Arc Reactor", "Quick Draw")
    table.villain_deck("Skrull Queen Veranke", "Bystander").begin_turn()
    assert table.in_hq[:3] == ["Odinson", "Arc Reactor", "Oddball"]


@pytest.mark.rule("LG-HQ-01")
def test_an_empty_hero_deck_leaves_the_space_empty():
    table = Scenario().hand("Agent").hq("Odinson", "Oddball").hero_deck().points(recruit=3).recruit("Odinson")
    assert table.in_hq == ["Oddball", *["Keen Senses"] * 3]


@pytest.mark.rule("LG-RECRUIT-02", "LG-RECRUIT-03", "LG-RECRUIT-04")
def test_officers_can_be_recruited_as_long_as_recruit_lasts():
    table = Scenario().points(recruit=8).recruit("Officer").recruit("Officer")
    assert table.in_discard() == ["Officer", "Officer"]
    assert not table.can("recruit", "Officer"), "2 Recruit are left, an Officer costs 3"
    assert table.can("recruit", "Keen Senses")


@pytest.mark.rule("LG-TURN-04")
def test_playing_recruiting_and_fighting_mix_freely():
    table = Scenario().hand("Trooper", "Agent", "Agent").city(Sewers="Sentinel").points(attack=2, recruit=1)
    table.play("Agent").recruit("Keen Senses").play("Trooper").fight("Sentinel", "Trooper").play("Agent")
    assert table.in_victory() == ["Sentinel"]


@pytest.mark.rule("LG-CLEANUP-01")
def test_at_the_end_what_was_played_is_discarded():
    table = Scenario().hand("Trooper", "Odinson").play("Trooper").play("Odinson").end_turn()
    assert table.in_play() == []
    assert sorted(table.in_discard()) == ["Odinson", "Trooper"]


@pytest.mark.rule("LG-CLEANUP-02")
def test_at_the_end_what_was_not_played_is_discarded_too():
    table = Scenario().hand("Trooper", "Odinson", "Wound").play("Trooper").end_turn()
    assert sorted(table.in_discard()) == ["Odinson", "Trooper", "Wound"]


@pytest.mark.rule("LG-PLAY-05")
def test_nobody_has_to_play_a_card():
    table = Scenario().hand("Trooper", "Odinson").play("Trooper")
    assert table.can("end")
    assert table.end_turn().seat_asked == 1
    table = Scenario().hand("Trooper", "Odinson").end_turn()
    assert (table.seat_asked, sorted(table.in_discard())) == (1, ["Odinson", "Trooper"])


@pytest.mark.rule("LG-CLEANUP-03")
def test_then_six_cards_are_drawn():
    table = Scenario().hand("Trooper").deck(*["Agent"] * 9).end_turn()
    assert table.in_hand() == ["Agent"] * 6
    assert len(table.in_deck()) == 3


@pytest.mark.rule("LG-CLEANUP-05")
def test_points_that_were_not_spent_are_gone():
    table = Scenario(players=1).hand("Trooper", "Officer").play("Trooper").play("Officer")
    assert (table.attack, table.recruit_points) == (1, 2)
    table.end_turn()
    assert (table.attack, table.recruit_points) == (0, 0)


@pytest.mark.rule("LG-QUICK-04")
def test_turn_after_turn_ends_with_an_empty_table_and_a_hand_of_six():
    table = Scenario(players=2).hand("Trooper", "Odinson").hand("Trooper", seat=1)
    table.villain_deck("Viper", "Sentinel", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Viper"}
    table.play("Trooper").end_turn()
    assert (table.in_play(), len(table.in_hand()), sorted(table.in_discard())) == ([], 6, ["Odinson", "Trooper"])
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper"}, "the same for the next player"
    assert table.seat_asked == 1


@pytest.mark.rule("LG-CLEANUP-04", "LG-SHUFFLE-01")
def test_cards_just_discarded_may_be_drawn_again():
    table = Scenario().hand("Trooper", "Odinson").deck("Agent").play("Trooper").end_turn()
    assert sorted(table.in_hand()) == ["Agent", "Odinson", "Trooper"]


@pytest.mark.rule("LG-SHUFFLE-02")
def test_a_deck_that_just_ran_out_is_not_shuffled_yet():
    table = Scenario().hand("Quick Draw").deck("Trooper").discard("Odinson").play("Quick Draw")
    assert table.in_deck() == []
    assert table.in_discard() == ["Odinson"]


@pytest.mark.rule("LG-SHUFFLE-03", "LG-SPECIAL-03")
def test_draws_that_nothing_is_left_for_are_lost():
    table = Scenario().hand("Quantum Breakthrough").deck("Trooper").play("Quantum Breakthrough")
    assert table.in_hand() == ["Trooper"]
    table = Scenario().hand("Quantum Breakthrough").deck().discard("Trooper").play("Quantum Breakthrough")
    assert (table.in_hand(), table.in_discard()) == (["Trooper"], []), "the discard pile is drawn from first"


@pytest.mark.rule("LG-SHUFFLE-05")
def test_played_cards_are_not_shuffled_in():
    table = Scenario().hand("Trooper", "Quantum Breakthrough").deck().discard("Odinson")
    table.play("Trooper").play("Quantum Breakthrough")
    assert table.in_hand() == ["Odinson"]
    assert table.in_play() == ["Trooper", "Quantum Breakthrough"]


@pytest.mark.rule("LG-SHUFFLE-04")
def test_revealing_the_top_of_an_empty_deck_shuffles_first():
    table = Scenario().hand("Great Responsibility").deck().discard("Agent").play("Great Responsibility")
    assert table.in_hand() == ["Agent"]


@pytest.mark.rule("LG-CLEANUP-06")
def test_set_hand_sizes_do_not_add_up_but_extra_cards_do():
    table = Scenario(villains=["hydra", "spider-foes"], mastermind="red-skull").points(attack=11)
    table.city(Bank="Doctor Octopus", Streets="Doctor Octopus", Sewers="Savage Land Mutates")
    table.fight("Doctor Octopus").fight("Doctor Octopus").fight("Savage Land Mutates").end_turn()
    assert len(table.in_hand()) == 9


@pytest.mark.rule("LG-DECK-21")
def test_turns_pass_clockwise():
    table = Scenario(players=3).end_turn()
    assert table.seat_asked == 1
    table.end_turn().end_turn()
    assert table.seat_asked == 0


@pytest.mark.rule("LG-VICTORY-02")
def test_the_victory_pile_is_never_shuffled_in():
    table = Scenario().hand("Quick Draw").deck().victory("Viper", "Bystander").play("Quick Draw")
    assert table.in_hand() == []


COUNTED = [
    "versatile", "recruit_fights", "in_use",
    "hand_size", "extra_cards", "attack_made", "recruit_made",
]  # fmt: skip


@pytest.mark.rule("LG-CLEANUP-05")
def test_what_was_counted_in_a_turn_is_forgotten_with_it():
    table = Scenario(villains=["hydra", "spider-foes"], mastermind="red-skull").hand("Agent").points(2, 3)
    state = table.state
    for name in COUNTED:
        setattr(state, name, 1)
    points.get(table.game, ATTACK_POINTS, 5, purpose=the_mastermind)
    state.kept = list(state.zones[HAND.first])
    state.borrowed_from, state.refused = [0, 1], [0, 1]
    table.play("Agent").end_turn()
    assert {name: getattr(state, name) for name in COUNTED} == dict.fromkeys(COUNTED, 0)
    assert state.plays == state.kept == []
    assert state.borrowed_from == state.refused == [0, 0]
    assert (state.attack, state.recruit, state.bound, state.points) == (0, 0, 0, ())


@pytest.mark.rule("LG-TURN-01")
def test_turns_are_numbered_one_by_one():
    table = Scenario()
    numbers = []
    for _ in range(3):
        table.end_turn()
        numbers.append(table.seen()["turn"])
    assert numbers == [1, 2, 3]


@pytest.mark.rule("LG-TURN-01")
def test_each_part_of_a_turn_is_shown_while_it_lasts():
    def part(table):
        return [phase["name"] for phase in table.seen()["phases"] if phase["now"]]

    table = Scenario().hand("Agent").city(**dict.fromkeys(["Sewers", "Bank", "Rooftops", "Streets", "Bridge"], "Venom"))
    table.hq("Keen Senses", "Odinson")
    table.villain_deck("Sentinel", "Bystander").leaving("begin")
    assert part(table) == ["Villain Deck"], "which Hero is lost to the escape?"
    table.answer("Keen Senses")
    assert part(table) == ["Play, recruit, fight"]


@pytest.mark.rule("LG-SHUFFLE-01")
def test_a_new_deck_is_shuffled():
    pile = ["Agent", "Trooper", "Odinson", "Oddball", "Wound"]
    orders = set()
    for seed in range(12):
        table = Scenario().hand("Quick Draw").deck().discard(*pile).random(seed).play("Quick Draw")
        orders.add((*table.in_hand(), *table.in_deck()))
        assert sorted(table.in_hand() + table.in_deck()) == sorted(pile)
    assert len(orders) > 6
