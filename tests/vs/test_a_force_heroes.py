"""What the cards of A-Force's own team do."""

import pytest

from longbox.engine.events import Event
from longbox.games.vs.chapters.rows import CHANGE_SIDES
from longbox.games.vs.chapters.stun import knock_out, recover, stun, wound
from longbox.games.vs.table.zones import FRONT
from longbox.games.vs.vocabulary.keywords import FLIGHT, RANGED, SYMBIOSIS

from .duel import ENEMY, YOU
from .made_up import made_up

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=9)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, team="A-Force", atk=1, defense=4)
SCOUT = made_up("Scout", team="A-Force", atk=1, defense=4)
FLYER = made_up("Flyer", FLIGHT, team="Underworld", atk=2, defense=4)


def xp(duel, side):
    return duel.game.state.xp[side.main]


def level(duel, side):
    return duel.game.state.face[side.main] + 1


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def named(duel):
    """The cards that can be picked now, whatever is to be done with them."""
    return {duel.game.face(option.card).name for option in duel.decision.options if option.cards}


def picks(duel, *names):
    """Pick cards by name, whatever is to be done with them."""
    for name in names:
        found = [
            option for option in duel.decision.options if option.cards and duel.game.face(option.card).name == name
        ]
        assert found, f"{name} is not offered; there is: {duel.options}"
        duel.picks(found[0])
    return duel


def readies(duel, name):
    duel.game.state.put("exhausted", duel.card(name), 0)
    duel.game.ask_again()
    return duel


def until_your_next_turn(duel):
    return duel.ends_turn().skips_building().ends_turn()


def used_up(duel, name):
    """How many of your resources of this name have paid."""
    return duel.you.resources.count(f"{name} (face down)")


@pytest.mark.card("captain-marvel-level-1")
def test_captain_marvel_absorbs_energy_from_others_with_range(duel):
    more = made_up("Gunner", RANGED)
    duel.you(main="Captain Marvel", front=[ARCHER, SCOUT, "Hawkeye"], back=[more], locations=["Laboratory"])
    duel.enemy(front=[made_up("Sniper", RANGED)]).stun("Hawkeye")
    assert (duel.stats("Captain Marvel"), duel.has("Captain Marvel", "flight")) == ((2, 4), True)
    duel.uses("Captain Marvel", "Energy Absorption")
    assert (duel.counters("Captain Marvel"), used_up(duel, "Laboratory")) == (2, 1), "not herself, nor the stunned"


@pytest.mark.card("captain-marvel-level-1")
@pytest.mark.parametrize(("attacker", "learned"), [("Captain Marvel", 1), ("Brute", 0)])
def test_captain_marvel_learns_by_stunning_enemies_in_combat(duel, attacker, learned):
    duel.you(main="Captain Marvel", front=["main", BRUTE]).enemy(front=[FLIMSY])
    duel.attacks(attacker, on="Flimsy").everyone_passes()
    assert (duel.fallen, xp(duel, duel.you)) == ({"Flimsy"}, learned)


@pytest.mark.card("captain-marvel-level-1", "captain-marvel-level-2")
def test_captain_marvel_learns_by_striking_back_and_levels_up_at_four(duel):
    duel.you(main="Captain Marvel", front=["main"]).enemy(front=[FLIMSY])
    duel.game.state.put("xp", duel.you.main, 3)
    duel.on_enemy_turn().attacks("Flimsy", on="Captain Marvel").everyone_passes()
    assert duel.stats("Captain Marvel") == (4, 6)


@pytest.mark.card("captain-marvel-level-1")
def test_captain_marvel_learns_nothing_outside_combat(duel):
    duel.you(main="Captain Marvel").enemy(front=[WALL])
    wall, marvel = duel.card("Wall"), duel.you.main
    duel.happens(lambda game: stun(game, [wall], [(marvel,)]))
    assert xp(duel, duel.you) == 0


@pytest.mark.card("captain-marvel-level-2")
@pytest.mark.parametrize("counters", [2, 0, -2])
def test_the_photonic_blast_weakens_by_as_many_counters_as_she_has(duel, counters):
    duel.you(main="Captain Marvel", level=2, front=[SCOUT], locations=["Training Ground"])
    duel.enemy(front=[WALL, "Thor"]).counter("Captain Marvel", counters)
    duel.uses("Captain Marvel", "Photonic Blast")
    if counters > 0:
        assert set(duel.offered("choose")) == {"Wall", "Thor", "Magneto"}
    if duel.offers("choose"):
        duel.chooses("Thor")
    assert (duel.counters("Thor"), duel.counters("Captain Marvel")) == (-max(counters, 0), counters)


@pytest.mark.card("captain-marvel-level-2")
def test_captain_marvel_still_absorbs_energy_at_level_two(duel):
    duel.you(main="Captain Marvel", level=2, front=[ARCHER], locations=["Laboratory"])
    duel.uses("Captain Marvel", "Energy Absorption")
    assert duel.stats("Captain Marvel") == (5, 7)


@pytest.mark.card("she-hulk-level-1")
def test_a_force_assembles_for_the_next_team_attack(duel):
    duel.you(main="She-Hulk", front=["main", SCOUT, ARCHER], locations=["Training Ground"]).enemy(front=[ROCK])
    duel.uses("She-Hulk", "A-Force Assemble!").attacks("She-Hulk", on="Rock").everyone_passes()
    assert (duel.counters("She-Hulk"), xp(duel, duel.you)) == (0, 0), "alone she is no team"
    duel.attacks("Scout", "Archer", on="Rock")
    while duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    assert [duel.counters(name) for name in ("She-Hulk", "Scout", "Archer")] == [0, 1, 1]
    assert xp(duel, duel.you) == 1
    duel.everyone_passes()
    assert not duel.in_combat
    for name in ("Scout", "Archer"):
        readies(duel, name)
    duel.attacks("Scout", "Archer", on="Rock")
    assert [duel.counters(name) for name in ("Scout", "Archer")] == [1, 1], "only the first time"
    assert xp(duel, duel.you) == 2


