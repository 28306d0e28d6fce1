"""How cards speak. Nodes hand over a message and its parts; person, articles and order are put right here, once.

English is the first speech. Whatever knows English grammar stands in this file; a node knows only of which words it is
made, and which part each plays in the sentence. All words, those of this file too, are messages, and said in the
language that is spoken: a clause is known by how that language begins it. Forms of a verb or a noun are found before it
is said, so that each form is a message of its own (docs/add_a_language.md).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Self

from longbox.engine.inflection import of_somebody, third_person
from longbox.engine.language import capital, either, listed, message, said
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
        self.whom_place = ""
        """Whose places are meant, if not those of who is spoken to: "that player's"; and who that is."""
        self.leaving = False
        """Whether cards are moved away from where they are: "from your hand", not "in your hand"."""
        self.host = ""
        """What the card lies on, if it does: "the enemy with Webbed Up"."""
        self.searched: Node | None = None
        """Where the cards are that are spoken of, if that was just said: "take an ally from it"."""

    @property
    def you(self) -> str:
        return self.phrase("they" if self.third else "you")

    @property
    def your(self) -> str:
        return self.whose_place or self.phrase("their" if self.third else "your")

    @property
    def to_you(self) -> str:
        return self.whom_place or self.phrase("them" if self.third else "you")

    def phrase(self, message: str, **parts: Node | str | int) -> str:
        """A message with its parts in their places. {this}, {you}, {your}, {to_you} are whoever is spoken of, {from} is
        "from" or "in"; anything else in braces is a term of the rulebook."""
        text = self.tongue.message(message)
        return text.format_map(Filling(self, parts)) if "{" in text else text

    def term(self, form: str) -> str:
        """A term of the rulebook as this table calls it."""
        text = self.tongue.term(form)
        return marked(form, text) if self.marks else text

    def heading(self, kind: str, text: str) -> str:
        """What stands before a sentence (`kind`: the name of a power, or when it may be used)."""
        return marked(kind, text) if self.marks and text else text

    def label(self, label: str) -> str:
        """What is written before an ability; in some games that is its name, which no language changes."""
        return self.phrase(label)

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
        return self.phrase(stat.upper())

    def has(self, who: str, stat: str, what: str) -> str:
        """Who has what of a stat: "Thor has +2 ATK", "you have 1 less hand size"; to be fought, an enemy "takes" it."""
        return self.phrase("{who} have {what}" if self.is_you(who) else "{who} has {what}", who=who, what=what)

    def more_of(self, stat: str, amount: Number) -> str:
        """How a stat is changed: "+2 ATK", "1 less ATK", "+1 ATK for each minion"."""
        word = self.stat(stat)
        if not isinstance(amount, int):
            said = amount.measured(word, "", self)
            return said if said.startswith("-") else self.phrase("+{amount}", amount=said)
        more = "+{number} {stat}" if amount >= 0 else "{number} less {stat}"
        return self.phrase(more, number=abs(amount), stat=word)

    def one(self, noun: str) -> str:
        """One of some things: "a card", in some games "1 card"."""
        return self.article(noun)

    def is_you(self, who: str) -> bool:
        """Whether verbs behind a subject are those of "you" and "they"."""
        return who in (self.phrase("you"), self.phrase("they"))

    def is_so(self, who: str, quality: str, denied: bool = False, **parts: Node | str | int) -> str:
        """That somebody has a quality, or does not have it: "Thor is stunned", "you are not stunned"."""
        return self.phrase(of_somebody(quality, self.is_you(who), denied), who=who, **parts)

    def with_parts(self, head: str, parts: list[Part], *, several: bool = False) -> str:
        """A head with its adjectives and its place, those of one rank in the order in which they are given."""
        ordered = sorted(parts, key=lambda one: one.rank)
        words = [(one.many if several else one.one, one.before) for one in ordered]
        before = [word for word, stands_before in words if stands_before]
        behind = [word for word, stands_before in words if not stands_before]
        return self.together(*before, self.phrase(head), *behind)

    def together(self, *words: str) -> str:
        """Words one after another, as far as there are any."""
        return " ".join([word for word in words if word])

    def one_of(self, names: tuple[str, ...]) -> str:
        """Names of which a card has one: "X-Men or Avengers"."""
        return or_else([self.term(name) for name in names])

    def regular_plural(self, noun: str) -> str:
        return self.phrase("{noun}s", noun=noun)

    def one_does(self, who: str, verb: str) -> str:
        """A verb after somebody else who does it: "an enemy player draws"."""
        return self.together(who, self.phrase(third_person(verb)))

    def would(self, verb: str) -> str:
        """A verb that has not come true yet, which is still to be put in its person."""
        return f"would {verb}"

    def followed(self, verb: str, rest: str) -> str:
        """A verb and what follows it, which may begin with a comma."""
        return f"{verb}{rest}" if rest.startswith(",") or not rest else f"{verb} {rest}"

    def possessive(self, who: str) -> str:
        return self.phrase("{who}'s", who=who)

    def no_less(self, measure: str, other: str) -> str:
        """A number that is at least that of another: "with no lower cost than Hulk", and of what was just named "with
        the same or a higher cost"."""
        if other == said("it"):
            return self.phrase("with the same or a higher {measure}", measure=measure)
        return self.phrase("with no lower {measure} than {other}", measure=measure, other=other)

    def no_more(self, measure: str, other: str) -> str:
        if other == said("it"):
            return self.phrase("with the same or a lower {measure}", measure=measure)
        return self.phrase("with no higher {measure} than {other}", measure=measure, other=other)

    def choose_one(self, modes: list[str]) -> str:
        """One of several things to do, as a player chooses."""
        first, *others = modes
        for mode in others:
            first = self.phrase("{first}; or {second}", first=first, second=mode)
        return self.does("choose one of these: {modes}", modes=first)

    def listed(self, items: list[str]) -> str:
        return listed(items)

    def either(self, items: list[str]) -> str:
        return either(items)

    def sharing(self, places: list[str]) -> str:
        """One of several places: a preposition that they share is said once."""
        first, *others = places
        shared = f"{first.partition(' ')[0]} "
        return or_else([first, *[word.removeprefix(shared) for word in others]])

    def within(self, least: int | None, most: int | None) -> str:
        """A range in words: "3 or less", "2 or more", "4", "5 or 6", "2 to 5"."""
        if least is None:
            assert most is not None, "a range has an end at least on one side"
            return self.phrase("{number} or less", number=most)
        if most is None:
            return self.phrase("{number} or more", number=least)
        return str(least) if least == most else spanned(least, most, "or")

    def in_turn(self, clauses: list[str]) -> str:
        """Clauses that follow one another."""
        return then(clauses)

    def may(self, effect: str) -> str:
        """Whoever is spoken of may do it."""
        return self.phrase("may {effect}" if self.third else "you may {effect}", effect=effect)

    def if_done(self, done: str, follows: str) -> str:
        """What follows if something was done; with a condition of its own it is a sentence of its own."""
        if begins(follows, (IF,)):
            return sentences(done, follows)
        return self.phrase("{done}; if {you} do, {follows}", done=done, follows=follows)

    def who(self, chosen: str, does: str) -> str:
        """What somebody does who was just named: "choose a player, who draws a card"."""
        return self.phrase(
            "{chosen}; {does}" if begins(does, OPENERS) else "{chosen}, who {does}", chosen=chosen, does=does
        )

    def as_much_of(self, stat: str, amount: Number) -> str:
        """How a stat is set: "3 ATK", "1 ATK for each minion", "ATK equal to its cost"."""
        word = self.stat(stat)
        if not isinstance(amount, int):
            return amount.measured(word, "", self)
        return self.phrase("{number} {stat}", number=amount, stat=word)

    def does(self, verb: str, **parts: Node | str | int) -> str:
        """A verb of whoever is spoken of: "draw", "draws"."""
        return self.phrase(third_person(verb) if self.third and not self.bare else verb, **parts)

    def it_does(self, who: str, verb: str) -> str:
        """A verb after whoever does it: "a character attacks", "you attack"."""
        return self.together(who, self.phrase(verb if who == self.phrase("you") else third_person(verb)))

    def of_others(self) -> Self:
        """The same about other players: "each player draws"."""
        return self.spoken(third=True, bare=False)

    def of_player(self, whose: str, whom: str = "") -> Self:
        """The same about places of another player: "in that player's hand", and what is done to `whom`."""
        speech = self.spoken(self.third, self.bare)
        speech.whose_place = whose
        speech.whom_place = whom
        return speech

    def of_leaving(self) -> Self:
        """The same about cards that are moved away: "from your hand"."""
        speech = self.spoken(self.third, self.bare)
        speech.leaving = True
        return speech

    def of_cards_in(self, place: Node) -> Self:
        """The same about cards in a place that was just named."""
        speech = self.spoken(self.third, self.bare)
        speech.searched = place
        return speech

    def of_it(self) -> Self:
        """The same after the card was named: "exhaust Nova and take 1 counter off it"."""
        speech = self.spoken(self.third, self.bare)
        speech.this = self.phrase("it")
        return speech

    def after_may(self) -> Self:
        """The same behind a "may" or a "to"."""
        return self.spoken(third=self.third, bare=True)

    def spoken(self, third: bool, bare: bool) -> Self:
        """The same card, in another person."""
        speech = type(self)(self.this, third, bare, tongue=self.tongue, marks=self.marks)
        speech.host = self.host
        speech.whose_place = self.whose_place
        speech.whom_place = self.whom_place
        speech.leaving = self.leaving
        speech.searched = self.searched
        return speech

    def article(self, noun: str) -> str:
        """Any one of some things: "a card", "an ally", "another card"."""
        other = f"{self.phrase('other')} "
        if noun.startswith(other):
            return self.phrase("another {noun}", noun=noun.removeprefix(other))
        return self.phrase("an {noun}" if self.takes_an(noun) else "a {noun}", noun=noun)

    def takes_an(self, noun: str) -> bool:
        """Whether a noun begins like "ally"."""
        return noun[:1].lower() in "aeiou"

    def plural(self, noun: Noun) -> str:
        return noun.several(self)

    def whose(self, noun: Noun) -> str:
        who = noun.words(self)
        return self.phrase("its") if who == said("it") else self.possessive(who)

    def ability(self, power: Ability) -> str:
        """What a card does at an occasion: "Fight: Draw a card.", "[Covert]: Draw a card."."""
        if power.also is not None:
            first, second = self.phrase(power.occasion.verb), self.phrase(power.also.verb)
            both = message("when you {first} or {second} {this}, {effect}")
            return sentence(self.phrase(both, first=first, second=second, effect=power.effect))
        effect = power.effect.words(self)
        given = power.given.heading(self)
        if not given and power.given.words(self):
            effect = self.phrase("if {given}, {effect}", given=power.given, effect=effect)
        heading = given or power.occasion.words(self)
        return self.labelled(self.with_label(heading, power.label) if power.label else heading, effect)

    def named(self, keyword: Power, meaning: str) -> str:
        """The text of a keyword: its name, and in brackets what that means here."""
        return self.phrase("{keyword} ({meaning})", keyword=keyword.title(self), meaning=sentence(meaning))

    def trigger(self, power: Trigger) -> str:
        does = power.effect.words(self)
        if power.cost is not None:
            does = self.phrase("{cost} to {effect}", cost=power.cost, effect=does)
        answer = message("{moment}, {does}") if power.forced else message("{moment}, you may {does}")
        answered = self.phrase(answer, moment=self.heard(power), does=does)
        return self.labelled(self.label(power.label), self.limited(answered, power))

    def heard(self, power: Trigger) -> str:
        """When a trigger fires."""
        return power.moment.words(self)

    def action(self, power: Action) -> str:
        does = power.effect.words(self)
        if power.cost is not None:
            does = self.phrase("{cost} to {effect}", cost=power.cost, effect=does)
        return self.labelled(self.label(power.label), self.limited(does, power))

    def labelled(self, label: str, clause: str) -> str:
        """A sentence after the name of the ability that it tells, if that has one."""
        if not label:
            return sentence(clause)
        parts = capital(label) if has_headings(label) else self.heading(self.label_kind, capital(label))
        return f"{self.heading(HEAD, parts)}: {sentence(clause)}"

    def with_label(self, heading: str, label: str) -> str:
        """What stands before an ability, and what kind of deed it is: "hero action (attack)"."""
        return self.phrase("{heading} ({label})", heading=heading, label=self.phrase(label))

    def for_a_cost(self, cost: str, effect: str) -> str:
        """What is paid to do something; what depends on something or on a time is a sentence of its own."""
        if begins(effect, OPENERS):
            return sentences(cost, effect)
        return self.phrase("{cost} to {effect}", cost=cost, effect=effect)

    def limited(self, clause: str, power: Power) -> str:
        """What a power does, and how often it may be used, if there is a limit."""
        limit = power.limit
        if limit is None:
            return clause
        often = {1: ONCE, 2: TWICE}.get(limit.times, OFTEN)
        return self.phrase(often, does=clause, times=limit.times, span=self.phrase(limit.span))


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


