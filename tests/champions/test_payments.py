"""Every legal payment can be made and no other: told by the icons on the cards alone, for hands drawn at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, permutations

import pytest

from longbox import asking
from longbox.games.champions import RULES
from longbox.match import Match
from longbox.seen import Seen

from .scenario import Scenario

PRICES = {
    "Interrogation Room": ("play", "1", "", "Justice"),
    "Haymaker": ("play", "2", "", ""),
    "Tac Team": ("play", "3", "", "Aggression"),
    "Avengers Mansion": ("play", "4", "", ""),
    "For Justice!": ("play", "2", "M", "Justice"),
    "Relentless Assault": ("play", "2", "P", "Aggression"),
    "Sonic Converter": ("use", "MPE", "", ""),
}
"""How each is paid for: the deed, the cost (a number, or the types it takes), the type that the card asks about, and
its aspect."""

HANDS = (
    *("Genius", "Strength", "Energy", "Vibranium", "The Power of Justice", "The Power of Aggression"),
    *("First Aid", "Backflip", "Emergency", "Spider-Woman", "Aunt May", "Uppercut", "Maria Hill"),
)


def paying(table: Scenario, name: str, verb: str = "play") -> Match:
    """Begin to pay for a card: a match that begins here."""
    option = table.decision.options.index(table.offer(verb, name))
    table.state.choices = 0
    match = Match(table.game, {}, seed=0)
    match.choose(option)
    return match


def payments(seeds: range) -> Iterator[tuple[Match, str]]:
    """Hands drawn at random in which something is being paid for, and what."""
    for seed in seeds:
        rng = random.Random(seed)
        for name, (verb, *_) in PRICES.items():
            table = Scenario("spider-man").rhino(threat=9, attached=["Sonic Converter"])
            hand = [rng.choice(HANDS) for _ in range(rng.randint(3, 6))]
            table.you(hand=hand, play=["Web-Shooter"] * rng.randint(0, 2), minions=["Hydra Mercenary"])
            if verb == "play":
                table.you(hand=[name])
            if table.offers(verb, name):
                match = paying(table, name, verb)
                if match.decision.group is not None and match.decision.group.kind == "payment":
                    yield match, name


def sources(match: Match, aspect: str) -> dict[str, str]:
    """What each card of a player gives: in play Web-Shooter gives a wild resource, whatever it is worth in hand."""
    seen = Seen(match.view(0))
    printed = {card.name: card.icons for card in RULES.library}
    found = {one["handle"]: "W" for one in seen.cards("area", 0) if one["name"] == "Web-Shooter"}
    for one in seen.cards("hand", 0):
        gives = "".join(letter * number for letter, number in zip("MPEW", printed[one["name"]], strict=True))
        found[one["handle"]] = gives * 2 if one["name"] == f"The Power of {aspect}" else gives
    return found


def pays(icons: str, cost: str) -> bool:
    """Whether resources are enough: so many, or one for each of these types, where a wild one stands in for any."""
    if cost.isdecimal():
        return len(icons) >= int(cost)
    some = set(permutations(icons, len(cost)))
    return any(all(icon in (kind, "W") for icon, kind in zip(one, cost, strict=True)) for one in some)


def is_legal(gives: list[str], cost: str, asked: str) -> bool:
    """Whether the price is met, and nothing of it is thrown away."""

    def brings_what_is_asked(some: list[str]) -> bool:
        return asked != "" and any(icon in (asked, "W") for one in some for icon in one)

    rests = [gives[:place] + gives[place + 1 :] for place in range(len(gives))]
    needless = [
        rest
        for rest in rests
        if pays("".join(rest), cost) and brings_what_is_asked(rest) == brings_what_is_asked(gives)
    ]
    return pays("".join(gives), cost) and not needless


@pytest.mark.rule("MC-COST-01", "MC-COST-04", "MC-COST-05", "MC-COST-11", "MC-COST-29")
def test_just_the_legal_payments_are_accepted():
    met = dict.fromkeys((True, False), 0)
    for match, name in payments(range(12)):
        _, cost, asked, aspect = PRICES[name]
        gives = sources(match, aspect)
        ways = []
        for cards in (some for size in range(6) for some in combinations(gives, size)):
            legal = is_legal([gives[card] for card in cards], cost, asked)
            assert (match.picks_for(cards[::-1]) is not None) == legal, f"{name} by {[gives[card] for card in cards]}"
            met[legal] += 1
            ways += [set(cards)] if legal else []
        assert set(match.can_add()) == set().union(*ways)
        for card in match.can_add():
            beside = set().union(*(way for way in ways if card in way)) - {card}
            assert set(match.can_add([card])) == beside, f"{name} with {gives[card]}"
    assert met[True] > 300
    assert met[False] > 2000


@pytest.mark.rule("MC-COST-01", "MC-COST-27")
def test_a_payment_spends_just_the_cards_that_were_chosen():
    for match, _ in payments(range(50, 54)):
        names = {card["handle"]: card["name"] for card in Seen(match.view(0)).named()}
        start = match.decision.number
        before = match.digest
        among = match.can_add()
        for cards in (some for size in range(1, 5) for some in combinations(among, size)):
            if match.picks_for(cards) is not None:
                match.gather(cards)
                deeds = [deed for told in match.deeds(0, start) for deed in told["deeds"]]
                spent = next(deed["cards"] for deed in deeds if deed["event"] == "spend")
                assert sorted(one["name"] for one in spent) == sorted(names[card] for card in cards)
                match.undo(start)
        assert match.digest == before


def handle(match: Match, name: str) -> str:
    return next(card["handle"] for card in Seen(match.view(0)).named() if card["name"] == name)


@pytest.mark.rule("MC-COST-11", "MC-COST-12", "MC-COST-27")
def test_a_payment_says_what_each_card_gives_there(solo):
    """Not what is printed on it: Web-Shooter's ability gives a wild resource, and some cards count twice."""
    hand = ["For Justice!", "The Power of Justice", "Strength", "First Aid"]
    solo.you(hand=hand, play=["Web-Shooter", "Pepper Potts"], discard=["Energy"])
    match = paying(solo.rhino(threat=3), "For Justice!")
    gives = {name: match.gives()[handle(match, name)] for name in (*hand[1:], "Web-Shooter", "Pepper Potts")}
    assert gives == {
        "The Power of Justice": ("wild", "wild"),
        "Strength": ("physical", "physical"),
        "First Aid": ("mental",),
        "Web-Shooter": ("wild",),
        "Pepper Potts": ("energy", "energy"),
    }


