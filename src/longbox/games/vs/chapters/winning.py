"""Who wins, and when the game is over (rulebook: Ending the Game, Running Out Of Cards)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine import history
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Event, EventKind, Happen
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.language import Message, message, said
from longbox.engine.setup import Result
from longbox.engine.topics import Topic
from longbox.engine.triggers import Settle
from longbox.games.vs.chapters.combat import ATTACK, FIGHT
from longbox.games.vs.chapters.facility import all_in_the_facility
from longbox.games.vs.chapters.rows import give_back
from longbox.games.vs.chapters.strikes import STRIKES, StrikeBack
from longbox.games.vs.chapters.stun import knock_out, leave_play, sources_of
from longbox.games.vs.table import notes
from longbox.games.vs.table.characters import characters, in_a_row, leaders_of, mains_of
from longbox.games.vs.table.editions import edition
from longbox.games.vs.table.kinds import PLAYER
from longbox.games.vs.table.names import named
from longbox.games.vs.table.players import are_enemies, controls, heads
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.timing import Opportunity
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE, REMOVED, RESOURCES


def apply_beaten(game: Vs, event: Event) -> None:
    """Players are out of the game, all at one moment. A second head of a side goes on with its turn."""
    state = game.state
    for seat in event.notes[notes.SEATS]:
        state.out[seat] = 1
    if state.out[state.active]:
        state.active = next(iter(heads(game, state.active)), state.active)


BEATEN: Final = EventKind("beaten", apply_beaten, quiet=True)
WITHDRAWN: Final = "withdrawn"
"""The stat whose changes say that a main character was put into hand, and with how many wounds: elsewhere, too, it is
not KO'd."""


def beat(game: Vs, seats: list[int]) -> None:
    game.take_place(Event(BEATEN, notes={notes.SEATS: tuple(seats)}))


def apply_elimination(game: Vs, event: Event) -> None:
    """A beaten player's cards leave the game at once, which is no KO, and nothing of theirs triggers any more."""
    drop_triggers(game, event.seat)
    if edition(game).elimination_by_side:
        clear_side(game, event.seat)
    else:
        take_away_all(game, event.seat)
    state = game.state
    for main in mains_of(game, event.seat):
        if state.owner[main] != event.seat:
            del state.mains[main]


def drop_triggers(game: Vs, seat: int) -> None:
    """Those of a player that wait to act, and those that their effects have left behind."""
    state = game.state
    state.pending = [waiting for waiting in state.pending if waiting.answer.seat != seat]
    for delayed in [one for one in state.delayed if one.you == seat]:
        game.forget(delayed)


def clear_side(game: Vs, seat: int) -> None:
    """All that lies on a player's side is removed, whoever owns it."""
    for card in [*held_by(game, seat), *game.state.zones[RESOURCES.at(seat)]]:
        leave_play(game, card, REMOVED.at())


def take_away_all(game: Vs, seat: int) -> None:
    """All that a player owns is removed, wherever it lies."""
    state = game.state
    for card in range(len(state.definition)):
        if state.owner[card] == seat and state.zone[card] != REMOVED.at():
            leave_play(game, card, REMOVED.at())


def return_borrowed(game: Vs, event: Event) -> None:
    """What a beaten player had from others goes back to them. If that was their main character, it is a supporting one
    again."""
    if held_by(game, event.seat):
        game.push(RETURN_BORROWED, Scope(event.seat))


def apply_leaving(game: Vs, event: Event) -> None:
    leave_play(game, event.card, KO_PILE.at(game.state.owner[event.card]))


LEAVE_WITH_PLAYER: Final = EventKind("leave with a beaten player", apply_leaving, quiet=True)
"""No KO: there is nobody to whom a borrowed character could go back."""


def return_next(game: Vs, scope: Scope) -> None:
    card = held_by(game, scope.you)[0]
    if not give_back(game, card):
        game.take_place(Event(LEAVE_WITH_PLAYER, seat=scope.you, card=card))


def still_borrows(game: Vs, scope: Scope) -> bool:
    return bool(held_by(game, scope.you))


RETURN_BORROWED: Final = Steps(return_next, again=still_borrows)


def held_by(game: Vs, seat: int) -> list[int]:
    """The characters that a player, and not another head of their side, controls."""
    return [card for card in characters(game, seat) if game.state.controller[card] == seat]


