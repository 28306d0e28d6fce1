"""Reactions: super powers that answer what has just happened (rulebook: Reaction Powers)."""

import pytest

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.flow import If
from longbox.engine.effects.nouns import THIS, WHOM, A
from longbox.engine.effects.patterns import when
from longbox.games.vs import RULES
from longbox.games.vs.chapters.stun import KO, knock_out
from longbox.games.vs.table.kinds import COMBAT, ENERGY, INTELLECT, MIGHT
from longbox.games.vs.table.zones import HAND, KO_PILE
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.deeds import cancel_power, draw, put_minus, put_plus, shuffle_in
from longbox.games.vs.vocabulary.moving import return_to_hand
from longbox.games.vs.vocabulary.nouns import any_own, enemy_character
from longbox.games.vs.vocabulary.places import KO_PILE as YOUR_KO_PILE
from longbox.games.vs.vocabulary.players import ANY_PLAYER
from longbox.games.vs.vocabulary.powers import build_power, main_power, reaction, super_power

from .duel import ENEMY, YOU
from .made_up import made_up

OBJECTION = reaction("Rules Lawyer", INTELLECT, moments.enemy_uses_a_power, cancel_power())
LAWYER = made_up("Lawyer", OBJECTION)
TRAINER = made_up(
    "Trainer", main_power("Train", MIGHT, put_plus(1, THIS)), main_power("Lift", MIGHT, put_plus(3, THIS))
)


def trial(duel, *, hand=(), locations=("Academy",)):
    """You are about to train; the enemy has a lawyer."""
    duel.you(front=[TRAINER], locations=["Fortress"] * 3, deck=["Thor"] * 9)
    return duel.enemy(front=[LAWYER], hand=hand, locations=locations, deck=["Ronan"] * 9)


@pytest.mark.rule("VS-REACTION-01", "VS-REACTION-02", "VS-REACTION-05", "VS-TERM-09")
def test_a_super_power_can_be_cancelled_and_stays_paid_and_used(duel):
    trial(duel).uses("Trainer", "Train")
    assert duel.decision.seat == ENEMY
    assert duel.enemy.resources == ["Academy"], "nothing is paid before it is used"
    duel.uses("Lawyer", "Rules Lawyer")
    assert duel.enemy.resources == ["Academy (face down)"]
    assert duel.counters("Trainer") == 0, "the power never resolves"
    assert duel.you.resources.count("Fortress (face down)") == 1
    assert not duel.can_use("Trainer", "Train"), "it counts as used"


@pytest.mark.rule("VS-TERM-09")
@pytest.mark.parametrize("cancelled", [True, False])
def test_nothing_of_a_cancelled_power_comes_about(duel, cancelled):
    trial(duel).uses("Trainer", "Lift")
    if cancelled:
        duel.uses("Lawyer", "Rules Lawyer")
    else:
        duel.passes()
    assert duel.counters("Trainer") == (0 if cancelled else 3)
    assert sum(event.kind.name == "cancel a super power" for event in duel.told) == cancelled
    assert duel.you.resources.count("Fortress (face down)") == 1, "paid for either way"
    assert not duel.can_use("Trainer", "Lift"), "and used"
    assert duel.can_use("Trainer", "Train"), "the other power is another matter"


@pytest.mark.rule("VS-REACTION-01")
def test_a_reaction_waits_for_its_condition(duel):
    duel.you(front=[LAWYER, TRAINER], locations=["Academy", "Fortress"])
    duel.enemy(front=[LAWYER], locations=["Academy"], hand=["Stark Tech"])
    assert not duel.can_use("Lawyer", "Rules Lawyer"), "nothing has happened"
    duel.uses("Trainer", "Train")
    assert duel.decision.seat == ENEMY, "one's own power is no reason to object"
    assert duel.can_use("Lawyer", "Rules Lawyer")


@pytest.mark.rule("VS-REACTION-01")
@pytest.mark.parametrize("why", ["no Location", "stunned"])
def test_a_reaction_is_paid_for_and_used_by_the_face_up_like_any_super_power(duel, why):
    trial(duel, locations=() if why == "no Location" else ["Academy"])
    if why == "stunned":
        duel.stun("Lawyer")
    duel.uses("Trainer", "Train")
    if why == "no Location":
        assert duel.options == ["Pass"], "there might be a Location in the hand"
        duel.passes()
    assert (duel.counters("Trainer"), duel.decision.seat) == (1, YOU)


@pytest.mark.rule("VS-REACTION-02")
def test_whoever_passes_lets_the_power_act_and_keeps_the_locations(duel):
    trial(duel).uses("Trainer", "Train").passes()
    assert duel.counters("Trainer") == 1
    assert duel.enemy.resources == ["Academy"]
    assert duel.decision.seat == YOU


@pytest.mark.rule("VS-REACTION-04")
def test_a_reaction_is_for_once_a_turn(duel):
    trial(duel, locations=["Academy"] * 3).uses("Trainer", "Train").uses("Lawyer", "Rules Lawyer")
    duel.uses("Trainer", "Lift")
    assert duel.counters("Trainer") == 3, "nobody was asked"


