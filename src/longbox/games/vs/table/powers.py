"""The kinds of powers that are printed on cards (rulebook: Character Powers, Playing Plot Twists).

Keywords that act by themselves are the engine's triggers, statics and rules. Keywords that the rules ask about, such
as Flight, are `Keyword`: the card has it, and what it means stands where the rules ask.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from longbox.engine.cards import Instance
from longbox.engine.effects.abilities import Power, Roles, Stage, Trigger
from longbox.engine.effects.conditions import ALWAYS, Condition
from longbox.engine.effects.nouns import Noun
from longbox.engine.frames import Node, Scope
from longbox.engine.words import Say, sentence
from longbox.games.vs.table.kinds import BUILD, COMBAT, MAIN, MAIN_START, REACTION
from longbox.games.vs.table.state import Vs

ELSEWHERE: Final = "used elsewhere"
RESERVE: Final = "reserve"
MUST_ATTACK: Final = "must attack"
TIMINGS: Final = {BUILD: "Build", MAIN_START: "Start of Main", MAIN: "Main", COMBAT: "Combat", REACTION: "Reaction"}


def timing_words(timing: str, any_turn: bool, any_combat: bool = False) -> str:
    words = "Any Combat" if any_combat else TIMINGS[timing]
    return f"{words} on any turn" if any_turn and timing != REACTION else words


@dataclass(frozen=True, eq=False)
class Keyword(Power):
    """A keyword that the rules ask about by its key. `cannot_be_lost`: nothing turns it off."""

    name: str
    key: str
    meaning: str
    cannot_be_lost: bool = False

    def words(self, say: Say) -> str:
        return f"{self.name}: " + sentence(self.meaning.replace("~", say.this))


@dataclass(frozen=True, eq=False)
class SuperPower(Power):
    """A power that is paid for with Locations, once a turn. `where` it works if not in play, or only while stunned.

    One that can be used `once_per_game` is spent wherever its card goes and whoever holds it.
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
    stat: str = field(init=False)
    is_action = True

    def __post_init__(self) -> None:
        object.__setattr__(self, "stat", self.index())

    def index(self) -> str:
        """The name by which powers are found that work outside of play, where their cards lie."""
        return ELSEWHERE if self.where else ""

    def words(self, say: Say) -> str:
        symbols = " ".join(f"[{symbol}]" for symbol in self.cost)
        when = timing_words(self.timing, self.any_turn, self.any_combat)
        if self.once_per_game:
            when = f"{when}, once per game"
        return f"{self.name} · {symbols} · {when}: {sentence(self.said(say))}"

    def said(self, say: Say) -> str:
        condition = self.condition.words(say)
        effect = self.effect.words(say)
        if self.while_stunned:
            return f"while {say.this} is stunned, {effect}"
        if self.where:
            return f"if {say.this} is in your {' or '.join(self.where)}, {effect}"
        return f"if {condition}, {effect}" if condition else effect


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
        return f"{self.moment.words(say)}, {super().said(say)}"


@dataclass(frozen=True, eq=False)
class PlotTwist(Power):
    """What a plot twist does, and when it can be played."""

    timing: str
    effect: Node
    any_turn: bool = False
    where: tuple[str, ...] = ("hand",)
    is_action = True

    def words(self, say: Say) -> str:
        return f"{timing_words(self.timing, self.any_turn)}: {sentence(self.effect.words(say))}"


@dataclass(frozen=True, eq=False)
class LevelUp(Trigger):
    """How a main character earns XP, and how many it takes."""

    xp: int = 0

    def words(self, say: Say) -> str:
        said = sentence(f"{self.moment.words(say)}, {self.effect.words(say)}")
        return f"Level Up at {self.xp} XP · {self.label}: {said}"


@dataclass(frozen=True, eq=False)
class TeamUp(Power):
    """Supporting characters on this one's side also belong to a team."""

    team: str
    stat = "teams"

    def words(self, say: Say) -> str:
        return f"Team Up: Each supporting character on your side belongs to the {self.team} as well."


@dataclass(frozen=True, eq=False)
class Loyalty(Power):
    """A card for decks of one team: whoever builds a deck asks."""

    team: str

    def words(self, say: Say) -> str:
        return f"Loyalty: In your deck, {say.this} stands no card that has a team and is not of the {self.team}."


@dataclass(frozen=True, eq=False)
class MustAttack(Power):
    """Its character has a part in the first attack of its player's turn."""

    name: str
    stat = MUST_ATTACK

    def words(self, say: Say) -> str:
        return f"{self.name}: Your first attack in a turn must include {say.this}, if possible."


@dataclass(frozen=True, eq=False)
class Reserve(Power):
    """A character that may be recruited from the deck: the index finds it there."""

    stat = RESERVE
    where: tuple[str, ...] = ("deck",)

    def words(self, say: Say) -> str:
        return f"Reserve: You may recruit {say.this} from your deck, and shuffle it afterwards."


@dataclass(frozen=True, eq=False)
class PowersOf(Power):
    """Having the powers of other cards, as long as they are there."""

    noun: Noun
    label: str = ""
    stat = "powers"

    def words(self, say: Say) -> str:
        return say.labelled(self.label, f"{say.this} has all powers printed on {self.noun.all_of_them(say)}")


@dataclass(frozen=True, eq=False)
class Grants(Power):
    """A power of equipment: its bearer has it, with all that this means."""

    power: Power
    stat = "powers"

    def words(self, say: Say) -> str:
        return self.power.words(type(say)("its bearer"))


def cannot_be_lost(power: Any) -> bool:
    """Keywords that say so stay when a character loses its powers."""
    return isinstance(power, Keyword) and power.cannot_be_lost


def used_this_turn(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return game.uses(card, instance, "turn") > 0


def used_for_good(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    """Whether a power that can be used once in a game was used, and not just now: in its turn that says enough."""
    if not power.once_per_game or not game.uses(card, instance, "game"):
        return False
    return not used_this_turn(game, seat, card, instance, power)


def spent(game: Vs, seat: int, card: int, instance: Instance, power: SuperPower) -> bool:
    return used_this_turn(game, seat, card, instance, power) or used_for_good(game, seat, card, instance, power)
