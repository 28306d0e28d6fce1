"""The kinds of decisions in Marvel Champions, by name."""

from __future__ import annotations

from typing import Any, Final

from longbox.engine.decision import Decision
from longbox.engine.effects.dividing import Divided
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.game import Game
from longbox.engine.topics import CHOOSE_CARD, ORDER_EFFECTS, PAYMENT, Standing, Topic, in_order
from longbox.engine.triggers import Window
from longbox.games.champions.chapters.ally_limit import DismissAlly
from longbox.games.champions.chapters.attachments import ChooseEncounterHost
from longbox.games.champions.chapters.defending import ChooseDefender
from longbox.games.champions.chapters.hand_size import Discarding
from longbox.games.champions.chapters.payment import Payment
from longbox.games.champions.chapters.playing_cards import ChooseController, ChooseHost
from longbox.games.champions.chapters.turn import Request, Turn
from longbox.games.champions.chapters.villain_phase import MinionsActivate
from longbox.games.champions.table.characters import minions
from longbox.games.champions.table.players import in_player_order
from longbox.games.champions.table.state import Champions
from longbox.games.champions.vocabulary.choices import EachPlayerTo
from longbox.games.champions.vocabulary.costs import DiscardFromHand, DiscardUpTo
from longbox.games.champions.vocabulary.encounters import EachAttacks


def in_the_set_up(game: Game[Any], decision: Decision) -> bool:
    return bool(game.state.phase == "set-up")


def villain_phase(game: Champions) -> str:
    """The name of the phase while there is more than one attack that may come in it."""
    state = game.state
    attackers = 1 + len(minions(game))
    return f"{state.turn}/{state.phase}" if attackers > 1 or len(in_player_order(game)) > 1 else ""


NOBODY_DEFENDS: Final = Standing("Nobody for the rest of this phase", "decline", villain_phase)


TOPICS: Final = (
    Topic("mulligan", (Discarding,), in_the_set_up),
    Topic("end-discard", (Discarding,)),
    Topic("turn", (Turn,)),
    Topic(PAYMENT, (Payment,)),
    Topic("defend", (ChooseDefender,), rest=NOBODY_DEFENDS),
    Topic("order-triggers", (Window,), in_order),
    Topic("optional-trigger", (Window,), window="Interrupts and responses that you may use"),
    Topic("optional-effect", (May,), window="What an effect lets you do if you want to"),
    Topic("request", (Request,)),
    Topic("attach", (ChooseHost, ChooseEncounterHost)),
    Topic("controller", (ChooseController,)),
    Topic("ally-limit", (DismissAlly,)),
    Topic("enemy-order", (MinionsActivate, EachAttacks)),
    Topic("player-order", (EachPlayerTo,)),
    Topic("choose-player", (ChoosePlayer,)),
    Topic("choose-one", (ChooseOne,)),
    Topic("assign-damage", (Divided,)),
    Topic("discard", (DiscardUpTo, DiscardFromHand)),
    ORDER_EFFECTS,
    CHOOSE_CARD,
)
