"""What cards do to a combat, and to powers: forbid a strike, swap the defender, attack again, take powers away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.effects import phrases
from longbox.engine.effects.abilities import Rule, Trigger, can_not
from longbox.engine.effects.adjectives import Is
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.lasting import Span
from longbox.engine.effects.nouns import THIS, Cards, That
from longbox.engine.effects.patterns import when
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import Among
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind, Told
from longbox.engine.frames import Scope
from longbox.engine.modifiers import ADD
from longbox.engine.slots import Note
from longbox.engine.words import Say
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.chapters.follow_up import EARN_FOLLOW_UP
from longbox.games.vs.chapters.plot_twists import play
from longbox.games.vs.chapters.rows import MOVE, appear, bears_name_of_main, can_be_moved
from longbox.games.vs.chapters.stun import stun, wound
from longbox.games.vs.table import characters, notes, players, slots
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.memory import remember, remembered
from longbox.games.vs.table.powers import MUST_ATTACK
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary.adjectives import EXHAUSTED, can_stand_in
from longbox.games.vs.vocabulary.deeds import ko, ready
from longbox.games.vs.vocabulary.liberties import ATTACKING, STRIKING_BACK
from longbox.games.vs.vocabulary.moments import combat_ends, killed_by_this, your_turn_ends
from longbox.games.vs.vocabulary.moving import REMOVE
from longbox.games.vs.vocabulary.nouns import any_character, attacker
from longbox.games.vs.vocabulary.spans import THIS_TURN


def apply_forbid(game: Vs, event: Event) -> None:
    rule: Rule = event.notes[notes.RULE]
    game.modify(rule.stat, ADD, event.seat, event.cards, event.notes[notes.UNTIL], source=event.source, power=rule)


class Forbidden(Told):
    """What can't be done for a while, in the words of the card that sees to it."""

    def __init__(self, rule: Rule, say: Say) -> None:
        self.rule = rule
        self.say = say

    def told(self, yours: bool) -> str:
        return self.rule.clause(self.say if yours else self.say.of_player("{whose}", "{whom}"))


def forbid_facts(game: Vs, event: Event) -> Mapping[str, object]:
    return {"rule": Forbidden(event.notes[notes.RULE], speech(game, game.face(event.source).name))}


FORBID: Final = EventKind("forbid", apply_forbid, facts=forbid_facts)


@dataclass(frozen=True, eq=False)
class Forbid(Verb):
    """Something can't be done for a while: by all that the rule speaks of, or by those of them who are `found_now`."""

    rule: Rule
    span: Span
    found_now: bool = False

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.rule.subject.cards(game, scope)) if self.found_now else ()
        if cards or not self.found_now:
            told: dict[Note, Any] = {notes.RULE: self.rule, notes.UNTIL: self.span.until(game, scope)}
            game.happen(Event(FORBID, seat=scope.you, cards=cards, source=scope.source, notes=told))

    def words(self, say: Say) -> str:
        return say.phrase("{rule} {span}", rule=self.rule.clause(say), span=self.span)


def forbid(rule: Rule, span: Span, *, found_now: bool = False) -> Forbid:
    return Forbid(rule, span, found_now)


def apply_replace(game: Vs, event: Event) -> None:
    """Another character is the defender now. It was not attacked. One that came stunned can't defend."""
    game.state.defender = event.card if characters.face_up(game, event.card) else -1


REPLACE_DEFENDER: Final = EventKind("replace the defender", apply_replace)


