"""Playing cards: what it takes, where they go, how many of them a player may have."""

import pytest

from longbox.engine.effects.flow import do, if_
from longbox.games.champions.chapters.exhausting import EXHAUSTED
from longbox.games.champions.table.kinds import ENERGY
from longbox.games.champions.table.paid import PaidWith
from longbox.games.champions.vocabulary.abilities import action, forced, hero_action
from longbox.games.champions.vocabulary.costs import costs, spend
from longbox.games.champions.vocabulary.deeds import change_form, damage, discard, draw, exhaust
from longbox.games.champions.vocabulary.moments import when
from longbox.games.champions.vocabulary.nouns import A_MINION, AN_ENEMY, YOUR_HERO

from .made_up import made
from .scenario import Scenario


@pytest.mark.rule("MC-PLAY-01", "MC-COST-01", "MC-COST-03")
def test_an_event_is_paid_for_resolves_and_is_discarded(solo):
    solo.you(hand=["Haymaker", "Genius", "Aunt May"])
    solo.plays("Haymaker", "Genius")
    assert solo.villain_hit_points == 11
    assert solo.you.discard == ["Genius", "Haymaker"]
    assert solo.you.hand == ["Aunt May"]


@pytest.mark.rule("MC-PLAY-01", "MC-PLAY-20")
def test_a_support_enters_play_ready_and_may_be_used_at_once(solo):
    solo.you(hand=["Avengers Mansion", "Genius", "Strength"])
    solo.plays("Avengers Mansion", "Genius", "Strength")
    assert solo.you.play == ["Avengers Mansion"]
    solo.uses("Avengers Mansion")
    assert solo.you.hand == ["Blank"]


@pytest.mark.rule("MC-PLAY-02")
def test_a_card_does_not_pay_for_itself(solo):
    solo.you(hand=["Uppercut", "Strength"])
    assert not solo.offers("play", "Uppercut")
    solo.you(hand=["Aunt May"])
    assert solo.offers("play", "Uppercut")


@pytest.mark.rule("MC-PLAY-03")
def test_resource_cards_are_not_played(solo):
    solo.you(hand=["Energy", "Genius"])
    assert not solo.offers("play")


@pytest.mark.rule("MC-PLAY-04", "MC-ACTION-07", "MC-ACTION-01")
def test_an_event_is_played_on_anothers_turn_if_its_player_is_asked_and_agrees(duo):
    duo.you(damage=4)
    duo.partner(hand=["First Aid", "Genius"])
    duo.asks(duo.partner).takes("refuse")
    assert duo.you.damage == 4
    assert not duo.offers("ask")
    duo.attacks("Spider-Man", on="Rhino")
    duo.asks(duo.partner)
    duo.takes("play", "First Aid").chooses("Spider-Man")
    assert duo.you.damage == 2
    assert duo.partner.discard == ["Genius", "First Aid"]
    assert duo.asked == 0


@pytest.mark.rule("MC-ACTION-01")
def test_who_refused_can_be_asked_again_once_something_has_happened():
    trio = Scenario("spider-man", "captain-marvel", "iron-man")
    trio.you(damage=6)
    captain, stark = trio.players[1:]
    for player in (captain, stark):
        player(hand=["First Aid", "Genius"])
    trio.asks(captain).takes("refuse")
    assert [option.amount for option in trio._matching("ask")] == [stark.seat]
    trio.asks(stark).takes("play", "First Aid").chooses("Spider-Man")
    assert [option.amount for option in trio._matching("ask")] == [captain.seat], "who agreed has nothing left"


@pytest.mark.rule("MC-ACTION-01")
def test_actions_are_not_for_the_villain_phase(carol):
    carol.you(play=["Tac Team"])
    assert carol.offers("use", "Tac Team")
    carol.villain_phase()
    assert not carol.offers("use", "Tac Team")


@pytest.mark.rule("MC-PLAY-06")
def test_a_card_without_a_target_cannot_be_played(solo):
    solo.you(hand=["Relentless Assault", "Strength"])
    assert not solo.offers("play", "Relentless Assault")
    solo.you(minions=["Shocker"])
    assert solo.offers("play", "Relentless Assault")


