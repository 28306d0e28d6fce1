"""The words that cards are made of: what a card file imports, all at once."""

from __future__ import annotations

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.adjectives import OTHER, Having, Is
from longbox.engine.effects.flow import ForEach, If, Repeat, choose_one, do
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
    BystandersHeld,
    ColoursYouHave,
    CostOf,
    DrawnThisTurn,
    HandOver,
    OccupiedSpaces,
    OtherOddPlayed,
    OtherPlayed,
    PerCard,
    PerTwo,
    Played,
    RecruitedThisTurn,
    RescuedThisTurn,
    TwistsBeside,
)
from longbox.games.legendary.vocabulary.cancelling import MayCancelFightEffects, instead_of_an_ambush
from longbox.games.legendary.vocabulary.conditions import (
    AnyOf,
    AtLeastEscaped,
    Discarded,
    FirstPlay,
    FoughtIn,
    HadIcon,
    HandIs,
    NoneOf,
    PlayedOtherOfCost,
    RecruitMade,
    RunsOut,
    StillHas,
    YouHave,
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
    MayFor,
    MayReveal,
    RevealOr,
    Twice,
    a_player,
    choose_for_others,
    each_other_player,
    each_player,
    everybody,
    everybody_else,
    may,
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
    AsManyAs,
    IfYouLike,
    The,
    another_hero,
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
    CARRIED_OFF,
    CITY,
    DISCARDS,
    ESCAPED_ONES,
    FROM_DISCARD_PILE,
    FROM_HAND,
    FROM_HAND_OR_DISCARD_PILE,
    FROM_VICTORY_PILE,
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
    "BESIDE_SCHEME", "BRIDGE", "BROTHERHOOD", "BYSTANDER", "CARRIED_OFF", "CHAMPIONS", "CITY", "CLASSES", "COST",
    "COVERT", "DISCARDED_THIS_TURN", "DISCARDS", "DRAW_A_CHEAP_TOP", "ESCAPED_ONES", "FANTASTIC_FOUR_TEAM",
    "FROM_DISCARD_PILE", "FROM_HAND", "FROM_HAND_OR_DISCARD_PILE", "FROM_VICTORY_PILE", "GUARDIANS_TEAM",
    "HELD_HERO", "HENCHMAN", "HERO", "HERO_DECK", "HOLDING_A_BYSTANDER", "HYDRA", "INSTINCT", "IN_CITY",
    "IN_ESCAPE_PILE", "IN_HAND", "IN_HQ", "IN_KO_PILE", "IN_VICTORY_PILE", "IT", "KO_PILE", "MASTERMIND",
    "OFFICERS", "OTHER", "OUTNUMBERED_BY_FALLEN_AGENTS", "OVER_CITY", "OVER_MASTERMIND", "PER_ARTIFACT", "RANGED",
    "RECRUIT_POINTS", "ROOFTOPS", "SCHEME", "SET", "SEWERS", "SHIELD", "SIDEKICKS", "SINISTER_SIX",
    "SPIDER_FRIENDS", "STREETS", "STRENGTH", "STRIKE", "TACTIC", "TECH", "THIS", "TWIST", "VICTORY", "VILLAIN",
    "VILLAIN_DECK", "WOUND", "WOUNDS", "X_FORCE", "X_MEN", "YOU_CONTROL", "YOU_HAVE", "YOU_OWN", "A", "All",
    "Ambush", "AnotherTurn", "AnyNumberOf", "AnyOf", "AsManyAs", "AtLeastEscaped", "BecomesTwist", "Bribe",
    "Burrow", "BystandersHeld", "Captures", "Cards", "CheeringCrowds", "Choose", "CitySpace", "ColoursYouHave",
    "Coordinate", "CopyArtifactAbility", "CopyTops", "CostOf", "CountAsVillains", "DefeatFree", "DestroyLastSpace",
    "Discard", "Discarded", "Dodge", "DoublePoints", "Draw", "DrawThese", "DrawTopIf", "DrawnThisTurn", "Each",
    "EnemyGainsShards", "EnemyStatic", "EnterCity", "Escape", "EvilWins", "ExtraCards", "Fight", "FightOnlyIf",
    "FirstPlay", "ForEach", "FoughtIn", "Gain", "GainOfficer", "GainShards", "GainSizeChanging", "GainWounds",
    "Get", "GiveHeroesFromHQ", "HadIcon", "HandIs", "HandOver", "Having", "Healing", "If", "IfYouLike", "InSpace",
    "Is", "IsSidekick", "JudgeTops", "Keep", "KnockOut", "LookAtTop", "MasterStrike", "MastermindWins",
    "MayCancelFightEffects", "MayFor", "MayKnockOut", "MayRecruitFree", "MayReveal", "MoreVictoryPoints",
    "MoveVillain", "MultiSuperpower", "NewHandOf", "NoneOf", "OccupiedSpaces", "OfGroup", "OfKind", "OnPlay",
    "OncePerTurn", "OtherOddPlayed", "OtherPlayed", "PassLeft", "PerCard", "PerTwo", "Phasing", "Pile",
    "PlayAsCopy", "PlayVillainCards", "Played", "PlayedOrUsed", "PlayedOtherOfCost", "PushOn", "PutBackInAnyOrder",
    "PutIntoHand", "PutOnDeck", "PutTwistBeside", "PutTwistOverCity", "PutTwistOverMastermind", "RecruitFights",
    "RecruitFree", "RecruitMade", "RecruitWillDo", "RecruitedThisTurn", "Repeat", "Rescue", "RescueHeld",
    "RescuedThisTurn", "ReturnToHand", "ReturnToSidekicks", "RevealOr", "RunsOut", "Static", "StillHas",
    "Superpower", "TakesHero", "Teleport", "TeleportCards", "That", "The", "TheTop", "ToFight", "ToPlay", "Twice",
    "TwistAbility", "TwistsBeside", "Versatile", "VersatileGivesBoth", "WallCrawl", "WithPoints", "XTremeAttack",
    "YouHave", "a_player", "another_hero", "anything", "artifact", "card", "card_in_discard", "card_in_hand",
    "cheap_hero_in_hq", "choose_for_others", "choose_one", "costs_more", "costs_two_or_less", "dearest_in_hq",
    "discarded_this_turn", "do", "each_other_player", "each_player", "enemy", "everybody", "everybody_else",
    "focus", "held_card", "hero", "hero_in_discard", "hero_in_hand", "hero_in_hq", "hero_of_one_size", "icon",
    "in_hq", "in_ko_pile", "in_space", "instead_of_a_wound", "instead_of_an_ambush", "laid_away", "lend_dodge",
    "loose", "loose_card", "loose_wound", "may", "microscopic", "microscopic_enemy", "next_mastermind_fight",
    "once_you_made_recruit", "other_card_in_hand", "other_won", "other_x_treme_villain", "owned", "patrol",
    "perhaps_a", "rightmost_in_hq", "size_changing", "size_changing_enemy", "slots", "the_mastermind", "this_turn",
    "two_for_a_coordinated_card", "versatile", "villain", "villain_in_city", "when_an_effect_discards_this",
    "whenever_you_defeat", "whenever_you_defeat_in", "whenever_you_put_on_top", "won", "won_bystander", "won_led",
    "won_villain", "x_treme_villain", "you_alone", "your", "your_artifact", "your_hero", "your_hero_with",
    "your_other",
]  # fmt: skip
