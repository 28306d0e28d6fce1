"""Written by `make fields` from what `state.py` declares, and by no other hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.fields import LIST, ONE, SEAT, SELDOM, Field

if TYPE_CHECKING:
    from longbox.games.champions.table.state import ChampionsState

FIELDS: Final = (
    Field("damage", SELDOM, 0, shown=True),
    Field("threat", SELDOM, 0, shown=True),
    Field("counters", SELDOM, (), shown=True),
    Field("identity", SEAT, -1),
    Field("out", SEAT, 0, shown=True),
    Field("flipped", SEAT, 0, shown=True),
    Field("discount", SEAT, 0, shown=True),
    Field("refused", SEAT, 0),
    Field("players", ONE, 1),
    Field("open_hands", ONE, 1, shown=True),
    Field("house_rules", ONE, (), shown=True),
    Field("heroic", ONE, 0, shown=True),
    Field("drawn", ONE, ()),
    Field("met", ONE, ()),
    Field("first", ONE, 0, shown=True),
    Field("phase", ONE, "set-up", shown=True),
    Field("villains", ONE, ()),
    Field("last_stages", ONE, ()),
    Field("main_schemes", ONE, ()),
    Field("encounter_decks", ONE, 1),
    Field("together", ONE, 0),
    Field("activations", LIST),
    Field("waiting", LIST),
    Field("begun", ONE, 0),
    Field("finished", ONE, None),
)


def copy_fields(old: ChampionsState, new: ChampionsState) -> None:
    """All but what the state copies itself."""
    new.damage = old.damage
    new.threat = old.threat
    new.counters = old.counters
    new.identity = old.identity.copy()
    new.out = old.out.copy()
    new.flipped = old.flipped.copy()
    new.discount = old.discount.copy()
    new.refused = old.refused.copy()
    new.players = old.players
    new.open_hands = old.open_hands
    new.house_rules = old.house_rules
    new.heroic = old.heroic
    new.drawn = old.drawn
    new.met = old.met
    new.first = old.first
    new.phase = old.phase
    new.villains = old.villains
    new.last_stages = old.last_stages
    new.main_schemes = old.main_schemes
    new.encounter_decks = old.encounter_decks
    new.together = old.together
    new.activations = old.activations.copy()
    new.waiting = old.waiting.copy()
    new.begun = old.begun
    new.finished = old.finished
