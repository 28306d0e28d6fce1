"""What rulings say about the cards of A-Force, where their texts do not settle it."""

import pytest

from longbox.engine.modifiers import SET
from longbox.games.vs.chapters.capture import capture
from longbox.games.vs.chapters.stun import knock_out, leave_play, stun
from longbox.games.vs.table.stats import POWERLESS
from longbox.games.vs.table.zones import REMOVED

from .duel import ENEMY, YOU
from .made_up import made_up
from .test_a_force_heroes import comes_back, hides, named, picks

TWIST = "Find Cover"
"""A deck of which nothing is recruited or laid by chance."""
WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=9)
BRUTE = made_up("Brute", team="Underworld", atk=6, defense=3)
SCOUT = made_up("Scout", team="A-Force", atk=1, defense=4)
VAMP = made_up("Vamp", team="Femme Fatales", atk=1, defense=4)


def xp(duel, side=None):
    return duel.game.state.xp[(side or duel.you).main]


def of_level(duel, card, number):
    """The main character is of another level now."""
    duel.game.state.put("face", card, number - 1)
    duel.game.index()
    duel.game.ask_again()


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def until_your_next_turn(duel):
    return duel.ends_turn().skips_building().ends_turn()


def has_ko_d(duel, name, *victims):
    """Somebody of yours KO's enemies."""
    killer = duel.card(name, YOU)
    fallen = [duel.card(victim, ENEMY) for victim in victims]
    return duel.happens(lambda game: knock_out(game, fallen, seat=YOU, source=killer))


def all_named(duel, name, seat=YOU):
    return [
        card
        for card in duel.game.in_play()
        if duel.game.face(card).name == name and duel.game.state.controller[card] == seat
    ]


# Sister Grimm


@pytest.mark.card("sister-grimm-level-2", "singularity")
def test_a_spell_stays_spent_when_sister_grimm_has_been_away(duel):
    duel.you(main="Sister Grimm", level=2, front=["Singularity"], locations=["Academy"] * 2, deck=[TWIST] * 9)
    duel.enemy(deck=[TWIST] * 9).uses("Sister Grimm", "Open Sesame")
    hides(duel, "Sister Grimm").skips_building().ends_turn()
    comes_back(duel, "Sister Grimm").skips_building()
    of_level(duel, duel.you.main, 2)
    duel.you(locations=["Laboratory", "Academy"])
    assert not duel.can_use("Sister Grimm", "Open Sesame")
    assert duel.can_use("Sister Grimm", "Bounce House")


@pytest.mark.card("sister-grimm-level-2", "professor-x-level-2")
def test_a_spell_stays_spent_for_whoever_takes_sister_grimm_over(duel):
    duel.you(main="Professor X", level=2, locations=["Academy"] * 2 + ["Laboratory"], deck=[TWIST] * 9)
    duel.enemy(main="Sister Grimm", level=2, locations=["Academy"], deck=[TWIST] * 9).on_enemy_turn()
    duel.uses("Sister Grimm", "Open Sesame")
    of_level(duel, duel.enemy.main, 2)
    duel.ends_turn().skips_building().uses("Professor X", "Mental Domination")
    duel.takes("place", "Sister Grimm", amount=0)
    assert not duel.can_use("Sister Grimm", "Open Sesame")
    assert duel.can_use("Sister Grimm", "Bounce House")


@pytest.mark.card("sister-grimm")
def test_the_staff_of_one_shuffles_the_deck_it_has_searched(duel):
    rest = ["Thor", "Hulk", "Kane", "Earth", "Space", "Newt", "Call"]
    duel.you(back=["Sister Grimm"], front=[SCOUT], deck=["Open Fire", *rest], locations=["Academy"])
    duel.enemy(front=[ROCK]).attacks("Scout", on="Rock").uses("Sister Grimm", "The Staff of One")
    picks(duel, "Open Fire")
    assert sorted(duel.you.deck) == sorted(rest)
    assert duel.you.deck != rest


# Medusa


def holds(duel, *, front):
    """The enemy's first character is held by your Medusa."""
    duel.you(front=["Medusa"], locations=["Training Ground"], deck=[TWIST] * 9)
    duel.enemy(front=front, deck=[TWIST] * 9)
    return duel.uses("Medusa", "Prehensile Hair", front[0])


