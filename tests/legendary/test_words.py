"""What decisions and options say."""

import random

import pytest

import longbox
from longbox.engine.cards import Card
from longbox.engine.effects.choosing import any_number
from longbox.engine.labels import labels
from longbox.engine.triggers import Window
from longbox.games.legendary import RULES
from longbox.games.legendary.cards.making import Box
from longbox.games.legendary.chapters import prices
from longbox.games.legendary.table.cards import COLLECTION, Collection
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.names import called
from longbox.games.legendary.table.nouns import card_in_hand
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.vocabulary.abilities import on_play
from longbox.games.legendary.vocabulary.deeds import ko
from longbox.games.legendary.vocabulary.keywords.artifact import artifact
from longbox.games.legendary.vocabulary.points import get

from .scenario import Scenario


def said(table):
    decision = table.game.decision
    return table.game.decision.about.prompt(table.game, decision), labels(table.game, decision)


def test_the_turn_says_what_there_is_to_spend():
    table = Scenario().hand("Trooper").city(Bank="Sentinel").points(attack=3, recruit=2)
    table.can("end")
    prompt, options = said(table)
    assert prompt == "Your turn: 3 Attack, 2 Recruit"
    assert options[0] == "Play S.H.I.E.L.D. Trooper"
    assert "Recruit Keen Senses (2 Recruit) · under the Bridge" in options
    assert options[-2] == "Fight Sentinel (3 Attack)"


def test_ending_the_turn_says_what_is_left_unused():
    table = Scenario().hand("Trooper", "Wound").points(attack=3, recruit=2)
    table.can("end")
    assert said(table)[1][-1] == "End the turn with 1 card, 3 Attack and 2 Recruit unused"
    table = Scenario().hand("Wound").points()
    table.can("end")
    assert said(table)[1][-1] == "End the turn"


def test_a_question_names_the_card_that_asks():
    table = Scenario().city(Bank="Sentinel").hand("Agent", "Odinson").points(attack=3).leaving("fight", "Sentinel")
    assert said(table) == ("Sentinel: KO a Hero you have", ["KO S.H.I.E.L.D. Agent", "KO Odinson"])


def test_an_escape_says_who_escapes():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Venom").villain_deck("Sentinel", "Bystander").leaving("begin")
    assert said(table)[0] == "Venom escapes: KO a Hero with a cost of 6 or less in the HQ"


def test_a_question_says_what_becomes_of_what_is_chosen():
    table = Scenario(players=1, solo="advanced", scheme="midtown-bank-robbery").hq("Odinson", "Diving Block")
    table.villain_deck("Scheme Twist", "Sentinel", "Sentinel").leaving("begin")
    assert said(table)[0] == "Scheme Twist: Put a Hero with a cost of 6 or less in the HQ under the Hero Deck"
    table = Scenario(scheme="secret-invasion-of-the-skrull-shapeshifters").hq("Odinson", "Quick Draw", "Keen Senses")
    table.villain_deck("Scheme Twist").leaving("begin")
    assert said(table)[0].endswith(": The Hero with the highest cost in the HQ enters the city as a Villain")
    table = Scenario(mastermind="loki").city(Bank="Sentinel", Streets="Venom").points(attack=10).tactics("Cruel Ruler")
    assert said(table.leaving("fight", "Loki"))[0] == "Cruel Ruler: Defeat, for free, a Villain in the city"


def test_an_offer_can_be_declined():
    table = Scenario().hand("Healing Factor", "Wound").leaving("play", "Healing Factor")
    assert said(table) == ("Healing Factor: KO a Wound from your hand or your discard pile", ["KO Wound", "No"])
    table = Scenario().city(Bank="HYDRA Kidnappers").points(attack=3).leaving("fight", "HYDRA Kidnappers")
    assert said(table) == ("HYDRA Kidnappers: Gain an Officer?", ["Yes", "No"])


def test_a_penalty_that_can_be_averted_says_both_ways():
    table = Scenario(mastermind="loki").hand("Odinson").villain_deck("Strike", "Bystander").leaving("begin")
    assert said(table) == ("Loki: Reveal a Strength Hero you have or gain a Wound", ["Reveal Odinson", "Gain a Wound"])


def test_an_answer_from_hand_says_what_it_does():
    table = Scenario().hand("Crazed Rampage").hand("Diving Block", seat=1).leaving("play", "Crazed Rampage")
    prompt, options = said(table)
    assert prompt == "Crazed Rampage: When you would gain a Wound, use Diving Block?"
    assert options == ["Diving Block: reveal this card and draw a card instead", "No"]


def test_a_killbot_is_fought_by_that_name():
    table = Scenario(scheme="replace-earths-leaders-with-killbots").villain_deck("Bystander", "Twist")
    table.begin_turn().points(attack=9)
    assert "Fight Killbot Bystander (3 Attack)" in said(table)[1]


