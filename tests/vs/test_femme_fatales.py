"""What the cards of the Femme Fatales do, which came with A-Force, and the cards for everybody."""

import pytest

from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.stun import knock_out, stun
from longbox.games.vs.vocabulary.keywords import FEROCIOUS, FLIGHT, RANGED, SHRINK

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_main

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=9)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
VAMP = made_up("Vamp", team="Femme Fatales", atk=1, defense=4)
SIREN = made_up("Siren", team="Femme Fatales", atk=1, defense=4)
FLYER = made_up("Flyer", FLIGHT, team="Underworld", atk=2, defense=4)


def xp(duel, side):
    return duel.game.state.xp[side.main]


def level(duel, side):
    return duel.game.state.face[side.main] + 1


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def named(duel):
    """The cards that can be picked now, whatever is to be done with them."""
    return {duel.game.face(option.card).name for option in duel.decision.options if option.cards}


def picks(duel, *names):
    """Pick cards by name, whatever is to be done with them."""
    for name in names:
        found = [
            option for option in duel.decision.options if option.cards and duel.game.face(option.card).name == name
        ]
        assert found, f"{name} is not offered; there is: {duel.options}"
        duel.picks(found[0])
    return duel


@pytest.mark.card("black-cat-level-1")
def test_bad_luck_makes_an_enemy_discard_a_card_of_their_choice(duel):
    duel.you(main="Black Cat", locations=["Academy"]).enemy(hand=["Thor", "Hulk"]).uses("Black Cat", "Bad Luck")
    assert duel.decision.seat == ENEMY
    picks(duel, "Hulk")
    assert (duel.enemy.hand, duel.enemy.ko_pile) == (["Thor"], ["Hulk"])


@pytest.mark.card("black-cat-level-1")
@pytest.mark.parametrize(("mine", "theirs", "learned"), [(4, 1, 3), (1, 1, 0), (1, 3, 0)])
def test_the_queen_of_thieves_learns_by_what_she_holds_more(duel, mine, theirs, learned):
    duel.you(main="Black Cat", hand=["Thor"] * mine).enemy(hand=["Hulk"] * theirs).ends_turn()
    assert xp(duel, duel.you) == learned


@pytest.mark.card("black-cat-level-1")
@pytest.mark.parametrize(("before", "stats"), [(4, (4, 8)), (3, (2, 5))])
def test_the_queen_of_thieves_needs_nine(duel, before, stats):
    duel.you(main="Black Cat", hand=["Thor"] * 5)
    duel.game.state.put("xp", duel.you.main, before)
    duel.ends_turn()
    assert duel.stats("Black Cat") == stats


@pytest.mark.card("black-cat-level-2")
def test_who_crosses_black_cats_path_is_dazed(duel):
    duel.you(main="Black Cat", level=2, front=["main", WALL], locations=["Training Ground"])
    duel.enemy(front=[made_up("Thug", team="Underworld", health=1), FLYER, "Hulk"]).on_enemy_turn()
    duel.attacks("Thug", "Flyer", on="Black Cat").passes().uses("Black Cat", "Cross their Path")
    assert (duel.stunned, duel.in_combat) == ({"Thug", "Flyer"}, False)
    assert (duel.wounds("Thug"), duel.wounds("Flyer"), duel.enemy.ko_pile) == (0, 0, [])


@pytest.mark.card("black-cat-level-2", "satana")
def test_a_daze_by_a_lethal_black_cat_kos_nobody(duel):
    duel.you(main="Black Cat", level=2, front=["main", "Satana"], locations=["Training Ground"]).enemy(front=[ROCK])
    duel.attacks("Black Cat", on="Rock").uses("Black Cat", "Cross their Path")
    assert (duel.stunned, duel.enemy.ko_pile) == ({"Rock"}, [])


