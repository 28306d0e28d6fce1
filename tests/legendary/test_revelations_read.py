"""Revelations once more, where its cards are easily read wrongly: who is counted, where, and with how few."""

import pytest

from longbox.engine.cards import Card
from longbox.games.legendary import RULES
from longbox.games.legendary.table.kinds import TWIST, VILLAIN
from longbox.games.legendary.table.zones import HERO_DECK, MASTERMIND_SPACE, SCHEME_SPACE, TACTICS, VILLAIN_DECK

from .scenario import Scenario
from .test_adapting import ADAPTOID

HOOD = {"mastermind": "the-hood", "villains": ["hoods-gang", "spider-foes"]}
FEW = ["Bystander"] * 5
FULL = {"Streets": "Sentinel", "Rooftops": "Sentinel", "Bank": "Sentinel", "Sewers": "Sentinel"}


def reaper(**setup) -> Scenario:
    return Scenario(mastermind="grim-reaper", villains=["lethal-legion"], **setup)


@pytest.mark.card("radiant-blast")
def test_a_drawn_card_that_has_been_played_counts_still():
    table = Scenario().hand("Authorize Lethal Force", "Radiant Blast").deck("Odinson").play("Authorize Lethal Force")
    assert table.play("Odinson").play("Radiant Blast").attack == 3
    table = Scenario().hand("Break the Sound Barrier", "Radiant Blast").deck("Agent", "Trooper")
    assert table.play("Break the Sound Barrier").play("Radiant Blast").attack == 3, "these were drawn"
    table = Scenario().hand("Warp Time and Space", "Radiant Blast").hero_deck("Odinson")
    assert table.play("Warp Time and Space").play("Radiant Blast").attack == 2, "that was no draw"


@pytest.mark.card("radiant-blast", "dark-ms-marvel-moonstone")
def test_what_was_drawn_in_another_turn_does_not_count():
    table = Scenario().city(Bank="Dark Ms. Marvel (Moonstone)").hand("Agent", "Agent", "Radiant Blast", seat=1)
    table.deck("Odinson", seat=1).points(attack=8).leaving("fight", "Dark Ms. Marvel (Moonstone)")
    table.answer("Agent")
    assert sorted(table.in_hand(1)) == ["Odinson", "Radiant Blast"]
    table.leaving("end")
    assert table.state.active == 1
    table.points()
    table._choose(next(option for option in table.options if table._is(option, "play", "Radiant Blast")))
    assert table.attack == 2


@pytest.mark.card("dominate-the-battlefield")
def test_dominate_needs_ranged_and_counts_spaces():
    table = Scenario().hand("Dominate the Battlefield").play("Dominate the Battlefield")
    assert table.attack == 2
    table = Scenario().hand("Radiant Blast", "Dominate the Battlefield").city(Bank="Sentinel", Sewers="Blob")
    table.locations(Bridge="Laser Maze").play("Radiant Blast")
    assert table.play("Dominate the Battlefield").attack == 2 + 2 + 3


@pytest.mark.card("higher-further-faster")
def test_one_other_strength_is_not_enough_for_both():
    table = Scenario().hand("Odinson", "Higher, Further, Faster").play("Odinson")
    table.leaving("play", "Higher, Further, Faster")
    assert len(table.options) == 2


@pytest.mark.card("the-sword-of-s-h-i-e-l-d")
def test_three_agents_are_not_enough_for_the_sword():
    table = Scenario().hand(*["Agent"] * 3, "The Sword of S.H.I.E.L.D.")
    for _ in range(3):
        table.play("Agent")
    assert table.play("The Sword of S.H.I.E.L.D.").in_hand() == []


