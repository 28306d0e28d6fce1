"""Noir, in positions that come up less often: half points, short stacks, several players, and nothing to be found."""

import pytest

from longbox.games.legendary.table.zones import HERO_DECK, HQ, VILLAIN_DECK

from .scenario import Scenario

XAVIER = "Charles Xavier, Professor of Crime"
CHAMELEON = "The Chameleon"


def xavier(**table):
    return Scenario(mastermind="charles-xavier-professor-of-crime", **table).stack("bystanders", 20)


def last_tactic(name, **table):
    return xavier(**table).tactics(name, name).points(attack=12)


def witnesses(table):
    """How many each Hero of the HQ hides behind."""
    return [len(table.game.on(card)) for zone in HQ.range() for card in table.state.zones[zone]]


def pushing(name, **table):
    """The city is full, and this Villain escapes when the next one comes."""
    city = {"Bridge": name, "Streets": "Viper", "Rooftops": "Viper", "Bank": "Viper", "Sewers": "Viper"}
    return Scenario(**table).city(**city).villain_deck("Viper")


@pytest.mark.card("impetuous-dive")
def test_a_dive_is_stronger_after_instinct():
    table = Scenario().hand("Impetuous Dive", "Impetuous Dive")
    assert table.play("Impetuous Dive").attack == 2
    assert table.play("Impetuous Dive").attack == 2 + 2 + 1


@pytest.mark.card("identical-twin-brother")
@pytest.mark.rule("LG-HALF-01")
def test_a_twin_gives_half_a_point_as_well():
    table = Scenario().hand("Identical Twin Brother").hq("It'll Grow Back", *["Keen Senses"] * 4)
    table.play("Identical Twin Brother", "It'll Grow Back")
    assert (table.attack, table.recruit_points, table.state.half_points) == (2, 0, ("attack",))


@pytest.mark.card("identical-twin-brother")
def test_a_twin_of_nobody_gives_nothing():
    table = Scenario().hand("Identical Twin Brother").hero_deck()
    for zone in HQ.range():
        table._set(zone, ())
    table.play("Identical Twin Brother")
    assert (table.attack, table.recruit_points) == (0, 0)


@pytest.mark.card("multitalented")
def test_what_is_not_of_the_class_goes_back():
    table = Scenario().hand("Multitalented").deck("Endless Invention", "Silent Sniper")
    table.play("Multitalented", "Strength", "Put Silent Sniper on top", "Put Endless Invention on top")
    assert (table.in_hand(), table.in_deck()) == ([], ["Endless Invention", "Silent Sniper"])


@pytest.mark.card("x-con-men")
def test_con_men_ask_the_others_for_an_x_man():
    table = last_tactic("X-Con Men", players=3).hand("Keen Senses", seat=1).hand("Odinson", seat=2)
    table.fight(XAVIER, "Keen Senses")
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 1]


@pytest.mark.card("commit-to-the-asylum")
def test_the_asylum_takes_a_card_of_each_other_player_that_prints_attack():
    table = last_tactic("Commit to the Asylum", players=3).deck("Trooper").deck("Agent", "Agent", seat=1)
    table.deck("Odinson", "Trooper", "Trooper", seat=2)
    table.fight(XAVIER, "top", "top", "bottom")
    assert table.koed == ["Trooper"]
    assert (table.in_deck(), table.in_deck(2)) == (["Trooper"], ["Trooper", "Odinson"])


@pytest.mark.card("master-manipulator")
def test_whoever_manipulates_no_x_man_gains_nobody():
    table = last_tactic("Master Manipulator").hero_deck("Odinson", "Agent")
    table.fight(XAVIER, "Put S.H.I.E.L.D. Agent on top", "Put Odinson on top")
    assert table.in_discard() == []
    assert table.cards(HERO_DECK) == ["Agent", "Odinson"], "the top card last"


@pytest.mark.card("corrupt-weak-minds")
def test_each_other_player_chooses_who_hides_behind_a_bystander():
    table = last_tactic("Corrupt Weak Minds", players=3).victory("Bystander").victory("Bystander", "Bystander", seat=1)
    table.victory("Viper", seat=2).hq("Odinson", *["Keen Senses"] * 4)
    table.leaving("fight", XAVIER)
    assert table.seat_asked == 1
    table.answer("Odinson")
    assert "Bystander" in table.in_victory()
    assert (table.in_victory(1), table.in_victory(2)) == (["Bystander"], ["Viper"])
    assert sum(witnesses(table)) == 1


@pytest.mark.card("charles-xavier-professor-of-crime")
def test_a_strike_finds_as_many_bystanders_as_there_are():
    table = xavier().stack("bystanders", 2).hq("Odinson", *["Keen Senses"] * 4).villain_deck("Strike")
    table.leaving("begin")
    while table.game.decision is not None and not table.can("end"):
        table.answer("Odinson" if "choose Odinson" in table.offered else "Keen Senses")
    assert sum(witnesses(table)) == 2


