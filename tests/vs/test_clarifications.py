"""What the books say about single cards of other sets, shown with those cards made up for the tests."""

from dataclasses import dataclass
from typing import Any

import pytest

from longbox.engine.cards import Library
from longbox.engine.effects.abilities import Trigger
from longbox.engine.effects.adjectives import OTHER, Is
from longbox.engine.effects.flow import choose_one, do
from longbox.engine.effects.nouns import IT, THIS, A, Cards, Each
from longbox.engine.effects.patterns import Manner, before, when
from longbox.engine.effects.phrases import BEHIND
from longbox.engine.effects.places import InYour
from longbox.engine.effects.verbs import Verb
from longbox.engine.game import Game
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.cards.making import main_character
from longbox.games.vs.chapters.combat import ATTACK
from longbox.games.vs.chapters.deck_building import deck_problems
from longbox.games.vs.chapters.deck_lists import starter
from longbox.games.vs.chapters.levels import gain_xp
from longbox.games.vs.chapters.recruiting import RECRUIT, recruit
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.side_deck import lay_out_side_deck
from longbox.games.vs.chapters.status import take_over
from longbox.games.vs.chapters.stun import knock_out, leave_play, recover, stun
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.characters import face_up, in_front
from longbox.games.vs.table.editions import EDITIONS
from longbox.games.vs.table.kinds import COMPILED, ENERGY, INTELLECT, MAIN, SKILL
from longbox.games.vs.table.powers import LevelUp
from longbox.games.vs.table.zones import ASIDE, BACK, FRONT, HAND
from longbox.games.vs.vocabulary import deeds, moments
from longbox.games.vs.vocabulary.adjectives import MAIN_CHARACTER, SUPPORTING
from longbox.games.vs.vocabulary.deeds import choose, ko, put_minus, wound
from longbox.games.vs.vocabulary.identities import be_held_at_level_1, become_level_1, transform
from longbox.games.vs.vocabulary.keywords.attacks import DODGE, FLIGHT, RANGED
from longbox.games.vs.vocabulary.keywords.strikes import FEROCIOUS
from longbox.games.vs.vocabulary.moving import discard
from longbox.games.vs.vocabulary.nouns import (
    any_character,
    any_enemy,
    back_row_enemy,
    character,
    combatant,
    hand_character,
    main_in_side_deck,
)
from longbox.games.vs.vocabulary.powers import combat_power, main_power, super_power
from longbox.games.vs.vocabulary.spans import WHILE_IN_PLAY
from longbox.games.vs.vocabulary.stat_changes import gains, gets

from .duel import ENEMY, YOU
from .made_up import MAINS, learns, made_up, made_up_main

face_up_supporting = character.that(SUPPORTING)
enemy_main = any_enemy.that(MAIN_CHARACTER)


def protects(game: Game[Any], scope):
    side = game.state.zones[BACK.at(scope.you)]
    return in_front(game, scope.source) and any(face_up(game, other) for other in side)


PROTECTOR = LevelUp(
    when(ATTACK, whom=THIS, manner=Manner("while protecting", protects)),
    deeds.gain_xp(),
    label="Protector of Hell's Kitchen",
    xp=3,
    rechecks=True,
)
DAREDEVIL = main_character(MAINS.level("Daredevil", 1, 2, 5, 5, PROTECTOR), MAINS.level("Daredevil", 2, 4, 7, 5))
TERROR = made_up("Terror", Trigger(moments.attacks, deeds.stun(Each(back_row_enemy)), label="Terror"))


def daredevils_xp(duel):
    return duel.game.state.xp[duel.enemy.main]


@pytest.mark.rule("VS-CARD-06")
@pytest.mark.parametrize(("back", "gained"), [(["Mystique"], 1), ([], 0)])
def test_daredevil_gains_xp_when_attacked_while_he_protects_somebody(duel, back, gained):
    duel.you(front=["Thor"]).enemy(main=DAREDEVIL, front=["main"], back=back)
    duel.attacks("Thor", on="Daredevil")
    assert daredevils_xp(duel) == gained


@pytest.mark.rule("VS-CARD-06")
def test_daredevil_gains_nothing_if_nobody_is_left_to_protect_when_his_power_acts(duel):
    duel.you(front=[TERROR]).enemy(main=DAREDEVIL, front=["main"], back=["Mystique", "Ronan"])
    duel.attacks("Terror", on="Daredevil").takes("use", "Terror")
    assert {"Mystique", "Ronan"} <= duel.fallen, "the turn player let that act first"
    assert daredevils_xp(duel) == 0


