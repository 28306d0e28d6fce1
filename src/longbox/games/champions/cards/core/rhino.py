"""Rhino and his scheme."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.nouns import THIS
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.slots import Note
from longbox.engine.words import Say
from longbox.games.champions.cards.making import (
    attachment,
    in_set,
    main_scheme,
    minion,
    scheme_side,
    side_scheme,
    stage,
    treachery,
    villain,
)
from longbox.games.champions.chapters import discarding
from longbox.games.champions.table import notes
from longbox.games.champions.table.abilities import Advancing, AttachTo, Losing, WhenRevealed
from longbox.games.champions.table.kinds import ALTER_EGO, HERO, STUNNED, TOUGH
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.abilities import forced, hero_action
from longbox.games.champions.vocabulary.amounts import PerPlayer
from longbox.games.champions.vocabulary.conditions import HasStatus, IsDamaged
from longbox.games.champions.vocabulary.costs import Spend
from longbox.games.champions.vocabulary.encounters import GainSurge, GiveToHurt, Overkill, VillainAttacks
from longbox.games.champions.vocabulary.moments import ACTIVATION_ENDS, DAMAGE_TO_HOST, HOST_ATTACKS
from longbox.games.champions.vocabulary.nouns import EACH_HERO, THE_VILLAIN
from longbox.games.champions.vocabulary.searching import Fetch
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import Damage, Discard, Give, Heal, IfStillHere, Later, PlaceThreat


@dataclass(frozen=True, eq=False)
class Soak(Verb):
    """The damage goes on this card instead; with enough of it the card is discarded."""

    limit: int

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.cancelled = True
        event = scope.event
        told: dict[Note, Any] = {notes.LIMIT: self.limit}
        game.happen(Event(SOAKED, card=scope.source, target=event.card, amount=event.amount, notes=told))

    def words(self, say: Say) -> str:
        return f"put it on {say.this} instead; once {self.limit} or more damage lies there, discard {say.this}"


def apply_soaked(game: Champions, event: Event) -> None:
    game.state.add("damage", event.card, event.amount)


def discard_if_full(game: Champions, event: Event) -> None:
    if game.state.damage[event.card] >= event.notes[notes.LIMIT]:
        discarding.discard(game, event.card)


SOAKED = EventKind("soak damage", apply_soaked, then=discard_if_full)


CARDS = in_set(
    "rhino",
    villain(
        "Rhino",
        stage("Rhino", "I", sch=1, atk=2, health=14, traits="Brute, Criminal", code="01094"),
        stage(
            "Rhino", "II", WhenRevealed(Fetch("Breakin' & Takin'")), sch=1, atk=3, health=15, traits="Brute, Criminal",
            code="01095",
        ),
        stage(
            "Rhino", "III", WhenRevealed(Give(STUNNED, EACH_HERO)),
            sch=1, atk=4, health=16, traits="Brute, Criminal", toughness=True, code="01096",
        ),
    ),
    main_scheme(
        scheme_side("The Break-In!", "1A", Advancing(), code="01097a"),
        scheme_side("The Break-In!", "1B", Losing(), target=7, acceleration=1, code="01097b"),
    ),
    attachment(
        "Armored Rhino Suit",
        AttachTo(THE_VILLAIN),
        forced(DAMAGE_TO_HOST, Soak(5)),
        traits="Armor", code="01098",
    ),
    attachment(
        "Charge",
        AttachTo(THE_VILLAIN),
        gets(3, "atk", THE_VILLAIN),
        forced(HOST_ATTACKS, do(Overkill(), Later(Trigger(ACTIVATION_ENDS, IfStillHere(Discard(THIS)))))),
        boost=2, copies=2, code="01099",
    ),
    attachment(
        "Enhanced Ivory Horn",
        AttachTo(THE_VILLAIN),
        gets(1, "atk", THE_VILLAIN),
        hero_action(Discard(THIS), cost=Spend(physical=3)),
        boost=2, traits="Weapon", code="01100",
    ),
    minion("Hydra Mercenary", sch=0, atk=1, health=3, boost=1, traits="Hydra", guard=True, copies=2, code="01101"),
    minion(
        "Sandman", sch=2, atk=3, health=4, boost=2, traits="Criminal, Elite", toughness=True, unique=True, code="01102"
    ),
    minion(
        "Shocker",
        WhenRevealed(Damage(1, EACH_HERO)),
        sch=1, atk=2, health=3, boost=2, traits="Criminal", unique=True, code="01103",
    ),
    treachery(
        "Hard to Keep Down",
        WhenRevealed(If(IsDamaged(THE_VILLAIN), Heal(4, THE_VILLAIN), GainSurge())),
        copies=2, code="01104",
    ),
    treachery(
        '"I\'m Tough!"',
        WhenRevealed(If(HasStatus(THE_VILLAIN, TOUGH), GainSurge(), Give(TOUGH, THE_VILLAIN))),
        copies=2, code="01105",
    ),
    treachery(
        "Stampede",
        WhenRevealed(GainSurge(), form=ALTER_EGO),
        WhenRevealed(do(VillainAttacks(), GiveToHurt(STUNNED)), form=HERO),
        boost=1, copies=3, code="01106",
    ),
    side_scheme(
        "Breakin' & Takin'", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=2, hazard=1, boost=2, code="01107"
    ),
    side_scheme("Crowd Control", threat=2, per_player=True, crisis=1, boost=2, code="01108"),
)  # fmt: skip
