"""What A-Force does that came with Legacy."""

import pytest

from longbox.engine.events import Event
from longbox.games.vs.chapters.hands_and_decks import SHUFFLE_IN
from longbox.games.vs.chapters.rows import CHANGE_SIDES
from longbox.games.vs.chapters.stun import knock_out, recover, stun
from longbox.games.vs.table.zones import DECK, FRONT
from longbox.games.vs.vocabulary.keywords import FLIGHT, RANGED
from longbox.games.vs.vocabulary.moving import RETURN

from .at_the_table import (
    NINE,
    at_level,
    enters,
    in_order,
    learnt,
    level,
    named,
    picks,
    picks_label,
    recruits,
    seen,
    to_main_phase,
    used_up,
    xp,
)
from .duel import ENEMY, YOU
from .made_up import made_up
from .test_deck_building import broken

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=20)
BRUTE = made_up("Brute", team="Underworld", atk=9, defense=3)
FLIMSY = made_up("Flimsy", team="A-Force", atk=1, defense=1, health=1)
FEEBLE = made_up("Feeble", team="A-Force", atk=1, defense=1, health=1)
SCOUT = made_up("Scout", team="A-Force", atk=1, defense=4)
ARCHER = made_up("Archer", RANGED, team="A-Force", atk=2, defense=4)
FLYER = made_up("Flyer", FLIGHT, team="Underworld", atk=1, defense=4)
SHOOTER = made_up("Shooter", RANGED, team="Underworld", atk=9, defense=20)
VORTEX = "Gravity Vortex"
FRIENDS = "Find Her Friends"
HAWK = "*Hawkeye*"
SQUIRREL = "Squirrel Girl"


@pytest.mark.parametrize("number", [1, 2])
def test_singularity_inspires_who_appears_beside_her(duel, number):
    duel.you(main="Singularity", level=number)
    enters(duel, duel.you, SCOUT)
    enters(duel, duel.enemy, WALL)
    assert [duel.counters(name) for name in ("Scout", "Wall", "Singularity")] == [1, 0, 0]


@pytest.mark.parametrize(("number", "whose"), [(1, "enemy"), (1, "own"), (2, "enemy")])
def test_singularity_envelops_a_friend_who_falls(duel, number, whose):
    duel.you(main="Singularity", level=number, front=[FLIMSY], locations=["Laboratory"] * 2).enemy(front=[BRUTE])
    if whose == "enemy":
        duel.on_enemy_turn().attacks("Brute", on="Flimsy").everyone_passes()
    else:
        duel.attacks("Flimsy", on="Brute").everyone_passes()
    assert duel.decision.seat == YOU
    duel.uses("Singularity", "Envelop")
    assert (duel.you.hand, duel.you.ko_pile, used_up(duel, "Laboratory")) == (["Flimsy"], [], 1)