BULLSEYE = made_up("Bullseye", main_power("Infallible Aim", (INTELLECT, INTELLECT), wound(A(face_up_supporting))))


@pytest.mark.rule("VS-CARD-08")
def test_bullseyes_aim_takes_two_academies_and_wounds_without_stunning(duel):
    duel.you(front=[BULLSEYE], locations=["Academy"]).enemy(front=["Hulk", "Thor"], back=["main", "Ronan"])
    duel.stun("Ronan")
    assert not duel.can_use("Bullseye", "Infallible Aim"), "one Academy pays one Intellect"
    duel.you(hand=["Academy"]).uses("Bullseye", "Infallible Aim")
    assert duel.offered("choose") == ["Bullseye", "Hulk", "Thor"], "no main and no stunned character"
    duel.chooses("Hulk")
    assert duel.wounds("Hulk") == 1
    assert "Hulk" not in duel.stunned


@pytest.mark.rule("VS-CARD-08")
def test_bullseye_kos_with_the_last_wound(duel):
    duel.you(front=[BULLSEYE], locations=["Academy", "Academy"]).enemy(front=["Hulk"])
    duel.wound("Hulk", 1).uses("Bullseye", "Infallible Aim", "Hulk")
    assert duel.enemy.ko_pile == ["Hulk"]


other_supporting = face_up_supporting.that(OTHER)
SINISTER = made_up(
    "Mister Sinister",
    main_power(
        "Genetic Manipulation",
        ENERGY,
        do(
            choose(A(other_supporting)),
            choose_one(*(gains(IT, keyword, WHILE_IN_PLAY) for keyword in (FLIGHT, RANGED, DODGE, FEROCIOUS))),
        ),
    ),
)


@pytest.mark.rule("VS-CARD-12")
def test_what_mister_sinister_gives_stays_as_long_as_its_bearer(duel):
    duel.you(front=[SINISTER, "Hulk", "Thor"], locations=["Laboratory"], deck=["Storm"] * 9)
    duel.enemy(main="Star-Lord", deck=["Storm"] * 9)
    duel.uses("Mister Sinister", "Genetic Manipulation")
    assert duel.offered("choose") == ["Hulk", "Thor"], "another one, and no main character"
    duel.chooses("Hulk").takes("mode", amount=0)
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.has("Hulk", "flight")
    assert not duel.has("Hulk", "ranged")
    hulk = duel.card("Hulk")
    duel.happens(lambda game: knock_out(game, [duel.card("Mister Sinister")]))
    assert duel.has("Hulk", "flight"), "whatever becomes of Sinister"
    duel.happens(lambda game: stun(game, [hulk], [()]))
    duel.happens(lambda game: recover(game, [hulk], seat=YOU))
    assert duel.has("Hulk", "flight"), "a stun does not end it"
    duel.happens(lambda game: leave_play(game, hulk, HAND.at(YOU)))
    duel.happens(lambda game: appear(game, hulk, FRONT.at(YOU)))
    assert not duel.has("Hulk", "flight"), "who comes back is a new character"


MORDO = made_up("Baron Mordo", main_power("Hypnotize", INTELLECT, be_held_at_level_1(A(enemy_main))))


@pytest.mark.rule("VS-CARD-13")
def test_baron_mordo_keeps_a_main_at_level_1_until_his_next_turn(duel):
    duel.you(front=[MORDO], locations=["Academy"], deck=["Thor"] * 9)
    duel.enemy(main="Hulk", level=2, deck=["Thor"] * 9)
    duel.uses("Baron Mordo", "Hypnotize")
    assert duel.stats("Hulk") == (3, 3)
    duel.ends_turn().skips_building()
    assert duel.stats("Hulk") == (3, 3), "all through the enemy's turn"
    duel.ends_turn().skips_building()
    assert duel.stats("Hulk") == (6, 6)


CAPTAIN_MARVEL = made_up("Captain Marvel", aka=["Ms. Marvel"])


@pytest.mark.rule("VS-CARD-16")
def test_ms_marvel_powers_captain_marvel_up_and_is_the_same_person(duel):
    duel.you(front=[CAPTAIN_MARVEL], hand=["Ms. Marvel", "Ms. Marvel"], face_down=["Hulk"] * 4)
    duel.starts("turn").takes("done").takes("recruit", "Ms. Marvel", amount=0)
    assert duel.you.ko_pile == ["Captain Marvel"], "one of a name on a side"
    duel.you(front=[CAPTAIN_MARVEL]).takes("done").takes("done")
    duel.takes("power up", "Ms. Marvel", to="Captain Marvel")
    assert duel.counters("Captain Marvel") == 1