@pytest.mark.rule("VS-REACTION-03", "VS-REACTION-06")
def test_one_may_react_in_any_phase_of_any_turn(duel):
    planner = made_up("Planner", build_power("Plan", MIGHT, draw()))
    duel.you(front=[planner, LAWYER], locations=["Fortress", "Academy"], deck=["Thor"] * 9)
    duel.enemy(front=[planner, LAWYER], locations=["Fortress", "Academy"], deck=["Ronan"] * 9)
    duel.starts("turn")
    before = len(duel.you.hand)
    duel.uses("Planner", "Plan")
    assert (duel.game.state.phase, duel.decision.seat) == ("build", ENEMY)
    duel.uses("Lawyer", "Rules Lawyer").passes()
    assert len(duel.you.hand) == before
    duel.skips_building().ends_turn().uses("Planner", "Plan")
    assert (duel.game.state.phase, duel.decision.seat) == ("build", YOU)
    assert duel.can_use("Lawyer", "Rules Lawyer")


@pytest.mark.rule("VS-COMBAT-08", "VS-REACTION-06")
def test_in_a_combat_a_reaction_comes_before_the_play_it_answers_though_its_character_is_not_in_it(duel):
    fighter = made_up("Fighter", super_power("Rage", COMBAT, MIGHT, put_plus(9, THIS)))
    duel.you(front=[fighter], locations=["Fortress"])
    duel.enemy(front=["Ronan", LAWYER], locations=["Academy"]).attacks("Fighter", on="Ronan")
    duel.uses("Fighter", "Rage")
    assert duel.counters("Fighter") == 0, "it waits"
    duel.uses("Lawyer", "Rules Lawyer")
    assert duel.counters("Fighter") == 0
    assert duel.decision.seat == ENEMY, "to react was no play: it is the enemy's turn to play or pass"


@pytest.mark.rule("VS-REACTION-07")
def test_the_power_chooses_only_after_reactions(duel):
    zapper = made_up("Zapper", main_power("Zap", MIGHT, put_minus(1, A(enemy_character))))
    duel.you(front=[zapper], locations=["Fortress"]).enemy(front=[LAWYER, "Ronan"], locations=["Academy"])
    duel.uses("Zapper", "Zap")
    assert duel.decision.seat == ENEMY
    assert duel.you.resources == ["Fortress (face down)"], "paid"
    assert duel.game.uses(duel.card("Zapper"), zapper.instances[0], "turn"), "and used"
    duel.passes().chooses("Ronan")
    assert duel.counters("Ronan") == -1


@pytest.mark.rule("VS-REACTION-08")
def test_a_reaction_is_a_super_power_that_can_be_cancelled(duel):
    duel.you(front=[TRAINER, LAWYER], locations=["Fortress", "Academy"])
    duel.enemy(front=[LAWYER], locations=["Academy"]).uses("Trainer", "Train")
    duel.uses("Lawyer", "Rules Lawyer")
    assert duel.decision.seat == YOU
    duel.uses("Lawyer", "Rules Lawyer")
    assert duel.counters("Trainer") == 1, "the objection was overruled"
    assert "Academy (face down)" in duel.you.resources
    assert duel.enemy.resources == ["Academy (face down)"]


@pytest.mark.rule("VS-REACTION-07")
def test_to_use_a_power_triggers_even_if_it_is_cancelled(duel):
    student = made_up("Student", Trigger(moments.you_use(MIGHT), put_plus(1, THIS), label="Learn"))
    trial(duel).you(front=[student]).uses("Trainer", "Train").uses("Lawyer", "Rules Lawyer")
    assert (duel.counters("Trainer"), duel.counters("Student")) == (0, 1)


def test_a_stunned_character_does_not_react(duel):
    trial(duel).stun("Lawyer").uses("Trainer", "Train")
    assert duel.counters("Trainer") == 1


def test_who_might_pay_from_a_hidden_hand_is_asked(duel):
    trial(duel, locations=[]).uses("Trainer", "Train")
    assert (duel.decision.seat, duel.options) == (ENEMY, ["Pass"])
    duel.passes()
    assert duel.counters("Trainer") == 1


def test_nobody_is_asked_whose_hand_is_empty_and_whose_locations_are_spent(duel):
    trial(duel, locations=[])
    for card in list(duel.game.state.zones[HAND.at(ENEMY)]):
        duel.game.move(card, KO_PILE.at(ENEMY))
    duel.uses("Trainer", "Train")
    assert duel.decision.seat == YOU


def test_a_copy_taken_while_a_reaction_is_being_answered_cancels_its_own_power(duel):
    duel.you(front=[TRAINER, LAWYER], locations=["Fortress", "Academy"])
    duel.enemy(front=[LAWYER], locations=["Academy"]).uses("Trainer", "Train").uses("Lawyer", "Rules Lawyer")
    copy = duel.game.clone()
    copy.choose(copy.decision.options[-1])
    assert copy.state.counters[duel.card("Trainer")] == 0, "there the objection stands"
    duel.uses("Lawyer", "Rules Lawyer")
    assert duel.counters("Trainer") == 1


