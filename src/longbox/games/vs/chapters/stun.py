"""Stunned, wounded, KO'd, recovered (rulebook: Stunned Characters, Recovering Characters, Game Terms)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from longbox.engine.events import Case, Doing, Event, EventKind
from longbox.engine.modifiers import ADD, Modifier, changes_to
from longbox.engine.relations import forbidden
from longbox.engine.slots import Note
from longbox.engine.triggers import heard_of_more
from longbox.games.vs.chapters.counters import PUT_COUNTERS, holds_while_stunned
from longbox.games.vs.chapters.equipment import carried, ko_equipment
from longbox.games.vs.chapters.status import is_demoted
from longbox.games.vs.table import notes
from longbox.games.vs.table.cards import face
from longbox.games.vs.table.characters import (
    can_fight,
    characters,
    everybody,
    face_up,
    in_a_row,
    is_main,
    is_player,
    is_token,
    stunned,
)
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import (
    DEF,
    DURABLE,
    HALF_CELESTIAL,
    HEALTH,
    LETHAL,
    UNWOUNDED,
    defense,
    has,
    health,
    loses_powers,
)
from longbox.games.vs.table.zones import ASIDE, FACEHUGGERS, FIGHTING_ZONES, KO_PILE, REMOVED


def apply_stun(game: Vs, event: Event) -> None:
    """Turn characters face down, exhaust them, take counters and equipment, give each a wound; all at one moment."""
    drop_those_gone(game, event)
    state = game.state
    wounded = (
        [] if event.manner == "daze" else [card for card in event.cards if not is_unwounded(game, card, event.manner)]
    )
    lethal = lethal_stuns(game, event) if edition(game).lethal_by_stun else lethal_wounds(game, event, wounded)
    lethal = [card for card in lethal if not is_durable(game, card, event.manner)]
    look_ahead(game, event, wounded, lethal)
    foresee_wounds(game, event, [card for card in event.cards if card in wounded or card in lethal])
    kept = [kept_counters(game, card) for card in event.cards]
    for place, card in enumerate(event.cards):
        leave_combat(game, card)
        state.put("counters", card, kept[place])
        state.put("exhausted", card, 1)
        game.turn_down(card)
        if not event.notes.get(notes.KEEPS_EQUIPMENT):
            ko_equipment(game, carried(game, card))
    for card in event.cards:
        state.add("wounds", card, health(game, card) if card in lethal else int(card in wounded))
        if health(game, card) > 1 and event.manner != "daze":
            tell_wounds(game, card, "lethal" if card in lethal else "" if card in wounded else "none")
    for card in event.cards:
        game.expire("stunned", card)


def tell_wounds(game: Vs, card: int, manner: str) -> None:
    """What a stun has cost a character that can take more than one wound."""
    if game.log is not None:
        game.tell(Event(WOUNDED_BY_STUN, card=card, manner=manner))


def is_unwounded(game: Vs, card: int, manner: str) -> bool:
    """Whether a character is stunned without a wound."""
    spared = game.may_change(UNWOUNDED) and game.value(card, UNWOUNDED) > 0
    return spared or is_durable(game, card, manner)


def is_durable(game: Vs, card: int, manner: str) -> bool:
    """Whether nothing but a strike can wound a character that is stunned so."""
    return manner != "strike" and has(game, card, DURABLE)


def foresee_wounds(game: Vs, event: Event, wounded: list[int]) -> None:
    """Whoever answers the wounds of a stun is judged by the state before it: the stunned have no powers."""
    if wounded and game.watched(GET_WOUNDED.after):
        follows = wounds_event(game, event, wounded)
        event.notes[notes.WOUNDED] = (follows.cards, game.timing.listeners(game, GET_WOUNDED.after, follows))


def wounds_event(game: Vs, event: Event, wounded: list[int]) -> Event:
    """That characters get wounds, each from whoever stunned or wounded it."""
    who = tuple(wounded)
    told: dict[Note, Any] = {notes.SOURCES: tuple(sources_of(event, wounded)), notes.SIDES: sides(game, who)}
    return Event(GET_WOUNDED, seat=event.seat, cards=who, notes=told)


def tell_of_wounds(game: Vs, event: Event) -> None:
    """A stun has wounded somebody who waited for it."""
    told = event.notes.pop(notes.WOUNDED, None)
    if told is not None and told[1]:
        game.happen(wounds_event(game, event, list(told[0])), told[1])


def tell_of_a_wound(game: Vs, event: Event) -> None:
    if event.amount > 0 and game.listened_to(GET_WOUNDED):
        game.happen(wounds_event(game, event, list(event.cards)))


def drop_those_gone(game: Vs, event: Event) -> None:
    """Whoever was stunned or left while the stun was being answered is not stunned a second time."""
    if not all(can_be_stunned(game, card) for card in event.cards):
        left = [place for place, card in enumerate(event.cards) if can_be_stunned(game, card)]
        event.cards = tuple(event.cards[place] for place in left)
        for note in (notes.SOURCES, notes.SIDES):
            event.notes[note] = tuple(event.notes[note][place] for place in left)
        event.cancelled = not left


def can_be_stunned(game: Vs, card: int) -> bool:
    """One that is stunned already can't be stunned again."""
    return can_fight(game, card) and face_up(game, card)


