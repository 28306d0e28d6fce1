"""`longbox cards`: what is printed on a card, and finding cards by whose they are."""

import pytest

import longbox
from longbox.terminal import reading
from longbox.terminal.lookup import matching, show_cards
from terminal.keyboard import Keyboard


def read(game: str, query: str) -> str:
    """What the command shows, without the frames of cards and line breaks."""
    keyboard = Keyboard(width=200)
    show_cards(keyboard.screen, [game], query)
    return " ".join(keyboard.shown.replace("│", " ").split())


def names(game: str, query: str) -> set[str]:
    return {card.name for found in matching(game, query) for card in found}


@pytest.mark.parametrize(
    ("query", "printed"),
    [
        ("tigra", "unique, Greer Grant Nelson, aspect: aggression"),
        ("tigra", "cost 3, THW 1 (1 consequential damage), ATK 2 (1 consequential damage), health 3"),
        ("black cat", "ATK 1, health 2"),
        ("energy channel", "resources: mental"),
        ("aunt may", "unique, Hero: Spider-Man"),
        ("rhino ii", "Rhino II villain"),
        ("rhino ii", "health 15 per player"),
        ("the break-in! 1b", "target threat 7 per player, threat each round 1 per player"),
        ("breakin' & takin'", "starting threat 2, boost 2 hazard icon"),
        ("heart-shaped herb", "boost star"),
        ("backflip", "Hero: Spider-Man, 2 copies"),
    ],
)
def test_a_champions_card_shows_what_is_printed(query: str, printed: str) -> None:
    assert printed in read("champions", query)


@pytest.mark.parametrize(
    ("query", "printed"),
    [
        ("astonishing strength", "Hero: Spider-Man, 5 copies"),
        ("astonishing strength", "cost 2, Recruit 1"),
        ("high-tech weaponry", "Attack 2+"),
        ("juggernaut", "group: Brotherhood, 2 copies"),
        ("cruel ruler", "Mastermind: Loki"),
        ("loki", "Attack 10, VP 5"),
    ],
)
def test_a_legendary_card_shows_what_is_printed(query: str, printed: str) -> None:
    assert printed in read("legendary", query)


@pytest.mark.parametrize(
    ("query", "printed"), [("hulk", "level 2 Avengers ATK 6, DEF 6, health 6"), ("stark tech", "4 copies Avengers")]
)
def test_a_vs_card_shows_what_is_printed(query: str, printed: str) -> None:
    assert printed in read("vs", query)


@pytest.mark.parametrize(
    ("game", "query", "some", "others"),
    [
        ("champions", "captain marvel", {"Captain Marvel", "Carol Danvers", "Energy Channel"}, {"Backflip"}),
        ("champions", "bomb scare", {"Bomb Scare", "Explosion", "False Alarm"}, {"Stampede"}),
        ("champions", "aggression", {"Tigra", "Uppercut"}, {"Black Cat"}),
        ("legendary", "spider-man", {"The Amazing Spider-Man", "Web-Shooters"}, {"Silent Sniper", "Michelle"}),
        ("legendary", "brotherhood", {"Blob", "Juggernaut", "Mystique", "Sabretooth"}, {"Loki"}),
        ("legendary", "dr. doom", {"Dr. Doom", "Dark Technology"}, {"Cruel Ruler"}),
        ("vs", "avengers", {"Avengers Mansion", "Stark Tech", "Thor"}, {"Magneto"}),
    ],
)
def test_cards_are_found_by_whose_they_are(game: str, query: str, some: set[str], others: set[str]) -> None:
    found = names(game, query)
    assert some <= found
    assert not others & found


def test_the_card_of_that_name_comes_first() -> None:
    called, theirs = matching("champions", "rhino")
    assert [card.name for card in called] == ["Rhino"] * 3
    assert "Charge" in [card.name for card in theirs]


def test_words_of_texts_are_sought_only_where_no_name_fits() -> None:
    assert "Backflip" in names("champions", "prevent all")
    assert "Backflip" not in names("champions", "stampede")


@pytest.mark.parametrize(("book", "needs"), [("compiled", "wounds"), ("marvel-battles", "stuns")])
def test_a_card_is_read_as_the_table_plays_it(book: str, needs: str) -> None:
    keyboard = Keyboard(width=200)
    reading.show_cards(
        keyboard.screen, longbox.deal("vs", decks=["guardians-of-the-galaxy", "x-men"], rules=book), 0, "gamora"
    )
    assert f"character that Gamora {needs}" in keyboard.shown
    assert f"character that it {needs}" in keyboard.shown
