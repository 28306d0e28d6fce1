"""What the rules ask of cards most stands on them as attributes; it must be what their facts and powers say."""

from __future__ import annotations

from longbox.games.champions.rules import RULES
from longbox.games.champions.table.cards import ChampionsCard
from longbox.games.champions.table.kinds import count


def every_card() -> list[ChampionsCard]:
    cards = [face for card in RULES.library for face in (card, *card.faces)]
    assert all(isinstance(card, ChampionsCard) for card in cards)
    return cards


def test_attributes_are_what_the_facts_say():
    """An aspect is known only when a card joins its set, after its powers were read."""
    for card in every_card():
        assert card.aspect == card.fact("aspect", "basic")
        assert card.worth == count(card.fact("icons", (0, 0, 0, 0)))
        assert card.cost == card.stats.get("cost", 0)
        assert card.names == card.fact("unique_names")
        assert card.doubles == (card.fact("doubles") or "")
    assert {card.aspect for card in every_card()} >= {"aggression", "justice", "leadership", "protection", "basic"}


def test_a_card_acts_or_generates_if_one_of_its_faces_does():
    for card in RULES.library:
        faces = card.faces or (card,)
        assert card.acts == any(face.actions for face in faces), card
        assert card.generates == any(face.fact("resource") is not None for face in faces), card
    assert RULES.library["spider-man"].generates, "Peter Parker's ability is on one face only"


def test_ranks_sort_like_ids():
    by_rank = sorted(RULES.library, key=lambda card: card.rank)
    assert [card.id for card in by_rank] == sorted(card.id for card in RULES.library)