@pytest.mark.card("she-hulk-level-1")
def test_a_force_assembles_in_this_turn_only(duel):
    duel.you(main="She-Hulk", front=[SCOUT, ARCHER], locations=["Training Ground"], deck=["Thor"] * 9)
    duel.enemy(front=[ROCK], deck=["Thor"] * 9).uses("She-Hulk", "A-Force Assemble!")
    until_your_next_turn(duel).skips_building().attacks("Scout", "Archer", on="Rock")
    assert [duel.counters(name) for name in ("Scout", "Archer")] == [0, 0]


@pytest.mark.card("she-hulk-level-2")
def test_she_hulk_objects_once_a_turn_before_anything_is_chosen(duel):
    duel.you(main="She-Hulk", level=2, front=[WALL], locations=["Academy"] * 2)
    duel.enemy(front=["Thor", "Dazzler"], locations=["Laboratory"] * 2).on_enemy_turn()
    duel.uses("Thor", "Lightning Strike")
    assert duel.decision.seat == YOU, "she is asked before a target is named"
    duel.uses("She-Hulk", "Rules Lawyer")
    assert (duel.counters("Wall"), duel.enemy.resources[0]) == (0, "Laboratory (face down)")
    duel.uses("Dazzler", "Dazzle")
    assert "Wall" in duel.stunned, "she has objected in this turn"


@pytest.mark.card("she-hulk-level-2")
def test_she_hulk_objects_to_no_keyword_power(duel):
    duel.you(main="She-Hulk", level=2, front=[WALL], locations=["Academy"])
    duel.enemy(hand=["Wasp"], locations=["Laboratory"] * 2, deck=["Thor"] * 9).on_enemy_turn()
    duel.starts("turn").takes("done").takes("recruit", "Wasp", amount=0)
    assert duel.decision.seat == ENEMY
    duel.chooses("Wall")
    assert duel.counters("Wall") == -1


@pytest.mark.card("she-hulk-level-2", "sister-grimm-level-2")
def test_a_spell_that_was_objected_to_is_spent_and_sister_grimm_falls_back(duel):
    duel.you(main="She-Hulk", level=2, locations=["Academy"])
    duel.enemy(main="Sister Grimm", level=2, locations=["Academy"], deck=["Thor"] * 9).on_enemy_turn()
    duel.uses("Sister Grimm", "Open Sesame").uses("She-Hulk", "Rules Lawyer")
    assert (duel.enemy.hand, level(duel, duel.enemy)) == ([], 1)
    duel.game.state.put("face", duel.enemy.main, 1)
    duel.enemy(locations=["Academy", "Fortress"])
    assert not duel.can_use("Sister Grimm", "Open Sesame")


@pytest.mark.card("sister-grimm-level-1")
@pytest.mark.parametrize(("whose", "reached"), [("enemy", 2), ("own", 1)])
def test_blood_shed_in_an_enemys_turn_brings_the_staff(duel, whose, reached):
    duel.you(main="Sister Grimm", front=["main"])
    if whose == "enemy":
        duel.on_enemy_turn()
    grimm = duel.you.main
    duel.happens(lambda game: wound(game, [grimm], seat=ENEMY, source=-1))
    assert level(duel, duel.you) == reached


@pytest.mark.card("sister-grimm-level-1")
def test_a_stun_in_an_enemys_turn_sheds_blood_and_a_daze_does_not(duel):
    duel.you(main="Sister Grimm", front=["main"]).enemy(front=["Dazzler", BRUTE]).on_enemy_turn()
    grimm, dazzler = duel.you.main, duel.card("Dazzler")
    duel.happens(lambda game: stun(game, [grimm], [(dazzler,)], manner="daze"))
    assert (level(duel, duel.you), duel.stunned) == (1, {"Sister Grimm"})
    duel.happens(lambda game: recover(game, [grimm], seat=YOU))
    duel.attacks("Brute", on="Sister Grimm").everyone_passes()
    assert (level(duel, duel.you), duel.wounds("Sister Grimm")) == (2, 1)


@pytest.mark.card("sister-grimm-level-1")
@pytest.mark.parametrize(("taken", "reached"), [(True, 1), (False, 2)])
def test_whose_turn_is_an_enemys_depends_on_who_controls_sister_grimm(duel, taken, reached):
    duel.enemy(main="Sister Grimm")
    grimm = duel.enemy.main
    if taken:
        duel.happens(lambda game: game.happen(Event(CHANGE_SIDES, seat=YOU, card=grimm, amount=FRONT.at(YOU))))
    duel.happens(lambda game: wound(game, [grimm], seat=YOU, source=-1))
    assert duel.game.state.face[grimm] + 1 == reached


SPELLS = [
    ("Muzzle", "Training Ground"),
    ("Bounce House", "Laboratory"),
    ("Open Sesame", "Academy"),
    ("Caffeine Injection", "Fortress"),
]


