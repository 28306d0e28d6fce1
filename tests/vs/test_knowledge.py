"""What players know of each other's cards, and where they lose track of them."""

import pytest

from longbox.engine import numbers, view
from longbox.engine.events import Event
from longbox.games.vs.chapters.hands_and_decks import SHUFFLE_IN
from longbox.games.vs.table.zones import DECK, HAND

from .duel import ENEMY, YOU, Duel


def seen(duel, zone, seat=YOU):
    """The names of the cards of a zone as a seat sees them; None for a card that it does not know."""
    return [card.get("name") for card in view.view(duel.game, seat)["zones"][zone]["cards"]]


def handles(duel, zone, seat=YOU):
    return [card["handle"] for card in view.view(duel.game, seat)["zones"][zone]["cards"]]


def accused(hand):
    """Ronan has looked at the enemy's hand; it is the enemy's turn to lay a resource."""
    duel = Duel()
    duel.you(main="Magneto", front=["Ronan"], locations=["Academy"]).enemy(main="Hulk", hand=hand, deck=["Thor"] * 2)
    duel.uses("Ronan", "Accuse")
    duel.game.choose(duel.decision.options[duel.options.index("Wolverine")])
    assert seen(duel, "hand:1") == ["Blank", *hand]
    return duel.ends_turn()


@pytest.mark.rule("VS-LOCATION-07")
@pytest.mark.parametrize("laid", ["Ant-Man", "Thor"])
def test_nobody_can_tell_which_card_of_a_hand_was_laid_face_down(laid):
    duel = accused(["Ant-Man", "Hulk"])
    known = set(handles(duel, "hand:1")[:3])
    duel.takes("resource", laid, amount=0)
    assert seen(duel, "resource row:1") == [None]
    assert set(seen(duel, "hand:1")) == {None}, "what is left may be any of them too"
    assert not known & {*handles(duel, "resource row:1"), *handles(duel, "hand:1")}, "nor by what cards are called"
    assert seen(duel, "resource row:1", ENEMY) == [laid]
    assert None not in seen(duel, "hand:1", ENEMY)
    assert view.view(duel.game, None)["zones"]["resource row:1"]["cards"][0].keys() == {"handle", "face_down"}


@pytest.mark.rule("VS-LOCATION-07")
def test_a_face_down_resource_is_guessed_among_all_that_it_may_be():
    duel = accused(["Ant-Man", "Hulk"])
    duel.takes("resource", "Ant-Man", amount=0)
    (card,) = duel.game.state.zones[duel.game.rules.zones.by_name("resource row").at(ENEMY)]
    guesses = {view.determinize(duel.game, YOU, seed).state.definition[card].name for seed in range(40)}
    assert guesses == {"Ant-Man", "Hulk", "Thor"}


@pytest.mark.rule("VS-LOCATION-07")
def test_who_sees_that_there_is_no_other_card_knows_what_was_laid(duel):
    duel.enemy(hand=["Thor"], deck=["Thor", "Thor"]).on_enemy_turn()
    state = duel.game.state
    duel.game.move(state.zones[HAND.at(ENEMY)][0], duel.game.rules.zones.by_name("KO pile").at(ENEMY))
    duel.game.show([*state.zones[HAND.at(ENEMY)], *state.zones[DECK.at(ENEMY)]])
    duel.starts("turn").takes("resource", "Thor", amount=0)
    assert seen(duel, "resource row:1") == ["Thor"]
    assert seen(duel, "hand:1") == ["Thor", "Thor"]


@pytest.mark.rule("VS-LOCATION-07")
def test_where_hands_are_open_all_see_which_card_is_laid():
    duel = Duel()
    duel.game.state.open_hands = 1
    duel.enemy(main="Hulk", hand=["Ant-Man", "Hulk"], deck=["Thor"] * 2).on_enemy_turn()
    duel.starts("turn").takes("resource", "Ant-Man", amount=0)
    assert seen(duel, "resource row:1") == ["Ant-Man"]


