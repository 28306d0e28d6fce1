"""ATK and DEF: base, counters, changes by stamp (rulebook: Calculating ATK/DEF, Timestamps, Base ATK and DEF)."""

import pytest

from longbox.engine.effects.abilities import Static
from longbox.engine.effects.amounts import THAT_MUCH
from longbox.engine.effects.conditions import is_a
from longbox.engine.effects.counting import per
from longbox.engine.effects.nouns import THIS, A
from longbox.engine.events import Event
from longbox.engine.modifiers import SET
from longbox.games.vs.chapters.counters import gets, put_counters, remove_counters
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out, recover, stun, wound
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.powers import LevelUp
from longbox.games.vs.table.stats import base
from longbox.games.vs.table.zones import FRONT
from longbox.games.vs.vocabulary import moments, stat_changes
from longbox.games.vs.vocabulary.adjectives import WOUNDED
from longbox.games.vs.vocabulary.deeds import gain_xp
from longbox.games.vs.vocabulary.nouns import your_character, your_resource
from longbox.games.vs.vocabulary.spans import THIS_TURN
from longbox.games.vs.vocabulary.stat_changes import SWITCH_STATS

from .duel import YOU
from .made_up import made_up, made_up_main, made_up_twist


@pytest.mark.rule("VS-STAT-01", "VS-STAT-02", "VS-STAT-03", "VS-STAT-05", "VS-STAT-09", "VS-STAT-10", "VS-CARD-03")
@pytest.mark.rule("VS-TERM-41", "VS-LEVEL-08", "VS-LEVEL-13")
def test_loki_as_the_rulebook_works_him_out(duel):
    duel.you(main="Loki", hand=["Find Cover", "Trickster God", "Savage Surprise"]).enemy(front=["Abomination"])
    duel.game.state.put("xp", duel.you.main, 3)
    loki = duel.you.main
    duel.game.state.active = 1
    duel.attacks("Abomination", on="Loki")
    assert duel.stats(loki) == (1, 6)
    duel.passes().plays("Find Cover")
    assert duel.stats(loki) == (1, 9)
    assert duel.game.state.xp[loki] == 4
    duel.passes().takes("play", "Trickster God").chooses("Loki")
    assert duel.game.state.face[loki] == 1, "the fifth XP makes him Level 2 at once"
    assert duel.stats(loki) == (11, 4)
    duel.passes().plays("Savage Surprise")
    assert duel.stats(loki) == (15, 4)


@pytest.mark.rule("VS-CARD-03", "VS-STAT-09")
def test_the_switch_itself(duel):
    duel.you(main="Loki", hand=["Find Cover", "Trickster God"]).enemy(front=["Abomination"])
    duel.game.state.active = 1
    duel.attacks("Abomination", on="Loki")
    duel.passes().plays("Find Cover").passes().plays("Trickster God", "Loki")
    assert duel.stats(duel.you.main) == (9, 1)


@pytest.mark.rule("VS-STAT-13", "VS-STAT-07", "VS-MODIFIER-11")
def test_even_the_odds_silences_what_is_older_until_the_combat_ends(duel):
    duel.you(main="Professor X", hand=["Even the Odds"], front=["Nova"])
    duel.enemy(front=["Abomination"], hand=["Find Cover", "Savage Surprise"])
    duel.counter("Abomination", 2)
    duel.attacks("Nova", on="Abomination").passes().plays("Find Cover")
    assert duel.stats("Abomination") == (7, 10)
    duel.plays("Even the Odds")
    assert duel.stats("Abomination") == (5, 5)
    assert duel.counters("Abomination") == 0
    duel.plays("Savage Surprise")
    assert duel.stats("Abomination") == (9, 5), "what is newer counts"


@pytest.mark.rule("VS-STAT-13")
def test_even_the_odds_leaves_minus_counters_on_but_silences_them(duel):
    duel.you(hand=["Even the Odds"], front=["Nova"]).enemy(front=["Abomination"], hand=["Abomination"])
    duel.counter("Abomination", -2)
    duel.attacks("Nova", on="Abomination").plays("Even the Odds")
    assert duel.counters("Abomination") == -2
    assert duel.stats("Abomination") == (5, 5)
    duel.takes("power up", "Abomination")
    assert duel.stats("Abomination") == (6, 6), "a counter gained since counts"