ONCE: Final = message("{does} (once per {span})")
TWICE: Final = message("{does} (twice per {span})")
OFTEN: Final = message("{does} ({times} times per {span})")


def sentence(clause: str) -> str:
    """A clause as a sentence: a capital at its start, and a full stop."""
    return capital(clause if clause.endswith((".", "!", "?", ".)")) else said("{clause}.", clause=clause))


def sentences(first: str, second: str) -> str:
    """A clause after another one, with a full stop in between."""
    return said("{first}. {second}", first=first, second=capital(second))


IF: Final = message("if")
YOU_GET: Final = message("you get")
OPENERS: Final = (
    message("at the end"),
    message("for the rest"),
    message("for this"),
    IF,
    message("the next time"),
    message("until"),
    message("when"),
)
"""What begins like this depends on something or on a time: it is easier read as a sentence of its own."""
CLOSED: Final = (*OPENERS, message("each"), message("the"), YOU_GET, message("you may"))
"""What begins like this has an end of its own: what follows would seem to belong to it."""
ADDED: Final = (message("it"), message("this card"))
"""What begins like this is added to what comes before with an "and"."""


def begins(clause: str, openers: tuple[str, ...]) -> bool:
    """Whether a clause begins with one of these, in the language that is spoken."""
    return any(clause.startswith(f"{said(opener)} ") for opener in openers)


