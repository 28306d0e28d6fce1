"""A position of Legendary laid out by card names, and played by names.

Seat 0 is in the middle of its turn. Nobody holds a card, every deck is ten Agents (or among villains ten Operatives),
the city is empty, the Villain Deck is Bystanders, the HQ five Keen Senses, and there are no special Bystanders, unless
a test says otherwise. An action
that leaves a decision unanswered fails, and so does an answer that is not offered, or a table that is left in disorder
(`consistent.py`). What is forced is not asked: of two cards to discard out of two Agents and an Odinson, one must be an
Agent, so only the other is asked for. Where no set has a card yet, a test may make one and use it instead of a name.
"""

from __future__ import annotations

from typing import Any

import longbox
from longbox.engine import dice, view
from longbox.engine.cards import Card
from longbox.engine.decision import Option
from longbox.engine.events import Event
from longbox.engine.frames import Scope
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import turn, weakening
from longbox.games.legendary.chapters.adapting import TACTIC, tactics
from longbox.games.legendary.chapters.bonding import BOND
from longbox.games.legendary.chapters.bystanders import CAPTIVE, HERO_UNDER
from longbox.games.legendary.chapters.ending import victory_points
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.weapons import HELD_WEAPON
from longbox.games.legendary.table import board, roles
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import masterminds
from longbox.games.legendary.table.kinds import ATTACK_POINTS, BYSTANDER, HERO, RECRUIT_POINTS, SPACES, VILLAINS
from longbox.games.legendary.table.state import Points, Table
from longbox.games.legendary.table.zones import (
    ARTIFACTS,
    ASIDE,
    BINDINGS,
    BYSTANDERS,
    CITY_ROW,
    DECK,
    DISCARD,
    ESCAPED,
    HAND,
    HELD,
    HERO_DECK,
    HQ,
    KO_PILE,
    LOCATIONS,
    MADAME_HYDRA,
    NEW_RECRUITS,
    OFFICERS,
    PLAYED,
    SCHEME_SPACE,
    SIDEKICKS,
    TACTICS,
    TRAPS,
    VICTORY,
    VILLAIN_DECK,
    WOUNDS,
)
from longbox.record import Record
from longbox.story import lines_of

from . import chairs, consistent

SHORT = {"Agent": "S.H.I.E.L.D. Agent", "Trooper": "S.H.I.E.L.D. Trooper", "Officer": "S.H.I.E.L.D. Officer"}
SHORT |= {"Twist": "Scheme Twist", "Strike": "Master Strike"}
SHORT |= {"Operative": "HYDRA Operative", "Soldier": "HYDRA Soldier"}
OF_VILLAINS = {"Twist": "Plot Twist", "Strike": "Command Strike"}
AMONG_VILLAINS = {
    "expansions": ["core"],
    "mastermind": "red-skull",
    "scheme": "unleash-the-power-of-the-cosmic-cube",
}
"""Where a test says no more than that the players are villains."""
STACKS = {"wounds": WOUNDS, "bystanders": BYSTANDERS, "officers": OFFICERS, "sidekicks": SIDEKICKS}
STACKS |= {"bindings": BINDINGS, "madame hydra": MADAME_HYDRA, "new recruits": NEW_RECRUITS}
OF_HEROES = (HAND, DECK, DISCARD, PLAYED, HQ, HERO_DECK)
"""Where cards lie that are mostly Heroes."""
BOX = ASIDE.first + 4
"""Cards that are out of the way lie in a place that games of up to four players don't use."""
BRIEF = {name: short for short, name in (*SHORT.items(), *OF_VILLAINS.items())}


