"""The set-up of Marvel Champions on the command line."""

from __future__ import annotations

from typing import Any, Final

from longbox.flags import one, several, yes
from longbox.languages import message


def modular_sets(typed: list[str]) -> dict[str, Any]:
    """Modular sets by name; each `random` is one to be drawn unseen."""
    named = [name for name in typed if name != "random"]
    return {"modular": named, "random_modular": len(typed) - len(named)}


FLAGS: Final = (
    several("deck", "decks", message("A deck by name or file, once a player")),
    several("hero", "heroes", message("A player's hero"), "--hero", "--heroes"),
    several("aspect", "aspects", message("An aspect, once a hero; left out, the usual ones"), "--aspect", "--aspects"),
    several(
        "modular", "modular", message("A modular set; `random` draws one unseen. Once for each"), read=modular_sets
    ),
    one("scenario", message("Whom you are up against")),
    yes("expert", message("Play the harder game")),
    one("heroic", message("So many more encounter cards for each player in every villain phase")),
    one("skirmish", message("Play against one stage of the villain: I, II or III")),
    several("house_rule", "house_rules", message("A reading of the later Rules Reference")),
)
