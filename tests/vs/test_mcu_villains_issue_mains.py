"""What Dormammu, Ego and Hela do as main characters of the issue MCU Villains."""

import pytest

from longbox.engine.view import view
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.table.editions import MCU
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.zones import FRONT, REMOVED
from longbox.seen import Seen

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up_equipment
from .mcu_villains import (
    BRUTE,
    CROOK,
    NINE,
    ROCK,
    THUG,
    WALL,
    all_named,
    appears,
    brings,
    card_of,
    carried,
    equip,
    facility,
    kos,
    level,
    picks_player,
    removed,
    stuns,
    to_the_main_phase,
    ultron,
    ultrons,
    until_your_next_turn,
    xp,
)

DORMAMMU, EGO, HELA = "mcu-villains-dormammu-main", "mcu-villains-ego-main", "mcu-villains-hela-main"
MY_WORLD = "Your World Is Now My World"
ETERNITY = "You Will Spend Eternity Dying"


# Dormammu


@pytest.mark.parametrize("at", [1, 2])
def test_dormammu_takes_a_deck_down_to_a_basic_location(duel, at):
    duel.you(main=DORMAMMU, locations=["Academy"], deck=["Storm"])
    duel.enemy(deck=["Hulk", "Laboratory", "Thor", "mcu-academy", "The Vault", "Hawkeye"])
    duel.uses("Dormammu", MY_WORLD)
    assert removed(duel) == ["Academy", "Hawkeye", "The Vault"]
    assert (duel.enemy.deck, duel.enemy.ko_pile, duel.you.deck) == (["Hulk", "Laboratory", "Thor"], [], ["Storm"])


@pytest.mark.card("mcu-villains-dormammu-level-1")
def test_dormammu_takes_a_whole_deck_that_has_no_basic_location(duel):
    duel.you(main=DORMAMMU, locations=["Academy"]).enemy(deck=["Hulk", "Thor", "The Vault"])
    duel.uses("Dormammu", MY_WORLD)
    assert (duel.enemy.deck, len(removed(duel))) == ([], 3)
    assert duel.result is None


def test_dormammu_takes_the_world_of_one_enemy(trio):
    trio.you(main=DORMAMMU, locations=["Academy"]).enemy(deck=["Academy", "Hulk"]).third(deck=["Academy", "Thor"])
    trio.uses("Dormammu", MY_WORLD)
    assert {one.amount for one in trio.decision.options} == {ENEMY, THIRD}
    picks_player(trio, THIRD)
    assert (trio.enemy.deck, trio.third.deck) == (["Academy", "Hulk"], [])


@pytest.mark.card("mcu-villains-dormammu-level-1")
def test_dormammu_learns_from_all_that_is_gone_from_the_game(duel):
    duel.you(main=DORMAMMU, locations=["Academy"], deck=NINE)
    duel.enemy(deck=[*NINE, "mcu-academy", "Hulk", "Hawkeye"])
    duel.game.move(card_of(duel, "Hulk"), REMOVED.at())
    duel.uses("Dormammu", MY_WORLD)
    assert xp(duel) == 0
    duel.ends_turn()
    assert xp(duel) == 3
    duel.skips_building().ends_turn()
    assert xp(duel) == 3, "not when an enemy turn ends"
    duel.skips_building().ends_turn()
    assert xp(duel) == 6, "the same cards once more"


@pytest.mark.card("mcu-villains-dormammu-level-1", "mcu-villains-dormammu-level-2")
def test_dormammu_levels_up_with_thirty(duel):
    duel.you(main=DORMAMMU, deck=NINE).enemy(deck=[*NINE, "Hulk"])
    duel.game.move(card_of(duel, "Hulk"), REMOVED.at())
    duel.game.state.put("xp", duel.you.main, 28)
    duel.ends_turn()
    assert (level(duel), xp(duel)) == (1, 29)
    duel.skips_building().ends_turn().skips_building().ends_turn()
    assert (level(duel), xp(duel)) == (2, 0)


def wounds_again(duel):
    """Wound once more, whatever the question is."""
    return duel.says(True)


