"""Captain America 75th Anniversary: Arnim Zola and what he has made, and Baron Zemo with the Masters of Evil."""

import pytest

from longbox.games.legendary.table.zones import VILLAIN_DECK

from .scenario import Scenario

ZOLA = "arnim-zola"
WEAK_AND_STRONG = ("Odinson", "Repulsor Rays", "Keen Senses", "Optic Blast", "Covering Fire")
"""With no Attack, 2, 1, 3 and 3."""


@pytest.mark.rule("LG-KW-ULTIMATEABOMINATION-01", "LG-MASTERMIND-07")
def test_zola_is_as_strong_as_all_heroes_of_the_hq():
    table = Scenario(mastermind=ZOLA).hq(*WEAK_AND_STRONG).points(attack=15)
    assert table.can("fight", "Arnim Zola")
    assert table.attack_of("Arnim Zola") == 6 + 2 + 1 + 3 + 3
    assert not Scenario(mastermind=ZOLA).hq(*WEAK_AND_STRONG).points(attack=14).can("fight", "Arnim Zola")


@pytest.mark.rule("LG-CARD-02")
def test_zola_sends_weak_heroes_away_and_takes_cards_of_their_cost():
    table = Scenario(mastermind=ZOLA).hq(*WEAK_AND_STRONG).hero_deck("Tidal Wave", "Tidal Wave", "Odinson")
    table.hand("Endless Invention", "Agent", "Ned").hand("Agent", "Flip Out", seat=1)
    table.villain_deck("Strike", "Bystander").begin_turn()
    assert table.in_hq == ["Tidal Wave", "Repulsor Rays", "Tidal Wave", "Optic Blast", "Covering Fire"]
    assert table.in_discard() == ["Endless Invention", "Ned"], "of 3 for Odinson, of 2 for Keen Senses"
    assert table.in_discard(1) == ["Flip Out"]


@pytest.mark.rule("LG-CARD-02")
def test_an_agent_prints_no_attack_and_is_weak():
    table = Scenario(mastermind=ZOLA).tactics(*["Crush Pacifist Resistance"] * 2).hq(*["Odinson"] * 5)
    table.hand("Agent", "Trooper", "Repulsor Rays", "Optic Blast", "Odinson").points(attack=6)
    table.leaving("fight", "Arnim Zola")
    assert sorted(table.offered) == ["done", "ko Agent", "ko Odinson", "ko Trooper"]
    table.answer("Agent").answer("Trooper")
    assert table.koed == ["Agent", "Trooper"]


@pytest.mark.parametrize(("tactic", "kept"), [("Computer-Uploaded Genius", "Arc Reactor")])
def test_others_show_a_tech_hero_or_discard(tactic, kept):
    table = Scenario(mastermind=ZOLA).tactics(tactic, tactic).hq(*["Odinson"] * 5).points(attack=6)
    table.hand("Agent", seat=1).fight("Arnim Zola")
    assert table.in_discard(1) == ["Agent"]
    table = Scenario(mastermind=ZOLA).tactics(tactic, tactic).hq(*["Odinson"] * 5).points(attack=6)
    table.hand("Agent", kept, seat=1).fight("Arnim Zola", "reveal")
    assert table.in_discard(1) == []


def test_others_show_a_creation_they_have_beaten_or_are_wounded():
    pets = ("Pet Projects", "Pet Projects")
    table = Scenario(mastermind=ZOLA).tactics(*pets).hq(*["Odinson"] * 5).points(attack=6).victory("Sentinel", seat=1)
    assert table.fight("Arnim Zola").wounds(1) == 1
    table = Scenario(mastermind=ZOLA).tactics(*pets).hq(*["Odinson"] * 5).points(attack=6).victory("Primus", seat=1)
    assert table.fight("Arnim Zola", "reveal").wounds(1) == 0


def test_a_weak_hero_is_given_to_a_player():
    table = (
        Scenario(mastermind=ZOLA).tactics(*["Dominate the Weak"] * 2).hq("Oddball", *["Odinson"] * 4).points(attack=8)
    )
    table.leaving("fight", "Arnim Zola")
    table.answer(table.game.decision.about.label(table.game, table.options[1]))
    table.answer("Odinson")
    assert table.in_discard(1) == ["Odinson"]


@pytest.mark.rule("LG-KW-ABOMINATION-01")
@pytest.mark.parametrize(("villain", "attack"), [("Captain Zolandia", 6), ("Doughboy", 4), ("Man-Fish", 5)])
def test_the_creations_add_what_lies_beneath(villain, attack):
    table = Scenario().city(Bank=villain).hq(*WEAK_AND_STRONG)
    table.can("end")
    assert table.attack_of(villain) == attack + 2