@pytest.mark.rule("MC-PLAY-07")
def test_a_card_for_any_player_helps_the_one_who_gets_it(duo):
    duo.you(hand=["Combat Training", "Strength"])
    duo.plays("Combat Training", "Strength").picks_player(duo.partner)
    assert duo.partner.play == ["Combat Training"]
    assert (duo.you.value("atk"), duo.partner.value("atk")) == (2, 3)


@pytest.mark.rule("MC-PLAY-08")
def test_nobody_controls_two_cards_of_which_one_is_the_most(duo):
    duo.you(hand=["Combat Training", "Strength"])
    duo.partner(play=["Combat Training"])
    duo.plays("Combat Training", "Strength")
    assert duo.you.play == ["Combat Training"]
    duo.you(hand=["Combat Training", "Strength"])
    assert not duo.offers("play", "Combat Training")


@pytest.mark.rule("MC-PLAY-09")
def test_a_second_copy_goes_on_another_host(solo):
    solo.you(hand=["Webbed Up", "Strength", "Genius"], play=["Webbed Up"])
    solo.put("Webbed Up", on="Rhino")
    assert not solo.offers("play", "Webbed Up")
    solo.you(minions=["Shocker"])
    solo.plays("Webbed Up", "Strength", "Genius")
    assert solo.attached == ["Webbed Up"]
    assert len(solo.game.on(solo.card("Shocker"))) == 1


@pytest.mark.rule("MC-PLAY-10", "MC-TERM-28", "MC-ICON-03")
def test_a_unique_card_is_not_played_while_a_match_is_in_play(duo):
    duo.you(hand=["Nick Fury", "Tigra", "Genius", "Strength"])
    duo.partner(play=["Nick Fury"])
    assert not duo.offers("play", "Nick Fury")
    assert duo.offers("play", "Tigra")


@pytest.mark.rule("MC-ICON-03")
def test_cards_that_are_not_unique_may_be_in_play_together(solo):
    solo.you(hand=["Web-Shooter", "Genius"], play=["Web-Shooter"])
    assert solo.offers("play", "Web-Shooter")


@pytest.mark.rule("MC-PLAY-11")
def test_an_upgrade_needs_a_host_as_it_enters_play(solo):
    solo.you(hand=["Spider-Tracer", "Genius"])
    assert not solo.offers("play", "Spider-Tracer")
    solo.you(minions=["Shocker", "Sandman"])
    solo.plays("Spider-Tracer", "Genius", on="Sandman")
    assert [solo.game.face(card).name for card in solo.game.on(solo.card("Sandman"))] == ["Spider-Tracer"]


@pytest.mark.rule("MC-PLAY-12")
def test_what_is_attached_goes_to_its_owners_pile_when_the_host_leaves(duo):
    duo.you(play=["Inspired"])
    duo.partner(play=["Tigra"])
    duo.put("Inspired", on="Tigra").put("Tigra", damage=2)
    assert duo.value("Tigra", "atk") == 3
    duo.takes_damage("Tigra", 1)
    assert duo.you.discard == ["Inspired"]
    assert duo.partner.discard == ["Tigra"]


@pytest.mark.rule("MC-PLAY-15", "MC-STATUS-18", "MC-KEYWORD-23")
def test_a_card_that_left_play_comes_back_as_new(solo):
    solo.you(play=["Tigra"])
    solo.put("Tigra", "exhausted", "stunned", damage=2)
    solo.leaves("Tigra")
    solo.returns_to_hand("Tigra")
    solo.you(hand=["Strength", "Genius"])
    solo.plays("Tigra", "Strength", "Genius")
    assert solo.damage("Tigra") == 0
    assert not solo.has("Tigra", "stunned")
    assert solo.offers("attack", "Tigra")


@pytest.mark.rule("MC-PLAY-16")
def test_a_card_goes_to_its_owners_pile_whoever_controlled_it(duo):
    duo.lends("Tigra", owner=duo.partner, to=duo.you)
    duo.takes_damage("Tigra", 3)
    assert duo.partner.discard == ["Tigra"]
    assert duo.you.discard == []


@pytest.mark.rule("MC-PLAY-17", "MC-PLAY-12")
def test_an_upgrade_on_another_players_ally_is_theirs_to_control(duo):
    duo.you(hand=["Inspired", "Aunt May"])
    duo.partner(play=["Tigra"])
    duo.plays("Inspired", "Aunt May")
    assert duo.partner.play == ["Tigra", "Inspired"]
    assert duo.state.controller[duo.card("Inspired")] == 1
    duo.leaves("Tigra")
    assert duo.you.discard == ["Aunt May", "Inspired"]


