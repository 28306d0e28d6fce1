"""What decisions and options say."""

from longbox.games.legendary import RULES

from .scenario import Scenario


def said(table):
    decision = table.game.decision
    return RULES.prompt(table.game, decision), [RULES.label(table.game, option) for option in decision.options]


def test_the_turn_says_what_there_is_to_spend():
    table = Scenario().hand("Trooper").city(Bank="Sentinel").points(attack=3, recruit=2)
    table.can("end")
    prompt, labels = said(table)
    assert prompt == "Your turn: 3 Attack, 2 Recruit"
    assert labels[0] == "Play S.H.I.E.L.D. Trooper"
    assert "Recruit Keen Senses (2 Recruit)" in labels
    assert labels[-2] == "Fight Sentinel (3 Attack)"


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
    assert said(table)[0] == "Venom escapes: KO a Hero in the HQ that costs 6 or less"


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
    prompt, labels = said(table)
    assert prompt == "Crazed Rampage: Answer the Wound?"
    assert labels == ["Diving Block: reveal this card and draw a card instead", "No"]


def test_a_killbot_is_fought_by_that_name():
    table = Scenario(scheme="replace-earths-leaders-with-killbots").villain_deck("Bystander", "Twist")
    table.begin_turn().points(attack=9)
    assert "Fight Killbot Bystander (3 Attack)" in said(table)[1]
