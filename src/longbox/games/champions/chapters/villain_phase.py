"""The villain phase: threat, activations, encounter cards and the first player token, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import said
from longbox.engine.topics import Topic
from longbox.games.champions.chapters import enemy_activation, threat
from longbox.games.champions.chapters.encounter_deck import deal_encounter_card
from longbox.games.champions.chapters.ordering import they_only_scheme
from longbox.games.champions.chapters.phases import for_each, for_each_player
from longbox.games.champions.chapters.revealing import REVEAL_ALL
from longbox.games.champions.table.characters import minions_of
from longbox.games.champions.table.copies import unlike
from longbox.games.champions.table.counters import count
from longbox.games.champions.table.kinds import ACCELERATION
from longbox.games.champions.table.names import name_of, player
from longbox.games.champions.table.players import in_player_order, next_player
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DEALT


def step_one_threat(game: Champions, scheme: int) -> int:
    """A main scheme's acceleration, and 1 for every acceleration icon and token."""
    amount = game.value(scheme, "acceleration threat") + threat.icons(game, "acceleration")
    return amount + count(game, scheme, ACCELERATION)


def place_threat(game: Champions, scope: Scope) -> None:
    """Step one: on each main scheme."""
    for_each(game, PLACE_THREAT, -1, game.state.main_schemes)


def place_threat_on(game: Champions, scope: Scope) -> None:
    scheme = scope.source
    threat.place(game, scheme, step_one_threat(game, scheme), manner="step one")


PLACE_THREAT: Final = Steps(place_threat_on)


def activate_enemies(game: Champions, scope: Scope) -> None:
    """Step two."""
    for_each_player(game, ENEMIES_ACTIVATE)


def villains_activate(game: Champions, scope: Scope) -> None:
    for_each(game, VILLAIN_ACTIVATES, scope.you, game.state.villains)


def villain_activates(game: Champions, scope: Scope) -> None:
    if not game.state.out[scope.you]:
        enemy_activation.activates(game, scope.source, scope.you)


VILLAIN_ACTIVATES: Final = Steps(villain_activates)


def minions_activate(game: Champions, scope: Scope) -> None:
    game.push(MINIONS_ACTIVATE, scope, ())


ENEMIES_ACTIVATE: Final = Steps(villains_activate, minions_activate)


@dataclass(frozen=True, eq=False)
class MinionsActivate(Question):
    """The minions engaged with a player activate one at a time, in that player's order where it can matter. `data`:
    those that have."""

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seat = frame.scope.you
        waiting = [card for card in minions_of(game, seat) if card not in frame.data]
        if not waiting or game.state.out[seat]:
            return None
        first = waiting[:1] if len(waiting) > 1 and they_only_scheme(game, seat, waiting) else unlike(game, waiting)
        return Decision(seat, [Option("activate", (card,)) for card in first], kind="order", about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = (*frame.data, option.card)
        enemy_activation.activates(game, option.card, frame.scope.you)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return ENEMY_ORDER

    def prompt(self, game: Champions, decision: Decision) -> str:
        whom = player(game, game.state.frames[-1].scope.you)
        return said("Which minion activates next against {player}?", player=whom)

    def subjects(self, game: Champions, decision: Decision) -> tuple[int, ...]:
        return (game.state.identity[game.state.frames[-1].scope.you],)

    def label(self, game: Champions, option: Option) -> str:
        return said("{card} activates", card=name_of(game, option.card))


MINIONS_ACTIVATE: Final = MinionsActivate()
ENEMY_ORDER: Final = Topic("enemy-order")


def receivers(game: Champions) -> list[int]:
    """Who is dealt an encounter card in step three: each player one and, in a heroic game, so many more; then one for
    each hazard icon, in player order."""
    players = in_player_order(game)
    hazards = threat.icons(game, "hazard") if players else 0
    cards = len(players) * (1 + game.state.heroic) + hazards
    return [players[number % len(players)] for number in range(cards)]


def deal_encounter_cards(game: Champions, scope: Scope) -> None:
    """Step three."""
    for seat in receivers(game):
        deal_encounter_card(game, seat)


def reveal_encounter_cards(game: Champions, scope: Scope) -> None:
    """Step four."""
    game.push(EVERYBODY_REVEALS, Scope(-1))


def everybody_reveals(game: Champions, scope: Scope) -> None:
    for_each_player(game, REVEAL_ALL)


def cards_are_left(game: Champions, scope: Scope) -> bool:
    """A card that one player reveals may bring one to another player who was through."""
    return any(game.state.zones[DEALT.at(seat)] for seat in in_player_order(game))


EVERYBODY_REVEALS: Final = Steps(everybody_reveals, again=cards_are_left)


def pass_first_player(game: Champions, scope: Scope) -> None:
    """Step five."""
    following = next_player(game, game.state.first)
    manner = "nobody else" if following == game.state.first else ""
    game.happen(Event(FIRST_PLAYER, seat=following, manner=manner))


def apply_first_player(game: Champions, event: Event) -> None:
    game.state.first = event.seat


FIRST_PLAYER: Final = EventKind("first player", apply_first_player)
