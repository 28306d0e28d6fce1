"""Iron Man and the Tech that makes his hand larger."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.counting import CountOf
from longbox.engine.effects.flow import ForEach, If
from longbox.engine.effects.nouns import THIS, A, Each, Noun, That, distinct
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Frame, Node, Scope
from longbox.engine.modifiers import ADD
from longbox.engine.slots import EACH
from longbox.engine.words import Say, labelled
from longbox.games.champions.cards.making import (
    ally,
    alter_ego,
    event,
    hero,
    identity,
    in_set,
    minion,
    obligation,
    side_scheme,
    support,
    treachery,
    upgrade,
)
from longbox.games.champions.chapters import damage, discarding, player_deck
from longbox.games.champions.table import kinds
from longbox.games.champions.table.abilities import Boost, Resource, WhenRevealed
from longbox.games.champions.table.cards import has_trait
from longbox.games.champions.table.kinds import ATTACK, ENERGY, NO_ICONS, THWART, Icons
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import DECK, DISCARD
from longbox.games.champions.vocabulary.abilities import ONCE_PER_ROUND, action, alter_ego_action, hero_action
from longbox.games.champions.vocabulary.adjectives import trait
from longbox.games.champions.vocabulary.amounts import Instead, PerPlayer
from longbox.games.champions.vocabulary.choices import a_player_to, choose_possible, each_player_to
from longbox.games.champions.vocabulary.conditions import Undefended, YouHaveTrait
from longbox.games.champions.vocabulary.costs import EXHAUST, DamageThis, Spend, costs
from longbox.games.champions.vocabulary.encounters import obligation_choice
from longbox.games.champions.vocabulary.nouns import (
    A_SCHEME,
    A_TARGET,
    EACH_ENEMY,
    YOU,
    YOUR_HERO,
    YourHero,
    scheme_with_threat,
    your_upgrade,
)
from longbox.games.champions.vocabulary.statics import gets
from longbox.games.champions.vocabulary.verbs import (
    Damage,
    Discard,
    Exhaust,
    PlaceThreat,
    Ready,
    RemoveThreat,
    aimed,
    found,
)

AERIAL = YouHaveTrait("Aerial")

tech_upgrade = your_upgrade.that(trait("Tech"))


def is_tech(game: Champions, card: int) -> bool:
    return game.face(card).kind == kinds.UPGRADE and has_trait(game, card, "Tech")


@dataclass(frozen=True, eq=False)
class KeepOneOfThree(Question):
    """Look at the top 3 cards of your deck, take one into your hand and discard the others."""

    def enter(self, game: Champions, scope: Scope) -> None:
        top = tuple(reversed(game.state.zones[DECK.at(scope.you)][-3:]))
        game.show(top, -1 if game.state.open_hands else 1 << scope.you)
        game.push(self, scope, top)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(game.state.zones[DECK.at(scope.you)])

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        cards = distinct(game, list(frame.data))
        return Decision(frame.scope.you, [Option("take", (card,)) for card in cards], about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        player_deck.take_into_hand(game, frame.scope.you, option.card)
        rest = [card for card in frame.data if card != option.card]
        discarding.discard(game, *rest, seat=frame.scope.you)
        player_deck.refill(game, frame.scope.you)

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)}: take one of these cards into your hand; the others are discarded"

    def label(self, game: Champions, option: Option) -> str:
        return f"Take {name_of(game, option.card)}"

    def words(self, say: Say) -> str:
        return "look at the top 3 cards of your deck, take 1 of them into your hand and discard the others"


@dataclass(frozen=True, eq=False)
class GainAerial(Verb):
    """Your identity is Aerial until the end of the phase."""

    def apply(self, game: Champions, scope: Scope) -> None:
        identity = game.state.identity[scope.you]
        game.modify("Aerial", ADD, 1, [identity], ("phase", 0), source=scope.source)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return not AERIAL.holds(game, scope)

    def words(self, say: Say) -> str:
        return "gain the Aerial trait until the end of the phase"


@dataclass(frozen=True, eq=False)
class RepulsorBlast(Verb):
    """Damage to an enemy, more for each energy resource on the top cards of your deck, which are discarded. One hit."""

    to: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        lost = player_deck.discard_from_deck(game, scope.you, 5)
        energy = sum(game.state.definition[card].facts["icons"][ENERGY] for card in lost)
        targets = self.to.cards(game, scope)
        attack = aimed(game, scope, targets)
        for target in targets:
            damage.deal(game, target, 1 + 2 * energy, seat=scope.you, source=scope.source, attack=attack)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(found(self.to, game, scope))

    def words(self, say: Say) -> str:
        return (
            f"deal 1 damage to {self.to.words(say)}, and 2 more for each energy resource printed on the top 5 cards of "
            "your deck, which you discard"
        )


@dataclass(frozen=True, eq=False)
class CopyTopDiscard(Resource):
    """Generates what is printed on the top card of your discard pile."""

    def generates(self, game: Champions, seat: int) -> Icons:
        pile = game.state.zones[DISCARD.at(seat)]
        return game.state.definition[pile[-1]].facts["icons"] if pile else NO_ICONS

    def words(self, say: Say) -> str:
        assert self.cost is not None
        printed = "the resources printed on the top card of your discard pile"
        return labelled("resource", f"{self.cost.words(say)} to generate {printed}")


@dataclass(frozen=True, eq=False)
class RecoverTech(Verb):
    """The topmost Tech upgrade of your discard pile comes back to your hand."""

    def apply(self, game: Champions, scope: Scope) -> None:
        player_deck.take_into_hand(game, scope.you, *self.topmost(game, scope.you))

    def topmost(self, game: Champions, seat: int) -> list[int]:
        pile = game.state.zones[DISCARD.at(seat)]
        return [card for card in reversed(pile) if is_tech(game, card)][:1]

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.topmost(game, scope.you))

    def words(self, say: Say) -> str:
        return "return the topmost Tech upgrade of their discard pile to their hand"


@dataclass(frozen=True, eq=False)
class FromOneOrEach(Node):
    """Remove threat from one scheme, or from each if you are Aerial."""

    one: RemoveThreat
    each: ForEach

    def enter(self, game: Champions, scope: Scope) -> None:
        (self.each if AERIAL.holds(game, scope) else self.one).enter(game, scope)

    def possible(self, game: Champions, scope: Scope) -> bool:
        return self.one.possible(game, scope)

    def words(self, say: Say) -> str:
        return f"{self.one.words(say)} (from each scheme if {AERIAL.words(say)})"


@dataclass(frozen=True, eq=False)
class Backlash(Verb):
    """Discard the top 5 cards of your deck and take damage for their energy resources."""

    def apply(self, game: Champions, scope: Scope) -> None:
        lost = player_deck.discard_from_deck(game, scope.you, 5)
        energy = sum(game.state.definition[card].facts["icons"][ENERGY] for card in lost)
        damage.deal(game, game.state.identity[scope.you], energy, source=scope.source)

    def words(self, say: Say) -> str:
        return "discard the top 5 cards of their deck and take 1 damage for each energy resource printed on them"


CARDS = in_set(
    "iron_man",
    identity(
        alter_ego(
            "Tony Stark",
            action(KeepOneOfThree(), limit=ONCE_PER_ROUND),
            rec=3, health=9, hand=6, traits="Genius",
        ),
        hero(
            "Iron Man",
            gets(CountOf(tech_upgrade, most=6), "hand size", YOU),
            thw=2, atk=1, def_=1, health=9, hand=1, traits="Avenger",
        ),
        code="01029a",
    ),
    event(
        "Supersonic Punch",
        hero_action(Damage(Instead(4, 8, AERIAL), A_TARGET), label=ATTACK),
        cost=2, code="01032", icons="E", traits="Attack", copies=2,
    ),
    ally(
        "War Machine",
        action(Damage(1, EACH_ENEMY), cost=costs(EXHAUST, DamageThis(2))),
        subtitle="James Rhodes", cost=4, code="01030", icons="W", thw=(1, 1), atk=(2, 1), health=4,
        traits="S.H.I.E.L.D., Soldier",
    ),
    event(
        "Repulsor Blast",
        hero_action(RepulsorBlast(A_TARGET), label=ATTACK),
        cost=1, code="01031", icons="P", traits="Attack, Superpower", copies=3,
    ),
    support(
        "Pepper Potts",
        CopyTopDiscard(NO_ICONS, EXHAUST),
        cost=3, code="01033", icons="P", traits="Persona", unique=True,
    ),
    support(
        "Stark Tower",
        alter_ego_action(a_player_to(RecoverTech()), cost=EXHAUST),
        cost=2, code="01034", icons="M", traits="Location", unique=True,
    ),
    upgrade(
        "Mark V Helmet",
        hero_action(
            FromOneOrEach(RemoveThreat(1, A_SCHEME), ForEach(scheme_with_threat, RemoveThreat(1, That(EACH)))),
            cost=EXHAUST, label=THWART,
        ),
        cost=1, code="01037", icons="P", traits="Armor, Tech", unique=True,
    ),
    upgrade(
        "Arc Reactor",
        hero_action(Ready(YourHero("Iron Man")), cost=EXHAUST),
        cost=2, code="01035", icons="E", traits="Item, Tech", unique=True,
    ),
    upgrade("Mark V Armor", gets(6, "health", YOU), cost=3, code="01036", icons="M", traits="Armor, Tech", unique=True),
    upgrade(
        "Powered Gauntlets",
        hero_action(Damage(Instead(1, 2, AERIAL), A_TARGET), cost=EXHAUST, label=ATTACK),
        cost=2, code="01038", icons="E", traits="Armor, Tech", copies=2,
    ),
    upgrade(
        "Rocket Boots",
        gets(1, "health", YOU),
        hero_action(GainAerial(), cost=costs(Spend(mental=1), EXHAUST)),
        cost=1, code="01039", icons="M", traits="Armor, Tech", copies=2,
    ),
    obligation(
        "Business Problems", WhenRevealed(obligation_choice(Exhaust(Each(your_upgrade)))), player="Tony Stark",
        code="01170",
    ),
)  # fmt: skip

CARDS += in_set(
    "iron_man_nemesis",
    side_scheme(
        "Imminent Overload", WhenRevealed(PlaceThreat(PerPlayer(1), THIS)), threat=3, acceleration=1, boost=3,
        code="01171",
    ),
    minion("Whiplash", sch=2, atk=3, health=4, boost=2, traits="Criminal", retaliate=1, unique=True, code="01172"),
    treachery(
        "Electric Whip Attack",
        WhenRevealed(choose_possible(Damage(CountOf(your_upgrade), YOUR_HERO), Discard(A(your_upgrade)))),
        Boost(If(Undefended(), Discard(A(your_upgrade)))),
        copies=2, code="01173",
    ),
    treachery("Electromagnetic Backlash", WhenRevealed(each_player_to(Backlash())), boost=2, code="01174"),
)  # fmt: skip
