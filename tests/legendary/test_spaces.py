"""The shape of the table is data: cities of any size, several of them, several decks, and an HQ of two rows."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table import board
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.kinds import BANK, BRIDGE, CLASSES, ROOFTOPS, SEWERS, SPACES, STREETS, TWIST
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.table.zones import ESCAPED, HERO_DECKS, HQ, VILLAIN_DECKS
from longbox.games.legendary.vocabulary.abilities import ambush
from longbox.games.legendary.vocabulary.board import city_has
from longbox.games.legendary.words.texts import set_up

from .made_up import villain
from .scenario import Scenario

TIDE = villain("Tide", ambush(city_has(7)), attack=3, vp=2)
EBB = villain("Ebb", ambush(city_has(3)), attack=3, vp=2)
SIX, SEVEN = 5, 6
TWO_ROWS = ((ROOFTOPS, STREETS, BRIDGE), (SIX, SEVEN, 7))
ONE_EACH = ((5,), (6,), (7,), (8,), (9,))


def test_a_city_of_seven_spaces_goes_on_beyond_the_bridge():
    table = Scenario().shaped(city=7).city(**dict.fromkeys(SPACES[:7], "Sentinel")).hand()
    table.villain_deck("Venom").begin_turn("Keen Senses")
    assert table.where["Sewers"] == "Venom"
    assert table.gone == ["Sentinel"]
    assert list(table.where) == list(SPACES[:7])


def test_a_space_above_five_has_no_hq_under_it():
    table = Scenario().shaped(city=7)
    assert board.zone_under(table.game, BRIDGE) == HQ.first + BRIDGE
    assert board.zone_under(table.game, SIX) == -1


def test_a_city_grows_and_shrinks_in_play():
    table = Scenario().city(Sewers="Venom", Bridge="Whirlwind").hand().villain_deck(TIDE).begin_turn()
    assert table.state.cities == ((SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE, SIX, SEVEN),)
    assert table.gone == []
    table = Scenario().shaped(city=7).city(Sewers="Venom", Bridge="Whirlwind", **{"space 6": "Sabretooth"}).hand()
    table.hq("Agent", "Odinson", "Agent", "Agent", "Agent").villain_deck(EBB).telling()
    table.begin_turn("Odinson", "Agent")
    assert table.state.cities == ((SEWERS, BANK, ROOFTOPS),)
    assert table.cards(ESCAPED) == ["Sabretooth", "Whirlwind"], "from the exit on"
    assert "The city loses a space: Bridge." in table.told


def test_where_a_city_grows_one_space_follows_the_other():
    table = Scenario().shaped(city=1)
    assert board.stands(table.game, SEWERS)
    assert not board.stands(table.game, BANK)
    table.villain_deck(TIDE).hand().begin_turn()
    assert table.state.cities[0][:5] == (SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE)


def test_a_view_tells_every_space_with_what_lies_over_and_under_it():
    seen = Scenario().shaped(city=6).seen()
    (city,) = seen["cities"]
    assert [space["name"] for space in city["spaces"]] == [*SPACES[:5], "space 6"]
    assert city["spaces"][0] == {
        "name": "Sewers",
        "zone": "city:Sewers",
        "unscanned": "unscanned:Sewers",
        "location": "location:Sewers",
        "over": "over the city:Sewers",
        "under": "hq:under the Sewers",
    }
    assert city["spaces"][5]["under"] is None
    assert (city["name"], city["seat"], city["deck"]) == ("", -1, "villain deck")
    assert seen["city"] == [*SPACES[:5], "space 6"]


def test_a_parallel_city_has_a_name_and_an_exit_of_its_own():
    table = Scenario().shaped(cities=TWO_ROWS, names=("the city", "the other one")).hand()
    table.city(Rooftops="Venom", **{"space 6": "Sentinel", "space 7": "Whirlwind", "space 8": "Sabretooth"})
    table.villain_deck("Blob").hq("Odinson").leaving("begin")
    table.answer("The other one")
    table.answer("Odinson")
    assert table.where == {"Rooftops": "Venom", "space 6": "Blob", "space 7": "Sentinel", "space 8": "Whirlwind"}
    assert table.gone == ["Sabretooth"]
    assert [city["name"] for city in table.seen()["cities"]] == ["the city", "the other one"]


def split(**setup):
    table = Scenario(**setup).shaped(cities=ONE_EACH, villain_decks=True, for_each_player=True).hand()
    return table.villain_deck_number(1, "Sentinel", "Venom").villain_deck_number(2, "Whirlwind", "Sabretooth")


def test_each_player_has_a_city_and_a_villain_deck():
    table = split(players=3).villain_deck_number(3, "Blob")
    table.begin_turn()
    assert table.where == {"space 6": "Sentinel"}
    table.end_turn()
    assert table.where == {"space 6": "Sentinel", "space 7": "Whirlwind"}
    table.points(attack=100)
    assert table.can("fight", "Sentinel"), "enemies in all cities can be fought"
    assert [city["seat"] for city in table.seen()["cities"]] == [0, 1, 2]
    assert table.seen()["cities"][2]["deck"] == "villain deck 3"
    assert table.seen()["stacks"]["villain deck 3"] == 1


def test_a_bystander_from_a_players_deck_goes_to_that_players_city():
    table = split().villain_deck_number(1, "Bystander").city(**{"space 6": "Venom", "space 7": "Whirlwind"})
    table.begin_turn()
    assert table.held_by("Venom") == ["Bystander"]
    table = split().villain_deck_number(1, "Bystander").city(**{"space 7": "Whirlwind"}).begin_turn()
    assert table.held_by("Whirlwind") == [], "who stands elsewhere does not come into question"


@pytest.mark.rule("LG-DRAW-01")
def test_the_game_goes_on_as_long_as_one_villain_deck_has_a_card():
    table = split().villain_deck_number(1).villain_deck_number(2, "Bystander", "Bystander")
    table.bringing(-1).begin_turn().end_turn()
    assert table.state.outcome is None
    table = split().villain_deck_number(1, "Bystander").villain_deck_number(2)
    table.begin_turn().end_turn()
    assert table.state.outcome.outcome == "draw"


def test_of_decks_that_all_share_the_player_chooses_the_one_to_play_from():
    table = Scenario().shaped(cities=tuple((space,) for space in range(5)), villain_decks=True).hand()
    for number, name in enumerate(("Venom", "Sentinel", "Whirlwind", "Blob"), start=1):
        table.villain_deck_number(number, name)
    table.villain_deck_number(5).leaving("begin")
    decision = table.game.decision
    labels = [decision.about.label(table.game, option) for option in decision.options]
    assert labels == [f"The Villain Deck of the city of the {space}" for space in SPACES[:4]]
    table.answer(labels[2])
    assert table.where == {"Rooftops": "Whirlwind"}


def made_of(monkeypatch, **layout):
    scheme = COLLECTION.schemes["the-legacy-virus"]._replace(id="another-shape", layout=board.Layout(**layout))
    monkeypatch.setitem(COLLECTION.schemes, scheme.id, scheme)
    return scheme


def test_a_split_villain_deck_is_as_even_as_can_be_and_each_part_has_its_twists(monkeypatch):
    scheme = made_of(monkeypatch, cities=ONE_EACH, villain_decks=True, for_each_player=True, own_twists=2)
    monkeypatch.setitem(COLLECTION.schemes, scheme.id, scheme._replace(twists=dict.fromkeys(range(1, 6), 6)))
    state = dealt(scheme, players=3).state
    decks = [state.zones[deck.first] for deck in VILLAIN_DECKS]
    sizes = [len(deck) for deck in decks]
    assert max(sizes[:3]) - min(sizes[:3]) <= 1
    assert sizes[3:] == [0, 0]
    assert [sum(state.definition[card].kind == TWIST for card in deck) for deck in decks[:3]] == [2, 2, 2]


def dealt(scheme, **setup):
    return RULES.deal({item.name: item.default for item in RULES.form()} | {"scheme": scheme.id} | setup, 3)


def test_a_hero_deck_sorted_by_class_fills_the_space_over_each_part(monkeypatch):
    scheme = made_of(monkeypatch, sorted_heroes=True)
    game = dealt(scheme)
    state = game.state
    for at, space in enumerate(reversed(state.hq)):
        (hero,) = state.zones[HQ.first + space]
        for card in (hero, *state.zones[HERO_DECKS[space].first]):
            assert CLASSES[at] in state.definition[card].traits


def test_a_hero_that_leaves_is_followed_by_one_of_the_deck_under_it():
    table = Scenario().shaped(sorted_heroes=True).points(recruit=9)
    table.hq("Odinson", "Agent", "Agent", "Agent", "Agent")
    table.hero_deck_number(1, "Keen Senses").hero_deck_number(2, "Trooper").recruit("Odinson")
    assert table.in_hq == ["Keen Senses", "Agent", "Agent", "Agent", "Agent"]
    assert table.seen()["hq_spaces"][1]["deck"] == "hero deck 2"


def test_an_hq_of_eight_has_a_second_row_that_is_filled_and_recruited_from():
    table = Scenario().hero_deck("Odinson", "Trooper", "Agent", "Keen Senses").shaped(hq=8)
    table.begin_turn().points(recruit=9)
    assert table.in_hq[5:] == ["Odinson", "Trooper", "Agent"]
    table.recruit("Odinson")
    assert table.in_hq[5] == "Keen Senses"
    seen = table.seen()
    assert [space["row"] for space in seen["hq_spaces"]] == [0, 0, 0, 0, 0, 1, 1, 1]
    assert seen["hq_spaces"][5]["zone"] == "hq:second row 1"


def test_the_set_up_of_a_scheme_says_how_the_table_is_shaped(monkeypatch):
    own = made_of(monkeypatch, cities=ONE_EACH, villain_decks=True, for_each_player=True, own_twists=2)
    say = Speech(own.name)
    assert "Each player has a city of their own with 1 space." in set_up(own, say)
    assert "2 Twists are shuffled into each Villain Deck." in set_up(own, say)
    assert "There are 2 cities of 3 spaces each." in set_up(made_of(monkeypatch, cities=TWO_ROWS), say)
    assert "The HQ has 8 spaces." in set_up(made_of(monkeypatch, hq=8), say)
