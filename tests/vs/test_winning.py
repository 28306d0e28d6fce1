"""How the game ends (rulebook: Ending the Game, Running Out Of Cards)."""

from dataclasses import dataclass

import pytest

from longbox.clients.vs.headline import HEADLINE
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.verbs import Verb
from longbox.engine.view import view
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.status import take_over
from longbox.games.vs.chapters.stun import knock_out, leave_play, wound
from longbox.games.vs.table.characters import all_characters, mains_of
from longbox.games.vs.table.editions import MARVEL_BATTLES, MCU
from longbox.games.vs.table.kinds import COMPILED, SKILL
from longbox.games.vs.table.zones import BACK, DECK, FRONT, HAND, KO_PILE
from longbox.games.vs.vocabulary.deeds import ko
from longbox.games.vs.vocabulary.powers import main_power
from longbox.seen import Seen

from .duel import ENEMY, THIRD, YOU, Duel
from .made_up import made_up, made_up_main


@pytest.mark.rule("VS-WIN-01", "VS-KO-01", "VS-KO-09", "VS-TERM-17", "VS-TERM-43")
def test_the_last_wound_of_a_main_character_ends_the_game(duel):
    duel.you(front=["Hulk"]).enemy(front=["main"])
    duel.wound("Magneto", 3)
    duel.attacks("Hulk", on="Magneto").everyone_passes()
    assert duel.result is None, "4 wounds of 5"
    duel.happens(lambda game: wound(game, [duel.enemy.main], seat=YOU, source=duel.card("Hulk")))
    assert (duel.result.winners, duel.result.rule) == ((YOU,), "VS-WIN-01")
    assert duel.decision is None


@pytest.fixture
def swarm(duel):
    """You have two main characters, Captain America and another one."""
    duel.you(front=["main"])
    card = duel.game.state.new_card(made_up_main("Twin", (1, ())), YOU, FRONT.at(YOU), pool=110)
    duel.game.state.mains[card] = YOU
    duel.game.state.known[card] = -1
    duel.game.index()
    return duel


@pytest.mark.rule("VS-WIN-01")
def test_who_has_several_main_characters_is_beaten_with_the_last_of_them(swarm):
    first, second = mains_of(swarm.game, YOU)
    swarm.happens(lambda game: knock_out(game, [first]))
    assert swarm.result is None
    swarm.happens(lambda game: knock_out(game, [second]))
    assert (swarm.result.winners, swarm.result.rule) == ((ENEMY,), "VS-WIN-01")


def test_views_list_all_main_characters_of_a_player(swarm):
    seen = Seen(view(swarm.game, YOU))
    assert [[seen.by_handle(handle)["name"] for handle in of] for of in seen["mains"]] == [
        ["Captain America", "Twin"],
        ["Magneto"],
    ]
    assert HEADLINE.seat_name(seen, YOU) == "Captain America and Twin"


@pytest.mark.rule("VS-WIN-02")
@pytest.mark.parametrize("active", [YOU, ENEMY])
def test_if_both_main_characters_fall_at_once_the_turn_player_wins(duel, active):
    duel.you(main="Wolverine", level=2, front=["main"]).enemy(main="Green Goblin", level=2, front=["main"])
    duel.wound("Wolverine", 4).wound("Green Goblin", 4)
    duel.game.state.active = active
    names = ["Wolverine", "Green Goblin"]
    duel.attacks(names[active], on=names[1 - active]).everyone_passes()
    assert duel.result.winners == (active,)


@pytest.mark.rule("VS-WIN-04")
def test_who_starts_a_turn_without_the_main_character_has_lost(duel):
    duel.game.move(duel.you.main, BACK.at(ENEMY))
    duel.game.state.put("controller", duel.you.main, ENEMY)
    duel.starts("turn")
    assert duel.result.winners == (ENEMY,)
    assert duel.result.rule == "VS-WIN-04"


@pytest.mark.rule("VS-WIN-05")
@pytest.mark.parametrize("pile", [DECK, KO_PILE])
def test_who_starts_a_turn_with_the_main_character_in_a_pile_has_lost(duel, pile):
    duel.you(front=["Hulk"], deck=["Academy"]).enemy(deck=["Academy"] * 4)
    duel.happens(lambda game: leave_play(game, duel.you.main, pile.at(YOU)))
    duel.ends_turn().skips_building().ends_turn()
    assert (duel.result.winners, duel.result.rule) == ((ENEMY,), "VS-WIN-05")


