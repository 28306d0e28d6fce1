"""Why something can't be done now: the rule against it, and never a word against what is allowed."""

import random
from itertools import product

import pytest

import longbox
from longbox.engine.view import knows
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.actions import turn_deeds
from longbox.games.legendary.chapters.borrowing import LENDING
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.zones import (
    CITY_ROW,
    DISCARD,
    HAND,
    HQ,
    MASTERMIND_SPACE,
    OFFICERS,
    SIDEKICKS,
    VICTORY,
)

from . import consistent
from .scenario import Scenario

FIRST, SECOND = 0, 1


def turn_of(seat, **setup):
    """A player in the middle of their turn; the others hold nothing."""
    table = Scenario(**setup)
    table.state.active = seat
    return table


def against(table, verb, zone, name="", seat=FIRST):
    """The rules against doing this with a card of a zone: its top one, or one of this name."""
    table.can("end")
    cards = [card for at in zone.range() for card in table.state.zones[at]]
    card = next(card for card in reversed(cards) if not name or table.state.definition[card].name == name)
    reasons = RULES.why_not(table.game, seat, verb, card, -1)
    assert all(reason.cards == (card,) for reason in reasons), "a reason names what it is about"
    return [reason.rule for reason in reasons]


@pytest.mark.parametrize("seat", [FIRST, SECOND])
@pytest.mark.rule("LG-TURN-01")
def test_nobody_acts_on_the_turn_of_another(seat):
    table = turn_of(seat).hand("Agent", seat=seat)
    assert against(table, "play", HAND, "S.H.I.E.L.D. Agent", seat) == []
    assert against(table, "play", HAND, "S.H.I.E.L.D. Agent", 1 - seat) == ["LG-TURN-01"]


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_only_heroes_in_the_own_hand_are_played(seat):
    table = turn_of(seat).hand("Agent", "Wound", seat=seat).discard("Trooper", seat=seat)
    table.hand("Odinson", seat=1 - seat)
    assert against(table, "play", HAND, "S.H.I.E.L.D. Agent", seat) == []
    assert against(table, "play", HAND, "Wound", seat) == ["LG-WOUND-02"]
    assert against(table, "play", HAND, "Odinson", seat) == ["LG-PLAY-01"]
    assert against(table, "play", DISCARD, "S.H.I.E.L.D. Trooper", seat) == ["LG-PLAY-01"]


@pytest.mark.rule("LG-RECRUIT-01", "LG-RECRUIT-03")
def test_recruits_come_from_the_hq_and_the_stacks_for_their_full_cost():
    table = Scenario(sidekicks=True).hq("Odinson").hand("Agent").city(Bank="Sentinel").points(recruit=2)
    assert against(table, "recruit", HQ, "Odinson") == ["LG-RECRUIT-03"]
    assert against(table, "recruit", OFFICERS) == ["LG-RECRUIT-03"]
    assert against(table, "recruit", SIDEKICKS) == []
    assert against(table, "recruit", HAND) == ["LG-RECRUIT-01"]
    assert against(table, "recruit", CITY_ROW) == ["LG-RECRUIT-01"]
    table.points(recruit=3)
    assert against(table, "recruit", HQ, "Odinson") == []
    assert against(table, "recruit", OFFICERS) == []


@pytest.mark.rule("LG-RECRUIT-05")
def test_a_second_sidekick_is_refused_but_no_other_hero():
    table = Scenario(sidekicks=True).hq("Odinson").points(recruit=9)
    table.use("recruit", "Sidekick")
    assert against(table, "recruit", SIDEKICKS) == ["LG-RECRUIT-05"]
    assert against(table, "recruit", HQ, "Odinson") == []
    assert against(table, "recruit", OFFICERS) == []


@pytest.mark.rule("LG-WOUND-05")
def test_after_healing_nothing_is_recruited_or_fought():
    table = Scenario(sidekicks=True).hand("Wound").hq("Odinson").city(Bank="Sentinel").points(attack=9, recruit=9)
    table.heal()
    for verb, zone in (("recruit", HQ), ("recruit", OFFICERS), ("recruit", SIDEKICKS), ("fight", CITY_ROW)):
        assert against(table, verb, zone) == ["LG-WOUND-05"]
    assert against(table, "fight", MASTERMIND_SPACE) == ["LG-WOUND-05"]


