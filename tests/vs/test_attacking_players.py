"""Deadpool: Lethal friends, nobody left to kill, and attacks on the players themselves (rulebook: FAQ)."""

import pytest

from longbox.engine import saves
from longbox.engine.modifiers import ADD, SET
from longbox.engine.view import view
from longbox.games.vs import RULES
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.table import stats
from longbox.games.vs.table.zones import FRONT, KO_PILE, PLAYERS

from .duel import BLANK, ENEMY, THIRD, YOU

HI_THERE = "Oh, there's someone! Hi there!"


def all_down(duel):
    """Deadpool, who may attack players, and an enemy whose characters are all stunned."""
    duel.you(main="Deadpool", level=2, front=["main"], locations=["Academy"])
    duel.stun("Magneto").uses("Deadpool", HI_THERE)
    return duel


def player(duel, seat=ENEMY):
    state = duel.game.state
    return next(card for card in state.zones[PLAYERS.at()] if state.owner[card] == seat)


def test_merc_with_a_mouth_makes_the_whole_side_lethal_for_the_turn(duel):
    duel.you(main="Deadpool", front=["Thor"], locations=["Training Ground"]).enemy(front=["Thanos"])
    duel.counter("Thor", 9).uses("Deadpool", "Merc with a Mouth")
    assert duel.has("Deadpool", "lethal")
    duel.attacks("Thor", on="Thanos").everyone_passes()
    assert duel.enemy.ko_pile == ["Thanos"], "one wound of three was enough"
    duel.ends_turn()
    assert not duel.has("Deadpool", "lethal")


@pytest.mark.parametrize(("standing", "xp"), [((), 1), (("Ronan",), 0)])
def test_deadpool_gains_xp_when_an_enemy_has_nobody_standing(duel, standing, xp):
    duel.you(main="Deadpool").enemy(front=standing).stun("Magneto")
    duel.ends_turn()
    assert duel.game.state.xp[duel.you.main] == xp


def test_two_enemies_down_are_still_one_xp(trio):
    trio.you(main="Deadpool").stun("Magneto").stun("Thanos")
    trio.ends_turn()
    assert trio.game.state.xp[trio.you.main] == 1


def test_deadpool_gains_xp_in_his_own_turns_only(duel):
    duel.you(main="Deadpool", deck=["Academy"] * 9).enemy(main="Thanos", deck=["Academy"] * 9)
    duel.on_enemy_turn().stun("Thanos").ends_turn()
    assert duel.game.state.xp[duel.you.main] == 0


@pytest.mark.card("deadpool-level-2")
@pytest.mark.rule("VS-CARD-49", "VS-WIN-01")
def test_deadpool_knocks_a_player_out(duel):
    all_down(duel)
    assert duel.options[0] == "Deadpool attacks Player 2"
    duel.attacks("Deadpool", on="Player 2").everyone_passes()
    assert duel.result.winners == (YOU,)
    assert duel.result.reason == "The enemy player was KO’d by the attack of Deadpool"


@pytest.mark.rule("VS-CARD-49")
def test_nobody_attacks_a_player_before_the_power_was_used(duel):
    duel.you(main="Deadpool", level=2, front=["main"]).stun("Magneto")
    assert not duel.offers("attack")


@pytest.mark.rule("VS-CARD-49")
def test_a_player_with_a_face_up_character_is_safe(duel):
    duel.enemy(back=["Ronan"])
    all_down(duel)
    assert duel.offers("attack", "Deadpool", to="Ronan")
    assert not duel.offers("attack", "Deadpool", to="Player 2")
    (reason,) = RULES.why_not(duel.game, YOU, "attack", duel.you.main, player(duel))
    assert reason.rule == "VS-CARD-49"
    assert reason.text == "Player 2 has a character that is not stunned"


@pytest.mark.rule("VS-CARD-49")
def test_deadpool_attacks_a_player_alone(duel):
    all_down(duel).you(front=["Beast"])
    assert not duel.offers("attack", "Beast", to="Player 2")
    beast = duel.card("Beast")
    duel.happens(lambda game: game.modify(stats.ATTACKS_PLAYERS, ADD, 1, (beast,), ("game", 0)))
    assert duel.offers("attack", "Beast", to="Player 2")
    duel.takes("attack", "Deadpool", to="Player 2")
    assert duel.in_combat, "nobody was asked who joins"


