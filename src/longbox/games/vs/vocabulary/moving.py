"""Where cards go that are in no row: from hand, deck and KO pile to another of them, or to the resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.moving import InAnyOrder, hide_what_leaves
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.patterns import when
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.slots import THOSE, WHERE
from longbox.engine.view import lose_track
from longbox.engine.words import Say
from longbox.games.vs.chapters import hands_and_decks
from longbox.games.vs.chapters.equipping import equip
from longbox.games.vs.chapters.leaving import foresee_leaving, tell_of_leaving
from longbox.games.vs.chapters.resource_step import LAY_EITHER_WAY
from longbox.games.vs.chapters.resources import GAIN_RESOURCE
from longbox.games.vs.chapters.stun import leave_play
from longbox.games.vs.chapters.turn import TURN_ENDS
from longbox.games.vs.table import slots, zones
from longbox.games.vs.table.cards import definitions, namesakes_among
from longbox.games.vs.table.characters import in_a_row
from longbox.games.vs.table.state import Vs


def apply_return(game: Vs, event: Event) -> None:
    """Cards go into their owners' hands."""
    foresee_leaving(game, event, event.cards)
    for card in event.cards:
        zone = zones.HAND.at(game.state.owner[card])
        if in_a_row(game, card):
            leave_play(game, card, zone)
        else:
            game.move(card, zone)


def apply_taking(game: Vs, event: Event) -> None:
    """One of the cards of a deck goes into the hand, under the deck, or back on top of it."""
    zone = zones.HAND if event.manner == "take" else zones.DECK
    game.move(event.card, zone.at(event.seat), bottom=event.manner != "put back")


RETURN: Final = EventKind("return to hand", apply_return, then=tell_of_leaving, looks_back=True)
TAKE_FROM_TOP: Final = EventKind("take from the top", apply_taking, quiet=True)


def return_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(RETURN, seat=scope.you, cards=tuple(cards), source=scope.source))


def take_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Of cards that all have seen, all see which one is taken."""
    hide_what_leaves(game, scope)
    for card in cards:
        game.take_place(Event(TAKE_FROM_TOP, seat=scope.you, card=card, manner="take"))


def no_longer_those(scope: Scope, cards: list[int]) -> None:
    """Of the cards that were seen, some are done with, wherever they lie now."""
    seen = zip(scope.vars.get(THOSE, ()), scope.vars.get(WHERE, ()), strict=True)
    left = [(card, zone) for card, zone in seen if card not in cards]
    scope[THOSE], scope[WHERE] = tuple([card for card, _ in left]), tuple([zone for _, zone in left])


def put_them_under(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Nobody else sees in which order. They are none of the rest, though they are in the same deck."""
    no_longer_those(scope, cards)
    if cards:
        lose_track(game, cards, 1 << scope.you)
    for card in cards:
        game.take_place(Event(TAKE_FROM_TOP, seat=scope.you, card=card, manner="put under"))


return_to_hand: Final = Deed("return", "{whom} to hand", act=return_them, moves=True).to
"""To the hand of whoever owns it."""
choose_for_owner: Final = Deed("choose", "{whom}, which goes to its owner's hand", act=return_them).to
take: Final = Deed("take", "{whom} into {your} hand", act=take_them, key="take", moves=True).to
"""Of cards of your deck that were looked at."""
PUT_UNDER: Final = Deed("put", "{whom} under {your} deck", act=put_them_under, key="put under")


def put_under(whom: Noun, many: int = 0) -> InAnyOrder:
    """All of them, or so many."""
    return InAnyOrder(PUT_UNDER, whom, many)


def put_them_back(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """The first of them lies on top."""
    if cards:
        lose_track(game, cards, 1 << scope.you)
    for card in reversed(cards):
        game.take_place(Event(TAKE_FROM_TOP, seat=scope.you, card=card, manner="put back"))


PUT_BACK: Final = Deed("put", "{whom} back on top", act=put_them_back, key="put back")


def put_back(whom: Noun) -> InAnyOrder:
    return InAnyOrder(PUT_BACK, whom)


def apply_burying(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, zones.DECK.at(game.state.owner[card]), bottom=True)


BURY: Final = EventKind("put under the deck", apply_burying)


def bury_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(BURY, seat=scope.you, cards=tuple(cards), source=scope.source))


