"""Dimensions: Heroes with a Switcheroo, who Investigate, and a duck who only looks around."""

from longbox.games.legendary.vocabulary import *

from .box import dimensions

dimensions.hero(
    "Jessica Jones", MARVEL_KNIGHTS,
    dimensions.common("Alter Ego", STRENGTH, switcheroo(4), cost=3, attack=2),
    dimensions.common(
        "Alias Investigations", COVERT,
        switcheroo(5), on_play(investigate(any_card.that(with_points("attack")))),
        cost=4, attack=1,
    ),
    dimensions.uncommon(
        "Crack the Case", STRENGTH,
        switcheroo(6),
        on_play(investigate(any_card.that(with_points("recruit")), may(choose_one(draw_found(), ko(IT))))),
        cost=5, recruit=3,
    ),
    dimensions.rare(
        "Uncover Hidden Evil", COVERT,
        superpower(COVERT, investigate(a_villain_anywhere, may(win(IT)), pile=THE_VILLAIN_DECK)),
        cost=7, attack=4,
    ),
)  # fmt: skip

dimensions.hero(
    "Howard the Duck", "",
    dimensions.common(
        "Traveling Companion", INSTINCT,
        on_play(
            reveal(top(THE_BYSTANDERS)),
            if_(is_a(IT, any_bystander.that(SPECIAL)), rescue_those(IT), put_under_its_pile(IT)),
        ),
        cost=3, recruit=2,
    ),
    dimensions.common(
        "Rebel Without a Cause", COVERT,
        on_play(reveal(top(DECK)), if_(any_of(is_a(IT, costing(0, 0)), is_a(IT, NO_TEAM)), draw(IT))),
        cost=4, attack=2,
    ),
    dimensions.uncommon(
        "Right Place, Wrong Time", INSTINCT, on_play(get(attack=per(OTHERS_WITHOUT_TEAM))), cost=5, attack=3
    ),
    dimensions.rare(
        "Interplanetary Visitor", TECH,
        on_play(reveal(top(DECK, 3)), draw(a(THOSE)), discard(a(THOSE)), ko(a(THOSE))),
        cost=7, attack=4,
    ),
)  # fmt: skip

dimensions.hero(
    "Squirrel Girl", AVENGERS,
    dimensions.common(
        "Find Tiny Friends", INSTINCT,
        switcheroo(3), on_play(investigate(any_card.that(costing(most=3)))),
        cost=2,
    ),
    dimensions.common("Nut Punch", INSTINCT, switcheroo(4), superpower(INSTINCT, get(attack=2)), cost=3, attack=1),
    dimensions.uncommon(
        "Squirrelgility", COVERT,
        switcheroo(5), on_play(if_(came_into_hq(2), get(attack=2))),
        cost=4, attack=2,
    ),
    dimensions.rare(
        "Unbeatable Squirrel Girl", INSTINCT,
        on_play(give_switcheroo(either_amount(5, 8, given=with_superpower(INSTINCT, INSTINCT)))),
        cost=8, attack=5,
    ),
)  # fmt: skip
