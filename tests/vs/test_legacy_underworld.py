"""What the Underworld does that came with Legacy."""

import pytest

from longbox.engine import dice
from longbox.engine.effects.nouns import A
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.hands_and_decks import discard
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.stun import recover, stun
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.stats import has
from longbox.games.vs.table.zones import EQUIPMENT, HAND
from longbox.games.vs.vocabulary.keywords import FLIGHT, INSPIRE, LEADER, RANGED
from longbox.games.vs.vocabulary.nouns import your_character
from longbox.games.vs.vocabulary.spans import THIS_TURN
from longbox.games.vs.vocabulary.stat_changes import gains

from .at_the_table import (
    NINE,
    at_level,
    enters,
    learnt,
    level,
    named,
    next_turn,
    picks,
    picks_label,
    picks_player,
    recruits,
    used_up,
    xp,
)
from .duel import ENEMY, THIRD, YOU, Duel
from .made_up import made_up, made_up_equipment, made_up_twist
from .test_deck_building import broken

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=20)
BRUTE = made_up("Brute", team="Underworld", atk=9, defense=3)
THUG = made_up("Thug", team="Underworld", atk=2, defense=4)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
FLYER = made_up("Flyer", FLIGHT, RANGED, atk=1, defense=4)
CHIEF = made_up("Chief", LEADER, team="Underworld", atk=2, defense=9)
MORDO = "Baron Mordo"
COUNTRY = "Take Over the Country"
WORLD = "Take Over the World"


@pytest.mark.card("kingpin-level-1", "kingpin-legacy-level-2")
@pytest.mark.rule("VS-LEVEL-05")
def test_kingpin_may_level_up_to_either_level_2(duel):
    learnt(duel.you(main="Kingpin", hand=["Academy"], deck=NINE), 4)
    duel.starts("turn").takes("resource", "Academy", amount=1)
    assert len(duel.offered("level up")) == 2
    picks_label(duel, "7/7")
    assert (level(duel), duel.stats("Kingpin"), xp(duel)) == (2, (7, 7), 0)


@pytest.mark.card("kingpin-legacy-level-2")
@pytest.mark.parametrize(("face_up", "before", "reached"), [(1, 1, 3), (0, 1, 2), (1, 0, 2)])
def test_kingpin_takes_over_the_country_by_two_locations(duel, face_up, before, reached):
    duel.you(main="Kingpin", hand=["Academy"], deck=NINE)
    learnt(at_level(duel, 2, COUNTRY), before).starts("turn").takes("resource", "Academy", amount=face_up)
    assert (level(duel), duel.stats("Kingpin")) == ((3, (8, 9)) if reached == 3 else (2, (7, 7)))


@pytest.mark.card("kingpin-legacy-level-2")
def test_an_enemys_location_is_not_kingpins(duel):
    duel.you(main="Kingpin").enemy(hand=["Academy"], deck=NINE)
    learnt(at_level(duel, 2, COUNTRY), 1).on_enemy_turn().starts("turn").takes("resource", "Academy", amount=1)
    assert level(duel) == 2


@pytest.mark.parametrize(("number", "power"), [(2, COUNTRY), (3, WORLD)])
def test_kingpin_still_expands_the_empire_at_higher_levels(duel, number, power):
    cards = ["Thor", "Hulk", "Angel", "Fortress", "Vision", "Academy", "Rhino"]
    duel.you(main="Kingpin", locations=["Fortress"], deck=[*cards, "Electro", "Electro"])
    at_level(duel, number, power).starts("turn").uses("Kingpin", "Expand the Empire")
    assert named(duel) == {"Academy", "Fortress"}
    picks(duel, "Academy")
    assert sorted(duel.you.hand) == ["Academy", "Electro", "Electro"]
    while duel.offers("put under"):
        duel.picks(duel.decision.options[0])
    assert (duel.you.deck[-2:], sorted(duel.you.deck[:4])) == (
        ["Thor", "Hulk"],
        ["Angel", "Fortress", "Rhino", "Vision"],
    )


