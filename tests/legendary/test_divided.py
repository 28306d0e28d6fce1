"""Divided cards: one card with two sides, of which one is chosen when it is played."""

import pytest

import longbox
from longbox.engine.keys import keys
from longbox.engine.labels import labels
from longbox.engine.topics import topic_of
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import prices
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.zones import HQ

from .scenario import Scenario

ABOVE_BELOW = "Above / Below"
FLEE_FIGHT = "Flee / Fight"
DARKNESS_LIGHT = "Darkness / Light"
GOLIATH = "Brilliant Biochemist / Massive Warrior"
HERCULES = "Manly Dullard / Boy Genius"


def price(table, name):
    cards = [card for space in HQ.range() for card in table.state.zones[space]]
    return next(prices.to_recruit(table.game, card) for card in cards if table.state.definition[card].name == name)


def test_a_divided_card_costs_what_one_of_its_sides_does():
    table = Scenario().hq(ABOVE_BELOW).points(recruit=3).recruit(ABOVE_BELOW)
    assert table.recruit_points == 0
    assert table.in_discard() == [ABOVE_BELOW]


@pytest.mark.rule("LG-DIVIDED-02")
def test_only_the_side_that_is_chosen_gives_its_points():
    table = Scenario().hand(GOLIATH, GOLIATH).play(GOLIATH, "Play Massive Warrior")
    assert (table.attack, table.recruit_points) == (2, 0)
    table.play(GOLIATH, "Play Brilliant Biochemist")
    assert (table.attack, table.recruit_points) == (2, 2)


@pytest.mark.rule("LG-DIVIDED-02")
def test_only_the_side_that_is_chosen_does_what_it_says():
    table = Scenario().hand(HERCULES, "Agent", "Trooper").deck("Odinson").play(HERCULES, "Play Boy Genius")
    assert table.in_hand() == ["Agent", "Trooper", "Odinson"]
    assert table.attack == 0


@pytest.mark.rule("LG-SPECIAL-01")
def test_a_side_whose_cost_cannot_be_paid_is_not_offered():
    table = Scenario().hand(HERCULES).deck("Odinson").play(HERCULES)
    assert table.in_play() == ["Boy Genius"]
    table = Scenario().hand(HERCULES, "Agent", "Trooper").play(HERCULES, "Play Manly Dullard", "Agent")
    assert (table.attack, table.in_discard()) == (3, ["Agent"])


@pytest.mark.rule("LG-DIVIDED-03")
def test_the_class_of_the_side_that_was_played_serves_superpowers():
    for side, drawn in (("Brilliant Biochemist", ["Odinson"]), ("Massive Warrior", [])):
        table = Scenario().hand(GOLIATH, "Growth Industry").deck("Odinson").play(GOLIATH, f"Play {side}")
        assert table.play("Growth Industry").in_hand() == drawn


@pytest.mark.rule("LG-DIVIDED-03")
def test_the_superpower_of_the_side_asks_for_what_was_played_before():
    table = Scenario().hand(FLEE_FIGHT, FLEE_FIGHT, FLEE_FIGHT).play(FLEE_FIGHT, "Play Fight")
    assert table.play(FLEE_FIGHT, "Play Fight").attack == 2 + 3
    assert table.play(FLEE_FIGHT, "Play Flee").recruit_points == 2


@pytest.mark.rule("LG-DIVIDED-04")
def test_in_hand_it_is_of_every_class():
    """The Frost Giant asks for a Ranged Hero."""
    table = Scenario(players=1).hand(ABOVE_BELOW).city(Bank="Frost Giant").points(attack=4)
    table.fight("Frost Giant", ABOVE_BELOW)
    assert table.wounds() == 0


@pytest.mark.rule("LG-DIVIDED-04")
def test_out_of_play_it_has_the_names_teams_and_classes_of_both_sides():
    (card,) = COLLECTION.library.named(ABOVE_BELOW)
    assert card.traits == {"Covert", "Ranged", "Avengers", "Marvel Knights"}
    assert card.facts["heroes"] == ("Cloak", "Dagger")
    assert card.stats == {"cost": 3, "attack": 2, "recruit": 0}


@pytest.mark.rule("LG-DIVIDED-05")
def test_once_played_it_is_only_the_side_that_was_chosen():
    """The Frost Giant asks for a Ranged Hero, and Above is Covert."""
    table = Scenario(players=1).hand(ABOVE_BELOW).city(Bank="Frost Giant").play(ABOVE_BELOW, "Play Above")
    table.points(attack=4).fight("Frost Giant")
    assert (table.in_play(), table.wounds()) == (["Above"], 1)
    table = Scenario(players=1).hand(ABOVE_BELOW).city(Bank="Frost Giant").play(ABOVE_BELOW, "Play Below")
    table.points(attack=4).fight("Frost Giant", "Below")
    assert table.wounds() == 0


