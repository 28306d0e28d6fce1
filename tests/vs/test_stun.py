"""Stuns, wounds, KOs and uniqueness (rulebook: Stunned Characters, Uniqueness)."""

import pytest

from longbox.engine.effects.abilities import Static
from longbox.engine.frames import Scope
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.counters import put_counters
from longbox.games.vs.chapters.deck_lists import find
from longbox.games.vs.chapters.readying import ready
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out, recover, stun, wound
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.stats import teams
from longbox.games.vs.table.zones import ASIDE, BACK, FRONT
from longbox.games.vs.vocabulary.nouns import enemy_character, other_of_yours, your_character

from .duel import ENEMY, YOU
from .made_up import made_up


@pytest.mark.rule("VS-STUN-01", "VS-COUNTER-04", "VS-STUN-05", "VS-TERM-37", "VS-STUN-10", "VS-STUN-08")
def test_what_a_stun_does(duel):
    duel.you(main="Magneto", front=["Thanos"]).enemy(main="Hulk", front=["Thor"])
    duel.counter("Thor", 2)
    duel.attacks("Thanos", on="Thor").everyone_passes()
    assert duel.stunned == {"Thor"}
    assert "Thor" in duel.exhausted
    assert duel.counters("Thor") == 0
    assert duel.wounds("Thor") == 1
    assert not duel.has("Thor", "flight"), "no powers"
    assert duel.game.state.known[duel.card("Thor")] == -1, "everybody may look at it"


@pytest.mark.rule("VS-COUNTER-04")
@pytest.mark.parametrize("counters", [-1, 1, 3])
def test_a_stun_takes_all_counters(duel, counters):
    duel.enemy(front=["Thor"]).counter("Thor", counters)
    duel.happens(lambda game: stun(game, [duel.card("Thor")], [()]))
    assert duel.counters("Thor") == 0


@pytest.mark.rule("VS-STUN-08")
@pytest.mark.parametrize("amount", [-2, 2])
def test_no_counters_can_be_put_on_the_stunned(duel, amount):
    duel.enemy(front=["Thor"]).stun("Thor")
    duel.happens(lambda game: put_counters(game, [duel.card("Thor")], amount, seat=YOU, source=-1))
    assert duel.counters("Thor") == 0


@pytest.mark.rule("VS-STUN-15")
@pytest.mark.parametrize(("wounds", "ko_pile"), [(0, []), (1, ["Thor"])])
def test_the_last_wound_of_a_stun_kos_at_once(duel, wounds, ko_pile):
    """Thor's Health is 2."""
    duel.enemy(front=["Thor"]).wound("Thor", wounds)
    duel.happens(lambda game: stun(game, [duel.card("Thor")], [()]))
    assert duel.enemy.ko_pile == ko_pile
    assert [event.kind.name for event in duel.told if event.kind.name in ("stun", "KO")][1:] == ["KO"] * len(ko_pile)


@pytest.mark.rule("VS-STUN-06")
def test_the_stunned_keep_their_name_and_their_team(duel):
    duel.you(front=["Thor", "Hulk"]).stun("Thor")
    thor = duel.card("Thor")
    assert duel.game.face(thor).name == "Thor"
    assert teams(duel.game, thor) == teams(duel.game, duel.card("Hulk"))


@pytest.mark.rule("VS-UNIQUE-11")
def test_a_stunned_namesake_makes_way(duel):
    duel.you(front=["Thor"]).stun("Thor")
    duel.happens(lambda game: appear(game, new_thor(duel), BACK.at(YOU)))
    assert (duel.you.front, duel.you.back, duel.you.ko_pile) == ([], ["Captain America", "Thor"], ["Thor"])


@pytest.mark.rule("VS-TERM-17", "VS-TERM-43")
@pytest.mark.parametrize("health", [1, 2, 3])
def test_it_takes_as_many_stuns_as_health_to_ko(duel, health):
    """Each is one wound; between them he recovers."""
    tough = VsCard("Tough", "supporting character", stats={"cost": 1, "atk": 1, "def": 1, "health": health})
    duel.enemy(front=[tough])
    card = duel.card("Tough")
    for number in range(1, health + 1):
        assert duel.game.state.wounds[card] == number - 1
        duel.happens(lambda game: stun(game, [card], [()]))
        assert duel.enemy.ko_pile == (["Tough"] if number == health else [])
        recover(duel.game, [card], seat=ENEMY)


