"""Venom: Heroes of the Venomverse."""

import pytest

from .made_up import villain
from .scenario import Scenario

PREY = villain("Prey", attack=1, vp=1)
FULL = ["Bystander"] * 8


def violently(table, *answers):
    """Fight somebody and pay 1 more."""
    return table.fight("Prey", *answers, way="2 Attack, 1 of it in excess")


@pytest.mark.card("carnivore")
def test_carnage_eats_or_is_hungry():
    table = Scenario().hand("Carnivore").victory(*FULL[:4]).play("Carnivore")
    assert (table.in_hand(), table.recruit_points) == (["Agent", "Agent"], 0)
    table = Scenario().hand("Carnivore").victory(*FULL[:3]).play("Carnivore")
    assert (table.in_hand(), table.recruit_points) == ([], 2)


@pytest.mark.card("gruesome-feast")
@pytest.mark.parametrize(
    ("answer", "koed", "deck"), [("yes", ["Odinson"], ["Agent"]), ("no", [], ["Odinson", "Agent"])]
)
def test_carnage_may_ko_the_top_card(answer, koed, deck):
    table = Scenario().hand("Gruesome Feast").deck("Odinson", "Agent").city(Bank=PREY).play("Gruesome Feast")
    violently(table, answer)
    assert (table.koed, table.in_deck()) == (koed, deck)


@pytest.mark.card("feast-or-famine")
def test_carnage_feasts_on_cheap_cards_as_long_as_he_likes():
    table = Scenario().hand("Feast or Famine").deck("Agent", "Wound", "Odinson", "Agent").city(Bank=PREY)
    table.play("Feast or Famine")
    violently(table, "yes", "yes")
    assert table.koed == ["Agent", "Wound"]
    assert table.in_deck() == ["Odinson", "Agent"], "which ends it"
    table = Scenario().hand("Feast or Famine").deck("Agent", "Agent").city(Bank=PREY).play("Feast or Famine")
    assert violently(table, "no").koed == ["Agent"]


@pytest.mark.card("venomverse-venom-devouring-drool")
def test_venom_gets_one_or_both():
    full, empty = Scenario().victory(*FULL[:3]), Scenario()
    both = Scenario().hand("Rending Claws", "Devouring Drool").play("Rending Claws")
    assert full.hand("Devouring Drool").play("Devouring Drool").attack == 2
    assert (full.recruit_points, empty.hand("Devouring Drool").play("Devouring Drool").recruit_points) == (0, 2)
    assert empty.attack == 0
    assert (both.play("Devouring Drool").attack, both.recruit_points) == (4, 2)


@pytest.mark.card("venomverse-venom-symbiotic-adaptation")
def test_venom_adapts_to_what_was_played():
    hand = ("Rending Claws", "Razor Teeth", "Agent", "Symbiotic Adaptation")
    table = Scenario().hand(*hand).play("Rending Claws").play("Razor Teeth").play("Agent")
    table.leaving("play", "Symbiotic Adaptation")
    table._choose(table.options[0])
    assert table.recruit_points == 1 + 2, "Razor Teeth print a 0"
    table = Scenario().hand(*hand).play("Rending Claws").play("Razor Teeth").play("Agent")
    table.leaving("play", "Symbiotic Adaptation")
    table._choose(table.options[1])
    assert table.attack == 4 + 2


@pytest.mark.card("venomverse-venom-insatiable-hunger")
def test_venoms_hunger_takes_from_one_pile_or_the_other_or_both():
    table = Scenario().hand("Insatiable Hunger").victory(*FULL).play("Insatiable Hunger")
    assert (table.attack, len(table.in_victory()), table.recruit_points) == (6, 7, 0)
    table = Scenario().hand("Insatiable Hunger", "Agent").discard("Wound").play("Insatiable Hunger", "Wound")
    assert (table.attack, table.recruit_points, table.koed) == (0, 6, ["Wound"])
    table = Scenario().hand("Razor Teeth", "Razor Teeth", "Insatiable Hunger").victory("Bystander").discard("Wound")
    table.play("Razor Teeth").play("Razor Teeth").play("Insatiable Hunger")
    assert (table.attack, table.recruit_points, table.koed) == (10, 6, ["Bystander", "Wound"])


@pytest.mark.card("hungry-for-action", "serious-overkill")
def test_venom_rocket_trades_and_overkills():
    table = Scenario().hand("Hungry for Action", "Agent").deck("Odinson").victory(*FULL[:3])
    table.play("Hungry for Action", "Agent")
    assert (table.in_hand(), table.in_discard()) == (["Odinson"], ["Agent"])
    table = Scenario().hand("Serious Overkill", "Agent").discard("Wound").city(Bank=PREY).play("Serious Overkill")
    assert violently(table, "Wound").koed == ["Wound"]


@pytest.mark.card("spring-the-trap")
@pytest.mark.parametrize(
    ("came", "attack"), [("Strike", 3), ("Sabretooth", 2), ("Endless Armies of HYDRA", 2), ("Juggernaut", 3)]
)
def test_venom_rocket_springs_traps(came, attack):
    table = Scenario(mastermind="loki").hand("Spring the Trap", "Odinson").villain_deck(came, *["Bystander"] * 5)
    table.leaving("begin")
    if table.game.decision is not None:
        while not table.can("play", "Spring the Trap"):
            table._choose(table.options[0])
    table.play("Spring the Trap")
    assert table.attack == attack


