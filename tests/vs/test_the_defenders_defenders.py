"""What the cards of The Defenders' own team do."""

import pytest

from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table.zones import HAND
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up

WALL = made_up("Wall", atk=0, defense=4)
"""It stands, and never strikes."""
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", atk=3, defense=9)


def xp(duel, side):
    return duel.game.state.xp[side.main]


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


@pytest.mark.card("daredevil-level-1")
@pytest.mark.parametrize("uses", [False, True])
def test_daredevil_strikes_with_double_atk(duel, uses):
    duel.you(main="Daredevil", front=["main"], locations=["Training Ground"]).enemy(front=[WALL])
    duel.attacks("Daredevil", on="Wall")
    if uses:
        duel.uses("Daredevil", "The Man Without Fear")
        assert duel.stats("Daredevil") == (2, 5), "the strike is doubled, not the ATK"
    duel.everyone_passes()
    assert duel.stunned == ({"Wall"} if uses else set())


@pytest.mark.card("daredevil-level-1")
def test_daredevil_strikes_back_with_double_atk_on_any_turn(duel):
    duel.you(main="Daredevil", front=["main"], locations=["Training Ground"])
    duel.enemy(front=[made_up("Rogue", atk=2, defense=4)])
    attacked_by(duel, "Rogue", on="Daredevil").uses("Daredevil", "The Man Without Fear").everyone_passes()
    assert duel.stunned == {"Rogue"}


@pytest.mark.card("daredevil-level-1")
@pytest.mark.rule("VS-CARD-06")
@pytest.mark.parametrize(("behind", "gained"), [([WALL], 1), ([], 0)])
def test_daredevil_learns_by_protecting(duel, behind, gained):
    duel.you(main="Daredevil", front=["main"], back=behind).enemy(front=[FLIMSY])
    duel.on_enemy_turn().attacks("Flimsy", on="Daredevil")
    assert xp(duel, duel.you) == gained


@pytest.mark.card("daredevil-level-1", "typhoid-mary-walker")
@pytest.mark.rule("VS-TRIGGER-04")
def test_daredevil_learns_nothing_if_nobody_is_left_to_protect(duel):
    duel.you(main="Daredevil", front=["main"], back=[FLIMSY]).enemy(front=["typhoid-mary-walker"])
    duel.on_enemy_turn().attacks("Mary Walker", on="Daredevil").takes("use", "Mary Walker")
    duel.chooses("Daredevil", "Flimsy")
    assert (xp(duel, duel.you), duel.counters("Daredevil")) == (0, -1)


@pytest.mark.card("daredevil-level-1")
def test_who_stands_stunned_behind_daredevil_is_not_protected(duel):
    duel.you(main="Daredevil", front=["main"], back=[WALL]).enemy(front=[FLIMSY]).stun("Wall")
    duel.on_enemy_turn().attacks("Flimsy", on="Daredevil")
    assert xp(duel, duel.you) == 0


@pytest.mark.card("daredevil-level-2")
@pytest.mark.parametrize("location", ["Training Ground", "Fisk Tower"])
def test_radar_sense_opens_hands_until_skill_is_paid(duel, location):
    duel.you(main="Daredevil", level=2, locations=["Academy"], deck=["Academy"] * 9)
    duel.enemy(main="Bullseye", hand=["Electro"], locations=[location], deck=["Rhino"] * 9)
    known = duel.game.state.known
    duel.uses("Daredevil", "Radar Sense")
    assert all(known[card] == -1 for card in duel.game.state.zones[HAND.at(ENEMY)])
    assert all(known[card] != -1 for card in duel.game.state.zones[HAND.at(YOU)])
    assert not duel.offers("close"), "you keep them open"
    duel.ends_turn()
    assert all(known[card] == -1 for card in duel.game.state.zones[HAND.at(ENEMY)]), "the cards drawn since as well"
    duel.skips_building().takes("close")
    assert duel.enemy.resources == [f"{location} (face down)"]
    assert not duel.offers("close")
    duel.ends_turn().skips_building().ends_turn()
    assert any(known[card] != -1 for card in duel.game.state.zones[HAND.at(ENEMY)]), "what is drawn now nobody sees"