@pytest.mark.card("kingpin-legacy-level-3")
def test_kingpin_takes_any_number_of_locations_from_deck_and_ko_pile(duel):
    paid = ["Laboratory", "Academy", "Training Ground"]
    duel.you(main="Kingpin", locations=paid, deck=["Thor", "Fortress", "Fisk Tower", "Find Cover", "Academy"])
    duel.you(ko=["Laboratory", "Hulk"], hand=["Fortress"]).enemy(ko=["Training Ground"], deck=["Fortress"])
    at_level(duel, 3, WORLD).uses("Kingpin", WORLD)
    assert named(duel) == {"Fortress", "Fisk Tower", "Academy", "Laboratory"}
    for card in [option.card for option in duel.decision.options if option.card >= 0]:
        if duel.game.face(card).name != "Fortress":
            duel.picks(next(option for option in duel.decision.options if option.card == card))
    duel.takes("done")
    for name in ("Fisk Tower", "Academy"):
        picks_label(duel, f"{name} face up")
    picks_label(duel, "Laboratory face down")
    assert sorted(duel.you.resources) == sorted(
        [*(f"{name} (face down)" for name in paid), "Fisk Tower", "Laboratory (face down)", "Academy"]
    )
    assert (sorted(duel.you.deck), duel.you.ko_pile) == (["Find Cover", "Fortress", "Thor"], ["Hulk"])
    assert (duel.you.hand, duel.enemy.ko_pile) == (["Fortress"], ["Training Ground"])


@pytest.mark.card("kingpin-legacy-level-3")
def test_kingpin_may_take_no_location(duel):
    duel.you(main="Kingpin", locations=["Laboratory", "Academy", "Training Ground"], deck=["Fortress", "Thor"])
    at_level(duel, 3, WORLD).uses("Kingpin", WORLD).takes("done")
    assert (len(duel.you.resources), sorted(duel.you.deck)) == (3, ["Fortress", "Thor"])


@pytest.mark.card("kingpin-legacy-level-3")
@pytest.mark.parametrize("missing", [0, 1, 2])
def test_kingpin_pays_three_symbols_for_the_world(duel, missing):
    locations = ["Laboratory", "Academy", "Training Ground"]
    del locations[missing]
    duel.you(main="Kingpin", locations=[*locations, "Fortress"], deck=["Academy"])
    assert not at_level(duel, 3, WORLD).can_use("Kingpin", WORLD)


@pytest.mark.card("baron-mordo-level-1")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.rule("VS-KEYWORD-13", "VS-LEVEL-25")
def test_mordo_hexes_enemies_and_not_his_friends(duel, number):
    duel.you(main=MORDO).enemy(main="Hulk")
    if number == 2:
        duel.happens(lambda game: gain_xp(game, duel.you.main, 4, seat=YOU))
        assert (level(duel), duel.stats(MORDO)) == (2, (5, 7)), "he himself is not hexed"
    duel.happens(lambda game: gain_xp(game, duel.enemy.main, 20, seat=ENEMY))
    assert level(duel, duel.enemy) == 1
    duel.happens(lambda game: stun(game, [duel.you.main], [()]))
    assert level(duel, duel.enemy) == 2, "as soon as he is stunned"


@pytest.mark.card("baron-mordo-level-1")
def test_mordo_makes_any_player_discard_at_random_as_often_as_he_can_pay(duel):
    duel.you(main=MORDO, hand=["Thor"], locations=["Laboratory"] * 4).enemy(hand=["Hulk", "Angel"])
    duel.uses(MORDO, "Mesmerize")
    assert [label.split(" (")[0] for label in duel.options] == ["Player 1", "Player 2"]
    picks_player(duel, ENEMY)
    assert duel.decision.seat == YOU, "nobody picks the card"
    assert (len(duel.game.state.zones[HAND.at(ENEMY)]), xp(duel), used_up(duel, "Laboratory")) == (2, 1, 1)
    picks_player(duel.uses(MORDO, "Mesmerize"), ENEMY)
    picks_player(duel.uses(MORDO, "Mesmerize"), YOU)
    assert (len(duel.game.state.zones[HAND.at(YOU)]), xp(duel)) == (1, 2), "his own player teaches him nothing"
    picks_player(duel.uses(MORDO, "Mesmerize"), ENEMY)
    assert (len(duel.game.state.zones[HAND.at(ENEMY)]), xp(duel)) == (0, 3)
    assert not duel.can_use(MORDO, "Mesmerize")