@pytest.mark.card("sister-grimm-level-2")
@pytest.mark.parametrize(("spell", "location"), SPELLS)
def test_each_spell_makes_sister_grimm_fall_back_and_is_spent_for_the_game(duel, spell, location):
    duel.you(main="Sister Grimm", level=2, front=["Thor"], locations=[location] * 2, deck=["Hulk"] * 9)
    duel.enemy(front=[WALL], deck=["Hulk"] * 9).uses("Sister Grimm", spell)
    if spell == "Bounce House":
        duel.takes("done")
    if spell == "Caffeine Injection":
        duel.chooses("Thor")
    assert (level(duel, duel.you), used_up(duel, location)) == (1, 1)
    assert not duel.offers("use", "Sister Grimm")
    until_your_next_turn(duel).skips_building()
    duel.game.state.put("face", duel.you.main, 1)
    duel.game.index()
    duel.you(locations=[place for _, place in SPELLS])
    assert [name for name, _ in SPELLS if duel.can_use("Sister Grimm", name)] == [
        name for name, _ in SPELLS if name != spell
    ]


@pytest.mark.card("sister-grimm-level-2")
def test_muzzled_enemies_attack_nobody_until_after_your_next_turn(duel):
    duel.you(main="Sister Grimm", level=2, front=[WALL], locations=["Training Ground"], deck=["Hulk"] * 9)
    duel.enemy(front=[BRUTE], deck=["Hulk"] * 9).uses("Sister Grimm", "Muzzle")
    duel.ends_turn().skips_building()
    assert not duel.offers("attack")
    duel.ends_turn()
    if "Sister Grimm" in duel.stunned:
        duel.takes("done")
    duel.skips_building()
    assert duel.offers("attack", "Wall", to="Brute"), "you attack as you like"
    duel.ends_turn().skips_building()
    assert duel.offers("attack", "Brute", to="Wall")


@pytest.mark.card("sister-grimm-level-2")
def test_the_bounce_house_sends_up_to_two_supporting_characters_home(duel):
    duel.you(main="Sister Grimm", level=2, front=["Thor", SCOUT], locations=["Laboratory"])
    duel.enemy(front=["Hulk", WALL]).uses("Sister Grimm", "Bounce House")
    assert named(duel) == {"Thor", "Scout", "Hulk", "Wall"}
    picks(duel, "Thor", "Hulk")
    assert (duel.you.hand, duel.enemy.hand) == (["Thor"], ["Hulk"])
    assert (duel.you.front, duel.enemy.front) == (["Scout"], ["Wall"])


@pytest.mark.card("sister-grimm-level-2")
def test_open_sesame_draws_three_and_caffeine_gives_four_counters(duel):
    duel.you(main="Sister Grimm", level=2, front=["Thor"], locations=["Academy", "Fortress"], deck=["Hulk"] * 5)
    duel.enemy(front=[WALL]).uses("Sister Grimm", "Open Sesame")
    assert len(duel.you.hand) == 3
    duel.game.state.put("face", duel.you.main, 1)
    duel.game.index()
    duel.game.ask_again()
    duel.uses("Sister Grimm", "Caffeine Injection")
    assert set(duel.offered("choose")) == {"Thor", "Wall"}
    duel.chooses("Thor")
    assert (duel.counters("Thor"), duel.counters("Wall")) == (4, 0)


@pytest.mark.card("sister-grimm-level-2")
def test_two_sister_grimms_spend_their_spells_apart(duel):
    duel.you(main="Sister Grimm", level=2, locations=["Academy"], deck=["Hulk"] * 9)
    duel.enemy(main="Sister Grimm", level=2, locations=["Academy"], deck=["Hulk"] * 9)
    duel.uses("Sister Grimm", "Open Sesame").ends_turn().skips_building()
    assert duel.can_use("Sister Grimm", "Open Sesame")


@pytest.mark.parametrize("reached", [1, 2])
def test_life_incarnate_heals_a_supporting_character_of_either_side(duel, reached):
    duel.you(main="Phoenix", level=reached, front=[SCOUT], locations=["Academy"]).enemy(front=[WALL])
    duel.wound("Scout", 2).wound("Wall", 1).wound("Phoenix", 1).wound("Magneto", 1)
    duel.uses("Phoenix", "Life Incarnate")
    assert set(duel.offered("choose")) == {"Scout", "Wall"}
    duel.chooses("Scout")
    assert [duel.wounds(name) for name in ("Scout", "Wall", "Phoenix")] == [1, 1, 1]


@pytest.mark.card("phoenix-level-1")
@pytest.mark.parametrize(("others", "reached"), [(17, 2), (16, 1)])
def test_the_sum_of_all_life_and_death_counts_sides_and_ko_piles(duel, others, reached):
    duel.you(main="Phoenix", front=[SCOUT], hand=["Angel"], locations=["Academy"] * 3, ko=["Thor"] * (others - 9))
    duel.enemy(front=[WALL], ko=["Hulk"] * 9 + ["Academy", "Find Cover"]).stun("Wall")
    duel.starts("turn").takes("done").takes("recruit", "Angel", amount=0)
    assert level(duel, duel.you) == reached, "Scout, the stunned Wall and Angel count; main characters do not"


@pytest.mark.card("phoenix-level-1")
def test_the_sum_is_taken_when_enemies_appear_too(duel):
    duel.you(main="Phoenix", ko=["Thor"] * 19)
    duel.enemy(hand=["Angel"], locations=["Academy"] * 3, deck=["Hulk"] * 9)
    duel.ends_turn()
    assert level(duel, duel.you) == 1
    duel.takes("done").takes("recruit", "Angel", amount=0)
    assert level(duel, duel.you) == 2


