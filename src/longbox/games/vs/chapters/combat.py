"""A combat from its declaration to its end (rulebook: Combat Step Overview, During Combat)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import PASS, Decision, Option
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind, each_card_acts
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import listed, plural, said
from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.combat_forecast import forecast
from longbox.games.vs.chapters.plays import PLAYS, make_play, plays
from longbox.games.vs.chapters.strikes import STRIKES, anybody_strikes_first
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.characters import combat_goes_on, in_front, is_main
from longbox.games.vs.table.kinds import COMBAT, MAIN
from longbox.games.vs.table.memory import remember, remembered
from longbox.games.vs.table.names import name
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import Opportunity, settle
from longbox.games.vs.table.zones import PLAYERS


def enter_combat(game: Vs, attackers: tuple[int, ...], defender: int) -> None:
    """The record of a combat begins, with the attack that it comes of."""
    state = game.state
    state.combats += 1
    state.combat = state.combats
    state.attackers = attackers
    state.defender = defender
    state.ranged = 0 if in_front(game, attackers[0]) else 1
    state.called_off = 0
    state.struck = ()
    state.carried = 0
    state.survivors = ()
    state.phase = COMBAT


def apply_attack(game: Vs, event: Event) -> None:
    """Attackers are exhausted, and they are in combat with the defender."""
    enter_combat(game, event.cards, event.target)
    if is_main(game, event.target):
        meet(game, event.target, event.cards)
    for card in event.cards:
        game.state.put("attacked", card, game.state.turn)
    if event.manner == "drive":
        game.state.ranged = 0
    if event.manner != "follow-up":
        for card in event.cards:
            game.state.put("exhausted", card, 1)


def meet(game: Vs, defender: int, attackers: tuple[int, ...]) -> None:
    """A main character remembers by which names it was attacked in this game, and in which combat first."""
    for card in attackers:
        for name_of_attacker in definitions(game)[card].names:
            if not remembered(game, defender, foe(name_of_attacker)):
                remember(game, defender, foe(name_of_attacker), game.state.combat)


def foe(name_of_attacker: str) -> str:
    return f"attacked by {name_of_attacker}"


def has_met(game: Vs, defender: int, attacker: int) -> bool:
    """Whether a character, or one of its name, has attacked another in a combat before this one."""
    first = [remembered(game, defender, foe(one)) for one in definitions(game)[attacker].names]
    return any(0 < combat < game.state.combat for combat in first)


ATTACK: Final = EventKind(
    "attack", apply_attack, cases=each_card_acts, doing=Doing("attack", "attacked"), remembered=True
)


@dataclass(frozen=True, eq=False)
class CombatPlays(Opportunity):
    """From the attacking player on, each in turn makes one play or passes, until all have passed in a row."""

    def is_over(self, game: Vs, frame: Frame) -> bool:
        passed: int = frame.data[1]
        return passed == players(game) or not combat_goes_on(game)

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat, _ = self.turn_of(game, frame)
        options = plays(game, seat, COMBAT)
        options.append(PASS)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat, passed = self.turn_of(game, frame)
        following = next_player(game, seat)
        if option is PASS:
            frame.data = (following, passed + 1)
        else:
            frame.data = (following, 0)
            make_play(game, seat, option)

    def prompt(self, game: Vs, decision: Decision) -> str:
        state = game.state
        attack = contest(game, state.attackers, state.defender)
        return said("{attack}. Play something in this combat, or pass", attack=attack)

    def subjects(self, game: Vs, decision: Decision) -> tuple[int, ...]:
        state = game.state
        return tuple([card for card in (*state.attackers, state.defender) if card >= 0])

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return COMBAT_WINDOW

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return PLAYS

    def turn_of(self, game: Vs, frame: Frame) -> tuple[int, int]:
        """Who is to play, and how many have passed in a row; one who has left the game meanwhile is left out."""
        turn: tuple[int, int] = frame.data
        seat, passed = turn
        return (next_player(game, seat) if game.state.out[seat] else seat), passed


COMBAT_WINDOW: Final = Topic("combat-window", window="Playing something during a combat")
COMBAT_PLAYS: Final = CombatPlays()


def contest(game: Vs, attackers: tuple[int, ...], defender: int) -> str:
    """Who attacks whom and, as things stand, with how much against how much."""
    seen = forecast(game, attackers, defender)
    names = listed([name(game, card) for card in attackers])
    return plural(
        len(attackers),
        "{attackers} attacks {defender}, {atk} against {defense}",
        "{attackers} attack {defender}, {atk} against {defense}",
        attackers=names,
        defender=name(game, defender),
        atk=seen["atk"],
        defense=seen["def"],
    )


def players(game: Vs) -> int:
    """How many are still in the game."""
    return game.state.out.count(0)


def next_player(game: Vs, seat: int) -> int:
    out = game.state.out
    following = (seat + 1) % len(out)
    while out[following]:
        following = (following + 1) % len(out)
    return following


def let_players_play(game: Vs, scope: Scope) -> None:
    game.push(COMBAT_PLAYS, scope, (scope.you, 0))


def first_strikes(game: Vs, scope: Scope) -> None:
    """The Ferocious strike first, unless everybody in the combat is Ferocious."""
    if combat_goes_on(game) and anybody_strikes_first(game):
        game.push(STRIKES, Scope(scope.you, vars={slots.FIRST: 1}))


def strikes(game: Vs, scope: Scope) -> None:
    if combat_goes_on(game):
        game.push(STRIKES, Scope(scope.you, vars={slots.FIRST: 0}))


def apply_end(game: Vs, event: Event) -> None:
    """What lasted for this combat is over; those who fought still count as attackers and defender.

    A player who was stunned but not wounded is up again: being a character was for the combat.
    """
    game.expire("combat", event.amount)
    for card in game.state.zones[PLAYERS.first]:
        game.turn_down(card, False)
        game.state.put("exhausted", card, 0)


def apply_cancel(game: Vs, event: Event) -> None:
    game.state.called_off = 1


def apply_parting(game: Vs, event: Event) -> None:
    """Nobody is attacker or defender any more."""
    state = game.state
    state.combat = 0
    state.attackers = ()
    state.defender = -1
    state.phase = MAIN


COMBAT_ENDS: Final = EventKind("the combat ends", apply_end, doing=Doing("end", subject="combat"))
PART: Final = EventKind("part", apply_parting, quiet=True)
CANCEL_COMBAT: Final = EventKind("cancel the combat", apply_cancel)


def end_combat(game: Vs, scope: Scope) -> None:
    game.happen(Event(COMBAT_ENDS, seat=scope.you, amount=game.state.combat))


def part(game: Vs, scope: Scope) -> None:
    game.take_place(Event(PART, seat=scope.you))


FIGHT: Final = Steps(settle, let_players_play, first_strikes, settle, strikes, settle, end_combat, settle, part)
