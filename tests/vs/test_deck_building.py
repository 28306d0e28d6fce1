"""What a deck must be (rulebook: Deck Building Rules, Universes)."""

from itertools import groupby

import pytest

import longbox
from longbox.engine.cards import Library
from longbox.engine.decks import Deck
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.choosing import form
from longbox.games.vs.chapters.deck_building import deck_problems, symbols_on, universe
from longbox.games.vs.chapters.deck_lists import STARTERS, cards_of, find, starter
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.editions import EDITIONS, MARVEL_BATTLES, MCU
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.powers import Loyalty
from longbox.games.vs.table.zones import DECK, FACEHUGGERS
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.keywords import LEGION, ONE_OF_A_KIND
from longbox.games.vs.vocabulary.powers import main_power

from .made_up import made_up, made_up_equipment, made_up_main

MCU_SET = "The MCU Battles"

FIFTY_SIX = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "4 Ant-Man", "4 Black Widow", "4 Thor",
             "4 Ultron", "4 Beast", "4 Storm", "4 Open Fire", "4 Find Cover", "4 Nova", "4 Drax"]  # fmt: skip
FOUR_MORE = ["4 Cosmo"]

AVENGERS = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "4 Open Fire", "4 Find Cover",
            "4 Savage Surprise", "4 Ant-Man", "4 Black Widow", "4 Thor", "4 Hawkeye", "4 Spider-Man", "4 Luke Cage",
            "4 Avengers Mansion"]  # fmt: skip
"""Fifty-six cards without a team or of the Avengers."""


def location(name, *symbols, team=(), set="", id=""):
    return VsCard(name, "location", id=id, set=set, traits=team, names=frozenset((name,)), symbols=symbols)


def problems(*lines, main="Hulk", cards=(), book=COMPILED):
    """What is wrong with a deck of these lines, in a library that also has these cards."""
    library = Library()
    for card in (*LIBRARY, *cards):
        library.add(card)
    deck = Deck.parse("\n".join(("Name: mine", *lines)))
    return deck_problems(library, deck, main, EDITIONS[book], RULES.awaited)


def broken(*lines, **more):
    """The rules that such a deck breaks."""
    return [problem.rule for problem in problems(*lines, **more)]


# Sixty cards, four of each


@pytest.mark.rule("VS-DECK-01", "VS-SETUP-01")
@pytest.mark.parametrize(("last", "cure"), [("3 Cosmo", "Add 1."), ("5 Legionnaire", "Take out 1."), ("4 Cosmo", "")])
def test_a_deck_has_sixty_cards(last, cure):
    found = problems(*FIFTY_SIX, last, cards=[made_up("Legionnaire", LEGION)])
    assert [(problem.rule, problem.cure) for problem in found] == ([("VS-DECK-01", cure)] if cure else [])


@pytest.mark.rule("VS-DECK-03")
def test_a_deck_has_at_most_four_of_a_card():
    (problem,) = problems(*FIFTY_SIX[:-1], "5 Drax", "3 Cosmo")
    assert str(problem) == ('Deck "mine" has 5 copies of Drax; a deck may have 4 (rule VS-DECK-03). Take out 1.')
    assert broken(*FIFTY_SIX[:-1], "3 Drax", "2 Drax", "3 Cosmo") == ["VS-DECK-03"], "in several lines or in one"


@pytest.mark.rule("VS-DECK-03")
def test_two_cards_of_a_name_do_not_share_the_limit():
    other = made_up("Drax")
    other.id = "another-drax"
    assert broken(*FIFTY_SIX, "4 another-drax", cards=[other]) == []


@pytest.mark.rule("VS-DECK-04")
def test_one_of_a_kind_is_in_a_deck_once():
    belt = made_up("Belt", ONE_OF_A_KIND)
    assert broken(*FIFTY_SIX, "3 Cosmo", "1 Belt", cards=[belt]) == []
    assert broken(*FIFTY_SIX, "2 Cosmo", "2 Belt", cards=[belt]) == ["VS-DECK-04"]


