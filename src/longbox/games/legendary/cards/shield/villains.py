"""S.H.I.E.L.D.: Villain groups that rise with what they send into the Escape pile."""

from longbox.games.legendary.vocabulary import *

from .box import shield

A_DOUBLE_AGENT = put_into_escape_pile(a(officer))
HIS_OFFICERS = HERO_UNDER.of(THIS)
SHOW_COLOURS = each_player(as_many_colours_or(gain_wounds()))

shield.villain_group(
    "A.I.M., HYDRA Offshoot",
    shield.villain(
        "Graviton",
        ambush(A_DOUBLE_AGENT, costs_more(per(TWO_HYDRA_LEVELS), each(hero_in_hq))),
        copies=2, attack=6, vp=4,
    ),
    shield.villain(
        "Mentallo",
        static(THIS, attack=per(HIS_OFFICERS)),
        ambush(A_DOUBLE_AGENT, captures_officers(per(TWO_HYDRA_LEVELS))),
        fight(choose_one(gain(a(HIS_OFFICERS)), send_undercover(a(HIS_OFFICERS))), ko(each(HIS_OFFICERS))),
        copies=2, attack=3, vp=3,
    ),
    shield.villain(
        "Superia",
        ambush(
            A_DOUBLE_AGENT,
            each_player(show(at_random(card)), if_(is_a(IT, BELOW_HYDRA_LEVEL), discard(IT))),
        ),
        copies=2, attack=5, vp=3,
    ),
    shield.villain(
        "Taskmaster", ambush(A_DOUBLE_AGENT), fight(SHOW_COLOURS), escape(SHOW_COLOURS), copies=2, attack=3, vp=2
    ),
)  # fmt: skip

shield.villain_group(
    "HYDRA Elite",
    shield.villain(
        "Crossbones",
        ambush(A_DOUBLE_AGENT, each_player(agents_or(gain_wounds()))),
        copies=2, attack=4, vp=2,
    ),
    shield.villain("Gorgon", ambush(A_DOUBLE_AGENT, forbid_hydra_level()), copies=2, attack=6, vp=4),
    shield.villain(
        "Growing Man", static(THIS, attack=HYDRA_LEVEL), ambush(A_DOUBLE_AGENT), copies=2, attack=0, vp=3
    ),
    shield.villain(
        "Hive",
        ambush(A_DOUBLE_AGENT, each_player(reveal(YOUR_HAND), discard(a(card.that(AS_DEAR_AS_HYDRA_LEVEL))))),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip
