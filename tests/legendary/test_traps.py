"""Traps set a challenge for the turn: met, they are won; failed, their consequence follows the new hand."""

import pytest

from longbox.games.legendary.table.zones import BESIDE_SCHEME, TRAPS, VILLAIN_DECK

from .scenario import Scenario

FULL = {"Sewers": "Sentinel", "Bank": "Sentinel", "Rooftops": "Sentinel", "Streets": "Sentinel", "Bridge": "Venom"}
COLOSSEUM = "Gladiators' Colosseum"
U_FOES = "Unidentified Flying U-Foes"


@pytest.mark.rule("LG-TRAP-04")
def test_a_trap_takes_no_space_and_pushes_nobody():
    table = Scenario().city(**FULL).villain_deck("Battle of Wits").telling().begin_turn()
    assert table.where == FULL
    assert table.gone == []
    assert table.traps == ["Battle of Wits"]
    assert not table.can("fight", "Battle of Wits")


@pytest.mark.rule("LG-TRAP-01", "LG-TRAP-02")
@pytest.mark.card("battle-of-wits")
def test_a_challenge_is_met_as_soon_as_the_deed_is_done_and_is_worth_its_points():
    table = Scenario().villain_deck("Battle of Wits", "Bystander").hand("Agent", "Odinson", "Keen Senses").begin_turn()
    assert (table.traps, table.in_victory(), table.points_won()) == ([], ["Battle of Wits"], 3)
    table = Scenario().villain_deck("Battle of Wits", "Bystander").hand("Agent", "Odinson", "Quick Draw").begin_turn()
    assert table.traps == ["Battle of Wits"], "two different costs are too few"
    table.deck("Keen Senses", *["Agent"] * 9).telling().play("Quick Draw")
    assert (table.traps, table.in_victory()) == ([], ["Battle of Wits"])
    assert "You meet the challenge of Battle of Wits." in table.told


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("battle-of-wits")
def test_who_fails_loses_the_trap_and_suffers_after_the_new_hand():
    table = Scenario(players=3).villain_deck("Battle of Wits", "Bystander").hand("Trooper", "Trooper")
    table.deck("Agent", "Agent", "Agent", "Trooper", "Trooper", "Odinson", *["Agent"] * 4)
    table.hand(*["Agent"] * 5, seat=1).hand(*["Agent"] * 3, seat=2).telling().begin_turn()
    table.leaving("end")
    assert (table.traps, table.koed) == ([], ["Battle of Wits"])
    assert sorted(table.in_hand()) == sorted(["Agent"] * 3 + ["Trooper"] * 2 + ["Odinson"])
    assert table.in_discard() == ["Trooper", "Trooper"]
    table.answer("Trooper").answer("Odinson")
    assert "You fail the challenge of Battle of Wits." in table.told
    assert [len(table.in_hand(seat)) for seat in range(3)] == [4, 4, 3]
    assert table.state.active == 1


@pytest.mark.rule("LG-TRAP-01", "LG-TRAP-02")
@pytest.mark.card("gladiators-colosseum")
def test_in_the_colosseum_cards_of_one_team_alone_are_played():
    table = Scenario().villain_deck(COLOSSEUM, "Bystander").hand("Quick Draw", "Team Player").begin_turn()
    assert table.traps == [COLOSSEUM]
    table.deck("Odinson", *["Agent"] * 9).play("Quick Draw").play("Team Player").play("Odinson")
    assert table.seen(0)["zones"]["traps"]["cards"][0]["met"] is True
    assert table.traps == [COLOSSEUM], "it is judged at the end of the turn alone"
    table.end_turn()
    assert (table.traps, table.in_victory(), table.points_won()) == ([], [COLOSSEUM], 4)


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("gladiators-colosseum")
def test_who_plays_cards_of_several_teams_fails_there_and_all_choose_a_team_to_keep():
    table = Scenario().villain_deck(COLOSSEUM, "Bystander").hand("Odinson", "Keen Senses").begin_turn()
    table.deck(*["Agent"] * 3, "Odinson", "Keen Senses", "Wound", "Agent")
    table.hand("Odinson", "Agent", seat=1)
    table.play("Odinson").play("Keen Senses")
    assert table.seen(0)["zones"]["traps"]["cards"][0]["met"] is False
    table.leaving("end")
    assert table.offered == ["class"] * 4, "S.H.I.E.L.D., Avengers, X-Men or any other"
    table.answer("Avengers")
    assert table.in_hand() == ["Odinson"]
    assert table.seat_asked == 1
    table.answer("Another one")
    assert (table.in_hand(1), table.state.active) == ([], 1)