@pytest.mark.rule("VS-DECK-04")
def test_of_a_legion_a_deck_may_have_any_number():
    assert broken("60 Legionnaire", cards=[made_up("Legionnaire", LEGION)]) == []
    assert "VS-DECK-03" in broken("60 Legionnaire", cards=[made_up("Legionnaire")])


@pytest.mark.rule("VS-DECK-07", "VS-SETUP-02")
def test_tokens_are_neither_in_the_deck_nor_counted():
    token = made_up("Imp", kind="token")
    assert broken(*FIFTY_SIX, *FOUR_MORE, "1 Imp", cards=[token]) == ["VS-DECK-07"]
    assert broken(*FIFTY_SIX, "3 Cosmo", "1 Imp", cards=[token]) == ["VS-DECK-01", "VS-DECK-07"]


@pytest.mark.rule("VS-SCOPE-05", "VS-DECK-06")
@pytest.mark.parametrize(("book", "expected"), [(COMPILED, []), (MCU, []), (MARVEL_BATTLES, ["VS-SCOPE-05"])])
def test_whether_there_is_equipment_depends_on_the_book(book, expected):
    assert broken(*FIFTY_SIX, "4 Shield", cards=[made_up_equipment("Shield")], book=book) == expected


@pytest.mark.rule("VS-DECK-11", "VS-DECK-02")
def test_eggs_bring_their_pile_beside_the_sixty():
    hive = Deck.parse("\n".join(("Name: hive", "Main: Loki", *FIFTY_SIX, "4 Ovomorph")))
    zones = longbox.deal("vs", decks=[hive, "avengers"])._game.state.zones
    assert [len(zones[DECK.at(seat)]) for seat in (0, 1)] == [60, 60]
    assert [len(zones[FACEHUGGERS.at(seat)]) for seat in (0, 1)] == [4, 0]


# Neutral Locations and symbols


@pytest.mark.rule("VS-DECK-08", "VS-LOCATION-13")
def test_a_neutral_location_goes_by_one_name():
    library = location("Library", "Intellect")
    lines = ["2 Academy", "2 Library", *FIFTY_SIX[1:], *FOUR_MORE]
    (problem,) = problems(*lines, cards=[library])
    assert problem.rule == "VS-DECK-08"
    assert problem.cure == "Keep to one of the names: Academy or Library."
    special = location("Library", "Intellect", team=("Avengers",))
    assert broken(*lines, cards=[special]) == [], "a team's Location is another one"


@pytest.mark.rule("VS-DECK-08", "VS-LOCATION-13")
def test_neutral_locations_of_several_sets_are_one_location():
    again = location("Academy", "Intellect", set="Another", id="another-academy")
    assert broken(*FIFTY_SIX, "4 another-academy", cards=[again]) == ["VS-DECK-08"]
    assert broken("2 Academy", "2 another-academy", *FIFTY_SIX[1:], *FOUR_MORE, cards=[again]) == []


@pytest.mark.rule("VS-LOCATION-01", "VS-LOCATION-02")
@pytest.mark.parametrize("symbol", ["Alien", "Humanity"])
@pytest.mark.parametrize(("book", "expected"), [(COMPILED, []), (MCU, []), (MARVEL_BATTLES, ["VS-LOCATION-01"])])
def test_the_first_book_has_four_symbols_and_the_others_six(symbol, book, expected):
    assert broken(*FIFTY_SIX, "4 Hive", cards=[location("Hive", symbol)], book=book) == expected
    queen = made_up("Queen", main_power("Brood", symbol, draw()))
    assert broken(*FIFTY_SIX, "4 Queen", cards=[queen], book=book) == expected
    assert broken(*FIFTY_SIX, *FOUR_MORE, book=book) == []


@pytest.mark.rule("VS-LOCATION-02")
@pytest.mark.parametrize("symbol", EDITIONS[COMPILED].symbols)
def test_a_neutral_location_pays_its_symbol_whatever_it_is(duel, symbol):
    thinker = made_up("Thinker", main_power("Think", symbol, draw()))
    duel.you(front=[thinker], deck=["Academy"], locations=[location("Place", symbol)])
    duel.uses("Thinker", "Think")
    assert duel.you.hand == ["Academy"]
    assert duel.you.resources == ["Place (face down)"]