@pytest.mark.card("medusa", "major-victory")
@pytest.mark.parametrize("name", ["Thor", "Wall"])
def test_who_is_held_is_not_pushed(duel, name):
    holds(duel, front=["Thor", WALL]).you(front=["Major Victory"], locations=["Academy"])
    duel.uses("Major Victory", "Psychokinetic Shove")
    if name in duel.offered("choose"):
        duel.chooses(name)
    assert (name in duel.enemy.back) is (name == "Wall")
    assert "Thor" in duel.enemy.front


@pytest.mark.card("medusa", "cyclops")
@pytest.mark.parametrize("name", ["Thor", "Wall"])
def test_who_is_held_does_not_change_rows_by_a_power(duel, name):
    holds(duel, front=["Thor", WALL]).enemy(back=["Cyclops"], locations=["Training Ground"]).ends_turn()
    duel.skips_building().uses("Cyclops", "Battle Tactics")
    if name in duel.offered("choose"):
        duel.chooses(name)
    assert (name in duel.enemy.back) is (name == "Wall")
    assert "Thor" in duel.enemy.front


@pytest.mark.card("medusa")
def test_who_is_held_can_be_captured(duel):
    holds(duel, front=["Thor", WALL])
    medusa, thor = duel.card("Medusa"), duel.card("Thor")
    duel.happens(lambda game: capture(game, medusa, thor, seat=YOU))
    assert duel.enemy.front == ["Wall"]


@pytest.mark.card("medusa", "singularity")
def test_who_is_held_can_leave_the_game_and_comes_back_free(duel):
    holds(duel, front=["Thor", WALL, "Singularity"]).you(front=[SCOUT]).ends_turn().skips_building().ends_turn()
    picks(duel, "Thor").takes("done")
    assert "Thor" not in duel.enemy.front
    duel.skips_building().ends_turn().takes("use", "Singularity").takes("place", "Thor", amount=0)
    while not duel.offers("move"):
        duel.takes("done")
    assert duel.offers("move", "Thor")
    assert "Thor" not in duel.exhausted


# Singularity


@pytest.mark.card("singularity", "iceman")
@pytest.mark.rule("VS-CARD-50")
def test_who_was_frozen_comes_back_thawed_ready_and_in_the_row_that_you_choose(duel):
    duel.you(front=["Singularity", SCOUT], hand=["Iceman"], locations=["Fortress"], deck=[TWIST] * 9)
    duel.enemy(deck=[TWIST] * 9).starts("turn").takes("done").takes("recruit", "Iceman", amount=0).chooses("Scout")
    while not duel.offers("end"):
        duel.takes("done")
    duel.exhaust("Scout")
    hides(duel, "Scout").skips_building().ends_turn().takes("place", "Scout", amount=1)
    assert "Scout" in duel.you.back
    duel.skips_building()
    assert "Scout" not in duel.exhausted
    duel.exhaust("Scout")
    duel.ends_turn().takes("done").skips_building().ends_turn()
    assert "Scout" not in duel.exhausted, "the freeze did not wait for them"


@pytest.mark.card("singularity", "dazzler")
def test_who_had_lost_the_powers_comes_back_with_them(duel):
    duel.you(front=["Singularity", "Dazzler"], locations=["Laboratory"], deck=[TWIST] * 9)
    duel.enemy(front=[WALL], deck=[TWIST] * 9)
    dazzler = duel.card("Dazzler")
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [dazzler], ("game", 0)))
    assert not duel.can_use("Dazzler", "Dazzle")
    hides(duel, "Dazzler").skips_building().ends_turn()
    comes_back(duel, "Dazzler").skips_building().uses("Dazzler", "Dazzle")
    assert duel.stunned == {"Wall"}


@pytest.mark.card("singularity", "adolescent-xenomorph")
@pytest.mark.rule("VS-CARD-50")
def test_those_who_come_back_see_each_other_appear(duel):
    duel.you(front=["Singularity", *["Adolescent Xenomorph"] * 2], deck=[TWIST] * 9).enemy(deck=[TWIST] * 9)
    hides(duel, "Adolescent Xenomorph", "Adolescent Xenomorph").skips_building().ends_turn()
    while duel.offers("place") or duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    counters = duel.game.state.counters
    assert [counters[card] for card in all_named(duel, "Adolescent Xenomorph")] == [1, 1]


