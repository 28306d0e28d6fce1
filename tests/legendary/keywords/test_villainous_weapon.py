"""Villainous Weapons: Villains hold them, the Mastermind inherits them, and players win them as Artifacts."""

import pytest

from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import is_villain, villains
from longbox.games.legendary.table.kinds import HERO, VILLAIN, WEAPON
from longbox.games.legendary.table.zones import ARTIFACTS, HAND

from ..scenario import Scenario

CASKET = "The Casket of Ancient Winters"
AXE = "Jarnbjorn, First Axe of Thor"
FLAME = "The Eternal Flame"
CROWN = "The Hel-Crown"
SURTUR = "Surtur, Fire Giant King"
LAUFEY = "Laufey, Father of Loki"


def armed(**where: str) -> Scenario:
    """A Villain of the city takes the axe."""
    return Scenario().city(**where).villain_deck(AXE).begin_turn()


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-01", "LG-DECK-13")
def test_two_of_eight_cards_of_a_group_are_weapons_and_no_villains():
    for group in ("dark-council", "omens-of-ragnarok"):
        cards = COLLECTION.villains[group].cards
        assert sum(card.copies for card in cards) == 8
        assert sum(card.copies for card in cards if card.kind == WEAPON) == 2
    table = armed(Rooftops="Venom", Bridge="Sabretooth")
    assert len(villains(table.game)) == 2
    assert not is_villain(table.game, table.find(AXE))


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-02", "LG-VILLAINDECK-02")
def test_the_villain_nearest_to_the_deck_takes_it():
    table = armed(Rooftops="Venom", Bridge="Sabretooth")
    assert table.held_by("Venom") == [AXE]
    assert table.held_by("Sabretooth") == []
    assert table.where == {"Rooftops": "Venom", "Bridge": "Sabretooth"}, "it enters no space"


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-03")
def test_without_a_villain_it_is_koed():
    table = armed()
    assert table.koed == [AXE]
    assert table.held_by("Red Skull") == []


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-04")
def test_weapons_add_up():
    table = Scenario().city(Bank="Venom").villain_deck(AXE, CASKET).begin_turn()
    assert table.attack_of("Venom") == 5 + 3
    assert table.end_turn().attack_of("Venom") == 5 + 3 + 4


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-05")
def test_who_escapes_leaves_weapons_to_the_mastermind():
    table = Scenario(mastermind="loki").city(Bridge="Sabretooth").villain_deck(CASKET).begin_turn()
    assert table.held_by("Sabretooth") == [CASKET]
    for space in ("Streets", "Rooftops", "Bank", "Sewers"):
        table.city(**{space: "Venom"})
    table.villain_deck("Whirlwind").leaving("end", "", "Keen Senses")
    assert table.gone == ["Sabretooth"]
    assert table.held_by("Loki") == [CASKET]
    assert table.attack_of("Loki") == 14


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-06")
def test_who_defeats_the_holder_wins_all_weapons():
    table = Scenario(players=1, scheme="the-legacy-virus").city(Bank="Whirlwind").villain_deck(AXE, CASKET)
    table.begin_turn().end_turn().points(attack=11).fight("Whirlwind")
    assert sorted(table.in_discard()) == sorted([AXE, CASKET])
    assert table.in_victory() == ["Whirlwind"]


