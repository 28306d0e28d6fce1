"""Picks that belong together are offered in one order, and may be made as a set in any.

What single picks have really picked is read off what happened then: the cards that were spent, discarded, moved, that
attacked. Where the last pick is forced nobody is asked for it, and it counts all the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import combinations

import pytest

import longbox
from champions.scenario import Scenario
from legendary.scenario import Scenario as City
from longbox.match import Match
from longbox.seen import Seen
from vs.duel import Duel

Cards = frozenset[str]

DEEDS = {
    "payment": "spend",
    "pay": "pay",
    "discard": "discard",
    "ko": "ko",
    "give": "give heroes",
    "formation": "move",
    "attack": "attack",
    "choose": "put counters",
}
"""What happens to the cards of a group when all of them are picked, by its kind."""


def laid_out(table, verb: str, name: str) -> Match:
    """A position as a match of its own, which begins with this option: it asks for picks that belong together."""
    assert table.offered if isinstance(table, City) else table.decision
    table.game.log = None
    table.game.state.choices = 0
    match = Match(table.game, {}, seed=0)
    take(match, verb, name)
    return match


def take(match: Match, verb: str, name: str) -> None:
    seen = Seen(match.view(match.decision.seat))
    for number, option in enumerate(match.decision.options):
        if option.verb == verb and seen.by_handle(option.cards[0])["name"] == name:
            match.choose(number)
            return
    raise AssertionError(f"{verb} {name} is not offered; there is: {[one.label for one in match.decision.options]}")


def random_games(name: str, count: int, wanted: Callable[[Match], bool]) -> Iterator[Match]:
    """Positions of so many random games, of each the first that is wanted."""
    for seed in range(300):
        match = longbox.deal(name, seed=seed)
        rng = random.Random(seed)
        while match.decision is not None and not wanted(match):
            match.choose(rng.randrange(len(match.decision.options)))
        if match.decision is not None:
            count -= 1
            yield match
        if count == 0:
            return
    raise AssertionError(f"{count} positions are missing")


def groups(name: str, kind: str, count: int) -> Iterator[Match]:
    """Positions in which picks of a kind begin that leave something to choose, but not too much to try all of it."""

    def begins(match: Match) -> bool:
        group = match.decision.group
        if group is None or group.kind != kind or group.id != match.decision.number:
            return False
        return len(match.decision.options) > 1 and 1 < len(match.can_add()) <= 9

    return random_games(name, count, begins)


def sets_by_picking(match: Match, kind: str, first: Iterable[int] | None = None) -> dict[Cards, str]:
    """Every set that single picks can lead to from here, each with the digest of the position after it; `first` are the
    options to begin with."""
    start = match.decision.number
    found: dict[Cards, str] = {}

    def go(options: Iterable[int]) -> None:
        decision = match.decision
        for number in options:
            option = decision.options[number]
            match.choose(number)
            group = match.decision and match.decision.group
            if group is not None and group.id == start and group.picked:
                go(range(len(match.decision.options)))
            elif (cards := picked_by_now(match, kind, decision, option)) is not None:
                assert cards not in found, "a search would meet this set twice"
                found[cards] = match.digest
            match.undo(decision.number)

    go(range(len(match.decision.options)) if first is None else first)
    return found


def picked_by_now(match: Match, kind: str, before: longbox.Decision, option: longbox.Option) -> Cards | None:
    """The cards to which it happened; None if the option was no pick: powers are offered beside them."""
    if option.verb == "done":
        return frozenset(before.group.picked)
    deeds = [deed for told in match.deeds(before.seat, before.number) for deed in told["deeds"]]
    done = next((deed for deed in deeds if deed["event"] == DEEDS[kind] and "cards" in deed), None)
    return None if done is None else frozenset(card["handle"] for card in done["cards"])


def looks(match: Match, cards: Iterable[str]) -> Counter[str]:
    """Cards by what they look like: out of play one is as good as another that is alike."""
    seen = Seen(match.view(match.decision.seat))
    found: Counter[str] = Counter()
    for handle in cards:
        card = seen.by_handle(handle)
        zone, _ = seen.place_of(card)
        found[f"{zone} {card['id']}" if zone in ("hand", "discard") and "id" in card else handle] += 1
    return found


def subsets(cards: Iterable[str], most: int) -> Iterator[tuple[str, ...]]:
    every = sorted(cards)
    return (one for size in range(min(len(every), most) + 1) for one in combinations(every, size))


def check(match: Match, ways: dict[Cards, str], rng: random.Random) -> None:
    """Every set that single picks lead to can be gathered, in any order, and no other; so it is for parts of sets."""
    among = match.can_add()
    made = [looks(match, way) for way in ways]
    assert looks(match, among).keys() == {look for way in made for look in way}
    for cards in subsets(among, max(map(len, ways)) + 1):
        mixed = rng.sample(cards, len(cards))
        assert (match.picks_for(mixed) is not None) == (looks(match, cards) in made), mixed
    for cards in rng.sample(list(subsets(among, 4)), 12) if len(among) > 3 else subsets(among, 4):
        more = {
            card for card in among if card not in cards and any(looks(match, [*cards, card]) <= one for one in made)
        }
        assert set(match.can_add(cards)) == more, cards
    proposal = match.proposal()
    assert not proposal or looks(match, proposal) in made
    for cards in rng.sample(sorted(ways, key=sorted), min(len(ways), 5)):
        now = match.decision.number
        match.gather(rng.sample(sorted(cards), len(cards)))
        assert match.digest == ways[cards]
        match.undo(now)


@pytest.mark.parametrize(
    ("name", "kind", "count"),
    [("champions", "payment", 40), ("champions", "discard", 5), ("vs", "formation", 12)],
)
def test_just_the_sets_that_single_picks_lead_to_can_be_gathered(name, kind, count):
    for number, match in enumerate(groups(name, kind, count)):
        check(match, sets_by_picking(match, kind), random.Random(number))


def poison_darts() -> Match:
    """Up to two of four."""
    duel = Duel().you(front=["Viper"], locations=["Training Ground"])
    duel.enemy(front=["Hulk", "Ronan", "Abomination"], back=["Mystique"])
    match = laid_out(duel, "use", "Viper")
    take(match, "pay", "Training Ground")
    return match


def necromancy() -> Match:
    """Two symbols, and Locations face up and in hand that give one of them or either."""
    there, held = ["The Vault", "Laboratory", "Academy"], ["The Vault", "Academy", "Laboratory"]
    duel = Duel().you(main="Magneto", front=["Dormammu"], locations=there, hand=held)
    duel.enemy(main="Hulk", ko=["Thor"])
    return laid_out(duel, "use", "Dormammu")


def energy_channel() -> Match:
    """As many energy resources as one likes, at least one; wild ones count."""
    table = Scenario("captain-marvel")
    table.you(hand=["Energy", "Energy", "Haymaker", "Genius", "Spider-Woman"], play=["Energy Channel"])
    return laid_out(table, "use", "Energy Channel")


def sonic_converter() -> Match:
    """One resource of each type."""
    table = Scenario("spider-man").rhino(attached=["Sonic Converter"])
    hand = ["Energy", "Genius", "Maria Hill", "Strength", "Vibranium", "Aunt May", "The Power of Justice"]
    table.you(hand=hand, play=["Web-Shooter"])
    return laid_out(table, "use", "Sonic Converter")


def for_justice() -> Match:
    """More than the price may be paid."""
    table = Scenario("spider-man").rhino(threat=6)
    hand = ["For Justice!", "Strength", "Energy", "First Aid", "First Aid", "Genius", "Haymaker"]
    table.you(hand=hand, play=["Web-Shooter"])
    return laid_out(table, "play", "For Justice!")


def legal_practice() -> Match:
    """One to five cards of a hand with two that are alike."""
    table = Scenario("she-hulk").rhino(threat=6)
    table.you(
        "alter-ego", hand=["Legal Practice", "Genius", "Genius", "Energy", "Haymaker", "Tigra", "Hulk", "Uppercut"]
    )
    return laid_out(table, "play", "Legal Practice")


def whirlwind() -> Match:
    """Two Heroes, in hand or played."""
    table = City().city(Rooftops="Whirlwind").hand("Agent", "Agent", "Odinson", "Trooper").points(attack=4)
    return laid_out(table, "fight", "Whirlwind")


def maniacal_tyrant() -> Match:
    """Up to four cards of a discard pile."""
    table = City(mastermind="loki").tactics("Maniacal Tyrant").points(attack=10)
    table.discard("Agent", "Agent", "Odinson", "Trooper", "Wound", "Oddball")
    return laid_out(table, "fight", "Loki")


@pytest.mark.parametrize(
    "lay_out",
    [
        poison_darts,
        necromancy,
        energy_channel,
        sonic_converter,
        for_justice,
        legal_practice,
        whirlwind,
        maniacal_tyrant,
    ],
)
def test_so_it_is_for_every_kind_of_picks(lay_out):
    match = lay_out()
    check(match, sets_by_picking(match, match.decision.group.kind), random.Random(1))


def test_a_team_can_be_gathered_whoever_was_named_first():
    """The first attacker says whom they attack; the others join in the order of the row, or are gathered in any."""

    def is_attack(match: Match) -> bool:
        group = match.decision.group
        return group is not None and group.kind == "attack" and len(match.can_add()) > 1

    for number, match in enumerate(random_games("vs", 10, is_attack)):
        start = match.decision.group.id
        match.undo(start)
        attacks = [(k, one) for k, one in enumerate(match.decision.options) if one.verb == "attack"]
        for target in {option.to for _, option in attacks}:
            first = [k for k, option in attacks if option.to == target]
            ways = sets_by_picking(match, "attack", first)
            for k in first:
                match.choose(k)
                if match.decision.group is not None and match.decision.group.id == start:
                    check(match, rows_of(match, ways), random.Random(number))
                match.undo(start)


def rows_of(match: Match, ways: dict[Cards, str]) -> dict[Cards, str]:
    """Of all teams those of the row of whoever was named: nobody of another row could join."""
    seen = Seen(match.view(match.decision.seat))

    def row(card: str) -> tuple[str, str]:
        return seen.place_of(seen.by_handle(card))

    mine = row(match.decision.group.picked[0])
    return {way: digest for way, digest in ways.items() if all(row(card) == mine for card in way)}


def test_who_names_the_last_of_a_row_first_can_still_make_it_a_team():
    """Single picks go from left to right only; but nothing is declared before it is said, and a set takes any order."""
    duel = Duel().you(front=["Ant-Man", "Hulk", "Daredevil"]).enemy(front=["Thanos"])
    match = laid_out(duel, "attack", "Daredevil")
    assert [option.verb for option in match.decision.options] == ["done"]
    ant_man, hulk, daredevil = (card["handle"] for card in Seen(match.view(0)).cards("front row", 0))
    assert set(match.can_add([daredevil])) == {ant_man, hulk}
    match.gather([daredevil, hulk])
    assert [one["name"] for one in Seen(match.view(0)).all_cards() if one.get("exhausted")] == ["Hulk", "Daredevil"]


def test_who_stands_alone_declares_at_once():
    duel = Duel().you(front=["Ant-Man", "Sabretooth"]).enemy(front=["Thanos"])
    laid_out(duel, "attack", "Sabretooth")
    assert duel.exhausted == {"Sabretooth"}


def test_who_takes_the_last_of_up_to_two_first_can_still_add_another():
    match = poison_darts()
    take(match, "choose", "Mystique")
    assert [option.verb for option in match.decision.options] == ["done"]
    (mystique,) = match.decision.group.picked
    hulk = Seen(match.view(0)).cards("front row", 1)[0]["handle"]
    match.gather([mystique, hulk])
    assert {card["name"] for card in Seen(match.view(0)).all_cards() if card.get("counters")} == {"Mystique", "Hulk"}


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_heroes_are_given_in_the_order_in_which_they_are_named(order):
    """Which player gets which Hero is what is picked, so here the order counts."""
    table = City(players=3).city(Bank="Paibok the Power Skrull").points(attack=8)
    table.hq("Odinson", "Oddball", "Arc Reactor")
    match = laid_out(table, "fight", "Paibok the Power Skrull")
    heroes = [option.cards[0] for option in match.decision.options[:3]]
    names = [Seen(match.view(0)).by_handle(hero)["name"] for hero in heroes]
    assert len(match.can_add()) == 5
    assert match.picks_for(heroes[:2]) is None
    match.gather([heroes[place] for place in order])
    assert [table.in_discard(seat) for seat in range(3)] == [[names[place]] for place in order]


def test_picks_already_made_are_made_anew():
    """Whoever has begun to pick one by one may still name the whole set."""
    for match in groups("champions", "discard", count=3):
        other = longbox.load(match.save())
        first, last = match.decision.options[0].cards[0], match.decision.options[-2].cards[0]
        match.choose(0)
        assert match.decision.group.picked == (first,)
        match.gather([last])
        other.gather([last])
        assert match.digest == other.digest


def test_what_was_worked_out_is_not_mixed_up_with_another_try():
    """The same question, asked again after it was answered and taken back, has the same answers."""
    match = for_justice()
    sets = list(subsets(match.can_add(), 3))
    before = [match.picks_for(cards) for cards in sets]
    match.choose(0)
    match.retract()
    assert [match.picks_for(cards) for cards in sets] == before


def test_cards_that_make_no_set_are_refused_and_nothing_changes():
    match = next(groups("champions", "payment", count=1))
    before = match.digest
    hand = [card["handle"] for card in match.view(0)["zones"]["hand:0"]["cards"]]
    assert match.picks_for([]) is None
    with pytest.raises(longbox.IllegalChoice, match="set that can be picked"):
        match.gather([])
    with pytest.raises(longbox.IllegalChoice):
        match.gather(["nothing"])
    with pytest.raises(longbox.IllegalChoice, match="set that can be picked"):
        match.gather(hand)
    with pytest.raises(longbox.IllegalChoice, match="set that can be picked"):
        match.gather([match.proposal()[0]] * 2)
    assert match.digest == before


def test_without_a_group_there_is_nothing_to_gather():
    match = longbox.deal("vs", seed=1)
    assert match.decision.group is None
    for attempt in (lambda: match.gather([]), lambda: match.picks_for([]), match.can_add, match.proposal):
        with pytest.raises(longbox.IllegalChoice, match="belong together"):
            attempt()


def test_in_a_deal_of_ones_own_the_past_of_a_group_is_not_known():
    """A copy dealt anew for a seat has come no way of its own: picks made before can't be made otherwise."""
    match = for_justice()
    match.choose(0)
    guess = match.determinize(0)
    with pytest.raises(longbox.IllegalChoice, match="no past"):
        guess.can_add()
