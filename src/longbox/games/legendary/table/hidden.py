"""What a player can't know beyond the order of cards, dealt anew for guesses."""

from __future__ import annotations

from longbox.engine import dice, view
from longbox.engine.cards import Card
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import schemes
from longbox.games.legendary.table.kinds import HERO
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import HERO_DECK, VILLAIN_DECK


def redeal(game: Table, seat: int | None) -> None:
    pick_anew(game, seat)
    if any(COLLECTION.schemes[game.state.definition[card].id].heroes_in_villain_deck for card in schemes(game)):
        mix_heroes(game, seat)


def mix_heroes(game: Table, seat: int | None) -> None:
    """Nobody knows which Heroes lie in the Villain Deck and which in the Hero Deck, only how many."""
    state = game.state
    places = {
        zone: sorted(card for card in state.zones[zone] if not view.knows(state, seat, card))
        for zone in (HERO_DECK.first, VILLAIN_DECK.first)
    }
    unseen = sorted((state.definition[card] for cards in places.values() for card in cards), key=lambda card: card.id)
    heroes = shuffled(game, [card for card in unseen if card.kind == HERO])
    in_hero_deck = len(places[HERO_DECK.first])
    others = [card for card in unseen if card.kind != HERO]
    deal = {
        HERO_DECK.first: heroes[:in_hero_deck],
        VILLAIN_DECK.first: shuffled(game, [*others, *heroes[in_hero_deck:]]),
    }
    for zone, cards in places.items():
        state.put_all("definition", zip(cards, deal[zone], strict=True))


def shuffled(game: Table, definitions: list[Card]) -> list[Card]:
    order = list(range(len(definitions)))
    dice.shuffle(game.state, order)
    return [definitions[place] for place in order]


def pick_anew(game: Table, seat: int | None) -> None:
    """Sealed picks of others are guessed from where they have picked."""
    state = game.state
    for other, card in enumerate(state.unseen):
        if card >= 0 and other != seat:
            state.unseen[other] = game.pick_at_random(sorted(state.zones[state.zone[card]]))
    for other, whom in enumerate(state.accused):
        if whom >= 0 and other != seat:
            state.accused[other] = game.pick_at_random([one for one in range(state.seats) if one != other])