@pytest.mark.rule("VS-WIN-05")
def test_a_main_character_that_was_shuffled_away_is_missed_at_the_next_turn_and_not_before(duel):
    duel.you(front=["Hulk"]).enemy(front=["Nick Fury"])
    duel.happens(lambda game: leave_play(game, duel.you.main, DECK.at(YOU)))
    duel.attacks("Hulk", on="Nick Fury").everyone_passes()
    assert duel.enemy.ko_pile == ["Nick Fury"]
    assert duel.result is None, "a KO of somebody else does not bring it up"


@pytest.mark.rule("VS-WIN-05")
def test_a_main_character_in_hand_is_not_lost(duel):
    duel.you(deck=["Academy"])
    leave_play(duel.game, duel.you.main, HAND.at(YOU))
    duel.starts("turn")
    assert duel.result is None


@pytest.mark.rule("VS-WIN-05")
@pytest.mark.parametrize(("book", "lost"), [(COMPILED, True), (MARVEL_BATTLES, False), (MCU, True)])
def test_the_first_book_does_not_ask_where_a_main_character_is(duel, book, lost):
    duel.by(book).you(deck=["Academy"])
    leave_play(duel.game, duel.you.main, DECK.at(YOU))
    duel.starts("turn")
    assert (duel.result is not None) == lost


@dataclass(frozen=True, eq=False)
class Succession(Verb):
    """Somebody in your hand takes the place of your main character."""

    def apply(self, game, scope):
        heir = next(card for card in game.state.zones[HAND.at(scope.you)] if game.face(card).name == "Heir")
        appear(game, heir, BACK.at(scope.you), source=scope.source)
        take_over(game, scope.you, heir, source=scope.source)


@pytest.mark.rule("VS-WIN-15")
@pytest.mark.parametrize("with_heir", [True, False])
def test_who_kos_the_own_main_character_has_lost_unless_the_effect_brings_a_successor(duel, with_heir):
    abdicate = do(ko(THIS), Succession()) if with_heir else ko(THIS)
    monarch = made_up_main("Monarch", (1, (main_power("Abdicate", SKILL, abdicate),)))
    duel.game.state.put("definition", duel.you.main, monarch)
    duel.you(hand=[made_up("Heir")], locations=["Training Ground"]).enemy(deck=["Academy"] * 4)
    duel.uses("Monarch", "Abdicate")
    if not with_heir:
        assert (duel.result.winners, duel.result.rule) == ((ENEMY,), "VS-WIN-01")
        return
    assert duel.result is None
    assert duel.you.ko_pile == ["Monarch"]
    assert duel.you.back == ["Heir"]
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.offers("end"), "and you play on"
    duel.happens(lambda game: knock_out(game, [duel.card("Heir")]))
    assert duel.result.winners == (ENEMY,), "now the successor counts"


@pytest.mark.rule("VS-WIN-01")
@pytest.mark.parametrize("seat", [YOU, ENEMY])
def test_who_concedes_has_lost(duel, seat):
    duel.you(front=["Hulk"]).enemy(front=["Nick Fury"])
    duel.attacks("Hulk", on="Nick Fury")
    duel.game.rules.concede(duel.game, seat)
    assert duel.result.winners == (1 - seat,)
    assert duel.result.reason == f"Player {seat + 1} gave up"


@pytest.mark.rule("VS-WIN-14")
def test_who_holds_two_main_characters_keeps_one(duel):
    duel.you(main="Thanos")
    duel.game.move(duel.enemy.main, BACK.at(YOU))
    duel.game.state.put("controller", duel.enemy.main, YOU)
    duel.starts("turn")
    assert duel.offered("keep") == ["Thanos", "Magneto"]
    duel.takes("keep", "Thanos")
    assert duel.result.winners == (YOU,), "Magneto is KO'd, and his player with him"


