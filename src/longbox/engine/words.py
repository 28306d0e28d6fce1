"""How cards speak. Nodes hand over a message and its parts; person, articles and order are put right here, once.

English is the first speech. Whatever knows English grammar stands in this file; a node knows only of which words it is
made, and which part each plays in the sentence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from longbox.engine.tongue import HEAD, PLAIN, WHEN, Tongue, has_headings, marked

if TYPE_CHECKING:
    from longbox.engine.effects.abilities import Ability, Action, Power, Trigger
    from longbox.engine.effects.amounts import Number
    from longbox.engine.effects.nouns import Noun
    from longbox.engine.effects.phrases import Part
    from longbox.engine.frames import Node


class Say:
    """How a game's cards speak. A game derives its own to name its timings and symbols. `label_kind`: what a label is
    that marks no parts of its own, the time of an ability or its title."""

    label_kind: str = WHEN

    def __init__(
        self, this: str, third: bool = False, bare: bool = False, *, tongue: Tongue = PLAIN, marks: bool = False
    ) -> None:
        """`third`: the effect tells what others do, so that verbs and pronouns follow; `bare`: after a "may" or a "to",
        where their verbs have no ending. `marks`: terms are marked, so that a client can explain them."""
        self.this = this
        self.tongue = tongue
        self.marks = marks
        self.third = third
        self.bare = bare
        self.whose_place = ""
        """Whose places are meant, if not those of who is spoken to: "that player's"."""
        self.leaving = False
        """Whether cards are moved away from where they are: "from your hand", not "in your hand"."""
        self.host = ""
        """What the card lies on, if it does: "the enemy with Webbed Up"."""
        self.searched: Node | None = None
        """Where the cards are that are spoken of, if that was just said: "take an ally from it"."""

    @property
    def you(self) -> str:
        return "they" if self.third else "you"

    @property
    def your(self) -> str:
        return self.whose_place or ("their" if self.third else "your")

    @property
    def to_you(self) -> str:
        return self.whose_place.removesuffix("'s") or ("them" if self.third else "you")

    def phrase(self, message: str, **parts: Node | str | int) -> str:
        """A message with its parts in their places. {this}, {you}, {your}, {to_you} are whoever is spoken of, {from} is
        "from" or "in"; anything else in braces is a term of the rulebook."""
        said = self.tongue.message(message)
        return said.format_map(Filling(self, parts)) if "{" in said else said

    def term(self, form: str) -> str:
        """A term of the rulebook as this table calls it."""
        said = self.tongue.term(form)
        return marked(form, said) if self.marks else said

    def heading(self, kind: str, said: str) -> str:
        """What stands before a sentence (`kind`: the name of a power, or when it may be used)."""
        return marked(kind, said) if self.marks and said else said

    def filled(self, field: str) -> str:
        """What stands in a place of a message for which it has no part of its own."""
        match field:
            case "this":
                return self.this
            case "you":
                return self.you
            case "your":
                return self.your
            case "to_you":
                return self.to_you
            case "from":
                return self.tongue.message("from" if self.leaving else "in")
        return self.term(field)

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

    def predicate(self, word: str, denied: bool = False) -> str:
        """An adjective said of a card: "is stunned", "has ATK 3 or more", "costs 2 or less"; or the opposite."""
        first, _, rest = word.partition(" ")
        if first == "with":
            return f"has no {rest}" if denied else f"has {rest}"
        if first == "that":
            verb, _, rest = rest.partition(" ")
            return f"does not {first_person(verb)} {rest}".rstrip() if denied else word.removeprefix("that ")
        return f"is not {word}" if denied else f"is {word}"

    def with_parts(self, head: str, parts: list[Part], *, several: bool = False) -> str:
        """A head with its adjectives and its place, those of one rank in the order in which they are given."""
        ordered = sorted(parts, key=lambda one: one.rank)
        said = [(one.many if several else one.one, one.before) for one in ordered]
        before = [word for word, stands_before in said if stands_before]
        behind = [word for word, stands_before in said if not stands_before]
        return self.together(*before, self.phrase(head), *behind)

    def together(self, *words: str) -> str:
        """Words one after another, as far as there are any."""
        return " ".join([word for word in words if word])

    def one_of(self, names: tuple[str, ...]) -> str:
        """Names of which a card has one: "X-Men or Avengers"."""
        return " or ".join([self.term(name) for name in names])

    def regular_plural(self, noun: str) -> str:
        return f"{noun}s"

    def one_does(self, who: str, verb: str) -> str:
        """A verb after somebody else who does it: "an enemy player draws"."""
        return f"{who} {self.phrase(third_person(verb))}"

    def would(self, verb: str) -> str:
        """A verb that has not come true yet, which is still to be put in its person."""
        return f"would {verb}"

    def followed(self, verb: str, rest: str) -> str:
        """A verb and what follows it, which may begin with a comma."""
        return f"{verb}{rest}" if rest.startswith(",") or not rest else f"{verb} {rest}"

    def possessive(self, who: str) -> str:
        return f"{who}'s"

    def no_less(self, measure: str, other: str) -> str:
        """A number that is at least that of another: "with no lower cost than Hulk", and of what was just named "with
        the same or a higher cost"."""
        return f"with the same or a higher {measure}" if other == "it" else f"with no lower {measure} than {other}"

    def no_more(self, measure: str, other: str) -> str:
        return f"with the same or a lower {measure}" if other == "it" else f"with no higher {measure} than {other}"

    def choose_one(self, modes: list[str]) -> str:
        return f"{self.does('choose')} one of these: {'; or '.join(modes)}"

    def listed(self, items: list[str], word: str = "and") -> str:
        return listed(items, word)

    def sharing(self, places: list[str]) -> str:
        """One of several places: a preposition that they share is said once."""
        first, *others = places
        shared = f"{first.partition(' ')[0]} "
        return " or ".join([first, *[word.removeprefix(shared) for word in others]])

    def within(self, least: int | None, most: int | None) -> str:
        """A range in words: "3 or less", "2 or more", "4", "5 or 6", "2 to 5"."""
        if least is None:
            return f"{most} or less"
        if most is None:
            return f"{least} or more"
        return str(least) if least == most else spanned(least, most, "or")

    def in_turn(self, clauses: list[str]) -> str:
        """Clauses that follow one another."""
        return then(clauses)

    def may(self, effect: str) -> str:
        """Whoever is spoken of may do it."""
        return f"may {effect}" if self.third else f"you may {effect}"

    def if_done(self, said: str, follows: str) -> str:
        """What follows if something was done; with a condition of its own it is a sentence of its own."""
        return f"{said}. {capital(follows)}" if follows.startswith("if ") else f"{said}; if {self.you} do, {follows}"

    def who(self, chosen: str, does: str) -> str:
        """What somebody does who was just named: "choose a player, who draws a card"."""
        return f"{chosen}{'; ' if does.startswith(OPENERS) else ', who '}{does}"

    def opened(self, clause: str, opener: str) -> str:
        """A moment after another opener than "when": "the next time that Hulk attacks"."""
        return f"{opener} {clause.removeprefix('when ')}"

    def as_much_of(self, stat: str, amount: Number) -> str:
        """How a stat is set: "3 ATK", "1 ATK for each minion", "ATK equal to its cost"."""
        word = self.stat(stat)
        return f"{amount} {word}" if isinstance(amount, int) else amount.measured(word, "", self)

    def does(self, verb: str) -> str:
        """A verb of whoever is spoken of: "draw", "draws"."""
        return self.phrase(third_person(verb) if self.third and not self.bare else verb)

    def it_does(self, who: str, verb: str) -> str:
        """A verb after whoever does it: "a character attacks", "you attack"."""
        return f"{who} {self.phrase(verb if who == 'you' else third_person(verb))}"

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

    def of_cards_in(self, place: Node) -> Self:
        """The same about cards in a place that was just named."""
        said = self.spoken(self.third, self.bare)
        said.searched = place
        return said

    def of_it(self) -> Self:
        """The same after the card was named: "exhaust Nova and take 1 counter off it"."""
        said = self.spoken(self.third, self.bare)
        said.this = self.phrase("it")
        return said

    def after_may(self) -> Self:
        """The same behind a "may" or a "to"."""
        return self.spoken(third=self.third, bare=True)

    def spoken(self, third: bool, bare: bool) -> Self:
        """The same card, in another person."""
        said = type(self)(self.this, third, bare, tongue=self.tongue, marks=self.marks)
        said.host = self.host
        said.whose_place = self.whose_place
        said.leaving = self.leaving
        said.searched = self.searched
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
            first, second = self.phrase(power.occasion.verb), self.phrase(power.also.verb)
            return sentence(f"when you {first} or {second} {self.this}, {effect}")
        given = power.given.heading(self)
        if not given and power.given.words(self):
            effect = f"if {power.given.words(self)}, {effect}"
        heading = given or power.occasion.words(self)
        return self.labelled(self.with_label(heading, power.label) if power.label else heading, effect)

    def named(self, keyword: Power, meaning: str) -> str:
        """The text of a keyword: its name, and in brackets what that means here."""
        return self.phrase("{keyword} ({meaning})", keyword=keyword.title(self), meaning=sentence(meaning))

    def trigger(self, power: Trigger) -> str:
        may = "" if power.forced else "you may "
        cost = f"{power.cost.words(self)} to " if power.cost is not None else ""
        said = f"{power.moment.words(self)}, {may}{cost}{power.effect.words(self)}{self.limit(power)}"
        return self.labelled(self.phrase(power.label), said)

    def action(self, power: Action) -> str:
        cost = f"{power.cost.words(self)} to " if power.cost is not None else ""
        return self.labelled(self.phrase(power.label), f"{cost}{power.effect.words(self)}{self.limit(power)}")

    def labelled(self, label: str, clause: str) -> str:
        """A sentence after the name of the ability that it tells, if that has one."""
        if not label:
            return sentence(clause)
        parts = capital(label) if has_headings(label) else self.heading(self.label_kind, capital(label))
        return f"{self.heading(HEAD, parts)}: {sentence(clause)}"

    def with_label(self, heading: str, label: str) -> str:
        """What stands before an ability, and what kind of deed it is: "hero action (attack)"."""
        return f"{heading} ({self.phrase(label)})"

    def for_a_cost(self, cost: str, effect: str) -> str:
        """What is paid to do something; what depends on something or on a time is a sentence of its own."""
        return f"{cost}. {capital(effect)}" if effect.startswith(OPENERS) else f"{cost} to {effect}"

    def limit(self, power: Power) -> str:
        if power.limit is None:
            return ""
        times = {1: "once", 2: "twice"}.get(power.limit.times, f"{power.limit.times} times")
        return f" ({times} per {self.phrase(power.limit.span)})"


