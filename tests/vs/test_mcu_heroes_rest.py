"""The friends, the plot twists and the deck of the MCU Heroes, who came with The MCU Battles."""

import pytest

import longbox
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find, find_main, starter
from longbox.games.vs.chapters.stun import wound
from longbox.games.vs.table.kinds import SKILL
from longbox.games.vs.table.zones import FRONT
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.powers import combat_power

from .duel import ENEMY, YOU
from .made_up import made_up

HEROES, VILLAINS = "MCU Heroes", "MCU Villains"
NINE = ["Stark Tech"] * 9
"""A deck of which nothing is recruited or laid by chance."""
FRIEND = made_up("Friend", team=HEROES, atk=2, defense=9)
VILLAIN = made_up("Villain", team=VILLAINS, atk=2, defense=9)
WALL = made_up("Wall", atk=0, defense=30, health=9)
BRUTE = made_up("Brute", atk=30, defense=30)


def strikes_out(duel, *names, on):
    return in_order(duel.attacks(*names, on=on)).everyone_passes()


def in_order(duel):
    """Triggers of one moment act in the order in which they are asked about."""
    while duel.decision is not None and duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    return duel


def readies(duel, *names):
    for name in names:
        duel.game.state.put("exhausted", duel.card(name), 0)
    return duel.happens(lambda game: None)


# Peggy Carter


@pytest.mark.card("mcu-peggy-carter")
@pytest.mark.parametrize("main", ["Captain America", "mcu-captain-america-main"])
def test_peggy_carter_keeps_captain_america_from_wounds(duel, main):
    duel.you(main=main, front=["mcu-peggy-carter", "main"]).enemy(front=[BRUTE])
    strikes_out(duel, "Captain America", on="Brute")
    assert duel.stunned == {"Captain America"}
    assert duel.wounds("Captain America") == 0


@pytest.mark.card("mcu-peggy-carter")
def test_peggy_carter_keeps_nobody_else(duel):
    duel.you(main="Thanos", front=["mcu-peggy-carter", "main", "mcu-captain-america"]).enemy(front=[BRUTE])
    strikes_out(duel, "Thanos", on="Brute")
    assert duel.wounds("Thanos") == 1
    strikes_out(duel, "Captain America", on="Brute")
    assert duel.you.ko_pile == ["Captain America"], "he is no main character"


@pytest.mark.card("mcu-peggy-carter")
def test_peggy_carter_keeps_no_captain_on_another_side(duel):
    duel.you(main="Thanos", front=["mcu-peggy-carter", BRUTE]).enemy(main="Captain America", front=["main"])
    strikes_out(duel, "Brute", on="Captain America")
    assert duel.wounds("Captain America") == 1


@pytest.mark.card("mcu-peggy-carter")
def test_a_wound_without_a_stun_is_no_matter_of_peggy_carters(duel):
    duel.you(front=["mcu-peggy-carter"])
    duel.happens(lambda game: wound(game, [duel.you.main], seat=ENEMY, source=-1))
    assert duel.wounds("Captain America") == 1


def test_the_stunned_peggy_carter_keeps_nobody(duel):
    duel.you(front=["mcu-peggy-carter", "main"]).enemy(front=[BRUTE]).stun("Peggy Carter", wounds=0)
    strikes_out(duel, "Captain America", on="Brute")
    assert duel.wounds("Captain America") == 1


# Erik Selvig


@pytest.mark.card("mcu-erik-selvig")
def test_erik_selvig_has_a_story_for_each_attack_of_thor(duel):
    duel.you(main="mcu-thor-main", front=["mcu-erik-selvig", "main", FRIEND], deck=NINE).enemy(front=[WALL])
    strikes_out(duel, "Thor", on="Wall")
    assert len(duel.you.hand) == 1
    duel.attacks("Friend", on="Wall").everyone_passes()
    assert len(duel.you.hand) == 1
    in_order(readies(duel, "Thor", "Friend").attacks("Thor", "Friend", on="Wall"))
    assert len(duel.you.hand) == 2


@pytest.mark.card("mcu-erik-selvig")
def test_erik_selvig_knows_no_stories_of_a_supporting_or_an_enemy_thor(duel):
    duel.you(main="Thanos", front=["mcu-erik-selvig", "mcu-thor"], deck=NINE)
    duel.enemy(main="mcu-thor-main", front=["main"], deck=NINE).on_enemy_turn()
    in_order(duel.takes("attack", "Thor", to=duel.card("Thor", YOU))).everyone_passes()
    assert duel.you.hand == []


@pytest.mark.card("mcu-erik-selvig")
def test_the_supporting_thor_attacks_without_a_story(duel):
    duel.you(main="Thanos", front=["mcu-erik-selvig", "mcu-thor"], deck=NINE).enemy(front=[WALL])
    strikes_out(duel, "Thor", on="Wall")
    assert duel.you.hand == []