@pytest.mark.card("accelerate", "break-the-sound-barrier")
def test_speed_reveals_what_there_is():
    table = Scenario().hand("Accelerate").deck("Trooper", "Agent", "Trooper").play("Accelerate")
    assert (table.attack, table.in_discard(), table.in_deck()) == (1, ["Trooper", "Agent"], ["Trooper"])
    table = Scenario().hand("Keen Senses", "Accelerate").deck(*["Trooper"] * 3).play("Keen Senses").points()
    assert table.play("Accelerate").attack == 3, "no more than lie there"
    table = Scenario().hand("Oddball", "Break the Sound Barrier").deck("Agent", "Agent", *["Trooper"] * 7)
    table.play("Oddball").points().leaving("play", "Break the Sound Barrier", "Agent", "Agent")
    while table.can("top"):
        table.answer("top")
    assert (table.attack, len(table.in_hand()), len(table.in_discard())) == (6, 2, 6)


@pytest.mark.card("speedy-delivery")
@pytest.mark.parametrize("name", ["Officer", "Keen Senses"])
def test_the_next_hero_of_any_stack_is_delivered(name):
    table = Scenario().hand("Speedy Delivery", "Speedy Delivery").deck("Agent").play("Speedy Delivery")
    table.play("Speedy Delivery").points(recruit=9).recruit(name, "Speedy Delivery")
    assert table.in_deck() == [name, "Agent"]
    assert table.recruit("Keen Senses").in_discard() == ["Keen Senses"], "both spoke of the same next one"


@pytest.mark.card("race-to-the-rescue")
def test_a_grey_card_is_of_no_class():
    table = Scenario().hand("Race to the Rescue").deck("Agent", "Odinson").play("Race to the Rescue", "Tech", "top")
    assert (table.in_hand(), table.in_deck(), table.attack) == ([], ["Agent", "Odinson"], 3)
    table = Scenario().hand("Race to the Rescue").deck().play("Race to the Rescue", "Tech")
    assert table.in_hand() == []


@pytest.mark.card("hex-bolt", "alter-reality")
def test_hex_bolt_without_decks_and_alter_reality_for_memories():
    table = Scenario().hand("Radiant Blast", "Hex Bolt").deck(seat=1).play("Radiant Blast").leaving("play", "Hex Bolt")
    table._choose(table.options[1])
    assert not table.can("copy"), "nothing was discarded"
    table = Scenario().hand("Oddball", "Alter Reality").deck("Odinson").play("Oddball").points()
    table.play("Alter Reality", "yes")
    assert (table.attack, table.recruit_points, table.in_discard()) == (1, 2, ["Odinson"])
    assert Scenario().hand("Alter Reality").discard("Odinson").play("Alter Reality", "no").attack == 0


@pytest.mark.card("chaos-magic")
def test_chaos_puts_the_card_under_the_hero_deck_only_when_it_is_copied():
    table = Scenario().hand("Chaos Magic").hero_deck("Trooper", "Viper", "Agent").play("Chaos Magic")
    assert table.cards(HERO_DECK)[-1] == "Trooper"
    table.use("copy", "Chaos Magic")
    assert (table.attack, table.cards(HERO_DECK)[0]) == (1, "Trooper")
    assert not table.can("copy"), "once"


@pytest.mark.card("warp-time-and-space")
def test_warp_with_a_short_hero_deck_and_two_avengers():
    table = Scenario().hand("Odinson", "Odinson", "Warp Time and Space").discard("Oddball").hero_deck("Trooper")
    table.play("Odinson").play("Odinson").play("Warp Time and Space")
    assert (table.in_hand(), table.attack) == (["Trooper"], 0)


