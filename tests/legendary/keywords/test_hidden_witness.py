"""Hidden Witnesses: captives to be rescued, for 2 Recruit each, before their captor can be fought."""

import pytest

from longbox.games.legendary.chapters.shielding import HIDDEN_WITNESS, capture_from_stack
from longbox.games.legendary.table.zones import BYSTANDERS, SCHEME_SPACE

from ..scenario import Scenario

DAN = "Fancy Dan"
CHAMELEON = "The Chameleon"
VULTURE = "Vulture, Carnival Cannibal"


def ambushed(villain, *others, **table):
    """A Villain has just come with its Hidden Witnesses."""
    return Scenario(**table).stack("bystanders", 20).villain_deck(villain, *others, "Bystander").begin_turn()


def reasons(table, verb, name):
    return [(reason.rule, reason.text) for reason in table.why_not(verb, name)]


@pytest.mark.rule("LG-KW-HIDDENWITNESS-01")
def test_the_top_bystanders_are_captured_face_down():
    table = ambushed(VULTURE)
    assert table.seen()["stacks"]["bystanders"] == 18
    assert table.held_by(VULTURE) == ["Bystander"] * 2
    assert all("name" not in card for card in table.seen()["zones"]["held"]["cards"])


@pytest.mark.rule("LG-KW-HIDDENWITNESS-02")
def test_who_holds_one_can_not_be_fought():
    table = ambushed(CHAMELEON).points(attack=9)
    assert not table.can("fight", CHAMELEON)
    assert reasons(table, "fight", CHAMELEON)[0][1] == "it hides behind others: rescue them first"


@pytest.mark.rule("LG-KW-HIDDENWITNESS-03")
def test_each_takes_2_recruit_as_often_as_one_likes():
    table = ambushed(VULTURE).points(recruit=5).use("ransom", VULTURE).use("ransom", VULTURE)
    assert (table.recruit_points, table.held_by(VULTURE)) == (1, [])
    assert table.in_victory() == ["Bystander"] * 2
    assert not table.can("ransom")


@pytest.mark.rule("LG-KW-HIDDENWITNESS-03")
def test_attack_rescues_nobody():
    table = ambushed(VULTURE).points(attack=9, recruit=1)
    assert not table.can("ransom")
    assert reasons(table, "ransom", VULTURE)[0][1] == "it takes 2 Recruit and you have 1"


@pytest.mark.rule("LG-KW-HIDDENWITNESS-04")
def test_rescuing_them_is_rescuing_bystanders():
    """Jean Grey listens for rescues."""
    table = Scenario().stack("bystanders", 20).hand("Read Your Thoughts").villain_deck(CHAMELEON).begin_turn()
    table.play("Read Your Thoughts").use("ransom", CHAMELEON)
    assert table.recruit_points == 3 - 2 + 1
    assert table.in_victory() == ["Bystander"]
    assert table.seen()["zones"]["victory:0"]["cards"][0]["name"] == "Bystander", "face up"
    assert table.points_won() == 1


@pytest.mark.rule("LG-KW-HIDDENWITNESS-05")
def test_those_that_lie_face_up_come_with_the_defeat():
    table = ambushed(CHAMELEON).holding(CHAMELEON, "Bystander").points(attack=4, recruit=2)
    table.use("ransom", CHAMELEON).villain_deck("Bystander").fight(CHAMELEON)
    assert table.in_victory() == ["Bystander", CHAMELEON, "Bystander"]


@pytest.mark.rule("LG-KW-HIDDENWITNESS-06")
def test_whoever_escapes_with_them_makes_each_player_discard_once():
    table = Scenario(players=3).stack("bystanders", 20).villain_deck("Viper")
    table.city(Bridge=DAN, Streets="Viper", Rooftops="Viper", Bank="Viper", Sewers="Viper")
    for seat in range(3):
        table.hand("Agent", "Agent", "Agent", seat=seat)
    capture_from_stack(HIDDEN_WITNESS, table.game, 0, table.find(DAN), 2)
    table.begin_turn("Keen Senses")
    assert table.gone == [DAN, "Bystander", "Bystander"]
    assert all("name" in card for card in table.seen()["zones"]["escaped"]["cards"]), "face up"
    assert [len(table.in_hand(seat)) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rule("LG-KW-HIDDENWITNESS-07")
def test_one_of_two_may_be_rescued_and_nobody_fought():
    table = ambushed(VULTURE).points(attack=5, recruit=3).use("ransom", VULTURE)
    assert (table.recruit_points, table.held_by(VULTURE)) == (1, ["Bystander"])
    assert not table.can("fight", VULTURE)
    table.villain_deck("Twist").end_turn()
    assert table.held_by(VULTURE) == ["Bystander"]


@pytest.mark.rule("LG-KW-HIDDENWITNESS-08")
def test_an_effect_that_defeats_their_captor_rescues_them_all():
    table = Scenario().hand("Silent Sniper").stack("bystanders", 20).villain_deck(VULTURE).begin_turn()
    table.play("Silent Sniper")
    assert sorted(table.in_victory()) == ["Bystander", "Bystander", VULTURE]
    assert table.recruit_points == 0


@pytest.mark.rule("LG-KW-HIDDENWITNESS-09")
def test_a_scheme_may_hold_them():
    table = Scenario(scheme="silence-the-witnesses").stack("bystanders", 20).villain_deck("Twist").begin_turn()
    scheme = table.state.zones[SCHEME_SPACE.first][0]
    assert len(table.game.on(scheme)) == 3
    table.points(recruit=2).use("ransom", "Silence the Witnesses")
    assert len(table.game.on(scheme)) == 2
    table.villain_deck("Twist").end_turn()
    assert len(table.game.on(scheme)) == 3, "the next ones"
    assert table.gone == ["Bystander"] * 2


def test_evil_wins_with_six_witnesses_that_were_silenced():
    table = Scenario(scheme="silence-the-witnesses").stack("bystanders", 20)
    table.escaped(*["Bystander"] * 3).villain_deck("Twist").begin_turn()
    assert table.result is None
    table.villain_deck("Twist").end_turn()
    assert table.result.outcome == "loss"


@pytest.mark.rule("LG-KW-HIDDENWITNESS-04")
def test_a_special_bystander_does_what_it_does():
    table = Scenario().stack("bystanders", 3).villain_deck(CHAMELEON)
    table._new("Public Speaker", BYSTANDERS.first)
    table.begin_turn().points(recruit=2).use("ransom", CHAMELEON)
    assert table.in_victory() == ["Public Speaker"]
    assert table.recruit_points == 1
