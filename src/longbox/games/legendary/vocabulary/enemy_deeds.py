"""The verbs of the rulebook that are about enemies, the city and the Villain Deck: defeat, capture, enter, escape."""

from __future__ import annotations

from functools import partial
from typing import Final

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.deeds import Deed, Does
from longbox.engine.effects.nouns import THIS, Noun
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD
from longbox.engine.slots import IT
from longbox.games.legendary.chapters import city, defeating, performing, villain_deck
from longbox.games.legendary.chapters.bystanders import CAPTIVE, CAPTURE, HERO_UNDER
from longbox.games.legendary.chapters.prices import RECRUIT_WILL_DO
from longbox.games.legendary.chapters.shards import GAIN_SHARDS, GIVE_NOTHING
from longbox.games.legendary.chapters.weapons import BECOME
from longbox.games.legendary.chapters.withdrawing import WITHDRAW
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.board import USUAL_SIZE, decks_to_play_from, is_empty, stands, zone_of
from longbox.games.legendary.table.board import villain_deck as villain_deck_of
from longbox.games.legendary.table.cards import VILLAIN_SIDE
from longbox.games.legendary.table.kinds import ATTACK_POINTS, SPACES, THE_SPACES, TO_RECRUIT
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import THIS_TURN, one_fight
from longbox.games.legendary.table.zones import ESCAPED, OFFICERS
from longbox.games.legendary.vocabulary.adjectives import OF_THIS_GROUP