@pytest.mark.card("phoenix-level-2")
def test_from_the_ashes_a_character_of_your_own_ko_pile_rises(duel):
    duel.you(main="Phoenix", level=2, ko=["Thor", "Academy", "Angel"], locations=["Laboratory", "Fortress"])
    duel.enemy(ko=["Hulk"]).uses("Phoenix", "From the Ashes")
    assert named(duel) == {"Thor", "Angel"}
    picks(duel, "Thor").takes("place", "Thor", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["Thor"], ["Academy", "Angel"])
    assert used_up(duel, "Laboratory") == used_up(duel, "Fortress") == 1
    assert duel.offers("attack", "Thor"), "it is ready"


@pytest.mark.card("phoenix-level-2")
def test_from_the_ashes_takes_two_symbols(duel):
    duel.you(main="Phoenix", level=2, ko=["Thor"], locations=["Laboratory"] * 2)
    assert not duel.can_use("Phoenix", "From the Ashes")


@pytest.mark.card("wasp")
def test_wasp_stings_an_enemy_when_she_appears(duel):
    duel.you(hand=["Wasp"], front=[SCOUT], locations=["Academy"]).enemy(front=[WALL, "Thor"])
    duel.starts("turn").takes("done").takes("recruit", "Wasp", amount=0)
    assert set(duel.offered("choose")) == {"Wall", "Thor", "Magneto"}
    duel.chooses("Thor")
    assert [duel.counters(name) for name in ("Thor", "Wall", "Scout")] == [-1, 0, 0]


@pytest.mark.card("wasp")
@pytest.mark.parametrize("shrinks", [True, False])
def test_wasp_shrinks_out_of_the_first_attack_of_a_turn(duel, shrinks):
    duel.you(front=["Wasp"]).enemy(front=[WALL, made_up("Clerk", atk=0, defense=9)]).on_enemy_turn()
    duel.attacks("Wall", on="Wasp").says(shrinks)
    assert duel.in_combat is not shrinks
    duel.everyone_passes().attacks("Clerk", on="Wasp")
    assert not duel.offers("yes"), "only the first time"


@pytest.mark.card("sister-grimm")
def test_the_staff_of_one_finds_a_spell_that_was_not_cast_before(duel):
    deck = ["Open Fire", "Find Cover", "Stark Tech", "Thor", "Savage Surprise"]
    duel.you(back=["Sister Grimm"], front=[SCOUT], deck=deck, ko=["Find Cover"], locations=["Academy"])
    duel.enemy(front=[ROCK]).attacks("Scout", on="Rock").uses("Sister Grimm", "The Staff of One")
    assert named(duel) == {"Open Fire", "Savage Surprise"}
    picks(duel, "Open Fire")
    assert duel.stats("Scout") == (3, 4), "though she is not in this combat"
    assert sorted(duel.you.ko_pile) == ["Find Cover", "Open Fire"]
    assert sorted(duel.you.deck) == sorted(set(deck) - {"Open Fire"})


@pytest.mark.card("sister-grimm")
def test_the_staff_of_one_works_on_any_turn(duel):
    duel.you(back=["Sister Grimm"], front=[SCOUT], deck=["Find Cover", "Thor"], locations=["Academy"])
    duel.enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Scout").uses("Sister Grimm", "The Staff of One")
    if duel.offers("yes") or "Find Cover" in named(duel):
        picks(duel, "Find Cover")
    assert duel.stats("Scout") == (1, 7)


@pytest.mark.card("sister-grimm")
def test_a_spell_that_may_not_be_played_stays_in_the_deck(duel):
    duel.you(main="Phoenix", back=["Sister Grimm"], front=[SCOUT], deck=["Super Senses", "Thor"], locations=["Academy"])
    duel.enemy(front=[ROCK]).attacks("Scout", on="Rock").uses("Sister Grimm", "The Staff of One")
    if "Super Senses" in named(duel):
        picks(duel, "Super Senses")
    assert sorted(duel.you.deck) == ["Super Senses", "Thor"], "there is no Defender on your side"
    assert (duel.stats("Rock"), duel.you.ko_pile) == ((0, 9), [])


@pytest.mark.card("pixie")
def test_pixie_brings_the_first_who_is_not_there_for_a_turn(duel):
    deck = ["Ronan", "Angel", "Academy", "Thor", "Find Cover"]
    duel.you(front=["Pixie", "Thor"], deck=deck, locations=["Laboratory"]).uses("Pixie", "Hallucinogenic Dust")
    duel.takes("place", "Angel", amount=0)
    assert duel.you.front == ["Pixie", "Thor", "Angel"]
    assert sorted(duel.you.deck) == ["Academy", "Find Cover", "Ronan", "Thor"]
    pixie = duel.card("Pixie")
    duel.happens(lambda game: knock_out(game, [pixie])).ends_turn()
    assert (duel.you.front, set(duel.you.ko_pile)) == (["Thor"], {"Pixie", "Angel"}), "though Pixie is gone"


@pytest.mark.card("pixie")
def test_pixies_dust_finds_nobody_in_a_deck_without_strangers(duel):
    duel.you(front=["Pixie", "Thor"], deck=["Thor", "Academy"], locations=["Laboratory"])
    duel.uses("Pixie", "Hallucinogenic Dust")
    assert (duel.you.front, sorted(duel.you.deck)) == (["Pixie", "Thor"], ["Academy", "Thor"])


@pytest.mark.card("spider-woman")
def test_spider_woman_blasts_an_enemy_in_melee_with_her(duel):
    duel.you(front=["Spider-Woman", SCOUT], locations=["Training Ground"] * 2).enemy(front=[ROCK, WALL])
    duel.attacks("Scout", on="Wall")
    assert not duel.can_use("Spider-Woman", "Venom Blast"), "she is not in this combat"
    duel.everyone_passes().attacks("Spider-Woman", on="Rock").uses("Spider-Woman", "Venom Blast")
    assert duel.stats("Rock") == (0, 6)
    duel.everyone_passes()
    assert (duel.stats("Rock"), duel.stunned) == ((0, 9), set())


