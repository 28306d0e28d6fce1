"""The city: Villains enter, push, ambush and escape."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Let, Steps
from longbox.engine.effects.nouns import A
from longbox.engine.events import Doing, Event, EventKind, each_card_acts
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import ORDER_EFFECTS, Topic
from longbox.games.legendary.chapters import performing, shards
from longbox.games.legendary.chapters.bystanders import captives
from longbox.games.legendary.chapters.coming import comes_as_villain, procedure
from longbox.games.legendary.chapters.discarding import discard
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.chapters.knocking_out import KO, KO_IN_HQ
from longbox.games.legendary.table import notes, roles, slots
from longbox.games.legendary.table.abilities import ON_AMBUSH, ON_ESCAPE, acting
from longbox.games.legendary.table.board import city_of, is_empty, location_zone, lying_in, row, zone_of
from longbox.games.legendary.table.enemies import guise, is_mastermind, masterminds, space_of
from longbox.games.legendary.table.kinds import HENCHMAN, SPACES, VILLAIN
from longbox.games.legendary.table.names import as_title, asking, city_name, names_of
from longbox.games.legendary.table.nouns import card_in_hand, cheap_hero_in_hq
from longbox.games.legendary.table.players import EACH_PLAYER
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import CITY_ROW, ESCAPED, REVEALED, UNSCANNED


def apply_enter(game: Table, event: Event) -> None:
    """The newcomer takes the first space of the city whose number is `amount`, or another that was said; whoever is in
    the way moves on, up to the first gap or out of the city."""
    state = game.state
    city = state.cities[event.amount]
    first = event.notes.get(notes.SPACE, city[0])
    way = [CITY_ROW.first + space for space in city[city.index(first) :]]
    push_along(game, event, way)
    leave_play(game, event.card, way[0])
    if state.ascended[event.card]:
        state.put("ascended", event.card, 0)
    if is_mastermind(game, event.card):
        state.in_city += 1
    elif state.definition[event.card].kind not in (VILLAIN, HENCHMAN):
        state.put("as_villain", event.card, 1)


def apply_escape(game: Table, event: Event) -> None:
    """What the Villain held goes with it; `amount` tells how many Bystanders were carried off. Two that are bonded
    escape together and are two again; `target` is the other one."""
    gone = roles.parts(game, event.card)
    event.target = gone[-1] if len(gone) > 1 else -1
    if is_mastermind(game, event.card):
        game.state.in_city -= int(CITY_ROW.holds(game.state.zone[event.card]))
    else:
        game.state.escapes += len(gone)
    game.state.escaping += tuple([card for card in gone if acting(game, card, ON_ESCAPE)])
    event.amount = sum([len(captives(game, card)) for card in gone])
    game.state.carried_off += event.amount
    along = roles.going_along(game, event.card, roles.ESCAPED)
    for card in reversed(gone):
        if game.state.host[card] >= 0:
            roles.let_go(game, card)
        for column in ("owner", "controller"):
            game.state.put(column, card, -1)
        game.move(card, ESCAPED.first)
        shards.pass_on_escape(game, card, masterminds(game))
    for card in along:
        if card not in gone:
            leave_play(game, card, ESCAPED.first)


def follow_the_escaped(game: Table, event: Event) -> None:
    """What a Villain held and did not take along has a fate of its own."""
    for card in (event.card, event.target):
        if card >= 0:
            roles.let_follow(game, card, roles.ESCAPED, event.seat)


def apply_come_back(game: Table, event: Event) -> None:
    """A defeated Villain takes an empty space, whose zone is `amount`: nobody is pushed, and it does not ambush."""
    leave_play(game, event.card, event.amount)


def apply_enter_space(game: Table, event: Event) -> None:
    """A newcomer takes an empty space, whose zone is `amount`; nobody is pushed."""
    state = game.state
    leave_play(game, event.card, event.amount)
    if state.definition[event.card].kind not in (VILLAIN, HENCHMAN):
        state.put("as_villain", event.card, 1)


def apply_move_on(game: Table, event: Event) -> None:
    """A Villain moves to the space `amount`; whoever is there is pushed out of the city."""
    zone = zone_of(event.amount)
    push_off(game, event, zone)
    game.move(event.card, zone)


def apply_charge(game: Table, event: Event) -> None:
    """A Villain goes on by a space, and so does whoever is in its way, up to the first gap or out of the city."""
    space = space_of(game, event.card)
    city = city_of(game, space)
    push_along(game, event, [zone_of(one) for one in city[city.index(space) :]])


def apply_lie_down(game: Table, event: Event) -> None:
    """A card takes the first space of the city whose number is `amount`, face down, and pushes others as a Villain
    does."""
    way = [zone_of(space) for space in game.state.cities[event.amount]]
    push_along(game, event, way)
    game.turn_down(event.card)
    game.move(event.card, way[0] - CITY_ROW.first + UNSCANNED.first)


def apply_scan(game: Table, event: Event) -> None:
    """It is turned face up where it lies if it is a Villain that stays there; else it is laid open, like a card that
    comes from the Villain Deck."""
    state = game.state
    space = state.zone[event.card] - UNSCANNED.first
    stays = event.manner != LEAVING and comes_as_villain(game, event.card)
    game.move(event.card, zone_of(space) if stays else REVEALED.first)
    game.turn_down(event.card, down=False)
    if guise(game, event.card):
        state.put("as_villain", event.card, 1)


def push_along(game: Table, event: Event, way: list[int]) -> None:
    """Whoever is in the first of these spaces moves on, and so do all in the way, open or face down, up to the first
    gap or out of the city."""
    there = [lying_in(game, zone) for zone in way]
    gap = next((at for at, cards in enumerate(there) if not cards), len(way) - 1)
    push_off(game, event, way[gap])
    for at in range(gap, 0, -1):
        card = there[at - 1][0]
        game.move(card, game.state.zone[card] + way[at] - way[at - 1])


def push_off(game: Table, event: Event, zone: int) -> None:
    """Whoever is in a space has no place there any more. The event remembers who: to leave is to escape, and that
    follows at once as an event of its own, so that it is told and counted whatever comes of it."""
    event.target = next(iter(lying_in(game, zone)), -1)


def apply_destroy(game: Table, event: Event) -> None:
    """The space `amount` is no more; whoever is there escapes."""
    push_off(game, event, zone_of(event.amount))
    cities = game.state.cities
    game.state.cities = tuple(tuple(space for space in city if space != event.amount) for city in cities)


def apply_open(game: Table, event: Event) -> None:
    """The city whose number is `target` goes on in the space `amount`."""
    cities = list(game.state.cities)
    cities[event.target] = (*cities[event.target], event.amount)
    game.state.cities = tuple(cities)


ENTER: Final = EventKind("enter", apply_enter)
ENTER_SPACE: Final = EventKind("enter a space", apply_enter_space)
LIE_DOWN: Final = EventKind("lie down", apply_lie_down)
SCAN: Final = EventKind("scan", apply_scan, doing=Doing("scan", "scanned"))
LEAVING: Final = "leaving"
"""The manner of a scan of what has been pushed out of the city."""
MOVE_ON: Final = EventKind("move on", apply_move_on)
CHARGE: Final = EventKind("charge", apply_charge)
DESTROY: Final = EventKind("destroy", apply_destroy, facts=lambda game, event: {"space": SPACES[event.amount]})
OPEN: Final = EventKind("open", apply_open, facts=lambda game, event: {"space": SPACES[event.amount]})
ESCAPE: Final = EventKind(
    "escape", apply_escape, then=follow_the_escaped, cases=each_card_acts, doing=Doing("{escape}", "{escaped}")
)
COME_BACK: Final = EventKind("come back", apply_come_back)


def discard_as_carried_off(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    discard(game, scope, cards, "carried off")


LOSE_A_HERO: Final = KO_IN_HQ.to(A(cheap_hero_in_hq))
DISCARD_AS_CARRIED_OFF: Final = Deed("discard", act=discard_as_carried_off, moves=True, key="discard")
CARRIED_OFF: Final = Let(EACH_PLAYER, DISCARD_AS_CARRIED_OFF.to(A(card_in_hand)))


@dataclass(frozen=True, eq=False)
class EnterWhere(Question):
    """Where there are several cities, the active player chooses which one a Villain enters."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, said("Which city does {card} enter?", card=names_of(game, decision.options[0])))

    def label(self, game: Table, option: Option) -> str:
        return as_title(city_name(game, option.amount))

    def ask(self, game: Table, frame: Frame) -> Decision:
        card = frame.scope.source
        options = [Option("enter", (card,), amount=at) for at, city in enumerate(game.state.cities) if city]
        return Decision(game.state.active, options, about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.CITY] = option.amount


