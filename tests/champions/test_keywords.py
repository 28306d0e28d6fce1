"""Keywords: guard, toughness, surge, quickstrike, retaliate and overkill."""

import pytest

from longbox.engine.effects.adjectives import Measure
from longbox.engine.effects.counting import value
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import IT
from longbox.games.champions.chapters.basic_powers import ATTACKED
from longbox.games.champions.table.kinds import ATTACK, GUARD, RETALIATE
from longbox.games.champions.vocabulary.abilities import forced, hero_action, when_revealed
from longbox.games.champions.vocabulary.deeds import damage, heal, take_damage
from longbox.games.champions.vocabulary.encounter_deeds import gain_surge
from longbox.games.champions.vocabulary.moments import after
from longbox.games.champions.vocabulary.nouns import A_TARGET, YOUR_IDENTITY, minion, named
from longbox.games.champions.vocabulary.statics import gains_keyword, loses_keyword

from .made_up import made
from .scenario import Scenario


@pytest.mark.rule("MC-KEYWORD-06", "MC-EXPERT-03")
def test_exhaustion_exhausts_and_surges(solo):
    solo.you(play=["Avengers Mansion"], dealt=["Exhaustion"])
    solo.rhino(encounter=["Sandman"])
    solo.reveals_dealt_cards()
    assert solo.you.has("exhausted")
    assert solo.you.minions == ["Sandman"]


@pytest.mark.rule("MC-KEYWORD-07", "MC-EXPERT-04")
def test_surges_follow_one_another(solo):
    solo.you(dealt=["Exhaustion"], play=["Avengers Mansion"])
    solo.rhino(encounter=["Under Fire", "Sandman", "Shocker", "Hydra Mercenary"])
    solo.reveals_dealt_cards()
    assert solo.you.minions == ["Sandman", "Shocker"]
    assert solo.encounter_deck[0] == "Hydra Mercenary"


@pytest.mark.rule("MC-KEYWORD-08")
def test_hard_to_keep_down_surges_only_if_nothing_is_healed(solo):
    solo.reveals("Hard to Keep Down")
    assert len(solo.you.dealt) == 1
    solo.rhino(damage=5)
    solo.reveals("Hard to Keep Down")
    assert len(solo.you.dealt) == 1
    assert solo.villain_hit_points == 13


@pytest.mark.rule("MC-KEYWORD-25")
def test_surging_twice_brings_one_card(solo):
    solo.reveals(made.treachery("Eager", when_revealed(gain_surge()), surge=True))
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-KEYWORD-26", "MC-TERM-02")
@pytest.mark.parametrize(
    ("house_rules", "order"), [((), ["Sandman", "Shocker"]), (("surge-waits",), ["Shocker", "Sandman"])]
)
def test_a_surge_card_is_revealed_at_once_or_waits_by_a_house_rule(house_rules, order):
    solo = Scenario("spider-man", house_rules=house_rules)
    solo.you(dealt=["Exhaustion", "Shocker"], play=["Avengers Mansion"])
    solo.rhino(encounter=["Sandman"])
    solo.reveals_dealt_cards()
    assert solo.you.minions == order


@pytest.mark.rule("MC-KEYWORD-26")
def test_a_card_brought_by_surge_may_surge_in_its_turn():
    """Exhaustion brings another Exhaustion, which brings Shocker; the first one is discarded before the next acts."""
    solo = Scenario("spider-man", house_rules=())
    solo.rhino(encounter=["Exhaustion", "Shocker"])
    solo.reveals("Exhaustion")
    assert solo.you.minions == ["Shocker"]
    assert solo.encounter_discard == ["Exhaustion", "Exhaustion"]
    assert solo.you.dealt == []


@pytest.mark.rule("MC-KEYWORD-27")
def test_a_surge_that_stands_outlives_a_cancelled_card():
    solo = Scenario("spider-man", house_rules=("surge-stands", "surge-waits"))
    solo.you(hand=["Enhanced Spider-Sense", "Genius"])
    solo.reveals("Kree Manipulator").uses("Enhanced Spider-Sense")
    assert solo.threat == 0
    assert len(solo.you.dealt) == 1


