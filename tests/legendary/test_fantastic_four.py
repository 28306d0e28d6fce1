"""Fantastic Four: Galactus, who devours the city, and his Heralds."""

import pytest

from longbox.games.legendary.table import board
from longbox.games.legendary.table.kinds import BANK, BRIDGE, ROOFTOPS, SEWERS, STREETS
from longbox.games.legendary.table.zones import BYSTANDERS, OVER_CITY, VILLAIN_DECK

from .scenario import Scenario

GALACTUS = "galactus"


def devoured(times, **setup):
    """A city of which Galactus has devoured so much; the next card of the Villain Deck is yet to come."""
    table = Scenario(mastermind=GALACTUS, **setup).villain_deck(*["Strike"] * times, *["Bystander"] * 5).begin_turn()
    for _ in range(times - 1):
        table.end_turn()
    return table


@pytest.mark.rule("LG-CARD-38", "LG-ESCAPE-11", "LG-ESCAPE-12")
def test_galactus_destroys_the_space_nearest_to_him_and_whoever_is_there_escapes():
    table = Scenario(mastermind=GALACTUS).hq("Keen Senses", "Odinson").telling()
    table.city(Streets="Sabretooth", Bridge="Abomination").holding("Abomination", "Bystander")
    table.hand("Agent", "Odinson").hand("Trooper", seat=1).villain_deck("Strike").begin_turn("Odinson", "Agent")
    assert table.gone == ["Abomination", "Bystander"]
    assert table.koed == ["Odinson"]
    assert (table.in_discard(), table.in_discard(1)) == (["Agent"], ["Trooper"])
    assert table.state.cities == ((SEWERS, BANK, ROOFTOPS, STREETS),)
    assert table.where == {"Streets": "Sabretooth"}, "nobody else is pushed"
    assert table.cards(OVER_CITY, BRIDGE) == ["Strike"], "it lies where the space was"
    assert "The city loses a space: Bridge." in table.told


@pytest.mark.rule("LG-CARD-38", "LG-ESCAPE-11")
def test_its_escape_effect_is_done_as_well():
    table = Scenario(mastermind=GALACTUS).city(Bridge="Firelord").villain_deck("Strike")
    table.begin_turn("Keen Senses")
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("LG-CARD-39")
def test_past_what_he_destroyed_the_city_ends_a_space_earlier():
    table = devoured(1).city(Sewers="Blob", Bank="Sabretooth", Rooftops="Juggernaut", Streets="Venom")
    table.villain_deck("Endless Armies of HYDRA").end_turn("Keen Senses")
    assert table.gone == ["Venom"]
    assert table.where["Streets"] == "Juggernaut"


@pytest.mark.rule("LG-CARD-40")
def test_what_he_destroyed_is_no_space_that_cards_could_mean():
    table = devoured(1)
    assert not board.is_empty(table.game, BRIDGE)
    table.city(Streets="Blob").villain_deck("Ra'ktar the Molan King").end_turn()
    assert table.where == {"Sewers": "Ra'ktar the Molan King", "Streets": "Blob"}, "there is no Bridge to move to"


@pytest.mark.rule("LG-CARD-41")
def test_where_there_is_no_bank_a_bank_robbery_takes_nobody():
    table = devoured(4, scheme="midtown-bank-robbery").villain_deck("Twist", "Sentinel").bringing(1).end_turn()
    assert table.where == {"Sewers": "Sentinel"}
    assert table.held_by("Sentinel") == []


@pytest.mark.rule("LG-KW-BURROW-08")
def test_where_he_destroyed_the_streets_nobody_burrows_there():
    table = devoured(2).city(Bank="Megataur").points(attack=6).fight("Megataur")
    assert table.where == {}
    assert table.in_victory(1) == ["Megataur"]


@pytest.mark.rule("LG-LOSE-01")
def test_galactus_wins_when_the_city_is_destroyed():
    table = devoured(4)
    assert {"words": "Galactus wins when the city has no space left.", "left": 1} in table.seen()["schemes"][0]["goals"]
    assert table.state.cities == ((SEWERS,),)
    table.villain_deck("Strike").city(Sewers="Blob").leaving("end")
    assert table.result.outcome == "loss"
    assert str(table.result.why) == "Galactus wins: the city has no space left"


