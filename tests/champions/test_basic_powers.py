"""Basic powers of identities: attack, thwart, recover and defend."""

import pytest


@pytest.mark.rule("MC-BASIC-01", "MC-TERM-17")
def test_thwart_exhausts_the_hero_and_removes_threat(solo):
    solo.rhino(threat=5)
    solo.thwarts("Spider-Man", on="The Break-In!")
    assert solo.threat == 4
    assert solo.you.has("exhausted")
    assert not solo.offers("attack", "Spider-Man")


@pytest.mark.rule("MC-BASIC-04")
def test_thwart_removes_as_much_as_thw_from_the_scheme_chosen(duo):
    duo.rhino(threat=5, schemes={"Bomb Scare": 5})
    duo.ends_turn()
    duo.thwarts("Captain Marvel", on="Bomb Scare")
    assert (duo.threat, duo.threat_on("Bomb Scare")) == (5, 3)
    duo.readies("Captain Marvel").put("Bomb Scare", threat=-2)
    duo.thwarts("Captain Marvel", on="Bomb Scare")
    assert duo.schemes == [], "no more than there was"


@pytest.mark.rule("MC-BASIC-05")
def test_thwart_beyond_the_threat_is_lost(duo):
    duo.rhino(threat=5, schemes={"Bomb Scare": 1})
    duo.ends_turn()
    duo.thwarts("Captain Marvel", on="Bomb Scare")
    assert duo.schemes == []
    assert duo.threat == 5


@pytest.mark.rule("MC-BASIC-06")
def test_thwart_needs_threat(solo):
    assert not solo.offers("thwart")
    solo.rhino(threat=1)
    assert solo.offers("thwart", "Spider-Man")


@pytest.mark.rule("MC-BASIC-07")
def test_attack_deals_atk_to_the_enemy_chosen(solo):
    solo.you(minions=["Shocker"])
    assert solo.targets("attack", "Spider-Man") == ["Rhino", "Shocker"]
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.villain_hit_points == 12
    assert solo.damage("Shocker") == 0


@pytest.mark.rule("MC-BASIC-08", "MC-MULTI-02", "MC-TERM-06")
def test_a_minion_engaged_with_another_player_can_be_attacked(duo):
    duo.partner(minions=["Shocker"])
    duo.attacks("Spider-Man", on="Shocker")
    assert duo.damage("Shocker") == 2


@pytest.mark.rule("MC-BASIC-02", "MC-TERM-17")
def test_recovery_heals_rec_but_not_more_than_there_is_damage(solo):
    solo.you("alter-ego", damage=2)
    solo.recovers("Peter Parker")
    assert solo.you.hit_points == 10
    assert solo.you.has("exhausted")


@pytest.mark.rule("MC-BASIC-02")
def test_recovery_heals_no_more_than_rec(duo):
    duo.you("alter-ego", damage=8)
    duo.recovers("Peter Parker")
    assert duo.you.damage == 5


@pytest.mark.rule("MC-BASIC-03")
def test_an_undamaged_identity_cannot_recover(solo):
    solo.you("alter-ego")
    assert not solo.offers("recover")
    solo.you(damage=1)
    assert solo.offers("recover", "Peter Parker")


@pytest.mark.rule("MC-BASIC-09", "MC-ATTACK-03")
def test_defending_exhausts_the_hero_and_subtracts_def(solo):
    solo.rhino(stage=3, encounter=["Hydra Bomber"])
    solo.activates("Rhino").passes().defends("Spider-Man")
    assert solo.you.damage == 4 + 1 - 3
    assert solo.you.has("exhausted")


@pytest.mark.rule("MC-PHASE-04", "MC-BASIC-09")
def test_a_hero_on_turn_can_attack_and_thwart_but_not_recover_or_defend(solo):
    solo.you(damage=3)
    solo.rhino(threat=1)
    assert solo.offers("attack")
    assert solo.offers("thwart")
    assert not solo.offers("recover")
    assert not solo.offers("defend")


@pytest.mark.rule("MC-PHASE-04")
def test_an_alter_ego_on_turn_can_recover_but_not_attack_or_thwart(solo):
    solo.you("alter-ego", damage=3)
    solo.rhino(threat=1)
    assert solo.offers("recover")
    assert not solo.offers("attack")
    assert not solo.offers("thwart")


@pytest.mark.rule("MC-BASIC-10", "MC-DEFEND-06")
def test_a_hero_who_defends_for_another_takes_the_damage(duo):
    duo.rhino(stage=3)
    duo.activates("Rhino", duo.you).passes().declines()
    duo.defends("Captain Marvel")
    assert duo.partner.damage == 4 - 1
    assert duo.you.damage == 0


@pytest.mark.rule("MC-BASIC-11")
def test_def_above_the_damage_prevents_all_and_heals_nothing(solo):
    solo.you(damage=5)
    solo.activates("Rhino").passes().defends("Spider-Man")
    assert solo.you.damage == 5
    assert solo.villain_hit_points == 14


@pytest.mark.rule("MC-BASIC-12")
def test_a_readied_hero_uses_a_second_power_in_the_same_turn(solo):
    solo.you(hand=["Strength"], play=["Tenacity"])
    solo.rhino(threat=3)
    solo.attacks("Spider-Man", on="Rhino")
    assert not solo.offers("thwart")
    solo.uses("Tenacity")
    solo.thwarts("Spider-Man")
    assert (solo.villain_hit_points, solo.threat) == (12, 2)


@pytest.mark.rule("MC-BASIC-13", "MC-TERM-20")
def test_combat_training_helps_basic_attacks_and_not_events(solo):
    solo.you(hand=["Uppercut", "Strength", "Genius"], play=["Combat Training"])
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.villain_hit_points == 14 - 3
    solo.plays("Uppercut", "Strength", "Genius")
    assert solo.villain_hit_points == 14 - 3 - 5


@pytest.mark.rule("MC-TERM-20")
def test_a_stat_is_computed_anew_when_its_bonus_leaves(solo):
    solo.you(play=["Combat Training"])
    assert solo.you.value("atk") == 3
    solo.reveals("Caught Off Guard")
    assert solo.you.play == []
    assert solo.you.value("atk") == 2


@pytest.mark.rule("MC-BASIC-14", "MC-TERM-20")
def test_a_power_below_zero_can_be_used_and_does_nothing(solo):
    solo.rhino(threat=3)
    solo.changes("Spider-Man", "thw", -2)
    solo.thwarts("Spider-Man")
    assert solo.threat == 3
    assert solo.you.has("exhausted")
    solo.readies("Spider-Man").changes("Spider-Man", "thw", 2)
    solo.thwarts("Spider-Man")
    assert solo.threat == 2


@pytest.mark.rule("MC-BASIC-15")
def test_an_attack_stopped_by_tough_was_made_all_the_same(solo):
    solo.you(play=["Hulk"], deck=["Genius", "Blank"])
    solo.rhino("tough")
    solo.attacks("Hulk", on="Rhino")
    assert solo.villain_hit_points == 14
    assert not solo.in_play("Hulk")


@pytest.mark.rule("MC-TERM-22")
def test_a_dash_cannot_be_used_or_raised(solo):
    solo.you(play=["Hulk"])
    solo.rhino(threat=3)
    solo.changes("Hulk", "thw", 2)
    assert solo.offers("attack", "Hulk")
    assert not solo.offers("thwart", "Hulk")
