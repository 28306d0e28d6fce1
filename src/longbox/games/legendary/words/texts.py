"""Card texts, made from what cards do."""

from __future__ import annotations

from typing import Final

from longbox.engine.cards import Card
from longbox.engine.language import listed, message
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.words import in_a_row, sentence, spanned
from longbox.games.legendary.chapters.betraying import BINDINGS_EACH
from longbox.games.legendary.table.board import USUAL_SIZE, Layout
from longbox.games.legendary.table.cards import COLLECTION, HERO_SIDE, TACTIC_SIDE, SchemeSetup
from longbox.games.legendary.table.faces import other_face
from longbox.games.legendary.table.kinds import SYMBOLS
from longbox.games.legendary.table.speech import Speech


def text(card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
    """What a card says, a line for each ability, in the words of a side; a Scheme first says how it is set up."""
    if card.halves:
        return "\n".join([line for half in card.halves for line in as_side(half, tongue, marks)])
    speech = Speech(card.name, tongue=tongue, marks=marks)
    lines = [power.words(speech) for power in card.powers]
    if card.id in COLLECTION.schemes:
        lines.insert(0, set_up(COLLECTION.schemes[card.id], speech))
    if card.fact("stays"):
        lines.append(sentence(speech.phrase("{this} lies in the {Ambition} Row from the start and is never discarded")))
    if card.fact(HERO_SIDE):
        lines += as_hero(card.facts[HERO_SIDE], speech)
    if card.fact(TACTIC_SIDE):
        lines += as_tactic(card.facts[TACTIC_SIDE], speech)
    other = other_face(card)
    if other is not None:
        lines += on_the_other_side(other, tongue, marks=marks)
    return "\n".join(lines)


def on_the_other_side(face: Card, tongue: Tongue, *, marks: bool) -> list[str]:
    """What is on the back of a card: its name and its number, then what it does."""
    say = Speech(face.name, tongue=tongue, marks=marks)
    attack = face.stats.get("attack")
    facts = [face.name] if attack is None else [face.name, say.together(say.phrase("{Attack}"), str(attack))]
    front = other_face(face)
    if front is not None and "vp" in face.stats and "vp" not in front.stats:
        facts.append(say.phrase("worth {number} {VP}", number=face.stats["vp"]))
    said = say.labelled(say.phrase("on the other side"), sentence(", ".join(facts)))
    return [said, *[power.words(say) for power in face.powers]]


def as_hero(side: Card, say: Speech) -> list[str]:
    """What a card is once it is gained as a Hero: its icons and numbers, then what it does."""
    facts = [*icons(side, say), *numbers(side, say, "cost", "attack", "recruit")]
    said = say.labelled(say.phrase("as {a Hero}"), sentence(", ".join(facts)))
    return [said, *[power.words(say) for power in side.powers]]


def as_side(half: Card, tongue: Tongue, marks: bool) -> list[str]:
    """A side of a divided card by its name: whose it is, its icons and numbers, then what it does."""
    say = Speech(half.name, tongue=tongue, marks=marks)
    facts = [*icons(half, say), half.facts["hero"], *numbers(half, say, "attack", "recruit", "piercing")]
    return [say.labelled(half.name, sentence(", ".join(facts))), *[power.words(say) for power in half.powers]]


def icons(card: Card, say: Speech) -> list[str]:
    return [say.term(SYMBOLS[icon]) for icon in (*card.facts["classes"], *card.facts["teams"]) if icon]


STATS: Final = {"cost": "{cost}", "attack": "{Attack}", "recruit": "{Recruit}", "piercing": "{Piercing}"}


def numbers(card: Card, say: Speech, *stats: str) -> list[str]:
    return [say.together(say.phrase(STATS[stat]), str(card.stats[stat])) for stat in stats if stat in card.stats]


def as_tactic(side: Card, say: Speech) -> list[str]:
    """What a Villain does once it is a Tactic."""
    return [say.labelled(say.phrase("as a {Tactic}"), power.words(say)) for power in side.powers]


def set_up(scheme: SchemeSetup, say: Speech) -> str:
    """What a Scheme changes about the set-up."""
    changed = [say.phrase(text, it=it) for text, it in changes(scheme) if it is not None]
    in_all = [] if scheme.layout.own_twists else [twists(scheme, say)]
    clauses = [*in_all, *fewer_heroes(scheme, say), *changed, *shape(scheme.layout, say)]
    return say.labelled(say.phrase("setup"), say.together(*map(sentence, clauses)))


def fewer_heroes(scheme: SchemeSetup, say: Speech) -> list[str]:
    """For how many players there are fewer Heroes than usual."""
    return [
        say.phrase("for {players} players, {it} {Heroes}", players=players, it=number)
        for players, number in scheme.heroes.items()
        if number < 5
    ]


def changes(scheme: SchemeSetup) -> list[tuple[str, str | int | None]]:
    """What it may change beside the number of Twists: a message, and what it is about; None where nothing changes."""
    groups = tuple(COLLECTION.villains[group].name for group in scheme.required_villains)
    backup = tuple(COLLECTION.henchmen[group].name for group in scheme.required_henchmen)
    beside = scheme.beside
    shuffled_in = message("{it} cards of the {Hero} Deck are shuffled into the {Villain} Deck")
    intruders = message(
        "{it} cards of one more {Henchmen} group go into the {Hero} Deck; {Villains} can be fought in the {HQ}"
    )
    captured = message(
        "all cards of {it} more {Hero} are shuffled into the {Villain} Deck; the enemy closest to that deck captures "
        "each that comes, and whoever fights this enemy {gains} it"
    )
    return [
        (message("{it} more {Twists} lie beside the {Scheme}"), scheme.twists_beside or None),
        (message("{it} {Heroes}"), next((many for many in (7, 6) if many in scheme.heroes.values()), None)),
        (message("exactly two {Heroes} have {it} in their names"), scheme.two_called or None),
        (message("{it} must be among the {Villain} groups"), listed(groups) if groups else None),
        (message("{it} must be among the {Henchmen} groups"), listed(backup) if backup else None),
        (message("{it} {Bystanders} lie beside the {Scheme}"), beside.bystanders or None),
        (
            message("{it} lies beside the {Scheme} and is not in the {Villain} Deck"),
            COLLECTION.library[beside.villain].name if beside.villain else None,
        ),
        (
            message("{it} for each player lie beside the {Scheme}"),
            f"{beside.each} {COLLECTION.henchmen[beside.henchmen].name}" if beside.henchmen else None,
        ),
        (shuffled_in, scheme.heroes_in_villain_deck or None),
        (captured, scheme.extra_heroes or None),
        (intruders, scheme.henchmen_in_hero_deck or None),
        (
            message("the {Tactics} of the {Mastermind} are shuffled into the {Villain} Deck"),
            1 if scheme.tactics_in_villain_deck else None,
        ),
        (
            message("{it} random {Ambitions} are shuffled into the {Villain} Deck"),
            scheme.ambitions_in_villain_deck or None,
        ),
        (message("the {Villain} Deck has {it} {Bystanders}"), scheme.bystanders),
        (message("the {Wound} stack has {it} {Wounds} for each player"), scheme.wounds_per_player),
        (message("the {Officer} stack has {it} plain {Officers}"), scheme.officers),
        (message("the {Bindings} stack has {it} {Bindings} for each player"), scheme.bindings_per_player),
        (message("one more group of {Henchmen}"), 1 if scheme.extra_henchmen == 1 else None),
        (message("one more {Villain} group"), 1 if scheme.extra_villains == 1 else None),
        (message("{it} more {Villain} groups"), scheme.extra_villains if scheme.extra_villains > 1 else None),
        (message("{it} more {Masterminds} are {Lurking}: they are out of play"), scheme.lurking or None),
        (message("each {Mastermind} has only {it} {Tactics}, at random"), scheme.tactics_each or None),
        (message("the {city} has {it} spaces"), usual_or(scheme.layout.city)),
        (message("the {HQ} has {it} spaces"), usual_or(scheme.layout.hq)),
        (message("not for one player by the basic rules"), None if scheme.solo or 1 not in scheme.twists else 1),
        (message("not for one player"), None if 1 in scheme.twists else 1),
        (
            message("a Betrayal Deck of {it} {Bindings} for each player and {a Scheme} {Twist} is shuffled"),
            BINDINGS_EACH if scheme.betrayal else None,
        ),
    ]


def usual_or(size: int) -> int | None:
    return None if size == USUAL_SIZE else size


def shape(layout: Layout, say: Speech) -> list[str]:
    """Which other cities and decks there are."""
    clauses: list[str] = []
    if layout.cities and layout.for_each_player:
        clauses.append(say.phrase("each player has {a city} of their own with {it} space", it=len(layout.cities[0])))
    elif layout.cities:
        size = len(layout.cities[0])
        clauses.append(say.phrase("there are {it} {cities} of {size} spaces each", it=len(layout.cities), size=size))
    if layout.villain_decks:
        clauses.append(say.phrase("the {Villain} Deck is split evenly into one for each {city}"))
    if layout.own_twists:
        clauses.append(say.phrase("{it} {Twists} are shuffled into each {Villain} Deck", it=layout.own_twists))
    if layout.sorted_heroes:
        clauses.append(say.phrase("the {Hero} Deck is sorted into one for each class, each under a space of the {HQ}"))
    return clauses


def twists(scheme: SchemeSetup, say: Speech) -> str:
    numbers = dict.fromkeys(scheme.twists.values())
    if len(numbers) == 1:
        return say.phrase("{number} {Twists}", number=next(iter(numbers)))
    by_number = {
        number: [players for players, twists in scheme.twists.items() if twists == number] for number in numbers
    }
    return in_a_row(
        [
            say.phrase(
                "{number} {Twists} for {players} player"
                if max(who) == 1
                else "{number} {Twists} for {players} players",
                number=number,
                players=spanned(min(who), max(who), "or"),
            )
            for number, who in by_number.items()
        ]
    )