def test_which_card_mordo_takes_is_a_matter_of_chance():
    taken = set()
    for seed in range(12):
        duel = Duel()
        dice.begin(duel.game.state, seed)
        duel.you(main=MORDO, locations=["Laboratory"]).enemy(hand=["Hulk", "Angel", "Thor"])
        picks_player(duel.uses(MORDO, "Mesmerize"), ENEMY)
        taken |= {*duel.enemy.ko_pile}
    assert len(taken) > 1


@pytest.mark.card("baron-mordo-level-1")
def test_mordo_finds_nothing_in_an_empty_hand(duel):
    duel.you(main=MORDO, locations=["Laboratory"])
    duel.game.move(duel.game.state.zones[HAND.at(ENEMY)][0], duel.game.rules.zones.by_name("KO pile").at(ENEMY))
    picks_player(duel.uses(MORDO, "Mesmerize"), ENEMY)
    assert (xp(duel), duel.decision.seat) == (0, YOU)


@pytest.mark.card("baron-mordo-level-1")
def test_mordo_learns_once_from_several_cards_discarded_together(duel):
    duel.you(main=MORDO, hand=["Thor", "Academy"]).enemy(hand=["Hulk", "Angel", "Vision"])
    cards = duel.game.state.zones[HAND.at(ENEMY)]
    duel.happens(lambda game: discard(game, cards[1:3]))
    assert xp(duel) == 1
    duel.happens(lambda game: discard(game, game.state.zones[HAND.at(YOU)][1:]))
    assert xp(duel) == 1
    duel.stun(MORDO).happens(lambda game: discard(game, game.state.zones[HAND.at(ENEMY)][1:]))
    assert xp(duel) == 1, "not while he is stunned"


@pytest.mark.card("baron-mordo-level-1")
@pytest.mark.rule("VS-TERM-10", "VS-POWER-07")
def test_mordo_learns_when_an_enemy_pays_or_powers_up_from_hand(duel):
    duel.you(main=MORDO, deck=NINE).enemy(front=["Thor"], hand=["Thor", "Laboratory"], deck=NINE)
    next_turn(duel).takes("power up", "Thor")
    assert xp(duel) == 1
    duel.uses("Thor", "Lightning Strike")
    assert (xp(duel), "Laboratory" in duel.enemy.ko_pile) == (2, True)


@pytest.mark.card("baron-mordo-level-1")
@pytest.mark.parametrize(("before", "reached"), [(2, 1), (3, 2)])
def test_mordo_needs_four_xp(duel, before, reached):
    learnt(duel.you(main=MORDO, locations=["Laboratory"] * 2), before)
    picks_player(duel.uses(MORDO, "Mesmerize"), ENEMY)
    assert (level(duel), duel.stats(MORDO)) == ((2, (5, 7)) if reached == 2 else (1, (2, 4)))
    assert duel.can_use(MORDO, "Mesmerize"), "any number of times, at either level"


@pytest.mark.card("baron-mordo-level-2")
def test_mordo_hypnotizes_an_enemy_main_until_his_next_turn(duel):
    duel.you(main=MORDO, level=2, front=[WALL], locations=["Academy"], deck=NINE)
    duel.enemy(main="Hulk", level=2, front=["Thor"], deck=NINE).counter("Hulk", 1).wound("Hulk", 1)
    duel.uses(MORDO, "Hypnotize")
    assert (level(duel), level(duel, duel.enemy)) == (2, 1)
    assert (duel.counters("Hulk"), duel.wounds("Hulk"), used_up(duel, "Academy")) == (1, 1, 1)
    next_turn(duel)
    assert level(duel, duel.enemy) == 1, "in the enemy's turn"
    duel.ends_turn()
    assert level(duel, duel.enemy) == 2