@pytest.mark.rule("VS-STUN-07")
def test_a_stunned_character_can_not_gain_counters(duel):
    duel.you(hand=["Green Goblin"], locations=["Academy"] * 3).enemy(front=["Hulk", "Thor"])
    duel.stun("Thor")
    duel.starts("turn").takes("done").takes("recruit", "Green Goblin", amount=0).takes("row", amount=FRONT.at(1))
    assert (duel.counters("Hulk"), duel.counters("Thor")) == (-1, 0)


@pytest.mark.rule("VS-STUN-13", "VS-KEYWORD-40", "VS-KO-01", "VS-STUN-15")
def test_who_has_no_def_left_is_stunned_at_once(duel):
    duel.you(hand=["Black Widow"], locations=["Academy"]).enemy(front=["Ultron"], back=["Mystique"])
    duel.starts("turn").takes("done").takes("recruit", "Black Widow", amount=0).chooses("Ultron")
    assert duel.enemy.ko_pile == ["Ultron"], "Health 1: the wound is fatal"


@pytest.mark.rule("VS-STUN-13")
def test_def_lost_when_a_combat_ends_stuns_too(duel):
    duel.you(main="Loki", front=["Ronan"], hand=["Best Offense is a Good Defense"]).enemy(main="Hulk", front=["Thor"])
    duel.counter("Ronan", -2)
    duel.attacks("Ronan", on="Thor").plays("Best Offense is a Good Defense").counter("Ronan", -3)
    assert duel.stats("Ronan") == (0, 5)
    duel.passes().passes()
    assert duel.stunned == {"Ronan"}


@pytest.mark.rule("VS-KO-01", "VS-KO-02", "VS-TERM-43", "VS-TERM-17", "VS-TERM-23", "VS-ZONES-10")
def test_as_many_wounds_as_health_is_a_ko(duel):
    duel.you(main="Magneto", front=["Thanos"]).enemy(main="Hulk", front=["Thor"])
    duel.wound("Thor", 1)
    duel.attacks("Thanos", on="Thor").everyone_passes()
    assert duel.enemy.ko_pile == ["Thor"]
    assert duel.stunned == set()


@pytest.mark.rule("VS-KO-01")
@pytest.mark.parametrize("health", [1, 2, 3])
@pytest.mark.parametrize("kind", ["supporting character", "main character"])
def test_wound_by_wound_it_is_the_one_that_reaches_health_that_kos(duel, health, kind):
    victim = made_up("Victim", kind=kind, health=health)
    if kind == "main character":
        duel.enemy(main=victim, front=["main"])
    else:
        duel.enemy(front=[victim])
    card = duel.card("Victim")
    for wounds in range(1, health):
        duel.happens(lambda game: wound(game, [card], seat=YOU, source=-1))
        assert (duel.wounds("Victim"), duel.enemy.ko_pile, duel.result) == (wounds, [], None)
    duel.happens(lambda game: wound(game, [card], seat=YOU, source=-1))
    if kind == "main character":
        assert (duel.result.winners, duel.result.reason) == ((YOU,), "Victim, the main character, was KO’d")
    else:
        assert (duel.enemy.ko_pile, duel.result) == (["Victim"], None)


def frail(name, power):
    stats = {"cost": 1, "atk": 1, "def": 1, "health": 1}
    return VsCard(name, "supporting character", stats=stats, powers=(power,), names=frozenset((name,)))


PLAGUE = frail("Plague", Static("health", -1, enemy_character))
MEDIC = frail("Medic", Static("health", 1, your_character))


DREAD = Static("def", -3, enemy_character)


@pytest.mark.rule("VS-STUN-13")
def test_who_has_no_def_left_is_stunned_whoever_comes_under_an_effect(duel):
    duel.you(front=["Black Widow"]).enemy(front=["Hawkeye", "Thor"]).exhaust("Thor")

    def spread_dread(game):
        game.add_lasting_effect(DREAD, Scope(YOU, duel.card("Black Widow")), ("turn", 0))
        ready(game, [duel.card("Thor")], seat=ENEMY)

    duel.happens(spread_dread)
    assert duel.enemy.ko_pile == ["Hawkeye"], "no DEF, and Health 1"
    assert (duel.you.front, duel.enemy.front) == (["Black Widow"], ["Thor"])


