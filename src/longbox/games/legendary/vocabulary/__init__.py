"""The words that cards are made of: what a card file imports, all at once."""

from __future__ import annotations

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.adjectives import OTHER, Having, Is
from longbox.engine.effects.conditions import is_a, none, there_are, there_is
from longbox.engine.effects.counting import all_but, per, per_two, value
from longbox.engine.effects.flow import ForEach, choose_one, do, if_, let, repeat
from longbox.engine.effects.nouns import IT, THIS, A, Cards, Each, That, anything
from longbox.engine.modifiers import SET
from longbox.games.legendary.chapters.discarding import Discard
from longbox.games.legendary.chapters.knocking_out import KnockOut
from longbox.games.legendary.table import slots
from longbox.games.legendary.table.abilities import (
    Ambush,
    CountAsVillains,
    EnemyStatic,
    Escape,
    EvilWins,
    Fight,
    FightOnlyIf,
    Healing,
    MasterStrike,
    MoreVictoryPoints,
    MultiSuperpower,
    OncePerTurn,
    OnPlay,
    PlayedOrUsed,
    Superpower,
    ToFight,
    ToPlay,
    TwistAbility,
)
from longbox.games.legendary.table.kinds import (
    ATTACK_POINTS,
    AVENGERS,
    BANK,
    BRIDGE,
    BROTHERHOOD,
    BYSTANDER,
    CHAMPIONS,
    CLASSES,
    COVERT,
    FANTASTIC_FOUR_TEAM,
    GUARDIANS_TEAM,
    HENCHMAN,
    HERO,
    HYDRA,
    INSTINCT,
    MASTERMIND,
    RANGED,
    RECRUIT_POINTS,
    ROOFTOPS,
    SCHEME,
    SEWERS,
    SHIELD,
    SINISTER_SIX,
    SPIDER_FRIENDS,
    STREETS,
    STRENGTH,
    STRIKE,
    TACTIC,
    TECH,
    TWIST,
    VILLAIN,
    WOUND,
    X_FORCE,
    X_MEN,
)
from longbox.games.legendary.table.nouns import COST, card_in_hand, cheap_hero_in_hq, hero_in_hq, villain_in_city
from longbox.games.legendary.table.players import EACH_OTHER_PLAYER, EACH_PLAYER, everybody, everybody_else
from longbox.games.legendary.table.zones import (
    BESIDE_SCHEME,
    HERO_DECK,
    KO_PILE,
    OFFICERS,
    OVER_CITY,
    OVER_MASTERMIND,
    SIDEKICKS,
    VICTORY,
    VILLAIN_DECK,
    WOUNDS,
)
from longbox.games.legendary.vocabulary.adjectives import (
    A_BYSTANDER,
    A_HERO,
    A_VILLAIN,
    A_WOUND,
    ATTACK_NOW,
    DISCARDED_THIS_TURN,
    InSpace,
    OfGroup,
    OfKind,
    WithPoints,
    icon,
)
from longbox.games.legendary.vocabulary.amounts import (
    COLOUR,
    DRAWN,
    OCCUPIED_SPACE,
    ODD_PLAYED_BEFORE,
    RECRUITED,
    RESCUED,
    played,
    played_before,
)
from longbox.games.legendary.vocabulary.cancelling import MayCancelFightEffects, instead_of_an_ambush
from longbox.games.legendary.vocabulary.conditions import (
    DISCARDED,
    FIRST_PLAY,
    OFFICERS_LEFT,
    VILLAIN_CARDS_LEFT,
    WOUNDS_LEFT,
    AtLeastEscaped,
    RunsOut,
    fought_in,
    made_recruit,
    played_another_of_cost,
)
from longbox.games.legendary.vocabulary.copies import CopyTops, PlayAsCopy
from longbox.games.legendary.vocabulary.deck import (
    DRAW_A_CHEAP_TOP,
    DrawThese,
    DrawTopIf,
    JudgeTops,
    LookAtTop,
    PutBackInAnyOrder,
    PutIntoHand,
    TheTop,
    costs_more,
    costs_two_or_less,
)
from longbox.games.legendary.vocabulary.enemies import (
    HOLDING_A_BYSTANDER,
    OUTNUMBERED_BY_FALLEN_AGENTS,
    Captures,
    DefeatFree,
    EnterCity,
    GiveHeroesFromHQ,
    MoveVillain,
    PlayVillainCards,
    PushOn,
    RescueHeld,
    TakesHero,
)
from longbox.games.legendary.vocabulary.flow import (
    a_player,
    each_other_player,
    each_player,
    may,
    may_reveal,
    reveal_or,
    you_alone,
)
from longbox.games.legendary.vocabulary.keywords.artifact import (
    PER_ARTIFACT,
    CopyArtifactAbility,
    artifact,
    your_artifact,
)
from longbox.games.legendary.vocabulary.keywords.bribe import Bribe
from longbox.games.legendary.vocabulary.keywords.burrow import Burrow
from longbox.games.legendary.vocabulary.keywords.cheering_crowds import CheeringCrowds
from longbox.games.legendary.vocabulary.keywords.coordinate import Coordinate, two_for_a_coordinated_card
from longbox.games.legendary.vocabulary.keywords.dodge import Dodge, lend_dodge
from longbox.games.legendary.vocabulary.keywords.focus import focus
from longbox.games.legendary.vocabulary.keywords.microscopic_size_changing import microscopic, microscopic_enemy
from longbox.games.legendary.vocabulary.keywords.patrol import CitySpace, Pile, patrol
from longbox.games.legendary.vocabulary.keywords.phasing import Phasing
from longbox.games.legendary.vocabulary.keywords.size_changing import (
    GainSizeChanging,
    hero_of_one_size,
    size_changing,
    size_changing_enemy,
)
from longbox.games.legendary.vocabulary.keywords.teleport import Teleport, TeleportCards
from longbox.games.legendary.vocabulary.keywords.versatile import Versatile, VersatileGivesBoth, versatile
from longbox.games.legendary.vocabulary.keywords.wall_crawl import WallCrawl
from longbox.games.legendary.vocabulary.keywords.x_treme_attack import (
    XTremeAttack,
    other_x_treme_villain,
    x_treme_villain,
)
from longbox.games.legendary.vocabulary.lasting import (
    AnotherTurn,
    ExtraCards,
    Keep,
    NewHandOf,
    RecruitFights,
    ReturnToHand,
    instead_of_a_wound,
    once_you_made_recruit,
    this_turn,
    when_an_effect_discards_this,
    whenever_you_defeat,
    whenever_you_defeat_in,
    whenever_you_put_on_top,
)
from longbox.games.legendary.vocabulary.nouns import (
    HELD_HERO,
    All,
    AnyNumberOf,
    IfYouLike,
    The,
    another_hero,
    bystander,
    card,
    card_in_discard,
    dearest_in_hq,
    discarded_this_turn,
    enemy,
    held_card,
    hero,
    hero_in_discard,
    hero_in_hand,
    in_hq,
    in_ko_pile,
    in_space,
    laid_away,
    loose,
    loose_card,
    loose_wound,
    other_card_in_hand,
    other_won,
    owned,
    perhaps_a,
    rightmost_in_hq,
    the_mastermind,
    twist,
    villain,
    won,
    won_bystander,
    won_led,
    won_villain,
    your,
    your_hero,
    your_hero_with,
    your_other,
)
from longbox.games.legendary.vocabulary.passing import PassLeft
from longbox.games.legendary.vocabulary.places import (
    BESIDE_THE_SCHEME,
    CARRIED_OFF,
    CITY,
    DISCARDS,
    ESCAPED_ONES,
    FROM_DISCARD_PILE,
    FROM_HAND,
    FROM_HAND_OR_DISCARD_PILE,
    FROM_VICTORY_PILE,
    HELD_BY_IT,
    IN_CITY,
    IN_ESCAPE_PILE,
    IN_HAND,
    IN_HQ,
    IN_KO_PILE,
    IN_VICTORY_PILE,
    YOU_CONTROL,
    YOU_HAVE,
    YOU_OWN,
)
from longbox.games.legendary.vocabulary.prices import RecruitWillDo, next_mastermind_fight
from longbox.games.legendary.vocabulary.shards import EnemyGainsShards, GainShards
from longbox.games.legendary.vocabulary.sidekicks import IsSidekick, ReturnToSidekicks
from longbox.games.legendary.vocabulary.spaces import DestroyLastSpace
from longbox.games.legendary.vocabulary.twists import (
    BecomesTwist,
    MastermindWins,
    PutTwistBeside,
    PutTwistOverCity,
    PutTwistOverMastermind,
)
from longbox.games.legendary.vocabulary.verbs import (
    Choose,
    DoublePoints,
    Draw,
    Gain,
    GainOfficer,
    GainWounds,
    Get,
    MayKnockOut,
    MayRecruitFree,
    PutOnDeck,
    RecruitFree,
    Rescue,
)

