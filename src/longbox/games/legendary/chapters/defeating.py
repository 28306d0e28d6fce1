"""Defeating enemies, in a fight or by an effect: trophies, Fight effects, the victory."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters import adapting, bonding, challenges, ending, performing, shards
from longbox.games.legendary.chapters.adapting import TACTIC, tactics
from longbox.games.legendary.chapters.bystanders import captives, rescue_effect
from longbox.games.legendary.chapters.gaining import give
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.lurking import bring_the_next
from longbox.games.legendary.chapters.victory_piles import order_the_pile
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.abilities import ON_FIGHT, ON_PARTING, CountAsVillains, acting
from longbox.games.legendary.table.enemies import (
    adapts,
    foes,
    fought_at,
    is_hostile_officer,
    is_location,
    is_mastermind,
    masterminds,
    of_schemes,
    space_of,
    stands,
)
from longbox.games.legendary.table.kinds import BYSTANDER, MASTERMIND
from longbox.games.legendary.table.kinds import TACTIC as A_TACTIC
from longbox.games.legendary.table.roles import DEFEATED, hold, let_follow, let_go, parts
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import DISCARD, LURKING, TACTIC_POOLS, TACTICS, VICTORY

BOSSES: Final = (MASTERMIND, A_TACTIC)
"""What is printed on a Mastermind's card."""


def standing_masterminds(game: Table) -> list[int]:
    return [card for card in masterminds(game) if stands(game, card)]


def note_the_beaten(game: Table) -> None:
    """Whether no Mastermind stands any more, and none lurks."""
    game.state.beaten = int(not standing_masterminds(game) and not game.state.zones[LURKING.first])


def apply_defeat(game: Table, event: Event) -> None:
    """A Villain goes to the Victory Pile, and with whom it was bonded stays; of a Mastermind the Tactic in `target`
    goes there, or its own card, under which another one may lie."""
    state = game.state
    is_boss = is_mastermind(game, event.card)
    for card in defeated(event):
        shards.pass_on_defeat(game, card, event.seat)
    trophy = event.target if event.target >= 0 else event.card
    pile = VICTORY.first + event.seat
    gained = any(power.gained for power in of_schemes(game, CountAsVillains))
    if state.as_villain[trophy] and (gained or is_hostile_officer(game, trophy)):
        pile = DISCARD.first + event.seat
    event.notes[notes.HELD] = sum([len(captives(game, card)) for card in defeated(event)])
    worth = state.worth[trophy]
    if is_boss and trophy == event.card:
        adapting.succeed(game, trophy)
    give(game, trophy, event.seat, pile)
    if worth:
        state.put("worth", trophy, worth)
    if is_boss:
        note_the_beaten(game)


def defeated(event: Event) -> tuple[int, ...]:
    """The card that was defeated, and another that it was one with."""
    other = event.notes.get(notes.BONDED, -1)
    return (event.card, other) if other >= 0 else (event.card,)


def follow_the_defeated(game: Table, event: Event) -> None:
    """What the enemy held has a fate of its own: Bystanders are rescued."""
    state = game.state
    if state.definition[event.card].kind == BYSTANDER and VICTORY.holds(state.zone[event.card]):
        rescue_effect(game, event.seat, event.card)
    for card in defeated(event):
        let_follow(game, card, DEFEATED, event.seat)


def defeat_facts(game: Table, event: Event) -> dict[str, str | int]:
    """How many Bystanders the enemy held; of a Mastermind, how many Tactics are left; whether a Hero was gained."""
    facts: dict[str, str | int] = {}
    if game.state.zone[event.card] == DISCARD.first + event.seat:
        facts["variant"] = "gained"
    if event.notes[notes.HELD]:
        facts["held"] = event.notes[notes.HELD]
    if event.target >= 0:
        facts["left"] = len(tactics(game, event.card))
    return facts


DEFEAT: Final = EventKind(
    "defeat",
    apply_defeat,
    then=follow_the_defeated,
    facts=defeat_facts,
    doing=Doing("defeat", "defeated"),
    remembered=True,
)


