"""Change the Outcome of WWII: each Twist leads into another country, with a city of another size."""

import pytest

from longbox.games.legendary.table.kinds import BANK, BRIDGE, ROOFTOPS, SEWERS, SPACES, STREETS
from longbox.games.legendary.table.zones import BESIDE_SCHEME, VILLAIN_DECK

from .scenario import Scenario

WWII = "change-the-outcome-of-wwii"


def war(**setup):
    return Scenario(scheme=WWII, **setup)


def capitals(table):
    return len(table.cards(BESIDE_SCHEME))


@pytest.mark.rule("LG-CARD-12")
def test_play_begins_in_the_usual_city():
    assert war().state.cities == ((SEWERS, BANK, ROOFTOPS, STREETS, BRIDGE),)
    table = war().city(**dict.fromkeys(SPACES[:5], "Sentinel")).villain_deck("Blob").begin_turn("Keen Senses")
    assert capitals(table) == 0, "whoever escapes there has conquered no country"


@pytest.mark.rule("LG-CARD-13")
@pytest.mark.parametrize(
    ("country", "spaces"),
    [
        (1, SPACES[:4]), (2, SPACES[:3]), (3, SPACES[:6]), (4, SPACES[:3]),
        (5, SPACES[:5]), (6, SPACES[:2]), (7, SPACES[:1]),
    ],
)  # fmt: skip
def test_each_country_has_a_city_of_its_size(country, spaces):
    table = war().twists_so_far(country - 1).villain_deck("Twist", "Bystander", "Bystander").bringing(2).begin_turn()
    assert table.seen()["city"] == list(spaces)


def test_whoever_stood_in_the_city_goes_under_the_villain_deck_with_the_bystanders():
    table = war().city(Bank="Sabretooth", Bridge="Blob").holding("Blob", "Bystander", "Bystander").telling()
    table.villain_deck("Twist", "Sentinel", "Bystander", "Strike").leaving("begin")
    assert table.where == {"Sewers": "Sentinel"}
    assert table.gone == []
    deck = table.cards(VILLAIN_DECK)
    assert deck[-1] == "Strike"
    assert sorted(deck[:-1]) == ["Blob", "Bystander", "Bystander", "Sabretooth"]
    assert any("go under the Villain Deck" in line for line in table.told)


@pytest.mark.rule("LG-CARD-14")
def test_the_first_who_escapes_conquers_the_country_where_play_stays():
    table = war().twists_so_far(1).villain_deck("Twist", "Sentinel", "Sentinel", "Sentinel", "Sentinel", "Sentinel")
    table.bringing(2).begin_turn()
    assert table.seen()["city"] == ["Sewers", "Bank", "Rooftops"]
    table.end_turn()
    assert capitals(table) == 0
    table.end_turn("Keen Senses")
    assert capitals(table) == 1
    assert table.seen()["city"] == ["Sewers", "Bank", "Rooftops"], "until the next Twist"
    table.end_turn("Keen Senses")
    assert capitals(table) == 1, "it is conquered once"


@pytest.mark.rule("LG-CARD-15")
def test_the_cards_that_follow_may_lead_into_another_country_at_once():
    table = war().villain_deck("Twist", "Twist", "Sentinel", "Sentinel", "Blob").bringing(4)
    table.begin_turn()
    assert table.state.twists == 2
    assert table.seen()["city"] == ["Sewers", "Bank", "Rooftops"]
    assert table.where == {"Sewers": "Blob", "Bank": "Sentinel", "Rooftops": "Sentinel"}


@pytest.mark.rule("LG-CARD-14", "LG-LOSE-01")
def test_three_capitals_are_the_end():
    into_switzerland = ("Twist", "Sentinel", "Sentinel", "Bystander")
    table = war().twists_so_far(6).villain_deck(*into_switzerland).bringing(2).begin_turn("Keen Senses")
    assert capitals(table) == 1, "the very Twist that led there is stacked"
    assert "Twist" not in table.koed
    table.villain_deck(*into_switzerland).bringing(1).end_turn("Keen Senses")
    assert capitals(table) == 2
    table.villain_deck(*into_switzerland).leaving("end")
    assert table.result.outcome == "loss"
    assert "there are 3 Twists beside the Scheme" in str(table.result.why)
