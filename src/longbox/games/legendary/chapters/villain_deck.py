"""Playing the top card of the Villain Deck, by its type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import A, Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message
from longbox.engine.topics import Topic
from longbox.games.legendary.chapters import challenges, city, performing
from longbox.games.legendary.chapters.bystanders import CAPTIVE, CAPTIVE_HERO, CAPTURE
from longbox.games.legendary.chapters.coming import PlaysFaceDown, comes, procedure
from longbox.games.legendary.chapters.gaining import leave_play
from longbox.games.legendary.chapters.hq import PUT_UNDER_HERO_DECK
from longbox.games.legendary.chapters.knocking_out import KO_IN_HQ, turn_back
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_STRIKE, acting
from longbox.games.legendary.table.board import decks_to_play_from, villain_deck
from longbox.games.legendary.table.enemies import masterminds, nearest_villains, of_schemes, schemes
from longbox.games.legendary.table.kinds import BYSTANDER, HENCHMAN, HERO, STRIKE, TWIST, VILLAIN
from longbox.games.legendary.table.names import as_title, asking, deck_name, names_of
from longbox.games.legendary.table.nouns import cheap_hero_in_hq
from longbox.games.legendary.table.roles import KOED, ROLES, STAYS, Role, going_along, hold, let_follow
from longbox.games.legendary.table.sides import tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import UNTIL_NEXT_TWIST
from longbox.games.legendary.table.zones import BESIDE_SCHEME, KO_PILE, OVER_MASTERMIND, REVEALED, VILLAIN_POOL


def apply_place(game: Table, event: Event) -> None:
    """A Twist or Strike goes to the zone whose number is `amount`, or to the card `target` in the role `manner`."""
    if event.target >= 0:
        hold(game, event.card, event.target, ROLES[event.manner])
    else:
        game.move(event.card, event.amount)


PLACE: Final = EventKind("place", apply_place)

BESIDE_ONE: Final = Role("beside", "{Twist}", BESIDE_SCHEME, on_escape=STAYS, on_ko=STAYS)
"""A Twist that lies beside a Scheme."""
STRIKE_BESIDE: Final = Role(
    "strike beside",
    "{Master Strike}",
    OVER_MASTERMIND,
    lying=message("beside {card}"),
    on_escape=STAYS,
    on_ko=STAYS,
)
"""A Strike, or what has become one, that lies beside a Mastermind."""
OVER_ONE: Final = Role("over", "{Twist}", OVER_MASTERMIND, on_escape=STAYS, on_ko=STAYS)
"""A Twist that lies over a Mastermind."""


def apply_turn_up(game: Table, event: Event) -> None:
    game.move(event.card, REVEALED.first)


def apply_twist(game: Table, event: Event) -> None:
    """What the Twist before it has left behind is over."""
    game.expire(*UNTIL_NEXT_TWIST)
    game.state.twists += 1


def apply_strike(game: Table, event: Event) -> None:
    game.state.strikes += 1


def apply_shuffle(game: Table, event: Event) -> None:
    game.shuffle(villain_deck(game))


def apply_shuffle_into(game: Table, event: Event) -> None:
    """Cards go into the Villain Deck from wherever they are, and it is shuffled."""
    put_back(game, event.cards)
    game.shuffle(villain_deck(game))


def put_back(game: Table, cards: tuple[int, ...]) -> None:
    """On top of the deck. Whoever lies there belongs to nobody any more, and what it held is KO'd; what had become
    another card is itself again."""
    for card in cards:
        for held in going_along(game, card, KOED):
            leave_play(game, held, KO_PILE.first)
        leave_play(game, card, villain_deck(game))
        turn_back(game, card)
        game.state.put("pool", card, VILLAIN_POOL)


def follow_the_returned(game: Table, event: Event) -> None:
    """What they held and what is not KO'd with them has a fate of its own."""
    for card in event.cards:
        let_follow(game, card, KOED, event.seat)


SHUFFLE: Final = EventKind("shuffle the villain deck", apply_shuffle)
SHUFFLE_INTO: Final = EventKind("shuffle into the villain deck", apply_shuffle_into, then=follow_the_returned)
PLAYS_VILLAIN_CARD: Final = EventKind(
    "play a villain card", quiet=True, doing=Doing("play", rest="a card of the {Villain} Deck")
)
TURN_UP: Final = EventKind("villain card", apply_turn_up, remembered=True, doing=Doing("play", "played"))
TWIST_ENDS: Final = EventKind(
    "twist ends", quiet=True, doing=Doing("complete", "completed", thing="{a Scheme} {Twist}")
)
CARD_ENDS: Final = EventKind("villain card ends", quiet=True, doing=Doing("resolve", "resolved"))
TWIST_COMES: Final = EventKind(
    "twist", apply_twist, facts=lambda game, event: {"number": game.state.twists}, doing=Doing("come")
)
STRIKE_COMES: Final = EventKind("strike", apply_strike, doing=Doing("come"))
STRIKE_ENDS: Final = EventKind("strike ends", quiet=True, doing=Doing("resolve", "resolved"))


