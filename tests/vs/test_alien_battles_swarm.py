"""What the eggs and the swarm of the Xenomorphs do, and their plot twists, which came with The Alien Battles."""

import pytest

from longbox.engine.game import Game
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find, find_main
from longbox.games.vs.chapters.setup import lay_out
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.kinds import ALIEN, ENERGY, HUMANITY, INTELLECT, MIGHT, SKILL
from longbox.games.vs.table.zones import FACEHUGGERS, REMOVED
from longbox.games.vs.vocabulary import draw, main_power
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment
from .test_deck_building import FIFTY_SIX, broken

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", RANGED, atk=0, defense=20)
BRUTE = made_up("Brute", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def attacked_by(duel, *names, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(*names, on=on).passes()


def until_your_next_turn(duel):
    """Your turn ends, and then the enemy's."""
    return duel.ends_turn().skips_building().ends_turn()


def all_named(duel, name, seat=YOU):
    """The characters of a name on a side, of whom there may be many."""
    state = duel.game.state
    return [
        card for card in duel.game.in_play() if duel.game.face(card).name == name and state.controller[card] == seat
    ]


def counters_of(duel, name, seat=YOU):
    return [duel.game.state.counters[card] for card in all_named(duel, name, seat)]


def pile(duel, *names, seat=YOU):
    """Lay out a Facehugger Pile."""
    duel.game.state.new_cards([find(LIBRARY, name) for name in names], seat, FACEHUGGERS.at(seat), pool=400 + seat)
    return duel


def in_pile(duel, seat=YOU):
    return [duel.game.face(card).name for card in duel.game.state.zones[FACEHUGGERS.at(seat)]]


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


@pytest.mark.rule("VS-CAPTURE-01")
def test_a_deck_with_ovomorphs_brings_a_facehugger_pile():
    game = Game(RULES, RULES.new_state(2))
    lay_out(game, YOU, find_main(LIBRARY, "The Queen"), [find(LIBRARY, "Ovomorph")] * 4)
    lay_out(game, ENEMY, find_main(LIBRARY, "The Queen"), [find(LIBRARY, "Ferocious Xenomorph")] * 4)
    names = sorted(game.face(card).name for card in game.state.zones[FACEHUGGERS.at(YOU)])
    assert names == ["Extended Incubation"] + ["Facehugger"] * 3
    assert not game.state.zones[FACEHUGGERS.at(ENEMY)]


@pytest.mark.card("ovomorph", "facehugger")
@pytest.mark.rule("VS-CAPTURE-05", "VS-CAPTURE-06")
def test_an_ovomorph_hatches_a_facehugger_which_captures(duel):
    duel.you(front=["Ovomorph"], deck=NINE).enemy(front=["Thor", WALL], deck=NINE).stun("Wall")
    pile(duel, "Facehugger").starts("turn")
    assert set(duel.offered("choose")) == {"Thor", "Wall"}, "and not the main character"
    duel.chooses("Wall")
    assert ("Facehugger" in duel.you.back, duel.you.front, duel.you.ko_pile) == (True, [], ["Ovomorph"])
    assert (removed(duel), duel.enemy.front, in_pile(duel)) == (["Wall"], ["Thor"], [])


@pytest.mark.card("ovomorph")
def test_an_ovomorph_stays_closed_where_nobody_can_be_captured(duel):
    duel.you(front=["Ovomorph"], deck=NINE).enemy(deck=NINE)
    pile(duel, "Facehugger").starts("turn")
    assert (duel.you.front, in_pile(duel)) == (["Ovomorph"], ["Facehugger"])


@pytest.mark.card("ovomorph")
def test_an_ovomorph_does_not_hatch_in_the_enemys_turn(duel):
    duel.you(front=["Ovomorph"], deck=NINE).enemy(front=["Thor"], deck=NINE)
    pile(duel, "Facehugger").ends_turn()
    assert (duel.you.front, removed(duel)) == (["Ovomorph"], [])


@pytest.mark.card("ovomorph")
@pytest.mark.rule("VS-CAPTURE-04")
@pytest.mark.card("extended-incubation")
def test_extended_incubation_keeps_the_egg_closed(duel):
    duel.you(front=["Ovomorph"], deck=NINE).enemy(front=["Thor"], deck=NINE)
    pile(duel, "Extended Incubation").starts("turn")
    assert (duel.you.front, in_pile(duel), duel.enemy.front) == (["Ovomorph"], ["Extended Incubation"], ["Thor"])
    (card,) = duel.game.state.zones[FACEHUGGERS.at(YOU)]
    assert duel.game.state.known[card] == 0, "shuffled in"


@pytest.mark.card("ovomorph")
@pytest.mark.parametrize("name", ["Ovomorph", "Facehugger"])
def test_the_passive_neither_attack_nor_strike_back(duel, name):
    duel.you(front=[name]).enemy(front=["Ovomorph", made_up("Soft", atk=1, defense=1)])
    duel.counter("Soft", 0).game.state.put("counters", all_named(duel, name)[0], 3)
    duel.game.state.clock += 1
    assert not duel.offers("attack", name)
    duel.on_enemy_turn()
    duel.game.ask_again()
    duel.attacks("Soft", on=name).everyone_passes()
    assert duel.stunned == set()


@pytest.mark.card("facehugger")
@pytest.mark.rule("VS-CAPTURE-08", "VS-CAPTURE-09")
@pytest.mark.parametrize("answer", [True, False])
def test_a_xenomorph_bursts_out_for_an_alien_symbol(duel, answer):
    duel.you(front=["Ovomorph"], locations=["Space"], hand=["Ferocious Xenomorph", "Thor", "Kane"], deck=NINE)
    duel.enemy(front=["Thor"], deck=NINE)
    pile(duel, "Facehugger").starts("turn").skips_building()
    until_your_next_turn(duel).says(answer)
    if not answer:
        assert (removed(duel), duel.you.resources) == (["Thor"], ["Space"])
        return
    assert set(duel.offered("choose")) == {"Ferocious Xenomorph"}
    assert duel.offers("done"), "who likes keeps it in hand"
    duel.chooses("Ferocious Xenomorph")
    assert duel.you.back == ["Captain America", "Ferocious Xenomorph"]
    assert (duel.enemy.ko_pile, in_pile(duel), removed(duel)) == (["Thor"], ["Facehugger"], [])
    assert duel.you.resources == ["Space (face down)"]


@pytest.mark.card("facehugger")
@pytest.mark.rule("VS-CAPTURE-07", "VS-CAPTURE-09")
def test_a_dead_facehugger_sets_its_captive_free(duel):
    duel.you(front=["Ovomorph"], deck=NINE).enemy(front=["Hulk"], deck=NINE).wound("Hulk", 1)
    pile(duel, "Facehugger").starts("turn").skips_building()
    duel.happens(lambda game: knock_out(game, all_named(duel, "Facehugger")))
    assert (duel.enemy.back, duel.stunned, duel.wounds("Hulk")) == (["Magneto", "Hulk"], {"Hulk"}, 1)
    assert in_pile(duel) == ["Facehugger"]


@pytest.mark.card("facehugger")
def test_without_an_alien_symbol_nothing_bursts(duel):
    duel.you(front=["Ovomorph"], locations=["Earth"], deck=NINE).enemy(front=["Thor"], deck=NINE)
    pile(duel, "Facehugger").starts("turn").skips_building()
    until_your_next_turn(duel)
    assert not duel.offers("yes")


@pytest.mark.card("adolescent-xenomorph")
def test_adolescents_grow_when_another_appears(duel):
    duel.you(front=["Adolescent Xenomorph"] * 2, hand=["Adolescent Xenomorph"], locations=["Space"], deck=NINE)
    duel.you(back=["Ferocious Xenomorph"]).enemy(front=["Adolescent Xenomorph"])
    duel.starts("turn").takes("done").takes("recruit", "Adolescent Xenomorph", amount=0)
    assert counters_of(duel, "Adolescent Xenomorph") == [1, 1, 0]
    assert counters_of(duel, "Adolescent Xenomorph", ENEMY) == [0]
    assert duel.counters("Ferocious Xenomorph") == 0


@pytest.mark.rule("VS-DECK-04")
@pytest.mark.parametrize(("number", "expected"), [(8, []), (9, ["VS-DECK-04"])])
def test_a_deck_may_hold_eight_adolescents(number, expected):
    lines = [*FIFTY_SIX[:-1], f"{number} Adolescent Xenomorph"]
    assert [rule for rule in broken(*lines) if rule != "VS-DECK-01"] == expected


@pytest.mark.card("xenomorph-ambusher")
def test_an_ambusher_is_not_found_in_the_back_row(duel):
    duel.you(back=[ARCHER], front=[BRUTE]).enemy(back=["Xenomorph Ambusher", FLIMSY])
    assert not duel.offers("attack", "Archer", to="Xenomorph Ambusher")
    assert not duel.offers("attack", "Brute", to="Xenomorph Ambusher")
    assert duel.offers("attack", "Archer", to="Flimsy")
    assert duel.offers("attack", "Brute", to="Flimsy"), "nobody protects them"


@pytest.mark.card("xenomorph-ambusher")
def test_an_ambusher_is_found_in_the_front_row(duel):
    duel.you(front=[BRUTE]).enemy(front=["Xenomorph Ambusher"])
    assert duel.offers("attack", "Brute", to="Xenomorph Ambusher")


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("Leaping Xenomorph", marks=pytest.mark.card("leaping-xenomorph")),
        pytest.param("The Dragon", marks=pytest.mark.card("the-dragon")),
    ],
)
def test_those_who_leap_fly_in_your_turn(duel, name):
    duel.you(front=[name], deck=NINE).enemy(front=[WALL], back=[FLIMSY], deck=NINE)
    assert (duel.has(name, "flight"), duel.offers("attack", name, to="Flimsy")) == (True, True)
    duel.ends_turn()
    assert not duel.has(name, "flight")


