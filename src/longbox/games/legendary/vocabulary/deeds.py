"""The verbs of the rulebook, as far as they are about a player's own cards: draw, KO, discard, gain, rescue."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.moving import InAnyOrder, hide_what_leaves
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.view import lose_track
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters import performing, wounds
from longbox.games.legendary.chapters.bindings import GAIN_BINDINGS
from longbox.games.legendary.chapters.bystanders import FREE, RESCUE, captives
from longbox.games.legendary.chapters.classes import CHANGE_CLASS
from longbox.games.legendary.chapters.discarding import DISCARD_THEM
from longbox.games.legendary.chapters.drawing import (
    DRAW,
    PUT_AT,
    PUT_BACK,
    PUT_INTO_HAND,
    PUT_ON_DECK,
    PUT_UNDER_DECK,
    SHUFFLE_IN,
)
from longbox.games.legendary.chapters.gaining import AS_A_HERO, GAIN, RETURN, STACKS, hero_side
from longbox.games.legendary.chapters.hq import PUT_UNDER_HERO_DECK, put_them_under_hero_deck
from longbox.games.legendary.chapters.knocking_out import KO_THEM
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.chapters.shards import GAIN_SHARDS
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.roles import shields
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DECK, DISCARD, MADAME_HYDRA, NEW_RECRUITS, OFFICERS, SIDEKICKS, WOUNDS


def only_choose(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """What is chosen is for the rest of the effect to speak of."""


def draw_so_many(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if amount:
        game.happen(Event(DRAW, seat=scope.you, amount=amount, source=scope.source))


def draw_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Certain cards of the deck."""
    hide_what_leaves(game, scope)
    if cards:
        game.happen(Event(DRAW, seat=scope.you, cards=tuple(cards), source=scope.source))


