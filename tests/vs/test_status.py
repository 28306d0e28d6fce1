"""Main and supporting characters, and how one becomes the other (rulebook: the chapters about both)."""

import pytest

import longbox
from longbox.engine.effects.nouns import THIS, A
from longbox.games.vs.chapters.counters import gets
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.status import take_over
from longbox.games.vs.chapters.stun import knock_out, leave_play
from longbox.games.vs.table.characters import is_main
from longbox.games.vs.table.kinds import MAIN, MIGHT
from longbox.games.vs.table.zones import BACK, FRONT, HAND, REMOVED
from longbox.games.vs.vocabulary.adjectives import costing
from longbox.games.vs.vocabulary.deeds import ko, stun
from longbox.games.vs.vocabulary.identities import become_main
from longbox.games.vs.vocabulary.moving import return_to_hand
from longbox.games.vs.vocabulary.nouns import any_character, cheap_supporting, enemy_character
from longbox.games.vs.vocabulary.powers import main_power
from longbox.games.vs.words.views import card_view

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_twist

BOSS = made_up("Boss", main_power("Take Charge", MIGHT, become_main(THIS)))
SEND_HOME = made_up_twist("Send Home", MAIN, return_to_hand(A(any_character)))
YAKA_ARROW = made_up_twist("Arrow", MAIN, ko(A(cheap_supporting)))


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


def boss_takes_over(duel, **more):
    """Your main character is Hulk, and Boss has taken his place."""
    duel.you(main="Hulk", front=["main", BOSS], locations=["Fortress"], **more)
    return duel.uses("Boss", "Take Charge")


@pytest.mark.rule("VS-STATUS-01")
@pytest.mark.parametrize("who", ["Hulk", "Twin"])
def test_main_and_supporting_characters_fight_and_fall_alike(duel, who):
    twin = made_up("Twin", team="Avengers", atk=3, defense=3, health=6)
    duel.you(front=[made_up("Weak", atk=4), made_up("Strong", atk=6)]).enemy(main="Hulk", front=["main", twin])
    assert duel.stats("Hulk") == duel.stats("Twin")
    duel.counter(who, 2).attacks("Weak", on=who).everyone_passes()
    assert duel.stunned == {"Weak"}, "5 stops 4 and strikes back"
    duel.attacks("Strong", on=who).everyone_passes()
    assert duel.stunned == {"Weak", "Strong", who}
    assert (duel.wounds(who), duel.counters(who)) == (1, 0)
    assert who in duel.exhausted


@pytest.mark.rule("VS-STATUS-02")
def test_main_characters_are_there_from_the_start_cost_nothing_and_have_levels():
    match = longbox.deal("vs", seed=3)
    while match.decision.topic in ("first-player", "place-main"):
        match.choose(0)
    seen = match.view(0)
    for seat in (YOU, ENEMY):
        (main,) = seen["zones"][f"front row:{seat}"]["cards"]
        assert main["main"]
        assert "cost" not in main
        assert len(main["levels"]) == 2
        assert main["next_level_at"] > 0


@pytest.mark.rule("VS-STATUS-12", "VS-STATUS-06")
def test_a_promoted_character_is_a_level_1_main_whose_ko_loses_the_game(duel):
    boss_takes_over(duel)
    seen = card_view(duel.game, duel.card("Boss"))
    assert (seen["main"], seen["level"]) == (True, 1)
    assert "main" not in card_view(duel.game, duel.card("Hulk"))
    duel.happens(lambda game: knock_out(game, [duel.card("Hulk")]))
    assert duel.result is None, "Hulk is a supporting character now"
    duel.happens(lambda game: knock_out(game, [duel.card("Boss")]))
    assert duel.result.winners == (ENEMY,)


@pytest.mark.rule("VS-STATUS-12", "VS-STATUS-03")
def test_what_is_for_supporting_characters_finds_the_demoted_and_not_the_promoted(duel):
    boss_takes_over(duel, hand=["Extinguish"])
    duel.you(front=["Ronan"])
    duel.stun("Boss").stun("Hulk").plays("Extinguish")
    assert removed(duel) == ["Hulk"], "nobody else could be chosen"


@pytest.mark.rule("VS-STATUS-05")
def test_counters_wounds_and_what_lasts_stay_through_a_change_of_roles(duel):
    duel.you(main="Hulk", front=["main", BOSS], locations=["Fortress"])
    duel.wound("Boss", 1).counter("Boss", 2).wound("Hulk", 3).counter("Hulk", 1)
    duel.happens(lambda game: gets(game, [duel.card("Boss")], 3, 0, ("turn", 0), seat=YOU, source=-1))
    duel.uses("Boss", "Take Charge")
    assert (duel.wounds("Boss"), duel.counters("Boss"), duel.stats("Boss")) == (1, 2, (9, 6))
    assert (duel.wounds("Hulk"), duel.counters("Hulk")) == (3, 1)


@pytest.mark.rule("VS-STATUS-07", "VS-STATUS-08")
def test_a_demoted_main_keeps_its_xp_and_levels_without_being_a_main_again(duel):
    duel.you(main="Hulk", front=["main", BOSS], locations=["Fortress"])
    hulk = duel.card("Hulk")
    duel.game.state.put("xp", hulk, 3)
    duel.uses("Boss", "Take Charge")
    assert (duel.game.state.xp[hulk], duel.game.face(hulk).fact("level")) == (3, 1)
    duel.happens(lambda game: gain_xp(game, hulk, 1, seat=YOU))
    assert duel.game.face(hulk).fact("level") == 2
    assert not is_main(duel.game, hulk)


