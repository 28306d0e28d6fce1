"""The game in English: card texts, prompts and options."""

from __future__ import annotations

from longbox.engine.cards import Card, Instance
from longbox.engine.decision import Decision, Option
from longbox.engine.effects.nouns import A
from longbox.engine.triggers import Answer, Window
from longbox.engine.words import Say, capital, listed
from longbox.games.champions import kinds
from longbox.games.champions.defence import ChooseDefender
from longbox.games.champions.payment import Payment, owed, sources, total
from longbox.games.champions.round import MinionsActivate
from longbox.games.champions.table import HAND, Champions
from longbox.games.champions.turn import Discarding, Request, Turn
from longbox.games.champions.using import ChooseController, ChooseHost, DismissAlly
from longbox.games.champions.vocabulary.abilities import icon_words
from longbox.games.champions.vocabulary.choices import EachPlayerTo

ICONS = {
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


def prompt(game: Champions, decision: Decision) -> str:
    """What a decision asks."""
    about = decision.about
    frame = game.state.frames[-1]
    if isinstance(about, ChooseDefender):
        return f"{name_of(game, frame.scope.source)} attacks {player(game, frame.scope.you)}. Who defends?"
    if isinstance(about, Payment):
        return payment_prompt(game, decision)
    if isinstance(about, Window):
        return window_prompt(game, decision)
    if isinstance(about, Discarding):
        least = decision.group.need - len(decision.group.picked) if decision.group is not None else 0
        return f"Discard at least {least} more" if least > 0 else "Discard any cards that you don't want"
    if isinstance(about, Request):
        return f"{player(game, game.state.active)} asks you for an Action"
    if isinstance(about, (ChooseHost, ChooseController, DismissAlly, MinionsActivate, Turn)):
        return PROMPTS[type(about).__name__]
    if isinstance(about, EachPlayerTo):
        return f"{name_of(game, frame.scope.source)} concerns each player: who is next?"
    if isinstance(about, A) and frame.scope.source >= 0:
        return f"{name_of(game, frame.scope.source)}: choose {about.words(ChampionsSay('this card'))}"
    if frame.scope.source >= 0:
        return f"{name_of(game, frame.scope.source)}: choose"
    return "Choose"


PROMPTS = {
    "ChooseHost": "What does it go on?",
    "ChooseController": "Who gets control of it?",
    "DismissAlly": "You have too many allies: discard one",
    "MinionsActivate": "Which minion activates next?",
    "Turn": "It is your turn",
}


def payment_prompt(game: Champions, decision: Decision) -> str:
    scope = game.state.frames[-1].scope
    name = name_of(game, scope.source)
    if "x" in scope.vars:
        return f"Pay for {name}: as much as you like"
    picked = decision.group.picked if decision.group is not None else ()
    aspect = game.face(scope.source).fact("aspect", "")
    found = [source for source in sources(game, scope.you, aspect) if source.card in picked]
    return f"Pay for {name}: {owed(scope.vars['price'], total(found))} more"


def window_prompt(game: Champions, decision: Decision) -> str:
    if decision.kind == "order":
        return "Which of these resolves first?"
    answers = [option.power for option in decision.options if isinstance(option.power, Answer)]
    moments = {answer.power.moment.words(ChampionsSay(name_of(game, answer.card))): None for answer in answers}
    return f"{capital(listed(list(moments), 'or'))}{at_stake(game, answers)}: use it?"


def at_stake(game: Champions, answers: list[Answer]) -> str:
    """What the event that may be answered is about: the card, unless it is the one that answers, and how much."""
    event = game.state.frames[-1].scope.event
    assert event is not None
    strange = event.card >= 0 and all(answer.card != event.card for answer in answers)
    facts = [name_of(game, event.card)] if strange else []
    facts += [str(event.amount)] if event.amount > 0 else []
    return f" ({': '.join(facts)})" if facts else ""


LABELS = {
    "end": "End your turn",
    "flip": "Change form",
    "pass": "Pass",
    "done": "Done",
    "refuse": "Refuse",
    "decline": "Don't defend",
    "yes": "Yes",
    "no": "No",
}
VERBS = {
    "attach": "Attach {} to",
    "attack": "Attack with {}:",
    "thwart": "Thwart with {}:",
    "defend": "Defend with {}",
    "recover": "Recover with {}",
    "activate": "{} activates",
    "choose": "{}",
    "assign": "1 damage to {}",
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
    face = game.face(option.card)
    ability = face.fact("resource")
    in_hand = HAND.holds(game.state.zone[option.card])
    if in_hand or ability is None:
        icons = face.facts["icons"]
    else:
        icons = ability.power.generates(game, game.state.controller[option.card])
    return f"{name} ({icon_words(icons)})"
