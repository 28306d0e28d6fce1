"""Villains: its Adversaries and Backup Adversaries."""

from collections import Counter

import pytest

from longbox.games.legendary.table.zones import NEW_RECRUITS, VILLAIN_DECK

from .scenario import Scenario

CROWD = {"Bridge": "Cops", "Streets": "Cops", "Rooftops": "Cops", "Bank": "Cops"}


def among_villains(players=2, **setup) -> Scenario:
    return Scenario(side="villains", players=players, **setup)


def fought(name, attack=20, space="Bank", **setup) -> Scenario:
    return among_villains(**setup).city(**{space: name}).points(attack=attack)


def overrun(name, **setup) -> Scenario:
    """It stands in the Sewers, and another Adversary is about to push it out."""
    return among_villains(**setup).city(**CROWD, Sewers=name).villain_deck("Cops", "Bystander").hq(*["Odinson"] * 5)


def comes(name, **setup) -> Scenario:
    return among_villains(**setup).villain_deck(name, "Bystander")


def every(table, count):
    """How many Bindings the players have."""
    assert [table.bindings(seat) for seat in range(table.state.seats)] == count
    return table


@pytest.mark.parametrize("hand", [(), ("Operative",), ("Operative", "Crazed Experiments", "Brilliant Research")])
def test_captain_america_binds_who_shows_no_three_colours(hand):
    table = comes("Captain America").hand("Operative", "Crazed Experiments", "Devour").hand(*hand, seat=1)
    every(table.begin_turn("reveal"), [0, 1])


def test_captain_america_may_be_left_unanswered_and_asks_again_when_fought():
    table = fought("Captain America").hand("Operative", "Crazed Experiments", "Devour")
    every(table.fight("Captain America", "suffer"), [1, 1])


def test_captain_america_is_stronger_by_the_colours_of_the_lair():
    table = among_villains().city(Bank="Captain America").hq("Odinson", "Devour", "Operative", "Odinson", "Operative")
    table.can("end")
    assert table.attack_of("Captain America") == 4 + 3


def demolished(table, first=()) -> Scenario:
    """What each loses first costs 3, then 4; an overrun takes the `first` Ally into the Lair."""
    for seat in (0, 1):
        table.hand("Brilliant Research", "Devour", "Operative", seat=seat)
    return table.hero_deck(*first, "Odinson", "Hidden Weapons", "Odinson")


@pytest.mark.parametrize("name", ["Captain America", "Iron Man", "Thor"])
def test_overrunning_avengers_demolish_once(name):
    table = demolished(overrun(name), ["Odinson"]).begin_turn("ko")
    assert [table.in_hand(seat) for seat in (0, 1)] == [["Devour", "Operative"]] * 2


def test_hulk_demolishes_twice_whatever_he_does():
    overruns = demolished(overrun("Hulk"), ["Odinson"]).begin_turn("ko")
    for table in (demolished(comes("Hulk")).begin_turn(), demolished(fought("Hulk")).fight("Hulk"), overruns):
        assert [table.in_hand(seat) for seat in (0, 1)] == [["Operative"]] * 2


def test_iron_man_asks_for_tech():
    table = comes("Iron Man").hand("Crazed Experiments")
    every(table.begin_turn("reveal"), [0, 1])
    table = fought("Iron Man").hand("Crazed Experiments", seat=1)
    every(table.fight("Iron Man", "reveal"), [1, 0])


def test_thor_strikes_the_dear_allies_of_the_lair():
    table = comes("Thor").hq("Octo-Pulverize", "Odinson", "False Reflection", "Odinson", "Venom Blast")
    table.hero_deck(*["Odinson"] * 5).begin_turn()
    assert sorted(table.koed) == ["False Reflection", "Octo-Pulverize"]
    table = fought("Thor").hq("Octo-Pulverize", *["Odinson"] * 4).hero_deck("Odinson").fight("Thor")
    assert table.koed == ["Octo-Pulverize"]


def test_daredevil_sends_the_next_recruit_to_the_top():
    table = fought("Daredevil").points(attack=5, recruit=6).fight("Daredevil")
    table.recruit("New Recruit").recruit("New Recruit")
    assert table.in_deck()[0] == "New Recruit"
    assert table.in_discard() == ["New Recruit"]


def test_daredevil_overrunning_takes_what_costs_something():
    table = overrun("Daredevil").deck("Devour").deck("Operative", "Devour", seat=1).begin_turn("ko")
    assert [table.in_discard(seat) for seat in (0, 1)] == [["Devour"], []]


@pytest.mark.parametrize(
    ("hand", "can"), [(("Operative", "Devour"), False), (("Operative", "Devour", "Odinson"), True)]
)
def test_iron_fist_asks_for_three_different_costs(hand, can):
    assert fought("Iron Fist").hand(*hand).can("fight", "Iron Fist") is can


