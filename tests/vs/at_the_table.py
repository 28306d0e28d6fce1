"""More words for scenarios: levels by the powers that they have, who comes in, what can be picked by name."""

from __future__ import annotations

from longbox.engine import view
from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.zones import ASIDE, FRONT

from .duel import YOU

NINE = ["Let's Rock!"] * 9
"""A deck of which nothing is recruited or laid by chance."""


def xp(duel, side=None):
    return duel.game.state.xp[(side or duel.you).main]


def learnt(duel, amount, side=None):
    """The main character has so much XP already."""
    duel.game.state.put("xp", (side or duel.you).main, amount)
    return duel


def level(duel, side=None):
    return duel.game.face((side or duel.you).main).fact("level")


def at_level(duel, number, power, side=None):
    """A main character is of this level, of the version that has a power of this name."""
    main = (side or duel.you).main
    faces = duel.game.state.definition[main].faces
    (place,) = [
        place
        for place, face in enumerate(faces)
        if face.fact("level") == number and any(power in (name_of(one), label_of(one)) for one in face.powers)
    ]
    duel.game.turn_to(main, place)
    duel.game.index()
    if duel.started:
        duel.game.ask_again()
    return duel


def name_of(power):
    return getattr(power, "name", "")


def label_of(power):
    return getattr(power, "label", "")


def attacked_by(duel, name, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(name, on=on).passes()


def enters(duel, side, card, zone=FRONT):
    """A character appears on a side, by an effect that no card in the scenario has."""
    definition = card if isinstance(card, VsCard) else find(LIBRARY, card)
    new = duel.game.state.new_card(definition, side.seat, ASIDE.at(side.seat), pool=side.seat)
    duel.happens(lambda game: appear(game, new, zone.at(side.seat), seat=side.seat))
    return new


def recruits(duel, name, points, **more):
    """Your turn begins, and you recruit this card from your hand into the front row."""
    duel.you(hand=[name], face_down=["Find Cover"] * points, deck=NINE, **more).enemy(deck=NINE)
    return duel.starts("turn").takes("done").takes("recruit", name, amount=0)


def named(duel):
    """The cards that can be picked now, whatever is to be done with them."""
    return {duel.game.face(option.card).name for option in duel.decision.options if option.cards}


def picks(duel, *names):
    """Pick cards by name, whatever is to be done with them."""
    for name in names:
        found = [
            option for option in duel.decision.options if option.cards and duel.game.face(option.card).name == name
        ]
        assert found, f"{name} is not offered; there is: {duel.options}"
        duel.picks(found[0])
    return duel


def used_up(duel, name):
    """How many of your resources of this name have paid."""
    return duel.you.resources.count(f"{name} (face down)")


def seen(duel, zone, seat=YOU):
    """The names of the cards of a zone as a seat sees them; None for a card that it does not know."""
    return [card.get("name") for card in view.view(duel.game, seat)["zones"][zone]["cards"]]


def next_turn(duel):
    """This turn ends; the next player has come to the Main Phase."""
    return to_main_phase(duel.ends_turn())


def to_main_phase(duel):
    while not duel.offers("end"):
        duel.takes("done")
    return duel


def a_round(duel):
    """To the same point of your next turn."""
    return next_turn(next_turn(duel))


def picks_label(duel, words):
    """Pick what is offered in these words, among others."""
    return duel.picks(duel.decision.options[[words in label for label in duel.options].index(True)])


def picks_player(duel, seat):
    """Pick a player by the seat."""
    return picks_label(duel, f"Player {seat + 1}")


def in_order(duel):
    """Let what is triggered together act in the order that is offered."""
    while duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    return duel
