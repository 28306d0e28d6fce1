"""What cards are beside what is printed on them: Villains in a place of their own, or called by another name."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.effects.abilities import Power
from longbox.engine.words import Say, sentence
from longbox.games.legendary.table.kinds import IN_SPACES


@dataclass(frozen=True, eq=False)
class CalledIn(Power):
    """Another name that a Villain has in some spaces of the city instead of its own."""

    name: str
    spaces: tuple[int, ...]

    def words(self, say: Say) -> str:
        places = say.either([say.phrase(IN_SPACES[space]) for space in self.spaces])
        return sentence(
            say.phrase("while it is {places}, {this} is called {name}", places=places, name=say.phrase(self.name))
        )


@dataclass(frozen=True, eq=False)
class IsVillain(Power):
    """A card that lies in its own space and can be fought there as a Villain, which is called by a name of its own."""

    name: str

    def words(self, say: Say) -> str:
        return sentence(say.phrase("{this} counts as {a Villain} called {name}", name=say.phrase(self.name)))
