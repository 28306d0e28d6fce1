"""Revelations: its Heroes and Villains."""

import pytest

from longbox.games.legendary.table.zones import VILLAIN_DECK

from .scenario import Scenario


@pytest.mark.card("higher-further-faster", "radiant-blast", "the-sword-of-s-h-i-e-l-d")
def test_captain_marvel():
    table = Scenario().hand("Higher, Further, Faster").city(Bank="Sentinel").leaving("play", "Higher, Further, Faster")
    table._choose(table.options[0])
    assert (table.attack, len(table.in_hand())) == (0, 3)
    table = Scenario().hand("Higher, Further, Faster").city(Bank="Sentinel").leaving("play", "Higher, Further, Faster")
    table._choose(table.options[1])
    assert (table.attack, len(table.in_hand())) == (4, 0)
    table = Scenario().hand("Odinson", "Odinson", "Higher, Further, Faster").play("Odinson").play("Odinson")
    table.play("Higher, Further, Faster")
    assert (table.attack, len(table.in_hand())) == (5, 3)
    assert Scenario().hand("Radiant Blast").play("Radiant Blast").attack == 2
    table = Scenario().hand("Authorize Lethal Force", "Radiant Blast").play("Authorize Lethal Force")
    assert table.play("Radiant Blast").attack == 3
    table = Scenario().hand(*["Agent"] * 4, "The Sword of S.H.I.E.L.D.").deck("Odinson")
    for _ in range(4):
        table.play("Agent")
    assert table.play("The Sword of S.H.I.E.L.D.").in_hand() == ["Odinson"]


@pytest.mark.card("speedy-delivery", "race-to-the-rescue", "break-the-sound-barrier")
def test_speed():
    table = Scenario().hand("Speedy Delivery").deck("Agent").play("Speedy Delivery").points(recruit=4)
    table.recruit("Keen Senses")
    assert table.in_deck() == ["Keen Senses", "Agent"]
    assert table.recruit("Keen Senses").in_deck() == ["Keen Senses", "Agent"]
    table = Scenario().hand("Race to the Rescue").deck("Odinson", "Agent").play("Race to the Rescue", "Strength")
    assert table.in_hand() == ["Odinson"]
    table = Scenario().hand("Race to the Rescue").deck("Odinson", "Agent")
    table.play("Race to the Rescue", "Covert", "bottom")
    assert (table.in_hand(), table.in_deck()) == ([], ["Agent", "Odinson"])
    deck = ("Odinson", "Wound", "Trooper", "Agent", "Officer", "Keen Senses", "Viper")
    table = Scenario().hand("Break the Sound Barrier").deck(*deck).leaving("play", "Break the Sound Barrier")
    table.answer("Odinson").answer("Keen Senses")
    assert sorted(table.in_hand()) == ["Keen Senses", "Odinson"]
    for _ in range(4):
        table._choose(next(option for option in table.options if option.verb == "bottom"))
    assert table.in_deck()[0] == "Viper"


@pytest.mark.card("captain-marvel-noh-varr", "dark-hawkeye-bullseye", "dark-ms-marvel-moonstone")
def test_dark_avengers():
    table = Scenario().city(Bridge="Ares").villain_deck("Captain Marvel (Noh-Varr)").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    table = Scenario().city(Bridge="Sentinel").villain_deck("Captain Marvel (Noh-Varr)").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (0, 0)
    table = Scenario().city(Bank="Dark Hawkeye (Bullseye)").hand("Agent").hand("Trooper", seat=1).points(attack=8)
    table.leaving("fight", "Dark Hawkeye (Bullseye)")
    table._choose(table.options[0])
    assert table.koed == ["Agent", "Trooper"]
    table = Scenario().city(Bank="Dark Hawkeye (Bullseye)").hand("Agent").hand("Trooper", seat=1).points(attack=8)
    table.leaving("fight", "Dark Hawkeye (Bullseye)")
    table._choose(table.options[1])
    assert (table.koed, table.in_discard(1)) == ([], ["Agent"])
    table = Scenario().city(Bank="Dark Ms. Marvel (Moonstone)").hand("Wound", "Wound", seat=1).points(attack=8)
    table.fight("Dark Ms. Marvel (Moonstone)")
    assert (table.in_hand(1), table.in_discard(1)) == (["Agent"], ["Wound", "Wound"])


@pytest.mark.card("dark-spider-man-scorpion", "dark-wolverine-daken")
def test_scorpion_and_daken():
    table = Scenario().city(Bank="Dark Spider-Man (Scorpion)").deck("Odinson", "Agent").points(attack=10)
    table.fight("Dark Spider-Man (Scorpion)")
    assert (table.koed, table.in_deck()) == (["Agent"], ["Odinson"])
    city = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel"}
    table = Scenario().city(Bridge="Dark Wolverine (Daken)", **city).hq("Keen Senses", *["Surge of Power"] * 4)
    table.hand("Keen Senses").villain_deck("Sentinel", "Bystander").bringing(-1).begin_turn("Surge of Power", "reveal")
    assert (table.wounds(0), table.wounds(1), table.gone) == (0, 1, [])
    assert len(table.cards(VILLAIN_DECK)) == 2


@pytest.mark.card("sentry", "sentry-s-watchtower", "sentrys-watchtower")
def test_sentry_and_his_watchtower():
    table = Scenario().city(Bank="Sentry", Rooftops="Sentry").discard("Agent", "Trooper").points(attack=12)
    assert [table.game.value(table.state.zones[table.zone_in_city(space)][0], "attack") for space in
            ("Bank", "Rooftops")] == [12, 7]  # fmt: skip
    table.fight("The Void" if table.can("fight", "The Void") else "Sentry", "Agent", "done")
    assert table.koed == ["Agent"]
    table = Scenario().city(Rooftops="Sentry").discard("Agent", "Trooper").points(attack=7).fight("Sentry")
    assert table.koed == []
    table = Scenario().city(Bank="Ares", Rooftops="Sentinel").locations(Bank="Sentry's Watchtower")
    table.hq("Keen Senses", "Odinson").points(attack=8)
    table.can("end")
    assert (table.attack_of("Ares"), table.attack_of("Sentinel")) == (6 + 3 + 3, 3)
    assert table.fight("Sentry's Watchtower").in_discard() == ["Odinson"]
    table.can("end")
    assert table.attack_of("Ares") == 6 + 3
