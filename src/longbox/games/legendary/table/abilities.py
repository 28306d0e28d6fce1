"""What cards are printed with: abilities by the moment at which they act."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Power, Static
from longbox.engine.effects.amounts import Number, measured
from longbox.engine.effects.conditions import Condition
from longbox.engine.frames import Node, Scope
from longbox.engine.game import Game
from longbox.engine.slots import IT
from longbox.engine.words import Say, sentence, spanned
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.kinds import BYSTANDER, HERO
from longbox.games.legendary.table.state import Table

P = TypeVar("P")


FOUND: Final[dict[type[Any], dict[Card, tuple[Any, ...]]]] = {}
"""The abilities of each kind that were found on cards: every step of a turn asks for them."""


def abilities(card: Card, kind: type[P]) -> tuple[P, ...]:
    """The abilities of one kind on a card, in printed order."""
    if not card.powers:
        return ()
    known = FOUND.get(kind)
    if known is None:
        known = FOUND[kind] = {}
    found = known.get(card)
    if found is None:
        found = known[card] = tuple([power for power in card.powers if isinstance(power, kind)])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Ability(Power):
    """An ability that acts when the rules call it by its kind."""

    effect: Node
    heading: str = ""

    def is_on(self, game: Table, scope: Scope) -> bool:
        return True

    def words(self, say: Say) -> str:
        said = sentence(self.effect.words(say))
        return f"{self.heading}: {said}" if self.heading else said


def named(keyword: str, meaning: str) -> str:
    """The text of a keyword: its name, and in brackets what that means here."""
    return f"{keyword} ({sentence(meaning)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenPlayed(Ability):
    """What a Hero does when it is played."""


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class OnPlay(WhenPlayed):
    effect: Node = field()


@dataclass(frozen=True, eq=False)
class Superpower(WhenPlayed):
    """Acts if other cards with these classes or teams were played earlier in the turn, of each as many as it shows."""

    icons: tuple[str, ...]
    effect: Node = field()

    def is_on(self, game: Table, scope: Scope) -> bool:
        plays = game.state.plays[: scope[slots.PLAY]]
        return all(sum([play.has(icon) for play in plays]) >= self.icons.count(icon) for icon in self.icons)

    def words(self, say: Say) -> str:
        icons = " ".join(f"[{icon}]" for icon in self.icons)
        return f"{icons}: {sentence(self.effect.words(say))}"


@mypyc_attr(allow_interpreted_subclasses=True)
class FromHand(Ability):
    """What a card in hand can do on its player's turn instead of being played; `verb` names it as an option, and
    `offer` says it to the player, with the card's name in the place of `{}`.

    `lends`: the card can also be lent to whoever's turn it is, who plays a copy of it.
    """

    verb: str
    offer: str
    lends: bool = False
    is_action = True

    def possible(self, game: Table, scope: Scope) -> bool:
        return True


def can_be_lent(card: Card) -> bool:
    return any(power.lends for power in abilities(card, FromHand))


@mypyc_attr(allow_interpreted_subclasses=True)
class StaysInPlay(Power):
    """Once played, this card stays in front of its player, turn after turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnUse(Ability):
    """What a card that was played can be used for, by its player on their turn."""

    is_action = True


@dataclass(frozen=True, eq=False)
class OncePerTurn(TurnUse):
    """What a card in front of a player can do once on each of that player's turns, if they like."""

    effect: Node = field()
    heading = "Once per turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class AfterPlay(TurnUse):
    """What a card that was played lets its player do for the rest of the turn; `verb` names it as an option."""

    verb: str

    def possible(self, game: Table, scope: Scope) -> bool:
        return True

    def says(self, say: Say) -> str:
        """What is done, for the label of the option."""
        return self.effect.words(say)


@dataclass(frozen=True, eq=False)
class PlayedOrUsed(WhenPlayed):
    """Acts when the card is played, and also when it does from hand what it can do instead."""

    effect: Node = field()
    said: str

    def words(self, say: Say) -> str:
        return sentence(f"when you play or {self.said} {say.this}, {self.effect.words(say)}")


@dataclass(frozen=True, eq=False)
class ToPlay(Ability):
    """A cost of playing the card; without it the card can't be played."""

    condition: Condition
    effect: Node = field()

    def words(self, say: Say) -> str:
        return sentence(f"to play {say.this}, {self.effect.words(say)}")


