"""A language from its catalogue: a file of gettext, as translators write it."""

from __future__ import annotations

from collections.abc import Callable
from string import Formatter

import polib
import pytest

import longbox
from longbox import languages as known_languages
from longbox.engine.language import capital, listed, plural, said, speaking, spoken
from longbox.languages import FOLDER, language, read

MADE_UP = r"""
msgid ""
msgstr ""
"Language: pl\n"
"Language-Name: Prawie polski\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "{number} card"
msgid_plural "{number} cards"
msgstr[0] "{number} karta"
msgstr[1] "{number} karty"
msgstr[2] "{number} kart"

msgid "{who} attacks {whom}"
msgstr "{whom} jest atakowany przez {who}"

msgid "{first} and {last}"
msgstr "{first} i {last}"

#, fuzzy
msgid "hand"
msgstr "noga"

msgid "deck"
msgstr ""
"""


@pytest.fixture
def made_up():
    return read("pl", MADE_UP)


def test_a_message_has_its_parts_in_the_order_of_the_language(made_up):
    with speaking(made_up):
        assert spoken().name == "Prawie polski"
        assert said("{who} attacks {whom}", who="Hulk", whom="Thor") == "Thor jest atakowany przez Hulk"
        assert listed(["Hulk", "Thor", "Loki"]) == "Hulk, Thor i Loki"


def test_what_is_counted_has_as_many_forms_as_the_language(made_up):
    with speaking(made_up):
        told = {number: plural(number, "{number} card", "{number} cards") for number in (0, 1, 2, 5, 12, 22)}
        assert list(told.values()) == ["0 kart", "1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]
        assert said("{number} card", number=1) == "1 karta"


def test_what_is_not_translated_stays_english(made_up):
    with speaking(made_up):
        assert said("deck") == "deck"
        assert said("hand") == "hand", "what a translator has marked as unsure counts as not translated"
        assert said("the pile of {who}", who="Hulk") == "the pile of Hulk"
        assert plural(2, "{number} wound", "{number} wounds") == "2 wounds"


def test_a_language_is_spoken_as_long_as_it_is_said_so(made_up):
    with speaking(made_up):
        with longbox.speaking("xx"):
            assert said("deck") == "đéçķ"
        assert spoken() is made_up
    assert said("deck") == "deck"


def test_languages_are_known_by_their_codes():
    assert "en" in known_languages()
    assert "xx" not in known_languages(), "nobody speaks the language that only marks what it is handed"
    assert language("") is language("en")
    with pytest.raises(longbox.LongboxError, match="nobody here speaks 'klingon': there are en"):
        language("klingon")


def test_texts_are_those_of_the_language_that_is_spoken():
    """What was read in one language is not told to who speaks another."""
    readings: list[Callable[[], str]] = [
        lambda: longbox.cards("vs")[0].text,
        lambda: longbox.glossary("vs")[0].text,
        lambda: longbox.lessons("vs")[0].text,
        lambda: longbox.rules("vs")[0].text,
        lambda: longbox.windows("vs")[0].words,
        lambda: longbox.setup("vs")[0].words,
    ]
    in_english = [read() for read in readings]
    with longbox.speaking("xx"):
        marked = [read() for read in readings]
        assert [read() for read in readings] == marked
    assert all(one != other for one, other in zip(in_english, marked, strict=True))
    assert [read() for read in readings] == in_english


def test_labels_are_those_of_the_language_that_is_spoken(monkeypatch):
    monkeypatch.setattr("longbox.engine.labels.labels", lambda game, asked: [said("deck")])
    decision = longbox.deal("vs", seed=1).decision
    assert decision is not None
    assert decision.labels == ["deck"]
    with longbox.speaking("xx"):
        assert decision.labels == ["đéçķ"]
    assert decision.labels == ["deck"]


@pytest.mark.parametrize("game", longbox.games())
def test_terms_of_a_text_are_found_in_any_language(game):
    in_english = {card.id: card for card in longbox.cards(game)}
    with longbox.speaking("xx"):
        for card in longbox.cards(game):
            assert card.terms == in_english[card.id].terms
            assert [len(line.headings) for line in card.lines] == [
                len(line.headings) for line in in_english[card.id].lines
            ]


def test_rules_are_found_by_the_words_of_the_language():
    from longbox import catalogue

    with longbox.speaking("xx"):
        found = catalogue.find("vs", longbox.rules("vs")[0].text)
    assert found[0].id == longbox.rules("vs")[0].id


def test_refusals_are_said_in_the_language_that_is_spoken():
    with longbox.speaking("xx"):
        with pytest.raises(longbox.SetupError) as refusal:
            longbox.deal("vs", decks=["nonsense", "x-men"])
        assert str(refusal.value).startswith(capital("decks çåñ'ŧ ƀé 'nonsense'"))


def places(message: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(message) if field}


def faults(page: polib.POFile) -> list[str]:
    """The messages of a catalogue that have other places in translation, or not all the forms that its header says."""
    number = int(page.metadata["Plural-Forms"].partition("nplurals=")[2].partition(";")[0])
    found = []
    for entry in page.translated_entries():
        told = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
        wanted = places(entry.msgid) | places(entry.msgid_plural)
        full = len(told) == (number if entry.msgid_plural else 1)
        if not full or any(places(one) - wanted for one in told) or places(told[-1]) != wanted:
            found.append(entry.msgid)
    return found


def test_catalogues_have_the_places_and_forms_of_their_messages():
    for code in known_languages()[1:]:
        assert not faults(polib.pofile(str(FOLDER / f"{code}.po"))), code


def test_a_place_that_is_lost_or_made_up_is_a_fault():
    page = polib.pofile(MADE_UP)
    assert not faults(page)
    page.find("{who} attacks {whom}").msgstr = "{who} atakuje"
    page.find("{first} and {last}").msgstr = "{first} i {ostatni}"
    del page.find("{number} card").msgstr_plural[2]
    assert faults(page) == ["{number} card", "{who} attacks {whom}", "{first} and {last}"]
