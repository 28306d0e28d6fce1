"""Champions: Pagliacci, whose Master Strikes are counted, and the Wrecking Crew."""

import pytest

from longbox.games.legendary.table.zones import HERO_DECK, OVER_MASTERMIND

from .scenario import Scenario


def pagliacci(**setup):
    """A Twist lays itself over him or the city, and does nothing else."""
    scheme = "portals-to-the-dark-dimension"
    return Scenario(mastermind="pagliacci", villains=["wrecking-crew"], scheme=scheme, **setup)


def with_strikes(number, **setup):
    """So many Strikes have come."""
    table = pagliacci(**setup)
    table.state.strikes = number
    return table


@pytest.mark.rule("LG-STRIKE-03")
@pytest.mark.card("pagliacci")
@pytest.mark.parametrize(("before", "twists"), [(0, 1), (1, 0), (2, 0), (3, 0), (4, 1), (5, 0)])
def test_his_first_and_fifth_strikes_are_twists_and_those_between_demolish(before, twists):
    table = with_strikes(before).hero_deck("Odinson", *["Agent"] * 9).hand("Healing Factor", "Agent")
    table.hand("Healing Factor", seat=1).villain_deck("Strike", "Bystander").begin_turn()
    assert (table.state.twists, table.state.strikes) == (twists, before + 1)
    demolished = before in (1, 2, 3)
    assert table.in_discard() == (["Healing Factor"] if demolished else [])
    assert table.in_discard(1) == (["Healing Factor"] if demolished else [])
    assert table.koed == ([] if twists else ["Strike"])
    assert table.cards(OVER_MASTERMIND) == (["Strike"] if twists else []), "it is a Twist in all"


@pytest.mark.rule("LG-CHALLENGE-17")
def test_a_strike_that_acts_as_a_twist_does_so_once_though_every_twist_strikes_again():
    table = pagliacci(challenges=["endless-spite"]).villain_deck("Strike", "Twist").begin_turn()
    assert (table.state.strikes, table.state.twists) == (1, 1)
    table.end_turn()
    assert (table.state.strikes, table.state.twists) == (1, 2), "its Strike text finds no Strike that came"