@pytest.mark.rule("VS-WIN-10")
def test_with_empty_decks_and_no_attack_the_fewest_wounds_win(duel):
    duel.wound("Captain America", 2).wound("Magneto", 4)
    duel.ends_turn()
    assert duel.result is None, "each player has a turn to attack"
    duel.skips_building().ends_turn()
    assert duel.result.winners == (YOU,)
    assert duel.result.rule == "VS-WIN-10"


@pytest.mark.rule("VS-WIN-10")
def test_as_long_as_somebody_attacks_nobody_wins_by_wounds(duel):
    duel.you(front=["Nick Fury"]).enemy(front=["Mystique"])
    duel.wound("Magneto", 4)
    for _ in range(3):
        duel.attacks("Nick Fury", on="Mystique").everyone_passes()
        duel.ends_turn().skips_building().ends_turn()
        assert duel.result is None
        duel.skips_building()


@pytest.mark.rule("VS-WIN-10")
def test_the_deck_of_a_player_who_is_out_keeps_nobody_from_winning_by_wounds(trio):
    trio.by(MARVEL_BATTLES).third(deck=["Academy"] * 20)
    trio.wound("Captain America", 2).wound("Magneto", 4)
    trio.happens(lambda game: knock_out(game, [trio.third.main]))
    assert trio.third.deck, "what is not on his side stays where it is"
    trio.ends_turn().skips_building().ends_turn()
    assert trio.result.winners == (YOU,)


@pytest.mark.rule("VS-WIN-11")
def test_equal_wounds_are_a_tie(duel):
    duel.wound("Captain America", 2).wound("Magneto", 2)
    duel.ends_turn().skips_building().ends_turn()
    assert duel.result.outcome == "tie"
    assert duel.result.winners == (YOU, ENEMY)


@pytest.mark.rule("VS-WIN-12", "VS-DRAW-06")
def test_one_empty_deck_ends_nothing(duel):
    duel.enemy(deck=["Academy"] * 40)
    for _ in range(4):
        duel.ends_turn().skips_building()
        assert duel.result is None


# Three players


def mains_in_play(duel):
    """The names of the main characters that are left."""
    return [duel.game.face(card).name for card in all_characters(duel.game) if card in duel.game.state.mains]


@pytest.mark.rule("VS-WIN-03", "VS-FFA-01")
def test_of_three_the_last_one_wins(trio):
    trio.you(front=["Hulk", "Thor"]).enemy(front=["main"]).third(front=["main"])
    trio.wound("Magneto", 4).wound("Thanos", 5)
    trio.attacks("Hulk", on="Magneto").everyone_passes()
    assert trio.result is None, "two are left"
    assert mains_in_play(trio) == ["Captain America", "Thanos"]
    trio.attacks("Thor", on="Thanos").everyone_passes()
    assert (trio.result.winners, trio.result.rule) == ((YOU,), "VS-WIN-03")


@pytest.mark.rule("VS-WIN-03")
def test_of_four_two_that_fall_at_once_are_out_and_two_play_on():
    four = Duel(seats=4)
    four.you(deck=["Academy"] * 9).fourth(deck=["Academy"] * 9, hand=["Thor"])
    four.enemy(hand=["Ronan"], locations=["Academy"]).third(hand=["Ronan"], locations=["Academy"])
    four.happens(lambda game: knock_out(game, [four.enemy.main, four.third.main]))
    assert four.result is None
    assert (mains_in_play(four), four.game.state.out) == (["Captain America", "Storm"], [0, 1, 1, 0])
    assert [four.enemy.hand, four.third.hand, four.enemy.resources, four.third.resources] == [[]] * 4
    assert four.fourth.hand == ["Thor"]
    four.ends_turn()
    assert four.decision.seat == 3, "the next who is left"
    four.happens(lambda game: knock_out(game, [four.you.main]))
    assert (four.result.winners, four.result.rule) == ((3,), "VS-WIN-03")


@pytest.mark.rule("VS-WIN-06", "VS-WIN-07", "VS-FFA-06", "VS-FFA-07", "VS-FFA-08", "VS-ZONES-18", "VS-TERM-35")
def test_all_that_a_beaten_player_owns_leaves_the_game(trio):
    trio.you(front=["Hulk"])
    trio.enemy(front=["main", "Loki"], hand=["Ronan"], deck=["Ronan"], ko=["Ronan"], locations=["Academy"])
    trio.third(deck=["Academy"])
    trio.wound("Magneto", 4)
    trio.attacks("Hulk", on="Magneto").everyone_passes()
    enemy = trio.enemy
    assert [enemy.front, enemy.back, enemy.hand, enemy.deck, enemy.ko_pile, enemy.resources] == [[]] * 6
    assert trio.third.deck == ["Academy"]