@pytest.mark.rule("VS-CARD-11", "VS-STAT-07", "VS-STAT-08", "VS-MODIFIER-08")
def test_mystique_takes_the_stats_of_the_moment_as_her_base(duel):
    duel.you(main="Magneto", front=["Mystique"], locations=["Training Ground"]).enemy(front=["Thanos"])
    duel.counter("Mystique", 1).counter("Thanos", -2)
    duel.uses("Mystique", "Impersonate", "Thanos")
    assert base(duel.game, duel.card("Mystique"), "atk") == 10
    assert duel.stats("Mystique") == (11, 11), "her own counter comes on top"
    duel.counter("Thanos", 5)
    assert duel.stats("Mystique") == (11, 11), "the numbers were fixed when the power resolved"
    duel.ends_turn()
    assert duel.stats("Mystique") == (3, 5), "it was for the turn"


@pytest.mark.rule("VS-CARD-11")
def test_what_mystique_had_before_comes_on_top_of_what_she_impersonates(duel):
    duel.you(main="Magneto", front=["Mystique"], locations=["Training Ground"]).enemy(front=["Thanos", "Ronan"])
    mystique = duel.card("Mystique")
    grow(duel, mystique, 2, 0)
    whom = duel.stats("Ronan")
    duel.uses("Mystique", "Impersonate", "Ronan")
    assert (base(duel.game, mystique, "atk"), base(duel.game, mystique, "def")) == whom
    assert duel.stats("Mystique") == (whom[0] + 2, whom[1])


@pytest.mark.rule("VS-STAT-02")
@pytest.mark.parametrize(("defense", "stunned"), [(3, set()), (2, {"Fighter"})])
def test_a_new_base_is_reckoned_with_all_that_takes_def_away(duel, defense, stunned):
    """4 DEF less 2 is enough to stand; with a new base of 2 nothing is left."""
    duel.you(front=[made_up("Fighter")])
    fighter = duel.card("Fighter")
    grow(duel, fighter, 0, -2)
    assert duel.stunned == set()
    duel.happens(lambda game: game.modify("def", SET, defense, [fighter], TURN))
    duel.happens(lambda game: put_counters(game, [duel.you.main], 1, seat=YOU, source=-1))
    assert duel.stunned == stunned


@pytest.mark.rule("VS-STAT-02")
def test_a_new_base_goes_through_an_older_switch_too(fighter):
    duel, card = fighter
    switch(duel, card)
    before = duel.stats(card)
    duel.game.modify("atk", SET, 9, [card], TURN)
    assert duel.stats(card) == (before[0], 9), "the new ATK ends up as DEF"


@pytest.mark.rule("VS-STAT-04")
def test_atk_below_zero_counts_as_zero_but_is_raised_from_its_true_value(duel):
    duel.you(front=["Black Widow"], hand=["Open Fire"]).enemy(front=["Groot"], face_down=["Extinguish"] * 6)
    duel.counter("Groot", -5)
    assert duel.stats("Groot") == (1, 1)
    widow = duel.card("Black Widow")
    duel.game.modify("atk", 1, -5, [widow], ("turn", 0))
    assert duel.stats("Black Widow") == (0, 1)
    duel.attacks("Black Widow", on="Groot").plays("Open Fire")
    assert duel.game.value(widow, "atk") == -1


@pytest.mark.rule("VS-MODIFIER-05", "VS-KEYWORD-14")
def test_groot_grows_with_the_resources(duel):
    duel.you(front=["Groot"], face_down=["Ant-Man", "Ant-Man"], locations=["Academy"])
    assert duel.stats("Groot") == (3, 3)
    duel.you(locations=["Fortress"])
    assert duel.stats("Groot") == (4, 4)
    assert duel.explain("Groot", "atk") == "4 = 0 printed + 4 Groot"


@pytest.mark.rule("VS-COUNTER-01", "VS-COUNTER-08", "VS-STAT-12", "VS-STAT-01")
def test_counters_come_right_after_the_base_however_late_they_were_put(duel):
    duel.you(front=["Hulk"], hand=["Open Fire", "Hulk"]).enemy(front=["Abomination"])
    duel.attacks("Hulk", on="Abomination").plays("Open Fire").passes().takes("power up", "Hulk")
    assert duel.explain("Hulk", "atk") == "10 = 7 printed + 1 from counters + 2 Open Fire"
    assert duel.explain("Hulk", "def") == "8 = 7 printed + 1 from counters"
    assert duel.counters("Hulk") == 1


