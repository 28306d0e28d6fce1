"""What cards do at the occasions of the rules: found by occasion, on if what they ask for is given."""

from __future__ import annotations

from dataclasses import dataclass

from longbox.engine.cards import Card
from longbox.engine.effects.abilities import Ability, Occasion
from longbox.engine.effects.conditions import Condition, Fact
from longbox.engine.frames import Scope
from longbox.engine.words import Say

from .test_deeds import draw, shuffle
from .toy import toy

SAY = Say("Hulk")
ON_PLAY = Occasion("play")
ON_FIGHT = Occasion("fight", "Fight")
RAINING = Fact("it rains", lambda game, scope: False)


@dataclass(frozen=True, eq=False)
class Icon(Condition):
    icon: str

    def heading(self, say: Say) -> str:
        return f"[{self.icon}]"


def test_a_card_has_its_abilities_by_occasion_in_printed_order():
    first, second, third = Ability(ON_PLAY, draw()), Ability(ON_FIGHT, draw()), Ability(ON_PLAY, shuffle())
    card = Card("Hulk", "hero", powers=(first, second, third))
    assert card.at(ON_PLAY) == (first, third)
    assert card.at(ON_FIGHT) == (second,)
    assert Card("Wall", "hero").at(ON_FIGHT) == ()


def test_an_ability_is_on_if_what_it_asks_for_is_given():
    game = toy()
    assert Ability(ON_PLAY, draw()).is_on(game, Scope(0))
    assert not Ability(ON_PLAY, draw(), given=RAINING).is_on(game, Scope(0))


def test_an_ability_says_its_occasion_and_what_it_asks_for():
    said = [Ability(ON_PLAY, draw()), Ability(ON_FIGHT, draw()), Ability(ON_PLAY, draw(), given=Icon("Covert"))]
    said += [Ability(ON_FIGHT, draw(), given=RAINING), Ability(ON_FIGHT, draw(), label="special")]
    assert [ability.words(SAY) for ability in said] == [
        "Draw a card.",
        "Fight: Draw a card.",
        "[Covert]: Draw a card.",
        "Fight: If it rains, draw a card.",
        "Fight (special): Draw a card.",
    ]
