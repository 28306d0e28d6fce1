"""One list of what can be fought, one rule of what it takes: enemies anywhere, shields, and several ways to pay."""

from longbox.engine.effects.abilities import Ability
from longbox.engine.frames import Scope
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.abilities import ON_EXCESS, FromOneHero
from longbox.games.legendary.table.enemies import foes, lie_in_wait
from longbox.games.legendary.table.kinds import ATTACK_POINTS, BANK, PIERCING_POINTS, RECRUIT_POINTS
from longbox.games.legendary.table.nouns import hero_in_hq, villain_in_city
from longbox.games.legendary.table.roles import Role, hold
from longbox.games.legendary.table.zones import HELD, HQ, MASTERMIND_SPACE
from longbox.games.legendary.vocabulary import STRENGTH, a, card, discard, draw, enemy, icon, there_is, to_fight
from longbox.games.legendary.vocabulary.nouns import in_space

from .made_up import hero as made_up_hero
from .made_up import villain
from .scenario import Scenario

SHADOW = Role("test shadow", "Shadow", fought=True)
GUARD = Role("test guard", "Guard", face_up=False, shields=True)
BRUTE = made_up_hero("Brute", Ability(ON_EXCESS, draw()))
DUELLIST = villain("Duellist", FromOneHero("{Duel}", "one Hero's points alone"), attack=3, vp=2)


def lies(table, name, holder, role):
    made = table._new(name, HELD.first)
    hold(table.game, made, holder, role)
    return made


def mastermind(table):
    return table.state.zones[MASTERMIND_SPACE.first][0]


def reasons(table, card):
    assert table.offered
    return [(reason.rule, reason.text) for reason in RULES.why_not(table.game, 0, "fight", card, -1)]


# Anywhere


def test_an_enemy_in_the_hq_is_fought_there_and_a_hero_takes_its_place():
    table = Scenario().points(attack=4).hero_deck("Odinson")
    sentinel = table._new("Sentinel", MASTERMIND_SPACE.first)
    table._set(HQ.first, ())
    lie_in_wait(table.game, sentinel, HQ.first)
    table.fight("Sentinel")
    assert table.in_victory() == ["Sentinel"]
    assert table.in_hq[0] == "Odinson"


def test_a_card_in_a_role_can_be_fought_where_it_lies():
    table = Scenario().points(attack=5)
    sentinel = lies(table, "Sentinel", mastermind(table), SHADOW)
    assert table.game.state.enemies_elsewhere
    assert table.fight("Sentinel").in_victory() == ["Sentinel"]
    assert table.attack == 2
    assert table.game.state.host[sentinel] == -1
    assert not table.can("fight")


def test_in_another_role_it_can_not():
    table = Scenario().points(attack=5)
    sentinel = lies(table, "Sentinel", mastermind(table), GUARD)
    assert not table.can("fight")
    assert reasons(table, sentinel)[0][0] == "LG-FIGHT-01"


def test_whoever_can_be_fought_is_an_enemy_for_all_that_asks():
    table = Scenario().city(Bank="Blob")
    sentinel = lies(table, "Sentinel", mastermind(table), SHADOW)
    found = [table.find("Blob"), mastermind(table), sentinel]
    assert sorted(enemy.cards(table.game, Scope(0))) == sorted(foes(table.game)) == sorted(found)
    assert all(enemy.match(table.game, Scope(0), one) for one in found)


# Shields


def test_nobody_fights_one_who_hides_behind_others():
    table = Scenario().city(Bank="Sentinel", Sewers="Sentinel").points(attack=9)
    shielded = table.find("Sentinel")
    lies(table, "Bystander", shielded, GUARD)
    assert table.can("fight", "Sentinel")
    assert shielded not in [option.card for option in table.options if option.verb == "fight"]
    assert [rule for rule, _ in reasons(table, shielded)] == ["LG-KW-HUMANSHIELD-01"]


# Several ways


