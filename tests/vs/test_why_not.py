"""The program says why something can't be done, with the rule."""

import random

import pytest

import longbox
from longbox.engine.view import knows
from longbox.games.vs import RULES
from longbox.games.vs.chapters.why_not import DEEDS, offered_by
from longbox.games.vs.table.characters import everybody
from longbox.games.vs.table.zones import HAND

from .duel import ENEMY


def in_hand(duel, name):
    return next(card for card in duel.game.state.zones[HAND.at(0)] if duel.game.face(card).name == name)


def why(duel, verb, card, target=None):
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    subject = card if isinstance(card, int) else duel.card(card)
    aim = -1 if target is None else duel.card(target)
    return [reason.rule for reason in RULES.why_not(duel.game, 0, verb, subject, aim)]


def test_why_not_attack(duel):
    duel.you(front=["Hulk", "Thor", "Ant-Man"], back=["Daredevil", "Hawkeye"])
    duel.enemy(main="Loki", front=["Ultron", "Red Skull", "Ronan"], back=["Mystique"])
    duel.exhaust("Ant-Man").stun("Ronan")
    assert why(duel, "attack", "Hulk", "Ultron") == []
    assert why(duel, "attack", "Hulk", "Mystique") == ["VS-ATTACK-03"]
    assert why(duel, "attack", "Thor", "Mystique") == ["VS-FLIGHT-02"]
    assert why(duel, "attack", "Ant-Man") == ["VS-ZONES-15"]
    assert why(duel, "attack", "Daredevil") == ["VS-RANGED-01"]
    assert why(duel, "attack", "Hawkeye", "Red Skull") == ["VS-KEYWORD-04"]
    assert why(duel, "attack", "Hulk", "Ronan") == ["VS-ATTACK-06"]
    assert why(duel, "attack", "Hulk", "Thor") == ["VS-ATTACK-12"]
    assert why(duel, "attack", "Ultron") == ["VS-ATTACK-12"]
    duel.attacks("Hulk", on="Ultron")
    assert "VS-MAIN-02" in why(duel, "attack", "Thor", "Ultron")


def test_the_reason_is_a_sentence_with_its_cards(duel):
    duel.you(front=["Thor"]).enemy(front=["Doctor Octopus"], back=["Mystique"])
    duel.decision  # noqa: B018
    reason = RULES.why_not(duel.game, 0, "attack", duel.card("Thor"), duel.card("Mystique"))[0]
    assert reason.text == "Doctor Octopus in front keeps Thor from flying over"
    assert reason.cards == (duel.card("Doctor Octopus"),)


def test_why_not_play(duel):
    duel.you(main="Magneto", front=["Nova"], hand=["Think Again", "Extinguish", "Thor"]).enemy(front=["Ultron"])
    assert why(duel, "play", in_hand(duel, "Think Again")) == ["VS-PLOT-06", "VS-PLOT-08"]
    assert why(duel, "play", in_hand(duel, "Extinguish")) == []
    assert why(duel, "play", in_hand(duel, "Thor")) == ["VS-PLOT-01"]
    duel.attacks("Nova", on="Ultron")
    assert why(duel, "play", in_hand(duel, "Extinguish")) == ["VS-PLOT-04"]


def test_why_not_use(duel):
    duel.you(front=["Thor", "Hulk", "Ant-Man", "Luke Cage"], hand=["Laboratory"]).enemy(front=["Abomination"])
    duel.stun("Hulk")
    assert why(duel, "use", "Thor") == []
    assert why(duel, "use", "Hulk") == ["VS-POWER-20"]
    assert why(duel, "use", "Ant-Man") == ["VS-POWER-01"]
    assert why(duel, "use", "Luke Cage") == ["VS-POWER-03", "VS-POWER-04", "VS-POWER-07"]
    duel.uses("Thor", "Lightning Strike", "Abomination")
    assert why(duel, "use", "Thor") == ["VS-POWER-11", "VS-POWER-07"]


def test_why_not_recruit_or_lay_a_resource(duel):
    duel.you(hand=["Thor", "Captain America", "Ant-Man"], locations=["Academy"] * 3)
    assert why(duel, "recruit", in_hand(duel, "Ant-Man")) == ["VS-FORMATION-06"]


def test_why_not_recruit_in_the_recruit_step(duel):
    duel.you(hand=["Thor", "Captain America", "Ant-Man"], locations=["Academy"] * 3)
    duel.starts("turn")
    assert why(duel, "recruit", in_hand(duel, "Ant-Man")) == ["VS-FORMATION-06"]
    assert why(duel, "resource", in_hand(duel, "Ant-Man")) == []
    duel.takes("done")
    assert why(duel, "resource", in_hand(duel, "Ant-Man")) == ["VS-RESOURCE-01"]
    assert why(duel, "recruit", in_hand(duel, "Ant-Man")) == []
    assert why(duel, "recruit", in_hand(duel, "Thor")) == ["VS-RECRUIT-05"]
    assert why(duel, "recruit", in_hand(duel, "Captain America")) == ["VS-UNIQUE-05"]


