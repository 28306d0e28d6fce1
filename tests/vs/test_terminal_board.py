"""What the board in the terminal says of characters that are not simply there."""

from rich.console import Console

from longbox.clients.vs.board import board
from longbox.engine.view import view
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.capture import capture
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.chapters.hiding import hide
from longbox.games.vs.chapters.side_deck import lay_out_side_deck
from longbox.games.vs.table.zones import RESOURCES
from longbox.seen import Seen
from longbox.terminal.palette import EXHAUSTED, THEME
from longbox.terminal.tiles import Marks

from .duel import ENEMY, YOU


def shown(duel, seat):
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    console = Console(width=100, theme=THEME, color_system=None)
    with console.capture() as captured:
        console.print(board(Seen(view(duel.game, seat)), Marks(), 100))
    return captured.get()


def test_hidden_characters_and_captives_are_told_from_the_stunned(duel):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Abomination", "Ronan"])
    duel.stun("Ronan").happens(lambda game: hide(game, [duel.card("Thor")], seat=YOU, source=-1))
    duel.happens(lambda game: capture(game, duel.card("Hulk"), duel.card("Abomination"), seat=YOU))
    screen = shown(duel, ENEMY)
    assert "holds Abomination" in screen
    assert "hidden" in screen
    assert "stunned" in screen


def test_it_is_the_turn_of_both_heads_who_share_a_side_and_of_nobody_while_the_table_is_set_up(heads):
    assert shown(heads, YOU).count("◂ turn") == 2
    heads.game.state.turn = 0
    assert "◂ turn" not in shown(heads, YOU)


def test_both_players_see_how_many_cards_are_in_a_side_deck(duel):
    lay_out_side_deck(duel.game, YOU, [find_main(LIBRARY, "Loki")])
    for seat in (YOU, ENEMY):
        screen = shown(duel, seat)
        assert "side deck 1" in screen
        assert "Loki" not in screen


def test_an_effect_that_is_a_sentence_is_shown_whole_and_without_names_before_it(duel):
    duel.you(main="Captain America", front=["Hulk"], locations=["Training Ground"]).enemy(front=["Ronan"])
    duel.uses("Captain America", "Avengers Assemble")
    screen = " ".join(shown(duel, YOU).split())
    assert "LASTS Enemy characters can't strike back while your characters attack as a team this turn" in screen


def test_a_combat_is_part_of_the_main_phase(duel):
    duel.you(front=["Hulk"], hand=["Savage Surprise"]).enemy(front=["Ronan"])
    duel.attacks("Hulk", on="Ronan")
    assert "main phase, combat" in shown(duel, YOU)


def test_the_top_card_of_a_deck_is_named_to_whoever_knows_it(duel):
    duel.you(front=["Starhawk"], deck=["Hulk", "Thor", "Beast", "Beast"]).enemy(deck=["Ronan"] * 3).starts("turn")
    assert "deck 2 (Thor)" in shown(duel, YOU)
    assert "Thor" not in shown(duel, ENEMY)


def test_exhausted_resources_are_told_from_the_others(duel):
    duel.you(locations=["Academy", "Fortress"], face_down=["Hulk"])
    for card in duel.game.state.zones[RESOURCES.at(YOU)][1:]:
        duel.game.state.put("exhausted", card, 1)
    assert f"Academy   Fortress {EXHAUSTED}   [Hulk] {EXHAUSTED}" in shown(duel, YOU)
    assert f"Academy   Fortress {EXHAUSTED}   ■{EXHAUSTED}" in shown(duel, ENEMY)
