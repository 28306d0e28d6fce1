"""Shielding: Bystanders that lie face down before a card, which is out of reach until they are rescued one by one.
Enemies can't be fought then, and Heroes in the HQ not recruited.

Each kind of them is a `Role`, declared by `shield` with what its holder's price is for letting one go. What becomes of
them otherwise, the role says: they are captives too, so that they are rescued with a defeat, and carried off in an
escape.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.decision import Option
from longbox.engine.effects.deeds import Deed
from longbox.engine.effects.flow import Steps
from longbox.engine.effects.nouns import A, Cards
from longbox.engine.effects.places import Among
from longbox.engine.events import Event, EventKind
from longbox.engine.frames import Scope
from longbox.engine.language import listed, message, said
from longbox.engine.player_deeds import Bar, PlayerDeed
from longbox.games.legendary.chapters import points
from longbox.games.legendary.chapters.bystanders import CAPTIVE, CAPTURE, RESCUE
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.chapters.prices import ATTACK_ONLY, EITHER, RECRUIT_ONLY, Price, pays_as_attack
from longbox.games.legendary.table import notes, slots
from longbox.games.legendary.table.enemies import is_foe
from longbox.games.legendary.table.kinds import ATTACK_POINTS, HERO
from longbox.games.legendary.table.names import as_title, names_of
from longbox.games.legendary.table.roles import STAYS, Fate, Role, held, shields
from longbox.games.legendary.table.sides import in_terms, tongue
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.timing import not_in_showdown
from longbox.games.legendary.table.zones import HQ


class Ransom:
    """What it takes to have one card of a shielding role let go, how that is said, and the rule behind it. `chosen`:
    the player says which one; else chance does."""

    def __init__(self, role: Role, price: Callable[[Table, int], Price], label: str, rule: str, chosen: bool) -> None:
        self.role = role
        self.price = price
        self.label = label
        self.rule = rule
        self.chosen = chosen


RANSOMS: Final[list[Ransom]] = []
"""All that there are; an option names one by its place."""


def shield(
    key: str,
    head: str,
    price: Callable[[Table, int], Price],
    label: str,
    rule: str,
    *,
    chosen: bool = False,
    gained: Fate | None = None,
) -> Role:
    """A new kind of captives that shield. The `label` of its options has {card} in it, the holder, and {price}.
    `gained`: what becomes of them when a player gains their holder, if they are not rescued then."""
    on_gain = gained or Fate(RESCUE)
    role = Role(key, head, also=CAPTIVE, face_up=False, shields=True, on_defeat=Fate(RESCUE), on_gain=on_gain)
    RANSOMS.append(Ransom(role, price, label, rule, chosen))
    return role


def own_attack(game: Table, holder: int) -> Price:
    """What the holder has as Attack now, whatever fighting it would take. Recruit that counts as Attack will do."""
    amount = max(0, game.value(holder, ATTACK_POINTS))
    return Price(amount, EITHER if pays_as_attack(game) else ATTACK_ONLY)


HUMAN_SHIELD: Final = shield(
    "human shield",
    "{Human Shield}",
    own_attack,
    message("{rescue} a Human Shield from {card} ({price})"),
    "LG-KW-HUMANSHIELD-02",
)
"""A captive that must be let go, for its captor's own Attack, before anybody can fight that one."""


def two_recruit(game: Table, holder: int) -> Price:
    return Price(2, RECRUIT_ONLY)


HIDDEN_WITNESS: Final = shield(
    "hidden witness",
    "{Hidden Witness}",
    two_recruit,
    message("{rescue} a Hidden Witness from {card} ({price})"),
    "LG-KW-HIDDENWITNESS-03",
    gained=STAYS,
)
"""A captive that must be let go, for 2 Recruit, before its captor can be fought, or recruited where that is a Hero in
the HQ."""


def left_behind(game: Table) -> list[int]:
    """Those before Heroes that are not in the HQ any more, nor in the city."""
    state = game.state
    return [
        captive
        for holder in holders(game)
        if state.definition[holder].kind == HERO and not (HQ.holds(state.zone[holder]) or is_foe(game, holder))
        for captive in shields(game, holder)
    ]


def lose_those_left_behind(game: Table) -> None:
    """They are KO'd when the Hero leaves the HQ for whatever reason."""
    left = left_behind(game) if game.state.shields else []
    if left:
        game.take_place(Event(KO, cards=tuple(left), seat=game.state.active))


def capture_from_stack(role: Role, game: Table, seat: int, holder: int, number: int) -> None:
    """A card captures the top cards of the Bystander stack in a shielding role, as many as there are."""
    if number:
        game.happen(Event(CAPTURE, card=holder, amount=number, seat=seat, manner=role.key))


