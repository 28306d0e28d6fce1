"""Decks: what may be in one, and the decks and sets that come with the game."""

from collections import Counter

import pytest

import longbox
from longbox.engine.cards import Library
from longbox.games.champions import RULES
from longbox.games.champions.cards.making import Box
from longbox.games.champions.chapters.deck_building import USUAL_ASPECTS, cards_of, deck_names, ready_made, starter
from longbox.games.champions.table.abilities import ON_BOOST
from longbox.games.champions.table.kinds import ASPECTS
from longbox.games.champions.table.zones import DECK, HAND, SET_ASIDE

from .dealt import Dealt
from .made_up import made

BASICS = {
    "Avengers Mansion", "Emergency", "Energy", "First Aid", "Genius", "Haymaker", "Helicarrier", "Mockingbird",
    "Nick Fury", "Strength", "Tenacity",
}  # fmt: skip


BASIC_SET = Box("core").set("basic", aspect="basic")


def changed(name="spider-man-justice", **counts):
    """A starter deck with other numbers of some cards, by id with underscores."""
    deck = starter(name)
    cards = {card_name: count for count, card_name in deck.cards}
    for id, count in counts.items():
        card = RULES.library[id.replace("_", "-")]
        cards[card.name] = count
    listed = tuple((count, card_name) for card_name, count in cards.items() if count)
    return longbox.Deck(deck.name, listed, game="champions", headings=deck.headings)


def broken(deck):
    """The rules that a deck breaks."""
    return {problem.rule for problem in RULES.deck_problems(deck)}


def adds(monkeypatch, *cards):
    """Let the library hold more cards for a while."""
    library = Library()
    for card in (*RULES.library, *cards):
        library.add(card)
    monkeypatch.setattr(RULES, "library", library)


def test_a_card_of_a_later_box_does_not_change_what_a_list_means(monkeypatch):
    lists = [*(starter(name).cards for name in deck_names()), ((9, "Genius"), (9, "Wakanda Forever!"))]
    before = [cards_of(RULES.library, cards) for cards in lists]
    later = [
        made.resource("Wakanda Forever!", icons="W", copies=4, id="later-wakanda"),
        made.resource("Genius", icons="W", copies=4, id="later-genius"),
    ]
    adds(monkeypatch, *later)
    assert [cards_of(RULES.library, cards) for cards in lists] == before


@pytest.mark.rule("MC-DECK-01")
def test_a_deck_belongs_to_a_hero():
    deck = starter("spider-man-justice")
    nobodys = longbox.Deck("nobody's", deck.cards, game="champions", headings={})
    assert broken(nobodys) == {"MC-DECK-01"}


@pytest.mark.rule("MC-DECK-01", "MC-DECK-09")
def test_a_deck_is_played_by_its_own_hero():
    problems = longbox.check("champions", heroes=["captain-marvel"], decks=["spider-man-justice"])
    assert {problem.rule for problem in problems} == {"MC-DECK-09"}


@pytest.mark.rule("MC-DECK-02")
@pytest.mark.parametrize(("more", "legal"), [(-1, False), (0, True), (10, True), (11, False)])
def test_a_deck_has_forty_to_fifty_cards(more, legal):
    counts = dict.fromkeys(("haymaker", "first_aid", "emergency", "tenacity", "avengers_mansion", "helicarrier"), 1)
    for _ in range(more):
        growing = next(id for id in counts if counts[id] < 3)
        counts[growing] += 1
    if more < 0:
        counts["haymaker"] = 0
    deck = changed(**counts)
    assert deck.size == 40 + more
    assert broken(deck) == (set() if legal else {"MC-DECK-02"})
    cures = [problem.cure for problem in RULES.deck_problems(deck)]
    assert cures == ([] if legal else ["Add 1 or more."] if more < 0 else ["Take out 1 or more."])


@pytest.mark.rule("MC-DECK-03")
def test_all_of_the_heros_own_cards_must_be_there():
    assert broken(changed(backflip=1, haymaker=2)) == {"MC-DECK-03"}
    assert broken(changed(backflip=3)) == {"MC-DECK-03"}


@pytest.mark.rule("MC-DECK-04")
def test_a_deck_has_one_aspect():
    assert broken(changed(uppercut=1)) == {"MC-DECK-04"}


