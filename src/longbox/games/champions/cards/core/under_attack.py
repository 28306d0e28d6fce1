"""Under Attack, a modular set."""

from __future__ import annotations

from longbox.engine.effects.nouns import THIS, Each
from longbox.games.champions.cards.making import attachment, in_set, side_scheme, treachery
from longbox.games.champions.table.abilities import AttachTo, Boost, WhenRevealed
from longbox.games.champions.table.kinds import TOUGH
from longbox.games.champions.vocabulary.abilities import forced, hero_action
from longbox.games.champions.vocabulary.choices import choose_possible, each_player_to
from longbox.games.champions.vocabulary.costs import ExhaustYourHero, Spend, costs
from longbox.games.champions.vocabulary.moments import HOST_TOOK_DAMAGE
from longbox.games.champions.vocabulary.nouns import EACH_FRIEND, THE_VILLAIN, YOUR_HERO, your_character
from longbox.games.champions.vocabulary.statics import gains_keyword, gets
from longbox.games.champions.vocabulary.verbs import Damage, Discard, Give, PlaceThreat

CARDS = in_set(
    "under_attack",
    side_scheme(
        "Under Attack",
        WhenRevealed(each_player_to(choose_possible(PlaceThreat(2, THIS), Damage(3, YOUR_HERO)))),
        threat=3, crisis=1, boost=3, code="01151",
    ),
    attachment(
        "Vibranium Armor",
        AttachTo(THE_VILLAIN),
        forced(HOST_TOOK_DAMAGE, Give(TOUGH, THE_VILLAIN)),
        hero_action(Discard(THIS), cost=costs(Spend(physical=2), ExhaustYourHero())),
        boost=1, traits="Armor", code="01152",
    ),
    attachment(
        "Concussion Blasters",
        AttachTo(THE_VILLAIN),
        gets(1, "atk", THE_VILLAIN),
        gains_keyword("retaliate", 1, THE_VILLAIN),
        hero_action(Discard(THIS), cost=costs(Spend(energy=2), ExhaustYourHero())),
        boost=1, traits="Weapon", code="01153",
    ),
    treachery(
        "Concussive Blast",
        WhenRevealed(Damage(1, EACH_FRIEND)),
        Boost(Damage(1, Each(your_character))),
        copies=2, code="01154",
    ),
)  # fmt: skip