@pytest.mark.card("dark-phoenix-level-1")
def test_dark_phoenix_lays_the_top_two_cards_as_resources(duel):
    duel.you(main="Dark Phoenix", locations=["Academy"] * 2, deck=["Hulk", "Fortress", "Thor"])
    duel.uses("Dark Phoenix", "What Was, What is, What Will Be")
    if duel.offers("yes"):
        duel.says(True)
    else:
        duel.picks(next(option for option in duel.decision.options if option.verb != "done" and option.amount != 0))
    if duel.decision.seat == YOU and duel.offers("done"):
        duel.takes("done")
    assert sorted(duel.you.resources[2:]) == ["Fortress", "Thor (face down)"]
    assert duel.you.deck == ["Hulk"]


@pytest.mark.card("dark-phoenix-level-1")
@pytest.mark.parametrize(("others", "reached"), [(9, 2), (8, 1)])
def test_inevitable_corruption_counts_the_resources_of_all_sides(duel, others, reached):
    duel.you(main="Dark Phoenix", hand=["Academy"], locations=["Academy"] * 5, face_down=["Thor"] * (others - 4))
    duel.enemy(locations=["Academy"] * 9, deck=["Hulk"] * 9)
    duel.starts("turn").takes("resource", "Academy", amount=0)
    assert level(duel, duel.you) == reached


@pytest.mark.card("dark-phoenix-level-1")
def test_a_resource_of_an_enemy_corrupts_as_well(duel):
    duel.you(main="Dark Phoenix", locations=["Academy"] * 10)
    duel.enemy(locations=["Academy"] * 9, hand=["Thor"], deck=["Hulk"] * 9).ends_turn()
    assert level(duel, duel.you) == 1
    duel.takes("resource", "Thor")
    assert level(duel, duel.you) == 2


@pytest.mark.card("dark-phoenix-level-2")
def test_the_ravager_of_worlds_kos_what_lies_face_down_before_enemies(duel):
    duel.you(main="Dark Phoenix", level=2, locations=["Laboratory", "Laboratory", "Fortress"], face_down=["Thor"])
    duel.enemy(locations=["Academy"], face_down=["Hulk", "Fortress"]).uses("Dark Phoenix", "Ravager of Worlds")
    assert (duel.enemy.resources, sorted(duel.enemy.ko_pile)) == (["Academy"], ["Fortress", "Hulk"])
    assert (len(duel.you.resources), duel.you.ko_pile) == (4, [])


@pytest.mark.card("enchantress-level-1")
def test_enchantress_imbues_who_appeared_this_turn(duel):
    duel.you(main="Enchantress", front=[VAMP, WALL], hand=["Angel"], locations=["Laboratory"] * 3, deck=["Thor"] * 9)
    duel.enemy(front=[BRUTE]).starts("turn").takes("done").takes("recruit", "Angel", amount=0)
    while not duel.offers("end"):
        duel.takes("done")
    duel.uses("Enchantress", "Imbue with Power")
    assert [duel.counters(name) for name in ("Angel", "Vamp", "Wall", "Brute")] == [2, 0, 0, 0]


@pytest.mark.card("enchantress-level-1")
@pytest.mark.parametrize(
    ("theirs", "stunned", "learned"), [(3, "", 1), (4, "", 0), (9, "Rival", 1), (3, "Champion", 0)]
)
def test_enchantress_learns_once_a_turn_by_the_strongest_champion(duel, theirs, stunned, learned):
    duel.you(main="Enchantress", front=[made_up("Champion", atk=4), made_up("Second", atk=3)])
    duel.enemy(front=[made_up("Rival", atk=theirs)])
    if stunned:
        duel.stun(stunned)
    duel.ends_turn()
    assert xp(duel, duel.you) == learned


@pytest.mark.card("enchantress-level-2")
def test_enchantress_readies_all_supporting_characters_who_have_grown(duel):
    duel.you(main="Enchantress", level=2, front=["main", VAMP, SIREN, WALL], locations=["Academy"])
    duel.enemy(front=[BRUTE]).counter("Enchantress", 1).counter("Vamp", 1).counter("Siren", 2).counter("Brute", 1)
    for name in ("Enchantress", "Vamp", "Siren", "Wall", "Brute"):
        duel.exhaust(name)
    duel.uses("Enchantress", "I'll Not Sully My Hands")
    assert duel.exhausted == {"Enchantress", "Wall", "Brute"}