ENTER_WHERE: Final = EnterWhere()


def choose_city(game: Table, scope: Scope) -> None:
    """Each Villain Deck has its city, or all of them have several to choose from."""
    scope[slots.CITY] = game.state.deck
    if len(game.state.cities) > len(game.state.villain_decks):
        game.push(ENTER_WHERE, scope)


def push_in(game: Table, scope: Scope) -> None:
    """Of a city that has no space left a newcomer is past the end at once: it escapes, and does not ambush."""
    if not game.state.cities[scope[slots.CITY]]:
        game.push(ESCAPES, Scope(scope.you, scope.source))
        scope.source = -1
        return
    manner = "" if game.state.zone[scope.source] == REVEALED.first else "effect"
    scope.event = Event(ENTER, card=scope.source, seat=scope.you, amount=scope[slots.CITY], manner=manner)
    game.happen(scope.event)


def push_out(game: Table, scope: Scope) -> None:
    assert scope.event is not None
    pushed = scope.event.target
    if pushed >= 0:
        unseen = UNSCANNED.holds(game.state.zone[pushed])
        game.push(SCANNED_ON_LEAVING if unseen else ESCAPES, Scope(scope.you, pushed))


def perform_ambush(game: Table, event: Event) -> None:
    performing.AMBUSH.of(game, Scope(event.seat, event.card))


