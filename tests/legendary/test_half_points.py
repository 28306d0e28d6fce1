"""Half points: they add up exactly, and half a one by itself buys nothing."""

import pytest

from longbox.games.legendary.words import texts

from .scenario import Scenario


def what_is_left(table):
    return (table.attack, table.recruit_points, table.state.half_points)


@pytest.mark.rule("LG-HALF-01")
def test_two_and_a_half_and_three_and_a_half_beat_six():
    table = Scenario().hand("Saturday Morning Harpoons", "Running Commentary").city(Bank="Supreme HYDRA")
    table.play("Saturday Morning Harpoons")
    assert what_is_left(table) == (2, 0, ("attack",))
    table.play("Running Commentary", "None of them")
    assert what_is_left(table) == (6, 0, ())
    table.fight("Supreme HYDRA", way="6 Attack")
    assert table.in_victory() == ["Supreme HYDRA"]
    assert what_is_left(table) == (0, 0, ())


@pytest.mark.rule("LG-HALF-01")
def test_what_was_made_counts_them_exactly():
    table = Scenario().hand(*["Superpowered Swimsuit"] * 3).deck(*["Agent"] * 3)
    for _ in range(3):
        table.play("Superpowered Swimsuit")
    assert table.state.attack_made == 1 + 4, "and 2 for each that had another one before it"
    assert table.state.half_points_made.count("attack") == 3


@pytest.mark.rule("LG-HALF-02")
def test_half_a_point_that_is_left_over_buys_nothing():
    table = Scenario().hand("Saturday Morning Harpoons").city(Bank="Savage Land Mutates").points(recruit=1)
    table.play("Saturday Morning Harpoons")
    assert not table.can("fight", "Savage Land Mutates"), "2½ are not 3"
    assert table.why_not("fight", "Savage Land Mutates")[0].text == "it takes 3 Attack and you have 2½"
    table = Scenario().hand("Saturday Morning Harpoons").city(Bank="Savage Land Mutates").points(attack=1)
    table.play("Saturday Morning Harpoons").fight("Savage Land Mutates", way="3 Attack")
    assert what_is_left(table) == (0, 0, ("attack",))
    assert [option.verb for option in table.options] == ["end"]


@pytest.mark.rule("LG-HALF-01")
def test_half_a_point_more_goes_on_with_later_ones():
    table = Scenario().hand("It'll Grow Back", *["Saturday Morning Harpoons"] * 2).city(Bank="Savage Land Mutates")
    table.play("Saturday Morning Harpoons").play("It'll Grow Back")
    assert table.attack == 5
    table.fight("Savage Land Mutates", way="3 Attack")
    assert what_is_left(table) == (2, 0, ())
    table.play("Saturday Morning Harpoons")
    assert what_is_left(table) == (4, 0, ("attack",))
    table.end_turn()
    assert table.state.half_points == table.state.half_points_made == ()


@pytest.mark.rule("LG-HALF-01")
def test_who_can_be_bribed_takes_halves_of_both_kinds():
    """Half a point of each kind is a whole one together."""
    table = Scenario().hand("Saturday Morning Harpoons").city(Bank="Maggia Goons").points(recruit=2)
    table.play("Saturday Morning Harpoons")
    table.fight("Maggia Goons", "Pay 2 Attack and 2 Recruit")
    assert what_is_left(table) == (0, 0, ("attack",))
    table = Scenario().hand("Saturday Morning Harpoons").city(Bank="Maggia Goons").points(recruit=2)
    table.play("Saturday Morning Harpoons")
    table.leaving("fight", "Maggia Goons")
    decision = table.game.decision
    labels = [decision.about.label(table.game, option) for option in decision.options]
    assert labels == ["Pay 2½ Attack and 1½ Recruit", "Pay 2 Attack and 2 Recruit"]


@pytest.mark.rule("LG-HALF-01")
def test_points_that_copy_a_card_have_its_half():
    table = Scenario().hand("Identical Twin Brother").hq("Surprise Chainsaw", *["Keen Senses"] * 4)
    table.play("Identical Twin Brother", "Surprise Chainsaw")
    assert what_is_left(table) == (4, 0, ("attack",))


@pytest.mark.rule("LG-HALF-01")
def test_an_abomination_takes_half_a_point_more():
    table = Scenario().city(Bank="Doughboy").hq("Keen Senses", "Surprise Chainsaw", *["Keen Senses"] * 3)
    table.points(attack=9)
    attack = table.attack_of("Doughboy")
    assert table.ways("Doughboy") == [f"{attack}½ Attack"]
    table.fight("Doughboy")
    assert table.state.half_points == ("attack",)


@pytest.mark.rule("LG-HALF-01")
def test_half_a_point_is_seen():
    table = Scenario().hand("Superpowered Swimsuit").play("Superpowered Swimsuit")
    assert table.seen()["half_points"] == ["attack"]
    prompt = table.game.decision.about.prompt(table.game, table.game.decision)
    assert prompt.endswith("½ Attack, 0 Recruit")
    card = table.state.plays[0].definition
    assert table.game.rules.facts(card)["half_points"] == ["attack"]
    assert "½" not in texts.text(card), "it is printed, and nothing that it does"
