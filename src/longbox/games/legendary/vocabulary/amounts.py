"""How many: what was played, drawn or made this turn, what is no card on the table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from longbox.engine.effects.amounts import Chosen, Tally
from longbox.engine.effects.patterns import times_this_turn
from longbox.engine.effects.players import YOU
from longbox.engine.frames import Scope
from longbox.engine.language import message
from longbox.engine.slots import IT
from longbox.engine.words import Say
from longbox.games.legendary.chapters.bystanders import RESCUE
from longbox.games.legendary.chapters.discarding import DISCARDS, from_hand_this_turn
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import StaysInPlay, abilities
from longbox.games.legendary.table.board import empty_spaces
from longbox.games.legendary.table.classes import classes_on
from longbox.games.legendary.table.kinds import ATTACK_POINTS, RECRUIT_POINTS, TEAMS
from longbox.games.legendary.table.nouns import hero_in_hq
from longbox.games.legendary.table.state import Play, Table
from longbox.games.legendary.table.zones import ARTIFACTS, NEW_RECRUITS
from longbox.games.legendary.vocabulary.moments import any_bystander, any_card
from longbox.games.legendary.vocabulary.nouns import hero


def plays_of(icon: str, cost: int | None, odd: bool, before: bool, game: Table, scope: Scope) -> int:
    plays = game.state.plays[: scope[slots.PLAY]] if before else game.state.plays
    found = 0
    for play in plays:
        paid = play.definition.stats.get("cost", 0)
        if (not icon or play.has(icon)) and (cost is None or paid == cost) and (not odd or paid % 2):
            found += 1
    return found


def classes_of(game: Table, cards: list[int]) -> set[str]:
    """Each class that some of these cards show."""
    found: set[str] = set()
    for card in cards:
        found |= classes_on(game, card)
    return found


def classes_you_have(game: Table, scope: Scope) -> int:
    return len(classes_of(game, hero.cards(game, scope)))


def colours_of(game: Table, cards: list[int]) -> int:
    """The classes of some Heroes; those without a class are all grey."""
    grey = [card for card in cards if not classes_on(game, card)]
    return len(classes_of(game, cards)) + bool(grey)


def colours_you_have(game: Table, scope: Scope) -> int:
    return colours_of(game, hero.cards(game, scope))


def colours_in_hq(game: Table, scope: Scope) -> int:
    return colours_of(game, hero_in_hq.cards(game, scope))


def heroes(icon: str, cost: int | None, odd: bool) -> str:
    whose = "".join([f" that {{costs}} {cost}" if cost is not None else "", " of odd {cost}" if odd else ""])
    team = icon.replace(".", "")
    return f"{{{team}}} {{Hero}}{whose}" if icon else f"{{Hero}}{whose}"


@dataclass(frozen=True, eq=False)
class AsMuch(Tally):
    """A number with a name of its own: "Attack equal to the HYDRA Level"."""

    def measured(self, unit: str, units: str, say: Say) -> str:
        return say.phrase("{unit} equal to {number}", unit=units or unit, number=self)


@dataclass(frozen=True, eq=False)
class PlayedBefore(Tally):
    """Heroes of a kind that were played earlier in the turn than the one that speaks."""

    heroes: str = "{Hero}"

    def exists(self, say: Say, denied: bool = False) -> str:
        hero = say.phrase(self.heroes)
        if denied:
            return say.phrase("you played no {card} before this one this turn", card=hero)
        return say.phrase("you played {card} before this one this turn", card=say.article(hero))


def played_before(icon: str = "", *, cost: int | None = None, odd: bool = False) -> Tally:
    """Heroes that were played earlier in the turn than the one that speaks: with a class or team, of some cost."""
    kind = heroes(icon, cost, odd)
    said = f"{kind} that you played before this one this turn"
    return PlayedBefore(said, partial(plays_of, icon, cost, odd, True), kind)


def others_with(points: str, game: Table, scope: Scope) -> int:
    plays = game.state.plays[: scope[slots.PLAY]]
    return len([0 for play in plays if points in play.definition.stats])


def played_before_with(points: str) -> Tally:
    """Heroes played earlier in the turn that print Attack or Recruit, be it 0."""
    return Tally(WITH_ICON[points], partial(others_with, points))


WITH_ICON: Final = {
    ATTACK_POINTS: message("{Hero} with an {Attack} icon that you played before this one this turn"),
    RECRUIT_POINTS: message("{Hero} with a {Recruit} icon that you played before this one this turn"),
}


def played(icon: str = "", *, cost: int | None = None, odd: bool = False) -> Tally:
    """The same, whenever they were played this turn."""
    return Tally(f"{heroes(icon, cost, odd)} you played this turn", partial(plays_of, icon, cost, odd, False))


def other_plays(cost: int, game: Table, scope: Scope) -> int:
    """Of cards that cost so much or more."""
    return len([0 for play in others_played(game, scope) if play.definition.stats.get("cost", 0) >= cost])


def others_played(game: Table, scope: Scope) -> list[Play]:
    """What was played this turn beside the card that speaks."""
    return [play for play in game.state.plays if play.card != scope.source]


def others_costing(least: int) -> Tally:
    """Other cards that were played this turn and cost so much or more."""
    words = f"other card with a {{cost}} of {least} or more that you played this turn"
    return Tally(words, partial(other_plays, least))


def dearest_other(game: Table, scope: Scope) -> int:
    """Who has played several others would choose the dearest."""
    return max([play.definition.stats.get("cost", 0) for play in others_played(game, scope)], default=0)


def discarded_from_hand(game: Table, scope: Scope) -> int:
    return from_hand_this_turn(game, scope.you)


def this_way(game: Table, scope: Scope) -> int:
    return len(scope.vars.get(slots.THIS_WAY, ()))


def chosen_last(game: Table, scope: Scope) -> int:
    return len(scope.vars.get(IT, ()))


def with_a_class_this_way(game: Table, scope: Scope) -> int:
    return len([card for card in scope.vars.get(slots.THIS_WAY, ()) if classes_on(game, card)])


def other_plays_of(icons: tuple[str, ...], game: Table, scope: Scope) -> int:
    return len([play for play in others_played(game, scope) if any(map(play.has, icons))])


def others_without_a_team(game: Table, scope: Scope) -> int:
    return len([play for play in others_played(game, scope) if not any(map(play.has, TEAMS))])


OTHERS_WITHOUT_TEAM: Final = Tally("other {Hero} without a team icon you played this turn", others_without_a_team)


def others_of(*icons: str) -> Tally:
    """Other cards with a class or team, or with any of several, that were played this turn."""
    kinds = " or ".join([f"{{{icon.replace('.', '')}}}" for icon in icons])
    return Tally(f"other {kinds} {{Hero}} you played this turn", partial(other_plays_of, icons))


def recruits_played(game: Table, scope: Scope) -> int:
    return len([play for play in game.state.plays if play.definition.fact("stack") == NEW_RECRUITS.name])


def artifacts_everywhere(game: Table, scope: Scope) -> int:
    """Those that players control, and those in the HQ."""
    state = game.state
    controlled = sum([len(state.zones[ARTIFACTS.first + seat]) for seat in range(state.seats)])
    definition = state.definition
    return controlled + len(
        [card for card in hero_in_hq.cards(game, scope) if abilities(definition[card], StaysInPlay)]
    )


def empty(game: Table, scope: Scope) -> int:
    return len(empty_spaces(game))


COST_OF_ANOTHER: Final = AsMuch("the highest cost among other cards {you} played this turn", dearest_other)
NEW_RECRUITS_PLAYED: Final = Tally("{New Recruit} you played this turn", recruits_played)
EMPTY_SPACE: Final = Tally("empty {city} space", empty)
DISCARDED_FROM_HAND: Final = Tally("card {you} discarded from {your} hand this turn", discarded_from_hand)
DISCARDED_THIS_WAY: Final = Tally("card discarded this way", this_way)
WITH_A_CLASS_THIS_WAY: Final = Tally("card with a class discarded this way", with_a_class_this_way)
REVEALED: Final = Tally("card revealed this way", chosen_last)
ARTIFACTS_EVERYWHERE: Final = Tally("{Artifact} that players control or that is in the {HQ}", artifacts_everywhere)
DRAWN_THIS_WAY: Final = Tally("card drawn this way", this_way)
"""What `tallied` has counted."""
AS_MANY: Final = Chosen(IT)
"""As many as were chosen last."""
A_CLASS: Final = Tally("class among the {Heroes} {you have}", classes_you_have)
COLOUR_IN_HQ: Final = Tally("colour among the {Heroes} in the {HQ} (grey counts as a colour)", colours_in_hq)
COLOUR: Final = Tally("colour among the {Heroes} {you have} (grey counts as a colour)", colours_you_have)
DRAWN: Final = times_this_turn(DRAW, who=YOU, whom=any_card)
CARDS_DISCARDED: Final = times_this_turn(DISCARDS, who=YOU, whom=any_card)
RESCUED: Final = times_this_turn(RESCUE, who=YOU, whom=any_bystander)
RECRUITED: Final = times_this_turn(RECRUIT, who=YOU, whom=any_card)