@pytest.mark.rule("LG-TRAP-01")
@pytest.mark.card("gladiators-colosseum")
def test_a_trap_in_the_middle_of_a_turn_looks_at_all_of_the_turn():
    table = Scenario().villain_deck(COLOSSEUM, *["Bystander"] * 3).hand("Dangerous Rescue", "Shadowed Thoughts")
    table.play("Dangerous Rescue").bringing(1).play("Shadowed Thoughts", "yes")
    assert table.traps == [COLOSSEUM]
    table.end_turn("Another one")
    assert COLOSSEUM in table.koed, "an Avenger was played before it came"


@pytest.mark.rule("LG-TRAP-01")
@pytest.mark.card("unidentified-flying-u-foes")
def test_cards_may_be_discarded_for_a_challenge():
    table = Scenario().villain_deck(U_FOES, "Bystander").hand("Agent", "Trooper", "Endless Invention").begin_turn()
    table.use("use trap", U_FOES, "Agent")
    assert (table.traps, table.in_discard()) == ([U_FOES], ["Agent"])
    table.use("use trap", U_FOES, "Endless Invention")
    assert (table.traps, table.in_victory()) == ([], [U_FOES])
    table = Scenario().villain_deck(U_FOES, "Bystander").hand("Agent", "Trooper", "Odinson").begin_turn()
    table.use("use trap", U_FOES, "Agent").use("use trap", U_FOES, "Trooper").use("use trap", U_FOES)
    assert (table.in_victory(), table.in_hand()) == ([U_FOES], [])
    assert not table.can("use trap")


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("unidentified-flying-u-foes")
def test_else_the_next_turn_brings_two_cards_more():
    table = Scenario().villain_deck(U_FOES, "Bystander", "Bystander", "Sentinel", "Bystander").begin_turn()
    table.bringing(2).end_turn()
    assert (table.koed, table.where) == ([U_FOES], {"Sewers": "Sentinel"})


def test_without_a_card_in_hand_there_is_nothing_to_discard_for_a_trap():
    table = Scenario().villain_deck(U_FOES, "Bystander").hand("Agent").begin_turn()
    table.play("Agent")
    card = table.state.zones[TRAPS.first][0]
    assert [reason.rule for reason in table.game.rules.why_not(table.game, 0, "use trap", card, -1)] == ["LG-TRAP-01"]


def test_of_several_failed_challenges_the_player_says_which_comes_first():
    table = Scenario().villain_deck("Battle of Wits", "Bystander", "Bystander", "Bystander", "Bystander").begin_turn()
    table._new(U_FOES, TRAPS.first, -1)
    table.game.index()
    table.game.ask_again()
    table.leaving("end")
    assert table.offered == ["suffer Battle of Wits", f"suffer {U_FOES}"]
    table.bringing(2).answer(U_FOES)
    assert table.state.active == 1