@pytest.mark.card("singularity", "purple-man")
@pytest.mark.rule("VS-CARD-50")
def test_who_comes_back_is_on_the_side_of_its_owner(duel):
    duel.you(main="Bullseye", front=["Singularity", "Purple Man"], locations=["Academy"], deck=[TWIST] * 9)
    duel.enemy(front=["Thor", WALL], deck=[TWIST] * 9).uses("Purple Man", "Brainwash", "Thor")
    hides(duel, "Thor").skips_building().ends_turn()
    assert duel.decision.seat == ENEMY, "the owner chooses the row"
    duel.takes("place", "Thor", amount=0)
    assert (duel.enemy.front, duel.you.front) == (["Wall", "Thor"], ["Singularity", "Purple Man"])


@pytest.mark.card("singularity", "goblin-queen", "demon-goblin")
def test_tokens_do_not_come_back(duel):
    duel.you(front=["Goblin Queen", "Singularity"], locations=["Academy"], deck=[TWIST] * 9).enemy(deck=[TWIST] * 9)
    duel.uses("Goblin Queen", "Summon Goblins")
    hides(duel, "Demon Goblin", "Demon Goblin").skips_building().ends_turn()
    duel.skips_building()
    assert duel.you.front.count("Demon Goblin") == 2


@pytest.mark.card("singularity", "thanos-level-1")
@pytest.mark.parametrize(("hidden", "learned"), [(True, 0), (False, 1)])
def test_a_hidden_main_character_gains_no_xp(duel, hidden, learned):
    duel.you(main="Thanos", front=["Singularity"], deck=[TWIST] * 9).enemy(front=[WALL], deck=[TWIST] * 9)
    hides(duel, *(["Thanos"] if hidden else [])).skips_building()
    wall, singularity = duel.card("Wall"), duel.card("Singularity")
    duel.happens(lambda game: knock_out(game, [wall], seat=YOU, source=singularity))
    assert xp(duel) == learned


@pytest.mark.card("singularity", "captain-america-level-1")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_hidden_main_character_is_not_on_your_side(duel, hidden):
    duel.you(front=["Singularity", WALL], hand=["Earth's Mightiest Heroes"], deck=[TWIST] * 9)
    duel.enemy(front=[BRUTE], deck=[TWIST] * 9)
    hides(duel, *(["Captain America"] if hidden else [])).skips_building()
    duel.attacks("Brute", on="Wall").passes()
    assert duel.offers("play", "Earth's Mightiest Heroes") is not hidden


@pytest.mark.card("singularity", "m-o-d-o-k")
def test_what_waits_for_the_start_of_the_turn_comes_too_early_for_those_who_come_back_with_it(duel):
    cards = ["Rhino", "Thor", "Hulk", "Angel", "Cloak", "Electro"]
    duel.you(front=["Singularity", "M.O.D.O.K."], deck=cards).enemy(deck=[TWIST] * 9)
    hides(duel, "M.O.D.O.K.").skips_building().ends_turn()
    comes_back(duel, "M.O.D.O.K.")
    assert not duel.offers("put under")
    assert (sorted(duel.you.hand), duel.you.deck) == (["Cloak", "Electro"], cards[:4]), "the turn has gone on"


@pytest.mark.card("singularity")
def test_they_come_back_though_singularity_has_lost_her_powers(duel):
    duel.you(front=["Singularity", SCOUT], deck=[TWIST] * 9).enemy(deck=[TWIST] * 9)
    hides(duel, "Scout").skips_building()
    singularity = duel.card("Singularity")
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [singularity], ("game", 0))).ends_turn()
    comes_back(duel, "Scout")
    assert "Scout" in duel.you.front


# Rogue


@pytest.mark.card("rogue", "hidden-weapons")
def test_rogue_gains_what_is_printed_only(duel):
    clay = made_up("Clay", atk=0, defense=1, health=1)
    duel.you(front=["Rogue", WALL], hand=["Hidden Weapons"]).enemy(front=[clay])
    duel.attacks("Rogue", on="Clay").plays("Hidden Weapons", "Clay")
    assert duel.has("Clay", "ranged")
    duel.everyone_passes()
    assert (duel.enemy.ko_pile, duel.has("Rogue", "ranged")) == (["Clay"], False)