@pytest.mark.card("mystique-level-1")
def test_mystique_masquerades_as_another_for_a_combat_and_learns_by_it(duel):
    duel.you(main="Mystique", front=["main", WALL], locations=["Training Ground"]).enemy(front=[ROCK, BRUTE])
    duel.counter("Brute", -1).attacks("Mystique", on="Rock").uses("Mystique", "Masquerade")
    assert set(duel.offered("choose")) == {"Wall", "Rock", "Brute", "Magneto"}
    duel.chooses("Brute")
    assert (duel.stats("Mystique"), xp(duel, duel.you)) == ((5, 6), 4)
    duel.everyone_passes()
    assert (duel.stats("Mystique"), xp(duel, duel.you)) == ((1, 6), 4)


@pytest.mark.card("mystique-level-1")
def test_mystique_loses_no_atk_by_looking_weaker(duel):
    duel.you(main="Mystique", front=["main"], locations=["Training Ground"]).enemy(front=[ROCK])
    duel.attacks("Mystique", on="Rock").uses("Mystique", "Masquerade", "Rock")
    assert (duel.stats("Mystique"), xp(duel, duel.you)) == ((1, 6), 0)


@pytest.mark.card("mystique-level-1", "mystique-level-2")
def test_every_gain_of_atk_counts_and_what_she_gained_stays(duel):
    duel.you(main="Mystique", front=["main"], hand=["Open Fire"], locations=["Training Ground"]).enemy(front=[ROCK])
    mystique = duel.you.main
    duel.happens(lambda game: put_counters(game, [mystique], 3, seat=YOU, source=mystique))
    assert xp(duel, duel.you) == 3
    duel.happens(lambda game: put_counters(game, [mystique], -1, seat=YOU, source=mystique))
    assert xp(duel, duel.you) == 3
    duel.attacks("Mystique", on="Rock").plays("Open Fire")
    assert xp(duel, duel.you) == 5
    duel.game.state.put("xp", mystique, 9)
    duel.enemy(back=[made_up("Giant", atk=8)])
    while not duel.can_use("Mystique", "Masquerade"):
        duel.passes()
    duel.uses("Mystique", "Masquerade", "Giant").takes("level up", amount=1)
    assert duel.stats("Mystique") == (13, 9), "6 at her new level, 2 by counters, 2 by the shot, 3 that she gained"


@pytest.mark.card("mystique-level-2")
def test_martial_savagery_strikes_before_the_ferocious(duel):
    fierce = made_up("Fierce", FEROCIOUS, atk=9, defense=6)
    duel.you(main="Mystique", level=2, front=["main"], locations=["Fortress"]).enemy(front=[fierce])
    attacked_by(duel, "Fierce", on="Mystique").uses("Mystique", "Martial Savagery")
    assert (duel.has("Mystique", "ferocious"), duel.has("Fierce", "ferocious")) == (True, False)
    duel.everyone_passes()
    assert (duel.stunned, duel.has("Mystique", "ferocious")) == ({"Fierce"}, False)


@pytest.mark.card("black-cat")
def test_black_cat_breaks_the_luck_of_a_defender(duel):
    duel.you(front=["Black Cat"]).enemy(front=[ROCK, BRUTE]).counter("Rock", 3).counter("Brute", 1)
    duel.attacks("Black Cat", on="Rock")
    assert (duel.counters("Rock"), duel.counters("Brute")) == (0, 1)
    rock, brute, cat = duel.card("Rock"), duel.card("Brute"), duel.card("Black Cat")
    duel.happens(lambda game: put_counters(game, [rock, brute, cat], 1, seat=ENEMY, source=rock))
    assert [duel.counters(name) for name in ("Rock", "Brute", "Black Cat")] == [0, 1, 1], "only friends can grow"
    duel.everyone_passes().happens(lambda game: put_counters(game, [rock], 1, seat=ENEMY, source=rock))
    assert duel.counters("Rock") == 1


