"""Spider-Man's own cards, his obligation and his nemesis set."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.flow import If, do
from longbox.engine.effects.verbs import Verb
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
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
    side_scheme,
    support,
    treachery,
    upgrade,
)
from longbox.games.champions.chapters import damage, discarding, player_deck, prevention, status, threat
from longbox.games.champions.table.abilities import AttachTo, Boost, FormOnly, Resource, Uses, WhenRevealed
from longbox.games.champions.table.kinds import ATTACK, DEFENSE, HERO, MENTAL, STUNNED, icons
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.schemes import main_scheme
from longbox.games.champions.table.state import Champions
from longbox.games.champions.table.zones import HAND, TUCKED
from longbox.games.champions.vocabulary.abilities import (
    ONCE_PER_ROUND,
    alter_ego_action,
    forced,
    hero_action,
    hero_triggered,
    triggered,
)
from longbox.games.champions.vocabulary.choices import each_player_to
from longbox.games.champions.vocabulary.conditions import IsInPlay
from longbox.games.champions.vocabulary.costs import EXHAUST, RemoveCounter, costs
from longbox.games.champions.vocabulary.encounters import (
    CancelWhenRevealed,
    GainSurge,
    Prevent,
    StunVictim,
    ThisActivation,
    by_this_activation,
    obligation_choice,
)
from longbox.games.champions.vocabulary.moments import (
    ATTACK_DAMAGE_TO_YOU,
    HOST_DEFEATED,
    HOST_WOULD_ATTACK,
    THIS_DEFEATED,
    TREACHERY_REVEALED,
    VILLAIN_ATTACKS_YOU,
    YOU_PLAY_THIS,
    after,
)
from longbox.games.champions.vocabulary.nouns import A_SCHEME, A_TARGET, YOUR_HERO, Named, You, enemy
from longbox.games.champions.vocabulary.nouns import minion as a_minion
from longbox.games.champions.vocabulary.verbs import Damage, DiscardAtRandom, Draw, Give, Heal, RemoveThreat


@dataclass(frozen=True, eq=False)
class KeepMental(Verb):
    """Discard the top 2 cards of your deck and take those with a mental resource into your hand."""

    def apply(self, game: Champions, scope: Scope) -> None:
        lost = player_deck.discard_from_deck(game, scope.you, 2)
        mental = [card for card in lost if game.state.definition[card].facts["icons"][MENTAL]]
        player_deck.take_into_hand(game, scope.you, *mental)

    def words(self, say: Say) -> str:
        return "discard the top 2 cards of your deck, and take each of them that shows a mental resource into your hand"


@dataclass(frozen=True, eq=False)
class StunInstead(Verb):
    """The enemy that this is attached to does not attack; discard this and stun it."""

    def apply(self, game: Champions, scope: Scope) -> None:
        assert scope.event is not None
        scope.event.cancelled = True
        host = game.state.host[scope.source]
        prevention.tell_cancelled(game, host, scope.source, "attack")
        discarding.discard(game, scope.source)
        status.give(game, host, STUNNED)

    def words(self, say: Say) -> str:
        return f"discard {say.this} instead, and stun that enemy"


@dataclass(frozen=True, eq=False)
class TuckAtRandom(Verb):
    """Put a random card of your hand face down under this card."""

    def apply(self, game: Champions, scope: Scope) -> None:
        hand = game.state.zones[HAND.at(scope.you)]
        if hand:
            game.happen(Event(TUCKED_AWAY, card=game.pick_at_random(hand), target=scope.source, seat=scope.you))

    def words(self, say: Say) -> str:
        return f"put a random card of their hand face down under {say.this}"


def apply_tuck(game: Champions, event: Event) -> None:
    game.move(event.card, TUCKED.at())
    game.attach(event.card, event.target)


TUCKED_AWAY = EventKind("tuck", apply_tuck)


@dataclass(frozen=True, eq=False)
class ReturnTucked(Verb):
    """The cards under this one go back to their owners' hands."""

    def apply(self, game: Champions, scope: Scope) -> None:
        state = game.state
        for card in [card for card in state.zones[TUCKED.at()] if state.host[card] == scope.source]:
            player_deck.take_into_hand(game, state.owner[card], card)

    def words(self, say: Say) -> str:
        return f"return each card under {say.this} to its owner's hand"


