"""Draw, Recovery and Build (rulebook: Turn Sequence)."""

import pytest

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import May
from longbox.engine.effects.nouns import THIS
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.table.kinds import MAIN_START, SKILL
from longbox.games.vs.table.zones import DECK, HAND, RESOURCES
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import draw, put_plus
from longbox.games.vs.vocabulary.keywords import RESERVE
from longbox.games.vs.vocabulary.powers import super_power

from .duel import ENEMY, YOU
from .made_up import made_up

EVENTS_OF_A_TURN = ["draw", "recover", "ready", "gain a resource", "recruit", "appear", "move", "attack"]


@pytest.mark.rule("VS-TURN-02", "VS-DRAW-02", "VS-FORMATION-06")
def test_a_turn_is_draw_recovery_build_main(duel):
    duel.you(deck=["Academy"] * 4).enemy(deck=["Academy"] * 4)
    duel.starts("turn")
    assert duel.you.hand == ["Academy", "Academy"]
    state = duel.game.state
    steps = []
    for verb in ("done", "done", "done", "end"):
        steps.append((state.active, state.phase, state.step))
        duel.takes(verb)
    assert steps == [(0, "build", "resource"), (0, "build", "recruit"), (0, "build", "formation"), (0, "main", "")]
    assert (state.active, state.phase) == (1, "build")
    assert len(duel.enemy.hand) == 2


@pytest.mark.rule("VS-TURN-01")
def test_what_happens_in_a_turn_happens_in_this_order(duel):
    duel.you(front=["Hulk"], hand=["Academy", "Ant-Man"], deck=["Thor"] * 9).enemy(front=["Loki"])
    duel.stun("Hulk")
    duel.starts("turn").takes("resource", "Academy", amount=1).takes("recruit", "Ant-Man", amount=1).takes("done")
    duel.takes("move", "Ant-Man").takes("done").attacks("Hulk", on="Loki")
    course = [event.kind.name for event in duel.told if event.kind.name in EVENTS_OF_A_TURN]
    assert course == EVENTS_OF_A_TURN


@pytest.mark.rule("VS-DRAW-06")
def test_an_empty_deck_skips_draws_and_loses_nothing(duel):
    duel.you(deck=["Academy"]).enemy(deck=["Academy"] * 9)
    duel.starts("turn")
    assert duel.you.hand == ["Academy"]
    assert duel.result is None


@pytest.mark.rule("VS-RECOVERY-01", "VS-RECOVERY-02", "VS-RECOVERY-03", "VS-RECOVERY-05")
@pytest.mark.rule("VS-COUNTER-05")
def test_the_turn_players_characters_recover_then_ready(duel):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Sabretooth"])
    duel.stun("Hulk").stun("Sabretooth").exhaust("Thor")
    duel.starts("turn")
    assert duel.stunned == {"Sabretooth"}
    assert duel.exhausted == {"Sabretooth"}
    assert duel.wounds("Hulk") == 1
    duel.skips_building()
    assert duel.offers("attack", "Hulk")


@pytest.mark.rule("VS-RECOVERY-02")
def test_who_has_recovered_is_readied_at_once(duel):
    duel.you(front=["Hulk", "Thor"]).stun("Hulk").exhaust("Thor").starts("turn")
    assert duel.exhausted == set(), "the one who was exhausted and the one who was stunned"


@pytest.mark.rule("VS-RECOVERY-03")
@pytest.mark.parametrize("wounds", [0, 1])
def test_recovering_turns_face_up_and_heals_nothing(duel, wounds):
    duel.you(front=["Hulk"]).stun("Hulk", wounds=wounds).starts("turn")
    assert (duel.stunned, duel.wounds("Hulk")) == (set(), wounds)


@pytest.mark.rule("VS-RECOVERY-05")
def test_an_enemys_characters_neither_recover_nor_ready_in_your_turn(duel):
    duel.enemy(front=["Sabretooth", "Ronan"]).stun("Sabretooth").exhaust("Ronan").starts("turn")
    assert (duel.stunned, duel.exhausted) == ({"Sabretooth"}, {"Sabretooth", "Ronan"})
    duel.skips_building().ends_turn()
    assert (duel.stunned, duel.exhausted) == (set(), set()), "in their own they do"


@pytest.mark.rule("VS-RECOVERY-08", "VS-TERM-06")
def test_recovering_is_not_appearing(duel):
    duel.you(front=["Black Widow"]).enemy(front=["Hulk"])
    duel.stun("Black Widow", wounds=0)
    duel.starts("turn")
    assert duel.counters("Hulk") == 0
    assert duel.stunned == set()


