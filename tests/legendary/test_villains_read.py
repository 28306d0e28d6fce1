"""Villains, in situations that are not the usual ones: nobody to choose, nothing there, ties, several players."""

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME, HERO_DECK, HQ, OVER_MASTERMIND, VILLAIN_DECK

from .scenario import Scenario

SQUAD = "S.H.I.E.L.D. Assault Squad"
CROWD = {"Bridge": "Cops", "Streets": "Cops", "Rooftops": "Cops", "Bank": "Cops"}


def among_villains(players=2, **setup) -> Scenario:
    return Scenario(side="villains", players=players, **setup)


def fought(name, space="Bank", **setup) -> Scenario:
    return among_villains(**setup).city(**{space: name}).points(attack=20)


def wins(mastermind, tactic, players=2) -> Scenario:
    table = among_villains(players, mastermind=mastermind).tactics(tactic, tactic)
    return table.points(attack=30)


def bindings(table) -> list[int]:
    return [table.bindings(seat) for seat in range(table.state.seats)]


@pytest.mark.card("luke-cage")
def test_luke_cage_lets_others_put_their_own_cards_back_in_order():
    table = fought("Luke Cage").deck("Soldier").deck("Devour", "Odinson", "Operative", "Soldier", seat=1)
    table.leaving("fight", "Luke Cage", "discard")
    assert table.seat_asked == 0, "the fighter judges those of the other player too"
    table.answer("leave")
    assert table.seat_asked == 1
    table.answer("Operative").answer("Odinson")
    assert table.in_deck(1) == ["Operative", "Odinson", "Devour", "Soldier"]


@pytest.mark.card("daredevil")
def test_daredevil_waits_for_a_recruit_and_not_for_a_gain():
    table = fought("Daredevil").city(Streets="Cops").points(attack=8, recruit=9)
    table.fight("Daredevil").fight("Cops")
    assert table.in_discard() == ["New Recruit"]
    table.recruit("Keen Senses")
    assert table.in_deck()[0] == "Keen Senses"


@pytest.mark.card("ghost-rider")
def test_ghost_rider_himself_is_no_other_adversary_that_was_won():
    table = fought("Ghost Rider").fight("Ghost Rider")
    assert (table.in_victory(), table.recruit_points) == (["Ghost Rider"], 0)


@pytest.mark.card("elektra")
def test_elektra_takes_a_bindings_of_the_hand_as_well_and_no_third_card():
    table = fought("Elektra").hand("Bindings", "Soldier").discard("Operative").fight("Elektra")
    assert (table.koed, table.in_discard()) == (["Soldier", "Bindings"], ["Operative"])
    assert fought("Elektra").hand("Soldier").fight("Elektra").koed == ["Soldier"]


@pytest.mark.card("rogue")
def test_rogue_chooses_among_what_the_others_discarded_and_bindings_are_no_ally():
    table = fought("Rogue", players=3).deck("Crazed Experiments").deck("Bindings", seat=1).deck("Spy Games", seat=2)
    table.hero_deck(*["Operative"] * 6).fight("Rogue")
    assert [table.in_discard(seat) for seat in (0, 1, 2)] == [[], ["Bindings"], ["Spy Games"]]
    table = fought("Rogue", players=3).deck("Odinson").deck("Crazed Experiments", seat=1).deck("Soldier", seat=2)
    table.points(attack=4).fight("Rogue", "Crazed Experiments")
    assert (table.attack, table.in_hand()) == (2, ["Odinson"])
    assert fought("Rogue").deck("Bindings", seat=1).fight("Rogue").in_victory() == ["Rogue"]


@pytest.mark.card("scarlet-witch")
def test_scarlet_witch_takes_all_of_odd_cost_of_a_short_deck():
    table = fought("Scarlet Witch").deck("Brilliant Research", "Crazed Experiments").fight("Scarlet Witch")
    assert sorted(table.in_hand()) == ["Brilliant Research", "Crazed Experiments"]
    assert table.in_discard() == []


@pytest.mark.card("havok")
def test_who_has_one_card_for_havok_draws_one_all_the_same():
    table = among_villains().villain_deck("Havok", "Bystander").hand("Operative").deck("Odinson")
    table.deck("Devour", seat=1).begin_turn()
    assert [table.in_hand(seat) for seat in (0, 1)] == [["Odinson"], ["Devour"]]