@pytest.mark.rule("MC-DECK-04")
def test_an_identity_may_say_that_its_deck_has_several_aspects(monkeypatch):
    alter, _ = RULES.library["spider-man"].faces
    monkeypatch.setitem(alter.facts, "aspects", 2)
    assert broken(changed(uppercut=1)) == set()
    assert broken(changed(uppercut=1, first_aid=1, med_team=1)) == {"MC-DECK-04"}


@pytest.mark.rule("MC-DECK-05")
def test_three_copies_of_a_card_are_the_most():
    assert broken(changed(haymaker=3)) == set()
    assert broken(changed(haymaker=4)) == {"MC-DECK-05"}


@pytest.mark.rule("MC-DECK-06")
def test_a_unique_card_is_there_once():
    assert broken(changed(nick_fury=2)) == {"MC-DECK-06"}


@pytest.mark.rule("MC-DECK-07")
def test_a_card_may_say_how_many_of_it_a_deck_holds():
    assert broken(changed(energy=2)) == {"MC-DECK-07"}
    assert broken(changed(the_power_of_justice=2)) == set()
    assert broken(changed(the_power_of_justice=3)) == {"MC-DECK-07"}


@pytest.mark.rule("MC-DECK-08")
def test_the_limit_of_copies_is_not_for_the_heros_own_cards(monkeypatch):
    adds(monkeypatch, Box("core").set("spider_man").resource("Spare Web", icons="W", copies=5))
    assert broken(changed(spare_web=5)) == set()
    assert broken(changed(spare_web=4)) == {"MC-DECK-03"}


@pytest.mark.rule("MC-DECK-09")
def test_another_heros_cards_do_not_belong_into_a_deck():
    assert broken(changed("captain-marvel-aggression", aunt_may=1)) == {"MC-DECK-09"}


@pytest.mark.rule("MC-DECK-09", "MC-SETUP-07")
@pytest.mark.parametrize("id", ["eviction_notice", "vulture"])
def test_obligations_and_nemeses_are_no_cards_for_a_deck(id):
    assert broken(changed(**{id: 1})) == {"MC-DECK-09"}


@pytest.mark.rule("MC-DECK-10")
def test_nobody_fights_beside_themselves(monkeypatch):
    parker = BASIC_SET.ally("Peter", subtitle="Peter Parker", cost=1, icons="", atk=(1, 1), health=1)
    adds(monkeypatch, parker)
    assert broken(changed(peter=1)) == {"MC-DECK-10"}


@pytest.mark.rule("MC-DECK-10")
def test_one_person_under_two_names_is_one_too_many(monkeypatch):
    jane = [
        BASIC_SET.ally(name, subtitle="Jane", cost=1, icons="", atk=(1, 1), health=1) for name in ("Thor", "Valkyrie")
    ]
    adds(monkeypatch, *jane)
    assert broken(changed(thor=1)) == set()
    assert broken(changed(thor=1, valkyrie=1)) == {"MC-DECK-10"}


@pytest.mark.rule("MC-STARTER-01")
@pytest.mark.parametrize("name", [ready_made(hero) for hero in USUAL_ASPECTS])
def test_starter_decks_share_eleven_basic_cards(name):
    cards = Counter(card for card in cards_of(RULES.library, starter(name).cards) if card.set == "basic")
    assert {card.name for card in cards} == BASICS
    assert set(cards.values()) == {1}


@pytest.mark.rule("MC-STARTER-05", "MC-TUTORIAL-02")
def test_spider_mans_starter_deck():
    cards = cards_of(RULES.library, starter("spider-man-justice").cards)
    assert Counter(card.set for card in cards) == {"spider_man": 15, "justice": 14, "basic": 11}
    icons = [sum(card.facts["icons"][kind] for card in cards) for kind in range(4)]
    assert dict(zip(("mental", "physical", "energy", "wild"), icons, strict=True)) == {
        "mental": 14,
        "physical": 11,
        "energy": 16,
        "wild": 2,
    }
    justice = Counter(card.name for card in cards if card.set == "justice")
    assert justice == {
        "Daredevil": 1, "For Justice!": 2, "Great Responsibility": 2, "Heroic Intuition": 2, "Interrogation Room": 2,
        "Jessica Jones": 1, "Surveillance Team": 2, "The Power of Justice": 2,
    }  # fmt: skip


