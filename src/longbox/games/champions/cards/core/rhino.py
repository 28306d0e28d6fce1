"""Rhino and his scheme."""

from longbox.games.champions.vocabulary import *

from . import box

rhino = box.CORE.set("rhino")

CARDS = [
    rhino.villain(
        "Rhino",
        rhino.stage("Rhino", "I", sch=1, atk=2, health=14, traits="Brute, Criminal", code="01094"),
        rhino.stage(
            "Rhino", "II", when_revealed(fetch("Breakin' & Takin'")), sch=1, atk=3, health=15, traits="Brute, Criminal",
            code="01095",
        ),
        rhino.stage(
            "Rhino", "III", when_revealed(give(STUNNED, EACH_HERO)),
            sch=1, atk=4, health=16, traits="Brute, Criminal", toughness=True, code="01096",
        ),
    ),
    rhino.main_scheme(
        rhino.scheme_side("The Break-In!", "1A", advancing(), code="01097a"),
        rhino.scheme_side("The Break-In!", "1B", losing(), target=7, acceleration=1, code="01097b"),
    ),
    rhino.attachment(
        "Armored Rhino Suit",
        attach_to(THE_VILLAIN),
        forced(DAMAGE_TO_HOST, instead(put_it_on(THIS)), if_(is_a(THIS, having(DAMAGE, least=5)), discard(THIS))),
        traits="Armor", code="01098",
    ),
    rhino.attachment(
        "Charge",
        attach_to(THE_VILLAIN),
        gets(3, "atk", THE_VILLAIN),
        forced(HOST_ATTACKS, attack_gains(OVERKILL), later(ACTIVATION_ENDS, discard(THIS))),
        boost=2, copies=2, code="01099",
    ),
    rhino.attachment(
        "Enhanced Ivory Horn",
        attach_to(THE_VILLAIN),
        gets(1, "atk", THE_VILLAIN),
        hero_action(discard(THIS), cost=spend(physical=3)),
        boost=2, traits="Weapon", code="01100",
    ),
    rhino.minion(
        "Hydra Mercenary", sch=0, atk=1, health=3, boost=1, traits="Hydra", guard=True, copies=2, code="01101",
    ),
    rhino.minion(
        "Sandman", sch=2, atk=3, health=4, boost=2, traits="Criminal, Elite", toughness=True, unique=True, code="01102"
    ),
    rhino.minion(
        "Shocker",
        when_revealed(damage(1, EACH_HERO)),
        sch=1, atk=2, health=3, boost=2, traits="Criminal", unique=True, code="01103",
    ),
    rhino.treachery(
        "Hard to Keep Down",
        when_revealed(if_(is_a(THE_VILLAIN, DAMAGED), heal(4, THE_VILLAIN), gain_surge())),
        copies=2, code="01104",
    ),
    rhino.treachery(
        '"I\'m Tough!"',
        when_revealed(if_(is_a(THE_VILLAIN, TOUGH), gain_surge(), give(TOUGH, THE_VILLAIN))),
        copies=2, code="01105",
    ),
    rhino.treachery(
        "Stampede",
        when_revealed(gain_surge(), form=ALTER_EGO),
        when_revealed(attacks(THE_VILLAIN), give(STUNNED, each(character_it_damaged.that(PRESENT))), form=HERO),
        boost=1, copies=3, code="01106",
    ),
    rhino.side_scheme(
        "Breakin' & Takin'", when_revealed(place_threat(per_player(1), THIS)), threat=2, hazard=1, boost=2, code="01107"
    ),
    rhino.side_scheme("Crowd Control", threat=2, per_player=True, crisis=1, boost=2, code="01108"),
]  # fmt: skip
