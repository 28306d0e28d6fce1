"""Strikes and what comes of them (rulebook: Resolving Combat, Ferocious Characters in Combat, Team Attacks)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.relations import forbidden
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.stun import stun
from longbox.games.vs.table import notes, slots
from longbox.games.vs.table.characters import combat_goes_on, combatants, in_front
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import FEROCIOUS, LEADER, MONSTROUS, RANGED, defense, has, strike_value


def anybody_strikes_first(game: Vs) -> bool:
    """Whether some, but not all, in a melee combat are Ferocious."""
    if game.state.ranged:
        return False
    there = combatants(game)
    ferocious = [card for card in there if has(game, card, FEROCIOUS)]
    return 0 < len(ferocious) < len(there)


def can_strike(game: Vs, card: int, target: int) -> bool:
    """Whether nothing keeps a character from striking another, be it attacking or defending."""
    if game.state.defender == card and forbidden(game, "strike back", card, target) is not None:
        return False
    return may_be_struck(game, target) and not keeps_out(game, card) and forbidden(game, "strike", card, target) is None


def may_be_struck(game: Vs, card: int) -> bool:
    return forbidden(game, "be struck", card) is None and not keeps_out(game, card)


def keeps_out(game: Vs, card: int) -> bool:
    """Whether a character neither strikes nor is struck."""
    return forbidden(game, "strike or be struck", card) is not None


def strikes_now(game: Vs, scope: Scope, card: int) -> bool:
    """Whether a character strikes in this step: nobody strikes twice, and few strike without ATK."""
    if card in game.state.struck or (scope[slots.FIRST] and not has(game, card, FEROCIOUS)):
        return False
    return strike_value(game, card) > 0 or edition(game).strikes_without_atk


def struck_back(game: Vs, scope: Scope) -> list[int]:
    """The attackers that the defender could strike back at in this step. One that can't be struck may be named all the
    same: then the strike is lost."""
    state = game.state
    defender = state.defender
    if (state.ranged and not has(game, defender, RANGED)) or not strikes_now(game, scope, defender):
        return []
    return [card for card in state.attackers if forbidden(game, "strike back", defender, card) is None]


@dataclass(frozen=True, eq=False)
class StrikeBack(Question):
    """Choose the attacker that the defender strikes back at: its player does, or that of a Leader in the team.

    If a side gives up meanwhile, there are no strikes.
    """

    def step(self, game: Vs, frame: Frame) -> None:
        if combat_goes_on(game):
            super().step(game, frame)
        else:
            del game.state.frames[-2:]

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        state = game.state
        able = struck_back(game, frame.scope)
        seat = state.controller[state.defender]
        team = state.attackers
        if able and len(team) > 1 and any(has(game, card, LEADER) for card in team):
            seat = state.controller[team[0]]
            able = list(team)
        return Decision(seat, [Option("strike back", (card,)) for card in able], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        frame.scope[slots.STRUCK_BACK_AT] = option.cards

    def prompt(self, game: Vs, decision: Decision) -> str:
        defender = game.state.defender
        atk = strike_value(game, defender)
        return said("Whom does {defender} strike back at, with {atk}?", defender=name(game, defender), atk=atk)

    def subjects(self, game: Vs, decision: Decision) -> tuple[int, ...]:
        return (game.state.defender,)

    def label(self, game: Vs, option: Option) -> str:
        return said("Strike back at {card}", card=named(game, option.card))

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return STRIKE_BACK_TOPIC


STRIKE_BACK_TOPIC: Final = Topic("strike-back")
STRIKE_BACK: Final = StrikeBack()


def choose_target(game: Vs, scope: Scope) -> None:
    """Whom the defender strikes back at: nobody, everybody (Monstrous), or one of the attackers."""
    able = struck_back(game, scope)
    scope[slots.STRUCK_BACK_AT] = ()
    if not able:
        return
    state = game.state
    alone = len(state.attackers) == 1
    if alone or (not state.ranged and has(game, state.defender, MONSTROUS)):
        scope[slots.STRUCK_BACK_AT] = tuple(able)
    else:
        game.push(STRIKE_BACK, scope)


STRIKE: Final = EventKind(
    "strike", facts=lambda game, event: {"atk": event.notes[notes.ATK], "def": event.notes[notes.DEFENSE]}
)
"""Told of each blow, not listened to: what comes of all of them is one event."""


def apply_strikes(game: Vs, event: Event) -> None:
    """Who has struck strikes no more in this combat; what they struck with is carried over."""
    state = game.state
    state.struck = (*state.struck, *event.cards)
    state.carried = event.amount


STRIKES_LAND: Final = EventKind("strikes land", apply_strikes, quiet=True)


def each_by_its_strikers(event: Event) -> list[Case]:
    by: tuple[tuple[int, ...], ...] = event.notes[notes.SOURCES]
    return [Case(card, strikers, event.seat) for card, strikers in zip(event.cards, by, strict=True)]


STRUCK: Final = EventKind("struck", quiet=True, cases=each_by_its_strikers, doing=Doing("strike", "struck"))
"""All who were struck at one moment, and by whom: what listens to strikes hears this."""


def tell_strike(game: Vs, cards: tuple[int, ...], target: int, atk: int, *, back: bool = False) -> None:
    """Tell of a blow, if anybody keeps a record."""
    if game.log is None:
        return
    needed = defense(game, target)
    outcome = "stuns" if atk >= needed else "fails"
    manner = f"back {outcome}" if back else outcome
    game.tell(Event(STRIKE, cards=cards, target=target, manner=manner, notes={notes.ATK: atk, notes.DEFENSE: needed}))


def striking_attackers(game: Vs, scope: Scope) -> tuple[int, ...]:
    """The attackers that strike in this step; of those whom something keeps from it, the story tells."""
    defender = game.state.defender
    able = [card for card in game.state.attackers if strikes_now(game, scope, card)]
    barred = [card for card in able if not can_strike(game, card, defender)]
    if not barred:
        return tuple(able)
    told = {notes.ATK: 0, notes.DEFENSE: defense(game, defender)}
    game.tell(Event(STRIKE, cards=tuple(barred), target=defender, manner="barred", notes=told))
    return tuple([card for card in able if card not in barred])


def strike(game: Vs, scope: Scope) -> None:
    """All strikes of the step land at one moment; the stuns that follow are one event."""
    state = game.state
    defender = state.defender
    team = state.attackers
    targets: tuple[int, ...] = scope[slots.STRUCK_BACK_AT]
    enemy = state.controller[defender]
    front = in_front(game, defender)
    fallen: list[int] = []
    sources: list[tuple[int, ...]] = []
    striking = striking_attackers(game, scope)
    force = state.carried
    if striking:
        force += sum(strike_value(game, card) for card in striking)
        tell_strike(game, striking, defender, force)
        if force >= defense(game, defender):
            fallen.append(defender)
            sources.append(team)
    blow = strike_value(game, defender) if targets else 0
    struck_back_at = [card for card in targets if can_strike(game, defender, card)]
    for card in targets:
        tell_strike(game, (defender,), card, blow, back=True)
        if blow >= defense(game, card) and card in struck_back_at:
            fallen.append(card)
            sources.append((defender,))
    scope[slots.BLOWS] = (striking, defender, tuple(struck_back_at))
    game.take_place(Event(STRIKES_LAND, cards=(*striking, defender) if targets else striking, amount=force))
    scope[slots.OUTCOME] = (tuple(fallen), len(team), defender, front, enemy)
    stun(game, fallen, sources, seat=scope.you, manner="strike")


def hear_strikes(game: Vs, scope: Scope) -> None:
    """Whoever waits for strikes hears of all of them at once."""
    if not game.watched(STRUCK.after):
        return
    striking, defender, struck_back_at = scope[slots.BLOWS]
    struck = (defender,) if striking else ()
    by = (*((striking,) * len(struck)), *(((defender,),) * len(struck_back_at)))
    if by:
        game.happen(Event(STRUCK, seat=scope.you, cards=(*struck, *struck_back_at), notes={notes.SOURCES: by}))


def apply_survive(game: Vs, event: Event) -> None:
    game.state.survivors = event.cards


SURVIVE: Final = EventKind("survive", apply_survive, doing=Doing("survive"))


def survive(game: Vs, scope: Scope) -> None:
    """Those in the combat who were not stunned have survived it."""
    fallen, team, defender, front, enemy = scope[slots.OUTCOME]
    told = {
        notes.FALLEN: fallen,
        notes.TEAM: team,
        notes.DEFENDER: defender,
        notes.FRONT: front,
        notes.ENEMY: enemy,
    }
    game.happen(Event(SURVIVE, seat=scope.you, cards=combatants(game), notes=told))


STRIKES: Final = Steps(choose_target, strike, hear_strikes, survive)
