"""Apocalypse with his Horsemen, Mr. Sinister with his Marauders, and schemes of Dark City, in odd situations."""

import pytest

from longbox.games.legendary.table.zones import BYSTANDERS, ESCAPED, HELD, HERO_DECK, HQ, ON_HQ, TACTICS, VILLAIN_DECK

from .dealt import Dealt
from .scenario import Scenario

APOCALYPSE = "apocalypse"
SINISTER = "mr-sinister"


def beats(boss, attack, *tactics, **setup):
    return Scenario(mastermind=boss, **setup).tactics(*tactics).points(attack=attack)


@pytest.mark.card("apocalypse")
def test_all_dear_heroes_of_a_hand_go_on_the_deck_as_their_player_likes():
    table = Scenario(mastermind=APOCALYPSE).hand("Odinson", "Agent", "Optic Blast", "Trooper").villain_deck("Strike")
    table.leaving("begin")
    assert table.seat_asked == 0
    table.answer("Optic Blast")
    assert table.in_hand() == ["Agent", "Trooper"]
    assert table.in_deck()[:2] == ["Optic Blast", "Odinson"], "the first chosen will be drawn first"
    assert table.in_discard() == []


@pytest.mark.card("apocalypse")
def test_he_does_not_win_by_two_of_a_kind_nor_by_those_who_were_beaten():
    table = Scenario(mastermind=APOCALYPSE).escaped("Death", "Death", "War", "Famine").victory("Pestilence")
    table.villain_deck("Bystander", "Bystander").begin_turn()
    assert table.result is None
    assert table.attack_of("Apocalypse") == 12


@pytest.mark.card("apocalyptic-destruction")
def test_the_destroyed_are_two_of_each_other_player_and_of_their_choice():
    table = beats(APOCALYPSE, 12, *["Apocalyptic Destruction"] * 2, players=3).discard("Odinson", "Odinson")
    table.discard("Odinson", "Optic Blast", "Keen Senses", seat=1).discard("Agent", "Odinson", "Wound", seat=2)
    table.leaving("fight", "Apocalypse")
    assert table.seat_asked == 1
    table.answer("Odinson").answer("Optic Blast")
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson", "Odinson"], ["Keen Senses"])
    assert table.in_discard(2) == ["Agent", "Wound"], "as many as there are"


@pytest.mark.card("the-end-of-all-things")
def test_a_short_deck_ends_too_and_the_discard_pile_is_shuffled_for_it():
    table = beats(APOCALYPSE, 12, *["The End of All Things"] * 2).deck("Odinson", seat=1)
    table.discard("Optic Blast", "Optic Blast", "Optic Blast", seat=1).deck("Odinson").fight("Apocalypse")
    assert sorted(table.koed) == ["Odinson", "Optic Blast", "Optic Blast"]
    assert (table.in_deck(1), table.in_discard(1), table.in_deck()) == (["Optic Blast"], [], ["Odinson"])


@pytest.mark.card("horsemen-are-drawing-nearer")
def test_each_other_player_brings_back_one_and_they_push():
    table = beats(APOCALYPSE, 12, *["Horsemen Are Drawing Nearer"] * 2, players=3).city(Sewers="Blob")
    table.victory("War", "Death", seat=1).victory("Famine", seat=2).leaving("fight", "Apocalypse")
    assert table.seat_asked == 1
    table.answer("Death")
    assert table.where == {"Sewers": "Famine", "Bank": "Death", "Rooftops": "Blob"}
    assert (table.in_victory(1), table.in_victory(2)) == (["War"], [])
    assert table.attack_of("Death") == 9


@pytest.mark.card("immortal-and-undefeated")
def test_what_is_shuffled_back_is_no_victory():
    table = beats(APOCALYPSE, 12, "Immortal and Undefeated", "Apocalyptic Destruction", "The End of All Things")
    table = table.random(5)
    while "Immortal and Undefeated" in table.cards(TACTICS) and "Bystander" not in table.in_victory():
        table.points(attack=12).fight("Apocalypse")
    assert table.in_victory().count("Bystander") == 6
    assert "Immortal and Undefeated" in table.cards(TACTICS)
    assert "Immortal and Undefeated" not in table.in_victory()


