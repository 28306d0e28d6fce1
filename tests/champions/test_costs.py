"""Paying: with cards from hand and Resource abilities, for cards and for what stands before an arrow."""

import pytest

from longbox.engine.modifiers import ADD
from longbox.games.champions.chapters.payment_choices import counted
from longbox.games.champions.table.kinds import icons
from longbox.games.champions.table.zones import HAND

from .scenario import Scenario


@pytest.mark.rule("MC-COST-01", "MC-ICON-07")
def test_cards_from_hand_pay_with_their_printed_icons(solo):
    solo.you(hand=["Swinging Web Kick", "Spider-Tracer", "Genius", "Energy"])
    solo.plays("Swinging Web Kick", "Genius", "Spider-Tracer")
    assert solo.you.hand == ["Energy"]
    assert solo.you.discard == ["Genius", "Spider-Tracer", "Swinging Web Kick"]


@pytest.mark.rule("MC-ICON-07")
def test_energy_absorption_gives_three_energy(carol):
    carol.you(hand=["Energy Absorption"], play=["Energy Channel"])
    carol.uses("Energy Channel")
    assert carol.counters("Energy Channel") == 3


@pytest.mark.rule("MC-COST-02")
def test_what_is_paid_too_much_is_lost(solo):
    solo.you(hand=["Interrogation Room", "Aunt May", "Strength"])
    solo.plays("Interrogation Room", "Strength")
    assert solo.you.hand == ["Aunt May"]
    assert not solo.offers("play", "Aunt May")


@pytest.mark.rule("MC-COST-03")
def test_a_cards_own_cost_takes_any_mix(solo):
    solo.you(hand=["Haymaker", "Aunt May", "Swinging Web Kick"])
    solo.plays("Haymaker", "Aunt May", "Swinging Web Kick")
    assert solo.villain_hit_points == 11


@pytest.mark.rule("MC-COST-01")
def test_a_card_that_costs_more_for_now_takes_more(solo):
    """No card of the core set changes a cost: so the rules read it off the card, until something speaks of costs."""
    solo.you(hand=["Haymaker", "Aunt May", "Swinging Web Kick"])
    haymaker = solo.state.zones[HAND.at(solo.you.seat)][0]
    solo.game.modify("cost", ADD, 1, [haymaker], ("phase", 0))
    assert not solo.look_again().offers("play", "Haymaker")
    solo.game.modify("cost", ADD, -2, [haymaker], ("phase", 0))
    solo.look_again().plays("Haymaker", "Aunt May")
    assert solo.you.hand == ["Swinging Web Kick"]


@pytest.mark.rule("MC-COST-04")
def test_icons_before_an_arrow_must_be_of_their_type(solo):
    solo.you(hand=["Genius", "Energy"])
    solo.rhino(attached=["Enhanced Ivory Horn"])
    assert not solo.offers("use", "Enhanced Ivory Horn")
    solo.you(hand=["Strength", "Uppercut"])
    assert solo.offers("use", "Enhanced Ivory Horn")


@pytest.mark.rule("MC-COST-04")
def test_a_type_that_is_paid_is_not_offered_again(solo):
    solo.you(hand=["Energy", "Genius", "Maria Hill", "Strength"])
    solo.rhino(attached=["Sonic Converter"])
    solo.takes("use", "Sonic Converter")
    assert solo.choices == ["Genius", "Maria Hill"]
    solo.takes("pay", "Genius")
    assert solo.attached == []
    assert solo.you.hand == ["Maria Hill"]


@pytest.mark.rule("MC-COST-05")
def test_a_wild_resource_is_of_any_type(solo):
    solo.you(hand=["Vibranium", "Uppercut"])
    solo.rhino(attached=["Enhanced Ivory Horn"])
    solo.uses("Enhanced Ivory Horn")
    assert solo.attached == []
    assert solo.you.hand == []


@pytest.mark.rule("MC-COST-06", "MC-CARD-15")
def test_black_cat_keeps_mental_cards_and_no_wild_ones(solo):
    solo.you(hand=["Black Cat", "Strength"], deck=["Genius", "The Power of Justice", "Blank"])
    solo.plays("Black Cat", "Strength")
    assert solo.you.hand == ["Genius"]
    assert solo.you.discard == ["Strength", "The Power of Justice"]


