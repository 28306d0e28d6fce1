"""Civil War: its Grievous Wounds, each with a Healing of its own, which are shuffled into the stack of Wounds."""

from longbox.engine.language import message
from longbox.games.legendary.vocabulary import *

from .box import civil_war

ANOTHER_CARD = card.that(OTHER)
A_DEAR_HERO = hero.at(IN_HAND, IN_DISCARD_PILE).that(costing(least=1))
KO_THIS = ko(THIS)

civil_war.special_wound(
    "Blinding Flash",
    healing(
        message("Heal {card}: every player discards a card"),
        discard(a(ANOTHER_CARD)),
        each_other_player(discard(a(card))),
        KO_THIS,
        given=there_is(ANOTHER_CARD),
    ),
)
civil_war.special_wound(
    "Blunt Force Trauma",
    healing(message("Heal {card} for 5 Attack"), spend(attack=5), KO_THIS, given=can_spend(attack=5)),
)
civil_war.special_wound(
    "Corrosive Webbing",
    healing(message("Heal {card} and gain another Wound"), KO_THIS, gain_wounds()),
)
civil_war.special_wound(
    "Fatal Blow",
    healing(message("Heal {card} by the KO of another card"), ko(a(A_DEAR_HERO)), KO_THIS, given=there_is(A_DEAR_HERO)),
)
civil_war.special_wound(
    "Psychic Trauma",
    healing(message("Heal {card} for 5 Recruit"), spend(recruit=5), KO_THIS, given=can_spend(recruit=5)),
)
civil_war.special_wound(
    "Spreading Nanovirus",
    healing(message("Hand {card} to the player on your left"), let(LEFT_OF_YOU, gain(THIS)), given=NOT_ALONE),
    copies=3,
)
civil_war.special_wound(
    "Subdermal Tracker",
    healing(
        message("Heal {card} for a card of the {Villain} Deck"),
        play_villain_cards(),
        KO_THIS,
        given=there_is(VILLAIN_CARD),
    ),
)