@pytest.mark.card("black-cat")
@pytest.mark.parametrize("exhausted", [True, False])
def test_the_exhausted_can_not_strike_back_at_black_cat(duel, exhausted):
    duel.you(front=["Black Cat"]).enemy(front=[BRUTE])
    if exhausted:
        duel.exhaust("Brute")
    duel.attacks("Black Cat", on="Brute").everyone_passes()
    assert ("Black Cat" in duel.fallen) is not exhausted


@pytest.mark.card("madame-masque")
@pytest.mark.parametrize("wish", [True, False])
def test_madame_masque_doubles_herself(duel, wish):
    duel.you(front=["Madame Masque"], hand=["Madame Masque"])
    duel.takes("power up", "Madame Masque").says(wish)
    if wish:
        duel.takes("place", "Madame Masque", amount=1)
    assert duel.counters("Madame Masque") == 1 or wish
    assert (duel.you.back[1:], duel.you.ko_pile) == ((["Madame Masque"], []) if wish else ([], ["Madame Masque"]))
    assert duel.you.front == ["Madame Masque"], "they swarm"


@pytest.mark.card("titania")
def test_titania_augments_herself_for_a_combat(duel):
    duel.you(front=["Titania"], locations=["Fortress"]).enemy(front=[ROCK])
    attacked_by(duel, "Rock", on="Titania").uses("Titania", "Cellular Augmentation")
    assert duel.stats("Titania") == (5, 5)
    duel.everyone_passes()
    assert duel.stats("Titania") == (2, 2)


@pytest.mark.card("titania")
@pytest.mark.parametrize("way", ["power", "strike"])
def test_titania_endures_all_but_strikes(duel, way):
    duel.you(front=["Titania"]).enemy(front=[BRUTE])
    if way == "strike":
        duel.on_enemy_turn().attacks("Brute", on="Titania").everyone_passes()
    else:
        titania = duel.card("Titania")
        duel.happens(lambda game: stun(game, [titania], [()]))
    assert ("Titania" in duel.stunned, duel.wounds("Titania")) == ((True, 1) if way == "strike" else (False, 0))


@pytest.mark.card("titania")
def test_titania_is_out_of_the_combat_that_stunned_her_otherwise(duel):
    duel.you(front=["Titania"]).enemy(front=[BRUTE]).on_enemy_turn().attacks("Brute", on="Titania")
    titania = duel.card("Titania")
    duel.happens(lambda game: stun(game, [titania], [()])).everyone_passes()
    assert (duel.fallen, duel.wounds("Titania"), duel.in_combat) == (set(), 0, False)


@pytest.mark.card("sin")
@pytest.mark.parametrize("row", ["front", "back"])
def test_sin_stuns_who_comes_near_her(duel, row):
    gunner = made_up("Gunner", RANGED, atk=1, defense=9)
    duel.you(front=["Sin"], locations=["Training Ground"]).enemy(**{row: [gunner]})
    attacked_by(duel, "Gunner", on="Sin")
    if duel.can_use("Sin", "Like Father, Like Daughter"):
        duel.uses("Sin", "Like Father, Like Daughter")
    assert duel.stunned == ({"Gunner"} if row == "front" else set())


@pytest.mark.card("sin")
def test_sin_stuns_nobody_whom_she_attacks(duel):
    duel.you(front=["Sin"], locations=["Training Ground"]).enemy(front=[ROCK]).attacks("Sin", on="Rock")
    if duel.can_use("Sin", "Like Father, Like Daughter"):
        duel.uses("Sin", "Like Father, Like Daughter")
    assert "Rock" not in duel.stunned


@pytest.mark.card("moonstone")
def test_moonstone_keeps_enemies_on_the_ground(duel):
    duel.you(front=["Moonstone", FLYER]).enemy(front=[made_up("Hawk", FLIGHT)])
    assert [duel.has(name, "flight") for name in ("Moonstone", "Flyer", "Hawk")] == [True, True, False]
    moonstone = duel.card("Moonstone")
    duel.happens(lambda game: stun(game, [moonstone], [()], manner="daze"))
    assert duel.has("Hawk", "flight")


