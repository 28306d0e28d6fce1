"""Boards at random positions of random games."""

import random
from collections.abc import Iterator

import pytest
from rich.cells import cell_len

import longbox
from champions.scenario import Scenario
from longbox.clients.champions.board import board as champions_board
from longbox.seen import Seen
from longbox.terminal import forms
from longbox.terminal.options import listing
from longbox.terminal.palette import HEALTH
from longbox.terminal.table import board, caption, verdict
from longbox.terminal.tiles import Marks
from terminal.keyboard import Keyboard

every_game = pytest.mark.parametrize("game", longbox.games())


def random_match(game: str, seed: int, every: int) -> Iterator[longbox.Match]:
    """A match played at random, handed out now and then and at its end."""
    rng = random.Random(seed)
    match = longbox.deal(game, seed=seed, **most_players(game))
    number = 0
    while match.decision is not None:
        if number % every == 0:
            yield match
        match.choose(rng.randrange(len(match.decision.options)))
        number += 1
    yield match


def most_players(game: str) -> dict[str, object]:
    """Many players make crowded boards."""
    crowd = {"vs": 3, "champions": 2, "legendary": 4}
    return forms.for_players(game, {}, crowd[game])


@every_game
@pytest.mark.parametrize("width", [100, 80])
def test_boards_fit_the_screen(game: str, width: int) -> None:
    for match in random_match(game, seed=width, every=25):
        for seat in (None, *range(match.seats)):
            keyboard = Keyboard(width=width)
            keyboard.screen.show(board(match, seat, width))
            if match.decision is not None and match.decision.seat == seat:
                keyboard.screen.show(caption(match, match.decision), listing(match.decision, width))
            lines = keyboard.shown.splitlines()
            assert lines
            assert max(cell_len(line) for line in lines) <= width


@every_game
def test_every_hand_that_may_be_seen_is_on_the_board_and_no_other(game: str) -> None:
    for match in random_match(game, seed=11, every=60):
        for seat in range(match.seats):
            keyboard = Keyboard()
            keyboard.screen.show(board(match, seat, 100))
            hand = match.view(seat)["zones"].get(f"hand:{seat}", {"cards": []})["cards"]
            for card in hand:
                assert card["name"][:8] in keyboard.shown


@every_game
def test_a_match_that_is_over_has_a_verdict(game: str) -> None:
    *_, match = random_match(game, seed=3, every=10_000)
    assert verdict(match, 0).plain.endswith((".", "!", ". ", "! "))


IN_PLAY = {
    "vs": ("front row", "back row", "resource row"),
    "champions": ("villain", "schemes", "area", "engaged"),
    "legendary": ("mastermind", "scheme", "city", "hq"),
}


@every_game
def test_every_card_in_play_is_on_the_board(game: str) -> None:
    for match in random_match(game, seed=7, every=40):
        keyboard = Keyboard()
        keyboard.screen.show(board(match, 0, 100))
        for zone, seen in match.view(0)["zones"].items():
            if zone.partition(":")[0] in IN_PLAY[game]:
                for card in seen["cards"]:
                    assert card.get("name", "")[:9] in keyboard.shown, f"{card['name']} in {zone}"


def test_a_heroic_game_says_so_beside_the_encounter_deck() -> None:
    for heroic, said in ((0, False), (2, True)):
        keyboard = Keyboard()
        keyboard.screen.show(board(longbox.deal("champions", heroic=heroic), 0, 100))
        assert ("heroic 2" in keyboard.shown) == said


def test_an_upgrade_on_a_minion_is_shown_there_and_no_hit_points_below_none() -> None:
    table = Scenario("spider-man")
    table.you(hand=["Spider-Tracer", "Genius", "Swinging Web Kick", "Energy", "Strength"], minions=["Hydra Mercenary"])
    table.rhino(threat=3, schemes={"Bomb Scare": 2}).look_again().plays("Spider-Tracer", "Genius", on="Hydra Mercenary")
    table.plays("Swinging Web Kick", "Energy", "Strength")
    keyboard = Keyboard()
    keyboard.screen.show(champions_board(Seen(table.view()), Marks(), 100))
    assert keyboard.shown.count("Spider-Tracer") == 1
    assert f"{HEALTH}0/3" in keyboard.shown


def test_victory_points_in_legendary_are_never_cut_off() -> None:
    """A player's line has more in it than 80 columns hold: what was won is not what is left out."""
    for match in random_match("legendary", seed=5, every=10):
        keyboard = Keyboard(width=80)
        keyboard.screen.show(board(match, 0, 80))
        players = [line for line in keyboard.shown.splitlines() if "  hand " in line]
        assert len(players) == match.seats
        assert all("★" in line for line in players), keyboard.shown


def test_masterminds_that_lurk_are_named_below_the_one_in_play() -> None:
    match = longbox.deal("legendary", seed=1, players=2, scheme="world-war-hulk", mastermind="dr-doom")
    keyboard = Keyboard(width=80)
    keyboard.screen.show(board(match, 0, 80))
    assert "2 tactics left" in keyboard.shown
    line = next(line for line in keyboard.shown.splitlines() if "Lurking: " in line)
    assert len([name for name in ("Dr. Doom", "Loki", "Magneto", "Red Skull") if name in line]) == 3


def test_a_player_who_is_the_mastermind_has_ambitions_and_a_row_of_their_own_on_the_board() -> None:
    match = longbox.deal("legendary", seed=1, players=2, side="villains", mastermind_player=1, own_row=True)
    keyboard = Keyboard(width=100)
    keyboard.screen.show(board(match, 0, 100))
    assert "AMBITIONS" in keyboard.shown
    assert "Pure Evil" in keyboard.shown
    assert "OWN ROW" in keyboard.shown
