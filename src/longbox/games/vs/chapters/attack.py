"""Declaring an attack (rulebook: Declare a Combat)."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.player_deeds import Bar, PlayerDeed, the_target
from longbox.engine.relations import forbidden
from longbox.games.vs.chapters.combat import ATTACK, FIGHT
from longbox.games.vs.chapters.must_attack import can_do_duty, duties, targets
from longbox.games.vs.chapters.reach import Side, attackers, can_attack, can_be_attacked, stands_behind, stops_flight
from longbox.games.vs.table.characters import characters, face_up, in_a_row, in_front, is_player, stunned
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.names import name, named, whose
from longbox.games.vs.table.players import controls, enemy_sides, is_enemy, is_not_yours
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import ATTACKS_PLAYERS, DODGE, FLIGHT, has
from longbox.games.vs.table.timing import NOT_YOUR_TURN, Outside


def attacks(game: Vs, seat: int) -> list[Option]:
    """Every attack by one character that a player can declare: who on whom."""
    able = attackers(game, seat)
    if not able:
        return []
    sides = [Side(game, enemy) for enemy in enemy_sides(game, seat)]
    asked = duties(game, seat)
    return [
        Option("attack", (card,), to=other)
        for card in able
        for side in sides
        for other in side.targets(game, card)
        if not asked or can_do_duty(game, seat, asked, (card,), other)
    ]


def not_yours_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no character on your side", card=name(game, card))


def is_stunned(game: Vs, seat: int, card: int, target: int) -> bool:
    return stunned(game, card)


def stunned_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is stunned", card=name(game, card))


def is_hidden(game: Vs, seat: int, card: int, target: int) -> bool:
    return bool(game.state.hidden[card])


def hidden_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is hidden", card=name(game, card))


def is_exhausted(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whoever lies face down is exhausted, too: that it lies face down says enough."""
    return bool(game.state.exhausted[card]) and face_up(game, card)


def exhausted_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is exhausted; only ready characters attack", card=name(game, card))


def cannot_attack_from_behind(game: Vs, seat: int, card: int, target: int) -> bool:
    return stands_behind(game, card)


def behind_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} stands in the back row and has no Ranged", card=name(game, card))


OF_ATTACKERS: Final = (
    Bar("VS-ATTACK-12", is_not_yours, not_yours_words, last=True),
    Bar("VS-STUN-04", is_stunned, stunned_words),
    Bar("VS-TERM-19", is_hidden, hidden_words),
    Bar("VS-ZONES-15", is_exhausted, exhausted_words),
    Bar("VS-RANGED-01", cannot_attack_from_behind, behind_words),
)
"""Together they are what `can_attack` asks of a character on its player's side."""


def reaches_nobody(game: Vs, seat: int, card: int, target: int) -> bool:
    return can_attack(game, card) and not targets(game, seat, card)


def nobody_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("there is nobody whom {card} could attack", card=name(game, card))


def is_a_friend(game: Vs, seat: int, card: int, target: int) -> bool:
    return is_player(game, target) and not is_enemy(game, seat, target)


def may_not_attack_players(game: Vs, seat: int, card: int, target: int) -> bool:
    return is_player(game, target) and game.value(card, ATTACKS_PLAYERS) <= 0


def has_others_to_attack(game: Vs, seat: int, card: int, target: int) -> bool:
    """A player is attacked only while all their characters lie face down."""
    return is_player(game, target) and bool(those_before(game, seat, card, target))


