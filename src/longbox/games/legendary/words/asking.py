"""Prompts and labels in English. They are made only when somebody reads them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longbox.engine.decision import Decision, Option
from longbox.engine.effects.flow import ChooseOne, ChoosePlayer, May
from longbox.engine.effects.nouns import A
from longbox.engine.effects.verbs import Verb
from longbox.engine.frames import Node
from longbox.engine.triggers import Answer, Window
from longbox.engine.words import listed, sentence
from longbox.games.legendary.chapters import borrowing, fighting, points, showdown, turn
from longbox.games.legendary.chapters.actions import showdown_total
from longbox.games.legendary.chapters.city import AMBUSH_EFFECT
from longbox.games.legendary.chapters.defeating import FIGHT_EFFECT
from longbox.games.legendary.chapters.discarding import DISCARDS
from longbox.games.legendary.chapters.recruiting import RECRUIT
from longbox.games.legendary.chapters.wounds import GAIN_WOUND
from longbox.games.legendary.table.kinds import SPACES
from longbox.games.legendary.table.names import names_of
from longbox.games.legendary.table.sides import wording
from longbox.games.legendary.table.speech import SPEECH
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import ESCAPED
from longbox.games.legendary.vocabulary.copies import CopyTops, PlayAsCopy
from longbox.games.legendary.vocabulary.deck import JudgeTops, PutBackInAnyOrder
from longbox.games.legendary.vocabulary.enemies import GiveHeroesFromHQ, MoveVillain
from longbox.games.legendary.vocabulary.flow import MayReveal, RevealOr
from longbox.games.legendary.vocabulary.keywords.artifact import CopyArtifactAbility
from longbox.games.legendary.vocabulary.keywords.versatile import EitherPoints
from longbox.games.legendary.vocabulary.passing import PassLeft


def prompt(game: Table, decision: Decision) -> str:
    """What is asked, after the name of the card that asks for it."""
    about = decision.about
    state = game.state
    if isinstance(about, (turn.Actions, showdown.ShowdownPlays)):
        so_far = f"Final Showdown, a total of {showdown_total(game)} so far"
        what = "Your turn" if isinstance(about, turn.Actions) else so_far
        return f"{what}: {state.attack} Attack, {state.recruit} Recruit{bound_points(game)}"
    source = state.frames[-1].scope.source
    call = wording(game)
    question = call(asked(game, about))
    if source < 0:
        return question
    escapes = call(" escapes") if state.zone[source] == ESCAPED.first else ""
    return f"{state.definition[source].name}{escapes}: {question}"


def bound_points(game: Table) -> str:
    """Points that are good for one purpose only, in brackets."""
    lots = [
        f"{lot.amount} {lot.currency.capitalize()} for {SPEECH.article(lot.purpose.words(SPEECH))}"
        for lot in points.bound(game)
        if lot.purpose is not None
    ]
    return f" (and {listed(lots)})" if lots else ""


def asked(game: Table, about: object) -> str:
    if isinstance(about, A):
        return picked(game, about)
    if isinstance(about, RevealOr):
        return as_title(about.words(SPEECH))
    if isinstance(about, May):
        return as_title(about.effect.words(SPEECH)) + "?"
    if isinstance(about, MayReveal):
        return f"{as_title(about.reward.words(SPEECH))} by revealing {SPEECH.article(about.noun.words(SPEECH))}?"
    if isinstance(about, Window):
        event = game.state.frames[-1].scope.event
        assert event is not None
        return ANSWERS[event.kind]
    return next((said for kind, said in PROMPTS if isinstance(about, kind)), "Choose")


def picked(game: Table, about: A) -> str:
    """What happens to the cards that are picked; the effect says it where the verb of picking them does not."""
    if about.verb in PICKS:
        return PICKS[about.verb].format(about.words(SPEECH))
    effect = game.state.frames[-2].node
    if isinstance(effect, Verb) and about in effect.choices():
        return as_title(effect.words(SPEECH))
    return f"Choose {about.words(SPEECH)}"


def as_title(clause: str) -> str:
    return sentence(clause).rstrip(".")


ANSWERS: Final = {
    AMBUSH_EFFECT: "Answer the Ambush?",
    FIGHT_EFFECT: "Cancel the Fight effect?",
    GAIN_WOUND: "Answer the Wound?",
    DISCARDS: "Answer the discard?",
    borrowing.LEND: "Draw two cards for it?",
    RECRUIT: "Put it on top of your deck?",
}


PICKS: Final = {
    "draw": "Draw {}",
    "ko": "KO {}",
    "discard": "Discard {}",
    "recruit": "Recruit {}",
    "put on deck": "Put {} on top of your deck",
}


PROMPTS: tuple[tuple[type[Node], str], ...] = (
    (ChooseOne, "Choose one"),
    (ChoosePlayer, "Choose a player"),
    (CopyArtifactAbility, "Which Artifact?"),
    (borrowing.Offer, "Lend a card to whoever's turn it is?"),
    (borrowing.Accept, "Take the offer?"),
    (EitherPoints, "Recruit or Attack?"),
    (PlayAsCopy, "Which Hero is copied?"),
    (CopyTops, "Which copy is played next?"),
    (JudgeTops, "What happens to this card?"),
    (PutBackInAnyOrder, "Which card will be drawn first?"),
    (GiveHeroesFromHQ, "Which Hero does the next player gain?"),
    (MoveVillain, "Where does it move?"),
    (fighting.SplitPayment, "How is it paid for?"),
    (PassLeft, "Choose a card to pass to the left"),
)


def label(game: Table, option: Option) -> str:
    verb = option.verb
    own = OWN_LABELS.get(verb)
    if own is not None:
        return own(game, option)
    call = wording(game)
    names = names_of(game, option)
    if verb == "done" and game.decision is not None and game.decision.group is None:
        return LABELS["no"]
    if verb == "use" and isinstance(option.power, Answer):
        return f"{names}: {call(option.power.trigger.effect.words(SPEECH))}"
    return call(LABELS[verb]).format(name=names, player=f"player {option.amount + 1}", space=space_name(option.amount))


def effect_label(game: Table, option: Option) -> str:
    """What happens, without a card that does it."""
    node = option.power.otherwise if option.verb == "suffer" else option.power
    return wording(game)(as_title(node.words(SPEECH)))


def ability_label(game: Table, option: Option) -> str:
    """A card, and what it does."""
    return f"{names_of(game, option)}: {wording(game)(option.power.effect.words(SPEECH))}"


def copy_label(game: Table, option: Option) -> str:
    return f"Copy {game.state.plays[option.amount].definition.name}"


def payment_label(game: Table, option: Option) -> str:
    """What of each currency a way to split a price takes."""
    price = fighting.price(game, game.state.frames[-1].scope).amount
    parts = ((price - option.amount, "Attack"), (option.amount, "Recruit"))
    return "Pay " + listed([f"{amount} {name}" for amount, name in parts if amount])


def space_name(space: int) -> str:
    return SPACES[space] if 0 <= space < len(SPACES) else ""


OWN_LABELS: dict[str, Callable[[Table, Option], str]] = {
    "suffer": effect_label,
    "mode": effect_label,
    "pay": payment_label,
    "copy play": copy_label,
    "copy ability": ability_label,
}

LABELS: Final = {
    "borrow": "Play a copy of {name}",
    "teleport": "Teleport {name}",
    "draw": "Draw {name}",
    "ko": "KO {name}",
    "discard": "Discard {name}",
    "recruit": "Recruit {name} (free)",
    "leave": "Leave {name}",
    "choose": "{name}",
    "reveal": "Reveal {name}",
    "copy": "Copy {name}",
    "put back": "{name}",
    "put on deck": "Put {name} on your deck",
    "give": "{name} for {player}",
    "space": "Move {name} to the {space}",
    "player": "{player}",
    "pass card": "Pass {name}",
    "pass": "No",
    "done": "Done",
    "yes": "Yes",
    "no": "No",
    "use": "{name}",
}
