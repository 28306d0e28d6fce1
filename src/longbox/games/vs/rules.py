"""The rules of Vs. System as the engine asks for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from longbox.engine.cards import Card, Instance, Library
from longbox.engine.decision import Decision, Option
from longbox.engine.decks import Deck
from longbox.engine.dice import Seed
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.relations import Reason
from longbox.engine.rules import Rules
from longbox.engine.setup import Item, Problem
from longbox.engine.topics import Topic
from longbox.engine.triggers import Answer, Timing
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.cards.mcu_battles.awaited import AWAITED
from longbox.games.vs.chapters import (
    capture,
    deck_building,
    deck_lists,
    equipment,
    equipping,
    levels,
    modes,
    payment,
    plot_twists,
    reactions,
    resources,
    rows,
    side_deck,
    stun,
    super_powers,
    transform,
    why_not,
    winning,
)
from longbox.games.vs.chapters.setup import deal, namesake_problems
from longbox.games.vs.table import hidden, names, stats
from longbox.games.vs.table.editions import BOOKS, EDITIONS, Edition
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.powers import Grants, Keyword, LevelUp, PowersOf, Reaction, cannot_be_lost
from longbox.games.vs.table.state import Vs, VsState
from longbox.games.vs.table.timing import Opportunity, VsTiming
from longbox.games.vs.table.zones import HAND, ZONES
from longbox.games.vs.vocabulary import captives
from longbox.games.vs.words import asking, texts, topics, views
from longbox.games.vs.words.speech import VsSay

STATS: Final = (stats.ATK, stats.DEF, stats.HEALTH, stats.COST)


LEAVING_HAND: Final = frozenset(
    (
        resources.DISCARD,
        resources.GAIN_RESOURCE,
        payment.PAY_SYMBOLS,
        plot_twists.PLAY_TWIST,
        rows.APPEAR,
        equipping.EQUIP,
    )
)
"""The events by which cards leave hands."""


FOLLOWS: Final[dict[EventKind, Callable[[Vs, Event], bool]]] = {
    stun.KO: winning.judge_ko,
    rows.APPEAR: rows.ko_the_namesakes,
    rows.CHANGE_SIDES: rows.ko_the_namesakes,
    transform.TRANSFORM: rows.ko_the_namesakes,
    levels.GAIN_XP: levels.level_up_if_due,
}
"""What an event may bring about at once: the end, the KO of namesakes on a side that a character comes to, a level."""


def notice_empty_hand(game: Vs, event: Event) -> bool:
    """Tell those who wait for it that a player's last card has left the hand."""
    if not game.watched(resources.HAND_EMPTIES.after) or game.state.zones[HAND.at(event.seat)]:
        return False
    if event.kind is rows.APPEAR and event.manner != "recruit":
        return False
    game.happen(Event(resources.HAND_EMPTIES, seat=event.seat))
    return True


@cache
def form(library: Library) -> tuple[Item, ...]:
    mains = tuple(card.name for card in library if card.kind == "main character")
    return (
        Item(
            "decks", "the deck of each player", ("avengers", "super-villains"), deck_lists.STARTERS,
            many=True, least=2, most=4, repeats=True, decks=True, rule="VS-SCOPE-03",
        ),
        Item(
            "mains", "the main character of each player; left out: the deck's own", (), mains,
            many=True, least=0, most=4, repeats=True,
        ),
        Item("mode", "who plays with whom", modes.FREE_FOR_ALL, tuple(modes.MODES), meanings=modes.MODES),
        Item(
            "recruit_for_teammate", "whether characters can be recruited into a teammate's rows", False,
            (False, True), rule="VS-TEAM2V2-08",
        ),
        Item(
            "rules", "the book to play by, where the books differ", COMPILED, tuple(BOOKS), rule="VS-SCOPE-02",
            meanings=BOOKS,
        ),
        Item("open_hands", "whether all hands are open", False, (False, True)),
    )  # fmt: skip


