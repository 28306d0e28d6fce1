"""When a trigger acts. Each moment is an event, about whom, and how it is said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from longbox.engine.effects.abilities import Moment
from longbox.engine.effects.amounts import Amount
from longbox.engine.effects.conditions import Condition
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.chapters.attack import ATTACK
from longbox.games.vs.chapters.build import BUILD_STARTS
from longbox.games.vs.chapters.combat import COMBAT_ENDS
from longbox.games.vs.chapters.counters import GAIN_ATK, PUT_COUNTERS
from longbox.games.vs.chapters.plot_twists import PLAY_TWIST
from longbox.games.vs.chapters.power_ups import POWER_UP
from longbox.games.vs.chapters.recruiting import RECRUIT
from longbox.games.vs.chapters.resources import GAIN_RESOURCE, HAND_EMPTIES, hand
from longbox.games.vs.chapters.rows import APPEAR
from longbox.games.vs.chapters.strikes import SURVIVE
from longbox.games.vs.chapters.stun import KO, STUN
from longbox.games.vs.chapters.super_powers import USE_POWER
from longbox.games.vs.chapters.turn import MAIN_STARTS, TURN_ENDS, TURN_STARTS
from longbox.games.vs.table import notes, slots
from longbox.games.vs.table.characters import characters, face_up, in_a_row, is_main
from longbox.games.vs.table.players import are_enemies, opponents, share_a_side
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import teams

MOST_THAT_MATTER: Final = 100
"""More counters on one character than this decide no combat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class About(Condition):
    """A condition on the event that is answered; the moment that holds it says it."""

    def holds(self, game: Vs, scope: Scope) -> bool:
        event = scope.event
        return event is not None and self.of(game, scope, event)

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        raise NotImplementedError(f"{type(self).__name__} does not say which events it is about")

    def words(self, say: Say) -> str:
        return ""


