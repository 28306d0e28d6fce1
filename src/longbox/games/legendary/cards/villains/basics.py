"""Villains: the cards that every game of villains uses. An Ally is a Hero."""

from longbox.games.legendary.vocabulary import *

from .box import villains

STARTING_DECK = "starting deck"
IN_VILLAIN_DECK = "villain deck"
ANOTHER_CARD = card.that(OTHER)

villains.basic_hero("HYDRA Operative", HYDRA, stack=STARTING_DECK, copies=40, cost=0, recruit=1)
villains.basic_hero("HYDRA Soldier", HYDRA, stack=STARTING_DECK, copies=20, cost=0, attack=1)
villains.basic_hero(
    "Madame HYDRA", HYDRA,
    DODGE, to_play(discard(a(ANOTHER_CARD)), given=there_is(ANOTHER_CARD)),
    stack=MADAME_HYDRA.name, copies=12, cost=3, recruit=2,
)  # fmt: skip
villains.basic_hero(
    "New Recruit", "",
    on_play(return_to_new_recruits(), draw()),
    stack=NEW_RECRUITS.name, copies=15, cost=2, attack=1,
)  # fmt: skip
villains.plain("Bindings", BINDING, BETRAYAL, stack=BINDINGS.name, copies=30)
villains.special_bystander("Computer Hacker", rescued(extra_cards(1)))
villains.special_bystander("Engineer", rescued(reveal(top(DECK)), if_(is_a(IT, costing(0, 0)), ko(IT))))
villains.special_bystander("Public Speaker", rescued(get(recruit=1)))
villains.special_bystander("Rockstar", rescued(rescue()))
villains.plain("Plot Twist", TWIST, stack=IN_VILLAIN_DECK, copies=11)
villains.plain("Command Strike", STRIKE, stack=IN_VILLAIN_DECK, copies=5)