@pytest.mark.rule("VS-LOCATION-07")
def test_a_hand_does_not_tell_in_which_order_its_cards_came():
    """A hand is held as its player likes: that the first of its cards stays the first would tell which one went."""
    views = []
    for laid in ("Ant-Man", "Thor"):
        duel = accused(["Ant-Man", "Hulk"])
        duel.takes("resource", laid, amount=0)
        duel.game.show([card for card in duel.game.state.zones[HAND.at(ENEMY)] if named(duel, card) == "Hulk"])
        views.append((seen(duel, "hand:1"), handles(duel, "hand:1")[1:]))
    assert views[0] == views[1]


def test_in_which_order_a_hand_is_held_only_its_player_sees():
    duel = accused(["Ant-Man", "Hulk"])
    hand = HAND.at(ENEMY)
    before = seen(duel, "hand:1"), seen(duel, "hand:1", ENEMY), numbers_of(duel)
    duel.game.state.zones[hand] = duel.game.state.zones[hand][::-1]
    assert (seen(duel, "hand:1"), numbers_of(duel)) == (before[0], before[2])
    assert seen(duel, "hand:1", ENEMY) == before[1][::-1]


def numbers_of(duel):
    return numbers.numbers(duel.game, YOU, {}).cards


def named(duel, card):
    return duel.game.state.definition[card].name


def test_who_draws_and_plays_can_not_be_followed_through_a_hand():
    """A card in a closed hand is one of its backs; only when it is seen has it a name of its own."""
    duel = Duel()
    duel.enemy(main="Hulk", hand=["Ant-Man", "Hulk"], deck=["Thor"] * 2).on_enemy_turn()
    duel.starts("turn")
    before = handles(duel, "hand:1")
    duel.takes("resource", "Ant-Man", amount=0)
    assert handles(duel, "hand:1") == before[:-1]
    assert not set(before) & set(handles(duel, "resource row:1"))


def test_what_moondragon_does_with_three_cards_nobody_sees(duel):
    """You look, take one and put the others under the deck: whoever knew one of them does not know where it is."""
    duel.you(main="Professor X", front=["Moondragon"], locations=["Academy"], deck=["Thor", "Hulk", "Ronan", "Ultron"])
    duel.game.show(duel.game.state.zones[DECK.at(YOU)][-2:])
    duel.uses("Moondragon", "Mental Focus")
    duel.takes("take", "Ultron").takes("put under", "Hulk")
    assert set(seen(duel, "hand:0", ENEMY)) == {None}
    assert view.view(duel.game, ENEMY)["zones"]["deck:0"]["known"] == []
    assert [card["name"] for _, card in view.view(duel.game, YOU)["zones"]["deck:0"]["known"]] == ["Ronan", "Hulk"]


def test_all_see_whom_professor_x_finds_and_not_the_order_of_the_others(duel):
    duel.you(
        main="Professor X", locations=["Laboratory"], deck=["Ant-Man", "Open Fire", "Academy", "Hulk", *["Thor"] * 2]
    )
    duel.starts("turn")
    duel.uses("Professor X", "Cerebro").takes("take", "Hulk").takes("put under", "Academy").takes("put under")
    assert "Hulk" in seen(duel, "hand:0", ENEMY)
    assert view.view(duel.game, ENEMY)["zones"]["deck:0"]["known"] == []


def test_what_rogue_has_absorbed_stays_known_when_the_card_goes_into_a_deck(duel):
    """Found by playing at random: dealt anew, the deck lent her the powers of another card."""
    duel.you(front=["Rogue"]).enemy(front=["Viper"], deck=["Thor", "Hulk", "Ant-Man", "Colossus"])
    viper = duel.card("Viper")
    duel.attacks("Rogue", on="Viper").everyone_passes()
    duel.happens(lambda game: game.happen(Event(SHUFFLE_IN, seat=ENEMY, cards=(viper,))))
    assert (duel.enemy.ko_pile, duel.has("Rogue", "ranged")) == ([], True)
    for seed in range(20):
        guess = view.determinize(duel.game, YOU, seed)
        assert view.view(guess, YOU) == view.view(duel.game, YOU)