@dataclass(frozen=True, eq=False)
class PlayFrom(Question):
    """Where there are several Villain Decks, the active player chooses the one that a card is played from."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return tongue(game).told("Which {Villain} Deck do you play a card from?")

    def label(self, game: Table, option: Option) -> str:
        return as_title(deck_name(game, option.amount))

    def topic(self, game: Table, decision: Decision) -> Topic:
        return DECK_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        decks = decks_to_play_from(game, game.state.active)
        options = [Option("deck", amount=number) for number in decks]
        return Decision(game.state.active, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.happen(Event(PLAY_FROM, seat=game.state.active, amount=option.amount))


def apply_play_from(game: Table, event: Event) -> None:
    game.state.deck = event.amount


DECK_TOPIC: Final = Topic("villain-deck")
PLAY_FROM_ONE: Final = PlayFrom()
PLAY_FROM: Final = EventKind("play from a villain deck", apply_play_from, quiet=True)


def choose_deck(game: Table, scope: Scope) -> None:
    if len(game.state.villain_decks) > 1:
        game.push(PLAY_FROM_ONE, scope)


def begin_to_play(game: Table, scope: Scope) -> None:
    """Cards can act before anything is turned up."""
    if game.state.zones[villain_deck(game)]:
        game.happen(Event(PLAYS_VILLAIN_CARD, seat=scope.you))


def plays_face_down(game: Table) -> bool:
    """Whether nobody sees which cards are played, before they are scanned."""
    return bool(of_schemes(game, PlaysFaceDown))


def turn_up(game: Table, scope: Scope) -> None:
    deck = game.state.zones[villain_deck(game)]
    scope.source = deck[-1] if deck else -1
    if deck:
        turn_it_up(game, scope)


def resolve(game: Table, scope: Scope) -> None:
    if scope.source >= 0:
        unseen = plays_face_down(game)
        game.push(city.LIES_DOWN if unseen else procedure(game, scope.source), Scope(scope.you, scope.source))


def announce_end_of_card(game: Table, scope: Scope) -> None:
    if scope.source >= 0 and not plays_face_down(game):
        game.announce(Event(CARD_ENDS, card=scope.source, seat=scope.you))


def turn_it_up(game: Table, scope: Scope) -> None:
    if not plays_face_down(game):
        game.happen(Event(TURN_UP, card=scope.source, seat=scope.you))


comes(VILLAIN, city.ENTERS)
comes(HENCHMAN, city.ENTERS)
PLAY_VILLAIN_CARD: Final = Steps(choose_deck, begin_to_play, turn_up, resolve, announce_end_of_card)
"""The top card of the Villain Deck is played completely."""
PLAYS_CARD: Final = Steps(turn_it_up, resolve, announce_end_of_card)
"""The card `source`, which was found in the Villain Deck, is played completely."""


def is_captured(game: Table, scope: Scope) -> None:
    CAPTURED.enter(game, Scope(scope.you, scope.source))


def captors(game: Table, scope: Scope) -> list[int]:
    """The Villain closest to the Villain Deck, or the Mastermind where there is none; of several the player chooses."""
    return nearest_villains(game) or masterminds(game)


def capture_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    role = CAPTIVE_HERO if game.state.definition[scope.source].kind == HERO else CAPTIVE
    game.happen(Event(CAPTURE, card=cards[0], cards=(scope.source,), seat=scope.you, manner=role.key))


CAPTURED: Final = Deed("{capture}", "{this}", act=capture_it, acts=True).to(A(Cards("{enemy}", Among(captors))))
"""An enemy takes the Bystander or Hero `source`."""


BYSTANDER_COMES: Final = comes(BYSTANDER, Steps(is_captured))
HERO_COMES: Final = comes(HERO, Steps(is_captured))


def lay_open(game: Table, scope: Scope) -> None:
    game.happen(Event(PLACE, card=scope.source, amount=REVEALED.first))


def count_twist(game: Table, scope: Scope) -> None:
    scope.event = Event(TWIST_COMES, card=scope.source, seat=scope.you)
    game.happen(scope.event)


def let_twist_act(game: Table, scope: Scope) -> None:
    """One that was cancelled has not come."""
    assert scope.event is not None
    if not scope.event.cancelled:
        game.push(TWIST_ACTS, Scope(scope.you, scope.source))


def twist_effect(game: Table, scope: Scope) -> None:
    for scheme in reversed(schemes(game)):
        performing.TWIST.of(game, Scope(scope.you, scheme, vars={slots.TWIST: scope.source}))


def lay_away(game: Table, scope: Scope) -> None:
    """A Twist or Strike that was not sent elsewhere is KO'd."""
    if game.state.zone[scope.source] == REVEALED.first:
        game.happen(Event(PLACE, card=scope.source, amount=KO_PILE.first))