@pytest.mark.rule("VS-KO-07")
def test_who_loses_health_falls_by_older_wounds(duel):
    duel.you(hand=[PLAGUE], locations=["Academy"]).enemy(front=["Thor", "Hulk"])
    duel.wound("Thor", 1).starts("turn").takes("done").takes("recruit", "Plague", amount=0)
    assert duel.enemy.ko_pile == ["Thor"]
    assert duel.enemy.front == ["Hulk"], "Health 1, but no wound"


@pytest.mark.rule("VS-KO-07")
@pytest.mark.parametrize("leaves", [knock_out, lambda game, cards: stun(game, cards, [()])])
def test_who_lived_by_the_health_of_another_falls_with_him(duel, leaves):
    duel.enemy(front=["Thor", MEDIC])
    duel.wound("Thor", 2).happens(lambda game: leaves(game, [duel.card("Medic")]))
    assert sorted(duel.enemy.ko_pile) == ["Medic", "Thor"]


@pytest.mark.rule("VS-KO-07")
def test_who_counts_the_fallen_counts_those_who_fall_with_another(duel):
    """That the Nurse will fall is known before she is stunned; that Thor falls with her only afterwards."""
    nurse = frail("Nurse", Static("health", 1, other_of_yours))
    duel.you(main="Thanos").enemy(front=["Thor", nurse])
    duel.wound("Thor", 2).happens(lambda game: stun(game, [duel.card("Nurse")], [()]))
    assert sorted(duel.enemy.ko_pile) == ["Nurse", "Thor"]
    assert duel.game.state.xp[duel.you.main] == 2, "The Mad Titan: two enemies were KO'd"


@pytest.mark.rule("VS-STUN-17")
def test_the_stunned_are_not_stunned_again(duel):
    duel.enemy(front=["Abomination"])
    duel.stun("Abomination")
    duel.happens(lambda game: stun(game, [duel.card("Abomination")], [(duel.you.main,)]))
    assert duel.wounds("Abomination") == 1


@pytest.mark.rule("VS-STUN-03")
def test_a_stun_by_an_effect_does_all_that_a_stun_does(duel):
    duel.you(front=["Yondu"], locations=["Training Ground"]).enemy(front=["Ronan"])
    duel.counter("Ronan", 2).uses("Yondu", "Yaka Arrow", "Ronan")
    assert duel.stunned == {"Ronan"}
    assert "Ronan" in duel.exhausted
    assert (duel.counters("Ronan"), duel.wounds("Ronan")) == (0, 1)


@pytest.mark.rule("VS-KO-04")
def test_welcome_death_wounds_the_stunned_of_all_sides(duel):
    duel.you(main="Magneto", front=["Thanos", "Ronan"], locations=["Fortress"])
    duel.enemy(main="Hulk", front=["Thor", "Black Panther"])
    duel.stun("Thor").stun("Ronan").stun("Hulk", wounds=2)
    duel.uses("Thanos", "Welcome Death")
    assert duel.enemy.ko_pile == ["Thor"]
    assert duel.you.ko_pile == ["Ronan"]
    assert duel.wounds("Hulk") == 3
    assert duel.wounds("Black Panther") == 0


@pytest.mark.rule("VS-RECOVERY-04", "VS-RECOVERY-07")
def test_who_recovers_by_an_effect_stays_exhausted_and_the_stunned_can_not_be_readied(duel):
    duel.you(main="Professor X", front=["Beast"])
    duel.stun("Beast").happens(lambda game: ready(game, [duel.card("Beast")], seat=0))
    assert "Beast" in duel.exhausted
    duel.happens(lambda game: recover(game, [duel.card("Beast")], seat=0))
    assert duel.stunned == set()
    assert "Beast" in duel.exhausted
    assert duel.wounds("Beast") == 1


