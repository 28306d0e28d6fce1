"""Where cards of Legacy meet each other, and cards of other boxes."""

import pytest

from longbox.engine.events import Event
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.rows import CHANGE_SIDES
from longbox.games.vs.chapters.stun import knock_out, recover, stun
from longbox.games.vs.table.zones import FRONT, REMOVED

from .at_the_table import NINE, at_level, enters, next_turn, picks, to_main_phase, used_up, xp
from .duel import ENEMY, THIRD, YOU
from .made_up import made_up

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=20)
BRUTE = made_up("Brute", team="Underworld", atk=9, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
VAMP = made_up("Vamp", team="Femme Fatales", atk=1, defense=4)
SAVIOR = "Savior of Hell's Kitchen"


def health(duel, name):
    return duel.game.value(duel.card(name), "health")


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


@pytest.mark.card("taskmaster", "mister-hyde")
def test_taskmaster_appears_as_mister_hyde_does(duel):
    duel.enemy(front=["Mister Hyde"])
    enters(duel, duel.you, "Taskmaster")
    assert (duel.counters("Taskmaster"), duel.counters("Mister Hyde")) == (-5, 0)


@pytest.mark.card("adam-warlock")
def test_taskmaster_appears_stunned_beside_a_cocoon(duel):
    duel.enemy(front=["Adam Warlock"])
    enters(duel, duel.you, "Taskmaster")
    assert duel.stunned == {"Taskmaster"}


@pytest.mark.card("taskmaster", "ultron")
@pytest.mark.rule("VS-KEYWORD-41")
@pytest.mark.parametrize(("enemy", "left"), [("Ultron", 2), ("Thor", 1)])
def test_taskmasters_swarm_like_ultrons(duel, enemy, left):
    duel.you(front=["Taskmaster"]).enemy(front=["Ultron", enemy])
    if enemy == "Thor":
        duel.happens(lambda game: knock_out(game, [duel.card("Ultron")]))
    enters(duel, duel.you, "Taskmaster")
    assert duel.you.front.count("Taskmaster") == left


@pytest.mark.card("taskmaster", "lilith")
@pytest.mark.rule("VS-COPY-02")
def test_taskmaster_drinks_as_lilith_does(duel):
    duel.you(front=["Taskmaster"]).enemy(front=["Lilith", FLIMSY])
    duel.attacks("Taskmaster", on="Flimsy").everyone_passes()
    assert (removed(duel), health(duel, "Taskmaster"), health(duel, "Lilith")) == (["Flimsy"], 2, 1)


@pytest.mark.card("taskmaster", "lilith", "abomination")
def test_who_drinks_two_at_once_is_healthier_by_two(duel):
    frail = [made_up(name, team="X-Men", atk=1, defense=1, health=1) for name in ("Frail", "Frailer")]
    duel.you(front=["Taskmaster"]).enemy(front=["Lilith", "Abomination", *frail]).on_enemy_turn()
    duel.attacks("Frail", "Frailer", on="Taskmaster").everyone_passes()
    assert (sorted(removed(duel)), health(duel, "Taskmaster")) == (["Frail", "Frailer"], 3)


@pytest.mark.card("taskmaster", "jessica-jones")
def test_taskmaster_learns_protection_and_toughness(duel):
    duel.you(front=["Taskmaster"]).enemy(main="Black Cat", front=["Jessica Jones", BRUTE], locations=["Academy"])
    duel.on_enemy_turn()
    assert not duel.can_use("Black Cat", "Bad Luck")
    duel.attacks("Brute", on="Taskmaster").everyone_passes()
    assert duel.you.ko_pile == ["Taskmaster"], "his Health is 1"


@pytest.mark.card("lilith")
def test_lilith_is_as_she_was_when_she_comes_back(duel):
    duel.you(front=["Lilith"]).enemy(front=[FLIMSY])
    duel.attacks("Lilith", on="Flimsy").everyone_passes()
    assert health(duel, "Lilith") == 2
    duel.happens(lambda game: knock_out(game, [duel.card("Lilith")]))
    enters(duel, duel.you, "Lilith")
    assert health(duel, "Lilith") == 1


@pytest.mark.card("lilith")
def test_lilith_drinks_as_one_of_a_team(duel):
    duel.you(front=["Lilith", VAMP]).enemy(front=[made_up("Frail", atk=1, defense=5, health=1)])
    duel.attacks("Lilith", "Vamp", on="Frail").everyone_passes()
    duel.enemy_strikes_back_at("Lilith")
    assert (removed(duel), health(duel, "Lilith")) == (["Frail"], 2)


@pytest.mark.card("lilith")
@pytest.mark.rule("VS-UNIQUE-02")
def test_lilith_drinks_nobody_who_falls_for_a_namesake(duel):
    duel.you(front=["Lilith"]).enemy(front=[FLIMSY])
    enters(duel, duel.enemy, FLIMSY)
    assert (removed(duel), duel.enemy.ko_pile, health(duel, "Lilith")) == ([], ["Flimsy"], 1)


@pytest.mark.card("singularity-level-1")
@pytest.mark.rule("VS-UNIQUE-14")
def test_singularity_envelops_who_falls_for_a_namesake(duel):
    duel.you(main="Singularity", front=[FLIMSY], locations=["Laboratory"])
    enters(duel, duel.you, FLIMSY)
    duel.uses("Singularity", "Envelop")
    assert (duel.you.hand, duel.you.front, duel.you.ko_pile) == (["Flimsy"], ["Flimsy"], [])


@pytest.mark.card("singularity-level-1")
@pytest.mark.rule("VS-ZONES-03")
def test_whom_singularity_envelops_goes_to_the_owners_hand(duel):
    duel.you(main="Singularity", locations=["Laboratory"]).enemy(front=[WALL])
    wall = duel.card("Wall")
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=YOU, card=wall, amount=FRONT.at(YOU))))
    duel.happens(lambda game: knock_out(game, [wall])).uses("Singularity", "Envelop")
    assert (duel.you.hand, duel.enemy.hand, duel.enemy.ko_pile) == ([], ["Wall"], [])


