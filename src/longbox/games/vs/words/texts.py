"""The texts of cards."""

from __future__ import annotations

from longbox.engine.cards import Card
from longbox.engine.tongue import PLAIN, Tongue
from longbox.engine.words import Say, sentence
from longbox.games.vs.table.powers import Grants, Keyword
from longbox.games.vs.table.speech import VsSay, edition_of
from longbox.games.vs.table.stats import FLIGHT, RANGED


def card_text(card: Card, tongue: Tongue = PLAIN, *, marks: bool = False) -> str:
    """What a card does, a line for each power; of a location, what it pays for."""
    say = VsSay(card.name, tongue=tongue, marks=marks)
    if card.kind == "location":
        return location_text(card, say)
    icons = [power for power in card.powers if isinstance(power, Keyword) and power.key in (FLIGHT, RANGED)]
    lines = [sentence(say.listed([say.term(icon.name) for icon in icons]))] if icons else []
    own = [power for power in card.powers if power not in icons and not isinstance(power, Grants)]
    granted = [power for power in card.powers if isinstance(power, Grants)]
    lines += [power.words(say) for power in own]
    stays = any(isinstance(power, Grants) and power.stays for power in granted)
    has = say.phrase("Its {bearer} has, even without powers of its own:" if stays else "Its {bearer} has:")
    lines += [has, *(power.words(say) for power in granted)] if granted else []
    return "\n".join(lines)


def location_text(card: Card, say: Say) -> str:
    """One of a team pays for its characters; by some books with any symbol, whatever it shows."""
    symbols = say.either([say.filled(symbol) for symbol in card.fact("symbols")])
    if not card.traits:
        return say.phrase("Pays {symbols} for a power.", symbols=symbols)
    if edition_of(say).special_locations_give_all:
        symbols = say.phrase("any symbol")
    team = say.listed([say.term(team) for team in sorted(card.traits)])
    message = "Pays {symbols} for a power of a character of the {team}."
    if all(name.startswith("The ") for name in card.traits):
        message = "Pays {symbols} for a power of a character of {team}."
    return say.phrase(message, symbols=symbols, team=team)
