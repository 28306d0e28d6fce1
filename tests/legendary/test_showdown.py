"""The Final Showdown for the Mastermind's card."""

import pytest

from longbox.engine.labels import labels
from longbox.games.legendary.chapters.showdown import ShowdownPlays
from longbox.games.legendary.table.zones import HQ

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
        table.leaving("play", name)
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


@pytest.mark.rule("LG-SHOWDOWN-04")
def test_cards_that_a_card_draws_can_be_played_too():
    table = beaten().hand("Quick Draw", seat=1).deck("Trooper", *["Wound"] * 9, seat=1)
    table.fight("Red Skull").leaving("end")
    plays(table, "Quick Draw", "Trooper")
    assert table.in_play(1) == ["Quick Draw", "Trooper"]
    assert table.state.totals[1] == 2


@pytest.mark.rule("LG-SHOWDOWN-05")
def test_the_total_is_recruit_and_attack_together():
    table = beaten().hand("Officer", "Trooper", "Trooper", "Trooper", seat=1).fight("Red Skull").leaving("end")
    plays(table, "Officer", "Trooper", "Trooper", "Trooper")
    assert table.state.totals == [-1, 5, -1], "2 Recruit and 3 Attack; nobody else had a turn yet"
    assert (table.seat_asked, table.attack, table.recruit_points) == (2, 0, 0)


@pytest.mark.rule("LG-SHOWDOWN-06")
def test_no_new_hand_is_drawn_after_a_showdown_turn():
    table = beaten().hand("Trooper", "Agent", seat=1).fight("Red Skull").leaving("end")
    plays(table, "Trooper")
    assert table.seat_asked == 2
    assert table.in_hand(1) == ["Agent"], "what was not played stays"
    assert len(table.in_deck(1)) == 10


@pytest.mark.rule("LG-SHOWDOWN-07")
def test_the_highest_total_takes_the_mastermind_card_and_its_points():
    table = beaten().hand("Officer", seat=1).hand("Trooper", "Trooper", "Trooper", seat=2).deck(*["Wound"] * 10)
    table.fight("Red Skull").leaving("end")
    plays(table, "Officer")
    plays(table, "Trooper", "Trooper", "Trooper")
    plays(table)
    assert [table.in_victory(seat) for seat in (1, 2)] == [[], ["Red Skull"]]
    assert table.result.scores == (5, 0, 5), "the last Tactic and the card itself"


@pytest.mark.rule("LG-SHOWDOWN-08")
def test_after_the_showdown_all_have_won_and_most_points_win_alone():
    table = beaten().hand("Trooper", seat=2).victory("Green Goblin", "Viper", seat=1).deck(*["Wound"] * 10).telling()
    table.fight("Red Skull").leaving("end")
    plays(table)
    plays(table, "Trooper")
    plays(table)
    assert table.result.outcome == "win"
    assert table.result.winners == (0, 1, 2)
    assert table.result.best == 1, "7 points, against 5 for the Tactic and 5 for the card"
    assert table.result.rule == "LG-SHOWDOWN-08"
    assert table.result.reason == "The Mastermind Red Skull is beaten: player 3 won the Final Showdown"
    assert table.told[-8:] == [
        "Final Showdown, player 2’s turn",
        "Player 2 makes 0 in the Showdown.",
        "Final Showdown, player 3’s turn",
        "Player 3 plays S.H.I.E.L.D. Trooper.",
        "Player 3 makes 1 in the Showdown.",
        "Final Showdown, your turn",
        "You make 0 in the Showdown.",
        "Player 3 wins Red Skull.",
    ]