@pytest.mark.card("rogue", "madame-masque")
def test_what_rogue_gains_speaks_of_rogue(duel):
    duel.you(front=["Rogue"], hand=["Rogue"]).enemy(front=["Madame Masque"])
    has_ko_d(duel, "Rogue", "Madame Masque").takes("power up", "Rogue").says(True)
    duel.takes("place", "Rogue", amount=0)
    assert (duel.you.front, duel.you.ko_pile) == (["Rogue", "Rogue"], [])


@pytest.mark.card("rogue", "xenomorph-spitter")
def test_rogue_spits_for_each_other_rogue(duel):
    duel.you(front=["Rogue", *["Xenomorph Spitter"] * 2], locations=["Laboratory"])
    duel.enemy(front=["Xenomorph Spitter", "Hulk", "Thor"])
    has_ko_d(duel, "Rogue", "Xenomorph Spitter").you(front=["Rogue"])
    duel.uses("Rogue", "Spit Acid", "Hulk", "Thor")
    assert (duel.counters("Hulk"), duel.counters("Thor")) == (-2, -2)
    assert duel.offers("end"), "the Spitters on her side are no Rogues"


@pytest.mark.card("rogue", "ultron")
def test_rogue_replicates_herself(duel):
    duel.you(front=["Rogue"], locations=["Laboratory"], deck=["Rogue", "Ultron", TWIST, TWIST])
    duel.enemy(front=["Ultron"]).starts("turn")
    has_ko_d(duel, "Rogue", "Ultron").uses("Rogue", "Replicate")
    assert named(duel) == {"Rogue"}
    if not duel.offers("place"):
        picks(duel, "Rogue")
    duel.takes("place", "Rogue", amount=0)
    assert (duel.you.front, sorted(duel.you.deck)) == (["Rogue", "Rogue"], ["Ultron"])


@pytest.mark.card("rogue", "composite-mary-walker")
def test_rogue_as_a_composite_finds_the_rogues_in_the_ko_pile(duel):
    duel.you(front=["Rogue"], ko=["typhoid-mary-walker"]).enemy(front=["composite-mary-walker", "Hulk"])
    has_ko_d(duel, "Rogue", "Mary Walker").attacks("Rogue", on="Hulk")
    assert not duel.offers("choose"), "a Mary Walker there is none of them"


@pytest.mark.card("rogue", "angel", "moonstone")
def test_a_second_flight_is_worth_nothing_to_rogue(duel):
    duel.you(front=["Rogue"]).enemy(front=["Angel", "Moonstone"])
    has_ko_d(duel, "Rogue", "Angel")
    assert (duel.has("Rogue", "dodge"), duel.has("Rogue", "flight")) == (True, False)


@pytest.mark.card("rogue", "viper")
def test_rogue_uses_a_power_that_she_has_twice_as_often_in_a_turn(duel):
    duel.you(front=["Rogue"], locations=["Training Ground"] * 3).enemy(front=["Viper", "Hulk"])
    has_ko_d(duel, "Rogue", "Viper").enemy(front=["Viper"])
    has_ko_d(duel, "Rogue", "Viper")
    duel.uses("Rogue", "Poison Darts", "Hulk").takes("done").uses("Rogue", "Poison Darts", "Hulk").takes("done")
    assert duel.counters("Hulk") == -2
    assert not duel.can_use("Rogue", "Poison Darts")


@pytest.mark.card("rogue", "ferocious-xenomorph")
@pytest.mark.parametrize("swarming", ["older", "both"])
def test_of_a_swarm_of_rogues_the_newest_stays_when_one_is_stunned(duel, swarming):
    duel.you(front=["Rogue"], hand=["Rogue"], locations=["Fortress"] * 7, deck=[TWIST] * 9)
    duel.enemy(front=["Ferocious Xenomorph"] * 2, deck=[TWIST] * 9)
    duel.starts("turn")
    has_ko_d(duel, "Rogue", "Ferocious Xenomorph").takes("done").takes("recruit", "Rogue", amount=0)
    assert duel.you.front == ["Rogue", "Rogue"]
    older, newer = all_named(duel, "Rogue")
    xenomorph = duel.card("Ferocious Xenomorph", ENEMY)
    if swarming == "both":
        duel.happens(lambda game: knock_out(game, [xenomorph], seat=YOU, source=newer))
    duel.happens(lambda game: stun(game, [older], [()]))
    assert all_named(duel, "Rogue") == ([older, newer] if swarming == "both" else [newer])
    duel.happens(lambda game: stun(game, [newer], [()]))
    assert all_named(duel, "Rogue") == [newer], "now at the latest"