# Loyalty


def loyal(name, team="Avengers"):
    return made_up(name, Loyalty(team), team=team)


@pytest.mark.rule("VS-KEYWORD-23", "VS-DECK-04")
def test_a_loyal_card_suffers_no_other_team_in_the_deck():
    assert broken(*AVENGERS, "4 Jarvis", cards=[loyal("Jarvis")]) == [], "cards without a team are fine"
    (problem,) = problems(*AVENGERS[1:], "4 Squad Tactics", "4 Jarvis", cards=[loyal("Jarvis")])
    assert problem.rule == "VS-KEYWORD-23"
    assert 'Jarvis is loyal to the Avengers, and deck "mine" holds Squad Tactics' in str(problem)


@pytest.mark.rule("VS-DECK-05")
def test_a_loyal_card_suffers_no_main_character_of_another_team():
    (problem,) = problems(*AVENGERS, "4 Jarvis", cards=[loyal("Jarvis")], main="Storm")
    assert (problem.rule, problem.cure) == (
        "VS-DECK-05", "Choose a main character of the Avengers, or take out Jarvis.",
    )  # fmt: skip


@pytest.mark.rule("VS-DECK-05")
def test_a_loyal_main_character_suffers_no_other_team_in_the_deck():
    chief = made_up_main("Chief", (1, (Loyalty("Defenders"),)))
    assert broken(*AVENGERS, "4 Drax", cards=[chief], main="Chief") == ["VS-DECK-05"]
    neutral = ["4 Academy", "4 Fortress", "4 Laboratory", "4 Training Ground", "44 Helper"]
    assert broken(*neutral, cards=[chief, made_up("Helper", LEGION)], main="Chief") == []


@pytest.mark.rule("VS-DECK-06", "VS-DECK-10")
def test_without_loyalty_teams_mix_freely():
    assert broken(*FIFTY_SIX, "4 Vigilante Justice", main="Loki") == []


# Universes


@pytest.mark.rule("VS-UNIVERSE-01", "VS-UNIVERSE-02")
def test_the_mcu_cards_are_photographic_and_all_older_ones_illustrated():
    filmed = {card.set for card in LIBRARY if "MCU" in card.set}
    assert MCU_SET in filmed
    assert {universe(card) for card in LIBRARY if card.set not in filmed} == {"Illustrated"}
    assert {universe(card) for card in LIBRARY if card.set in filmed} == {"Photographic"}


@pytest.mark.rule("VS-UNIVERSE-03")
@pytest.mark.parametrize(("book", "expected"), [(COMPILED, []), (MARVEL_BATTLES, []), (MCU, ["VS-UNIVERSE-03"])])
def test_whether_a_deck_keeps_to_one_universe_depends_on_the_book(book, expected):
    filmed = made_up("Stuntman")
    filmed.set = MCU_SET
    assert broken(*FIFTY_SIX, "4 Stuntman", cards=[filmed], book=book) == expected
    assert broken(*FIFTY_SIX, *FOUR_MORE, book=book) == []


@pytest.mark.rule("VS-UNIVERSE-03")
def test_the_main_character_is_of_the_universe_too():
    actor = made_up_main("Actor", (1, ()))
    actor.set = MCU_SET
    (problem,) = problems(
        *FIFTY_SIX[:13], "8 Legionnaire", cards=[actor, made_up("Legionnaire", LEGION)], main="Actor", book=MCU
    )
    assert "Actor is of the Photographic Universe" in str(problem)


@pytest.mark.rule("VS-UNIVERSE-04")
def test_decks_of_different_universes_meet(monkeypatch):
    actor, extra = made_up_main("Actor", (1, ())), made_up("Extra", LEGION)
    actor.set = extra.set = MCU_SET
    library = Library()
    for card in (*LIBRARY, actor, extra):
        library.add(card)
    monkeypatch.setattr(RULES, "library", library)
    film = Deck.parse("Name: film\nMain: Actor\n60 Extra")
    match = longbox.deal("vs", decks=[film, "avengers"], rules=MCU)
    assert [len(match._game.state.zones[DECK.at(seat)]) for seat in (0, 1)] == [60, 60]