@pytest.mark.parametrize(
    ("card", "beside", "rule"),
    [
        ("For Justice!", [], "MC-COST-24"),
        ("Blank", [], "MC-COST-01"),
        ("Web-Shooter", [], "MC-COST-17"),
        ("Tigra", [], "MC-COST-01"),
        ("Rhino", [], "MC-COST-08"),
        ("Genius", ["Strength"], "MC-COST-29"),
        ("Aunt May", ["Strength"], "MC-COST-29"),
        ("First Aid", ["Strength"], None),
        ("Genius", [], None),
        ("Strength", ["Strength"], None),
    ],
)
def test_why_a_card_cant_help_to_pay(solo, card, beside, rule):
    solo.you(
        hand=["For Justice!", "Strength", "First Aid", "Genius", "Aunt May", "Blank"], play=["Web-Shooter", "Tigra"]
    )
    solo.rhino(threat=3).put("Web-Shooter", "exhausted")
    match = paying(solo, "For Justice!")
    asked = next(one for one in Seen(match.view(0)).named() if one["name"] == card)
    found = asking.reasons_against(match, 0, asked, [handle(match, name) for name in beside])
    assert [reason.rule for reason in found] == ([] if rule is None else [rule])


@pytest.mark.parametrize(
    ("form", "card", "rule"), [("alter-ego", "Web-Shooter", "MC-FORM-04"), ("hero", "Spider-Man", "MC-COST-01")]
)
def test_why_a_card_in_play_cant_help_to_pay(solo, form, card, rule):
    solo.you(*([form] if form == "alter-ego" else []), hand=["Haymaker", "Aunt May", "Genius"], play=["Web-Shooter"])
    solo.you(hand=["Interrogation Room"])
    match = paying(solo, "Interrogation Room")
    asked = next(one for one in Seen(match.view(0)).named() if one["name"] == card)
    assert [reason.rule for reason in asking.reasons_against(match, 0, asked)] == [rule]


@pytest.mark.rule("MC-COST-04")
def test_why_a_card_of_the_wrong_type_cant_help_to_pay(solo):
    solo.you(hand=["Strength", "Uppercut", "Backflip", "Genius"]).rhino(attached=["Enhanced Ivory Horn"])
    match = paying(solo, "Enhanced Ivory Horn", "use")
    genius = next(one for one in Seen(match.view(0)).named() if one["name"] == "Genius")
    assert [reason.rule for reason in asking.reasons_against(match, 0, genius)] == ["MC-COST-04"]
