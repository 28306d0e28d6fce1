"""A scenario vocabulary: lay out a position by card names and play it by names.

A `Duel` is a game for two, at the start of your main phase unless told otherwise. What is played must be possible,
and what is asked must be answered: an option that is not there, or a question that a test did not expect, fails.
Each hand holds one more card than is said, a blank of no use, so that nobody is passed over for an empty hand.
"""

from __future__ import annotations

from games.resolving import RESOLVING, open_cards
from longbox.engine import dice, hidden_information, modifiers, saves
from longbox.engine.frames import Scope
from longbox.engine.game import Game
from longbox.engine.labels import labels
from longbox.games.vs import RULES
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters import turn
from longbox.games.vs.chapters.combat import COMBAT_PLAYS
from longbox.games.vs.chapters.deck_lists import find, find_main
from longbox.games.vs.chapters.modes import FREE_FOR_ALL, seat_players
from longbox.games.vs.chapters.payment import PAY
from longbox.games.vs.chapters.team_attack import TEAM
from longbox.games.vs.table import stats
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.characters import all_characters, characters, is_character, mains_of
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.players import teammates
from longbox.games.vs.table.zones import ASIDE, BACK, DECK, FRONT, HAND, KO_PILE, RESOURCES

YOU, ENEMY, THIRD, FOURTH = 0, 1, 2, 3

BLANK = VsCard("Blank", "resource", names=frozenset(("Blank",)))


class Story(list):
    """All that has happened, event by event, and the ids of the cards that were resolved meanwhile."""

    def __init__(self):
        super().__init__()
        self.resolved = set()

    def place(self):
        return len(self)

    def note(self, game, event, place):
        self.insert(place, event)
        self.look(game)
        kinds = RESOLVING["vs"].deeds.get(event.kind.name)
        if kinds is not None:
            told = [game.face(card) for card in (*event.cards, event.card) if card >= 0]
            self.resolved |= {face.id for face in told if not kinds or face.kind in kinds}

    def latest(self):
        return self[-1].kind.name if self else ""

    def look(self, game):
        self.resolved |= {face.id for face in open_cards(game, RESOLVING["vs"].places)}


class Side:
    """What a player has on the table, by names."""

    def __init__(self, duel: Duel, seat: int) -> None:
        self.duel = duel
        self.seat = seat

    def __call__(self, *, main=None, front=(), back=(), hand=(), deck=(), ko=(), locations=(), face_down=(), level=1):
        """Lay cards out, by name or, if a test has made them up, as they are.

        The main character, if none is named, stays where it is: far back, out of the way.
        """
        duel = self.duel
        state = duel.game.state
        if main is not None:
            state.put("definition", self.main, main if isinstance(main, VsCard) else find_main(LIBRARY, main))
            state.put("face", self.main, level - 1)
            duel.game.index()
        for zone, names in ((FRONT, front), (BACK, back), (HAND, hand), (DECK, deck), (KO_PILE, ko)):
            for name in names:
                self._add(name, zone)
        for name in locations:
            self._add(name, RESOURCES)
        for name in face_down:
            card = self._add(name, RESOURCES)
            state.put("face_down", card, 1)
            state.known[card] = 1 << self.seat
        duel.game.index()
        if duel.started:
            duel.game.ask_again()
        return duel

    def _add(self, name, zone):
        state = self.duel.game.state
        if name == "main":
            card = self.main
            self.duel.game.move(card, self._at(zone))
            return card
        definition = name if isinstance(name, VsCard) else find(LIBRARY, name)
        assert definition is not None, f"there is no card {name!r}"
        card = state.new_card(definition, self.seat, (DECK if zone is DECK else ASIDE).at(self.seat), pool=self.seat)
        if zone is not DECK:
            self.duel.game.move(card, self._at(zone))
        return card

    def names(self, zone):
        faces = [self.duel.game.face(card) for card in self.duel.game.state.zones[self._at(zone)]]
        return [face.name for face in faces if face is not BLANK]

    def _at(self, zone):
        """The zone of this player, who may share their rows with a teammate."""
        home = self.duel.game.state.home[self.seat]
        return zone.at(home if zone in (FRONT, BACK) else self.seat)

    @property
    def front(self):
        return self.names(FRONT)

    @property
    def back(self):
        return self.names(BACK)

    @property
    def hand(self):
        return self.names(HAND)

    @property
    def ko_pile(self):
        return self.names(KO_PILE)

    @property
    def deck(self):
        return self.names(DECK)

    @property
    def resources(self):
        state = self.duel.game.state
        return [
            f"{self.duel.game.face(card).name}{' (face down)' if state.face_down[card] else ''}"
            for card in state.zones[RESOURCES.at(self.seat)]
        ]

    @property
    def main(self):
        (main,) = mains_of(self.duel.game, self.seat)
        return main


