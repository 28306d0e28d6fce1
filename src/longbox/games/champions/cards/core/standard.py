"""The standard set, which is part of every scenario, and the expert set, added in expert mode."""

from longbox.games.champions.vocabulary import *

from . import box, special_encounters

standard = box.CORE.set("standard")

CARDS = [
    standard.treachery("Advance", WhenRevealed(VillainSchemes()), copies=2, code="01186"),
    standard.treachery(
        "Assault",
        WhenRevealed(GainSurge(), form=ALTER_EGO),
        WhenRevealed(VillainAttacks(), form=HERO),
        copies=2, code="01187",
    ),
    standard.treachery(
        "Caught Off Guard",
        WhenRevealed(OrElse(there_is(upgrade_or_support), discard(a(upgrade_or_support)), GainSurge())),
        boost=1, code="01188",
    ),
    standard.treachery(
        "Gang-Up",
        WhenRevealed(GainSurge(), form=ALTER_EGO),
        WhenRevealed(do(VillainAttacks(), EachAttacks(each(your_minion))), form=HERO),
        boost=1, code="01189",
    ),
    standard.treachery("Shadow of the Past", WhenRevealed(special_encounters.BringNemesis()), boost=2, code="01190"),
]  # fmt: skip

expert = box.CORE.set("expert")

CARDS += [
    expert.treachery("Exhaustion", WhenRevealed(exhaust(YOUR_IDENTITY)), surge=True, boost=2, code="01191"),
    expert.treachery(
        "Masterplan",
        WhenRevealed(if_(there_is(side_scheme), place_threat(4, EACH_SIDE_SCHEME), DISCARD_UNTIL_SIDE_SCHEME)),
        boost=2, code="01192",
    ),
    expert.treachery("Under Fire", WhenRevealed(RevealTop()), surge=True, boost=3, code="01193"),
]  # fmt: skip
