"""Declaring a defender: the attacked player first, then the others in player order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, plural, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.topics import Standing, Topic
from longbox.games.champions.chapters import activations
from longbox.games.champions.chapters.acting_characters import YOURS, is_alter_ego, is_exhausted
from longbox.games.champions.chapters.boost import boost_cards
from longbox.games.champions.chapters.when_asked import offered_elsewhere
from longbox.games.champions.table import kinds, notes, slots
from longbox.games.champions.table.characters import allies, friends, minions
from longbox.games.champions.table.names import name_of, player, saying
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions


def apply_defend(game: Champions, event: Event) -> None:
    """Exhaust the defender; the attack is now on it."""
    card = event.card
    game.state.put("exhausted", card, 1)
    attack = activations.to_change(game, event.notes[notes.ACTIVATION])
    if attack is not None:
        attack.target = card
        attack.seat = game.state.controller[card]
        attack.defence = event.manner


DEFENDED: Final = EventKind("defend", apply_defend)


def can_defend(game: Champions, card: int) -> bool:
    return not game.state.exhausted[card] and game.face(card).kind != kinds.ALTER_EGO


def must_be_ally(game: Champions, scope: Scope, seat: int) -> bool:
    """Some enemies must be met by an ally of the engaged player, if one can."""
    if seat != scope.you or game.value(scope.source, "ally must defend") <= 0:
        return False
    return any(can_defend(game, ally) for ally in allies(game, seat))


@dataclass(frozen=True, eq=False)
class ChooseDefender(Question):
    """A ready hero or ally may defend. `data` counts the players who have declined."""

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        seats = self.seats(game, frame)
        for place in range(frame.data or 0, len(seats)):
            seat = seats[place]
            able = [card for card in friends(game, seat) if can_defend(game, card)]
            if able and must_be_ally(game, frame.scope, seat):
                forced = [card for card in able if game.face(card).kind == kinds.ALLY]
                return Decision(seat, [Option("defend", (card,)) for card in forced], about=self)
            if able:
                options = [Option("defend", (card,)) for card in able]
                return Decision(seat, [*options, Option("decline", amount=place)], about=self)
        return None

    def deeds(self, game: Champions) -> tuple[PlayerDeed, ...]:
        return (DEFEND,)

    def topic(self, game: Champions, decision: Decision) -> Topic:
        return DEFEND_TOPIC

    def prompt(self, game: Champions, decision: Decision) -> str:
        """Who attacks whom, and with what so far: the boost cards that it has been given are still face down."""
        scope = game.state.frames[-1].scope
        enemy = scope.source
        who, whom = name_of(game, enemy), player(game, scope.you)
        atk = max(0, game.value(enemy, "atk"))
        boosts = len(boost_cards(game, enemy))
        if not boosts:
            return said("{enemy} attacks {player} with {atk} ATK. Who defends?", enemy=who, player=whom, atk=atk)
        return plural(
            boosts,
            "{enemy} attacks {player} with {atk} ATK and a boost card. Who defends?",
            "{enemy} attacks {player} with {atk} ATK and {number} boost cards. Who defends?",
            enemy=who,
            player=whom,
            atk=atk,
        )

    def label(self, game: Champions, option: Option) -> str:
        return said("Don't defend") if option.verb == "decline" else super().label(game, option)

    def seats(self, game: Champions, frame: Frame) -> list[int]:
        seats = in_player_order(game)
        return [frame.scope.you, *(seat for seat in seats if seat != frame.scope.you)]

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        if option.verb == "decline":
            frame.data = option.amount + 1
            return
        game.state.frames.pop()
        scope = frame.scope
        card = option.card
        if scope.event is not None:
            scope.event.seat = game.state.controller[card]
        manner = "ally" if game.face(card).kind == kinds.ALLY else "basic"
        game.happen(
            Event(
                DEFENDED,
                card=card,
                seat=game.state.controller[card],
                manner=manner,
                notes={notes.ACTIVATION: scope.vars[slots.ACTIVATION]},
            )
        )


CHOOSE_DEFENDER: Final = ChooseDefender()


def villain_phase(game: Champions) -> str:
    """The name of the phase while there is more than one attack that may come in it."""
    state = game.state
    attackers = len(state.villains) + len(minions(game))
    return f"{state.turn}/{state.phase}" if attackers > 1 or len(in_player_order(game)) > 1 else ""


NOBODY_DEFENDS: Final = Standing(message("Nobody for the rest of this phase"), "decline", villain_phase)
DEFEND_TOPIC: Final = Topic("defend", rest=NOBODY_DEFENDS)


def defend_by_ability(game: Champions, seat: int) -> None:
    """A (defense) ability makes the identity the defender if nobody defends yet, without exhausting it."""
    attack = activations.enemy_attack(game)
    if attack is None or attack.defence:
        return
    activations.aim(game, attack, game.state.identity[seat], seat, "ability")


def may_use_defence(game: Champions, seat: int) -> bool:
    """After one player has defended, no other player may use a (defense) ability against that attack."""
    attack = activations.enemy_attack(game)
    return attack is None or not attack.defence or attack.seat == seat


def is_barred_by_ally(game: Champions, seat: int, card: int, target: int) -> bool:
    return game.face(card).kind != kinds.ALLY and must_be_ally(game, game.state.frames[-1].scope, seat)


DEFEND: Final = PlayerDeed(
    "defend",
    when=(offered_elsewhere("defend", "MC-BASIC-09", message("characters defend only while an enemy attacks")),),
    what=(
        YOURS,
        Bar("MC-DEFEND-04", is_exhausted, saying(message("{card} is exhausted"))),
        Bar("MC-DEFEND-05", is_alter_ego, saying(message("{card} can't defend in alter-ego form"))),
        Bar("MC-DEFEND-12", is_barred_by_ally, message("an ally of yours must defend against this enemy")),
    ),
    label=lambda game, option: said("Defend with {card}", card=name_of(game, option.card)),
)
