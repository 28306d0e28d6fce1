"""The Build Phase: resource, recruit and formation steps (rulebook: Build Phase).

Build powers and plot twists can be used at any point of the phase, so each step offers them beside its own options.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import DONE, Decision, Group, Option, offers
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.games.vs.chapters.equipping import equip, equips
from longbox.games.vs.chapters.plays import make_play, plays
from longbox.games.vs.chapters.resources import GAIN_RESOURCE, hand, resources
from longbox.games.vs.chapters.rows import appear, bears_name_of_main, change_rows
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.characters import characters, in_a_row, is_main, rows_of
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.players import controls, heads, teammates
from longbox.games.vs.table.powers import RESERVE
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import cost_of
from longbox.games.vs.table.timing import Opportunity, announce, settle
from longbox.games.vs.table.zones import DECK

BUILD_STARTS: Final = EventKind("the build phase starts")


class BuildStep(Opportunity):
    """A step of one player. Two heads who share a turn take each step one after the other."""

    def is_over(self, game: Vs, frame: Frame) -> bool:
        return bool(game.state.out[frame.scope.you])


TO_LAY: Final = offers("resource")
TO_LAY_FACE_UP: Final = offers("resource", 1)
TO_MOVE: Final = offers("move")


@dataclass(frozen=True, eq=False)
class ResourceStep(BuildStep):
    """Put one card from hand into the resource row; a Location may lie face up. Or don't."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        options: list[Option] = []
        printed = definitions(game)
        for card in distinct(game, hand(game, seat)):
            if printed[card].is_location:
                options.append(TO_LAY_FACE_UP[card])
            options.append(TO_LAY[card])
        options += plays(game, seat, BUILD)
        options.append(DONE)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        if option.verb == "resource":
            game.state.frames.pop()
            face = "face up" if option.amount else "face down"
            game.happen(Event(GAIN_RESOURCE, seat=seat, card=option.card, manner=face))
        elif not make_play(game, seat, option):
            game.state.frames.pop()


@dataclass(frozen=True, eq=False)
class RecruitStep(BuildStep):
    """Spend recruit points on cards from hand: characters, each into a row, and equipment, each onto a character."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        options = recruits(game, seat, hand(game, seat))
        options += equips(game, seat)
        held = reserve(game, seat)
        if held and recruits(game, seat, held):
            options.append(SEARCH)
        options += plays(game, seat, BUILD)
        options.append(DONE)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        if option.verb == "recruit":
            recruit_by(game, seat, option)
        elif option is SEARCH:
            game.show(game.state.zones[DECK.at(seat)], 1 << seat)
            game.push(RECRUIT_FROM_DECK, frame.scope)
        elif option.verb == "equip":
            equip(game, seat, option.card, option.to)
        elif not make_play(game, seat, option):
            game.state.frames.pop()
            game.state.points[seat] = 0


@dataclass(frozen=True, eq=False)
class RecruitFromDeck(BuildStep):
    """Recruit somebody from the deck, who is known to be there, and shuffle it."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        return Decision(seat, recruits(game, seat, reserve(game, seat)), about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.push(SHUFFLE_AFTERWARDS, frame.scope)
        recruit_by(game, frame.scope.you, option)


def shuffle_deck(game: Vs, scope: Scope) -> None:
    game.shuffle(DECK.at(scope.you))


SEARCH: Final = Option("search")
RECRUIT_FROM_DECK: Final = RecruitFromDeck()
SHUFFLE_AFTERWARDS: Final = Steps(shuffle_deck)


def reserve(game: Vs, seat: int) -> list[int]:
    """The cards of a player's deck that can be recruited from there. What lies elsewhere tells him which these are."""
    state = game.state
    if not state.statics or RESERVE not in state.statics:
        return []
    return [card for card in state.statics[RESERVE] if state.zone[card] == DECK.at(seat)]


def recruits(game: Vs, seat: int, cards: list[int]) -> list[Option]:
    """Whom of these a player can recruit, and into which rows; alike cards once."""
    printed = definitions(game)
    able = [
        card
        for card in cards
        if printed[card].is_supporting and is_affordable(game, seat, card) and not is_main(game, card)
    ]
    if not able:
        return []
    options: list[Option] = []
    sides = recruiting_sides(game, seat)
    for card in distinct(game, able):
        for number, side in enumerate(sides):
            if not bears_name_of_main(game, card, side):
                options.append(offers("recruit", 2 * number)[card])
                options.append(offers("recruit", 2 * number + 1)[card])
    return options


