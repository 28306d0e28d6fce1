"""Decks as players have them: Longbox's own lists, MarvelCDB's text and JSON, OCTGN's XML."""

import json
from pathlib import Path

import pytest

import longbox
from longbox.games.champions import RULES
from longbox.games.champions.chapters.deck_building import copies_of, starter

SAMPLES = Path(__file__).parent / "decks"
TEXT, JSON, XML = (SAMPLES / name for name in ("marvelcdb.txt", "marvelcdb.json", "octgn.o8d"))
SAME_AS = {TEXT: "black-panther-justice", JSON: "black-panther-protection", XML: "she-hulk-leadership"}
every_format = pytest.mark.parametrize("sample", SAME_AS, ids=lambda path: path.name)


def said_about(deck):
    return [str(problem) for problem in deck.problems()]


def changed(sample, old, new):
    text = sample.read_text("utf-8")
    assert old in text
    return longbox.Deck.parse(text.replace(old, new, 1))


@every_format
def test_a_deck_of_another_program_is_read_whole(sample):
    deck = longbox.Deck.load(sample)
    same = starter(SAME_AS[sample])
    assert said_about(deck) == []
    assert copies_of(RULES.library, deck.cards) == copies_of(RULES.library, same.cards)
    assert deck.headings["hero"] == same.headings["hero"]


@every_format
def test_a_deck_of_another_program_can_be_played_and_saved(sample):
    deck = longbox.Deck.load(sample)
    hero = deck.headings["hero"].lower().replace(" ", "-")
    game = longbox.deal("champions", seed=3, heroes=[hero], decks=[deck])
    assert longbox.load(game.save()).digest == game.digest


@every_format
def test_a_deck_converted_to_a_list_of_our_own_reads_back_the_same(sample):
    deck = longbox.Deck.load(sample)
    again = longbox.Deck.parse(deck.text())
    assert (again.name, again.game, again.cards) == (deck.name, "champions", deck.cards)
    assert again.headings["hero"] == deck.headings["hero"]
    assert again.text() == deck.text()


def test_name_and_aspect_come_along():
    text, data = longbox.Deck.load(TEXT), longbox.Deck.load(JSON)
    assert (text.name, text.headings["aspect"]) == ("The King's Justice", "Justice")
    assert (data.name, data.headings["aspect"]) == ("Nine Lives", "Protection")
    assert longbox.Deck.load(XML).name == "octgn"


def test_windows_marks_the_beginning_of_a_file(tmp_path):
    file = tmp_path / "deck.json"
    file.write_text("\ufeff" + JSON.read_text("utf-8"), "utf-8")
    assert said_about(longbox.Deck.load(file)) == []


@pytest.mark.rule("MC-DECK-04")
@pytest.mark.parametrize(
    ("sample", "old", "new", "card"),
    [
        (TEXT, "1x Daredevil (Core Set)", "1x Quake (Agents)", "Quake"),
        (TEXT, "1x Daredevil (Core Set)", "1x Daredevil (Another Box)", "Daredevil (Another Box)"),
        (JSON, '"01076"', '"99001"', "99001"),
        (XML, ">Vision<", ">Wonder Man<", "Wonder Man"),
    ],
)
def test_a_card_that_longbox_does_not_know_is_named(sample, old, new, card):
    deck = changed(sample, old, new)
    assert (1, card) in deck.cards
    complaints = [problem for problem in deck.problems() if repr(card) in problem.text]
    assert [problem.rule for problem in complaints] == ["MC-DECK-04"]
    assert complaints[0].cure


def test_a_reprint_is_the_same_card():
    assert said_about(changed(TEXT, "1x Haymaker (Core Set)", "1x Haymaker (Another Box)")) == []


@pytest.mark.rule("MC-DECK-01")
@pytest.mark.parametrize(
    ("sample", "old", "new"),
    [
        (TEXT, "\nBlack Panther\n", "\nAnt-Man\n"),
        (JSON, '"01040a",\n  "hero_name": "Black Panther"', '"12001a",\n  "hero_name": "Ant-Man"'),
        (XML, ">She-Hulk<", ">Ant-Man<"),
    ],
)
def test_a_hero_that_longbox_does_not_know_is_named(sample, old, new):
    complaint = next(problem for problem in changed(sample, old, new).problems() if problem.rule == "MC-DECK-01")
    assert complaint.text == "there is no hero 'Ant-Man'"
    assert "Iron Man" in complaint.cure


@pytest.mark.rule("MC-DECK-01")
def test_a_card_is_no_hero():
    deck = longbox.Deck.parse("Game: champions\nHero: Haymaker\n1 Haymaker\n")
    assert [problem.rule for problem in deck.problems()] == ["MC-DECK-01"]