TURN = ("turn", 0)


def switch(duel, card):
    """ATK and DEF of a character change places."""
    return duel.happens(lambda game: game.happen(Event(SWITCH_STATS, seat=YOU, cards=(card,))))


def grow(duel, card, atk, defense):
    return duel.happens(lambda game: gets(game, [card], atk, defense, TURN, seat=YOU, source=-1))


@pytest.fixture
def fighter(duel):
    """A character with 2 ATK and 5 DEF in a combat, and the table that it is on."""
    duel.you(front=[made_up("Fighter", atk=2, defense=5)]).enemy(front=["Abomination"])
    duel.attacks("Fighter", on="Abomination")
    return duel, duel.card("Fighter")


@pytest.mark.rule("VS-COUNTER-01")
@pytest.mark.parametrize(("counters", "stats"), [(-1, (1, 4)), (0, (2, 5)), (1, (3, 6)), (3, (5, 8))])
def test_each_counter_changes_both_stats_by_one(fighter, counters, stats):
    duel, card = fighter
    assert duel.counter("Fighter", counters).stats(card) == stats


@pytest.mark.rule("VS-COUNTER-08")
def test_a_modifier_is_no_counter(fighter):
    duel, card = fighter
    grow(duel, card, 3, 0)
    assert (duel.stats(card), duel.counters("Fighter")) == ((5, 5), 0)
    duel.happens(lambda game: remove_counters(game, [card], seat=YOU, source=-1))
    assert duel.stats(card) == (5, 5), "there was none to be removed"
    duel.happens(lambda game: stun(game, [card], [()]))
    duel.happens(lambda game: recover(game, [card], seat=YOU))
    assert duel.stats(card) == (5, 5), "nor does a stun take it"


@pytest.mark.rule("VS-STAT-12")
@pytest.mark.parametrize("late", [False, True])
def test_counters_are_older_than_every_modifier(fighter, late):
    """Switched they come to 6/3 whether they were put before the switch or after it."""
    duel, card = fighter
    if not late:
        duel.counter("Fighter", 1)
    switch(duel, card)
    if late:
        duel.happens(lambda game: put_counters(game, [card], 1, seat=YOU, source=-1))
    assert duel.stats(card) == (6, 3)


@pytest.mark.rule("VS-STAT-01")
def test_base_then_counters_then_modifiers_by_age(fighter):
    duel, card = fighter
    grow(duel, card, 4, 0)
    switch(duel, card)
    duel.counter("Fighter", 1).game.modify("atk", SET, 7, [card], TURN)
    assert duel.stats(card) == (6, 12), "7 + 1 + 4 and 5 + 1, switched"


@pytest.mark.rule("VS-STAT-03", "VS-STAT-05")
@pytest.mark.parametrize(("switched_first", "stats"), [(True, (9, 2)), (False, (5, 6))])
def test_a_switch_exchanges_what_is_older_and_not_what_is_newer(fighter, switched_first, stats):
    duel, card = fighter
    if switched_first:
        switch(duel, card)
    grow(duel, card, 4, 0)
    if not switched_first:
        switch(duel, card)
    assert duel.stats(card) == stats


@pytest.mark.rule("VS-STAT-02", "VS-STAT-10")
def test_with_a_new_level_all_is_reckoned_anew(duel):
    """2/2 becomes 4/4: counters and modifiers come on top of the new base."""
    duel.you(main=made_up_main("Pupil", (1, ()), (2, ())), front=["main"])
    pupil = duel.you.main
    duel.counter("Pupil", 1)
    grow(duel, pupil, 3, 0)
    assert duel.stats(pupil) == (6, 3)
    duel.happens(lambda game: game.turn_to(pupil, 1))
    assert duel.stats(pupil) == (8, 5)


@pytest.mark.rule("VS-STAT-08")
def test_base_means_what_has_replaced_the_printed_value(fighter):
    duel, card = fighter
    duel.game.modify("atk", SET, 9, [card], TURN)
    assert (base(duel.game, card, "atk"), base(duel.game, card, "def")) == (9, 5)


