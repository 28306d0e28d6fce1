"""Onslaught of Legacy, who is whoever the decks reveal."""

import pytest

from longbox.engine.modifiers import SET
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import leave_play, recover, stun
from longbox.games.vs.chapters.top_of_deck import top_to_play
from longbox.games.vs.table.stats import POWERLESS, teams
from longbox.games.vs.table.zones import FRONT, HAND, KO_PILE, REMOVED

from .duel import YOU
from .legacy import a_round, in_building
from .made_up import made_up
from .mcu_villains import empty_hand

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=30)


def removed(duel):
    return sorted(duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()])


def recruits_onslaught(duel, yours, theirs, **more):
    """With two drawn before; the decks lie with their top cards last."""
    duel.you(hand=["Onslaught"], face_down=["Hulk"] * 8, deck=[*yours, "Avenge", "Avenge"], **more)
    duel.enemy(deck=theirs)
    return in_building(duel).takes("recruit", "Onslaught", amount=0)


@pytest.mark.card("onslaught")
def test_onslaught_is_all_whom_the_decks_reveal(duel):
    duel.enemy(front=[WALL, ROCK])
    recruits_onslaught(duel, ["Hulk", "Beast", "Thor", "Onslaught", "Academy"], ["Storm", "Wasp", "Fortress"])
    if duel.offers("choose", "Wall"):
        duel.chooses("Wall")
    assert duel.stats("Onslaught") == (6 + 1, 5 + 2)
    assert duel.game.value(duel.card("Onslaught"), "health") == 3
    assert (duel.counters("Wall"), duel.has("Onslaught", "flight")) == (-1, True), "he appears with the Sting of Wasp"
    assert removed(duel) == ["Thor", "Wasp"]
    assert sorted(duel.you.deck) == ["Academy", "Beast", "Hulk", "Onslaught"]
    assert sorted(duel.enemy.deck) == ["Fortress", "Storm"]
    assert (duel.you.front, duel.game.state.points[YOU], duel.stunned) == (["Onslaught"], 0, set())


@pytest.mark.card("onslaught")
def test_all_decks_are_shuffled_for_onslaught(duel):
    rest = ["Academy", "Fortress", "Laboratory", "Hulk", "Beast", "Storm", "Open Fire", "Find Cover", "Angel"]
    recruits_onslaught(duel, [*rest, "Thor"], [*rest, "Gamora"])
    assert sorted(duel.you.deck) == sorted(duel.enemy.deck) == sorted(rest)
    assert rest not in (duel.you.deck, duel.enemy.deck)


@pytest.mark.card("onslaught")
def test_onslaught_uses_the_super_powers_of_both(duel):
    duel.enemy(front=[ROCK, WALL])
    recruits_onslaught(duel, ["Thor"], ["Thor"], locations=["Laboratory"] * 3)
    assert duel.stats("Onslaught") == (12, 10)
    duel.takes("done").takes("done").uses("Onslaught", "Lightning Strike", "Rock")
    duel.uses("Onslaught", "Lightning Strike", "Rock")
    assert duel.counters("Rock") == -6, "two powers of one name"
    assert not duel.can_use("Onslaught", "Lightning Strike")


@pytest.mark.card("onslaught")
def test_where_no_character_is_in_a_deck_nobody_joins_onslaught(duel):
    recruits_onslaught(duel, ["Gamora", "Academy"], ["Academy", "Fortress"])
    assert (duel.stats("Onslaught"), removed(duel)) == ((3, 4), ["Gamora"])
    assert duel.has("Onslaught", "lethal")
    assert sorted(duel.enemy.deck) == ["Academy", "Fortress"]


@pytest.mark.card("onslaught")
def test_onslaught_alone_is_nobody(duel):
    recruits_onslaught(duel, ["Academy", "Onslaught"], ["Onslaught"])
    assert (duel.you.front, duel.you.ko_pile) == ([], ["Onslaught"])
    assert removed(duel) == []


def test_onslaught_who_is_not_recruited_is_nobody(duel):
    duel.you(ko=["Onslaught"], deck=["Thor"] * 3).enemy(deck=["Hulk"] * 3)
    (onslaught,) = duel.game.state.zones[KO_PILE.at(YOU)]
    duel.happens(lambda game: appear(game, onslaught, FRONT.at(YOU)))
    assert (duel.you.front, duel.you.ko_pile, len(duel.you.deck)) == ([], ["Onslaught"], 3)


@pytest.mark.card("onslaught")
def test_onslaught_forgets_whom_he_was_when_he_leaves(duel):
    recruits_onslaught(duel, ["Thor"], ["Hulk"])
    onslaught = duel.card("Onslaught")
    assert duel.stats("Onslaught") == (13, 12)
    duel.happens(lambda game: leave_play(game, onslaught, HAND.at(YOU)))
    duel.happens(lambda game: appear(game, onslaught, FRONT.at(YOU)))
    assert (duel.you.front, duel.you.ko_pile) == ([], ["Onslaught"])


@pytest.mark.card("onslaught")
def test_who_takes_onslaughts_powers_leaves_him_his_strength(duel):
    recruits_onslaught(duel, ["Thor"], ["Hulk"])
    onslaught = duel.card("Onslaught")
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [onslaught], ("game", 0)))
    assert (duel.stats("Onslaught"), duel.has("Onslaught", "flight")) == ((13, 12), False)