def fights_galactus(tactic, *answers, **hands):
    """Two of this Tactic are left; everybody has what is named."""
    table = Scenario(mastermind=GALACTUS).tactics(tactic, tactic).points(attack=20)
    for seat, hand in hands.items():
        table.hand(*hand, seat=int(seat[-1]))
    return table.fight("Galactus", *answers)


def test_all_show_cards_of_a_class_and_draw_as_many():
    table = fights_galactus(
        "Cosmic Entity", "Tech", "Endless Invention", "done",
        seat0=["Endless Invention", "Endless Invention", "Odinson"], seat1=["Odinson"],
    )  # fmt: skip
    assert table.in_hand() == ["Endless Invention", "Endless Invention", "Odinson", "Agent"]
    assert table.in_hand(1) == ["Odinson"]


def test_all_show_cards_of_a_class_and_rescue_as_many():
    table = fights_galactus("Panicked Mobs", "Strength", "Odinson", "Odinson", seat0=["Agent"], seat1=["Odinson"] * 2)
    assert table.in_victory().count("Bystander") == 0
    assert table.in_victory(1) == ["Bystander"] * 2


def test_six_cards_more_are_drawn_and_six_of_all_discarded():
    table = fights_galactus("Force of Eternity").deck(*["Odinson"] * 6, *["Agent"] * 6)
    table.end_turn("Agent")
    assert table.in_hand() == ["Odinson"] * 6
    assert table.in_discard().count("Agent") == 6


def test_others_lose_what_is_called_as_a_hero_of_the_hq():
    table = Scenario(mastermind=GALACTUS).tactics(*["Sunder the Earth"] * 2).points(attack=20)
    table.hq("Odinson", "Optic Blast").discard("Odinson", "Agent", "Optic Blast", "Odinson", seat=1)
    table.discard("Odinson").fight("Galactus")
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson"], ["Agent"])


def test_a_herald_burns_who_shows_no_ranged_hero():
    table = Scenario().city(Bank="Firelord").hand("Optic Blast", seat=1).points(attack=9).fight("Firelord", "reveal")
    assert (table.wounds(), table.wounds(1)) == (1, 0)


def test_morg_sends_all_but_instinct_away():
    table = Scenario().hq("Keen Senses", "Odinson", "Agent", "Keen Senses", "Optic Blast")
    table.hero_deck("Trooper", "Trooper", "Trooper").villain_deck("Morg").begin_turn()
    assert table.in_hq == ["Keen Senses", "Trooper", "Trooper", "Keen Senses", "Trooper"]


def test_stardust_leaves_a_covert_hero_in_hand():
    table = Scenario().hand("Dangerous Rescue", "Odinson").city(Bank="Stardust").points(attack=10)
    table.fight("Stardust").end_turn()
    assert sorted(table.in_hand()) == [*["Agent"] * 6, "Dangerous Rescue"]


def test_terrax_takes_a_bystander_for_each_strong_hero_of_the_hq():
    table = Scenario().hq("Odinson", "Keen Senses", "Odinson", "Keen Senses", "Keen Senses")
    table.villain_deck("Terrax the Tamer").begin_turn()
    assert table.held_by("Terrax the Tamer") == ["Bystander"] * 2


MOLE_MAN = "mole-man"


@pytest.mark.rule("LG-CARD-60", "LG-ESCAPE-11", "LG-ESCAPE-12")
def test_all_of_subterranea_escape_at_a_strike_of_mole_man():
    table = Scenario(mastermind=MOLE_MAN).hq("Odinson", *["Keen Senses"] * 4).villain_deck("Strike")
    table.city(Sewers="Megataur", Rooftops="Blob", Bridge="Giganto").holding("Megataur", "Bystander")
    table.hand("Agent", "Odinson").hand("Trooper", seat=1)
    table.begin_turn("Odinson", "Agent", "Keen Senses")
    assert table.where == {"Rooftops": "Blob"}, "who is not one of them stays where it is"
    assert sorted(table.gone) == ["Bystander", "Giganto", "Megataur"]
    assert sorted(table.koed) == ["Keen Senses", "Odinson", "Strike"], "a Hero for each of them"
    assert (table.wounds(), table.wounds(1)) == (1, 1)
    assert "Trooper" in table.in_discard(1), "a Bystander was carried off"
    assert table.attack_of("Mole Man") == 9