class Filling:
    """What stands in the places of a message: the parts that it was given, else what the speech knows."""

    def __init__(self, say: Say, parts: dict[str, Node | str | int]) -> None:
        self.say = say
        self.parts = parts

    def __getitem__(self, field: str) -> str:
        part = self.parts.get(field)
        if part is None:
            return self.say.filled(field)
        if isinstance(part, str):
            return part
        return str(part) if isinstance(part, int) else part.words(self.say)


SECOND_PERSON: Final = {"is": "are", "has": "have", "does": "do"}


def third_person(verb: str) -> str:
    """A verb as one other does it: "draw" is "draws", "catch up" is "catches up"; of a term its form: "{stuns}"."""
    if verb.startswith("{"):
        term, _, rest = verb[1:].partition("}")
        return f"{{{third_person(term)}}}{rest}"
    first, _, rest = verb.partition(" ")
    if first in ("may", "can", "would", "must"):
        return verb
    if first.endswith("y") and first[-2:-1] not in "aeiou":
        first = f"{first[:-1]}ies"
    else:
        first += "es" if first.endswith(("s", "sh", "ch", "x", "o")) else "s"
    return f"{first} {rest}".rstrip()


def of_several(clause: str) -> str:
    """A clause about one as it is said of several: "that costs {bound}" is "that cost {bound}"."""
    that, _, rest = clause.partition(" ")
    verb, _, rest = rest.partition(" ")
    return f"that {first_person(verb)} {rest}" if that == "that" else clause