@pytest.mark.card("spider-woman")
def test_spider_woman_blasts_her_attacker_and_can_not_be_shot(duel):
    gunner = made_up("Gunner", RANGED, atk=1, defense=6)
    duel.you(front=["Spider-Woman"], locations=["Training Ground"]).enemy(front=[gunner], back=["Hawkeye"])
    duel.on_enemy_turn()
    assert not duel.offers("attack", "Hawkeye", to="Spider-Woman")
    attacked_by(duel, "Gunner", on="Spider-Woman").uses("Spider-Woman", "Venom Blast").everyone_passes()
    assert duel.stunned == {"Gunner"}


@pytest.mark.card("meggan")
def test_meggan_takes_over_the_growth_of_all_others_on_her_side(duel):
    symbiote = made_up("Symbiote", SYMBIOSIS)
    duel.you(main="Phoenix", front=["Meggan", SCOUT, ARCHER, symbiote], locations=["Fortress"]).enemy(front=[WALL])
    duel.stun("Symbiote").counter("Symbiote", 2).counter("Phoenix", 1).counter("Scout", 3).counter("Archer", -2)
    duel.counter("Meggan", 1).counter("Wall", 5).uses("Meggan", "Empathic Metamorph")
    assert duel.counters("Meggan") == 7, "six and her own; those on the face-down count"
    assert [duel.counters(name) for name in ("Symbiote", "Phoenix", "Scout")] == [2, 1, 3]


@pytest.mark.card("medusa")
@pytest.mark.parametrize(("row", "over"), [("front", False), ("back", True)])
def test_nobody_flies_over_medusa(duel, row, over):
    duel.you(front=[SCOUT], back=[ARCHER]).enemy(front=[FLYER])
    duel.you(**{row: ["Medusa"]}).on_enemy_turn()
    assert duel.offers("attack", "Flyer", to="Archer") is over


@pytest.mark.card("medusa")
@pytest.mark.parametrize("freed", ["stunned", "KO'd", "not"])
def test_medusas_hair_holds_enemies_until_she_falls(duel, freed):
    duel.you(front=["Medusa"], locations=["Training Ground"], deck=["Hulk"] * 9)
    duel.enemy(front=["Spiral", WALL], back=[BRUTE], deck=["Hulk"] * 9).uses("Medusa", "Prehensile Hair")
    assert set(duel.offered("choose")) == {"Spiral", "Wall"}, "in the front row"
    duel.chooses("Spiral")
    assert duel.exhausted == {"Spiral"}
    medusa = duel.card("Medusa")
    if freed == "stunned":
        duel.happens(lambda game: stun(game, [medusa], [()]))
    if freed == "KO'd":
        duel.happens(lambda game: knock_out(game, [medusa]))
    duel.ends_turn().skips_building()
    assert ("Spiral" in duel.exhausted) is (freed == "not")
    assert duel.offers("move", "Spiral") is (freed != "not")


@pytest.mark.card("medusa")
def test_medusa_holds_several_over_turns_and_they_can_still_leave_play(duel):
    duel.you(front=["Medusa"], locations=["Training Ground"] * 2, deck=["Hulk"] * 9)
    duel.enemy(front=["Thor", WALL], deck=["Hulk"] * 9).uses("Medusa", "Prehensile Hair", "Thor")
    until_your_next_turn(duel).skips_building().uses("Medusa", "Prehensile Hair", "Wall")
    thor = duel.card("Thor")
    duel.happens(lambda game: knock_out(game, [thor])).ends_turn().skips_building()
    assert (duel.exhausted, duel.enemy.ko_pile) == ({"Wall"}, ["Thor"])


@pytest.mark.card("medusa")
def test_who_is_held_does_not_change_rows_while_building(duel):
    duel.you(front=["Medusa"], locations=["Training Ground"], deck=["Hulk"] * 9)
    duel.enemy(front=["Thor", WALL], deck=["Hulk"] * 9).uses("Medusa", "Prehensile Hair", "Thor").ends_turn()
    while not duel.offers("move") and duel.offers("done"):
        duel.takes("done")
    assert duel.offers("move", "Wall")
    assert not duel.offers("move", "Thor")


@pytest.mark.card("medusa", "uncanny-defense")
def test_a_held_defender_is_replaced_where_it_stands(duel):
    friend = made_up("Friend", team="X-Men", atk=0, defense=9)
    duel.you(front=["Medusa", SCOUT], locations=["Training Ground"])
    duel.enemy(front=[WALL], back=[friend], hand=["Uncanny Defense"]).uses("Medusa", "Prehensile Hair")
    duel.attacks("Scout", on="Wall").passes().plays("Uncanny Defense")
    if duel.offers("choose", "Friend"):
        duel.chooses("Friend")
    assert duel.game.state.defender == duel.card("Friend")
    assert (duel.enemy.front, duel.enemy.back) == (["Wall"], ["Magneto", "Friend"])


def hides(duel, *names):
    """Your turn ends, and Singularity takes these with her."""
    duel.ends_turn()
    picks(duel, *names)
    if duel.decision.seat == YOU and duel.offers("done"):
        duel.takes("done")
    return duel


def comes_back(duel, *names):
    """Those who return, in your front row."""
    for name in names:
        if not duel.offers("place", name):
            picks(duel, name)
        if duel.offers("place", name):
            duel.takes("place", name, amount=0)
    return duel


