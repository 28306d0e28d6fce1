"""Nullify: a character loses its powers while another one stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.choosing import a
from longbox.engine.effects.nouns import Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.modifiers import SET
from longbox.engine.words import Say
from longbox.games.vs.table import characters
from longbox.games.vs.table.speech import edition_of
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import NULLIFIED
from longbox.games.vs.vocabulary import moments
from longbox.games.vs.vocabulary.nouns import any_enemy


def apply_nullify(game: Vs, event: Event) -> None:
    game.modify("powers", SET, NULLIFIED, event.cards, ("stunned", event.source), source=event.source)


NULLIFY_POWERS: Final = EventKind("nullify", apply_nullify)


@dataclass(frozen=True, eq=False)
class Nullify(Verb):
    """Take a character's keyword and super powers away until this one is stunned or leaves play; but by the corrected
    card, which not all books know, for the turn at most."""

    whom: Noun

    def apply(self, game: Vs, scope: Scope) -> None:
        cards = tuple(self.whom.cards(game, scope))
        if cards and characters.in_a_row(game, scope.source) and characters.face_up(game, scope.source):
            game.happen(Event(NULLIFY_POWERS, seat=scope.you, cards=cards, source=scope.source))

    def words(self, say: Say) -> str:
        until = "{this} is {stunned} or out of play"
        if not edition_of(say).nullify_outlasts_the_turn:
            until = "the turn ends or {this} is {stunned} or out of play"
        message = "{who} loses its keyword and {super powers} and can't gain any until {until}"
        return say.phrase(message, who=self.whom, until=say.phrase(until))


NULLIFY: Final = Trigger(moments.appears, Nullify(a(any_enemy)), label="{Nullify}")
