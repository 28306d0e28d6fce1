"""What cards of the X-Men and the Guardians do, beyond what other tests show of them."""

import pytest

from longbox.engine.modifiers import SET
from longbox.games.vs.chapters.stun import knock_out, recover, stun
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import HAND, RESOURCES

from .duel import YOU


def xp(duel, side):
    return duel.game.state.xp[side.main]


@pytest.mark.parametrize(
    ("names", "counters"),
    [
        (["Abomination", "Abomination"], (-2, 0, 0)),
        (["Abomination", "Ronan"], (-1, -1, 0)),
        (["Ronan", "Mystique"], (0, -1, -1)),
        (["Mystique"], (0, 0, -2)),
    ],
)
def test_storm_divides_two_counters(duel, names, counters):
    duel.you(main="Storm", locations=["Laboratory"])
    duel.enemy(front=["Abomination", "Ronan"], back=["Mystique"])
    duel.uses("Storm", "Lightning Storm")
    assert (duel.decision.group.total, duel.decision.group.need) == (2, 2)
    duel.takes("assign", names[0])
    if len(names) > 1:
        assert duel.counters(names[0]) == 0, "nothing happens before both are laid out"
        duel.takes("assign", names[1])
    assert tuple(duel.counters(name) for name in ("Abomination", "Ronan", "Mystique")) == counters
    assert xp(duel, duel.you) == 1, "she learns from every super power that you use"


@pytest.mark.card("storm-level-2")
@pytest.mark.rule("VS-MODIFIER-10")
def test_wind_storm_gives_flight_to_those_in_play_now(duel):
    duel.you(main="Storm", level=2, front=["Beast"], locations=["Training Ground"])
    duel.uses("Storm", "Wind Storm")
    assert duel.has("Beast", "flight")
    duel.you(front=["Colossus"])
    assert not duel.has("Colossus", "flight")


@pytest.mark.rule("VS-KEYWORD-10", "VS-TERM-14", "VS-RECOVERY-09", "VS-CARD-18")
def test_iceman_freezes_until_the_end_of_the_next_turn(duel):
    duel.you(main="Storm", hand=["Iceman"], locations=["Academy"], deck=["Academy"] * 9)
    duel.enemy(main="Hulk", front=["Thor"], deck=["Academy"] * 9)
    duel.starts("turn").takes("done").takes("recruit", "Iceman", amount=1).chooses("Thor")
    assert "Thor" in duel.exhausted
    duel.happens(lambda game: knock_out(game, [duel.card("Iceman")]))
    duel.takes("done").takes("done").ends_turn().skips_building()
    assert "Thor" in duel.exhausted, "though Iceman is gone"
    assert not duel.offers("attack", "Thor")
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert "Thor" not in duel.exhausted


@pytest.mark.rule("VS-TERM-14")
def test_not_even_an_effect_readies_the_frozen_in_their_next_turn(duel):
    duel.you(main="Storm", hand=["Iceman"], locations=["Academy"])
    duel.enemy(main="Wolverine", front=["Beast"], hand=["X-Factor"], deck=["Academy"] * 9)
    duel.starts("turn").takes("done").takes("recruit", "Iceman", amount=1).chooses("Beast")
    duel.takes("done").takes("done").ends_turn()
    duel.says(False).skips_building().plays("X-Factor", "Beast")
    assert "Beast" in duel.exhausted


@pytest.mark.rule("VS-CARD-18")
@pytest.mark.parametrize("loss", ["powers", "stunned", "none"])
def test_whatever_becomes_of_icemans_powers_the_frozen_stay_so(duel, loss):
    duel.you(main="Storm", hand=["Iceman"], locations=["Academy"], deck=["Academy"] * 9)
    duel.enemy(main="Hulk", front=["Thor"], deck=["Academy"] * 9)
    duel.starts("turn").takes("done").takes("recruit", "Iceman", amount=1).chooses("Thor")
    iceman = duel.card("Iceman")
    if loss == "powers":
        duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [iceman], ("game", 0)))
    elif loss == "stunned":
        duel.happens(lambda game: stun(game, [iceman], [()]))
    duel.takes("done").takes("done").ends_turn().skips_building()
    assert ("Thor" in duel.exhausted, duel.offers("attack", "Thor")) == (True, False)
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.offers("attack", "Thor"), "in the turn after it"


@pytest.mark.rule("VS-KEYWORD-10")
def test_a_stunned_or_exhausted_character_may_be_frozen(duel):
    duel.you(main="Storm", hand=["Iceman"], locations=["Academy"]).enemy(front=["Thor", "Hulk"])
    duel.stun("Thor").exhaust("Hulk")
    duel.starts("turn").takes("done").takes("recruit", "Iceman", amount=1)
    assert {"Thor", "Hulk"} <= set(duel.offered("choose"))