def play_a_villain_card(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Each completely before the next."""
    game.push(villain_deck.PLAY_VILLAIN_CARD, Scope(game.state.active))


def a_villain_card_is_left(game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    return bool(decks_to_play_from(game, game.state.active))


def defeat_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Neither its price nor its conditions count."""
    game.push(defeating.DEFEATS, Scope(scope.you, cards[0]))


def win_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(defeating.WINS, Scope(scope.you, cards[0]))


def capture_bystanders(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """From their stack."""
    game.happen(Event(CAPTURE, card=cards[0], amount=amount, seat=scope.you, source=scope.source, manner=CAPTIVE.key))


def gain_shards_on_it(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Each of them is 1 Attack more."""
    if amount:
        game.happen(Event(GAIN_SHARDS, card=cards[0], amount=amount, source=scope.source, manner="enemy"))


def capture_officers(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """From their stack, as many as are there."""
    taken = tuple(game.state.zones[OFFICERS.first][: -amount - 1 : -1])
    if taken and amount:
        game.happen(
            Event(CAPTURE, card=cards[0], cards=taken, seat=scope.you, source=scope.source, manner=HERO_UNDER.key)
        )


def put_them_under_this(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        this = scope.source
        game.happen(Event(CAPTURE, card=this, cards=tuple(cards), seat=scope.you, source=this, manner=HERO_UNDER.key))


def enter_the_city(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Pushing others; of a kind of which there is none, nobody does. Whoever was gained as a Hero is the Villain of
    before again."""
    if not cards:
        return
    side = game.state.definition[cards[0]].fact(VILLAIN_SIDE)
    if side is not None:
        game.take_place(Event(BECOME, card=cards[0], notes={notes.DEFINITION: side}))
    game.push(city.ENTERS, Scope(game.state.active, cards[0]))


def send_them_off(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(city.SEND_OFF, seat=scope.you, cards=tuple(cards), source=scope.source))


def withdraw_them(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.push(WITHDRAW, Scope(scope.you, scope.source, vars={slots.GONE: tuple(cards)}))


def somebody_is_there(game: Table, scope: Scope, cards: list[int], amount: int) -> bool:
    return bool(cards)


def push_on(space: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Whoever stands there is pushed out of the city."""
    if stands(game, space):
        game.push(city.MOVES_ON, Scope(game.state.active, cards[0], vars={slots.TO: space}))


def enter_space(space: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As a newcomer, with its Ambush."""
    game.push(city.ENTERS_SPACE, Scope(game.state.active, cards[0], vars={slots.TO: space}))


def enter_pushing(space: int, game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As a newcomer; whoever stands there is pushed on. Nobody enters a space that is destroyed."""
    if stands(game, space):
        game.push(city.ENTERS_PUSHING, Scope(game.state.active, cards[0], vars={slots.TO: space}))


def go_back(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """To where it was fought, if nobody has come there since."""
    space = scope[slots.SPACE]
    if space >= 0 and is_empty(game, space):
        game.happen(Event(city.COME_BACK, card=scope.source, amount=zone_of(space), seat=scope.you))


def enter_where_it_was(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Another one, as a newcomer, if nobody has come there since."""
    space = scope[slots.SPACE]
    if space >= 0 and is_empty(game, space):
        game.push(city.ENTERS_SPACE, Scope(game.state.active, cards[0], vars={slots.TO: space}))


def destroy_last(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of each city, but for a space that is the last of all."""
    for falls in [row[-1] for row in reversed(game.state.cities) if len(row) > 1]:
        game.push(city.SPACE_FALLS, Scope(game.state.active, scope.source, vars={slots.SPACE: falls}))


def let_recruit_do(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As well as the usual way."""
    if cards:
        game.modify(RECRUIT_WILL_DO, ADD, 1, cards, THIS_TURN, source=scope.source)


def capture_the_carried(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Whom a Villain had carried off, as far as they lie in the Escape pile."""
    carried = tuple([card for card in scope.vars.get(slots.CARRIED, ()) if game.state.zone[card] == ESCAPED.first])
    if carried and cards:
        source, manner = scope.source, CAPTIVE.key
        game.happen(Event(CAPTURE, card=cards[0], cards=carried, seat=scope.you, source=source, manner=manner))


def silence_shards(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.modify(GIVE_NOTHING, ADD, 1, cards, THIS_TURN, source=scope.source)


def make_cheaper(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Those that lie there now."""
    if cards:
        game.modify(TO_RECRUIT, ADD, -1, cards, THIS_TURN, source=scope.source)


def play_the_top(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """The card is IT in what follows."""
    deck = game.state.zones[villain_deck_of(game)]
    scope[IT] = tuple(deck[-1:])
    if deck:
        game.push(villain_deck.PLAY_VILLAIN_CARD, Scope(game.state.active))


def escape_now(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """As if they were pushed out of the city."""
    game.push(city.ESCAPES, Scope(game.state.active, cards[0]))


def change_attack(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Of those that are meant now."""
    if cards:
        game.modify(ATTACK_POINTS, ADD, amount, cards, THIS_TURN, source=scope.source)


def change_attack_for_a_fight(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    for card in cards:
        game.modify(ATTACK_POINTS, ADD, amount, [card], one_fight(card), source=scope.source)


def weaken_group(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """Also those of it that come later; the card of the group speaks for it."""
    for card in cards:
        game.add_lasting_effect(WEAKER_GROUP, Scope(scope.you, card), THIS_TURN)


def do_its_escape(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    """It does not escape: no Hero is lost for it, and nobody is carried off."""
    performing.ESCAPE.of(game, Scope(game.state.active, cards[0]))


def shuffle_deck(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    game.happen(Event(villain_deck.SHUFFLE, seat=scope.you, source=scope.source))


def shuffle_them_in(game: Table, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(villain_deck.SHUFFLE_INTO, seat=scope.you, cards=tuple(cards), source=scope.source))


WEAKER_GROUP: Final = Static(ATTACK_POINTS, -1, villain_in_city.that(OF_THIS_GROUP))
CAPTURES: Final = Deed("{capture}", "{Bystander}", "{Bystanders}", act=capture_bystanders, one_by_one=True, acts=True)
CAPTURES_OFFICERS: Final = Deed("{capture}", "{Officer}", "{Officers}", act=capture_officers, acts=True)
HAS_SHARDS: Final = Deed("{gain}", "{Shard}", "{Shards}", act=gain_shards_on_it, one_by_one=True, acts=True)
PUSHES_ON: Final = tuple(
    [
        Deed(
            "move",
            f"to the {{{there}}}, and {{a Villain}} that is there {{escapes}}",
            act=partial(push_on, space),
            one_by_one=True,
            acts=True,
        )
        for space, there in enumerate(SPACES[:USUAL_SIZE])
    ]
)

LAYS_SHARDS: Final = Deed(
    "put",
    "{Shard} on {whom}; whoever {gains} it {gains} that {Shard}",
    "{Shards} on {whom}; whoever {gains} it {gains} these {Shards}",
    act=gain_shards_on_it,
    one_by_one=True,
)
lays_shards: Final = LAYS_SHARDS.of
cheaper_this_turn: Final = Deed("choose", "{whom}; it {costs} 1 less this turn", act=make_cheaper).to
put_into_city: Final = Deed(
    "put", "{whom} into the {city} as {a Villain}", act=enter_the_city, one_by_one=True, moves=True
).to
play_another_villain_card: Final = Deed("play", "another card from the {Villain} Deck", act=play_the_top).done
escapes: Final = Deed("{escape}", "from the {city}", act=escape_now, one_by_one=True, acts=True).to
ENTERS_SPACE: Final = tuple(
    [
        Deed("enter", there, act=partial(enter_space, space), one_by_one=True, acts=True)
        for space, there in enumerate(THE_SPACES[:USUAL_SIZE])
    ]
)
ENTERS_PUSHING: Final = tuple(
    [
        Deed(
            "enter",
            f"{there} (pushing {{a Villain}} there on)",
            act=partial(enter_pushing, space),
            one_by_one=True,
            acts=True,
        )
        for space, there in enumerate(THE_SPACES[:USUAL_SIZE])
    ]
)
play_villain_cards: Final = Deed(
    "play",
    "card from the {Villain} Deck",
    "cards from the {Villain} Deck",
    act=play_a_villain_card,
    can=a_villain_card_is_left,
    one_by_one=True,
).so_many
gets: Final = Deed("get", "{Attack} this turn", act=change_attack, acts=True).of
gets_for_a_fight: Final = Deed("get", "{Attack} for one fight this turn", act=change_attack_for_a_fight, acts=True).of
withdraws: Final = Deed(
    "put", "{whom} and the {Bystanders} held by them under the {Villain} Deck in random order", act=withdraw_them
).to
group_weakens: Final = Deed("get", "-1 {Attack} this turn", act=weaken_group, subject="each {Villain} of its group").to
does_its_escape: Final = Deed(
    "do", "its {Escape} effects without escaping, from the {Sewers} on", act=do_its_escape, one_by_one=True, acts=True
).to
shuffle_into_villain_deck: Final = Deed(
    "shuffle", "{whom} into the {Villain} Deck", act=shuffle_them_in, moves=True, key="shuffle in"
).to
shuffle_villain_deck: Final = Deed("shuffle", "the {Villain} Deck", act=shuffle_deck).done
takes_its_place: Final = Deed(
    "enter", "the {city} space where {this} was", act=enter_where_it_was, one_by_one=True, acts=True
).to
goes_back: Final = Deed("go", "back to the {city} space where it was", act=go_back, acts=True).done
defeat: Final = Deed("defeat", ", for free, {whom}", act=defeat_it, one_by_one=True).to
win: Final = Deed("put", "{whom} into {your} Victory Pile and do the {Fight} effect", act=win_it, one_by_one=True).to
put_under_this: Final = Deed("put", "{whom} under {this}", act=put_them_under_this).to
put_into_escape_pile: Final = Deed(
    "put", "{whom} into the {Escape} pile", act=send_them_off, can=somebody_is_there, moves=True, key="send off"
).to
enters_city: Final = Deed("enter", "the {city} as {a Villain}", act=enter_the_city, one_by_one=True, acts=True).to
walks_into_city: Final = Deed("enter", "the {city}, pushing others", act=enter_the_city, acts=True).to
destroy_last_space: Final = Deed(
    "destroy", "the {city} space nearest to the exit, and {a Villain} there {escapes}", act=destroy_last
).done
shards_give_nothing: Final = Deed("choose", "{whom}; its {Shards} give it no {Attack} this turn", act=silence_shards).to
pay_with_recruit: Final = Deed(
    "choose", "{whom}; this turn {you} can fight it with {Recruit} alone", act=let_recruit_do
).to


CAPTURES_THE_CARRIED: Final = Deed("{capture}", "all {Bystanders} that {this} had", act=capture_the_carried, acts=True)


def captures_the_carried(whom: Noun) -> Does:
    return CAPTURES_THE_CARRIED.to(whom)


def captures(number: Number, whom: Noun = THIS) -> Does:
    return CAPTURES.of(number, whom)


def captures_officers(number: Number, whom: Noun = THIS) -> Does:
    """They lie under it as Heroes do."""
    return CAPTURES_OFFICERS.of(number, whom)


def has_shards(number: Number, whom: Noun = THIS) -> Does:
    """An enemy has Shards put on it."""
    return HAS_SHARDS.of(number, whom)


def moves_on(whom: Noun, space: int) -> Does:
    """Whoever is meant moves to another space, pushing anybody there out of the city."""
    return PUSHES_ON[space].to(whom)


def enters_pushing(whom: Noun, space: int) -> Does:
    """Whoever is meant enters the city there and not at its entrance; who is in the way moves on."""
    return ENTERS_PUSHING[space].to(whom)


def enters_space(whom: Noun, space: int) -> Does:
    """Whoever is meant enters the city there and not at its entrance, if the space is empty."""
    return ENTERS_SPACE[space].to(whom)
