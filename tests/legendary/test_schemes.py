"""The Schemes: their Twists, standing rules and goals."""

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME, BYSTANDERS, HERO_DECK, OVER_CITY, VILLAIN_DECK

from .scenario import Scenario

BANK = "midtown-bank-robbery"
PORTALS = "portals-to-the-dark-dimension"
INVASION = "secret-invasion-of-the-skrull-shapeshifters"
KILLBOTS = "replace-earths-leaders-with-killbots"
CROWDED = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}


@pytest.mark.rule("LG-TWIST-01", "LG-TWIST-03")
def test_the_cosmic_cube_grows_with_every_twist():
    table = Scenario().twists_so_far(3).villain_deck("Twist", "Bystander").begin_turn()
    assert table.cards(BESIDE_SCHEME) == ["Twist"]
    assert table.wounds() == 0
    for number, wounds in ((4, 1), (5, 1), (6, 3)):
        table = Scenario().twists_so_far(number).villain_deck("Twist", "Bystander").begin_turn()
        assert [table.wounds(seat) for seat in (0, 1)] == [wounds, wounds]


@pytest.mark.rule("LG-TWIST-02")
def test_a_twist_is_koed_unless_the_scheme_keeps_it():
    table = Scenario().hand("Agent").villain_deck("Twist", "Bystander").begin_turn()
    assert table.cards(BESIDE_SCHEME) == ["Twist"]
    assert table.koed == []
    table = Scenario(scheme="the-legacy-virus").villain_deck("Twist", "Bystander").begin_turn()
    assert table.koed == ["Twist"]


@pytest.mark.rule("LG-STACKS-04", "LG-LOSE-01")
def test_the_legacy_virus_wins_with_the_last_wound():
    table = Scenario(scheme="the-legacy-virus").stack("wounds", 3).villain_deck("Twist", "Bystander").begin_turn()
    assert table.result is None
    table = (
        Scenario(scheme="the-legacy-virus").stack("wounds", 2).hand("Arc Reactor").villain_deck("Twist", "Bystander")
    )
    assert table.begin_turn("reveal").result is None
    table = Scenario(scheme="the-legacy-virus").stack("wounds", 2).villain_deck("Twist", "Bystander").begin_turn()
    assert table.result.outcome == "loss"


def test_bank_robbers_are_stronger_for_every_bystander():
    table = Scenario(scheme=BANK).city(Bank="Venom", Streets="Super-Skrull").holding("Venom", "Bystander")
    assert table.attack_of("Venom") == 6
    table.villain_deck("Twist", "Bystander", "Sentinel").bringing(1).begin_turn()
    assert table.attack_of("Venom") == 5 + 4, "two from the stack, and one that the next card brought"
    assert table.attack_of("Super-Skrull") == 4


def test_eight_bystanders_carried_off_lose_the_game():
    table = Scenario(scheme=BANK).city(**CROWDED, Bridge="Doctor Octopus").escaped(*["Bystander"] * 6)
    table.holding("Doctor Octopus", "Bystander").villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.result is None
    table = Scenario(scheme=BANK).city(**CROWDED, Bridge="Doctor Octopus").escaped(*["Bystander"] * 7)
    table.holding("Doctor Octopus", "Bystander").villain_deck("Sentinel", "Bystander").begin_turn()
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-ESCAPE-15")
def test_twelve_villains_in_the_escape_pile_break_out():
    table = Scenario(scheme="negative-zone-prison-breakout").city(**CROWDED, Bridge="Doctor Octopus")
    table.escaped(*["Sentinel"] * 10, "Bystander", "Odinson").villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.result is None, "only eleven of those are Villains"
    table = Scenario(scheme="negative-zone-prison-breakout").city(**CROWDED, Bridge="Doctor Octopus")
    table.escaped(*["Sentinel"] * 11).villain_deck("Sentinel", "Bystander").begin_turn()
    assert table.result.outcome == "loss"


def test_a_prison_break_plays_two_more_cards():
    table = Scenario(scheme="negative-zone-prison-breakout").villain_deck("Twist", "Viper", "Sentinel", "Bystander")
    assert table.bringing(2).begin_turn().where == {"Sewers": "Sentinel", "Bank": "Viper"}


def test_dark_portals_strengthen_first_the_mastermind_then_the_bridge():
    table = Scenario(scheme=PORTALS, mastermind="red-skull").villain_deck("Twist", "Twist", "Twist", "Bystander")
    table.begin_turn()
    assert table.attack_of("Red Skull") == 8
    table.city(Bridge="Venom", Streets="Super-Skrull").end_turn()
    assert (table.attack_of("Venom"), table.attack_of("Super-Skrull")) == (6, 4)
    table.end_turn()
    assert (table.attack_of("Venom"), table.attack_of("Super-Skrull")) == (6, 5)
    assert [table.cards(OVER_CITY, space) for space in range(5)] == [[], [], [], ["Twist"], ["Twist"]]


def test_mystique_makes_a_dark_portal_like_any_twist():
    table = Scenario(scheme=PORTALS, mastermind="red-skull").hand("Agent").city(**CROWDED, Bridge="Mystique")
    table.villain_deck("Sentinel", "Viper").begin_turn("ko")
    assert table.attack_of("Red Skull") == 8


def test_the_seventh_portal_loses_the_game():
    table = Scenario(scheme=PORTALS).twists_so_far(6).villain_deck("Twist", "Bystander").begin_turn()
    assert table.result.outcome == "loss"


