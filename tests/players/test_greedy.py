"""The greedy player, shown on the engine's toy game."""

from __future__ import annotations

import pytest

from engine.toy import ARCHER, BRUTE, HERALD, toy
from longbox import IllegalChoice, Match
from longbox.players.greedy import Greedy
from longbox.players.judges import Judge
from longbox.players.random import Random


def fighters(view, seat):
    sides = [view["zones"].get(f"side:{number}", {"cards": []})["cards"] for number in (0, 1)]
    return {"gather fighters": float(len(sides[seat])), "beat fighters": -float(len(sides[1 - seat]))}


TOY = Judge(fighters, {"play": 8.0, "use": 4.0, "end": 0.2})


def table(mine=(), enemy=(), seed=1):
    return Match(toy(seed, (list(mine), list(enemy))), {}, seed)


def play(match, *players):
    while (decision := match.decision) is not None:
        match.choose(players[decision.seat].choose(match.seat(decision.seat)))
    return match.result


def taken(match, player):
    """The option that a player takes now."""
    seat = match.decision.seat
    return match.decision.options[player.choose(match.seat(seat))].label


def test_greedy_beats_random_on_the_toy_table():
    results = []
    for seed in range(14):
        greedy = seed % 2
        players = [Random(seed), Random(seed)]
        players[greedy] = Greedy(seed, TOY)
        winners = play(table(seed=seed), *players).winners
        results.append("draw" if len(winners) == 2 else "won" if winners == (greedy,) else "lost")
    assert results.count("won") >= 3 + results.count("lost"), results


def take(match, label):
    match.choose([option.label for option in match.decision.options].index(label))


def test_greedy_strikes_the_enemy_and_not_its_own():
    match = table([HERALD, BRUTE], [ARCHER])
    for label in ("play Brute", "end", "play Archer", "end", "play Herald", "yes"):
        take(match, label)
    assert taken(match, Greedy(1, TOY)) == "choose Archer"


def test_the_same_seed_makes_the_same_choices():
    first, again = table([ARCHER, HERALD, BRUTE], [BRUTE]), table([ARCHER, HERALD, BRUTE], [BRUTE])
    play(first, Greedy(5, TOY), Greedy(6, TOY))
    play(again, Greedy(5, TOY), Greedy(6, TOY))
    assert first.digest == again.digest


def test_thinking_leaves_the_game_as_it_was():
    match = table([ARCHER, HERALD, BRUTE], [BRUTE])
    before = match.digest
    Greedy(1, TOY).choose(match.seat(0))
    assert match.digest == before


def test_a_hint_names_the_option_and_what_it_is_good_for():
    match = table([BRUTE])
    option, why = Greedy(1, TOY).hint(match.seat(0))
    assert match.decision.options[option].verb == "play"
    assert why == "to gather fighters"


@pytest.mark.parametrize("player", [Greedy(1, TOY), Random(1)])
def test_a_player_that_is_not_asked_says_so(player):
    with pytest.raises(IllegalChoice, match="seat 1 is not asked"):
        player.choose(table().seat(1))


def test_who_has_no_time_at_all_still_chooses():
    match = table([BRUTE])
    hurried = Greedy(1, TOY, seconds=1e-6)
    assert hurried.choose(match.seat(0)) in range(len(match.decision.options))


def test_with_time_enough_it_chooses_as_if_there_were_no_clock():
    match = table([HERALD, BRUTE], [ARCHER])
    assert taken(match, Greedy(1, TOY, seconds=3600)) == taken(match, Greedy(1, TOY))
