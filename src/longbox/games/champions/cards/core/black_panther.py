"""Black Panther, his upgrades with their Special abilities, and Killmonger."""

from longbox.games.champions.vocabulary import *

from . import box

upgrade_in_deck = upgrade.at(YOUR_DECK).that(trait("Black Panther"))

any_upgrade_in_deck = upgrade.at(YOUR_DECK)

your_panther_upgrade = your_upgrade.that(trait("Black Panther"))

different_discards = one_of_each(card_in_hand.at(YOUR_DISCARD_PILE))

their_minion = your_minion.at(ENGAGED_WITH_YOU.of(THAT_PLAYER))

panther_upgrade = upgrade.that(trait("Black Panther"))

its_boost_and_1 = value(IT, BOOST_ICONS, more=1)

black_panther = box.CORE.set("black_panther", hero="Black Panther")

CARDS = [
    black_panther.identity(
        black_panther.alter_ego(
            "T'Challa",
            setup(search_your_deck(a(upgrade_in_deck))),
            rec=4, health=11, hand=6, traits="King, Wakanda",
        ),
        black_panther.hero(
            "Black Panther",
            thw=2, atk=2, def_=2, health=11, hand=5, traits="Avenger, Wakanda", retaliate=1,
        ),
        code="01040a",
    ),
    black_panther.ally(
        "Shuri",
        triggered(THIS_ENTERS, search_your_deck(a(any_upgrade_in_deck))),
        cost=2, code="01041", icons="P", thw=(1, 1), atk=(1, 1), health=3, traits="Genius, Wakanda",
    ),
    black_panther.event(
        "Ancestral Knowledge",
        alter_ego_action(shuffle_in(one_to(3, different_discards))),
        cost=1, code="01042", icons="M",
    ),
    black_panther.event(
        "Wakanda Forever!",
        hero_action(resolve_specials()),
        cost=1, code="01043a", icons="E", traits="Tactic", id="wakanda-forever-energy",
    ),
    black_panther.event(
        "Wakanda Forever!",
        hero_action(resolve_specials()),
        cost=1, code="01043b", icons="M", traits="Tactic", id="wakanda-forever-mental",
    ),
    black_panther.event(
        "Wakanda Forever!",
        hero_action(resolve_specials()),
        cost=1, code="01043c", icons="P", traits="Tactic", id="wakanda-forever-physical",
    ),
    black_panther.event(
        "Wakanda Forever!",
        hero_action(resolve_specials()),
        cost=1, code="01043d", icons="W", traits="Tactic", copies=2, id="wakanda-forever-wild",
    ),
    black_panther.resource("Vibranium", code="01044", icons="WW", copies=3),
    black_panther.support(
        "The Golden City",
        alter_ego_action(draw(2), cost=exhaust(THIS)),
        cost=2, code="01045", icons="E", traits="Location, Wakanda", unique=True,
    ),
    black_panther.upgrade(
        "Energy Daggers",
        special_ability(
            choose_that_player(
                A_PLAYER, damage(either_amount(1, 2, given=FINAL), both(THE_VILLAIN, each(their_minion))),
            )
        ),
        cost=2, code="01046", icons="M", traits="Black Panther, Weapon",
    ),
    black_panther.upgrade(
        "Panther Claws",
        special_ability(damage(either_amount(2, 4, given=FINAL), A_TARGET), label=ATTACK),
        cost=2, code="01047", icons="E", traits="Black Panther, Weapon",
    ),
    black_panther.upgrade(
        "Tactical Genius",
        special_ability(remove_threat(either_amount(1, 2, given=FINAL), A_SCHEME), label=THWART),
        cost=2, code="01048", icons="P", traits="Black Panther, Skill",
    ),
    black_panther.upgrade(
        "Vibranium Suit",
        special_ability(move_damage(either_amount(1, 2, given=FINAL), a(attack_target)), label=ATTACK),
        cost=2, code="01049", icons="M", traits="Armor, Black Panther",
    ),
    black_panther.obligation(
        "Affairs of State", when_revealed(obligation_choice(discard(a(your_panther_upgrade)))), player="T'Challa",
        code="01155",
    ),
]  # fmt: skip

nemesis = box.CORE.set("black_panther_nemesis")

CARDS += [
    nemesis.side_scheme("Usurp the Throne", threat=3, per_player=True, hazard=1, boost=3, code="01156"),
    nemesis.treachery(
        "Heart-Shaped Herb",
        when_revealed(give(TOUGH, both(THE_VILLAIN, each(your_minion)))),
        boost(give(TOUGH, THE_VILLAIN)),
        surge=True, code="01158",
    ),
    nemesis.treachery(
        "Ritual Combat",
        when_revealed(
            discard_encounter_card(top(ENCOUNTER_DECK)),
            choose_one(damage(its_boost_and_1, YOUR_HERO), place_threat(its_boost_and_1, MAIN_SCHEME)),
        ),
        boost=2, copies=2, code="01159",
    ),
    nemesis.minion(
        "Killmonger",
        can_not(THIS, TAKING_DAMAGE, panther_upgrade),
        sch=2, atk=2, health=5, boost=2, traits="Assassin, Elite, Mercenary", unique=True, code="01157",
    ),
]  # fmt: skip