@pytest.mark.rule("MC-COST-07", "MC-COST-08")
def test_nobody_pays_for_another_player(duo):
    duo.you(hand=["Haymaker"])
    duo.partner(hand=["Strength", "Genius"], play=["Web-Shooter"])
    assert not duo.offers("play", "Haymaker")
    duo.you(hand=["Aunt May"], play=["Web-Shooter"])
    assert duo.offers("play", "Haymaker")


@pytest.mark.rule("MC-COST-09")
@pytest.mark.parametrize(("paid", "removed"), [("Genius", 4), ("Strength", 3), ("Vibranium", 4)])
def test_for_justice_removes_more_if_paid_with_mental(solo, paid, removed):
    solo.you(hand=["For Justice!", paid])
    solo.rhino(threat=6)
    solo.plays("For Justice!", paid)
    assert solo.threat == 6 - removed


@pytest.mark.rule("MC-COST-09", "MC-COST-29")
@pytest.mark.parametrize(
    ("card", "paid", "brought"),
    [("For Justice!", "Strength", "First Aid"), ("Relentless Assault", "Genius", "Backflip")],
)
def test_more_may_be_paid_to_bring_in_the_type_that_a_card_asks_about(solo, card, paid, brought):
    solo.you(hand=[card, paid, brought, "Haymaker"], minions=["Hydra Mercenary"])
    solo.rhino(threat=6)
    solo.plays(card, paid)
    assert solo.choices == [brought]
    assert solo.offers("done")
    solo.takes("pay", brought)
    assert solo.you.hand == ["Haymaker"]


@pytest.mark.rule("MC-COST-09", "MC-COST-29")
def test_a_wild_resource_brings_in_the_type_as_well(solo):
    solo.you(hand=["For Justice!", "Strength"], play=["Web-Shooter"])
    solo.rhino(threat=6)
    solo.plays("For Justice!", "Strength").takes("pay", "Web-Shooter")
    assert solo.threat == 2
    assert solo.has("Web-Shooter", "exhausted")


@pytest.mark.rule("MC-COST-09", "MC-COST-14", "MC-COST-29")
def test_a_photonic_blast_made_cheaper_draws_a_card_for_one_energy_more(carol):
    """At its full cost of 3 no payment has room for it: whatever brings energy makes something else needless."""
    carol.you(hand=["Photonic Blast", "Genius", "Haymaker"], play=["Helicarrier"])
    carol.uses("Helicarrier").plays("Photonic Blast", "Genius").takes("pay", "Haymaker")
    assert carol.you.hand == ["Blank"]


@pytest.mark.rule("MC-COST-09", "MC-COST-10", "MC-COST-29")
@pytest.mark.parametrize(("more", "removed"), [(True, 4), (False, 3)])
def test_who_pays_more_for_the_type_gets_what_it_is_good_for(solo, more, removed):
    """Of three resources two are paid, and the player says which: one of them is the mental one."""
    solo.you(hand=["For Justice!", "Strength", "First Aid"])
    solo.rhino(threat=6)
    solo.plays("For Justice!", "Strength")
    solo.takes(*(("pay", "First Aid") if more else ("done",)))
    assert solo.threat == 6 - removed
    assert solo.you.hand == ([] if more else ["First Aid"])


@pytest.mark.rule("MC-COST-29")
def test_nothing_more_is_asked_where_the_type_is_there_already(solo):
    solo.you(hand=["For Justice!", "Genius", "First Aid", "Swinging Web Kick"])
    solo.rhino(threat=6)
    solo.plays("For Justice!", "Genius")
    assert solo.threat == 2
    assert solo.you.hand == ["First Aid", "Swinging Web Kick"]


@pytest.mark.rule("MC-COST-29")
def test_nothing_may_be_paid_that_another_source_makes_needless(solo):
    """Genius brings the type and pays all, so Strength would be thrown away beside it; Aunt May brings nothing."""
    solo.you(hand=["For Justice!", "Strength", "Genius", "Aunt May"])
    solo.rhino(threat=6)
    solo.plays("For Justice!", "Strength")
    assert solo.threat == 3
    assert solo.you.hand == ["Genius", "Aunt May"]


