"""Guardians of the Galaxy: Schemes, Masterminds and Villains."""

import pytest

from longbox.engine import view
from longbox.games.legendary import RULES
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import VILLAIN
from longbox.games.legendary.table.zones import BESIDE_VILLAIN_DECK, OVER_MASTERMIND, VILLAIN_DECK

from .scenario import Scenario


def gauntlet(**setup) -> Scenario:
    return Scenario(scheme="forge-the-infinity-gauntlet", **setup)


def test_the_first_player_from_the_left_on_loses_a_gem_and_the_others_in_the_city_grow():
    table = gauntlet(players=3).artifacts("Mind Gem").discard("Power Gem", seat=2).city(Bank="Reality Gem")
    table.villain_deck("Twist").begin_turn()
    assert table.where == {"Sewers": "Power Gem", "Bank": "Reality Gem"}
    assert [table.state.shards[table.find(name)] for name in ("Power Gem", "Reality Gem")] == [1, 1]


def test_without_a_gem_among_players_only_shards_are_laid():
    table = gauntlet().city(Bank="Reality Gem").villain_deck("Twist").begin_turn()
    assert table.state.shards[table.find("Reality Gem")] == 1


def test_six_gems_with_evil_end_it():
    table = gauntlet().escaped(*["Reality Gem"] * 4).city(Bank="Mind Gem").villain_deck("Power Gem").leaving("begin")
    assert table.result is not None
    assert table.result.villain_won
    assert table.result.winners == ()


def test_who_controls_four_gems_wins_with_evil():
    table = gauntlet(players=3).artifacts("Mind Gem", "Power Gem", "Soul Gem").hand("Space Gem", "Agent")
    table.leaving("play", "Space Gem")
    assert table.result is not None
    assert table.result.villain_won
    assert table.result.winners == (0,)
    assert table.result.outcome == "loss"


def dealt(**setup):
    return RULES.deal({item.name: item.default for item in RULES.form()} | setup, seed=3)


@pytest.mark.rule("LG-CARD-51")
def test_the_war_names_both_groups_whomever_the_mastermind_leads():
    game = dealt(players=2, scheme="the-kree-skrull-war", mastermind="red-skull")
    deck = [game.state.definition[card] for card in game.state.zones[VILLAIN_DECK.first]]
    assert {card.fact("group") for card in deck if card.kind == VILLAIN} == {"Kree Starforce", "Skrulls"}
    game = dealt(players=3, scheme="the-kree-skrull-war", mastermind="red-skull")
    deck = [game.state.definition[card] for card in game.state.zones[VILLAIN_DECK.first]]
    assert {card.fact("group") for card in deck if card.kind == VILLAIN} == {"Kree Starforce", "Skrulls", "HYDRA"}


@pytest.mark.rule("LG-CARD-52")
def test_alone_both_groups_take_part():
    game = dealt(players=1, scheme="the-kree-skrull-war")
    deck = [game.state.definition[card] for card in game.state.zones[VILLAIN_DECK.first]]
    assert len([card for card in deck if card.kind == VILLAIN]) == 16


def war() -> Scenario:
    return Scenario(scheme="the-kree-skrull-war")


@pytest.mark.rule("LG-CARD-53")
def test_all_kree_and_skrulls_escape_with_all_that_comes_of_it():
    table = war().city(Bank="Supremor", Rooftops="Captain Atlas", Streets="Venom").villain_deck("Twist")
    table.leaving("begin", "", "Keen Senses", "Keen Senses")
    assert sorted(table.gone) == ["Captain Atlas", "Supremor"]
    assert table.koed.count("Keen Senses") == 2
    assert table.where == {"Streets": "Venom"}
    assert table.wounds() == 1, "Captain Atlas"
    assert table.cards(OVER_MASTERMIND) == ["Twist"], "a Kree Conquest"


def test_more_skrulls_are_a_skrull_conquest_and_a_tie_is_none():
    table = war().escaped("Paibok the Power Skrull").villain_deck("Twist").begin_turn()
    assert table.cards(BESIDE_VILLAIN_DECK) == ["Twist"]
    table = war().villain_deck("Twist").begin_turn()
    assert table.koed == ["Twist"]