@pytest.mark.card("singularity-level-1")
def test_singularity_need_not_envelop_anybody(duel):
    duel.you(main="Singularity", front=[FLIMSY], locations=["Laboratory"]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Flimsy").everyone_passes().passes()
    assert (duel.you.hand, duel.you.ko_pile, used_up(duel, "Laboratory")) == ([], ["Flimsy"], 0)


@pytest.mark.parametrize("why", ["no Energy", "stunned", "an enemy", "only stunned"])
def test_singularity_can_not_envelop_them(duel, why):
    side = duel.enemy if why == "an enemy" else duel.you
    duel.you(main="Singularity", locations=["Academy" if why == "no Energy" else "Laboratory"])
    side(front=[WALL if why == "only stunned" else FLIMSY])
    if why == "stunned":
        duel.stun("Singularity")
    victim = duel.card("Wall" if why == "only stunned" else "Flimsy")
    duel.happens(lambda game: stun(game, [victim], [()]))
    assert not duel.can_use("Singularity", "Envelop")
    if why == "no Energy":
        duel.passes()
    assert duel.offers("end")


@pytest.mark.card("singularity-level-1")
@pytest.mark.rule("VS-REACTION-04")
def test_of_several_who_fall_together_singularity_envelops_one(duel):
    duel.you(main="Singularity", front=[FLIMSY, FEEBLE, SCOUT], locations=["Laboratory"] * 3)
    victims = [duel.card("Flimsy"), duel.card("Feeble")]
    duel.happens(lambda game: knock_out(game, victims))
    duel.picks(next(option for option in duel.decision.options if option.verb == "use"))
    if named(duel) >= {"Flimsy", "Feeble"}:
        picks(duel, "Flimsy")
    assert len(duel.you.hand) == 1
    assert (sorted([*duel.you.hand, *duel.you.ko_pile]), used_up(duel, "Laboratory")) == (["Feeble", "Flimsy"], 1)
    duel.happens(lambda game: knock_out(game, [duel.card("Scout")]))
    assert duel.offers("end"), "once a turn"


@pytest.mark.card("singularity-level-1")
def test_a_token_can_not_be_enveloped(duel):
    duel.you(main="Singularity", front=["Monkey Joe"], locations=["Laboratory"])
    duel.happens(lambda game: knock_out(game, [duel.card("Monkey Joe")]))
    duel.uses("Singularity", "Envelop")
    assert (duel.you.hand, duel.you.ko_pile) == ([], [])


def crowd(number, team="A-Force"):
    return [made_up(f"{team} {k}", team=team) for k in range(number)]


@pytest.mark.card("singularity-level-1")
@pytest.mark.parametrize(
    ("friends", "reached"),
    [(crowd(4), 2), (crowd(3), 1), (crowd(5, "Defenders"), 2), (crowd(4, "Defenders"), 1),
     ([*crowd(3), *crowd(3, "Defenders")], 1)],
)  # fmt: skip
def test_singularity_finds_five_of_a_team(duel, friends, reached):
    duel.you(main="Singularity", front=friends, deck=NINE).starts("turn")
    assert (level(duel), duel.stats("Singularity")) == ((2, (0, 7)) if reached == 2 else (1, (0, 4)))


@pytest.mark.card("singularity-level-1", "singularity-level-2")
@pytest.mark.rule("VS-STUN-06")
def test_singularity_counts_stunned_friends(duel):
    duel.you(main="Singularity", front=crowd(4), deck=NINE).stun("A-Force 0").starts("turn")
    assert level(duel) == 2


@pytest.mark.card("singularity-level-1")
def test_singularity_finds_nobody_on_enemy_sides_or_turns(duel):
    duel.you(main="Singularity", front=crowd(3), deck=NINE).enemy(front=crowd(5), deck=NINE).starts("turn")
    assert level(duel) == 1


@pytest.mark.card("singularity-level-1")
def test_singularity_looks_for_friends_at_the_start_of_her_own_turn(duel):
    duel.you(main="Singularity", front=crowd(4), deck=NINE).enemy(deck=NINE).ends_turn()
    assert level(duel) == 1, "the enemy's turn has begun"
    to_main_phase(duel).ends_turn()
    assert level(duel) == 2


@pytest.mark.card("singularity-level-2")
def test_the_vortex_sends_a_supporting_enemy_home(duel):
    duel.you(main="Singularity", level=2, front=[SCOUT], locations=["Academy"])
    duel.enemy(front=[WALL, BRUTE], back=["Thor"]).counter("Wall", 2).stun("Thor").uses("Singularity", VORTEX)
    assert {"Wall", "Brute"} <= named(duel) <= {"Wall", "Brute", "Thor"}
    picks(duel, "Wall")
    assert (duel.enemy.hand, duel.enemy.front, used_up(duel, "Academy")) == (["Wall"], ["Brute"], 1)


@pytest.mark.card("singularity-level-2")
def test_the_vortex_takes_the_stunned_as_well(duel):
    duel.you(main="Singularity", level=2, locations=["Academy"]).enemy(front=["Thor"]).stun("Thor")
    duel.uses("Singularity", VORTEX)
    assert (duel.enemy.hand, duel.enemy.front) == (["Thor"], [])


@pytest.mark.card("singularity-level-2")
def test_the_vortex_sends_each_to_the_hand_of_the_owner(duel):
    duel.you(main="Singularity", level=2, front=[SCOUT], locations=["Academy"])
    scout = duel.card("Scout")
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=ENEMY, card=scout, amount=FRONT.at(ENEMY))))
    duel.uses("Singularity", VORTEX)
    assert (duel.you.hand, duel.enemy.hand) == (["Scout"], [])


