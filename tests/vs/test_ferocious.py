"""Who strikes first in melee (rulebook: Ferocious Characters in Combat)."""

import pytest

from longbox.games.vs.vocabulary.keywords import FEROCIOUS

from .duel import ENEMY, YOU
from .made_up import made_up


@pytest.mark.rule("VS-FEROCIOUS-01", "VS-KEYWORD-08")
def test_in_ranged_combat_nobody_is_faster(duel):
    duel.you(back=["Iron Man"], hand=["Open Fire"]).enemy(main="Loki", front=["Mandarin"])
    duel.enemy(back=["Nova"], hand=["Vigilante Justice", "Savage Surprise"])
    duel.attacks("Iron Man", on="Mandarin").plays("Open Fire").plays("Vigilante Justice", "Mandarin")
    duel.passes().plays("Savage Surprise").everyone_passes()
    assert duel.fallen == {"Iron Man", "Mandarin"}, "both strike at the same time, Ferocious or not"


@pytest.mark.rule("VS-FEROCIOUS-02", "VS-FEROCIOUS-04", "VS-FEROCIOUS-05", "VS-KEYWORD-08", "VS-KEYWORD-07")
def test_whom_the_ferocious_stun_never_strikes(duel):
    duel.you(front=["Beast"]).enemy(front=["Juggernaut"])
    duel.attacks("Beast", on="Juggernaut").everyone_passes()
    assert duel.fallen == {"Juggernaut"}, "8 ATK would have stunned the Beast"


def steps_of(duel):
    """Who struck whom, blow by blow."""
    strikes = [event for event in duel.told if event.kind.name == "strike"]
    return [[duel.game.face(card).name for card in event.cards] for event in strikes]


@pytest.mark.rule("VS-FEROCIOUS-02")
@pytest.mark.parametrize("fast", ["Attacker", "Defender"])
def test_the_ferocious_strike_before_the_others(duel, fast):
    keywords = {fast: [FEROCIOUS]}
    duel.you(front=[made_up("Attacker", *keywords.get("Attacker", []), atk=1, defense=9)])
    duel.enemy(front=[made_up("Defender", *keywords.get("Defender", []), atk=1, defense=9)])
    duel.attacks("Attacker", on="Defender").everyone_passes()
    slow = "Defender" if fast == "Attacker" else "Attacker"
    assert steps_of(duel) == [[fast], [slow]]


@pytest.mark.rule("VS-FEROCIOUS-04")
def test_of_two_only_the_ferocious_one_strikes_first(duel):
    duel.you(front=[made_up("Slow", atk=9, defense=3)]).enemy(front=[made_up("Fast", FEROCIOUS, atk=3, defense=3)])
    duel.attacks("Slow", on="Fast").everyone_passes()
    assert steps_of(duel) == [["Fast"]]


@pytest.mark.rule("VS-FEROCIOUS-05")
@pytest.mark.parametrize(("atk", "stunned"), [(4, {"Slow"}), (3, {"Fast"})])
def test_who_was_stunned_by_the_first_strike_does_not_strike(duel, atk, stunned):
    """Slow has 4 DEF and would stun Fast: if it is too late, it doesn't."""
    duel.you(front=[made_up("Fast", FEROCIOUS, atk=atk, defense=1)]).enemy(front=[made_up("Slow", atk=4, defense=4)])
    duel.attacks("Fast", on="Slow").everyone_passes()
    assert duel.stunned == stunned


@pytest.mark.rule("VS-FEROCIOUS-03", "VS-KEYWORD-07")
def test_two_ferocious_strike_at_the_same_time(duel):
    duel.you(front=["Beast"]).enemy(front=["Sabretooth"])
    duel.attacks("Beast", on="Sabretooth").everyone_passes()
    assert duel.stunned == {"Beast", "Sabretooth"}


@pytest.mark.rule("VS-FEROCIOUS-06")
def test_whoever_stands_the_first_strike_strikes_afterwards(duel):
    duel.you(front=["Black Panther"]).enemy(front=["Abomination"])
    duel.attacks("Black Panther", on="Abomination").everyone_passes()
    assert duel.fallen == {"Black Panther"}


@pytest.mark.rule("VS-FEROCIOUS-08")
def test_the_ferocious_of_a_team_strike_together_first(duel):
    duel.you(main="Wolverine", front=["Beast", "Colossus", "Hope Summers"]).enemy(front=["Drax"])
    duel.attacks("Beast", "Colossus", "Hope Summers", on="Drax").everyone_passes()
    assert duel.fallen == {"Drax"}, "Hope has Beast's Ferocious: 5 + 2 against 6, and nobody is struck back"