KATE_BISHOP = made_up("*Hawkeye*")


@pytest.mark.rule("VS-CARD-17")
def test_kate_bishops_hawkeye_is_another_name_than_clint_bartons(duel):
    duel.you(front=["Hawkeye"], hand=[KATE_BISHOP, "Hawkeye"], face_down=["Hulk"])
    duel.starts("turn").takes("done").takes("recruit", "*Hawkeye*", amount=0).takes("done").takes("done")
    assert duel.you.front == ["Hawkeye", "*Hawkeye*"]
    assert duel.offers("power up", "Hawkeye", to="Hawkeye")
    assert not duel.offers("power up", "Hawkeye", to="*Hawkeye*")


WINTER_SOLDIER = VsCard(
    "Winter Soldier",
    "supporting character",
    stats={"cost": 4, "atk": 4, "def": 4, "health": 1},
    traits=("MCU Heroes", "MCU Villains"),
    names=frozenset(("Winter Soldier",)),
)


@pytest.mark.rule("VS-CARD-46")
def test_the_winter_soldier_is_of_both_teams(duel):
    duel.you(front=[WINTER_SOLDIER, "mcu-abomination", "mcu-falcon"], hand=["No, You Move."]).enemy(front=["Hulk"])
    duel.takes("attack", "Winter Soldier", to="Hulk")
    assert set(duel.offered("join")) == {"Abomination", "Falcon"}
    duel.takes("join", "Abomination")
    assert not duel.offers("join", "Falcon"), "Falcon shares no team with Abomination"


@pytest.mark.rule("VS-CARD-46")
def test_a_soldier_of_two_teams_is_enough_for_a_plot_twist_of_one(duel):
    duel.you(front=[WINTER_SOLDIER], hand=["No, You Move."]).enemy(front=["Hulk"])
    duel.attacks("Winter Soldier", on="Hulk")
    assert duel.offers("play", "No, You Move.")


LOKI = made_up(
    "Loki",
    combat_power(
        "Glorious Purpose", SKILL, do(discard(A(hand_character, slot="spent")), gets(A(combatant), atk=3, defense=3)),
        any_combat=True,
    ),
)  # fmt: skip


@pytest.mark.rule("VS-CARD-45")
def test_loki_raises_others_from_outside_their_combat(duel):
    duel.you(front=["Thor"], back=[LOKI], hand=["Hulk", "Open Fire"], locations=["Training Ground"])
    duel.enemy(front=["Colossus"]).attacks("Thor", on="Colossus").uses("Loki", "Glorious Purpose", "Thor")
    assert duel.you.hand == ["Open Fire"], "only a character will do"
    assert duel.stats("Thor") == (9, 8)


def is_an_enemys_card(game, scope, card):
    return game.state.owner[card] != scope.you


ENEMYS_CARD = Is("of an enemy player", is_an_enemys_card, BEHIND)
STEAL_IDEA = LevelUp(before(RECRUIT, whom=any_character.that(ENEMYS_CARD)), deeds.gain_xp(), label="Steal Idea", xp=5)
IRON_MONGER = main_character(MAINS.level("Iron Monger", 1, 2, 4, 5, STEAL_IDEA), MAINS.level("Iron Monger", 2, 4, 6, 5))


@pytest.mark.rule("VS-CARD-37")
def test_iron_monger_profits_from_whoever_recruits_an_enemys_card(duel):
    duel.you(main=IRON_MONGER, hand=["Ant-Man"], face_down=["Hulk"], deck=["Thor"] * 9)
    duel.enemy(hand=["Ronan"], face_down=["Hulk"] * 2, deck=["Thor"] * 9)
    duel.starts("turn").takes("done").takes("recruit", "Ant-Man", amount=0)
    assert duel.game.state.xp[duel.you.main] == 0, "a card of one's own is no news"
    duel.takes("done").takes("done").ends_turn().takes("done").takes("recruit", "Ronan", amount=0)
    assert duel.game.state.xp[duel.you.main] == 1
    stolen = duel.game.state.zones[HAND.at(ENEMY)][-1]
    duel.happens(lambda game: recruit(game, YOU, stolen, FRONT.at(YOU), YOU))
    assert duel.game.state.xp[duel.you.main] == 2