@pytest.mark.card("ares", "captain-marvel-noh-varr")
def test_last_stand_grows_as_others_fall():
    table = Scenario().city(Bank="Ares", Bridge="Sentinel").hand("Agent").points(attack=3)
    table.can("end")
    assert table.attack_of("Ares") == 6 + 3
    assert table.fight("Sentinel").attack_of("Ares") == 6 + 4
    table = Scenario().city(Bank="Ares").hand("Agent", "Wound").points(attack=10).fight("Ares")
    assert table.koed == ["Agent"]
    table = Scenario().city(Bridge="Captain Marvel (Noh-Varr)", **FULL).hand().villain_deck("Blob")
    table.begin_turn("Keen Senses")
    assert (table.wounds(0), table.wounds(1)) == (0, 0), "no other Dark Avenger stays"
    table = Scenario().city(**(FULL | {"Bridge": "Captain Marvel (Noh-Varr)", "Bank": "Ares"})).villain_deck("Blob")
    table.begin_turn("Keen Senses")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    table = Scenario().locations(Bank="Sentry's Watchtower").villain_deck("Captain Marvel (Noh-Varr)").begin_turn()
    assert table.wounds() == 0, "a Location is nobody"


@pytest.mark.card("dark-hawkeye-bullseye")
def test_dark_hawkeye_with_an_empty_ko_pile_or_an_expensive_one():
    table = Scenario().city(Bank="Dark Hawkeye (Bullseye)").hand("Odinson").ko_pile("Odinson", "Wound")
    table.points(attack=8).leaving("fight", "Dark Hawkeye (Bullseye)")
    table._choose(table.options[-1])
    assert table.in_discard(1) == [], "Heroes of cost 0 alone"
    table = Scenario(players=3).city(Bank="Dark Hawkeye (Bullseye)").hand("Agent").points(attack=8)
    table.leaving("fight", "Dark Hawkeye (Bullseye)")
    table._choose(table.options[1])
    assert (table.in_discard(1), table.in_discard(2), table.in_discard()) == (["Agent"], [], [])


@pytest.mark.card("dark-spider-man-scorpion")
def test_scorpion_must_take_what_is_cheap_enough():
    table = Scenario().city(Bank="Dark Spider-Man (Scorpion)").deck("Keen Senses", "Wound", "Agent").points(attack=10)
    table.leaving("fight", "Dark Spider-Man (Scorpion)")
    assert sorted(table.offered) == ["ko Keen Senses", "ko Wound"]
    table.answer("Wound")
    assert (table.koed, table.in_deck()) == (["Wound"], ["Keen Senses", "Agent"])
    table = Scenario().city(Bank="Dark Spider-Man (Scorpion)").deck("Odinson", "Odinson").points(attack=9)
    assert not table.can("fight", "Dark Spider-Man (Scorpion)"), "2 and twice four empty spaces"


@pytest.mark.card("sentry")
def test_the_void_defeated_by_an_effect_is_still_the_void():
    table = Scenario().city(Streets="Sentry").holding("Sentry", "Bystander").hand("Silent Sniper")
    table.discard("Agent", "Trooper", "Wound").play("Silent Sniper", "Agent", "Wound")
    assert sorted(table.koed) == ["Agent", "Wound"]
    table = Scenario().city(Bridge="Sentry", **FULL).villain_deck("Blob").begin_turn("Keen Senses")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)


@pytest.mark.card("cancer")
def test_cancer_escapes():
    table = Scenario().city(Bridge="Cancer", **FULL).discard("Agent", seat=1).villain_deck("Blob")
    table.begin_turn("Keen Senses")
    assert (table.wounds(0), table.wounds(1)) == (0, 1)


@pytest.mark.card("chemistro")
def test_chemistro_must_exchange_for_the_same_cost_or_less():
    table = Scenario().city(Bank="Chemistro").hand("Keen Senses").hq("Odinson", "Keen Senses", *["Odinson"] * 3)
    table.play("Keen Senses").points(attack=4).fight("Chemistro")
    assert (table.in_hq.count("Keen Senses"), table.in_discard()) == (1, ["Keen Senses"])


