"""What a player can't know beyond the order of cards, dealt anew for guesses."""

from __future__ import annotations

from longbox.engine import dice, view
from longbox.engine.cards import Card
from longbox.games.legendary.table.cards import COLLECTION
from longbox.games.legendary.table.enemies import schemes
from longbox.games.legendary.table.kinds import AMBITION, HERO
from longbox.games.legendary.table.state import Table
from longbox.games.legendary.table.zones import AMBITION_DECK, HERO_DECK, VILLAIN_DECK


def redeal(game: Table, seat: int | None) -> None:
    pick_anew(game, seat)
    if any(COLLECTION.schemes[game.state.definition[card].id].heroes_in_villain_deck for card in schemes(game)):
        mix(game, seat, HERO, HERO_DECK.first)
    if any(COLLECTION.schemes[game.state.definition[card].id].ambitions_in_villain_deck for card in schemes(game)):
        mix(game, seat, AMBITION, AMBITION_DECK.first)


def mix(game: Table, seat: int | None, kind: str, deck: int) -> None:
    """Nobody knows which Heroes lie in the Villain Deck and which in the Hero Deck, only how many; the same of
    Ambitions."""
    state = game.state
    places = {
        zone: sorted(card for card in state.zones[zone] if not view.knows(state, seat, card))
        for zone in (deck, VILLAIN_DECK.first)
    }
    unseen = sorted((state.definition[card] for cards in places.values() for card in cards), key=lambda card: card.id)
    of_kind = shuffled(game, [card for card in unseen if card.kind == kind])
    in_deck = len(places[deck])
    others = [card for card in unseen if card.kind != kind]
    deal = {
        deck: of_kind[:in_deck],
        VILLAIN_DECK.first: shuffled(game, [*others, *of_kind[in_deck:]]),
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
