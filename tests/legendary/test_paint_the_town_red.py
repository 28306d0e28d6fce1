"""Paint the Town Red: Heroes who crawl walls, the Sinister Six and Maximum Carnage."""

import pytest

from longbox.engine.frames import Scope
from longbox.games.legendary.table.kinds import HENCHMAN
from longbox.games.legendary.table.zones import HERO_DECK, HQ, TACTICS, VILLAIN_DECK
from longbox.games.legendary.vocabulary.keywords.striker import strikes_that_came

from .dealt import Dealt
from .scenario import Scenario

# Heroes


@pytest.mark.rule("LG-CARD-09")
def test_the_loot_of_the_casual_robbery_is_for_the_space_under_the_bank_and_spent_once():
    table = Scenario().hand("Casual Bank Robbery").hq("Odinson", "Odinson", "Oddball", "Oddball", "Oddball")
    table.play("Casual Bank Robbery")
    assert table.can("recruit", "Odinson"), "2 of its own and 1 for the space under the Bank"
    table.recruit("Odinson")
    assert not table.can("recruit", "Odinson")
    table = Scenario().hand("Casual Bank Robbery").hq("Odinson", "Agent", "Odinson", "Odinson", "Odinson")
    assert not table.play("Casual Bank Robbery").can("recruit", "Odinson"), "none of them lies under the Bank"


@pytest.mark.rule("LG-CARD-70")
@pytest.mark.parametrize(
    ("top", "attack"),
    [("Odinson", 2), ("Surge of Power", 2), ("Berserker Rage", 0), ("Call Lightning", 3), ("Wound", 0)],
)
def test_pickpocket_counts_the_numbers_inside_the_icons(top, attack):
    table = Scenario(players=3).hand("Pickpocket").deck(top, seat=2)
    table.leaving("play", "Pickpocket")
    table._choose(table.options[2])
    assert table.attack == attack
    assert table.in_deck(2) == [top]


def test_jinx_lets_you_judge_every_top_card():
    table = Scenario().hand("Jinx").deck("Odinson").deck("Trooper", seat=1)
    table.play("Jinx", "leave", "discard")
    assert (table.in_deck(), table.in_discard(1)) == (["Odinson"], ["Trooper"])


def test_the_cat_burglar_takes_bystanders_of_those_who_show_nothing_covert():
    table = Scenario(players=3).hand("Pickpocket", "Cat Burglar").deck("Wound")
    table.victory("Bystander", "Bystander", seat=1).victory("Bystander", seat=2).hand("Covert Operation", seat=2)
    table.leaving("play", "Pickpocket")
    table._choose(table.options[0])
    table.play("Cat Burglar", "reveal")
    assert [table.in_victory(seat) for seat in range(3)] == [["Bystander"]] * 3
    assert table.attack == 5 + 1


def test_moon_knight_weeds_after_a_fight_on_the_rooftops():
    table = Scenario().hand("Lunar Communion").discard("Wound").city(Rooftops="Hand Ninjas", Bank="Blob")
    table.points(attack=3).play("Lunar Communion").fight("Hand Ninjas", "Wound")
    assert table.koed == ["Wound"]
    table = Scenario().hand("Lunar Communion").discard("Wound").city(Bank="Hand Ninjas").points(attack=3)
    assert table.play("Lunar Communion").fight("Hand Ninjas").koed == []


def test_the_ankh_rescues_as_many_as_the_villain_on_the_rooftops_is_worth():
    table = Scenario().hand("Golden Ankh of Khonshu").city(Rooftops="Melter", Bank="Green Goblin").deck("Agent")
    table.points(attack=6).play("Golden Ankh of Khonshu").fight("Green Goblin")
    assert table.in_victory() == ["Green Goblin"]
    table.fight("Melter", "leave", "leave")
    assert table.in_victory().count("Bystander") == 3