@pytest.mark.rule("MC-COST-29")
def test_of_two_single_resources_none_is_poorer(solo):
    """Two cards of one resource each pay the price; a third would make the first or the second needless."""
    solo.you(hand=["For Justice!", "Aunt May", "Backflip", "First Aid"])
    solo.rhino(threat=6)
    solo.plays("For Justice!", "Aunt May", "Backflip")
    assert solo.threat == 3
    assert solo.you.hand == ["First Aid"]


@pytest.mark.rule("MC-COST-10")
def test_for_a_price_of_nothing_nothing_is_paid(solo):
    """For Justice! is free for now, so no mental resource can be paid for it."""
    solo.you(hand=["For Justice!", "Genius"])
    solo.rhino(threat=6)
    card = solo.state.zones[HAND.at(solo.you.seat)][0]
    solo.game.modify("cost", ADD, -2, [card], ("phase", 0))
    solo.look_again().plays("For Justice!")
    assert solo.threat == 3
    assert solo.you.hand == ["Genius"]


@pytest.mark.rule("MC-COST-02", "MC-COST-10")
@pytest.mark.parametrize(
    ("cost", "generated", "asked", "paid"),
    [
        (1, "PP", "", "P"),
        (2, "PPM", "M", "MP"),
        (1, "EEEM", "M", "M"),
        (2, "WWP", "P", "PW"),
        (2, "EE", "M", "EE"),
    ],
)
def test_what_is_paid_too_much_does_not_count_as_paid(cost, generated, asked, paid):
    """As many resources as the price are paid, of the types that are of use to the player."""
    kinds_asked = tuple("MPE".index(letter) for letter in asked)
    assert counted((cost, 0, 0, 0), kinds_asked, icons(generated)) == icons(paid)


@pytest.mark.rule("MC-COST-10", "MC-COST-28")
def test_of_two_mental_resources_for_rocket_boots_one_is_paid():
    assert counted((0, 1, 0, 0), (), icons("MM")) == icons("M")
    assert counted((0, 1, 1, 1), (), icons("WWPP")) == icons("WWP")


@pytest.mark.rule("MC-COST-11")
def test_the_power_of_justice_counts_twice_for_justice_cards(solo):
    solo.you(hand=["Haymaker", "The Power of Justice"])
    solo.rhino(threat=6)
    assert not solo.offers("play", "Haymaker")
    solo.you(hand=["For Justice!"])
    solo.plays("For Justice!", "The Power of Justice")
    assert solo.threat == 2
    assert solo.you.hand == ["Haymaker"]


@pytest.mark.rule("MC-COST-11")
@pytest.mark.parametrize(("paid", "enough"), [("The Power of Justice", True), ("The Power of Aggression", False)])
def test_a_card_that_counts_twice_can_pay_alone(solo, paid, enough):
    solo.you(hand=["For Justice!", paid])
    solo.rhino(threat=6)
    assert solo.offers("play", "For Justice!") == enough


@pytest.mark.rule("MC-COST-11")
@pytest.mark.parametrize(("paid_for", "said"), [("Jessica Jones", "2 wild resources"), ("Tenacity", "1 wild resource")])
def test_a_payment_says_how_much_a_card_counts_there(solo, paid_for, said):
    solo.you(hand=[paid_for, "The Power of Justice", "Haymaker", "First Aid", "Uppercut"])
    solo.takes("play", paid_for)
    assert f"The Power of Justice ({said})" in solo.options


@pytest.mark.rule("MC-COST-14")
def test_helicarrier_makes_the_next_card_cheaper_and_only_that_one(duo):
    duo.you(hand=["Uppercut", "Genius"], play=["Helicarrier"])
    assert not duo.offers("play", "Uppercut")
    duo.uses("Helicarrier").picks_player(duo.you)
    duo.plays("Uppercut", "Genius")
    assert duo.villain_hit_points == 28 - 5
    duo.you(hand=["Haymaker", "Aunt May"])
    assert not duo.offers("play", "Haymaker")


@pytest.mark.rule("MC-COST-15")
def test_a_free_card_uses_the_reduction_up(solo):
    solo.you(hand=["Get Ready", "Haymaker", "Aunt May"], play=["Helicarrier", "Tigra"])
    solo.put("Tigra", "exhausted")
    solo.uses("Helicarrier")
    assert solo.offers("play", "Haymaker")
    solo.plays("Get Ready")
    assert not solo.has("Tigra", "exhausted")
    assert solo.you.hand == ["Haymaker", "Aunt May"]
    assert not solo.offers("play", "Haymaker")


