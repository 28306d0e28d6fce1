"""Picks that belong together are offered in one order, and may be made as a set in any."""

import random

import pytest

import longbox


def walk_to(game, *kinds, seed=0):
    """Play on at random until picks of one of these kinds are asked for that leave something to choose."""
    rng = random.Random(seed)
    while game.decision is not None:
        group = game.decision.group
        if group is not None and group.kind in kinds and not group.picked and len(game.decision.options) > 1:
            return game
        game.choose(rng.randrange(len(game.decision.options)))
    return None


def groups(name, *kinds, count=12):
    found = 0
    for seed in range(200):
        game = walk_to(longbox.deal(name, seed=seed), *kinds, seed=seed)
        if game is not None:
            found += 1
            yield seed, game
        if found == count:
            return
    raise AssertionError(f"only {found} groups of {kinds} came up")


def sets_by_picking(game):
    """Every set that the picks can lead to, each with the position after it."""
    found = {}

    def go(now, picked):
        decision = now.decision
        for number, option in enumerate(decision.options):
            after = now.clone()
            after.choose(number)
            cards = (*picked, *option.cards)
            group = after.decision and after.decision.group
            if group is not None and group.id == decision.group.id and len(group.picked) >= len(cards):
                go(after, tuple(group.picked))
            else:
                found[frozenset(cards)] = after.digest

    go(game, ())
    return found


@pytest.mark.parametrize(("name", "kind"), [("champions", "payment"), ("champions", "discard"), ("vs", "formation")])
def test_a_set_can_be_picked_in_any_order(name, kind):
    for seed, game in groups(name, kind, count=4):
        rng = random.Random(seed)
        ways = sorted(sets_by_picking(game).items(), key=lambda way: sorted(way[0]))
        for cards, digest in rng.sample(ways, min(len(ways), 6)):
            shuffled = rng.sample(sorted(cards), len(cards))
            now = longbox.load(game.save())
            assert now.picks_for(shuffled) is not None
            now.gather(shuffled)
            assert now.digest == digest


def test_what_can_be_added_leads_to_a_set():
    """Card by card, each one that is offered as fitting, until the set is complete; and no other ever completes it."""
    for seed, game in groups("champions", "payment", count=6):
        rng = random.Random(seed)
        ways = set(sets_by_picking(game))
        chosen = []
        while game.picks_for(chosen) is None:
            more = game.can_add(chosen)
            assert more, f"{chosen} leads nowhere, in seed {seed}"
            chosen.append(rng.choice(more))
        assert all(any(card in way for way in ways) for card in game.can_add())
        game.gather(chosen)


def test_the_payment_that_is_proposed_can_be_made():
    for _, game in groups("champions", "payment", count=8):
        assert game.picks_for(game.proposal()) is not None
        game.choose(0)
        if game.decision.group is not None and game.decision.group.picked:
            assert game.picks_for(game.proposal()) is not None


def test_picks_already_made_are_made_anew():
    """Whoever has begun to pick one by one may still name the whole set."""
    for _, game in groups("champions", "discard", count=3):
        other = longbox.load(game.save())
        first, last = game.decision.options[0].cards[0], game.decision.options[-2].cards[0]
        game.choose(0)
        assert game.decision.group.picked == (first,)
        game.gather([last])
        other.gather([last])
        assert game.digest == other.digest


def test_an_attacker_may_be_named_after_one_who_stands_behind_him_in_the_row():
    """A team is offered in the order of the row: to add one who stands further left is to declare the team anew."""
    shown = 0
    for seed in range(300):
        game = longbox.deal("vs", seed=seed)
        rng = random.Random(seed)
        while game.decision is not None and shown < 3:
            group = game.decision.group
            if group is not None and group.kind == "attack" and game.can_add(group.picked):
                before = game.decision
                team = [*group.picked, game.can_add(group.picked)[0]]
                offered = [option.cards[0] for option in before.options if option.cards]
                if team[-1] not in offered and game.picks_for(team) is not None:
                    game.gather(team)
                    attack = next(
                        deed for event in game.events(0)[-3:] for deed in event["deeds"] if deed["event"] == "attack"
                    )
                    assert len(attack["cards"]) == len(team)
                    shown += 1
                    break
            game.choose(rng.randrange(len(game.decision.options)))
        if shown == 3:
            return
    raise AssertionError("no such team came up")


def test_cards_that_make_no_set_are_refused_and_nothing_changes():
    _, game = next(groups("champions", "payment"))
    before = game.digest
    hand = [card["handle"] for card in game.view(0)["zones"]["hand:0"]["cards"]]
    assert game.picks_for([]) is None
    with pytest.raises(longbox.IllegalChoice, match="set that can be picked"):
        game.gather([])
    with pytest.raises(longbox.IllegalChoice):
        game.gather(["nothing"])
    with pytest.raises(longbox.IllegalChoice, match="set that can be picked"):
        game.gather(hand)
    assert game.digest == before


def test_without_a_group_there_is_nothing_to_gather():
    game = longbox.deal("vs", seed=1)
    assert game.decision.group is None
    for attempt in (lambda: game.gather([]), lambda: game.picks_for([]), game.can_add, game.proposal):
        with pytest.raises(longbox.IllegalChoice, match="belong together"):
            attempt()