@pytest.mark.card("moonstone", "give-em-a-lift")
def test_nobody_gains_flight_before_moonstone(duel):
    guardian = made_up("Guardian", team="Guardians of the Galaxy")
    duel.you(front=["Moonstone"]).enemy(front=[guardian], hand=["Give 'Em a Lift"]).on_enemy_turn()
    duel.plays("Give 'Em a Lift", "Guardian")
    assert (duel.counters("Guardian"), duel.has("Guardian", "flight")) == (1, False)


@pytest.mark.card("silver-sable")
def test_silver_sable_pays_and_fights_beside_any_main_character(duel):
    duel.you(front=["Silver Sable", WALL, "main"], locations=["Academy"] * 2, deck=["Thor"] * 9).enemy(front=[ROCK])
    duel.starts("turn").takes("done")
    assert duel.game.state.points[YOU] == 3
    while not duel.offers("attack"):
        duel.takes("done")
    duel.takes("attack", "Silver Sable", to="Rock")
    assert duel.offered("join") == ["Captain America"]


@pytest.mark.card("nebula")
@pytest.mark.parametrize(
    ("main", "number", "stunned", "stats"),
    [("Mystique", 2, False, 6), ("Mystique", 2, True, 6), ("Mystique", 1, False, 3), ("She-Hulk", 2, False, 3)],
)
def test_nebula_serves_an_evil_main_character_of_level_two(duel, main, number, stunned, stats):
    duel.you(main=main, level=number, front=["Nebula"])
    if stunned:
        duel.stun(main)
    assert duel.starts().stats("Nebula") == (stats, stats)


@pytest.mark.card("goblin-queen", "demon-goblin")
def test_the_goblin_queen_fills_up_to_four_goblins(duel):
    duel.you(front=["Goblin Queen"], locations=["Academy"] * 2, deck=["Thor"] * 9).enemy(deck=["Thor"] * 9)
    duel.uses("Goblin Queen", "Summon Goblins")
    assert (duel.you.front, duel.stats("Demon Goblin")) == (["Goblin Queen", *["Demon Goblin"] * 4], (1, 1))
    goblin = duel.card("Demon Goblin")
    duel.happens(lambda game: knock_out(game, [goblin]))
    assert duel.you.ko_pile == []
    duel.ends_turn().skips_building().ends_turn().skips_building().uses("Goblin Queen", "Summon Goblins")
    assert duel.you.front.count("Demon Goblin") == 4


@pytest.mark.card("spiral")
def test_spiral_strikes_first_and_changes_rows(duel):
    duel.you(back=["Spiral"]).enemy(front=[made_up("Even", atk=9, defense=7)])
    duel.takes("move", "Spiral")
    assert not duel.offers("move", "Spiral"), "once a turn"
    duel.attacks("Spiral", on="Even").everyone_passes()
    assert duel.stunned == {"Even"}


@pytest.mark.card("viper")
def test_two_doublings_give_four_times(duel):
    duel.you(front=["Viper"]).enemy(front=["Hulk"]).counter("Hulk", -1)
    duel.you(front=[made_up("Snake", *duel.game.face(duel.card("Viper")).powers)]).ends_turn()
    while duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    assert duel.counters("Hulk") == -4


@pytest.mark.card("satana")
def test_satana_makes_femmes_fatal(duel):
    duel.you(front=["Satana", VAMP, BRUTE]).enemy(front=[made_up("Soft", atk=0, defense=1), WALL])
    assert [duel.has(name, "lethal") for name in ("Satana", "Vamp", "Brute", "Soft")] == [True, True, False, False]
    duel.attacks("Vamp", on="Soft").everyone_passes()
    assert duel.enemy.ko_pile == ["Soft"]


@pytest.mark.card("satana")
def test_satana_consumes_a_soul_wherever_it_hides(duel):
    duel.you(front=["Satana"], ko=["Hulk"], locations=["Laboratory"])
    duel.enemy(
        front=["Thor"], ko=["Thor", "Thor", "Angel", "Academy"], hand=["Thor", "Hulk"], deck=["Thor", "Hulk", "Thor"]
    )
    duel.uses("Satana", "Consume Soul")
    assert named(duel) == {"Thor", "Angel"}
    picks(duel, "Thor")
    assert (duel.enemy.hand, duel.enemy.deck, duel.enemy.front) == (["Hulk"], ["Hulk"], ["Thor"])
    assert duel.enemy.ko_pile == ["Angel", "Academy"]


