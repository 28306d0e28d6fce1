"""What players may use on their turn beside playing cards: what lasts of those they have played, Artifacts, Shards."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters import shards, weakening
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import (
    AfterPlay,
    OncePerTurn,
    SchemeUse,
    Thrown,
    TurnUse,
    abilities,
    having,
    instances,
)
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import schemes
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.speech import speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS, DECK


def usable(game: Table, seat: int) -> list[Option]:
    """All that a player may use now."""
    state = game.state
    found: dict[TurnUse, Option] = {}
    for place in range(len(state.plays)):
        found |= uses_of_play(game, seat, place, found)
    for card in state.zones[ARTIFACTS.first + seat]:
        found |= unused(game, card, state.definition[card], found)
        found |= throws(game, seat, card, state.definition[card], found)
    if state.scheme_uses:
        found |= uses_of_schemes(game, seat)
    options = list(found.values())
    return [*options, SPEND_A_SHARD] if state.shards_of[seat] else options


SPEND_A_SHARD: Final = Option("spend shard")


def uses_of_schemes(game: Table, seat: int) -> dict[TurnUse, Option]:
    """What a Scheme lets players do on their turns."""
    return {
        use: Option("use scheme", (scheme,), power=use)
        for scheme in schemes(game)
        for use in having(game, scheme, SchemeUse)
        if use.possible(game, Scope(seat, scheme))
    }


def no_scheme_use(game: Table, seat: int, card: int, target: int) -> bool:
    return card not in schemes(game) or not having(game, card, SchemeUse)


def no_scheme_use_now(game: Table, seat: int, card: int, target: int) -> bool:
    return not any(use.possible(game, Scope(seat, card)) for use in having(game, card, SchemeUse))


def scheme_label(game: Table, option: Option) -> str:
    say = speech(game)
    return say.phrase("{cards}: {does}", cards=names_of(game, option), does=option.power.effect.words(say))


USING_A_SCHEME: Final = PlayerDeed(
    "use scheme",
    what=(
        Bar("LG-SPECIAL-01", no_scheme_use, "it lets nobody do anything", last=True),
        Bar("LG-SPECIAL-01", no_scheme_use_now, "what it asks for is not given now"),
    ),
    label=scheme_label,
)


def uses_of_play(game: Table, seat: int, place: int, known: Container[TurnUse]) -> dict[TurnUse, Option]:
    """What a play lets its player do for the rest of the turn; of several plays alike one is enough.

    An Artifact is used from in front of its player, but a copy of one here, and once.
    """
    play = game.state.plays[place]
    found: dict[TurnUse, Option] = {}
    for use in having(game, play.card, AfterPlay, play.definition):
        if use not in known and can_use(game, seat, place, use):
            found[use] = Option(use.verb, (play.card,), amount=place, power=use)
    if is_copy(game, play.card, play.definition):
        found |= unused(game, play.card, play.definition, known)
        found |= throws(game, seat, play.card, play.definition, known)
    return found


def can_use(game: Table, seat: int, place: int, use: AfterPlay) -> bool:
    """Whether what a play lets its player do can be done now."""
    return use.possible(game, Scope(seat, game.state.plays[place].card, vars={slots.PLAY: place}))


def comes_later(game: Table, seat: int, card: int, target: int) -> bool:
    """Of several cards that do the same only one is offered; those of its name that lie beside it need not wait."""
    state = game.state
    offering = [option.card for option in usable(game, seat) if option.cards]
    beside = [one for one in offering if state.zone[one] == state.zone[card]]
    return card not in offering and all(state.definition[one] is not state.definition[card] for one in beside)


DOES_THE_SAME: Final = message("another card does the same: that one is used first")


def after_play_label(game: Table, option: Option) -> str:
    use: AfterPlay = option.power
    say = speech(game)
    return say.phrase("{cards}: {does}", cards=names_of(game, option), does=use.says(say))


@cache
def deed_after_play(verb: str, elsewhere: str, unable: str, played_rule: str, rule: str) -> PlayerDeed:
    """To do what cards that were played this turn let their player do, by abilities of this name; what is said of
    cards that lie elsewhere or are unable to now, and the rules behind that."""

    def uses_of(game: Table, card: int) -> list[tuple[int, AfterPlay]]:
        return [
            (place, use)
            for place, play in enumerate(game.state.plays)
            if play.card == card
            for use in having(game, card, AfterPlay, play.definition)
            if use.verb == verb
        ]

    def has_none(game: Table, seat: int, card: int, target: int) -> bool:
        return not uses_of(game, card)

    def has_none_left(game: Table, seat: int, card: int, target: int) -> bool:
        return not any(can_use(game, seat, place, use) for place, use in uses_of(game, card))

    return PlayerDeed(
        verb,
        what=(
            Bar(played_rule, has_none, elsewhere, last=True),
            Bar(rule, has_none_left, unable, last=True),
            Bar(rule, comes_later, DOES_THE_SAME),
        ),
        label=after_play_label,
    )


def deeds_after_play() -> list[PlayerDeed]:
    """Those that some card offers for the rest of the turn in which it was played."""
    uses = {use.verb: use for card in COLLECTION.library for use in abilities(card, AfterPlay)}
    return [deed_after_play(use.verb, use.elsewhere, use.unable, use.played_rule, use.rule) for use in uses.values()]


def unused(game: Table, card: int, definition: Card, known: Container[TurnUse]) -> dict[TurnUse, Option]:
    """The once-per-turn abilities of a card that were not used this turn."""
    return {
        ability: Option("use artifact", (card,), power=ability)
        for ability in having(game, card, OncePerTurn, definition)
        if ability not in known and not was_used(game, card, definition, ability)
    }


def throws(game: Table, seat: int, card: int, definition: Card, known: Container[TurnUse]) -> dict[TurnUse, Option]:
    """What a card does when it is thrown; a copy throws nothing, and does so once."""
    scope = Scope(seat, card)
    return {
        ability: Option("throw", (card,), power=ability)
        for ability in having(game, card, Thrown, definition)
        if ability not in known and ability.possible(game, scope) and not was_used(game, card, definition, ability)
    }


def was_used(game: Table, card: int, definition: Card, ability: TurnUse) -> bool:
    return game.uses(card, instance(game, card, definition, ability), "turn") > 0


def in_front_as(game: Table, seat: int, card: int, kind: type[OncePerTurn | Thrown] = OncePerTurn) -> list[Card]:
    """As what a card in front of a player may be used: an Artifact, or what it was played as a copy of."""
    state = game.state
    known = [state.definition[card]] if state.zone[card] == ARTIFACTS.first + seat else []
    known += [play.definition for play in state.plays if play.card == card and is_copy(game, card, play.definition)]
    return [definition for definition in known if having(game, card, kind, definition)]


def not_in_front(game: Table, seat: int, card: int, target: int) -> bool:
    return not in_front_as(game, seat, card)


def all_used(game: Table, seat: int, card: int, target: int) -> bool:
    return not any(unused(game, card, definition, ()) for definition in in_front_as(game, seat, card))


def artifact_label(game: Table, option: Option) -> str:
    """A card, and what it does."""
    ability: TurnUse = option.power
    return speech(game).phrase("{cards}: {does}", cards=names_of(game, option), does=ability.effect)


USING_AN_ARTIFACT: Final = PlayerDeed(
    "use artifact",
    what=(
        Bar("LG-KW-ARTIFACT-02", not_in_front, "only Artifacts in front of you can be used", last=True),
        Bar("LG-KW-ARTIFACT-04", all_used, "it was used this turn", last=True),
        Bar("LG-KW-ARTIFACT-05", comes_later, DOES_THE_SAME),
    ),
    label=artifact_label,
)


def not_out(game: Table, seat: int, card: int, target: int) -> bool:
    return not in_front_as(game, seat, card, Thrown)


def thrown_by(game: Table, seat: int, card: int) -> list[tuple[Card, Thrown]]:
    return [
        (definition, ability)
        for definition in in_front_as(game, seat, card, Thrown)
        for ability in having(game, card, Thrown, definition)
    ]


def not_to_be_thrown(game: Table, seat: int, card: int, target: int) -> bool:
    scope = Scope(seat, card)
    return not any(ability.possible(game, scope) for _, ability in thrown_by(game, seat, card))


def throw_limit(game: Table, seat: int, card: int, target: int) -> str:
    say = speech(game, game.state.definition[card].name)
    return " ".join(ability.limit_words(say) for _, ability in thrown_by(game, seat, card))


def copies_used(game: Table, seat: int, card: int, target: int) -> bool:
    return all(was_used(game, card, definition, ability) for definition, ability in thrown_by(game, seat, card))


def throw_label(game: Table, option: Option) -> str:
    ability: Thrown = option.power
    return speech(game).phrase("Throw {cards}: {does}", cards=names_of(game, option), does=ability.effect)


THROWING: Final = PlayerDeed(
    "throw",
    what=(
        Bar("LG-KW-THROWNARTIFACT-01", not_out, "only Artifacts in front of you can be thrown", last=True),
        Bar("LG-SPECIAL-01", not_to_be_thrown, throw_limit, last=True),
        Bar("LG-KW-THROWNARTIFACT-07", copies_used, "a copy does it once", last=True),
        Bar("LG-KW-THROWNARTIFACT-05", comes_later, DOES_THE_SAME),
    ),
    label=throw_label,
)


def apply_throw(game: Table, event: Event) -> None:
    game.move(event.card, DECK.first + game.state.owner[event.card], bottom=True)


THROW: Final = EventKind("throw", apply_throw)


def throw_it(game: Table, scope: Scope) -> None:
    if game.state.zone[scope.source] == ARTIFACTS.first + scope.you:
        game.happen(Event(THROW, seat=scope.you, card=scope.source))


def throw_effect(game: Table, scope: Scope) -> None:
    ability: Thrown = scope[slots.THROWN]
    ability.effect.enter(game, scope)


THROWS: Final = Steps(throw_it, throw_effect)
"""The Artifact `source` is thrown; a copy of one only does what is done then."""


def has_no_shard(game: Table, seat: int, card: int, target: int) -> bool:
    return not game.state.shards_of[seat]


def shard_label(game: Table, option: Option) -> str:
    return said("Spend a Shard for 1 Attack")


SPENDING_A_SHARD: Final = PlayerDeed(
    "spend shard", when=(Bar("LG-KW-SHARD-07", has_no_shard, "you have no Shard"),), label=shard_label
)


def is_copy(game: Table, card: int, definition: Card) -> bool:
    """Whether a card was played as something that it is not."""
    return definition is not game.state.definition[card]


def instance(game: Table, card: int, definition: Card, ability: TurnUse) -> Instance:
    """An ability as a card has it that is, or was played as, this one: each counts its own uses."""
    return next(one for one in instances(game, card, definition) if one.power is ability)


def use(game: Table, seat: int, option: Option) -> None:
    """Do what an option of this kind, or of an enemy or a card in hand, stands for."""
    if option.verb == "spend shard":
        shards.spend_one(game, seat)
        return
    if option.verb == "weaken":
        weakening.weaken(game, seat, option)
        return
    ability = option.power
    scope = Scope(seat, option.card)
    if isinstance(ability, AfterPlay):
        scope[slots.PLAY] = option.amount
    elif isinstance(ability, OncePerTurn):
        scope[slots.PLAY] = len(game.state.plays)
        mark_used(game, option.card, ability)
    elif isinstance(ability, Thrown):
        scope[slots.PLAY] = len(game.state.plays)
        scope[slots.THROWN] = ability
        if game.state.zone[option.card] != ARTIFACTS.first + seat:
            mark_used(game, option.card, ability)
        game.push(THROWS, scope)
        return
    ability.effect.enter(game, scope)


def mark_used(game: Table, card: int, ability: OncePerTurn | Thrown) -> None:
    """A card is used as itself, or as what it was played as this turn."""
    state = game.state
    known = [state.definition[card], *(play.definition for play in state.plays if play.card == card)]
    definition = next(one for one in known if ability in having(game, card, type(ability), one))
    game.mark_used(card, instance(game, card, definition, ability), "turn")
