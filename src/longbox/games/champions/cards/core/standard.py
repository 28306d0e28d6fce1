"""The standard set, which is part of every scenario, and the expert set, added in expert mode."""

from longbox.games.champions.vocabulary import *

from . import box

standard = box.CORE.set("standard")

CARDS = [
    standard.treachery("Advance", when_revealed(schemes(THE_VILLAIN)), copies=2, code="01186"),
    standard.treachery(
        "Assault",
        when_revealed(gain_surge(), form=ALTER_EGO),
        when_revealed(attacks(THE_VILLAIN), form=HERO),
        copies=2, code="01187",
    ),
    standard.treachery(
        "Caught Off Guard",
        when_revealed(or_else(discard(a(upgrade_or_support)), gain_surge())),
        boost=1, code="01188",
    ),
    standard.treachery(
        "Gang-Up",
        when_revealed(gain_surge(), form=ALTER_EGO),
        when_revealed(attacks(THE_VILLAIN), attacks(each(your_minion)), form=HERO),
        boost=1, code="01189",
    ),
    standard.treachery("Shadow of the Past", when_revealed(bring_nemesis()), boost=2, code="01190"),
]  # fmt: skip

expert = box.CORE.set("expert")

CARDS += [
    expert.treachery("Exhaustion", when_revealed(exhaust(YOUR_IDENTITY)), surge=True, boost=2, code="01191"),
    expert.treachery(
        "Masterplan",
        when_revealed(
            if_(
                there_is(side_scheme),
                place_threat(4, EACH_SIDE_SCHEME),
                do(discard_until(discarded_side_scheme), reveal_card(IT)),
            ),
        ),
        boost=2, code="01192",
    ),
    expert.treachery("Under Fire", when_revealed(reveal_card(top(ENCOUNTER_DECK))), surge=True, boost=3, code="01193"),
]  # fmt: skip
