"""What a game must say about itself so that the engine can run it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from longbox.engine import lending
from longbox.engine.cards import Awaited, Card, Instance, Library
from longbox.engine.decision import Decision, Fate, Option
from longbox.engine.dice import Seed
from longbox.engine.frames import Scope
from longbox.engine.language import said
from longbox.engine.relations import Reason
from longbox.engine.setup import Item, Problem
from longbox.engine.slots import Slot
from longbox.engine.state import State
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, Topic, of_single_cards
from longbox.engine.walking import modules_in
from longbox.engine.words import Say
from longbox.engine.zones import ZoneKind, Zones

if TYPE_CHECKING:
    from longbox.engine.decks import Deck
    from longbox.engine.effects.abilities import Power
    from longbox.engine.events import Event
    from longbox.engine.game import Game
    from longbox.engine.saves import Addresses
    from longbox.engine.triggers import Answer, Timing

Live = tuple[tuple[str, ...], tuple[str, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The rules of one game. Each game derives its own and overrides what differs."""

    name: str
    zones: Zones
    library: Library
    timing: Timing
    say: type[Say] = Say
    awaited: tuple[Awaited, ...] = ()
    """Cards of the game's sets that are not playable yet."""
    records: tuple[type[Any], ...] = ()
    """Named tuples of the game's own that its state holds."""
    topics: tuple[Topic, ...] = (ORDER_EFFECTS, CHOOSE_CARD)
    """The kinds of decisions that the game asks for, by name."""
    least: Mapping[str, int] = MappingProxyType({})
    """Stats that no change brings below a number."""
    counted: frozenset[str] = frozenset()
    """Stats that counters on a card add to."""
    tongues: Mapping[str, Tongue] = MappingProxyType({"": PLAIN})
    """How tables may speak, by the name of their side or edition; "" is how most do."""

    def __init__(self) -> None:
        self._live: dict[Card, list[Live | None]] = {}
        self._addresses: Addresses | None = None

    @property
    def addresses(self) -> Addresses:
        """The names of all nodes, found when first asked for: cards may still be added before."""
        if self._addresses is None:
            from longbox.engine.saves import Addresses

            self._addresses = Addresses(self.library, self.package, self.modules(), self.records)
        return self._addresses

    @property
    def package(self) -> str:
        """The package that the game is: the one in which its rules stand."""
        return type(self).__module__.rpartition(".")[0]

    def modules(self) -> list[ModuleType]:
        """Where the procedures and the event kinds of the game stand as constants: in any module of its package."""
        return modules_in(self.package)

    def new_state(self, seats: int) -> State:
        return State().lay_out(len(self.zones), seats)

    def printed(self, game: Game[Any], card: int, stat: str) -> int:
        """A stat as printed on the face that shows. Keywords count as stats: 1 if printed."""
        face = game.face(card)
        found = face.stats.get(stat)
        return found if found is not None else face.keywords.get(stat, 0)

    def floor(self, game: Game[Any], card: int, stat: str) -> int | None:
        """The least that a stat of a card can be, if there is such a limit."""
        return self.least.get(stat)

    def counters(self, game: Game[Any], card: int, stat: str) -> int:
        """What the counters on a card add to a stat, if it is one of those that are `counted`."""
        return 0

    def powers(self, game: Game[Any], card: int) -> tuple[Instance, ...]:
        """The powers of a card while something gives or takes powers."""
        return lending.powers_now(game, card, game.face(card).instances)

    def functions(self, game: Game[Any], card: int, power: Power) -> bool:
        """Whether a printed power is on, beyond where its card lies (a form, a state)."""
        return True

    def power_seat(self, game: Game[Any], card: int) -> int:
        """Who speaks for a card's powers."""
        seat: int = game.state.controller[card]
        return seat

    def may_answer(self, game: Game[Any], answer: Answer, event: Event) -> bool:
        """Whether a trigger that hears an event may act: limits, costs, prohibitions."""
        limit = answer.power.limit
        return limit is None or game.uses(answer.card, answer.instance, limit.span) < limit.times

    def could_answer(self, game: Game[Any], seat: int, power: Power) -> bool:
        """Whether a seat that might hold a card with this trigger could use it, by what everybody sees."""
        return True

    def unlike(self, game: Game[Any], answers: list[Answer]) -> list[Answer]:
        """Of forced triggers on cards that nothing tells apart, the first: whichever acts first, it is the same."""
        return answers

    def use(self, game: Game[Any], answer: Answer, scope: Scope) -> None:
        """A trigger acts."""
        limit = answer.power.limit
        if limit is not None:
            game.mark_used(answer.card, answer.instance, limit.span)
        game.enter(answer.trigger.effect, scope)

    def check(self, game: Game[Any], event: Event) -> None:
        """Rules that look at the state after each event: defeat, the end of the game."""

    def cancel(self, game: Game[Any], scope: Scope, event: Event) -> None:
        """An effect keeps an event from happening."""
        event.cancelled = True

    def kept(self, game: Game[Any], scope: Scope) -> dict[Slot, Any]:
        """What a trigger that an effect leaves behind remembers of it."""
        return {}

    def new_object(self, game: Game[Any], card: int) -> None:
        """A card entered or left play: what it loses by that."""

    def must_ask(self, game: Game[Any], decision: Decision) -> bool:
        """Whether to ask although there is only one option, lest silence tell."""
        return False

    def open_hands(self, game: Game[Any]) -> bool:
        return False

    def replenish(self, game: Game[Any], zone: int, many: int) -> None:
        """So many cards of a deck are about to be looked at or taken: with fewer, some games make it anew."""

    def reveal(self, game: Game[Any], scope: Scope, cards: tuple[int, ...]) -> None:
        """An effect lets everybody see cards where they lie."""
        game.show(cards)

    def redeal(self, game: Game[Any], seat: int | None) -> None:
        """Deal anew what a seat can't know beyond the cards of each pool: sealed picks, what lies in which deck.

        The outcome may depend only on what that seat knows and on the random stream.
        """

    def form(self) -> tuple[Item, ...]:
        """What can be chosen before a game, with defaults that make the first game of the rulebook."""
        raise NotImplementedError(f"{self.name} does not say how it is set up")

    def implied(self, chosen: dict[str, Any]) -> dict[str, Any]:
        """What was chosen implies this for lines of the form that were left out, instead of their defaults."""
        return {}

    def drawn(self, setup: dict[str, Any], seed: Seed) -> dict[str, Any]:
        """What chance puts into a set-up where nothing was chosen, in games whose rules let chance do so."""
        return {}

    def needs(self, setup: dict[str, Any]) -> dict[str, tuple[int, ...]]:
        """How many entries a line of the form comes to in the end, where that is not for the players to say; several
        numbers where chance decides."""
        return {}

    def problems(self, setup: dict[str, Any]) -> list[Problem]:
        """What is wrong with a set-up."""
        raise NotImplementedError(f"{self.name} does not check its set-up")

    def deck_problems(self, deck: Deck) -> list[Problem]:
        """What is wrong with a deck by this game's rules."""
        text = said("{game} has no decks of players' own", game=self.name)
        return [Problem("", text, said("Choose from its set-up form instead."))]

    def deal(self, setup: dict[str, Any], seed: Seed) -> Game[Any]:
        """A table set up, about to make its first step."""
        raise NotImplementedError(f"{self.name} does not deal")

    def concede(self, game: Game[Any], seat: int) -> None:
        """A seat gives up."""
        raise NotImplementedError(f"{self.name} does not say what conceding means")

    def why_not(self, game: Game[Any], seat: int, verb: str, card: int, target: int) -> list[Reason]:
        """Why a seat can't do something with a card now."""
        raise NotImplementedError(f"{self.name} does not say why not")

    def prompt(self, game: Game[Any], decision: Decision) -> str:
        """A decision in words, where its question does not say so itself: those of the engine's own nodes."""
        return said("Choose")

    def topic(self, game: Game[Any], decision: Decision) -> Topic:
        """The topic of a decision, where its question does not name one itself: those of the engine's own nodes."""
        return of_single_cards(decision)

    def tongue(self, game: Game[Any]) -> str:
        """The name of the tongue that is spoken at a table."""
        return ""

    def text(self, card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
        """What a card's powers say, a line each. `marks`: its terms are marked."""
        say = self.say(card.name, tongue=tongue, marks=marks)
        return "\n".join([power.words(say) for power in card.powers])

    def facts(self, card: Card) -> dict[str, Any]:
        """What is printed on a card, or on one of its faces, under the names that `card_view` uses."""
        return {}

    def missing(self, card: Card) -> str:
        """What a card that is written and can't be put into a game yet waits for, in a sentence; "" for all others."""
        return ""

    def guise(self, game: Game[Any], card: int) -> str:
        """What everybody takes a card for that lies face down and acts as something else, as a message; "" for all
        others."""
        return ""

    def table_view(self, game: Game[Any], seat: int | None) -> dict[str, Any]:
        """What a seat sees beyond zones and shown fields."""
        return {}

    def card_view(self, game: Game[Any], card: int) -> dict[str, Any]:
        """Of a card that a seat knows: its present values, for a client to show. The view adds to what it is given."""
        return {}

    def label(self, game: Game[Any], option: Option) -> str:
        """An option in words, where neither its question nor its deed says so itself."""
        names = ", ".join(game.face(card).name for card in option.cards)
        return f"{option.verb} {names}".strip()

    def marks(self, game: Game[Any], seat: int, card: int) -> tuple[str, ...]:
        """What tells a card from others of its name, to a seat: where it lies, how it stands. The most telling comes
        first; each has its place, and is "" where there is nothing to say."""
        return ()

    def player(self, game: Game[Any], seat: int) -> str:
        """What a player is called."""
        return said("player {number}", number=seat + 1)

    def about(self, game: Game[Any], seat: int, option: Option) -> tuple[int, ...]:
        """The cards at which a player looks for an option that names none: the hero who changes form."""
        return ()

    def is_plain(self, game: Game[Any], seat: int, option: Option) -> bool:
        """Whether its verb and its card say all that matters of an option: not so where it is one of several powers, or
        does less than its card says."""
        return True

    def price(self, game: Game[Any], option: Option) -> tuple[str, int] | None:
        """The number that matters to an option, by the fact that it is: what it costs, takes or strikes with."""
        return None

    def fates(self, game: Game[Any], option: Option) -> tuple[Fate, ...]:
        """What an option would do to cards of either side, if nobody did anything more."""
        return ()

    def outlook(self, game: Game[Any], seat: int, cards: tuple[int, ...]) -> dict[str, Any]:
        """The fields of a seat's view that would be others if it made just these picks of the group it is asked for."""
        return {}

    def live(self, game: Game[Any], card: int) -> Live | None:
        """The events and stats that a card's printed powers speak about where it lies now; None if there are none."""
        state: State = game.state
        if state.face_down[card]:
            return None
        face = state.definition[card]
        if face.faces:
            face = face.faces[state.face[card]]
        known = self._live.get(face)
        if known is None:
            known = self._live[face] = [live_in(face, kind) for kind in self.zones.of]
        return known[state.zone[card]]


def live_in(face: Card, zone: ZoneKind) -> Live | None:
    on = [power for power in face.powers if power.works_in(zone)]
    watches = {power.watches: None for power in on if power.watches is not None}
    statics = {power.stat: None for power in on if power.stat}
    return (tuple(watches), tuple(statics)) if watches or statics else None
