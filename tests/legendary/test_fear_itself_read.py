"""Fear Itself, in situations that are not the usual ones: ties, empty decks, several players, what can't be done."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS, OVER_MASTERMIND

from .keywords.test_uru_enchanted_weapon import IRON_MAN, among_villains, deck, fighting
from .scenario import Scenario


def wins(tactic: str, **setup) -> Scenario:
    return among_villains(**setup).points(attack=7).tactics(tactic, tactic)


@pytest.mark.rule("LG-BETRAYAL-01")
@pytest.mark.card("the-mighty-wolverine")
def test_a_fight_that_failed_is_a_fight_for_betrayal():
    table = fighting("Wolverine", 5, "Venom", "Venom").hand("Bindings").discard("Odinson")
    assert table.can("betray")
    table.fight("Wolverine")
    assert table.where == {"Bank": "Wolverine"}
    assert not table.can("betray")


@pytest.mark.card("cudgel-of-the-deep")
def test_the_cudgel_strikes_the_commander_and_nobody_in_the_bank():
    table = among_villains().artifacts("Cudgel of the Deep").city(Bank="Whirlwind").points(attack=4).use("throw")
    assert table.can("fight", IRON_MAN), "4, and 3 that are for him"
    table = among_villains().artifacts("Cudgel of the Deep").city(Bank="Whirlwind").points(attack=3).use("throw")
    assert not table.can("fight")


@pytest.mark.card("break-their-loyalties")
def test_the_player_of_break_their_loyalties_chooses_from_each_hand():
    table = among_villains(players=3).hand("Absorb Metal", "Break Their Loyalties")
    table.hand("New Recruit", "Madame HYDRA", seat=1).hand("Operative", "Odinson", seat=2).play("Absorb Metal")
    table.leaving("play", "Break Their Loyalties")
    assert table.seat_asked == 0
    table.answer("Madame HYDRA")
    assert [table.in_hand(seat) for seat in range(3)] == [["Madame HYDRA"], ["New Recruit"], ["Operative", "Odinson"]]


@pytest.mark.card("break-their-loyalties")
def test_loyalties_hold_without_another_foe_of_asgard():
    table = among_villains().hand("Break Their Loyalties").hand("New Recruit", seat=1).play("Break Their Loyalties")
    assert (table.attack, table.in_hand(1)) == (5, ["New Recruit"])


@pytest.mark.card("contest-of-strength")
def test_the_contest_may_be_about_ones_own_top_card_and_a_tie_is_enough():
    table = (
        among_villains().hand("Absorb Metal", "Contest of Strength").deck("Mace of Chains", "Absorb Metal", "Odinson")
    )
    table.play("Absorb Metal").leaving("play", "Contest of Strength")
    table._choose(next(option for option in table.options if option.amount == 0))
    assert table.in_discard() == ["Mace of Chains"]
    table._choose(table.options[0])
    assert table.attack == 1 + 3 + 2
    assert table.in_deck() == ["Absorb Metal", "Odinson"], "what was revealed stays where it was"


@pytest.mark.card("reach-for-power")
def test_a_card_that_costs_four_is_enough_to_reach_for_power():
    def reached(card: str) -> int:
        table = among_villains().hand("Reach for Power").deck(card, "Operative").leaving("play", "Reach for Power")
        table._choose(table.options[0])
        return table.recruit_points

    assert [reached(card) for card in ("Absorb Metal", "Unstoppable Sledge")] == [2, 4]


@pytest.mark.card("break-the-will-to-resist")
def test_the_will_of_every_player_is_broken_from_below():
    table = among_villains(players=3).hand("Absorb Metal", "Break the Will to Resist").deck("Operative", "Odinson")
    table.deck("Operative", "Devour", seat=1).deck("Odinson", "Bindings", seat=2)
    table.play("Absorb Metal").play("Break the Will to Resist")
    assert [table.in_discard(seat) for seat in range(3)] == [["Odinson"], ["Devour"], ["Bindings"]]
    assert table.attack == 1 + 3 + 2
    assert among_villains().hand("Break the Will to Resist").play("Break the Will to Resist").attack == 3


@pytest.mark.card("body-of-uru")
def test_the_artifacts_of_all_players_count_for_the_body_of_uru():
    table = among_villains().hand("Body of Uru").artifacts("Mace of Chains", seat=1)
    assert table.hq("Cudgel of the Deep", *["Odinson"] * 4).play("Body of Uru").attack == 4 + 2


@pytest.mark.card("absorb-metal")
def test_an_artifact_of_another_player_is_no_metal_to_absorb():
    table = among_villains().hand("Absorb Metal").artifacts("Mace of Chains", seat=1)
    assert table.play("Absorb Metal").attack == 1


@pytest.mark.card("pull-of-the-tides")
def test_the_tides_exchange_two_adversaries_or_none():
    table = among_villains().hand("Pull of the Tides").city(Bank="Whirlwind", Rooftops="Venom")
    table.play("Pull of the Tides", "Whirlwind", "Move Whirlwind to the Rooftops")
    assert table.where == {"Rooftops": "Whirlwind", "Bank": "Venom"}
    table = among_villains().hand("Pull of the Tides").city(Bank="Whirlwind").play("Pull of the Tides", "done")
    assert (table.where, table.recruit_points) == ({"Bank": "Whirlwind"}, 2)


@pytest.mark.card("feed-my-undersea-legions")
def test_the_legions_feed_only_on_the_bridge_and_as_often_as_somebody_falls_there():
    table = among_villains().hand("Feed My Undersea Legions", "Operative").city(Bank="Whirlwind", Bridge="Whirlwind")
    table.play("Feed My Undersea Legions").points(attack=4)
    bank = next(
        o for o in table.options if o.verb == "fight" and table.state.zone[o.card] == table.zone_in_city("Bank")
    )
    table._choose(bank)
    assert "New Recruit" not in table.in_discard()
    table = among_villains().hand("Feed My Undersea Legions", "Operative").city(Bridge="Venom")
    table.play("Feed My Undersea Legions").points(attack=9).leaving("fight", "Venom")
    table.answer("done")
    assert (table.koed, table.in_discard()) == ([], [])


@pytest.mark.card("underhanded-dealings")
def test_without_covert_nothing_is_drawn_underhand_and_the_card_stays_if_it_is_liked():
    table = among_villains().hand("Underhanded Dealings").deck("Operative", "Odinson")
    table.play("Underhanded Dealings", "no")
    assert (table.in_deck(), table.in_hand(), table.attack) == (["Operative", "Odinson"], [], 2)


@pytest.mark.card("break-your-hopes")
def test_hopes_that_are_shown_to_be_covert_are_not_broken():
    table = among_villains(players=3).hand("Break Your Hopes", "Underhanded Dealings").hand("Operative", seat=1)
    table.deck(*["Soldier"] * 5).play("Break Your Hopes", "reveal")
    assert [table.in_discard(seat) for seat in range(3)] == [[], ["Operative"], []]
    assert table.in_hand().count("Soldier") == 1


@pytest.mark.card("towering-leader")
def test_a_leader_alone_brings_two_recruits():
    assert among_villains().hand("Towering Leader").play("Towering Leader").in_discard() == ["New Recruit"] * 2


@pytest.mark.card("ancient-oath-of-hydra")
def test_the_oath_is_sworn_with_allies_of_hydra_or_not_at_all():
    table = among_villains().hand("Ancient Oath of HYDRA", "Operative", "Odinson").deck("Soldier", "Soldier", "Soldier")
    table.leaving("play", "Ancient Oath of HYDRA")
    assert "Odinson" not in " ".join(table.offered)
    table.answer("done")
    assert (table.in_hand(), table.attack) == (["Operative", "Odinson"], 1)


@pytest.mark.card("war-banner-of-hydra", "hammer-of-the-serpent")
def test_banner_and_hammer_count_nothing_where_nothing_is():
    table = (
        among_villains().artifacts("War Banner of HYDRA", "Hammer of the Serpent").use("throw", "War Banner of HYDRA")
    )
    assert table.use("throw", "Hammer of the Serpent").attack == 0
    assert table.in_deck()[-2:] == ["War Banner of HYDRA", "Hammer of the Serpent"]


@pytest.mark.card("dark-prophecy")
def test_a_prophecy_alone_brings_nobody():
    assert among_villains().hand("Dark Prophecy").play("Dark Prophecy").in_discard() == []


@pytest.mark.card("armor-of-the-destroyer")
def test_each_tech_ally_demolishes_the_others_once():
    table = wins("Armor of the Destroyer", players=3).hand("Operative", "Bio-Engineered Cyborg")
    table.hand("Operative", "Operative", "Devour", seat=1).hand("Devour", "Operative", seat=2)
    table.hand("Bio-Engineered Cyborg", "Bio-Engineered Cyborg", "Operative")
    table.hero_deck("Operative", "Hidden Weapons", "Odinson").fight(IRON_MAN)
    assert [table.in_hand(seat) for seat in (1, 2)] == [["Operative"], []]
    assert len(table.in_hand()) == 3, "the others alone are demolished"


@pytest.mark.card("pepper-potts-in-rescue-armor")
def test_a_bystander_that_became_a_strike_demolishes_and_lies_beside_him():
    table = wins("Pepper Potts in Rescue Armor").hand("Operative").hand("Operative", "Devour", seat=1)
    stack = len(table.cards(BYSTANDERS))
    table.hero_deck("Operative", "Odinson").fight(IRON_MAN)
    assert [table.in_hand(seat) for seat in (0, 1)] == [[], ["Devour"]]
    assert (len(table.cards(BYSTANDERS)), table.cards(OVER_MASTERMIND)) == (stack - 1, ["Bystander"])


@pytest.mark.card("quantum-inventions")
def test_without_tech_two_cards_are_all():
    assert len(wins("Quantum Inventions").fight(IRON_MAN).in_hand()) == 2


@pytest.mark.card("the-mighty-dr-strange")
def test_without_an_adversary_all_that_dr_strange_shows_goes_below():
    table = among_villains().villain_deck("Dr. Strange", "Bystander", "Strike", "Twist", "Venom").begin_turn()
    assert deck(table)[0] == "Venom"
    assert sorted(deck(table)[1:]) == ["Bystander", "Strike", "Twist"]


@pytest.mark.card("the-mighty-dr-strange")
def test_dr_strange_leaves_the_best_on_top_from_below():
    table = among_villains().villain_deck("Dr. Strange", "Bystander", "Whirlwind", "Venom", "Twist").begin_turn()
    assert deck(table)[:2] == ["Venom", "Twist"]


@pytest.mark.card("the-mighty-red-she-hulk", "the-mighty-black-widow")
def test_who_wins_the_fight_has_what_turned_up_as_well():
    table = fighting("Red She-Hulk", 20, "Venom").bringing(1).fight("Red She-Hulk")
    assert sorted(table.in_victory()) == ["Red She-Hulk", "Venom"]
    table = fighting("Black Widow", 20, "Bystander", "Bystander", "Venom").bringing(2).fight("Black Widow")
    assert sorted(table.in_victory()) == ["Black Widow", "Bystander", "Bystander"]


@pytest.mark.card("the-mighty-hawkeye")
def test_hawkeye_lets_every_other_player_and_not_the_fighter_draw():
    table = fighting("Hawkeye", 3, "Twist").hand("Operative", seat=1).leaving("fight", "Hawkeye")
    table._choose(table.options[0])
    assert [len(table.in_hand(seat)) for seat in (0, 1)] == [0, 2]


@pytest.mark.card("the-mighty-spider-man")
def test_spider_man_plays_twists_too():
    table = fighting("Spider-Man", 2, "Twist", "Venom", "Bystander").bringing(1).fight("Spider-Man", "Keen Senses")
    assert (table.state.twists, table.attack) == (1, 0)


@pytest.mark.card("the-mighty-dr-strange")
def test_dr_strange_gives_recruit_to_whoever_fails_as_well():
    table = fighting("Dr. Strange", 5, "Venom").fight("Dr. Strange")
    assert (table.where, table.attack, table.recruit_points) == ({"Bank": "Dr. Strange"}, 0, 2)


@pytest.mark.card("the-mighty-ms-marvel", "the-mighty-wolverine")
@pytest.mark.parametrize(("name", "shown"), [("Ms. Marvel", "Psychedelic Mist"), ("Wolverine", "Devour")])
def test_one_ally_of_their_class_is_enough_for_those_who_overrun(name, shown):
    table = among_villains().city(Sewers=name, **dict.fromkeys(("Bridge", "Streets", "Rooftops", "Bank"), "Venom"))
    table.villain_deck("Whirlwind", "Bystander").hand(shown).leaving("begin", "", "Keen Senses")
    assert f"reveal {shown}" in table.offered
    table.answer("reveal")
    assert [table.bindings(seat) for seat in (0, 1)] == [0, 1]
