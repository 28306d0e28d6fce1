"""What the Guardians of the Galaxy of Legacy do."""

import pytest

from longbox.engine.modifiers import SET
from longbox.engine.view import view
from longbox.games.vs.chapters.stun import knock_out, recover, stun
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import DECK, REMOVED
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, YOU
from .legacy import a_round, attacked_by, counters, in_building, level, named, picks, readies, turned, xp
from .made_up import made_up, made_up_equipment

GUARDIANS = "Guardians of the Galaxy"
WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=30)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=0, defense=1, health=1)
ALLY = made_up("Ally", team=GUARDIANS, atk=1, defense=4)
PILOT = made_up("Pilot", team=GUARDIANS, atk=1, defense=4)
NINE = ["Fortress"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


# Drax

EACH_DRAX = [
    pytest.param(1, marks=pytest.mark.card("drax-level-1")),
    pytest.param(2, marks=pytest.mark.card("drax-level-2")),
]


@pytest.mark.card("drax-level-1")
@pytest.mark.parametrize(("name", "health"), [("Wall", 3), ("Flimsy", 1), ("Brute", 3)])
def test_drax_kills_whom_he_stuns_and_learns_by_its_health(duel, name, health):
    duel.you(main="drax-main", front=["main"]).enemy(front=[WALL, FLIMSY, BRUTE])
    assert duel.stats("Drax") == (4, 3)
    duel.attacks("Drax", on=name).everyone_passes()
    assert (duel.enemy.ko_pile, xp(duel, duel.you)) == ([name], health)


@pytest.mark.card("drax-level-1", "drax-level-2")
def test_drax_destroys_at_four(duel):
    duel.you(main="drax-main", front=["main"]).enemy(front=[FLIMSY, WALL])
    duel.attacks("Drax", on="Flimsy").everyone_passes()
    readies(duel, "Drax").attacks("Drax", on="Wall").everyone_passes()
    assert (level(duel, duel.you), duel.stats("Drax"), duel.has("Drax", "lethal")) == (2, (6, 6), True)


@pytest.mark.card("drax-level-1")
def test_drax_learns_nothing_by_the_kos_of_others_or_of_yours(duel):
    duel.you(main="drax-main", front=["main", BRUTE, ALLY]).enemy(front=[FLIMSY, WALL])
    duel.attacks("Brute", on="Flimsy").everyone_passes()
    assert (duel.enemy.ko_pile, xp(duel, duel.you)) == (["Flimsy"], 0)
    duel.happens(lambda game: knock_out(game, [duel.card("Ally")], source=duel.you.main))
    assert (duel.you.ko_pile, xp(duel, duel.you)) == (["Ally"], 0)


@pytest.mark.card("drax-level-1")
def test_who_only_stuns_teaches_drax_nothing(duel):
    duel.you(main="drax-main", front=["main"]).enemy(front=[BRUTE]).on_enemy_turn()
    duel.attacks("Brute", on="Drax").everyone_passes()
    if "Brute" in duel.stunned:
        assert xp(duel, duel.you) == 0


@pytest.mark.parametrize("reached", EACH_DRAX)
def test_drax_calls_an_enemy_to_the_front(duel, reached):
    duel.you(main="drax-main", level=reached, front=["main"], back=[ALLY], locations=["Academy"] * 2)
    duel.enemy(front=[ROCK], back=[WALL, BRUTE, "main"]).stun("Brute")
    duel.uses("Drax", "Call Enemy")
    assert {"Wall", "Brute"} <= set(duel.offered("choose")) <= {"Wall", "Brute", "Rock"}, "no main character"
    duel.chooses("Wall")
    if duel.offers("place"):
        duel.takes("place", "Wall", amount=0)
    assert (duel.enemy.front, set(duel.enemy.back)) == (["Rock", "Wall"], {"Magneto", "Brute"})
    assert (duel.you.back, turned(duel.you, "Academy")) == (["Ally"], 1)
    assert not duel.can_use("Drax", "Call Enemy")


@pytest.mark.card("drax-level-2")
def test_brutal_strength_is_the_health_of_all_enemies_ko_d_this_turn(duel):
    duel.you(main="drax-main", level=2, front=["main", BRUTE, ALLY], locations=["Fortress"] * 2, deck=NINE)
    duel.enemy(front=[FLIMSY, WALL, ROCK], deck=NINE)
    duel.attacks("Brute", on="Flimsy").everyone_passes().attacks("Drax", on="Wall").everyone_passes()
    duel.happens(lambda game: knock_out(game, [duel.card("Ally")]))
    assert set(duel.enemy.ko_pile) == {"Flimsy", "Wall"}
    duel.uses("Drax", "Brutal Strength")
    assert counters(duel, "Drax", "Brute") == [1 + 3, 0]
    a_round(duel).uses("Drax", "Brutal Strength")
    assert duel.counters("Drax") == 4, "nobody was KO'd in this turn"


# Groot. The levels of Legacy come after both of The Marvel Battles.

GROOT_2 = {"main": "Groot", "level": 3, "front": ["main", ALLY]}
GROOT_3 = {**GROOT_2, "level": 4}
EACH_GROOT = [
    pytest.param(GROOT_2, 8, marks=pytest.mark.card("groot-legacy-level-2")),
    pytest.param(GROOT_3, 10, marks=pytest.mark.card("groot-legacy-level-3")),
]


def is_groot(duel, timing):
    """Use the power called I am Groot of that timing."""
    found = [option for option in duel._matching("use", "Groot") if option.power.power.timing == timing]
    return duel.picks(found[0])


@pytest.mark.parametrize(("groot", "size"), EACH_GROOT)
def test_groot_grows_by_each_resource_in_a_combat(duel, groot, size):
    duel.you(locations=["Fortress"] * 2, face_down=["Hulk"], **groot).enemy(front=[BRUTE], face_down=["Hulk"] * 3)
    attacked_by(duel, "Brute", on="Groot")
    assert duel.stats("Groot") == (size, size)
    duel.uses("Groot", "I am Groot")
    assert duel.stats("Groot") == (size + 3, size + 3), "on any turn, whichever way they lie"
    assert not duel.offers("use", "Groot")
    duel.everyone_passes()
    assert duel.stats("Groot") == (size, size)


@pytest.mark.card("groot-legacy-level-2")
def test_a_location_from_hand_is_no_resource(duel):
    duel.you(hand=["Fortress"], face_down=["Hulk"], **GROOT_2).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Groot").uses("Groot", "I am Groot")
    assert duel.stats("Groot") == (9, 9)


@pytest.mark.card("groot-legacy-level-2", "groot-legacy-level-3")
def test_groot_learns_by_your_resources_and_reaches_level_three(duel):
    duel.you(hand=["Hulk"], deck=NINE, locations=["Academy"], **GROOT_2).enemy(hand=["Hulk"], deck=NINE)
    duel.starts("turn").takes("resource", "Hulk", amount=0)
    assert (level(duel, duel.you), xp(duel, duel.you)) == (2, 1)
    duel.takes("done").takes("done")
    duel.you(front=["Nick Fury"])
    duel.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    if duel.offers("resource"):
        duel.takes("resource", amount=0)
    assert xp(duel, duel.you) == 2, "however you gain them"
    duel.ends_turn().takes("resource", "Hulk", amount=0)
    assert xp(duel, duel.you) == 2, "not by an enemy's"
    duel.takes("done").takes("done").ends_turn().takes("resource", "Fortress", amount=0)
    assert (level(duel, duel.you), duel.stats("Groot")) == (3, (10, 10))


@pytest.mark.card("groot-legacy-level-3")
def test_groot_has_two_powers_of_one_name(duel):
    duel.you(locations=["Laboratory"] * 2 + ["Fortress"], **GROOT_3).enemy(front=[ROCK])
    duel.uses("Groot", "I am Groot")
    assert counters(duel, "Groot", "Ally") == [3, 0]
    assert not duel.offers("use", "Groot"), "once a turn"
    duel.attacks("Groot", on="Rock").uses("Groot", "I am Groot")
    assert duel.stats("Groot") == (16, 16)
    duel.everyone_passes()
    assert duel.stats("Groot") == (13, 13), "the counters stay"


# Charlie-27


@pytest.mark.card("charlie-27")
@pytest.mark.parametrize("before", [0, 2])
def test_charlie_27_is_as_strong_as_his_name(duel, before):
    duel.you(front=["Charlie-27"], locations=["Fortress"] * 2).enemy(front=[ROCK]).counter("Charlie-27", before)
    duel.attacks("Charlie-27", on="Rock").uses("Charlie-27", "Jovian Strength")
    assert duel.stats("Charlie-27") == (27, 27)
    assert not duel.can_use("Charlie-27", "Jovian Strength")
    duel.everyone_passes()
    assert duel.stats("Charlie-27") == (1 + before, 1 + before)


@pytest.mark.card("charlie-27")
def test_what_charlie_27_gains_is_fixed_then(duel):
    duel.you(front=["Charlie-27"], hand=["Savage Surprise", "Charlie-27"], locations=["Fortress"]).enemy(front=[ROCK])
    duel.attacks("Charlie-27", on="Rock").uses("Charlie-27", "Jovian Strength")
    if not duel.offers("power up"):
        duel.passes()
    duel.takes("power up", "Charlie-27")
    assert duel.stats("Charlie-27") == (28, 28)


@pytest.mark.card("charlie-27")
def test_charlie_27_loses_nothing_that_he_has_beyond(duel):
    duel.you(front=["Charlie-27"], locations=["Fortress"]).enemy(front=[ROCK]).counter("Charlie-27", 30)
    duel.attacks("Charlie-27", on="Rock").uses("Charlie-27", "Jovian Strength")
    assert duel.stats("Charlie-27") == (31, 31)


@pytest.mark.card("charlie-27")
def test_charlie_27_is_strong_in_combats_of_your_turn_only(duel):
    duel.you(front=["Charlie-27", ALLY], locations=["Fortress"]).enemy(front=[WALL, BRUTE])
    duel.attacks("Ally", on="Wall")
    assert not duel.can_use("Charlie-27", "Jovian Strength"), "he is not in this combat"
    duel.everyone_passes()
    attacked_by(duel, "Brute", on="Charlie-27")
    assert not duel.can_use("Charlie-27", "Jovian Strength")


# Martinex


@pytest.mark.card("martinex")
def test_martinex_heats_a_cheap_enemy_up(duel):
    duel.you(front=["Martinex", "Yondu"], locations=["Laboratory"] * 2)
    duel.enemy(front=["Ronan", "Red Skull", "Thor", "Black Panther"], back=["Hawkeye"]).stun("Hawkeye")
    duel.uses("Martinex", "Heat Up")
    assert set(duel.offered("choose")) - {"Hawkeye"} == {"Ronan", "Black Panther"}, "2 or less, and no main character"
    duel.chooses("Ronan")
    assert "Ronan" in duel.stunned
    assert not duel.can_use("Martinex", "Heat Up")
    assert duel.can_use("Martinex", "Cool Down"), "the other is another power"


@pytest.mark.card("martinex")
def test_martinex_cools_a_dear_enemy_down_until_after_your_next_turn(duel):
    duel.you(front=["Martinex", "Hulk"], locations=["Laboratory"] * 2, deck=NINE)
    duel.enemy(front=["Spider-Man", "Red Skull", "Thor"], back=["main"], deck=NINE)
    duel.uses("Martinex", "Cool Down")
    assert set(duel.offered("choose")) == {"Spider-Man", "Thor"}, "4 or more; a main character costs nothing"
    duel.chooses("Thor")
    assert duel.exhausted == {"Thor"}
    duel.happens(lambda game: knock_out(game, [duel.card("Martinex")]))
    duel.ends_turn().skips_building()
    assert "Thor" in duel.exhausted, "in the enemy's turn"
    duel.ends_turn().skips_building()
    assert "Thor" in duel.exhausted, "in your next one"
    duel.ends_turn().skips_building()
    assert "Thor" not in duel.exhausted
    assert duel.offers("attack", "Thor")


@pytest.mark.card("martinex")
def test_the_cooled_recover_and_nothing_readies_them(duel):
    duel.you(front=["Martinex"], locations=["Laboratory"], deck=NINE)
    duel.enemy(main="Wolverine", front=["Beast"], hand=["X-Factor"], deck=NINE)
    duel.uses("Martinex", "Cool Down")
    if duel.offers("choose", "Beast"):
        duel.chooses("Beast")
    beast = duel.card("Beast")
    duel.happens(lambda game: stun(game, [beast], [()]))
    duel.ends_turn()
    if duel.offers("yes"):
        duel.says(False)
    duel.skips_building()
    assert ("Beast" in duel.stunned, "Beast" in duel.exhausted) == (False, True)
    if duel.offers("play", "X-Factor"):
        duel.plays("X-Factor")
        if duel.offers("choose", "Beast"):
            duel.chooses("Beast")
    assert "Beast" in duel.exhausted


# Starhawk


def top_of(duel, seat, of="deck:0"):
    """The cards of a deck that a player knows where they lie."""
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    return [card["name"] for _, card in view(duel.game, seat)["zones"][of]["known"]]


@pytest.mark.card("starhawk")
def test_starhawk_sees_the_top_card_of_your_deck_and_your_enemy_does_not(duel):
    duel.you(front=["Starhawk"], deck=["Hulk", "Thor", "Beast", "Beast"]).enemy(deck=["Ronan"] * 3).starts("turn")
    assert (top_of(duel, YOU), top_of(duel, ENEMY), top_of(duel, YOU, "deck:1")) == (["Thor"], [], [])
    thor = duel.game.state.zones[DECK.at(YOU)][-1]
    duel.happens(lambda game: game.move(thor, REMOVED.at())).takes("done")
    assert top_of(duel, YOU) == ["Hulk"]


@pytest.mark.card("starhawk")
def test_starhawk_knows_and_plays_in_the_enemys_turn_too(duel):
    duel.you(front=["Starhawk"], deck=["Thor", "Find Cover"]).enemy(front=[BRUTE], deck=NINE)
    attacked_by(duel, "Brute", on="Starhawk")
    assert (top_of(duel, YOU), top_of(duel, ENEMY)) == (["Find Cover"], [])
    duel.plays("Find Cover")
    assert (duel.stats("Starhawk"), duel.you.ko_pile, duel.you.deck) == ((4, 7), ["Find Cover"], ["Thor"])


@pytest.mark.card("starhawk", "onslaught")
def test_onslaught_comes_from_the_top_too(duel):
    duel.you(front=["Starhawk"], deck=["Gamora", "Onslaught", "Hulk", "Hulk"], face_down=["Hulk"] * 8)
    duel.enemy(deck=["Thor"])
    in_building(duel).takes("recruit", "Onslaught", amount=1)
    assert (duel.you.back[-1], duel.stats("Onslaught"), duel.you.deck) == ("Onslaught", (9, 9), [])


@pytest.mark.parametrize("stands", [True, False])
def test_a_fallen_starhawk_sees_and_plays_nothing(duel, stands):
    duel.you(front=["Starhawk", ALLY], deck=["Hulk", "Open Fire"]).enemy(front=[ROCK])
    if not stands:
        duel.stun("Starhawk")
    duel.attacks("Ally", on="Rock")
    assert top_of(duel, YOU) == (["Open Fire"] if stands else [])
    assert duel.offers("play", "Open Fire") is stands


def test_the_enemys_starhawk_shows_you_nothing(duel):
    duel.you(front=[ALLY], deck=["Hulk", "Open Fire"]).enemy(front=["Starhawk"], deck=["Ronan"])
    duel.attacks("Ally", on="Starhawk")
    assert (top_of(duel, YOU), top_of(duel, YOU, "deck:1"), top_of(duel, ENEMY)) == ([], [], [])
    assert not duel.offers("play")


@pytest.mark.card("starhawk")
def test_starhawk_recruits_from_the_top_and_from_what_comes_up_then(duel):
    duel.you(front=["Starhawk"], deck=["Ultron", "Ant-Man", "Gamora", "Hulk", "Storm"], face_down=["Hulk"] * 5)
    in_building(duel)
    assert duel.offered("recruit").count("Gamora") == 2, "into either row; two cards were drawn"
    assert not duel.offers("recruit", "Ant-Man")
    duel.takes("recruit", "Gamora", amount=1)
    assert (duel.you.back[-1], duel.game.state.points[YOU], duel.you.deck) == ("Gamora", 2, ["Ultron", "Ant-Man"])
    duel.takes("recruit", "Ant-Man", amount=0)
    assert (duel.you.front, duel.you.deck) == (["Starhawk", "Ant-Man"], ["Ultron"])
    assert not duel.offers("recruit", "Ultron"), "it costs 4"


@pytest.mark.card("starhawk")
def test_starhawk_plays_plot_twists_from_the_top(duel):
    duel.you(front=["Starhawk", ALLY], deck=["Thor", "Open Fire", "Gifted and Talented"], hand=["Find Cover"])
    duel.enemy(front=[ROCK])
    assert not duel.offers("play"), "not at the wrong time"
    duel.happens(lambda game: game.move(game.state.zones[DECK.at(YOU)][-1], REMOVED.at()))
    duel.attacks("Ally", on="Rock")
    assert set(duel.offered("play")) >= {"Open Fire"}
    duel.plays("Open Fire")
    assert (duel.stats("Ally"), duel.you.ko_pile, duel.you.deck) == ((3, 4), ["Open Fire"], ["Thor"])


@pytest.mark.card("starhawk")
def test_starhawk_equips_from_the_top(duel):
    jet = made_up_equipment("Jet", RANGED, team="")
    duel.you(front=["Starhawk", ALLY], deck=[jet, "Hulk", "Hulk"], face_down=["Hulk"] * 2)
    in_building(duel).takes("equip", "Jet", to="Ally")
    assert (duel.has("Ally", "ranged"), duel.game.state.points[YOU], duel.you.deck) == (True, 1, [])


@pytest.mark.card("starhawk")
def test_starhawk_lays_no_resource_powers_nobody_up_and_pays_nothing_from_the_top(duel):
    duel.you(front=["Starhawk", "Hulk"], deck=["Fortress", "Hulk", "Storm", "Storm"]).enemy(front=[ROCK])
    duel.starts("turn")
    assert "Hulk" not in duel.offered("resource")
    duel.skips_building()
    assert not duel.offers("power up"), "it lies in the deck"
    duel.wound("Hulk", 1).happens(lambda game: game.move(game.state.zones[DECK.at(YOU)][-1], REMOVED.at()))
    assert not duel.can_use("Hulk", "Incredible Power")


# The Collector


@pytest.mark.card("the-collector")
@pytest.mark.parametrize("turn", ["yours", "enemys"])
def test_the_collector_is_not_wounded_in_a_combat_of_his(duel, turn):
    duel.you(front=["The Collector"]).enemy(front=[BRUTE])
    if turn == "yours":
        duel.counter("The Collector", 1).attacks("The Collector", on="Brute").everyone_passes()
    else:
        duel.on_enemy_turn().attacks("Brute", on="The Collector").everyone_passes()
    assert (duel.stunned, duel.wounds("The Collector")) == ({"The Collector"}, 0)


@pytest.mark.card("the-collector")
def test_the_collector_is_not_wounded_by_an_effect_in_a_combat_of_his(duel):
    duel.you(front=["The Collector"]).enemy(main="Magneto", front=[BRUTE], hand=["Metal and Fire"]).on_enemy_turn()
    duel.attacks("Brute", on="The Collector").plays("Metal and Fire")
    assert (duel.stunned, duel.wounds("The Collector")) == ({"The Collector"}, 0)


@pytest.mark.card("the-collector")
def test_the_collector_without_powers_is_wounded_as_anybody(duel):
    duel.you(front=["The Collector"]).enemy(front=[BRUTE]).on_enemy_turn()
    elder = duel.card("The Collector")
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [elder], ("game", 0)))
    duel.attacks("Brute", on="The Collector").everyone_passes()
    assert duel.you.ko_pile == ["The Collector"]