def test_the_eighth_twist_goes_to_whoever_leads():
    table = war().twists_so_far(7).escaped("Supremor").villain_deck("Twist").begin_turn()
    assert table.koed == ["Twist"], "nobody leads"
    table = war().escaped("Supremor").villain_deck("Twist", "Twist").begin_turn()
    table.twists_so_far(7).end_turn()
    assert table.cards(OVER_MASTERMIND) == ["Twist", "Twist"]


def test_four_conquests_end_the_war():
    table = war().escaped("Supremor").villain_deck(*["Twist"] * 4).begin_turn().end_turn().end_turn().leaving("end")
    assert table.result is not None
    assert table.result.villain_won


@pytest.mark.rule("LG-CARD-84")
def test_thanos_is_weaker_for_gems_that_players_control_alone():
    table = Scenario(mastermind="thanos").artifacts("Mind Gem", seat=1).discard("Power Gem", "Soul Gem")
    assert table.attack_of("Thanos") == 22


@pytest.mark.rule("LG-CARD-85")
def test_alone_thanos_is_weaker_for_villains_of_the_only_group():
    table = Scenario(
        players=1, solo="advanced", mastermind="thanos", scheme="the-legacy-virus", villains=["masters-of-evil"]
    )
    table.victory("Ultron", "Melter", "Whirlwind", "Venom")
    assert table.attack_of("Thanos") == 18


def test_thanos_binds_souls_and_the_mad_titan_takes_their_namesakes():
    table = Scenario(mastermind="thanos", players=2).hand("Odinson", "Agent").hand("Odinson", "Agent", "Agent", seat=1)
    table.villain_deck("Strike", "Bystander").begin_turn()
    assert sorted(table.held_by("Thanos")) == ["Odinson", "Odinson"]
    table.hand("Odinson", "Odinson", "Agent", seat=1).tactics("The Mad Titan").points(attack=60)
    table.leaving("fight", "Thanos")
    assert (table.in_hand(1), table.in_discard(1)) == (["Agent"], ["Odinson", "Odinson"])


def test_keeper_of_souls_takes_one_and_gives_others():
    table = Scenario(mastermind="thanos").hand("Odinson").villain_deck("Strike", "Bystander").begin_turn()
    table.discard("Web-Shooters", seat=1).points(attack=60)
    table.tactics("Keeper of Souls").leaving("fight", "Thanos")
    assert table.in_discard() == ["Odinson"]
    assert table.held_by("Thanos") == ["Web-Shooters"]


def test_god_of_death_wounds_for_each_name():
    table = Scenario(mastermind="thanos").hand("Odinson").villain_deck("Strike", "Bystander").begin_turn()
    table.hand("Odinson", "Odinson", "Agent", seat=1).tactics("God of Death").points(attack=60).leaving(
        "fight", "Thanos"
    )
    assert table.wounds(1) == 2


def supreme() -> Scenario:
    return Scenario(mastermind="supreme-intelligence-of-the-kree")


SUPREME = "Supreme Intelligence of the Kree"


def test_the_supreme_intelligence_gains_a_shard_and_takes_cards_of_two_costs():
    table = supreme().hand("Agent", "Hope of the Korbinites", "Bounty Hunter", "Odinson")
    table.villain_deck("Strike").begin_turn()
    assert table.in_hand() == ["Agent", "Odinson"]
    assert table.attack_of(SUPREME) == 10


@pytest.mark.rule("LG-KW-SHARD-06")
@pytest.mark.parametrize(
    ("tactic", "shards"),
    [("Combined Knowledge of All Kree", 2), ("Cosmic Omniscience", 3), ("Countermeasure Protocols", 1)],
)
def test_the_tactics_of_the_supreme_intelligence_give_it_shards(tactic, shards):
    for seed in range(1, 20):
        again = supreme().city(Bank="Supremor").escaped("Dr. Minerva").ko_pile("Strike", "Strike", "Strike")
        again.points(attack=20).tactics(tactic, "Guide Kree Evolution").random(seed).fight(SUPREME)
        if again.in_victory() == [tactic]:
            assert again.state.shards[again.find(SUPREME)] == shards
            return
    raise AssertionError("the Tactic never came")