RIPLEY_8 = main_character(MAINS.level("Ripley #8", 2, 5, 5, 2))


@dataclass(frozen=True, eq=False)
class Awaken(Verb):
    """Ripley #8 arrives stunned and is the main character from then on."""

    def apply(self, game, scope):
        (clone,) = game.state.zones[ASIDE.at(scope.you)]
        appear(game, clone, BACK.at(scope.you), source=scope.source)
        game.turn_down(clone)
        game.state.put("exhausted", clone, 1)
        take_over(game, scope.you, clone, source=scope.source)


AWAKENING = do(ko(THIS), Awaken())
SISTER_RIPLEY = made_up_main("Sister Ripley", (1, [main_power("Ripley #8 Awakens", SKILL, AWAKENING)]))


@pytest.mark.rule("VS-CARD-14")
def test_sister_ripley_falls_and_ripley_8_goes_on(duel):
    duel.you(main=SISTER_RIPLEY, locations=["Training Ground"], deck=["Storm"] * 9).enemy(deck=["Storm"] * 9)
    state = duel.game.state
    state.new_card(RIPLEY_8, YOU, ASIDE.at(YOU), pool=YOU)
    duel.uses("Sister Ripley", "Ripley #8 Awakens")
    assert duel.result is None
    assert duel.you.ko_pile == ["Sister Ripley"]
    assert duel.stunned == {"Ripley #8"}
    assert duel.wounds("Ripley #8") == 0
    duel.ends_turn().skips_building().ends_turn().skips_building()
    assert duel.offers("end"), "the game goes on"
    duel.happens(lambda game: knock_out(game, [duel.you.main]))
    assert duel.result.winners == (ENEMY,), "until Ripley #8 is KO'd too"


IDENTITY_THEFT = main_power("Identity Theft", INTELLECT, transform(THIS, into=A(main_in_side_deck), level=2))
MYSTIQUE = made_up_main("Mystique", (1, [learns(3)]), (2, [IDENTITY_THEFT]))
MUZZLE = super_power("Muzzle", MAIN, SKILL, do(put_minus(1, A(any_enemy)), become_level_1(THIS)), once_per_game=True)
SISTER_GRIMM = made_up_main("Sister Grimm", (1, [learns(3)]), (2, [MUZZLE]))


@pytest.mark.rule("VS-CARD-15")
def test_mystique_as_sister_grimm_goes_back_to_sister_grimm(duel):
    lay_out_side_deck(duel.game, YOU, [SISTER_GRIMM, RIPLEY_8])
    duel.you(main=MYSTIQUE, level=2, locations=["Academy", "Training Ground"]).enemy(front=["Hulk"])
    duel.uses("Mystique", "Identity Theft", "Sister Grimm").uses("Sister Grimm", "Muzzle", "Hulk")
    main = duel.game.face(duel.you.main)
    assert (main.name, main.fact("level")) == ("Sister Grimm", 1)


hulk_aside = Cards("Hulk", InYour((ASIDE,), ""))
GETS_ANGRY = Trigger(moments.attacks, transform(THIS, into=Each(hulk_aside), level=2), label="Always Angry")
BRUCE_BANNER = made_up_main("Bruce Banner", (1, [GETS_ANGRY]))
BIG_GUY = made_up_main("Hulk", (2, []))


@pytest.mark.rule("VS-CARD-32")
def test_bruce_banner_attacks_and_it_is_hulk_who_fights(duel):
    duel.you(main=BRUCE_BANNER, front=["main"]).enemy(front=["Ronan"])
    duel.game.state.new_card(BIG_GUY, YOU, ASIDE.at(YOU), pool=YOU)
    banner = duel.you.main
    duel.happens(lambda game: gain_xp(game, banner, 5, seat=YOU))
    assert duel.game.state.xp[banner] == 0
    duel.attacks("Bruce Banner", on="Ronan")
    assert duel.you.front == ["Hulk"]
    assert duel.exhausted == {"Hulk"}
    duel.everyone_passes()
    assert "Ronan" in duel.fallen, "4 ATK, not Banner's 2"


@pytest.mark.rule("VS-CARD-32")
def test_hulk_without_a_level_1_leads_no_deck():
    library = Library()
    for card in (*LIBRARY, main_character(MAINS.level("The Big Guy", 2, 7, 7, 6))):
        library.add(card)
    found = deck_problems(library, starter("avengers"), "The Big Guy", EDITIONS[COMPILED])
    assert [problem.rule for problem in found] == ["VS-CARD-32"]