def test_the_ankh_moves_a_villain_to_the_rooftops_after_tech():
    table = Scenario().hand("Crescent Moon Darts", "Golden Ankh of Khonshu").deck("Agent")
    table.city(Rooftops="Melter", Bank="Blob").play("Crescent Moon Darts").play("Golden Ankh of Khonshu", "Blob")
    assert table.where == {"Rooftops": "Blob", "Bank": "Melter"}


@pytest.mark.parametrize(("top", "drawn"), [("Keen Senses", True), ("Team Player", True), ("Odinson", False)])
def test_crescent_darts_draw_instinct_and_tech(top, drawn):
    table = Scenario().hand("Crescent Moon Darts").deck(top).play("Crescent Moon Darts")
    assert (table.in_hand() == [top]) is drawn


@pytest.mark.rule("LG-CARD-90")
@pytest.mark.parametrize(
    ("top", "drawn"),
    [
        ("Odinson", True),
        ("Avengers Assemble!", True),
        ("Venom Blast", False),
        ("Pickpocket", False),
        ("Trooper", False),
    ],
)
def test_venom_blast_draws_what_prints_recruit(top, drawn):
    table = Scenario().hand("Venom Blast").deck(top).play("Venom Blast")
    assert (table.in_hand() == [top]) is drawn


def test_bioelectric_shock_draws_what_prints_attack():
    assert Scenario().hand("Bioelectric Shock").deck("Trooper").play("Bioelectric Shock").in_hand() == ["Trooper"]
    assert Scenario().hand("Bioelectric Shock").deck("Agent").play("Bioelectric Shock").in_hand() == []


def test_the_radioactive_spider_wants_a_card_on_top_of_the_deck():
    table = Scenario().hand("Radioactive Spider", "Odinson", "Agent").deck("Trooper")
    table.play("Radioactive Spider", "Odinson")
    assert (table.in_deck(), table.recruit_points) == (["Odinson", "Trooper"], 3)
    assert not Scenario().hand("Radioactive Spider").can("play", "Radioactive Spider")


def test_pheromones_bring_a_hero_on_top_of_the_deck_after_a_spider_friend():
    table = Scenario().hand("Bioelectric Shock", "Arachno-Pheromones").deck("Agent")
    table.play("Bioelectric Shock").hq("Odinson", *["Keen Senses"] * 4).play("Arachno-Pheromones", "Odinson")
    assert table.in_deck() == ["Odinson", "Agent"]
    table = Scenario().hand("Arachno-Pheromones").hq("Odinson", *["Keen Senses"] * 4)
    assert table.play("Arachno-Pheromones", "Odinson").in_discard() == ["Odinson"]


def test_the_symbiote_likes_cards_that_cost_1_or_2():
    assert Scenario().hand("Dark Strength").deck("Pickpocket").play("Dark Strength").attack == 3
    assert Scenario().hand("Dark Strength").deck("Agent").play("Dark Strength").attack == 1
    table = Scenario().hand("Dark Strength", "Keen Senses", "Odinson", "Shadowed Spider").deck("Agent")
    table.play("Dark Strength").play("Keen Senses").play("Odinson").play("Shadowed Spider")
    assert table.attack == 1 + 1 + 1 + 2


def test_spider_sense_keeps_what_is_cheap():
    table = Scenario().hand("Spider-Sense Tingling").deck("Odinson", "Keen Senses", "Agent")
    table.play("Spider-Sense Tingling")
    assert (table.in_hand(), table.in_deck()) == (["Keen Senses"], ["Odinson", "Agent"])


def test_thwip_takes_two_cards():
    assert not Scenario().hand("Thwip!", "Odinson").can("play", "Thwip!")
    table = Scenario().hand("Thwip!", "Odinson", "Agent").deck("Trooper").play("Thwip!", "Odinson")
    assert (table.in_deck(), table.attack) == (["Agent", "Odinson", "Trooper"], 4)


# The Sinister Six