ELIMINATE: Final = EventKind("is out of the game", apply_elimination, then=return_borrowed)


@dataclass(frozen=True, eq=False)
class Judge(Node):
    """See who is beaten, when an effect by which a main character has KO'd itself is done."""

    def step(self, game: Vs, frame: Frame) -> None:
        game.state.frames.pop()
        end_if_a_main_fell(game)


JUDGE: Final = Judge()


def judge_ko(game: Vs, event: Event) -> bool:
    """See who is beaten by a KO. A main character that KOs itself may bring a successor before its effect is done."""
    state = game.state
    if any(frame.node is JUDGE for frame in state.frames):
        return False
    if event.source >= 0 and event.source in event.cards and event.source in state.mains:
        depth = len(state.frames)
        while depth and state.frames[depth - 1].scope.source == event.source:
            depth -= 1
        state.frames.insert(depth, Frame(JUDGE, Scope(-1)))
        return False
    return end_if_a_main_fell(game, event)


def end_if_a_main_fell(game: Vs, blow: Event | None = None) -> bool:
    """A player who is KO'd, or whose main is, is out; of two heads, when both are. The last party wins, and of the last
    two that fall at once that of the turn player."""
    state = game.state
    beaten = [seat for seat in range(state.seats) if not state.out[seat] and fell_with_all_heads(game, seat)]
    if not beaten:
        return False
    left = [seat for seat in range(state.seats) if not state.out[seat] and seat not in beaten]
    if not left:
        winner = state.active if state.active in beaten else beaten[0]
        both = Message("both main characters fell at once, and the player whose turn it was wins")
        win(game, winner, "VS-WIN-02", both)
        return True
    beat(game, beaten)
    if only_teammates(game, left):
        win(game, left[0], rule_of_victory(game), who_fell(game, beaten, blow))
        return True
    game.push(ELIMINATIONS, Scope(-1), tuple(beaten))
    return True


def who_fell(game: Vs, beaten: list[int], blow: Event | None) -> Message:
    """ "Loki, the main character, was KO’d by the attack of Thor and Hulk", as far as it is known."""
    mains = [main for seat in beaten for main in mains_of(game, seat)]
    players = any(player_fell(game, seat) for seat in beaten)
    fallen = [card for card in blow.cards if is_player(game, card)] if players and blow is not None else mains
    names = tuple(dict.fromkeys(game.face(main).name for main in mains))
    words = PLAYER_FELL if players else MAIN_FELL if len(names) == 1 else MAINS_FELL
    doers = by_whom(game, fallen, blow)
    how = 0 if not doers else 2 if game.state.combat and set(doers) <= set(game.state.attackers) else 1
    by = tuple(dict.fromkeys(game.face(card).name for card in doers))
    return Message(words[how], {"fallen": names, "doers": by})


PLAYER_FELL: Final = (
    message("the enemy player was KO’d"),
    message("the enemy player was KO’d by {doers}"),
    message("the enemy player was KO’d by the attack of {doers}"),
)
MAIN_FELL: Final = (
    message("{fallen}, the main character, was KO’d"),
    message("{fallen}, the main character, was KO’d by {doers}"),
    message("{fallen}, the main character, was KO’d by the attack of {doers}"),
)
MAINS_FELL: Final = (
    message("{fallen}, the main characters, were KO’d"),
    message("{fallen}, the main characters, were KO’d by {doers}"),
    message("{fallen}, the main characters, were KO’d by the attack of {doers}"),
)
"""Who fell: nobody knows by whom, by something, in an attack."""


def by_whom(game: Vs, fallen: list[int], blow: Event | None) -> list[int]:
    """Those who have KO'd cards: attackers, or whatever else it was."""
    if blow is None:
        return []
    return [one for card in sources_of(blow, fallen) for one in card if one >= 0 and one not in fallen]


@dataclass(frozen=True, eq=False)
class Eliminations(Node):
    """Players who were beaten at one moment leave the game, one after the other."""

    def step(self, game: Vs, frame: Frame) -> None:
        seats: tuple[int, ...] = frame.data
        seat = seats[frame.at]
        frame.at += 1
        if frame.at == len(seats):
            game.state.frames.pop()
        game.happen(Event(ELIMINATE, seat=seat))


ELIMINATIONS: Final = Eliminations()