@pytest.mark.parametrize(("other", "count"), [("Daredevil", [1, 1]), ("Cops", [0, 0])])
def test_namor_binds_in_the_company_of_defenders(other, count):
    every(comes("Namor, the Sub-Mariner").city(Bank=other).begin_turn(), count)
    every(fought("Namor, the Sub-Mariner").city(Streets=other).fight("Namor, the Sub-Mariner"), count)


@pytest.mark.rule("LG-CARD-64")
def test_who_is_pushed_out_as_namor_enters_is_no_company():
    city = {**CROWD, "Sewers": "Luke Cage"}
    table = comes("Namor, the Sub-Mariner").city(**city).hq(*["Odinson"] * 5).begin_turn("ko")
    assert table.gone == ["Luke Cage"]
    every(table, [0, 0])


@pytest.mark.rule("LG-CARD-64")
def test_whoever_pushes_namor_out_is_company():
    table = overrun("Namor, the Sub-Mariner").villain_deck("Luke Cage", "Bystander").begin_turn("ko")
    every(table, [1, 1])


def test_luke_cage_lets_you_judge_three_cards_of_each():
    tops = ("Devour", "Odinson", "Operative")
    table = fought("Luke Cage").deck(*tops, "Soldier").deck(*tops, "Soldier", seat=1)
    table.fight("Luke Cage", "leave", "Operative", "Devour", "discard")
    assert table.in_deck()[:3] == ["Operative", "Devour", "Odinson"]
    assert sorted(table.in_discard(1)) == sorted(tops)
    assert table.in_deck(1) == ["Soldier"]


def test_black_panther_lets_everybody_draw():
    table = fought("Black Panther").fight("Black Panther")
    assert [len(table.in_hand(seat)) for seat in (0, 1)] == [1, 1]


def test_elektra_takes_an_ally_and_a_bindings():
    table = fought("Elektra").hand("Operative", "Soldier").discard("Bindings").fight("Elektra", "Soldier")
    assert table.koed == ["Soldier", "Bindings"]


@pytest.mark.parametrize(("top", "koed"), [("Operative", ["Operative"]), ("Devour", []), ("Bindings", ["Bindings"])])
def test_punisher_takes_what_costs_nothing(top, koed):
    assert fought("Punisher").deck(top).fight("Punisher").koed == koed


def test_punisher_overrunning_takes_what_costs_something():
    table = overrun("Punisher").deck("Devour").deck("Operative", seat=1).begin_turn("ko")
    assert table.koed == ["Odinson", "Devour"]


def test_ghost_rider_burns_another_adversary():
    table = fought("Ghost Rider").victory("Cops", "Bystander").fight("Ghost Rider", "Cops")
    assert (table.koed, table.recruit_points) == (["Cops"], 3)
    table = fought("Ghost Rider").victory("Cops").fight("Ghost Rider", "done")
    assert (table.koed, table.recruit_points) == ([], 0)


def test_ghost_rider_overrunning_binds_who_burns_none():
    table = overrun("Ghost Rider").victory("Cops").victory("Bystander", seat=1)
    every(table.begin_turn("ko", "Cops"), [0, 1])
    every(overrun("Ghost Rider").victory("Cops").begin_turn("ko", "done"), [1, 1])


def test_black_cat_judges_the_top_of_each_deck():
    table = fought("Black Cat").hand(*["Operative"] * 6).deck("Devour").deck("Odinson", seat=1)
    for _ in range(6):
        table.play("Operative")
    table.points(attack=2).fight("Black Cat", "leave", "discard")
    assert (table.in_deck(), table.in_discard(1)) == (["Devour"], ["Odinson"])


@pytest.mark.parametrize(("top", "koed"), [("Operative", ["Operative"]), ("Soldier", [])])
def test_firestar_burns_recruit_when_fought_and_attack_when_she_overruns(top, koed):
    assert fought("Firestar").deck(top).fight("Firestar").koed == koed
    table = overrun("Firestar").deck(top).deck("Bindings", seat=1).begin_turn("ko")
    assert table.koed == ["Odinson", *(["Soldier"] if not koed else [])]


def test_moon_knight_takes_a_second_ally_on_the_rooftops():
    hand = ("Operative", "Soldier", "Soldier")
    assert fought("Moon Knight").hand(*hand).fight("Moon Knight", "Soldier").koed == ["Soldier"]
    table = fought("Moon Knight", space="Rooftops").hand(*hand).fight("Moon Knight", "Soldier", "Operative")
    assert table.koed == ["Soldier", "Operative"]


@pytest.mark.rule("LG-CARD-81")
def test_spider_man_plays_a_bystander_and_goes_back_on_the_deck():
    table = fought("Spider-Man").city(Streets="Cops").villain_deck("Bystander", "Venom").bringing(0)
    table.fight("Spider-Man")
    assert table.held_by("Cops") == ["Bystander"]
    assert table.cards(VILLAIN_DECK)[::-1] == ["Spider-Man", "Venom"]
    assert table.in_victory() == []


