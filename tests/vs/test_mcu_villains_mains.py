"""What the main characters of the MCU Villains do but for Ultron: Abomination, Iron Monger, Loki and Ronan."""

import pytest

from longbox.games.vs.chapters.counters import gets, put_counters, remove_counters
from longbox.games.vs.chapters.readying import ready
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.table.kinds import MCU_HEROES
from longbox.games.vs.table.zones import FRONT
from longbox.games.vs.vocabulary.keywords import COCOON, FLIGHT

from .duel import ENEMY, THIRD, YOU
from .made_up import made_up
from .mcu_villains import (
    BRUTE,
    CROOK,
    NINE,
    ROCK,
    WALL,
    attacked_by,
    empty_hand,
    level,
    names_it,
    picks_player,
    stuns,
    until_your_next_turn,
    xp,
)

ABOMINATION, MONGER, LOKI, RONAN = (f"mcu-{name}-main" for name in ("abomination", "iron-monger", "loki", "ronan"))
WANT_THAT = "I Want That. I Need That. Make Me That."
REAL_FIGHT = "Give Me a Real Fight!"
GREAT_IDEA = "You Had a Great Idea, Tony"
FRIEND, HELPER = made_up("Friend"), made_up("Helper")


# Abomination


@pytest.mark.card("mcu-abomination-level-1")
@pytest.mark.parametrize(("of", "counters"), [("Brute", 4), ("Wall", 3)])
def test_abomination_gets_as_many_counters_as_somebody_else_has(duel, of, counters):
    duel.you(main=ABOMINATION, front=[WALL], locations=["Academy"]).enemy(front=[BRUTE, ROCK])
    duel.counter("Wall", 2).counter("Brute", 3).counter("Abomination", 1)
    duel.uses("Abomination", WANT_THAT)
    offered = duel.offered("choose")
    assert {"Wall", "Brute"} <= set(offered), "those of any side"
    assert "Abomination" not in offered
    duel.chooses(of)
    assert (duel.counters("Abomination"), duel.counters("Brute"), duel.counters("Wall")) == (counters, 3, 2)
    assert duel.you.resources == ["Academy (face down)"]


@pytest.mark.card("mcu-abomination-level-1")
def test_abomination_wants_no_minus_counters(duel):
    duel.you(main=ABOMINATION, locations=["Academy"]).enemy(front=[BRUTE, ROCK])
    duel.counter("Brute", -2).counter("Rock", 1)
    if duel.can_use("Abomination", WANT_THAT):
        duel.uses("Abomination", WANT_THAT)
        if duel.offers("choose", "Brute"):
            duel.chooses("Brute")
            assert duel.counters("Abomination") == 0
        else:
            assert duel.counters("Abomination") == 1


@pytest.mark.card("mcu-abomination-level-1")
def test_a_gain_of_atk_is_one_xp_for_abomination_however_large(duel):
    duel.you(main=ABOMINATION, locations=["Academy"], hand=["mcu-abomination"]).enemy(front=[BRUTE])
    duel.counter("Brute", 3).uses("Abomination", WANT_THAT)
    if duel.offers("choose", "Brute"):
        duel.chooses("Brute")
    assert (duel.counters("Abomination"), xp(duel)) == (3, 1)
    duel.takes("power up", "Abomination")
    assert (xp(duel), level(duel)) == (2, 1)


@pytest.mark.card("mcu-abomination-level-1")
@pytest.mark.rule("VS-STAT-14")
def test_what_is_no_gain_of_atk_teaches_abomination_nothing(duel):
    duel.you(main=ABOMINATION, front=[WALL]).enemy(front=[BRUTE])
    card, wall = duel.card("Abomination"), duel.card("Wall")
    duel.happens(lambda game: put_counters(game, (card,), -2, seat=ENEMY, source=-1))
    duel.happens(lambda game: remove_counters(game, (card,), seat=YOU, source=-1))
    duel.happens(lambda game: gets(game, (card,), 0, 3, ("turn", 0), seat=YOU, source=-1))
    duel.happens(lambda game: put_counters(game, (wall,), 2, seat=YOU, source=-1))
    assert xp(duel) == 0
    duel.happens(lambda game: gets(game, (card,), 2, 0, ("turn", 0), seat=YOU, source=-1))
    assert xp(duel) == 1


