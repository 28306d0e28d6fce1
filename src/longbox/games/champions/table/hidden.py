"""What a player can't know beyond the order of cards, dealt anew for guesses."""

from __future__ import annotations

from itertools import combinations

from longbox.engine import dice
from longbox.engine.cards import Card
from longbox.engine.events import HAPPEN
from longbox.engine.frames import Frame
from longbox.engine.triggers import WINDOW, Answer, Answers, Pending, heard
from longbox.engine.view import knows
from longbox.games.champions.table.encounter_sets import MODULAR, cards_of_sets, set_cards, underscored
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import ENCOUNTER_POOL, HAND


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
            memory: Pending = frame.data
            assert memory.heard is not None
            anew = heard_anew(game, seat, frame, memory.key, memory.heard)
            frame.data = Pending(memory.key, anew, memory.answered, memory.passed)


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
        heard(game, event, card, instance, owner)
        for card, owner in unseen.items()
        for instance in state.definition[card].instances
        if instance.power.watches == key
    ]
    return tuple(sorted([*kept, *[answer for answer in now if answer is not None]], key=place))


def place(answer: Answer) -> tuple[int, int, int]:
    """The order in which listeners are found: cards first, then what effects left behind."""
    if answer.delayed is not None:
        return 1, answer.delayed.stamp, 0
    return 0, answer.card, answer.instance.ordinal


def draw_anew(game: Champions, seat: int | None) -> None:
    """The sets of which a seat has met no card could be others, as long as there are as many cards."""
    state = game.state
    library = game.rules.library
    unseen = [card for card, pool in enumerate(state.pool) if pool == ENCOUNTER_POOL and not knows(state, seat, card)]
    hidden = [state.definition[card] for card in unseen]
    secret = [name for name in state.drawn if is_secret(game, name, hidden)]
    known = {card.set for card in state.definition} - {underscored(name) for name in secret}
    size = len(cards_of_sets(library, secret))
    ways = [
        way
        for way in combinations([name for name in MODULAR if underscored(name) not in known], len(secret))
        if len(cards_of_sets(library, way)) == size
    ]
    drawn = ways[dice.below(state, len(ways))]
    for definition in cards_of_sets(library, secret):
        hidden.remove(definition)
    hidden = sorted([*hidden, *cards_of_sets(library, drawn)], key=lambda card: card.id)
    order = list(range(len(unseen)))
    dice.shuffle(state, order)
    state.put_all("definition", [(card, hidden[place]) for card, place in zip(unseen, order, strict=True)])
    state.drawn = tuple(sorted([*drawn, *(name for name in state.drawn if name not in secret)]))


def is_secret(game: Champions, name: str, hidden: list[Card]) -> bool:
    """Whether no card of a set is known, and none was before the encounter deck was last shuffled."""
    cards = set_cards(game.rules.library, name)
    return underscored(name) not in game.state.met and all(hidden.count(card) >= cards.count(card) for card in cards)
