"""Where cards lie, whose they are and who may look at them (rulebook: Zones, Locations, Game Terms)."""

import json
import random

import pytest

import longbox
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.events import Event
from longbox.engine.view import view
from longbox.games.vs import RULES
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.rows import CHANGE_SIDES, appear
from longbox.games.vs.chapters.stun import knock_out, leave_play
from longbox.games.vs.table.characters import mains_of
from longbox.games.vs.table.kinds import MAIN, MIGHT, SKILL
from longbox.games.vs.table.zones import ASIDE, DECK, FRONT, HAND, KO_PILE, PLAYED, REMOVED
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.arrivals import put_into_play, put_onto_your_side
from longbox.games.vs.vocabulary.deeds import ko, put_plus
from longbox.games.vs.vocabulary.moving import return_to_hand
from longbox.games.vs.vocabulary.nouns import any_own, card_of_yours, enemy_ko_d_character
from longbox.games.vs.vocabulary.powers import main_power

from .duel import ENEMY, YOU
from .made_up import made_up, made_up_twist

PLACES = {KO_PILE: "ko", DECK: "deck", HAND: "hand"}


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


@pytest.mark.rule("VS-KO-02", "VS-TERM-23")
@pytest.mark.parametrize("lent", [False, True])
def test_a_ko_leads_from_play_to_the_owners_ko_pile(duel, lent):
    duel.enemy(front=["Abomination"])
    if lent:
        lend(duel, "Abomination")
    duel.happens(lambda game: knock_out(game, [duel.card("Abomination")]))
    assert (duel.you.ko_pile, duel.enemy.ko_pile) == ([], ["Abomination"])


@pytest.mark.rule("VS-TERM-26")
def test_one_owns_the_main_character_and_the_deck_that_one_has_brought():
    match = longbox.deal("vs", seed=2, decks=["avengers", "x-men"], record=False)
    state = match._game.state
    for seat in (0, 1):
        owned = [card for card, owner in enumerate(state.owner) if owner == seat]
        assert len(owned) == 61, "60 cards and the main character"
        (main,) = mains_of(match._game, seat)
        assert main in owned
        assert set(state.zones[DECK.at(seat)]) | {main} == set(owned)


@pytest.mark.rule("VS-ZONES-03")
def test_a_borrowed_character_is_shuffled_into_its_owners_deck(duel):
    duel.enemy(front=["Dormammu", "Thanos"])
    duel.wound("Dormammu", 1)
    lend(duel, "Dormammu").attacks("Dormammu", on="Thanos").everyone_passes()
    assert duel.decision.seat == YOU, "on your side his power is yours to use"
    duel.says(True)
    assert duel.enemy.deck == ["Dormammu"]


@pytest.mark.rule("VS-ZONES-03", "VS-TERM-26")
@pytest.mark.parametrize("stunned", [False, True])
@pytest.mark.parametrize(("effect", "zone"), [(ko, KO_PILE), (return_to_hand, HAND)])
def test_whatever_takes_a_borrowed_character_away_gives_it_to_its_owner_face_up(duel, effect, zone, stunned):
    dismiss = made_up_twist("Dismiss", MAIN, effect(A(any_own)))
    duel.you(hand=[dismiss]).enemy(front=["Abomination"])
    lend(duel, "Abomination")
    card = duel.card("Abomination")
    if stunned:
        duel.stun("Abomination")
    duel.plays("Dismiss", "Abomination")
    state = duel.game.state
    assert state.zone[card] == zone.at(ENEMY)
    assert (state.owner[card], state.controller[card]) == (ENEMY, ENEMY)
    assert (state.face_down[card], state.exhausted[card], state.wounds[card]) == (0, 0, 0)


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


@pytest.mark.rule("VS-TERM-05")
@pytest.mark.parametrize("place", [KO_PILE, DECK, HAND])
def test_from_wherever_a_character_enters_play_it_appears(duel, place):
    """Two who greet newcomers: the newcomer himself, and another one."""
    greets = Trigger(moments.appears, put_plus(1, THIS), label="Arrive")
    duel.you(main="Hulk", front=["Captain America"], **{PLACES[place]: [made_up("Guest", greets)]})
    guest = next(card for card in duel.game.state.zones[place.at(YOU)] if duel.game.face(card).name == "Guest")
    duel.happens(lambda game: appear(game, guest, FRONT.at(YOU)))
    while duel.decision.kind == "order":
        duel.game.choose(duel.decision.options[0])
    assert duel.counters("Guest") == 2
    assert duel.counters("Captain America") == 0