def take_the_place_of(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A defender of yours leaves the combat, another character takes its place, and they change rows."""
    state = game.state
    able = [card for card in cards if can_stand_in(game, scope, card)]
    if not able:
        return
    old, new = state.defender, able[0]
    movable = can_be_moved(game, old) and can_be_moved(game, new)
    if characters.in_a_row(game, old) and state.zone[old] != state.zone[new] and movable:
        scope[slots.SWITCHING] = (old, new)
        game.push(SWITCH_ROWS, scope)
    game.happen(Event(REPLACE_DEFENDER, seat=scope.you, card=new, target=old, source=scope.source))


def switch_rows(game: Vs, scope: Scope) -> None:
    """Two characters of different rows change places at one moment."""
    game.happen(Event(MOVE, seat=scope.you, cards=scope[slots.SWITCHING], source=scope.source))


SWITCH_ROWS: Final = Steps(switch_rows)


def earn_follow_up(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """As soon as the combat is over, this character may attack one in the back row of the same side."""
    assert scope.event is not None
    game.happen(Event(EARN_FOLLOW_UP, seat=scope.event.notes[notes.ENEMY], source=scope.source))


def play_them_again(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Play plot twists from where they lie; then they are shuffled into the deck."""
    for card in cards:
        play(game, scope.you, card, then="deck")


def play_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Play plot twists from where they lie, as if from hand."""
    for card in cards:
        play(game, scope.you, card)


def step_in(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """A card from hand appears in the row of a defender and, once that is done, takes its place in the combat."""
    state = game.state
    if cards and characters.in_a_row(game, state.defender):
        scope[slots.OLD], scope[slots.NEW] = state.defender, cards[0]
        row = state.zone[state.defender]
        game.push(STEPPING_IN, scope)
        appear(game, cards[0], row, seat=scope.you, source=scope.source)


def come_next_to(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """This card appears in the row of a character of its player's; one that can't appear is removed from the game."""
    this, you = scope.source, scope.you
    if not cards:
        return
    if bears_name_of_main(game, this, you):
        game.happen(Event(REMOVE, seat=you, cards=(this,), source=this))
        return
    rows = characters.rows_of(game, you)
    row = game.state.zone[cards[0]]
    appear(game, this, row if row in rows else rows[0], seat=you, source=this)


def become_defender(game: Vs, scope: Scope) -> None:
    """A character that has appeared defends, if it is face up; if not, nobody does. Either way it is KO'd later."""
    state, new = game.state, scope[slots.NEW]
    if not characters.in_a_row(game, new):
        return
    vars = {slots.MARKED: new, slots.ARRIVAL: state.arrival[new]}
    game.add_delayed_trigger(FALL_AFTER_COMBAT, scope, ("turn", 0), once=True, vars=vars)
    game.happen(Event(REPLACE_DEFENDER, seat=scope.you, card=new, target=scope[slots.OLD], source=scope.source))


STEPPING_IN: Final = Steps(become_defender)


def those_marked(game: Vs, scope: Scope) -> list[int]:
    """A character that an effect has marked for later, unless it has left play since."""
    card: int = scope[slots.MARKED]
    return [card] if characters.in_a_row(game, card) and game.state.arrival[card] == scope[slots.ARRIVAL] else []


@dataclass(frozen=True, eq=False)
class Marked(That):
    """The one whom an effect has marked, as long as it stays in play."""

    def cards(self, game: Vs, scope: Scope) -> list[int]:
        return those_marked(game, scope)


MARKED: Final = Cards("chosen character", Among(those_marked))
THE_MARKED: Final = Marked(slots.MARKED)
FALL_AFTER_COMBAT: Final = Trigger(combat_ends, ko(THE_MARKED))
FALL_AFTER_TURN: Final = Trigger(your_turn_ends, ko(THE_MARKED))
READY_AFTER_COMBAT: Final = Trigger(combat_ends, ready(THE_MARKED))
READY_AFTER_ATTACK: Final = Trigger(when(ATTACK, by=MARKED), ready(THE_MARKED))


def mark(game: Vs, scope: Scope, cards: list[int], trigger: Trigger) -> None:
    """Something will be done to characters later, once."""
    for card in cards:
        if characters.in_a_row(game, card):
            vars = {slots.MARKED: card, slots.ARRIVAL: game.state.arrival[card]}
            game.add_delayed_trigger(trigger, scope, THIS_TURN.until(game, scope), once=True, vars=vars)


def apply_challenge(game: Vs, event: Event) -> None:
    game.modify(MUST_ATTACK, ADD, event.source, event.cards, ("turn", 0), source=event.source)


CHALLENGE: Final = EventKind("challenge", apply_challenge)


def challenge_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    if cards:
        game.happen(Event(CHALLENGE, seat=scope.you, cards=tuple(cards), source=scope.source))


def doom_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    mark(game, scope, cards, FALL_AFTER_TURN)


def champion_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    mark(game, scope, cards, READY_AFTER_ATTACK)


def ward_them_off(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """The names of a character are remembered: whoever bears one can't attack this character any more."""
    for card in cards:
        told: dict[Note, Any] = {notes.RULE: WARDED, notes.UNTIL: ("game", 0)}
        game.happen(Event(WARD_OFF, seat=scope.you, card=scope.source, target=card, notes=told))


def apply_ward(game: Vs, event: Event) -> None:
    for name in definitions(game)[event.target].names:
        remember(game, event.card, warded(name), 1)
    rule, until = event.notes[notes.RULE], event.notes[notes.UNTIL]
    game.modify(rule.stat, ADD, event.seat, (), until, source=event.card, power=rule)


def warded(name: str) -> str:
    return f"warded off {name}"


def is_warded_off(game: Vs, scope: Scope, card: int) -> bool:
    return any(remembered(game, scope.source, warded(name)) for name in definitions(game)[card].names)


WARD_OFF: Final = EventKind("ward off", apply_ward)
OF_A_WARDED_NAME: Final = Is("of a name that {this} has warded off", is_warded_off, BEHIND, phrases.WITH)
WARDED: Final = can_not(any_character.that(OF_A_WARDED_NAME), ATTACKING, THIS)


def rally_them(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    mark(game, scope, cards, READY_AFTER_COMBAT)


def clash(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """Those who attack and whom they attack: the source of each stun is the other side."""
    attackers, attacked = tuple(scope[slots.BY]), tuple(scope[slots.WHOM])
    by = [*([attacked] * len(attackers)), *([attackers] * len(attacked))]
    stun(game, (*attackers, *attacked), by, seat=scope.you)


def wound_the_stunned(game: Vs, scope: Scope, cards: list[int], amount: int) -> None:
    """The enemy main characters who fell in the combat that this one has survived."""
    assert scope.event is not None
    fallen = [card for card in scope.event.notes[notes.FALLEN] if characters.in_a_row(game, card)]
    mains = [card for card in fallen if characters.is_main(game, card) and players.is_enemy(game, scope.you, card)]
    if mains:
        wound(game, mains, seat=scope.you, source=scope.source)


THE_KILLED: Final = Cards("character", Among(killed_by_this, "that {this} has {KO'd} in the combat", rank=phrases.THAT))
"""Of those who are still in a KO pile, when it has survived."""

must_attack_this: Final = Deed(
    "must attack", "{this} in its player's first attack this turn, if possible", act=challenge_them, acts=True
).to
POUNCE: Final = can_not(any_character.that(EXHAUSTED), STRIKING_BACK, THIS, given=is_a(THIS, attacker), label="Pounce")
"""A power of several who leap at the exhausted."""
play_now: Final = Deed("play", act=play_them, moves=True).to
put_next_to: Final = Deed(
    "put", "{this} next to {whom}; if it can't appear, it is removed from the game", act=come_next_to
).to
replace_defender: Final = Deed(
    "put",
    "{whom} next to the defender; it replaces the defender in the combat, and is {KO'd} when the combat ends",
    act=step_in,
    moves=True,
).to
ko_later: Final = Deed("{KO}", "{whom} when the turn ends", act=doom_them).to
ready_after_attack: Final = Deed("{ready}", "{whom} the next time that it attacks this turn", act=champion_them).to
ready_after_combat: Final = Deed("{ready}", "{whom} when the combat ends", act=rally_them).to
ward_off: Final = Deed(
    "choose",
    "{whom}; for the rest of the game it and all characters of its name can't attack {this}",
    act=ward_them_off,
).to
stun_each_other: Final = Deed("let", "them {stun} each other", act=clash).done
wound_fallen_mains: Final = Deed("give", "that {main character} another {wound}", act=wound_the_stunned).done
take_the_place: Final = Deed(
    "take", "the place of a defender on {your} side, and the two change rows", act=take_the_place_of, acts=True
).to
attack_again: Final = Deed(
    "may attack",
    "a character in that side's {back row} right after the combat, even while {exhausted} and even if that character "
    "is protected",
    act=earn_follow_up,
    acts=True,
).done
play_again: Final = Deed("play", "{whom}, then shuffle it into {your} deck", act=play_them_again, moves=True).to