# The others


@pytest.mark.card("build-a-better-world", "phoenix-level-2")
def test_a_better_world_is_not_built_in_the_middle_of_a_payment(duel):
    duel.you(main="Phoenix", level=2, ko=["Thor"], hand=["Build a Better World"])
    duel.you(locations=["Laboratory"], face_down=["Fortress"])
    assert not duel.can_use("Phoenix", "From the Ashes"), "the Fortress can't be turned over for it on the way"
    duel.you(locations=["Arcadia", "Fortress"])
    duel.uses("Phoenix", "From the Ashes")
    while {option.verb for option in duel.decision.options} == {"pay"}:
        duel.picks(duel.decision.options[0])
    assert duel.you.hand == ["Build a Better World"]
    duel.takes("place", "Thor", amount=0).takes("play", "Build a Better World")
    duel.picks(duel.decision.options[0])
    assert "Fortress" in duel.you.resources


@pytest.mark.card("mystique-level-1", "trickster-god")
def test_mystique_gains_atk_by_a_swap(duel):
    duel.you(main="Mystique", front=["main", "Ronan"], hand=["Trickster God"]).enemy(front=[ROCK])
    duel.attacks("Mystique", on="Rock").plays("Trickster God", "Mystique")
    assert (duel.stats("Mystique"), xp(duel)) == ((6, 1), 5)


@pytest.mark.card("mystique-level-1", "shock-to-the-system", "open-fire")
def test_what_mystique_gains_below_nought_counts(duel):
    duel.you(main="Mystique", front=["main"], hand=["Open Fire"]).enemy(front=[ROCK], hand=["Shock to the System"])
    duel.attacks("Mystique", on="Rock").passes().plays("Shock to the System")
    assert xp(duel) == 0
    duel.plays("Open Fire")
    assert xp(duel) == 2, "from -2 to 0"


@pytest.mark.card("moonstone")
@pytest.mark.parametrize("way", ["KO'd", "removed", "powerless"])
def test_flight_returns_when_moonstone_is_gone(duel, way):
    duel.you(front=["Moonstone"]).enemy(front=["Angel"])
    assert not duel.has("Angel", "flight")
    moonstone = duel.card("Moonstone")
    if way == "KO'd":
        duel.happens(lambda game: knock_out(game, [moonstone]))
    elif way == "removed":
        duel.happens(lambda game: leave_play(game, moonstone, REMOVED.at()))
    else:
        duel.happens(lambda game: game.modify("powers", SET, POWERLESS, [moonstone], ("game", 0)))
    assert duel.has("Angel", "flight")


@pytest.mark.card("silver-sable", "deadpool")
def test_two_mercenaries_of_different_teams_do_not_join_one_attack(duel):
    duel.you(front=["Silver Sable", "Deadpool", "main"]).enemy(front=[ROCK])
    duel.takes("attack", "Silver Sable", to="Rock")
    assert duel.offered("join") == ["Captain America"]
    duel.takes("join", "Captain America")
    assert not duel.offers("join", "Deadpool")


@pytest.mark.card("nebula")
def test_nebula_serves_nobody_who_is_out_of_the_game(duel):
    duel.you(main="Mystique", level=2, front=["Nebula"]).starts()
    assert duel.stats("Nebula") == (6, 6)
    mystique = duel.you.main
    duel.happens(lambda game: leave_play(game, mystique, REMOVED.at()))
    assert duel.stats("Nebula") == (3, 3)


@pytest.mark.card("goblin-queen", "demon-goblin", "bullseye-level-1")
def test_the_ko_of_a_goblin_counts(duel):
    duel.you(main="Bullseye", front=["main"]).enemy(front=["Goblin Queen"], locations=["Academy"], deck=[TWIST] * 9)
    duel.on_enemy_turn().uses("Goblin Queen", "Summon Goblins")
    duel.ends_turn().skips_building().attacks("Bullseye", on="Demon Goblin").everyone_passes()
    assert (xp(duel), duel.enemy.ko_pile) == (1, [])


