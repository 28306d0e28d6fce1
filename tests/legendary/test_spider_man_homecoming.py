"""Spider-Man Homecoming: its Heroes and Villains, and Adrian Toomes."""

import pytest

from longbox.games.legendary.vocabulary import gain_wound_into_hand, gain_wounds, on_play

from .made_up import hero
from .scenario import Scenario

CLUMSY = hero("Clumsy", on_play(gain_wounds(), gain_wound_into_hand()))


def lending(**setup):
    """A game in which cards are lent."""
    return Scenario(heroes=["peters-allies"], scheme="the-legacy-virus", **setup)


def told(table, place):
    """What an option is labelled."""
    return table.game.decision.about.label(table.game, table.options[place])


# Heroes


def test_head_of_security_koes_the_wounds_of_this_turn():
    table = Scenario().hand(CLUMSY, "Head of Security", "Wound").discard("Wound")
    table.play("Clumsy").play("Head of Security")
    assert table.koed == ["Wound", "Wound"], "those from the stack"
    assert (table.in_hand(), table.in_discard()) == (["Wound"], ["Wound"])


def test_loyal_friend_can_be_lent():
    table = lending().hand().hand("Loyal Friend", seat=1).ko_pile("Strike")
    table.use("ask", "", "Loyal Friend", "borrow")
    assert table.attack == 1


def test_an_advanced_targeting_system_draws_a_cheap_card_and_another():
    table = Scenario().hand("Heightened Senses", "Advanced Targeting System").deck("Agent", "Odinson", "Trooper")
    table.villain_deck("Bystander", "Bystander")
    table.play("Heightened Senses")
    assert table.in_hand() == ["Advanced Targeting System", "Agent"]
    assert table.play("Advanced Targeting System").in_hand() == ["Agent", "Odinson"]


def test_spider_grip_weakens_two_neighbours():
    table = Scenario().hand("Recon Drone Connection", "Spider-Grip")
    table.city(Sewers="Blob", Rooftops="Venom", Streets="Green Goblin")
    table.play("Recon Drone Connection")
    table.leaving("play", "Spider-Grip")
    assert sorted(table.offered) == ["choose Green Goblin", "choose Venom"], "nobody stands beside Blob"
    table.answer("Venom")
    assert [table.attack_of(name) for name in ("Blob", "Venom", "Green Goblin")] == [4, 4, 5]
    table.end_turn()
    assert table.attack_of("Venom") == 5


def test_a_friendly_neighbor_fights_high_up_and_the_mastermind():
    table = Scenario().hand("Friendly Neighborhood...")
    table.city(Bank="Sentinel", Rooftops="Savage Land Mutates", Streets="Hand Ninjas").play("Friendly Neighborhood...")
    assert table.attack == 0
    assert not table.can("fight", "Sentinel")
    assert table.can("fight", "Savage Land Mutates")
    table.fight("Hand Ninjas")
    assert not table.can("fight", "Savage Land Mutates")


def test_tony_stark_takes_the_credit():
    table = lending().hand("Agent").hand("As Usual, I Did All the Work", seat=1).villain_deck("Bystander", "Bystander")
    table.city(Bank="Sentinel", Streets="Hand Ninjas").points(attack=3)
    table.fight("Sentinel")
    table.use("ask", "", "As Usual, I Did All the Work", "borrow")
    assert table.attack == 5
    table.fight("Hand Ninjas")
    assert table.in_victory() == ["Sentinel", "Hand Ninjas"]
    table.victory("Bystander", seat=1)
    table.end_turn()
    assert table.in_victory() == []
    assert table.in_victory(1) == ["Bystander", "Sentinel", "Hand Ninjas"]


def test_who_is_refused_takes_no_credit():
    table = lending().hand("Agent").hand("As Usual, I Did All the Work", seat=1).villain_deck("Bystander", "Bystander")
    table.city(Bank="Hand Ninjas").points(attack=3)
    table.use("ask", "", "As Usual, I Did All the Work", "pass").fight("Hand Ninjas").end_turn()
    assert table.in_victory() == ["Hand Ninjas"]


@pytest.mark.rule("LG-CARD-54", "LG-KW-COORDINATE-05")
def test_a_coordinated_copy_counts_and_two_liz_draw_no_more_than_one():
    table = lending().hand().hand("Stay Out of Trouble", "Liz", "Liz", seat=1).deck(*["Trooper"] * 4, seat=1)
    table.villain_deck("Venom", "Venom", "Twist")
    table.use("ask", "", "Stay Out of Trouble", "borrow", "Liz")
    assert table.in_hand(1) == ["Liz", "Liz", "Trooper", "Trooper"]
    assert table.in_discard(1) == ["Stay Out of Trouble"]
    assert table.attack == 2
    table.hand("Stay Out of Trouble").points(attack=0)
    table.play("Stay Out of Trouble")
    assert table.attack == 2 + 2, "the copy was a Tech card played before"


# Villains


def test_hybrid_alien_tech_costs_a_free_hero_and_brings_one_back():
    table = Scenario().city(Bank="Hybrid Alien Tech").hand("Agent", "Odinson").points(attack=4)
    assert table.fight("Hybrid Alien Tech").koed == ["Agent"]
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Hybrid Alien Tech").villain_deck("Sentinel").ko_pile("Trooper", "Odinson")
    table.hand("Odinson").begin_turn("Keen Senses")
    assert table.in_discard() == ["Trooper"]