def test_piercing_is_a_way_of_its_own():
    table = Scenario().city(Bank="Blob").points(attack=3)
    points.get(table.game, PIERCING_POINTS, 2)
    assert table.ways("Blob") == ["2 Piercing"], "who has no X-Men can't fight him otherwise, and 3 are not enough"
    table.fight("Blob")
    assert (table.attack, table.state.piercing) == (3, 0)


def test_nobody_pays_a_cost_that_piercing_goes_past():
    table = Scenario().city(Bank=villain("Greedy", to_fight(discard(a(card)), given=there_is(card)), attack=9, vp=1))
    points.get(table.game, PIERCING_POINTS, 1)
    table.hand("Agent").fight("Greedy")
    assert table.in_hand() == ["Agent"]


def test_more_is_paid_only_where_that_sets_something_going():
    table = Scenario().hand(BRUTE).deck("Odinson").city(Bank="Sentinel").points(attack=4)
    assert table.ways("Sentinel") == ["3 Attack"]
    table.play("Brute")
    assert table.ways("Sentinel") == ["3 Attack", "4 Attack, 1 of it in excess"]
    table.fight("Sentinel", way="4 Attack, 1 of it in excess")
    assert table.attack == 0
    assert table.in_hand() == ["Odinson"]


def test_one_heros_points_make_a_way_each():
    table = Scenario().hand("Trooper", "Trooper", "Trooper", "Quick Draw").city(Bank=DUELLIST).points(attack=3)
    assert reasons(table, table.find("Duellist")) == [
        ("LG-FIGHT-03", "it takes 3 Attack from cards of one name and you have 0")
    ]
    table.play("Trooper").play("Trooper").play("Quick Draw")
    assert not table.can("fight", "Duellist")
    assert reasons(table, table.find("Duellist"))[0][1] == "it takes 3 Attack from cards of one name and you have 2"
    table.play("Trooper")
    assert table.ways("Duellist") == ["3 Attack from S.H.I.E.L.D. Trooper"]
    table.fight("Duellist")
    assert sum(lot.amount for lot in table.state.points if lot.source < 0) == 3, "others' points are untouched"


# Which points go first


def test_who_fights_another_first_may_spare_a_heros_points():
    table = Scenario().hand("Trooper", "Trooper", "Trooper").city(Bank=DUELLIST, Sewers="Sentinel").points(attack=3)
    for _ in range(3):
        table.play("Trooper")
    table.leaving("fight", "Sentinel")
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    assert labels == ["First the Attack from elsewhere", "First the Attack from S.H.I.E.L.D. Trooper"]
    table.answer("First the Attack from elsewhere").fight("Duellist")
    assert table.attack == 0


def test_of_two_kinds_of_bound_points_one_goes_first():
    table = Scenario().city(Bank="Sentinel", Sewers="Hand Ninjas").hand("Agent")
    points.get(table.game, ATTACK_POINTS, 3, purpose=villain_in_city)
    points.get(table.game, ATTACK_POINTS, 3, purpose=in_space(BANK))
    points.get(table.game, ATTACK_POINTS, 1)
    table.leaving("fight", "Sentinel")
    labels = [table.game.decision.about.label(table.game, option) for option in table.options]
    assert labels == ["First the Attack for a Villain in the city", "First the Attack for a Villain in the Bank"]
    table.answer("First the Attack for a Villain in the Bank").fight("Hand Ninjas")
    assert table.attack == 1


def test_all_alike_nobody_is_asked():
    table = Scenario().hand("Trooper", "Quick Draw", "Agent").city(Bank="Sentinel").points(attack=4)
    table.play("Trooper").play("Quick Draw").fight("Sentinel", "Agent")
    assert table.koed == ["Agent"]


# Recruiting with bound points


def test_recruit_can_be_good_for_some_heroes_only():
    table = Scenario().hq("Odinson", "Keen Senses").points(recruit=1)
    points.get(table.game, RECRUIT_POINTS, 2, purpose=hero_in_hq.that(icon(STRENGTH)))
    assert table.offered == ["recruit Odinson", "end"]
    table.recruit("Odinson")
    assert table.recruit_points == 0