@pytest.mark.rule("VS-RESOURCE-01", "VS-RESOURCE-03", "VS-RESOURCE-04", "VS-RESOURCE-05", "VS-RESOURCE-08")
@pytest.mark.rule("VS-RECRUIT-01", "VS-RESOURCE-07")
def test_one_card_a_turn_becomes_a_resource(duel):
    duel.you(hand=["Thor", "Academy"], face_down=["Ant-Man"])
    duel.starts("turn")
    assert [option for option in duel.options if "Thor" in option] == ["Thor face down as a resource"]
    assert sorted(option for option in duel.options if "Academy" in option) == [
        "Academy face down as a resource", "Academy face up as a resource",
    ]  # fmt: skip
    duel.takes("resource", "Academy", amount=1)
    assert duel.you.resources == ["Ant-Man (face down)", "Academy"]
    assert duel.game.state.step == "recruit", "only one"
    assert duel.game.state.points[0] == 2, "face up and face down count alike"


@pytest.mark.rule("VS-RESOURCE-01")
def test_there_is_no_second_resource_in_a_turn(duel):
    duel.you(hand=["Thor", "Academy"], deck=["Hulk"] * 9).enemy(deck=["Hulk"] * 9)
    duel.starts("turn").takes("resource", "Thor")
    assert not duel.offers("resource")
    duel.takes("done").takes("done")
    assert not duel.offers("resource"), "nor later in the turn"
    duel.ends_turn().skips_building().ends_turn()
    assert duel.offers("resource", "Academy"), "the next turn brings another"


@pytest.mark.rule("VS-RESOURCE-03")
@pytest.mark.parametrize("name", ["Thor", "Open Fire", "Academy", "The Vault"])
def test_any_card_may_lie_face_down_as_a_resource(duel, name):
    duel.you(hand=[name]).starts("turn").takes("resource", name, amount=0)
    assert duel.you.resources == [f"{name} (face down)"]


@pytest.mark.rule("VS-RESOURCE-04")
@pytest.mark.parametrize(("amount", "lies"), [(0, "Academy (face down)"), (1, "Academy")])
def test_a_location_lies_as_its_player_likes(duel, amount, lies):
    duel.you(hand=["Academy"]).starts("turn").takes("resource", "Academy", amount=amount)
    assert duel.you.resources == [lies]


@pytest.mark.rule("VS-RESOURCE-05")
@pytest.mark.parametrize("name", ["Thor", "Open Fire"])
def test_what_is_no_location_is_never_a_face_up_resource(duel, name):
    duel.you(hand=[name]).starts("turn")
    assert [option for option in duel.options if name in option] == [f"{name} face down as a resource"]


@pytest.mark.rule("VS-RESOURCE-08")
def test_this_turns_resource_gives_a_recruit_point_already(duel):
    duel.you(hand=["Academy", "Ant-Man"]).starts("turn")
    assert not duel.offers("recruit")
    duel.takes("resource", "Academy", amount=1).takes("recruit", "Ant-Man", amount=0)
    assert duel.you.front == ["Ant-Man"]


@pytest.mark.rule("VS-RESOURCE-02")
def test_playing_a_resource_is_optional(duel):
    duel.you(hand=["Thor"])
    duel.starts("turn").takes("done")
    assert duel.you.resources == []


@pytest.mark.rule("VS-RESOURCE-06", "VS-LOCATION-07")
def test_locations_are_not_unique_and_face_down_ones_are_closed_to_enemies(duel):
    duel.you(hand=["Academy"], locations=["Academy", "Academy"])
    duel.starts("turn").takes("resource", "Academy", amount=0)
    assert duel.you.resources == ["Academy", "Academy", "Academy (face down)"]
    card = duel.game.state.zones[RESOURCES.at(0)][-1]
    assert duel.game.state.known[card] == 1, "its own player knows it, the enemy does not"


@pytest.mark.rule("VS-RECRUIT-02", "VS-RECRUIT-05", "VS-RECRUIT-06", "VS-RECRUIT-07", "VS-RECRUIT-08")
@pytest.mark.rule("VS-ZONES-07", "VS-ZONES-13", "VS-ZONES-14")
def test_recruit_points_buy_characters_into_either_row(duel):
    duel.you(hand=["Ant-Man", "Daredevil", "Thor"], locations=["Academy"] * 4)
    duel.starts("turn").takes("done")
    assert not duel.offers("recruit", "Thor"), "six points are more than four"
    duel.takes("recruit", "Ant-Man", amount=0).takes("recruit", "Daredevil", amount=1)
    assert (duel.you.front, duel.you.back) == (["Ant-Man"], ["Captain America", "Daredevil"])
    assert duel.game.state.points[0] == 1
    assert duel.exhausted == set()
    duel.takes("done")
    assert duel.game.state.points[0] == 0, "what is left over is gone"
    assert duel.you.resources == ["Academy"] * 4