@pytest.mark.rule("VS-SCOPE-06")
def test_the_mcu_set_has_neither_equipment_nor_tokens_nor_the_later_symbols():
    cards = [card for card in LIBRARY if card.set == MCU_SET]
    assert {card.kind for card in cards} <= {"supporting character", "main character", "plot twist", "location"}
    assert set().union(*(symbols_on(card) for card in cards)) == {"Energy", "Intellect", "Might", "Skill"}


@pytest.mark.rule("VS-UNIVERSE-05", "VS-UNIVERSE-06")
def test_in_play_the_universe_means_nothing_and_a_name_is_a_name(duel):
    filmed = made_up("Thor", team="MCU Heroes")
    filmed.set = MCU_SET
    duel.by(MCU).you(main="Magneto", front=["Professor X", "Thor"], locations=["Academy"])
    duel.enemy(main="Hulk", front=[filmed])
    duel.uses("Professor X", "Mind Control").takes("place", "Thor", amount=0)
    assert duel.you.front == ["Professor X", "Thor"], "a photographed Thor fights for an illustrated deck"
    assert duel.you.ko_pile == ["Thor"], "and the drawn one gives way to him"


# Lists, in and out


@pytest.mark.parametrize("name", STARTERS)
def test_a_deck_is_written_as_it_is_read(name):
    deck = starter(name)
    again = longbox.Deck.parse(deck.text())
    assert (again.name, again.game, again.cards, again.headings) == (deck.name, "vs", deck.cards, deck.headings)
    assert again.problems() == []
    assert cards_of(LIBRARY, again.cards) == cards_of(LIBRARY, deck.cards)


def test_a_line_may_name_the_set_of_a_card():
    library = Library()
    drawn = library.add(location("Academy", "Intellect", set="The Marvel Battles"))
    filmed = library.add(location("Academy", "Intellect", set=MCU_SET, id="mcu-academy"))
    assert find(library, "Academy") is drawn
    assert find(library, "Academy (The MCU Battles)") is find(library, "mcu-academy") is filmed
    assert find(library, "Academy (Legacy)") is None
    assert Deck.parse("4 Academy (The MCU Battles)").cards == ((4, "Academy (The MCU Battles)"),)


@pytest.mark.rule("VS-CARD-42")
def test_who_starts_the_game_behind_the_camera_is_in_no_deck():
    (problem,) = problems(*FIFTY_SIX, "4 Trevor Slattery")
    assert str(problem).startswith('Deck "mine" holds Trevor Slattery, who starts the game Behind the Camera')


def test_every_complaint_about_a_deck_has_a_rule_and_a_cure():
    found = problems("5 Drax", "1 Imp", "1 Ant Man", cards=[made_up("Imp", kind="token")], main="Hulk")
    assert [problem.rule for problem in found] == ["", "VS-DECK-01", "VS-DECK-07", "VS-DECK-03"]
    assert all(problem.cure for problem in found)
    assert problems(*FIFTY_SIX, *FOUR_MORE, main="")[0].cure.startswith('Add a line "Main: ..."')


def test_starter_decks_stand_by_box_and_no_two_are_called_the_same():
    decks = [starter(name) for name in STARTERS]
    assert len({deck.name for deck in decks}) == len(decks)
    boxes = [deck.headings["box"] for deck in decks]
    assert set(boxes) <= {card.set for card in LIBRARY}
    assert [box for box, _ in groupby(boxes)] == list(dict.fromkeys(boxes))
    legacy = [deck.name for deck in decks if deck.headings["box"] == "Legacy"]
    assert len(legacy) == 8
    assert all(name.endswith(" (Legacy)") for name in legacy)


def test_the_form_says_who_leads_a_starter_deck_and_from_which_box_it_is():
    meanings = form(LIBRARY)[0].meanings
    assert meanings["legacy-super-villains"] == "Super Villains (Legacy) · Ultron · Legacy"
    assert meanings["mcu-villains"] == "MCU Villains · Loki · The MCU Battles"
