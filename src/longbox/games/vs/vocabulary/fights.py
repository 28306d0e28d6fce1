"""What cards do to a combat, and to powers: forbid a strike, swap the defender, attack again, take powers away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects.abilities import Rule
from longbox.engine.effects.nouns import A, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.modifiers import ADD, SET
from longbox.engine.slots import Note
from longbox.engine.words import Say
from longbox.games.vs.chapters.counters import until
from longbox.games.vs.chapters.follow_up import EARN_FOLLOW_UP
from longbox.games.vs.chapters.plot_twists import play
from longbox.games.vs.chapters.reach import can_be_attacked
from longbox.games.vs.chapters.rows import MOVE
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table import characters, notes, slots
from longbox.games.vs.table.players import controls, is_enemy
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.vocabulary.stat_changes import SPANS


def apply_forbid(game: Vs, event: Event) -> None:
    rule: Rule = event.notes[notes.RULE]
    game.modify(rule.stat, ADD, event.seat, event.cards, event.notes[notes.UNTIL], source=event.source, power=rule)


def forbid_facts(game: Vs, event: Event) -> dict[str, str | int]:
    rule: Rule = event.notes[notes.RULE]
    return {"rule": rule.clause(Say(game.face(event.source).name))}


FORBID: Final = EventKind("forbid", apply_forbid, facts=forbid_facts)


@dataclass(frozen=True, eq=False)
class Forbid(Verb):
    """Something can't be done for a while: by all that the rule speaks of, or by those of them who are `found_now`."""

    rule: Rule
    span: str
    found_now: bool = False

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.rule.subject.cards(game, scope)) if self.found_now else ()
        if cards or not self.found_now:
            told: dict[Note, Any] = {notes.RULE: self.rule, notes.UNTIL: until(game, self.span)}
            game.happen(Event(FORBID, seat=scope.you, cards=cards, source=scope.source, notes=told))

    def words(self, say: Say) -> str:
        return f"{self.rule.clause(say)} {SPANS[self.span]}"


def apply_replace(game: Vs, event: Event) -> None:
    """Another character is the defender now. It was not attacked."""
    game.state.defender = event.card


REPLACE_DEFENDER: Final = EventKind("replace the defender", apply_replace)


@dataclass(frozen=True, eq=False)
class LegalDefender(Noun):
    """Your face-up characters that could stand in for the defender of this combat, if that is yours."""

    noun: Noun

    def cards(self, game: Vs, scope: Scope) -> list[int]:
        state = game.state
        if state.defender < 0 or not controls(game, scope.you, state.defender):
            return []
        return [
            card
            for card in self.noun.cards(game, scope)
            if card != state.defender
            and characters.face_up(game, card)
            and all(can_be_attacked(game, attacker, card) for attacker in state.attackers)
        ]

    def words(self, say: Say) -> str:
        return self.noun.words(say)


@dataclass(frozen=True, eq=False)
class TakeThePlace(Verb):
    """A defender of yours leaves the combat, another character takes its place, and they change rows."""

    newcomer: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        state = game.state
        old = state.defender
        cards = self.newcomer.cards(game, scope)
        if old < 0 or not controls(game, scope.you, old) or not cards:
            return
        if characters.in_a_row(game, old) and state.zone[old] != state.zone[cards[0]]:
            scope[slots.SWITCHING] = (old, cards[0])
            game.push(SWITCH, scope)
        game.happen(Event(REPLACE_DEFENDER, seat=scope.you, card=cards[0], target=old, source=scope.source))

    def words(self, say: Say) -> str:
        who = self.newcomer.words(say)
        return f"{who} takes the place of a defender on your side, and the two change rows"


@dataclass(frozen=True, eq=False)
class SwitchRows(Verb):
    """Two characters of different rows change places at one moment."""

    def step(self, game: Vs, frame: Frame) -> None:
        game.state.frames.pop()
        game.happen(Event(MOVE, seat=frame.scope.you, cards=frame.scope[slots.SWITCHING], source=frame.scope.source))

    def words(self, say: Say) -> str:
        return "switch their rows"


SWITCH: Final = SwitchRows()


@dataclass(frozen=True, eq=False)
class AttackAgain(Verb):
    """As soon as the combat is over, this character may attack one in the back row of the same side."""

    def apply(self, game: Vs, scope: Scope) -> None:
        assert scope.event is not None
        game.happen(Event(EARN_FOLLOW_UP, seat=scope.event.notes[notes.ENEMY], source=scope.source))

    def words(self, say: Say) -> str:
        return (
            f"{say.this} may attack a character in that side's back row as soon as the combat is over, even while "
            "exhausted, and whoever protects it"
        )


@dataclass(frozen=True, eq=False)
class PlayAgain(Verb):
    """Play a plot twist from where it lies; then it is shuffled into the deck."""

    which: A

    def apply(self, game: Vs, scope: Scope) -> None:
        for card in self.which.cards(game, scope):
            play(game, scope.you, card, then="deck")

    def words(self, say: Say) -> str:
        return f"play {self.which.words(say)}, then shuffle it into your deck"


def apply_powerless(game: Vs, event: Event) -> None:
    game.modify("powers", SET, POWERLESS, event.cards, ("turn", 0), source=event.source)


LOSE_POWERS: Final = EventKind("lose powers", apply_powerless)


@dataclass(frozen=True, eq=False)
class LosePowers(Verb):
    """Characters lose their powers for the turn."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.whom.cards(game, scope))
        if cards:
            game.happen(Event(LOSE_POWERS, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"{self.whom.words(say)} loses its powers this turn"


@dataclass(frozen=True, eq=False)
class StunSurvivors(Verb):
    """Stun the enemies that have survived the combat which is ending."""

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = [card for card in game.state.survivors if is_enemy(game, scope.you, card)]
        stun(game, cards, [(scope.source,)] * len(cards), seat=scope.you)

    def words(self, say: Say) -> str:
        return "stun each enemy character that survived it"