def test_shocker_2_takes_what_lies_in_the_hq_when_he_comes_and_after_the_loss_when_he_leaves():
    table = Scenario().hand("Odinson", "Agent").hand("Odinson", "Keen Senses", seat=1)
    table.hq(*["Odinson"] * 5).villain_deck("Shocker #2").begin_turn()
    assert (table.in_hand(), table.in_hand(1)) == (["Agent"], ["Keen Senses"])
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Shocker #2").villain_deck("Sentinel").hand("Odinson", "Quick Draw")
    table.hq("Odinson", *["Keen Senses"] * 4).hero_deck("Quick Draw").hand(seat=1).begin_turn("Odinson")
    assert table.in_hand() == ["Odinson"], "there is no other Odinson in the HQ, but a Quick Draw"


def test_tinkerer_shops_for_tech():
    table = Scenario().city(Bank="Tinkerer").points(attack=4).hq("Endless Invention", "Covering Fire", "Odinson")
    assert table.fight("Tinkerer").recruit_points == 2


def test_chitauri_weapons_hit_recruiters():
    table = Scenario().city(Bank="Chitauri Weapon Assault").hand("Agent", "Trooper").points(attack=4)
    assert table.fight("Chitauri Weapon Assault").koed == ["Agent"]
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Chitauri Weapon Assault").villain_deck("Sentinel").hand("Agent", "Trooper")
    table.hand("Odinson", seat=1).begin_turn("Keen Senses")
    assert (table.in_hand(), table.in_hand(1)) == (["Trooper"], [])


def test_a_high_tech_helmet_senses_danger():
    table = Scenario().city(Bank="High Tech Helmet").villain_deck("Venom", "Venom", "Venom", "Twist").points(attack=3)
    assert table.fight("High Tech Helmet").attack == 3


@pytest.mark.parametrize(("answer", "where"), [("yes", "deck"), ("no", "discard")])
def test_razor_talons_let_the_next_recruit_climb(answer, where):
    table = Scenario().city(Bank="Razor Talons").points(attack=2, recruit=6).hq("Odinson", "Odinson")
    table.fight("Razor Talons").leaving("recruit", "Odinson")
    table.answer(answer)
    assert (table.in_deck()[0] == "Odinson") == (where == "deck")
    table.recruit("Odinson")
    assert "Odinson" in table.in_discard(), "only the next one"


def test_turbine_powered_flies_to_the_rooftops():
    table = Scenario().city(Rooftops="Blob").villain_deck("Turbine Powered").begin_turn()
    assert table.where == {"Sewers": "Blob", "Rooftops": "Turbine Powered"}
    assert table.held_by("Turbine Powered") == ["Bystander"]
    assert table.gone == []


# Adrian Toomes


def toomes():
    return Scenario(mastermind="adrian-toomes")


@pytest.mark.rule("LG-CARD-01")
def test_villains_do_their_escape_effects_without_leaving():
    table = toomes().city(Bank="Shocker #1", Bridge="Tinkerer", Streets="Sentinel").villain_deck("Strike")
    table.holding("Tinkerer", "Bystander").hand("Agent", "Agent", "Agent").hand("Agent", seat=1)
    table.begin_turn()
    assert table.where == {"Bank": "Shocker #1", "Streets": "Sentinel", "Bridge": "Tinkerer"}
    assert table.in_hq == ["Keen Senses"] * 5
    assert table.gone == []
    assert table.state.escapes == 0
    assert table.in_discard() == ["Agent", "Wound"], "a card for Shocker first, nothing for the Bystander"
    assert table.held_by("Tinkerer") == ["Bystander"]


def test_toomes_does_not_interfere():
    table = toomes().tactics("Don't Interfere", "Don't Interfere").points(attack=5)
    table.villain_deck("Bystander", "Sentinel", "Bystander", "Twist", "Twist").bringing(2)
    table.fight("Adrian Toomes", "Twist", "Sentinel")
    assert table.in_victory() == ["Don't Interfere", "Bystander", "Bystander"]
    assert table.attack == 1


def test_toomes_does_more_harm_than_good():
    table = Scenario(mastermind="adrian-toomes", players=3).tactics("More Harm than Good", "More Harm than Good")
    table.hand("Ned", "Agent", seat=1).hand("Agent", seat=2).points(attack=5)
    table.leaving("fight", "Adrian Toomes").answer(told(table, 0))
    assert table.in_hand(1) == ["Agent"]
    assert table.wounds(2) == 1


def test_toomes_takes_everything():
    table = toomes().tactics("Take Everything", "Take Everything").discard("Odinson", "Agent").points(attack=5)
    assert table.fight("Adrian Toomes", "Odinson").in_deck()[0] == "Odinson"


def test_the_worlds_changed():
    table = toomes().tactics("The World's Changed", "The World's Changed").points(attack=5)
    table.villain_deck("Hand Ninjas", "Venom", "Hand Ninjas", "Twist").bringing(2)
    table.fight("Adrian Toomes", "Venom")
    assert table.in_victory() == ["The World's Changed", "Hand Ninjas", "Hand Ninjas"]
    assert (table.attack, table.recruit_points) == (3, 2)
