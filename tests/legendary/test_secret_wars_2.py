"""Secret Wars, Volume 2: Heroes of many classes, a phoenix, Villains who charge, and a king in the city."""

import pytest

from longbox.engine.frames import Scope
from longbox.games.legendary.table.enemies import is_villain, villains
from longbox.games.legendary.table.zones import MASTERMIND_SPACE, TACTICS, VILLAIN_DECK
from longbox.games.legendary.vocabulary import villain

from .scenario import Scenario

THREE_CLASSES = ("Endless Invention", "Odinson", "Oddball")


def spectrum(card, *hand):
    """Play a card with Tech, Strength and Covert in hand."""
    return Scenario().hand(card, *THREE_CLASSES, *hand)


@pytest.mark.rule("LG-KW-SPECTRUM-01")
def test_silk_senses_a_cheap_card():
    table = spectrum("Long-Range Spider-Sense").deck("Keen Senses", "Agent").play("Long-Range Spider-Sense")
    assert table.in_hand() == [*THREE_CLASSES, "Keen Senses"]
    table = spectrum("Long-Range Spider-Sense").deck("Optic Blast", "Agent").play("Long-Range Spider-Sense")
    assert table.in_deck() == ["Optic Blast", "Agent"]


@pytest.mark.rule("LG-KW-SPECTRUM-04")
def test_silks_cascading_maneuver_has_two_classes_itself():
    table = Scenario().hand("Cascading Maneuver", "Oddball").play("Cascading Maneuver")
    assert table.in_hand() == ["Oddball", "Agent"]
    assert Scenario().hand("Cascading Maneuver").play("Cascading Maneuver").in_hand() == []


@pytest.mark.parametrize(
    ("top", "drawn", "koed"),
    [
        ("Agent", [], ["Agent"]),
        ("Keen Senses", ["Keen Senses"], []),
        ("Lucky Break", ["Lucky Break"], []),
        ("Odinson", [], []),
    ],
)
def test_silk_stalks_what_is_cheap(top, drawn, koed):
    table = Scenario().hand("Flip Out", "Silk Stalking").deck(top, "Trooper").play("Flip Out")
    table.play("Silk Stalking")
    assert (table.in_hand(), table.koed) == (drawn, koed)
    assert table.in_deck() == [top, "Trooper"][bool(drawn or koed) :]


def test_silks_cloak_brings_what_costs_2_together():
    table = spectrum("Borrowed Cloaking Device").deck("Keen Senses", "Agent", "Lucky Break", "Odinson", "Trooper")
    table.play("Borrowed Cloaking Device", "Agent", "Lucky Break", "Odinson")
    assert table.in_hand() == [*THREE_CLASSES, "Agent", "Lucky Break"]
    assert table.in_deck() == ["Odinson", "Keen Senses", "Trooper"]


def test_elsa_bloodstone_for_whoever_has_three_classes():
    table = spectrum("Bloodstone Pendant", "Agent").play("Bloodstone Pendant", "Agent")
    assert (table.recruit_points, table.koed) == (3, ["Agent"])
    table = spectrum("Bloodstone Pendant", "Agent").play("Bloodstone Pendant", "done")
    assert (table.recruit_points, table.koed) == (2, [])
    assert spectrum("Prodigy of Ulysses Bloodstone").play("Prodigy of Ulysses Bloodstone").attack == 9
    assert Scenario().hand("Prodigy of Ulysses Bloodstone").play("Prodigy of Ulysses Bloodstone").attack == 6


def test_elsa_bloodstone_hunts_in_the_sewers_and_defends_the_wall():
    assert Scenario().hand("Monster Hunter").play("Monster Hunter").in_victory() == ["Bystander"]
    assert Scenario().hand("Monster Hunter").city(Sewers="Viper").play("Monster Hunter").in_victory() == []
    table = Scenario().hand("Agent", "Officer", "Odinson", "Defend the S.H.I.E.L.D. Wall")
    table.play("Agent").play("Officer").play("Odinson").play("Defend the S.H.I.E.L.D. Wall")
    assert table.attack == 2