@pytest.mark.card("daredevil-level-2")
@pytest.mark.parametrize("location", ["Academy", "Sanctum Sanctorum"])
def test_what_does_not_pay_skill_for_the_enemys_character_leaves_the_hands_open(duel, location):
    duel.you(main="Daredevil", level=2, locations=["Academy"]).enemy(main="Bullseye", locations=[location])
    duel.uses("Daredevil", "Radar Sense").ends_turn().skips_building()
    assert not duel.offers("close")


@pytest.mark.card("dr-strange-level-1")
def test_dr_strange_draws_and_learns_once_for_each_drawing(duel):
    duel.you(main="Dr. Strange", locations=["Laboratory"] * 2, deck=["Academy"] * 9)
    duel.starts("turn")
    assert (len(duel.you.hand), xp(duel, duel.you)) == (2, 1), "two cards at once"
    duel.uses("Dr. Strange", "Supreme Knowledge").uses("Dr. Strange", "Supreme Knowledge")
    assert (len(duel.you.hand), xp(duel, duel.you)) == (4, 3)
    duel.skips_building().ends_turn()
    assert xp(duel, duel.you) == 3, "what the enemy draws is nothing to him"


@pytest.mark.card("dr-strange-level-2")
def test_mass_transmutation_turns_the_counters_of_those_chosen(duel):
    duel.you(main="Dr. Strange", level=2, front=[WALL], locations=["Academy"])
    duel.enemy(front=["Thor", "Ronan", "Hulk"])
    duel.counter("Wall", -2).counter("Thor", 3).counter("Hulk", 1)
    duel.uses("Dr. Strange", "Mass Transmutation", "Wall", "Thor").takes("done")
    assert [duel.counters(name) for name in ("Wall", "Thor", "Ronan", "Hulk")] == [2, -3, 0, 1]


@pytest.mark.card("dr-strange-level-2")
def test_a_stunned_symbiote_loses_its_counters_for_none(duel):
    duel.you(main="Dr. Strange", level=2, locations=["Academy"]).enemy(front=["Carnage"]).stun("Carnage")
    duel.counter("Carnage", 2).uses("Dr. Strange", "Mass Transmutation", "Carnage").takes("done")
    assert duel.counters("Carnage") == 0


@pytest.mark.card("dr-strange-level-2", "dagger")
def test_who_can_not_get_minus_counters_just_loses_the_others(duel):
    duel.you(main="Dr. Strange", level=2, locations=["Academy"]).enemy(front=["Thor", "Dagger"])
    duel.counter("Thor", 3).uses("Dr. Strange", "Mass Transmutation", "Thor").takes("done")
    assert duel.counters("Thor") == 0


@pytest.mark.card("luke-cage-level-1")
@pytest.mark.rule("VS-CARD-09", "VS-POWER-04")
def test_luke_cage_is_stunned_without_a_wound(duel):
    duel.you(main="Luke Cage", front=["main", FLIMSY], locations=["Fortress"]).enemy(front=[BRUTE, "Thor"])
    attacked_by(duel, "Thor", on="Flimsy")
    assert not duel.can_use("Luke Cage", "Impervious Skin"), "he is not in this combat"
    duel.everyone_passes()
    attacked_by(duel, "Brute", on="Luke Cage").uses("Luke Cage", "Impervious Skin").everyone_passes()
    assert ("Luke Cage" in duel.stunned, duel.wounds("Luke Cage")) == (True, 0)


@pytest.mark.card("luke-cage-level-1", "luke-cage-level-2")
def test_luke_cage_is_hired_for_recruit_points(duel):
    duel.you(main="Luke Cage", locations=["Academy"] * 6, hand=["Angel"], deck=["Academy"] * 9)
    duel.starts("turn").takes("done")
    duel.takes("hire", "Luke Cage").takes("hire", "Luke Cage")
    assert (xp(duel, duel.you), duel.game.state.points[YOU]) == (2, 4)
    duel.takes("recruit", "Angel", amount=0)
    for _ in range(3):
        duel.takes("hire", "Luke Cage")
    assert duel.stats("Luke Cage") == (6, 6)
    assert not duel.offers("hire")


@pytest.mark.card("luke-cage-level-1")
def test_luke_cage_is_hired_in_your_build_phase_only(duel):
    duel.you(main="Luke Cage", locations=["Academy"]).starts("turn").skips_building()
    assert not duel.offers("hire")