@pytest.mark.card("wolverine")
def test_wolverine_comes_back_nobody_knows_when():
    places = set()
    for seed in range(8):
        table = among_villains().city(**CROWD, Sewers="Wolverine").villain_deck("Cops", *["Bystander"] * 9)
        table.hq(*["Odinson"] * 5).random(seed).bringing(-1).begin_turn("ko")
        places.add(table.cards(VILLAIN_DECK).index("Wolverine"))
    assert len(places) > 1


@pytest.mark.card("firestar")
def test_firestar_knows_icons_whatever_the_number():
    assert fought("Firestar").deck("Ravenous Greed").fight("Firestar").koed == ["Ravenous Greed"]
    assert fought("Firestar").deck("Devour").fight("Firestar").koed == []


@pytest.mark.card("black-cat")
def test_black_cat_shows_every_top_card_before_the_first_is_judged():
    table = fought("Black Cat").hand(*["Operative"] * 6).deck("Devour").deck("Odinson", seat=1)
    for _ in range(6):
        table.play("Operative")
    table.points(attack=2).leaving("fight", "Black Cat")
    zones = table.seen(1)["zones"]
    tops = [card["name"] for seat in (0, 1) for _, card in zones[f"deck:{seat}"]["known"]]
    assert tops == ["Devour", "Odinson"]


@pytest.mark.card("multiple-man")
def test_multiple_man_takes_no_more_than_there_is():
    table = fought("Multiple Man").victory(*["Multiple Man"] * 3).hand("Operative", "Bindings").fight("Multiple Man")
    assert (table.koed, table.in_hand()) == (["Operative"], ["Bindings"])


@pytest.mark.card("s-h-i-e-l-d-assault-squad")
def test_an_assault_squad_may_find_the_card_that_it_has_just_discarded():
    table = fought(SQUAD).deck("Devour").fight(SQUAD)
    assert (table.koed, table.in_discard()) == (["Devour"], [])
    assert fought(SQUAD).deck("Bindings").fight(SQUAD).koed == []


@pytest.mark.card("captain-america")
def test_captain_america_counts_grey_and_each_colour_once():
    table = among_villains().villain_deck("Captain America", "Bystander").hand("Operative", "Operative", "Devour")
    table.hand("Hidden Weapons", "Devour", "Symbiote Takeover", seat=1).begin_turn("reveal")
    assert bindings(table) == [1, 0]


@pytest.mark.card("dr-strange")
def test_of_two_twists_dr_strange_plays_one():
    table = among_villains(mastermind="dr-strange", scheme="graduation-at-xaviers-x-academy")
    table.villain_deck("Strike", "Twist", "Venom", "Twist", "Bystander").bringing(1).begin_turn("Bystander")
    assert table.state.twists == 1
    assert table.cards(VILLAIN_DECK)[::-1] == ["Venom", "Bystander", "Twist"]


@pytest.mark.card("dr-strange")
def test_of_equally_strong_adversaries_the_active_player_chooses():
    table = among_villains(mastermind="dr-strange").villain_deck("Strike", "Thor", "Cops", "Wolverine", "Bystander")
    table.leaving("begin")
    assert sorted(option.split(" ")[-1] for option in table.offered) == ["Thor", "Wolverine"]
    table.answer("Wolverine")
    deck = table.cards(VILLAIN_DECK)[::-1]
    assert deck[:2] == ["Wolverine", "Bystander"]
    assert sorted(deck[2:]) == ["Cops", "Thor"]


@pytest.mark.card("book-of-the-vishanti")
def test_an_empty_hand_is_exchanged_for_none():
    table = wins("dr-strange", "Book of the Vishanti").fight("Dr. Strange")
    assert (table.in_hand(1), table.in_discard(1)) == ([], [])