@pytest.mark.card("ultimate-survivor")
@pytest.mark.parametrize("answer", ["Ultimate Survivor", "pass"])
def test_venom_rocket_survives_a_strike(answer):
    table = Scenario(mastermind="loki", players=2).hand("Odinson").hand("Ultimate Survivor", seat=1)
    table.hq("Odinson", *["Keen Senses"] * 4).villain_deck("Strike", *["Bystander"] * 5).leaving("begin")
    assert table.seat_asked == 1
    table.answer(answer)
    if answer != "pass":
        table.answer("Odinson")
        assert table.in_deck(1)[0] == "Ultimate Survivor"
        assert "Odinson" in table.in_hand(1)


@pytest.mark.card("cauldron-of-the-cosmos", "see-future-timelines", "complete-the-grand-ritual")
def test_strange_digests_foresees_and_completes():
    table = Scenario().hand("Cauldron of the Cosmos", "See Future Timelines", "Complete the Grand Ritual")
    table.victory(*FULL[:2]).deck("Odinson", "Agent", "Odinson").play("Cauldron of the Cosmos")
    assert table.in_hand()[-1] == "Odinson"
    table.play("See Future Timelines")
    assert (table.attack, table.in_discard()) == (4, ["Agent"])
    assert table.play("Complete the Grand Ritual").attack == 4 + 6
    table = Scenario().hand("Cauldron of the Cosmos", "See Future Timelines").deck("Odinson")
    table.play("Cauldron of the Cosmos").play("See Future Timelines")
    assert (table.attack, table.in_deck()) == (2, ["Odinson"]), "which costs something, and there is nothing to digest"
    table = Scenario().hand("See Future Timelines", "Complete the Grand Ritual").play("See Future Timelines")
    assert table.play("Complete the Grand Ritual").attack == 2 + 4


@pytest.mark.card("crystal-of-kadavus")
def test_strange_sorts_three_cards_and_three_more():
    table = Scenario().hand("Crystal of Kadavus").deck("Odinson", "Agent", "Wound", "Trooper")
    table.play("Crystal of Kadavus", "Odinson", "Agent")
    assert (table.in_hand(), table.in_discard(), table.koed) == (["Odinson"], ["Agent"], ["Wound"])
    table = Scenario().hand("Razor Teeth", "Razor Teeth", "Crystal of Kadavus").deck(*["Odinson", "Agent", "Wound"] * 2)
    table.play("Razor Teeth").play("Razor Teeth")
    table.play("Crystal of Kadavus", "Odinson", "Agent", "Odinson", "Agent")
    assert (table.in_hand(), table.koed) == (["Odinson"] * 2, ["Wound"] * 2)


def thanos(**setup):
    return Scenario(mastermind="poison-thanos", villains=["poisons", "hydra"], players=2, **setup)


@pytest.mark.card("poison-thanos")
def test_poison_thanos_takes_souls_and_is_stronger_for_each_cost():
    table = thanos().hand("Odinson", "Agent").hand("Keen Senses", seat=1).villain_deck("Strike", "Bystander")
    table.begin_turn()
    assert (table.in_hand(0), table.in_hand(1)) == (["Agent"], [])
    assert table.attack_of("Poison Thanos") == 12 + 2
    table = thanos().hand("Odinson").hand("Feast or Famine", "Odinson", seat=1).villain_deck("Strike", "Bystander")
    assert table.begin_turn("Odinson").attack_of("Poison Thanos") == 12 + 1, "of one cost"


@pytest.mark.card("desperate-rescue", "poisoned-loyalties", "searing-poisons", "soul-seize")
def test_poison_thanos_tactics():
    def beaten(tactic):
        return thanos().tactics(tactic, tactic).points(attack=20)

    table = beaten("Soul Seize").hq("Odinson", "Feast or Famine", "Gruesome Feast", "Agent", "Agent")
    table.hero_deck("Agent", "Agent").fight("Poison Thanos")
    assert table.attack_of("Poison Thanos") == 14
    assert table.in_hq == ["Odinson", "Agent", "Agent", "Agent", "Agent"]
    table = beaten("Searing Poisons").hand("Agent", seat=1).fight("Poison Thanos")
    assert table.wounds(1) == 1
    poison = table._definition("Poison Hulk").facts["hero_side"]
    table = beaten("Searing Poisons").hand("Agent", poison, seat=1).fight("Poison Thanos", "Poison Hulk")
    assert (table.wounds(1), table.in_discard(1)) == (0, ["Poison Hulk"])
    table = beaten("Poisoned Loyalties").discard("Agent", poison, seat=1).fight("Poison Thanos")
    assert (table.in_discard(1), table.attack_of("Poison Thanos")) == (["Agent"], 13)
    for answer, gained in (("Odinson", ["Odinson"]), ("done", [])):
        table = thanos().hand("Odinson").villain_deck("Strike", "Bystander").begin_turn()
        table.tactics("Desperate Rescue", "Desperate Rescue").points(attack=13).fight("Poison Thanos", answer)
        assert table.in_discard() == gained
