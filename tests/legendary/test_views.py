"""What a board of Legendary is drawn from."""

from longbox.engine.view import view
from longbox.games.legendary.chapters import points
from longbox.games.legendary.table.kinds import ATTACK_POINTS, BRIDGE
from longbox.games.legendary.table.zones import CITY_ROW
from longbox.games.legendary.vocabulary.nouns import the_mastermind
from longbox.seen import Seen

from .scenario import Scenario


def seen(table, seat=0):
    table.can("end")
    return Seen(view(table.game, seat))


def now(table):
    return [phase["name"] for phase in table["phases"] if phase["now"]]


def test_the_part_of_the_turn_is_marked_among_all_parts():
    table = seen(Scenario())
    assert [phase["name"] for phase in table["phases"]] == ["Villain Deck", "Play, recruit, fight", "New hand"]
    assert now(table) == ["Play, recruit, fight"]


def test_every_space_of_the_city_is_there_also_the_empty_ones():
    table = seen(Scenario().city(Bank="Sentinel", Bridge="Venom"))
    assert table["city"] == ["Sewers", "Bank", "Rooftops", "Streets", "Bridge"]
    names = [[card["name"] for card in table.cards("city", space)] for space in table["city"]]
    assert names == [[], ["Sentinel"], [], [], ["Venom"]]
    assert [len(table.cards("hq", space)) for space in table["hq"]] == [1] * 5


def test_points_are_counted_as_made_and_as_left():
    table = Scenario().hand("Agent", "Agent", "Trooper").hq("Keen Senses")
    table.play("Agent").play("Agent").play("Trooper").recruit("Keen Senses")
    board = seen(table)
    assert (board["recruit_made"], board["recruit"]) == (2, 0)
    assert (board["attack_made"], board["attack"]) == (1, 1)


def test_enemies_show_what_they_cost_now_and_whom_they_hold():
    table = Scenario(scheme="midtown-bank-robbery").city(Bank="Sentinel").holding("Sentinel", "Bystander", "Bystander")
    (sentinel,) = seen(table).cards("city", "Bank")
    assert (sentinel["attack"], sentinel["printed"]["attack"], sentinel["captives"]) == (5, 3, 2)


def test_stacks_are_counted_also_when_they_are_empty():
    table = seen(Scenario().stack("wounds", 0).stack("officers", 7).ko_pile("Agent"))
    assert (table["stacks"]["wounds"], table["stacks"]["officers"], table["stacks"]["ko"]) == (0, 7, 1)
    assert table["stacks"]["escaped"] == 0


def test_played_cards_and_victory_points_are_open():
    table = Scenario().hand("Agent").victory("Sentinel", "Bystander").play("Agent")
    board = seen(table, seat=None)
    assert board["played"] == ["s-h-i-e-l-d-agent"]
    assert board["victory_points"][0] == 2


def test_a_killbot_is_shown_as_what_it_counts_as():
    scenario = Scenario(scheme="replace-earths-leaders-with-killbots").villain_deck("Bystander", "Twist")
    (killbot,) = seen(scenario.begin_turn()).cards("city", "Sewers")
    assert (killbot["name"], killbot["counts_as"]) == ("Bystander", "Killbot")
    (captive,) = seen(Scenario().city(Bank="Venom").holding("Venom", "Bystander")).cards("held")
    assert "counts_as" not in captive


def test_cards_say_whether_they_leave_a_choice():
    hand = seen(Scenario().hand("Agent", "Arc Reactor", "Healing Factor", "Bamf!", "Diamond Form")).cards("hand", 0)
    assert [card["name"] for card in hand if card.get("asks")] == ["Healing Factor", "Bamf!"]


def test_to_count_cards_or_to_look_at_one_leaves_no_choice():
    cards = ("Covert Operation", "Astonishing Strength", "High Stakes Jackpot", "The Amazing Spider-Man", "Optic Blast")
    hand = seen(Scenario().hand(*cards)).cards("hand", 0)
    assert [card["name"] for card in hand if card.get("asks")] == ["The Amazing Spider-Man", "Optic Blast"]


