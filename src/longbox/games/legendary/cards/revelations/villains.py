"""Revelations: Villain groups and Henchmen with Locations."""

from longbox.games.legendary.vocabulary import *

from .box import revelations

DAZZLED = each_player(reveal_or(your(RANGED), gain_wounds()))
LOSE_TECH = do(reveal(YOUR_HAND), discard(a(card.that(icon(TECH)))))
LOSE_A_VILLAIN = choose_one(put_into_escape_pile(a(won_villain)), gain_wounds())

DAKEN = each_player(reveal_or(your(INSTINCT), gain_wounds()))
NOT_ALONE_AMONG_AVENGERS = if_(there_is(villain.that(OTHER, of_group("Dark Avengers"))), each_player(gain_wounds()))

revelations.villain_group(
    "Dark Avengers",
    revelations.villain("Ares", LAST_STAND, fight(ko(a(hero))), copies=1, attack=6, vp=6),
    revelations.villain(
        "Captain Marvel (Noh-Varr)",
        LAST_STAND, ambush(NOT_ALONE_AMONG_AVENGERS), escape(NOT_ALONE_AMONG_AVENGERS),
        copies=1, attack=3, vp=3,
    ),
    revelations.villain(
        "Dark Hawkeye (Bullseye)",
        LAST_STAND,
        fight(
            ko(a(hero)),
            choose_one(each_other_player(ko(a(hero))), each_other_player(gain(a(koed_hero.that(costing(0, 0)))))),
        ),
        copies=1, attack=4, vp=4,
    ),
    revelations.villain(
        "Dark Ms. Marvel (Moonstone)",
        LAST_STAND, fight(each_other_player(discard(exactly(2, card)), draw())),
        copies=1, attack=4, vp=4,
    ),
    revelations.villain(
        "Dark Spider-Man (Scorpion)",
        last_stand(2), fight(reveal(top(DECK, 2)), ko(a(THOSE.that(costing(most=2)))), put_back(THOSE.rest)),
        copies=1, attack=2, vp=2,
    ),
    revelations.villain(
        "Dark Wolverine (Daken)",
        LAST_STAND, ambush(DAKEN), escape(DAKEN, put_on_villain_deck(THIS), shuffle_villain_deck()),
        copies=1, attack=5, vp=5,
    ),
    revelations.villain(
        "Sentry",
        called_in("The Void", BANK, STREETS),
        stronger(5, stands_in(BANK, STREETS)),
        fight(if_(fought_in(BANK, STREETS), ko(up_to(2, card.at(IN_DISCARD_PILE))))),
        escape(each_player(gain_wounds())),
        copies=1, attack=7, vp=5,
    ),
    revelations.location(
        "Sentry's Watchtower", gives(villain_here, last_stand()), fight(gain(hero_beneath)), attack=8, vp=5
    ),
)  # fmt: skip

HAUNTED = let(EACH_PLAYER.that(there_is(card.at(IN_DISCARD_PILE))), gain_wounds())

revelations.villain_group(
    "Hood's Gang",
    revelations.villain("Cancer", DARK_MEMORIES, ambush(HAUNTED), escape(HAUNTED), copies=2, attack=3, vp=2),
    revelations.villain(
        "Chemistro",
        DARK_MEMORIES,
        fight(choose(a(played_card)), exchange(also_a(hero_in_hq.that(with_at_most(COST, IT))))),
        copies=2, attack=4, vp=3,
    ),
    revelations.villain(
        "Madam Masque",
        DARK_MEMORIES, ambush(guess_or(play_villain_cards())), fight(ko(a(hero))),
        copies=2, attack=5, vp=4,
    ),
    revelations.villain(
        "The Brothers Grimm",
        to_fight(
            discard(a(card.that(WITH_A_TWIN))), discard(also_a(card.that(TWIN_OF_IT))),
            given=there_is(card.that(WITH_A_TWIN)),
        ),
        fight(may(ko(a(card.at(IN_DISCARD_PILE))))),
        copies=1, attack=2, vp=2,
    ),
    revelations.location(
        "The Dark Dimension", gives(villain_here, dark_memories()), fight(another_turn()), attack=9, vp=5
    ),
)  # fmt: skip

revelations.villain_group(
    "Lethal Legion",
    revelations.location(
        "Carnival of Wonders",
        after_a_fight_here(each_other_player(captured_by_this(a(bystander)))),
        attack=5, vp=3,
    ),
    revelations.location(
        "Laser Maze", after_a_fight_here(each_other_player(reveal_or(your(RANGED), gain_wounds()))), attack=7, vp=5
    ),
    revelations.villain(
        "Living Laser",
        while_there_is(a_location_called("Maze"), attack=3), fight(DAZZLED), escape(DAZZLED),
        copies=1, attack=6, vp=5,
    ),
    revelations.villain(
        "M'Baku",
        while_there_is(a_location_called("Cult"), attack=3),
        fight(each_player(LOSE_TECH)),
        escape(each_player(LOSE_TECH)),
        copies=1, attack=5, vp=4,
    ),
    revelations.villain(
        "Power Man (Erik Josten)",
        while_there_is(a_location_called("Prison"), attack=3), escape(each_player(LOSE_A_VILLAIN)),
        copies=1, attack=5, vp=4,
    ),
    revelations.villain(
        "Swordsman",
        while_there_is(a_location_called("Carnival"), attack=3), ambush(captures(1), captures(1, each(location))),
        copies=1, attack=4, vp=3,
    ),
    revelations.location(
        '"The Raft" Prison', after_a_fight_here(each_other_player(LOSE_A_VILLAIN)), attack=6, vp=4
    ),
    revelations.location("White Gorilla Cult", after_a_fight_here(each_other_player(LOSE_TECH)), attack=6, vp=4),
)  # fmt: skip

revelations.henchmen("HYDRA Base", stronger_below(2), fight(ko(a(hero))), attack=2, kind=LOCATION)

revelations.different_henchmen(
    "Mandarin's Rings",
    revelations.henchman("Daimonic, The White Light", fight(draw())),
    revelations.henchman("Incandescence, The Flame Blast", fight(may(ko(a(card.at(IN_DISCARD_PILE)))))),
    revelations.henchman("Influence, The Impact Beam", fight(get(recruit=1))),
    revelations.henchman("Liar, The Mento-Intensifier", fight(choose_player(ANOTHER_PLAYER, take_or_give()))),
    revelations.henchman("Lightning, The Electro-Blast", fight(reveal(top(DECK)), may(ko(IT)))),
    revelations.henchman(
        "Nightbringer, The Black Light",
        fight(
            reveal(top(THE_VILLAIN_DECK, 3)),
            may(defeat(a(THOSE.that(A_VILLAIN, having(PRINTED_POINTS, most=2))))),
            put_back_on_top(THOSE.rest),
        ),
    ),
    revelations.henchman(
        "Remaker, The Matter Rearranger", fight(may(choose(a(loose_card))).then(let(RIGHT_OF_YOU, gain_into_hand(IT))))
    ),
    revelations.henchman("Spectral, The Disintegration Beam", fight(ko(a(hero)))),
    revelations.henchman(
        "Spin, The Vortex Beam",
        fight(reveal(top(DECK, 6)), discard(each(THOSE.that(costing(0, 0)))), put_back(THOSE.rest)),
    ),
    revelations.henchman("Zero, The Ice Blast", fight(keep(a(played_card.that(costing(0, 0)))))),
)