def kept_counters(game: Vs, card: int) -> int:
    """The counters that a character keeps when it is stunned: most keep none."""
    counters = game.state.counters[card]
    return counters if counters and holds_while_stunned(game, card, counters) else 0


def lethal_wounds(game: Vs, event: Event, wounded: list[int]) -> list[int]:
    """A defending supporting character that somebody Lethal wounds is as good as KO'd."""
    defender = game.state.defender
    if defender not in wounded or is_main(game, defender):
        return []
    by = event.notes[notes.SOURCES][event.cards.index(defender)]
    return [defender] if any(source >= 0 and has(game, source, LETHAL) for source in by) else []


def lethal_stuns(game: Vs, event: Event) -> list[int]:
    """The enemy supporting characters that somebody Lethal stuns while attacking, wounded or not."""
    state = game.state
    told = event.notes
    return [
        card
        for card, side, by in zip(event.cards, told[notes.SIDES], told[notes.SOURCES], strict=True)
        if not is_main(game, card)
        and any(one in state.attackers and state.controller[one] != side and has(game, one, LETHAL) for one in by)
    ]


def last_wound(game: Vs, card: int) -> bool:
    """Whether one more wound KOs a character."""
    return game.state.wounds[card] + 1 >= health(game, card)


def look_ahead(game: Vs, event: Event, wounded: list[int], lethal: list[int]) -> None:
    """Whoever answers a KO that comes of a stun is judged by the state before the stun."""
    if not game.watched(KO.after):
        return
    fatal = lethal + [card for card in wounded if card not in lethal and last_wound(game, card)]
    if fatal:
        follows = ko_event(game, fatal, sources_of(event, fatal), seat=event.seat, manner="wounds")
        event.notes[notes.HEARD] = game.timing.listeners(game, KO.after, follows)


