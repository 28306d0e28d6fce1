"""What the story says came of things: wounds, the named card, where characters move; and how it ends."""

import pytest

import longbox
from longbox import headlines
from longbox.engine import view
from longbox.engine.events import Event
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE
from longbox.games.vs.vocabulary.moving import TAKE
from longbox.record import Record
from longbox.story import lines_of, tell

from .duel import ENEMY, YOU


class Listener:
    """Somebody at the table who hears the story from here on."""

    def __init__(self, duel, seat=YOU):
        self.duel = duel
        self.seat = seat
        self.record = Record(duel.game)

    @property
    def told(self):
        lines = lines_of(view.view(self.duel.game, self.seat), self.record.deeds(self.duel.game, self.seat, -1))
        return [line.text for line in lines]

    def verdict(self, *names):
        return headlines.verdict(view.view(self.duel.game, self.seat), self.duel.result, names)


def test_the_wounds_of_a_main_character_are_counted(duel):
    duel.you(front=["Hulk"]).wound("Magneto", 2)
    heard = Listener(duel)
    duel.attacks("Hulk", on="Magneto").everyone_passes()
    assert heard.told[-1] == "Magneto takes a wound (3 of 5)."


def test_the_named_card_is_told_and_what_it_cost(duel):
    duel.you(main="Magneto", front=["Ronan"], locations=["Academy"])
    duel.enemy(main="Hulk", hand=["Thor", "Thor", "Ant-Man"])
    heard = Listener(duel)
    duel.uses("Ronan", "Accuse")
    duel.game.choose(duel.decision.options[duel.options.index("Thor")])
    assert "You name Thor." in heard.told
    assert heard.told[-1] == "Hulk discards 2 × Thor because of Ronan."


def test_an_empty_hand_that_is_revealed_is_told(duel):
    duel.you(main="Magneto", front=["Ronan"], locations=["Academy"]).enemy(main="Hulk")
    for card in list(duel.game.state.zones[HAND.at(ENEMY)]):
        duel.game.move(card, KO_PILE.at(ENEMY))
    heard = Listener(duel)
    duel.uses("Ronan", "Accuse")
    duel.game.choose(duel.decision.options[0])
    assert heard.told[-1] == "Hulk has no card to reveal."


def test_a_plot_twist_that_finds_nothing_is_told_to_have_come_to_nothing(duel):
    duel.you(main="Magneto", hand=["Extinguish"]).enemy(main="Hulk", front=["Thor"])
    heard = Listener(duel)
    duel.plays("Extinguish")
    assert heard.told == ["You play Extinguish.", "Extinguish comes to nothing."]


def test_a_plot_twist_that_does_something_is_told_with_that_alone(duel):
    duel.you(main="Magneto", hand=["Extinguish"]).enemy(main="Hulk", front=["Thor"]).stun("Thor")
    heard = Listener(duel)
    duel.plays("Extinguish")
    assert heard.told == ["You play Extinguish.", "Thor is KO’d."]


def test_a_story_begins_with_who_goes_first():
    match = longbox.deal("vs", seed=3)
    asked = match.decision.seat
    match.choose([option.label for option in match.decision.options].index("Go second"))
    assert [line.text for line in tell(match, 1 - asked)] == ["You go first."]


@pytest.mark.rule("VS-TWOHEADED-02")
def test_a_shared_turn_is_told_as_that_of_the_side():
    match = longbox.deal(
        "vs", seed=3, decks=["avengers", "super-villains", "x-men", "guardians-of-the-galaxy"], mode="two-headed"
    )
    while match.turn == 0:
        match.choose(0)
    told = {seat: [line.text for line in tell(match, seat)] for seat in range(4)}
    first = match.active
    assert told[first][0] == "Your side goes first."
    assert "Turn 1, the turn of your side" in told[first]
    assert told[first + 1][0] == f"{headlines.seat_name(match.view(None), first)}’s side goes first."


@pytest.mark.rule("VS-WIN-01")
def test_a_won_game_says_whose_attack_it_was(duel):
    duel.you(front=["Hulk", "Thor"]).wound("Magneto", 4)
    you, enemy = Listener(duel), Listener(duel, ENEMY)
    duel.attacks("Hulk", on="Magneto").everyone_passes()
    blow = "Magneto, the main character, was KO’d by the attack of Hulk."
    assert you.verdict() == f"{blow} You win in turn {duel.game.state.turn}."
    assert enemy.verdict("Kim", "Lee") == f"{blow} Kim wins in turn {duel.game.state.turn}."
    assert duel.result.scores == (), "nobody counts points"


def test_who_gives_up_is_named(duel):
    heard = Listener(duel)
    duel.game.rules.concede(duel.game, ENEMY)
    assert heard.verdict("Kim", "Lee").startswith("Lee gave up. You win")


def test_who_must_discard_is_asked_for_a_card_of_their_own(duel):
    duel.you(front=["Mandarin"], locations=["Training Ground"]).enemy(hand=["Thor", "Hulk"])
    duel.uses("Mandarin", "Makluan Rings")
    assert duel.decision.seat == ENEMY
    assert duel.game.rules.prompt(duel.game, duel.decision) == "Mandarin: discard a card in your hand"


def test_a_rule_that_a_card_makes_is_told_to_others_as_their_enemys(duel):
    duel.you(main="Captain America", locations=["Training Ground"])
    heard = Listener(duel, ENEMY)
    duel.uses("Captain America", "Avengers Assemble")
    assert heard.told[-1].endswith(
        "“enemy characters can't strike back while Captain America’s characters attack as a team”."
    )


def test_cards_from_the_deck_that_are_taken_into_a_hand_are_told(duel):
    duel.you(main="The Queen", locations=["Space"], deck=["Thor", "Hulk", *["Leaping Xenomorph"] * 2])
    heard = Listener(duel)
    taken = "You take 2 × Leaping Xenomorph into hand."
    duel.happens(lambda game: game.take_place(Event(TAKE, seat=YOU, cards=tuple(game.state.zones[DECK.at(YOU)][-2:]))))
    assert heard.told[-1] == taken