@pytest.mark.card("onslaught")
def test_onslaught_keeps_what_he_is_through_turns_and_a_stun(duel):
    recruits_onslaught(duel, [*["Fortress"] * 6, "Thor"], [*["Fortress"] * 6, "Hulk"]).takes("done").takes("done")
    onslaught = a_round(duel).card("Onslaught")
    assert (duel.stats("Onslaught"), duel.has("Onslaught", "flight")) == ((13, 12), True)
    duel.happens(lambda game: stun(game, [onslaught], [()]))
    assert duel.you.front == ["Onslaught"]
    duel.happens(lambda game: recover(game, [onslaught], seat=YOU))
    assert (duel.stats("Onslaught"), duel.has("Onslaught", "flight")) == ((13, 12), True)


@pytest.mark.card("onslaught")
def test_even_at_even_odds_onslaught_is_as_strong_as_those_who_joined_him(duel):
    duel.enemy(main="Rocket", hand=["Even the Odds"], front=[ROCK])
    recruits_onslaught(duel, ["Thor"], ["Hulk"]).takes("done").takes("done")
    duel.counter("Onslaught", 3).attacks("Onslaught", on="Rock").passes().plays("Even the Odds")
    assert duel.stats("Onslaught") == (13, 12)


@pytest.mark.card("onslaught")
def test_a_second_onslaught_is_made_of_others(duel):
    recruits_onslaught(duel, ["Gamora", "Thor"], ["Beast", "Hulk"])
    first = duel.card("Onslaught")
    duel.game.state.points[YOU] = 8
    duel.you(hand=["Onslaught"]).takes("recruit", "Onslaught", amount=1)
    assert (duel.you.ko_pile, duel.you.back[-1], duel.you.front) == (["Onslaught"], "Onslaught", [])
    assert duel.card("Onslaught") != first
    assert duel.stats("Onslaught") == (3 + 5, 4 + 2)
    assert removed(duel) == ["Beast", "Gamora", "Hulk", "Thor"]


@pytest.mark.card("onslaught")
def test_onslaught_dies_of_as_many_wounds_as_they_would(duel):
    recruits_onslaught(duel, ["Thor"], ["Gamora"])
    onslaught = duel.card("Onslaught")
    assert duel.game.value(onslaught, "health") == 4
    for wounds in (1, 2, 3):
        duel.happens(lambda game: stun(game, [onslaught], [()]))
        assert (duel.wounds("Onslaught"), duel.you.front) == (wounds, ["Onslaught"])
        duel.happens(lambda game: recover(game, [onslaught], seat=YOU))
    duel.happens(lambda game: stun(game, [onslaught], [()]))
    assert duel.you.ko_pile == ["Onslaught"]


@pytest.mark.card("onslaught")
def test_the_powers_of_those_who_joined_speak_of_onslaught(duel):
    recruits_onslaught(duel, ["Hulk"], ["Nova"], locations=["Laboratory", "Fortress"]).takes("done").takes("done")
    duel.wound("Onslaught", 1).game.ask_again()
    duel.uses("Onslaught", "Incredible Power")
    assert duel.counters("Onslaught") == 7
    duel.exhaust("Onslaught").game.ask_again()
    duel.uses("Onslaught", "Nova Force Speed")
    assert "Onslaught" not in duel.exhausted


def test_each_of_three_players_gives_somebody_to_onslaught(trio):
    trio.third(deck=["Beast", "Academy"])
    recruits_onslaught(trio, ["Thor"], ["Hulk"])
    assert trio.stats("Onslaught") == (6 + 7 + 5, 5 + 7 + 2)
    assert removed(trio) == ["Beast", "Hulk", "Thor"]


@pytest.mark.card("onslaught")
def test_onslaught_emerges_as_adam_warlock_does(duel):
    recruits_onslaught(duel, ["Adam Warlock"], ["Thor"], locations=["Fortress"]).takes("done").takes("done")
    assert (duel.stunned, duel.wounds("Onslaught")) == ({"Onslaught"}, 0)
    duel.uses("Onslaught", "Emerge")
    assert (duel.stunned, duel.exhausted, duel.stats("Onslaught")) == (set(), set(), (19, 18))


@pytest.mark.card("onslaught")
def test_onslaught_teams_up_as_star_lord_does(duel):
    duel.you(front=[WALL])
    assert teams(duel.game, duel.card("Wall")) == {"Defenders"}
    recruits_onslaught(duel, ["Star-Lord"], ["Thor"])
    assert teams(duel.game, duel.card("Wall")) == {"Defenders", "Guardians of the Galaxy"}
    assert teams(duel.game, duel.card("Onslaught")) == {"Super Villains", "Guardians of the Galaxy"}
    assert duel.has("Onslaught", "leader")


@pytest.mark.card("onslaught")
def test_onslaught_who_is_starhawk_is_asked_though_nothing_can_be_played(duel):
    """To pass over a player with an empty hand would tell what the top card of the deck is not."""
    duel.enemy(front=[ROCK])
    recruits_onslaught(duel, ["Hulk", "Starhawk"], ["Thor"])
    empty_hand(duel.takes("done").takes("done"))
    for card in list(duel.game.state.zones[HAND.at(YOU)]):
        duel.game.move(card, REMOVED.at())
    duel.attacks("Onslaught", on="Rock")
    assert (top_to_play(duel.game, YOU), duel.you.hand) != ([], [])
    assert (duel.decision.seat, [option.verb for option in duel.decision.options]) == (YOU, ["pass"])