def recruiting(duel, *hand, points, **more):
    """You are in the recruit step with so many points."""
    return duel.you(hand=hand, face_down=["Academy"] * points, **more).starts("turn").takes("done")


@pytest.mark.rule("VS-RECRUIT-02")
def test_points_buy_supporting_characters_from_hand_and_nothing_else(duel):
    recruiting(duel, "Ant-Man", "Open Fire", "Academy", points=9, deck=["Hulk"] * 3, ko=["Thor"])
    assert set(duel.offered("recruit")) == {"Ant-Man", "Hulk"}, "two Hulks were drawn; Thor lies elsewhere"


@pytest.mark.rule("VS-RECRUIT-05")
@pytest.mark.parametrize(("points", "offered"), [(3, []), (4, ["Daredevil"])])
def test_all_that_is_recruited_may_cost_no_more_than_there_are_points(duel, points, offered):
    """Black Panther costs 2 and Daredevil 2, like the points that are left or not."""
    recruiting(duel, "Black Panther", "Daredevil", points=points).takes("recruit", "Black Panther", amount=0)
    assert list(dict.fromkeys(duel.offered("recruit"))) == offered


@pytest.mark.rule("VS-RECRUIT-06")
@pytest.mark.parametrize("order", [["Ant-Man", "Daredevil", "Nick Fury"], ["Nick Fury", "Daredevil", "Ant-Man"]])
def test_as_many_as_the_points_last_for_in_any_order(duel, order):
    recruiting(duel, *order, points=9)
    for name in order:
        duel.takes("recruit", name, amount=0)
    assert duel.you.front == order


@pytest.mark.rule("VS-RECRUIT-07")
def test_points_that_are_left_over_are_gone(duel):
    recruiting(duel, "Ant-Man", points=3, deck=["Thor"] * 9).enemy(deck=["Thor"] * 9)
    duel.takes("recruit", "Ant-Man", amount=0).takes("done").takes("done")
    assert duel.game.state.points[YOU] == 0
    duel.ends_turn().skips_building().ends_turn().takes("done")
    assert duel.game.state.points[YOU] == 3, "not 2 more"


@pytest.mark.rule("VS-RECRUIT-08")
def test_what_points_were_spent_of_lies_as_before(duel):
    duel.you(hand=["Ant-Man"], locations=["Academy"], face_down=["Thor"]).starts("turn").takes("done")
    duel.takes("recruit", "Ant-Man", amount=0).takes("done")
    assert duel.you.resources == ["Academy", "Thor (face down)"]


@pytest.mark.rule("VS-RECRUIT-10", "VS-UNIQUE-05", "VS-DECK-09")
def test_no_team_is_needed_but_the_mains_name_can_not_be_recruited(duel):
    duel.you(hand=["Captain America", "Sabretooth"], locations=["Academy"] * 9)
    duel.starts("turn").takes("done")
    assert duel.offers("recruit", "Sabretooth")
    assert not duel.offers("recruit", "Captain America")


@pytest.mark.rule("VS-FORMATION-01", "VS-FORMATION-02", "VS-FORMATION-04", "VS-FORMATION-07")
def test_formation_moves_anybody_ready_exhausted_or_just_recruited(duel):
    duel.you(front=["Thor"], back=["Hulk"], hand=["Ant-Man"], locations=["Academy"])
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=1).takes("done")
    duel.takes("move", "Thor").takes("move", "Captain America").takes("move", "Ant-Man")
    assert duel.you.front == ["Thor"], "nothing moves until all are picked"
    duel.takes("done")
    assert sorted(duel.you.front) == ["Ant-Man", "Captain America"]
    assert sorted(duel.you.back) == ["Hulk", "Thor"]


@pytest.mark.rule("VS-FORMATION-01")
@pytest.mark.parametrize("moved", [[], ["Thor"], ["Thor", "Hulk"], ["Thor", "Captain America", "Hulk"]])
def test_nobody_anybody_or_everybody_changes_rows(duel, moved):
    duel.you(front=["Thor"], back=["Hulk"]).starts("turn").takes("done").takes("done")
    front = {"Thor"}
    for name in moved:
        duel.takes("move", name)
        front ^= {name}
    duel.takes("done")
    assert set(duel.you.front) == front
    assert set(duel.you.back) == {"Thor", "Hulk", "Captain America"} - front