def test_captain_zolandia_pays_for_classes():
    table = Scenario().city(Sewers="Captain Zolandia").hq(*WEAK_AND_STRONG).points(attack=6)
    table.hand("Odinson", "Optic Blast", "Agent", "Lightning Bolt").fight("Captain Zolandia")
    assert table.recruit_points == 2


def test_doughboy_costs_a_hero():
    table = Scenario().city(Sewers="Doughboy").hq(*WEAK_AND_STRONG).points(attack=4).hand("Agent", "Odinson")
    assert table.fight("Doughboy", "Agent").koed == ["Agent"]


@pytest.mark.parametrize(("space", "wounds"), [("Sewers", 1), ("Bridge", 1), ("Streets", 0)])
def test_man_fish_wounds_the_others_where_there_is_water(space, wounds):
    table = Scenario().city(**{space: "Man-Fish"}).hq(*["Odinson"] * 5).points(attack=5).fight("Man-Fish")
    assert (table.wounds(), table.wounds(1)) == (0, wounds)


def test_man_fish_wounds_everybody_when_he_escapes():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Man-Fish").villain_deck("Sentinel", "Bystander").begin_turn("Keen Senses")
    assert (table.wounds(), table.wounds(1)) == (1, 1)


def test_primus_takes_prime_numbers():
    table = Scenario().city(Bank="Primus").hand("Agent", "Lightning Bolt", "Odinson").points(attack=3)
    assert table.fight("Primus").in_discard() == ["Odinson"]
    table = Scenario().city(Bank="Primus").hand("Agent", "Lightning Bolt", "Call Lightning").points(attack=3)
    assert not table.can("fight", "Primus")
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Primus").villain_deck("Sentinel", "Bystander")
    table.hand("Wound", "Odinson", "Call Lightning").hand("Agent", "Keen Senses", seat=1).begin_turn("Keen Senses")
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson"], ["Keen Senses"])


ZEMO = "baron-heinrich-zemo"
BARON = "Baron Heinrich Zemo"


@pytest.mark.rule("LG-KW-SAVIOR-01", "LG-MASTERMIND-07")
def test_zemo_is_twice_as_strong_against_who_is_no_savior():
    table = Scenario(mastermind=ZEMO).victory("Bystander", "Bystander").victory(*["Bystander"] * 3, seat=1)
    assert table.attack_of(BARON) == 18
    assert table.end_turn().attack_of(BARON) == 9, "on the turn of a Savior"


def test_whoever_fights_a_villain_of_his_may_free_a_bystander_for_2():
    table = Scenario(mastermind=ZEMO).city(Bank="Sentinel", Bridge="Sentinel").points(attack=6, recruit=3)
    table.leaving("fight", "Sentinel", "yes")
    assert (table.in_victory(), table.recruit_points) == (["Sentinel", "Bystander"], 1)
    table.fight("Sentinel")
    assert table.in_victory().count("Bystander") == 1, "1 is not enough"


def test_zemo_takes_a_bystander_from_each_player_or_wounds():
    table = Scenario(mastermind=ZEMO).victory("Bystander", "Sentinel").villain_deck("Strike").begin_turn()
    assert (table.in_victory(), table.wounds(), table.wounds(1)) == (["Sentinel"], 0, 1)


def against_zemo(tactic):
    return Scenario(mastermind=ZEMO).tactics(tactic, tactic).victory(*["Bystander"] * 3).points(attack=9)


def test_others_who_are_no_saviors_lose_a_card():
    table = against_zemo("Fallen Idols").hand("Agent").hand("Agent", seat=1)
    assert table.fight(BARON).in_hand(1) == []
    table = against_zemo("Fallen Idols").hand("Agent", seat=1).victory(*["Bystander"] * 3, seat=1)
    assert table.fight(BARON).in_hand(1) == ["Agent"]


def test_bystanders_on_his_way_are_lost():
    table = against_zemo("Finding Zemo").villain_deck("Blob", "Bystander", "Twist", "Bystander", "Blob", "Strike")
    table.bringing(2).fight(BARON)
    assert (table.koed, table.wounds(1), table.wounds()) == (["Bystander"] * 2, 1, 0)
    assert table.cards(VILLAIN_DECK)[0] == "Strike"
    table = against_zemo("Finding Zemo").villain_deck("Blob", "Blob").fight(BARON)
    assert table.wounds(1) == 0


def test_his_hatred_frees_bystanders_and_prisoners_are_taken_over():
    table = against_zemo("Hatred for the Avengers").hand("Avengers Assemble!", "Odinson", "Agent").fight(BARON)
    assert table.in_victory().count("Bystander") == 5
    table = against_zemo("Prisoners of War").victory("Bystander", "Sentinel", seat=1).fight(BARON)
    assert table.in_victory().count("Bystander") == 4
    assert table.in_victory(1) == ["Sentinel"]
