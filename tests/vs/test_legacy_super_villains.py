"""What the Super Villains of Legacy do."""

import pytest

from longbox.games.vs.chapters.hands_and_decks import discard
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out, leave_play, recover, stun
from longbox.games.vs.table.zones import BACK, FRONT, HAND, KO_PILE, REMOVED

from .duel import ENEMY, YOU
from .legacy import a_round, attacked_by, counters, in_building, level, named, picks, readies, turned, xp
from .made_up import made_up

VILLAINS = "Super Villains"
WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=30)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=0, defense=1, health=1)
CROOK = made_up("Crook", team=VILLAINS, atk=1, defense=4)
THIEF = made_up("Thief", team=VILLAINS, atk=1, defense=4)
NINE = ["Fortress"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def removed(duel):
    return sorted(duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()])


def empties_hand(duel, seat):
    duel.happens(lambda game: discard(game, tuple(game.state.zones[HAND.at(seat)])))


# Green Goblin. The levels of Legacy come after both of The Marvel Battles.

NORMAN_2 = {"main": "Green Goblin", "level": 3, "front": ["main", CROOK]}
NORMAN_3 = {**NORMAN_2, "level": 4}
EACH_NORMAN = [
    pytest.param(NORMAN_2, (6, 6), marks=pytest.mark.card("green-goblin-legacy-level-2")),
    pytest.param(NORMAN_3, (8, 8), marks=pytest.mark.card("green-goblin-legacy-level-3")),
]


@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize(("norman", "numbers"), EACH_NORMAN)
def test_green_goblin_makes_a_sadistic_choice(duel, norman, numbers, pays):
    duel.you(locations=["Academy"] * 2, **norman).enemy(front=[WALL, ROCK, BRUTE], hand=["Hulk"] * 2).stun("Brute")
    assert (duel.stats("Green Goblin"), duel.has("Green Goblin", "flight")) == (numbers, True)
    duel.uses("Green Goblin", "Sadistic Choice")
    assert set(duel.offered("choose")) == {"Wall", "Rock"}
    duel.chooses("Wall")
    assert duel.decision.seat == ENEMY
    duel.says(pays)
    assert len(duel.game.state.zones[HAND.at(ENEMY)]) == (2 if pays else 3)
    assert ("Wall" in duel.stunned) is not pays
    assert not duel.can_use("Green Goblin", "Sadistic Choice")


@pytest.mark.card("green-goblin-legacy-level-2")
def test_green_goblin_learns_by_every_enemy_who_is_stunned(duel):
    duel.you(**NORMAN_2).enemy(front=[WALL, FLIMSY])
    wall, magneto, crook = duel.card("Wall"), duel.card("Magneto"), duel.card("Crook")
    duel.happens(lambda game: stun(game, [crook], [()]))
    assert xp(duel, duel.you) == 0
    duel.happens(lambda game: stun(game, [wall, magneto], [(), ()]))
    assert xp(duel, duel.you) == 2, "whoever does it"
    duel.attacks("Green Goblin", on="Flimsy").everyone_passes()
    assert (level(duel, duel.you), duel.stats("Green Goblin")) == (3, (8, 8))


@pytest.mark.card("green-goblin-legacy-level-2")
def test_green_goblin_learns_even_if_he_falls_too(duel):
    duel.you(**NORMAN_2).enemy(front=[made_up("Bear", atk=9, defense=4)])
    duel.attacks("Green Goblin", on="Bear").everyone_passes()
    assert (duel.stunned, xp(duel, duel.you)) == ({"Bear", "Green Goblin"}, 1)


@pytest.mark.card("green-goblin-legacy-level-3")
@pytest.mark.parametrize("lacks", ["cards", "supporting", "both"])
def test_the_goblins_game_ends_the_game_of_who_has_nothing(duel, lacks):
    duel.you(locations=["Training Ground"], **NORMAN_3)
    if lacks == "cards":
        duel.enemy(front=[WALL])
    if lacks != "supporting":
        empties_hand(duel, ENEMY)
    duel.uses("Green Goblin", "Goblin's Game")
    assert duel.result.winners == (YOU,)


