"""A-Force: the Femme Fatales. So far Viper, and Goblin Queen with her Demon Goblins."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.nouns import A, Each, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.words import Say
from longbox.games.vs.cards.making import INTELLECT, SKILL, Printing, main_power
from longbox.games.vs.table.kinds import FEMME_FATALES
from longbox.games.vs.table.state import Vs
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.adjectives import WEAKENED
from longbox.games.vs.vocabulary.keywords import FLIGHT, RANGED, SWARM
from longbox.games.vs.vocabulary.nouns import enemy_character
from longbox.games.vs.vocabulary.stat_changes import Put
from longbox.games.vs.vocabulary.tokens import TokensUntil

femme_fatales = Printing("A-Force", FEMME_FATALES)

weakened_enemy = enemy_character.that(WEAKENED)


def apply_double(game: Vs, event: Event) -> None:
    state = game.state
    for card in event.cards:
        state.add("counters", card, state.counters[card])


DOUBLE_COUNTERS = EventKind("double counters", apply_double)


@dataclass(frozen=True, eq=False)
class DoubleCounters(Verb):
    """On each character as many -1/-1 counters more as there are."""

    on: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.on.cards(game, scope))
        if cards:
            game.happen(Event(DOUBLE_COUNTERS, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        return f"double the -1/-1 counters on {self.on.words(say)}"


femme_fatales.supporting(
    "Viper", 5, 4, 6, 1,
    RANGED,
    main_power("Poison Darts", SKILL, Put(-1, A(enemy_character, least=0, most=2))),
    Trigger(moments.your_turn_ends, DoubleCounters(Each(weakened_enemy)), label="Succumb to Poison"),
)  # fmt: skip

demon_goblin = femme_fatales.token("Demon Goblin", 1, 1, 1, SWARM)

femme_fatales.supporting(
    "Goblin Queen", 4, 2, 6, 1,
    FLIGHT,
    main_power("Summon Goblins", INTELLECT, TokensUntil(demon_goblin, 4)),
)  # fmt: skip
