"""Fear Itself: the Mighty. An Adversary is a Villain."""

from longbox.games.legendary.vocabulary import *

from .box import fear_itself

THREE = top(THE_VILLAIN_DECK, 3)

fear_itself.villain_group(
    "The Mighty",
    fear_itself.villain(
        "Black Widow",
        uru_enchanted(2),
        fight_or_fail(rescue_those(each(bystander_turned_up))),
        copies=1, attack=3, vp=4,
    ),
    fear_itself.villain(
        "Dr. Strange",
        uru_enchanted(),
        ambush(
            reveal(THREE),
            put_on_its_pile(a(highest(villain_shown, PRINTED_POINTS))),
            put_rest_under_at_random(),
        ),
        fight_or_fail(get(recruit=2)),
        copies=1, attack=5, vp=4,
    ),
    fear_itself.villain(
        "Hawkeye",
        uru_enchanted(),
        fight_or_fail(choose_one(each_other_player(draw()), each_other_player(discard(a(card))))),
        copies=1, attack=3, vp=2,
    ),
    fear_itself.villain(
        "Iron Fist",
        uru_enchanted(),
        fight_or_fail(if_(there_is(villain_turned_up), ko(a(hero)))),
        copies=1, attack=3, vp=2,
    ),
    fear_itself.villain(
        "Ms. Marvel",
        uru_enchanted(),
        fight_or_fail(play_them(each(turned_up.that(A_STRIKE_OR_TWIST)))),
        escape(each_player(reveal_or(your(RANGED), gain_bindings()))),
        copies=1, attack=4, vp=3,
    ),
    fear_itself.villain(
        "Red She-Hulk",
        uru_enchanted(),
        fight_or_fail(put_into_victory_pile(each(villain_turned_up))),
        copies=1, attack=4, vp=2,
    ),
    fear_itself.villain(
        "Spider-Man",
        uru_enchanted(2),
        fight_or_fail(play_them(each(turned_up.that(having(PRINTED_POINTS, most=2))))),
        escape(each_player(gain_bindings())),
        copies=1, attack=2, vp=3,
    ),
    fear_itself.villain(
        "Wolverine",
        uru_enchanted(2),
        fight_or_fail(draw(2)),
        escape(each_player(reveal_or(your(INSTINCT), gain_bindings())), put_on_villain_deck(THIS)),
        copies=1, attack=5, vp=6,
    ),
    id="the-mighty",
)  # fmt: skip