@pytest.mark.card("eye-of-agamotto")
def test_the_eye_gives_as_many_as_the_deck_has():
    table = wins("dr-strange", "Eye of Agamotto", 3).hero_deck("Odinson", "Devour", "Spy Games", "Operative")
    table.fight("Dr. Strange", "Spy Games", "Odinson")
    assert [table.in_discard(seat) for seat in range(3)] == [["Spy Games"], ["Odinson"], ["Devour"]]
    assert table.cards(HERO_DECK) == ["Operative"]


@pytest.mark.card("crimson-bands-of-cyttorak")
def test_the_bands_leave_grey_hands_and_the_fighter_alone():
    table = wins("dr-strange", "Crimson Bands of Cyttorak", 3).hand("Devour").hand("Operative", seat=1)
    assert bindings(table.hand("Devour", "Hidden Weapons", seat=2).fight("Dr. Strange")) == [0, 0, 2]


@pytest.mark.card("winds-of-watoomb")
def test_who_has_several_coloured_allies_chooses_which_the_winds_take():
    table = wins("dr-strange", "Winds of Watoomb").deck(*["Operative"] * 6)
    table.hand("Odinson", "Devour", seat=1).fight("Dr. Strange").leaving("end")
    assert table.seat_asked == 1
    table.answer("Devour")
    assert (table.in_hand(1), table.in_hand().count("Devour")) == (["Odinson"], 1)


@pytest.mark.card("purge-hydra")
def test_whoever_has_one_hydra_ally_discards_that_one():
    table = wins("nick-fury", "Purge HYDRA", 3).hand("Operative").hand("Madame HYDRA", "Devour", seat=1)
    table.hand("Devour", "New Recruit", seat=2).fight("Nick Fury")
    assert [table.in_hand(seat) for seat in range(3)] == [["Operative"], ["Devour"], ["Devour", "New Recruit"]]


@pytest.mark.card("bounty-on-furys-head")
def test_nobody_must_give_a_head_for_the_bounty():
    table = wins("nick-fury", "Bounty on Fury's Head").hand("Operative").discard("Soldier")
    table.leaving("fight", "Nick Fury")
    assert "Soldier" not in " ".join(table.offered), "what lies in the discard pile is not one of theirs"
    table.answer("done")
    assert (table.koed, table.in_discard()) == ([], ["Soldier"])


@pytest.mark.card("total-fury")
def test_as_much_attack_as_there_are_hydra_allies_is_too_much():
    table = wins("nick-fury", "Total Fury").city(Bank="Cops").ko_pile(*["Operative"] * 3)
    assert table.fight("Nick Fury").in_victory() == ["Total Fury"]


@pytest.mark.card("the-avengers-initiative")
def test_an_uncanny_avenger_is_no_avenger():
    table = wins("nick-fury", "The Avengers Initiative").victory("Rogue", seat=1).fight("Nick Fury")
    assert (table.where, table.in_victory(1)) == ({}, ["Rogue"])


@pytest.mark.card("villains-odin-divine-justice")
def test_divine_justice_is_blind_to_bindings_in_hand():
    table = wins("villains-odin", "Divine Justice", 3).discard("Bindings").hand("Bindings", seat=1)
    table.discard("Bindings", "Bindings", seat=2).fight("Odin")
    assert bindings(table) == [1, 1, 3]


@pytest.mark.card("villains-odin-ride-of-the-valkyries")
def test_a_foe_of_asgard_turns_the_valkyries_away():
    table = wins("villains-odin", "Ride of the Valkyries").escaped("Asgardian Warriors")
    table.hand("Reach for Power", "Operative", seat=1).fight("Odin", "reveal")
    assert len(table.in_hand(1)) == 2


@pytest.mark.card("professor-x")
def test_professor_x_takes_what_there_is_of_a_lair_with_one_ally():
    table = among_villains(mastermind="professor-x").villain_deck("Strike", "Bystander").hero_deck()
    for zone in HQ.range():
        table._set(zone, ("Devour",) if zone == HQ.first else ())
    table.begin_turn()
    assert table.attack_of("Professor X") == 9
    assert table.cards(OVER_MASTERMIND) == ["Devour"]


@pytest.mark.card("mightiest-mutant-mind")
def test_who_holds_several_coloured_allies_chooses_the_pawn():
    table = wins("professor-x", "Mightiest Mutant Mind").hand("Devour", "Odinson", "Operative", seat=1)
    table.fight("Professor X", "Odinson")
    assert sorted(table.in_hand(1)) == ["Devour", "Operative"]
    assert table.attack_of("Professor X") == 9