@pytest.mark.card("the-collector")
def test_the_collector_is_wounded_outside_combat_and_in_combats_of_others(duel):
    duel.you(front=["The Collector", ALLY]).enemy(front=[ROCK]).attacks("Ally", on="Rock")
    elder = duel.card("The Collector")
    duel.happens(lambda game: stun(game, [elder], [()]))
    assert duel.you.ko_pile == ["The Collector"]


@pytest.mark.card("the-collector")
def test_the_collector_is_wounded_outside_any_combat(duel):
    duel.you(front=["The Collector"])
    elder = duel.card("The Collector")
    duel.happens(lambda game: stun(game, [elder], [()]))
    assert duel.you.ko_pile == ["The Collector"]


@pytest.mark.card("the-collector")
def test_the_collector_collects_one_of_each_team_in_a_game(duel):
    duel.you(front=["The Collector", ALLY], locations=["Academy"] * 4, deck=NINE)
    duel.enemy(front=["Thor", "Hulk", "Storm"], back=["Cyclops"], deck=NINE)
    duel.uses("The Collector", "Add to the Collection")
    assert {"Ally", "Thor", "Hulk", "Storm", "Cyclops"} <= named(duel), "of either side, no main character"
    assert not named(duel) & {"Captain America", "Magneto"}
    picks(duel, "Thor")
    assert (removed(duel), duel.enemy.ko_pile, duel.enemy.front) == (["Thor"], [], ["Hulk", "Storm"])
    assert not duel.can_use("The Collector", "Add to the Collection"), "once a turn"
    a_round(duel).uses("The Collector", "Add to the Collection")
    assert {"Ally", "Storm", "Cyclops"} <= named(duel) <= {"Ally", "Storm", "Cyclops", "The Collector"}
    picks(duel, "Cyclops")
    a_round(duel).uses("The Collector", "Add to the Collection")
    if "Ally" in named(duel):
        assert named(duel) <= {"Ally", "The Collector"}
        picks(duel, "Ally")
    assert removed(duel) == ["Thor", "Cyclops", "Ally"]