def those_before(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    return tuple(one for one in characters(game, game.state.owner[target]) if face_up(game, one))


def is_a_teammates(game: Vs, seat: int, card: int, target: int) -> bool:
    return in_a_row(game, target) and not controls(game, seat, target) and not is_enemy(game, seat, target)


def is_no_enemy(game: Vs, seat: int, card: int, target: int) -> bool:
    return not is_player(game, target) and not (in_a_row(game, target) and is_enemy(game, seat, target))


def is_out_of_sight(game: Vs, seat: int, card: int, target: int) -> bool:
    return bool(game.state.hidden[target])


def is_down(game: Vs, seat: int, card: int, target: int) -> bool:
    return stunned(game, target)


def dodges(game: Vs, seat: int, card: int, target: int) -> bool:
    return not in_front(game, card) and has(game, target, DODGE)


def is_forbidden(game: Vs, seat: int, card: int, target: int) -> bool:
    return forbidden(game, "attack", card, target) is not None


def is_protected(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whether the front row is in the way, and nothing else."""
    if is_player(game, target) or not can_be_attacked(game, card, target):
        return False
    return target not in Side(game, game.state.controller[target]).targets(game, card)


def flight_is_stopped(game: Vs, seat: int, card: int, target: int) -> bool:
    return has(game, card, FLIGHT) and is_protected(game, seat, card, target)


def is_behind_others(game: Vs, seat: int, card: int, target: int) -> bool:
    return not has(game, card, FLIGHT) and is_protected(game, seat, card, target)


def friend_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no enemy", card=name(game, target))


def no_permission_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("nothing lets {card} attack players", card=name(game, card))


def others_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} has a character that is not stunned", card=name(game, target))


def teammates_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is your teammate's", card=name(game, target))


def no_enemy_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no enemy character", card=name(game, target))


def out_of_sight_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is hidden and can't be attacked", card=name(game, target))


def down_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is stunned and can't be attacked", card=name(game, target))


def dodge_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} has Dodge against ranged attacks", card=name(game, target))


def forbidden_words(game: Vs, seat: int, card: int, target: int) -> str:
    ban = forbidden(game, "attack", card, target)
    return ban.rule.clause(speech(game, name(game, ban.source))) if ban is not None else ""


def who_forbids(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    ban = forbidden(game, "attack", card, target)
    return (ban.source,) if ban is not None else ()


def stopped_words(game: Vs, seat: int, card: int, target: int) -> str:
    keeper = name(game, keepers(game, seat, card, target)[0])
    return said("{keeper} in front keeps {card} from flying over", keeper=keeper, card=name(game, card))


def keepers(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    return tuple(one for one in protectors(game, seat, card, target) if stops_flight(game, one))


def protected_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is protected by the front row", card=name(game, target))


def protectors(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    return tuple(Side(game, game.state.controller[target]).front)


OF_TARGETS: Final = (
    Bar("VS-CARD-49", is_a_friend, friend_words, cards=the_target),
    Bar("VS-CARD-49", may_not_attack_players, no_permission_words),
    Bar("VS-CARD-49", has_others_to_attack, others_words, cards=those_before),
    Bar("VS-TEAM2V2-04", is_a_teammates, teammates_words, cards=the_target, last=True),
    Bar("VS-ATTACK-12", is_no_enemy, no_enemy_words, cards=the_target, last=True),
    Bar("VS-TERM-19", is_out_of_sight, out_of_sight_words, cards=the_target, last=True),
    Bar("VS-ATTACK-06", is_down, down_words, cards=the_target, last=True),
    Bar("VS-KEYWORD-04", dodges, dodge_words, cards=the_target),
    Bar("", is_forbidden, forbidden_words, cards=who_forbids),
    Bar("VS-FLIGHT-02", flight_is_stopped, stopped_words, cards=keepers),
    Bar("VS-ATTACK-03", is_behind_others, protected_words, cards=protectors),
)
"""Together they are what `Side.targets` asks of a defender."""


def leaves_a_duty(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whether somebody must be in the first attack of the turn, or must be attacked, and would not be."""
    asked = duties(game, seat)
    if not asked or not can_attack(game, card):
        return False
    able = targets(game, seat, card)
    wanted = able if target < 0 else [one for one in able if one == target]
    return bool(wanted) and not any(can_do_duty(game, seat, asked, (card,), one) for one in wanted)


def leaves_an_attacker_out(game: Vs, seat: int, card: int, target: int) -> bool:
    return leaves_a_duty(game, seat, card, target) and duties(game, seat)[0].defender < 0


def leaves_a_defender_out(game: Vs, seat: int, card: int, target: int) -> bool:
    return leaves_a_duty(game, seat, card, target) and duties(game, seat)[0].defender >= 0


def duty_words(game: Vs, seat: int, card: int, target: int) -> str:
    first = duties(game, seat)[0]
    attacker = name(game, first.attacker)
    if first.defender < 0:
        return said("{attacker} must be in your first attack this turn", attacker=attacker)
    return said(
        "{attacker} must be in your first attack this turn, which must be on {defender}",
        attacker=attacker,
        defender=name(game, first.defender),
    )


def those_with_a_duty(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    first = duties(game, seat)[0]
    return (first.attacker,) if first.defender < 0 else (first.attacker, first.defender)


OF_DUTY: Final = (
    Bar("VS-CARD-52", leaves_an_attacker_out, duty_words, cards=those_with_a_duty),
    Bar("VS-CARD-36", leaves_a_defender_out, duty_words, cards=those_with_a_duty),
)
"""Of an attack on somebody or, where nobody is named, on anybody."""


def attack_label(game: Vs, option: Option) -> str:
    return said("{card} attacks {target}", card=named(game, option.card), target=whose(game, option.to))


ATTACKING: Final = PlayerDeed(
    "attack",
    when=(Outside("VS-MAIN-02", MAIN), NOT_YOUR_TURN),
    what=(*OF_ATTACKERS, Bar("VS-MAIN-08", reaches_nobody, nobody_words), *OF_DUTY),
    whom=OF_TARGETS,
    label=attack_label,
)


def declare(game: Vs, seat: int, cards: tuple[int, ...], defender: int, manner: str = "") -> None:
    """Attack: the combat begins with the declaration."""
    game.push(FIGHT, Scope(game.state.controller[cards[0]]))
    game.happen(Event(ATTACK, seat=seat, cards=cards, target=defender, manner=manner))
