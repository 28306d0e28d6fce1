"""Fear Itself: what its Allies do."""

from longbox.games.legendary.table.zones import ARTIFACTS

from .keywords.test_uru_enchanted_weapon import among_villains
from .scenario import Scenario


def discards(table: Scenario) -> list[list[str]]:
    return [table.in_discard(seat) for seat in range(2)]


def test_mace_sledge_and_cudgel_are_thrown():
    table = among_villains().artifacts("Mace of Chains", "Unstoppable Sledge").use("throw", "Mace of Chains")
    assert (table.recruit_points, table.use("throw").attack) == (2, 2)
    table = among_villains().artifacts("Cudgel of the Deep").city(Bridge="Whirlwind", Bank="Whirlwind")
    table.points(attack=1).use("throw")
    fights = [option for option in table.options if option.verb == "fight"]
    assert [table.where["Bridge"], len(fights)] == ["Whirlwind", 1], "the Adversary on the Bridge alone"


def test_absorb_metal_and_body_of_uru_want_artifacts():
    table = among_villains().artifacts("Mace of Chains").hand("Absorb Metal", "Body of Uru").hq("Element Guns")
    assert table.play("Absorb Metal").attack == 3
    assert table.play("Body of Uru").attack == 3 + 4 + 2
    assert among_villains().hand("Absorb Metal").play("Absorb Metal").attack == 1


def test_break_the_will_takes_the_lowest_cards():
    table = among_villains().hand("Absorb Metal", "Break the Will to Resist").deck("Operative", "Odinson")
    table.deck("Odinson", "Operative", seat=1).play("Absorb Metal").play("Break the Will to Resist")
    assert discards(table) == [["Odinson"], ["Operative"]]
    assert table.attack == 1 + 3 + 1


def test_reach_for_power_looks_at_either_end():
    def reaching(place: int) -> int:
        table = among_villains().hand("Reach for Power").deck("Operative", "Operative", "Body of Uru")
        table.leaving("play", "Reach for Power")
        table._choose(table.options[place])
        return table.recruit_points

    assert [reaching(place) for place in (0, 1)] == [2, 4]


def test_contest_of_strength_compares():
    def contest(end: int) -> int:
        table = among_villains().hand("Absorb Metal", "Contest of Strength").deck("Body of Uru", "Operative")
        table.deck("Absorb Metal", seat=1).play("Absorb Metal").leaving("play", "Contest of Strength")
        table._choose(next(option for option in table.options if option.amount == 1))
        table._choose(table.options[end])
        return table.attack

    assert [contest(end) for end in (0, 1)] == [1 + 3 + 2, 1 + 3]


def test_break_every_bone_adds_up_three_costs():
    table = among_villains().hand("Break Every Bone", "Absorb Metal").deck("Mace of Chains", "Operative", "Body of Uru")
    assert table.play("Break Every Bone").attack == 3 + 3 + 7


def test_nerkkod_moves_adversaries_and_gathers_recruits():
    table = among_villains().hand("Pull of the Tides", "Feed My Undersea Legions").discard("Operative")
    table.city(Streets="Whirlwind").play("Pull of the Tides", "Whirlwind", "Move Whirlwind to the Bridge")
    table.play("Feed My Undersea Legions").points(attack=4)
    table.leaving("fight", "Whirlwind")
    assert "Operative" in [name for option in table.options for name in table._names(option.cards)]


def test_feed_my_undersea_legions_gives_a_new_recruit():
    table = among_villains().hand("Feed My Undersea Legions").discard("Operative").city(Bridge="Hawkeye")
    table.villain_deck("Twist").play("Feed My Undersea Legions").points(attack=3)
    table.leaving("fight", "Hawkeye").answer("Operative")
    assert table.koed == ["Operative"]
    assert "New Recruit" in table.in_discard()


def test_break_their_loyalties_takes_a_recruit_of_each():
    table = among_villains().hand("Absorb Metal", "Break Their Loyalties").hand("New Recruit", "Operative", seat=1)
    table.play("Absorb Metal").play("Break Their Loyalties")
    assert (table.in_hand(), table.in_hand(1)) == (["New Recruit"], ["Operative"])


def test_skadi_calls_hydra():
    table = among_villains().hand("Ancient Oath of HYDRA", "Operative", "Dark Prophecy")
    table.play("Ancient Oath of HYDRA", "Operative")
    assert len(table.in_hand()) == 3
    table.play("Dark Prophecy")
    assert "Madame HYDRA" in table.in_discard()
    table = among_villains().artifacts("Hammer of the Serpent", "War Banner of HYDRA")
    table.hand("Ancient Oath of HYDRA", "Operative").play("Ancient Oath of HYDRA", "Operative")
    assert table.use("throw", "Hammer of the Serpent").attack == 1 + 2
    assert table.use("throw", "War Banner of HYDRA").attack == 3 + 1


def test_skirn_leads_deals_and_breaks_hopes():
    table = among_villains().hand("Towering Leader", "Towering Leader").play("Towering Leader").play("Towering Leader")
    assert table.in_discard() == ["New Recruit"] * 5
    table = among_villains().hand("Absorb Metal", "Underhanded Dealings").deck("Operative", "Body of Uru", "Bindings")
    table.play("Absorb Metal").play("Underhanded Dealings", "yes")
    assert (table.in_discard(), table.in_hand()) == (["Bindings"], ["Body of Uru"])
    table = among_villains().hand("Break Your Hopes", "Operative").hand("Operative", seat=1).play("Break Your Hopes")
    assert discards(table) == [["Operative"], ["Operative"]]
    assert len(table.in_hand()) == 2
    table = among_villains().artifacts("Titanic Bludgeon").hand("Absorb Metal", "Underhanded Dealings")
    table.play("Absorb Metal").play("Underhanded Dealings", "no").use("throw", "Titanic Bludgeon")
    assert table.attack == 3 + 2 + 1
    assert table.cards(ARTIFACTS) == []
