"""She-Hulk's own cards, her obligation and her nemesis set."""

from longbox.games.champions.vocabulary import *

from . import box

SHE_HULK = your_hero_named("She-Hulk")
THAT_ENEMY = WHOM.called("enemy")

she_hulk = box.CORE.set("she_hulk", hero="She-Hulk")

CARDS = [
    she_hulk.identity(
        she_hulk.alter_ego(
            "Jennifer Walters",
            triggered(THREAT_WOULD_BE_PLACED, prevent(1), limit=ONCE_PER_ROUND),
            rec=5, health=15, hand=6, traits="Attorney, Gamma",
        ),
        she_hulk.hero(
            "She-Hulk",
            triggered(YOU_BECOME_HERO, damage(2, AN_ENEMY)),
            thw=1, atk=3, def_=2, health=15, hand=4, traits="Avenger, Gamma",
        ),
        code="01019a",
    ),
    she_hulk.ally(
        "Hellcat",
        action(return_to_hand(THIS)),
        subtitle="Patsy Walker", cost=3, code="01020", icons="W", thw=(2, 1), atk=(1, 1), health=3, traits="Avenger",
    ),
    she_hulk.event(
        "Gamma Slam",
        hero_action(damage(value(YOUR_IDENTITY, DAMAGE, most=15), A_TARGET), label=ATTACK),
        cost=4, code="01021", icons="M", traits="Attack, Superpower",
    ),
    she_hulk.event(
        "Ground Stomp",
        hero_action(damage(1, EACH_ENEMY)),
        cost=2, code="01022", icons="M", traits="Superpower", copies=2,
    ),
    she_hulk.event(
        "Legal Practice",
        alter_ego_action(remove_threat(per(CARDS_DISCARDED), A_SCHEME), cost=discard_up_to(5), label=THWART),
        cost=0, code="01023", icons="P", traits="Skill, Thwart", copies=2,
    ),
    she_hulk.event(
        "One-Two Punch",
        triggered(YOUR_BASIC_ATTACK, ready(SHE_HULK)),
        cost=1, code="01024", icons="P", traits="Skill", copies=3,
    ),
    she_hulk.event("Split Personality", action(change_form(), draw_up()), cost=3, code="01025", icons="E"),
    she_hulk.support(
        "Superhuman Law Division",
        alter_ego_action(remove_threat(2, A_SCHEME), cost=costs(spend(mental=1), exhaust(THIS))),
        cost=1, code="01026", icons="P", traits="Location",
    ),
    she_hulk.upgrade(
        "Focused Rage",
        hero_action(draw(1), cost=costs(exhaust(THIS), take_damage(1))),
        cost=3, code="01027", icons="E", traits="Skill", copies=2,
    ),
    she_hulk.upgrade(
        "Superhuman Strength",
        gets(2, "atk", SHE_HULK),
        forced(YOUR_HERO_ATTACKS, if_(is_a(THAT_ENEMY, PRESENT), do(discard(THIS), give(STUNNED, THAT_ENEMY)))),
        cost=2, code="01028", icons="M", traits="Superpower", copies=2,
    ),
    she_hulk.obligation(
        "Legal Work", when_revealed(obligation_choice(give_acceleration())), player="Jennifer Walters", code="01160",
    ),
]  # fmt: skip

nemesis = box.CORE.set("she_hulk_nemesis")

CARDS += [
    nemesis.side_scheme(
        "Personal Challenge", when_revealed(place_threat(per_player(1), THIS)), threat=3, crisis=1, boost=3,
        code="01161",
    ),
    nemesis.minion(
        "Titania",
        gets(value(THIS, REMAINING_HIT_POINTS), "atk", THIS),
        sch=1, atk=0, health=6, boost=2, traits="Brute, Elite", unique=True, code="01162",
    ),
    nemesis.attachment(
        "Genetically Enhanced",
        attach_to(highest(minion, PRINTED_HIT_POINTS)),
        when_revealed(if_(not_(there_is(minion)), gain_surge())),
        gets(3, "health", HOST),
        boost=1, traits="Condition", code="01163",
    ),
    nemesis.treachery(
        "Titania's Fury",
        when_revealed(
            if_(is_a(YOU, IN_HERO_FORM), attacks(named("Titania"))),
            if_(NOBODY_ATTACKED, do(heal(ALL, named("Titania")), gain_surge())),
        ),
        boost(give_another_boost()),
        boost=1, copies=2, code="01164",
    ),
]  # fmt: skip
