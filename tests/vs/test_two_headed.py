"""Two heads on one side: shared rows, shared turns (rulebook: 2-Headed Teammates)."""

import pytest

import longbox
from longbox.games.vs.table.zones import DECK, FRONT
from longbox.games.vs.vocabulary.keywords import MERCENARY

from .duel import FOURTH, THIRD, YOU
from .made_up import made_up, made_up_main

MATE = 1


@pytest.mark.rule("VS-TWOHEADED-01")
def test_heads_share_a_front_and_a_back_row(heads):
    heads.you(front=["Hulk"]).third(front=["Abomination"]).fourth(back=["Mystique"])
    assert heads.third.back == heads.fourth.back == ["Thanos", "Storm", "Mystique"]
    assert not heads.offers("attack", "Hulk", to="Mystique"), "the other head's character protects her"
    heads.happens(lambda game: heads.stun("Abomination"))
    assert heads.offers("attack", "Hulk", to="Mystique")


@pytest.mark.rule("VS-TWOHEADED-02")
def test_resource_rows_are_separate(heads):
    heads.you(front=["Storm"]).mate(locations=["Laboratory"])
    assert not heads.can_use("Storm", "Thunder Storm"), "it is the other head who could pay"
    assert (heads.you.resources, heads.mate.resources) == ([], ["Laboratory"])


@pytest.mark.rule("VS-TWOHEADED-03")
def test_a_turn_is_taken_together_and_everybody_recruits_for_himself(heads):
    heads.you(hand=["Luke Cage"], locations=["Academy"] * 3).mate(hand=["Luke Cage"], locations=["Academy"] * 4)
    heads.starts("turn")
    asked = []
    for _ in range(2):
        asked.append(heads.decision.seat)
        heads.takes("done")
    assert heads.game.state.points[:2] == [3, 4]
    for _ in range(4):
        assert not heads.offers("recruit"), "7 points together are no 5"
        asked.append(heads.decision.seat)
        heads.takes("done")
    assert asked == [YOU, MATE] * 3
    assert heads.game.state.phase == "main"


@pytest.mark.rule("VS-TWOHEADED-03")
def test_what_a_head_recruits_is_his_own_and_stands_in_the_shared_row(heads):
    heads.mate(hand=["Ant-Man"], locations=["Academy"])
    heads.starts("turn").takes("done").takes("done").takes("done").takes("recruit", "Ant-Man", amount=0)
    card = heads.card("Ant-Man")
    assert heads.game.state.zone[card] == FRONT.at(YOU)
    assert heads.game.state.controller[card] == MATE


@pytest.mark.rule("VS-TWOHEADED-03")
def test_after_both_heads_are_done_the_other_side_is_on_turn(heads):
    assert "Done: let your teammate go on" in heads.options
    heads.takes("end")
    assert heads.decision.seat == MATE, "who may still act"
    assert "End your turn" in heads.options
    heads.takes("end")
    assert heads.decision.seat == THIRD
    assert heads.game.state.turn == 4


@pytest.mark.rule("VS-TWOHEADED-03")
def test_who_handed_over_is_asked_again_if_the_other_head_did_something(heads):
    heads.mate(front=["Agent Venom"], locations=["Fortress"])
    heads.takes("end").uses("Agent Venom", "Symbiote Strength")
    heads.takes("end")
    assert heads.decision.seat == YOU
    heads.takes("end")
    assert heads.decision.seat == THIRD


@pytest.mark.rule("VS-TWOHEADED-04", "VS-TWOHEADED-05", "VS-TWOHEADED-06")
def test_characters_of_both_heads_attack_as_a_team(heads):
    heads.you(front=["Hulk"]).mate(front=["Thor"]).third(front=["Abomination"])
    heads.attacks("Hulk", "Thor", on="Abomination")
    assert heads.exhausted >= {"Hulk", "Thor"}


