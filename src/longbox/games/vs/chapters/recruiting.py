"""Recruiting characters, and equipping them, with recruit points (rulebook: Recruit Step)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from longbox.engine.decision import DONE, Decision, Option, offers
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import distinct
from longbox.engine.events import Doing, Event, EventKind
from longbox.engine.frames import Frame, Scope
from longbox.engine.language import message, plural, said
from longbox.engine.modifiers import ADD
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.engine.slots import Slot
from longbox.engine.topics import Topic
from longbox.games.vs.chapters.buying_xp import HIRING, hire, hires
from longbox.games.vs.chapters.equipping import EQUIPPING, equip, equips
from longbox.games.vs.chapters.hands_and_decks import hand, shuffle
from longbox.games.vs.chapters.payment import NOBODY, PAY, payable
from longbox.games.vs.chapters.playing_cards import tell_of_play
from longbox.games.vs.chapters.plays import BUILD_PLAYS, make_play, plays
from longbox.games.vs.chapters.resources import price_words, too_dear
from longbox.games.vs.chapters.rows import appear, bears_name_of_main
from longbox.games.vs.table import notes, slots
from longbox.games.vs.table.cards import definitions
from longbox.games.vs.table.characters import is_main, mains_of, rows_of
from longbox.games.vs.table.kinds import BUILD
from longbox.games.vs.table.names import name, named
from longbox.games.vs.table.players import teammates
from longbox.games.vs.table.powers import RESERVE, RecruitedFor, icons
from longbox.games.vs.table.speech import speech
from longbox.games.vs.table.state import Vs
from longbox.games.vs.table.stats import cost_of, teams
from longbox.games.vs.table.timing import NOT_YOUR_TURN, BuildStep, Outside
from longbox.games.vs.table.zones import DECK, HAND, KO_PILE


def is_no_recruit(game: Vs, card: int) -> bool:
    """Whether a card is no supporting character: a promoted one is none, even in a hand."""
    return not definitions(game)[card].is_supporting or is_main(game, card)


def is_no_recruit_in_hand(game: Vs, seat: int, card: int, target: int) -> bool:
    here = game.state.zone[card] == HAND.at(seat) or card in fallen(game, seat)
    return not here or is_no_recruit(game, card)


def is_no_recruit_in_deck(game: Vs, seat: int, card: int, target: int) -> bool:
    return card not in reserve(game, seat) or is_no_recruit(game, card)


def bears_name_of_every_main(game: Vs, seat: int, card: int, target: int) -> bool:
    """Whether a character bears the name of a main character on each side that it could be recruited for."""
    return all(bears_name_of_main(game, card, side) for side in recruiting_sides(game, seat))


def in_hand_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no supporting character in your hand", card=name(game, card))


def in_deck_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} is no character that can be recruited from your deck", card=name(game, card))


def namesake_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("your main character is called {card} as well", card=name(game, card))


def with_the_main(game: Vs, seat: int, card: int, target: int) -> tuple[int, ...]:
    return (card, *mains_of(game, seat))


RECRUIT_LABELS: Final = (
    (message("Recruit {card} ({cost}) into the front row"), message("Recruit {card} ({cost}) into the back row")),
    (
        message("Recruit {card} ({cost}) into your teammate's front row"),
        message("Recruit {card} ({cost}) into your teammate's back row"),
    ),
)
"""For oneself, and for a teammate; into the front row, and into the back row."""


def recruit_label(game: Vs, option: Option) -> str:
    number, row = divmod(option.amount, 2)
    card, cost = named(game, option.card), game.value(option.card, "cost")
    return said(RECRUIT_LABELS[number][row], card=card, cost=cost)


def takes_no_symbols(game: Vs, seat: int, card: int, target: int) -> bool:
    return not price_in_symbols(game, card)


def lacks_symbols(game: Vs, seat: int, card: int, target: int) -> bool:
    return not payable(game, seat, price_in_symbols(game, card), NOBODY)


def no_symbols_words(game: Vs, seat: int, card: int, target: int) -> str:
    return said("{card} can't be recruited for symbols", card=name(game, card))


def symbols_words(game: Vs, seat: int, card: int, target: int) -> str:
    symbols = icons(price_in_symbols(game, card), speech(game, name(game, card)))
    return said("you can't pay {symbols}", symbols=symbols)


def trade_label(game: Vs, option: Option) -> str:
    number, row = divmod(option.amount, 2)
    card = named(game, option.card)
    symbols = icons(price_in_symbols(game, option.card), speech(game, name(game, option.card)))
    return said(RECRUIT_LABELS[number][row], card=card, cost=symbols)


IN_THE_STEP: Final = (Outside("VS-FORMATION-06", BUILD, "recruit"), NOT_YOUR_TURN)
OF_ANY_RECRUIT: Final = (
    Bar("VS-UNIQUE-05", bears_name_of_every_main, namesake_words, cards=with_the_main, last=True),
    Bar("VS-RECRUIT-05", too_dear, price_words),
)
RECRUITING: Final = PlayerDeed(
    "recruit",
    when=IN_THE_STEP,
    what=(Bar("VS-RECRUIT-02", is_no_recruit_in_hand, in_hand_words, last=True), *OF_ANY_RECRUIT),
    label=recruit_label,
)
RECRUITING_FROM_THE_DECK: Final = PlayerDeed(
    "recruit",
    when=IN_THE_STEP,
    what=(Bar("VS-RECRUIT-09", is_no_recruit_in_deck, in_deck_words, last=True), *OF_ANY_RECRUIT),
    label=recruit_label,
)
TRADING: Final = PlayerDeed(
    "trade",
    when=IN_THE_STEP,
    what=(
        Bar("VS-RECRUIT-02", is_no_recruit_in_hand, in_hand_words, last=True),
        Bar("", takes_no_symbols, no_symbols_words, last=True),
        Bar("VS-UNIQUE-05", bears_name_of_every_main, namesake_words, cards=with_the_main, last=True),
        Bar("VS-POWER-07", lacks_symbols, symbols_words),
    ),
    label=trade_label,
)
DEEDS: Final = (RECRUITING, TRADING, EQUIPPING, HIRING, *BUILD_PLAYS)
FROM_THE_DECK: Final = (RECRUITING_FROM_THE_DECK,)


def apply_stopping(game: Vs, event: Event) -> None:
    """Recruit points that were not spent are gone."""
    game.state.points[event.seat] = 0


STOP_RECRUITING: Final = EventKind("stop recruiting", apply_stopping, quiet=True)
RECRUIT_TOPIC: Final = Topic("recruit")


@dataclass(frozen=True, eq=False)
class RecruitStep(BuildStep):
    """Spend recruit points on cards from hand: characters, each into a row, and equipment, each onto a character."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        options = recruits(game, seat, hand(game, seat))
        options += recruits(game, seat, fallen(game, seat))
        options += trades(game, seat, [*hand(game, seat), *fallen(game, seat)])
        options += equips(game, seat)
        options += hires(game, seat)
        held = reserve(game, seat)
        if held and recruits(game, seat, held):
            options.append(SEARCH)
        options += plays(game, seat, BUILD)
        options.append(DONE)
        return Decision(seat, options, about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        seat = frame.scope.you
        if option.verb == "recruit":
            recruit_by(game, seat, option)
        elif option.verb == "trade":
            pay_for_recruit(game, seat, option)
        elif option is SEARCH:
            game.show(game.state.zones[DECK.at(seat)], 1 << seat)
            game.push(RECRUIT_FROM_DECK, frame.scope)
        elif option.verb == "hire":
            hire(game, seat, option.card)
        elif option.verb == "equip":
            equip(game, seat, option.card, option.to)
        elif not make_play(game, seat, option):
            game.state.frames.pop()
            game.take_place(Event(STOP_RECRUITING, seat=seat))

    def prompt(self, game: Vs, decision: Decision) -> str:
        return plural(
            game.state.points[decision.seat],
            "Recruit characters ({number} recruit point left)",
            "Recruit characters ({number} recruit points left)",
        )

    def label(self, game: Vs, option: Option) -> str:
        return said("Recruit a character from your deck") if option is SEARCH else super().label(game, option)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return RECRUIT_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return DEEDS


@dataclass(frozen=True, eq=False)
class RecruitFromDeck(BuildStep):
    """Recruit somebody from the deck, who is known to be there, and shuffle it."""

    def ask(self, game: Vs, frame: Frame) -> Decision:
        seat = frame.scope.you
        return Decision(seat, recruits(game, seat, reserve(game, seat)), about=self)

    def answer(self, game: Vs, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        game.push(SHUFFLE_AFTERWARDS, frame.scope)
        recruit_by(game, frame.scope.you, option)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return said("Whom do you recruit from your deck?")

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return RECRUIT_TOPIC

    def deeds(self, game: Vs) -> tuple[PlayerDeed, ...]:
        return FROM_THE_DECK


def shuffle_deck(game: Vs, scope: Scope) -> None:
    shuffle(game, DECK.at(scope.you))


SEARCH: Final = Option("search")
RECRUIT_STEP: Final = RecruitStep()
RECRUIT_FROM_DECK: Final = RecruitFromDeck()
SHUFFLE_AFTERWARDS: Final = Steps(shuffle_deck)


def reserve(game: Vs, seat: int) -> list[int]:
    """The cards of a player's deck that can be recruited from there. What lies elsewhere tells them which these are."""
    state = game.state
    if not state.statics or RESERVE not in state.statics:
        return []
    return [card for card in state.statics[RESERVE] if state.zone[card] == DECK.at(seat)]


def apply_permission(game: Vs, event: Event) -> None:
    game.modify(RECRUITS_THE_FALLEN, ADD, event.seat, (), ("turn", 0), source=event.source)


RECRUITS_THE_FALLEN: Final = "recruits from the KO pile"
ALLOW_THE_FALLEN: Final = EventKind("may recruit from the KO pile", apply_permission)


def fallen(game: Vs, seat: int) -> list[int]:
    """The cards of a player's KO pile, if an effect lets them recruit from there."""
    allowed = game.state.modifiers.get(RECRUITS_THE_FALLEN, ())
    return game.state.zones[KO_PILE.at(seat)] if any(change.amount == seat for change in allowed) else []


def recruits(game: Vs, seat: int, cards: list[int]) -> list[Option]:
    """Whom of these, in hand or in the deck, a player can recruit, and into which rows; alike cards once."""
    printed = definitions(game)
    able = [
        card
        for card in cards
        if printed[card].is_supporting and not too_dear(game, seat, card) and not is_main(game, card)
    ]
    if not able:
        return []
    options: list[Option] = []
    sides = recruiting_sides(game, seat)
    for card in distinct(game, able):
        for number, side in enumerate(sides):
            if not bears_name_of_main(game, card, side):
                options.append(offers("recruit", 2 * number)[card])
                options.append(offers("recruit", 2 * number + 1)[card])
    return options


def recruit_by(game: Vs, seat: int, option: Option) -> None:
    number, row = divmod(option.amount, 2)
    side = recruiting_sides(game, seat)[number]
    recruit(game, seat, option.card, rows_of(game, side)[row], side)


def price_in_symbols(game: Vs, card: int) -> tuple[str, ...]:
    """The symbols for which a character may be recruited, if its card says so."""
    return next((power.cost for power in definitions(game)[card].powers if isinstance(power, RecruitedFor)), ())


def trades(game: Vs, seat: int, cards: list[int]) -> list[Option]:
    """Whom of these a player can recruit for symbols, and into which rows; alike cards once."""
    for_symbols = [card for card in cards if price_in_symbols(game, card)]
    able = [card for card in for_symbols if payable(game, seat, price_in_symbols(game, card), NOBODY)]
    return [
        Option("trade", (card,), amount=2 * number + row)
        for card in distinct(game, able)
        for number, side in enumerate(recruiting_sides(game, seat))
        if not is_main(game, card) and not bears_name_of_main(game, card, side)
        for row in (0, 1)
    ]


def pay_for_recruit(game: Vs, seat: int, option: Option) -> None:
    number, row = divmod(option.amount, 2)
    side = recruiting_sides(game, seat)[number]
    paid: dict[Slot, Any] = {slots.FOUND: (option.card,), slots.SEAT: side, slots.WHERE_TO: rows_of(game, side)[row]}
    game.push(RECRUIT_FOR_SYMBOLS, Scope(seat, option.card, vars=paid))
    cost: dict[Slot, Any] = {slots.COST: price_in_symbols(game, option.card), slots.CHARACTER: option.card}
    game.push_picks(PAY, Scope(seat, NOBODY, vars=cost), None)


def recruit_paid_for(game: Vs, scope: Scope) -> None:
    recruit(game, scope.you, scope.source, scope[slots.WHERE_TO], scope[slots.SEAT], manner="symbols")


RECRUIT_FOR_SYMBOLS: Final = Steps(recruit_paid_for)


def recruiting_sides(game: Vs, seat: int) -> list[int]:
    """For whom a player may recruit: themselves and, by the optional rule, their teammate."""
    return [seat, *teammates(game, seat)] if game.state.recruit_for_teammate else [seat]


def apply_recruit(game: Vs, event: Event) -> None:
    """What answers recruiting acts before the character appears: it listens to the stage before this one."""
    if event.manner != "symbols":
        game.state.points[event.seat] -= cost_of(game, event.card)
    game.expire("recruit", event.seat)
    for team in sorted(teams(game, event.card)):
        game.expire(recruit_of(team), event.seat)


def recruit_of(team: str) -> str:
    """The moment at which somebody of a team is recruited, until which things may last."""
    return f"recruit {team}"


def bring_recruit(game: Vs, event: Event) -> None:
    tell_of_play(game, event.seat, event.card)
    appear(game, event.card, event.amount, seat=event.notes[notes.SIDE], manner="recruit")


RECRUIT: Final = EventKind(
    "recruit", apply_recruit, then=bring_recruit, doing=Doing("recruit", "recruited"), remembered=True
)


def recruit(game: Vs, seat: int, card: int, row: int, side: int, *, manner: str = "") -> None:
    """A player recruits a character into a row of their own side, or of whoever else they recruit for."""
    game.happen(Event(RECRUIT, seat=seat, card=card, amount=row, manner=manner, notes={notes.SIDE: side}))