def test_villains_are_marked_wherever_they_lie_and_nobody_else_is():
    table = Scenario().hand("Agent").victory("Sentinel", "Viper", "Bystander").city(Bank="Venom").escaped("Blob")
    board = seen(table)
    marked = {
        card["name"]: "villain" in card
        for zone in (("victory", 0), ("city", "Bank"), ("hand", 0), ("escaped",), ("mastermind",))
        for card in board.cards(*zone)
    }
    villains = {"Sentinel", "Viper", "Venom", "Blob"}
    assert marked == {name: name in villains for name in (*villains, "Bystander", "S.H.I.E.L.D. Agent", "Red Skull")}


def test_only_a_changed_price_in_the_hq_shows_the_printed_one_beside_it():
    table = Scenario().hand("Arc Reactor").hq("Giant Ego", "Odinson").play("Arc Reactor")
    board = seen(table)
    (ego,), (odinson,) = (board.cards("hq", space) for space in board["hq"][:2])
    assert (ego["cost"], ego["printed"]) == (6 - 2, {"cost": 6})
    assert odinson["cost"] == 3
    assert "printed" not in odinson


def test_only_bystanders_are_captives():
    table = Scenario().city(Bank="Skrull Queen Veranke").holding("Skrull Queen Veranke", "Odinson", "Bystander")
    (queen,) = seen(table).cards("city", "Bank")
    assert queen["captives"] == 1


def test_the_next_hand_tells_its_size_and_what_comes_on_top():
    table = Scenario().points(attack=4).city(Bank="Savage Land Mutates").fight("Savage Land Mutates")
    assert seen(table)["next_hand"] == {"size": 6, "extra": 1}
    assert seen(Scenario(challenges=["hand-of-fate"]))["next_hand"] == {"size": 5, "extra": 0}
    table = Scenario(villains=["hydra", "spider-foes"]).points(attack=4).city(Bank="Doctor Octopus")
    assert seen(table.fight("Doctor Octopus"))["next_hand"] == {"size": 8, "extra": 0}


def test_whether_healing_is_still_possible_is_shown():
    table = Scenario().hand("Wound").points(recruit=2)
    assert seen(table)["may_heal"]
    assert not seen(table.recruit("Keen Senses"))["may_heal"]


def test_all_that_a_player_shuffles_is_counted_for_everybody():
    table = Scenario().hand("Agent", "Odinson").deck("Agent", "Trooper").discard("Wound").artifacts("Element Guns")
    table.victory("Sentinel").play("Odinson")
    owned = seen(table, seat=1)["owned"]
    assert {card["name"]: card["copies"] for card in owned[0]} == {
        "S.H.I.E.L.D. Agent": 2, "S.H.I.E.L.D. Trooper": 1, "Odinson": 1, "Wound": 1, "Element Guns": 1,
    }  # fmt: skip
    assert [card["name"] for card in owned[1]] == ["S.H.I.E.L.D. Agent"]


def test_the_showdown_is_a_part_of_the_turn_where_it_may_come():
    parts = seen(Scenario(challenges=["final-showdown"]))["phases"]
    assert [part["name"] for part in parts][-1] == "Final Showdown"
    assert not parts[-1]["now"]


def test_a_killbot_has_no_printed_attack_and_stays_a_killbot_when_it_escapes():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = Scenario(scheme="replace-earths-leaders-with-killbots").villain_deck("Bystander", "Twist").begin_turn()
    (killbot,) = seen(table).cards("city", "Sewers")
    assert killbot["printed"] == {"attack": 0}
    assert killbot["villain"]
    bridge = table.state.zones[CITY_ROW.first][0]
    table.game.move(bridge, CITY_ROW.first + BRIDGE)
    table.city(**city).villain_deck("Sentinel", "Twist").end_turn("Keen Senses")
    (gone,) = seen(table).cards("escaped")
    assert (gone["counts_as"], gone["villain"]) == ("Killbot", True)


def test_bound_points_say_what_they_are_for():
    table = Scenario()
    points.get(table.game, ATTACK_POINTS, 3, purpose=the_mastermind)
    assert seen(table)["bound_points"] == [{"currency": "attack", "amount": 3, "for": "Mastermind"}]