@pytest.mark.rule("MC-KEYWORD-27", "MC-REVEAL-17", "MC-TRIGGER-12")
def test_spider_sense_cancels_a_treachery_and_its_surge(solo):
    solo.you(hand=["Enhanced Spider-Sense", "Genius"])
    solo.reveals("Kree Manipulator").uses("Enhanced Spider-Sense")
    assert solo.threat == 0
    assert solo.you.dealt == []
    assert solo.encounter_discard == ["Kree Manipulator"]
    assert solo.you.discard == ["Genius", "Enhanced Spider-Sense"]


@pytest.mark.rule("MC-KEYWORD-01", "MC-ATTACK-18")
def test_a_guard_keeps_its_player_from_attacking_the_villain(duo):
    duo.you(hand=["Haymaker", "Strength"], play=["Daredevil"], minions=["Hydra Mercenary"])
    duo.partner(minions=["Shocker"])
    assert duo.targets("attack", "Spider-Man") == ["Hydra Mercenary", "Shocker"]
    assert duo.targets("attack", "Daredevil") == ["Hydra Mercenary", "Shocker"]
    duo.plays("Haymaker", "Strength")
    assert duo.choices == ["Hydra Mercenary", "Shocker"]
    duo.chooses("Shocker").ends_turn()
    assert "Rhino" in duo.targets("attack", "Captain Marvel")


@pytest.mark.rule("MC-KEYWORD-02", "MC-ATTACK-10")
def test_a_guard_does_not_stop_damage_that_is_no_attack(solo):
    solo.you(play=["Tac Team"], minions=["Hydra Mercenary"])
    assert not solo.offers("attack", "Spider-Man", to="Rhino")
    solo.uses("Tac Team", on="Rhino")
    assert solo.villain_hit_points == 12


@pytest.mark.rule("MC-KEYWORD-03", "MC-KEYWORD-04")
def test_toughness_comes_once_with_the_card(solo):
    solo.you("alter-ego", hand=["Luke Cage", "Strength", "Genius"])
    solo.plays("Luke Cage", "Strength", "Genius")
    assert solo.has("Luke Cage", "tough")
    solo.takes_damage("Luke Cage", 3)
    assert solo.damage("Luke Cage") == 0
    solo.villain_phase()
    assert not solo.has("Luke Cage", "tough")


@pytest.mark.rule("MC-KEYWORD-03", "MC-TIMING-07")
def test_a_minion_is_tough_before_anybody_can_shoot_at_it(solo):
    solo.you(play=["Hawkeye"])
    solo.reveals("Sandman").uses("Hawkeye")
    assert not solo.has("Sandman", "tough")
    assert solo.damage("Sandman") == 0


@pytest.mark.rule("MC-KEYWORD-16")
def test_vulture_strikes_at_heroes_as_he_comes(duo):
    duo.partner("alter-ego")
    duo.reveals("Vulture", duo.partner)
    assert duo.is_a_turn
    duo.leaves("Vulture")
    duo.reveals("Vulture", duo.you).declines()
    assert duo.you.damage == 3


@pytest.mark.rule("MC-KEYWORD-17")
def test_quickstrike_comes_after_the_when_revealed_text(carol):
    carol.reveals(made.minion("Hasty", when_revealed(take_damage(1)), sch=1, atk=2, health=3, quickstrike=True))
    assert carol.attacker == "Hasty"
    assert carol.you.damage == 1
    carol.declines()
    assert carol.you.damage == 3


@pytest.mark.rule("MC-KEYWORD-11", "MC-ATTACK-09")
def test_retaliate_strikes_back_at_attack_events_if_its_bearer_survives(solo):
    solo.you(hand=["Haymaker", "Strength"], minions=["Whiplash"])
    solo.plays("Haymaker", "Strength", on="Whiplash")
    assert solo.damage("Whiplash") == 3
    assert solo.you.damage == 1
    solo.attacks("Spider-Man", on="Whiplash")
    assert solo.encounter_discard == ["Whiplash"]
    assert solo.you.damage == 1