@pytest.mark.rule("MC-DECK-09")
def test_a_second_hero_is_not_lost():
    deck = changed(XML, ">Jennifer Walters<", ">Iron Man<")
    assert "Iron Man does not belong into a deck of She-Hulk (rule MC-DECK-09). Take it out." in said_about(deck)


@pytest.mark.parametrize(
    ("sample", "old", "new", "said"),
    [
        (TEXT, "1x Daredevil (Core Set)", "Daredevil, once", "Line 9 of the deck can't be read: 'Daredevil, once'"),
        (JSON, '"01076": 1', '"01076": "one"', "A part of the deck can't be read: '01076: one'"),
        (JSON, '"01076": 1', '"01076": -1', "A part of the deck can't be read: '01076: -1'"),
        (XML, '<card qty="1" id="">Vision', '<card qty="one" id="">Vision', "A part of the deck can't be read: '<card"),
    ],
)
def test_what_can_not_be_read_is_said(sample, old, new, said):
    assert any(line.startswith(said) for line in said_about(changed(sample, old, new)))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"slots": {"01002": 1,', "begins as JSON, but line 1 is not"),
        ('{"name": "no cards"}', 'it has no "slots"'),
        ('{"slots": ' + "[" * 100_000, "begins as JSON, but can't be read"),
        ("<deck><section>", "begins as XML, but can't be read"),
        ("<html></html>", "not a <deck>"),
        ('<deck game="0000"></deck>', "for another game"),
        ('<!DOCTYPE deck [<!ENTITY a "aaaa">]><deck>&a;</deck>', "declares a document type"),
    ],
)
def test_a_broken_file_is_refused_in_a_sentence(text, said):
    with pytest.raises(longbox.SetupError) as refused:
        longbox.Deck.parse(text)
    assert said in str(refused.value)


def test_a_name_can_not_smuggle_lines_into_a_list():
    data = json.loads(JSON.read_text("utf-8")) | {"name": "Nine\nGame: vs\nLives #2"}
    deck = longbox.Deck.parse(json.dumps(data))
    assert longbox.Deck.parse(deck.text()).game == "champions"
    assert longbox.Deck.parse(deck.text()).name == deck.name == "Nine Game: vs Lives 2"


@pytest.mark.parametrize(
    ("above", "name", "hero"),
    [
        ("Spider-Man\n", "Spider-Man", "Spider-Man"),
        ("Spider-Man\nSpider-Man\n", "Spider-Man", "Spider-Man"),
        ("3 Ways to Win\nPeter Parker (Core Set)\n", "3 Ways to Win", "Spider-Man"),
        ("Mine\nHero: Spider-Man\n", "Mine", "Spider-Man"),
    ],
)
def test_the_lines_above_the_cards_are_name_and_hero(above, name, hero):
    deck = longbox.Deck.parse(f"{above}Allies\n1x Black Cat (Core Set)\n")
    assert (deck.name, deck.headings["hero"], deck.unread) == (name, hero, ())
    assert deck.cards == ((1, "Black Cat"),)


def test_below_a_section_nothing_is_taken_for_the_hero():
    deck = longbox.Deck.parse("Mine\nAllies\nBlack Cat, once\n1x Aunt May (Core Set)\n")
    assert deck.unread == ((3, "Black Cat, once"),)
    assert "hero" not in deck.headings


def test_a_list_that_names_its_game_is_our_own():
    deck = longbox.Deck.parse("Game: vs\nAllies\n4 Ant-Man (the small one)\n")
    assert (deck.game, deck.cards, deck.unread) == ("vs", ((4, "Ant-Man (the small one)"),), ((2, "Allies"),))


@pytest.mark.rule("MC-DECK-02", "MC-DECK-05")
def test_a_number_that_no_deck_has_is_refused_at_once():
    rules = {
        problem.rule for problem in longbox.Deck.parse("Game: champions\nHero: Iron Man\n9999 Haymaker").problems()
    }
    assert {"MC-DECK-02", "MC-DECK-05"} <= rules
    assert longbox.Deck.parse("Game: champions\n" + "9" * 5000 + " Haymaker").unread


def test_every_player_card_has_a_code_of_its_own():
    codes = [card.fact("code") for card in RULES.library if "icons" in card.facts or card.kind == "identity"]
    assert len(codes) == len(set(codes)) == 96
    assert {codes[0], RULES.library["black-cat"].fact("code"), RULES.library["tenacity"].fact("code")} == {
        "01001a", "01002", "01093",
    }  # fmt: skip
