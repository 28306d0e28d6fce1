"""Villains: its Allies.

The players of that set are villains. Here its cards are played among heroes, whose words they are written in: an Ally
is a Hero, an Adversary a Villain.
"""

from longbox.games.legendary.vocabulary import *

from .box import villains

other_hydra_hero = hero.at(IN_HAND).that(OTHER, icon(HYDRA))
koed_bystander = bystander.at(IN_KO_PILE).that(KOED_THIS_TURN)
A_RECRUIT_COMES = when(GAIN, who=YOU, whom=any_new_recruit)
A_RECRUIT_GOES = before(RETURN, who=YOU, whom=any_new_recruit)

GET_AS_MUCH = do(get(recruit=value(IT, PRINTED_RECRUIT)), get(attack=value(IT, PRINTED_ATTACK)))
SINK_ANOTHER = do(put_under_hero_deck(a(hero_in_hq.that(NOT_SUNK_YET))), GET_AS_MUCH)

villains.hero(
    "Bullseye", CRIME_SYNDICATE,
    villains.common("Everything's a Weapon", RANGED, superpower(INSTINCT, draw()), cost=3, attack=2),
    villains.common(
        "Fulfill the Contract", INSTINCT,
        DODGE,
        on_play(choose_group(won_villain), get(recruit=per(won_villain.that(OF_THAT_GROUP)))),
        cost=2, recruit=0,
    ),
    villains.uncommon(
        "Specialist Assassin", COVERT,
        on_play(gets(per(won_villain.that(OF_ITS_GROUP), -1), a(villain))),
        cost=6, attack=3,
    ),
    villains.rare("Perfect Aim", RANGED, on_play(get(attack=per(tactic_won, 5))), cost=7, attack=5),
)  # fmt: skip

villains.hero(
    "Dr. Octopus", SINISTER_SIX,
    villains.common("Brilliant Research", TECH, superpower(TECH, extra_cards(1)), cost=3, recruit=2),
    villains.common("Crazed Experiments", TECH, on_play(draw()), cost=5, attack=2),
    villains.uncommon(
        "Eighth Time's a Charm", STRENGTH,
        on_play(if_(nth_card(8), get(attack=2))),
        cost=6, attack=4,
    ),
    villains.rare(
        "Octo-Pulverize", TECH,
        on_play(discard_from_deck(8), get(attack=per(CARDS_DISCARDED))),
        cost=8, attack=0,
    ),
)  # fmt: skip

villains.hero(
    "Green Goblin", SINISTER_SIX,
    villains.common(
        "Goblin Glider", TECH,
        DODGE, played_or_used("{Dodge} with", gains(a(other_hydra_hero), DODGE)),
        cost=4, attack=2,
    ),
    villains.common("Pumpkin Bombs", TECH, DODGE, on_play(if_(DISCARDED, get(attack=2))), cost=3, attack=1),
    villains.uncommon("Unstable Kidnapper", INSTINCT, DODGE, on_play(if_(DISCARDED, rescue())), cost=5, recruit=3),
    villains.rare(
        "Experimental Goblin Serum", TECH,
        on_play(put_into_hand(each(discarded_this_turn))),
        cost=7, attack=4,
    ),
)  # fmt: skip

villains.hero(
    "Kingpin", CRIME_SYNDICATE,
    villains.common(
        "Pull the Strings", COVERT,
        on_play(this_turn_long(on(A_RECRUIT_COMES, put_into_hand(WHOM)), enough=True)),
        on_play(gain_new_recruits()),
        cost=3,
    ),
    villains.common("Recruitment Day", STRENGTH, superpower(STRENGTH, gain_new_recruits()), cost=3, recruit=2),
    villains.uncommon(
        "Import Illegal Weapons", TECH,
        on_play(get(attack=per(NEW_RECRUITS_PLAYED))),
        cost=5, attack=3,
    ),
    villains.rare(
        "Endless Underlings", STRENGTH,
        on_play(gain_new_recruits(3)),
        superpower(
            (CRIME_SYNDICATE, CRIME_SYNDICATE),
            this_turn_long(on(A_RECRUIT_GOES, instead(put_under_deck(WHOM))), enough=True),
        ),
        cost=8,
    ),
)  # fmt: skip

villains.hero(
    "Mysterio", SINISTER_SIX,
    villains.common("Psychedelic Mist", RANGED, DODGE, superpower(COVERT, get(attack=2)), cost=2, attack=1),
    villains.common(
        "Shifting Decoy", COVERT,
        on_play(
            put_under_hero_deck(a(hero_in_hq)),
            if_(is_a(IT, with_points("recruit")), get(recruit=2)),
            if_(is_a(IT, with_points("attack")), get(attack=2)),
        ),
        cost=3, attack=0, recruit=0,
    ),
    villains.uncommon("Holographic Illusion", TECH, on_play(get(attack=per(COLOUR_IN_HQ))), cost=5, attack=0),
    villains.rare(
        "False Reflection", INSTINCT,
        on_play(put_under_hero_deck(a(hero_in_hq)), GET_AS_MUCH),
        superpower(SINISTER_SIX, again_with_others(hero_in_hq, played_before(SINISTER_SIX), SINK_ANOTHER)),
        cost=7, attack=0, recruit=0,
    ),
)  # fmt: skip

villains.hero(
    "Mystique", BROTHERHOOD,
    villains.common("Hidden Weapons", TECH, superpower((INSTINCT, TECH), get(attack=3)), cost=4, attack=2),
    villains.common(
        "Show Your True Colors", COVERT,
        DODGE,
        on_play(may(do(choose_class(), becomes_that_class(THIS)))),
        cost=3, recruit=2,
    ),
    villains.uncommon(
        "Turn the Tide", INSTINCT,
        on_play(reveal(top(THE_HERO_DECK)), note_it(IT)),
        copy_noted(),
        cost=4,
    ),
    villains.rare(
        "Spy Games", COVERT,
        on_play(reveal(top(THE_HERO_DECK, 5)), get(attack=value(THOSE, PRINTED_ATTACK)), put_back(THOSE)),
        cost=7, attack=0,
    ),
)  # fmt: skip

villains.hero(
    "Venom", SINISTER_SIX,
    villains.common("Devour", INSTINCT, on_play(may(ko(a(bystander))).then(get(attack=2))), cost=4, attack=2),
    villains.common("Symbiote Takeover", STRENGTH, superpower(STRENGTH, rescue()), cost=3, recruit=2),
    villains.uncommon(
        "Horrify the Populace", STRENGTH,
        on_play(captures(1, each(villain.that(having(ATTACK_NOW, least=4))))),
        cost=6, attack=4,
    ),
    villains.rare(
        "Ravenous Greed", INSTINCT,
        on_play(each_other_player(reveal_or(your(INSTINCT), ko(a(bystander))))),
        superpower(INSTINCT, rescue_those(each(koed_bystander)), get(recruit=per(RESCUED))),
        cost=7, attack=5, recruit=0,
    ),
)  # fmt: skip
