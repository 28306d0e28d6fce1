"""The Final Showdown for the Mastermind's card."""

import pytest

from longbox.games.legendary.showdown import ShowdownPlays

from .scenario import Scenario


def beaten(players=3, **setup):
    """Seat 0 is about to take the last Tactic; after that everybody plays for the card."""
    return (
        Scenario(players=players, challenges=["final-showdown"], **setup).tactics("Endless Resources").points(attack=7)
    )


def plays(table, *names):
    """The player whose Showdown turn it is plays these cards and ends the turn."""
    for name in names:
        assert isinstance(table.game.decision.about, ShowdownPlays)
        table.game.choose(next(option for option in table._options() if table._is(option, "play", name)))
    table.answer("end")


@pytest.mark.rule("LG-SHOWDOWN-01", "LG-SHOWDOWN-02")
def test_it_begins_after_the_turn_with_the_player_to_the_left():
    table = beaten().fight("Red Skull")
    assert table.result is None
    table.leaving("end")
    assert isinstance(table.game.decision.about, ShowdownPlays)
    assert table.seat_asked == 1
    assert len(table.in_hand(0)) == 6
    table.answer("end")
    assert table.seat_asked == 2
    table.answer("end")
    assert table.seat_asked == 0


@pytest.mark.rule("LG-SHOWDOWN-03")
def test_nothing_is_recruited_or_fought_and_no_villain_card_played():
    table = (
        beaten().city(Bank="Sentinel").villain_deck("Viper", "Viper").hand(*["Trooper"] * 3, "Agent", "Agent", seat=1)
    )
    table.fight("Red Skull").leaving("end")
    for _ in range(3):
        table.answer("Trooper")
    table.answer("Agent").answer("Agent")
    assert table.offered == ["end"]
    assert table.where == {"Bank": "Sentinel"}


@pytest.mark.rule("LG-SHOWDOWN-04", "LG-SHOWDOWN-05", "LG-SHOWDOWN-06", "LG-SHOWDOWN-07", "LG-SHOWDOWN-08")
def test_the_highest_total_of_recruit_and_attack_takes_the_card():
    table = (
        beaten()
        .hand("Quick Draw", "Officer", seat=1)
        .hand("Optic Blast", "Agent", seat=2)
        .deck("Agent", *["Wound"] * 9)
    )
    table.fight("Red Skull").leaving("end")
    plays(table, "Quick Draw", "Officer", "Agent")
    assert table.in_hand(1) == [], "no new hand is drawn"
    plays(table)
    plays(table, "Agent")
    assert table.state.totals == [1, 4, 0]
    assert table.result.outcome == "win"
    assert table.result.winners == (0, 1, 2)
    assert table.in_victory(1) == ["Red Skull"]
    assert table.result.scores == (5, 5, 0)


@pytest.mark.rule("LG-SHOWDOWN-09")
def test_who_is_tied_plays_again():
    table = beaten().hand("Trooper", seat=1).hand("Trooper", seat=2).deck(*["Wound"] * 9)
    table.deck(*["Trooper"] * 6, seat=2).fight("Red Skull").leaving("end")
    plays(table, "Trooper")
    plays(table, "Trooper")
    plays(table)
    assert table.result is None
    assert table.seat_asked in (1, 2)
    first = table.seat_asked
    assert len(table.in_hand(first)) == 6
    for seat in (first, 3 - first):
        assert table.seat_asked == seat
        plays(table, *table.in_hand(seat)[:seat])
    assert table.in_victory(2) == ["Red Skull"], "two Troopers beat one Agent"


def test_giving_up_in_the_showdown_leaves_the_mastermind_beaten():
    table = beaten().fight("Red Skull").leaving("end")
    table.game.rules.concede(table.game, 1)
    assert table.result.outcome == "win"


def test_a_loss_after_the_last_tactic_does_not_count():
    table = beaten(players=2, scheme="the-legacy-virus", mastermind="red-skull").stack("wounds", 1)
    table.hand("Crazed Rampage").fight("Red Skull").play("Crazed Rampage")
    assert table.result is None
