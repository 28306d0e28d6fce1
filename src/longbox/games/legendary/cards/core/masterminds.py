"""The Masterminds of the core set and their Tactics."""

from __future__ import annotations

from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import A, anything
from longbox.games.legendary.cards.making import mastermind, tactic
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table.abilities import Fight, MasterStrike
from longbox.games.legendary.table.kinds import RANGED, STRENGTH, TECH, X_MEN
from longbox.games.legendary.table.nouns import card_in_hand, villain_in_city
from longbox.games.legendary.vocabulary.amounts import HandOver, PerCard
from longbox.games.legendary.vocabulary.conditions import HandIs
from longbox.games.legendary.vocabulary.deck import LookAtTop, TheTop
from longbox.games.legendary.vocabulary.enemies import DefeatFree
from longbox.games.legendary.vocabulary.flow import RevealOr, Twice, choose_for_others, each_other_player, each_player
from longbox.games.legendary.vocabulary.lasting import AnotherTurn, ExtraCards, Keep
from longbox.games.legendary.vocabulary.nouns import (
    AsManyAs,
    card_in_discard,
    hero_in_hand,
    in_hq,
    perhaps_a,
    won_bystander,
    won_led,
    won_villain,
    your,
)
from longbox.games.legendary.vocabulary.verbs import (
    Draw,
    GainWounds,
    Get,
    MayRecruitFree,
    PutOnDeck,
    RecruitFree,
    Rescue,
)

ONE_OF_THEM = TheTop(anything, "one of them")
ANOTHER = TheTop(anything, "another")

mastermind(
    "Dr. Doom",
    MasterStrike(
        each_player(RevealOr(your(TECH), Twice(PutOnDeck(A(card_in_hand, verb="put on deck")))), only=HandIs(6)),
    ),
    attack=9,
    leads="Doombot Legion",
    tactics=(
        tactic("Dark Technology", Fight(MayRecruitFree(perhaps_a(in_hq(TECH, RANGED), "recruit")))),
        tactic(
            "Monarch's Decree",
            Fight(choose_for_others(Draw(), Discard(A(card_in_hand, verb="discard")))),
        ),
        tactic("Secrets of Time Travel", Fight(AnotherTurn())),
        tactic("Treasures of Latveria", Fight(ExtraCards(3))),
    ),
)

mastermind(
    "Loki",
    MasterStrike(each_player(RevealOr(your(STRENGTH), GainWounds()))),
    attack=10,
    leads="Enemies of Asgard",
    tactics=(
        tactic("Cruel Ruler", Fight(DefeatFree(A(villain_in_city)))),
        tactic("Maniacal Tyrant", Fight(KnockOut(A(card_in_discard, least=0, most=4, verb="ko")))),
        tactic("Vanishing Illusions", Fight(each_other_player(KnockOut(A(won_villain, verb="ko"))))),
        tactic("Whispers and Lies", Fight(each_other_player(KnockOut(A(won_bystander, least=2, most=2, verb="ko"))))),
    ),
)

mastermind(
    "Magneto",
    MasterStrike(
        each_player(
            RevealOr(
                your(X_MEN),
                Discard(
                    AsManyAs(
                        card_in_hand,
                        least=HandOver(4),
                        most=HandOver(4),
                        verb="discard",
                        say_as="cards from {your} hand until 4 are left",
                    )
                ),
            )
        )
    ),
    attack=8,
    leads="Brotherhood",
    tactics=(
        tactic("Bitter Captor", Fight(RecruitFree(A(in_hq(X_MEN), verb="recruit")))),
        tactic("Crushing Shockwave", Fight(each_other_player(RevealOr(your(X_MEN), GainWounds(2))))),
        tactic("Electromagnetic Bubble", Fight(Keep(A(your(X_MEN))))),
        tactic("Xavier's Nemesis", Fight(Rescue(PerCard(your(X_MEN))))),
    ),
)

mastermind(
    "Red Skull",
    MasterStrike(each_player(KnockOut(A(hero_in_hand, verb="ko")))),
    attack=7,
    leads="HYDRA",
    tactics=(
        tactic("Endless Resources", Fight(Get(recruit=4))),
        tactic("HYDRA Conspiracy", Fight(do(Draw(2), Draw(PerCard(won_led("HYDRA")))))),
        tactic("Negablast Grenades", Fight(Get(attack=3))),
        tactic(
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
