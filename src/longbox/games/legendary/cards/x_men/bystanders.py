"""X-Men: the New Mutants and other Bystanders who become Heroes."""

from longbox.games.legendary.vocabulary import *

from .box import x_men

BECOMES_A_HERO = rescued(gain_as_hero(THIS))

x_men.special_bystander(
    "Cypher", BECOMES_A_HERO,
    as_hero=x_men.hero_side(
        TECH, on_play(look(top(DECK, 2)), draw(a(THOSE)), discard(THOSE.rest)), team=X_MEN
    ),
    copies=1, cost=2,
)  # fmt: skip
x_men.special_bystander(
    "Heartless Computer Scientist", BECOMES_A_HERO,
    as_hero=x_men.hero_side(TECH, superpower(TECH, may(ko(a(loose_card)))), recruit=2),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Karma", BECOMES_A_HERO,
    as_hero=x_men.hero_side(
        COVERT, on_play(reveal(top(THE_HERO_DECK)), get(attack=value(IT, PRINTED_ATTACK))), team=X_MEN, attack=0
    ),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Magik", BECOMES_A_HERO, as_hero=x_men.hero_side(RANGED, TELEPORT, team=X_MEN, attack=2), copies=1, cost=4
)
x_men.special_bystander(
    "Magma", BECOMES_A_HERO,
    as_hero=x_men.hero_side(RANGED, on_play(choose_one(draw(), get(attack=2))), team=X_MEN, attack=0),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Martial Arts Master", BECOMES_A_HERO,
    as_hero=x_men.hero_side(INSTINCT, on_play(draw()), attack=1),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Mirage", BECOMES_A_HERO,
    as_hero=x_men.hero_side(COVERT, on_play(draw()), team=X_MEN, recruit=1),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Sunspot", BECOMES_A_HERO,
    as_hero=x_men.hero_side(STRENGTH, superpower(STRENGTH, get(attack=1)), team=X_MEN, attack=2),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Warlock", BECOMES_A_HERO,
    as_hero=x_men.hero_side(TECH, superpower(TECH, draw()), team=X_MEN, attack=2),
    copies=1, cost=3,
)  # fmt: skip
x_men.special_bystander(
    "Wolfsbane", BECOMES_A_HERO,
    as_hero=x_men.hero_side(INSTINCT, on_play(BERSERK, BERSERK, BERSERK), team=X_MEN, attack=0),
    copies=1, cost=3,
)  # fmt: skip
