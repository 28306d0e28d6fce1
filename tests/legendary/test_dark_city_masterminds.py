"""Dark City: Apocalypse with his Horsemen, Mr. Sinister with his captives, and the Marauders."""

import pytest

from longbox.games.legendary.table.zones import TACTICS, VILLAIN_DECK

from .scenario import Scenario

APOCALYPSE = "apocalypse"
SINISTER = "mr-sinister"


def test_horsemen_ride_harder_for_apocalypse():
    table = Scenario(mastermind=APOCALYPSE).city(Bank="War", Bridge="Blob")
    assert (table.attack_of("War"), table.attack_of("Blob")) == (8, 4)


def test_apocalypse_wins_when_all_four_have_escaped():
    table = Scenario(mastermind=APOCALYPSE).escaped("Death", "Death", "Famine").city(Bridge="War", Streets="Pestilence")
    table.city(Sewers="Blob", Bank="Blob", Rooftops="Blob").villain_deck("Sentinel").hand("Keen Senses")
    table.hand("Keen Senses", seat=1).begin_turn("Keen Senses", "Keen Senses", "Keen Senses")
    assert table.result is None
    table.villain_deck("Sentinel").leaving("end", "", "ko")
    assert table.result.outcome == "loss"
    assert str(table.result.why) == "Apocalypse wins: one of each of the Four Horsemen has escaped"


@pytest.mark.rule("LG-ADVSOLO-09")
def test_alone_he_leads_the_group_that_is_in_use():
    setup = {"players": 1, "solo": "advanced", "mastermind": APOCALYPSE, "villains": ["brotherhood"]}
    table = Scenario(**setup, scheme="the-legacy-virus").city(Bank="Blob", Bridge="Sabretooth", Streets="Viper")
    assert table.attack_of("Blob") == 6
    assert table.attack_of("Viper") == 5, "who is of no such group is as strong as ever"
    table = Scenario(**setup, scheme="the-legacy-virus").escaped("Blob", "Juggernaut", "Mystique")
    table.city(Sewers="Viper", Bank="Viper", Rooftops="Viper", Streets="Viper", Bridge="Sabretooth")
    table.villain_deck("Sentinel").leaving("begin", "", "ko")
    assert table.result.outcome == "loss", "one of each of the Brotherhood is gone"


def test_a_strike_takes_all_heroes_that_cost_something_out_of_hands():
    table = Scenario(mastermind=APOCALYPSE).hand("Odinson", "Agent", "Wound").hand("Optic Blast", seat=1)
    table.villain_deck("Strike").begin_turn()
    assert (table.in_hand(), table.in_hand(1)) == (["Agent", "Wound"], [])
    assert (table.in_deck()[0], table.in_deck(1)[0]) == ("Odinson", "Optic Blast")


def beats(boss, attack, *tactics, **setup):
    return Scenario(mastermind=boss, **setup).tactics(*tactics).points(attack=attack)


def test_others_lose_two_dear_heroes_out_of_the_discard_pile():
    table = beats(APOCALYPSE, 12, *["Apocalyptic Destruction"] * 2)
    table.discard("Odinson", "Agent", "Optic Blast", seat=1).fight("Apocalypse")
    assert table.koed == ["Odinson", "Optic Blast"]


def test_the_end_of_all_things_takes_what_is_dear_from_the_top():
    table = beats(APOCALYPSE, 12, *["The End of All Things"] * 2).deck("Agent", "Odinson", "Trooper", "Odinson", seat=1)
    table.fight("Apocalypse", "Agent")
    assert table.koed == ["Odinson"]
    assert sorted(table.in_deck(1)[:2]) == ["S.H.I.E.L.D. Agent", "S.H.I.E.L.D. Trooper"] or sorted(
        table.in_deck(1)[:2]
    ) == ["Agent", "Trooper"]


def test_others_must_play_a_horseman_whom_they_have_beaten():
    table = beats(APOCALYPSE, 12, *["Horsemen Are Drawing Nearer"] * 2).victory("War", "Blob", seat=1).victory("Death")
    table.fight("Apocalypse")
    assert table.where == {"Sewers": "War"}
    assert (table.in_victory(1), "Death" in table.in_victory()) == (["Blob"], True)


def test_an_immortal_tactic_goes_back_unless_it_is_the_last():
    table = beats(APOCALYPSE, 12, "Immortal and Undefeated", "Immortal and Undefeated").fight("Apocalypse")
    assert table.in_victory() == ["Bystander"] * 6
    assert len(table.cards(TACTICS)) == 2
    table = beats(APOCALYPSE, 12, "Immortal and Undefeated").leaving("fight", "Apocalypse")
    assert table.result.outcome == "win"


def test_death_takes_a_dear_hero_of_others_and_at_his_escape_of_all():
    table = Scenario().city(Bank="Death").hand("Odinson", seat=1).hand("Odinson").points(attack=7).fight("Death")
    assert (table.in_hand(), table.in_hand(1)) == (["Odinson"], [])