@pytest.mark.rule("VS-STATUS-08")
def test_groot_who_goes_back_a_level_is_no_main_again(duel):
    duel.you(main="Groot", level=2, front=["main", BOSS], locations=["Fortress", "Laboratory"])
    duel.uses("Boss", "Take Charge").uses("Groot", "We are Groot")
    assert duel.game.face(duel.card("Groot")).fact("level") == 1
    assert not is_main(duel.game, duel.card("Groot"))


@pytest.mark.rule("VS-STATUS-09", "VS-ZONES-18")
def test_a_demoted_main_that_leaves_play_is_removed_from_the_game(duel):
    boss_takes_over(duel, hand=[SEND_HOME])
    duel.plays("Send Home", "Hulk")
    assert removed(duel) == ["Hulk"]
    assert duel.you.hand == []
    assert duel.result is None


@pytest.mark.rule("VS-STATUS-09", "VS-ZONES-16")
def test_a_demoted_main_that_is_ko_d_lies_in_no_ko_pile(duel):
    boss_takes_over(duel).counter("Hulk", 2).stun("Hulk", wounds=4)
    hulk = duel.card("Hulk")
    duel.happens(lambda game: knock_out(game, [hulk]))
    assert removed(duel) == ["Hulk"]
    assert "Hulk" not in duel.you.ko_pile
    state = duel.game.state
    assert (state.counters[hulk], state.wounds[hulk], state.face_down[hulk]) == (0, 0, 0), "face up, and bare"


@pytest.mark.rule("VS-STATUS-10")
def test_a_demoted_main_costs_nothing_for_those_who_ask(duel):
    boss_takes_over(duel, hand=[YAKA_ARROW])
    assert card_view(duel.game, duel.card("Hulk"))["cost"] == 0
    duel.plays("Arrow")
    assert removed(duel) == ["Hulk"], "his cost is 3 or less, and nobody else's is"


@pytest.mark.rule("VS-STATUS-02", "VS-RECRUIT-11")
def test_a_main_has_no_cost_that_could_be_low_enough(duel):
    bully = made_up("Bully", main_power("Shove", MIGHT, stun(A(enemy_character.that(costing(most=2))))))
    duel.you(front=["main", bully], locations=["Fortress"]).enemy(front=["main", made_up("Scout")])
    duel.uses("Bully", "Shove")
    assert duel.stunned == {"Scout"}, "who costs 1, and nobody else could be chosen"


@pytest.mark.rule("VS-STATUS-04", "VS-ZONES-17")
def test_a_main_that_is_out_of_the_game_can_be_demoted_and_stays_so_when_it_comes_back(duel):
    duel.you(main="Hulk", front=["main", BOSS], locations=["Fortress"])
    hulk = duel.card("Hulk")
    duel.happens(lambda game: leave_play(game, hulk, REMOVED.at()))
    duel.uses("Boss", "Take Charge")
    duel.happens(lambda game: appear(game, hulk, BACK.at(YOU)))
    assert duel.you.back == ["Hulk"]
    assert not is_main(duel.game, hulk)
    assert is_main(duel.game, duel.card("Boss"))


@pytest.mark.rule("VS-STATUS-04", "VS-RECRUIT-11")
def test_a_promoted_main_is_a_main_in_the_hand_as_well(duel):
    boss_takes_over(duel, deck=["Academy"] * 4, face_down=["Academy"] * 4)
    duel.enemy(deck=["Academy"] * 4)
    boss = duel.card("Boss")
    duel.ends_turn().skips_building().ends_turn()
    duel.happens(lambda game: leave_play(game, boss, HAND.at(YOU))).takes("done")
    assert duel.game.state.step == "recruit"
    assert not duel.offers("recruit", "Boss"), "main characters are never recruited"
    duel.happens(lambda game: appear(game, boss, FRONT.at(YOU)))
    assert is_main(duel.game, boss)


@pytest.mark.rule("VS-STATUS-04", "VS-STATUS-12", "VS-WIN-14")
def test_a_borrowed_character_that_took_over_is_a_second_main_of_the_enemy_at_home(duel):
    duel.you(main="Hulk", front=["Professor X"], locations=["Academy"], deck=["Academy"] * 4)
    duel.enemy(front=["Abomination"], deck=["Academy"] * 4)
    duel.uses("Professor X", "Mind Control").takes("place", "Abomination", amount=0)
    duel.happens(lambda game: take_over(game, YOU, duel.card("Abomination"), source=-1))
    assert card_view(duel.game, duel.card("Abomination"))["main"]
    duel.ends_turn().takes("place", "Abomination", amount=0)
    assert duel.offered("keep") == ["Abomination", "Magneto"], "your main character and his own"
    duel.takes("keep", "Magneto")
    assert duel.result.winners == (ENEMY,)


def test_a_borrowed_main_goes_back_as_a_supporting_character_when_its_player_is_out(trio):
    trio.you(front=["Professor X"], locations=["Academy"]).enemy(front=["Abomination"])
    abomination = trio.card("Abomination")
    trio.uses("Professor X", "Mind Control").takes("place", "Abomination", amount=0)
    trio.happens(lambda game: take_over(game, YOU, abomination, source=-1))
    trio.happens(lambda game: game.rules.concede(game, YOU))
    assert trio.enemy.front == ["Abomination"]
    assert not is_main(trio.game, abomination)
