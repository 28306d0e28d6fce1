"""X-Men: its cards in positions that come up seldom."""

import pytest

from longbox.games.legendary.chapters.shielding import HUMAN_SHIELD, capture_from_stack
from longbox.games.legendary.table import roles
from longbox.games.legendary.table.zones import ASIDE, BESIDE_SCHEME, HORROR_DECK, HORRORS

from .scenario import Scenario

CROWD = {"Streets": "Blob", "Rooftops": "Blob", "Bank": "Blob", "Sewers": "Blob"}
COMMANDOS = "Shi'ar Death Commandos"
KING = {"mastermind": "shadow-king", "players": 2, "villains": ["shadow-x", "hydra"]}


def side(table, name):
    """The Hero that a card becomes for whoever gains it."""
    return table._definition(name).facts["hero_side"]


def shielded(table, name, number=1):
    capture_from_stack(HUMAN_SHIELD, table.game, 0, table.find(name), number)
    return table


# Havok, and points that are good against one enemy only


@pytest.mark.rule("LG-KW-HUMANSHIELD-02")
@pytest.mark.card("blinding-burst")
def test_attack_against_the_mastermind_alone_pays_for_its_human_shields_first():
    def bursting(attack):
        table = Scenario(mastermind="red-skull").hand("Blinding Burst", "Dazzling Glamour").points(attack=attack)
        shielded(table.city(Bank=COMMANDOS), "Red Skull", 2)
        table.play("Blinding Burst").play("Dazzling Glamour").use("lightshow", "Blinding Burst")
        assert table.attack == attack + 2, "and 3 against the Mastermind, who takes 7"
        return table

    assert not bursting(1).can("ransom", "Red Skull")
    table = bursting(5).use("ransom", "Red Skull")
    assert (table.attack, len(table.held_by("Red Skull")), table.in_victory()) == (7 - 4, 1, ["Bystander"])
    assert not table.can("ransom", "Red Skull")
    assert bursting(2).use("ransom", "Red Skull").attack == 0


@pytest.mark.rule("LG-KW-HUMANSHIELD-02")
@pytest.mark.card("blinding-burst", "shiar-death-commandos")
def test_it_does_not_pay_for_those_of_a_villain():
    table = Scenario(mastermind="red-skull").hand("Blinding Burst", "Blinding Burst")
    shielded(table.city(Bank=COMMANDOS), COMMANDOS)
    table.play("Blinding Burst").play("Blinding Burst").use("lightshow", "Blinding Burst")
    assert not table.can("ransom")


@pytest.mark.card("unleash-havok")
def test_unleashed_he_discards_first_and_that_card_counts_for_nothing():
    table = Scenario().hand("Unleash Havok", "Odinson").deck("Covering Fire", "Trooper", "Agent")
    table.play("Unleash Havok")
    assert table.attack == 2 + 3 + 1
    assert table.in_discard() == ["Odinson", "Covering Fire", "Trooper"]


@pytest.mark.card("concussive-plasma", "radiation-focus-array")
def test_a_recruit_of_this_turn_is_in_the_discard_pile_and_a_played_card_is_not():
    table = Scenario().hand("Blinding Burst", "Concussive Plasma").deck().play("Blinding Burst")
    assert table.play("Concussive Plasma").attack == 2
    table = Scenario().hand("Concussive Plasma").hq("Blinding Burst", *["Odinson"] * 4).points(recruit=3)
    assert table.recruit("Blinding Burst").play("Concussive Plasma").attack == 2 + 1


# Beast, X-23


@pytest.mark.card("furry-fury")
@pytest.mark.parametrize(("top", "attack"), [("Hulk Smash!", 2 + 5 + 1), ("Covering Fire", 2 + 3)])
def test_beast_is_furious_once_more_for_a_strength_card_that_he_has_just_discarded(top, attack):
    table = Scenario().hand("Furry Fury").deck(top, "Trooper").play("Furry Fury")
    assert table.attack == attack


@pytest.mark.card("recursive-pummeling")
def test_beast_takes_back_all_three_or_none_without_the_gene():
    lying = ("Agent", "Blinding Burst", "Odinson", "Furry Fury", "Wound")
    table = Scenario().hand("Recursive Pummeling").deck("Trooper").discard(*lying)
    table.play("Recursive Pummeling", "Agent", "Blinding Burst", "Furry Fury")
    assert table.in_hand() == ["Agent", "Blinding Burst", "Furry Fury"]
    table = Scenario().hand("Recursive Pummeling").deck("Trooper").discard("Agent", "Odinson")
    table.play("Recursive Pummeling")
    assert table.in_hand() == []