@pytest.mark.card("singularity")
def test_singularity_hides_friends_until_your_next_turn(duel):
    duel.you(front=["Singularity", SCOUT, ARCHER, "Thor"], deck=["Hulk"] * 9).enemy(front=[BRUTE], deck=["Hulk"] * 9)
    duel.stun("Thor").counter("Scout", 2).wound("Scout", 1).exhaust("Scout").ends_turn()
    assert named(duel) == {"Scout", "Archer", "Captain America"}, "neither herself nor the stunned"
    picks(duel, "Scout").takes("done")
    assert "Scout" not in duel.you.front
    duel.skips_building()
    assert not duel.offers("attack", "Brute", to="Scout")
    duel.ends_turn()
    while "Scout" not in duel.you.front:
        comes_back(duel, "Scout") if duel.offers("place") else duel.takes("done")
    assert (duel.counters("Scout"), duel.wounds("Scout"), "Scout" in duel.exhausted) == (2, 1, False)


@pytest.mark.card("singularity")
def test_singularity_need_hide_nobody(duel):
    duel.you(front=["Singularity", SCOUT]).enemy(front=[BRUTE], deck=["Hulk"] * 9).ends_turn().takes("done")
    assert duel.you.front == ["Singularity", "Scout"]


@pytest.mark.card("singularity")
@pytest.mark.parametrize("way", ["KO", "daze"])
def test_whom_singularity_hid_come_back_when_she_leaves_play(duel, way):
    duel.you(front=["Singularity", SCOUT], deck=["Hulk"] * 9).enemy(front=[BRUTE], deck=["Hulk"] * 9)
    hides(duel, "Scout").skips_building()
    singularity = duel.card("Singularity")
    if way == "KO":
        duel.happens(lambda game: knock_out(game, [singularity]))
        comes_back(duel, "Scout")
    else:
        duel.happens(lambda game: stun(game, [singularity], [()], manner="daze"))
    assert ("Scout" in duel.you.front) is (way == "KO")


@pytest.mark.card("singularity", "wasp")
def test_who_comes_back_appears(duel):
    duel.you(front=["Singularity", "Wasp"], deck=["Hulk"] * 9).enemy(front=[WALL], deck=["Hulk"] * 9)
    hides(duel, "Wasp").skips_building().ends_turn()
    comes_back(duel, "Wasp").chooses("Wall")
    assert duel.counters("Wall") == -1


@pytest.mark.card("singularity")
def test_a_hidden_main_character_is_not_lost(duel):
    duel.you(main="She-Hulk", front=["Singularity", "main"], deck=["Hulk"] * 9).enemy(front=[BRUTE], deck=["Hulk"] * 9)
    duel.game.state.put("xp", duel.you.main, 2)
    hides(duel, "She-Hulk").skips_building()
    assert (duel.result, duel.you.front) == (None, ["Singularity"])
    duel.ends_turn()
    comes_back(duel, "She-Hulk")
    assert ("She-Hulk" in duel.you.front, xp(duel, duel.you)) == (True, 2)


@pytest.mark.card("pixie", "singularity")
def test_singularity_may_save_whom_pixie_brought(duel):
    duel.you(front=["Pixie", "Singularity"], deck=["Hulk"] * 9 + ["Angel"], locations=["Laboratory"])
    duel.enemy(deck=["Hulk"] * 9).uses("Pixie", "Hallucinogenic Dust").takes("place", "Angel", amount=0).ends_turn()
    if duel.decision.kind == "order":
        duel.takes("use", "Singularity")
    picks(duel, "Angel").takes("done")
    assert "Angel" not in duel.you.ko_pile
    duel.skips_building().ends_turn()
    comes_back(duel, "Angel")
    assert "Angel" in duel.you.front


@pytest.mark.card("dazzler")
def test_dazzler_stuns_without_a_wound(duel):
    duel.you(front=["Dazzler", SCOUT], locations=["Laboratory"]).enemy(front=[FLIMSY, "Thor"])
    duel.uses("Dazzler", "Dazzle")
    assert set(duel.offered("choose")) == {"Flimsy", "Thor"}, "no main character"
    duel.chooses("Flimsy")
    assert (duel.stunned, duel.wounds("Flimsy"), duel.enemy.ko_pile) == ({"Flimsy"}, 0, [])


@pytest.mark.card("she-hulk")
def test_she_hulk_leads_and_the_barons_of_arcadia_grow(duel):
    duel.you(front=["She-Hulk", SCOUT, ARCHER], locations=["Fortress"]).enemy(front=[made_up("Even", defense=19)])
    duel.attacks("She-Hulk", "Scout", on="Even").uses("She-Hulk", "Baroness of Arcadia")
    assert [duel.stats(name) for name in ("She-Hulk", "Scout", "Archer")] == [(7, 7), (3, 6), (1, 4)]
    duel.everyone_passes()
    assert duel.decision.seat == YOU, "you say who is struck back at"
    duel.takes("strike back", "She-Hulk")
    assert (duel.stunned, duel.stats("Scout")) == (set(), (1, 4))


@pytest.mark.card("she-hulk")
def test_the_baroness_helps_in_any_combat_of_your_turn(duel):
    duel.you(front=["She-Hulk", SCOUT, WALL], locations=["Fortress"] * 2).enemy(front=[ROCK, BRUTE])
    duel.attacks("Scout", on="Rock").uses("She-Hulk", "Baroness of Arcadia")
    assert (duel.stats("Scout"), duel.stats("She-Hulk")) == ((3, 6), (5, 5))
    duel.everyone_passes().ends_turn().skips_building().attacks("Brute", on="She-Hulk").passes()
    assert not duel.can_use("She-Hulk", "Baroness of Arcadia"), "not on an enemy's turn"