@pytest.mark.card("green-goblin-legacy-level-3")
@pytest.mark.parametrize("stunned", [True, False])
def test_the_goblins_game_spares_who_has_a_card_and_somebody_even_if_stunned(duel, stunned):
    duel.you(locations=["Training Ground"], **NORMAN_3).enemy(front=[WALL])
    if stunned:
        duel.stun("Wall")
    duel.starts()
    if duel.can_use("Green Goblin", "Goblin's Game"):
        duel.uses("Green Goblin", "Goblin's Game")
    assert duel.result is None or duel.result.winners == ()
    assert duel.enemy.main


@pytest.mark.card("green-goblin-legacy-level-3")
@pytest.mark.parametrize(("seat", "winner"), [(YOU, ENEMY), (ENEMY, YOU)])
def test_whoever_has_nothing_may_be_chosen_for_the_goblins_game(duel, seat, winner):
    duel.you(main="Green Goblin", level=4, locations=["Training Ground"]).uses("Green Goblin", "Goblin's Game")
    assert len(duel.decision.options) == 2
    duel.picks(next(option for option in duel.decision.options if seat in (option.amount, option.to)))
    assert duel.result.winners == (winner,)


def test_the_goblins_game_is_played_with_one_of_those_who_have_nothing(trio):
    trio.you(locations=["Training Ground"], **NORMAN_3).enemy(front=[WALL]).third()
    trio.uses("Green Goblin", "Goblin's Game")
    assert [bool(trio.game.state.out[seat]) for seat in range(3)] == [False, False, True]


# Ultron

EACH_ULTRON = [
    pytest.param(1, marks=pytest.mark.card("ultron-level-1")),
    pytest.param(2, marks=pytest.mark.card("ultron-level-2")),
]


@pytest.mark.parametrize("reached", EACH_ULTRON)
@pytest.mark.parametrize("source", ["hand", "KO pile"])
def test_ultron_iterates_in_your_build_phase(duel, reached, source):
    there = {"hand" if source == "hand" else "ko": ["Ultron", "Thor"]}
    duel.you(main="ultron-main", level=reached, front=["main"], locations=["Academy"] * 2, deck=NINE, **there)
    duel.enemy(ko=["Ultron"], deck=NINE)
    assert (duel.has("Ultron", "flight"), duel.has("Ultron", "ranged")) == (True, True)
    assert not duel.can_use("Ultron", "Iterate"), "not in the Main Phase"
    duel.ends_turn().skips_building().ends_turn()
    duel.uses("Ultron", "Iterate")
    if duel.offers("choose", "Ultron"):
        duel.chooses("Ultron")
    duel.takes("place", "Ultron", amount=1)
    assert (duel.you.front, duel.you.back) == (["Ultron"], ["Ultron"]), "Swarm: both stay"
    assert "Ultron" not in (*duel.you.hand, *duel.you.ko_pile)
    assert (duel.enemy.ko_pile, turned(duel.you, "Academy")) == (["Ultron"], 1)
    assert not duel.can_use("Ultron", "Iterate")


@pytest.mark.card("ultron-level-1", "ultron-level-2")
def test_ultron_learns_at_the_end_of_your_turn_by_all_ultrons(duel):
    duel.you(main="ultron-main", front=["main", "Ultron", "Ultron", WALL], deck=NINE)
    duel.enemy(front=["Ultron"], deck=NINE)
    main, fallen, _, _ = duel.game.state.zones[FRONT.at(YOU)]
    duel.game.turn_down(fallen)
    assert duel.stats(main) == (3, 1)
    duel.ends_turn()
    assert xp(duel, duel.you) == 3, "himself and whoever is on your side, also the stunned"
    duel.skips_building().ends_turn()
    assert xp(duel, duel.you) == 3, "not at the end of an enemy turn"
    duel.happens(lambda game: gain_xp(game, main, 3, seat=YOU))
    assert (level(duel, duel.you), duel.stats(main)) == (2, (6, 2))


