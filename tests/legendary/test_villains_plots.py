"""Villains: its Plots, and its special Bystanders."""

from collections import Counter

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME, BINDINGS, BYSTANDERS, CAGES, HELD, VILLAIN_DECK

from .dealt import Dealt, wrong_with
from .scenario import Scenario

VAULT = "build-an-underground-mega-vault-prison"
CROWN = "crown-thor-king-of-asgard"
ARMOR = "mass-produce-war-machine-armor"
STONES = "resurrect-heroes-with-norn-stones"
GRADUATION = "graduation-at-xaviers-x-academy"
SQUAD = "S.H.I.E.L.D. Assault Squad"
CROWD = {"Bridge": "Cops", "Streets": "Cops", "Rooftops": "Cops", "Bank": "Cops"}


def plot(scheme, players=2, **setup) -> Scenario:
    return Scenario(side="villains", scheme=scheme, mastermind="dr-strange", players=players, **setup)


def twist(scheme, *then, **setup) -> Scenario:
    return plot(scheme, **setup).villain_deck("Twist", *then, *["Bystander"] * 3)


def bindings(table):
    return [table.bindings(seat) for seat in range(table.state.seats)]


@pytest.mark.rule("LG-CARD-04", "LG-CARD-05")
def test_an_adversary_brought_into_the_vault_ambushes_and_pushes_nobody():
    table = twist(VAULT, "Thor").city(**CROWD).hq("Octo-Pulverize", *["Odinson"] * 4).hero_deck("Odinson")
    table.bringing(1).begin_turn()
    assert table.where == {**CROWD, "Sewers": "Thor"}
    assert table.koed[:1] == ["Octo-Pulverize"]
    assert table.gone == []


@pytest.mark.rule("LG-CARD-05")
def test_a_vault_that_is_occupied_binds_everybody_instead():
    table = twist(VAULT, "Thor").city(Sewers="Cops").begin_turn()
    assert bindings(table) == [1, 1]
    assert (table.where, table.gone) == ({"Sewers": "Cops"}, [])
    assert table.cards(VILLAIN_DECK)[::-1][0] == "Thor"


def test_the_vault_shuts_when_bindings_run_out():
    assert len(Dealt(side="villains", mastermind="dr-strange", scheme=VAULT, players=3).names(BINDINGS)) == 15
    table = twist(VAULT).city(Sewers="Cops").stack("bindings", 2).leaving("begin")
    assert table.result.villain_won


def test_what_is_no_adversary_stays_on_the_deck():
    table = twist(VAULT, "Strike").begin_turn()
    assert (table.where, table.cards(VILLAIN_DECK)[::-1][0]) == ({}, "Strike")


@pytest.mark.rule("LG-CARD-20")
@pytest.mark.parametrize(("groups", "in_deck"), [(["defenders", "marvel-knights"], 0), (["defenders", "avengers"], 7)])
def test_thor_lies_beside_the_plot_whether_the_avengers_are_there_or_not(groups, in_deck):
    table = Scenario(side="villains", scheme=CROWN, mastermind="dr-strange", villains=groups)
    assert table.cards(BESIDE_SCHEME) == ["Thor"]
    setup = {"side": "villains", "scheme": CROWN, "mastermind": "dr-strange", "villains": groups}
    chosen = {item.name: item.default for item in table.game.rules.form()} | setup
    game = table.game.rules.deal(chosen, 5)
    names = Counter(game.state.definition[card].fact("group") for card in game.state.zones[VILLAIN_DECK.first])
    assert names["Avengers"] == in_deck


def test_thor_comes_over_the_bridge_with_three_bystanders_from_wherever_he_is():
    table = twist(CROWN).city(Bridge="Cops").hq("Octo-Pulverize", *["Odinson"] * 4).hero_deck(*["Odinson"] * 5)
    table.begin_turn()
    assert table.where == {"Bridge": "Thor", "Streets": "Cops"}
    assert len(table.held_by("Thor")) == 3
    assert table.koed[:1] == ["Octo-Pulverize"]
    table.points(attack=7).fight("Thor")
    assert "Thor" in table.in_victory()
    table.villain_deck("Twist", "Bystander").end_turn()
    assert table.where["Bridge"] == "Thor"


def crowned(table) -> Scenario:
    """Thor stands in the Sewers with a Bystander, and a Twist has gone before."""
    table.ko_pile("Plot Twist").hq(*["Odinson"] * 5).hero_deck("Odinson", "Devour", *["Odinson"] * 3)
    (thor,) = table.state.zones[BESIDE_SCHEME.first]
    table.game.move(thor, table.zone_in_city("Sewers"))
    return table.holding("Thor", "Bystander").hand("Operative", "Soldier").hand("Operative", "Devour", seat=1)