@dataclass(frozen=True, eq=False)
class Ambush(Ability):
    effect: Node = field()
    heading = "Ambush"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Fight(Ability):
    effect: Node = field()
    heading = "Fight"


@dataclass(frozen=True, eq=False)
class Escape(Ability):
    effect: Node = field()
    heading = "Escape"


@dataclass(frozen=True, eq=False)
class ToFight(Ability):
    """A cost of fighting this Villain beside its Attack; without it there is no fight."""

    condition: Condition
    effect: Node = field()

    def words(self, say: Say) -> str:
        return sentence(f"to fight {say.this}, also {self.effect.words(say)}")


@dataclass(frozen=True, eq=False)
class FightOnlyIf(Power):
    """A condition under which alone a player can fight this Villain."""

    condition: Condition

    def words(self, say: Say) -> str:
        return sentence(f"you can fight {say.this} only if {self.condition.words(say)}")


@mypyc_attr(allow_interpreted_subclasses=True)
class PaidWith(Power):
    """This enemy can be fought with Recruit as well as with Attack."""


@dataclass(frozen=True, eq=False)
class MasterStrike(Ability):
    effect: Node = field()
    heading = "Master Strike"


@dataclass(frozen=True, eq=False)
class AlwaysLeads(Power):
    """The group that a Mastermind brings along."""

    group: str

    def words(self, say: Say) -> str:
        return f"Always leads: {self.group}."


@dataclass(frozen=True, eq=False)
class MoreVictoryPoints(Power):
    """Victory Points beyond the printed ones, counted when the game ends."""

    amount: Number

    def words(self, say: Say) -> str:
        return sentence(f"{say.this} is worth {measured(self.amount, 'more VP', '', say)}")


@dataclass(frozen=True, eq=False)
class TwistAbility(Ability):
    """What a Scheme does at a Twist: at every one, or at those whose number lies in a range."""

    effect: Node = field()
    first: int = 1
    last: int = 99

    def is_on(self, game: Table, scope: Scope) -> bool:
        return self.first <= game.state.twists <= self.last

    def words(self, say: Say) -> str:
        if self.last == 99:
            heading = "Twist" if self.first == 1 else f"Twist {self.first} on"
        else:
            heading = f"Twist {self.first}" if self.first == self.last else f"Twists {spanned(self.first, self.last)}"
        return f"{heading}: {sentence(self.effect.words(say))}"


class Countdown(Condition):
    """A condition that comes nearer card by card; `left` says how many are still missing."""

    def left(self, game: Table, scope: Scope) -> int:
        raise NotImplementedError

    def holds(self, game: Table, scope: Scope) -> bool:
        return self.left(game, scope) <= 0

    def met(self, say: Say) -> str:
        """What has happened once it holds."""
        return self.words(say)


@dataclass(frozen=True, eq=False)
class EvilWins(Power):
    """The condition that fulfils a Scheme."""

    condition: Countdown

    def words(self, say: Say) -> str:
        return sentence(f"evil wins when {self.condition.words(say)}")


@dataclass(frozen=True, eq=False)
class CountAsVillains(Power):
    """Cards of another kind that come into the city as Villains; `gained`: who defeats one gains it."""

    kind: str
    name: str
    gained: bool = False

    def words(self, say: Say) -> str:
        kind = {HERO: "Heroes", BYSTANDER: "Bystanders"}[self.kind]
        gained = "; whoever defeats one gains it" if self.gained else ""
        return sentence(f"{kind} in the Villain Deck are {self.name} Villains{gained}")


class Discount(Static):
    """Changes what this card takes. `below_zero`: to less than nothing, too; whoever pays it then gets the points."""

    below_zero: bool = False


def goes_below_zero(card: Card) -> bool:
    return any(power.below_zero for power in abilities(card, Discount))


@dataclass(frozen=True, eq=False)
class EnemyStatic(Static):
    """A standing change of enemies' Attack whose amount may depend on the enemy, spoken of as `it`."""

    def worth(self, game: Game[Any], scope: Scope, card: int) -> Any:
        scope.vars[IT] = (card,)
        return super().worth(game, scope, card)


@dataclass(frozen=True, eq=False)
class Healing(Power):
    """What a player may do with Wounds in hand; the rules of the turn offer it."""

    def words(self, say: Say) -> str:
        return "Healing: On a turn in which you neither recruit nor fight, you may KO every Wound in your hand."


HEALING: Final = Healing()