@pytest.mark.card("she-hulk-level-1", "she-hulk-legacy-level-2")
@pytest.mark.rule("VS-LEVEL-05")
def test_she_hulk_may_level_up_to_either_level_2(duel):
    learnt(duel.you(main="She-Hulk", front=["main", SCOUT]).enemy(front=[ROCK]), 4)
    duel.attacks("She-Hulk", "Scout", on="Rock")
    in_order(duel)
    assert len(duel.offered("level up")) == 2
    picks_label(duel, "7/6")
    assert (level(duel), duel.stats("She-Hulk"), xp(duel)) == (2, (7, 6), 0)


@pytest.mark.card("she-hulk-legacy-level-2")
@pytest.mark.parametrize(
    ("who", "before", "reached"),
    [(("Scout", "Archer"), 2, 3), (("Scout", "Archer"), 1, 2), (("Scout",), 2, 2), (("She-Hulk",), 2, 2)],
)
def test_she_hulk_keeps_fighting_for_level_3(duel, who, before, reached):
    duel.you(main="She-Hulk", front=["main", SCOUT, ARCHER]).enemy(front=[ROCK])
    learnt(at_level(duel, 2, "Keep Fighting"), before).attacks(*who, on="Rock")
    assert (level(duel), duel.stats("She-Hulk")) == ((3, (7, 9)) if reached == 3 else (2, (7, 6)))


@pytest.mark.card("she-hulk-legacy-level-2")
def test_she_hulk_learns_nothing_from_enemy_teams(duel):
    duel.you(main="She-Hulk", front=["main"]).enemy(front=[SCOUT, ARCHER])
    learnt(at_level(duel, 2, "Keep Fighting"), 2).on_enemy_turn().attacks("Scout", "Archer", on="She-Hulk")
    assert level(duel) == 2


@pytest.mark.parametrize(("number", "power"), [(2, "Keep Fighting"), (3, "Welcome to the Team")])
def test_a_force_still_assembles_at_higher_levels(duel, number, power):
    duel.you(main="She-Hulk", front=["main", SCOUT, ARCHER], locations=["Training Ground"]).enemy(front=[ROCK])
    at_level(duel, number, power).uses("She-Hulk", "A-Force Assemble!").attacks("Scout", "Archer", on="Rock")
    in_order(duel)
    assert [duel.counters(name) for name in ("She-Hulk", "Scout", "Archer")] == [0, 1, 1]


def welcomes(duel, *deck):
    duel.you(main="She-Hulk", locations=["Academy"], deck=[*deck, *NINE[:2]])
    return at_level(duel, 3, "Welcome to the Team").starts("turn").uses("She-Hulk", "Welcome to the Team")


@pytest.mark.card("she-hulk-legacy-level-3")
def test_she_hulk_welcomes_two_of_a_team(duel):
    welcomes(duel, "Thor", "Beast", "Academy", "Storm", "Drax", "Gambit", "Hulk", "Find Cover")
    assert named(duel) == {"Thor", "Beast", "Storm", "Hulk", "Gambit"}, "Drax is alone"
    picks(duel, "Beast")
    assert named(duel) == {"Storm", "Gambit"}
    picks(duel, "Storm")
    assert sorted(duel.you.hand) == sorted(["Beast", "Storm", *NINE[:2]])
    assert sorted(duel.you.deck) == ["Academy", "Drax", "Find Cover", "Gambit", "Hulk", "Thor"]
    assert {"Beast", "Storm"} <= set(seen(duel, "hand:0", ENEMY)), "they were revealed"
    assert not any(duel.game.state.known[card] for card in duel.game.state.zones[DECK.at(YOU)]), "and shuffled"
    assert used_up(duel, "Academy") == 1


@pytest.mark.card("she-hulk-legacy-level-3")
@pytest.mark.rule("VS-SEARCH-02")
def test_she_hulk_may_find_nobody(duel):
    welcomes(duel, "Thor", "Hulk", "Academy").takes("done")
    assert (duel.you.hand, sorted(duel.you.deck)) == (NINE[:2], ["Academy", "Hulk", "Thor"])


@pytest.mark.card("she-hulk-legacy-level-3")
def test_she_hulk_does_not_welcome_two_of_different_teams(duel):
    welcomes(duel, "Thor", "Storm", "Academy")
    while duel.decision.about is not None and {"Thor", "Storm"} & named(duel) and not duel.offers("resource"):
        picks(duel, min({"Thor", "Storm"} & named(duel)))
    assert len([name for name in duel.you.hand if name in ("Thor", "Storm")]) <= 1