@pytest.mark.rule("MC-FORM-10")
def test_a_hero_action_goes_on_though_it_changes_the_form(solo):
    vanish = made.event("Vanish", hero_action(do(change_form(), damage(2, AN_ENEMY))), cost=0, icons="")
    solo.you(hand=[vanish])
    solo.plays("Vanish")
    assert solo.you.form == "alter-ego"
    assert solo.villain_hit_points == 12


@pytest.mark.rule("MC-ACTION-08")
def test_an_action_may_cost_exhausting_the_hero(solo):
    gun = hero_action(damage(2, AN_ENEMY), cost=costs(spend(energy=1), exhaust(YOUR_HERO)))
    solo.you("exhausted", hand=["Energy", "Aunt May"], play=[made.support("Gun", gun, cost=0, icons="")])
    assert not solo.offers("use", "Gun")
    solo.readies("Spider-Man").uses("Gun", "Aunt May")
    assert solo.you.has("exhausted")
    assert solo.villain_hit_points == 12


@pytest.mark.rule("MC-COST-28")
def test_what_was_paid_for_an_ability_was_paid_for_its_card(solo):
    effect = do(damage(1, AN_ENEMY), if_(PaidWith(ENERGY), damage(2, AN_ENEMY)))
    for paid, dealt in (("Energy", 3), ("Genius", 1)):
        cost = spend(energy=1) if paid == "Energy" else spend(mental=1)
        solo.you(hand=[paid], play=[made.support(f"{paid} Gun", action(effect, cost=cost), cost=0, icons="")])
        before = solo.villain_hit_points
        solo.uses(f"{paid} Gun")
        assert before - solo.villain_hit_points == dealt


@pytest.mark.rule("MC-ALLY-11")
def test_an_ally_whose_target_is_gone_has_not_attacked(solo):
    it_exhausts = when(EXHAUSTED)
    trap = made.support("Trap", forced(it_exhausts, discard(A_MINION)), cost=0, icons="")
    solo.you(play=["Hulk", trap], deck=["Genius", "Blank"], minions=["Shocker"])
    solo.attacks("Hulk", on="Shocker")
    assert solo.has("Hulk", "exhausted")
    assert solo.damage("Hulk") == 0
    assert solo.you.deck == ["Genius", "Blank"]


@pytest.mark.rule("MC-PLAY-18")
def test_an_event_lies_nowhere_else_while_it_resolves(solo):
    solo.you(hand=["Swinging Web Kick", "Strength", "Aunt May"], minions=["Shocker"])
    solo.plays("Swinging Web Kick", "Strength", "Aunt May")
    assert solo.offers("choose", "Shocker")
    assert not solo.in_play("Swinging Web Kick")
    assert "Swinging Web Kick" not in solo.you.hand + solo.you.discard
    solo.chooses("Shocker")
    assert solo.you.discard[-1] == "Swinging Web Kick"


@pytest.mark.rule("MC-PLAY-19", "MC-STATUS-01", "MC-STATUS-16")
def test_a_stunned_hero_plays_an_attack_for_nothing(carol):
    carol.you("stunned", hand=["Photonic Blast", "Energy Absorption"])
    carol.plays("Photonic Blast", "Energy Absorption")
    assert carol.villain_hit_points == 14
    assert carol.you.hand == []
    assert carol.you.discard == ["Energy Absorption", "Photonic Blast"]
    assert not carol.you.has("stunned")


@pytest.mark.rule("MC-PLAY-21", "MC-PLAY-22")
def test_cards_discarded_from_a_deck_keep_their_order(solo):
    solo.you(hand=["Black Cat", "Strength"], deck=["Backflip", "Energy", "Blank"])
    solo.plays("Black Cat", "Strength")
    assert solo.you.discard == ["Strength", "Backflip", "Energy"]
    assert [card["name"] for card in solo.view()["zones"]["discard:0"]["cards"]] == solo.you.discard