@pytest.mark.rule("LG-SHOWDOWN-09")
def test_only_who_is_tied_for_the_highest_total_plays_again():
    table = beaten().hand("Trooper", seat=1).hand("Trooper", seat=2).deck(*["Agent"] * 6)
    table.deck(*["Trooper"] * 6, seat=2).telling().fight("Red Skull").leaving("end")
    plays(table, "Trooper")
    plays(table, "Trooper")
    plays(table)
    assert table.result is None
    assert table.told[-2:] == ["2 players tie at 1 and play again.", "Final Showdown, player 2’s turn"]
    assert table.seat_asked == 1
    assert [len(table.in_hand(seat)) for seat in (1, 2)] == [6, 6], "new hands for those two"
    assert [table.in_play(seat) for seat in (1, 2)] == [[], []]
    assert [table.in_discard(seat) for seat in (1, 2)] == [["Trooper"], ["Trooper"]], "what they played"
    plays(table, "Agent")
    assert table.seat_asked == 2
    plays(table, "Trooper", "Trooper")
    assert table.in_victory(2) == ["Red Skull"], "two Troopers beat one Agent, and nobody else was asked"


@pytest.mark.rule("LG-SHOWDOWN-09")
def test_ties_go_on_until_somebody_leads():
    table = beaten().hand("Agent", seat=1).hand("Agent", seat=2).fight("Red Skull").leaving("end")
    for _ in range(4):
        for _ in range(3):
            plays(table, "Agent")
        assert table.result is None
    plays(table, "Agent")
    plays(table, "Agent", "Agent")
    plays(table, "Agent")
    assert table.in_victory(2) == ["Red Skull"]


@pytest.mark.rule("LG-SHOWDOWN-02")
def test_who_took_the_last_tactic_goes_last_in_every_round():
    table = beaten().fight("Red Skull").leaving("end")
    asked = []
    for _ in range(12):
        asked.append(table.seat_asked)
        plays(table)
    assert asked == [1, 2, 0] * 4


@pytest.mark.rule("LG-SHOWDOWN-02")
def test_two_who_are_tied_keep_their_order_from_tie_to_tie():
    table = beaten().hand("Trooper", seat=1).hand("Trooper", seat=2).fight("Red Skull").leaving("end")
    plays(table, "Trooper")
    plays(table, "Trooper")
    plays(table)
    asked = []
    for _ in range(6):
        asked.append(table.seat_asked)
        plays(table)
    assert asked == [1, 2] * 3


@pytest.mark.rule("LG-SHOWDOWN-10")
def test_bystanders_on_the_mastermind_are_rescued_with_its_card():
    table = beaten().hand("Trooper", seat=1).deck(*["Wound"] * 9).fight("Red Skull")
    table.holding("Red Skull", "Bystander", "Bystander").telling().leaving("end")
    plays(table, "Trooper")
    plays(table)
    plays(table)
    assert table.in_victory(1) == ["Red Skull", "Bystander", "Bystander"]
    assert table.result.scores[1] == 7, "5 for the card and 1 for each Bystander"
    assert table.told[-1] == "Player 2 wins Red Skull and rescues 2 × Bystander."


@pytest.mark.rule("LG-SHOWDOWN-11")
def test_what_was_spent_on_the_way_counts_too():
    table = beaten().hand("Warp Speed", "Trooper", seat=1).deck("Agent", *["Wound"] * 9, seat=1)
    table.fight("Red Skull").leaving("end")
    table.answer("Warp Speed").answer("Trooper")
    assert table.recruit_points == 2
    table.answer("focus")
    assert table.recruit_points == 0, "2 Recruit for a card"
    prompt = table.game.decision.about.prompt(table.game, table.game.decision)
    assert prompt == "Final Showdown, a total of 3 so far: 1 Attack, 0 Recruit"
    assert labels(table.game, table.game.decision)[-1] == "End with a total of 3 and 1 card unused"
    plays(table, "Agent")
    assert table.state.totals[1] == 4, "3 Recruit and 1 Attack were made"
    assert table.seat_asked == 2, "and the next player goes on"
    assert (table.attack, table.recruit_points) == (0, 0), "with points of their own"