def test_where_none_of_subterranea_is_in_the_city_nobody_is_wounded():
    table = Scenario(mastermind=MOLE_MAN).city(Rooftops="Blob").villain_deck("Strike").begin_turn()
    assert (table.wounds(), table.where) == (0, {"Rooftops": "Blob"})


@pytest.mark.rule("LG-ESCAPE-13")
def test_who_was_won_digs_into_the_escape_pile_and_costs_nobody_a_hero():
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Dig to Freedom"] * 2).points(attack=7)
    table.victory("Giganto", "Blob", seat=1).victory("Giganto").fight("Mole Man")
    assert table.gone == ["Giganto"]
    assert (table.in_victory(1), table.koed, table.state.escapes) == (["Blob"], [], 0)
    assert table.attack_of("Mole Man") == 8


def test_monsters_come_out_of_the_villain_deck():
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Master of Monsters"] * 2).points(attack=7).bringing(2)
    table.villain_deck("Moloids", "Bystander", "Blob", "Giganto", "Twist", "Strike", "Sentinel").fight("Mole Man")
    assert table.where == {"Sewers": "Giganto", "Bank": "Moloids"}
    assert table.cards(VILLAIN_DECK)[-1] == "Sentinel"
    assert sorted(table.cards(VILLAIN_DECK)[:-1]) == ["Blob", "Bystander", "Strike", "Twist"]


def test_the_last_master_of_monsters_brings_none():
    table = Scenario(mastermind=MOLE_MAN).tactics("Master of Monsters").points(attack=7).villain_deck("Moloids")
    assert table.leaving("fight", "Mole Man").result.outcome == "win"
    assert table.where == {}


def test_a_tunnel_leads_to_the_streets_and_riches_lie_under_them():
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Secret Tunnel"] * 2).city(Streets="Giganto", Bank="Megataur")
    table.points(attack=8).fight("Mole Man")
    assert table.can("fight", "Giganto")
    assert not table.can("fight", "Megataur")
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Underground Riches"] * 2).hq(*["Odinson"] * 3, "Optic Blast")
    table.points(attack=7).fight("Mole Man")
    assert table.can("recruit", "Optic Blast")
    assert not table.can("recruit", "Odinson")


@pytest.mark.rule("LG-ADVSOLO-08")
def test_alone_he_leads_the_group_that_is_in_use():
    setup = {"players": 1, "solo": "advanced", "mastermind": MOLE_MAN, "villains": ["brotherhood"]}
    table = Scenario(**setup, scheme="the-legacy-virus").hq("Odinson").villain_deck("Strike", "Bystander")
    table.city(Bank="Blob", Rooftops="Venom").bringing(1).begin_turn("Odinson")
    assert table.gone == ["Blob"]
    assert table.wounds() == 1
    assert table.attack_of("Mole Man") == 8


COSMIC_RAYS = "bathe-the-earth-in-cosmic-rays"


@pytest.mark.rule("LG-CARD-03")
def test_cosmic_rays_change_a_hero_into_one_that_costs_no_more():
    table = Scenario(scheme=COSMIC_RAYS).hq("Odinson", "Tidal Wave", *["Keen Senses"] * 3).villain_deck("Twist")
    table.hand("Odinson", "Agent").hand("Agent", seat=1).leaving("begin")
    assert sorted(set(table.offered)) == ["gain Keen Senses", "gain Odinson"], "Tidal Wave is too dear"
    table.answer("Odinson")
    assert table.koed[0] == "Odinson"
    assert sorted(table.in_hand()) == ["Agent", "Odinson"]
    assert table.in_hand(1) == ["Agent"], "who has none but grey Heroes loses none"


@pytest.mark.rule("LG-CARD-03")
def test_where_no_hero_is_cheap_enough_nothing_is_gained():
    table = Scenario(scheme=COSMIC_RAYS).hq(*["Tidal Wave"] * 5).villain_deck("Twist")
    table.hand("Odinson").hand("Keen Senses", seat=1).begin_turn()
    assert table.koed == ["Odinson", "Keen Senses", "Twist"]
    assert (table.in_hand(), table.in_hand(1)) == ([], [])


