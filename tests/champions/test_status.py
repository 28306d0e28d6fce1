"""Status cards: stunned, confused and tough."""

import pytest


@pytest.mark.rule("MC-STATUS-01")
def test_a_stunned_hero_attacks_for_nothing_and_is_exhausted(carol):
    carol.you("stunned", play=["Avengers Mansion"])
    carol.attacks("Captain Marvel")
    assert carol.you.has("exhausted")
    assert not carol.you.has("stunned")
    assert carol.villain_hit_points == 14


@pytest.mark.rule("MC-STATUS-02", "MC-STATUS-08")
def test_a_stunned_villain_does_not_attack_and_gets_no_boost_card(solo):
    solo.rhino("stunned")
    solo.activates("Rhino")
    assert solo.is_a_turn
    assert not solo.has("Rhino", "stunned")
    assert solo.encounter_discard == []
    assert solo.you.damage == 0


@pytest.mark.rule("MC-STATUS-02")
def test_a_stunned_minion_does_not_attack(carol):
    carol.you(minions=["Shocker"])
    carol.put("Shocker", "stunned")
    carol.activates("Shocker")
    assert carol.is_a_turn
    assert not carol.has("Shocker", "stunned")


@pytest.mark.rule("MC-STATUS-03")
def test_a_confused_hero_thwarts_for_nothing_but_pays(solo):
    solo.you("confused", hand=["For Justice!", "Genius"])
    solo.rhino(threat=5)
    solo.plays("For Justice!", "Genius")
    assert solo.threat == 5
    assert solo.you.hand == []
    assert not solo.you.has("confused")


@pytest.mark.rule("MC-STATUS-04", "MC-SCHEME-14")
def test_a_confused_villain_does_not_scheme(solo):
    solo.you("alter-ego")
    solo.rhino("confused")
    solo.activates("Rhino")
    assert solo.threat == 0
    assert solo.encounter_discard == []
    assert not solo.has("Rhino", "confused")


@pytest.mark.rule("MC-STATUS-05", "MC-STATUS-14")
def test_a_tough_minion_takes_no_damage_once(solo):
    solo.you(hand=["Swinging Web Kick", "Genius", "Strength"], minions=["Sandman"])
    solo.put("Sandman", "tough")
    solo.plays("Swinging Web Kick", "Genius", "Strength", on="Sandman")
    assert solo.damage("Sandman") == 0
    assert not solo.has("Sandman", "tough")
    solo.attacks("Spider-Man", on="Sandman")
    assert solo.damage("Sandman") == 2


@pytest.mark.rule("MC-STATUS-06")
def test_a_second_stunned_card_adds_nothing(solo):
    solo.you("stunned")
    solo.reveals("Sweeping Swoop")
    assert solo.you.has("stunned")
    solo.attacks("Spider-Man")
    assert not solo.you.has("stunned")


@pytest.mark.rule("MC-STATUS-07")
def test_a_villain_can_be_stunned_confused_and_tough_at_once(solo):
    solo.you("alter-ego")
    solo.rhino("stunned", "confused", "tough")
    solo.activates("Rhino")
    assert [solo.has("Rhino", status) for status in ("stunned", "confused", "tough")] == [True, False, True]
    solo.flips().activates("Rhino")
    assert [solo.has("Rhino", status) for status in ("stunned", "tough")] == [False, True]
    solo.attacks("Spider-Man", on="Rhino")
    assert not solo.has("Rhino", "tough")


@pytest.mark.rule("MC-STATUS-09")
def test_a_stunned_hero_thwarts_and_a_confused_one_attacks(solo):
    solo.you("stunned")
    solo.rhino(threat=3)
    solo.thwarts("Spider-Man")
    assert solo.threat == 2
    assert solo.you.has("stunned")


@pytest.mark.rule("MC-STATUS-09")
def test_a_stunned_villain_schemes(solo):
    solo.you("alter-ego")
    solo.rhino("stunned")
    solo.activates("Rhino")
    assert solo.threat == 1
    assert solo.has("Rhino", "stunned")


@pytest.mark.rule("MC-STATUS-10")
def test_a_confused_hero_may_thwart_nothing_to_get_over_it(solo):
    solo.you("confused")
    solo.thwarts("Spider-Man")
    assert not solo.you.has("confused")


