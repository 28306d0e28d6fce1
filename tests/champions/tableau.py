"""What can be seen of a position of Marvel Champions, by card names."""

from __future__ import annotations

from typing import Any

from longbox.engine import view
from longbox.engine.counters import number
from longbox.games.champions.chapters import activations
from longbox.games.champions.table.characters import remaining
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import BOOST, ENCOUNTER_DECKS, ENCOUNTER_DISCARDS, REMOVED, SCHEMES, SET_ASIDE

from .player import Player


class Tableau:
    """The table of a game."""

    def __init__(self, game: Champions) -> None:
        self.game = game
        self.state = game.state

    def view(self, player: Player | None = None) -> dict[str, Any]:
        """The table as a player sees it; as the first one, if nobody is named."""
        return view.view(self.game, player.seat if player is not None else 0)

    def names(self, zone: int) -> list[str]:
        return [self.game.face(card).name for card in self.state.zones[zone]]

    def card(self, name: str) -> int:
        """The card of this name in play."""
        found = [card for card in self.game.in_play() if self.game.face(card).name == name]
        assert found, f"there is no {name} in play"
        return found[0]

    def in_play(self, name: str) -> bool:
        return any(self.game.face(card).name == name for card in self.game.in_play())

    def damage(self, name: str) -> int:
        return self.state.damage[self.card(name)]

    def counters(self, name: str) -> int:
        """How many counters lie on a card that are no status cards."""
        return self.counters_on(self.card(name))

    def counters_on(self, card: int) -> int:
        lying = self.state.counters[card]
        return sum(number for kind, number in lying if kind not in self.state.counted)

    def has(self, name: str, status: str) -> bool:
        """Whether a card is exhausted, stunned, confused or tough."""
        return self.has_on(self.card(name), status)

    def has_on(self, card: int, status: str) -> bool:
        if status in self.state.counted:
            return number(self.state.counters[card], status) > 0
        return bool(getattr(self.state, status)[card])

    def value(self, name: str, stat: str) -> int:
        return self.game.value(self.card(name), stat)

    def threat_on(self, name: str) -> int:
        return self.state.threat[self.card(name)]

    @property
    def threat(self) -> int:
        """Threat on the main scheme."""
        return self.state.threat[self.state.main_schemes[0]]

    @property
    def acceleration(self) -> int:
        """Acceleration tokens on all main schemes."""
        return sum(number(self.state.counters[scheme], "acceleration") for scheme in self.state.main_schemes)

    @property
    def villain_hit_points(self) -> int:
        return remaining(self.game, self.state.villains[0])

    @property
    def stage(self) -> str:
        stage: str = self.game.face(self.state.villains[0]).fact("stage")
        return stage

    @property
    def main_scheme(self) -> str:
        """The side of the main scheme that shows."""
        side: str = self.game.face(self.state.main_schemes[0]).fact("stage")
        return side

    @property
    def attached(self) -> list[str]:
        """What lies on the villain."""
        return [self.game.face(card).name for card in self.game.on(self.state.villains[0])]

    @property
    def schemes(self) -> list[str]:
        """The side schemes in play."""
        return self.names(SCHEMES.at())[1:]

    @property
    def attacker(self) -> str:
        """The enemy whose activation is going on."""
        activation = activations.enemy_activation(self.game)
        assert activation is not None, "no enemy is active"
        return self.game.face(activation.who).name

    @property
    def boost_cards(self) -> list[str]:
        return self.names(BOOST.at())

    @property
    def encounter_deck(self) -> list[str]:
        return self.names(ENCOUNTER_DECKS[0].at())[::-1]

    @property
    def encounter_discard(self) -> list[str]:
        """The encounter discard pile, the top card last."""
        return self.names(ENCOUNTER_DISCARDS[0].at())

    @property
    def removed(self) -> list[str]:
        return self.names(REMOVED.at())

    @property
    def set_aside(self) -> list[str]:
        return self.names(SET_ASIDE.at())