def apply_strike_as_tactic(game: Table, event: Event) -> None:
    """Strikes are shuffled in with the Tactics of `card`, where each is worth `amount`."""
    for card in event.cards:
        if game.state.host[card] >= 0:
            let_go(game, card)
        hold_tactic(game, card, event.card)
        game.state.put("worth", card, event.amount)


STRIKE_AS_TACTIC: Final = EventKind("strike as tactic", apply_strike_as_tactic)


def choose_part(game: Table, scope: Scope) -> None:
    """Of two that are bonded one is defeated, as the player likes; with a Mastermind it is always the other one."""
    cards = parts(game, scope.source)
    if len(cards) == 1:
        return
    if game.state.definition[scope.source].kind in BOSSES:
        scope[slots.TROPHY] = cards[1]
    else:
        game.push(bonding.WHICH_IS_WON, scope)


def defeat(game: Table, scope: Scope) -> None:
    """The enemy, or a random Tactic of a Mastermind, is won; the scope remembers where the fight was, and what the card
    could do when it was fought."""
    enemy = scope.source
    scope[slots.SPACE] = fought_at(game, enemy)
    both = parts(game, enemy)
    scope[slots.BONDED] = int(len(both) > 1)
    tactic = -1
    scope[slots.MASTERMIND] = -1
    if len(both) > 1:
        enemy = scope[slots.TROPHY]
    elif is_mastermind(game, enemy):
        scope[slots.MASTERMIND] = enemy
        left = [] if adapts(game, enemy) else tactics(game, enemy)
        if left:
            tactic = game.pick_at_random(left)
        scope[slots.TROPHY] = tactic if left else enemy
    scope[slots.ABILITIES] = acting(game, scope.vars.get(slots.TROPHY, enemy), ON_FIGHT)
    scope[slots.PARTING] = tuple([(card, acting(game, card, ON_PARTING)) for card in both[1:] and both])
    told = {
        notes.SPACE: space_of(game, scope.source),
        notes.ATTACK: game.value(scope.source, "attack"),
        notes.BONDED: next((card for card in both if card != enemy), -1),
        notes.LOCATION: is_location(game, enemy),
    }
    game.happen(Event(DEFEAT, seat=scope.you, card=enemy, target=tactic, manner=manner(scope), notes=told))


def manner(scope: Scope) -> str:
    """Whether somebody is defeated in a fight or by an effect."""
    return "fight" if slots.WAY in scope.vars else "effect"


def parting_effects(game: Table, scope: Scope) -> None:
    """What a Mastermind and the Villain that was bonded with it do when they are parted."""
    if game.state.definition[scope.source].kind in BOSSES:
        for card, does in reversed(scope[slots.PARTING]):
            performing.PARTING.of(game, Scope(scope.you, card), does)


def perform_fight_effect(game: Table, event: Event) -> None:
    told = {
        slots.SPACE: event.amount,
        slots.MASTERMIND: event.target,
        slots.BONDED: event.notes[notes.BONDED],
    }
    scope = Scope(event.seat, event.card, vars=told)
    performing.FIGHT.of(game, scope, event.notes[notes.ABILITIES])


FIGHT_EFFECT: Final = EventKind(
    "fight effect", then=perform_fight_effect, quiet=True, doing=Doing("have", rest="a {Fight} effect")
)


def fight_effect(game: Table, scope: Scope) -> None:
    """An event where there is such an effect, so that it can be cancelled; `manner` tells whether it was a fight."""
    found = scope[slots.ABILITIES]
    if found:
        trophy = scope.vars.get(slots.TROPHY, scope.source)
        space = scope[slots.SPACE]
        told = {notes.ABILITIES: found, notes.BONDED: scope[slots.BONDED]}
        boss = scope[slots.MASTERMIND]
        game.happen(
            Event(
                FIGHT_EFFECT, seat=scope.you, card=trophy, target=boss, amount=space, manner=manner(scope), notes=told
            )
        )