@pytest.mark.rule("VS-RECOVERY-09")
def test_a_frozen_character_still_recovers(duel):
    duel.you(main="Storm", hand=["Iceman"], locations=["Academy"], deck=["Academy"] * 9)
    duel.enemy(main="Hulk", front=["Thor"], deck=["Academy"] * 9)
    duel.stun("Thor")
    duel.starts("turn").takes("done").takes("recruit", "Iceman", amount=1).chooses("Thor")
    duel.takes("done").takes("done").ends_turn()
    assert duel.stunned == set()
    assert "Thor" in duel.exhausted


def test_magik_takes_a_friend_home(duel):
    duel.you(main="Storm", front=["Magik", "Beast"], locations=["Academy"])
    duel.wound("Beast", 1).uses("Magik", "Teleport to Limbo", "Beast")
    assert sorted(duel.you.hand) == ["Beast", "Magik"]
    assert duel.you.front == []


@pytest.mark.rule("VS-KEYWORD-25")
def test_a_mercenary_teams_up_with_any_main_character(duel):
    duel.you(front=["main", "Deadpool", "Thor"]).enemy(front=["Thanos"])
    duel.takes("attack", "Captain America", to="Thanos")
    assert duel.offers("join", "Deadpool")
    duel.takes("join", "Deadpool")
    assert not duel.offers("join", "Thor"), "an Avenger shares no team with Deadpool"


@pytest.mark.rule("VS-KEYWORD-25")
def test_a_mercenary_brings_his_team(duel):
    duel.you(front=["main", "Beast", "Deadpool"]).enemy(front=["Thanos"])
    duel.takes("attack", "Captain America", to="Thanos").takes("join", "Beast")
    names = [duel.game.face(card).name for card in duel.game.state.attackers]
    assert names == ["Captain America", "Beast", "Deadpool"], "without Deadpool the two are no team: he has to come"


@pytest.mark.rule("VS-POWER-02", "VS-LOCATION-10")
def test_deadpool_comes_back_from_the_ko_pile(duel):
    duel.you(main="Storm", ko=["Deadpool", "Deadpool"], locations=["School for Gifted Youngsters"])
    duel.starts("turn")
    assert sum(option.startswith("Deadpool: Can't Keep") for option in duel.options) == 1
    duel.uses("Deadpool", "Can't Keep a Bad Man Down").takes("place", "Deadpool", amount=0)
    assert duel.you.front == ["Deadpool"]
    duel.skips_building()
    assert not duel.offers("use", "Deadpool")


@pytest.mark.rule("VS-KEYWORD-17")
def test_a_back_row_character_can_not_strike_back_at_namor(duel):
    duel.you(main="Storm", front=["Namor"]).enemy(main="Hulk", front=["Ant-Man"], back=["Thor"])
    duel.attacks("Namor", on="Thor").everyone_passes()
    assert duel.stunned == set()
    duel.ends_turn()


@pytest.mark.rule("VS-KEYWORD-17")
def test_a_front_row_character_strikes_namor_back(duel):
    duel.you(main="Storm", front=["Namor"]).enemy(main="Hulk", front=["Thor"])
    duel.attacks("Namor", on="Thor").everyone_passes()
    assert duel.stunned == {"Namor"}


@pytest.mark.rule("VS-KEYWORD-47")
def test_a_leader_may_waste_the_strike_on_who_can_not_be_struck(duel):
    duel.you(main="Storm", front=["Namor", "Storm"]).enemy(main="Hulk", front=["Ant-Man"], back=["Thor"])
    duel.you(hand=["Give 'Em a Lift"])
    duel.attacks("Namor", "Storm", on="Thor").everyone_passes()
    assert duel.you.ko_pile == ["Storm"], "without a Leader only Storm could be struck"


@pytest.mark.rule("VS-KEYWORD-47")
def test_cyclops_aims_the_strike_at_namor(duel):
    duel.you(main="Wolverine", front=["Namor", "Cyclops"]).enemy(main="Hulk", back=["Thor"])
    duel.attacks("Namor", "Cyclops", on="Thor").everyone_passes()
    assert duel.decision.seat == 0
    duel.takes("strike back", "Namor")
    assert duel.you.ko_pile == []
    assert duel.stunned == {"Thor"}