@pytest.mark.card("mcu-villains-dormammu-level-2")
@pytest.mark.parametrize("more", [0, 2])
def test_eternity_is_as_many_wounds_as_dormammu_likes(duel, more):
    duel.you(main=DORMAMMU, level=2, locations=["Laboratory"] * 2, deck=NINE).enemy(front=[BRUTE])
    duel.uses("Dormammu", ETERNITY)
    assert duel.wounds("Magneto") == 1
    for _ in range(more):
        wounds_again(duel)
    duel.says(False)
    assert (duel.wounds("Magneto"), duel.wounds("Brute"), duel.stunned) == (1 + more, 0, set())
    assert all(name.endswith("(face down)") for name in duel.you.resources)


@pytest.mark.card("mcu-villains-dormammu-level-2")
@pytest.mark.rule("VS-KO-04")
def test_eternity_ends_with_the_game(duel):
    duel.you(main=DORMAMMU, level=2, locations=["Laboratory"] * 2, deck=NINE)
    duel.uses("Dormammu", ETERNITY)
    for _ in range(4):
        wounds_again(duel)
    assert duel.result.winners == (YOU,)


@pytest.mark.card("mcu-villains-dormammu-level-2")
def test_whoever_has_a_card_left_in_the_deck_does_not_die(duel):
    duel.you(main=DORMAMMU, level=2, locations=["Laboratory"] * 2, deck=NINE).enemy(deck=["Hulk"])
    if duel.can_use("Dormammu", ETERNITY):
        duel.uses("Dormammu", ETERNITY)
    assert duel.wounds("Magneto") == 0


@pytest.mark.card("mcu-villains-dormammu-level-2")
def test_dormammu_may_choose_himself_if_his_own_deck_is_empty(duel):
    duel.you(main=DORMAMMU, level=2, locations=["Laboratory"] * 2).uses("Dormammu", ETERNITY)
    assert {one.amount for one in duel.decision.options} == {YOU, ENEMY}
    picks_player(duel, YOU).says(False)
    assert (duel.wounds("Dormammu"), duel.wounds("Magneto")) == (1, 0)


# Ego


@pytest.mark.card("mcu-villains-ego-level-1")
def test_friendly_ego_attacks_nobody_but_defends(duel):
    duel.you(main=EGO, front=["main", CROOK], deck=NINE).enemy(front=[BRUTE], deck=NINE)
    assert set(duel.offered("attack")) == {"Crook"}
    duel.takes("attack", "Crook", to="Brute")
    assert len(duel.game.state.attackers) == 1, "nor does he join"
    duel.everyone_passes().ends_turn().skips_building()
    assert duel.offers("attack", "Brute", to="Ego")


@pytest.mark.card("mcu-villains-ego-level-1", "mcu-villains-ego-level-2")
@pytest.mark.parametrize("seat", [YOU, ENEMY])
def test_ego_finds_his_son_on_any_side(duel, seat):
    duel.you(main=EGO, hand=["Star-Lord", "Thor"])
    appears(duel, "Thor")
    assert level(duel) == 1
    appears(duel, "Star-Lord", seat)
    assert (level(duel), duel.stats("Ego")) == (2, (6, 6))


@pytest.mark.card("mcu-villains-ego-level-1")
def test_ego_does_not_know_his_son_in_a_stun(duel):
    duel.you(main=EGO, hand=["Star-Lord"])
    stuns(duel, "Ego")
    appears(duel, "Star-Lord")
    assert level(duel) == 1


@pytest.mark.card("mcu-villains-ego-level-2")
def test_angry_ego_is_in_the_first_attack_of_each_turn(duel):
    duel.you(main=EGO, level=2, front=["main", CROOK, WALL], deck=NINE).enemy(front=[BRUTE, ROCK], deck=NINE)
    assert not duel.offers("attack", "Wall")
    assert duel.offers("end"), "or there is none"
    duel.takes("attack", "Ego", to="Rock").takes("join", "Crook").everyone_passes()
    assert duel.offers("attack", "Wall"), "the second is free"


@pytest.mark.card("mcu-villains-ego-level-2")
def test_ego_who_can_not_attack_binds_nobody(duel):
    duel.you(main=EGO, level=2, front=["main", CROOK], deck=NINE).enemy(front=[ROCK], deck=NINE).exhaust("Ego")
    assert duel.offers("attack", "Crook")


def expands(duel, **more):
    duel.you(main=EGO, level=2, locations=["Laboratory"], deck=NINE, **more).enemy(deck=NINE).starts("turn")
    return duel.uses("Ego", "Soon We Will Be All There Is")


