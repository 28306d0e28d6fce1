"""XP and levels (rulebook: Level Up Powers, Regressing/Progressing Main Characters).

The levels of a main character are the faces of one card, so that orientation, wounds, counters and whatever lasts
stay where they are when it goes up. A level may come in several versions, each a face of its own. The XP that lies on
the next level's card is the column `xp`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import listed, said
from longbox.engine.modifiers import SET, Modifier, Until
from longbox.engine.relations import forbidden
from longbox.engine.topics import Topic
from longbox.games.vs.table import notes
from longbox.games.vs.table.names import name
from longbox.games.vs.table.powers import LevelUp, SuperPower
from longbox.games.vs.table.state import Vs

HELD_DOWN: Final = "held at Level 1"
"""The stat whose changes hold a character at Level 1 for a while; their amount is the face that it comes back to."""


def level_of(game: Vs, card: int) -> int:
    """The level that shows; whoever has no levels is Level 1."""
    level: int = game.face(card).fact("level", 1)
    return level


def versions(game: Vs, card: int, level: int) -> list[int]:
    """The faces of a character that are of this level."""
    return [place for place, face in enumerate(game.state.definition[card].faces) if face.fact("level") == level]


def show_level(game: Vs, card: int, face: int) -> None:
    """Turn to another level. The XP of the level left is gone; what was set aside for the level reached comes back."""
    state = game.state
    state.put("xp", card, state.xp_aside.pop((card, face), 0))
    game.turn_to(card, face)
    if 0 < needed_xp(game, card) <= state.xp[card]:
        state.held_back = (*state.held_back, card)


def apply_xp(game: Vs, event: Event) -> None:
    game.state.add("xp", event.card, event.amount)


def apply_level_up(game: Vs, event: Event) -> None:
    """Whoever earns a level has it for good: nothing brings the character back to another one later."""
    modifiers = game.state.modifiers
    rest = tuple(one for one in modifiers.pop(HELD_DOWN, ()) if not one.binds(game, event.card))
    if rest:
        modifiers[HELD_DOWN] = rest
    if any(isinstance(one.power, LevelUp) and one.power.heals for one in game.instances(event.card)):
        game.state.put("wounds", event.card, 0)
    show_level(game, event.card, event.amount)


def apply_holding_back(game: Vs, event: Event) -> None:
    game.state.held_back = (*game.state.held_back, event.card)


def apply_letting_go(game: Vs, event: Event) -> None:
    game.state.held_back = tuple(other for other in game.state.held_back if other != event.card)


def xp_facts(game: Vs, event: Event) -> dict[str, str | int]:
    return {"xp": game.state.xp[event.card], "needed": needed_xp(game, event.card)}


GAIN_XP: Final = EventKind("gain XP", apply_xp, facts=xp_facts)
HOLD_BACK: Final = EventKind("hold back from leveling up", apply_holding_back, quiet=True)
LET_GO: Final = EventKind("hold back no more", apply_letting_go, quiet=True)
LEVEL_UP: Final = EventKind("level up", apply_level_up, facts=lambda game, event: {"level": level_of(game, event.card)})


def gain_xp(game: Vs, card: int, amount: int, *, seat: int) -> None:
    """Gain XP; whoever can't level up gains no more than the next level takes."""
    needed = needed_xp(game, card)
    if needed and forbidden(game, "level up", card) is not None:
        amount = min(amount, needed - game.state.xp[card])
    if amount > 0 and needed:
        game.happen(Event(GAIN_XP, seat=seat, card=card, amount=amount))


def needed_xp(game: Vs, card: int) -> int:
    """The number by Level Up on the level that shows, or 0 if there is none."""
    needed: int = game.face(card).fact("level_up", 0)
    return needed


def level_up_if_due(game: Vs, event: Event) -> bool:
    """Go up a level with enough XP. Whoever can't, because of an enemy, does as soon as nothing is in the way."""
    state = game.state
    card = event.card
    needed = needed_xp(game, card)
    if not 0 < needed <= state.xp[card]:
        return False
    if forbidden(game, "level up", card) is not None:
        game.take_place(Event(HOLD_BACK, card=card))
        return False
    game.push(LEVELING, Scope(state.controller[card], card))
    return True


def level_up_the_freed(game: Vs) -> bool:
    """The first of those held back whom nothing holds back any more goes up."""
    state = game.state
    for card in state.held_back:
        if forbidden(game, "level up", card) is None:
            game.take_place(Event(LET_GO, card=card))
            return level_up_if_due(game, Event(GAIN_XP, seat=state.controller[card], card=card))
    return False


