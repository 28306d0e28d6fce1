"""The Defenders: the cards that need rules of their own."""

import pytest

import longbox
from longbox.games.vs.chapters.hands_and_decks import draw
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.kinds import MIGHT
from longbox.games.vs.table.zones import HAND
from longbox.games.vs.vocabulary import RANGED, a, enemy_character, gain_xp, level_up, main_power, moments, stun
from longbox.games.vs.vocabulary.adjectives import ATTACKED_SINCE_YOUR_TURN

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_main

WALL = made_up("Wall", team="Avengers", atk=1, defense=9)
FIST = made_up("Fist", team="Avengers", atk=9, defense=1)


def xp(duel):
    return duel.game.state.xp[duel.you.main]


def level(duel):
    return duel.game.state.face[duel.you.main] + 1


def test_daredevil_strikes_with_twice_his_atk_in_one_combat(duel):
    duel.you(main="Daredevil", front=["main"], locations=["Training Ground"])
    duel.enemy(front=[made_up("Four", atk=0, defense=4)])
    duel.attacks("Daredevil", on="Four").uses("Daredevil", "The Man Without Fear").everyone_passes()
    assert duel.stunned == {"Four"}
    assert duel.stats("Daredevil") == (2, 5)


@pytest.mark.parametrize(("behind", "learned"), [(["Hawkeye"], 1), ([], 0)])
def test_daredevil_learns_when_he_is_attacked_before_somebody(duel, behind, learned):
    duel.on_enemy_turn().you(main="Daredevil", front=["main"], back=behind).enemy(front=[WALL])
    duel.attacks("Wall", on="Daredevil").everyone_passes()
    assert xp(duel) == learned


def open_in_hand(duel):
    """How many cards of the enemy's hand everybody knows, and how many there are."""
    cards = duel.game.state.zones[HAND.at(ENEMY)]
    return sum(duel.game.state.known[card] == -1 for card in cards), len(cards)


def test_radar_sense_opens_hands_until_somebody_pays(duel):
    duel.you(main="Daredevil", level=2, front=["main"], locations=["Academy"])
    duel.enemy(hand=["Thor"], deck=["Hulk"] * 6, locations=["Training Ground"], front=["Hawkeye"])
    duel.uses("Daredevil", "Radar Sense")
    assert open_in_hand(duel) == (2, 2)
    duel.happens(lambda game: draw(game, ENEMY, 1))
    assert open_in_hand(duel) == (3, 3)
    duel.ends_turn()
    duel.skips_building()
    duel.takes("close")
    assert duel.enemy.resources == ["Training Ground (face down)"]
    duel.happens(lambda game: draw(game, ENEMY, 1))
    assert open_in_hand(duel) == (5, 6)


def test_dr_strange_draws_as_often_as_he_pays_and_learns_each_time(duel):
    duel.you(main="Dr. Strange", front=["main"], locations=["Laboratory"] * 2, deck=["Hulk"] * 6)
    duel.starts("turn")
    while not duel.can_use("Dr. Strange", "Supreme Knowledge"):
        duel.takes("done") if duel.offers("done") else duel.passes()
    before = xp(duel)
    duel.uses("Dr. Strange", "Supreme Knowledge").uses("Dr. Strange", "Supreme Knowledge")
    assert xp(duel) == before + 2
    assert not duel.can_use("Dr. Strange", "Supreme Knowledge")


def test_mass_transmutation_turns_each_its_own_way(duel):
    duel.you(main="Dr. Strange", level=2, front=["main", "Hulk"], locations=["Academy"])
    duel.enemy(front=["Thor", "Dagger"]).counter("Hulk", -2).counter("Thor", 3)
    duel.uses("Dr. Strange", "Mass Transmutation").chooses("Hulk", "Thor").takes("done")
    assert (duel.counters("Hulk"), duel.counters("Thor")) == (2, 0), "Dagger keeps her side from -1/-1 counters"


def test_dagger_cleans_her_side_and_keeps_it_clean(duel):
    duel.you(front=["Thor"], back=["Dagger"], locations=["Laboratory"]).enemy(front=["Thor"])
    duel.counter("Dagger", 0)
    duel.on_enemy_turn().enemy(locations=["Laboratory"])
    assert duel.can_use("Thor", "Lightning Strike")
    duel.uses("Thor", "Lightning Strike", "Dagger")
    assert duel.counters("Dagger") == 0