def test_six_heroes_for_each_player_are_too_many():
    table = Scenario(scheme=COSMIC_RAYS).ko_pile(*["Odinson"] * 10, "Agent").villain_deck("Twist")
    table.hq(*["Tidal Wave"] * 5).hand("Odinson").hand("Keen Senses", seat=1).leaving("begin")
    assert table.result.outcome == "loss"


NEGATIVE_ZONE = "pull-reality-into-the-negative-zone"


@pytest.mark.rule("LG-CARD-72")
def test_in_the_negative_zone_recruit_fights_and_attack_recruits():
    table = Scenario(scheme=NEGATIVE_ZONE).twists_so_far(1).villain_deck("Twist").begin_turn()
    table.city(Bank="Sentinel").hq(*["Odinson"] * 5).hero_deck("Agent").points(attack=3, recruit=3)
    assert table.ways("Sentinel") == ["3 Recruit"]
    assert "Recruit Odinson (3 Attack)" in [table.game.decision.about.label(table.game, one) for one in table.options]
    table.fight("Sentinel")
    assert (table.attack, table.recruit_points) == (3, 0)
    table.recruit("Odinson")
    assert (table.attack, table.recruit_points) == (0, 0)


@pytest.mark.rule("LG-CARD-72")
def test_reality_is_turned_back_by_the_next_twist():
    table = Scenario(scheme=NEGATIVE_ZONE).twists_so_far(1).villain_deck("Twist", "Bystander", "Twist").begin_turn()
    table.city(Bank="Sentinel").end_turn().points(attack=3)
    assert not table.can("fight", "Sentinel"), "it lasts beyond the turn"
    assert [reason.text for reason in table.why_not("fight", "Sentinel")] == ["it is another player's turn"]
    table.end_turn().points(attack=3)
    assert table.ways("Sentinel") == ["3 Attack"]


def test_what_takes_either_takes_either_in_the_negative_zone_too():
    table = Scenario(scheme=NEGATIVE_ZONE).twists_so_far(3).villain_deck("Twist").begin_turn()
    table.city(Bank="Hammerhead").points(attack=5)
    assert table.can("fight", "Hammerhead")


def test_the_seventh_twist_is_the_end_of_reality():
    table = Scenario(scheme=NEGATIVE_ZONE).twists_so_far(6).villain_deck("Twist").leaving("begin")
    assert table.result.outcome == "loss"


def one_space_each(*villain_deck):
    """Galactus has devoured the dimension of the first player; the second still has theirs."""
    table = Scenario(mastermind=GALACTUS, scheme="fragmented-realities").villain_deck_number(1, "Strike")
    table.begin_turn()
    assert [len(city) for city in table.state.cities] == [0, 1]
    table.villain_deck_number(2, "Bystander").end_turn()
    return table.hand().hand(seat=1).villain_deck_number(1, *villain_deck, *["Bystander"] * 3)


@pytest.mark.rule("LG-CARD-39", "LG-ESCAPE-01")
def test_who_enters_a_city_without_a_space_escapes_at_once():
    table = one_space_each("Juggernaut").hq("Odinson", *["Keen Senses"] * 4).city(Bank="Blob")
    table.end_turn("Odinson")
    assert table.gone == ["Juggernaut"]
    assert table.state.escapes == 1
    assert table.koed.count("Odinson") == 1, "as for every escape"
    assert table.where == {"Bank": "Blob"}, "the other player's dimension is none of its business"


@pytest.mark.rule("LG-CARD-39", "LG-ESCAPE-10")
def test_it_does_what_it_does_when_it_escapes_and_does_not_ambush():
    table = one_space_each("Terrax the Tamer").hq(*["Odinson"] * 5)
    left = len(table.cards(BYSTANDERS))
    table.end_turn("Odinson")
    assert table.gone == ["Terrax the Tamer"]
    assert len(table.cards(BYSTANDERS)) == left, "it has captured nobody"
    table = one_space_each("Firelord")
    table.end_turn("Keen Senses")
    assert table.gone == ["Firelord"]
    assert [table.wounds(seat) for seat in (0, 1)] == [1, 1]
