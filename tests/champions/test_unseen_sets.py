"""Modular sets that are drawn at random, without anybody looking."""

from collections import Counter

import pytest

import longbox
from longbox.games.champions.chapters.encounter_deck import refill_encounter_decks
from longbox.games.champions.table.encounter_sets import MODULAR
from longbox.games.champions.table.zones import ENCOUNTER_DECKS, ENCOUNTER_DISCARDS

UNSEEN = {"modular": [], "random_modular": 1}


def sets_of(match) -> Counter[str]:
    """How many cards of each modular set are in the game, whatever anybody knows."""
    names = {name.replace("-", "_") for name in MODULAR}
    return Counter(card.set for card in match._game.state.definition if card.set in names)


def with_bomb_scare():
    """A game that has drawn a set of six cards, as two others are."""
    dealt = (longbox.deal("champions", seed=seed, **UNSEEN) for seed in range(50))
    return next(match for match in dealt if "bomb_scare" in sets_of(match))


@pytest.mark.rule("MC-MODULAR-01", "MC-MODULAR-02")
def test_sets_are_drawn_from_those_that_nobody_chose():
    drawn = Counter()
    for seed in range(60):
        (name,) = sets_of(longbox.deal("champions", seed=seed, **UNSEEN))
        drawn[name] += 1
    assert len(drawn) == len(MODULAR)
    for seed in range(20):
        found = sets_of(longbox.deal("champions", seed=seed, modular=["bomb-scare"], random_modular=2))
        assert len(found) == 3
        assert found["bomb_scare"] == 6


def test_no_more_sets_are_drawn_than_there_are():
    problems = longbox.check("champions", modular=["bomb-scare"], random_modular=5)
    assert [problem.rule for problem in problems] == ["MC-MODULAR-01"]


def test_a_guess_at_a_set_that_nobody_has_met_may_be_another_of_its_size():
    """Bomb Scare, Legions of Hydra and The Doomsday Chair have six cards; the number of cards is no secret."""
    match = with_bomb_scare()
    seen = match.view(0)
    guesses = [match.determinize(0, seed=seed) for seed in range(40)]
    assert {name for guess in guesses for name in sets_of(guess)} == {
        "bomb_scare", "legions_of_hydra", "the_doomsday_chair"
    }  # fmt: skip
    assert all(guess.view(0) == seen for guess in guesses)


def test_games_that_look_alike_are_guessed_alike():
    """A guess does not depend on the set that is really there."""
    guessed = [match.determinize(0, seed=3) for seed in range(30) if (match := exchanged(seed)) is not None]
    assert len({guess.digest for guess in guessed}) == 1
    assert len(guessed) > 3


def exchanged(seed):
    """The game of one seed, with the set that another seed draws instead of its own, if that has as many cards."""
    match = longbox.deal("champions", seed=1, **UNSEEN)
    other = longbox.deal("champions", seed=seed, **UNSEEN)
    (mine,), (drawn,) = sets_of(match), sets_of(other)
    state, cards = match._game.state, [card for card in other._game.state.definition if card.set == drawn]
    places = [card for card, definition in enumerate(state.definition) if definition.set == mine]
    if len(places) != len(cards):
        return None
    state.put_all("definition", zip(places, cards, strict=True))
    state.drawn = other._game.state.drawn
    return match


def test_a_set_of_which_a_card_was_met_is_no_secret():
    """As soon as one of its cards lies open, or was shuffled back into the encounter deck, the set is known."""
    match = with_bomb_scare()
    game = match._game
    (name,) = sets_of(match)
    card = next(card for card, definition in enumerate(game.state.definition) if definition.set == name)
    game.show([card])
    assert all(set(sets_of(match.determinize(0, seed=seed))) == {name} for seed in range(20))
    for card in game.state.zones[ENCOUNTER_DECKS[0].at()][:]:
        game.move(card, ENCOUNTER_DISCARDS[0].at())
    refill_encounter_decks(game)
    assert all(set(sets_of(match.determinize(0, seed=seed))) == {name} for seed in range(20))