def put_them_into_hand(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """This is no draw."""
    if cards:
        game.happen(Event(PUT_INTO_HAND, seat=scope.you, cards=tuple(cards), source=scope.source))


def put_them_on_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The first chosen lies lowest."""
    if cards:
        game.happen(Event(PUT_ON_DECK, seat=scope.you, cards=tuple(cards), source=scope.source))


def put_them_on_deck_in_order(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The next one to be drawn was chosen first."""
    put_them_on_deck(game, scope, cards[::-1], amount)


def put_them_back(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The next one to be drawn was chosen first. Where hands are closed, nobody else sees in which order. Those of
    another pile than a player's deck go back on top of that."""
    if not cards:
        return
    if not game.state.open_hands:
        lose_track(game, cards, 1 << scope.you)
    back = tuple(reversed(cards))
    if game.state.zone[cards[0]] == DECK.first + scope.you:
        game.happen(Event(PUT_BACK, seat=scope.you, cards=back, source=scope.source))
    else:
        game.happen(Event(PUT_AT, seat=scope.you, cards=back, source=scope.source, manner="top"))


def shuffle_discards_in(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if discards_lie_there(game, scope, cards, amount):
        game.happen(Event(SHUFFLE_IN, seat=scope.you, source=scope.source))


def shuffle_them_in(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(SHUFFLE_IN, seat=scope.you, cards=tuple(cards), source=scope.source, manner="some"))


def discards_lie_there(game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    return bool(game.state.zones[DISCARD.first + scope.you])


def put_pile_on_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """In its order: the card that was discarded last is on top."""
    put_them_on_deck(game, scope, list(game.state.zones[DISCARD.first + scope.you]), amount)


def put_them_under(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of the pile in which they lie."""
    if cards:
        game.happen(Event(PUT_AT, seat=scope.you, cards=tuple(cards), source=scope.source, manner="bottom"))


def take_that_class(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(
            Event(CHANGE_CLASS, seat=scope.you, cards=tuple(cards), amount=scope[slots.CLASS], source=scope.source)
        )  # fmt: skip


def in_random_order(game: Table, cards: list[int]) -> list[int]:
    """An order that nobody will know."""
    left = list(cards)
    order: list[int] = []
    while left:
        order.append(game.pick_at_random(left))
        left.remove(order[-1])
    lose_track(game, cards, 0)
    return order


def put_them_under_at_random(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    put_them_under(game, scope, in_random_order(game, cards), amount)


def put_under_heroes_at_random(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    put_them_under_hero_deck(game, scope, in_random_order(game, cards), amount)


def put_them_back_at_random(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """On top of the pile in which they are."""
    put_them_on_top(game, scope, in_random_order(game, cards), amount)


def put_them_on_top(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of the pile in which they are."""
    if cards:
        game.happen(Event(PUT_AT, seat=scope.you, cards=tuple(cards), source=scope.source, manner="top"))


def put_them_under_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(PUT_UNDER_DECK, seat=scope.you, cards=tuple(cards), source=scope.source))


def gain_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Where they are Wounds, that is answered like any other Wound."""
    if cards and len(wounds.among(game, cards)) == len(cards):
        given = tuple(cards)
        game.happen(Event(GAIN_WOUND, seat=scope.you, cards=given, source=scope.source, manner=wounds.CERTAIN_ONES))
    elif cards:
        game.happen(Event(GAIN, seat=scope.you, cards=tuple(cards), source=scope.source, manner="discard"))


def gain_them_as_heroes(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Those that have such a side and are none yet."""
    found = tuple([card for card in cards if hero_side(game, card) is not None])
    if found:
        game.happen(Event(GAIN, seat=scope.you, cards=found, source=scope.source, manner=AS_A_HERO))


def gain_them_into_hand(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(GAIN, seat=scope.you, cards=tuple(cards), source=scope.source, manner="hand"))


def gain_from(stack: ZoneKind, manner: str, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The top card of a stack, if there is any."""
    pile = game.state.zones[stack.first]
    if pile:
        game.happen(Event(GAIN, seat=scope.you, cards=(pile[-1],), source=scope.source, manner=manner))


def gain_them_onto_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(GAIN, seat=scope.you, cards=tuple(cards), source=scope.source, manner="deck"))


def is_left(stack: ZoneKind, game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    """Whether a stack has a card."""
    return bool(game.state.zones[stack.first])


def gain_a_wound(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(GAIN_WOUND, seat=scope.you, source=scope.source, manner="discard"))


def gain_a_wound_into_hand(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(GAIN_WOUND, seat=scope.you, source=scope.source, manner="hand"))


def gain_a_bindings(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(GAIN_BINDINGS, seat=scope.you, source=scope.source, manner="discard"))


def gain_bindings_of_others(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Those that another player has."""
    if cards:
        game.happen(Event(GAIN_BINDINGS, seat=scope.you, cards=tuple(cards), source=scope.source, manner="discard"))


def gain_so_many_shards(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if amount:
        game.happen(Event(GAIN_SHARDS, seat=scope.you, amount=amount, source=scope.source))


def rescue_so_many(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if amount:
        game.happen(Event(RESCUE, seat=scope.you, amount=amount, source=scope.source))


def rescue_these(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(RESCUE, seat=scope.you, cards=tuple(cards), source=scope.source))


def rescue_whom_it_holds(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        if captives(game, card):
            game.happen(Event(FREE, card=card, seat=scope.you, source=scope.source))


def let_it_be_rescued(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """By whoever's turn it is."""
    if cards:
        game.happen(Event(RESCUE, seat=game.state.active, cards=tuple(cards), source=scope.source))


def recruit_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Who hides behind others can't be."""
    for card in cards:
        if not shields(game, card):
            game.happen(Event(RECRUIT, seat=scope.you, card=card, source=scope.source, manner="free"))


def is_of_stack(stack: ZoneKind, game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    """A card of that stack, and not another Hero that copies one, nor a copy without a card."""
    definition = game.state.definition
    return any(definition[card].fact("stack") == stack.name for card in THIS.cards(game, scope))


def go_back_to_stack(stack: ZoneKind, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """A card of that stack goes back; another Hero that copies one stays."""
    if is_of_stack(stack, game, scope, cards, amount):
        game.happen(Event(RETURN, seat=scope.you, cards=(scope.source,), source=scope.source))


def go_back_to_stacks(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Under those that they came from; what never lay in one stays."""
    found = tuple([card for card in cards if game.state.definition[card].fact("stack") in STACKS])
    if found:
        game.happen(Event(RETURN, seat=scope.you, cards=found, source=scope.source))


def do_what_comes_with_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """What a card does whether it is played or used from hand; its other abilities are silent."""
    performing.USED_INSTEAD.of(game, Scope(scope.you, scope.source))


DRAW_CARDS: Final = Deed("draw", "card", "cards", act=draw_so_many)
DRAW_THEM: Final = Deed("draw", act=draw_them, moves=True, key="draw")
PUT_THEM_BACK: Final = Deed("put", "{whom} back", act=put_them_back, key="put back")

choose: Final = Deed("choose", act=only_choose).to
becomes_that_class: Final = Deed(
    "count", "as that class instead of its own this turn", act=take_that_class, acts=True
).to
ko: Final = KO_THEM.to
discard: Final = DISCARD_THEM.to
put_into_hand: Final = Deed("put", "{whom} into {your} hand", act=put_them_into_hand, moves=True).to
put_on_deck: Final = Deed("put", "{whom} on top of {your} deck", act=put_them_on_deck, moves=True, key="put on deck").to
PUT_THEM_ON_DECK: Final = Deed(
    "put", "{whom} on top of {your} deck", act=put_them_on_deck_in_order, moves=True, key="put on deck"
)
shuffle_discards: Final = Deed(
    "shuffle", "{your} discard pile into {your} deck", act=shuffle_discards_in, can=discards_lie_there
).done
shuffle_into_deck: Final = Deed("shuffle", "{whom} into {your} deck", act=shuffle_them_in, moves=True).to
put_discard_pile_on_deck: Final = Deed("put", "{your} discard pile on top of {your} deck", act=put_pile_on_deck).done
put_under_its_pile: Final = Deed("put", "{whom} on the bottom", act=put_them_under, key="bottom").to
put_under_at_random: Final = Deed(
    "put", "{whom} on the bottom in random order", act=put_them_under_at_random, key="bottom"
).to
put_on_its_pile: Final = Deed("put", "{whom} on top", act=put_them_on_top, key="put on its pile").to
put_back_at_random: Final = Deed("put", "{whom} back in random order", act=put_them_back_at_random).to
put_under_deck: Final = Deed("put", "{whom} on the bottom of {your} deck", act=put_them_under_deck, moves=True).to
put_under_hero_deck: Final = PUT_UNDER_HERO_DECK.to
put_under_hero_deck_at_random: Final = Deed(
    "put", "{whom} under the {Hero} Deck in random order", act=put_under_heroes_at_random
).to
gain: Final = Deed("{gain}", act=gain_them, moves=True).to
gain_as_hero: Final = Deed("{gain}", "{whom} as {a Hero}", act=gain_them_as_heroes).to
gain_as_artifact: Final = Deed("{gain}", "{whom} as an {Artifact}", act=gain_them).to
gain_into_hand: Final = Deed("put", "{whom} into {your} hand", act=gain_them_into_hand, moves=True, key="gain").to
gain_onto_deck: Final = Deed("put", "{whom} on top of {your} deck", act=gain_them_onto_deck, moves=True, key="gain").to
gain_officer: Final = Deed(
    "{gain}", "an {Officer}", act=partial(gain_from, OFFICERS, "discard"), can=partial(is_left, OFFICERS)
).done
gain_officer_into_hand: Final = Deed(
    "{gain}", "an {Officer} into {your} hand", act=partial(gain_from, OFFICERS, "hand"), can=partial(is_left, OFFICERS)
).done
gain_madame_hydra: Final = Deed(
    "{gain}", "a {Madame HYDRA}", act=partial(gain_from, MADAME_HYDRA, "discard"), can=partial(is_left, MADAME_HYDRA)
).done
gain_new_recruits: Final = Deed(
    "{gain}", "{New Recruit}", "{New Recruits}", act=partial(gain_from, NEW_RECRUITS, "discard"), one_by_one=True
).so_many
gain_bindings: Final = Deed("{gain}", "{Bindings}", "{Bindings}", act=gain_a_bindings, one_by_one=True).so_many
gain_those_bindings: Final = Deed("{gain}", act=gain_bindings_of_others, moves=True).to
gain_wounds: Final = Deed("{gain}", "{Wound}", "{Wounds}", act=gain_a_wound, one_by_one=True).so_many
gain_wound_into_hand: Final = Deed(
    "{gain}", "a {Wound} into {your} hand", act=gain_a_wound_into_hand, can=partial(is_left, WOUNDS)
).done
gain_shards: Final = Deed("{gain}", "{Shard}", "{Shards}", act=gain_so_many_shards).so_many
rescue: Final = Deed("{rescue}", "{Bystander}", "{Bystanders}", act=rescue_so_many).so_many
rescue_those: Final = Deed("{rescue}", act=rescue_these, key="rescue").to
give_up: Final = Deed("let", "you {rescue} {whom}", act=let_it_be_rescued, moves=True, key="give up").to
rescue_from: Final = Deed("{rescue}", "the {Bystanders} {whom} holds", act=rescue_whom_it_holds).to
recruit: Final = Deed("recruit", "{whom} without paying", act=recruit_it, moves=True, key="recruit").to
return_to_sidekicks: Final = Deed(
    "return",
    "{this} to the bottom of the {Sidekick} stack",
    act=partial(go_back_to_stack, SIDEKICKS),
    can=partial(is_of_stack, SIDEKICKS),
).done
return_to_new_recruits: Final = Deed(
    "return",
    "{this} to the {New Recruit} stack",
    act=partial(go_back_to_stack, NEW_RECRUITS),
    can=partial(is_of_stack, NEW_RECRUITS),
).done
return_to_stack: Final = Deed("return", "{whom} to the bottom of its stack", act=go_back_to_stacks, moves=True).to
used_instead: Final = Deed("do", "what comes with it", act=do_what_comes_with_it).done


def draw(what: Number | Noun = 1) -> Does:
    """So many cards from the top, or certain cards of the deck."""
    return DRAW_THEM.to(what) if isinstance(what, Noun) else DRAW_CARDS.so_many(what)


def put_on_deck_in_any_order(what: Noun) -> InAnyOrder:
    """Cards that lay elsewhere, all of them."""
    return InAnyOrder(PUT_THEM_ON_DECK, what)


def put_back(what: Noun) -> InAnyOrder:
    """Cards on top of the deck are put back in any order."""
    return InAnyOrder(PUT_THEM_BACK, what)