EXPANSION = "Ego's Expansion"
THANOS_MAIN = "mcu-villains-thanos-main"


@pytest.mark.card("mcu-villains-ego-level-2")
def test_ego_expands_from_a_face_down_location(duel):
    expands(duel, face_down=["Academy", "Thor"], front=[CROOK])
    assert set(duel.offered("choose")) == {"Laboratory", "Academy"}, "also the one that has paid"
    duel.chooses("Academy")
    assert duel.you.front == ["Crook", EXPANSION]
    assert duel.stats(EXPANSION) == (6, 6)
    assert len(duel.you.resources) == 2
    assert duel.game.state.zones[FRONT.at(YOU)][-1] == card_of(duel, EXPANSION)
    duel.takes("done")
    assert duel.game.state.points[YOU] == 2, "it is a resource no more"


@pytest.mark.card("mcu-villains-ego-level-2")
def test_the_expansion_is_a_villain_in_a_swarm_and_no_location(duel):
    expands(duel, face_down=["Academy"], front=[CROOK]).chooses("Academy").skips_building()
    until_your_next_turn(duel)
    duel.you(locations=["Laboratory"]).uses("Ego", "Soon We Will Be All There Is")
    if duel.offers("choose"):
        duel.takes("choose")
    assert len(all_named(duel, EXPANSION)) == 2, "they swarm"
    duel.enemy(front=[ROCK]).skips_building()
    assert not duel.offers("pay")


@pytest.mark.card("mcu-villains-ego-level-2")
def test_the_expansion_fights_at_the_side_of_villains(duel):
    expands(duel, face_down=["Academy"], front=["main", CROOK]).chooses("Academy")
    duel.enemy(front=[ROCK]).skips_building()
    duel.takes("attack", "Ego", to="Rock")
    assert {"Crook", EXPANSION} == set(duel.offered("join"))


@pytest.mark.card("mcu-villains-ego-level-2")
def test_an_expansion_that_falls_is_a_location_again(duel):
    expands(duel, face_down=["Academy"]).chooses("Academy")
    stuns(duel, EXPANSION)
    assert duel.you.ko_pile == ["Academy"]
    assert duel.you.front == []


@pytest.mark.card("mcu-villains-ego-level-2", "mcu-loki-level-1")
def test_the_expansion_has_been_in_play_and_does_not_appear(duel):
    duel.you(main=EGO, level=2, locations=["Laboratory"], face_down=["Academy"], deck=NINE)
    duel.enemy(main="mcu-loki-main", deck=NINE).starts("turn")
    duel.uses("Ego", "Soon We Will Be All There Is").chooses("Academy")
    assert duel.decision.seat == YOU
    assert xp(duel, duel.enemy) == 0


@pytest.mark.card("mcu-villains-ego-level-2")
def test_an_expansion_is_kept_in_saves_and_seen_by_all(duel):
    expands(duel, face_down=["Academy"]).chooses("Academy").skips_building()
    card = all_named(duel, EXPANSION)[0]
    for seat in (YOU, ENEMY):
        shown = Seen(view(duel.game, seat)).cards("front row", YOU)
        assert [(one["name"], one["atk"], one["def"]) for one in shown] == [(EXPANSION, 6, 6)]
    assert duel.exhausted == set()
    stuns(duel, "Ego")
    assert duel.stats(card) == (6, 6), "whatever becomes of Ego"
    until_your_next_turn(duel).skips_building()
    assert all_named(duel, EXPANSION) == [card], "and turn by turn"


@pytest.mark.card("mcu-villains-thanos-level-1")
def test_an_expansion_costs_nothing(duel):
    duel.enemy(main=THANOS_MAIN, front=["main"], deck=NINE)
    expands(duel, face_down=["Academy"]).chooses("Academy").skips_building().ends_turn().skips_building()
    duel.counter("Thanos", 4).attacks("Thanos", on=EXPANSION).everyone_passes()
    assert "Academy" in duel.you.ko_pile
    assert xp(duel, duel.enemy) == 0


