"""Why something can't be done now, with the rule that says so."""

from __future__ import annotations

from functools import cache
from typing import Final

from longbox.engine.frames import Scope
from longbox.engine.relations import Reason
from longbox.games.legendary.chapters import defeating, fighting, playing, prices, turn, using, wounds
from longbox.games.legendary.table.abilities import AfterPlay, FromHand, abilities
from longbox.games.legendary.table.cards import BOX
from longbox.games.legendary.table.sides import wording
from longbox.games.legendary.table.speech import Speech
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ARTIFACTS, CITY_ROW, HAND, HQ, MASTERMIND_SPACE, OFFICERS, SIDEKICKS


def why_not(game: Table, seat: int, verb: str, card: int) -> list[Reason]:
    call = wording(game)
    return [Reason(one.rule, call(one.text), one.cards) for one in reasons(game, seat, verb, card)]


def reasons(game: Table, seat: int, verb: str, card: int) -> list[Reason]:
    if seat != game.state.active:
        return [Reason("LG-TURN-01", "it is another player's turn", (card,))]
    if turn.phase(game) == "showdown" and verb in NOT_IN_A_SHOWDOWN:
        return [NOT_IN_A_SHOWDOWN[verb]._replace(cards=(card,))]
    ask = {"play": play, "recruit": recruit, "fight": fight, "heal": heal}.get(verb)
    if verb == "use artifact":
        return use_artifact(game, seat, card)
    if ask is None and verb in from_hand():
        return use(game, seat, verb, card)
    if ask is None and verb in after_play():
        return use_played(game, seat, verb, card)
    if ask is None:
        return [Reason("", f"there is nothing called {verb!r} to do; there are play, recruit, fight and heal", (card,))]
    return ask(game, seat, card)


NOT_IN_A_SHOWDOWN: Final = {
    "recruit": Reason("LG-SHOWDOWN-03", "nobody is recruited in the Final Showdown"),
    "fight": Reason("LG-SHOWDOWN-03", "nobody is fought in the Final Showdown"),
    "heal": Reason("LG-SHOWDOWN-03", "in the Final Showdown cards are only played and used"),
    "coordinate": Reason("LG-KW-COORDINATE-06", "no card can be lent or swapped so in the Final Showdown"),
}


def play(game: Table, seat: int, card: int) -> list[Reason]:
    state = game.state
    if state.zone[card] != HAND.first + seat:
        return [Reason("LG-PLAY-01", "only cards from your hand can be played", (card,))]
    if not playing.is_for_playing(state.definition[card]):
        return [Reason("LG-WOUND-02", "only Heroes and Artifacts can be played", (card,))]
    if not playing.can_play(game, seat, card):
        return [Reason("LG-SPECIAL-01", "you can't pay what playing it asks for", (card,))]
    return []


@cache
def from_hand() -> frozenset[str]:
    """What some card can do from hand instead of being played."""
    return frozenset(use.verb for card in BOX.library for use in abilities(card, FromHand))


def use(game: Table, seat: int, verb: str, card: int) -> list[Reason]:
    if game.state.zone[card] != HAND.first + seat:
        return [Reason("LG-PLAY-01", f"only a card in your hand can {verb}", (card,))]
    if not any(one == card and able.verb == verb for one, able in playing.uses(game, seat, [card])):
        return [Reason("LG-SPECIAL-01", f"this card can't {verb} now", (card,))]
    return []


@cache
def after_play() -> frozenset[str]:
    """What some card lets its player do for the rest of the turn in which it was played."""
    return frozenset(use.verb for card in BOX.library for use in abilities(card, AfterPlay))


def use_played(game: Table, seat: int, verb: str, card: int) -> list[Reason]:
    plays = [play for play in game.state.plays if play.card == card]
    if not any(abilities(play.definition, AfterPlay) for play in plays):
        return [Reason("LG-KW-FOCUS-01", f"only a card that you have played this turn can {verb}", (card,))]
    if not any(option.card == card and option.verb == verb for option in using.usable(game, seat)):
        return [Reason("LG-KW-FOCUS-02", "it can't be paid for, or was used as often as it may be", (card,))]
    return []


def use_artifact(game: Table, seat: int, card: int) -> list[Reason]:
    uses = [option.card for option in using.usable(game, seat) if option.verb == "use artifact"]
    if card in uses:
        return []
    if game.state.zone[card] != ARTIFACTS.first + seat:
        return [Reason("LG-KW-ARTIFACT-02", "only Artifacts in front of you can be used", (card,))]
    alike = game.state.definition[card]
    if not any(game.state.definition[one] is alike for one in uses):
        return [Reason("LG-KW-ARTIFACT-04", "it was used this turn", (card,))]
    return []


def recruit(game: Table, seat: int, card: int) -> list[Reason]:
    state = game.state
    zone = state.zone[card]
    if not HQ.holds(zone) and zone not in (OFFICERS.first, SIDEKICKS.first):
        return [Reason("LG-RECRUIT-01", "only Heroes in the HQ, Officers and Sidekicks can be recruited", (card,))]
    if state.healed:
        return [Reason("LG-WOUND-05", "you have healed this turn", (card,))]
    if zone == SIDEKICKS.first and state.sidekick_recruited:
        return [Reason("LG-RECRUIT-05", "you have recruited a Sidekick this turn", (card,))]
    cost = prices.to_recruit(game, card)
    if cost > state.recruit:
        return [Reason("LG-RECRUIT-03", f"it costs {cost} Recruit and you have {state.recruit}", (card,))]
    return []


def fight(game: Table, seat: int, card: int) -> list[Reason]:
    state = game.state
    zone = state.zone[card]
    if not CITY_ROW.holds(zone) and zone != MASTERMIND_SPACE.first:
        return [Reason("LG-FIGHT-01", "only Villains in the city and the Mastermind can be fought", (card,))]
    if zone == MASTERMIND_SPACE.first and not defeating.mastermind_stands(game):
        return [Reason("LG-MASTERMIND-03", "its Tactics have all been taken", (card,))]
    found = []
    if state.healed:
        found.append(Reason("LG-WOUND-05", "you have healed this turn", (card,)))
    found += [
        Reason("LG-SPECIAL-01", limit.words(Speech(state.definition[card].name)), (card,))
        for limit in fighting.limits(game.state.definition[card])
        if not limit.condition.holds(game, Scope(seat, card))
    ]
    ways = prices.ways_to_fight(game, card)
    if not any(prices.payable(game, way, card) for way in ways):
        text = f"it takes {ways[0]} and you have {prices.funds(game, ways[0], card)}"
        found.append(Reason("LG-FIGHT-03", text, (card,)))
    return found


def heal(game: Table, seat: int, card: int) -> list[Reason]:
    if game.state.busy:
        return [Reason("LG-WOUND-04", "you have recruited or fought this turn", (card,))]
    if not wounds.among(game, game.state.zones[HAND.first + seat]):
        return [Reason("LG-WOUND-08", "there is no Wound in your hand", (card,))]
    return []
