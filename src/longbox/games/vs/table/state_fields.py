"""Written by `make fields` from what `state.py` declares, and by no other hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.fields import MAP, ONE, SEAT, SELDOM, Field

if TYPE_CHECKING:
    from longbox.games.vs.table.state import VsState

FIELDS: Final = (
    Field("counters", SELDOM, 0, shown=True),
    Field("wounds", SELDOM, 0, shown=True),
    Field("xp", SELDOM, 0, shown=True),
    Field("hidden", SELDOM, 0, shown=True),
    Field("lender", SELDOM, -1),
    Field("attacked", SELDOM, 0),
    Field("mains", MAP),
    Field("party", ONE, (), shown=True),
    Field("home", ONE, (), shown=True),
    Field("recruit_for_teammate", ONE, 0),
    Field("out", SEAT, 0, shown=True),
    Field("points", SEAT, 0, shown=True),
    Field("turns", SEAT, 0),
    Field("last_turn", SEAT, 0),
    Field("first", ONE, 0, shown=True),
    Field("phase", ONE, "set-up", shown=True),
    Field("step", ONE, "", shown=True),
    Field("combats", ONE, 0),
    Field("combat", ONE, 0),
    Field("attackers", ONE, ()),
    Field("defender", ONE, -1),
    Field("ranged", ONE, 0),
    Field("called_off", ONE, 0),
    Field("struck", ONE, ()),
    Field("carried", ONE, 0),
    Field("follow_up", ONE, ()),
    Field("driving", ONE, ()),
    Field("survivors", ONE, ()),
    Field("moved", ONE, ()),
    Field("held_back", ONE, ()),
    Field("xp_aside", MAP),
    Field("captives", MAP),
    Field("sheltered", MAP),
    Field("extra_turns", ONE, ()),
    Field("idle", ONE, 0),
    Field("open_hands", ONE, 0),
    Field("edition", ONE, "compiled"),
)


def copy_fields(old: VsState, new: VsState) -> None:
    """All but what the state copies itself."""
    new.counters = old.counters
    new.wounds = old.wounds
    new.xp = old.xp
    new.hidden = old.hidden
    new.lender = old.lender
    new.attacked = old.attacked
    new.mains = old.mains.copy()
    new.party = old.party
    new.home = old.home
    new.recruit_for_teammate = old.recruit_for_teammate
    new.out = old.out.copy()
    new.points = old.points.copy()
    new.turns = old.turns.copy()
    new.last_turn = old.last_turn.copy()
    new.first = old.first
    new.phase = old.phase
    new.step = old.step
    new.combats = old.combats
    new.combat = old.combat
    new.attackers = old.attackers
    new.defender = old.defender
    new.ranged = old.ranged
    new.called_off = old.called_off
    new.struck = old.struck
    new.carried = old.carried
    new.follow_up = old.follow_up
    new.driving = old.driving
    new.survivors = old.survivors
    new.moved = old.moved
    new.held_back = old.held_back
    new.xp_aside = old.xp_aside.copy()
    new.captives = old.captives.copy()
    new.sheltered = old.sheltered.copy()
    new.extra_turns = old.extra_turns
    new.idle = old.idle
    new.open_hands = old.open_hands
    new.edition = old.edition