@pytest.mark.card("she-hulk")
def test_the_baroness_leaves_strangers_alone(duel):
    duel.you(front=["She-Hulk", WALL], locations=["Fortress"]).enemy(front=[ROCK])
    duel.attacks("Wall", on="Rock").uses("She-Hulk", "Baroness of Arcadia")
    assert duel.stats("Wall") == (0, 4)


@pytest.mark.card("spectrum")
def test_spectrum_grows_by_the_basic_energy_of_all_sides(duel):
    mine = ["Laboratory", "Arcadia", "Academy", "Academy", "Academy"]
    duel.you(hand=["Spectrum"], locations=mine, face_down=["Laboratory"])
    duel.enemy(locations=["Laboratory", "mcu-laboratory"])
    duel.starts("turn").takes("done").takes("recruit", "Spectrum", amount=0)
    assert (duel.counters("Spectrum"), duel.stats("Spectrum")) == (3, (7, 7))
    spectrum = duel.card("Spectrum")
    duel.happens(lambda game: stun(game, [spectrum], [()]))
    assert duel.counters("Spectrum") == 0
    duel.happens(lambda game: recover(game, [spectrum], seat=YOU))
    assert duel.counters("Spectrum") == 3


@pytest.mark.card("miss-america")
@pytest.mark.parametrize(("wish", "manner"), [(True, "effect"), (False, "effect"), (True, "daze")])
def test_miss_america_may_get_up_at_once(duel, wish, manner):
    duel.you(front=["Miss America"]).enemy(front=[WALL])
    america = duel.card("Miss America")
    duel.happens(lambda game: stun(game, [america], [()], manner=manner)).says(wish)
    assert ("Miss America" in duel.stunned, duel.wounds("Miss America")) == (not wish, int(manner == "effect"))


