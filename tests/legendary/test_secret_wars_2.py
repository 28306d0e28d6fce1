"""Secret Wars, Volume 2: Heroes of many classes, a phoenix, and the masters of K'un-lun."""

import pytest

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
