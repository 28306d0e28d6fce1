"""Interrupts and responses: who is asked, in what order, how often."""

import pytest

from longbox.engine.effects.counting import value
from longbox.games.champions.table.abilities import AttachTo
from longbox.games.champions.vocabulary.abilities import forced, triggered, when_revealed
from longbox.games.champions.vocabulary.amounts import ATK
from longbox.games.champions.vocabulary.deeds import draw, place_threat, take_damage
from longbox.games.champions.vocabulary.moments import (
    HOST_ATTACKED,
    THIS_ENTERS,
    THREAT_WOULD_BE_PLACED,
    YOU_DEFEAT_MINION,
)
from longbox.games.champions.vocabulary.nouns import MAIN_SCHEME, THE_VILLAIN

from .made_up import made
from .scenario import Scenario


def forced_drawer(name):
    """A support that makes its player draw a card after they defeat a minion."""
    return made.support(name, forced(YOU_DEFEAT_MINION, draw(1)), cost=0, icons="")


def drawer(name):
    """The same, if the player likes."""
    return made.support(name, triggered(YOU_DEFEAT_MINION, draw(1)), cost=0, icons="")


@pytest.mark.rule("MC-TRIGGER-08", "MC-TIMING-02")
def test_the_first_player_orders_forced_abilities_of_one_moment():
    table = Scenario("spider-man", "captain-marvel", first=1)
    table.you(play=[forced_drawer("Left"), forced_drawer("Right")], minions=["Hydra Bomber"], deck=["Haymaker"] * 5)
    table.ends_turn()
    table.attacks("Spider-Man", on="Hydra Bomber")
    assert table.asked == 1
    assert table.choices == ["Left", "Right"]
    table.takes("use", "Right")
    assert table.you.hand == ["Haymaker"] * 2


@pytest.mark.rule("MC-TRIGGER-05")
def test_a_forced_ability_cannot_be_declined(solo):
    solo.you(play=[forced_drawer("Left")], minions=["Hydra Bomber"])
    solo.attacks("Spider-Man", on="Hydra Bomber")
    assert solo.is_a_turn
    assert solo.you.hand == ["Blank"]


@pytest.mark.rule("MC-TRIGGER-07")
def test_forced_responses_come_before_optional_ones(solo):
    solo.you(play=[drawer("May"), forced_drawer("Must")], minions=["Hydra Bomber"])
    solo.attacks("Spider-Man", on="Hydra Bomber")
    assert solo.you.hand == ["Blank"]
    assert solo.choices == ["May"]
    solo.passes()
    assert solo.you.hand == ["Blank"]


@pytest.mark.rule("MC-TRIGGER-09")
def test_optional_interrupts_are_offered_in_player_order():
    table = Scenario("spider-man", "captain-marvel", first=1)
    for player in table.players:
        player(hand=["Great Responsibility"])
    table.reveals("Bomb Scare")
    assert table.asked == 1
    table.passes()
    assert table.asked == 0
    table.passes()
    assert table.is_a_turn
    assert table.threat_on("Bomb Scare") == 2 + 2


@pytest.mark.rule("MC-TRIGGER-09", "MC-TIMING-10")
def test_who_passed_is_asked_again_after_another_has_acted_and_the_window_closes_when_all_pass(duo):
    duo.you("alter-ego", hand=["Emergency"])
    duo.partner("alter-ego", hand=["Emergency"])
    duo.rhino(encounter=["Shocker"])
    duo.activates("Rhino", duo.you)
    assert duo.asked == 0
    duo.passes()
    assert duo.asked == 1
    duo.uses("Emergency")
    assert duo.asked == 0
    duo.passes()
    assert duo.is_a_turn
    assert duo.threat == 1 + 2 - 1
    assert duo.you.hand == ["Emergency"]


@pytest.mark.rule("MC-TRIGGER-04")
def test_one_copy_answers_one_occurrence_once(solo):
    solo.you(play=[drawer("May")], minions=["Hydra Bomber"])
    solo.attacks("Spider-Man", on="Hydra Bomber")
    solo.uses("May")
    assert solo.is_a_turn
    assert solo.you.hand == ["Blank"]


@pytest.mark.rule("MC-TIMING-11")
def test_a_player_orders_their_own_optional_answers(solo):
    solo.you(play=[drawer("Left"), drawer("Right")], minions=["Hydra Bomber"])
    solo.attacks("Spider-Man", on="Hydra Bomber")
    assert solo.choices == ["Left", "Right"]
    solo.uses("Right")
    assert solo.choices == ["Left"]


@pytest.mark.rule("MC-TIMING-03")
def test_sentences_are_resolved_one_after_the_other(carol):
    carol.you(hand=["Photonic Blast", "Energy Absorption"], deck=["Haymaker", "Blank"])
    carol.you(minions=["Hydra Bomber"], play=["Spider-Tracer"])
    carol.put("Spider-Tracer", on="Hydra Bomber")
    carol.rhino(threat=3, schemes={"Bomb Scare": 3})
    carol.plays("Photonic Blast", "Energy Absorption", on="Hydra Bomber")
    assert carol.you.hand == []
    carol.chooses("Bomb Scare")
    assert carol.you.hand == ["Haymaker"]