@pytest.mark.card("ferocious-xenomorph")
@pytest.mark.parametrize("role", ["attacks", "defends"])
def test_a_ferocious_xenomorph_strikes_first(duel, role):
    duel.you(front=["Ferocious Xenomorph"]).enemy(front=[BRUTE])
    if role == "attacks":
        duel.attacks("Ferocious Xenomorph", on="Brute")
    else:
        duel.on_enemy_turn().attacks("Brute", on="Ferocious Xenomorph")
    duel.everyone_passes()
    assert duel.fallen == {"Brute"}


@pytest.mark.card("salivating-xenomorph")
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_salivating_fills_the_hand_to_three(duel, held, drawn):
    """A blank card is in the hand as well."""
    duel.you(front=["Salivating Xenomorph"], hand=["Thor"] * held, locations=["Academy"], deck=["Hulk"] * 9)
    duel.uses("Salivating Xenomorph", "Salivate")
    assert duel.you.hand == ["Thor"] * held + ["Hulk"] * drawn


@pytest.mark.card("acid-blood-xenomorph")
def test_acid_blood_burns_each_enemy_in_the_combat(duel):
    duel.you(front=["Acid Blood Xenomorph"]).enemy(
        front=[ROCK, made_up("Pal", atk=0, defense=20), made_up("Idle")]
    ).wound("Acid Blood Xenomorph", 1)
    duel.on_enemy_turn().attacks("Rock", "Pal", on="Acid Blood Xenomorph")
    assert [duel.counters(name) for name in ("Rock", "Pal", "Idle", "Acid Blood Xenomorph")] == [-1, -1, 0, 0]


