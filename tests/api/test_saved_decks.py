"""Games with decks of players' own can be saved."""

import longbox

LIST = "Game: vs\nName: mine\nMain: {main}\n\n{cards}\n"


def own_deck() -> longbox.Deck:
    """Sixty cards of one's own choice: four each of the first fifteen that can be in a deck."""
    cards = [card for card in longbox.cards("vs") if card.kind == "supporting character" and card.playable]
    names = list(dict.fromkeys(card.name for card in cards))[:15]
    main = next(card.name for card in longbox.cards("vs") if card.kind == "main character")
    return longbox.Deck.parse(LIST.format(main=main, cards="\n".join(f"4 {name}" for name in names)))


def test_a_game_with_a_deck_of_ones_own_is_saved_and_loaded() -> None:
    game = longbox.deal("vs", seed=1, decks=[own_deck(), "avengers"])
    game.choose(0)
    again = longbox.load(game.save())
    assert again.digest == game.digest
    assert again.setup["decks"][0].text() == own_deck().text()
    assert longbox.load(again.save()).digest == game.digest
