"""Playing cards from hand: declare, pay, choose a place, enter play or resolve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.counters import Counter
from longbox.engine.decision import Decision, Option, Question, offers
from longbox.engine.effects.abilities import Action
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.champions.chapters import discount, payment, resources, status
from longbox.games.champions.chapters.ally_limit import keep_ally_limit
from longbox.games.champions.chapters.attachments import ATTACH, attach_label, attach_prompt
from longbox.games.champions.chapters.discarding import discard
from longbox.games.champions.chapters.entering_play import announce_entry, enter_play
from longbox.games.champions.chapters.initiating import bars_of, may_use
from longbox.games.champions.chapters.resolving import show
from longbox.games.champions.chapters.using_abilities import hindrance_of, pay_ability, resolve
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.cards import definitions, face
from longbox.games.champions.table.copies import one_of_each
from longbox.games.champions.table.names import asker, name_of, saying
from longbox.games.champions.table.players import form, in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import AREA, ENCOUNTER, HAND, RESOLVING

PLAYED: Final = EventKind("play")


def play_event(game: Champions, scope: Scope, ability: Instance) -> None:
    """Play an event from hand for one of its abilities."""
    scope.vars[slots.USE] = ability
    game.push(PLAY_EVENT, scope)


def declare(game: Champions, scope: Scope) -> None:
    """Show the card and pay its cost; a discount for the next card is used up."""
    card = scope.source
    price = resources.cost_of(game, scope.you, card)
    discount.use_up(game, scope.you)
    show(game, card)
    payment.pay(game, scope, (price, 0, 0, 0))


def announce_play(game: Champions, scope: Scope) -> None:
    if game.listened_to(PLAYED):
        spent = scope.vars.get(slots.SPENT, ())
        host = scope.vars.get(slots.HOST, -1)
        game.happen(Event(PLAYED, card=scope.source, seat=scope.you, cards=spent, target=host))


def put_event_away(game: Champions, scope: Scope) -> None:
    if game.state.zone[scope.source] == RESOLVING.at():
        discard(game, scope.source)


PLAY_EVENT: Final = Steps(declare, pay_ability, announce_play, resolve, put_event_away)


def play_card(game: Champions, seat: int, card: int) -> None:
    """Play an ally, an upgrade or a support."""
    game.push(PLAY_CARD, Scope(seat, card))


def choose_place(game: Champions, scope: Scope) -> None:
    """Who controls the card, and what it goes on."""
    card = face(game, scope.source)
    scope.vars[slots.CONTROLLER] = scope.you
    if card.attach is not None:
        game.push(CHOOSE_HOST, scope)
    elif card.any_control:
        game.push(CHOOSE_CONTROLLER, scope)


PLAY_CARD: Final = Steps(declare, choose_place, announce_play, enter_play, keep_ally_limit, announce_entry)


def hosts(game: Champions, seat: int, card: int) -> list[int]:
    """The cards that this one may be attached to."""
    power = face(game, card).attach
    assert power is not None
    found = power.to.cards(game, Scope(seat, card))
    if power.max_per_host:
        name = game.face(card).name
        found = [host for host in found if all(game.face(rider).name != name for rider in game.on(host))]
    return found


def controllers(game: Champions, seat: int, card: int) -> list[int]:
    """The players who may come to control a card: not those who have as many as one may."""
    printed = face(game, card)
    seats = in_player_order(game) if printed.any_control else (seat,)
    return [one for one in seats if not printed.limited or not controls(game, one, printed.name)]


def controls(game: Champions, seat: int, name: str) -> bool:
    """Whether a player controls a card of this name."""
    return any(game.face(card).name == name for card in game.state.zones[AREA.first + seat])


@dataclass(frozen=True, eq=False)
class ChooseHost(Question):
    """What to attach the card to; on a player's character it comes under that player's control."""

    def ask(self, game: Champions, frame: Frame) -> Decision:
        scope = frame.scope
        found = hosts(game, scope.you, scope.source)
        return Decision(scope.you, [Option("attach", (scope.source,), to=host) for host in found], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope.vars[slots.HOST] = option.to
        controller = game.state.controller[option.to]
        if controller != ENCOUNTER:
            frame.scope.vars[slots.CONTROLLER] = controller

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return ATTACH

    def prompt(self, game: Champions, decision: Decision) -> str:
        return attach_prompt(game)

    def label(self, game: Champions, option: Option) -> str:
        return attach_label(game, option)


@dataclass(frozen=True, eq=False)
class ChooseController(Question):
    def ask(self, game: Champions, frame: Frame) -> Decision:
        scope = frame.scope
        seats = controllers(game, scope.you, scope.source)
        return Decision(scope.you, [Option("player", amount=seat) for seat in seats], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope.vars[slots.CONTROLLER] = option.amount

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return CONTROLLER

    def prompt(self, game: Champions, decision: Decision) -> str:
        return said("Who gets control of {card}?", card=asker(game))


CONTROLLER: Final = Topic("controller")
CHOOSE_HOST: Final = ChooseHost()
CHOOSE_CONTROLLER: Final = ChooseController()


def playable_action(game: Champions, seat: int, card: int) -> Instance | None:
    """The Action of an event that its player could use now."""
    for instance in game.face(card).actions:
        if may_use(game, seat, card, instance):
            return instance
    return None


def plays(game: Champions, seat: int, *, events_only: bool = False) -> list[Option]:
    """The cards in hand that can be played; of those that are alike, one."""
    cards = in_hand(game, seat, EVENTS if events_only else kinds.PLAYED)
    if not cards:
        return []
    purse = resources.purse(game, seat)
    return [TO_PLAY[card] for card in one_of_each(game, cards) if may_play(game, seat, card, purse)]


def has_event(game: Champions, seat: int) -> bool:
    """Whether there is any event among them."""
    cards = in_hand(game, seat, EVENTS)
    if not cards:
        return False
    purse = resources.purse(game, seat)
    return any(may_play(game, seat, card, purse) for card in cards)


def in_hand(game: Champions, seat: int, wanted: frozenset[str]) -> list[int]:
    """The cards of some kinds in a player's hand."""
    definition = game.state.definition
    return [card for card in game.state.zones[HAND.first + seat] if definition[card].kind in wanted]