@pytest.mark.card("ultron-level-2")
def test_ultron_reiterates_from_hand_and_ko_pile_at_once(duel):
    duel.you(main="ultron-main", level=2, front=["main"], locations=["Laboratory", "Academy"], deck=NINE)
    duel.you(hand=["Ultron", "Thor"], ko=["Ultron", "Ultron", "Hulk"])
    duel.starts("turn").uses("Ultron", "Reiterate")
    assert named(duel) == {"Ultron"}
    for zone in (HAND, KO_PILE):
        there = duel.game.state.zones[zone.at(YOU)]
        duel.picks(next(option for option in duel.decision.options if option.cards and option.card in there))
    while duel.offers("place"):
        duel.takes("place", amount=1)
    assert (duel.you.back, duel.you.ko_pile) == (["Ultron"] * 2, ["Ultron", "Hulk"])
    assert "Ultron" not in duel.you.hand
    assert not duel.can_use("Ultron", "Reiterate")
    duel.uses("Ultron", "Iterate")
    while not duel.offers("resource") and (duel.offers("choose") or duel.offers("place")):
        duel.takes("choose", "Ultron") if duel.offers("choose") else duel.takes("place", amount=1)
    assert duel.you.back == ["Ultron"] * 3


@pytest.mark.card("ultron-level-2")
def test_ultron_need_not_reiterate_twice(duel):
    duel.you(main="ultron-main", level=2, front=["main"], locations=["Laboratory"], ko=["Ultron"] * 2, deck=NINE)
    picks(duel.starts("turn").uses("Ultron", "Reiterate"), "Ultron").takes("done")
    while duel.offers("place"):
        duel.takes("place", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["Ultron"] * 2, ["Ultron"])


# Crossbones


@pytest.mark.card("crossbones")
def test_crossbones_grows_by_villains_who_come_to_your_side(duel):
    duel.you(front=["Crossbones"], hand=["Ronan", "Beast", "Sabretooth"], face_down=["Hulk"] * 10, deck=NINE)
    in_building(duel).takes("recruit", "Ronan", amount=0)
    assert counters(duel, "Crossbones", "Ronan") == [1, 0]
    duel.takes("recruit", "Beast", amount=0)
    assert duel.counters("Crossbones") == 1
    duel.takes("recruit", "Sabretooth", amount=1)
    assert duel.counters("Crossbones") == 2
    duel.enemy(ko=["Ultron"])
    (ultron,) = duel.game.state.zones[KO_PILE.at(ENEMY)]
    duel.happens(lambda game: appear(game, ultron, FRONT.at(ENEMY)))
    assert duel.counters("Crossbones") == 2


@pytest.mark.card("crossbones")
def test_crossbones_is_a_villain_who_comes_himself(duel):
    duel.you(hand=["Crossbones"], face_down=["Hulk"], deck=NINE)
    in_building(duel).takes("recruit", "Crossbones", amount=0)
    assert duel.counters("Crossbones") == 1, "not only others"


@pytest.mark.card("crossbones")
@pytest.mark.parametrize("role", ["attacker", "defender", "onlooker"])
def test_enemies_of_crossbones_play_no_plot_twists_while_he_fights(duel, role):
    duel.you(front=["Crossbones", CROOK], hand=["Find Cover"]).enemy(front=[WALL, BRUTE], hand=["Find Cover"])
    if role == "defender":
        duel.on_enemy_turn().attacks("Wall", on="Crossbones")
    else:
        duel.attacks("Crossbones" if role == "attacker" else "Crook", on="Wall")
    plays = {}
    for _ in range(2):
        plays[duel.decision.seat] = duel.offers("play", "Find Cover")
        duel.passes() if len(plays) < 2 else None
    assert plays == {YOU: True, ENEMY: role == "onlooker"}


def test_no_enemy_plays_a_plot_twist_while_crossbones_fights(trio):
    trio.you(front=["Crossbones"], hand=["Find Cover"]).enemy(front=[WALL], hand=["Find Cover"])
    trio.third(hand=["Find Cover"]).attacks("Crossbones", on="Wall")
    plays = {}
    while trio.in_combat and trio.decision.seat not in plays:
        plays[trio.decision.seat] = trio.offers("play", "Find Cover")
        trio.passes()
    assert plays[YOU]
    assert not any(plays[seat] for seat in plays if seat != YOU)