@pytest.mark.card("she-hulk-legacy-level-3")
def test_she_hulk_welcomes_in_her_build_phase(duel):
    duel.you(main="She-Hulk", locations=["Academy"], deck=NINE)
    assert not at_level(duel, 3, "Welcome to the Team").can_use("She-Hulk", "Welcome to the Team")


@pytest.mark.card("mantle-hawkeye")
@pytest.mark.parametrize(("row", "down"), [("back", set()), ("front", {HAWK})])
def test_nobody_strikes_back_at_the_quick_archer(duel, row, down):
    duel.you(**{row: [HAWK]}).enemy(front=[SHOOTER])
    duel.attacks(HAWK, on="Shooter").everyone_passes()
    assert duel.fallen == down
    assert not duel.in_combat


@pytest.mark.card("mantle-hawkeye")
def test_in_a_team_others_are_struck_back(duel):
    duel.you(back=[HAWK, ARCHER]).enemy(front=[SHOOTER])
    duel.attacks(HAWK, "Archer", on="Shooter").everyone_passes()
    assert duel.stunned == {"Archer"}


@pytest.mark.card("mantle-hawkeye")
def test_the_quick_archer_is_no_quicker_when_she_is_attacked(duel):
    duel.you(back=[HAWK]).enemy(back=[SHOOTER]).on_enemy_turn()
    duel.attacks("Shooter", on=HAWK).everyone_passes()
    assert HAWK in duel.fallen


@pytest.mark.card("mantle-hawkeye", "hawkeye")
@pytest.mark.rule("VS-MANTLE-01", "VS-MANTLE-02", "VS-UNIQUE-13", "VS-CARD-17")
def test_two_hawkeyes_are_two_persons(duel):
    duel.you(front=[HAWK], hand=["Hawkeye", HAWK])
    enters(duel, duel.you, "Hawkeye")
    assert sorted(duel.you.front) == [HAWK, "Hawkeye"]
    assert duel.offered("power up") == ["Hawkeye", HAWK], "each of them by one card, and by no other"
    duel.takes("power up", HAWK)
    assert (duel.counters(HAWK), duel.counters("Hawkeye")) == (1, 0)


def puts(duel, wish=True):
    """Whether a token is put onto the side, into the front row where that is asked."""
    duel.says(wish)
    return duel.takes("place", amount=0) if wish else duel


@pytest.mark.card("squirrel-girl")
@pytest.mark.parametrize("wish", [True, False])
def test_squirrel_girl_may_bring_monkey_joe(duel, wish):
    recruits(duel, SQUIRREL, 2, front=[WALL])
    puts(duel, wish)
    assert ("Monkey Joe" in duel.you.front, "Tippy Toe" in duel.you.front) == (wish, False)
    assert duel.stats(SQUIRREL) == ((3, 5) if wish else (3, 3))
    assert duel.stats("Wall") == (0, 4)


@pytest.mark.card("squirrel-girl", "monkey-joe")
def test_monkey_joe_covers_squirrel_girl(duel):
    recruits(duel, SQUIRREL, 2)
    puts(duel)
    assert (duel.stats("Monkey Joe"), duel.stats(SQUIRREL)) == ((0, 1), (3, 5))
    duel.happens(lambda game: knock_out(game, [duel.card("Monkey Joe")]))
    assert (duel.stats(SQUIRREL), duel.you.ko_pile) == ((3, 3), [])


@pytest.mark.card("squirrel-girl", "tippy-toe")
@pytest.mark.parametrize("way", ["phase", "effect"])
def test_tippy_toe_comes_when_squirrel_girl_recovers(duel, way):
    duel.you(front=[SQUIRREL, WALL], deck=NINE).enemy(deck=NINE).stun(SQUIRREL).stun("Wall")
    if way == "phase":
        duel.starts("turn")
    else:
        duel.happens(lambda game: recover(game, [duel.card("Wall")], seat=YOU))
        assert duel.offers("end"), "others may recover without her"
        duel.happens(lambda game: recover(game, [duel.card(SQUIRREL)], seat=YOU))
    puts(duel)
    assert (duel.you.front.count("Tippy Toe"), "Monkey Joe" in duel.you.front) == (1, False)
    assert (duel.stats("Tippy Toe"), duel.stats(SQUIRREL)) == ((0, 1), (5, 3))