@pytest.mark.rule("MC-STATUS-11")
def test_a_stunned_hero_defends_and_deals_damage_that_is_no_attack(solo):
    solo.you("stunned", play=["Tac Team"])
    solo.uses("Tac Team")
    assert solo.villain_hit_points == 12
    solo.activates("Rhino").passes().defends("Spider-Man")
    assert solo.you.damage == 0
    assert solo.you.has("stunned")


@pytest.mark.rule("MC-STATUS-15")
def test_a_tough_ally_was_not_damaged_by_stampede(carol):
    carol.you(play=["Tigra"])
    carol.put("Tigra", "tough")
    carol.reveals("Stampede").defends("Tigra")
    assert not carol.has("Tigra", "tough")
    assert not carol.has("Tigra", "stunned")
    carol.readies("Tigra").reveals("Stampede").defends("Tigra")
    assert carol.has("Tigra", "stunned"), "without a tough card she is"


@pytest.mark.rule("MC-CARD-27")
def test_stampede_stuns_whom_it_damages(carol):
    carol.you(play=["Tigra"])
    carol.reveals("Stampede").defends("Tigra")
    assert carol.damage("Tigra") == 2
    assert carol.has("Tigra", "stunned")
    assert not carol.you.has("stunned")


@pytest.mark.rule("MC-STATUS-17")
def test_an_ally_attacks_though_its_hero_is_stunned(solo):
    solo.you("stunned", play=["Black Cat"])
    solo.attacks("Black Cat", on="Rhino")
    assert solo.villain_hit_points == 13
    assert solo.you.has("stunned")


@pytest.mark.rule("MC-STATUS-18")
def test_a_minion_that_comes_back_is_not_stunned_any_more(solo):
    solo.you(minions=["Shocker"])
    solo.put("Shocker", "stunned", damage=2)
    solo.attacks("Spider-Man", on="Shocker")
    assert solo.you.minions == []
    solo.reveals_again("Shocker")
    assert solo.damage("Shocker") == 0
    assert not solo.has("Shocker", "stunned")


@pytest.mark.rule("MC-STATUS-08")
def test_a_stunned_yon_rogg_has_not_attacked(carol):
    carol.you(minions=["Yon-Rogg"])
    carol.put("Yon-Rogg", "stunned")
    carol.rhino(schemes={"The Psyche-Magnitron": 3})
    carol.activates("Yon-Rogg")
    assert carol.threat_on("The Psyche-Magnitron") == 3


@pytest.mark.rule("MC-TIMING-01")
def test_a_tough_card_acts_before_an_optional_interrupt(solo):
    solo.you("tough", hand=["Backflip"])
    solo.activates("Rhino").passes().declines()
    assert solo.is_a_turn
    assert solo.you.hand == ["Backflip"]
    assert not solo.you.has("tough")


@pytest.mark.rule("MC-TRIGGER-13")
def test_a_stunned_card_acts_before_webbed_up(solo):
    solo.you(play=["Webbed Up"])
    solo.put("Webbed Up", on="Rhino")
    solo.rhino("stunned")
    solo.activates("Rhino")
    assert solo.attached == ["Webbed Up"]
    assert not solo.has("Rhino", "stunned")


@pytest.mark.rule("MC-TERM-16")
def test_a_tough_rhino_surges_instead_of_getting_tougher(solo):
    solo.reveals('"I\'m Tough!"')
    assert solo.has("Rhino", "tough")
    assert solo.you.dealt == []
    solo.reveals('"I\'m Tough!"')
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-TERM-09")
def test_you_are_your_identity(solo):
    solo.you(play=["Tigra"])
    solo.reveals("False Alarm")
    assert solo.you.has("confused")
    assert not solo.has("Tigra", "confused")


MARKS = ("stunned", "confused", "tough", "exhausted")


@pytest.mark.rule("MC-STATUS-18")
@pytest.mark.parametrize("mark", MARKS)
def test_a_card_that_leaves_play_forgets_what_was_on_it(solo, mark):
    solo.you(play=["Mockingbird"])
    solo.put("Mockingbird", mark, damage=1, counters=1)
    solo.leaves("Mockingbird").returns_to_hand("Mockingbird")
    solo.you(hand=["Genius", "Energy"]).plays("Mockingbird", "Genius", "Energy")
    assert not solo.has("Mockingbird", mark)
    assert (solo.damage("Mockingbird"), solo.counters("Mockingbird")) == (0, 0)
