"""Token characters: powers make them, and there is no place for them but in play (rulebook: Token Characters)."""

import pytest

from longbox.engine.events import Event
from longbox.engine.view import view
from longbox.games.vs.chapters.hands_and_decks import SHUFFLE_IN
from longbox.games.vs.chapters.stun import knock_out
from longbox.games.vs.table.zones import ASIDE, DECK, HAND, KO_PILE, REMOVED
from longbox.games.vs.vocabulary.moving import RETURN

from .duel import ENEMY, YOU

GOBLINS = ["Demon Goblin"] * 4


@pytest.fixture
def summoned(duel):
    """Four Demon Goblins stand before the Goblin Queen."""
    duel.you(back=["Goblin Queen"], locations=["Academy"] * 2, deck=["Thor"] * 9)
    duel.enemy(front=["Ronan", "Thor"], deck=["Thor"] * 9)
    return duel.uses("Goblin Queen", "Summon Goblins")


@pytest.mark.rule("VS-TOKEN-04")
def test_a_power_makes_tokens_until_there_are_enough(summoned):
    assert summoned.you.front == GOBLINS
    assert summoned.stats("Demon Goblin") == (1, 1)
    appeared = [event for event in summoned.told if event.kind.name == "appear"]
    assert len(appeared) == 4


@pytest.mark.rule("VS-TOKEN-01", "VS-TOKEN-02")
@pytest.mark.parametrize("way", [RETURN, SHUFFLE_IN, "KO"])
def test_a_token_that_leaves_play_is_in_no_other_zone(summoned, way):
    goblin = summoned.card("Demon Goblin")
    elsewhere = [sorted(summoned.you.names(zone)) for zone in (HAND, DECK, KO_PILE)]
    if way == "KO":
        summoned.happens(lambda game: knock_out(game, [goblin]))
    else:
        summoned.happens(lambda game: game.happen(Event(way, cards=(goblin,))))
    assert summoned.you.front == GOBLINS[:3]
    assert [sorted(summoned.you.names(zone)) for zone in (HAND, DECK, KO_PILE)] == elsewhere
    assert not summoned.game.state.zones[REMOVED.at()]
    assert summoned.game.state.zone[goblin] == ASIDE.at(YOU), "it is set aside"


@pytest.mark.card("goblin-queen", "demon-goblin")
@pytest.mark.rule("VS-TOKEN-02")
def test_a_token_that_was_set_aside_is_used_again_as_a_new_character(summoned):
    goblin = summoned.card("Demon Goblin")
    summoned.counter("Demon Goblin", 1).happens(lambda game: knock_out(game, [goblin]))
    cards = len(summoned.game.state.definition)
    summoned.ends_turn().skips_building().ends_turn().skips_building()
    summoned.uses("Goblin Queen", "Summon Goblins")
    assert summoned.you.front == GOBLINS
    assert len(summoned.game.state.definition) == cards
    assert summoned.game.state.counters[goblin] == 0


@pytest.mark.rule("VS-TOKEN-03")
def test_tokens_attack_in_a_team_are_struck_back_at_and_their_ko_is_a_ko(duel):
    duel.you(back=["Goblin Queen"], locations=["Academy"]).enemy(main="Thanos", front=["Ronan"], deck=["Thor"] * 9)
    duel.uses("Goblin Queen", "Summon Goblins")
    xp = duel.game.state.xp[duel.enemy.main]
    duel.takes("attack", "Demon Goblin", to="Ronan")
    for _ in range(3):
        duel.takes("join", "Demon Goblin")
    assert len(duel.game.state.attackers) == 4, "the same team"
    assert duel.exhausted >= {"Demon Goblin"}
    duel.everyone_passes().enemy_strikes_back_at("Demon Goblin")
    assert duel.you.front == GOBLINS[:3], "its Health is 1"
    assert duel.game.state.xp[duel.enemy.main] == xp + 1, "Thanos counts enemies who were KO'd"


@pytest.mark.rule("VS-TOKEN-03")
def test_a_token_is_a_supporting_character_on_your_side(summoned):
    assert summoned.offered("attack").count("Demon Goblin") == 8, "four of them on two enemies"
    seen = view(summoned.game, ENEMY)["zones"]["front row:0"]["cards"][0]
    assert (seen["kind"], seen["cost"]) == ("token", 0)