@pytest.mark.card("mcu-abomination-level-1", "mcu-abomination-level-2")
def test_abomination_levels_up_with_four(duel):
    duel.you(main=ABOMINATION).game.state.put("xp", duel.you.main, 2)
    card = duel.card("Abomination")
    for learned in ((1, 3), (2, 0)):
        duel.happens(lambda game: put_counters(game, (card,), 1, seat=YOU, source=-1))
        assert (level(duel), xp(duel)) == learned
    assert duel.stats("Abomination") == (8, 8)


@pytest.mark.card("mcu-abomination-level-2")
def test_abomination_strikes_back_at_a_whole_team(duel):
    duel.you(front=[FRIEND, HELPER]).enemy(main=ABOMINATION, level=2, front=["main"])
    duel.attacks("Friend", "Helper", on="Abomination").everyone_passes()
    assert duel.fallen == {"Friend", "Helper", "Abomination"}


def challenged(duel, **enemy):
    """Abomination wants a real fight; it is the enemy's turn, after their Formation Step."""
    duel.you(main=ABOMINATION, level=2, front=["main", WALL], locations=["Training Ground"], deck=NINE)
    duel.enemy(deck=NINE, **enemy)
    return duel.uses("Abomination", REAL_FIGHT).ends_turn().skips_building()


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_abomination_calls_somebody_forward_who_must_fight_him_first(duel):
    challenged(duel, front=[FRIEND, BRUTE], back=[HELPER])
    assert duel.decision.seat == YOU
    assert {"Helper", "Magneto"} <= set(duel.offered("choose"))
    assert "Wall" not in duel.offered("choose")
    duel.chooses("Helper")
    assert "Helper" in duel.enemy.front
    assert "Magneto" in duel.enemy.back
    assert duel.decision.seat == ENEMY
    assert duel.offers("attack", "Helper", to="Abomination")
    assert not duel.offers("attack", "Helper", to="Wall")
    assert not duel.offers("attack", "Friend", to="Wall")
    assert not duel.offers("attack", "Brute", to="Wall")
    assert duel.offers("end"), "or nobody attacks"
    duel.takes("attack", "Helper", to="Abomination")
    if duel.offers("done"):
        duel.takes("done")
    duel.everyone_passes()
    assert duel.offers("attack", "Brute", to="Wall"), "the next attack is free"


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_others_may_fight_abomination_at_the_side_of_whom_he_called(duel):
    challenged(duel, front=[FRIEND], back=[HELPER]).chooses("Helper")
    assert duel.offers("attack", "Friend", to="Abomination") or duel.offers("attack", "Helper", to="Abomination")
    duel.takes("attack", "Helper", to="Abomination").takes("join", "Friend")
    assert {duel.game.face(card).name for card in duel.game.state.attackers} == {"Friend", "Helper"}


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_nobody_is_bound_who_can_not_come_at_abomination(duel):
    duel.you(main=ABOMINATION, level=2, front=[WALL], back=["main"], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[FRIEND], back=[HELPER], deck=NINE)
    duel.uses("Abomination", REAL_FIGHT).ends_turn().skips_building().chooses("Helper")
    assert duel.offers("attack", "Friend", to="Wall"), "he stands behind the wall"
    assert duel.offers("attack", "Helper", to="Wall")


@pytest.mark.card("mcu-abomination-level-2")
@pytest.mark.rule("VS-CARD-36")
def test_a_stunned_abomination_gets_no_real_fight(duel):
    duel.you(main=ABOMINATION, level=2, front=["main", WALL], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[FRIEND], back=[HELPER], deck=NINE).uses("Abomination", REAL_FIGHT)
    stuns(duel, "Abomination").ends_turn().skips_building()
    if duel.offers("choose"):
        duel.chooses("Helper")
        assert "Helper" in duel.enemy.front, "he is called forward all the same"
    assert duel.offers("attack", "Friend", to="Wall")


