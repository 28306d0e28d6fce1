"""What Loki and Ronan do as main characters of the MCU Villains."""

import pytest

from longbox.games.vs.chapters.readying import ready
from longbox.games.vs.table.kinds import MCU_HEROES
from longbox.games.vs.vocabulary.keywords import COCOON

from .duel import ENEMY, YOU
from .made_up import made_up
from .mcu_villains import (
    BRUTE,
    NINE,
    NOBODY,
    WALL,
    appears,
    attacked_by,
    card_of,
    level,
    names_it,
    picks_player,
    stuns,
    to_the_main_phase,
    xp,
)

LOKI, RONAN = "mcu-loki-main", "mcu-ronan-main"
FRIEND, HELPER = made_up("Friend"), made_up("Helper")


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
    duel.enemy(hand=[BRUTE], locations=["Academy"] * 2, deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert xp(duel) == 0, "those on your side need not"
    to_the_main_phase(duel).ends_turn().takes("done").takes("recruit", "Brute", amount=0)
    assert duel.decision.seat == ENEMY
    duel.says(kneels)
    assert xp(duel) == (0 if kneels else 1)
    assert ("Brute" in duel.exhausted) is kneels


@pytest.mark.card("mcu-loki-level-1", "mcu-loki-level-2")
def test_two_who_stand_upright_bring_loki_up(duel):
    duel.you(main=LOKI, deck=NINE).enemy(ko=["Thor", "Hulk"])
    for name, learned in (("Thor", (1, 1)), ("Hulk", (2, 0))):
        appears(duel, name).says(False)
        assert name in duel.enemy.front
        assert (level(duel), xp(duel)) == learned


@pytest.mark.card("mcu-loki-level-1")
def test_who_can_not_kneel_does_not(duel):
    duel.you(main=LOKI).enemy(hand=[made_up("Chrysalis", COCOON)])
    appears(duel, "Chrysalis")
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
    assert duel.you.resources == ["Laboratory (face down)"]


@pytest.mark.card("mcu-ronan-level-1")
def test_ronan_bathes_in_nobody_who_stands(duel):
    duel.you(main=RONAN, locations=["Laboratory"]).enemy(front=[BRUTE])
    if duel.can_use("Ronan", "Ritual Bath"):
        duel.uses("Ronan", "Ritual Bath")
    assert (duel.enemy.front, duel.counters("Ronan")) == (["Brute"], 0)


@pytest.mark.card("mcu-ronan-level-1")
def test_ronan_learns_from_all_who_share_the_team_of_whoever_appears(duel):
    duel.you(main=RONAN, front=["Sabretooth"], deck=NINE)
    duel.enemy(main="Thanos", front=["Ronan"], back=["Red Skull"], hand=["Mystique"], deck=NINE)
    duel.enemy(locations=["The Vault", "Academy"], face_down=["The Vault"])
    duel.ends_turn().takes("done").takes("recruit", "Mystique", amount=0)
    assert xp(duel) == 5, "Thanos, Ronan, Red Skull, Mystique and the Vault that shows"


@pytest.mark.card("mcu-ronan-level-1")
def test_those_face_down_and_those_of_other_teams_teach_ronan_nothing(duel):
    duel.you(main=RONAN, front=["Sabretooth"], deck=NINE).enemy(main="Thanos", ko=["Mystique"], front=["Red Skull"])
    duel.enemy(back=["Hawkeye", NOBODY], locations=["Academy"], face_down=["The Vault", "Ronan"])
    duel.stun("Red Skull")
    appears(duel, "Mystique")
    assert xp(duel) == 2, "Thanos and Mystique"


@pytest.mark.card("mcu-ronan-level-1")
def test_ronan_does_not_learn_from_those_without_a_team_or_on_your_side(duel):
    duel.you(main=RONAN, hand=["Sabretooth"], deck=NINE).enemy(hand=[NOBODY], deck=NINE)
    for name, seat in (("Sabretooth", YOU), ("Nobody", ENEMY)):
        appears(duel, name, seat)
    assert xp(duel) == 0


@pytest.mark.card("mcu-ronan-level-1")
@pytest.mark.rule("VS-TERM-05", "VS-TERM-06")
def test_locations_and_equipment_appear_too(duel):
    duel.you(main=RONAN, deck=NINE)
    duel.enemy(
        main="Sister Ripley", front=["Kane"], hand=["Weyland-Yutani Complex", "Earth", "Power Loader"], deck=NINE
    )
    duel.enemy(locations=["Earth"] * 3).ends_turn()
    duel.takes("resource", "Weyland-Yutani Complex", amount=1)
    assert xp(duel) == 3, "the Complex, Sister Ripley and Kane"
    duel.takes("equip", "Power Loader", to="Kane")
    assert level(duel) == 2, "the Power Loader makes four, and seven together"


@pytest.mark.card("mcu-ronan-level-1")
def test_a_location_laid_face_down_shows_no_team(duel):
    duel.you(main=RONAN, deck=NINE).enemy(main="Thanos", hand=["The Vault", "Academy"], deck=NINE).ends_turn()
    duel.takes("resource", "The Vault", amount=0)
    assert xp(duel) == 0


@pytest.mark.card("mcu-ronan-level-1", "mcu-ronan-level-2")
def test_ronan_levels_up_with_seven(duel):
    duel.you(main=RONAN).enemy(main="Thanos", ko=["Mystique"], front=["Ronan"])
    duel.game.state.put("xp", duel.you.main, 4)
    appears(duel, "Mystique")
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
    for name in ("Mystique", "The Vault")[:many]:
        duel.takes(verb, name)
    if many < 2:
        duel.takes("done")
    assert (sorted(duel.enemy.ko_pile), len(duel.enemy.hand)) == (sorted(("Mystique", "The Vault")[:many]), 5 - many)
    assert duel.game.state.known[card_of(duel, "Thor")] & (1 << YOU), "the hand was looked at"


@pytest.mark.card("mcu-ronan-level-2")
def test_ronan_looks_even_if_he_finds_nothing_to_cure(duel):
    duel.you(main=RONAN, level=2, locations=["Academy"]).enemy(hand=["Thor", "Academy"])
    names_it(duel.uses("Ronan", "I Will Cure It!"), MCU_HEROES)
    assert duel.offers("end")
    assert (duel.enemy.hand, duel.enemy.ko_pile) == (["Thor", "Academy"], [])


@pytest.mark.card("mcu-loki-level-1", "mcu-villains-hela-level-2")
@pytest.mark.parametrize(
    ("kneels", "at", "learned"), [((False, False), 2, 0), ((True, False), 1, 1), ((True, True), 1, 0)]
)
def test_of_several_who_appear_at_once_each_may_kneel(duel, kneels, at, learned):
    raised(duel, "mcu-loki-main", "Thor", "Hulk")
    for answer in kneels:
        while duel.offers("use"):
            duel.takes("use")
        duel.says(answer)
    assert (level(duel), xp(duel)) == (at, learned)
    assert len({"Thor", "Hulk"} & duel.exhausted) == sum(kneels)


@pytest.mark.card("mcu-ronan-level-1", "mcu-villains-hela-level-2")
def test_ronan_learns_from_each_of_several_who_appear_at_once(duel):
    raised(duel, "mcu-ronan-main", "Thor", "Hawkeye")
    while duel.offers("use"):
        duel.takes("use")
    assert xp(duel) == 2 + 2, "two Avengers are there when each of them appears"


def raised(duel, main, *names):
    """An enemy raises some from the dead, all at once."""
    duel.you(main=main, deck=NINE)
    duel.enemy(main="mcu-villains-hela-main", level=2, locations=["Fortress"] * 2, ko=list(names), deck=NINE)
    duel.ends_turn().uses("Hela", "By the Eternal Flame, You Are Reborn")
    if duel.offers("player"):
        picks_player(duel, ENEMY)
    while duel.offers("place"):
        duel.takes("place", amount=0)
