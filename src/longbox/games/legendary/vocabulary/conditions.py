"""Things that hold or don't in Legendary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import Condition, Fact
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.effects.patterns import happened
from longbox.engine.effects.places import ANYWHERE
from longbox.engine.effects.players import YOU
from longbox.engine.frames import Scope
from longbox.engine.slots import IT
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.villain_deck import OVER_ONE, TURN_UP
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import ON_AMBUSH, Countdown, acting
from longbox.games.legendary.table.board import city_of, neighbours, spaces, zone_of
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import is_villain, masterminds, space_of, stands
from longbox.games.legendary.table.kinds import BYSTANDER, CLASSES, IN_SPACES, STRIKE
from longbox.games.legendary.table.nouns import printed_cost
from longbox.games.legendary.table.roles import held
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ESCAPED, VICTORY, WOUNDS
from longbox.games.legendary.vocabulary.adjectives import counts_as_villain
from longbox.games.legendary.vocabulary.moments import any_card


def was_fought_in(spaces: tuple[int, ...], game: Table, scope: Scope) -> bool:
    return scope[slots.SPACE] in spaces


def stands_in_one(spaces: tuple[int, ...], game: Table, scope: Scope) -> bool:
    return space_of(game, scope.source) in spaces


def stands_in(*spaces: int) -> Fact:
    """It is in one of these spaces now."""
    where = " or ".join([IN_SPACES[space] for space in spaces])
    return Fact(f"it is {where}", partial(stands_in_one, spaces))


def nobody_is_next_to_it(game: Table, scope: Scope) -> bool:
    space = space_of(game, scope.source)
    if space < 0:
        return True
    return not any(is_villain(game, card) for there in neighbours(game, space) for card in cards_of(game, there))


def somebody_is_ahead(game: Table, scope: Scope) -> bool:
    """In the space that it would move on to."""
    space = space_of(game, scope.source)
    if space < 0:
        return False
    city = city_of(game, space)
    ahead = city[city.index(space) + 1 : city.index(space) + 2]
    return any(cards_of(game, one) for one in ahead)


def cards_of(game: Table, space: int) -> list[int]:
    return game.state.zones[zone_of(space)]


def has_made_recruit(least: int, game: Table, scope: Scope) -> bool:
    return game.state.recruit_made >= least


def fought_in(*spaces: int) -> Fact:
    """The fight took place in one of these spaces."""
    where = " or ".join([IN_SPACES[space] for space in spaces])
    return Fact(f"you fought {{this}} {where}", partial(was_fought_in, spaces))


def has_played_others(least: int, game: Table, scope: Scope) -> bool:
    return len([0 for play in game.state.plays if play.card != scope.source]) >= least


def so_many_came(least: int, game: Table, scope: Scope) -> bool:
    return game.state.came_into_hq >= least


def came_into_hq(least: int) -> Fact:
    return Fact(f"at least {least} cards have come into the {{HQ}} this turn", partial(so_many_came, least))


def played_others(least: int) -> Fact:
    return Fact(f"you played at least {least} other cards this turn", partial(has_played_others, least))


def has_played_different(least: int, game: Table, scope: Scope) -> bool:
    others = [play for play in game.state.plays if play.card != scope.source]
    return len({play.definition.name for play in others if any(map(play.has, CLASSES))}) >= least


def played_different(least: int) -> Fact:
    said = f"you played at least {least} other {{Heroes}} with a class and different names this turn"
    return Fact(said, partial(has_played_different, least))


def is_nth_card(number: int, game: Table, scope: Scope) -> bool:
    return bool(scope[slots.PLAY] == number - 1)


def nth_card(number: int) -> Fact:
    """This is the eighth card of the turn, and not a later one."""
    return Fact(f"{{this}} is card number {number} of those {{you}} played this turn", partial(is_nth_card, number))


def made_recruit(least: int) -> Fact:
    return Fact(f"you have made {least} or more {{Recruit}} this turn", partial(has_made_recruit, least))


def is_as_dear(game: Table, scope: Scope) -> bool:
    """What was revealed last, beside what was discarded before it; nothing costs 0."""
    discarded = sum([printed_cost(game, card) for card in scope.vars.get(slots.THIS_WAY, ())])
    revealed = scope.vars.get(IT, ())
    return bool(revealed) and printed_cost(game, revealed[0]) >= discarded


def happened_this_way(game: Table, scope: Scope) -> bool:
    return bool(scope.vars.get(slots.THIS_WAY))


WOUNDED_THIS_WAY: Final = Fact("anybody {gains} a {Wound} this way", happened_this_way)
"""What `tallied` has counted is not nothing."""
AS_DEAR_AS_DISCARDED: Final = Fact("it {costs} as much as the discarded card or more", is_as_dear)


def has_one_for_each_twist(game: Table, scope: Scope) -> bool:
    """The one that speaks is a Mastermind."""
    state = game.state
    won = [card for card in state.zones[VICTORY.first + scope.you] if state.definition[card].kind == BYSTANDER]
    return len(won) >= len(held(game, scope.source, OVER_ONE))


def others_play(game: Table, scope: Scope) -> bool:
    return game.state.seats > 1


SOMEBODY_AHEAD: Final = Fact("there is {a Villain} in the space before {this}", somebody_is_ahead)
NOBODY_NEXT_TO_IT: Final = Fact("no {Villain} is in a space next to {this}", nobody_is_next_to_it)
A_BYSTANDER_FOR_EACH_TWIST: Final = Fact(
    "{you} have a {Bystander} in {your} Victory Pile for each {Twist} beside it", has_one_for_each_twist
)


def is_strike_or_ambusher(game: Table, scope: Scope, card: int) -> bool:
    return game.state.definition[card].kind == STRIKE or bool(
        counts_as_villain(game, scope, card) and acting(game, card, ON_AMBUSH)
    )


STRIKE_OR_AMBUSHER: Final = Cards(
    "{Master Strike} or {Villain} with an {Ambush}", ANYWHERE, (Is("", is_strike_or_ambusher),)
)
AMBUSHED: Final = happened(TURN_UP, whom=STRIKE_OR_AMBUSHER)
"""The Villain Deck has brought one this turn."""


def are_left(stack: ZoneKind, many: int, game: Table, scope: Scope) -> bool:
    return len(game.state.zones[stack.first]) >= many


def wounds_left(many: int) -> Fact:
    """So many can still be gained."""
    return Fact(f"there are {many} {{Wounds}} left", partial(are_left, WOUNDS, many))


NOT_ALONE: Final = Fact("{you} do not play alone", others_play)
DISCARDED: Final = happened(DISCARDS, who=YOU, whom=any_card)
"""For whatever reason."""


def counted(noun: Noun, game: Table, scope: Scope) -> list[int]:
    """What a Scheme counts: not whom an Escape effect may yet take out of the Escape pile again."""
    return [card for card in noun.cards(game, scope) if card not in game.state.escaping]


@dataclass(frozen=True, eq=False)
class AtLeastEscaped(Countdown):
    """So many cards of a kind lie in the Escape pile."""

    noun: Noun
    least: int
    said: str = "{cards}"

    def left(self, game: Table, scope: Scope) -> int:
        return self.least - len(counted(self.noun, game, scope))

    def words(self, say: Say) -> str:
        return say.phrase(self.said, cards=say.together(str(self.least), say.plural(self.noun)))


STACKS: Final = {
    "wounds": "the {Wound} stack",
    "officers": "the {Officer} stack",
    "bindings": "the {Bindings} stack",
    "hero deck": "the {Hero} Deck",
    "villain deck": "the {Villain} Deck",
}


@dataclass(frozen=True, eq=False)
class SoManyPerPlayer(Countdown):
    """So many cards of a kind are there for each player."""

    noun: Noun
    each: int
    said: str = "there are {cards} for each player"

    def left(self, game: Table, scope: Scope) -> int:
        return self.each * game.state.seats - len(counted(self.noun, game, scope))

    def words(self, say: Say) -> str:
        return say.phrase(self.said, cards=say.together(str(self.each), say.plural(self.noun)))


@dataclass(frozen=True, eq=False)
class NoneMissing(Countdown):
    """Something of which the game tells how much is missing, and `said` what has come about then."""

    missing: Callable[[Table, Scope], int]
    said: str

    def left(self, game: Table, scope: Scope) -> int:
        return self.missing(game, scope)

    def words(self, say: Say) -> str:
        return say.phrase(self.said)


def masterminds_missing(many: int, game: Table, scope: Scope) -> int:
    return many - len([card for card in masterminds(game) if stands(game, card)])


def masterminds_in_the_game(many: int) -> NoneMissing:
    """So many stand against the players."""
    return NoneMissing(partial(masterminds_missing, many), f"there are {many} {{Masterminds}}")


def kinds_missing(group: str, game: Table, scope: Scope) -> int:
    """How many of the different Villains of a group, or of the one that stands in for it, have not escaped."""
    state = game.state
    led = state.stand_in or group
    kinds = {card.name for one in COLLECTION.villains.values() if one.name == led for card in one.cards}
    gone = [card for card in state.zones[ESCAPED.first] if card not in state.escaping]
    return len(kinds - {state.definition[card].name for card in gone})


def all_kinds_escaped(group: str) -> NoneMissing:
    """One of each of the different Villains of the group that a Mastermind always leads."""
    return NoneMissing(partial(kinds_missing, group), f"one of each of the {group} has {{escaped}}")


def hq_left(game: Table, scope: Scope) -> int:
    return len(game.state.hq)


HQ_IS_DESTROYED: Final = NoneMissing(hq_left, "the {HQ} has no space left")


def spaces_left(game: Table, scope: Scope) -> int:
    return len(spaces(game))


CITY_IS_DESTROYED: Final = NoneMissing(spaces_left, "the {city} has no space left")


@dataclass(frozen=True, eq=False)
class OneGathers(Countdown):
    """A player controls so many cards of a kind, and wins together with evil."""

    noun: Cards
    least: int

    def most(self, game: Table, scope: Scope) -> int:
        seats = range(game.state.seats)
        return max([len(self.noun.cards(game, scope.child(seat))) for seat in seats])

    def left(self, game: Table, scope: Scope) -> int:
        return self.least - self.most(game, scope)

    def winners(self, game: Table, scope: Scope) -> tuple[int, ...]:
        seats = range(game.state.seats)
        return tuple([seat for seat in seats if len(self.noun.cards(game, scope.child(seat))) >= self.least])

    def words(self, say: Say) -> str:
        said = "a player controls {number} {cards}; that player wins as well, and all others lose"
        return say.phrase(said, number=self.least, cards=say.regular_plural(say.phrase(self.noun.head)))


def had_shards(game: Table, scope: Scope) -> bool:
    return bool(scope.vars.get(slots.HAD_SHARDS))


HAD_SHARDS: Final = Fact("{this} had {Shards}", had_shards)
"""When it escaped."""


@dataclass(frozen=True, eq=False)
class More(Condition):
    """There are more cards of one kind than of another."""

    first: Noun
    second: Noun

    def holds(self, game: Table, scope: Scope) -> bool:
        return len(self.first.cards(game, scope)) > len(self.second.cards(game, scope))

    def words(self, say: Say) -> str:
        first, second = say.plural(self.first), say.plural(self.second)
        return say.phrase("there are more {first} than {second}", first=first, second=second)


def more(first: Noun, than: Noun) -> More:
    return More(first, than)


@dataclass(frozen=True, eq=False)
class NamesakesEscaped(Countdown):
    """So many cards of one name lie in the Escape pile, of those that a noun means."""

    noun: Noun
    least: int

    def left(self, game: Table, scope: Scope) -> int:
        names = Counter([game.state.definition[card].name for card in counted(self.noun, game, scope)])
        return self.least - max(names.values(), default=0)

    def words(self, say: Say) -> str:
        return say.phrase(
            "{escaped} that have the same name", escaped=say.together(str(self.least), say.plural(self.noun))
        )


@dataclass(frozen=True, eq=False)
class RunsOut(Countdown):
    """A stack or deck has no card left."""

    zone: ZoneKind

    def left(self, game: Table, scope: Scope) -> int:
        return len(game.state.zones[self.zone.first])

    def words(self, say: Say) -> str:
        return say.phrase("{stack} runs out", stack=say.phrase(self.stack))

    def met(self, say: Say) -> str:
        return say.phrase("{stack} has run out", stack=say.phrase(self.stack))

    @property
    def stack(self) -> str:
        return STACKS[self.zone.name]