def test_a_copy_of_the_game_cancels_its_own_power(duel):
    trial(duel).uses("Trainer", "Train")
    copy = duel.game.clone()
    duel.uses("Lawyer", "Rules Lawyer")
    copy.choose(copy.decision.options[-1])
    assert duel.counters("Trainer") == 0
    assert copy.state.counters[duel.card("Trainer")] == 1


FRIEND_IS_KO_D = when(KO, whom=any_own)
SINGULARITY = made_up("Singularity", reaction("Rescue", ENERGY, FRIEND_IS_KO_D, return_to_hand(WHOM)))
FADING = Trigger(moments.is_ko_d, If(is_a(THIS, YOUR_KO_PILE.of(ANY_PLAYER)), shuffle_in(THIS)), label="Fade")
RETURNING = Trigger(moments.is_ko_d, If(is_a(THIS, YOUR_KO_PILE.of(ANY_PLAYER)), return_to_hand(THIS)), label="Return")


@pytest.mark.rule("VS-TRIGGER-14", "VS-REACTION-03")
@pytest.mark.parametrize("rescued", [True, False])
def test_a_reaction_to_a_ko_comes_before_its_triggers_and_they_find_the_card_gone(duel, rescued):
    duel.you(front=[made_up("Ghost", FADING), SINGULARITY], locations=["Laboratory"])
    duel.happens(lambda game: knock_out(game, [duel.card("Ghost")]))
    assert duel.you.ko_pile == ["Ghost"], "the trigger waits"
    duel.uses("Singularity", "Rescue") if rescued else duel.passes()
    assert (duel.you.hand, duel.you.deck) == ((["Ghost"], []) if rescued else ([], ["Ghost"]))


@pytest.mark.rule("VS-TRIGGER-14")
@pytest.mark.parametrize("first", ["Fade", "Return"])
def test_of_two_triggers_that_move_one_card_the_turn_players_choice_moves_it(duel, first):
    duel.on_enemy_turn().you(front=[made_up("Ghost", FADING, RETURNING)])
    duel.happens(lambda game: knock_out(game, [duel.card("Ghost")]))
    assert duel.decision.seat == ENEMY
    duel.game.choose(duel.decision.options[duel.options.index(f"Ghost: {first}")])
    while duel.offers("use"):
        duel.takes("use")
    assert (duel.you.hand, duel.you.deck) == (([], ["Ghost"]) if first == "Fade" else (["Ghost"], []))


def test_a_reaction_says_when_and_why_not(duel):
    say = RULES.say("Lawyer")
    assert OBJECTION.words(say) == (
        "Rules Lawyer · [Intellect] · Reaction: When an enemy player uses a super power, cancel that power."
    )
    trial(duel)
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    (reason,) = RULES.why_not(duel.game, ENEMY, "use", duel.card("Lawyer"), -1)
    assert reason.rule == "VS-REACTION-01"
    duel.uses("Trainer", "Train")
    assert RULES.why_not(duel.game, ENEMY, "use", duel.card("Lawyer"), -1) == []
    assert RULES.prompt(duel.game, duel.decision) == "Trainer uses Train. Answer with a Reaction, or pass"
    assert duel.options == ["Lawyer: Rules Lawyer [Intellect]", "Pass"]


@pytest.mark.card("she-hulk-level-2")
@pytest.mark.rule("VS-CARD-10", "VS-REACTION-05")
def test_she_hulk_objects_to_what_the_enemy_uses(duel):
    duel.you(front=[TRAINER], locations=["Fortress"] * 2)
    duel.enemy(main="She-Hulk", level=2, locations=["Academy"]).uses("Trainer", "Train")
    duel.uses("She-Hulk", "Rules Lawyer")
    assert duel.counters("Trainer") == 0


@pytest.mark.card("she-hulk-level-1")
def test_she_hulk_learns_from_team_attacks_and_makes_the_next_one_stronger(duel):
    duel.you(main="She-Hulk", front=["Thor", "Hulk"], locations=["Training Ground"]).enemy(front=["Ronan"])
    duel.uses("She-Hulk", "A-Force Assemble!").attacks("Thor", "Hulk", on="Ronan")
    duel.takes("use", "She-Hulk")
    assert (duel.counters("Thor"), duel.counters("Hulk")) == (1, 1)
    assert duel.game.state.xp[duel.you.main] == 1


def test_she_hulk_has_no_part_in_an_attack_by_one(duel):
    duel.you(main="She-Hulk", front=["Thor"], locations=["Training Ground"]).enemy(front=["Ronan"])
    duel.uses("She-Hulk", "A-Force Assemble!").attacks("Thor", on="Ronan")
    assert duel.counters("Thor") == 0
    assert duel.game.state.xp[duel.you.main] == 0