@pytest.mark.card("cerebro-device")
def test_cerebro_lets_other_adversaries_lie():
    table = wins("professor-x", "Cerebro Device").villain_deck("Thor", "Twist", "Cops", "Bystander")
    table.fight("Professor X")
    assert table.where == {}
    assert sorted(table.cards(VILLAIN_DECK)[:0:-1]) == ["Cops", "Thor", "Twist"]


@pytest.mark.card("mass-produce-war-machine-armor")
def test_without_a_squad_won_the_technology_is_stacked_all_the_same():
    table = among_villains(scheme="mass-produce-war-machine-armor", mastermind="dr-strange")
    table.villain_deck("Twist", "Bystander").victory(SQUAD, seat=1).city(Bank=SQUAD).begin_turn()
    assert table.where == {"Bank": SQUAD}
    assert table.attack_of(SQUAD) == 4
    assert table.in_victory(1) == [SQUAD], "of the player whose turn it is"


@pytest.mark.card("resurrect-heroes-with-norn-stones")
def test_without_anybody_won_the_stones_bring_a_card_of_the_deck():
    table = among_villains(scheme="resurrect-heroes-with-norn-stones", mastermind="dr-strange")
    table.villain_deck("Twist", "Cops", "Bystander").bringing(1).begin_turn()
    assert table.where == {"Bridge": "Cops"}


@pytest.mark.card("resurrect-heroes-with-norn-stones", "graduation-at-xaviers-x-academy")
@pytest.mark.parametrize(
    ("scheme", "twists", "pile"),
    [
        ("resurrect-heroes-with-norn-stones", 6, ["Cops"] * 4),
        ("graduation-at-xaviers-x-academy", 6, ["Bystander"] * 6),
    ],
)
def test_with_one_less_in_the_overrun_pile_good_has_not_won(scheme, twists, pile):
    table = among_villains(scheme=scheme, mastermind="dr-strange").twists_so_far(twists).escaped(*pile)
    table._set(BESIDE_SCHEME.first, ("Bystander",))
    table.victory("Wasp").villain_deck("Twist", "Bystander", "Bystander").begin_turn()
    assert len(table.gone) == len(pile) + 1
    assert table.result is None


@pytest.mark.card("punisher")
def test_what_costs_one_is_worth_something():
    assert fought("Punisher").deck("Lucky Break").fight("Punisher").koed == []


@pytest.mark.card("specialist-assassin")
def test_an_assassins_work_is_done_at_the_end_of_the_turn():
    table = among_villains().hand("Specialist Assassin").city(Bank="Thor").victory("Wasp").play("Specialist Assassin")
    assert table.attack_of("Thor") == 6
    table.villain_deck("Bystander").end_turn()
    assert table.attack_of("Thor") == 7


@pytest.mark.card("horrify-the-populace")
def test_the_populace_asks_how_strong_an_adversary_is_now():
    table = among_villains().hand("Horrify the Populace").city(Bank="Shadowcat", Streets="Angel", Bridge="Nightcrawler")
    table.play("Horrify the Populace")
    assert [table.held_by(name) for name in ("Shadowcat", "Angel")] == [["Bystander"], ["Bystander"]]


@pytest.mark.card("octo-pulverize")
def test_octo_pulverize_counts_what_dodged_before():
    table = among_villains().hand("Octo-Pulverize").deck(*["Operative"] * 8).play("Octo-Pulverize")
    assert (table.attack, table.in_deck()) == (8, [])


@pytest.mark.card("new-recruit")
def test_a_new_recruit_is_not_drawn_again_from_its_stack():
    table = among_villains().hand("New Recruit").deck().discard("Odinson").play("New Recruit")
    assert (table.in_hand(), table.attack) == (["Odinson"], 1)


@pytest.mark.card("engineer", "rockstar", "public-speaker", "computer-hacker")
def test_special_bystanders_are_worth_a_point():
    table = among_villains().victory("Engineer", "Rockstar", "Public Speaker", "Computer Hacker")
    assert table.points_won() == 4