@pytest.mark.rule("VS-WIN-09", "VS-FFA-07")
def test_being_removed_is_not_being_ko_d(trio):
    trio.you(front=["Hulk"]).enemy(front=["main", "Loki", "Dormammu"])
    trio.third(main="Thanos")
    trio.wound("Magneto", 4)
    trio.attacks("Hulk", on="Magneto").everyone_passes()
    assert trio.game.state.xp[trio.third.main] == 1, "Magneto alone was KO'd"


@pytest.mark.rule("VS-WIN-13")
def test_of_three_two_that_fall_together_are_both_out(trio):
    trio.you(main="Wolverine", level=2, front=["main"]).enemy(main="Green Goblin", level=2, front=["main"])
    trio.wound("Wolverine", 4).wound("Green Goblin", 4)
    trio.attacks("Wolverine", on="Green Goblin").everyone_passes()
    assert trio.result.winners == (THIRD,), "although it is your turn"


@pytest.mark.rule("VS-WIN-11")
def test_of_three_two_may_share_the_victory(trio):
    trio.wound("Captain America", 1).wound("Magneto", 3).wound("Thanos", 1)
    trio.ends_turn().skips_building().ends_turn().skips_building().ends_turn()
    assert trio.result.outcome == "tie"
    assert trio.result.winners == (YOU, THIRD)


@pytest.mark.rule("VS-TURN-02")
def test_the_turn_passes_to_the_left(trio):
    for side in (trio.you, trio.enemy, trio.third):
        side(deck=["Academy"] * 20)
    seats = []
    for _ in range(4):
        seats.append(trio.game.state.active)
        trio.ends_turn().skips_building()
    assert seats == [YOU, ENEMY, THIRD, YOU]


@pytest.mark.rule("VS-FFA-02")
def test_of_three_the_first_draws_none_and_the_second_one(trio):
    for side in (trio.you, trio.enemy, trio.third):
        side(deck=["Academy"] * 9)
    trio.game.state.turn = 0
    trio.starts("turn")
    drawn = []
    for side in (trio.you, trio.enemy, trio.third):
        drawn.append(len(side.hand))
        trio.skips_building().ends_turn()
    assert drawn == [0, 1, 2]


@pytest.mark.rule("VS-FFA-04")
def test_one_turn_may_see_attacks_on_different_players(trio):
    trio.you(front=["Hulk", "Thor"]).enemy(front=["Loki"]).third(front=["Abomination"])
    trio.attacks("Hulk", on="Loki").everyone_passes()
    trio.attacks("Thor", on="Abomination")
    assert trio.in_combat


@pytest.mark.rule("VS-COMBAT-06", "VS-FFA-05")
def test_everybody_plays_in_turn_until_all_have_passed_in_a_row(trio):
    trio.you(front=["Hulk"]).enemy(front=["Loki"], hand=["Find Cover"]).third(hand=["Savage Surprise"])
    trio.attacks("Hulk", on="Loki")
    asked = [trio.decision.seat]
    trio.passes()
    asked.append(trio.decision.seat)
    trio.passes()
    asked.append(trio.decision.seat)
    assert asked == [YOU, ENEMY, THIRD]
    trio.plays("Savage Surprise")
    assert trio.stats("Loki") == (11, 8), "by a player who is not in the combat"
    trio.passes().passes()
    assert trio.in_combat, "the third has yet to pass"
    trio.passes()
    assert not trio.in_combat


@pytest.mark.rule("VS-FFA-09")
def test_a_combat_ends_when_all_its_attackers_leave_the_game(trio):
    trio.you(front=["main", "Ant-Man"]).enemy(front=["Red Skull"], locations=["Training Ground"])
    trio.wound("Captain America", 4)
    trio.attacks("Captain America", "Ant-Man", on="Red Skull").passes()
    trio.uses("Red Skull", "Dust of Death", "Captain America")
    assert not trio.in_combat
    assert trio.result is None