@pytest.mark.rule("MC-TUTORIAL-03")
def test_captain_marvels_first_deck():
    cards = cards_of(RULES.library, starter("captain-marvel-aggression").cards)
    assert Counter(card.set for card in cards) == {"captain_marvel": 15, "aggression": 14, "basic": 11}
    aggression = Counter(card.name for card in cards if card.set == "aggression")
    assert aggression == {
        "Chase Them Down": 2, "Combat Training": 2, "Hulk": 1, "Relentless Assault": 2, "Tac Team": 2,
        "The Power of Aggression": 2, "Tigra": 1, "Uppercut": 2,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "own", "aspect", "icons"),
    [
        pytest.param(
            "black-panther-protection", "black_panther", "protection", (13, 10, 13, 10),
            marks=pytest.mark.rule("MC-STARTER-02"),
        ),
        pytest.param(
            "iron-man-aggression", "iron_man", "aggression", (12, 13, 15, 3), marks=pytest.mark.rule("MC-STARTER-03")
        ),
        pytest.param(
            "captain-marvel-leadership", "captain_marvel", "leadership", (11, 13, 20, 3),
            marks=pytest.mark.rule("MC-STARTER-04"),
        ),
        pytest.param(
            "she-hulk-aggression", "she_hulk", "aggression", (13, 14, 13, 3), marks=pytest.mark.rule("MC-STARTER-06")
        ),
    ],
)  # fmt: skip
def test_the_other_starter_decks(name, own, aspect, icons):
    cards = cards_of(RULES.library, starter(name).cards)
    assert Counter(card.set for card in cards) == {own: 15, aspect: 14, "basic": 11}
    assert tuple(sum(card.facts["icons"][kind] for card in cards) for kind in range(4)) == icons


@pytest.mark.rule("MC-STARTER-07")
def test_she_hulk_may_play_with_justice_beside_iron_man():
    hers = [(count, name) for count, name in starter("she-hulk-aggression").cards if not is_of(name, "aggression")]
    justice = [(count, name) for count, name in starter("spider-man-justice").cards if is_of(name, "justice")]
    deck = longbox.Deck("She-Hulk", (*hers, *justice), game="champions", headings={"hero": "She-Hulk"})
    assert deck.size == 40
    assert longbox.check("champions", heroes=["iron-man", "she-hulk"], decks=["iron-man-aggression", deck]) == []


def is_of(name, set_name):
    return RULES.library.named(name)[0].set == set_name


@pytest.mark.rule("MC-STARTER-08", "MC-SET-16")
def test_every_hero_brings_an_obligation_and_a_nemesis_set_beside_the_deck():
    obligations = {
        "black-panther": "Affairs of State", "iron-man": "Business Problems", "captain-marvel": "Family Emergency",
        "spider-man": "Eviction Notice", "she-hulk": "Legal Work",
    }  # fmt: skip
    for hero, obligation in obligations.items():
        table = Dealt([hero])
        assert len([card for card in table.state.definition if card.kind == "obligation"]) == 1
        card = next(card for card in table.state.definition if card.kind == "obligation")
        assert (card.name, card.copies, card.stats["boost"]) == (obligation, 1, 2)
        assert table.count(SET_ASIDE.at()) == 5
        assert table.count(DECK.at(0)) + table.count(HAND.at(0)) == 40


@pytest.mark.rule("MC-SET-17")
def test_how_many_cards_each_aspect_has():
    copies = Counter()
    for card in RULES.library:
        copies[card.set] += card.copies
    aspects = ("aggression", "justice", "leadership", "protection", "basic")
    assert [copies[aspect] for aspect in aspects] == [19, 19, 18, 19, 44]


@pytest.mark.rule("MC-KEYWORD-24")
def test_the_keywords_of_the_core_set():
    faces = [face for card in RULES.library for face in (card, *card.faces)]
    assert {word for face in faces for word in face.keywords} == {
        "guard",
        "toughness",
        "surge",
        "retaliate",
        "quickstrike",
    }


@pytest.mark.rule("MC-STARTER-09")
@pytest.mark.parametrize("name", deck_names())
def test_decks_that_come_with_the_game_obey_the_rules(name):
    assert broken(starter(name)) == set()
    assert starter(name).size == 40