def capture_them(role: Role, game: Table, seat: int, holder: int, cards: list[int]) -> None:
    """A card captures these in a shielding role, wherever they are."""
    if cards:
        game.happen(Event(CAPTURE, card=holder, cards=tuple(cards), seat=seat, manner=role.key))


def holders(game: Table) -> list[int]:
    """All that hide behind others."""
    if not game.state.shields:
        return []
    return sorted([holder for holder in game.state.attached if shields(game, holder)])


def ransoms_of(game: Table, holder: int) -> list[int]:
    """The places of those in `RANSOMS` that a card can be made to let somebody go for."""
    return [at for at, ransom in enumerate(RANSOMS) if held(game, holder, ransom.role)]


def usable(game: Table, currency: str, holder: int) -> int:
    """Attack that is good against the holder alone will do; Recruit that is good for one purpose is for recruiting."""
    return points.usable(game, currency, holder) if currency == ATTACK_POINTS else points.free(game, currency)


def funds(game: Table, price: Price, holder: int) -> int:
    return sum([usable(game, currency, holder) for currency in price.currencies])


def payable(game: Table, holder: int, at: int) -> bool:
    price = RANSOMS[at].price(game, holder)
    return price.amount <= funds(game, price, holder)


def offered(game: Table) -> list[Option]:
    """Whom the active player can rescue now."""
    return [
        Option("ransom", (holder,), amount=at)
        for holder in holders(game)
        for at in ransoms_of(game, holder)
        if payable(game, holder, at)
    ]


def holds_none(game: Table, seat: int, card: int, target: int) -> bool:
    return not ransoms_of(game, card)


def too_dear(game: Table, seat: int, card: int, target: int) -> bool:
    return not any(payable(game, card, at) for at in ransoms_of(game, card))


def price_words(game: Table, seat: int, card: int, target: int) -> str:
    prices = [RANSOMS[at].price(game, card) for at in ransoms_of(game, card)]
    have = max([funds(game, price, card) for price in prices])
    return said("it takes {price} and you have {points}", price=listed([str(price) for price in prices]), points=have)


def label(game: Table, option: Option) -> str:
    ransom = RANSOMS[option.amount]
    price = ransom.price(game, option.card)
    return as_title(tongue(game).told(ransom.label, card=names_of(game, option), price=price))


RANSOMING: Final = PlayerDeed(
    "ransom",
    when=(not_in_showdown(in_terms(message("nobody is {rescued} in the Final Showdown"))),),
    what=(
        Bar("LG-KW-HUMANSHIELD-02", holds_none, "it hides behind nobody", last=True),
        Bar("LG-KW-HUMANSHIELD-02", too_dear, price_words),
    ),
    label=label,
)


def apply_pay(game: Table, event: Event) -> None:
    for currency, amount in event.notes[notes.PARTS]:
        points.spend(game, currency, amount, event.card if currency == ATTACK_POINTS else -1)


PAY_RANSOM: Final = EventKind("ransom", apply_pay)


def pay(game: Table, scope: Scope) -> None:
    """In Attack first where Recruit will do too: that is good for more."""
    ransom = RANSOMS[scope[slots.WAY]]
    holder = scope.source
    price = ransom.price(game, holder)
    left = price.amount
    parts: list[tuple[str, int]] = []
    for currency in price.currencies:
        part = min(left, usable(game, currency, holder))
        parts.append((currency, part))
        left -= part
    told = {notes.PARTS: tuple(parts)}
    game.happen(Event(PAY_RANSOM, seat=scope.you, card=holder, amount=price.amount, manner=ransom.role.key, notes=told))


def let_one_go(game: Table, scope: Scope) -> None:
    ransom = RANSOMS[scope[slots.WAY]]
    captives = held(game, scope.source, ransom.role)
    if ransom.chosen and len(captives) > 1:
        WHICH_ONE.enter(game, scope)
    else:
        rescue(game, scope, [game.pick_at_random(captives)])


def rescue(game: Table, scope: Scope, cards: list[int], amount: int = 0) -> None:
    game.happen(Event(RESCUE, seat=scope.you, card=scope.source, cards=tuple(cards)))


def kept(game: Table, scope: Scope) -> list[int]:
    return held(game, scope.source, RANSOMS[scope[slots.WAY]].role)


WHICH_ONE: Final = Deed("{rescue}", act=rescue, key="rescue").to(A(Cards("{Bystander}", Among(kept))))
LETS_GO: Final = Steps(pay, let_one_go)
"""The player pays the holder `source` for one of those behind whom it hides."""


def begin(game: Table, scope: Scope, option: Option) -> None:
    scope[slots.WAY] = option.amount
    game.push(LETS_GO, scope)