@pytest.mark.rule("VS-TEAM2V2-08")
def test_a_character_that_only_the_teammate_can_have_may_be_recruited(teams):
    teams.game.state.recruit_for_teammate = 1
    teams.you(hand=["Captain America"], locations=["Academy"] * 7).third(main="Hulk")
    teams.starts("turn").takes("done")
    assert why(teams, "recruit", in_hand(teams, "Captain America")) == [], "for Hulk's side"


def test_why_not_power_up(duel):
    duel.you(front=["Thor", "Hulk"], hand=["Thor", "Hulk", "Ant-Man"]).enemy(front=["Abomination"])
    duel.stun("Hulk")
    assert why(duel, "power up", in_hand(duel, "Thor"), "Thor") == []
    assert why(duel, "power up", in_hand(duel, "Hulk")) == ["VS-POWERUP-02"]
    assert why(duel, "power up", in_hand(duel, "Ant-Man")) == ["VS-POWERUP-01"]


def test_why_not_join(duel):
    duel.you(front=["Hulk", "Thor", "Luke Cage", "Mystique"], back=["Hawkeye"]).enemy(front=["Ultron"])
    duel.exhaust("Luke Cage")
    assert why(duel, "join", "Thor") == ["VS-TEAM-01"], "nobody attacks yet"
    duel.takes("attack", "Hulk", to="Ultron")
    assert why(duel, "join", "Thor") == []
    assert why(duel, "join", "Hulk") == why(duel, "join", "Hawkeye") == ["VS-TEAM-01"]
    assert why(duel, "join", "Luke Cage") == ["VS-ZONES-15"]
    assert why(duel, "join", "Mystique") == ["VS-TEAM-02"]
    assert why(duel, "join", "Ultron") == ["VS-ATTACK-12"]


def test_what_is_being_asked_comes_first(duel):
    duel.you(front=["Thor"], hand=["Laboratory", "Laboratory", "Academy"]).enemy(front=["Abomination"])
    assert why(duel, "pay", in_hand(duel, "Laboratory")) == ["VS-POWER-07"], "there is nothing to pay for"
    assert RULES.why_not(duel.game, ENEMY, "pay", in_hand(duel, "Academy"), -1)
    assert RULES.why_not(duel.game, ENEMY, "attack", duel.card("Abomination"), duel.card("Thor"))


def known_cards(game, seat):
    return [card for card in range(len(game.state.definition)) if knows(game.state, seat, card)]


def is_alike(game, card, option):
    """Whether to take one card or the other is the same: of cards that are alike and out of play one is offered."""
    state = game.state
    return state.definition[card] is state.definition[option.card] and state.zone[card] == state.zone[option.card]


def check_all_deeds(game):
    """Whatever is offered has no reason against it, and whatever is not has one, for each card that a seat knows."""
    seat = game.decision.seat
    now = {deed.verb for deed in offered_by(game, game.decision)}
    for verb in {deed.verb for deed in DEEDS}:
        offers = [option for option in game.decision.options if option.verb == verb] if verb in now else []
        named = {option.card for option in offers}
        for card in known_cards(game, seat):
            reasons = RULES.why_not(game, seat, verb, card, -1)
            assert all(reason.text for reason in reasons)
            if card in named:
                assert not reasons, f"to {verb} {game.face(card).name} is offered"
            elif not any(is_alike(game, card, option) for option in offers):
                assert reasons, f"to {verb} {game.face(card).name} is not offered"
        check_targets(game, seat, verb, [option for option in offers if option.to >= 0])


def check_targets(game, seat, verb, offers):
    pairs = {(option.card, option.to) for option in offers}
    for card in {option.card for option in offers}:
        for target in everybody(game):
            reasons = RULES.why_not(game, seat, verb, card, target)
            assert bool(reasons) != ((card, target) in pairs), f"{verb} {game.face(card).name}: {reasons}"


MODES = (
    {"decks": ["avengers", "super-villains"]},
    {"decks": ["x-men", "guardians-of-the-galaxy"], "mains": ["Rocket", "Storm"]},
    {"decks": ["super-villains", "guardians-of-the-galaxy", "avengers"], "mains": ["Magneto", "Gamora", "Hulk"]},
    {"mode": "two-against-two", "recruit_for_teammate": True},
    {"mode": "two-headed"},
)


@pytest.mark.parametrize("setup", MODES)
@pytest.mark.parametrize("seed", range(3))
def test_exactly_what_has_no_reason_against_it_is_offered(setup, seed):
    match = longbox.deal("vs", seed=seed, record=False, **setup)
    game, rng = match._game, random.Random(seed)
    while game.decision is not None:
        if rng.random() < 0.1:
            check_all_deeds(game)
        match.choose(rng.randrange(len(game.decision.options)))