def test_a_free_recruit_says_that_it_is_free():
    table = Scenario(mastermind="magneto").tactics(*["Bitter Captor"] * 2).points(attack=8).telling()
    table.hq("Optic Blast", "Keen Senses", "Odinson", "Odinson", "Odinson").leaving("fight", "Magneto")
    assert said(table)[1] == ["Recruit Optic Blast (free)", "Recruit Keen Senses (free)"]
    table.answer("Optic Blast")
    assert table.told[-1].startswith("You recruit Optic Blast for free")
    assert "Recruit Odinson (3 Recruit) · under the Bridge" in said(table.points(recruit=3))[1], "others are paid for"


def test_a_scheme_that_is_not_for_one_player_says_by_which_rules():
    for name in ("Super Hero Civil War", "Negative Zone Prison Breakout"):
        text = RULES.text(RULES.library.named(name)[0])
        assert "Not for one player by the basic rules." in text


def test_a_card_whose_group_is_not_whole_says_what_it_waits_for(monkeypatch):
    trial = Box("Trial", Collection())
    gem = trial.villain("Lone Gem", *artifact(get(recruit=2)), copies=1, vp=0)
    trial.part_of_a_group("Lost Gems", gem, without=("Second Gem", "Third Gem"))
    ((card, waits_for),) = trial.collection.unplayable.items()
    monkeypatch.setitem(COLLECTION.unplayable, card, waits_for)
    assert RULES.missing(card) == "Lost Gems are played as a whole group, and Second Gem and Third Gem are missing."
    assert "Once per turn" in RULES.text(card), "what it does is known all the same"
    assert all(card.playable and not card.missing for card in longbox.cards("legendary"))


ANY_OF_THE_HAND = any_number(card_in_hand)


def test_the_last_of_several_picks_is_done_and_a_single_one_is_declined():
    some = Card("Spring Clean", HERO, stats={"cost": 1}, hero="Nobody", powers=[on_play(ko(ANY_OF_THE_HAND))])
    table = Scenario().hand(some, "Agent", "Trooper", "Odinson").leaving("play", "Spring Clean", "Agent")
    assert said(table)[1][-1] == "Done"
    table = Scenario().hand("Healing Factor", "Wound").leaving("play", "Healing Factor")
    assert said(table)[1][-1] == "No"


@pytest.mark.parametrize(("amount", "said"), [(3, "3 Attack"), (0, "0 Attack"), (-2, "you get 2 Attack")])
def test_a_price_says_what_is_paid_or_what_one_gets(amount, said):
    assert str(prices.Price(amount, prices.ATTACK_ONLY)) == said


def test_a_price_in_both_currencies_names_both():
    assert str(prices.Price(4, prices.EITHER)) == "4 Attack or Recruit"


@pytest.mark.parametrize(
    ("verb", "others"),
    [("draw", "draws"), ("pass", "passes"), ("push", "pushes"), ("watch", "watches"), ("fix", "fixes"), ("may", "may"),
     ("look at", "looks at"), ("may draw", "may draw")],
)  # fmt: skip
def test_what_you_do_others_do_with_an_ending(verb, others):
    assert Speech("this card").does(verb) == verb
    assert Speech("this card").of_others().does(verb) == others


@pytest.mark.parametrize(
    ("noun", "one"),
    [("Hero", "a Hero"), ("X-Men Hero", "an X-Men Hero"), ("other Hero", "another Hero"), ("Agent", "an Agent")],
)
def test_a_noun_takes_its_article(noun, one):
    assert Speech("this card").article(noun) == one


def test_where_names_meet_options_say_where_the_cards_are():
    table = Scenario().city(Bank="Sentinel", Bridge="Sentinel").points(attack=3)
    table.can("end")
    _, options = said(table)
    assert {"Fight Sentinel (3 Attack) · in the Bank", "Fight Sentinel (3 Attack) · on the Bridge"} <= set(options)


@pytest.mark.parametrize("seed", range(6))
def test_every_question_says_what_it_is_for_and_names_the_card_that_asks(seed):
    rng = random.Random(seed)
    setup = {"players": 1 + seed % 3, "expansions": list(COLLECTION.expansions), "sidekicks": True}
    match = longbox.deal("legendary", seed=seed, record=False, open_hands=bool(seed % 2), **setup)
    while (decision := match.decision) is not None:
        game = match._game
        assert decision.prompt.strip(" ?.:")
        assert decision.prompt not in ("Choose", "Choose one")
        frame = game.state.frames[-1]
        asking = [frame.scope.source] if frame.scope.source >= 0 else []
        if isinstance(frame.node, Window):
            asking = [option.card for option in game.decision.options if option.cards] or asking
        assert all(called(game, card) in decision.prompt for card in asking), decision.prompt
        match.choose(rng.randrange(len(decision.options)))
