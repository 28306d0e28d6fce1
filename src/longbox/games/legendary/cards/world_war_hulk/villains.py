"""World War Hulk: so far Villain groups with Traps, and the Henchmen who Feast."""

from longbox.games.legendary.vocabulary import *

from .box import world_war_hulk

TWO_MORE_CARDS = next_turn(let(THE_ACTIVE_PLAYER, play_villain_cards(2)))
UNSEEN_BLOWS = each_player(reveal_or(your(COVERT), gain_wounds()))
CRUSHED = each_player(reveal_or(your(STRENGTH), ko(a(hero.at(IN_DISCARD_PILE).that(costing(1))))))

KO_FROM_HQ = ko(a(hero_in_hq))
CARD_ALIKE = also_a(card.that(alike(COST, IT)))
KO_ALIKE = (KO_FROM_HQ, each_player(show(YOUR_HAND), ko(CARD_ALIKE)))
DISCARD_ALIKE = (KO_FROM_HQ, each_player(show(YOUR_HAND), discard(CARD_ALIKE)))
WON_WARBOUND = won("Warbound")
WON_HENCHMAN = henchman.at(IN_VICTORY_PILE)

world_war_hulk.villain_group(
    "Intelligencia",
    world_war_hulk.trap(
        "Battle of Wits",
        by_end_of_turn(CAN_OUTWIT), on_failure(each_player(discard(exactly(all_but(4, card), card)))),
        copies=2, vp=3,
    ),
    world_war_hulk.villain(
        "Cosmic Hulk Robot",
        WOUNDED_FURY,
        ambush(each_player(outwit_or(gain_wounds()))),
        escape(each_player(outwit_or(gain_wounds()))),
        copies=2, attack=5, vp=4,
    ),
    world_war_hulk.villain(
        "Doc Samson", stronger(4, not_(CAN_OUTWIT)), fight(ko(a(hero))), copies=2, attack=4, vp=3
    ),
    world_war_hulk.villain(
        "The Leader, Gamma Fiend",
        ambush(outwit_or(play_villain_cards())), fight(outwit_or(play_villain_cards())),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

world_war_hulk.villain_group(
    "Sakaar Imperial Guard",
    world_war_hulk.trap(
        "Gladiators' Colosseum",
        at_end_of_turn(ONE_TEAM_PLAYED),
        on_failure(each_player(show(YOUR_HAND), choose_team(), discard(each(card.that(OF_ANOTHER_TEAM))))),
        vp=4,
    ),
    world_war_hulk.villain(
        "Great Devil Corker", fight(look(top(DECK, 3)), put_back(THOSE), FEAST), copies=2, attack=6, vp=4
    ),
    world_war_hulk.villain(
        "Headman Charr", stronger(per(won_villain)), escape(each_player(gain_wounds())), copies=2, attack=2, vp=2
    ),
    world_war_hulk.villain("Lieutenant Caiera", fight(outwit(draw(2))), copies=1, attack=7, vp=5),
    world_war_hulk.villain(
        "Primus Vand", stronger(per(villain.that(NEXT_TO_THIS))), fight(ko(a(hero))), copies=2, attack=3, vp=3
    ),
)  # fmt: skip

world_war_hulk.villain_group(
    "U-Foes",
    world_war_hulk.villain("Ironclad", fight(CRUSHED), escape(CRUSHED), copies=1, attack=6, vp=4),
    world_war_hulk.villain("Vapor", fight(UNSEEN_BLOWS), escape(UNSEEN_BLOWS), copies=2, attack=4, vp=2),
    world_war_hulk.villain(
        "Vector", fight(each_player(may_reveal(your(INSTINCT), draw()))), copies=2, attack=4, vp=2
    ),
    world_war_hulk.trap(
        "Unidentified Flying U-Foes",
        by_end_of_turn(
            any_of(happened(DISCARD, who=YOU, whom=any_hero.that(icon(TECH))), discarded_so_many(3))
        ),
        trap_use(discard(a(card)), given=there_is(card)),
        on_failure(TWO_MORE_CARDS),
        vp=3,
    ),
    world_war_hulk.villain(
        "X-Ray",
        fight(each_player(may_reveal(your(RANGED), ko(up_to(1, card.at(IN_DISCARD_PILE)))))),
        copies=2, attack=5, vp=3,
    ),
)  # fmt: skip

world_war_hulk.villain_group(
    "Warbound",
    world_war_hulk.villain(
        "Elloe Kaifi", fight(draw(), choose_player(ANOTHER_PLAYER, draw())), copies=1, attack=5, vp=3
    ),
    world_war_hulk.villain("Hiroim", fight(*KO_ALIKE), escape(*KO_ALIKE), copies=1, attack=7, vp=5),
    world_war_hulk.villain("Korg", ambush(*DISCARD_ALIKE), escape(*DISCARD_ALIKE), copies=1, attack=6, vp=4),
    world_war_hulk.villain(
        "Miek The Unhived", fight(look(top(DECK, 2)), top_or_bottom(THOSE), FEAST), copies=2, attack=5, vp=3
    ),
    world_war_hulk.villain(
        "No-Name, Brood Queen",
        WOUNDED_FURY, fight(FEAST, if_(is_a(IT, any_hero_with_a_class), draw(2))),
        copies=2, attack=4, vp=3,
    ),
    world_war_hulk.trap(
        "Warbound Rescue",
        trap_use(
            put_into_city(a(WON_WARBOUND)), put_into_city(a(WON_HENCHMAN)), win_this_trap(),
            given=all_of(there_is(WON_WARBOUND), there_is(WON_HENCHMAN)),
        ),
        on_failure(each_player(gain_wounds())),
        vp=7,
    ),
)  # fmt: skip

world_war_hulk.villain_group(
    "Aspects of the Void",
    world_war_hulk.villain(
        "Black Anti-Hurricane", fight(pass_discards_right()), escape(pass_discards_right()), copies=2, attack=6, vp=4
    ),
    world_war_hulk.villain(
        "Demonform",
        fight(
            FEAST, if_(is_a(IT, any_hero_with_a_class), gain(also_a(hero_in_hq.that(with_at_most(COST, IT)))))
        ),
        copies=1, attack=7, vp=5,
    ),
    world_war_hulk.villain("Infini-Tendrils", WOUNDED_FURY, ambush(captures(1)), copies=2, attack=4, vp=3),
    world_war_hulk.trap(
        "Psychotic Break",
        ambush(play_villain_cards()),
        by_end_of_turn(happened(DEFEAT, who=YOU, whom=a_defeated_villain)),
        on_failure(takes_effect_as_strike()),
        vp=2,
    ),
    world_war_hulk.villain("Shadow Man", fight(get(recruit=2)), copies=2, attack=5, vp=3),
)  # fmt: skip

world_war_hulk.henchmen("Cytoplasm Spikes", fight(FEAST, if_(is_a(IT, any_hero_with_a_class), get(recruit=2))))
world_war_hulk.henchmen("Sakaaran Hivelings", fight(look(top(DECK)), top_or_bottom(IT), FEAST))
world_war_hulk.henchmen("Death's Heads", fight(outwit(ko(a(card.at(YOU_HAVE).that(costing(most=0)))))))