@pytest.mark.card("singularity-level-1")
def test_singularity_does_not_envelop_the_discarded(duel):
    duel.you(main="Singularity", front=["Thor"], hand=["Thor"], locations=["Laboratory"]).takes("power up", "Thor")
    assert duel.offers("end")


@pytest.mark.card("stick", "elektra-level-2")
@pytest.mark.rule("VS-STATUS-11")
def test_stick_teaches_nobody_while_the_main_is_away(duel):
    duel.you(main="Elektra", level=2, front=["main", WALL], locations=["Academy"]).uses("Elektra", "Hand Experience")
    enters(duel, duel.you, "Stick")
    assert [duel.counters(name) for name in ("Stick", "Wall", "Magneto")] == [0, 0, 0]


@pytest.mark.rule("VS-WIN-03")
def test_elektra_is_away_until_her_players_turn(trio):
    trio.you(main="Elektra", level=2, locations=["Academy"], deck=NINE).enemy(deck=NINE).third(deck=NINE)
    trio.uses("Elektra", "Hand Experience")
    next_turn(trio)
    assert "Elektra" in trio.you.hand
    next_turn(trio)
    assert ("Elektra" in trio.you.hand, trio.result) == (True, None)
    trio.ends_turn().takes("place", "Elektra", amount=1)
    assert "Elektra" in trio.you.back


@pytest.mark.card("daredevil-legacy-level-3", "ghost-rider-level-2")
def test_the_savior_stops_a_ride_through_hell(duel):
    duel.you(main="Daredevil", front=["main", WALL, ROCK], locations=["Academy"])
    duel.enemy(main="Ghost Rider", level=2, front=["main"], locations=["Training Ground"])
    at_level(duel, 3, SAVIOR).on_enemy_turn()
    duel.uses("Ghost Rider", "Hell on Wheels").takes("drive", amount=FRONT.at(YOU))
    duel.takes("attack", "Ghost Rider", to="Daredevil").passes().uses("Daredevil", SAVIOR).everyone_passes()
    assert not duel.offers("attack")


def test_mordo_learns_from_all_his_enemies(trio):
    trio.you(main="Baron Mordo", locations=["Laboratory"] * 2)
    for seat in (ENEMY, THIRD):
        trio.uses("Baron Mordo", "Mesmerize")
        trio.picks(trio.decision.options[seat])
    assert xp(trio) == 2


def test_jessica_keeps_the_next_player_from_intellect(trio):
    trio.you(front=["Jessica Jones"]).enemy(main="Black Cat", locations=["Academy"])
    trio.on_enemy_turn()
    assert not trio.can_use("Black Cat", "Bad Luck")