@pytest.mark.rule("LG-CARD-10")
def test_chameleon_copies_what_the_hero_beneath_gives():
    table = Scenario().city(Bank="Chameleon").hq("Keen Senses", "Surge of Power", *["Keen Senses"] * 3)
    table.points(attack=6, recruit=6).fight("Chameleon")
    assert table.in_hq[1] == "Surge of Power", "the card stays where it is"
    assert table.recruit_points == 6 + 2
    assert table.in_play() == []


@pytest.mark.rule("LG-CARD-10")
def test_chameleon_copies_a_superpower_where_its_class_was_played():
    table = Scenario().hand("Call Lightning").city(Bank="Chameleon")
    table.hq("Keen Senses", "Call Lightning", *["Keen Senses"] * 3).points(attack=6)
    table.play("Call Lightning").fight("Chameleon")
    assert table.attack == 6 + 3 - 6 + 3 + 3


@pytest.mark.rule("LG-CARD-11")
def test_what_chameleon_copied_was_not_played():
    table = Scenario().hand("Call Lightning").city(Bank="Chameleon")
    table.hq("Keen Senses", "Call Lightning", *["Keen Senses"] * 3).points(attack=6)
    table.fight("Chameleon").play("Call Lightning")
    assert table.attack == 3 + 3, "no Ranged card was played before it"


def test_hobgoblin_arms_all_six_with_bystanders():
    table = Scenario().city(Bank="Sandman", Streets="Blob").villain_deck("Hobgoblin").begin_turn()
    assert [len(table.held_by(name)) for name in ("Hobgoblin", "Sandman", "Blob")] == [1, 1, 0]


def test_kraven_hunts_the_dearest_hero():
    table = Scenario().city(Bank="Kraven the Hunter").hq("Odinson", "Call Lightning", *["Keen Senses"] * 3)
    assert table.attack_of("Kraven the Hunter") == 6
    table = Scenario().city(Bridge="Kraven the Hunter", Sewers="Blob", Bank="Blob", Rooftops="Blob", Streets="Blob")
    table.hq("Berserker Rage", "Odinson", "Call Lightning", "Odinson", "Odinson").villain_deck("Sentinel")
    table.begin_turn("Odinson")
    assert table.koed == ["Odinson", "Berserker Rage"], "after the usual loss the dearest goes, too"


def test_sandman_is_twice_as_strong_as_the_city_is_full():
    assert Scenario().city(Bank="Sandman", Sewers="Blob", Bridge="Blob").attack_of("Sandman") == 6


def test_shocker_and_vulture_fear_instinct():
    table = Scenario().hand("Keen Senses").hand("Agent", seat=1).villain_deck("Shocker").begin_turn("reveal")
    assert (table.in_hand(), table.in_discard(1)) == (["Keen Senses"], ["Agent"])


def test_vulture_flies_to_the_rooftops_or_the_bridge():
    table = Scenario().city(Rooftops="Blob", Bridge="Melter").villain_deck("Vulture").begin_turn("Melter")
    assert table.where == {"Rooftops": "Blob", "Sewers": "Melter", "Bridge": "Vulture"}
    assert Scenario().villain_deck("Vulture").begin_turn().where == {"Sewers": "Vulture"}


# Maximum Carnage


@pytest.mark.rule("LG-KW-FEAST-01", "LG-KW-FEAST-02", "LG-KW-FEAST-04")
def test_carrion_comes_back_from_a_feast_on_a_hero_that_costs_something():
    table = Scenario().city(Bank="Carrion").deck("Odinson").points(attack=4).fight("Carrion")
    assert (table.where, table.koed) == ({"Bank": "Carrion"}, ["Odinson"])
    table = Scenario().city(Bank="Carrion").deck("Agent").points(attack=4).fight("Carrion")
    assert (table.where, table.in_victory()) == ({}, ["Carrion"])


def test_demogoblin_takes_a_bystander_and_feasts():
    table = Scenario().deck("Odinson").villain_deck("Demogoblin").points(attack=5)
    table.begin_turn()
    assert table.held_by("Demogoblin") == ["Bystander"]
    assert table.points(attack=5).fight("Demogoblin").koed == ["Odinson"]


