"""Two against two, each with rows of their own (rulebook: 2 vs. 2)."""

import pytest

import longbox
from longbox import headlines

from .duel import ENEMY, FOURTH, THIRD, YOU

FOUR_DECKS = ["avengers", "super-villains", "x-men", "guardians-of-the-galaxy"]


def everybody(teams):
    return teams.you, teams.enemy, teams.mate, teams.fourth


@pytest.mark.rule("VS-TEAM2V2-01")
def test_a_team_wins_when_both_enemy_mains_are_ko_d(teams):
    teams.you(front=["Hulk", "Thor"]).enemy(front=["main"]).fourth(front=["main"])
    teams.wound("Magneto", 4).wound("Storm", 4)
    teams.attacks("Hulk", on="Magneto").everyone_passes()
    assert teams.result is None, "one enemy is left"
    teams.attacks("Thor", on="Storm").everyone_passes()
    assert (teams.result.winners, teams.result.rule) == ((YOU, THIRD), "VS-TEAM2V2-01")
    assert teams.result.reason == "Storm, the main character, was KO’d by the attack of Thor"


@pytest.mark.rule("VS-TEAM2V2-01")
def test_whoever_is_out_wins_with_the_teammate_who_is_not(teams):
    teams.you(front=["main", "Hulk"]).enemy(front=["main"]).fourth(front=["Red Skull"], locations=["Training Ground"])
    teams.wound("Captain America", 4).wound("Magneto", 4)
    teams.attacks("Hulk", on="Magneto").everyone_passes()
    teams.attacks("Captain America", on="Red Skull").passes().passes().uses("Red Skull", "Dust of Death")
    assert teams.game.state.out == [1, 1, 0, 0]
    assert teams.result is None
    teams.game.rules.concede(teams.game, FOURTH)
    assert teams.result.winners == (YOU, THIRD)


@pytest.mark.rule("VS-TEAM2V2-02")
def test_the_teams_take_turns_in_alternation(teams):
    for side in everybody(teams):
        side(deck=["Academy"] * 20)
    turns = []
    for _ in range(5):
        turns.append(teams.game.state.active)
        teams.ends_turn().skips_building()
    assert turns == [YOU, ENEMY, THIRD, FOURTH, YOU]
    assert teams.game.state.party == (0, 1, 0, 1)


@pytest.mark.rule("VS-TEAM2V2-03")
def test_the_first_draws_none_and_the_second_one(teams):
    for side in everybody(teams):
        side(deck=["Academy"] * 9)
    teams.game.state.turn = 0
    teams.starts("turn")
    drawn = []
    for side in everybody(teams):
        drawn.append(len(side.hand))
        teams.skips_building().ends_turn()
    assert drawn == [0, 1, 2, 2]


@pytest.mark.rule("VS-TEAM2V2-04", "VS-TEAM2V2-09")
def test_a_teammates_characters_cannot_be_attacked(teams):
    teams.you(front=["Hulk"]).enemy(front=["Loki"]).mate(front=["Thor"])
    teams.fourth(front=["Abomination"])
    assert {teams.game.face(option.to).name for option in teams.decision.options if option.verb == "attack"} == {
        "Loki",
        "Abomination",
    }
    (reason,) = teams.game.rules.why_not(teams.game, YOU, "attack", teams.card("Hulk"), teams.card("Thor"))
    assert reason.rule == "VS-TEAM2V2-04"


@pytest.mark.rule("VS-TEAM2V2-09")
def test_a_teammate_protects_only_the_own_back_row(teams):
    teams.you(front=["Hulk"]).enemy(back=["Loki"]).fourth(front=["Abomination"], back=["Mystique"])
    assert teams.offers("attack", "Hulk", to="Loki"), "nobody stands in front of him"
    assert not teams.offers("attack", "Hulk", to="Mystique")