@pytest.mark.card("adamantium-footclaws")
@pytest.mark.parametrize(("lying", "drawn"), [("Keen Senses", ["Agent"]), ("Adamantium Footclaws", [])])
def test_x_23_draws_for_an_instinct_card(lying, drawn):
    assert (
        Scenario().hand("Adamantium Footclaws").discard(lying).deck("Agent").play("Adamantium Footclaws").in_hand()
        == drawn
    )


@pytest.mark.card("healing-factor-genome")
def test_x_23_heals_what_she_has_just_discarded_and_need_not():
    table = Scenario().hand("Healing Factor Genome").deck("Wound", "Agent").play("Healing Factor Genome", "Wound")
    assert (table.koed, table.attack) == (["Wound"], 2)
    table = Scenario().hand("Healing Factor Genome").discard("Wound").deck("Agent")
    table.play("Healing Factor Genome", "done")
    assert table.koed == []


# Longshot


@pytest.mark.card("make-my-own-luck")
@pytest.mark.parametrize(
    ("answers", "koed", "lying"), [(("yes", "yes"), ["Wound"], []), (("yes", "no"), [], ["Wound"]), (("no",), [], [])]
)
def test_luck_ko_s_only_what_was_discarded(answers, koed, lying):
    table = Scenario().hand("Light a Spark", "Make My Own Luck").deck("Agent", "Wound").play("Light a Spark")
    table.play("Make My Own Luck", *answers)
    assert (table.koed, table.in_discard()) == (koed, lying)


# Shadow-X


@pytest.mark.card("dark-angel")
def test_dark_angel_lifts_nobody_but_who_comes_out_of_the_hq():
    table = Scenario(players=2).deck(*["Agent"] * 9).discard("Keen Senses").hq(*["Odinson"] * 5).points(recruit=9)
    table.hand(side(table, "Dark Angel")).play("Dark Angel").recruit("Officer")
    assert table.cards(ASIDE) == []
    assert table.recruit("Odinson").cards(ASIDE) == ["Odinson"]


@pytest.mark.card("shiar-patrol-craft")
def test_a_patrol_craft_lifts_an_officer_too():
    table = Scenario(players=2).city(Bank="Shi'ar Patrol Craft").points(attack=3, recruit=6)
    table.fight("Shi'ar Patrol Craft").recruit("Officer")
    assert table.cards(ASIDE) == ["Officer"]


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("betrayal-of-the-shadow", "dark-cyclops")
def test_whoever_turns_again_does_its_ambush_and_pushes_others_out():
    table = Scenario(players=2).city(Bridge="Sentinel", **CROWD).hq(*["Odinson"] * 5)
    table.villain_deck("Betrayal of the Shadow", "Bystander").begin_turn()
    table.discard(side(table, "Dark Cyclops"), "Agent", seat=1).hand("Agent", seat=1).deck(*["Agent"] * 6)
    table.end_turn("Odinson")
    assert table.where == {
        "Sewers": "Dark Cyclops",
        "Bank": "Blob",
        "Rooftops": "Blob",
        "Streets": "Blob",
        "Bridge": "Blob",
    }
    assert table.gone == ["Sentinel"]
    assert "Betrayal of the Shadow" in table.koed
    assert (table.in_discard(1), len(table.in_hand(0))) == (["Agent", "Agent"], 5)


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("betrayal-of-the-shadow")
def test_each_player_sends_one_back_from_hand_or_discard_pile():
    table = Scenario(players=3)
    beast, iceman, angel = (side(table, name) for name in ("Dark Beast", "Dark Iceman", "Dark Angel"))
    table.villain_deck("Betrayal of the Shadow", "Bystander").begin_turn()
    table.discard(beast, iceman).hand(angel, seat=1).deck(*["Agent"] * 6).end_turn("Dark Iceman")
    assert sorted(table.where.values()) == ["Dark Angel", "Dark Iceman"]
    assert table.in_discard(0) == ["Dark Beast"]


# Mojoverse


