"""Why something can't be done now."""

from __future__ import annotations

from typing import cast

from longbox.engine.frames import Scope
from longbox.engine.relations import Reason
from longbox.games.champions.chapters import payment, resources, threat
from longbox.games.champions.chapters.actions import can_change_something
from longbox.games.champions.chapters.basic_powers import may_attack
from longbox.games.champions.chapters.playing_cards import affordable, controllers, hosts
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import Resource
from longbox.games.champions.table.cards import face
from longbox.games.champions.table.players import form
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.unique import match_in_play
from longbox.games.champions.table.zones import AREA, HAND


def why_not(game: Champions, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    """All that stands in the way of a player doing something with a card, with the rules that say so."""
    decision = game.decision
    if decision is not None and decision.seat == seat:
        for option in decision.options:
            if option.verb == verb and option.card == card and target in (-1, option.to):
                return []
    found = []
    if decision is None or decision.seat != seat:
        found.append(Reason("MC-PHASE-03", "it is not yours to decide now"))
    if verb == "play":
        found += against_playing(game, seat, card)
    elif verb == "pay":
        found += against_paying(game, seat, card)
    elif verb in (kinds.ATTACK, kinds.THWART, "recover", "defend"):
        found += against_power(game, seat, verb, card, target)
    return found


def against_playing(game: Champions, seat: int, card: int) -> list[Reason]:
    face = game.face(card)
    if game.state.zone[card] != HAND.at(seat):
        return [Reason("MC-PLAY-01", f"{face.name} is not in your hand", (card,))]
    if face.kind == kinds.RESOURCE:
        return [Reason("MC-PLAY-03", f"{face.name} is a resource: it can only pay for other cards", (card,))]
    found = []
    price = resources.cost_of(game, seat, card)
    if not affordable(game, seat, card):
        text = f"{face.name} costs {price}, and you can't generate so many resources"
        found.append(Reason("MC-COST-16", text, (card,)))
    found += against_event(game, seat, card) if face.kind == kinds.EVENT else against_entering(game, seat, card)
    return found


def against_paying(game: Champions, seat: int, card: int) -> list[Reason]:
    """Why a card gives nothing towards the payment that is being made."""
    paying = game.state.frames[-1] if game.state.frames else None
    if paying is None or paying.node is not payment.PAYMENT:
        return [Reason("MC-COST-01", "nothing is being paid for now")]
    name = game.face(card).name
    paid_for = paying.scope.source
    if card == paid_for:
        return [Reason("MC-COST-24", f"{name} is what you are paying for", (card,))]
    if game.state.zone[card] == AREA.at(seat):
        return against_generating(game, seat, card)
    if game.state.zone[card] != HAND.at(seat):
        return [Reason("MC-COST-08", "you pay with cards in your hand and with Resource abilities that you control")]
    if kinds.count(face(game, card).icons) == 0:
        return [Reason("MC-COST-01", f"{name} has no resources to pay with", (card,))]
    return [Reason("MC-COST-04", f"{name} has no resource of a type that {game.face(paid_for).name} takes", (card,))]


def against_generating(game: Champions, seat: int, card: int) -> list[Reason]:
    printed = face(game, card)
    if printed.generator is None:
        return [Reason("MC-COST-01", f"{printed.name} has no Resource ability, and is not in your hand", (card,))]
    power = cast("Resource", printed.generator.power)
    if power.form and power.form != form(game, seat):
        return [Reason("MC-FORM-04", f"{printed.name} needs you in {power.form} form", (card,))]
    if power.limit is not None and game.uses(card, printed.generator, power.limit.span) >= power.limit.times:
        return [Reason("MC-ACTION-09", f"{printed.name} has paid already, as often as it may", (card,))]
    if game.state.exhausted[card]:
        return [Reason("MC-COST-17", f"{printed.name} is exhausted", (card,))]
    if power.cost is not None and not power.cost.payable(game, Scope(seat, card)):
        return [Reason("MC-COST-16", f"{printed.name} can't pay what its own ability costs", (card,))]
    name = game.face(game.state.frames[-1].scope.source).name
    return [Reason("MC-COST-04", f"{printed.name} gives no resource of a type that {name} takes", (card,))]


def against_event(game: Champions, seat: int, card: int) -> list[Reason]:
    face = game.face(card)
    if not face.actions:
        return [Reason("MC-PLAY-05", f"{face.name} is played only when what it answers happens", (card,))]
    power = face.actions[0].power
    needed: str = power.form  # type: ignore[attr-defined]
    if needed and needed != form(game, seat):
        return [Reason("MC-FORM-04", f"{face.name} needs you in {needed} form", (card,))]
    if not can_change_something(game, Scope(seat, card), power):  # type: ignore[arg-type]
        return [Reason("MC-PLAY-06", f"{face.name} has no legal target or would change nothing", (card,))]
    return []


def against_entering(game: Champions, seat: int, card: int) -> list[Reason]:
    face = game.face(card)
    found = []
    if match_in_play(game, card):
        found.append(Reason("MC-PLAY-10", f"{face.name} is unique, and the same person is in play", (card,)))
    if face.fact("form only") and face.fact("form only") != form(game, seat):
        found.append(Reason("MC-FORM-07", f"{face.name} can be played only in {face.fact('form only')} form", (card,)))
    if not controllers(game, seat, card):
        found.append(Reason("MC-PLAY-08", f"nobody may control another {face.name}", (card,)))
    if face.fact("attach") is not None and not hosts(game, seat, card):
        found.append(Reason("MC-PLAY-11", f"there is nothing that {face.name} could be attached to", (card,)))
    return found


def against_power(game: Champions, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    state = game.state
    face = game.face(card)
    found = []
    if state.controller[card] != seat:
        return [Reason("MC-ALLY-17", f"you don't control {face.name}", (card,))]
    if state.exhausted[card]:
        found.append(Reason("MC-ALLY-09", f"{face.name} is exhausted", (card,)))
    if verb == "recover":
        if face.kind != kinds.ALTER_EGO:
            found.append(Reason("MC-PHASE-04", "recovering needs alter-ego form", (card,)))
        elif not state.damage[card]:
            found.append(Reason("MC-BASIC-03", f"{face.name} has no damage to recover from", (card,)))
        return found
    if face.kind == kinds.ALTER_EGO:
        found.append(Reason("MC-PHASE-04", f"{face.name} can't {verb} in alter-ego form", (card,)))
    if verb == kinds.ATTACK and target >= 0 and not may_attack(game, seat, target):
        found.append(Reason("MC-KEYWORD-01", "a minion engaged with you guards the villain", (target,)))
    if verb == kinds.THWART and target >= 0 and not threat.can_remove(game, target):
        crisis = target == state.main_scheme and threat.icons(game, "crisis")
        rule, text = ("MC-SIDE-02", "there is a crisis") if crisis else ("MC-BASIC-06", "there is no threat to remove")
        found.append(Reason(rule, text, (target,)))
    return found