@pytest.mark.card("squirrel-girl", "tippy-toe")
@pytest.mark.rule("VS-UNIQUE-02")
def test_there_is_one_tippy_toe_and_never_two(duel):
    duel.you(front=[SQUIRREL, "Tippy Toe"]).stun(SQUIRREL)
    duel.happens(lambda game: recover(game, [duel.card(SQUIRREL)], seat=YOU))
    puts(duel)
    assert duel.you.front.count("Tippy Toe") == 1
    assert duel.stats(SQUIRREL) == (5, 3)


@pytest.mark.card("squirrel-girl", "monkey-joe", "tippy-toe")
@pytest.mark.parametrize("way", ["KO", RETURN, SHUFFLE_IN])
@pytest.mark.rule("VS-TOKEN-01")
def test_without_squirrel_girl_the_squirrels_are_gone(duel, way):
    duel.you(front=[SQUIRREL, "Monkey Joe", WALL], back=["Tippy Toe"])
    girl = duel.card(SQUIRREL)
    duel.happens(lambda game: knock_out(game, [duel.card("Wall")]))
    assert "Monkey Joe" in duel.you.front, "others may go"
    if way == "KO":
        duel.happens(lambda game: knock_out(game, [girl]))
    else:
        duel.happens(lambda game: game.happen(Event(way, cards=(girl,))))
    in_order(duel)
    assert (duel.you.front, "Tippy Toe" in duel.you.back) == ([], False)
    assert "Monkey Joe" not in [*duel.you.ko_pile, *duel.you.hand]


@pytest.mark.card("squirrel-girl", "monkey-joe", "tippy-toe")
def test_an_enemys_squirrel_girl_is_none_of_their_business(duel):
    duel.you(front=["Monkey Joe", "Tippy Toe"]).enemy(front=[SQUIRREL])
    assert duel.stats(SQUIRREL) == (3, 3)
    duel.happens(lambda game: knock_out(game, [duel.card(SQUIRREL)]))
    assert sorted(duel.you.front) == ["Monkey Joe", "Tippy Toe"]


@pytest.mark.card("squirrel-girl", "monkey-joe")
def test_the_squirrels_stay_when_squirrel_girl_changes_sides(duel):
    duel.you(front=[SQUIRREL, "Monkey Joe"])
    girl = duel.card(SQUIRREL)
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=ENEMY, card=girl, amount=FRONT.at(ENEMY))))
    assert (duel.you.front, duel.stats(SQUIRREL)) == (["Monkey Joe"], (3, 3))


@pytest.mark.card("squirrel-girl", "monkey-joe", "tippy-toe")
@pytest.mark.rule("VS-TOKEN-03")
def test_the_squirrels_are_supporting_characters_of_a_force(duel):
    duel.you(front=[SQUIRREL, "Monkey Joe", "Tippy Toe"]).enemy(front=[made_up("Even", atk=0, defense=5)])
    assert duel.stats(SQUIRREL) == (5, 5)
    duel.attacks(SQUIRREL, "Monkey Joe", "Tippy Toe", on="Even").everyone_passes()
    assert duel.stunned == {"Even"}


@pytest.mark.card("spider-gwen")
@pytest.mark.rule("VS-RECRUIT-09")
def test_spider_gwen_comes_from_the_deck_for_her_cost(duel):
    duel.you(face_down=["Find Cover"] * 5, deck=["Thor", "Spider-Gwen", "Hulk", *NINE[:2]])
    duel.starts("turn").takes("done").takes("search")
    assert set(duel.offered("recruit")) == {"Spider-Gwen"}
    duel.takes("recruit", "Spider-Gwen", amount=1)
    assert "Spider-Gwen" in duel.you.back
    assert (duel.game.state.points[YOU], sorted(duel.you.deck)) == (1, ["Hulk", "Thor"])


@pytest.mark.card("spider-gwen")
def test_spider_gwen_comes_from_the_hand_as_anybody(duel):
    recruits(duel, "Spider-Gwen", 4)
    assert (duel.you.front, len(duel.you.deck)) == (["Spider-Gwen"], 7)


