"""Playing plot twists from hand (rulebook: Playing Plot Twists)."""

from __future__ import annotations

from typing import Final

from longbox.engine.decision import Option, offers
from longbox.engine.effects.flow import Steps
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import either, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.relations import Reason, forbidden
from longbox.games.vs.chapters.playing_cards import tell_of_play
from longbox.games.vs.table import slots
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.characters import characters, face_up_among
from longbox.games.vs.table.kinds import BUILD, COMBAT, MAIN, OF_OTHER_WORLDS
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import on_turn
from longbox.games.vs.table.powers import PlotTwist
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import teams
from longbox.games.vs.table.timing import another_time, of_no_card, times_now
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE, PLAYED


def twist_of(game: Vs, card: int) -> PlotTwist:
    """What a plot twist does; of one that can be played at several times, what it does now."""
    definition = definitions(game)[card]
    first = definition.twist
    assert first is not None
    if len(definition.twists) == 1:
        return first
    return next((twist for twist in definition.twists if twist.timing == game.state.phase), first)


def is_no_twist_in_hand(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    return game.state.zone[card] != HAND.at(seat) or definitions(game)[card].twist is None


def is_for_another_time(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    return twist_of(game, card).timing not in times_now(game)


def waits_for_your_turn(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    return not twist_of(game, card).any_turn and not on_turn(game, seat)


def lacks_a_team(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    """Whether face-up characters are missing whose symbols a card shows: of its team, or of any Marvel team."""
    definition = definitions(game)[card]
    wanted = definition.traits
    if definition.marvel_symbol:
        return not any(teams(game, one) - OF_OTHER_WORLDS for one in face_up_among(game, characters(game, seat)))
    if not wanted:
        return False
    missing = definition.symbols_needed
    for one in face_up_among(game, characters(game, seat)):
        if not wanted.isdisjoint(teams(game, one)):
            missing -= 1
            if not missing:
                return False
    return True


def is_forbidden(game: Vs, seat: int, card: int, target: int = -1) -> bool:
    return forbidden(game, "play a plot twist", card) is not None


def who_forbids(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    ban = forbidden(game, "play a plot twist", card)
    return (ban.source,) if ban is not None else ()


def forbidden_words(game: Vs, seat: int, card: int, target: int) -> str:
    ban = forbidden(game, "play a plot twist", card)
    return ban.rule.clause(speech(game, name(game, ban.source))) if ban is not None else ""


def may_play(game: Vs, seat: int, card: int) -> bool:
    """Whether a player may play a plot twist at its time."""
    return not (
        waits_for_your_turn(game, seat, card) or lacks_a_team(game, seat, card) or is_forbidden(game, seat, card)
    )


def playable(game: Vs, seat: int, card: int, timing: str) -> bool:
    """Whether a player could play a plot twist at this time, wherever it lies."""
    return twist_of(game, card).timing == timing and may_play(game, seat, card)


def no_twist_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no plot twist in your hand", card=name(game, card))


def time_words(game: Vs, seat: int, card: int, target: int) -> str:
    return another_time(game, twist_of(game, card).timing)


def team_words(game: Vs, seat: int, card: int, target: int) -> str:
    wanted = sorted(game.state.definition[card].traits)
    if not wanted:
        return said("you have no face-up character of the Marvel teams")
    teams = either([said(team) for team in wanted])
    if wanted[0].startswith("The "):
        return said("you have no face-up character of {team}", team=teams)
    return said("you have no face-up character of the {team}", team=teams)


class AnotherTime(Bar):
    """A plot twist is played in its own phase: for each there is a rule."""

    def reasons(self, game: Vs, seat: int, card: int, target: int) -> list[Reason]:
        return [one._replace(rule=rule_of_time(game, card)) for one in super().reasons(game, seat, card, target)]


def rule_of_time(game: Vs, card: int) -> str:
    twist = twist_of(game, card)
    if twist.timing == COMBAT:
        return "VS-PLOT-06" if twist.any_turn else "VS-PLOT-05"
    return {BUILD: "VS-PLOT-02", MAIN: "VS-PLOT-04"}[twist.timing]


def play_label(game: Vs, option: Option) -> str:
    return said("Play {card}", card=named(game, option.card))


PLAYING: Final = PlayerDeed(
    "play",
    what=(
        Bar("VS-PLOT-01", is_no_twist_in_hand, no_twist_words, last=True),
        AnotherTime("", is_for_another_time, time_words, cards=of_no_card),
        Bar("VS-TURN-05", waits_for_your_turn, "it is another player's turn", cards=of_no_card),
        Bar("VS-PLOT-08", lacks_a_team, team_words),
        Bar("", is_forbidden, forbidden_words, cards=who_forbids),
    ),
    label=play_label,
)
TO_PLAY: Final = offers("play")


def apply_play(game: Vs, event: Event) -> None:
    game.move(event.card, PLAYED.at())


def follow_instructions(game: Vs, event: Event) -> None:
    """Do what a plot twist says; when that is done it goes to the KO pile, or where `manner` says."""
    tell_of_play(game, event.seat, event.card)
    scope = Scope(event.seat, event.card, vars={slots.WHERE_TO: event.manner})
    game.push(PUT_AWAY, scope)
    game.enter(twist_of(game, event.card).effect, scope)


PLAY_TWIST: Final = EventKind(
    "play a plot twist",
    apply_play,
    then=follow_instructions,
    doing=Doing("play", rest="a {plot twist}", past="played"),
    remembered=True,
)


def play(game: Vs, seat: int, card: int, then: str = "KO pile") -> None:
    game.happen(Event(PLAY_TWIST, seat=seat, card=card, manner=then))


COMES_TO_NOTHING: Final = EventKind("come to nothing")
"""Told where a plot twist found nothing that it could do something to."""


def apply_putting_away(game: Vs, event: Event) -> None:
    owner = game.state.owner[event.card]
    if event.manner == "deck":
        game.move(event.card, DECK.at(owner))
        game.shuffle(DECK.at(owner))
    else:
        game.move(event.card, KO_PILE.at(owner))


TWIST_PUT_AWAY: Final = EventKind("put a plot twist away", apply_putting_away, quiet=True)


def put_away(game: Vs, scope: Scope) -> None:
    card = scope.source
    if game.log is not None and game.log.latest() == PLAY_TWIST.name:
        game.tell(Event(COMES_TO_NOTHING, card=card))
    game.take_place(Event(TWIST_PUT_AWAY, seat=scope.you, card=card, manner=scope[slots.WHERE_TO]))


PUT_AWAY: Final = Steps(put_away)
