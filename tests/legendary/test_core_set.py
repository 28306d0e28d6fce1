"""The core set is complete."""

from longbox.games.legendary.table.cards import COLLECTION, CORE


def of_the_core(stacks):
    return [stack for stack in stacks.values() if stack.set == CORE]


def test_the_whole_core_set_is_there():
    numbers = [
        len(of_the_core(kind))
        for kind in (
            COLLECTION.heroes,
            COLLECTION.masterminds,
            COLLECTION.villains,
            COLLECTION.henchmen,
            COLLECTION.schemes,
        )
    ]
    assert numbers == [15, 4, 7, 4, 8]
    assert sum(card.copies for group in of_the_core(COLLECTION.villains) for card in group.cards) == 56


def test_heroes_and_villain_groups_of_expansions_are_complete():
    for hero in COLLECTION.heroes.values():
        assert sorted(card.copies for card in hero.cards) == [1, 3, 5, 5]
    for group in COLLECTION.villains.values():
        assert sum(card.copies for card in group.cards) == 8