@pytest.mark.rule("LG-DIVIDED-04")
def test_when_it_has_left_play_it_is_whole_again():
    table = Scenario().hand(ABOVE_BELOW).play(ABOVE_BELOW, "Play Above").end_turn()
    assert table.in_discard() == [ABOVE_BELOW]


@pytest.mark.rule("LG-DIVIDED-06")
def test_the_left_name_is_the_one_that_it_is_found_by():
    (card,) = COLLECTION.library.named(ABOVE_BELOW)
    assert card.facts["hero"] == "Cloak"
    assert HERCULES in [card.name for card in COLLECTION.heroes["hercules"].cards]
    assert "amadeus-cho" not in COLLECTION.heroes


@pytest.mark.rule("LG-DIVIDED-07")
def test_it_is_one_card_to_discard_and_to_count():
    table = Scenario(players=1).hand(ABOVE_BELOW, "Agent").deck("Odinson").villain_deck("Sonic Cannon")
    table.begin_turn()
    assert (table.in_hand(), sorted(table.in_discard())) == (["Odinson"], [ABOVE_BELOW, "Agent"])
    assert [owned["copies"] for owned in table.seen(0)["owned"][0] if owned["id"] == "above-below"] == [1]


@pytest.mark.rule("LG-KW-SIZECHANGING-08")
def test_a_divided_card_has_the_discount_of_one_side():
    table = Scenario().hand("Endless Invention", "Odinson").hq(GOLIATH).points(recruit=2)
    assert price(table, GOLIATH) == 4
    assert price(table.play("Endless Invention"), GOLIATH) == 2
    assert price(table.play("Odinson"), GOLIATH) == 2
    table.recruit(GOLIATH)


def test_points_of_a_side_may_be_bound():
    table = Scenario().hand(ABOVE_BELOW).hq("Odinson", "Odinson").play(ABOVE_BELOW, "Play Below")
    assert table.recruit_points == 0
    assert len([option for option in table.options if option.verb == "recruit"]) == 1


def test_either_side_can_phase_from_hand():
    table = Scenario().hand(FLEE_FIGHT).deck("Odinson").use("phase", FLEE_FIGHT)
    assert (table.in_hand(), table.in_deck()[:1]) == (["Odinson"], [FLEE_FIGHT])


def test_darkness_removes_what_is_worthless_and_light_draws_the_rest():
    table = Scenario().hand(ABOVE_BELOW, DARKNESS_LIGHT).deck("Agent").play(ABOVE_BELOW, "Play Above")
    assert table.play(DARKNESS_LIGHT, "Play Darkness").koed == ["Agent"]
    table = Scenario().hand(ABOVE_BELOW, DARKNESS_LIGHT).deck("Odinson").play(ABOVE_BELOW, "Play Below")
    assert table.play(DARKNESS_LIGHT, "Play Light").in_hand() == ["Odinson"]
    assert table.recruit_points == 3


def test_penumbra_plays_both_sides_as_two_cards():
    """The second side sees the first; the card is both then."""
    table = Scenario().hand("Penumbra", GOLIATH, "Growth Industry", "Being Big is Best").deck("Odinson")
    table.play("Penumbra").play(GOLIATH, "Play Massive Warrior")
    assert (table.attack, table.recruit_points) == (4 + 2, 2)
    assert table.in_play() == ["Penumbra", GOLIATH]
    assert [play.definition.name for play in table.state.plays] == [
        "Penumbra", "Massive Warrior", "Brilliant Biochemist",
    ]  # fmt: skip
    assert table.play("Growth Industry").in_hand() == ["Being Big is Best", "Odinson"]
    assert table.play("Being Big is Best").attack == 4 + 2 + 2 + 3 + 4, "Penumbra, both sides and Growth Industry"


def test_penumbra_leaves_out_the_side_that_cannot_be_paid():
    table = Scenario().hand("Penumbra", HERCULES).deck("Wound").play("Penumbra").play(HERCULES)
    assert table.in_hand() == []
    assert table.in_discard() == ["Wound"], "what Boy Genius drew pays for the Dullard"
    assert table.attack == 4 + 3
    table = Scenario().hand("Penumbra", HERCULES).deck().play("Penumbra").play(HERCULES)
    assert table.attack == 4