@pytest.mark.card("acid-blood-xenomorph")
@pytest.mark.parametrize("wounds", [0, 1])
def test_acid_blood_flows_from_wounds_when_it_attacks(duel, wounds):
    duel.you(front=["Acid Blood Xenomorph", FLIMSY]).enemy(front=[ROCK]).wound("Acid Blood Xenomorph", wounds)
    duel.attacks("Acid Blood Xenomorph", on="Rock")
    assert (duel.counters("Rock"), duel.counters("Flimsy")) == (-wounds, 0)


@pytest.mark.card("xenomorph-spitter")
def test_each_spitter_spits(duel):
    duel.you(front=["Xenomorph Spitter"] * 2, back=["Xenomorph Spitter"], locations=["Laboratory"])
    duel.enemy(front=[ROCK, ARCHER], back=["Xenomorph Spitter"])
    duel.uses("Xenomorph Spitter", "Spit Acid")
    assert set(duel.offered("choose")) == {"Rock", "Archer", "Xenomorph Spitter", "Magneto"}
    duel.chooses("Rock").chooses("Archer").chooses("Rock")
    assert [duel.counters(name) for name in ("Rock", "Archer")] == [-4, -2]
    assert duel.offers("end"), "three in all"


@pytest.mark.card("xenomorph-spitter")
def test_a_single_spitter_spits_once(duel):
    duel.you(front=["Xenomorph Spitter"], locations=["Laboratory"]).enemy(front=[ROCK])
    duel.uses("Xenomorph Spitter", "Spit Acid").chooses("Rock")
    assert duel.counters("Rock") == -2
    assert duel.offers("end")


@pytest.mark.card("screeching-xenomorph")
def test_a_screech_strengthens_a_swarm(duel):
    duel.you(front=["Screeching Xenomorph", "Ferocious Xenomorph", "Ferocious Xenomorph", WALL], back=["The Dragon"])
    duel.you(locations=["Fortress"]).enemy(front=["Ferocious Xenomorph"]).uses("Screeching Xenomorph", "Screech")
    assert set(duel.offered("choose")) == {"Screeching Xenomorph", "Ferocious Xenomorph"}
    duel.chooses("Ferocious Xenomorph")
    assert counters_of(duel, "Ferocious Xenomorph") == [2, 2]
    assert counters_of(duel, "Ferocious Xenomorph", ENEMY) == [0]
    assert duel.counters("Screeching Xenomorph") == 0