# Happy Hogan


def relocating(duel, main="mcu-iron-man-main"):
    duel.you(main=main, level=1 if main == "Thanos" else 2, front=["mcu-happy-hogan"], locations=["Laboratory"])
    return duel.you(face_down=["Academy", "Fortress", "Thor"], deck=NINE).enemy(face_down=["Academy"], deck=NINE)


@pytest.mark.card("mcu-happy-hogan")
def test_happy_hogan_turns_one_location_of_iron_mans_up(duel):
    relocating(duel).ends_turn().says(True)
    assert sorted(duel.offered("choose") or duel.offered("turn")) == ["Academy", "Fortress"]
    duel.picks(duel.decision.options[1])
    assert sum(not name.endswith("(face down)") for name in duel.you.resources) == 2
    assert "Thor (face down)" in duel.you.resources
    duel.skips_building().ends_turn()
    assert duel.game.state.active == YOU, "nothing at the end of the enemy's turn"


@pytest.mark.card("mcu-happy-hogan")
def test_happy_hogan_may_leave_it(duel):
    relocating(duel).ends_turn().says(False)
    assert sum(name.endswith("(face down)") for name in duel.you.resources) == 3


@pytest.mark.card("mcu-happy-hogan")
@pytest.mark.parametrize("iron_man", ["nobody", "supporting", "enemy"])
def test_without_iron_man_there_is_no_new_facility(duel, iron_man):
    relocating(duel, "Thanos")
    if iron_man == "supporting":
        duel.you(front=["mcu-iron-man"])
    elif iron_man == "enemy":
        duel.enemy(main="mcu-iron-man-main")
    duel.ends_turn()
    assert duel.game.state.active == ENEMY
    assert sum(name.endswith("(face down)") for name in duel.you.resources) == 3


# General Ross


@pytest.mark.card("mcu-general-ross")
@pytest.mark.parametrize("main", ["Hulk", "mcu-bruce-banner-main"])
def test_general_ross_helps_the_green_one_once_a_turn(duel, main):
    duel.you(main=main, front=["mcu-general-ross", "main", FRIEND], deck=NINE).enemy(front=[WALL], deck=NINE)
    name = duel.game.face(duel.you.main).name
    in_order(duel.attacks(name, on="Wall"))
    assert "Hulk" in duel.exhausted
    duel.everyone_passes()
    assert "Hulk" not in duel.exhausted
    strikes_out(duel, "Hulk", on="Wall")
    assert "Hulk" in duel.exhausted, "that was the second time"
    strikes_out(duel, "Friend", on="Wall")
    assert {"Hulk", "Friend"} <= duel.exhausted
    duel.ends_turn().skips_building().ends_turn().skips_building()
    strikes_out(duel, "Hulk", on="Wall")
    assert "Hulk" not in duel.exhausted, "each turn"


@pytest.mark.card("mcu-general-ross")
def test_general_ross_helps_no_supporting_hulk(duel):
    duel.you(main="Thanos", front=["mcu-general-ross", "mcu-hulk"]).enemy(front=[WALL])
    strikes_out(duel, "Hulk", on="Wall")
    assert "Hulk" in duel.exhausted


# Sokovia Accords


@pytest.mark.card("mcu-sokovia-accords")
@pytest.mark.parametrize("turn", [YOU, ENEMY])
def test_the_sokovia_accords_take_the_counters_of_enemies_in_the_combat(duel, turn):
    duel.you(front=[FRIEND, WALL], hand=["mcu-sokovia-accords"])
    duel.enemy(front=[made_up("Rival", atk=1), made_up("Helper", atk=1), BRUTE])
    for name in ("Friend", "Rival", "Helper", "Brute"):
        duel.counter(name, 2)
    if turn == ENEMY:
        duel.on_enemy_turn().attacks("Rival", "Helper", on="Friend").passes()
    else:
        duel.attacks("Friend", on="Rival")
    duel.plays("Sokovia Accords")
    left = [duel.counters(name) for name in ("Friend", "Rival", "Helper", "Brute")]
    assert left == [2, 0, 0 if turn == ENEMY else 2, 2]
    assert duel.you.ko_pile == ["Sokovia Accords"]


@pytest.mark.card("mcu-sokovia-accords")
def test_the_accords_leave_minus_counters(duel):
    duel.you(front=[FRIEND], hand=["mcu-sokovia-accords"]).enemy(front=[WALL]).counter("Wall", -2)
    duel.attacks("Friend", on="Wall").plays("Sokovia Accords")
    assert duel.counters("Wall") == -2