@pytest.mark.rule("MC-TRIGGER-14")
@pytest.mark.parametrize(
    ("first", "second"), [("Interrogation Room", "One-Two Punch"), ("One-Two Punch", "Interrogation Room")]
)
def test_what_follows_an_attack_and_a_defeat_by_it_is_mixed_at_will(solo, first, second):
    solo.you(identity="She-Hulk", hand=["One-Two Punch", "Genius"], play=["Interrogation Room"])
    solo.you(minions=["Hydra Bomber"]).rhino(threat=3)
    solo.attacks("She-Hulk", on="Hydra Bomber")
    solo.uses(first)
    solo.uses(second)
    assert solo.threat == 2
    assert not solo.has("She-Hulk", "exhausted")


@pytest.mark.rule("MC-TRIGGER-17")
def test_a_bonus_lasts_for_its_time_even_if_its_source_is_gone(solo):
    solo.you(identity="Iron Man", hand=["Genius"], play=["Rocket Boots", "Powered Gauntlets"])
    solo.uses("Rocket Boots", "Genius")
    solo.leaves("Rocket Boots")
    solo.uses("Powered Gauntlets")
    assert solo.villain_hit_points == 14 - 2


@pytest.mark.rule("MC-TRIGGER-20")
def test_abilities_do_not_work_from_piles_and_hands(solo):
    solo.you(hand=["Combat Training", "Jessica Jones"], discard=["Combat Training", "Interrogation Room"])
    solo.you(minions=["Hydra Bomber"])
    solo.rhino(threat=3)
    assert solo.you.value("atk") == 2
    solo.attacks("Spider-Man", on="Hydra Bomber")
    assert solo.is_a_turn
    assert solo.threat == 3


@pytest.mark.rule("MC-TRIGGER-10", "MC-TRIGGER-22")
def test_an_attack_that_would_be_made_is_replaced_before_it_is_made(solo):
    solo.you(play=["Webbed Up"])
    solo.put("Webbed Up", on="Rhino")
    solo.rhino(attached=["Charge"])
    solo.activates("Rhino")
    assert solo.is_a_turn
    assert solo.attached == ["Charge"]


@pytest.mark.rule("MC-ATTACK-17", "MC-DEFEND-11")
def test_counter_punch_strikes_with_the_heros_atk_after_the_attack(carol):
    carol.you(hand=["Counter-Punch"], play=["Combat Training", "Indomitable"])
    carol.rhino(stage=2)
    carol.activates("Rhino").defends("Captain Marvel")
    assert carol.you.damage == 2
    carol.uses("Indomitable")
    assert not carol.you.has("exhausted")
    carol.uses("Counter-Punch")
    assert carol.villain_hit_points == 15 - 3


@pytest.mark.rule("MC-DEFEND-11")
def test_a_hero_who_defended_without_being_hurt_has_defended(solo):
    solo.you(play=["Indomitable"])
    solo.activates("Rhino").passes().defends("Spider-Man")
    assert solo.you.damage == 0
    solo.uses("Indomitable")
    assert not solo.you.has("exhausted")


@pytest.mark.rule("MC-DEFEND-11")
def test_a_hero_who_did_not_defend_cannot_answer_that(carol):
    carol.you(hand=["Counter-Punch"], play=["Indomitable", "Tigra"])
    carol.activates("Rhino").defends("Tigra")
    assert carol.is_a_turn


@pytest.mark.rule("MC-CARD-12")
def test_a_guard_forbids_a_counter_punch_against_the_villain(carol):
    carol.you(hand=["Counter-Punch"], minions=["Hydra Mercenary"])
    carol.activates("Rhino").defends("Captain Marvel")
    assert carol.is_a_turn
    assert carol.you.hand == ["Counter-Punch"]


@pytest.mark.rule("MC-DEFEND-07")
def test_a_hero_who_defended_by_an_ability_has_defended(solo):
    solo.you(hand=["Backflip"], play=["Indomitable"])
    solo.you("exhausted")
    solo.activates("Rhino").passes()
    solo.uses("Backflip")
    solo.uses("Indomitable")
    assert not solo.you.has("exhausted")


@pytest.mark.rule("MC-REVEAL-06")
def test_what_is_revealed_acts_before_answers_to_its_entering(solo):
    herald = made.minion(
        "Herald",
        when_revealed(place_threat(1, MAIN_SCHEME)),
        forced(THIS_ENTERS, place_threat(2, MAIN_SCHEME)),
        sch=1, atk=1, health=3,
    )  # fmt: skip
    watcher = made.support("Watcher", triggered(THREAT_WOULD_BE_PLACED, draw(1)), cost=0, icons="")
    solo.you(play=[watcher])
    solo.reveals(herald)
    assert solo.threat == 0
    solo.passes()
    assert solo.threat == 1
    solo.passes()
    assert solo.threat == 3


@pytest.mark.rule("MC-TRIGGER-18")
def test_charge_goes_at_the_end_of_its_attack_before_anybody_answers_it(carol):
    carol.you(play=["Indomitable"])
    carol.rhino(attached=["Charge"])
    carol.activates("Rhino").defends("Captain Marvel")
    assert carol.offers("use", "Indomitable")
    assert carol.attached == []
    assert carol.encounter_discard[-1] == "Charge"
    carol.uses("Indomitable")
    assert not carol.you.has("exhausted")


@pytest.mark.rule("MC-TRIGGER-18", "MC-TRIGGER-07")
def test_charge_goes_before_a_forced_answer_to_its_attack(carol):
    gloat = made.attachment("Gloat", AttachTo(THE_VILLAIN), forced(HOST_ATTACKED, take_damage(value(THE_VILLAIN, ATK))))
    carol.rhino(attached=["Charge", gloat])
    carol.activates("Rhino").declines()
    assert carol.is_a_turn, "nobody had anything to order"
    assert carol.you.damage == 5 + 2, "the attack has +3 ATK, what answers it no more"