@pytest.mark.rule("VS-TWOHEADED-04", "VS-TWOHEADED-05", "VS-TWOHEADED-06")
def test_both_heads_decide_for_every_character_of_their_side(heads):
    heads.you(front=["Hulk"]).mate(front=["Thor"]).third(front=["Abomination"])
    assert heads.decision.seat == YOU
    assert set(heads.offered("attack")) >= {"Hulk", "Thor"}
    heads.takes("end")
    assert heads.decision.seat == MATE
    assert set(heads.offered("attack")) >= {"Hulk", "Thor"}


@pytest.mark.rule("VS-TWOHEADED-04")
def test_the_formation_is_arranged_by_both(heads):
    heads.you(front=["Hulk"]).mate(front=["Thor"])
    heads.starts("turn")
    for _ in range(4):
        heads.takes("done")
    heads.takes("move", "Thor").takes("done")
    assert heads.you.front == ["Hulk"], "your mate's character, moved by you"
    assert heads.decision.seat == MATE
    heads.takes("move", "Hulk").takes("done")
    assert heads.you.front == []


@pytest.mark.rule("VS-TWOHEADED-07")
@pytest.mark.parametrize(("turn", "cards"), [(0, 0), (1, 2), (2, 2)])
def test_both_heads_of_the_side_that_goes_first_draw_nothing(heads, turn, cards):
    heads.you(deck=["Academy"] * 9).mate(deck=["Academy"] * 9)
    heads.game.state.turn = turn
    heads.starts("turn")
    assert [len(heads.you.hand), len(heads.mate.hand)] == [cards, cards]


@pytest.mark.rule("VS-TWOHEADED-08")
def test_a_head_without_a_main_plays_on_until_both_are_ko_d(heads):
    heads.you(front=["Hulk", "Thor"]).third(front=["main"], deck=["Academy"] * 9).fourth(front=["main"])
    heads.wound("Thanos", 5).wound("Storm", 4)
    heads.attacks("Hulk", on="Thanos").everyone_passes()
    assert heads.result is None
    assert heads.game.state.out == [0, 0, 0, 0]
    heads.takes("end").takes("end")
    assert heads.decision.seat == THIRD, "although their main character is KO'd"
    assert len(heads.third.hand) == 2
    for _ in range(6):
        heads.takes("done")
    heads.takes("end").takes("end")
    for _ in range(6):
        heads.takes("done")
    heads.attacks("Thor", on="Storm").everyone_passes()
    assert (heads.result.winners, heads.result.rule) == ((YOU, MATE), "VS-TWOHEADED-08")


@pytest.mark.rule("VS-TWOHEADED-08")
def test_a_ko_d_main_that_is_shuffled_away_does_not_keep_its_side_in_the_game(heads):
    heads.you(front=["Hulk", "Thor"]).third(front=["main"]).fourth(front=["main"])
    heads.wound("Thanos", 5).wound("Storm", 4)
    heads.attacks("Hulk", on="Thanos").everyone_passes()
    heads.happens(lambda game: game.move(heads.third.main, DECK.at(THIRD)))
    heads.attacks("Thor", on="Storm").everyone_passes()
    assert heads.result.winners == (YOU, MATE)


@pytest.mark.rule("VS-TWOHEADED-09")
def test_you_is_the_head_who_paid_for_a_super_power(heads):
    heads.you(front=["Mandarin"], deck=["Academy"]).mate(locations=["Academy"], deck=["Fortress"])
    heads.takes("end").uses("Mandarin", "Makluan Rings")
    assert (heads.you.hand, heads.mate.hand) == ([], ["Fortress"])


@pytest.mark.rule("VS-TWOHEADED-09")
def test_you_is_the_owner_where_nobody_paid(heads):
    heads.mate(main="Iron Man", front=["Beast"], deck=["Academy"] * 2 + ["Fortress"] * 3)
    heads.starts("turn")
    assert heads.decision.seat == MATE
    heads.says(True)
    assert len(heads.mate.hand) == 3, "Genius draws for the owner of Beast"
    assert heads.you.hand == []


@pytest.mark.rule("VS-TWOHEADED-09")
def test_you_is_the_head_whose_effect_took_a_character(heads):
    heads.mate(front=["Professor X"], locations=["Academy"]).third(front=["Thor"])
    heads.takes("end").uses("Professor X", "Mind Control").takes("place", "Thor", amount=0)
    assert heads.game.state.controller[heads.card("Thor")] == MATE
    assert heads.you.front == ["Professor X", "Thor"]