@pytest.mark.card("vulture-carnival-cannibal")
def test_vulture_wounds_everybody_as_he_gets_away():
    table = pushing("Vulture, Carnival Cannibal", players=3).begin_turn("Keen Senses")
    assert [table.wounds(seat) for seat in range(3)] == [1, 1, 1]


@pytest.mark.card("kraven-animal-trainer")
def test_kraven_hides_behind_one_for_each_hero_of_seven():
    heroes = ("Electroplasmic Insanity", "Deadpool Rage!", "Surprise Chainsaw", "Keen Senses", "Keen Senses")
    table = Scenario().hq(*heroes).stack("bystanders", 20).villain_deck("Kraven, Animal Trainer").begin_turn()
    assert len(table.held_by("Kraven, Animal Trainer")) == 2
    assert table.attack_of("Kraven, Animal Trainer") == 8


@pytest.mark.card("fancy-dan")
def test_fancy_dan_hides_behind_three():
    table = Scenario().stack("bystanders", 20).villain_deck("Fancy Dan").begin_turn().points(attack=9, recruit=5)
    assert len(table.held_by("Fancy Dan")) == 3
    table.use("ransom", "Fancy Dan").use("ransom", "Fancy Dan")
    assert not table.can("fight", "Fancy Dan")
    assert not table.can("ransom", "Fancy Dan"), "each takes 2 Recruit"


@pytest.mark.card("henry-beast-mccoy")
def test_beast_finds_tech():
    table = Scenario().city(Bank='Henry "Beast" McCoy').points(attack=5).deck("Agent", "Endless Invention")
    assert table.fight('Henry "Beast" McCoy', "top").in_hand() == ["Endless Invention"]


@pytest.mark.card("comrade-rasputin-steel-wall")
def test_rasputin_kos_heroes_and_no_wounds():
    table = Scenario().city(Bank="Comrade Rasputin, Steel Wall").points(attack=5).deck("Wound", "Odinson")
    table.fight("Comrade Rasputin, Steel Wall", "Put Wound on the bottom", "Put Odinson on top")
    assert (table.koed, table.in_deck()) == ([], ["Odinson", "Wound"])


@pytest.mark.card("the-chameleon")
def test_a_chameleon_that_was_nowhere_in_the_city_leaves_no_place_to_take():
    table = Scenario().hand("Silent Sniper", "Uncover Hidden Evil").villain_deck(CHAMELEON, "Viper", "Twist")
    table.play("Silent Sniper").bringing(1).play("Uncover Hidden Evil", CHAMELEON, "yes", "bottom")
    assert table.in_victory() == [CHAMELEON]
    assert table.where == {}
    assert table.cards(VILLAIN_DECK) == ["Viper", "Twist"], "the top card last"


@pytest.mark.card("jean-grey-noir")
def test_jean_grey_adds_to_one_new_hand_only():
    table = Scenario(players=1).city(Bank="Jean Grey Noir").points(attack=5).deck(*["Agent"] * 16)
    table.villain_deck(*["Bystander"] * 5).fight("Jean Grey Noir").end_turn("top")
    assert len(table.in_hand()) == 7
    assert len(table.end_turn().in_hand()) == 6


@pytest.mark.card("warden-emma-frost")
def test_emma_finds_no_twist():
    table = pushing("Warden Emma Frost").villain_deck("Viper", "Sentinel", "Bystander", "Twist")
    table.begin_turn("Keen Senses", "Put Sentinel on the bottom", "Put Bystander on the bottom")
    assert table.state.twists == 0
    assert table.cards(VILLAIN_DECK) == ["Bystander", "Sentinel", "Twist"], "the top card last"


@pytest.mark.card("ororo-munroe-storm-tossed")
def test_storm_kos_a_hero_for_whom_nobody_comes():
    table = Scenario().city(Bank="Ororo Munroe, Storm-Tossed").points(attack=4).hero_deck()
    table.hq("Odinson", *["Keen Senses"] * 4).fight("Ororo Munroe, Storm-Tossed", "Odinson")
    assert (table.koed, table.in_hq) == (["Odinson"], ["Keen Senses"] * 4)


@pytest.mark.card("ororo-munroe-storm-tossed")
def test_what_is_said_of_storm():
    table = Scenario().city(Bank="Ororo Munroe, Storm-Tossed")
    text = table.game.rules.text(table.state.definition[table.find("Ororo Munroe, Storm-Tossed")])
    assert "then put the rest back on the top or bottom in any order" in text


@pytest.mark.card("hidden-heart-of-darkness")
def test_each_player_with_a_tactic_shuffles_one_in_and_draws_two():
    table = Scenario(scheme="hidden-heart-of-darkness", mastermind="red-skull", players=3)
    table.victory("Endless Resources", "Negablast Grenades").victory("HYDRA Conspiracy", seat=1)
    table.villain_deck("Twist").leaving("begin")
    table.answer("Negablast Grenades")
    while not table.can("end"):
        table.answer("Negablast Grenades" if "choose Negablast Grenades" in table.offered else "top")
    assert table.in_victory() == ["Endless Resources"]
    assert [len(table.in_hand(seat)) for seat in range(3)] == [2, 2, 0]
    assert len(table.where) == 1
