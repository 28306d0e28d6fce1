"""What single cards do, beyond what other tests show of them."""

import pytest

from longbox.engine.effects.nouns import Each
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.table.kinds import MAIN
from longbox.games.vs.table.zones import DECK, HAND, RESOURCES
from longbox.games.vs.vocabulary.deeds import push
from longbox.games.vs.vocabulary.nouns import any_enemy

from .made_up import made_up_twist


@pytest.mark.card("captain-america-level-2")
def test_captain_america_leads_everybody_who_stands(duel):
    duel.you(main="Captain America", level=2, front=["Thor", "Hulk"], locations=["Academy"]).enemy(front=["Colossus"])
    duel.stun("Hulk").uses("Captain America", "Leader of the Avengers")
    counters = {name: duel.counters(name) for name in ("Captain America", "Thor", "Hulk", "Colossus")}
    assert counters == {"Captain America": 1, "Thor": 1, "Hulk": 0, "Colossus": 0}


@pytest.mark.card("hulk-level-2")
def test_hulks_smash_and_banners_influence(duel):
    duel.you(main="Hulk", level=2, locations=["Fortress", "Academy"], deck=["Thor"] * 9)
    duel.wound("Hulk", 3).uses("Hulk", "Smash")
    assert duel.stats("Hulk") == (9, 9)
    duel.ends_turn().skips_building().ends_turn()
    duel.uses("Hulk", "Banner's Influence")
    assert duel.counters("Hulk") == 0
    assert len(duel.you.hand) == 2 + 3


