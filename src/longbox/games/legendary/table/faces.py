"""Cards with two faces, which effects turn over: each face is a card by itself and knows the other one, and what lies
on the table is the one that is up."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card

OTHER_FACE: Final = "other_face"
"""The fact of a face that says which one is on its back."""


def join(front: Card, back: Card) -> None:
    """Make two cards the faces of one. Their powers are different ones: using one does not use up another."""
    front.facts[OTHER_FACE] = back
    back.facts[OTHER_FACE] = front
    for instance in back.instances:
        instance.ordinal += len(front.powers)


def other_face(card: Card) -> Card | None:
    """What is on the back of a card that has two faces."""
    other: Card | None = card.fact(OTHER_FACE)
    return other


def is_called(card: Card, name: str) -> bool:
    """Whether this is the name of a card, whichever of its faces is up, or that of the Mastermind that it is of."""
    other = other_face(card)
    return name in (card.name, card.fact("mastermind")) or (other is not None and other.name == name)
