"""What rulings say about the cards of The Defenders, where their texts do not settle it."""

import pytest

from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.characters import is_main

from .duel import ENEMY, YOU
from .made_up import made_up
from .test_a_force_heroes import comes_back, hides, picks
from .test_deck_building import FIFTY_SIX, broken

TWIST = "Find Cover"
"""A deck of which nothing is recruited or laid by chance."""
THUG = made_up("Thug", team="Underworld", atk=2, defense=2)
GOON = made_up("Goon", team="Underworld", atk=2, defense=2)


@pytest.mark.card("scarlet-witch")
@pytest.mark.parametrize("way", ["KO'd", "back in hand", "out of the game"])
def test_a_full_main_character_levels_up_when_scarlet_witch_leaves(duel, way):
    duel.you(front=["Scarlet Witch", "Magik", "Singularity"], locations=["Academy"])
    duel.enemy(main="Thanos", deck=[TWIST] * 9)
    witch, thanos = duel.card("Scarlet Witch"), duel.enemy.main
    duel.happens(lambda game: gain_xp(game, thanos, 6, seat=ENEMY))
    assert (duel.game.state.xp[thanos], duel.game.face(thanos).fact("level")) == (6, 1)
    if way == "KO'd":
        duel.happens(lambda game: knock_out(game, [witch]))
    elif way == "back in hand":
        duel.uses("Magik", "Teleport to Limbo")
        picks(duel, "Scarlet Witch")
    else:
        hides(duel, "Scarlet Witch")
    assert duel.game.face(thanos).fact("level") == 2


@pytest.mark.card("kingpin-level-1", "nick-fury")
def test_kingpin_learns_from_a_location_that_another_power_lays(duel):
    duel.you(main="Kingpin", front=["Nick Fury"], locations=["Academy"], deck=["Fortress"])
    duel.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    duel.picks(next(option for option in duel.decision.options if option.amount == 1))
    assert duel.you.resources == ["Academy (face down)", "Fortress"]
    assert duel.game.state.xp[duel.you.main] == 1


MARYS = [f"{kind}-mary-walker" for kind in ("bloody", "typhoid", "innocent", "composite")]


@pytest.mark.rule("VS-DECK-04")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [([f"1 {mary}" for mary in MARYS], []), (["2 bloody-mary-walker", "2 typhoid-mary-walker"], ["VS-DECK-04"] * 2)],
)
def test_each_mary_walker_is_one_of_a_kind_by_herself(lines, expected):
    assert broken(*FIFTY_SIX, *lines) == expected


@pytest.mark.card("kingpin", "singularity")
def test_who_was_the_main_character_before_kingpin_comes_back_as_a_supporting_character(duel):
    duel.you(main="Daredevil", front=["Kingpin", THUG, GOON, "Singularity"], locations=["Fortress"], deck=[TWIST] * 9)
    duel.enemy(deck=[TWIST] * 9)
    daredevil = duel.you.main
    duel.game.state.put("xp", daredevil, 2)
    duel.uses("Kingpin", "Underworld Boss")
    hides(duel, "Daredevil")
    assert not is_main(duel.game, daredevil), "where it is now, either"
    duel.skips_building().ends_turn()
    comes_back(duel, "Daredevil")
    assert (duel.game.state.xp[daredevil], is_main(duel.game, daredevil)) == (2, False)
    duel.happens(lambda game: gain_xp(game, daredevil, 1, seat=YOU))
    if duel.offers("level up"):
        duel.takes("level up", amount=1)
    assert duel.stats("Daredevil") == (4, 8)
    duel.happens(lambda game: knock_out(game, [daredevil]))
    assert duel.result is None
    kingpin = duel.card("Kingpin")
    duel.happens(lambda game: knock_out(game, [kingpin]))
    assert duel.result.winners == (ENEMY,)
