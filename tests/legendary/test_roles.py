"""What cards hold: as what it lies there, and what becomes of it. Rescues are events that cards hear."""

import pytest

from longbox.engine import view
from longbox.engine.frames import Scope
from longbox.games.legendary.chapters.gaining import GAIN
from longbox.games.legendary.chapters.knocking_out import KO
from longbox.games.legendary.table.roles import Fate, Role, hold
from longbox.games.legendary.table.zones import ESCAPED, HELD, HQ, MASTERMIND_SPACE, TACTICS
from longbox.games.legendary.vocabulary import (
    CAPTIVE,
    RESCUE,
    THIS,
    YOU,
    any_bystander,
    get,
    on,
    on_play,
    this_turn_long,
    when,
)

from .made_up import hero as made_up_hero
from .scenario import Scenario

WEAPON = Role("test weapon", "Weapon", on_defeat=Fate(GAIN), on_escape=Fate(KO), on_ko=Fate(GAIN), on_gain=Fate(GAIN))
SHIELD = Role("test shield", "Shield", face_up=False, on_defeat=Fate(KO))


def arm(table, holder, name, role=WEAPON):
    """Let an enemy hold a card of that name in a role."""
    card = table._new(name, HELD.first)
    table.state.known[card] = 0
    hold(table.game, card, holder, role)
    return card


BANNER = Role("test banner", "Banner", bonus=lambda game, card: game.state.definition[card].stats["cost"])


def test_what_is_held_may_make_its_holder_stronger():
    table = Scenario().city(Bank="Sentinel").points(attack=9)
    assert table.attack_of("Sentinel") == 3
    arm(table, table.find("Sentinel"), "Quick Draw", BANNER)
    arm(table, table.find("Sentinel"), "Odinson", BANNER)
    assert table.attack_of("Sentinel") == 3 + 3 + 3
    table.fight("Sentinel")
    assert table.attack == 0
    assert table.state.bonuses == 0


def test_one_who_is_defeated_leaves_everything_to_its_fate():
    table = Scenario().city(Bank="Green Goblin").holding("Green Goblin", "Bystander", "Odinson").points(attack=6)
    arm(table, table.find("Green Goblin"), "Quick Draw")
    arm(table, table.find("Green Goblin"), "Keen Senses", SHIELD)
    table.fight("Green Goblin")
    assert table.in_victory() == ["Green Goblin", "Bystander"]
    assert table.in_discard() == ["Quick Draw"]
    assert sorted(table.koed) == ["Keen Senses", "Odinson"], "what nobody gains is KO'd with whom it lay under"
    assert table.cards(HELD) == []


@pytest.mark.rule("LG-ESCAPE-07")
def test_one_who_escapes_takes_captives_along_and_loses_a_weapon():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().city(**city, Bridge="Whirlwind").holding("Whirlwind", "Bystander").villain_deck("Sentinel")
    arm(table, table.find("Whirlwind"), "Quick Draw")
    table.hand().hand(seat=1).hq("Odinson").begin_turn("Odinson")
    assert table.cards(ESCAPED) == ["Whirlwind", "Bystander"]
    assert table.koed[0] == "Quick Draw"


@pytest.mark.rule("LG-KO-04")
def test_one_who_is_koed_takes_captives_along_and_gives_a_weapon_away():
    table = Scenario().city(Bank="Sentinel").holding("Sentinel", "Bystander")
    arm(table, table.find("Sentinel"), "Quick Draw")
    table.an_effect_kos("Sentinel")
    table.game.ask_again()
    assert sorted(table.koed) == ["Bystander", "Sentinel"]
    assert table.in_discard() == ["Quick Draw"]


def test_whoever_recruits_a_hero_has_what_lies_with_it():
    table = Scenario().hq("Odinson").hero_deck("Agent").points(recruit=3)
    odinson = table.state.zones[HQ.first][0]
    arm(table, odinson, "Bystander", CAPTIVE)
    arm(table, odinson, "Quick Draw")
    table.recruit("Odinson")
    assert table.in_victory() == ["Bystander"]
    assert table.in_discard() == ["Odinson", "Quick Draw"]


def test_what_lies_face_down_is_seen_when_it_leaves():
    table = Scenario().city(Bank="Green Goblin").points(attack=6)
    arm(table, table.find("Green Goblin"), "Keen Senses", SHIELD)
    (seen,) = view.view(table.game, 0)["zones"]["held"]["cards"]
    assert "name" not in seen
    assert seen["on"]
    table.fight("Green Goblin")
    assert [card["name"] for card in view.view(table.game, 0)["zones"]["ko"]["cards"]] == ["Keen Senses"]


def test_a_role_is_a_noun():
    table = Scenario().city(Bank="Sentinel", Streets="Venom").holding("Sentinel", "Bystander", "Odinson")
    bystander, odinson = table.state.zones[HELD.first]
    captives = CAPTIVE.of(THIS)
    assert captives.cards(table.game, Scope(0, table.find("Sentinel"))) == [bystander]
    assert captives.cards(table.game, Scope(0, table.find("Venom"))) == []
    assert captives.match(table.game, Scope(0, table.find("Sentinel")), bystander)
    assert not captives.match(table.game, Scope(0, table.find("Sentinel")), odinson)


def test_tactics_belong_to_their_mastermind():
    table = Scenario()
    (skull,) = table.state.zones[MASTERMIND_SPACE.first]
    assert [table.state.host[card] for card in table.state.zones[TACTICS.first]] == [skull] * 4


LISTENER = made_up_hero(
    "Good Listener", on_play(this_turn_long(on(when(RESCUE, who=YOU, whom=any_bystander), get(recruit=1))))
)


def test_every_rescue_is_heard_wherever_the_bystander_was():
    table = Scenario().hand(LISTENER, "Web-Shooters", "Spinning Cyclone").city(Bank="Sentinel", Streets="Moloids")
    table.holding("Sentinel", "Bystander", "Bystander").holding("Moloids", "Bystander").points(attack=3)
    table.play("Good Listener").play("Web-Shooters")
    assert table.recruit_points == 1, "from the stack"
    table.fight("Sentinel", "Web-Shooters")
    assert table.recruit_points == 2, "whom the defeated held, all at once"
    table.play("Spinning Cyclone", "Moloids", "Move Moloids to the Rooftops")
    assert table.recruit_points == 3, "whom a Villain lets go"


def test_a_rescue_that_finds_nobody_is_none():
    table = Scenario().stack("bystanders", 0).hand(LISTENER, "Web-Shooters").telling()
    table.play("Good Listener").play("Web-Shooters")
    assert table.recruit_points == 0
    assert not any("rescue" in line for line in table.told)


def test_rescues_are_told_once():
    table = Scenario().city(Bank="Sentinel").holding("Sentinel", "Bystander").hand("Agent").telling()
    table.points(attack=3).fight("Sentinel")
    assert [line for line in table.told if "escu" in line] == ["You defeat Sentinel, rescuing 1 Bystander."]