def test_iron_fist_stuns_whomever_he_strikes(duel):
    duel.you(front=["Iron Fist"], locations=["Training Ground"]).enemy(front=[WALL])
    duel.attacks("Iron Fist", on="Wall").uses("Iron Fist", "Iron Fist Punch").everyone_passes()
    assert duel.stunned == {"Wall"}


def test_cloak_hungers_on_every_side(duel):
    duel.you(front=["Cloak"]).enemy(front=["Thor"])
    duel.ends_turn()
    assert (duel.counters("Thor"), duel.counters("Cloak")) == (-1, 0)


def test_deathlok_takes_over_base_stats_from_the_ko_pile(duel):
    duel.you(front=["Deathlok"], ko=["Thanos"], locations=["Fortress"]).counter("Deathlok", 1)
    duel.uses("Deathlok", "Rebuilt Body")
    assert duel.stats("Deathlok") == (13, 13)
    assert duel.you.deck == ["Thanos"]
    assert duel.you.ko_pile == []


def test_any_character_powers_moon_knight_up(duel):
    duel.you(front=["Moon Knight", "Hellcat"], hand=["Thor"])
    duel.takes("power up", "Thor", to="Moon Knight")
    assert duel.counters("Moon Knight") == 1
    assert duel.you.ko_pile == ["Thor"]


def test_nighthawk_is_stronger_in_the_turns_of_enemies(duel):
    duel.you(front=["Nighthawk"])
    assert duel.stats("Nighthawk") == (3, 3)
    duel.ends_turn()
    assert duel.stats("Nighthawk") == (6, 6)


def test_punisher_may_be_named_for_a_strike_that_is_lost(duel):
    duel.you(back=["Punisher", "Deathlok"], locations=["Training Ground"])
    duel.enemy(front=[made_up("Gunner", RANGED, atk=9, defense=20)])
    duel.attacks("Punisher", "Deathlok", on="Gunner").uses("Punisher", "Perfect Position").everyone_passes()
    duel.enemy_strikes_back_at("Punisher")
    assert duel.stunned == set()


def test_vision_doubles_what_he_has_or_keeps_out(duel):
    duel.you(front=["Vision"], locations=["Laboratory"]).enemy(front=[made_up("Ten", atk=0, defense=10)])
    duel.attacks("Vision", on="Ten").uses("Vision", "Increase Density")
    assert duel.stats("Vision") == (10, 10)
    duel.everyone_passes()
    assert duel.stunned == {"Ten"}


def test_a_defending_vision_neither_strikes_nor_is_struck(duel):
    duel.on_enemy_turn().you(front=["Vision"], locations=["Laboratory"]).enemy(front=[FIST])
    duel.attacks("Fist", on="Vision").passes().uses("Vision", "Decrease Density").everyone_passes()
    assert duel.stunned == set()


def test_spellbound_keeps_enemies_from_plot_twists_for_the_combat(duel):
    duel.you(front=["Hellcat"], hand=["Spellbound"]).enemy(front=[WALL], hand=["Find Cover"])
    duel.attacks("Hellcat", on="Wall").plays("Spellbound")
    assert not duel.offers("play", "Find Cover")


def test_hidden_weapons_can_be_played_in_the_main_phase_and_in_a_combat(duel):
    duel.you(front=["Hellcat"], hand=["Hidden Weapons"] * 2).enemy(front=[WALL])
    duel.plays("Hidden Weapons", "Hellcat")
    assert duel.stats("Hellcat") == (3, 3)
    assert duel.has("Hellcat", "ranged")
    duel.attacks("Hellcat", on="Wall").plays("Hidden Weapons", "Wall")
    assert duel.stats("Wall") == (2, 10)


def test_kingpin_pays_with_whatever_symbol_as_often_as_he_likes(duel):
    duel.you(main="Kingpin", level=2, front=["main"], locations=["Academy", "Fortress"])
    duel.uses("Kingpin", "The Kingpin of Crime").pays("Academy").chooses("Kingpin")
    duel.uses("Kingpin", "The Kingpin of Crime", "Kingpin")
    assert duel.counters("Kingpin") == 2
    assert not duel.can_use("Kingpin", "The Kingpin of Crime")


def test_venom_bonds_after_he_has_recovered(duel):
    duel.you(main="Venom", front=["main"], locations=["Laboratory"]).enemy(front=[WALL])
    duel.stun("Venom").on_enemy_turn()
    duel.ends_turn()
    duel.uses("Venom", "Revenge Bond")
    assert (duel.counters("Venom"), xp(duel)) == (2, 1)