@pytest.mark.rule("MC-ALLY-01", "MC-ALLY-02")
@pytest.mark.parametrize(("house_rules", "new"), [((), []), (("new-ally-may-leave",), ["Mockingbird"])])
def test_a_fourth_ally_makes_one_of_the_earlier_ones_leave_or_by_a_house_rule_any(house_rules, new):
    solo = Scenario("spider-man", house_rules=house_rules)
    solo.you(hand=["Mockingbird", "Strength", "Genius"], play=["Tigra", "Hulk", "Nick Fury"])
    solo.plays("Mockingbird", "Strength", "Genius")
    assert solo.choices == ["Tigra", "Hulk", "Nick Fury", *new]
    solo.chooses("Hulk")
    assert solo.you.discard[-1] == "Hulk"
    solo.passes()
    assert solo.you.play == ["Tigra", "Nick Fury", "Mockingbird"]


@pytest.mark.rule("MC-ALLY-03")
def test_the_ally_too_many_leaves_before_the_new_one_acts(solo):
    solo.you(hand=["Mockingbird", "Strength", "Genius"], play=["Tigra", "Hulk", "Nick Fury"])
    solo.plays("Mockingbird", "Strength", "Genius").chooses("Tigra")
    assert solo.you.play == ["Hulk", "Nick Fury", "Mockingbird"]
    assert not solo.has("Rhino", "stunned")


@pytest.mark.rule("MC-ALLY-01")
def test_a_third_ally_comes_freely(solo):
    solo.you(hand=["Mockingbird", "Strength", "Genius"], play=["Tigra", "Hulk"])
    solo.plays("Mockingbird", "Strength", "Genius").passes()
    assert solo.you.play == ["Tigra", "Hulk", "Mockingbird"]


@pytest.mark.rule("MC-TRIGGER-03", "MC-PLAY-14")
def test_an_ally_that_has_entered_play_may_answer_that(carol):
    carol.you(hand=["Spider-Woman", "Energy Absorption"])
    carol.plays("Spider-Woman", "Energy Absorption")
    assert carol.in_play("Spider-Woman")
    assert not carol.has("Rhino", "confused")
    carol.uses("Spider-Woman")
    assert carol.has("Rhino", "confused")


@pytest.mark.rule("MC-TIMING-05")
def test_the_target_is_legal_before_anything_is_paid(solo):
    solo.you(hand=["For Justice!", "Genius", "Strength"])
    assert not solo.offers("play", "For Justice!")
    solo.rhino(threat=1)
    assert solo.offers("play", "For Justice!")


@pytest.mark.rule("MC-ACTION-04")
def test_what_could_change_nothing_cannot_be_played(solo):
    solo.you(hand=["First Aid", "Genius"])
    assert not solo.offers("play", "First Aid")
    solo.rhino(damage=1)
    assert solo.offers("play", "First Aid")


@pytest.mark.rule("MC-ACTION-06")
def test_any_hero_may_break_off_the_ivory_horn(solo):
    solo.you("alter-ego", hand=["Strength", "Uppercut"])
    solo.rhino(attached=["Enhanced Ivory Horn"])
    assert not solo.offers("use", "Enhanced Ivory Horn")
    solo.flips()
    assert solo.value("Rhino", "atk") == 3
    solo.uses("Enhanced Ivory Horn", "Strength", "Uppercut")
    assert solo.value("Rhino", "atk") == 2
    assert solo.encounter_discard == ["Enhanced Ivory Horn"]


@pytest.mark.rule("MC-ACTION-02", "MC-ACTION-03")
def test_an_action_is_paid_for_and_then_resolves(solo):
    solo.you(play=["Surveillance Team"])
    solo.rhino(threat=3)
    solo.uses("Surveillance Team")
    assert solo.has("Surveillance Team", "exhausted")
    assert solo.counters("Surveillance Team") == 2
    assert solo.threat == 2
    assert not solo.offers("use", "Surveillance Team")


@pytest.mark.rule("MC-ACTION-03")
def test_an_action_may_be_repeated_while_it_can_be_paid(carol):
    carol.you(hand=["Energy", "Energy"], play=["Energy Channel"])
    carol.uses("Energy Channel").takes("done")
    carol.uses("Energy Channel")
    assert carol.counters("Energy Channel") == 4