def first_person(verb: str) -> str:
    """A verb of one other as you do it: "costs" is "cost", of a term its form; "has" and "is" too."""
    if verb.startswith("{"):
        return f"{{{first_person(verb[1:-1])}}}"
    return {"has": "have", "is": "be"}.get(verb, verb.removesuffix("s"))


def sentence(clause: str) -> str:
    """A clause as a sentence: a capital at its start, and a full stop."""
    return capital(clause if clause.endswith((".", "!", "?", ".)")) else clause + ".")


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
    last = clauses[-1]
    joint = ", and " if last.startswith(("it ", "this card ")) else " and " if last.endswith(" instead") else ", then "
    return ", ".join([*clauses[:-2], joint.join(clauses[-2:])])


def ends(clause: str) -> bool:
    """Nothing can follow a clause in its sentence without seeming to belong to its last part."""
    return clause.startswith((*OPENERS, "each ", "the ", "you get ", "you may ")) or "; " in clause or ": " in clause


def listed(items: list[str], word: str = "and") -> str:
    if len(items) < 2:
        return "".join(items)
    return ", ".join(items[:-1]) + f" {word} " + items[-1]


def spanned(first: int, last: int, word: str = "and") -> str:
    """Numbers from one to another: "5 and 6", "2 to 6"."""
    return f"{first} {word if last - first == 1 else 'to'} {last}"


def counted(number: int, noun: str, plural: str = "") -> str:
    return f"{number} {noun if number == 1 else plural or noun + 's'}"