@dataclass(frozen=True, eq=False)
class ThreatByTypes(Verb):
    """A random card from every hand; threat for each type of resource among them."""

    def apply(self, game: Champions, scope: Scope) -> None:
        hands = [game.state.zones[HAND.at(seat)] for seat in in_player_order(game)]
        lost = [game.pick_at_random(hand) for hand in hands if hand]
        shown = [game.state.definition[card].facts["icons"] for card in lost]
        types = sum(any(of[kind] for of in shown) for kind in range(4))
        discarding.discard(game, *lost)
        threat.place(game, main_scheme(game), types, source=scope.source)

    def words(self, say: Say) -> str:
        return (
            "each player discards a random card from hand, then place 1 threat on the main scheme for each type of "
            "resource on those cards"
        )


CARDS = in_set(
    "spider_man",
    identity(
        alter_ego(
            "Peter Parker",
            Resource(icons("M"), limit=ONCE_PER_ROUND),
            rec=3, health=10, hand=6, traits="Genius",
        ),
        hero(
            "Spider-Man",
            triggered(VILLAIN_ATTACKS_YOU, Draw(1)),
            thw=1, atk=2, def_=3, health=10, hand=5, traits="Avenger",
        ),
        code="01001a",
    ),
    ally(
        "Black Cat",
        forced(YOU_PLAY_THIS, KeepMental()),
        subtitle="Felicia Hardy", cost=2, code="01002", icons="E", thw=(1, 1), atk=(1, 0), health=2,
        traits="Hero for Hire",
    ),
    event(
        "Backflip",
        triggered(ATTACK_DAMAGE_TO_YOU, Prevent(), label=DEFENSE),
        cost=0, code="01003", icons="P", traits="Defense, Skill", copies=2,
    ),
    event(
        "Enhanced Spider-Sense",
        hero_triggered(TREACHERY_REVEALED, CancelWhenRevealed()),
        cost=1, code="01004", icons="M", traits="Superpower", copies=2,
    ),
    event(
        "Swinging Web Kick",
        hero_action(Damage(8, A_TARGET), label=ATTACK),
        cost=3, code="01005", icons="M", traits="Aerial, Attack, Superpower", copies=3,
    ),
    support(
        "Aunt May",
        alter_ego_action(Heal(4, You("Peter Parker")), cost=EXHAUST),
        cost=1, code="01006", icons="E", traits="Persona", unique=True,
    ),
    upgrade(
        "Spider-Tracer",
        AttachTo(a_minion),
        forced(HOST_DEFEATED, RemoveThreat(3, A_SCHEME)),
        cost=1, code="01007", icons="E", traits="Item, Tech", copies=2,
    ),
    upgrade(
        "Web-Shooter",
        Uses(3, "web"),
        Resource(icons("W"), costs(EXHAUST, RemoveCounter("web")), form=HERO),
        cost=1, code="01008", icons="P", traits="Item, Tech", copies=2,
    ),
    upgrade(
        "Webbed Up",
        FormOnly(HERO),
        AttachTo(enemy, max_per_host=True),
        forced(HOST_WOULD_ATTACK, StunInstead()),
        cost=4, code="01009", icons="P", traits="Condition", copies=2,
    ),
    obligation(
        "Eviction Notice",
        WhenRevealed(obligation_choice(do(DiscardAtRandom(), GainSurge()))),
        player="Peter Parker", code="01165",
    ),
)  # fmt: skip

NEMESIS = in_set(
    "spider_man_nemesis",
    side_scheme(
        "Highway Robbery",
        WhenRevealed(each_player_to(TuckAtRandom())),
        forced(THIS_DEFEATED, ReturnTucked()),
        threat=3, per_player=True, acceleration=1, boost=3, code="01166",
    ),
    minion("Vulture", sch=1, atk=3, health=4, boost=2, traits="Criminal", quickstrike=True, unique=True, code="01167"),
    treachery(
        "Sweeping Swoop",
        WhenRevealed(do(Give(STUNNED, YOUR_HERO), If(IsInPlay(Named("Vulture")), GainSurge()))),
        Boost(
            ThisActivation(
                Trigger(
                    after(damage.TAKEN, by_this_activation, "when this activation damages a friendly character"),
                    StunVictim(),
                )
            )
        ),
        copies=2, code="01168",
    ),
    treachery("The Vulture's Plans", WhenRevealed(ThreatByTypes()), boost=2, code="01169"),
)  # fmt: skip

CARDS += NEMESIS
