"""Galactus with his Heralds and Mole Man with his monsters, in odd situations."""

import pytest

from longbox.games.legendary.table.zones import HERO_DECK, VILLAIN_DECK

from .scenario import Scenario

GALACTUS = "galactus"
MOLE_MAN = "mole-man"


@pytest.mark.card("galactus")
def test_his_strike_on_an_empty_space_costs_nobody_a_hero():
    table = Scenario(mastermind=GALACTUS).city(Streets="Blob").villain_deck("Strike").hand("Agent").begin_turn()
    assert (table.koed, table.gone, table.in_hand()) == ([], [], ["Agent"])
    assert table.where == {"Streets": "Blob"}
    table = Scenario(mastermind=GALACTUS)
    assert (table.attack_of("Galactus"), table.game.value(table.find("Galactus"), "vp")) == (20, 7)


@pytest.mark.card("cosmic-entity")
def test_who_shows_none_draws_none_and_what_was_played_may_be_shown():
    table = Scenario(mastermind=GALACTUS, players=3).tactics(*["Cosmic Entity"] * 2)
    table.hand("Odinson", "Odinson").hand("Optic Blast", seat=1).hand("Odinson", "Odinson", seat=2)
    table.play("Odinson").points(attack=20).fight("Galactus", "Strength", "Odinson", "Odinson", "Odinson", "done")
    assert table.in_hand() == ["Odinson", "Agent", "Agent"]
    assert table.in_hand(1) == ["Optic Blast"]
    assert table.in_hand(2) == ["Odinson", "Odinson", "Agent"]


@pytest.mark.card("panicked-mobs")
def test_mobs_are_rescued_by_everybody_the_one_who_fights_included():
    table = Scenario(mastermind=GALACTUS).tactics(*["Panicked Mobs"] * 2).points(attack=20)
    table.hand("Optic Blast").hand("Optic Blast", "Optic Blast", seat=1)
    table.fight("Galactus", "Ranged", "Optic Blast", "Optic Blast", "done")
    assert (table.in_victory().count("Bystander"), table.in_victory(1).count("Bystander")) == (1, 1)


@pytest.mark.card("force-of-eternity")
def test_only_the_hand_of_this_turn_is_larger():
    table = Scenario(mastermind=GALACTUS).tactics(*["Force of Eternity"] * 2).points(attack=20).fight("Galactus")
    table.deck(*["Odinson"] * 6, *["Agent"] * 20).hand("Trooper").end_turn("Agent")
    assert table.in_hand() == ["Odinson"] * 6
    table.end_turn()
    assert len(table.in_hand(1)) == 6, "nor does the next player draw more"
    table.end_turn()
    assert len(table.in_hand()) == 6
    assert table.in_discard().count("Trooper") == 1


@pytest.mark.card("sunder-the-earth")
def test_alone_the_earth_is_sundered_under_nobody_else():
    table = Scenario(players=3, mastermind=GALACTUS).tactics(*["Sunder the Earth"] * 2).points(attack=20)
    table.hq("Odinson", "Optic Blast", "Optic Blast", "Optic Blast", "Optic Blast")
    table.discard("Odinson", "Odinson", seat=2).hand("Odinson", seat=1).deck("Odinson", seat=1).fight("Galactus")
    assert table.in_discard(2) == []
    assert (table.in_hand(1), table.in_deck(1)) == (["Odinson"], ["Odinson"]), "only discard piles are searched"
    assert table.koed == ["Odinson", "Odinson"]


