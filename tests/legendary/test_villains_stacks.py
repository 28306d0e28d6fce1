"""Villains' set-up: HYDRA decks, and Madame HYDRA, New Recruits and Bindings instead of Officers and Wounds."""

from collections import Counter

import pytest

from longbox.games.legendary.table.kinds import BYSTANDER
from longbox.games.legendary.table.zones import (
    BINDINGS,
    BYSTANDERS,
    DECK,
    DISCARD,
    HAND,
    MADAME_HYDRA,
    NEW_RECRUITS,
    OFFICERS,
    SIDEKICKS,
    VILLAIN_DECK,
    WOUNDS,
)
from longbox.games.legendary.vocabulary.abilities import on_play
from longbox.games.legendary.vocabulary.deeds import gain_new_recruits
from longbox.games.legendary.vocabulary.enemy_deeds import put_into_escape_pile
from longbox.games.legendary.vocabulary.nouns import a, madame_hydra, won_villain

from .dealt import Dealt
from .made_up import hero
from .scenario import Scenario

MIXED = {"side": "villains", "expansions": ["core"]}
TALENT_SCOUT = hero("Talent Scout", on_play(gain_new_recruits(2)))


def among_villains(**setup):
    return Scenario(side="villains", **setup)


@pytest.mark.rule("LG-SETUP-13", "LG-TERMS-15")
def test_where_sets_of_both_sides_are_mixed_all_seven_stacks_lie_there():
    table = Dealt(**MIXED, players=1)
    stacks = (BINDINGS, MADAME_HYDRA, NEW_RECRUITS, OFFICERS, SIDEKICKS, WOUNDS)
    assert [len(table.names(stack)) for stack in stacks] == [30, 12, 15, 30, 15, 30]
    assert table.names(BYSTANDERS)


@pytest.mark.rule("LG-SETUP-10", "LG-SETUP-11", "LG-SETUP-12")
def test_the_villains_stacks_lie_face_up():
    table = Dealt(**MIXED)
    for stack, name, size in (
        (BINDINGS, "Bindings", 30),
        (MADAME_HYDRA, "Madame HYDRA", 12),
        (NEW_RECRUITS, "New Recruit", 15),
    ):
        assert table.names(stack) == [name] * size
        assert len(table.known(stack)) == size


@pytest.mark.rule("LG-SETUP-04", "LG-QUICK-05")
def test_villains_start_with_operatives_and_soldiers():
    table = Dealt(**MIXED, players=3)
    for seat in range(3):
        deck = Counter(table.names(HAND, seat) + table.names(DECK, seat))
        assert deck == {"HYDRA Operative": 8, "HYDRA Soldier": 4}


@pytest.mark.rule("LG-TERMS-14")
def test_where_sides_are_mixed_each_player_picks_a_starting_deck():
    table = Dealt(**MIXED, players=3, starting_decks=["hydra", "shield"])
    decks = [Counter(table.names(HAND, seat) + table.names(DECK, seat)) for seat in range(3)]
    assert decks[1] == {"S.H.I.E.L.D. Agent": 8, "S.H.I.E.L.D. Trooper": 4}
    assert decks[0] == decks[2] == {"HYDRA Operative": 8, "HYDRA Soldier": 4}


@pytest.mark.rule("LG-RECRUIT-06", "LG-CARD-65")
def test_madame_hydra_and_new_recruits_are_recruited_from_their_stacks_as_often_as_one_likes():
    table = among_villains().points(recruit=10)
    table.recruit("New Recruit").recruit("Madame HYDRA").recruit("New Recruit").recruit("Madame HYDRA")
    assert Counter(table.in_discard()) == {"New Recruit": 2, "Madame HYDRA": 2}
    assert table.recruit_points == 0
    assert (len(table.cards(NEW_RECRUITS)), len(table.cards(MADAME_HYDRA))) == (13, 10)


