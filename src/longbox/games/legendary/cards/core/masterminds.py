"""The Masterminds of the core set and their Tactics."""

from longbox.games.legendary.vocabulary import *

from .box import core

ONE_OF_THEM = TheTop(anything, "one of them")
BEYOND_FOUR = all_but(4, card_in_hand)
ANOTHER = TheTop(anything, "another")

core.mastermind(
    "Dr. Doom",
    MasterStrike(
        let(
            EACH_PLAYER.that(there_are(6, held_card)),
            reveal_or(your(TECH), repeat(2, PutOnDeck(A(card_in_hand, verb="put on deck")))),
        ),
    ),
    attack=9,
    leads="Doombot Legion",
    tactics=(
        core.tactic("Dark Technology", Fight(MayRecruitFree(perhaps_a(in_hq(TECH, RANGED), "recruit")))),
        core.tactic(
            "Monarch's Decree",
            Fight(choose_one(each_other_player(Draw()), each_other_player(Discard(A(card_in_hand, verb="discard"))))),
        ),
        core.tactic("Secrets of Time Travel", Fight(AnotherTurn())),
        core.tactic("Treasures of Latveria", Fight(ExtraCards(3))),
    ),
)

core.mastermind(
    "Loki",
    MasterStrike(each_player(reveal_or(your(STRENGTH), GainWounds()))),
    attack=10,
    leads="Enemies of Asgard",
    tactics=(
        core.tactic("Cruel Ruler", Fight(DefeatFree(A(villain_in_city)))),
        core.tactic("Maniacal Tyrant", Fight(KnockOut(A(card_in_discard, least=0, most=4, verb="ko")))),
        core.tactic("Vanishing Illusions", Fight(each_other_player(KnockOut(A(won_villain, verb="ko"))))),
        core.tactic(
            "Whispers and Lies", Fight(each_other_player(KnockOut(A(won_bystander, least=2, most=2, verb="ko"))))
        ),
    ),
)

core.mastermind(
    "Magneto",
    MasterStrike(
        each_player(
            reveal_or(
                your(X_MEN),
                Discard(A(card_in_hand, BEYOND_FOUR, BEYOND_FOUR, verb="discard")),
            )
        )
    ),
    attack=8,
    leads="Brotherhood",
    tactics=(
        core.tactic("Bitter Captor", Fight(RecruitFree(A(in_hq(X_MEN), verb="recruit")))),
        core.tactic("Crushing Shockwave", Fight(each_other_player(reveal_or(your(X_MEN), GainWounds(2))))),
        core.tactic("Electromagnetic Bubble", Fight(Keep(A(your(X_MEN))))),
        core.tactic("Xavier's Nemesis", Fight(Rescue(per(your(X_MEN))))),
    ),
)

core.mastermind(
    "Red Skull",
    MasterStrike(each_player(KnockOut(A(hero_in_hand, verb="ko")))),
    attack=7,
    leads="HYDRA",
    tactics=(
        core.tactic("Endless Resources", Fight(Get(recruit=4))),
        core.tactic("HYDRA Conspiracy", Fight(do(Draw(2), Draw(per(won_led("HYDRA")))))),
        core.tactic("Negablast Grenades", Fight(Get(attack=3))),
        core.tactic(
            "Ruthless Dictator",
            Fight(
                do(
                    LookAtTop(3, openly=False),
                    KnockOut(A(ONE_OF_THEM, verb="ko")),
                    Discard(A(ANOTHER, verb="discard")),
                )
            ),
        ),
    ),
)