@pytest.mark.card("baron-mordo-level-2", "daredevil-legacy-level-3")
@pytest.mark.rule("VS-LEVEL-24")
def test_the_hypnotized_come_back_as_what_they_were_in_spite_of_hex(duel):
    duel.you(main=MORDO, level=2, locations=["Academy"], deck=NINE).enemy(main="Daredevil", deck=NINE)
    at_level(duel, 3, "Savior of Hell's Kitchen", duel.enemy).uses(MORDO, "Hypnotize")
    assert duel.stats("Daredevil") == (2, 5)
    next_turn(duel).ends_turn()
    assert (level(duel, duel.enemy), duel.stats("Daredevil")) == (3, (7, 10))


@pytest.mark.card("baron-mordo-level-2")
def test_the_hypnotized_stay_so_when_mordo_is_stunned(duel):
    duel.you(main=MORDO, level=2, locations=["Academy"], deck=NINE).enemy(main="Hulk", level=2, deck=NINE)
    duel.uses(MORDO, "Hypnotize").happens(lambda game: stun(game, [duel.you.main], [()]))
    assert level(duel, duel.enemy) == 1
    next_turn(duel).ends_turn()
    assert level(duel, duel.enemy) == 2


def test_mordo_hypnotizes_the_main_of_one_enemy(trio):
    trio.you(main=MORDO, level=2, locations=["Academy"]).enemy(main="Hulk", level=2, front=["Thor"])
    trio.third(main="Loki", level=2).stun("Loki").uses(MORDO, "Hypnotize")
    assert named(trio) == {"Hulk", "Loki"}, "the stunned too"
    picks(trio, "Loki")
    assert (level(trio, trio.enemy), level(trio, trio.third)) == (2, 1)


@pytest.mark.card("leader")
def test_only_leader_leads(duel):
    promotion = made_up_twist("Promotion", MAIN, gains(A(your_character), LEADER, THIS_TURN))
    duel.you(front=["Leader", CHIEF, THUG], hand=[promotion]).enemy(front=[made_up("Boss", LEADER)])
    assert [duel.has(name, "leader") for name in ("Leader", "Chief", "Boss")] == [True, False, False]
    duel.plays("Promotion", "Thug")
    assert not duel.has("Thug", "leader"), "nor can it be gained"
    duel.happens(lambda game: stun(game, [duel.card("Leader")], [()]))
    assert [duel.has(name, "leader") for name in ("Chief", "Boss")] == [True, True]


@pytest.mark.card("leader")
@pytest.mark.rule("VS-KEYWORD-19")
@pytest.mark.parametrize(("team", "who"), [(("Leader", "Thug"), YOU), (("Chief", "Thug"), ENEMY)])
def test_where_leader_is_others_do_not_say_who_is_struck_back(duel, team, who):
    duel.you(front=["Leader", CHIEF, THUG]).enemy(front=[made_up("Bear", atk=1, defense=20)])
    duel.attacks(*team, on="Bear").everyone_passes()
    assert duel.decision.seat == who
    assert duel.offers("strike back", "Thug")


@pytest.mark.card("leader")
@pytest.mark.rule("VS-GOLDEN-02")
def test_two_leaders_keep_each_other_from_leading(duel):
    duel.you(front=["Leader"]).enemy(front=["Leader"]).starts()
    assert not any(has(duel.game, duel.card("Leader", seat), "leader") for seat in (YOU, ENEMY))


@pytest.mark.card("leader")
@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 4, 3), (0, 0, 0), (3, 1, 0)])
def test_leader_draws_as_many_as_an_enemy_has(duel, mine, theirs, drawn):
    duel.you(front=["Leader"], hand=["Thor"] * mine, locations=["Academy"], deck=NINE)
    duel.enemy(hand=["Hulk"] * theirs, deck=NINE).uses("Leader", "Massive Brain")
    assert (len(duel.you.hand), len(duel.you.deck)) == (mine + drawn, 9 - drawn)
    assert (len(duel.enemy.hand), used_up(duel, "Academy")) == (theirs, 1)