@pytest.mark.card("crossbones")
def test_enemies_play_plot_twists_again_when_crossbones_has_fought(duel):
    duel.you(front=["Crossbones", CROOK]).enemy(front=[WALL], hand=["Find Cover"])
    duel.attacks("Crossbones", on="Wall").everyone_passes().attacks("Crook", on="Wall").passes()
    assert duel.offers("play", "Find Cover")


# The Grandmaster


@pytest.mark.card("the-grandmaster")
def test_the_grandmaster_is_not_wounded_in_combats_of_his(duel):
    duel.you(front=["The Grandmaster", CROOK]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="The Grandmaster").everyone_passes()
    assert (duel.stunned, duel.wounds("The Grandmaster")) == ({"The Grandmaster"}, 0)


@pytest.mark.card("the-grandmaster")
def test_who_is_lethal_does_not_kill_an_elder(duel):
    duel.you(front=["Gamora"]).enemy(front=["The Grandmaster", WALL])
    duel.attacks("Gamora", on="The Grandmaster").everyone_passes()
    assert (duel.stunned, duel.enemy.ko_pile, duel.wounds("The Grandmaster")) == ({"The Grandmaster"}, [], 0)


@pytest.mark.card("the-grandmaster")
def test_the_grandmaster_spares_nobody_else_a_wound(duel):
    duel.you(front=["The Grandmaster", CROOK]).enemy(front=[made_up("Bear", atk=9, defense=30)])
    duel.attacks("The Grandmaster", "Crook", on="Bear").everyone_passes().enemy_strikes_back_at("Crook")
    assert (duel.stunned, duel.wounds("Crook")) == ({"Crook"}, 1)


@pytest.mark.card("the-grandmaster")
def test_the_grandmaster_is_wounded_in_combats_of_others(duel):
    duel.you(front=["The Grandmaster", CROOK]).enemy(front=[ROCK]).attacks("Crook", on="Rock")
    elder = duel.card("The Grandmaster")
    duel.happens(lambda game: stun(game, [elder], [()]))
    assert duel.you.ko_pile == ["The Grandmaster"]


@pytest.mark.card("the-grandmaster")
def test_who_is_recruited_from_a_hand_keeps_the_rules(duel):
    duel.you(main="Sister Ripley", front=["The Grandmaster"], hand=["Ronan", "bishop"], face_down=["Hulk"] * 2)
    duel.you(locations=["Academy", "Earth"], deck=NINE)
    in_building(duel).takes("recruit", "Ronan", amount=0).takes("trade", "Bishop", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["The Grandmaster", "Ronan", "Bishop"], [])


@pytest.mark.card("the-grandmaster")
@pytest.mark.parametrize("seat", [YOU, ENEMY])
def test_who_comes_by_an_effect_breaks_the_rules_on_either_side(duel, seat):
    side = duel.you if seat == YOU else duel.enemy
    duel.you(front=["The Grandmaster"])
    side(ko=[WALL], hand=[ROCK])
    (wall,) = duel.game.state.zones[KO_PILE.at(seat)]
    duel.happens(lambda game: appear(game, wall, FRONT.at(seat)))
    assert (side.ko_pile, "Wall" in side.front) == (["Wall"], False)
    rock = duel.game.state.zones[HAND.at(seat)][-1]
    duel.happens(lambda game: appear(game, rock, BACK.at(seat)))
    assert (side.ko_pile, side.hand) == (["Wall", "Rock"], []), "put there from a hand is not recruited"


@pytest.mark.card("the-grandmaster")
def test_who_is_recruited_from_elsewhere_breaks_the_rules(duel):
    duel.you(front=["The Grandmaster", "Starhawk"], deck=["Ronan", "Hulk", "Hulk"], face_down=["Hulk"] * 5)
    in_building(duel).takes("recruit", "Ronan", amount=0)
    assert (duel.you.ko_pile, duel.you.front) == (["Ronan"], ["The Grandmaster", "Starhawk"])


