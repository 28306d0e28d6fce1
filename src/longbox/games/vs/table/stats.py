"""ATK, DEF and keywords as they are now (rulebook: Calculating ATK/DEF, Timestamps, Keywords).

The engine adds up: base, counters, then changes in the order of their stamps. Here is what the game adds: ATK below
zero counts as zero, what a character strikes with, who has powers at all, and the changes that are no additions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine import modifiers
from longbox.engine.language import message
from longbox.engine.modifiers import Function
from longbox.games.vs.table.cards import face
from longbox.games.vs.table.characters import in_a_row, is_main
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.players import share_a_side
from longbox.games.vs.table.powers import Grants, Keyword, TeamUp
from longbox.games.vs.table.state import Vs

ATK: Final = "atk"
DEF: Final = "def"
HEALTH: Final = "health"
COST: Final = "cost"

FLIGHT: Final = "flight"
RANGED: Final = "ranged"
DODGE: Final = "dodge"
FEROCIOUS: Final = "ferocious"
FEARLESS: Final = "fearless"
GRAB: Final = "grab"
LEADER: Final = "leader"
LETHAL: Final = "lethal"
MERCENARY: Final = "mercenary"
MONSTROUS: Final = "monstrous"
MOBILE: Final = "mobile"
STEALTH: Final = "stealth"
SWARM: Final = "swarm"
UNIQUE: Final = "unique"
ANY_POWER_UP: Final = "any power-up"
POWERS_UP_ANYONE: Final = "powers up anyone"
COCOON: Final = "cocoon"
CREATURE: Final = "creature"
DURABLE: Final = "durable"
HALF_CELESTIAL: Final = "half celestial"
SYMBIOSIS: Final = "symbiosis"
WAKING_NIGHTMARE: Final = "waking nightmare"
ONE_OF_A_KIND: Final = "one of a kind"
LEGION: Final = "legion"
LEGION_OF_EIGHT: Final = "legion of eight"
KEYWORDS: Final = {
    FLIGHT: message("Flight"),
    RANGED: message("Ranged"),
    DODGE: message("Dodge"),
    FEROCIOUS: message("Ferocious"),
    FEARLESS: message("Fearless"),
    GRAB: message("Grab"),
    LEADER: message("Leader"),
    LETHAL: message("Lethal"),
    MERCENARY: message("Mercenary"),
    MONSTROUS: message("Monstrous"),
    MOBILE: message("Mobile"),
    STEALTH: message("Stealth"),
    SWARM: message("Swarm"),
    UNIQUE: message("Unique"),
    ANY_POWER_UP: message("Multiple Personalities"),
    POWERS_UP_ANYONE: message("Full of Surprises"),
    COCOON: message("Evolutionary Cocoon"),
    CREATURE: message("Creature"),
    DURABLE: message("Durable"),
    HALF_CELESTIAL: message("Half Celestial"),
    SYMBIOSIS: message("Symbiosis"),
    WAKING_NIGHTMARE: message("Waking Nightmare"),
    ONE_OF_A_KIND: message("One of a Kind"),
    LEGION: message("Legion"),
    LEGION_OF_EIGHT: message("Legion"),
}
"""What the keywords are called."""
NULLIFIED: Final = 0
POWERLESS: Final = 1
"""What is kept under "powers": lost to Nullify, or lost for a turn whatever becomes of who did it."""

UNWOUNDED: Final = "unwounded"
"""Not a keyword of a card: whoever has it is stunned without a wound."""

STRIKES_TWICE_AS_HARD: Final = "strikes twice as hard"
"""Not a keyword: whoever has it strikes with twice the ATK."""

STRIKES_THRICE_AS_HARD: Final = "strikes thrice as hard"
"""The same with three times the ATK."""

SNIPES: Final = "snipes"
"""Not a keyword: alone and from the back row, whoever has it may attack a protected character."""

ATTACKS_PLAYERS: Final = "attacks players"
"""Not a keyword either: whoever has it may attack enemy players, even after losing all powers."""


def atk(game: Vs, card: int) -> int:
    value = game.value(card, ATK) if game.may_change(ATK) else face(game, card).atk + game.state.counters[card]
    return max(0, value)


def defense(game: Vs, card: int) -> int:
    return game.value(card, DEF) if game.may_change(DEF) else face(game, card).defense + game.state.counters[card]


def health(game: Vs, card: int) -> int:
    return game.value(card, HEALTH) if game.may_change(HEALTH) else face(game, card).health


def cost_of(game: Vs, card: int) -> int:
    value = game.value(card, COST) if game.may_change(COST) else face(game, card).cost
    return max(0, value)


def base(game: Vs, card: int, stat: str) -> int:
    """A stat before counters and changes: printed, or what an effect made of it."""
    found = game.rules.printed(game, card, stat)
    for _, op, amount, _ in sorted(modifiers.changes_to(game, card, stat), key=lambda change: change[0]):
        if op == modifiers.SET:
            found = amount
    return found


def has(game: Vs, card: int, keyword: str) -> bool:
    """Whether a character has a keyword. A stunned one, or one whose powers are taken away, has none."""
    state = game.state
    if state.face_down[card]:
        return False
    if not game.may_change(keyword):
        printed = game.face(card).keywords
        return bool(printed) and keyword in printed
    return game.value(card, keyword) > 0 and (not loses_powers(game, card) or keeps_by_equipment(game, card, keyword))


def keeps_by_equipment(game: Vs, card: int, keyword: str) -> bool:
    """Whether a character that has lost its powers has a keyword all the same, by equipment whose powers stay."""
    return any(
        isinstance(power, Grants) and power.stays and isinstance(power.power, Keyword) and power.power.key == keyword
        for worn in game.on(card)
        for power in game.state.definition[worn].powers
    )


def those_with(game: Vs, cards: list[int], keyword: str) -> list[int]:
    """Those of some characters that have a keyword."""
    if game.may_change(keyword):
        return [card for card in cards if has(game, card, keyword)]
    down = game.state.face_down
    return [card for card in cards if not down[card] and keyword in game.face(card).keywords]


def absorbed_from(card: int) -> int:
    """How it is kept under "powers" that a character has those printed on a card, and the other way round."""
    return -1 - card


def loses_powers(game: Vs, card: int, asking: tuple[int, ...] = ()) -> bool:
    """Whether something has taken a character's keyword and super powers away for the time being.

    Nullify pauses while the character that it came from has itself lost its powers. `asking` are those whose powers are
    in question already, so that two can't ask about each other for ever.
    """
    for change in game.state.modifiers.get("powers", ()):
        if change.amount < NULLIFIED or not change.binds(game, card):
            continue
        source = change.source
        if change.amount != NULLIFIED or (source not in asking and not loses_powers(game, source, (*asking, card))):
            return True
    return False


def loses_level_up(game: Vs, card: int) -> bool:
    """Nullify leaves Level Up powers alone; who loses all powers for a turn loses them too."""
    changes = game.state.modifiers.get("powers", ())
    return any(change.amount == POWERLESS and change.binds(game, card) for change in changes)


def teams(game: Vs, card: int) -> frozenset[str]:
    """The teams that a character belongs to: those printed, and those that its side lets it join."""
    state = game.state
    printed = state.definition[card].traits
    if not state.statics or "teams" not in state.statics or not in_a_row(game, card) or is_main(game, card):
        return printed
    joined = {
        power.team
        for source in state.statics["teams"]
        if share_a_side(game, state.controller[source], state.controller[card]) and not loses_powers(game, source)
        for power in game.face(source).powers
        if isinstance(power, TeamUp)
    }
    return printed | joined


def is_good(game: Vs, card: int) -> bool:
    return not edition(game).good.isdisjoint(teams(game, card))


def is_evil(game: Vs, card: int) -> bool:
    """Whether a character is of an Evil team; one of two teams may be Good and Evil at once."""
    return not edition(game).evil.isdisjoint(teams(game, card))


def strike_value(game: Vs, card: int) -> int:
    """What a character in the combat strikes with."""
    state = game.state
    return attack_value(game, card, state.defender) if card in state.attackers else defense_value(game, card)


def attack_value(game: Vs, card: int, defender: int) -> int:
    """What an attacker strikes a defender with. Doubling the strike leaves the ATK as it is."""
    value = defense_value(game, card)
    return 2 * value if has(game, card, FEARLESS) and is_main(game, defender) else value


def defense_value(game: Vs, card: int) -> int:
    """What a defender strikes back with."""
    value = atk(game, card)
    if game.may_change(STRIKES_THRICE_AS_HARD) and game.value(card, STRIKES_THRICE_AS_HARD) > 0:
        return 3 * value
    return (
        2 * value if game.may_change(STRIKES_TWICE_AS_HARD) and game.value(card, STRIKES_TWICE_AS_HARD) > 0 else value
    )


@dataclass(frozen=True, eq=False)
class Switch(Function):
    """ATK and DEF change places: a stat is what the other one would be by older changes alone."""

    other: str

    def change(self, game: Vs, card: int, total: int, stamp: int) -> int:
        return modifiers.value_before(game, card, self.other, stamp)


ATK_FROM_DEF: Final = Switch("def")
DEF_FROM_ATK: Final = Switch("atk")


@dataclass(frozen=True, eq=False)
class BackToBase(Function):
    """A stat is the base again, with the counters; older changes are silent."""

    stat: str

    def change(self, game: Vs, card: int, total: int, stamp: int) -> int:
        return base(game, card, self.stat) + game.rules.counters(game, card, self.stat)


@dataclass(frozen=True, eq=False)
class Bound(Function):
    """A stat is never more, or never less, than the number printed."""

    stat: str
    above: bool
    last: bool = True

    def change(self, game: Vs, card: int, total: int, stamp: int) -> int:
        printed = game.rules.printed(game, card, self.stat)
        return min(total, printed) if self.above else max(total, printed)


ATK_TO_BASE: Final = BackToBase("atk")
DEF_TO_BASE: Final = BackToBase("def")