class Duel:
    """A game for two; `seats=3` adds a third player, `duel.third`, on the enemy's left, `seats=4` a fourth.

    With `mode`, four play as two teams.
    """

    def __init__(self, seats: int = 2, mode: str = FREE_FOR_ALL) -> None:
        state = RULES.new_state(seats)
        dice.begin(state, 7)
        seat_players(state, mode)
        self.game = Game(RULES, state)
        self.you = Side(self, YOU)
        self.enemy = Side(self, ENEMY)
        self.third = Side(self, THIRD)
        self.fourth = Side(self, FOURTH)
        for seat, name in enumerate(("Captain America", "Magneto", "Thanos", "Storm")[:seats]):
            back = BACK.at(state.home[seat])
            card = state.new_card(find_main(LIBRARY, name), seat, back, pool=100 + seat)
            state.mains[card] = seat
            state.known[card] = -1
            state.new_card(BLANK, seat, HAND.at(seat), pool=200 + seat)
        state.turn = 3
        state.phase = MAIN
        self.game.index()
        self.game.log = self.told = Story()
        self.started = False

    @property
    def mate(self):
        """Your teammate's side, in a mode of play that gives you one."""
        (seat,) = teammates(self.game, YOU)
        return Side(self, seat)

    # Where the game stands

    def starts(self, at="main"):
        """Start playing: in your main phase, or with your next turn."""
        self.started = True
        self.told.look(self.game)
        frames = self.game.state.frames
        self.game.push(turn.TURNS, Scope(-1))
        frames[-1].at = 0 if at == "turn" else turn.TURNS.steps.index(turn.main_phase)
        self.game.run()
        return self

    def by(self, book):
        """The game is played by the rules of this book."""
        self.game.state.edition = book
        return self

    def on_enemy_turn(self):
        """The turn is the enemy's."""
        self.game.state.active = ENEMY
        return self

    @property
    def decision(self):
        if not self.started:
            self.starts()
        return self.game.decision

    @property
    def options(self):
        """The labels of what can be picked now."""
        return labels(self.game, self.decision)

    def offered(self, verb):
        """The names of the cards that this verb is offered for, in order."""
        return [self.game.face(option.card).name for option in self._matching(verb, None)]

    def offers(self, verb, name=None, to=None):
        return bool(self._matching(verb, name, to))

    def _matching(self, verb, name, to=None):
        found = []
        for option in self.decision.options:
            if option.verb != verb:
                continue
            if name is not None and (not option.cards or self.game.face(option.card).name != name):
                continue
            if to is not None:
                if isinstance(to, str) and (option.to < 0 or self.game.face(option.to).name != to):
                    continue
                if isinstance(to, int) and option.to != to:
                    continue
            found.append(option)
        return found

    # What players do

    def takes(self, verb, name=None, to=None, amount=None):
        """Pick the option with this verb, about the card of this name."""
        found = self._matching(verb, name, to)
        if amount is not None:
            found = [option for option in found if option.amount == amount]
        assert found, f"{verb} {name or ''} is not offered; there is: {self.options}"
        return self.picks(found[0])

    def picks(self, option):
        """Pick an option, and what leaves no choice after it: that is asked only lest others see what is in a hand."""
        self.game.choose(option)
        while self.game.decision is not None and self.is_forced:
            self.game.choose(self.game.decision.options[0])
        return self

    @property
    def is_forced(self):
        """Whether there is one card to pay with, or a card of a hidden hand is the only option, and no way to pass."""
        decision = self.game.decision
        if len(decision.options) > 1:
            return False
        return decision.about is PAY or hidden_information.only_choice_tells(self.game, decision)

    def attacks(self, *names, on):
        """Declare an attack by these characters."""
        self.takes("attack", names[0], to=on)
        for name in names[1:]:
            self.takes("join", name)
        if self.decision is not None and self.decision.about is TEAM:
            self.takes("done")
        return self

    def plays(self, name, *targets):
        self.takes("play", name)
        return self.chooses(*targets)

    def uses(self, name, power, *targets):
        for option in self._matching("use", name):
            if getattr(option.power.power, "name", "") == power:
                return self.picks(option).chooses(*targets)
        raise AssertionError(f"{name} can't use {power}; there is: {self.options}")

    def can_use(self, name, power):
        return any(option.power.power.name == power for option in self._matching("use", name))

    def chooses(self, *names):
        for name in names:
            self.takes("choose", name)
        return self

    def pays(self, *names):
        for name in names:
            self.takes("pay", name)
        return self

    def passes(self):
        return self.takes("pass")

    def says(self, answer):
        """Answer yes or no."""
        return self.takes("yes" if answer else "no")

    def everyone_passes(self):
        """Both pass until the combat is fought out."""
        while self.decision is not None and self.decision.about is COMBAT_PLAYS:
            self.passes()
        return self

    def happens(self, deed):
        """Let something happen that no card in the scenario does; then the game goes on."""
        self.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
        deed(self.game)
        self.game.ask_again()
        return self

    def ends_turn(self):
        return self.takes("end")

    def enemy_strikes_back_at(self, name):
        assert self.decision.seat == ENEMY, f"player {self.decision.seat} is asked"
        return self.takes("strike back", name)

    def skips_building(self):
        for _ in range(3):
            self.takes("done")
        return self

    # What can be seen

    def card(self, name, seat=None):
        """The character of this name in play."""
        found = [
            card
            for card in all_characters(self.game)
            if self.game.face(card).name == name and seat in (None, self.game.state.controller[card])
        ]
        assert found, f"there is no {name} in play"
        return found[0]

    def stats(self, name, seat=None):
        card = self.card(name, seat) if isinstance(name, str) else name
        return stats.atk(self.game, card), stats.defense(self.game, card)

    def counters(self, name, seat=None):
        return self.game.state.counters[self.card(name, seat)]

    def wounds(self, name, seat=None):
        return self.game.state.wounds[self.card(name, seat)]

    def has(self, name, keyword):
        return stats.has(self.game, self.card(name), keyword)

    def explain(self, name, stat):
        return str(modifiers.explain(self.game, self.card(name), stat))

    def wound(self, name, wounds):
        self.game.state.put("wounds", self.card(name), wounds)
        return self

    def counter(self, name, counters):
        self.game.state.put("counters", self.card(name), counters)
        self.game.state.clock += 1
        return self

    def exhaust(self, name):
        self.game.state.put("exhausted", self.card(name), 1)
        return self

    def stun(self, name, wounds=1):
        """Lay a character out stunned."""
        card = self.card(name)
        self.game.turn_down(card)
        self.game.state.put("exhausted", card, 1)
        self.game.state.put("wounds", card, wounds)
        return self

    @property
    def stunned(self):
        state = self.game.state
        return {
            self.game.face(card).name
            for card in all_characters(self.game)
            if state.face_down[card] and not state.hidden[card]
        }

    def sources(self, kind, name):
        """By whom a character was last stunned or KO'd, in the words of the event."""
        for event in reversed(self.told):
            if event.kind.name == kind:
                for card, sources in zip(event.cards, event.notes["sources"], strict=True):
                    if self.game.face(card).name == name:
                        return {self.game.face(source).name for source in sources if source >= 0}
        raise AssertionError(f"no {kind} of {name} was told")

    @property
    def fallen(self):
        """The characters that are stunned or KO'd."""
        state = self.game.state
        piles = [card for pile in KO_PILE.range() for card in state.zones[pile] if is_character(self.game, card)]
        return self.stunned | {self.game.face(card).name for card in piles}

    @property
    def exhausted(self):
        state = self.game.state
        return {self.game.face(card).name for card in all_characters(self.game) if state.exhausted[card]}

    @property
    def in_combat(self):
        return self.game.state.combat > 0

    @property
    def result(self):
        return self.game.state.outcome

    @property
    def digest(self):
        return saves.digest(self.game)

    def side_of(self, name):
        card = self.card(name)
        return next(seat for seat in range(self.game.state.seats) if card in characters(self.game, seat))
