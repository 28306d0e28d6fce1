"""What players of Legendary read, in another language: nothing is left in English but names."""

from itertools import product

import pytest

import longbox
from longbox.clients.legendary.judge import JUDGE
from longbox.engine.language import Language
from longbox.engine.language import speaking as speaking_in
from longbox.games.legendary import RULES
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.chapters.actions import turn_deeds
from longbox.games.legendary.chapters.borrowing import LENDING
from longbox.games.legendary.table.cards import COLLECTION, Collection
from longbox.games.legendary.table.kinds import HEROES, VILLAINS
from longbox.games.legendary.table.zones import HAND, ZONES
from longbox.languages import speaking
from longbox.languages.marking import unmarked

from .scenario import Scenario

NAMES = {card.name for card in RULES.library}
DEEDS = (*turn_deeds(), LENDING)
SPOKEN_TERMS = Language("qq", "Qq", messages={"Ally": "Kamerad", "Allies": "Kameraden", "Lair": "Bau", "HQ": "Basis"})


def plain(texts):
    """The words that no language was handed."""
    return [word for text in texts for word in unmarked(text, NAMES)]


def reasons(table, verb, zone, seat=0):
    table.can("end")
    card = table.state.zones[zone][-1]
    return [reason.text for reason in RULES.why_not(table.game, seat, verb, card, -1)]


def labels(table):
    table.can("end")
    decision = table.game.decision
    return [decision.about.prompt(table.game, decision)] + [
        decision.about.label(table.game, option) for option in decision.options
    ]


def test_whatever_is_done_on_a_turn_is_said_in_the_language():
    table = Scenario().hand("Agent", "Wound", "Trooper").city(Bank="Sentinel").points(attack=9, recruit=9)
    english = labels(table)
    assert {"Fight Sentinel (3 Attack)", "Heal: KO the Wounds in your hand"} <= set(english)
    with speaking("xx"):
        assert not plain(labels(table))


@pytest.mark.parametrize("side", [HEROES, VILLAINS])
def test_every_bar_is_said_in_the_language(side):
    table = Scenario().hand("Agent", "Wound").city(Bank="Sentinel")
    table.state.side = side
    table.can("end")
    with speaking("xx"):
        told = {
            reason.text
            for deed, card in product(DEEDS, range(len(table.state.definition)))
            for reason in deed.against(table.game, 0, card)
        }
        assert len(told) > 12
        assert not plain(told)


def test_the_terms_of_a_side_are_said_in_the_language():
    table = Scenario().hand("Wound")
    with speaking_in(SPOKEN_TERMS):
        assert reasons(table, "recruit", HAND.first) == [
            "only Heroes in the Basis and on top of their stacks can be recruited"
        ]
        table.state.side = VILLAINS
        assert reasons(table, "recruit", HAND.first) == [
            "only Kameraden in the Bau and on top of their stacks can be recruited"
        ]


def test_where_a_card_lies_is_said_in_the_language_wherever_that_is():
    table = Scenario(players=2)
    with speaking("xx"):
        for zone in range(len(ZONES)):
            card = table._new("Agent", zone)
            for seat in (0, 1):
                place = RULES.marks(table.game, seat, card)[0]
                assert place
                assert not plain([place])


def test_a_view_is_made_anew_for_whoever_reads_another_language():
    match = longbox.deal("legendary", seed=3)
    before = match.view(0)
    with speaking("xx"):
        spoken = match.view(0)
    assert [phase["name"] for phase in before["phases"]] == ["Villain Deck", "Play, recruit, fight", "New hand"]
    assert not plain([phase["name"] for phase in spoken["phases"]])
    assert before["schemes"][0]["twists"][0]["words"] == "Put this Twist beside the Scheme."
    assert spoken["schemes"] != before["schemes"]
    assert match.view(0) == before


PROBLEMS = [
    {"challenges": ["final-blow", "final-showdown"]},
    {"helped": [8, 8, 8, 8], "players": 4},
    {"villains": ["hydra", "skrulls", "radiation"]},
    {"players": 1, "heroes": ["hulk", "thor", "storm", "rogue"], "scheme": "midtown-bank-robbery"},
    {"players": 1, "henchmen": ["sentinel", "hand-ninjas"], "scheme": "midtown-bank-robbery"},
    {"villains": ["hydra", "radiation", "brotherhood", "skrulls"], "scheme": "midtown-bank-robbery"},
    {"players": 1, "scheme": "super-hero-civil-war"},
    {"scheme": "secret-invasion-of-the-skrull-shapeshifters", "villains": ["hydra", "radiation"]},
    {"mastermind": "loki", "villains": ["hydra", "radiation"]},
]
IDS = {*COLLECTION.villains, *COLLECTION.henchmen}


@pytest.mark.parametrize("setup", PROBLEMS, ids=str)
def test_what_is_wrong_with_a_setup_is_said_in_the_language(setup):
    with speaking("xx"):
        found = longbox.check("legendary", **setup)
        assert found
        for problem in found:
            assert not set(plain([problem.text, problem.cure])) - {part for one in IDS for part in one.split("-")}


def test_one_player_uses_stacks_and_several_use_them():
    named = {"henchmen": ["sentinel", "hand-ninjas"], "scheme": "midtown-bank-robbery", "mastermind": "loki"}
    (alone,) = longbox.check("legendary", players=1, **named)
    (two,) = longbox.check("legendary", players=2, **named)
    assert alone.text == "2 henchmen are named, but 1 player uses 1"
    assert two.text == "2 henchmen are named, but 2 players use 1"


def test_what_a_card_waits_for_is_said_in_the_language(monkeypatch):
    trial = Box("Trial", Collection())
    trial.part_of_a_group("Lost Gems", trial.villain("Lone Gem", copies=1, vp=0), without=("Second Gem", "Third Gem"))
    ((card, waits_for),) = trial.collection.unplayable.items()
    monkeypatch.setitem(COLLECTION.unplayable, card, waits_for)
    assert RULES.missing(card).endswith("are missing.")
    with speaking("xx"):
        assert "are missing" not in RULES.missing(card)


def test_purposes_are_kept_in_english_whoever_reads_them():
    """They are said when a hint is told, so that those who weigh options know no language."""
    match = longbox.deal("legendary", seed=1)
    before = JUDGE.points(match.view(0), 0)
    with speaking("xx"):
        assert JUDGE.points(match.view(0), 0) == before