@pytest.mark.rule("LG-RECRUIT-06")
@pytest.mark.parametrize(("recruit", "can"), [(1, []), (2, ["New Recruit"]), (3, ["New Recruit", "Madame HYDRA"])])
def test_they_cost_two_and_three(recruit, can):
    table = among_villains().points(recruit=recruit).stack("officers", 0).stack("sidekicks", 0).hq(*["Odinson"] * 5)
    names = ["New Recruit", "Madame HYDRA"]
    assert [name for name in names if table.can("recruit", name)] == can


@pytest.mark.rule("LG-CARD-65")
def test_an_effect_gains_new_recruits_from_their_stack():
    table = among_villains().hand(TALENT_SCOUT).play("Talent Scout")
    assert table.in_discard() == ["New Recruit"] * 2
    assert len(table.cards(NEW_RECRUITS)) == 13


@pytest.mark.rule("LG-CARD-65")
def test_the_last_new_recruit_is_the_last_to_be_gained():
    table = among_villains().stack("new recruits", 1).hand(TALENT_SCOUT).play("Talent Scout")
    assert table.in_discard() == ["New Recruit"]


@pytest.mark.rule("LG-CARD-66")
def test_a_played_new_recruit_makes_one_attack_goes_back_and_draws_a_card():
    table = among_villains().hand("New Recruit").deck("Soldier", "Operative").play("New Recruit")
    assert table.attack == 1
    assert table.in_hand() == ["Soldier"]
    assert table.in_play() == []
    assert len(table.cards(NEW_RECRUITS)) == 16
    assert {table.state.owner[card] for card in table.state.zones[NEW_RECRUITS.first]} == {-1}


def test_a_copy_of_a_new_recruit_stays_and_draws():
    table = among_villains().hand("New Recruit", "Copy Powers").deck("Soldier", "Soldier")
    table.play("New Recruit").play("Copy Powers")
    assert table.in_play() == ["Copy Powers"]
    assert table.attack == 2
    assert table.in_hand() == ["Soldier", "Soldier"]


@pytest.mark.rule("LG-CARD-55")
def test_madame_hydra_takes_another_card_and_makes_two_recruit():
    table = among_villains().hand("Madame HYDRA", "Soldier", "Bindings").play("Madame HYDRA", "Soldier")
    assert table.recruit_points == 2
    assert table.in_discard() == ["Soldier"]
    assert table.in_hand() == ["Bindings"]


@pytest.mark.rule("LG-CARD-56")
def test_madame_hydra_is_not_played_alone():
    table = among_villains().hand("Madame HYDRA")
    assert not table.can("play", "Madame HYDRA")


@pytest.mark.rule("LG-CARD-57")
def test_madame_hydra_dodges_alone():
    table = among_villains().hand("Madame HYDRA").deck("Soldier").use("dodge", "Madame HYDRA")
    assert table.in_hand() == ["Soldier"]
    assert table.in_discard() == ["Madame HYDRA"]
    assert table.recruit_points == 0


@pytest.mark.rule("LG-SHIELDHYDRA-02")
def test_an_officer_is_no_madame_hydra():
    table = among_villains(expansions=["core"]).stack("officers", 0).hand("Battlefield Promotion", "Agent")
    table.play("Battlefield Promotion", "Agent")
    assert (table.koed, table.in_hand()) == (["Agent"], [])
    assert len(table.cards(MADAME_HYDRA)) == 12


QUICK = [(1, 3, 1, 1, 1), (2, 5, 2, 1, 2), (3, 5, 3, 1, 8), (4, 5, 3, 2, 8), (5, 6, 4, 2, 12)]
"""Players; Allies, Adversary and Backup groups, and Bystanders, as the table of the rulebook has them."""


@pytest.mark.rule("LG-QUICK-06", "LG-QUICK-07")
@pytest.mark.parametrize(("players", "allies", "groups", "backup", "bystanders"), QUICK)
def test_villains_lay_out_as_many_stacks_as_heroes(players, allies, groups, backup, bystanders):
    table = Dealt(side="villains", players=players, scheme="build-an-underground-mega-vault-prison")
    assert (len(table.heroes), table.heroes.total()) == (allies, 14 * allies)
    assert (len(table.villain_groups), len(table.henchmen)) == (groups, backup)
    assert table.in_villain_deck(BYSTANDER) == bystanders
    strikes = 1 if players == 1 else 5
    backups = 3 if players == 1 else 10 * backup
    assert len(table.cards(VILLAIN_DECK)) == 8 + strikes + 8 * groups + backups + bystanders