@pytest.mark.card("mcu-abomination-level-2")
def test_the_real_fight_is_for_one_turn(duel):
    challenged(duel, front=[FRIEND], back=[HELPER]).chooses("Helper").ends_turn().skips_building().ends_turn()
    duel.skips_building()
    assert duel.offers("attack", "Friend", to="Wall"), "nobody is called forward once more"


@pytest.mark.card("mcu-abomination-level-2")
def test_a_turn_without_an_attack_leaves_nobody_bound(duel):
    challenged(duel, front=[FRIEND, made_up("Third")], back=[HELPER]).chooses("Helper")
    duel.ends_turn().skips_building()
    assert duel.decision.seat == YOU
    assert duel.offers("attack", "Abomination", to="Friend"), "nor is your own attack bound to anything"


def test_abomination_says_which_player_gives_him_a_real_fight(trio):
    trio.you(main=ABOMINATION, level=2, front=["main", WALL], locations=["Training Ground"], deck=NINE)
    trio.enemy(front=[FRIEND], deck=NINE).third(back=[HELPER], deck=NINE)
    trio.uses("Abomination", REAL_FIGHT)
    picks_player(trio, THIRD).ends_turn().skips_building()
    assert trio.decision.seat == ENEMY
    assert trio.offers("attack", "Friend", to="Wall"), "the other one is free"
    trio.ends_turn().skips_building()
    assert trio.decision.seat == YOU
    trio.chooses("Helper")
    assert trio.decision.seat == THIRD
    assert trio.offers("attack", "Helper", to="Abomination")
    assert not trio.offers("attack", "Helper", to="Wall")


# Iron Monger


