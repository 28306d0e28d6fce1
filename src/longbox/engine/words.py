"""From clauses to sentences. Nodes say plain clauses; articles, plurals and capitals are put right here, once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Ability, Action, Trigger
    from longbox.engine.effects.amounts import Number
    from longbox.engine.effects.nouns import Noun


class Say:
    """How a game's cards speak. A game derives its own to name its timings and symbols."""

    def __init__(self, this: str, third: bool = False, bare: bool = False) -> None:
        """`third`: the effect tells what others do, so that verbs and pronouns follow; `bare`: after a "may" or a "to",
        where their verbs have no ending."""
        self.this = this
        self.third = third
        self.bare = bare
        self.whose_place = ""
        """Whose places are meant, if not those of who is spoken to: "that player's"."""
        self.leaving = False
        """Whether cards are moved away from where they are: "from your hand", not "in your hand"."""
        self.host = ""
        """What the card lies on, if it does: "the enemy with Webbed Up"."""

    @property
    def you(self) -> str:
        return "they" if self.third else "you"

    @property
    def your(self) -> str:
        return self.whose_place or ("their" if self.third else "your")

    @property
    def to_you(self) -> str:
        return self.whose_place.removesuffix("'s") or ("them" if self.third else "you")

    def leaf(self, word: str) -> str:
        """A leaf word that may hold {this}, {you} and {your} of whoever is spoken of, and {from} for "from" or "in"."""
        if "{" not in word:
            return word
        where = {"from": "from" if self.leaving else "in"}
        return word.format(this=self.this, you=self.you, your=self.your, to_you=self.to_you, **where)

    def filled(self, clause: str, whom: str) -> str:
        """What follows a verb, with {whom} it is done to in its place; else like a leaf."""
        if "{" not in clause:
            return clause
        return clause.format(whom=whom, this=self.this, you=self.you, your=self.your, to_you=self.to_you)

    def number(self, number: int) -> str:
        """A number of things, of two or more: "2" cards, in some games "two"."""
        return str(number)

    def stat(self, stat: str) -> str:
        """The word for a stat of a card."""
        return stat.upper()

    def has(self, stat: str) -> str:
        """The verb of a stat: a card "has" ATK, and it "takes" Attack to be fought."""
        return "has"

    def more_of(self, stat: str, amount: Number) -> str:
        """How a stat is changed: "+2 ATK", "1 less ATK", "+1 ATK for each minion"."""
        word = self.stat(stat)
        if isinstance(amount, int):
            return f"+{amount} {word}" if amount >= 0 else f"{-amount} less {word}"
        return f"+{amount.measured(word, '', self)}"

    def one(self, noun: str) -> str:
        """One of some things: "a card", in some games "1 card"."""
        return self.article(noun)

    def said_of(self, who: str, predicate: str) -> str:
        """A predicate after its subject: "Thor is stunned", "you are stunned"."""
        if who in ("you", "they"):
            verb, _, rest = predicate.partition(" ")
            predicate = f"{SECOND_PERSON.get(verb, verb)} {rest}"
        return f"{who} {predicate}"

    def as_much_of(self, stat: str, amount: Number) -> str:
        """How a stat is set: "3 ATK", "1 ATK for each minion", "ATK equal to its cost"."""
        word = self.stat(stat)
        return f"{amount} {word}" if isinstance(amount, int) else amount.measured(word, "", self)

    def does(self, verb: str) -> str:
        """A verb of whoever is spoken of: "draw", "draws"."""
        return third_person(verb) if self.third and not self.bare else verb

    def of_others(self) -> Self:
        """The same about other players: "each player draws"."""
        return self.spoken(third=True, bare=False)

    def of_player(self, whose: str) -> Self:
        """The same about places of another player: "in that player's hand"."""
        said = self.spoken(self.third, self.bare)
        said.whose_place = whose
        return said

    def of_leaving(self) -> Self:
        """The same about cards that are moved away: "from your hand"."""
        said = self.spoken(self.third, self.bare)
        said.leaving = True
        return said

    def after_may(self) -> Self:
        """The same behind a "may" or a "to"."""
        return self.spoken(third=self.third, bare=True)

    def spoken(self, third: bool, bare: bool) -> Self:
        """The same card, in another person."""
        said = type(self)(self.this, third=third, bare=bare)
        said.host = self.host
        said.whose_place = self.whose_place
        said.leaving = self.leaving
        return said

    def article(self, noun: str) -> str:
        return ("an " if noun[:1].lower() in "aeiou" else "a ") + noun

    def plural(self, noun: Noun) -> str:
        return noun.several(self)

    def whose(self, noun: Noun) -> str:
        said = noun.words(self)
        return "its" if said == "it" else f"{said}'s"

    def ability(self, power: Ability) -> str:
        """What a card does at an occasion: "Fight: Draw a card.", "[Covert]: Draw a card."."""
        effect = power.effect.words(self)
        if power.also is not None:
            return sentence(f"when you {power.occasion.verb} or {power.also.verb} {self.this}, {effect}")
        given = power.given.heading(self)
        if not given and power.given.words(self):
            effect = f"if {power.given.words(self)}, {effect}"
        return labelled((given or power.occasion.heading) + (f" ({power.label})" if power.label else ""), effect)

    def trigger(self, power: Trigger) -> str:
        may = "" if power.forced else "you may "
        cost = f"{power.cost.words(self)} to " if power.cost is not None else ""
        said = f"{power.moment.words(self)}, {may}{cost}{power.effect.words(self)}{self.limit(power)}"
        return labelled(power.label, said)

    def action(self, power: Action) -> str:
        cost = f"{power.cost.words(self)} to " if power.cost is not None else ""
        return labelled(power.label, f"{cost}{power.effect.words(self)}{self.limit(power)}")

    def limit(self, power: Action | Trigger) -> str:
        if power.limit is None:
            return ""
        times = {1: "once", 2: "twice"}.get(power.limit.times, f"{power.limit.times} times")
        return f" ({times} per {power.limit.span})"