def recruit_by(game: Vs, seat: int, option: Option) -> None:
    number, row = divmod(option.amount, 2)
    side = recruiting_sides(game, seat)[number]
    recruit(game, seat, option.card, rows_of(game, side)[row], side)


def recruiting_sides(game: Vs, seat: int) -> list[int]:
    """For whom a player may recruit: himself and, by the optional rule, his teammate."""
    return [seat, *teammates(game, seat)] if game.state.recruit_for_teammate else [seat]


def can_recruit(game: Vs, seat: int, card: int, side: int) -> bool:
    """A supporting character that is affordable and does not bear the name of the main character on that side."""
    if not is_recruitable(game, card) or not is_affordable(game, seat, card):
        return False
    return not bears_name_of_main(game, card, side)


def is_affordable(game: Vs, seat: int, card: int) -> bool:
    return cost_of(game, card) <= game.state.points[seat]


def is_recruitable(game: Vs, card: int) -> bool:
    """Whether a card is a supporting character: a promoted one is none, even in a hand."""
    return definitions(game)[card].is_supporting and not is_main(game, card)


def apply_recruit(game: Vs, event: Event) -> None:
    """What answers recruiting acts before the character appears: it listens to the stage before this one."""
    game.state.points[event.seat] -= cost_of(game, event.card)
    game.state.recruited = (*game.state.recruited, (event.seat, event.card))
    game.expire("recruit", event.seat)


def bring_recruit(game: Vs, event: Event) -> None:
    appear(game, event.card, event.amount, seat=event.notes["side"], manner="recruit")


RECRUIT: Final = EventKind("recruit", apply_recruit, then=bring_recruit)


def recruit(game: Vs, seat: int, card: int, row: int, side: int) -> None:
    """A player recruits a character into a row of his own side, or of whoever else he recruits for."""
    game.happen(Event(RECRUIT, seat=seat, card=card, amount=row, notes={"side": side}))


@dataclass(frozen=True, eq=False)
class FormationStep(BuildStep):
    """Pick the characters that change rows, in one order; they move when all are picked."""

    def among(self, game: Vs, frame: Frame) -> list[int]:
        return characters(game, frame.scope.you)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        side = self.among(game, frame)
        picked = self.picked(game, frame)
        first = side.index(picked[-1]) + 1 if picked else 0
        options = [TO_MOVE[card] for card in side[first:]]
        if not picked:
            options += plays(game, seat, BUILD)
        options.append(DONE)
        group = Group(game.state.choices - len(picked), "formation", picked, len(side), 0)
        return Decision(seat, options, about=self, group=group)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        if option.verb == "move":
            frame.data = (*self.picked(game, frame), option.card)
        elif not make_play(game, seat, option):
            game.state.frames.pop()
            change_rows(game, self.picked(game, frame), seat=seat)

    def picked(self, game: Vs, frame: Frame) -> tuple[int, ...]:
        """Those picked so far who are still there: a head who gives up meanwhile takes his characters along."""
        so_far: tuple[int, ...] = frame.data or ()
        if not so_far:
            return ()
        seat = frame.scope.you
        return tuple([card for card in so_far if in_a_row(game, card) and controls(game, seat, card)])


RESOURCE_STEP: Final = ResourceStep()
RECRUIT_STEP: Final = RecruitStep()
FORMATION_STEP: Final = FormationStep()


def each_head(game: Vs, step: BuildStep) -> None:
    """Each player whose turn it is takes a step: what is asked first lies on top."""
    for seat in reversed(heads(game, game.state.active)):
        game.push(step, Scope(seat))


def start_building(game: Vs, scope: Scope) -> None:
    game.state.phase = BUILD
    announce(game, BUILD_STARTS)


def resource_step(game: Vs, scope: Scope) -> None:
    game.state.step = "resource"
    each_head(game, RESOURCE_STEP)


def recruit_step(game: Vs, scope: Scope) -> None:
    """One recruit point for each resource, face up or face down."""
    game.state.step = "recruit"
    for seat in heads(game, game.state.active):
        game.state.points[seat] = len(resources(game, seat))
    each_head(game, RECRUIT_STEP)


def formation_step(game: Vs, scope: Scope) -> None:
    game.state.step = "formation"
    each_head(game, FORMATION_STEP)


def stop_building(game: Vs, scope: Scope) -> None:
    game.state.step = ""


BUILD_PHASE: Final = Steps(
    start_building, settle, resource_step, settle, recruit_step, formation_step, settle, stop_building
)