class Scenario:
    def __init__(self, **setup: Any) -> None:
        if setup.get("side") == VILLAINS:
            setup = AMONG_VILLAINS | setup
        chosen = {item.name: item.default for item in RULES.form()} | setup
        assert RULES.problems(chosen) == []
        self.groups = [COLLECTION.villains[group].name for group in chosen["villains"] or ()]
        self.game: Table = RULES.deal(chosen, seed=1)
        self.state = self.game.state
        self.state.active = 0
        self.started = False
        self.more_villain_cards = 0
        self.mirror: Table | None = None
        """The same table with everybody one chair further on, as long as an action is under way."""
        self.state.frames.clear()
        self.game.push(turn.TURNS, Scope(-1))
        self.state.frames[0].at = 2
        for card in list(self.state.zones[BYSTANDERS.first]):
            if self.state.definition[card].powers:
                self.game.move(card, BOX)
        for seat in range(self.state.seats):
            self.hand(seat=seat)
            self.deck(*["Operative" if self.state.side == VILLAINS else "Agent"] * 10, seat=seat)
        self.villain_deck(*["Bystander"] * 10)
        self.hq(*["Keen Senses"] * 5)

    def second_scheme(self, name: str) -> Scenario:
        """Another Scheme lies beside the first one."""
        self._new(name, SCHEME_SPACE.first, -1)
        return self

    def _set(self, zone: int, names: tuple[str | Card, ...], owner: int = -1) -> list[int]:
        """Make these the cards of a zone; what lay there goes back to the box."""
        for card in list(self.state.zones[zone]):
            self.game.move(card, BOX)
        return [self._new(name, zone, owner) for name in names]

    def _new(self, name: str | Card, zone: int, owner: int = -1) -> int:
        card = self.state.new_card(self._definition(name, zone), owner, BOX, pool=max(owner, 0))
        weakening.take_note(self.game, (self.state.definition[card],))
        self.game.move(card, zone)
        return card

    def _definition(self, name: str | Card, zone: int = -1) -> Card:
        """Of several cards of a name one of a group that the set-up names is meant, or what belongs in that place."""
        if isinstance(name, Card):
            return name
        short = SHORT | OF_VILLAINS if self.state.side == VILLAINS else SHORT
        found = RULES.library.named(short.get(name, name))
        assert found, f"no card is called {name}"
        heroes = any(kind.holds(zone) for kind in OF_HEROES)
        kinds = [card for card in found if (card.kind == HERO) == heroes] or found
        return next((card for card in found if card.fact("group") in self.groups), kinds[0])

    # The position

    def hand(self, *names: str | Card, seat: int = 0) -> Scenario:
        self._set(HAND.first + seat, names, seat)
        return self

    def deck(self, *names: str | Card, seat: int = 0) -> Scenario:
        """A player's deck, the top card first."""
        self._set(DECK.first + seat, names[::-1], seat)
        return self

    def discard(self, *names: str | Card, seat: int = 0) -> Scenario:
        self._set(DISCARD.first + seat, names, seat)
        return self

    def victory(self, *names: str | Card, seat: int = 0) -> Scenario:
        self._set(VICTORY.first + seat, names, seat)
        return self

    def artifacts(self, *names: str, seat: int = 0) -> Scenario:
        """Artifacts that a player put out on an earlier turn."""
        self._set(ARTIFACTS.first + seat, names, seat)
        return self

    def villain_deck(self, *names: str | Card) -> Scenario:
        """The top card first."""
        self._set(VILLAIN_DECK.first, names[::-1])
        return self

    def shaped(self, **layout: Any) -> Scenario:
        """Another shape of the table: see `board.Layout`."""
        board.arrange(self.game, board.Layout(**layout))
        return self

    def villain_deck_number(self, number: int, *names: str | Card) -> Scenario:
        """One of several, the top card first; the first is number 1."""
        self._set(VILLAIN_DECK.first + number - 1, names[::-1])
        return self

    def hero_deck_number(self, number: int, *names: str | Card) -> Scenario:
        self._set(HERO_DECK.first + number - 1, names[::-1])
        return self

    def hero_deck(self, *names: str | Card) -> Scenario:
        self._set(HERO_DECK.first, names[::-1])
        return self

    def hq(self, *names: str | Card) -> Scenario:
        """From the Sewers to the Bridge."""
        for space, name in zip(HQ.range(), names, strict=False):
            self._set(space, (name,))
        return self

    def city(self, **villains: str | Card) -> Scenario:
        for space, name in villains.items():
            self._set(CITY_ROW.first + SPACES.index(space), (name,))
        return self

    def locations(self, **locations: str | Card) -> Scenario:
        """What lies over the spaces of the city."""
        for space, name in locations.items():
            self._set(LOCATIONS.first + SPACES.index(space), (name,))
        self.state.enemies_elsewhere = 1
        return self

    def holding(self, villain: str, *names: str) -> Scenario:
        for name in names:
            card = self._new(name, HELD.first)
            role = CAPTIVE if self.state.definition[card].kind == BYSTANDER else HERO_UNDER
            roles.bind(self.game, card, self.find(villain), role)
        return self

    def armed(self, holder: str, *names: str) -> Scenario:
        """An enemy that holds Villainous Weapons."""
        for name in names:
            roles.bind(self.game, self._new(name, HELD.first), self.find(holder), HELD_WEAPON)
        return self

    def bonded(self, host: str, name: str | Card) -> Scenario:
        """A Villain that is bonded with an enemy."""
        roles.bind(self.game, self._new(name, HELD.first), self.find(host), BOND)
        return self

    def escaped(self, *names: str | Card) -> Scenario:
        self._set(ESCAPED.first, names)
        return self

    def ko_pile(self, *names: str) -> Scenario:
        self._set(KO_PILE.first, names)
        return self

    def points(self, attack: int = 0, recruit: int = 0) -> Scenario:
        self.state.attack, self.state.recruit = attack, recruit
        lots = (Points(ATTACK_POINTS, attack), Points(RECRUIT_POINTS, recruit))
        self.state.points = tuple(lot for lot in lots if lot.amount)
        if self.started:
            self.game.ask_again()
        return self

    def twists_so_far(self, number: int) -> Scenario:
        self.state.twists = number
        return self

    def stack(self, kind: str, size: int) -> Scenario:
        zone = STACKS[kind].first
        while len(self.state.zones[zone]) > size:
            self.game.move(self.state.zones[zone][-1], BOX)
        return self

    def sidekicks(self, *names: str) -> Scenario:
        """The stack of Sidekicks, the top card first."""
        self._set(SIDEKICKS.first, names[::-1])
        for card in self.state.zones[SIDEKICKS.first]:
            self.state.known[card] = 0
        return self

    def tactics(self, *names: str) -> Scenario:
        """Those of the only Mastermind."""
        (mastermind,) = masterminds(self.game)
        return self.tactics_of(mastermind, *names)

    def tactics_of(self, mastermind: int, *names: str) -> Scenario:
        for card in tactics(self.game, mastermind):
            roles.let_go(self.game, card)
            self.game.move(card, BOX)
        for name in names:
            roles.bind(self.game, self._new(name, TACTICS.first), mastermind, TACTIC)
        return self

    def random(self, seed: int) -> Scenario:
        """Let chance go another way."""
        dice.begin_chance(self.state, seed)
        return self

    def telling(self) -> Scenario:
        """Keep a record from now on, for `told`."""
        self.record = Record(self.game)
        return self

    # Playing

    def bringing(self, number: int) -> Scenario:
        """What is done next brings so many cards of the Villain Deck besides the one of a turn's beginning."""
        self.more_villain_cards = number
        return self

    def begin_turn(self, *answers: str) -> Scenario:
        """The turn starts: a card of the Villain Deck is played."""
        assert not self.started
        self.state.frames[0].at = 0
        deck = self._villain_cards()
        self._go_on(answers)
        return self._count_villain_cards(min(deck, 1), deck)

    def _villain_cards(self) -> int:
        return sum(len(self.state.zones[deck]) for deck in board.villain_decks(self.game))

    def _count_villain_cards(self, usual: int, before: int) -> Scenario:
        played = before - self._villain_cards()
        assert played == usual + self.more_villain_cards, f"{played} cards of the Villain Deck were played"
        self.more_villain_cards = 0
        return self

    def play(self, name: str, *answers: str) -> Scenario:
        return self._act("play", name, answers)

    def use(self, verb: str, name: str = "", *answers: str) -> Scenario:
        """Do with a card in hand what its keyword allows instead of playing it."""
        return self._act(verb, name, answers)

    def fight(self, name: str, *answers: str, way: str = "") -> Scenario:
        """In the first way, or in the one whose price is said so."""
        return self._act("fight", name, answers, way)

    def ways(self, name: str) -> list[str]:
        """How an enemy can be fought, as the options say it."""
        return [self._way(option) for option in self._options() if self._is(option, "fight", name)]

    def _way(self, option: Option) -> str:
        assert self.game.decision is not None
        return str(self.game.decision.about.label(self.game, option)).rpartition(" (")[2][:-1]

    def recruit(self, name: str, *answers: str) -> Scenario:
        return self._act("recruit", name, answers)

    def heal(self) -> Scenario:
        return self._act("heal", "", ())

    def betray(self) -> Scenario:
        return self._act("betray", "", ())

    def end_turn(self, *answers: str) -> Scenario:
        return self._act("end", "", answers)

    def an_effect_kos(self, name: str) -> Scenario:
        """What no card of the core set does to an enemy."""
        self._start()
        self.game.happen(Event(KO, seat=0, cards=(self.find(name),)))
        return self

    def an_effect_kos_card(self, card: int) -> Scenario:
        """The same to a card that lies anywhere."""
        self._start()
        self.game.happen(Event(KO, seat=0, cards=(card,)))
        return self

    def _act(self, verb: str, name: str, answers: tuple[str, ...], way: str = "") -> Scenario:
        self._start()
        assert self.can(verb, name), f"{verb} {name} is not offered: {self.offered}"
        fitting = [option for option in self._options() if self._is(option, verb, name)]
        option = next(option for option in fitting if way in ("", self._way(option)))
        before = consistent.counts(self.game, option)
        deck = self._villain_cards()
        self._choose(option)
        self._go_on(answers)
        if self.game.decision is not None:
            consistent.check_step(self.game, option, before)
            self._count_villain_cards(int(verb == "end"), deck)
        return self

    def _go_on(self, answers: tuple[str, ...]) -> Scenario:
        self._start()
        for answer in answers:
            self.answer(answer)
        decision = self.game.decision
        assert decision is None or isinstance(decision.about, turn.Actions), f"unanswered: {self.asked}"
        consistent.check(self.game)
        return self

    def leaving(self, verb: str, name: str = "", *answers: str) -> Scenario:
        """Do something ("begin": the turn), answer so far, and stop at the decision that follows."""
        if verb == "begin":
            assert not self.started
            self.state.frames[0].at = 0
            self._start()
        else:
            self._choose(next(option for option in self._options() if self._is(option, verb, name)))
        for answer in answers:
            self.answer(answer)
        consistent.cards_are_where_they_belong(self.game)
        return self

    def answer(self, answer: str) -> Scenario:
        """Pick the option that is about a card of this name, or has this verb, or is labelled so."""
        assert self.game.decision is not None, f"nobody is asked, so {answer!r} is no answer"
        for option in self._options():
            if answer in (option.verb, self.game.decision.about.label(self.game, option)) or answer in self._names(
                option.cards
            ):
                self._choose(option)
                return self
        raise AssertionError(f"{answer!r} is not offered: {self.asked}")

    def _choose(self, option: Option) -> None:
        """Choose here, and at a table where everybody sits one chair further on."""
        assert self.game.decision is not None
        if isinstance(self.game.decision.about, turn.Actions):
            self._sit_elsewhere()
        place = self.game.decision.options.index(option)
        self.game.choose(option)
        if self.mirror is not None:
            assert self.mirror.decision is not None
            self.mirror.choose(self.mirror.decision.options[place])
            chairs.same_but_for_the_chairs(self.game, self.mirror)

    def _sit_elsewhere(self) -> None:
        state = self.state
        self.mirror = None
        if state.seats > 1 and not state.delayed and not state.modifiers and not state.pending:
            self.mirror = chairs.moved_on(self.game)
            self.mirror.index()
            self.mirror.ask_again()

    def _start(self) -> None:
        if not self.started:
            self.started = True
            self.game.index()
            escapes = consistent.escapes(self.game)
            self.game.run()
            consistent.check(self.game)
            if self.game.decision is not None and isinstance(self.game.decision.about, turn.Actions):
                consistent.artifacts_are_ready(self.game)
            consistent.escapes_are_counted(self.game, escapes)

    def _options(self) -> list[Any]:
        self._start()
        assert self.game.decision is not None, "the game is over"
        return self.game.decision.options

    def _is(self, option: Any, verb: str, name: str) -> bool:
        return option.verb == verb and (not name or name in self._names(option.cards))

    def _names(self, cards: Any) -> list[str]:
        return [BRIEF.get(self.state.definition[card].name, self.state.definition[card].name) for card in cards]

    # Looking

    @property
    def options(self) -> list[Any]:
        return self._options()

    @property
    def offered(self) -> list[str]:
        return [" ".join([option.verb, *self._names(option.cards)]) for option in self._options()]

    @property
    def asked(self) -> str:
        decision = self.game.decision
        return "nobody" if decision is None else f"player {decision.seat} about {decision.about}: {self.offered}"

    @property
    def seat_asked(self) -> int:
        assert self.game.decision is not None
        return self.game.decision.seat

    def can(self, verb: str, name: str = "") -> bool:
        return any(self._is(option, verb, name) for option in self._options())

    def why_not(self, verb: str, name: str) -> list[Any]:
        """Why seat 0 can't do this to an enemy."""
        return RULES.why_not(self.game, 0, verb, self.find(name), -1)

    def zone_of_discard(self, seat: int) -> int:
        return DISCARD.first + seat

    def zone_of_victory(self, seat: int) -> int:
        return VICTORY.first + seat

    def zone_in_city(self, space: str) -> int:
        return CITY_ROW.first + SPACES.index(space)

    def zone_of_hand(self, seat: int) -> int:
        return HAND.first + seat

    def find(self, name: str) -> int:
        """The card of this name that stands against the players."""
        for zone in (*CITY_ROW.range(), *LOCATIONS.range(), *range(HELD.first, TACTICS.first)):
            for card in self.state.zones[zone]:
                if self.state.definition[card].name == name:
                    return card
        raise AssertionError(f"there is no {name} in the city")

    def attack_of(self, name: str) -> int:
        return self.game.value(self.find(name), "attack")

    def held_by(self, name: str) -> list[str]:
        return self._names(card for card in self.game.on(self.find(name)) if self.state.zone[card] == HELD.first)

    @property
    def where(self) -> dict[str, str]:
        """Who stands in the city, by space."""
        zones = self.state.zones
        spaces = {SPACES[zone - CITY_ROW.first]: self._names(zones[zone]) for zone in CITY_ROW.range()}
        return {space: names[0] for space, names in spaces.items() if names}

    @property
    def traps(self) -> list[str]:
        """The challenges that wait."""
        return self.cards(TRAPS)

    @property
    def over(self) -> dict[str, str]:
        """Which Locations lie over the city, by space."""
        zones = self.state.zones
        names = {SPACES[zone - LOCATIONS.first]: self._names(zones[zone]) for zone in LOCATIONS.range()}
        return {space: found[0] for space, found in names.items() if found}

    def cards(self, zone: Any, seat: int = 0) -> list[str]:
        return self._names(self.state.zones[zone.first + seat])

    def in_hand(self, seat: int = 0) -> list[str]:
        return self.cards(HAND, seat)

    def in_discard(self, seat: int = 0) -> list[str]:
        return self.cards(DISCARD, seat)

    def in_deck(self, seat: int = 0) -> list[str]:
        """The top card first."""
        return self.cards(DECK, seat)[::-1]

    def in_victory(self, seat: int = 0) -> list[str]:
        return self.cards(VICTORY, seat)

    def in_play(self, seat: int = 0) -> list[str]:
        return self.cards(PLAYED, seat)

    @property
    def in_hq(self) -> list[str]:
        return [self._names(self.state.zones[zone])[0] for zone in HQ.range() if self.state.zones[zone]]

    def points_won(self, seat: int = 0) -> int:
        return victory_points(self.game, seat)

    @property
    def told(self) -> list[str]:
        """The story, as seat 0 hears it."""
        seen = view.view(self.game, 0)
        return [line.text for line in lines_of(seen, self.record.deeds(self.game, 0, -1))]

    def seen(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat sees it, or whoever looks on."""
        return view.view(self.game, seat)

    @property
    def koed(self) -> list[str]:
        return self.cards(KO_PILE)

    @property
    def gone(self) -> list[str]:
        return self.cards(ESCAPED)

    def bindings(self, seat: int = 0) -> int:
        return self.in_discard(seat).count("Bindings") + self.in_hand(seat).count("Bindings")

    def wounds(self, seat: int = 0) -> int:
        return self.in_discard(seat).count("Wound") + self.in_hand(seat).count("Wound")

    @property
    def attack(self) -> int:
        return self.state.attack

    @property
    def recruit_points(self) -> int:
        return self.state.recruit

    @property
    def result(self) -> longbox.Result | None:
        return self.state.outcome