@pytest.mark.rule("LG-TRAP-02")
@pytest.mark.card("mindwarping-tv-broadcast")
def test_a_broadcast_without_a_villain_is_passed_at_once_and_human_shields_are_held_too():
    table = Scenario(players=2).villain_deck("Mindwarping TV Broadcast", "Bystander", "Bystander").begin_turn()
    assert "Mindwarping TV Broadcast" in table.end_turn().in_victory(0)
    table = Scenario(players=2).city(Bank="Minor Domo")
    shielded(table, "Minor Domo").villain_deck("Mindwarping TV Broadcast", "Bystander").begin_turn()
    for captive in list(table.game.on(table.find("Minor Domo"))):
        if not roles.held(table.game, table.find("Minor Domo"), HUMAN_SHIELD).count(captive):
            table.an_effect_kos_card(captive)
    assert table.held_by("Minor Domo") == ["Bystander"]
    table.end_turn()
    assert "Mindwarping TV Broadcast" in table.koed


@pytest.mark.card("spiral")
def test_spiral_does_the_same_as_she_escapes():
    table = Scenario(players=2).city(Bridge="Spiral", **CROWD).hq(*["Odinson"] * 5).hand("Trooper", "Odinson", seat=1)
    table.deck(*["Agent"] * 9, seat=1).hand("Light a Spark").villain_deck("Sentinel", "Bystander")
    table.begin_turn("Odinson", "reveal")
    assert table.in_hand(0) == ["Light a Spark"]
    assert (table.in_discard(1), table.in_hand(1)) == (["Trooper", "Odinson"], ["Agent"] * 5)


# Shi'ar


@pytest.mark.card("oracle")
def test_oracle_takes_nobody_of_five_or_nothing_from_short_decks():
    table = Scenario(players=2).deck("Calculated Rage", "Agent").discard().deck("Odinson", seat=1)
    table.villain_deck("Oracle", "Bystander").begin_turn()
    assert table.held_by("Oracle") == ["Odinson"]


@pytest.mark.card("shiar-trial-by-combat", "smasher")
def test_who_is_put_on_the_bridge_does_its_ambush():
    table = Scenario(players=2).hand("Agent").hand("Agent", seat=1).villain_deck("Shi'ar Trial by Combat", "Smasher")
    table.bringing(1).begin_turn()
    assert table.where == {"Bridge": "Smasher"}
    assert (table.in_discard(0), table.in_discard(1)) == (["Agent"], ["Agent"])