def test_the_accords_are_signed_by_mcu_heroes_alone(duel):
    duel.you(front=[VILLAIN], hand=["mcu-sokovia-accords"]).enemy(front=[WALL]).attacks("Villain", on="Wall")
    assert not duel.offers("play", "Sokovia Accords")


# He's a Friend From Work!

FRIEND_FROM_WORK = "mcu-hes-a-friend-from-work"
SHORT = "He's a Friend From Work!"
NEITHER = made_up("Stranger", team="", atk=2, defense=9)


@pytest.mark.card("mcu-hes-a-friend-from-work")
@pytest.mark.parametrize("book", ["mcu", "compiled"])
@pytest.mark.parametrize(
    ("yours", "theirs", "called_off"),
    [
        (FRIEND, made_up("Ally", team=HEROES, atk=2, defense=9), True),
        (VILLAIN, made_up("Crony", team=VILLAINS, atk=2, defense=9), True),
        (FRIEND, VILLAIN, False),
        (VILLAIN, FRIEND, False),
        ("mcu-winter-soldier", FRIEND, True),
        ("mcu-winter-soldier", VILLAIN, True),
        ("Thor", FRIEND, True),
        ("Ultron", VILLAIN, True),
        (FRIEND, "Ultron", False),
        (FRIEND, NEITHER, False),
    ],
)
def test_friends_from_work_do_not_fight(duel, book, yours, theirs, called_off):
    duel.by(book).you(main="Thanos", front=[yours], hand=[FRIEND_FROM_WORK]).enemy(front=[theirs])
    mine, other = (duel.game.face(duel.game.state.zones[side._at(FRONT)][0]).name for side in (duel.you, duel.enemy))
    duel.attacks(mine, on=other).plays(SHORT)
    if called_off:
        assert not duel.in_combat
        assert duel.exhausted == {mine}
        assert duel.stunned == set()
        return
    assert set(duel.offered("choose")) == {mine, other}
    before = duel.stats(other)
    duel.chooses(other)
    assert duel.stats(other) == (before[0] + 2, before[1] + 2)
    duel.everyone_passes()
    assert duel.stats(other) == before


@pytest.mark.card("mcu-hes-a-friend-from-work")
def test_one_stranger_in_a_team_is_enough_for_a_fight(duel):
    mixed = made_up("Mixed", team=HEROES, atk=2, defense=9)
    duel.you(front=[mixed, FRIEND], hand=[FRIEND_FROM_WORK]).enemy(front=[VILLAIN])
    duel.attacks("Mixed", "Friend", on="Villain").plays(SHORT)
    assert set(duel.offered("choose")) == {"Mixed", "Friend", "Villain"}


def test_friends_from_work_are_found_on_any_turn_and_by_anybody_of_marvel(duel):
    duel.you(front=[NEITHER], hand=[FRIEND_FROM_WORK]).enemy(front=[BRUTE])
    duel.on_enemy_turn().attacks("Brute", on="Stranger").passes()
    assert duel.offers("play", SHORT)


def test_without_anybody_of_marvel_there_are_no_friends_from_work(duel):
    duel.you(main="Sister Ripley", front=["Parker", "main"], hand=[FRIEND_FROM_WORK]).enemy(front=[WALL])
    duel.attacks("Parker", on="Wall")
    assert not duel.offers("play", SHORT)


def test_a_stunned_hero_of_marvel_knows_nobody_from_work(duel):
    duel.you(main="Sister Ripley", front=["Parker", "main", "Thor"], hand=[FRIEND_FROM_WORK]).enemy(front=[WALL])
    duel.stun("Thor").attacks("Parker", on="Wall")
    assert not duel.offers("play", SHORT)


# Winter Soldier

FIGHTER = made_up("Fighter", combat_power("Punch", SKILL, draw(0)), team=HEROES, atk=2, defense=9)


@pytest.mark.card("mcu-winter-soldier")
@pytest.mark.parametrize("turn", [YOU, ENEMY])
def test_no_enemy_plays_a_plot_twist_while_the_winter_soldier_fights(duel, turn):
    duel.you(front=["mcu-winter-soldier"], hand=["Open Fire", "Savage Surprise"])
    duel.enemy(
        main="Thanos",
        front=[FIGHTER],
        hand=["Think Again", "Savage Surprise", FIGHTER],
        locations=["Training Ground"],
    )
    if turn == YOU:
        duel.attacks("Winter Soldier", on="Fighter")
        mine = duel.offered("play")
        assert mine, "only enemies are kept from it"
        duel.passes()
    else:
        duel.on_enemy_turn().attacks("Fighter", on="Winter Soldier")
    assert duel.decision.seat == ENEMY
    assert not duel.offers("play")
    assert duel.can_use("Fighter", "Punch")
    assert duel.offers("power up", "Fighter")


