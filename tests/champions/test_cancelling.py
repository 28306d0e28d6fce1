"""What cancels encounter cards answers only those that are revealed from the encounter deck."""

import pytest

from longbox.games.champions.vocabulary.abilities import when_revealed
from longbox.games.champions.vocabulary.deeds import place_threat
from longbox.games.champions.vocabulary.nouns import MAIN_SCHEME
from longbox.games.champions.vocabulary.searching import fetch

from .made_up import made

CANCELS = ["Enhanced Spider-Sense", "Get Behind Me!"]


@pytest.fixture
def watched(solo):
    """Spider-Man with everything that stops encounter cards, and what it takes to pay for it."""
    solo.you(hand=[*CANCELS, "Genius"], play=["Black Widow"])
    return solo


def plot(name="Plot"):
    """A treachery that places threat."""
    return made.treachery(name, when_revealed(place_threat(3, MAIN_SCHEME)))


def seeker(name):
    """A treachery that looks for a card in the encounter deck and discard pile and reveals it."""
    return made.treachery("Seeker", when_revealed(fetch(name)))


def offered(table):
    """Which of the three may be used now."""
    return [name for name in ("Black Widow", *CANCELS) if table.offers("use", name)]


@pytest.mark.rule("MC-REVEAL-22")
def test_the_top_card_of_the_encounter_deck_can_be_cancelled(watched):
    watched.rhino(encounter=["Quiet", "Under Fire", plot()])
    watched.villain_phase().passes().declines()
    assert offered(watched) == ["Black Widow", *CANCELS], "Under Fire was dealt from the encounter deck"
    watched.passes()
    assert offered(watched) == ["Black Widow", *CANCELS], "it reveals the top card"


@pytest.mark.rule("MC-REVEAL-22")
def test_a_nemesis_that_was_set_aside_is_not_revealed_from_the_encounter_deck(watched):
    watched.reveals("Shadow of the Past")
    assert offered(watched) == ["Black Widow", *CANCELS], "but it is itself"
    watched.passes()
    assert watched.attacker == "Vulture"
    watched.declines()
    assert "Highway Robbery" in watched.schemes
    assert not watched.has("Black Widow", "exhausted")


@pytest.mark.rule("MC-REVEAL-22")
def test_a_side_scheme_discarded_first_is_revealed_from_the_discard_pile(watched):
    watched.rhino(encounter=["Breakin' & Takin'"])
    watched.reveals("Masterplan").passes()
    assert watched.is_a_turn
    assert watched.schemes[-1] == "Breakin' & Takin'"


@pytest.mark.rule("MC-REVEAL-22", "MC-REVEAL-21")
@pytest.mark.parametrize("card", ["Crowd Control", "Plot"])
def test_what_is_found_in_the_encounter_deck_comes_from_it(watched, card):
    found = plot() if card == "Plot" else card
    watched.rhino(last_cards=["Quiet", found, "Quiet"])
    watched.reveals(seeker(card)).passes()
    assert offered(watched) == ["Black Widow", *(CANCELS if card == "Plot" else [])]


@pytest.mark.rule("MC-REVEAL-22", "MC-REVEAL-21")
@pytest.mark.parametrize("card", ["Crowd Control", "Plot"])
def test_what_is_found_in_the_discard_pile_does_not(watched, card):
    watched.rhino(discard=[plot() if card == "Plot" else card])
    watched.reveals(seeker(card)).passes()
    assert watched.is_a_turn
    assert watched.threat == (3 if card == "Plot" else 0)
