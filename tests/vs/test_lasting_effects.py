"""What effects have left behind is shown on the table for as long as it lasts."""

import pytest

from longbox.clients.vs.board import effect_lines
from longbox.engine.view import view
from longbox.games.vs.chapters.hands_and_decks import discard
from longbox.games.vs.table.editions import MARVEL_BATTLES
from longbox.games.vs.table.kinds import COMPILED
from longbox.games.vs.table.zones import DECK, HAND
from longbox.seen import Seen

from .duel import ENEMY, YOU
from .made_up import made_up


def effects(duel, seat=YOU):
    """The lines of the terminal, without their label."""
    return [line.plain.split(maxsplit=1)[1] for line in effect_lines(Seen(view(duel.game, seat)))]


def test_a_change_is_shown_until_the_combat_ends(duel):
    duel.you(front=["Colossus"], locations=["Fortress"]).enemy(front=["Loki"])
    duel.attacks("Colossus", on="Loki").uses("Colossus", "Organic Steel")
    assert effects(duel) == effects(duel, ENEMY) == ["Colossus gets +5/+5 for this combat (Colossus)"]
    duel.everyone_passes()
    assert effects(duel) == []


def test_each_of_several_changes_is_shown_with_its_own_end(duel):
    duel.you(front=["Hulk"], hand=["Open Fire", "Stark Tech"]).enemy(front=["Abomination"], hand=["Find Cover"])
    duel.plays("Stark Tech", "Hulk").attacks("Hulk", on="Abomination").plays("Open Fire").plays("Find Cover")
    shown = effects(duel)
    assert len(shown) == 3
    for name in ("Stark Tech", "Open Fire", "Find Cover"):
        assert any(f"({name})" in line for line in shown), name
    duel.everyone_passes()
    (left,) = effects(duel)
    assert left == "Hulk has Ranged this turn (Stark Tech)"


def test_two_changes_of_one_thing_are_both_shown(duel):
    duel.you(front=["Hulk"], hand=["Open Fire"]).enemy(front=["Abomination"], hand=["Savage Surprise"])
    duel.attacks("Hulk", on="Abomination").plays("Open Fire").plays("Savage Surprise")
    assert effects(duel) == [
        "Hulk gets +2/+0 for this combat (Open Fire)",
        "Abomination gets +4/+0 for this combat (Savage Surprise)",
    ]


@pytest.mark.parametrize(("laid", "held", "shown"), [(["Academy"], [], "twice"), ([], ["Academy"], "three times")])
def test_harder_strikes_are_shown(duel, laid, held, shown):
    duel.you(front=["The Perfect Organism"], locations=laid, hand=held).enemy(front=["Loki"])
    duel.attacks("The Perfect Organism", on="Loki")
    duel.uses("The Perfect Organism", "This Thing is Huge! It's... It's Big!")
    assert effects(duel) == [
        f"The Perfect Organism strikes with {shown} the ATK for this combat (The Perfect Organism)"
    ]


def test_a_trigger_that_waits_is_shown(duel):
    duel.you(front=["Hawkeye"], locations=["Training Ground"]).enemy(front=["Loki"])
    duel.uses("Hawkeye", "Take Aim")
    (effect,) = effects(duel)
    assert "attacks" in effect
    assert "+3/+0" in effect


@pytest.mark.rule("VS-KEYWORD-31", "VS-SCOPE-07")
@pytest.mark.parametrize(
    ("book", "end"),
    [
        (COMPILED, "until the turn ends or Cosmo is stunned or gone"),
        (MARVEL_BATTLES, "until Cosmo is stunned or gone"),
    ],
)
def test_a_lost_power_is_shown_with_its_end(duel, book, end):
    duel.by(book).you(hand=["Cosmo"], locations=["Academy"]).enemy(front=["Loki"])
    duel.starts("turn").takes("done").takes("recruit", "Cosmo", amount=0).chooses("Loki")
    assert effects(duel) == [f"Loki has lost all powers {end} (Cosmo)"]


@pytest.mark.parametrize("seat", [YOU, ENEMY, None])
def test_a_keyword_for_the_turn_is_shown_to_everybody(duel, seat):
    duel.you(front=["Hulk"], hand=["Colossus"], locations=["Academy"] * 6)
    duel.starts("turn").takes("done").takes("recruit", "Colossus", amount=0).chooses("Hulk")
    assert effects(duel, seat) == ["Hulk has Flight this turn (Colossus)"]


def test_a_frozen_character_is_marked(duel):
    duel.you(hand=["Iceman"], locations=["Academy"]).enemy(front=["Loki"])
    duel.starts("turn").takes("done").takes("recruit", "Iceman", amount=0).chooses("Loki")
    assert effects(duel) == ["Loki is frozen until the end of that player's next turn (Iceman)"]