def test_guide_kree_evolution_feeds_all_kree():
    table = supreme().city(Bank="Supremor", Streets="Venom").points(attack=20).tactics("Guide Kree Evolution")
    table.leaving("fight", SUPREME)
    assert table.state.shards[table.find("Supremor")] == 1
    assert table.state.shards[table.find("Venom")] == 0


def test_kree_share_shards():
    table = Scenario().city(Bank="Supremor", Streets="Venom").villain_deck("Dr. Minerva").begin_turn()
    assert [table.state.shards[table.find(name)] for name in ("Dr. Minerva", "Supremor", "Venom")] == [1, 1, 0]
    table = Scenario().city(Bank="Supremor").villain_deck("Demon Druid").begin_turn()
    assert table.state.shards[table.find("Supremor")] == 2
    table = Scenario(mastermind="loki").city(Bank="Captain Atlas").villain_deck("Supremor").begin_turn()
    assert table.state.shards[table.find("Loki")] == 1
    assert table.attack_of("Captain Atlas") == 7


def test_captain_atlas_wants_a_shard_or_wounds():
    table = Scenario().city(Bridge="Captain Atlas", Streets="Venom", Rooftops="Venom", Bank="Venom", Sewers="Venom")
    table.state.shards_of = [1, 0]
    table.villain_deck("Sabretooth").leaving("begin", "", "Keen Senses")
    assert (table.wounds(), table.wounds(1), table.state.shards_of) == (0, 1, [0, 0])


def test_korath_grows_with_cards_drawn_and_wounds_if_he_leaves_with_shards():
    table = Scenario().villain_deck("Korath the Pursuer").leaving("begin", "", "yes", "no")
    assert table.state.shards[table.find("Korath the Pursuer")] == 1
    assert (len(table.in_hand()), len(table.in_hand(1))) == (1, 0)


KORATH = "Korath the Pursuer"


@pytest.mark.parametrize("shards", [0, 1])
def test_korath_leaves_wounds_only_with_shards(shards):
    crowd = {
        "Bridge": "Korath the Pursuer",
        "Streets": "Venom",
        "Rooftops": "Venom",
        "Bank": "Venom",
        "Sewers": "Venom",
    }
    table = Scenario().city(**crowd)
    table.state.put("shards", table.find("Korath the Pursuer"), shards)
    table.state.shards_on_cards = shards
    table.villain_deck("Sabretooth").leaving("begin", "", "Keen Senses")
    assert (table.wounds(), table.wounds(1)) == (shards, shards)


def test_shatterax_lays_shards_on_the_hq_that_come_with_the_heroes():
    table = Scenario().city(Bank="Shatterax").points(attack=5, recruit=10).fight("Shatterax")
    assert table.state.shards_on_cards == 5
    table.recruit("Keen Senses")
    assert (table.state.shards_of[0], table.state.shards_on_cards) == (1, 4)


def test_ronan_lets_all_accuse_at_once():
    table = Scenario(players=3).villain_deck("Ronan the Accuser").leaving("begin")
    for seat, accused in ((0, 2), (1, 2), (2, 0)):
        assert table.seat_asked == seat
        hidden = table.state.accused
        assert hidden[seat] == -1
        option = next(one for one in table.options if one.amount == accused)
        table._choose(option)
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 1]


def test_two_players_accuse_one_another_and_nobody_alone():
    table = Scenario().villain_deck("Ronan the Accuser").begin_turn()
    assert [table.wounds(seat) for seat in range(2)] == [1, 1]
    alone = Scenario(players=1, scheme="the-legacy-virus").villain_deck("Ronan the Accuser").begin_turn()
    assert alone.wounds() == 0


def test_an_accusation_is_guessed_by_whoever_can_not_have_seen_it():
    table = Scenario(players=4).villain_deck("Ronan the Accuser").leaving("begin")
    table._choose(next(one for one in table.options if one.amount == 2))
    assert {view.determinize(table.game, 1, seed).state.accused[0] for seed in range(30)} == {1, 2, 3}
    assert {view.determinize(table.game, 0, seed).state.accused[0] for seed in range(5)} == {2}


def test_all_gems_are_in_one_group():
    assert sum(card.copies for card in COLLECTION.villains["infinity-gems"].cards) == 8
    assert COLLECTION.unplayable == {}