@pytest.mark.rule("VS-WIN-03", "VS-TURN-02")
def test_the_turn_of_a_player_who_is_out_is_over(trio):
    trio.you(front=["main", "Ant-Man"]).enemy(front=["Red Skull"], locations=["Training Ground"])
    trio.wound("Captain America", 4)
    trio.attacks("Captain America", "Ant-Man", on="Red Skull").passes()
    trio.uses("Red Skull", "Dust of Death", "Captain America")
    assert trio.decision.seat == ENEMY
    assert (trio.game.state.active, trio.game.state.phase) == (ENEMY, "build")


@pytest.mark.rule("VS-WIN-03")
@pytest.mark.parametrize("quitter", [YOU, ENEMY, THIRD])
def test_who_gives_up_in_a_combat_of_three_is_not_asked_again(trio, quitter):
    trio.you(front=["Hulk"], deck=["Academy"] * 9).enemy(front=["Loki"], deck=["Academy"] * 9)
    trio.third(deck=["Academy"] * 9)
    trio.attacks("Hulk", on="Loki").passes()
    trio.game.rules.concede(trio.game, quitter)
    trio.game.ask_again()
    for _ in range(12):
        assert trio.decision.seat != quitter
        trio.takes(trio.decision.options[-1].verb)
    assert trio.result is None


@pytest.mark.rule("VS-WIN-08")
def test_a_borrowed_character_goes_home_when_the_borrower_is_out(trio):
    trio.you(front=["main", "Professor X"], locations=["Academy"])
    trio.enemy(front=["Thor"]).third(front=["Red Skull"], locations=["Training Ground"])
    trio.wound("Captain America", 4)
    trio.uses("Professor X", "Mind Control", "Thor").takes("place", "Thor", amount=1)
    trio.attacks("Captain America", on="Red Skull").passes().passes().uses("Red Skull", "Dust of Death")
    assert trio.game.state.out == [1, 0, 0]
    assert "Thor" in trio.enemy.back


@pytest.mark.rule("VS-WIN-08")
def test_a_character_that_was_on_no_other_side_goes_to_its_owners_ko_pile(trio):
    trio.you(front=["main", "Dormammu"], locations=["Academy", "Laboratory"])
    trio.enemy(ko=["Thor"]).third(front=["Red Skull"], locations=["Training Ground"])
    trio.wound("Captain America", 4)
    trio.uses("Dormammu", "Necromancy").takes("place", "Thor", amount=1)
    trio.attacks("Captain America", on="Red Skull").passes().passes().uses("Red Skull", "Dust of Death")
    assert trio.enemy.ko_pile == ["Thor"]


def gives_up(trio, seat):
    trio.game.rules.concede(trio.game, seat)
    trio.game.ask_again()


@pytest.mark.rule("VS-WIN-03")
def test_who_gives_up_in_the_middle_of_an_effect_is_asked_no_more(trio):
    trio.you(main="Loki", front=["Doctor Octopus"]).enemy(deck=["Thor"] * 4)
    trio.starts("turn")
    assert trio.offers("yes"), "Genius"
    gives_up(trio, YOU)
    assert trio.decision.seat == trio.game.state.active == ENEMY


@pytest.mark.rule("VS-FFA-09")
def test_who_gives_up_while_the_team_gathers_is_not_attacked(trio):
    trio.you(front=["Hulk", "Thor"]).enemy(front=["Loki"])
    trio.takes("attack", "Hulk", to="Loki")
    gives_up(trio, ENEMY)
    assert not trio.in_combat
    assert trio.exhausted == set()
    assert trio.offers("attack", "Hulk", to="Thanos")


@pytest.mark.rule("VS-FFA-09")
def test_who_gives_up_instead_of_striking_back_is_not_struck_either(trio):
    trio.you(front=["Hulk", "Thor"]).enemy(front=["Loki"])
    trio.attacks("Hulk", "Thor", on="Loki").everyone_passes()
    assert trio.decision.seat == ENEMY
    gives_up(trio, ENEMY)
    assert not trio.in_combat
    assert trio.fallen == set()
    assert trio.offers("end")