@pytest.mark.card("mcu-winter-soldier")
def test_where_the_winter_soldier_does_not_fight_all_play_on(duel):
    duel.you(front=["mcu-winter-soldier", FRIEND]).enemy(front=[WALL], hand=["Savage Surprise"])
    duel.attacks("Friend", on="Wall").passes()
    assert duel.offers("play", "Savage Surprise")


@pytest.mark.card("mcu-winter-soldier", "mcu-nick-fury")
@pytest.mark.rule("VS-CARD-46")
def test_the_winter_soldier_is_recruited_as_a_hero(duel):
    duel.you(front=["mcu-nick-fury"], hand=["mcu-winter-soldier"], face_down=["Thor"] * 4, deck=NINE).starts("turn")
    duel.takes("done").takes("recruit", "Winter Soldier", amount=0)
    assert len(duel.you.hand) == 3


@pytest.mark.card("mcu-winter-soldier")
@pytest.mark.rule("VS-CARD-46")
@pytest.mark.parametrize("friend", [FRIEND, VILLAIN])
def test_the_winter_soldier_is_of_both_teams(duel, friend):
    duel.you(main="Thanos", front=["mcu-winter-soldier", friend]).enemy(front=[WALL])
    duel.attacks("Winter Soldier", friend.name, on="Wall")
    assert duel.in_combat


@pytest.mark.rule("VS-CARD-46")
def test_the_winter_soldier_brings_no_others_of_both_teams_together(duel):
    duel.you(main="Thanos", front=["mcu-winter-soldier", FRIEND, VILLAIN]).enemy(front=[WALL])
    duel.takes("attack", "Winter Soldier", to="Wall").takes("join", "Friend")
    assert not duel.offers("join", "Villain")


@pytest.mark.rule("VS-CARD-46")
@pytest.mark.parametrize("twist", ["mcu-sokovia-accords", "No, You Move."])
def test_the_winter_soldier_is_hero_enough_for_plot_twists(duel, twist):
    duel.you(main="Thanos", front=["mcu-winter-soldier"], hand=[twist]).enemy(front=[WALL])
    duel.attacks("Winter Soldier", on="Wall")
    assert len(duel.offered("play")) == 1


# Kept to one, and the deck

ONE_OF_A_KIND = ["mcu-peggy-carter", "mcu-erik-selvig", "mcu-happy-hogan", "mcu-general-ross"]


@pytest.mark.rule("VS-DECK-04")
@pytest.mark.parametrize("name", ONE_OF_A_KIND)
def test_a_deck_has_one_of_these_friends(name):
    card = LIBRARY[name]
    assert "one of a kind" in card.keywords
    assert card.copies == 1


LOCATIONS = ("Academy", "Avengers Tower", "Fortress", "Laboratory", "Training Ground")
FOURS = ("Baby Groot", "No, You Move.", *LOCATIONS)
TWOS = (
    "Sokovia Accords", "He's a Friend From Work!", "Hulk", "Thor", "Drax", "War Machine", "Gamora", "Star-Lord",
    "Winter Soldier", "Iron Man", "Nick Fury", "Falcon", "Captain America", "Rocket", "Black Widow", "Heimdall",
)  # fmt: skip


@pytest.mark.rule("VS-STARTER-05")
def test_the_deck_of_the_mcu_heroes_is_that_of_the_book():
    deck = starter("mcu-heroes")
    found = {}
    for count, line in deck.cards:
        card = find(LIBRARY, line)
        assert card.set == "The MCU Battles", line
        found[card.name] = found.get(card.name, 0) + count
    assert found == dict.fromkeys(FOURS, 4) | dict.fromkeys(TWOS, 2)
    assert sum(found.values()) == 60
    assert longbox.Deck.parse(deck.text()).problems() == []


@pytest.mark.rule("VS-STARTER-05", "VS-UNIVERSE-03")
@pytest.mark.parametrize("more", [{}, {"mode": "two-against-two"}])
def test_the_mcu_book_deals_its_own_decks(more):
    assert sets(longbox.deal("vs", rules="mcu", seed=1, **more)) == {"The MCU Battles"}
    assert "The MCU Battles" not in sets(longbox.deal("vs", seed=1, **more)), "other books have theirs"


def sets(match):
    """The sets of all cards that are in a game."""
    return {card.set for card in match._game.state.definition if card.kind != "token"}


@pytest.mark.parametrize("name", ["Captain America", "Iron Man", "Star-Lord"])
def test_main_characters_of_one_name_are_told_apart(name):
    """Whoever picks one by name and set gets that one."""
    (form,) = [item for item in longbox.setup("vs") if item.name == "mains"]
    assert len(form.choices) == len(set(form.choices))
    assert find_main(LIBRARY, name).set == "The Marvel Battles"
    assert find_main(LIBRARY, f"{name} (The MCU Battles)").set == "The MCU Battles"
