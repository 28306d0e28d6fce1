"""Focus: a played card turns Recruit into effects, as often as there is Recruit."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import HAND, HELD, PLAYED

from ..scenario import Scenario


def labels(table):
    return [table.game.decision.about.label(table.game, option) for option in table.game.decision.options]


@pytest.mark.rule("LG-KW-FOCUS-01")
def test_two_recruit_draw_a_card():
    table = Scenario().hand("Warp Speed").deck("Odinson", "Agent")
    assert not table.can("focus"), "before the card is played there is nothing to focus on"
    table.play("Warp Speed")
    assert "Warp Speed: draw a card (2 Recruit)" in labels(table)
    table.use("focus", "Warp Speed")
    assert table.recruit_points == 0
    assert table.in_hand() == ["Odinson"]


@pytest.mark.rule("LG-KW-FOCUS-02")
def test_it_can_be_used_again_after_other_actions_while_recruit_lasts():
    table = Scenario().hand("Warp Speed").city(Bank="Sentinel").points(attack=3, recruit=3)
    table.play("Warp Speed").use("focus", "Warp Speed").fight("Sentinel", "Warp Speed").use("focus", "Warp Speed")
    assert table.recruit_points == 1
    assert len(table.in_hand()) == 2
    assert not table.can("focus")


@pytest.mark.rule("LG-KW-FOCUS-03")
def test_who_has_focused_may_still_heal():
    table = Scenario().hand("Warp Speed", "Wound").play("Warp Speed").use("focus", "Warp Speed")
    table.heal()
    assert table.koed == ["Wound"]


@pytest.mark.rule("LG-KW-FOCUS-01")
def test_on_the_next_turn_it_is_over():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Warp Speed").play("Warp Speed").end_turn()
    assert not table.points(recruit=9).can("focus")


def test_a_copy_of_a_focus_card_can_focus_too():
    table = Scenario().hand("The Power Cosmic", "Copy Powers").points(recruit=3)
    table.play("The Power Cosmic").play("Copy Powers")
    assert table.recruit_points == 9
    table.use("focus")
    assert (table.attack, table.recruit_points) == (9, 0)


def test_an_unseen_rescue_succeeds_four_times_a_turn_for_each_card():
    table = Scenario().hand("Unseen Rescue", "Unseen Rescue").points(recruit=20)
    table.play("Unseen Rescue")
    for _ in range(4):
        table.use("focus")
    assert not table.can("focus")
    table.play("Unseen Rescue")
    for _ in range(4):
        table.use("focus")
    assert not table.can("focus")
    assert len(table.in_victory()) == 8


def test_who_asks_why_is_told_what_is_missing():
    table = Scenario().hand("Warp Speed")
    table.can("end")
    (card,) = table.state.zones[HAND.first]
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "focus", card, -1)] == ["LG-KW-FOCUS-01"]
    table.play("Warp Speed").use("focus")
    (card,) = table.state.zones[PLAYED.first]
    assert [reason.rule for reason in RULES.why_not(table.game, 0, "focus", card, -1)] == ["LG-KW-FOCUS-02"]


def test_the_nullifiers_points_are_good_for_the_mastermind_only():
    table = Scenario(mastermind="red-skull").hand("Ultimate Nullifier").city(Bank="Mystique").points(recruit=3)
    table.play("Ultimate Nullifier")
    for _ in range(3):
        table.use("focus")
    assert table.attack == 4
    assert (table.can("fight", "Mystique"), table.can("fight", "Red Skull")) == (False, True)


def test_the_nullifier_may_cancel_what_an_enemy_does_when_it_is_fought():
    table = Scenario().hand("Ultimate Nullifier", "Odinson").city(Bank="Sentinel", Sewers="Moloids").points(attack=2)
    table.play("Ultimate Nullifier").fight("Sentinel", "pass", "Odinson")
    assert table.koed == ["Odinson"]
    table.fight("Moloids", "Ultimate Nullifier")
    assert table.koed == ["Odinson"]
    assert table.in_victory() == ["Sentinel", "Moloids"], "Burrow is a Fight effect too"


@pytest.mark.rule("LG-FIGHT-12")
@pytest.mark.parametrize(("answer", "gained", "koed"), [("pass", ["Odinson"], []), ("use", [], ["Odinson"])])
def test_a_hero_under_a_skrull_whose_fight_effect_is_cancelled_is_koed(answer, gained, koed):
    table = Scenario().hand("Ultimate Nullifier").city(Bank="Skrull Shapeshifters")
    table.holding("Skrull Shapeshifters", "Odinson", "Bystander").play("Ultimate Nullifier")
    table.fight("Skrull Shapeshifters", answer)
    assert table.in_discard() == gained
    assert table.koed == koed
    assert table.cards(HELD) == [], "nobody lies under a Villain that is gone"
    assert table.in_victory() == ["Skrull Shapeshifters", "Bystander"], "the Bystander was rescued in any case"


@pytest.mark.rule("LG-FIGHT-12", "LG-TACTIC-05")
def test_what_lies_on_a_mastermind_stays_there_after_a_fight():
    table = Scenario(mastermind="magneto").tactics(*["Crushing Shockwave"] * 2).hand("Ultimate Nullifier")
    table.holding("Magneto", "Odinson").points(attack=4).play("Ultimate Nullifier").fight("Magneto", "use")
    assert table.held_by("Magneto") == ["Odinson"]


def test_what_an_effect_defeats_was_not_fought_so_nothing_is_cancelled():
    table = Scenario().hand("Ultimate Nullifier", "Epic Destiny")
    table.city(Streets="Abomination").points(recruit=4)
    table.play("Ultimate Nullifier").play("Epic Destiny").use("focus", "Epic Destiny")
    assert len(table.in_victory()) == 4, "Abomination and the three Bystanders that come with a fight in the Streets"


def test_a_barrier_stops_an_ambush_and_draws_two():
    table = Scenario().hand("Invisible Barrier").deck("Agent", "Trooper").villain_deck("Megataur")
    table.begin_turn("Invisible Barrier")
    assert table.held_by("Megataur") == []
    assert table.in_hand() == ["Invisible Barrier", "Agent", "Trooper"]


def test_a_barrier_may_be_kept_down():
    table = Scenario().hand("Invisible Barrier").villain_deck("Megataur")
    table.begin_turn("pass")
    assert table.held_by("Megataur") == ["Bystander"] * 2


def test_epic_destiny_defeats_a_villain_of_five_or_six():
    table = Scenario().hand("Epic Destiny").city(Bank="Blob", Sewers="Mystique").points(recruit=4)
    table.play("Epic Destiny").use("focus")
    assert table.in_victory() == ["Mystique"]


def test_crime_stopper_moves_somebody_to_the_bank_and_rescues_when_they_fall():
    table = Scenario().hand("Crime Stopper").city(Sewers="Blob", Rooftops="Venom").points(recruit=1)
    table.city(Sewers="Endless Armies of HYDRA").villain_deck("Bystander", "Bystander")
    table.play("Crime Stopper").use("focus", "Crime Stopper", "Endless Armies of HYDRA")
    assert table.where == {"Bank": "Endless Armies of HYDRA", "Rooftops": "Venom"}
    table.bringing(2).fight("Endless Armies of HYDRA")
    assert "Bystander" in table.in_victory()


def test_energy_surge_doubles_what_is_left():
    table = Scenario().hand("Energy Surge").points(recruit=4).play("Energy Surge")
    assert table.recruit_points == 8


def test_nova_flame_burns_hotter_in_a_full_city():
    table = Scenario().hand("Hothead", "Nova Flame").city(Bank="Blob", Bridge="Venom")
    table.play("Hothead").play("Nova Flame")
    assert table.attack == 4 + 6 + 2
    assert table.wounds() == 1


def test_four_of_a_kind_wants_another_card_that_costs_four():
    table = Scenario().hand("Four of a Kind", "Four of a Kind").play("Four of a Kind")
    assert table.attack == 2
    assert table.play("Four of a Kind").attack == 6