@pytest.mark.rule("LG-SHOWDOWN-04", "LG-KW-DODGE-01")
def test_a_card_can_be_dodged_with_in_the_showdown():
    table = (
        beaten().hand("Pumpkin Bombs", seat=1).deck("Trooper", *["Wound"] * 9, seat=1).fight("Red Skull").leaving("end")
    )
    table.answer("dodge")
    assert table.in_hand(1) == ["Trooper"]


@pytest.mark.rule("LG-SHOWDOWN-04", "LG-KW-PHASING-01")
def test_a_card_can_be_phased_in_the_showdown():
    table = beaten().hand("Lockjaw", seat=1).deck("Trooper", *["Wound"] * 9, seat=1).fight("Red Skull").leaving("end")
    table.answer("phase")
    assert table.in_hand(1) == ["Trooper"]
    assert table.in_deck(1)[0] == "Lockjaw"


@pytest.mark.rule("LG-SHOWDOWN-04", "LG-SHOWDOWN-12")
def test_a_teleported_card_waits_for_the_hand_of_the_next_round():
    table = beaten().hand("Bamf!", seat=1).fight("Red Skull").leaving("end")
    table.answer("teleport")
    assert table.in_hand(1) == []
    plays(table)
    plays(table)
    plays(table)
    assert table.seat_asked == 1, "all made nothing"
    assert sorted(table.in_hand(1)) == sorted([*["Agent"] * 6, "Bamf!"])


@pytest.mark.rule("LG-KW-COORDINATE-06")
def test_nobody_coordinates_in_the_showdown_not_even_alone():
    table = beaten(players=1).hand(*["Ned"] * 2).fight("Red Skull")
    assert table.can("coordinate"), "on an ordinary turn"
    table.deck("Ned", *["Wound"] * 9).leaving("end")
    assert isinstance(table.game.decision.about, ShowdownPlays)
    assert not table.can("coordinate")
    assert [why.rule for why in table.game.rules.why_not(table.game, 0, "coordinate", table.options[0].card, -1)] == [
        "LG-KW-COORDINATE-06"
    ]


@pytest.mark.rule("LG-SHOWDOWN-03")
def test_why_nothing_is_recruited_or_fought_in_the_showdown():
    table = beaten().city(Bank="Sentinel").hand(*["Trooper"] * 3, *["Officer"] * 2, seat=1)
    table.fight("Red Skull").leaving("end")
    for name in (*["Trooper"] * 3, *["Officer"] * 2):
        table.answer(name)
    ask = table.game.rules.why_not
    hero = table.state.zones[HQ.first][0]
    assert [why.rule for why in ask(table.game, 1, "recruit", hero, -1)] == ["LG-SHOWDOWN-03"]
    assert [why.rule for why in ask(table.game, 1, "fight", table.find("Sentinel"), -1)] == ["LG-SHOWDOWN-03"]


def test_giving_up_in_the_showdown_leaves_the_mastermind_beaten():
    table = beaten().fight("Red Skull").leaving("end")
    table.game.rules.concede(table.game, 1)
    assert table.result.outcome == "win"


def test_a_loss_after_the_last_tactic_does_not_count():
    table = beaten(players=2, scheme="the-legacy-virus", mastermind="red-skull").stack("wounds", 1)
    table.hand("Crazed Rampage").fight("Red Skull").play("Crazed Rampage")
    assert table.result is None


@pytest.mark.rule("LG-SHOWDOWN-09")
def test_before_a_second_round_nobody_has_a_total():
    table = beaten().hand("Trooper", seat=1).hand("Trooper", seat=2).deck(*["Wound"] * 10)
    table.fight("Red Skull").leaving("end")
    turns = [table.seen()["turn"]]
    plays(table, "Trooper")
    turns.append(table.seen()["turn"])
    plays(table, "Trooper")
    plays(table)
    assert table.state.totals == [-1, -1, -1]
    assert turns[1] == turns[0] + 1, "each turn of a Showdown is counted"
