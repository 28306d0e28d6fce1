"""Captain America of 1941, Baron Zemo and the Masters of Evil, in odd situations; Jean Grey; foreseen crimes."""

import pytest

from longbox.games.legendary import RULES
from longbox.games.legendary.table.zones import BESIDE_SCHEME, LATER, VILLAIN_DECK

from .scenario import Scenario

ZEMO = "baron-heinrich-zemo"
BARON = "Baron Heinrich Zemo"
SAVED = ["Bystander"] * 3


@pytest.mark.card("punch-evil-in-the-face")
def test_evil_is_punched_on_two_turns_and_not_on_a_third():
    table = Scenario(players=1, scheme="the-legacy-virus").hand("Punch Evil in the Face").deck(*["Agent"] * 20)
    table.victory(*SAVED).villain_deck(*["Bystander"] * 5).play("Punch Evil in the Face")
    assert (table.attack, table.cards(LATER)) == (5, ["Punch Evil in the Face"])
    table.end_turn()
    assert (table.attack, table.cards(LATER)) == (5, [])
    table.end_turn()
    assert table.in_discard().count("Punch Evil in the Face") == 1


@pytest.mark.card("storm-the-beachhead")
def test_grey_heroes_are_of_no_class_and_each_class_counts_once():
    table = Scenario().hand("Storm the Beachhead", "Odinson", "Odinson", "Agent", "Endless Invention", "Optic Blast")
    assert table.play("Storm the Beachhead").attack == 3, "Tech, Strength and Ranged"


@pytest.mark.card("devoted-patriot")
def test_a_patriot_who_comes_first_is_discarded():
    table = Scenario().hand("Devoted Patriot", "Odinson").play("Devoted Patriot").play("Odinson")
    assert table.cards(LATER) == []
    table = Scenario().hand("Call Lightning", "Devoted Patriot").play("Call Lightning").play("Devoted Patriot")
    assert (table.cards(LATER), table.in_hand()) == ([], ["Agent"]), "nor is he helped by Ranged"


@pytest.mark.card("baron-heinrich-zemo")
def test_two_bystanders_do_not_help_against_zemo_and_a_third_does_at_once():
    table = Scenario(mastermind=ZEMO).victory("Bystander", "Bystander").city(Bank="Sentinel")
    table.holding("Sentinel", "Bystander").points(attack=12)
    assert not table.can("fight", BARON)
    assert table.fight("Sentinel").can("fight", BARON)


@pytest.mark.card("baron-heinrich-zemo")
def test_freeing_one_for_2_is_a_choice_and_not_for_fighting_zemo():
    table = Scenario(mastermind=ZEMO).city(Bank="Viper").points(attack=5, recruit=2)
    table.leaving("fight", "Viper", "no")
    assert ("Bystander" in table.in_victory(), table.recruit_points) == (False, 2)
    table = Scenario(mastermind=ZEMO).tactics(*["Fallen Idols"] * 2).victory(*SAVED).points(attack=9, recruit=4)
    table.fight(BARON)
    assert table.recruit_points == 4


@pytest.mark.card("baron-heinrich-zemo")
def test_a_villain_who_is_defeated_without_a_fight_frees_nobody():
    table = Scenario(mastermind=ZEMO).city(Bank="Blob").holding("Blob", "Bystander").hand("Silent Sniper")
    table.points(recruit=2).play("Silent Sniper")
    assert table.in_victory() == ["Blob", "Bystander"]
    assert table.recruit_points == 2


@pytest.mark.card("baron-heinrich-zemo")
def test_zemo_takes_a_single_bystander_of_each_player():
    table = Scenario(mastermind=ZEMO, players=3).victory(*SAVED).victory("Bystander", seat=1).villain_deck("Strike")
    table.begin_turn()
    assert [table.in_victory(seat) for seat in range(3)] == [["Bystander"] * 2, [], []]
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 1]


def against_zemo(tactic, players=2):
    table = Scenario(mastermind=ZEMO, players=players).tactics(tactic, tactic).victory(*SAVED).points(attack=9)
    return table.stack("bystanders", 20)


@pytest.mark.card("fallen-idols")
def test_idols_have_three_bystanders():
    table = against_zemo("Fallen Idols", 3).hand("Agent").hand("Agent", seat=1).hand("Agent", seat=2)
    table.victory("Bystander", "Bystander", seat=1).victory(*SAVED, seat=2).fight(BARON)
    assert [table.in_hand(seat) for seat in range(3)] == [["Agent"], [], ["Agent"]]