SECOND_PERSON: Final = {"is": "are", "has": "have", "does": "do"}


def third_person(verb: str) -> str:
    """A verb as one other does it: "draw" is "draws", "catch up" is "catches up"."""
    first, _, rest = verb.partition(" ")
    if first in ("may", "can", "would", "must"):
        return verb
    if first.endswith("y") and first[-2:-1] not in "aeiou":
        first = f"{first[:-1]}ies"
    else:
        first += "es" if first.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{first} {rest}".rstrip()


def first_person(verb: str) -> str:
    """A verb of one other as you do it: "costs" is "cost"; "has" and "is" too."""
    return {"has": "have", "is": "be"}.get(verb, verb.removesuffix("s"))


def sentence(clause: str) -> str:
    """A clause as a sentence: a capital at its start, and a full stop."""
    return capital(clause if clause.endswith((".", "!", "?", ".)")) else clause + ".")


def labelled(label: str, clause: str) -> str:
    """A sentence after the name of the ability that it tells, if that has one."""
    return f"{capital(label)}: {sentence(clause)}" if label else sentence(clause)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# What begins like this depends on something or on a time: it is easier read as a sentence of its own.
OPENERS: Final = ("at the end ", "for the rest ", "for this ", "if ", "the next time ", "until ", "when ")


def then(clauses: list[str]) -> str:
    """Clauses that follow one another; after a choice, a condition or a "may" a new sentence shows where it ends."""
    told: list[list[str]] = []
    for clause in clauses:
        if not clause:
            continue
        opens = clause.startswith(OPENERS) or (clause.startswith("you get ") and clause is not clauses[-1])
        if not told or opens or ends(told[-1][-1]):
            told.append([clause if opens or not told else f"then {clause}"])
        else:
            told[-1].append(clause)
    first, *others = [one_sentence(said) for said in told]
    return ". ".join([first, *map(capital, others)])


def one_sentence(clauses: list[str]) -> str:
    joint = ", and " if clauses[-1].startswith(("it ", "this card ")) else ", then "
    return ", ".join([*clauses[:-2], joint.join(clauses[-2:])])


def ends(clause: str) -> bool:
    """Nothing can follow a clause in its sentence without seeming to belong to its last part."""
    return clause.startswith((*OPENERS, "you get ", "you may ")) or "; " in clause or ": " in clause


def listed(items: list[str], word: str = "and") -> str:
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + f" {word} " + items[-1]


def spanned(first: int, last: int, word: str = "and") -> str:
    """Numbers from one to another: "5 and 6", "2 to 6"."""
    return f"{first} {word if last - first == 1 else 'to'} {last}"


def counted(number: int, noun: str, plural: str = "") -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
