"""What a table agrees on before it plays: the questions of the set-up, and what may be answered."""

from __future__ import annotations

from functools import cache

from longbox.engine.setup import Item
from longbox.games.legendary.chapters import outside
from longbox.games.legendary.chapters.challenges import CHALLENGES
from longbox.games.legendary.chapters.first_games import FIRST_GAMES
from longbox.games.legendary.chapters.numbers import NUMBERS
from longbox.games.legendary.chapters.starting_decks import STARTING_DECKS, USUAL_DECK
from longbox.games.legendary.table.cards import COLLECTION, CORE
from longbox.games.legendary.table.kinds import HEROES, VILLAINS


@cache
def form() -> tuple[Item, ...]:
    meanings = {name: challenge.words for name, challenge in CHALLENGES.items()}
    return (
        Item("players", "How many play", 2, tuple(NUMBERS), rule="LG-SETUP-01"),
        Item("side", "Whether the players are heroes or villains", HEROES, (HEROES, VILLAINS), rule="LG-TERMS-15"),
        Item("mastermind", "The Mastermind to beat", None, tuple(COLLECTION.masterminds)),
        Item("epic", "Whether the Mastermind has its Epic side up", False, (True, False), rule="LG-EPIC-01"),
        Item("scheme", "The Scheme to foil", None, tuple(COLLECTION.schemes)),
        Item("heroes", "The Heroes of the Hero Deck", None, tuple(COLLECTION.heroes), many=True, least=0, most=7),
        Item("villains", "The Villain groups of the Villain Deck", None, tuple(COLLECTION.villains), True, 0, 4),
        Item("henchmen", "The Henchmen groups of the Villain Deck", None, tuple(COLLECTION.henchmen), True, 0, 3),
        Item(
            "expansions",
            "Sets that what is left out is drawn from, besides the core set of the players' side",
            (),
            (CORE, *COLLECTION.expansions),
            True,
            0,
            len(COLLECTION.expansions) + 1,
        ),
        Item(
            "first_game",
            "The box whose book proposes the stacks, for a first game, if none are named",
            None,
            tuple(FIRST_GAMES),
            rule="LG-FIRSTGAME-01",
        ),
        Item("open_hands", "Whether all players may see all hands", True, (True, False)),
        Item(
            "challenges", "Ways to make it harder", (), tuple(CHALLENGES), True, 0, len(CHALLENGES), meanings=meanings
        ),
        Item(
            "horrors",
            "Horrors that are there from the start",
            (),
            tuple(COLLECTION.horrors),
            True,
            0,
            len(COLLECTION.horrors),
            rule="LG-HORROR-02",
        ),
        Item(
            "random_horrors",
            "How many more Horrors, drawn at random",
            0,
            tuple(range(len(COLLECTION.horrors) + 1)),
            rule="LG-HORROR-02",
        ),
        Item(
            "starting_decks",
            "Each player's starting deck, where sets of both sides are mixed",
            (),
            (USUAL_DECK, *STARTING_DECKS),
            True,
            0,
            5,
            repeats=True,
            rule="LG-TERMS-14",
        ),
        Item(
            "helped",
            "Agents replaced by Officers in each player's deck, or Operatives by Madame HYDRA",
            (),
            tuple(range(9)),
            True,
            0,
            5,
            repeats=True,
        ),
        Item("sidekicks", "Whether there is a stack of Sidekicks to recruit from", False, (True, False)),
        Item(
            "mastermind_player",
            "Which player is the Mastermind (0: none of them)",
            0,
            tuple(range(len(NUMBERS) + 1)),
            rule="LG-PLAYERMASTER-01",
        ),
        Item(
            "own_row",
            "Whether the player who is the Mastermind recruits from a row of the other side's Heroes",
            False,
            (True, False),
            rule="LG-PLAYERMASTER-13",
        ),
        Item("solo", "The rules for one player", "basic", ("basic", "advanced")),
        *outside.LINES,
    )