@pytest.mark.rule("LG-CARD-69")
@pytest.mark.parametrize("follower", ["Optic Blast", "Unending Energy"])
def test_who_burns_out_was_played_all_the_same(follower):
    for burns in (True, False):
        table = Scenario().hand("Burn Out", "Lightning Bolt", "Mental Discipline", "Four of a Kind")
        table.play("Burn Out", "yes" if burns else "no")
        assert table.koed == ["Burn Out"] * burns
        assert table.attack == 2 + 2 * burns
        table.play("Four of a Kind")
        assert table.attack == 2 + 2 * burns + 2 + 2, "a card that costs 4 was played before it"


@pytest.mark.rule("LG-CARD-69")
def test_a_hero_that_kos_itself_switches_on_the_superpower_of_its_class_and_team():
    table = Scenario().hand("Burn Out", "X-Men United").play("Burn Out", "yes").play("X-Men United")
    assert table.attack == 4 + 6 + 2


def test_the_phoenix_comes_back_as_another():
    table = Scenario().hand("Reincarnate").hq("Odinson", "Tidal Wave", "Tidal Wave", "Tidal Wave", "Tidal Wave")
    table.hero_deck("Keen Senses").play("Reincarnate", "Odinson")
    assert (table.in_hand(), table.koed, table.in_hq[0]) == (["Odinson"], ["Reincarnate"], "Keen Senses")
    table = Scenario().hand("Reincarnate").hq("Odinson", *["Tidal Wave"] * 4).play("Reincarnate", "Officer")
    assert table.in_hand() == ["Officer"]


def test_who_was_ko_d_this_turn_rises_from_the_ashes():
    table = Scenario().hand("Destruction Is Creation", "Keen Senses", "Wound", "Rise from the Ashes")
    table.ko_pile("Odinson").play("Destruction Is Creation", "Keen Senses", "Wound", "done")
    assert table.in_hand() == ["Rise from the Ashes", "Agent", "Agent"]
    table.play("Rise from the Ashes")
    assert table.in_discard() == ["Keen Senses"]
    assert table.koed == ["Odinson", "Wound"]


@pytest.mark.parametrize(
    ("villain", "held", "attack"),
    [
        ("Laughing Skull", "Odinson", 10),
        ("Laughing Skull", "Covering Fire", 5),
        ("Rand K'ai", "Diving Block", 6),
        ("Razor Fist", "Keen Senses", 6),
        ("Red Sai", "Odinson", 8),
        ("Red Sai", "Lightning Bolt", 4),
    ],
)
@pytest.mark.rule("LG-KW-CIRCLE-01")
def test_the_masters_of_kun_lun_have_their_circles(villain, held, attack):
    table = Scenario().city(Bank=villain).hand(held)
    table.can("end")
    assert table.attack_of(villain) == attack


def test_razor_fist_cuts_and_red_sai_teaches():
    table = Scenario().city(Bank="Razor Fist").hand("Odinson", "Optic Blast", "Agent").points(attack=3)
    table.fight("Razor Fist", "Odinson", "Agent")
    assert sorted(table.koed) == ["Agent", "Odinson"]
    table = Scenario().city(Bank="Red Sai").hand("Lightning Bolt", "Card Shark", "Odinson").points(attack=4)
    assert len(table.fight("Red Sai").in_hand()) == 3 + 2


@pytest.mark.parametrize(("villain", "shown"), [("Laughing Skull", "Covering Fire"), ("Rand K'ai", "Diving Block")])
def test_a_master_who_escapes_asks_for_a_master(villain, shown):
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = (
        Scenario().city(**city, Bridge=villain).hand("Agent").hand(shown, seat=1).villain_deck("Sentinel", "Bystander")
    )
    table.begin_turn("Keen Senses", "reveal")
    assert table.gone == [villain]
    assert (table.in_discard(), table.wounds()) == ((["Agent"], 0) if villain == "Laughing Skull" else (["Wound"], 1))
    assert (table.in_hand(1), table.in_discard(1)) == ([shown], [])


@pytest.mark.rule("LG-KW-CIRCLE-01", "LG-MASTERMIND-07")
def test_the_emperor_is_of_the_7th_circle():
    table = Scenario(mastermind="immortal-emperor-zheng-zhu").hand("Diving Block")
    table.can("end")
    assert table.attack_of("Immortal Emperor Zheng-Zhu") == 14
    table = Scenario(mastermind="immortal-emperor-zheng-zhu").hand("Tidal Wave").points(attack=7)
    assert table.can("fight", "Immortal Emperor Zheng-Zhu")