@pytest.mark.rule("VS-TEAM2V2-09")
def test_enemy_characters_on_cards_are_those_of_the_other_team(teams):
    teams.you(front=["Storm"], locations=["Laboratory"]).enemy(front=["Loki"])
    teams.mate(front=["Thor"]).fourth(front=["Abomination"])
    teams.uses("Storm", "Thunder Storm")
    assert [teams.counters(name) for name in ("Loki", "Abomination", "Thor")] == [-1, -1, 0]


@pytest.mark.rule("VS-TEAM2V2-09")
def test_characters_on_your_side_on_cards_are_not_the_teammates(teams):
    teams.you(front=["Captain America"], hand=["Ant-Man"], locations=["Academy"], deck=["Academy"] * 9)
    teams.mate(hand=["Ant-Man"], locations=["Academy"], deck=["Academy"] * 9)
    teams.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert teams.counters("Ant-Man", YOU) == 1, "inspired"
    for _ in range(2):
        teams.takes("done")
    teams.ends_turn().skips_building().ends_turn()
    teams.takes("done").takes("recruit", "Ant-Man", amount=0)
    assert teams.counters("Ant-Man", THIRD) == 0


@pytest.mark.rule("VS-TEAM2V2-05", "VS-TEAM2V2-06", "VS-TEAM2V2-07")
def test_the_cards_of_a_player_whose_main_is_ko_d_leave_the_game(teams):
    teams.you(front=["Hulk"])
    teams.enemy(front=["main", "Loki"], hand=["Ronan"], deck=["Ronan"], ko=["Ronan"], locations=["Academy"])
    teams.fourth(front=["Abomination"])
    teams.wound("Magneto", 4)
    teams.attacks("Hulk", on="Magneto").everyone_passes()
    enemy = teams.enemy
    assert [enemy.front, enemy.back, enemy.hand, enemy.deck, enemy.ko_pile, enemy.resources] == [[]] * 6
    assert teams.fourth.front == ["Abomination"]
    teams.ends_turn()
    assert teams.game.state.active == THIRD


@pytest.fixture
def recruiting(teams):
    """The start of your recruit step, with the optional rule in force."""
    teams.game.state.recruit_for_teammate = 1
    teams.you(hand=["Storm", "Ant-Man"], locations=["Academy"] * 4)
    return teams.starts("turn").takes("done")


@pytest.mark.rule("VS-TEAM2V2-08")
def test_a_character_may_be_recruited_for_the_teammate_who_then_controls_it(recruiting):
    assert "Recruit Ant-Man (1) into your teammate's back row" in recruiting.options
    recruiting.takes("recruit", "Storm", amount=2)
    assert recruiting.mate.front == ["Storm"]
    card = recruiting.card("Storm", THIRD)
    assert recruiting.game.state.owner[card] == YOU
    assert recruiting.game.state.points[YOU] == 0, "whoever recruits pays"


@pytest.mark.rule("VS-TEAM2V2-08")
def test_a_character_with_the_name_of_the_teammates_main_can_only_be_recruited_for_oneself(recruiting):
    recruiting.mate(main="Storm")
    assert [option.amount for option in recruiting._matching("recruit", "Storm")] == [0, 1]


@pytest.mark.rule("VS-TEAM2V2-08")
def test_without_the_option_everybody_recruits_for_himself(teams):
    teams.you(hand=["Ant-Man"], locations=["Academy"])
    teams.starts("turn").takes("done")
    assert [option.amount for option in teams._matching("recruit", "Ant-Man")] == [0, 1]


@pytest.mark.rule("VS-TEAM2V2-08", "VS-WIN-07", "VS-WIN-08")
def test_what_was_recruited_for_a_teammate_who_is_out_goes_to_its_owners_ko_pile(recruiting):
    recruiting.takes("recruit", "Ant-Man", amount=2)
    recruiting.happens(lambda game: game.rules.concede(game, THIRD))
    assert recruiting.you.ko_pile == ["Ant-Man"]


