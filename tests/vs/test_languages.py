"""What is said of a table in another language: all of it but names. Random games look at the rest
(`tests/languages/marked.py`)."""

import pytest

import longbox
from longbox.clients.vs import board
from longbox.engine.labels import labels
from longbox.engine.view import view
from longbox.engine.zones import MAX_SEATS
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.table import names, stats
from longbox.games.vs.table.editions import MARVEL_BATTLES, MCU, SYMBOLS
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.powers import Keyword
from longbox.games.vs.table.zones import PLAYERS, ZONES
from longbox.games.vs.vocabulary import keywords
from longbox.games.vs.vocabulary.attacking_players import lay_out_players
from longbox.games.vs.vocabulary.deeds import draw
from longbox.games.vs.vocabulary.keywords import ONE_OF_A_KIND
from longbox.games.vs.vocabulary.powers import main_power
from longbox.games.vs.words.views import SHOWN_KEYWORDS
from longbox.languages import speaking
from longbox.languages.marking import unmarked
from longbox.seen import Seen

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_equipment
from .test_deck_building import AVENGERS, FIFTY_SIX, MCU_SET, location, loyal, problems

NAMES = {card.name for card in longbox.cards("vs")}


def plain(texts, *typed):
    """The words that another language would leave in English; what somebody typed and names are none."""
    return [word for text in texts for word in unmarked(text, {*NAMES, *typed})]


def both(found):
    """What problems say, and what to do about them."""
    return [text for problem in found for text in (problem.text, problem.cure)]


MANY = "Side: Thor, Loki, Hulk, Storm, Nobody"

WRONG_SETUPS = [
    {"mains": ["Hulk"]},
    {"mode": "two-headed", "decks": ["avengers", "x-men"]},
    {"mode": "two-headed", "mains": ["Hulk", "Hulk", "Storm", "Loki"]},
    {"recruit_for_teammate": True},
    {"decks": ["avengers", longbox.Deck.parse(f"Name: mine\nMain: Nobody\n{MANY}\n4 Academy", game="vs")]},
    {"decks": ["avengers", longbox.Deck.parse("4 Academy", game="vs")]},
]


@pytest.mark.parametrize("chosen", WRONG_SETUPS)
def test_what_is_wrong_with_a_set_up(chosen):
    with speaking("xx"):
        said = both(longbox.check("vs", **chosen))
    assert said
    assert plain(said, "Main: ", "Nobody", "mine", "two-headed", "two-against-two", "free-for-all") == []
    assert both(longbox.check("vs", **chosen)) != said, "nothing is kept in a language"


JARVIS = loyal("Jarvis")
SOLO = made_up("Solo", ONE_OF_A_KIND)
GUN = made_up_equipment("Gun")
MYSTIC = made_up("Mystic", main_power("See", "Alien", draw()))
WRONG_DECKS = [
    (("59 Academy", "1 Nobody"), (), COMPILED),
    (("1 Ulltron", "1 Demon Goblin", "2 The Ten Rings"), (), COMPILED),
    ((*FIFTY_SIX, "2 Solo", "2 Hulk-main"), [SOLO], COMPILED),
    ((*AVENGERS[1:], "4 Squad Tactics", "4 Jarvis"), [JARVIS], COMPILED),
    ((*FIFTY_SIX, "4 Gun"), [GUN], MARVEL_BATTLES),
    ((*FIFTY_SIX, "4 Mystic"), [MYSTIC], MARVEL_BATTLES),
    ((*FIFTY_SIX, "4 Lab"), [location("Lab", "Energy")], COMPILED),
    ((*FIFTY_SIX, "1 lab"), [location("Laboratory", "Energy", set=MCU_SET, id="lab")], COMPILED),
    ((*FIFTY_SIX, "4 Academy (The MCU Battles)"), (), MCU),
    ((*FIFTY_SIX, "4 Butler"), [loyal("Butler", "Defenders")], COMPILED),
]


@pytest.mark.parametrize(("lines", "cards", "book"), WRONG_DECKS)
def test_what_is_wrong_with_a_deck(lines, cards, book):
    mine = [card.name for card in cards]
    with speaking("xx"):
        said = both(problems(*lines, cards=cards, book=book, main="Captain America"))
    assert said
    assert plain(said, *mine, "mine", "Main: ", "Nobody", "Ulltron", "Hulk-main") == []


def test_every_place_of_a_card_has_its_words():
    of_seats = {kind.name for kind in ZONES.kinds if kind.spread == MAX_SEATS}
    assert set(names.PLACES) == of_seats
    assert {*names.NOBODYS_PLACES, PLAYERS.name} == {kind.name for kind in ZONES.kinds} - of_seats


def test_every_keyword_has_its_name():
    known = [power for power in vars(keywords).values() if isinstance(power, Keyword)]
    assert {power.key: power.name for power in known} == stats.KEYWORDS
    assert set(SHOWN_KEYWORDS) == set(board.KEYWORDS)


def test_every_kind_of_card_and_every_symbol_has_its_word_in_the_terminal():
    assert {card.kind for card in LIBRARY} | {"equipment", "card"} == set(board.KINDS)
    assert set(SYMBOLS) == set(board.SYMBOLS)


def test_cards_of_one_name_are_set_apart(duel):
    duel.you(front=["Hulk"]).enemy(front=["Ultron", "Ultron", "Ultron"])
    duel.counter("Ultron", 2)
    with speaking("xx"):
        said = labels(duel.game, duel.decision)
    assert any("·" in label for label in said)
    assert plain(said) == []


def test_what_lasts_is_a_sentence_in_any_language(duel):
    duel.you(front=["Colossus"], locations=["Fortress"]).enemy(front=["Loki"])
    duel.attacks("Colossus", on="Loki").uses("Colossus", "Organic Steel")
    with speaking("xx"):
        (effect,) = view(duel.game, YOU)["effects"]
    assert effect["text"] == "Colossus ĝéŧš +5/+5 ƒöř ŧĥîš çöɱƀåŧ"


def test_what_was_told_while_a_language_was_spoken_is_told_in_another_one_later():
    match = longbox.deal("vs", seed=3)
    with speaking("xx"):
        match.choose(0)
        match.choose(0)
    (placed,) = [deed for told in match.deeds(YOU) for deed in told["deeds"] if "row" in deed]
    assert placed["row"] == "front row"
    with speaking("xx"):
        (placed,) = [deed for told in match.deeds(YOU) for deed in told["deeds"] if "row" in deed]
    assert placed["row"] == "ƒřöñŧ řöŵ"


def test_a_player_who_can_be_attacked_has_no_name_of_their_own(duel):
    duel.you(front=["Deadpool"]).enemy(front=["Loki"]).happens(lay_out_players)
    with speaking("xx"):
        shown = Seen(view(duel.game, YOU)).cards("players")
    assert [card["name"] for card in shown] == [f"Þļåýéř {seat + 1}" for seat in (YOU, ENEMY)]
