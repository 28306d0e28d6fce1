"""What the tests of the cards of Legacy share: main characters of several levels, and the turns that go by."""

from __future__ import annotations


def xp(duel, side):
    return duel.game.state.xp[side.main]


def level(duel, side):
    return duel.game.face(side.main).fact("level")


def counters(duel, *names):
    return [duel.counters(name) for name in names]


def in_building(duel):
    """In the Build Phase of your turn, once a resource was laid or not."""
    duel.starts("turn")
    return duel.takes("done")


def a_round(duel):
    """To the same point of your next turn."""
    return duel.ends_turn().skips_building().ends_turn().skips_building()


def in_any_order(duel):
    """The order of what answers the same moment does not matter."""
    while duel.decision is not None and duel.decision.kind == "order":
        duel.picks(duel.decision.options[0])
    return duel


def attacked_by(duel, *names, on):
    """In the enemy's turn, an attack that the defender's player may answer."""
    duel.on_enemy_turn()
    if duel.started:
        duel.game.ask_again()
    return duel.attacks(*names, on=on).passes()


def readies(duel, *names):
    for name in names:
        duel.game.state.put("exhausted", duel.card(name), 0)
    duel.game.ask_again()
    return duel


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


def turned(side, name):
    """How many of a player's resources of this name lie face down, having paid."""
    return side.resources.count(f"{name} (face down)")
