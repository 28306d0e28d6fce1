"""The set-up of Marvel Champions on the command line."""

from __future__ import annotations

from typing import Any, Final

from longbox.flags import one, several, yes


def modular_sets(typed: list[str]) -> dict[str, Any]:
    """Modular sets by name; each `random` is one to be drawn unseen."""
    named = [name for name in typed if name != "random"]
    return {"modular": named, "random_modular": len(typed) - len(named)}


FLAGS: Final = (
    several("deck", "decks", "A deck by name or file, once a player"),
    several("hero", "heroes", "A player's hero", "--hero", "--heroes"),
    several("aspect", "aspects", "An aspect, once a hero; left out, the usual ones", "--aspect", "--aspects"),
    several("modular", "modular", "A modular set; `random` draws one unseen. Once for each", read=modular_sets),
    one("scenario", "Whom you are up against"),
    yes("expert", "Play the harder game"),
    one("heroic", "So many more encounter cards for each player in every villain phase"),
    one("skirmish", "Play against one stage of the villain: I, II or III"),
    several("house_rule", "house_rules", "A reading of the later Rules Reference"),
)
