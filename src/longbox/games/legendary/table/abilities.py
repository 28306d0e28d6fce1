"""What cards are printed with: abilities by the moment at which they act."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from longbox.engine.cards import Card, Instance, by_occasion
from longbox.engine.effects.abilities import Ability, Occasion, Power
from longbox.engine.effects.amounts import Number, measured
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.frames import Node, Scope
from longbox.engine.lending import powers_now
from longbox.engine.tongue import WHEN
from longbox.engine.words import Say, sentence
from longbox.games.legendary.table.kinds import AMBITION, BYSTANDER, HERO, TACTIC
from longbox.games.legendary.table.state import Table

P = TypeVar("P")


FOUND: Final[dict[type[Any], dict[Card, tuple[Any, ...]]]] = {}
"""The abilities of each kind that were found on cards: every step of a turn asks for them."""


def abilities(card: Card, kind: type[P]) -> tuple[P, ...]:
    """The abilities of one kind on a card, in printed order."""
    known = FOUND.get(kind)
    if known is None:
        known = FOUND[kind] = {}
    found = known.get(card)
    if found is None:
        found = known[card] = tuple([power for power in card.powers if isinstance(power, kind)])
    return found


def having(game: Table, card: int, kind: type[P], definition: Card | None = None) -> tuple[P, ...]:
    """The abilities of one kind that a card has now: those that are printed, unless something gives or takes abilities.
    One that was played as a copy has those of that `definition` instead of its own."""
    state = game.state
    own = state.definition[card] if definition is None else definition
    if state.alters_powers:
        return tuple([one.power for one in instances(game, card, own) if isinstance(one.power, kind)])
    known = FOUND.get(kind)
    found = None if known is None else known.get(own)
    return abilities(own, kind) if found is None else found


def acting(game: Table, card: int, occasion: Occasion, definition: Card | None = None) -> tuple[Ability, ...]:
    """What a card that is itself, or a copy of a `definition`, does now at an occasion, in order."""
    state = game.state
    own = state.definition[card] if definition is None else definition
    if not state.alters_powers:
        return own.at(occasion)
    return by_occasion(tuple([one.power for one in instances(game, card, own)])).get(occasion.key, ())


def instances(game: Table, card: int, own: Card) -> tuple[Instance, ...]:
    """All that a card can do now that is, or was played as, this one."""
    return game.instances(card) if own is game.state.definition[card] else powers_now(game, card, own.instances)


ON_PLAY: Final = Occasion("play", verb="play")
ON_AMBUSH: Final = Occasion("ambush", "{Ambush}")
ON_FIGHT: Final = Occasion("fight", "{Fight}")
ON_EXCESS: Final = Occasion("excess", verb="fight")
"""More was paid for a fight than it takes: what cards do then that were played this turn, and the enemy."""
ON_PARTING: Final = Occasion("parting", verb="fight")
"""A Mastermind was fought while a Villain was bonded with it, and that one was defeated."""
ON_FIGHT_OR_FAIL: Final = Occasion("fight or fail", "{Fight or Fail}")
ON_RESCUE: Final = Occasion("rescue", "when {you} {rescue} {this}")
ON_ESCAPE: Final = Occasion("escape", "{Escape}")
AT_START: Final = Occasion("start", "{Start of Game}")
"""Before the first turn."""
ON_FAILURE: Final = Occasion("failure", "{Or Suffer}")
"""The challenge of a Trap was not met: what follows once the new hand is there."""
ON_AMBITION: Final = Occasion("ambition", verb="plot")
ON_STRIKE: Final = Occasion("strike", "{Master Strike}")
AT_TWIST: Final = Occasion("twist", "{Twist}")


def instead_of_playing(verb: str) -> Occasion:
    """A card does from hand what it can do instead of being played, by the verb that says that."""
    return Occasion("instead", verb=verb)


ON_OTHER_USE: Final = instead_of_playing("")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class FromHand(Power):
    """What a card in hand can do on its player's turn instead of being played; `verb` names it as an option.

    Messages for the player: `offer` is what is offered, with {card} in it, `elsewhere` why it can't be done with a card
    that lies elsewhere, `unable` why not with a card in hand. `lends`: the card can also be lent to whoever's turn it
    is, who plays a copy of it.
    """

    keyword: str = field()
    means: str = field()
    effect: Node
    verb: str
    offer: str
    elsewhere: str
    unable: str
    given: Condition = ALWAYS
    lends: bool = False
    is_action = True

    def possible(self, game: Table, scope: Scope) -> bool:
        return self.given.holds(game, scope)

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase(self.means))


def can_be_lent(uses: tuple[FromHand, ...]) -> bool:
    """Whether what a card can do from hand lends it to others."""
    return any(use.lends for use in uses)


@dataclass(frozen=True, eq=False)
class StaysInPlay(Power):
    """Once played, this card stays in front of its player, turn after turn."""

    keyword: str = field()
    means: str = field()

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase(self.means))


@dataclass(frozen=True, eq=False)
class Reminder(Power):
    """A keyword that says what the rules let players do anyway with what this card gives."""

    keyword: str = field()
    means: str = field()

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase(self.means))


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnUse(Power):
    """What a card that was played can be used for, by its player on their turn."""

    effect: Node
    is_action = True


@dataclass(frozen=True, eq=False)
class OncePerTurn(TurnUse):
    """What a card in front of a player can do once on each of that player's turns, if they like."""

    effect: Node = field()

    def words(self, say: Say) -> str:
        return say.labelled(say.heading(WHEN, say.phrase("once per turn")), self.effect.words(say))