@pytest.mark.card("the-grandmaster")
def test_who_is_recruited_from_a_ko_pile_breaks_the_rules(duel):
    duel.you(front=["The Grandmaster", "Valkyrie"], ko=["Ronan"], locations=["Academy"] * 2, deck=NINE)
    in_building(duel).uses("Valkyrie", "Chooser of the Slain").takes("recruit", "Ronan", amount=0)
    assert (duel.you.ko_pile, duel.you.front) == (["Ronan"], ["The Grandmaster", "Valkyrie"])


@pytest.mark.card("the-grandmaster")
def test_tokens_are_against_the_rules(duel):
    duel.you(front=["Goblin Queen"], locations=["Academy"]).enemy(front=["The Grandmaster"])
    duel.uses("Goblin Queen", "Summon Goblins")
    while duel.offers("place"):
        duel.takes("place", amount=0)
    assert duel.you.front == ["Goblin Queen"]


@pytest.mark.card("the-grandmaster")
def test_the_grandmaster_keeps_his_own_rules(duel):
    duel.you(ko=["The Grandmaster"], hand=["The Grandmaster"], face_down=["Hulk"] * 3, deck=NINE).starts("turn")
    (elder,) = duel.game.state.zones[KO_PILE.at(YOU)]
    duel.happens(lambda game: appear(game, elder, FRONT.at(YOU)))
    assert duel.you.ko_pile == ["The Grandmaster"]
    duel.takes("done").takes("recruit", "The Grandmaster", amount=0)
    assert duel.you.front == ["The Grandmaster"]


@pytest.mark.card("the-grandmaster", "shadowcat")
def test_shadowcat_calls_the_combat_off_before_the_rules_take_her(duel):
    duel.you(front=[CROOK], hand=["Shadowcat"], locations=["Laboratory"]).enemy(front=[BRUTE, "The Grandmaster"])
    attacked_by(duel, "Brute", on="Crook").uses("Shadowcat", "Intangible Escape")
    assert (duel.in_combat, duel.stunned, duel.you.front, duel.you.ko_pile) == (False, set(), ["Crook"], ["Shadowcat"])


@pytest.mark.card("the-grandmaster")
def test_recovering_and_changing_sides_are_not_appearing(duel):
    duel.you(front=["The Grandmaster", "Professor X", WALL], locations=["Academy"]).enemy(front=["Beast"]).stun("Wall")
    wall = duel.card("Wall")
    duel.happens(lambda game: recover(game, [wall], seat=YOU))
    duel.uses("Professor X", "Mind Control")
    if duel.offers("choose", "Beast"):
        duel.chooses("Beast")
    duel.takes("place", "Beast", amount=0)
    assert duel.you.front == ["The Grandmaster", "Professor X", "Wall", "Beast"]


def test_a_stunned_grandmaster_enforces_nothing(duel):
    duel.you(front=["The Grandmaster"], ko=[WALL]).stun("The Grandmaster", wounds=0)
    (wall,) = duel.game.state.zones[KO_PILE.at(YOU)]
    duel.happens(lambda game: appear(game, wall, FRONT.at(YOU)))
    assert "Wall" in duel.you.front


# Mister Sinister


@pytest.mark.card("mister-sinister")
def test_mister_sinister_draws_without_being_asked(duel):
    duel.you(front=["Mister Sinister"], deck=["Thor"] * 9).enemy(deck=NINE)
    held = len(duel.you.hand)
    duel.starts("turn")
    assert not duel.offers("yes")
    assert len(duel.you.hand) == held + 3
    duel.skips_building().ends_turn()
    assert len(duel.you.hand) == held + 3, "not in an enemy's turn"


MODES = ["flight", "ranged", "berserker", "dodge", "ferocious", "lethal"]