def check_the_sequence(table) -> None:
    assert table.koed[0] == "Odinson", "an Ally of the Lair, and the Twist has gone from there"
    assert len(table.in_hand()) == 1, "carried off; nothing else costs 4"
    assert table.in_hand(1) in (["Operative"], []), "carried off and demolished"
    assert table.cards(BESIDE_SCHEME) == ["Twist"]
    assert table.gone == ["Thor", "Bystander"]


@pytest.mark.rule("LG-CARD-21")
def test_thor_pushed_out_does_all_that_belongs_to_it():
    table = crowned(plot(CROWN).city(**CROWD).villain_deck("Cops", "Bystander"))
    check_the_sequence(table.begin_turn("ko", "Operative", "Operative"))


@pytest.mark.rule("LG-CARD-21", "LG-CARD-22")
def test_thor_overrunning_by_a_twist_does_the_same():
    table = crowned(twist(CROWN))
    check_the_sequence(table.begin_turn("ko", "Operative", "Operative"))
    assert table.where == {}, "nobody else is pushed out"


def test_the_third_triumph_crowns_thor():
    table = crowned(twist(CROWN))
    for _ in range(2):
        table._new("Plot Twist", BESIDE_SCHEME.first)
    table.leaving("begin", "", "ko", "Operative", "Operative")
    assert table.result.villain_won


@pytest.mark.rule("LG-CARD-58")
def test_the_plot_goes_before_what_odin_leads():
    for players in (2, 3):
        table = Dealt(side="villains", mastermind="villains-odin", scheme=ARMOR, players=players)
        assert table.henchmen == {SQUAD: 10}
    table = Dealt(side="villains", mastermind="villains-odin", scheme=ARMOR, players=4)
    assert table.henchmen == {SQUAD: 10, "Asgardian Warriors": 10}


@pytest.mark.rule("LG-CARD-59")
def test_alone_all_ten_squads_are_used():
    setup = {"side": "villains", "mastermind": "dr-strange", "scheme": ARMOR, "players": 1, "solo": "advanced"}
    table = Scenario(**setup)
    chosen = {item.name: item.default for item in table.game.rules.form()} | setup
    game = table.game.rules.deal(chosen, 3)
    names = [game.state.definition[card].name for card in game.state.zones[VILLAIN_DECK.first]]
    assert names.count(SQUAD) == 10


def test_the_squads_must_have_a_place():
    setup = {"side": "villains", "mastermind": "dr-strange", "scheme": ARMOR, "henchmen": ["cops"]}
    assert wrong_with(**setup) == ["LG-SETUP-18"]
    assert wrong_with(**setup, players=4) == []


def test_armored_squads_come_back_stronger_and_win_by_three():
    table = twist(ARMOR).victory(SQUAD, "Cops").city(Bank="Cops").begin_turn()
    assert table.where == {"Bridge": SQUAD, "Bank": "Cops"}
    assert (table.attack_of(SQUAD), table.attack_of("Cops")) == (4, 3)
    table = plot(ARMOR).escaped(SQUAD, SQUAD, "Cops").city(**CROWD, Sewers=SQUAD).hq(*["Odinson"] * 5)
    table.villain_deck("Cops", "Bystander").leaving("begin")
    assert table.result.villain_won


def test_norn_stones_bring_heroes_back_and_then_away():
    table = twist(STONES, "Thor").victory("Wasp", "Bystander").bringing(1).begin_turn()
    assert table.where == {"Bridge": "Thor", "Streets": "Wasp"}
    table = twist(STONES).twists_so_far(6).victory("Wasp", "Cops").victory("Cops", seat=1).begin_turn("Wasp")
    assert sorted(table.gone) == ["Cops", "Wasp"]
    table = twist(STONES).twists_so_far(6).victory("Wasp").escaped(*["Cops"] * 5).leaving("begin")
    assert table.result.villain_won


def test_young_mutants_graduate_one_by_one():
    table = plot(GRADUATION)
    assert len(table.cards(BESIDE_SCHEME)) == 8
    table._set(BESIDE_SCHEME.first, ("Rockstar", "Bystander"))
    table.villain_deck("Twist", "Bystander").begin_turn("Bystander")
    assert (table.gone, table.cards(BESIDE_SCHEME)) == (["Bystander"], ["Rockstar"])
    table = twist(GRADUATION).escaped(*["Bystander"] * 7)
    table._set(BESIDE_SCHEME.first, ("Bystander",))
    table.leaving("begin")
    assert table.result.villain_won


SPECIAL = {"Computer Hacker": 3, "Engineer": 3, "Public Speaker": 3, "Rockstar": 3}


def test_special_bystanders_are_among_the_others():
    for seed in range(5):
        table = Dealt(seed, side="villains", players=3)
        lying = Counter(table.names(BYSTANDERS) + table.names(BESIDE_SCHEME))
        lying += Counter(card.name for card in table.cards(VILLAIN_DECK) if card.kind == "bystander")
        assert lying == {"Bystander": 30, **SPECIAL}
        assert len(table.names(BESIDE_SCHEME)) == 8
        assert table.in_villain_deck("bystander") == 8
    assert set(Dealt(players=3).names(BYSTANDERS)) == {"Bystander"}