@pytest.mark.rule("VS-FORMATION-04")
def test_who_was_recruited_this_turn_may_change_rows(duel):
    recruiting(duel, "Ant-Man", points=1).takes("recruit", "Ant-Man", amount=1).takes("done")
    duel.takes("move", "Ant-Man").takes("done")
    assert duel.you.front == ["Ant-Man"]


@pytest.mark.rule("VS-FORMATION-07")
def test_a_stunned_character_may_be_moved_in_formation(duel):
    duel.you(front=["Hulk"]).enemy(front=["Magneto"])
    duel.enemy(main="Loki")
    duel.stun("Hulk")
    duel.starts("turn").takes("done").takes("done")
    assert duel.stunned == {"Hulk"}, "Magnetic Suppression"
    duel.takes("move", "Hulk").takes("done")
    assert "Hulk" in duel.you.back


@pytest.mark.rule("VS-FORMATION-03")
def test_left_and_right_in_a_row_mean_nothing(duel):
    duel.you(front=["Thor", "Hulk"]).enemy(front=["Abomination"], back=["Mystique"])
    one = set(duel.options)
    other = type(duel)()
    other.you(front=["Hulk", "Thor"]).enemy(front=["Abomination"], back=["Mystique"])
    assert set(other.options) == one


@pytest.mark.rule("VS-FORMATION-05")
def test_outside_formation_nobody_changes_rows_at_will(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"])
    assert not duel.offers("move")


@pytest.mark.rule("VS-FORMATION-05")
def test_rows_are_changed_in_the_formation_step_and_no_other(duel):
    duel.you(front=["Thor"], hand=["Ant-Man"], locations=["Academy"])
    offered = [duel.starts("turn").offers("move", "Thor")]
    offered += [duel.takes("done").offers("move", "Thor") for _ in range(3)]
    assert offered == [False, False, True, False]


@pytest.mark.rule("VS-TURN-04", "VS-MAIN-01")
def test_attacking_is_never_compulsory(duel):
    duel.you(front=["Thor"]).enemy(front=["Abomination"])
    duel.ends_turn()
    assert duel.game.state.active == 1


@pytest.mark.rule("VS-ZONES-08")
def test_there_is_no_hand_limit(duel):
    duel.you(hand=["Academy"] * 12).enemy(hand=["Academy"])
    duel.ends_turn()
    assert len(duel.you.hand) == 12


@pytest.mark.rule("VS-DRAW-01", "VS-KEYWORD-11")
def test_what_happens_at_the_start_of_a_turn_comes_before_the_draw(duel):
    duel.you(main="Loki", front=["Doctor Octopus"], deck=["Academy", "Fortress", "Laboratory"])
    duel.starts("turn")
    assert duel.decision.options[0].verb == "yes"
    assert duel.you.hand == []
    duel.says(True)
    assert len(duel.you.hand) == 3


@pytest.mark.rule("VS-KEYWORD-11")
def test_genius_needs_a_face_up_character(duel):
    duel.you(main="Loki", front=["Doctor Octopus"], deck=["Academy", "Fortress", "Laboratory"])
    duel.stun("Doctor Octopus", wounds=0)
    duel.starts("turn")
    assert len(duel.game.state.zones[HAND.at(0)]) == 3, "two drawn and the blank one"


# The start of a phase


@pytest.mark.rule("VS-MAIN-05")
@pytest.mark.parametrize("first", ["Early Bird", "Dawn"])
def test_what_waits_for_the_build_phase_acts_before_the_resource_step_in_your_order(duel, first):
    early = Trigger(moments.your_build_phase_starts, put_plus(1, THIS), label="Early")
    dawn = Trigger(moments.your_build_phase_starts, May(draw()), label="Dawn")
    duel.you(front=[made_up("Early Bird", early), made_up("Dawn", dawn)], deck=["Academy"] * 4)
    duel.starts("turn")
    assert duel.game.state.step == "", "the resource step has not begun"
    assert sorted(duel.offered("use")) == ["Dawn", "Early Bird"]
    duel.takes("use", first)
    assert duel.counters("Early Bird") == (first == "Early Bird")
    duel.says(True)
    assert (duel.counters("Early Bird"), len(duel.you.hand)) == (1, 3)
    assert duel.offers("resource", "Academy")
    assert duel.game.state.step == "resource"


@pytest.mark.rule("VS-MAIN-05")
def test_the_enemys_build_phase_wakes_nobody_of_yours(duel):
    duel.you(front=[made_up("Early Bird", Trigger(moments.your_build_phase_starts, put_plus(1, THIS), label="Early"))])
    duel.ends_turn().skips_building()
    assert duel.counters("Early Bird") == 0


@pytest.mark.rule("VS-MAIN-04")
def test_what_waits_for_the_main_phase_acts_first(duel):
    duel.you(front=[made_up("Herald", Trigger(moments.your_main_phase_starts, May(draw()), label="Herald"))])
    duel.you(deck=["Academy"] * 3).starts("turn").skips_building()
    assert duel.options == ["Yes", "No"]
    assert not duel.offers("end"), "nothing else can be done before it"
    duel.says(True)
    assert len(duel.you.hand) == 3
    assert duel.offers("end")


STARTER = made_up("Sprinter", super_power("Head Start", MAIN_START, SKILL, put_plus(1, THIS)))
SECOND_STARTER = made_up("Hurdler", super_power("Head Start", MAIN_START, SKILL, put_plus(1, THIS)))


@pytest.mark.rule("VS-MAIN-04")
def test_a_power_for_the_start_of_the_main_phase_is_for_that_moment_only(duel):
    duel.you(front=[STARTER, SECOND_STARTER, "Hulk"], locations=["Training Ground"] * 2).enemy(front=["Nick Fury"])
    duel.uses("Sprinter", "Head Start")
    assert duel.counters("Sprinter") == 1
    assert duel.can_use("Hurdler", "Head Start"), "another such power does not end the moment"
    duel.attacks("Hulk", on="Nick Fury").everyone_passes()
    assert not duel.can_use("Hurdler", "Head Start")


@pytest.mark.rule("VS-MAIN-04")
def test_that_moment_comes_in_ones_own_main_phase(duel):
    duel.enemy(front=[STARTER], locations=["Training Ground"])
    assert not duel.offers("use", "Sprinter")
    duel.ends_turn()
    assert not duel.offers("use", "Sprinter"), "it is the Build Phase"
    duel.skips_building()
    assert (duel.decision.seat, duel.can_use("Sprinter", "Head Start")) == (ENEMY, True)


# Recruiting


@pytest.mark.rule("VS-RECRUIT-11", "VS-STATUS-02")
def test_a_main_character_has_no_cost_and_is_never_recruited(duel):
    assert duel.game.value(duel.you.main, "cost") == 0
    leave_play(duel.game, duel.you.main, HAND.at(YOU))
    duel.you(locations=["Academy"] * 9, hand=["Thor"]).starts("turn").takes("done")
    assert duel.offered("recruit") == ["Thor", "Thor"], "each into either row, and not Captain America"


SCOUT = made_up("Scout", RESERVE)


@pytest.mark.rule("VS-RECRUIT-09")
def test_a_reserve_is_recruited_from_the_deck_which_is_then_shuffled(duel):
    duel.you(deck=["Thor", SCOUT, "Hulk", "Academy", "Academy"], locations=["Academy"]).starts("turn").takes("done")
    assert not duel.offers("recruit"), "nobody can tell from the options where the Scout lies"
    duel.takes("search")
    assert duel.offered("recruit") == ["Scout", "Scout"], "Thor is no reserve"
    assert not duel.offers("done"), "it was announced"
    duel.takes("recruit", "Scout", amount=1)
    assert "Scout" in duel.you.back
    assert duel.game.state.points[YOU] == 0
    assert sorted(duel.you.deck) == ["Hulk", "Thor"]
    assert all(duel.game.state.known[card] == 0 for card in duel.game.state.zones[DECK.at(YOU)]), "shuffled"


@pytest.mark.rule("VS-RECRUIT-09")
def test_a_reserve_that_is_not_in_the_deck_or_too_dear_can_not_be_announced(duel):
    duel.you(deck=["Thor"] * 4, ko=[SCOUT] * 3, front=[SCOUT], locations=["Academy"]).starts("turn").takes("done")
    assert not duel.offers("search"), "all four are elsewhere"


@pytest.mark.rule("VS-RECRUIT-09")
def test_a_reserve_costs_recruit_points_like_any_other(duel):
    duel.you(deck=[SCOUT, "Thor", "Thor"]).starts("turn").takes("done")
    assert not duel.offers("search"), "without a resource there is no point to spend"
