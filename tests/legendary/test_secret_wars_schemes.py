"""The Schemes of the Secret Wars: parallel cities, a dimension for each player, barons who are enthroned."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.enemies import is_villain, masterminds
from longbox.games.legendary.table.zones import ESCAPED, KO_PILE, MASTERMIND_SPACE, VILLAIN_DECK

from .scenario import Scenario

MAIN, PARALLEL = "The main city", "The city of the parallel dimension"


def smashed(**villains):
    table = Scenario(scheme="smash-two-dimensions-together").hand().hand(seat=1)
    return table.city(**villains)


@pytest.mark.rule("LG-CITY-07")
@pytest.mark.parametrize(("where", "space"), [(MAIN, "Rooftops"), (PARALLEL, "space 6")])
def test_the_active_player_chooses_which_city_a_villain_enters(where, space):
    table = smashed().villain_deck("Sentinel").leaving("begin", "", where)
    assert table.where == {space: "Sentinel"}
    assert [len(city["spaces"]) for city in table.seen(0)["cities"]] == [3, 3]


@pytest.mark.rule("LG-ESCAPE-01")
def test_each_dimension_pushes_its_own_villains_out():
    table = smashed(Rooftops="Viper", Streets="Sentinel", Bridge="Venom", **{"space 6": "Whirlwind"})
    table.villain_deck("Sentinel").leaving("begin", "", MAIN, "Keen Senses")
    assert table.cards(ESCAPED) == ["Venom"]
    assert table.where["space 6"] == "Whirlwind"
    assert table.where["Rooftops"] == "Sentinel"


def test_a_twist_brings_two_cards_and_the_eighth_lets_all_escape():
    table = smashed().villain_deck("Twist", "Sentinel", "Viper").bringing(2)
    table.leaving("begin", "", MAIN, PARALLEL)
    assert table.where == {"Rooftops": "Sentinel", "space 6": "Viper"}
    table = smashed(Rooftops="Sentinel", **{"space 7": "Sentinel"}).twists_so_far(7).villain_deck("Twist")
    table.leaving("begin", "", "Keen Senses", "Keen Senses")
    assert table.gone == ["Sentinel", "Sentinel"]
    assert table.where == {}


def test_ten_escaped_villains_are_too_many():
    table = smashed(Bridge="Sentinel").escaped(*["Sentinel"] * 9).twists_so_far(7).villain_deck("Twist")
    table.leaving("begin")
    assert table.result is not None
    assert table.result.villain_won


def fragmented(players=2):
    return Scenario(scheme="fragmented-realities", players=players).hand().hand(seat=1)


@pytest.mark.rule("LG-CITY-07")
def test_each_player_has_a_deck_and_a_dimension():
    table = fragmented(3)
    decks = [table.cards(VILLAIN_DECK, number) for number in range(3)]
    assert [deck.count("Twist") for deck in decks[1:]] == [2, 2]
    assert len({len(deck) for deck in decks[1:]}) == 1
    table.villain_deck_number(1, "Sentinel", "Bystander").villain_deck_number(2, "Viper", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Sentinel"}
    table.end_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper"}
    table.points(attack=3)
    assert table.can("fight", "Sentinel"), "in any dimension"


@pytest.mark.rule("LG-ESCAPE-01")
def test_a_second_villain_pushes_the_first_out_of_its_dimension():
    table = fragmented().city(Sewers="Viper", Bank="Venom").villain_deck_number(1, "Sentinel", "Bystander")
    table.leaving("begin", "", "Keen Senses")
    assert table.where == {"Sewers": "Sentinel", "Bank": "Venom"}
    assert table.gone == ["Viper"]


def test_a_twist_plays_two_cards_of_the_players_own_deck():
    table = fragmented().villain_deck_number(1, "Twist", "Bystander", "Bystander").villain_deck_number(2, "Viper")
    table.city(Sewers="Venom").bringing(2).begin_turn()
    assert table.held_by("Venom") == ["Bystander", "Bystander"]
    assert table.where == {"Sewers": "Venom"}


def test_too_many_heroes_with_a_class_are_lost():
    table = fragmented().ko_pile(*["Odinson"] * 9, "Agent").hand("Oddball")
    assert table.leaving("begin").result is None
    (oddball,) = table.state.zones[table.zone_of_hand(0)]
    table.an_effect_kos_card(oddball)
    table.game.run()
    assert table.cards(KO_PILE).count("Agent") == 1
    assert table.result is not None
    assert table.result.villain_won


def barons(**villains):
    scheme = "enthrone-the-barons-of-battleworld"
    return Scenario(scheme=scheme, mastermind="red-skull").hand().hand(seat=1).city(**villains)


@pytest.mark.rule("LG-ASCEND-01", "LG-MULTIMASTER-01")
def test_the_villain_with_the_highest_printed_attack_is_enthroned():
    table = barons(Bank="Abomination", Bridge="Sentinel").escaped("Supreme HYDRA").villain_deck("Twist")
    table.begin_turn()
    assert table.cards(MASTERMIND_SPACE) == ["Red Skull", "Supreme HYDRA"]
    assert table.attack_of("Supreme HYDRA") == 8
    assert table.gone == []
    supreme = table.find("Supreme HYDRA")
    assert not is_villain(table.game, supreme)


@pytest.mark.rule("LG-ASCEND-02", "LG-MULTIMASTER-02")
def test_a_baron_strikes_for_what_it_is_worth():
    table = barons(Bank="Supreme HYDRA").villain_deck("Twist", "Strike").begin_turn()
    table.hand("Odinson", "Agent").hand("Odinson", "Odinson", "Agent", seat=1).deck(*["Agent"] * 10)
    table.leaving("end", "", "Supreme HYDRA")
    assert table.in_discard(1) == ["Odinson"], "it costs 3, as many Victory Points as are printed on Supreme HYDRA"
    table.answer("Odinson")
    assert table.in_hand(1) == ["Agent"]


@pytest.mark.rule("LG-ASCEND-03")
def test_a_baron_falls_in_one_fight():
    table = barons(Bank="Abomination").villain_deck("Twist").begin_turn().points(attack=7).fight("Abomination")
    assert table.in_victory() == ["Abomination"]
    assert masterminds(table.game) == [table.find("Red Skull")]


def test_whom_it_held_goes_along_to_the_throne():
    table = barons(Bank="Abomination").holding("Abomination", "Bystander").villain_deck("Twist").begin_turn()
    assert table.held_by("Abomination") == ["Bystander"]
    assert table.points(attack=7).fight("Abomination").in_victory() == ["Abomination", "Bystander"]


def test_the_eighth_twist_enthrones_villains_that_were_won():
    table = barons().victory("Abomination", "Sentinel").victory("Viper", seat=1).twists_so_far(7)
    table.villain_deck("Twist").begin_turn()
    assert table.cards(MASTERMIND_SPACE) == ["Red Skull", "Abomination", "Viper"]
    assert (table.in_victory(0), table.in_victory(1)) == (["Sentinel"], [])


def test_six_masterminds_are_too_many():
    table = barons(Bank="Destroyer").escaped("Supreme HYDRA", "Viper", "Blob", "HYDRA Kidnappers").twists_so_far(2)
    table.villain_deck(*["Twist"] * 5).leaving("begin")
    for _ in range(3):
        table.leaving("end")
    assert len(table.cards(MASTERMIND_SPACE)) == 5
    assert table.result is None
    table.leaving("end")
    assert table.result is not None
    assert table.result.villain_won


def sinister(**villains):
    table = Scenario(scheme="sinister-ambitions", players=3)
    return table.hand().hand(seat=1).hand(seat=2)


def ambition_in(table, space, name):
    table.villain_deck(name)
    (card,) = table.state.zones[VILLAIN_DECK.first]
    table.game.move(card, table.zone_in_city(space))
    table.state.put("as_villain", card, 1)
    return table


@pytest.mark.rule("LG-CARD-79")
def test_an_escaping_ambition_concerns_each_player():
    table = ambition_in(sinister(), "Bridge", "Pummel").villain_deck("Sentinel")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.leaving("begin", "", "Keen Senses")
    assert table.gone == ["Pummel"]
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1]


def test_ambitions_are_villains_of_their_printed_attack_and_worth_four():
    table = sinister().villain_deck("Pummel", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Pummel"}
    assert table.attack_of("Pummel") == 4
    table.points(attack=4).fight("Pummel")
    assert table.points_won() == 4
    table = sinister().villain_deck("Twist", "Pummel", "Bystander").bringing(1).begin_turn()
    assert table.attack_of("Pummel") == 5


def test_ten_of_them_lie_in_the_villain_deck_and_four_escaped_are_too_many():
    table = Scenario(scheme="sinister-ambitions")
    fresh = RULES.deal({item.name: item.default for item in RULES.form()} | {"scheme": "sinister-ambitions"}, seed=3)
    kinds = [fresh.state.definition[card].kind for card in fresh.state.zones[VILLAIN_DECK.first]]
    assert kinds.count("ambition") == 10
    table.escaped("Kidnap", "Abduction", "Breakout").twists_so_far(5).villain_deck("Twist").hand().hand(seat=1)
    table._new("Pummel", table.zone_in_city("Bank"))
    pummel = table.find("Pummel")
    table.state.put("as_villain", pummel, 1)
    table.leaving("begin")
    if table.result is None:
        table.answer("Keen Senses")
    assert table.result is not None
    assert table.result.villain_won
