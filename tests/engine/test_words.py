"""From clauses to sentences: where one ends, so that nothing seems to belong to what came before it."""

import pytest

from longbox.engine.words import Say, sentence, spanned, then


def test_clauses_follow_one_another_in_one_sentence():
    assert then(["draw a card", "ready Nova", "shuffle your deck"]) == "draw a card, ready Nova, then shuffle your deck"


def test_what_comes_after_a_choice_is_no_part_of_its_last_alternative():
    said = then(["choose one: draw a card; or ready Nova", "discard Nova"])
    assert said == "choose one: draw a card; or ready Nova. Then discard Nova"


@pytest.mark.parametrize("clause", ["if Nova is ready, draw a card", "at the end of the round, discard Nova"])
def test_what_depends_on_something_is_a_sentence_of_its_own(clause):
    assert then(["ready Nova", clause]) == f"ready Nova. {clause[0].upper()}{clause[1:]}"


def test_what_comes_after_a_condition_does_not_depend_on_it():
    assert then(["if Nova is ready, draw a card", "exhaust Nova"]) == "if Nova is ready, draw a card. Then exhaust Nova"


def test_what_comes_after_a_may_is_a_must():
    assert then(["you may draw a card", "exhaust Nova"]) == "you may draw a card. Then exhaust Nova"


@pytest.mark.parametrize("clause", ["each player draws a card", "the villain attacks you"])
def test_what_you_do_after_others_is_not_done_by_them(clause):
    assert then([clause, "exhaust Nova"]) == f"{clause}. Then exhaust Nova"


def test_what_a_card_itself_gains_is_added_with_and():
    assert then(["discard a card", "this card gains surge"]) == "discard a card, and this card gains surge"


def test_points_between_two_deeds_are_a_sentence_of_their_own():
    said = then(["reveal three cards", "you get +1 Attack for each of them", "put them back"])
    assert said == "reveal three cards. You get +1 Attack for each of them. Then put them back"


def test_a_colon_within_a_sentence_is_no_label():
    assert sentence("choose one: draw a card; or ready Nova") == "Choose one: draw a card; or ready Nova."
    assert (
        Say("Hulk")
        .labelled("boost", "choose one: draw a card; or ready Nova")
        .startswith("Boost: Choose one: draw a card")
    )
    assert Say("Hulk").labelled("", "draw a card") == "Draw a card."


def test_two_numbers_in_a_row_are_no_span():
    assert (spanned(5, 6), spanned(4, 5, "or"), spanned(2, 6)) == ("5 and 6", "4 or 5", "2 to 6")
