"""A player's turn: play cards, use powers, allies and Actions, change form, ask the others, in any order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Group, Option, Question, offers
from longbox.engine.frames import Frame, Scope
from longbox.engine.hidden_information import hidden_hand
from longbox.engine.zones import MAX_SEATS
from longbox.games.champions import kinds, payment, threat
from longbox.games.champions.exhausting import change_form
from longbox.games.champions.piles import discard_all
from longbox.games.champions.powers import may_attack, use_basic_power
from longbox.games.champions.printed import definitions, hand_by_name
from longbox.games.champions.table import (
    AREA,
    ENGAGED,
    HAND,
    SCHEMES,
    VILLAIN,
    Champions,
    allies,
    clear,
    enemies,
    form,
    in_player_order,
    one_of_each,
    schemes,
    unlike_neighbours,
)
from longbox.games.champions.using import may_play, may_use, play_card, play_event, playable_action, use


@dataclass(frozen=True, eq=False)
class Turn(Question):
    """What to do next, until the player ends the turn."""

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        if game.state.out[seat]:
            return None
        options = plays(game, seat)
        options += basic_powers(game, seat)
        options += actions(game, seat)
        if not game.state.flipped[seat]:
            options.append(FLIP)
        if game.state.seats > 1:
            options += requests(game, seat)
        options.append(END)
        return Decision(seat, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        state = game.state
        if option.verb == "ask":
            game.push(REQUEST, Scope(option.amount, vars={"asker": seat}))
            return
        clear(state.refused)
        if option.verb == "end":
            state.frames.pop()
        elif option.verb == "flip":
            state.flipped[seat] = 1
            change_form(game, seat)
        else:
            act(game, seat, option)


FLIP: Final = Option("flip")
END: Final = Option("end")
TURN: Final = Turn()


def act(game: Champions, seat: int, option: Option) -> None:
    """Do what an option says, other than ending the turn, changing form and asking."""
    card = option.card
    if option.verb == "use":
        use(game, Scope(seat, card), option.power)
    elif option.verb != "play":
        use_basic_power(game, seat, card, option.verb, option.to)
    elif game.face(card).kind == kinds.EVENT:
        ability = playable_action(game, seat, card)
        assert ability is not None
        play_event(game, Scope(seat, card), ability)
    else:
        play_card(game, seat, card)


def plays(game: Champions, seat: int, *, events_only: bool = False) -> list[Option]:
    """The cards in hand that can be played; of those that are alike, one."""
    definition = game.state.definition
    hand = game.state.zones[HAND.first + seat]
    if not hand:
        return []
    purse = payment.purse(game, seat)
    wanted = EVENTS if events_only else kinds.PLAYED
    return [
        TO_PLAY[card]
        for card in one_of_each(game, hand)
        if definition[card].kind in wanted and may_play(game, seat, card, purse)
    ]


EVENTS: Final = frozenset((kinds.EVENT,))
TO_PLAY: Final = offers("play")


def basic_powers(game: Champions, seat: int) -> list[Option]:
    """Attack, thwart and recover, with a ready identity and ready allies."""
    state = game.state
    identity = state.identity[seat]
    found: list[Option] = []
    able: list[int] = []
    if not state.exhausted[identity]:
        if form(game, seat) == kinds.HERO:
            able.append(identity)
        elif state.damage[identity]:
            found.append(Option("recover", (identity,)))
    able += [ally for ally in allies(game, seat) if not state.exhausted[ally]]
    if able:
        targets = [enemy for enemy in enemies(game) if may_attack(game, seat, enemy)]
        removable = [scheme for scheme in schemes(game) if threat.can_remove(game, scheme)]
        for character in able:
            found += powers_of(game, character, targets, removable)
    return found


def powers_of(game: Champions, character: int, targets: list[int], removable: list[int]) -> list[Option]:
    """The attacks and thwarts of a character. One that is stunned or confused needs no target to lose that."""
    state = game.state
    stats = game.face(character).stats
    found = []
    if "atk" in stats:
        aims = [-1] if state.stunned[character] else targets
        found += [Option(kinds.ATTACK, (character,), to=enemy) for enemy in aims]
    if "thw" in stats:
        aims = [-1] if state.confused[character] else removable
        found += [Option(kinds.THWART, (character,), to=scheme) for scheme in aims]
    return found


def actions(game: Champions, seat: int) -> list[Option]:
    """Actions on cards that the player controls and on encounter cards in play."""
    state = game.state
    definition = definitions(game)
    found: list[Option] = []
    for zone in ZONES_OF_ACTIONS[state.seats][seat]:
        for card in state.zones[zone]:
            if definition[card].acts and not state.face_down[card]:
                found += [
                    Option("use", (card,), amount=ability.ordinal, power=ability)
                    for ability in game.face(card).actions
                    if may_use(game, seat, card, ability)
                ]
    return found


ZONES_OF_ACTIONS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple((AREA.at(seat), VILLAIN.at(), SCHEMES.at(), *ENGAGED.range()[:seats]) for seat in range(seats))
    for seats in range(MAX_SEATS + 1)
)
"""Where the cards lie whose Actions a player may use, by the number of seats and by seat."""


def requests(game: Champions, seat: int) -> list[Option]:
    """The other players who could use an Action now, for all that one sees, and have not just refused."""
    return [
        Option("ask", amount=other)
        for other in in_player_order(game)
        if other != seat
        and not game.state.refused[other]
        and ((not game.state.open_hands and hidden_hand(game, other)) or on_request(game, other))
    ]


def on_request(game: Champions, seat: int) -> list[Option]:
    return plays(game, seat, events_only=True) + actions(game, seat)


@dataclass(frozen=True, eq=False)
class Request(Question):
    """A player who was asked may use one Action."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        seat = frame.scope.you
        return Decision(seat, [*on_request(game, seat), Option("refuse")], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        seat = frame.scope.you
        if option.verb == "refuse":
            game.state.refused[seat] = 1
        else:
            clear(game.state.refused)
            act(game, seat, option)


REQUEST: Final = Request()


@dataclass(frozen=True, eq=False)
class Discarding(Question):
    """Throw away cards from hand: any number, and enough to come down to hand size. `data` are the cards picked."""

    def among(self, game: Champions, frame: Frame) -> list[int]:
        return hand_by_name(game, frame.scope.you)

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        hand = self.among(game, frame)
        picked: tuple[int, ...] = frame.data
        keep: int = frame.scope.vars["keep"]
        least = max(0, len(hand) - keep)
        first = hand.index(picked[-1]) + 1 if picked else 0
        last = len(hand) - max(0, least - len(picked) - 1)
        options = [TO_DISCARD[card] for card in unlike_neighbours(game, hand[first:last])]
        if len(picked) >= least:
            options.append(DONE)
        group = Group(frame.at, "discard", picked, len(hand), least)
        return Decision(seat, options, about=self, group=group)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        if option is not DONE:
            frame.data = (*frame.data, option.card)
            return
        game.state.frames.pop()
        discard_all(game, frame.data, frame.scope.you)

    def forget_picks(self, frame: Frame) -> None:
        frame.data = ()


TO_DISCARD: Final = offers("discard")
DISCARDING: Final = Discarding()