@pytest.mark.rule("MC-CARD-25")
def test_helicarriers_reduction_ends_with_the_phase(solo):
    solo.you("alter-ego", hand=["First Aid"], play=["Helicarrier"], damage=1)
    solo.uses("Helicarrier")
    assert solo.offers("play", "First Aid")
    solo.villain_phase()
    assert solo.is_a_turn
    solo.flips()
    assert not solo.offers("play", "First Aid")


@pytest.mark.rule("MC-COST-16", "MC-COST-17")
def test_an_exhausted_card_pays_nothing_and_nothing_is_spent(solo):
    solo.you("exhausted", identity="Iron Man", hand=["Genius"], play=["Rocket Boots", "Arc Reactor"])
    solo.put("Rocket Boots", "exhausted")
    assert not solo.offers("use", "Rocket Boots")
    solo.uses("Arc Reactor")
    assert not solo.you.has("exhausted")
    solo.attacks("Iron Man", on="Rhino")
    assert not solo.offers("use", "Arc Reactor")
    assert solo.you.hand == ["Genius"]


@pytest.mark.rule("MC-COST-16")
def test_without_the_resources_a_card_is_not_exhausted(solo):
    solo.you(identity="Iron Man", hand=["Strength"], play=["Rocket Boots"])
    assert not solo.offers("use", "Rocket Boots")
    solo.you(hand=["Genius"])
    assert solo.offers("use", "Rocket Boots")


@pytest.mark.rule("MC-COST-20")
def test_x_is_what_the_player_chooses_to_spend(carol):
    carol.you(hand=["Energy", "Photonic Blast", "Crisis Interdiction"], play=["Energy Channel"])
    carol.uses("Energy Channel", "Energy")
    assert carol.offers("pay", "Crisis Interdiction")
    carol.takes("done")
    assert carol.counters("Energy Channel") == 2
    assert carol.you.hand == ["Photonic Blast", "Crisis Interdiction"]


@pytest.mark.rule("MC-COST-11", "MC-COST-22")
@pytest.mark.parametrize(("called", "enough"), [("Maria Hill", True), ("Black Cat", False), ("Hulk", False)])
def test_what_make_the_call_pays_for_is_the_ally(solo, called, enough):
    """The Power of Leadership counts twice for an ally of its aspect, whoever calls him, and once for any other."""
    solo.you(hand=["Make the Call", "The Power of Leadership"], discard=[called])
    assert solo.offers("play", "Make the Call") == enough
    if enough:
        solo.plays("Make the Call")
        assert solo.you.play == [called]
        assert solo.you.hand == []


@pytest.mark.rule("MC-COST-11", "MC-COST-22")
def test_the_power_of_aggression_counts_twice_for_hulk_when_he_is_called(solo):
    solo.you(hand=["Make the Call", "The Power of Aggression", "Backflip", "Genius"], discard=["Hulk"])
    solo.takes("play", "Make the Call")
    assert "The Power of Aggression (2 wild resources)" in solo.options
    assert solo.decision.about.prompt(solo.game, solo.decision) == "Pay for Hulk: 2 more"
    solo.takes("pay", "The Power of Aggression")
    assert solo.you.play == ["Hulk"]
    assert solo.you.hand == ["Backflip", "Genius"]


@pytest.mark.rule("MC-COST-22")
def test_only_allies_that_can_be_paid_are_called(solo):
    solo.you(hand=["Make the Call", "The Power of Leadership"], discard=["Maria Hill", "Hulk", "Vision"])
    solo.plays("Make the Call")
    assert solo.you.play == ["Maria Hill"]


@pytest.mark.rule("MC-COST-23")
def test_rechannel_needs_damage_to_heal(carol):
    carol.you(hand=["Energy"])
    assert not carol.offers("use", "Captain Marvel")
    carol.you(damage=1)
    carol.uses("Captain Marvel")
    assert carol.you.damage == 0
    assert carol.you.hand == ["Blank"]


@pytest.mark.rule("MC-COST-24")
def test_alpha_flight_station_trades_a_card_for_one_or_two(carol):
    carol.you(play=["Alpha Flight Station"])
    assert not carol.offers("use", "Alpha Flight Station")
    carol.you(hand=["Strength"])
    carol.uses("Alpha Flight Station")
    assert carol.you.hand == ["Blank"]
    assert carol.you.discard == ["Strength"]