def test_iron_mans_repulsor_blast_may_push(duel):
    duel.you(main="Iron Man", locations=["Laboratory"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.uses("Iron Man", "Repulsor Blast", "Abomination").says(True)
    assert duel.enemy.front == []
    assert duel.counters("Abomination") == -1


@pytest.mark.rule("VS-TERM-31")
def test_pushing_leads_from_front_to_back_and_never_from_back_to_front(duel):
    stampede = made_up_twist("Stampede", MAIN, push(Each(any_enemy)))
    duel.you(hand=[stampede]).enemy(front=["Abomination", "Ronan"], back=["Mystique"]).plays("Stampede")
    assert duel.enemy.front == []
    assert sorted(duel.enemy.back) == ["Abomination", "Magneto", "Mystique", "Ronan"]


@pytest.mark.rule("VS-TERM-31")
def test_iron_man_pushes_nobody_out_of_a_back_row(duel):
    duel.you(main="Iron Man", locations=["Laboratory"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.uses("Iron Man", "Repulsor Blast", "Mystique")
    assert duel.offers("end")


@pytest.mark.card("iron-man-level-2")
def test_upgraded_armor_is_for_who_has_a_counter(duel):
    duel.you(main="Iron Man", level=2, front=["Thor", "Hulk"], locations=["Academy"])
    duel.counter("Hulk", 1).uses("Iron Man", "Upgraded Armor")
    assert duel.counters("Hulk") == 4


def test_spider_mans_great_power_counts_friends_when_it_resolves(duel):
    duel.you(main="Spider-Man", front=["main", "Ant-Man", "Thor"], locations=["Fortress"]).enemy(front=["Thanos"])
    duel.attacks("Spider-Man", on="Thanos").uses("Spider-Man", "Great Power")
    assert duel.stats("Spider-Man") == (4, 7)


def test_hawkeye_takes_aim_for_his_next_attack(duel):
    duel.you(back=["Hawkeye"], locations=["Training Ground"]).enemy(main="Hulk", front=["Mandarin"])
    duel.uses("Hawkeye", "Take Aim")
    assert duel.stats("Hawkeye") == (2, 3)
    duel.attacks("Hawkeye", on="Mandarin")
    assert duel.stats("Hawkeye") == (5, 3)
    duel.everyone_passes()
    assert duel.you.ko_pile == [], "the Mandarin has Ranged but can't strike back"
    assert duel.stats("Hawkeye") == (2, 3)


def test_hawkeyes_aim_does_not_protect_in_melee(duel):
    duel.you(front=["Hawkeye"], locations=["Training Ground"]).enemy(main="Hulk", front=["Mandarin"])
    duel.uses("Hawkeye", "Take Aim").attacks("Hawkeye", on="Mandarin").everyone_passes()
    assert duel.you.ko_pile == ["Hawkeye"]


@pytest.mark.rule("VS-LOCATION-07")
def test_nick_fury_lays_the_top_card(duel):
    duel.you(front=["Nick Fury"], locations=["Academy"], deck=["Thor", "Fortress", "Hulk"])
    duel.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.")
    assert duel.you.resources == ["Academy (face down)", "Hulk (face down)"]
    card = duel.game.state.zones[RESOURCES.at(0)][-1]
    assert duel.game.state.known[card] == 1, "its player may look at it, the enemy may not"


def test_nick_fury_may_lay_a_location_face_up(duel):
    duel.you(front=["Nick Fury"], locations=["Academy"], deck=["Fortress"])
    duel.uses("Nick Fury", "The Vast Resources of S.H.I.E.L.D.").takes("resource", amount=1)
    assert duel.you.resources == ["Academy (face down)", "Fortress"]


@pytest.mark.rule("VS-TERM-30")
def test_websling_pulls_even_the_stunned(duel):
    duel.you(front=["Spider-Man"], locations=["Training Ground"]).enemy(front=["Abomination"], back=["Mystique"])
    duel.stun("Mystique", wounds=0).uses("Spider-Man", "Websling", "Mystique")
    assert duel.enemy.front == ["Abomination", "Mystique"]


def test_ms_marvel_counts_other_ranged_friends(duel):
    duel.you(front=["Ms. Marvel", "Hawkeye", "Hulk"], back=["Nick Fury"], locations=["Laboratory"])
    duel.uses("Ms. Marvel", "Energy Absorption")
    assert duel.stats("Ms. Marvel") == (5, 5)


@pytest.mark.rule("VS-COUNTER-03", "VS-COUNTER-07")
def test_opposite_counters_cancel_out(duel):
    duel.you(front=["Thor"], locations=["Laboratory"]).enemy(front=["Thanos"], back=["Mystique"])
    duel.counter("Thanos", 2).uses("Thor", "Lightning Strike", "Thanos")
    assert duel.counters("Thanos") == -1
    assert duel.stats("Thanos") == (11, 11)


@pytest.mark.parametrize(("before", "after"), [(2, -2), (-1, 1)])
def test_transmute_turns_counters_into_the_opposite(duel, before, after):
    duel.you(front=["Dr. Strange"], locations=["Academy"]).enemy(front=["Thanos"])
    duel.counter("Thanos", before).uses("Dr. Strange", "Transmute", "Thanos")
    assert duel.counters("Thanos") == after


@pytest.mark.rule("VS-STUN-13")
def test_transmute_can_stun(duel):
    duel.you(front=["Dr. Strange"], locations=["Academy"]).enemy(front=["Ronan"])
    duel.counter("Ronan", 3).uses("Dr. Strange", "Transmute", "Ronan")
    assert duel.stunned == {"Ronan"}


def test_hulks_incredible_power_needs_a_wound(duel):
    duel.you(front=["Hulk"], locations=["Fortress"] * 2)
    duel.uses("Hulk", "Incredible Power")
    assert duel.counters("Hulk") == 0


def test_hulks_incredible_power(duel):
    duel.you(front=["Hulk"], locations=["Fortress"])
    duel.wound("Hulk", 1).uses("Hulk", "Incredible Power")
    assert duel.stats("Hulk") == (14, 14)


@pytest.mark.parametrize("discards", [True, False])
def test_the_goblins_sadistic_choice(duel, discards):
    duel.you(main="Green Goblin", locations=["Academy"]).enemy(
        main="Hulk", front=["Thor", "Luke Cage"], hand=["Ant-Man"]
    )
    duel.uses("Green Goblin", "Sadistic Choice", "Thor")
    assert duel.decision.seat == 1
    duel.says(discards)
    assert duel.stunned == (set() if discards else {"Thor"})


@pytest.mark.card("green-goblin-level-2")
def test_the_goblins_bombs(duel):
    duel.you(main="Green Goblin", level=2, locations=["Training Ground"]).enemy(main="Hulk", front=["Thor"])
    duel.stun("Thor").uses("Green Goblin", "Bombs Away")
    assert duel.enemy.ko_pile == ["Thor"]


@pytest.mark.rule("VS-PLOT-06")
def test_loki_plays_a_plot_twist_out_of_his_ko_pile(duel):
    duel.you(main="Loki", front=["main"], locations=["Training Ground"], ko=["Find Cover", "Extinguish", "Open Fire"])
    duel.enemy(main="Hulk", front=["Thor"])
    duel.attacks("Loki", on="Thor").uses("Loki", "God of Mischief", "Open Fire")
    assert duel.stats("Loki") == (3, 6)
    assert "Open Fire" in duel.you.deck
    assert duel.you.ko_pile == ["Find Cover", "Extinguish"]
    assert duel.game.state.xp[duel.you.main] == 1, "it counts as played"


@pytest.mark.rule("VS-PLOT-08")
def test_loki_needs_the_team_symbol_all_the_same(duel):
    duel.you(main="Loki", front=["main"], locations=["Training Ground"], ko=["Think Again", "Open Fire"])
    duel.enemy(main="Hulk", front=["Thor"])
    duel.attacks("Loki", on="Thor").uses("Loki", "God of Mischief")
    assert duel.stats("Loki") == (3, 6), "only Open Fire could be played"


@pytest.mark.card("loki-level-2")
@pytest.mark.rule("VS-TERM-42")
def test_lokis_master_of_plots(duel):
    duel.you(main="Loki", level=2, locations=["Academy"]).enemy(main="Hulk", hand=["Thor", "Open Fire", "Think Again"])
    duel.uses("Loki", "Master of Plots")
    assert duel.enemy.hand == ["Thor"]
    thor = duel.game.state.zones[HAND.at(1)][-1]
    assert duel.game.state.known[thor] == -1, "the hand was revealed"


@pytest.mark.card("magneto-level-2")
def test_magnetos_mutant_supremacy_kos_a_face_down_resource_of_any_side(duel):
    duel.you(main="Magneto", level=2, locations=["Fortress", "Academy"], face_down=["Ronan"])
    duel.enemy(main="Hulk", face_down=["Thor"], locations=["Academy"])
    duel.uses("Magneto", "Mutant Supremacy")
    assert len(duel.decision.options) == 3, "two of mine, the one that paid among them, and one of the enemy's"
    assert "Thor" not in "".join(duel.options), "what lies face down is not named to who has not seen it"
    duel.takes("choose", "Thor")
    assert duel.enemy.resources == ["Academy"]
    assert duel.enemy.ko_pile == ["Thor"]


@pytest.mark.rule("VS-CARD-51")
def test_thanos_courts_death_in_every_ko_pile(duel):
    duel.you(main="Thanos", locations=["Fortress"], ko=["Ronan", "Open Fire"]).enemy(
        main="Hulk", ko=["Thor", "Ant-Man"]
    )
    duel.uses("Thanos", "Court Death")
    assert duel.counters("Thanos") == 3
    assert duel.you.ko_pile == ["Open Fire"]
    assert duel.enemy.ko_pile == []
    assert sorted(duel.enemy.deck) == ["Ant-Man", "Thor"]


@pytest.mark.card("thanos-level-2")
@pytest.mark.rule("VS-MODIFIER-16", "VS-MODIFIER-17")
def test_the_infinity_gauntlet(duel):
    duel.you(main="Thanos", level=2, hand=["Academy", "Fortress"], locations=["The Vault"] * 2)
    duel.enemy(main="Hulk", front=["Thor", "Ant-Man"], face_down=["Hawkeye", "Hulk"], hand=["Iron Man"])
    duel.uses("Thanos", "The Infinity Gauntlet")
    while duel.decision.options[0].verb == "pay":
        duel.takes("pay")
    assert "Hulk" in duel.stunned
    duel.takes("choose", "Hawkeye").chooses("Thor")
    assert set(duel.enemy.ko_pile) >= {"Hawkeye", "Thor"}
    assert len(duel.game.state.zones[HAND.at(1)]) == 1, "one of two cards is discarded at random"


def test_ronan_names_any_card_there_is(duel):
    duel.you(main="Magneto", front=["Ronan"], locations=["Academy"])
    duel.enemy(main="Hulk", hand=["Thor", "Thor", "Ant-Man"])
    duel.uses("Ronan", "Accuse")
    assert duel.decision.kind == "name"
    assert set(duel.options) == {card.name for card in LIBRARY}
    duel.game.choose(duel.decision.options[duel.options.index("Thor")])
    assert duel.enemy.hand == ["Ant-Man"]
    assert duel.enemy.ko_pile == ["Thor", "Thor"]


@pytest.mark.rule("VS-SEARCH-01", "VS-SEARCH-02")
def test_ultron_replicates(duel):
    duel.you(
        main="Magneto", front=["Ultron"], locations=["Laboratory"], deck=["Thor", "Ultron", "Hulk", "Thor", "Ronan"]
    )
    duel.starts("turn").uses("Ultron", "Replicate")
    assert duel.offers("done"), "the search may fail"
    duel.chooses("Ultron").takes("place", "Ultron", amount=1)
    assert "Ultron" in duel.you.back
    assert all(duel.game.state.known[card] == 0 for card in duel.game.state.zones[DECK.at(0)]), "shuffled"


def test_mandarins_rings(duel):
    duel.you(main="Magneto", front=["Mandarin"], hand=["Training Ground"]).enemy(main="Hulk", hand=["Thor", "Ant-Man"])
    duel.uses("Mandarin", "Makluan Rings")
    assert duel.decision.seat == 1, "the enemy chooses what to discard"
    duel.takes("discard", "Thor")
    assert duel.enemy.hand == ["Ant-Man"]


def test_dormammu_raises_the_dead_of_the_enemy(duel):
    duel.you(main="Magneto", front=["Dormammu"], hand=["The Vault", "The Vault"], ko=["Ronan"])
    duel.enemy(main="Hulk", ko=["Thor", "Open Fire"])
    duel.uses("Dormammu", "Necromancy").takes("place", "Thor", amount=1)
    assert duel.side_of("Thor") == 0
    assert duel.game.state.owner[duel.card("Thor")] == 1


@pytest.mark.rule("VS-PLOT-07")
def test_metal_and_fire_hits_enemies_in_the_combat(duel):
    duel.you(main="Magneto", front=["Ronan"], hand=["Metal and Fire"]).enemy(main="Hulk", front=["Thor", "Ant-Man"])
    duel.attacks("Ronan", on="Thor").plays("Metal and Fire")
    assert (duel.counters("Thor"), duel.counters("Ant-Man"), duel.counters("Ronan")) == (-1, 0, 0)


def test_moondragon_looks_and_takes_one(duel):
    duel.you(main="Professor X", front=["Moondragon"], locations=["Academy"], deck=["Thor", "Hulk", "Ronan", "Ultron"])
    duel.uses("Moondragon", "Mental Focus")
    assert sorted(duel.options) == ["Take Hulk", "Take Ronan", "Take Ultron"]
    duel.takes("take", "Hulk").takes("put under", "Ultron")
    assert duel.you.hand == ["Hulk"]
    assert duel.you.deck == ["Ronan", "Ultron", "Thor"]


def test_professor_xs_cerebro_takes_a_character(duel):
    duel.you(main="Professor X", locations=["Laboratory"], deck=["Academy", "Open Fire", "Thor"])
    duel.starts("turn")
    duel.uses("Professor X", "Cerebro")
    assert "Thor" in duel.you.hand


def test_yondus_arrow_is_for_the_cheap(duel):
    duel.you(front=["Yondu"], locations=["Training Ground"]).enemy(front=["Ronan", "Thanos"])
    duel.uses("Yondu", "Yaka Arrow", "Ronan")
    assert duel.stunned == {"Ronan"}


@pytest.mark.card("quasar")
def test_locations_of_one_name_are_told_apart_by_whose_they_are(duel):
    duel.you(front=["Quasar"], locations=["Laboratory", "Academy"]).enemy(main="Loki", locations=["Academy"])
    duel.uses("Quasar", "Quantum Blast")
    assert duel.options == ["Academy · in your resource row", "Academy · in Loki's resource row"]
