"""S.H.I.E.L.D. once more, where its cards are easily read wrongly: who chooses, who is counted, and with how few."""

import pytest

from longbox.games.legendary.table.zones import ESCAPED, OFFICERS

from .scenario import Scenario
from .test_adapting import ADAPTOID, ARMOR, BITE, COUNCIL, HAMMER, SHIELD, SKULL, VIPER, ZEMO, ZOLA, adaptoid, council

CITY = {"Bridge": "Taskmaster", "Streets": "Sentinel", "Rooftops": "Sentinel", "Bank": "Sentinel", "Sewers": "Sentinel"}


@pytest.mark.rule("LG-REVEAL-03", "LG-REVEAL-04")
@pytest.mark.card("crossbones")
def test_crossbones_leaves_players_the_choice_to_show_their_agents():
    table = Scenario().escaped("Viper").hand("Agent", "Trooper", "Odinson").hand("Agent", "Melinda May", seat=1)
    table.villain_deck("Crossbones").leaving("begin")
    assert table.offered == ["reveal Agent Trooper", "suffer"]
    table.answer("suffer")
    assert table.seat_asked == 1
    assert table.offered == ["reveal Agent Melinda May", "suffer"], "a special Officer is of the team as well"
    table.answer("reveal")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)
    assert table.in_hand(1) == ["Agent", "Melinda May"]