@pytest.mark.card("great-devil-corker", "headman-charr", "lieutenant-caiera", "primus-vand")
def test_the_sakaar_imperial_guard():
    table = Scenario().city(Bank="Great Devil Corker").deck("Odinson", "Agent", "Trooper", "Wound").points(attack=6)
    table.fight("Great Devil Corker", "Trooper", "Odinson")
    assert (table.koed, table.in_deck()) == (["Trooper"], ["Odinson", "Agent", "Wound"])
    table = Scenario().city(Bank="Headman Charr", Bridge="Headman Charr").villain_deck("Blob", "Bystander")
    table.victory("Sentinel", "Venom", "Bystander", "Battle of Wits")
    assert table.can("end")
    assert table.attack_of("Headman Charr") == 4, "a Trap is no Villain"
    table = Scenario().city(Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob", Bridge="Headman Charr")
    table.villain_deck("Sentinel", "Bystander").begin_turn("Keen Senses")
    assert (table.gone, table.wounds(), table.wounds(1)) == (["Headman Charr"], 1, 1)
    table = Scenario().city(Bank="Lieutenant Caiera").hand("Agent", "Odinson", "Keen Senses").points(attack=7)
    table.fight("Lieutenant Caiera", "reveal")
    assert len(table.in_hand()) == 5
    table = Scenario().city(Sewers="Blob", Bank="Primus Vand", Rooftops="Sentinel", Bridge="Venom").hand("Agent")
    table.points(attack=5).can("end")
    assert table.attack_of("Primus Vand") == 5
    table.fight("Primus Vand")
    assert table.koed == ["Agent"]


@pytest.mark.card("cosmic-hulk-robot", "doc-samson", "the-leader-gamma-fiend")
def test_the_intelligencia():
    table = Scenario().villain_deck("Cosmic Hulk Robot").hand("Agent", "Odinson", "Keen Senses").hand("Agent", seat=1)
    table.begin_turn("reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario().city(Bank="Doc Samson").hand("Agent", "Odinson").points(attack=8)
    assert not table.can("recruit", "Doc Samson")
    assert table.attack_of("Doc Samson") == 8
    table.hand("Agent", "Odinson", "Keen Senses")
    assert table.attack_of("Doc Samson") == 4
    table = Scenario().villain_deck("The Leader, Gamma Fiend", "Sentinel").bringing(1).begin_turn()
    assert table.where == {"Sewers": "Sentinel", "Bank": "The Leader, Gamma Fiend"}


@pytest.mark.card("ironclad", "vapor", "vector", "x-ray")
def test_the_u_foes():
    table = Scenario().city(Bank="Ironclad").hand("Odinson").points(attack=6)
    table.discard("Agent", "Quick Draw", "Odinson", seat=1).fight("Ironclad", "reveal", "Odinson")
    assert table.koed == ["Odinson"]
    table = Scenario().city(Bank="Vapor").points(attack=4).hand("Dangerous Rescue").fight("Vapor", "reveal")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)
    table = Scenario().city(Bank="Vector").points(attack=4).hand("Keen Senses", seat=1).fight("Vector", "reveal")
    assert (len(table.in_hand()), len(table.in_hand(1))) == (0, 2)
    table = Scenario().city(Bank="X-Ray").points(attack=5).hand("Optic Blast").discard("Wound")
    table.fight("X-Ray", "reveal", "Wound")
    assert table.koed == ["Wound"]


def danger_room(**setup):
    return Scenario(scheme="x-men-danger-room-goes-berserk", **setup)


@pytest.mark.rule("LG-TRAP-01")
@pytest.mark.card("airborne-neurotoxin", "x-men-danger-room-goes-berserk")
def test_a_twist_that_is_a_trap_may_be_paid_off_and_goes_back_into_the_deck():
    table = danger_room().villain_deck("Twist", "Sentinel", "Sentinel").points(recruit=3).begin_turn()
    assert (table.traps, table.state.twists) == (["Airborne Neurotoxin"], 1)
    assert table.can("use trap", "Airborne Neurotoxin")
    table.bringing(0).telling().leaving("use trap", "Airborne Neurotoxin")
    assert table.recruit_points == 1
    assert any("shuffled into the Villain Deck" in line for line in table.told)
    cards = table.traps + table.cards(VILLAIN_DECK) + table.koed + list(table.where.values())
    assert sorted(cards) in (["Airborne Neurotoxin", "Sentinel", "Sentinel"], ["Sentinel", "Sentinel", "Twist"])


@pytest.mark.rule("LG-TRAP-01")
@pytest.mark.card("airborne-neurotoxin")
def test_without_the_recruit_a_payment_is_no_option():
    table = danger_room().villain_deck("Twist", "Sentinel").hand("Agent", "Agent").begin_turn()
    assert not table.can("use trap")
    table.play("Agent").play("Agent")
    assert table.can("use trap", "Airborne Neurotoxin")


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("airborne-neurotoxin", "x-men-danger-room-goes-berserk")
def test_a_twist_that_nobody_pays_for_lies_beside_the_scheme_and_five_of_them_win():
    table = danger_room().villain_deck("Twist", "Sentinel", "Sentinel").begin_turn()
    table.end_turn()
    assert (table.cards(BESIDE_SCHEME), table.koed) == (["Twist"], [])
    assert table.result is None
    table = danger_room().villain_deck("Twist", "Sentinel").begin_turn()
    for _ in range(4):
        table._new("Twist", BESIDE_SCHEME.first, -1)
    table.game.index()
    table.end_turn()
    assert table.result is not None
    assert table.result.outcome == "loss"