@pytest.mark.rule("VS-CARD-49", "VS-RANGED-01")
def test_deadpool_reaches_a_player_from_the_back_row_too(duel):
    duel.you(main="Deadpool", level=2, locations=["Academy"]).enemy(hand=["Savage Surprise"]).stun("Magneto")
    duel.uses("Deadpool", HI_THERE).attacks("Deadpool", on="Player 2").passes().plays("Savage Surprise")
    assert duel.stats(player(duel)) == (4, 1)
    duel.everyone_passes()
    assert duel.result.winners == (YOU,)


@pytest.mark.rule("VS-CARD-49")
def test_a_player_is_defended_like_a_character_and_strikes_back_with_what_he_has(duel):
    duel.enemy(hand=["Find Cover", "Savage Surprise", "Savage Surprise"])
    all_down(duel)
    duel.attacks("Deadpool", on="Player 2").passes().plays("Find Cover")
    duel.passes().plays("Savage Surprise").passes().plays("Savage Surprise")
    assert duel.stats(player(duel)) == (8, 4)
    duel.everyone_passes()
    assert duel.result.winners == (YOU,), "4 ATK are enough for 4 DEF"


@pytest.mark.rule("VS-CARD-49")
def test_counters_on_a_player_stay_for_later_attacks(duel):
    all_down(duel).attacks("Deadpool", on="Player 2")
    card = player(duel)
    duel.happens(lambda game: put_counters(game, (card,), 4, seat=ENEMY, source=-1)).everyone_passes()
    assert duel.stats(card) == (4, 5)
    assert duel.stunned == {"Magneto"}, "4 ATK are not enough for 5 DEF, nor for the 6 of Deadpool"


@pytest.mark.rule("VS-CARD-49", "VS-WIN-03")
def test_of_three_players_the_one_attacked_is_out_and_the_others_play_on(trio):
    trio.you(main="Deadpool", level=2, front=["main"], locations=["Academy"])
    trio.stun("Magneto").uses("Deadpool", HI_THERE).attacks("Deadpool", on="Player 2").everyone_passes()
    assert trio.result is None
    assert trio.game.state.out == [0, 1, 0]
    assert trio.enemy.back == []
    assert not trio.offers("attack", to="Player 3"), "Thanos is face up"


def test_what_spares_a_wound_spares_a_player(duel):
    all_down(duel).attacks("Deadpool", on="Player 2")
    card = player(duel)
    duel.happens(lambda game: game.modify(stats.UNWOUNDED, ADD, 1, (card,), ("combat", game.state.combat)))
    duel.everyone_passes()
    assert duel.result is None
    assert not duel.game.state.face_down[card], "he was a character for the combat only"


@pytest.mark.rule("VS-CARD-49", "VS-MODIFIER-12")
def test_the_permission_outlasts_the_powers_but_not_deadpool(duel):
    all_down(duel)
    duel.happens(lambda game: game.modify("powers", SET, stats.POWERLESS, (duel.you.main,), ("turn", 0)))
    assert duel.offers("attack", "Deadpool", to="Player 2")
    duel.happens(lambda game: game.move(duel.you.main, KO_PILE.at(YOU)))
    duel.happens(lambda game: game.move(duel.you.main, FRONT.at(YOU)))
    assert not duel.offers("attack", "Deadpool")


def test_a_position_with_players_on_the_table_can_be_kept(duel):
    all_down(duel)
    state = duel.game.state
    state.definition = [RULES.library["hulk"] if card is BLANK else card for card in state.definition]
    again = saves.from_plain(RULES, saves.to_plain(duel.game))
    assert saves.digest(again) == duel.digest


def test_a_player_who_can_be_attacked_is_seen_by_all(trio):
    trio.you(main="Deadpool", level=2, front=["main"], locations=["Academy"]).uses("Deadpool", HI_THERE)
    for seat in (YOU, ENEMY, THIRD):
        seen = view(trio.game, seat)["zones"]["players"]["cards"]
        assert [card["name"] for card in seen] == ["Player 1", "Player 2", "Player 3"]