@pytest.mark.rule("VS-MODIFIER-08")
def test_what_an_effect_gives_is_reckoned_once(duel):
    """One for each resource, when the effect is done; a resource more changes nothing."""
    so_many = per(your_resource)
    swell = made_up_twist(
        "Swell", MAIN, stat_changes.gets(A(your_character), atk=so_many, defense=so_many, span=THIS_TURN)
    )
    duel.you(hand=[swell], locations=["Academy", "Fortress"]).plays("Swell")
    assert duel.stats(duel.you.main) == (4, 7)
    duel.you(locations=["Laboratory"])
    assert duel.stats(duel.you.main) == (4, 7)


@pytest.mark.rule("VS-MODIFIER-10")
def test_a_change_is_bound_to_the_character_as_it_was_in_play(duel):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Abomination"])
    hulk = duel.card("Hulk")
    duel.game.modify("atk", 1, 3, [hulk], ("turn", 0))
    assert duel.stats("Hulk") == (10, 7)
    knock_out(duel.game, [hulk])
    appear(duel.game, hulk, FRONT.at(0))
    assert duel.stats("Hulk") == (7, 7)


@pytest.mark.rule("VS-STAT-06")
def test_a_conditional_power_is_as_old_as_its_character_even_if_it_wakes_later(duel):
    fury = Static("atk", 2, THIS, is_a(THIS, WOUNDED))
    duel.you(front=[made_up("Fury", fury, atk=4, defense=6)]).enemy(front=["Abomination"])
    card = duel.card("Fury")
    duel.attacks("Fury", on="Abomination")
    duel.happens(lambda game: game.happen(Event(SWITCH_STATS, seat=YOU, cards=(card,))))
    assert duel.stats("Fury") == (6, 4)
    duel.happens(lambda game: wound(game, [card], seat=YOU, source=-1))
    assert duel.stats("Fury") == (6, 6), "the +2 comes before the switch, and so goes to DEF"


def shifter(duel):
    """Your main character gains as much XP as ATK."""
    learns = LevelUp(moments.gains_atk, gain_xp(THAT_MUCH), label="Learns", xp=99)
    duel.game.state.put("definition", duel.you.main, made_up_main("Shifter", (1, (learns,))))
    duel.game.index()
    duel.you(front=["main"]).enemy(front=["Abomination"])
    return duel.you.main


def xp_after(duel, deed):
    duel.happens(deed)
    return duel.game.state.xp[duel.you.main]


@pytest.mark.rule("VS-STAT-14")
def test_atk_is_gained_by_counters_modifiers_and_switches(duel):
    card = shifter(duel)
    duel.attacks("Shifter", on="Abomination")
    assert xp_after(duel, lambda game: put_counters(game, (card,), 2, seat=YOU, source=card)) == 2
    assert xp_after(duel, lambda game: gets(game, (card,), 3, 5, ("turn", 0), seat=YOU, source=card)) == 5
    assert duel.stats("Shifter") == (7, 9)
    assert xp_after(duel, lambda game: game.happen(Event(SWITCH_STATS, seat=YOU, cards=(card,)))) == 7, "9 for 7"


@pytest.mark.rule("VS-STAT-14")
def test_gained_atk_counts_from_the_true_value(duel):
    card = shifter(duel)
    gets(duel.game, (card,), -4, 0, ("turn", 0), seat=YOU, source=card)
    assert duel.stats("Shifter") == (0, 2), "2 - 4, which counts as 0"
    assert xp_after(duel, lambda game: gets(game, (card,), 4, 0, ("turn", 0), seat=YOU, source=card)) == 4
    assert duel.stats("Shifter") == (2, 2)


@pytest.mark.rule("VS-STAT-14")
def test_a_new_base_an_ending_minus_and_counters_taken_off_are_no_gain(duel):
    card = shifter(duel)
    duel.happens(lambda game: game.modify("atk", SET, 6, (card,), ("turn", 0)))
    duel.happens(lambda game: gets(game, (card,), -1, 0, ("combat", 9), seat=YOU, source=card))
    duel.happens(lambda game: game.expire("combat", 9))
    duel.happens(lambda game: put_counters(game, (card,), -1, seat=YOU, source=card))
    assert xp_after(duel, lambda game: remove_counters(game, (card,), seat=YOU, source=card)) == 0
    assert duel.stats("Shifter") == (6, 2)


def test_others_gaining_atk_is_not_ones_own_gain(duel):
    shifter(duel)
    other = duel.card("Abomination")
    assert xp_after(duel, lambda game: put_counters(game, (other,), 2, seat=YOU, source=other)) == 0
