"""A table that keeps its hands closed: nobody sees another's hand, nor can tell by who is asked what is in it."""

from longbox.engine import view
from longbox.engine.hidden_information import answers_from_hand
from longbox.games.champions.chapters.defeat import DEFEATED
from longbox.games.champions.chapters.payment import PAYMENT
from longbox.games.champions.table.zones import DECK, HAND
from longbox.games.champions.vocabulary.abilities import triggered
from longbox.games.champions.vocabulary.deeds import draw
from longbox.games.champions.vocabulary.moments import after
from longbox.games.champions.vocabulary.nouns import any_minion

from .made_up import made
from .scenario import Scenario


def closed(*heroes, **setup):
    return Scenario(*heroes, open_hands=False, **setup)


def names_in_hand(seen, seat):
    return [card.get("name") for card in seen["zones"][f"hand:{seat}"]["cards"]]


def test_hands_are_open_unless_the_table_closes_them(duo):
    duo.partner(hand=["Genius"])
    assert names_in_hand(duo.view(duo.you), 1) == ["Genius"]
    table = closed("spider-man", "captain-marvel")
    table.partner(hand=["Genius"])
    assert names_in_hand(table.view(table.you), 1) == [None]
    assert names_in_hand(table.view(table.partner), 1) == ["Genius"]


def attacked(hand, deck):
    """Rhino's attack is about to hurt Spider-Man, who does not defend."""
    table = closed("captain-marvel", "spider-man")
    table.partner(hand=[hand], deck=[deck])
    return table.activates("Rhino", table.partner).passes().declines().declines()


def test_silence_does_not_tell_who_could_answer():
    holding, bluffing = attacked("Backflip", "Genius"), attacked("Genius", "Backflip")
    assert holding.offers("use", "Backflip")
    assert bluffing.options == ["Pass"]
    assert holding.asked == bluffing.asked == 1
    assert holding.view(holding.you) == bluffing.view(bluffing.you)


def test_where_hands_are_open_who_can_only_pass_is_not_asked():
    table = Scenario("captain-marvel", "spider-man")
    table.partner(hand=["Genius"], deck=["Backflip"])
    table.activates("Rhino", table.partner).passes().declines().declines()
    assert table.partner.damage > 0


def test_who_has_no_card_in_hand_is_not_asked_for_one():
    table = closed("captain-marvel", "spider-man")
    table.partner(deck=["Backflip"])
    table.activates("Rhino", table.partner).passes().declines().declines()
    assert table.partner.damage > 0


def test_in_the_wrong_form_nobody_is_asked_for_a_card():
    table = closed("captain-marvel", "spider-man")
    table.partner("alter-ego", hand=["Backflip"])
    table.takes_damage("Peter Parker", 2)
    assert table.partner.damage == 2
    assert table.is_a_turn


def test_anybody_with_a_hidden_hand_can_be_asked_for_an_action():
    for hand in ("First Aid", "Genius"):
        table = closed("spider-man", "captain-marvel")
        table.you(damage=4)
        table.partner(hand=[hand, "Genius"])
        table.asks(table.partner)
        assert table.asked == 1
        assert table.offers("play", "First Aid") == (hand == "First Aid")
        table.takes("refuse")
        assert not table.offers("ask"), "a refusal is one, whatever is in hand"


def exhausted(*hand, **setup):
    """Unhurt and as Peter Parker, who has changed form, nothing is left to do but to play a card."""
    table = Scenario("spider-man", "captain-marvel", **setup)
    table.you(hand=hand)
    return table.flips()


def test_a_turn_with_a_hidden_hand_ends_when_its_player_says_so():
    assert exhausted("Web-Shooter", "Genius", open_hands=False).offers("play", "Web-Shooter")
    bluffing = exhausted("Genius", "Genius", open_hands=False)
    assert (bluffing.asked, bluffing.options) == (0, ["End your turn"])


def test_a_turn_ends_by_itself_where_all_see_that_there_is_nothing_left_to_do():
    assert exhausted("Genius").asked == 1
    assert exhausted(open_hands=False).asked == 1


def test_who_can_not_pay_an_encounter_card_is_asked_all_the_same():
    for hand in (["Energy", "Genius", "Strength"], ["Energy", "Genius", "Genius"]):
        table = closed("spider-man", "captain-marvel", villain="klaw")
        table.partner(hand=hand)
        table.reveals("Sonic Boom", table.partner)
        assert table.asked == 1
        assert len(table.options) == (2 if "Strength" in hand else 1)
        table.picks_mode(1)
        assert table.partner.has("exhausted")


def test_who_might_pay_for_an_answer_in_play_is_asked():
    for hand in ("Genius", "Strength"):
        table = closed("captain-marvel", "spider-man")
        table.partner(play=["Black Widow"], hand=[hand])
        table.reveals("Hard to Keep Down", table.you)
        assert table.asked == 1
        assert table.offers("use", "Black Widow") == (hand == "Genius")


