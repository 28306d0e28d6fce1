"""Aggression cards."""

from longbox.games.champions.vocabulary import *

from . import box

aggression = box.CORE.set("aggression", aspect=AGGRESSION)

CARDS = [
    aggression.ally(
        "Hulk",
        forced(
            THIS_ATTACKS,
            discard_from_deck(1),
            if_(is_a(THAT_CARD, showing(PHYSICAL, WILD)), damage(2, AN_ENEMY)),
            if_(is_a(THAT_CARD, showing(ENERGY, WILD)), damage(1, EACH_CHARACTER)),
            if_(is_a(THAT_CARD, showing(MENTAL, WILD)), discard(THIS)),
        ),
        subtitle="Bruce Banner", cost=2, code="01050", icons="E", atk=(3, 1), health=5, traits="Avenger, Gamma",
    ),
    aggression.ally(
        "Tigra",
        triggered(THIS_FELLS_MINION, heal(1, THIS)),
        subtitle="Greer Grant Nelson", cost=3, code="01051", icons="M", thw=(1, 1), atk=(2, 1), health=3,
        traits="Avenger",
    ),
    aggression.event(
        "Chase Them Down",
        triggered(YOUR_HERO_FELLS, remove_threat(2, A_SCHEME), label=THWART),
        cost=0, code="01052", icons="M", traits="Thwart", copies=3,
    ),
    aggression.event(
        "Relentless Assault",
        hero_action(if_(paid_with(PHYSICAL), attack_gains(OVERKILL)), damage(5, A_TARGET_MINION), label=ATTACK),
        cost=2, code="01053", icons="E", traits="Attack", copies=3,
    ),
    aggression.event(
        "Uppercut",
        hero_action(damage(5, A_TARGET), label=ATTACK),
        cost=3, code="01054", icons="P", traits="Attack", copies=3,
    ),
    aggression.resource(
        "The Power of Aggression", max_per_deck(2), doubles_for(AGGRESSION), code="01055", icons="W", copies=2,
    ),
    aggression.support(
        "Tac Team",
        uses(3, ATTACK_COUNTER),
        action(damage(2, AN_ENEMY), cost=costs(exhaust(THIS), remove_counters(1, ATTACK_COUNTER, THIS))),
        cost=3, code="01056", icons="E", traits="S.H.I.E.L.D.", copies=3,
    ),
    aggression.upgrade(
        "Combat Training",
        under_any_control(),
        one_per_player(),
        gets(1, "atk", YOUR_HERO),
        cost=2, code="01057", icons="P", traits="Skill", copies=3,
    ),
]  # fmt: skip
