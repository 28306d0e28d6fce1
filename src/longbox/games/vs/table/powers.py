"""The kinds of powers that are printed on cards (rulebook: Character Powers, Playing Plot Twists).

Keywords that act by themselves are the engine's triggers, statics and rules. Keywords that the rules ask about, such
as Flight, are `Keyword`: the card has it, and what it means stands where the rules ask.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from longbox.engine.cards import Instance
from longbox.engine.effects.abilities import Power, Roles, Stage, Trigger
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.language import message
from longbox.engine.tongue import TITLE, WHEN
from longbox.engine.words import Say
from longbox.games.vs.table.kinds import BUILD, COMBAT, MAIN, MAIN_START, ONE_OF_FOUR, REACTION, RECOVERY
from longbox.games.vs.table.state import Vs

ELSEWHERE: Final = "used elsewhere"
RESERVE: Final = "reserve"
MUST_ATTACK: Final = "must attack"
TIMINGS: Final = {
    RECOVERY: message("Recovery"),
    BUILD: message("Build"),
    MAIN_START: message("Start of Main"),
    MAIN: message("Main"),
    COMBAT: message("Combat"),
    REACTION: message("{Reaction}"),
}


PLACES: Final = {"hand": message("hand"), "deck": message("deck"), "KO pile": message("{KO} pile")}
"""The zones in which powers work, in words."""


def timing_words(say: Say, timing: str, any_turn: bool, any_combat: bool = False) -> str:
    words = say.phrase("Any Combat" if any_combat else TIMINGS[timing])
    return say.phrase("{timing} {on any turn}", timing=words) if any_turn and timing != REACTION else words


def icons(cost: tuple[str, ...], say: Say) -> str:
    """Symbols that are to be paid."""
    return say.together(*[icon(symbol, say) for symbol in cost])


def icon(symbol: str, say: Say) -> str:
    """A symbol, or those of which one is to be paid."""
    one_of = ONE_OF_FOUR.get(symbol)
    return say.filled(symbol) if one_of is None else say.either([say.filled(one) for one in one_of])


@dataclass(frozen=True, eq=False)
class Keyword(Power):
    """A keyword that the rules ask about by its key. `cannot_be_lost`: nothing turns it off. `by_book`: what it means
    by books that say something else."""

    name: str
    key: str
    meaning: str
    cannot_be_lost: bool = False
    by_book: Mapping[str, str] = field(default_factory=dict)

    def words(self, say: Say) -> str:
        return say.labelled(say.term(self.name), say.phrase(self.by_book.get(say.tongue.edition, self.meaning)))


@dataclass(frozen=True, eq=False)
class SuperPower(Power):
    """A power that is paid for with Locations, once a turn. `where` it works if not in play, or only while stunned.

    One that can be used `once_per_game` is spent wherever its card goes and whoever holds it; one for `any_number` of
    times is never spent. One that is `counted` remembers who has used it how often in the game.
    """

    name: str
    timing: str
    cost: tuple[str, ...]
    effect: Node
    any_turn: bool = False
    any_combat: bool = False
    condition: Condition = ALWAYS
    where: tuple[str, ...] = ()
    while_stunned: bool = False
    once_per_game: bool = False
    any_number: bool = False
    counted: bool = False
    stat: str = field(init=False)
    is_action = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "stat", self.index())

    def index(self) -> str:
        """The name by which powers are found that work outside of play, where their cards lie."""
        return ELSEWHERE if self.where else ""

    def words(self, say: Say) -> str:
        when = timing_words(say, self.timing, self.any_turn, self.any_combat)
        if self.once_per_game:
            when = say.phrase("{when}, once per game", when=when)
        elif self.any_number:
            when = say.phrase("{when}, any number of times", when=when)
        heading = say.phrase(
            "{name} {·} {cost} {·} {when}",
            name=say.heading(TITLE, self.name),
            cost=icons(self.cost, say),
            when=say.heading(WHEN, when),
        )
        return say.labelled(heading, self.said(say))

    def said(self, say: Say) -> str:
        if self.while_stunned:
            return say.phrase("while {this} is {stunned}, {effect}", effect=self.effect.words(say.of_it()))
        if self.where:
            places = say.either([say.phrase(PLACES[place]) for place in self.where])
            return say.phrase("if {this} is in {your} {places}, {effect}", places=places, effect=self.effect)
        if self.condition is ALWAYS:
            return self.effect.words(say)
        return say.phrase("if {condition}, {effect}", condition=self.condition, effect=self.effect)


@dataclass(frozen=True, eq=False)
class Reaction(SuperPower):
    """A super power that is used right after something has happened, in any phase of anybody's turn."""

    moment: Stage = field(kw_only=True)

    def index(self) -> str:
        """The name by which those are found who have a Reaction."""
        return REACTION

    @property
    def watches(self) -> str | None:
        return self.moment.key

    def roles(self, game: Vs, scope: Scope) -> Roles:
        return self.moment.roles(game, scope)

    def said(self, say: Say) -> str:
        return say.phrase("{moment}, {effect}", moment=self.moment, effect=super().said(say))


@dataclass(frozen=True, eq=False)
class PlotTwist(Power):
    """What a plot twist does, and when it can be played."""

    timing: str
    effect: Node
    any_turn: bool = False
    where: tuple[str, ...] = ("hand",)
    is_action = True

    def words(self, say: Say) -> str:
        when = timing_words(say, self.timing, self.any_turn)
        return say.labelled(say.heading(WHEN, when), self.effect.words(say))