@pytest.mark.rule("VS-FEROCIOUS-09")
def test_if_everybody_is_ferocious_nobody_is_first(duel):
    duel.you(main="Wolverine", front=["Beast", "Hope Summers"]).enemy(front=["Sabretooth"])
    duel.counter("Sabretooth", 3)
    duel.attacks("Beast", "Hope Summers", on="Sabretooth").everyone_passes()
    duel.enemy_strikes_back_at("Hope Summers")
    assert duel.fallen == {"Sabretooth", "Hope Summers"}, "5 + 2 against 7, and it strikes back all the same"


@pytest.mark.rule("VS-FEROCIOUS-10")
def test_a_plain_defender_that_stands_strikes_one_of_the_ferocious(duel):
    duel.you(main="Wolverine", front=["Beast", "Hope Summers"]).enemy(front=["Loki"])
    duel.attacks("Beast", "Hope Summers", on="Loki").everyone_passes()
    duel.enemy_strikes_back_at("Beast")
    assert duel.fallen == {"Beast"}, "5 + 2 against 8"


@pytest.mark.rule("VS-FEROCIOUS-11", "VS-FEROCIOUS-13", "VS-KEYWORD-07")
def test_a_ferocious_defender_strikes_first_at_one_of_its_choice_and_once(duel):
    duel.you(front=["Daredevil", "Ant-Man"]).enemy(front=["Sabretooth"])
    duel.attacks("Daredevil", "Ant-Man", on="Sabretooth").everyone_passes()
    assert duel.decision.seat == ENEMY
    assert duel.offered("strike back") == ["Daredevil", "Ant-Man"]
    duel.enemy_strikes_back_at("Daredevil")
    assert duel.fallen == {"Daredevil"}, "2 ATK are left against 4 DEF, and Sabretooth has struck"


@pytest.mark.rule("VS-FEROCIOUS-12", "VS-FEROCIOUS-16", "VS-COMBAT-15")
def test_without_an_attacker_the_combat_is_over(duel):
    duel.you(front=["Juggernaut"]).enemy(front=["Sabretooth"], hand=["Savage Surprise"])
    duel.attacks("Juggernaut", on="Sabretooth").passes().plays("Savage Surprise").everyone_passes()
    assert duel.fallen == {"Juggernaut"}, "Juggernaut's 8 ATK come too late"


@pytest.mark.rule("VS-FEROCIOUS-14", "VS-CARD-04", "VS-KEYWORD-07")
def test_what_the_ferocious_struck_with_counts_again_in_the_second_strike(duel):
    duel.you(front=["Black Panther", "Nick Fury"]).enemy(front=["Major Victory"])
    duel.attacks("Black Panther", "Nick Fury", on="Major Victory").everyone_passes()
    duel.enemy_strikes_back_at("Black Panther")
    assert duel.fallen == {"Major Victory", "Black Panther"}, "3 first, then 3 + 1 against 4"


@pytest.mark.rule("VS-FEROCIOUS-15")
def test_a_slow_defender_may_strike_back_at_the_ferocious(duel):
    duel.you(front=["Black Panther", "Daredevil"]).enemy(front=["Thanos"])
    duel.attacks("Black Panther", "Daredevil", on="Thanos").everyone_passes()
    assert duel.offered("strike back") == ["Black Panther", "Daredevil"]


@pytest.mark.rule("VS-FEROCIOUS-17", "VS-COMBAT-12")
@pytest.mark.parametrize("ferocious", [False, True])
def test_without_atk_nobody_strikes(duel, ferocious):
    duel.you(front=["Hulk", "Thor"]).enemy(front=["Beast" if ferocious else "Loki"])
    defender = duel.card("Beast" if ferocious else "Loki")
    duel.game.modify("atk", 1, -9, [defender], ("turn", 0))
    duel.attacks("Hulk", "Thor", on=duel.game.face(defender).name).everyone_passes()
    assert duel.decision.seat == YOU, "there is no strike to be aimed"
    assert defender not in duel.game.state.struck


@pytest.mark.rule("VS-FEROCIOUS-07")
def test_what_the_first_strike_brings_about_happens_before_the_second(duel):
    duel.you(front=["Ant-Man", "Spider-Man"])
    duel.enemy(main="Green Goblin", front=["main"], back=["Nova"], hand=["Vigilante Justice"])
    duel.game.state.put("xp", duel.enemy.main, 5)
    duel.attacks("Ant-Man", "Spider-Man", on="Green Goblin").passes()
    duel.plays("Vigilante Justice", "Green Goblin").everyone_passes()
    duel.enemy_strikes_back_at("Ant-Man")
    assert duel.fallen == {"Ant-Man"}, "the Goblin is Level 2 by then: 4 ATK against 5 DEF"
