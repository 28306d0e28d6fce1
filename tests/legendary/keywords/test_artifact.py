"""Artifacts: they stay in front of their player, and help once on each of their turns."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary import RULES
from longbox.games.legendary.table.abilities import OncePerTurn
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.zones import ARTIFACTS, DISCARD
from longbox.games.legendary.vocabulary.keywords.artifact import ARTIFACT
from longbox.games.legendary.vocabulary.points import get

from ..scenario import Scenario


def alone(**setup):
    return Scenario(players=1, scheme="the-legacy-virus", **setup)


@pytest.mark.rule("LG-KW-ARTIFACT-01")
def test_an_artifact_is_recruited_like_any_hero():
    table = Scenario().hq("Element Guns").points(recruit=4).recruit("Element Guns")
    assert table.in_discard() == ["Element Guns"]
    (card,) = table.state.zones[DISCARD.first]
    assert table.state.definition[card].kind == HERO


@pytest.mark.rule("LG-KW-ARTIFACT-02")
def test_played_it_stays_in_front_through_the_end_of_the_turn():
    table = alone().hand("Implanted Memory Chip", "Agent").play("Implanted Memory Chip")
    assert table.cards(ARTIFACTS) == ["Implanted Memory Chip"]
    table.end_turn()
    assert table.cards(ARTIFACTS) == ["Implanted Memory Chip"]
    assert "Implanted Memory Chip" not in table.in_discard()


@pytest.mark.rule("LG-KW-ARTIFACT-03", "LG-KW-ARTIFACT-04")
def test_it_can_be_used_at_once_and_then_once_on_each_turn():
    table = alone().hand("Implanted Memory Chip").play("Implanted Memory Chip")
    table.use("use artifact", "Implanted Memory Chip")
    assert table.in_hand() == ["Agent"]
    assert not table.can("use artifact")
    (card,) = table.state.zones[ARTIFACTS.first]
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "use artifact", card, -1)] == ["LG-KW-ARTIFACT-04"]
    table.end_turn()
    assert table.can("use artifact", "Implanted Memory Chip")
    table.end_turn()
    assert len(table.in_hand()) == 6, "nobody has to use it"


def why_not_used(table: Scenario, place: int) -> list[str]:
    """The rules against using the Artifact of seat 0 at a place in its row."""
    card = table.state.zones[ARTIFACTS.first][place]
    return [reason.rule for reason in RULES.why_not(table.game, 0, "use artifact", card, -1)]


@pytest.mark.rule("LG-KW-ARTIFACT-04")
def test_only_the_artifact_that_was_used_is_refused():
    table = Scenario().artifacts("Implanted Memory Chip", "Element Guns")
    assert table.offered[0] == "use artifact Implanted Memory Chip"
    assert [why_not_used(table, place) for place in (0, 1)] == [[], []]
    table.use("use artifact", "Element Guns")
    assert table.can("spend shard"), "what the Guns gave"
    assert [why_not_used(table, place) for place in (0, 1)] == [[], ["LG-KW-ARTIFACT-04"]]
    table.use("use artifact", "Implanted Memory Chip")
    assert [why_not_used(table, place) for place in (0, 1)] == [["LG-KW-ARTIFACT-04"]] * 2


@pytest.mark.rule("LG-KW-ARTIFACT-04", "LG-KW-ARTIFACT-05")
def test_of_two_alike_the_second_may_still_be_used_when_the_first_was():
    table = Scenario().artifacts("Power Gem", "Power Gem").use("use artifact")
    assert why_not_used(table, 1) == []
    table.use("use artifact")
    assert [why_not_used(table, place) for place in (0, 1)] == [["LG-KW-ARTIFACT-04"]] * 2


@pytest.mark.rule("LG-KW-ARTIFACT-05")
def test_two_of_a_name_are_used_apart():
    table = Scenario().artifacts("Power Gem", "Power Gem")
    table.use("use artifact").use("use artifact")
    assert table.attack == 4
    assert not table.can("use artifact")


@pytest.mark.rule("LG-KW-ARTIFACT-06")
def test_on_the_turn_of_another_player_it_rests():
    table = Scenario().artifacts("Power Gem", seat=1)
    assert not table.can("use artifact")
    (card,) = table.state.zones[ARTIFACTS.first + 1]
    assert [reason.rule for reason in RULES.why_not(table.game, 1, "use artifact", card, -1)] == ["LG-TURN-01"]


@pytest.mark.rule("LG-KW-ARTIFACT-07")
def test_a_hero_artifact_can_be_revealed_on_any_turn():
    table = Scenario(scheme="the-legacy-virus").artifacts("Implanted Memory Chip", seat=1).villain_deck("Twist")
    table.leaving("begin")
    assert table.seat_asked == 1
    assert table.offered == ["reveal Implanted Memory Chip", "suffer"]
    assert table.answer("reveal").wounds(1) == 0
    table = Scenario(scheme="the-legacy-virus").artifacts("Implanted Memory Chip", seat=1).villain_deck("Twist")
    assert table.leaving("begin", "", "suffer").wounds(1) == 1


@pytest.mark.rule("LG-KW-ARTIFACT-08")
def test_hero_artifacts_are_among_the_heroes_one_has():
    table = Scenario().artifacts("Implanted Memory Chip", "Mind Gem").hand("Odinson", "Odinson").city(Bank="Sentinel")
    table.points(attack=3).leaving("fight", "Sentinel")
    assert table.offered == ["ko Odinson", "ko Implanted Memory Chip"], "a Gem is no Hero"


@pytest.mark.rule("LG-KW-ARTIFACT-09")
def test_it_counts_as_played_only_on_the_turn_it_was_put_out():
    fresh = Scenario().hand("Element Guns", "Repulsor Rays").play("Element Guns")
    assert fresh.play("Repulsor Rays").attack == 3
    waiting = Scenario().artifacts("Element Guns").hand("Repulsor Rays")
    assert waiting.play("Repulsor Rays").attack == 2


@pytest.mark.rule("LG-KW-ARTIFACT-10")
def test_in_a_final_showdown_artifacts_can_be_used():
    table = Scenario(mastermind="loki", scheme="the-legacy-virus", challenges=["final-showdown"]).points(attack=10)
    table.artifacts("Power Gem", seat=1).tactics("Cruel Ruler").leaving("fight", "Loki").leaving("end")
    assert table.seat_asked == 1
    table.leaving("use artifact", "Power Gem").leaving("end")
    assert table.state.totals[1] == 2


@pytest.mark.rule("LG-KW-ARTIFACT-11")
def test_a_copy_is_used_once_and_does_not_stay():
    table = alone().hand("Element Guns", "Copy Powers").play("Element Guns").play("Copy Powers")
    assert table.in_play() == ["Copy Powers"]
    table.use("use artifact").use("use artifact")
    assert table.state.shards_of == [2]
    assert not table.can("use artifact")
    table.end_turn()
    assert table.cards(ARTIFACTS) == ["Element Guns"]
    assert table.in_discard() == ["Copy Powers"]


def test_where_a_copy_does_the_same_it_is_used_first_and_the_other_one_is_told_to_wait():
    table = alone().artifacts("Implanted Memory Chip").hand("Implanted Memory Chip", "Copy Powers")
    table.play("Implanted Memory Chip").play("Copy Powers")
    assert why_not_used(table, 0) == ["LG-KW-ARTIFACT-05"]
    table.use("use artifact")
    assert why_not_used(table, 0) == []


def test_a_gem_is_won_as_an_artifact():
    table = alone().ko_pile("Strike", "Strike").villain_deck("Power Gem").begin_turn()
    assert table.attack_of("Power Gem") == 9
    table.points(attack=9).fight("Power Gem")
    assert table.in_discard() == ["Power Gem"]
    assert table.in_victory() == []
    assert table.state.shards_of == [1]


def test_a_gem_in_hand_is_played_without_the_attack_it_had_as_a_villain():
    table = Scenario().hand("Mind Gem").play("Mind Gem")
    assert (table.attack, table.recruit_points) == (0, 0)
    assert table.cards(ARTIFACTS) == ["Mind Gem"]
    table.use("use artifact")
    assert table.recruit_points == 2


def test_an_outlaw_does_what_another_players_artifact_can_do():
    table = Scenario().artifacts("Mind Gem", seat=1).hand("Legendary Outlaw").play("Legendary Outlaw")
    assert table.recruit_points == 4
    table.end_turn()
    assert table.can("use artifact", "Mind Gem"), "its own player can still use it"


def test_the_starship_gains_a_shard_for_each_artifact():
    table = Scenario().artifacts("Sentient Starship", "Mind Gem").use("use artifact", "Sentient Starship")
    assert table.state.shards_of[0] == 2


@pytest.mark.rule("LG-KW-ARTIFACT-04")
def test_two_abilities_of_one_artifact_are_each_used_once_a_turn():
    twofold = Card(
        "Twofold Gem", HERO, stats={"cost": 4}, hero="Nobody",
        powers=[ARTIFACT, OncePerTurn(get(attack=1)), OncePerTurn(get(recruit=1))],
    )  # fmt: skip
    table = alone().hand(twofold).play("Twofold Gem")
    table.use("use artifact", "Twofold Gem").use("use artifact", "Twofold Gem")
    assert (table.attack, table.recruit_points) == (1, 1)
    assert not table.can("use artifact")
