"""World War Hulk: Heroes who Smash, Outwit and transform."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import HERO_DECK, TRANSFORMED, WOUNDS

from .scenario import Scenario

HULKS = ("bruce-banner", "hulkbuster-iron-man", "korg", "skaar-son-of-hulk", "thor")


def table_of(*hand: str, deck: tuple[str, ...] = ("Agent",) * 6) -> Scenario:
    return Scenario(heroes=HULKS).hand(*hand).deck(*deck)


def test_solve_the_impossible_draws_a_card_more_for_the_new_hand():
    table = table_of("Solve the Impossible", "Agent", "Odinson", deck=("Agent",) * 9)
    table.play("Solve the Impossible", "reveal").end_turn()
    assert len(table.in_hand()) == 7


def test_dangerous_testing_blows_up_a_card_without_cost():
    table = table_of("Solve the Impossible", "Dangerous Testing", deck=("Agent", "Odinson"))
    table.play("Solve the Impossible").play("Dangerous Testing")
    assert (table.attack, table.koed) == (1 + 3, ["Agent"])
    table = table_of("Solve the Impossible", "Dangerous Testing", deck=("Odinson",))
    assert table.play("Solve the Impossible").play("Dangerous Testing").koed == []


def test_gamma_ray_experiment_draws_one_kos_one_and_leaves_one():
    table = table_of("Gamma Ray Experiment", "Agent", "Keen Senses", deck=("Trooper", "Odinson", "Agent", "Officer"))
    table.play("Gamma Ray Experiment", "reveal", "Odinson", "Agent")
    assert table.in_hand() == ["Agent", "Keen Senses", "Odinson"]
    assert table.koed == ["Agent"]
    assert table.in_deck() == ["Trooper", "Officer"]


def test_the_suit_is_built_of_tech_and_strength():
    table = table_of("Pound for Pound", "Attune Techtonic Transducer", "Build the Suit", deck=("Agent",) * 5)
    table.play("Pound for Pound").play("Attune Techtonic Transducer", "pass").play("Build the Suit")
    assert table.recruit_points == 3
    table.play("Ultra-Massive Armor", "Agent")
    assert table.attack == 2 + 2
    assert table.in_hand() == ["Agent", "Agent"]


def test_pound_for_pound_draws_and_hits_with_tech():
    table = table_of("Solve the Impossible", "Pound for Pound").play("Solve the Impossible").play("Pound for Pound")
    assert (table.attack, table.in_hand()) == (1 + 2, ["Agent"])


def test_who_outwits_may_smash_with_the_transducer():
    table = table_of("Attune Techtonic Transducer", "Agent", "Keen Senses")
    assert table.play("Attune Techtonic Transducer", "reveal", "Agent").attack == 2 + 2


@pytest.mark.parametrize(("smashed", "koed"), [("Wound", ["Wound"]), ("Agent", [])])
def test_korg_kos_a_wound_that_he_smashes(smashed, koed):
    table = table_of("Odinson", "Nothing Beats Rock", "Wound").play("Odinson")
    assert table.play("Nothing Beats Rock", smashed).koed == koed
    assert table.attack == 2


def test_korg_may_smash_nothing():
    table = table_of("Odinson", "Nothing Beats Rock", "Wound").play("Odinson").play("Nothing Beats Rock", "done")
    assert (table.attack, table.koed) == (0, [])


def test_move_mountains_outwits_for_a_card():
    table = table_of("Move Mountains", "Agent", "Keen Senses").play("Move Mountains", "reveal")
    assert table.in_hand() == ["Agent", "Keen Senses", "Agent"]


def test_forged_by_fire_becomes_the_lord_of_granite_with_two_strength_cards():
    table = table_of("Odinson", "Nothing Beats Rock", "Forged by Fire").play("Odinson")
    table.play("Nothing Beats Rock", "done").play("Forged by Fire").play("Lord of Granite", "Agent")
    assert table.attack == 3
    table = table_of("Odinson", "Forged by Fire").play("Odinson").play("Forged by Fire")
    assert table.in_hand() == []


def test_kronan_tactician_gets_the_attack_of_all_in_the_hq_and_buries_them():
    table = table_of("Kronan Tactician").hq("Odinson", "Hulk Smash!", "Final Battle", "Nothing Beats Rock", "Agent")
    table.hero_deck(*["Covering Fire"] * 6)
    table.play("Kronan Tactician")
    assert table.attack == 5 + 5
    assert table.in_hq == ["Covering Fire"] * 5


def test_mood_swings_transform_for_a_wound():
    table = table_of("Scarred Past", "Mood Swings").play("Scarred Past").play("Mood Swings", "yes")
    assert (table.wounds(), table.in_hand()) == (1, ["Raging Savage"])
    assert table.play("Raging Savage").attack == 2 + 3 + 1
    table = table_of("Scarred Past", "Mood Swings").play("Scarred Past").play("Mood Swings", "no")
    assert (table.wounds(), table.in_hand()) == (0, [])


def test_without_a_wound_left_moods_stay_as_they_are():
    table = table_of("Scarred Past", "Mood Swings").stack("wounds", 0).play("Scarred Past").play("Mood Swings", "yes")
    assert table.in_hand() == []
    assert table.cards(TRANSFORMED).count("Mood Swings") == 0


def test_planetary_revenge_turns_wounds_into_cards():
    table = table_of("Planetary-Level Revenge", "Wound").discard("Wound", "Wound")
    table.play("Planetary-Level Revenge", "Wound", "Wound", "done")
    assert table.attack == 4 + 2
    assert table.koed == ["Wound", "Wound"]
    assert table.in_hand().count("Agent") == 2


def test_scarred_past_is_furious_with_instinct():
    table = table_of("Scarred Past", "Scarred Past").discard("Wound")
    assert table.play("Scarred Past").attack == 2
    assert table.play("Scarred Past").attack == 2 + 2 + 1


def test_smashing_twice_brings_the_king_onto_the_deck():
    table = Scenario(heroes=("gladiator-hulk", *HULKS[1:])).deck(*["Agent"] * 4)
    table.hand("Don't Make Me Angry", "Seize The Throne", "Agent", "Trooper", "Trooper")
    table.play("Don't Make Me Angry", "Agent").play("Seize The Throne", "Trooper")
    assert table.attack == 2 + 3
    assert table.in_deck()[0] == "Hulk Is King"
    table = Scenario(heroes=("gladiator-hulk", *HULKS[1:])).hand("Seize The Throne", "Agent", "Trooper")
    assert table.play("Seize The Throne", "Agent").in_deck()[0] == "Agent"


def test_the_king_comes_back_when_he_is_smashed():
    table = table_of("Savage Hulk Unleashed", "Hulk Is King", "Agent")
    table.play("Savage Hulk Unleashed", "Hulk Is King", "use")
    assert (table.attack, table.in_hand()) == (4, ["Agent", "Hulk Is King"])


def test_the_green_scar_is_furious_if_his_rampage_wounds_anybody():
    table = Scenario(players=2, heroes=HULKS).hand("Odinson", "The Green Scar").discard("Wound")
    table.play("Odinson").play("The Green Scar", "reveal")
    assert table.wounds(1) == 1
    assert table.attack == 3 + 1
    table = Scenario(players=2, heroes=HULKS).hand("Odinson", "The Green Scar").discard("Wound")
    table.hand("Anger Management", seat=1).play("Odinson").play("The Green Scar", "reveal", "reveal")
    assert table.attack == 3


def test_double_fisted_smashing_doubles_every_smash_of_the_turn():
    table = table_of("Double-Fisted Smashing", "Savage Hulk Unleashed", "Agent", "Trooper")
    table.play("Double-Fisted Smashing", "Agent").play("Savage Hulk Unleashed", "Trooper")
    assert table.attack == 6 + 8
    table = table_of("Savage Hulk Unleashed", "Double-Fisted Smashing", "Agent")
    assert table.play("Savage Hulk Unleashed", "Agent").play("Double-Fisted Smashing").attack == 4


def test_deaths_heads_are_outwitted_for_a_card_without_cost():
    table = table_of("Agent", "Odinson", "Keen Senses").city(Bank="Death's Heads").points(attack=3)
    table.fight("Death's Heads", "reveal")
    assert table.koed == ["Agent"]


def test_the_planet_breaks_and_takes_the_weakest_of_the_hq_with_it():
    table = Scenario(scheme="break-the-planet-asunder", expansions=("world-war-hulk",))
    assert len({table.state.definition[card].fact("hero") for card in table.state.zones[HERO_DECK.first]}) == 7
    table.hq("Keen Senses", "Optic Blast", "Odinson", "Final Battle", "Agent").hero_deck(*["Final Battle"] * 5)
    table.villain_deck("Twist", "Twist", "Twist", "Twist").begin_turn()
    assert sorted(table.koed) == ["Agent", "Odinson"], "with no printed Attack, or 0"
    table.end_turn()
    assert sorted(table.koed) == ["Agent", "Keen Senses", "Odinson"]
    table.end_turn().end_turn()
    assert sorted(table.koed) == ["Agent", "Keen Senses", "Odinson", "Optic Blast"], "its printed Attack is 3"


def test_the_planet_is_broken_with_25_heroes():
    table = Scenario(scheme="break-the-planet-asunder", expansions=("world-war-hulk",))
    table.ko_pile(*["Odinson"] * 24, *["Agent"] * 9).hq(*["Final Battle"] * 4, "Odinson").villain_deck("Twist")
    table.begin_turn()
    assert table.result is not None
    assert table.result.winners == ()


FALL = {"scheme": "fall-of-the-hulks", "expansions": ("world-war-hulk",)}


def test_exactly_two_hulks_fall():
    for seed in range(8):
        chosen = {item.name: item.default for item in RULES.form()} | FALL
        heroes = RULES.drawn(chosen, seed)["heroes"]
        assert (len(heroes), len([hero for hero in heroes if "hulk" in hero])) == (5, 2)
    named = {"heroes": ("bruce-banner", "gladiator-hulk", "skaar-son-of-hulk")}
    assert set(named["heroes"]) < set(RULES.drawn(chosen | named, 1)["heroes"])
    three = {"heroes": ("joe-fixit-grey-hulk", "gladiator-hulk", "skaar-son-of-hulk")}
    (problem,) = RULES.problems(chosen | three)
    assert "exactly two Heroes called Hulk" in problem.text
    (problem,) = RULES.problems(chosen | {"expansions": ()})
    assert "exactly two Heroes called Hulk" in problem.text, "the core set has one"


@pytest.mark.parametrize(("before", "wounds"), [(1, 0), (2, 1), (5, 1), (6, 2), (9, 2)])
def test_hulks_rampage_and_then_everybody_bleeds(before, wounds):
    table = Scenario(players=2, **FALL).twists_so_far(before).victory("Maestro", seat=1).villain_deck("Twist")
    table.begin_turn(*["reveal"] * (wounds == 1))
    assert sum(table.wounds(seat) for seat in range(2)) == wounds


def test_the_hulks_have_fallen_when_no_wound_is_left():
    table = Scenario(players=2, **FALL)
    assert len(table.state.zones[WOUNDS.first]) == 12
    table.stack("wounds", 2).twists_so_far(6).villain_deck("Twist").begin_turn()
    assert table.result is not None
    assert table.result.winners == ()