@pytest.mark.card("mister-sinister")
@pytest.mark.parametrize("place", range(6))
def test_mister_sinister_gives_one_of_six(duel, place):
    duel.you(front=["Mister Sinister", CROOK], locations=["Laboratory"] * 2).enemy(front=[WALL])
    duel.uses("Mister Sinister", "Genetic Manipulation")
    assert set(duel.offered("choose")) == {"Crook", "Wall"}, "another, of either side, no main character"
    duel.chooses("Crook").takes("mode", amount=place)
    assert [word for word in MODES if word != "berserker" and duel.has("Crook", word)] == [
        word for word in MODES[place : place + 1] if word != "berserker"
    ]
    assert not any(duel.has("Wall", word) for word in MODES)
    assert not duel.can_use("Mister Sinister", "Genetic Manipulation")
    assert duel.counters("Crook") == 0
    for attack in (1, 2):
        duel.attacks("Crook", on="Wall")
        assert duel.counters("Crook") == attack * (MODES[place] == "berserker")
        readies(duel.everyone_passes(), "Crook")


@pytest.mark.card("mister-sinister")
@pytest.mark.parametrize("place", range(6))
def test_no_gift_of_mister_sinister_wears_off(duel, place):
    duel.you(front=["Mister Sinister", CROOK], locations=["Laboratory"], deck=NINE).enemy(front=[WALL], deck=NINE)
    duel.uses("Mister Sinister", "Genetic Manipulation", "Crook").takes("mode", amount=place)
    crook, sinister = a_round(duel).card("Crook"), duel.card("Mister Sinister")
    duel.happens(lambda game: knock_out(game, [sinister]))
    duel.happens(lambda game: stun(game, [crook], [()]))
    duel.happens(lambda game: recover(game, [crook], seat=YOU))
    readies(duel, "Crook").attacks("Crook", on="Wall")
    assert duel.has("Crook", MODES[place]) or duel.counters("Crook") == 1


@pytest.mark.card("mister-sinister")
def test_what_mister_sinister_gives_stays_while_its_bearer_is_in_play(duel):
    duel.you(front=["Mister Sinister", CROOK], locations=["Laboratory"], deck=NINE).enemy(front=[WALL], deck=NINE)
    duel.uses("Mister Sinister", "Genetic Manipulation", "Wall").takes("mode", amount=0)
    wall = duel.card("Wall")
    a_round(duel)
    duel.happens(lambda game: knock_out(game, [duel.card("Mister Sinister")]))
    assert duel.has("Wall", "flight")
    duel.happens(lambda game: stun(game, [wall], [()]))
    duel.happens(lambda game: recover(game, [wall], seat=ENEMY))
    assert duel.has("Wall", "flight")
    duel.happens(lambda game: leave_play(game, wall, HAND.at(ENEMY)))
    duel.happens(lambda game: appear(game, wall, FRONT.at(ENEMY)))
    assert not duel.has("Wall", "flight")


# Steel and Flame


@pytest.mark.card("steel-and-flame")
def test_steel_and_flame_weaken_all_supporting_enemies(duel):
    duel.you(main="Magneto", front=[CROOK, THIEF], hand=["Steel and Flame"])
    duel.enemy(main="Hulk", front=["main", WALL, FLIMSY], back=[ROCK, BRUTE]).stun("Brute").plays("Steel and Flame")
    assert counters(duel, "Wall", "Rock", "Brute", "Hulk", "Crook", "Magneto") == [-2, -2, 0, 0, 0, 0]
    assert (duel.enemy.ko_pile, duel.you.ko_pile) == (["Flimsy"], ["Steel and Flame"])


@pytest.mark.card("steel-and-flame")
@pytest.mark.rule("VS-PLOT-10")
def test_steel_and_flame_needs_three_villains_and_the_main_phase(duel):
    duel.you(main="Magneto", front=[CROOK, WALL], hand=["Steel and Flame"]).enemy(front=[ROCK])
    assert not duel.offers("play")
    duel.you(front=[THIEF])
    assert duel.offers("play", "Steel and Flame")
    duel.attacks("Crook", on="Rock")
    assert not duel.offers("play")
    duel.everyone_passes().plays("Steel and Flame")
    assert duel.counters("Rock") == -2
