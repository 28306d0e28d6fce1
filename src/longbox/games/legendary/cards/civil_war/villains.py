"""Civil War: so far Villain groups of which some Villains fortify a place when they escape, and Henchmen."""

from longbox.games.legendary.vocabulary import *

from .box import civil_war

DISCARD_TWO_OR_BE_WOUNDED = each_player(discard_or(card, gain_wounds(), 2))
SHOW_TECH = each_player(reveal_or(your(TECH), gain_wounds()))
SUNG_DOWN = let(EACH_PLAYER.that(none(other_won("Thunderbolts"))), gain_wounds())

LOSE_A_STRONG_HERO = each_player(ko(a(hero.that(having(PRINTED_ATTACK, least=2)))))

civil_war.villain_group(
    "CSA Special Marshals",
    civil_war.villain(
        "Bullseye",
        fight(ko(a(your_hero_with("recruit")))), escape(LOSE_A_STRONG_HERO),
        copies=2, attack=6, vp=4,
    ),
    civil_war.villain(
        "Moonstone", fight(each_other_player(discard(exactly(2, card)), draw())), copies=2, attack=4, vp=2
    ),
    civil_war.villain("Penance", stronger(per(won_villain)), copies=2, attack=2, vp=3),
    civil_war.villain(
        "Venom",
        size_changing_enemy(COVERT),
        escape(fortify(BYSTANDER_STACK)),
        while_in_place(before(RESCUE, who=A_PLAYER, manner=FROM_THE_STACK), instead(ko_from_the_stack())),
        copies=2, attack=7, vp=4,
    ),
    id="csa-special-marshals",
)  # fmt: skip

civil_war.villain_group(
    "Heroes for Hire",
    civil_war.villain("Colleen Wing", BRIBE, escape(FORTIFY_MASTERMIND), copies=2, attack=9, vp=5),
    civil_war.villain("Humbug", BRIBE, fight(ko(a(hero))), copies=2, attack=5, vp=3),
    civil_war.villain(
        "Shang-Chi",
        BRIBE, fight(if_(there_is(card.at(IN_DISCARD_PILE)), do(shuffle_discards(), RE_ENTERS))),
        copies=2, attack=3, vp=2,
    ),
    civil_war.villain(
        "Tarantula",
        BRIBE, fight(DISCARD_TWO_OR_BE_WOUNDED), escape(DISCARD_TWO_OR_BE_WOUNDED),
        copies=2, attack=7, vp=5,
    ),
)  # fmt: skip

NO_OFFICERS = let(EACH_PLAYER.that(none(discarded_officer)), gain_wounds())

civil_war.villain_group(
    "S.H.I.E.L.D. Elite",
    civil_war.villain("Agent Eric Marshall", clearance(), ambush(officers_enter()), copies=2, attack=1, vp=2),
    civil_war.villain("Agent Gabe Jones", clearance(), fight(officers_enter()), copies=2, attack=2, vp=2),
    civil_war.villain(
        "Dum Dum Dugan", clearance(), fight(NO_OFFICERS), escape(NO_OFFICERS), copies=2, attack=4, vp=3
    ),
    civil_war.villain(
        "Sharon Carter, Agent 13",
        clearance(),
        escape(fortify(OFFICER_STACK)),
        while_in_place(when(CALL_OUT, who=A_PLAYER, manner=NOT_BECAUSE_OF_THIS), officers_enter()),
        copies=2, attack=6, vp=5,
    ),
    id="s-h-i-e-l-d-elite",
)  # fmt: skip

civil_war.villain_group(
    "Thunderbolts",
    civil_war.villain(
        "Fixer", fight(look(top(DECK, 3)), ko(a(THOSE)), put_back(THOSE.rest)), copies=2, attack=4, vp=2
    ),
    civil_war.villain("Mach-IV", fight(SHOW_TECH), escape(SHOW_TECH), copies=2, attack=5, vp=3),
    civil_war.villain(
        "Radioactive Man",
        escape(fortify(WOUND_STACK)),
        while_in_place(when(GAIN_WOUND, who=A_PLAYER, manner=NOT_BECAUSE_OF_THIS), let(THEY, gain_wounds())),
        copies=2, attack=6, vp=4,
    ),
    civil_war.villain("Songbird", fight(SUNG_DOWN), escape(SUNG_DOWN), copies=2, attack=5, vp=3),
    id="thunderbolts",
)  # fmt: skip

civil_war.henchmen("Cape-Killers", clearance(), fight(ko(a(card.at(IN_DISCARD_PILE)))))
