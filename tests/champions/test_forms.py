"""Changing form, and what a form allows."""

import pytest

from longbox.games.champions.vocabulary import change_form, hero_action

from .made_up import made


@pytest.mark.rule("MC-FORM-01")
def test_a_player_may_change_form_once_a_round(solo):
    solo.you(play=["Avengers Mansion"])
    solo.flips()
    assert solo.you.form == "alter-ego"
    assert not solo.offers("flip")
    solo.villain_phase()
    assert solo.is_a_turn
    solo.flips()
    assert solo.you.form == "hero"


@pytest.mark.rule("MC-FORM-02", "MC-STATUS-12")
def test_everything_stays_as_it_is_when_the_identity_flips(carol):
    carol.you("alter-ego", "exhausted", "stunned", damage=5, play=["Captain Marvel's Helmet", "Avengers Mansion"])
    carol.flips()
    assert carol.you.form == "hero"
    assert carol.you.has("exhausted")
    assert carol.you.has("stunned")
    assert carol.you.hit_points == 7
    assert carol.you.play == ["Captain Marvel's Helmet", "Avengers Mansion"]


@pytest.mark.rule("MC-FORM-03", "MC-OBLIGATION-03")
def test_a_card_that_flips_does_not_use_up_the_voluntary_change(solo):
    solo.reveals("Eviction Notice").takes("yes")
    assert solo.you.form == "alter-ego"
    solo.picks_mode(0)
    assert solo.offers("flip")


@pytest.mark.rule("MC-OBLIGATION-03")
def test_who_flipped_this_round_may_still_flip_for_an_obligation(solo):
    solo.you("alter-ego")
    solo.flips()
    solo.reveals("Eviction Notice").takes("yes")
    assert solo.you.form == "alter-ego"


@pytest.mark.rule("MC-FORM-04", "MC-ICON-04")
def test_an_alter_ego_action_is_for_the_alter_ego_only(solo):
    solo.you(damage=5, play=["Aunt May", "Avengers Mansion"])
    assert not solo.offers("use", "Aunt May")
    assert solo.offers("use", "Avengers Mansion")
    solo.flips()
    assert solo.offers("use", "Avengers Mansion")
    solo.uses("Aunt May")
    assert solo.you.damage == 1
    assert solo.has("Aunt May", "exhausted")


@pytest.mark.rule("MC-FORM-04")
def test_a_hero_action_is_for_the_hero_only(solo):
    solo.you("alter-ego", hand=["Haymaker", "Strength"])
    assert not solo.offers("play", "Haymaker")
    solo.flips()
    assert solo.offers("play", "Haymaker")


@pytest.mark.rule("MC-FORM-05")
def test_an_effect_on_heroes_spares_alter_egos(duo):
    duo.partner("alter-ego")
    duo.reveals("Shocker")
    assert (duo.you.damage, duo.partner.damage) == (1, 0)


@pytest.mark.rule("MC-FORM-06")
def test_only_the_side_that_shows_has_powers(solo):
    solo.you(identity="Black Panther", minions=["Shocker"])
    assert solo.you.value("retaliate") == 1
    solo.activates("Shocker").declines()
    assert solo.damage("Shocker") == 1
    solo.flips()
    assert solo.you.value("retaliate") == 0
    assert solo.you.value("hand size") == 6


@pytest.mark.rule("MC-FORM-07")
def test_webbed_up_enters_play_in_hero_form_only(solo):
    solo.you("alter-ego", hand=["Webbed Up", "Strength", "Genius"])
    assert not solo.offers("play", "Webbed Up")
    solo.flips()
    solo.plays("Webbed Up", "Strength", "Genius")
    assert solo.attached == ["Webbed Up"]


@pytest.mark.rule("MC-TERM-24")
def test_a_card_that_names_the_hero_does_nothing_for_the_alter_ego(carol):
    carol.you(play=["Captain Marvel's Helmet", "Cosmic Flight"])
    assert carol.you.value("def") == 1 + 2
    assert carol.you.value("Aerial") == 1
    carol.flips()
    assert carol.you.value("def") == 0
    assert carol.you.value("Aerial") == 0


@pytest.mark.rule("MC-ACTION-10")
def test_a_used_up_ability_stays_used_when_the_identity_flips_back(carol):
    carol.you("alter-ego")
    carol.uses("Carol Danvers")
    carol.flips()
    carol.a_card_flips(carol.you)
    assert carol.you.form == "alter-ego"
    assert not carol.offers("use", "Carol Danvers")


@pytest.mark.rule("MC-ACTION-09")
def test_an_ability_limited_to_once_per_round_comes_back_next_round(carol):
    carol.you("alter-ego")
    carol.uses("Carol Danvers")
    assert carol.you.hand == ["Blank"]
    assert not carol.offers("use", "Carol Danvers")
    carol.villain_phase()
    assert carol.offers("use", "Carol Danvers")


@pytest.fixture
def scott(solo):
    """A player whose identity has an alter-ego face and two hero faces, of which the second shows."""
    identity = made.identity(
        made.alter_ego("Scott Lang", rec=3, health=12, hand=6),
        made.hero("Ant-Man", thw=2, atk=1, def_=3, health=12, hand=5, traits="Tiny"),
        made.hero("Ant-Man", thw=1, atk=3, def_=1, health=12, hand=4, traits="Giant", id="ant-man-giant"),
    )
    solo.state.put("definition", solo.you.identity, identity)
    solo.you(hand=["Haymaker", "Strength"])
    solo.game.turn_to(solo.you.identity, 2)
    return solo.look_again()


@pytest.mark.rule("MC-FORM-01")
def test_an_identity_of_three_faces_turns_to_any_other_one(scott):
    assert (scott.you.form, scott.value("Ant-Man", "atk")) == ("hero", 3)
    scott.flips()
    assert [option.amount for option in scott.game.decision.options] == [0, 1]
    labels = [scott.game.decision.about.label(scott.game, option) for option in scott.game.decision.options]
    assert labels == ["Scott Lang (alter-ego)", "Ant-Man (Tiny)"]
    scott.takes("form", amount=1)
    assert (scott.you.form, scott.value("Ant-Man", "atk")) == ("hero", 1)
    assert not scott.offers("flip"), "that was the change of this round"


@pytest.mark.rule("MC-FORM-02", "MC-FORM-04")
def test_forms_are_those_of_the_faces(scott):
    scott.put("Ant-Man", "stunned", damage=2)
    scott.flips().takes("form", amount=0)
    assert (scott.you.form, scott.you.damage, scott.you.has("stunned")) == ("alter-ego", 2, True)
    assert not scott.offers("play", "Haymaker")


@pytest.mark.rule("MC-FORM-03")
def test_a_card_that_changes_form_lets_the_player_choose_the_face(scott):
    scott.you(play=[made.support("Particles", hero_action(change_form()), cost=0, icons="")])
    scott.uses("Particles").takes("form", amount=1)
    assert scott.value("Ant-Man", "thw") == 2
    assert scott.offers("flip")