def then(clauses: list[str]) -> str:
    """Clauses that follow one another; after a choice, a condition or a "may" a new sentence shows where it ends."""
    told: list[list[str]] = []
    for clause in clauses:
        if not clause:
            continue
        opens = begins(clause, OPENERS) or (begins(clause, (YOU_GET,)) and clause is not clauses[-1])
        if not told or opens or ends(told[-1][-1]):
            told.append([clause if opens or not told else said("then {clause}", clause=clause)])
        else:
            told[-1].append(clause)
    first, *others = [one_sentence(clauses) for clauses in told]
    for other in others:
        first = sentences(first, other)
    return first


def one_sentence(clauses: list[str]) -> str:
    *others, last = clauses
    if not others:
        return last
    first = in_a_row(others)
    if begins(last, ADDED):
        return said("{first}, and {last}", first=first, last=last)
    if last.endswith(said("{effect} instead", effect="")):
        return said("{first} and {last}", first=first, last=last)
    return said("{first}, then {last}", first=first, last=last)


def ends(clause: str) -> bool:
    """Nothing can follow a clause in its sentence without seeming to belong to its last part."""
    return begins(clause, CLOSED) or "; " in clause or ": " in clause


def in_a_row(items: list[str]) -> str:
    """Several things with nothing but commas between them."""
    if not items:
        return ""
    first, *others = items
    for item in others:
        first = said("{first}, {second}", first=first, second=item)
    return first


def or_else(items: list[str]) -> str:
    """Any of some: "X-Men or Avengers", of more with an "or" before each."""
    first, *others = items
    for item in others:
        first = said("{first} or {last}", first=first, last=item)
    return first


def spanned(first: int, last: int, word: str = "and") -> str:
    """Numbers from one to another: "5", "5 and 6", "5 or 6", "2 to 6"."""
    if first == last:
        return str(first)
    if last - first != 1:
        return said("{first} to {last}", first=first, last=last)
    both = message("{first} and {last}") if word == "and" else message("{first} or {last}")
    return said(both, first=first, last=last)