@pytest.mark.rule("VS-MODIFIER-17")
def test_uncanny_defense_does_nothing_for_the_attacking_side(duel):
    duel.you(main="Storm", front=["Beast", "Colossus"], hand=["Uncanny Defense"]).enemy(main="Hulk", front=["Thor"])
    duel.attacks("Beast", on="Thor").plays("Uncanny Defense")
    assert duel.game.state.defender == duel.card("Thor")
    assert duel.decision.seat == 1, "nobody was asked to choose"


def test_gambit_throws_a_card_that_costs_enough(duel):
    duel.you(main="Storm", front=["Gambit"], locations=["Laboratory"], hand=["Beast", "Iceman"])
    duel.enemy(main="Hulk", front=["Thor", "Hawkeye", "Daredevil"])
    duel.uses("Gambit", "Kinetic Card Throw")
    assert not duel.offers("choose", "Thor"), "nothing in hand costs six"
    duel.chooses("Hawkeye")
    assert duel.you.ko_pile == ["Beast"]
    assert duel.enemy.ko_pile == ["Hawkeye"]


@pytest.mark.rule("VS-COMBAT-17", "VS-TERM-39", "VS-COMBAT-19")
def test_cable_stuns_who_survives(duel):
    duel.you(main="Storm", front=["Cable"], locations=["Training Ground"]).enemy(main="Magneto", front=["Abomination"])
    duel.attacks("Cable", on="Abomination").uses("Cable", "Ultimate Soldier").everyone_passes()
    assert duel.stunned == {"Abomination"}


@pytest.mark.rule("VS-COMBAT-20", "VS-TERM-39")
def test_nobody_survives_a_cancelled_combat(duel):
    duel.you(main="Storm", front=["Cable"], locations=["Training Ground"])
    duel.enemy(main="Hulk", front=["Thor"], hand=["Think Again"])
    duel.attacks("Cable", on="Thor").uses("Cable", "Ultimate Soldier").plays("Think Again")
    assert duel.stunned == set()


@pytest.mark.rule("VS-CARD-09", "VS-COMBAT-17")
def test_impervious_skin_is_over_when_cable_strikes(duel):
    duel.you(main="Storm", front=["Cable"], locations=["Training Ground"])
    duel.enemy(main="Hulk", front=["Luke Cage"], locations=["Fortress"])
    duel.attacks("Cable", on="Luke Cage").uses("Cable", "Ultimate Soldier")
    duel.uses("Luke Cage", "Impervious Skin").everyone_passes()
    assert duel.enemy.ko_pile == ["Luke Cage"]


@pytest.mark.rule("VS-KEYWORD-26")
def test_emma_frost_plays_mind_games(duel):
    duel.you(main="Storm", hand=["Emma Frost"], locations=["Academy"] * 6)
    duel.enemy(hand=["Thor", "Hulk"], deck=["Ronan"] * 5)
    duel.starts("turn").takes("done").takes("recruit", "Emma Frost", amount=1)
    assert duel.options == ["Player 1 (Storm)", "Player 2 (Magneto)", "No"]
    duel.game.choose(duel.decision.options[1])
    assert duel.enemy.hand == ["Ronan"] * 3
    assert sorted(duel.enemy.ko_pile) == ["Hulk", "Thor"]


def test_rocket_learns_when_his_hand_is_empty(duel):
    duel.you(main="Rocket", front=["Nova"], hand=["Open Fire"]).enemy(front=["Abomination"])
    duel.game.move(duel.game.state.zones[HAND.at(0)][0], RESOURCES.at(0))
    duel.attacks("Nova", on="Abomination").plays("Open Fire")
    assert duel.game.state.face[duel.you.main] == 1


@pytest.mark.card("rocket-level-2")
def test_rocket_finds_two_cards_in_the_garbage(duel):
    duel.you(main="Rocket", level=2, ko=["Nova", "Drax", "Groot"], locations=["Training Ground"])
    duel.uses("Rocket", "One Raccoon's Garbage")
    assert len(duel.you.hand) == 2
    assert len(duel.you.ko_pile) == 1


def test_star_lord_recruits_one_cheaper(duel):
    duel.you(main="Star-Lord", hand=["Nova", "Nova"], locations=["Academy"] * 7)
    duel.starts("turn").takes("done").uses("Star-Lord", "Greatest Guardian")
    duel.takes("recruit", "Nova", amount=0)
    assert duel.game.state.points[0] == 4
    assert duel.stats("Nova") == (5, 5)
    duel.takes("recruit", "Nova", amount=0)
    assert duel.game.state.points[0] == 0, "the second one at its full cost"
    assert xp(duel, duel.you) == 2