@cache
def starter_problems(name: str, main: str, book: str) -> tuple[Problem, ...]:
    """What is wrong with a starter deck under a main character; simulations ask it over and over."""
    return tuple(deck_building.deck_problems(LIBRARY, deck_lists.starter(name), main, EDITIONS[book], AWAITED))


class VsRules(Rules):
    name = "vs"
    zones = ZONES
    library = LIBRARY
    timing: Timing = VsTiming()
    say = VsSay
    topics: tuple[Topic, ...] = topics.TOPICS
    awaited = AWAITED
    counted: frozenset[str] = frozenset((stats.ATK, stats.DEF))

    def new_state(self, seats: int) -> VsState:
        return VsState().lay_out(len(self.zones), seats)

    # Values

    def printed(self, game: Vs, card: int, stat: str) -> int:
        """A stat of the level that shows; or whether a card has a keyword, 1 or 0."""
        face = game.face(card)
        found = face.stats.get(stat)
        if found is not None:
            return found
        if game.state.alters_powers and stat not in STATS:
            return int(any(isinstance(one.power, Keyword) and one.power.key == stat for one in game.instances(card)))
        return face.keywords.get(stat, 0)

    def floor(self, game: Vs, card: int, stat: str) -> int | None:
        """Stats may fall below nought; what that means, `stats.py` says."""
        return None

    def counters(self, game: Vs, card: int, stat: str) -> int:
        """+1/+1 and -1/-1 counters change ATK and DEF."""
        return game.state.counters[card] if stat in self.counted else 0

    def powers(self, game: Vs, card: int) -> tuple[Instance, ...]:
        """A card's powers while something gives or takes powers: less what it lost, more what it has from others."""
        own = game.face(card).instances
        if stats.loses_powers(game, card):
            levels_up = not stats.loses_level_up(game, card)
            return tuple(
                one for one in own if cannot_be_lost(one.power) or (levels_up and isinstance(one.power, LevelUp))
            )
        return (*own, *self.granted(game, card), *self.copied(game, card, own))

    def granted(self, game: Vs, card: int) -> Iterator[Instance]:
        """The powers that a character has from its equipment."""
        for worn in game.on(card):
            for one in game.state.definition[worn].instances:
                if isinstance(one.power, Grants):
                    yield Instance(one.power.power, worn, one.ordinal)

    def copied(self, game: Vs, card: int, own: tuple[Instance, ...]) -> Iterator[Instance]:
        """The powers of other cards that a power of this one says it has."""
        scope = Scope(game.state.controller[card], card)
        for lends in own:
            if isinstance(lends.power, PowersOf):
                for other in lends.power.noun.cards(game, scope):
                    for one in game.face(other).instances:
                        if not isinstance(one.power, (PowersOf, LevelUp)):
                            yield Instance(one.power, other, one.ordinal)

    def may_answer(self, game: Vs, answer: Answer, event: Event) -> bool:
        if isinstance(answer.instance.power, Reaction):
            return reactions.can_react(game, answer)
        return super().may_answer(game, answer, event)

    def use(self, game: Vs, answer: Answer, scope: Scope) -> None:
        if isinstance(answer.instance.power, Reaction):
            super_powers.use(game, answer.seat, answer.card, answer.instance, scope.event)
        else:
            super().use(game, answer, scope)

    def new_object(self, game: Vs, card: int) -> None:
        state = game.state
        if state.counters[card]:
            state.put("counters", card, 0)
        if state.wounds[card]:
            state.put("wounds", card, 0)
        if state.xp[card]:
            state.put("xp", card, 0)
        if state.xp_aside:
            state.xp_aside = {key: xp for key, xp in state.xp_aside.items() if key[0] != card}
        if state.hidden[card]:
            state.put("hidden", card, 0)
        if state.lender[card] >= 0:
            state.put("lender", card, -1)
        if state.exhausted[card]:
            state.put("exhausted", card, 0)
        if state.attached:
            equipment.part(game, card)

    # What the state itself brings about

    def check(self, game: Vs, event: Event) -> None:
        """After each event: namesakes, levels, characters without DEF, fatal wounds, the end of the game."""
        kind = event.kind
        follows = FOLLOWS.get(kind)
        if follows is not None and follows(game, event):
            return
        if game.state.held_back and levels.level_up_the_freed(game):
            return
        if game.state.captives and capture.free_the_captives(game):
            return
        if kind in LEAVING_HAND and notice_empty_hand(game, event):
            return
        stun.judge_fighters(game, event)

    # Asking

    def must_ask(self, game: Vs, decision: Decision) -> bool:
        """A player with cards in hand is asked even if he can only pass, or pay in one way, lest silence tell what he
        holds."""
        if not isinstance(decision.about, (Opportunity, captives.MayPay, payment.Pay)) or game.state.open_hands:
            return False
        return bool(game.state.zones[HAND.at(decision.seat)])

    def open_hands(self, game: Vs) -> bool:
        return bool(game.state.open_hands)

    def redeal(self, game: Vs, seat: int | None) -> None:
        hidden.redeal_side_decks(game, seat)

    # Set-up

    def form(self) -> tuple[Item, ...]:
        return form(self.library)

    def implied(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """Teams of players are four, a starter deck for each."""
        return {"decks": deck_lists.STARTERS[:4]} if chosen.get("mode") in tuple(modes.PARTIES) else {}

    def problems(self, setup: dict[str, Any]) -> list[Problem]:
        chosen = setup["decks"]
        mains = list(setup["mains"])
        if mains and len(mains) != len(chosen):
            text = f"there are {len(chosen)} decks and {len(mains)} main characters"
            return [Problem("VS-SETUP-01", text, "Name one main character for each deck, or none.")]
        book = EDITIONS[setup["rules"]]
        found = modes.mode_problems(setup["mode"], len(chosen), setup["recruit_for_teammate"])
        fielded = []
        for seat, one in enumerate(chosen):
            deck = deck_lists.chosen(one)
            main = mains[seat] if mains else deck.headings.get("main", "")
            if isinstance(one, Deck):
                found += one.unread_problems() + self.problems_of(one, main, book)
            else:
                found += starter_problems(one, main, setup["rules"])
            fielded.append(main)
        return found or namesake_problems(self.library, setup["mode"], fielded)

    def deck_problems(self, deck: Deck) -> list[Problem]:
        return self.problems_of(deck, deck.headings.get("main", ""), EDITIONS[COMPILED])

    def problems_of(self, deck: Deck, main: str, book: Edition) -> list[Problem]:
        found = deck_building.deck_problems(self.library, deck, main, book, AWAITED)
        return found + side_deck.side_deck_problems(self.library, deck)

    def deal(self, setup: dict[str, Any], seed: Seed) -> Vs:
        return deal(self, setup, seed)

    def concede(self, game: Vs, seat: int) -> None:
        winning.stop_acting(game, seat)
        winning.lose(game, seat, "", f"player {seat + 1} gave up")

    # Words and views

    def why_not(self, game: Vs, seat: int, verb: str, card: int, target: int) -> list[Reason]:
        return why_not.why_not(game, seat, verb, card, target)

    def prompt(self, game: Vs, decision: Decision) -> str:
        return asking.prompt(game, decision)

    def topic(self, game: Vs, decision: Decision) -> Topic:
        return topics.topic(decision)

    def label(self, game: Vs, option: Option) -> str:
        return asking.label(game, option)

    def marks(self, game: Vs, seat: int, card: int) -> tuple[str, ...]:
        return names.marks(game, seat, card)

    def player(self, game: Vs, seat: int) -> str:
        return names.player(game, seat)

    def text(self, card: Card) -> str:
        return texts.card_text(card)

    def facts(self, card: Card) -> dict[str, Any]:
        return views.printed(card)

    def card_view(self, game: Vs, card: int) -> dict[str, Any]:
        return views.card_view(game, card)

    def table_view(self, game: Vs, seat: int | None) -> dict[str, Any]:
        return views.table_view(game, seat)


RULES: Final = VsRules()