@pytest.mark.rule("MC-ATTACK-08")
def test_an_attack_in_two_blows_is_one_attack(solo):
    blows = do(damage(1, A_TARGET), damage(1, IT))
    solo.you(hand=[made.event("Jabs", hero_action(blows, label=ATTACK), cost=0, icons="")], minions=["Whiplash"])
    solo.plays("Jabs", on="Whiplash")
    assert solo.damage("Whiplash") == 2
    assert solo.you.damage == 1


@pytest.mark.rule("MC-TRIGGER-08", "MC-ATTACK-12")
@pytest.mark.parametrize(("first", "taken"), [("Whiplash", 0), ("Grudge", 1)])
def test_the_first_player_orders_retaliate_among_forced_abilities(solo, first, taken):
    """Grudge heals Spider-Man by two after an attack: of what he has taken by then."""
    heals = forced(after(ATTACKED), heal(2, YOUR_IDENTITY))
    solo.you(play=[made.upgrade("Grudge", heals, cost=0, icons="")], minions=["Whiplash"])
    solo.put("Spider-Man", damage=1)
    solo.attacks("Spider-Man", on="Whiplash")
    assert sorted(solo.choices) == ["Grudge", "Whiplash"]
    solo.takes("use", first)
    assert solo.you.damage == taken


@pytest.mark.rule("MC-ATTACK-12")
def test_retaliate_comes_before_answers_and_consequential_damage(solo):
    solo.you(play=["Hulk"], deck=["Strength", "Blank"], minions=["Whiplash"])
    solo.put("Hulk", damage=4)
    solo.attacks("Hulk", on="Whiplash")
    solo.takes("use", "Whiplash")
    assert not solo.in_play("Hulk")
    assert solo.you.deck == ["Strength", "Blank"]


@pytest.mark.rule("MC-KEYWORD-20")
def test_whom_overkill_hits_was_not_attacked(solo):
    solo.you(hand=["Relentless Assault", "Strength"], minions=["Whiplash"])
    solo.changes("Rhino", "retaliate", 1)
    solo.plays("Relentless Assault", "Strength")
    assert solo.villain_hit_points == 13
    assert solo.you.damage == 0


@pytest.mark.rule("MC-KEYWORD-15")
def test_retaliate_adds_up(solo):
    solo.changes("Rhino", "retaliate", 1).changes("Rhino", "retaliate", 1)
    solo.attacks("Spider-Man", on="Rhino")
    assert solo.you.damage == 2


@pytest.mark.rule("MC-TERM-19")
def test_a_keyword_is_gained_lost_and_copied_like_any_value(solo):
    ward = made.support("Ward", loses_keyword(GUARD, minion), cost=0, icons="")
    solo.you(play=["Tigra"], minions=["Hydra Mercenary", "Whiplash"])
    assert not solo.offers("attack", "Tigra", to="Rhino"), "the mercenary guards him"
    solo.you(play=[ward])
    assert solo.offers("attack", "Tigra", to="Rhino")
    retaliates = Measure("retaliate", lambda game, card: game.value(card, RETALIATE))
    mirror = made.support(
        "Mirror", gains_keyword(RETALIATE, value(named("Whiplash"), retaliates), named("Tigra")), cost=0, icons=""
    )
    solo.you(play=[mirror])
    assert solo.value("Tigra", "retaliate") == 1
    solo.changes("Whiplash", "retaliate", 2)
    assert solo.value("Tigra", "retaliate") == 3


@pytest.mark.rule("MC-KEYWORD-18")
def test_the_attacks_of_one_with_overkill_have_it(solo):
    solo.you(minions=["Shocker"])
    solo.changes("Spider-Man", "overkill", 1).put("Shocker", damage=2)
    before = solo.villain_hit_points
    solo.attacks("Spider-Man", on="Shocker")
    assert solo.villain_hit_points == before - 1


def test_retaliate_strikes_once_where_others_answer_the_attack_too(solo):
    solo.you(identity="Black Panther", play=["Indomitable"])
    solo.activates("Rhino").defends("Black Panther")
    if not solo.is_a_turn:
        solo.passes()
    assert solo.villain_hit_points == 14 - 1
