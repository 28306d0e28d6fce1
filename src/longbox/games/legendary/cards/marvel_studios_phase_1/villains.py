"""Marvel Studios Phase 1: its Villain groups and Henchmen, some of whom are older ones in the words of the films."""

from longbox.games.legendary.vocabulary import *

from .box import phase_1

NOBODY_ON_ROOFTOPS = none(in_space(ROOFTOPS))
DEAFENED = each_player(discard(exactly(2, card)), draw())
STRONG_CARD = card.that(icon(STRENGTH))
HUNTED = do(
    each_player(show(each(card))),
    let(EACH_PLAYER.that(there_is(STRONG_CARD)), choose_one(discard(a(STRONG_CARD)), gain_wounds())),
)
ALONE = let(EACH_PLAYER.that(none(bystander)), gain_wounds())
WHIPPED = each_player(reveal_or(your(TECH), gain_wounds()))

phase_1.villain_group(
    "Chitauri",
    phase_1.villain("Chitauri Soldier", conqueror(ROOFTOPS, 2), ambush(captures(1)), copies=2, attack=3, vp=2),
    phase_1.villain(
        "Chitauri Commander",
        conqueror(ROOFTOPS, 2),
        ambush(
            if_(
                NOBODY_ON_ROOFTOPS,
                do(reveal(top(THE_VILLAIN_DECK)), if_(is_a(IT, a_villain_anywhere), enters_space(IT, ROOFTOPS))),
            )
        ),
        copies=2, attack=3, vp=2,
    ),
    phase_1.villain(
        "Chitauri Leviathan", conqueror(ROOFTOPS, 2), fight(ALONE), escape(ALONE), copies=2, attack=5, vp=4
    ),
    phase_1.villain(
        "Chitauri Chariot",
        conqueror(ROOFTOPS, 2), ambush(if_(NOBODY_ON_ROOFTOPS, moves_to(THIS, ROOFTOPS))),
        copies=2, attack=4, vp=3,
    ),
)  # fmt: skip

phase_1.villain_group(
    "Enemies of Asgard",
    phase_1.again("destroyer"),
    phase_1.again("enchantress", "Enslaved Hawkeye"),
    phase_1.again("frost-giant"),
    phase_1.again("ymir-frost-giant-king", "Laufey, Frost Giant King"),
    id="marvel-studios-phase-1-enemies-of-asgard",
)

phase_1.villain_group(
    "Gamma Hunters",
    phase_1.villain("Sonic Cannon", ambush(DEAFENED), escape(DEAFENED), copies=2, attack=4, vp=2),
    phase_1.villain('Lt. Gen. "Thunderbolt" Ross', fight(HUNTED), escape(HUNTED), copies=2, attack=5, vp=3),
    phase_1.villain(
        "Abomination, Raging Monster",
        conqueror(STREETS, 3), ambush(if_(none(in_space(STREETS)), moves_to(a(villain.that(OTHER)), STREETS))),
        copies=2, attack=4, vp=4,
    ),
    phase_1.villain("Fighter Jet", conqueror(STREETS, 2), fight(ko(a(hero))), copies=2, attack=3, vp=2),
)  # fmt: skip

phase_1.villain_group(
    "HYDRA",
    phase_1.again("endless-armies-of-hydra"),
    phase_1.again("hydra-kidnappers", "HYDRA Motorcycle Squad"),
    phase_1.again("supreme-hydra", "Arnim Zola"),
    phase_1.again("viper", "HYDRA Tank"),
    id="marvel-studios-phase-1-hydra",
)

phase_1.villain_group(
    "Iron Foes",
    phase_1.villain(
        "Hammer Drone Marine",
        fight(look(top(DECK, 3)), ko(a(THOSE)), put_back(THOSE.rest)),
        copies=2, attack=4, vp=2,
    ),
    phase_1.villain(
        "Raza, Ten Rings Leader",
        static(THIS, attack=per(CAPTIVE.of(THIS))),
        ambush(captures(1), each_player(captured_by_this(at_random(bystander)))),
        copies=2, attack=4, vp=3,
    ),
    phase_1.villain("Whiplash", fight(WHIPPED), escape(WHIPPED), copies=2, attack=6, vp=4),
    phase_1.villain(
        "Justin Hammer",
        conqueror(BANK, 2), fight(get(recruit=2, only=hero_under(BANK))),
        copies=2, attack=3, vp=2,
    ),
)  # fmt: skip

phase_1.henchmen_again("sentinel", "Hammer Drone Army")
phase_1.henchmen_again("hand-ninjas", "HYDRA Pilots")
phase_1.henchmen_again("savage-land-mutates", "HYDRA Spies")
phase_1.henchmen_again("doombot-legion", "Ten Rings Fanatics")
