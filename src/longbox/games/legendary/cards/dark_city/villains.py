"""Dark City: so far the Villains and Henchmen that can be bribed."""

from __future__ import annotations

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import A
from longbox.games.legendary.cards.making import DARK_CITY, henchmen, villain, villain_group
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import Ambush, Escape, Fight
from longbox.games.legendary.table.kinds import STRENGTH
from longbox.games.legendary.table.nouns import card_in_hand
from longbox.games.legendary.vocabulary.flow import RevealOr, each_player
from longbox.games.legendary.vocabulary.keywords.bribe import Bribe
from longbox.games.legendary.vocabulary.nouns import your, your_hero, your_hero_with
from longbox.games.legendary.vocabulary.verbs import Draw, GainWounds

KO_A_RECRUITER = KnockOut(A(your_hero_with("recruit"), verb="ko"))
KO_A_FIGHTER = KnockOut(A(your_hero_with("attack"), verb="ko"))

villain_group(
    "Streets of New York",
    villain("Bullseye", Fight(do(KO_A_RECRUITER, KO_A_FIGHTER)), copies=2, attack=6, vp=4),
    villain("Hammerhead", Bribe(), Fight(KO_A_RECRUITER), copies=2, attack=5, vp=2),
    villain(
        "Jigsaw",
        Ambush(each_player(do(Discard(A(card_in_hand, least=3, most=3, verb="discard")), Draw(2)))),
        Bribe(),
        copies=2, attack=11, vp=5,
    ),
    villain(
        "Tombstone",
        Bribe(),
        Escape(each_player(RevealOr(your(STRENGTH), GainWounds()))),
        copies=2, attack=8, vp=4,
    ),
    set=DARK_CITY,
)  # fmt: skip

henchmen("Maggia Goons", Bribe(), Fight(KnockOut(A(your_hero, verb="ko"))), attack=4, set=DARK_CITY)