@pytest.mark.card("lady-deathstrike")
@pytest.mark.parametrize(("uses", "survives", "wounds"), [(True, True, 2), (False, True, 1), (True, False, 1)])
def test_lady_deathstrike_wounds_a_main_character_again_if_she_survives(duel, uses, survives, wounds):
    duke = made_up_main("Duke", (3, ()))
    duel.you(front=["Lady Deathstrike"], hand=["Savage Surprise"], locations=["Fortress"])
    duel.enemy(main=duke, front=["main"]).counter("Lady Deathstrike", 1).attacks("Lady Deathstrike", on="Duke")
    if uses:
        duel.uses("Lady Deathstrike", "Death Strike")
    if not survives:
        while not duel.offers("play", "Savage Surprise"):
            duel.passes()
        duel.plays("Savage Surprise")
    duel.everyone_passes()
    assert duel.stunned == ({"Duke"} if survives else {"Duke", "Lady Deathstrike"})
    assert duel.wounds("Duke") == wounds


@pytest.mark.card("lady-deathstrike")
def test_lady_deathstrike_wounds_others_once(duel):
    duel.you(front=["Lady Deathstrike"], locations=["Fortress"]).enemy(front=[WALL])
    duel.attacks("Lady Deathstrike", on="Wall").uses("Lady Deathstrike", "Death Strike").everyone_passes()
    assert duel.wounds("Wall") == 1


@pytest.mark.card("morgan-le-fay")
@pytest.mark.parametrize("wish", [True, False])
def test_morgan_le_fay_may_be_shuffled_in(duel, wish):
    duel.you(front=["Morgan le Fay"])
    morgan = duel.card("Morgan le Fay")
    duel.happens(lambda game: knock_out(game, [morgan])).says(wish)
    assert (duel.you.deck, duel.you.ko_pile) == (([], ["Morgan le Fay"])[:: -1 if wish else 1])


@pytest.mark.card("morgan-le-fay")
def test_morgans_magic_grows_over_the_game_and_over_copies(duel):
    duel.you(front=["Morgan le Fay"], locations=["Academy"] * 3, deck=["Thor"] * 9 + ["Morgan le Fay"])
    duel.uses("Morgan le Fay", "Growing Magic")
    assert duel.you.hand == ["Morgan le Fay"]
    morgan = duel.card("Morgan le Fay")
    duel.happens(lambda game: knock_out(game, [morgan])).says(False)
    duel.you(front=["Morgan le Fay"]).uses("Morgan le Fay", "Growing Magic")
    assert len(duel.you.hand) == 3


@pytest.mark.card("enchantress")
def test_enchantress_sends_a_champion_twice(duel):
    duel.you(main="Mystique", front=["Enchantress", VAMP, SIREN], locations=["Laboratory"]).enemy(front=[ROCK])
    duel.uses("Enchantress", "Go Forth, My Champion")
    assert set(duel.offered("choose")) == {"Vamp", "Siren"}, "another, and no main character"
    duel.chooses("Vamp").attacks("Vamp", on="Rock").everyone_passes()
    assert (duel.counters("Vamp"), duel.exhausted) == (2, set())
    duel.attacks("Vamp", on="Rock").everyone_passes()
    assert duel.exhausted == {"Vamp"}, "only the next time"


@pytest.mark.card("femme-fatality")
def test_femme_fatality_counts_the_supporting_characters_of_your_side(duel):
    duel.you(main="Mystique", front=[VAMP, SIREN], back=[WALL], hand=["Femme Fatality"]).enemy(front=["Hulk", BRUTE])
    duel.plays("Femme Fatality")
    assert set(duel.offered("choose")) == {"Mystique", "Vamp", "Siren", "Wall", "Hulk", "Brute", "Magneto"}
    duel.chooses("Hulk")
    assert duel.counters("Hulk") == -3