@pytest.mark.rule("MC-COST-24")
def test_alpha_flight_station_is_better_for_carol_danvers(carol):
    carol.you("alter-ego", hand=["Strength"], play=["Alpha Flight Station"])
    carol.uses("Alpha Flight Station")
    assert carol.you.hand == ["Blank", "Blank"]


@pytest.mark.rule("MC-COST-25")
def test_only_exhausting_the_interrogation_room_is_its_cost(solo):
    solo.you(play=["Interrogation Room"], minions=["Hydra Bomber"])
    solo.rhino(threat=3)
    solo.attacks("Spider-Man", on="Hydra Bomber")
    solo.uses("Interrogation Room")
    assert solo.threat == 2
    assert solo.has("Interrogation Room", "exhausted")


@pytest.mark.rule("MC-COST-26")
def test_peter_parker_pays_one_mental_once_a_round(solo):
    solo.you("alter-ego", hand=["Aunt May", "Interrogation Room", "Web-Shooter"])
    solo.takes("play", "Aunt May").pays("Peter Parker")
    assert solo.you.play == ["Aunt May"]
    assert solo.you.discard == []
    solo.takes("play", "Interrogation Room")
    assert solo.you.discard == ["Web-Shooter"]


@pytest.mark.rule("MC-COST-26")
def test_spider_man_in_hero_form_has_no_such_resource(solo):
    solo.you(hand=["Interrogation Room"])
    assert not solo.offers("play", "Interrogation Room")


@pytest.mark.rule("MC-COST-27")
def test_web_shooter_pays_one_wild_with_a_counter(solo):
    solo.you(hand=["Interrogation Room", "Surveillance Team", "Genius"], play=["Web-Shooter"])
    solo.put("Web-Shooter", counters=1)
    solo.takes("play", "Interrogation Room").pays("Web-Shooter")
    assert solo.you.discard == ["Web-Shooter"]
    assert solo.you.play == ["Interrogation Room"]


@pytest.mark.rule("MC-COST-27")
def test_web_shooter_exhausts_and_is_for_the_hero_only():
    table = Scenario("spider-man")
    table.you(hand=["Interrogation Room", "Aunt May"], play=["Web-Shooter"])
    table.takes("play", "Interrogation Room").pays("Web-Shooter")
    assert table.counters("Web-Shooter") == 2
    assert not table.offers("play", "Aunt May")
    table = Scenario("captain-marvel")
    table.you("alter-ego", hand=["Interrogation Room"], play=["Web-Shooter"])
    assert not table.offers("play", "Interrogation Room")


@pytest.mark.rule("MC-COST-08")
def test_a_resource_ability_is_its_controllers_alone(duo):
    duo.you(hand=["Interrogation Room"])
    duo.lends("Web-Shooter", owner=duo.you, to=duo.partner)
    assert not duo.offers("play", "Interrogation Room")


def proposed(position):
    frame = position.game.state.frames[-1]
    return sorted(position.game.face(card).name for card in frame.node.proposal(position.game, frame))


def test_a_payment_that_gives_up_little_is_proposed(solo):
    """One Resource card rather than two others, and what lies in play before what is in hand."""
    solo.you(hand=["Swinging Web Kick", "Spider-Tracer", "Strength", "Aunt May", "Backflip"], play=["Web-Shooter"])
    solo.takes("play", "Swinging Web Kick")
    assert proposed(solo) == ["Strength", "Web-Shooter"]


def test_of_cards_that_pay_alike_the_cheaper_one_is_proposed(solo):
    solo.you(hand=["Interrogation Room", "Haymaker", "Backflip", "Aunt May"])
    solo.takes("play", "Interrogation Room")
    assert proposed(solo) == ["Backflip"]


def test_the_power_of_justice_counts_twice_and_no_more(solo):
    solo.you(hand=["Jessica Jones", "The Power of Justice"])
    assert not solo.offers("play", "Jessica Jones"), "she costs 3"
    solo.you(hand=["For Justice!"]).rhino(threat=4)
    solo.plays("For Justice!", "The Power of Justice")
    assert solo.threat == 0, "wild, so mental"
