"""How the cards of this game speak."""

from __future__ import annotations

from typing import Final

from longbox.engine.effects.abilities import Action, Trigger
from longbox.engine.effects.amounts import Number
from longbox.engine.effects.counting import EitherAmount, Per
from longbox.engine.words import Say
from longbox.games.champions.table.abilities import heading, only_if
from longbox.games.champions.table.kinds import KEYWORDS, RESOURCES

HIT_POINTS: Final = "health"
NUMBERS: Final = ("atk", "thw", "def", "rec", "sch", HIT_POINTS, "hand size", "ally limit")
WORDS: Final = {HIT_POINTS: "{hit points}", "hand size": "{hand size}", "ally limit": "ally limit"}
ONE: Final = {HIT_POINTS: "{hit point}"}
"""The words of stats that are no abbreviations, and those that are others of one."""
OPTIONAL: Final = ("{response}", "{interrupt}")
FORCED: Final = ("forced {response}", "forced {interrupt}")
"""What answers an event: after it, and before it."""
DUTIES: Final = {"ally must defend": "to be defended against with an ally, if able"}
"""What is no number, keyword or trait of a card."""
EXPLAINED: Final = frozenset(("Drone", *RESOURCES))
"""The names of features that are terms; other traits and titles are only names."""


class ChampionsSay(Say):
    """How the cards of this game speak."""

    def one(self, noun: str) -> str:
        return self.phrase("1 {noun}", noun=noun)

    def one_of(self, names: tuple[str, ...]) -> str:
        said = [self.term(name) if name in EXPLAINED else self.tongue.term(name) for name in names]
        return self.either(said)

    def with_label(self, heading: str, label: str) -> str:
        return self.together(heading, self.term(f"({label})"))

    def stat(self, stat: str) -> str:
        return self.phrase(WORDS[stat]) if stat in WORDS else self.term(stat.upper())

    def so_much(self, stat: str, amount: Number) -> str:
        """The word for so much of a stat: "hit point" of one."""
        return self.phrase(ONE[stat]) if amount == 1 and stat in ONE else self.stat(stat)

    def action(self, power: Action) -> str:
        does = self.limited(power.effect.words(self if power.cost is None else self.after_may()), power)
        if power.cost is not None:
            does = self.for_a_cost(power.cost.words(self), does)
        return self.labelled(heading("{action}", power.given, power.label, self), only_if(power.given, does, self))

    def trigger(self, power: Trigger) -> str:
        """An Interrupt or a Response."""
        names = FORCED if power.forced else OPTIONAL
        label = heading(names[power.moment.would], power.given, power.label, self)
        answer = "{moment}, {does}" if power.forced else "{moment}, you may {does}"
        does = self.phrase(answer, moment=power.moment, does=self.answered(power))
        return self.labelled(label, only_if(power.given, self.limited(does, power), self))

    def answered(self, power: Trigger) -> str:
        """What follows the moment of a trigger, or the "may" behind that."""
        if power.cost is None:
            return power.effect.words(self if power.forced else self.after_may())
        return self.phrase("{cost} to {effect}", cost=power.cost, effect=power.effect.words(self.after_may()))

    def more_of(self, stat: str, amount: Number) -> str:
        """Also of traits, keywords and duties: "+2 ATK", "the Aerial trait", "retaliate 1"."""
        if stat in DUTIES:
            return self.phrase(DUTIES[stat])
        if stat in NUMBERS:
            return self.higher(stat, amount)
        if stat[:1].isupper():
            return self.phrase("the {trait} trait", trait=self.one_of((stat,)))
        return self.phrase("{keyword} {number}", keyword=self.term(stat), number=amount)

    def higher(self, stat: str, amount: Number) -> str:
        """A number that is more than it was: "+1 THW for each side scheme", "+1 DEF (+2 if you are Aerial)"."""
        if isinstance(amount, int):
            more = "+{number} {stat}" if amount >= 0 else "{number} less {stat}"
            return self.phrase(more, number=abs(amount), stat=self.so_much(stat, amount))
        if isinstance(amount, EitherAmount):
            usual = self.higher(stat, amount.usual)
            return self.phrase("{usual} (+{other} if {given})", usual=usual, other=amount.other, given=amount.given)
        if not isinstance(amount, Per):
            return amount.measured(self.stat(stat), "", self)
        each, what = self.higher(stat, amount.each), amount.counted(self)
        if amount.most is None:
            return self.phrase("{more} for each {what}", more=each, what=what)
        return self.phrase("{more} for each {what} (at most +{most})", more=each, what=what, most=amount.most)

    def as_much_of(self, stat: str, amount: Number) -> str:
        if stat == HIT_POINTS and isinstance(amount, int):
            return self.phrase("{number} base {stat}", number=amount, stat=self.so_much(stat, amount))
        if stat in KEYWORDS:
            return self.phrase("no {keyword}", keyword=self.term(stat))
        return self.phrase("base {stat} {number}", stat=self.stat(stat), number=amount)