@pytest.mark.card("luke-cage-level-1", "kingpin")
def test_luke_cage_is_hired_though_kingpin_is_the_main_character(duel):
    thugs = [made_up("Thug", team="Underworld"), made_up("Goon", team="Underworld")]
    duel.you(main="Luke Cage", front=["main", "Kingpin", *thugs], locations=["Fortress"] * 2, deck=["Academy"] * 9)
    luke = duel.card("Luke Cage")
    duel.uses("Kingpin", "Underworld Boss").ends_turn().skips_building().ends_turn().takes("done")
    duel.takes("hire", "Luke Cage")
    assert duel.game.state.xp[luke] == 1


@pytest.mark.card("luke-cage-level-2")
@pytest.mark.parametrize("place", ["hand", "deck", "ko"])
def test_power_man_brings_iron_fist(duel, place):
    duel.you(main="Luke Cage", level=2, locations=["Academy"], **{place: ["Iron Fist"]})
    duel.starts("turn").uses("Luke Cage", "Power Man and...")
    if duel.offers("choose", "Iron Fist"):
        duel.chooses("Iron Fist")
    if duel.offers("place", "Iron Fist"):
        duel.takes("place", "Iron Fist", amount=0)
    assert duel.you.front == ["Iron Fist"]


@pytest.mark.card("angel")
def test_angels_blood_heals_a_supporting_character(duel):
    duel.you(main="Daredevil", front=["Angel", WALL], locations=["Laboratory"]).enemy(front=["Thor"])
    duel.wound("Wall", 2).wound("Thor", 1).wound("Daredevil", 1)
    duel.uses("Angel", "Healing Blood")
    assert set(duel.offered("choose")) <= {"Angel", "Wall"}
    duel.chooses("Wall")
    assert (duel.wounds("Wall"), duel.wounds("Thor"), duel.wounds("Daredevil")) == (1, 1, 1)


@pytest.mark.card("hellcat")
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_exhausted_can_not_strike_back_at_hellcat(duel, exhausted):
    duel.you(front=["Hellcat"]).enemy(front=[BRUTE])
    if exhausted:
        duel.exhaust("Brute")
    duel.attacks("Hellcat", on="Brute").everyone_passes()
    assert duel.fallen == (set() if exhausted else {"Hellcat"})