@pytest.mark.rule("MC-ACTION-11")
def test_an_attack_event_does_not_need_a_ready_hero(solo):
    solo.you("exhausted", hand=["Swinging Web Kick", "Strength", "Genius"])
    solo.plays("Swinging Web Kick", "Strength", "Genius")
    assert solo.villain_hit_points == 14 - 8


@pytest.mark.rule("MC-ACTION-11")
def test_an_attack_event_does_not_exhaust_the_hero(solo):
    solo.you(hand=["Haymaker", "Strength"])
    solo.plays("Haymaker", "Strength")
    assert not solo.you.has("exhausted")


@pytest.mark.rule("MC-ACTION-12", "MC-TERM-13")
def test_energy_channel_counts_what_lay_on_it_when_it_is_discarded(carol):
    carol.you(play=["Energy Channel"], minions=["Shocker"])
    carol.put("Energy Channel", counters=4)
    carol.uses("Energy Channel", on="Rhino")
    assert carol.villain_hit_points == 14 - 8
    assert carol.damage("Shocker") == 0
    assert carol.you.discard == ["Energy Channel"]


@pytest.mark.rule("MC-DAMAGE-21")
def test_energy_channel_stops_at_ten(carol):
    carol.you(play=["Energy Channel"])
    carol.put("Energy Channel", counters=7)
    carol.uses("Energy Channel")
    assert carol.villain_hit_points == 14 - 10


@pytest.mark.rule("MC-ACTION-13", "MC-KEYWORD-23")
def test_the_last_counter_is_spent_the_card_goes_and_the_effect_comes(solo):
    solo.you(play=["Med Team"], damage=3)
    solo.put("Med Team", counters=1)
    solo.uses("Med Team")
    assert solo.you.damage == 1
    assert solo.you.discard == ["Med Team"]


@pytest.mark.rule("MC-KEYWORD-23")
def test_a_card_with_uses_comes_with_its_counters(solo):
    solo.you(hand=["Tac Team", "Strength", "Genius"])
    solo.plays("Tac Team", "Strength", "Genius")
    assert solo.counters("Tac Team") == 3


@pytest.mark.rule("MC-KEYWORD-23")
def test_a_tac_team_fights_three_times_whatever_the_form_and_is_gone(solo):
    solo.you("alter-ego", play=["Tac Team"], minions=["Hydra Mercenary"])
    before = solo.villain_hit_points
    solo.uses("Tac Team", on="Rhino")
    assert solo.villain_hit_points == before - 2
    assert not solo.offers("use", "Tac Team"), "it is exhausted"
    solo.readies("Tac Team").uses("Tac Team", on="Hydra Mercenary")
    assert solo.damage("Hydra Mercenary") == 2
    solo.readies("Tac Team").uses("Tac Team", on="Rhino")
    assert solo.you.discard == ["Tac Team"], "the last counter takes it along"
    assert solo.villain_hit_points == before - 4, "but not before it has struck"


@pytest.mark.rule("MC-ACTION-14", "MC-MULTI-06")
def test_a_player_may_choose_themselves_or_another(duo):
    duo.you(play=["Avengers Mansion"])
    duo.uses("Avengers Mansion")
    assert [option.amount for option in duo.decision.options] == [0, 1]
    duo.picks_player(duo.partner)
    assert (duo.you.hand, duo.partner.hand) == ([], ["Blank"])


@pytest.mark.rule("MC-TIMING-06")
def test_tenacity_works_though_it_left_play_to_pay_for_itself(solo):
    solo.you("exhausted", hand=["Strength"], play=["Tenacity"])
    solo.uses("Tenacity")
    assert not solo.you.has("exhausted")
    assert solo.you.play == []


@pytest.mark.rule("MC-TERM-07")
def test_friendly_means_any_players(duo):
    duo.you(play=["Med Team"], damage=1)
    duo.partner(play=["Tigra"])
    duo.put("Tigra", damage=2)
    duo.uses("Med Team", on="Tigra")
    assert duo.damage("Tigra") == 0


@pytest.mark.rule("MC-ACTION-05")
def test_an_action_of_another_players_card_is_not_mine(duo):
    waiting = made.support("Waiting Room", action(draw(1)), cost=0, icons="")
    duo.partner(play=[waiting])
    assert not duo.offers("use", "Waiting Room")
    duo.you(play=[waiting])
    assert duo.offers("use", "Waiting Room")
