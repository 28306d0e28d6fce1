"""Abilities that cards are given, lose and copy: each has what it has now, and most have what is printed on them."""

from longbox.engine import saves
from longbox.games.legendary import RULES
from longbox.games.legendary.chapters.drawing import DRAW
from longbox.games.legendary.vocabulary import (
    BANK,
    BRIBE,
    DODGE,
    OTHER,
    STREETS,
    THIS,
    YOU,
    any_card,
    bystander,
    draw,
    each,
    escape,
    fight,
    fight_only_if,
    focus,
    gain_wounds,
    gains,
    gains_those_of,
    get,
    gives,
    hero,
    in_space,
    ko,
    loses,
    on,
    on_play,
    play_villain_cards,
    static,
    there_is,
    villain,
    when,
)

from .made_up import hero as made_up_hero
from .made_up import villain as made_up_villain
from .scenario import Scenario

GUARDED = made_up_villain("Guarded", fight_only_if(there_is(bystander)), fight(ko(each(hero))), attack=2, vp=1)
WOUNDING = made_up_villain("Wounding", fight(gain_wounds()), attack=1, vp=1)
CALLER = made_up_hero("Caller", on_play(play_villain_cards()))
CORRUPT = made_up_villain("Corrupt", gives(villain.that(OTHER), BRIBE), attack=9, vp=1)


def giving(*powers, to=villain):
    return made_up_hero("Giver", on_play(gains(each(to), *powers)))


def table_with(card, **city):
    return Scenario().hand(card, "Agent").city(**(city or {"Bank": "Green Goblin"})).deck("Odinson", "Quick Draw")


def test_a_fight_effect_that_a_villain_has_gained_acts_when_it_is_fought():
    table = table_with(giving(fight(draw()))).points(attack=6)
    table.play("Giver").fight("Green Goblin")
    assert table.in_hand() == ["Agent", "Odinson"]
    assert not table_with(giving(fight(draw()))).play("Giver").end_turn().state.alters_powers, "for the turn alone"


def test_it_comes_after_what_is_printed():
    table = table_with(giving(fight(draw())), Bank="Sentinel").points(attack=3)
    table.play("Giver").leaving("fight", "Sentinel")
    assert table.in_hand() == ["Agent"], "first a Hero is KO'd"
    table.answer("Agent")
    assert table.in_hand() == ["Odinson"]


def test_an_escape_effect_that_was_gained_acts_when_its_villain_has_left_the_city():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario().hand(giving(escape(get(recruit=3))), CALLER).hq("Odinson").villain_deck("Sentinel")
    table.city(**city, Bridge="Green Goblin").play("Giver").bringing(1).play("Caller", "Odinson")
    assert table.recruit_points == 3


def test_one_villain_copies_another():
    copier = made_up_hero("Copier", on_play(gains_those_of(each(in_space(BANK)), each(in_space(STREETS)))))
    table = table_with(copier, Bank=WOUNDING, Streets="Green Goblin").points(attack=6)
    table.play("Copier").fight("Green Goblin")
    assert table.in_discard() == ["Wound"]


def test_who_has_lost_all_abilities_can_be_fought_like_anybody():
    table = table_with(made_up_hero("Taker", on_play(loses(each(villain)))), Bank=GUARDED).points(attack=2)
    assert not table.can("fight", "Guarded")
    table.play("Taker").fight("Guarded")
    assert table.in_hand() == ["Agent"], "nobody is KO'd"


def test_a_keyword_may_be_lost_alone():
    table = Scenario().hand(made_up_hero("Taker", on_play(loses(each(hero), DODGE))), "Unstable Kidnapper")
    assert table.can("dodge", "Unstable Kidnapper")
    table.play("Taker")
    assert not table.can("dodge", "Unstable Kidnapper")
    table.play("Unstable Kidnapper")
    assert table.recruit_points == 3


def test_a_gained_keyword_is_one():
    table = table_with(giving(BRIBE)).points(attack=2, recruit=4)
    assert not table.can("fight", "Green Goblin")
    table.play("Giver").fight("Green Goblin")
    assert (table.attack, table.recruit_points) == (0, 0)


def test_a_keyword_that_others_have_as_long_as_a_villain_stands_there():
    table = Scenario().city(Bank="Green Goblin", Streets=CORRUPT).points(attack=9, recruit=6)
    table.fight("Green Goblin", "Pay 6 Recruit")
    assert (table.attack, table.recruit_points) == (9, 0)
    table = Scenario().city(Bank="Green Goblin", Streets=CORRUPT).points(attack=9, recruit=6).fight("Corrupt")
    assert not table.can("fight", "Green Goblin")
    table = Scenario().city(Streets=CORRUPT).points(attack=8, recruit=6)
    assert not table.can("fight", "Corrupt"), "it is no other Villain"


def test_a_standing_change_and_a_trigger_can_be_gained():
    table = Scenario().hand(giving(static(THIS, attack=2)), "Agent").city(Bank="Sentinel")
    assert table.attack_of("Sentinel") == 3
    assert table.play("Giver").attack_of("Sentinel") == 5
    heard = on(when(DRAW, who=YOU, whom=any_card), get(recruit=1))
    table = Scenario().hand(giving(heard, to=hero.that(OTHER)), "Quick Draw").deck("Agent")
    table.play("Giver").play("Quick Draw")
    assert table.recruit_points == 0, "in hand no trigger listens that does not say so"


def test_who_has_played_it_can_use_what_a_card_has_gained():
    table = Scenario().hand(giving(focus(1, draw()), to=hero), "Odinson").deck("Agent", "Trooper").points(recruit=2)
    table.play("Odinson").play("Giver").use("focus", "Odinson")
    assert table.in_hand() == ["Agent"]


def test_what_a_hand_listens_for_is_heard_while_abilities_are_given():
    table = Scenario().hand(giving(BRIBE), "Diving Block").city(Bank=WOUNDING).deck("Agent").points(attack=1)
    table.play("Giver").fight("Wounding", "use")
    assert sorted(table.in_hand()) == ["Agent", "Diving Block"]
    assert table.in_discard() == []


def test_a_position_with_lent_abilities_can_be_saved():
    table = Scenario().hand("Pym Particles").hq("Odinson", *["Ride the Ants"] * 4).points(recruit=1)
    assert table.play("Pym Particles").can("recruit", "Odinson")
    again = saves.from_plain(RULES, saves.to_plain(table.game))
    assert saves.digest(again) == saves.digest(table.game)
    assert [option.verb for option in again.decision.options] == [one.split()[0] for one in table.offered]


def test_a_card_is_drawn_only_after_what_was_revealed_for_it_is_told():
    """While anything gives powers, every event is heard one after the other."""
    table = Scenario(players=2).hand("Pym Particles", "Psychic Link", "Determination", "Agent").deck("Agent")
    table.play("Pym Particles", "Keen Senses").play("Psychic Link", "reveal")
    assert table.in_hand().count("Agent") == 2
