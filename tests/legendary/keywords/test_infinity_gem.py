"""Infinity Gems: Villains until they are fought, then Artifacts of whoever won them."""

import pytest

from longbox.games.legendary.table.enemies import is_villain
from longbox.games.legendary.table.zones import ARTIFACTS, DISCARD, HAND, VILLAIN_DECK

from ..scenario import Scenario


def alone(**setup):
    return Scenario(players=1, scheme="the-legacy-virus", **setup)


@pytest.mark.rule("LG-KW-INFINITYGEM-01")
def test_it_enters_and_pushes_like_any_villain():
    table = Scenario().city(Sewers="Venom").villain_deck("Power Gem").begin_turn()
    assert table.where == {"Sewers": "Power Gem", "Bank": "Venom"}
    assert is_villain(table.game, table.find("Power Gem"))


@pytest.mark.rule("LG-KW-INFINITYGEM-02")
def test_who_fights_it_gets_an_artifact_and_no_trophy():
    table = Scenario().city(Bank="Power Gem").points(attack=7).fight("Power Gem")
    assert (table.in_discard(), table.in_victory()) == (["Power Gem"], [])


@pytest.mark.rule("LG-KW-INFINITYGEM-03")
def test_won_it_is_neither_hero_nor_villain_and_costs_nothing():
    table = Scenario(mastermind="loki").hand("Mind Gem", "Agent").villain_deck("Strike").begin_turn()
    assert table.wounds() == 1, "it is no Strength Hero, nor any other"
    (card,) = [one for one in table.state.zones[HAND.first] if table.state.definition[one].name == "Mind Gem"]
    assert not is_villain(table.game, card)
    shown = {one["name"]: one for one in table.seen(0)["zones"]["hand:0"]["cards"]}
    assert "villain" not in shown["Mind Gem"]
    assert "cost" not in shown["Mind Gem"]


@pytest.mark.rule("LG-KW-INFINITYGEM-04")
def test_it_is_played_and_stays():
    table = alone().hand("Mind Gem").play("Mind Gem").use("use artifact")
    assert table.recruit_points == 2
    assert table.end_turn().cards(ARTIFACTS) == ["Mind Gem"]


@pytest.mark.rule("LG-KW-INFINITYGEM-05", "LG-CARD-35")
def test_sent_back_to_the_city_it_is_a_villain_again_and_ambushes():
    table = Scenario(scheme="forge-the-infinity-gauntlet").artifacts("Space Gem", seat=1).discard("Mind Gem", seat=1)
    table.city(Bank="Venom").villain_deck("Twist").leaving("begin")
    assert table.seat_asked == 1
    table.answer("Space Gem")
    card = table.find("Space Gem")
    assert table.where["Sewers"] == "Space Gem"
    assert is_villain(table.game, card)
    assert table.state.shards[card] == 3 + 1, "three empty spaces, and one from the Scheme"
    assert table.cards(ARTIFACTS, 1) == []


@pytest.mark.rule("LG-CARD-76")
def test_soul_and_reality_gem_count_themselves():
    table = Scenario().city(Sewers="Venom").villain_deck("Soul Gem").begin_turn()
    assert table.state.shards[table.find("Soul Gem")] == 2
    table = Scenario().city(Sewers="Mind Gem").escaped("Power Gem").villain_deck("Reality Gem").begin_turn()
    assert table.state.shards[table.find("Reality Gem")] == 3


def test_space_gem_moves_a_villain_for_a_shard():
    table = Scenario().artifacts("Space Gem").city(Sewers="Venom", Bank="Sabretooth")
    table.use("use artifact", "Space Gem", "Venom", "Move Venom to the Bank")
    assert table.where == {"Sewers": "Sabretooth", "Bank": "Venom"}
    assert table.state.shards_of[0] == 1


def test_soul_gem_grows_with_defeats():
    table = Scenario().artifacts("Soul Gem").city(Bank="Sabretooth", Sewers="Whirlwind").points(attack=9)
    table.fight("Sabretooth").fight("Whirlwind")
    (card,) = table.state.zones[ARTIFACTS.first]
    assert table.state.shards[card] == 2
    assert table.use("use artifact").attack == 2


def test_reality_gem_looks_ahead_and_puts_a_card_under_the_deck():
    table = Scenario().artifacts("Reality Gem").villain_deck("Venom", "Bystander", "Sabretooth").leaving("begin")
    table.answer("Reality Gem").answer("Yes")
    assert table.state.shards_of[0] == 1
    assert "Venom" not in table.where.values()
    assert table.cards(VILLAIN_DECK) == ["Venom", "Sabretooth"], "the bottom card first"


def test_reality_gem_leaves_a_twist_where_it_is():
    table = Scenario(scheme="the-legacy-virus").artifacts("Reality Gem").villain_deck("Twist", "Bystander")
    table.leaving("begin").answer("Reality Gem")
    assert table.state.twists == 1


def test_time_gem_ambushes_with_another_card_and_gives_one_more_turn_in_a_game():
    table = Scenario().villain_deck("Time Gem", "Sabretooth", "Bystander").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sabretooth", "Bank": "Time Gem"}
    assert table.state.shards[table.find("Time Gem")] == 3
    table = Scenario().hand("Time Gem").play("Time Gem").end_turn()
    assert table.state.active == 0
    table.discard("Agent")
    game = table.game
    (card,) = table.state.zones[ARTIFACTS.first]
    game.move(card, HAND.first)
    table.game.ask_again()
    table.play("Time Gem").end_turn()
    assert table.state.active == 1, "only the first time in a game"


def test_shards_go_back_when_a_gem_is_discarded():
    table = Scenario(mastermind="thanos").artifacts("Soul Gem", seat=1).tactics("Centuries of Envy").points(attack=30)
    (card,) = table.state.zones[ARTIFACTS.first + 1]
    table.state.put("shards", card, 2)
    table.state.shards_on_cards = 2
    table.fight("Thanos")
    assert table.state.shards[card] == 0
    assert table.state.zone[card] == DISCARD.first + 1
