"""The turn: a card of the Villain Deck, then playing, recruiting and fighting in any order, then a new hand."""

from __future__ import annotations

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope, node
from longbox.games.legendary import ending, fighting, playing, recruiting, villain_deck, wounds
from longbox.games.legendary.changes import DRAW, RECRUIT, TURN
from longbox.games.legendary.table import ASIDE, DISCARD, HAND, PLAYED, Table

NEW_HAND = 6


def begin(game: Table, scope: Scope) -> None:
    game.state.turn += 1
    game.announce(TURN, seat=game.state.active, amount=game.state.turn)


def villain_card(game: Table, scope: Scope) -> None:
    game.push(villain_deck.PLAY_VILLAIN_CARD, Scope(game.state.active))


def act(game: Table, scope: Scope) -> None:
    game.push(ACTIONS, Scope(game.state.active))


END = Option("end")


@node
class Actions(Question):
    """The active player plays, recruits, fights and heals, until they end the turn."""

    def ask(self, game: Table, frame: Frame) -> Decision:
        state = game.state
        seat = frame.scope.you
        hand = state.zones[HAND.first + seat]
        options = [Option("play", (card,)) for card in distinct(game, hand) if playing.can_play(game, seat, card)]
        if not state.healed:
            options += [Option("recruit", (card,)) for card in recruiting.recruitable(game)]
            options += [Option("fight", (card,)) for card in fighting.fightable(game, seat)]
        if wounds.can_heal(game, seat):
            options.append(Option("heal"))
        options.append(END)
        return Decision(seat, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        scope = Scope(frame.scope.you, option.card)
        if option.verb == "end":
            game.state.frames.pop()
        elif option.verb == "play":
            playing.play_as(game, scope, game.state.definition[option.card])
        elif option.verb == "recruit":
            price = recruiting.cost(game, option.card)
            game.happen(Event(RECRUIT, seat=scope.you, card=option.card, amount=price))
        elif option.verb == "fight":
            game.push(fighting.FIGHTS, scope)
        else:
            wounds.heal(game, scope.you)


def discard_all(game: Table, scope: Scope) -> None:
    """Played and unplayed cards are discarded, but for those that are to join the new hand."""
    state = game.state
    seat = state.active
    for zone in (PLAYED.first + seat, HAND.first + seat):
        for card in list(state.zones[zone]):
            game.move(card, (ASIDE if card in state.kept else DISCARD).first + seat)


def new_hand(game: Table, scope: Scope) -> None:
    """Effects that set the size of the hand replace the usual six; extra cards come on top."""
    state = game.state
    amount = (state.hand_size or NEW_HAND) + state.extra_cards
    game.happen(Event(DRAW, seat=state.active, amount=amount, manner="new hand"))


def take_back(game: Table, scope: Scope) -> None:
    seat = game.state.active
    for card in list(game.state.zones[ASIDE.first + seat]):
        game.move(card, HAND.first + seat)


def forget(game: Table, scope: Scope) -> None:
    """What holds for one turn ends: points, what was played, what lasts this turn."""
    state = game.state
    state.attack = state.recruit = state.recruit_made = state.recruit_fights = 0
    state.drawn = state.busy = state.healed = state.hand_size = state.extra_cards = 0
    state.plays = []
    state.kept = []
    game.clear_uses("turn")
    game.expire("turn")


def finish(game: Table, scope: Scope) -> None:
    """A deck that has run out ends the game now; else the next turn is the next player's, or an extra one."""
    state = game.state
    if ending.a_deck_ran_out(game):
        ending.draw(game)
    elif state.more_turns:
        state.active = state.more_turns.pop(0)
    else:
        state.active = (state.active + 1) % state.seats


ACTIONS = Actions()
TURNS = Steps(
    begin, villain_card, act, discard_all, new_hand, take_back, forget, finish, again=lambda game, scope: True
)