@pytest.mark.card("finding-zemo")
def test_whoever_is_koed_on_the_way_is_no_savior_s_merit():
    table = against_zemo("Finding Zemo").villain_deck("Bystander", "Twist").bringing(1).fight(BARON)
    assert table.cards(VILLAIN_DECK) == ["Twist"]
    assert (table.koed, table.wounds(1)) == (["Bystander"], 1)
    assert table.in_victory().count("Bystander") == 3


@pytest.mark.card("finding-zemo")
@pytest.mark.parametrize(("above", "wounds"), [(4, 1), (5, 0)])
def test_five_cards_are_searched_for_zemo(above, wounds):
    table = against_zemo("Finding Zemo").villain_deck(*["Blob"] * above, "Bystander").bringing(wounds).fight(BARON)
    assert table.wounds(1) == wounds


@pytest.mark.card("prisoners-of-war")
def test_whoever_is_taken_over_is_rescued():
    table = against_zemo("Prisoners of War", 3).victory("Bystander", "Bystander", seat=1)
    table.victory("Bystander", seat=2).hand("Avengers Assemble!", seat=2).hand("Read Your Thoughts")
    table.play("Read Your Thoughts").points(attack=9).fight(BARON, "reveal")
    assert table.in_victory().count("Bystander") == 4
    assert (table.in_victory(1), table.in_victory(2)) == (["Bystander"], ["Bystander"])
    assert table.recruit_points == 1, "it was a rescue"


@pytest.mark.card("hatred-for-the-avengers")
def test_hatred_counts_whom_its_player_has_played_too():
    table = against_zemo("Hatred for the Avengers").hand("Odinson", "Avengers Assemble!")
    table.hand("Odinson", "Avengers Assemble!").play("Odinson").points(attack=9).fight(BARON)
    assert table.in_victory().count("Bystander") == 5


FULL = {"Streets": "Blob", "Rooftops": "Blob", "Bank": "Blob", "Sewers": "Blob"}


@pytest.mark.card("masters-of-evil-wwii-black-knight")
@pytest.mark.parametrize(("rescued", "koed"), [(1, []), (2, ["Odinson"])])
def test_the_black_knight_takes_a_hero_of_a_savior(rescued, koed):
    table = Scenario().villain_deck("Black Knight").hand("Odinson").hand("Odinson", seat=1).begin_turn()
    assert table.held_by("Black Knight") == ["Bystander"]
    table.victory(*["Bystander"] * rescued).points(attack=4).fight("Black Knight")
    assert table.koed == koed
    assert table.in_hand(1) == ["Odinson"]


@pytest.mark.card("masters-of-evil-wwii-executioner")
def test_the_executioner_kos_a_bystander_of_each_player_when_he_escapes():
    table = Scenario(players=3, villains=["masters-of-evil-wwii", "brotherhood", "hydra"]).city(**FULL)
    table.city(Bridge="Executioner").victory(*SAVED).victory("Bystander", seat=1).villain_deck("Sentinel")
    table.begin_turn("Keen Senses")
    assert [table.in_victory(seat) for seat in range(3)] == [["Bystander"] * 2, [], []]
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.card("masters-of-evil-wwii-executioner")
def test_the_executioner_and_the_melter_come_with_a_captive():
    for name in ("Executioner", "Melter (WWII)", "Radioactive Man"):
        assert Scenario().villain_deck(name).begin_turn().held_by(name) == ["Bystander"]


@pytest.mark.card("masters-of-evil-wwii-melter-wwii")
def test_a_savior_melts_the_top_cards_that_they_choose():
    table = Scenario(players=3).city(Bank="Melter (WWII)").victory(*SAVED).points(attack=5)
    table.deck("Odinson", "Agent").deck("Optic Blast", "Agent", seat=1).deck("Keen Senses", "Agent", seat=2)
    table.fight("Melter (WWII)", "KO Odinson", "Leave Optic Blast", "KO Keen Senses")
    assert table.koed == ["Odinson", "Keen Senses"]
    assert [table.in_deck(seat)[0] for seat in range(3)] == ["Agent", "Optic Blast", "Agent"]
    table = Scenario().city(Bank="Melter (WWII)").victory("Bystander").points(attack=5).fight("Melter (WWII)")
    assert table.koed == []


@pytest.mark.card("masters-of-evil-wwii-radioactive-man")
def test_the_radioactive_man_wounds_at_his_escape_who_is_no_savior():
    table = Scenario(players=3).city(**FULL, Bridge="Radioactive Man").victory(*SAVED, seat=1).villain_deck("Sentinel")
    table.begin_turn("Keen Senses")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.card("masters-of-evil-wwii-radioactive-man")