EVENTS: Final = frozenset((kinds.EVENT,))
TO_PLAY: Final = offers("play")


def may_play(game: Champions, seat: int, card: int, purse: resources.Purse) -> bool:
    """Whether nothing bars a card in hand from being played, with what is in the purse."""
    if not affordable(game, seat, card, purse):
        return False
    if game.state.definition[card].kind == kinds.EVENT:
        return playable_action(game, seat, card) is not None
    return not (
        in_wrong_form(game, seat, card)
        or controlled_already(game, seat, card)
        or without_host(game, seat, card)
        or match_in_play(game, card)
    )


def affordable(game: Champions, seat: int, card: int, purse: resources.Purse | None = None) -> bool:
    """Whether a player can pay for a card in hand, with what is in the purse if somebody has looked already."""
    price = resources.cost_of(game, seat, card)
    if price == 0:
        return True
    if purse is None:
        purse = resources.purse(game, seat)
    return purse.pays(price, definitions(game)[card])


def not_in_hand(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return game.state.zone[card] != HAND.at(seat)


def is_never_played(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return game.state.definition[card].kind not in kinds.PLAYED


def is_no_event(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return game.state.definition[card].kind != kinds.EVENT


def too_dear(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return not affordable(game, seat, card)


def only_answers(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return game.state.definition[card].kind == kinds.EVENT and not game.face(card).actions


def in_wrong_form(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    needed = face(game, card).form_only
    return bool(needed) and needed != form(game, seat)


def controlled_already(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return face(game, card).limited and not controllers(game, seat, card)


def without_host(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return face(game, card).attach is not None and not hosts(game, seat, card)


def in_play_already(game: Champions, seat: int, card: int, target: int = -1) -> bool:
    return match_in_play(game, card)


def price_words(game: Champions, seat: int, card: int, target: int) -> str:
    price = resources.cost_of(game, seat, card)
    return said("{card} costs {price}, and you can't generate so many resources", card=name_of(game, card), price=price)


def form_words(game: Champions, seat: int, card: int, target: int) -> str:
    if face(game, card).form_only == kinds.HERO:
        return said("{card} can be played only in hero form", card=name_of(game, card))
    return said("{card} can be played only in alter-ego form", card=name_of(game, card))


def actions_of_event(game: Champions, card: int) -> tuple[Instance, ...]:
    printed = game.face(card)
    return printed.actions if printed.kind == kinds.EVENT else ()


def hindrance_to_playing(game: Champions, seat: int, card: int) -> Counter | None:
    """The status card of which an event would only rid its player's identity, if there is one."""
    ability = playable_action(game, seat, card) if actions_of_event(game, card) else None
    power = None if ability is None else ability.power
    return hindrance_of(game, seat, power) if isinstance(power, Action) else None


def play_label(game: Champions, option: Option) -> str:
    name = name_of(game, option.card)
    assert game.decision is not None
    hindrance = hindrance_to_playing(game, game.decision.seat, option.card)
    if hindrance is None:
        return said("Play {card}", card=name)
    return said("Play {card}, {only}", card=name, only=status.only_to_lose(hindrance))


OUT_OF_HAND: Final = (
    Bar("MC-PLAY-01", not_in_hand, saying(message("{card} is not in your hand")), last=True),
    Bar(
        "MC-PLAY-03",
        is_never_played,
        saying(message("{card} is a resource: it can only pay for other cards")),
        last=True,
    ),
)
OF_EVENTS: Final = (
    Bar("MC-COST-16", too_dear, price_words),
    Bar("MC-PLAY-05", only_answers, saying(message("{card} is played only when what it answers happens")), last=True),
    *bars_of(actions_of_event, "MC-PLAY-06"),
)
PLAY: Final = PlayerDeed(
    "play",
    when=(offered_elsewhere("play", "MC-PHASE-03", message("cards are played on your own turn")),),
    what=(
        *OUT_OF_HAND,
        *OF_EVENTS,
        Bar("MC-PLAY-10", in_play_already, saying(message("{card} is unique, and the same person is in play"))),
        Bar("MC-FORM-07", in_wrong_form, form_words),
        Bar("MC-PLAY-08", controlled_already, saying(message("nobody may control another {card}"))),
        Bar("MC-PLAY-11", without_host, saying(message("there is nothing that {card} could be attached to"))),
    ),
    label=play_label,
)
PLAY_ON_REQUEST: Final = PlayerDeed(
    "play",
    what=(
        *OUT_OF_HAND,
        Bar("MC-PHASE-13", is_no_event, saying(message("{card} is played only on your own turn")), last=True),
        *OF_EVENTS,
    ),
    label=play_label,
)
"""What a player who was asked for an Action may play."""
