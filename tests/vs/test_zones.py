"""Where cards lie, whose they are and who may look at them (rulebook: Zones, Locations, Game Terms)."""

import json

import pytest

from longbox.engine.effects.nouns import THIS
from longbox.engine.events import Event
from longbox.engine.view import view
from longbox.games.vs.resources import GAIN_RESOURCE
from longbox.games.vs.rows import CHANGE_SIDES
from longbox.games.vs.table import DECK, FRONT, HAND
from longbox.games.vs.vocabulary.amounts import for_each
from longbox.games.vs.vocabulary.changes import Put
from longbox.games.vs.vocabulary.nouns import card_of_yours
from longbox.games.vs.vocabulary.printing import MIGHT, main_power

from .duel import ENEMY, YOU
from .made_up import made_up


def lend(duel, name):
    """An enemy character changes over to your front row."""
    card = duel.card(name)
    return duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=YOU, card=card, amount=FRONT.at(YOU))))


@pytest.mark.rule("VS-ZONES-03", "VS-KO-02", "VS-TERM-26", "VS-TERM-23")
def test_a_borrowed_character_is_ko_d_into_its_owners_pile(duel):
    duel.enemy(front=["Abomination", "Thanos"])
    duel.wound("Abomination", 2)
    lend(duel, "Abomination").attacks("Abomination", on="Thanos").everyone_passes()
    assert duel.enemy.ko_pile == ["Abomination"]
    assert duel.you.ko_pile == []


@pytest.mark.rule("VS-ZONES-03")
def test_a_borrowed_character_is_shuffled_into_its_owners_deck(duel):
    duel.enemy(front=["Dormammu", "Thanos"])
    duel.wound("Dormammu", 1)
    lend(duel, "Dormammu").attacks("Dormammu", on="Thanos").everyone_passes()
    assert duel.decision.seat == YOU, "on your side his power is yours to use"
    duel.says(True)
    assert duel.enemy.deck == ["Dormammu"]


@pytest.mark.rule("VS-ZONES-05")
def test_a_card_becomes_a_resource_of_its_owner(duel):
    duel.enemy(front=["Abomination"])
    lend(duel, "Abomination")
    card = duel.card("Abomination")
    duel.happens(lambda game: game.happen(Event(GAIN_RESOURCE, seat=YOU, card=card, manner="face down")))
    assert duel.enemy.resources == ["Abomination (face down)"]
    assert duel.you.resources == []


@pytest.mark.rule("VS-TERM-12", "VS-TERM-13")
def test_your_character_on_the_enemys_side_is_an_enemy(duel):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Ronan"])
    card = duel.card("Thor")
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=ENEMY, card=card, amount=FRONT.at(ENEMY))))
    assert duel.offers("attack", "Hulk", to="Thor")
    assert not duel.offers("attack", "Thor")


@pytest.mark.rule("VS-TERM-04", "VS-TERM-05", "VS-TERM-06")
def test_changing_sides_is_not_appearing(duel):
    duel.you(main="Hulk", front=["Captain America"]).enemy(main="Loki", front=["Green Goblin", "Ronan"])
    lend(duel, "Green Goblin")
    assert duel.counters("Green Goblin") == 0, "nobody is inspired"
    assert duel.offers("end"), "and there is no Blast"


@pytest.mark.rule("VS-STATUS-11", "VS-TERM-44", "VS-CARD-53")
def test_a_main_character_elsewhere_is_nobodys_main_character(duel):
    duel.you(main="Thanos", level=2, locations=["The Vault"] * 4).enemy(main="Hulk", front=["main"])
    lend(duel, "Hulk").uses("Thanos", "The Infinity Gauntlet")
    assert duel.stunned == set()


@pytest.mark.rule("VS-ZONES-09", "VS-TERM-10")
def test_with_an_empty_hand_nothing_is_discarded(duel):
    duel.you(front=["Mandarin"], locations=["Training Ground"]).enemy(face_down=["Thor"] * 5)
    for card in list(duel.game.state.zones[HAND.at(ENEMY)]):
        duel.game.move(card, DECK.at(ENEMY))
    duel.uses("Mandarin", "Makluan Rings")
    assert duel.enemy.resources == ["Thor (face down)"] * 5
    assert duel.enemy.ko_pile == []


@pytest.mark.rule("VS-ZONES-10", "VS-ZONES-11")
def test_everybody_sees_every_ko_pile(duel):
    duel.you(front=["Thor"], hand=["Laboratory"]).enemy(front=["Nick Fury"], hand=["Academy"])
    duel.attacks("Thor", on="Nick Fury").everyone_passes().uses("Thor", "Lightning Strike")
    for seat in (YOU, ENEMY, None):
        seen = json.dumps(view(duel.game, seat))
        assert "Nick Fury" in seen, "KO'd"
        assert "Laboratory" in seen, "discarded"


@pytest.mark.rule("VS-STUN-10")
def test_everybody_may_look_at_a_stunned_character(duel):
    duel.you(front=["Thor"]).enemy(front=["Ronan"])
    duel.attacks("Thor", on="Ronan").everyone_passes()
    assert duel.stunned == {"Ronan"}
    for seat in (YOU, ENEMY, None):
        assert "Ronan" in json.dumps(view(duel.game, seat))


@pytest.mark.rule("VS-LOCATION-07")
def test_a_face_down_resource_is_open_to_its_own_player_only(duel):
    duel.you(hand=["Luke Cage"])
    duel.starts("turn").takes("resource", "Luke Cage")
    assert "Luke Cage" in json.dumps(view(duel.game, YOU))
    assert "Luke Cage" not in json.dumps(view(duel.game, ENEMY))


@pytest.mark.rule("VS-ZONES-06", "VS-FFA-03")
def test_each_player_has_three_rows(trio):
    for side in (trio.you, trio.enemy, trio.third):
        side(front=["Hulk"], back=["Thor"], locations=["Academy"])
    zones = view(trio.game, YOU)["zones"]
    for seat in range(3):
        for row, name in (("front row", "Hulk"), ("back row", "Thor"), ("resource row", "Academy")):
            assert name in [card["name"] for card in zones[f"{row}:{seat}"]["cards"]]


@pytest.mark.rule("VS-TERM-25")
def test_on_your_side_are_your_cards_in_play_characters_and_resources_alike(duel):
    hoarder = made_up("Hoarder", main_power("Count", MIGHT, Put(for_each(card_of_yours), THIS)), atk=0)
    duel.you(front=[hoarder], back=["Thor"], locations=["Fortress"], face_down=["Academy"] * 3, hand=["Hulk"])
    duel.enemy(front=["Abomination"], locations=["Fortress"])
    duel.uses("Hoarder", "Count")
    assert duel.counters("Hoarder") == 7, "three characters and four resources"