@pytest.mark.card("madam-masque")
def test_madam_masque_calls_henchmen_villains_and_knows_an_empty_deck():
    table = Scenario().villain_deck("Madam Masque", "HYDRA Kidnappers", "Bystander").begin_turn("villain")
    assert len(table.cards(VILLAIN_DECK)) == 2
    table = Scenario().city(Bank="Madam Masque").hand("Odinson", "Agent").points(attack=5)
    assert table.fight("Madam Masque", "Agent").koed == ["Agent"]


@pytest.mark.card("the-brothers-grimm")
def test_the_brothers_grimm_may_let_you_ko_one():
    table = Scenario().city(Bank="The Brothers Grimm").hand("Agent", "Agent").points(attack=2)
    table.fight("The Brothers Grimm", "Agent")
    assert (table.koed, table.in_discard()) == (["Agent"], ["Agent"])
    assert not Scenario().city(Bank="The Brothers Grimm").hand("Agent", "Agent").points(attack=1).can("fight")


@pytest.mark.card("the-hoods-warehouse")
@pytest.mark.rule("LG-LOCATION-04", "LG-LOCATION-05")
@pytest.mark.parametrize("epic", [False, True])
def test_the_warehouse_takes_what_is_printed_on_it(epic):
    """Whatever The Hood has by his Dark Memories or on his other side is his alone."""
    table = Scenario(**HOOD, epic=epic).locations(Bank="The Hood's Warehouse").discard("Odinson", "Oddball")
    table.points(attack=8)
    assert not table.can("fight", "The Hood's Warehouse")
    table = Scenario(**HOOD, epic=epic).locations(Bank="The Hood's Warehouse").discard("Odinson", "Oddball")
    table.points(attack=9).fight("The Hood's Warehouse")
    assert (table.in_victory(), table.points_won()) == (["The Hood's Warehouse"], 6), "no Bystanders a second time"


@pytest.mark.card("the-hood", "demonic-revelation")
def test_the_hood_leaves_the_others_and_wounds_where_they_were():
    table = Scenario(**HOOD).deck("Odinson", "Wound").deck(*["Agent"] * 6, "Odinson", seat=1).villain_deck("Strike")
    table.begin_turn()
    assert (table.in_discard(), table.in_deck()) == (["Odinson"], ["Wound"])
    assert table.in_deck(1)[-1] == "Odinson", "the seventh card is not reached"
    table = Scenario(**HOOD).tactics(*["Demonic Revelation"] * 2).hand("Agent", "Wound", seat=1).hand("Odinson")
    table.points(attack=9).fight("The Hood")
    assert (table.in_hand(1), table.in_hand()) == (["Agent", "Wound"], ["Odinson"])


@pytest.mark.card("focus-magic-through-guns")
def test_guns_ask_for_two_things_of_each_other_player():
    table = Scenario(**HOOD).tactics(*["Focus Magic Through Guns"] * 2).points(attack=9)
    table.hand("Oddball", "Team Player", seat=1).fight("The Hood", "reveal", "reveal")
    assert (table.in_hand(1), table.wounds(1), table.wounds(0)) == (["Oddball", "Team Player"], 0, 0)


@pytest.mark.card("paean-to-dormammu")
def test_dormammu_takes_the_decks_of_the_others():
    table = Scenario(**HOOD, players=3).tactics(*["Paean to Dormammu"] * 2).points(attack=9).fight("The Hood")
    assert [len(table.in_deck(seat)) for seat in range(3)] == [10, 0, 0]
    assert [len(table.in_discard(seat)) for seat in range(3)] == [0, 10, 10]


@pytest.mark.card("epic-the-hood")
def test_the_epic_hood_takes_grey_heroes_alone_and_as_many_as_there_are():
    table = Scenario(**HOOD, epic=True).deck("Wound", "Agent", "Odinson").discard("Trooper", "Wound")
    table.villain_deck("Strike").begin_turn()
    assert sorted(table.in_deck()) == ["Agent", "Trooper"]
    assert sorted(table.in_discard()) == ["Odinson", "Wound", "Wound"]