@pytest.mark.rule("LG-REVEAL-03", "LG-REVEAL-04")
@pytest.mark.card("taskmaster")
def test_taskmaster_sees_colours_in_play_as_well():
    table = Scenario().city(Bank="Taskmaster").escaped(*["Viper"] * 3).hand("Odinson", "Agent", "Agent", "Keen Senses")
    table.play("Odinson").points(attack=3).leaving("fight", "Taskmaster")
    (shown, _) = table.offered
    assert "Odinson" in shown
    assert shown.count("Agent") == 1, "Strength, Instinct and grey, once each"
    table.answer("reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario().city(Bank="Taskmaster").escaped("Viper").hand("Odinson").points(attack=3)
    assert table.fight("Taskmaster", "suffer").wounds() == 1


@pytest.mark.rule("LG-REVEAL-04")
@pytest.mark.card("taskmaster", "crossbones")
def test_a_level_of_nothing_hurts_nobody():
    table = Scenario().city(Bank="Taskmaster").points(attack=3).fight("Taskmaster")
    assert (table.wounds(0), table.wounds(1)) == (0, 0)
    table = Scenario().stack("officers", 0).villain_deck("Crossbones").begin_turn()
    assert (table.wounds(0), table.wounds(1), table.gone) == (0, 0, [])


@pytest.mark.card("taskmaster")
def test_taskmaster_escapes_and_counts_himself():
    table = Scenario().city(**CITY).escaped("Viper").villain_deck("Bystander").hq(*["Keen Senses"] * 5)
    table.city(Sewers="Sentinel").villain_deck("Sentinel").hand("Odinson").hand("Odinson", "Agent", seat=1)
    table.begin_turn("Keen Senses", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


@pytest.mark.card("growing-man")
def test_growing_man_grows_with_what_has_escaped_even_himself_alone():
    table = Scenario().villain_deck("Growing Man").begin_turn()
    assert (table.gone, table.attack_of("Growing Man")) == (["Officer"], 1)
    table = Scenario().city(Bank="Growing Man").escaped("Viper", "Agent", "Mentallo", "Sentinel", "Odinson")
    table.can("end")
    assert table.attack_of("Growing Man") == 3
    table = Scenario().city(Bank="Growing Man")
    assert table.fight("Growing Man").in_victory() == ["Growing Man"], "without an Escape pile it takes nothing"


@pytest.mark.card("superia")
def test_superia_looks_at_one_card_of_each_player():
    table = Scenario().escaped("Viper").hand(*["Agent"] * 3).hand("Odinson", "Odinson", seat=1).villain_deck("Superia")
    table.begin_turn()
    assert (len(table.in_hand()), table.in_discard()) == (2, ["Agent"])
    assert (len(table.in_hand(1)), table.in_discard(1)) == (2, [])
    assert Scenario().villain_deck("Superia").begin_turn().in_discard() == [], "nobody holds a card"


@pytest.mark.card("graviton")
def test_graviton_spares_who_comes_later():
    table = Scenario().escaped("Viper", "Viper", "Viper", "Viper").villain_deck("Graviton").hero_deck("Keen Senses")
    table.begin_turn().points(recruit=4 + 2)
    assert table.recruit("Keen Senses").recruit_points == 6 - 2 - 2, "five levels are two pairs"
    table.points(recruit=2)
    assert table.recruit("Keen Senses").recruit_points == 0, "the one who came afterwards costs no more"


@pytest.mark.card("mentallo")
def test_mentallo_without_officers_gives_none_and_with_one_kos_none():
    table = Scenario().villain_deck("Mentallo").begin_turn()
    assert (table.held_by("Mentallo"), table.attack_of("Mentallo")) == ([], 3), "one level is no pair"
    table.points(attack=3)
    table.fight("Mentallo")
    assert (table.in_victory(), table.in_discard(), table.koed) == (["Mentallo"], [], [])
    table = Scenario().city(Bank="Mentallo").holding("Mentallo", "Officer").points(attack=4)
    table.fight("Mentallo", "Send a Hero under this card Undercover")
    assert (sorted(table.in_victory()), table.koed) == (["Mentallo", "Officer"], [])


@pytest.mark.card("mentallo")
def test_officers_of_a_mentallo_who_escapes_raise_the_level():
    table = Scenario().city(**(CITY | {"Bridge": "Mentallo"})).holding("Mentallo", "Officer", "Officer")
    table.villain_deck("Sentinel").begin_turn("Keen Senses")
    assert sorted(table.cards(ESCAPED)) == ["Mentallo", "Officer", "Officer"]


@pytest.mark.card("hive")
def test_hive_takes_one_card_of_each_who_has_one_at_that_cost():
    table = Scenario().escaped("Viper", "Viper").hand("Odinson", "Odinson", "Agent").hand("Odinson", seat=1)
    table.villain_deck("Hive").begin_turn()
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson"], ["Odinson"])
    assert sorted(table.in_hand()) == ["Agent", "Odinson"]


@pytest.mark.card("take-cover")
def test_take_cover_without_a_deck():
    table = Scenario().hand("Keen Senses", "Take Cover").deck().play("Keen Senses").play("Take Cover", "yes")
    assert (table.recruit_points, table.in_victory()) == (2, [])
    table = Scenario().hand("Take Cover").deck("Agent", "Odinson").play("Take Cover", "yes")
    assert (table.in_victory(), table.in_discard()) == ([], ["Agent"]), "alone it sends nobody"


@pytest.mark.card("spymaster", "infinity-formula")
def test_mockingbird_with_one_officer_or_none():
    table = Scenario().stack("officers", 1).hand("Infinity Formula").victory("Viper").play("Infinity Formula")
    assert (table.in_victory(), table.cards(OFFICERS)) == (["Viper", "Officer"], [])
    assert (table.attack, table.recruit_points) == (1, 1)
    table = Scenario().hand("Infinity Formula").play("Infinity Formula")
    assert (table.attack, table.recruit_points) == (1, 1), "after both have gone"


@pytest.mark.card("headlok", "behind-enemy-lines")
def test_deathlok_declines():
    table = Scenario().hand("Headlok").discard("Agent").play("Headlok", "done")
    assert (table.attack, table.recruit_points, table.in_discard()) == (0, 3, ["Agent"])
    table = Scenario().hand("Behind Enemy Lines").victory("Leo Fitz & Jemma Simmons", "Officer", "Trooper")
    assert table.discard("Odinson").play("Behind Enemy Lines").recruit_points == 2, "0+ is 0"


@pytest.mark.card("reanimate-into-service")
def test_reanimate_needs_company_and_may_be_declined():
    table = Scenario().hand("Reanimate Into Service").discard("Agent").play("Reanimate Into Service")
    assert (table.attack, table.in_victory()) == (2, [])
    table = Scenario().hand("Team Player", "Reanimate Into Service").discard("Agent").play("Team Player")
    assert table.play("Reanimate Into Service", "done").in_victory() == []


@pytest.mark.card("hydra-high-council-baron-helmut-zemo")
def test_zemo_fears_villains_and_no_locations():
    table = council(ZEMO, SKULL).victory("Laser Maze", "HYDRA Base", "Venom", "Officer", "Red Skull")
    table.can("end")
    assert table.attack_of(ZEMO.name) == 16 - 1


@pytest.mark.card("hydra-high-council-baron-helmut-zemo")
def test_only_a_hydra_villain_buys_zemo_off():
    table = council(ZEMO, ZEMO).victory("Venom").victory("Mentallo", seat=1).villain_deck("Strike").leaving("begin")
    assert table.seat_asked == 1, "Venom is none of theirs"
    assert table.wounds(0) == 1
    table._choose(table.options[0])
    assert (table.in_victory(), table.in_victory(1), table.wounds(1)) == (["Venom"], [], 0)
    assert "Mentallo" in table.koed


@pytest.mark.card("hydra-high-council-baron-helmut-zemo")
def test_zemo_falls_at_the_cost_of_the_others():
    table = council(ZEMO, SKULL, players=3).victory("Mentallo").points(attack=16).victory("Viper", seat=1)
    table.leaving("fight", ZEMO.name)
    assert table.seat_asked == 1
    table._choose(table.options[0])
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 1]
    assert table.in_victory() == ["Mentallo", ZEMO.name]
    assert table.in_victory(1) == []


@pytest.mark.card("hydra-high-council-red-skull")
def test_red_skull_takes_heroes_that_were_played_too():
    table = council(SKULL, VIPER).hand("Odinson", "Agent").play("Agent").points(attack=7).fight("Red Skull")
    assert table.koed == ["Agent"], "grey, and yours"
    table = council(SKULL, VIPER).hand("Odinson", "Wound").points(attack=7).fight("Red Skull")
    assert table.koed == [], "none is grey: a Wound is no Hero"


@pytest.mark.card("hydra-high-council-arnim-zola")
def test_zola_gives_whom_he_counts():
    table = council(ZOLA, SKULL).points(attack=60).hq("Take Cover", "Oddball", "Officer", "Alter Reality", "Agent")
    table.leaving("fight", "Arnim Zola")
    assert table.offered == ["choose Oddball", "choose Alter Reality", "done"], "0+ is an Attack icon as well"
    table.answer("done")
    assert table.in_discard() == []
    table = council(ZOLA, ZOLA).hand("Oddball", "Agent").hand("Agent", seat=1).villain_deck("Strike").begin_turn()
    assert (table.in_hand(), table.in_hand(1)) == (["Agent"], ["Agent"]), "as many as there are"


@pytest.mark.card("hydra-high-council-viper")
def test_viper_looks_only_into_the_city():
    table = council(VIPER, VIPER).escaped("Mentallo").city(Bank="Venom").locations(Bank="HYDRA Base")
    table.villain_deck("Strike").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (0, 0)
    assert table.attack_of("Viper") == 9
    table = council(VIPER, SKULL).hand("Agent").points(attack=9).fight("Viper", "done")
    assert table.in_hand() == ["Agent"], "any number is also none"


@pytest.mark.card("black-widows-bite", "captain-americas-shield", "iron-mans-armor", "thors-hammer")
def test_the_adaptoid_counts_heroes_that_were_played():
    table = adaptoid(BITE, ARMOR).hand("Oddball", "Oddball").play("Oddball").points(attack=8).fight(BITE)
    assert table.in_victory().count("Bystander") == 2
    table = adaptoid(SHIELD, BITE).hand("Odinson", "Odinson").play("Odinson").points(attack=10).fight(SHIELD)
    assert table.recruit_points == 1, "one colour"
    table = adaptoid(ARMOR, BITE).hand("Agent").deck("Team Player", "Team Player").points(attack=12).fight(ARMOR)
    assert table.in_hand() == ["Agent"], "what would be drawn was not yours when you counted"
    table = adaptoid(HAMMER, BITE).hand("Odinson", "Odinson").points(attack=14).fight(HAMMER)
    assert table.koed == ["Odinson", "Odinson"], "it is no choice how many"
    table = adaptoid(ARMOR, ARMOR).hand(*["Agent"] * 3).hand("Team Player", *["Agent"] * 4, seat=1)
    table.villain_deck("Strike").begin_turn("suffer", "Agent")
    assert (len(table.in_hand()), len(table.in_hand(1))) == (3, 3), "showing is no must"


@pytest.mark.card("leo-fitz-jemma-simmons", "victoria-hand", "grant-ward", "melinda-may")
def test_officers_on_their_own():
    table = Scenario().hand("Grant Ward", "Agent").play("Grant Ward", "no")
    assert (table.in_hand(), table.koed, table.recruit_points) == (["Agent"], [], 2)
    table = Scenario().hand("Grant Ward", "Odinson").play("Grant Ward", "yes")
    assert (table.in_hand(), table.in_victory(), table.koed) == (["Odinson"], ["Grant Ward"], [])
    table = Scenario().hand("Agent", "Agent", "Melinda May").deck("Odinson").play("Agent").play("Agent")
    assert table.play("Melinda May").in_hand() == [], "two are not enough"
    table = Scenario().hand("Agent", '"Yo-Yo" Rodriguez').play("Agent").play('"Yo-Yo" Rodriguez')
    assert (table.in_victory(), table.in_deck()) == ([], ["Agent"] * 10), "nor is one for her"
    table = Scenario().hand("Agent", "Agent", "Victoria Hand", "Trooper").play("Agent").play("Agent")
    assert table.play("Victoria Hand").in_victory() == []


def test_sides_are_set_up_with_their_groups():
    assert Scenario(**ADAPTOID).groups[0] == "A.I.M., HYDRA Offshoot"
    assert Scenario(**COUNCIL).groups[0] == "HYDRA Elite"