@pytest.mark.card("mcu-iron-monger-level-1")
@pytest.mark.rule("VS-CARD-37")
def test_iron_monger_recruits_from_an_enemy_ko_pile_by_the_idea_of_another(duel):
    duel.you(main=MONGER, locations=["Academy"] * 6, ko=["Ant-Man"], deck=NINE)
    duel.enemy(ko=["Thor", "Academy", "Black Widow"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA)
    assert sorted(duel.offered("choose")) == ["Black Widow", "Thor"]
    duel.chooses("Thor").takes("done")
    assert duel.offered("recruit").count("Thor") >= 1
    assert "Black Widow" not in duel.offered("recruit")
    assert duel.game.state.points[YOU] == 6
    duel.takes("recruit", "Thor", amount=0)
    assert (duel.you.front, duel.enemy.ko_pile, duel.game.state.points[YOU]) == (["Thor"], ["Academy", "Black Widow"], 0)
    assert xp(duel) == 1, "it is a card that the enemy owns"


@pytest.mark.card("mcu-iron-monger-level-1")
def test_the_great_idea_is_no_gift_and_lasts_for_a_turn(duel):
    duel.you(main=MONGER, locations=["Academy"] * 5, deck=NINE).enemy(ko=["Thor"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA)
    if duel.offers("choose"):
        duel.chooses("Thor")
    duel.takes("done")
    assert not duel.offers("recruit", "Thor"), "five points are not six"
    duel.you(face_down=["Hulk"] * 3).takes("done").takes("done")
    duel.ends_turn().skips_building().ends_turn().takes("done")
    assert not duel.offers("recruit", "Thor"), "it was for that turn"
    assert xp(duel) == 0


@pytest.mark.card("mcu-iron-monger-level-1")
def test_whom_iron_monger_has_from_an_enemy_falls_back_to_that_enemy(duel):
    duel.you(main=MONGER, locations=["Academy"] * 6, deck=NINE).enemy(ko=["Thor"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA)
    if duel.offers("choose"):
        duel.chooses("Thor")
    duel.takes("done").takes("recruit", "Thor", amount=0)
    stuns(duel, "Thor").wound("Thor", 1)
    duel.happens(lambda game: None).skips_building() if duel.offers("done") else None
    from longbox.games.vs.chapters.stun import knock_out

    duel.happens(lambda game: knock_out(game, [duel.card("Thor")]))
    assert (duel.you.ko_pile, duel.enemy.ko_pile) == ([], ["Thor"])


@pytest.mark.card("mcu-iron-monger-level-1")
@pytest.mark.rule("VS-CARD-37")
def test_iron_monger_steals_ideas_whenever_enemies_recruit_and_not_from_his_own_cards(duel):
    duel.you(main=MONGER, hand=["Ant-Man"], locations=["Academy"], deck=NINE)
    duel.enemy(hand=["Black Widow", "Hawkeye"], locations=["Academy"] * 4, deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert xp(duel) == 0
    duel.skips_building() if duel.offers("done") else None
    duel.ends_turn().takes("done")
    duel.takes("recruit", "Black Widow", amount=0)
    assert xp(duel) == 1
    duel.takes("recruit", "Hawkeye", amount=0)
    assert xp(duel) == 2


@pytest.mark.card("mcu-iron-monger-level-1")
def test_what_only_appears_is_not_recruited(duel):
    duel.you(main=MONGER).enemy(ko=["Thor"])
    (thor,) = (card for card in range(len(duel.game.state.definition)) if duel.game.face(card).name == "Thor")
    duel.happens(lambda game: appear(game, thor, FRONT.at(ENEMY), seat=ENEMY, source=-1))
    assert (duel.enemy.front, xp(duel)) == (["Thor"], 0)


@pytest.mark.card("mcu-iron-monger-level-1", "mcu-iron-monger")
@pytest.mark.rule("VS-CARD-37")
def test_your_own_card_recruited_by_an_enemy_is_no_idea_of_others(duel):
    duel.you(main=MONGER, ko=["Ant-Man"], deck=NINE)
    duel.enemy(front=["mcu-iron-monger"], locations=["Academy"] * 3, deck=NINE)
    duel.ends_turn().uses("Iron Monger", "The Golden Goose").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert (duel.enemy.front, xp(duel)) == (["Iron Monger", "Ant-Man"], 0)


@pytest.mark.card("mcu-iron-monger-level-1", "mcu-iron-monger-level-2")
def test_iron_monger_levels_up_with_five(duel):
    duel.you(main=MONGER, deck=NINE).enemy(hand=["Black Widow", "Hawkeye"], locations=["Academy"] * 4, deck=NINE)
    duel.game.state.put("xp", duel.you.main, 3)
    duel.ends_turn().takes("done")
    for name, learned in (("Black Widow", (1, 4)), ("Hawkeye", (2, 0))):
        duel.takes("recruit", name, amount=0)
        assert (level(duel), xp(duel)) == learned
    assert duel.has("Iron Monger", "flight")


@pytest.mark.card("mcu-iron-monger-level-2")
def test_iron_monger_still_has_great_ideas(duel):
    duel.you(main=MONGER, level=2, locations=["Academy"] * 6, deck=NINE).enemy(ko=["Thor", "Hulk"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", GREAT_IDEA, "Thor").takes("done").takes("recruit", "Thor", amount=1)
    assert (duel.you.back, duel.enemy.ko_pile) == (["Iron Monger", "Thor"], ["Hulk"])


@pytest.mark.card("mcu-iron-monger-level-2")
@pytest.mark.parametrize(("of", "before", "after"), [("Brute", 0, 2), ("Brute", -2, 2), ("Rock", 0, 0), ("Brute", 4, 4)])
def test_the_suit_of_iron_monger_is_more_advanced(duel, of, before, after):
    duel.you(main=MONGER, level=2, front=[WALL], locations=["Fortress"]).enemy(front=[BRUTE, ROCK], back=[FRIEND])
    duel.stun("Friend").counter("Iron Monger", before)
    duel.uses("Iron Monger", "But My Suit is More Advanced")
    assert set(duel.offered("choose")) == {"Brute", "Rock", "Magneto"}
    duel.chooses(of)
    assert duel.counters("Iron Monger") == after
    assert duel.offers("end")


# Loki


@pytest.mark.card("mcu-loki-level-1")
@pytest.mark.parametrize("whom", ["Loki", "Brute"])
def test_loki_tricks_those_who_fight_in_any_turn(duel, whom):
    duel.you(main=LOKI, front=["main", WALL], locations=["Academy"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Loki").uses("Loki", "Trickster")
    assert set(duel.offered("choose")) == {"Loki", "Brute"}
    duel.chooses(whom)
    assert duel.stats(whom) == {"Loki": (5, 2), "Brute": (3, 6)}[whom]
    duel.everyone_passes()
    assert duel.stunned == {"Loki": {"Loki", "Brute"}, "Brute": set()}[whom]
    assert duel.stats("Brute") == (6, 3)


@pytest.mark.card("mcu-loki-level-1")
def test_loki_tricks_nobody_in_fights_of_others(duel):
    duel.you(main=LOKI, front=["main", WALL], locations=["Academy"]).enemy(front=[BRUTE])
    attacked_by(duel, "Brute", on="Wall")
    assert not duel.can_use("Loki", "Trickster")


@pytest.mark.card("mcu-loki-level-1")
@pytest.mark.parametrize("kneels", [True, False])
def test_who_does_not_kneel_before_loki_makes_him_stronger(duel, kneels):
    duel.you(main=LOKI, hand=["Ant-Man"], locations=["Academy"], deck=NINE)
    duel.enemy(hand=["Black Widow"], locations=["Academy"] * 2, deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert xp(duel) == 0, "those on your side need not"
    while not duel.offers("end"):
        duel.takes("done")
    duel.ends_turn().takes("done").takes("recruit", "Black Widow", amount=0)
    assert duel.decision.seat == ENEMY
    duel.says(kneels)
    assert xp(duel) == (0 if kneels else 1)
    assert ("Black Widow" in duel.exhausted) is kneels


@pytest.mark.card("mcu-loki-level-1", "mcu-loki-level-2")
def test_two_who_stand_upright_bring_loki_up(duel):
    duel.you(main=LOKI, deck=NINE).enemy(ko=["Thor", "Hulk"])
    for name, learned in (("Thor", (1, 1)), ("Hulk", (2, 0))):
        card = duel.game.state.zones[duel.enemy._at(__import__("longbox").games.vs.table.zones.KO_PILE)][0]
        duel.happens(lambda game, card=card: appear(game, card, FRONT.at(ENEMY), seat=ENEMY, source=-1)).says(False)
        assert name in duel.enemy.front
        assert (level(duel), xp(duel)) == learned


@pytest.mark.card("mcu-loki-level-1")
def test_who_can_not_kneel_does_not(duel):
    duel.you(main=LOKI).enemy(hand=[made_up("Chrysalis", COCOON)])
    card = next(c for c in range(len(duel.game.state.definition)) if duel.game.face(c).name == "Chrysalis")
    duel.happens(lambda game: appear(game, card, FRONT.at(ENEMY), seat=ENEMY, source=-1))
    if duel.offers("no"):
        assert not duel.offers("yes"), "whoever appears exhausted can't be exhausted"
        duel.says(False)
    assert xp(duel) == 1


@pytest.mark.card("mcu-loki-level-2")
def test_loki_makes_a_supporting_character_kneel_until_he_falls(duel):
    duel.you(main=LOKI, level=2, front=["main", WALL], locations=["Fortress"], deck=NINE)
    duel.enemy(front=[BRUTE, FRIEND], deck=NINE).exhaust("Friend")
    duel.uses("Loki", "In the End You Will Always Kneel")
    assert {"Wall", "Brute", "Friend"} == set(duel.offered("choose")), "of any side, and whoever kneels already"
    duel.chooses("Brute")
    assert "Brute" in duel.exhausted
    duel.ends_turn().skips_building()
    assert ("Brute" in duel.exhausted, "Friend" in duel.exhausted) == (True, False)
    brute = duel.card("Brute")
    duel.happens(lambda game: ready(game, [brute], seat=ENEMY))
    assert "Brute" in duel.exhausted, "nothing readies it"
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert "Brute" in duel.exhausted
    stuns(duel, "Loki")
    assert "Brute" in duel.exhausted, "it may, but nothing readies it yet"
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert "Brute" not in duel.exhausted


@pytest.mark.card("mcu-loki-level-2")
def test_whom_loki_made_kneel_recovers_exhausted(duel):
    duel.you(main=LOKI, level=2, locations=["Fortress"], deck=NINE).enemy(front=[BRUTE, FRIEND], deck=NINE)
    duel.uses("Loki", "In the End You Will Always Kneel", "Brute")
    stuns(duel, "Brute").ends_turn().skips_building()
    assert ("Brute" in duel.stunned, "Brute" in duel.exhausted) == (False, True)


@pytest.mark.card("mcu-loki-level-2")
def test_loki_tricks_at_level_2_as_well(duel):
    duel.you(main=LOKI, level=2, front=["main"], locations=["Academy"]).enemy(front=[BRUTE])
    duel.attacks("Loki", on="Brute").uses("Loki", "Trickster", "Loki")
    assert duel.stats("Loki") == (8, 4)


# Ronan


@pytest.mark.card("mcu-ronan-level-1", "mcu-ronan-level-2")
@pytest.mark.parametrize("at", [1, 2])
def test_ronan_bathes_in_those_who_are_down(duel, at):
    duel.you(main=RONAN, level=at, front=[WALL], locations=["Laboratory"])
    duel.enemy(front=[BRUTE, FRIEND], back=[HELPER]).stun("Wall").stun("Friend").stun("Helper").stun("Magneto")
    duel.uses("Ronan", "Ritual Bath")
    assert set(duel.offered("choose")) == {"Friend", "Helper"}
    duel.chooses("Helper")
    assert (duel.enemy.ko_pile, duel.counters("Ronan"), duel.stats("Ronan")) == (
        ["Helper"], 2, (4, 7) if at == 1 else (8, 9),
    )  # fmt: skip
    if at == 1:
        duel.game.state.put("face", duel.you.main, 1)
        duel.game.index()


@pytest.mark.card("mcu-ronan-level-1")
def test_ronan_bathes_in_nobody_who_stands(duel):
    duel.you(main=RONAN, locations=["Laboratory"]).enemy(front=[BRUTE])
    if duel.can_use("Ronan", "Ritual Bath"):
        duel.uses("Ronan", "Ritual Bath")
    assert (duel.enemy.front, duel.counters("Ronan")) == (["Brute"], 0)


def recruits(duel, name):
    """In the enemy's turn, the enemy recruits somebody."""
    return duel.ends_turn().takes("done").takes("recruit", name, amount=0)


@pytest.mark.card("mcu-ronan-level-1")
def test_ronan_learns_from_all_who_share_the_team_of_whoever_appears(duel):
    duel.you(main=RONAN, front=["Sabretooth"], deck=NINE)
    duel.enemy(main="Thanos", front=["Ronan"], back=["Red Skull"], hand=["Mystique"], deck=NINE)
    duel.enemy(locations=["The Vault", "Academy"], face_down=["The Vault"])
    duel.stun("Red Skull").game.state.put("frozen", 0, 0) if False else duel.stun("Red Skull")
    recruits(duel, "Mystique")
    assert xp(duel) == 4 + ("Red Skull" not in duel.stunned), "Thanos, Ronan, Mystique, the Vault; Red Skull is up again"


@pytest.mark.card("mcu-ronan-level-1")
def test_those_face_down_and_those_of_other_teams_teach_ronan_nothing(duel):
    duel.you(main=RONAN, front=["Sabretooth"], deck=NINE).enemy(main="Thanos", ko=["Mystique"], front=["Red Skull"])
    duel.enemy(back=["Hawkeye", made_up("Nobody", team="")], locations=["Academy"], face_down=["The Vault", "Ronan"])
    duel.stun("Red Skull")
    card = next(c for c in range(len(duel.game.state.definition)) if duel.game.face(c).name == "Mystique")
    duel.happens(lambda game: appear(game, card, FRONT.at(ENEMY), seat=ENEMY, source=-1))
    assert xp(duel) == 2, "Thanos and Mystique"


@pytest.mark.card("mcu-ronan-level-1")
def test_ronan_does_not_learn_from_those_without_a_team_or_on_your_side(duel):
    duel.you(main=RONAN, hand=["Sabretooth"], deck=NINE).enemy(hand=[made_up("Nobody", team="")], deck=NINE)
    for name, seat in (("Sabretooth", YOU), ("Nobody", ENEMY)):
        card = next(c for c in range(len(duel.game.state.definition)) if duel.game.face(c).name == name)
        duel.happens(lambda game, card=card, seat=seat: appear(game, card, FRONT.at(seat), seat=seat, source=-1))
    assert xp(duel) == 0


@pytest.mark.card("mcu-ronan-level-1")
@pytest.mark.rule("VS-TERM-05", "VS-TERM-06")
def test_locations_and_equipment_appear_too(duel):
    duel.you(main=RONAN, deck=NINE)
    duel.enemy(main="Sister Ripley", front=["Kane"], hand=["Weyland-Yutani Complex", "Earth", "Power Loader"], deck=NINE)
    duel.enemy(locations=["Earth"] * 3).ends_turn()
    duel.takes("resource", "Weyland-Yutani Complex", amount=1)
    assert xp(duel) == 3, "the Complex, Sister Ripley and Kane"
    duel.takes("equip", "Power Loader", to="Kane")
    assert xp(duel) == 3 + 4 - 4 * (not duel.game.face(duel.game.on(duel.card("Kane"))[0]).traits)


@pytest.mark.card("mcu-ronan-level-1")
def test_a_location_laid_face_down_shows_no_team(duel):
    duel.you(main=RONAN, deck=NINE).enemy(main="Thanos", hand=["The Vault", "Academy"], deck=NINE).ends_turn()
    duel.takes("resource", "The Vault", amount=0)
    assert xp(duel) == 0


@pytest.mark.card("mcu-ronan-level-1", "mcu-ronan-level-2")
def test_ronan_levels_up_with_seven(duel):
    duel.you(main=RONAN).enemy(main="Thanos", ko=["Mystique"], front=["Ronan"])
    duel.game.state.put("xp", duel.you.main, 4)
    card = next(c for c in range(len(duel.game.state.definition)) if duel.game.face(c).name == "Mystique")
    duel.happens(lambda game: appear(game, card, FRONT.at(ENEMY), seat=ENEMY, source=-1))
    assert level(duel) == 2


@pytest.mark.card("mcu-ronan-level-2")
@pytest.mark.parametrize("many", [0, 1, 2])
def test_ronan_cures_a_hand_of_a_team(duel, many):
    duel.you(main=RONAN, level=2, locations=["Academy"])
    duel.enemy(hand=["Mystique", "Thor", "The Vault", "Red Skull", "Academy"])
    duel.uses("Ronan", "I Will Cure It!")
    names_it(duel, "Super Villains")
    verb = duel.decision.options[0].verb
    assert set(duel.offered(verb)) == {"Mystique", "The Vault", "Red Skull"}
    for name in ("The Vault", "Mystique")[:many]:
        duel.takes(verb, name)
    if many < 2:
        duel.takes("done")
    assert (sorted(duel.enemy.ko_pile), len(duel.enemy.hand)) == (sorted(("The Vault", "Mystique")[:many]), 5 - many)
    thor = next(c for c in range(len(duel.game.state.definition)) if duel.game.face(c).name == "Thor")
    assert duel.game.state.known[thor] & (1 << YOU), "the hand was looked at"


@pytest.mark.card("mcu-ronan-level-2")
def test_ronan_looks_even_if_he_finds_nothing_to_cure(duel):
    duel.you(main=RONAN, level=2, locations=["Academy"]).enemy(hand=["Thor", "Academy"])
    names_it(duel.uses("Ronan", "I Will Cure It!"), MCU_HEROES)
    assert duel.offers("end")
    assert (duel.enemy.hand, duel.enemy.ko_pile) == (["Thor", "Academy"], [])