def rescuing(*held) -> Scenario:
    table = plot(STONES).city(Bank="Wasp").holding("Wasp", *held).hand(*["Operative"] * 7).deck(*["Soldier"] * 9)
    for _ in range(7):
        table.play("Operative")
    return table.points(attack=1, recruit=0)


def test_who_is_kidnapped_helps():
    assert rescuing("Public Speaker").fight("Wasp").recruit_points == 1
    table = rescuing("Rockstar", "Bystander").fight("Wasp")
    assert len([name for name in table.in_victory() if name != "Wasp"]) >= 3
    table = rescuing("Engineer").deck("Operative", "Devour").fight("Wasp")
    assert table.koed == ["Operative"]
    assert rescuing("Engineer").deck("Lucky Break").fight("Wasp").koed == []
    assert len(rescuing("Computer Hacker", "Computer Hacker").fight("Wasp").end_turn().in_hand(0)) == 8


@pytest.mark.rule("LG-CARD-06")
def test_whoever_beats_a_bystander_as_a_villain_has_its_help_too():
    table = Scenario(scheme="replace-earths-leaders-with-killbots", mastermind="red-skull", expansions=["villains"])
    table.villain_deck("Public Speaker", "Bystander").begin_turn().points(attack=3).fight("Public Speaker")
    assert table.in_victory() == ["Public Speaker"]
    assert table.recruit_points == 1
    assert table.points_won() == 1
    table.villain_deck("Rockstar", "Bystander").stack("bystanders", 1).end_turn().points(attack=3)
    table.fight("Rockstar")
    assert len(table.in_victory(1)) == 2, "and another one from the stack"


CAGE = "cage-villains-in-power-suppressing-cells"


@pytest.mark.rule("LG-CARD-08")
def test_the_cops_beside_the_plot_are_no_backup_group_of_the_deck():
    for seed in range(8):
        table = Dealt(seed, side="villains", mastermind="dr-strange", scheme=CAGE, players=3)
        assert table.names(BESIDE_SCHEME) == ["Cops"] * 6
        assert len(table.henchmen) == 1
        assert "Cops" not in table.henchmen


@pytest.mark.rule("LG-CARD-08")
def test_the_cops_of_the_plot_cannot_be_named_for_the_deck():
    setup = {"side": "villains", "mastermind": "dr-strange", "henchmen": ["cops"], "players": 3}
    assert wrong_with(**setup, scheme=CAGE) == ["LG-CARD-08"]
    assert wrong_with(**setup | {"henchmen": ["multiple-man"]}, scheme=CAGE) == []
    groups = ["defenders", "marvel-knights", "spider-friends"]
    schemes = {Dealt(seed, **setup, villains=groups).scheme for seed in range(20)}
    assert len(schemes) > 1
    assert "Cage Villains in Power-Suppressing Cells" not in schemes, "none that has no place for them is drawn"


def caged(*answers, **setup) -> Scenario:
    table = twist(CAGE, **setup).hand("Devour", "Operative").hand("Hidden Weapons", "Devour", seat=1)
    return table.begin_turn(*answers)


def test_everybody_has_a_coloured_ally_caged():
    table = caged("Hidden Weapons")
    assert [table.cards(CAGES, seat) for seat in (0, 1)] == [["Cops"], ["Cops"]]
    assert [table.in_hand(seat) for seat in (0, 1)] == [["Operative"], ["Devour"]]
    assert len(table.cards(BESIDE_SCHEME)) == 2
    assert Counter(table.cards(HELD)) == {"Devour": 1, "Hidden Weapons": 1}


def test_whoever_fights_a_guard_chooses_who_gains_the_ally():
    table = caged("Hidden Weapons").points(attack=6)
    theirs = next(
        option
        for option in table.options
        if option.verb == "fight" and table.state.zone[option.card] == CAGES.first + 1
    )
    table._choose(theirs)
    player = next(option for option in table.options if option.amount == 1)
    table._choose(player)
    assert table.in_victory() == ["Cops"]
    assert table.in_discard(1) == ["Hidden Weapons"]
    assert table.in_discard() == ["New Recruit"], "the Fight effect is done"
    assert table.cards(CAGES, 1) == []


def test_cops_go_back_from_victory_piles_and_good_wins_when_there_are_none():
    table = caged("Hidden Weapons").points(attack=3)
    table.leaving("fight", "Cops", "player")
    table.villain_deck("Twist", "Bystander").hand("Operative", seat=1).end_turn()
    assert table.in_victory() == []
    assert len(table.cards(BESIDE_SCHEME)) >= 2
    table = twist(CAGE).hand("Devour").hand("Devour", seat=1)
    table._set(BESIDE_SCHEME.first, ("Cops",))
    table.leaving("begin")
    assert table.result.villain_won
