"""What a player can't know beyond the order of cards, dealt anew for guesses."""

from __future__ import annotations

from longbox.engine.events import HAPPEN
from longbox.engine.frames import Frame
from longbox.engine.triggers import WINDOW, Answer, Answers, heard
from longbox.engine.view import knows
from longbox.games.champions.modular import draw_anew
from longbox.games.champions.table import HAND, Champions


def redeal(game: Champions, seat: int | None) -> None:
    if game.state.drawn:
        draw_anew(game, seat)
    if not game.state.open_hands:
        hear_anew(game, seat)


def hear_anew(game: Champions, seat: int | None) -> None:
    """Who heard an event from a hidden hand is judged anew: other cards may be there."""
    for frame in game.state.frames:
        event = frame.scope.event
        if event is None:
            continue
        if frame.node is HAPPEN and frame.data is not None:
            frame.data = heard_anew(game, seat, frame, event.kind.after, frame.data)
        elif frame.node is WINDOW and frame.data.heard is not None:
            anew = heard_anew(game, seat, frame, frame.data.key, frame.data.heard)
            frame.data = frame.data._replace(heard=anew)


def heard_anew(game: Champions, seat: int | None, frame: Frame, key: str, before: Answers) -> Answers:
    state = game.state
    event = frame.scope.event
    assert event is not None
    unseen = {
        card: owner
        for owner in range(state.seats)
        for card in state.zones[HAND.at(owner)]
        if not knows(state, seat, card)
    }
    kept = [answer for answer in before if answer.card not in unseen]
    now = [
        Answer(card, instance, owner)
        for card, owner in unseen.items()
        for instance in state.definition[card].instances
        if instance.power.watches == key
    ]
    return tuple(sorted([*kept, *(answer for answer in now if heard(game, answer, event))], key=place))


def place(answer: Answer) -> tuple[int, int, int]:
    """The order in which listeners are found: cards first, then what effects left behind."""
    if answer.delayed is not None:
        return 1, answer.delayed.stamp, 0
    return 0, answer.card, answer.instance.ordinal