def test_leader_compares_with_the_enemy_you_choose(trio):
    trio.you(front=["Leader"], locations=["Academy"], deck=NINE).enemy(hand=["Hulk"]).third(hand=["Hulk"] * 3)
    picks_player(trio.uses("Leader", "Massive Brain"), THIRD)
    assert len(trio.you.hand) == 3


def abilities(duel, *keywords, name="Taskmaster"):
    return [duel.has(name, keyword) for keyword in keywords]


@pytest.mark.card("taskmaster", "angel")
def test_taskmaster_has_the_keywords_of_supporting_enemies(duel):
    duel.you(front=["Taskmaster", CHIEF], locations=["Laboratory"]).enemy(front=["Angel"], back=["Punisher"])
    assert abilities(duel, "flight", "dodge", "ranged", "lethal", "leader") == [True, True, True, True, False]
    assert not duel.can_use("Taskmaster", "Healing Blood"), "no super powers"
    duel.stun("Angel")
    duel.game.index()
    assert abilities(duel, "flight", "dodge", "ranged", "lethal") == [False, False, True, True]
    duel.stun("Taskmaster")
    duel.game.index()
    assert abilities(duel, "ranged", "lethal") == [False, False]


@pytest.mark.card("taskmaster")
def test_taskmaster_learns_nothing_from_main_characters(duel):
    duel.you(front=["Taskmaster"]).enemy(main="Captain Marvel").starts()
    assert duel.has("Captain Marvel", "flight")
    assert not duel.has("Taskmaster", "flight")


@pytest.mark.card("taskmaster", "nighthawk")
@pytest.mark.rule("VS-COPY-02")
def test_what_taskmaster_learns_speaks_of_himself(duel):
    duel.you(front=["Taskmaster"], deck=NINE).enemy(front=["Nighthawk", BRUTE], deck=NINE)
    assert (duel.stats("Taskmaster"), duel.stats("Nighthawk")) == ((3, 6), (6, 6))
    next_turn(duel)
    assert (duel.stats("Taskmaster"), duel.stats("Nighthawk")) == ((6, 9), (3, 3))


@pytest.mark.card("taskmaster", "white-tiger")
def test_taskmaster_wears_amulets_with_counters_of_his_own(duel):
    duel.you(front=["Taskmaster"]).enemy(front=["White Tiger"]).counter("White Tiger", 3).starts()
    assert abilities(duel, "flight", "ferocious", "lethal") == [False, False, False]
    duel.counter("Taskmaster", 2)
    assert abilities(duel, "flight", "ferocious", "lethal") == [True, True, False]


@pytest.mark.card("taskmaster")
def test_taskmaster_appears_with_what_he_sees(duel):
    duel.enemy(front=["Wasp", THUG])
    recruits(duel, "Taskmaster", 3)
    assert {"Wasp", "Thug"} <= set(duel.offered("choose")), "he stings"
    duel.chooses("Thug")
    assert duel.counters("Thug") == -1


@pytest.mark.card("taskmaster")
def test_taskmaster_learns_what_is_printed_and_not_what_was_given(duel):
    cape = made_up_equipment("Cape", FLIGHT)
    duel.you(front=["Taskmaster"]).enemy(front=[THUG, CHIEF]).starts()
    duel.game.attach(duel.enemy._add(cape, EQUIPMENT), duel.card("Thug"))
    duel.game.index()
    assert duel.has("Thug", "flight")
    assert abilities(duel, "flight", "leader") == [False, True]


@pytest.mark.card("taskmaster")
def test_two_taskmasters_learn_nothing_from_each_other(duel):
    duel.you(front=["Taskmaster", FLYER]).enemy(front=["Taskmaster", CHIEF]).starts()
    mine, theirs = duel.card("Taskmaster", YOU), duel.card("Taskmaster", ENEMY)
    assert [has(duel.game, mine, keyword) for keyword in ("flight", "leader")] == [False, True]
    assert [has(duel.game, theirs, keyword) for keyword in ("flight", "leader")] == [True, False]