def apply_wound(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.state.add("wounds", card, event.amount)


def wound_facts(game: Vs, event: Event) -> dict[str, str | int]:
    """How badly a character is wounded now, if it is but one."""
    cards = event.cards or (event.card,)
    return {"wounds": game.state.wounds[cards[0]], "health": health(game, cards[0])} if len(cards) == 1 else {}


def apply_ko(game: Vs, event: Event) -> None:
    """Characters go to their owners' KO piles; a player is nowhere any more."""
    for card in event.cards:
        leave_play(game, card, REMOVED.at() if is_player(game, card) else KO_PILE.at(game.state.owner[card]))


def apply_recover(game: Vs, event: Event) -> None:
    for card in event.cards:
        game.turn_down(card, False)


def each_by_its_sources(event: Event) -> list[Case]:
    """Of characters that fall at one moment each has its own sources."""
    told = event.notes
    falls = zip(event.cards, told[notes.SOURCES], told[notes.SIDES], strict=True)
    return [Case(card, by, event.seat, side) for card, by, side in falls]


STUN: Final = EventKind(
    "stun",
    apply_stun,
    then=tell_of_wounds,
    looks_back=True,
    cases=each_by_its_sources,
    doing=Doing("{stun}", "{stunned}"),
    remembered=True,
)
GET_WOUNDED: Final = EventKind(
    "get wounded", quiet=True, cases=each_by_its_sources, doing=Doing("{wound}", "{wounded}")
)
WOUND: Final = EventKind("wound", apply_wound, then=tell_of_a_wound, facts=wound_facts)
WOUNDED_BY_STUN: Final = EventKind("wounded by a stun", facts=wound_facts)
KO: Final = EventKind("KO", apply_ko, looks_back=True, cases=each_by_its_sources, doing=Doing("{KO}", "{KO'd}"))
RECOVER: Final = EventKind("recover", apply_recover, doing=Doing("recover", past="recovered"), remembered=True)


def stun(
    game: Vs,
    cards: Iterable[int],
    sources: Iterable[tuple[int, ...]],
    *,
    seat: int = -1,
    manner: str = "effect",
    keeps_equipment: bool = False,
) -> None:
    """Stun characters at one moment; `sources` are, for each of them, the characters that did it."""
    who: list[int] = []
    by: list[tuple[int, ...]] = []
    for card, source in zip(cards, sources, strict=True):
        if can_be_stunned(game, card):
            who.append(card)
            by.append(source)
    if who:
        stunned = tuple(who)
        told: dict[Note, Any] = {notes.SOURCES: tuple(by), notes.SIDES: sides(game, stunned)}
        if keeps_equipment:
            told[notes.KEEPS_EQUIPMENT] = True
        game.happen(Event(STUN, seat=seat, cards=stunned, manner=manner, notes=told))


def wound(game: Vs, cards: Iterable[int], *, seat: int, source: int) -> None:
    game.happen(Event(WOUND, seat=seat, cards=tuple(cards), amount=1, source=source))


def heal(game: Vs, cards: Iterable[int], *, seat: int, source: int, amount: int = 1) -> None:
    """Take wounds off characters: as many as said, or all that one of them has if it has fewer."""
    hurt = tuple(card for card in cards if game.state.wounds[card])
    if hurt:
        most = min(amount, *[game.state.wounds[card] for card in hurt])
        game.happen(Event(WOUND, seat=seat, cards=hurt, amount=-most, source=source))


def knock_out(game: Vs, cards: Iterable[int], *, seat: int = -1, source: int = -1, manner: str = "effect") -> None:
    who = [card for card in cards if manner == "uniqueness" or not cannot_be_ko_d(game, card)]
    if who:
        game.happen(ko_event(game, who, [(source,)] * len(who), seat=seat, source=source, manner=manner))


def ko_event(
    game: Vs, cards: list[int], sources: list[tuple[int, ...]], *, seat: int, source: int = -1, manner: str
) -> Event:
    """The KO of characters at one moment; `sources` are, for each of them, the characters that did it."""
    who = tuple(cards)
    told: dict[Note, Any] = {notes.SOURCES: tuple(sources), notes.SIDES: sides(game, who)}
    return Event(KO, seat=seat, cards=who, source=source, manner=manner, notes=told)


def sources_of(event: Event, cards: list[int]) -> list[tuple[int, ...]]:
    """Who brought a stun or a wound upon each of these cards."""
    by: tuple[tuple[int, ...], ...] = event.notes.get(notes.SOURCES, ())
    found: list[tuple[int, ...]] = []
    for card in cards:
        if card not in event.cards:
            found.append(())
        else:
            found.append(by[event.cards.index(card)] if by else (event.source,))
    return found


def sides(game: Vs, cards: tuple[int, ...]) -> tuple[int, ...]:
    """On whose side each of the cards was: what leaves play is no longer on any."""
    controller = game.state.controller
    return tuple([controller[card] for card in cards])


def recover(game: Vs, cards: Iterable[int], *, seat: int) -> None:
    """Turn stunned characters face up; they stay exhausted and keep their wounds."""
    able = tuple(card for card in cards if stunned(game, card) and forbidden(game, "recover", card) is None)
    if able:
        game.happen(Event(RECOVER, seat=seat, cards=able))


def leave_combat(game: Vs, card: int) -> None:
    state = game.state
    if state.combat:
        if card == state.defender:
            state.defender = -1
        elif card in state.attackers:
            state.attackers = tuple(other for other in state.attackers if other != card)


def leave_play(game: Vs, card: int, zone: int) -> None:
    """A card in play goes to a zone of its owner, and is what is printed on it again."""
    state = game.state
    leave_combat(game, card)
    if state.face_down[card]:
        game.turn_down(card, False)
    game.move(card, resting_place(game, card, zone))
    state.put("controller", card, state.owner[card])
    game.expire("stunned", card)


def resting_place(game: Vs, card: int, zone: int) -> int:
    """Where a card comes to lie that goes to a zone from play.

    What was a main character and is no more is removed from the game; a token is no longer in it: it is set aside, or
    goes back to the pile that it came from.
    """
    if is_demoted(game, card):
        return REMOVED.at()
    if not is_token(game, card):
        return zone
    return (FACEHUGGERS if game.state.definition[card].fact("from_pile") else ASIDE).at(game.state.owner[card])


def judge_fighters(game: Vs, event: Event) -> None:
    """After every event: the fatally wounded are KO'd; if there are none, those without DEF are stunned."""
    lowered = def_is_lowered(game)
    if not anybody_falls(game, lowered):
        return
    there = everybody(game)
    fallen = [card for card in there if fatally_wounded(game, card)]
    if fallen:
        ko_the_wounded(game, event, fallen)
    else:
        stun_the_defenseless(game, event, [card for card in there if defenseless(game, card, lowered)])


def anybody_falls(game: Vs, lowered: bool) -> bool:
    """Whether there is anybody to be judged; mostly there is nobody."""
    state = game.state
    zones, wounds, counters = state.zones, state.wounds, state.counters
    as_printed = not game.may_change(HEALTH)
    for zone in FIGHTING_ZONES[state.seats]:
        for card in zones[zone]:
            hurt = wounds[card]
            most = face(game, card).health if hurt and as_printed else 0
            if hurt and hurt >= (most or health(game, card)) and not cannot_be_ko_d(game, card):
                return True
            if (lowered or counters[card] < 0) and defenseless(game, card, lowered):
                return True
    return False


def fatally_wounded(game: Vs, card: int) -> bool:
    hurt = game.state.wounds[card]
    return hurt > 0 and hurt >= health(game, card) and not cannot_be_ko_d(game, card)


def cannot_be_ko_d(game: Vs, card: int) -> bool:
    """Whether a character can't be KO'd while a main character on its side is face up: even stunned it has that power,
    which is read from the card, unless it has lost its powers. Of two namesakes only one stays all the same."""
    if HALF_CELESTIAL not in face(game, card).keywords or not in_a_row(game, card) or loses_powers(game, card):
        return False
    return any(is_main(game, one) and face_up(game, one) for one in characters(game, game.state.controller[card]))


def defenseless(game: Vs, card: int, lowered: bool) -> bool:
    """Whether -1/-1 counters, or something else if anybody's DEF is `lowered`, leave a character without DEF."""
    if game.state.counters[card] >= 0 and not (lowered and is_lowered(game, card)):
        return False
    return face_up(game, card) and defense(game, card) <= 0


def def_is_lowered(game: Vs) -> bool:
    """Whether anything but counters may take DEF away from anybody."""
    state = game.state
    if state.attached or (state.statics and DEF in state.statics):
        return True
    return bool(state.modifiers) and DEF in state.modifiers and any(may_lower(one) for one in state.modifiers[DEF])


def is_lowered(game: Vs, card: int) -> bool:
    """The same of one character: a change that is bound to others leaves its DEF alone."""
    state = game.state
    if state.attached or (state.statics and DEF in state.statics):
        return True
    return any(may_lower(one) and (not one.bound or one.binds(game, card)) for one in state.modifiers[DEF])


def may_lower(change: Modifier) -> bool:
    """Whether a change to a stat may be for the worse."""
    return change.op != ADD or change.power is not None or change.amount < 0


def ko_the_wounded(game: Vs, event: Event, fallen: list[int]) -> None:
    """Whoever has as many wounds as Health is KO'd; whoever stunned or wounded it is the source of the KO.

    It is looked for after every event: Health may fall with whatever has raised it, long after the wounds.
    """
    heard = event.notes.pop(notes.HEARD, None)
    follows = ko_event(game, fallen, sources_of(event, fallen), seat=event.seat, source=event.source, manner="wounds")
    game.happen(follows, None if heard is None else heard_of_more(game, heard, follows))


def stun_the_defenseless(game: Vs, event: Event, found: list[int]) -> None:
    """Whoever is left with a DEF of 0 is stunned at once; whoever brought that about is the source."""
    stun(game, found, [who_took_def(game, card, event) for card in found], seat=event.seat, manner="no DEF")


def who_took_def(game: Vs, card: int, event: Event) -> tuple[int, ...]:
    """Those whose modifiers lower a character's DEF, and whoever has put counters on it just now."""
    lowering = [source for _, op, amount, source in changes_to(game, card, "def") if op == ADD and amount < 0]
    if not lowering or event.kind is PUT_COUNTERS:
        lowering.append(event.source)
    return tuple(dict.fromkeys(lowering))