@pytest.mark.rule("VS-TERM-05")
def test_who_comes_back_from_another_side_does_not_appear_there(duel):
    greets = Trigger(moments.appears, put_plus(1, THIS), label="Arrive")
    duel.you(main="Hulk", front=["Captain America"]).enemy(front=[made_up("Guest", greets), "Captain America"])
    lend(duel, "Guest")
    assert (duel.side_of("Guest"), duel.counters("Guest")) == (YOU, 0)
    card = duel.card("Guest")
    duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=ENEMY, card=card, amount=FRONT.at(ENEMY))))
    assert (duel.side_of("Guest"), duel.counters("Guest")) == (ENEMY, 0)


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
    hoarder = made_up("Hoarder", main_power("Count", MIGHT, put_plus(per(card_of_yours), THIS)), atk=0)
    duel.you(front=[hoarder], back=["Thor"], locations=["Fortress"], face_down=["Academy"] * 3, hand=["Hulk"])
    duel.enemy(front=["Abomination"], locations=["Fortress"])
    duel.uses("Hoarder", "Count")
    assert duel.counters("Hoarder") == 7, "three characters and four resources"


def zone_of(state, card):
    """One of the rulebook's five zones, as the rows of all players are one, and whose it is."""
    zone = state.zone[card]
    kind = RULES.zones.of[zone]
    if kind.in_play:
        return "Play", None
    return kind.name, None if kind is REMOVED else RULES.zones.seat(zone)


@pytest.mark.rule("VS-ZONES-01", "VS-ZONES-02")
def test_in_a_whole_game_every_card_of_a_deck_is_in_one_of_five_zones():
    match = longbox.deal("vs", decks=["x-men", "super-villains", "avengers"], seed=4)
    state, dice = match._game.state, random.Random(4)
    met = set()
    while match.decision is not None:
        match.choose(dice.randrange(len(match.decision.options)))
        state = match._game.state
        for card in range(len(state.definition)):
            if PLAYED.holds(state.zone[card]) or ASIDE.holds(state.zone[card]):
                continue
            name, seat = zone_of(state, card)
            met.add(name)
            assert seat in (None, state.owner[card]), "deck, hand and KO pile are a player's own"
    assert met == {"Play", "removed from the game", "hand", "deck", "KO pile"}


RAISE = main_power("Raise", SKILL, put_into_play(A(enemy_ko_d_character)))
TAKE = main_power("Take", SKILL, put_onto_your_side(A(enemy_ko_d_character)))


@pytest.mark.rule("VS-ZONES-04")
@pytest.mark.parametrize(("power", "side"), [(RAISE, ENEMY), (TAKE, YOU)])
def test_who_enters_play_does_so_on_the_owners_side_unless_the_effect_names_another(duel, power, side):
    duel.you(front=[made_up("Priest", power)], locations=["Training Ground"]).enemy(ko=["Thor"])
    duel.uses("Priest", power.name)
    assert duel.decision.seat == side, "whoever's side it is says which row"
    duel.takes("place", "Thor", amount=0)
    assert duel.side_of("Thor") == side
    assert duel.game.state.owner[duel.card("Thor")] == ENEMY


@pytest.mark.rule("VS-ZONES-16")
def test_who_is_removed_from_the_game_has_no_counters_and_lies_face_up(duel):
    duel.enemy(front=["Abomination"]).counter("Abomination", 2).stun("Abomination", wounds=2)
    card = duel.card("Abomination")
    duel.happens(lambda game: leave_play(game, card, REMOVED.at()))
    state = duel.game.state
    assert (state.counters[card], state.wounds[card], state.face_down[card], state.exhausted[card]) == (0, 0, 0, 0)
    assert duel.enemy.ko_pile == duel.enemy.front == []
    for seat in (YOU, ENEMY, None):
        assert "abomination" in json.dumps(view(duel.game, seat)), "everybody may look"
