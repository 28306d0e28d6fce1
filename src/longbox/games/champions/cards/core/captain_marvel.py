"""Captain Marvel's own cards, her obligation and her nemesis set."""

from longbox.games.champions.vocabulary import *

from . import box

CAPTAIN_MARVEL = your_hero_named("Captain Marvel")

energy_in_hand = card_in_hand.that(showing(ENERGY))

captain_marvel = box.CORE.set("captain_marvel", hero="Captain Marvel")

CARDS = [
    captain_marvel.identity(
        captain_marvel.alter_ego(
            "Carol Danvers",
            action(a_player(draw(1)), limit=ONCE_PER_ROUND),
            rec=4, health=12, hand=6, traits="S.H.I.E.L.D., Soldier",
        ),
        captain_marvel.hero(
            "Captain Marvel",
            action(draw(1), cost=costs(spend(energy=1), heal(1, YOURSELF)), limit=ONCE_PER_ROUND),
            thw=2, atk=2, def_=1, health=12, hand=5, traits="Avenger, Soldier",
        ),
        code="01010a",
    ),
    captain_marvel.ally(
        "Spider-Woman",
        triggered(THIS_ENTERS, give(CONFUSED, THE_VILLAIN)),
        subtitle="Jessica Drew", cost=3, code="01011", icons="W", thw=(2, 1), atk=(2, 1), health=2,
        traits="Avenger, Spy",
    ),
    captain_marvel.event(
        "Crisis Interdiction",
        hero_action(
            remove_threat(2, A_SCHEME),
            if_(all_of(ALL_WAS_REMOVED, AERIAL), remove_threat(2, another(scheme_with_threat))),
            label=THWART,
        ),
        cost=2, code="01012", icons="E", traits="Thwart", copies=3,
    ),
    captain_marvel.event(
        "Photonic Blast",
        hero_action(damage(5, A_TARGET), if_(paid_with(ENERGY), draw(1)), label=ATTACK),
        cost=3, code="01013", icons="P", traits="Attack, Superpower", copies=3,
    ),
    captain_marvel.resource("Energy Absorption", code="01014", icons="EEE", copies=2),
    captain_marvel.support(
        "Alpha Flight Station",
        action(
            draw(either_amount(1, 2, given=is_a(YOU, titled("Carol Danvers")))),
            cost=costs(discard_from_hand(a(card_in_hand)), exhaust(THIS)),
        ),
        cost=1, code="01015", icons="M", traits="Location, S.H.I.E.L.D.", unique=True,
    ),
    captain_marvel.upgrade(
        "Captain Marvel's Helmet",
        gets(either_amount(1, 2, given=AERIAL), "def", CAPTAIN_MARVEL),
        cost=2, code="01016", icons="P", traits="Armor, Tech", unique=True,
    ),
    captain_marvel.upgrade(
        "Cosmic Flight",
        gains_trait("Aerial", CAPTAIN_MARVEL),
        hero_triggered(DAMAGE_TO_YOU, prevent(3), cost=discard(THIS), label=DEFENSE),
        cost=2, code="01017", icons="E", traits="Superpower", copies=2,
    ),
    captain_marvel.upgrade(
        "Energy Channel",
        one_per_player(),
        action(put_counters(X, ENERGY_COUNTER, THIS), cost=spend_x(ENERGY)),
        hero_action(
            damage(per(counters_it_had(ENERGY_COUNTER), 2, most=10), A_TARGET), cost=discard(THIS), label=ATTACK
        ),
        cost=0, code="01018", icons="M", traits="Superpower", copies=2,
    ),
    captain_marvel.obligation(
        "Family Emergency",
        when_revealed(obligation_choice(give(STUNNED, YOURSELF), gain_surge())),
        player="Carol Danvers", code="01175",
    ),
]  # fmt: skip

nemesis = box.CORE.set("captain_marvel_nemesis")

CARDS += [
    nemesis.side_scheme(
        "The Psyche-Magnitron", when_revealed(place_threat(per_player(1), THIS)), threat=3, hazard=1, boost=3,
        code="01176",
    ),
    nemesis.minion(
        "Yon-Rogg",
        forced(THIS_ENEMY_ATTACKS, place_threat(1, named("The Psyche-Magnitron"))),
        sch=2, atk=3, health=5, boost=2, traits="Elite, Kree", unique=True, code="01177",
    ),
    nemesis.treachery(
        "Kree Manipulator",
        when_revealed(place_threat(1, MAIN_SCHEME)),
        boost(if_(UNDEFENDED, place_threat(1, MAIN_SCHEME))),
        surge=True, copies=2, code="01178",
    ),
    nemesis.treachery(
        "Yon-Rogg's Treason",
        when_revealed(or_else(discard(each(energy_in_hand)), gain_surge())),
        boost=1, code="01179",
    ),
]  # fmt: skip
