"""What everybody is told of what the powers of MCU Villains have left behind."""

from longbox.engine.view import view

from .duel import ENEMY, YOU
from .made_up import made_up
from .mcu_villains import BRUTE, NINE, ROCK, WALL, names_it


def left_behind(duel):
    """What is told of lasting effects; the same to all."""
    duel.decision  # noqa: B018  (a duel starts when somebody asks what is to be decided)
    told = [[(one["source"], one["text"]) for one in view(duel.game, seat)["effects"]] for seat in (YOU, ENEMY, None)]
    assert told[0] == told[1] == told[2]
    return told[0]


def test_the_rival_of_nebula_is_told(duel):
    duel.you(hand=["mcu-nebula"], locations=["Academy"] * 3, deck=NINE).enemy(deck=NINE)
    duel.starts("turn").takes("done").takes("recruit", "Nebula", amount=0)
    names_it(duel, "Thor")
    assert left_behind(duel) == [("Nebula", "Nebula has named Thor for the rest of the game")]


def test_the_challenge_of_abomination_is_told(duel):
    duel.you(main="mcu-abomination-main", level=2, front=["main"], locations=["Training Ground"], deck=NINE)
    duel.enemy(front=[WALL], back=[BRUTE], deck=NINE).uses("Abomination", "Give Me a Real Fight!")
    ((source, text),) = left_behind(duel)
    assert source == "Abomination"
    assert "Formation Step" in text
    duel.ends_turn().skips_building().chooses("Brute")
    ((source, text),) = left_behind(duel)
    assert text.startswith("Brute must be in the first attack")


def test_who_can_be_recruited_from_another_pile_is_told(duel):
    duel.you(main="mcu-iron-monger-main", locations=["Academy"] * 6, deck=NINE).enemy(ko=["Thor", "Hulk"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", "You Had a Great Idea, Tony", "Thor")
    assert left_behind(duel) == [("Iron Monger", "Thor can be recruited from the KO pile this turn")]


def test_that_a_whole_pile_can_be_recruited_from_is_told(duel):
    duel.you(front=["mcu-iron-monger"], locations=["Academy"] * 6, deck=NINE).enemy(ko=["Thor", "Hulk"], deck=NINE)
    duel.starts("turn").uses("Iron Monger", "The Golden Goose")
    assert left_behind(duel) == [("Iron Monger", "characters can be recruited from the KO pile this turn")]


def test_who_kneels_before_loki_is_told(duel):
    duel.you(main="mcu-loki-main", level=2, locations=["Fortress"], deck=NINE).enemy(front=[BRUTE], deck=NINE)
    duel.uses("Loki", "In the End You Will Always Kneel")
    ((source, text),) = left_behind(duel)
    assert (source, "ready" in text, "Loki" in text) == ("Loki", True, True)


def test_that_a_hand_comes_back_is_told_and_its_cards_are_not(duel):
    duel.you(front=["mcu-malekith"], locations=["Academy"], deck=NINE).enemy(hand=["Thor"], deck=NINE)
    duel.uses("Malekith", "Eternal Night")
    assert left_behind(duel) == [("Malekith", "when this turn ends, give the hand back")]
    for seat in (YOU, None):
        assert not any(
            "Thor" in str(card) for zone in view(duel.game, seat)["zones"].values() for card in zone.get("cards", [])
        )


def test_what_awaits_the_reborn_is_told(duel):
    duel.you(main="mcu-villains-hela-main", level=2, locations=["Fortress"] * 2, deck=NINE)
    duel.enemy(ko=["Thor"], deck=NINE).starts("turn").uses("Hela", "By the Eternal Flame, You Are Reborn")
    while not duel.offers("done"):
        duel.picks(duel.decision.options[-1])
    texts = [text for _, text in left_behind(duel)]
    assert len(texts) == 2
    assert any(text.startswith("Thor is removed from the game if it would leave play") for text in texts)


def test_resources_that_can_not_ready_are_told(duel):
    duel.you(front=["mcu-villains-kaecilius"], locations=["Laboratory", "Academy"], deck=NINE)
    duel.enemy(locations=["Fortress"], face_down=["Hulk"], deck=NINE).uses("Kaecilius", "Fold Space And Matter")
    (yours,), (theirs,) = (view(duel.game, seat)["effects"] for seat in (YOU, ENEMY))
    assert yours["text"].startswith("Laboratory, Academy, Fortress and a card can't ready")
    assert theirs["text"].startswith("Laboratory, Academy, Fortress and Hulk can't ready"), "whose it is knows it"
    shown = view(duel.game, ENEMY)["zones"][f"resource row:{YOU}"]["cards"]
    assert [card.get("exhausted") for card in shown] == [True, True]


def test_a_strike_ten_times_as_hard_is_foretold(duel):
    duel.you(main="mcu-villains-yellowjacket-main", level=2, front=["main"], locations=["Fortress"])
    duel.enemy(front=[ROCK]).attacks("Yellowjacket", on="Rock").uses("Yellowjacket", "Magnified Strength")
    assert view(duel.game, ENEMY)["combat"]["atk"] == 10
    assert left_behind(duel) == [("Yellowjacket", "Yellowjacket strikes with ten times the ATK for this combat")]


def test_what_ego_makes_of_numbers_is_explained(duel):
    duel.you(front=["mcu-villains-ego"]).enemy(front=[made_up("Giant", atk=10)]).attacks("Ego", on="Giant")
    assert duel.explain("Giant", "atk") == "6 = 10 printed + -4 Ego"
    assert view(duel.game, YOU)["combat"]["strikes_back"] == 6