@dataclass(frozen=True, eq=False)
class LevelUp(Trigger):
    """How a main character earns XP, and how many it takes. `heals`: whoever goes up by it loses all wounds."""

    xp: int = 0
    heals: bool = False

    def words(self, say: Say) -> str:
        at = say.heading(WHEN, say.phrase("{Level Up} at {number} {XP}", number=self.xp))
        heading = say.phrase("{at} · {name}", at=at, name=say.heading(TITLE, self.label))
        said = say.phrase("{moment}, {effect}", moment=self.moment, effect=self.effect)
        if self.heals:
            said = say.in_turn([said, say.phrase("when {this} levels up, take all {wounds} off it")])
        return say.labelled(heading, said)


@dataclass(frozen=True, eq=False)
class LevelsAt(Power):
    """How many XP a main character takes that earns them by other powers alone."""

    label: str
    xp: int

    def words(self, say: Say) -> str:
        return say.labelled(self.heading(say), say.phrase("{this} gains {XP} by other powers alone"))

    def heading(self, say: Say) -> str:
        at = say.heading(WHEN, say.phrase("{Level Up} at {number} {XP}", number=self.xp))
        return say.phrase("{at} · {name}", at=at, name=say.heading(TITLE, self.label))


@dataclass(frozen=True, eq=False)
class BoughtXp(LevelsAt):
    """How a main character is given XP for recruit points, and how many it takes: whoever recruits asks."""

    def words(self, say: Say) -> str:
        message = "in {your} Build Phase {you} may pay any number of recruit points; {this} gains as many {XP}"
        return say.labelled(self.heading(say), say.phrase(message))


@dataclass(frozen=True, eq=False)
class TeamUp(Power):
    """Supporting characters on this one's side also belong to a team."""

    team: str
    stat = "teams"

    def words(self, say: Say) -> str:
        message = "each {supporting} character on {your} side belongs to the {team} as well"
        return say.labelled(say.term("Team Up"), say.phrase(message, team=say.term(self.team)))


@dataclass(frozen=True, eq=False)
class Loyalty(Power):
    """A card for decks of one team: whoever builds a deck asks."""

    team: str

    def words(self, say: Say) -> str:
        message = "in {your} deck, {this} stands no card that has a team and is not of the {team}"
        return say.labelled(say.term("Loyalty"), say.phrase(message, team=say.term(self.team)))


@dataclass(frozen=True, eq=False)
class AlsoKnownAs(Power):
    """Another name that a character bears besides its own: whoever asks for names asks the card."""

    name: str

    def words(self, say: Say) -> str:
        return say.labelled(say.phrase("Also known as"), self.name)


def names_of(name: str, powers: tuple[Power, ...]) -> frozenset[str]:
    """The name of a card, and those that it bears besides."""
    return frozenset((name, *[power.name for power in powers if isinstance(power, AlsoKnownAs)]))


@dataclass(frozen=True, eq=False)
class MustAttack(Power):
    """Its character has a part in the first attack of its player's turn."""

    name: str
    stat = MUST_ATTACK

    def words(self, say: Say) -> str:
        return say.labelled(self.name, say.phrase("{your} first attack in a turn must include {this}, if possible"))


@dataclass(frozen=True, eq=False)
class RecruitedFor(Power):
    """Its character may be recruited for symbols and not for points: whoever recruits asks the card."""

    name: str
    cost: tuple[str, ...]

    def words(self, say: Say) -> str:
        message = "{you} may pay {symbols} to recruit {this} instead of its {cost}"
        return say.labelled(self.name, say.phrase(message, symbols=icons(self.cost, say)))


@dataclass(frozen=True, eq=False)
class Reserve(Power):
    """A character that may be recruited from the deck: the index finds it there."""

    stat = RESERVE
    where: tuple[str, ...] = ("deck",)

    def words(self, say: Say) -> str:
        message = "{you} may recruit {this} from {your} deck, and shuffle it afterwards"
        return say.labelled(say.term("Reserve"), say.phrase(message))


@dataclass(frozen=True, eq=False)
class PowersOf(Power):
    """Having the powers of other cards, as long as they are there."""

    noun: Noun
    label: str = ""
    stat = "powers"

    def words(self, say: Say) -> str:
        said = say.phrase("{this} has all powers printed on {cards}", cards=self.noun.all_of_them(say))
        return say.labelled(say.label(self.label), said)


@dataclass(frozen=True, eq=False)
class Grants(Power):
    """A power of equipment: its bearer has it, with all that this means; `stays`: even after losing all powers."""

    power: Power
    stays: bool = False
    stat = "powers"

    def words(self, say: Say) -> str:
        return self.power.words(type(say)(say.phrase("its {bearer}"), tongue=say.tongue, marks=say.marks))


def cannot_be_lost(power: Any) -> bool:
    """Keywords that say so stay when a character loses its powers."""
    return isinstance(power, Keyword) and power.cannot_be_lost


def uses_by(seat: int, name: str) -> str:
    """Under which name the uses of a counted power by a player are kept."""
    return f"{name}, by {seat}"


def used_this_turn(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return not power.any_number and game.uses(card, instance, "turn") > 0


def used_for_good(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    """Whether a power that can be used once in a game was used, and not just now: in its turn that says enough."""
    if not power.once_per_game or not game.uses(card, instance, "game"):
        return False
    return not used_this_turn(game, seat, card, instance, power)


def spent(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return used_this_turn(game, seat, card, instance, power) or used_for_good(game, seat, card, instance, power)