def test_the_captive_of_the_radioactive_man_makes_a_savior():
    table = Scenario().city(Bank="Radioactive Man").holding("Radioactive Man", "Bystander").points(attack=5)
    assert table.victory("Bystander", "Bystander").fight("Radioactive Man").wounds() == 0


WWII = "change-the-outcome-of-wwii"


@pytest.mark.card("change-the-outcome-of-wwii")
def test_captives_of_the_mastermind_stay_and_a_short_deck_is_enough():
    table = Scenario(scheme=WWII).city(Bank="Blob").holding("Dr. Doom", "Bystander").villain_deck("Twist").bringing(1)
    table.random(3).leaving("begin")
    assert table.held_by("Dr. Doom") == ["Bystander"]
    assert table.where == {"Sewers": "Blob"}
    assert table.cards(BESIDE_SCHEME) == []


@pytest.mark.card("change-the-outcome-of-wwii")
def test_those_who_are_withdrawn_have_not_escaped():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets", "Bridge"), "Blob")
    table = Scenario(scheme=WWII).twists_so_far(5).city(**city).villain_deck("Twist", "Bystander", "Bystander")
    table.leaving("begin")
    assert (table.gone, table.cards(BESIDE_SCHEME), table.where) == ([], [], {})
    assert table.cards(VILLAIN_DECK) == ["Blob"] * 5


CRIME = "predict-future-crime"
QUAKE = "massive-earthquake-generator"


@pytest.mark.card("predict-future-crime")
def test_what_is_no_villain_goes_back_in_the_order_that_its_player_likes():
    table = Scenario(scheme=CRIME).villain_deck("Twist", "Strike", "Blob", "Bystander", "Sentinel").bringing(1)
    table.leaving("begin")
    assert table.seat_asked == 0
    table.answer("Strike")
    assert table.cards(VILLAIN_DECK)[0] == "Sentinel"
    assert sorted(table.cards(VILLAIN_DECK)[1:]) == ["Bystander", "Strike"]
    assert table.where == {"Sewers": "Blob"}


@pytest.mark.card("predict-future-crime")
def test_villains_that_are_foreseen_ambush_and_a_short_deck_is_read_to_its_end():
    table = Scenario(scheme=CRIME).villain_deck("Twist", "Megataur").bringing(1).begin_turn()
    assert table.held_by("Megataur") == ["Bystander"] * 2


@pytest.mark.card("read-your-thoughts", "mind-over-matter", "telekinetic-mastery")
def test_thoughts_that_are_read_twice_pay_twice_and_only_for_who_came():
    table = Scenario().stack("bystanders", 1).hand("Read Your Thoughts", "Read Your Thoughts", "Telekinetic Mastery")
    table.play("Read Your Thoughts").play("Read Your Thoughts")
    table.play("Telekinetic Mastery", "Read Your Thoughts", "Read Your Thoughts")
    assert table.in_victory() == ["Bystander"], "there was only one of the two"
    assert (table.recruit_points, table.attack) == (3 + 3 + 2, 5 + 1)


@pytest.mark.card("read-your-thoughts", "mind-over-matter")
def test_only_rescues_of_this_turn_and_of_this_player_count():
    table = Scenario().hand("Psychic Search", "Psychic Search", "Mind Over Matter").deck(*["Agent"] * 12)
    table.play("Psychic Search").play("Psychic Search").play("Mind Over Matter")
    assert table.in_hand() == [], "who was rescued before it was played is not counted"
    table.end_turn().city(Bank="Sentinel").holding("Sentinel", "Bystander").points(attack=3)
    table.fight("Sentinel")
    assert (len(table.in_hand()), table.recruit_points) == (6, 0)


@pytest.mark.card("change-the-outcome-of-wwii", "predict-future-crime")
@pytest.mark.parametrize(("scheme", "twists", "groups"), [(WWII, 7, 3), (CRIME, 6, 3), (QUAKE, 8, 2)])
def test_one_group_more_comes_with_the_war_and_with_crimes(scheme, twists, groups):
    state = RULES.deal({item.name: item.default for item in RULES.form()} | {"scheme": scheme, "players": 2}, 1).state
    deck = [state.definition[card] for card in state.zones[VILLAIN_DECK.first]]
    assert sum(card.kind == "twist" for card in deck) == twists
    assert len({card.fact("group") for card in deck if card.kind == "villain"}) == groups
