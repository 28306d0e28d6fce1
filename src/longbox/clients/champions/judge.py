"""Marvel Champions: the villain's hit points against the time that the heroes have left.

Each villain phase brings threat, attacks and a card, so time runs against the heroes. They lose with the last threat or
the last hit point and not before: both count little while there is plenty of room, ever more the fewer villain phases
it would last, and less when the villain itself will not last that long. Damage on the villain is what wins, over all of
its stages; to beat one must be good although a fresh and stronger one follows. What is built up pays in the rounds to
come: much early, nothing late.

Points are given when the next round begins. Who defended is exhausted then and can neither attack nor thwart, which is
what a defence costs.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from typing import Final

from longbox.languages import message
from longbox.players.judges import Judge, Points
from longbox.players.reading import CardView, View, cards, count

HABITS: Final = {
    "attack": 3.0,
    "thwart": 3.0,
    "recover": 3.0,
    "use": 3.0,
    "play": 2.0,
    "ask": 0.2,
    "flip": 0.4,
    "end": 0.4,
    "discard": 0.05,
    "pass": 0.5,
}

ZONES: Final = frozenset({"villain", "schemes", "engaged", "area"})

STAGE: Final = 45.0
"""For a stage of the villain, for each player; of the present one the share of its hit points that is left."""
STAGE_BEATEN: Final = 45.0
"""For beating a stage, for each player: more than the next one brings along in side schemes and attacks. Much more
would let them forget all else for it."""
STAGES: Final = 2
"""Stages of a usual game: with so many ahead, what is built up is worth all that it can be."""
ATTACHMENT: Final = 6.0
VILLAIN_STATUS: Final = 7.0

MOST_ROUNDS: Final = 1.6
"""With room for so many more rounds of threat or attacks, e times less is at stake than with none."""
LAST_ROUNDS: Final = 0.2
ROUNDS_FOR_A_STAGE: Final = 1.2
"""When the villain is nearly beaten it is fewer rounds that matter: these, and so many for a stage that is left."""

SCHEME_COMPLETED: Final = 100.0
"""For the last stage of the main scheme, for each player: the game is lost."""
STAKE: Final = 6.0
"""For an earlier stage, for each threat that it takes."""
SCHEME_PASSED: Final = 40.0
"""For each stage that is completed, for each player."""
SURPRISING_THREAT: Final = 1.5
"""What villains that scheme and encounter cards bring in a round, for each player, beside what is sure to come."""
THREAT: Final = 0.5
ACCELERATION: Final = 8.0
SIDE_SCHEME: Final = 5.0
SIDE_THREAT: Final = 2.0
ICON: Final = 8.0
"""For crisis, hazard or acceleration on a side scheme: each round it stays, it costs."""

HERO_DEFEATED: Final = 80.0
SURPRISING_DAMAGE: Final = 2.0
"""What boosts and encounter cards bring in a round, beside the attacks that are sure to come."""
HERO_HIT_POINT: Final = 0.7
READY: Final = 3.0
"""For each point of attack or thwart, whichever is more, of an identity that is not exhausted."""
USUAL_POWER: Final = 2
"""What an alter-ego is worth as a hero."""
HERO_STATUS: Final = 5.0

MINION: Final = 3.0
MINION_HIT_POINT: Final = 1.0
MINION_POWER: Final = 2.5

ALLY: Final = 6.0
"""For an ally: it can take an attack."""
ALLY_USE: Final = 2.5
"""For each point of power that an ally can still use: it pays a hit point each time."""
MOST_USES: Final = 4
PERMANENT: Final = 3.0
"""For an upgrade or a support in play at the start, and as much again for each resource that it cost."""
CARD_IN_HAND: Final = 1.0


WEAR_DOWN: Final = message("wear down the villain")
HOLD_BACK: Final = message("hold back the threat")
GET_RID: Final = message("get rid of minions")
STAY_ALIVE: Final = message("keep the heroes alive")
KEEP_ALLIES: Final = message("keep allies in play")
BUILD_UP: Final = message("build up your area")
KEEP_CARDS: Final = message("keep cards in hand")


def points(view: View, seat: int) -> Points:
    """All players win or lose together: the seat does not matter, its hand apart."""
    seats = range(view["seats"])
    areas = [card for one in seats for card in cards(view, f"area:{one}")]
    beside = cards(view, "villain")
    villains = [card for card in beside if card.get("kind") == "villain"]
    ahead = sum((stages_ahead(view, villain) for villain in villains), 0.0)
    early = min(1.0, ahead / STAGES)
    rounds = min(MOST_ROUNDS, LAST_ROUNDS + ROUNDS_FOR_A_STAGE * ahead)
    threat = sum(scheme(view, card, rounds) for card in cards(view, "schemes"))
    foes = [engaged(view, one) for one in seats]
    lives = sum(life(view, one, (*villains, *foes[one]), rounds) for one in seats)
    return {
        WEAR_DOWN: sum(wear(view, villain) for villain in villains) + sum(map(attached, beside)),
        HOLD_BACK: -threat - ACCELERATION * view.get("acceleration", 0),
        GET_RID: -sum(minion(card) for some in foes for card in some),
        STAY_ALIVE: lives - HERO_DEFEATED * sum(view["out"]),
        KEEP_ALLIES: sum(map(ally, areas)),
        BUILD_UP: early * sum(map(permanent, areas)),
        KEEP_CARDS: CARD_IN_HAND * sum(count(view, f"hand:{one}") for one in seats),
    }


def stages_ahead(view: View, villain: CardView) -> float:
    """How much of a villain is still to be beaten, in stages."""
    return float(last_stage(view, villain) - villain["stage"] + hit_points(villain) / max(1, villain["health"]))


def last_stage(view: View, villain: CardView) -> int:
    stage: int = view["last_stages"][view["villains"].index(villain["handle"])]
    return stage


def wear(view: View, villain: CardView) -> float:
    """What is left of a villain counts against the players."""
    ahead = stages_ahead(view, villain)
    beaten = villain["stage"] - last_stage(view, villain)
    return VILLAIN_STATUS * hampered(villain) + float(view["seats"] * (STAGE_BEATEN * beaten - STAGE * ahead))


def attached(card: CardView) -> float:
    """Attachments help the villain; an upgrade that lies with it is a player's."""
    return -ATTACHMENT if card.get("kind") == "attachment" else permanent(card)