def announce_end_of_twist(game: Table, scope: Scope) -> None:
    game.announce(Event(TWIST_ENDS, card=scope.source, seat=scope.you))


def solo_twist(game: Table, scope: Scope) -> None:
    if game.state.solo == "basic":
        SOLO_TWIST.enter(game, Scope(scope.you, scope.source))
    elif game.state.solo == "advanced":
        ADVANCED_TWIST.enter(game, Scope(scope.you, scope.source))


def challenges_after_twist(game: Table, scope: Scope) -> None:
    """The last to be put on the stack comes first: the Strike before the next card."""
    if challenges.on(game, "plots-upon-plots"):
        game.push(PLAY_VILLAIN_CARD, Scope(scope.you))
    if challenges.on(game, "endless-spite"):
        strike_effect(game, scope)


SOLO_TWIST: Final = KO_IN_HQ.to(A(cheap_hero_in_hq))
ADVANCED_TWIST: Final = PUT_UNDER_HERO_DECK.to(A(cheap_hero_in_hq))
TWIST_ACTS: Final = Steps(twist_effect, lay_away, announce_end_of_twist, solo_twist, challenges_after_twist)
TWIST_HAPPENS: Final = comes(TWIST, Steps(count_twist, let_twist_act, lay_away))
"""The card `source` acts as a Scheme Twist."""
BECOMES_TWIST: Final = Steps(lay_open, *TWIST_HAPPENS.steps)
"""The card `source`, whatever it was, acts as one."""


def count_strike(game: Table, scope: Scope) -> None:
    scope.event = Event(STRIKE_COMES, card=scope.source, seat=scope.you)
    game.happen(scope.event)


def let_strike_act(game: Table, scope: Scope) -> None:
    assert scope.event is not None
    if not scope.event.cancelled:
        game.push(STRIKE_ACTS, Scope(scope.you, scope.source))


@dataclass(frozen=True, eq=False)
class StrikeOrder(Question):
    """Every Mastermind acts at a Strike; of several the active player chooses whose turn it is. The frame's data: those
    that have yet to act."""

    def prompt(self, game: Table, decision: Decision) -> str:
        return asking(game, tongue(game).told("Which {Mastermind} strikes first?"))

    def label(self, game: Table, option: Option) -> str:
        return names_of(game, option)

    def topic(self, game: Table, decision: Decision) -> Topic:
        return STRIKE_TOPIC

    def ask(self, game: Table, frame: Frame) -> Decision | None:
        options = [Option("strike", (boss,)) for boss in frame.data]
        return Decision(game.state.active, options, about=self) if options else None

    def answer(self, game: Table, frame: Frame, option: Option) -> None:
        frame.data = tuple([boss for boss in frame.data if boss != option.card])
        if not frame.data:
            game.state.frames.pop()
        strikes(game, frame.scope, option.card)


STRIKE_TOPIC: Final = Topic("strike-order")
STRIKE_ORDER: Final = StrikeOrder()


def strike_effect(game: Table, scope: Scope) -> None:
    acts = tuple([boss for boss in masterminds(game) if acting(game, boss, ON_STRIKE)])
    if len(acts) > 1:
        game.push(STRIKE_ORDER, scope, acts)
    for boss in acts if len(acts) == 1 else ():
        strikes(game, scope, boss)


def strikes(game: Table, scope: Scope, boss: int) -> None:
    performing.MASTER_STRIKE.of(game, Scope(scope.you, boss, vars={slots.STRIKE: scope.source}))


def advanced_strike(game: Table, scope: Scope) -> None:
    if game.state.solo == "advanced":
        game.push(PLAY_VILLAIN_CARD, Scope(scope.you))


def challenges_after_strike(game: Table, scope: Scope) -> None:
    if challenges.on(game, "pain-upon-pain"):
        game.push(PLAY_VILLAIN_CARD, Scope(scope.you))


def announce_end_of_strike(game: Table, scope: Scope) -> None:
    game.announce(Event(STRIKE_ENDS, card=scope.source, seat=scope.you))


STRIKE_ACTS: Final = Steps(strike_effect, lay_away, announce_end_of_strike, advanced_strike, challenges_after_strike)
STRIKE_HAPPENS: Final = comes(STRIKE, Steps(count_strike, let_strike_act, lay_away))
BECOMES_STRIKE: Final = Steps(lay_open, *STRIKE_HAPPENS.steps)
"""The card `source`, whatever it was, acts as one."""