@pytest.mark.card("mcu-villains-ego-level-2")
def test_ego_does_not_expand_from_what_is_no_location_or_face_up(duel):
    duel.you(main=EGO, level=2, hand=["Laboratory"], locations=["Academy"], face_down=["Thor"], deck=NINE)
    duel.starts("turn")
    if duel.can_use("Ego", "Soon We Will Be All There Is"):
        duel.uses("Ego", "Soon We Will Be All There Is")
    assert EXPANSION not in duel.you.front
    assert len(duel.you.resources) == 2


# Hela


HELA_POWER = "You Have No Idea What's Possible"
HELMET = made_up_equipment("Helmet", team="")


def hela_answers(duel, answer=True):
    """The Reaction is offered to you, and used or not."""
    assert duel.decision.seat == YOU
    return duel.takes("use", "Hela") if answer else duel.passes()


@pytest.mark.card("mcu-villains-hela-level-1")
@pytest.mark.parametrize("answer", [True, False])
def test_hela_breaks_whatever_enemies_grow_by(duel, answer):
    duel.you(main=HELA, locations=["Academy"], deck=NINE).enemy(front=[BRUTE], deck=NINE)
    equip(duel, HELMET, "Brute", ENEMY).counter("Brute", 2)
    brute = duel.card("Brute")
    duel.happens(lambda game: put_counters(game, (brute,), 1, seat=ENEMY, source=-1))
    hela_answers(duel, answer)
    assert (duel.counters("Brute"), carried(duel, "Brute")) == ((0, []) if answer else (3, ["Helmet"]))


@pytest.mark.card("mcu-villains-hela-level-1")
def test_hela_breaks_what_an_enemy_has_just_put_on(duel):
    duel.you(main=HELA, locations=["Academy"], deck=NINE)
    duel.enemy(front=[BRUTE], hand=[HELMET], locations=["Academy"] * 2, deck=NINE).counter("Brute", 2)
    duel.ends_turn().takes("done").takes("equip", "Helmet", to="Brute")
    hela_answers(duel)
    assert (duel.counters("Brute"), carried(duel, "Brute"), duel.enemy.ko_pile) == (0, [], ["Helmet"])


@pytest.mark.card("mcu-villains-hela-level-2", "mcu-i-have-an-army")
def test_of_several_who_grow_hela_breaks_one_and_once_in_a_turn(duel):
    duel.you(main=HELA, level=2, locations=["Academy"] * 2, deck=NINE)
    duel.enemy(front=[CROOK, THUG], back=[WALL], hand=["I Have an Army"] * 2, deck=NINE).on_enemy_turn()
    duel.plays("I Have an Army").takes("use", "Hela")
    assert set(duel.offered("choose")) == {"Crook", "Thug", "Wall"}
    duel.chooses("Thug")
    assert [duel.counters(name) for name in ("Crook", "Thug", "Wall")] == [1, 0, 1]
    duel.plays("I Have an Army")
    assert not duel.offers("use", "Hela")
    assert [duel.counters(name) for name in ("Crook", "Thug", "Wall")] == [2, 1, 2]


@pytest.mark.card("mcu-villains-hela-level-1")
def test_a_stunned_hela_breaks_nothing(duel):
    duel.you(main=HELA, locations=["Academy"], front=[WALL], deck=NINE).enemy(front=[BRUTE], hand=[BRUTE], deck=NINE)
    duel.starts().happens(lambda game: None)
    stuns(duel, "Hela").ends_turn().skips_building().takes("power up", "Brute")
    assert duel.counters("Brute") == 1
    assert duel.offers("end")


@pytest.mark.card("mcu-villains-hela-level-1")
def test_hela_answers_enemies_alone_and_plus_counters_alone(duel):
    duel.you(main=HELA, locations=["Academy"], front=[WALL]).enemy(front=[BRUTE])
    brute, wall = duel.card("Brute"), duel.card("Wall")
    duel.happens(lambda game: put_counters(game, (wall,), 1, seat=YOU, source=-1))
    assert duel.offers("end")
    duel.happens(lambda game: put_counters(game, (brute,), -1, seat=YOU, source=-1))
    assert duel.offers("end")


@pytest.mark.card("mcu-villains-hela-level-1")
def test_hela_learns_from_the_dead_of_her_enemies(duel):
    duel.you(main=HELA, ko=["Thor"], deck=NINE).enemy(ko=["Hulk", "Academy", "Hawkeye", "Stark Tech"], deck=NINE)
    duel.ends_turn()
    assert xp(duel) == 2
    duel.skips_building().ends_turn()
    assert xp(duel) == 2