def test_health_that_was_gained_is_added_up(duel):
    victims = [made_up(name, atk=1, defense=1, health=1) for name in ("Flimsy", "Frail")]
    duel.you(front=["Lilith"]).enemy(front=victims)
    for name in ("Flimsy", "Frail"):
        duel.game.state.put("exhausted", duel.card("Lilith"), 0)
        if duel.started:
            duel.game.ask_again()
        duel.attacks("Lilith", on=name).everyone_passes()
    assert effects(duel) == ["Lilith gets +2 Health for the rest of the game (Lilith)"]


def test_what_lasts_until_the_next_turn_says_so(duel):
    duel.you(hand=["mcu-heroes-vision"], locations=["Academy"] * 7)
    duel.starts("turn").takes("done").takes("recruit", "Vision", amount=0)
    assert effects(duel) == ["Vision gets -7/-7 until that player's next turn starts (Vision)"]


@pytest.mark.parametrize("zone", [HAND, DECK])
def test_a_rule_does_not_trace_the_card_it_comes_from(duel, zone):
    duel.you(front=["mcu-heroes-quicksilver"], locations=["Training Ground"], deck=["Hulk"]).enemy(front=["Loki"])
    duel.attacks("Quicksilver", on="Loki").uses("Quicksilver", "He's Fast")
    assert effects(duel, ENEMY)[0].endswith("(Quicksilver)")
    quicksilver = duel.card("Quicksilver")
    duel.happens(lambda game: game.move(quicksilver, zone.at(YOU)))
    duel.game.state.known[quicksilver] = 1 << YOU
    assert effects(duel, YOU)[0].endswith("(Quicksilver)")
    assert not any("Quicksilver" in line for line in effects(duel, ENEMY))
    before = effects(duel, ENEMY)
    duel.game.state.put("definition", quicksilver, duel.game.state.definition[duel.card("Loki", ENEMY)])
    assert effects(duel, ENEMY) == before


def test_the_reborn_who_are_removed_need_no_words(duel):
    duel.you(main="Hela", level=2, locations=["Fortress", "Fortress"], ko=["Thor"], deck=["Hulk"] * 9)
    duel.enemy(deck=["Hulk"] * 9).starts("turn").takes("done").uses("Hela", "By the Eternal Flame, You Are Reborn")
    duel.picks(next(option for option in duel.decision.options if option.amount == YOU)).takes(
        "place", "Thor", amount=0
    )
    assert effects(duel)[0] == ("Thor is removed from the game if it would leave play for the rest of the game (Hela)")
    duel.takes("done").takes("done").ends_turn()
    assert effects(duel) == []


def test_whoever_was_discarded_waits_in_hand_no_more(duel):
    duel.you(main="Elektra", level=2, locations=["Academy"], front=["main"]).uses("Elektra", "Hand Experience")
    for seat in (YOU, ENEMY, None):
        assert effects(duel, seat)[0] == "Elektra waits in hand until that player's next turn starts (Elektra)"
    duel.happens(lambda game: discard(game, [duel.you.main]))
    for seat in (YOU, ENEMY, None):
        assert not any("waits in hand" in line for line in effects(duel, seat))


def test_who_can_not_ready_is_named(duel):
    duel.you(front=["Martinex"], locations=["Laboratory"]).enemy(front=["Thor"]).uses("Martinex", "Cool Down")
    assert effects(duel) == ["Thor can't ready until the end of that player's next turn (Martinex)"]


def test_the_resources_that_can_not_ready_are_named_as_far_as_they_are_seen(duel):
    duel.you(front=["Kaecilius"], locations=["Laboratory", "Academy"]).enemy(face_down=["Thor"])
    duel.uses("Kaecilius", "Fold Space And Matter")
    end = "can't ready until the end of that player's next turn (Kaecilius)"
    for seat, third in ((YOU, "a card"), (ENEMY, "Thor")):
        assert effects(duel, seat) == [f"Laboratory, Academy and {third} {end}"]


def test_who_is_warded_off_is_told_in_order(duel):
    duel.you(main="Scarlet Witch", level=2, front=["main"], locations=["Academy"]).enemy(front=["Thor"])
    duel.uses("Scarlet Witch", "Everybody's Afraid of Something", "Thor")
    assert effects(duel)[0].startswith(
        "Characters of a name that Scarlet Witch has warded off can't attack Scarlet Witch for the rest of the game"
    )


def test_who_may_be_recruited_from_a_ko_pile_is_told_in_order(duel):
    duel.you(main="Iron Monger", front=["main"], locations=["Academy"]).enemy(ko=["Thor"]).starts("turn")
    duel.uses("Iron Monger", "You Had a Great Idea, Tony")
    assert effects(duel) == ["Thor can be recruited from the KO pile this turn (Iron Monger)"]


def test_a_trigger_for_one_character_names_it(duel):
    duel.you(main="Hulk", front=["main", "General Ross"]).enemy(front=["Ronan"]).attacks("Hulk", on="Ronan")
    assert effects(duel) == ["when this combat ends, ready Hulk (General Ross)"]