def test_famine_war_and_pestilence_come_over_others():
    table = Scenario().city(Bank="Famine", Sewers="War", Bridge="Pestilence").hand("Odinson", seat=1)
    table.points(attack=15).fight("Famine").fight("War")
    assert table.in_discard(1) == ["Odinson", "Wound"]
    table.deck("Optic Blast", "Agent", "Optic Blast", seat=1).fight("Pestilence")
    assert table.in_discard(1) == ["Odinson", "Wound", "Optic Blast", "Optic Blast"]
    table = Scenario().city(Bank="Famine").hand("Odinson", "Keen Senses", seat=1).points(attack=4)
    assert table.fight("Famine", "Keen Senses").in_discard(1) == []


def test_sinister_takes_captives_and_a_card_for_each_of_them():
    table = Scenario(mastermind=SINISTER).holding("Mr. Sinister", "Bystander").villain_deck("Strike")
    table.hand(*["Agent"] * 6).hand(*["Agent"] * 5, seat=1).begin_turn()
    assert table.held_by("Mr. Sinister") == ["Bystander"] * 2
    assert table.attack_of("Mr. Sinister") == 10
    assert (len(table.in_hand()), len(table.in_hand(1))) == (4, 5), "only who holds six cards loses some"


@pytest.mark.rule("LG-RESCUE-01")
def test_whom_he_held_is_rescued_before_he_takes_more():
    table = beats(SINISTER, 10, *["Human Experimentation"] * 2).holding("Mr. Sinister", "Bystander", "Bystander")
    table.city(Bank="Blob", Bridge="Sentinel", Sewers="Blob").fight("Mr. Sinister")
    assert table.in_victory().count("Bystander") == 2
    assert table.held_by("Mr. Sinister") == ["Bystander"] * 3


def test_he_finds_bystanders_in_the_villain_deck():
    table = beats(SINISTER, 8, *["Master Geneticist"] * 2).bringing(2)
    table.villain_deck("Bystander", "Blob", "Strike", "Bystander", "Twist", "Blob", "Blob", "Sentinel", "Bystander")
    table.fight("Mr. Sinister")
    assert table.held_by("Mr. Sinister") == ["Bystander"] * 2
    deck = table.cards(VILLAIN_DECK)
    assert deck[:2] == ["Bystander", "Sentinel"]
    assert sorted(deck[2:]) == ["Blob", "Blob", "Blob", "Strike", "Twist"]


def test_he_takes_one_for_each_tactic_that_was_won():
    table = beats(SINISTER, 8, *["Plans Within Plans"] * 2).victory("Master Geneticist", "Dark Technology", seat=1)
    assert table.fight("Mr. Sinister").held_by("Mr. Sinister") == ["Bystander"] * 2


def test_he_takes_one_from_each_other_player():
    table = beats(SINISTER, 8, *["Telepathic Manipulation"] * 2, players=3).victory("Bystander", "Bystander", seat=1)
    table.victory("Bystander").victory("Blob", seat=2).fight("Mr. Sinister")
    assert table.held_by("Mr. Sinister") == ["Bystander"]
    assert (table.in_victory(1), table.in_victory(2)) == (["Bystander"], ["Blob"])


@pytest.mark.rule("LG-CARD-61")
def test_who_wins_the_final_showdown_rescues_his_captives():
    table = beats(SINISTER, 11, "Human Experimentation", challenges=["final-showdown"])
    table.city(Bank="Blob", Bridge="Blob", Sewers="Blob").fight("Mr. Sinister")
    assert table.held_by("Mr. Sinister") == ["Bystander"] * 3
    table.deck(*["Trooper"] * 6).deck(*["Wound"] * 6, seat=1).hand(*["Wound"] * 6, seat=1).leaving("end", "", "end")
    for _ in range(6):
        table.leaving("play", "Trooper")
    table.leaving("end")
    assert table.result.outcome == "win"
    assert table.in_victory().count("Bystander") == 3
    assert "Mr. Sinister" in table.in_victory()


def test_marauders_are_stronger_with_captives():
    table = Scenario().city(Bank="Blob").villain_deck("Blockbuster").begin_turn()
    assert (table.held_by("Blockbuster"), table.held_by("Blob")) == (["Bystander"], ["Bystander"])
    assert table.attack_of("Blockbuster") == 6
    assert Scenario().city(Bridge="Blob").villain_deck("Blockbuster").begin_turn().held_by("Blockbuster") == []


def test_chimera_takes_those_among_three_cards():
    table = Scenario().villain_deck("Chimera", "Bystander", "Blob", "Bystander", "Bystander").bringing(2).begin_turn()
    assert table.attack_of("Chimera") == 9
    assert table.cards(VILLAIN_DECK) == ["Bystander", "Blob"]


def test_scalphunter_takes_back_who_was_rescued():
    table = Scenario().victory("Bystander", "Bystander").victory("Bystander", seat=1).villain_deck("Scalphunter")
    table.begin_turn()
    assert table.attack_of("Scalphunter") == 6
    assert (table.in_victory(), table.in_victory(1)) == (["Bystander"], [])


def test_vertigo_turns_hands_over():
    table = Scenario().city(Bank="Vertigo").hand("Odinson", "Odinson").hand("Odinson", seat=1).points(attack=5)
    table.fight("Vertigo")
    assert (table.in_hand(), table.in_hand(1)) == (["Agent", "Agent"], ["Agent"])
    assert table.in_discard() == ["Odinson", "Odinson"]