@dataclass(frozen=True, eq=False)
class SchemeUse(TurnUse):
    """What a Scheme lets players do on their turns, as often as they like and something is given."""

    effect: Node = field()
    given: Condition = ALWAYS

    def possible(self, game: Table, scope: Scope) -> bool:
        return self.given.holds(game, scope)

    def words(self, say: Say) -> str:
        heading = say.heading(WHEN, say.phrase("on your turn, as often as you like"))
        return say.labelled(heading, self.effect.words(say))


@dataclass(frozen=True, eq=False)
class SmallerHands(Power):
    """Every new hand has so many cards less."""

    less: int

    def words(self, say: Say) -> str:
        return sentence(say.phrase("each player's new hand has {number} card less", number=self.less))


@dataclass(frozen=True, eq=False)
class TrapUse(TurnUse):
    """What a Trap lets the player do whose turn it is, as often as something is given: a payment, or a discard."""

    effect: Node = field()
    given: Condition = ALWAYS

    def possible(self, game: Table, scope: Scope) -> bool:
        return self.given.holds(game, scope)

    def words(self, say: Say) -> str:
        effect = say.phrase("you may {effect}", effect=self.effect.words(say.after_may()))
        return say.labelled(say.heading(WHEN, say.phrase("on your turn")), effect)


@dataclass(frozen=True, eq=False)
class HasTraitor(Power):
    """Whoever holds the Twist among their Betrayal Cards stands on the other side."""

    def words(self, say: Say) -> str:
        return sentence(say.phrase("when the players win, the Traitor shows the {Scheme} {Twist} and loses"))


@dataclass(frozen=True, eq=False)
class Thrown(TurnUse):
    """What an Artifact in front of a player does when it is thrown: put under its owner's deck, if what that asks for
    is given."""

    effect: Node = field()
    given: Condition = ALWAYS

    def possible(self, game: Table, scope: Scope) -> bool:
        return self.given.holds(game, scope)

    def words(self, say: Say) -> str:
        said = say.labelled(say.heading(WHEN, say.phrase("when you throw {this}")), self.effect.words(say))
        return said if self.given is ALWAYS else say.together(self.limit_words(say), said)

    def limit_words(self, say: Say) -> str:
        return sentence(say.phrase("you can throw {this} only if {condition}", condition=self.given))


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterPlay(TurnUse):
    """What a card that was played lets its player do for the rest of the turn; `verb` names it as an option.

    Messages for the player: `elsewhere` is why it can't be done with a card that was not played, by the rule
    `played_rule`, and `unable` why it can't be done now, by the rule `rule`.
    """

    verb: str
    elsewhere: str
    unable: str
    played_rule: str
    rule: str

    def possible(self, game: Table, scope: Scope) -> bool:
        return True

    def says(self, say: Say) -> str:
        """What is done, for the label of the option."""
        return self.effect.words(say)


@dataclass(frozen=True, eq=False)
class ToPlay(Power):
    """A cost of playing the card; without it the card can't be played."""

    condition: Condition
    effect: Node

    def words(self, say: Say) -> str:
        return sentence(say.phrase("to play {this}, {effect}", effect=self.effect))


@dataclass(frozen=True, eq=False)
class Challenge(Power):
    """What a Trap asks of the player whose turn it is. `early`: it is met as soon as that holds, since a deed stays
    done; else it counts how things stand at the end of the turn."""

    condition: Condition
    early: bool

    def words(self, say: Say) -> str:
        return say.labelled(say.heading(WHEN, say.phrase("{By End of Turn}")), self.condition.words(say))


@mypyc_attr(allow_interpreted_subclasses=True)
class OfFights(Power):
    """What is printed on an enemy about who can fight it and what that takes, beside its Attack."""


@dataclass(frozen=True, eq=False)
class ToFight(OfFights):
    """A cost of fighting this Villain beside its Attack; without it there is no fight."""

    condition: Condition
    effect: Node
    keyword: str = ""

    def words(self, say: Say) -> str:
        said = say.phrase("to fight {this}, also {effect}", effect=self.effect)
        return say.named(self, said) if self.keyword else sentence(said)