@pytest.mark.card("the-collector")
def test_each_player_has_a_collection_and_any_collector_adds_to_it(duel):
    duel.you(front=["The Collector"], locations=["Academy"] * 2, deck=NINE)
    duel.enemy(front=["Thor", "Hulk", "Storm"], deck=NINE)
    picks(duel.uses("The Collector", "Add to the Collection"), "Thor")
    mine = duel.card("The Collector")
    duel.happens(lambda game: knock_out(game, [mine]))
    duel.you(front=["The Collector"])
    duel.ends_turn().skips_building()
    duel.enemy(front=["The Collector"], locations=["Academy"]).you(front=["Daredevil"])
    theirs = duel.card("The Collector", ENEMY)
    option = next(option for option in duel._matching("use", "The Collector") if option.card == theirs)
    duel.picks(option)
    assert {"Hulk", "Daredevil"} <= named(duel), "the enemy has no Avenger yet"
    picks(duel, "Storm").ends_turn().skips_building().uses("The Collector", "Add to the Collection")
    assert not named(duel) & {"Hulk", "Daredevil"}, "you have"


# You Are Groot


@pytest.mark.card("you-are-groot")
def test_anybody_in_the_combat_is_groot(duel):
    duel.you(main="Rocket", front=[ALLY, PILOT, WALL], hand=["You Are Groot"], face_down=["Hulk"] * 2)
    duel.you(locations=["Fortress"]).enemy(front=[BRUTE], face_down=["Hulk"] * 5)
    attacked_by(duel, "Brute", on="Wall").plays("You Are Groot")
    assert set(duel.offered("choose")) == {"Brute", "Wall"}
    duel.chooses("Wall")
    assert duel.stats("Wall") == (3, 7)
    duel.everyone_passes()
    assert (duel.stats("Wall"), duel.you.ko_pile) == ((0, 4), ["You Are Groot"])


@pytest.mark.rule("VS-PLOT-10")
def test_you_are_groot_needs_three_guardians_and_a_combat(duel):
    duel.you(main="Rocket", front=[ALLY, PILOT, WALL], hand=["You Are Groot"], face_down=["Hulk"])
    duel.enemy(front=[BRUTE])
    assert not duel.offers("play"), "in a combat only"
    pilot = duel.card("Pilot")
    duel.happens(lambda game: stun(game, [pilot], [()]))
    attacked_by(duel, "Brute", on="Wall")
    assert not duel.offers("play", "You Are Groot")
    duel.happens(lambda game: recover(game, [pilot], seat=YOU))
    assert duel.offers("play", "You Are Groot")
