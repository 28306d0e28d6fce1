"""Set-ups that can't be played are refused in a sentence, and nothing is dealt."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import pytest

import longbox

WRONG = [
    ("chess", {}, "there is no game 'chess'; Longbox has vs, champions, legendary"),
    ("legendery", {}, "Did you mean 'legendary'?"),
    ("vs", {"seed": 1.5}, "the seed must be a whole number or a text"),
    ("vs", {"colour": "red"}, "has no setting 'colour'"),
    ("vs", {"decks": ["avengrs", "super-villains"]}, "Decks can't be 'avengrs'. Did you mean 'avengers'?"),
    ("vs", {"decks": ["avengers"]}, "VS-SCOPE-03"),
    ("vs", {"decks": 7}, "Decks must be a list"),
    ("vs", {"mode": ["two-headed"]}, "Mode can't be ['two-headed']"),
    ("champions", {"heroes": ["batman"]}, "Heroes can't be 'batman'"),
    ("champions", {"heroes": []}, "MC-SETUP-01"),
    ("champions", {"heroes": "spider-man"}, "Heroes must be a list"),
    ("champions", {"scenario": "galactus"}, "Scenario can't be 'galactus'"),
    ("champions", {"expert": "very"}, "Expert can't be 'very'"),
    ("legendary", {"players": 9}, "LG-SETUP-01"),
    ("legendary", {"players": "two"}, "Players can't be 'two'"),
    ("legendary", {"mastermind": "darkseid"}, "Mastermind can't be 'darkseid'"),
    ("legendary", {"heroes": ["cyclops", "cyclops"]}, "twice"),
]


@pytest.mark.parametrize(("name", "setup", "said"), WRONG)
def test_a_wrong_set_up_is_refused_in_a_sentence(name, setup, said):
    with pytest.raises(longbox.SetupError) as refused:
        longbox.deal(name, **setup)
    assert said in str(refused.value)


def test_every_folder_of_a_game_is_a_game_and_says_where_it_stands_in_lists():
    folders = {folder.name for folder in iter_modules(import_module("longbox.games").__path__) if folder.ispkg}
    assert set(longbox.games()) == folders
    places = [longbox.about(game).place for game in longbox.games()]
    assert places == sorted(set(places))


LOOKED_UP = [
    longbox.about,
    longbox.cards,
    longbox.rules,
    longbox.topics,
    longbox.windows,
    longbox.setup,
    longbox.lessons,
    longbox.glossary,
]


@pytest.mark.parametrize("look_up", LOOKED_UP, ids=lambda one: one.__name__)
def test_whatever_is_looked_up_of_an_unknown_game_is_refused_in_the_same_sentence(look_up):
    with pytest.raises(longbox.SetupError, match=r"there is no game 'legendery'.*Did you mean 'legendary'"):
        look_up("legendery")


def test_each_problem_of_a_set_up_is_a_sentence_of_its_own():
    with pytest.raises(longbox.SetupError) as refused:
        longbox.deal("legendary", mastermind="darkseid", scheme="peace")
    first, second = str(refused.value).splitlines()
    assert first.startswith("Mastermind can't be 'darkseid'")
    assert second.startswith("Scheme can't be 'peace'")


def test_the_form_tells_what_can_be_chosen_and_its_defaults_can_be_played():
    for name in longbox.games():
        form = longbox.setup(name)
        assert all(item.words for item in form)
        assert longbox.check(name) == []
        assert longbox.check(name, **{item.name: item.default for item in form}) == []


def test_a_problem_names_rule_and_cure():
    problem = longbox.check("champions", heroes=[])[0]
    assert problem.rule == "MC-SETUP-01"
    assert problem.cure


def test_a_deck_of_the_wrong_size_is_refused_by_rule():
    deck = longbox.Deck.parse("Game: vs\nName: my-avengers\nMain: Captain America\n59 Ant-Man\n")
    rules = {problem.rule for problem in deck.problems()}
    assert "VS-DECK-01" in rules
    with pytest.raises(longbox.SetupError, match="VS-DECK-01"):
        longbox.deal("vs", decks=[deck, "super-villains"])


def test_a_deck_without_a_game_and_one_that_can_not_be_read(tmp_path):
    assert "does not say for which game" in str(longbox.Deck.parse("4 Ant-Man").problems()[0])
    with pytest.raises(longbox.SetupError, match="can't be read"):
        longbox.Deck.load(tmp_path / "nothing.txt")
    (tmp_path / "picture.txt").write_bytes(b"\xff\xd8\xff")
    with pytest.raises(longbox.SetupError, match="can't be read"):
        longbox.Deck.load(tmp_path / "picture.txt")


def test_cards_and_rules_can_be_looked_up():
    for name in longbox.games():
        cards = longbox.cards(name)
        assert all(card.id and card.name and card.kind for card in cards)
        assert len({card.id for card in cards}) == len(cards)
        assert all(rule.id and rule.text for rule in longbox.rules(name))


def test_decks_alone_say_who_plays():
    match = longbox.deal("champions", seed=1, decks=["iron-man-aggression", "she-hulk-justice"])
    identities = [match.view(0)["zones"][f"area:{seat}"]["cards"][0]["name"] for seat in range(match.seats)]
    assert identities == ["Tony Stark", "Jennifer Walters"]
    other = longbox.check("champions", decks=["iron-man-aggression"], heroes=["spider-man"])
    assert [problem.rule for problem in other] == ["MC-DECK-09"]


@pytest.mark.parametrize("name", longbox.games())
def test_what_a_reader_does_to_a_form_or_a_drawn_set_up_changes_no_other(name):
    before = [repr(item) for item in longbox.setup(name)]
    values = [*(item.default for item in longbox.setup(name)), *longbox.draw(name, seed=3).values()]
    for value in values:
        if isinstance(value, list):
            value.append("nobody")
    assert [repr(item) for item in longbox.setup(name)] == before
    assert longbox.deal(name, seed=3).decision is not None


def test_a_set_up_that_was_dealt_before_lets_no_other_pass_for_it():
    """A set-up that is dealt over and over is checked once."""
    heroes = ["spider-man"]
    longbox.deal("champions", heroes=heroes, first=0)
    with pytest.raises(longbox.SetupError, match="First can't be False"):
        longbox.deal("champions", heroes=heroes, first=False)
    heroes.append("she-hulk")
    assert longbox.deal("champions", heroes=heroes, first=0).seats == 2
    with pytest.raises(longbox.SetupError, match="no setting"):
        longbox.deal("champions", heroes=heroes, last=0)
