"""How cards speak of numbers, of themselves, and of what each player does."""

from __future__ import annotations

from longbox.engine.effects.counting import per_two
from longbox.engine.effects.flow import for_each
from longbox.engine.effects.nouns import EACH_ONE, THIS, Known
from longbox.engine.tongue import HEAD, WHEN, Mark, read
from longbox.games.champions.table.kinds import ATTACK
from longbox.games.champions.vocabulary import (
    A_TARGET,
    THIS_ENTERS,
    WEB_COUNTER,
    costs,
    damage,
    draw,
    each_player,
    exhaust,
    hero_action,
    minion,
    per,
    remove_counters,
    triggered,
)
from longbox.games.champions.vocabulary.places import IN_PLAY
from longbox.games.champions.words.speech import ChampionsSay

NOVA = ChampionsSay("Nova")


def test_what_is_added_to_a_number_has_its_sign_and_no_other_number_has():
    armor = per(Known("Mark 5 Armor", IN_PLAY), 2, most=6)
    assert NOVA.more_of("atk", armor) == "+2 ATK for each Mark 5 Armor (at most +6)"
    assert NOVA.more_of("health", 1) == "+1 hit point"
    assert NOVA.more_of("sch", -2) == "2 less SCH"
    assert NOVA.more_of("thw", per_two(minion)) == "+1 THW for each pair of minions"


def test_a_card_that_was_named_in_a_cost_is_it():
    assert costs(exhaust(THIS), remove_counters(1, WEB_COUNTER, THIS)).words(NOVA) == (
        "exhaust Nova and take 1 web counter off it"
    )


def test_each_player_does_it_or_is_made_to_by_whoever_may():
    assert each_player(draw(2)).words(NOVA) == "each player draws 2 cards"
    said = triggered(THIS_ENTERS, each_player(draw(2))).words(NOVA)
    assert said == "Response: After Nova enters play, you may have each player draw 2 cards."


def test_one_after_another_is_each():
    assert for_each(minion, damage(1, EACH_ONE)).words(NOVA) == "deal 1 damage to each minion"


def test_what_stands_before_an_ability_is_marked():
    said, marks = read(hero_action(damage(3, A_TARGET), label=ATTACK).words(ChampionsSay("Nova", marks=True)))
    assert said == "Hero action (attack): Deal 3 damage to an enemy."
    assert marks == [Mark("action", 5, 11), Mark("(attack)", 12, 20), Mark(WHEN, 0, 20), Mark(HEAD, 0, 20)]