def test_the_mastermind_loses_its_weapons_with_a_tactic():
    table = Scenario(mastermind="hela-goddess-of-death").points(attack=10).tactics("Hela's Cloak", "Hela's Cloak")
    table.fight("Hela, Goddess of Death")
    assert table.held_by("Hela, Goddess of Death") == ["Hela's Cloak"]
    assert table.attack_of("Hela, Goddess of Death") == 12
    assert len(table.in_victory()) == 4, "Bystanders"
    table.points(attack=12).leaving("fight", "Hela, Goddess of Death")
    assert table.in_discard() == ["Hela's Cloak"], "and the other one has turned into a Weapon"


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-07", "LG-KW-VILLAINOUSWEAPON-08")
def test_in_hand_it_is_played_like_any_artifact_and_its_bonus_is_for_enemies_alone():
    table = Scenario(players=1, scheme="the-legacy-virus").hand(CROWN).city(Streets="Venom").play(CROWN)
    assert table.attack == 0
    assert table.use("use artifact").attack == 1
    assert table.end_turn().cards(ARTIFACTS) == [CROWN]


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-09")
def test_owned_it_costs_nothing_and_is_neither_hero_nor_villain():
    table = Scenario().hand(CASKET, "Agent").city(Bank="Sentinel").points(attack=3)
    table.fight("Sentinel")
    assert table.in_hand() == [CASKET], "the Sentinel KOs a Hero, and there was one"
    (card,) = table.state.zones[HAND.first]
    definition = table.state.definition[card]
    assert definition.kind not in (HERO, VILLAIN)
    assert "cost" not in definition.stats
    assert not definition.traits


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-10")
def test_it_makes_nobody_worthy():
    table = Scenario().artifacts(CASKET).hand("Agent")
    assert table.use("use artifact").recruit_points == 0
    table = Scenario().artifacts(CASKET).hand("Weapons Master")
    assert table.use("use artifact").recruit_points == 2


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-11")
def test_taken_again_it_is_a_weapon_again():
    table = Scenario().artifacts(CASKET, seat=1).villain_deck(LAUFEY).begin_turn()
    assert table.cards(ARTIFACTS, 1) == []
    assert table.held_by(LAUFEY) == [CASKET]
    assert table.attack_of(LAUFEY) == 10
    table.points(attack=10).fight(LAUFEY)
    assert CASKET in table.in_discard()


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-12", "LG-WIN-03")
def test_tactics_that_are_weapons_now_keep_nobody_from_winning():
    table = Scenario(mastermind="hela-goddess-of-death").points(attack=30)
    table.tactics("The Nightsword", "Hela's Cloak").fight("Hela, Goddess of Death")
    assert len(table.held_by("Hela, Goddess of Death")) == 1
    table.points(attack=30).leaving("fight", "Hela, Goddess of Death")
    assert table.result is not None
    assert table.result.outcome == "win"


@pytest.mark.rule("LG-KW-VILLAINOUSWEAPON-12", "LG-WIN-03")
def test_a_weapon_in_a_villains_hand_is_no_tactic_that_is_left():
    table = Scenario(mastermind="malekith-the-accursed").city(Bank="Venom").points(attack=30)
    table.tactics("The Hunting Horn of Faerie", "The Hunting Horn of Faerie").fight("Malekith the Accursed")
    assert table.held_by("Venom") == ["The Hunting Horn of Faerie"]
    assert table.in_victory().count("Bystander") == 4
    table.points(attack=30).leaving("fight", "Malekith the Accursed")
    assert table.result is not None
    assert table.result.outcome == "win"


def test_malekith_takes_a_weapon_and_his_strike_becomes_a_spear():
    table = Scenario(mastermind="malekith-the-accursed").discard(AXE, seat=1).city(Bank="Whirlwind")
    table.villain_deck("Strike").begin_turn()
    assert table.held_by("Malekith the Accursed") == [AXE]
    assert table.attack_of("Malekith the Accursed") == 11
    assert table.held_by("Whirlwind") == ["Darkspear"]
    table.points(attack=6).fight("Whirlwind")
    assert table.in_discard() == ["Darkspear"]
    table.hand("Darkspear").points(attack=0).play("Darkspear").use("throw", "Darkspear")
    assert table.attack == 2


def test_a_darkspear_that_nobody_can_hold_is_a_strike_in_the_ko_pile():
    table = Scenario(mastermind="malekith-the-accursed").villain_deck("Strike").begin_turn()
    assert table.koed == ["Strike"]


def test_tactics_of_malekith_are_artifacts_of_whoever_wins_them_back():
    table = Scenario().artifacts("Black Hammer of the Accursed").discard("Agent").use("use artifact", "", "Agent")
    assert table.koed == ["Agent"]
    table = Scenario().artifacts("The Hunting Horn of Faerie").use("use artifact")
    assert table.in_hand() == ["Agent"]
    table = Scenario().artifacts("Dagger of Living Abyss").city(Bank="Whirlwind", Streets="Sabretooth")
    table.use("use artifact", "", "Whirlwind")
    assert table.in_victory() == ["Whirlwind"]


def test_vulnerable_to_cold_iron_gives_recruit_for_tech():
    table = Scenario(mastermind="malekith-the-accursed").hand("Bio-Engineered Cyborg").points(attack=8)
    table.tactics("Vulnerable to Cold Iron", "Vulnerable to Cold Iron").fight("Malekith the Accursed")
    assert table.recruit_points == 2