@dataclass(frozen=True, eq=False)
class ThisCard(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.card == scope.source or scope.source in event.cards


@dataclass(frozen=True, eq=False)
class AnotherOnYourSide(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.card != scope.source and share_a_side(game, event.seat, scope.you)


@dataclass(frozen=True, eq=False)
class ThisIsTheTarget(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.target == scope.source


@dataclass(frozen=True, eq=False)
class AnotherGains(About):
    """Some character but this one gets +1/+1 counters, whoever's it is.

    Two who answer each other could go on for ever: nobody is asked any more where one counter more can't matter.
    """

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        if game.state.counters[scope.source] >= MOST_THAT_MATTER:
            return False
        return event.amount > 0 and any(card != scope.source for card in event.cards)


@dataclass(frozen=True, eq=False)
class FirstOtherOfTeam(About):
    """You recruit another character of a team, and it is your first this turn."""

    team: str

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        earlier = [card for seat, card in game.state.recruited if seat == scope.you]
        return (
            event.seat == scope.you
            and self.counts(game, scope, event.card)
            and not any(self.counts(game, scope, card) for card in earlier)
        )

    def counts(self, game: Vs, scope: Scope, card: int) -> bool:
        return card != scope.source and self.team in teams(game, card)


@dataclass(frozen=True, eq=False)
class YourTurnFaceUp(About):
    """Your turn, if this card is in play and face up: tested again when the trigger acts."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        is_up = in_a_row(game, scope.source) and face_up(game, scope.source)
        return is_up and share_a_side(game, event.seat, scope.you)


@dataclass(frozen=True, eq=False)
class YourTurn(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return share_a_side(game, event.seat, scope.you)


@dataclass(frozen=True, eq=False)
class YouAttackInATeam(About):
    """Two or more characters on your side attack together."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return share_a_side(game, event.seat, scope.you) and len(event.cards) > 1


@dataclass(frozen=True, eq=False)
class FirstAttackOnThis(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.target == scope.source and game.state.attacked[scope.source] == 1


@dataclass(frozen=True, eq=False)
class YouPlay(About):
    first: bool = False

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.seat == scope.you and (not self.first or game.state.twists[scope.you] == 1)


@dataclass(frozen=True, eq=False)
class YouUse(About):
    """You use a super power with this symbol anywhere in its cost."""

    symbol: str

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.seat == scope.you and self.symbol in event.notes[notes.POWER].cost


@dataclass(frozen=True, eq=False)
class EnemyUses(About):
    """Another player uses a super power."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.seat in opponents(game, scope.you)


@dataclass(frozen=True, eq=False)
class Stuns(About):
    """This card is a source of the stun of an enemy. `team`: while it attacks with others."""

    team: bool = False

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        attackers = game.state.attackers
        if self.team and not (len(attackers) > 1 and scope.source in attackers):
            return False
        return bool(stunned_by(game, scope, event))


@dataclass(frozen=True, eq=False)
class StunsDefenderAlone(About):
    """This card, attacking by itself, is a source of the defender's stun."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        state = game.state
        return state.attackers == (scope.source,) and state.defender in stunned_by(game, scope, event)


@dataclass(frozen=True, eq=False)
class StunsMain(About):
    """This card has stunned a main character, friend or enemy."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return bool(mains_stunned_by(game, scope, event))


@dataclass(frozen=True, eq=False)
class StunsWithAStrike(About):
    """This card's strike in a combat has stunned somebody, friend or enemy."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.manner == "strike" and any(scope.source in by for by in event.notes[notes.SOURCES])


@dataclass(frozen=True, eq=False)
class ThisCombat(About):
    """The combat in which this was said."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.amount == scope.vars.get(slots.COMBAT)


@dataclass(frozen=True, eq=False)
class YourHandIsEmpty(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return event.seat == scope.you and not hand(game, scope.you)


@dataclass(frozen=True, eq=False)
class PeacefulTurn(About):
    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return share_a_side(game, event.seat, scope.you) and game.state.attacks == 0


@dataclass(frozen=True, eq=False)
class EnemyWithoutFaceUp(About):
    """Your turn, and some enemy player has only stunned characters: tested again when the trigger acts."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return share_a_side(game, event.seat, scope.you) and any(
            all(not face_up(game, card) for card in characters(game, enemy)) for enemy in opponents(game, scope.you)
        )


@dataclass(frozen=True, eq=False)
class EnemyAmong(About):
    """At least one of the cards belongs to an enemy."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        return any(are_enemies(game, side, scope.you) for side in event.notes[notes.SIDES])


@dataclass(frozen=True, eq=False)
class StunsSoloAndSurvives(About):
    """This card alone attacked a character in front, stunned it, and survived."""

    def of(self, game: Vs, scope: Scope, event: Event) -> bool:
        told = event.notes
        if scope.source not in event.cards or told[notes.TEAM] != 1 or not told[notes.FRONT]:
            return False
        return told[notes.DEFENDER] in told[notes.FALLEN] and scope.source in game.state.attackers


def stunned_by(game: Vs, scope: Scope, event: Event) -> list[int]:
    """The enemies that this card has stunned in an event."""
    told = event.notes
    stuns = zip(event.cards, told[notes.SOURCES], told[notes.SIDES], strict=True)
    return [card for card, sources, side in stuns if scope.source in sources and are_enemies(game, side, scope.you)]


def mains_stunned_by(game: Vs, scope: Scope, event: Event) -> list[int]:
    """The main characters that this card has stunned in an event, whosever they are."""
    stuns = zip(event.cards, event.notes[notes.SOURCES], strict=True)
    return [card for card, sources in stuns if scope.source in sources and is_main(game, card)]


@dataclass(frozen=True, eq=False)
class EnemiesAmong(Amount):
    """One for each enemy among the cards of the event, by the sides they were on."""

    def of(self, game: Vs, scope: Scope) -> int:
        assert scope.event is not None
        return sum(are_enemies(game, side, scope.you) for side in scope.event.notes[notes.SIDES])

    def words(self, say: Say) -> str:
        return "1"


@dataclass(frozen=True, eq=False)
class StunnedByThis(Amount):
    """One for each enemy that this card has stunned in the event."""

    def of(self, game: Vs, scope: Scope) -> int:
        assert scope.event is not None
        return len(stunned_by(game, scope, scope.event))

    def words(self, say: Say) -> str:
        return "1"


@dataclass(frozen=True, eq=False)
class MainsStunnedByThis(Amount):
    """One for each main character that this card has stunned in the event."""

    def of(self, game: Vs, scope: Scope) -> int:
        assert scope.event is not None
        return len(mains_stunned_by(game, scope, scope.event))

    def words(self, say: Say) -> str:
        return "1"


@dataclass(frozen=True, eq=False)
class ThatMuch(Amount):
    """As much as the event was about."""

    def of(self, game: Vs, scope: Scope) -> int:
        assert scope.event is not None
        return scope.event.amount

    def words(self, say: Say) -> str:
        return "that much"


def you_use(symbol: str) -> Moment:
    return Moment(USE_POWER, False, YouUse(symbol), f"when you use a super power that costs [{symbol}]")


def you_recruit_the_first_other(team: str) -> Moment:
    words = f"the first time in a turn that you recruit another character of the {team}"
    return Moment(RECRUIT, True, FirstOtherOfTeam(team), words)


appears: Moment = Moment(APPEAR, False, ThisCard(), "when ~ appears")
another_appears: Moment = Moment(
    APPEAR, False, AnotherOnYourSide(), "when a character other than ~ appears on your side"
)
attacks: Moment = Moment(ATTACK, False, ThisCard(), "when ~ attacks")
you_attack_in_a_team: Moment = Moment(
    ATTACK, False, YouAttackInATeam(), "when characters on your side attack in a team"
)
first_attacked: Moment = Moment(ATTACK, False, FirstAttackOnThis(), "the first time that ~ is attacked in a turn")
your_turn_starts: Moment = Moment(TURN_STARTS, False, YourTurnFaceUp(), "when your turn starts, if ~ is face up")
your_build_phase_starts: Moment = Moment(BUILD_STARTS, False, YourTurn(), "when your build phase starts")
your_main_phase_starts: Moment = Moment(MAIN_STARTS, False, YourTurn(), "when your main phase starts")
your_turn_ends: Moment = Moment(TURN_ENDS, False, YourTurn(), "when your turn ends")
stuns_a_main: Moment = Moment(STUN, False, StunsMain(), "when ~ stuns a main character")
stuns_with_a_strike: Moment = Moment(STUN, False, StunsWithAStrike(), "when ~ stuns a character with a strike")
combat_ends: Moment = Moment(COMBAT_ENDS, False, ThisCombat(), "when this combat ends")
you_use_a_power: Moment = Moment(USE_POWER, False, YourTurn(), "when you use a super power")
enemy_uses_a_power: Moment = Moment(USE_POWER, False, EnemyUses(), "when an enemy player uses a super power")
you_recruit: Moment = Moment(RECRUIT, True, YourTurn(), "when you recruit a character")
you_gain_a_resource: Moment = Moment(GAIN_RESOURCE, False, YourTurn(), "when you gain a resource")
your_hand_empties: Moment = Moment(HAND_EMPTIES, False, YourHandIsEmpty(), "when the last card leaves your hand")
your_peaceful_turn_ends: Moment = Moment(
    TURN_ENDS, False, PeacefulTurn(), "when your turn ends, if nobody on your side attacked in it"
)
your_turn_ends_with_an_enemy_down: Moment = Moment(
    TURN_ENDS,
    False,
    EnemyWithoutFaceUp(),
    "when your turn ends, if all characters of an enemy player are stunned",
)
stuns_a_defender_alone: Moment = Moment(
    STUN, False, StunsDefenderAlone(), "when ~ attacks alone and stuns the defender"
)
is_ko_d: Moment = Moment(KO, False, ThisCard(), "when ~ is KO'd")
is_stunned: Moment = Moment(STUN, False, ThisCard(), "when ~ is stunned")
you_play_a_twist: Moment = Moment(PLAY_TWIST, False, YouPlay(), "when you play a plot twist")
you_play_your_first_twist: Moment = Moment(
    PLAY_TWIST, False, YouPlay(first=True), "when you play your first plot twist in a turn"
)
stuns_in_a_team: Moment = Moment(STUN, False, Stuns(team=True), "when ~ stuns an enemy character in a team attack")
enemy_is_stunned: Moment = Moment(STUN, False, EnemyAmong(), "when an enemy character is stunned")
enemy_is_ko_d: Moment = Moment(KO, False, EnemyAmong(), "when an enemy character is KO'd")
another_gains_counters: Moment = Moment(
    PUT_COUNTERS, False, AnotherGains(), "when a character other than ~ gains +1/+1 counters"
)
gains_atk: Moment = Moment(GAIN_ATK, False, ThisCard(), "when ~ gains ATK")
is_powered_up: Moment = Moment(POWER_UP, False, ThisIsTheTarget(), "when ~ is powered up")
yours_powers_up: Moment = Moment(POWER_UP, False, YourTurn(), "when a character on your side is powered up")
stuns_solo_and_survives: Moment = Moment(
    SURVIVE,
    False,
    StunsSoloAndSurvives(),
    "when ~ attacks alone, stuns a character in the enemy front row and survives",
)