AMBUSH_EFFECT: Final = EventKind(
    "ambush effect", then=perform_ambush, quiet=True, doing=Doing("have", rest="an {Ambush} effect")
)


def ambush(game: Table, scope: Scope) -> None:
    """An event where there is an Ambush, so that it can be cancelled."""
    if acting(game, scope.source, ON_AMBUSH):
        game.happen(Event(AMBUSH_EFFECT, seat=scope.you, card=scope.source))


def push_out_of_way(game: Table, scope: Scope) -> None:
    if scope.event is not None:
        push_out(game, scope)


def ambush_there(game: Table, scope: Scope) -> None:
    if scope.source >= 0:
        ambush(game, scope)


ENTERS: Final[Steps] = Steps(choose_city, push_in, push_out_of_way, ambush_there)
"""The card `source` enters the city as a Villain."""


def lie_down(game: Table, scope: Scope) -> None:
    scope.event = Event(LIE_DOWN, card=scope.source, seat=scope.you, amount=scope[slots.CITY])
    game.happen(scope.event)


LIES_DOWN: Final[Steps] = Steps(choose_city, lie_down, push_out)
"""The card `source` comes into the city face down, whatever it is."""


def scan(game: Table, scope: Scope) -> None:
    game.happen(Event(SCAN, card=scope.source, seat=scope.you))


def scan_leaving(game: Table, scope: Scope) -> None:
    game.happen(Event(SCAN, card=scope.source, seat=scope.you, manner=LEAVING))


def act_once_scanned(game: Table, scope: Scope) -> None:
    """A Villain ambushes; anything else comes as it would from the Villain Deck."""
    if comes_as_villain(game, scope.source):
        ambush(game, scope)
    else:
        game.push(procedure(game, scope.source), Scope(scope.you, scope.source))


