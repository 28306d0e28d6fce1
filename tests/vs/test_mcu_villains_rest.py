"""The plot twists and the Location of the MCU Villains, and their starter deck."""

import pytest

import longbox
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find, find_main

from .mcu_villains import BRUTE, CROOK, FLIMSY, NINE, ROCK, THUG, WALL, attacked_by, kos

ARMY, TWO_MORE, SOKOVIA = "I Have an Army", "Two More Grow in its Place", "Sokovia"


@pytest.mark.card("mcu-i-have-an-army")
def test_an_army_grows(duel):
    duel.you(front=[CROOK, WALL], back=[THUG], hand=[ARMY]).enemy(front=[BRUTE]).stun("Thug")
    duel.plays(ARMY)
    counted = {name: duel.counters(name) for name in ("Crook", "Wall", "Thug", "Brute", "Captain America", "Magneto")}
    assert counted == {"Crook": 1, "Wall": 1, "Thug": 0, "Brute": 0, "Captain America": 0, "Magneto": 0}
    assert duel.you.ko_pile == [ARMY]


def test_an_army_needs_a_villain_who_stands(duel):
    duel.you(front=[CROOK, WALL], hand=[ARMY]).stun("Crook")
    assert not duel.offers("play", ARMY)


def test_an_army_is_called_on_your_own_turn_and_not_in_combat(duel):
    duel.you(front=[CROOK], hand=[ARMY]).enemy(front=[ROCK]).attacks("Crook", on="Rock")
    assert not duel.offers("play", ARMY)


@pytest.mark.card("mcu-two-more-grow-in-its-place")
def test_two_more_grow_where_a_defender_falls(duel):
    duel.you(front=[FLIMSY, CROOK], hand=[TWO_MORE], deck=["Thor", "Hulk", "Storm"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Flimsy").plays(TWO_MORE)
    assert duel.stats("Flimsy") == (3, 1)
    duel.everyone_passes()
    assert ("Flimsy" in duel.you.ko_pile, duel.you.hand) == (True, ["Storm", "Hulk"])
    assert duel.fallen == {"Flimsy", "Brute"}


@pytest.mark.card("mcu-two-more-grow-in-its-place")
def test_none_grow_where_a_defender_is_only_stunned(duel):
    duel.you(front=[WALL, CROOK], hand=[TWO_MORE], deck=["Thor", "Hulk", "Storm"]).enemy(front=[BRUTE], deck=NINE)
    attacked_by(duel, "Brute", on="Wall").plays(TWO_MORE).everyone_passes()
    assert (duel.stunned, duel.you.hand) == ({"Wall"}, [])
    assert duel.stats("Wall") == (0, 4)
    kos(duel, "Wall")
    assert duel.you.hand == [], "a KO after the combat grows nobody"


@pytest.mark.card("mcu-two-more-grow-in-its-place")
def test_two_more_grow_for_that_defender_alone(duel):
    duel.you(front=[WALL, CROOK, FLIMSY], hand=[TWO_MORE], deck=["Thor", "Hulk", "Storm"]).enemy(front=[ROCK])
    attacked_by(duel, "Rock", on="Wall").plays(TWO_MORE)
    kos(duel, "Flimsy")
    assert duel.you.hand == []


@pytest.mark.card("mcu-two-more-grow-in-its-place")
def test_two_more_grow_for_no_attacker_and_no_enemy(duel):
    duel.you(front=[CROOK], hand=[TWO_MORE], deck=["Thor"] * 4).enemy(front=[ROCK]).attacks("Crook", on="Rock")
    if duel.offers("play", TWO_MORE):
        duel.plays(TWO_MORE)
        assert not duel.offers("choose")
    assert (duel.stats("Crook"), duel.stats("Rock")) == ((2, 2), (0, 30))


@pytest.mark.card("mcu-sokovia")
@pytest.mark.parametrize(
    ("card", "power"),
    [
        ("mcu-killian", "The Extremis Virus"),
        ("mcu-whiplash", "Energy Whips"),
        ("mcu-malekith", "Eternal Night"),
        ("mcu-chitauri-leviathan", "Interstellar Transport"),
    ],
)
def test_sokovia_pays_whatever_a_villain_needs(duel, card, power):
    duel.you(front=[card, THUG], locations=[SOKOVIA]).enemy(front=[BRUTE])
    name = duel.you.front[0]
    option = next(one for one in duel.decision.options if one.verb == "use" and one.power.power.name == power)
    assert duel.game.face(option.card).name == name
    duel.picks(option)
    assert duel.you.resources == ["Sokovia (face down)"]


@pytest.mark.card("mcu-sokovia")
def test_sokovia_pays_for_villains_alone(duel):
    duel.you(front=["Thor"], locations=[SOKOVIA]).enemy(front=[BRUTE])
    assert not duel.can_use("Thor", "Lightning Strike")


@pytest.mark.rule("VS-STARTER-06")
def test_the_starter_deck_is_that_of_the_rulebook():
    deck = longbox.ready_decks("vs")["mcu-villains"]
    assert deck.problems() == []
    cards = {}
    for count, name in deck.cards:
        card = find(LIBRARY, name)
        assert card.set == "The MCU Battles", name
        cards[card.name] = cards.get(card.name, 0) + count
    assert cards == {
        "Killian": 2, "Whiplash": 2, "Crossbones": 4, "Mandarin": 1, "Destroyer": 3, "Nebula": 3, "Iron Monger": 2,
        "Ronan": 2, "Winter Soldier": 2, "Chitauri Leviathan": 3, "Malekith": 2, "Abomination": 2, "Red Skull": 2,
        "Loki": 2, "I Have an Army": 3, "Two More Grow in its Place": 3, "He's a Friend From Work!": 2, "Sokovia": 4,
        "Laboratory": 4, "Academy": 4, "Fortress": 4, "Training Ground": 4,
    }  # fmt: skip
    assert sum(cards.values()) == 60
    assert find_main(LIBRARY, deck.headings["main"]).set == "The MCU Battles"