def test_laufey_holding_the_casket_freezes_hands():
    def leaving(*weapons: str) -> Scenario:
        table = Scenario().city(Bridge=LAUFEY, **dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Venom"))
        table.hand(*["Agent"] * 5).hand(*["Agent"] * 2, seat=1)
        for weapon in weapons:
            table.armed(LAUFEY, weapon)
        return table.villain_deck("Whirlwind").leaving("begin", "", "Keen Senses")

    assert len(leaving(CASKET).in_hand()) == 3
    assert len(leaving(AXE).in_hand()) == 5


def test_the_flame_calls_surtur():
    table = Scenario().city(Sewers="Venom", Bridge=SURTUR).villain_deck(FLAME).begin_turn()
    assert table.held_by(SURTUR) == [FLAME]
    table = Scenario().artifacts(SURTUR, seat=1).city(Sewers="Venom").villain_deck(FLAME).begin_turn()
    assert table.where == {"Sewers": SURTUR, "Bank": "Venom"}
    assert table.held_by(SURTUR) == [FLAME]
    table = Scenario().city(Bank="Venom").villain_deck(FLAME).begin_turn()
    assert table.held_by("Venom") == [FLAME]


def test_surtur_is_a_crown_once_won_and_ragnarok_if_he_leaves_with_the_flame():
    table = Scenario().city(Bank=SURTUR).points(attack=6).fight(SURTUR)
    assert (table.in_discard(), table.in_victory()) == ([SURTUR], [])
    assert Scenario().artifacts(SURTUR).city(Sewers="Venom").use("use artifact").attack == 1
    table = Scenario().city(Bridge=SURTUR, **dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Venom"))
    table.hq("Weapons Master", "Mjolnir", "Odinson", "Odinson", "Odinson").hero_deck(*["Agent"] * 9)
    table.armed(SURTUR, FLAME).villain_deck("Whirlwind").leaving("begin", "", "Odinson")
    assert {"Weapons Master", "Mjolnir"} <= set(table.koed)
    assert (table.wounds(), table.wounds(1)) == (2, 2)


def test_the_flame_brings_back_a_card_without_cost():
    table = Scenario().artifacts(FLAME).discard("Agent", "Odinson").use("use artifact", "", "Agent")
    assert table.in_hand() == ["Agent"]


def test_the_fenris_wolf_runs_to_the_rooftops():
    table = Scenario().city(Bank="Venom", Rooftops="Sabretooth").villain_deck("The Fenris Wolf").begin_turn()
    assert table.where["Rooftops"] == "The Fenris Wolf"
    assert set(table.where.values()) == {"The Fenris Wolf", "Venom", "Sabretooth"}


@pytest.mark.rule("LG-KW-CONQUEROR-03")
def test_hela_holds_two_spaces():
    hela = "Hela, Goddess of Death"
    table = Scenario(mastermind="hela-goddess-of-death")
    assert table.attack_of(hela) == 10
    assert table.city(Streets="Venom").attack_of(hela) == 15
    assert table.city(Bridge="Venom").attack_of(hela) == 20


def test_jormungand_is_stronger_everywhere_and_makes_heroes_cheaper():
    name = "Jormungand, the World-Serpent"
    table = Scenario().city(Bank=name, Streets="Venom").points(attack=7, recruit=1).hero_deck(*["Keen Senses"] * 9)
    assert table.attack_of(name) == 7
    table.fight(name)
    assert table.can("recruit", "Keen Senses")
    table.recruit("Keen Senses")
    assert not table.can("recruit"), "none of the points is left"


def test_ulik_and_sindr_ask_who_is_worthy():
    table = Scenario().hand("Agent").city(Bank="Ulik, the Troll", Streets="Sindr, Fire Giant Queen").points(attack=5)
    assert table.attack_of("Ulik, the Troll") == 5
    assert table.fight("Sindr, Fire Giant Queen").recruit_points == 0
    table = Scenario().hand("Weapons Master").city(Bank="Ulik, the Troll", Streets="Sindr, Fire Giant Queen")
    table.points(attack=8)
    assert table.attack_of("Ulik, the Troll") == 3
    assert table.fight("Sindr, Fire Giant Queen").recruit_points == 2


@pytest.mark.rule("LG-KW-WORTHY-03")
def test_the_mangog_feeds_on_a_neighbour_and_wounds_the_unworthy():
    table = Scenario(players=3).victory("Venom", "Sabretooth", "Bystander", seat=2).city(Bank="The Mangog")
    assert table.attack_of("The Mangog") == 5
    table = Scenario().city(Bridge="The Mangog", **dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Venom"))
    table.hand("Weapons Master").hand("Agent", seat=1)
    table.villain_deck("Whirlwind").leaving("begin", "", "Keen Senses")
    assert (table.wounds(), table.wounds(1)) == (0, 1)


def test_skurge_holds_the_bridge():
    table = Scenario().city(Bridge="Venom", Bank="Skurge, the Executioner").hand("Agent").points(attack=7)
    assert table.attack_of("Skurge, the Executioner") == 7
    assert table.fight("Skurge, the Executioner").koed == ["Agent"]


def test_the_army_of_the_dead_rises_and_brings_another():
    table = Scenario(mastermind="hela-goddess-of-death").victory("Sabretooth", "Whirlwind")
    table.villain_deck("Strike").begin_turn()
    assert table.where == {"Sewers": "Sabretooth", "Bank": "Army of the Dead"}
    table = Scenario(mastermind="hela-goddess-of-death").villain_deck("Strike").begin_turn()
    assert (table.wounds(), table.wounds(1)) == (1, 1)
    table.points(attack=5).fight("Army of the Dead")
    assert table.points_won() == 3


def test_hela_s_cloak_wards_off_one_wound_a_turn():
    table = Scenario(scheme="the-legacy-virus").artifacts("Hela's Cloak").villain_deck("Twist", "Twist")
    table.leaving("begin").answer("Hela's Cloak")
    assert (table.wounds(), table.in_hand()) == (0, ["Agent"])


def test_the_bifrost_and_naglfar_bring_villains_to_free_places():
    table = Scenario(mastermind="hela-goddess-of-death").tactics(*["Seize Bifrost, The Rainbow Bridge"] * 2)
    table.villain_deck("Sabretooth").points(attack=10).bringing(1)
    table.fight("Hela, Goddess of Death", "It enters the Streets")
    assert table.where == {"Streets": "Sabretooth"}
    table = Scenario(mastermind="hela-goddess-of-death").tactics(*["Naglfar, Longship of Fingernails"] * 2)
    table.victory("Sabretooth", "Destroyer", seat=1).points(attack=10).leaving("fight", "Hela, Goddess of Death")
    assert table.seat_asked == 1
    table.answer("It enters the Bridge")
    assert table.where == {"Bridge": "Destroyer"}


@pytest.mark.rule("LG-KW-WORTHY-03")
def test_of_the_test_of_worth_the_unworthy_lose_a_card_and_half_of_them_is_too_many():
    table = Scenario(scheme="asgardian-test-of-worth", players=3).hand("Weapons Master", "Agent")
    table.hand("Weapons Master", seat=1).hand("Agent", "Agent", seat=2).villain_deck("Twist").begin_turn()
    assert [len(table.in_hand(seat)) for seat in range(3)] == [2, 1, 1]
    assert table.koed == ["Twist"], "one of three is not half"
    table = Scenario(scheme="asgardian-test-of-worth").hand("Agent").hand("Weapons Master", seat=1)
    table.villain_deck("Twist").begin_turn()
    assert table.koed == []
    table = Scenario(scheme="asgardian-test-of-worth").hand("Weapons Master").hand("Weapons Master", seat=1)
    table.twists_so_far(7).villain_deck("Twist").begin_turn()
    assert table.koed == [], "from the eighth on it is a failing at any rate"


def test_frost_giants_come_with_twists_and_from_victory_piles():
    table = Scenario(scheme="war-of-the-frost-giants").hand("Agent").villain_deck("Twist").begin_turn()
    assert table.attack_of("Frost Giant Invader") == 10
    table.hand("Weapons Master")
    assert table.attack_of("Frost Giant Invader") == 6
    table.points(attack=6).fight("Frost Giant Invader")
    assert table.points_won() == 6
    table.villain_deck("Twist").twists_so_far(7).end_turn()
    assert list(table.where.values()) == ["Frost Giant Invader"] * 2
    assert table.in_victory() == []


def test_five_frost_giants_are_too_many():
    table = Scenario(scheme="war-of-the-frost-giants").escaped(*["Frost Giant Invader"] * 4).villain_deck("Twist")
    table.leaving("begin")
    assert table.result is not None
    assert table.result.villain_won