def equip_with_found(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A character gets the equipment that was found; it costs nothing."""
    for card in scope.vars.get(slots.FOUND, ()):
        for bearer in cards[:1]:
            equip(game, scope.you, card, bearer, free=True)


equip_it: Final = Deed("equip", "{whom} with it", act=equip_with_found).to


def fetch_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    scope[slots.FOUND] = tuple([card for card in cards if not in_a_row(game, card)])
    if scope[slots.FOUND]:
        game.push(FETCHING, scope)


def show_found(game: Vs, scope: Scope) -> None:
    game.happen(Event(hands_and_decks.REVEAL, seat=scope.you, cards=scope[slots.FOUND], source=scope.source))


def bring_found(game: Vs, scope: Scope) -> None:
    game.happen(Event(RETURN, seat=scope.you, cards=scope[slots.FOUND], source=scope.source))


FETCHING: Final = Steps(show_found, bring_found)
fetch: Final = Deed("reveal", "{whom}, unless in play, and put {whom} into {your} hand", act=fetch_them).to
bring: Final = Deed("reveal", "{whom} and put {whom} into {your} hand", act=fetch_them).to
"""The same of what can't be in play."""

reveal_and_take: Final = Deed("reveal", "{whom} and put it into {your} hand", act=fetch_them, moves=True).to
"""Of cards of one's deck."""


def apply_milling(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, zones.KO_PILE.at(game.state.owner[card]))


MILL: Final = EventKind("put into the KO pile", apply_milling)


def purge_deck(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """That player's deck is searched, and some of it put into the KO pile; then it is shuffled."""
    game.show(game.state.zones[zones.DECK.at(scope[slots.SEAT])], 1 << scope.you)
    scope[slots.FOUND] = tuple(cards)
    game.push(PURGING, scope)


def mill_found(game: Vs, scope: Scope) -> None:
    if scope[slots.FOUND]:
        game.happen(Event(MILL, seat=scope.you, cards=scope[slots.FOUND], source=scope.source))


bury: Final = Deed("put", "{whom} under its owner's deck", act=bury_them, moves=True).to
"""Of cards that all can see."""


def discard_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    scope[slots.SO_MANY] = len(cards)
    hands_and_decks.discard(game, cards, source=scope.source)


def are_some(game: Vs, scope: Scope, cards: list[int], amount: int) -> bool:
    return bool(cards)


DISCARD: Final = Deed("discard", act=discard_them, can=are_some, key="discard", moves=True)
discard: Final = DISCARD.to


def throw(whom: Noun) -> Does:
    """The same where the card is chosen for something else that is done with it: its options are of any choice."""
    return Does(DISCARD, whom)


def shuffle_deck(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    hands_and_decks.shuffle(game, zones.DECK.at(scope.you))


shuffle: Final = Deed("shuffle", "{your} deck", act=shuffle_deck).done


def make_resource(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    owner = game.state.owner[cards[0]]
    game.happen(Event(GAIN_RESOURCE, seat=owner, card=cards[0], source=scope.source, manner="face down"))


def lay_it(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Its player sees it before they say how a Location lies."""
    game.show(cards, 1 << scope.you)
    game.push(LAY_EITHER_WAY, scope, cards[0])


become_resource: Final = Deed(
    "make", "{whom} a face-down {resource} of its owner", act=make_resource, one_by_one=True
).to
lay: Final = Deed(
    "put",
    "{whom} into {your} {resource} row: a {Location} face up or face down, any other card face down",
    act=lay_it,
    one_by_one=True,
).to
lay_locations: Final = Deed(
    "put", "{whom} into {your} {resource} row, each face up or face down", act=lay_it, one_by_one=True
).to
"""The same of what can't be anything else."""


def apply_removal(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.move(card, zones.REMOVED.at())


REMOVE: Final = EventKind("remove from the game", apply_removal)


def remove_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Of cards that are in nobody's row."""
    if cards:
        game.happen(Event(REMOVE, seat=scope.you, cards=tuple(cards), source=scope.source))


remove: Final = Deed("remove", "{whom} from the game", act=remove_them).to


def consume_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A card of a KO pile is removed, and with it all characters of its name in its owner's hand, deck and KO pile."""
    for card in cards:
        scope[slots.SEAT], scope[slots.IT] = game.state.owner[card], (card,)
        game.push(CONSUMING, scope)


def show_hand_and_deck(game: Vs, scope: Scope) -> None:
    seat = scope[slots.SEAT]
    lying = game.state.zones
    there = (*lying[zones.HAND.at(seat)], *lying[zones.DECK.at(seat)])
    game.happen(Event(hands_and_decks.REVEAL, seat=seat, cards=there, source=scope.source))


def banish_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    scope[slots.SO_MANY] = len(cards)
    if cards:
        game.happen(Event(REMOVE, seat=scope.you, cards=tuple(cards), source=scope.source))


banish: Final = Deed("remove", "{whom} from the game", act=banish_them, moves=True).to
"""Of cards that are not in play."""


def remove_namesakes(game: Vs, scope: Scope) -> None:
    seat, lying = scope[slots.SEAT], game.state.zones
    piles = (zones.KO_PILE.at(seat), zones.HAND.at(seat), zones.DECK.at(seat))
    there = [card for pile in piles for card in lying[pile] if game.state.definition[card].kind in CHARACTERS]
    named = namesakes_among(game, scope[slots.IT][0], there)
    if named:
        game.happen(Event(REMOVE, seat=scope.you, cards=tuple(named), source=scope.source))


def shuffle_their_deck(game: Vs, scope: Scope) -> None:
    hands_and_decks.shuffle(game, zones.DECK.at(scope[slots.SEAT]))


CHARACTERS: Final = ("main character", "supporting character")
CONSUMING: Final = Steps(show_hand_and_deck, remove_namesakes, shuffle_their_deck)
consume: Final = Deed(
    "remove",
    "{whom} from the game; its owner reveals hand and deck, removes all characters of that name in hand, deck and {KO} "
    "pile from the game, and shuffles the deck",
    act=consume_them,
).to


def those_out(game: Vs, scope: Scope) -> list[int]:
    """The cards of a hand that left the game face down, as far as they still lie there and their player plays on."""
    state = game.state
    there = [card for card in state.zones[zones.REMOVED.at()] if not state.out[state.owner[card]]]
    return [card for card in scope[slots.MARKED] if card in there and state.face_down[card]]


def give_hand_back(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    out = those_out(game, scope)
    if out:
        game.happen(Event(hands_and_decks.BRING_HAND_BACK, seat=game.state.owner[out[0]], cards=tuple(out)))


HAND_COMES_BACK: Final = Trigger(when(TURN_ENDS), Deed("give", "the hand back", act=give_hand_back).done())


def banish_it(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """The hand comes back to its player even if the one who took it away is out of the game by then."""
    seat = scope[slots.SEAT]
    held = tuple(game.state.zones[zones.HAND.at(seat)])
    if held:
        theirs = Scope(seat, scope.source)
        game.add_delayed_trigger(HAND_COMES_BACK, theirs, ("game", 0), once=True, vars={slots.MARKED: held})
        game.happen(Event(hands_and_decks.BANISH_HAND, seat=seat, cards=held, source=scope.source))


banish_hand: Final = Deed(
    "remove",
    "that player's hand from the game face down; when the turn ends, those cards go back into that hand",
    act=banish_it,
).done


def remove_to_basic(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """From the top of a deck, one after the other; all of it if there is no basic Location in it."""
    gone: list[int] = []
    for card in reversed(game.state.zones[zones.DECK.at(scope[slots.SEAT])]):
        gone.append(card)
        if definitions(game)[card].basic_symbol:
            break
    if gone:
        game.happen(Event(REMOVE, seat=scope.you, cards=tuple(gone), source=scope.source))


remove_until_basic: Final = Deed(
    "remove",
    "cards from the top of that player's deck from the game until a basic {Location} is removed",
    act=remove_to_basic,
).done


PURGING: Final = Steps(mill_found, shuffle_their_deck)
purge: Final = Deed(
    "search",
    "that player's deck, put {whom} into its owner's {KO} pile, and shuffle the deck",
    act=purge_deck,
    moves=True,
).to


@dataclass(frozen=True, eq=False)
class RevealUntil(Verb):
    """Cards of a deck are revealed from the top until one is of a kind: that one is IT, and all stay where they are."""

    what: Cards

    def apply(self, game: Vs, scope: Scope) -> None:
        seen: list[int] = []
        scope[slots.IT] = ()
        for card in reversed(game.state.zones[zones.DECK.at(scope.you)]):
            seen.append(card)
            if self.what.describes(game, scope, card):
                scope[slots.IT] = (card,)
                break
        game.happen(Event(hands_and_decks.REVEAL, seat=scope.you, cards=tuple(seen), source=scope.source))

    def words(self, say: Say) -> str:
        message = "reveal cards from the top of {your} deck until {found} turns up"
        return say.phrase(message, found=say.article(self.what.words(say)))


def reveal_until(what: Cards) -> RevealUntil:
    return RevealUntil(what)
