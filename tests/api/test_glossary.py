"""The words that cards use are explained."""

import pytest

import longbox

every_game = pytest.mark.parametrize("game", longbox.games())


def card(game, name):
    return next(found for found in longbox.cards(game) if found.name == name)


@every_game
def test_terms_are_short_and_rest_on_rules_that_exist(game):
    rules = {rule.id for rule in longbox.rules(game)}
    ids = [term.id for term in longbox.glossary(game)]
    assert len(set(ids)) == len(ids)
    for term in longbox.glossary(game):
        assert term.kind in ("keyword", "symbol", "stat", "status", "term")
        assert term.text.endswith(".")
        assert len(term.text) < 220
        assert term.rules
        assert set(term.rules) <= rules


@every_game
def test_every_keyword_on_a_card_is_explained(game):
    explained = {term.id for term in longbox.glossary(game)}
    for found in longbox.cards(game):
        assert set(found.terms) <= explained
        assert set(found.facts.get("keywords", ())) <= explained


@every_game
def test_most_cards_use_words_that_are_explained(game):
    cards = [found for found in longbox.cards(game) if found.text]
    assert sum(bool(found.terms) for found in cards) > 0.8 * len(cards)


def test_a_card_knows_the_words_of_its_text():
    assert card("vs", "Black Panther").terms == ("ferocious",)
    assert "stunned" in card("champions", "Stampede").terms
    assert "ambush" in card("legendary", "Green Goblin").terms


def test_the_name_of_a_power_is_not_taken_for_a_keyword():
    iron_man = next(found for found in longbox.cards("vs") if "Repulsor Blast" in found.text)
    assert "blast" not in iron_man.terms
