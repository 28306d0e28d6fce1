"""Written by `make fields` from what `state.py` declares, and by no other hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from longbox.engine.fields import LIST, ONE, SEAT, SELDOM, Field

if TYPE_CHECKING:
    from longbox.games.legendary.table.state import LegendaryState

FIELDS: Final = (
    Field("as_villain", SELDOM, 0, shown=True),
    Field("ascended", SELDOM, 0, shown=True),
    Field("in_city", ONE, 0),
    Field("role", SELDOM, "", shown=True),
    Field("bonuses", ONE, 0),
    Field("shards", SELDOM, 0, shown=True),
    Field("worth", SELDOM, 0, shown=True),
    Field("shards_on_cards", ONE, 0),
    Field("shards_of", SEAT, 0, shown=True),
    Field("points", ONE, ()),
    Field("bound", ONE, 0),
    Field("attack", ONE, 0, shown=True),
    Field("recruit", ONE, 0, shown=True),
    Field("piercing", ONE, 0, shown=True),
    Field("attack_made", ONE, 0, shown=True),
    Field("recruit_made", ONE, 0, shown=True),
    Field("half_points", ONE, (), shown=True),
    Field("half_points_made", ONE, ()),
    Field("recruit_fights", ONE, 0, shown=True),
    Field("excess", ONE, 0),
    Field("overpaid", ONE, 0),
    Field("no_fights", ONE, 0, shown=True),
    Field("enemies_elsewhere", ONE, 0),
    Field("officers_out", ONE, 0),
    Field("shields", ONE, 0),
    Field("versatile", ONE, 0),
    Field("both_sides", ONE, 0),
    Field("lightshow", ONE, 0),
    Field("borrowable", ONE, 0),
    Field("borrowed_from", SEAT, 0, shown=True),
    Field("refused", SEAT, 0),
    Field("plays", LIST),
    Field("in_use", ONE, 0),
    Field("hand_size", ONE, 0),
    Field("extra_cards", ONE, 0),
    Field("came_into_hq", ONE, 0),
    Field("kept", LIST),
    Field("backwards", ONE, 0, shown=True),
    Field("won", LIST),
    Field("more_turns", LIST),
    Field("twists", ONE, 0, shown=True),
    Field("strikes", ONE, 0, shown=True),
    Field("escapes", ONE, 0, shown=True),
    Field("carried_off", ONE, 0),
    Field("escaping", ONE, ()),
    Field("scattered", ONE, 0, shown=True),
    Field("beaten", ONE, 0),
    Field("plotting", ONE, 0),
    Field("plays_mastermind", SEAT, 0, shown=True),
    Field("piles_matter", ONE, 0),
    Field("own_hq", ONE, 0),
    Field("unseen", SEAT, -1),
    Field("traitor", ONE, -1, shown=True),
    Field("weaknesses", ONE, 0),
    Field("scheme_uses", ONE, 0),
    Field("accused", SEAT, -1),
    Field("challenges", ONE, (), shown=True),
    Field("heights", SEAT, 0),
    Field("hour", ONE, 12),
    Field("showdown", LIST),
    Field("totals", SEAT, -1, shown=True),
    Field("open_hands", ONE, 1, shown=True),
    Field("side", ONE, "heroes"),
    Field("sides", ONE, ("heroes",), shown=True),
    Field("cities", ONE, ((0, 1, 2, 3, 4),)),
    Field("city_names", ONE, ()),
    Field("villain_decks", ONE, (-1,)),
    Field("deck", ONE, 0),
    Field("hero_decks", ONE, 1),
    Field("hq", ONE, (0, 1, 2, 3, 4)),
    Field("odd_hq", ONE, 0),
    Field("solo", ONE, "", shown=True),
    Field("stand_in", ONE, "", shown=True),
)


def copy_fields(old: LegendaryState, new: LegendaryState) -> None:
    """All but what the state copies itself."""
    new.as_villain = old.as_villain
    new.ascended = old.ascended
    new.in_city = old.in_city
    new.role = old.role
    new.bonuses = old.bonuses
    new.shards = old.shards
    new.worth = old.worth
    new.shards_on_cards = old.shards_on_cards
    new.shards_of = old.shards_of.copy()
    new.points = old.points
    new.bound = old.bound
    new.attack = old.attack
    new.recruit = old.recruit
    new.piercing = old.piercing
    new.attack_made = old.attack_made
    new.recruit_made = old.recruit_made
    new.half_points = old.half_points
    new.half_points_made = old.half_points_made
    new.recruit_fights = old.recruit_fights
    new.excess = old.excess
    new.overpaid = old.overpaid
    new.no_fights = old.no_fights
    new.enemies_elsewhere = old.enemies_elsewhere
    new.officers_out = old.officers_out
    new.shields = old.shields
    new.versatile = old.versatile
    new.both_sides = old.both_sides
    new.lightshow = old.lightshow
    new.borrowable = old.borrowable
    new.borrowed_from = old.borrowed_from.copy()
    new.refused = old.refused.copy()
    new.plays = old.plays.copy()
    new.in_use = old.in_use
    new.hand_size = old.hand_size
    new.extra_cards = old.extra_cards
    new.came_into_hq = old.came_into_hq
    new.kept = old.kept.copy()
    new.backwards = old.backwards
    new.won = old.won.copy()
    new.more_turns = old.more_turns.copy()
    new.twists = old.twists
    new.strikes = old.strikes
    new.escapes = old.escapes
    new.carried_off = old.carried_off
    new.escaping = old.escaping
    new.scattered = old.scattered
    new.beaten = old.beaten
    new.plotting = old.plotting
    new.plays_mastermind = old.plays_mastermind.copy()
    new.piles_matter = old.piles_matter
    new.own_hq = old.own_hq
    new.unseen = old.unseen.copy()
    new.traitor = old.traitor
    new.weaknesses = old.weaknesses
    new.scheme_uses = old.scheme_uses
    new.accused = old.accused.copy()
    new.challenges = old.challenges
    new.heights = old.heights.copy()
    new.hour = old.hour
    new.showdown = old.showdown.copy()
    new.totals = old.totals.copy()
    new.open_hands = old.open_hands
    new.side = old.side
    new.sides = old.sides
    new.cities = old.cities
    new.city_names = old.city_names
    new.villain_decks = old.villain_decks
    new.deck = old.deck
    new.hero_decks = old.hero_decks
    new.hq = old.hq
    new.odd_hq = old.odd_hq
    new.solo = old.solo
    new.stand_in = old.stand_in