@pytest.mark.rule("LG-STRIKE-03", "LG-EPIC-01")
@pytest.mark.card("epic-pagliacci")
@pytest.mark.parametrize(("before", "twists"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_on_his_epic_side_the_third_is_a_twist_as_well(before, twists):
    table = with_strikes(before, epic=True).villain_deck("Strike", "Bystander").begin_turn()
    assert table.state.twists == twists
    assert table.attack_of("Epic Pagliacci") == 11 + twists, "the Scheme has its first Twist over him"


@pytest.mark.rule("LG-STRIKE-03")
def test_strikes_are_counted_from_the_first_of_the_game():
    table = pagliacci().villain_deck("Strike", "Strike", "Bystander").hand("Healing Factor").begin_turn()
    table.hero_deck("Odinson", *["Agent"] * 9).hand("Healing Factor", seat=1)
    table.leaving("end")
    assert (table.state.strikes, table.state.twists) == (2, 1)
    assert table.in_discard(1) == ["Healing Factor"]


@pytest.mark.card("commedia-dellmorte", "creative-assassin")
def test_his_tactics_spare_those_who_pay():
    table = pagliacci(players=3).tactics("Commedia Dell'Morte", "Commedia Dell'Morte").points(attack=9)
    table.hero_deck("Odinson", *["Agent"] * 9)
    table.hand("Healing Factor").hand("Healing Factor", seat=1).hand("Healing Factor", seat=2)
    table.fight("Pagliacci", "yes", "no")
    assert (table.wounds(1), table.wounds(2)) == (2, 0)
    assert (table.in_hand(), table.in_hand(1), table.in_hand(2)) == (["Healing Factor"], ["Healing Factor"], [])
    table = pagliacci(players=3).tactics("Commedia Dell'Morte", "Commedia Dell'Morte").points(attack=9)
    table.hero_deck("Odinson", *["Agent"] * 9).fight("Pagliacci", "yes", "yes")
    assert table.cards(HERO_DECK)[-1] == "Odinson", "nobody is left to be Demolished"
    table = pagliacci().tactics("Creative Assassin", "Creative Assassin").points(attack=9).fight("Pagliacci", "mode")
    assert table.recruit_points == 3


@pytest.mark.card("insane-clown-has-a-posse", "jester-of-a-twisted-opera")
def test_others_pay_with_villains_or_discarded_heroes():
    table = pagliacci(players=3).tactics("Insane Clown Has a Posse", "Insane Clown Has a Posse").points(attack=9)
    table.hero_deck("Odinson", *["Agent"] * 9).victory("Bulldozer", "Blob", seat=1).victory("Blob", seat=2)
    table.hand("Healing Factor", seat=1).hand("Healing Factor", seat=2).fight("Pagliacci", "Bulldozer")
    assert (table.koed, table.in_hand(1), table.in_hand(2)) == (["Bulldozer"], ["Healing Factor"], [])
    table = pagliacci(players=3).tactics("Jester of a Twisted Opera", "Jester of a Twisted Opera").points(attack=9)
    table.hero_deck("Odinson", *["Agent"] * 9).discard("Odinson", "Agent", seat=1).discard("Agent", seat=2)
    table.hand("Healing Factor", seat=1).hand("Healing Factor", seat=2).fight("Pagliacci", "Odinson")
    assert (table.koed, table.in_hand(1), table.in_hand(2)) == (["Odinson"], ["Healing Factor"], [])


@pytest.mark.card("bulldozer", "piledriver", "thunderball", "the-wrecker")
def test_the_wrecking_crew_demolishes_everybody():
    def crew(**city):
        table = pagliacci().hero_deck("Odinson", "Hulk Smash!", *["Agent"] * 9).city(**city)
        return table.hand("Healing Factor", "Agent").hand("Healing Factor", seat=1)

    table = crew().villain_deck("Bulldozer").begin_turn()
    assert (table.where, table.in_discard(1)) == ({"Bank": "Bulldozer"}, [])
    table = crew(Sewers="Sentinel").villain_deck("Bulldozer").begin_turn()
    assert table.where == {"Bank": "Bulldozer", "Rooftops": "Sentinel"}
    assert (table.in_discard(), table.in_discard(1)) == (["Healing Factor"], ["Healing Factor"])
    table = crew(Bank="Piledriver").points(attack=6).fight("Piledriver", "Agent")
    assert table.koed == ["Agent"]
    for space, gone in (("Sewers", True), ("Bank", True), ("Rooftops", False)):
        table = crew(**{space: "Thunderball"}).points(attack=5).fight("Thunderball")
        assert (table.in_discard(), table.in_discard(1)) == ([], ["Healing Factor"] if gone else [])
    table = crew(Sewers="Piledriver").villain_deck("The Wrecker").hand("Healing Factor", "Hulk Smash!", seat=1)
    table.begin_turn()
    assert table.in_discard(1) == ["Healing Factor", "Hulk Smash!"], "once for each of the two"
    table = crew(Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob", Bridge="Piledriver")
    table.villain_deck("Blob").hand("Hulk Smash!", seat=1).begin_turn("Keen Senses")
    assert table.in_discard(1) == ["Hulk Smash!"], "the Odinson on top has come into the HQ"


@pytest.mark.card("commedia-dellmorte")
def test_who_cannot_gain_two_wounds_is_demolished():
    for left in (0, 1):
        table = pagliacci().stack("wounds", left).tactics("Commedia Dell'Morte", "Commedia Dell'Morte")
        table.points(attack=9).hero_deck("Odinson", *["Agent"] * 9).hand("Healing Factor", seat=1).fight("Pagliacci")
        assert (table.wounds(1), table.in_discard(1)) == (0, ["Healing Factor"])


@pytest.mark.card("insane-clown-has-a-posse", "jester-of-a-twisted-opera", "creative-assassin")
def test_who_would_rather_be_demolished_keeps_what_they_have():
    table = pagliacci().tactics("Jester of a Twisted Opera", "Jester of a Twisted Opera").points(attack=9)
    table.hero_deck("Odinson", *["Agent"] * 9).discard("Odinson", seat=1).hand("Healing Factor", "Agent", seat=1)
    table.fight("Pagliacci", "done")
    assert (table.koed, table.in_hand(1), table.cards(HERO_DECK)[0]) == ([], ["Agent"], "Odinson")
    table = pagliacci().tactics("Insane Clown Has a Posse", "Insane Clown Has a Posse").points(attack=9)
    table.hero_deck("Odinson").victory("Thunderball", seat=1).hand("Healing Factor", seat=1).fight("Pagliacci", "done")
    assert (table.koed, table.in_victory(1), table.in_hand(1)) == ([], ["Thunderball"], [])
    table = pagliacci().tactics("Creative Assassin", "Creative Assassin").points(attack=9)
    table.fight("Pagliacci", "You get +3 Attack")
    assert (table.attack, table.recruit_points) == (3, 0)


@pytest.mark.card("bulldozer")
def test_bulldozer_demolishes_only_if_its_extra_space_pushes():
    def coming(**city):
        table = pagliacci().hero_deck("Odinson", *["Agent"] * 9).city(**city).hand("Healing Factor", seat=1)
        return table.villain_deck("Bulldozer", "Bystander").begin_turn()

    table = coming(Rooftops="Sentinel")
    assert (table.where, table.in_hand(1)) == ({"Bank": "Bulldozer", "Rooftops": "Sentinel"}, ["Healing Factor"])
    table = coming(Bank="Blob")
    assert (table.where, table.in_hand(1)) == ({"Bank": "Bulldozer", "Rooftops": "Blob"}, []), "it had to go on"
    table = coming(Sewers="Blob", Rooftops="Sentinel")
    assert table.where == {"Bank": "Bulldozer", "Rooftops": "Blob", "Streets": "Sentinel"}
    assert table.in_hand(1) == []


@pytest.mark.card("the-wrecker", "thunderball")
def test_the_crew_in_the_city_is_counted_and_nobody_else():
    table = pagliacci().hero_deck("Odinson", "Hulk Smash!", "Agent").city(Bank="Blob").victory("Piledriver")
    table.escaped("Bulldozer").hand("Healing Factor", "Hulk Smash!", seat=1).villain_deck("The Wrecker", "Bystander")
    assert table.begin_turn().in_discard(1) == ["Healing Factor"]
    for space in ("Streets", "Bridge"):
        table = pagliacci().hero_deck("Odinson", "Agent").city(**{space: "Thunderball"}).hand("Healing Factor", seat=1)
        assert table.points(attack=5).fight("Thunderball").in_hand(1) == ["Healing Factor"]


@pytest.mark.card("long-arm-of-the-law", "need-to-stretch-my-legs", "big-impact", "rising-hope")
def test_ms_marvel_without_her_superpowers():
    table = Scenario().hand("Long Arm of the Law").deck("Agent").play("Long Arm of the Law")
    assert (table.in_hand(), table.in_victory()) == (["Agent"], [])
    table = (
        Scenario()
        .hand("Big Impact", "Need to Stretch My Legs")
        .discard("Wound")
        .play("Big Impact", "You get +2 Recruit")
    )
    assert table.play("Need to Stretch My Legs", "done").koed == []
    assert (table.attack, table.recruit_points) == (2, 2)
    table = (
        Scenario().hand("Odinson", "Long Arm of the Law").hq("Big Impact", "Need to Stretch My Legs").play("Odinson")
    )
    table.points(recruit=2).recruit("Big Impact")
    assert not table.points(recruit=5).can("recruit", "Need to Stretch My Legs")
    assert table.play("Long Arm of the Law").points(recruit=4).can("recruit", "Need to Stretch My Legs")