def test_jessica_keeps_the_third_player_from_intellect_too(trio):
    trio.you(front=["Jessica Jones"]).third(main="Black Cat", locations=["Academy"])
    trio.game.state.active = THIRD
    assert not trio.can_use("Black Cat", "Bad Luck")
    trio.happens(lambda game: knock_out(game, [trio.card("Jessica Jones")]))
    assert trio.can_use("Black Cat", "Bad Luck")


@pytest.mark.card("squirrel-girl", "monkey-joe", "the-collector")
def test_monkey_joe_is_not_collected_but_gone_when_squirrel_girl_is(duel):
    duel.you(front=["The Collector"], locations=["Academy"]).enemy(front=["Squirrel Girl", "Monkey Joe"])
    picks(duel.uses("The Collector", "Add to the Collection"), "Squirrel Girl")
    assert (duel.enemy.front, removed(duel)) == ([], ["Squirrel Girl"])


@pytest.mark.card("squirrel-girl")
def test_squirrel_girl_recovers_and_is_joined_on_any_turn(duel):
    duel.you(front=["Squirrel Girl"]).stun("Squirrel Girl").on_enemy_turn()
    duel.happens(lambda game: recover(game, [duel.card("Squirrel Girl")], seat=YOU))
    assert duel.decision.seat == YOU
    duel.says(True)
    assert duel.offers("place", "Tippy Toe")
    duel.takes("place", amount=1)
    assert "Tippy Toe" in duel.you.back


@pytest.mark.card("crystal")
@pytest.mark.rule("VS-LOCATION-13")
def test_crystal_knows_basic_locations_by_any_name(duel):
    duel.you(front=["Crystal"], locations=["The Nostromo"]).starts()
    assert duel.has("Crystal", "flight")


@pytest.mark.card("leader", "taskmaster")
@pytest.mark.rule("VS-COPY-02", "VS-GOLDEN-02")
def test_taskmaster_and_leader_keep_each_other_from_leading(duel):
    duel.you(front=["Leader"]).enemy(front=["Taskmaster"]).starts()
    assert not duel.has("Leader", "leader")
    assert not duel.has("Taskmaster", "leader")
    duel.happens(lambda game: stun(game, [duel.card("Taskmaster")], [()]))
    assert duel.has("Leader", "leader")


@pytest.mark.card("mystique-legacy-level-3")
def test_mystique_finds_nobody_to_be_without_a_side_deck(duel):
    at_level(duel.you(main="Mystique", front=["main"], locations=["Academy"]), 3, "Identity Theft")
    duel.uses("Mystique", "Identity Theft")
    assert (duel.you.front, duel.result) == (["Mystique"], None)


@pytest.mark.card("calypso")
def test_calypso_asks_nothing_where_there_is_no_counter_to_take(duel):
    duel.enemy(front=[WALL]).counter("Wall", -2)
    enters(duel, duel.you, "Calypso")
    assert (duel.offers("end"), duel.counters("Wall")) == (True, -2)


@pytest.mark.card("nightmare", "not-finished-yet")
def test_whom_nightmare_has_worn_down_falls_again(duel):
    duel.you(main="Kingpin", front=["Nightmare", BRUTE], hand=["Not Finished Yet"])
    duel.enemy(front=[made_up("Tired", defense=3)]).starts()
    tired = duel.card("Tired")
    duel.happens(lambda game: stun(game, [tired], [()]))
    duel.happens(lambda game: put_counters(game, [tired], -3, seat=YOU, source=-1))
    duel.plays("Not Finished Yet")
    assert (duel.stunned, duel.wounds("Tired"), duel.counters("Tired")) == ({"Tired"}, 2, -3)


@pytest.mark.card("spider-gwen")
@pytest.mark.rule("VS-UNIQUE-02")
def test_a_second_spider_gwen_takes_the_place_of_the_first(duel):
    duel.you(front=["Spider-Gwen"], face_down=["Find Cover"] * 4, deck=["Spider-Gwen", *NINE[:2]])
    duel.starts("turn").takes("done").takes("search").takes("recruit", "Spider-Gwen", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["Spider-Gwen"], ["Spider-Gwen"])


@pytest.mark.card("hela")
def test_hela_has_touched_death_for_good(duel):
    duel.you(front=["Hela"], locations=["Fortress"] * 2, deck=NINE).enemy(deck=NINE).stun("Magneto")
    duel.uses("Hela", "Touch of Death")
    assert used_up(duel, "Fortress") == 1
    to_main_phase(next_turn(duel).ends_turn())
    assert duel.counters("Hela") == 5