def escape_once_scanned(game: Table, scope: Scope) -> None:
    if comes_as_villain(game, scope.source) and game.state.zone[scope.source] == REVEALED.first:
        game.push(ESCAPES, Scope(scope.you, scope.source))


SCANNED: Final = Steps(scan, act_once_scanned)
"""The card `source`, which lies face down in the city, is turned face up and acts."""
SCANNED_ON_LEAVING: Final = Steps(scan_leaving, act_once_scanned, escape_once_scanned)
"""The same with one that has been pushed out of the city; if it is a Villain, it escapes then."""


def find_city(game: Table, scope: Scope) -> None:
    cities = game.state.cities
    scope[slots.CITY] = cities.index(city_of(game, scope[slots.TO]))


def push_in_there(game: Table, scope: Scope) -> None:
    there = {notes.SPACE: scope[slots.TO]}
    event = Event(ENTER, card=scope.source, seat=scope.you, amount=scope[slots.CITY], manner="effect", notes=there)
    scope.event = event
    game.happen(event)


ENTERS_PUSHING: Final = Steps(find_city, push_in_there, push_out, ambush)
"""The card `source` enters the city as a Villain in the space `to`; whoever is there is pushed on."""


def step_in(game: Table, scope: Scope) -> None:
    if is_empty(game, scope[slots.TO]):
        game.happen(Event(ENTER_SPACE, card=scope.source, seat=scope.you, amount=zone_of(scope[slots.TO])))
    else:
        scope.source = -1


ENTERS_SPACE: Final = Steps(step_in, ambush_there)
"""The card `source` enters the city as a Villain, in the space `to`, if nobody is there."""


def move_on(game: Table, scope: Scope) -> None:
    scope.event = Event(MOVE_ON, card=scope.source, amount=scope[slots.TO], seat=scope.you)
    game.happen(scope.event)


MOVES_ON: Final = Steps(move_on, push_out)
"""The Villain `source` moves to the space `to`, pushing whoever is there out of the city."""


def charge(game: Table, scope: Scope) -> None:
    """Whoever has left the city meanwhile charges no more; two that are bonded do it together."""
    if space_of(game, scope.source) >= 0:
        scope.event = Event(CHARGE, card=roles.body(game, scope.source), seat=scope.you)
        game.happen(scope.event)


CHARGES: Final = Steps(charge, push_out_of_way)
"""The Villain `source` goes one space on, pushing others."""


def destroy(game: Table, scope: Scope) -> None:
    scope.event = Event(DESTROY, amount=scope[slots.SPACE], seat=scope.you, source=scope.source)
    game.happen(scope.event)


def lose_location(game: Table, scope: Scope) -> None:
    """The Location over a space that is destroyed is KO'd."""
    lost = game.state.zones[location_zone(scope[slots.SPACE])]
    if lost:
        game.happen(Event(KO, seat=scope.you, cards=tuple(lost), source=scope.source))


SPACE_FALLS: Final = Steps(destroy, push_out, lose_location)
"""The city loses its space `space`."""


def open_up(game: Table, scope: Scope) -> None:
    event = Event(OPEN, amount=scope[slots.SPACE], target=scope[slots.CITY], seat=scope.you, source=scope.source)
    game.happen(event)


SPACE_OPENS: Final = Steps(open_up)
"""The city `city` gets the space `space` beyond its last."""


def change_size(game: Table, scope: Scope, size: int, city: int = 0) -> None:
    """A city has so many spaces from now on: those beyond are destroyed, the one nearest to the exit first, and those
    that it lacks are opened one after the other."""
    whole = row(game, size)
    now = game.state.cities[city]
    for space in [space for space in now if space not in whole]:
        game.push(SPACE_FALLS, Scope(scope.you, scope.source, vars={slots.SPACE: space}))
    for space in reversed([space for space in whole if space not in now]):
        game.push(SPACE_OPENS, Scope(scope.you, scope.source, vars={slots.SPACE: space, slots.CITY: city}))


