"""Heroes of Asgard: what single cards do."""

from .scenario import Scenario


def test_hope_of_the_korbinites_costs_a_card_and_draws_for_the_worthy():
    table = Scenario().hand("Hope of the Korbinites", "Agent", "Weapons Master").play("Hope of the Korbinites", "Agent")
    assert (table.recruit_points, table.in_hand()) == (2, ["Weapons Master", "Agent"])
    assert not Scenario().hand("Hope of the Korbinites").can("play"), "there is nothing to discard"
    unworthy = Scenario().hand("Hope of the Korbinites", "Agent", "Agent").play("Hope of the Korbinites")
    assert unworthy.in_hand() == ["Agent"]


def test_the_skuttlebutt_draws_for_all_that_was_discarded_from_hand():
    table = Scenario().hand("Bio-Engineered Cyborg", "The Warship Skuttlebutt", "Wound", "Trooper")
    table.play("Bio-Engineered Cyborg", "Wound").play("The Warship Skuttlebutt", "Trooper")
    assert table.in_hand() == ["Agent"] * 3
    assert table.attack == 7


def test_flying_stallion_is_discarded_at_an_ambush_for_two_cards_at_the_end_of_the_turn():
    table = Scenario().hand("Flying Stallion", seat=1).hand("Agent").villain_deck("Green Goblin")
    table.leaving("begin")
    assert table.seat_asked == 1
    table.answer("Flying Stallion")
    assert table.in_discard(1) == ["Flying Stallion"]
    table.end_turn()
    assert len(table.in_hand(1)) == 2
    assert len(table.in_hand()) == 6


def test_flying_stallion_wants_somebody_on_the_rooftops():
    assert Scenario().hand("Flying Stallion").city(Rooftops="Venom").play("Flying Stallion").attack == 3
    assert Scenario().hand("Flying Stallion").city(Bank="Venom").play("Flying Stallion").attack == 2


def test_usher_to_valhalla_kos_a_card_at_the_first_defeat_only():
    table = Scenario().hand("Weapons Master", "Test of Virtue", "Usher to Valhalla").discard("Wound")
    table.city(Bank="Sabretooth", Bridge="Sabretooth").points(attack=10)
    table.play("Test of Virtue").play("Usher to Valhalla")
    assert table.attack == 10 + 2 + 2 + 1
    table.points(attack=10).fight("Sabretooth", "Wound")
    assert table.koed == ["Wound"]
    table.fight("Sabretooth")


def test_ride_of_the_valkyries_counts_the_fallen_by_fours():
    table = Scenario().hand("Weapons Master", "Ride of the Valkyries").ko_pile(*["Agent"] * 9)
    table.city(Streets="Venom").play("Weapons Master").play("Ride of the Valkyries")
    assert table.attack == 2 + 4 + 1 + 2


def test_the_warriors_three_move_ko_and_hold_the_bridge():
    table = Scenario().hand("Hogun the Grim", "Fandral the Dashing", "Volstagg the Valiant", "Three Stand as One")
    table.city(Streets="Venom", Bridge="Sabretooth").play("Hogun the Grim")
    table.play("Fandral the Dashing", "Venom", "Move Venom to the Bridge")
    assert table.where == {"Streets": "Sabretooth", "Bridge": "Venom"}
    assert table.in_hand().count("Agent") == 1
    assert table.play("Volstagg the Valiant").attack == 2 + 3 + 3
    assert table.play("Three Stand as One").attack == 8 + 4 + 3 + 3


def test_volstagg_alone_is_worth_less_on_the_bridge():
    assert Scenario().hand("Volstagg the Valiant").city(Bridge="Venom").play("Volstagg the Valiant").attack == 4


def test_hogun_kos_after_another_strong_one():
    table = (
        Scenario().hand("Odinson", "Hogun the Grim").discard("Wound").play("Odinson").play("Hogun the Grim", "Wound")
    )
    assert table.koed == ["Wound"]