def scheme(view: View, card: CardView, rounds: float) -> float:
    """What a scheme costs. On the main scheme threat is pressing when few more rounds of it fit."""
    threat = card.get("threat", 0)
    if card.get("kind") != "main scheme":
        return SIDE_SCHEME + SIDE_THREAT * threat + ICON * len(card.get("icons", ()))
    seats, target, side = view["seats"], card.get("target", 99), card["stage"]
    stake = SCHEME_COMPLETED * seats if side >= len(card["sides"]) else STAKE * target
    each_round = view["villain_phase"]["step_one"] + SURPRISING_THREAT * seats
    pressing = exp(-max(0, target - threat) / (rounds * each_round))
    passed = side // 2 - 1
    return float(SCHEME_PASSED * seats * passed + THREAT * threat + stake * pressing)


def engaged(view: View, seat: int) -> list[CardView]:
    """The minions engaged with a player; of those that lie face down the view tells the numbers apart."""
    drones = view.get("drones", {})
    return [card | drones.get(card["handle"], {}) for card in cards(view, f"engaged:{seat}")]


def minion(card: CardView) -> float:
    power = card.get("atk", 0) + card.get("sch", 0)
    return MINION + MINION_HIT_POINT * hit_points(card) + MINION_POWER * power


def life(view: View, seat: int, enemies: Iterable[CardView], rounds: float) -> float:
    """How an identity stands. Hit points are pressing when they last for few more rounds of the enemies' attacks."""
    card = next((one for one in cards(view, f"area:{seat}") if one.get("kind") in ("hero", "alter-ego")), None)
    if card is None:
        return 0.0
    left = hit_points(card)
    each_round = SURPRISING_DAMAGE + sum(enemy.get("atk", 0) for enemy in enemies)
    worth = HERO_HIT_POINT * left - HERO_DEFEATED * exp(-left / (rounds * each_round))
    if not card.get("exhausted"):
        worth += READY * max(card.get("atk", USUAL_POWER), card.get("thw", USUAL_POWER))
    return float(worth - HERO_STATUS * hampered(card))


def hampered(card: CardView) -> int:
    """The status cards that a card would rather not have, less those that help it."""
    statuses: int = card.get("stunned", 0) + card.get("confused", 0) - card.get("tough", 0)
    return statuses


def ally(card: CardView) -> float:
    if card.get("kind") != "ally":
        return 0.0
    uses = min(MOST_USES, hit_points(card)) - (0.5 if card.get("exhausted") else 0.0)
    return ALLY + ALLY_USE * max(card.get("atk", 0), card.get("thw", 0)) * uses


def permanent(card: CardView) -> float:
    if card.get("kind") not in ("upgrade", "support"):
        return 0.0
    return PERMANENT * (1 + card.get("cost", 0))


def hit_points(card: CardView) -> int:
    """Hit points that are left."""
    left: int = card.get("health", 0) - card.get("damage", 0)
    return max(0, left)


JUDGE: Final = Judge(points, HABITS, ZONES)