@pytest.mark.rule("LG-CARD-82")
def test_spider_man_plays_a_strike():
    table = fought("Spider-Man").villain_deck("Strike", "Venom").hand("Devour", "Odinson")
    table.fight("Spider-Man", "Devour")
    assert table.koed == ["Devour", "Strike"], "Red Skull has struck"
    assert table.cards(VILLAIN_DECK)[::-1] == ["Spider-Man", "Venom"]


@pytest.mark.rule("LG-CARD-83")
def test_spider_man_stays_won_where_the_card_is_worth_more():
    table = fought("Spider-Man").villain_deck("Venom", "Bystander").fight("Spider-Man")
    assert table.in_victory() == ["Spider-Man"]
    assert table.cards(VILLAIN_DECK)[::-1] == ["Venom", "Bystander"]


def test_spider_man_overrunning_binds_everybody():
    every(overrun("Spider-Man").begin_turn("ko"), [1, 1])


def test_havok_takes_two_cards_for_one():
    hand = ("Operative", "Soldier", "Soldier")
    table = comes("Havok").hand(*hand).hand("Psychedelic Mist", *hand, seat=1).deck("Odinson")
    table.begin_turn("Soldier", "reveal")
    assert sorted(table.in_hand()) in (["Odinson", "Operative"], ["Odinson", "Soldier"])
    assert len(table.in_hand(1)) == 4


def test_rogue_copies_what_another_discards():
    table = fought("Rogue").deck("Devour", seat=1).victory("Bystander").points(attack=4)
    table.fight("Rogue", "Bystander")
    assert table.in_discard(1) == ["Devour"]
    assert (table.attack, table.koed) == (2 + 2, ["Bystander"])


def test_scarlet_witch_likes_odd_costs():
    table = fought("Scarlet Witch").deck("Brilliant Research", "Devour", "Operative").fight("Scarlet Witch")
    assert (table.in_hand(), sorted(table.in_discard())) == (["Brilliant Research"], ["Devour", "Operative"])


def test_wolverine_is_stronger_by_what_was_drawn_and_comes_back():
    table = among_villains().city(Bank="Wolverine").hand("Crazed Experiments").play("Crazed Experiments")
    assert table.attack_of("Wolverine") == 7 + 1
    table = overrun("Wolverine").hand("Devour", seat=1).bringing(-1).begin_turn("ko", "reveal")
    every(table, [1, 0])
    assert table.gone == []
    assert sorted(table.cards(VILLAIN_DECK)) == ["Bystander", "Wolverine"]


def test_colossus_breaks_bindings_or_binds_the_others():
    table = fought("Colossus").discard("Bindings").fight("Colossus", "Bindings")
    every(table, [0, 0])
    table = fought("Colossus").discard("Bindings").fight("Colossus", "done")
    every(table, [1, 1])
    every(fought("Colossus").fight("Colossus"), [0, 1])


def test_nightcrawler_keeps_an_ally_that_was_played():
    table = fought("Nightcrawler").hand("Devour", "Operative", "Soldier").play("Operative").play("Soldier")
    table.points(attack=4).fight("Nightcrawler", "Soldier").end_turn()
    assert Counter(table.in_hand())["Soldier"] == 1
    assert len(table.in_hand()) == 7


def test_storm_takes_the_rooftops():
    table = comes("Storm").city(Rooftops="Cops").begin_turn()
    assert table.where == {"Bridge": "Cops", "Rooftops": "Storm"}
    every(fought("Storm", space="Rooftops").fight("Storm"), [0, 1])
    every(fought("Storm").fight("Storm"), [0, 0])


def test_cops_bring_a_new_recruit():
    table = fought("Cops").fight("Cops")
    assert table.in_discard() == ["New Recruit"]
    assert len(table.cards(NEW_RECRUITS)) == 14


def test_multiple_man_takes_an_ally_for_each_of_him():
    table = fought("Multiple Man").victory("Multiple Man", "Multiple Man", "Cops").hand(*["Operative"] * 3, "Soldier")
    table.fight("Multiple Man", "Soldier")
    assert sorted(table.koed) == ["Operative", "Soldier"]
    assert fought("Multiple Man").hand("Operative").fight("Multiple Man").koed == []


def test_an_assault_squad_takes_the_top_card_or_another():
    table = fought("S.H.I.E.L.D. Assault Squad").deck("Devour", "Soldier").discard("Operative", "Bindings")
    table.fight("S.H.I.E.L.D. Assault Squad", "Operative")
    assert (table.koed, table.in_discard()) == (["Operative"], ["Bindings", "Devour"])