@pytest.mark.card("mcu-villains-hela-level-1", "mcu-villains-hela-level-2")
def test_hela_levels_up_with_six(duel):
    duel.you(main=HELA, deck=NINE).enemy(ko=["Hulk", "Hawkeye"], deck=NINE)
    duel.game.state.put("xp", duel.you.main, 4)
    duel.ends_turn()
    assert level(duel) == 2


def reborn(duel, seat=ENEMY, **more):
    duel.you(main=HELA, level=2, locations=["Fortress"] * 2, deck=NINE, **more).enemy(deck=NINE).starts("turn")
    duel.uses("Hela", "By the Eternal Flame, You Are Reborn")
    if duel.offers("player"):
        picks_player(duel, seat)
    return duel


def places_all(duel, row=0):
    """Say of each that comes in which row it stands."""
    while duel.offers("place"):
        duel.takes("place", amount=row)
    return duel


@pytest.mark.card("mcu-villains-hela-level-2")
def test_hela_brings_a_whole_ko_pile_to_her_side_for_a_turn(duel):
    duel.enemy(ko=["Thor", "Academy", "Hawkeye"])
    places_all(reborn(duel, ko=["Storm"]))
    assert sorted(duel.you.front) == ["Hawkeye", "Thor"]
    assert (duel.enemy.ko_pile, duel.you.ko_pile) == (["Academy"], ["Storm"])
    to_the_main_phase(duel).ends_turn()
    assert (duel.you.front, removed(duel)) == ([], ["Hawkeye", "Thor"])


@pytest.mark.card("mcu-villains-hela-level-2")
def test_the_reborn_leave_the_game_however_they_leave(duel):
    duel.enemy(ko=["Thor", "Hawkeye"])
    places_all(reborn(duel))
    kos(duel, "Hawkeye")
    assert (duel.enemy.ko_pile, removed(duel)) == ([], ["Hawkeye"])
    stuns(duel, "Thor")
    assert "Thor" in duel.stunned
    to_the_main_phase(duel).ends_turn()
    assert removed(duel) == ["Hawkeye", "Thor"]


@pytest.mark.card("mcu-villains-hela-level-2")
def test_hela_may_raise_her_own_dead_and_one_of_two_namesakes(duel):
    duel.you(ko=["Storm", "Storm", "mcu-villains-hela"])
    duel.enemy(ko=["Thor"])
    reborn(duel, YOU)
    while not duel.offers("done"):
        duel.picks(duel.decision.options[0])
    assert len(all_named(duel, "Storm")) == 1
    assert len(all_named(duel, "Hela")) == 1
    assert duel.enemy.ko_pile == ["Thor"]


@pytest.mark.card("mcu-villains-hela-level-2")
@pytest.mark.rule("VS-UNIQUE-06", "VS-UNIQUE-07")
@pytest.mark.parametrize(("book", "risen"), [(COMPILED, ["Thor"]), (MCU, [])])
def test_a_dead_namesake_of_hela_stops_all_or_only_itself(duel, book, risen):
    duel.by(book).enemy(ko=["Thor", "mcu-villains-hela"])
    places_all(reborn(duel))
    assert [name for name in duel.you.front if name != "Hela"] == risen
    assert len(all_named(duel, "Hela")) == 1
    assert "Hela" in duel.enemy.ko_pile


@pytest.mark.card("mcu-villains-dormammu-level-2", "mcu-ultron-level-2")
def test_eternity_is_for_one_of_several_main_characters(duel):
    duel.you(main=DORMAMMU, level=2, locations=["Laboratory"] * 2, deck=NINE)
    ultron(duel, ENEMY, front=["main"])
    (two,) = brings(duel, 2, seat=ENEMY)
    duel.uses("Dormammu", ETERNITY)
    duel.picks(next(option for option in duel.decision.options if option.card == two))
    assert duel.game.state.wounds[two] == 1
    wounds_again(duel)
    assert (facility(duel, ENEMY), ultrons(duel, ENEMY), duel.result) == ([1, 1, 2, 2, 3], [1], None)
    assert duel.offers("end"), "who is gone is not hurt any more"