@pytest.mark.card("star-lord-level-2")
@pytest.mark.rule("VS-MODIFIER-09")
def test_space_cop_takes_all_powers_for_the_turn(duel):
    duel.you(main="Star-Lord", level=2, locations=["Training Ground"], front=["Nova"])
    duel.enemy(main="Loki", front=["Ultron"], back=["Mystique"], hand=["Find Cover"], deck=["Academy"] * 4)
    duel.uses("Star-Lord", "Space Cop")
    assert not duel.has("Ultron", "flight")
    assert duel.offers("attack", "Nova", to="Mystique")
    duel.attacks("Nova", on="Mystique").passes().plays("Find Cover")
    assert xp(duel, duel.enemy) == 0, "Level Up powers are powers"
    duel.everyone_passes().ends_turn()
    assert duel.has("Ultron", "flight")


def test_gamora_trains_after_stunning_somebody(duel):
    duel.you(main="Gamora", front=["main"], locations=["Training Ground"]).enemy(main="Loki", front=["Ultron"])
    duel.attacks("Gamora", on="Ultron").everyone_passes()
    duel.uses("Gamora", "Brutal Training")
    assert duel.counters("Gamora") == 2
    assert xp(duel, duel.you) == 0


def test_gamora_learns_from_main_characters_only(duel):
    duel.you(main="Gamora", front=["main"], hand=["Open Fire"]).enemy(front=["main"])
    duel.attacks("Gamora", on="Magneto").plays("Open Fire").everyone_passes()
    assert xp(duel, duel.you) == 1


@pytest.mark.card("gamora-level-1")
def test_gamora_learns_from_any_main_character_friend_or_enemy(heads):
    heads.you(main="Gamora", front=["main"])
    mate, enemy = heads.mate.main, heads.third.main
    heads.happens(lambda game: stun(game, [mate], [(heads.you.main,)], seat=YOU))
    assert xp(heads, heads.you) == 1, "her teammate's"
    recover(heads.game, [mate], seat=YOU)
    heads.happens(lambda game: stun(game, [mate, enemy], [(heads.you.main,)] * 2, seat=YOU))
    assert heads.game.face(heads.you.main).fact("level") == 2, "3 XP: one for each of the two"


@pytest.mark.card("gamora-level-1")
def test_gamora_learns_nothing_from_main_characters_that_others_stun(duel):
    duel.you(main="Gamora", front=["Hulk"])
    duel.happens(lambda game: stun(game, [duel.enemy.main], [(duel.card("Hulk"),)], seat=YOU))
    assert xp(duel, duel.you) == 0


@pytest.mark.card("gamora-level-2")
@pytest.mark.rule("VS-TRIGGER-11", "VS-MODIFIER-14", "VS-KO-05")
def test_the_godslayer_blade_kos_all_that_it_stuns_this_turn(duel):
    duel.you(main="Gamora", level=2, front=["main"], back=["Cyclops"], hand=["Fortress", "Fortress", "X-Factor"])
    duel.enemy(front=["Abomination", "Ronan"])
    duel.uses("Gamora", "Godslayer Blade").attacks("Gamora", on="Ronan").everyone_passes()
    assert duel.enemy.ko_pile == ["Ronan"]
    assert duel.sources("KO", "Ronan") == {"Gamora"}
    duel.plays("X-Factor", "Gamora").attacks("Gamora", on="Abomination").everyone_passes()
    assert duel.enemy.ko_pile == ["Ronan", "Abomination"]


@pytest.mark.rule("VS-SCOPE-07")
def test_the_godslayer_blade_spares_whom_gamora_stuns_without_a_strike(duel):
    duel.you(main="Gamora", level=2, front=["main"], hand=["Fortress", "Fortress"]).enemy(front=["Abomination"])
    duel.uses("Gamora", "Godslayer Blade")
    duel.happens(lambda game: stun(game, [duel.card("Abomination")], [(duel.you.main,)], seat=YOU))
    assert duel.stunned == {"Abomination"}


@pytest.mark.rule("VS-KEYWORD-22", "VS-KO-03", "VS-TERM-21")
def test_a_lethal_wound_kos_a_defending_supporting_character(duel):
    duel.you(front=["Gamora"]).enemy(front=["Ronan"])
    duel.attacks("Gamora", on="Ronan").everyone_passes()
    assert duel.enemy.ko_pile == ["Ronan"]


@pytest.mark.rule("VS-KEYWORD-22")
def test_lethal_spares_main_characters(duel):
    duel.you(front=["Gamora"], hand=["Open Fire"]).enemy(front=["main"])
    duel.attacks("Gamora", on="Magneto").plays("Open Fire").everyone_passes()
    assert duel.stunned == {"Magneto"}
    assert duel.wounds("Magneto") == 1


