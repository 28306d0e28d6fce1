"""What a player may do is offered, or there is a reason why not: never both, never neither."""

from __future__ import annotations

from typing import Any

from longbox.engine.decision import Decision, Option
from longbox.engine.game import Game
from longbox.engine.player_deeds import PlayerDeed
from longbox.engine.view import knows


def disagreements(game: Game[Any]) -> list[str]:
    """Where the options of a decision and the bars of its deeds tell two stories."""
    decision = game.decision
    if decision is None:
        return []
    deeds: tuple[PlayerDeed, ...] = decision.about.deeds(game)
    return [told for deed in deeds for told in about_deed(game, decision, deed)]


def about_deed(game: Game[Any], decision: Decision, deed: PlayerDeed) -> list[str]:
    offers = [option for option in decision.options if option.verb == deed.verb]
    if all(not option.cards for option in offers):
        return about_no_card(game, decision, deed, offers)
    found = []
    for card in range(len(game.state.zone)):
        mine = [option for option in offers if card in option.cards]
        stood_for = not mine and any(is_like(game, option.card, card) for option in offers)
        if knows(game.state, decision.seat, card) and not is_picked(decision, card) and not stood_for:
            found += unlike(game, decision, deed, card, -1, bool(mine))
            if mine and deed.whom:
                aims = {option.to for option in mine}
                for target in game.in_play():
                    found += unlike(game, decision, deed, card, target, target in aims)
    return found


def about_no_card(game: Game[Any], decision: Decision, deed: PlayerDeed, offers: list[Option]) -> list[str]:
    """A deed that is done with no card, like ending a turn; or one that is not offered at all."""
    if offers:
        about = game.rules.about(game, decision.seat, offers[0]) or (-1,)
        return unlike(game, decision, deed, about[0], -1, True)
    cards = [card for card in range(len(game.state.zone)) if knows(game.state, decision.seat, card)]
    return [told for card in (-1, *cards) for told in unlike(game, decision, deed, card, -1, False)]


def unlike(game: Game[Any], decision: Decision, deed: PlayerDeed, card: int, target: int, offered: bool) -> list[str]:
    reasons = game.rules.why_not(game, decision.seat, deed.verb, card, target)
    if offered != bool(reasons) and all(reason.text for reason in reasons):
        return []
    name, aim = (game.face(one).name if one >= 0 else "nothing" for one in (card, target))
    return [f"{deed.verb} with {name} to {aim}: {'offered' if offered else 'not offered'}, reasons {reasons}"]


def is_picked(decision: Decision, card: int) -> bool:
    """Whether a card is one of those that were picked before, in a group of picks."""
    return decision.group is not None and card in decision.group.picked


def is_like(game: Game[Any], one: int, card: int) -> bool:
    """Whether two cards are alike and lie together where one is as good as the other: out of play, or in a row of
    resources. Then one may be offered for both."""
    state = game.state
    zone = state.zone[card]
    in_play = game.rules.zones.in_play[zone] and game.rules.zones.of[zone].name != "resource row"
    if one < 0 or in_play or state.face_down[one] != state.face_down[card]:
        return False
    return state.definition[one] is state.definition[card] and state.zone[one] == zone
