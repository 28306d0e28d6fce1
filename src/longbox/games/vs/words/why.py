"""Why something can't be done now: the rule, a sentence, and the cards it is about."""

from __future__ import annotations

from collections.abc import Callable

from longbox.engine.effects.conditions import ALWAYS
from longbox.engine.frames import Scope
from longbox.engine.relations import Reason, forbidden
from longbox.games.vs.chapters.build import can_recruit, is_recruitable, recruiting_sides
from longbox.games.vs.chapters.equipment import is_equipment
from longbox.games.vs.chapters.equipping import bearers, is_creature
from longbox.games.vs.chapters.must_attack import can_do_duty, duties
from longbox.games.vs.chapters.payment import payable
from longbox.games.vs.chapters.plays import elsewhere, has_team_for, twist_of, usable
from longbox.games.vs.chapters.reach import Side, can_be_attacked
from longbox.games.vs.chapters.rows import bears_name_of_main
from longbox.games.vs.table.cards import share_a_name
from longbox.games.vs.table.characters import characters, face_up, in_a_row, in_combat, in_front, is_player, stunned
from longbox.games.vs.table.kinds import BUILD, COMBAT, MAIN
from longbox.games.vs.table.players import controls, is_enemy, on_turn
from longbox.games.vs.table.powers import TIMINGS, PlotTwist, Reaction, SuperPower
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import ATTACKS_PLAYERS, DODGE, FLIGHT, GRAB, RANGED, cost_of, has
from longbox.games.vs.table.zones import HAND

Asked = Callable[[Vs, int, int, int], list[Reason]]


def why_not(game: Vs, seat: int, verb: str, card: int, target: int) -> list[Reason]:
    """The reasons against a deed; none if it can be done. What nobody does in this game has a reason too."""
    ask = ASKED.get(verb)
    if ask is None:
        return [Reason("", f"nobody can {verb} anything in this game; one can {', '.join(sorted(ASKED))}")]
    return ask(game, seat, card, target)


def name(game: Vs, card: int) -> str:
    return game.face(card).name


def wrong_time(game: Vs, seat: int, timing: str, any_turn: bool, rule: str) -> list[Reason]:
    """Whether the phase and the turn are right."""
    state = game.state
    found = []
    if state.phase != timing:
        found.append(Reason(rule, f"this is for {TIMINGS[timing]}, and the game is at {state.phase}"))
    if not on_turn(game, seat) and not any_turn:
        found.append(Reason("VS-TURN-05", "it is another player's turn"))
    return found


