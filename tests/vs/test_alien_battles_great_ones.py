"""What the greatest Xenomorphs do, as main and as supporting characters, which came with The Alien Battles."""

import pytest

from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find
from longbox.games.vs.table.zones import ASIDE, DECK, FACEHUGGERS, HAND, KO_PILE, REMOVED
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import YOU
from .made_up import made_up, made_up_equipment

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", RANGED, atk=0, defense=20)
BRUTE = made_up("Brute", atk=6, defense=3)
GIANT = made_up("Giant", atk=20, defense=20)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def xp(duel):
    return duel.game.state.xp[duel.you.main]


def level(duel):
    return duel.game.face(duel.you.main).fact("level")


def attacked_by(duel, *names, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(*names, on=on).passes()


def all_named(duel, name, seat=YOU):
    """The characters of a name on a side, of whom there may be many."""
    state = duel.game.state
    return [
        card for card in duel.game.in_play() if duel.game.face(card).name == name and state.controller[card] == seat
    ]


def pile(duel, *names, seat=YOU):
    """Lay out a Facehugger Pile."""
    duel.game.state.new_cards([find(LIBRARY, name) for name in names], seat, FACEHUGGERS.at(seat), pool=400 + seat)
    return duel


def removed(duel):
    return [duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()]]


def empty_hand(duel):
    """Even the blank card goes."""
    for card in list(duel.game.state.zones[HAND.at(YOU)]):
        duel.game.move(card, ASIDE.at(YOU))
    return duel


@pytest.mark.card("the-perfect-organism-level-1")
@pytest.mark.parametrize("uses", [True, False])
def test_nobody_strikes_back_at_a_perfect_structure(duel, uses):
    duel.you(main="The Perfect Organism", front=["main"], locations=["Space"]).enemy(front=[GIANT])
    duel.attacks("The Perfect Organism", on="Giant")
    if uses:
        duel.uses("The Perfect Organism", "Its Structural Perfection...")
    duel.everyone_passes()
    assert duel.stunned == (set() if uses else {"The Perfect Organism"})


@pytest.mark.card("the-perfect-organism-level-1")
def test_its_friends_in_the_attack_are_not_struck_either(duel):
    friend = made_up("Friend", team="Xenomorphs", atk=1, defense=1)
    duel.you(main="The Perfect Organism", front=["main", friend], locations=["Space"]).enemy(front=[GIANT])
    duel.attacks("The Perfect Organism", "Friend", on="Giant")
    duel.uses("The Perfect Organism", "Its Structural Perfection...").everyone_passes()
    assert duel.stunned == set()