def test_venom_keeps_counters_while_his_bond_lasts(duel):
    duel.you(main="Venom", level=2, front=["main"], locations=["Fortress"]).enemy(front=[FIST]).counter("Venom", 1)
    duel.attacks("Venom", on="Fist").uses("Venom", "Permanent Bond").everyone_passes()
    assert "Venom" in duel.stunned
    assert duel.counters("Venom") == 1


def test_winter_soldier_freezes_himself_for_xp(duel):
    duel.you(main="Winter Soldier", front=["main"]).enemy(front=[made_up("Weak", atk=0, defense=1)])
    duel.attacks("Winter Soldier", on="Weak").everyone_passes().says(True)
    assert xp(duel) == 1


def test_winter_soldier_snipes_alone_past_the_front_row(duel):
    duel.you(main="Winter Soldier", level=2, back=["main", "Bullseye"], locations=["Training Ground"])
    duel.enemy(front=[WALL], back=["Hawkeye"])
    assert not duel.offers("attack", "Winter Soldier", to="Hawkeye")
    duel.uses("Winter Soldier", "Sniper Rifle")
    assert duel.offers("attack", "Winter Soldier", to="Hawkeye")
    assert not duel.offers("attack", "Bullseye", to="Hawkeye")
    duel.attacks("Winter Soldier", on="Hawkeye").everyone_passes()
    assert duel.fallen == {"Hawkeye"}


def test_carnage_grows_by_stunning_and_by_being_stunned(duel):
    duel.you(front=["Carnage"]).enemy(front=[made_up("Weak", atk=1, defense=1)])
    duel.attacks("Carnage", on="Weak").everyone_passes()
    while duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    assert duel.stunned == {"Carnage", "Weak"}
    assert duel.counters("Carnage") == 2


def test_zemo_chooses_a_stranger_of_the_enemys_hand(duel):
    duel.you(front=["Helmut Zemo"], locations=["Academy"])
    duel.enemy(main="Hulk", front=["main"], hand=["Thor", "Storm"])
    duel.uses("Helmut Zemo", "Sow Distrust")
    assert duel.enemy.hand == ["Thor"]
    assert duel.enemy.ko_pile == ["Storm"]


def test_composite_mary_has_the_powers_of_those_who_fell(duel):
    duel.you(front=["composite-mary-walker"], ko=["bloody-mary-walker"])
    duel.enemy(front=[made_up("Four", atk=4, defense=9)]).counter("Four", -1)
    duel.attacks("Mary Walker", on="Four").everyone_passes()
    assert duel.stunned == set()


def test_an_enemy_may_pay_to_stun_rhino(duel):
    duel.you(front=["Rhino"]).enemy(front=[WALL, "Hawkeye"], locations=["Avengers Mansion"])
    duel.attacks("Rhino", on="Wall").says(True)
    assert duel.fallen == {"Rhino"}
    assert duel.enemy.resources == ["Avengers Mansion (face down)"]


def test_modok_puts_two_cards_under_the_deck(duel):
    duel.you(front=["M.O.D.O.K."], deck=["Hulk", "Thor", "Storm", "Beast", "Cable"])
    duel.starts("turn")
    duel.takes("put under", "Beast").takes("put under", "Hulk" if duel.offers("put under", "Hulk") else "Thor")
    assert duel.offers("put back", "Cable")


def test_purple_man_holds_whom_he_brainwashes_until_he_is_stunned(duel):
    duel.you(front=["Purple Man"], locations=["Academy"]).enemy(front=["Thor", "Hawkeye"])
    duel.uses("Purple Man", "Brainwash", "Thor")
    assert duel.you.back == [*duel.you.back[:-1], "Thor"]
    assert "Thor" in duel.exhausted
    duel.happens(lambda game: knock_out(game, [duel.card("Purple Man")]))
    assert "Thor" in duel.enemy.back


def test_kingpin_takes_over_with_two_of_the_underworld_beside_him(duel):
    duel.you(main="Hulk", front=["main", "Kingpin", "Electro", "Carnage"], locations=["Fortress"])
    duel.uses("Kingpin", "Underworld Boss")
    assert duel.game.state.mains[duel.card("Kingpin")] == YOU


def test_blackheart_counts_the_evil_in_the_ko_pile(duel):
    duel.you(front=["Blackheart"], ko=["Electro", "Thor", "Carnage", "Fisk Tower"])
    assert duel.stats("Blackheart") == (6, 6)