def lose_the_held(game: Table, scope: Scope) -> None:
    """What still lies under an enemy that is gone is KO'd: a Hero that a cancelled effect would have given away."""
    gone = scope.vars.get(slots.TROPHY, scope.source)
    held = game.on(gone)
    if held and gone not in masterminds(game) and gone not in foes(game):
        game.happen(Event(KO, seat=scope.you, cards=held))


def claim_victory(game: Table, scope: Scope) -> None:
    """The game is won at once, unless a Final Showdown for the Mastermind's card is to follow at the end of the
    turn. One that consisted of Tactics leaves no card to compete for, nor to strike a last blow at."""
    if not game.state.beaten or slots.TROPHY not in scope.vars:
        return
    adapted = game.state.definition[scope.source].kind == A_TACTIC
    if challenges.on(game, "final-showdown") and masterminds(game):
        return
    if challenges.on(game, "final-blow") and not adapted:
        ending.win_by_final_blow(game, scope.you, scope.source)
    elif scope[slots.TROPHY] == scope.source and not adapted:
        ending.win_by_fight(game, scope.you, scope.source)
    else:
        ending.win_by_last_tactic(game, scope.you, scope.source, scope[slots.TROPHY])


def apply_fall(game: Table, event: Event) -> None:
    """A Mastermind is gone for good, and nobody takes its place."""
    note_the_beaten(game)


FALLS: Final = EventKind("mastermind falls", apply_fall, quiet=True)


def ko_with_tactics(game: Table, scope: Scope) -> None:
    boss = scope[slots.MASTERMIND]
    game.happen(Event(KO, seat=scope.you, cards=(boss, *tactics(game, boss)), source=scope.source))


def fall(game: Table, scope: Scope) -> None:
    game.happen(Event(FALLS, seat=scope.you, card=scope[slots.MASTERMIND], source=scope.source))


def claim_by_another(game: Table, scope: Scope) -> None:
    """Without a card of it there is nothing left to compete for, and nobody to strike a last blow at."""
    if game.state.beaten:
        ending.win_by_another(game, scope.you, scope[slots.MASTERMIND], scope.source)


MASTERMIND_FALLS: Final = Steps(ko_with_tactics, fall, claim_by_another)
"""The Mastermind `mastermind` is KO'd with all Tactics that it has left, because of the card `source`."""


def apply_win(game: Table, event: Event) -> None:
    give(game, event.card, event.seat, VICTORY.first + event.seat)


WIN: Final = EventKind("put into victory pile", apply_win)


def win_it(game: Table, scope: Scope) -> None:
    """Nobody is defeated, but what the card could do where it lay is done."""
    scope[slots.SPACE] = -1
    scope[slots.BONDED] = 0
    scope[slots.MASTERMIND] = -1
    scope[slots.ABILITIES] = acting(game, scope.source, ON_FIGHT)
    game.happen(Event(WIN, seat=scope.you, card=scope.source))


def hold_tactic(game: Table, card: int, mastermind: int) -> None:
    """Shuffle a card in with the Tactics that a Mastermind has left."""
    hold(game, card, mastermind, TACTIC)
    game.state.put("pool", card, TACTIC_POOLS + mastermind)
    game.shuffle(TACTICS.first)


def apply_tactic_back(game: Table, event: Event) -> None:
    """A Tactic that was won goes back to those of the Mastermind `target`, who is not beaten then. Where all are in the
    Villain Deck, there are none to go back to."""
    if game.state.scattered:
        return
    hold_tactic(game, event.card, event.target)
    note_the_beaten(game)


TACTIC_BACK: Final = EventKind("tactic back", apply_tactic_back)
WINS: Final = Steps(win_it, fight_effect)
"""The Villain `source`, wherever it is, comes into a Victory Pile, and its Fight effect follows."""
DEFEATS: Final = Steps(
    choose_part, defeat, order_the_pile, fight_effect, parting_effects, lose_the_held, bring_the_next, claim_victory
)
"""The enemy `source` is defeated by an effect: no price, no conditions."""