@pytest.mark.card("hellcat")
def test_exhausted_attackers_strike_hellcat_all_the_same(duel):
    duel.you(front=["Hellcat"]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Hellcat").everyone_passes()
    assert duel.stunned == {"Hellcat"}


@pytest.mark.card("hellcat")
def test_pounce_spares_hellcat_and_not_those_beside_her(duel):
    duel.you(front=["Hellcat", WALL]).enemy(front=[BRUTE]).exhaust("Brute")
    duel.attacks("Hellcat", "Wall", on="Brute").everyone_passes()
    assert duel.stunned == {"Wall"}


@pytest.mark.card("dagger")
def test_dagger_takes_minus_counters_off_and_keeps_them_away(duel):
    duel.you(main="Daredevil", front=[WALL], hand=["Dagger"], locations=["Academy"] * 2)
    duel.enemy(front=["Thor"]).counter("Wall", -2).counter("Thor", -1).counter("Daredevil", 1)
    duel.starts("turn").takes("done").takes("recruit", "Dagger", amount=0)
    assert [duel.counters(name) for name in ("Wall", "Thor", "Daredevil")] == [0, -1, 1]
    wall, thor = duel.card("Wall"), duel.card("Thor")
    duel.happens(lambda game: put_counters(game, [wall, thor], -1, seat=ENEMY, source=thor))
    assert (duel.counters("Wall"), duel.counters("Thor")) == (0, -2)
    dagger = duel.card("Dagger")
    duel.happens(lambda game: stun(game, [dagger], [()]))
    duel.happens(lambda game: put_counters(game, [wall], -1, seat=ENEMY, source=thor))
    assert duel.counters("Wall") == -1, "she is no longer there to keep it away"


@pytest.mark.card("iron-fist")
@pytest.mark.parametrize(("uses", "stunned"), [(True, {"Archer", "Iron Fist"}), (False, set())])
def test_whom_iron_fist_strikes_is_stunned(duel, uses, stunned):
    tough = made_up("Archer", atk=5 if uses else 3, defense=9)
    duel.you(front=["Iron Fist"], locations=["Training Ground"]).enemy(front=[tough])
    duel.attacks("Iron Fist", on="Archer")
    if uses:
        duel.uses("Iron Fist", "Iron Fist Punch")
    duel.everyone_passes()
    assert duel.fallen == (stunned if uses else set()), "though the other strike stuns him"


@pytest.mark.card("iron-fist")
def test_iron_fist_wounds_once_whom_his_strike_stuns_anyway(duel):
    duel.you(front=["Iron Fist"], locations=["Training Ground"]).enemy(front=[made_up("Soft", atk=0, defense=2)])
    duel.attacks("Iron Fist", on="Soft").uses("Iron Fist", "Iron Fist Punch").everyone_passes()
    assert (duel.stunned, duel.wounds("Soft")) == ({"Soft"}, 1)


@pytest.mark.card("iron-fist")
def test_iron_fist_stuns_whom_he_strikes_back_at(duel):
    duel.you(front=["Iron Fist"], locations=["Training Ground"]).enemy(front=[ARCHER])
    attacked_by(duel, "Archer", on="Iron Fist").uses("Iron Fist", "Iron Fist Punch").everyone_passes()
    assert duel.stunned == {"Archer"}


@pytest.mark.card("iron-fist", "shock-to-the-system")
def test_without_atk_iron_fist_does_not_strike(duel):
    duel.you(front=["Iron Fist"], locations=["Training Ground"], hand=["Shock to the System"]).enemy(front=[WALL])
    duel.attacks("Iron Fist", on="Wall").uses("Iron Fist", "Iron Fist Punch")
    while not duel.offers("play", "Shock to the System"):
        duel.passes()
    duel.plays("Shock to the System")
    duel.everyone_passes()
    assert duel.stunned == set()


@pytest.mark.card("scarlet-witch")
@pytest.mark.rule("VS-LEVEL-25", "VS-LEVEL-26", "VS-KEYWORD-13")
def test_a_full_main_character_levels_up_when_scarlet_witch_is_stunned(duel):
    duel.you(front=["Scarlet Witch", FLIMSY]).enemy(main="Daredevil", front=["main"], back=[WALL])
    duel.game.state.put("xp", duel.enemy.main, 2)
    duel.attacks("Flimsy", on="Daredevil").everyone_passes()
    assert (xp(duel, duel.enemy), duel.stats("Daredevil")) == (3, (2, 5))
    duel.attacks("Scarlet Witch", on="Daredevil")
    assert xp(duel, duel.enemy) == 3, "no more than she keeps from leveling up"
    duel.everyone_passes()
    witch = duel.card("Scarlet Witch")
    duel.happens(lambda game: stun(game, [witch], [()])).takes("level up", amount=1)
    assert duel.stats("Daredevil") == (4, 8)


@pytest.mark.card("cloak")
def test_the_dark_force_feeds_on_whoever_starts_to_build(duel):
    duel.you(main="Daredevil", front=["Cloak"], deck=["Academy"] * 9)
    duel.enemy(main="Bullseye", front=["Thor"], deck=["Academy"] * 9)
    duel.starts("turn")
    assert [duel.counters(name) for name in ("Cloak", "Daredevil", "Thor", "Bullseye")] == [-1, -1, 0, 0]
    duel.skips_building().ends_turn()
    assert [duel.counters(name) for name in ("Cloak", "Daredevil", "Thor", "Bullseye")] == [-1, -1, -1, -1]


def test_the_dark_force_sleeps_while_cloak_is_stunned(duel):
    duel.you(front=["Cloak"]).enemy(front=["Thor"], deck=["Academy"] * 9).stun("Cloak").ends_turn()
    assert duel.counters("Thor") == 0


@pytest.mark.card("deathlok")
def test_deathlok_is_rebuilt_for_a_turn(duel):
    duel.you(front=["Deathlok"], ko=["Vision", "Academy"], locations=["Fortress"], deck=["Academy"])
    duel.enemy(ko=["Thor"]).counter("Deathlok", 1)
    duel.uses("Deathlok", "Rebuilt Body")
    assert duel.stats("Deathlok") == (6, 6), "what Vision has, and the counter"
    assert (duel.you.ko_pile, duel.you.deck) == (["Academy"], ["Vision", "Academy"])
    duel.ends_turn()
    assert duel.stats("Deathlok") == (4, 4)


@pytest.mark.card("moon-knight")
def test_any_character_powers_moon_knight_up(duel):
    duel.you(front=["Moon Knight", "Angel"], hand=["Thor", "Moon Knight", "Academy", "Spellbound"])
    assert set(duel.offered("power up")) == {"Thor", "Moon Knight"}
    duel.takes("power up", "Thor", to="Moon Knight")
    assert (duel.counters("Moon Knight"), duel.you.ko_pile) == (1, ["Thor"])


@pytest.mark.card("nighthawk")
def test_nighthawk_gets_defenders_for_less(duel):
    duel.you(front=["Nighthawk"], hand=["War Machine", "Vision", "Thor"], locations=["Academy"] * 3)
    duel.starts("turn").uses("Nighthawk", "Mobilize the Team").takes("done")
    assert set(duel.offered("recruit")) == {"War Machine", "Vision"}, "Thor is no Defender"
    duel.takes("recruit", "War Machine", amount=0)
    assert duel.game.state.points[YOU] == 1
    assert not duel.offers("recruit"), "Vision is not the next one any more"


@pytest.mark.card("nighthawk")
def test_nighthawk_is_stronger_on_enemy_turns(duel):
    duel.you(front=["Nighthawk"])
    assert duel.stats("Nighthawk") == (3, 3)
    duel.ends_turn()
    assert duel.stats("Nighthawk") == (6, 6)


@pytest.mark.card("punisher")
@pytest.mark.parametrize(("row", "fallen"), [("back", {"Archer"}), ("front", {"Archer", "Punisher"})])
def test_punisher_is_not_struck_in_ranged_combat(duel, row, fallen):
    duel.you(**{row: ["Punisher"]}, locations=["Training Ground"]).enemy(front=[made_up("Archer", RANGED, defense=7)])
    duel.attacks("Punisher", on="Archer").uses("Punisher", "Perfect Position").everyone_passes()
    assert duel.fallen == fallen


@pytest.mark.card("punisher")
def test_a_strike_back_at_punisher_is_lost(duel):
    duel.you(back=["Punisher", "Deathlok"], locations=["Training Ground"]).enemy(front=["War Machine"])
    duel.counter("War Machine", 9).attacks("Punisher", "Deathlok", on="War Machine")
    duel.uses("Punisher", "Perfect Position").everyone_passes()
    duel.enemy_strikes_back_at("Punisher")
    assert duel.fallen == set()


@pytest.mark.card("vision")
def test_vision_doubles_what_he_has_while_attacking(duel):
    duel.you(front=["Vision"], locations=["Laboratory"]).enemy(front=[WALL]).counter("Vision", 1)
    duel.attacks("Vision", on="Wall").uses("Vision", "Increase Density")
    assert duel.stats("Vision") == (12, 12)
    assert duel.can_use("Vision", "Decrease Density") is False
    duel.everyone_passes()
    assert duel.stats("Vision") == (6, 6)


@pytest.mark.card("vision")
def test_vision_neither_strikes_nor_is_struck_while_defending(duel):
    duel.you(front=["Vision"], locations=["Laboratory"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Vision")
    assert not duel.can_use("Vision", "Increase Density"), "not on an enemy's turn"
    duel.uses("Vision", "Decrease Density").everyone_passes()
    assert duel.stunned == set()


@pytest.mark.card("valkyrie")
def test_valkyrie_lets_you_recruit_the_slain_for_their_cost(duel):
    duel.you(
        front=["Valkyrie"], ko=["Angel", "Hellcat", "Vision"], locations=["Academy"] * 3, deck=["Super Senses"] * 9
    )
    duel.enemy(ko=["Electro"])
    duel.starts("turn").uses("Valkyrie", "Chooser of the Slain").takes("done")
    assert set(duel.offered("recruit")) == {"Angel", "Hellcat"}
    duel.takes("recruit", "Angel", amount=0).takes("recruit", "Hellcat", amount=0)
    assert (duel.game.state.points[YOU], duel.you.ko_pile) == (1, ["Vision"])


@pytest.mark.card("war-machine")
@pytest.mark.rule("VS-KO-05")
def test_war_machine_kos_any_supporting_character(duel):
    duel.you(front=["War Machine", WALL], locations=["Fortress"] * 2).enemy(front=["Thor"], back=[BRUTE]).stun("Brute")
    duel.uses("War Machine", "Rocket Launcher")
    assert set(duel.offered("choose")) == {"War Machine", "Wall", "Thor", "Brute"}
    duel.chooses("Brute")
    assert duel.enemy.ko_pile == ["Brute"]


@pytest.mark.card("ghost-rider")
def test_penance_stare_counts_the_good_in_your_ko_pile(duel):
    duel.you(hand=["Ghost Rider"], ko=["Angel", "Thor", "Electro", "Academy"], locations=["Academy"] * 7)
    duel.enemy(front=["Hulk", BRUTE], ko=["Angel"]).stun("Brute")
    duel.starts("turn").takes("done").takes("recruit", "Ghost Rider", amount=0).chooses("Hulk")
    assert duel.counters("Hulk") == -2


@pytest.mark.card("spellbound")
def test_spellbound_keeps_enemies_from_playing_plot_twists_for_a_combat(duel):
    duel.you(main="Daredevil", front=["Angel", "Hellcat"], hand=["Spellbound", "Super Senses"])
    duel.enemy(main="Bullseye", front=[WALL], hand=["Shock to the System"])
    duel.attacks("Angel", on="Wall").plays("Spellbound")
    seen = set()
    while duel.in_combat:
        seen |= {(duel.decision.seat, name) for name in duel.offered("play")}
        duel.passes()
    assert seen == {(YOU, "Super Senses")}
    duel.attacks("Hellcat", on="Wall").passes()
    assert duel.offers("play", "Shock to the System"), "in the next combat they may again"


@pytest.mark.card("hidden-weapons")
def test_hidden_weapons_arm_a_character_for_the_turn(duel):
    duel.you(main="Daredevil", front=["Hellcat"], back=[WALL], hand=["Hidden Weapons"]).enemy(front=["Thor"])
    duel.plays("Hidden Weapons")
    assert set(duel.offered("choose")) == {"Daredevil", "Hellcat", "Wall"}
    duel.chooses("Wall")
    assert (duel.stats("Wall"), duel.has("Wall", "ranged")) == ((1, 5), True)
    duel.attacks("Wall", on="Thor").everyone_passes()
    assert duel.has("Wall", "ranged")
    duel.ends_turn()
    assert (duel.stats("Wall"), duel.has("Wall", "ranged")) == ((0, 4), False)


@pytest.mark.card("hidden-weapons")
def test_hidden_weapons_let_a_defender_strike_back_from_afar(duel):
    duel.you(main="Daredevil", front=[ARCHER, WALL], hand=["Hidden Weapons"]).enemy(back=["Electro"])
    attacked_by(duel, "Electro", on="Archer").plays("Hidden Weapons")
    assert set(duel.offered("choose")) == {"Archer", "Electro"}
    duel.chooses("Archer")
    assert duel.stats("Archer") == (4, 10)
    duel.everyone_passes()
    assert (duel.fallen, duel.stats("Archer"), duel.has("Archer", "ranged")) == ({"Electro"}, (3, 9), False)


@pytest.mark.card("super-senses")
def test_super_senses_make_a_defender_hard_to_hit(duel):
    duel.you(main="Daredevil", front=[WALL], hand=["Super Senses"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall").plays("Super Senses")
    assert duel.stats("Wall") == (0, 9)
    duel.everyone_passes()
    assert (duel.stunned, duel.stats("Wall")) == (set(), (0, 4))


@pytest.mark.card("sanctum-sanctorum")
def test_the_sanctum_pays_any_symbol_for_defenders(duel):
    sanctum = ["Sanctum Sanctorum"]
    duel.you(main="Daredevil", level=2, front=["Angel", "War Machine", "Winter Soldier"], locations=sanctum * 2)
    assert duel.can_use("Angel", "Healing Blood")
    assert duel.can_use("War Machine", "Rocket Launcher")
    assert duel.can_use("Daredevil", "Radar Sense")
    assert not duel.can_use("Winter Soldier", "Into the Fray"), "he is of the Underworld"


@pytest.mark.card("loyal-soldiers")
@pytest.mark.parametrize("third", ["Vision", "Thor"])
def test_loyal_soldiers_are_all_of_one_team(duel, third):
    duel.you(main="Daredevil", front=["Angel", third], hand=["Loyal Soldiers"]).stun(third)
    duel.plays("Loyal Soldiers")
    loyal = int(third == "Vision")
    assert [duel.counters(name) for name in ("Daredevil", "Angel", third)] == [loyal, loyal, 0], "the stunned get none"


@pytest.mark.card("shock-to-the-system")
def test_shock_to_the_system_weakens_an_attacker(duel):
    duel.you(front=[WALL], hand=["Shock to the System"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall").plays("Shock to the System")
    assert duel.stats("Brute") == (3, 3)
    duel.everyone_passes()
    assert (duel.stunned, duel.stats("Brute")) == (set(), (6, 3))


@pytest.mark.card("iron-fist")
def test_iron_fist_stuns_as_one_of_a_team(duel):
    duel.you(front=["Iron Fist", FLIMSY], locations=["Training Ground"]).enemy(
        front=[made_up("Rock", atk=0, defense=9)]
    )
    duel.attacks("Iron Fist", "Flimsy", on="Rock").uses("Iron Fist", "Iron Fist Punch").everyone_passes()
    assert (duel.stunned, duel.wounds("Rock")) == ({"Rock"}, 1)


@pytest.mark.card("iron-fist", "vision")
def test_iron_fist_does_not_strike_a_vision_without_density(duel):
    duel.you(front=["Iron Fist"], locations=["Training Ground"]).enemy(front=["Vision"], locations=["Laboratory"])
    duel.attacks("Iron Fist", on="Vision").uses("Iron Fist", "Iron Fist Punch")
    duel.uses("Vision", "Decrease Density").everyone_passes()
    assert duel.stunned == set()


@pytest.mark.card("vision")
def test_what_comes_after_the_doubling_is_not_doubled(duel):
    duel.you(front=["Vision"], hand=["Vision"], locations=["Laboratory"]).enemy(front=[WALL])
    duel.attacks("Vision", on="Wall").uses("Vision", "Increase Density").passes().takes("power up", "Vision")
    assert duel.stats("Vision") == (11, 11)


@pytest.mark.card("moon-knight")
def test_any_character_powers_moon_knight_up_in_combat(duel):
    duel.you(front=["Moon Knight", "Angel"], hand=["Thor"]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Angel").passes()
    assert not duel.offers("power up"), "he is not in this combat"
    duel.everyone_passes()
    duel.game.state.put("exhausted", duel.card("Brute"), 0)
    duel.game.ask_again()
    attacked_by(duel, "Brute", on="Moon Knight").takes("power up", "Thor")
    assert duel.stats("Moon Knight") == (6, 6)


@pytest.mark.card("nighthawk")
def test_nobody_costs_less_than_nothing(duel):
    duel.you(front=["Nighthawk"], hand=["Angel"], locations=["Academy"] * 3)
    duel.starts("turn").uses("Nighthawk", "Mobilize the Team").takes("done").takes("recruit", "Angel", amount=0)
    assert duel.game.state.points[YOU] == 3


@pytest.mark.card("cloak", "dagger")
def test_dagger_keeps_the_dark_force_off_her_side(duel):
    duel.you(main="Daredevil", front=["Cloak", "Dagger"], deck=["Academy"] * 9)
    duel.enemy(front=[FLIMSY], deck=["Academy"] * 9).starts("turn")
    assert [duel.counters(name) for name in ("Cloak", "Dagger", "Daredevil")] == [0, 0, 0]
    duel.skips_building().ends_turn()
    assert "Flimsy" in duel.fallen, "who has no DEF left"


def test_one_enemy_pays_for_all_open_hands(trio):
    trio.you(main="Daredevil", level=2, locations=["Academy"], deck=["Academy"] * 9)
    trio.enemy(locations=["Training Ground"], deck=["Academy"] * 9).third(deck=["Academy"] * 9)
    known = trio.game.state.known
    trio.uses("Daredevil", "Radar Sense")
    assert all(known[card] == -1 for seat in (ENEMY, THIRD) for card in trio.game.state.zones[HAND.at(seat)])
    trio.ends_turn().skips_building().takes("close").ends_turn()
    assert trio.decision.seat == THIRD
    assert any(known[card] != -1 for card in trio.game.state.zones[HAND.at(THIRD)]), "what was drawn since"


@pytest.mark.card("valkyrie")
def test_the_slain_rest_again_in_the_next_turn(duel):
    duel.you(front=["Valkyrie"], ko=["Angel"], locations=["Academy"] * 3, deck=["Super Senses"] * 9)
    duel.enemy(deck=["Super Senses"] * 9)
    duel.starts("turn").uses("Valkyrie", "Chooser of the Slain").skips_building()
    duel.ends_turn().skips_building().ends_turn().takes("done")
    assert not duel.offers("recruit")