@pytest.mark.rule("VS-KEYWORD-22", "VS-SCOPE-01")
def test_without_a_wound_nothing_is_lethal(duel):
    duel.you(front=["Gamora"]).enemy(main="Hulk", front=["Luke Cage"], locations=["Fortress"])
    duel.counter("Gamora", 6).attacks("Gamora", on="Luke Cage").passes()
    duel.uses("Luke Cage", "Impervious Skin").everyone_passes()
    assert duel.stunned == {"Luke Cage"}


@pytest.mark.rule("VS-KEYWORD-22")
def test_lethal_is_for_defenders(duel):
    duel.you(main="Magneto", front=["Ronan"]).enemy(main="Hulk", front=["Gamora"])
    duel.attacks("Ronan", on="Gamora").everyone_passes()
    assert duel.stunned == {"Ronan"}


@pytest.mark.card("groot-level-2")
@pytest.mark.rule("VS-LEVEL-19", "VS-LEVEL-21", "VS-LEVEL-22", "VS-TERM-34")
def test_groot_goes_back_to_level_1(duel):
    duel.you(main="Groot", level=2, front=["Nova"], locations=["Laboratory"])
    duel.wound("Groot", 3).wound("Nova", 0).counter("Groot", 1).exhaust("Groot")
    duel.uses("Groot", "We are Groot")
    assert duel.game.state.face[duel.you.main] == 0
    assert duel.wounds("Groot") == 2
    assert duel.stats("Groot") == (2, 2)
    assert "Groot" in duel.exhausted


def test_groot_learns_from_resources(duel):
    duel.you(main="Groot", hand=["Academy"], front=["Nick Fury"], locations=["Academy"], deck=["Thor"] * 5)
    duel.starts("turn").takes("resource", "Academy", amount=0)
    assert xp(duel, duel.you) == 1


@pytest.mark.rule("VS-KEYWORD-34")
@pytest.mark.parametrize("again", [True, False])
def test_mantis_may_become_a_resource(duel, again):
    duel.enemy(front=["Mantis"])
    duel.happens(lambda game: stun(game, [duel.card("Mantis")], [()])).says(again)
    assert duel.enemy.resources == (["Mantis (face down)"] if again else [])
    assert duel.enemy.ko_pile == ([] if again else ["Mantis"])


@pytest.mark.rule("VS-KEYWORD-43", "VS-TEAM-04")
def test_star_lord_makes_guardians_of_all_supporting_characters(duel):
    duel.you(front=["Star-Lord", "Thor", "Beast"], locations=["Knowhere"], hand=["Vigilante Justice"])
    duel.enemy(front=["Thanos"])
    assert duel.can_use("Thor", "Lightning Strike"), "Knowhere pays for a Guardian"
    duel.takes("attack", "Thor", to="Thanos")
    assert duel.offers("join", "Beast")


@pytest.mark.rule("VS-KEYWORD-43", "VS-MODIFIER-06")
def test_team_up_ends_with_star_lords_stun(duel):
    duel.you(front=["Star-Lord", "Thor", "Beast"]).enemy(front=["Thanos"])
    duel.stun("Star-Lord").takes("attack", "Thor", to="Thanos")
    assert duel.in_combat, "nobody could join"


def test_quasar_turns_a_location_down(duel):
    duel.you(front=["Quasar"], locations=["Laboratory"]).enemy(locations=["Academy", "Fortress"])
    duel.uses("Quasar", "Quantum Blast", "Fortress")
    assert duel.enemy.resources == ["Academy", "Fortress (face down)"]


@pytest.mark.rule("VS-KEYWORD-05")
def test_adam_warlock_appears_stunned_and_emerges(duel):
    duel.you(hand=["Adam Warlock"], locations=["Fortress"] * 7).enemy(front=["Thanos"])
    duel.starts("turn").takes("done").takes("recruit", "Adam Warlock", amount=0)
    assert duel.stunned == {"Adam Warlock"}
    assert duel.wounds("Adam Warlock") == 0
    duel.takes("done").takes("done").uses("Adam Warlock", "Emerge")
    assert duel.stunned == set()
    assert duel.offers("attack", "Adam Warlock")
    assert not duel.can_use("Adam Warlock", "Emerge"), "only while he is stunned"


@pytest.mark.card("wolverine-level-2")
def test_wolverines_healing_factor_takes_one_wound_off(duel):
    duel.you(main="Wolverine", level=2, locations=["Fortress"] * 2).wound("Wolverine", 3)
    duel.uses("Wolverine", "Healing Factor")
    assert duel.wounds("Wolverine") == 2
    assert not duel.can_use("Wolverine", "Healing Factor"), "once a turn"