def why_not_attack(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    state = game.state
    found = wrong_time(game, seat, MAIN, False, "VS-MAIN-02")
    if not in_a_row(game, card) or not controls(game, seat, card):
        return [*found, Reason("VS-ATTACK-12", f"{name(game, card)} is no character on your side", (card,))]
    if stunned(game, card):
        found.append(Reason("VS-STUN-04", f"{name(game, card)} is stunned", (card,)))
    elif state.hidden[card]:
        found.append(Reason("VS-TERM-19", f"{name(game, card)} is hidden", (card,)))
    elif state.exhausted[card]:
        found.append(Reason("VS-ZONES-15", f"{name(game, card)} is exhausted; only ready characters attack", (card,)))
    if not in_front(game, card) and not has(game, card, RANGED):
        text = f"{name(game, card)} stands in the back row and has no Ranged"
        found.append(Reason("VS-RANGED-01", text, (card,)))
    if target >= 0:
        found += why_not_attacked(game, seat, card, target)
    return found or why_not_first(game, seat, card, target)


def why_not_first(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    """Somebody must be in the first attack of the turn, who would not be."""
    asked = duties(game, seat)
    if target < 0 or not asked or can_do_duty(game, seat, asked, (card,), target):
        return []
    first = asked[0]
    text = f"{name(game, first.attacker)} must be in your first attack this turn"
    if first.defender < 0:
        return [Reason("VS-CARD-52", text, (first.attacker,))]
    whom = f"{text}, which must be on {name(game, first.defender)}"
    return [Reason("VS-CARD-36", whom, (first.attacker, first.defender))]


def why_not_attacked(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    if is_player(game, target):
        return why_not_attacked_himself(game, card, target)
    if in_a_row(game, target) and not controls(game, seat, target) and not is_enemy(game, seat, target):
        return [Reason("VS-TEAM2V2-04", f"{name(game, target)} is your teammate's", (target,))]
    if not in_a_row(game, target) or not is_enemy(game, seat, target):
        return [Reason("VS-ATTACK-12", f"{name(game, target)} is no enemy character", (target,))]
    if game.state.hidden[target]:
        return [Reason("VS-TERM-19", f"{name(game, target)} is hidden and can't be attacked", (target,))]
    if stunned(game, target):
        return [Reason("VS-ATTACK-06", f"{name(game, target)} is stunned and can't be attacked", (target,))]
    found = []
    if not in_front(game, card) and has(game, target, DODGE):
        found.append(Reason("VS-KEYWORD-04", f"{name(game, target)} has Dodge against ranged attacks", (target,)))
    ban = forbidden(game, "attack", card, target)
    if ban is not None:
        found.append(ban)
    side = Side(game, game.state.controller[target])
    if can_be_attacked(game, card, target) and target not in side.targets(game, card):
        found.append(protection(game, side, card, target))
    return found


def why_not_attacked_himself(game: Vs, card: int, player: int) -> list[Reason]:
    """A player is a target for few, and only while all his characters are stunned."""
    rule, seat = "VS-CARD-49", game.state.owner[player]
    found = []
    if not is_enemy(game, seat, card):
        found.append(Reason(rule, f"{name(game, player)} is no enemy", (player,)))
    if game.value(card, ATTACKS_PLAYERS) <= 0:
        found.append(Reason(rule, f"nothing lets {name(game, card)} attack players", (card,)))
    up = tuple(one for one in characters(game, seat) if face_up(game, one))
    if up:
        found.append(Reason(rule, f"{name(game, player)} has a character that is not stunned", up))
    return found


def protection(game: Vs, side: Side, card: int, target: int) -> Reason:
    if has(game, card, FLIGHT):
        keepers = tuple(one for one in side.front if has(game, one, FLIGHT) or has(game, one, GRAB))
        text = f"{name(game, keepers[0])} in front keeps {name(game, card)} from flying over"
        return Reason("VS-FLIGHT-02", text, keepers)
    text = f"{name(game, target)} is protected by the front row"
    return Reason("VS-ATTACK-03", text, tuple(side.front))


def why_not_play(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    if game.state.zone[card] != HAND.at(seat) or not isinstance(next(iter(powers_of(game, card)), None), PlotTwist):
        return [Reason("VS-PLOT-01", f"{name(game, card)} is no plot twist in your hand", (card,))]
    twist = twist_of(game, card)
    rule = {BUILD: "VS-PLOT-02", MAIN: "VS-PLOT-04", COMBAT: "VS-PLOT-06" if twist.any_turn else "VS-PLOT-05"}
    found = wrong_time(game, seat, twist.timing, twist.any_turn, rule[twist.timing])
    if not has_team_for(game, seat, card):
        found.append(no_team_for(game, card, "VS-PLOT-08"))
    return found


def no_team_for(game: Vs, card: int, rule: str) -> Reason:
    teams = " or ".join(sorted(game.state.definition[card].traits)) or "Marvel teams"
    return Reason(rule, f"you have no face-up character of the {teams}", (card,))


def powers_of(game: Vs, card: int) -> list[object]:
    return list(game.face(card).powers)


def why_not_use(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    if card in elsewhere(game, seat) and any(usable(game, seat, card, game.state.phase)):
        return []
    if not in_a_row(game, card) or not controls(game, seat, card):
        return [Reason("VS-POWER-02", f"{name(game, card)} is no character on your side", (card,))]
    if game.state.hidden[card]:
        return [Reason("VS-TERM-19", f"{name(game, card)} is hidden and has no powers", (card,))]
    if stunned(game, card):
        return [Reason("VS-POWER-20", f"{name(game, card)} is stunned and has no powers", (card,))]
    supers = [one for one in game.instances(card) if isinstance(one.power, SuperPower)]
    if not supers:
        return [Reason("VS-POWER-01", f"{name(game, card)} has no super power", (card,))]
    found: list[Reason] = []
    for instance in supers:
        power = instance.power
        assert isinstance(power, SuperPower)
        reasons = against(game, seat, card, power)
        if game.uses(card, instance, "turn"):
            reasons.append(Reason("VS-POWER-11", f"{power.name} was used this turn", (card,)))
        elif power.once_per_game and game.uses(card, instance, "game"):
            reasons.append(Reason("VS-POWER-16", f"{power.name} was used in this game", (card,)))
        if not reasons:
            return []
        found += reasons
    return found


def against(game: Vs, seat: int, card: int, power: SuperPower) -> list[Reason]:
    if isinstance(power, Reaction):
        found = not_now(game, card, power)
    else:
        found = wrong_time(game, seat, power.timing, power.any_turn, "VS-POWER-03")
    if power.timing == COMBAT and not (power.any_combat or in_combat(game, card)):
        found.append(Reason("VS-POWER-04", f"{name(game, card)} is not in the combat", (card,)))
    if power.condition is not ALWAYS and not power.condition.holds(game, Scope(seat, card)):
        say = game.rules.say(name(game, card))
        found.append(Reason("", f"{power.name} can be used only if {power.condition.words(say)}", (card,)))
    if not payable(game, seat, power.cost, card):
        symbols = " and ".join(power.cost)
        found.append(Reason("VS-POWER-07", f"you have no Locations that pay {symbols} for {power.name}", (card,)))
    return found


def not_now(game: Vs, card: int, power: Reaction) -> list[Reason]:
    """A Reaction can be used as long as whatever it answers is being answered."""
    asked = game.decision
    if asked is not None and any(option.card == card and option.verb == "use" for option in asked.options):
        return []
    when = power.moment.words(game.rules.say(name(game, card)))
    return [Reason("VS-REACTION-01", f"{power.name} is used {when}, and not otherwise", (card,))]


def not_the_recruit_step(game: Vs, seat: int, rule: str) -> list[Reason]:
    found = wrong_time(game, seat, BUILD, False, rule)
    if not found and game.state.step != "recruit":
        found.append(Reason(rule, f"this is the {game.state.step} step, not the recruit step"))
    return found


def too_dear(game: Vs, seat: int, card: int, rule: str) -> Reason:
    cost, points = cost_of(game, card), game.state.points[seat]
    return Reason(rule, f"{name(game, card)} costs {cost}, and you have {points} recruit points left", (card,))


def why_not_recruit(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    state = game.state
    found = not_the_recruit_step(game, seat, "VS-FORMATION-06")
    if state.zone[card] != HAND.at(seat) or not is_recruitable(game, card):
        return [*found, Reason("VS-RECRUIT-02", f"{name(game, card)} is no supporting character in your hand", (card,))]
    if not any(can_recruit(game, seat, card, side) for side in recruiting_sides(game, seat)):
        if bears_name_of_main(game, card, seat):
            text = f"your main character is called {name(game, card)} as well"
            found.append(Reason("VS-UNIQUE-05", text, (card, state.main[seat])))
        elif not found:
            found.append(too_dear(game, seat, card, "VS-RECRUIT-05"))
    return found


def why_not_equip(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    found = not_the_recruit_step(game, seat, "VS-EQUIP-01")
    if game.state.zone[card] != HAND.at(seat) or not is_equipment(game, card):
        return [*found, Reason("VS-EQUIP-01", f"{name(game, card)} is no equipment in your hand", (card,))]
    if not found and cost_of(game, card) > game.state.points[seat]:
        found.append(too_dear(game, seat, card, "VS-EQUIP-01"))
    if not has_team_for(game, seat, card):
        found.append(no_team_for(game, card, "VS-EQUIP-06"))
    if target >= 0 and target not in bearers(game, seat):
        found.append(no_bearer(game, seat, target))
    return found


def no_bearer(game: Vs, seat: int, card: int) -> Reason:
    if not in_a_row(game, card) or game.state.controller[card] != seat:
        return Reason("VS-EQUIP-02", f"{name(game, card)} is no character on your side", (card,))
    if is_creature(game, card):
        return Reason("VS-KEYWORD-03", f"{name(game, card)} is a Creature and can't have equipment", (card,))
    return Reason("VS-EQUIP-03", f"{name(game, card)} is stunned", (card,))


def why_not_resource(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    state = game.state
    found = wrong_time(game, seat, BUILD, False, "VS-RESOURCE-01")
    if not found and state.step != "resource":
        found.append(Reason("VS-RESOURCE-01", f"this is the {state.step} step, not the resource step"))
    if state.zone[card] != HAND.at(seat):
        found.append(Reason("VS-RESOURCE-01", f"{name(game, card)} is not in your hand", (card,)))
    return found


def why_not_power_up(game: Vs, seat: int, card: int, target: int) -> list[Reason]:
    state = game.state
    if state.phase not in (MAIN, COMBAT):
        return [Reason("VS-POWERUP-03", "characters are powered up in the main phase or in a combat")]
    if state.phase == MAIN and not on_turn(game, seat):
        return [Reason("VS-POWERUP-03", "outside a combat only the turn player powers characters up")]
    alike = [one for one in characters(game, seat) if share_a_name(game, one, card) and target in (-1, one)]
    if state.zone[card] != HAND.at(seat) or not alike:
        return [Reason("VS-POWERUP-01", f"no character of yours shares a name with {name(game, card)}", (card,))]
    if all(stunned(game, one) for one in alike):
        return [Reason("VS-POWERUP-02", f"{name(game, card)} is stunned", tuple(alike))]
    if state.phase == COMBAT and not any(in_combat(game, one) for one in alike):
        return [Reason("VS-POWERUP-04", f"{name(game, card)} is not in the combat", tuple(alike))]
    return []


ASKED: dict[str, Asked] = {
    "attack": why_not_attack,
    "play": why_not_play,
    "use": why_not_use,
    "recruit": why_not_recruit,
    "equip": why_not_equip,
    "resource": why_not_resource,
    "power up": why_not_power_up,
}