@pytest.mark.card("lady-deathstrike", "cable")
def test_lady_deathstrike_survives_a_combat_that_stuns_her_as_it_ends(duel):
    duel.you(front=["Lady Deathstrike"], locations=["Fortress"])
    duel.enemy(main="Wolverine", front=["main", "Cable"], locations=["Training Ground"]).on_enemy_turn()
    duel.attacks("Wolverine", "Cable", on="Lady Deathstrike").uses("Cable", "Ultimate Soldier")
    duel.uses("Lady Deathstrike", "Death Strike").everyone_passes()
    duel.takes("strike back", "Wolverine")
    assert duel.stunned == {"Lady Deathstrike", "Wolverine"}
    assert duel.wounds("Wolverine") == 2


@pytest.mark.card("lady-deathstrike", "luke-cage-level-1")
def test_the_extra_wound_of_lady_deathstrike_is_not_that_of_the_stun(duel):
    duel.you(front=["Lady Deathstrike"], locations=["Fortress"])
    duel.enemy(main="Luke Cage", front=["main"], locations=["Fortress"])
    duel.attacks("Lady Deathstrike", on="Luke Cage").uses("Lady Deathstrike", "Death Strike")
    duel.uses("Luke Cage", "Impervious Skin").everyone_passes()
    assert (duel.stunned, duel.wounds("Luke Cage")) == ({"Luke Cage"}, 1)


@pytest.mark.card("morgan-le-fay", "rogue")
def test_growing_magic_grows_on_whoever_has_it(duel):
    duel.you(front=["Morgan le Fay", "Rogue"], locations=["Academy"] * 2, deck=[TWIST] * 9)
    duel.enemy(front=["Morgan le Fay"], deck=[TWIST] * 9).uses("Morgan le Fay", "Growing Magic")
    has_ko_d(duel, "Rogue", "Morgan le Fay").takes("use", "Rogue").says(False).uses("Rogue", "Growing Magic")
    assert duel.you.hand == [TWIST] * 3, "one, and then two"


def enters(duel, name, *, hand):
    """In an attack on Vamp somebody makes a dramatic entrance."""
    duel.you(hand=["Dramatic Entrance", *hand])
    attacked_by(duel, "Brute", on="Vamp").plays("Dramatic Entrance")
    if duel.offers("yes"):
        duel.says(True)
    if name in named(duel) and not duel.offers("place"):
        picks(duel, name)
    return duel


@pytest.mark.card("dramatic-entrance", "wasp")
def test_who_makes_a_dramatic_entrance_appears(duel):
    duel.you(front=[VAMP], back=["Wasp"]).enemy(front=[BRUTE, WALL])
    enters(duel, "Wasp", hand=["Wasp", "Academy"]).chooses("Wall")
    assert duel.counters("Wall") == -1
    assert (duel.you.front, duel.you.back) == (["Vamp", "Wasp"], ["Captain America"]), "there is one of a name"
    assert duel.game.state.defender == duel.card("Wasp")


@pytest.mark.card("dramatic-entrance")
@pytest.mark.parametrize("name", ["Groot", "Adam Warlock"])
def test_who_enters_stunned_does_not_defend_and_is_ko_d(duel, name):
    duel.you(front=[VAMP]).enemy(front=[BRUTE])
    enters(duel, name, hand=[name, "Thor"])
    assert duel.game.state.defender == -1
    duel.everyone_passes()
    assert (duel.you.front, duel.fallen, duel.in_combat) == (["Vamp"], {name}, False)
    assert name in duel.you.ko_pile


@pytest.mark.card("pixie", "singularity")
def test_without_singularity_whom_pixie_brought_is_lost(duel):
    duel.you(front=["Pixie", "Singularity"], deck=[TWIST] * 9 + ["Angel"], locations=["Laboratory"])
    duel.enemy(deck=[TWIST] * 9).uses("Pixie", "Hallucinogenic Dust").takes("place", "Angel", amount=0).ends_turn()
    if duel.decision.kind == "order":
        duel.takes("use", "Pixie")
    if duel.decision.seat == YOU and duel.offers("done"):
        assert "Angel" not in named(duel)
        duel.takes("done")
    assert duel.you.ko_pile == ["Angel"]
