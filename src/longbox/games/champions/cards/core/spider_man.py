"""Spider-Man's own cards, his obligation and his nemesis set."""

from longbox.games.champions.vocabulary import *

from . import box

spider_man = box.CORE.set("spider_man", hero="Spider-Man")

CARDS = [
    spider_man.identity(
        spider_man.alter_ego(
            "Peter Parker",
            resource(icons("M"), limit=ONCE_PER_ROUND),
            rec=3, health=10, hand=6, traits="Genius",
        ),
        spider_man.hero(
            "Spider-Man",
            triggered(VILLAIN_ATTACKS_YOU, draw(1)),
            thw=1, atk=2, def_=3, health=10, hand=5, traits="Avenger",
        ),
        code="01001a",
    ),
    spider_man.ally(
        "Black Cat",
        forced(YOU_PLAY_THIS, discard_from_deck(2), take(each(THOSE.that(showing(MENTAL))))),
        subtitle="Felicia Hardy", cost=2, code="01002", icons="E", thw=(1, 1), atk=(1, 0), health=2,
        traits="Hero for Hire",
    ),
    spider_man.event(
        "Backflip",
        triggered(ATTACK_DAMAGE_TO_YOU, prevent(ALL), label=DEFENSE),
        cost=0, code="01003", icons="P", traits="Defense, Skill", copies=2,
    ),
    spider_man.event(
        "Enhanced Spider-Sense",
        hero_triggered(TREACHERY_REVEALED, cancel_when_revealed()),
        cost=1, code="01004", icons="M", traits="Superpower", copies=2,
    ),
    spider_man.event(
        "Swinging Web Kick",
        hero_action(damage(8, A_TARGET), label=ATTACK),
        cost=3, code="01005", icons="M", traits="Aerial, Attack, Superpower", copies=3,
    ),
    spider_man.support(
        "Aunt May",
        alter_ego_action(heal(4, yourself_named("Peter Parker")), cost=exhaust(THIS)),
        cost=1, code="01006", icons="E", traits="Persona", unique=True,
    ),
    spider_man.upgrade(
        "Spider-Tracer",
        attach_to(minion),
        forced(HOST_DEFEATED, remove_threat(3, A_SCHEME)),
        cost=1, code="01007", icons="E", traits="Item, Tech", copies=2,
    ),
    spider_man.upgrade(
        "Web-Shooter",
        uses(3, WEB_COUNTER),
        resource(icons("W"), costs(exhaust(THIS), remove_counters(1, WEB_COUNTER, THIS)), form=HERO),
        cost=1, code="01008", icons="P", traits="Item, Tech", copies=2,
    ),
    spider_man.upgrade(
        "Webbed Up",
        play_only_in(HERO),
        attach_to(enemy, max_per_host=True),
        forced(HOST_WOULD_ATTACK, instead(discard(THIS)), give(STUNNED, BY.called("enemy"))),
        cost=4, code="01009", icons="P", traits="Condition", copies=2,
    ),
    spider_man.obligation(
        "Eviction Notice",
        when_revealed(obligation_choice(discard(at_random(card_in_hand)), gain_surge())),
        player="Peter Parker", code="01165",
    ),
]  # fmt: skip

nemesis = box.CORE.set("spider_man_nemesis")

CARDS += [
    nemesis.side_scheme(
        "Highway Robbery",
        when_revealed(each_player(tuck(at_random(card_in_hand)))),
        forced(THIS_DEFEATED, return_to_hand(each(card_under_this))),
        threat=3, per_player=True, acceleration=1, boost=3, code="01166",
    ),
    nemesis.minion(
        "Vulture", sch=1, atk=3, health=4, boost=2, traits="Criminal", quickstrike=True, unique=True, code="01167",
    ),
    nemesis.treachery(
        "Sweeping Swoop",
        when_revealed(give(STUNNED, YOUR_HERO), if_(in_play(named("Vulture")), gain_surge())),
        boost(this_activation(THIS_ACTIVATION_HURTS, give(STUNNED, WHOM))),
        copies=2, code="01168",
    ),
    nemesis.treachery("The Vulture's Plans", when_revealed(scheme_by_types()), boost=2, code="01169"),
]  # fmt: skip