def test_penumbra_is_over_with_the_turn():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Penumbra").deck(*[ABOVE_BELOW] * 10)
    table.play("Penumbra").end_turn().play(ABOVE_BELOW, "Play Above")
    assert table.in_play() == ["Above"]


def test_a_side_can_be_copied():
    table = Scenario().hand(FLEE_FIGHT, "Copy Powers").play(FLEE_FIGHT, "Play Fight").play("Copy Powers")
    assert table.attack == 2 + 2 + 1
    assert table.in_play() == ["Fight", "Copy Powers"]


def test_whoever_copies_the_top_of_a_deck_chooses_its_side():
    table = Scenario(players=1).hand("Steal Abilities").deck(GOLIATH)
    table.play("Steal Abilities", "Play Massive Warrior")
    assert table.attack == 4 + 2
    assert table.in_discard() == [GOLIATH]


def test_whoever_copies_its_effects_chooses_a_side():
    table = Scenario().city(Sewers="Chameleon").hq(GOLIATH).points(attack=6)
    table.fight("Chameleon", "Play Brilliant Biochemist")
    assert (table.recruit_points, table.in_play()) == (2, [])


def test_the_sides_have_labels_and_keys_and_can_be_undone():
    table = Scenario().hand(GOLIATH, GOLIATH).leaving("play", GOLIATH)
    decision = table.game.decision
    assert labels(table.game, decision) == ["Play Brilliant Biochemist", "Play Massive Warrior"]
    assert len(set(keys(table.game, decision))) == 2
    assert decision.about.prompt(table.game, decision) == f"Which side of {GOLIATH} do you play?"
    assert topic_of(table.game, decision) == "side"


def test_a_position_with_a_side_on_the_table_can_be_saved():
    match = longbox.deal("legendary", heroes=["cloak-dagger", "goliath", "hercules", "hulk", "thor"], seed=4)
    made = 0
    while match.decision.topic != "side":
        verbs = [option.verb for option in match.decision.options]
        match.choose(next((verbs.index(verb) for verb in ("play", "recruit") if verb in verbs), len(verbs) - 1))
        made += 1
    for _ in range(2):
        then = longbox.load(match.save())
        assert (then.digest, then.view(0)) == (match.digest, match.view(0))
        if match.decision.topic == "side":
            match.choose(0)
    match.undo(made)
    assert match.decision.topic == "side"


@pytest.mark.rule("LG-DIVIDED-01")
def test_views_show_both_sides():
    table = Scenario().hand(HERCULES)
    (card,) = table.state.zones[table.zone_of_hand(0)]
    view = RULES.card_view(table.game, card)
    assert [half["name"] for half in view["halves"]] == ["Manly Dullard", "Boy Genius"]
    assert [half["cost"] for half in view["halves"]] == [3, 3]
    assert view["heroes"] == ["Hercules", "Amadeus Cho"]
    assert view["asks"]
    assert RULES.text(table.state.definition[card]).splitlines() == [
        "Manly Dullard: [Strength], [Avengers], Hercules, Attack 3.",
        "To play Manly Dullard, discard another card from your hand.",
        "Boy Genius: [Tech], Amadeus Cho.",
        "Draw a card.",
    ]


def test_hercules_and_his_friends():
    table = Scenario().hand("Crowd Favorite", "Keen Senses").city(Bank="Sentinel", Bridge="Sentinel")
    table.play("Keen Senses").play("Crowd Favorite").points(attack=6).fight("Sentinel", "Keen Senses")
    assert table.in_victory() == ["Sentinel", "Bystander"]
    table = Scenario().hand("Odinson", "Prince of Power").deck("Agent").play("Odinson").play("Prince of Power")
    assert table.koed == ["Agent"]
    table = Scenario().hand("Endless Invention", "Son of Zeus").victory("Bystander", "Bystander").play("Son of Zeus")
    assert (table.attack, table.recruit_points) == (3, 0)
    table = Scenario().hand("Endless Invention", "Son of Zeus").victory("Bystander").deck("Agent")
    table.play("Endless Invention").play("Son of Zeus")
    assert (table.attack, table.recruit_points) == (2, 2)


def test_goliaths_implications():
    table = Scenario().hand("Odinson", "Penumbra", "Enormous Implications").play("Odinson").play("Penumbra")
    assert table.play("Enormous Implications").attack == 4 + 7
    assert Scenario().hand("Enormous Implications").play("Enormous Implications").attack == 0