@pytest.mark.card("grim-reaper", "maze-of-bones")
def test_tactics_lie_over_the_city_and_make_the_reaper_stronger():
    table = reaper().tactics("Maze of Bones", "Maze of Bones", "Maze of Bones").deck().points(attack=40)
    table.fight("Grim Reaper")
    assert table.attack_of("Grim Reaper") == 9
    table.fight("Maze of Bones")
    assert (table.attack_of("Grim Reaper"), table.points_won()) == (8, 6)


@pytest.mark.card("cult-of-skulls")
def test_the_cult_takes_two_cards_at_most():
    table = reaper().tactics("Cult of Skulls", "Cult of Skulls").discard("Agent", "Trooper", "Wound").points(attack=8)
    table.fight("Grim Reaper", "Agent", "Trooper")
    assert (sorted(table.koed), table.in_discard()) == (["Agent", "Trooper"], ["Wound"])


@pytest.mark.card("swordsman", "carnival-of-wonders")
def test_the_carnival_alone_makes_the_swordsman_stronger():
    table = Scenario().city(Bank="Swordsman").locations(Bridge="Carnival of Wonders")
    table.can("end")
    assert table.attack_of("Swordsman") == 7
    table = Scenario().city(Bank="Swordsman").locations(Bridge="Carnival of Concussions")
    table.can("end")
    assert table.attack_of("Swordsman") == 7, "a Tactic of that name too"


@pytest.mark.card("remaker-the-matter-rearranger", "nightbringer-the-black-light", "spin-the-vortex-beam")
def test_rings_with_little_to_work_on():
    table = Scenario(players=3).city(Bank="Remaker, The Matter Rearranger").hand("Wound").points(attack=3)
    table.fight("Remaker, The Matter Rearranger", "done")
    assert (table.in_hand(), table.in_hand(2)) == (["Wound"], [])
    table = Scenario().city(Bank="Remaker, The Matter Rearranger").discard("Wound").points(attack=3)
    table.fight("Remaker, The Matter Rearranger", "Wound")
    assert (table.in_discard(), table.in_hand(1)) == ([], ["Wound"])
    name = "Nightbringer, The Black Light"
    table = Scenario().city(Bank=name).villain_deck("Laser Maze", "Ares").points(attack=3).leaving("fight", name)
    assert not table.can("choose", "Ares")
    assert not table.can("choose", "Laser Maze")


@pytest.mark.card("lightning-the-electro-blast", "zero-the-ice-blast")
def test_rings_that_may_be_declined_and_that_may_not():
    table = Scenario().city(Bank="Lightning, The Electro-Blast").deck("Odinson", "Agent").points(attack=3)
    table.fight("Lightning, The Electro-Blast", "no")
    assert table.in_deck() == ["Odinson", "Agent"]
    table = Scenario().city(Bank="Zero, The Ice Blast").hand("Odinson").play("Odinson").points(attack=3)
    assert table.fight("Zero, The Ice Blast").leaving("end").in_hand().count("Odinson") == 0, "it costs 3"


@pytest.mark.rule("LG-WIN-01", "LG-SHOWDOWN-01")
@pytest.mark.card("the-korvac-saga-transformed")
@pytest.mark.parametrize("challenge", ["final-showdown", "final-blow"])
def test_korvac_takes_the_mastermind_out_of_the_game_whatever_was_agreed(challenge):
    """No fourth Tactic was won, and the card that a Showdown or a last fight would be about lies in the KO pile."""
    table = Scenario(scheme="the-korvac-saga", challenges=[challenge]).villain_deck("Twist", *FEW).begin_turn()
    table.points(attack=19).fight("Korvac Revealed")
    assert (table.result.outcome, table.result.rule) == ("win", "LG-WIN-01")
    assert table.cards(MASTERMIND_SPACE) == table.cards(TACTICS) == []
    assert table.in_victory() == ["Korvac Revealed"]