def test_who_has_nothing_in_hand_to_pay_with_is_not_asked_for_an_answer_in_play():
    table = closed("captain-marvel", "spider-man")
    table.partner(play=["Black Widow"], deck=["Genius"])
    table.reveals("Hard to Keep Down", table.you)
    assert table.asked == 0
    assert table.is_a_turn


def test_where_hands_are_open_who_can_not_pay_for_an_answer_in_play_is_not_asked():
    table = Scenario("captain-marvel", "spider-man")
    table.partner(play=["Black Widow"], hand=["Strength"])
    table.reveals("Hard to Keep Down", table.you)
    assert table.asked == 0


def test_in_the_set_up_cards_in_hand_are_silent():
    table = closed("captain-marvel", "spider-man")
    table.partner(hand=["Genius"], deck=["Backflip"])
    (power,) = answers_from_hand(table.game.rules.zones, table.definition("Backflip"))
    assert table.game.state.phase == "set-up"
    assert not table.game.rules.could_answer(table.game, 1, power)
    assert table.begins().game.rules.could_answer(table.game, 1, power)


def test_nobody_is_asked_for_a_card_of_the_other_form():
    for form, asked in (((), 1), (("alter-ego",), 0)):
        table = closed("captain-marvel", "spider-man")
        table.partner(*form, hand=["Genius"], deck=["Enhanced Spider-Sense"])
        table.reveals("Hard to Keep Down", table.partner)
        assert table.asked == asked


def test_a_payment_is_not_seen_before_it_is_complete():
    table = closed("captain-marvel", "spider-man", first=1)
    table.partner(hand=["Swinging Web Kick", "Genius", "Strength", "Backflip", "Backflip"])
    table.takes("play", "Swinging Web Kick")
    before = table.view(table.you)
    table.takes("pay", "Genius")
    assert table.decision.about is PAYMENT
    assert table.view(table.you) == before
    for seed in range(20):
        guess = view.determinize(table.game, 0, seed)
        assert guess.decision.seat == 1
        assert guess.decision.options
        assert guess.decision.group.picked == ()


def test_tony_stark_looks_at_his_cards_alone():
    table = closed("iron-man", "spider-man")
    table.you("alter-ego", deck=["Genius", "Strength", "Energy", "Blank"]).uses("Tony Stark")
    assert len(table.view(table.you)["zones"]["deck:0"]["known"]) == 3
    assert table.view(table.partner)["zones"]["deck:0"]["known"] == []


def test_who_knew_a_card_of_a_deck_does_not_see_whether_it_was_searched_for():
    for searched in ("Panther Claws", "Vibranium Suit"):
        table = closed("black-panther", "spider-man")
        table.you(hand=["Shuri", "Genius"], deck=["Panther Claws", "Genius", "Vibranium Suit"])
        deck = table.game.state.zones[DECK.at(0)]
        table.game.show([card for card in deck if table.game.face(card).name == "Panther Claws"])
        table.plays("Shuri", "Genius").takes("use", "Shuri").chooses(searched)
        assert names_in_hand(table.view(table.you), 0) == [searched]
        assert names_in_hand(table.view(table.partner), 0) == [None]


def test_who_heard_of_a_defeat_from_a_hidden_hand_is_guessed_anew():
    table = closed("captain-marvel", "spider-man", first=1)
    table.partner(hand=["Chase Them Down"], deck=["Genius"], minions=["Hydra Mercenary"]).rhino(threat=5)
    table.put("Hydra Mercenary", damage=2).attacks("Spider-Man", on="Hydra Mercenary")
    assert table.offers("use", "Chase Them Down")
    for seed in range(20):
        guess = view.determinize(table.game, 0, seed)
        held = [guess.face(card).name for card in guess.state.zones[HAND.at(1)]]
        offered = [guess.face(option.card).name for option in guess.decision.options if option.verb == "use"]
        assert set(offered) <= set(held), "only what is held in the guess is offered there"


def test_who_heard_of_a_defeat_from_a_closed_hand_is_judged_anew_where_that_hand_is_guessed():
    """An event that looks back has been heard before it took place: other cards in that hand might not answer it."""
    spoils = made.event("Spoils", triggered(after(DEFEATED, whom=any_minion), draw(1)), cost=0, icons="")
    table = closed("captain-marvel", "spider-man")
    table.you(minions=["Hydra Bomber"])
    table.partner(hand=[spoils], deck=["Blank"] * 5)
    table.attacks("Captain Marvel", on="Hydra Bomber")
    assert table.asked == 1
    for seed in range(20):
        guess = view.determinize(table.game, 0, seed)
        held = [guess.face(card).name for card in guess.state.zones[HAND.at(1)]]
        offered = [guess.face(option.card).name for option in guess.decision.options if option.verb == "use"]
        assert offered == [name for name in held if name == "Spoils"]