@dataclass(frozen=True, eq=False)
class Leveling(Question):
    """Go up to the next level; if there are several versions of it, to the one that the player picks."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        card = frame.scope.source
        higher = versions(game, card, level_of(game, card) + 1)
        return Decision(frame.scope.you, [Option("level up", (card,), amount=face) for face in higher], about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.happen(Event(LEVEL_UP, seat=frame.scope.you, card=option.card, amount=option.amount))

    def prompt(self, game: Vs, decision: Decision) -> str:
        card = name(game, decision.options[0].card)
        return said("{card} levels up: which version of the next level?", card=card)

    def label(self, game: Vs, option: Option) -> str:
        return version_label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return LEVEL_VERSION


def version_label(game: Vs, option: Option) -> str:
    """A version of a level, by its numbers and what it does."""
    face = game.state.definition[option.card].faces[option.amount]
    numbers = said(
        "{atk}/{defense}, Health {health}",
        atk=face.stats["atk"],
        defense=face.stats["def"],
        health=face.stats["health"],
    )
    powers = listed([power.name for power in face.powers if isinstance(power, SuperPower)])
    if not powers:
        return said("{card} Level {level} ({numbers})", card=face.name, level=face.fact("level"), numbers=numbers)
    return said(
        "{card} Level {level} ({numbers}: {powers})",
        card=face.name,
        level=face.fact("level"),
        numbers=numbers,
        powers=powers,
    )


LEVEL_VERSION: Final = Topic("level-version")
LEVELING: Final = Leveling()


def apply_regress(game: Vs, event: Event) -> None:
    """Go back to Level 1, for a while if the event says until when. XP for the level above is set aside meanwhile."""
    state = game.state
    card = event.card
    home = home_level(game, card)
    if state.face[card] != event.amount:
        if state.xp[card]:
            state.xp_aside[card, state.face[card]] = state.xp[card]
        show_level(game, card, event.amount)
    if event.notes[notes.UNTIL] is not None:
        game.modify(HELD_DOWN, SET, home, (card,), event.notes[notes.UNTIL], source=event.source)


def home_level(game: Vs, card: int) -> int:
    """The face that a character has by right: the one that it comes back to, if something holds it down."""
    for change in game.state.modifiers.get(HELD_DOWN, ()):
        if change.binds(game, card):
            home: int = change.amount
            return home
    return game.state.face[card]


def apply_progress(game: Vs, event: Event) -> None:
    for card, face in zip(event.cards, event.notes[notes.FACES], strict=True):
        show_level(game, card, face)


REGRESS: Final = EventKind("regress", apply_regress)
PROGRESS: Final = EventKind("progress", apply_progress)


def regress(game: Vs, card: int, *, seat: int, source: int, until: Until | None = None) -> None:
    """Become Level 1 of the character that this one is now; whoever has no such version stays what it is."""
    faces, now = game.state.definition[card].faces, game.face(card).name
    lowest = [face for face in versions(game, card, 1) if faces[face].name == now]
    if lowest and (game.state.face[card] not in lowest or until is not None):
        face = game.state.face[card] if game.state.face[card] in lowest else lowest[0]
        game.happen(Event(REGRESS, seat=seat, card=card, amount=face, source=source, notes={notes.UNTIL: until}))


def apply_xp_loss(game: Vs, event: Event) -> None:
    game.state.add("xp", event.card, -event.amount)


LOSE_XP: Final = EventKind("lose XP", apply_xp_loss, facts=xp_facts)


def set_back(game: Vs, card: int, *, seat: int, source: int) -> None:
    """Lose an XP; whoever has none goes down to the level before, if there is one, with one XP less than it takes."""
    if game.state.xp[card]:
        game.happen(Event(LOSE_XP, seat=seat, card=card, amount=1, source=source))
        return
    faces, now = game.state.definition[card].faces, game.face(card).name
    lower = [face for face in versions(game, card, level_of(game, card) - 1) if faces[face].name == now]
    if lower:
        game.push(LEARN_AGAIN, Scope(game.state.controller[card], card))
        game.happen(Event(REGRESS, seat=seat, card=card, amount=lower[0], source=source, notes={notes.UNTIL: None}))


def learn_again(game: Vs, scope: Scope) -> None:
    card = scope.source
    gain_xp(game, card, needed_xp(game, card) - 1 - game.state.xp[card], seat=scope.you)


LEARN_AGAIN: Final = Steps(learn_again)


def held_until(game: Vs, until: Until) -> list[Modifier]:
    """What holds characters at Level 1 until this moment and no longer."""
    return [change for change in game.state.modifiers.get(HELD_DOWN, ()) if change.until == until]


def regain_levels(game: Vs, ended: list[Modifier], *, seat: int) -> None:
    """Those whom nothing holds at Level 1 any more progress to where they were. That is no leveling up."""
    back = {
        card: change.amount
        for change in ended
        for card, _ in change.bound
        if change.binds(game, card) and home_level(game, card) != change.amount
    }
    if back:
        game.happen(Event(PROGRESS, seat=seat, cards=tuple(back), notes={notes.FACES: tuple(back.values())}))
