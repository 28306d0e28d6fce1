"""Cards are numbered from 0 on, and card 0, usually an Officer, is a card like any other."""

from longbox.games.legendary import RULES
from longbox.games.legendary.chapters import points, shards
from longbox.games.legendary.chapters.adapting import TACTIC
from longbox.games.legendary.chapters.bystanders import CAPTIVE
from longbox.games.legendary.table import roles
from longbox.games.legendary.table.kinds import ATTACK_POINTS, BRIDGE
from longbox.games.legendary.table.nouns import villain_in_city
from longbox.games.legendary.table.zones import CITY_ROW, DECK, HAND, HELD, TACTICS, VILLAIN_DECK

from .scenario import Scenario


def nought(table, name, zone, owner=-1):
    """Card 0 becomes the card of this name, on top of a zone."""
    definition = RULES.library.named(name)[0]
    table.state.put("definition", 0, definition)
    table.game.move(0, zone)
    for column in ("owner", "controller"):
        table.state.put(column, 0, owner)
    return table


def test_card_0_comes_into_the_city_and_is_fought():
    table = nought(Scenario(), "Green Goblin", VILLAIN_DECK.first).begin_turn()
    assert table.where == {"Sewers": "Green Goblin"}
    assert table.held_by("Green Goblin") == ["Bystander"], "its Ambush"
    shards.put_on(table.game, 0, 2)
    points.get(table.game, ATTACK_POINTS, 8, purpose=villain_in_city)
    table.game.ask_again()
    table.fight("Green Goblin")
    assert table.in_victory() == ["Green Goblin", "Bystander"]
    assert table.state.shards_of == [1, 0]


def test_card_0_escapes():
    city = dict.fromkeys(("Sewers", "Bank", "Rooftops", "Streets"), "Sentinel")
    table = nought(Scenario(), "Venom", CITY_ROW.first + BRIDGE).city(**city).villain_deck("Sentinel", "Bystander")
    table.leaving("begin")
    assert table.game.decision.about.prompt(table.game, table.game.decision).startswith("Venom escapes: ")
    table.answer("Keen Senses")
    assert table.gone == ["Venom"]


def test_card_0_is_held_and_goes_with_its_holder():
    table = Scenario().city(Bank="Sentinel").hand("Agent").points(attack=3)
    nought(table, "Bystander", HELD.first)
    roles.bind(table.game, 0, table.find("Sentinel"), CAPTIVE)
    assert table.fight("Sentinel").in_victory() == ["Sentinel", "Bystander"]
    table = Scenario().city(Bank="Sentinel")
    nought(table, "Bystander", HELD.first)
    roles.bind(table.game, 0, table.find("Sentinel"), CAPTIVE)
    assert sorted(table.an_effect_kos("Sentinel").koed) == ["Bystander", "Sentinel"]


def test_card_0_is_the_tactic_that_is_taken():
    table = nought(Scenario().tactics().deck("Odinson", "Agent", "Trooper"), "Ruthless Dictator", TACTICS.first)
    roles.bind(table.game, 0, table.find("Red Skull"), TACTIC)
    table.points(attack=7).leaving("fight", "Red Skull")
    assert table.offered == ["ko Odinson", "ko Agent", "ko Trooper"], "what it does when it is taken"
    assert table.in_victory() == ["Ruthless Dictator"]


def test_card_0_is_drawn_lent_and_played():
    table = nought(Scenario().hand("Quick Draw").deck(), "Odinson", DECK.first, owner=0).play("Quick Draw")
    assert table.play("Odinson").recruit_points == 2
    table = Scenario(heroes=["peters-allies"], expansions=["spider-man-homecoming"]).deck("Trooper", seat=1)
    nought(table, "Ned", HAND.first + 1, owner=1).use("ask", "", "Ned", "borrow")
    assert table.recruit_points == 1
    assert table.in_hand(1) == ["Trooper"]


def test_card_0_is_passed_on_unseen():
    table = Scenario(players=3).hand("Random Acts of Unkindness").hand("Agent", seat=2)
    nought(table, "Odinson", HAND.first + 1, owner=1).play("Random Acts of Unkindness", "no")
    assert [table.in_hand(seat) for seat in range(3)] == [["Agent"], [], ["Odinson"]]


def test_card_0_is_judged_on_top_of_a_deck():
    table = Scenario().hand("Hypnotic Charm").deck("Agent")
    nought(table, "Odinson", DECK.first, owner=0).leaving("play", "Hypnotic Charm")
    assert table.answer("discard").in_discard() == ["Odinson"]
