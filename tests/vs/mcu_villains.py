"""What the scenarios of the MCU Villains share: people who stand about, and what is looked at."""

from __future__ import annotations

from longbox.games.vs.cards import LIBRARY
from longbox.games.vs.chapters.deck_lists import find_main
from longbox.games.vs.chapters.facility import lay_out_facility
from longbox.games.vs.chapters.rows import appear
from longbox.games.vs.chapters.stun import knock_out, stun
from longbox.games.vs.table.cards import VsCard
from longbox.games.vs.table.characters import characters
from longbox.games.vs.table.kinds import MCU_VILLAINS
from longbox.games.vs.table.zones import ASIDE, EQUIPMENT, FACILITY, FRONT, HAND, REMOVED
from longbox.games.vs.vocabulary.keywords import RANGED

from .duel import BLANK, ENEMY, YOU
from .made_up import made_up

OF_THE_FILMS = "Ultron (The MCU Battles)"
"""There is an older one, too."""

WALL = made_up("Wall", atk=0, defense=4)
ROCK = made_up("Rock", atk=0, defense=30, health=9)
BRUTE = made_up("Brute", atk=6, defense=3)
FLIMSY = made_up("Flimsy", atk=1, defense=1, health=1)
FRAIL = made_up("Frail", atk=1, defense=1, health=3)
ARCHER = made_up("Archer", RANGED, atk=3, defense=9)
CROOK = made_up("Crook", team=MCU_VILLAINS, atk=2, defense=2)
NOBODY = VsCard(
    "Nobody", "supporting character", stats={"cost": 1, "atk": 1, "def": 1, "health": 1}, names=frozenset(("Nobody",))
)
THUG = made_up("Thug", team=MCU_VILLAINS, atk=2, defense=2)
NINE = [BLANK] * 9
"""A deck of which nothing is played by chance."""

ULTRON = "mcu-ultron-main"


def xp(duel, side=None):
    return duel.game.state.xp[(side or duel.you).main]


def level(duel, side=None):
    return duel.game.face((side or duel.you).main).fact("level")


def attacked_by(duel, *names, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    return duel.on_enemy_turn().attacks(*names, on=on).passes()


def until_your_next_turn(duel):
    """Your turn ends, and then the enemy's, in which nothing is done."""
    return duel.ends_turn().skips_building().ends_turn()


def equip(duel, name, bearer, seat=YOU):
    """Lay equipment out on a character."""
    side = (duel.you, duel.enemy)[seat]
    duel.game.attach(side._add(name, EQUIPMENT), duel.card(bearer, seat))
    duel.game.index()
    return duel


def carried(duel, name):
    return [duel.game.face(card).name for card in duel.game.on(duel.card(name))]


def stuns(duel, *names, by=()):
    cards = [duel.card(name) for name in names]
    return duel.happens(lambda game: stun(game, cards, [by] * len(cards)))


def kos(duel, *names, source=-1):
    cards = [duel.card(name) for name in names]
    return duel.happens(lambda game: knock_out(game, cards, source=source))


def all_named(duel, name, seat=YOU):
    """All characters of this name on a side."""
    return [card for card in characters(duel.game, seat) if duel.game.face(card).name == name]


def card_of(duel, name):
    """The number of the last card of a name that was laid out, wherever it lies."""
    return [card for card in range(len(duel.game.state.definition)) if duel.game.face(card).name == name][-1]


def appears(duel, name, seat=ENEMY):
    """A card of this name appears in a player's front row, by nobody's effect."""
    card = card_of(duel, name)
    return duel.happens(lambda game: appear(game, card, FRONT.at(seat), seat=seat, source=-1))


def to_the_main_phase(duel):
    """Whoever's turn it is does nothing more in the Build Phase."""
    while not duel.offers("end"):
        duel.takes("done")
    return duel


def removed(duel):
    return sorted(duel.game.face(card).name for card in duel.game.state.zones[REMOVED.at()])


def empty_hand(duel, seat=YOU):
    """Take the blank out of a hand."""
    for card in [one for one in duel.game.state.zones[HAND.at(seat)] if duel.game.face(one) is BLANK]:
        duel.game.move(card, ASIDE.at(seat))
    return duel


def names_it(duel, words):
    """Pick the option that says exactly this."""
    found = [option for option, label in zip(duel.decision.options, duel.options, strict=True) if label == words]
    assert len(found) == 1, f"{words} is not offered; there is: {duel.options}"
    return duel.picks(found[0])


def picks_player(duel, seat):
    """Pick a player."""
    (option,) = [one for one in duel.decision.options if one.verb == "player" and one.amount == seat]
    return duel.picks(option)


def ultron(duel, seat=YOU, **more):
    """A player's main character is Ultron, the first of six; the others wait in the Ultron Facility."""
    side = (duel.you, duel.enemy, duel.third)[seat]
    side(main=ULTRON, **more)
    lay_out_facility(duel.game, seat, find_main(LIBRARY, ULTRON))
    duel.game.index()
    return duel


def facility(duel, seat=YOU):
    """The levels of those who wait."""
    return sorted(duel.game.face(card).fact("level") for card in duel.game.state.zones[FACILITY.at(seat)])


def ultrons(duel, seat=YOU):
    """The levels of those in play on a side."""
    return sorted(duel.game.face(card).fact("level") for card in all_named(duel, "Ultron", seat))


def brings(duel, *levels, seat=YOU, row=FRONT):
    """Some more of them are in play; their numbers."""
    state = duel.game.state
    brought = []
    for wanted in levels:
        waiting = state.zones[FACILITY.at(seat)]
        card = next(one for one in waiting if duel.game.face(one).fact("level") == wanted)
        duel.game.move(card, row.at(seat))
        brought.append(card)
    duel.game.index()
    return brought