@pytest.mark.rule("VS-TWOHEADED-10")
def test_the_shared_side_is_one_for_uniqueness(heads):
    heads.you(front=["Ant-Man"]).mate(hand=["Ant-Man", "Captain America"], locations=["Academy"] * 4)
    heads.starts("turn").takes("done").takes("done").takes("done")
    assert heads.offered("recruit") == ["Ant-Man", "Ant-Man"], "Captain America is your main character"
    heads.takes("recruit", "Ant-Man", amount=0)
    assert heads.you.ko_pile == ["Ant-Man"]


@pytest.mark.rule("VS-TWOHEADED-10")
def test_heads_cannot_begin_with_main_characters_of_one_name():
    decks = ["avengers", "avengers", "x-men", "guardians-of-the-galaxy"]
    (problem,) = longbox.check("vs", decks=decks, mode="two-headed")
    assert problem.rule == "VS-TWOHEADED-10"
    mains = ["Hulk", "Iron Man", "Storm", "Groot"]
    assert longbox.check("vs", decks=decks, mains=mains, mode="two-headed") == []


@pytest.mark.rule("VS-TWOHEADED-01", "VS-TWOHEADED-03")
def test_a_head_who_gives_up_leaves_the_side_to_the_other(heads):
    heads.you(front=["Hulk"]).mate(front=["Thor"]).third(front=["Abomination"])
    heads.happens(lambda game: game.rules.concede(game, YOU))
    assert heads.result is None
    assert heads.mate.front == ["Thor"]
    assert heads.decision.seat == MATE
    heads.attacks("Thor", on="Abomination").everyone_passes()
    heads.takes("end")
    assert heads.decision.seat == THIRD
    heads.happens(lambda game: game.rules.concede(game, THIRD))
    heads.happens(lambda game: game.rules.concede(game, FOURTH))
    assert heads.result.winners == (YOU, MATE)


@pytest.mark.rule("VS-TWOHEADED-04")
def test_a_formation_goes_on_without_the_characters_of_a_head_who_gives_up(heads):
    heads.you(front=["Hulk"]).mate(front=["Thor"])
    heads.starts("turn")
    for _ in range(4):
        heads.takes("done")
    heads.takes("move", "Hulk").takes("move", "Thor")
    heads.happens(lambda game: game.rules.concede(game, MATE))
    heads.takes("done")
    assert (heads.you.front, heads.you.back) == ([], ["Captain America", "Hulk"])


@pytest.mark.rule("VS-WIN-04")
def test_heads_lose_if_neither_main_is_with_them_as_their_turn_starts(heads):
    for side in (heads.you, heads.mate):
        heads.game.move(side.main, FRONT.at(THIRD))
        heads.game.state.put("controller", side.main, THIRD)
    heads.starts("turn")
    assert (heads.result.winners, heads.result.rule) == ((THIRD, FOURTH), "VS-WIN-04")


@pytest.mark.rule("VS-TWOHEADED-05")
def test_a_character_that_appears_for_one_head_appears_on_the_side_of_both(heads):
    heads.you(front=["Captain America"]).mate(hand=["Ant-Man"], locations=["Academy"])
    heads.starts("turn").takes("done").takes("done").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert heads.counters("Ant-Man") == 1, "inspired by your Captain America"


@pytest.mark.rule("VS-KEYWORD-25")
def test_a_main_character_who_is_a_mercenary_teams_up_with_the_other_heads_and_brings_only_his_team(heads):
    hired = made_up_main("Hired Blade", (1, (MERCENARY,)))
    ally = made_up("Fellow Defender")
    heads.you(main=hired, front=["main", ally, "Beast"]).mate(main="Groot", front=["main"])
    heads.third(front=["Abomination"])
    heads.takes("attack", "Hired Blade", to="Abomination")
    assert heads.offers("join", "Groot")
    assert heads.offers("join", "Fellow Defender")
    assert not heads.offers("join", "Beast"), "one of the X-Men shares no team with him"
