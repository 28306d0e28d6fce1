"""Characters that appear at one moment (rulebook: Uniqueness, Game Terms)."""

import pytest

from longbox.games.vs.chapters.simultaneous_arrival import appear_together
from longbox.games.vs.table.zones import BACK, FRONT, KO_PILE

from .duel import ENEMY, YOU
from .made_up import made_up


def return_all(duel, *rows):
    """All cards of your KO pile appear on your side at one moment, in these rows."""
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    cards = list(duel.game.state.zones[KO_PILE.at(YOU)])
    zones = [row.at(YOU) for row in rows]
    return duel.happens(lambda game: appear_together(game, cards, zones, [YOU] * len(cards)))


@pytest.mark.rule("VS-UNIQUE-03")
@pytest.mark.parametrize(("pick", "front", "back"), [(0, [], ["Beast"]), (1, ["Beast"], [])])
def test_of_two_of_a_name_that_come_at_once_the_player_kos_one(duel, pick, front, back):
    duel.you(ko=["Beast", "Beast"])
    return_all(duel, FRONT, BACK)
    assert duel.decision.seat == YOU
    duel.game.choose(duel.decision.options[pick])
    assert duel.you.front == front
    assert duel.you.back == ["Captain America", *back]
    assert duel.you.ko_pile == ["Beast"]


@pytest.mark.rule("VS-UNIQUE-03", "VS-UNIQUE-12")
def test_names_that_characters_have_besides_their_own_clash_as_well(duel):
    duel.you(ko=[made_up("Ms. Marvel"), made_up("Captain Marvel", aka=("Ms. Marvel",))])
    return_all(duel, FRONT, FRONT).takes("KO", "Captain Marvel")
    assert duel.you.front == ["Ms. Marvel"]


@pytest.mark.rule("VS-UNIQUE-03", "VS-UNIQUE-02")
def test_the_newcomers_stay_and_the_namesake_from_before_goes(duel):
    duel.you(front=["Beast"], ko=["Beast", "Storm"]).wound("Beast", 1)
    return_all(duel, FRONT, FRONT)
    assert duel.you.front == ["Beast", "Storm"]
    assert duel.wounds("Beast") == 0, "the one that was there is KO'd"


@pytest.mark.rule("VS-UNIQUE-09")
def test_a_swarm_comes_at_once_and_stays(duel):
    duel.you(ko=["Ultron", "Ultron"])
    return_all(duel, FRONT, FRONT)
    assert duel.you.front == ["Ultron", "Ultron"]


@pytest.mark.rule("VS-UNIQUE-07")
def test_of_several_only_the_namesake_of_ones_main_stays_away(duel):
    duel.you(main="Hulk", ko=["Hulk", "Thor"])
    return_all(duel, FRONT, FRONT)
    assert duel.you.front == ["Thor"]
    assert duel.you.ko_pile == ["Hulk"]


@pytest.mark.rule("VS-TERM-05")
def test_those_who_come_at_once_see_each_other_appear(duel):
    duel.you(main="Hulk", ko=["Captain America", "Thor"]).enemy(front=["Captain America"])
    return_all(duel, FRONT, FRONT)
    assert duel.counters("Thor") == 1, "inspired by Captain America, who has come with him"
    assert duel.counters("Captain America", ENEMY) == 0