@pytest.mark.rule("LG-WOUND-04")
@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_healing_is_refused_after_recruiting(seat):
    table = turn_of(seat).hand("Wound", seat=seat).hq("Odinson").points(recruit=3)
    assert against(table, "heal", HAND, "Wound", seat) == []
    table.recruit("Odinson")
    assert against(table, "heal", HAND, "Wound", seat) == ["LG-WOUND-04"]


@pytest.mark.rule("LG-WOUND-08")
@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_healing_is_refused_without_a_wound_in_the_own_hand(seat):
    table = turn_of(seat).hand("Agent", seat=seat).discard("Wound", seat=seat).hand("Wound", seat=1 - seat)
    assert against(table, "heal", DISCARD, "Wound", seat) == ["LG-WOUND-08"]


@pytest.mark.rule("LG-FIGHT-01", "LG-FIGHT-03")
def test_enemies_stand_in_the_city_or_are_the_mastermind():
    table = Scenario().hand("Agent").city(Bank="Sentinel").victory("Viper").points(attack=6)
    assert against(table, "fight", CITY_ROW) == []
    assert against(table, "fight", VICTORY) == ["LG-FIGHT-01"]
    assert against(table, "fight", HQ) == ["LG-FIGHT-01"]
    assert against(table, "fight", MASTERMIND_SPACE) == ["LG-FIGHT-03"]
    table.points(attack=7)
    assert against(table, "fight", MASTERMIND_SPACE) == []


def test_everything_against_a_fight_is_told_at_once():
    table = Scenario().hand("Wound").city(Bank="Venom").heal()
    assert against(table, "fight", CITY_ROW) == ["LG-WOUND-05", "LG-SPECIAL-01", "LG-FIGHT-03"]


@pytest.mark.rule("LG-MASTERMIND-03")
def test_a_mastermind_whose_tactics_are_all_taken_is_not_fought_again():
    table = Scenario(challenges=["final-showdown"]).tactics().points(attack=9)
    assert not table.can("fight")
    assert against(table, "fight", MASTERMIND_SPACE) == ["LG-MASTERMIND-03"]


@pytest.mark.rule("LG-CHALLENGE-20")
@pytest.mark.parametrize(("attack", "rules"), [(7, []), (6, ["LG-FIGHT-03"])])
def test_for_the_final_blow_it_is_only_a_question_of_attack(attack, rules):
    table = Scenario(challenges=["final-blow"]).tactics().points(attack=attack)
    assert table.can("fight") == (not rules)
    assert against(table, "fight", MASTERMIND_SPACE) == rules


def test_what_nobody_can_do_is_said_to_be_unknown():
    table = Scenario().hand("Agent")
    table.can("end")
    (card,) = table.state.zones[HAND.first]
    (reason,) = RULES.why_not(table.game, 0, "sing", card, -1)
    assert reason.rule == ""
    assert "play, recruit, fight and heal" in reason.text


def likes(option, rng):
    return {"play": 5, "fight": 4, "recruit": 2}.get(option.verb, 3 if option.verb != "end" else 1) + 3 * rng.random()


@pytest.mark.parametrize("seed", range(8))
def test_there_is_a_reason_against_exactly_what_is_not_offered(seed):
    """Of all that can be done, with every card that a seat knows, whoever is asked for whatever."""
    rng = random.Random(seed)
    heroes = rng.sample(sorted(COLLECTION.heroes), 4)
    setup = {"players": 2, "heroes": heroes, "expansions": list(COLLECTION.expansions), "sidekicks": True}
    setup["challenges"] = ["distracted", "final-showdown" if seed % 2 else "final-blow"]
    match = longbox.deal("legendary", seed=seed, record=False, open_hands=bool(seed % 3), **setup)
    game = match._game
    for number in range(250):
        if match.decision is None:
            break
        options = game.decision.options
        if any(option.verb == "end" for option in options):
            consistent.check(game)
        if number % 10 == seed:
            for deed, seat in product((*turn_deeds(), LENDING), (FIRST, SECOND)):
                known = [card for card in range(len(game.state.zone)) if knows(game.state, seat, card)]
                consistent.check_deed(game, seat, deed.verb, known if deed.what else [-1])
        match.choose(max(range(len(options)), key=lambda place: likes(options[place], rng)))