def test_the_emperor_leaves_three_cards_to_who_has_no_master():
    table = (
        Scenario(mastermind="immortal-emperor-zheng-zhu")
        .hand(*["Agent"] * 5)
        .hand("Tidal Wave", *["Agent"] * 5, seat=1)
    )
    table.villain_deck("Strike", "Bystander").begin_turn("reveal")
    assert (len(table.in_hand()), len(table.in_hand(1))) == (3, 6)


@pytest.mark.parametrize(
    ("tactic", "safe"),
    [("Ultimate Kung-Fu Mastery", {"victory": "Red Sai"}), ("Emperor's Justice", {}), ("Humble the Pretenders", {})],
)
def test_the_tactics_of_the_emperor_hurt_the_others(tactic, safe):
    for spared in (False, True) if safe else (False,):
        table = Scenario(mastermind="immortal-emperor-zheng-zhu").hand("Tidal Wave").tactics(tactic, "Imperial Edict")
        table.hand("Odinson", "Tidal Wave", seat=1).victory(*safe.values() if spared else ["Sentinel"], seat=1)
        table.random(1).points(attack=7).fight("Immortal Emperor Zheng-Zhu", *(["reveal"] if spared else []))
        lost = {"Humble the Pretenders": ["Odinson"]}.get(tactic, ["Wound"])
        assert table.in_discard(1) == ([] if spared else lost)


def test_an_imperial_edict_sends_heroes_under_their_deck():
    table = (
        Scenario(mastermind="immortal-emperor-zheng-zhu").hand("Tidal Wave").tactics("Imperial Edict", "Imperial Edict")
    )
    table.hq("Odinson", "Oddball", *["Keen Senses"] * 3).hero_deck("Agent", "Trooper").points(attack=7)
    table.fight("Immortal Emperor Zheng-Zhu", "Odinson", "Oddball", "done")
    assert table.in_hq[:2] == ["Agent", "Trooper"]


# Villains


def test_doop_wants_nobody_next_to_him():
    table = Scenario().city(Bank="Doop", Rooftops="Sentinel").points(attack=2)
    assert not table.can("fight", "Doop")
    assert "LG-SPECIAL-01" in [reason.rule for reason in table.why_not("fight", "Doop")]
    assert Scenario().city(Bank="Doop", Streets="Sentinel").points(attack=2).can("fight", "Doop")


def test_howard_the_duck_captures_a_heart_and_knows_quack_fu():
    table = Scenario().villain_deck("Howard the Duck").begin_turn()
    assert table.held_by("Howard the Duck") == ["Bystander"]
    assert table.attack_of("Howard the Duck") == 8


@pytest.mark.parametrize(("hand", "koed"), [(THREE_CLASSES, ["Oddball"]), (("Oddball", "Agent"), [])])
def test_pink_sphinx_asks_for_a_spectrum(hand, koed):
    table = Scenario().hand(*hand).city(Bank="Pink Sphinx").points(attack=4)
    assert table.fight("Pink Sphinx", *koed).koed == koed


def test_drax_looks_at_the_top_of_a_deck():
    table = Scenario().deck("Wound", "Agent").city(Bank="Drax the Destroyer").points(attack=5)
    assert table.fight("Drax the Destroyer", "yes").koed == ["Wound"]
    table = Scenario().deck("Odinson", "Agent").city(Bank="Drax the Destroyer").villain_deck("Strike").points(attack=5)
    assert table.fight("Drax the Destroyer", "no").where == {"Sewers": "Drax the Destroyer"}


def test_gamora_charges_and_patrols_the_sewers():
    table = Scenario().villain_deck("Gamora", "Bystander").begin_turn()
    assert table.where == {"Bank": "Gamora"}
    table.points(attack=6).fight("Gamora")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario().city(Sewers="Sentinel", Bank="Gamora").points(attack=6).fight("Gamora")
    assert table.wounds(1) == 0


@pytest.mark.parametrize("name", ["Gamora", "Whizzer"])
def test_some_wound_everybody_as_they_escape(name):
    table = Scenario().hand().hand(seat=1).city(Bridge=name).villain_deck("Sentinel")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