def rule_of_victory(game: Vs) -> str:
    """The rule by which the KO of main characters decides a game of so many players and parties."""
    state = game.state
    if state.seats == 2:
        return "VS-WIN-01"
    if len(set(state.party)) == state.seats:
        return "VS-WIN-03"
    return "VS-TEAM2V2-01" if len(set(state.home)) == state.seats else "VS-TWOHEADED-08"


def only_teammates(game: Vs, seats: list[int]) -> bool:
    return len({game.state.party[seat] for seat in seats}) == 1


def fell_with_all_heads(game: Vs, seat: int) -> bool:
    """Whether a player is beaten: whoever shares their side plays on as long as one of their mains is in play."""
    there = heads(game, seat)
    return any(fell(game, head) for head in there) and not any(has_main_in_play(game, head) for head in there)


def fell(game: Vs, seat: int) -> bool:
    """Whether a player's main character, or the player, is KO'd. One that an effect has put elsewhere is not. Who has
    several main characters has lost when all of them are in the facility."""
    zone = game.state.zone
    fallen = [main for main in mains_of(game, seat) if KO_PILE.holds(zone[main]) and not is_withdrawn(game, main)]
    return bool(fallen) or all_in_the_facility(game, seat) or player_fell(game, seat)


def is_withdrawn(game: Vs, main: int) -> bool:
    """Whether an effect has put a main character into hand, and it was not in play again since."""
    return any(change.binds(game, main) for change in game.state.modifiers.get(WITHDRAWN, ()))


def has_main_in_play(game: Vs, seat: int) -> bool:
    return any(in_a_row(game, main) for main in mains_of(game, seat)) and not player_fell(game, seat)


def player_fell(game: Vs, seat: int) -> bool:
    """Whether the player was attacked and KO'd."""
    state = game.state
    return any(state.owner[card] == seat and is_player(game, card) for card in state.zones[REMOVED.at()])


def is_player(game: Vs, card: int) -> bool:
    return game.state.definition[card].kind == PLAYER


def win(game: Vs, seat: int, rule: str, why: Message) -> None:
    """A player wins, and so does their teammate, even if that one is out of the game."""
    winners = tuple(one for one in range(game.state.seats) if not are_enemies(game, one, seat))
    game.end(Result("win", winners, rule=rule, why=why))


def lose(game: Vs, seats: list[int], rule: str, why: Message) -> None:
    """Players who share a side are out of the game; if only one party is left, that wins."""
    state = game.state
    beat(game, seats)
    left = [one for one in range(state.seats) if not state.out[one]]
    if only_teammates(game, left):
        win(game, left[0], rule, why)
    else:
        game.happen(Event(ELIMINATE, seat=seats[0]))


def stop_acting(game: Vs, seat: int) -> None:
    """What a player who gives up was about to do is not done; combats and turns take their course."""
    frames = game.state.frames
    while frames and frames[-1].scope.you == seat and not goes_on_without(frames[-1].node):
        frames.pop()


def goes_on_without(node: Node) -> bool:
    return isinstance(node, (Opportunity, Settle, Happen, StrikeBack)) or node in (FIGHT, STRIKES)


def lose_without_main(game: Vs) -> None:
    """Whoever starts a turn without the main character has lost; of two heads, if both are without."""
    if not edition(game).must_hold_own_main:
        return
    there = heads(game, game.state.active)
    rules = [rule_of_loss(game, head) for head in there]
    if all(rules):
        lose(game, there, rules[0], LOSSES[rules[0]])


def rule_of_loss(game: Vs, seat: int) -> str:
    """The rule by which a player has lost who starts a turn with the main character where it is now, or ""."""
    rules = [rule_of_place(game, seat, main) for main in leaders_of(game, seat)]
    return rules[0] if rules and all(rules) else ""


def rule_of_place(game: Vs, seat: int, main: int) -> str:
    """The rule by which one main character is of no use where it is, or ""."""
    zone = game.state.zone[main]
    if in_a_row(game, main):
        return "" if controls(game, seat, main) else "VS-WIN-04"
    lost = KO_PILE.holds(zone) or DECK.holds(zone) or RESOURCES.holds(zone)
    return "VS-WIN-05" if lost or (zone == REMOVED.at() and is_withdrawn(game, main)) else ""


LOSSES: Final = {
    "VS-WIN-04": Message("an opponent holds the main character as the turn starts"),
    "VS-WIN-05": Message("the main character is neither in play nor on its way back there as the turn starts"),
}