def test_play_dead_takes_a_defender_out_of_the_combat_unhurt(duel):
    duel.on_enemy_turn().you(front=["Electro"], hand=["Play Dead"]).enemy(front=[FIST])
    duel.attacks("Fist", on="Electro").passes().plays("Play Dead")
    assert duel.stunned == {"Electro"}
    assert duel.wounds("Electro") == 0
    assert not duel.in_combat


@pytest.mark.parametrize(("stranger", "counters"), [("Thor", 0), ("Electro", 1)])
def test_loyal_soldiers_are_of_one_team(duel, stranger, counters):
    duel.you(main="Venom", front=["Carnage", stranger], hand=["Loyal Soldiers"]).stun(stranger)
    duel.plays("Loyal Soldiers")
    assert duel.counters("Carnage") == counters


def test_who_attacked_since_your_last_turn_is_remembered(duel):
    """What Ghost Rider will ask for as a main character."""
    avenger = made_up_main(
        "Avenger",
        (1, (main_power("Avenge", MIGHT, stun(a(enemy_character.that(ATTACKED_SINCE_YOUR_TURN)))),
             level_up("Mourn", 3, moments.another_falls_to_an_enemy, gain_xp()))),
    )  # fmt: skip
    duel.you(main=avenger, front=[WALL], back=["main"], locations=["Fortress"])
    duel.enemy(front=[made_up("Calm"), made_up("Wild")])
    duel.ends_turn()
    duel.skips_building()
    duel.attacks("Wild", on="Wall").everyone_passes()
    duel.ends_turn()
    duel.skips_building()
    duel.uses("Avenger", "Avenge")
    assert "Wild" in duel.fallen
    assert "Calm" not in duel.fallen


def test_luke_cage_pays_recruit_points_for_xp(duel):
    duel.you(main="Luke Cage", front=["main"], locations=["Fortress"] * 3)
    duel.starts("turn")
    while not duel.offers("hire"):
        duel.takes("done") if duel.offers("done") else duel.passes()
    duel.takes("hire").takes("hire").takes("hire")
    assert xp(duel) == 3
    assert not duel.offers("hire")


def test_luke_cage_finds_iron_fist_wherever_he_is(duel):
    duel.you(
        main="Luke Cage", level=2, front=["main"], deck=["Iron Fist", "Hulk", "Hulk", "Hulk"], locations=["Academy"]
    )
    duel.starts("turn")
    while not duel.can_use("Luke Cage", "Power Man and..."):
        duel.takes("done") if duel.offers("done") else duel.passes()
    duel.uses("Luke Cage", "Power Man and...", "Iron Fist").takes("place", amount=0)
    assert "Iron Fist" in duel.you.front


def test_valkyrie_recruits_from_the_ko_pile(duel):
    duel.you(front=["Valkyrie"], ko=["Hellcat", "War Machine"], locations=["Academy"])
    duel.starts("turn")
    while not duel.can_use("Valkyrie", "Chooser of the Slain"):
        duel.takes("done") if duel.offers("done") else duel.passes()
    duel.uses("Valkyrie", "Chooser of the Slain")
    while not duel.offers("recruit"):
        duel.takes("done") if duel.offers("done") else duel.passes()
    assert duel.offers("recruit", "Hellcat")
    assert not duel.offers("recruit", "War Machine"), "it must be paid for"
    duel.takes("recruit", "Hellcat", amount=0)
    assert "Hellcat" in duel.you.front


@pytest.mark.card("defenders-academy", "defenders-fortress", "defenders-laboratory", "defenders-training-ground")
@pytest.mark.rule("VS-LOCATION-01")
def test_basic_locations_of_the_box_pay_for_powers(duel):
    locations = ["defenders-academy", "defenders-fortress", "defenders-laboratory", "defenders-training-ground"]
    duel.you(front=["Thor", "Dr. Strange", "Hulk"], locations=locations).enemy(front=["Colossus"])
    duel.uses("Thor", "Lightning Strike", "Colossus").uses("Dr. Strange", "Transmute", "Colossus")
    duel.uses("Hulk", "Incredible Power").uses("Captain America", "Avengers Assemble")
    assert all(resource.endswith("(face down)") for resource in duel.you.resources)


@pytest.mark.rule("VS-LOCATION-01")
@pytest.mark.parametrize("book", ["compiled", "marvel-battles"])
def test_a_choice_of_symbols_is_known_to_every_book_that_knows_each_of_them(book):
    decks = {"decks": ["underworld", "defenders"], "mains": ["Kingpin", "Daredevil"], "rules": book}
    assert longbox.check("vs", **decks) == []