def test_doppelganger_is_as_strong_as_the_hero_beneath_is_dear():
    table = Scenario().city(Bank="Doppelganger").hq("Odinson", "Call Lightning", *["Keen Senses"] * 3)
    assert table.attack_of("Doppelganger") == 6
    assert Scenario().city(Sewers="Doppelganger").hq("Odinson").attack_of("Doppelganger") == 3


@pytest.mark.parametrize(("top", "wounds"), [("Agent", 1), ("Odinson", 0), ("Wound", 0)])
def test_shrieks_feast_on_a_hero_for_nothing_wounds_the_others(top, wounds):
    table = Scenario().city(Bank="Shriek").deck(top).points(attack=6).fight("Shriek")
    assert (table.wounds(0), table.wounds(1)) == (0, wounds)


# Masterminds


def carnage(**setup):
    return Scenario(mastermind="carnage", villains=["maximum-carnage", "hydra"], **setup)


@pytest.mark.rule("LG-KW-FEAST-03")
def test_carnage_feasts_on_everybody_and_wounds_whom_he_found_worthless():
    table = carnage().deck("Agent").deck("Odinson", seat=1).villain_deck("Strike").begin_turn()
    assert sorted(table.koed) == ["Agent", "Odinson", "Strike"]
    assert (table.wounds(0), table.wounds(1)) == (1, 0)


def test_endless_hunger_goes_on_while_it_is_fed_worthless_heroes():
    table = carnage().tactics("Endless Hunger").deck("Agent", "Trooper", "Odinson", "Agent").points(attack=9)
    table.leaving("fight", "Carnage")
    assert table.koed == ["Agent", "Trooper", "Odinson"]


def test_feed_me_pays_the_cost_of_what_was_eaten():
    table = carnage().tactics("Feed Me", "Feed Me").deck("Call Lightning").points(attack=9).fight("Carnage")
    assert (table.koed, table.recruit_points) == (["Call Lightning"], 6)


def test_drooling_jaws_choose_whom_to_eat():
    table = carnage().tactics("Drooling Jaws", "Drooling Jaws").deck("Odinson").deck("Agent", seat=1).points(attack=9)
    table.leaving("fight", "Carnage")
    table._choose(table.options[1])
    assert table.koed == ["Agent"]


def test_om_nom_nom_eats_the_others_bystanders_too():
    table = carnage().tactics("Om Nom Nom", "Om Nom Nom").deck("Agent").victory("Bystander", seat=1).points(attack=9)
    assert sorted(table.fight("Carnage").koed) == ["Agent", "Bystander"]


def mysterio(**setup):
    return Scenario(mastermind="mysterio", villains=["sinister-six", "hydra"], **setup)


@pytest.mark.rule("LG-CARD-62", "LG-WIN-01")
def test_mysterio_is_beaten_only_with_all_his_illusions():
    table = mysterio().tactics("Captive Audience").villain_deck("Strike", "Bystander").begin_turn()
    assert len(table.cards(TACTICS)) == 2
    table.points(attack=16).fight("Mysterio")
    assert table.result is None
    table.leaving("fight", "Mysterio")
    assert table.result.outcome == "win"


@pytest.mark.rule("LG-CARD-63", "LG-KW-STRIKER-08")
def test_a_strike_among_his_tactics_does_nothing_and_is_worth_6():
    table = mysterio().tactics().villain_deck("Strike", "Bystander").begin_turn()
    assert table.cards(TACTICS) == ["Strike"]
    table = mysterio().tactics("Blurring Images").villain_deck("Strike", "Bystander").begin_turn()
    won = table.points(attack=16).fight("Mysterio").in_victory()[0]
    assert table.points_won() == 6
    assert table.recruit_points == (1 if won == "Blurring Images" else 0)


