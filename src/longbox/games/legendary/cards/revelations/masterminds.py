"""Revelations: Masterminds whose Tactics become Locations."""

from longbox.games.legendary.vocabulary import *

from .box import revelations

THREE_LOCATIONS = at_least(3, location)
EPIC_GRAVEYARD = revelations.token(
    "Graveyard", LOCATION, stronger_below(3), printed_as="Master Strike", vp=6, attack=8, id="epic-graveyard"
)
GRAVEYARD = revelations.token("Graveyard", LOCATION, stronger_below(2), printed_as="Master Strike", attack=7, vp=5)

revelations.mastermind(
    "Grim Reaper",
    static(THIS, attack=per(location)),
    master_strike(strike_becomes(GRAVEYARD)),
    attack=8,
    vp=6,
    leads="Lethal Legion",
    epic=revelations.epic_side(
        static(THIS, attack=per(location, 2)),
        master_strike(strike_becomes(EPIC_GRAVEYARD), if_(THREE_LOCATIONS, each_player(gain_wounds()))),
        attack=9,
    ),
    tactics=(
        revelations.tactic(
            "Carnival of Concussions",
            fight_as_tactic(draw(3), becomes_location()),
            after_a_fight_here(each_other_player(ko(a(bystander)))),
            attack=8,
        ),
        revelations.tactic(
            "Cult of Skulls",
            fight_as_tactic(ko(up_to(2, card.at(IN_DISCARD_PILE))), becomes_location()),
            after_a_fight_here(each_other_player(reveal(YOUR_HAND), discard(a(card.that(WITH_A_CLASS))))),
            attack=8,
        ),
        revelations.tactic(
            "Maze of Bones",
            fight_as_tactic(look(top(DECK, 4)), ko(any_number(THOSE)), put_back(THOSE.rest), becomes_location()),
            after_a_fight_here(each_other_player(gain_wounds())),
            attack=8,
        ),
        revelations.tactic(
            "Prison of Coffins",
            fight_as_tactic(get(recruit=5), becomes_location()),
            after_a_fight_here(each_other_player(put_into_escape_pile(a(won_villain)))),
            attack=8,
        ),
    ),
)

COLOURED = hero.at(IN_HAND).that(WITH_A_CLASS)
LOSE_DECK = do(reveal(whole(DECK)), discard(each(THOSE)))

revelations.mastermind(
    "The Hood",
    DARK_MEMORIES,
    master_strike(
        each_player(reveal(top(DECK, 6)), discard(each(THOSE.that(A_HERO, WITH_A_CLASS))), put_back(THOSE.rest))
    ),
    attack=9,
    vp=6,
    leads="Hood's Gang",
    epic=revelations.epic_side(
        dark_memories(2),
        master_strike(each_player(LOSE_DECK, shuffle_into_deck(at_random(card.at(IN_DISCARD_PILE).that(GREY), 6)))),
        attack=10,
    ),
    tactics=(
        revelations.tactic("Demonic Revelation", fight(each_other_player(reveal(YOUR_HAND), discard(a(COLOURED))))),
        revelations.tactic(
            "Focus Magic Through Guns",
            fight(
                each_other_player(reveal_or(your(COVERT), discard(a(card)))),
                each_other_player(reveal_or(your(TECH), gain_wounds())),
            ),
        ),
        revelations.tactic("Paean to Dormammu", fight(each_other_player(LOSE_DECK))),
        revelations.tactic(
            "The Hood's Warehouse",
            fight_as_tactic(rescue(4), becomes_location()),
            after_a_fight_here(play_villain_cards()),
            attack=9,
        ),
    ),
)
