"""What a board of Vs. System is drawn from."""

from longbox.engine.modifiers import SET
from longbox.engine.view import view
from longbox.games.vs.table.stats import POWERLESS
from longbox.seen import Seen


def seen(duel, seat=0):
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    return Seen(view(duel.game, seat))


def now(table):
    return [phase["name"] for phase in table["phases"] if phase["now"]]


def test_the_step_of_the_turn_is_marked_among_all_steps(duel):
    table = seen(duel)
    assert [phase["name"] for phase in table["phases"]] == [
        "Draw", "Recovery", "Resource", "Recruit", "Formation", "Main", "Combat", "End",
    ]  # fmt: skip
    assert now(table) == ["Main"]
    duel.ends_turn()
    assert now(seen(duel)) == ["Resource"]
    duel.takes("done")
    assert now(seen(duel)) == ["Recruit"]
    duel.takes("done")
    assert now(seen(duel)) == ["Formation"]


def test_a_combat_shows_both_sides_and_what_their_strikes_come_to(duel):
    duel.you(front=["Black Widow", "Black Panther"]).enemy(front=["Doctor Octopus"])
    duel.attacks("Black Widow", "Black Panther", on="Doctor Octopus")
    table = seen(duel)
    assert now(table) == ["Combat"]
    fight = table["combat"]
    assert [table.by_handle(handle)["name"] for handle in fight["attackers"]] == ["Black Widow", "Black Panther"]
    assert table.by_handle(fight["defender"])["name"] == "Doctor Octopus"
    assert list(fight["strikes"].values()) == [2, 3]
    assert (fight["atk"], fight["def"], fight["strikes_back"]) == (5, 5, 3)
    assert fight["stuns"]
    assert fight["first_strikes"], "Black Panther is Ferocious"


def test_who_can_not_strike_back_at_range_shows_no_strike(duel):
    duel.you(back=["Hawkeye"]).enemy(front=["Doctor Octopus"])
    duel.attacks("Hawkeye", on="Doctor Octopus")
    assert seen(duel)["combat"]["strikes_back"] == 0


def test_the_back_row_is_protected_by_whoever_stands_in_front_of_it(duel):
    duel.enemy(front=["Mystique"], back=["Doctor Octopus"])
    protected = seen(duel).cards("back row", 1)
    assert [card["protected"] for card in protected] == [True, True]
    duel.stun("Mystique")
    assert [card["protected"] for card in seen(duel).cards("back row", 1)] == [False, False]
    assert "protected" not in seen(duel).cards("front row", 1)[0]


def test_a_main_character_shows_its_next_level_and_the_xp_for_it(duel):
    main = seen(duel).by_handle(seen(duel)["mains"][0][0])
    assert (main["level"], main["next_level"], main["next_level_at"]) == (1, "captain-america-level-2", 3)
    duel.you(main="Captain America", level=2)
    main = seen(duel).by_handle(seen(duel)["mains"][0][0])
    assert (main["level"], main["next_level"], main["next_level_at"]) == (2, None, 0)


def test_numbers_that_have_changed_stand_beside_those_that_are_printed(duel):
    duel.you(front=["Hawkeye"]).counter("Hawkeye", 1)
    (hawkeye,) = seen(duel).cards("front row", 0)
    assert (hawkeye["atk"], hawkeye["def"]) == (3, 4)
    assert hawkeye["printed"] == {"atk": 2, "def": 3, "health": 1}


def test_a_stunned_character_has_no_keywords(duel):
    duel.you(front=["Hawkeye"]).stun("Hawkeye")
    (hawkeye,) = seen(duel).cards("front row", 0)
    assert hawkeye["stunned"]
    assert hawkeye["keywords"] == []


def test_a_keyword_shows_while_a_character_has_it(duel):
    duel.you(front=["Hulk"], hand=["Stark Tech"])
    assert "ranged" not in seen(duel).cards("front row", 0)[0]["keywords"]
    duel.plays("Stark Tech", "Hulk")
    assert "ranged" in seen(duel).cards("front row", 0)[0]["keywords"]
    duel.happens(lambda game: game.modify("powers", SET, POWERLESS, (duel.card("Hulk"),), ("turn", 0)))
    assert seen(duel).cards("front row", 0)[0]["keywords"] == []