def test_a_strike_that_was_won_as_a_tactic_counts_for_striker_and_one_left_does_not():
    seen = set()
    for seed in range(8):
        table = mysterio().random(seed).tactics("Captive Audience").villain_deck("Strike", "Bystander").begin_turn()
        before = strikes_that_came(table.game, Scope(-1))
        table.points(attack=8).fight("Mysterio")
        seen.add((table.in_victory()[0], before, strikes_that_came(table.game, Scope(-1))))
    assert {one for one in seen if one[0] == "Strike"} == {("Strike", 0, 1)}
    assert all(one[1:] == (0, 0) for one in seen if one[0] != "Strike")


def test_images_and_audience_count_what_is_left():
    table = mysterio().tactics("Blurring Images", "Blurring Images", "Blurring Images").points(attack=8)
    assert table.fight("Mysterio").recruit_points == 2
    table = mysterio().tactics("Captive Audience", "Captive Audience").points(attack=8).fight("Mysterio")
    assert table.in_victory().count("Bystander") == 1


def test_the_master_of_illusions_takes_strikes_back():
    table = mysterio(players=3).tactics("Master of Illusions", "Master of Illusions").victory("Strike", seat=1)
    table.points(attack=8).fight("Mysterio")
    assert (sorted(table.cards(TACTICS)), table.in_victory(1)) == (["Master of Illusions", "Strike"], [])
    table = mysterio().tactics("Master of Illusions").victory("Strike", seat=1).points(attack=8)
    table.leaving("fight", "Mysterio")
    assert table.in_victory(1) == ["Strike"], "it was the final one"


def test_the_mists_play_all_strikes_among_five_cards():
    table = mysterio().tactics("Mists of Deception", "Mists of Deception").points(attack=8)
    table.villain_deck("Sentinel", "Strike", "Bystander", "Strike", "Twist", "Hand Ninjas").bringing(2)
    table.fight("Mysterio")
    assert sorted(table.cards(TACTICS)) == ["Mists of Deception", "Strike", "Strike"]
    deck = table.cards(VILLAIN_DECK)
    assert deck[-1] == "Hand Ninjas"
    assert sorted(deck[:-1]) == ["Bystander", "Sentinel", "Twist"]


# Schemes


@pytest.mark.rule("LG-CARD-19")
def test_two_escaped_henchmen_of_a_name_fulfil_the_clone_saga():
    table = Scenario(scheme="the-clone-saga").escaped("Sentinel", "Hand Ninjas").hq(*["Berserker Rage"] * 5)
    table.city(Bridge="Sentinel", Streets="Blob", Rooftops="Blob", Bank="Blob", Sewers="Blob").villain_deck("Melter")
    table.leaving("begin")
    assert table.result.outcome == "loss"
    table = Scenario(scheme="the-clone-saga").escaped("Sentinel", "Bystander", "Bystander")
    assert table.villain_deck("Melter", "Melter").begin_turn().result is None


def test_the_clone_saga_ends_with_the_villain_deck():
    table = Scenario(scheme="the-clone-saga").villain_deck("Bystander")
    table.leaving("begin")
    assert table.result.outcome == "loss"


def test_whoever_has_no_twins_keeps_three_cards():
    table = Scenario(scheme="the-clone-saga").villain_deck("Twist", "Bystander")
    table.hand("Odinson", "Odinson", "Agent", "Agent", "Trooper")
    table.hand("Agent", "Agent", "Odinson", "Keen Senses", seat=1).begin_turn("reveal", "Keen Senses")
    assert (len(table.in_hand()), table.in_discard(1)) == (5, ["Keen Senses"])


@pytest.mark.rule("LG-CARD-92")
def test_a_bystander_costs_1_recruit_for_each_villain_defeated():
    table = Scenario(scheme="weave-a-web-of-lies").city(Bank="Hand Ninjas", Streets="Doctor Octopus")
    table.points(attack=7, recruit=2).leaving("fight", "Doctor Octopus", "yes")
    assert (table.in_victory().count("Bystander"), table.recruit_points) == (1, 1)
    table.leaving("fight", "Hand Ninjas", "no")
    assert (table.in_victory().count("Bystander"), table.recruit_points) == (1, 2)
    assert table.can("end"), "once for each of them"