@pytest.mark.parametrize(("points", "elsewhere"), [(3, 0), (4, 4)])
def test_spider_gwen_does_not_come_unpaid_or_from_nowhere(duel, points, elsewhere):
    duel.you(face_down=["Find Cover"] * points, ko=["Spider-Gwen"] * elsewhere, deck=["Thor"] * 4)
    duel.starts("turn").takes("done")
    assert not duel.offers("search")
    assert not duel.offers("recruit")


@pytest.mark.card("spider-gwen")
def test_nobody_shoots_at_spider_gwen(duel):
    duel.you(front=["Spider-Gwen", WALL]).enemy(front=[BRUTE], back=[ARCHER]).on_enemy_turn()
    assert duel.offers("attack", "Archer", to="Wall")
    assert not duel.offers("attack", "Archer", to="Spider-Gwen")
    assert duel.offers("attack", "Brute", to="Spider-Gwen")


@pytest.mark.card("crystal")
@pytest.mark.parametrize(
    ("locations", "numbers", "flies", "shoots"),
    [
        ([], (5, 5), False, False),
        (["Laboratory"], (5, 5), True, False),
        (["Training Ground"], (5, 5), False, True),
        (["Fortress"], (10, 5), False, False),
        (["Academy"], (5, 10), False, False),
        (["Fortress", "Fortress", "Academy", "Academy"], (10, 10), False, False),
        (["Laboratory", "Training Ground", "Fortress", "Academy"], (10, 10), True, True),
        (["Madripoor", "Avengers Mansion", "Earth"], (5, 5), False, False),
    ],
)
def test_crystal_masters_the_elements_of_basic_locations(duel, locations, numbers, flies, shoots):
    duel.you(front=["Crystal"], locations=locations, face_down=["Academy", "Fortress", "Laboratory"])
    duel.enemy(locations=["Fortress", "Academy", "Training Ground", "Laboratory"]).starts()
    assert duel.stats("Crystal") == numbers
    assert (duel.has("Crystal", "flight"), duel.has("Crystal", "ranged")) == (flies, shoots)


@pytest.mark.card("crystal")
def test_crystal_loses_what_is_spent(duel):
    duel.you(front=["Crystal", "Thor"], locations=["Laboratory", "Fortress"]).enemy(front=[WALL], back=[ARCHER])
    assert duel.offers("attack", "Crystal", to="Archer")
    duel.uses("Thor", "Lightning Strike")
    duel.chooses("Wall")
    assert not duel.offers("attack", "Crystal", to="Archer")
    assert duel.stats("Crystal") == (10, 5)


@pytest.mark.card("ready-for-anything")
def test_ready_for_anything_readies_all_of_yours_who_stand(duel):
    duel.you(main="She-Hulk", front=["main", SCOUT, BRUTE], back=[ARCHER], hand=["Ready for Anything"])
    duel.enemy(front=[WALL])
    for name in ("She-Hulk", "Scout", "Archer", "Wall"):
        duel.exhaust(name)
    duel.stun("Brute").plays("Ready for Anything")
    assert duel.exhausted == {"Brute", "Wall"}
    assert duel.you.ko_pile == ["Ready for Anything"]


def test_ready_for_anything_takes_three_of_a_force(duel):
    duel.you(main="She-Hulk", front=[SCOUT, BRUTE], hand=["Ready for Anything"]).enemy(front=[ROCK])
    assert not duel.offers("play", "Ready for Anything")
    duel.you(back=[ARCHER])
    assert duel.offers("play", "Ready for Anything")
    duel.attacks("Scout", on="Rock")
    assert not duel.offers("play", "Ready for Anything")


@pytest.mark.rule("VS-KEYWORD-23")
def test_ready_for_anything_is_loyal_to_a_force():
    deck = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "4 Ready for Anything", "4 Squirrel Girl",
            "4 Spider-Gwen", "4 Crystal", "4 *Hawkeye*", "4 Pixie", "4 Dazzler", "4 Medusa", "4 Spectrum",
            "4 Meggan", "4 Miss America"]  # fmt: skip
    assert broken(*deck, main="She-Hulk") == []
    assert broken(*deck[:-1], "4 Thor", main="She-Hulk") == ["VS-KEYWORD-23"]