@pytest.mark.card("the-perfect-organism-level-1")
def test_a_perfect_structure_is_for_its_own_attacks(duel):
    duel.you(main="The Perfect Organism", front=["main"], locations=["Space"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="The Perfect Organism")
    assert not duel.can_use("The Perfect Organism", "Its Structural Perfection...")


@pytest.mark.card("the-perfect-organism-level-1")
@pytest.mark.parametrize(("atk", "learned"), [(1, 1), (2, 0)])
def test_the_perfect_organism_learns_by_surviving(duel, atk, learned):
    duel.you(main="The Perfect Organism", front=["main", WALL]).enemy(front=[made_up("Foe", atk=atk, defense=1), ROCK])
    duel.on_enemy_turn().attacks("Rock", on="Wall").everyone_passes()
    assert xp(duel) == 0, "others have survived"
    duel.attacks("Foe", on="The Perfect Organism").everyone_passes()
    assert xp(duel) == learned


@pytest.mark.card("the-perfect-organism-level-1", "the-perfect-organism-level-2")
def test_three_survivals_perfect_the_organism(duel):
    duel.you(main="The Perfect Organism", front=["main"]).enemy(front=[WALL])
    duel.game.state.put("xp", duel.you.main, 2)
    duel.attacks("The Perfect Organism", on="Wall").everyone_passes()
    assert (level(duel), duel.stats("The Perfect Organism")) == (2, (9, 3))


@pytest.mark.card("the-perfect-organism-level-2")
@pytest.mark.parametrize("uses", [True, False])
def test_hostility_keeps_attackers_from_striking(duel, uses):
    duel.you(main="The Perfect Organism", level=2, front=["main"], locations=["Academy"])
    duel.enemy(front=[BRUTE, made_up("Pal", atk=6, defense=3)])
    attacked_by(duel, "Brute", "Pal", on="The Perfect Organism")
    if uses:
        duel.uses("The Perfect Organism", "...Is Matched Only By Its Hostility")
    duel.everyone_passes()
    duel.takes("strike back", "Brute")
    assert duel.stunned == ({"Brute"} if uses else {"Brute", "The Perfect Organism"})


@pytest.mark.card("the-perfect-organism-level-2")
def test_hostility_is_no_help_against_shots(duel):
    duel.you(main="The Perfect Organism", level=2, front=["main"], locations=["Academy"]).enemy(back=[ARCHER])
    attacked_by(duel, "Archer", on="The Perfect Organism")
    duel.uses("The Perfect Organism", "...Is Matched Only By Its Hostility")
    duel.everyone_passes()
    assert duel.stunned == {"The Perfect Organism"}


@pytest.mark.card("the-queen-level-1")
def test_they_come_out_of_the_walls_by_one_name(duel):
    five = ["Ovomorph", "Leaping Xenomorph", "Ovomorph", "The Dragon", "Leaping Xenomorph"]
    duel.you(main="The Queen", locations=["Space"], deck=["Leaping Xenomorph", "Thor", *five, "Hulk", "Hulk"])
    duel.starts("turn").uses("The Queen", "They're Coming Out of the Walls!")
    assert set(duel.offered("take")) == {"Ovomorph", "Leaping Xenomorph"}, "The Dragon is no swarm"
    assert not duel.offers("done")
    duel.takes("take", "Leaping Xenomorph")
    assert set(duel.offered("take")) == {"Leaping Xenomorph"}, "one name"
    duel.takes("take", "Leaping Xenomorph").takes("put under", "Ovomorph").takes("put under", "The Dragon")
    assert sorted(duel.you.hand) == ["Hulk", "Hulk", "Leaping Xenomorph", "Leaping Xenomorph"]
    assert duel.you.deck[-2:] == ["Leaping Xenomorph", "Thor"]
    assert sorted(duel.you.deck[:3]) == ["Ovomorph", "Ovomorph", "The Dragon"]


@pytest.mark.card("the-queen-level-1")
def test_the_queen_need_not_take_all_of_the_name(duel):
    duel.you(main="The Queen", locations=["Space"], deck=["Ovomorph"] * 5 + ["Hulk", "Hulk"])
    duel.starts("turn").uses("The Queen", "They're Coming Out of the Walls!")
    assert duel.you.hand.count("Ovomorph") == 1
    duel.takes("take", "Ovomorph").takes("done")
    assert sorted(duel.you.hand) == ["Hulk", "Hulk", "Ovomorph", "Ovomorph"]
    assert duel.you.deck == ["Ovomorph"] * 3


@pytest.mark.card("the-queen-level-1")
def test_the_queen_learns_when_the_swarm_grows(duel):
    duel.you(main="The Queen", hand=["Ferocious Xenomorph", "Ferocious Xenomorph", "Leaping Xenomorph", "Kane"])
    duel.you(locations=["Space"] * 8, deck=NINE).enemy(front=["Ferocious Xenomorph"], deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Ferocious Xenomorph", amount=0)
    assert xp(duel) == 0, "the first on your side"
    duel.takes("recruit", "Leaping Xenomorph", amount=0)
    assert xp(duel) == 0
    duel.takes("recruit", "Ferocious Xenomorph", amount=1)
    assert xp(duel) == 1


@pytest.mark.card("the-queen-level-1")
def test_the_queen_learns_nothing_from_an_enemy_swarm_or_from_single_characters(duel):
    duel.you(main="The Queen", front=["Kane"], hand=["Kane"], locations=["Space"] * 2, deck=["Earth", *NINE])
    duel.enemy(front=["Ferocious Xenomorph"], hand=["Ferocious Xenomorph"], locations=["Space"] * 2, deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Kane", amount=0)
    duel.takes("done").takes("done").ends_turn().takes("done").takes("recruit", "Ferocious Xenomorph", amount=0)
    assert xp(duel) == 0


@pytest.mark.card("the-queen-level-2")
@pytest.mark.parametrize("place", ["deck", "hand", "ko"])
def test_the_queen_lays_an_egg_and_lets_eggs_hatch(duel, place):
    duel.you(main="The Queen", level=2, locations=["Laboratory"], deck=NINE).you(**{place: ["Ovomorph"]})
    duel.enemy(front=["Thor"])
    pile(duel, "Facehugger").uses("The Queen", "Who's Laying the Eggs?")
    duel.chooses("Ovomorph")
    assert "Ovomorph" in duel.you.back
    duel.says(True)
    assert ("Facehugger" in duel.you.back, duel.you.ko_pile, removed(duel)) == (True, ["Ovomorph"], ["Thor"])


@pytest.mark.card("the-queen-level-2")
def test_each_egg_of_the_queen_may_stay_closed(duel):
    duel.you(main="The Queen", level=2, front=["Ovomorph"], hand=["Ovomorph"], locations=["Laboratory"], deck=NINE)
    duel.enemy(front=["Thor", WALL])
    pile(duel, "Facehugger", "Facehugger").uses("The Queen", "Who's Laying the Eggs?")
    duel.chooses("Ovomorph").says(True).chooses("Thor").says(False)
    assert duel.offers("end")
    assert (len(all_named(duel, "Ovomorph")), len(all_named(duel, "Facehugger"))) == (1, 1)
    assert removed(duel) == ["Thor"]


@pytest.mark.card("the-dragon-level-1")
def test_the_dragon_is_ready_again_and_learns_from_each_attack(duel):
    duel.you(main="The Dragon", front=["main"], locations=["Fortress"] * 2).enemy(front=[WALL])
    duel.attacks("The Dragon", on="Wall").everyone_passes()
    assert (xp(duel), "The Dragon" in duel.exhausted) == (1, True)
    duel.uses("The Dragon", "Nobody Can Stop It")
    assert "The Dragon" not in duel.exhausted
    duel.attacks("The Dragon", on="Wall")
    assert xp(duel) == 2
    duel.everyone_passes()
    assert not duel.can_use("The Dragon", "Nobody Can Stop It")


@pytest.mark.card("the-dragon-level-1")
def test_the_dragon_learns_nothing_from_attacks_of_others(duel):
    duel.you(main="The Dragon", front=["main", BRUTE]).enemy(front=[ROCK])
    duel.attacks("Brute", on="Rock").everyone_passes()
    assert xp(duel) == 0
    duel.game.state.put("exhausted", duel.card("Rock"), 0)
    duel.on_enemy_turn().game.ask_again()
    assert xp(duel) == 0


@pytest.mark.card("the-dragon-level-2")
def test_the_dragon_feeds_on_those_it_kills(duel):
    duel.you(main="The Dragon", level=2, front=["main"], locations=["Space", "Fortress"], deck=NINE)
    duel.enemy(front=["Hulk", WALL], deck=NINE).wound("The Dragon", 3).counter("Hulk", -3)
    duel.attacks("The Dragon", on="Wall").everyone_passes()
    assert ("Wall" in duel.stunned, duel.wounds("The Dragon")) == (True, 3)
    duel.uses("The Dragon", "Nobody Can Stop It").uses("The Dragon", "It Feeds on Minds")
    assert duel.has("The Dragon", "lethal")
    duel.attacks("The Dragon", on="Hulk").everyone_passes()
    assert (duel.enemy.ko_pile, duel.wounds("The Dragon")) == (["Hulk"], 2)
    duel.ends_turn()
    assert not duel.has("The Dragon", "lethal")


@pytest.mark.card("the-dragon-level-2")
def test_the_dragon_feeds_as_often_as_it_kills_in_that_turn(duel):
    duel.you(main="The Dragon", level=2, front=["main"], locations=["Space", "Fortress"], deck=NINE)
    duel.enemy(front=[WALL, FLIMSY], deck=NINE).wound("The Dragon", 3).uses("The Dragon", "It Feeds on Minds")
    duel.attacks("The Dragon", on="Wall").everyone_passes().uses("The Dragon", "Nobody Can Stop It")
    duel.attacks("The Dragon", on="Flimsy").everyone_passes()
    assert (sorted(duel.enemy.ko_pile), duel.wounds("The Dragon")) == (["Flimsy", "Wall"], 1)


@pytest.mark.card("the-dragon-level-2")
def test_the_dragon_does_not_feed_on_what_others_kill(duel):
    duel.you(main="The Dragon", level=2, front=["main", BRUTE], locations=["Space"], deck=NINE)
    duel.enemy(front=[FLIMSY], deck=NINE).wound("The Dragon", 3).uses("The Dragon", "It Feeds on Minds")
    duel.attacks("Brute", on="Flimsy").everyone_passes()
    assert (duel.enemy.ko_pile, duel.wounds("The Dragon")) == (["Flimsy"], 3)


@pytest.mark.card("the-newborn-level-1")
def test_the_newborn_rages_with_empty_hands(duel):
    duel.you(main="The Newborn", front=["main"], locations=["Fortress"]).enemy(front=[ROCK])
    empty_hand(duel).attacks("The Newborn", on="Rock").uses("The Newborn", "Rrrrrrrraaaaaaaaaaar!!!")
    assert duel.counters("The Newborn") == 3
    duel.everyone_passes()
    assert duel.counters("The Newborn") == 3


@pytest.mark.card("the-newborn-level-1")
def test_the_newborn_does_not_rage_with_cards_in_hand(duel):
    duel.you(main="The Newborn", front=["main"], locations=["Fortress"]).enemy(front=[ROCK])
    duel.attacks("The Newborn", on="Rock")
    assert not duel.can_use("The Newborn", "Rrrrrrrraaaaaaaaaaar!!!"), "there is a card in hand"


@pytest.mark.card("the-newborn-level-1")
def test_the_last_card_in_hand_can_not_pay_for_the_rage(duel):
    empty_hand(duel).you(main="The Newborn", front=["main"], hand=["Fortress"]).enemy(front=[ROCK])
    duel.attacks("The Newborn", on="Rock")
    assert not duel.can_use("The Newborn", "Rrrrrrrraaaaaaaaaaar!!!")


@pytest.mark.card("the-newborn-level-1")
def test_the_newborn_rages_when_attacked(duel):
    duel.you(main="The Newborn", front=["main"], locations=["Fortress"]).enemy(front=[BRUTE])
    empty_hand(duel)
    attacked_by(duel, "Brute", on="The Newborn").uses("The Newborn", "Rrrrrrrraaaaaaaaaaar!!!")
    assert duel.stats("The Newborn") == (6, 6)


@pytest.mark.card("the-newborn-level-1")
@pytest.mark.parametrize("answer", [True, False])
def test_the_newborn_throws_its_hand_away_to_grow(duel, answer):
    duel.you(main="The Newborn", hand=["Thor", "Academy"], deck=NINE).enemy(hand=["Thor"], deck=NINE)
    duel.starts("turn").skips_building().says(answer)
    assert level(duel) == (2 if answer else 1)
    assert duel.you.hand == ([] if answer else ["Thor", "Academy", *NINE[:2]])
    assert "Thor" in duel.enemy.hand


@pytest.mark.card("the-newborn-level-2")
@pytest.mark.parametrize("uses", [True, False])
def test_a_beautiful_butterfly_strikes_first_and_at_all(duel, uses):
    duel.you(main="The Newborn", level=2, front=["main"], locations=["Space"])
    duel.enemy(front=[BRUTE, made_up("Pal", atk=6, defense=3)])
    attacked_by(duel, "Brute", "Pal", on="The Newborn")
    if uses:
        duel.uses("The Newborn", "A Beautiful Butterfly")
        assert duel.has("The Newborn", "ferocious")
    duel.everyone_passes()
    if not uses:
        duel.takes("strike back", "Brute")
    assert duel.stunned == ({"Brute", "Pal"} if uses else {"Brute", "The Newborn"})
    assert not duel.has("The Newborn", "ferocious")


@pytest.mark.card("the-newborn-level-2")
def test_the_butterfly_is_for_defending(duel):
    duel.you(main="The Newborn", level=2, front=["main"], locations=["Space"]).enemy(front=[GIANT])
    duel.attacks("The Newborn", on="Giant")
    duel.uses("The Newborn", "A Beautiful Butterfly")
    assert not duel.has("The Newborn", "ferocious")


@pytest.mark.card("the-dragon")
@pytest.mark.rule("VS-AMPLIFY-01")
@pytest.mark.parametrize(("laid", "held", "wounds"), [(["Space"], [], 1), ([], ["Space"], 0)])
def test_the_dragon_heals_and_amplified_more(duel, laid, held, wounds):
    duel.you(front=["The Dragon"], locations=laid, hand=held).enemy(front=[ROCK]).wound("The Dragon", 2)
    attacked_by(duel, "Rock", on="The Dragon").uses("The Dragon", "It Is Generally Unpleasant")
    assert duel.wounds("The Dragon") == wounds


@pytest.mark.card("the-perfect-organism")
@pytest.mark.parametrize(
    ("laid", "held", "defense", "falls"),
    [
        (["Academy"], [], 8, True),
        (["Academy"], [], 9, False),
        ([], ["Academy"], 12, True),
        ([], ["Academy"], 13, False),
    ],
)
def test_the_perfect_organism_strikes_with_twice_or_thrice_its_atk(duel, laid, held, defense, falls):
    duel.you(front=["The Perfect Organism"], locations=laid, hand=held)
    duel.enemy(front=[made_up("Block", atk=7, defense=defense)])
    attacked_by(duel, "Block", on="The Perfect Organism").uses(
        "The Perfect Organism", "This Thing is Huge! It's... It's Big!"
    )
    assert duel.stats("The Perfect Organism") == (4, 8), "its ATK does not change"
    duel.everyone_passes()
    assert duel.stunned == ({"Block"} if falls else set())


@pytest.mark.card("the-perfect-organism")
def test_the_perfect_organism_strikes_before_others(duel):
    duel.you(front=["The Perfect Organism"]).enemy(front=[made_up("Glass", atk=20, defense=4)])
    duel.attacks("The Perfect Organism", on="Glass").everyone_passes()
    assert duel.stunned == {"Glass"}


@pytest.mark.card("the-newborn")
@pytest.mark.parametrize(("laid", "held", "counters"), [(["Fortress"], [], 2), ([], ["Fortress"], 5)])
def test_the_newborn_has_tantrums(duel, laid, held, counters):
    duel.you(front=["The Newborn"], locations=laid, hand=held).enemy(front=[ROCK])
    attacked_by(duel, "Rock", on="The Newborn").uses("The Newborn", "Tantrum")
    assert duel.counters("The Newborn") == counters


@pytest.mark.card("the-newborn")
def test_the_newborn_strikes_back_at_all(duel):
    duel.you(front=["The Newborn"]).enemy(front=[made_up("One", atk=1), made_up("Two", atk=1)])
    duel.on_enemy_turn().attacks("One", "Two", on="The Newborn").everyone_passes()
    assert duel.stunned == {"One", "Two"}


@pytest.mark.card("the-queen")
@pytest.mark.parametrize("role", ["attacks", "defends"])
def test_the_queen_fetches_up_to_two_eggs(duel, role):
    duel.you(front=["The Queen"], locations=["Laboratory"], hand=["Ovomorph"], ko=["Ovomorph"])
    duel.you(deck=["Ovomorph", *NINE]).enemy(front=[ROCK])
    if role == "attacks":
        duel.attacks("The Queen", on="Rock")
    else:
        attacked_by(duel, "Rock", on="The Queen")
    duel.uses("The Queen", "Who's Laying The Eggs?")
    assert duel.offered("choose") == ["Ovomorph"] * 3
    for place in (DECK, KO_PILE):
        duel.picks(
            next(one for one in duel._matching("choose", None) if duel.game.state.zone[one.card] == place.at(YOU))
        )
    assert duel.you.hand.count("Ovomorph") == 3
    assert "Ovomorph" not in duel.you.deck + duel.you.ko_pile
    assert duel.you.back == ["Captain America"], "into the hand, unless amplified"
    assert not duel.offers("yes")


@pytest.mark.card("the-queen")
@pytest.mark.parametrize("answer", [True, False])
def test_the_amplified_queen_may_put_the_eggs_into_the_back_row(duel, answer):
    duel.you(front=["The Queen"], hand=["Laboratory"], ko=["Ovomorph"] * 2, deck=NINE).enemy(front=[ROCK])
    duel.attacks("The Queen", on="Rock").uses("The Queen", "Who's Laying The Eggs?")
    duel.chooses("Ovomorph", "Ovomorph").says(answer)
    assert duel.you.back.count("Ovomorph") == (2 if answer else 0)
    assert duel.you.hand.count("Ovomorph") == (0 if answer else 2)


@pytest.mark.card("the-queen")
def test_the_queen_says_who_is_struck_back_at(duel):
    friend = made_up("Friend", team="Xenomorphs", atk=1, defense=1)
    duel.you(front=["The Queen", friend]).enemy(front=[GIANT])
    duel.attacks("The Queen", "Friend", on="Giant").everyone_passes()
    assert duel.decision.seat == YOU
    duel.takes("strike back", "Friend")
    assert duel.stunned == {"Friend"}


@pytest.mark.rule("VS-KEYWORD-03")
@pytest.mark.parametrize("level", [1, 2])
def test_the_dragon_carries_no_equipment_as_a_main_character(duel, level):
    duel.you(main="The Dragon", level=level, front=[WALL], hand=[made_up_equipment("Kit", team="")])
    duel.you(locations=["Space"], deck=NINE).starts("turn").takes("done")
    assert duel.offers("equip", "Kit", to="Wall")
    assert not duel.offers("equip", "Kit", to="The Dragon")
