"""All that players play and use at their opportunities: plot twists, super powers, power-ups."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.games.vs.chapters.hands_and_decks import hand
from longbox.games.vs.chapters.plot_twists import PLAYING, TO_PLAY, may_play, play, playable, twist_of
from longbox.games.vs.chapters.power_ups import POWERING_UP, power_up, powered_up
from longbox.games.vs.chapters.super_powers import USING, use, uses, uses_elsewhere
from longbox.games.vs.chapters.top_of_deck import top_to_play
from longbox.games.vs.table.cards import VsCard, definitions
from longbox.games.vs.table.characters import characters, face_up_among
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import ANY_POWER_UP, POWERS_UP_ANYONE, those_with

BUILD_PLAYS: Final = (PLAYING, USING)
PLAYS: Final = (PLAYING, USING, POWERING_UP)


def plays(game: Vs, seat: int, timing: str) -> list[Option]:
    """All that a player can play or use now: plot twists, super powers, power-ups; alike cards in hand once."""
    side = characters(game, seat)
    up = face_up_among(game, side)
    options = plays_from_hand(game, seat, up, timing)
    options += plays_from_top(game, seat, timing)
    options += uses(game, seat, up, timing)
    if len(up) < len(side) or game.state.statics:
        options += uses_elsewhere(game, seat, timing)
    return options


def plays_from_hand(game: Vs, seat: int, up: list[int], timing: str) -> list[Option]:
    """Plot twists, and power-ups of the face-up characters on a side by cards that share a name with them."""
    options: list[Option] = []
    able = powered_up(game, up, timing)
    takes_any = those_with(game, able, ANY_POWER_UP)
    printed = definitions(game)
    for card in hand(game, seat):
        definition = printed[card]
        if definition.twist is not None:
            fits = twist_of(game, card).timing == timing and may_play(game, seat, card)
            if fits and not offered(options, printed, card):
                options.append(TO_PLAY[card])
        elif definition.is_supporting:
            for_anyone = POWERS_UP_ANYONE in definition.keywords
            for other in able:
                fits = for_anyone or definition.shares_a_name(printed[other]) or other in takes_any
                if fits and not offered(options, printed, card, other):
                    options.append(Option("power up", (card,), to=other))
    return options


def plays_from_top(game: Vs, seat: int, timing: str) -> list[Option]:
    """The plot twist on top of the deck of whoever may play it from there."""
    return [
        TO_PLAY[card]
        for card in top_to_play(game, seat)
        if definitions(game)[card].twist is not None and playable(game, seat, card, timing)
    ]


def offered(options: list[Option], printed: list[VsCard], card: int, to: int = -1) -> bool:
    """Whether the options hold the same with another card that is alike."""
    definition = printed[card]
    return any(option.to == to and printed[option.cards[0]] is definition for option in options)


def make_play(game: Vs, seat: int, option: Option) -> bool:
    """Do what an option of `plays` stands for."""
    if option.verb == "play":
        play(game, seat, option.card)
    elif option.verb == "use":
        use(game, seat, option.card, option.power)
    elif option.verb == "power up":
        power_up(game, seat, option.card, option.to)
    else:
        return False
    return True
