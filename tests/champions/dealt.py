"""A game just dealt, looked at by the names of cards."""

import longbox
from longbox.games.champions.table.characters import remaining


class Dealt:
    """A game just dealt, at the first question: which cards of the starting hand to throw away."""

    def __init__(self, heroes=("spider-man",), seed=3, **setup):
        self.match = longbox.deal("champions", heroes=list(heroes), seed=seed, **setup)
        self.game = self.match._game
        self.state = self.game.state

    def names(self, zone):
        return [self.game.face(card).name for card in self.state.zones[zone]]

    def count(self, zone):
        return len(self.state.zones[zone])

    def hit_points(self, card):
        return remaining(self.game, card)

    def takes(self, verb, times=1):
        for _ in range(times):
            verbs = [option.verb for option in self.match.decision.options]
            self.match.choose(verbs.index(verb))
        return self
