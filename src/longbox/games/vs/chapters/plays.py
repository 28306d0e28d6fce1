"""Playing plot twists, using super powers and powering up (rulebook: Playing Plot Twists, Super Powers, Power-Ups)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from longbox.engine.cards import Instance
from longbox.engine.decision import Option, offers
from longbox.engine.effects.conditions import ALWAYS
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.payment import PAY, payable
from longbox.games.vs.chapters.resources import discard, hand
from longbox.games.vs.table.cards import VsCard, definitions, face
from longbox.games.vs.table.characters import characters, face_up, face_up_among, in_a_row, in_combat, stunned
from longbox.games.vs.table.kinds import COMBAT, MAIN, MAIN_START, OF_OTHER_WORLDS
from longbox.games.vs.table.players import on_turn
from longbox.games.vs.table.powers import ELSEWHERE, PlotTwist, SuperPower, spent
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import loses_powers, teams
from longbox.games.vs.table.zones import DECK, KO_PILE, PLAYED


def plays(game: Vs, seat: int, timing: str) -> list[Option]:
    """All that a player can play or use now: plot twists, super powers, power-ups; alike cards in hand once."""
    side = characters(game, seat)
    up = face_up_among(game, side)
    options = plays_from_hand(game, seat, up, timing)
    options += uses(game, seat, up, timing)
    if len(up) < len(side) or game.state.statics:
        for card in elsewhere(game, seat):
            options += [Option("use", (card,), power=instance) for instance in usable(game, seat, card, timing)]
    return options


def uses(game: Vs, seat: int, up: list[int], timing: str) -> list[Option]:
    """The super powers of the face-up characters on a side; most have none for this time."""
    if game.state.alters_powers:
        return [Option("use", (card,), power=one) for card in up for one in usable(game, seat, card, timing)]
    return [
        Option("use", (card,), power=one)
        for card in up
        for power_timing, one in face(game, card).uses
        if power_timing == timing and may_use(game, seat, card, one)
    ]


TO_PLAY: Final = offers("play")


def plays_from_hand(game: Vs, seat: int, up: list[int], timing: str) -> list[Option]:
    """Plot twists, and power-ups of the face-up characters on a side by cards that share a name with them."""
    options: list[Option] = []
    able = powered_up(game, up, timing)
    printed = definitions(game)
    for card in hand(game, seat):
        definition = printed[card]
        twist = definition.twist
        if twist is not None:
            if twist.timing == timing and may_play(game, seat, card) and not offered(options, printed, card):
                options.append(TO_PLAY[card])
        elif definition.is_supporting:
            for other in able:
                if definition.shares_a_name(printed[other]) and not offered(options, printed, card, other):
                    options.append(Option("power up", (card,), to=other))
    return options


def offered(options: list[Option], printed: list[VsCard], card: int, to: int = -1) -> bool:
    """Whether the options hold the same with another card that is alike."""
    definition = printed[card]
    return any(option.to == to and printed[option.cards[0]] is definition for option in options)


def powered_up(game: Vs, up: list[int], timing: str) -> list[int]:
    """Who of the face-up characters on a side can be powered up now: in a combat only those who fight."""
    if timing == MAIN:
        return up
    return [card for card in up if in_combat(game, card)] if timing == COMBAT else []


def elsewhere(game: Vs, seat: int) -> list[int]:
    """Cards with powers that are used while they are stunned, or lie in the KO pile; one of those that are alike."""
    state = game.state
    down = state.face_down
    found = [
        card for card in characters(game, seat) if down[card] and face(game, card).acts_stunned and stunned(game, card)
    ]
    if state.statics and ELSEWHERE in state.statics:
        found += distinct(game, [card for card in state.statics[ELSEWHERE] if state.owner[card] == seat])
    return found


def starting_powers(game: Vs, seat: int) -> list[Option]:
    """The super powers that a player can use only as the main phase starts."""
    return uses(game, seat, face_up_among(game, characters(game, seat)), MAIN_START)


# Plot twists


def twist_of(game: Vs, card: int) -> PlotTwist:
    twist = definitions(game)[card].twist
    assert twist is not None
    return twist


def playable(game: Vs, seat: int, card: int, timing: str) -> bool:
    """Whether a player may play a plot twist that he holds."""
    return twist_of(game, card).timing == timing and may_play(game, seat, card)


def may_play(game: Vs, seat: int, card: int) -> bool:
    """At its time a plot twist needs the right turn, too, and a face-up character for each team symbol."""
    return (twist_of(game, card).any_turn or on_turn(game, seat)) and has_team_for(game, seat, card)


def has_team_for(game: Vs, seat: int, card: int) -> bool:
    """Whether the characters are there whose symbols a plot twist shows: of its team, or of any Marvel team."""
    definition = definitions(game)[card]
    wanted = definition.traits
    if definition.marvel_symbol:
        return any(teams(game, one) - OF_OTHER_WORLDS for one in face_up_among(game, characters(game, seat)))
    if not wanted:
        return True
    missing = definition.symbols_needed
    for one in face_up_among(game, characters(game, seat)):
        if not wanted.isdisjoint(teams(game, one)):
            missing -= 1
            if not missing:
                return True
    return False


def apply_play(game: Vs, event: Event) -> None:
    game.state.twists[event.seat] += 1
    game.move(event.card, PLAYED.at())


def follow_instructions(game: Vs, event: Event) -> None:
    """Do what a plot twist says; when that is done it goes to the KO pile, or where `manner` says."""
    scope = Scope(event.seat, event.card, vars={"then": event.manner})
    game.push(PUT_AWAY, scope)
    game.enter(twist_of(game, event.card).effect, scope)


PLAY_TWIST: Final = EventKind("play a plot twist", apply_play, then=follow_instructions)


def play(game: Vs, seat: int, card: int, then: str = "KO pile") -> None:
    game.happen(Event(PLAY_TWIST, seat=seat, card=card, manner=then))


COMES_TO_NOTHING: Final = EventKind("come to nothing")
"""Told where a plot twist found nothing that it could do something to."""


def put_away(game: Vs, scope: Scope) -> None:
    card = scope.source
    if game.log is not None and game.log.latest() == PLAY_TWIST.name:
        game.tell(Event(COMES_TO_NOTHING, card=card))
    owner = game.state.owner[card]
    if scope["then"] == "deck":
        game.move(card, DECK.at(owner))
        game.shuffle(DECK.at(owner))
    else:
        game.move(card, KO_PILE.at(owner))


PUT_AWAY: Final = Steps(put_away)


# Super powers


def usable(game: Vs, seat: int, card: int, timing: str) -> Iterator[Instance]:
    """The super powers of a character that its player can use and pay for now."""
    is_up = face_up(game, card)
    for instance in game.instances(card) if game.state.alters_powers and is_up else game.face(card).actions:
        power = instance.power
        if not isinstance(power, SuperPower) or power.timing != timing:
            continue
        if works_where_it_lies(game, card, power) and may_use(game, seat, card, instance):
            yield instance


def works_where_it_lies(game: Vs, card: int, power: SuperPower) -> bool:
    """In play and face up; a power that says so in the KO pile, or only while its character is stunned."""
    if power.where:
        return game.rules.zones.of[game.state.zone[card]].name in power.where
    if not in_a_row(game, card):
        return False
    if power.while_stunned:
        return stunned(game, card) and not loses_powers(game, card)
    return face_up(game, card)


def may_use(game: Vs, seat: int, card: int, instance: Instance) -> bool:
    power = instance.power
    assert isinstance(power, SuperPower)
    if not (power.any_turn or on_turn(game, seat)):
        return False
    if power.timing == COMBAT and not (power.any_combat or in_combat(game, card)):
        return False
    if spent(game, card, instance):
        return False
    if power.condition is not ALWAYS and not power.condition.holds(game, Scope(seat, card)):
        return False
    return payable(game, seat, power.cost, card)


def power_facts(game: Vs, event: Event) -> dict[str, str | int]:
    return {"power": event.notes["power"].name}


USE_POWER: Final = EventKind("use a super power", facts=power_facts)
"""A power is paid for and counts as used, but has not acted yet: now is the time for Reactions to it."""


def use(game: Vs, seat: int, card: int, instance: Instance, answered: Event | None = None) -> None:
    """Use a super power; `answered` is what a Reaction reacts to."""
    assert isinstance(instance.power, SuperPower)
    game.push(USE, Scope(seat, card, answered, vars={"cost": instance.power.cost, "instance": instance}))


def pay(game: Vs, scope: Scope) -> None:
    game.push_picks(PAY, scope, None)


def count_as_used(game: Vs, scope: Scope) -> None:
    """From here on the power is used and paid, even if a Reaction cancels it."""
    instance: Instance = scope["instance"]
    assert isinstance(instance.power, SuperPower)
    game.mark_used(scope.source, instance, "turn")
    if instance.power.once_per_game:
        game.mark_used(scope.source, instance, "game")
    notes = {"power": instance.power}
    scope.event = Event(USE_POWER, seat=scope.you, card=scope.source, answers=scope.event, notes=notes)
    game.happen(scope.event)


def take_effect(game: Vs, scope: Scope) -> None:
    """Unless it was cancelled, the power does what it says; whoever it came from, it speaks of who uses it."""
    used = scope.event
    assert used is not None
    if not used.cancelled:
        effect = used.notes["power"].effect
        game.enter(effect, Scope(scope.you, scope.source, used.answers, vars={"discarded": scope["discarded"]}))


def apply_cancel(game: Vs, event: Event) -> None:
    assert event.answers is not None
    event.answers.cancelled = True


CANCEL_POWER: Final = EventKind("cancel a super power", apply_cancel, facts=power_facts)


def cancel_power(game: Vs, used: Event, *, seat: int, source: int) -> None:
    """A power that is being used never takes effect; it stays paid for and counts as used."""
    notes = {"power": used.notes["power"]}
    game.happen(Event(CANCEL_POWER, seat=seat, card=used.card, source=source, answers=used, notes=notes))


USE: Final = Steps(pay, count_as_used, take_effect)


# Power-ups


def grow(game: Vs, event: Event) -> None:
    put_counters(game, (event.target,), 1, seat=event.seat, source=event.target)


POWER_UP: Final = EventKind("power up", then=grow)


def power_up(game: Vs, seat: int, card: int, character: int) -> None:
    game.push(POWERING_UP, Scope(seat, card, vars={"character": character}))


def discard_namesake(game: Vs, scope: Scope) -> None:
    discard(game, (scope.source,), manner="power-up")


def add_power(game: Vs, scope: Scope) -> None:
    game.happen(Event(POWER_UP, seat=scope.you, card=scope.source, target=scope["character"]))


POWERING_UP: Final = Steps(discard_namesake, add_power)


def make_play(game: Vs, seat: int, option: Option) -> bool:
    """Do what an option of `plays` stands for."""
    if option.verb == "play":
        play(game, seat, option.card)
    elif option.verb == "use":
        use(game, seat, option.card, option.power)
    elif option.verb == "power up":
        power_up(game, seat, option.card, option.to)
    else:
        return False
    return True
