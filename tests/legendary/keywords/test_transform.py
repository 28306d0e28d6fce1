"""Transform: a Hero's card is exchanged for a second one that waits in the Transformation Pile."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import HERO_DECK, HQ, TRANSFORMED
from longbox.games.legendary.vocabulary import INTO_DISCARD_PILE, on_play, transform

from ..made_up import hero
from ..scenario import Scenario

MONSTER = hero("Monster")
QUIET = hero("Quiet", on_play(transform("Monster", INTO_DISCARD_PILE)))
SAVAGE = "Savage Hulk Unleashed"
JOE = ("joe-fixit-grey-hulk", "cyclops", "hawkeye", "iron-man", "thor")
HULKS = ("bruce-banner", "hulkbuster-iron-man", "hawkeye", "captain-america", "thor")


def waiting(*second: object) -> Scenario:
    table = Scenario()
    table._set(TRANSFORMED.first, second)
    return table


@pytest.mark.rule("LG-KW-TRANSFORM-01")
def test_what_waits_in_the_pile_can_not_be_recruited():
    table = Scenario(heroes=HULKS).points(recruit=8)
    waits = next(card for card in table.state.zones[TRANSFORMED.first] if table._names((card,)) == [SAVAGE])
    assert not table.can("recruit", SAVAGE)
    assert "LG-RECRUIT-01" in [reason.rule for reason in RULES.why_not(table.game, 0, "recruit", waits, -1)]


@pytest.mark.rule("LG-KW-TRANSFORM-02")
@pytest.mark.rule("LG-KW-TRANSFORM-03")
def test_all_that_the_card_does_is_done_and_then_the_other_one_is_in_hand_to_be_played():
    table = Scenario(heroes=HULKS).hand("Gamma Bomb Disaster", "Agent", "Keen Senses", "Wound")
    table.play("Gamma Bomb Disaster", "reveal")
    assert table.recruit_points == 2
    assert table.in_hand() == ["Agent", "Keen Senses", "Wound", SAVAGE]
    assert table.cards(TRANSFORMED).count("Gamma Bomb Disaster") == 1
    assert table.cards(TRANSFORMED).count(SAVAGE) == 4
    assert table.in_play() == []
    assert table.play(SAVAGE, "Wound").attack == 4


@pytest.mark.rule("LG-KW-TRANSFORM-04")
def test_the_card_that_is_gone_was_played_all_the_same():
    table = Scenario(heroes=HULKS).hand("Gamma Bomb Disaster", "Agent", "Keen Senses", "Final Battle")
    table.play("Gamma Bomb Disaster", "reveal")
    assert table.play("Final Battle").attack == 5 + 2


@pytest.mark.rule("LG-KW-TRANSFORM-05")
def test_only_the_new_card_can_be_shown():
    for outwits, drawn in (("pass", 4), ("reveal", 2)):
        table = Scenario(heroes=HULKS).hand("Gamma Bomb Disaster", "Odinson", "Keen Senses").points(attack=9)
        table.tactics("Quantum Inventions", "Quantum Inventions").play("Gamma Bomb Disaster", outwits)
        table.fight("Dr. Doom", *["reveal"] * (outwits == "pass"))
        assert table.in_hand().count("Agent") == drawn


@pytest.mark.rule("LG-KW-TRANSFORM-06")
def test_the_new_card_may_go_to_the_discard_pile():
    table = waiting(MONSTER).hand(QUIET)
    assert table.play("Quiet").in_discard() == ["Monster"]


@pytest.mark.rule("LG-KW-TRANSFORM-06")
def test_or_on_top_of_the_deck():
    table = Scenario(heroes=JOE).hand("Ambitious Enforcer").city(Bank="Juggernaut").deck("Agent").points(attack=6)
    table.play("Ambitious Enforcer").fight("Juggernaut")
    assert table.in_deck() == ["Underworld Boss", "Agent"]
    assert table.cards(TRANSFORMED).count("Ambitious Enforcer") == 1
    assert table.in_play() == []


@pytest.mark.rule("LG-KW-TRANSFORM-07", "LG-DECK-17")
def test_the_pile_holds_the_second_cards_of_the_heroes_in_the_game_and_everybody_may_look():
    table = Scenario(heroes=JOE)
    assert table.cards(TRANSFORMED) == ["Underworld Boss"] * 3
    assert all("Underworld Boss" not in table.cards(zone) for zone in (HERO_DECK, HQ))
    for seat in range(2):
        seen = table.seen(seat)["zones"]["transformed"]["cards"]
        assert [card["name"] for card in seen] == ["Underworld Boss"] * 3
    assert Scenario().cards(TRANSFORMED) == []


def test_where_no_such_card_is_left_nothing_happens():
    table = waiting().hand(QUIET)
    assert table.play("Quiet").in_play() == ["Quiet"]


@pytest.mark.parametrize(("villain", "transformed"), [("Juggernaut", 1), ("Hand Ninjas", 0)])
def test_the_enforcer_waits_for_a_strong_villain(villain, transformed):
    table = Scenario(heroes=JOE).hand("Ambitious Enforcer").city(Bank=villain).points(attack=6)
    table.play("Ambitious Enforcer").fight(villain)
    assert table.cards(TRANSFORMED).count("Ambitious Enforcer") == transformed


def test_the_boss_is_as_strong_as_a_won_villain_is_worth():
    table = Scenario().hand("Underworld Boss").victory("Abomination", "Bystander")
    assert table.play("Underworld Boss").attack == 3


def test_careful_smashing_needs_strength_before_it():
    table = Scenario().hand("Odinson", "Carefully Considered Smashing", "Agent").play("Odinson")
    assert table.play("Carefully Considered Smashing", "Agent").attack == 2
    table = Scenario().hand("Carefully Considered Smashing", "Agent")
    assert table.play("Carefully Considered Smashing").recruit_points == 2


def test_a_threatened_villain_takes_a_bribe_this_turn():
    table = Scenario().hand("Threaten And Bribe").city(Bank="Sentinel", Bridge="Doombot Legion").points(attack=1)
    table.play("Threaten And Bribe", "Sentinel")
    assert table.can("fight", "Sentinel")
    assert not table.can("fight", "Doombot Legion")


def test_where_the_hulk_runs_the_town_so_does_the_mastermind():
    table = Scenario(mastermind="red-skull").hand("Hulk Runs This Town").points(attack=3)
    assert table.play("Hulk Runs This Town").can("fight", "Red Skull")
