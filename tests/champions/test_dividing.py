"""Explosion: damage is divided freely, point by point, and nothing happens before all of it is laid out."""

from collections import Counter
from itertools import product

import pytest

import longbox
from longbox.seen import Seen
from longbox.terminal.commands import named_cards

from .made_up import made

THREE = ["Spider-Man", "Wall", "Captain Marvel"]
WALL = made.ally("Wall", cost=0, icons="", thw=(1, 1), atk=(1, 1), health=9)


@pytest.fixture
def bombed(duo):
    """Explosion is revealed while Bomb Scare holds 3 threat: two heroes and an ally can take the damage."""
    duo.you(play=[WALL])
    duo.rhino(schemes={"Bomb Scare": 3})
    return duo.reveals("Explosion")


def shares(table, game=None):
    """What each of the three has taken, in this copy of the game."""
    damage = (game or table.game).state.damage
    return tuple(damage[table.card(name)] for name in THREE)


def ways(points):
    """All ways to divide so many points among the three, written down without asking the game."""
    return {way for way in product(range(points + 1), repeat=3) if sum(way) == points}


def match_of(table):
    """The same position as a match, and the handles of the three."""
    match = longbox.Match(table.game, {}, 0)
    seen = Seen(match.view(0))
    return match, {name: next(card["handle"] for card in seen.named() if card["name"] == name) for name in THREE}


@pytest.mark.rule("MC-DAMAGE-19", "MC-MULTI-10")
def test_the_damage_of_an_explosion_is_divided_before_it_is_dealt(bombed):
    bombed.takes("assign", "Spider-Man")
    assert shares(bombed) == (0, 0, 0)
    bombed.takes("assign", "Wall").takes("assign", "Captain Marvel")
    assert shares(bombed) == (1, 1, 1)


@pytest.mark.rule("MC-DAMAGE-19")
def test_every_division_can_be_picked_in_just_one_way(bombed):
    found = Counter()

    def go(game):
        for option in game.decision.options:
            after = game.clone()
            after.choose(option)
            if after.decision.group is not None:
                go(after)
            else:
                found[shares(bombed, after)] += 1

    go(bombed.game)
    assert found == dict.fromkeys(ways(3), 1)


@pytest.mark.rule("MC-DAMAGE-19")
def test_an_option_says_how_much_it_lays_on_a_character(bombed):
    assert bombed.options == ["1 damage to Spider-Man", "1 damage to Wall", "3 damage to Captain Marvel"]
    bombed.takes("assign", "Wall")
    assert bombed.options == ["1 damage to Wall", "2 damage to Captain Marvel"]
    bombed.takes("assign", "Captain Marvel")
    assert shares(bombed) == (0, 1, 2)


@pytest.mark.rule("MC-DAMAGE-19")
def test_a_running_total_tells_what_is_laid_out_so_far(bombed):
    group = bombed.decision.group
    assert (group.kind, group.picked, group.total, group.need) == ("assign", (), 3, 3)
    bombed.takes("assign", "Spider-Man").takes("assign", "Spider-Man")
    hero = bombed.you.identity
    assert bombed.decision.group.picked == (hero, hero)


@pytest.mark.rule("MC-DAMAGE-19")
@pytest.mark.parametrize("way", sorted(ways(3)))
def test_a_division_can_be_named_as_a_whole_in_any_order(bombed, way):
    match, handles = match_of(bombed)
    points = [handles[name] for name, share in zip(THREE, way, strict=True) for _ in range(share)]
    assert match.picks_for(points[1:]) is None, "a point is missing"
    assert match.picks_for([*points, points[0]]) is None, "a point too many"
    match.gather(points[::-1])
    assert shares(bombed, match._game) == way


@pytest.mark.rule("MC-DAMAGE-19")
def test_as_long_as_points_are_left_each_character_can_take_another(bombed):
    match, handles = match_of(bombed)
    assert sorted(match.can_add()) == sorted(handles.values())
    last = handles["Captain Marvel"]
    assert sorted(match.can_add([last, last])) == sorted(handles.values())
    assert match.can_add([last, last, handles["Spider-Man"]]) == ()


@pytest.mark.rule("MC-DAMAGE-19")
def test_a_point_can_be_taken_back(bombed):
    match, handles = match_of(bombed)
    match.choose(0)
    match.choose(0)
    match.retract()
    assert match.decision.group.picked == (handles["Spider-Man"],)
    match.retract()
    with pytest.raises(longbox.IllegalChoice):
        match.retract()


@pytest.mark.rule("MC-DAMAGE-19", "MC-REVEAL-16")
def test_the_first_player_divides_whoever_reveals_it(duo):
    duo.rhino(schemes={"Bomb Scare": 2})
    duo.reveals("Explosion", duo.partner)
    assert duo.asked == duo.you.seat


@pytest.mark.rule("MC-DAMAGE-19")
def test_alter_egos_take_no_share(duo):
    duo.you("alter-ego")
    duo.rhino(schemes={"Bomb Scare": 2})
    duo.reveals("Explosion")
    assert (duo.you.damage, duo.partner.damage) == (0, 2), "there was nothing to divide"


@pytest.mark.rule("MC-DAMAGE-19", "MC-DAMAGE-16")
def test_shares_land_at_one_moment(bombed):
    bombed.put("Wall", damage=8)
    bombed.takes("assign", "Spider-Man").takes("assign", "Wall").takes("assign", "Captain Marvel")
    assert bombed.you.discard == ["Wall"]
    assert (bombed.you.damage, bombed.partner.damage) == (1, 1)


@pytest.mark.rule("MC-DAMAGE-19")
def test_who_types_may_name_a_character_once_for_each_point(bombed):
    match, handles = match_of(bombed)
    assert match.decision.prompt == "Explosion: 3 damage to divide. Who takes it?"
    assert match.decision.group.repeats
    typed = named_cards(match, 0, "wall, captain, wall", repeats=True)
    assert typed == [handles["Wall"], handles["Captain Marvel"], handles["Wall"]]
    match.gather(typed)
    assert shares(bombed, match._game) == (0, 2, 1)