def test_only_lists_of_our_own_say_that_they_are():
    printed = {ready_made(hero) for hero in USUAL_ASPECTS} | {"captain-marvel-leadership", "she-hulk-justice"}
    ours = {name for name in deck_names() if "by" in starter(name).headings}
    assert ours == set(deck_names()) - printed


@pytest.mark.rule("MC-DECK-04")
@pytest.mark.parametrize("aspect", ASPECTS)
@pytest.mark.parametrize("hero", USUAL_ASPECTS)
def test_every_hero_can_be_played_with_every_aspect(hero, aspect):
    table = Dealt([hero], aspects=[aspect])
    dealt = {card.fact("aspect") for card in table.state.definition} & set(ASPECTS)
    assert dealt == {aspect}
    assert table.count(DECK.at(0)) + table.count(HAND.at(0)) == 40


@pytest.mark.rule("MC-DECK-04")
@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"aspects": ["justice", "justice"]}, "an aspect for each hero"),
        ({"aspects": ["basic"]}, "can't be 'basic'"),
        ({"aspects": ["justice"], "decks": ["spider-man-justice"]}, "Choose decks or aspects, not both."),
    ],
)
def test_aspects_that_fit_no_heroes_are_refused(setup, said):
    with pytest.raises(longbox.SetupError, match=said):
        longbox.deal("champions", **setup)


def contents(set_name):
    """How many of each card an encounter set has, and its boost icons and boost abilities in all."""
    cards = [card for card in RULES.library if card.set == set_name and "boost" in card.stats]
    icons = sum(card.stats["boost"] * card.copies for card in cards)
    stars = sum(card.copies for card in cards if card.at(ON_BOOST))
    return {card.name: card.copies for card in cards}, icons, stars


@pytest.mark.rule("MC-SET-01")
def test_rhinos_set():
    names, icons, stars = contents("rhino")
    assert names == {
        "Armored Rhino Suit": 1, "Breakin' & Takin'": 1, "Charge": 2, "Crowd Control": 1, "Enhanced Ivory Horn": 1,
        "Hard to Keep Down": 2, "Hydra Mercenary": 2, '"I\'m Tough!"': 2, "Sandman": 1, "Shocker": 1, "Stampede": 3,
    }  # fmt: skip
    assert (icons, stars) == (19, 0)


@pytest.mark.rule("MC-SET-04")
def test_the_standard_set():
    names, icons, stars = contents("standard")
    assert names == {"Advance": 2, "Assault": 2, "Caught Off Guard": 1, "Gang-Up": 1, "Shadow of the Past": 1}
    assert (icons, stars) == (4, 0)


@pytest.mark.rule("MC-SET-05")
def test_the_expert_set():
    assert contents("expert") == ({"Exhaustion": 1, "Masterplan": 1, "Under Fire": 1}, 7, 0)


@pytest.mark.rule("MC-SET-06")
def test_bomb_scare():
    assert contents("bomb_scare") == ({"Bomb Scare": 1, "Hydra Bomber": 2, "Explosion": 1, "False Alarm": 2}, 8, 0)


@pytest.mark.rule("MC-SET-11", "MC-SET-12")
def test_nemesis_sets_with_their_boosts():
    assert contents("spider_man_nemesis")[1:] == (7, 2)
    assert contents("captain_marvel_nemesis")[1:] == (6, 2)


def encounter_sets(**setup):
    """How many cards of each set are in the encounter deck as a game begins."""
    state = longbox.deal("champions", **setup)._game.state
    deck = state.zones[RULES.zones.by_name("encounter deck").at()]
    return Counter(state.definition[card].set for card in deck)


@pytest.mark.rule("MC-MODULAR-01", "MC-MODULAR-04")
def test_another_modular_set_may_take_the_place_of_bomb_scare():
    sets = {"rhino": 17, "standard": 7, "spider_man": 1}
    assert encounter_sets() == sets | {"bomb_scare": 6}
    assert encounter_sets(modular=["the-doomsday-chair"]) == sets | {"the_doomsday_chair": 6}


@pytest.mark.rule("MC-MODULAR-02")
def test_more_than_one_modular_set_may_be_used():
    sets = encounter_sets(modular=["masters-of-evil", "legions-of-hydra"])
    assert (sets["masters_of_evil"], sets["legions_of_hydra"]) == (7, 6)
    assert sets.total() == 17 + 7 + 7 + 6 + 1
