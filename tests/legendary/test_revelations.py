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


@pytest.mark.card("sentry", "sentrys-watchtower")
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


HOOD = {"mastermind": "the-hood", "villains": ["hoods-gang", "spider-foes"]}


@pytest.mark.card("hex-bolt")
def test_hex_bolt_copies_what_was_discarded():
    table = Scenario().hand("Repulsor Rays", "Hex Bolt").deck("Surge of Power", "Agent", seat=1).play("Repulsor Rays")
    table.leaving("play", "Hex Bolt")
    table._choose(table.options[1])
    assert table.in_discard(1) == ["Surge of Power"]
    table.use("copy", "Hex Bolt")
    assert (table.recruit_points, table.in_discard(1)) == (2, ["Surge of Power"])
    assert not table.can("copy")
    table = Scenario().hand("Repulsor Rays", "Hex Bolt").deck("Wound").play("Repulsor Rays").leaving("play", "Hex Bolt")
    table._choose(table.options[0])
    assert (table.in_discard(), table.can("copy")) == (["Wound"], False)
    table = Scenario().hand("Hex Bolt").play("Hex Bolt")
    assert (table.attack, table.can("copy")) == (1, False)


@pytest.mark.card("chaos-magic", "warp-time-and-space")
def test_scarlet_witch_and_the_hero_deck():
    table = Scenario().hand("Chaos Magic").hero_deck("Odinson", "Viper").play("Chaos Magic").use("copy", "Chaos Magic")
    assert table.recruit_points == 2
    table = Scenario().hand("Warp Time and Space").hero_deck("Odinson", "Keen Senses", "Oddball", "Team Player")
    table.leaving("play", "Warp Time and Space", "Oddball")
    for _ in range(2):
        table._choose(next(option for option in table.options if option.verb == "bottom"))
    assert table.in_hand() == ["Oddball"]
    table = Scenario().hand(*["Odinson"] * 3, "Warp Time and Space").discard("Oddball", "Team Player")
    table.hero_deck("Odinson")
    for _ in range(3):
        table.play("Odinson")
    table.play("Warp Time and Space")
    assert table.attack == 2


@pytest.mark.card("cancer", "the-brothers-grimm", "the-dark-dimension")
def test_hoods_gang():
    table = Scenario().discard("Agent").villain_deck("Cancer").begin_turn()
    assert (table.wounds(0), table.wounds(1)) == (1, 0)
    assert not Scenario().city(Bank="The Brothers Grimm").hand("Agent", "Trooper").points(attack=2).can("fight")
    table = Scenario().city(Bank="The Brothers Grimm").hand("Agent", "Trooper", "Agent").points(attack=2)
    table.fight("The Brothers Grimm", "done")
    assert (table.in_hand(), table.in_discard()) == (["Trooper"], ["Agent", "Agent"])
    table = Scenario().city(Bank="Cancer", Sewers="Sentinel").locations(Bank="The Dark Dimension")
    table.discard("Odinson", "Oddball").points(attack=9)
    table.can("end")
    assert (table.attack_of("Cancer"), table.attack_of("Sentinel")) == (3 + 2 + 2, 3)
    table.fight("The Dark Dimension").leaving("end")
    assert table.state.active == 0


@pytest.mark.card("chemistro")
def test_chemistro_exchanges_a_card():
    table = Scenario().city(Bank="Chemistro").hand("Odinson", "Agent").hq("Keen Senses", *["Surge of Power"] * 4)
    table.play("Odinson").play("Agent").points(attack=4).fight("Chemistro", "Odinson")
    assert (table.in_hq[0], table.in_discard(), table.in_play()) == ("Odinson", ["Keen Senses"], ["Agent"])
    assert len(table.in_hq) == 5
    table = Scenario().city(Bank="Chemistro").hand("Agent").points(attack=4).play("Agent").fight("Chemistro")
    assert (table.in_play(), table.in_discard()) == (["Agent"], []), "nothing is as cheap"


@pytest.mark.card("madam-masque")
@pytest.mark.parametrize(("guess", "right"), [("bystander", True), ("villain", False), ("twist", False)])
def test_madam_masque_guesses(guess, right):
    table = Scenario().villain_deck("Madam Masque", "Bystander", "Bystander").bringing(0 if right else 1)
    table.begin_turn(guess)
    assert table.held_by("Madam Masque") == ([] if right else ["Bystander"])
    assert "Bystander" in str(table.seen(None))


@pytest.mark.card("the-hood", "demonic-revelation", "focus-magic-through-guns", "paean-to-dormammu")
def test_the_hood():
    table = Scenario(**HOOD).deck("Odinson", "Agent", "Wound", "Oddball", "Agent", "Agent", "Keen Senses")
    table.deck(*["Agent"] * 6, seat=1).villain_deck("Strike").leaving("begin")
    assert sorted(table.in_discard()) == ["Oddball", "Odinson"]
    table = Scenario(**HOOD).tactics(*["Demonic Revelation"] * 2).hand("Odinson", "Agent", seat=1).points(attack=9)
    table.fight("The Hood")
    assert table.in_discard(1) == ["Odinson"]
    table = Scenario(**HOOD).tactics(*["Focus Magic Through Guns"] * 2).hand("Agent", seat=1).points(attack=9)
    table.fight("The Hood")
    assert (table.in_hand(1), table.wounds(1)) == ([], 1)
    table = Scenario(**HOOD).tactics(*["Paean to Dormammu"] * 2).deck("Agent", "Odinson", seat=1).points(attack=9)
    table.fight("The Hood")
    assert (table.in_deck(1), sorted(table.in_discard(1))) == ([], ["Agent", "Odinson"])


@pytest.mark.card("the-hoods-warehouse")
def test_the_hoods_warehouse():
    table = Scenario(**HOOD).tactics(*["The Hood's Warehouse"] * 2).points(attack=9).fight("The Hood")
    assert (table.in_victory(), table.over) == (["Bystander"] * 4, {"Sewers": "The Hood's Warehouse"})
    table = Scenario(**HOOD).city(Bank="Sentinel").locations(Bank="The Hood's Warehouse").points(attack=3)
    table.hand("Agent").villain_deck("Venom").bringing(1).fight("Sentinel")
    assert table.where == {"Sewers": "Venom"}


@pytest.mark.card("epic-the-hood")
def test_the_epic_hood_leaves_six_grey_cards():
    table = Scenario(**HOOD, epic=True).deck("Odinson", *["Agent"] * 3).discard(*["Trooper"] * 5, "Keen Senses")
    table.deck("Odinson", seat=1).villain_deck("Strike").begin_turn()
    assert len(table.in_deck()) == 6
    assert set(table.in_deck()) <= {"Agent", "Trooper"}
    assert sorted(table.in_discard())[-2:] != ["Odinson"]
    assert {"Odinson", "Keen Senses"} <= set(table.in_discard())
    assert (table.in_deck(1), table.in_discard(1)) == ([], ["Odinson"])