def slip_away(game: Table, scope: Scope) -> None:
    """It does later what it could do when it stood in the city."""
    scope[slots.HAD] = tuple(game.on(scope.source))
    scope[slots.HAD_SHARDS] = game.state.shards[scope.source]
    cards = roles.parts(game, scope.source)
    scope[slots.ABILITIES] = tuple([(card, acting(game, card, ON_ESCAPE)) for card in cards])
    scope[slots.CARRIED] = tuple([held for card in cards for held in captives(game, card)])
    scope.event = Event(ESCAPE, card=scope.source, seat=scope.you)
    game.happen(scope.event)


def lose_a_hero(game: Table, scope: Scope) -> None:
    LOSE_A_HERO.enter(game, Scope(scope.you, scope.source))


def carry_off(game: Table, scope: Scope) -> None:
    """Every player discards a card if Bystanders were carried off. The game's rules ask for it, no card does."""
    assert scope.event is not None
    if scope.event.amount:
        CARRIED_OFF.enter(game, Scope(scope.you, scope.source, vars={slots.SPARED: 1}))


def escape_effect(game: Table, scope: Scope) -> None:
    had = {slots.HAD: scope[slots.HAD], slots.HAD_SHARDS: scope[slots.HAD_SHARDS]}
    performing.ESCAPE.of(game, Scope(scope.you, scope.source, vars=had), scope[slots.ABILITIES])


@dataclass(frozen=True, eq=False)
class WhoseEscape(Question):
    """Where two that were bonded have an Escape effect each, the active player says whose comes first."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Whose {Escape} effect comes first?"))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return ORDER_EFFECTS

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        found = with_effects(frame.scope)
        return Decision(game.state.active, [Option("first", (card,)) for card, _ in found], about=self)

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        found = with_effects(frame.scope)
        frame.scope[slots.ABILITIES] = tuple(sorted(found, key=lambda one: one[0] != option.card))


WHOSE_ESCAPE: Final = WhoseEscape()


def with_effects(scope: Scope) -> tuple[tuple[int, tuple[Ability, ...]], ...]:
    """The cards that escaped together and do something for it."""
    return tuple([(card, does) for card, does in scope[slots.ABILITIES] if does])


def order_escape_effects(game: Table, scope: Scope) -> None:
    if len(with_effects(scope)) > 1:
        game.push(WHOSE_ESCAPE, scope)


def escape_effects(game: Table, scope: Scope) -> None:
    carried = scope[slots.CARRIED]
    for card, does in reversed(with_effects(scope)):  # the stack turns the order round
        had = {slots.HAD: scope[slots.HAD], slots.HAD_SHARDS: scope[slots.HAD_SHARDS], slots.CARRIED: carried}
        performing.ESCAPE.of(game, Scope(scope.you, card, vars=had), does)


def apply_send_off(game: Table, event: Event) -> None:
    """What comes into the Escape pile from elsewhere has not escaped."""
    for card in event.cards:
        leave_play(game, card, ESCAPED.first)


SEND_OFF: Final = EventKind("send off", apply_send_off)


def escape_ends(game: Table, scope: Scope) -> None:
    assert scope.event is not None
    game.happen(Event(ESCAPE_ENDS, card=scope.source, target=scope.event.target, seat=scope.you))


def apply_escape_ends(game: Table, event: Event) -> None:
    """Who lies in the Escape pile now has escaped to stay: from here on the Schemes count it."""
    game.state.escaping = tuple([card for card in game.state.escaping if card not in (event.card, event.target)])


ESCAPE_ENDS: Final = EventKind("all that it brings", apply_escape_ends, quiet=True, doing=Doing("{escape}"))
"""All that an escape brings is through."""
ESCAPES: Final = Steps(slip_away, lose_a_hero, carry_off, order_escape_effects, escape_effects, escape_ends)
"""The Villain `source`, pushed off the Bridge, escapes."""