@pytest.mark.card("chestburst")
@pytest.mark.parametrize("turn", ["yours", "enemys"])
def test_chestburst_weakens_somebody_in_a_melee(duel, turn):
    duel.you(front=["Ferocious Xenomorph"], back=["The Dragon"], hand=["Chestburst"]).enemy(front=[ROCK, BRUTE])
    if turn == "yours":
        duel.attacks("Ferocious Xenomorph", on="Rock")
    else:
        attacked_by(duel, "Rock", on="Ferocious Xenomorph")
    duel.plays("Chestburst")
    assert set(duel.offered("choose")) == {"Ferocious Xenomorph", "Rock"}
    duel.chooses("Rock")
    assert duel.counters("Rock") == -2
    duel.everyone_passes()
    assert duel.counters("Rock") == -2


def test_chestburst_does_nothing_to_those_who_shoot(duel):
    duel.you(front=["Ferocious Xenomorph"], hand=["Chestburst"]).enemy(back=[ARCHER])
    attacked_by(duel, "Archer", on="Ferocious Xenomorph")
    duel.plays("Chestburst")
    assert (duel.counters("Archer"), duel.counters("Ferocious Xenomorph")) == (0, 0)


@pytest.mark.card("spook")
def test_spook_stuns_the_unprotected_without_a_wound(duel):
    duel.you(front=["Ferocious Xenomorph"], hand=["Spook"]).enemy(front=[WALL, FLIMSY], back=[ARCHER])
    duel.plays("Spook")
    assert set(duel.offered("choose")) == {"Wall", "Flimsy"}
    duel.chooses("Flimsy")
    assert (duel.stunned, duel.wounds("Flimsy")) == ({"Flimsy"}, 0)


@pytest.mark.card("spook")
def test_spook_reaches_a_back_row_that_nobody_protects(duel):
    duel.you(front=["Ferocious Xenomorph"], hand=["Spook"]).enemy(front=[WALL], back=[ARCHER]).stun("Wall")
    duel.plays("Spook")
    assert set(duel.offered("choose")) == {"Archer", "Magneto"}
    duel.chooses("Magneto")
    assert ("Magneto" in duel.stunned, duel.wounds("Magneto")) == (True, 0)


@pytest.mark.card("build-the-hive")
def test_build_the_hive_closes_an_enemy_location(duel):
    duel.you(front=["Ferocious Xenomorph"], hand=["Build the Hive"], locations=["Academy"])
    duel.enemy(locations=["Fortress", "Laboratory"], face_down=["Thor"]).plays("Build the Hive")
    assert set(duel.offered("choose")) == {"Fortress", "Laboratory"}
    duel.chooses("Laboratory")
    assert duel.enemy.resources == ["Fortress", "Laboratory (face down)", "Thor (face down)"]
    assert duel.you.resources == ["Academy"]


@pytest.mark.parametrize("name", ["Chestburst", "Spook", "Build the Hive"])
def test_plot_twists_of_the_xenomorphs_need_one_of_them(duel, name):
    duel.you(front=[BRUTE], hand=[name]).enemy(front=[WALL], locations=["Academy"])
    assert not duel.offers("play", name)
    duel.attacks("Brute", on="Wall")
    assert not duel.offers("play", name)


@pytest.mark.card("lv-426")
def test_lv_426_pays_any_of_four_symbols_for_xenomorphs(duel):
    everything = (HUMANITY, ENERGY, INTELLECT, SKILL, MIGHT, ALIEN)
    powers = [main_power(symbol, symbol, draw()) for symbol in everything]
    duel.you(front=[made_up("Alien", *powers, team="Xenomorphs"), made_up("Guest", *powers)], locations=["LV-426"])
    assert [one for one in everything if duel.can_use("Alien", one)] == [ENERGY, INTELLECT, MIGHT, ALIEN]
    assert not any(duel.can_use("Guest", one) for one in everything)


@pytest.mark.card("ferocious-xenomorph")
@pytest.mark.rule("VS-KEYWORD-03", "VS-UNIQUE-01")
@pytest.mark.parametrize("name", ["Ferocious Xenomorph", "Leaping Xenomorph"])
def test_a_swarm_is_many_of_a_name(duel, name):
    duel.you(front=["Ferocious Xenomorph", "Leaping Xenomorph"], hand=[name], locations=["Space"] * 2, deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", name, amount=0)
    assert (duel.you.front.count(name), duel.you.ko_pile) == (2, [])


@pytest.mark.rule("VS-KEYWORD-03")
@pytest.mark.parametrize("name", ["Ferocious Xenomorph", "Leaping Xenomorph", "The Dragon"])
def test_no_xenomorph_carries_equipment(duel, name):
    duel.you(front=[name, WALL], hand=[made_up_equipment("Kit", team="")], locations=["Space"], deck=NINE)
    duel.starts("turn").takes("done")
    assert duel.offers("equip", "Kit", to="Wall")
    assert not duel.offers("equip", "Kit", to=name)
