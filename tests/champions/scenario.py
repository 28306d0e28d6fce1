"""A position of Marvel Champions laid out by card names, and played by names.

The first player is in the middle of their turn and everybody is in hero form. What surge brings waits (a house rule),
so that tests can look at one card at a time. Hands are empty; all decks are blanks
that do nothing, pay for nothing and boost nothing, unless a test says otherwise. What is done must be offered, so a
question that a test did not expect makes it fail. Where there is only one answer nobody is asked. Where a rule needs
a card that no set has yet, a test may make one and use it instead of a name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from longbox.engine.cards import Card
from longbox.engine.counters import number
from longbox.engine.decision import Decision, Option
from longbox.engine.frames import Scope
from longbox.engine.labels import labels
from longbox.engine.modifiers import ADD
from longbox.engine.setup import Result
from longbox.games.champions import RULES
from longbox.games.champions.chapters import (
    boost,
    damage,
    discarding,
    enemy_activation,
    exhausting,
    forms,
    revealing,
    setup,
)
from longbox.games.champions.chapters.deck_building import find
from longbox.games.champions.chapters.entering_play import put_counters
from longbox.games.champions.chapters.hand_size import DISCARDING
from longbox.games.champions.chapters.payment import PAYMENT
from longbox.games.champions.chapters.player_phase import take_turns
from longbox.games.champions.chapters.round import ROUND
from longbox.games.champions.chapters.turn import TURN
from longbox.games.champions.table.counters import add
from longbox.games.champions.table.zones import (
    AREA,
    DECK,
    DISCARD,
    ENCOUNTER,
    ENCOUNTER_DECKS,
    ENCOUNTER_DISCARDS,
    ENCOUNTER_POOL,
    HAND,
    RESOLVING,
    SCHEMES,
    VILLAIN,
)

from . import sense
from .made_up import made
from .player import Player
from .tableau import Tableau

BLANK = made.resource("Blank", icons="")
QUIET = made.treachery("Quiet")
BOX = DECK.first + 4
"""What is not used lies in a place that games of up to four players have no use for."""


class Scenario(Tableau):
    def __init__(
        self,
        *heroes: str,
        expert: bool = False,
        first: int = 0,
        villain: str = "rhino",
        open_hands: bool = True,
        house_rules: tuple[str, ...] = ("surge-waits",),
        heroic: int = 0,
        skirmish: str = "no",
    ) -> None:
        chosen = {item.name: item.default for item in RULES.form()}
        chosen |= {"heroes": list(heroes), "expert": expert, "first": first, "scenario": villain}
        chosen |= {"open_hands": open_hands, "house_rules": house_rules, "heroic": heroic, "skirmish": skirmish}
        assert RULES.problems(chosen) == []
        super().__init__(RULES.deal(chosen, seed=1))
        self.players = [Player(self, seat) for seat in range(len(heroes))]
        self.you, self.partner = self.players[0], self.players[-1]
        self.started = False
        self._clear_the_table()

    def _clear_the_table(self) -> None:
        self.state.frames.clear()
        self.game.turn_to(self.state.main_schemes[0], 1)
        for player in self.players:
            self.game.turn_to(player.identity, 1)
            self.make_deck(DECK.at(player.seat), ["Blank"] * 10, player.seat)
        self.make_deck(ENCOUNTER_DECKS[0].at(), ["Quiet"] * 20)

    # The position

    def rhino(
        self,
        *statuses: str,
        stage: int = 0,
        damage: int = 0,
        attached: Iterable[str | Card] = (),
        threat: int = 0,
        schemes: Mapping[str, int] | None = None,
        encounter: Iterable[str | Card] = (),
        last_cards: Iterable[str | Card] | None = None,
        discard: Iterable[str | Card] = (),
        acceleration: int = 0,
    ) -> Scenario:
        """Lay out the villain's side: `threat` on the main scheme, side `schemes` with theirs.

        `encounter` cards lie on the encounter deck, the top one first; `last_cards` are all that is left of it.
        """
        state, villain = self.state, self.state.villains[0]
        if stage:
            self.game.turn_to(villain, stage - 1)
        state.add("damage", villain, damage)
        add(self.game, state.main_schemes[0], "acceleration", acceleration)
        for status in statuses:
            self.mark(villain, status)
        for name in attached:
            self.game.attach(self.add(name, VILLAIN.at()), villain)
        state.add("threat", state.main_schemes[0], threat)
        for name, amount in (schemes or {}).items():
            scheme = self.add(name, SCHEMES.at())
            state.put("threat", scheme, amount)
        for name in discard:
            self.add(name, ENCOUNTER_DISCARDS[0].at())
        if last_cards is not None:
            self.make_deck(ENCOUNTER_DECKS[0].at(), last_cards)
        for card in reversed(list(encounter)):
            self.add(card, ENCOUNTER_DECKS[0].at())
        return self.look_again()

    klaw = ultron = rhino

    def second_villain(self, name: str) -> Scenario:
        """Another villain stands beside the first one, in its first stage and with no other to come."""
        state = self.state
        state.villains = (*state.villains, self.add(name, VILLAIN.at()))
        state.last_stages = (*state.last_stages, 0)
        return self.look_again()

    def second_main_scheme(self, scheme: Card) -> Scenario:
        """Another main scheme lies beside the first one, on its side B."""
        card = self.add(scheme, SCHEMES.at())
        self.game.turn_to(card, 1)
        self.state.main_schemes = (*self.state.main_schemes, card)
        return self.look_again()

    def second_encounter_deck(self, *owners: str, cards: Iterable[str | Card]) -> Scenario:
        """Another encounter deck, given from the top, to which a villain and its main scheme belong."""
        self.state.encounter_decks = 2
        for name in owners:
            self.state.put("pool", self.card(name), ENCOUNTER_POOL + 1)
        deck = ENCOUNTER_DECKS[1].at()
        self.make_deck(deck, cards)
        for card in self.state.zones[deck]:
            self.state.put("pool", card, ENCOUNTER_POOL + 1)
        return self.look_again()

    def environment(self, name: str) -> Scenario:
        """A card that lies with the villain all game."""
        self.add(name, VILLAIN.at())
        return self.look_again()

    def add(self, name: str | Card, zone: int, owner: int = ENCOUNTER) -> int:
        """A new card of this name; one that enters play comes with its use counters."""
        definition = name if isinstance(name, Card) else self.definition(name)
        pool = ENCOUNTER_POOL if owner == ENCOUNTER else owner
        card = self.state.new_card(definition, owner, BOX, pool=pool)
        self.game.move(card, zone)
        if RULES.zones.of[zone].in_play:
            put_counters(self.game, card)
        return card

    def definition(self, name: str) -> Card:
        found = {"Blank": BLANK, "Quiet": QUIET}.get(name) or find(RULES.library, name)
        assert found is not None, f"there is no card {name!r}"
        return found

    def make_deck(self, zone: int, names: Iterable[str | Card], owner: int = ENCOUNTER) -> None:
        """Make these the cards of a pile, the top card first; what lay there goes back to the box."""
        for card in list(self.state.zones[zone]):
            self.game.move(card, BOX)
        for name in reversed(list(names)):
            self.add(name, zone, owner)

    def main_scheme_is(self, scheme: Card) -> Scenario:
        """Play against another main scheme, with its first B side up."""
        self.state.put("definition", self.state.main_schemes[0], scheme)
        return self.look_again()

    def put(
        self, name: str, *statuses: str, damage: int = 0, threat: int = 0, counters: int | None = None, on: str = ""
    ) -> Scenario:
        """Mark a card that is in play: with damage, threat, counters or statuses; or lay it on another card."""
        card = self.card(name)
        self.state.add("threat", card, threat)
        self.state.add("damage", card, damage)
        if counters is not None:
            name = self.game.face(card).fact("uses").counter.name if self.game.face(card).fact("uses") else "energy"
            add(self.game, card, name, counters - number(self.state.counters[card], name))
        for status in statuses:
            self.mark(card, status)
        if on:
            self.game.attach(card, self.card(on))
        return self.look_again()

    def mark(self, card: int, status: str) -> None:
        """Let a card be stunned, confused, tough or exhausted."""
        if status in self.state.counted:
            add(self.game, card, status, 1 - number(self.state.counters[card], status))
        else:
            self.state.put(status, card, 1)

    def lends(self, name: str, owner: Player, to: Player) -> Scenario:
        """A player controls a card that another one owns."""
        card = self.add(name, AREA.at(to.seat), owner.seat)
        self.state.put("controller", card, to.seat)
        return self.look_again()

    def look_again(self) -> Scenario:
        """Ask anew, after the position was changed."""
        self.game.index()
        if self.game.decision is not None:
            self.game.ask_again()
        return self

    # Where the game stands

    def begins(self, at: Callable[..., None] = take_turns) -> Scenario:
        """Start playing with a step of the round."""
        self.started = True
        self.state.turn = 1
        self.state.phase = "player"
        self.state.active = self.state.first
        self.game.push(ROUND, Scope(-1))
        self.state.frames[-1].at = ROUND.steps.index(at)
        self.game.run()
        return self

    @property
    def decision(self) -> Decision:
        if not self.started:
            self.begins()
        assert self.game.decision is not None, f"nobody is asked anything; the result is {self.result}"
        return self.game.decision

    @property
    def asked(self) -> int:
        """The seat that must decide."""
        return self.decision.seat

    @property
    def is_a_turn(self) -> bool:
        return self.decision.about is TURN

    @property
    def options(self) -> list[str]:
        return labels(self.game, self.decision)

    @property
    def choices(self) -> list[str]:
        """The names of the cards that can be picked now."""
        return [self.game.face(option.card).name for option in self.decision.options if option.cards]

    @property
    def result(self) -> Result | None:
        outcome: Result | None = self.state.outcome
        return outcome

    def offers(self, verb: str, name: str = "", to: str = "") -> bool:
        return bool(self._matching(verb, name, to))

    def offer(self, verb: str, name: str = "", to: str = "", amount: int | None = None) -> Option:
        found = self._matching(verb, name, to, amount)
        assert found, f"{verb} {name} {to} is not offered to player {self.asked}; there is: {self.options}"
        return found[0]

    def targets(self, verb: str, name: str) -> list[str]:
        """What a card could do something to."""
        return [self.game.face(option.to).name for option in self._matching(verb, name)]

    def _matching(self, verb: str, name: str = "", to: str = "", amount: int | None = None) -> list[Option]:
        def named(card: int, wanted: str) -> bool:
            return not wanted or (card >= 0 and self.game.face(card).name == wanted)

        return [
            option
            for option in self.decision.options
            if option.verb == verb
            and named(option.card, name)
            and named(option.to, to)
            and amount in (None, option.amount)
        ]

    # What players do

    def takes(self, verb: str, name: str = "", to: str = "", amount: int | None = None) -> Scenario:
        return self._chooses(self.offer(verb, name, to, amount))

    def _chooses(self, option: Option) -> Scenario:
        """Take an option; whatever it was, the position makes sense afterwards."""
        self.game.choose(option)
        sense.check(self.game)
        return self

    def plays(self, name: str, *paid: str, on: str = "") -> Scenario:
        """Play a card, paying with others, and choose its target."""
        self.takes("play", name)
        self.pays(*paid)
        return self.chooses(on) if on else self

    def pays(self, *names: str) -> Scenario:
        """Pick what to pay with. What had to be picked, because nothing else would do, may be named all the same."""
        for name in names:
            decision = self.game.decision
            if decision is None or decision.about is not PAYMENT:
                assert all(name not in one.hand for one in self.players), f"nothing is left to pay with {name}"
            elif name not in [self.game.face(card).name for card in decision.group.picked]:
                self.takes("pay", name)
        return self

    def chooses(self, *names: str) -> Scenario:
        """Pick cards by their names, whatever for. The only possible target is not asked for."""
        for name in names:
            if self.game.decision is None or self.is_a_turn:
                return self
            found = [one for one in self.decision.options if one.cards and self.game.face(one.card).name == name]
            found += [one for one in self.decision.options if one.to >= 0 and self.game.face(one.to).name == name]
            assert found, f"{name} can't be chosen; there is: {self.options}"
            self._chooses(found[0])
        return self

    def picks_mode(self, number: int) -> Scenario:
        """Choose one of several effects, counted from 0 in the order of the card."""
        return self.takes("mode", amount=number)

    def picks_player(self, player: Player) -> Scenario:
        return self.takes("player", amount=player.seat)

    def uses(self, name: str, *paid: str, on: str = "") -> Scenario:
        """Use a card's ability; one that came with a number of uses has one less."""
        card = next((option.card for option in self._matching("use", name)), -1)
        left = self.counters_on(card) if card >= 0 and self.game.face(card).fact("uses") else 0
        self.takes("use", name)
        self.pays(*paid)
        if on:
            self.chooses(on)
        assert not left or self.counters_on(card) < left, f"{name} can be used as often as before"
        return self

    def attacks(self, name: str, on: str = "") -> Scenario:
        return self._exhausting("attack", name, on)

    def thwarts(self, name: str, on: str = "") -> Scenario:
        return self._exhausting("thwart", name, on)

    def recovers(self, name: str) -> Scenario:
        return self._exhausting("recover", name)

    def defends(self, name: str) -> Scenario:
        return self._exhausting("defend", name)

    def _exhausting(self, verb: str, name: str, on: str = "") -> Scenario:
        """Use a basic power or defend: who does so is exhausted by it, if still there."""
        doers = [option.card for option in self._matching(verb, name, on)][:1]
        phase = self.state.phase
        self.takes(verb, name, on)
        ready = [card for card in doers if self.in_play(name) and not self.state.exhausted[card]]
        assert not ready or self.state.phase != phase, f"{name} is not exhausted"
        return self

    def flips(self) -> Scenario:
        return self.takes("flip")

    def declines(self) -> Scenario:
        return self.takes("decline")

    def passes(self) -> Scenario:
        return self.takes("pass")

    def asks(self, player: Player) -> Scenario:
        return self.takes("ask", amount=player.seat)

    def ends_turn(self) -> Scenario:
        return self.takes("end")

    def keeps_all(self) -> Scenario:
        """Throw nothing away at the end of the phase."""
        return self.takes("done")

    def villain_phase(self) -> Scenario:
        """Everybody ends their turn and keeps their hand; then the villain phase runs until somebody is asked."""
        now = self.state.turn if self.started else 1
        while self.state.outcome is None and self.decision is not None and self.state.turn == now:
            if self.is_a_turn:
                self.ends_turn()
            elif self.decision.about is DISCARDING:
                self.keeps_all()
            else:
                break
        return self

    def rest_of_the_round(self) -> Scenario:
        """Nobody defends or answers until the next round begins."""
        self.villain_phase()
        while self.state.outcome is None and not self.is_a_turn:
            self.takes(next(verb for verb in ("decline", "pass", "activate", "done") if self.offers(verb)))
        return self

    # What happens to them

    def _starts(self, procedure: Callable[[], None]) -> Scenario:
        """Let something happen in the middle of whatever is going on."""
        assert self.decision is not None
        self.game.decision = None
        procedure()
        self.game.run()
        sense.check(self.game)
        return self

    def turns_up_main_scheme(self) -> Scenario:
        """The main scheme shows its first A side and is turned to B, as in set-up."""
        self.game.turn_to(self.state.main_schemes[0], 0)
        return self._starts(lambda: setup.reveal_scheme(self.game, Scope(self.state.first)))

    def reveals(self, name: str | Card, player: Player | None = None) -> Scenario:
        """A player reveals an encounter card. What it brings by surge is dealt and waits."""
        seat = (player or self.you).seat
        assert self.decision is not None
        card = self.add(name, RESOLVING.at())
        return self._starts(lambda: revealing.reveal(self.game, card, seat))

    def reveals_again(self, name: str) -> Scenario:
        """The very card of this name on the encounter discard pile is revealed once more."""
        pile = self.state.zones[ENCOUNTER_DISCARDS[0].at()]
        card = next(card for card in pile if self.game.face(card).name == name)
        return self._starts(lambda: revealing.reveal(self.game, card, self.you.seat))

    def reveals_dealt_cards(self, player: Player | None = None) -> Scenario:
        seat = (player or self.you).seat
        return self._starts(lambda: self.game.push(revealing.REVEAL_ALL, Scope(seat)))

    def activates(self, name: str, player: Player | None = None) -> Scenario:
        """An enemy activates against a player."""
        seat = (player or self.you).seat
        return self._starts(lambda: enemy_activation.activates(self.game, self.card(name), seat))

    def a_card_flips(self, player: Player) -> Scenario:
        """An effect changes a player's form."""
        return self._starts(lambda: forms.change_form(self.game, player.seat))

    def gives_boost(self, name: str = "Rhino") -> Scenario:
        return self._starts(lambda: boost.give(self.game, self.card(name)))

    def changes(self, name: str, stat: str, amount: int) -> Scenario:
        """Something raises or lowers a stat until the end of the phase."""
        self.game.modify(stat, ADD, amount, [self.card(name)], ("phase", 0))
        return self.look_again()

    def takes_damage(self, name: str, amount: int) -> Scenario:
        """Some effect that is no attack deals damage to a character."""
        return self._starts(lambda: damage.deal(self.game, self.card(name), amount))

    def leaves(self, name: str) -> Scenario:
        """Some effect discards a card from play."""
        return self._starts(lambda: discarding.discard(self.game, self.card(name)))

    def readies(self, name: str) -> Scenario:
        """Some effect readies a card."""
        return self._starts(lambda: exhausting.ready(self.game, self.card(name)))

    def returns_to_hand(self, name: str) -> Scenario:
        """A card goes from its owner's discard pile to their hand."""
        player = next(one for one in self.players if name in one.discard)
        zone = DISCARD.at(player.seat)
        card = next(card for card in self.state.zones[zone] if self.game.face(card).name == name)
        self.game.move(card, HAND.at(player.seat))
        return self.look_again()