@pytest.mark.rule("LG-WIN-01", "LG-ADAPT-01")
@pytest.mark.card("the-korvac-saga-transformed")
def test_with_korvac_also_a_mastermind_of_nothing_but_tactics_falls():
    table = Scenario(scheme="the-korvac-saga", **ADAPTOID).villain_deck("Twist", *FEW).begin_turn()
    table.points(attack=19).fight("Korvac Revealed")
    assert table.result.outcome == "win"
    assert table.cards(MASTERMIND_SPACE) == table.cards(TACTICS) == []
    assert table.in_victory() == ["Korvac Revealed"]


@pytest.mark.card("the-korvac-saga")
def test_korvac_searches_down_to_four_cards_in_solo_too():
    table = Scenario(players=1, solo="advanced", scheme="the-korvac-saga").hand(*["Agent"] * 6)
    table.villain_deck("Twist", *FEW).begin_turn("Keen Senses")
    assert len(table.in_hand()) == 4


@pytest.mark.card("secret-hydra-corruption")
def test_the_sympathizer_goes_to_whom_you_choose_and_costs_three():
    table = Scenario(scheme="secret-hydra-corruption").villain_deck("Twist", "Twist", *FEW).begin_turn().leaving("end")
    assert not table.points(recruit=2).can("use scheme")
    table.points(recruit=3)
    table._choose(next(option for option in table.options if option.verb == "use scheme"))
    table._choose(table.options[0 if table.options[0].amount == 0 else 1])
    assert sum(table.in_discard(seat).count("Officer") for seat in (0, 1)) == 1
    assert table.recruit_points == 0


@pytest.mark.card("secret-hydra-corruption-transformed")
def test_an_empty_officer_stack_is_the_end_on_the_side_that_says_so():
    table = Scenario(scheme="secret-hydra-corruption").stack("officers", 1).villain_deck("Twist", *FEW).begin_turn()
    assert table.result.outcome == "loss", "the last one has gone, and the Scheme has turned over"
    table = Scenario(scheme="secret-hydra-corruption").stack("officers", 0).hand("Agent").play("Agent")
    assert table.result is None


def in_villain_deck(**setup) -> list[Card]:
    """As it is dealt."""
    state = RULES.deal({item.name: item.default for item in RULES.form()} | setup, seed=1).state
    return [state.definition[card] for card in state.zones[VILLAIN_DECK.first]]


@pytest.mark.card("secret-hydra-corruption")
@pytest.mark.parametrize(("players", "twists"), [(1, 7), (2, 9), (3, 9), (4, 11), (5, 11)])
def test_the_corruption_has_twists_by_players(players, twists):
    deck = in_villain_deck(scheme="secret-hydra-corruption", players=players)
    assert [card.kind for card in deck].count(TWIST) == twists


@pytest.mark.card("earthquake-drains-the-ocean", "the-korvac-saga")
@pytest.mark.parametrize(
    ("scheme", "twists", "groups"), [("earthquake-drains-the-ocean", 11, 3), ("the-korvac-saga", 8, 2)]
)
def test_the_earthquake_brings_a_group_more(scheme, twists, groups):
    deck = in_villain_deck(scheme=scheme, players=2)
    assert [card.kind for card in deck].count(TWIST) == twists
    assert len({card.fact("group") for card in deck if card.kind == VILLAIN}) == groups


@pytest.mark.card("the-korvac-saga-transformed")
@pytest.mark.parametrize("number", [2, 4, 6])
def test_korvac_wounds_at_every_even_twist_before_the_last(number):
    table = Scenario(scheme="the-korvac-saga").twists_so_far(number - 2).villain_deck("Twist", "Twist", *FEW)
    table.begin_turn().leaving("end")
    assert (table.wounds(0), table.wounds(1)) == (1, 1)
    assert table.cards(SCHEME_SPACE) == ["The Korvac Saga"]