@dataclass(frozen=True, eq=False)
class FightOnlyIf(OfFights):
    """A condition under which alone a player can fight this Villain."""

    condition: Condition
    keyword: str = ""

    def words(self, say: Say) -> str:
        said = say.phrase("you can fight {this} only if {condition}", condition=self.condition)
        return say.named(self, said) if self.keyword else sentence(said)


@dataclass(frozen=True, eq=False)
class PaidWith(OfFights):
    """This enemy can be fought with Recruit as well as with Attack."""

    keyword: str = field()
    means: str = field()

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase(self.means))


@dataclass(frozen=True, eq=False)
class OnlyWithRecruit(OfFights):
    """This enemy can be fought with Recruit, and not with Attack."""

    def words(self, say: Say) -> str:
        return sentence(say.phrase("you can fight {this} only with {Recruit}, and not with {Attack}"))


@dataclass(frozen=True, eq=False)
class FromOneHero(OfFights):
    """This enemy can be fought only with points from the cards of a single Hero."""

    keyword: str = field()
    means: str = field()

    def words(self, say: Say) -> str:
        return say.named(self, say.phrase(self.means))


@dataclass(frozen=True, eq=False)
class Staked(OfFights):
    """What a fight with this enemy takes is known only once it has begun, when so many cards of the Villain Deck are
    turned up: their Victory Points come on top. Who has too little then fails."""

    number: Number
    keyword: str = field()
    many: str = field()
    means: str = field()

    def words(self, say: Say) -> str:
        meaning = sentence(say.phrase(self.means))
        if self.number == 1:
            return say.phrase("{keyword} ({meaning})", keyword=say.phrase(self.keyword), meaning=meaning)
        number = measured(self.number, say.phrase(self.keyword), say.phrase(self.many), say)
        said = "{number} ({meaning})" if isinstance(self.number, int) else "{this} has {number} ({meaning})"
        return say.phrase(said, number=number, meaning=meaning)


@dataclass(frozen=True, eq=False)
class Weapon(Power):
    """So much stronger is the enemy that holds this card, and never a player."""

    attack: int

    def words(self, say: Say) -> str:
        said = say.phrase("the enemy that holds {this} has +{number} {Attack}", number=self.attack)
        return say.phrase("{Villainous Weapon} ({meaning})", meaning=sentence(said))


@dataclass(frozen=True, eq=False)
class AlwaysLeads(Power):
    """The group that a Mastermind brings along."""

    group: str

    def words(self, say: Say) -> str:
        return say.labelled(say.phrase("{Always leads}"), self.group)


@dataclass(frozen=True, eq=False)
class WoundsInDecks(Power):
    """Wounds that a Mastermind lays among the cards of each player before the first hands are drawn."""

    number: int

    def words(self, say: Say) -> str:
        said = say.phrase("{number} {Wounds} are shuffled into each player's deck", number=self.number)
        return say.labelled(say.phrase("setup"), sentence(said))


@dataclass(frozen=True, eq=False)
class MoreVictoryPoints(Power):
    """Victory Points beyond the printed ones, counted when the game ends."""

    amount: Number

    def words(self, say: Say) -> str:
        worth = measured(self.amount, say.phrase("more {VP}"), "", say)
        return sentence(say.phrase("{this} is worth {worth}", worth=worth))


class Countdown(Condition):
    """A condition that comes nearer card by card; `left` says how many are still missing."""

    def left(self, game: Table, scope: Scope) -> int:
        raise NotImplementedError

    def holds(self, game: Table, scope: Scope) -> bool:
        return self.left(game, scope) <= 0

    def met(self, say: Say) -> str:
        """What has happened once it holds."""
        return self.words(say)

    def winners(self, game: Table, scope: Scope) -> tuple[int, ...]:
        """The players who win with it. Mostly all of them lose."""
        return ()


@dataclass(frozen=True, eq=False)
class EvilWins(Power):
    """The condition that fulfils a Scheme, or with which a Mastermind wins at once."""

    condition: Countdown
    of_mastermind: bool = False

    def words(self, say: Say) -> str:
        if self.of_mastermind:
            return sentence(say.phrase("{this} wins when {condition}", condition=self.condition))
        return sentence(say.phrase("{evil wins} when {condition}", condition=self.condition))


OF_A_KIND: Final = {HERO: "{Heroes}", BYSTANDER: "{Bystanders}", AMBITION: "{Ambitions}", TACTIC: "{Tactics}"}
"""What may come as a Villain."""


@dataclass(frozen=True, eq=False)
class CountAsVillains(Power):
    """Cards of another kind that come into the city as Villains; `gained`: who defeats one gains it."""

    kind: str
    name: str
    gained: bool = False

    def words(self, say: Say) -> str:
        are = say.phrase(
            "{cards} in the {Villain} Deck are {name} {Villains}",
            cards=say.phrase(OF_A_KIND[self.kind]),
            name=say.phrase(self.name),
        )
        return sentence(say.phrase("{are}; whoever defeats one {gains} it", are=are) if self.gained else are)