def test_a_web_of_lies_hides_the_mastermind_from_who_has_rescued_too_few():
    lies = {"scheme": "weave-a-web-of-lies", "mastermind": "red-skull"}
    table = Scenario(**lies).villain_deck("Twist", "Bystander").begin_turn()
    table.points(attack=7)
    assert not table.can("fight", "Red Skull")
    assert [reason.rule for reason in table.why_not("fight", "Red Skull")] == ["LG-SPECIAL-01"]
    table.victory("Bystander").points(attack=7)
    assert table.can("fight", "Red Skull")


def bugle(**setup):
    return Scenario(scheme="invade-the-daily-bugle-news-hq", mastermind="red-skull", **setup)


def test_six_henchmen_of_another_group_are_among_the_heroes():
    for seed in range(5):
        table = Dealt(seed, scheme="invade-the-daily-bugle-news-hq")
        among = [card.name for card in (*table.cards(HERO_DECK), *table.hq_cards) if card.kind == HENCHMAN]
        assert len(among) == 6
        assert len(set(among)) == 1
        assert among[0] not in table.henchmen


@pytest.mark.rule("LG-CARD-45", "LG-CARD-46")
def test_the_strongest_villain_invades_the_hq_and_is_fought_there():
    table = bugle().city(Bank="Sentinel", Streets="Zzzax").villain_deck("Twist", "Bystander")
    table.hq("Odinson", "Oddball", "Keen Senses", "Keen Senses", "Keen Senses").begin_turn("Oddball")
    assert table.where == {"Bank": "Sentinel"}
    assert table.in_hq == ["Odinson", "Zzzax", "Keen Senses", "Keen Senses", "Keen Senses"]
    assert (table.wounds(0), table.wounds(1)) == (0, 0), "it has neither escaped nor ambushed anybody"
    assert not table.points(attack=5, recruit=9).can("recruit", "Zzzax")
    assert table.fight("Zzzax").in_victory() == ["Zzzax"]
    assert "Zzzax" not in table.in_hq


@pytest.mark.rule("LG-CARD-45")
def test_henchmen_come_into_the_hq_with_the_heroes_and_do_not_ambush():
    table = bugle().hero_deck("Sentinel").points(attack=3, recruit=3)
    table.state.enemies_elsewhere = 1
    table.hq("Odinson", *["Keen Senses"] * 4).recruit("Odinson")
    assert table.in_hq[0] == "Sentinel"
    assert not table.can("recruit", "Sentinel")
    assert table.can("fight", "Sentinel")


@pytest.mark.rule("LG-CARD-47")
def test_doppelganger_finds_no_hero_under_him_where_a_villain_lies_or_in_the_hq():
    table = bugle().city(Bank="Doppelganger", Streets="Destroyer").villain_deck("Twist", "Twist", "Bystander")
    table.hq("Odinson", "Call Lightning", *["Keen Senses"] * 3)
    table.begin_turn("Call Lightning")
    assert table.attack_of("Doppelganger") == 0, "the Destroyer lies under him"
    table = bugle().city(Bank="Doppelganger").hq("Odinson", "Call Lightning", *["Keen Senses"] * 3)
    table.villain_deck("Twist", "Bystander").begin_turn("Odinson")
    assert table.in_hq[0] == "Doppelganger"
    (card,) = table.state.zones[HQ.first]
    assert table.game.value(card, "attack") == 0


def test_five_villains_in_the_hq_fulfil_the_scheme():
    table = bugle().hq("Odinson", "Sentinel", "Sentinel", "Sentinel", "Sentinel").city(Bank="Zzzax")
    table.state.enemies_elsewhere = 1
    table.villain_deck("Twist", "Bystander").leaving("begin")
    assert table.result.outcome == "loss"