@pytest.mark.card("firelord")
def test_firelord_burns_each_player_at_his_escape_too():
    table = Scenario(players=3).city(Bridge="Firelord", Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    table.hand("Optic Blast", seat=1).hand("Odinson", seat=2).villain_deck("Sentinel")
    table.begin_turn("Keen Senses", "reveal")
    assert [table.wounds(seat) for seat in range(3)] == [1, 0, 1]


@pytest.mark.card("firelord")
def test_who_has_a_ranged_hero_may_be_burnt_all_the_same():
    table = Scenario().city(Bank="Firelord").hand("Optic Blast").points(attack=9).leaving("fight", "Firelord")
    assert len(table.options) == 2
    table.answer(next(one for one in table.offered if "reveal" not in one).split()[0])
    assert table.wounds() == 1


@pytest.mark.card("morg")
def test_those_whom_morg_sends_away_lie_under_the_hero_deck():
    table = Scenario().hq("Odinson", "Keen Senses", "Agent", "Keen Senses", "Keen Senses")
    table.hero_deck("Trooper", "Optic Blast", "Tidal Wave").villain_deck("Morg").begin_turn()
    assert sorted(table.cards(HERO_DECK)[:2]) == ["Agent", "Odinson"]
    assert table.cards(HERO_DECK)[2:] == ["Tidal Wave"]
    assert sorted(table.in_hq) == sorted(["Keen Senses"] * 3 + ["Trooper", "Optic Blast"])
    assert table.koed == []


@pytest.mark.card("stardust")
def test_stardust_needs_a_covert_hero_and_it_is_one_card_more():
    table = Scenario().hand("Odinson").city(Bank="Stardust").points(attack=10).fight("Stardust").end_turn()
    assert table.in_hand() == ["Agent"] * 6
    table = Scenario().hand("Dangerous Rescue", "Dangerous Rescue", "Silent Sniper").city(Bank="Stardust")
    table.play("Dangerous Rescue", *[]).points(attack=10).leaving("fight", "Stardust")
    assert "Silent Sniper" in " ".join(table.offered)
    table.answer("Silent Sniper")
    table.end_turn()
    assert table.in_hand().count("Silent Sniper") == 1
    assert len(table.in_hand()) == 7
    assert table.in_discard().count("Dangerous Rescue") == 2


@pytest.mark.card("terrax-the-tamer")
def test_terrax_finds_only_as_many_bystanders_as_there_are():
    table = Scenario().hq(*["Odinson"] * 5).stack("bystanders", 2).villain_deck("Terrax the Tamer").begin_turn()
    assert table.held_by("Terrax the Tamer") == ["Bystander"] * 2
    table = Scenario().hq(*["Keen Senses"] * 5).villain_deck("Terrax the Tamer").begin_turn()
    assert table.held_by("Terrax the Tamer") == []


@pytest.mark.card("mole-man")
def test_mole_man_counts_only_his_monsters_among_the_escaped():
    table = Scenario(mastermind=MOLE_MAN).escaped("Giganto", "Moloids", "Blob", "Bystander").victory("Megataur")
    assert table.attack_of("Mole Man") == 9


@pytest.mark.card("dig-to-freedom")
def test_each_other_player_gives_up_a_single_monster():
    table = Scenario(players=3, mastermind=MOLE_MAN).tactics(*["Dig to Freedom"] * 2).points(attack=7)
    table.victory("Giganto", "Moloids", seat=1).victory("Blob", seat=2).leaving("fight", "Mole Man")
    assert table.seat_asked == 1
    table.answer("Moloids")
    assert (table.gone, table.in_victory(1), table.in_victory(2)) == (["Moloids"], ["Giganto"], ["Blob"])
    assert [table.wounds(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.card("master-of-monsters")
def test_monsters_that_come_push_and_ambush():
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Master of Monsters"] * 2).points(attack=7).bringing(2)
    table.city(Sewers="Blob").villain_deck("Megataur", "Blob", "Megataur").fight("Mole Man")
    assert table.where == {"Sewers": "Megataur", "Bank": "Megataur", "Rooftops": "Blob"}
    assert table.held_by("Megataur") == ["Bystander"] * 2
    assert table.cards(VILLAIN_DECK) == ["Blob"], "fewer than six are all"


@pytest.mark.card("secret-tunnel", "underground-riches")
def test_what_the_tunnel_gives_is_six():
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Secret Tunnel"] * 2).city(Streets="Megataur", Bank="Moloids")
    table.points(attack=7).fight("Mole Man").fight("Megataur")
    assert "Megataur" in table.in_victory()
    assert not table.can("fight", "Mole Man")
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Secret Tunnel"] * 2).city(Streets="Giganto").points(attack=7)
    assert not table.fight("Mole Man").can("fight", "Giganto"), "7 is one too many"
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Underground Riches"] * 2).hq(*["Odinson"] * 3, "Silent Sniper")
    assert not table.points(attack=7).fight("Mole Man").can("recruit", "Silent Sniper")
    table = Scenario(mastermind=MOLE_MAN).tactics(*["Underground Riches"] * 2).hq(*["Odinson"] * 3, "Diving Block")
    assert table.points(attack=7).fight("Mole Man").can("recruit", "Diving Block")


@pytest.mark.card("raktar-the-molan-king")
def test_the_molan_king_finds_nobody_in_empty_streets():
    table = Scenario().city(Bridge="Venom").villain_deck("Ra'ktar the Molan King").begin_turn()
    assert table.where == {"Sewers": "Ra'ktar the Molan King", "Bridge": "Venom"}
    table = Scenario().city(Streets="Blob").villain_deck("Ra'ktar the Molan King").begin_turn()
    assert table.where == {"Sewers": "Ra'ktar the Molan King", "Bridge": "Blob"}


COSMIC_RAYS = "bathe-the-earth-in-cosmic-rays"


@pytest.mark.card("bathe-the-earth-in-cosmic-rays")
def test_rays_reach_one_player_after_the_other_and_the_hq_fills_up_between():
    table = Scenario(players=3, scheme=COSMIC_RAYS).hq("Odinson", *["Tidal Wave"] * 4).hero_deck("Optic Blast", "Agent")
    table.hand("Odinson").hand("Odinson", seat=1).hand("Keen Senses", "Wound", seat=2).villain_deck("Twist")
    table.begin_turn()
    assert table.in_hand() == ["Odinson"], "of the HQ"
    assert table.in_hand(1) == ["Optic Blast"]
    assert table.in_hand(2) == ["Wound", "Agent"]
    assert table.koed == ["Odinson", "Odinson", "Keen Senses", "Twist"]


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.card("bathe-the-earth-in-cosmic-rays")
def test_six_for_each_of_them(players):
    table = Scenario(scheme=COSMIC_RAYS, players=players).ko_pile(*["Odinson"] * (6 * players - 2)).hq(*["Agent"] * 5)
    table.hand("Odinson").villain_deck("Twist", "Bystander").leaving("begin")
    assert table.result is None
    table = Scenario(scheme=COSMIC_RAYS, players=players).ko_pile(*["Odinson"] * (6 * players - 1))
    table.hq(*["Tidal Wave"] * 5).hand("Odinson").villain_deck("Twist").leaving("begin")
    assert table.result is not None


ZONE = "pull-reality-into-the-negative-zone"


@pytest.mark.card("pull-reality-into-the-negative-zone")
@pytest.mark.parametrize(("number", "price"), [(1, "3 Attack"), (2, "3 Recruit"), (3, "3 Attack"), (4, "3 Recruit"),
                                               (5, "3 Attack"), (6, "3 Recruit")])  # fmt: skip
def test_every_second_twist_turns_reality_round(number, price):
    table = Scenario(scheme=ZONE).twists_so_far(number - 1).villain_deck("Twist", "Bystander").begin_turn()
    table.city(Bank="Sentinel").points(attack=9, recruit=9)
    assert table.ways("Sentinel") == [price]
    assert table.can("recruit", "Officer")
    table.points(attack=0, recruit=3)
    assert table.can("recruit", "Officer") == (price == "3 Attack")
    table.points(attack=9)
    assert table.can("fight", "Dr. Doom") == (price == "3 Attack")
