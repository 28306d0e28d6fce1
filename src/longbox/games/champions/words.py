"""The game in English: card texts, prompts and options."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Option
from longbox.engine.triggers import Answer
from longbox.engine.words import Say, capital
from longbox.games.champions import kinds, payment
from longbox.games.champions.printed import face
from longbox.games.champions.table import HAND, Champions
from longbox.games.champions.vocabulary.abilities import icon_words

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
    return "\n".join(lines + [power.words(say) for power in card.powers])


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
    if verb == "use":
        return use_label(game, option, name)
    if verb == "pay":
        return pay_label(game, option, name)
    said = VERBS.get(verb, capital(verb) + " {}").format(name)
    return f"{said} {name_of(game, option.to)}" if option.to >= 0 else said.rstrip(":")


def use_label(game: Champions, option: Option, name: str) -> str:
    """A card and what its ability does."""
    power = option.power
    instance: Instance = power.instance if isinstance(power, Answer) else power
    verb = "Play" if HAND.holds(game.state.zone[option.card]) else "Use"
    return f"{verb} {name}: {instance.power.effect.words(ChampionsSay(name))}"  # type: ignore[attr-defined]


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