@pytest.mark.card("mister-hyde")
def test_mister_hyde_appears_with_five_minus_counters(duel):
    recruits(duel, "Mister Hyde", 4)
    assert (duel.counters("Mister Hyde"), duel.stats("Mister Hyde")) == (-5, (5, 5))


@pytest.mark.card("mister-hyde")
def test_mister_hyde_comes_so_from_anywhere_and_casts_them_off_when_stunned(duel):
    duel.you(front=[made_up("Coach", INSPIRE)])
    hyde = enters(duel, duel.you, "Mister Hyde")
    assert duel.stats("Mister Hyde") == (6, 6), "inspired once he is there"
    duel.happens(lambda game: stun(game, [hyde], [()]))
    duel.happens(lambda game: recover(game, [hyde], seat=YOU))
    assert duel.stats("Mister Hyde") == (10, 10), "recovering is not appearing"


@pytest.mark.card("nightmare")
@pytest.mark.rule("VS-STUN-09", "VS-KEYWORD-46")
def test_nightmare_keeps_enemies_awake(duel):
    duel.you(front=["Nightmare", THUG]).enemy(front=[WALL, ROCK]).counter("Wall", -1).counter("Thug", -1)
    duel.counter("Rock", 2)
    wall, rock, thug = (duel.card(name) for name in ("Wall", "Rock", "Thug"))
    duel.happens(lambda game: stun(game, [wall, rock, thug], [(), (), ()]))
    assert [duel.counters(name) for name in ("Wall", "Rock", "Thug")] == [-1, 0, 0]
    duel.happens(lambda game: put_counters(game, [wall, thug], -1, seat=YOU, source=-1))
    assert [duel.counters(name) for name in ("Wall", "Thug")] == [-2, 0]
    duel.happens(lambda game: put_counters(game, [rock], 1, seat=YOU, source=-1))
    assert duel.counters("Rock") == 0
    duel.happens(lambda game: recover(game, [wall], seat=ENEMY))
    assert duel.stats("Wall") == (0, 2)


@pytest.mark.card("not-finished-yet")
def test_an_enemy_who_is_not_finished_yet_recovers_exhausted(duel):
    duel.you(main="Kingpin", front=[THUG, BRUTE], back=[CHIEF], hand=["Not Finished Yet"])
    duel.enemy(front=[WALL, ROCK, FLIMSY]).stun("Wall").stun("Rock").stun("Brute").plays("Not Finished Yet")
    assert {"Wall", "Rock"} <= named(duel) <= {"Wall", "Rock", "Flimsy", "Magneto"}
    picks(duel, "Wall")
    assert (duel.stunned, duel.wounds("Wall")) == ({"Rock", "Brute"}, 1)
    assert "Wall" in duel.exhausted


def test_not_finished_yet_takes_three_of_the_underworld(duel):
    duel.you(main="Kingpin", front=[THUG], hand=["Not Finished Yet"]).enemy(front=[ROCK, WALL]).stun("Wall")
    assert not duel.offers("play", "Not Finished Yet")
    duel.you(back=[CHIEF])
    assert duel.offers("play", "Not Finished Yet")
    duel.attacks("Thug", on="Rock")
    assert not duel.offers("play", "Not Finished Yet")


@pytest.mark.rule("VS-KEYWORD-23")
def test_not_finished_yet_is_loyal_to_the_underworld():
    deck = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "4 Not Finished Yet", "4 Carnage",
            "4 Leader", "4 Taskmaster", "4 Mister Hyde", "4 Nightmare", "4 Electro", "4 Rhino", "4 Open Fire",
            "4 Find Cover", "4 Fisk Tower"]  # fmt: skip
    assert broken(*deck, main="Bullseye") == []
    assert broken(*deck[:-1], "4 Thor", main="Bullseye") == ["VS-KEYWORD-23"]
    assert broken(*deck, main="Storm") == ["VS-DECK-05"]