@pytest.mark.card("miss-america", "play-dead")
def test_a_combat_that_miss_america_was_dazed_out_of_is_over(duel):
    duel.you(front=["Miss America", made_up("Thug", team="Underworld")], hand=["Play Dead"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Miss America").plays("Play Dead").says(True)
    assert (duel.in_combat, duel.stunned, duel.wounds("Miss America")) == (False, set(), 0)


LOKI = "Loki (A-Force)"


@pytest.mark.card("a-force-loki")
def test_loki_draws_three_for_the_first_power_up_of_a_turn(duel):
    duel.you(front=[LOKI, "Thor"], hand=["Thor", "Thor"], deck=["Hulk"] * 9)
    duel.takes("power up", "Thor", to="Thor")
    assert duel.you.hand == ["Thor", "Hulk", "Hulk", "Hulk"]
    duel.takes("power up", "Thor", to="Thor")
    assert duel.you.hand == ["Hulk"] * 3


@pytest.mark.card("a-force-loki")
def test_loki_draws_on_enemy_turns_and_not_for_enemies(duel):
    duel.you(front=[LOKI, "Thor"], hand=["Thor"], deck=["Hulk"] * 9)
    duel.enemy(front=["Ronan"], hand=["Ronan"]).on_enemy_turn()
    duel.takes("power up", "Ronan", to="Ronan")
    assert duel.you.hand == ["Thor"]
    duel.attacks("Ronan", on="Thor").passes().takes("power up", "Thor")
    assert duel.you.hand == ["Hulk"] * 3


@pytest.mark.card("a-force-loki")
@pytest.mark.parametrize(("atk", "leaves"), [(8, True), (7, False)])
def test_loki_goes_over_to_the_strongest(duel, atk, leaves):
    duel.you(front=[LOKI, "Thor"], deck=["Hulk"] * 9)
    duel.enemy(front=[made_up("Strong", atk=atk)], deck=["Hulk"] * 9).starts("turn")
    assert ("Loki" in duel.enemy.back, "Loki" in duel.you.front) == (leaves, not leaves)


@pytest.mark.card("a-force-loki")
@pytest.mark.parametrize(("stunned", "leaves"), [("Strong", False), ("", False)])
def test_loki_looks_at_the_face_up_only_and_at_all_of_them(duel, stunned, leaves):
    duel.you(front=[LOKI, made_up("Bold", atk=7 if stunned else 9)], deck=["Hulk"] * 9)
    duel.enemy(front=[made_up("Strong", atk=8)], deck=["Hulk"] * 9)
    if stunned:
        duel.stun(stunned)
    duel.starts("turn")
    assert ("Loki" in duel.enemy.back) is leaves


@pytest.mark.card("a-force-loki")
def test_loki_stays_through_the_turns_of_enemies(duel):
    duel.you(front=[LOKI], deck=["Hulk"] * 9).enemy(front=[made_up("Strong", atk=9)], deck=["Hulk"] * 9)
    duel.ends_turn()
    assert "Loki" in duel.you.front


@pytest.mark.card("rogue")
def test_rogue_gains_the_powers_of_whom_she_kos(duel):
    duel.you(front=["Rogue"], locations=["Training Ground"]).enemy(front=["Viper", "Hulk"])
    duel.attacks("Rogue", on="Viper").everyone_passes()
    assert duel.enemy.ko_pile == ["Viper"]
    assert duel.has("Rogue", "ranged")
    duel.uses("Rogue", "Poison Darts", "Hulk").takes("done")
    assert duel.counters("Hulk") == -1
    duel.ends_turn()
    assert duel.counters("Hulk") == -2, "the other power is hers as well"
    rogue = duel.card("Rogue")
    duel.happens(lambda game: stun(game, [rogue], [()])).happens(lambda game: recover(game, [rogue], seat=YOU))
    assert not duel.has("Rogue", "ranged")


@pytest.mark.card("rogue")
@pytest.mark.parametrize("why", ["stunned only", "by a friend", "a friend KO'd"])
def test_rogue_absorbs_nothing_otherwise(duel, why):
    duel.you(front=["Rogue", BRUTE]).enemy(front=["Viper"])
    rogue, viper, brute = duel.card("Rogue"), duel.card("Viper"), duel.card("Brute")
    if why == "stunned only":
        duel.happens(lambda game: stun(game, [viper], [(rogue,)], manner="daze"))
    elif why == "by a friend":
        duel.happens(lambda game: knock_out(game, [viper], seat=YOU, source=brute))
    else:
        duel.you(front=[made_up("Gunner", RANGED)])
        gunner = duel.card("Gunner")
        duel.happens(lambda game: knock_out(game, [gunner], seat=YOU, source=rogue))
    assert not duel.has("Rogue", "ranged")


@pytest.mark.card("rogue")
def test_rogue_shares_the_credit_of_a_team(duel):
    duel.you(front=["Rogue", SCOUT]).enemy(front=["Viper"])
    duel.attacks("Rogue", "Scout", on="Viper").everyone_passes()
    if duel.in_combat:
        duel.enemy_strikes_back_at("Scout")
    assert (duel.enemy.ko_pile, duel.has("Rogue", "ranged")) == (["Viper"], True)


@pytest.mark.card("phoenix")
def test_phoenix_shields_defenders_as_often_as_she_likes(duel):
    duel.you(main="She-Hulk", front=[SCOUT, ARCHER], back=["Phoenix"], locations=["Academy"] * 3)
    duel.enemy(front=[BRUTE, made_up("Thug", atk=9, defense=9)])
    attacked_by(duel, "Brute", on="Scout").uses("Phoenix", "Teke Shield").everyone_passes()
    assert duel.stunned == set()
    attacked_by(duel, "Thug", on="Archer").uses("Phoenix", "Teke Shield").everyone_passes()
    assert (duel.stunned, used_up(duel, "Academy")) == (set(), 2)
    readies(duel, "Thug").attacks("Thug", on="Archer").everyone_passes()
    assert duel.stunned == {"Archer"}, "each shield is for one combat"


@pytest.mark.card("phoenix")
def test_the_shielded_strike_back(duel):
    duel.you(main="She-Hulk", front=[BRUTE], back=["Phoenix"], locations=["Academy"])
    duel.enemy(front=[made_up("Thug", atk=9, defense=5)])
    attacked_by(duel, "Thug", on="Brute").uses("Phoenix", "Teke Shield").everyone_passes()
    assert duel.stunned == {"Thug"}


@pytest.mark.card("heroines-of-arcadia")
@pytest.mark.parametrize("team", [True, False])
def test_heroines_of_arcadia_strengthen_a_team(duel, team):
    duel.you(main="Phoenix", front=[SCOUT, ARCHER], hand=["Heroines of Arcadia"]).enemy(front=[ROCK])
    duel.attacks(*(["Scout", "Archer"] if team else ["Scout"]), on="Rock")
    if team or duel.offers("play", "Heroines of Arcadia"):
        duel.plays("Heroines of Arcadia")
    assert [duel.stats(name) for name in ("Scout", "Archer")] == ([(4, 4)] * 2 if team else [(1, 4)] * 2)
    duel.everyone_passes()
    assert duel.in_combat or duel.stats("Scout") == (1, 4)


@pytest.mark.card("you-wont-like-her-when-shes-angry")
def test_an_angry_defender_grows(duel):
    duel.you(main="Phoenix", front=[SCOUT], hand=["You Won't Like Her When She's Angry"]).enemy(front=[WALL])
    attacked_by(duel, "Wall", on="Scout").plays("You Won't Like Her When She's Angry").everyone_passes()
    assert (duel.counters("Scout"), duel.counters("Wall")) == (2, 0)


@pytest.mark.card("build-a-better-world")
@pytest.mark.parametrize("fight", [False, True])
def test_a_better_world_turns_a_basic_location_face_up(duel, fight):
    duel.you(main="Phoenix", front=[SCOUT], hand=["Build a Better World"], face_down=["Academy", "Arcadia", "Thor"])
    duel.enemy(front=[ROCK], face_down=["Fortress"])
    if fight:
        attacked_by(duel, "Rock", on="Scout")
    duel.plays("Build a Better World")
    if named(duel) & {"Arcadia", "Thor", "Fortress"} and duel.offers("choose"):
        raise AssertionError(f"only the Academy is meant; there is: {duel.options}")
    assert duel.you.resources == ["Academy", "Arcadia (face down)", "Thor (face down)"]


def test_a_better_world_is_not_built_in_the_main_phase_of_an_enemy(duel):
    duel.you(main="Phoenix", hand=["Build a Better World"], face_down=["Academy"]).enemy(front=[ROCK]).on_enemy_turn()
    assert not duel.offers("play", "Build a Better World")


@pytest.mark.card("arcadia")
def test_arcadia_pays_any_symbol_for_a_force(duel):
    duel.you(main="Phoenix", front=["Dazzler", "Meggan", "Medusa", "Viper"], locations=["Arcadia"])
    duel.enemy(front=[WALL]).wound("Wall", 1)
    assert duel.can_use("Phoenix", "Life Incarnate")
    assert all(duel.can_use(*who) for who in (("Dazzler", "Dazzle"), ("Meggan", "Empathic Metamorph")))
    assert duel.can_use("Medusa", "Prehensile Hair")
    assert not duel.can_use("Viper", "Poison Darts"), "she is a Femme Fatale"
    duel.uses("Dazzler", "Dazzle")
    assert duel.you.resources == ["Arcadia (face down)"]
