"""Black Panther, his upgrades with their Special abilities, and Killmonger."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.engine.decision import Decision, Option, Question
from longbox.engine.effects.abilities import Rule
from longbox.engine.effects.conditions import Condition
from longbox.engine.effects.nouns import A, Kind, Noun
from longbox.engine.events import Event
from longbox.engine.frames import Frame, Scope, node
from longbox.engine.words import Say
from longbox.games.champions import damage, kinds, using
from longbox.games.champions.kinds import ATTACK, THWART
from longbox.games.champions.making import alter_ego, event, hero, identity, in_set, minion, resource, support, upgrade
from longbox.games.champions.table import (
    AREA,
    DECK,
    HAND,
    Champions,
    has_trait,
    in_player_order,
    minions_of,
)
from longbox.games.champions.vocabulary.abilities import Setup, Special, alter_ego_action, hero_action
from longbox.games.champions.vocabulary.amounts import Instead
from longbox.games.champions.vocabulary.costs import EXHAUST
from longbox.games.champions.vocabulary.nouns import A_SCHEME, A_TARGET, THIS, attack_target
from longbox.games.champions.vocabulary.possible import Effect
from longbox.games.champions.vocabulary.verbs import Damage, Draw, RemoveThreat, aimed


def is_panther_upgrade(game: Champions, scope: Scope, card: int) -> bool:
    return game.face(card).kind == kinds.UPGRADE and has_trait(game, card, "Black Panther")


@node
class FinalStep(Condition):
    """This Special is the last of its sequence."""

    def holds(self, game: Champions, scope: Scope) -> bool:
        return bool(scope.vars.get("final"))

    def words(self, say: Say) -> str:
        return "it is the final step of the sequence"


FINAL = FinalStep()


@node
class ResolveSpecials(Question):
    """Resolve the Special of each Black Panther upgrade you control, in the order you choose. `data`: those left."""

    def enter(self, game: Champions, scope: Scope) -> None:
        game.push(self, scope, tuple(self.upgrades(game, scope)))

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
        using.resolve(game, Scope(frame.scope.you, option.card, None, use=special, final=final))

    def words(self, say: Say) -> str:
        return "resolve the Special of each Black Panther upgrade you control, one after another in any order"


@node
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
        blows = tuple((card, amount) for card in [game.state.villain, *minions_of(game, option.amount)])
        damage.deal_each(game, blows, seat=scope.you, source=scope.source)

    def words(self, say: Say) -> str:
        said = self.amount.measured("damage to the villain and each minion engaged with that player", say)
        return f"choose a player, then deal {said}"


@node
class MoveDamage(Effect):
    """Move damage from your hero to an enemy, as much as there is."""

    amount: Instead
    to: Noun

    def apply(self, game: Champions, scope: Scope) -> None:
        identity = game.state.identity[scope.you]
        amount = min(self.amount.of(game, scope), game.state.damage[identity])
        targets = self.to.cards(game, scope)
        attack = aimed(game, scope, targets)
        if amount and targets:
            game.push(MOVED, Scope(scope.you, scope.source, None, attack=attack), (targets[0], amount))
            game.happen(Event(damage.HEALED, card=identity, amount=amount))

    def words(self, say: Say) -> str:
        return f"move {self.amount.measured(f'damage from your hero to {self.to.words(say)}', say)}"


@node
class Moved(Effect):
    """Damage that was healed from one character is dealt to another."""

    def step(self, game: Champions, frame: Frame) -> None:
        game.state.frames.pop()
        card, amount = frame.data
        scope = frame.scope
        damage.deal(game, card, amount, seat=scope.you, source=scope.source, attack=scope.vars["attack"])


MOVED = Moved()


@node
class Search(Effect):
    """Look through your deck for a card, take it into your hand and shuffle."""

    what: Noun

    def enter(self, game: Champions, scope: Scope) -> None:
        game.show(game.state.zones[DECK.at(scope.you)], 1 << scope.you)
        super().enter(game, scope)

    def apply(self, game: Champions, scope: Scope) -> None:
        for card in self.what.cards(game, scope):
            game.move(card, HAND.at(scope.you))
        game.shuffle(DECK.at(scope.you))

    def words(self, say: Say) -> str:
        return f"search your deck for {self.what.words(say)}, take it into your hand and shuffle your deck"


upgrade_in_deck = Kind(
    "Black Panther upgrade",
    lambda game, scope: game.state.zones[DECK.at(scope.you)],
    is_panther_upgrade,
)
panther_upgrade = Kind("Black Panther upgrade", lambda game, scope: list(game.in_play()), is_panther_upgrade)


def wakanda_forever(icons: str, name: str, copies: int = 1) -> Card:
    return event(
        "Wakanda Forever!",
        hero_action(ResolveSpecials()),
        cost=1, icons=icons, traits="Tactic", copies=copies, id=f"wakanda-forever-{name}",
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
    ),
    wakanda_forever("E", "energy"),
    wakanda_forever("M", "mental"),
    wakanda_forever("P", "physical"),
    wakanda_forever("W", "wild", copies=2),
    resource("Vibranium", icons="WW", copies=3),
    support(
        "The Golden City",
        alter_ego_action(Draw(2), cost=EXHAUST),
        cost=2, icons="E", traits="Location, Wakanda", unique=True,
    ),
    upgrade(
        "Energy Daggers",
        Special(StrikeAround(Instead(1, 2, FINAL))),
        cost=2, icons="M", traits="Black Panther, Weapon",
    ),
    upgrade(
        "Panther Claws",
        Special(Damage(Instead(2, 4, FINAL), A_TARGET), label=ATTACK),
        cost=2, icons="E", traits="Black Panther, Weapon",
    ),
    upgrade(
        "Tactical Genius",
        Special(RemoveThreat(Instead(1, 2, FINAL), A_SCHEME), label=THWART),
        cost=2, icons="P", traits="Black Panther, Skill",
    ),
    upgrade(
        "Vibranium Suit",
        Special(MoveDamage(Instead(1, 2, FINAL), A(attack_target)), label=ATTACK),
        cost=2, icons="M", traits="Armor, Black Panther",
    ),
)  # fmt: skip

CARDS += in_set(
    "black_panther_nemesis",
    minion(
        "Killmonger",
        Rule("take damage", True, THIS, "~ can't take damage from Black Panther upgrades", panther_upgrade),
        sch=2, atk=2, health=5, boost=2, traits="Assassin, Elite, Mercenary", unique=True,
    ),
)  # fmt: skip