@pytest.mark.rule("LG-TRAP-03")
@pytest.mark.card("shiar-trial-by-combat")
def test_the_trial_is_about_the_end_of_the_turn_and_what_stands_there():
    table = Scenario().city(Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob")
    table.villain_deck("Shi'ar Trial by Combat", "Bystander", "Bystander").begin_turn().end_turn()
    assert "Shi'ar Trial by Combat" in table.in_victory()


# Shadow King


@pytest.mark.card("fiend-of-the-astral-plane")
def test_a_fiend_takes_as_many_as_there_are_and_a_zero_is_an_icon():
    table = Scenario(**KING).tactics("Fiend of the Astral Plane", "Fiend of the Astral Plane").points(attack=7)
    table.hand("Light a Spark", "Trooper", seat=1).deck(seat=1).hand("Agent").fight("Shadow King")
    assert (table.in_hand(1), table.in_deck(1), table.in_hand(0)) == (["Trooper"], ["Light a Spark"], ["Agent"])


@pytest.mark.card("telepathic-betrayal")
def test_without_the_trap_nothing_is_put_on_the_deck():
    table = Scenario(**KING).tactics("Telepathic Betrayal", "Telepathic Betrayal").points(attack=7)
    table.villain_deck("Sentinel", "Bystander").fight("Shadow King")
    assert len(table.state.zones[0]) == 2


@pytest.mark.card("poison-their-minds")
def test_minds_are_poisoned_of_all_others_who_have_a_hero_of_a_class():
    table = Scenario(**(KING | {"players": 3})).tactics("Poison their Minds", "Poison their Minds").points(attack=7)
    table.hand("Keen Senses").hand("Odinson", "Quick Draw", seat=1).hand("Agent", seat=2)
    table.fight("Shadow King", "Quick Draw")
    assert table.held_by("Shadow King") == ["Quick Draw"]
    assert (table.in_hand(0), table.in_hand(1), table.in_hand(2)) == (["Keen Senses"], ["Odinson"], ["Agent"])


# Schemes


@pytest.mark.card("x-men-danger-room-goes-berserk")
def test_four_neurotoxins_are_one_too_few():
    table = Scenario(scheme="x-men-danger-room-goes-berserk").villain_deck("Twist", "Sentinel").begin_turn()
    for _ in range(3):
        table._new("Twist", BESIDE_SCHEME.first, -1)
    table.game.index()
    table.end_turn()
    assert table.result is None


@pytest.mark.card("horror-of-horrors")
def test_the_fifth_twist_brings_a_horror_still():
    table = Scenario(mastermind="red-skull", scheme="horror-of-horrors", villains=["hydra"]).twists_so_far(4)
    table.villain_deck("Twist", *["Bystander"] * 9).hand("Agent", "Agent", "Agent").leaving("begin")
    assert table.result is None
    assert table.state.twists == 5


# What asks for a kind of card, and what may be left


@pytest.mark.card("bioengineered-assassin")
def test_an_assassin_need_not_ko_anything():
    table = Scenario().hand("Bioengineered Assassin", "Agent").deck("Keen Senses")
    assert table.play("Bioengineered Assassin", "done").koed == []


@pytest.mark.card("healing-factor-genome")
def test_nothing_but_wounds_is_healed():
    table = Scenario().hand("Healing Factor Genome", "Agent").deck("Agent").discard("Trooper")
    assert table.play("Healing Factor Genome").asked.endswith("about Actions(): ['play Agent', 'end']")


@pytest.mark.card("kinetic-blast-field")
@pytest.mark.parametrize(("before", "attack"), [("Odinson", 1), ("Keen Senses", 1 + 1 + 2)])
def test_a_blast_field_needs_instinct(before, attack):
    table = Scenario().hand(before, "Kinetic Blast Field").deck("Agent").play(before)
    assert table.play("Kinetic Blast Field").attack == attack


@pytest.mark.card("major-domo")
def test_the_major_hides_behind_one():
    table = Scenario().stack("bystanders", 20).villain_deck("Major Domo", "Bystander").begin_turn()
    assert table.held_by("Major Domo") == ["Bystander"]


@pytest.mark.card("dark-marvel-girl", "psychic-seduction")
def test_dear_heroes_and_other_teams_are_not_dominated():
    table = Scenario().hq("Furry Fury", "Calculated Rage", "Odinson", "Odinson", "Odinson")
    table.hero_deck(*["Odinson"] * 9).villain_deck("Dark Marvel Girl", "Bystander").begin_turn()
    assert table.held_by("Dark Marvel Girl") == ["Furry Fury"], "of 4, and the other of 5"
    table = Scenario(**KING).tactics("Psychic Seduction", "Psychic Seduction").points(attack=7)
    table.hq("Calculated Rage", "Bioengineered Assassin", "Human Cannon", "Human Cannon", "Human Cannon")
    table.hero_deck(*["Odinson"] * 9).fight("Shadow King")
    assert table.held_by("Shadow King") == ["Calculated Rage"], "of 5, and the other of 6"


@pytest.mark.card("shiar-death-commandos")
def test_commandos_are_fought_for_a_ko():
    table = Scenario().city(Bank=COMMANDOS).hand("Agent").points(attack=2).fight(COMMANDOS)
    assert (table.koed, table.points_won()) == (["Agent"], 1)


@pytest.mark.card("horror-of-horrors")
def test_the_fifth_horror_is_one_of_the_stack():
    table = Scenario(mastermind="red-skull", scheme="horror-of-horrors", villains=["hydra"]).twists_so_far(4)
    table._set(HORROR_DECK.first, ("Army of Evil",))
    table.villain_deck("Twist", "Bystander").begin_turn()
    assert table.cards(HORRORS) == ["Army of Evil"]


@pytest.mark.card("warlock")
@pytest.mark.parametrize(("before", "drawn"), [("Odinson", []), ("Adamantium Footclaws", ["Agent"])])
def test_warlock_needs_another_tech_card(before, drawn):
    table = Scenario()
    table.hand(before, side(table, "Warlock")).deck("Agent")
    assert table.play(before).play("Warlock").in_hand() == drawn
