"""World War Hulk: its Heroes in odd situations."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.classes import classes_on
from longbox.games.legendary.table.kinds import COVERT, INSTINCT, STRENGTH, TECH
from longbox.games.legendary.table.zones import HERO_DECK, TRANSFORMED

from .scenario import Scenario

HULKS = ("bruce-banner", "gladiator-hulk", "hulkbuster-iron-man", "korg", "skaar-son-of-hulk")


def table_of(*hand: str, deck: tuple[str, ...] = ("Agent",) * 6, players: int = 2) -> Scenario:
    return Scenario(players=players, heroes=HULKS).hand(*hand).deck(*deck)


@pytest.mark.card("solve-the-impossible")
def test_two_solutions_draw_two_cards_more():
    table = table_of(*["Solve the Impossible"] * 2, "Agent", "Odinson", deck=("Agent",) * 9)
    table.play("Solve the Impossible", "reveal").play("Solve the Impossible", "reveal").end_turn()
    assert len(table.in_hand()) == 8


@pytest.mark.card("dangerous-testing")
@pytest.mark.parametrize(
    ("top", "koed"),
    [(["Wound"], ["Wound"]), (["Solve the Impossible"], []), ([], [])],
    ids=["what has no cost", "what costs 2", "no card"],
)
def test_dangerous_testing_kos_nothing_but_what_costs_0(top, koed):
    table = table_of("Solve the Impossible", "Dangerous Testing", deck=tuple(top))
    table.play("Solve the Impossible").play("Dangerous Testing")
    assert (table.koed, table.in_deck()) == (koed, [] if koed else top)
    text = RULES.text(RULES.library["dangerous-testing"])
    assert "If it has a cost of 0, KO it" in text


@pytest.mark.card("dangerous-testing")
def test_dangerous_testing_takes_another_tech_hero():
    table = table_of("Odinson", "Dangerous Testing", deck=("Agent",)).play("Odinson").play("Dangerous Testing")
    assert (table.attack, table.koed) == (3, [])


@pytest.mark.card("gamma-ray-experiment")
@pytest.mark.parametrize(("deck", "hand", "koed"), [(("Trooper",), 1, []), ((), 0, [])])
def test_an_experiment_with_too_few_cards_does_what_it_can(deck, hand, koed):
    table = table_of("Gamma Ray Experiment", "Agent", "Keen Senses", deck=deck).play("Gamma Ray Experiment", "reveal")
    assert (len(table.in_hand()) - 2, table.koed) == (hand, koed)


@pytest.mark.rule("LG-KW-SMASH-01")
@pytest.mark.card("dont-make-me-angry", "lord-of-granite", "ultra-massive-armor")
@pytest.mark.parametrize(
    ("name", "drawn", "attack"),
    [("Don't Make Me Angry", 1, 2), ("Lord of Granite", 1, 3), ("Ultra-Massive Armor", 2, 2)],
)
def test_a_card_that_is_drawn_first_can_be_smashed(name, drawn, attack):
    table = table_of(name, deck=("Agent",) * drawn)
    table.play(name, "Agent")
    assert (table.attack, len(table.in_hand())) == (attack, drawn - 1)


@pytest.mark.card("seize-the-throne")
def test_whoever_discarded_two_cards_takes_the_throne_even_without_another_smash():
    table = table_of(*["Don't Make Me Angry"] * 2, "Seize The Throne", "Trooper", "Trooper", deck=("Agent",) * 2)
    table.play("Don't Make Me Angry", "Trooper").play("Don't Make Me Angry", "Trooper")
    table.play("Seize The Throne", "done")
    assert table.in_deck() == ["Hulk Is King"]
    assert table.attack == 2 + 2


@pytest.mark.card("seize-the-throne")
def test_where_no_king_is_left_the_throne_stays_empty():
    table = table_of("Don't Make Me Angry", "Seize The Throne", "Trooper", "Trooper", deck=("Agent",) * 2)
    for card in list(table.state.zones[TRANSFORMED.first]):
        table.game.move(card, HERO_DECK.first)
    table.play("Don't Make Me Angry", "Trooper").play("Seize The Throne", "Trooper")
    assert table.in_deck() == ["Agent"]
    assert "Seize The Throne" in table.in_play()


@pytest.mark.card("hulk-is-king")
def test_the_king_may_stay_smashed_and_does_not_come_back_at_the_end_of_a_turn():
    table = table_of("Savage Hulk Unleashed", "Hulk Is King", "Agent")
    table.play("Savage Hulk Unleashed", "Hulk Is King", "pass")
    assert table.in_discard() == ["Hulk Is King"]
    table = table_of("Hulk Is King").end_turn()
    assert table.in_discard() == ["Hulk Is King"]
    full = {"Sewers": "Blob", "Bank": "Blob", "Rooftops": "Blob", "Streets": "Blob", "Bridge": "Viper"}
    table = table_of("Hulk Is King").city(**full).holding("Viper", "Bystander").villain_deck("Sentinel", "Bystander")
    table.victory("Viper", seat=0).victory("Viper", seat=1).begin_turn("Keen Senses")
    assert table.in_discard() == ["Hulk Is King"], "the rules of the game ask for a card, no card does"


@pytest.mark.card("final-battle")
def test_the_final_battle_counts_others_of_tech_and_of_strength_once_each():
    table = table_of("Odinson", "Covering Fire", "Keen Senses", "Agent", *["Final Battle"] * 2)
    for name in ("Agent", "Odinson", "Keen Senses", "Covering Fire"):
        table.play(name)
    before = table.attack
    assert table.play("Final Battle").attack == before + 5 + 2 * 2
    assert table.play("Final Battle").attack == before + 5 + 2 * 2 + 5 + 2 * 3


@pytest.mark.card("anger-management")
def test_anger_is_managed_with_another_strong_hero():
    table = table_of("Anger Management", "Agent").play("Anger Management")
    assert (table.attack, table.in_hand()) == (1, ["Agent"])
    table = table_of("Odinson", "Anger Management", "Agent").play("Odinson").play("Anger Management", "Agent")
    assert (table.attack, table.in_hand()) == (1 + 3, [])


@pytest.mark.card("build-the-suit", "forged-by-fire")
@pytest.mark.parametrize(
    ("played", "name"), [("Solve the Impossible", "Build the Suit"), ("Odinson", "Build the Suit")]
)
def test_the_suit_is_not_built_of_one_class(played, name):
    table = table_of(played, played, name).play(played).play(played).play(name)
    assert name in table.in_play()
    assert table.in_hand() == []


@pytest.mark.card("planetary-level-revenge")
@pytest.mark.parametrize("koed", [0, 1, 3])
def test_revenge_draws_as_many_cards_as_wounds_are_koed(koed):
    table = table_of("Planetary-Level Revenge", "Wound").discard("Wound", "Wound", "Odinson")
    table.play("Planetary-Level Revenge", *["Wound"] * koed, *["done"] * (koed < 3))
    assert table.attack == 4 + 2, "the fury comes before the Wounds go"
    assert table.koed == ["Wound"] * koed
    assert table.in_hand().count("Agent") == koed


@pytest.mark.card("kronan-tactician")
def test_the_tactician_takes_what_there_is_of_an_hq():
    table = table_of("Kronan Tactician").hq("Odinson", "Final Battle", *["Agent"] * 3).hero_deck()
    table.play("Kronan Tactician")
    assert table.attack == 5
    assert sorted([*table.in_hq, *table.cards(HERO_DECK)]) == sorted(["Odinson", "Final Battle", *["Agent"] * 3])


@pytest.mark.card("the-green-scar")
def test_the_scar_takes_a_strong_hero_and_wounds_its_own_player_too():
    table = table_of("The Green Scar").play("The Green Scar")
    assert (table.attack, table.wounds(), table.wounds(1)) == (3, 0, 0)
    table = table_of("Odinson", "The Green Scar").hand("Hulk Smash!", seat=1).play("Odinson")
    table.play("The Green Scar", "suffer", "reveal")
    assert (table.wounds(), table.wounds(1), table.attack) == (1, 0, 3 + 1), "the new Wound counts"


@pytest.mark.card("hulk-is-king", "savage-hulk-unleashed", "lord-of-granite", "ultra-massive-armor", "raging-savage")
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Gamma Bomb Disaster", TECH),
        ("Savage Hulk Unleashed", STRENGTH),
        ("Seize The Throne", INSTINCT),
        ("Hulk Is King", STRENGTH),
        ("Build the Suit", TECH),
        ("Ultra-Massive Armor", TECH),
        ("Forged by Fire", STRENGTH),
        ("Lord of Granite", COVERT),
        ("Mood Swings", INSTINCT),
        ("Raging Savage", STRENGTH),
    ],
)
def test_a_hero_can_be_of_another_class_when_it_has_transformed(name, shown):
    table = table_of(name)
    (card,) = table.state.zones[table.zone_of_hand(0)]
    assert tuple(classes_on(table.game, card)) == (shown,)


@pytest.mark.card("double-fisted-smashing")
def test_double_smashing_reads_well_and_ends_with_the_turn():
    assert "Get double Attack from each Smash this turn." in RULES.text(RULES.library["double-fisted-smashing"])
    table = table_of("Double-Fisted Smashing", "Agent").play("Double-Fisted Smashing", "Agent")
    assert table.attack == 6
    table.end_turn().end_turn().hand("Savage Hulk Unleashed", "Agent").points()
    assert table.play("Savage Hulk Unleashed", "Agent").attack == 4
