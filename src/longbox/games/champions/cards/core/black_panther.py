"""Black Panther, his upgrades with their Special abilities, and Killmonger."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Rule
from longbox.engine.effects.amounts import Chosen
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.flow import do
from longbox.engine.effects.nouns import THIS, A, Cards, Each, Noun
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope
from longbox.engine.words import Say
from longbox.games.champions.cards.making import (
    ally,
    alter_ego,
    event,
    hero,
    identity,
    in_set,
    minion,
    obligation,
    resource,
    side_scheme,
    support,
    treachery,
    upgrade,
)
from longbox.games.champions.chapters import damage, using_abilities
from longbox.games.champions.chapters.encounter_deck import take_encounter_card
from longbox.games.champions.chapters.shuffling import shuffle_into
from longbox.games.champions.table import kinds, slots
from longbox.games.champions.table.abilities import Boost, Setup, Special, WhenRevealed
from longbox.games.champions.table.cards import has_trait
from longbox.games.champions.table.characters import minions_of
from longbox.games.champions.table.kinds import ATTACK, THWART, TOUGH
from longbox.games.champions.table.names import asker, name_of
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import AREA, DECK, ENCOUNTER_DISCARD
from longbox.games.champions.vocabulary.abilities import alter_ego_action, hero_action, triggered
from longbox.games.champions.vocabulary.adjectives import trait
from longbox.games.champions.vocabulary.amounts import Instead
from longbox.games.champions.vocabulary.choices import choose_possible
from longbox.games.champions.vocabulary.costs import EXHAUST
from longbox.games.champions.vocabulary.encounters import obligation_choice
from longbox.games.champions.vocabulary.moments import THIS_ENTERS
from longbox.games.champions.vocabulary.nouns import (
    A_SCHEME,
    A_TARGET,
    MAIN_SCHEME,
    THE_VILLAIN,
    YOUR_HERO,
    Several,
    attack_target,
    your_minion,
    your_upgrade,
)
from longbox.games.champions.vocabulary.nouns import upgrade as an_upgrade
from longbox.games.champions.vocabulary.places import DIFFERENT_DISCARDS, LOOKED_THROUGH
from longbox.games.champions.vocabulary.verbs import (
    Damage,
    Discard,
    Draw,
    Give,
    PlaceThreat,
    RemoveThreat,
    Search,
    aimed,
    found,
)


def is_panther_upgrade(game: Champions, scope: Scope, card: int) -> bool:
    return game.face(card).kind == kinds.UPGRADE and has_trait(game, card, "Black Panther")


@dataclass(frozen=True, eq=False)
class FinalStep(Condition):
    """This Special is the last of its sequence."""

    def holds(self, game: Champions, scope: Scope) -> bool:
        return bool(scope.vars.get(slots.FINAL))

    def words(self, say: Say) -> str:
        return "it is the final step of the sequence"


FINAL = FinalStep()


@dataclass(frozen=True, eq=False)
class ResolveSpecials(Question):
    """Resolve the Special of each Black Panther upgrade you control, in the order you choose. `data`: those left."""

    def enter(self, game: Champions, scope: Scope) -> None:
        game.push(self, scope, tuple(self.upgrades(game, scope)))

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(self.upgrades(game, scope))

    def upgrades(self, game: Champions, scope: Scope) -> list[int]:
        cards = game.state.zones[AREA.at(scope.you)]
        return [card for card in cards if is_panther_upgrade(game, scope, card) and game.face(card).fact("special")]

    def ask(self, game: Champions, frame: Frame) -> Decision | None:
        if not frame.data:
            return None
        options = [Option("resolve", (card,)) for card in frame.data]
        return Decision(frame.scope.you, options, kind="order", about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        frame.data = tuple(card for card in frame.data if card != option.card)
        special = game.face(option.card).fact("special")
        final = int(not frame.data)
        used = {slots.USE: special, slots.FINAL: final}
        using_abilities.resolve(game, Scope(frame.scope.you, option.card, vars=used))

    def prompt(self, game: Champions, decision: Decision) -> str:
        return f"{asker(game)}: which Special resolves next?"

    def label(self, game: Champions, option: Option) -> str:
        return f"Resolve {name_of(game, option.card)}"

    def words(self, say: Say) -> str:
        return "resolve the Special of each Black Panther upgrade you control, one after another in any order"


@dataclass(frozen=True, eq=False)
class StrikeAround(Question):
    """Choose a player; the villain and the minions engaged with that player take damage."""

    amount: Instead

    def ask(self, game: Champions, frame: Frame) -> Decision:
        options = [Option("player", amount=seat) for seat in in_player_order(game)]
        return Decision(frame.scope.you, options, about=self)

    def answer(self, game: Champions, frame: Frame, option: Option) -> None:
        game.state.frames.pop()
        scope = frame.scope
        amount = self.amount.of(game, scope)
        blows = tuple((card, amount) for card in [*game.state.villains, *minions_of(game, option.amount)])
        damage.deal_each(game, blows, seat=scope.you, source=scope.source)

    def prompt(self, game: Champions, decision: Decision) -> str:
        name = asker(game)
        return f"{name}: {self.words(game.rules.say(name))}"

    def words(self, say: Say) -> str:
        said = self.amount.measured("damage to the villain and each minion engaged with that player", "", say)
        return f"choose a player, then deal {said}"


@dataclass(frozen=True, eq=False)
class MoveDamage(Verb):
    """Move damage from your hero to an enemy, as much as there is."""

    amount: Instead
    to: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        identity = game.state.identity[scope.you]
        amount = min(self.amount.of(game, scope), game.state.damage[identity])
        targets = self.to.cards(game, scope)
        attack = aimed(game, scope, targets)
        if amount and targets:
            game.push(MOVED, Scope(scope.you, scope.source, vars={slots.ATTACK: attack}), (targets[0], amount))
            game.happen(Event(damage.HEALED, card=identity, amount=amount))

    def words(self, say: Say) -> str:
        return f"move {self.amount.measured(f'damage from your hero to {self.to.words(say)}', '', say)}"


@dataclass(frozen=True, eq=False)
class Moved(Verb):
    """Damage that was healed from one character is dealt to another."""

    def step(self, game: Champions, frame: Frame) -> None:
        game.state.frames.pop()
        card, amount = frame.data
        scope = frame.scope
        damage.deal(game, card, amount, seat=scope.you, source=scope.source, attack=scope.vars[slots.ATTACK])


MOVED = Moved()


upgrade_in_deck = an_upgrade.at(LOOKED_THROUGH).that(trait("Black Panther"))
any_upgrade_in_deck = an_upgrade.at(LOOKED_THROUGH)
your_panther_upgrade = your_upgrade.that(trait("Black Panther"))


different_discards = Cards("different card", DIFFERENT_DISCARDS)


@dataclass(frozen=True, eq=False)
class ShuffleBack(Verb):
    """Cards of your discard pile go back into your deck."""

    what: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        shuffle_into(game, DECK.at(scope.you), *self.what.cards(game, scope))

    def possible(self, game: Champions, scope: Scope) -> bool:
        return bool(found(self.what, game, scope))

    def words(self, say: Say) -> str:
        return f"shuffle {self.what.words(say)} into your deck"


@dataclass(frozen=True, eq=False)
class WeighCombat(Verb):
    """Discard the top encounter card: X is 1 more than its boost icons."""

    def apply(self, game: Champions, scope: Scope) -> None:
        card = take_encounter_card(game, ENCOUNTER_DISCARD.at())
        scope.vars[slots.WEIGHED] = 1 + (game.state.definition[card].stats.get("boost", 0) if card >= 0 else 0)

    def words(self, say: Say) -> str:
        return "discard the top card of the encounter deck (X is 1 more than its boost icons)"


COMBAT = Chosen(slots.WEIGHED, "X")
panther_upgrade = an_upgrade.that(trait("Black Panther"))


def wakanda_forever(icons: str, name: str, code: str, copies: int = 1) -> Card:
    return event(
        "Wakanda Forever!",
        hero_action(ResolveSpecials()),
        cost=1, code=code, icons=icons, traits="Tactic", copies=copies, id=f"wakanda-forever-{name}",
    )  # fmt: skip


CARDS = in_set(
    "black_panther",
    identity(
        alter_ego(
            "T'Challa",
            Setup(Search(A(upgrade_in_deck))),
            rec=4, health=11, hand=6, traits="King, Wakanda",
        ),
        hero(
            "Black Panther",
            thw=2, atk=2, def_=2, health=11, hand=5, traits="Avenger, Wakanda", keywords={"retaliate": 1},
        ),
        code="01040a",
    ),
    ally(
        "Shuri",
        triggered(THIS_ENTERS, Search(A(any_upgrade_in_deck))),
        cost=2, code="01041", icons="P", thw=(1, 1), atk=(1, 1), health=3, traits="Genius, Wakanda",
    ),
    event(
        "Ancestral Knowledge",
        alter_ego_action(ShuffleBack(A(different_discards, least=1, most=3))),
        cost=1, code="01042", icons="M",
    ),
    wakanda_forever("E", "energy", "01043a"),
    wakanda_forever("M", "mental", "01043b"),
    wakanda_forever("P", "physical", "01043c"),
    wakanda_forever("W", "wild", "01043d", copies=2),
    resource("Vibranium", code="01044", icons="WW", copies=3),
    support(
        "The Golden City",
        alter_ego_action(Draw(2), cost=EXHAUST),
        cost=2, code="01045", icons="E", traits="Location, Wakanda", unique=True,
    ),
    upgrade(
        "Energy Daggers",
        Special(StrikeAround(Instead(1, 2, FINAL))),
        cost=2, code="01046", icons="M", traits="Black Panther, Weapon",
    ),
    upgrade(
        "Panther Claws",
        Special(Damage(Instead(2, 4, FINAL), A_TARGET), label=ATTACK),
        cost=2, code="01047", icons="E", traits="Black Panther, Weapon",
    ),
    upgrade(
        "Tactical Genius",
        Special(RemoveThreat(Instead(1, 2, FINAL), A_SCHEME), label=THWART),
        cost=2, code="01048", icons="P", traits="Black Panther, Skill",
    ),
    upgrade(
        "Vibranium Suit",
        Special(MoveDamage(Instead(1, 2, FINAL), A(attack_target)), label=ATTACK),
        cost=2, code="01049", icons="M", traits="Armor, Black Panther",
    ),
    obligation(
        "Affairs of State", WhenRevealed(obligation_choice(Discard(A(your_panther_upgrade)))), player="T'Challa",
        code="01155",
    ),
)  # fmt: skip

CARDS += in_set(
    "black_panther_nemesis",
    side_scheme("Usurp the Throne", threat=3, per_player=True, hazard=1, boost=3, code="01156"),
    treachery(
        "Heart-Shaped Herb",
        WhenRevealed(Give(TOUGH, Several((THE_VILLAIN, Each(your_minion))))),
        Boost(Give(TOUGH, THE_VILLAIN)),
        surge=True, code="01158",
    ),
    treachery(
        "Ritual Combat",
        WhenRevealed(
            do(WeighCombat(), choose_possible(Damage(COMBAT, YOUR_HERO), PlaceThreat(COMBAT, MAIN_SCHEME)))
        ),
        boost=2, copies=2, code="01159",
    ),
    minion(
        "Killmonger",
        Rule("take damage", True, THIS, "~ can't take damage from Black Panther upgrades", panther_upgrade),
        sch=2, atk=2, health=5, boost=2, traits="Assassin, Elite, Mercenary", unique=True, code="01157",
    ),
)  # fmt: skip