@pytest.mark.rule("LG-SHIELDHYDRA-01")
def test_what_speaks_of_shield_leaves_hydra_alone():
    table = among_villains().hand("Agent", "Trooper", "Operative", "Melinda May")
    for name in ("Agent", "Trooper", "Operative", "Melinda May"):
        table.play(name)
    assert table.in_hand() == [], "only two of the three are S.H.I.E.L.D.'s"
    table = among_villains().hand("Goblin Glider", "Agent", "Operative").play("Goblin Glider")
    assert not table.can("dodge", "Agent")
    assert table.can("dodge", "Operative")


@pytest.mark.rule("LG-SHIELDHYDRA-04")
def test_basic_cards_of_villains_are_allies_for_effects():
    for name in ("Operative", "Soldier", "Madame HYDRA", "New Recruit"):
        table = among_villains().hand(name).city(Bank="Sentinel").points(attack=3).fight("Sentinel")
        assert table.koed == [name]


@pytest.mark.rule("LG-CHALLENGE-12")
def test_prison_break_gives_everybody_bindings_to_begin_with():
    table = Dealt(**MIXED, players=2, challenges=["prison-break-3"])
    assert [table.names(DISCARD, seat) for seat in range(2)] == [["Bindings"] * 3] * 2
    assert len(table.names(BINDINGS)) == 24


@pytest.mark.rule("LG-DIFFICULTY-03")
def test_who_is_helped_has_madame_hydra_instead_of_operatives():
    table = Dealt(**MIXED, players=2, helped=[2])
    deck = Counter(table.names(HAND, 0) + table.names(DECK, 0))
    assert deck == {"HYDRA Operative": 6, "HYDRA Soldier": 4, "Madame HYDRA": 2}
    assert len(table.names(MADAME_HYDRA)) == 10


@pytest.mark.rule("LG-DECK-02")
def test_the_adversary_deck_has_plot_twists_and_command_strikes():
    names = Counter(Dealt(**MIXED, players=3).names(VILLAIN_DECK))
    assert names["Command Strike"] == 5
    assert names["Plot Twist"] > 0
    assert not names.keys() & {"Scheme Twist", "Master Strike"}


MOLE = hero("Mole", on_play(put_into_escape_pile(a(madame_hydra))))
JAILER = hero("Jailer", on_play(put_into_escape_pile(a(won_villain))))
BREAKOUT = {"scheme": "negative-zone-prison-breakout", "expansions": ["core"]}


@pytest.mark.rule("LG-ESCAPE-17")
def test_an_ally_put_into_the_overrun_pile_is_no_adversary_that_has_overrun():
    table = among_villains(**BREAKOUT).escaped(*["Sentinel"] * 11).hand(MOLE, "Operative", "Operative").play("Mole")
    assert sorted(table.gone) == ["Madame HYDRA", *["Sentinel"] * 11]
    assert table.result is None, "eleven have overrun, and it takes twelve"
    assert table.in_hand() == ["Operative", "Operative"], "nobody discards for an Ally"
    assert len(table.in_hq) == 5
    assert table.koed == []


@pytest.mark.rule("LG-ESCAPE-13")
def test_an_adversary_put_there_from_a_victory_pile_has_not_overrun_but_counts_as_it_lies_there():
    table = among_villains(**BREAKOUT).hand(JAILER, "Operative").victory("Viper").play("Jailer")
    assert (table.gone, table.koed, table.bindings()) == (["Viper"], [], 0)
    assert table.in_hand() == ["Operative"]
    assert table.state.escapes == 0
    table = among_villains(**BREAKOUT).escaped(*["Sentinel"] * 11).hand(JAILER).victory("Viper").play("Jailer")
    assert table.result.outcome == "loss"