@pytest.mark.rule("VS-COMBAT-06")
def test_a_teammate_may_play_in_a_combat_of_yours(teams):
    teams.you(front=["Hulk"]).enemy(front=["Loki"]).mate(front=["Abomination"], hand=["Savage Surprise"])
    teams.attacks("Hulk", on="Loki").passes().passes()
    assert teams.decision.seat == THIRD
    assert teams.offers("play", "Savage Surprise")


@pytest.mark.rule("VS-WIN-02")
def test_if_the_last_mains_of_both_teams_fall_at_once_the_team_on_turn_wins(teams):
    teams.you(main="Wolverine", level=2, front=["main"]).enemy(main="Green Goblin", level=2, front=["main"])
    for seat in (THIRD, FOURTH):
        teams.happens(lambda game, seat=seat: game.rules.concede(game, seat))
    teams.wound("Wolverine", 4).wound("Green Goblin", 4)
    teams.attacks("Wolverine", on="Green Goblin").everyone_passes()
    assert teams.result.winners == (YOU, THIRD)


@pytest.mark.rule("VS-WIN-10")
def test_with_empty_decks_the_team_of_the_main_with_the_fewest_wounds_wins(teams):
    teams.wound("Captain America", 2).wound("Magneto", 1).wound("Thanos", 0).wound("Storm", 3)
    teams.ends_turn()
    for _ in range(3):
        teams.skips_building().ends_turn()
    assert (teams.result.outcome, teams.result.winners) == ("win", (YOU, THIRD))


@pytest.mark.rule("VS-TEAM2V2-01", "VS-TWOHEADED-01")
@pytest.mark.parametrize(("mode", "rule"), [("two-against-two", "VS-TEAM2V2-01"), ("two-headed", "VS-TWOHEADED-01")])
def test_teams_are_for_four_players(mode, rule):
    (problem,) = longbox.check("vs", decks=FOUR_DECKS[:3], mode=mode)
    assert problem.rule == rule
    assert "four decks" in problem.cure
    assert longbox.check("vs", decks=FOUR_DECKS, mode=mode) == []


@pytest.mark.rule("VS-TEAM2V2-08")
def test_only_teammates_with_rows_of_their_own_can_recruit_for_each_other():
    assert longbox.check("vs", decks=FOUR_DECKS, mode="two-against-two", recruit_for_teammate=True) == []
    (problem,) = longbox.check("vs", recruit_for_teammate=True)
    assert problem.rule == "VS-TEAM2V2-08"


def test_characters_of_one_name_are_told_apart_by_their_players(teams):
    teams.you(front=["Hulk"]).enemy(front=["Ronan"]).fourth(front=["Ronan"])
    assert "Hulk attacks Ronan (Magneto's front row)" in teams.options
    assert "Hulk attacks Ronan (Storm's front row)" in teams.options


@pytest.mark.parametrize("mode", ["two-against-two", "two-headed"])
def test_a_team_game_is_dealt_without_naming_decks(mode):
    assert longbox.deal("vs", mode=mode).seats == 4


@pytest.mark.parametrize("mode", ["two-against-two", "two-headed"])
def test_a_match_of_teams_is_called_after_both(mode):
    match = longbox.deal("vs", mode=mode)
    mates = "Wolverine" if mode == "two-against-two" else "Magneto"
    assert headlines.title(match).startswith(f"Captain America and {mates} against ")


@pytest.mark.rule("VS-TURN-02")
@pytest.mark.parametrize("mode", ["free-for-all", "two-against-two", "two-headed"])
def test_if_who_was_to_begin_gives_up_before_the_first_turn_the_next_one_begins(mode):
    match = longbox.deal("vs", decks=FOUR_DECKS, mode=mode, seed=1)
    match.choose(0)
    first = match.view(None)["first"]
    match.concede(first)
    while match.turn < 1:
        match.choose(0)
    assert match.decision.seat == match.view(None)["active"] == (first + 1) % 4
