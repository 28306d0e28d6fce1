"""The game in English: card texts, prompts and options."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Decision, Option
from longbox.engine.effects.abilities import Power
from longbox.engine.triggers import Answer
from longbox.engine.words import Say, capital, listed, sentence
from longbox.games.champions import kinds, payment, status
from longbox.games.champions.printed import face
from longbox.games.champions.table import HAND, Champions
from longbox.games.champions.turn import Discarding
from longbox.games.champions.using import playable_action
from longbox.games.champions.vocabulary.abilities import PlayerAction, PlayerTrigger, icon_words
from longbox.games.champions.vocabulary.statics import Bonus

ICONS: Final = {
    "crisis": "Crisis: Players can't remove threat from the main scheme.",
    "hazard": "Hazard: Deal 1 more encounter card in the villain phase.",
    "acceleration": "Acceleration: Place 1 more threat on the main scheme when the villain phase begins.",
}


class ChampionsSay(Say):
    """How the cards of this game speak."""


def text(card: Card) -> str:
    """What a card says: its icons, a line for its keywords and one for each power."""
    say = ChampionsSay(card.name)
    lines = [words for icon, words in ICONS.items() if card.stats.get(icon) and card.kind == kinds.SIDE_SCHEME]
    keywords = [word + (f" {n}" if word == "retaliate" else "") for word, n in card.keywords.items()]
    if keywords:
        lines.append(capital(f"{', '.join(keywords)}."))
    if card.kind == kinds.OBLIGATION:
        lines.append(f"Goes to whoever plays {card.fact('player')}.")
    return "\n".join(lines + spoken(card, say))


def spoken(card: Card, say: ChampionsSay) -> list[str]:
    """A line for each power; what one card gives another in several numbers is one sentence."""
    lines = []
    for head, together in groupby(card.powers, lambda power: power.head(say) if isinstance(power, Bonus) else ""):
        if head:
            tails = [power.tail(say) for power in together if isinstance(power, Bonus)]
            lines.append(sentence(f"{head} {listed(tails)}"))
        else:
            lines += [power.words(say) for power in together]
    return lines


def name_of(game: Champions, card: int) -> str:
    """A card's name; what lies face down is only a Drone."""
    return "Drone" if game.state.face_down[card] else game.face(card).name


def player(game: Champions, seat: int) -> str:
    return game.face(game.state.identity[seat]).name


LABELS: Final = {
    "end": "End your turn",
    "flip": "Change form",
    "pass": "Pass",
    "done": "Done",
    "refuse": "Refuse",
    "decline": "Don't defend",
    "yes": "Yes",
    "no": "No",
}
VERBS: Final = {
    "attach": "Attach {} to",
    "attack": "Attack with {}:",
    "thwart": "Thwart with {}:",
    "defend": "Defend with {}",
    "recover": "Recover with {}",
    "activate": "{} activates",
    "choose": "{}",
    "dismiss": "Discard {}",
}


def label(game: Champions, option: Option) -> str:
    """An option in English."""
    verb = option.verb
    if verb == "done" and game.decision is not None and keeps_all(game.decision):
        return "Keep this hand" if game.state.phase == "set-up" else "Keep all"
    if verb in LABELS:
        return LABELS[verb]
    if verb == "player":
        return player(game, option.amount)
    if verb == "ask":
        return f"Ask {player(game, option.amount)} for an Action"
    if verb == "mode":
        return capital(option.power.words(ChampionsSay("this card")))
    if verb == "assign":
        return f"{len(option.cards)} damage to {name_of(game, option.card)}"
    name = ", ".join(name_of(game, card) for card in option.cards)
    if verb == "pay":
        return pay_label(game, option, name)
    said = deed(game, option).format(name)
    if hindrance := hindrance_of(game, option):
        return f"{said.rstrip(':')}, only to be no longer {hindrance}"
    if verb == "use":
        return f"{said}: {used(option).effect.words(ChampionsSay(name))}"  # type: ignore[attr-defined]
    return f"{said} {name_of(game, option.to)}" if option.to >= 0 else said.rstrip(":")


def deed(game: Champions, option: Option) -> str:
    """What is done, with a place for the card."""
    if option.verb == "use":
        return "Play {}" if HAND.holds(game.state.zone[option.card]) else "Use {}"
    return VERBS.get(option.verb, capital(option.verb) + " {}")


def keeps_all(decision: Decision) -> bool:
    """Whether to be done is to throw nothing away."""
    return isinstance(decision.about, Discarding) and decision.group is not None and not decision.group.picked


def hindrance_of(game: Champions, option: Option) -> str:
    """The status card of which an attack or thwart would only rid its character, if there is one."""
    if option.verb in status.HINDERS:
        return status.hindrance(game, option.card, option.verb)
    if option.verb not in ("play", "use") or game.decision is None:
        return ""
    seat = game.decision.seat
    power = used(option) if option.verb == "use" else action_of_event(game, seat, option.card)
    if not isinstance(power, PlayerAction | PlayerTrigger):
        return ""
    return status.hindrance(game, game.state.identity[seat], power.label)


def action_of_event(game: Champions, seat: int, card: int) -> Power | None:
    ability = playable_action(game, seat, card) if face(game, card).kind == kinds.EVENT else None
    return None if ability is None else ability.power


def used(option: Option) -> Power:
    """The ability that is used."""
    instance: Instance = option.power.instance if isinstance(option.power, Answer) else option.power
    return instance.power


def pay_label(game: Champions, option: Option, name: str) -> str:
    """A card and the resources that it pays with."""
    card = face(game, option.card)
    if HAND.holds(game.state.zone[option.card]) or card.generator is None:
        icons = card.icons_for(aspect_paid_for(game))
    else:
        icons = card.generator.power.generates(game, game.state.controller[option.card])  # type: ignore[attr-defined]
    return f"{name} ({icon_words(icons)})"


def aspect_paid_for(game: Champions) -> str:
    paying = game.state.frames[-1]
    paid_for = paying.scope.source if paying.node is payment.PAYMENT else -1
    return payment.aspect_of(game, paid_for) if paid_for >= 0 else ""