@dataclass(frozen=True, eq=False)
class SurplusMains(Question):
    """Whoever holds several main characters as their turn starts keeps one; two heads keep one each. Those of one
    player are together one."""

    def ask(self, game: Vs, frame: Frame) -> Decision | None:
        seat = game.state.active
        kept: tuple[int, ...] = frame.data or ()
        leaders = mains_by_player(game, seat)
        if len(leaders) <= len(heads(game, seat)):
            return None
        options = [Option("keep", (mains[0],)) for mains in leaders.values() if mains[0] not in kept]
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = game.state.active
        kept = (*(frame.data or ()), option.card)
        frame.data = kept
        if len(kept) == len(heads(game, seat)):
            game.state.frames.pop()
            leaders = mains_by_player(game, seat).values()
            rest = [card for mains in leaders if mains[0] not in kept for card in mains]
            knock_out(game, rest, seat=seat)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Which main character do you keep?")

    def label(self, game: Vs, option: Option) -> str:
        return said("Keep {card}", card=named(game, option.card))

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return KEEP_MAIN


KEEP_MAIN: Final = Topic("keep-main")
SURPLUS_MAINS: Final = SurplusMains()


def surplus_mains(game: Vs, scope: Scope) -> None:
    if edition(game).must_hold_own_main and holds_too_many_mains(game, game.state.active):
        game.push(SURPLUS_MAINS, scope)


def mains_by_player(game: Vs, seat: int) -> dict[int, list[int]]:
    """The main characters on a side, by whose they are."""
    mains = game.state.mains
    found: dict[int, list[int]] = {}
    for card in characters(game, seat):
        if card in mains:
            found.setdefault(mains[card], []).append(card)
    return found


def holds_too_many_mains(game: Vs, seat: int) -> bool:
    leaders = len(mains_by_player(game, seat))
    return leaders > 1 and leaders > len(heads(game, seat))


def apply_idle(game: Vs, event: Event) -> None:
    game.state.idle = event.amount


IDLE: Final = EventKind("turns without an attack", apply_idle, quiet=True)


def is_or_will_be_in_play(game: Vs, main: int) -> bool:
    return in_a_row(game, main) or main in game.state.sheltered or waits_in_hand(game, main)


def waits_in_hand(game: Vs, main: int) -> bool:
    return game.state.zone[main] == HAND.at(game.state.owner[main]) and is_withdrawn(game, main)


def wounds_of(game: Vs, main: int) -> int:
    """The wounds of a main character, or those with which it will come back from hand."""
    kept = [change.amount for change in game.state.modifiers.get(WITHDRAWN, ()) if change.binds(game, main)]
    return sum(kept) if kept else game.state.wounds[main]


def end_if_nobody_fights(game: Vs, *, again: bool = False) -> None:
    """With all decks empty but those of players who are out, a full round without an attack ends the game: the fewest
    wounds win. A turn after which the same player takes another one counts together with that one."""
    state = game.state
    left = [seat for seat in range(state.seats) if not state.out[seat]]
    fights = history.times(game, ATTACK) or any(state.zones[DECK.at(seat)] for seat in left)
    idle = 0 if fights else state.idle + (not again)
    if idle != state.idle:
        game.take_place(Event(IDLE, amount=idle))
    if again or not idle or idle < len({state.home[seat] for seat in left}):
        return
    there = {seat: [main for main in mains_of(game, seat) if is_or_will_be_in_play(game, main)] for seat in left}
    wounds = {seat: sum(wounds_of(game, main) for main in mains) for seat, mains in there.items() if mains}
    fewest = [seat for seat in wounds if wounds[seat] == min(wounds.values())]
    best = tuple(seat for seat in range(state.seats) if any(not are_enemies(game, seat, one) for one in fewest))
    outcome = "win" if only_teammates(game, fewest) else "tie"
    unhurt = tuple(dict.fromkeys(game.face(main).name for seat in fewest for main in there[seat]))
    why = Message(
        "all decks are empty and nobody attacks: the fewest wounds count ({unhurt}: {number} wound)",
        {"unhurt": unhurt, "number": min(wounds.values())},
        many="all decks are empty and nobody attacks: the fewest wounds count ({unhurt}: {number} wounds)",
    )
    game.end(Result(outcome, best, rule="VS-WIN-10", why=why))
