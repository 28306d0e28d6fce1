"""She-Hulk's nemesis Titania."""

from __future__ import annotations

from longbox.engine.effects.abilities import Static
from longbox.engine.frames import node
from longbox.engine.words import Say, sentence
from longbox.games.champions.making import in_set, minion
from longbox.games.champions.vocabulary.amounts import RemainingHitPoints
from longbox.games.champions.vocabulary.nouns import THIS


@node
class Computed(Static):
    """A stat that is printed as X."""

    def words(self, say: Say) -> str:
        return sentence(f"{say.this}'s {self.stat.upper()} is {self.amount.words(say)}")


CARDS = in_set(
    "she_hulk_nemesis",
    minion(
        "Titania",
        Computed("atk", RemainingHitPoints(), THIS, ""),
        sch=1, atk=0, health=6, boost=2, traits="Brute, Elite", unique=True,
    ),
)  # fmt: skip