def test_rocket_raccoon_patrols_the_bank():
    table = Scenario().hand("Agent").deck("Odinson").city(Bank="Rocket Raccoon").points(attack=4)
    assert table.fight("Rocket Raccoon").in_hand() == ["Agent", "Odinson"]
    table = Scenario().hand("Agent").city(Bank="Sentinel", Bridge="Rocket Raccoon").points(attack=4)
    assert table.fight("Rocket Raccoon").koed == ["Agent"]


def test_bug_eats_a_card():
    table = Scenario().discard("Wound").city(Bank="Bug, Shiklah's Dragon").points(attack=4)
    assert table.fight("Bug, Shiklah's Dragon").koed == ["Wound"]


def test_ghost_deadpool_rampages():
    table = Scenario().hand("Oddball").city(Bank="Ghost Deadpool").points(attack=5)
    table.fight("Ghost Deadpool", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


def test_man_thing_lets_his_neighbours_capture():
    table = Scenario().city(Bridge="Ghost Deadpool", Streets="Sentinel").villain_deck("Man-Thing").begin_turn()
    assert [table.held_by(name) for name in ("Man-Thing", "Ghost Deadpool", "Sentinel")] == [
        ["Bystander"],
        ["Bystander"],
        [],
    ]


@pytest.mark.parametrize(
    ("name", "by_day", "by_night"),
    [("Marcus Symbiote Centaur", 3, 6), ("Nighthawk", 4, 8), ("Khonshu Guardians", 3, 5)],
)
def test_some_are_stronger_in_dark_places(name, by_day, by_night):
    strength = {space: Scenario().city(**{space: name}).attack_of(name) for space in ("Bank", "Streets")}
    assert set(strength.values()) == {by_day}
    strength = {space: Scenario().city(**{space: name}).attack_of(name) for space in ("Sewers", "Rooftops", "Bridge")}
    assert set(strength.values()) == {by_night}


def test_the_centaur_charges_two_spaces():
    assert Scenario().villain_deck("Marcus Symbiote Centaur").begin_turn().where == {
        "Rooftops": "Marcus Symbiote Centaur"
    }


def test_khonshu_guardians_take_a_hero():
    assert Scenario().hand("Agent").city(Bank="Khonshu Guardians").points(attack=3).fight("Khonshu Guardians").koed == [
        "Agent"
    ]


def test_doctor_spectrum_charges_and_asks_for_a_spectrum():
    table = Scenario().hand(*THREE_CLASSES).discard("Wound").villain_deck("Doctor Spectrum").begin_turn()
    assert table.where == {"Bank": "Doctor Spectrum"}
    assert table.points(attack=6).fight("Doctor Spectrum").koed == ["Wound"]


def test_doctor_spectrum_escapes_from_who_has_no_spectrum():
    table = Scenario().hand(*THREE_CLASSES).hand("Agent", seat=1).city(Bridge="Doctor Spectrum")
    table.villain_deck("Sentinel").city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.begin_turn("Keen Senses")
    assert (len(table.in_hand(0)), table.in_hand(1)) == (3, [])


def test_nighthawk_becomes_a_twist():
    table = Scenario(scheme="the-legacy-virus").hand().hand(seat=1).city(Bridge="Nighthawk").villain_deck("Sentinel")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel").begin_turn("Keen Senses")
    assert table.state.twists == 1
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


def test_warrior_woman_charges():
    assert Scenario().villain_deck("Warrior Woman").begin_turn().where == {"Bank": "Warrior Woman"}


def test_whizzer_is_fast_and_patrols_the_bridge():
    table = Scenario().city(Rooftops="Sentinel").villain_deck("Whizzer").begin_turn()
    assert table.where == {"Streets": "Whizzer", "Bridge": "Sentinel"}
    table = Scenario().city(Bank="Whizzer", Bridge="Sentinel").points(attack=5).fight("Whizzer")
    assert table.wounds(1) == 1
    assert Scenario().city(Bridge="Whizzer").points(attack=5).fight("Whizzer").wounds(1) == 0


def test_after_a_spider_infected_a_recruit_may_crawl():
    table = Scenario().villain_deck("Spider-Infected").hq("Odinson", *["Keen Senses"] * 4).begin_turn()
    assert table.held_by("Spider-Infected") == ["Bystander"]
    table.points(attack=3, recruit=5).fight("Spider-Infected").recruit("Odinson", "yes")
    assert table.in_deck()[0] == "Odinson"
    assert table.recruit("Keen Senses").in_discard() == ["Keen Senses"]


# King Hyperion


def king(**more):
    return Scenario(mastermind="king-hyperion", villains=["utopolis", "hydra"], **more).hand().hand(seat=1)


@pytest.mark.rule("LG-CARD-48")
def test_king_hyperion_enters_the_city_and_pushes_villains():
    table = king().city(Sewers="Sentinel").villain_deck("Strike").begin_turn()
    assert table.where == {"Streets": "King Hyperion", "Bridge": "Sentinel"}
    assert table.cards(MASTERMIND_SPACE) == []


@pytest.mark.rule("LG-CARD-48")
def test_where_he_lands_a_villain_moves_on():
    table = king().city(Sewers="Sentinel", Streets="Viper").villain_deck("Strike")
    table.begin_turn("Keen Senses")
    assert table.where == {"Streets": "King Hyperion", "Bridge": "Sentinel"}
    assert table.gone == ["Viper"]


def in_the_city(space="Streets"):
    table = king()
    hyperion = table.find("King Hyperion")
    table.game.move(hyperion, table.zone_in_city(space))
    table.state.in_city = 1
    return table


@pytest.mark.rule("LG-CARD-49")
def test_as_he_escapes_a_hero_is_lost_and_cards_discarded_as_usual():
    table = in_the_city("Bridge").hand("Agent").hand("Agent", seat=1).villain_deck("Sentinel")
    table.city(Sewers="Sentinel", Bank="Sentinel", Rooftops="Sentinel", Streets="Sentinel")
    table.holding("King Hyperion", "Bystander").begin_turn("Keen Senses")
    assert table.koed == ["Keen Senses"]
    assert (table.in_hand(0), table.in_hand(1)) == ([], [])
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    assert table.cards(MASTERMIND_SPACE) == ["King Hyperion"]
    assert table.gone == ["Bystander"]
    assert (table.state.escapes, table.state.in_city) == (0, 0), "no Villain has escaped"


@pytest.mark.rule("LG-CARD-50")
def test_in_the_city_he_is_no_villain():
    table = in_the_city()
    table.city(Bank="Sentinel").tactics("Rule with an Iron Fist", "Rule with an Iron Fist")
    hyperion = table.find("King Hyperion")
    assert villains(table.game) == [table.find("Sentinel")]
    assert not is_villain(table.game, hyperion)
    assert villain.cards(table.game, Scope(0)) == [table.find("Sentinel")]
    table.villain_deck("Bystander", "Bystander").begin_turn()
    assert table.held_by("Sentinel") == ["Bystander"], "nor does he take the Bystander as the nearest Villain"
    assert table.held_by("King Hyperion") == []


@pytest.mark.parametrize(("tactic", "rescued", "recruit"), [("Worshipped by Millions", 6, 0), ("Royal Treasury", 0, 5)])
def test_beaten_in_the_city_he_goes_home_and_keeps_his_tactic(tactic, rescued, recruit):
    table = in_the_city().tactics(tactic, tactic).points(attack=12).fight("King Hyperion")
    assert table.cards(MASTERMIND_SPACE) == ["King Hyperion"]
    assert len(table.cards(TACTICS)) == 2
    assert (table.in_victory().count("Bystander"), table.recruit_points) == (rescued, recruit)
    table.points(attack=12).fight("King Hyperion")
    assert tactic in table.in_victory(), "in his own space he loses it"
    assert len(table.cards(TACTICS)) == 1


def test_monarch_of_utopolis_and_rule_with_an_iron_fist():
    table = in_the_city().tactics("Monarch of Utopolis", "Monarch of Utopolis").points(attack=12)
    assert len(table.fight("King Hyperion").leaving("end").in_hand()) == 9
    table = in_the_city().tactics("Rule with an Iron Fist", "Rule with an Iron Fist").city(Bank="Viper")
    assert "Viper" in table.points(attack=12).fight("King Hyperion", "Viper").in_victory()


def test_a_second_strike_drives_him_on_and_out():
    table = in_the_city("Rooftops").villain_deck("Strike").begin_turn("Keen Senses")
    assert table.cards(MASTERMIND_SPACE) == ["King Hyperion"]
    assert table.wounds(0) == 1


# Shiklah


def shiklah(tactic, top):
    table = Scenario(mastermind="shiklah-the-demon-bride", villains=["monster-metropolis", "hydra"]).hand()
    return table.tactics(tactic, tactic).villain_deck(top, "Bystander").points(attack=9)


def test_shiklahs_strike_digs_for_twists():
    table = Scenario(mastermind="shiklah-the-demon-bride")
    table.villain_deck("Strike", "Sentinel", "Twist", "Viper", "Bystander").begin_turn()
    deck = table.cards(VILLAIN_DECK)
    assert deck[-2:] == ["Bystander", "Twist"]
    assert sorted(deck[:2]) == ["Sentinel", "Viper"]


@pytest.mark.parametrize("back", [True, False])
def test_shiklahs_tactics_reward_who_meets_her_again(back):
    top = "Twist" if back else "Bystander"
    table = shiklah("Enslavement Beam", top).fight("Shiklah, the Demon Bride")
    assert table.in_victory().count("Bystander") == 4 * back
    table = shiklah("Drain Life", top).city(Bank="Viper").fight("Shiklah, the Demon Bride")
    assert ("Viper" in table.in_victory()) == back


def test_shiklahs_husband_joins_whoever_meets_him():
    table = shiklah("Shiklah's Husband, Deadpool", "Bystander").fight("Shiklah, the Demon Bride")
    assert table.in_discard() == ["Shiklah's Husband, Deadpool"]
    (deadpool,) = table.state.zones[table.zone_of_discard(0)]
    definition = table.state.definition[deadpool]
    assert (definition.kind, definition.stats["cost"]) == ("hero", 9)
    table = Scenario().hand("Odinson", "Agent", definition).play("Odinson").play("Agent")
    assert table.play("Shiklah's Husband, Deadpool").attack == 7, "Odinson and he himself cost an odd number"


# The Spider-Queen


def queen(tactic="Sonic Scream"):
    table = Scenario(mastermind="spider-queen", henchmen=["spider-infected"]).hand().hand(seat=1)
    return table.tactics(tactic, tactic).points(attack=10)


def test_the_spider_queen_grows_with_bystanders_in_the_escape_pile():
    assert queen().escaped("Bystander", "Sentinel", "Bystander").attack_of("Spider-Queen") == 10


@pytest.mark.rule("LG-CARD-80")
def test_whom_her_strike_brings_in_ambushes():
    table = queen().victory("Spider-Infected").villain_deck("Strike").city(Sewers="Sentinel", Bank="Viper")
    table.leaving("begin")
    assert len(table.options) == 3, "the empty spaces"
    table.answer("Put Spider-Infected into the Streets")
    assert table.where == {"Sewers": "Sentinel", "Bank": "Viper", "Streets": "Spider-Infected"}
    assert table.held_by("Spider-Infected") == ["Bystander"]
    assert (table.wounds(0), table.wounds(1)) == (0, 1), "who has none gains a Wound"


def test_in_a_full_city_there_is_no_room_for_her_brood():
    table = queen().victory("Spider-Infected").villain_deck("Strike", "Bystander")
    table.city(Sewers="Sentinel", Bank="Viper", Rooftops="Sentinel", Streets="Sentinel", Bridge="Sentinel")
    table.begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


def test_sonic_scream_drives_bystanders_away():
    table = queen().villain_deck("Bystander", "Sentinel", "Bystander", *["Viper"] * 5, "Odinson")
    table.bringing(2).fight("Spider-Queen")
    assert table.gone == ["Bystander", "Bystander"]
    assert table.cards(VILLAIN_DECK)[-1] == "Odinson"
    assert sorted(table.cards(VILLAIN_DECK)[:-1]) == ["Sentinel", *["Viper"] * 5]


def test_infect_the_entire_city():
    table = queen("Infect the Entire City").city(Bank="Spider-Infected", Bridge="Viper").fight("Spider-Queen")
    assert table.gone == ["Bystander"]
    assert (table.held_by("Spider-Infected"), table.held_by("Viper")) == (["Bystander"], [])


def test_control_arachnid_genes():
    table = queen("Control Arachnid Genes").hq("Great Responsibility", *["Odinson"] * 4)
    assert table.fight("Spider-Queen", "Great Responsibility").in_discard() == ["Great Responsibility"]


def test_web_the_skyscrapers():
    table = queen("Web the Skyscrapers").victory("Bystander", seat=1).fight("Spider-Queen")
    assert (table.gone, table.in_victory(1)) == (["Bystander"], [])