def test_who_has_nobody_for_a_dramatic_entrance_is_asked_all_the_same(duel):
    """Found by playing at random: nobody else may see by the silence that there is no character in the hand."""
    duel.you(front=[VAMP], hand=["Dramatic Entrance", "Academy"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Vamp")
    (entrance,) = [option for option in duel.decision.options if option.verb == "play"]
    duel.game.choose(entrance)
    assert (duel.decision.seat, duel.options) == (YOU, ["Done"])
    duel.takes("done")
    assert duel.you.front == ["Vamp"]


@pytest.mark.card("cat-fight")
def test_a_cat_fight_strengthens_an_attacker(duel):
    duel.you(front=[VAMP], hand=["Cat Fight"]).enemy(front=[ROCK])
    duel.attacks("Vamp", on="Rock").plays("Cat Fight")
    assert (duel.stats("Vamp"), duel.stats("Rock")) == ((5, 4), (0, 9))
    duel.everyone_passes()
    assert duel.stats("Vamp") == (1, 4)


@pytest.mark.card("madripoor")
def test_madripoor_pays_any_symbol_for_femme_fatales(duel):
    who = [("Viper", "Poison Darts"), ("Goblin Queen", "Summon Goblins"), ("Satana", "Consume Soul")]
    duel.you(main="Mystique", front=[*(name for name, _ in who), "Thor"], locations=["Madripoor"])
    duel.enemy(front=[WALL], ko=["Thor"])
    assert all(duel.can_use(*one) for one in who)
    assert not duel.can_use("Thor", "Lightning Strike")
    duel.uses("Goblin Queen", "Summon Goblins")
    assert duel.you.resources == ["Madripoor (face down)"]


@pytest.mark.card("main-strength")
def test_main_strength_is_for_your_own_main_character(duel):
    duel.you(main="Mystique", front=["main", VAMP], hand=["Main Strength"]).enemy(front=[ROCK])
    duel.attacks("Mystique", on="Rock").plays("Main Strength")
    assert (duel.stats("Mystique"), duel.stats("Magneto")) == ((3, 6), duel.stats("Magneto"))
    duel.everyone_passes()
    assert duel.stats("Mystique") == (1, 6)


@pytest.mark.card("a-force-academy", "a-force-fortress", "a-force-laboratory", "a-force-training-ground")
@pytest.mark.rule("VS-LOCATION-01")
def test_basic_locations_of_the_box_pay_for_powers(duel):
    locations = [f"a-force-{name}" for name in ("academy", "fortress", "laboratory", "training-ground")]
    duel.you(front=["Goblin Queen", "Meggan", "Dazzler", "Viper"], locations=locations).enemy(front=["Hulk"])
    duel.uses("Goblin Queen", "Summon Goblins").uses("Meggan", "Empathic Metamorph").uses("Viper", "Poison Darts")
    duel.takes("done").uses("Dazzler", "Dazzle")
    assert all(resource.endswith("(face down)") for resource in duel.you.resources)


@pytest.mark.card("dramatic-entrance")
def test_a_dramatic_entrance_replaces_the_defender_for_a_combat(duel):
    duel.you(front=[VAMP], hand=["Dramatic Entrance", "Thor", "Academy"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Vamp").plays("Dramatic Entrance")
    if duel.offers("yes"):
        duel.says(True)
    if "Thor" in named(duel) and not duel.offers("place"):
        picks(duel, "Thor")
    assert duel.game.state.defender == duel.card("Thor")
    assert duel.you.front == ["Vamp", "Thor"], "next to her"
    duel.everyone_passes()
    assert (duel.fallen, duel.you.front) == ({"Brute", "Thor"}, ["Vamp"])


@pytest.mark.card("dramatic-entrance")
def test_shrink_comes_too_late_for_a_dramatic_entrance(duel):
    duel.you(front=[VAMP], hand=["Dramatic Entrance", made_up("Ant", SHRINK, defense=9)]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Vamp").plays("Dramatic Entrance")
    if duel.offers("yes"):
        duel.says(True)
    if "Ant" in named(duel):
        picks(duel, "Ant")
    assert not duel.offers("yes")
    duel.everyone_passes()
    assert duel.you.ko_pile == ["Dramatic Entrance", "Ant"]
