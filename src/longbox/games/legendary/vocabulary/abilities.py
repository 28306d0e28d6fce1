"""When a card acts: as it is played, fought or revealed, at a Twist, at a Master Strike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Ability
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import Cards, Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind
from longbox.games.legendary.chapters.coming import PlaysFaceDown
from longbox.games.legendary.chapters.hq import Explodes
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import (
    AT_TWIST,
    ON_AMBITION,
    ON_AMBUSH,
    ON_ESCAPE,
    ON_FIGHT,
    ON_PLAY,
    ON_RESCUE,
    ON_STRIKE,
    CountAsVillains,
    Countdown,
    EvilWins,
    FightOnlyIf,
    MoreVictoryPoints,
    OnlyWithRecruit,
    ToFight,
    ToPlay,
    WoundsInDecks,
    instead_of_playing,
)
from longbox.games.legendary.table.guises import CalledIn, IsVillain
from longbox.games.legendary.table.kinds import SYMBOLS
from longbox.games.legendary.table.ordinals import StrikeNumbers, TwistNumbers
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.vocabulary.conditions import (
    AtLeastEscaped,
    NamesakesEscaped,
    OneGathers,
    RunsOut,
    SoManyPerPlayer,
)


@dataclass(frozen=True, eq=False)
class IconsPlayed(Condition):
    """Cards with these classes or teams were played earlier in the turn, each as often as it is shown."""

    icons: tuple[str, ...]

    def holds(self, game: Table, scope: Scope) -> bool:
        plays = game.state.plays[: scope[slots.PLAY]]
        return all(len([0 for play in plays if play.has(icon)]) >= self.icons.count(icon) for icon in self.icons)

    def heading(self, say: Say) -> str:
        return say.together(*[say.term(SYMBOLS[icon]) for icon in self.icons])

    def words(self, say: Say) -> str:
        return say.phrase("{you} played {icons} before this one this turn", icons=self.heading(say))


def with_superpower(*icons: str) -> IconsPlayed:
    """What a superpower asks for, as a condition of something else."""
    return IconsPlayed(icons)


def on_play(*effects: Node) -> Ability:
    return Ability(ON_PLAY, do(*effects))


def superpower(icons: str | tuple[str, ...], *effects: Node) -> Ability:
    """If cards with these classes or teams were played earlier in the turn."""
    return Ability(ON_PLAY, do(*effects), IconsPlayed((icons,) if isinstance(icons, str) else icons))


def played_or_used(said: str, *effects: Node) -> Ability:
    """When the card is played, and also when it does from hand what it can do instead."""
    return Ability(ON_PLAY, do(*effects), also=instead_of_playing(said))


def to_play(*effects: Node, given: Condition) -> ToPlay:
    """A cost of playing the card."""
    return ToPlay(given, do(*effects))


def fight(*effects: Node) -> Ability:
    return Ability(ON_FIGHT, do(*effects))


def ambush(*effects: Node) -> Ability:
    return Ability(ON_AMBUSH, do(*effects))


def rescued(*effects: Node) -> Ability:
    """What a Bystander does for whoever rescues it."""
    return Ability(ON_RESCUE, do(*effects))


def escape(*effects: Node) -> Ability:
    return Ability(ON_ESCAPE, do(*effects))


def to_fight(*effects: Node, given: Condition) -> ToFight:
    """A cost of fighting it, beside its Attack."""
    return ToFight(given, do(*effects))


def wounds_in_decks(number: int) -> WoundsInDecks:
    return WoundsInDecks(number)


ONLY_WITH_RECRUIT: Final = OnlyWithRecruit()


def fight_only_if(given: Condition) -> FightOnlyIf:
    return FightOnlyIf(given)


def worth_more(amount: Number) -> MoreVictoryPoints:
    return MoreVictoryPoints(amount)


def master_strike(*effects: Node) -> Ability:
    return Ability(ON_STRIKE, do(*effects))


def numbered_strikes(numbers: tuple[int, ...], *effects: Node) -> Ability:
    """At the Strikes of some numbers, counted from the first of the game."""
    return Ability(ON_STRIKE, do(*effects), StrikeNumbers(numbers))


def ambition(*effects: Node) -> Ability:
    """What a player who is the Mastermind gets for its price."""
    return Ability(ON_AMBITION, do(*effects))


def at_twist(*effects: Node, first: int = 0, last: int = 0, step: int = 1) -> Ability:
    """At every Twist, or at those of some numbers."""
    given = TwistNumbers(first, last, step) if first else ALWAYS
    return Ability(AT_TWIST, do(*effects), given)


def called_in(name: str, *spaces: int) -> CalledIn:
    return CalledIn(name, spaces)


def is_villain_called(name: str) -> IsVillain:
    """What a Scheme is that can be fought itself."""
    return IsVillain(name)


def count_as_villains(kind: str, name: str, *, gained: bool = False) -> CountAsVillains:
    return CountAsVillains(kind, name, gained)


def plays_face_down() -> PlaysFaceDown:
    """On a Scheme: what comes from the Villain Deck lies unseen in the city until it is scanned."""
    return PlaysFaceDown()


def evil_wins(when: Countdown) -> EvilWins:
    return EvilWins(when)


def escaped(number: int, noun: Noun) -> AtLeastEscaped:
    return AtLeastEscaped(noun, number)


def mastermind_wins(when: Countdown) -> EvilWins:
    """On a Mastermind: it wins at once."""
    return EvilWins(when, of_mastermind=True)


def per_player(number: int, noun: Noun) -> SoManyPerPlayer:
    return SoManyPerPlayer(noun, number)


def escaped_per_player(number: int, noun: Noun) -> SoManyPerPlayer:
    return SoManyPerPlayer(noun, number, "{cards} for each player")


def gathered(number: int, noun: Noun) -> AtLeastEscaped:
    """So many lie somewhere."""
    return AtLeastEscaped(noun, number, "there are {cards}")


def one_gathers(number: int, noun: Cards) -> OneGathers:
    """One player does, who wins then."""
    return OneGathers(noun, number)


def namesakes_escaped(number: int, noun: Noun) -> NamesakesEscaped:
    return NamesakesEscaped(noun, number)


def heroes_explode(many: int) -> Explodes:
    """On a Scheme."""
    return Explodes(many)


def runs_out(stack: ZoneKind) -> RunsOut:
    return RunsOut(stack)