__all__ = [
    "ATTACK_NOW", "ATTACK_POINTS", "AVENGERS", "A_BYSTANDER", "A_HERO", "A_VILLAIN", "A_WOUND", "BANK",
    "BESIDE_SCHEME", "BESIDE_THE_SCHEME", "BRIDGE", "BROTHERHOOD", "BYSTANDER", "CARRIED_OFF", "CHAMPIONS", "CITY",
    "CLASSES", "COLOUR", "COST", "COVERT", "DISCARDED", "DISCARDED_THIS_TURN", "DISCARDS", "DRAWN",
    "DRAW_A_CHEAP_TOP", "EACH_OTHER_PLAYER", "EACH_PLAYER", "ESCAPED_ONES", "FANTASTIC_FOUR_TEAM", "FIRST_PLAY",
    "FROM_DISCARD_PILE", "FROM_HAND", "FROM_HAND_OR_DISCARD_PILE", "FROM_VICTORY_PILE", "GUARDIANS_TEAM",
    "HELD_BY_IT", "HELD_HERO", "HENCHMAN", "HERO", "HERO_DECK", "HOLDING_A_BYSTANDER", "HYDRA", "INSTINCT",
    "IN_CITY", "IN_ESCAPE_PILE", "IN_HAND", "IN_HQ", "IN_KO_PILE", "IN_VICTORY_PILE", "IT", "KO_PILE",
    "MASTERMIND", "OCCUPIED_SPACE", "ODD_PLAYED_BEFORE", "OFFICERS", "OFFICERS_LEFT", "OTHER",
    "OUTNUMBERED_BY_FALLEN_AGENTS", "OVER_CITY", "OVER_MASTERMIND", "PER_ARTIFACT", "RANGED", "RECRUITED",
    "RECRUIT_POINTS", "RESCUED", "ROOFTOPS", "SCHEME", "SET", "SEWERS", "SHIELD", "SIDEKICKS", "SINISTER_SIX",
    "SPIDER_FRIENDS", "STREETS", "STRENGTH", "STRIKE", "TACTIC", "TECH", "THIS", "TWIST", "VICTORY", "VILLAIN",
    "VILLAIN_CARDS_LEFT", "VILLAIN_DECK", "WOUND", "WOUNDS", "WOUNDS_LEFT", "X_FORCE", "X_MEN", "YOU_CONTROL",
    "YOU_HAVE", "YOU_OWN", "A", "All", "Ambush", "AnotherTurn", "AnyNumberOf", "AtLeastEscaped", "BecomesTwist",
    "Bribe", "Burrow", "Captures", "Cards", "CheeringCrowds", "Choose", "CitySpace", "Coordinate",
    "CopyArtifactAbility", "CopyTops", "CountAsVillains", "DefeatFree", "DestroyLastSpace", "Discard", "Dodge",
    "DoublePoints", "Draw", "DrawThese", "DrawTopIf", "Each", "EnemyGainsShards", "EnemyStatic", "EnterCity",
    "Escape", "EvilWins", "ExtraCards", "Fight", "FightOnlyIf", "ForEach", "Gain", "GainOfficer", "GainShards",
    "GainSizeChanging", "GainWounds", "Get", "GiveHeroesFromHQ", "Having", "Healing", "IfYouLike", "InSpace", "Is",
    "IsSidekick", "JudgeTops", "Keep", "KnockOut", "LookAtTop", "MasterStrike", "MastermindWins",
    "MayCancelFightEffects", "MayKnockOut", "MayRecruitFree", "MoreVictoryPoints", "MoveVillain",
    "MultiSuperpower", "NewHandOf", "OfGroup", "OfKind", "OnPlay", "OncePerTurn", "PassLeft", "Phasing", "Pile",
    "PlayAsCopy", "PlayVillainCards", "PlayedOrUsed", "PushOn", "PutBackInAnyOrder", "PutIntoHand", "PutOnDeck",
    "PutTwistBeside", "PutTwistOverCity", "PutTwistOverMastermind", "RecruitFights", "RecruitFree",
    "RecruitWillDo", "Rescue", "RescueHeld", "ReturnToHand", "ReturnToSidekicks", "RunsOut", "Static",
    "Superpower", "TakesHero", "Teleport", "TeleportCards", "That", "The", "TheTop", "ToFight", "ToPlay",
    "TwistAbility", "Versatile", "VersatileGivesBoth", "WallCrawl", "WithPoints", "XTremeAttack", "a_player",
    "all_but", "another_hero", "anything", "artifact", "bystander", "card", "card_in_discard", "card_in_hand",
    "cheap_hero_in_hq", "choose_one", "costs_more", "costs_two_or_less", "dearest_in_hq", "discarded_this_turn",
    "do", "each_other_player", "each_player", "enemy", "everybody", "everybody_else", "focus", "fought_in",
    "held_card", "hero", "hero_in_discard", "hero_in_hand", "hero_in_hq", "hero_of_one_size", "icon", "if_",
    "in_hq", "in_ko_pile", "in_space", "instead_of_a_wound", "instead_of_an_ambush", "is_a", "laid_away",
    "lend_dodge", "let", "loose", "loose_card", "loose_wound", "made_recruit", "may", "may_reveal", "microscopic",
    "microscopic_enemy", "next_mastermind_fight", "none", "once_you_made_recruit", "other_card_in_hand",
    "other_won", "other_x_treme_villain", "owned", "patrol", "per", "per_two", "perhaps_a", "played",
    "played_another_of_cost", "played_before", "repeat", "reveal_or", "rightmost_in_hq", "size_changing",
    "size_changing_enemy", "slots", "the_mastermind", "there_are", "there_is", "this_turn", "twist",
    "two_for_a_coordinated_card", "value", "versatile", "villain", "villain_in_city",
    "when_an_effect_discards_this", "whenever_you_defeat", "whenever_you_defeat_in", "whenever_you_put_on_top",
    "won", "won_bystander", "won_led", "won_villain", "x_treme_villain", "you_alone", "your", "your_artifact",
    "your_hero", "your_hero_with", "your_other",
]  # fmt: skip