def test_killbots_are_bystanders_that_act_as_villains():
    table = Scenario(scheme=KILLBOTS).villain_deck("Bystander", "Bystander", "Sentinel").begin_turn()
    assert table.where == {"Sewers": "Bystander"}
    assert table.attack_of("Bystander") == 3
    table.end_turn()
    assert table.where == {"Sewers": "Bystander", "Bank": "Bystander"}, "Killbots push each other"


@pytest.mark.rule("LG-SOLO-06", "LG-SOLO-08")
def test_an_escaped_killbot_is_no_bystander_carried_off():
    table = Scenario(players=1, scheme=KILLBOTS, mastermind="red-skull").city(
        Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel", Bridge="Viper"
    )
    table.villain_deck("Bystander", *["Sentinel"] * 9).begin_turn()
    for _ in range(5):
        table.end_turn("ko")
    assert "Bystander" in table.gone
    escaped = len(table.gone)
    table.tactics("Endless Resources").points(attack=7).fight("Red Skull")
    assert table.result.scores == (5 - escaped - 3 * table.state.twists,)


def test_a_twist_makes_killbots_stronger():
    table = Scenario(scheme=KILLBOTS).villain_deck("Bystander", "Twist", "Sentinel").begin_turn().end_turn()
    assert table.attack_of("Bystander") == 4


@pytest.mark.rule("LG-DECK-01", "LG-SETUP-17")
def test_the_secret_invasion_hides_heroes_in_the_villain_deck():
    dealt = Scenario(scheme=INVASION).game.rules.deal(
        {item.name: item.default for item in Scenario().game.rules.form()} | {"scheme": INVASION}, seed=5
    )
    kinds = [dealt.state.definition[card].kind for card in dealt.state.zones[VILLAIN_DECK.first]]
    assert kinds.count("hero") == 12
    assert kinds.count("twist") == 8
    assert len(dealt.state.zones[HERO_DECK.first]) == 6 * 14 - 12 - 5


def test_heroes_come_as_skrulls_and_are_gained_by_who_defeats_them():
    table = Scenario(scheme=INVASION).villain_deck("Arc Reactor", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Arc Reactor"}
    assert table.attack_of("Arc Reactor") == 7
    table.points(attack=7).fight("Arc Reactor")
    assert table.in_discard() == ["Arc Reactor"]
    assert table.in_victory() == []


def test_a_twist_of_the_invasion_sends_the_dearest_hero_into_the_city():
    table = Scenario(scheme=INVASION).hq("Odinson", "Hulk Smash!").city(Sewers="Viper").hero_deck("Oddball", "Oddball")
    table.villain_deck("Twist", "Bystander").begin_turn()
    assert table.where == {"Sewers": "Hulk Smash!", "Bank": "Viper"}
    assert table.attack_of("Hulk Smash!") == 10
    assert table.in_hq[1] == "Oddball"


@pytest.mark.rule("LG-ESCAPE-16", "LG-ESCAPE-20")
def test_six_heroes_in_the_escape_pile_lose_the_game():
    table = Scenario(scheme=INVASION).escaped(*["Odinson"] * 4).city(**CROWDED, Bridge="Skrull Shapeshifters")
    table.holding("Skrull Shapeshifters", "Oddball").villain_deck("Sentinel", "Bystander").begin_turn("ko")
    assert table.result is None
    table = Scenario(scheme=INVASION).escaped(*["Odinson"] * 5).city(**CROWDED, Bridge="Skrull Shapeshifters")
    table.holding("Skrull Shapeshifters", "Oddball").villain_deck("Sentinel", "Bystander").begin_turn()
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-HQ-04")
def test_civil_war_kos_exactly_the_five_heroes_of_the_hq():
    table = Scenario(scheme="super-hero-civil-war").hq(*["Odinson"] * 5).hero_deck(*["Oddball"] * 5, "Agent")
    table.villain_deck("Twist", "Bystander").begin_turn()
    assert table.koed == [*["Odinson"] * 5, "Twist"]
    assert table.in_hq == ["Oddball"] * 5
    assert table.result is None


def test_civil_war_is_lost_when_the_hero_deck_runs_out():
    table = (
        Scenario(scheme="super-hero-civil-war")
        .hero_deck(*["Oddball"] * 5)
        .villain_deck("Twist", "Bystander")
        .begin_turn()
    )
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-STACKS-01")
def test_an_empty_bystander_stack_gives_robbers_nothing():
    table = Scenario(scheme=BANK).city(Bank="Venom").stack("bystanders", 1).villain_deck("Twist", "Viper", "Bystander")
    table.bringing(1).begin_turn()
    assert table.held_by("Venom") == ["Bystander"]
    assert table.cards(BYSTANDERS) == []


def test_a_skrull_that_was_gained_is_a_hero_again():
    table = Scenario(scheme=INVASION).villain_deck("Odinson", "Bystander")
    table.state.active = 1
    table.begin_turn()
    (skrull,) = table.seen()["zones"]["city:Sewers"]["cards"]
    assert (skrull["villain"], skrull["as_villain"]) == (True, 1)
    table.points(attack=9).fight("Odinson")
    assert table.in_discard(1) == ["Odinson"], "who defeats it gains it"
    (hero,) = table.seen()["zones"]["discard:1"]["cards"]
    assert "villain" not in hero
    assert "counts_as" not in hero
