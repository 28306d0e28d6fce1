"""The core set is complete."""

from longbox.games.legendary.cards import BOX


def test_the_whole_core_set_is_there():
    assert (len(BOX.heroes), len(BOX.masterminds), len(BOX.villains)) == (15, 4, 7)
    assert (len(BOX.henchmen), len(BOX.schemes)) == (4, 8)
    assert sum(card.copies for group in BOX.villains.values() for card in group.cards) == 56