@pytest.mark.rule("VS-KEYWORD-24", "VS-GOLDEN-01", "VS-RECOVERY-01")
def test_magnetic_suppression_keeps_enemy_supporting_characters_down(duel):
    duel.you(front=["Thor"]).enemy(main="Loki", front=["Magneto"])
    duel.stun("Thor").stun("Captain America")
    duel.starts("turn")
    assert duel.stunned == {"Thor"}, "the main character recovers"


@pytest.mark.rule("VS-MODIFIER-06")
def test_magnetic_suppression_ends_when_its_source_is_stunned(duel):
    duel.you(front=["Thor"]).enemy(main="Loki", front=["Magneto"])
    duel.stun("Thor").stun("Magneto", wounds=0)
    duel.starts("turn")
    assert duel.stunned == {"Magneto"}


@pytest.mark.rule("VS-UNIQUE-01", "VS-UNIQUE-02", "VS-UNIQUE-11", "VS-STUN-06")
def test_a_second_character_of_a_name_kos_the_first_even_a_stunned_one(duel):
    duel.you(front=["Thor"], hand=["Thor"], locations=["Academy"] * 6)
    duel.stun("Thor")
    duel.enemy(main="Loki", front=["Magneto"])
    duel.starts("turn").takes("done").takes("recruit", "Thor", amount=1)
    assert duel.you.ko_pile == ["Thor"]
    assert duel.you.back == ["Captain America", "Thor"]


@pytest.mark.rule("VS-UNIQUE-14")
def test_a_ko_by_uniqueness_is_heard_as_one(duel):
    duel.you(front=["Thor"], hand=["Thor"], locations=["Academy"] * 6).enemy(main="Thanos")
    duel.starts("turn").takes("done").takes("recruit", "Thor", amount=1)
    assert duel.game.state.xp[duel.enemy.main] == 1, "The Mad Titan: an enemy was KO'd"


@pytest.mark.rule("VS-UNIQUE-14")
def test_who_is_ko_d_by_uniqueness_lies_in_the_owners_ko_pile(duel):
    duel.you(front=["Dormammu"], locations=["Academy", "Laboratory"]).enemy(ko=["Thor"])
    duel.uses("Dormammu", "Necromancy").takes("place", "Thor", amount=1)
    duel.you(ko=["Hulk"])
    duel.happens(lambda game: appear(game, new_thor(duel), BACK.at(YOU)))
    assert duel.you.back == ["Captain America", "Thor"]
    assert (duel.you.ko_pile, duel.enemy.ko_pile) == (["Hulk"], ["Thor"]), "the borrowed one is its owner's"


def new_thor(duel):
    """A Thor of your own that lies beside the table."""
    return duel.game.state.new_card(find(LIBRARY, "Thor"), YOU, ASIDE.at(YOU), pool=YOU)


@pytest.mark.rule("VS-UNIQUE-10")
def test_both_players_may_have_the_same_character(duel):
    duel.you(hand=["Mystique"], locations=["Academy"] * 2).enemy(front=["Mystique"])
    duel.starts("turn").takes("done").takes("recruit", "Mystique", amount=0)
    assert duel.you.front == duel.enemy.front == ["Mystique"]


@pytest.mark.rule("VS-ZONES-03", "VS-KO-05")
def test_a_ko_d_character_goes_to_its_owners_pile(duel):
    duel.enemy(front=["Abomination"])
    card = duel.card("Abomination")
    duel.game.move(card, BACK.at(0))
    duel.game.state.put("controller", card, 0)
    knock_out(duel.game, [card])
    assert duel.enemy.ko_pile == ["Abomination"]
    assert duel.game.state.controller[card] == 1


@pytest.mark.rule("VS-ZONES-09", "VS-TERM-10", "VS-KO-06")
def test_a_discard_comes_from_hand_and_is_no_ko(duel):
    duel.you(main="Thanos", front=["Mandarin"], locations=["Training Ground"]).enemy(main="Hulk", hand=["Thor"])
    duel.uses("Mandarin", "Makluan Rings").takes("discard", "Thor")
    assert duel.enemy.ko_pile == ["Thor"]
    assert duel.game.state.xp[duel.you.main] == 0, "Thanos learns from KOs, not from discards"