@pytest.mark.card("death")
def test_death_takes_one_of_each_at_his_escape_and_only_what_costs_something():
    table = Scenario(players=3).city(Bridge="Death", Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    table.hand("Odinson", "Agent").hand("Agent", "Wound", seat=1).hand("Optic Blast", "Keen Senses", seat=2)
    table.villain_deck("Sentinel").begin_turn("Keen Senses", "Optic Blast")
    assert (table.in_hand(), table.in_hand(1), table.in_hand(2)) == (["Agent"], ["Agent", "Wound"], ["Keen Senses"])


@pytest.mark.card("famine", "war", "pestilence")
def test_the_other_horsemen_fall_upon_everybody_when_they_escape():
    full = {"Streets": "Blob", "Rooftops": "Blob", "Bank": "Blob", "Sewers": "Blob"}
    table = Scenario().city(Bridge="Famine", **full).hand("Agent").hand("Agent", seat=1).villain_deck("Sentinel")
    table.begin_turn("Keen Senses")
    assert (table.in_discard(), table.in_discard(1)) == (["Agent"], ["Agent"])
    table = Scenario().city(Bridge="War", **full).hand("Keen Senses").villain_deck("Sentinel")
    table.begin_turn("Keen Senses", "reveal")
    assert (table.wounds(), table.wounds(1)) == (0, 1)
    table = Scenario().city(Bridge="Pestilence", **full).deck("Odinson", "Agent", "Optic Blast", "Odinson")
    table.deck("Agent", "Odinson", "Odinson", "Odinson", seat=1).villain_deck("Sentinel").begin_turn("Keen Senses")
    assert (table.in_discard(), table.in_discard(1)) == (["Odinson", "Optic Blast"], ["Odinson", "Odinson"])
    assert (table.in_deck(), table.in_deck(1)) == (["Agent", "Odinson"], ["Agent", "Odinson"])
    assert table.koed == ["Keen Senses"]


@pytest.mark.card("pestilence")
def test_pestilence_spares_whoever_fights_it():
    table = Scenario(players=3).city(Bank="Pestilence").deck("Odinson").deck("Odinson", "Agent", "Agent", seat=1)
    table.deck("Agent", "Agent", "Agent", "Odinson", seat=2).points(attack=5)
    table.fight("Pestilence")
    assert (table.in_discard(), table.in_discard(1), table.in_discard(2)) == ([], ["Odinson"], [])


@pytest.mark.card("mr-sinister")
@pytest.mark.parametrize(("hand", "left"), [(5, 5), (6, 4), (7, 7)])
def test_only_hands_of_exactly_six_suffer(hand, left):
    table = Scenario(mastermind=SINISTER).holding("Mr. Sinister", "Bystander").villain_deck("Strike")
    table.hand(*["Agent"] * hand).hand(seat=1).begin_turn()
    assert len(table.in_hand()) == left


@pytest.mark.card("mr-sinister")
def test_a_covert_hero_keeps_the_hand_and_no_bystander_costs_none():
    table = Scenario(mastermind=SINISTER).villain_deck("Strike").hand("Dangerous Rescue", *["Agent"] * 5)
    table.begin_turn("reveal")
    assert len(table.in_hand()) == 6
    table = Scenario(mastermind=SINISTER).stack("bystanders", 0).villain_deck("Strike").hand(*["Agent"] * 6)
    table.begin_turn()
    assert len(table.in_hand()) == 6
    assert table.attack_of("Mr. Sinister") == 8


@pytest.mark.card("telepathic-manipulation")
def test_what_he_takes_from_others_comes_after_those_he_held_were_rescued():
    table = beats(SINISTER, 9, *["Telepathic Manipulation"] * 2, players=3).holding("Mr. Sinister", "Bystander")
    table.victory("Bystander", seat=1).victory("Bystander", "Bystander", seat=2).fight("Mr. Sinister")
    assert table.in_victory().count("Bystander") == 1
    assert table.held_by("Mr. Sinister") == ["Bystander"] * 2
    assert table.attack_of("Mr. Sinister") == 10


@pytest.mark.card("human-experimentation", "plans-within-plans")
def test_an_empty_city_and_foreign_tactics_give_him_nobody():
    table = beats(SINISTER, 8, *["Human Experimentation"] * 2).fight("Mr. Sinister")
    assert table.held_by("Mr. Sinister") == []
    table = beats(SINISTER, 8, *["Plans Within Plans"] * 2).victory("Dark Technology", seat=1).fight("Mr. Sinister")
    assert table.held_by("Mr. Sinister") == ["Bystander"], "for this very Tactic"


@pytest.mark.card("master-geneticist", "chimera")
def test_a_short_villain_deck_is_searched_as_far_as_it_goes():
    table = beats(SINISTER, 8, *["Master Geneticist"] * 2).bringing(1).villain_deck("Blob", "Bystander")
    assert table.fight("Mr. Sinister").held_by("Mr. Sinister") == ["Bystander"]
    assert table.cards(VILLAIN_DECK) == ["Blob"]
    table = Scenario().villain_deck("Chimera", "Bystander").bringing(1).begin_turn()
    assert (table.attack_of("Chimera"), table.cards(VILLAIN_DECK)) == (6, [])


@pytest.mark.card("blockbuster")
def test_blockbuster_looks_at_the_bank_after_he_has_pushed():
    table = Scenario().city(Sewers="Blob").villain_deck("Blockbuster").begin_turn()
    assert (table.held_by("Blockbuster"), table.held_by("Blob")) == (["Bystander"], ["Bystander"])
    table = Scenario().city(Sewers="Blob", Bank="Venom").villain_deck("Blockbuster").begin_turn()
    assert (table.held_by("Blob"), table.held_by("Venom")) == (["Bystander"], [])


@pytest.mark.card("scalphunter")
def test_scalphunter_takes_one_of_each_player_not_of_the_stack():
    table = Scenario(players=3).victory("Bystander", "Blob").victory("Bystander", "Bystander", seat=2)
    before = len(table.cards(BYSTANDERS))
    table.villain_deck("Scalphunter").begin_turn()
    assert table.held_by("Scalphunter") == ["Bystander"] * 2
    assert (table.in_victory(), table.in_victory(2)) == (["Blob"], ["Bystander"])
    assert len(table.cards(BYSTANDERS)) == before


@pytest.mark.card("vertigo")
def test_vertigo_turns_wounds_over_too_and_an_empty_hand_stays_empty():
    table = Scenario().city(Bank="Vertigo").hand("Wound", "Agent", "Odinson").points(attack=5).fight("Vertigo")
    assert (len(table.in_hand()), len(table.in_discard())) == (3, 3)
    assert (table.in_hand(1), table.in_discard(1)) == ([], [])


SHIP = "detonate-the-helicarrier"


@pytest.mark.card("detonate-the-helicarrier")
@pytest.mark.parametrize("players", [1, 2, 5])
def test_six_heroes_are_aboard_however_many_play(players):
    state = Dealt(scheme=SHIP, players=players).game.state
    assert sum(len(state.zones[zone]) for zone in (HERO_DECK.first, *HQ.range())) == 14 * 6


@pytest.mark.card("detonate-the-helicarrier")
def test_recruiting_is_no_explosion():
    table = Scenario(scheme=SHIP).hq(*["Odinson"] * 5).points(recruit=3).recruit("Odinson")
    assert all(table.cards(ON_HQ, space) == [] for space in range(5))
    assert len(table.in_hq) == 5


QUAKE = "massive-earthquake-generator"


@pytest.mark.card("massive-earthquake-generator")
def test_the_quake_asks_each_player_and_grey_heroes_do_not_count():
    table = Scenario(scheme=QUAKE, players=3).hand("Odinson", seat=1).villain_deck("Twist").begin_turn("reveal")
    assert table.koed == ["Agent", "Agent", "Twist"]
    table = Scenario(scheme=QUAKE, players=3).ko_pile(*["Odinson"] * 8, *["Agent"] * 5).villain_deck("Twist")
    assert table.begin_turn().result is None
    table = Scenario(scheme=QUAKE, players=3).ko_pile(*["Odinson"] * 8).deck("Odinson", seat=2).villain_deck("Twist")
    assert table.leaving("begin").result.outcome == "loss"


@pytest.mark.card("massive-earthquake-generator")
def test_the_quake_finds_the_top_of_a_deck_that_is_shuffled_for_it():
    table = Scenario(scheme=QUAKE).deck().discard("Optic Blast").deck(seat=1).villain_deck("Twist").begin_turn()
    assert table.koed == ["Optic Blast", "Twist"]


SONG = "x-cutioners-song"


@pytest.mark.card("x-cutioners-song")
def test_the_nearest_to_the_villain_deck_takes_each_hero():
    table = Scenario(scheme=SONG).city(Sewers="Sentinel", Bank="Blob").villain_deck("Odinson", "Optic Blast")
    table.begin_turn()
    assert (table.held_by("Sentinel"), table.held_by("Blob")) == (["Odinson"], [])
    table.end_turn()
    assert table.held_by("Sentinel") == ["Odinson", "Optic Blast"]
    assert table.attack_of("Sentinel") == 3 + 4
    assert table.attack_of("Blob") == 4


@pytest.mark.card("x-cutioners-song")
def test_a_twist_kos_the_heroes_of_the_mastermind_as_well():
    table = Scenario(scheme=SONG).villain_deck("Odinson", "Sentinel", "Optic Blast", "Twist", "Bystander").begin_turn()
    table.end_turn().end_turn()
    assert (table.held_by("Dr. Doom"), table.held_by("Sentinel")) == (["Odinson"], ["Optic Blast"])
    table.bringing(1).end_turn()
    assert table.cards(HELD) == ["Bystander"]
    assert sorted(table.koed) == ["Odinson", "Optic Blast", "Twist"]


@pytest.mark.card("x-cutioners-song")
def test_carried_off_heroes_cost_nobody_a_card_and_eight_are_not_enough():
    table = Scenario(scheme=SONG).ko_pile(*["Odinson"] * 6, "Agent").city(Bridge="Blob").villain_deck("Optic Blast")
    table.begin_turn().city(Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob").villain_deck("Sentinel")
    table.hand("Trooper", seat=1).end_turn("Keen Senses")
    assert sorted(table.cards(ESCAPED)) == ["Blob", "Optic Blast"]
    assert table.in_hand(1) == ["Trooper"], "Heroes are no Bystanders"
    assert table.koed.count("Keen Senses") == 1
    assert table.result is None
